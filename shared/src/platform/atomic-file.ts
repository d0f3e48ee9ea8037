/** Files that are there whole or not at all, whatever ends in the middle: a full disk, a killed process, the power. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const MODE = 0o666;

/**
 * Writes beside the place, down to the disk, and moves it there; its folder is made when missing. What lay there before
 * stays until then.
 * @param mode less the umask.
 * @throws the system's error; nothing of the new file is left then.
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array, mode = MODE): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // The dot keeps it from being taken for a file of ours: no key of the storage begins with one.
  const partial = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.partial`);
  try {
    const handle = await open(partial, 'wx', mode);
    try {
      await handle.writeFile(content);
      // Without it a power cut may leave the name with nothing behind it.
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** No room on the disk, none left of what this user may fill, or a file beyond the size that this process may write. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True when the system refused a write because there is no room for it. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code));
}
