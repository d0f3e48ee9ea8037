/** What is wrong with a picture before it is sent. The server looks inside it and decides. */

import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@chaos/shared/rules/avatar-limits';
import type { ToastText } from '../../ui/toast/toast.ts';
import { profileMessages } from './messages.ts';

/** @returns null for a file that may be sent. */
export function checkAvatar(file: Pick<File, 'type' | 'size'> | null): ToastText | null {
  if (!file) return profileMessages.avatar.missing;
  if (!AVATAR_TYPES.some((type) => type === file.type)) return profileMessages.avatar.notImage;
  return file.size > AVATAR_MAX_BYTES ? profileMessages.avatar.tooBig : null;
}
