/** An imagination for tests of the worker: at once, or as slowly as the test wants. */

import sharp from 'sharp';
import {
  type AnimationContext,
  type Imagination,
  type ImaginationContext,
  LOOP,
  type Pixels,
} from '../imagination/imagination.ts';

/** A frame with nothing on it. */
export const createFrame = (): Pixels => new Uint32Array(LOOP.side * LOOP.side);

export interface TestImagination extends Imagination {
  /** How often each step was taken. */
  readonly calls: { text: number; picture: number; story: number; video: number };
}

/**
 * @param beforePicture is awaited before each picture; it may wait, throw, or look at the signal.
 * @param beforeVideo the same for videos.
 */
export function createTestImagination(
  beforePicture: (context: ImaginationContext) => Promise<void> = async () => {},
  beforeVideo: (context: AnimationContext) => Promise<void> = async () => {},
): TestImagination {
  const calls = { text: 0, picture: 0, story: 0, video: 0 };
  const paint = async (context: ImaginationContext) => {
    calls.picture += 1;
    await beforePicture(context);
    context.onProgress(1);
    // Coloured by the ticket, so that two characters never share their files.
    const [r = 0, g = 0, b = 0] = Buffer.from(context.seed.replaceAll('-', ''), 'hex').subarray(-3);
    const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: { r, g, b } } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { png, sourceType: 'algorithmicMedia' } as const;
  };
  async function* animate(context: AnimationContext) {
    calls.video += 1;
    await beforeVideo(context);
    const frame = createFrame();
    for (let index = 0; index < 3; index++) {
      await context.takeTurn();
      yield frame.fill(0xff_00_00_00 + index * 0x40);
    }
  }
  return {
    calls,
    warmUp() {},
    async writeCharacter(wish, { seed }) {
      calls.text += 1;
      return { name: `Provino ${seed.slice(-6)}`, description: `He is ${wish.mainTheme ?? 'a test'}, and content.` };
    },
    paintCharacter: (_wish, _text, context) => paint(context),
    async writeFusion(sources, { seed }) {
      calls.text += 1;
      const names = sources.map(({ name }) => name).join(' and ');
      return { name: `Fusolino ${seed.slice(-6)}`, description: `He was ${names}.` };
    },
    paintFusion: (_sources, _text, context) => paint(context),
    async tellBattle({ first, second, winner }) {
      calls.story += 1;
      const [won, lost] = winner === 1 ? [first, second] : [second, first];
      return { story: `${first.name} met ${second.name}.\n\n${won.name} won.\n\n${lost.name} went home.` };
    },
    animateCharacter: (_wish, _png, context) => animate(context),
    animateFusion: (_sources, _png, context) => animate(context),
    animatePicture: (_png, context) => animate(context),
  };
}
