/** Browser storage that may be full, switched off, or hold what an older version wrote. */

export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
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
