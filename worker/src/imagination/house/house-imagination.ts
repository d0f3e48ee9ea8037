/**
 * The built-in imagination: offline, and deterministic for a ticket. Writing and painting conceive the same concept,
 * so that lore and picture tell of one creature.
 */
import type { Imagination } from '../imagination.ts';
import { paintConcept } from './artist/paint-concept.ts';
import { writeCharacter } from './author/write-character.ts';
import { conceive } from './conceive.ts';

export function createHouseImagination(): Imagination {
  return {
    async writeCharacter(wish, { seed, signal, onProgress }) {
      signal.throwIfAborted();
      const text = writeCharacter(conceive(wish, seed));
      onProgress(1);
      return text;
    },
    async paintCharacter(wish, _text, { seed, signal, onProgress }) {
      const message = { message: wish.hiddenMessage, secret: wish.makeMessageSecret };
      return { png: await paintConcept(conceive(wish, seed), message, { signal, onProgress }) };
    },
  };
}
