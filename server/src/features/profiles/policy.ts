import type { Profile } from '@chaos/shared/contract/profiles';
import { foldPlain } from '@chaos/shared/rules/word-filter/folding';
import { isReserved, lookOf } from '../../auth/reserved-usernames.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { readProfile } from './queries.ts';

/** Profiles are public; what they show of a person is the same for everyone who has not blocked that person, or is blocked. */
export async function requireProfile(ctx: Context, id: string): Promise<Profile> {
  const profile = await readProfile(ctx, id);
  if (!profile) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
  return profile;
}

/** What everybody reads of whoever has left. */
const LEFT = lookOf('somebody_who_left');

/** Beside a display name stands the username, but not everywhere. @throws {PublicFailure} for a name of the house. */
export function requireOwnVoice(displayName: string): void {
  // As a username would be written: without accents, with nothing but letters and digits; and with twins of other scripts for what they seem.
  const spellings = [displayName.normalize('NFKD').replaceAll(/\p{M}/gu, ''), foldPlain(displayName)];
  const isKept = spellings
    .map((spelling) => spelling.replaceAll(/[^A-Za-z0-9]+/g, '_'))
    .some((plain) => /[A-Za-z]/.test(plain) && (isReserved(plain) || lookOf(plain) === LEFT));
  if (!isKept) return;
  throw new PublicFailure('CONFLICT', 'invalid_input', 'This name is kept for those who run the Hall. Please choose another.');
}

/** @returns the file of an upload form. @throws {PublicFailure} when there is none. */
export async function requireFile(form: FormData): Promise<Buffer> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'You must select an image to upload.');
  }
  return Buffer.from(await file.arrayBuffer());
}
