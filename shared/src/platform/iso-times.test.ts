import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { toIsoText } from './iso-times.ts';

const parseTime = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

test('R622 a time as PostgreSQL writes it becomes the text of the date that it was read as before', () => {
  const fraction = fc.constantFrom('', '.1', '.29', '.290', '.290123', '.999999', '.000001');
  const zone = fc.constantFrom('+00', '+02', '-03:30');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1970-01-02'), max: new Date('9999-01-01'), noInvalidDate: true }),
      fraction,
      zone,
      (date, ms, at) => {
        const written = `${date.toISOString().slice(0, 19).replace('T', ' ')}${ms}${at}`;
        expect(toIsoText(written)).toBe(parseTime(written).toISOString());
      },
    ),
  );
});
