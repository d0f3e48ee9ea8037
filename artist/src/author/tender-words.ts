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
  // What is said of a people is not repeated, in jest either.
  const measure = /(?:^|[^\p{L}])(?:\p{L}+er|worse|better|(?:more|less) \p{L}+) than (.+)$|\p{L}s like (?:an? |the )?(.+)$/u.exec(
    text,
  );
  const by = measure?.[1] ?? measure?.[2];
  if (by !== undefined && (readTender(by.replace(/ people $/u, ' ')) !== null || PEOPLES.test(by))) return 'grave';
  const found = MATCHERS.find(({ word }) => (word.startsWith('=') ? `=${text}` === word : text.includes(word)));
  return found?.tender ?? (DEATH.test(text) || isOrigin(text.trim()) ? 'plain' : null);
}

/** Of whom nobody is careful alone, but who are no measure of a weakness. */
const PEOPLES =
  /^(?:an? |the |any )?(?:wom[ae]n|girls?|blondes?|poles?|polish|turks?|swedes?|danes?|finns?|scots?|brits?|spaniards?|dutch|french|english|irish|welsh|refugees?|immigrants?)(?: people)? $/u;

const PEOPLE_OF_ONES =
  'sister|brother|mother|mum|mom|mummy|mommy|dad|daddy|father|husband|wife|son|daughter|child|baby|nan|gran|granny|grand\\p{L}+';
const KIN = `(?:best )?(?:${PEOPLE_OF_ONES}|partner|uncle|aunt|auntie|friend|cousin|niece|nephew|cat|dog|puppy|kitten|hamster|pet|rabbit|bunny|parrot|budgie|goldfish|horse|pony|guinea pig)`;
const OWNED = '(?:my|our|his|her|your|their|its)';
/** "My old dog Rex", "our cat, she": who it was may be called by name. */
const LIKE = '(?:\\p{L}+ )?';
const NAMED = '(?:(?!(?:who|that|he|she|it|has|just|s|is|jokes?|food|toy) )\\p{L}+ )?(?:(?:he|she|it|they) )?';
/** "My late budgie Gerald": no name is what makes another noun of it. */
const BY_NAME =
  '(?:(?!(?:walker|walking|sitter|groomer|trainer|minder|breeder|shower|show|food|toy|bed|bus|monitor|carriage|owner|lady|zone|request|list|costume|meme|joke|inside)s? )\\p{L}+ )?';
/** Behind whoever died; behind a late dog walker, a baby shower and a partner in crime nobody did. */
const NO_NOUN =
  '(?=$|(?:s|who|whom|that|in law|and|but|or|as|on|from|with|is|was|has|had|loved|(?!walking|training|sitting|grooming|bearing|minding)\\p{L}{2,}ing) )';
/** Of laughter, in a game or inside, and who coloured her hair. */
const NOT_REALLY =
  '(?!(?:laughing|inside|crying|again|(?:her|his|their|its|my) |a (?:little|bit)|(?:of|from) (?:laughter|laughing|shame|boredom|embarrassment|cringe|happiness|joy)|(?:in|on) (?:minecraft|fortnite|roblox|tetris|skyrim|zelda|gta|(?:the )?sims|mario kart|dark souls|elden ring|dnd|level|(?:an?|the|my|his|her|their) (?:\\p{L}+ )?(?:games?|level|dream|movie|film|raid|quest|tutorial))))';
/** "my late sister" is dead, and not unpunctual; a late train is, and a mourning dove is a dove. */
const DEATH = new RegExp(
  [
    ` ${OWNED} (?:dear |beloved )?(?:late|dead) (?:dear |beloved |great )?${KIN} ${BY_NAME}(?:(?=(?:he|she|it|they) )|${NO_NOUN})`,
    ' late (?:great )?(?:mr|mrs|ms|dr|sir) ',
    ` (?:${OWNED}|whose) ${LIKE}${KIN} ${NAMED}(?:who |that |has |had |just |recently |sadly |suddenly )*(?:(?:died|passed away) ${NOT_REALLY}|crossed the rainbow bridge )`,
    ` ${OWNED} ${KIN} (?:who |that )?(?:is|s) dead (?=$|(?:and|but|now|since|because|i) )`,
    ` lost (?:my|our|his|her|their|its) (?:${PEOPLE_OF_ONES}) (?=$|(?:and|but|too|in (?:the|a|an) (?:war|fire|flood|storm|accident|(?:\\p{L}+ )?crash)) )`,
    ` mourns ${OWNED} ${KIN} ${NO_NOUN}`,
    ' (?:in memory of|grieving|bereave\\p{L}*|mourning (?!dove|cloak)) ',
    '(?<! good) grief (?!counsel|therap|coach)',
  ].join('|'),
  'u',
);
/** Told by whoever is left: "my baby died", "our late dog". */
const LOST = new RegExp(
  `^ ${OWNED} (?:${LIKE}(${KIN}) ${NAMED}(?:who |that )?(?:has |had |just |recently |sadly |suddenly |s |is )*(?:died|passed away|dead|crossed) |(?:dear |beloved )?(?:late|dead) (?:dear |beloved |great )?(${KIN}) ${BY_NAME}(?:$|(?:he|she|it|they) |(?:who|that|\\p{L}+ing) ))`,
  'u',
);

/** Does somebody die, or mourn? */
export const tellsOfDeath = (words: string): boolean => DEATH.test(` ${fold(words)} `);

/** Whose death is all that the words tell of: "baby"; undefined for whatever else they say. */
export function findLost(words: string): string | undefined {
  if (!tellsOfDeath(words)) return undefined;
  const [, who, late] = LOST.exec(` ${fold(words)} `) ?? [];
  return who ?? late;
}

/** "Italian", but not "Italian chef", who is told of as a chef. */
const isOrigin = (text: string): boolean => /^[a-z]+$/u.test(text) && isTagged(text, 'Demonym');
