/**
 * What follows from the things that a sentence speaks of: `{a_mention}`, and `{a_second}` where there are two. What it
 * says is not there is `{a_missing}`.
 */

/** Of anything that there is one of. */
export const MENTIONED = [
  'Strangers ask {them} about {the_mention} in the street, nod, and walk on.',
  'The whole of {town} was ready for anything, but not for {a_mention}.',
  'In the film version {the_mention} does all the stunts, and {they} does the crying.',
  '{Rival} heard only half of it and has been afraid of {a_mention} ever since.',
  'There is {a_mention} on the family crest, with an apology in Latin underneath.',
  'The last person who took it literally is now {a_mention} in {town}.',
  'The insurance covers everything except {a_mention}, and that is exactly what happened.',
  'Scientists tried it again without {the_mention}, and nothing happened at all.',
  'Under hypnosis {they} said only one thing: it was {the_mention}, it had always been {the_mention}.',
  'There was an easier way, without {a_mention}, but {they} wanted it to be remembered.',
] as const;

/** Of one that can be carried, sent and lent. */
export const MENTIONED_HELD = [
  '{They} keeps {a_mention} in the bath, in case somebody wants proof.',
  'The police found {a_mention} at the scene, which {they} calls a coincidence and {official} calls {weekday}.',
  'The museum in {town} has bought {the_mention}; the rest is still being argued about.',
  '{They} applied for a licence and was given {a_mention} and half an hour.',
  '{Relative} sends {them} {a_mention} every {weekday}, “because you brought it up”.',
  'As compensation {they} was offered {another_mention}, and has been thinking about it since {year}.',
  '{They} has been back to the shop {count} times, but they will not exchange {the_mention}.',
  'Show {them} {a_mention}, and {they} has to be carried out by {count} {crowd}.',
] as const;

/** Of a place. */
export const MENTIONED_PLACES = [
  '{They} drew a map of {the_mention} from memory, and {count} {crowd} have not been seen since.',
  'There is a plaque in {the_mention}, and under it {they} charges for the view.',
  '{Relative} came to see {the_mention} for an hour and has had the post redirected.',
  '{Official} has counted the chairs in {the_mention} twice, and there is one too many each time {they} stands up.',
  'The opening hours of {the_mention} now depend on whether {they} had a nap.',
  '{They} knows {the_mention} so well that {rival} has to ask {them} where the light switch is.',
] as const;

/** Of somebody, or an animal. */
export const MENTIONED_ALIVE = [
  'Wherever {they} goes, {a_mention} turns up {count} minutes later and asks what was meant by that.',
  '{They} pays {the_mention} for the rights, every month and in {money}.',
  '{The_mention} has since hired {official} and wants to be paid by the word.',
  'Every {mention_unit} in {town} now has to wear a name tag, so that nobody mixes them up again.',
  '{They} has {a_mention} as a witness, and nobody has dared to cross-examine it.',
  'A real {mention_unit} came to watch, wept, and asked for a smaller part.',
  'The plan was sound until {official} asked who was going to feed {the_mention}.',
  'For tax purposes, {the_mention} is a relative.',
  'Ever since, {place} has been closed to the public and open to {a_mention}.',
  'When {a_mention} really did come along, {they} hid behind {thing} and blamed {rival}.',
] as const;

/** Of several, and of what is weighed; nothing in them says how many. */
export const MENTIONED_SOME = [
  '{They} was asked whether there was anything to declare, said “{mentions}”, and the belt was stopped.',
  'A drawer at home will not shut because of {mentions}, and {they} has taken out the drawer.',
  '{They} once tried a whole week without {mentions}, and by Tuesday had drawn some.',
  'The doctor told {them} to cut down on {mentions}, and {they} halved it, and it was still too much.',
  '{They} brought {mentions} to a christening, where others had brought a spoon.',
  'At school {they} had to write an essay on the sea, and by line three it was about {mentions}.',
  'Guests are offered {mentions} at the door, and again on the stairs, and then nobody sleeps.',
  'The moving men carried the piano in silence, saw {mentions}, and asked for more money.',
  '{They} says “no more” to {mentions} every New Year, with one hand behind the back.',
] as const;

/** Of what is only thought or felt. */
export const MENTIONED_IDEAS = [
  'Asked about {mentions}, {they} looks out of the window for {length}.',
  'The neighbours in {town} can hear {the_mentions} through the wall.',
  '{They} meant to read up on {mentions}, fell asleep on page one, and dreamt the rest.',
  '{They} told the hairdresser about {mentions}, and now it is a very short haircut.',
  'A whole shelf of books on {mentions} was bought, and the shelf has given way first.',
  '“You never talk about {mentions}”, they said at supper, and by breakfast they had taken it back.',
  '{They} put {mentions} under “other interests”, and was asked to the interview out of interest.',
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
  'There are worse things in {town}, but none with {a_mention}.',
  'Blame {the_mention}; everybody else does.',
  'And that is why nobody in {town} jokes about {a_mention}.',
  'The jury is still looking at {the_mention}.',
  'It could have been worse, but not with {another_mention}.',
  '{Relative} has left the room, because of {the_mention}.',
  'The song has {count} verses, and all of them end on {the_mention}.',
] as const;

export const MENTIONED_HELD_LAST = [
  'Bring your own {mention_unit}.',
  'The gift shop sells {the_mention} separately.',
  '{Official} now sleeps with {a_mention} under the pillow.',
  '{Rival} has been seen in {town} with {another_mention}, trying to look natural.',
  'On {weekday}s {the_mention} is polished, by {official}, in gloves.',
  'Somebody has put {a_mention} in the collection plate.',
  'Whoever finds {another_mention} may keep the box.',
  'To this day {town} falls silent when it sees {a_mention}.',
] as const;

export const MENTIONED_PLACES_LAST = [
  'Somebody has left the light on in {the_mention}.',
  'Guided tours of {the_mention} are on {weekday}s.',
  '{Relative} has asked for a postcard of {the_mention}.',
  'There is a spare bed in {the_mention}, and a list.',
  'The key to {the_mention} hangs behind the bar in {town}.',
] as const;

export const MENTIONED_SOME_LAST = [
  '{Rival} has asked for {the_mentions} back.',
  'There are worse things in {town}, but none with {mentions}.',
  'Under the bed there are only {mentions}, and no more room for monsters.',
  'Somebody has to say it: it was {the_mentions}.',
  'The house smells of {mentions}, and not of the lily that was meant to help.',
  'Of everything else there was enough; of {mentions} there was a bit over.',
  'Next year it will be done without {mentions}, says a voice from behind {mentions}.',
] as const;

export const MENTIONED_IDEAS_LAST = [
  'So much for {mentions}.',
  'The part about {mentions} has been underlined by {relative}.',
  'Nobody mentioned {mentions} at breakfast, and it was the loudest breakfast of the year.',
  'On the subject of {mentions} the parrot has said all there is.',
  'It was not about {mentions}, they say, and then it was.',
  'A cushion has been embroidered with {mentions}, and nobody leans on it.',
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
