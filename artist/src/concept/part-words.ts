/** Words for what the parts of a body are like, in six languages, as `patternOf` reads them: what it is called in English, and how it is drawn. */
import type { TraitMark } from '../painter/expression-kinds.ts';
import type { SkinId } from '../painter/skins.ts';
import type { ColorName } from './colors.ts';

/** All in parts of the usual. */
interface Shape {
  height?: number;
  width?: number;
  /** Of the whole figure in its picture. */
  size?: number;
  /** How long legs are. */
  legs?: number;
  /** How thick arms are, most of all in their middle. */
  arms?: number;
}

export interface BuildRow extends Shape {
  english: string;
  names: string;
  mark?: TraitMark;
  color?: ColorName;
  /** How large a head is. */
  head?: number;
  /** How large hands are. */
  hands?: number;
  /** How large feet are. */
  feet?: number;
  /** How long arms are. */
  reach?: number;
  /** What it is called by how many there are: "six-armed". */
  counted?: string;
  /** True: nothing draws so many, and only a sign tells of them. */
  isOnlyTold?: true;
  /** How many heads there are. */
  heads?: number;
  /** How many pairs of arms there are. */
  pairs?: number;
  /** How many pairs of legs there are. */
  legPairs?: number;
  /** How many pairs of wings there are. */
  wings?: number;
  /** How long a neck is, in parts of the head's radius. */
  neck?: number;
  /** A piece that is worn or held with it. */
  brings?: string;
  /** True: with tufts all around. */
  isHairy?: true;
  /** True: with round puffs all around. */
  isFluffy?: true;
  /** True: what is behind shines through. */
  isSheer?: true;
  /** True: with grey brows, and a beard as grey. */
  isGrey?: true;
  /** True: a trunk like a ball. */
  isRound?: true;
  /** True: with a hump. */
  isHunched?: true;
  /** True: with corners. */
  isSquare?: true;
  /** What an arm or a leg is made of. */
  limb?: 'robot arm' | 'wooden leg';
  /** What it is made of or covered with. */
  skin?: SkinId;
  /** True: also of who is named beside it, in a theme or a trait: "tiny knight". */
  isAnywhere?: true;
}

const LONG = '(?:(?:very|super|really|sehr|extrem) )?(?:long|lange[nrsm]?)(?: long)?';
const OF_LEGS = 'legs?|beine?n?';
const BIG = '(?:(?:very|really|sehr) )?(?:big|huge|giant|large|enormous|gigantic|oversized|große[nrsm]?|riesige[nrsm]?|riesen)';
const THICK = 'strong|muscular|big|huge|thick|beefy|massive|starke[nrsm]?|kräftige[nrsm]?|muskulöse[nrsm]?|dicke[nrsm]?';
const HEADS = '(?:heads?|köpfen?|cabezas|têtes|teste|cabeças)';
const ARMS =
  '(?:arms?|armen?|brazos|bras|braccia|braços|hands|händen?|manos|mains|mani|mãos|tentacles|tentakeln?|tentáculos|tentacules|tentacoli)';
const MANY =
  'many|several|multiple|lots of|four|five|six|seven|eight|nine|ten|twelve|4|5|6|7|8|9|10|12|viele[n]?|mehrere[n]?|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|muchas|muchos|varias|varios|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|plusieurs|beaucoup de|quatre|cinq|six|sept|huit|neuf|dix|douze|molte|molti|tante|parecchie|quattro|cinque|sei|sette|otto|nove|dieci|dodici|muitos|muitas|vários|várias|quatro|seis|sete|oito|dez|doze';

/** Two, three and more, in the words of each language: "two nosy neighbours" have no Polish noses. */
const NUMBERS = {
  en: ['two|2', 'three|3', 'many|several|multiple|lots of|four|five|six|seven|eight|nine|ten|twelve|4|5|6|7|8|9|10|12'],
  de: ['zwei|2', 'drei|3', 'viele[n]?|mehrere[n]?|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|4|5|6|7|8|9'],
  es: ['dos|2', 'tres|3', 'muchas|muchos|varias|varios|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|4|5|6|7|8|9'],
  fr: ['deux|2', 'trois|3', 'plusieurs|beaucoup de|quatre|cinq|six|sept|huit|neuf|dix|douze|4|5|6|7|8|9'],
  it: ['due|2', 'tre|3', 'molte|molti|tante|parecchie|quattro|cinque|sei|sette|otto|nove|dieci|dodici|4|5|6|7|8|9'],
  pt: ['duas|dois|2', 'três|3', 'muitos|muitas|vários|várias|quatro|cinco|seis|sete|oito|nove|dez|doze|4|5|6|7|8|9'],
  nl: ['twee|2', 'drie|3', 'vier|vijf|zes|zeven|acht|negen|4|5|6|7|8|9'],
  pl: ['dwa|dwie|dwoma|2', 'trzy|trzema|3', 'cztery|pięć|sześć|4|5|6'],
  ru: ['два|две|двумя|2', 'три|тремя|3', 'четыре|пять|шесть|4|5|6'],
} as const;
type Nouns = Partial<Record<keyof typeof NUMBERS, string>>;

/** From two on, or from three on of what everybody has two of. "Two wheels of cheese" are none. */
const countedOf = (nouns: Nouns, least: 2 | 3 = 2): string =>
  Object.entries(NUMBERS)
    .flatMap(([language, [two, three, more]]) => {
      const noun = nouns[language as keyof Nouns];
      return noun === undefined
        ? []
        : [`(?:${least === 2 ? `${two}|` : ''}${three}|${more}) (?:${noun})(?! (?:of|de|di|von|van) )`];
    })
    .join(', ');
const SOME = '(?:二|三|四|五|六|七|八|九|十|2|3|4|5|6|7|8|9)';
const IN_JAPANESE = `${SOME}(?:本|つ|個|枚)?の?`;
const COUNTED_IN_JAPANESE = `${SOME}(?:本|つ|個|枚)の?`;

/** What is counted stands before what is only said to be there. */
export const PARTS = {
  twoHeads: {
    english: 'two-headed',
    names: `(?:two|2|zwei|dos|deux|due|duas) ${HEADS}, (?:two|double) headed, doppelköpfig*, zweiköpfig*, bic[eé]fal[oae], bicéphale, à deux têtes, a due teste, de dos cabezas, 双頭, (?:二つ|2つ|ふたつ|二本|2本)の?頭, 頭が(?:二つ|2つ|ふたつ)`,
    heads: 2,
    isAnywhere: true,
  },
  threeHeads: {
    english: 'three-headed',
    names: `(?:three|3|drei|tres|trois|tre|três) ${HEADS}, three headed, dreiköpfig*, tric[eé]fal[oae], tricéphale, à trois têtes, a tre teste, de tres cabezas, 三頭, (?:三つ|3つ|みっつ)の?頭, 頭が(?:三つ|3つ|みっつ)`,
    heads: 3,
    isAnywhere: true,
  },
  fourHeads: {
    english: 'four-headed',
    names: `(?:four|4|vier|cuatro|quatre|quattro|quatro) ${HEADS}, four headed, vierköpfig*, (?:四つ|4つ|よっつ)の?頭, 頭が(?:四つ|4つ|よっつ)`,
    heads: 4,
    isAnywhere: true,
  },
  manyHeads: {
    english: 'many-headed',
    counted: 'headed',
    names: `(?!(?:four|4|vier|cuatro|quatre|quattro|quatro) )(?:${MANY}) ${HEADS}, (?:many|multi|five|six|seven|nine|hundred) headed, (?:viel|mehr|fünf|sechs|sieben|neun)köpfig*, polic[eé]fal[oae], polycéphale, たくさんの頭, (?:五つ|七つ|八つ|多)の?頭, 頭がたくさん`,
    heads: 5,
    isAnywhere: true,
  },
  fourArms: {
    english: 'four-armed',
    counted: 'armed',
    names: `(?:three|four|3|4|drei|vier|tres|cuatro|trois|quatre|tre|quattro|três|quatro) ${ARMS}, (?:three armed|dreiarmig*), four armed, vierarmig*, (?:四本|4本|三本|3本)の?腕, 腕が(?:四本|4本|三本|3本)`,
    arms: 0.85,
    pairs: 2,
    isAnywhere: true,
  },
  manyArms: {
    english: 'many-armed',
    counted: 'armed',
    names: `(?:${MANY}) ${ARMS}, (?:many|multi|five|six|seven|eight|ten|twelve) armed, (?:viel|fünf|sechs|sieben|acht|zehn)armig*, (?:六本|6本|八本|8本|たくさん)の?腕, 腕が(?:六本|6本|八本|8本|たくさん)`,
    arms: 0.7,
    pairs: 4,
    isAnywhere: true,
  },
  manyWings: {
    english: 'many-winged',
    counted: 'winged',
    names: `(?:three|four|five|six|eight|many|several|4|6|8|vier|sechs|acht|viele[n]?|cuatro|seis|ocho|muchas|quatre|six|huit|quattro|quatro|sei|otto|molte) (?:pairs of )?(?:wings|flügeln?|alas|ailes|ali|asas), (?:four|six|many) winged, (?:四|4|六|6|八|8)枚の?(?:翼|羽)`,
    wings: 3,
    brings: '1fabd',
  },
  manyLegs: {
    english: 'many-legged',
    counted: 'legged',
    names: `(?:three|3|drei|tres|trois|tre|três|${MANY}) (?:legs|beinen?|piernas|patas|jambes|pattes|gambe|zampe|pernas|feet|füßen?|pies|pieds|piedi|pés), (?:many|three|four|six|eight|hundred) legged, (?:viel|drei|vier|sechs|acht|hundert)beinig*, (?:三本|四本|六本|八本|3本|4本|6本|8本|たくさん)の?(?:足|脚), (?:足|脚)が(?:三本|四本|六本|八本|たくさん)`,
    legPairs: 2,
    isAnywhere: true,
  },
  manyEyes: {
    english: 'many-eyed',
    counted: 'eyed',
    names: `${countedOf({ en: 'eyes', de: 'augen', es: 'ojos', fr: 'yeux', it: 'occhi', pt: 'olhos', nl: 'ogen', pl: 'ocz(?:y|u|ami)', ru: 'глаза|глазами|глаз' }, 3)}, (?:three|four|five|six|many) eyed, (?:drei|vier|viel)äugig*, (?:三|四|五|六|七|八|百|3|4|5|6|7|8)(?:本|つ|個)?の?目`,
    isAnywhere: true,
  },
  manyTails: {
    english: 'many-tailed',
    counted: 'tailed',
    names: `${countedOf({ en: 'tails', de: 'schwänzen?', es: 'colas|rabos', fr: 'queues', it: 'code', pt: 'caudas|rabos', nl: 'staarten', pl: 'ogony|ogonami', ru: 'хвоста|хвостами|хвостов' })}, (?:two|three|many|nine) tailed, (?:zwei|drei|viel)schwänzig*, ${IN_JAPANESE}(?:尻尾|しっぽ), ${SOME}尾(?=の?(?:狐|猫|きつね|キツネ|ねこ|ネコ))`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  manyNoses: {
    english: 'many-nosed',
    counted: 'nosed',
    names: `${countedOf({ en: 'noses|snouts|beaks|trunks', de: 'nasen|schnäbeln?|rüsseln?', es: 'narices|trompas|picos', fr: 'nez|trompes|becs', it: 'nasi|becchi', pt: 'narizes|bicos', nl: 'neuzen', pl: 'nosy|nosami', ru: 'носа|носами' })}, (?:two|three|many) nosed, ${IN_JAPANESE}(?:鼻)`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  manyMouths: {
    english: 'many-mouthed',
    counted: 'mouthed',
    names: `${countedOf({ en: 'mouths|tongues', de: 'mündern?|mäulern?|zungen', es: 'bocas|lenguas', fr: 'bouches|langues', it: 'bocche|lingue', pt: 'bocas|línguas', nl: 'monden|tongen', ru: 'рта|ртами' })}, (?:two|three|many) mouthed, ${COUNTED_IN_JAPANESE}口`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  manyEars: {
    english: 'many-eared',
    counted: 'eared',
    names: `${countedOf({ en: 'ears', de: 'ohren', es: 'orejas', fr: 'oreilles', it: 'orecchie', pt: 'orelhas', nl: 'oren', pl: 'uszy|uszami', ru: 'уха|ушами' }, 3)}, (?:three|four|many) eared, ${IN_JAPANESE}耳`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  oneEar: {
    english: 'one-eared',
    names:
      '(?:only )?(?:one|a single|1) ear(?! (?:of|up|down) ), one eared, nur eine?m? ohr, einohrig*, (?:una sola|solo una) oreja, une seule oreille, un solo orecchio, uma só orelha, 片耳',
    isOnlyTold: true,
    isAnywhere: true,
  },
  manyHorns: {
    english: 'many-horned',
    counted: 'horned',
    names: `${countedOf({ en: 'horns|antlers', de: 'hörnern?', es: 'cuernos', fr: 'cornes', it: 'corna', pt: 'chifres', nl: 'hoorns', pl: 'rogi|rogami', ru: 'рога|рогами' })}, (?:three|four|many) horned, ${COUNTED_IN_JAPANESE}角`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  manyFins: {
    english: 'many-finned',
    counted: 'finned',
    names: `${countedOf({ en: 'fins|flippers', de: 'flossen', es: 'aletas', fr: 'nageoires', it: 'pinne', pt: 'barbatanas|nadadeiras', nl: 'vinnen', pl: 'płetwy' }, 3)}, ${IN_JAPANESE}ヒレ`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  manyWheels: {
    english: 'many-wheeled',
    counted: 'wheeled',
    names: `${countedOf({ en: 'wheels', de: 'rädern?', es: 'ruedas', fr: 'roues', it: 'ruote', pt: 'rodas', nl: 'wielen', pl: 'koła|kołami', ru: 'колеса|колёсами' })}, (?:three|six|eight) wheeled, ${IN_JAPANESE}(?:車輪|タイヤ)`,
    isOnlyTold: true,
    isAnywhere: true,
  },
  winged: {
    english: 'winged',
    names:
      '(?:two|2|a pair of|zwei|dos|deux|due|big|huge|small|tiny|large|angel|bat|dragon|feathered|große[nrsm]?|kleine[nrsm]?|riesige[nrsm]?|grandes|pequeñas|petites|grandi|piccole) (?:wings|flügeln?|alas|ailes|ali), (?<!(?:chicken|buffalo|hot|butterfly|west) )(?:wings|flügeln?|alas|ailes|ali)(?! de pollo| di pollo| de poulet), winged, geflügelt*, alad[oa]s?, ailée?s?, alat[oa], 翼がある, 羽がある, 大きな翼, 大きな羽, 翼の生えた, 羽の生えた',
    wings: 1,
    brings: '1fabd',
  },
  longArms: {
    english: 'long-armed',
    names: `${LONG} ${ARMS}, long armed, langarmig*, brazos (?:muy )?largos, (?:très )?longs bras, bras (?:très )?longs, braccia (?:molto )?lunghe, lunghe braccia, 腕が長い, 長い腕, 手が長い`,
    reach: 1.6,
  },
  shortArms: {
    english: 'short-armed',
    names: `(?:short|tiny|little|small|stubby|kurze[nrsm]?|winzige[nrsm]?|kleine[nrsm]?) ${ARMS}, short armed, kurzarmig*, brazos (?:muy )?(?:cortos|cortitos|pequeños), bras (?:très )?(?:courts|petits), petits bras, braccia (?:corte|piccole), braccine, braccia cortissime, 腕が短い, 短い腕, 小さい腕`,
    reach: 0.55,
  },
  smallHands: {
    english: 'small-handed',
    names:
      '(?:tiny|small|little|kleine[nrsm]?|winzige[nrsm]?) (?:hands|hände[n]?), manos (?:muy )?(?:pequeñas|chiquitas), manitas, petites mains, mani (?:piccole|minuscole), manine, 手が小さい, 小さな手, 小さい手',
    hands: 0.55,
  },
  smallFeet: {
    english: 'small-footed',
    names:
      '(?:tiny|small|little|kleine[nrsm]?|winzige[nrsm]?) (?:feet|foot|füße[n]?), pies (?:muy )?(?:pequeños|chiquitos), piececitos, petits pieds, piedi (?:piccoli|minuscoli), piedini, 足が小さい, 小さな足, 小さい足',
    feet: 0.55,
  },
  longHair: {
    english: 'long-haired',
    names: `${LONG} (?:hair|haare?n?), long haired, langhaarig*, (?:el )?(?:pelo|cabello|cabellera|melena) (?:muy )?larg[oa], melenud[oa], cheveux (?:très )?longs, (?:de )?longs cheveux, capelli (?:molto )?lunghi, (?:lunghi )capelli, cabelos? (?:muito )?(?:compridos?|longos?), 髪が長い, 長い髪, 長髪, ロングヘア`,
    brings: 'own-long-hair',
  },
  longLegs: {
    english: 'long-legged',
    names: `${LONG} (?:${OF_LEGS}), long legged, langbeinig*, piernas (?:muy )?larg[oa]s, patas largas, piernilarg*, (?:très )?longues jambes, jambes (?:très )?longues, gambe (?:molto )?lunghe, lunghe gambe, 足が長い, 脚が長い, 長い足, 長い脚`,
    legs: 2.1,
  },
  longNeck: {
    english: 'long-necked',
    names: `${LONG} (?:necks?|neks?|häls(?:e|en)?|hals), long necked, langhalsig*, cuello (?:muy )?largo, largo cuello, pescoço (?:muito )?(?:comprido|longo), (?:très )?long cou, cou (?:très )?long, collo (?:molto )?lungo, lungo collo, 首が長い, 長い首`,
    neck: 1.5,
  },
  bigEars: {
    english: 'big-eared',
    names: `${BIG} (?:ears|ohren), big eared, segelohren, orejas (?:muy )?grandes, orej[oó]n*, grandes oreilles, orecchie grandi, grandi orecchie, 耳が大きい, 大きな耳, 大きい耳`,
    mark: 'big ears',
  },
  longNose: {
    english: 'long-nosed',
    names: `${LONG} (?:nose|nase), long nosed, langnasig*, nariz (?:muy )?larga, (?:très )?long nez, nez (?:très )?long, naso (?:molto )?lungo, nariz comprida, 鼻が長い, 長い鼻`,
  },
  bigNose: {
    english: 'big-nosed',
    names: `${BIG} (?:nose|nase), big nosed, nariz grande, narig[oó]n*, gros nez, grand nez, naso grande, nasone, 鼻が大きい, 大きな鼻`,
    mark: 'big nose',
  },
  bigHands: {
    english: 'big-handed',
    names: `${BIG} (?:hands|hände[n]?|fists), manos (?:muy )?grandes, grandes mains, mani grandi, manone, 手が大きい, 大きな手`,
    hands: 1.9,
  },
  bigFeet: {
    english: 'big-footed',
    names: `${BIG} (?:feet|foot|füße[n]?), pies (?:muy )?grandes, grands pieds, piedi grandi, piedoni, 足が大きい, 大きな足`,
    mark: 'giant feet',
  },
  bigHead: {
    english: 'big-headed',
    names: `${BIG} (?:heads?|kopf|schädel), big headed, cabez[oó]n*, cabeza (?:muy )?grande, grosse tête, testa grande, testone, 頭が大きい, 大きな頭, 頭でっかち`,
    head: 1.5,
  },
  smallHead: {
    english: 'small-headed',
    names: '(?:tiny|small|little|kleine[nrsm]?) (?:heads?|kopf), cabeza pequeña, petite tête, testa piccola, 頭が小さい, 小顔',
    head: 0.6,
  },
  shortLegs: {
    english: 'short-legged',
    names: `(?:short|tiny|stubby|kurze[nrsm]?) (?:${OF_LEGS}), short legged, kurzbeinig*, piernas cortas, patas cortas, jambes courtes, petites jambes, gambe corte, 足が短い, 短い足, 短足`,
    legs: 0.45,
  },
  strongArms: {
    english: 'strong-armed',
    names: `(?:${THICK}) (?:arms?|armen?|oberarme?n?|biceps|bizeps), strong armed, (?:big )?biceps, bizeps, brazos (?:muy )?(?:fuertes|musculosos|grandes), bras (?:musclés|forts|puissants), gros bras, braccia (?:forti|muscolose|grosse), braccia possenti, 腕が太い, 太い腕, 強い腕, たくましい腕`,
    arms: 2.6,
  },
  thinArms: {
    english: 'thin-armed',
    names:
      '(?:thin|skinny|noodle|weak|dünne[nrsm]?) arm(?:s|e|en)?, brazos (?:flacos|delgados), bras (?:maigres|fins), braccia sottili, 細い腕',
    arms: 0.55,
  },
  robotArm: {
    english: 'robot-armed',
    names:
      '(?:(?:one|a|single) )?(?:robot(?:ic)?|bionic|metal|cyborg|mechanical|prosthetic) (?:arms?|hands?), roboterarm*, (?:un )?brazo (?:robótico|robot|de robot|biónico|mecánico), (?:un )?bras (?:robot|robotique|bionique|mécanique|de robot), (?:un )?braccio (?:robotico|bionico|meccanico|robot|di robot), ロボットアーム, 機械の腕, ロボットの腕, 義手',
    limb: 'robot arm',
  },
  oneLeg: {
    english: 'one-legged',
    names:
      '(?:only )?(?:one|a single|1) leg, one legged, (?:nur )?ein bein, einbeinig*, (?:una sola|una) (?:pierna|pata), cojo, coja, une (?:seule )?jambe, unijambiste, una (?:sola )?gamba, con una gamba sola, 一本足, 片足',
    limb: 'wooden leg',
  },
  woodenLeg: {
    english: 'peg-legged',
    names:
      '(?:(?:one|a|single) )?(?:wooden|peg) legs?, holzbein*, pata de palo, pierna de (?:madera|palo), jambe de bois, gamba di legno, 木の足, 義足',
    limb: 'wooden leg',
  },
} as const satisfies Readonly<Record<string, BuildRow>>;
