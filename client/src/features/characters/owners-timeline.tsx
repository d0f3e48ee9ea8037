import { trpc } from '../../api/client.ts';
import { formatDate } from '../../lib/format.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { characterMessages } from './messages.ts';

const TEXTS = characterMessages.detail;

/** More than so many are rare, and a place kept free for them would be a hole for all others. */
const ROWS_KEPT_FREE = 5;

interface OwnersTimelineProps {
  characterId: string;
  /** How many owners there were: so many rows are kept free until the names are there. */
  owners: number;
  Heading: 'h2' | 'h3';
}

/** Whose hands it went through, the last one first. */
export function OwnersTimeline({ characterId, owners, Heading }: OwnersTimelineProps) {
  const list = trpc.characters.history.useInfiniteQuery({ id: characterId }, { getNextPageParam: (page) => page.nextCursor });
  const { data, isError, refetch } = list;
  return (
    <section className="needs-script grid gap-2">
      <Heading className="detail-heading">{TEXTS.history}</Heading>
      {data ? (
        <ol className="timeline">
          {data.pages
            .flatMap(({ items }) => items)
            .map(({ seq, kind, to, createdAt }) => (
              <li key={seq}>
                <p>
                  {TEXTS.kinds[kind]} <PersonLink person={to} />
                </p>
                <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
              </li>
            ))}
        </ol>
      ) : isError ? (
        <FailedLine text={TEXTS.historyFailed} onRetry={refetch} />
      ) : (
        <div aria-hidden className="skeleton w-56 max-w-full" style={{ height: `${heightOf(owners)}rem` }} />
      )}
      <div className="justify-self-start empty:hidden">
        <ShowMore list={list} label={TEXTS.older} isSmall />
      </div>
    </section>
  );
}

/** Two lines each, and a gap between them; see `.timeline`. */
function heightOf(owners: number): number {
  const rows = Math.max(1, Math.min(owners, ROWS_KEPT_FREE));
  return rows * 3 + (rows - 1) * 0.75;
}
