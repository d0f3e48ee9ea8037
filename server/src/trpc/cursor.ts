/** Opaque places in lists, signed, so that only our own are taken. */
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import type { z } from 'zod';
import { PublicFailure } from './errors.ts';

const TAG_LENGTH = 22;

/** @param list which list, with everything that its order depends on: a cursor fits no other. */
export function sealCursor(appSecret: string, list: string, place: unknown): string {
  const body = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${body}.${tagOf(appSecret, list, body)}`;
}

/** @throws {PublicFailure} when it is not one of ours, or of another list. */
export function openCursor<Place extends z.ZodType>(
  appSecret: string,
  list: string,
  place: Place,
  text: string,
): z.output<Place> {
  const [body = '', tag = '', ...rest] = text.split('.');
  if (rest.length > 0 || !equalsInConstantTime(tagOf(appSecret, list, body), tag)) throw forged();
  const parsed = place.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!parsed.success) throw forged();
  return parsed.data;
}

function tagOf(appSecret: string, list: string, body: string): string {
  return keyedHash(appSecret, 'cursor', `${list}\n${body}`).slice(0, TAG_LENGTH);
}

function forged(): PublicFailure {
  return new PublicFailure(
    'BAD_REQUEST',
    'forged_cursor',
    'This page of the list cannot be found. Please start again from the top.',
  );
}
