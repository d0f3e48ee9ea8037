/** Words for what a body is like, in six languages, as `patternOf` reads them: what it is called in English, and how it is drawn. */
import type { TraitMark } from '../painter/expression-kinds.ts';
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

interface BuildRow extends Shape {
  english: string;
  names: string;
  mark?: TraitMark;
  color?: ColorName;
  /** How large a head is. */
  head?: number;
  /** How large hands are. */
  hands?: number;
  /** How long a neck is, in parts of the head's radius. */
  neck?: number;
  /** True: with tufts all around. */
  isHairy?: true;
  /** True: with a hump. */
  isHunched?: true;
  /** True: with corners. */
  isSquare?: true;
  /** What an arm or a leg is made of. */
  limb?: 'robot arm' | 'wooden leg';
  /** True: also of who is named beside it, in a theme or a trait: "tiny knight". */
  isAnywhere?: true;
}

const LONG = '(?:(?:very|super|really|sehr|extrem) )?(?:long|lange[nrsm]?)(?: long)?';
const OF_LEGS = 'legs?|beine?n?';
const BIG = '(?:(?:very|really|sehr) )?(?:big|huge|giant|large|enormous|gigantic|oversized|große[nrsm]?|riesige[nrsm]?|riesen)';
const THICK = 'strong|muscular|big|huge|thick|beefy|massive|starke[nrsm]?|kräftige[nrsm]?|muskulöse[nrsm]?|dicke[nrsm]?';

/** What names a part of a body stands before what may be said of all of it. */
const ROWS = {
  longLegs: {
    english: 'long-legged',
    names: `${LONG} (?:${OF_LEGS}), long legged, langbeinig*, piernas (?:muy )?larg[oa]s, patas largas, piernilarg*, (?:très )?longues jambes, jambes (?:très )?longues, gambe (?:molto )?lunghe, lunghe gambe, 足が長い, 脚が長い, 長い足, 長い脚`,
    legs: 2.1,
  },
  longNeck: {
    english: 'long-necked',
    names: `${LONG} (?:necks?|häls(?:e|en)?|hals), long necked, langhalsig*, cuello (?:muy )?largo, (?:très )?long cou, cou (?:très )?long, collo (?:molto )?lungo, 首が長い, 長い首`,
    neck: 1.5,
  },
  bigEars: {
    english: 'big-eared',
    names: `${BIG} (?:ears|ohren), big eared, segelohren, orejas (?:muy )?grandes, orej[oó]n*, grandes oreilles, orecchie grandi, grandi orecchie, 耳が大きい, 大きな耳, 大きい耳`,
    mark: 'big ears',
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
  woodenLeg: {
    english: 'peg-legged',
    names:
      '(?:(?:one|a|single) )?(?:wooden|peg) legs?, holzbein*, pata de palo, pierna de (?:madera|palo), jambe de bois, gamba di legno, 木の足, 義足',
    limb: 'wooden leg',
  },
  bigBelly: {
    english: 'big-bellied',
    names:
      '(?:big|fat|huge|round|large|beer|pot|giant) (?:belly|bellied|tummy|stomach|gut), pot ?belly, beer ?belly, paunch*, bierbauch, (?:dicke[nrsm]?|große[nrsm]?|runde[nrsm]?) (?:bauch|wampe), dickbäuchig*, barrig[oaó]n*, panza, panz[oó]n*, barriga (?:grande|cervecera), gros ventre, ventru*, bedonnant*, bedaine, pancia, panciut*, grande pancia, 太鼓腹, お腹が大きい, 大きなお腹, ビール腹',
    mark: 'round belly',
    width: 1.12,
  },
  pregnant: {
    english: 'pregnant',
    names:
      'pregnant, expecting a baby, schwanger*, hochschwanger*, embarazad*, enceinte, incinta, 妊娠中, 妊婦, 妊娠している, お腹に赤ちゃん',
    mark: 'round belly',
  },
  muscular: {
    english: 'muscular',
    names:
      'muscul(?:ar|ous), (?:very |huge |big |lots of )?muscles, muscly, buff, swole, jacked, ripped, beefy, brawny, (?:very )?strong, athletic, sporty build, muskulös*, muskeln, (?:große|viele|dicke) muskeln, muskelbepackt*, muskelprotz, kräftig*, stark, starke[nrsm]?, athletisch*, durchtrainiert*, sportlich*, musculos[oa]*, musculad[oa]*, (?:muchos )?músculos, fuerte, fuertes, fornid[oa]*, atlétic[oa]*, musclée?s?, musculeu(?:x|se), costaude?s?, athlétique, baraquée?s?, balèze, muscolos[oa], muscoli, palestrat[oa], robust[oa], atletic[oa], forzut[oa], 筋肉質*, 筋肉, マッチョ, ムキムキ, たくましい, たくましくて, がっしり',
    arms: 2.2,
    width: 1.12,
    mark: 'abs',
  },
  tall: {
    english: 'tall',
    names:
      '(?:really |extremely |super )?tall, lanky, gangly, towering, long long, (?:lang und )?hochgewachsen*, hoch gewachsen, groß, große[nrsm]?, gross, alt[oa]s?(?! y viej), altísim[oa], larguiruch[oa]*, espigad[oa], grande taille, grand(?:e)?(?= et (?:maigre|mince|fort|costaud|musclé|gros))|(?<=très )grande?, de haute taille, élancée?, altissim[oa], lung[oa](?: lung[oa])?, spilungon[ea], 背が高い, 背が高くて, 背の高い, 高身長, 長身, のっぽ, ノッポ',
    height: 1.4,
    legs: 1.7,
    head: 0.85,
  },
  stocky: {
    english: 'stocky',
    names:
      'stocky, stout, chunky, burly, thickset, squat, broad(?: shouldered)?, gedrungen*, stämmig*, untersetzt*, bullig*, breitschultrig*, achaparrad[oa], rechonch[oa], fornid[oa], corpulent[oae]*, trapue?s?, massif, massive, râblée?, tarchiat[oa], tozz[oa], ずんぐり, がっちり',
    width: 1.3,
    height: 0.84,
  },
  fat: {
    english: 'chubby',
    names:
      'fat, chubby, chonky?, plump, tubby, overweight, obese, pudgy, podgy, portly, curvy, curvaceous, curves, voluptuous, plus size, thicc?, dick, dicke[nrsm]?, dicklich*, mollig*, pummelig*, pummlig*, moppelig*, übergewichtig*, füllig*, rundlich*, fett, kurvig*, gord[oa]s?, gordit[oa]s?, gordinfl[oó]n*, regordete*, rellenit[oa], obes[oa], curvas, curvilíne[oa], con curvas, gross?e?s?(?: et)?|dodue?s?, grassouillet*, rondelet*, rondouillard*, potelée?s?, enrobée?s?, obèse, pulpeu(?:x|se), grass[oa], grassott?ell[oa], cicciott?ell[oa], ciccion[ea], cicci[oa], paffut[oa], cicciott[oa], formos[oa], 太っている, 太った, 太い, 太め, デブ, ぽっちゃり*, ふくよか, ぽちゃぽちゃ, まるまる',
    width: 1.42,
  },
  thin: {
    english: 'thin',
    names:
      'thin, slim, skinny, slender, lean, scrawny, bony, super ?slim, petite frame, willowy, dünn*, schlank*, mager*, hager*, dürr*, schmal*, schmächtig*, delgad[oa]s?, delgadit[oa], flac[oa]s?, flaquit[oa], esbelt[oa], minces?, maigres?, maigrichon*, fluette?, svelte, magr[oa], magrolin[oa], snell[oa], sottile, mingherlin[oa], secc[oa], 細い, 細くて, ほっそり*, 痩せている, 痩せた, やせている, やせた, 痩せ, ガリガリ, スリム, 細身',
    width: 0.6,
  },
  tiny: {
    english: 'tiny',
    names:
      'tiny, teeny(?: tiny)?, itty bitty, minuscule, microscopic, miniature, pocket sized?, very (?:small|little), winzig*, klitzeklein*, sehr klein*, miniatur*, diminut[oa], diminutiv[oa], chiquitit[oa], chiquitín, minúscul[oa], muy pequeñ[oa], muy chiquit[oa], minuscules?, riquiqui, très petite?, minuscol[oa], piccol[oi]ssim[oa], piccolin[oa], molto piccol[oa], とても小さい, ちっちゃい, 極小, ミニサイズ, 豆粒',
    size: 0.5,
    isAnywhere: true,
  },
  huge: {
    english: 'enormous',
    names:
      '(?:very |really )?(?:huge|enormous|gigantic|giant|massive|colossal|humongous)(?! (?:pile|collection|fan)), ginormous, very (?:big|large), riesig*, riesengroß*, gigantisch*, gewaltig*, enorm, enorme[nrsm]?, sehr groß(?= und (?:breit|schwer)), enormes?, gigantes?, gigantesc[oa], inmens[oa], grandísim[oa], grandot[ae], énormes?, gigantesques?, géante?, immenses?, gigantesc[ohi]*, immens[oa], gigante, grandissim[oa], 巨大*, でかい, とても大きい, 超大きい, ジャイアント',
    width: 1.1,
    isAnywhere: true,
  },
  big: {
    english: 'big',
    names: 'big, large, grande, grandes, grand, grosso, grossa, 大きい, 大きくて, 大きな',
    width: 1.12,
  },
  short: {
    english: 'small',
    names:
      'short, small, little, mini, petite, kleine?[nrsm]?, kurz, kleinwüchsig*, baj[oa], bajit[oa]s?, chaparr[oa], chaparrit[oa], pequeñ[oa]s?, pequeñit[oa], chiquit[oa], petite?s?, courte?s? sur pattes, bass[oa], bassin[oa], bassett[oa], piccol[oa], piccolett[oa], 小柄*, 背が低い, 背が低くて, 背の低い, 小さい, 小さくて, 小さな, ちび, チビ',
    size: 0.6,
    height: 0.8,
  },
  round: {
    english: 'round',
    names:
      'round, roundish, spherical, ball shaped, rund, runde[nrsm]?, kugelrund*, kugelig*, redond[oa]s?, redondit[oa], ronde?s?, rond comme une boule, rotond[oa], tond[oa], 丸い, まるい, 丸くて, まん丸, 丸っこい',
    width: 1.36,
  },
  boxy: {
    english: 'square-shaped',
    names:
      'square, boxy, blocky, cubic, cube shaped, quadratisch*, eckig*, kantig*, viereckig*, cuadrad[oa], cuadradot*, carrée?s?, quadrat[oa], squadrat[oa], 四角い, 四角, 角張った, カクカク',
    width: 1.3,
    isSquare: true,
  },
  flat: {
    english: 'flat',
    names:
      'flat, squashed, squished, flattened, pancake flat, platt, flach, flache[nrsm]?, plan[oa], aplastad[oa], chat[oa], plate?s?, aplatie?s?, piatt[oa], schiacciat[oa], 平たい, 平べったい, ぺちゃんこ',
    height: 0.56,
  },
  lumpy: {
    english: 'lumpy',
    names:
      'lumpy, bumpy, knobbly, warty, klumpig*, knubbelig*, knollig*, beulig*, warzig*, verrugos[oa], llen[oa] de bultos, con bultos, grumos[oa], bosselée?s?, verruqueu(?:x|se), bitorzolut[oa], bernoccolut[oa], でこぼこ, ゴツゴツ, ごつごつ, ぼこぼこ',
    mark: 'lumps',
  },
  hairy: {
    english: 'hairy',
    names:
      '(?:very )?(?:hairy|fluffy|furry|fuzzy|shaggy|woolly|wooly), behaart*, haarig*, fluffig*, flauschig*, fellig*, plüschig*, zottelig*, zottig*, pelud[oa]s?, peludit*, vellud[oa], esponjos[oa], poilue?s?, velue?s?, duveteu(?:x|se), pelos[oa], pelosett*, peloso, villos[oa], soffic[ei], 毛むくじゃら, 毛深い, もじゃもじゃ, ふわふわ, もふもふ, モフモフ',
    isHairy: true,
  },
  wrinkled: {
    english: 'wrinkled',
    names:
      'wrinkl(?:y|ed)*, with wrinkles, faltig*, runz(?:e)?lig*, verschrumpelt*, arrugad[oa]s?, ridée?s?, fripée?s?, rugos[oa], grinzos[oa], しわしわ, しわくちゃ, シワシワ',
    mark: 'wrinkles',
  },
  old: {
    english: 'elderly',
    names:
      '(?:very )?old, elderly, aged, alt, alte[nrsm]?, uralt*, betagt*, viej[oa]s?, viejit[oa], ancian[oa]s?, vieux, vieil(?:le)?, âgée?s?, vecchi[oae], vecchiett[oa], anzian[oa], 年老いた, 老いた, 年寄り, 老人',
    mark: 'wrinkles',
  },
  hunched: {
    english: 'hunchbacked',
    names:
      'hunch ?back(?:ed)?, hunched, buck(?:e)?lig*, gebückt*, jorobad[oa], encorvad[oa], bossue?s?, voûtée?s?, gobb[oa], curv[oa], 猫背, 腰が曲がった',
    isHunched: true,
    height: 0.92,
  },
  tanned: {
    english: 'tanned',
    names:
      'tanned, suntanned, sun tanned, bronzed, tan, braun ?gebrannt*, sonnengebräunt*, gebräunt*, bronceadit*, broncead[oa]s?, moren[oa]s?, bronzée?s?, hâlée?s?, abbronzat[oa], abbronzatissim[oa], 日焼け*, 小麦色, こんがり',
    color: 'brown',
  },
  pale: {
    english: 'pale',
    names:
      '(?:very )?pale, pallid, ghostly pale, blass, blasse[nrsm]?, bleich*, kreidebleich*, pálid[oa]s?, pâles?, blême, blafarde?, pallid[oa], 青白い, 青白くて, 色白',
    color: 'white',
  },
} as const satisfies Readonly<Record<string, BuildRow>>;

export type BuildQuality = keyof typeof ROWS;

export const BUILD: Readonly<Record<BuildQuality, BuildRow>> = ROWS;

/** Is it about arms, legs, a neck or a head, which only those have who stand upright? */
export const isOfLimbs = (quality: BuildQuality): boolean => {
  const { arms, legs, height, hands, neck, head, limb } = BUILD[quality];
  return [arms, hands, neck, limb].some(Boolean) || (height === undefined && [legs, head].some(Boolean));
};
