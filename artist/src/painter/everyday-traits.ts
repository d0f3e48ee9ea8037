/** What people say of each other every day: that they are broke, have a cold, cannot swim. In the form of CHARACTER_TRAITS, before which it is read. */
import { CANNOT } from './bodily-traits.ts';
import type { CharacterTrait } from './expression-kinds.ts';

export const EVERYDAY_TRAITS = {
  // What was eaten, and what never is.
  'just ate': {
    names:
      'just ate, ate too much, (?:so |too |very )?full(?! (?:of|time|speed|size))(?: (?:belly|stomach))?, stuffed(?! animal*| toy*), overate, overfed, well fed, food coma, vollgefressen, satt',
    eyes: 'closed',
    mouth: 'full',
    mark: 'crumbs',
    piece: '🍗',
  },
  vegetarian: {
    names: 'vegetarian*, veggie, vegetarier*, végétarien*, vegetarian[oa], wegetarian*, вегетариан*',
    eyes: 'happy',
    mouth: 'smile',
    piece: '🥦',
    refuses: '🍖',
  },
  vegan: { names: 'vegan*, plant based, vegano, végane, веган*', eyes: 'happy', mouth: 'smile', piece: '🥕', refuses: '🥩' },
  carnivore: { names: 'carnivor*, meat eater, meat lover, loves meat', mouth: 'drool', piece: '🍖' },
  'gluten free': { names: 'gluten free, coeliac, celiac, no gluten', eyes: 'sad', mouth: 'frown', refuses: '🍞' },
  'lactose intolerant': {
    names: 'lactose intolerant, lactose free, dairy free, laktoseintolerant*',
    eyes: 'tired',
    mouth: 'sick',
    mark: 'swirls',
    refuses: '🥛',
  },
  teetotal: { names: 'teetotal*, sober, stays sober, designated driver', eyes: 'determined', mouth: 'smile', refuses: '🍺' },
  'on a diet': {
    names: 'on a diet, dieting, counting calories, sugar free, auf diät',
    eyes: 'sad',
    mouth: 'drool',
    refuses: '🍩',
  },
  'sweet tooth': {
    names: '(?:has a )?sweet tooth, sugar rush, sugar high, loves sweets',
    eyes: 'star',
    mouth: 'drool',
    piece: '🍭',
  },
  // What hurts.
  'sore throat': {
    names:
      'sore throat, lost (?:his|her|its|their) voice, hoarse, tonsillitis, halsschmerzen, halsweh, mal di gola, mal de gorge',
    eyes: 'tired',
    mouth: 'thermometer',
    piece: '🧣',
  },
  toothache: {
    names: 'tooth ?ache*, zahnschmerzen, zahnweh, mal di denti, mal de dents, dolor de muelas',
    eyes: 'sad',
    mouth: 'clench',
    thinks: '🦷',
  },
  headache: {
    names: 'head ?aches?, migraine*, brain freeze, kopfschmerzen, kopfweh, mal di testa, mal de tête, dolor de cabeza',
    eyes: 'closed',
    mouth: 'clench',
    mark: 'swirls',
    piece: '💊',
  },
  'stomach ache': {
    names:
      '(?:stomach|belly|tummy) ?aches?, upset stomach, indigestion, food poisoning, bauchschmerzen, bauchweh, mal di pancia, mal de ventre',
    eyes: 'sad',
    mouth: 'sick',
    mark: 'swirls',
  },
  'back pain': {
    names: 'back ?(?:ache|pain)s?, bad back, rückenschmerzen, bad knees?, arthritis, sore feet',
    eyes: 'sad',
    mouth: 'clench',
    piece: '🦯',
  },
  'broken arm': {
    names: 'arm in (?:a )?(?:cast|sling|plaster), broken (?:arm|hand|wrist|finger|nose|tooth|rib), stitches',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'plasters',
  },
  sunburnt: {
    names: 'sun ?burn*, sonnenbrand, tanned, overheated, too hot, boiling hot',
    eyes: 'sad',
    mouth: 'tongue',
    mark: 'sweat',
    piece: '🧴',
  },
  freezing: {
    names: 'freez(?:es|ing)(?: cold)?, frozen stiff, always cold, cold feet, friert, frozen',
    eyes: 'wide',
    mouth: 'clench',
    mark: 'tremble',
    piece: '❄️',
  },
  electrocuted: {
    names: 'electrocut*, struck by lightning, shocked by lightning, electric shock, static hair',
    eyes: 'spiral',
    mouth: 'clench',
    mark: 'frenzy',
    piece: '⚡',
  },
  soaked: {
    names:
      'wet, soaked*, soaking, drenched, dripping wet, caught in the rain, nass, klatschnass, mojad*, mouillé*, bagnat*, мокр*',
    eyes: 'sad',
    mouth: 'frown',
    mark: 'drips',
  },
  muddy: {
    names: 'muddy, covered in mud, mud(?: all over)?, rolls? in mud, matschig, schlammig',
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'mud',
  },
  painted: {
    names: 'covered in paint, paint stains, splattered*, stained, ink stains, messy eater',
    eyes: 'wide',
    mouth: 'laugh',
    mark: 'blots',
  },
  // Love, money and work.
  'newly wed': {
    names:
      'newly ?weds?, just married, newly married, newlyweds?, honeymoon*, freshly married, frisch verheiratet, recién casad*, jeunes? mariés?, appena sposat*',
    eyes: 'heart',
    mouth: 'smile',
    mark: 'hearts',
    piece: '💍',
  },
  engaged: {
    names: 'engaged, proposes, proposing, getting married, about to marry, verlobt, betrothed',
    eyes: 'heart',
    mouth: 'smile',
    mark: 'hearts',
    piece: '💍',
  },
  single: {
    names:
      'single(?: (?:guy|girl|man|woman|person))?, forever alone, no girlfriend, no boyfriend, looking for love, on tinder, dumped, got dumped, ghosted',
    eyes: 'sad',
    mouth: 'frown',
    thinks: '💘',
  },
  divorced: {
    names: 'divorced*, separated, ex wife, ex husband, geschieden',
    eyes: 'sad',
    mouth: 'frown',
    thinks: '💔',
  },
  pregnant: {
    names: 'pregnant, expecting(?: a baby)?, schwanger, embarazada, enceinte, incinta, grávida',
    eyes: 'happy',
    mouth: 'smile',
    thinks: '🍼',
  },
  broke: {
    names:
      '(?:always |totally |flat |dead )?broke(?! (?:an?|the|his|her|its|my|their|up|down|into|out|free|all|every|two)(?![^ ]))(?: (?:student|artist))?, bankrupt, in debt, penniless, poor(?: (?:student|artist))?, out of money, pleite, verschuldet, short of money, overdrawn, arm wie eine kirchenmaus, fauché*, senza soldi, sin dinero',
    eyes: 'sad',
    mouth: 'frown',
    refuses: '💰',
  },
  'wants a raise': {
    names: 'wants? (?:a raise|more money|to be rich|to get rich), underpaid, dreams? of money, greedy for money',
    eyes: 'money',
    mouth: 'smirk',
    thinks: '💰',
  },
  unemployed: {
    names:
      'unemployed, jobless, out of work, got fired, laid off, lost (?:his|her|its|their|the) job, looking for a job, arbeitslos*',
    eyes: 'sad',
    mouth: 'frown',
    refuses: '💼',
  },
  generous: {
    names: 'generous*, gives? everything away, großzügig*, générous',
    eyes: 'happy',
    mouth: 'smile',
    mark: 'hearts',
    piece: '🎁',
  },
  // When.
  tomorrow: {
    names:
      'tomorrow, procrastinat*, later(?! (?:than|on|that|this)), maybe later, puts? (?:it|things|everything) off, putting (?:it|things|everything) off, last minute, morgen, mañana, demain, domani, amanhã, jutro, завтра',
    eyes: 'sleepy',
    mouth: 'smirk',
    thinks: '📅',
  },
  'just woke up': {
    names:
      'just woke up, just waking up, woke up late, overslept, oversleeps, got up late, not a morning person, gerade aufgewacht, verschlafen',
    eyes: 'sleepy',
    mouth: 'yawn',
    piece: '⏰',
  },
  'jet lagged': { names: 'jet ?lag*', eyes: 'tired', mouth: 'yawn', thinks: '✈️' },
  bored: {
    names: 'bored, boring, boredom, nothing to do, gelangweilt, langweilig, aburrid*, annoiat*, ennuyé*, скуча*',
    eyes: 'rolling',
    mouth: 'flat',
    mark: 'dots',
  },
  nostalgic: {
    names: 'nostalgi*, misses the (?:80s|90s|old days|good old days), the good old days, used to be better',
    eyes: 'closed',
    mouth: 'smile',
    thinks: '📻',
  },
  // Manners that are seen by a gift or by crossed fingers.
  polite: {
    names: 'polite*, courteous*, well behaved, well mannered, good manners, chivalrous, lịch sự, учтив*',
    eyes: 'happy',
    mouth: 'smile',
    piece: '🌹',
  },
  // What is not done well.
  'bad at hiding': {
    names:
      'hid(?:es|ing|den)(?! places?), bad at hiding, in hiding, camouflag*, undercover, incognito, invisible, versteckt*, scondid*, caché*, escondid*, прячется',
    eyes: 'aside',
    mouth: 'wobble',
    mark: 'leaves',
  },
  offside: {
    names: '(?:always )?offside, im abseits, abseits, yellow card*, fouls?, gets fouled',
    eyes: 'aside',
    mouth: 'wobble',
    piece: '🚩',
  },
  'sore loser': {
    names:
      '(?:a )?(?:sore |bad |born )?losers?, always loses, loses(?: everything| every game)?, never wins, always last, last place, came last, schlechter verlierer, mauvais perdant, mal perdedor, cattivo perdente',
    eyes: 'angry',
    mouth: 'frown',
    mark: 'sweat',
    refuses: '🏆',
  },
  'cannot cook': {
    names: `${CANNOT} cook*, burn(?:s|t) (?:the )?(?:dinner|toast|food|everything), ${CANNOT} bak(?:e|ing)`,
    eyes: 'uneven',
    mouth: 'wobble',
    refuses: '🍳',
  },
  'cannot dance': { names: `${CANNOT} danc*, two left feet`, eyes: 'uneven', mouth: 'wobble', refuses: '🪩' },
  'cannot sing': {
    names: `${CANNOT} sing*, sings? (?:off key|badly|horribly|terribly|out of tune|wrong), tone ?deaf, off key, out of tune`,
    eyes: 'closed',
    mouth: 'yawn',
    mark: 'scribble',
    piece: '🎤',
  },
  'cannot drive': {
    names: `${CANNOT} driv*, (?:bad|terrible|awful|horrible) drivers?, failed (?:his|her|its|the) driving test, lost (?:his|her|its) licen[cs]e`,
    eyes: 'uneven',
    mouth: 'gasp',
    refuses: '🚗',
  },
  'cannot fly': {
    names: `${CANNOT} fly, afraid of flying, scared of flying, fear of flying, flightless, flugangst`,
    eyes: 'sad',
    mouth: 'wobble',
    refuses: '✈️',
  },
  'cannot read': { names: `${CANNOT} (?:read|spell)*, illiterate`, eyes: 'uneven', mouth: 'wobble', refuses: '📖' },
  'cannot draw': { names: `${CANNOT} (?:draw|paint)*`, eyes: 'uneven', mouth: 'wobble', refuses: '🎨' },
  'cannot count': { names: `${CANNOT} (?:count|math|maths|add)*`, eyes: 'uneven', mouth: 'wobble', refuses: '🧮' },
  'colour blind': {
    names: 'colou?r ?blind, farbenblind, daltonien*, daltonic[oa]',
    eyes: 'uneven',
    mouth: 'wobble',
    refuses: '🌈',
  },
  'bad with technology': {
    names: '(?:bad|hopeless) with (?:technology|computers), hates? (?:computers|technology), luddite, offline',
    eyes: 'uneven',
    mouth: 'wobble',
    refuses: '💻',
  },
  clumsy: {
    names:
      'clumsy, clumsi*, awkward*, (?:always |often )?trips(?! to)(?: (?:over|up|on).+)?, tripping(?: (?:over|up|on).+)?, stumbl*, falls? (?:over|down)*, falling(?: over| down)?, accident prone, two left hands, drops? everything, butterfingers, tollpatsch*, ungeschickt*, torpe, maladroit*, goff[oa], onhandig*, niezdarn*, неуклюж*, vụng về, тромав*',
    eyes: 'uneven',
    mouth: 'wobble',
    mark: 'plasters',
    piece: '💫',
  },
  worried: {
    names:
      'worr(?:ied|ies|y|ying)*, anxious*, anxiety, nervous*, uneasy, concerned, stage fright, dreading, insecure, besorgt*, preoccupat*, inquiet*, preocupad*, обеспоко*',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'sweat',
  },
  // How long limbs are: drawn so in limbs.ts.
  'short legs': {
    names:
      'short(?: little)? legs?, (?:tiny|stubby|little|small) legs?, short legged, kurze beine, kurzbeinig, dackelbeine, gambe corte, jambes courtes, piernas cortas, patas cortas, krótkie nogi, короткие ноги',
    mouth: 'smile',
  },
  'long legs': {
    names:
      '(?:very |too |super )?(?:long|lanky|endless) legs?, long legged, leggy, lange beine, langbeinig, gambe lunghe, jambes longues, piernas largas, длинные ноги',
    eyes: 'smug',
    mouth: 'smile',
  },
  'short arms': {
    names:
      '(?:tiny|short|stubby|little|small|t rex) arms?, short armed, (?:tiny|small|little) hands, kurze arme, kleine hände, braccia corte, bras courts, brazos cortos, короткие руки',
    eyes: 'sad',
    mouth: 'wobble',
  },
  'long arms': {
    names:
      '(?:very |too |super )?(?:long|lanky|endless) arms?, long armed, lange arme, braccia lunghe, bras longs, brazos largos, длинные руки',
    mouth: 'smile',
  },
  // How somebody looks.
  beautiful: {
    names:
      'beautiful*, pretty, gorgeous, lovely, good looking, attractive, stunning, sexy, photogenic, supermodel, schön*, hübsch*, hermos[oa], guap[oa], bell[oa], bellissim[oa], beau, belle, bonit[oa], lind[oa], piękn*, красив*',
    eyes: 'sparkle',
    mouth: 'lips',
    mark: 'sparkles',
    piece: '🪞',
  },
  ugly: {
    names: 'ugly, hideous, hässlich*, fe[oa], laid, laide, brutt[oa], feio, feia, unattractive',
    eyes: 'uneven',
    mouth: 'gaps',
    refuses: '🪞',
  },
  'needs a haircut': {
    names: 'needs a haircut, bad hair day, bad haircut, messy hair, bed head',
    eyes: 'uneven',
    mouth: 'wobble',
    thinks: '✂️',
  },
  slim: { names: 'skinny, slim, scrawny, bony, underweight, dünn, dürr', mouth: 'drool', thinks: '🍔' },
  // What is done.
  climbing: {
    names: 'climb(?:s|ing)*, scal(?:es|ing) walls, klettert, kletternd, arrampica*, grimpe*, escala*, trepa*',
    eyes: 'determined',
    mouth: 'smile',
    piece: '🪜',
  },
  kneeling: {
    names: 'kneel(?:s|ing)*, on (?:his|her|its|one) knees?, begs?, begging(?: for food| for mercy)?, pleading, kniet, kniend',
    eyes: 'sparkle',
    mouth: 'wobble',
    piece: '🙏',
  },
  ticklish: { names: 'tickl(?:es|ish|ing|ed)*, kitzlig', eyes: 'laughing', mouth: 'laugh', mark: 'joy', piece: '🪶' },
  superstitious: {
    names: 'superstitio*, believes in luck, abergläubisch*, supersticios*, superstizios*',
    eyes: 'aside',
    mouth: 'wobble',
    piece: '🍀',
  },
  lucky: {
    names: 'lucky, fortunate, always wins, won the lottery, glückspilz',
    eyes: 'star',
    mouth: 'laugh',
    mark: 'sparkles',
    piece: '🍀',
  },
  'eats with mouth open': {
    names:
      'eats? with (?:his |her |its |the )?mouth (?:wide )?open, bad table manners, chews loudly, slurps loudly, talks with (?:his |her |its )?mouth full',
    mouth: 'full',
    mark: 'crumbs',
    piece: '🍴',
  },
  'speaks in riddles': {
    names: '(?:speak|talk)(?:s|ing) in riddles, enigmatic, mysterious, cryptic, puzzling',
    eyes: 'raised',
    mouth: 'smirk',
    mark: 'questions',
  },
  'good listener': {
    names: '(?:good|great|patient) listener*, listens?(?: well| to everything)?, eavesdrop*, hört zu',
    eyes: 'happy',
    mouth: 'smile',
    piece: '👂',
  },
  restless: {
    names: 'can ?t sit still, restless, fidgety, adhd, always on the move, ants in (?:his|her|its) pants, zappelig',
    eyes: 'wide',
    mouth: 'grin',
    mark: 'frenzy',
  },
  'left handed': { names: 'left handed, lefty, linkshänder*, ambidextrous', eyes: 'determined', mouth: 'smile', piece: '✏️' },
  smart: {
    names:
      'smart, clever, intelligent, genius, brainy, know it all, knows everything, wise ?ass, schlau, klug, intelligente, inteligente, умн*',
    eyes: 'raised',
    mouth: 'smirk',
    thinks: '🧠',
  },
  environmental: {
    names: 'environmental*, eco friendly, green activist, recycles, saves the planet, tree hugger, climate activist',
    eyes: 'determined',
    mouth: 'smile',
    thinks: '🌍',
  },
  musical: {
    names: 'musical, hums, humming, earworm, song stuck in (?:his|her|its) head, musikalisch',
    eyes: 'closed',
    mouth: 'pucker',
    thinks: '🎵',
  },
  religious: { names: 'religious, pious, devout, prays a lot', eyes: 'closed', mouth: 'smile', mark: 'halo' },
  sporty: {
    names: 'sporty, athletic, sportlich, deportist*, sportiv*, in shape',
    eyes: 'determined',
    mouth: 'grin',
    piece: 'own-dumbbell',
  },
  'night owl': {
    names: 'night owl, up all night, stays up late, nachteule, noctámbul*',
    eyes: 'wide',
    mouth: 'grin',
    mark: 'moon',
    piece: '☕',
  },
  'early bird': {
    names: 'early bird, early riser, morning person, gets up early, frühaufsteher',
    eyes: 'happy',
    mouth: 'laugh',
    thinks: '🌅',
  },
  homesick: {
    names: 'homesick, homesickness, misses home, heimweh, wants to go home',
    eyes: 'sad',
    mouth: 'frown',
    thinks: '🏠',
  },
  lost: {
    names: 'lost(?: in the woods| again)?, no sense of direction, bad sense of direction, wrong way, verirrt',
    eyes: 'uneven',
    mouth: 'wobble',
    mark: 'questions',
    piece: '🗺️',
  },
  // What goes on at work and on the way there.
  'tired of work': {
    names:
      'hates? (?:his |her |its |their |the )?(?:job|meetings?|office|desk), always in meetings, meeting after meeting, hasst (?:die )?arbeit, odia su trabajo, déteste son travail',
    eyes: 'rolling',
    mouth: 'flat',
    refuses: '💼',
  },
  'long lunch': {
    names: '(?:takes |on )?(?:very |too )?(?:long )?lunch ?breaks?, always on (?:a |his |her )?break, mittagspause',
    eyes: 'closed',
    mouth: 'full',
    piece: '🥪',
  },
  'in a traffic jam': {
    names: 'stuck in (?:a )?traffic(?: jam)?, in a traffic jam, steht im stau, im stau, embouteillage, atasco, nel traffico',
    eyes: 'rolling',
    mouth: 'frown',
    thinks: '🚦',
  },
  litigious: {
    names: 'sues (?:everybody|everyone|people|his *|her *), litigious, always suing, verklagt alle',
    eyes: 'smug',
    mouth: 'smirk',
    piece: '⚖️',
  },
  destructive: {
    names:
      '(?:break|destroy|smash|wreck)s (?:everything|things|all)(?: .*)?, destructive, macht alles kaputt, lo rompe todo, casse tout',
    eyes: 'wide',
    mouth: 'grin',
    mark: 'frenzy',
    piece: '🔨',
  },
  'counts everything': {
    names: '(?:always )?count(?:s|ing) (?:everything|everyone|all|steps), zählt alles',
    eyes: 'determined',
    mouth: 'smile',
    piece: '🧮',
  },
  'bumped head': {
    names:
      '(?:hits?|bump(?:s|ed)?|bang(?:s|ed)?|hurts?) (?:his|her|its|their) head(?: .*)?, walks into (?:doors|walls|things), concussion, stößt sich den kopf',
    eyes: 'dizzy',
    mouth: 'wobble',
    mark: 'plasters',
    piece: '💫',
  },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
