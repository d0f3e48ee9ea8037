/** Places in lists of people. */
import type { PeoplePlace } from '@chaos/shared/core/creators/people-order';
import { z } from 'zod';
import { openCursor, sealCursor } from './cursor.ts';

const PlaceSchema = z.tuple([z.int(), z.int(), z.uuid()]);

export function sealPeopleCursor(appSecret: string, list: string, { followers, likes, id }: PeoplePlace): string {
  return sealCursor(appSecret, `people ${list}`, [followers, likes, id]);
}

export function openPeopleCursor(appSecret: string, list: string, cursor: string | null | undefined): PeoplePlace | null {
  if (!cursor) return null;
  const [followers, likes, id] = openCursor(appSecret, `people ${list}`, PlaceSchema, cursor);
  return { followers, likes, id };
}
