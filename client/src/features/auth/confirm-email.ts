/** The link of the confirmation mail: it opens Home, and its token leaves the address bar before anything else. */
import type { AnyRouter } from '@tanstack/react-router';
import { people } from '../../lib/messages-people.ts';
import { loadKeeper, session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import type { ApiClient } from '../../lib/trpc.ts';
import { describeFailure } from './auth-failure.ts';

export async function confirmEmail(api: ApiClient, router: AnyRouter): Promise<void> {
  const token = location.hash.slice('#confirm='.length);
  await router.navigate({ to: '.', search: true, replace: true, viewTransition: false });
  try {
    await api.auth.confirmEmail.mutate({ token });
    // The link may be of another account than the one that is signed in here, so the server is asked;
    // without an answer the next check of the session asks again.
    if (session.get())
      loadKeeper()
        .then((keeper) => keeper.readUser())
        .catch(() => {});
    showToast(people.auth.confirmed);
  } catch (error) {
    showToast(describeFailure(error, people.auth.confirmFailed), 'destructive');
  }
}
