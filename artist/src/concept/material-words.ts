/** Words for what a body is made of or covered with all over, in seven languages: "made of stone", "wooden", "aus Holz", "fatta di vetro". */
import type { SkinId } from '../painter/skins.ts';

interface MaterialRow {
  english: string;
  names: string;
  skin: SkinId;
}

const MADE =
  '(?:(?:made|built|formed|crafted|constructed|created) (?:up |out |entirely |completely |only ){0,2}(?:of|from|with)|(?:carved|cut|sculpted|cast|chiseled) (?:out |entirely )?(?:of|from|in)|entirely of|all of|out of)(?: (?:pure|solid|old|cold|real|crumpled|thin|cracked|melting|shiny|polished|wet|melted|clear|soft|warm|frozen|rough)){0,2}';
const AUS =
  '(?:(?:gemacht |gebaut |geschnitzt |komplett |ganz |nur ){0,2}aus|aus)(?: (?:purem|reinem|massivem|echtem|altem|kaltem))?';
const DE =
  '(?:(?:hech[oa]s?|feit[oa]s?|fabricad[oa]s?|tallad[oa]s?|constru[ií]d[oa]s?|compuest[oa]s?) (?:todo |toda |completamente |totalmente )?)?(?:de|con|em)(?: puro| pura)?';
const EN =
  '(?:(?:fait(?:e|es|s)?|fabriquée?s?|constitu[eé]e?s?|taillée?s?|sculptée?s?) (?:entièrement |tout )?)?(?:de|d|en|dans)(?: pur| pure| la| le| l| du)?';
const DI =
  '(?:(?:fatt[oaie]|compost[oaie]|costruit[oaie]|scolpit[oaie]) (?:tutt[oa] |interamente )?)?(?:di|in|d)(?: puro| pura)?';
const MADE_JA = '(?:でできた|でできている|でできて|製|でつくられた|で作られた|で出来た|で出来ている)';

const MADE_OF = new RegExp(
  `^(?:(?:is|ist|es|est|è|é) )?(?:${MADE}|gemacht aus|aus|(?:hech|feit)[oa]s? (?:de|com|con)|faite?s? (?:de|d'|en)|fatt[oaie] (?:di|con|d'))\\s+`,
  'iu',
);

/** What somebody is made of is all that is named: "lasagne" of "fatta di lasagne". */
export const withoutMade = (text: string): string => text.replace(MADE_OF, '').replace(new RegExp(`${MADE_JA}$`, 'u'), '');

/** What is held or worn is made of something by itself: "a grandma with a spoon made of wood". */
const MADE_THING = new RegExp(
  `(?<=(?<!\\p{L})(?:with|holding|holds|carrying|carries|wielding|wearing|wears|has|mit|con|avec|com) (?:\\p{L}+ ){1,4}?)${MADE} \\p{L}+`,
  'giu',
);
export const withoutMadeThing = (text: string): string => text.replace(MADE_THING, '').replaceAll(/ {2,}/gu, ' ').trim();

interface Nouns {
  en: string;
  de: string;
  /** Spanish and Portuguese. */
  es: string;
  fr: string;
  it: string;
  ja: string;
}

/** The phrases that say that somebody is made of it, and words that say so alone. */
const madeOf = ({ en, de, es, fr, it, ja }: Nouns, alone: string): string =>
  [
    `${MADE} (?:${en})`,
    `(?:${en}) (?:made|based)`,
    `${AUS} (?:${de})`,
    `${DE} (?:${es})`,
    `${EN} (?:${fr})`,
    `${DI} (?:${it})`,
    `(?:${ja})${MADE_JA}`,
    alone,
  ].join(', ');

const row = (english: string, skin: SkinId, nouns: Nouns, alone: string): MaterialRow => ({
  english,
  names: madeOf(nouns, alone),
  skin,
});

export const MATERIALS = {
  ofWood: row(
    'wooden',
    'wood',
    {
      en: 'woods?|timber|planks|oak|bamboo|twigs|sticks|driftwood',
      de: 'holz|eichenholz|brettern|bambus',
      es: 'madera|madeira|bambú|bambu',
      fr: 'bois|bambou',
      it: 'legno|bambù',
      ja: '木|木材|竹',
    },
    'wooden, hölzern*, aus holz geschnitzt*, 木製',
  ),
  ofStone: row(
    'made of stone',
    'stone',
    {
      en: 'stones?|rocks?|concrete|cement|granite|boulders|marble|gravel|pebbles|asphalt|clay|sandstone',
      de: 'stein|steinen|beton|granit|zement|marmor|fels|felsen|lehm|ton|kies',
      es: 'piedras?|hormigón|cemento|concreto|granito|mármol|pedras?|betão|mármore|roca|barro',
      fr: 'pierres?|béton|ciment|granit|marbre|roche|argile',
      it: 'pietr[ae]|cemento|calcestruzzo|granito|marmo|roccia|argilla',
      ja: '石|岩|コンクリート|大理石',
    },
    'stony, rocky, petrified, versteinert*, steinern*, petrificad[oa], pétrifiée?, pietrificat[oa], 石製',
  ),
  ofGlass: row(
    'made of glass',
    'glass',
    {
      en: 'glass|crystals?|diamonds?',
      de: 'glas|kristall',
      es: 'vidrio|cristal|vidro',
      fr: 'verre|cristal',
      it: 'vetro|cristallo',
      ja: 'ガラス|水晶|クリスタル',
    },
    'glassy, gläsern*, vítre[oa], crystalline',
  ),
  ofIce: row(
    'made of ice',
    'ice',
    { en: 'ice|ice cubes|icicles', de: 'eis', es: 'hielo|gelo', fr: 'glace', it: 'ghiaccio', ja: '氷' },
    'icy, eisig*, vereist*, helada, (?<=\\p{L} )helado, congelad[oa], gelée?, ghiacciat[oa], frozen solid, 氷漬け',
  ),
  ofGold: row(
    'golden',
    'gold',
    {
      en: 'gold|gold leaf|brass',
      de: 'gold|messing',
      es: 'oro|ouro|latón',
      fr: 'or|laiton',
      it: 'oro|ottone',
      ja: '金|黄金|純金',
    },
    'gilded, gold plated, solid gold, vergoldet*, dorée à l or, 金製',
  ),
  ofMetal: row(
    'metallic',
    'metal',
    {
      en: 'metals?|steel|iron|silver|chrome|aluminium|aluminum|tin|tinfoil|scrap(?: metal)?|titanium|copper|aluminium foil|mercury',
      de: 'metall|stahl|eisen|silber|chrom|blech|schrott|alufolie|aluminium|titan|kupfer',
      es: 'metal|acero|hierro|plata|aluminio|hojalata|aço|ferro|prata|chatarra|cobre|titanio|papel de aluminio',
      fr: 'métal|acier|fer|argent|aluminium|tôle|ferraille|cuivre|chrome',
      it: 'metallo|acciaio|ferro|argento|alluminio|latta|rame|titanio|cromo',
      ja: '金属|鉄|銀|鋼|アルミ',
    },
    'metallic, wrapped in (?:tin|aluminium|aluminum )?foil, in alufolie (?:gewickelt|eingewickelt), chrome plated, metallisch*, metálic[oa], métallique, metallic[oa], stählern*, eisern*, 金属製, 鉄製',
  ),
  rusty: {
    english: 'rusty',
    names:
      'rust(?:y|ed)*, (?:covered (?:in|with) |full of )rust, rostig*, verrostet*, oxidad[oa]s?, enferrujad[oa]s?, rouillée?s?, arrugginit[oaie], 錆びた, 錆びている, さびた, 錆だらけ, zardzewiał*, ржав*',
    skin: 'rust',
  },
  ofCardboard: row(
    'made of cardboard',
    'cardboard',
    {
      en: 'cardboard|carton|cardboard boxes|paper bags',
      de: 'pappe|karton|kartons|pappkartons',
      es: 'cartón|papelão|cartão|cajas de cartón',
      fr: 'carton|cartons',
      it: 'cartone|cartoni',
      ja: '段ボール|ダンボール',
    },
    'cardboard, ダンボール製, 段ボール製',
  ),
  ofPaper: row(
    'made of paper',
    'paper',
    {
      en: '(?:origami |newspaper |toilet |folded )?papers?|newspapers?|paper mache|receipts',
      de: 'papier|zeitungspapier|pappmaché|toilettenpapier',
      es: 'papel|papel maché|periódicos?|papel de jornal',
      fr: 'papier|papier mâché|papier journal',
      it: 'carta|cartapesta|giornali',
      ja: '紙|折り紙|新聞紙',
    },
    'papery, origami(?: paper| style)?, folded (?:out of|from) paper, paper mache, papier ?mâché, pappmaché, cartapesta, papel maché, 紙製, 折り紙',
  ),
  ofBricks: row(
    'made of toy bricks',
    'bricks',
    {
      en: 'legos?|lego bricks|toy bricks|building bricks|building blocks|duplo|minecraft blocks',
      de: 'lego|legos|legosteinen|bausteinen|klemmbausteinen',
      es: 'legos?|piezas de lego|peças de lego|blocos de lego|bloques',
      fr: 'legos?|briques lego|briques de lego',
      it: 'lego|mattoncini|mattoncini lego|pezzi di lego',
      ja: 'レゴ|レゴブロック|ブロック',
    },
    'lego, lego style, legos, レゴ, pixelated, pixely, voxelated, verpixelt*, pixelad[oa]s?, pixelisée?s?, pixelat[oaie]',
  ),
  ofYarn: row(
    'knitted',
    'knit',
    {
      en: 'wool|yarn|felt|threads?|string|fabric|cloth|cotton|old socks|rope|denim',
      de: 'wolle|garn|filz|stoff|baumwolle',
      es: 'lana|lã|hilos?|fieltro|tela|trapo|tecido|croché|crochê|ganchillo',
      fr: 'laine|fil|tissu|feutre|chiffons?',
      it: 'lana|filo|stoffa|feltro|pezza|uncinetto',
      ja: '毛糸|羊毛|布|フェルト',
    },
    'knitted, knit, hand knitted, crocheted, crochet, woven, stitched, gestrickt*, gehäkelt*, tejid[oa]s?, tricotad[oa]s?, tricotée?s?, crochetée?s?, au crochet, lavorat[oa] a maglia, all uncinetto, 編まれた, 手編みの?, あみぐるみ',
  ),
  ofChocolate: row(
    'made of chocolate',
    'chocolate',
    {
      en: '(?:dark |milk |melted )?chocolates?|fudge|nutella',
      de: '(?:dunkler |zart)?schokolade|nutella',
      es: 'chocolate',
      fr: 'chocolat',
      it: 'cioccolat[oa]|cioccolato fondente',
      ja: 'チョコ|チョコレート',
    },
    'chocolaty, chocolate coated, covered in chocolate, schokoladig*',
  ),
  ofSlime: row(
    'slimy',
    'slime',
    {
      en: '(?:green )?slime|goo|goop|snot|mucus|ooze',
      de: 'schleim|glibber|rotz',
      es: 'slime|moco|mocos|baba|gosma|ranho',
      fr: 'slime|morve|bave|gélatine verte',
      it: 'slime|moccio|bava|melma',
      ja: 'スライム',
    },
    '(?:covered|dripping|soaked) (?:in|with) (?:green )?(?:slime|goo|snot), slimy, gooey, schleimig*, viscos[oa]s?, babos[oa]s?, gosment[oa], visqueu(?:x|se), gluante?, viscid[oa], ぬるぬる, ベトベト',
  ),
  ofMash: row(
    'made of mash',
    'mash',
    {
      en: '(?:mashed )?potato mash|mash|mashed potato(?:e?s)?|dough|cream|whipped cream|butter|custard|porridge|mozzarella|marshmallows?|tofu|wax|soap',
      de: '(?:kartoffel)?püree|kartoffelbrei|brei|teig|sahne|butter|marshmallows?|tofu|wachs|seife',
      es: 'puré(?: de (?:papas?|patatas?))?|purê(?: de batatas?)?|masa|massa|nata|mantequilla|manteiga|mozzarella|cera|jabón|tofu',
      fr: 'purée(?: de pommes de terre)?|pâte|crème|beurre|guimauve|cire|savon|tofu',
      it: 'purè(?: di patate)?|impasto|panna|burro|mozzarella|cera|sapone|tofu',
      ja: 'マッシュポテト|バター|豆腐|クリーム|マシュマロ|ろう',
    },
    'doughy, teigig*, 豆腐製',
  ),
  ofRubber: row(
    'made of rubber',
    'rubber',
    {
      en: 'rubber|plastic|latex|balloons?|vinyl|silicone|plasticine|play ?doh|bubble ?gum|chewing gum',
      de: 'gummi|plastik|latex|luftballons?|knete|kaugummi|kunststoff',
      es: 'goma|plástico|látex|globos?|borracha|plastilina|chicle|hule',
      fr: 'caoutchouc|plastique|latex|ballons|pâte à modeler|chewing gum',
      it: 'gomma|plastica|lattice|palloncini|plastilina|pongo',
      ja: 'ゴム|プラスチック|ビニール|風船|粘土',
    },
    'inflatable, blow up, inflated, plastic, aufblasbar*, inflables?, hinchables?, infláve(?:l|is), gonflables?, gonfiabil[ei], ビニール製, ゴム製, プラスチック製',
  ),
  bandaged: {
    english: 'bandaged',
    names:
      'bandaged, mummified, (?:wrapped|covered|rolled)(?: up)? in (?:\\w+ )?(?:bandages?|toilet paper|gauze|bubble ?wrap|cling ?film|duct tape|tape|newspaper|linen|cloth|rags), (?:in|mit) (?:bandagen|verbänden|klopapier|toilettenpapier|luftpolsterfolie|klebeband)(?: gewickelt| umwickelt| eingewickelt)?, bandagiert*, einbandagiert*, (?:envuelt[oa]|vendad[oa]) (?:en|con) (?:vendas|papel higiénico|plástico de burbujas|cinta), vendad[oa]s?, (?:enrolad[oa]|embrulhad[oa]) em (?:ataduras|papel higiénico|papel higiênico|plástico bolha), enfaixad[oa]s?, (?:enroulée?|emballée?|enveloppée?) (?:dans|de) (?:du |des |de )?(?:bandages|bandelettes|papier toilette|papier bulle), bandée?s?, (?:avvolt[oa]|fasciat[oa]) (?:in|nella|di) (?:bende|carta igienica|pluriball), bendat[oa], fasciat[oa], 包帯(?:だらけ|ぐるぐる巻き|を巻いた|に巻かれた)?',
    skin: 'wraps',
  },
  mossy: {
    english: 'mossy',
    names:
      'mossy, moss grown, moss covered, (?:overgrown|covered|coated) (?:in|with|by) (?:\\w+ )?(?:moss|ivy|grass|algae|mould|mold|lichen), (?:made|out) of (?:moss|grass|leaves|hay), overgrown, mou?ldy, bemoost*, moosbewachsen*, (?:mit )?moos (?:bedeckt|bewachsen|überzogen), (?:von|mit) (?:moos|algen|efeu|gras) (?:bedeckt|bewachsen|überwuchert), aus (?:moos|gras|heu), verschimmelt*, schimmlig*, (?:cubiert[oa]|llen[oa]|cobert[oa]|chei[oa]) de (?:musgo|moho|algas|hiedra|mofo|limo), (?:hech[oa]|feit[oa]) de musgo, mohos[oa], mofad[oa], (?:couverte?s?|recouverte?s?) de (?:mousse|moisissure|lierre|algues), moussue?s?, moisie?s?, (?:copert[oaie]|ricopert[oaie]|pien[oaie]) di (?:muschio|muffa|alghe|edera), muschios[oa], ammuffit[oa], 苔だらけ, 苔むした, 苔に覆われた, カビだらけ, カビた',
    skin: 'moss',
  },
  glittery: {
    english: 'glittery',
    names:
      'glittery, glittering, sparkly, sequined, bedazzled, bejeweled, (?:covered|coated|dipped|drenched|made) (?:in|with|of|out of) (?:\\w+ )?(?:glitter|sequins|sparkles|stardust|rhinestones|sugar), glitzernd*, glitzrig*, (?:voller|mit|aus|von) (?:glitzer|pailletten|zucker)(?: bedeckt| überzogen)?, (?:cubiert[oa]|llen[oa]|cobert[oa]|chei[oa]) de (?:purpurina|brillantina|lentejuelas|glitter|brilhos?|paetês), brillantina, (?:couverte?s?|pleine?s?|recouverte?s?) de (?:paillettes|strass), pailletée?s?, (?:copert[oaie]|ricopert[oaie]|pien[oaie]) di (?:glitter|brillantini|paillettes|strass), キラキラ, ラメだらけ, ラメまみれ, スパンコールだらけ',
    skin: 'glitter',
  },
  checked: {
    english: 'checkered',
    names:
      'check(?:er)?ed, chequered, plaid, tartan, gingham, checkerboard, kariert*, (?:a|de) cuadros, cuadriculad[oa], xadrez, quadriculad[oa], à carreaux, quadrillée?s?, a quadr(?:i|etti), scozzese, チェック柄, 市松模様, チェックの',
    skin: 'checks',
  },
  striped: {
    english: 'striped',
    names:
      'strip(?:y|ed)*, stripey, (?:with|in) stripes, gestreift*, (?:a|de|con) rayas, rayad[oa]s?, às riscas, listrad[oa]s?, riscad[oa]s?, com listras, rayée?s?, à rayures, à bandes, a righe, a strisce, rigat[oaie], striat[oaie], しましま, 縞模様, ストライプ, シマシマ',
    skin: 'stripes',
  },
  spotted: {
    english: 'spotted',
    names:
      'spott(?:y|ed)*, dotted, polka ?dot(?:s|ted)?, speckled, (?:with|in) (?:polka )?(?:dots|spots), gepunktet*, gefleckt*, getupft*, (?:a|de|con) (?:lunares|manchas|topos|pintas), moteado, motead[oa]s?, manchad[oa]s?, com bolinhas, de bolinhas, pintad[oa] com pintas, malhad[oa]s?, à pois, tachetée?s?, mouchetée?s?, à taches, a pois, a pallini, maculat[oaie], maculat[oaie], 水玉, 水玉模様, 斑点, まだら, ドット柄',
    skin: 'spots',
  },
} as const satisfies Readonly<Record<string, MaterialRow>>;
