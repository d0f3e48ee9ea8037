import type { CharacterRow } from '@chaos/shared/contract/characters';
import { findNameFault } from '@chaos/shared/rules/character-name';
import { useState } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { useDraft } from '../../lib/draft.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { characterMessages } from './messages.ts';
import { useRename } from './use-owner-actions.ts';

const { renameTitle: title, name, cancel, rename: save, renaming: saving } = characterMessages.own;

/** Another name for one's own character. */
export function RenameDialog({ row, onClose }: { row: CharacterRow; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const { user } = useAuth();
  const draft = useDraft(`chaos.rename.${row.id}`, user?.id ?? null);
  const onDone = () => {
    draft.change(null);
    onClose();
  };
  const { rename, isRenaming } = useRename(row, { onDone, onRefused: setFault });
  return (
    <NameDialog
      name={row.name}
      draft={draft}
      texts={{ title, name, cancel, save, saving }}
      fault={fault}
      findFault={findNameFault}
      onFault={setFault}
      isSaving={isRenaming}
      onSave={rename}
      onClose={onClose}
    />
  );
}
