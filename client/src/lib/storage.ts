/** Browser storage that may be full, switched off, or hold what an older version wrote. */

export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return parseJson(window[storage].getItem(key));
  } catch {
    return null;
  }
}

/** @returns null for nothing, and for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** @param value null removes the key. */
export function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it; only a reload forgets.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
