/** The one place that reads the environment. A wrong value names itself and stops the start. */
import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { AI_VARIABLES, missingOfAi } from './ai-settings.ts';

const url = (protocols: string[], example: string) =>
  z
    .string()
    .trim()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be an address like ${example}`);

/** Links in mails begin with it, and pages are told apart from strangers' by it: any more of an address would be in all of them. */
const origin = url(['http:', 'https:'], 'https://chaos.example').refine((value) => {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username, password } = new URL(value);
  return /^\/+$/.test(pathname) && search + hash + username + password === '';
}, 'must be an address like https://chaos.example, with nothing behind the name');

const Schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z
    .string()
    .trim()
    .refine((value) => /^[\w.:-]+$/.test(value) && URL.canParse(originOf(value, 80)), 'must be an address or a name like 0.0.0.0')
    .default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.every(isProxy), 'must be addresses or networks like 10.0.0.0/8, with commas, and not everybody'),
  DATA_DIR: z.string().min(1).default('.data'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket like hall-of-chaos')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be a region like eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/, 'must be a key without spaces').optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, 'must be a key without spaces').optional(),
  ...AI_VARIABLES,
  C2PA_CERTIFICATE: z.string().min(1).optional(),
  C2PA_KEY: z.string().min(1).optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .max(200)
    .regex(
      /^([^\p{Cc}<>]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
      'must be an address like Chaos <chaos@chaos.example>',
    )
    .optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  ALERT_MAILS: z.enum(['on', 'off']).default('on'),
  APP_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be letters, digits, dots and dashes, such as 2026.11-3f2a9c1')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://collector:4318').optional(),
  /** Read by the exporter itself, as all other of its names. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}$/, 'must be at least 16 characters without spaces')
    .optional(),
  WORKER_SLOTS: z.coerce.number().int().min(1).max(64).default(2),
  VIDEOS: z.enum(['on', 'off']).default('on'),
  LINE_LENGTH: z.coerce.number().int().min(1).default(10_000),
  QUOTA_VISITOR_GENERATIONS: z.coerce.number().int().min(1).default(30),
  QUOTA_MEMBER_GENERATIONS: z.coerce.number().int().min(1).default(100),
  QUOTA_MEMBER_FUSIONS: z.coerce.number().int().min(1).default(50),
  QUOTA_VISITOR_STORIES: z.coerce.number().int().min(1).default(60),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Settings = z.output<typeof Schema>;

/** The settings of a process that runs: what the supervisor fills in where a person gave nothing is there. */
export interface Env extends Settings {
  APP_SECRET: string;
  DATABASE_URL: string;
  PUBLIC_URL: string;
}

/** A bucket, and who we are there. */
export interface S3Settings {
  /** Unset for Amazon's own. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const C2PA_TOGETHER = ['C2PA_CERTIFICATE', 'C2PA_KEY'] as const;
const S3_TOGETHER = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Parses the settings; a variable set to an empty text counts as unset.
 * @throws {EnvError} with one line for each wrong variable, without printing the value of a secret.
 */
export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Schema.safeParse(given);
  const lines = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${describeIssue(issue)}`) ?? []),
    ...missingOfS3(given).map((name) => `${name} is missing: ${S3_TOGETHER.join(', ')} belong together`),
    ...missingOfC2pa(given).map((name) => `${name} is missing: ${C2PA_TOGETHER.join(', ')} belong together`),
    ...missingOfAi(given),
  ];
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new EnvError(`Wrong settings in the environment:\n  ${lines.join('\n  ')}`);
}

/**
 * The settings of a server or worker process, which need a database and a secret.
 * @throws {EnvError} naming what is missing.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const settings = readSettings(source);
  const { APP_SECRET, DATABASE_URL } = settings;
  if (!DATABASE_URL) throw new EnvError('DATABASE_URL is missing. `npm start` brings a database of its own.');
  if (!APP_SECRET) throw new EnvError('APP_SECRET is missing: it is required together with DATABASE_URL.');
  const PUBLIC_URL = settings.PUBLIC_URL ?? originOf(settings.HOST, settings.PORT);
  return { ...settings, APP_SECRET, DATABASE_URL, PUBLIC_URL: new URL(PUBLIC_URL).origin };
}

/** @returns undefined where pictures lie in a folder. */
export function readS3Settings(settings: Pick<Settings, 'S3_ENDPOINT' | (typeof S3_TOGETHER)[number]>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** A half-named bucket would quietly put the pictures on the disk of one machine. */
function missingOfS3(given: Record<string, string | undefined>): string[] {
  const isWanted = ['S3_ENDPOINT', ...S3_TOGETHER].some((name) => given[name] !== undefined);
  return isWanted ? S3_TOGETHER.filter((name) => given[name] === undefined) : [];
}

/** A certificate without its key would quietly leave the installation's own. */
function missingOfC2pa(given: Record<string, string | undefined>): string[] {
  const missing = C2PA_TOGETHER.filter((name) => given[name] === undefined);
  return missing.length === C2PA_TOGETHER.length ? [] : missing;
}

/** The origin of a host and port; an IPv6 address stands in brackets. This machine has a name there: browsers give passkeys to no number. */
export function originOf(host: string, port: number): string {
  if (host === '127.0.0.1' || host === '::1') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Of a larger network, and of several that are everybody together, anybody could say from where they come. */
const LARGEST_NETWORK = { 4: 8, 6: 16 };
/** Of what is written as IPv6, so many bits say only that it is IPv4. */
const MAPPED_BITS = 96;

/** An address, a network like 10.0.0.0/8, or a name that proxy-addr knows. */
function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits] = entry.split('/');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  const isMapped = /^[0:]*:ffff:[\da-f.:]*$/i.test(address);
  const least = isMapped ? MAPPED_BITS + LARGEST_NETWORK[4] : LARGEST_NETWORK[version];
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= least && Number(bits) <= (version === 4 ? 32 : 128));
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.message.startsWith('must') ? issue.message : `is wrong: ${issue.message}`;
}
