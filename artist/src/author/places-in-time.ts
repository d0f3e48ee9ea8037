/** A place with a time, as English says both: "in 1970s Lagos", "in Paris in the 1920s", "in Victorian London". */
import { findWorldPlace } from '../concept/find-world-place.ts';
import { placeInEnglish } from '../translation/exonyms.ts';
import { capitalise } from './clean-text.ts';
import { isOurWord } from './foreign-words.ts';
import { readNamedPlace } from './named-places.ts';
import { spellNames } from './proper-names.ts';
import { readStyle, type Style } from './read-style.ts';
import { isTagged } from './tag-words.ts';

const list = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(/,\s+/u).map((name): [string, string] => [name.toLowerCase(), name]));

/** What stands before a place and says when: as English spells it. */
const ERAS =
  list(`Victorian, Edwardian, Georgian, Elizabethan, Tudor, Regency, medieval, mediaeval, ancient, feudal, Edo, Meiji, Heian, Weimar,
  Soviet, communist, Ottoman, Byzantine, Mughal, Ming, Tang, Han, Qing, Joseon, Aztec, Inca, Mayan, Roman, Viking, Norman, colonial, imperial,
  Napoleonic, revolutionary, Renaissance, Baroque, Belle Époque, Belle Epoque, Prohibition, Prohibition-era, Gold Rush, Jazz Age, Gilded Age,
  Cold War, swinging, post-war, postwar, pre-war, prewar, wartime, interwar, Stone Age, Bronze Age, Iron Age, prehistoric, futuristic, modern,
  old, 18th century, 19th century, 20th century, 17th century, 16th century`);

const DECADE = String.raw`(?:(?:early|mid|late)[ -])?(?:\d\d)?\d0['’]?s`;
const LEADING = new RegExp(`^(?:the )?(${DECADE}|[12]\\d{3}) (\\D+)$`, 'iu');
const TRAILING = new RegExp(`^(\\D+?),? (?:in )?(?:the )?(${DECADE}|[12]\\d{3})$`, 'iu');
/** The same in other languages: "СССР 1960-х", "Berlin 1920er", "Lagos años 70", "1960年代の東京". */
const ELSEWHERE = [
  /^(?<place>\D+?) (?:der )?(?<decade>(?:\d\d)?\d0)(?:-?х(?: годов| гг)?|[’']?er(?: jahren?)?)$/iu,
  /^(?<place>\D+?) (?:(?:de los|dans les|des|degli|dos|nos|en los|negli|lat|i) )?(?:años|années|anni|anos) (?<decade>(?:\d\d)?\d0)$/iu,
  /^(?<decade>(?:\d\d)?\d0)年代の?(?<place>\D+)$/u,
];
/** States that are no more, which no map of today has. */
const GONE: ReadonlyMap<string, string> = new Map([
  ['ddr', 'GDR'],
  ['rda', 'GDR'],
  ['ussr', 'USSR'],
  ['ссср', 'USSR'],
  ['urss', 'USSR'],
  ['udssr', 'USSR'],
]);

/** @returns null where there is no time, or no place that has it: "1930s rubber hose cartoon". */
export function readPlaceInTime(typed: string): Style | null {
  for (const pattern of ELSEWHERE) {
    const { place = '', decade = '' } = pattern.exec(typed)?.groups ?? {};
    const there = placeOf(place);
    if (there !== null) return tell(there, `in the ${decade}s`);
  }
  const [, when = '', where = ''] = LEADING.exec(typed) ?? [];
  const [, at = '', then = ''] = TRAILING.exec(typed) ?? [];
  const era = [2, 1].map((count) => splitAt(typed, count)).find(([first]) => ERAS.has(first.toLowerCase()));
  if (when !== '') {
    const there = placeOf(where);
    if (there === null) return null;
    // "in 1970s Lagos", but "on Mars in 2077" and "in the Bronx in the 1970s".
    return there.startsWith('in ') && !there.startsWith('in the ') && /s$/iu.test(when)
      ? style(`in ${when.toLowerCase()} ${there.slice(3)}`)
      : tell(there, timeOf(when));
  }
  if (at !== '') {
    const there =
      readNamedPlace(at)?.place ?? (/ [a-z]+$/u.test(at) ? readStyle(at).place : null) ?? placeOf(at) ?? readStyle(at).place;
    return there === null || /^in the style/iu.test(there) ? null : tell(there, timeOf(then));
  }
  if (era !== undefined) {
    const there =
      placeOf(era[1]) ?? (/^\p{Lu}\p{Ll}+$/u.test(era[1]) && !isOurWord(era[1].toLowerCase()) ? `in ${era[1]}` : null);
    return there === null
      ? null
      : style(there.replace(/^(?:in|on|at|by) (?:the )?/u, (start) => `${start}${ERAS.get(era[0].toLowerCase())} `));
  }
  return null;
}

function splitAt(words: string, count: number): [string, string] {
  const tokens = words.split(' ');
  return [tokens.slice(0, count).join(' '), tokens.slice(count).join(' ')];
}

const style = (place: string): Style => ({ bare: place.replace(/^(?:in|on|at|by) (?:the )?/u, ''), place });
const tell = (there: string, then: string): Style => style(`${there} ${then}`);
const timeOf = (when: string): string => (/s$/iu.test(when) ? `in the ${when.toLowerCase()}` : `in ${when}`);

/** "in Lagos", "in the GDR", "at Woodstock": only where the words are the name of a place. */
function placeOf(words: string): string | null {
  if (words === '' || /^(?:in|on|at|by|near|during) /iu.test(words)) return null;
  const english = GONE.get(words.toLowerCase()) ?? placeInEnglish(words) ?? spellNames(words);
  const named = readNamedPlace(english);
  if (named !== null) return named.place;
  const isPlace =
    isTagged(english.toLowerCase(), 'Place') ||
    english !== words ||
    (/^\p{Lu}/u.test(english) && findWorldPlace(english) !== undefined);
  return isPlace && /^[\p{Script=Latin} '’.-]+$/u.test(english) ? `in ${english.split(' ').map(capitalise).join(' ')}` : null;
}
