/** The opaque place in a gallery where the next page begins; signed, so that only our own are taken. */
import type { TimeFilter } from '@chaos/shared/contract/gallery';
import { equalsInConstantTime, keyedHash } from '@chaos/shared/node/secrets';
import { z } from 'zod';
import { PublicFailure } from '../../trpc/errors.ts';

const CursorSchema = z.tuple([z.enum(['day', 'month', 'all_time']), z.int().nullable(), z.int(), z.uuid(), z.int().min(1)]);

export interface GalleryCursor {
  timeFilter: TimeFilter;
  /** Where the window began when page 1 was read, in epoch milliseconds: it stays for all pages. */
  windowStart: number | null;
  nscore: number;
  id: string;
  /** The rank of the last row shown. */
  rank: number;
}

export function writeCursor(appSecret: string, cursor: GalleryCursor): string {
  const { timeFilter, windowStart, nscore, id, rank } = cursor;
  const body = Buffer.from(JSON.stringify([timeFilter, windowStart, nscore, id, rank])).toString('base64url');
  return `${body}.${keyedHash(appSecret, 'cursor', body).slice(0, 22)}`;
}

/** @throws {PublicFailure} when it is not one of ours, or belongs to another filter. */
export function readCursor(appSecret: string, text: string, timeFilter: TimeFilter): GalleryCursor {
  const [body = '', tag = ''] = text.split('.');
  if (!equalsInConstantTime(keyedHash(appSecret, 'cursor', body).slice(0, 22), tag)) throw forged();
  const parsed = CursorSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== timeFilter) throw forged();
  const [, windowStart, nscore, id, rank] = parsed.data;
  return { timeFilter, windowStart, nscore, id, rank };
}

function forged(): PublicFailure {
  return new PublicFailure(
    'BAD_REQUEST',
    'forged_cursor',
    'This page of the gallery cannot be found. Please start again from the top.',
  );
}
