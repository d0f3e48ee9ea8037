import type { CharacterRow } from '@chaos/shared/contract/characters';
import { findNameFault } from '@chaos/shared/rules/character-name';
import { useState } from 'react';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { characterMessages } from './messages.ts';
import { useRename } from './use-owner-actions.ts';

const { renameTitle: title, name, cancel, rename: save, renaming: saving } = characterMessages.own;

/** Another name for one's own character. */
export function RenameDialog({ row, onClose }: { row: CharacterRow; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const { rename, isRenaming } = useRename(row, { onDone: onClose, onRefused: setFault });
  return (
    <NameDialog
      name={row.name}
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
