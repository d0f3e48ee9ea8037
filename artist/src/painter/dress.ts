/** The trait: worn, held, grown or radiated. And a few things that belong to words rather than to pieces. */

import type { ColorName } from '../concept/colors.ts';
import { type Concept, lookOf } from '../concept/concept.ts';
import { ANY_HAT, isKnownByTop, planOutfit, TEAR, WINGS, type WornTrait } from '../concept/outfit.ts';
import { wantedWords } from '../concept/read-wish.ts';
import { lightOf } from '../drawing/clay.ts';
import { coversPoint, type Part, partBox, partsBox, type SpritePart, type SvgPart } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { type DrawOptions, isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { short } from '../drawing/svg.ts';
import { boardOfLook, hatOfLook, isLetteredLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isBeaked } from '../pieces/heads-of-animals.ts';
import { findKin } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { splitWords } from '../pieces/split-words.ts';
import { aroundHair } from './around-hair.ts';
import { addBoard, steadyBoards } from './boards.ts';
import { holdMegaphones } from './bodily-marks.ts';
import { addBubble, isBubble } from './bubbles.ts';
import { boundsOfHat, brimOfHat, type DrawnHat, drawHat, HAT_WORDS } from './drawn-hats.ts';
import { tellsLook } from './expression-words.ts';
import { addExpressions, addSurrounding } from './expressions.ts';
import { eyesOf } from './face.ts';
import { addFacialFeatures } from './facial-features.ts';
import { tellsEyes } from './facial-words.ts';
import { type Figure, type HandSlot, type HeadSpot, placeAnchor, type Studio, Z } from './figure.ts';
import { drawHeadphones, HEADPHONES } from './headphones.ts';
import { holdInMouth } from './hold-in-mouth.ts';
import { addKnownBy, isOldWithoutHair } from './known-by.ts';
import { leaveOut } from './leave-out.ts';
import { drawLongHair, LONG_HAIR } from './long-hair.ts';
import { addNeckwear } from './neckwear.ts';
import { isFairy, showsInHand } from './own-hands.ts';
import { addPlaced } from './placed-things.ts';
import { freeOtherHand, liesOnBody, reachOut, takeHandsOffHeads, takeLoadsOff } from './reach-out.ts';
import { drawHand } from './rig.ts';
import { closeSpot } from './scattered-marks.ts';
import { addOwnShoes } from './shoes.ts';
import { showArms } from './show-arms.ts';
import { rowAt } from './silhouette.ts';
import { hasEmblem } from './trait-marks.ts';
import {
  eyePoints,
  hasLetters,
  headsOf,
  isBelowBrim,
  isOfArm,
  isSmallHead,
  shareCovered,
  shareTouched,
  uncoverFaces,
} from './uncover-faces.ts';
import { addBackpack, addJetpack, addWaistwear, JETPACK } from './waistwear.ts';

/** How many hands the traits need. */
export const busyHands = ({ concept }: Studio): 0 | 1 | 2 => {
  const { length } = planOutfit(concept).held;
  return length === 0 ? 0 : length === 1 ? 1 : 2;
};

function drawnHatOf(trait: WornTrait, { concept, manner }: Studio): DrawnHat | null {
  // A paintbrush that chance chose makes nobody a painter; a kitchen that was asked for makes a cook of who may have a hat.
  const isCovering = !trait.given && [concept.theme, concept.body].some((idea) => isKnownByTop(lookOf(idea)));
  if (isCovering || concept.isBareheaded) return null;
  // An oil painting makes nobody a painter, as a place would.
  const isPlace = concept.style.given && concept.style.finish === undefined;
  const words = wantedWords(trait.given ? trait.word : isPlace ? concept.style.word : '');
  const hat = HAT_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  if (hat) return hat;
  return manner.mood === 'angry' && /\b(evil|devil|demon)/.test(words) ? 'horns' : null;
}

/** The same, with one more for the tool of who it is dressed as. */
export const busyWith = (studio: Studio, hasTool = false): 0 | 1 | 2 =>
  hasTool && busyHands(studio) === 0 ? 1 : hasTool ? 2 : busyHands(studio);

/** Dresses a figure in its concept's traits. */
export async function dressFigure(figure: Figure, studio: Studio): Promise<void> {
  const { traits, held: planned, counts, hatted: born, beside } = planOutfit(studio.concept);
  const own = figure.parts.flatMap((part) => (part.kind === 'sprite' && !part.options?.cut ? [part.sprite.id] : []));
  const held = planned.filter(
    (look) =>
      !own.some((id) => showsInHand(id, look)) &&
      !(look === WALKING_STICK && planned.some(isLikeStick) && !traits.some((trait) => trait.look === look && trait.isTyped)),
  );
  const hatted = new Set<HeadSpot>();
  for (const trait of traits) {
    const head = figure.heads[trait.head] ?? figure.head;
    if (head && born.has(trait.head)) hatted.add(head);
    const isHat =
      trait.slot === 'hat' &&
      trait.isWorn &&
      !drawnInstead(trait) &&
      (trait.isTyped || !head || hasRoomForHat(figure, head, studio));
    if (head && isHat && isStrawHat(trait)) addDrawnHat(figure, head, 'straw');
    else if (head && isHat) await addHats(figure, head, trait, studio);
    else if (head && !hatted.has(head) && !isHatted(figure)) addDrawnHat(figure, head, drawnHatOf(trait, studio));
    if (head && isHat) hatted.add(head);
    if (!trait.isWorn) continue;
    // A hero's mask is a mask, whatever a hero looks like.
    const isNamed = trait.word.toLowerCase().includes(nameOfPiece(trait.look));
    const isInFace = trait.given && !isNamed && (tellsEyes(trait.word) || tellsLook(trait.word));
    const isSuiting = head && (trait.isTyped || hasRoomForGlasses(figure, head, studio));
    if (head && findPiece('eyewear', trait.look) && !isInFace && isSuiting) await addGlasses(figure, head, trait);
    // Of four feet two would go barefoot.
    if (findPiece('shoe', trait.look) && (trait.isTyped || head?.facing !== 'left')) await addOwnShoes(figure, trait);
    if (head && trait.slot === 'neck') addNeckwear(figure, head, trait);
    // On a body that is read, it would lie on the letters.
    if (trait.slot === 'waist' && figure.parts.some(hasLetters)) figure.brought.push(trait.look);
    else if (trait.slot === 'waist') await addWaistwear(figure, trait);
    // Straps hang on shoulders, which nobody on four feet has, and no bus that somebody looks out of.
    const hasShoulders = !figure.isSeated && (trait.look === JETPACK || figure.parts.some(isOfArm));
    if (trait.slot === 'pack' && !hasShoulders) figure.brought.push(trait.look);
    else if (head && trait.slot === 'pack' && trait.look === JETPACK) await addJetpack(figure, head, trait);
    else if (head && trait.slot === 'pack') await addBackpack(figure, head, trait);
  }
  // Before the hands, which keep off it what they hold.
  addKnownBy(figure, studio.concept);
  const isWingless = studio.concept.lacks?.includes('wings') || own.some(isFairy);
  if (!isWingless && (studio.manner.flying || traits.some(({ look }) => look === WINGS))) await addWings(figure);
  for (const [index, slot] of figure.hands.entries()) {
    const isEmpty = held.length < planned.length && index >= held.length;
    const piece = isEmpty ? undefined : held[index % held.length];
    if (piece === undefined || piece === PUFF || isOnHeadAlready(figure, piece))
      figure.parts.push(drawHand(slot.hand, 'open', slot.color, Z.hand));
    else
      await fillHand(figure, slot, piece, {
        studio,
        count: counts.get(piece) ?? 1,
        size: traits.find(({ look }) => look === piece)?.size ?? 1,
        isAsked: traits.some((trait) => trait.look === piece && isNamed(trait, studio.concept)),
      });
  }
  takeHandsOffHeads(figure);
  figure.brought.push(...beside);
  figure.sizes = new Map([...(figure.sizes ?? []), ...traits.map(({ look, size }) => [look, size] as const)]);
  if (figure.hands.length === 0) {
    // Of what only goes with a word, one thing is enough beside somebody.
    const isAsked = traits.some((trait) => held.includes(trait.look) && isNamed(trait, studio.concept));
    const brought = held
      .filter((look) => (isAsked || look !== STEERING_WHEEL) && !isOnHeadAlready(figure, look))
      .slice(0, isAsked ? 2 : 1);
    const [first] = brought;
    const isHeld = first !== undefined && (await holdInMouth(figure, first, figure.sizes.get(first)));
    figure.brought.push(...(isHeld ? brought.slice(1) : brought));
  }
  const isAsleep = studio.manner.expressions.includes('asleep') && !traits.some(({ look }) => look === SNORE);
  if (isAsleep && figure.head) await addAura(figure, figure.head, SNORE);
  // One picture about a head is enough.
  const isTold = hasEmblem(studio.manner) && !traits.some(({ at }) => at && isBubble(at));
  // Who weeps streams sheds no drops beside them.
  const isCrying = studio.manner.expressions.includes('cry');
  for (const { look, head, isWorn } of traits) {
    const spot = figure.heads[head] ?? figure.head;
    if (spot && isWorn && look === TEAR && !isCrying) await addTears(figure, spot);
    else if (spot && isWorn && look !== TEAR && look !== WINGS && !isTold && findPiece('float', look))
      await addAura(figure, spot, look);
  }
  for (const { look, head, at } of traits) {
    const spot = figure.heads[head] ?? figure.head;
    if (spot && at && !isBubble(at)) await addPlaced(figure, spot, look, at, lookOf(studio.concept.theme));
  }
  leaveOut(figure, studio);
  addFacialFeatures(figure, studio);
  // Who rides an elephant has no trunk.
  const { expressions } = studio.manner;
  const doers = expressions.includes('spout') ? headsOf(figure).slice(-1) : headsOf(figure);
  for (const head of doers) addExpressions(figure, head, studio);
  uncoverFaces(figure);
  showArms(figure);
  addSurrounding(figure, studio);
  holdMegaphones(figure);
  takeLoadsOff(figure);
  showArms(figure);
  for (const { look, head, at } of traits) {
    const spot = figure.heads[head] ?? figure.head;
    if (spot && at && isBubble(at)) await addBubble(figure, spot, look, at);
  }
  steadyBoards(figure);
}

/** Who stands beside somebody has one hand free, and in the other what was asked for; two only for two of a kind. */
export function busyBeside(studio: Studio): 0 | 1 | 2 {
  const { held } = planOutfit(studio.concept);
  return busyHands(studio) === 2 && held[0] !== held[1] ? 1 : busyHands(studio);
}

/** Was it asked for, in a field of its own or as a word of one? A guitarist only goes with a guitar. */
const isNamed = ({ given, word }: WornTrait, { theme, body, trait }: Concept): boolean =>
  given ||
  [theme, body, trait].some((idea) => {
    const words = ` ${splitWords(idea.english ?? idea.word).join(' ')} `;
    return idea.given && [word, `${word}s`].some((one) => words.includes(` ${one} `));
  });

/** Without a hand upon it, it would be a part of no vehicle. */
const STEERING_WHEEL = 'own-steering-wheel';
const WALKING_STICK = 'own-walking-stick';
/** A fishing pole, a broom, a white cane and a shovel: beside them a stick that only goes with a word would be a second one. */
const isLikeStick = (look: string): boolean => /^(?:1f3a3|1f9f9|1f9af|own-shovel|own-wizard-staff)$/.test(look);

/** A butcher under a cook's hat needs no painter's beret as well. */
const isHatted = ({ parts, heads }: Figure): boolean => heads.length < 2 && parts.some(({ z }) => z === Z.hat);

/** Snowmen, and kin with a hat or a crown among their parts. */
const showsHat = (id: string): boolean =>
  SNOWMEN.has(id) || (findKin(id)?.parts.some(({ piece }) => findPiece('hat', piece) !== undefined) ?? false);
const SNOWMEN: ReadonlySet<string> = new Set(['26c4', '2603-fe0f']);

/** What only goes with a word sits on no other hat, on no eye that is on the forehead, and at no load that reaches over the head. */
const hasRoomForHat = ({ parts }: Figure, head: HeadSpot, { concept }: Studio): boolean =>
  concept.build?.includes('manyEyes') !== true &&
  !parts.some((part) => part.kind === 'sprite' && part.z === Z.chest && reachesOver(head, part)) &&
  !parts.some((part) => part.kind === 'sprite' && showsHat(part.sprite.id) && coversPoint(part, head.eyes));

/** Is something where a hat would be? */
const reachesOver = ({ top, topWidth, turn }: HeadSpot, part: Part): boolean =>
  [-0.5, -0.25, 0, 0.25, 0.5].some((aside) =>
    [0, 0.3, 0.6].some((up) => {
      const out = turnPoint({ x: aside * topWidth, y: -up * topWidth }, turn);
      return coversPoint(part, { x: top.x + out.x, y: top.y + out.y });
    }),
  );

/** Glasses that only go with a word cover no eyes that tell something, no drawn face of a thing, and no face with other marks upon it or hardly any room. */
function hasRoomForGlasses(figure: Figure, head: HeadSpot, { concept, manner }: Studio): boolean {
  const isThing = head.hasMouth === true && !isPerson(lookOf(concept.theme));
  return eyesOf(manner) === undefined && !isThing && !isOldWithoutHair(concept) && !isSmallHead(figure, head);
}

/** A cowboy's hat is no top hat, though both are hats. */
const KIND_OF_HAT = /\b(hat|hats|cap|beret|helmet|hut|mütze|sombrero|chapeau|cappello)\b/;
const drawnInstead = ({ word, look }: WornTrait): boolean =>
  look === ANY_HAT && KIND_OF_HAT.test(word) && HAT_WORDS.some(([, pattern]) => pattern.test(word));

/** The sun hat of the picture set has a lady's bow, which nobody has who only works in the sun. */
const isStrawHat = ({ look, word, given }: WornTrait): boolean => look === SUN_HAT && (!given || /\bstraw\b/.test(word));
export const SUN_HAT = '1f452';

/** Down the cheeks, below the eyes. */
async function addTears(figure: Figure, head: HeadSpot): Promise<void> {
  const sprite = await loadSprite(TEAR);
  const apart = Math.max(head.span * 0.5, head.radius * 0.24);
  const sides = head.span === 0 ? [0] : [-1, 1];
  const scale = Math.max(0.08, (head.radius * 0.3) / 256);
  for (const [index, side] of sides.entries()) {
    const down = turnPoint({ x: side * apart * 1.1, y: head.radius * (0.42 + index * 0.16) }, head.turn);
    const place = { x: head.eyes.x + down.x, y: head.eyes.y + down.y, scale, turn: 0, mirror: false };
    figure.parts.push({ kind: 'sprite', z: Z.face + 1, shadow: 0.2, sprite, place });
  }
}

/** What is seen over a sleeper. */
const SNORE = '1f4a4';

/** One upon the other, where more are asked for. */
async function addHats(figure: Figure, head: HeadSpot, { look, count, size, color }: WornTrait, studio: Studio): Promise<void> {
  let spot = head;
  for (let hat = 0; hat < Math.min(HATS_MAX, count); hat++) {
    await wearHat(figure, { ...spot, topWidth: spot.topWidth * size }, look, studio, color);
    const up = turnPoint({ x: 0, y: -Math.max(60, head.topWidth * 0.5) }, head.turn);
    spot = { ...spot, top: { x: spot.top.x + up.x, y: spot.top.y + up.y }, radius: 0 };
  }
}

const HATS_MAX = 4;

/** Who has the eyes on top of the head, as a frog, has a hat between them. */
function wearerOf(head: HeadSpot): HeadSpot {
  const high = Math.hypot(head.eyes.x - head.top.x, head.eyes.y - head.top.y);
  const isOnTop = head.span > head.radius && high < head.radius * 0.3;
  return isOnTop ? { ...head, topWidth: Math.min(head.topWidth, head.span * 0.5) } : head;
}

const suitingHat = (width: number, { brim }: { brim: { width: number } }): number => Math.max(0.28, width / (brim.width * 2.56));

/** Smaller than so no hat is worn, however high it is. */
export function narrowestHat(wearer: HeadSpot, id: string): number {
  const piece = findHat(id);
  return piece ? suitingHat(wearerOf(wearer).topWidth * 1.12, piece) * NARROWEST_HAT : 0;
}

const findHat = (look: string) => findPiece('hat', look) ?? hatOfLook(look);

export async function wearHat(figure: Figure, wearer: HeadSpot, id: string, studio: Studio, color?: ColorName): Promise<void> {
  const seated = wearerOf(wearer);
  const head = aroundHair(seated, figure.parts, id);
  const piece = findHat(id);
  if (!piece) return;
  if (id === HEADPHONES) {
    figure.parts.push(...drawHeadphones(head, figure.parts));
    return;
  }
  // Hair that hangs down on both sides of a face would be a handle over one that is seen from the side.
  if (id === LONG_HAIR && head.span === 0 && head.radius > 0) {
    figure.parts.push(drawLongHair(head, color));
    return;
  }
  const sprite = await loadSprite(id, piece);
  // Around a forehead with eyes upon it, a band would lie on them.
  const isBand = id === HEADBAND && seated === wearer;
  const width = isBand ? bandWidth(figure, head) : head.topWidth * 1.12;
  const usual = Math.min(1.6, suitingHat(width, piece));
  const high = (sprite.bounds.bottom - sprite.bounds.top) * 2.56;
  const scale = isBand || isDraped(id) ? usual : lowerThan(head, high, usual);
  const place = placeAnchor(isBand ? foreheadOf(head) : head.top, piece.brim, {
    scale,
    turn: head.turn + studio.chance.between(-7, 7),
    mirror: head.mirror && !isLetteredLook(id),
  });
  const hat: SpritePart = { kind: 'sprite', z: Z.hat, shadow: 0.5, sprite, place };
  // Between eyes that are on top, a hat hides more of the face and none of them.
  const most = isBand || seated !== wearer ? 1 : HIDDEN_BY_HAT;
  const raised = raiseWhile(hat, head, (low) => isOverFace(head, low, most));
  figure.parts.push(
    isBand || head.radius === 0 ? raised : seat(figure, head, raised, (low) => isOverFace(head, low, HIDDEN_AT_MOST)),
  );
}

/** A veil hangs down over all of a head, and antennas of a helmet are no part of its size. */
export const isDraped = (id: string): boolean => DRAPED.has(id) || isLetteredLook(id);
const DRAPED: ReadonlySet<string> = new Set([
  'own-bridal-veil',
  'own-bee-veil',
  'own-space-helmet',
  LONG_HAIR,
  'own-hood',
  'own-dark-helmet',
  'own-pharaoh-cloth',
]);

/** In radii of the head: a hat that is higher is what one sees, and the face below it is not. */
const HIGHEST_HAT = 1.45;
/** But so wide, in parts of what would suit the head, any hat is. */
const NARROWEST_HAT = 0.6;

const lowerThan = ({ radius }: HeadSpot, high: number, scale: number): number =>
  radius === 0 ? scale : Math.max(scale * NARROWEST_HAT, Math.min(scale, (radius * HIGHEST_HAT) / high));

/** Around the forehead, and not on top. */
export const HEADBAND = 'own-headband';

/** As wide as the head is there: around a handle, a band would be in the air. */
function bandWidth({ parts }: Figure, head: HeadSpot): number {
  const own = parts.filter((part) => part.kind === 'sprite' && part.z >= Z.back && part.z <= Z.head);
  const usual = Math.max(head.topWidth * 1.12, head.radius * 1.7);
  const row = own.length > 0 ? rowAt(own, partsBox(own), foreheadOf(head).y) : null;
  return row ? Math.min(usual, (row.right - row.left) * 1.2) : usual;
}

const foreheadOf = ({ top, eyes }: HeadSpot): Point => ({ x: top.x + (eyes.x - top.x) * 0.4, y: top.y + (eyes.y - top.y) * 0.4 });

/** How much of a face a hat may hide. */
const HIDDEN_BY_HAT = 0.14;

const isOverFace = (head: HeadSpot, hat: Part, most: number): boolean =>
  shareCovered(head, [hat]) > most || eyePoints(head).some((point) => coversPoint(hat, point));

/** A hat that would come down over the eyes sits higher. */
function raiseWhile<Hat extends SpritePart | SvgPart>(hat: Hat, head: HeadSpot, isTooLow: (hat: Hat) => boolean): Hat {
  const step = turnPoint({ x: 0, y: -head.radius * 0.06 }, head.turn);
  let raised = hat;
  for (let steps = 0; steps < 30 && isTooLow(raised); steps++)
    raised = { ...raised, place: { ...raised.place, x: raised.place.x + step.x, y: raised.place.y + step.y } };
  return raised;
}

/** A little more than that, where a hat would else be in the air. */
const HIDDEN_AT_MOST = 0.24;
/** So much of a hat, in parts of itself, is on what wears it. */
const SEATED = 0.12;

/** A hat that hardly touches a head comes down, as far as the eyes allow. */
function seat<Hat extends SpritePart | SvgPart>(figure: Figure, head: HeadSpot, hat: Hat, isTooLow: (hat: Hat) => boolean): Hat {
  const own = figure.parts.filter(({ z, kind }) => z >= Z.back && z < Z.hat && (kind !== 'svg' || z <= Z.head));
  const step = turnPoint({ x: 0, y: head.radius * 0.04 }, head.turn);
  let seated = hat;
  for (let steps = 0; steps < 30 && shareTouched(seated, own) < SEATED; steps++) {
    const low = { ...seated, place: { ...seated.place, x: seated.place.x + step.x, y: seated.place.y + step.y } };
    if (isTooLow(low)) break;
    seated = low;
  }
  return seated;
}

export function addDrawnHat(figure: Figure, wearer: HeadSpot, hat: DrawnHat | null): void {
  if (!hat) return;
  const head = wearerOf(wearer);
  const bounds = boundsOfHat(hat);
  const usual = Math.min(1.5, Math.max(0.34, (head.topWidth * 1.08) / 200));
  const part: SvgPart = {
    kind: 'svg',
    z: Z.hat,
    shadow: 0.5,
    markup: drawHat(hat),
    bounds,
    brim: brimOfHat(hat),
    place: { ...head.top, scale: lowerThan(head, -bounds.top, usual), turn: head.turn, mirror: head.mirror },
  };
  const isTooLow = (raised: SvgPart): boolean => eyePoints(head).some((point) => isBelowBrim(raised, point));
  figure.parts.push(seat(figure, head, raiseWhile(part, head, isTooLow), isTooLow));
}

/** Who has several has the others pushed up, one above the other. */
async function addGlasses(figure: Figure, head: HeadSpot, { look, isTyped, count }: WornTrait): Promise<void> {
  const up = { x: head.top.x - head.eyes.x, y: head.top.y - head.eyes.y };
  for (let pair = Math.min(GLASSES_MAX, count) - 1; pair >= 0; pair--) {
    const share = pair === 0 ? 0 : 0.35 + pair * 0.4;
    await addEyewear(figure, { ...head, eyes: { x: head.eyes.x + up.x * share, y: head.eyes.y + up.y * share } }, look, isTyped);
  }
}

const GLASSES_MAX = 4;

export async function addEyewear(figure: Figure, head: HeadSpot, id: string, isAsked = true): Promise<void> {
  const piece = findPiece('eyewear', id);
  if (!piece) return;
  const sprite = await loadSprite(id, piece);
  const wide = head.span === 0 ? head.radius * (DARK.has(id) ? 1.7 : 1.4) : Math.max(head.span * 2.05, head.radius * 1.1);
  const scale = Math.min(1.6, wide / (piece.lens.width * 2.56));
  // From the side one lens is seen, over the eye: the other would hang in the air before the brow.
  const isSide = head.span === 0;
  const lens = isSide ? { x: piece.lens.x + piece.lens.width / 4, y: piece.lens.y } : piece.lens;
  const place = placeAnchor(head.eyes, lens, { scale, turn: head.turn, mirror: head.mirror });
  const part: SpritePart = {
    kind: 'sprite',
    z: Z.face + 1,
    shadow: 0.4,
    sprite,
    place,
    ...(isSide && { options: { half: { at: piece.lens.x, side: 1 } } }),
  };
  // What only goes with a word hides nobody's eyes.
  if (!isAsked && DARK.has(id)) return;
  if (isSide) figure.parts.push(sidePiece(head));
  figure.parts.push(part);
}

/** By which glasses are told from an eye where one lens is seen: it goes back to where ears are. */
function sidePiece({ eyes, radius, turn, mirror }: HeadSpot): SvgPart {
  const [from, to, thick] = [radius * 0.2, radius * 0.82, radius * 0.09];
  return {
    kind: 'svg',
    z: Z.face + 0.9,
    shadow: 0.3,
    markup: `<path d="M${short(from)} ${short(-thick)}L${short(to)} ${short(-thick * 1.6)}q${short(thick * 1.2)} ${short(thick * 0.4)} ${short(thick * 1.6)} ${short(thick * 2.2)}" fill="none" stroke="#2b2440" stroke-width="${short(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    bounds: { left: from - thick, top: -thick * 3, right: to + thick * 3, bottom: thick * 2 },
    place: { ...eyes, scale: 1, turn, mirror },
  };
}

/** Sunglasses, goggles and a visor. */
const DARK: ReadonlySet<string> = new Set(['1f576-fe0f', '1f97d', 'own-neon-visor']);

/** How a pair grows out of the back of who is seen from the side: how far before and behind its middle, and how it is turned. */
const ON_BACK = [
  { over: undefined, ahead: 0.03, turn: -4 },
  { over: 0.4, ahead: -0.03, turn: 14 },
] as const;

/** Whose head it is: of two who stand side by side, the one in front has the wings. */
const isBeastOf = ({ head, heads, isSeated }: Figure, part: Part): boolean =>
  heads.length > 1 && !isSeated ? part.z <= Z.head && head !== null && coversPoint(part, head.eyes) : part.z === Z.body;

async function addWings(figure: Figure): Promise<void> {
  const sprite = await loadSprite(WINGS);
  const scale = Math.min(1.8, Math.max(1.35, figure.backWidth / 190));
  const { head } = figure;
  const beast = figure.parts.find((part) => part.kind === 'sprite' && isBeastOf(figure, part));
  const options = { tint: { color: [255, 255, 255], strength: 0.45 } } as const;
  figure.airborne = true;
  // The wings of who rides are not those of what is ridden.
  if (beast && !figure.isSeated && head?.facing === 'left' && !figure.parts.some(isOfArm)) {
    const { left, right, top, bottom } = partBox(beast);
    const [middle, wide] = [(left + right) / 2, right - left];
    const away = head.middle.x < middle ? 1 : -1;
    const feathered = beast.kind === 'sprite' && isBeaked(beast.sprite.id);
    const own = { tint: { color: lightOf(figure.color, 0.2), strength: 0.75 } };
    for (const { over, ahead, turn } of ON_BACK) {
      const z = over === undefined ? Z.behind : beast.z + over;
      const x = middle + away * wide * (0.06 - ahead);
      // Below the head of who holds it above the body.
      let y = Math.abs(x - head.middle.x) < head.radius * 1.7 ? head.middle.y + head.radius * 1.1 : top;
      while (y < bottom && !coversPoint(beast, { x, y })) y += 4;
      const at = { x, y: y + (bottom - top) * 0.16 };
      figure.parts.push({
        kind: 'sprite',
        z,
        shadow: z === Z.behind ? 0 : 0.35,
        sprite,
        joint: { kind: 'wing', at },
        options: feathered ? own : options,
        place: placeAnchor(at, { x: 14, y: 72 }, { scale: scale * 0.92, turn: turn * away, mirror: away < 0 }),
      });
    }
    return;
  }
  for (const mirror of [false, true]) {
    const at = { x: figure.back.x + (mirror ? -1 : 1) * figure.backWidth * 0.24, y: figure.back.y + 20 };
    figure.parts.push({
      kind: 'sprite',
      z: Z.behind,
      shadow: 0,
      sprite,
      joint: { kind: 'wing', at },
      options,
      place: placeAnchor(at, { x: 14, y: 72 }, { scale, turn: mirror ? 12 : -12, mirror }),
    });
  }
}

/** Where a boomerang would be held by its middle there is nothing of it. */
function nearestSolid(sprite: Sprite, { x, y }: Point): Point {
  for (let away = 0; away < 60; away += 2) {
    for (let turn = 0; turn < 360; turn += 30) {
      const out = turnPoint({ x: away, y: 0 }, turn);
      const point = { x: x + out.x, y: y + out.y };
      if (isSolid(sprite, point)) return point;
    }
  }
  return { x, y };
}

/** Of a knife beside a fork only the fork is in the hand. */
const ONE_OF_TWO: Readonly<Record<string, { middle: number; half: NonNullable<DrawOptions['half']> }>> = {
  '1f374': { middle: 32, half: { at: 55, side: -1 } },
};

/** So much, in parts of what is held. */
const IN_THE_WAY = 0.06;

export async function fillHand(
  figure: Figure,
  slot: HandSlot,
  id: string,
  { studio, count, size: share, isAsked }: { studio: Studio; count: number; size: number; isAsked: boolean },
): Promise<void> {
  if (boardOfLook(id)) {
    await addBoard(
      figure,
      id,
      { from: slot.hand.at, side: slot.hand.side, joint: { kind: 'arm', at: slot.hand.shoulder } },
      studio,
    );
    figure.parts.push(drawHand(slot.hand, 'fist', slot.color, Z.hand));
    return;
  }
  const piece = findPiece('held', id);
  const sprite = await loadSprite(id);
  const { bounds } = sprite;
  const one = ONE_OF_TWO[id];
  const [middle, low] = [one?.middle ?? (bounds.left + bounds.right) / 2, bounds.bottom - (bounds.bottom - bounds.top) * 0.14];
  const grip = nearestSolid(sprite, piece?.grip ?? { x: middle, y: low });
  const tip = piece?.tip ?? { x: middle, y: bounds.top };
  const lean = studio.chance.between(8, 26);
  const natural = (Math.atan2(tip.y - grip.y, tip.x - grip.x) * 180) / Math.PI;
  const scale = ((piece?.size ?? 85) / 100) * (count > 2 ? 0.8 : 0.98) * share;
  const upright = Math.abs(tip.x - grip.x) < 14;
  // A bag hangs from its handle; and what is upright may carry letters, which must not be mirrored.
  const hangs = upright && tip.y > grip.y;
  // What is held by a handle at its side is beside the hand, and not before its bearer.
  const isHandled = upright && Math.abs(grip.x - 50) > 25;
  const heldBy = (side: -1 | 1) => {
    const outward = side * lean;
    const mirror = isHandled ? grip.x > 50 === side > 0 : side < 0 && !upright && !isPrinted(id);
    const turn = hangs || isHandled ? outward * -0.3 : -90 + outward - (mirror ? 180 - natural : natural);
    return (spread: number) =>
      ({ at, shoulder }: HandSlot['hand'], size: number): Part => ({
        kind: 'sprite',
        z: Z.held,
        shadow: 0.45,
        joint: { kind: 'arm', at: shoulder },
        sprite,
        ...(one && { options: { half: one.half } }),
        place: placeAnchor(at, grip, { scale: scale * size, turn: turn + spread, mirror }),
      });
  };
  const take = (own: HandSlot): boolean => {
    const held = heldBy(own.hand.side);
    const { hand, size, fault } = reachOut(figure, own, held(0));
    if (fault > IN_THE_WAY) {
      figure.parts.push(drawHand(hand, 'open', own.color, Z.hand));
      return false;
    }
    // Several are spread like a fan.
    const fan = Array.from({ length: count }, (_, at) => held((at - (count - 1) / 2) * Math.min(34, 130 / count))(hand, size));
    const free = fan.filter((part) => !liesOnBody(figure, part));
    figure.parts.push(...(free.length > 0 ? free : [held(0)(hand, size)]));
    figure.parts.push(drawHand(hand, 'fist', own.color, Z.hand));
    return true;
  };
  if (take(slot)) return;
  const other = freeOtherHand(figure, slot);
  // What cannot be held but before somebody's face or body stands beside them, or is left out where it only goes with a word.
  if ((other && take(other)) || !isAsked) return;
  if (!(await holdInMouth(figure, id, share))) figure.brought.push(id);
}

/** Nobody holds the very hat or glasses that are on the head. */
const isOnHeadAlready = ({ parts }: Figure, look: string): boolean =>
  parts.some(
    (part) => part.kind === 'sprite' && part.sprite.id === look && (part.z === Z.hat || findPiece('eyewear', look) !== undefined),
  );

/** Feelings and sparks, close to a head. */
async function addAura(figure: Figure, head: HeadSpot, id: string): Promise<void> {
  const sprite = await loadSprite(id);
  const { left, right, top, bottom } = sprite.bounds;
  const size = Math.max(head.radius, 95) / 150;
  for (const share of ALONE.has(id) ? [0.46] : [0.46, 0.34]) {
    const scale = share * Math.min(1.3, size * 1.2);
    const reach = (Math.max(right - left, bottom - top) / 2) * 2.56 * scale;
    const at = id === PUFF ? atHeels(figure, head, reach) : closeSpot(figure, head, reach);
    if (!at) return;
    const place = placeAnchor(at, { x: (left + right) / 2, y: (top + bottom) / 2 }, { scale });
    figure.parts.push({
      kind: 'sprite',
      z: Z.front,
      shadow: 0.2,
      sprite,
      place,
      ...(id !== PUFF && { mark: { isSided: true } }),
    });
  }
}

/** Of dust, behind who runs. */
const PUFF = '1f4a8';

/** Two marks of anger would look like antlers, and two circling stars like feelers. */
const ALONE: ReadonlySet<string> = new Set(['1f4a2', '1f4ab', PUFF]);

function atHeels(figure: Figure, head: HeadSpot, reach: number): Point | undefined {
  const xs = figure.feet.map(({ at }) => at.x);
  const low = Math.max(...figure.feet.map(({ at }) => at.y));
  const isLeft = head.mirror || head.middle.x > (Math.min(...xs) + Math.max(...xs)) / 2;
  const x = isLeft ? Math.min(...xs) - reach * 1.6 : Math.max(...xs) + reach * 1.6;
  return xs.length > 0 ? { x, y: low - reach } : closeSpot(figure, head, reach);
}
