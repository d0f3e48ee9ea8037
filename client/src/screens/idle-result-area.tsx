/** The result area before the first wish: a hand of cards, yours face down, and what others made. */

import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { MiniPicture } from '../features/characters/mini-picture.tsx';
import { useShowcase } from '../features/gallery/use-showcase.ts';
import { generationMessages } from '../features/generation/messages.ts';
import { range } from '../lib/range.ts';
import { LogoMark } from '../ui/logo.tsx';
import { ArrowRight } from '../ui/sprite-icons.tsx';

const STRIP = 6;

export function IdleResultArea() {
  const rows = useShowcase();
  return (
    <div className="grid gap-6">
      <Hand rows={rows} />
      <div className="text-center">
        <h2 className="font-display text-2xl leading-tight font-extrabold">{generationMessages.resultArea.emptyTitle}</h2>
        <p className="mt-1 text-muted">{generationMessages.resultArea.emptyText}</p>
      </div>
      <Strip rows={rows} />
    </div>
  );
}

function Hand({ rows }: { rows: GalleryRow[] | null }) {
  return (
    <div aria-hidden className="hand">
      {range(2).map((index) => {
        const character = rows?.[index];
        return character ? (
          <MiniPicture key={index} character={character} sizes="(min-width:1024px) 216px, 34vw" />
        ) : (
          <div key={index} className="card-back aspect-square opacity-60">
            <LogoMark />
          </div>
        );
      })}
      <div className="card-back aspect-[5/6]">
        <LogoMark />
      </div>
    </div>
  );
}

function Strip({ rows }: { rows: GalleryRow[] | null }) {
  const others = rows?.slice(2, 2 + STRIP);
  if (others?.length === 0) return null;
  return (
    <section aria-labelledby="strip" className="grid gap-3" aria-busy={!others}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="strip" className="font-display text-lg font-extrabold">
          {generationMessages.resultArea.strip}
        </h2>
        <Link
          to="/"
          search={{ view: 'gallery' }}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-chip font-bold text-primary-text hover:underline"
        >
          {generationMessages.resultArea.seeAll}
          <ArrowRight className="size-4.5" />
        </Link>
      </div>
      <ul className="strip">
        {others
          ? others.map((row) => (
              <li key={row.id}>
                <MiniPicture character={row} sizes="112px" />
                <span className="sr-only">{row.name}</span>
              </li>
            ))
          : range(STRIP).map((index) => <li key={index} aria-hidden className="skeleton aspect-square rounded-tile!" />)}
      </ul>
    </section>
  );
}
