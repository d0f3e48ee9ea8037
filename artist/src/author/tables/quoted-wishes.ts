/**
 * How it came about when a wish is a sentence, a mutter or a word of which nobody knows what it means: somebody said it.
 * `{words}` stand in quotation marks, `{a_thing}` is the other half of the wish, where that is a thing.
 */

/** What happened; a lead may stand before it. */
export const SAID_EVENTS = [
  'somebody muttered {words} over {a_thing}, just as a joke, and {name} stood up and saluted',
  'the order form said {words}, the warehouse only had {a_thing}, and {name} is what was shipped',
  '{a_thing} heard {words} through a wall, misunderstood the second half, and came out as {name}',
  'the wish was {words}, the fairy was new, looked at {a_thing}, and granted {name}',
  'somebody whispered {words} to {a_thing}, and the answer was {name}',
  '{official} asked {a_thing} for a comment, was told {words}, and had {name} arrested for it',
  'a note reading {words} was stuck to {a_thing} with chewing gum, and by morning both were {name}',
  '{official} asked {a_thing} what was wrong, it said {words}, and it has been {name} ever since',
  'somebody searched the archive for {words}, the first result was {a_thing}, and the second was {name}',
  'a poet wrote {words} on {a_thing}, the rain edited it, and {name} is the final version',
  'the spell went {words}, the wand was {a_thing}, and when the smoke cleared there stood {name}',
  'the family voted for {words}, {a_thing} counted the votes, and the winner was {name}',
  'autocorrect turned {words} into {a_thing}, nobody checked, and {name} was printed {count} times',
  'the song was called {words}, the video starred {a_thing}, and the royalties go to {name}',
  'scientists read {words} aloud to {a_thing} for {length}, until {name} asked them to stop',
  'a fortune cookie said {words}, {a_thing} swallowed it unread, and {name} is the fortune',
  'the judge asked for an explanation, {a_thing} said {words}, and {name} got community service',
  'somebody typed {words} into {a_thing}, pressed the green button, and {name} came out',
  'a witness heard {words}, turned round, saw {a_thing}, and pointed at {name}',
  'the password was {words}, the lock was {a_thing}, and the burglar was {name}',
  'somebody bet that nobody would say {words} to {a_thing}, and {name} is the winnings',
  'a parrot was taught {words}, {a_thing} learned it faster, and {name} took the parrot’s job',
  'the loudspeaker said {words}, everybody left except {a_thing}, and {name} has had the place to itself since',
  'somebody painted {words} on {a_thing} in the dark, and in the morning {name} asked who had done the lettering',
] as const;

/** What it is, after "{name} is". */
export const SAID_HYBRIDS = [
  '{a_thing} that was told {words} at an impressionable age',
  'what {a_thing} turns into when somebody says {words}',
  '{a_thing} with the words {words} printed on the inside',
  'the line {words}, acted out by {a_thing} without a rehearsal',
  '{a_thing} with one thought, and the thought is {words}',
  'what remained of {a_thing} after the audience had shouted {words}',
  'proof that nobody should say {words} near {a_thing}',
  '{a_thing} that answers to {words} and to nothing else',
  '{a_thing} that took {words} as a compliment',
  'the only known case of {words} being said by {a_thing} first',
  '{a_thing} whose mother always said {words}',
  'a long answer to {words}, given by {a_thing}',
  '{a_thing} on the outside and {words} on the inside',
  '{a_thing} that lost a bet about {words}',
  'the reason why {words} and {a_thing} may not be used in one sentence',
  '{a_thing} that read {words} on a wall and moved in behind it',
  'the face that {a_thing} makes when it hears {words}',
  '{a_thing} that has built a career on the line {words}',
  'what you get for shouting {words} into {a_thing}',
  '{a_thing} raised by people who only ever said {words}',
] as const;

/** What came of its being said, where it speaks of no thing of which more could follow. */
export const SAID_AFTERWARDS = [
  'It was meant quite differently, says {relative}, who said it.',
  'Since then {town} has a law against finishing that sentence near {place}.',
  'The words have been engraved, translated and taken back, in that order.',
  '{They} has been asked to repeat it in court, slower and with less feeling.',
  'People who say it in {town} get a nod, a discount and {rival} for the weekend.',
  '{Official} still mouths it in the mirror and still does not understand the middle.',
  'It looks better written down, but {they} insists on saying it.',
  '{Rival} claims to have said it first and has {count} {crowd} as witnesses.',
  'Said backwards it is a recipe for {snack}, and {they} has tried both.',
  'The last person who said it with a straight face is now in charge of {town}.',
  'It fits on a T-shirt, on a gravestone and on {thing}, and {they} sells all three.',
  'Philosophers in {town} agree with every word; it is the pause that divides them.',
  'If somebody says it again, {they} has to do it all again, including the stairs.',
  'Mothers in {town} have started to say it instead of “good night”.',
] as const;

/** What picture was found for the words, where one was: `{heard}` is "a dog". */
export const HEARD_EVENTS = [
  'the wish was {words}, the kitchen understood {heard} and {a_thing}, and served {name}',
  'somebody said {words} with a full mouth, the stage manager heard {heard}, added {a_thing}, and sent on {name}',
  'the letter to Father Christmas said {words}, but {heard} and {a_thing} were left over from last year, hence {name}',
  'they asked for {words}, were offered {heard} on {a_thing}, and went home with {name}',
  'the prompt was {words}, the actors were {heard} and {a_thing}, and the applause went to {name}',
  'a voice said {words}, {heard} looked at {a_thing}, and neither of them could explain {name} afterwards',
  'the crossword clue was {words}, the answer had {heard} going across and {a_thing} going down, and it spelled {name}',
  'the file was labelled {words}, but inside were only {heard}, {a_thing} and the fingerprints of {name}',
] as const;

/** When theme and body are both said. */
export const SAID_TWICE = [
  'one said {words}, the other said {more_words}, and {name} is the silence afterwards',
  'somebody asked {words}, somebody answered {more_words}, and {name} was born in between',
  'a note said {words}, a second note said {more_words}, and {name} ate both',
  'they printed {words} on one side and {more_words} on the other, folded it, and {name} stood up',
  'the front door said {words}, the back door said {more_words}, and {name} came in by the window',
  'somebody meant to say {words}, it came out as {more_words}, and {name} took it personally',
  'the question was {words}, the answer was {more_words}, and {name} won the vacuum cleaner',
  'somebody whistled {words}, the echo came back as {more_words}, and behind the echo came {name}',
] as const;
