/** What the second sentence of a wish is told with: "My dog ate the homework. Nobody believes me." */
export const AFTERWARDS = [
  'The neighbours only ever tell the second half: {fact}.',
  '{Fact}, and the family has agreed to talk about the weather.',
  'The story could end there, but {fact}.',
  '{Fact}, and an uncle is still laughing in the hall.',
  'To make a long story longer, {fact}.',
  '{Fact}, and the second part is being filmed.',
  '{Fact}, which was in no horoscope.',
  'The insurance has asked twice whether it is true that {fact}.',
  '{Fact}, and a cousin wears it on a T-shirt.',
  'There is a second chapter, in pencil: {fact}.',
  '{Fact}; the first half was believed at once.',
  'An aunt rings up from abroad to hear the part where {fact}.',
  '{Fact}, and grandmother tells it louder each time.',
  'What {they} leaves out, out of modesty, is that {fact}.',
  '{Fact}, and the children act it out in the bath.',
  'By the time it got round the village, {fact}, and there was a horse in it.',
] as const;
