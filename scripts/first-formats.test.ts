import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = path.resolve(import.meta.dirname, '../client/src');
/** Of the desk alone, which nobody opens on a slow phone for a look at a picture. */
const MAY = /^features\/ops\//;

test('R606 no module that a page loads makes a format of dates or numbers while it is loaded', async () => {
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: CLIENT, exclude: ['**/*.test.*'] }))
    if (!MAY.test(file) && /^(export )?const \w+ = new Intl\./m.test(await readFile(path.join(CLIENT, file), 'utf8')))
      found.push(file);
  expect(found).toEqual([]);
});
