/** Names that members had before: for a year they lead to them, and nobody else takes them. */
import { type RawBuilder, sql } from 'kysely';
import { DAY, isWithin } from '../../platform/is-within.ts';

/** Whether a row of `former_usernames` still counts. */
export const stillLeads = isWithin('former_usernames.left_at', 365 * DAY);

/**
 * Those who are called by one of these names, or were.
 * @param usernames in small letters.
 * @returns a statement of their ids.
 */
export function selectIdsByUsername(usernames: readonly string[]): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select id from profiles where lower(username) = any(${[...usernames]}::text[])
    union all
    select user_id from former_usernames where username = any(${[...usernames]}::text[]) and ${stillLeads}`;
}
