/** While something takes its time, another tab may sign somebody else in, or nobody. */
import { session } from './session-store.ts';

/**
 * @param userId of whoever begins something at this moment.
 * @returns whether who is here by then may go on with it: also a visitor who has signed in meanwhile.
 */
export function rememberPerson(userId = session.get()?.user.id): () => boolean {
  return () => userId === undefined || session.get()?.user.id === userId;
}

/** Calls it whenever a member is here no more, also where another one is at once. */
export function onMemberGone(forget: () => void): void {
  let isHere = rememberPerson();
  session.subscribe(() => {
    const isGone = !isHere();
    isHere = rememberPerson();
    if (isGone) forget();
  });
}
