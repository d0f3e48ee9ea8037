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
import { findFailure, ProviderFailure } from './provider-failure.ts';
import { createProviderFetch } from './provider-fetch.ts';
import {
  CharacterAnswer,
  INDECENT,
  readCharacter,
  readStory,
  requireDecency,
  StoryAnswer,
  UnfitAnswerError,
} from './read-answer.ts';
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
    ...(ai.text && createAuthor(ai.text, limits?.text ?? TEXT_LIMITS, house)),
    ...(ai.image && createArtist(ai.image, limits?.image ?? IMAGE_LIMITS, guard)),
  };
}

type Author = Pick<Imagination, 'writeCharacter' | 'writeFusion' | 'tellBattle'>;
type Artist = Omit<Imagination, keyof Author>;

interface Writing<Schema extends z.ZodType, Text> {
  prompt: prompts.Prompt;
  schema: Schema;
  read: (answer: z.output<Schema>, prompt: prompts.Prompt) => Text;
  /** Names from before, which may be said. */
  known: readonly string[];
  /** What is taken where the provider says indecent things as often as it is asked. */
  byHouse: () => Promise<Text>;
}

function createAuthor(settings: NonNullable<AiSettings['text']>, limits: Limits, house: Author): Author {
  const write = async <Schema extends z.ZodType, Text extends object>(
    { prompt, schema, read, known, byHouse }: Writing<Schema, Text>,
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
      const judge = () => requireDecency(read(schema.parse(answer), prompt), context.isDecent, known);
      return { value: unlessUnfit(cost, judge), cost };
    };
    const text = await askProvider({ limits, most, ask }, context).catch((error: unknown) => {
      if (findFailure(error)?.message !== INDECENT) throw error;
      return byHouse();
    });
    context.onProgress(1);
    return text;
  };
  const character = { schema: CharacterAnswer, read: readCharacter };
  return {
    writeCharacter(wish, context) {
      const byHouse = () => house.writeCharacter(wish, context);
      return write({ ...character, prompt: prompts.characterPrompt(wish), known: [], byHouse }, context);
    },
    writeFusion(sources, context) {
      const byHouse = () => house.writeFusion(sources, context);
      const known = sources.map(({ name }) => name);
      return write({ ...character, prompt: prompts.fusionPrompt(sources), known, byHouse }, context);
    },
    tellBattle(scene, context) {
      const byHouse = () => house.tellBattle(scene, context);
      const known = [scene.first.name, scene.second.name];
      return write({ schema: StoryAnswer, read: readStory, prompt: prompts.battlePrompt(scene), known, byHouse }, context);
    },
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
