/** What people are plainly said to be, and what covers them: always wrong, undefeated, tattooed, floury. In the form of CHARACTER_TRAITS. */
import type { CharacterTrait } from './expression-kinds.ts';

export const PLAIN_TRAITS = {
  tattooed: {
    names:
      'tattooed, (?:covered in |full of |lots of |many |too many |all )?tattoos, tatted(?: up)?, inked(?: up)?, tätowiert*, tatuad[oa], tatoué*, tatuat[oa], татуиров*',
    eyes: 'cool',
    mouth: 'smirk',
    mark: 'tattoos',
  },
  floury: {
    names:
      '(?:covered in |full of )?(?:flour|powdered sugar|icing sugar|snow|dust|ash|cement|sawdust)(?: everywhere| all over), covered in (?:flour|powder|powdered sugar|icing sugar|snow|dust|ash|cement|sawdust|chalk), floury, dusty, mehlig, voller mehl',
    eyes: 'wide',
    mouth: 'laugh',
    mark: 'flour',
  },
  airsick: {
    names: 'airsick, air sick, motion sick*, travel sick, gets sick (?:in|on) .*, reisekrank, mal de l air',
    eyes: 'spiral',
    mouth: 'sick',
    mark: 'swirls',
  },
  undefeated: {
    names:
      'undefeated, unbeaten, unbeatable, unstoppable, invincible, never los(?:es|t), always wins?, champion, goat of all time, winner, unbesiegbar, invicto, invicta, imbattable, imbattibile, непобедим*',
    eyes: 'smug',
    mouth: 'grin',
    mark: 'rays',
    piece: '🏆',
  },
  'always wrong': {
    names:
      '(?:always|never|usually|confidently|completely) (?:wrong|right)(?! (?:hand|handed|on|side|foot|now|away)), gets (?:everything|it all) wrong, clueless, dense, liegt immer falsch',
    eyes: 'uneven',
    mouth: 'smile',
    mark: 'questions',
  },
  'football fan': {
    names: '(?:football|soccer) (?:supporter|fan)s?, fußballfan*, ultras?',
    eyes: 'star',
    mouth: 'laugh',
    piece: '🧣',
    isLasting: true,
  },
  efficient: {
    names: 'efficient*, effizient*, eficiente*, efficace, efficiente, productive, produktiv*, 効率的',
    eyes: 'determined',
    mouth: 'grin',
    mark: 'check',
  },
  annoying: {
    names: 'annoying*, nerve ?racking, nuisance, pest(?! control*), nervig*, nervt, irritante, うざい',
    eyes: 'crossed',
    mouth: 'tongue',
    mark: 'chatter',
    piece: '📢',
  },
  funny: {
    names:
      'funny(?! bone*| business), hilarious, comical, goofy, clownish, lustig*, witzig*, gracios[oa], divertid[oa], drôle, rigolo, divertente, buff[oa], 面白い, おもしろい',
    eyes: 'laughing',
    mouth: 'tongue',
    mark: 'clown nose',
  },
  'hot blooded': {
    names: 'hot blooded, fiery(?! dragon*), burning with passion, fired up, heißblütig*, ardiente, ardent*, focos[oa], 熱血*',
    eyes: 'determined',
    mouth: 'clench',
    mark: 'rays',
    piece: '🔥',
  },
  unfunny: {
    names: 'unfunny, bad (?:jokes|puns), dad jokes, tells (?:bad |terrible )?jokes, nobody laughs',
    eyes: 'aside',
    mouth: 'clench',
    mark: 'dots',
  },
  obvious: {
    names: '(?:too |very |so |painfully )?obvious, conspicuous, stands out, auffällig',
    eyes: 'wide',
    mouth: 'smile',
    mark: 'exclamation',
  },
  extreme: {
    names:
      'extreme(?! (?:ironing|sports?|makeover)), radical, hardcore, to the max, full send, sends it, maximum, extrem, extrem[oa]',
    eyes: 'wide',
    mouth: 'tongue',
    mark: 'frenzy',
  },
  'stiff necked': {
    names:
      'stiff neck, neck pain, sore neck, bad back, back pain, sore back, stiff, aching, aches, rückenschmerzen, nackenschmerzen, steifer nacken',
    eyes: 'tired',
    mouth: 'clench',
    mark: 'plasters',
  },
  sus: {
    names: 'sus, sussy, (?:very |a bit )?suspicious, shady, up to something, verdächtig, sospechos[oa], suspect',
    eyes: 'aside',
    mouth: 'smirk',
    mark: 'questions',
  },
  'head empty': {
    names: 'head empty, empty headed?, brain ?rot(?:ted)?, brain off, airhead*, not a thought',
    eyes: 'googly',
    mouth: 'smile',
    mark: 'dots',
  },
  girlboss: {
    names: 'girl ?boss*, boss (?:lady|bitch|babe), queen energy, bad bitch',
    eyes: 'smug',
    mouth: 'smirk',
    mark: 'spotlight',
    piece: '💼',
  },
  'people hating': {
    names: 'hates (?:people|everyone|everybody|everything|humans|society|kids|children|the world), misanthrop*, leave me alone',
    eyes: 'angry',
    mouth: 'frown',
    mark: 'stop',
  },
  married: {
    names: '(?:just |newly |happily )?married, newlywed*, engaged, verheiratet, casad[oa], marié*, sposat[oa]',
    eyes: 'heart',
    mouth: 'smile',
    mark: 'hearts',
    piece: '💍',
  },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
