/** Which imagination the settings ask for. */

import { createHouseImagination } from '@chaos/artist/house-imagination';
import { readAiSettings, type Settings } from '@chaos/shared/platform/env';
import type { Logger } from '@chaos/shared/platform/logging';
import { createHostedImagination, toMicros } from './hosted/hosted-imagination.ts';
import type { Imagination } from './imagination.ts';

export interface Chosen {
  imagination: Imagination;
  /** What AI providers may cost in a day, in millionths; null: no cap. */
  dailyCap: number | null;
  /** Where each character costs money, people without an account get one at a time. */
  visitorsInFlight: number | null;
}

export function chooseImagination(settings: Settings, log: Logger): Chosen {
  const house = createHouseImagination();
  const ai = readAiSettings(settings);
  if (!ai) return { imagination: house, dailyCap: null, visitorsInFlight: null };
  const { text, image, dailyCap } = ai;
  log.info({ text: text?.model ?? 'built in', image: image?.model ?? 'built in', dailyCap }, 'AI providers imagine');
  if (dailyCap === null) log.warn('AI_DAILY_CAP is unset: nothing limits what AI providers cost');
  return {
    imagination: createHostedImagination({ ai, house }),
    dailyCap: dailyCap === null ? null : toMicros(dailyCap),
    visitorsInFlight: Math.max(1, Math.round(settings.RATE_LIMIT_SCALE)),
  };
}
