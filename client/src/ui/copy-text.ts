import { uiMessages } from './messages.ts';
import { showToast, type ToastText } from './toast/toast.ts';

/** @param texts what is said of it; without `copyFailed` the caller answers for that. @returns whether it is copied. */
export async function copyText(
  text: string,
  texts: { copied: ToastText; copyFailed?: ToastText } = uiMessages,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(texts.copied);
    return true;
  } catch {
    if (texts.copyFailed) showToast(texts.copyFailed, 'destructive');
    return false;
  }
}
