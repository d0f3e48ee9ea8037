/**
 * Jokes that follow from who met whom: what the one half does to the other. Whoever was wished for as a sentence has no
 * halves, and is told of by quoted-wishes.ts.
 */
import type { Conflict } from './conflicts.ts';

/** For every kind of trait: what theme and body make of it. */
export const HALVED_TRAITS = [
  'It is the fault of the {body} half that {they} {does}; the {theme} half only holds the coat.',
  'Ask the {theme} half why {they} {does}, and it points at the {body} half.',
  'By the standards of {a_theme} it is perfectly normal that {they} {does}; by the standards of {a_body} it is an emergency.',
  '{They} {does}, like any {theme_unit} with {a_body} for a spine.',
  'With the nerves of {a_theme} and the brakes of {a_body}, it was only a matter of time: {they} {does}.',
  '{They} {does}, and {the_theme} and {the_body} have not exchanged a word about it since.',
  'Because {they} {does}, the {theme} half has to sleep on the sofa, and the {body} half is the sofa.',
  'The manual for {a_theme} does not mention that {they} {does}; the one for {a_body} is nothing but warnings.',
  '{They} {does}, which would be forgivable in {a_theme} and is a criminal offence in {a_body}.',
  'The doctor who came for the {body} half noticed that {they} {does} and sent for the fire brigade.',
  '{They} {does}, and the {theme} half takes the credit while the {body} half pays the fine.',
  'The {body} half has begged everyone not to mention that {they} {does}, and the {theme} half has had it printed on mugs.',
  '{They} {does}, a talent from the {theme} side; the {body} side of the family is in denial.',
  '{They} {does}, and every {theme_unit} in {town} has been asked to stop copying {them}.',
  '{They} {does}, which the {theme} half calls a lifestyle and the {body} half calls a rash.',
  'The {body} half hoped that nobody would notice, but {they} {does}, and the {theme} half sells tickets.',
  'The marriage counsellor of the {theme} half and the {body} half gave up on hearing that {they} {does}.',
  'It takes {a_theme} to think of it and {a_body} to go through with it: {they} {does}.',
  'The insurance covers the {theme} half and the {body} half, but not the fact that {they} {does}.',
  'Every other {body_unit} has a hobby; this one has {a_theme} on its mind and {does}.',
  'Parents warn their children not to leave {a_theme} near {a_body}: look at {them}, {they} {does}.',
  '{They} {does}, and whenever the {body} half tries to apologise, the {theme} half turns up the radio.',
] as const;

/** For qualities besides. */
export const HALVED_QUALITIES = [
  'It takes one {theme_unit} to be {quality} and one {body_unit} to make it everybody’s problem.',
  'The {theme} half is {quality}, the {body} half is worse, and {they} introduces them separately.',
  'You would be {quality} too, with {a_theme} upstairs and {a_body} downstairs.',
  'The {body} half has asked for a room of its own, because the {theme} half is {quality} even when asleep.',
  'One half of {them} is {quality}, the other half is {a_body}, and neither wants to sit by the window.',
  'They say that {a_theme} cannot be {quality}; they have not met one with {a_body} attached.',
  'Being {quality} is hard work for {a_theme}, so {the_body} does the night shift.',
  'The {theme} half blames the weather, but {they} was {quality} long before the {body} half ever went outside.',
  'Nobody is born {quality}; it takes {a_theme}, {a_body} and a very long queue.',
  'There is no cure for {a_theme} that is {quality}, and {a_body} only spreads it.',
] as const;

/** And for things. */
export const HALVED_THINGS = [
  'The {theme} half paid for {the_trait}, the {body} half lost the receipt, and {they} {does} anyway.',
  'No shop sells {a_trait} for {a_theme} with {a_body} attached, so {they} {does} at {their} own risk.',
  '{The_trait} {trait_is} there to distract from the {body} half, a plan that came from the {theme} half.',
  'Without {the_trait}, {they} looks like {a_theme} after an argument with {a_body}.',
  'The {theme} half and the {body} half cannot agree on anything except {the_trait}.',
  'After the divorce {the_theme} gets {the_trait}, and {the_body} gets the debts.',
  '{They} {does}, so that at least something about {a_theme} on {a_body} looks planned.',
  'It was {the_body} that wanted {the_trait}; {the_theme} only wanted to go home.',
  '{They} {does}: on {a_theme} that would look silly, on {a_body} it is practically a uniform.',
  'First came {a_theme}, then {a_body}, and then, because the day was ruined anyway, {the_trait}.',
] as const;

/** And for words that are quoted. */
export const HALVED_ODDITIES = [
  'The {theme} half says {quoted}, and the {body} half says it again, only louder.',
  'Ask the {theme} half anything and it says {quoted}; ask the {body} half, and it points at the {theme} half.',
  'It was {the_body} that first said {quoted}; {the_theme} only repeats it in public.',
  'Whenever {the_theme} and {the_body} quarrel, one of them says {quoted}, and then it is quiet for {length}.',
  'The first words of {the_theme} were {quoted}, and {the_body} has been laughing ever since.',
  '{They} says {quoted} whenever somebody takes {them} for an ordinary {body_unit}.',
  'They asked {the_theme} for a motto and {the_body} for a veto, and so the motto is {quoted}.',
  'The wedding vows of {the_theme} and {the_body} consisted of one line: {quoted}.',
  'Every {theme_unit} has a mating call, and this one says {quoted}.',
] as const;

/** What becomes of a life in two halves. */
export const HALVED_CONFLICTS: readonly Conflict[] = [
  {
    tells: 'The {theme} half is a morning person and the {body} half is not, so {they} gets up twice.',
    closings: ['The second time takes until {time}.', 'Breakfast is served in shifts.', 'The bed has asked for overtime.'],
  },
  {
    tells: 'Once a month the {theme} half sues the {body} half for noise, and both hire {official}.',
    closings: ['{Official} has bought a boat.', 'The verdict is read out in the bath.', 'They won, and they lost.'],
  },
  {
    tells: '{They} applied for a job as {a_theme}, was turned down because of the {body} half, and now owns the company.',
    closings: [
      'The old boss holds the door.',
      'Applications from {a_body} are read first.',
      'Wages are paid in {money}, to the front half only.',
    ],
  },
  {
    tells: 'At the border the {theme} half is waved through, and the {body} half is searched with {thing}.',
    closings: ['They always find {snack}.', 'The stamp goes in the middle.', 'The customs officers have started to wave back.'],
  },
  {
    tells: 'There is a statue of {them} in {town}: {the_theme} is marble, and {the_body} is mostly filler.',
    closings: ['It was cheaper by weight.', 'Pigeons only land on the marble.', 'The artist has left without an address.'],
  },
  {
    tells: 'The {theme} half is scared of {fear}, while the {body} half runs straight at them.',
    closings: [
      'It looks like dancing.',
      'The stretch marks are considerable.',
      'On {weekday} they tried it the other way round.',
    ],
  },
  {
    tells: 'A real {theme_unit} once came to visit, looked at the {body} half, and moved to {town}.',
    closings: ['It writes at Christmas.', 'It left {snack} behind.', 'The {body} half still keeps a pair of its slippers.'],
  },
  {
    tells: '{They} entered a contest for the best {theme_unit} and one for the best {body_unit}, and came second in both.',
    closings: ['The winner was {thing}.', 'First prize was a mirror.', '{Rival} was on both juries.'],
  },
  {
    tells: 'If you feed the {theme} half, the {body} half puts on weight.',
    closings: [
      'The {theme} half has been on a diet since {year}.',
      'The middle is mostly {snack}.',
      'It works the other way round as well.',
    ],
  },
  {
    tells: 'The {body} half has learned to say one word, and the word is “{theme}”.',
    closings: ['It says it at weddings.', 'The {theme} half pretends not to hear.', 'Linguists are on their way.'],
  },
  {
    tells: 'When it rains, {they} has to decide which half to keep dry, and it is never the {body} half.',
    closings: ['Something has begun to sprout.', 'The umbrella is only for show.', 'More rain is expected on {weekday}.'],
  },
  {
    tells: '{They} asked {office} whether {they} counts as {a_theme} or as {a_body}, and was sent two bills.',
    closings: [
      '{They} paid the smaller one.',
      'The reminder was addressed to {thing}.',
      'There is now a third category, and a third bill.',
    ],
  },
  {
    tells: 'The {theme} half has {count} admirers on the internet, and none of them know about the {body} half.',
    closings: ['The camera is kept very high.', 'They all have something to hide as well.', 'The first date is on {weekday}.'],
  },
  {
    tells: 'Every birthday {they} gets two cakes: one for the {theme} half, and one with a file in it.',
    closings: ['The file is delicious.', 'Both share a candle.', 'The {body} half is already digging.'],
  },
  {
    tells: 'They tried to pull {the_theme} and {the_body} apart with two horses, and the horses are now a couple.',
    closings: ['There will be a foal in spring.', 'The rope was a wedding present.', 'They ask {them} to babysit.'],
  },
  {
    tells: 'The {body} half walks in its sleep, so the {theme} half wakes up in {town}.',
    closings: ['It has made friends there.', 'The bus home takes {length}.', '{Town} has put up a bed.'],
  },
  {
    tells: '{They} plays cards against {themself}, {theme} half against {body} half, and both cheat.',
    closings: ['The stakes are {money}.', 'So far {rival} has won every round.', 'The table has asked to be excused.'],
  },
  {
    tells: 'The horoscope takes the {theme} half for a Leo and the {body} half for a warning.',
    closings: ['The lucky number is {count}.', 'Today both should avoid {snack}.', 'It has been right so far.'],
  },
  {
    tells: 'In the tax return the {theme} half lives in {town}, and the {body} half is a donation.',
    closings: ['The inspector wept.', 'The refund came as {snack}.', 'The {body} half has not been told.'],
  },
  {
    tells: 'Once {they} sneezed so hard that the {theme} half and the {body} half changed places for {length}.',
    closings: ['Nobody noticed.', 'The shoes did not fit.', 'They still argue about who had the better view.'],
  },
  {
    tells: 'A love letter “to the handsome one” arrived, and the {theme} half and the {body} half have not spoken since.',
    closings: ['It was meant for {rival}.', 'The postman blushes.', 'They take turns at reading it.'],
  },
  {
    tells: '{They} was invited to dinner as {a_theme} and very nearly served as {a_body}.',
    closings: ['The host has apologised.', 'There would have been enough for everybody.', 'The cook still has that look.'],
  },
  {
    tells: 'Lost-property offices keep sending {them} back: the {theme} half has a label, and the {body} half bites.',
    closings: ['The label says {town}.', 'The finder’s reward is a plaster.', 'So far {count} finders have given up.'],
  },
  {
    tells: 'Twins run in the family: there is also {a_body} with {a_theme} on top, and the two do not talk.',
    closings: ['They meet in mirrors.', 'It wears everything better.', 'Mother likes the other one more.'],
  },
  {
    tells: 'Only the {theme} half can drive, and only the {body} half has a licence.',
    closings: ['They commute by argument.', 'The police wave and look away.', 'Parking is done by vote.'],
  },
  {
    tells: 'The {theme} half sings in the shower, and the {body} half writes the reviews.',
    closings: ['Two stars, for the acoustics.', 'The tour begins in {town}.', 'The towel got a better one.'],
  },
  {
    tells: 'The {theme} half went to a class reunion, where everybody only remembered the {body} half.',
    closings: ['They danced with {rival}.', 'The photograph shows an elbow.', 'There is another one in {count} years.'],
  },
  {
    tells: 'A school in {town} teaches {theme} on {weekday}s and {body} in the afternoon, and {they} failed both.',
    closings: ['{They} now gives private lessons.', 'The report says “present”.', '{Rival} passed, with {snack}.'],
  },
  {
    tells: 'On dating sites {they} writes “{theme}, with a touch of {body}”, and that has led to {count} misunderstandings.',
    closings: ['One of them proposed.', 'The last one brought {snack}.', 'The photograph is of {rival}.'],
  },
  {
    tells: '{They} sat for a portrait as {a_theme}, and the painter charged extra for {the_body}.',
    closings: ['It hangs facing the wall.', 'The frame left first.', '{Official} bought it by mistake.'],
  },
  {
    tells: 'Whenever the {theme} half wants to be taken seriously, the {body} half makes a noise.',
    closings: ['It has been recorded.', 'The judge had to leave the room.', 'In {town} it counts as an answer.'],
  },
  {
    tells: 'The {theme} half reads the newspaper, the {body} half reads along, and neither may turn the page first.',
    closings: ['It is still {weekday} in there.', 'They have stopped at the weather.', 'The crossword ended in court.'],
  },
  {
    tells: 'Every doctor in {town} treats either {theme} or {body}, and between the two waiting rooms there is a wall.',
    closings: ['{They} waits on the wall.', 'Both prescribe {snack}.', 'The wall has been diagnosed.'],
  },
  {
    tells: '{They} was hired as a bodyguard, because nobody dares to ask where {the_theme} stops and {the_body} starts.',
    closings: ['The client has fled.', 'It stops at the knee.', '{Rival} asked, and now whispers.'],
  },
  {
    tells: 'The zoo sent {them} to the museum as {a_theme}, and the museum sent {them} back to the zoo as {a_body}.',
    closings: ['{They} lives in the van.', 'The van driver is {rival}.', 'Both still sell the postcard.'],
  },
  {
    tells: 'When {they} plays hide-and-seek, {the_theme} hides very well, and {the_body} sticks out.',
    closings: ['Nobody has the heart to say so.', 'The record is {length}.', '{Official} is still counting.'],
  },
  {
    tells: '{They} has two business cards: one says {theme}, the other says {body}, and both have the number of {rival}.',
    closings: ['{Rival} has stopped answering.', 'Business is good.', 'A third one just says “sorry”.'],
  },
  {
    tells: 'Once a year the {body} half is given a day off, and {the_theme} rolls through {town} alone.',
    closings: ['It is downhill all the way.', 'The way back takes {length}.', 'They miss each other terribly by {time}.'],
  },
];
