/** Places in lists of people. */
import type { CreatorsPlace } from '@chaos/shared/core/creators/creators-order';
import { z } from 'zod';
import { openCursor, sealCursor } from './cursor.ts';

const PlaceSchema = z.tuple([z.int(), z.int(), z.uuid()]);

export function sealCreatorsCursor(appSecret: string, list: string, { followers, likes, id }: CreatorsPlace): string {
  return sealCursor(appSecret, `people ${list}`, [followers, likes, id]);
}

export function openCreatorsCursor(appSecret: string, list: string, cursor: string | null | undefined): CreatorsPlace | null {
  if (!cursor) return null;
  const [followers, likes, id] = openCursor(appSecret, `people ${list}`, PlaceSchema, cursor);
  return { followers, likes, id };
}
