/**
 * How it came about when a wish is a sentence, a mutter or a word of which nobody knows what it means: somebody said it.
 * `{words}` stand in quotation marks, `{a_thing}` is the other half of the wish, where that is a thing.
 */

/** What happened; a lead may stand before it. The words stand where words do: on a sign, a cake or a badge, or they are called out. */
export const SAID_EVENTS = [
  'somebody shouted {words} across the square, everybody looked at {a_thing}, and the echo said {name}',
  '{a_thing} was asked at the door for the password, said {words}, and was let in as {name}',
  'somebody wrote {words} on the blackboard, asked who had been meant, and {a_thing} stood up and said {name}',
  'a child wished for {words}, drew {a_thing} beside it, so that there could be no mistake, and wrote {name} underneath',
  'somebody had {words} read out on the radio, for {a_thing}, and the next voice was that of {name}',
  'the telegram said {words}, stop, it was brought to {a_thing}, stop, and the answer was {name}',
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
