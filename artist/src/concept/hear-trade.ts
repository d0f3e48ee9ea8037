/** Trades that nobody has a picture of, known by what they are about and by their tool: a dog groomer has a dog and scissors. */
import { isPerson } from '../pieces/people.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { isBeast } from './creatures.ts';
import { ENOUGH } from './heard.ts';
import type { HeardTopic } from './topics.ts';

/** What is held by whom. */
const TOOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '✂️': 'groomer shearer stylist cutter trimmer',
    '🔧': 'repairman repairer mechanic tuner fitter installer restorer engineer technician',
    '🔨': 'maker builder worker crafter',
    '💰': 'robber thief smuggler dealer trader importer broker',
    '📋': 'planner organizer organiser inspector curator officer manager supervisor tester auditor',
    '🔍': 'hunter finder detective expert specialist researcher analyst historian collector spotter',
    '🎤': 'host presenter announcer commentator reporter',
    '📣': 'trainer coach instructor tamer',
    '🍴': 'taster critic connoisseur',
    '🍼': 'sitter nanny breeder',
    '📦': 'courier deliverer supplier packer',
    '🩺': 'doctor surgeon vet whisperer therapist',
  }).flatMap(([tool, trades]) => trades.split(' ').map((trade) => [trade, tool] as const)),
);

/** Who holds what they sell, in an apron. */
const SELLERS: ReadonlySet<string> = new Set('seller vendor merchant salesman saleswoman salesperson hawker peddler'.split(' '));
/** Who or what has it too, where nothing else is called so: a ramen shop owner, but no fire truck. */
const KEEPERS: ReadonlySet<string> = new Set('owner stand stall truck'.split(' '));

/** What is worn by whom. */
const DRESS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'own-apron': 'groomer shearer stylist cutter trimmer taster maker breeder',
    'own-overalls own-flat-cap': 'repairman repairer mechanic tuner fitter installer restorer technician builder worker crafter',
    'own-suit':
      'planner organizer organiser inspector curator manager supervisor auditor dealer trader broker host presenter announcer reporter critic',
    '1f97c': 'tester researcher doctor surgeon vet whisperer therapist',
    'own-uniform own-peaked-cap': 'officer courier deliverer',
    'own-striped-shirt own-hero-mask': 'robber thief smuggler',
    '1f3bd own-headband': 'trainer coach instructor',
    'own-cardigan 1f453': 'expert specialist analyst historian collector spotter connoisseur',
  }).flatMap(([dress, trades]) => trades.split(' ').map((trade) => [trade, dress.split(' ')] as const)),
);
const APRON = ['own-apron', 'own-flat-cap'];

const ANY: readonly PieceRole[] = ['animal', 'body', 'held', 'head', 'ground', 'float'];
/** What a trade is about may be two things. */
const AROUND_MAX = 2;

/** Who has to do with beasts, and does them no harm. */
const WITH_BEASTS: ReadonlySet<string> = new Set(
  'groomer shearer stylist trainer coach instructor tamer sitter nanny breeder doctor surgeon vet whisperer therapist keeper'.split(
    ' ',
  ),
);

/** "Cheese taster": the last word is the trade, and what stands before it is seen. */
export function hearTrade(text: string, unanswered: readonly string[]): HeardTopic | undefined {
  const words = splitWords(text);
  const trade = words.at(-1)?.replace(/s$/, '') ?? '';
  const tool = pieceForEmoji(TOOLS.get(trade) ?? '');
  const sells = SELLERS.has(trade);
  const hasWare = sells || KEEPERS.has(trade);
  if ((tool === null && !hasWare) || words.length < 2 || !(sells || unanswered.includes(words.at(-1) ?? ''))) return undefined;
  const about = findPieces(words.slice(0, -1).join(' '), ANY).filter(({ score }) => score >= ENOUGH);
  // Nobody is traded, and no beast tasted.
  if (about.some(({ piece }) => isPerson(piece) || (isBeast(piece) && !WITH_BEASTS.has(trade)))) return undefined;
  if (about.length === 0) return undefined;
  const [ware, ...others] = about.slice(0, AROUND_MAX).map(({ piece }) => piece);
  const held = hasWare ? ware : tool;
  if (held === undefined || held === null) return undefined;
  const around = hasWare ? others : [ware, ...others].filter((piece) => piece !== undefined);
  return { id: 'trade', wears: DRESS.get(trade) ?? (sells ? APRON : []), holds: [held], around, place: null, words };
}
