/** What the product writes down is read by nobody else who works on the machine: mails with links, logs, hidden originals. */
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;
/** Everybody may go through it to what they own in there, and read nothing of it. */
const ENTERED = 0o011;
const STICKY = 0o1000;

/** From now on whatever this process and its children make is its owner's alone. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes a data folder of before, with all that lies in it. A folder that is closed is not looked into: whoever cannot enter
 * it reaches nothing there.
 * @param names of what is ours in it; of anything else there somebody else decides.
 * @param isEntered when somebody else has a folder in there, such as the database's user.
 */
export async function makePrivate(folder: string, names: readonly string[], isEntered: boolean): Promise<void> {
  const { mode, uid } = await lstat(folder);
  // One for everybody's files, or another user's, is not ours to close; what is ours in it is.
  if ((mode & STICKY) === 0 && uid === process.getuid?.()) await chmod(folder, FOLDER | (isEntered ? ENTERED : 0));
  for (const name of names) await close(path.join(folder, name));
}

async function close(place: string): Promise<void> {
  // Undefined where it is not there yet, or has just been put away. What a link leads to is not ours.
  const found = await lstat(place).catch(() => undefined);
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  if (found.uid !== process.getuid?.()) return;
  if (!found.isDirectory()) return chmod(place, FILE);
  for (const name of await readdir(place)) await close(path.join(place, name));
  await chmod(place, FOLDER);
}
