/** Where the next page of a tab or a search begins. */
import type { LegPlace } from '@chaos/shared/core/gallery/find-characters';
import { z } from 'zod';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';

const PlaceSchema = z.tuple([z.int(), z.tuple([z.int(), z.uuid()]).nullable(), z.boolean(), z.int(), z.int().nullable()]);

export interface SearchCursor extends LegPlace {
  /** Whether words stand for those that differ by a letter. */
  isForgiving: boolean;
  /** Where on its ring a random order began. */
  seed: number;
  /** Where the window of `top` began when page 1 was read, in epoch milliseconds: it stays for all pages. */
  windowStart: number | null;
}

/** @param list tab, text, filters and caller: whatever the order depends on. */
export function writeSearchCursor(appSecret: string, list: string, cursor: SearchCursor): string {
  const { leg, place, isForgiving, seed, windowStart } = cursor;
  return sealCursor(appSecret, list, [leg, place && [place.key, place.id], isForgiving, seed, windowStart]);
}

/** @throws {PublicFailure} when it is not one of ours, or belongs to another list. */
export function readSearchCursor(appSecret: string, list: string, text: string): SearchCursor {
  const [leg, place, isForgiving, seed, windowStart] = openCursor(appSecret, list, PlaceSchema, text);
  return { leg, place: place && { key: place[0], id: place[1] }, isForgiving, seed, windowStart };
}
