import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.each(['backup', 'restore'])(
  'R1594 whoever asks %s for help is told how it is called, and nothing is written',
  async (tool) => {
    const script = path.join(import.meta.dirname, `${tool}.ts`);
    const call = promisify(execFile)(process.execPath, [script, '--help']);
    await expect(call).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`Usage: npm run ${tool}`) });
  },
);
