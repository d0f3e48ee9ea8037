/** What people say of each other at work: that they micromanage, burn out, are late. In the form of CHARACTER_TRAITS, before which it is read. */
import type { CharacterTrait } from './expression-kinds.ts';

export const WORK_TRAITS = {
  micromanaging: {
    names: 'micro ?manag*, control freak*, controlling, helicopter (?:parent|mom|mum|dad)s?, kontrollfreak*',
    eyes: 'jealous',
    mouth: 'flat',
    piece: '🔍',
  },
  'on a deadline': {
    names:
      '(?:on a |has a |missed (?:the |a |his |her )?|under )?(?:tight )?deadlines?, under (?:time )?pressure, time pressure, running out of time, zeitdruck, unter (?:zeit)?druck, bajo presión, sous pression, sotto pressione',
    eyes: 'wide',
    mouth: 'clench',
    mark: 'hurry',
    piece: '⏰',
  },
  'working overtime': {
    names:
      '(?:works |working |does |doing |unpaid )?overtime, works? late, double shift*, night shift*, graveyard shift, überstunden*, heures sup*, horas extra*, straordinari, сверхурочн*, 加班*, 残業*, 야근*',
    eyes: 'tired',
    mouth: 'wobble',
    mark: 'moon',
    piece: '💼',
  },
  'burned out': {
    names:
      'burn(?:ed|t)[ -]?out, burn ?out, running on empty, ausgebrannt*, épuisé*, quemad[oa], esaurit[oa], esgotad[oa], выгор*',
    eyes: 'tired',
    mouth: 'wobble',
    mark: 'rain cloud',
    thinks: '🪫',
  },
  overachieving: {
    names:
      'over ?achiev*, teacher s pet, employee of the month, overqualified, straight a student, streber*, (?:just |got )?promoted',
    eyes: 'smug',
    mouth: 'grin',
    mark: 'check',
    piece: '🏅',
  },
  underachieving: {
    names: 'under ?achiev*, deadbeat*, slacker*, slacking, good for nothing',
    eyes: 'sleepy',
    mouth: 'smirk',
    refuses: '🏅',
  },
  freelancing: {
    names: 'freelanc*, digital nomad*, self employed, tech savvy, good with computers, computer whiz, techy, techie',
    eyes: 'smug',
    mouth: 'smile',
    piece: 'own-code-laptop',
  },
  fired: {
    names:
      '(?:just )?fired(?! (?:up|an?|the|at|off|shots?)), (?:got )?sacked, made redundant, gefeuert, gekündigt, licenziat[oa], уволен*',
    eyes: 'sad',
    mouth: 'frown',
    piece: '📦',
  },
  'out of office': {
    names: 'out of (?:the )?office, on (?:sick |annual )leave, clocks off early, feierabend',
    eyes: 'cool',
    mouth: 'smile',
    thinks: '🏝️',
  },
  overcaffeinated: {
    names: '(?:over|too|highly|heavily) ?caffeinated, too much (?:coffee|caffeine|espresso), caffeine (?:overdose|high|rush)',
    eyes: 'wide',
    mouth: 'grin',
    mark: 'tremble',
    piece: '☕',
  },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
