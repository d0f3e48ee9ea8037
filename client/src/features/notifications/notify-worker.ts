/** The service worker that shows notifications: registered when somebody asks for one, and not before. */

const WORKER = '/notify-worker.js';

/** It updates itself. @returns when it can show something. */
export async function registerNotifyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerUrl());
  return navigator.serviceWorker.ready;
}

/** What it tells this tab when a notification was pressed. @returns how to stop. */
export function onNotifyWorkerMessage(listener: (data: unknown) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const receive = ({ data }: MessageEvent) => {
    if (data?.type === 'notification') listener(data);
  };
  serviceWorker.addEventListener('message', receive);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', receive);
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}
let trusted: { createScriptURL(input: string): string } | undefined;

/** The policy of the page takes no plain address of a script; this one name vouches for this one address. */
function workerUrl(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  if (!types) return WORKER;
  trusted ??= types.createPolicy('notify-worker', { createScriptURL: () => WORKER });
  return trusted.createScriptURL(WORKER);
}
