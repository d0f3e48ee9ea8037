import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { gallery } from '../../lib/messages-gallery.ts';
import { trpc } from '../../lib/trpc.ts';
import { PersonLink } from './person-link.tsx';

const TEXTS = gallery.detail;

/** Whose hands it went through, the first one first. */
export function OwnersTimeline({ characterId, Heading }: { characterId: string; Heading: 'h2' | 'h3' }) {
  const { data, isError, refetch } = trpc.characters.history.useQuery({ id: characterId });
  return (
    <section className="grid gap-2">
      <Heading className="detail-heading">{TEXTS.history}</Heading>
      {data ? (
        <ol className="timeline">
          {data.items.map(({ seq, kind, to, createdAt }) => (
            <li key={seq}>
              <p>
                {TEXTS.kinds[kind]} <PersonLink person={to} />
              </p>
              <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
            </li>
          ))}
        </ol>
      ) : isError ? (
        <p className="text-sm text-danger-text">
          {TEXTS.historyFailed}{' '}
          <button type="button" onClick={() => void refetch()} className="min-h-6 font-bold underline">
            {messages.tryAgain}
          </button>
        </p>
      ) : (
        <div aria-hidden className="skeleton h-11 w-56 max-w-full" />
      )}
    </section>
  );
}
