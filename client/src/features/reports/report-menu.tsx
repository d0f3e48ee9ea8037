/** What can be done about a thing that should not be here, and about whoever put it there. */
import type { PersonSummary } from '@chaos/shared/contract/people';
import { useState } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { DotsMenu } from '../../ui/dots-menu.tsx';
import { Flag, Trash } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { PersonMenuItems } from '../people/person-menu-items.tsx';
import { reportMessages } from './messages.ts';
import { ReportDialog, type Reported } from './report-dialog.tsx';

const TakeDownDialog = optionalPart(() => import('./take-down-dialog.tsx'));

interface ReportMenuProps {
  target: Reported;
  /** Of the button that opens the menu. */
  label: string;
  /** Whose it is; null for nobody's. */
  person: PersonSummary | null;
}

export function ReportMenu({ target, label, person }: ReportMenuProps) {
  const { user } = useAuth();
  const [opened, setOpened] = useState<'report' | 'takeDown' | null>(null);
  const onClose = () => setOpened(null);
  return (
    <>
      <DotsMenu label={label}>
        {(close) => (
          <>
            <button
              type="button"
              onClick={() => {
                close();
                setOpened('report');
              }}
            >
              <Flag className="size-5 text-muted" />
              {reportMessages.action}
            </button>
            {user?.role === 'operator' && (
              <button
                type="button"
                onClick={() => {
                  close();
                  setOpened('takeDown');
                }}
              >
                <Trash className="size-5 text-muted" />
                {reportMessages.takeDown}
              </button>
            )}
            {person && <PersonMenuItems person={person} onChosen={close} />}
          </>
        )}
      </DotsMenu>
      {opened === 'report' && <ReportDialog target={target} onClose={onClose} />}
      {opened === 'takeDown' && <TakeDownDialog target={target} onClose={onClose} />}
    </>
  );
}
