/** Somebody who looks at the same address of the cluster again and again. */
import { setTimeout as delay } from 'node:timers/promises';

interface Answer {
  at: number;
  /** Null where nobody answered. */
  status: number | null;
}

export interface Probe {
  /** What was answered since this moment, in milliseconds of `performance.now()`. */
  since(from: number): {
    answers: number;
    failures: number;
    /** From the moment until the last answer that was none. */
    awayMs: number;
  };
  /** How often somebody who stands in front has said that nobody is there. */
  refusals(): number;
  end(): Promise<void>;
}

const PAUSE_MS = 100;
const TIMEOUT_MS = 5_000;

/** Asks ten times a second, one call after the other. */
export function startProbe(url: string): Probe {
  const answers: Answer[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const status = await ask(url).catch(() => null);
      answers.push({ at: performance.now(), status });
      await delay(PAUSE_MS);
    }
  })();
  return {
    since(from) {
      const seen = answers.filter(({ at }) => at >= from);
      const failed = seen.filter(({ status }) => status !== 200);
      return { answers: seen.length, failures: failed.length, awayMs: Math.max(0, (failed.at(-1)?.at ?? from) - from) };
    },
    refusals: () => answers.filter(({ status }) => status !== null && status !== 200).length,
    async end() {
      isOver = true;
      await asking;
    },
  };
}

async function ask(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.arrayBuffer();
  return answer.status;
}
