/** Whom and which words a member has hidden, to be looked at and taken back. */
import type { PersonSummary } from '@chaos/shared/contract/people';
import { HIDDEN_KINDS, type HiddenKind, MUTED_WORD_MAX } from '@chaos/shared/contract/people';
import { type FormEvent, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { Close } from '../../ui/icons.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { peopleMessages } from './messages.ts';
import { useHiding, useMutedWords } from './use-hiding.ts';

const TEXTS = peopleMessages.hidden;

export function HiddenLists() {
  return (
    <>
      <p className="text-sm text-muted">{TEXTS.hint}</p>
      {HIDDEN_KINDS.map((kind) => (
        <HiddenPeople key={kind} kind={kind} />
      ))}
      <MutedWords />
    </>
  );
}

function HiddenPeople({ kind }: { kind: HiddenKind }) {
  const id = useId();
  const list = trpc.people.list.useInfiniteQuery({ kind }, { getNextPageParam: (page) => page.nextCursor });
  const people = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const focusOnNext = useFocusOnNext(heading);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 border-t border-border pt-4" {...focusOnNext}>
      <h3 ref={heading} id={id} tabIndex={-1} className="font-bold">
        {TEXTS.kinds[kind]}
      </h3>
      {list.isError && !list.data && <p className="text-danger-text">{TEXTS.failed}</p>}
      {list.data && people.length === 0 && <p className="text-muted">{TEXTS.empty[kind]}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {people.map((person) => (
          <HiddenPerson key={person.id} kind={kind} person={person} />
        ))}
      </ul>
      <ShowMore list={list} label={TEXTS.more} isSmall />
    </section>
  );
}

function HiddenPerson({ kind, person }: { kind: HiddenKind; person: PersonSummary }) {
  const { show, isPending } = useHiding(person, { kind });
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center gap-3 rounded-tile">
      <Avatar person={person} className="size-10! text-base!" />
      <span className="min-w-0 flex-[1_1_7rem]">
        <bdi className="block truncate font-bold">{person.displayName}</bdi>
        <bdi className="block truncate text-sm text-muted">@{person.username}</bdi>
      </span>
      <Button aria-label={TEXTS.undoOf[kind](person.displayName)} aria-disabled={isPending} onClick={show}>
        {TEXTS.undo[kind]}
      </Button>
    </li>
  );
}

function MutedWords() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const { data } = trpc.people.words.useQuery();
  const { mute, unmute, isPending, failure } = useMutedWords(() => setWord(''));
  const focusOnNext = useFocusOnNext(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (word.trim() !== '') mute(word);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-2 border-t border-border pt-4">
      <h3 id={`${id}-title`} className="font-bold">
        {TEXTS.words}
      </h3>
      <p id={`${id}-hint`} className="max-w-[65ch] text-sm text-muted">
        {TEXTS.wordsHint}
      </p>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={TEXTS.word}
          className="flex-[1_1_12rem]"
          maxLength={MUTED_WORD_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure !== null}
          aria-describedby={`${id}-hint ${id}-failure`}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? TEXTS.busy : TEXTS.add}
        </Button>
      </form>
      <p id={`${id}-failure`} role="alert" className="font-semibold text-danger-text empty:hidden">
        {failure}
      </p>
      {data?.words.length === 0 && <p className="text-muted">{TEXTS.noWords}</p>}
      <ul className="flex flex-wrap gap-2" {...focusOnNext}>
        {data?.words.map((one) => (
          <li key={one} tabIndex={-1} className="flex max-w-full items-center rounded-full bg-raised pl-3.5 font-semibold">
            <bdi className="min-w-0 wrap-anywhere">{one}</bdi>
            <button
              type="button"
              aria-label={TEXTS.unmuteWord(one)}
              onClick={() => unmute(one)}
              className="grid size-10 shrink-0 place-items-center rounded-full text-muted outline-offset-[-3px] hover:text-text"
            >
              <Close className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
