/** The link of the confirmation mail: its token leaves the address bar before anything else. */

import type { AnyRouter } from '@tanstack/react-router';
import type { ApiClient } from '../api/client.ts';
import { reasonOf } from '../api/errors.ts';
import { showFailure } from '../ui/toast/show-failure.ts';
import { showToast } from '../ui/toast/toast.ts';
import { describeFailure } from './auth-form-failure.ts';
import { loadSessionManager } from './load-session-manager.ts';
import { authMessages } from './messages.ts';
import { session, whenSessionIsRead } from './session-store.ts';

/** Who is signed in as the account has nothing more to do; everybody else is asked for the password. */
export async function confirmEmail(api: ApiClient, router: AnyRouter): Promise<void> {
  const token = location.hash.slice('#confirm='.length);
  // This may be loaded before what reads the session.
  await whenSessionIsRead();
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
  // A router that has not heard of this address yet takes it for the one where it is already.
  if (location.hash.includes(token)) history.replaceState(history.state, '', location.pathname + location.search);
  try {
    await api.auth.confirmEmail.mutate({ token });
    // Without an answer the next check of the session asks again.
    loadSessionManager()
      .then((manager) => manager.readUser())
      .catch(() => {});
    showToast(authMessages.confirmed);
  } catch (error) {
    // A link that was opened before, perhaps by a keeper of the mailbox.
    const user = session.get()?.user;
    if (user?.emailConfirmed && reasonOf(error) === 'link_invalid')
      showToast(authMessages.confirmedAlready(user.email), 'neutral');
    else showFailure(describeFailure(error, authMessages.confirmFailed));
  }
}
