/** Who is in a picture, where, and what stands beside: all that is decided before anything is painted. */

import { type Concept, finishesOf, lookOf, traitsOf } from '../concept/concept.ts';
import { clothesOf } from '../concept/outfit.ts';
import { createChance } from '../drawing/random.ts';
import { boardOfLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Backdrop } from './backdrops/backdrops.ts';
import { COMPOSITIONS, listCompositions } from './compositions.ts';
import { boxOfSign } from './details.ts';
import { dressFigure } from './dress.ts';
import { dyeFigure } from './dye-figure.ts';
import { findFaults } from './faults/find-faults.ts';
import { castSubject, type Figure, type Prop, type Studio } from './figure.ts';
import { FRAME, fitFigure, WITHIN_FRAME } from './fit-figure.ts';
import { composeFused } from './fused/fused-figure.ts';
import { repeatFigure } from './group.ts';
import { readManner } from './mood.ts';
import { planProps } from './props.ts';
import { standBeside } from './stand-beside.ts';

/** What is to be woven into the picture, if anything. */
export interface Message {
  message: string | null;
  /** True: hardly to be seen. False: on a sign. */
  secret: boolean;
}

export interface Scene {
  figure: Figure;
  props: Prop[];
  /** To be woven into the picture, if anything. */
  text: string | null;
  hasSign: boolean;
}

/** So many throws of the dice at most, where something would be in the way of something else. */
const ATTEMPTS = 5;

/** The first way of putting the ideas together in which nothing is in the way, or else that with the fewest faults. */
export async function composeScene(concept: Concept, message: Message, backdrop: Backdrop): Promise<Scene> {
  const text = message.message?.trim() ? message.message.trim() : null;
  const hasSign = text !== null && !message.secret;
  let best: { scene: Scene; faults: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && best?.faults !== 0; attempt++) {
    const figure = await castFigure(concept, { hasSign, backdrop, attempt });
    const scene = { figure, props: await planProps({ figure, concept, backdrop, hasSign }), text, hasSign };
    // Heads that grow out of one another cover each other.
    const faults = concept.fusion ? 0 : findFaults(concept, scene).length;
    if (!best || faults < best.faults) best = { scene, faults };
  }
  if (!best) throw new Error('nothing was composed');
  return best.scene;
}

interface Casting {
  hasSign: boolean;
  backdrop: Backdrop;
  attempt: number;
}

/** The figure where it stands in its place, with what it brings along. */
async function castFigure(concept: Concept, { hasSign, backdrop, attempt }: Casting): Promise<Figure> {
  const group = repeatFigure(await imagineFigure(concept, attempt), concept.count ?? 1);
  group.beside = await standBeside(group);
  // What hangs in the places of a fused character is swirled anyway.
  const frame = finishesOf(concept).some((id) => id !== undefined) ? WITHIN_FRAME : FRAME;
  const hung = concept.fusion ? [] : (backdrop.hangs ?? []);
  const clear = hasSign ? [...hung, boxOfSign(concept.seed)] : hung;
  return fitFigure(group, { backdrop, leaveRoom: hasSign, clear, frame });
}

/** Chooses how the ideas become one creature, builds it and dresses it. */
export async function imagineFigure(concept: Concept, attempt = 0): Promise<Figure> {
  const chance = createChance(attempt === 0 ? `${concept.seed}/figure` : `${concept.seed}/figure/${attempt}`);
  // Only what the person typed tells a mood: a random "flying money" is no reason to fly.
  const typed = [...traitsOf(concept), concept.theme, concept.body]
    .filter((idea) => idea.given)
    .flatMap(({ word, english }) => [word, english ?? '']);
  const studio: Studio = { concept, chance, manner: readManner(...typed) };
  if (concept.fusion) {
    const fused = await composeFused(concept.fusion, studio);
    await dressFigure(fused, studio);
    return fused;
  }
  const clothes = clothesOf(concept);
  const own = await castSubject(lookOf(concept.body));
  const body = clothes && (own.head ?? own.animal) ? await castSubject(clothes) : own;
  // A word that is carried about leaves its bearer whole.
  const theme = boardOfLook(lookOf(concept.theme)) ? own : await castSubject(lookOf(concept.theme));
  const all = listCompositions(theme, body, concept.body.given);
  // Riders show no feet of their own, so shoes would be lost on them.
  const grounded = traitsOf(concept).some((trait) => findPiece('shoe', lookOf(trait)))
    ? all.filter(([name]) => name !== 'rider')
    : all;
  const possible = grounded.length > 0 ? grounded : all;
  const rides =
    studio.manner.action === 'ride' && theme.id !== body.id && (theme.head ?? theme.animal) && (body.body ?? body.animal);
  const composition = rides ? 'rider' : chance.pickWeighted(possible);
  const figure = await COMPOSITIONS[composition](theme, body, studio);
  await dressFigure(figure, studio);
  dyeFigure(figure, studio);
  return figure;
}
