/** A wish, put together as it would be painted. */
import type { Wish } from '@chaos/shared/contract/characters';
import { conceive } from '../concept/conceive.ts';
import type { Concept } from '../concept/concept.ts';
import type { SpritePart } from '../drawing/parts.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { composeScene } from './compose-scene.ts';
import { findFaults } from './faults/find-faults.ts';
import type { Figure } from './figure.ts';

export async function compose(wish: Wish, seed: string) {
  const concept = conceive(wish, seed);
  const { figure, props, backdrop } = await composeScene(
    concept,
    { message: null, secret: false },
    findBackdropFor(concept.style.backdrop),
  );
  return { concept, figure, backdrop, props: props.map(({ part }) => part) };
}

interface Composed {
  concept: Concept;
  figure: Figure;
  props: readonly SpritePart[];
}

export const faultsOf = ({ concept, figure, props }: Composed): string[] =>
  findFaults(concept, { figure, props: props.map((part) => ({ part, foot: null })) });
