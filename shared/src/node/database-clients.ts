/** What pg's own client lacks. */
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

/**
 * Prepares by itself what it is asked again and again, inside transactions as well. Half of what PostgreSQL does for a row that
 * is found by its key is planning, and a prepared statement is planned once for a connection, unless its plan gains by the values.
 */
export class PreparingClient extends SteadyClient {
  readonly #sent = new Map<string, { name: string; times: number }>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this);
    const query = (text: unknown, ...rest: unknown[]) =>
      Reflect.apply(send, undefined, [typeof text === 'string' ? { text, name: this.#nameOf(text) } : text, ...rest]);
    // Not overridden, because TypeScript has its ten overloads written again for that.
    Object.assign(this, { query });
  }

  /** @returns undefined while the text is to be sent as it is. */
  #nameOf(text: string): string | undefined {
    const known = this.#sent.get(text);
    if (!known && this.#sent.size >= TEXTS_MAX) return undefined;
    const { name, times } = known ?? { name: `repeated-${this.#sent.size}`, times: 0 };
    this.#sent.set(text, { name, times: times + 1 });
    return times < SENT_BEFORE ? undefined : name;
  }
}
