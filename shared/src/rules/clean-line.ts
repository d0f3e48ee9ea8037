/** Words of people and of models, made fit for one line. */

// Everything that is invisible, turns text around or is not a character at all. U+FE0F stays: it only asks for the
// coloured form of the emoji before it; and so does what joins emoji to one, names the flag of a part of a country, or parts letters
// that would be another word joined.
const JOINS_EMOJI = '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})';
const OF_A_FLAG =
  '(?<=\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{0,6})(?:[\\u{E0061}-\\u{E007A}](?=[\\u{E0061}-\\u{E007A}]{0,6}\\u{E007F})|\\u{E007F})';
const PARTS_LETTERS = '(?<=[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}])\\u200C(?=\\p{L})';
const UNSEEN = new RegExp(
  `(?!\\uFE0F|${JOINS_EMOJI}|${OF_A_FLAG}|${PARTS_LETTERS})[\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
);
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A text in one line with nothing invisible in it, and nothing that turns it around; white space is one space. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .replaceAll('\uFFFD', '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/gu, ' ');
}
