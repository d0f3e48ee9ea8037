/** A new gift or trade: who, what goes, what comes, and a word with it. Before it is sent, a sheet shows all of it once more. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import type { OfferType } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { findOfferFault } from '@chaos/shared/rules/offers';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { Swap } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { MessageField, readMessage } from './message-field.tsx';
import { offerMessages } from './messages.ts';
import { findMissingPart } from './missing-parts.ts';
import { type Draft, EMPTY_DRAFT } from './offer-draft.ts';
import { keepTradable, type OfferedCharacter } from './offered-character.ts';
import { PartnerField } from './partner-field.tsx';
import { Picker } from './picker.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import type { OffersSearch } from './search-params.ts';
import { TradeBar } from './trade-bar.tsx';
import { Step } from './trade-step.tsx';
import { useSendOffer } from './use-offer-actions.ts';
import { usePartner } from './use-partner.ts';
import { useTradable } from './use-tradable.ts';

const OWN = { failed: offerMessages.picker.ownFailed, unanswered: offerMessages.picker.ownUnanswered };
const THEIRS = { failed: offerMessages.picker.theirsFailed, unanswered: offerMessages.picker.theirsUnanswered };

const NOTHING: readonly OfferedCharacter[] = [];

interface OfferFormProps {
  offerType: OfferType;
  user: SessionUser;
  search: OffersSearch;
  onSearch: (change: Partial<OffersSearch>) => void;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

export function OfferForm({ offerType, user, search, onSearch, draft, onDraft }: OfferFormProps) {
  const start = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<PersonSummary | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [isSent, setSent] = useState(false);
  const { partner, rest } = usePartner(search.to, { picked, userId: user.id });
  const isTrade = offerType === 'trade';
  const own = useTradable(OWN);
  const theirs = useTradable({ userId: isTrade && partner ? partner.id : null, ...THEIRS });
  const wanted = isTrade && draft.getsFrom === partner?.id ? draft.gets : NOTHING;
  const gives = keepTradable(draft.gives, own);
  const gets = keepTradable(wanted, theirs);
  const message = readMessage(draft.message);

  const { send, isPending, error, reset } = useSendOffer(() => {
    setReviewing(false);
    onDraft(EMPTY_DRAFT);
    onSearch({ to: '', q: '' });
    setSent(true);
  });
  // The sheet has given focus back by now, to a button that is off.
  useEffect(() => {
    if (!isSent) return;
    start.current?.focus();
    setSent(false);
  }, [isSent]);
  // The address leads. Where it names nobody, as in the menu, whoever was chosen before is there again.
  const meet = useEffectEvent((to: string) => {
    if (to === draft.to) return;
    if (to === '') onSearch({ to: draft.to });
    else onDraft({ ...draft, to });
  });
  useEffect(() => meet(search.to), [search.to]);
  const sides = { offerType, offeredIds: idsOf(gives), requestedIds: idsOf(gets) };
  const fault = findOfferFault(sides);
  const resting = rest && offerMessages.who.rests(formatRest(rest.until));
  const missing = resting ?? (partner === null ? offerMessages.form.missingPerson : findMissingPart(fault, message));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!partner || fault === 'nothing_offered') showToast(offerMessages.form.incomplete, 'destructive');
    else if (fault === 'nothing_requested') showToast(offerMessages.form.wantsNothing, 'destructive');
    else if (missing === null) {
      reset();
      setReviewing(true);
    }
  };
  const pick = (person: PersonSummary | null) => {
    setPicked(person);
    onDraft({ ...draft, to: person?.id ?? '' });
    onSearch({ to: person?.id ?? '', q: '' });
  };
  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        aria-label={offerMessages.form.label[offerType]}
        className="trade-form grid grid-cols-1 gap-4"
      >
        <Step number={1} title={offerMessages.who.title[offerType]} headingRef={start}>
          <PartnerField partner={partner} query={search.q} onQuery={(q) => onSearch({ q })} onPick={pick} />
          {resting && <p className="trade-note">{resting}</p>}
        </Step>
        <div className={isTrade ? 'trade-table' : undefined}>
          <Step number={2} title={offerMessages.give} edge="give">
            <Picker
              of={offerMessages.picker.own}
              all={own}
              selected={gives}
              lost={draft.gives.length - gives.length}
              onSelect={(next) => onDraft({ ...draft, gives: next })}
            />
          </Step>
          {isTrade && (
            <>
              <span aria-hidden className="trade-arrow">
                <Swap className="size-6" />
              </span>
              <Step number={3} title={offerMessages.get} edge="get">
                {partner ? (
                  <Picker
                    key={partner.id}
                    of={offerMessages.picker.theirs(partner.displayName)}
                    userId={partner.id}
                    all={theirs}
                    selected={gets}
                    lost={wanted.length - gets.length}
                    onSelect={(next) => onDraft({ ...draft, gets: next, getsFrom: partner.id })}
                    empty={<p className="trade-blank">{offerMessages.picker.emptyTheirs(partner.displayName)}</p>}
                  />
                ) : (
                  <p className="trade-blank">{offerMessages.picker.whoFirst}</p>
                )}
              </Step>
            </>
          )}
        </div>
        <MessageField value={draft.message} onChange={(text) => onDraft({ ...draft, message: text })} />
        <TradeBar offerType={offerType} gives={gives} gets={gets} partner={partner} missing={missing} />
      </form>
      {isReviewing && partner && (
        <ReviewSheet
          offerType={offerType}
          user={user}
          partner={partner}
          gives={gives}
          gets={gets}
          message={message.content}
          isPending={isPending}
          error={error}
          onClose={() => setReviewing(false)}
          onConfirm={() => send({ toUserId: partner.id, message: message.content, ...sides })}
        />
      )}
    </>
  );
}

function idsOf(pieces: readonly OfferedCharacter[]): string[] {
  return pieces.map(({ id }) => id);
}
