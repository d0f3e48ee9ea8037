/** How long, how large and how often, for one thing that is asked of a provider. */
export interface Limits {
  /** Until there is a connection. */
  connectMs: number;
  /** From there to the first byte of the answer: how long the model thinks. */
  firstByteMs: number;
  /** For all tries together, with the pauses between them. */
  totalMs: number;
  /** Before the second try; doubled before the third. A provider that says when to come back is obeyed instead. */
  pauseMs: number;
  tries: number;
  /** Between two questions after work that the provider has accepted. */
  pollMs: number;
  /** Until the first byte of an answer that needs no model, such as how far one is. */
  lookMs: number;
  /** The longest answer that is read. */
  maxBytes: number;
}

const MB = 1_000_000;

const COMMON = { connectMs: 5_000, tries: 3, pollMs: 1_000, lookMs: 15_000 };

/** Something is left for another try, unless the first one took it all. */
const timesOf = (seconds: number) => ({
  totalMs: seconds * 1_000,
  firstByteMs: Math.max((seconds - 10) * 1_000, seconds * 750),
});

/** @param seconds for all tries together. */
export function textLimits(seconds: number): Limits {
  return { ...COMMON, ...timesOf(seconds), pauseMs: 500, maxBytes: MB };
}

export const IMAGE_BYTES_MAX = 20 * MB;

/** @param seconds for all tries together. */
export function imageLimits(seconds: number): Limits {
  // Base64 makes four characters of three bytes.
  return { ...COMMON, ...timesOf(seconds), pauseMs: 1_000, maxBytes: Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + 64_000 };
}
