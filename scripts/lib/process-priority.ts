/** Who waits while others compute. */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets all others go first where there is not enough time for everybody. A process in a session of its own is weighed by its session
 * where Linux gathers processes in this way (autogroup in sched(7)): there its own number counts among its children only.
 * @param pid of a process in a session of its own.
 */
export function lowerPriority(pid: number): void {
  for (const lower of [() => setPriority(pid, BEHIND), () => writeFileSync(`/proc/${pid}/autogroup`, `${BEHIND}`)]) {
    try {
      lower();
    } catch {
      // It has ended already, or the system knows no such thing: then it runs like everything else.
    }
  }
}
