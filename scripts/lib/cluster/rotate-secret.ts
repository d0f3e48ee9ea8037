/** New secrets in place of old ones, in the file of settings and wherever else they are kept. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ComposeCluster, OURS, roll, sayToPostgres } from './compose.ts';

/** What happens before the file says the new one, and which services besides ours read it. */
interface Rotation {
  before?: (cluster: ComposeCluster, secret: string) => Promise<unknown>;
  others: readonly string[];
  /** Servers that do not agree on it would sign people out and in again. */
  isAtOnce?: boolean;
}

const ROTATIONS: Record<string, Rotation> = {
  POSTGRES_PASSWORD: {
    // Whoever is connected stays so; whoever connects before it has the new one waits and tries again.
    before: (cluster, secret) => sayToPostgres(cluster, `alter role chaos password '${secret}'`),
    others: [],
  },
  S3_SECRET_ACCESS_KEY: { others: ['s3'] },
  METRICS_TOKEN: { others: ['prometheus'] },
  GRAFANA_PASSWORD: {
    before: ({ feed }, secret) =>
      feed(secret, 'exec', '-T', 'grafana', 'grafana', 'cli', 'admin', 'reset-admin-password', '--password-from-stdin'),
    others: [],
  },
  // docs/operations.md says what ends with the old one.
  APP_SECRET: { others: [], isAtOnce: true },
};

export async function rotateSecret(cluster: ComposeCluster, name: string, say: (line: string) => void): Promise<void> {
  const rotation = ROTATIONS[name];
  if (!rotation) throw new Error(`There is no secret ${name}. There are: ${Object.keys(ROTATIONS).join(', ')}`);
  const secret = randomBytes(24).toString('hex');
  const written = await readFile(cluster.envFile, 'utf8');
  const changed = written.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${secret}`);
  if (changed === written) throw new Error(`${cluster.envFile} has no line of ${name}.`);
  await rotation.before?.(cluster, secret);
  // Whole or not at all: without its secrets the cluster is lost.
  await writeFile(`${cluster.envFile}.new`, changed, { mode: 0o600 });
  await rename(`${cluster.envFile}.new`, cluster.envFile);
  for (const other of rotation.others) await cluster.compose('up', '--detach', '--wait', '--no-deps', '--force-recreate', other);
  if (rotation.isAtOnce) await cluster.compose('up', '--detach', '--wait', '--no-deps', '--force-recreate', ...OURS);
  else if (name !== 'GRAFANA_PASSWORD') await roll(cluster, say);
  say(`${name} is a new one.`);
}
