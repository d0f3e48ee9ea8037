/** Words for what a body is like, in six languages, as `patternOf` reads them: what it is called in English, and how it is drawn. */
import type { SkinId } from '../painter/skins.ts';
import { MATERIALS } from './material-words.ts';
import { type BuildRow, PARTS } from './part-words.ts';

/** What names a part of a body stands before what may be said of all of it. */
const ROWS = {
  ...PARTS,
  ...MATERIALS,
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
      '(?:really |extremely |super )?tall, lanky, gangly, towering, long long, long(?= and (?:thin|slim|skinny|lean)), long(?:ue)?(?= et (?:maigre|mince|fine?)), larg[oa](?= y (?:flac|delgad)), lang(?= und (?:dünn|schmal|mager)), lung[oa](?= e (?:magr|sottil|snell)), (?:lang und )?hochgewachsen*, hoch gewachsen, groß, große[nrsm]?, gross, alt[oa]s?(?! y viej), altísim[oa], larguiruch[oa]*, espigad[oa], grande taille, grand(?:e)?(?= et (?:maigre|mince|fort|costaud|musclé|gros))|(?<=très )grande?, de haute taille, élancée?, altissim[oa], lung[oa](?: lung[oa])?, spilungon[ea], 背が高い, 背が高くて, 背の高い, 高身長, 長身, のっぽ, ノッポ',
    height: 1.5,
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
      'fat, chubby, chonky?, plump, tubby, overweight, obese, pudgy, podgy, portly, curvy, curvaceous, curves, voluptuous, plus size, thicc?, dick, dicke[nrsm]?, dicklich*, mollig*, pummelig*, pummlig*, moppelig*, übergewichtig*, füllig*, rundlich*, fett, kurvig*, gord[oa]s?, gordit[oa]s?, gordinh[oa]s?, gordinfl[oó]n*, regordete*, rellenit[oa], obes[oa], curvas, curvilíne[oa], con curvas, gross?e?s?(?: et)?|dodue?s?, grassouillet*, rondelet*, rondouillard*, potelée?s?, enrobée?s?, obèse, pulpeu(?:x|se), grass[oa], grassott?ell[oa], cicciott?ell[oa], ciccion[ea], cicci[oa], paffut[oa], cicciott[oa], formos[oa], 太っている, 太った, 太い, 太め, デブ, ぽっちゃり*, ふくよか, ぽちゃぽちゃ, まるまる',
    width: 1.42,
  },
  thin: {
    english: 'thin',
    names:
      'thin, slim, skinny, slender, lean, scrawny, bony, super ?slim, petite frame, willowy, dünn*, schlank*, mager*, hager*, dürr*, schmal*, schmächtig*, delgad[oa]s?, delgadit[oa], flac[oa]s?, flaquit[oa], esbelt[oa], minces?, maigres?, maigrichon*, fluette?, svelte, magr[oa], magrolin[oa], snell[oa], sottile, mingherlin[oa], secc[oa], 細い, 細くて, ほっそり*, 痩せている, 痩せた, やせている, やせた, 痩せ, ガリガリ, スリム, 細身',
    width: 0.6,
  },
  average: {
    english: 'average',
    names:
      'average(?: build| height| size| sized)?, medium(?: build| height| size| sized)?, normal(?: build| size| sized)?, durchschnittlich*, mittelgroß*, promedio, de estatura media, taille moyenne, moyenne?, nella media, di media statura, 普通, 平均的',
  },
  baby: {
    english: 'baby',
    names: '(?:baby|newborn)(?= (?!blue|pink|face|shower|sitter|carriage|food|oil)[^ ])',
    size: 0.75,
    head: 1.3,
    brings: '1f37c',
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
    width: 1.3,
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
    size: 0.8,
    height: 0.85,
  },
  round: {
    english: 'round',
    names:
      'round, roundish, spherical, ball shaped, rund, runde[nrsm]?, kugelrund*, kugelig*, redond[oa]s?, redondit[oa], ronde?s?, rond comme une boule, rotond[oa], tond[oa], 丸い, まるい, 丸くて, まん丸, 丸っこい',
    width: 1.5,
    isRound: true,
  },
  sheer: {
    english: 'transparent',
    names:
      'transparent, translucent, see through, half transparent, durchsichtig*, durchscheinend*, transparente[nrsm]?, transparentes?, translúcid[oa], translucides?, trasparent[ei], traslucid[oa], 透明*, 半透明*, 透け*, すけすけ',
    isSheer: true,
    isAnywhere: true,
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
  tattooed: {
    english: 'covered in tattoos',
    names:
      '(?:mit |voller )tattoos(?: bedeckt| übersät)?, tätowiert*, (?:llen[oa]|cubiert[oa]) de tatuajes, (?:cobert[oa]|chei[oa]) de tatuagens, (?:couverte?|pleine?) de tatouages, (?:copert[oa]|pien[oa]) di tatuaggi, タトゥーだらけ, 刺青だらけ',
    mark: 'tattoos',
  },
  barnacled: {
    english: 'covered in barnacles',
    names:
      '(?:(?:covered|encrusted|coated) (?:in|with|by) )?barnacles, (?:barnacle )?encrusted, (?:mit |voller )?seepocken(?: bedeckt| übersät)?, (?:cubiert[oa] |llen[oa] )?de percebes, (?:cobert[oa] |chei[oa] )?de cracas, (?:couverte? |pleine? )?de (?:bernacles|balanes), (?:copert[oa] |pien[oa] )?di (?:cirripedi|balani), フジツボ(?:だらけ|まみれ|に覆われた)?',
    mark: 'barnacles',
  },
  fluffy: {
    english: 'fluffy',
    names:
      '(?:very )?(?:fluffy|fuzzy|woolly|wooly|cuddly), fluffig*, flauschig*, plüschig*, kuschelig*, esponjos[oa], suavecit[oa], duveteu(?:x|se), soffic[ei], ふわふわ, もふもふ, モフモフ, ふかふか',
    isFluffy: true,
  },
  hairy: {
    english: 'hairy',
    names:
      '(?:very )?(?:hairy|furry|shaggy), behaart*, haarig*, fellig*, zottelig*, zottig*, pelud[oa]s?, peludit*, vellud[oa], poilue?s?, velue?s?, pelos[oa], pelosett*, peloso, villos[oa], 毛むくじゃら, 毛深い, もじゃもじゃ',
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
    isGrey: true,
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
  const { arms, legs, height, hands, feet, neck, head, heads, limb, pairs, legPairs, reach } = BUILD[quality];
  return (
    [arms, hands, feet, neck, heads, limb, pairs, legPairs, reach].some(Boolean) ||
    (height === undefined && [legs, head].some(Boolean))
  );
};

/** What a body of these qualities is made of or covered with. */
export const skinOf = (build: readonly BuildQuality[] = []): SkinId | undefined =>
  build.map((quality) => BUILD[quality].skin).find((skin) => skin !== undefined);
