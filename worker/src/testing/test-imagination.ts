/** An imagination for tests of the worker: at once, or as slowly as the test wants. */
import sharp from 'sharp';
import type { Imagination, ImaginationContext } from '../imagination/imagination.ts';

export interface TestImagination extends Imagination {
  /** How often each step was taken. */
  readonly calls: { text: number; picture: number };
}

/** @param beforePicture is awaited before each picture; it may wait, throw, or look at the signal. */
export function createTestImagination(
  beforePicture: (context: ImaginationContext) => Promise<void> = async () => {},
): TestImagination {
  const calls = { text: 0, picture: 0 };
  return {
    calls,
    async writeCharacter(wish, { seed }) {
      calls.text += 1;
      return { name: `Provino ${seed.slice(-6)}`, description: `He is ${wish.mainTheme ?? 'a test'}, and content.` };
    },
    async paintCharacter(_wish, _text, context) {
      calls.picture += 1;
      await beforePicture(context);
      context.onProgress(1);
      // Coloured by the ticket, so that two characters never share their files.
      const [r = 0, g = 0, b = 0] = Buffer.from(context.seed.replaceAll('-', ''), 'hex').subarray(-3);
      const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: { r, g, b } } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      return { png };
    },
  };
}
