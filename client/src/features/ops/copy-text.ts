import { ops } from '../../lib/messages-ops.ts';
import { showToast } from '../../lib/toast.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(ops.drawer.copied);
  } catch {
    showToast(ops.drawer.copyFailed, 'destructive');
  }
}
