/** What other languages say in a way that no word by word reading finds, and what English says in another way. */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import type { Shortened } from './left-out.ts';

type Rewordings = readonly (readonly [said: RegExp, reworded: string])[];

/** What somebody has made is theirs, and "no longer" is one word for two that stand apart. */
const BEFORE_READING: Readonly<Record<string, Rewordings>> = {
  zh: [[/^(\p{Script=Han}{2,4}?)[做煮煎烤包](?:出来)?的(?=\p{L})/u, '$1的']],
  ja: [[/^(.+?)[がの](?:作っ|作る|焼い|煮)た?(?=\p{L})/u, '$1の']],
  ko: [[/^(.+?)(?:가|이) (?:만든|끓인|해준|구운) (?=\p{L})/u, '$1의 ']],
  tr: [[/^(\p{L}+[iıuü]n) (?:yaptığı|pişirdiği|yapmış olduğu) (?=\p{L})/u, '$1 ']],
  hi: [[/ के हाथ (?:का|की|के) /u, ' का ']],
  fr: [
    [/(?<!\p{L})(?:ne |n['’])(\p{L}+) plus(?!\p{L})/giu, 'ne plus $1'],
    [/^il y a (?:une? |des )/iu, ''],
  ],
  it: [[/(?<!\p{L})non (\p{L}+) più(?!\p{L})/giu, 'non più $1']],
  pt: [[/(?<!\p{L})não (\p{L}+) mais(?!\p{L})/giu, 'não mais $1']],
  de: [
    [/(?<!\p{L})(will|möchte) (?:gern(?:e)? )?(.+) (sein|werden)$/iu, '$1 $3 $2'],
    [/(?<!\p{L})es gibt (?:keinen?|nie) /iu, 'kein '],
    [/^(\p{Ll}+t) (immer noch|immer|ständig|dauernd|laut|heimlich|oft) (?=(?:über|auf|vor|um) )/iu, '$2 $1 '],
    // What somebody has lost or forgotten: none of it is a lost thing.
    [/^(hat) (.+) (verloren|vergessen)$/iu, '$1 $3 $2'],
  ],
};

export const reword = (text: string, language: string): string =>
  (BEFORE_READING[language] ?? []).reduce((said, [pattern, reworded]) => said.replace(pattern, reworded), text);

/** Who says of somebody only when or why they do it is told by what they do. */
const SUBORDINATE: Readonly<Record<string, RegExp>> = {
  de: /,? (?:weil|wenn|obwohl|dass|damit|bevor|nachdem|sobald|während|seit|bis|als ob) .+$/iu,
  fr: /,? (?:parce qu['’e]|quand |lorsqu['’e]|si |pour qu['’e]|alors qu['’e]|pendant qu['’e]|depuis qu['’e]|dès qu['’e]|avant de |après avoir |au lieu de ).+$/iu,
  es: /,? (?:porque|cuando|si|aunque|para que|mientras|desde que|antes de|después de|en vez de|en lugar de|apenas) .+$/iu,
  it: /,? (?:perché|quando|se|anche se|mentre|da quando|prima di|dopo aver|invece di|appena|ogni volta che) .+$/iu,
  pt: /,? (?:porque|quando|se|embora|enquanto|desde que|antes de|depois de|em vez de|toda vez que) .+$/iu,
  nl: /,? (?:omdat|als|wanneer|hoewel|terwijl|sinds|voordat|nadat|zodra) .+$/iu,
  pl: /,? (?:bo|kiedy|gdy|jak|chociaż|żeby|zanim|odkąd|zamiast|ponieważ) .+$/iu,
  cs: /,? (?:protože|když|i když|aby|než|od té doby) .+$/iu,
  ru: /,? (?:потому что|когда|если|хотя|чтобы|пока|как только|вместо того) .+$/iu,
  uk: /,? (?:тому що|бо|коли|якщо|хоча|щоб|поки) .+$/iu,
  sv: /,? (?:eftersom|för att|när|om|fast|medan|sedan|innan|istället för) .+$/iu,
  el: /,? (?:γιατί|επειδή|όταν|αν|ενώ|πριν) .+$/iu,
};

/** Without its last clause; undefined where it has none. */
export function withoutLastClause(text: string, language: string): Shortened | undefined {
  const clause = SUBORDINATE[language]?.exec(text);
  return clause && clause.index > 2 ? { rest: text.slice(0, clause.index), leftOut: clause[0] } : undefined;
}

/** Where, when and with what: what is left is true without it. */
const CIRCUMSTANCE: Readonly<Record<string, RegExp>> = {
  de: / (?:im|am|beim|vorm|auf|bei|hinter|unter|neben|während) (?:(?:dem|der|den|einem|einer|seinem|seiner|ihrem|ihrer) )?\p{Lu}\p{L}+(?= \p{Ll})/u,
  nl: / (?:in|op|bij|onder|achter|naast|tijdens) (?:(?:de|het|een|zijn|haar) )?\p{L}+$/u,
  fr: / (?:dans|sous|sur|pendant|devant|derrière|chez|au milieu d|au|aux|en|à la) .+$/u,
  es: / (?:en|sobre|bajo|durante|delante de|detrás de|por) .+$/u,
  it: / (?:in|nel|nella|nei|nelle|nello|nell['’]|sul|sulla|sotto|durante|al|alla|davanti) .+$/u,
  pt: / (?:no|na|nos|nas|em|sob|sobre|durante|debaixo d[aoe]) .+$/u,
  pl: / (?:w|we|na|pod|nad|podczas|przy|przed) .+$/u,
  cs: / (?:v|ve|na|pod|nad|při|před) .+$/u,
  ru: / (?:в|во|на|под|над|во время|перед|у) .+$/u,
  uk: / (?:в|у|на|під|над|перед) .+$/u,
  sv: / (?:i|på|under|bakom|framför|vid) .+$/u,
  el: / (?:στο|στη|στην|στα|κάτω) .+$/u,
  ja: /(?:\p{sc=Han}|\p{sc=Katakana}|ー)+(?:の(?:中|上|下|前))?で/u,
  ko: / ?\p{L}+(?:에서|면서) /u,
};

/** Without what tells where or with what it is done; undefined where nothing does. */
export function withoutCircumstance(text: string, language: string): Shortened | undefined {
  const said = CIRCUMSTANCE[language]?.exec(text);
  if (!said) return undefined;
  const isFirst = language === 'ja' || language === 'ko';
  if (said.index <= 2 && !isFirst) return undefined;
  return { rest: text.replace(said[0], language === 'ko' ? ' ' : '').trim(), leftOut: said[0] };
}

/** Whose it is where grandma is meant and no other: "Suppe von Oma". */
const NEAR =
  '(?:[Oo]ma|grandma|grandpa|grandmother|grandfather|mum|mom|dad|mother|father|aunt|uncle|neighbou?r|mother-in-law|boss|teacher|old (?=wom[ae]n))(?:wom[ae]n)?';
const OF_SOMEBODY = new RegExp(
  `^(?!.* (?:that|who) |(?:\\p{Ll}+ )?(?:longing|yearning|nostalgia|homesickness|fear|love|hatred|envy|memory|death|story) )(.+?) of (?:an? |the |my )?(${NEAR})$`,
  'u',
);
const SOMEBODY_FIRST = new RegExp(
  `^(my )?(${NEAR}) (?!who |that |in |on |at |with|without|and |of )(\\p{Ll}+(?: \\p{Ll}+)?)$`,
  'u',
);

const grandma = (who: string): string => who.replace(/^[Oo]ma$|^old wom[ae]n$/u, 'grandma');

/** Whose soup it is: "grandma's". What is somebody themself is nobody's: a mum cat. */
function tellWhose(english: string, language: string): string {
  const [, thing = '', of = ''] = OF_SOMEBODY.exec(english) ?? [];
  if (thing !== '' && !namesCreature(of))
    return `${grandma(of)}'s ${thing.replace(/^(?:an?|the) /u, '').replace(/^cheese cake$/u, 'cheesecake')}`;
  const [, my = '', who = '', owned = ''] = SOMEBODY_FIRST.exec(english) ?? [];
  const noun = readNounPhrase(owned).head;
  const isOwned = /^(?:ja|zh|ko|tr|hi|it|pl)$/u.test(language) && owned !== '' && !namesCreature(owned) && !isPersonNoun(noun);
  return isOwned ? `${my}${grandma(who)}'s ${owned}` : english;
}

/** What somebody has but one set of: "has lost the keys". */
const THEIR_OWN =
  /\b(has (?:lost|forgotten)|has eaten(?= homework)|always loses|loses|forgets|looks for|cannot find) (?:an? )?(?=(?:keys?|glasses|umbrella|homework|phone|mobile phone|wallet|false teeth|password|suitcase|passport)$)/u;

/** There is one at home. */
const OWN_ROOM = /(?<= that .*| who .*) in an? (kitchen|bathroom|garden|bath|living room|lift|elevator|street|toilet|bathtub)$/u;

/** As English says it. */
export const inPlainEnglish = (english: string, language: string): string =>
  tellWhose(english, language)
    .replace(THEIR_OWN, '$1 the ')
    .replace(/\bkey$/u, (key, at: number) =>
      / (?:lost|forgotten|loses|forgets|looks for) the $/u.test(english.slice(0, at)) ? 'keys' : key,
    )
    .replace(/\bin (?:an? |the )(summer|winter|spring|autumn)(?=$| that | and )/u, 'in $1')
    .replace(/\b(bakes|makes|eats|sells) (cakes|pies|soups|tarts|cookies) of (?:an? )?(\p{Ll}+)$/u, '$1 $3 $2')
    .replace(/\bhas overslept (?:an? |the )?(?=\p{Ll})/u, 'has slept through the ')
    .replace(/\b(hates|loves) all the (?=\p{Ll}+$)/u, '$1 all ')
    .replace(/^neighbou?r(?:'s)? (?=(?:dog|cat|parrot|rooster|cow|child)(?:$| that ))/u, "the neighbour's ")
    .replace(/\bin (?=(?:Christmas|Easter)$)/u, 'at ')
    .replace(/\b(the|an?) (\p{Ll}+) (?:the|an?) \2$/u, '$1 $2')
    .replace(/\b(\p{Lu}\p{Ll}+) (\p{Ll}+) of \1$/u, '$1 $2')
    .replace(/\bruns away before\b/u, 'runs away from')
    .replace(/\b(?:an?|the) (?=(?:my|our) \p{Ll})/u, '')
    .replace(OWN_ROOM, ' in the $1')
    .replace(/\b(?:in|on) an? (?=cinema$)/u, 'at the ')
    .replace(/\b(?:in|under) (?:an? |the )shower$/u, 'in the shower')
    .replace(/\bno longer can\b/u, 'can no longer')
    .replace(/\bcrosses a (street|road)\b/u, 'crosses the $1')
    .replace(/^forgotten (\p{Ll}+) (\p{Ll}+)$/u, (told, thing: string, who: string) =>
      namesCreature(who) || isPersonNoun(who) ? `${who} that has forgotten the ${thing === 'key' ? 'keys' : thing}` : told,
    );
