/** From two or three characters to the plan of one that is made of all of them. */

import { type Chance, createChance } from '../drawing/random.ts';
import { bodyOfLook, SELVES } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { isPerson } from '../pieces/people.ts';
import type { FusionSource } from '../types.ts';
import { conceive } from './conceive.ts';
import { type Concept, type FusedConcept, type Fusion, type Idea, lookOf } from './concept.ts';
import { guessWish } from './guess-wish.ts';
import { planOutfit } from './outfit.ts';

/** A source as two parts: who looks at us, and what the rest of it is. */
interface Halves {
  face: Idea;
  trunk: Idea;
}

/** The concept that a source was, or most likely was, made from. */
export function conceiveSource({ name, description, wish, seed }: FusionSource): Concept {
  const concept = conceive(wish ?? guessWish(name, description), seed);
  return { ...concept, theme: asBody(concept.theme), body: asBody(concept.body) };
}

/** The same sources and seed always give the same plan. Of each source there is a head, a body, or both. */
export function conceiveFusion(sources: readonly FusionSource[], seed: string): FusedConcept {
  const concepts = sources.map(conceiveSource);
  const chance = createChance(`${seed}/fusion`);
  const halves = concepts.map(splitConcept);
  const parts = halves.length < 3 ? planPair(halves, chance) : planTrio(halves, chance);
  const traits = concepts.map(({ trait }) => trait);
  const places = concepts.map(({ style: { word, backdrop, finish } }) => ({ word, backdrop, finish }));
  const fusion: Fusion = { ...parts, traits, places };
  const [theme, body, trait, place] = [fusion.heads[0], fusion.bodies[0], traits[0], places[0]];
  if (!theme || !body || !trait || !place) throw new RangeError('nothing to fuse');
  const style = { word: 'fusion', given: false, backdrop: place.backdrop };
  const plan = { seed, theme, body, trait, style, props: [], fusion };
  return { ...plan, props: pickProps(concepts, plan) };
}

const isCreature = ({ piece }: Idea): boolean =>
  piece !== null && ((findPiece('head', piece) ?? findPiece('animal', piece)) !== undefined || isPerson(piece));

/** More shoulder than face. */
const BUSTS: ReadonlySet<string> = new Set(['1f977', '1f9df', '1f9de', '1f9d1-200d-1f3a4']);

/** A face that looks at us and can be cut down the middle. */
function isFrontal({ piece }: Idea): boolean {
  if (piece === null) return false;
  const head = findPiece('head', piece) ?? findPiece('head', HEAD_OF_ANIMAL[piece] ?? '');
  return head?.facing === 'front' && !BUSTS.has(head.id);
}

/** A word that was only carried about is written on something that can be a body. */
function asBody(idea: Idea): Idea {
  if (idea.piece !== null || bodyOfLook(lookOf(idea))) return idea;
  return { ...idea, carrier: SELVES[idea.letters.length % SELVES.length] ?? idea.carrier };
}

function splitConcept({ theme, body }: Concept): Halves {
  if (!isCreature(theme) && isCreature(body)) return { face: body, trunk: theme };
  return { face: theme, trunk: body };
}

type Parts = Pick<Fusion, 'heads' | 'halved' | 'bodies' | 'core'>;

/** Things make better bodies than beasts, which have heads of their own. */
const bestBodyFirst = (trunks: readonly Idea[]): Idea[] => {
  const suits = (idea: Idea) => (findPiece('body', lookOf(idea))?.nose ? 1 : isCreature(idea) ? 2 : 0);
  return [...trunks].sort((a, b) => suits(a) - suits(b));
};

/** Both faces, and both bodies: nothing of either is lost. */
function planPair(halves: readonly Halves[], chance: Chance): Parts {
  const heads = halves.map(({ face }) => face);
  const [body, other] = bestBodyFirst(chance.shuffle(halves.map(({ trunk }) => trunk)));
  if (!body || !other) throw new RangeError('a fusion needs two');
  const halved = heads.every(isFrontal) && chance.happens(0.7);
  const joined = chance.happens(0.5);
  return joined ? { heads, halved, bodies: [body, other], core: null } : { heads, halved, bodies: [body], core: other };
}

/** Three faces on one body; or one face of two, on the body of the third. */
function planTrio(halves: readonly Halves[], chance: Chance): Parts {
  const faces = halves.map(({ face }) => face);
  const frontal = chance.shuffle(halves.filter(({ face }) => isFrontal(face)));
  const [one, two] = frontal;
  if (one && two && chance.happens(0.55)) {
    const third = halves.find((half) => half !== one && half !== two) ?? two;
    // In the order of the sources, so that hats and heads belong together.
    const heads = halves.filter((half) => half === one || half === two).map(({ face }) => face);
    return { heads, halved: true, bodies: [third.trunk], core: third.face };
  }
  const [body, second, last] = bestBodyFirst(chance.shuffle(halves.map(({ trunk }) => trunk)));
  if (!body || !second || !last) throw new RangeError('a fusion of three needs three');
  const joined = chance.happens(0.5);
  return { heads: faces, halved: false, bodies: joined ? [body, second] : [body], core: joined ? last : second };
}

/** What the hands cannot hold, then one small thing of each source; no piece twice. */
function pickProps(concepts: readonly Concept[], plan: FusedConcept): Idea[] {
  const { heads, bodies, core, traits } = plan.fusion;
  const left = planOutfit(plan).left;
  const used = new Set([...heads, ...bodies, ...(core ? [core] : []), ...traits].map(lookOf));
  const props = traits.filter((trait) => left.includes(lookOf(trait)));
  for (const { props: own } of concepts) {
    const prop = own.find((idea) => !used.has(lookOf(idea)));
    if (!prop || props.length === 3) continue;
    used.add(lookOf(prop));
    props.push(prop);
  }
  return props;
}
