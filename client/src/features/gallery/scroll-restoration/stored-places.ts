/** Where somebody was in long lists of the Hall when their page was left, for the next page of this tab. */
import { isRecord, readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'chaos.places';
/** The ones that were left longest ago are forgotten. */
const PLACES_MAX = 10;

export interface Place {
  /** How many cards there were. */
  shown: number;
  /** The first card in the window, from 0. */
  at: number;
  /** From the top of the window to that card, in pixels. */
  top: number;
}

/** @param entry of the history of the tab. */
export function keepPlace(entry: string, place: Place): void {
  const others = Object.entries(readPlaces()).filter(([key]) => key !== entry);
  writeStored('sessionStorage', KEY, Object.fromEntries([...others.slice(1 - PLACES_MAX), [entry, place]]));
}

export function findPlace(entry: string): Place | undefined {
  const place = readPlaces()[entry];
  return isPlace(place) ? place : undefined;
}

function readPlaces(): Record<string, unknown> {
  const stored = readStored('sessionStorage', KEY);
  return isRecord(stored) ? stored : {};
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && [value.shown, value.at, value.top].every(Number.isFinite);
}
