/** Football clubs that people are fans of, and the colour in which they play. */
import type { ColorName } from './colors.ts';

const CLUBS: readonly (readonly [color: ColorName, names: string])[] = [
  ['yellow', 'borussia dortmund|bvb|al nassr|villarreal|alemannia aachen|dynamo dresden|norwich city|boca juniors|fenerbah[çc]e'],
  [
    'red',
    'bayern münchen|bayern munich|bayern|fc bayern|liverpool fc|fc liverpool|liverpool|manchester united|man united|arsenal|benfica|ajax|atl[ée]tico madrid|1\\. ?fc köln|fc köln|union berlin|mainz 05|sc freiburg|nottingham forest|galatasaray|flamengo|spartak|ac milan|as roma|sevilla fc|rb leipzig',
  ],
  [
    'blue',
    'manchester city|man city|1860 münchen|tsv 1860|lazio|aston villa|west ham|celta vigo|fc schalke(?: 04)?|schalke(?: 04)?|chelsea|everton|fc barcelona|barça|leicester city|hertha(?: bsc)?|ssc napoli|napoli|rangers|hansa rostock|inter mailand|inter milan|fc porto|ipswich town|portsmouth fc',
  ],
  [
    'white',
    'real madrid|juventus|juve|tottenham|spurs|leeds united|borussia mönchengladbach|gladbach|hamburger sv|hsv|olympique (?:de )?marseille|valencia cf|derby county|santos fc',
  ],
  [
    'green',
    'werder bremen|werder|celtic|sporting lissabon|sporting lisbon|vfl wolfsburg|saint-[ée]tienne|palmeiras|greuther fürth|rapid wien',
  ],
  ['black', 'newcastle united|eintracht frankfurt|lask|besiktas|beşiktaş|udinese'],
  ['brown', 'st\\.? pauli|fc st\\.? pauli|sankt pauli'],
  ['purple', 'fiorentina|austria wien|vfl osnabrück|toulouse fc'],
];

/** Towns, gods and ships are called so as well. */
const ALSO_OTHERS = /^(?:bayern|liverpool|chelsea|napoli|rangers|celtic|spurs|arsenal|werder|ajax|spartak|lask|gladbach)$/iu;
const FAN = '(?:fans?|supporters?|ultras?|hooligans?|anhänger(?:in)?|tifos[oai]|hinchas?|torcedora?|kibic)';
const PATTERNS = CLUBS.map(
  ([color, names]) =>
    [
      color,
      new RegExp(
        `^(?:(?:an?|the|my|ein|eine|un|una) )?(?:(?:${FAN}) (?:of|von|vom|del|dell[ao]|de|du|do|da) )?(${names})(?:[- ]${FAN})?(?= (?:who|that|in|on|at|with|without)(?!\\p{L})|$)`,
        'iu',
      ),
    ] as const,
);

/** The club that a text is about, or whose fan: undefined where a town may be meant. */
export function findClub(text: string): { name: string; color: ColorName; rest: string } | undefined {
  for (const [color, pattern] of PATTERNS) {
    const [whole = '', name = ''] = pattern.exec(text.trim()) ?? [];
    const isBare = whole.toLowerCase() === name.toLowerCase();
    if (name !== '' && !(isBare && ALSO_OTHERS.test(name)))
      return { name: name.toLowerCase(), color, rest: text.trim().slice(whole.length) };
  }
  return undefined;
}
