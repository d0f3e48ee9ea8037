/** Words of which no joke is made. */
import { memoize } from '../pieces/memoize.ts';
import { HARMLESS, HARMLESS_WITH_MARKS, TENDER_WORDS } from './tables/tender-words.ts';
import { isTagged } from './tag-words.ts';

/** Grave matters are not spoken of; what people are, live with, keep holy or have become is told without a joke. */
export type Tender = keyof typeof TENDER_WORDS;

/** Words of scripts without spaces are found anywhere. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+$/u;
const HANGUL = /\p{Script=Hangul}$/u;

interface Matcher {
  tender: Tender;
  /** Between spaces, where its script has any. */
  word: string;
}

const fold = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function readMatcher(tender: Tender, entry: string): Matcher {
  const word = fold(entry);
  if (UNSPACED.test(word)) return { tender, word };
  const isOpen = entry.endsWith('*') || HANGUL.test(word);
  return { tender, word: `${entry.startsWith('=') ? '=' : ''} ${word}${isOpen ? '' : ' '}` };
}

const TENDERS = Object.keys(TENDER_WORDS) as Tender[];
const MATCHERS: readonly Matcher[] = TENDERS.flatMap((tender) =>
  TENDER_WORDS[tender].split(',').map((entry) => readMatcher(tender, entry.trim())),
);

/** Said before a word that is all the same: "very fat", "is blind". */
const BEFORE = /^ (?:(?:an?|the|is|was|being|very|really|so|too|half|who|that|it|he|she|has|with) )+/u;

/** @returns null for nearly everything. */
export const findTender = memoize(readTender);

function readTender(words: string): Tender | null {
  const text = ` ${fold(words.normalize('NFC').replaceAll(HARMLESS_WITH_MARKS, ' ')).replaceAll(HARMLESS, ' ')} `
    .replace(BEFORE, ' ')
    .replaceAll(' ال', ' ');
  const found = MATCHERS.find(({ word }) => (word.startsWith('=') ? `=${text}` === word : text.includes(word)));
  return found?.tender ?? (DEATH.test(text) || isOrigin(text.trim()) ? 'plain' : null);
}

const KIN =
  '(?:best )?(?:sister|brother|mother|mum|mom|mummy|dad|daddy|father|husband|wife|partner|son|daughter|child|baby|uncle|aunt|auntie|nan|gran|granny|grand\\p{L}+|friend|cousin|niece|nephew|cat|dog|puppy|kitten|hamster|pet|rabbit|parrot)';
/** "my late sister" is dead, and not unpunctual; a late train is, and a mourning dove is a dove. */
const DEATH = new RegExp(
  ` (?:my|our|his|her|your|their) (?:dear |beloved )?late (?:dear |beloved |great )?${KIN} | (?:my|our|his|her|your|their) ${KIN} (?:who |that |has )*(?:died|passed away|is dead) | (?:in memory of|grieving|bereave\\p{L}*|mourning (?!dove|cloak)) |(?<! good) grief `,
  'u',
);

/** "Italian", but not "Italian chef", who is told of as a chef. */
const isOrigin = (text: string): boolean => /^[a-z]+$/u.test(text) && isTagged(text, 'Demonym');
