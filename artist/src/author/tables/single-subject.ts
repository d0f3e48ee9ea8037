/**
 * How a lore begins when theme and body are one thing, as when only one of them was asked for: nothing can be mixed with
 * itself, so something happened to it. `{a_one}` is that thing.
 */

/** What happened; a lead may stand before it. */
export const EVENTS_ALONE = [
  '{a_one} pressed a button marked “do not”, and has been called {name} ever since',
  '{a_one} missed the last bus, walked home through a carnival, and arrived as {name}',
  '{a_one} won a name in a raffle, and the name was {name}',
  '{a_one} was left in charge for {length}, and now everybody has to say {name}',
  '{a_one} signed up for a pottery course, was put in the kiln by mistake, and came out as {name}',
  '{a_one} asked for a second opinion, and the second opinion was {name}',
  '{a_one} was mistaken for an opera singer, took the applause, and stayed {name}',
  '{a_one} read {their} own horoscope too literally, and became {name} by {time}',
  '{a_one} swallowed the microphone of {official}, and the echo has been {name} since',
  '{a_one} was struck by a very small lightning bolt, and stood up as {name}',
  '{a_one} filled in the wrong form, and the right office sent back {name}',
  '{a_one} came second in a contest with one entry, and the winner’s certificate says {name}',
  '{a_one} was promised a holiday, got a promotion, and had {name} printed on the door',
  '{official} counted to three while {a_one} counted to four, and the difference is {name}',
  '{a_one} looked into a puddle for {length}, and the puddle said {name}',
  '{a_one} was washed at sixty degrees, shrank a little, and grew into {name}',
  '{a_one} tried to leave quietly, knocked over {thing}, and was announced as {name}',
  '{a_one} rang the wrong doorbell, was asked to dinner, and introduced {themself} as {name}',
  '{a_one} was entered in the register of monuments as {name}, and nobody has dared to move it',
  '{a_one} overslept by {length}, and woke up as {name}',
] as const;

/** What it is, after "{name} is". */
export const KINDS_ALONE = [
  '{a_one} through and through, with nothing added but confidence',
  '{a_one} with {their} own letterhead',
  '{a_one} {one_who} has read the instructions and disagrees',
  'living proof that {a_one} needs no other half',
  'what {a_one} would be with a better agent',
  '{a_one} by birth, by choice and by court order',
  '{a_one} in {their} first leading role',
  'exactly one {one_unit}, counted twice to be sure',
  '{a_one} {one_who} was told to be {themself} and overdid it',
  '{a_one} with diplomatic immunity',
  '{a_one} under a stage name',
  'the only {one_unit} in {town} with a fan club',
  '{a_one} {one_who} peaked early and stayed there',
  '{a_one} on every side, which has been measured',
] as const;
