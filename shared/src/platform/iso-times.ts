/** Times as they are written on the wire, for rows that are written and not computed with: a date would be made of each, and a text of it again. */
import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const parseTime = pg.types.getTypeParser(TIMESTAMPTZ);

/** As PostgreSQL writes a time of our era where the zone of the connection is UTC. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** @returns what `toISOString` writes of the same moment. */
export function toIsoText(written: string): string {
  const [, day, time, ms = ''] = IN_UTC.exec(written) ?? [];
  return day === undefined ? parseTime(written).toISOString() : `${day}T${time}.${ms.padEnd(3, '0')}Z`;
}

/** For a query whose rows have such texts in the place of dates. */
export const TEXT_TIMES: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === TIMESTAMPTZ ? toIsoText : pg.types.getTypeParser(type, format)),
};
