/** What can be told of anything that is one thing and no two halves, in a word: `{a_one}`, `{one_unit}`. */
import type { Conflict } from './conflicts.ts';

export const ALONE_CONFLICTS: readonly Conflict[] = [
  {
    tells: 'In the game of “who am I?” {they} had “{one_unit}” on the forehead, and asked {count} questions.',
    closings: [
      'The first was “am I attractive?”, and they let it pass.',
      'The last was “am I still in?”.',
      'Nobody had the heart to nod.',
    ],
  },
  {
    tells: 'A child pointed and said “{one_unit}”, quite correctly, and {they} has been telling people ever since.',
    closings: [
      'It was the first word, and the mother had hoped for hers.',
      'The child says it of the postman too.',
      'There was a bun in it for the child.',
    ],
  },
  {
    tells: 'At the border they asked for the purpose of {a_one}, and {they} had to think.',
    closings: [
      'The queue behind {them} has begun to think as well.',
      '“Holiday”, {they} said in the end, and went red.',
      'They let {them} through, so as not to find out.',
    ],
  },
  {
    tells: '{They} looked up {a_one} on the net one night, and had every single one of the symptoms.',
    closings: [
      'The forum said “rest”, and then “sell the house”.',
      'It got better by itself, at about the time of the pizza.',
      'Number seven was “looks things up at night”.',
    ],
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
    tells: 'On television an expert was asked what {a_one} is good for, went red, and talked about cheese.',
    closings: [
      'The cheese has rung in to complain.',
      'It is shown again every year, by request.',
      '{They} had told everybody to watch.',
    ],
  },
  {
    tells: 'The parents had hoped for a doctor, and got {a_one}, and at parties they say that it is nearly the same.',
    closings: [
      '{They} has been shown a knee.',
      'There is a waiting list, with magazines.',
      'In an emergency {they} holds a hand, and that is most of it.',
    ],
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
    tells: 'The box said “{one_unit}, some assembly required”, and three screws were left over.',
    closings: [
      '{They} rattles when {they} laughs.',
      'Two of them have turned up in the soup.',
      'The neighbour has one too many as well, and they meet.',
    ],
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
    tells: 'For the group photo everybody was to say “cheese”, and somebody said “{one_unit}”.',
    closings: [
      'It is the only one in which they all laugh.',
      'Cheese has not been told.',
      '{They} is the blur on the left, bowing.',
    ],
  },
  {
    tells: 'On the shopping list, between eggs and bread, it said “{one_unit}”, and nobody will admit to the handwriting.',
    closings: ['The eggs were forgotten.', 'It was crossed out as done.', 'Under it, in the same hand: “another one?”.'],
  },
  {
    tells: 'A child wished for {a_one}, a pony would have been cheaper, and now both parents look at the calendar.',
    closings: [
      'The pony is to come as well, for company.',
      'It is the child who cleans up, so far.',
      'There are four more birthdays.',
    ],
  },
  {
    tells: 'The neighbours have {a_one} too, only larger, and leave the curtains open.',
    closings: [
      'There is a fence now, and somebody on a box behind it.',
      'Theirs does not do the thing with the elbow.',
      'The two have met at the bins, and got on.',
    ],
  },
  {
    tells: '{They} was left alone with a mirror, and came out an hour later with tips for {a_one}.',
    closings: ['The first is “chin up”.', 'The mirror needed a walk.', 'There are nine, and six are about light.'],
  },
  {
    tells: 'In the phone {they} is saved as “{one_unit} (do not answer)”, and rings at supper.',
    closings: [
      'It goes to the answering machine, which has been won over.',
      'It was only to ask what there was.',
      'There is also a “{one_unit} (new)”, with the same number.',
    ],
  },
  {
    tells: 'The word “{one_unit}” was to be drawn by four people, and three of them drew a potato.',
    closings: [
      'The fourth drew {them}, and has been asked to leave.',
      'The potato won, on points.',
      '{They} keeps the best one over the bed.',
    ],
  },
];

export const ALONE_CLOSINGS: readonly string[] = [
  'The doormat says “{one_unit}”, and people wipe their feet on it all the same.',
  'Every other {one_unit} in {town} has asked to be called something else.',
  'If you wanted an ordinary {one_unit}, you should have come on {weekday}.',
  'The next {one_unit} will be ordered from a catalogue.',
  'It is not easy being {a_one}, and {they} makes it look harder.',
  'Whoever said that {a_one} brings luck has been asked to come back and explain.',
  'The sign says “no {one_unit}”, with a drawing, and the drawing is of {them}.',
  'Please do not compare {them} with {a_one} of your own; the last time took {length}.',
  'Ask for {a_one} and a bag, and you get a look.',
  'Next time, says the postman, let it be something flatter than {a_one}.',
  '{Relative} still tells people that {name} is a phase.',
  'Somebody has to be {a_one}, said the mother, and looked round the table.',
  'A children’s book about {a_one} had to be recalled after {they} read it out.',
  'Under “hobbies” it says “{one_unit}”, underlined three times.',
  'Science has now agreed on what {a_one} is not.',
  'In the staff photograph there is one {one_unit}, and everybody is looking at it.',
  'They say you never forget your first {one_unit}, and the doctors agree.',
  'Nothing in the training of {official} had mentioned {a_one}.',
  'It takes a village to raise {a_one}, and the village has moved.',
  'You can return {a_one} within {length}, but nobody has managed to lift the receipt.',
  'Somewhere there is a drawer for {a_one}, and it does not quite shut.',
  'Second-hand, {a_one} like this costs {money}; new, it costs friends.',
];
