/** Which imagination the settings ask for. */

import { createHouseImagination } from '@chaos/artist/built-in-imagination';
import { readAiSettings } from '@chaos/shared/platform/ai-settings';
import type { Settings } from '@chaos/shared/platform/env';
import type { Logger } from '@chaos/shared/platform/logging';
import { HOSTED_IMAGE_SECONDS, HOSTED_TEXT_SECONDS } from '@chaos/shared/platform/provider-profiles';
import type { LongerMs } from '../queue/deadline.ts';
import { createHostedImagination, toMicros } from './hosted/hosted-imagination.ts';
import type { Imagination } from './imagination.ts';

export interface Chosen {
  imagination: Imagination;
  /** What AI providers may cost in a day, in millionths; null: no cap. */
  dailyCap: number | null;
  /** Where each character costs money, people without an account get one at a time. */
  visitorsInFlight: number | null;
  /** How much longer than a data centre the providers may take. */
  longerMs: LongerMs;
}

const beyond = (seconds: number | undefined, usual: number): number => Math.max(0, (seconds ?? 0) - usual) * 1_000;

export function chooseImagination(settings: Settings, log: Logger): Chosen {
  const builtIn = createHouseImagination();
  const ai = readAiSettings(settings);
  if (!ai) return { imagination: builtIn, dailyCap: null, visitorsInFlight: null, longerMs: { text: 0, picture: 0 } };
  const { text, image, dailyCap } = ai;
  const nameOf = (half: typeof text | typeof image) => half?.model ?? half?.dialect ?? 'built in';
  log.info({ text: nameOf(text), image: nameOf(image), dailyCap }, 'AI providers imagine');
  if (dailyCap === null) log.warn('AI_DAILY_CAP is unset: nothing limits what AI providers cost');
  return {
    imagination: createHostedImagination({ ai, builtIn }),
    dailyCap: dailyCap === null ? null : toMicros(dailyCap),
    visitorsInFlight: Math.max(1, Math.round(settings.RATE_LIMIT_SCALE)),
    longerMs: {
      text: beyond(text?.deadlineSeconds, HOSTED_TEXT_SECONDS),
      picture: beyond(image?.deadlineSeconds, HOSTED_IMAGE_SECONDS),
    },
  };
}
