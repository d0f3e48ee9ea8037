/** What the words of a wish say about how somebody feels, moves and shines. */

import { wantedWords } from '../concept/read-wish.ts';

export type Mood = 'plain' | 'angry' | 'sleepy' | 'happy' | 'sad' | 'love' | 'crazy' | 'rich' | 'cool' | 'scared' | 'star';

export interface Manner {
  mood: Mood;
  flying: boolean;
  action: 'none' | 'run' | 'dance' | 'kick' | 'flex' | 'ride' | 'float';
}

const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  [
    'angry',
    /\b(angry|anger|furious|rage|raging|mad|evil|mean|grumpy|villain\w*|aggressive|wrath|fierce|savage|war|fight\w*|screaming|demon\w*|killer|assassin\w*|arrabbiat\w*|wütend|enojado|furios\w*)\b/,
  ],
  ['sleepy', /\b(sleep\w*|lazy|tired|drowsy|nap\w*|dream\w*|bored|yawn\w*|exhausted|snor\w*|stanco|müde)\b/],
  ['love', /\b(love\w*|romantic|heart\w*|kiss\w*|flirt\w*|in love|valentine\w*|amore\w*)\b/],
  ['sad', /\b(sad\w*|cry\w*|tear\w*|depress\w*|lonely|melanchol\w*|triste|emo)\b/],
  [
    'crazy',
    /\b(crazy|insane|mad scientist|dizzy|drunk|weird|silly|chaos|chaotic|confused|wild|goofy|unhinged|derp\w*|pazz\w*|loco)\b/,
  ],
  ['rich', /\b(rich|wealthy|money|millionaire|billionaire|gold\w*|luxur\w*|greedy|cash|expensive|ricco|mafia|boss|ceo)\b/],
  ['cool', /\b(cool|smug|swag|gangster|chill\w*|sunglasses|confident|sigma|sassy|mysterious|spy|ninja|detective)\b/],
  ['scared', /\b(scared|afraid|anxious|nervous|panic\w*|fear\w*|shy|coward\w*|worried)\b/],
  ['star', /\b(famous|star|celebrity|superstar|influencer|idol|diva)\b/],
  ['happy', /\b(happy|joy\w*|laugh\w*|cheer\w*|smil\w*|funny|excited|friendly|kind|felice)\b/],
];

const FLYING = /\b(fly\w*|flies|airborne|wing\w*|levitat\w*|hover\w*|soar\w*|angel\w*|fairy|superhero)\b/;
const ACTIONS: readonly (readonly [Manner['action'], RegExp])[] = [
  ['run', /\b(run\w*|sprint\w*|fast|quick\w*|speed\w*|jog\w*|marathon|chas\w*)\b/],
  ['dance', /\b(danc\w*|ballerina|ballet|disco|party\w*|twerk\w*|salsa|tango)\b/],
  ['kick', /\b(kick\w*|karate|kung ?fu|ninja|martial|fight\w*|football\w*|soccer)\b/],
  ['flex', /\b(strong\w*|muscle\w*|muscular|buff|gym|flex\w*|power\w*|boxer|boxing|wrestl\w*|bodybuild\w*)\b/],
  ['ride', /\b(rid(e|es|ing)|driv\w*|surf\w*|skat\w*)\b/],
];

/** Reads moods and movements out of words. */
export function readManner(text: string): Manner {
  const words = wantedWords(text);
  return {
    mood: MOOD_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'plain',
    flying: FLYING.test(words),
    action: ACTIONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none',
  };
}
