/** Google's Gemini models that paint. They take the shape of a picture, and no size. */
import { createGoogle } from '@ai-sdk/google';
import { generateImage } from 'ai';
import { googleOptions } from '../models.ts';
import type { AskForPicture } from './dialect.ts';
import { explainNoImage } from './no-image.ts';

export const askGoogle: AskForPicture = async (prompt, { settings, fetch, signal }) => {
  const { url, key, model = '' } = settings;
  try {
    const { image } = await generateImage({
      ...{ prompt, n: 1, maxRetries: 0, abortSignal: signal, aspectRatio: '1:1' },
      model: createGoogle(googleOptions({ url, key, fetch })).image(model),
    });
    return image.uint8Array;
  } catch (error) {
    throw explainNoImage(error);
  }
};
