/** Sentences of Turkish, which say who it is first and what is done last: "kedi çay içiyor". */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { namesCreature } from '../pieces/names-creature.ts';

const ONGOING = /yor(?:lar)?$/u;
/** "Kedinin çayı" is the tea of the cat. */
const OWNER = /n[ıiuü]n$/u;
const DEED = /^(?:(?:never|always|secretly) )?(?:does not |is not )?\p{Ll}+s(?= |$)/u;

/** "A cat that drinks tea"; undefined where nobody stands before what is done. */
export function tellWhoFirst(
  clause: string,
  language: string,
  translate: (part: string) => string | undefined,
): string | undefined {
  const words = clause.trim().split(/\s+/);
  if (language !== 'tr' || words.length < 3 || !ONGOING.test(words.at(-1) ?? '')) return undefined;
  for (let length = words.length - 2; length > 0; length--) {
    const said = words.slice(0, length).join(' ');
    const who = OWNER.test(said) ? undefined : translate(said);
    const noun = readNounPhrase(who ?? '').head;
    if (who === undefined || !(namesCreature(noun) || isPersonNoun(noun))) continue;
    const deed = translate(words.slice(length).join(' '));
    if (deed !== undefined && DEED.test(deed)) return `${who} that ${deed}`;
  }
  return undefined;
}
