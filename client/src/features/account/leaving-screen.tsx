/** In the place of every screen for whoever is leaving: until when, and the way back. */
import { useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { loadSessionManager } from '../../auth/load-session-manager.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { formatDate } from '../../lib/format.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/focus/lost-focus.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { leavingMessages } from './leaving-messages.ts';

const TEXTS = leavingMessages.comeBack;

export default function LeavingScreen({ leavesAt }: { leavesAt: string }) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.account.comeBack.useMutation({
    async onSuccess() {
      await (await loadSessionManager()).readUser();
      // What was asked for meanwhile was refused.
      void utils.invalidate();
      showToast(TEXTS.done);
    },
    onError: (error) => tellFailure(TEXTS.failed, error),
  });
  // The button has gone with it; what comes instead has the focus.
  useEffect(() => () => void afterPaint(keepFocus), []);
  const signOut = () => void loadSessionManager().then((manager) => manager.signOut());
  return (
    <section className="mx-auto my-8 grid max-w-xl grid-cols-1 gap-4 panel p-6 sm:p-8">
      <h1 tabIndex={-1} className="font-display text-3xl font-extrabold">
        {TEXTS.title}
      </h1>
      <p className="text-lg font-semibold">{TEXTS.until(formatDate(new Date(leavesAt)))}</p>
      <p className="text-muted">{TEXTS.hint}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {TEXTS.action}
        </Button>
        <Button onClick={signOut}>{TEXTS.signOut}</Button>
      </div>
    </section>
  );
}
