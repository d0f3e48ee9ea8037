/** Whose something is, in English: "die Katze des Königs", "Omas Fahrrad", "le vélo de papa", "il motorino di Luca". */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { translate } from './translate.ts';

const POSSESSIVES: Readonly<Record<string, string>> = {
  des: 'the',
  eines: 'a',
  mein: 'my',
  dein: 'your',
  sein: 'his',
  ihr: 'her',
  unser: 'our',
};

/** Behind what is owned, with the endings that nouns have there. */
const GERMAN =
  /^(?:(?:der|die|das|ein|eine) )?(\p{Lu}\p{L}+) (des|eines|(?:mein|dein|sein|ihr|unser)(?:es|er|e)s?) (\p{Lu}\p{L}+)$/u;
/** Before it: "Omas Fahrrad". */
const GERMAN_KIN = /^(\p{Lu}\p{L}+?)s (\p{Lu}\p{L}+)$/u;
const ROMANCE: Readonly<Record<string, RegExp>> = {
  fr: /^(?:le |la |l['’]|un |une )?(\p{L}+) (?:de |du |d['’])((?:ma |mon |la |l['’])?)(\p{L}+)$/iu,
  es: /^(?:el |la |un |una )?(\p{L}+) (?:del |de )((?:mi |la )?)(\p{L}+)$/iu,
  it: /^(?:il |lo |la |l['’]|un |una )?(\p{L}+) (?:del |della |dello |dell['’]|di )((?:mia |mio )?)(\p{L}+)$/iu,
  pt: /^(?:o |a |um |uma )?(\p{L}+) (?:do |da |de )((?:minha |meu )?)(\p{L}+)$/iu,
};
const MY = /^(?:ma|mon|mi|mia|mio|minha|meu)$/iu;

/** Who is somebody to everybody: said without an article. */
const KIN = /^(?:grandma|grandpa|mum|mom|dad|mother|father)$/;
const NEAR = /^(?:neighbou?r|aunt|uncle|brother|sister|cousin|boss|teacher|friend|king|queen|emperor|president|pope)$/;

/** "König" of "Königs", "Nachbar" of "Nachbarn". */
const nominatives = (owner: string): string[] =>
  [/es$/, /s$/, /en$/, /n$/, /$/].flatMap((ending) => (ending.test(owner) ? [owner.replace(ending, '')] : []));

function germanOwned(text: string): string | undefined {
  const [, thing = '', whose = '', owner = ''] = GERMAN.exec(text) ?? [];
  const possessive = POSSESSIVES[whose] ?? POSSESSIVES[whose.replace(/(?:es|er)$/, '')];
  if (possessive !== undefined) {
    const owners = (whose.endsWith('er') ? [owner] : nominatives(owner)).flatMap((one) => translate(one, 'de') ?? []);
    const who = owners.find((one) => isPersonNoun(one.split(' ').at(-1) ?? ''));
    const what = translate(thing, 'de');
    // A street owns nobody.
    if (!who) return what && owners[0] && `${what} of ${possessive} ${owners[0]}`;
    return what && `${possessive} ${who}'s ${what}`;
  }
  const [, kin = '', own = ''] = GERMAN_KIN.exec(text) ?? [];
  const who = kinOrName(kin, 'de');
  const what = who && translate(own, 'de');
  return what && `${who}'s ${what}`;
}

/** Grandma by what she is called, and "Luca" by name. */
function kinOrName(word: string, language: string): string | undefined {
  const english = translate(word, language);
  if (english !== undefined && KIN.test(english)) return english;
  return english === undefined && /^\p{Lu}\p{Ll}+$/u.test(word) && isTagged(word, 'FirstName') ? word : undefined;
}

/** The postman's dog is a certain postman's; a "traje de bombero" is nobody's. */
const isOfTrade = (text: string, english: string): boolean =>
  / (?:du|de la|de l['’]|del|della|dello|dell['’]|do|da) ?\p{L}+$/iu.test(text) && isPersonNoun(english.split(' ').at(-1) ?? '');

function romanceOwned(text: string, language: string): string | undefined {
  const [, thing = '', before = '', owner = ''] = ROMANCE[language]?.exec(text) ?? [];
  if (thing === '') return undefined;
  const what = translate(thing, language);
  const name = kinOrName(owner, language);
  const english = translate(owner, language);
  const who =
    name ??
    (english !== undefined && (NEAR.test(english) || isOfTrade(text, english))
      ? `${MY.test(before.trim()) ? 'my' : 'the'} ${english}`
      : undefined);
  return what && who && `${MY.test(before.trim()) && name ? 'my ' : ''}${who}'s ${what}`;
}

/** @returns undefined where nobody owns anything, or a word is not known. */
export const readOwned = (text: string, language: string): string | undefined =>
  language === 'de' ? germanOwned(text) : romanceOwned(text, language);
