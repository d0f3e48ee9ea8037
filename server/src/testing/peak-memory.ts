/** How far the memory of this process (RSS, in bytes) rises above where it was, while this goes on. */
export async function peakOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss() - before);
  }, 1);
  await work();
  clearInterval(watch);
  return Math.max(peak, process.memoryUsage.rss() - before);
}
