/** What can be done about a thing that should not be here, and about whoever put it there. */
import type { PersonSummary } from '@chaos/shared/contract/characters';
import { useState } from 'react';
import { DotsMenu } from '../../ui/dots-menu.tsx';
import { Flag } from '../../ui/icons.tsx';
import { PersonMenuItems } from '../people/person-menu-items.tsx';
import { reportMessages } from './messages.ts';
import { ReportDialog, type Reported } from './report-dialog.tsx';

interface ReportMenuProps {
  target: Reported;
  /** Of the button that opens the menu. */
  label: string;
  /** Whose it is; null for nobody's. */
  person: PersonSummary | null;
}

export function ReportMenu({ target, label, person }: ReportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DotsMenu label={label}>
        {(close) => (
          <>
            <button
              type="button"
              onClick={() => {
                close();
                setOpen(true);
              }}
            >
              <Flag className="size-5 text-muted" />
              {reportMessages.action}
            </button>
            {person && <PersonMenuItems person={person} onChosen={close} />}
          </>
        )}
      </DotsMenu>
      {isOpen && <ReportDialog target={target} onClose={() => setOpen(false)} />}
    </>
  );
}
