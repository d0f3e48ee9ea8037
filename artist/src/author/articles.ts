/** Written with a vowel, spoken with a consonant: "a unicorn", "a one-eyed owl", "a euro". */
const CONSONANT_SOUND =
  /^(?:uni(?:corn|cycl|form|on|t|que|vers|son|lat|pod|brow)|us(?:e|ual|b(?![a-z]))|ut(?:e|o)|uk(?:e|u|(?![a-z]))|ura|urin|ubiq|uf[o0]|u(?![a-z])|eu|ewe|one(?![a-z])|once|ouija)/iu;
/** Written with a consonant, spoken with a vowel: "an hour", "an 8-bit hat", "an x-ray". */
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d)|(?:[fhlmnrsx])(?![a-z]))/iu;
/** Spelt out letter by letter: "an NPC", "an FBI hat". */
const SPELT_WITH_VOWEL = /^(?:[FHLMNRSX][A-Z0-9]{1,3}(?![a-z])|(?:npc|mp3|rpg|led|lcd|sms|fbi|hdmi|html)(?![a-z]))/u;

/** Letters that are read like any word: "a NASA helmet". */
const SAID_AS_A_WORD = /^(?:NASA|NATO|FOMO|LASER|RADAR|SIM)(?![a-z])/u;

/** "a" or "an", as English speakers would say it before this text. */
function chooseArticle(text: string): 'a' | 'an' {
  const word = text.replace(/^[^\p{L}\p{N}]+/u, '');
  if (CONSONANT_SOUND.test(word) || SAID_AS_A_WORD.test(word)) return 'a';
  if (VOWEL_SOUND.test(word) || SPELT_WITH_VOWEL.test(word)) return 'an';
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/iu.test(word) ? 'an' : 'a';
}

/** The text with its indefinite article: "an owl", "a crocodile". */
export function withArticle(text: string): string {
  return `${chooseArticle(text)} ${text}`;
}
