/** From the settings to what imagines, and for how long. */
import { readSettings } from '@chaos/shared/platform/env';
import { createLogger } from '@chaos/shared/platform/logging';
import { expect, test } from 'vitest';
import { deadlineOf } from '../queue/deadline.ts';
import { chooseImagination } from './choose-imagination.ts';

const choose = (given: Record<string, string>) => chooseImagination(readSettings(given), createLogger('test', 'silent'));
const deadlines = (given: Record<string, string>) => {
  const { longerMs } = choose(given);
  return (['generation', 'fusion', 'story'] as const).map((kind) => deadlineOf(kind, longerMs) / 1_000);
};

test('R348 a job has as much more time as whoever imagines may take, and never less', () => {
  const ollama = { AI_TEXT_PROVIDER: 'ollama', AI_TEXT_MODEL: 'qwen3:8b' };
  const hosted = { AI_IMAGE_PROVIDER: 'openai', AI_IMAGE_KEY: 'k', AI_IMAGE_MODEL: 'gpt-image-1' };
  expect(deadlines({})).toEqual([120, 120, 60]);
  expect(deadlines(hosted)).toEqual([120, 120, 60]);
  expect(deadlines({ ...hosted, AI_IMAGE_DEADLINE: '20' })).toEqual([120, 120, 60]);
  expect(deadlines(ollama)).toEqual([260, 260, 200]);
  expect(deadlines({ AI_IMAGE_PROVIDER: 'sdcpp' })).toEqual([650, 650, 60]);
  expect(deadlines({ ...ollama, AI_IMAGE_PROVIDER: 'sdcpp', AI_IMAGE_DEADLINE: '1800' })).toEqual([1_990, 1_990, 200]);
});
