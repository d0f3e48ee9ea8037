/** What chance chooses where nobody asked for anything. */
import type { Chance } from '../drawing/random.ts';
import { findPiece, listPieces } from '../pieces/catalogue.ts';
import { EVERYDAY_BODIES } from '../pieces/everyday-bodies.ts';
import { hasOwnHat, isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { type Idea, lookOf } from './concept.ts';
import type { Heard } from './heard.ts';
import { animalOf, hasHead, isKnownByTop } from './outfit.ts';

/** What is never chosen by chance: of little use as a part, sad, somebody's faith, or over a whole face. */
const NOT_BY_CHANCE = new Set(
  '26b0-fe0f 1faa6 26b1-fe0f 1fa78 26ea 1f6ac 1f4ff 1f489 1f94d 1f9a0 1f52b 1f5fd 1f9df 1f9de 1f621 1f978 1f913 1f602 1f976 1f9d1-200d-1f3a4 1f6b2 1f9ec 1f3e2 1f5d1-fe0f 1f4b3 1f6d2 1f6cf-fe0f 1f6cb-fe0f 1f9fe 1f4bf 1f4da 1f9f1 2699-fe0f 1f9f2 1f6df 1f5a8-fe0f 1f98b 1fab0 1f41c 1f997 1fab1 1fab3 1f99f 1f982 1f3ed 1f68b 1f6fc 1f3a7 1f97d 1f54a-fe0f 1f9ae own-creeper own-tall-shadow own-pothole own-gaming-chair own-armchair own-fried-egg own-cheese-bun own-balloon-robot own-blackboard own-bouncy-castle own-broth own-brownie own-churros own-coat-hanger own-condom own-corn-dog own-crocs own-currywurst own-custard-tart own-dandelion own-eclair own-fax-machine own-full-breakfast own-game-boy own-hex-key own-inhaler own-iv-drip own-kimbap own-kirby own-labubu own-light-switch own-lightstick own-locker own-macaron own-minion own-nappy own-nuggets own-onion-rings own-owlbear own-pac-man own-pierogi own-plate own-plug-socket own-portable-console own-power-ranger own-rhubarb own-schnitzel own-scone own-siren-head own-skipping-rope own-slender-man own-spring-roll own-stroopwafel own-takoyaki own-tampon own-toilet-brush own-tortilla own-whiteboard own-x-ray own-sash'.split(
    ' ',
  ),
);

const EVERYDAY = new Set(EVERYDAY_BODIES.split(/\s+/u).filter((word) => word.startsWith('own-')));

const mayBeChosen = (id: string): boolean => !NOT_BY_CHANCE.has(id) && !EVERYDAY.has(id);

export const idsOf = (role: PieceRole): string[] =>
  listPieces(role)
    .map((piece) => piece.id)
    .filter(mayBeChosen);

export const BODIES_BY_KIND = {
  food: listPieces('body')
    .filter((piece) => piece.kind === 'food' && mayBeChosen(piece.id))
    .map((piece) => piece.id),
  thing: listPieces('body')
    .filter((piece) => piece.kind === 'thing' && mayBeChosen(piece.id))
    .map((piece) => piece.id),
  vehicle: listPieces('body')
    .filter((piece) => piece.kind === 'vehicle' && mayBeChosen(piece.id))
    .map((piece) => piece.id),
  plant: listPieces('body')
    .filter((piece) => piece.kind === 'plant' && mayBeChosen(piece.id))
    .map((piece) => piece.id),
  clothes: listPieces('body')
    .filter((piece) => piece.kind === 'clothes' && mayBeChosen(piece.id))
    .map((piece) => piece.id),
  building: listPieces('body')
    .filter((piece) => piece.kind === 'building' && mayBeChosen(piece.id))
    .map((piece) => piece.id),
};

export const chosen = (piece: string): Idea => ({ word: nameOfPiece(piece), given: false, piece });

/** Chance, and what it must not choose. */
export interface Choice {
  chance: Chance;
  isUnwanted: (piece: string) => boolean;
}

/** Chooses again until nobody minds; whoever minds everything gets the last. */
export function choose({ chance, isUnwanted }: Choice, propose: (chance: Chance) => string): Idea {
  let piece = propose(chance);
  for (let attempt = 0; attempt < 60 && isUnwanted(piece); attempt++) piece = propose(chance);
  return chosen(piece);
}

/** Masks cover the face, which only who asks for one may want. */
const MASKS: ReadonlySet<string> = new Set(['own-carnival-mask', 'own-hero-mask', 'own-neon-visor']);

/** Has somebody a head upon shoulders, on which a hat sits? */
const isForHats = (wearer: Idea): boolean => isPerson(lookOf(wearer)) || hasHead(lookOf(wearer));

/** Nothing that nobody asked for hides what somebody is known by, and no thing wears a hat. */
const sparing = (choice: Choice, wearers: readonly Idea[]): Choice => ({
  ...choice,
  isUnwanted: (piece) =>
    choice.isUnwanted(piece) ||
    MASKS.has(piece) ||
    (findPiece('hat', piece) !== undefined &&
      (!wearers.slice(0, 1).some(isForHats) || wearers.some((wearer) => isKnownByTop(lookOf(wearer))))),
});

/** @param wearers who will wear it, whose head it is first. */
export const chooseTrait = (choice: Choice, wearers: readonly Idea[]): Idea =>
  choose(sparing(choice, wearers), (chance) =>
    chance.pickWeighted([
      [chance.pick(idsOf('hat')), 26],
      [chance.pick(idsOf('eyewear')), 13],
      [chance.pick(idsOf('shoe')), 9],
      [chance.pick(idsOf('held')), 44],
      ['1fabd', 5],
      [chance.pick(idsOf('float')), 3],
    ]),
  );

/** Of sandals and flat shoes a foot would hide half. */
const PLAIN_SHOES = ['1f45f', '1f97e', 'own-rubber-boot'];
/** Of everyday and of parties, some of which trades wear too; a cook's hat would say that somebody cooks. */
export const PLAIN_HATS =
  '1f3a9 1f9e2 1f452 1f380 own-headband own-party-hat own-beret own-flower-crown own-bobble-hat own-flat-cap own-straw-boater own-bowler-hat own-feather-hat'.split(
    ' ',
  );

/** Baby, child, girl, boy, and what children have on: a flower crown or a bowler hat would make somebody else of them. */
const CHILDREN: ReadonlySet<string> = new Set(['1f476', '1f9d2', '1f467', '1f466']);
const OF_CHILDREN = ['1f45f', '1f9e2', 'own-rubber-boot', 'own-bobble-hat'];

/** Beside what was asked for: hands are left empty, faces free, and who has a hat holds no second one. */
function chooseWorn(choice: Choice, wearers: readonly Idea[]): Idea {
  const isHatted = wearers.some((wearer) => hasOwnHat(lookOf(wearer)));
  const { isUnwanted, chance } = sparing(choice, wearers);
  const isInTheWay = (piece: string): boolean => isUnwanted(piece) || (isHatted && findPiece('hat', piece) !== undefined);
  const areChildren = wearers.every((wearer) => CHILDREN.has(lookOf(wearer)));
  return choose({ chance, isUnwanted: isInTheWay }, () =>
    chance.pickWeighted([
      [chance.pick(areChildren ? OF_CHILDREN : PLAIN_HATS), 26],
      [chance.pick(PLAIN_SHOES), 20],
    ]),
  );
}

/** What a beast has in a paw or a mouth in every picture book. */
const OF_BEASTS: ReadonlyMap<string, string> = new Map(
  [
    '1f9b4 1f415 1f429 1f43a 1f98a own-hyena',
    '1f955 1f407 1f434 1f40e',
    '1f9c0 1f401 1f400',
    '1f34c 1f412 1f98d 1f9a7',
    '1f38d 1f43c',
    '1f36f 1f43b',
    '1f330 1f43f-fe0f own-chipmunk',
    '1f41f 1f408 1f43b-200d-2744-fe0f 1f427 1f9ad own-walrus 1f9a6 own-pelican own-puffin own-heron',
    '1f34e 1f416 1f417 1f994',
    '1f95b 1f404',
    '1f355 1f99d 1f400 own-seagull own-pigeon',
    '1f356 1f981 1f405 1f996',
    '1f95c 1f418',
    '1f349 1f99b',
    '1f33b 1f439',
    '1f96c 1f40c 1f422 own-guinea-pig',
    '1f36a 1f99c',
    '1f33f 1f428',
  ].flatMap((row) => {
    const [thing = '', ...beasts] = row.split(' ');
    return beasts.map((beast) => [beast, thing] as const);
  }),
);

/**
 * What fits whoever is all of a wish: a beast has what it is known for, and people of today wear something. A thing, a word
 * and a being out of a tale are seen as themselves.
 */
export function chooseFitting(choice: Choice, wearers: readonly Idea[]): Idea {
  const [look = ''] = wearers.map(lookOf);
  const own = OF_BEASTS.get(animalOf(look));
  if (own !== undefined && !choice.isUnwanted(own)) return chosen(own);
  const worn = chooseWorn(choice, wearers);
  return wearers.every((wearer) => isOfToday(lookOf(wearer))) ? worn : { ...worn, isTold: true };
}

/** People but heroes, villains, fairies, vampires, mermaids, elves, genies, zombies and ninjas. */
const isOfToday = (look: string): boolean => isPerson(look) && !/^1f(?:9b[89]|9d[a-f]|977)/.test(look);

/** Something for the hands. */
export const chooseHeld = (choice: Choice): Idea => choose(choice, (chance) => chance.pick(idsOf('held')));

/** What was heard, as it is meant: in its colour, number, place and size. */
export const inColor = ({ piece, color, count, at, size }: Heard): Idea => ({
  ...chosen(piece),
  ...(color && { color }),
  ...(count && { count }),
  ...(at && { at }),
  ...(size && { size }),
});
