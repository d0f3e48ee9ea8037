/** What pg's own client lacks. */
import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * A connection that is cut while somebody holds it fails the query of that moment, which says enough, and also emits an
 * error, which would end the process where nobody listens: neither BullMQ nor Kysely do for connections they hold.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** A text that a connection has sent so often is prepared. */
const SENT_BEFORE = 3;
/** So many texts a connection counts: a list of another length is another text, and of those there is no end. */
const TEXTS_MAX = 200;
/** A table has changed its columns, or pg believes that something is prepared which is not. */
const SPOILT = new Set(['0A000', '26000']);

interface Sent {
  times: number;
  /** Once it is prepared: the same for the same text on every connection, so that behind a proxy that shares them it means nothing else. */
  name: string | null;
  /** How often its name was given up. */
  spoilt: number;
}

/**
 * Prepares by itself what it is asked again and again, inside transactions as well. Half of what PostgreSQL does for a row that
 * is found by its key is planning, and a prepared statement is planned once for a connection, unless its plan gains by the values.
 */
export class PreparingClient extends SteadyClient {
  readonly #sent = new Map<string, Sent>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this);
    const query = (text: unknown, ...rest: unknown[]) => {
      const [values] = rest;
      const name = typeof text === 'string' && rest.length === 1 && Array.isArray(values) ? this.#nameOf(text, values) : null;
      if (name === null || typeof text !== 'string') return Reflect.apply(send, undefined, [text, ...rest]);
      const answer: Promise<unknown> = Reflect.apply(send, undefined, [{ text, name }, values]);
      answer.catch((error: unknown) => this.#giveUpIfSpoilt(text, error));
      return answer;
    };
    // Not overridden, because TypeScript has its ten overloads written again for that.
    Object.assign(this, { query });
  }

  /** @returns null while the text is to be sent as it is. */
  #nameOf(text: string, values: readonly unknown[]): string | null {
    const known = this.#sent.get(text);
    if (known?.name) return known.name;
    // Without values it may be several statements, and those cannot be prepared.
    if (values.length === 0 || (!known && this.#sent.size >= TEXTS_MAX)) return null;
    const sent = known ?? { times: 0, name: null, spoilt: 0 };
    this.#sent.set(text, sent);
    sent.times += 1;
    if (sent.times > SENT_BEFORE) sent.name = nameFor(text, sent.spoilt);
    return sent.name;
  }

  /** The next try has another name, and is planned anew. */
  #giveUpIfSpoilt(text: string, error: unknown): void {
    const sent = this.#sent.get(text);
    if (!sent || !(error instanceof Error && 'code' in error && SPOILT.has(String(error.code)))) return;
    sent.spoilt += 1;
    sent.name = nameFor(text, sent.spoilt);
  }
}

function nameFor(text: string, spoilt: number): string {
  return `repeated-${createHash('sha256').update(text).digest('hex').slice(0, 24)}-${spoilt}`;
}
