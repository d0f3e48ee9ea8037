import type { OpsReport } from '@chaos/shared/contract/ops';
import { trpc } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { takeDownMessages } from '../reports/take-down-messages.ts';
import { useModerationRefresh } from '../reports/use-moderation-refresh.ts';
import { Confirm } from './confirm-dialog.tsx';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.reports;

export type ReportAction = 'dismiss' | 'take_down' | 'restore';

interface ReportActionDialogProps {
  report: OpsReport;
  reportAction: ReportAction;
  onClose: () => void;
}

export function ReportActionDialog({ report, reportAction, onClose }: ReportActionDialogProps) {
  const { id: reportId, targetKind, targetId } = report;
  const { resolve, restore } = useReportActions(onClose);
  const texts = {
    dismiss: { title: TEXTS.dismissTitle, text: TEXTS.dismissText, action: TEXTS.dismiss },
    take_down: { title: takeDownMessages.title[targetKind], text: takeDownMessages.text[targetKind], action: TEXTS.takeDown },
    restore: { title: TEXTS.restoreTitle, text: TEXTS.restoreText, action: TEXTS.restore },
  };
  const { isPending, isError } = reportAction === 'restore' ? restore : resolve;
  return (
    <Confirm
      {...texts[reportAction]}
      isDangerous={reportAction === 'take_down'}
      isPending={isPending}
      failure={isError ? opsMessages.failed : null}
      onClose={onClose}
      onConfirm={(note) =>
        reportAction === 'restore'
          ? restore.mutate({ characterId: targetId, note })
          : resolve.mutate({ reportId, action: reportAction, note })
      }
    />
  );
}

function useReportActions(onClose: () => void) {
  const onSettled = useModerationRefresh();
  const resolve = trpc.ops.resolveReport.useMutation({
    onSuccess: ({ outcome }, { action }) => {
      onClose();
      if (outcome === 'resolved') showToast(TEXTS.done[action]);
      else showToast(TEXTS.already, 'destructive');
    },
    onSettled,
  });
  const restore = trpc.ops.restore.useMutation({
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
