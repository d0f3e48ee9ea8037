/** What a wish goes on to say behind its first sentence, as it is told of whoever it is about: "now a crab has the keys". */
import type { Idea } from '../concept/concept.ts';
import { isPerson } from './busy-nouns.ts';
import { conjugate, lower, splitWords } from './parts-of-speech.ts';
import type { Pronouns } from './pronouns.ts';
import { isGrave } from './relations.ts';
import { VERBS } from './tables/lexicon.ts';
import { afterwards, type Trait } from './trait-forms.ts';

/** What joins the two. */
const JOINT = /[\s,.!;]*(?:\b(?:and|and now|but))?[\s,.!;]*$/iu;
/** So much of it is found again where the rest was cut off. */
const BEGINNING = 14;

/** The first sentence alone. */
export function withoutAfter<Read extends Idea>(idea: Read): Read {
  if (idea.after === undefined) return idea;
  const at = idea.word.toLowerCase().indexOf(idea.after.toLowerCase().slice(0, BEGINNING), 1);
  return { ...idea, word: (at < 0 ? idea.word : idea.word.slice(0, at)).replace(JOINT, '') };
}

const NEVER_READ = /["“”?:]|\b(?:lol|lmao|please|pls|thanks)\b/iu;

/** What somebody did it to, whom the next sentence calls "it": the keys of "I lost my keys on the beach". */
const OBJECT =
  /^\S+(?: \p{L}+)? .*?\b(?:my|the|an?|one|our|his|her) ((?:\p{L}+ )??\p{L}+)(?= (?:in|on|at|to|from|under|behind|with|over|by|for|a|again|last|this|yesterday|down|off|up|since)(?: |$)|$)/iu;

const beOne = (verb: string): string => {
  const word = lower(verb).replaceAll('’', "'");
  if (/^(?:am|'m|are|'re)$/u.test(word)) return 'is';
  if (/^(?:have|'ve)$/u.test(word)) return 'has';
  if (word === 'were') return 'was';
  if (word === "don't" || word === 'do') return word.replace('do', 'does');
  return VERBS.has(word) ? conjugate(word) : word;
};

/** @param told whom the first sentence is about, in the words of the lore. */
export function tellAfter({ after, word }: Idea, told: string, { they, them, their, themself }: Pronouns): Trait | null {
  if (after === undefined || NEVER_READ.test(after) || isGrave(after)) return null;
  // Of a moment that everybody knows “you” are whoever lives it, and else whoever reads of it.
  if (/\byour?\b/iu.test(after) && !/^when/iu.test(word)) return null;
  const last = lower(splitWords(after.replace(/(?: now)?[.!]*$/u, '')).at(-1));
  // It is told with the first sentence already.
  if (splitWords(told.toLowerCase()).includes(last)) return null;
  const isSpeaker = /^(?:i|we|i['’]\p{L}+) /iu.test(word) && /^a person /u.test(told);
  const [, thing = ''] = OBJECT.exec(word) ?? [];
  const head = lower(/^(?:(?:an?|the|my) )?((?:\p{L}+ )*?\p{L}+?) (?:who|that) /iu.exec(told)?.[1]?.split(' ').at(-1));
  // Of a person "it" is the other one.
  const isOfThing = thing !== '' && (isSpeaker || isPerson(head) || / who /u.test(told));
  const owner = /^(?:i|we|my|our) /iu.test(word) && !isSpeaker && !isPerson(head) ? `${their} owner` : null;
  const speaker = isSpeaker ? they : (owner ?? 'somebody');
  const words = ` ${after.replace(/[.!]+$/u, '').replace(/^(?:and|but|so|then|now|also|since then),? /iu, '')} `
    .replaceAll(/ (?:i)(['’]m|['’]ve)? (\p{L}+(?:['’]t)?)/giu, (_, short: string | undefined, verb: string) =>
      short === undefined ? ` ${speaker} ${beOne(verb)}` : ` ${speaker} ${beOne(short)} ${verb}`,
    )
    .replaceAll(/ we(?:['’]re| are) /giu, ' everybody is ')
    .replaceAll(/ we (\p{L}+)/giu, (_, verb: string) => ` everybody ${beOne(verb)}`)
    .replaceAll(/ myself /giu, ` ${themself} `)
    .replaceAll(/ mine /giu, ' everybody’s ')
    .replaceAll(/ (?:my|our) /giu, isSpeaker ? ` ${their} ` : owner === null ? ' the ' : ` ${owner}’s `)
    .replaceAll(/ (?:me|us) /giu, ` ${isSpeaker ? them : (owner ?? 'the family')} `)
    .replaceAll(/ your /giu, ` ${their} `)
    .replaceAll(/ you /giu, ` ${them} `)
    .replaceAll(/ it(?:['’]s| is) (?=\S)/giu, isOfThing ? ` the ${thing} is ` : ` ${they} is `)
    .replaceAll(/ it /giu, (_, at: number) => (isOfThing ? ` the ${thing} ` : ` ${at === 0 ? they : them} `))
    .replaceAll(/ them /giu, thing !== '' && /s$/u.test(thing) ? ` the ${thing} ` : ' them ')
    .replaceAll(/ (?:he|she)(?:['’]s)? /giu, (said) => ` ${they} ${/['’]s/u.test(said) ? 'is ' : ''}`)
    .replaceAll(/ (?:his|its|her) (?=\p{L})/giu, ` ${their} `)
    .replaceAll(/ (?:him|her) /giu, ` ${them} `)
    .replaceAll(/ (?:himself|herself|itself) /giu, ` ${themself} `)
    .trim();
  return afterwards(
    words.replace(/^(?:The|An?|My|Nobody|Everybody|Everyone|They|That|This|Somebody|Someone|All|Two|Three)(?= )/u, (first) =>
      first.toLowerCase(),
    ),
  );
}
