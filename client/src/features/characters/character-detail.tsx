/** All there is to one character: its card at the left, its story and what people say at the right. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { trpc } from '../../api/client.ts';
import { doesRest } from '../../auth/does-rest.ts';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { useAuth } from '../../auth/provider.tsx';
import { formatDate } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Swap } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { ShareMenu } from '../../ui/share/share-menu.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { SaveButton } from '../collections/save-button.tsx';
import { Comments } from '../comments/comments.tsx';
import { RestrictionNote } from '../locks/restriction-note.tsx';
import { useRestrictions } from '../locks/use-restrictions.ts';
import { ReactionButtons } from '../reactions/reaction-buttons.tsx';
import { reportMessages } from '../reports/messages.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { CharacterStats } from './character-stats.tsx';
import { shareableCharacter } from './character-to-shareable.ts';
import { DetailMedia } from './detail-media.tsx';
import { FinishWord } from './finish-label.tsx';
import { MadeOf } from './made-of.tsx';
import { characterMessages } from './messages.ts';
import { OwnerBar } from './owner-bar.tsx';
import { OwnersTimeline } from './owners-timeline.tsx';
import { RarityPips } from './rarity-pips.tsx';
import { SecretSection } from './secret-section.tsx';
import { useLastSeen } from './use-last-seen.ts';

/** As high as its folded line, which pushes nothing away when it comes. */
const FinishOrigin = optionalPart(
  () => import('./finish-origin.tsx'),
  () => <div aria-hidden className="h-12" />,
);

/** Nobody knows how high before it is there: it is the last, so that it pushes nothing away. */
const Lineage = optionalPart(() => import('./lineage/lineage-section.tsx'));

interface CharacterDetailProps {
  row: CharacterRow;
  /** Its owner has deleted it. */
  onGone: () => void;
  heading: { as: 'h1' | 'h2'; id?: string; ref?: Ref<HTMLHeadingElement> };
  /** What follows its story. */
  children?: ReactNode;
}

export function CharacterDetail({ row, heading, onGone, children }: CharacterDetailProps) {
  useLastSeen(row);
  const Heading = heading.as;
  const Section = heading.as === 'h1' ? 'h2' : 'h3';
  return (
    <article className="detail" data-rarity={row.rarity}>
      <div className="detail-card">
        <DetailMedia row={row} />
        <div className="detail-facts">
          <header className="grid grid-cols-1 gap-2">
            <Heading
              id={heading.id}
              ref={heading.ref}
              tabIndex={-1}
              className="justify-self-start font-display text-2xl leading-tight font-extrabold wrap-anywhere"
            >
              <HyphenatedName name={row.name} />
            </Heading>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <RarityPips rarity={row.rarity} withWord />
              <FinishWord finish={row.finish} />
              {row.isFused && <span className="detail-chip">{characterMessages.card.fused}</span>}
              {row.hidesSecret && <span className="detail-chip">{characterMessages.card.hidesSecret}</span>}
              {!row.isPublic && <span className="detail-chip">{characterMessages.detail.privateChip}</span>}
            </div>
            <Credits row={row} />
          </header>
          <div className="detail-actions">
            <ReactionButtons row={row} size="detail" />
            <SaveButton character={row} />
            <ShareMenu shared={shareableCharacter(row)} />
          </div>
          <CharacterStats row={row} />
          <CharacterActions row={row} onGone={onGone} />
          <FinishOrigin row={row} />
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm text-muted">
              {characterMessages.detail.madeOn} <time dateTime={row.createdAt.toISOString()}>{formatDate(row.createdAt)}</time>
            </p>
            <Report row={row} />
          </div>
        </div>
      </div>
      <div className="detail-story">
        <section className="grid gap-2">
          <Section className="detail-heading">{characterMessages.detail.lore}</Section>
          <p dir="auto" className="max-w-[65ch] wrap-anywhere whitespace-pre-line">
            {row.description}
          </p>
        </section>
        {row.hidesSecret && <SecretSection row={row} Heading={Section} />}
        {row.fusedMetadata && <MadeOf fusion={row.fusedMetadata} Heading={Section} />}
        <OwnersTimeline characterId={row.id} owners={row.totalOwnersCount} Heading={Section} />
        <Comments characterId={row.id} Heading={Section} />
        <Lineage row={row} Heading={Section} />
        {children}
      </div>
    </article>
  );
}

/** One's own is one's to decide about; others can be fought for, and asked for where they belong to somebody. */
function CharacterActions({ row, onGone }: { row: CharacterRow; onGone: () => void }) {
  const { user } = useAuth();
  if (user && row.owner?.id === user.id) return <OwnerBar row={row} onGone={onGone} />;
  if (!row.isPublic) return null;
  return <OthersBar row={row} />;
}

function OthersBar({ row }: { row: CharacterRow }) {
  const restriction = useRestrictions([row.id]).get(row.id);
  const { rest, isAsked } = useOwnersRest(row);
  // The sentence stands where the ways would: they keep their room, so that its coming moves nothing.
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {rest && <p className="text-muted">{characterMessages.others.rests(formatRest(rest.until))}</p>}
      <div className={`flex min-h-12 flex-wrap items-start gap-2 ${rest || isAsked ? 'invisible' : ''}`}>
        <Link to="/battle" search={{ opponent: row.id }} className={buttonClass('quiet')}>
          <Swords className="size-5 shrink-0" />
          {characterMessages.others.fight}
        </Link>
        {row.owner && !restriction && (
          <Link to="/trading" search={{ tab: 'trade', to: row.owner.id, want: row.id }} className={buttonClass('quiet')}>
            <Swap className="size-5 shrink-0" />
            {characterMessages.others.offer}
          </Link>
        )}
        <RestrictionNote restriction={restriction} />
      </div>
    </div>
  );
}

/** Told to members, who could send something. While it is asked there is nothing to press that a sentence would take away. */
function useOwnersRest({ owner }: CharacterRow) {
  const { user } = useAuth();
  const enabled = user !== null && owner !== null;
  const { data, isLoading } = trpc.profiles.byId.useQuery({ id: owner?.id ?? '' }, { enabled });
  return { rest: data && doesRest(data) ? data.rest : null, isAsked: isLoading };
}

/** Whoever owns it has no need to: an owner makes it private. */
function Report({ row }: { row: CharacterRow }) {
  const { user } = useAuth();
  if (user && row.owner?.id === user.id) return null;
  const target = { targetKind: 'character', targetId: row.id } as const;
  return <ReportMenu target={target} label={reportMessages.menu.character} person={row.owner} />;
}

function Credits({ row }: { row: CharacterRow }) {
  const hasOtherOwner = row.owner !== null && row.owner.id !== row.creator?.id;
  return (
    <div className="text-muted">
      <p>
        {characterMessages.detail.by} <PersonLink person={row.creator} />
      </p>
      {hasOtherOwner && (
        <p>
          {characterMessages.detail.ownedBy} <PersonLink person={row.owner} />
        </p>
      )}
    </div>
  );
}
