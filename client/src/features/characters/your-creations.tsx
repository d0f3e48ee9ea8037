/** What one has made, below the generator: a visitor's own, which this browser remembers, or a member's latest. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { claims, followClaims } from '../../auth/pending-claims.ts';
import { useAuth } from '../../auth/provider.tsx';
import { useStore } from '../../lib/store.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { ArrowRight } from '../../ui/sprite-icons.tsx';
import { characterMessages } from './messages.ts';
import { MiniPicture } from './mini-picture.tsx';
import { OpenCharacter } from './open-character.tsx';
import { openingLink } from './open-character-param.ts';

const TEXTS = characterMessages.yours;
const LATEST = 6;

export default function YourCreations() {
  const { user } = useAuth();
  return (
    <>
      {user ? <Latest userId={user.id} /> : <Unclaimed />}
      <OpenCharacter />
    </>
  );
}

function Latest({ userId }: { userId: string }) {
  const { data } = trpc.characters.list.useQuery({ filterType: 'user', targetUserId: userId, limit: LATEST });
  return (
    <Strip rows={data?.items ?? []}>
      <Link
        to="/profile"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-chip font-bold text-primary-text hover:underline"
      >
        {TEXTS.all}
        <ArrowRight className="size-4.5" />
      </Link>
    </Strip>
  );
}

function Unclaimed() {
  const { rows } = useUnclaimed();
  return (
    <Strip rows={rows} note={TEXTS.unclaimed(rows.length)}>
      <Link to="/auth" search={{ mode: 'signup' }} className={buttonClass('primary')}>
        {TEXTS.claim(rows.length)}
      </Link>
    </Strip>
  );
}

/** The newest first. Those that somebody has claimed elsewhere are not among them. */
export function useUnclaimed(): { rows: CharacterRow[]; isPending: boolean } {
  const tickets = useStore(claims);
  useEffect(followClaims, []);
  const isAsked = tickets.length > 0;
  const { data, isPending, refetch } = trpc.tickets.made.useQuery(
    { tickets },
    { enabled: isAsked, placeholderData: (before) => before },
  );
  // Nobody hints at what belongs to nobody: what has been taken meanwhile shows when somebody comes back.
  useWindowFocus(() => isAsked && void refetch({ cancelRefetch: false }));
  return { rows: isAsked ? (data?.items ?? []) : [], isPending: isAsked && isPending };
}

interface StripProps {
  rows: CharacterRow[];
  note?: string;
  children: ReactNode;
}

function Strip({ rows, note, children }: StripProps) {
  const section = useRef<HTMLElement>(null);
  const focusOnNext = useFocusOnNext();
  const isThere = rows.length > 0;
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    // It comes later than the address that names it.
    if (isThere && hash === TEXTS.id) section.current?.scrollIntoView();
  }, [isThere, hash]);
  if (!isThere) return null;
  return (
    <section
      ref={section}
      id={TEXTS.id}
      tabIndex={-1}
      aria-labelledby="yours-title"
      className="mt-8 grid scroll-mt-20 grid-cols-1 gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="yours-title" tabIndex={-1} className="font-display text-xl font-extrabold">
            {TEXTS.title}
          </h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        {children}
      </div>
      <ul className="strip" {...focusOnNext}>
        {rows.map((row) => (
          <li key={row.id} tabIndex={-1} className="rounded-tile">
            <Link {...openingLink(row.id)} data-opens={row.id} className="grid gap-1 rounded-tile">
              <MiniPicture character={row} sizes="(min-width:640px) 180px, 30vw" />
              <bdi className="line-clamp-2 text-sm leading-tight font-bold wrap-anywhere">{row.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
