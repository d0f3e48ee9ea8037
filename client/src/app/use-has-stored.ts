import { useSyncExternalStore } from 'react';
import { hasStored } from '../lib/storage.ts';

/** Whether something is stored under this key; also when another tab stores it or takes it away. */
export function useHasStored(key: string): boolean {
  return useSyncExternalStore(followStorage, () => hasStored(key), isNothingStored);
}

function followStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

const isNothingStored = () => false;
