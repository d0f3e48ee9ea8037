/** What is said of a style that nobody here knows how to draw. */

/** `{said}`: the words as they were typed, in quotation marks. */
export const UNKNOWN_STYLES: readonly string[] = [
  'They promised {said}. We had glue.',
  'The order said {said}; the workshop had {thing} and confidence.',
  'It was meant to be {said}, but the shop was out of it until {weekday}.',
  'Nobody at {place} had ever seen {said}, so everybody nodded.',
  'Three experts were asked about {said}, and all three left for {town}.',
  'The style is {said}, according to the invoice, which nobody else has seen.',
  'The dictionary was asked about {said}, and would like to be left alone.',
  'A committee is still voting on what {said} looks like, and so far {thing} is ahead.',
  'For {said} you need a licence; this was done without one, at {time}.',
  'The brief said {said}. The brief has been sent to {town} for observation.',
  'We do not stock {said}, but we once stood next to it.',
  'Somebody wanted {said} and got {weather} light with a small discount.',
  'All of this would be {said}, if anybody had brought the manual.',
  'The guidebook calls it {said}; the guidebook was written by {relative}.',
  'Instead of {said} there is now a plaque that says sorry, in {count} languages.',
  'The painter heard {said}, said “of course” and ordered {snack}.',
];
