/** A video is one loop: three seconds. The frame after the last is the first again. */
export const LOOP = { side: 512, framesPerSecond: 30, frames: 90 } as const;
