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
import { isOpen, isThere, useExports } from './use-exports.ts';

const TEXTS = leavingMessages.takeAlong;
const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
const formatSize = (bytes: number) => (bytes / 1_000_000).toLocaleString('en', MEGABYTES);

const fail = (error: unknown) => tellFailure(TEXTS.failed, error);

export function ExportList() {
  const { account } = trpc.useUtils();
  const { data, isError, refetch } = useExports();
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
      <p className="text-muted">{TEXTS.hint}</p>
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
  const canBeFetched = isThere(archive);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{state === 'done' && !canBeFetched ? TEXTS.over : TEXTS.states[state]}</p>
        <p className="text-sm text-muted">
          {TEXTS.from(asked)}
          {endsAt && canBeFetched && `, ${TEXTS.until(formatSize(bytes ?? 0), formatDate(endsAt))}`}
        </p>
        {state === 'running' && <progress aria-label={TEXTS.progress} value={percent} max={100} className="w-full max-w-60" />}
      </div>
      {canBeFetched && (
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
