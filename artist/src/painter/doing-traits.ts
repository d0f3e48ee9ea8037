/** What somebody does all the time, with all that is said of how, when and to whom, so that none of it is left to be read. In the form of CHARACTER_TRAITS, before which it is read. */
import type { CharacterTrait } from './expression-kinds.ts';

/** "All day", "until Monday", "when it loses": how long and when is not seen. */
const WHENEVER =
  '(?: (?:(?:all|until|till|every|when|while|at|in the|over|for|about|because of|without|through) [^,]+|constantly|nonstop|non stop|everywhere|again|alone|daily))?';

export const DOING_TRAITS = {
  'early rising': {
    names:
      'early (?:riser|bird)s?, madrugador[ae]?s?, mattinier[oai], frühaufsteher*, 早起き*, (?:always )?(?:gets?|wakes?|stands?|rises?|getting|waking) up (?:(?:too |so |very |really )?early(?: every (?:day|morning))?|at [^,]+|before [^,]+)',
    eyes: 'tired',
    mouth: 'yawn',
    piece: '⏰',
    isLasting: true,
  },
  // Who is never on time does not rush.
  unpunctual: {
    names: '(?:always |ever |forever |too |so |very )?late(?! (?:for|to|at|night*|autumn*|summer*|show*|bloomer*))(?: again)?',
    eyes: 'aside',
    mouth: 'wobble',
    mark: 'sweat',
    piece: '⏰',
    isLasting: true,
  },
  'dancing on': {
    names: `(?:always |constantly )?danc(?:es|ing)${WHENEVER}`,
    eyes: 'happy',
    mouth: 'laugh',
    mark: 'joy',
    piece: '🎶',
  },
  exploding: {
    names: `(?:always |constantly )?(?:explodes|blows up|bursts|erupts)${WHENEVER}`,
    eyes: 'angry',
    mouth: 'clench',
    mark: 'frenzy',
    piece: '💥',
  },
  feeding: {
    names:
      '(?:over)?feeds (?:everybody|everyone|people|you|them|us|all|guests|the neighbou?rs)(?: too much| all day)?, makes (?:everybody|everyone|people|you) eat(?: too much| more)?',
    eyes: 'happy',
    mouth: 'smile',
    piece: '🍲',
    isLasting: true,
  },
  objecting: {
    names: 'objects to (?:everything|anything|all|everybody|everyone), objecting(?: to [^,]+)?, objection',
    eyes: 'angry',
    mouth: 'gasp',
    mark: 'exclamation',
    piece: '☝️',
  },
  toppling: {
    names:
      '(?:knocks|kicks|tips|pushes|throws) (?:over|down|off)(?: [^,]+)?, (?:knocks|kicks|tips|pushes|throws) (?:everything|things|all|it all|the pieces|glasses|cups) (?:over|down|off(?: [^,]+)?)',
    eyes: 'aside',
    mouth: 'smirk',
    mark: 'frenzy',
    piece: '💥',
  },
  disconnecting: {
    names:
      '(?:keeps|always|constantly) (?:disconnecting|disconnects|buffering|buffers|dropping out|crashing|freezing up), keeps (?:losing|dropping) (?:the |its )?(?:connection|signal)',
    eyes: 'spiral',
    mouth: 'wobble',
    mark: 'no signal',
  },
  panicking: {
    names: `(?:always |constantly )?(?:panics|panicking|panicked|freaks out|in (?:a )?panic|panic attacks?)${WHENEVER}`,
    eyes: 'wide',
    mouth: 'gasp',
    mark: ['sweat', 'tremble'],
  },
  wrestling: {
    names: `(?:secretly )?(?:a )?(?:wrestler|luchador|wrestles)${WHENEVER}, secret wrestler`,
    eyes: 'determined',
    mouth: 'clench',
    mark: 'mask',
    piece: '💪',
    isLasting: true,
  },
  'drinking water': {
    names: '(?:only )?drinks (?:only |just |nothing but )?(?:tap |still |mineral )?water(?: only)?',
    eyes: 'determined',
    mouth: 'smile',
    refuses: '🍺',
    piece: '🚰',
  },
  'feeling bad': { names: 'feels? (?:so |really |very )?bad(?: man| bro)?', eyes: 'sad', mouth: 'frown', mark: 'rain cloud' },
  'feeling good': { names: 'feels? (?:so |really |very )?good(?: man| bro)?', eyes: 'happy', mouth: 'smile', mark: 'sparkles' },
  'on fire around': {
    names:
      'burning (?:room|house|building|office|kitchen), (?:room|house|office|kitchen|everything|world) (?:is )?on fire, everything (?:is )?burning',
    eyes: 'wide',
    mouth: 'smile',
    piece: '🔥',
    mark: 'sweat',
  },
  'dreading drills': {
    names: '(?:is )?(?:afraid|scared|terrified) of (?:the )?(?:drill|drills|drilling|dentists?)',
    eyes: 'wide',
    mouth: 'wobble',
    mark: 'tremble',
    thinks: '🪛',
  },
  'running away': { names: `(?:always )?(?:runs|running) away(?: from [^,]+)?`, eyes: 'wide', mouth: 'gasp', mark: 'hurry' },
  overworked: {
    names: '(?:always )?works (?:too much|all (?:day|night)|day and night|double shifts|overtime|nights|on weekends)',
    eyes: 'tired',
    mouth: 'flat',
    mark: 'sweat',
    piece: '💼',
  },
  biting: {
    names:
      'bites (?:everyone|everybody|people|anyone|anybody|strangers|ankles|all|you|me|us)(?: .*)?, biting (?:everyone|everybody|people)',
    eyes: 'angry',
    mouth: 'fangs',
    mark: 'frenzy',
    piece: '🦷',
  },
  'keeping out': {
    names: 'unbeatable, keeps (?:everything|everyone|everybody) out, (?:no|without) conceding(?: a goal)?',
    eyes: 'angry',
    mouth: 'clench',
    piece: '🧤',
    isLasting: true,
  },
  'doting on kin': {
    names:
      '(?:loves|adores|spoils|dotes on|misses|is proud of) (?:(?:her|his|its|their|the|all) )*(?:grand ?(?:children|kids|sons?|daughters?|child)|children|kids|nieces?|nephews?)',
    eyes: 'happy',
    mouth: 'smile',
    mark: 'hearts',
    piece: '🧸',
    isLasting: true,
  },
  unapologetic: {
    names: 'unapologetic, unrepentant, remorseless',
    eyes: 'aside',
    mouth: 'smirk',
    piece: '🛑',
  },
  mending: { names: '(?:fixes|repairs) (?:everything|anything|things|it all)', eyes: 'happy', mouth: 'smile', piece: '🔧' },
  'having a belly': {
    names:
      '(?:with |has )?(?:a )?(?:(?:big|huge|fat|round|beer|pot) ){0,2}bell(?:y|ies)(?! (?:danc|button|ache|pain|rub|flop|laugh)), pot ?belli(?:ed), big ?belli(?:ed)',
    eyes: 'happy',
    mouth: 'full',
    mark: 'round belly',
  },
  // The body itself is wider, by build-words.ts.
  'being fat': {
    names:
      'overweight, chubby, plump, chunky, obese, fat, tubby, mollig, dick(?:e|er|es), gord[oa], grass[oa], cicci(?:o|a|one|ona), gros, grosse',
    eyes: 'happy',
    mouth: 'full',
  },
} as const satisfies Readonly<Record<string, CharacterTrait>>;
