/** From click to saved character in the embedded default, and the part of it that is not imagination. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { connectApi } from '../e2e/api.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../e2e/product.ts';
import { describeTimes, print, timed } from './measure.ts';

const WARM_UP = 5;
const COUNTED = 40;
const THEMES = ['crocodile', 'toaster', 'shark', null, 'espresso', 'banana', 'dragon', 'piano'];

export async function benchGeneration(env: Record<string, string> = {}): Promise<void> {
  const folder = await makeDataFolder();
  const product = await startProduct(folder, { RATE_LIMIT_SCALE: '1000', ...env });
  const api = connectApi(product.url);
  const totals = new Map<string, number>();
  for (let index = 0; index < WARM_UP + COUNTED; index += 1) {
    const [ticket, ms] = await timed(async () => api.finish(await api.generate(THEMES[index % THEMES.length] ?? null)));
    if (ticket.state !== 'done') throw new Error(`a character was not made: ${ticket.error?.message}`);
    if (index >= WARM_UP) totals.set(ticket.id, ms);
  }
  await api.close();
  await product.stop();
  const imagination = await readStepTimes(path.join(folder, 'logs/worker.log'));
  await removeDataFolder(folder);

  const where = env.REDIS_URL ? 'queue on Redis' : 'everything embedded';
  const ids = [...totals.keys()];
  const of = (id: string) => imagination.get(id) ?? 0;
  print(`click to saved, ${where}`, describeTimes([...totals.values()]));
  print('  of it imagination (text, picture and its files)', describeTimes(ids.map(of)));
  print('  overhead (goal p50 60 ms, 25 ms with Redis)', describeTimes(ids.map((id) => (totals.get(id) ?? 0) - of(id))));
}

/** The worker logs for each ticket how long its steps took. */
async function readStepTimes(file: string): Promise<Map<string, number>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes('"stepMs"'));
  return new Map(
    lines.map((line) => {
      const { ticketId, stepMs } = JSON.parse(line) as { ticketId: string; stepMs: Record<string, number> };
      return [ticketId, Object.values(stepMs).reduce((sum, ms) => sum + ms, 0)];
    }),
  );
}
