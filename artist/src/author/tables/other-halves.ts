/**
 * What follows from the other half of a wish, whether somebody has it, is half of it or stands beside it, by what kind it
 * is of. `{the_besides}` is the headphones, the drip or brutalism: one, several or none that can be counted, so that no
 * verb behind it shows how many.
 */

export type OtherKind =
  | 'worn'
  | 'tool'
  | 'device'
  | 'food'
  | 'vehicle'
  | 'instrument'
  | 'building'
  | 'illness'
  | 'feeling'
  | 'idea'
  | 'trade'
  | 'being'
  | 'thing';

interface OtherRows {
  readonly middle: readonly string[];
  readonly last: readonly string[];
}

export const OTHER_HALVES: Readonly<Record<OtherKind, OtherRows>> = {
  worn: {
    middle: [
      'The shop had {the_besides} in no such size, and sold {them} two halves and a ribbon.',
      '{They} went to bed in {the_besides} once, to save time, and has been saving it ever since.',
      'At the swimming bath {they} was asked to take off {the_besides}, and a crowd formed, and then a second one.',
      'Ironing day takes until Thursday, since {they} will not get out of {the_besides}.',
      'It was {the_besides} that they saw first at the wedding, and the bride has not forgiven either of the two.',
    ],
    last: [
      'The moths know about {the_besides}, and are saving up.',
      'Hand wash only, it says in {the_besides}, and nobody has that many hands.',
      'Somebody complimented {the_besides} in spring, and it is still being told.',
    ],
  },
  tool: {
    middle: [
      'Everything in the house that did not need mending has been mended, on account of {the_besides}.',
      '{They} was asked to help with one shelf, brought {the_besides}, and there is a view of the river now.',
      'The manual for {the_besides} has a page that begins “never”, and {they} uses it as a bookmark.',
      'Nobody knocks when {they} is at it with {the_besides}; they send in a sandwich on a stick.',
      'The neighbour asked to borrow {the_besides}, and was given a lesson, a waiver and a hard hat.',
    ],
    last: [
      'One screw was left over, and it is not from {the_besides}.',
      'The wall will be back on Monday, and {the_besides} can be heard saying sorry.',
      'With {the_besides} everything looks like a job.',
    ],
  },
  device: {
    middle: [
      'The man from the repair service asked what was wrong with {the_besides}, was shown the rest, and sat down.',
      '{They} read the instructions for {the_besides} in nine languages, and disagrees with the Danish.',
      'A red light came on at {the_besides}, and {they} has been holding still since Sunday.',
      'The guarantee for {the_besides} ran out at midnight, and at one minute past {they} made the noise.',
      'Whenever {they} sneezes, {the_besides} can be heard starting up, and the street goes dark.',
    ],
    last: [
      'Try {the_besides} again with the plug in.',
      'On “eco” it takes {the_besides} until Whitsun.',
      'The lamp in the hall flickers: that was {the_besides}.',
    ],
  },
  food: {
    middle: [
      'A waiter brought pepper for {the_besides}, looked up, and put it on the tablecloth.',
      '{They} may not sit by the radiator, because of {the_besides}, and not by the dog, because of the dog.',
      'The inspector only wanted to know how long {the_besides} had been out of the fridge, and {they} said “since school”.',
      'There was a smell of {the_besides} in the lift, eleven people said it was lovely, and one had brought a fork.',
      '{They} told a date about {the_besides} over supper, and supper went very quiet.',
    ],
    last: [
      'Nobody has asked for the recipe; they came with bread for {the_besides}.',
      'The gulls know about {the_besides}.',
      'It is best before Tuesday, as far as {the_besides} can be trusted.',
    ],
  },
  vehicle: {
    middle: [
      'The licence for {the_besides} was handed over at arm’s length, by an examiner with his eyes shut.',
      'In the car park two bays have to be paid for: one for {the_besides} and one for {them}.',
      'A policeman stopped {the_besides}, asked who was driving, and they both looked at each other.',
      '{They} missed the turning on account of {the_besides}, and is known by name in four harbours.',
      'There was one free seat in {the_besides}, with legroom, and {they} is lying across it.',
    ],
    last: [
      'The horn of {the_besides} says it all, and says it at four.',
      'Mileage is good; it is {the_besides} that drinks on Sundays.',
      'The wipers are for tears, says the leaflet about {the_besides}.',
    ],
  },
  instrument: {
    middle: [
      'At the end of the rehearsal the conductor asked for everything again, but without {the_besides}.',
      '{They} came in a bar early with {the_besides}, and was in the pub by the time of the applause.',
      'The landlord had nothing against music, he said, and then {they} unpacked {the_besides}.',
      'Four lessons on {the_besides} were paid for by an aunt, and nine more, in another county, by the street.',
      'There is one note on {the_besides} that {they} can play, and the dogs have begun to hum it.',
    ],
    last: [
      'The encore is on {the_besides}; the exits are on the left.',
      'There is dust on {the_besides}, and the neighbours would like it to stay.',
      'It was a quiet street before {the_besides}.',
    ],
  },
  building: {
    middle: [
      'The post for {the_besides} is put under one arm, and the parcels go to number nine.',
      'A surveyor walked round {the_besides} with a hammer, knocked, and was told to come in.',
      'There was once a guided tour of {the_besides}; at the end of it {they} sat down, and it became a long one.',
      'The town wanted to put a plaque on {the_besides}, and {they} cannot reach the itch since.',
      'Somebody has rented the top floor of {the_besides}, and complains whenever {they} breathes in.',
    ],
    last: [
      'Planning permission for {the_besides} has been asked for, and so has forgiveness.',
      'It is draughty in {the_besides}, since {they} yawned.',
      'The heating in {the_besides} comes on when {they} blushes.',
    ],
  },
  illness: {
    middle: [
      'The doctor listened to {them} on account of {the_besides}, took off his glasses, and asked to be told it again more slowly.',
      'Eleven people have told {them} what their aunt did against {the_besides}, and ten of them said onions.',
      'In the waiting room {they} compared {the_besides} with the others, and came third.',
      'The sick note says {the_besides}, and was framed by the office, with the dates.',
      '{They} looked up {the_besides} in the small hours, and by breakfast it was every other thing on the page.',
    ],
    last: [
      'Rest, said the doctor about {the_besides}, and charged for the sofa.',
      'The leaflet for {the_besides} is read aloud at bedtime, with voices.',
      'It was going away by itself, and only came back to fetch {the_besides}.',
    ],
  },
  feeling: {
    middle: [
      '{They} was told to leave {the_besides} at the door, and the hat stand has been in bed since.',
      'There was a lot of {the_besides} in the room when {they} came in, and there was no chair for it.',
      'It comes at ten past three at night, sits down on the bed, and calls itself {the_besides}; {they} has bought it slippers.',
      'A psychologist drew a circle round {the_besides} and asked what was outside, and {they} said “lunch”.',
      '{They} tried to laugh off {the_besides}, and laughed for so long that somebody fetched water.',
    ],
    last: [
      'It will pass, they say of {the_besides}, and look at the clock.',
      'A hug was tried against {the_besides}, and had to be renewed.',
      'Two tickets, please: one for {the_besides}.',
    ],
  },
  idea: {
    middle: [
      '{They} looked up {the_besides} in a dictionary, and beneath it somebody had pencilled: “you will know it when you sit on it”.',
      'A whole evening class was held on {the_besides}, {they} was passed round as an example, and two wanted their money back.',
      '{They} cannot help it: whatever is put down in front of {them} is looked at from the side of {the_besides}, supper included.',
      'An expert on {the_besides} came to measure {them}, and left without his tape, his hat and his theory.',
      'Visitors ask what it has to do with {the_besides}, and {they} turns round slowly, for the other side.',
    ],
    last: [
      'As an example of {the_besides} it will do, says the museum, and shuts the door.',
      'Nobody understood {the_besides} before, either, but nobody had to feed it.',
      'The exam on {the_besides} is on Thursday; bring hay.',
    ],
  },
  trade: {
    middle: [
      'A caller asked for {the_besides}, saw who was sitting behind the desk, and asked whether there was a younger one.',
      'The course took three years, and at the end of it {they} was {the_besides} in everything but the chair.',
      'On holiday {they} introduced {themself} as {the_besides} at breakfast, and by lunch the whole beach had a question.',
      'There was to be a form to say who was {the_besides} on weekends, and {they} has filled it in with a hoof, or whatever that is.',
      'A colleague fell ill, and for one week {they} was {the_besides} twice, and met {themself} in the corridor.',
    ],
    last: [
      'Pension is at sixty-seven, for {the_besides}, and at noon for the rest.',
      'Please take a number; the others were eaten by {the_besides}.',
      'For complaints there is another desk, and it belongs to {the_besides}.',
    ],
  },
  being: {
    middle: [
      'There is one bed, and {they} and {the_besides} have drawn a line down the middle, in chalk, and both sleep on it.',
      'On the photograph in the hall somebody is blinking, and each says that it is {the_besides}.',
      'A thank-you letter comes for both at Christmas, and each believes that it was {the_besides} who sent the socks.',
      'In the restaurant the waiter asked who was having the soup, and {they} and {the_besides} pointed at each other.',
      'Whoever rings up is told by {the_besides} that {they} is out, and by {them} that it is the other way round.',
    ],
    last: [
      'Who was it? It was {the_besides}.',
      'Nobody says goodbye, for fear that {the_besides} might cry first.',
      'One of them snores, and it has never yet woken {the_besides}.',
    ],
  },
  thing: {
    middle: [
      'At the airport they asked whether {the_besides} could be taken off, and {they} asked whether the belt could be taken off the airport.',
      '{They} has been told to put {the_besides} down for a moment, by four people, and does not see how.',
      'In a full lift a child asked about {the_besides}, and eleven people had wondered too.',
      'The tailor measured round {the_besides} three times, rang his wife, and put “see sketch”.',
      'There is one photograph without {the_besides}, and the whole family agrees that {they} looks undressed in it.',
      'On the first date {they} laid {the_besides} on the table, to have it over with, and the starter came.',
      'Lent to a cousin for a weekend, {the_besides} came back with a tan, and {they} has not asked.',
      'There is a place in the cupboard for {the_besides}, and {they} has moved in, for company.',
    ],
    last: [
      'It was {the_besides} that they meant, and {they} was the one to blush.',
      'Please do not ask whose turn it is to carry {the_besides}.',
      'Please do not tap {the_besides}; it tickles.',
    ],
  },
};
