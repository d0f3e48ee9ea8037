/**
 * Memory that the next picture takes again: V8 looks through its whole heap when enough of it has been asked for, and what was never
 * touched costs more than what is wiped.
 */

/** What is smaller is not worth keeping. */
const SMALLEST = 256 * 1024;
/** Enough for one picture in any way of drawing; what comes back beyond it is left to V8. */
const MOST = 96 * 1024 * 1024;

/** By their sizes. */
const spare = new Map<number, ArrayBuffer[]>();
let kept = 0;
let lender: Memory | null = null;

/** Whoever draws takes it from here; what it lent comes back when it is disposed. */
export class Memory implements Disposable {
  readonly #lent: ArrayBuffer[] = [];

  /** While it runs, all that it asks `newBuffer` for is of this memory. */
  lendTo<T>(draw: () => T): T {
    const before = lender;
    lender = this;
    try {
      return draw();
    } finally {
      lender = before;
    }
  }

  lend(bytes: number): ArrayBuffer {
    // By powers of two: whole pictures have few sizes, parts of them many.
    const size = 2 ** Math.ceil(Math.log2(bytes));
    const known = spare.get(size)?.pop();
    if (known) kept -= size;
    const buffer = known ?? new ArrayBuffer(size);
    if (known) new Uint8Array(known, 0, bytes).fill(0);
    this.#lent.push(buffer);
    return buffer;
  }

  [Symbol.dispose](): void {
    for (const buffer of this.#lent.splice(0)) {
      const size = buffer.byteLength;
      if (kept + size > MOST) continue;
      kept += size;
      const same = spare.get(size);
      if (same) same.push(buffer);
      else spare.set(size, [buffer]);
    }
  }
}

/** At least so many bytes, which are 0. */
export const newBuffer = (bytes: number): ArrayBuffer =>
  lender && bytes >= SMALLEST ? lender.lend(bytes) : new ArrayBuffer(bytes);
