/** Speaks the current toast once, and shows it in the topmost place. */

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { excuse } from '../../lib/stale-build.ts';
import { useStore } from '../../lib/store.ts';
import { announce } from '../announce.ts';
import { optionalPart } from '../optional-part.tsx';
import { spokenToast, toasts } from './toast.ts';
import { topToastHost } from './toast-hosts.ts';

const loadCard = () => import('./toast-card.tsx');
const ToastCard = optionalPart(loadCard);

/** By then the page has settled; a toast about a lost connection must not need one. */
const FETCH_CARD_AFTER_MS = 1_500;

export function Toaster() {
  const toast = useStore(toasts);
  const place = useStore(topToastHost);

  useEffect(() => {
    const timer = setTimeout(() => loadCard().catch(excuse), FETCH_CARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (toast) announce(spokenToast(toast), toast.tone === 'destructive' ? 'assertive' : 'polite');
  }, [toast]);

  if (!toast || !place) return null;
  return createPortal(<ToastCard key={toast.id} toast={toast} />, place.slot);
}
