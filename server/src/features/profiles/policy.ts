import type { Profile } from '@chaos/shared/contract/profiles';
import { isKeptForHouse } from '../../auth/reserved-usernames.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { readProfile } from './queries.ts';

/** Profiles are public; what they show of a person is the same for everyone who has not blocked that person, or is blocked. */
export async function requireProfile(ctx: Context, id: string): Promise<Profile> {
  const profile = await readProfile(ctx, id);
  if (!profile) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
  return profile;
}

/** Beside a display name stands the username, but not everywhere. @throws {PublicFailure} for a name of the house. */
export function requireOwnVoice(displayName: string): void {
  if (!isKeptForHouse(displayName)) return;
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
