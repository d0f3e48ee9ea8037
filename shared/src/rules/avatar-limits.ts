/**
 * How big a picture for an avatar may be, checked before it is sent and again when it arrives. Which pictures are taken
 * the server decides, by first bytes and pixels, in `features/profiles/make-avatar.ts`.
 */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
/** What the browser lets somebody choose, by the type that it guesses. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const AVATAR_SENTENCES = {
  tooBig: 'Please select an image smaller than 5MB.',
  notImage: 'Please select a valid image file.',
} as const;
