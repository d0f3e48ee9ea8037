/** What somebody pastes or tells at length, as who it is about with what is told of them: "so basically there is this llama who ...". */
import { splitWords } from '../pieces/split-words.ts';

/** What is shorter is no story. */
const WORDS_MIN = 11;

const SUBJECT = '(?:an?|the|this|my|our|some|one|two|three)';
/** Who is about to tell says so first. */
const BEFORE = new RegExp(
  `^(?:(?:ok(?:ay)?|so|well|hi|hey|hello|right|alright|listen|basically|hear me out|picture this|imagine this|get this|true story|long story short|not gonna lie|ngl)\\b[,:.! ]*)+(?=(?:${SUBJECT}|there|in|on|at|we)\\b)`,
  'iu',
);
/** What asks for a picture, before who is to be seen in it. */
const ASKING = new RegExp(
  `^(?:(?:(?:i am|i['’]m|im|we are|we['’]re) (?:looking|searching) for|(?:we|i) (?:need|want|would like)|(?:tell|write|sing) (?:me|us)) )?(?:an? |some )(?:\\p{L}+ )?(?:pictures?|images?|drawings?|story|stories|tales?|posters?|cards?|poems?|songs?) (?:of|with|about|showing) (?=${SUBJECT} )`,
  'iu',
);
/** "We need a mascot for our ward, something with an elephant and a stethoscope". */
const SOMETHING_WITH =
  /^.{6,}?[,;:.] (?:maybe |perhaps |ideally )?(?:something|someone|somebody) (?:with|like) (an? \p{L}+) and (an? .+)$/iu;
/** "We are the Wildcats and our mascot is a lynx with a whistle". */
const MASCOT_IS =
  /^.{6,}?\b(?:our|the|my|its|their) (?:mascot|logo|hero|main character|star|character|heroine|avatar) (?:is|should be|would be|could be|will be|has to be) (an? .+)$/iu;
/** "My colleague steals my yoghurt, make him a weasel"; "the guy from IT who says nothing but as a turtle". */
const MAKE_THEM = new RegExp(
  `^${SUBJECT} .+? ((?:always|never|constantly|keeps?|only|often|once) .+?),? (?:so |and )?(?:please )?(?:make|draw|paint) (?:him|her|it|them)(?: as| into)? (an? .+)$`,
  'iu',
);
const BUT_AS = new RegExp(`^${SUBJECT} .+? (?:who|that) (.+?),? but as (an? \\p{L}+(?: \\p{L}+)?)$`, 'iu');
/** "I had a stuffed rabbit with one ear and I would like to see him as a pirate". */
const SEEN_AS =
  /^.*?\b(?:i|we) (?:have|had|know|knew|saw|met) (an? .+?) and (?:i|we)(?: would|['’]d)? (?:like|love|want) (?:to see )?(?:him|her|it|them) as (an? .+)$/iu;
/** "In our street lives a woman who ...", "there was once a small dragon who ...". */
const THERE_IS =
  /^(?:(?:in|on|at|next to|near) [^,]{3,30}?,? )?(?:there (?:once )?(?:is|was|lives|lived|are|were)|there['’]s|lives|lived)(?: once)? (?:(this |a certain )|(?=(?:an?|the|two|three|one|these) ))/iu;
/** "When I was little my grandmother kept a goose that ...", "yesterday our dishwasher flooded the kitchen". */
const BACK_THEN = new RegExp(
  `^(?:when (?:i|we) (?:was|were) (?:\\p{L}+ ){0,2}\\p{L}+|back (?:in|at) \\p{L}+|as a (?:kid|child)|growing up|years ago|yesterday|last (?:night|week|year|summer|winter|weekend|\\p{L}+day)|this morning|one day|once),? (?=(?:${SUBJECT}|i|we) )`,
  'iu',
);
/** Whose beast it was makes no difference to what is seen of it. */
const KEPT =
  /^(?:(?:my|our|the|his|her) \p{L}+|i|we) (?:once )?(?:kept|had|owned|raised|adopted|saw|met|knew|bought|found|wants?|needs?|wishes for|asked for|dreams? of) (an? \p{L}+(?: \p{L}+)?) (who|that|which) (.+?)[.!?]*$/iu;
/** What somebody else did meanwhile is another story. */
const MEANWHILE = new RegExp(
  `^(${SUBJECT} \\p{L}+ \\p{L}{2,}ed .{3,40}?),? and (?:the|our|my|his|her|an?) \\p{L}+ (?:just |then |still |only |even |always )?(?:\\p{L}{2,}ed|kept|was|were|is|are|sat|ran|went) .+$`,
  'iu',
);
/** "My husband Dave snores" is a husband who does. */
const IS_CALLED = /^((?:[Mm]y|[Oo]ur) \p{Ll}+ \p{Lu}\p{Ll}+) (?=\p{Ll}{2,}s )/u;
/** What follows from how loud somebody snores is about others. */
const SO_THAT =
  /,? so (?:\p{L}+ly |loud |much |hard |fast |often |slow |big |small |strong |well )(?:that )?(?:the|we|you|our|my|people|everybody|everyone|nobody) [^,.;]+/iu;
/** Whoever is half of something else is told so. */
const IS_MIXED = / (?:has|with) the (?:head|body|face|legs|wings|tail) of /iu;
/** "My nan, she is 82", "a toaster, but he is really sad"; who is something else is that. */
const GOES_ON =
  /(?:[,.;]+|,? but|,? and) (?:but |and )?(?:she|he|it|they)(?:(['’]s)| (?!(?:is|are|was) (?:\p{L}+ly )?an? |hates )(?=\p{Ll}+))/iu;
/** What others think or do about it is not seen of who it is about. */
const OF_OTHERS = new RegExp(
  `^(${SUBJECT} .+?),? (?:and|but|because|so|since|as|although) (?:now |then )?(?:nobody|everybody|everyone|no one|people|the (?:whole|entire) \\p{L}+|(?:the|our|my) (?:neighbou?rs?|others|boss|family)|we|i) .*$`,
  'iu',
);

/** Something is said of them already, to which more is added. */
const TOLD = /(?: (?:who|that)|^\S+ (?:\p{L}+ ){1,3}(?:is|are|was|were|has|had|can|will|would)) /iu;

const goOn = (text: string): string =>
  new RegExp(`^${SUBJECT} `, 'iu').test(text) && !IS_MIXED.test(text)
    ? text.replace(GOES_ON, (_, is: string | undefined, at: number) => {
        const joint = TOLD.test(`${text.slice(0, at)} `) ? ' and' : ' who';
        return `${joint}${is === undefined ? ' ' : ' is'}`;
      })
    : text;

const TELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.replace(BEFORE, ''),
  (text) => text.replace(BACK_THEN, ''),
  (text) => text.replace(ASKING, ''),
  (text) => text.replace(MASCOT_IS, '$1'),
  (text) => text.replace(SOMETHING_WITH, '$1 with $2'),
  (text) => text.replace(MAKE_THEM, '$2 who $1'),
  (text) => text.replace(BUT_AS, '$2 who $1'),
  (text) => text.replace(SEEN_AS, '$1 as $2'),
  (text) => text.replace(THERE_IS, (_, indefinite: string | undefined) => (indefinite === undefined ? '' : 'a ')),
  (text) => text.replace(KEPT, '$1 $2 $3'),
  (text) => text.replace(MEANWHILE, '$1'),
  (text) => text.replace(IS_CALLED, '$1 who '),
  (text) => text.replace(SO_THAT, ''),
  goOn,
  (text) => text.replace(OF_OTHERS, '$1'),
];

/** The wish as it is where it is short, or begins like none of these. */
export function retellPasted(text: string): string {
  if (splitWords(text).length < WORDS_MIN) return text;
  return TELLINGS.reduce((told, retell) => retell(told), text.trim());
}
