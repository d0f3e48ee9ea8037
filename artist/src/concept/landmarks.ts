/** A place that is all of a wish is somebody too: the thing that everybody knows it by, or what its land is known for. */
import { foldName } from '../painter/finishes/find-finish.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { type ColorName, colorOfWord } from './colors.ts';
import { findWorldPlace, lookInPieces } from './find-world-place.ts';

interface Landmark {
  piece: string;
  color?: ColorName;
}

/** Emoji or id, a colour of its own behind "#", and the places as their names are folded. */
export const LANDMARKS: readonly (readonly [look: string, places: string])[] = [
  ['🗼#brown', 'paris, parigi, parijs, paryż, paříž, eiffel tower, eiffelturm, tour eiffel, torre eiffel'],
  ['🗼', 'tokyo, tokio, 東京, 东京'],
  ['🛶#black', 'venice, venezia, venedig, venise, venecia, veneza, wenecja'],
  ['🗽', 'new york, nyc, nueva york, nova york, manhattan, usa, america, united states'],
  ['🏛️', 'rome, roma, rom, rzym, athens, athen, atene, atenas, greece, griechenland, grecia, grèce'],
  ['🚌#red', 'london, londres, londra, londen, londyn'],
  ['own-pyramid', 'cairo, kairo, egypt, ägypten, egitto, egipto, égypte, egito, giza'],
  ['🥨', 'munich, münchen, bavaria, bayern, germany, deutschland'],
  ['🐻', 'berlin, berlino, berlín'],
  ['🌋', 'iceland, islande, islanda, islandia, pompeii, naples, napoli, neapel'],
  ['🗿', 'osterinsel'],
  ['own-windmill', 'amsterdam, netherlands, holland, niederlande'],
  ['🕌', 'istanbul, türkei, türkiye, dubai, marrakech, morocco'],
  ['🪆', 'moscow, moskau, moscú, russia, russland'],
  ['🌵', 'texas, arizona'],
  ['🌴', 'hawaii, florida, miami, ibiza, mallorca, california'],
  ['🐉', 'beijing, peking'],
  ['🦘', 'sydney, melbourne'],
  ['🌮', 'mexico, méxico, mexiko, messico, mexique, mexico city'],
  ['🎡', 'vienna, wien'],
  ['🧀', 'switzerland, schweiz, suisse, svizzera, zurich, zürich'],
  ['🥐', 'france, frankreich, francia, lyon'],
  ['🍕', 'italy, italien, italia, italie'],
  ['🍣', 'japan, giappone, japón, japon, osaka'],
];

/** Where an emoji of a look is drawn behind, and is nobody. */
const canBeSomebody = (piece: string): boolean =>
  findPiece('body', piece) !== undefined || findPiece('animal', piece) !== undefined || findPiece('head', piece) !== undefined;

/** @param place its name as it was found, and its look as findBackdropFor reads it. */
export function landmarkOf({ name, look }: { name: string; look: string }): Landmark | undefined {
  const row = LANDMARKS.find(([, places]) => places.split(', ').some((place) => foldName(place) === name));
  const [emoji = '', own = ''] = row?.[0].split('#') ?? [];
  const named = emoji.startsWith('own-') ? emoji : pieceForEmoji(emoji);
  const color = colorOfWord(own);
  if (named) return { piece: named, ...(color && { color }) };
  const piece = lookInPieces(look).split(' ').slice(1).find(canBeSomebody);
  return piece === undefined ? undefined : { piece };
}

export function colorOfLandmark(text: string): ColorName | undefined {
  const place = findWorldPlace(text);
  return place && landmarkOf(place)?.color;
}
