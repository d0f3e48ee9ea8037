/** Ways to show a character to others. Plain links, so that nothing stops them from opening. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { People } from '../../ui/icons.tsx';
import { LinkIcon, Megaphone, Share } from '../../ui/icons-later.tsx';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { characterMessages } from './messages.ts';
import { characterLink, microblogUrl, networkUrl, sharePreview, shareText } from './share-text.ts';

const TEXTS = characterMessages.share;

export function ShareMenu({ row }: { row: CharacterRow }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button className="share-button" popoverTarget={id} aria-haspopup="dialog">
        <Share className="size-5 shrink-0" />
        {TEXTS.action}
      </Button>
      <Ways row={row} id={id} menu={menu} />
    </>
  );
}

/** One press: the device's own way where a finger presses, the link on the clipboard elsewhere. Where neither works, all ways. */
export function QuickShare({ row, className }: { row: CharacterRow; className: string }) {
  const menu = useRef<HTMLDivElement>(null);
  const [needsWays, setNeedsWays] = useState(false);
  const link = characterLink(location.origin, row.id);
  useEffect(() => {
    if (needsWays) menu.current?.showPopover();
  }, [needsWays]);
  const share = async () => {
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title: row.name, text: shareText(row), url: link });
      } else {
        await navigator.clipboard.writeText(link);
        showToast(TEXTS.copied);
      }
    } catch (error) {
      // Changing one's mind is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNeedsWays(true);
      menu.current?.showPopover();
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()} className={className}>
        <Share className="size-5.5 text-primary-text" />
        {TEXTS.action}
      </button>
      {needsWays && <Ways row={row} menu={menu} />}
    </>
  );
}

interface WaysProps {
  row: CharacterRow;
  id?: string;
  menu: RefObject<HTMLDivElement | null>;
}

function Ways({ row, id, menu }: WaysProps) {
  const field = useRef<HTMLInputElement>(null);
  const link = characterLink(location.origin, row.id);

  const copy = async (done: ToastText = TEXTS.copied) => {
    try {
      await navigator.clipboard.writeText(link);
      menu.current?.hidePopover();
      showToast(done);
    } catch {
      showToast(TEXTS.copyFailed, 'destructive');
      field.current?.focus();
      field.current?.select();
    }
  };
  const shareByDevice = () => {
    navigator.share({ title: row.name, text: shareText(row), url: link }).catch((error: unknown) => {
      // Changing one's mind is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(TEXTS.copiedInstead);
    });
  };

  return (
    <div ref={menu} id={id} popover="auto" role="dialog" aria-label={TEXTS.title} className="share-menu">
      <div className="share-preview">
        <img src={row.imageUrl256} alt="" width={64} height={64} loading="lazy" decoding="async" />
        <div className="min-w-0">
          <p className="font-display leading-tight font-extrabold wrap-anywhere">
            <bdi>{row.name}</bdi>
          </p>
          <p className="text-sm wrap-anywhere text-muted" data-preview>
            <bdi>{sharePreview(row)}</bdi>
          </p>
        </div>
      </div>
      {!row.isPublic && <p className="text-sm font-semibold text-warning-text">{TEXTS.isPrivate}</p>}
      <input ref={field} readOnly value={link} aria-label={TEXTS.link} className="field-input text-sm" />
      <Button look="primary" onClick={() => void copy()}>
        <LinkIcon className="size-5 shrink-0" />
        {TEXTS.copy}
      </Button>
      <div className="grid gap-2">
        <a href={microblogUrl(row, link)} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          <Megaphone className="size-5 shrink-0" />
          {TEXTS.microblog}
        </a>
        <a href={networkUrl(link)} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          <People className="size-5 shrink-0" />
          {TEXTS.network}
        </a>
      </div>
      {'share' in navigator && (
        <Button look="ghost" onClick={shareByDevice}>
          {TEXTS.more}
        </Button>
      )}
    </div>
  );
}
