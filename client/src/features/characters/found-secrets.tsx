/** The hidden messages that one has found, the last one first. */
import type { FoundCharacter } from '@chaos/shared/contract/characters';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { MiniPicture } from './mini-picture.tsx';
import { openingLink } from './open-character-param.ts';
import { secretMessages } from './secret-messages.ts';

const TEXTS = secretMessages.found;

export function FoundSecrets() {
  const list = trpc.characters.found.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const panel = useRef<HTMLDetailsElement>(null);
  const isNamed = useRouterState({ select: ({ location }) => location.hash }) === TEXTS.id;
  const total = list.data?.pages[0]?.totalCount ?? 0;
  const isThere = total > 0;
  useEffect(() => {
    // It comes later than the address that names it.
    if (!isThere || !isNamed || !panel.current) return;
    panel.current.open = true;
    panel.current.scrollIntoView();
    panel.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isThere, isNamed]);
  if (!isThere) return null;
  return (
    <details ref={panel} id={TEXTS.id} className="panel scroll-mt-20 p-4">
      <summary className="min-h-11 content-center font-bold">{TEXTS.title(formatNumber(total))}</summary>
      <p className="mt-1 text-sm text-muted">{TEXTS.hint}</p>
      <ul className="my-3 grid grid-cols-1 gap-3 md:grid-cols-2">
        {list.data?.pages
          .flatMap(({ items }) => items)
          .map((item) => (
            <FoundItem key={item.id} item={item} />
          ))}
      </ul>
      <ShowMore list={list} label={TEXTS.more} isSmall />
    </details>
  );
}

function FoundItem({ item }: { item: FoundCharacter }) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3">
      <MiniPicture character={item} sizes="72px" />
      <div className="min-w-0">
        <Link {...openingLink(item.id)} data-opens={item.id} className="font-bold wrap-anywhere hover:underline">
          <HyphenatedName name={item.name} />
        </Link>
        <blockquote className="wrap-anywhere">
          <bdi>“{item.message}”</bdi>
        </blockquote>
        <p className="text-sm text-muted">
          {TEXTS.on} <time dateTime={item.foundAt.toISOString()}>{formatDate(item.foundAt)}</time>
        </p>
      </div>
    </li>
  );
}
