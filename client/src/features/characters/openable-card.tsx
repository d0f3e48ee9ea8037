/** A card that opens its character, can be liked, disliked and saved, and whose numbers follow what others do. */

import { Link } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { formatCompact } from '../../lib/format.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { SaveOnCard } from '../collections/save-button.tsx';
import { useCountsInView } from '../reactions/live-counts.ts';
import { reactionMessages } from '../reactions/messages.ts';
import { ReactionButtons } from '../reactions/reaction-buttons.tsx';
import { CharacterCard, type CharacterCardProps } from './character-card.tsx';
import { characterMessages } from './messages.ts';
import { openingLink } from './open-character-param.ts';

export const OpenableCard = memo(function OpenableCard(props: Omit<CharacterCardProps, 'name' | 'counts' | 'corner'>) {
  const { row, rank, reaction = row.userReaction } = props;
  const element = useRef<HTMLDivElement>(null);
  useCountsInView(element, row.id);
  const likes = reactionMessages.likes(formatCompact(row.likeCount), row.likeCount === 1);
  const label = characterMessages.cardLabel(rank, row.name, likes);
  return (
    <div ref={element} className="openable-card">
      <CharacterCard
        {...props}
        name={
          import.meta.env.SSR ? (
            // Without a script there is no dialog.
            <Link to="/character/$id" params={{ id: row.id }} aria-label={label} className="card-open">
              <HyphenatedName name={row.name} />
            </Link>
          ) : (
            <Link {...openingLink(row.id)} aria-label={label} className="card-open" data-opens={row.id}>
              <HyphenatedName name={row.name} />
            </Link>
          )
        }
        counts={<ReactionButtons row={row} reaction={reaction} size="card" />}
        corner={<SaveOnCard character={row} />}
      />
    </div>
  );
});
