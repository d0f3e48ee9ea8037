/** What of a wish must not be seen. */
import type { Wish } from '@chaos/shared/contract/characters';
import { findPiece } from '../pieces/catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { BodyPiece, PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { canBeMissed, type Lack, partsNamedBy } from './body-parts.ts';
import { colorOfWord, colorsIn } from './colors.ts';
import { canBeStruck } from './hear-bubbles.ts';
import { hearColored } from './hear-trait.ts';
import { BODY_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { isClothes, isWearable } from './outfit.ts';
import { tellsManner } from './plain-words.ts';
import { inMeantWords, isNegation, isNegationAt, lackInOneWord, readWish, saysLack } from './read-wish.ts';

/** What stands for all teeth. */
export const TOOTH = '1f9b7';

const isOfKind =
  (...kinds: BodyPiece['kind'][]) =>
  (piece: string): boolean =>
    kinds.some((kind) => findPiece('body', piece)?.kind === kind);
const isIn = (role: PieceRole) => (piece: string) => findPiece(role, piece) !== undefined;
const isAnimal = (piece: string) =>
  isIn('animal')(piece) || piece in ANIMAL_OF_HEAD || /^1f4[0-3]|^1f98[0-f]|^1face$/.test(piece);

/** Who is taken for a cat: cats' faces, lions, tigers, leopards, pumas and lynxes. */
const isCat = (piece: string) => /^(1f408|1f63[89a-f]|1f640|1f431|1f981|1f42f|1f405|1f406|own-puma$|own-lynx$)/.test(piece);

/** By what they are called: of each kind there are many. */
const isCalled = (names: RegExp) => (piece: string) => isAnimal(piece) && names.test(nameOfPiece(piece));
const isDog = isCalled(
  /(?:^|\s)(?:dog|puppy|pug|corgi|husky|dalmatian|chihuahua|dachshund|poodle|labrador|beagle|rottweiler|great dane|saint bernard|st bernard|shih tzu|shiba(?: inu)?|jack russell|akita|pomeranian|pekingese|samoyed|malamute|whippet|setter|pointer|mastiff|boxer|spitz|vizsla|dobermann?)$|(?:hound|terrier|collie|retriever|spaniel|shepherd|bulldog|schnauzer|sheepdog|poo|doodle|face dog|dog face)$/iu,
);
const isBird = isCalled(
  /(?:^|\s)(?:owl|eagle|pigeon|dove|duck|duckling|goose|swan|chicken|hen|rooster|cock|turkey|parrot|penguin|flamingo|peacock|ostrich|emu|crow|raven|magpie|robin|sparrow|toucan|pelican|heron|stork|crane|gull|seagull|puffin|albatross|hawk|falcon|vulture|kiwi|dodo|jay|cardinal|canary|budgie|budgerigar|cockatoo|macaw|chick|finch|swallow|cuckoo|quail|partridge|cassowary|wren|ibis|hoopoe|condor|buzzard|kookaburra|nightingale|lark|starling|pheasant|thrush|tit|loon|cormorant|osprey|secretary ?bird|shoebill)$|bird$|pecker$|fisher$/iu,
);
const isFish = isCalled(
  /fish$|(?:^|\s)(?:shark|salmon|trout|tuna|carp|cod|eel|herring|piranha|pike|sardine|koi|stingray|ray|seahorse|barracuda|anglerfish)$/iu,
);
const isInsect = isCalled(
  /(?:^|\s)(?:bee|bumblebee|wasp|ant|fly|moth|butterfly|beetle|ladybird|ladybug|mosquito|cricket|grasshopper|cockroach|dragonfly|firefly|flea|louse|caterpillar|mantis|hornet|termite|bug|earwig|insect)$/iu,
);

const HATS = /^(hats?|caps?|headgear|headwear|hüte?|mützen?|cappell[io]|sombreros?|chapeaux?|шляпы|帽子)$/u;

const BLADES: ReadonlySet<string> = new Set(['1f5e1-fe0f', '2694-fe0f', 'own-light-sword']);

const TOOLS: ReadonlySet<string> = new Set('1f527 1f528 1fa9b 1f6e0-fe0f 2692-fe0f 1fa9a 1f9f0 own-power-drill'.split(' '));

/** What words for many things at once mean. */
const KINDS: readonly (readonly [words: RegExp, isMeant: (piece: string) => boolean])[] = [
  [/^(animals?|creatures?|beasts?|tiere?|animal[ei]|animales|animaux|животные|животных|動物|动物)$/u, isAnimal],
  [/^(cats?|felines?|katzen?|gatt[io]|gatos?|chats?|кошк[аи]|кота?|猫|ネコ)$/u, isCat],
  [/^(dogs?|hounds?|pupp(?:y|ies)|hunde?|perros?|chiens?|can[ei]|cachorros?|собак[аи]|犬|狗)$/u, isDog],
  [/^(birds?|v[öo]gel|uccell[io]|pájaros?|aves?|oiseaux?|pássaros?|птицы?|птиц|鳥|鸟)$/u, isBird],
  [/^(fish|fishes|fische?|pesc[ei]|pez|peces|peixes?|poissons?|рыбы?|魚|鱼)$/u, isFish],
  [/^(insects?|bugs?|creepy-crawlies|insekten?|insett[io]|insectos?|insectes?)$/u, isInsect],
  [/^(people|persons?|humans?|menschen|persone|personas|gens|люди|людей)$/u, isPerson],
  [/^(food|foods|essen|cibo|comida|nourriture|еды)$/u, isOfKind('food')],
  [/^(vehicles?|fahrzeuge?|veicoli|vehículos|véhicules)$/u, isOfKind('vehicle')],
  [/^(plants?|pflanzen?|piante|plantas|plantes)$/u, isOfKind('plant')],
  [/^(buildings?|gebäude|edifici|edificios|bâtiments)$/u, isOfKind('building')],
  [/^(clothes|clothing|kleidung|vestiti|ropa|vêtements)$/u, isOfKind('clothes')],
  [HATS, isIn('hat')],
  [/^(swords?|blades?|weapons?)$/u, (piece) => BLADES.has(piece)],
  [/^tools?$/u, (piece) => TOOLS.has(piece)],
  [/^(glasses|sunglasses|eyewear|brillen?|occhiali|gafas|lunettes|очков)$/u, isIn('eyewear')],
  [/^(shoes?|footwear|schuhe?|scarpe|zapatos|chaussures|обуви)$/u, isIn('shoe')],
];

const ALL_ROLES: readonly PieceRole[] = [...BODY_ROLES, ...TRAIT_ROLES, 'ground'];

const fieldsOf = (wish: Wish) => [wish.mainTheme, wish.bodyInfluence, wish.characteristicInfluence, wish.style];

/** The colours that must not be seen. */
export const hearUnwantedColors = (wish: Wish) =>
  colorsIn(fieldsOf(wish).flatMap((text) => readWish(text ?? '').unwanted.flatMap(splitWords)));

/** What is neither a colour nor a mood: "not blue" is seen, "no pit" is not. */
const isSomething = (phrase: string): boolean =>
  !splitWords(phrase).every((word) => colorOfWord(word) !== undefined || tellsManner(word));

/**
 * What somebody is to be without, in the words that say so: "no legs", "ohne Ohren", "without a pit". Most pieces are
 * drawn with all that belongs to them, so a sign says that something is not there.
 */
export function hearMissing(wish: Wish): string | null {
  for (const text of fieldsOf(wish)) {
    const words = splitWords(text ?? '');
    for (const phrase of readWish(text ?? '').unwanted) {
      const gone = phrase.split(' ');
      const at = words.findIndex((_, index) => gone.every((word, step) => words[index + step] === word));
      if (at < 0) continue;
      const end = at + gone.length;
      const before = words.slice(0, at).findLastIndex((_, index) => isNegationAt(words, index));
      const sayer = words[before >= 0 ? before : end] ?? '';
      const part = gone.findIndex(canBeMissed);
      const isLacking =
        saysLack(sayer) || (sayer === 'no' && HAS.test(words[before - 1] ?? '') && hearLacking(text ?? '').length === 0);
      const isTold = part >= 0 || (text !== wish.style && isLacking && isSomething(phrase) && !isDrawn(phrase));
      if (!isTold) continue;
      if (before < 0)
        return words.slice(at, words.findIndex((word, index) => index >= end && isNegation(word)) + 1).join(' ') || phrase;
      return words.slice(before, part >= 0 ? at + part + 1 : end).join(' ');
    }
  }
  return hearLackInOneWord(wish);
}

/** Nobody takes an everyday thing for what it is without, nor a horse for a unicorn: only what is worn is seen to be off. */
function hearLackInOneWord({ mainTheme, bodyInfluence }: Wish): string | null {
  const [word] = [mainTheme, bodyInfluence].flatMap((text) => HORNLESS.exec(text ?? '')?.[0] ?? lackInOneWord(text ?? '') ?? []);
  return word === undefined || WORN_LESS.test(word) ? null : word.toLowerCase();
}
const HORNLESS = /\b(?:without|with no) (?:an? |its |his |her |the |any )?horns?\b/iu;
const WORN_LESS = /^(?:hat|cap|crown|shoe|sock|shirt|mask|beard)less$/iu;

/** "Has no guitar" lacks one; of "no guitars, please" nobody knows. */
const HAS = /^(?:has|have|having|had|with|owns|got)$/;

/** Is it told by nothing but what is not seen: a hat, shoes, clothes, a part of a body? */
const isSeenLacking = (piece: string): boolean =>
  piece === TOOTH ||
  isClothes(piece) ||
  (['hat', 'eyewear', 'shoe'] as const).some((role) => findPiece(role, piece) !== undefined);

/** What somebody has lost, forgotten or not got, struck through in a bubble: "without a sword". Parts of bodies and what is worn are left out instead, and of what else is missing a sign tells. */
export function hearLacking(text: string): Heard[] {
  const said = ` ${splitWords(inMeantWords(text)).join(' ')} `;
  return readWish(text)
    .unwanted.flatMap((phrase) => {
      const [has = '', sayer = ''] = splitWords(said.slice(0, Math.max(0, said.indexOf(` ${phrase} `)))).slice(-2);
      const isSigned = saysLack(sayer) && ` ${splitWords(text).join(' ')} `.includes(` ${sayer} ${phrase} `);
      if (!(saysLack(sayer) || (sayer === 'no' && HAS.test(has))) || splitWords(phrase).some(canBeMissed)) return [];
      const [lacked] = hearColored(phrase, [...TRAIT_ROLES, ...BODY_ROLES]);
      const isStruck = lacked && lacked.score >= ENOUGH && !isSeenLacking(lacked.piece) && canBeStruck(lacked.piece);
      return isStruck && (!isSigned || isWearable(lacked.piece)) ? [{ ...lacked, at: 'refused' as const }] : [];
    })
    .slice(0, 1);
}

/** The teeth of drawn heads are left out, and who wears no hat is seen to wear none. */
const isDrawn = (phrase: string): boolean =>
  findPieces(phrase, ALL_ROLES).some(({ piece }) => piece === TOOTH || isWearable(piece));

/** What is not to be drawn: parts of a body, and a hat. */
export const hearLacks = (wish: Wish): Lack[] => [
  ...new Set(
    fieldsOf(wish)
      .flatMap((text) => readWish(text ?? '').unwanted.flatMap(splitWords))
      .flatMap((word): Lack[] => (HATS.test(word) ? ['hat'] : partsNamedBy(word))),
  ),
];

/** Whoever says only what a theme is not gets another: "not a horse", "anything but a cat". */
export function hearRefusedTheme({ mainTheme }: Wish): string | null {
  const { phrases, unwanted } = readWish(mainTheme ?? '');
  return phrases.length === 0 && unwanted.length > 0 && mainTheme ? mainTheme.trim().toLowerCase() : null;
}

/** But for the rat that is called so. */
const NAKED =
  /(?<!\p{L})(?:naked|nude|undressed|unclothed|shirtless|topless|(?:no|without|without any) cloth(?:es|ing)|nackt|desnud[oa])(?!\p{L})(?! mole)/iu;

const isNaked = (wish: Wish): boolean => fieldsOf(wish).some((text) => NAKED.test(text ?? ''));

/** Is somebody to be without clothes, or without some of them? */
export const hearUndressed = (wish: Wish): boolean =>
  isNaked(wish) ||
  fieldsOf(wish).some((text) =>
    readWish(text ?? '').unwanted.some((phrase) => findPieces(phrase, ALL_ROLES).some(({ piece }) => isClothes(piece))),
  );

/** Tells what must not be chosen, by chance or otherwise. */
export function hearUnwanted(wish: Wish): (piece: string) => boolean {
  const phrases = fieldsOf(wish).flatMap((text) => readWish(text ?? '').unwanted);
  const named = new Set(phrases.flatMap((phrase) => findPieces(phrase, ALL_ROLES).map(({ piece }) => piece)));
  const kinds = phrases
    .flatMap(splitWords)
    .flatMap((word) => KINDS.filter(([words]) => words.test(word)).map(([, isMeant]) => isMeant));
  const words = new Set(phrases.flatMap(splitWords));
  // Without a coat there is no lab coat either.
  const isOff = (piece: string) => isClothes(piece) && (isNaked(wish) || words.has(splitWords(nameOfPiece(piece)).at(-1) ?? ''));
  // Without cake there is no birthday cake.
  const isEatenUp = (piece: string) =>
    findPiece('body', piece)?.kind === 'food' && words.has(splitWords(nameOfPiece(piece)).at(-1) ?? '');
  return (piece) =>
    isOff(piece) ||
    isEatenUp(piece) ||
    named.has(piece) ||
    named.has(HEAD_OF_ANIMAL[piece] ?? '') ||
    named.has(ANIMAL_OF_HEAD[piece] ?? '') ||
    kinds.some((isMeant) => isMeant(piece));
}
