/** Which names nobody may have: those that sound as if the house spoke; and which two usernames look the same. */
import { foldPlain } from '@chaos/shared/rules/word-filter/folding';

/** What a name of the house would be made of. The mailboxes are those of RFC 2142. */
const RESERVED = new Set([
  ...['hall', 'chaos', 'ofchaos', 'hallofchaos', 'hall_of_chaos', 'brainrot', 'brainrots'],
  ...['admin', 'admins', 'administrator', 'root', 'superuser', 'sysadmin', 'system', 'server', 'bot'],
  ...['operator', 'operators', 'ops', 'owner', 'moderator', 'moderators', 'moderation', 'mod', 'mods', 'staff', 'team', 'crew'],
  ...['support', 'help', 'helpdesk', 'service', 'official', 'verified', 'trust', 'safety', 'security', 'abuse', 'legal'],
  ...['info', 'contact', 'sales', 'billing', 'payments', 'press', 'marketing', 'news', 'privacy'],
  ...[
    'postmaster',
    'hostmaster',
    'webmaster',
    'mailer_daemon',
    'mail',
    'email',
    'noreply',
    'no_reply',
    'noc',
    'usenet',
    'uucp',
    'ftp',
  ],
  ...[
    'www',
    'api',
    'trpc',
    'dev',
    'developer',
    'developers',
    'test',
    'status',
    'account',
    'accounts',
    'login',
    'signin',
    'signup',
  ],
  ...[
    'anonymous',
    'anon',
    'nobody',
    'visitor',
    'guest',
    'everyone',
    'everybody',
    'all',
    'here',
    'deleted',
    'unknown',
    'null',
    'undefined',
  ],
  // What everybody reads of whoever has left.
  'somebodywholeft',
]);

/** Words that lend a reserved one no other sense: `the_real_admin_2`. */
const FILLERS = new Set([
  ...['the', 'real', 'official', 'of', 'is', 'i', 'am', 'iam', 'a', 'my', 'your', 'our', 'for', 'x', 'xx', ''],
]);

/**
 * What a name looks like: two names that look the same are easily taken for each other. The letters are those lines of
 * `confusables.txt` of Unicode's TR39 that concern what a username may have; two v are added, as one reads them as w.
 * Underscores are seen once, and not at the ends.
 */
export function lookOf(username: string): string {
  const letters = username
    .replaceAll('0', 'O')
    .replaceAll(/[1I]/g, 'L')
    .toLowerCase()
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv');
  return letters.replaceAll(/_+/g, '_').replaceAll(/^_|_$/g, '');
}

const reservedLooks = new Set([...RESERVED].map(lookOf));
const fillerLooks = new Set([...FILLERS].map(lookOf));

// Where words are written together, short ones are there by accident: `is` and `mail` in Ismail, `all` in Allison.
const NEVER_TOGETHER = new Set(['test', 'here']);
const RESERVED_TOGETHER_MIN = 4;
const FILLER_TOGETHER_MIN = 3;

function anyOf(words: Iterable<string>, lengthMin: number): string {
  return [...words]
    .filter((word) => word.length >= lengthMin && !NEVER_TOGETHER.has(word) && !word.includes('_'))
    .map(lookOf)
    .join('|');
}

const FILLER = anyOf(FILLERS, FILLER_TOGETHER_MIN);
const WORD = anyOf(RESERVED, RESERVED_TOGETHER_MIN);
/** `therealadmin`: fillers and reserved words, one of these at least. */
const TOGETHER = new RegExp(`^(?:${FILLER})*(?:${WORD})(?:${FILLER}|${WORD})*$`);

/** Digits that are read as letters where a word is meant: only a name of the house is looked for in this way. */
const SPOKEN_DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Capitals begin words: `TheRealAdmin` says what `the_real_admin` does. */
const partByCapitals = (username: string) => username.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_');

/** Of a username and of a display name alike: whoever gives themselves no other one is called by their username. */
export function isKeptForHouse(name: string): boolean {
  // As a username would be written: without accents, with nothing but letters and digits; and with twins of other scripts for what they seem.
  return [name.normalize('NFKD').replaceAll(/\p{M}/gu, ''), foldPlain(name)]
    .map((spelling) => spelling.replaceAll(/[^A-Za-z0-9]+/g, '_'))
    .some((plain) => /[A-Za-z]/.test(plain) && isReserved(plain));
}

/** Also with numbers in it, or made of nothing but such words. */
function isReserved(username: string): boolean {
  const spoken = username.replaceAll(/[013457]/g, (digit) => SPOKEN_DIGITS[digit] ?? digit);
  const unnumbered = username.replaceAll(/\d+/g, '_');
  return (
    [username, spoken, unnumbered]
      .flatMap((one) => [one, partByCapitals(one)])
      // A large I may stand for an l, or for itself.
      .flatMap((one) => [one, one.toLowerCase()])
      .some((one) => isReservedLook(lookOf(one)))
  );
}

function isReservedLook(look: string): boolean {
  const together = look.replaceAll('_', '');
  if (reservedLooks.has(look) || reservedLooks.has(together) || TOGETHER.test(together)) return true;
  const words = look.split('_').filter((word) => !fillerLooks.has(word));
  return words.length > 0 && words.every((word) => reservedLooks.has(word) || TOGETHER.test(word));
}
