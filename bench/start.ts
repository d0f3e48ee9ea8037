/** How long `npm start` takes from an empty disk, and again. The client is built already. */
import { launchProduct, makeDataFolder, OPEN, removeDataFolder } from '../e2e/product.ts';
import { describeTimes, print, timed } from './measure.ts';

const ROUNDS = 5;

export async function benchStart(): Promise<void> {
  const first: number[] = [];
  const second: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = await makeDataFolder();
    for (const times of [first, second]) {
      const [product, ms] = await timed(() => startToFirstAnswer(folder));
      times.push(ms);
      await product.stop();
    }
    await removeDataFolder(folder);
  }
  print('empty disk to first answer (goal 5,000 ms)', describeTimes(first));
  print('second start to first answer (goal 2,000 ms)', describeTimes(second));
}

async function startToFirstAnswer(folder: string) {
  const product = launchProduct(folder);
  const [, url = ''] = await product.shows(OPEN);
  const answer = await fetch(`${url}/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`);
  if (!answer.ok) throw new Error(`the first answer was ${answer.status}`);
  return product;
}
