import type { OpsReport } from '@chaos/shared/contract/ops';
import { ops } from '../../lib/messages-ops.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { Confirm } from './confirm.tsx';

const TEXTS = ops.reports;

export type ReportDeed = 'dismiss' | 'take_down' | 'restore';

interface ReportDeedDialogProps {
  report: OpsReport;
  deed: ReportDeed;
  onClose: () => void;
}

export function ReportDeedDialog({ report, deed, onClose }: ReportDeedDialogProps) {
  const { id: reportId, targetKind, characterId } = report;
  const { resolve, restore } = useReportDeeds(onClose);
  const texts = {
    dismiss: { title: TEXTS.dismissTitle, text: TEXTS.dismissText, action: TEXTS.dismiss },
    take_down: { title: TEXTS.takeDownTitle[targetKind], text: TEXTS.takeDownText[targetKind], action: TEXTS.takeDown },
    restore: { title: TEXTS.restoreTitle, text: TEXTS.restoreText, action: TEXTS.restore },
  };
  const { isPending, isError } = deed === 'restore' ? restore : resolve;
  return (
    <Confirm
      {...texts[deed]}
      isDangerous={deed === 'take_down'}
      isPending={isPending}
      failure={isError ? ops.failed : null}
      onClose={onClose}
      onConfirm={(note) =>
        deed === 'restore' ? restore.mutate({ characterId, note }) : resolve.mutate({ reportId, action: deed, note })
      }
    />
  );
}

function useReportDeeds(onClose: () => void) {
  const utils = trpc.useUtils();
  /** What is taken down or back is seen, or not, all over the product. */
  const onSettled = () => {
    for (const part of [utils.ops, utils.gallery, utils.characters, utils.comments]) void part.invalidate();
  };
  const resolve = trpc.ops.resolveReport.useMutation({
    networkMode: 'always',
    onSuccess: ({ outcome }, { action }) => {
      onClose();
      if (outcome === 'resolved') showToast(TEXTS.done[action]);
      else showToast(TEXTS.already, 'destructive');
    },
    onSettled,
  });
  const restore = trpc.ops.restore.useMutation({
    networkMode: 'always',
    onSuccess: ({ outcome }) => {
      onClose();
      if (outcome === 'not_possible') showToast(TEXTS.notPossible, 'destructive');
      else if (outcome === 'files_gone') showToast(TEXTS.filesGone, 'destructive');
      else showToast(TEXTS.restored);
    },
    onSettled,
  });
  return { resolve, restore };
}
