/** Name, description and who may see it, of a new collection or of one that is there. */
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '@chaos/shared/contract/collections';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { parseDraft, useDraft } from '../../lib/draft.ts';
import { isRecord, parseJson, readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { collectionMessages } from './messages.ts';

const TEXTS = collectionMessages.edit;

export interface Details {
  name: string;
  description: string;
  isPublic: boolean;
}

interface CollectionFormProps {
  /** Of the one that is there: what was typed is found again after a slip that closes the form. */
  id?: string;
  initial?: Details;
  /** Everybody has it under this name. */
  isSaved?: boolean;
  submit: { label: string; busyLabel: string; isPending: boolean };
  /** What the server said against it. */
  fault: string | null;
  onSubmit: (details: Details) => void;
  onCancel: () => void;
}

const NEW: Details = { name: '', description: '', isPublic: true };

export function CollectionForm({
  id: collectionId,
  initial = NEW,
  isSaved = false,
  submit,
  fault,
  onSubmit,
  onCancel,
}: CollectionFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { user } = useAuth();
  const draft = useDraft(keyOf(collectionId), user?.id ?? null);
  const details = parseDetails(draft.text) ?? initial;
  const change = (part: Partial<Details>) => draft.change(JSON.stringify({ ...details, ...part }));
  useEffect(() => first.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!submit.isPending) onSubmit(details);
  };
  return (
    <form onSubmit={send} noValidate className="grid grid-cols-1 gap-4">
      {!isSaved && (
        <TextField
          ref={first}
          label={TEXTS.name}
          value={details.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={COLLECTION_NAME_MAX}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
      )}
      <TextField
        label={TEXTS.description}
        value={details.description}
        onChange={(event) => change({ description: event.target.value })}
        maxLength={COLLECTION_DESCRIPTION_MAX}
        autoComplete="off"
      />
      <label className="collection-mark">
        <input type="checkbox" checked={details.isPublic} onChange={(event) => change({ isPublic: event.target.checked })} />
        <span>
          <span className="block font-semibold">{TEXTS.public}</span>
          <span className="block text-sm text-muted">{TEXTS.privateHint}</span>
        </span>
      </label>
      <p id={`${id}-fault`} role="alert" className="font-semibold text-danger-text empty:hidden">
        {!submit.isPending && fault}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            draft.change(null);
            onCancel();
          }}
        >
          {TEXTS.cancel}
        </Button>
        <Button type="submit" look="primary" aria-disabled={submit.isPending} className="at-least-36">
          {submit.isPending ? submit.busyLabel : submit.label}
        </Button>
      </div>
    </form>
  );
}

/** @returns null for what is none. */
export function parseDetails(text: string | null): Details | null {
  const stored = parseJson(text);
  if (!isRecord(stored) || typeof stored.name !== 'string' || typeof stored.description !== 'string') return null;
  return { name: stored.name, description: stored.description, isPublic: stored.isPublic === true };
}

const keyOf = (id = 'new') => `chaos.collection.${id}`;

/** What the server has accepted is no draft any more; what was typed meanwhile is. @param id of the one that is there. */
export function forgetDetails(accepted: { [K in keyof Details]?: Details[K] | undefined }, id?: string): void {
  const typed = parseDetails(parseDraft(readStored('sessionStorage', keyOf(id)))?.text ?? null);
  if (typed && JSON.stringify(typed) === JSON.stringify({ ...typed, ...accepted }))
    writeStored('sessionStorage', keyOf(id), null);
}
