/** What a visitor has found in this tab: the server keeps that for members alone, and would tell it no second time. */
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'chaos.finds';

/** The messages, by the id of what hides them. */
function readFinds(): Record<string, unknown> {
  const stored = readStored('sessionStorage', KEY);
  return isRecord(stored) ? stored : {};
}

export function keepVisitorSecret(id: string, message: string): void {
  writeStored('sessionStorage', KEY, { ...readFinds(), [id]: message });
}

/** @returns null for what was not found in this tab. */
export function visitorSecretOf(id: string): string | null {
  const message = readFinds()[id];
  return typeof message === 'string' ? message : null;
}
