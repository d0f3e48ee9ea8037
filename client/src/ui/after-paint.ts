/** Calls when what React has just written is on the screen. @returns how to cancel it. */
export function afterPaint(call: () => void): () => void {
  // The first frame paints it; the second one begins after that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call);
  });
  return () => cancelAnimationFrame(frame);
}
