/** What is in the way in a scene and can be taken out of it without putting the whole together anew. */
import { type Concept, lookOf, traitsOf } from '../../concept/concept.ts';
import { findPiece } from '../../pieces/catalogue.ts';
import { type Figure, type Prop, Z } from '../figure.ts';
import { findFaults } from './find-faults.ts';
import { isCollar } from './touches.ts';

interface Composed {
  figure: Figure;
  props: Prop[];
}

/**
 * A collar over a face goes behind the head, and hats and what stands beside somebody by chance are left out: each where fewer
 * faults are left by it.
 */
export function mendFaults<S extends Composed>(concept: Concept, scene: S): S {
  let [best, faults] = [scene, findFaults(concept, scene).length];
  for (const mend of [collarsBehind, withoutHats(concept), ...scene.props.map(leaveOut(concept))]) {
    if (faults === 0) break;
    const mended = mend(best);
    const left = findFaults(concept, mended).length;
    if (left < faults) [best, faults] = [mended, left];
  }
  return best;
}

const collarsBehind = <S extends Composed>(scene: S): S => ({
  ...scene,
  figure: {
    ...scene.figure,
    parts: scene.figure.parts.map((part) => (isCollar(part) ? { ...part, z: Z.chest } : part)),
  },
});

/** A nightcap on a frog, whose eyes are on top: none that was asked for. */
const withoutHats =
  (concept: Concept) =>
  <S extends Composed>(scene: S): S => {
    if (traitsOf(concept).some((trait) => trait.given && findPiece('hat', lookOf(trait)))) return scene;
    return { ...scene, figure: { ...scene.figure, parts: scene.figure.parts.filter(({ z }) => z !== Z.hat) } };
  };

const leaveOut =
  (concept: Concept) =>
  (prop: Prop) =>
  <S extends Composed>(scene: S): S => {
    const ideas = [concept.theme, concept.body, ...traitsOf(concept), ...concept.props];
    const isAskedFor = ideas.some((idea) => idea.given && lookOf(idea) === prop.part.sprite.id);
    return isAskedFor ? scene : { ...scene, props: scene.props.filter((each) => each !== prop) };
  };
