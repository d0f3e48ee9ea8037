/** Nobody's people, faith or body is put together with a beast which they are insulted with: that half of the wish is left out. */
import type { Wish } from '@chaos/shared/contract/characters';
import { findTender, type Tender } from '../author/tender-words.ts';
import { baseOf } from '../pieces/kin.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { ENOUGH } from './heard.ts';

const INSULTS =
  /\b(?:monke?y|monk(?:ie|ey)s|apes?|gorr?ill?as?|chimps?|chimpanzees?|orangutans?|baboons?|macaques?|pigs?|piggy|hogs?|swine|boars?|sows?|rats?|cockroach(?:es)?|roach(?:es)?|vermin|lice|louse|maggots?|parasites?|leech(?:es)?)\b/iu;

/** The same, as they are found in any language. */
const PIECES: ReadonlySet<string> = new Set('1f412 1f435 1f98d 1f9a7 1f416 1f437 1f43d 1f417 1f400 1fab3'.split(' '));
const ROLES = ['animal', 'head', 'body', 'held', 'ground'] as const;

/** What people are, believe or live with. */
const TOLD: ReadonlySet<Tender | null> = new Set<Tender>(['plain', 'lived']);
const CLERGY = /\b(?:rabbis?|imams?|mullahs?)\b/iu;

const FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence'] as const;

type English = Partial<Record<'mainTheme' | 'bodyInfluence' | 'characteristicInfluence' | 'style', string>>;

/** @param english the fields as they are in English, where they were typed in another language. */
export function withoutInsults(wish: Wish, english: English): { wish: Wish; english: English } {
  const said = (field: (typeof FIELDS)[number]): string => `${wish[field] ?? ''} ${english[field] ?? ''}`;
  const isTender = (field: (typeof FIELDS)[number]): boolean =>
    [wish[field], english[field]].some((text) => typeof text === 'string' && (TOLD.has(findTender(text)) || CLERGY.test(text)));
  const isBeast = (field: (typeof FIELDS)[number]): boolean =>
    INSULTS.test(said(field)) ||
    findPieces(said(field), ROLES).some(({ piece, score }) => score >= ENOUGH && PIECES.has(baseOf(piece)));
  const isInsult = (field: (typeof FIELDS)[number]): boolean =>
    FIELDS.some((other) => other !== field && isTender(other)) && isBeast(field);
  const left = FIELDS.filter(isInsult);
  return {
    wish: { ...wish, ...Object.fromEntries(left.map((field) => [field, null])) },
    english: { ...english, ...Object.fromEntries(left.map((field) => [field, undefined])) },
  };
}
