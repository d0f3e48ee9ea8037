import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFrame } from '../testing/test-imagination.ts';
import { ENCODER, type Encoder, encodeVideo } from './encoder.ts';

const never = new AbortController().signal;

/** Coarse noise that is new in every frame: far more than any character has to show. */
async function* noise(count: number) {
  const frame = createFrame();
  for (let index = 0; index < count; index++) {
    yield frame.map((_, at) => Math.imul(((at >> 4) & 31) + (at >> 13) * 32 + index * 1_024, 0x9e3779b1) | 0xff_00_00_00);
  }
}

/** A program that does this, whatever it is asked. */
async function script(text: string): Promise<Encoder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'encoder');
  await writeFile(file, `#!/bin/sh\n${text}\n`);
  await chmod(file, 0o755);
  return [file];
}

test('noise stays under 200 kB a second, so three seconds of it under 600', async () => {
  const seconds = countFor({ slice: 1, full: 3 });
  const video = await encodeVideo(ENCODER, noise(30 * seconds), never);
  expect(video.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(video.length).toBeLessThan(200_000 * seconds);
});

test('an encoder that fails says why, in short', async () => {
  const program = await script('cat > /dev/null; yes "no such thing" | head -c 5000 >&2; exit 3');
  const failure = encodeVideo(program, noise(1), never);
  await expect(failure).rejects.toMatchObject({
    name: 'EncoderError',
    message: expect.stringMatching(/ended with 3: .*such thing/s),
  });
  await expect(failure).rejects.toSatisfy((error: Error) => error.message.length < 500);
});

test('an encoder that ends early, or is not there, fails the video', async () => {
  await expect(encodeVideo(['/bin/false'], noise(90), never)).rejects.toMatchObject({ name: 'EncoderError' });
  await expect(encodeVideo(['/nowhere'], noise(90), never)).rejects.toMatchObject({ name: 'EncoderError' });
});

test('an encoder that hangs is killed at its deadline', async () => {
  const program = await script('exec sleep 600');
  await expect(encodeVideo(program, noise(90), never, 200)).rejects.toThrow('took too long');
});

test('an abort kills the encoder and throws its reason', async () => {
  const program = await script('exec sleep 600');
  const controller = new AbortController();
  const reason = new Error('enough');
  const encoding = encodeVideo(program, noise(90), controller.signal);
  controller.abort(reason);
  await expect(encoding).rejects.toBe(reason);
});

test('frames that are cut off, and none at all, are no video', async () => {
  async function* half() {
    yield createFrame().slice(1);
  }
  await expect(encodeVideo(ENCODER, half(), never)).rejects.toThrow('the last frame is not whole');
  await expect(encodeVideo(ENCODER, noise(0), never)).rejects.toThrow('there are no frames');
});

test('an encoder is told none of our keys', async () => {
  vi.stubEnv('APP_SECRET', 'a key of ours');
  onTestFinished(() => void vi.unstubAllEnvs());
  const program = await script('cat > /dev/null; /usr/bin/env');
  expect((await encodeVideo(program, noise(1), never)).toString()).not.toContain('a key of ours');
});
