/** One character as a page of its own: where shared links lead. */

import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Trophy } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { CharacterDetail } from './character-detail.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { characterMessages } from './messages.ts';
import { Similar } from './similar/similar.ts';
import { useCharacter } from './use-character.ts';

const TEXTS = characterMessages.detail;

export function CharacterPage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const navigate = useNavigate();
  const { row, isGone, hasFailed, retry } = useCharacter(id);
  usePageTitle(row ? `${row.name} · ${uiMessages.product}` : uiMessages.product);
  if (isGone) return notFound;
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      <Link to="/" search={{ view: 'gallery' }} className={buttonClass('quiet', 'justify-self-start')}>
        <Trophy className="size-5" />
        {TEXTS.toGallery}
      </Link>
      {row ? (
        <>
          <div className="panel character-page">
            <CharacterDetail row={row} onGone={() => void navigate({ to: '/profile', replace: true })} heading={{ as: 'h1' }} />
          </div>
          <Similar id={id} Heading="h2" />
        </>
      ) : hasFailed ? (
        <LoadFailed title={TEXTS.failed} onRetry={retry} />
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}
