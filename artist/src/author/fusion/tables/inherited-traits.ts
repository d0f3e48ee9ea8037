/** What is left of what somebody was: "the crocodile grin". */
export const QUIRKS = [
  'grin',
  'temper',
  'walk',
  'appetite',
  'voice',
  'nerves',
  'stare',
  'manners',
  'charm',
  'laugh',
  'accent',
  'confidence',
  'heartbeat',
  'instincts',
  'handwriting',
  'posture',
  'sense of direction',
  'dreams',
  'elbows',
  'eyebrows',
] as const;

/** What is left of what somebody's body was: "the bomber plane half". */
export const BODY_BITS = [
  'half',
  'parts',
  'bodywork',
  'insides',
  'frame',
  'bits',
  'department',
  'middle',
  'ballast',
  'silhouette',
  'warranty',
  'smell',
] as const;
