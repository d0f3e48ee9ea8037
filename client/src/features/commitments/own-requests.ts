/** The requestIds with which this browser asked: the request of which a server draws later can be held against them. */
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'chaos.requests';
const KEPT_MAX = 100;

/** By the id of the ticket and, once it is there, of the character. The newest last. */
type OwnRequests = Record<string, string>;

/** Takes what it knows from anything that was stored. */
export function parseRequests(stored: unknown): OwnRequests {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The first one of an id counts; the newest stay. */
export function addRequest(requests: OwnRequests, id: string, requestId: string): OwnRequests {
  if (id in requests) return requests;
  return Object.fromEntries([...Object.entries(requests), [id, requestId]].slice(-KEPT_MAX));
}

export function keepRequest(id: string, requestId: string): void {
  writeStored('localStorage', KEY, addRequest(readRequests(), id, requestId));
}

/** What this ticket asked for goes on as that one, or has become that character. Unknown where another device asked. */
export function passRequestOn(from: string, to: string): void {
  const requestId = ownRequestOf(from);
  if (requestId !== undefined) keepRequest(to, requestId);
}

/** @param id of a ticket, or of a character. */
export function ownRequestOf(id: string): string | undefined {
  return readRequests()[id];
}

function readRequests(): OwnRequests {
  return parseRequests(readStored('localStorage', KEY));
}
