/** The sounds themselves, out of a few tones each. */
import type { Finish } from '@chaos/shared/contract/characters';

export type Sound = 'accepted' | 'defeat' | 'found' | 'hit' | 'like' | 'victory' | `reveal-${Finish}`;

interface Tone {
  /** Seconds after the sound begins. */
  at: number;
  hertz: number;
  /** Where the pitch glides to. */
  to?: number;
  seconds: number;
  wave: OscillatorType;
}

const VOLUME = 0.07;
const ATTACK_SECONDS = 0.008;
/** A sound that comes later than this no longer belongs to what is seen. */
const LATE_MS = 600;

const chime = (hertz: number[], { step = 0.08, seconds = 0.3, wave = 'sine' as OscillatorType } = {}): Tone[] =>
  hertz.map((tone, index) => ({ at: index * step, hertz: tone, seconds, wave }));

/** The rarer the finish, the more there is to hear. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  like: [{ at: 0, hertz: 520, to: 880, seconds: 0.12, wave: 'sine' }],
  hit: [
    { at: 0, hertz: 170, to: 45, seconds: 0.22, wave: 'triangle' },
    { at: 0.02, hertz: 95, to: 40, seconds: 0.18, wave: 'square' },
  ],
  victory: chime([523, 659, 784, 1047], { step: 0.11, wave: 'triangle' }),
  defeat: chime([392, 349, 294], { step: 0.17, seconds: 0.4, wave: 'triangle' }),
  accepted: chime([587, 880], { step: 0.12 }),
  found: chime([659, 988, 831, 1319], { step: 0.07, seconds: 0.35 }),
  'reveal-plain': chime([440, 659]),
  'reveal-foil': chime([440, 659, 880, 1319], { step: 0.06 }),
  'reveal-negative': chime([659, 622, 440, 311], { wave: 'triangle' }),
  'reveal-neon': [{ at: 0, hertz: 110, to: 440, seconds: 0.5, wave: 'sawtooth' }, ...chime([880, 1109, 1319], { step: 0.1 })],
  'reveal-golden': chime([523, 659, 784, 1047, 1319, 1568], { step: 0.09, seconds: 0.5 }),
};

let speaker: AudioContext | undefined;
let playing = 0;

export async function play(sound: Sound): Promise<void> {
  const asked = performance.now();
  speaker ??= new AudioContext();
  const context = speaker;
  playing += 1;
  if (context.state !== 'running') await context.resume();
  const tones = performance.now() - asked > LATE_MS ? [] : SOUNDS[sound];
  const volume = new GainNode(context, { gain: VOLUME });
  volume.connect(context.destination);
  await Promise.all(tones.map((tone) => ring(context, volume, tone)));
  volume.disconnect();
  playing -= 1;
  // The device need not stay awake for silence.
  if (playing === 0) await context.suspend();
}

/** Swells fast and fades to nothing, so that it never clicks. @returns when it is over. */
function ring(context: AudioContext, output: AudioNode, { at, hertz, to = hertz, seconds, wave }: Tone): Promise<unknown> {
  const start = context.currentTime + at;
  const end = start + seconds;
  const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(1, start + ATTACK_SECONDS);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(loudness).connect(output);
  const isOver = new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }));
  tone.start(start);
  tone.stop(end);
  return isOver;
}
