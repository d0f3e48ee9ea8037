/**
 * What outlives a reload: the ticket that is waited for or, while its answer is still out, the request itself.
 * All tabs share it.
 */
import { type GenerateInput, WISH_FIELDS } from '@chaos/shared/contract/characters';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import { RECORD_KEY } from './generation-store.ts';

export interface TicketRecord {
  requestId: string;
  ticketId: string;
  secret?: string;
  /** Missing where another device asked. */
  input?: GenerateInput;
}

interface RequestRecord {
  requestId: string;
  input: GenerateInput;
}

export type GenerationRecord = TicketRecord | RequestRecord;

function parseRecord(stored: unknown): GenerationRecord | null {
  if (!isRecord(stored) || typeof stored.requestId !== 'string') return null;
  const { requestId, ticketId, secret, input } = stored;
  if (typeof ticketId === 'string')
    return { requestId, ticketId, ...(typeof secret === 'string' && { secret }), ...(isInput(input) && { input }) };
  return isInput(input) && input.requestId === requestId ? { requestId, input } : null;
}

function isInput(value: unknown): value is GenerateInput {
  if (!isRecord(value) || typeof value.requestId !== 'string' || typeof value.makeMessageSecret !== 'boolean') return false;
  return WISH_FIELDS.every((field) => value[field] === null || typeof value[field] === 'string');
}

export function readRecord(): GenerationRecord | null {
  return parseRecord(readStored('localStorage', RECORD_KEY));
}

export function writeRecord(record: GenerationRecord): void {
  writeStored('localStorage', RECORD_KEY, record);
}
