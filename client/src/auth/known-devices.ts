/** What this browser was given by its sign-ins, of whatever account: shown at the next one, so that nobody closes it out. */
import { DEVICES_MAX } from '@chaos/shared/contract/auth';
import { readStored, writeStored } from '../lib/storage.ts';

const KEY = 'chaos.devices';

/** Newest first. */
export function readDevices(): string[] {
  const stored = readStored('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, DEVICES_MAX) : [];
}

export function keepDevice(device: string): void {
  writeStored('localStorage', KEY, [device, ...readDevices()].slice(0, DEVICES_MAX));
}
