/** The link of the confirmation mail: its token leaves the address bar before anything else. */
import type { AnyRouter } from '@tanstack/react-router';
import { people } from '../../lib/messages-people.ts';
import { loadKeeper, session } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.ts';
import type { ApiClient } from '../../lib/trpc.ts';
import { describeFailure } from './auth-failure.ts';

/** Who is signed in as the account has nothing more to do; everybody else is asked for the password. */
export async function confirmEmail(api: ApiClient, router: AnyRouter): Promise<void> {
  const token = location.hash.slice('#confirm='.length);
  if (!session.get()) {
    await router.navigate({
      to: '/auth',
      search: { mode: 'confirm' },
      hash: `token=${token}`,
      replace: true,
      viewTransition: false,
    });
    return;
  }
  await router.navigate({ to: '.', search: true, replace: true, viewTransition: false });
  try {
    await api.auth.confirmEmail.mutate({ token });
    // Without an answer the next check of the session asks again.
    loadKeeper()
      .then((keeper) => keeper.readUser())
      .catch(() => {});
    showToast(people.auth.confirmed);
  } catch (error) {
    showToast(describeFailure(error, people.auth.confirmFailed), 'destructive');
  }
}
