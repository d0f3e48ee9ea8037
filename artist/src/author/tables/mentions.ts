/**
 * What follows from the things that a sentence speaks of: `{a_mention}`, and `{a_second}` where there are two. What it
 * says is not there is `{a_missing}`.
 */

/** Of one thing. */
export const MENTIONED = [
  '{They} keeps {a_mention} in the bath, in case somebody wants proof.',
  'The police found {a_mention} at the scene, which {they} calls a coincidence and {official} calls {weekday}.',
  'Strangers ask {them} about {a_mention} in the street, nod, and walk on.',
  'The whole of {town} was ready for anything, but not for {a_mention}.',
  '{They} pays {a_mention} for the rights, every month and in {money}.',
  'Show {them} {a_mention}, and {they} has to be carried out by {count} {crowd}.',
  'The museum in {town} has bought {the_mention}; the rest is still being argued about.',
  '{They} applied for a licence and was given {a_mention} and half an hour.',
  'In the film version {a_mention} does all the stunts, and {they} does the crying.',
  '{Rival} heard only half of it and has been afraid of {a_mention} ever since.',
  'There is {a_mention} on the family crest, with an apology in Latin underneath.',
  '{Relative} sends {them} {a_mention} every {weekday}, “because you brought it up”.',
  'The last person who took it literally is now {a_mention} in {town}.',
  'As compensation {they} was offered {another_mention}, and has been thinking about it since {year}.',
  'Ever since, {place} has been closed to the public and open to {a_mention}.',
  'The insurance covers everything except {a_mention}, and that is exactly what happened.',
  'Scientists tried it again without {the_mention}, and nothing happened at all.',
  'When {a_mention} really did come along, {they} hid behind {thing} and blamed {rival}.',
  'Under hypnosis {they} said only one thing: it was {the_mention}, it had always been {the_mention}.',
  '{They} has been back to the shop {count} times, but they will not exchange {the_mention}.',
  'There was an easier way, without {a_mention}, but {they} wanted it to be remembered.',
] as const;

/** Of somebody, or an animal. */
export const MENTIONED_ALIVE = [
  'Wherever {they} goes, {a_mention} turns up {count} minutes later and asks what was meant by that.',
  '{The_mention} has since hired {official} and wants to be paid by the word.',
  'Every {mention_unit} in {town} now has to wear a name tag, so that nobody mixes them up again.',
  '{They} has {a_mention} as a witness, and nobody has dared to cross-examine it.',
  'A real {mention_unit} came to watch, wept, and asked for a smaller part.',
  'The plan was sound until {official} asked who was going to feed {the_mention}.',
  'For tax purposes, {the_mention} is a relative.',
] as const;

/** Of two. */
export const MENTIONED_TOGETHER = [
  'It began with {a_mention}, {a_second} was added for balance, and {they} was billed for both.',
  'Nobody minds {a_mention}, nobody minds {a_second}, but {they} brought both to {occasion}.',
  '{They} once swapped {the_mention} for {a_second} and still owes {rival} the difference.',
  'The court was shown {the_mention} first, then {the_second}, and asked for a break.',
  'In the sequel {the_mention} has a bigger part than {the_second}, and {they} plays the cake.',
  'Without {the_mention} it would be a misunderstanding, and without {the_second} it would be {weekday}.',
  'A committee removed {the_mention} for safety reasons, which left {the_second} in charge.',
  'Whoever could follow {the_mention} got lost at {the_second}; {official} has asked for a diagram.',
  'Ask {them} about {the_mention}, and {they} changes the subject to {the_second}.',
  'Historians agree on {the_mention}; about {the_second} there have been fistfights.',
  '{Town} has room for {a_mention} or for {a_second}, and {they} arrived with one under each arm.',
  'The bill lists {a_mention}, {a_second} and {count} hours of explaining.',
] as const;

/** Of what is not there. */
export const MISSED = [
  'At the border {they} was searched for {a_missing}, and the search dog has not been the same since.',
  'Somebody must have {the_missing}, and {official} suspects {rival}.',
  'A collection to buy {them} {a_missing} has raised {money} so far.',
  'Where others would have {a_missing}, {they} has a view of {town}.',
  '{They} once borrowed {a_missing} from {relative} and brought it back within the hour.',
  'The passport has a line for {a_missing}, and in it a stamp that says “see above”.',
  'The lost-property office in {town} has {a_missing} to spare, but {they} is too proud to ask.',
  '{Rival} accused {them} of hiding {a_missing}, and the house was searched for {length}.',
  'In dreams {they} sometimes has {a_missing}, and wakes up screaming.',
  '{They} gets a discount in {town}, because {a_missing} would have cost extra.',
  'People who have {a_missing} think they are better than {them}; {they} has sent each of them a letter.',
  'Scientists gave {them} {a_missing} for {length}, and {they} used it as a doorstop.',
] as const;

/** Last lines. */
export const MENTIONED_LAST = [
  'Bring your own {mention_unit}.',
  'Next {weekday} it will be the same again, with {another_mention}.',
  'The moral of the story is {a_mention}.',
  'The gift shop sells {the_mention} separately.',
  '{Official} now sleeps with {a_mention} under the pillow.',
  'There are worse things in {town}, but none with {a_mention}.',
  'Blame {the_mention}; everybody else does.',
  'To this day {town} falls silent when it sees {a_mention}.',
  'A monument to {the_mention} is planned, in {snack}.',
] as const;

export const MENTIONED_ALIVE_LAST = [
  'No {mention_unit} was harmed, but one was quoted.',
  'Somewhere, {a_mention} is nodding.',
  'Only {the_mention} got out in time.',
  'Everybody clapped except {the_mention}.',
  'It is still waiting for an answer from {the_mention}.',
] as const;

export const MISSED_LAST = [
  'The search for {the_missing} goes on.',
  'If you find {a_missing}, keep it.',
  'A spare {missing_unit} is on order from {town}.',
  'It is not {the_missing} they miss; it is the parking space.',
  'There is an empty plinth in {town} for {the_missing}.',
  'Nobody sent flowers except {the_missing}.',
] as const;
