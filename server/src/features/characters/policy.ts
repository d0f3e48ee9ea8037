/** Who may see a character: everybody a public one, its owner also a hidden one. */
import type { Character } from '@chaos/shared/contract/characters';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { readVisibleCharacter } from './queries.ts';

/** @throws {PublicFailure} the same for a hidden, a retired and an unknown one. */
export async function requireVisibleCharacter(ctx: Context, id: string): Promise<Character> {
  const character = await readVisibleCharacter(ctx, id);
  if (!character) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');
  return character;
}
