/** What somebody's beast is called is nothing to be seen: "my hamster Biscuit", "Pickles the dog", "my dog named Pancake". */
import { isEnglishWord } from '../author/english-words.ts';
import { findTender } from '../author/tender-words.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { isKinship } from './hear-who.ts';

const BEHIND =
  /^((?:my|our) (?:(?:fat|old|little|big|tiny|lazy|grumpy|beloved|late|good|stupid|chubby|crazy|angry|evil) )?(?:guinea )?(\p{Ll}+))(?: named| called|,)? (\p{Lu}\p{Ll}+),?(?= |$)/u;
const BEFORE = /^(\p{Lu}\p{Ll}+) the ((?:(?:\p{Ll}+) ){0,2}(\p{Ll}+))(?= (?:who|that|which|with|in|on|at|from|and) |$)/u;
/** Typed with a capital because a keyboard begins so: "Save the turtle". */
const NO_NAME =
  /^(?:not|all|half|both|just|only|also|even|then|than|when|why|how|where|who|what|as|like|save|free|feed|pet|bring|follow|release|meet|draw|make|behold|kiss|hug|eat|see|love|hate|walk|wash|beat|catch|chase|find|give|help|kill|stop|steal|ride|in|on|under|behind|with|at|for|from|of|is|was|and|or|but)$/iu;

/** No beast's jokes are told of one that is called after a people, or whoever is prayed to. */
const SACRED = /^(?:m[ou]hamm?[ae]d|allah|jesus|christ|moses|mary|buddha|krishna|ganesha?|shiva|jehovah|yahweh)$/iu;
const isHarmless = (name: string): boolean => findTender(name) === null && !SACRED.test(name);

/** @returns what the beast is called, and the words without that; null where nobody is called anything. */
export function findPetName(words: string): { name: string; rest: string } | null {
  const [behind = '', whose = '', noun = '', called = ''] = BEHIND.exec(words) ?? [];
  if (behind !== '' && namesCreature(noun) && !isKinship(noun) && isHarmless(called))
    return { name: called, rest: whose + words.slice(behind.length) };
  const [before = '', name = '', kind = '', beast = ''] = BEFORE.exec(words) ?? [];
  const isCalled = before !== '' && !NO_NAME.test(name) && isHarmless(name) && namesCreature(beast);
  return isCalled ? { name, rest: `${kind}${words.slice(before.length)}` } : null;
}

/** The words without a name that would be looked for as a thing: nobody draws a biscuit for Biscuit, and Taylor can be read on a sign. */
export function withoutPetName(words: string): string | null {
  const found = findPetName(words);
  return found !== null && isEnglishWord(found.name.toLowerCase()) ? found.rest : null;
}
