/**
 * Passes by which a browser is given what it asks for without our access token: the pictures of what its member has hidden, and
 * the operators' page. Each stands in a cookie for one path, and is good for nothing else. It ends with the session.
 */
import type { SessionUser } from '@chaos/shared/contract/auth';
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../trpc/context.ts';
import { isLivingSql } from './lucia-adapter.ts';
import { isOperator } from './operators.ts';

const GOOD_FOR_SECONDS = 86_400;

const PICTURES = { cookie: 'picture_pass', path: '/media', purpose: 'picture-pass' } as const;
const DESK = { cookie: 'desk_pass', path: '/ops', purpose: 'desk-pass' } as const;
type Pass = typeof PICTURES | typeof DESK;

type PassServices = Pick<Services, 'appSecret' | 'publicUrl' | 'db'>;

/** @returns the headers that set the cookies. They are sent again with every call, so that they last as long as the session does. */
export function writePassCookies(
  services: Omit<PassServices, 'db'>,
  { familyId, user }: { familyId: string; user: Pick<SessionUser, 'role' | 'emailConfirmed'> },
): string[] {
  const passes = isOperator(user) ? [PICTURES, DESK] : [PICTURES];
  return passes.map((pass) => writePass(services, pass, familyId));
}

function writePass(
  { appSecret, publicUrl }: Omit<PassServices, 'db'>,
  { cookie, path, purpose }: Pass,
  familyId: string,
): string {
  const body = `${familyId}.${Math.floor(Date.now() / 1_000) + GOOD_FOR_SECONDS}`;
  const isSecure = new URL(publicUrl).protocol === 'https:';
  const attributes = [
    `Max-Age=${GOOD_FOR_SECONDS}`,
    `Path=${path}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${cookie}=${body}.${keyedHash(appSecret, purpose, body)}`, ...attributes].join('; ');
}

/** Whether a request for pictures with these cookies comes from a session of this member that has not ended. */
export async function holdsPassOf(services: PassServices, cookies: string | undefined, userId: string): Promise<boolean> {
  return (await readHolder(services, PICTURES, cookies))?.id === userId;
}

/** Whether a request for the operators' page with these cookies comes from a session of one that has not ended. */
export async function holdsDeskPass(services: PassServices, cookies: string | undefined): Promise<boolean> {
  const holder = await readHolder(services, DESK, cookies);
  return holder !== undefined && holder.role === 'operator' && holder.isConfirmed;
}

async function readHolder({ appSecret, db }: PassServices, pass: Pass, cookies: string | undefined) {
  const familyId = readFamily(appSecret, pass, cookies);
  if (familyId === null) return undefined;
  const holder = await db
    .selectFrom('session_families')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'role', 'email_confirmed_at'])
    .where('session_families.id', '=', familyId)
    .where(sql<boolean>`${sql.raw(isLivingSql('session_families'))}`)
    .executeTakeFirst();
  return holder && { id: holder.id, role: holder.role, isConfirmed: holder.email_confirmed_at !== null };
}

function readFamily(appSecret: string, { cookie, purpose }: Pass, cookies = ''): string | null {
  const value = cookies.split('; ').find((one) => one.startsWith(`${cookie}=`));
  const [familyId = '', expires = '', tag = '', ...rest] = value?.slice(cookie.length + 1).split('.') ?? [];
  const isOurs = rest.length === 0 && equalsInConstantTime(keyedHash(appSecret, purpose, `${familyId}.${expires}`), tag);
  const isGood = isOurs && z.uuid().safeParse(familyId).success && Number(expires) * 1_000 > Date.now();
  return isGood ? familyId : null;
}
