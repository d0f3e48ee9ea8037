/** How a failed call is told. Without a network that is the reason, whatever would have been said about the server. */
import { offlineMessages } from '../messages.ts';
import { showToast, type ToastText } from './toast.ts';

export function unlessOffline(sentence: string): string {
  return navigator.onLine ? sentence : offlineMessages.send;
}

export function whyFailed(text: ToastText): ToastText {
  return navigator.onLine ? text : { ...text, description: offlineMessages.send };
}

export function showFailure(text: ToastText): void {
  showToast(whyFailed(text), 'destructive');
}
