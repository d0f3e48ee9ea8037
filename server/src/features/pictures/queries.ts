/** What has to be known before a picture is given away. */

import type { PictureKeys } from '@chaos/shared/core/pictures/picture-files';
import { prepare } from '@chaos/shared/platform/prepared-statement';

/** A character's pictures, as they may be given now. */
export interface PictureRow extends PictureKeys {
  id: string;
  token: string;
  ownerId: string | null;
  /** For everybody; otherwise for the owner alone. */
  isPublic: boolean;
  /** Neither taken down, nor gone into something that is. */
  isUp: boolean;
}

export const readPictureRows = prepare<PictureRow, [ids: readonly string[]]>(
  'pictures_of_characters',
  `select c.id, c.picture_token as token, c.image_key as "imageKey", c.video_key as "videoKey", c.owner_id as "ownerId",
     coalesce(jsonb_path_query_array(c.fused_metadata, '$.sources[*].imageKey'), '[]') as "sourceKeys",
     c.is_public and c.is_active as "isPublic", coalesce(fused.is_active, c.is_active) as "isUp"
   from meme_characters c left join meme_characters fused on fused.id = c.fused_into_id
   where c.id = any($1::uuid[])`,
);

export interface AvatarRow {
  id: string;
  avatarKey: string | null;
}

export const readAvatarRows = prepare<AvatarRow, [ids: readonly string[]]>(
  'avatars_of_people',
  'select id, avatar_key as "avatarKey" from profiles where id = any($1::uuid[])',
);
