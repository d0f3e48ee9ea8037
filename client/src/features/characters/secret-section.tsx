/** The hidden message of a character: a box for guesses, or what was found, and who has found it. */
import { type CharacterRow, GUESS_MAX, type Secret } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useAuth } from '../../auth/provider.tsx';
import { whyRefused } from '../../auth/tell-failure.ts';
import { formatCompact } from '../../lib/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { playSound } from '../sound/play-sound.ts';
import { secretMessages } from './secret-messages.ts';
import { keepVisitorSecret, visitorSecretOf } from './visitor-found-secrets.ts';

const TEXTS = secretMessages;

interface SecretSectionProps {
  row: Pick<CharacterRow, 'id'>;
  Heading: 'h2' | 'h3';
}

export function SecretSection({ row, Heading }: SecretSectionProps) {
  const { user } = useAuth();
  const { data: secret, isError, refetch } = trpc.characters.secret.useQuery({ id: row.id });
  const [hasJustFound, setJustFound] = useState(false);
  // Who has signed in since guesses again, to be counted.
  const message = secret?.message ?? (user ? null : visitorSecretOf(row.id));
  return (
    <section className="needs-script grid gap-2" data-secret>
      <Heading className="detail-heading">{TEXTS.title}</Heading>
      {message !== null ? (
        <Found message={message} isNew={hasJustFound} isMaker={secret?.isMaker === true} />
      ) : (
        <GuessForm id={row.id} onFound={() => setJustFound(true)} />
      )}
      {secret ? (
        <Finders secret={secret} isRead={message !== null} />
      ) : isError ? (
        <FailedLine text={TEXTS.failed} onRetry={refetch} />
      ) : (
        <p aria-hidden className="skeleton h-5 w-56 max-w-full" />
      )}
    </section>
  );
}

function GuessForm({ id, onFound }: { id: string; onFound: () => void }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { guess, setGuess, fault, submit, isGuessing } = useGuess(id, { field, onFound });
  return (
    // By this method no browser sends it anywhere before, or without, the script.
    <form onSubmit={submit} noValidate method="dialog" className="grid grid-cols-1 gap-2">
      <p className="text-muted">{TEXTS.hint}</p>
      <label htmlFor={fieldId} className="text-sm font-bold">
        {TEXTS.field}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={fieldId}
          value={guess}
          onChange={(event) => setGuess(event.target.value)}
          placeholder={TEXTS.placeholder}
          // In units of JavaScript, of which a character may have two.
          maxLength={2 * GUESS_MAX}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${fieldId}-fault` : undefined}
          className="field-input min-w-0 flex-[1_1_10rem]"
        />
        <Button look="primary" type="submit" aria-disabled={isGuessing}>
          {isGuessing ? TEXTS.guessing : TEXTS.guess}
        </Button>
      </div>
      {fault && (
        // The same words a second time are another answer, and are said again.
        <p key={fault.nth} id={`${fieldId}-fault`} role="alert" className="guess-fault wrap-anywhere">
          <bdi>{fault.sentence}</bdi>
        </p>
      )}
    </form>
  );
}

interface GuessOptions {
  field: { current: HTMLInputElement | null };
  onFound: () => void;
}

function useGuess(id: string, { field, onFound }: GuessOptions) {
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const [guess, setGuess] = useState('');
  const [fault, setFault] = useState<{ sentence: string; nth: number } | null>(null);
  const refuse = (sentence: string) => {
    setFault((before) => ({ sentence, nth: (before?.nth ?? 0) + 1 }));
    field.current?.focus();
    field.current?.select();
  };
  const mutation = trpc.characters.findSecret.useMutation({
    onSuccess: ({ isFound, ...secret }, asked) => {
      if (isFound) {
        onFound();
        playSound('found');
        if (!user && secret.message !== null) keepVisitorSecret(id, secret.message);
        void utils.characters.found.invalidate();
      } else refuse(TEXTS.wrong(asked.guess ?? ''));
      utils.characters.secret.setData({ id }, secret);
    },
    onError: (error) => refuse(whyRefused(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    if (guess.trim() === '') refuse(TEXTS.blank);
    else mutation.mutate({ id, guess: guess.trim() });
  };
  return { guess, setGuess, fault, submit, isGuessing: mutation.isPending };
}

interface FoundProps {
  message: string;
  /** It was guessed here, this moment: the box is gone, and the focus goes on to what stands there now. */
  isNew: boolean;
  isMaker: boolean;
}

function Found({ message, isNew, isMaker }: FoundProps) {
  const { user } = useAuth();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div className="found-message" data-new={isNew || undefined}>
      <p ref={title} tabIndex={-1} role={isNew ? 'status' : undefined} className="font-bold">
        {isMaker ? TEXTS.hidByYou : isNew ? TEXTS.foundNow : TEXTS.foundBefore}
      </p>
      <blockquote className="font-display text-xl font-extrabold wrap-anywhere whitespace-pre-line">
        <bdi>{message}</bdi>
      </blockquote>
      {user && !isMaker && (
        <Link to="/profile" hash={TEXTS.found.id} className="justify-self-start font-bold underline">
          {TEXTS.all}
        </Link>
      )}
      {!user && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          {TEXTS.visitor}
          <Link to="/auth" className={buttonClass('quiet')}>
            {TEXTS.join}
          </Link>
        </p>
      )}
    </div>
  );
}

/** @param isRead by whoever looks: they cannot be asked to find it. */
function Finders({ secret: { finders, first }, isRead }: { secret: Secret; isRead: boolean }) {
  if (finders === 0) return <p className="text-sm text-muted">{isRead ? TEXTS.nobodyElse : TEXTS.nobody}</p>;
  return (
    <p className="text-sm text-muted">
      {TEXTS.finders(formatCompact(finders), finders === 1)} <PersonLink person={first} />
    </p>
  );
}
