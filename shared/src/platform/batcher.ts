/**
 * Gathers what is asked while the last batch is on its way, and sends it as one: many questions cost as much as one.
 * Nobody waits for company: the first one goes at once.
 */

const BATCH_MAX = 256;

interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

interface Options<Ask, Answer> {
  /** Answers all, in the same order. When it throws, all of the batch fail with it. */
  send: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** Of two with the same key the second waits for the next batch. Without it any may go together. */
  keyOf?: (ask: Ask) => string;
  /** How many go together at most. */
  batchMax?: number;
}

export class Batcher<Ask, Answer> {
  readonly #options: Options<Ask, Answer>;
  #waiting: Waiting<Ask, Answer>[] = [];
  #isSending = false;

  constructor(options: Options<Ask, Answer>) {
    this.#options = options;
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject });
      if (!this.#isSending) void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) await this.#send(this.#takeBatch());
    this.#isSending = false;
  }

  /** The oldest ones, in their order. */
  #takeBatch(): Waiting<Ask, Answer>[] {
    const { keyOf, batchMax = BATCH_MAX } = this.#options;
    if (!keyOf) return this.#waiting.splice(0, batchMax);
    const batch: Waiting<Ask, Answer>[] = [];
    const later: Waiting<Ask, Answer>[] = [];
    const keys = new Set<string>();
    for (const one of this.#waiting) {
      const key = keyOf(one.ask);
      (batch.length < batchMax && !keys.has(key) ? batch : later).push(one);
      keys.add(key);
    }
    this.#waiting = later;
    return batch;
  }

  async #send(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#options.send(batch.map(({ ask }) => ask));
      if (answers.length !== batch.length) throw new Error('a batch was not answered one for one');
      batch.forEach(({ resolve }, at) => void resolve(answers[at] as Answer));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
