/** The variables about AI providers: their shapes, what belongs together, and what follows from them. */
import { isIP } from 'node:net';
import { z } from 'zod';
import {
  IMAGE_PROFILES,
  IMAGE_PROVIDERS,
  type ImageDialect,
  PROMPT_LENGTHS,
  type PromptLength,
  TEXT_PROFILES,
  TEXT_PROVIDERS,
  type TextDialect,
} from './provider-profiles.ts';

const url = z
  .string()
  .refine(
    (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
    'must be an address like https://api.example.com/v1',
  );
const key = z.string().regex(/^\S+$/, 'must be a key without spaces');
const model = z.string().regex(/^\S{1,200}$/, 'must be the name of a model, without spaces');
const money = z.coerce
  .number('must be an amount like 0.04')
  .min(0, 'must be an amount like 0.04')
  .max(1_000_000, 'must be at most 1000000');
const whole = (min: number, max: number) => {
  const wrong = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(wrong).int(wrong).min(min, wrong).max(max, wrong);
};
const deadline = whole(5, 3_600).optional();

/** Most models paint in steps of 64 pixels; below 512 a picture is a blur. */
const side = whole(512, 2_048).refine((value) => value % 64 === 0, 'must be a multiple of 64');

export const AI_VARIABLES = {
  AI_TEXT_PROVIDER: z.enum(TEXT_PROVIDERS).optional(),
  AI_TEXT_URL: url.optional(),
  AI_TEXT_KEY: key.optional(),
  AI_TEXT_MODEL: model.optional(),
  AI_TEXT_INPUT_PRICE: money.optional(),
  AI_TEXT_OUTPUT_PRICE: money.optional(),
  AI_TEXT_DEADLINE: deadline,
  AI_IMAGE_PROVIDER: z.enum(IMAGE_PROVIDERS).optional(),
  AI_IMAGE_URL: url.optional(),
  AI_IMAGE_KEY: key.optional(),
  AI_IMAGE_MODEL: model.optional(),
  AI_IMAGE_PRICE: money.optional(),
  AI_IMAGE_DEADLINE: deadline,
  AI_IMAGE_SIZE: side.optional(),
  AI_IMAGE_STEPS: whole(1, 150).optional(),
  AI_IMAGE_PROMPT: z.enum(PROMPT_LENGTHS).optional(),
  AI_IMAGE_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
    .refine((hosts) => hosts.every(isHost), 'must be hosts like pictures.example.com, with commas')
    .optional(),
  AI_DAILY_CAP: money.optional(),
  AI_FALLBACK: z.enum(['off', 'house']).default('off'),
};

const Variables = z.object(AI_VARIABLES);
type AiVariables = z.output<typeof Variables>;

/** Where one kind of thing is imagined. */
export interface ProviderSettings<Dialect> {
  /** As `AI_TEXT_PROVIDER` and `AI_IMAGE_PROVIDER` name it. */
  provider: string;
  dialect: Dialect;
  /** Undefined for the provider's own. */
  url: string | undefined;
  /** Undefined for a server that asks for none. */
  key: string | undefined;
  /** Undefined for a server that has loaded one. */
  model: string | undefined;
  deadlineSeconds: number;
}

export interface TextSettings extends ProviderSettings<TextDialect> {
  /** For a million tokens. */
  inputPrice: number;
  outputPrice: number;
}

export interface ImageSettings extends ProviderSettings<ImageDialect> {
  /** Of the square that is asked for, in pixels. */
  side: number;
  /** Null: as the server likes. */
  steps: number | null;
  promptLength: PromptLength;
  /** For one picture. */
  price: number;
  /** From where a picture is fetched when the provider gives its address alone. */
  hosts: string[];
}

/** AI providers. Without one for text, or for pictures, the built-in author or artist does it. */
export interface AiSettings {
  text: TextSettings | null;
  image: ImageSettings | null;
  /** In the currency of the prices; null: none. */
  dailyCap: number | null;
  /** True: what a provider fails at is made by the built-in author and artist. */
  fallsBack: boolean;
}

/** What a model without a provider's name belongs to. */
const UNNAMED = 'openai-compatible';

/** @returns null where everything is imagined by what is built in. */
export function readAiSettings(settings: AiVariables): AiSettings | null {
  const [text, image] = [readText(settings), readImage(settings)];
  if (!text && !image) return null;
  return { text, image, dailyCap: settings.AI_DAILY_CAP ?? null, fallsBack: settings.AI_FALLBACK === 'house' };
}

function readText(settings: AiVariables): TextSettings | null {
  const { AI_TEXT_PROVIDER, AI_TEXT_KEY, AI_TEXT_MODEL, AI_TEXT_URL, AI_TEXT_DEADLINE } = settings;
  if (!AI_TEXT_PROVIDER && !AI_TEXT_MODEL) return null;
  const provider = AI_TEXT_PROVIDER ?? UNNAMED;
  const { dialect, url: own, deadlineSeconds } = TEXT_PROFILES[provider];
  return {
    ...{ provider, dialect, url: AI_TEXT_URL ?? own, key: AI_TEXT_KEY, model: AI_TEXT_MODEL },
    deadlineSeconds: AI_TEXT_DEADLINE ?? deadlineSeconds,
    inputPrice: settings.AI_TEXT_INPUT_PRICE ?? 0,
    outputPrice: settings.AI_TEXT_OUTPUT_PRICE ?? 0,
  };
}

function readImage(settings: AiVariables): ImageSettings | null {
  const { AI_IMAGE_PROVIDER, AI_IMAGE_KEY, AI_IMAGE_MODEL, AI_IMAGE_URL, AI_IMAGE_DEADLINE } = settings;
  if (!AI_IMAGE_PROVIDER && !AI_IMAGE_MODEL) return null;
  const provider = AI_IMAGE_PROVIDER ?? UNNAMED;
  const profile = IMAGE_PROFILES[provider];
  return {
    ...{ provider, dialect: profile.dialect, url: AI_IMAGE_URL ?? profile.url, key: AI_IMAGE_KEY, model: AI_IMAGE_MODEL },
    deadlineSeconds: AI_IMAGE_DEADLINE ?? profile.deadlineSeconds,
    side: settings.AI_IMAGE_SIZE ?? profile.side,
    steps: settings.AI_IMAGE_STEPS ?? null,
    promptLength: settings.AI_IMAGE_PROMPT ?? profile.promptLength,
    price: settings.AI_IMAGE_PRICE ?? 0,
    hosts: settings.AI_IMAGE_HOSTS ?? [],
  };
}

const PRICES = { TEXT: ['INPUT_PRICE', 'OUTPUT_PRICE'], IMAGE: ['PRICE'] } as const;
const PROFILES: Readonly<Record<keyof typeof PRICES, Readonly<Record<string, { needs: readonly string[] }>>>> = {
  TEXT: TEXT_PROFILES,
  IMAGE: IMAGE_PROFILES,
};

/** A half-named provider would quietly leave its work to what is built in; a price without a cap, or a cap without prices, caps nothing. */
export function missingOfAi(given: Record<string, string | undefined>): string[] {
  const lines = (['TEXT', 'IMAGE'] as const).flatMap((kind) => missingOf(kind, given));
  const hasPrice = Object.keys(given).some((name) => /^AI_.*_PRICE$/.test(name) && Number(given[name]) !== 0);
  if (hasPrice && given.AI_DAILY_CAP === undefined) lines.push('AI_DAILY_CAP is missing: what has a price needs a cap');
  const hasProvider = Object.keys(given).some((name) => /^AI_(TEXT|IMAGE)_(MODEL|PROVIDER)$/.test(name));
  if (given.AI_DAILY_CAP !== undefined && !hasProvider)
    lines.push('AI_DAILY_CAP caps nothing: AI_TEXT_MODEL and AI_IMAGE_MODEL are unset');
  return lines;
}

function missingOf(kind: keyof typeof PRICES, given: Record<string, string | undefined>): string[] {
  const nameOf = (what: string) => `AI_${kind}_${what}`;
  const isGiven = (what: string) => given[nameOf(what)] !== undefined;
  const names = Object.keys(AI_VARIABLES).filter((name) => name.startsWith(nameOf('')));
  if (names.every((name) => given[name] === undefined)) return [];
  const provider = given[nameOf('PROVIDER')];
  // A wrong name says so itself. What is only adjusted, and not named, lacks a provider that could be adjusted.
  const { needs } = PROFILES[kind][provider ?? UNNAMED] ?? { needs: [] };
  const unpriced = given.AI_DAILY_CAP === undefined ? [] : PRICES[kind].filter((what) => !isGiven(what));
  return [
    ...needs
      .filter((what) => !isGiven(what))
      .map((what) => `${nameOf(what)} is missing: ${needs.map(nameOf).join(', ')} belong together`),
    ...unpriced.map((what) => `${nameOf(what)} is missing: AI_DAILY_CAP is counted by it`),
  ];
}

/** A name, with a port where it is not the usual one. */
function isHost(entry: string): boolean {
  return URL.canParse(`https://${entry}/`) && new URL(`https://${entry}/`).host === entry && !isIP(entry);
}
