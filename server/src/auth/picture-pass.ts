/**
 * The pass by which a browser is given the pictures of what its member has hidden. Pictures are asked for without our access
 * token, so this stands in a cookie, and is good for nothing else. It ends with the session.
 */
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import { z } from 'zod';
import type { Services } from '../trpc/context.ts';

const COOKIE = 'picture_pass';
const PATH = '/media';
const GOOD_FOR_SECONDS = 86_400;

type PassServices = Pick<Services, 'appSecret' | 'publicUrl' | 'db'>;

/** @returns the header that sets the cookie. It is sent again with every call, so that it lasts as long as the session does. */
export function writePassCookie({ appSecret, publicUrl }: Omit<PassServices, 'db'>, familyId: string): string {
  const body = `${familyId}.${Math.floor(Date.now() / 1_000) + GOOD_FOR_SECONDS}`;
  const isSecure = new URL(publicUrl).protocol === 'https:';
  const attributes = [
    `Max-Age=${GOOD_FOR_SECONDS}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${COOKIE}=${body}.${keyedHash(appSecret, 'picture-pass', body)}`, ...attributes].join('; ');
}

/** Whether a request with these cookies comes from a session of this member that has not ended. */
export async function holdsPassOf(
  { appSecret, db }: PassServices,
  cookies: string | undefined,
  userId: string,
): Promise<boolean> {
  const familyId = readFamily(appSecret, cookies);
  if (familyId === null) return false;
  const family = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return family !== undefined;
}

function readFamily(appSecret: string, cookies = ''): string | null {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const [familyId = '', expires = '', tag = '', ...rest] = value?.slice(COOKIE.length + 1).split('.') ?? [];
  const isOurs = rest.length === 0 && equalsInConstantTime(keyedHash(appSecret, 'picture-pass', `${familyId}.${expires}`), tag);
  const isGood = isOurs && z.uuid().safeParse(familyId).success && Number(expires) * 1_000 > Date.now();
  return isGood ? familyId : null;
}
