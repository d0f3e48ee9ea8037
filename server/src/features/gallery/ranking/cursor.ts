/** Where the next page of the gallery begins. */
import type { TimeFilter } from '@chaos/shared/contract/gallery';
import { z } from 'zod';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';

const PlaceSchema = z.tuple([z.int().nullable(), z.int(), z.uuid(), z.int().min(1)]);

export interface GalleryCursor {
  timeFilter: TimeFilter;
  /** Where the window began when page 1 was read, in epoch milliseconds: it stays for all pages. */
  windowStart: number | null;
  nscore: number;
  id: string;
  /** The rank of the last row shown. */
  rank: number;
}

export function writeCursor(appSecret: string, { timeFilter, windowStart, nscore, id, rank }: GalleryCursor): string {
  return sealCursor(appSecret, `gallery ${timeFilter}`, [windowStart, nscore, id, rank]);
}

/** @throws {PublicFailure} when it is not one of ours, or belongs to another filter. */
export function readCursor(appSecret: string, text: string, timeFilter: TimeFilter): GalleryCursor {
  const [windowStart, nscore, id, rank] = openCursor(appSecret, `gallery ${timeFilter}`, PlaceSchema, text);
  return { timeFilter, windowStart, nscore, id, rank };
}
