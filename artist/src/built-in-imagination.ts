/**
 * The built-in imagination: offline, and deterministic for a ticket. Writing and painting conceive the same concept,
 * so that lore and picture tell of one creature.
 */
import type { Wish } from '@chaos/shared/contract/characters';
import { tellBattle } from './author/battle/tell-battle.ts';
import { writeFusion } from './author/fusion/write-fusion.ts';
import { writeCharacter } from './author/write-character.ts';
import { conceive } from './concept/conceive.ts';
import { conceiveFusion } from './concept/conceive-fusion.ts';
import type { Concept } from './concept/concept.ts';
import { guessWish } from './concept/guess-wish.ts';
import { animatePicture, readFrame } from './motion/animate-picture.ts';
import type { Pixels } from './motion/canvas.ts';
import { LOOP } from './motion/loop.ts';
import { prepareDance } from './painter/animate-concept.ts';
import type { Message } from './painter/compose-scene.ts';
import { paintConcept } from './painter/paint-concept.ts';
import { paintLayers } from './painter/paint-layers.ts';
import type { AnimationContext, BattleScene, FusionSource, TaskContext, Told } from './types.ts';

/** No model is in it: every line follows from the wish. */
const BY_HOUSE = { sourceType: 'algorithmicMedia' } as const;

/** Hidden messages belong to whoever wished them, and are not passed on. */
const NO_MESSAGE: Message = { message: null, secret: false };

/**
 * The mean difference of two frames, 0 to 255, up to which they show the same picture, seen from afar: strokes that are drawn anew
 * at half the size lie a little elsewhere. What WebP and a mark change is less.
 */
const SAME_PICTURE = 8;
const AFAR = 16;

/** A wish for which most tables are read. */
const FIRST_WISH: Wish = {
  mainTheme: 'crocodile',
  bodyInfluence: 'Katze',
  characteristicInfluence: 'always late',
  style: 'vaporwave',
  hiddenMessage: null,
  makeMessageSecret: true,
};

export function createHouseImagination() {
  return {
    /** Takes about a second, in which whoever runs it could not even say that it is alive. */
    warmUp(): void {
      writeCharacter(conceive(FIRST_WISH, 'first'));
    },
    async writeCharacter(wish: Wish, { seed, signal, onProgress }: TaskContext, earlier: readonly string[] = []) {
      signal.throwIfAborted();
      const text = writeCharacter(conceive(wish, seed), earlier);
      onProgress(1);
      return text;
    },
    async paintCharacter(wish: Wish, _text: Told, { seed, signal, onProgress }: TaskContext) {
      return { ...BY_HOUSE, png: await paintConcept(conceive(wish, seed), messageOf(wish), { signal, onProgress }) };
    },
    async writeFusion(sources: readonly FusionSource[], { seed, signal, onProgress }: TaskContext) {
      signal.throwIfAborted();
      const text = writeFusion(sources, seed);
      onProgress(1);
      return text;
    },
    async paintFusion(sources: readonly FusionSource[], _text: Told, { seed, signal, onProgress }: TaskContext) {
      return { ...BY_HOUSE, png: await paintConcept(conceiveFusion(sources, seed), NO_MESSAGE, { signal, onProgress }) };
    },
    async tellBattle(scene: BattleScene, { seed, signal, onProgress }: TaskContext) {
      signal.throwIfAborted();
      const story = tellBattle(scene, seed);
      onProgress(1);
      return { story };
    },
    animateCharacter: (wish: Wish, picture: Uint8Array, context: AnimationContext) =>
      animateConcept(conceive(wish, context.seed), messageOf(wish), picture, context),
    animateFusion: (sources: readonly FusionSource[], picture: Uint8Array, context: AnimationContext) =>
      animateConcept(conceiveFusion(sources, context.seed), NO_MESSAGE, picture, context),
    animatePicture,
    guessWish: ({ name, description }: Told): Wish => guessWish(name, description),
  };
}

async function* animateConcept(
  concept: Concept,
  message: Message,
  picture: Uint8Array,
  context: AnimationContext,
): AsyncGenerator<Pixels> {
  const takeTurn = async () => {
    await context.takeTurn();
    context.signal.throwIfAborted();
  };
  const paintFrame = prepareDance(await paintLayers(concept, message, takeTurn), concept);
  // A painting by another imagination, or by an older artist, is moved as it is.
  if (difference(paintFrame(0), await readFrame(picture)) > SAME_PICTURE) {
    yield* animatePicture(picture, context);
    return;
  }
  for (let index = 0; index < LOOP.frames; index++) {
    await takeTurn();
    yield paintFrame(index / LOOP.frames);
  }
}

const messageOf = (wish: Wish): Message => ({ message: wish.hiddenMessage, secret: wish.makeMessageSecret });

function difference(one: Pixels, other: Pixels): number {
  const a = new Uint8Array(one.buffer);
  const b = new Uint8Array(other.buffer);
  const cells = LOOP.side / AFAR;
  const sums = new Float64Array(cells * cells * 3);
  for (let at = 0; at < a.length; at++) {
    const channel = at % 4;
    if (channel === 3) continue;
    const row = Math.floor(at / 4 / LOOP.side / AFAR);
    const cell = (row * cells + Math.floor(((at >> 2) % LOOP.side) / AFAR)) * 3 + channel;
    sums[cell] = (sums[cell] ?? 0) + (a[at] ?? 0) - (b[at] ?? 0);
  }
  return sums.reduce((sum, value) => sum + Math.abs(value), 0) / (AFAR * AFAR * sums.length);
}
