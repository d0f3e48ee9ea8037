/** Where the member is signed in, and the way out of each place. */
import type { OwnSession } from '@chaos/shared/contract/account';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { accountMessages } from './messages.ts';

const TEXTS = accountMessages.sessions;

export function SessionList() {
  const { data, isError, refetch } = trpc.account.sessions.useQuery();
  if (data) return <Sessions items={data.items} />;
  if (isError) return <LoadFailed title={TEXTS.failedTitle} onRetry={refetch} />;
  return (
    <Skeletons className="grid gap-3" count={2}>
      <div className="skeleton h-14" />
    </Skeletons>
  );
}

function Sessions({ items }: { items: readonly OwnSession[] }) {
  const { account } = trpc.useUtils();
  const endOthers = trpc.account.endOtherSessions.useMutation({
    async onSuccess() {
      await account.sessions.invalidate();
      showToast(TEXTS.othersEnded);
    },
    onError: (error) => tellFailure(TEXTS.failed, error),
  });
  const focusOnNext = useFocusOnNext();
  return (
    <div className="grid grid-cols-1 gap-4" {...focusOnNext}>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((session) => (
          <Item key={session.id} session={session} />
        ))}
      </ul>
      {items.length > 1 && (
        <Button
          onClick={() => endOthers.isPending || endOthers.mutate()}
          aria-disabled={endOthers.isPending}
          className="justify-self-start"
        >
          {TEXTS.endOthers}
        </Button>
      )}
    </div>
  );
}

function Item({ session }: { session: OwnSession }) {
  const { id, device, network, createdAt, lastUsedAt, isThis } = session;
  const { account } = trpc.useUtils();
  const end = trpc.account.endSession.useMutation({
    async onSuccess() {
      await account.sessions.invalidate();
      showToast(TEXTS.ended);
    },
    onError: (error) => tellFailure(TEXTS.failed, error),
  });
  const name = device ?? TEXTS.unknown;
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tile">
      <div className="min-w-0">
        <p className="font-semibold">
          {name}
          {isThis && <span className="ml-2 text-sm font-bold text-primary-text">{TEXTS.here}</span>}
        </p>
        <p className="text-sm text-muted">
          {network && `${TEXTS.network(network)} · `}
          {TEXTS.since(formatDate(createdAt))}
          {!isThis && ` · ${TEXTS.last(formatDate(lastUsedAt))}`}
        </p>
      </div>
      {!isThis && (
        <Button onClick={() => end.isPending || end.mutate({ id })} aria-disabled={end.isPending} aria-label={TEXTS.endOf(name)}>
          {TEXTS.end}
        </Button>
      )}
    </li>
  );
}
