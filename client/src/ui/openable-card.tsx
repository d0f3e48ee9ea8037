/** A card that opens its character, can be liked and disliked, and whose numbers follow what others do. */
import { Link } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { formatCompact } from '../lib/format.ts';
import { useCountsInView } from '../lib/live-counts.ts';
import { gallery } from '../lib/messages-gallery.ts';
import { IN_PLACE, withOpen } from '../lib/open-character.ts';
import { CharacterCard, type CharacterCardProps } from './character-card.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';

/** On the screen that is open; which one does not matter, so the type is loose. */
const HERE: string = '.';

export const OpenableCard = memo(function OpenableCard(props: Omit<CharacterCardProps, 'name' | 'counts'>) {
  const { row, rank, reaction = row.userReaction } = props;
  const element = useRef<HTMLDivElement>(null);
  useCountsInView(element, row.id);
  const likes = gallery.likes(formatCompact(row.likeCount), row.likeCount === 1);
  return (
    <div ref={element} className="openable-card">
      <CharacterCard
        {...props}
        name={
          <Link
            to={HERE}
            search={(before) => withOpen(before, row.id)}
            state={(before) => ({ ...before, hasOpened: true })}
            {...IN_PLACE}
            preload={false}
            aria-haspopup="dialog"
            aria-label={gallery.card(rank, row.name, likes)}
            className="card-open"
            data-opens={row.id}
          >
            <bdi>{row.name}</bdi>
          </Link>
        }
        counts={<ReactionButtons row={row} reaction={reaction} size="card" />}
      />
    </div>
  );
});
