/** The stage from the press of the button on: waiting, the result, or what went wrong. */

import type { GenerateInput } from '@chaos/shared/contract/characters';
import { trpc } from '../../api/client.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { BuiltInArtistButton, BuiltInArtistHint } from '../tickets/built-in-artist-button.tsx';
import type { Failure } from '../tickets/job.ts';
import { goOn, submitWish, tryAgain } from './generation-actions.ts';
import { generation, markResultSeen } from './generation-store.ts';
import { ResultCard } from './result-card.tsx';
import { resultMessages } from './result-messages.ts';
import { toWish } from './to-wish.ts';
import { UnseenResultCard } from './unseen-result-card.tsx';
import { useFocusOnOutcome } from './use-focus-on-result.ts';
import { WaitPanel } from './wait-panel.tsx';
import { changeDraft, wishDraft } from './wish-draft.ts';

export default function LiveResultArea({ onViewGallery }: { onViewGallery: () => void }) {
  const state = useStore(generation);
  switch (state.phase) {
    case 'idle':
      return null;
    case 'resuming':
      return <WaitPanel ticket={null} times={null} />;
    case 'submitting':
      return <WaitPanel ticket={null} times={null} isCancelling={state.isCancelling} />;
    case 'waiting':
      return <WaitPanel ticket={state.ticket} times={state} isCancelling={state.isCancelling} />;
    case 'failed':
      return <FailureBox failure={state.failure} />;
    case 'done':
      return state.isSeen ? (
        <ResultCard key={state.characterId} characterId={state.characterId} onViewGallery={onViewGallery} />
      ) : (
        <UnseenResultCard onShow={markResultSeen} />
      );
  }
}

function FailureBox({ failure }: { failure: Failure<GenerateInput> }) {
  const { message, isUsedUp, needsOtherWords, isSourceGone, again } = failure;
  const { client } = trpc.useUtils();
  const heading = useFocusOnOutcome();
  const isRemix = useStore(wishDraft).remixOf !== null;
  const isOriginalGone = isSourceGone && isRemix;
  const goOnWithoutIt = () => {
    changeDraft({ remixOf: null });
    submitWish(client, toWish(wishDraft.get()));
  };
  return (
    <ErrorBox
      isWork
      headingRef={heading}
      title={isUsedUp ? resultMessages.failure.usedUp : resultMessages.failure.title}
      onRetry={isUsedUp || needsOtherWords || isOriginalGone ? null : () => tryAgain(client, toWish(wishDraft.get()))}
      other={
        isOriginalGone ? (
          <Button look="primary" onClick={goOnWithoutIt}>
            {resultMessages.failure.withoutIt}
          </Button>
        ) : (
          again?.mayAskHouse && <BuiltInArtistButton onAsk={() => goOn(client, again, true)} />
        )
      }
    >
      <p>{message}</p>
      {again?.mayAskHouse && <BuiltInArtistHint />}
      <p className="text-muted">{resultMessages.failure.kept}</p>
    </ErrorBox>
  );
}
