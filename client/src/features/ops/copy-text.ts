import { showToast } from '../../ui/toast/toast.ts';
import { opsMessages } from './messages.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(opsMessages.drawer.copied);
  } catch {
    showToast(opsMessages.drawer.copyFailed, 'destructive');
  }
}
