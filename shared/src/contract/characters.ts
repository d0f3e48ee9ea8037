/** What browser and server agree on about characters: their fields, the wish they grow from, and the limits of both. */
import type { PersonSummary } from './people.ts';
import type { ReactionType } from './reactions.ts';

/** Longest value of a generator field, in characters after trimming. */
export const WISH_FIELD_MAX = 200;

/** The free-text fields of a wish, in the order in which the form shows them. */
export const WISH_FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style', 'hiddenMessage'] as const;

export type WishField = (typeof WISH_FIELDS)[number];

/** What a person asks for. Every text is trimmed, and null when it was blank. */
export interface Wish extends Record<WishField, string | null> {
  /** True: the hidden message is woven in unseen. False: it may be read on a sign. */
  makeMessageSecret: boolean;
  /** The character whose wish this one began as. */
  remixOf?: string | undefined;
}

/** A wish as others may read it, to go on from it: what is hidden stays so. */
export type OpenWish = Record<Exclude<WishField, 'hiddenMessage'>, string | null>;

/** What is told of the wish that a character grew from. */
export interface WishOf {
  /** Null where it grew from none, as fused ones do, and where its maker keeps it. */
  wish: OpenWish | null;
  /** Whether others may read it. Null where there is none. */
  isOpen: boolean | null;
}

/** A wish as a form holds it, and the id that makes sending it twice harmless. */
export interface GenerateInput extends Record<WishField, string | null> {
  makeMessageSecret: boolean;
  /** The character whose wish this one began as. */
  remixOf?: string | undefined;
  /** A UUID made by the client: the same one again returns the same ticket. */
  requestId: string;
}

/** How long a name may be that its owner gives, in characters after trimming. */
export const CHARACTER_NAME_MAX = 60;
export const CHARACTER_NAME_MIN = 2;

/** How many are shown as similar to another one, the most alike first. */
export const SIMILAR_MAX = 8;

/** How many deleted ones are listed, the last deleted first. */
export const DELETED_MAX = 50;

/** A deleted character, as its owner sees it. There is no picture of it meanwhile. */
export interface DeletedCharacter {
  id: string;
  name: string;
  /** Base64 of a thumbhash. */
  thumbhash: string;
  averageColor: string;
  /** Until then it can be restored. */
  until: Date;
}

/** How a character is framed on screen; worked out by rules/rarity. The most popular last. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'mythic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a character's card is made of: drawn once, at its birth, by rules/finish. The rarest last. */
export const FINISHES = ['plain', 'foil', 'negative', 'neon', 'golden'] as const;
export type Finish = (typeof FINISHES)[number];

/** How a finish came about; docs/rules.md says how to check it. */
export interface FinishOrigin {
  finish: Finish;
  /** What it was drawn from; null where nothing was drawn, as for all that are older than finishes. */
  draw: {
    /** `YYYY-MM-DD`, in UTC: which secret it was drawn with. */
    day: string;
    /** SHA-256 of the requestId with which the character was asked for, in hex. */
    requestHash: string;
    /** The best finish of what was fused; null for what grew from a wish. */
    inheritable: Finish | null;
  } | null;
}

/** A character as it was when it was fused. */
export interface FusedSource {
  id: string;
  name: string;
  description: string;
  imageUrl: string;
  imageUrl256: string;
  /** Base64 of a thumbhash. */
  thumbhash: string;
}

/** What a fused character was made of. */
export interface FusedMetadata {
  /** Two or three, in the order in which they were picked. */
  sourceCharacters: FusedSource[];
  fusionDate: Date;
}

/** What whoever imagines a character says of it. Each field is kept in the column of its name, and told to everybody. */
export interface CharacterText {
  /** 2 to 60 characters. */
  name: string;
  /** The lore: two to five sentences of plain text, at most 1,000 characters. */
  description: string;
}

/** A character as one caller may see it. The hidden message is never part of it: `Secret` tells who may read it. */
export interface Character extends CharacterText {
  id: string;
  /** The picture at 1024 px, as an absolute path of this origin or a whole URL. */
  imageUrl: string;
  /** The same picture, smaller, for lists. */
  imageUrl512: string;
  imageUrl256: string;
  /** Base64 of a thumbhash, drawn until the picture has arrived. */
  thumbhash: string;
  /** `#rrggbb`, the mean colour of the picture. */
  averageColor: string;
  videoUrl: string | null;
  /** Who made it; null for a visitor. */
  userId: string | null;
  /** Who owns it now; null: the maker still does. */
  currentOwnerId: string | null;
  originalCreatorId: string | null;
  /** There is a hidden message to be found. */
  hidesSecret: boolean;
  isPublic: boolean;
  isActive: boolean;
  isFused: boolean;
  /** It went into a fusion, and is inactive for ever. An inactive one in a list that did not was taken down by an operator. */
  isFusedAway: boolean;
  /** Null for one that grew from a wish. */
  fusedMetadata: FusedMetadata | null;
  likeCount: number;
  dislikeCount: number;
  /** Of them those that decide battles and the rarity: of people who stand for something, one of each network. */
  countedLikes: number;
  countedDislikes: number;
  /** Likes minus dislikes. */
  score: number;
  totalOwnersCount: number;
  battlesCount: number;
  winsCount: number;
  rarity: Rarity;
  finish: Finish;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * How a character came or changed hands. `claimed`: a visitor became a member and took over the own creation. The first
 * event is `created`, or `fused` for one that came out of a fusion. `reversed`: a gift or trade was taken back. `retired` is the last one, of what went into a fusion.
 */
export type OwnershipKind = 'created' | 'fused' | 'claimed' | 'won' | 'gifted' | 'traded' | 'reversed' | 'retired';

/** One link of a character's chain of owners. */
export interface OwnershipEvent {
  /** 1 is its creation or fusion; without gaps. */
  seq: number;
  kind: OwnershipKind;
  /** Null: nobody, or a visitor. */
  from: PersonSummary | null;
  to: PersonSummary | null;
  createdAt: Date;
}

/** So many generations are told, before a character and after it. */
export const LINEAGE_DEPTH = 5;
/** So many of one generation are told, the newest first. */
export const LINEAGE_BREADTH = 24;

/** One of a family: from whom, into what. */
export interface LineageMember {
  /** Where its page is; null: it has none for the caller, or none any more. */
  id: string | null;
  /** Null: hidden, deleted or taken down; only that there is one is told. */
  shown: Pick<Character, 'name' | 'imageUrl256' | 'averageColor'> | null;
  /** How far from the character that was asked for: below 0 what it comes from, above what came from it. */
  generation: number;
}

/** Both by their place among the members. */
export interface LineageLink {
  parent: number;
  child: number;
  kind: 'remix' | 'fusion';
}

/** The family of a character: what it was remixed or fused from, and what became of it. */
export interface Lineage {
  /** The oldest generation first; the character itself is among them. */
  members: LineageMember[];
  links: LineageLink[];
  /** There are more than are told. */
  isCut: boolean;
}

/** What a character that was fused has become: where its old address leads on. */
export type Successor = Pick<Character, 'id' | 'name'>;

/** How many owners are told at once, the newest first. */
export const HISTORY_PAGE_SIZE = 50;

export interface HistoryPage {
  items: OwnershipEvent[];
  nextCursor: string | null;
}

/** Longest guess, in characters: room for a whole message, and spaces around it. */
export const GUESS_MAX = 300;

/** What is told of a hidden message. */
export interface Secret {
  /** For whoever hid or has found it; null for all others. */
  message: string | null;
  /** Whoever asks hid it, as a member or as the visitor whose character they took over. */
  isMaker: boolean;
  /** How many members have found it. */
  finders: number;
  /** Who was the first of them. */
  first: PersonSummary | null;
}

/** Of a visitor the finding is told, and not kept. */
export interface Finding extends Secret {
  isFound: boolean;
}

/** How many findings are loaded at once. */
export const FOUND_PAGE_SIZE = 20;

/** A character whose hidden message the caller has found. */
export interface FoundCharacter extends CharacterRow {
  message: string;
  foundAt: Date;
}

export interface FoundPage {
  items: FoundCharacter[];
  nextCursor: string | null;
  /** How many there are in all, of those that the caller may still see. */
  totalCount: number;
}

export const CHARACTER_FILTERS = ['mine', 'user', 'opponents'] as const;
export type CharacterFilter = (typeof CHARACTER_FILTERS)[number];

/** How many characters a profile loads at once. */
export const PROFILE_PAGE_SIZE = 50;

/** A character in a list, with who made and who owns it. */
export interface CharacterRow extends Character {
  creator: PersonSummary | null;
  owner: PersonSummary | null;
  /** The caller's own reaction; null for visitors. */
  userReaction: ReactionType | null;
}

export interface CharactersPage {
  items: CharacterRow[];
  nextCursor: string | null;
  /** How many the list holds in all. */
  totalCount: number;
  /** One's own list is empty, and was not always. */
  hasLostAll?: true;
}
