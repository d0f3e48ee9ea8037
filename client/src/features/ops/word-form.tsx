import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { opsMessages } from './messages.ts';
import { NoteField } from './note-field.tsx';
import { useAddWord } from './use-words.ts';

const TEXTS = opsMessages.words;

/** A word, and whether it is refused or allowed from now on. */
export function WordForm({ maxLength }: { maxLength: number }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [isAllowed, setAllowed] = useState(false);
  const [note, setNote] = useState('');
  const { add, isPending, isOnline, failure } = useAddWord(() => {
    setWord('');
    setNote('');
    field.current?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() === '') field.current?.focus();
    else add({ word, isAllowed, note });
  };
  return (
    <form onSubmit={submit} noValidate className="panel grid grid-cols-1 gap-4 rounded-tile! p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={TEXTS.word}
          className="flex-[1_1_14rem]"
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure !== null}
          aria-describedby={`${id}-hint ${id}-failure`}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <fieldset className="ops-segments">
          <legend className="sr-only">{TEXTS.which}</legend>
          {[false, true].map((which) => (
            <button key={String(which)} type="button" aria-pressed={which === isAllowed} onClick={() => setAllowed(which)}>
              {which ? TEXTS.allow : TEXTS.refuse}
            </button>
          ))}
        </fieldset>
      </div>
      <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
        {TEXTS.hint}
      </p>
      <NoteField note={note} onNote={setNote} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p id={`${id}-failure`} role="alert" className="mr-auto font-semibold text-danger-text empty:hidden">
          {isOnline ? failure : opsMessages.offline}
        </p>
        <Button type="submit" look="primary" className="at-least-32" aria-disabled={!isOnline || isPending}>
          {isPending ? opsMessages.busy : TEXTS.add}
        </Button>
      </div>
    </form>
  );
}
