/** What a text says of a face that no piece of the picture set shows: a beard, a third eye, freckles. In the languages people type. */
import { type ColorName, colorOfWord } from '../concept/colors.ts';
import { numberOf, wantedWords } from '../concept/read-wish.ts';
import { splitWords } from '../pieces/split-words.ts';
import { joinUnspaced, patternOf } from './name-pattern.ts';

type FacialFeature =
  | 'beard'
  | 'goatee'
  | 'moustache'
  | 'brows'
  | 'lashes'
  | 'freckles'
  | 'blush'
  | 'patch'
  | 'monocle'
  | 'scar'
  | 'cyclops'
  | 'eyes';

export interface HeardFeature {
  feature: FacialFeature;
  isLarge: boolean;
  color: ColorName | undefined;
  /** How many eyes there are. */
  count: number;
}

const NAMES: readonly (readonly [FacialFeature, names: string])[] = [
  [
    'goatee',
    'goatee*, ziegenbart, ziegenbärtchen, kinnbart, spitzbart, perilla, pizzetto, barbiche, cavanhaque, эспаньолк*, бородк*, bródk*, 山羊胡, ヤギ髭, 염소수염',
  ],
  [
    'moustache',
    'super mario, mario, luigi, moustach*, mustach*, mustasch*, handlebar*, schnurrbart*, schnurrbärt*, schnauzbart*, schnauzer, oberlippenbart, bigot*, baffi, baffo, baffoni, baffetti, baffuto, baffuta, усы, усат*, усами, усищ*, вуса, вусат*, wąs, wąsy, wąsami, wąsat*, wąsik*, bıyık*, snor, besnord*, overskæg*, viikset, bajusz*, knír*, mustaț*, μουστάκ*, شارب*, שפם, मूंछ*, मूँछ*, kumis, 口ひげ, 口髭, ちょび髭, 八字胡, 小胡子, 콧수염',
  ],
  [
    'beard',
    'beard*, vollbart*, rauschebart, bart, bärte, bärtig*, barba, barbas, barbe, barbu, barbue, barbudo, barbuda, barbuto, barbuta, barbone, barbado, борода, бороду, бородой, бородат*, бородищ*, broda, brodą, brodę, brodat*, baard, baardig*, sakal*, skägg*, skæg*, skjegg*, parta, szakáll*, vousy, vousat*, barbă, γένι*, μούσι*, لحية, بلحية, ملتحي, זקן, दाढ़ी*, janggut*, jenggot*, ひげ, 髭, 髯, 胡子, 胡须, 鬍子, 鬍鬚, 수염',
  ],
  [
    'patch',
    'eyepatch*, eye patch*, augenklappe*, parche en el ojo, cache œil, benda sull occhio, tapa olho, повязк* на глаз*, ooglap*, opask* na oku, opask* na oko, göz bandı, 眼帯, 眼罩, 안대',
  ],
  [
    'brows',
    'unibrow*, monobrow*, eyebrow*, brow, brows, augenbraue*, ceja, cejas, cejijunt*, sourcil*, sopraccigl*, sobrancelh*, wenkbrauw*, брови, бровями, бровь, brwi, brwiami, kaşlı, kaşları, ögonbryn, øjenbryn, 眉毛, まゆげ, 太眉, 눈썹',
  ],
  ['lashes', 'eyelash*, lashes, wimpern*, pestañ*, cils, ciglia, cílios, ресниц*, rzęs*, kirpik*, まつげ, 睫毛, 속눈썹'],
  [
    'freckles',
    'freckl*, sommersprosse*, sommersprossig*, pecas, pecos*, taches de rousseur, lentiggin*, sardas, sardent*, sproet*, веснуш*, конопат*, piegi, piegami, piegowat*, çilli, fräkn*, fregne*, そばかす, 雀斑, 주근깨',
  ],
  [
    'blush',
    'blush*, errötet, errötend*, rosy cheeks, red cheeks, rote backen, roten backen, rote wangen, roten wangen, sonrojad*, ruborizad*, joues rouges, joues roses, guance rosse, arrossit*, румян*, rumieni*, 赤面, ほっぺ, 脸红, 臉紅, 홍조',
  ],
  ['monocle', 'monocl*, monokel, monokl*, monóculo, монокл*, 片眼鏡, モノクル, 单片眼镜, 외알안경'],
  ['scar', 'scar, scars, scarred, scarface, narbe, narben, narbig*, cicatri*, шрам*, blizn*, yara izi, 傷跡, 刀疤, 흉터'],
  [
    'cyclops',
    'cyclop*, one eyed, single eyed, zyklop*, cíclope*, ciclop*, циклоп*, cyklop*, tepegöz, einäugig*, tuerto, tuerta, borgne, одноглаз*, jednook*, eenog*, tek gözlü, enögd*, 一つ目, 単眼, 独眼, 獨眼, 외눈',
  ],
];

/** The chin's hair is no beard, nor is the lip's: each finds its words before the next one looks. */
const FEATURES = NAMES.map(([feature, names]) => [feature, patternOf(names)] as const);

const EYE =
  /^(?:eyes?|eyed|augen?|äugig\p{L}*|ojos?|œil|oeil|yeux|olhos?|occh[io]|глаза?|глазами?|ока|очі|ogen|oog|ocz(?:y|u|ami)|oko|göz(?:lü|ü)?|silmää?|øyne|öga|ögon|øjne|szem(?:ű|ek)?|oči|očima|ochi|μάτια|عيون|أعين|עיניים|आँखें|आंखें|आँख|目|眼睛|眼|눈)$/u;
const MANY =
  /^(?:many|lots|hundreds?|thousands?|hundert|tausend|viel(?:e|en)?|zu|much[oa]s|demasiados|beaucoup|trop|plein|cent|mille|mil|muit[oa]s|molti|troppi|tanti|много|слишком|wiel[eu]|dużo|çok|mnoho|många|mange|veel|كثيرة|多|许多|許多|たくさん|많은)$/u;
const ONE =
  /^(?:one|single|1|einem?|einzige[sn]?|un|uno|único|solo|seul|um|один|одним|jed(?:no|nym)|één|tek|bir|ett|et|一|一つ|한|واحدة)$/u;
/** In one word with the number: "dreiäugig", "трёхглазый". */
const EYED: readonly (readonly [RegExp, count: number])[] = [
  [/(?<!\p{L})(?:dreiäugig|тр[её]хглаз|trójok|troj?ook|tri(?:ó|o)cul)\p{L}*|三つ目|三只眼|三眼|三隻眼|세 ?눈/u, 3],
  [/(?<!\p{L})(?:vieräugig|четыр[её]хглаз|czterook)\p{L}*|四つ目|四只眼/u, 4],
  [/(?<!\p{L})(?:vieläugig|многоглаз|wielook)\p{L}*|百目|千眼/u, 8],
];

/** More would cover the whole face. */
const EYES_MAX = 8;

/** How many eyes are asked for; 0 for the usual ones. */
function countEyes(words: readonly string[], text: string): number {
  const eyed = EYED.find(([pattern]) => pattern.test(text));
  if (eyed) return eyed[1];
  const at = words.findIndex((word) => EYE.test(word));
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at));
  if (before.some((word) => MANY.test(word))) return EYES_MAX;
  const count = Math.max(0, ...before.map((word) => numberOf(word) ?? 0));
  if (count > 2) return Math.min(EYES_MAX, count);
  // "One eye closed" leaves the other open.
  return ONE.test(before.at(-1) ?? '') && at === words.length - 1 ? 1 : 0;
}

const LARGE =
  /(?<!\p{L})(?:huge|giant|gigantic|enormous|massive|long|big|bushy|thick|magnificent|epic|riesig|lang|gro(?:ß|ss)|mächtig|gigant|enorm|énorm|lungh|larg|grand|long|longu|immens|gigantesc|огромн|длинн|больш|густ|ogromn|wielk|dług|uzun|koca|büyük|kocaman|pos|gür|lange|stor|lång|hosszú|dlouh|طويل|كبير|लंबी|बड़ी)\p{L}*|長い|长|長|大|긴|큰/u;

/** Is it a word for a feature, or for how large, how many or of which colour one is? */
export const isOfFeatures = (word: string): boolean =>
  hearFeatures(word).length > 0 ||
  LARGE.test(word) ||
  EYE.test(word) ||
  numberOf(word) !== undefined ||
  colorOfWord(word) !== undefined;

/** What a text says of faces, as far as it is wanted. */
export function hearFeatures(text: string): HeardFeature[] {
  const words = splitWords(wantedWords(text));
  let rest = joinUnspaced(words);
  const color = words.flatMap((word) => colorOfWord(word) ?? [])[0];
  const isLarge = LARGE.test(rest);
  const count = countEyes(words, rest);
  const heard: HeardFeature[] = [];
  for (const [feature, pattern] of FEATURES) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    heard.push({ feature, isLarge, color, count: 0 });
  }
  if (count === 1 && !heard.some(({ feature }) => feature === 'cyclops'))
    heard.push({ feature: 'cyclops', isLarge, color, count });
  if (count > 2) heard.push({ feature: 'eyes', isLarge, color, count });
  return heard;
}

export const tellsFace = (text: string): boolean => hearFeatures(text).length > 0;

const AROUND_EYES: ReadonlySet<FacialFeature> = new Set(['eyes', 'cyclops', 'patch', 'monocle', 'lashes']);
/** Glasses that nobody asked for would hide what was. */
export const tellsEyes = (text: string): boolean => hearFeatures(text).some(({ feature }) => AROUND_EYES.has(feature));
