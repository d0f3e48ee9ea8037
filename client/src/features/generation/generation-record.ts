/** What of a generation outlives a reload. */
import { type GenerateInput, WISH_FIELDS } from '@chaos/shared/contract/characters';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import type { JobRecord } from '../tickets/job-runner.ts';
import { RECORD_KEY } from './generation-store.ts';

export interface GenerationRecord extends JobRecord {
  /** Whose it is: another member of the same browser has nothing to do with it. Missing for a visitor. */
  userId?: string;
  /** Missing where another device asked. */
  input?: GenerateInput;
}

function parseRecord(stored: unknown): GenerationRecord | null {
  if (!isRecord(stored) || typeof stored.requestId !== 'string') return null;
  const { requestId, userId, ticketId, secret, input } = stored;
  const known = { requestId, ...(typeof userId === 'string' && { userId }) };
  if (typeof ticketId === 'string')
    return { ...known, ticketId, ...(typeof secret === 'string' && { secret }), ...(isInput(input) && { input }) };
  return isInput(input) && input.requestId === requestId ? { ...known, input } : null;
}

function isInput(value: unknown): value is GenerateInput {
  if (!isRecord(value) || typeof value.requestId !== 'string' || typeof value.makeMessageSecret !== 'boolean') return false;
  return WISH_FIELDS.every((field) => value[field] === null || typeof value[field] === 'string');
}

export function readRecord(): GenerationRecord | null {
  return parseRecord(readStored('localStorage', RECORD_KEY));
}

/** @param record null forgets it. */
export function writeRecord(record: GenerationRecord | null): void {
  writeStored('localStorage', RECORD_KEY, record);
}
