/** Ways to show a character to others. Plain links, so that nothing stops them from opening. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useId, useRef } from 'react';
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
    <>
      <Button className="share-button" popoverTarget={id} aria-haspopup="dialog">
        <Share className="size-5 shrink-0" />
        {TEXTS.action}
      </Button>
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
    </>
  );
}
