import { Button, buttonClass } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Download } from '../../ui/icons-later.tsx';
import { codesMessages } from './messages.ts';

const TEXTS = codesMessages.kept;

/** What had the focus is gone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${TEXTS.fileHead}\n\n${codes.join('\n')}\n`)}`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={takeFocus} tabIndex={-1} className="font-bold">
        {TEXTS.title}
      </h3>
      <p className="text-pretty">{TEXTS.hint}</p>
      <ul className="grid gap-x-6 gap-y-2 rounded-control bg-raised p-4 font-mono text-sm select-all sm:grid-cols-2">
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
    </div>
  );
}
