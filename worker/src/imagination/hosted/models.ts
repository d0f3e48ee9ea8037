/** From settings to models of the AI SDK. Each try has a model of its own, whose limits are in what it sends with. */
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderSettings } from '@chaos/shared/platform/env';
import { DownloadError, generateImage, generateText, NoImageGeneratedError, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { Prompt } from './prompts.ts';
import { ProviderFailure } from './provider-failure.ts';

// What it would write to the console is about models, and about wishes.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Far more than any answer has; some models think aloud on the same account. */
export const OUTPUT_TOKENS_MAX = 4_000;

export interface Means {
  settings: ProviderSettings;
  fetch: typeof fetch;
  signal: AbortSignal;
}

export interface Usage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

export async function askForText<Schema extends z.ZodType>(
  { system, user }: Prompt,
  schema: Schema,
  { settings, fetch, signal }: Means,
): Promise<{ answer: unknown; usage: Usage }> {
  const { provider, url, key, model } = settings;
  const languageModel =
    provider === 'google'
      ? createGoogle(googleOptions({ url, key, fetch }))(model)
      : openAiCompatible({ url, key, fetch }).chatModel(model);
  try {
    const { output, usage } = await generateText({
      model: languageModel,
      instructions: system,
      prompt: user,
      output: Output.object({ schema }),
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      maxRetries: 0,
      abortSignal: signal,
    });
    return { answer: output, usage };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    if (error.finishReason === 'content-filter') throw new ProviderFailure('refused', { kind: 'refused', cost: null });
    throw new ProviderFailure('no such answer', { kind: 'passing', cost: null });
  }
}

/** @returns the bytes that are said to be a picture. */
export async function askForPicture(prompt: string, { settings, fetch, signal }: Means): Promise<Uint8Array> {
  const { provider, url, key, model } = settings;
  const asked = { prompt, n: 1, maxRetries: 0, abortSignal: signal };
  try {
    if (provider === 'google') {
      const { image } = await generateImage({
        ...asked,
        model: createGoogle(googleOptions({ url, key, fetch })).image(model),
        aspectRatio: '1:1',
      });
      return image.uint8Array;
    }
    // OpenAI's own picture models give bytes always and refuse to be told so; all others must be told.
    const wantsNoFormat = /^(chatgpt|gpt)-image/.test(model);
    const { image } = await generateImage({
      ...asked,
      model: openAiCompatible({ url, key, fetch }).imageModel(model),
      size: '1024x1024',
      ...(wantsNoFormat ? {} : { providerOptions: { hosted: { response_format: 'b64_json' } } }),
    });
    return image.uint8Array;
  } catch (error) {
    // The SDK looks at addresses as well, before it asks us to fetch them.
    if (DownloadError.isInstance(error)) throw new ProviderFailure('address not allowed', { kind: 'wrong', cost: null });
    if (!NoImageGeneratedError.isInstance(error)) throw error;
    const isRefusal = /SAFETY|PROHIBITED|BLOCK|RECITATION/.test(
      JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata)),
    );
    throw new ProviderFailure(isRefusal ? 'refused' : 'no picture', { kind: isRefusal ? 'refused' : 'passing', cost: null });
  }
}

interface Access extends Pick<ProviderSettings, 'url' | 'key'> {
  fetch: typeof fetch;
}

function openAiCompatible({ url = '', key, fetch }: Access) {
  // OpenAI's newer models know the limit by its new name alone, other servers by the old one.
  const isOpenAi = new URL(url).hostname === 'api.openai.com';
  return createOpenAICompatible({
    name: 'hosted',
    baseURL: url,
    apiKey: key,
    fetch,
    supportsStructuredOutputs: true,
    ...(isOpenAi && { transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }) }),
  });
}

const googleOptions = ({ url, key, fetch }: Access) => ({ apiKey: key, fetch, ...(url && { baseURL: url }) });
