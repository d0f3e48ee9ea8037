/**
 * A started product for a file of tests that start and end it. Most of such a test is what starting costs, so it begins with what
 * the test before left.
 */
import { afterAll, afterEach, beforeAll } from 'vitest';
import { killProduct, launchProduct, makeDataFolder, type Product, removeDataFolder, startProduct } from './product.ts';

interface KeptProduct {
  /** Of the data, which a test finds as the one before left it. */
  readonly folder: string;
  /** An empty folder in the place of that one, for tests of a first start. */
  empty(): Promise<void>;
  /** The product that runs on the folder, started unless it does. */
  open(): Promise<Product>;
  /** Started on the folder as it is, and waited for until it is open. */
  start(env?: Record<string, string>): Promise<Product>;
  /** Started without waiting, to be cut off or to end by itself. */
  launch(env?: Record<string, string>): Omit<Product, 'url'>;
  /** Kills what runs on the folder. */
  kill(): Promise<void>;
}

/** After a test that failed the next one begins with an empty folder. */
export function keepProduct(): KeptProduct {
  let folder: string;
  let product: Product | undefined;
  const launched: Omit<Product, 'url'>[] = [];

  const kill = async () => {
    product = undefined;
    await killProduct(folder);
  };
  const remove = async () => {
    await kill();
    await removeDataFolder(folder);
  };
  const empty = async () => {
    await remove();
    folder = await makeDataFolder();
  };
  const start = async (env?: Record<string, string>) => {
    product = await startProduct(folder, { VIDEOS: 'off', ...env });
    return product;
  };

  beforeAll(async () => {
    folder = await makeDataFolder();
  });
  afterEach(async ({ task }) => {
    for (const one of launched.splice(0)) if (isRunning(one)) await one.stop();
    if (task.result?.state === 'fail') await empty();
  });
  afterAll(remove);

  return {
    get folder() {
      return folder;
    },
    empty,
    open: async () => (product && isRunning(product) ? product : start()),
    start,
    launch(env) {
      const one = launchProduct(folder, { VIDEOS: 'off', ...env });
      launched.push(one);
      return one;
    },
    kill,
  };
}

const isRunning = ({ process }: Pick<Product, 'process'>) => process.exitCode === null && process.signalCode === null;
