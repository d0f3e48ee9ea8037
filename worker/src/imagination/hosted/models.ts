/** From settings to models of the AI SDK. Each try has a model of its own, whose limits are in what it sends with. */
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderSettings, TextSettings } from '@chaos/shared/platform/ai-settings';
import { generateText, Output } from 'ai';
import type { z } from 'zod';
import type { Prompt } from './prompts.ts';

// What it would write to the console is about models, and about wishes.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Far more than any answer has; some models think aloud on the same account. */
export const OUTPUT_TOKENS_MAX = 4_000;

interface Means {
  settings: TextSettings;
  fetch: typeof fetch;
  signal: AbortSignal;
}

export interface Usage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

export interface Written {
  text: string;
  usage: Usage;
  /** The provider stopped it for what it says, or would not begin. */
  isFiltered: boolean;
}

export async function askForText(
  { system, user }: Prompt,
  schema: z.ZodType,
  { settings, fetch, signal }: Means,
): Promise<Written> {
  const { dialect, url, key, model = '' } = settings;
  const languageModel =
    dialect === 'google'
      ? createGoogle(googleOptions({ url, key, fetch }))(model)
      : openAiCompatible({ url, key, fetch }).chatModel(model);
  const { text, finishReason, usage } = await generateText({
    model: languageModel,
    instructions: system,
    prompt: user,
    // Its schema is sent. What comes back is read by us, who are more patient, and know then what it cost.
    output: { ...Output.object({ schema }), parseCompleteOutput: async () => null },
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    maxRetries: 0,
    abortSignal: signal,
  });
  return { text, usage, isFiltered: finishReason === 'content-filter' };
}

interface Access extends Pick<ProviderSettings<string>, 'url' | 'key'> {
  fetch: typeof fetch;
}

export function openAiCompatible({ url = '', key, fetch }: Access) {
  // OpenAI's newer models know the limit by its new name alone, other servers by the old one.
  const isOpenAi = new URL(url).hostname === 'api.openai.com';
  return createOpenAICompatible({
    name: 'hosted',
    baseURL: url,
    ...(key && { apiKey: key }),
    fetch,
    supportsStructuredOutputs: true,
    ...(isOpenAi && { transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }) }),
  });
}

export const googleOptions = ({ url, key, fetch }: Access) => ({
  fetch,
  ...(key && { apiKey: key }),
  ...(url && { baseURL: url }),
});
