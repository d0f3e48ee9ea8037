/** The market as simple as it can be said: what each deed does to owners and offers when it is done alone. */

export interface Market {
  characters: Record<string, ModelCharacter>;
  offers: Record<string, ModelOffer>;
  /** Who fought with which two, so lately that they rest. */
  rested: string[];
}

interface ModelCharacter {
  owner: string;
  isPublic: boolean;
  isFused: boolean;
  /** What it is retired into. */
  fusedInto: string | null;
}

/** As it begins. */
export const modelCharacter = (owner: string): ModelCharacter => ({ owner, isPublic: true, isFused: false, fusedInto: null });

interface ModelOffer {
  from: string;
  to: string;
  offered: string[];
  requested: string[];
  status: 'pending' | 'accepted' | 'rejected' | 'counter_offered';
  parent: string | null;
}

interface Sides {
  offered: string[];
  requested: string[];
}

/** People, characters and offers by names of the model's own. Without requested ones an offer is a gift. */
export type Deed =
  | ({ kind: 'send'; who: string; to: string; as: string } & Sides)
  | ({ kind: 'counter'; who: string; offer: string; as: string } & Sides)
  | { kind: 'accept'; who: string; offer: string }
  | { kind: 'reject'; who: string; offer: string }
  | { kind: 'privacy'; who: string; character: string }
  | { kind: 'battle'; who: string; fighter: string; opponent: string; wins: boolean }
  /** It was asked for before, when these of its sources were hidden; what is done now is what the worker does. */
  | { kind: 'fuse'; who: string; sources: string[]; hidden: string[]; as: string };

/** @returns whether the deed is done, and the market afterwards; the same market when it is refused. */
export function foresee(market: Market, deed: Deed): { isDone: boolean; after: Market } {
  const after = structuredClone(market);
  return act(after, deed) ? { isDone: true, after } : { isDone: false, after: market };
}

/** Changes the market, or leaves it half changed and says no. */
function act(market: Market, deed: Deed): boolean {
  const { characters, offers } = market;
  if (deed.kind === 'privacy') {
    const character = characters[deed.character];
    if (character?.owner !== deed.who || character.fusedInto) return false;
    character.isPublic = !character.isPublic;
    return true;
  }
  if (deed.kind === 'battle') return fight(market, deed);
  if (deed.kind === 'fuse') return fuse(market, deed);
  if (deed.kind === 'send') {
    if (deed.who === deed.to || !canBeOffered(market, deed.who, deed.to, deed)) return false;
    const { who: from, to, offered, requested } = deed;
    offers[deed.as] = { from, to, offered, requested, status: 'pending', parent: null };
    return true;
  }
  const offer = offers[deed.offer];
  if (offer?.to !== deed.who || offer.status !== 'pending') return false;
  if (deed.kind === 'reject') {
    offer.status = 'rejected';
    return true;
  }
  if (deed.kind === 'accept') {
    if (!canBeOffered(market, offer.from, offer.to, offer)) return false;
    offer.status = 'accepted';
    for (const [items, taker] of [[offer.offered, offer.to] as const, [offer.requested, offer.from] as const])
      for (const item of items) Object.assign(characters[item] ?? {}, { owner: taker });
    return true;
  }
  const isTrade = offer.requested.length > 0 && deed.requested.length > 0;
  if (!isTrade || !canBeOffered(market, deed.who, offer.from, deed)) return false;
  offer.status = 'counter_offered';
  const { offered, requested } = deed;
  offers[deed.as] = { from: deed.who, to: offer.from, offered, requested, status: 'pending', parent: deed.offer };
  return true;
}

function canBeOffered({ characters }: Market, from: string, to: string, { offered, requested }: Sides): boolean {
  const all = [...offered, ...requested];
  const gives = (giver: string, item: string) => isOpen(characters[item]) && characters[item].owner === giver;
  return (
    offered.length > 0 &&
    new Set(all).size === all.length &&
    offered.every((item) => gives(from, item)) &&
    requested.every((item) => gives(to, item))
  );
}

function fight(market: Market, { who, fighter, opponent, wins }: Deed & { kind: 'battle' }): boolean {
  const [mine, theirs] = [market.characters[fighter], market.characters[opponent]];
  const pair = [who, ...[fighter, opponent].sort()].join();
  if (!isOpen(mine) || !isOpen(theirs) || mine.owner !== who || theirs.owner === who) return false;
  if (market.rested.includes(pair)) return false;
  market.rested.push(pair);
  if (wins) theirs.owner = mine.owner;
  else mine.owner = theirs.owner;
  return true;
}

/** Public, and not retired. */
function isOpen(character: ModelCharacter | undefined): character is ModelCharacter {
  return character?.isPublic === true && character.fusedInto === null;
}

function fuse({ characters }: Market, { who, sources, hidden, as }: Deed & { kind: 'fuse' }): boolean {
  if (sources.length < 2 || sources.length > 3 || new Set(sources).size < sources.length) return false;
  const isPublic = sources.every((name) => characters[name]?.isPublic);
  for (const name of sources) {
    const source = characters[name];
    if (source?.owner !== who || source.isFused || source.fusedInto) return false;
    if (!source.isPublic && !hidden.includes(name)) return false;
    source.fusedInto = as;
  }
  characters[as] = { ...modelCharacter(who), isPublic, isFused: true };
  return true;
}
