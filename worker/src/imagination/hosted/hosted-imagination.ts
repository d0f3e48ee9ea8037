/**
 * The imagination of AI providers, for text, for pictures, or for both; the other half stays with the built-in one.
 * Prompts are in prompts.ts, limits in limits.ts; what is sent is sent by provider-fetch.ts alone.
 */

import { animatePicture } from '@chaos/artist/motion/animate-picture';
import type { AiSettings } from '@chaos/shared/platform/env';
import type { z } from 'zod';
import type { Imagination, ImaginationContext, Painting } from '../imagination.ts';
import type { AddressGuard } from './addresses.ts';
import { askProvider } from './ask-provider.ts';
import { IMAGE_LIMITS, type Limits, TEXT_LIMITS } from './limits.ts';
import { askForPicture, askForText, OUTPUT_TOKENS_MAX, type Usage } from './models.ts';
import * as prompts from './prompts.ts';
import { ProviderFailure } from './provider-failure.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { CharacterAnswer, readCharacter, readStory, StoryAnswer, UnfitAnswerError } from './read-answer.ts';
import { type PictureWish, readPicture, UnfitPictureError } from './read-picture.ts';

export interface HostedOptions {
  ai: AiSettings;
  /** Does what no provider is set up for. */
  house: Imagination;
  /** Shorter ones are for tests. */
  limits?: { text: Limits; image: Limits };
  guard?: AddressGuard;
}

export function createHostedImagination({ ai, house, limits, guard }: HostedOptions): Imagination {
  return {
    ...house,
    ...(ai.text && createAuthor(ai.text, limits?.text ?? TEXT_LIMITS)),
    ...(ai.image && createArtist(ai.image, limits?.image ?? IMAGE_LIMITS, guard)),
  };
}

type Author = Pick<Imagination, 'writeCharacter' | 'writeFusion' | 'tellBattle'>;
type Artist = Omit<Imagination, keyof Author>;

function createAuthor(settings: NonNullable<AiSettings['text']>, limits: Limits): Author {
  const write = async <Schema extends z.ZodType, Text>(
    {
      prompt,
      schema,
      read,
    }: { prompt: prompts.Prompt; schema: Schema; read: (answer: z.output<Schema>, prompt: prompts.Prompt) => Text },
    context: ImaginationContext,
  ): Promise<Text> => {
    const price = (usage: Usage) => priceOf(usage, settings);
    // A token is a byte at least, and the schema and the roles are a few hundred more.
    const inputTokens = Buffer.byteLength(prompt.system + prompt.user) + 1_000;
    const most = price({ inputTokens, outputTokens: OUTPUT_TOKENS_MAX });
    const ask = async (signal: AbortSignal) => {
      const fetch = createProviderFetch({ limits, signal, pictureHosts: [] });
      const { answer, usage } = await askForText(prompt, schema, { settings, fetch, signal });
      // A server that does not count is taken at the most.
      const cost = usage.outputTokens === undefined ? most : price(usage);
      return { value: unlessUnfit(cost, () => read(schema.parse(answer), prompt)), cost };
    };
    const text = await askProvider({ limits, most, ask }, context);
    context.onProgress(1);
    return text;
  };
  const character = { schema: CharacterAnswer, read: readCharacter };
  return {
    writeCharacter: (wish, context) => write({ ...character, prompt: prompts.characterPrompt(wish) }, context),
    writeFusion: (sources, context) => write({ ...character, prompt: prompts.fusionPrompt(sources) }, context),
    tellBattle: (scene, context) => write({ schema: StoryAnswer, read: readStory, prompt: prompts.battlePrompt(scene) }, context),
  };
}

function createArtist(settings: NonNullable<AiSettings['image']>, limits: Limits, guard: AddressGuard | undefined): Artist {
  const price = toMicros(settings.price);
  const paint = async (prompt: string, wish: PictureWish | null, context: ImaginationContext): Promise<Painting> => {
    const png = await askProvider(
      {
        limits,
        most: price,
        async ask(signal) {
          const fetch = createProviderFetch({ limits, signal, pictureHosts: settings.hosts, guard });
          const bytes = await askForPicture(prompt, { settings, fetch, signal });
          try {
            return { value: await readPicture(bytes, { wish, seed: context.seed, signal }), cost: price };
          } catch (error) {
            if (error instanceof UnfitPictureError) throw new ProviderFailure(error.message, { kind: 'passing', cost: price });
            throw error;
          }
        },
      },
      context,
    );
    context.onProgress(1);
    return { png };
  };
  return {
    paintCharacter: (wish, text, context) => paint(prompts.characterPicturePrompt(wish, text), wish, context),
    // Hidden messages belong to whoever wished them, and are not passed on.
    paintFusion: (sources, text, context) => paint(prompts.fusionPicturePrompt(sources, text), null, context),
    animateCharacter: (_wish, png, context) => animatePicture(png, context),
    animateFusion: (_sources, png, context) => animatePicture(png, context),
  };
}

function unlessUnfit<T>(cost: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnfitAnswerError) throw new ProviderFailure(error.message, { kind: 'passing', cost });
    throw error;
  }
}

/** Prices are for a million tokens, so a token costs as many millionths. */
function priceOf({ inputTokens = 0, outputTokens = 0 }: Usage, price: { inputPrice: number; outputPrice: number }): number {
  return Math.ceil(inputTokens * price.inputPrice + outputTokens * price.outputPrice);
}

export const toMicros = (money: number): number => Math.ceil(Number((money * 1_000_000).toFixed(3)));
