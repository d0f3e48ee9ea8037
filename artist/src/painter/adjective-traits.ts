/** Single words for what somebody is like. In the form of EVERYDAY_TRAITS, after which they are read. */
import type { CharacterTrait } from './expression-kinds.ts';

export const ADJECTIVE_TRAITS = {
  // What is felt and seen on a coat.
  fluffy: {
    names:
      'hairy (?:legs|chest|back|arms|belly), fluff(?:y|iest)*, furry, hairy, fuzzy, shaggy, scruffy, woolly, wooly, curly, unshaven, flauschig*, haarig*, pelos[oa], peluche, poilu*, pelos[oi], włochat*, пушист*, волосат*, もふもふ',
    eyes: 'happy',
    mouth: 'smile',
    mark: 'fluff',
  },
  spotted: {
    names:
      'spott(?:y|ed)*, dotted, polka dots?, polka dotted, speckled, gepunktet*, gefleckt*, à pois, a pois, de lunares, w kropki, в горошек',
    mark: 'spots',
  },
  striped: {
    names: 'strip(?:y|ed|es)*, zebra striped, gestreift*, rayé*, a rayas, a righe, listrad[oa], w paski, полосат*',
    mark: 'stripes',
  },
  scaly: { names: 'scal(?:y|es), reptilian, schuppig*, escamos[oa], squamos[oa], écailleux', mark: 'scales' },
  prickly: {
    names: 'prickl(?:y|es)*, spik(?:y|es)*, thorny, stachelig*, stachlig*, espinos[oa], épineux, spinos[oa], колюч*',
    eyes: 'angry',
    mouth: 'flat',
    mark: 'spikes',
  },
  wobbly: {
    names: 'wobbl*, jiggl*, squishy, squashy, jelly like, elastic, stretchy, bouncy, rubbery, slippery, soft, wackelig*',
    eyes: 'wide',
    mouth: 'wobble',
    mark: 'tremble',
    piece: '🍮',
  },
  wooden: { names: 'wooden, made of wood, hölzern, stiff, rigid', eyes: 'wide', mouth: 'flat', piece: '🪵' },
  precious: {
    names: 'precious, rare, priceless, one of a kind, unique, kostbar*, valuable, limited edition',
    eyes: 'sparkle',
    mouth: 'smile',
    mark: 'sparkles',
    piece: '💎',
  },
  colourful: {
    names: 'colou?rful, multicolou?red, rainbow colou?red, bunt, kunterbunt, coloré*, coloriert, color(?:ido|ida|ato|ata)',
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'blots',
  },
  // Size and weight.
  tiny: {
    names:
      'tiny, mini, miniature, petite, minuscule, microscopic, teeny(?: tiny)?, very small, winzig*, klitzeklein*, diminut[oa], minuscol[oa], malutk*, крошечн*',
    eyes: 'sparkle',
    mouth: 'smile',
    piece: '🔍',
  },
  giant: {
    names:
      'giant, huge, enormous, oversized, gigantic, massive, colossal, humongous, bulky, riesig*, gigantesc[oa], énorme, enorme, ogromn*, огромн*',
    eyes: 'smug',
    mouth: 'grin',
    piece: '🏠',
  },
  tall: { names: 'tall, very tall, towering, lanky, hochgewachsen', eyes: 'smug', mouth: 'smile', piece: '📏' },
  lightweight: { names: 'lightweight, light as a feather, weightless, thin', eyes: 'happy', mouth: 'smile', piece: '🎈' },
  heavy: {
    names: 'heavy, heavyweight, weighs a ton, schwer(?= |$)',
    eyes: 'closed',
    mouth: 'clench',
    mark: 'sweat',
    piece: 'own-dumbbell',
  },
  // What it tastes and feels like.
  tasty: {
    names: 'tasty, delicious, yummy, mouth ?watering, lecker, köstlich*, délicieux, delicios[oa], delizios[oa], pyszn*, вкусн*',
    eyes: 'sparkle',
    mouth: 'tongue',
    piece: '🍴',
  },
  sour: { names: 'sour, acidic, sauer', eyes: 'closed', mouth: 'pucker', piece: '🍋' },
  salty: { names: 'salty, salzig', eyes: 'raised', mouth: 'flat', piece: '🧂' },
  juicy: { names: 'juicy, saftig', eyes: 'happy', mouth: 'drool', mark: 'drips' },
  greasy: { names: 'greasy, crispy, deep fried, oily, fettig', eyes: 'happy', mouth: 'full', piece: '🍟' },
  healthy: { names: 'healthy, fit as a fiddle, wholesome, gesund', eyes: 'happy', mouth: 'smile', piece: '🍎' },
  warm: { names: 'warm, steamy, smoky, toasty', eyes: 'happy', mouth: 'smile', piece: '🔥' },
  sunny: {
    names: 'sunny, upbeat, bubbly, blissful, zany, jaunty, perky, bright',
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'joy',
    piece: '☀️',
  },
  eager: {
    names: 'eager, determined*, persistent, disciplined, feisty, unstoppable, tough, resilient, protective, tenacious, sturdy',
    eyes: 'determined',
    mouth: 'grin',
    piece: '🛡️',
  },
  // Manners.
  regal: {
    names: 'regal, pompous, spoil(?:ed|t), pampered, entitled, posh',
    eyes: 'smug',
    mouth: 'smirk',
    mark: 'sparkles',
    piece: '👑',
  },
  popular: {
    names: 'popular, charismatic, beloved, admired, everyone s favou?rite',
    eyes: 'star',
    mouth: 'grin',
    mark: 'hearts',
  },
  formal: { names: 'formal, old school, conservative, dull, dry', eyes: 'raised', mouth: 'flat', piece: '👔' },
  aloof: {
    names: 'aloof, independent, standoffish, indifferent, mellow, unapproachable',
    eyes: 'closed',
    mouth: 'flat',
    mark: 'breeze',
  },
  clingy: { names: 'clingy, needy, attached, dependent', eyes: 'sparkle', mouth: 'wobble', mark: 'hearts', piece: '🧸' },
  menacing: {
    names: 'menacing, vicious, unfriendly, horrible, terrible, merciless, ruthless, bloodthirsty',
    eyes: 'angry',
    mouth: 'fangs',
    mark: 'frenzy',
  },
  tense: {
    names: 'tense, jittery, hysterical, frightened, on edge, twitchy, skittish',
    eyes: 'wide',
    mouth: 'clench',
    mark: 'tremble',
  },
  odd: {
    names: 'odd, strange, quirky, eccentric, twisted, tricky, foolish, misunderstood, absurd, peculiar',
    eyes: 'uneven',
    mouth: 'tongue',
    mark: 'questions',
  },
  weak: { names: 'weak, frail, feeble, schwach, débil, debole, faible', eyes: 'sad', mouth: 'wobble', mark: 'swirls' },
  elusive: { names: 'elusive, private, unseen', eyes: 'aside', mouth: 'zip', mark: 'leaves' },
  obedient: {
    names: 'obedient, harmless, well trained, good boy, good girl, brav',
    eyes: 'sparkle',
    mouth: 'smile',
    mark: 'halo',
  },
  skilled: {
    names: 'skilled, resourceful, handy, talented, gifted',
    eyes: 'determined',
    mouth: 'smirk',
    mark: 'bulb',
    piece: '🔧',
  },
  brilliant: { names: 'brilliant, ingenious mind, high iq', eyes: 'raised', mouth: 'smirk', thinks: '🧠' },
  poetic: { names: 'poetic, lyrical, writes poems, poet at heart', eyes: 'closed', mouth: 'smile', piece: '🪶', thinks: '📜' },
  // What somebody cannot help.
  toothless: { names: 'toothless, no teeth, zahnlos*', mouth: 'gaps' },
  young: { names: 'young, youthful, baby ?faced, jung', eyes: 'sparkle', mouth: 'laugh', piece: '🍼' },
  itchy: { names: 'itch(?:y|es|ing)*, has fleas, flea ridden, juckt', eyes: 'closed', mouth: 'clench', mark: 'frenzy' },
  nocturnal: { names: 'nocturnal, nachtaktiv*', eyes: 'wide', mouth: 'smile', mark: 'moon' },
  mystical: {
    names: 'mystical, enchanted, otherworldly, supernatural, mystic*',
    eyes: 'sparkle',
    mouth: 'smile',
    mark: 'sparkles',
    piece: '🔮',
  },
  cosmic: {
    names: 'cosmic, from outer space, extraterrestrial, not from this world',
    eyes: 'wide',
    mouth: 'smile',
    thinks: '🪐',
  },
  exotic: { names: 'exotic, tropical', eyes: 'happy', mouth: 'smile', piece: '🌺' },
  fake: { names: 'fake, phoney, phony, impostor, two faced, hypocrit*', eyes: 'aside', mouth: 'smirk', piece: '🎭' },
  sharp: { names: 'sharp, cutting, razor sharp', eyes: 'determined', mouth: 'smirk', piece: '🔪' },
  hollow: { names: 'hollow, empty(?: inside)?, dead inside, burnt', eyes: 'sad', mouth: 'flat', mark: 'cracks' },
  endangered: {
    names: '(?:nearly |already )?endangered, almost extinct, last of (?:his|her|its) kind, extinct',
    eyes: 'sad',
    mouth: 'frown',
    thinks: '☄️',
  },
  sleek: { names: 'sleek, polished, smooth', eyes: 'smug', mouth: 'smirk', mark: 'sparkles' },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
