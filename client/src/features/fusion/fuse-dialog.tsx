import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { MiniPicture } from '../characters/mini-picture.tsx';
import type { FusionSource } from './fusion-record.ts';
import { fusionMessages } from './messages.ts';

const TEXTS = fusionMessages.confirm;

interface FuseDialogProps {
  sources: readonly FusionSource[];
  onClose: () => void;
  onFuse: () => void;
}

/** What goes, for good, and what comes of it: asked once before the fusion begins. */
export function FuseDialog({ sources, onClose, onFuse }: FuseDialogProps) {
  const fuse = () => {
    onClose();
    onFuse();
  };
  return (
    <Dialog title={TEXTS.title(sources.length)} onClose={onClose}>
      <ul aria-label={TEXTS.gone} className="fuse-sources">
        {sources.map((source) => (
          <li key={source.id}>
            <MiniPicture character={source} sizes="120px" />
            <HyphenatedName name={source.name} className="text-center text-sm leading-tight font-bold wrap-anywhere" />
          </li>
        ))}
      </ul>
      <p>{TEXTS.text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button look="primary" onClick={fuse} className="at-least-36">
          {TEXTS.fuse}
        </Button>
      </div>
    </Dialog>
  );
}
