import type { Character } from '@chaos/shared/contract/characters';
import { CHARACTER_COLUMNS, toCharacter } from '@chaos/shared/node/domain/characters/read-character';
import { isVisibleTo } from '@chaos/shared/node/domain/characters/visibility';
import type { Context } from '../../trpc/context.ts';

export async function readVisibleCharacter(ctx: Context, id: string): Promise<Character | null> {
  const row = await ctx.db
    .selectFrom('meme_characters')
    .select(CHARACTER_COLUMNS)
    .where('id', '=', id)
    .where(isVisibleTo(ctx.viewer.userId))
    .executeTakeFirst();
  return row ? toCharacter(row) : null;
}
