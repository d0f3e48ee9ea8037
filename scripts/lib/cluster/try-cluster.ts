/** A cluster of its own, under load, that is restarted, killed part by part, scaled, backed up and restored: what it costs and loses. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { type Database, openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { openS3Storage, type Storage } from '@chaos/shared/platform/storage';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import { type AnswerLog, openAnswerLog } from '../../faults/answer-log.ts';
import { checkEverything, type Evidence, type Finding } from '../../faults/check.ts';
import { startLoad } from '../../faults/load.ts';
import { waitForRest } from '../../faults/product-under-load.ts';
import { joinAsPlayer, newRequestId, type Player } from '../../faults/simulated-member.ts';
import { freePort } from '../ports.ts';
import { buildImage, type ClusterOptions, type ComposeCluster, openCluster, ROOT, roll, sayToPostgres } from './compose.ts';
import { crash, untilWell } from './containers.ts';
import { run } from './docker.ts';
import { startProbe } from './probe.ts';
import { rotateSecret } from './rotate-secret.ts';

const PROJECT = 'chaos-trial';
const NETWORK = '10.99.2.0/24';
const PEOPLE = 20;
/** Of each between two actions, at most: a full cluster on one machine is loaded enough by itself. */
const PAUSE_MS = 15_000;
const CALM_MS = 20_000;
const LOOK_MS = 250;
const log = createLogger('cluster', 'silent');

interface Row {
  what: string;
  calls: number;
  failures: number;
  /** Of somebody who looks at the Hall ten times a second, and asks once. */
  looks: number;
  'looks that failed': number;
  /** From the beginning until the last of these. */
  'away (s)': number;
  /** From the beginning until a character that was asked for then is done. */
  'works again (s)': number;
}

interface Means {
  resources: AsyncDisposableStack;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** @returns false when anything is lost, doubled or broken. */
export async function tryCluster(options: ClusterOptions, { resources, signal, say }: Means): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-trial-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const [http, postgres, s3] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${http}`;
  const cluster = await openCluster({
    ...options,
    envFile: path.join(folder, 'env'),
    project: PROJECT,
    isTrial: true,
    more: [path.join(ROOT, 'deploy/trial.yml')],
  });
  await writeSettings(cluster.envFile, { http, postgres, s3, url });
  await buildImage(options, say);

  // With the volumes that only the tools use, which hold the backup; and with what a trial that was killed has left.
  const clear = () => cluster.compose('--profile', 'tools', 'down', '--volumes', '--timeout', '10');
  await clear();
  resources.defer(async () => void (await clear()));
  // What people ask for: a server that is about to stop says at /readyz that it is not, and answers everything else.
  const probe = startProbe(`${url}/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`);
  resources.defer(() => probe.end());
  const beganAt = performance.now();
  await cluster.compose('up', '--detach', '--wait');
  const upMs = performance.now() - beganAt;
  await delay(LOOK_MS);
  const refused = probe.refusals();
  say(`up in ${seconds(upMs)} s; the proxy has refused ${refused} calls meanwhile`);

  let database = await openAsTrial(cluster, postgres);
  resources.defer(() => database.close());
  const diary = openAnswerLog();
  const players: Player[] = [];
  for (let index = 1; index <= PEOPLE; index += 1) players.push(await joinAsPlayer(url, { name: `player_${index}` }, diary));
  const look = async (): Promise<Evidence> => ({ db: database.db, storage: await openBucket(cluster, s3), diary });

  const rows: Row[] = [];
  const stopped = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  stopped.catch(() => undefined);
  const load = startLoad({ db: database.db, players, diary, pauseMs: PAUSE_MS });
  const count = () => diary.actions.length + diary.refused.size + diary.reactions.size + diary.lostAnswers;
  /** Breaks or changes something, and waits until everything is as it should be. */
  const go = async (what: string, work: () => Promise<unknown>) => {
    const calls = count();
    const { lostAnswers } = diary;
    const from = performance.now();
    const asked = players[0] ? askForCharacter(players[0], database.db, diary) : undefined;
    await Promise.race([Promise.all([work(), asked]), load.failed, stopped]);
    const worksMs = performance.now() - from;
    await Promise.race([untilWell(PROJECT), load.failed, stopped]);
    const { answers, failures, awayMs } = probe.since(from);
    const row = {
      what,
      calls: count() - calls,
      failures: diary.lostAnswers - lostAnswers,
      looks: answers,
      'looks that failed': failures,
      'away (s)': seconds(awayMs),
      'works again (s)': seconds(worksMs),
    };
    rows.push(row);
    // Whoever does not wait for the end has these.
    say(Object.values(row).join(' | '));
  };

  await go('twenty seconds of calm', () => delay(CALM_MS));
  await go('new servers and workers, one by one', () => roll(cluster, () => undefined));
  for (const service of ['server-1', 'worker', 'proxy', 'redis', 's3', 'postgres'])
    await go(`crash of ${service}`, () => crash(cluster, service));
  await go('crash of who watches', async () => {
    for (const service of ['mail', 'prometheus', 'alertmanager']) await crash(cluster, service);
  });
  await go('a third worker', () =>
    cluster.compose('up', '--detach', '--wait', '--no-deps', '--no-recreate', '--scale', 'worker=3', 'worker'),
  );
  for (const service of ['proxy', 'redis', 's3', 'postgres'])
    await go(`restart of ${service}`, () => cluster.compose('restart', service));
  for (const name of ['POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'METRICS_TOKEN', 'APP_SECRET'])
    await go(`a new ${name}`, () => rotateSecret(cluster, name, () => undefined));
  await load.end();
  await waitForRest(database.db);
  console.table(rows);
  const findings = await checkEverything(await look());
  say(`requests answered: ${diary.actions.length}, refused: ${diary.refused.size}, reactions: ${diary.reactions.size}`);
  tell('after all of this', findings, say);

  await database.close();
  const again = await restoreElsewhere(cluster, say);
  database = await openAsTrial(cluster, postgres);
  const afterwards = await checkEverything(await look());
  tell('after the restore', afterwards, say);
  return findings.length === 0 && afterwards.length === 0 && refused === 0 && again;
}

async function writeSettings(
  envFile: string,
  { http, postgres, s3, url }: { http: number; postgres: number; s3: number; url: string },
) {
  const settings = {
    HTTP_PORT: http,
    PUBLIC_URL: url,
    FRONT_NETWORK: NETWORK,
    // Twenty people at one address; without a mail server nobody has to confirm one.
    RATE_LIMIT_SCALE: 100_000,
    SMTP_URL: '',
    VIDEOS: 'off',
    TRIAL_POSTGRES_PORT: postgres,
    TRIAL_S3_PORT: s3,
  };
  await appendFile(
    envFile,
    `${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('')}`,
  );
}

/** A role of its own, which outlives a new password of the product's. */
async function openAsTrial(cluster: ComposeCluster, port: number) {
  const password = randomBytes(16).toString('hex');
  await sayToPostgres(cluster, `create role trial superuser login password '${password}'`);
  return openDatabase({ url: `postgres://trial:${password}@127.0.0.1:${port}/chaos`, name: 'trial', log });
}

async function openBucket({ envFile }: ComposeCluster, port: number): Promise<Storage> {
  const { S3_SECRET_ACCESS_KEY = '' } = parseEnv(await readFile(envFile, 'utf8'));
  return openS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'hall-of-chaos',
    region: 'us-east-1',
    accessKeyId: 'chaos',
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** Returns when one is done, however often it had to be asked for: where there is too little to compute with, some are given up. */
async function askForCharacter({ client, insist }: Player, db: Database, diary: AnswerLog): Promise<void> {
  const wish = { mainTheme: 'teapot', bodyInfluence: null, style: null, characteristicInfluence: null };
  for (let state = 'asked'; state !== 'done'; ) {
    const requestId = newRequestId(diary);
    const { id } = await insist(() =>
      client.characters.generate.mutate({ ...wish, hiddenMessage: null, makeMessageSecret: true, requestId }),
    );
    const readState = () => db.selectFrom('tickets').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    do {
      await delay(LOOK_MS);
      ({ state } = await untilDatabaseAnswers(readState, { log }));
    } while (['waiting', 'running'].includes(state));
  }
}

/** A backup, then neither rows nor pictures, then the backup. @returns false when a promise is broken in what came back. */
async function restoreElsewhere(cluster: ComposeCluster, say: (line: string) => void): Promise<boolean> {
  const place = '/backups/trial';
  let at = performance.now();
  say(await cluster.tool('npm', 'run', '-s', 'backup', '--', place));
  say(`backup: ${seconds(performance.now() - at)} s`);
  await cluster.compose('down', '--timeout', '10');
  await run('docker', ['volume', 'rm', `${PROJECT}_postgres`, `${PROJECT}_pictures`]);
  at = performance.now();
  say(await cluster.tool('npm', 'run', '-s', 'restore', '--', place));
  say(`restore: ${seconds(performance.now() - at)} s, with new containers of PostgreSQL and S3`);
  await cluster.compose('up', '--detach', '--wait');
  const audit = await cluster.tool('npm', 'run', '-s', 'audit');
  say(audit);
  return audit.includes('0 broken promises') && audit.includes('0 files missing or damaged');
}

function tell(when: string, findings: readonly Finding[], say: (line: string) => void): void {
  const countOf = (what: Finding['what']) => findings.filter((one) => one.what === what).length;
  say(`${when}: ${countOf('lost')} lost, ${countOf('doubled')} doubled, ${countOf('violation')} violations`);
  for (const { what, detail } of findings.slice(0, 20)) console.error(`  ${what}: ${detail}`);
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
