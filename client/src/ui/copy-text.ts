import { uiMessages } from './messages.ts';
import { showToast } from './toast/toast.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(uiMessages.copied);
  } catch {
    showToast(uiMessages.copyFailed, 'destructive');
  }
}
