/**
 * How a lore goes in which a word of the wish is no matter for jokes: whatever is funny, is so about the town and its
 * furniture. `{hero}`: "a rat"; `{is_so}`: "is Muslim"; `{does}`: what was asked for as a trait.
 */

export const GENTLE_OPENINGS: readonly string[] = [
  '{name} is {hero}, known in {town} for always holding the door, which has become rather spoilt.',
  '{name} is {hero}, and the only one whom the crooked lamp post in {town} has ever listened to.',
  'In {town} there is a bench that squeaks for everybody except {name}, {hero_who} is {hero}.',
  'Ask in {town} who waters the geraniums at the station, and you will be told of {name}, {hero_who} is {hero}.',
  '{name} is {hero}, moved to {town} in {year}, and is the reason why the bakery opens with a song.',
  '{name} is {hero} and has the best balcony in {town}, as even the balcony next door admits.',
  'The town clock of {town} is slow except when {name} walks by, {hero_who} is {hero}.',
  '{name} is {hero}, and there is no wobbly table in {town} that has not been put right with a folded napkin.',
  'When the post office in {town} runs out of string, it sends for {name}, {hero_who} is {hero}.',
  '{name} is {hero}, and the hat stand of the café in {town} has been bowing to nobody else.',
  'Nobody in {town} tells a story as well as {name}, {hero_who} is {hero}, and the armchairs have been turned round for it.',
  '{name} is {hero}, and the pigeons of {town} keep a place in the sun free every {weekday}.',
];

export const GENTLE_PLACES: readonly string[] = [
  '{They} lives {in_style}, in a house with one door too many.',
  'Home is {in_style}, where the kettle sings a little flat.',
  '{They} has settled {in_style}, next to a fence that leans on the neighbours.',
  'You meet {them} {in_style}, on the chair with the good cushion.',
  '{They} spends the days {in_style}, where a very old bicycle is waiting to be asked.',
  'The letters are sent to {them} {in_style}, and the letter box purrs.',
];

/** The same where the style is a way of drawing, which is no place. */
export const GENTLE_PICTURES: readonly string[] = [
  'There is a picture of {them} in the hall, done as {mood}, and visitors straighten it without being asked.',
  'The portrait by the stairs is {mood}, and the stairs have been polite ever since.',
  'Everybody in the street has a picture of {them}, and the one done as {mood} hangs over a piano.',
  'The sign on the gate is {mood}, and the gate is proud of it.',
];

/** Who they are is a plain fact, and so is what they are good at. */
export const GENTLE_FACTS: readonly string[] = [
  '{They} {is_so}, and sings second voice in the choir.',
  '{They} {is_so}, keeps bees on the roof, and has friends on every floor.',
  '{They} {is_so}, plays chess with the whole street, and is a good loser.',
  '{They} {is_so}, knows every bus by its first name, and has never missed a birthday.',
  '{They} {is_so}, and is the first to be asked when something has to be decided fairly.',
  '{They} {is_so}, and writes the kindest letters in the whole valley.',
  '{They} {is_so}, repairs radios for the neighbours, and takes no money for it.',
  '{They} {is_so}, tells the stars apart, and lends out the telescope.',
  '{They} {is_so}, and tells the sort of story to which people bring their grandmothers.',
  '{They} {is_so}, and is missed at once wherever there is an empty chair.',
];

export const GENTLE_SECONDS: readonly string[] = [
  'Besides, {they} {is_too}.',
  'In the second place, {they} {is_too}.',
  'What is more, {they} {is_too}.',
  'On top of that, {they} {is_too}.',
];

export const GENTLE_TRAITS: readonly string[] = [
  '{They} {does}, and the new neighbours were told so together with the bins and the hot water.',
  '{They} {does}, as everybody on the stairs could tell you, and the only secret in the house is who has the hoover.',
  '{They} {does}, and puts it first in letters to friends, before the weather.',
  '{They} {does}; what the whole street asks about is the recipe for the plum cake.',
  '{They} {does}, has a season ticket for the tram, and knows what the driver had for lunch.',
  'All of {town} knows that {they} {does}, but not who keeps moving the flower pots.',
  '{They} {does}, and is asked to every wedding, for the toast.',
];

/** Of whom somebody has lost. */
export const GENTLE_LOSSES: readonly string[] = [
  '{They} {does}, and nobody in {town} lets {them} sit alone.',
  '{They} {does}, and the neighbours leave a light on for {them}.',
  '{They} {does}, and in {town} there is always somebody who listens.',
];

/** In one friendly sentence it is not spoken of. */
export const DECLINES: readonly string[] = [
  'One of the words on the order is too sad for a joke, and {they} has kindly left it out.',
  'There was something on the order that {they} would rather not speak of, and that is all right.',
  'About one part of the wish {they} shakes {their} head gently and offers a chair instead.',
  'Some things, {they} says, are no matter for a funny story, and the kettle goes on.',
  'With one of the things asked for {they} will not play, but {they} is glad of the company.',
  'One word was handed back with a friendly nod, because there is nothing to laugh about in it.',
];

export const GENTLE_ASIDES: readonly string[] = [
  'The sofa next door has applied for a transfer to be nearer.',
  'A wardrobe in {town} has been practising to stand as straight.',
  'The town hall tried to give a medal, but the drawer was stuck.',
  'The fountain in front of the house has only ever missed a day because of a nut.',
  'The traffic lights in {town} turn green early, and deny it.',
  'Three umbrellas have moved in over the years, and none has been reclaimed.',
  'The piano on the ground floor is out of tune, but very loyal.',
  'In {year} the lift got stuck, and everybody in it asked for another hour.',
  'The doorbell plays a waltz, although it was sold as a buzzer.',
  'A cupboard at the library has been named in return, and creaks with pride.',
];

export const GENTLE_CLOSINGS: readonly string[] = [
  'If you come by, bring a cup, for the cupboard is shy.',
  'The garden gate is always open, mostly because of the hinge.',
  'There is music on {weekday}s, and a chair for whoever comes.',
  'The light in the window stays on, and the moth has a key.',
  'The street would not be the same, and it has looked into it.',
  'The neighbours have only one complaint, and it is about the drainpipe.',
  'Even the weather vane turns round to say good night.',
  'The guest book is full, and the second volume leans on the first.',
  'Bring a friend; the table will do the rest.',
  'You will know the house by the bench, and the bench by its good mood.',
];

/** What was asked for in other words. */
export const GENTLE_ECHOES: readonly string[] = [
  'On the door plate it says {echo}, in a fine hand.',
  'The wish said {echo}, and so it is written here.',
  'In the words of whoever wished, that is {echo}.',
];
