/**
 * One address attacks at full speed beside twenty people. Attacker, people and product share this machine, so each attack
 * is compared with a program that keeps one core busy and sends nothing, besides the quiet.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { openStage, type Stage } from '../scripts/faults/product-under-load.ts';
import { ATTACKS, Attacker, type Tally, WISHES } from './attacker.ts';
import { describeTail, print, timed } from './measure.ts';

const PEOPLE = 20;
/** Between two actions of one person, at most. */
const PAUSE_MS = 6_000;
/** Between two looks of one person at the Hall. */
const LOOK_MS = 500;
const ALIVE_MS = 50;
const ONE_ATTACK_MS = 15_000;
const WHOLE_MS = 60_000;

interface Times {
  gallery: number[];
  alive: number[];
  /** Of all these, without an answer. A browser asks again. */
  failed: number;
}

export async function benchAttack(): Promise<void> {
  await using stage = await openStage({
    env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1', VIDEOS: 'off' },
    players: PEOPLE,
    pauseMs: PAUSE_MS,
  });
  const { diary } = stage;
  await stage.underLoad(async () => {
    const measure = async (what: string, ms: number, attack: () => Promise<Tally>) => {
      const over = AbortSignal.timeout(ms);
      const lostBefore = diary.lostAnswers;
      const [times, tally] = await Promise.all([watch(stage, over), attack()]);
      print(`${what}: gallery.top of ${PEOPLE} people`, describeTail(times.gallery));
      print('  /livez', `${describeTail(times.alive)}, longest ${Math.max(...times.alive).toFixed(0)} ms`);
      if (times.failed > 0) print('  of these without an answer', `${times.failed}`);
      if (tally.size > 0) print('  sent', describeTally(tally));
      if (diary.lostAnswers > lostBefore) print('  calls of people without an answer', `${diary.lostAnswers - lostBefore}`);
    };
    const attackWith = async (names: readonly string[], ms: number) => {
      const attacker = new Attacker({ url: stage.url, names, ms });
      return attacker.done;
    };
    await measure('quiet', ONE_ATTACK_MS, async () => new Map());
    await measure('a busy core', ONE_ATTACK_MS, () => attackWith(['nothing'], ONE_ATTACK_MS));
    const kinds = Object.keys(ATTACKS).filter((name) => name !== 'nothing');
    for (const name of kinds) await measure(name, ONE_ATTACK_MS, () => attackWith([name], ONE_ATTACK_MS));
    await measure('quiet again', WHOLE_MS, async () => new Map());
    await measure('all of it', WHOLE_MS, () => attackWith(kinds, WHOLE_MS));
  });
  await stage.rest();
  const findings = (await stage.check()).filter(({ detail }) => !detail.startsWith(WISHES));
  const countOf = (what: string) => `${findings.filter((one) => one.what === what).length} ${what}`;
  print(
    'afterwards',
    `${diary.reasons.get('signed_out') ?? 0} signed out, ${countOf('lost')}, ${countOf('doubled')}, ${countOf('violation')}`,
  );
  print('  actions of people answered', `${diary.actions.length}; reasons: ${describeTally(diary.reasons)}`);
  for (const { what, detail } of findings) print(`  ${what}`, detail);
}

/** Everybody looks at the Hall, and a monitor at the server. */
async function watch({ url, players }: Stage, over: AbortSignal): Promise<Times> {
  const times: Times = { gallery: [], alive: [], failed: 0 };
  const repeat = async (list: number[], pauseMs: number, call: () => Promise<unknown>) => {
    const fail = () => {
      times.failed += 1;
    };
    await delay(Math.random() * pauseMs);
    while (!over.aborted) {
      list.push((await timed(() => call().catch(fail)))[1]);
      await delay(pauseMs);
    }
  };
  await Promise.all([
    ...players.map(({ client }) => repeat(times.gallery, LOOK_MS, () => client.gallery.top.query({}))),
    repeat(times.alive, ALIVE_MS, () => fetch(`${url}/livez`).then((answer) => answer.arrayBuffer())),
  ]);
  return times;
}

const describeTally = (tally: ReadonlyMap<string, number>) =>
  [...tally].map(([what, times]) => `${what} ${times.toLocaleString('en')}`).join(', ') || 'none';
