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
  /** The longest answer that is read. */
  maxBytes: number;
}

const MB = 1_000_000;

/** A story has 60 s, a character 120 s: what is left is for the picture's versions and for saving. */
export const TEXT_LIMITS: Limits = {
  connectMs: 5_000,
  firstByteMs: 30_000,
  totalMs: 40_000,
  pauseMs: 500,
  tries: 3,
  maxBytes: MB,
};

export const IMAGE_BYTES_MAX = 20 * MB;

export const IMAGE_LIMITS: Limits = {
  connectMs: 5_000,
  firstByteMs: 60_000,
  totalMs: 70_000,
  pauseMs: 1_000,
  tries: 3,
  // Base64 makes four characters of three bytes.
  maxBytes: Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + 64_000,
};
