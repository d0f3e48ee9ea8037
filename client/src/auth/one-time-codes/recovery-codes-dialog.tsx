import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Download } from '../../ui/icons.tsx';
import { codesMessages } from './messages.ts';

const TEXTS = codesMessages.kept;

const keepOpen = () => {};
/** Whoever leaves the page is asked first. */
const askBefore = (event: Event) => event.preventDefault();
/** Back, and whatever else leads on within the page, leads nowhere meanwhile. */
const STAY = { shouldBlockFn: () => true, enableBeforeUnload: false };

/** They are shown this once, so nothing but the press that says so closes it. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  useBlocker(STAY);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeunload', askBefore, { signal });
    // A second Escape closes a dialog whatever its page says to it.
    window.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { signal, capture: true });
    return () => controller.abort();
  }, []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${TEXTS.fileHead}\n\n${codes.join('\n')}\n`)}`;
  return (
    <Dialog title={TEXTS.title} onClose={keepOpen}>
      <p>{TEXTS.hint}</p>
      <ul className="grid gap-2 rounded-control bg-raised p-3 font-mono text-xs select-all sm:text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyText(codes.join('\n'))}>{TEXTS.copy}</Button>
        <a href={file} download={TEXTS.fileName} className={buttonClass('quiet')}>
          <Download className="size-5 shrink-0" />
          {TEXTS.save}
        </a>
        <Button look="primary" onClick={onKept}>
          {TEXTS.done}
        </Button>
      </div>
    </Dialog>
  );
}
