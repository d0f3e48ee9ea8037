/** What is like a character, below it. Asked for when somebody comes near. */
import { type CharacterRow, SIMILAR_MAX } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { Fragment, useRef } from 'react';
import { trpc } from '../../../api/client.ts';
import { range } from '../../../lib/range.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { characterMessages } from '../messages.ts';
import { MiniPicture } from '../mini-picture.tsx';
import { useNearView } from '../use-near-view.ts';
import { similarMessages as TEXTS } from './messages.ts';
import './similar.css';
import { HyphenatedName } from '../../../ui/hyphenated-name.tsx';

/** Eight beside each other at the most, two on a phone. */
const SIZES = '(min-width:62rem) 160px, (min-width:40rem) 22vw, 45vw';

interface SimilarSectionProps {
  id: string;
  Heading: 'h2' | 'h3';
}

export default function SimilarSection({ id, Heading }: SimilarSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearView(section);
  const { data, isError, refetch } = trpc.characters.similar.useQuery({ id }, { enabled: isNear });
  if (data?.items.length === 0) return null;
  return (
    <section ref={section} className="similar needs-script">
      <Heading className="detail-heading">{TEXTS.title}</Heading>
      {data ? (
        <ul className="similar-cards">
          {data.items.map((row) => (
            <li key={row.id}>
              <SimilarCard row={row} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <FailedLine text={TEXTS.failed} onRetry={refetch} />
      ) : (
        <Awaited isAsked={isNear} />
      )}
    </section>
  );
}

/** As high as what comes. Nobody is told that it loads before it is asked for. */
function Awaited({ isAsked }: { isAsked: boolean }) {
  const card = (
    <div className="similar-card">
      <div className="skeleton aspect-square rounded-[15px]!" />
      <div className="similar-words" />
    </div>
  );
  if (isAsked)
    return (
      <Skeletons className="similar-cards" count={SIMILAR_MAX}>
        {card}
      </Skeletons>
    );
  return (
    <div aria-hidden className="similar-cards">
      {range(SIMILAR_MAX).map((index) => (
        <Fragment key={index}>{card}</Fragment>
      ))}
    </div>
  );
}

function SimilarCard({ row }: { row: CharacterRow }) {
  return (
    <Link to="/character/$id" params={{ id: row.id }} className="similar-card">
      <MiniPicture character={row} sizes={SIZES} />
      <div className="similar-words">
        <p className="similar-name" title={row.name}>
          <HyphenatedName name={row.name} />
        </p>
        <p className="truncate text-muted">
          {row.creator ? (
            <>
              {characterMessages.card.by} <bdi>{row.creator.displayName}</bdi>
            </>
          ) : (
            uiMessages.anonymous
          )}
        </p>
      </div>
    </Link>
  );
}
