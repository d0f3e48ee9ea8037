import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { FolderWriter } from './folder-writer.ts';

test('R1552 a source that fails as soon as it is handed over fails what is written of it, and nothing else', async () => {
  const room = await mkdtemp(path.join(os.tmpdir(), 'hall-of-chaos-test-'));
  onTestFinished(() => rm(room, { recursive: true }));
  {
    await using writer = await FolderWriter.begin(path.join(room, 'backup'));
    const source = new Readable({ read: () => undefined });
    const adding = writer.add('rows/profiles', source);
    source.emit('error', new Error('Connection terminated'));
    await expect(adding).rejects.toThrow('Connection terminated');
  }
  expect(await readdir(room)).toEqual([]);
});
