/** Says what a block means before there is one. */
import type { PersonSummary } from '@chaos/shared/contract/people';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fullName } from '../../ui/person-name.tsx';
import { peopleMessages } from './messages.ts';
import { useHiding } from './use-hiding.ts';

const TEXTS = peopleMessages.ask;

interface BlockDialogProps {
  person: PersonSummary;
  onBlocked?: (() => void) | undefined;
  onClose: () => void;
}

export function BlockDialog({ person, onBlocked, onClose }: BlockDialogProps) {
  const { hide, isPending } = useHiding(person, { kind: 'blocked', onHidden: onBlocked, onEnd: onClose });
  // The menu that it comes from is closed, and nothing in it is shown.
  return createPortal(
    <Dialog title={TEXTS.title(fullName(person))} onClose={onClose}>
      <ul className="grid list-disc gap-2 pl-5 text-pretty">
        {TEXTS.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{TEXTS.undo}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button look="primary" aria-disabled={isPending} onClick={hide} className="at-least-36">
          {isPending ? TEXTS.busy : TEXTS.confirm}
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}
