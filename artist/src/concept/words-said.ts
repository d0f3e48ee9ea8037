/** What somebody is said to say: "saying I am fine", "yelling help". */

/** Begins no words of anybody's: how, where, why, about what or for how long it is said. */
const NO_WORDS =
  /^(?:(?:it|he|she|they|at|to|for|in|into|on|onto|over|from|off|by|and|with|without|about|of|like|as|than|because|since|while|when|whenever|if|until|till|after|before|during|through|across|behind|under|near|all|every|each|so|too|very|out|up|down|around|again|aloud|together|nothing|something|anything|everything|things|stuff|prayers?|grace|mass)(?!\p{L})|\p{L}+ly(?!\p{L})|(?:an?|the|his|her|its|their) (?!.*\b(?:is|are|was|were|will)\b))/iu;
/** What is shouted is mostly orders, secrets and the like, unless it begins as one speaks. */
const CALLED_OUT =
  /^(?:i|i['’]?m|i['’]ll|you|we|we['’]re|us|me|my|let['’]?s|please|help|fire|fore|bingo|timber|eureka|freedom|no|yes|yeah|stop|go|wait|wake|run|hey|hello|hi|oi|boo|bye|goodbye|sorry|thanks|happy|merry|good|who|what|why|where|do|do not|don['’]?t|can|give|get|never|come|look|order in|silence|surprise|this is|that is|there is|stonks|yolo|wee+|a+h+|aa+)(?![\p{L}])|!/iu;

/** @returns the words that are said, without their quotation marks; null where it is told how or about what somebody speaks. */
export function wordsSaid(verb: string, said: string): string | null {
  const [, quoted] = /^["“‘'](.+?)["”’']?[.!]*$/u.exec(said) ?? [];
  if (quoted !== undefined) return quoted;
  if (NO_WORDS.test(said) || (!/^say/iu.test(verb) && !CALLED_OUT.test(said))) return null;
  return said.replace(/["”]?[.!]*$/u, '');
}

/** What of a text somebody says, as its last words. */
const SAYING =
  /(?<=\p{L}\S* (?:who |that |which )?(?:is |are |keeps |always )?)(says|saying|yells|yelling|shouts|shouting|screams|screaming|whispers|whispering|mutters|muttering)(?: that)? (.+)$/iu;
/** These are waved, and not held up. */
const WAVED = /^(?:hello|hi|hey|goodbye|bye)(?!\p{L})/iu;

/** What somebody says is to be read, unless it is a greeting, which is waved. */
export function hearSaid(text: string): string | null {
  const [, verb = '', rest = ''] = SAYING.exec(text) ?? [];
  const said = verb === '' ? null : wordsSaid(verb, rest);
  return said === null || WAVED.test(said) || said.length < SHORTEST || said.length > LONGEST ? null : said;
}
const SHORTEST = 3;
const LONGEST = 40;
