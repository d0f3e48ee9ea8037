/** What of a fusion outlives a reload: its request, what it is made of, and its ticket as soon as there is one. All tabs share it. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { FUSION_MAX, FUSION_MIN } from '@chaos/shared/rules/fusion';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import type { JobRecord } from '../tickets/job-runner.ts';

export const FUSION_RECORD_KEY = 'chaos.fusion';

/** As much of a character as the bench and the tray show. */
export type FusionSource = Pick<
  CharacterRow,
  'id' | 'name' | 'imageUrl256' | 'imageUrl512' | 'averageColor' | 'rarity' | 'isFused' | 'isActive'
>;

export interface FusionRecord extends JobRecord {
  /** Whose fusion it is: another member of the same browser has nothing to do with it. */
  userId: string;
  /** In the order in which they were picked. */
  sources: readonly FusionSource[];
}

export function toSource(row: FusionSource): FusionSource {
  const { id, name, imageUrl256, imageUrl512, averageColor, rarity, isFused, isActive } = row;
  return { id, name, imageUrl256, imageUrl512, averageColor, rarity, isFused, isActive };
}

/** @returns null for what this version did not write. */
export function parseFusionRecord(stored: unknown): FusionRecord | null {
  if (!isRecord(stored) || !Array.isArray(stored.sources)) return null;
  const { userId, requestId, ticketId, sources } = stored;
  if (typeof userId !== 'string' || typeof requestId !== 'string') return null;
  if (!sources.every(isSource) || sources.length < FUSION_MIN || sources.length > FUSION_MAX) return null;
  return { userId, requestId, sources: sources.map(toSource), ...(typeof ticketId === 'string' && { ticketId }) };
}

const TEXTS = ['id', 'name', 'imageUrl256', 'imageUrl512', 'averageColor', 'rarity'] as const;

function isSource(value: unknown): value is FusionSource {
  if (!isRecord(value) || typeof value.isFused !== 'boolean' || typeof value.isActive !== 'boolean') return false;
  return TEXTS.every((field) => typeof value[field] === 'string');
}

export function readFusionRecord(): FusionRecord | null {
  return parseFusionRecord(readStored('localStorage', FUSION_RECORD_KEY));
}

/** @param record null forgets it. */
export function keepFusionRecord(record: FusionRecord | null): void {
  writeStored('localStorage', FUSION_RECORD_KEY, record);
}
