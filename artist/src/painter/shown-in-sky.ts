/** What the sky of a place shows already: a second moon beside the moon, or a cloud that rains into the rain, would be one too many. */
import type { Concept } from '../concept/concept.ts';
import type { TraitMark } from './expression-kinds.ts';

interface Sky {
  place: RegExp;
  pieces: ReadonlySet<string>;
  mark?: TraitMark;
}

const SKIES: readonly Sky[] = [
  { place: /~(?:night|full-moon)\b/, pieces: new Set(['1f319', '1f315', '1f31b', '1f31c', '1f31d']), mark: 'moon' },
  { place: /~(?:rain|storm)\b/, pieces: new Set(['1f327-fe0f', '26c8-fe0f', '1f329-fe0f']) },
  { place: /~snow\b/, pieces: new Set(['1f328-fe0f']) },
  { place: /~(?:sunset|dawn)\b/, pieces: new Set(['2600-fe0f', '1f31e', '1f31e-fe0f']) },
];

const skiesOf = ({ style }: Concept): readonly Sky[] => SKIES.filter(({ place }) => place.test(style.backdrop ?? ''));

export const isPieceInSky = (concept: Concept, piece: string): boolean =>
  skiesOf(concept).some(({ pieces }) => pieces.has(piece));

export const isMarkInSky = (concept: Concept, mark: TraitMark): boolean => skiesOf(concept).some((sky) => sky.mark === mark);
