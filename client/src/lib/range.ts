/** 0, 1, 2 … up to, but not, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
