/** A hosted imagination, and the provider that it asks, for one test. */

import { createHouseImagination } from '@chaos/artist/built-in-imagination';
import type { Wish } from '@chaos/shared/contract/characters';
import type { ImageSettings } from '@chaos/shared/platform/ai-settings';
import { createWordFilter } from '@chaos/shared/rules/word-filter/word-filter';
import * as wire from '../../testing/provider-server.ts';
import { createTestBudget } from '../../testing/test-budget.ts';
import { createHostedImagination, type HostedOptions } from './hosted-imagination.ts';
import type { Limits } from './timeouts-and-tries.ts';

export const WISH: Wish = {
  mainTheme: 'provolone',
  bodyInfluence: 'kettle',
  characteristicInfluence: 'whistles',
  style: 'noir',
  hiddenMessage: 'the treasure is under the oven',
  makeMessageSecret: true,
};
export const TEXT = { name: wire.NAME, description: wire.LORE };
/** Generous in what a test does not wait for, and short in nothing but the pauses. */
const LIMITS: Limits = {
  ...{ connectMs: 20_000, firstByteMs: 20_000, totalMs: 25_000 },
  ...{ pauseMs: 1, pollMs: 1, lookMs: 20_000, tries: 3, maxBytes: 1_000_000 },
};

interface WorldOptions {
  limits?: Partial<Limits>;
  guard?: HostedOptions['guard'];
  google?: boolean;
  fallsBack?: boolean;
  /** A server of another language that paints instead. */
  painter?: Partial<ImageSettings>;
}

export async function createHostedWorld(options: WorldOptions = {}) {
  const server = await wire.startProviderServer();
  const ai = server.settings(options.google ? 'google' : 'openai');
  ai.fallsBack = options.fallsBack ?? false;
  if (ai.image) Object.assign(ai.image, options.painter);
  const limits = { text: { ...LIMITS, ...options.limits }, image: { ...LIMITS, maxBytes: 27_000_000, ...options.limits } };
  const budget = createTestBudget();
  const controller = new AbortController();
  const told: number[] = [];
  const onProgress = (share: number) => void told.push(share);
  const made = { seed: 'ticket-1', signal: controller.signal, onProgress, budget, isDecent: createWordFilter() };
  const context = { ...made, byBuiltIn: false };
  const builtIn = createHouseImagination();
  const hosted = createHostedImagination({ ai, builtIn, limits, ...(options.guard && { guard: options.guard }) });
  const dispose = () => server[Symbol.asyncDispose]();
  return { server, ai, builtIn, hosted, budget, controller, context, told, [Symbol.asyncDispose]: dispose };
}

type World = Awaited<ReturnType<typeof createHostedWorld>>;
export const write = ({ hosted, context }: World) => hosted.writeCharacter(WISH, context);
export const paint = ({ hosted, context }: World) => hosted.paintCharacter(WISH, TEXT, context);
