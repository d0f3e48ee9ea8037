/** The market as simple as it can be said: what each action does to owners and offers when it is done alone. */

import type { OfferStatus } from '@chaos/shared/contract/offers';

export interface Market {
  characters: Record<string, ModelCharacter>;
  offers: Record<string, ModelOffer>;
  /** Who fought with which two, so lately that they rest. */
  rested: string[];
  /** How many weeks have passed. */
  week: number;
  /** Who took something back in which week. */
  reversals: { who: string; week: number }[];
}

interface ModelCharacter {
  owner: string;
  isPublic: boolean;
  isFused: boolean;
  /** What it is retired into. */
  fusedInto: string | null;
  lock: 'none' | 'locked' | 'ending';
  isHeld: boolean;
  wonLately: boolean;
}

/** As it begins. */
export const modelCharacter = (owner: string): ModelCharacter => ({
  owner,
  isPublic: true,
  isFused: false,
  fusedInto: null,
  lock: 'none',
  isHeld: false,
  wonLately: false,
});

export const newMarket = (): Market => ({ characters: {}, offers: {}, rested: [], week: 0, reversals: [] });

interface ModelOffer {
  from: string;
  to: string;
  offered: string[];
  requested: string[];
  status: OfferStatus;
  isHeld: boolean;
  parent: string | null;
}

interface Sides {
  offered: string[];
  requested: string[];
}

/** People, characters and offers by names of the model's own. Without requested ones an offer is a gift. */
export type Action =
  | ({ kind: 'send'; who: string; to: string; as: string } & Sides)
  | ({ kind: 'counter'; who: string; offer: string; as: string } & Sides)
  | { kind: 'accept'; who: string; offer: string }
  | { kind: 'reject'; who: string; offer: string }
  | { kind: 'withdraw'; who: string; offer: string }
  | { kind: 'reverse'; who: string; offer: string }
  | { kind: 'lock'; who: string; character: string }
  | { kind: 'unlock'; who: string; character: string }
  /** Eight days go by. */
  | { kind: 'week'; who: string }
  | { kind: 'privacy'; who: string; character: string }
  | { kind: 'battle'; who: string; fighter: string; opponent: string; wins: boolean }
  /** It was asked for before, when these of its sources were hidden; what is done now is what the worker does. */
  | { kind: 'fuse'; who: string; sources: string[]; hidden: string[]; as: string };

/** @returns whether the action is done, and the market afterwards; the same market when it is refused. */
export function foresee(market: Market, action: Action): { isDone: boolean; after: Market } {
  const after = structuredClone(market);
  return act(after, action) ? { isDone: true, after } : { isDone: false, after: market };
}

/** Changes the market, or leaves it half changed and says no. */
function act(market: Market, action: Action): boolean {
  const { characters, offers } = market;
  if (action.kind === 'privacy') {
    const character = characters[action.character];
    if (character?.owner !== action.who || character.fusedInto) return false;
    if (character.isPublic && character.wonLately) return false;
    character.isPublic = !character.isPublic;
    return true;
  }
  if (action.kind === 'lock' || action.kind === 'unlock') {
    const character = characters[action.character];
    if (character?.owner !== action.who || character.fusedInto) return false;
    if (action.kind === 'lock') character.lock = 'locked';
    else if (character.lock === 'locked') character.lock = 'ending';
    return true;
  }
  if (action.kind === 'week') return passWeek(market);
  if (action.kind === 'battle') return fight(market, action);
  if (action.kind === 'fuse') return fuse(market, action);
  if (action.kind === 'send') {
    if (action.who === action.to || !canBeOffered(market, action.who, action.to, action)) return false;
    const { who: from, to, offered, requested } = action;
    offers[action.as] = { from, to, offered, requested, status: 'pending', isHeld: false, parent: null };
    return true;
  }
  const offer = offers[action.offer];
  if (action.kind === 'reverse') return reverse(market, action.who, offer);
  if (action.kind === 'withdraw') {
    if (offer?.from !== action.who || offer.status !== 'pending') return false;
    offer.status = 'withdrawn';
    return true;
  }
  if (offer?.to !== action.who || offer.status !== 'pending') return false;
  if (action.kind === 'reject') {
    offer.status = 'rejected';
    return true;
  }
  if (action.kind === 'accept') {
    if (!canBeOffered(market, offer.from, offer.to, offer)) return false;
    offer.status = 'accepted';
    offer.isHeld = true;
    for (const { item, taker } of movesOf(offer))
      Object.assign(characters[item] ?? {}, { owner: taker, lock: 'none', isHeld: true });
    return true;
  }
  const isTrade = offer.requested.length > 0 && action.requested.length > 0;
  if (!isTrade || !canBeOffered(market, action.who, offer.from, action)) return false;
  offer.status = 'counter_offered';
  const { offered, requested } = action;
  offers[action.as] = {
    from: action.who,
    to: offer.from,
    offered,
    requested,
    status: 'pending',
    isHeld: false,
    parent: action.offer,
  };
  return true;
}

function movesOf({ from, to, offered, requested }: ModelOffer): { item: string; giver: string; taker: string }[] {
  return [
    ...offered.map((item) => ({ item, giver: from, taker: to })),
    ...requested.map((item) => ({ item, giver: to, taker: from })),
  ];
}

/** A day counts once, however much is taken back on it; here one of each week. Three of the last thirty are enough. */
function reverse({ characters, reversals, week }: Market, who: string, offer: ModelOffer | undefined): boolean {
  if (!offer?.isHeld || offer.status !== 'accepted') return false;
  if (who !== offer.from && !(who === offer.to && offer.requested.length > 0)) return false;
  const before = new Set(
    reversals.flatMap((one) => (one.who === who && one.week < week && one.week >= week - 3 ? one.week : [])),
  );
  if (before.size >= 3) return false;
  if (movesOf(offer).some(({ item, taker }) => characters[item]?.owner !== taker)) return false;
  for (const { item, giver } of movesOf(offer))
    Object.assign(characters[item] ?? {}, { owner: giver, lock: 'none', isHeld: false });
  Object.assign(offer, { status: 'reversed', isHeld: false });
  reversals.push({ who, week });
  return true;
}

function passWeek(market: Market): boolean {
  market.week += 1;
  market.rested = [];
  for (const character of Object.values(market.characters)) {
    Object.assign(character, { isHeld: false, wonLately: false });
    if (character.lock === 'ending') character.lock = 'none';
  }
  for (const offer of Object.values(market.offers)) offer.isHeld = false;
  return true;
}

/** Neither locked nor held. */
const isFree = ({ lock, isHeld }: ModelCharacter) => lock === 'none' && !isHeld;

function canBeOffered({ characters }: Market, from: string, to: string, { offered, requested }: Sides): boolean {
  const all = [...offered, ...requested];
  const gives = (giver: string, item: string) =>
    isOpen(characters[item]) && isFree(characters[item]) && !characters[item].wonLately && characters[item].owner === giver;
  return (
    offered.length > 0 &&
    new Set(all).size === all.length &&
    offered.every((item) => gives(from, item)) &&
    requested.every((item) => gives(to, item))
  );
}

function fight(market: Market, { who, fighter, opponent, wins }: Action & { kind: 'battle' }): boolean {
  const [mine, theirs] = [market.characters[fighter], market.characters[opponent]];
  const pair = [who, ...[fighter, opponent].sort()].join();
  if (!isOpen(mine) || !isOpen(theirs) || mine.owner !== who || theirs.owner === who) return false;
  if (market.rested.includes(pair)) return false;
  const canMove = (winner: ModelCharacter, loser: ModelCharacter) => !winner.isHeld && !loser.isHeld;
  if (mine.lock !== 'none' && canMove(theirs, mine)) return false;
  market.rested.push(pair);
  const [winner, loser] = wins ? [mine, theirs] : [theirs, mine];
  if (canMove(winner, loser)) Object.assign(loser, { owner: winner.owner, lock: 'none', isHeld: false, wonLately: true });
  return true;
}

/** Public, and not retired. */
function isOpen(character: ModelCharacter | undefined): character is ModelCharacter {
  return character?.isPublic === true && character.fusedInto === null;
}

function fuse({ characters }: Market, { who, sources, hidden, as }: Action & { kind: 'fuse' }): boolean {
  if (sources.length < 2 || sources.length > 3 || new Set(sources).size < sources.length) return false;
  const isPublic = sources.every((name) => characters[name]?.isPublic);
  for (const name of sources) {
    const source = characters[name];
    if (source?.owner !== who || source.isFused || source.fusedInto || source.wonLately || !isFree(source)) return false;
    if (!source.isPublic && !hidden.includes(name)) return false;
    source.fusedInto = as;
  }
  characters[as] = { ...modelCharacter(who), isPublic, isFused: true };
  return true;
}
