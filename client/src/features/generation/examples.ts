/** Wishes to start from, for people with an empty head. */
import type { WishDraft } from './wish-draft.ts';

export interface ExampleWish extends Omit<WishDraft, 'makeMessageSecret' | 'remixOf'> {
  emoji: string;
  label: string;
}

export const EXAMPLES: readonly ExampleWish[] = [
  {
    emoji: '🐊',
    label: 'Crocodile airline',
    mainTheme: 'crocodile',
    bodyInfluence: 'airplane',
    characteristicInfluence: 'wears sneakers and is never on time',
    style: 'tropical beach',
    hiddenMessage: '',
  },
  {
    emoji: '🌭',
    label: 'Hot dog idol',
    mainTheme: 'cat',
    bodyInfluence: 'hot dog',
    characteristicInfluence: 'pop star with a microphone, sings off-key',
    style: 'vaporwave',
    hiddenMessage: '',
  },
  {
    emoji: '🚽',
    label: 'Sir Flush',
    mainTheme: 'frog',
    bodyInfluence: 'toilet',
    characteristicInfluence: 'brave knight with a sword and a shield',
    style: 'comic sunburst',
    hiddenMessage: 'wash your hands',
  },
  {
    emoji: '🥑',
    label: 'Doctor Guac',
    mainTheme: 'avocado',
    bodyInfluence: 'boxer',
    characteristicInfluence: 'has three degrees and throws punches',
    style: 'retro poster',
    hiddenMessage: '',
  },
  {
    emoji: '🦩',
    label: 'Flamingo online',
    mainTheme: 'flamingo',
    bodyInfluence: 'angel',
    characteristicInfluence: 'gamer who has not slept since Tuesday',
    style: 'neon arcade',
    hiddenMessage: 'touch grass',
  },
  {
    emoji: '🦈',
    label: 'Royal shark',
    mainTheme: 'shark',
    bodyInfluence: 'runner on three legs',
    characteristicInfluence: 'king with sunglasses, owns the beach',
    style: 'summer postcard',
    hiddenMessage: '',
  },
];
