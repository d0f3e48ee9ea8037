/** Who stands above whom in "Popular creators" and in every other list of people: by followers, then by likes, then the newest first. */
import { type RawBuilder, sql } from 'kysely';

export const creatorsOrder = sql`follower_count desc, total_likes desc, profiles.id desc`;

/** Where a list goes on: the order's values of the last one shown. */
export interface CreatorsPlace {
  followers: number;
  likes: number;
  id: string;
}

/** Those who stand below. */
export function isBelow({ followers, likes, id }: CreatorsPlace): RawBuilder<boolean> {
  return sql<boolean>`(follower_count, total_likes, id) < (${followers}::int, ${likes}::int, ${id}::uuid)`;
}
