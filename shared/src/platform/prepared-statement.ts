/** Statements that PostgreSQL parses once for each connection: for the few that run thousands of times a second. */
import type pg from 'pg';
import type { DatabasePool } from './database.ts';
import { noteStatement } from './tracing.ts';

/**
 * @param name one for each text; PostgreSQL remembers the text by it.
 * @param types how its values are read, where not as everywhere.
 * @returns a function that runs the statement. Its rows are believed to have the shape that the text says.
 */
export function prepare<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  text: string,
  types?: pg.CustomTypesConfig,
): (pool: DatabasePool, ...values: Values) => Promise<Row[]> {
  return async (pool, ...values) => {
    const startedAt = performance.now();
    try {
      const { rows } = await pool.query<Row>({ name, text, values, ...(types && { types }) });
      noteStatement(text, performance.now() - startedAt);
      return rows;
    } catch (error) {
      noteStatement(text, performance.now() - startedAt, error);
      throw error;
    }
  };
}
