/** The keys of the whole product. Nobody needs them at once, so they come when the page is at rest. */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { offersSearch, pendingOffers } from '../offers/pending-offers.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { shortcutMessages } from './messages.ts';
import { beginPair, CARD_KEYS_MARK, endPair, useShortcuts } from './use-shortcuts.ts';

const SEARCH = 'main input[type=search], main input[role=combobox]';

export default function Shortcuts() {
  const router = useRouter();
  const navigate = useNavigate();
  const [isHelpShown, setHelpShown] = useState(false);

  /** What a key does when it follows a `g`. */
  const afterG = (go: () => void) => () => {
    if (!endPair()) return false;
    go();
  };
  const startWish = () => {
    if (focusOn('#wish-mainTheme')) return;
    const stop = router.subscribe('onRendered', () => {
      stop();
      focusOn('#wish-mainTheme');
    });
    void navigate({ to: '/' });
  };
  useShortcuts(
    {
      g: beginPair,
      h: afterG(() => void navigate({ to: '/' })),
      e: afterG(() => void navigate({ to: '/', search: { view: 'gallery' } })),
      c: afterG(() => void navigate({ to: '/creators' })),
      b: afterG(() => void navigate({ to: '/battle' })),
      t: afterG(() => void navigate({ to: '/trading', search: offersSearch(pendingOffers.get()) })),
      p: afterG(() => void navigate({ to: '/profile' })),
      n: startWish,
      '/': () => focusOn(SEARCH),
      '?': () => setHelpShown(true),
    },
    'product',
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setHelpShown(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  // Looked for when the help comes: only then does it matter which screen is open.
  const here = isHelpShown && document.querySelector(`[${CARD_KEYS_MARK}]`) ? shortcutMessages.cards : [];
  return isHelpShown && <KeysDialog here={here} onClose={() => setHelpShown(false)} />;
}

/** @returns false when no such field can be seen and used. */
function focusOn(selector: string): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>(selector)].find((one) => one.checkVisibility() && !one.disabled);
  field?.focus();
  return field !== undefined;
}
