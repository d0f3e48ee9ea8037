/** What this browser was given by its sign-ins, of whatever account: shown at the next one, so that nobody closes it out. */
import { DEVICES_MAX, TOKEN_MAX } from '@chaos/shared/contract/auth';
import { readStored, writeStored } from '../lib/storage.ts';

const KEY = 'chaos.devices';

/** Newest first. */
export function readDevices(): string[] {
  const stored = readStored('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter(isDevice).slice(0, DEVICES_MAX) : [];
}

/** One that the server would not take would keep everybody out. */
const isDevice = (one: unknown) => typeof one === 'string' && one.length <= TOKEN_MAX;

export function keepDevice(device: string): void {
  writeStored('localStorage', KEY, [device, ...readDevices()].slice(0, DEVICES_MAX));
}
