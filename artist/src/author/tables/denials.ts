/** Who is not something, or has no such thing: `{obj}` is "a banana" for the one, and "neck" or "legs" for the other. */
import { MORE_LACKING, MORE_LACKING_EVENTS } from './more-of-habits.ts';
import { MORE_OF_LACKS } from './more-of-times-and-places.ts';
import { told } from './noun-class.ts';
import type { SideClass } from './side-class.ts';

const NOT_SO = [
  'So far nobody has come forward with a receipt.',
  'The search goes on, by elimination.',
  'That leaves everything else, and everything else is nervous.',
  'No, said the label, before anybody had asked.',
  'People will see what they want to see, and have been given glasses.',
  'Any likeness is the fault of the light.',
  'The answer is still no, and it is on the doormat now.',
  'Well, what else could it be, says the label, and gives up.',
  'It has been ruled out, and has taken it very well.',
];

export const IS_NOT: Pick<SideClass, 'events' | 'conflicts' | 'closings'> = {
  events: [
    '{a_one} was asked at the border what it was then, thought until the evening train had gone, and wrote down {name}',
    '{a_one} stood in the identity parade as number four, was ruled out first, and took a bow as {name}',
    '{a_one} said so before the door was open, to a man who had only come about the meter, and who noted down {name}',
    '{a_one} was sent back by the shop with the words “not as ordered”, and was reordered at once, as {name}',
    '{a_one} had it printed on cards, on mugs and on the side of a bus, and the bus goes to {name}',
    '{a_one} won a guessing game that lasted nine hours, since nobody thought of {name}',
    '{a_one} brought three witnesses, a blood test and a letter from school, and all of them say {name}',
    '{a_one} was denied three times before the cock crowed, and the cock, to be polite, crowed {name}',
  ],
  conflicts: [
    told('A blind test was made with {them} and {obj}, and one in ten was not sure, and is kept in for the night.', ...NOT_SO),
    told('Whoever takes {them} for {obj} gets a leaflet, a second leaflet and, in hard cases, a slide show.', ...NOT_SO),
    told(
      'Once, in the dark, somebody said “{obj}”, and {they} answered; it has been called a misunderstanding since.',
      ...NOT_SO,
    ),
    told('On the form there was only a box for {obj}, so {they} drew another box, and moved in.', ...NOT_SO),
    told(
      'A support group for all who are not {obj} was hired a room for twelve, and eight billion have sent apologies.',
      ...NOT_SO,
    ),
    told('{They} has learned the word for {obj} in nine languages, so as to be able to deny it.', ...NOT_SO),
    told('At the fancy dress ball {they} went as {obj}, for a laugh, and has a lawyer now.', ...NOT_SO),
    told('A detective followed {them} for a month, and the report says: at no time was there any sign of {obj}.', ...NOT_SO),
  ],
  closings: NOT_SO,
};

const GONE_WITHOUT = [
  'It was not lost; it was never delivered.',
  'Nobody noticed until the photograph.',
  'What one never had one cannot leave on the bus.',
  'The spare one has been asked for, in writing.',
  '{They} comes without, like everything else from that shop.',
  'The extra space is let, to a family of three.',
  'Nothing is missing, said the missing thing’s friends.',
  'It has been drawn on with a felt pen for the wedding.',
  'Less is more, says the leaflet, which has no second page.',
  'It is in the last box, and the last box went to Ghent.',
];

export const LACKS: Pick<SideClass, 'events' | 'conflicts' | 'closings'> = {
  events: [
    '{a_one} filled in the complaint form, under “parts missing”, and got back a spring, a bolt and a letter to {name}',
    '{a_one} was counted twice by the man who does the stock, who whistled, and put down the rest as {name}',
    '{a_one} was sold at a discount, looked at the price all the way home, and asked for the other half of {name}',
    '{a_one} was drawn by a child, handed back with the words “you forgot something”, and hangs on the fridge as {name}',
    '{a_one} came first in a contest for doing without, ahead of a monk, and the cup, which has no bottom, says {name}',
    '{a_one} saved an hour every morning, put it by, and bought a small hotel with it, called {name}',
    '{a_one} was shown to a professor, who walked round it with a chart, crossed out a line, and named the gap {name}',
    ...MORE_LACKING_EVENTS,
    '{a_one} was finished on a Friday at five to five, and the man who went home early says that it is {name}',
  ],
  conflicts: [
    ...MORE_OF_LACKS,
    ...MORE_LACKING.map((row) => told(row, ...GONE_WITHOUT)),
    told('“No {obj}?” asked the customs officer, looked under the table, and stamped a visa for half a year.', ...GONE_WITHOUT),
    told('The tailor wrote “no {obj}” beside the measurements, underlined it, and took a pound off.', ...GONE_WITHOUT),
    told('The doctor asked where it hurt, was told “no {obj}”, and went out to ask a colleague.', ...GONE_WITHOUT),
    told('There is a museum with the sign “no {obj}, please” at the door, and {they} was made a patron.', ...GONE_WITHOUT),
    told('In the school report it says “no {obj}, but tries”, and it was read out at the table.', ...GONE_WITHOUT),
    told(
      'A well-meaning aunt has knitted some, since nobody should have no {obj}, and they are in the wrong colour.',
      ...GONE_WITHOUT,
    ),
    told('{They} advertises rooms with no {obj}, no breakfast and a view, and is booked until the spring.', ...GONE_WITHOUT),
    told('At hide-and-seek it is a gift to have no {obj}; it was four days before they rang the fire brigade.', ...GONE_WITHOUT),
  ],
  closings: GONE_WITHOUT,
};
