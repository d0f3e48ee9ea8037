/** What each queue is asked for: many empty jobs at once, then single ones on an idle line. Prints the figures as JSON. */
import { setTimeout as delay } from 'node:timers/promises';

const { JOBS, SLOTS, SINGLES, IDLE_MS } = process.env;
const [jobs, singles, idleMs] = [JOBS, SINGLES, IDLE_MS].map(Number);

/**
 * @param {object} queue
 * @param {(people: number[]) => Promise<unknown>} queue.add a job for each, whose person is that number.
 * @param {(slots: number, onJob: () => void) => Promise<() => Promise<unknown>>} queue.work begins to work. Returns what ends it.
 */
export async function contest({ add, work }) {
  let left = jobs;
  let onLast;
  let onJob = () => {
    left -= 1;
    if (left === 0) onLast();
  };
  const all = new Promise((resolve) => {
    onLast = resolve;
  });
  const start = performance.now();
  await add(Array.from({ length: jobs }, (_, nth) => nth % 200));
  const added = performance.now();
  const stop = await work(Number(SLOTS), () => onJob());
  await all;
  const done = performance.now();
  const pickUps = [];
  for (let nth = 0; nth < singles; nth += 1) {
    await delay(idleMs);
    const begun = new Promise((resolve) => {
      onJob = resolve;
    });
    const asked = performance.now();
    await add([0]);
    await begun;
    pickUps.push(performance.now() - asked);
  }
  await stop();
  const perSecond = (since) => (jobs / (done - since)) * 1_000;
  console.log(JSON.stringify({ whole: perSecond(start), taken: perSecond(added), pickUps }));
  process.exit(0);
}
