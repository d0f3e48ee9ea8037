/** The cluster of docker-compose.yml, with what else is to be read, under the settings of one file. */
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { makeDebianImages } from './debian-images.ts';
import { requireDocker, run } from './docker.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const IMAGE = 'hall-of-chaos';
/** The services that run it for good. */
export const OURS = ['server-1', 'server-2', 'worker'];

export interface ClusterOptions {
  /** Base images out of Debian's packages instead of a registry's. */
  isDebian: boolean;
  /** Secrets and settings. Written with new secrets where there is none. */
  envFile: string;
  /** Of the containers' names; without it the folder's. */
  project?: string;
  /** Compose files beyond the usual ones. */
  more?: readonly string[];
  /** Nothing that is set in the terminal changes it, and it is open to nobody else. */
  isTrial?: boolean;
}

export interface ComposeCluster {
  envFile: string;
  /** `docker compose …` on this cluster. @returns what it writes. */
  compose(...args: string[]): Promise<string>;
  /** The same, with what it reads. */
  feed(input: string, ...args: string[]): Promise<string>;
  /** The same, shown as it goes. */
  show(...args: string[]): Promise<void>;
  /** A command of the product, in a container of its own. */
  tool(...command: string[]): Promise<string>;
}

/** @throws {DockerError} without Docker, or with one that is too old. */
export async function openCluster(options: ClusterOptions): Promise<ComposeCluster> {
  const { isDebian, envFile, project, more = [], isTrial = false } = options;
  await requireDocker();
  if (!existsSync(envFile))
    writeFileSync(envFile, await run('sh', [path.join(ROOT, 'deploy/make-env.sh')]).then((text) => `${text}\n`), { mode: 0o600 });
  const own = Object.entries(process.env).filter(([name]) => !isTrial || /^(PATH|HOME|DOCKER_.*)$/.test(name));
  const env = Object.fromEntries(own);
  const { DOMAIN } = { ...parseEnv(await readFile(envFile, 'utf8')), ...env };
  const files = ['docker-compose.yml', ...(DOMAIN ? ['deploy/tls.yml'] : []), ...(isDebian ? ['deploy/debian/compose.yml'] : [])];
  const before = [
    'compose',
    ...(project ? ['--project-name', project] : []),
    ...['--project-directory', ROOT, '--env-file', envFile],
    ...[...files.map((file) => path.join(ROOT, file)), ...more].flatMap((file) => ['--file', file]),
  ];
  return {
    envFile,
    compose: (...args) => run('docker', [...before, ...args], { env }),
    feed: (input, ...args) => run('docker', [...before, ...args], { env, input }),
    show: async (...args) => void (await run('docker', [...before, ...args], { env, isShown: true })),
    tool: (...command) => run('docker', [...before, 'run', '--rm', '--no-TTY', 'tools', ...command], { env }),
  };
}

/** What a superuser says to the database, which no list of processes shows. */
export const sayToPostgres = ({ feed }: ComposeCluster, statement: string): Promise<string> =>
  feed(`${statement};\n`, 'exec', '-T', 'postgres', 'psql', '-U', 'chaos', '-v', 'ON_ERROR_STOP=1');

/** The product's image; with its bases, where no registry has them. */
export async function buildImage({ isDebian }: Pick<ClusterOptions, 'isDebian'>, say: (line: string) => void): Promise<void> {
  if (isDebian) await makeDebianImages(say);
  say(`${IMAGE}: built from ${isDebian ? 'these' : 'the registry’s'} images`);
  const reachAsThisMachine = isDebian ? ['--network', 'host'] : [];
  await run('docker', ['build', ...reachAsThisMachine, '--tag', IMAGE, ROOT]).catch((error: Error) => {
    const isRegistryAway = !isDebian && /resolve source metadata|pull access|registry|dial tcp/.test(error.message);
    throw isRegistryAway
      ? new Error(`${error.message}\nWhere no image registry is reached: npm run cluster -- up --debian`)
      : error;
  });
}

/** New containers out of the image and the settings of now, one after the other: somebody always answers. */
export async function roll({ compose }: ComposeCluster, say: (line: string) => void): Promise<void> {
  // Alone: a setting that has changed would have what it stands on made anew as well, in the middle of it all.
  await compose('run', '--rm', '--no-deps', '--no-TTY', 'migrate');
  for (const service of OURS) {
    say(`${service}: a new one`);
    await compose('up', '--detach', '--wait', '--no-deps', '--force-recreate', service);
  }
}
