/** Answers a trade with another one. It begins as the original seen from here, and marks what is changed. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Offer, OfferItem } from '@chaos/shared/contract/offers';
import { changesNothing, findOfferFault } from '@chaos/shared/rules/offers';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { announce } from '../../ui/announce.ts';
import { Swap } from '../../ui/icons.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { markChanges } from './counter-changes.ts';
import { useCounterDraft } from './counter-drafts.ts';
import { MessageField, readMessage } from './message-field.tsx';
import { offerMessages } from './messages.ts';
import { findMissingPart } from './missing-parts.ts';
import { OfferMessage } from './offer-message.tsx';
import { keepTradable, type OfferedCharacter, pieceOf } from './offered-character.ts';
import { viewOffer } from './perspective.ts';
import { Picker } from './picker.tsx';
import { Sheet } from './sheet.tsx';
import { TradeSides } from './trade-sides.tsx';
import { useCounterOffer, useSendOffer } from './use-offer-actions.ts';
import { useTradable } from './use-tradable.ts';

const LOADING = { failed: offerMessages.picker.counterFailed, unanswered: offerMessages.picker.counterFailed };

interface CounterDialogProps {
  original: Offer;
  /** What the list knows of it now; nothing when it is gone. */
  current: Offer | undefined;
  viewer: SessionUser;
  onClose: () => void;
  onDone: (offerId: string) => void;
}

export function CounterDialog({ original, current, viewer, onClose, onDone }: CounterDialogProps) {
  const id = useId();
  const { other, gives: wantedOfMe, gets: offeredToMe } = viewOffer(original, viewer.id);
  const [before] = useState(() => ({ gives: piecesOf(wantedOfMe), gets: piecesOf(offeredToMe) }));
  const { draft, change, forget } = useCounterDraft({
    offerId: original.id,
    userId: viewer.id,
    blank: { ...before, typed: '' },
  });
  const own = useTradable(LOADING);
  const theirs = useTradable({ userId: other.id, ...LOADING });
  const finish = (offerId: string) => {
    forget();
    onDone(offerId);
  };
  const answer = useCounterOffer(current, finish);
  const anew = useSendOffer(({ id: offerId }) => finish(offerId));
  useFreshOriginal(current, onClose);
  const ended = useEnd(current, answer.isPending);
  const { isPending, error } = ended === null ? answer : anew;

  const gives = keepTradable(draft.gives, own);
  const gets = keepTradable(draft.gets, theirs);
  const message = readMessage(draft.typed);
  const sides = { offeredIds: gives.map((piece) => piece.id), requestedIds: gets.map((piece) => piece.id) };
  const fault = findOfferFault({ offerType: 'trade', ...sides });
  const isSame = changesNothing(asSent(original), { ...sides, message: message.content });
  const missing = findMissingPart(fault, message) ?? (isSame && ended === null ? offerMessages.counter.same : null);
  const note = missing ?? offerMessages.balance(gives.length, gets.length);
  const send = () => {
    if (ended === null) answer.counter({ offerId: original.id, message: message.content, ...sides });
    else anew.send({ offerType: 'trade', toUserId: other.id, message: message.content, ...sides });
  };
  const left = wantedOfMe.length + offeredToMe.length - before.gives.length - before.gets.length;
  const markOf = (pieces: readonly OfferedCharacter[]) => (pieceId: string, isSelected: boolean) => {
    const wasIn = pieces.some((piece) => piece.id === pieceId);
    if (wasIn === isSelected) return null;
    return isSelected ? ('added' as const) : ('removed' as const);
  };
  return (
    <Sheet
      title={
        <>
          {offerMessages.counter.title} <PersonName person={other} />
        </>
      }
      size="large"
      cancel={offerMessages.sheet.cancel}
      confirm={{
        label: ended === null ? offerMessages.counter.send : offerMessages.counter.sendAnew,
        busyLabel: offerMessages.form.sending,
        look: 'primary',
        isPending,
        isBlocked: missing !== null,
      }}
      error={error}
      note={<p className="font-bold">{ended === null ? note : `${ended} ${missing ?? offerMessages.counter.anewHint}`}</p>}
      onClose={onClose}
      onCancel={() => {
        forget();
        onClose();
      }}
      onConfirm={send}
    >
      <section className="grid gap-3" aria-labelledby={`${id}-original`}>
        <h3 id={`${id}-original`} className="detail-heading">
          {offerMessages.counter.original}
        </h3>
        {original.message !== null && <OfferMessage text={original.message} />}
        <TradeSides viewer={viewer} other={other} gives={wantedOfMe} gets={offeredToMe} />
      </section>
      <section className="grid grid-cols-1 gap-3" aria-labelledby={`${id}-yours`}>
        <div>
          <h3 id={`${id}-yours`} className="detail-heading">
            {offerMessages.counter.yours}
          </h3>
          <p className="text-muted">{offerMessages.counter.hint}</p>
        </div>
        {left > 0 && <p className="trade-note">{offerMessages.counter.unavailable(left)}</p>}
        <div className="trade-table">
          <section className="trade-side is-give" aria-label={offerMessages.give}>
            <h4 className="font-display text-lg font-extrabold">{offerMessages.give}</h4>
            <Picker
              of={offerMessages.picker.own}
              all={own}
              selected={gives}
              lost={draft.gives.length - gives.length}
              onSelect={(next) => change({ gives: next })}
              markOf={markOf(before.gives)}
            />
          </section>
          <span aria-hidden className="trade-arrow">
            <Swap className="size-5" />
          </span>
          <section className="trade-side is-get" aria-label={offerMessages.get}>
            <h4 className="font-display text-lg font-extrabold">{offerMessages.get}</h4>
            <Picker
              of={offerMessages.picker.theirs(other.displayName)}
              userId={other.id}
              all={theirs}
              selected={gets}
              lost={draft.gets.length - gets.length}
              onSelect={(next) => change({ gets: next })}
              empty={<p className="trade-blank">{offerMessages.picker.emptyTheirs(other.displayName)}</p>}
              markOf={markOf(before.gets)}
            />
          </section>
        </div>
        <MessageField value={draft.typed} onChange={(typed) => change({ typed })} />
        <h4 className="detail-heading">{offerMessages.form.summary}</h4>
        <TradeSides
          viewer={viewer}
          other={other}
          gives={markChanges(before.gives, gives, idOf)}
          gets={markChanges(before.gets, gets, idOf)}
        />
      </section>
    </Sheet>
  );
}

function piecesOf(items: readonly OfferItem[]): readonly OfferedCharacter[] {
  return items.flatMap((item) => pieceOf(item) ?? []);
}

const asSent = ({ offered, requested }: Offer) => ({
  offeredIds: offered.map(({ characterId }) => characterId),
  requestedIds: requested.map(({ characterId }) => characterId),
});

const idOf = ({ id }: OfferedCharacter) => id;

/** What became of the original meanwhile, said at once; null while it can be answered. An answer that is under way is one's own. */
function useEnd(current: Offer | undefined, isAnswering: boolean): string | null {
  const status = isAnswering ? undefined : current?.status;
  const ended = status === undefined || status === 'pending' ? null : offerMessages.offers.banners[status];
  useEffect(() => {
    if (ended) announce(ended);
  }, [ended]);
  return ended;
}

/** The original is read once more when the dialog opens. One that is there no more cannot be answered. */
function useFreshOriginal(current: Offer | undefined, onGone: () => void): void {
  const utils = trpc.useUtils();
  const isGone = current === undefined;
  const leave = useEffectEvent(() => {
    showToast(offerMessages.counter.gone, 'destructive');
    onGone();
  });
  useEffect(() => {
    void utils.offers.list.invalidate();
  }, [utils]);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
