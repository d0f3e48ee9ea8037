/** Ways to show something of ours to others. Plain links, so that nothing stops them from opening. */

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../button.tsx';
import { copyText } from '../copy-text.ts';
import { HyphenatedName } from '../hyphenated-name.tsx';
import { LinkIcon, Megaphone, Share } from '../icons.tsx';
import { People } from '../sprite-icons.tsx';
import type { ToastText } from '../toast/toast.ts';
import { shareMessages as TEXTS } from './messages.ts';
import { microblogUrl, networkUrl, type Shareable, sharePreview, shareText } from './share-text.ts';

/** @param action what the button says, where it is not clear what is shared. */
export function ShareMenu({ shared, action = TEXTS.action }: { shared: Shareable; action?: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button className="share-button" popoverTarget={id} aria-haspopup="dialog">
        <Share className="size-5 shrink-0" />
        {action}
      </Button>
      <Ways shared={shared} id={id} menu={menu} />
    </>
  );
}

/** One press: the device's own way where a finger presses, the link on the clipboard elsewhere. Where neither works, all ways. */
export function QuickShare({ shared, className }: { shared: Shareable; className: string }) {
  const menu = useRef<HTMLDivElement>(null);
  const [needsWays, setNeedsWays] = useState(false);
  useEffect(() => {
    if (needsWays) menu.current?.showPopover();
  }, [needsWays]);
  const share = async () => {
    const isByDevice = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
    if (await (isByDevice ? shareByDevice(shared) : copyText(shared.link, { copied: TEXTS.copied }))) return;
    setNeedsWays(true);
    menu.current?.showPopover();
  };
  return (
    <>
      <button type="button" onClick={() => void share()} className={className}>
        <Share className="size-5.5 text-primary-text" />
        {TEXTS.action}
      </button>
      {needsWays && <Ways shared={shared} menu={menu} />}
    </>
  );
}

/** @returns false when it failed. Changing one's mind is no failure. */
async function shareByDevice(shared: Shareable): Promise<boolean> {
  try {
    await navigator.share({ title: shared.name, text: shareText(shared), url: shared.link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

interface WaysProps {
  shared: Shareable;
  id?: string;
  menu: RefObject<HTMLDivElement | null>;
}

function Ways({ shared, id, menu }: WaysProps) {
  const field = useRef<HTMLInputElement>(null);

  const copy = async (copied: ToastText = TEXTS.copied) => {
    if (await copyText(shared.link, { ...TEXTS, copied })) return menu.current?.hidePopover();
    field.current?.focus();
    field.current?.select();
  };
  const shareElsewhere = async () => {
    if (!(await shareByDevice(shared))) await copy(TEXTS.copiedInstead);
  };

  return (
    <div ref={menu} id={id} popover="auto" role="dialog" aria-label={shared.title} className="popover">
      <div className="share-preview">
        {shared.picture && <img src={shared.picture} alt="" width={64} height={64} loading="lazy" decoding="async" />}
        <div className="min-w-0">
          <p className="font-display leading-tight font-extrabold wrap-anywhere">
            <HyphenatedName name={shared.name} />
          </p>
          <p className="text-sm wrap-anywhere text-muted" data-preview>
            <bdi>{sharePreview(shared)}</bdi>
          </p>
        </div>
      </div>
      {shared.warning && <p className="text-sm font-semibold text-warning-text">{shared.warning}</p>}
      <input ref={field} readOnly value={shared.link} aria-label={TEXTS.link} className="field-input text-sm" />
      <Button look="primary" onClick={() => void copy()}>
        <LinkIcon className="size-5 shrink-0" />
        {TEXTS.copy}
      </Button>
      <div className="grid gap-2">
        <a href={microblogUrl(shared)} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          <Megaphone className="size-5 shrink-0" />
          {TEXTS.microblog}
        </a>
        <a href={networkUrl(shared.link)} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          <People className="size-5 shrink-0" />
          {TEXTS.network}
        </a>
      </div>
      {'share' in navigator && (
        <Button look="ghost" onClick={() => void shareElsewhere()}>
          {TEXTS.more}
        </Button>
      )}
    </div>
  );
}
