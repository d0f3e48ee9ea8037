/** Everything of one's own, to take along: asked for, watched, and fetched. */
import type { Export } from '@chaos/shared/contract/exports';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.tsx';
import { ignoreDoubleClick } from '../../ui/ignore-double-click.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { leavingMessages } from './leaving-messages.ts';

const TEXTS = leavingMessages.takeAlong;
/** No event tells of it: archives are asked for a few times in a year. */
const LOOK_AGAIN_MS = 1_500;

const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
const formatSize = (bytes: number) => (bytes / 1_000_000).toLocaleString('en', MEGABYTES);

const isOpen = ({ state }: Export) => state === 'waiting' || state === 'running';

const fail = (error: unknown) => tellFailure(TEXTS.failed, error);

export function ExportList() {
  const { account } = trpc.useUtils();
  const { data, isError, refetch } = trpc.account.exports.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_AGAIN_MS : false),
  });
  const ask = trpc.account.export.useMutation({
    async onSuccess() {
      await account.exports.invalidate();
      showToast(TEXTS.asked);
    },
    onError: fail,
  });
  const isBusy = ask.isPending || (data?.some(isOpen) ?? false);
  return (
    <>
      <p className="text-pretty text-muted">{TEXTS.hint}</p>
      <Button onClick={ignoreDoubleClick(() => isBusy || ask.mutate())} aria-disabled={isBusy} className="justify-self-start">
        {TEXTS.ask}
      </Button>
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((one) => (
            <Archive key={one.id} archive={one} />
          ))}
        </ul>
      )}
      {isError && <LoadFailed title={TEXTS.failedTitle} onRetry={refetch} />}
    </>
  );
}

function Archive({ archive }: { archive: Export }) {
  const { id, state, percent, bytes, createdAt, endsAt } = archive;
  const asked = formatDate(createdAt);
  const link = trpc.account.exportLink.useMutation({
    // A file to keep: the page stays where it is.
    onSuccess: ({ url }) => location.assign(url),
    onError: fail,
  });
  const isThere = state === 'done' && endsAt !== null && endsAt.getTime() > Date.now();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{state === 'done' && !isThere ? TEXTS.over : TEXTS.states[state]}</p>
        <p className="text-sm text-pretty text-muted">
          {TEXTS.from(asked)}
          {isThere && `, ${TEXTS.until(formatSize(bytes ?? 0), formatDate(endsAt))}`}
        </p>
        {state === 'running' && <progress aria-label={TEXTS.progress} value={percent} max={100} className="w-full max-w-60" />}
      </div>
      {isThere && (
        <Button
          onClick={ignoreDoubleClick(() => link.isPending || link.mutate({ id }))}
          aria-disabled={link.isPending}
          aria-label={TEXTS.fetchOf(asked)}
        >
          <Download className="size-5" />
          {TEXTS.fetch}
        </Button>
      )}
    </li>
  );
}
