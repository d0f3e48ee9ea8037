/** Who waits while others compute. */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;

/** Lets all others go first where there is not enough time for everybody. @param pid of a process in a session of its own. */
export function lowerPriority(pid: number): void {
  prioritise(pid, PRIORITY_BELOW_NORMAL);
}

/** Takes back `lowerPriority`, where whoever asks may: Linux lets only root. */
export function restorePriority(pid: number): void {
  prioritise(pid, PRIORITY_NORMAL);
}

/**
 * A process in a session of its own is weighed by its session where Linux gathers processes in this way (autogroup in sched(7)): there
 * its own number counts among its children only.
 */
function prioritise(pid: number, priority: number): void {
  for (const apply of [() => setPriority(pid, priority), () => writeFileSync(`/proc/${pid}/autogroup`, `${priority}`)]) {
    try {
      apply();
    } catch {
      // It has ended already, or the system knows no such thing or does not allow it: then it runs as before.
    }
  }
}
