/** Which texts of a call others will read, and what is said to whoever wrote them. */
import { effortOfCall, type WordFilter } from '@chaos/shared/rules/word-filter/word-filter';
import { PublicFailure } from './errors.ts';

/** Fields of whatever call that nobody else gets to read. A new one is looked at until it stands here. */
const UNREAD = new Set([
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'entrance',
  'devices',
  // One-time, or for recovery.
  'code',
  // A passkey's.
  'credential',
  'refreshToken',
  'secret',
  'termsHash',
  'requestId',
  'guess',
  // What a member does not want to read.
  'word',
  // A browser's, for pushes.
  'endpoint',
  'p256dh',
  'auth',
]);

/** How the sentence names a field. */
const NAMES: Record<string, string> = {
  username: 'This username',
  name: 'This name',
  description: 'The description',
  displayName: 'This name',
  bio: 'Your text about yourself',
  mainTheme: 'The main theme',
  bodyInfluence: 'The body influence',
  characteristicInfluence: 'The characteristic influence',
  style: 'The style',
  hiddenMessage: 'The hidden message',
  content: 'Your comment',
  message: 'Your message',
};

/** No call takes more text than this, the blanks around it aside: its schema refuses what is not looked at. */
const LOOKED_AT_MAX = 8_000;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * @param input as it came, before any schema.
 * @throws {PublicFailure} with a sentence that never quotes what was found.
 */
export function requireDecent(isDecent: WordFilter, input: unknown): void {
  let left = LOOKED_AT_MAX;
  const texts = textsOf(input).map(({ field, text }) => {
    // As schemas trim it: blanks before it would push it out of sight.
    const looked = text.trim().slice(0, left);
    left -= looked.length;
    return { field, looked };
  });
  const effort = effortOfCall(LOOKED_AT_MAX - left);
  for (const { field, looked } of texts) {
    if (isDecent(looked, effort)) continue;
    const why =
      effort.kept.stepsLeft < 0
        ? 'is written in so many signs that nobody can read it. Please write it in words.'
        : 'has words in it that hurt people. Please choose others.';
    throw new PublicFailure('BAD_REQUEST', 'indecent', `${NAMES[field] ?? 'Your text'} ${why}`);
  }
}

/** Walks without recursion: how deep it goes is up to whoever wrote the body. A form with files is no plain object, and has no texts. */
function textsOf(input: unknown): { field: string; text: string }[] {
  const texts: { field: string; text: string }[] = [];
  const open = [{ field: '', value: input }];
  for (let one = open.pop(); one; one = open.pop()) {
    const { field, value } = one;
    if (typeof value === 'string' && !ID.test(value)) texts.push({ field, text: value });
    else if (Array.isArray(value)) for (const item of value) open.push({ field, value: item });
    else if (typeof value === 'object' && value !== null)
      for (const [name, child] of Object.entries(value)) if (!UNREAD.has(name)) open.push({ field: name, value: child });
  }
  return texts;
}
