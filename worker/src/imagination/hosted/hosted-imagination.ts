/**
 * The imagination of AI providers, for text, for pictures, or for both; the other half stays with the built-in one.
 * Prompts are in prompts.ts, limits in timeouts-and-tries.ts; what is sent is sent by provider-fetch.ts alone.
 */

import type { AiSettings, ImageSettings, TextSettings } from '@chaos/shared/platform/ai-settings';
import type { z } from 'zod';
import type { AddressGuard } from '../../ssrf-guard.ts';
import type { Imagination, ImaginationContext, Painting } from '../imagination.ts';
import { type Artist, type Author, artistWithFallback, authorWithFallback, type BuiltIn } from './built-in-fallback.ts';
import { DIALECTS } from './dialects/dialects.ts';
import type { PictureWish } from './draw-open-message.ts';
import { findAnswer } from './find-json.ts';
import { createServerCalls } from './json-calls.ts';
import { askForText, OUTPUT_TOKENS_MAX, type Usage } from './models.ts';
import * as prompts from './prompts.ts';
import { findFailure, ProviderFailure } from './provider-failure.ts';
import { createProviderFetch } from './provider-fetch.ts';
import {
  CharacterAnswer,
  INDECENT,
  readCharacter,
  readStory,
  requireDecent,
  StoryAnswer,
  UnfitAnswerError,
} from './read-answer.ts';
import { readPicture, UnfitPictureError } from './read-picture.ts';
import { askProvider } from './retry-provider.ts';
import { imageLimits, type Limits, textLimits } from './timeouts-and-tries.ts';

export interface HostedOptions {
  ai: AiSettings;
  /** Does what no provider is set up for. */
  builtIn: BuiltIn;
  /** Shorter ones are for tests. */
  limits?: { text: Limits; image: Limits };
  guard?: AddressGuard;
}

export function createHostedImagination({ ai, builtIn, limits, guard }: HostedOptions): Imagination {
  const { text, image, fallsBack } = ai;
  const author = text && createAuthor(text, limits?.text ?? textLimits(text.deadlineSeconds), builtIn);
  const artist = image && createArtist(image, limits?.image ?? imageLimits(image.deadlineSeconds), { builtIn, guard });
  return {
    ...builtIn,
    ...(author && authorWithFallback(author, { builtIn, fallsBack })),
    ...(artist && artistWithFallback(artist, { builtIn, fallsBack })),
  };
}

interface Writing<Schema extends z.ZodType, Text> {
  prompt: prompts.Prompt;
  schema: Schema;
  read: (answer: z.output<Schema>, prompt: prompts.Prompt) => Text;
  /** Names from before, which may be said. */
  known: readonly string[];
  /** What is taken where the provider says indecent things as often as it is asked. */
  byBuiltIn: () => Promise<Text>;
}

function createAuthor(settings: TextSettings, limits: Limits, builtIn: Author): Author {
  const write = async <Schema extends z.ZodType, Text extends object>(
    { prompt, schema, read, known, byBuiltIn }: Writing<Schema, Text>,
    context: ImaginationContext,
  ): Promise<Text> => {
    const price = (usage: Usage) => priceOf(usage, settings);
    // A token is a byte at least, and the schema and the roles are a few hundred more.
    const inputTokens = Buffer.byteLength(prompt.system + prompt.user) + 1_000;
    const most = price({ inputTokens, outputTokens: OUTPUT_TOKENS_MAX });
    const ask = async (signal: AbortSignal) => {
      const fetch = createProviderFetch({ limits, signal, pictureHosts: [] });
      const { text, usage, isFiltered } = await askForText(prompt, schema, { settings, fetch, signal });
      // A server that does not count is taken at the most.
      const cost = usage.outputTokens === undefined ? most : price(usage);
      const answer = findAnswer(text, schema);
      if (answer === null && isFiltered) throw new ProviderFailure('refused', { kind: 'refused', cost });
      if (answer === null) throw new ProviderFailure('no such answer', { kind: 'passing', cost });
      const judge = () => requireDecent(read(answer, prompt), context.isDecent, known);
      return { value: unlessUnfit(cost, judge), cost };
    };
    const text = await askProvider({ limits, provider: settings.provider, most, ask }, context).catch((error: unknown) => {
      if (findFailure(error)?.message !== INDECENT) throw error;
      return byBuiltIn();
    });
    context.onProgress(1);
    return text;
  };
  const character = { schema: CharacterAnswer, read: readCharacter };
  return {
    writeCharacter(wish, context, earlier = []) {
      const byBuiltIn = () => builtIn.writeCharacter(wish, context, earlier);
      return write({ ...character, prompt: prompts.characterPrompt(wish, earlier), known: [], byBuiltIn }, context);
    },
    writeFusion(sources, context) {
      const byBuiltIn = () => builtIn.writeFusion(sources, context);
      const known = sources.map(({ name }) => name);
      return write({ ...character, prompt: prompts.fusionPrompt(sources), known, byBuiltIn }, context);
    },
    tellBattle(scene, context) {
      const byBuiltIn = () => builtIn.tellBattle(scene, context);
      const known = [scene.first.name, scene.second.name];
      return write({ schema: StoryAnswer, read: readStory, prompt: prompts.battlePrompt(scene), known, byBuiltIn }, context);
    },
  };
}

function createArtist(
  settings: ImageSettings,
  limits: Limits,
  { builtIn, guard }: { builtIn: BuiltIn; guard: AddressGuard | undefined },
): Artist {
  const price = toMicros(settings.price);
  const paint = async (prompt: string, wish: PictureWish | null, context: ImaginationContext): Promise<Painting> => {
    const png = await askProvider(
      {
        limits,
        provider: settings.provider,
        most: price,
        async ask(signal, progress) {
          const fetch = createProviderFetch({ limits, signal, pictureHosts: settings.hosts, guard });
          const calls = createServerCalls({ url: settings.url ?? '', key: settings.key, limits, signal });
          const bytes = await DIALECTS[settings.dialect](prompt, { settings, fetch, calls, limits, signal, progress });
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
    return { png, sourceType: 'trainedAlgorithmicMedia' };
  };
  return {
    paintCharacter: (wish, text, context) =>
      paint(prompts.characterPicturePrompt(wish, text, settings.promptLength), wish, context),
    // Hidden messages belong to whoever wished them, and are not passed on.
    paintFusion: (sources, text, context) =>
      paint(prompts.fusionPicturePrompt(sources, text, settings.promptLength), null, context),
    animateCharacter: (_wish, png, context) => builtIn.animatePicture(png, context),
    animateFusion: (_sources, png, context) => builtIn.animatePicture(png, context),
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
