/** Words that are refused or allowed beside the kept list. */
import { OPS_WORD_MAX, type OpsWord } from '@chaos/shared/contract/ops';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { LiveMode } from './auto-refresh.ts';
import { Confirm } from './confirm-dialog.tsx';
import { formatExact } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import { useRemoveWord } from './use-words.ts';
import { WordForm } from './word-form.tsx';

const TEXTS = opsMessages.words;

export function WordsTab({ live }: { live: LiveMode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <WordForm maxLength={OPS_WORD_MAX} />
      <WordList live={live} />
    </div>
  );
}

function WordList({ live }: { live: LiveMode }) {
  const { data: words, isError, refetch } = trpc.ops.words.useQuery(undefined, live.seldom);
  const [removed, setRemoved] = useState<string | null>(null);
  const focusOnNext = useFocusOnNext();
  if (!words && isError) {
    return (
      <ErrorBox title={TEXTS.failed} onRetry={() => void refetch()}>
        {opsMessages.failed}
      </ErrorBox>
    );
  }
  if (!words) return <Skeletons className="skeleton h-48 rounded-card!" />;
  if (words.length === 0) return <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint} />;
  return (
    <>
      <ul aria-label={TEXTS.label} className="grid grid-cols-1 gap-3" {...focusOnNext}>
        {words.map((word) => (
          <WordEntry key={word.word} word={word} onRemove={() => setRemoved(word.word)} />
        ))}
      </ul>
      {removed !== null && <RemoveWord word={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function WordEntry({ word: { word, isAllowed, by, createdAt }, onRemove }: { word: OpsWord; onRemove: () => void }) {
  return (
    <li
      tabIndex={-1}
      className="panel flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tile! px-4 py-3"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="text-muted">{isAllowed ? TEXTS.allowed : TEXTS.refused}</span> <bdi className="font-bold">{word}</bdi>
        </p>
        <p className="text-sm text-muted">{TEXTS.by(by?.displayName ?? null, formatExact(createdAt))}</p>
      </div>
      <Button aria-label={TEXTS.removeOf(word)} onClick={onRemove}>
        {TEXTS.remove}
      </Button>
    </li>
  );
}

function RemoveWord({ word, onClose }: { word: string; onClose: () => void }) {
  const { remove, isPending, failure } = useRemoveWord(onClose);
  return (
    <Confirm
      title={TEXTS.removeTitle(word)}
      text={TEXTS.removeText}
      action={TEXTS.remove}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onConfirm={(note) => remove({ word, note })}
    />
  );
}
