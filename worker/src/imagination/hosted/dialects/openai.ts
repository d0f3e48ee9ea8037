/** OpenAI's `/images/generations`, and whoever speaks like it. */
import { generateImage } from 'ai';
import { openAiCompatible } from '../models.ts';
import type { AskForPicture } from './dialect.ts';
import { explainNoImage } from './no-image.ts';

export const askOpenAi: AskForPicture = async (prompt, { settings, fetch, signal }) => {
  const { url, key, model = '', side, steps } = settings;
  // OpenAI's own picture models give bytes always and refuse to be told so; all others must be told.
  const wantsNoFormat = /^(chatgpt|gpt)-image/.test(model);
  // One knows it as `step`, others as `steps`; whoever sets it has a server that knows it.
  const extras = { ...(!wantsNoFormat && { response_format: 'b64_json' }), ...(steps !== null && { step: steps, steps }) };
  try {
    const { image } = await generateImage({
      ...{ prompt, n: 1, maxRetries: 0, abortSignal: signal },
      model: openAiCompatible({ url, key, fetch }).imageModel(model),
      size: `${side}x${side}`,
      providerOptions: { hosted: extras },
    });
    return image.uint8Array;
  } catch (error) {
    throw explainNoImage(error);
  }
};
