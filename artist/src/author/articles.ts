/** Written with a vowel, spoken with a consonant: "a unicorn", "a one-eyed owl", "a euro". */
const CONSONANT_SOUND =
  /^(?:uni(?:corn|cycl|form|on|t|que|vers|son|lat|pod|brow)|us(?:e|ual|b(?!\p{L}))|ut(?:e|o)|u[ix](?!\p{L})|uk(?:e|u|ra|(?!\p{L}))|ura|urin|ubiq|uf[o0]|u(?!\p{L})|eu|ewe|one(?!\p{L})|once|ouija)/iu;
/** Written with a consonant, spoken with a vowel: "an hour", "an 8-bit hat", "an x-ray". */
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d)|(?:[fhlmnrsx])(?!\p{L}))/iu;
/** Spelt out letter by letter: "an NPC", "an FBI hat". */
const SPELT_WITH_VOWEL = /^(?:[FHLMNRSX][A-Z0-9]{1,3}(?!\p{L})|(?:npc|mp3|rpg|led|lcd|sms|fbi|hdmi|html)(?!\p{L}))/u;

/** Letters that are read like any word: "a NASA helmet". */
const SAID_AS_A_WORD = /^(?:NASA|NATO|FOMO|LASER|RADAR|SIM)(?!\p{L})/u;

/** "a" or "an", as English speakers would say it before this text. */
function chooseArticle(text: string): 'a' | 'an' {
  const word = text.replace(/^[^\p{L}\p{N}]+/u, '');
  if (CONSONANT_SOUND.test(word) || SAID_AS_A_WORD.test(word)) return 'a';
  if (VOWEL_SOUND.test(word) || SPELT_WITH_VOWEL.test(word)) return 'an';
  return /^[aeiouæøœı]/iu.test(word.normalize('NFD')) ? 'an' : 'a';
}

/** The text with its indefinite article: "an owl", "a crocodile". */
export function withArticle(text: string): string {
  return `${chooseArticle(text)} ${text}`;
}
