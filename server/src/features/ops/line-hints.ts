/** Tells operators that the line has changed, however often it does, at most once in a while. */
import { setTimeout as delay } from 'node:timers/promises';
import type { OpsHint } from '@chaos/shared/contract/ops';
import type { LiveBus } from '@chaos/shared/platform/live-bus';

const GATHER_MS = 1_000;

interface LineOptions {
  bus: LiveBus;
  signal: AbortSignal;
  /** Asked before each hint: whoever may not see it any more is told nothing. */
  mayGoOn: () => Promise<boolean>;
  /** How a second passes; it ends early with the signal. */
  rest?: () => Promise<unknown>;
}

/** One hint at once, for what happened between the first look and now, and then one for all changes of a second. */
export async function* followLine({ bus, signal, mayGoOn, rest }: LineOptions): AsyncGenerator<OpsHint, void> {
  const aSecond = rest ?? (() => delay(GATHER_MS, undefined, { signal }).catch(() => undefined));
  let isChanged = true;
  let wake = () => {};
  const note = () => {
    isChanged = true;
    wake();
  };
  const onAbort = () => wake();
  const unsubscribe = [bus.subscribe('ticket', note), bus.subscribe('line', note), bus.onGap(note)];
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      if (isChanged) {
        isChanged = false;
        if (!(await mayGoOn())) return;
        yield { at: new Date() };
        await aSecond();
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    for (const stop of unsubscribe) stop();
  }
}
