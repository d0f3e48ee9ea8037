/**
 * Nobody's people, faith or body is put together with a beast or a mark of a body which they are insulted with: that half of the wish
 * is left out, as far as the words are known. Which beast stands in one field with them is not looked at: a Barbary macaque lives in Africa.
 */
import type { Wish } from '@chaos/shared/contract/characters';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { findTender, type Tender } from '../author/tender-words.ts';
import { type Expression, hearExpressions } from '../painter/expression-words.ts';
import { baseOf } from '../pieces/kin.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { ENOUGH } from './heard.ts';

const INSULTS =
  /\b(?:monke?y|monk(?:ie|ey)s|apes?|gorr?ill?as?|chimps?|chimpanzees?|orangutans?|baboons?|macaques?|pigs?|piggy|hogs?|swine|boars?|sows?|rats?|silverbacks?|cockroach(?:es)?|roach(?:es)?|vermin|lice|louse|maggots?|parasites?|leech(?:es)?)\b/iu;

/** The same, as they are found in any language. */
const PIECES: ReadonlySet<string> = new Set(
  '1f412 1f435 1f98d kin-gorilla-face 1f9a7 1f416 1f437 1f43d 1f417 1f400 1f401 1f42d 1fab3'.split(' '),
);

/** Of anybody else it is a joke. */
const MOCKERY: ReadonlySet<Expression> = new Set<Expression>([
  'long nosed',
  'big nosed',
  'big eared',
  'infested',
  'farting',
  'lying',
  'cheating',
  'stingy',
  'cheapskate',
  'bad breath',
]);
const MOCKED =
  /(?<!\p{L})(?:(?:very |too )?(?:big|bigger|large|huge|giant|enormous|long|hook(?:ed)?|crooked) ?-?nose[sd]?|große nase|grand nez|gros nez|nariz (?:grande|enorme)|narizón|narigud[oa]|naso (?:grande|grosso)|nasone|(?:counts?|counting|hoards?|hoarding|loves?) (?:his |her |their |all (?:the |his )?)?(?:money|coins|cash|gold))(?!\p{L})/iu;

const ROLES = ['animal', 'head', 'body', 'held', 'ground'] as const;

/** What people are, believe or live with. */
const TOLD: ReadonlySet<Tender | null> = new Set<Tender>(['plain', 'lived', 'people']);
/** Of a longer text one word says it. */
const SAID =
  /(?<!\p{L})(?:blacks|dark ?-?skinned|fat (?:man|woman|lady|girl|boy|guy|kid|child|person|people)|homeless|beggars?|papuan?|gazan|uyghur|obama|kamala|mandela|gandhi|mother teresa|dalai lama|martin luther king|malcolm x|rosa parks|muhammad ali|cassius clay|mike tyson|michael jackson|michael jordan|tiger woods|kobe bryant|stephen curry|pelé|morgan freeman|will smith|bob marley|jimi hendrix|stevie wonder|whitney houston|mariah carey|kanye|snoop dogg|kendrick lamar|tupac|jay[ -]?z|nicki minaj|cardi b|bruno mars|serena williams|venus williams|lebron|oprah|beyonc[eé]|rihanna|usain bolt|mbapp[eé]|vin[ií]cius|balotelli|lukaku|freud|frida(?: kahlo)?|bruce lee)(?!\p{L})|темнокож|כושי|ערבי|người da đen|दलित|يهود/iu;
/** A colour or a town elsewhere. */
const ALONE =
  /^(?:un |una |uno |um |uma |une |ein |eine |el |la |le |o |a )?(?:pret[oa]|negr[oa]s?|noire?s?|neger|africaine?s?|african[oa]s?|arabes?|murzyn|zenci|türke|عبد)$/iu;

const DOERS = /(?:vendor|seller|trader|dealer|player|worker|fan|star)s?$/iu;

/** "Nigerian nurse", but no French fries. */
const isOfOrigin = (text: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => isTagged(word, 'Demonym')) && (isPersonNoun(words.at(-1) ?? '') || DOERS.test(text));
};

const FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence'] as const;

type English = Partial<Record<'mainTheme' | 'bodyInfluence' | 'characteristicInfluence' | 'style', string>>;

/** Who is tone-deaf sings badly. */
const isSomebody = (text: string): boolean =>
  TOLD.has(findTender(text.replaceAll(/\btone[- ]?deaf\b/giu, ''))) || SAID.test(text) || ALONE.test(text) || isOfOrigin(text);

/** What is said, as `splitWords` takes it apart, as it was typed. */
const wordsOf = (said: string): RegExp => new RegExp(said.match(/[\p{L}\p{N}]+/gu)?.join('[^\\p{L}\\p{N}]+') ?? /^$/, 'iu');

const mockeriesIn = (text: string): string[] => [
  ...hearExpressions(text).flatMap(({ expression, said }) => (MOCKERY.has(expression) ? [said] : [])),
  ...(MOCKED.exec(text) ?? []),
];

const isInsulting = (piece: string): boolean => PIECES.has(baseOf(piece));

/** @param english the fields as they are in English, where they were typed in another language. */
export function withoutInsults(
  wish: Wish,
  english: English,
): { wish: Wish; english: English; isInsult: (piece: string) => boolean } {
  const said = (field: (typeof FIELDS)[number]): string => `${wish[field] ?? ''} ${english[field] ?? ''}`;
  const isTender = (field: (typeof FIELDS)[number]): boolean =>
    [wish[field], english[field]].some((text) => typeof text === 'string' && isSomebody(text.trim()));
  const isBeast = (field: (typeof FIELDS)[number]): boolean =>
    INSULTS.test(said(field)) ||
    [wish[field], english[field]].some((text) => mockeriesIn(text ?? '').length > 0) ||
    findPieces(said(field), ROLES).some(({ piece, score }) => score >= ENOUGH && isInsulting(piece));
  const isLeft = (field: (typeof FIELDS)[number]): boolean =>
    FIELDS.some((other) => other !== field && isTender(other)) && isBeast(field);
  const left = FIELDS.filter(isLeft);
  // A people itself is never left out, but what mocks it in the same breath.
  const spared = FIELDS.filter((field) => isTender(field) && !left.includes(field));
  const sparedOf = (words: English | Wish) =>
    Object.fromEntries(
      spared.flatMap((field) => {
        const text = words[field];
        return text ? [[field, mockeriesIn(text).reduce((rest, said) => rest.replace(wordsOf(said), ''), text)]] : [];
      }),
    );
  return {
    wish: { ...wish, ...Object.fromEntries(left.map((field) => [field, null])), ...sparedOf(wish) },
    english: { ...english, ...Object.fromEntries(left.map((field) => [field, undefined])), ...sparedOf(english) },
    // Nor does chance insult them.
    isInsult: FIELDS.some(isTender) ? isInsulting : () => false,
  };
}
