/** The containers of a cluster, as Docker sees them. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ComposeCluster } from './compose.ts';
import { run } from './docker.ts';

const LOOK_MS = 500;
const TIMEOUT_MS = 180_000;

/**
 * As a crash: `docker kill` would count as wanted, and nobody would start it again. Its first process has the others of the container
 * die with it.
 */
export async function crash({ compose }: ComposeCluster, service: string): Promise<void> {
  const [container = ''] = (await compose('ps', '--quiet', service)).split('\n');
  const pid = await run('docker', ['inspect', '--format', '{{.State.Pid}}', container]);
  await run('docker', [
    'run',
    '--rm',
    '--pid',
    'host',
    '--user',
    '0',
    '--entrypoint',
    'bash',
    'hall-of-chaos',
    '-c',
    `kill -9 ${pid}`,
  ]);
}

/** Returns when every container runs and none is ill. @throws when that takes too long. */
export async function untilWell(project: string): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    const ill = (await listContainers(project)).filter(
      ({ status }) => !status.startsWith('Up') || /starting|unhealthy/.test(status),
    );
    if (ill.length === 0) return;
    if (Date.now() > giveUpAt) throw new Error(ill.map(({ name, status }) => `${name}: ${status}`).join('\n'));
    await delay(LOOK_MS);
  }
}

/** Those that are meant to go on running. */
async function listContainers(project: string): Promise<{ name: string; status: string }[]> {
  const filter = `label=com.docker.compose.project=${project}`;
  const lines = await run('docker', ['ps', '--all', '--filter', filter, '--format', '{{.Names}}\t{{.Status}}']);
  return lines
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([name = '', status = '']) => ({ name, status }))
    .filter(({ status }) => !status.startsWith('Exited (0)'));
}
