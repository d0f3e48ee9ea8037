import type { Concept } from '../concept/concept.ts';
import type { Chance } from '../drawing/random.ts';
import { placeInEnglish } from '../translation/exonyms.ts';
import { cleanWord } from './clean-text.ts';
import { nameInEnglish, traitInEnglish } from './english-names.ts';
import { conjugate } from './parts-of-speech.ts';
import { blendStems, capitaliseName, findStem, isSingable, joinEnding, latinise, splitOnset, stutter } from './phonetics.ts';
import { ADVERBS, DETERMINERS, NOT_A_NAME, PHRASE_BREAKS, VERBS } from './tables/lexicon.ts';
import {
  ENDINGS,
  EPITHETS,
  INVENTED_STEMS,
  MOCKING_NOISES,
  NOISE_CODAS,
  NOISE_ONSETS,
  NOISE_VOWELS,
  PLACE_ENDINGS,
  RUDE_LETTERS,
  TITLES,
  UNWANTED_WORDS,
} from './tables/name-parts.ts';

/** Longest name the contract allows. */
const NAME_MAX = 60;
/** A name that is unwanted this often comes from words that leave no choice, and is taken as it is. */
const ATTEMPTS = 40;

interface NameMaterial {
  chance: Chance;
  /** Whether endings and titles are feminine. */
  feminine: boolean;
  theme: string;
  body: string;
  trait: string;
  style: string;
}

/** Gives a character its name, from its own words: "Zio Coccodrillone Bomberini". 2 to 60 characters, Latin letters. */
export function nameCharacter(concept: Concept, { chance, feminine }: { chance: Chance; feminine: boolean }): string {
  const stem = (word: string, english: () => string | null | undefined): string =>
    pickStem(cleanWord((isSpelt(word) ? null : english()) ?? word), chance);
  const material: NameMaterial = {
    chance,
    feminine,
    theme: stem(concept.theme.word, () => nameInEnglish(concept.theme)),
    body: stem(concept.body.word, () => nameInEnglish(concept.body)),
    trait: stem(concept.trait.word, () => traitInEnglish(concept.trait)),
    style: stem(concept.style.word, () => placeInEnglish(concept.style.word)),
  };
  let name = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    name = chance.pick(SHAPES)(material);
    if (isWelcome(name)) return name;
  }
  return name.length <= NAME_MAX ? name : name.slice(0, NAME_MAX).trim();
}

/** No Latin letters stand for those of Chinese, Korean, Hindi or Thai: a name of such words is made of what they mean, and not of the と between them. */
const isSpelt = (word: string): boolean =>
  !/\p{L}/u.test(word) || word.split(' ').some((part) => latinise(part).length > (/\p{Script=Han}/u.test(part) ? 2 : 1));

/** Short enough to be said, no word twice, none that exists or reads rudely, and nobody's language mocked. */
export function isWelcome(name: string): boolean {
  if (MOCKING_NOISES.test(name)) return false;
  const words = name.toLowerCase().split(/[ ’-]/u);
  const joined = words.join('');
  const repeated = words.some((word, index) => word.length > 4 && words.indexOf(word) !== index);
  return name.length <= 40 && !repeated && !words.some((word) => UNWANTED_WORDS.has(word)) && !RUDE_LETTERS.test(joined);
}

/** The stem of the word by which people would know the thing again; invented when no letter of it is Latin. */
function pickStem(words: string, chance: Chance): string {
  const telling = words
    .split(/[\s\-–/_.,']+/u)
    .map(latinise)
    .filter((word) => word.length > 1);
  const weighty = telling.filter((word) => word.length > 2 && !isSmallWord(word));
  const candidates = weighty.length > 0 ? weighty : telling;
  const chosen = candidates.length === 0 ? '' : chance.pick(candidates);
  const stem = findStem(chosen);
  return isSingable(stem) ? stem : chance.pick(INVENTED_STEMS);
}

/** "And", "with", "his" and "her" elsewhere, where they are no words of ours. */
const JOINING: ReadonlySet<string> = new Set(
  'und oder och og que avec mit ohne med uten utan con senza ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner ses leur leurs suo sua suoi seu seus sua suas zijn haar hendes sina jego jej jeho její'.split(
    ' ',
  ),
);

function isSmallWord(word: string): boolean {
  const isVerb = VERBS_IN_THIRD_PERSON.has(word);
  return (
    isVerb || JOINING.has(word) || ADVERBS.has(word) || DETERMINERS.has(word) || NOT_A_NAME.has(word) || PHRASE_BREAKS.has(word)
  );
}

const VERBS_IN_THIRD_PERSON: ReadonlySet<string> = new Set(['is', 'has', ...[...VERBS].map(conjugate)]);

const chooseEnding = ({ chance, feminine }: NameMaterial): string => chance.pick(feminine ? ENDINGS.she : ENDINGS.he);
const end = (stem: string, ending: string): string => capitaliseName(joinEnding(stem, ending));

/** Two endings, alike half of the time, because a name that rhymes is remembered. */
function endPair(material: NameMaterial, first: string, second: string): string {
  const ending = chooseEnding(material);
  const other = material.chance.happens(0.5) ? ending : chooseEnding(material);
  return `${end(first, ending)} ${end(second, other)}`;
}

/** "Pli Plo", "Zbum Zbam": a noise that starts like the stem, or like nothing on earth. */
function makeNoise({ chance }: NameMaterial, stem: string): string {
  const [own] = splitOnset(stem);
  const onset = own !== '' && own.length <= 3 && chance.happens(0.65) ? own : chance.pick(NOISE_ONSETS);
  const coda = chance.pick(NOISE_CODAS);
  const tail = coda.length > 1 ? chance.pick(['a', 'i', 'o', '']) : '';
  const close = tail === '' ? coda.slice(0, 1) : coda + tail;
  return chance
    .pick(NOISE_VOWELS)
    .split(' ')
    .map((vowel) => capitaliseName(onset.replace(/i?u$/u, 'i') + vowel + close))
    .join(' ');
}

const title = ({ chance, feminine }: NameMaterial): string => chance.pick(feminine ? TITLES.she : TITLES.he);
const epithet = ({ chance, feminine }: NameMaterial): string => chance.pick(feminine ? EPITHETS.she : EPITHETS.he);
const place = ({ chance, style }: NameMaterial): string => end(style, chance.pick(PLACE_ENDINGS));
const blend = (material: NameMaterial): string => end(blendStems(material.theme, material.body), chooseEnding(material));
const single = (material: NameMaterial, stem: string): string => end(stem, chooseEnding(material));

/** "di Bomberone" for anything, "della Bomberella" where the ending says so. */
function descent(material: NameMaterial, stem: string): string {
  const { chance } = material;
  if (chance.happens(0.4)) return `di ${end(stem, chance.pick(ENDINGS.he))}`;
  if (/^[aeiou]/u.test(stem)) return `dell’${end(stem, chance.pick(['one', 'ino', 'ella', 'etta', 'uccia']))}`;
  if (chance.happens(0.5)) return `della ${end(stem, chance.pick(['ella', 'etta', 'uccia', 'ona', 'issima']))}`;
  const of = /^(?:s[^aeiou]|z|gn|ps|x)/u.test(stem) ? 'dello' : 'del';
  return `${of} ${end(stem, chance.pick(['one', 'ino', 'ello', 'etto', 'uccio']))}`;
}

const SHAPES: readonly ((material: NameMaterial) => string)[] = [
  (m) => endPair(m, m.theme, m.body),
  (m) => endPair(m, m.theme, m.body),
  (m) => `${title(m)} ${endPair(m, m.theme, m.body)}`,
  (m) => `${title(m)} ${single(m, m.theme)} ${descent(m, m.body)}`,
  (m) => `${single(m, m.theme)} ${descent(m, m.body)}`,
  (m) => `${blend(m)} ${makeNoise(m, m.body)}`,
  (m) => `${makeNoise(m, m.theme)} ${blend(m)}`,
  (m) => `${stutter(m.theme, m.chance)} ${endPair(m, m.theme, m.body)}`,
  (m) => `${endPair(m, m.theme, m.body)} ${stutter(m.body, m.chance)}`,
  (m) => `${makeNoise(m, m.theme)} ${single(m, m.theme)} ${descent(m, m.body)}`,
  (m) => `${title(m)} ${blend(m)} ${descent(m, m.trait)}`,
  (m) => `${endPair(m, m.theme, m.body)} ${epithet(m)}`,
  (m) => `${blend(m)} ${epithet(m)}`,
  (m) => `${title(m)} ${blend(m)} da ${place(m)}`,
  (m) => `${endPair(m, m.theme, m.body)} da ${place(m)}`,
  (m) => `${endPair(m, m.theme, m.body)} ${single(m, m.trait)}`,
  (m) => `${blend(m)} ${single(m, m.trait)}`,
  (m) => `${single(m, m.body)} ${single(m, m.theme)} ${makeNoise(m, m.theme)}`,
];
