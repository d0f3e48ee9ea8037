/** What makes a kind of place that of a land: "Scottish coast" is a coast of Great Britain, and has no palms. */
import { COUNTRIES } from './world-places.ts';

/** What is called after a country or a part of it. */
const ADJECTIVES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ar: 'argentinian argentine',
    at: 'austrian tyrolean',
    au: 'australian tasmanian',
    be: 'belgian flemish',
    bo: 'bolivian',
    br: 'brazilian',
    ca: 'canadian',
    ch: 'swiss',
    cl: 'chilean',
    cn: 'chinese',
    co: 'colombian',
    cu: 'cuban',
    cz: 'czech bohemian',
    de: 'german bavarian prussian',
    dk: 'danish',
    ee: 'estonian',
    eg: 'egyptian',
    es: 'spanish catalan andalusian',
    et: 'ethiopian',
    fi: 'finnish',
    fr: 'french breton provencal parisian',
    gb: 'british english scottish welsh cornish',
    gl: 'greenlandic',
    gr: 'greek cretan',
    hu: 'hungarian',
    id: 'indonesian balinese javanese',
    ie: 'irish',
    in: 'indian rajasthani',
    is: 'icelandic',
    it: 'italian sicilian tuscan venetian sardinian',
    jm: 'jamaican',
    jp: 'japanese',
    ke: 'kenyan',
    kr: 'korean',
    lt: 'lithuanian',
    lv: 'latvian',
    ma: 'moroccan',
    mn: 'mongolian',
    mx: 'mexican',
    ng: 'nigerian',
    nl: 'dutch',
    no: 'norwegian',
    np: 'nepalese nepali',
    nz: 'zealand',
    pe: 'peruvian',
    pl: 'polish',
    pt: 'portuguese',
    ro: 'romanian transylvanian',
    ru: 'russian siberian',
    se: 'swedish',
    th: 'thai',
    tr: 'turkish anatolian',
    ua: 'ukrainian',
    us: 'american alaskan texan californian',
    vn: 'vietnamese',
    za: 'african',
  }).flatMap(([country, words]) => words.split(' ').map((word) => [word, country])),
);

const ADJECTIVE = new RegExp(`(?<!\\p{L})(?:south )?(${Object.keys(ADJECTIVES).join('|')})(?!\\p{L})`, 'iu');

/** Which country a text is about by an adjective, and what else it says. */
export function hearLand(text: string): { country: string; adjective: string; rest: string } | undefined {
  const [whole = '', adjective = ''] = ADJECTIVE.exec(text) ?? [];
  const country = ADJECTIVES[adjective.toLowerCase()];
  return country === undefined ? undefined : { country, adjective, rest: text.replace(whole, ' ').trim() };
}

/** What tells the age of a place, or whose it is, and no other place. */
const AGES = /(?<!\p{L})(?:old|ancient|historic(?:al)?|roman)(?!\p{L})/giu;
export const withoutAge = (text: string): string => text.replaceAll(AGES, ' ').trim();

/** Countries whose sea is cold, besides those that look it. */
const COLD = new Set('aq be by ca de dk ee fi fo gb gl ie is lt lv nl no pl ru se'.split(' '));
const COLD_LANDS = new Set(['taiga', 'ice-shelf', 'fjord', 'snow-town']);
const IN_THE_COLD: Readonly<Record<string, string>> = {
  beach: 'rocky-coast',
  desert: 'steppe',
  jungle: 'forest',
  highway: 'taiga',
};

/** Of the far east: elsewhere a temple is the country's own. */
const EASTERN = new Set(['cn', 'jp', 'kp', 'kr', 'tw']);

/** A kind of place as it looks in a land: palms grow where it is warm. */
export function inLand(base: string, country: string, land: string = COUNTRIES[country] ?? ''): string {
  if (base === 'dojo' && !EASTERN.has(country)) return land.split(' ')[0] ?? base;
  return (COLD.has(country) || COLD_LANDS.has(land.split(' ')[0] ?? '') ? IN_THE_COLD[base] : undefined) ?? base;
}
