/** Chance that repeats: the same words give the same draws on every machine. */
export interface Chance {
  /** A number from 0 up to, but not, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** True with the given likelihood. */
  happens(likelihood: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** One of the choices, each as likely as its weight. */
  pickWeighted<T>(choices: readonly (readonly [T, number])[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Chance that is fixed by a text (mulberry32). */
export function createChance(text: string): Chance {
  let state = hashText(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new RangeError('nothing to choose from');
    return choice;
  };
  return {
    next,
    pick,
    between: (low, high) => low + next() * (high - low),
    happens: (likelihood) => next() < likelihood,
    pickWeighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(choices)[0];
    },
    shuffle: (items) => {
      const rest = [...items];
      for (let index = rest.length - 1; index > 0; index--) {
        const other = Math.floor(next() * (index + 1));
        const kept = rest[index];
        const swapped = rest[other];
        if (kept === undefined || swapped === undefined) continue;
        rest[index] = swapped;
        rest[other] = kept;
      }
      return rest;
    },
  };
}
