/** Small tools of the benchmarks. */

/** @param share 0.5 for the median. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** `p50 12 ms, p95 30 ms, n 40` */
export function describeTimes(values: readonly number[]): string {
  const ms = (share: number) => `${Math.round(percentile(values, share))} ms`;
  return `p50 ${ms(0.5)}, p95 ${ms(0.95)}, n ${values.length}`;
}

/** `p50 0.4 ms, p99 1.2 ms, n 40 (3.1 x)`: for what takes a few milliseconds. @param floor the median to compare with. */
export function describeTail(values: readonly number[], floor?: number): string {
  const ms = (share: number) => `${percentile(values, share).toFixed(2)} ms`;
  const ratio = floor === undefined ? '' : ` ${describeRatio(median(values) / floor)}`;
  return `p50 ${ms(0.5)}, p99 ${ms(0.99)}, n ${values.length}${ratio}`;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function describeRatio(ratio: number): string {
  return `(${ratio.toFixed(2)} x)`;
}

/** `3.10`: of two figures of one run. */
export function showRatio(one: number, other: number): string {
  return (one / other).toFixed(2);
}

export async function timed<T>(call: () => Promise<T>): Promise<[result: T, ms: number]> {
  const start = performance.now();
  const result = await call();
  return [result, performance.now() - start];
}

export function print(what: string, value: string): void {
  console.log(`${what.padEnd(58)} ${value}`);
}
