/** What a lore cannot tell of somebody who lacks a part for it: a dog without legs follows no postman. */

import { allLacked } from './denials.ts';

/** Parts, and the words of what nobody does or has without them. */
const NEEDED: readonly (readonly [parts: RegExp, needed: RegExp])[] = [
  [
    /^(?:legs?|foot|feet|paws?)$/iu,
    /\b(?:ran|run(?:s|ning)?|walk\p{Ll}*|follow(?:s|ed|ing)|chas(?:e[sd]?|ing)|jump\p{Ll}*|hop(?:s|ped|ping)|leap\p{Ll}*|leapt|dance\p{Ll}*|dancing|leg|legs|foot|feet|paws?|hoof|hooves|knees?|shoes?|socks?|slippers|march\p{Ll}*|step(?:s|ped)|climb\p{Ll}*|kick\p{Ll}*|trot\p{Ll}*|gallop\p{Ll}*|charged|stood|stands?|standing|dug|caught|brought|postman|waddl\p{Ll}*|shuffl\p{Ll}*|walkies)\b/iu,
  ],
  [
    /^(?:arms?|hands?)$/iu,
    /\b(?:arms?|hands?|elbows?|fingers?|gloves?|wav(?:e[sd]?|ing)|hug\p{Ll}*|knit\p{Ll}*|clap\p{Ll}*)\b/iu,
  ],
  [
    /^(?:wings?|feathers?)$/iu,
    /\b(?:fl(?:y|ies|ew|ying|own)|wings?|feathers?|moult\p{Ll}*|flap\p{Ll}*|land(?:s|ed)|glid\p{Ll}*)\b/iu,
  ],
  [/^(?:teeth|tooth|fangs?)$/iu, /\b(?:bit|bites?|biting|chew\p{Ll}*|gnaw\p{Ll}*|teeth|tooth|dentist|fangs?)\b/iu],
  [
    /^(?:eyes?)$/iu,
    /\b(?:eyes?|look(?:s|ed|ing)?|saw|sees|seen|blink\p{Ll}*|keyholes?|opticians?|lash(?:es)?|watch(?:es|ed)|stare[sd]?|wink\p{Ll}*|glasses|read)\b/iu,
  ],
  [/^(?:ears?)$/iu, /\b(?:ears?|hear[sd]?|listen\p{Ll}*)\b/iu],
  [/^(?:nose|trunk|beak)$/iu, /\b(?:nose|trunk|beak|smel[lt]\p{Ll}*|sniff\p{Ll}*|sneez\p{Ll}*)\b/iu],
  [/^(?:mouth|voice|tongue)$/iu, /\b(?:mouth|tongue|voice|sang|sing\p{Ll}*|said|says|shout\p{Ll}*|bark\p{Ll}*|bit|ate|eats)\b/iu],
  [/^(?:tail)$/iu, /\b(?:tails?|wag\p{Ll}*)\b/iu],
  [
    /^(?:hair|fur|mane|wool|beard)$/iu,
    /\b(?:hair\p{Ll}*|fur|furry|mane|wool|comb\p{Ll}*|brush\p{Ll}*|moult\p{Ll}*|beard|curls?|shear\p{Ll}*|shorn)\b/iu,
  ],
  [/^(?:head|face|brain)$/iu, /\b(?:head|face|brow|hats?|eyes?|mouth|beak|ears?|smil\p{Ll}*|nod\p{Ll}*)\b/iu],
  [/^(?:neck)$/iu, /\b(?:necks?|scar(?:f|ves)|ties?)\b/iu],
  [/^(?:shell)$/iu, /\b(?:shells?)\b/iu],
];

/** @param whom all that is told of whom the lore is about. @returns whether a row needs a part that is not there. */
export function tellsOfMissingPart(whom: string): (row: string) => boolean {
  const lacked = allLacked(whom);
  const needed = NEEDED.flatMap(([parts, words]) => (lacked.some((part) => parts.test(part)) ? [words] : []));
  return (row) => needed.some((words) => words.test(row));
}
