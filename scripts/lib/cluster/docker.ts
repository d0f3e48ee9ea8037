/** Docker and Compose, called as a person would. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** `configs` with their content written in place came with it. */
const COMPOSE_MIN = [2, 23, 1] as const;

export class DockerError extends Error {
  override readonly name = 'DockerError';
}

interface Run {
  /** Shown to the person at the terminal instead of being returned. */
  isShown?: boolean;
  /** What it reads: a secret among the arguments could be read by every user of the machine. */
  input?: string;
  /** Instead of this process's own. */
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** @returns what it writes. @throws {DockerError} with its last words when it does not end well. */
export async function run(
  command: string,
  args: readonly string[],
  { isShown = false, input, env, signal }: Run = {},
): Promise<string> {
  const child = spawn(command, args, {
    stdio: isShown ? 'inherit' : [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(env && { env }),
    ...(signal && { signal }),
  });
  child.stdin?.on('error', () => {}).end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, out, error] = await Promise.all([
    ended,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  if (code !== 0) throw new DockerError(`${command} ${args.slice(0, 6).join(' ')} ended with ${code}. ${error.trim()}`);
  return out.trim();
}

/** @throws {DockerError} with what is missing, and where it comes from. */
export async function requireDocker(): Promise<void> {
  await run('docker', ['--version']).catch(() => {
    throw new DockerError('There is no Docker: the command `docker` was not found. See https://docs.docker.com/engine/install');
  });
  await run('docker', ['version', '--format', '{{.Server.Version}}']).catch((error: Error) => {
    throw new DockerError(`Docker's daemon does not answer; start it, or ask to be let in. ${error.message}`);
  });
  const version = await run('docker', ['compose', 'version', '--short']).catch(() => {
    throw new DockerError(
      `There is no \`docker compose\`. It has to be ${COMPOSE_MIN.join('.')} or newer; docker-compose 1.29 will not do.`,
    );
  });
  if (!isNewEnough(version))
    throw new DockerError(`docker compose is ${version}, and has to be ${COMPOSE_MIN.join('.')} or newer.`);
}

/** @param version such as `2.40.3-3` or `v2.23.1`. */
export function isNewEnough(version: string): boolean {
  const parts = version.replace(/^v/, '').split(/[.+-]/).map(Number);
  for (const [index, least] of COMPOSE_MIN.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}
