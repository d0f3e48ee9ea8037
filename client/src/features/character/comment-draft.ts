/** What somebody has typed under a character outlives a reload, and the way through signing in. */
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

export function useCommentDraft(characterId: string): [string, (text: string) => void] {
  const key = `chaos.comment.${characterId}`;
  const [draft, setDraft] = useState(() => {
    const stored = readStored('sessionStorage', key);
    return typeof stored === 'string' ? stored : '';
  });
  const change = (text: string) => {
    setDraft(text);
    writeStored('sessionStorage', key, text || null);
  };
  return [draft, change];
}
