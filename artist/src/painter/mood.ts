/** What the words of a wish say about how somebody feels, moves and shines. */

import { wantedWords } from '../concept/read-wish.ts';
import { type Expression, hearExpressions } from './expression-words.ts';

export type Mood = 'plain' | 'angry' | 'sleepy' | 'happy' | 'sad' | 'love' | 'crazy' | 'rich' | 'cool' | 'scared' | 'star';

export interface Manner {
  mood: Mood;
  flying: boolean;
  /** What is seen to be done or felt besides. */
  expressions: readonly Expression[];
  /** The same, and the mood, by the texts that tell of it; the trait's comes first. */
  told: readonly { mood: Mood; expressions: readonly Expression[] }[];
  action: 'none' | 'run' | 'dance' | 'kick' | 'flex' | 'ride' | 'float';
}

const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  [
    'angry',
    /(?<!\p{L})(?:angry|anger|hates?|hating|loathes?|detests?|despises?|(?:can ?['’]?t|cannot|can not) stand|furious|rage|raging|wut|zorn|colère|rabbia|raiva|furia|fúria|гнев|злость|öfke|mad|evil|mean|grumpy|villain\p{L}*|aggressive|wrath|fierce|savage|war|fight\p{L}*|screaming|demon\p{L}*|killer|assassin\p{L}*|arrabbiat\p{L}*|furios\p{L}*|wütend\p{L}*|zornig|enojad[oa]|enfadad[oa]|en colère|fâchée?|злой|злая|сердит\p{L}*|غاضب\p{L}*|गुस्से\p{L}*|怒った|화난)(?!\p{L})/u,
  ],
  [
    'sleepy',
    /(?<!\p{L})(?:sleep(?!over)\p{L}*|lazy|tired|drowsy|nap(?:s|ped|ping)?|dream(?!catcher)\p{L}*|bored|yawn\p{L}*|exhausted|snor(?:e|es|ed|ing)|stanco|müde|schläfrig|cansad[oa]|dormilón|fatiguée?|endormie?|faul|pigr[oa]|perezos[oa]|paresseu(?:x|se)|assonnat[oa]|sonolent[oa]|сонн\p{L}*|устал\p{L}*|眠い|졸린)(?!\p{L})/u,
  ],
  [
    'love',
    /(?<!\p{L})(?:love\p{L}*|romantic|heart(?!br)\p{L}*|kiss\p{L}*|flirt\p{L}*|in love|valentine\p{L}*|amore\p{L}*)(?!\p{L})/u,
  ],
  [
    'sad',
    /(?<!\p{L})(?:sad(?!dl|is|hu)\p{L}*|homesick\p{L}*|heimweh|despair\p{L}*|verzweiflung|grief|sorrow|desperation|tristeza|tristezza|смуток|грусть|печаль|heartbr\p{L}+|break-?up|cry(?!st|pt|o)\p{L}*|tear(?!oom|away)\p{L}*|depress\p{L}*|lonely|melanchol\p{L}*|triste|emo|weinen\p{L}*|traurig\p{L}*|llorando|llora|pleure\p{L}*|chorando|piange\p{L}*|грустн\p{L}*|печальн\p{L}*|плач\p{L}*|حزين\p{L}*|उदास|悲しい|슬픈)(?!\p{L})/u,
  ],
  [
    'crazy',
    /(?<!\p{L})(?:crazy|insane|mad scientist|dizzy|drunk|weird|silly|chaos|chaotic|confused|wild|goofy|unhinged|derp\p{L}*|pazz\p{L}*|loco)(?!\p{L})/u,
  ],
  [
    'rich',
    /(?<!\p{L})(?:rich|wealthy|money|millionaire|billionaire|gold(?:s|en(?! (?:retriever|eagle|hamster|gate|labrador|doodle)))?|luxur\p{L}*|greedy|cash|expensive|ricco|mafia|(?<!(?:final|last|raid|end|mini|secret) )boss(?! (?:fight|battle|level))|ceo)(?!\p{L})/u,
  ],
  [
    'cool',
    /(?<!\p{L})(?:cool|smug|swag|gangster|chill(?!i|y)\p{L}*|sunglasses|confident|sigma|sassy|mysterious|spy|ninja|detective)(?!\p{L})/u,
  ],
  [
    'scared',
    /(?<!\p{L})(?:scared|afraid|fomo|imposter syndrome|angst|paura|miedo|peur|страх|anxious|nervous|panic\p{L}*|fear(?!less)\p{L}*|shy|coward\p{L}*|worried|sweat(?!er|sh)\p{L}*|nervös|ängstlich|schüchtern|asustad[oa]|timide|tímid[oa]|timid[oa]|spaventat[oa]|timoros[oa]|pauros[oa]|miedos[oa]|peureu(?:x|se)|effrayée?|怖がり|испуган\p{L}*)(?!\p{L})/u,
  ],
  ['star', /(?<!\p{L})(?:famous|star|celebrity|superstar|influencer|idol|diva)(?!\p{L})/u],
  [
    'happy',
    /(?<!\p{L})(?:happy|happiness|hope|joy\p{L}*|freude|bonheur|joie|gioia|felicità|felicidad|felicidade|alegría|alegria|радость|счастье|laugh\p{L}*|cheer\p{L}*|smil\p{L}*|funny|excited|friendly|kind|felice|glücklich\p{L}*|fröhlich\p{L}*|feliz|felices|contento|contenta|heureux|heureuse|joyeux|joyeuse|счастлив\p{L}*|весел\p{L}*|سعيد\p{L}*|खुश|嬉しい|행복한)(?!\p{L})/u,
  ],
];

const FLYING =
  /(?<!\p{L})(?:fly\p{L}*|flies|airborne|wing\p{L}*|levitat\p{L}*|hover\p{L}*|soar\p{L}*|angel\p{L}*|fairy|superhero)(?!\p{L})/u;
const ACTIONS: readonly (readonly [Manner['action'], RegExp])[] = [
  [
    'run',
    /(?<!\p{L})(?:run(?!(?:s|ning)? (?:an?|the|his|her|its|their|my|our) (?!(?:\S+ ){0,2}(?:race|marathon|mile|lap)))\p{L}*|sprint\p{L}*|fast|quick\p{L}*|speed\p{L}*|jog\p{L}*|marathon|chas\p{L}*)(?!\p{L})/u,
  ],
  ['dance', /(?<!\p{L})(?:danc\p{L}*|ballerina|ballet|disco|party\p{L}*|twerk\p{L}*|salsa|tango)(?!\p{L})/u],
  ['kick', /(?<!\p{L})(?:kick\p{L}*|karate|kung ?fu|ninja|martial|fight\p{L}*|football\p{L}*|soccer)(?!\p{L})/u],
  [
    'flex',
    /(?<!\p{L})(?:strong\p{L}*|muscle\p{L}*|muscular|buff|gym|flex\p{L}*|power\p{L}*|boxer|boxing|wrestl\p{L}*|bodybuild\p{L}*)(?!\p{L})/u,
  ],
  ['ride', /(?<!\p{L})(?:rid(e|es|ing)|driv(e|es|ing)|surf\p{L}*|skat\p{L}*)(?!\p{L})/u],
];

const moodOf = (text: string): Mood => {
  const words = wantedWords(text);
  return MOOD_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'plain';
};

/** "Lächelt nie" has a smile in it, which its English denies. */
const withoutDenied = (heard: readonly Expression[]): Expression[] =>
  heard.filter((one) => !heard.includes('never smiles') || (one !== 'smiling' && one !== 'laugh'));

/** Reads moods and movements out of what is said of one idea after the other, in all languages in which it is: who is afraid of a war is afraid. */
export function readManner(...ideas: (string | readonly string[])[]): Manner {
  const words = wantedWords(ideas.flat().join(', '));
  // Each by itself: beside a fox "odd" is not said of a thing, as "striped" is of socks.
  const told = ideas.map((idea) => {
    const texts = [idea].flat();
    return {
      mood: moodOf(texts.join(', ')),
      expressions: withoutDenied(texts.flatMap((text) => hearExpressions(text).map(({ expression }) => expression))),
    };
  });
  return {
    mood: told.find(({ mood }) => mood !== 'plain')?.mood ?? 'plain',
    flying: FLYING.test(words),
    expressions: [...new Set(told.flatMap(({ expressions }) => expressions))],
    told,
    action: ACTIONS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none',
  };
}
