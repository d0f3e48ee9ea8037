/** How pictures are written for browsers. */
export const WEBP = { quality: 82, effort: 3 };
