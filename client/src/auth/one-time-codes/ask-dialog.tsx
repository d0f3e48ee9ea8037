import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ignoreDoubleClick } from '../../ui/ignore-double-click.ts';
import { codesMessages as TEXTS } from './messages.ts';

interface AskDialogProps {
  title: string;
  hint: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function AskDialog({ title, hint, confirm, isBusy, onConfirm, onClose }: AskDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-muted">{hint}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button look="primary" aria-disabled={isBusy} onClick={ignoreDoubleClick(() => isBusy || onConfirm())}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
