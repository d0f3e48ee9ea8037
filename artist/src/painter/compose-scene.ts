/** Who is in a picture, where, and what stands beside: all that is decided before anything is painted. */

import { type Concept, finishesOf, type Idea, lookOf, traitsOf } from '../concept/concept.ts';
import { isSeat } from '../concept/hear-body.ts';
import { animalOf, bearsTheme, clothesOf, faceOf, isDressedBeast, trunkLookOf, trunkPieceOf } from '../concept/outfit.ts';
import { readWish } from '../concept/read-wish.ts';
import { partsBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { boardOfLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { type Backdrop, findBackdropFor } from './backdrops/backdrops.ts';
import { buildFigure } from './build-figure.ts';
import { COMPOSITIONS, listCompositions } from './compositions.ts';
import { putOnHat } from './costumes.ts';
import { boxOfSign } from './details.ts';
import { dressFigure } from './dress.ts';
import { dyeFigure, skinFigure } from './dye-figure.ts';
import { faceByChance } from './faces-by-chance.ts';
import { findFaults } from './faults/find-faults.ts';
import { mendFaults } from './faults/mend-faults.ts';
import { castSubject, type Figure, type Prop, type Studio, type Subject, showEyes, Z } from './figure.ts';
import { FRAME, fitFigure, WITHIN_FRAME } from './fit-figure.ts';
import { composeFused } from './fused/fused-figure.ts';
import { repeatFigure } from './group.ts';
import { faceAsTold } from './heads-of-people.ts';
import { doneByTheme } from './known-by.ts';
import { spareHeadOf } from './many-parts.ts';
import { readManner } from './mood.ts';
import { planProps } from './props.ts';
import { BROOM } from './riders.ts';
import { standBeside } from './stand-beside.ts';
import { isBoardToRide } from './stand-on-board.ts';
import { type Beside, embrace, isHug, largerBy, standTogether } from './stand-together.ts';

/** What is to be woven into the picture, if anything. */
export interface Message {
  message: string | null;
  /** True: hardly to be seen. False: on a sign. */
  secret: boolean;
}

export interface Scene {
  /** The place as it is seen. */
  backdrop: Backdrop;
  figure: Figure;
  props: Prop[];
  /** To be woven into the picture, if anything. */
  text: string | null;
  hasSign: boolean;
}

/** So many throws of the dice at most, where something would be in the way of something else. */
const ATTEMPTS = 8;

/** The first way of putting the ideas together in which nothing is in the way, or else that with the fewest faults, without what can go. */
export async function composeScene(concept: Concept, message: Message, place: Backdrop): Promise<Scene> {
  const text = message.message?.trim() ? message.message.trim() : null;
  const hasSign = text !== null && !message.secret;
  let best: { scene: Scene; faults: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && best?.faults !== 0; attempt++) {
    const scene = await setScene(concept, { backdrop: place, attempt, text, hasSign });
    // Heads that grow out of one another cover each other.
    const faults = concept.fusion ? 0 : findFaults(concept, scene).length;
    if (!best || faults < best.faults) best = { scene, faults };
  }
  if (!best) throw new Error('nothing was composed');
  return best.faults === 0 ? best.scene : mendFaults(concept, best.scene);
}

interface Setting {
  text: string | null;
  hasSign: boolean;
  backdrop: Backdrop;
  attempt: number;
}

/** Whoever is lower, in pixels, is seen from nearer. */
const LOW = 560;

/** One way of putting the ideas together, in its place. */
async function setScene(concept: Concept, { text, hasSign, backdrop, attempt }: Setting): Promise<Scene> {
  const group = await imagineCompany(concept, attempt);
  const far = await placeFigure(group, { concept, hasSign, backdrop });
  const { top, bottom } = partsBox(far.parts);
  const isNear = bottom - top < LOW * (concept.size ?? 1) && !concept.fusion;
  const seen = isNear ? findBackdropFor(backdrop.id, true) : backdrop;
  const figure = isNear ? await placeFigure(group, { concept, hasSign, backdrop: seen }) : far;
  const props = await planProps({ figure, concept, backdrop: seen, hasSign });
  return { backdrop: seen, figure, props, text, hasSign };
}

interface Placing {
  concept: Concept;
  hasSign: boolean;
  backdrop: Backdrop;
}

/** What stands beside somebody is smaller, where it would leave them little room. */
const SMALLER = [1, 0.85, 0.72, 0.6];
/** So wide, in pixels, somebody is large enough. */
const WIDE = 560;

/** The figure where it stands in its place, with what it brings along. */
async function placeFigure(group: Figure, { concept, hasSign, backdrop }: Placing): Promise<Figure> {
  // What hangs in the places of a fused character is swirled anyway.
  const frame = finishesOf(concept).some((id) => id !== undefined) ? WITHIN_FRAME : FRAME;
  const hung = concept.fusion ? [] : (backdrop.hangs ?? []);
  const clear = hasSign ? [...hung, boxOfSign(concept.seed)] : hung;
  const isHuge = concept.build?.includes('huge') ?? false;
  const wide = WIDE * (concept.size ?? 1) * (isHuge ? 1.4 : 1);
  const fit = (): Figure => fitFigure(group, { backdrop, leaveRoom: hasSign, clear, frame, size: concept.size ?? 1, isHuge });
  let figure = group;
  for (const smaller of SMALLER) {
    group.beside = await standBeside(group, smaller);
    figure = fit();
    const { left, right } = partsBox(figure.parts.filter(({ z }) => z > Z.markBehind && z < Z.front));
    if (group.beside.length === 0 || right - left >= wide) break;
  }
  return figure;
}

/** Nobody who rides a bicycle has it in a hand; who is grown together with something else already has no seat for it. */
function riddenBy(concept: Concept): string | undefined {
  const { theme, body, trait } = concept;
  const isWhole = !body.given || trunkLookOf(concept) === lookOf(theme);
  const look = lookOf(trait);
  if (isWhole && trait.given && trait.at === undefined && isSeat(look) && isSaidToSit(trait)) return look;
  const rides = trait.given && readManner([trait.word, trait.english ?? '']).action === 'ride';
  const canBeRidden = isBoardToRide(look) || findPiece('body', look)?.kind === 'vehicle';
  // Whoever is asked for together with a board is on it: in a mouth it would be nobody's.
  const isBoardAsked = theme.given && body.given && isBoardToRide(look) && isNamedIn(theme, look);
  if (isWhole && isBoardAsked && trait.at === undefined) return look;
  return isWhole && rides && canBeRidden && trait.at === undefined ? look : undefined;
}

const isNamedIn = ({ word, english }: Idea, look: string): boolean =>
  findPieces(english ?? word, ['body', 'held']).some(({ piece }) => piece === look);

/** "On a sofa", "in a bathtub". */
const isSaidToSit = ({ word, english }: Idea): boolean =>
  readWish(english ?? word).phrases.some(({ relation }) => relation === 'on' || relation === 'in');

/** Who is said to ride a bicycle is not carried by the person whose body was asked for. */
const ridesElsewhere = ({ rides, trait }: Concept, { id }: Subject): boolean => {
  const others = [rides, ...(trait.given ? [lookOf(trait)] : [])];
  return isPerson(id) && others.some((look) => look !== undefined && findPiece('body', look)?.kind === 'vehicle');
};

/** "A cow on a Vespa" and "a toaster in a car" name in one breath who it is and what they sit on. */
const isOnVehicle = ({ theme, body }: Concept): boolean =>
  theme.given &&
  !body.given &&
  (findPiece('body', lookOf(body))?.kind === 'vehicle' || isBoardToRide(lookOf(body))) &&
  readWish(theme.english ?? theme.word).phrases.some(
    ({ relation }) => relation === 'on' || relation === 'in' || relation === 'mount',
  );

/** Nobody is known by a board or a broom: who is said to be on one is, whoever else they are. */
function boardNamed({ theme, body }: Concept, isSomebody: boolean): string | undefined {
  if (!theme.given || body.given || !isSomebody) return undefined;
  const on = readWish(theme.english ?? theme.word).phrases.filter(({ relation }) => relation === 'on' || relation === 'mount');
  return on
    .flatMap(({ text }) => findPieces(text, ['body', 'held']).map(({ piece }) => piece))
    .find((id) => isBoardToRide(id) || id === BROOM);
}

const isBeast = ({ id, head, animal }: Subject): boolean => !isPerson(id) && (head ?? animal) !== undefined;

/** A hat that only chance chose would take the place of a helmet. */
function withoutChance(studio: Studio): Studio {
  const { concept } = studio;
  return concept.trait.given ? studio : { ...studio, concept: { ...concept, trait: { ...concept.trait, isTold: true } } };
}

/** What is ridden is in no hand. */
function withoutMount(concept: Concept, ridden: string): Concept {
  const told = (trait: Idea): Idea => (lookOf(trait) === ridden ? { ...trait, isTold: true } : trait);
  return { ...concept, trait: told(concept.trait), ...(concept.also && { also: concept.also.map(told) }) };
}

/** Who it is about, as many as there are of them, with whoever stands beside them. */
async function imagineCompany(concept: Concept, attempt: number): Promise<Figure> {
  const figure = await imagineFigure(concept, attempt);
  const beside: Beside[] = [];
  for (const one of concept.company ?? []) {
    const other = await imagineFigure(one, attempt);
    beside.push({ figure: repeatFigure(other, one.count ?? 1), scale: one.share * largerBy(figure, other) });
  }
  const [second = { figure, scale: 1 }] = beside;
  if (isHug(concept)) return embrace(figure, second);
  return standTogether(repeatFigure(figure, concept.count ?? 1), beside);
}

/** Chooses how the ideas become one creature, builds it and dresses it. */
export async function imagineFigure(concept: Concept, attempt = 0): Promise<Figure> {
  const studio = beginStudio(concept, attempt);
  const figure = await buildWhole(studio);
  showEyes(figure, studio);
  return figure;
}

function beginStudio(concept: Concept, attempt: number): Studio {
  const chance = createChance(attempt === 0 ? `${concept.seed}/figure` : `${concept.seed}/figure/${attempt}`);
  // Only what the person typed tells a mood: a random "flying money" is no reason to fly.
  const typed = [...traitsOf(concept), concept.theme, concept.body]
    .filter((idea) => idea.given)
    .map(({ word, english }) => [word, english ?? '']);
  const manner = readManner(...typed);
  return { concept, chance, manner: { ...manner, expressions: [...manner.expressions, ...doneByTheme(concept)] } };
}

async function buildWhole(studio: Studio): Promise<Figure> {
  const { concept, chance } = studio;
  if (concept.fusion) {
    const fused = await composeFused(concept.fusion, studio);
    await dressFigure(fused, studio);
    return fused;
  }
  const clothes = clothesOf(concept);
  const own = await castSubject(faceByChance(faceAsTold(trunkPieceOf(concept), concept), concept));
  const body = clothes && (own.head ?? own.animal) ? await castSubject(clothes) : own;
  // A word that is carried about leaves its bearer whole, and so does a trade that is seen by clothes.
  const isOwn = boardOfLook(lookOf(concept.theme)) !== undefined || isDressedBeast(concept) || bearsTheme(concept);
  const theme = isOwn ? own : await castSubject(faceByChance(faceAsTold(faceOf(concept), concept), concept));
  const all = listCompositions(theme, body, concept.body.given);
  const ridden = riddenBy(concept) ?? boardNamed(concept, isBeast(theme) || isPerson(theme.id));
  const isOnWheels = concept.rides !== undefined && !concept.body.given;
  // A pirate on a bicycle is worn as a hat by the cat that was asked for; a shark would be lost.
  const isSeatFor = concept.body.given && isBeast(own) && (!isBeast(theme) || animalOf(theme.id) === animalOf(own.id));
  const rider = concept.rides !== undefined && isSeatFor ? own : theme;
  const isThemselves = rider === own || theme.id === own.id || lookOf(concept.theme) === trunkLookOf(concept);
  const mount = ridden ?? (isOnWheels || isThemselves ? concept.rides : undefined);
  if (mount !== undefined && (rider.head ?? rider.animal ?? rider.body)) {
    const sitting: Studio = ridden === undefined ? studio : { ...studio, concept: withoutMount(concept, ridden) };
    const figure = await COMPOSITIONS.rider(rider, await castSubject(mount), sitting);
    if (rider === own) await putOnHat(figure, lookOf(concept.theme), studio);
    await dressFigure(figure, sitting);
    dyeFigure(figure, sitting);
    skinFigure(figure, concept);
    return buildFigure(figure, concept, await spareHeadOf(figure));
  }
  // Riders show no feet of their own, so shoes would be lost on them.
  const grounded = traitsOf(concept).some((trait) => findPiece('shoe', lookOf(trait)))
    ? all.filter(([name]) => name !== 'rider')
    : all;
  const possible = grounded.length > 0 ? grounded : all;
  const isOn = isOnVehicle(concept);
  const rides =
    (studio.manner.action === 'ride' || isOn) &&
    clothes === undefined &&
    theme.id !== body.id &&
    !ridesElsewhere(concept, body) &&
    (theme.head ?? theme.animal ?? (isOn && theme.body)) &&
    (body.body ?? body.animal);
  const composition = rides ? 'rider' : chance.pickWeighted(possible);
  const wearing = composition === 'dressed' ? withoutChance(studio) : studio;
  const figure = await COMPOSITIONS[composition](theme, body, wearing);
  if (concept.rides !== undefined) figure.brought.push(concept.rides);
  // Whose clothes are those of a place is known by the hat.
  if (concept.keepsHat && isDressedBeast(concept)) await putOnHat(figure, lookOf(concept.theme), studio);
  await dressFigure(figure, wearing);
  dyeFigure(figure, wearing);
  skinFigure(figure, concept);
  return buildFigure(figure, concept, await spareHeadOf(figure));
}
