import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRow } from '../../testing/new-row.ts';
import { type FusionRecord, parseFusionRecord, toSource } from './fusion-record.ts';

const record: FusionRecord = { userId: 'u', requestId: 'r', sources: [newRow('a'), newRow('b')].map(toSource), ticketId: 't' };

test('Q8 what was written is read again, with and without a ticket', () => {
  const { ticketId: _, ...untold } = record;
  for (const one of [record, untold]) expect(parseFusionRecord(JSON.parse(JSON.stringify(one)))).toEqual(one);
});

test('what this version did not write is no record', () => {
  const [first] = record.sources;
  const wrong = [
    { ...record, userId: 1 },
    { ...record, sources: [first] },
    { ...record, sources: [first, first, first, first] },
    { ...record, sources: [first, { ...first, imageUrl256: undefined }] },
    { ...record, sources: 'both' },
  ];
  for (const one of wrong) expect(parseFusionRecord(one)).toBeNull();
  fc.assert(fc.property(fc.jsonValue(), (stored) => parseFusionRecord(stored) === null));
});
