/** Which pictures a person may upload, checked before one is sent and again when it arrives. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const AVATAR_SENTENCES = {
  tooBig: 'Please select an image smaller than 5MB.',
  notImage: 'Please select a valid image file.',
} as const;
