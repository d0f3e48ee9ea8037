/**
 * The built-in artist's pictures in motion: the figure dances to a beat, its arms and wings wave, what floats floats,
 * and the place drifts behind it. Every movement is at rest in the first frame, which is the picture itself.
 */

import { type Concept, finishesOf, traitsOf } from '../concept/concept.ts';
import type { Joint } from '../drawing/parts.ts';
import { type Chance, createChance } from '../drawing/random.ts';
import { createFrame, drawLayer, type Pixels, placeAt, setRow, turnInside, type Warp } from '../motion/canvas.ts';
import { LOOP } from '../motion/loop.ts';
import { drawSparkles, scatterSparkles, sparkleLayer } from '../motion/sparkles.ts';
import { applyFinishes, figureOf, solidOf } from './finishes/apply-finish.ts';
import { finishOf } from './finishes/finishes.ts';
import { type Mood, readManner } from './mood.ts';
import type { SceneLayers } from './paint-layers.ts';

const { side } = LOOP;

/** How one character moves. */
interface Dance {
  /** Beats in a loop; an even number, so that a sway to each side fills it. */
  beats: number;
  /** How far the head sways, in pixels. */
  sway: number;
  /** How much it is pressed together on a beat, in parts of its height. */
  squash: number;
  /** How high it jumps off a beat, in pixels. */
  hop: number;
  /** How far arms swing, in degrees. */
  wave: number;
  /** True: both arms to the same side. */
  parallel: boolean;
  /** Which arm begins. */
  sign: -1 | 1;
}

const CALM: readonly Mood[] = ['sleepy', 'sad', 'cool'];
const WILD: readonly Mood[] = ['crazy', 'happy', 'angry', 'star'];

/**
 * @returns a function that paints the frame of a moment, 0 to 1, over the last one, and returns it. What is drawn by hand stands
 * for two or three frames, as in films that were: strokes that change thirty times a second flicker.
 */
export function prepareDance(scene: SceneLayers, concept: Concept): (time: number) => Pixels {
  const chance = createChance(`${concept.seed}/motion`);
  const dance = chooseDance(chance, concept, scene);
  const frame = createFrame();
  const picture = { width: side, height: side, data: new Uint8ClampedArray(frame.buffer) };
  const star = sparkleLayer(scene.place.night > 0.4 ? [255, 236, 170] : [255, 250, 225]);
  const sparkles = scatterSparkles(chance, concept.fusion ? 22 : 12, sparkleSpots(chance, scene));
  const finishes = finishesOf(concept);
  const held = Math.max(1, ...finishes.map((id) => (id ? finishOf(id).hold : 1)));
  const figure = createFrame();
  const outline = { ...picture, data: new Uint8ClampedArray(figure.buffer) };
  let last = -1;
  return (moment) => {
    const step = Math.floor((Math.round(moment * LOOP.frames) % LOOP.frames) / held);
    if (step === last) return frame;
    last = step;
    const time = (step * held) / LOOP.frames;
    drawScene(frame, scene, dance, time);
    drawSparkles(frame, star, sparkles, time);
    if (finishes.some((id) => id !== undefined)) {
      figure.fill(0);
      drawFigure(figure, scene, dance, time);
      const known = figureOf(outline);
      figure.fill(0);
      drawBeside(figure, scene, dance, time);
      const beside = solidOf(outline);
      figure.fill(0);
      drawDetails(figure, scene, dance, time);
      applyFinishes(picture, finishes, { figure: known, beside, detail: figureOf(outline) });
    }
    return frame;
  };
}

function chooseDance(chance: Chance, concept: Concept, scene: SceneLayers): Dance {
  const typed = [...traitsOf(concept), concept.theme, concept.body]
    .filter((idea) => idea.given)
    .map(({ word, english }) => [word, english ?? '']);
  const { mood, action } = readManner(...typed);
  const calm = CALM.includes(mood);
  const wild = WILD.includes(mood) || action === 'dance' || action === 'run';
  const height = scene.figureBox.bottom - scene.figureBox.top;
  const force = calm ? 0.6 : wild ? 1.25 : 1;
  return {
    beats: calm ? 2 : wild ? 6 : chance.pick([4, 4, 6]),
    sway: height * chance.between(0.03, 0.055) * force,
    squash: chance.between(0.035, 0.055) * (scene.airborne ? 0.5 : force),
    hop: scene.airborne ? 0 : calm ? 0 : chance.pick([0, 5, 9]) * force,
    wave: chance.between(11, 18) * force,
    parallel: chance.happens(0.4),
    sign: chance.pick([-1, 1] as const),
  };
}

/** Around the figure rather than on it. */
function sparkleSpots(chance: Chance, { figureBox: box }: SceneLayers): () => { x: number; y: number } {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 - 14 };
  const reach = { x: (box.right - box.left) / 2 + 16, y: (box.bottom - box.top) / 2 };
  return () => {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.85, 1.15);
    const within = (value: number) => Math.max(18, Math.min(side - 18, value));
    return { x: within(middle.x + Math.cos(angle) * reach.x * far), y: within(middle.y + Math.sin(angle) * reach.y * far * 0.9) };
  };
}

const wave = (cycles: number, time: number): number => Math.sin(2 * Math.PI * cycles * time);
/** Swells from nothing at the ends of a loop. */
const swell = (time: number): number => Math.sin(Math.PI * time) ** 2;

function drawScene(frame: Pixels, scene: SceneLayers, dance: Dance, time: number): void {
  const beat = wave(dance.beats, time);
  const { ground, middle, lift, warp: body } = bodyAt(scene, dance, time);

  // The place comes a little nearer and drifts; its edges stay outside of the frame all the time.
  const nearer = 1 + 0.035 * swell(time);
  const drift = 7 * wave(1, time) * swell(time) * dance.sign;
  drawLayer(frame, scene.backdrop, placeAt({ x: side / 2, y: ground }, { x: side / 2 + drift, y: ground }, nearer));

  if (scene.halo) {
    drawLayer(frame, scene.halo, body);
    drawLayer(frame, scene.halo, body, 0.35 * Math.max(0, beat) * swell(Math.min(1, time * 1.5)));
  }
  if (scene.groundShadow) {
    const base = { x: middle, y: ground };
    drawLayer(frame, scene.groundShadow, placeAt(base, base, 1 + 0.03 * beat - lift * 0.008, 1), 1 - lift * 0.022);
  }

  drawFigure(frame, scene, dance, time);
  drawBeside(frame, scene, dance, time);
}

/** What stands beside the figure. */
function drawBeside(frame: Pixels, scene: SceneLayers, dance: Dance, time: number): void {
  for (const [index, prop] of scene.props.entries()) drawLayer(frame, prop.layer, propAt(prop, index, dance, time));
  if (scene.sign) drawLayer(frame, scene.sign, signAt(dance, time));
}

/** Letters and faces alone. */
function drawDetails(frame: Pixels, scene: SceneLayers, dance: Dance, time: number): void {
  drawJointed(frame, scene.details, scene, dance, time);
  for (const [index, prop] of scene.props.entries()) {
    if (prop.detail) drawLayer(frame, prop.detail, propAt(prop, index, dance, time));
  }
  if (scene.signDetail) drawLayer(frame, scene.signDetail, signAt(dance, time));
}

function propAt({ foot, middle }: SceneLayers['props'][number], index: number, dance: Dance, time: number): Warp {
  const sign = index % 2 === 0 ? dance.sign : -dance.sign;
  return foot ? wiggle(foot, dance.beats, time, sign) : float(middle, index, time, sign);
}

const signAt = ({ beats }: Dance, time: number): Warp =>
  turnInside(placeAt(SIGN_FOOT, SIGN_FOOT, 1), SIGN_FOOT, 1.6 * wave(beats / 2, time));

/** The figure alone. */
const drawFigure = (frame: Pixels, scene: SceneLayers, dance: Dance, time: number): void =>
  drawJointed(frame, scene.figure, scene, dance, time);

function drawJointed(frame: Pixels, layers: SceneLayers['figure'], scene: SceneLayers, dance: Dance, time: number): void {
  const { middle, warp } = bodyAt(scene, dance, time);
  for (const { layer, joint } of layers) {
    drawLayer(frame, layer, joint ? turnInside(warp, joint.at, swing(joint, middle, dance, time)) : warp);
  }
}

/** Where the body is, and how it is bent. */
function bodyAt({ place, figureBox, airborne }: SceneLayers, dance: Dance, time: number) {
  const ground = place.ground / 2;
  const middle = (figureBox.left + figureBox.right) / 2;
  const beat = wave(dance.beats, time);
  const lift = airborne ? 13 * swell((time * 2) % 1) : dance.hop * Math.max(0, -beat) ** 1.5;
  const height = Math.max(80, ground - figureBox.top);
  return { ground, middle, lift, warp: bend({ middle, ground, height, lift, dance, time, airborne }) };
}

/** Below the lower edge, where the sign is planted. */
const SIGN_FOOT = { x: 415, y: 530 };

/** The body as one piece of rubber that stands on the ground: pressed on the beat, leaning more the higher up. */
function bend(figure: {
  middle: number;
  ground: number;
  height: number;
  lift: number;
  dance: Dance;
  time: number;
  airborne: boolean;
}): Warp {
  const { middle, ground, height, lift, dance, time, airborne } = figure;
  const pressed = dance.squash * wave(dance.beats, time);
  const scaleY = 1 - pressed;
  const scaleX = 1 + pressed * 0.7;
  const swinging = 2 * Math.PI * (dance.beats / 2) * time;
  // The head follows late, once the dance has begun.
  const lag = 0.9 * Math.min(1, swell(time) * 5);
  return (y, row) => {
    const v = ground - (ground - lift - y) / scaleY;
    const high = Math.max(0, (ground - v) / height);
    const lean = dance.sway * dance.sign * (airborne ? 0.4 + 0.6 * high : high ** 1.4);
    const shift = lean * Math.sin(swinging - lag * high) + lean * lag * high * 0.3 * Math.sin(swinging) ** 2;
    setRow(row, middle - (middle + shift) / scaleX, v, 1 / scaleX, 0);
  };
}

/** How much of a wave is left to a hand with a board. */
const STEADY = 0.25;

function swing(joint: Joint, middle: number, dance: Dance, time: number): number {
  const right = joint.at.x >= middle ? 1 : -1;
  if (joint.kind === 'wing') return -right * 15 * wave(6, time);
  const direction = dance.parallel ? dance.sign : right * dance.sign;
  return dance.wave * (joint.isSteady ? STEADY : 1) * direction * (wave(dance.beats / 2, time) + 0.35 * wave(dance.beats, time));
}

/** What stands rocks on its foot. */
function wiggle(foot: { x: number; y: number }, beats: number, time: number, sign: number): Warp {
  const pressed = 0.07 * wave(beats, time) * sign;
  return turnInside(placeAt(foot, foot, 1 + pressed * 0.6, 1 - pressed), foot, 4 * wave(beats / 2, time) * sign);
}

function float(middle: { x: number; y: number }, index: number, time: number, sign: number): Warp {
  const cycles = 1 + (index % 2);
  const to = { x: middle.x + 4 * wave(1, time) * sign, y: middle.y + 10 * wave(cycles, time) * sign };
  return turnInside(placeAt(middle, to, 1), middle, 9 * wave(3 - cycles, time) * sign);
}
