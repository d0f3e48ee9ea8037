/** What can be told of anything that is one thing and no two halves, in a word: `{a_one}`, `{one_unit}`. */
import type { Conflict } from './conflicts.ts';

export const ALONE_CONFLICTS: readonly Conflict[] = [
  {
    tells: 'In {town} there is a school for anyone who would like to be {a_one}, and {they} failed the entrance test.',
    closings: ['The headmaster blames the posture.', '{They} now teaches there.', 'The question was “why?”.'],
  },
  {
    tells: '{Rival} claims to be {a_one} as well, and the case has been in court since {year}.',
    closings: ['The judge asked for a drawing.', 'Both had to stand in profile.', '{Rival} has run out of glue.'],
  },
  {
    tells: '{Official} asked for proof of being {a_one}, and was given a short demonstration.',
    closings: ['The carpet has been replaced.', 'The stamp came by return of post.', '{Official} is taking a few days off.'],
  },
  {
    tells: '{Town} has insured itself against {a_one}, and {they} has read the policy.',
    closings: ['The clause about {weekday}s is the weak one.', 'The premium went up at once.', 'It does not cover the roof.'],
  },
  {
    tells: 'The school play needed {a_one}, {they} went along to try for it, and was told to be more natural.',
    closings: [
      'The part went to a boy called Colin.',
      '{They} was the second tree, and moving.',
      'Colin comes round to practise.',
    ],
  },
  {
    tells: 'On the form of {office} there was no box for {a_one}, so {they} drew one and moved in.',
    closings: ['The form has been to three countries.', 'The rent is low.', 'There is now a waiting list for the margin.'],
  },
  {
    tells: 'Every {weekday} a retired professor explains to a full hall what {a_one} is for, and {they} takes notes.',
    closings: ['The notes say “no”.', '{They} asked one question and it took {length}.', 'The slides are out of date.'],
  },
  {
    tells: '{Relative} had other plans than {a_one}, and had already paid for the trombone lessons.',
    closings: ['The trombone went to {rival}.', 'They talk again, at Christmas.', 'The money has been called a loan.'],
  },
  {
    tells: 'A small ad said “{one_unit} wanted, no questions”, and {they} came with {count} questions.',
    closings: ['The ad has been withdrawn.', 'The first was about the lunch break.', 'The pay is mostly {snack}.'],
  },
  {
    tells: '{They} went to a fancy-dress party as {a_one}, without a costume, and came third.',
    closings: [
      'First prize went to {rival}.',
      'The jury called it “a bit obvious”.',
      'The photographs have been asked for by the police.',
    ],
  },
  {
    tells: 'The manual for {a_one} is four pages long, and {they} has lived against all of them.',
    closings: ['Page five is being written.', 'The warranty ended on page one.', 'It has been returned with remarks.'],
  },
  {
    tells: 'For {length} {they} denied being {a_one}, until somebody brought a mirror.',
    closings: ['The mirror has been thanked.', '{They} has kept it.', 'It explained a lot, mostly the smell.'],
  },
  {
    tells: '{They} runs a helpline for people who have never met {a_one}, and keeps them on hold to build it up.',
    closings: ['The music is somebody humming.', 'Nobody has got through.', 'The first call was from {relative}.'],
  },
  {
    tells: 'An audit of {town} counted exactly {count} residents and {a_one}, standing on the list.',
    closings: [
      'Taxes are due all the same.',
      'The list had to be pulled out from under {them}.',
      'The next audit will use pencil.',
    ],
  },
];

export const ALONE_CLOSINGS: readonly string[] = [
  'Nobody in {town} has looked at {a_one} in the same way since.',
  'Every other {one_unit} in {town} has asked to be called something else.',
  'If you wanted an ordinary {one_unit}, you should have come on {weekday}.',
  'The next {one_unit} will be ordered from a catalogue.',
  'It is not easy being {a_one}, and {they} makes it look harder.',
  'Whoever said that {a_one} brings luck has been asked to come back and explain.',
  'There is a sign in {place} that says “no {one_unit}”, and it is personal.',
  'Please do not compare {them} with {a_one} of your own; the last time took {length}.',
  'The statue in {town} shows {a_one} in better lighting.',
  'Insurers now ask every customer about {a_one}, and wait for the pause.',
  '{Relative} still tells people that {name} is a phase.',
  'There was a vote on whether {town} needs {a_one}; it was close, and {they} counted.',
  'A children’s book about {a_one} had to be recalled after {they} read it out.',
  'On the census it says “{one_unit}”, three times underlined.',
  'Science has now agreed on what {a_one} is not.',
  'In the staff photograph there is one {one_unit}, and everybody is looking at it.',
  'They say you never forget your first {one_unit}, and the doctors agree.',
  'Nothing in the training of {official} had mentioned {a_one}.',
  'It takes a village to raise {a_one}, and {town} has asked for the money back.',
  'You can return {a_one} within {length}, but nobody has managed to lift the receipt.',
  'The union of bus drivers has a paragraph about {a_one}, added on {weekday}.',
  'Second-hand, {a_one} like this costs {money}; new, it costs friends.',
];
