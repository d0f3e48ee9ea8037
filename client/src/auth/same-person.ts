/** While something takes its time, another tab may sign somebody else in, or nobody. */
import { session } from './session-store.ts';

/** @returns whether who is here now may go on with what is begun at this moment: a visitor may who has signed in meanwhile. */
export function rememberPerson(): () => boolean {
  const userId = session.get()?.user.id;
  return () => userId === undefined || session.get()?.user.id === userId;
}
