/** What is wrong with a picture before it is sent. The server looks inside it and decides. */
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@chaos/shared/contract/profiles';
import { people } from '../../lib/messages-people.ts';
import type { ToastText } from '../../lib/toast.ts';

/** @returns null for a file that may be sent. */
export function checkAvatar(file: Pick<File, 'type' | 'size'> | null): ToastText | null {
  if (!file) return people.avatar.missing;
  if (!AVATAR_TYPES.some((type) => type === file.type)) return people.avatar.notImage;
  return file.size > AVATAR_MAX_BYTES ? people.avatar.tooBig : null;
}
