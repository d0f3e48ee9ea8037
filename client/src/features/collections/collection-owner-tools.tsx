/** What the owner of a collection does with it as a whole: put it in order, change what it says, delete it. */
import type { Collection } from '@chaos/shared/contract/collections';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Pencil, Sliders, Trash } from '../../ui/icons.tsx';
import { CollectionForm } from './collection-form.tsx';
import { collectionMessages } from './messages.ts';
import { useDelete, useUpdate } from './use-collections.ts';

const TEXTS = collectionMessages;

export interface CollectionOwnerToolsProps {
  collection: Collection;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

export function CollectionOwnerTools({ collection, isEditing, onEdit }: CollectionOwnerToolsProps) {
  const [dialog, setDialog] = useState<'details' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      {collection.count > 0 || isEditing ? (
        <Button aria-pressed={isEditing} onClick={() => onEdit(!isEditing)}>
          {isEditing ? <Check className="size-5" /> : <Pencil className="size-5" />}
          {isEditing ? TEXTS.order.end : TEXTS.order.begin}
        </Button>
      ) : null}
      <Button aria-haspopup="dialog" onClick={() => setDialog('details')}>
        <Sliders className="size-5" />
        {TEXTS.edit.details}
      </Button>
      {!collection.isSaved && (
        <Button aria-haspopup="dialog" onClick={() => setDialog('delete')}>
          <Trash className="size-5" />
          {TEXTS.delete.action}
        </Button>
      )}
      {dialog === 'details' && <DetailsDialog collection={collection} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog collection={collection} onClose={close} />}
    </>
  );
}

interface DialogProps {
  collection: Collection;
  onClose: () => void;
}

function DetailsDialog({ collection, onClose }: DialogProps) {
  const { update, isUpdating, fault } = useUpdate(collection, onClose);
  return (
    <Dialog title={TEXTS.edit.details} onClose={onClose}>
      <CollectionForm
        id={collection.id}
        initial={{ name: collection.name, description: collection.description, isPublic: collection.isPublic }}
        isSaved={collection.isSaved}
        submit={{ label: TEXTS.edit.save, busyLabel: TEXTS.edit.saving, isPending: isUpdating }}
        fault={fault}
        onSubmit={update}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function DeleteDialog({ collection, onClose }: DialogProps) {
  const navigate = useNavigate();
  const { remove, isDeleting } = useDelete(
    collection,
    () => void navigate({ to: '/profile', search: { tab: 'collections' }, replace: true }),
  );
  return (
    <Dialog title={TEXTS.delete.title(collection.name)} onClose={onClose}>
      <p>{TEXTS.delete.text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{TEXTS.edit.cancel}</Button>
        <Button look="danger" className="at-least-36" aria-disabled={isDeleting} onClick={remove}>
          {isDeleting ? TEXTS.delete.busy : TEXTS.delete.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
