/** What a face alone does not tell, with the thing by which it is known: a level for a perfectionist. In the form of CHARACTER_TRAITS, before which it is read. */
import type { CharacterTrait } from './expression-kinds.ts';

export const TELLING_TRAITS = {
  perfectionist: {
    names:
      'perfectionis*, pedantic*, pedant, nitpick*, nit pick*, fussy, finicky, very precise, precise, meticulous*, perfektionist*, perfeccionist*, perfezionist*, perfectionnist*',
    eyes: 'determined',
    mouth: 'flat',
    mark: 'check',
    piece: 'own-ruler-level',
  },
  needy: {
    names: 'needy, clingy, needs attention, needs a hug, wants a hug, touchy feely, attached, anhänglich*',
    eyes: 'sparkle',
    mouth: 'wobble',
    mark: 'hearts',
    piece: '🧸',
  },
  vengeful: {
    names:
      'vengeful*, vindictive, revengeful, revenge, wants revenge, seeks revenge, holds? grudges?, holding (?:a )?grudges?, bears a grudge, resentful, spiteful, rachsüchtig*, vengativ[oa], vendicativ[oa], rancunier*',
    eyes: 'angry',
    mouth: 'smirk',
    mark: 'scribble',
    piece: 'own-revenge-list',
  },
  optimistic: {
    names: 'optimis*, hopeful*, glass half full, always positive, sees the bright side',
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'joy',
    thinks: '🌈',
  },
  pessimistic: {
    names: 'pessimis*, glass half empty, expects the worst, defeatist',
    eyes: 'sad',
    mouth: 'frown',
    thinks: '🌧️',
  },
  nostalgic: {
    names: 'nostalg*, lives in the past, misses the (?:good )?old days, sentimental*',
    eyes: 'closed',
    mouth: 'smile',
    thinks: '📻',
  },
  stuttering: { names: 'stutter*, stammer*, mumbl*, tongue tied', eyes: 'aside', mouth: 'wobble', mark: 'dots' },
  swearing: {
    names: 'swear(?:s|ing)?(?: a lot)?, curs(?:es|ing), foul mouthed, potty mouth, uses bad words',
    eyes: 'angry',
    mouth: 'yawn',
    mark: 'shout',
  },
  apologizing: {
    names:
      'apologi[sz]*, always sorry, says sorry(?: too much)?, sorry(?: for everything)?, remorseful, guilty, feels guilty, guilt',
    eyes: 'sad',
    mouth: 'wobble',
    mark: 'sweat',
    piece: '💐',
  },
  'at home': {
    names: 'homebody, stays? (?:at )?home, never leaves the house, domestic, stubenhocker',
    eyes: 'closed',
    mouth: 'smile',
    thinks: '🛋️',
  },
  outgoing: {
    names: 'outgoing, sociable, social butterfly, extrover*, extravert*, people person, loves people, life of the party',
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'hello',
    piece: '🎈',
  },
  kleptomaniac: {
    names: 'kleptoman*, light fingered, shoplift*, pickpocket*',
    eyes: 'aside',
    mouth: 'smirk',
    mark: 'mask',
    piece: '💰',
  },
  pyromaniac: {
    names: 'pyroman*, arsonist*, plays with fire, plays with matches, sets things on fire',
    eyes: 'wide',
    mouth: 'grin',
    piece: '🔥',
  },
  hoarding: {
    names: 'hoard*, pack ?rat, never throws anything away, messie, collects everything, collects junk',
    eyes: 'aside',
    mouth: 'grin',
    piece: '📦',
  },
  minimalist: {
    names: 'minimalis*, owns nothing, owns almost nothing, declutter*, marie kondo',
    eyes: 'closed',
    mouth: 'smile',
    refuses: '📦',
  },
  'no gluten': {
    names: 'gluten (?:free|intoleran\\w*), allergic to gluten, coeliac, celiac, glutenfrei*',
    eyes: 'tired',
    mouth: 'sick',
    refuses: '🍞',
  },
  'pleases people': {
    names: 'can(?: ?not| t) say no, people pleaser, pushover, yes man',
    eyes: 'wide',
    mouth: 'smile',
    mark: 'check',
    piece: '📋',
  },
  'never smiles': {
    names: 'never (?:smiles?|laughs?), stone faced?, poker faced?, humou?rless, serious, dead serious, no sense of humou?r',
    eyes: 'determined',
    mouth: 'flat',
    refuses: '😀',
  },
  'talks and talks': {
    names:
      'can(?: ?not| t) stop talking, never stops talking, won t stop talking, never shuts up, won t shut up, talks without end, blabbermouth',
    eyes: 'happy',
    mouth: 'yawn',
    mark: 'chatter',
    piece: '📢',
  },
  rhyming: {
    names: 'talks? in (?:rhymes?|verse), rhym(?:es|ing), speaks in (?:rhymes|riddles)',
    eyes: 'closed',
    mouth: 'smile',
    mark: 'quotes',
    piece: '📜',
  },
  'coffee addict': {
    names:
      '(?:coffee|caffeine|espresso) (?:addict*|lover|junkie|snob), (?:addicted to|obsessed with|hooked on|runs on|lives on|needs) (?:coffee|caffeine|espresso)',
    eyes: 'wide',
    mouth: 'grin',
    mark: 'tremble',
    piece: '☕',
  },
  'energy drink addict': {
    names:
      '(?:energy drinks?|cola|soda) (?:addict*|lover|junkie), (?:addicted to|obsessed with|hooked on|runs on|lives on|needs) (?:energy drinks?|cola|coke|soda)',
    eyes: 'wide',
    mouth: 'grin',
    mark: 'tremble',
    piece: '🥤',
  },
  'phone addict': {
    names: '(?:phone|smartphone|screen) addict*, always on (?:his |her |its |the )?phone, terminally online, chronically online',
    eyes: 'spiral',
    mouth: 'drool',
    mark: 'likes',
    piece: '📱',
  },
  diplomatic: {
    names: 'diplomatic*, diplomat, peace ?maker, peace ?keeping, peace loving, mediator, pacifist*',
    eyes: 'closed',
    mouth: 'smile',
    piece: '🕊️',
  },
  undercover: {
    names: 'under ?cover, incognito, in disguise, disguised, spying, secretly a spy',
    eyes: 'aside',
    mouth: 'flat',
    piece: '🕶️',
  },
  'two faced': {
    names: 'two ?faced, double crossing, double agent, hypocri*, fake friend*, backstab*, back stabbing, treacherous, traitor*',
    eyes: 'aside',
    mouth: 'smirk',
    piece: '🎭',
  },
  famous: {
    names: 'famous, world famous, celebrity, superstar, movie star, well known, berühmt*, famos[oa], célèbre, celebre',
    eyes: 'star',
    mouth: 'grin',
    piece: '📸',
  },
  modern: { names: 'modern, trendy, up to date, tech obsessed, futuristic', eyes: 'cool', mouth: 'smile', piece: '📱' },
  cocky: {
    names:
      'cocky, arrogan*, conceited, full of (?:himself|herself|itself), self important, important, pompous*, eingebildet*, engreíd[oa]',
    eyes: 'smug',
    mouth: 'smirk',
    mark: 'rays',
    piece: '🥇',
  },
  unfair: {
    names: 'unfair*, biased, plays favou?rites, unjust, ungerecht*, injust[oea]',
    eyes: 'aside',
    mouth: 'smirk',
    piece: '⚖️',
  },
  corrupt: {
    names: 'corrupt*, takes bribes, bribed, bribable, on the take, korrupt*',
    eyes: 'aside',
    mouth: 'smirk',
    piece: '💵',
  },
  hated: {
    names: 'hated(?: by (?:everyone|everybody|all))?, disliked, loathed, despised, nobody likes (?:him|her|it), unloved',
    eyes: 'sad',
    mouth: 'frown',
    mark: 'rain cloud',
    refuses: '❤️',
  },
  hoarse: {
    names: 'hoarse, lost (?:his|her|its) voice, sore throat, croaky, heiser*',
    eyes: 'tired',
    mouth: 'wobble',
    refuses: '🎤',
  },
  competitive: {
    names: 'competitive*, must win, hates losing, rivalrous, ambitious*, ehrgeizig*',
    eyes: 'determined',
    mouth: 'grin',
    piece: '🏆',
  },
  humble: { names: 'humble*, modest*, down to earth, unassuming', eyes: 'closed', mouth: 'smile', mark: 'halo' },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
