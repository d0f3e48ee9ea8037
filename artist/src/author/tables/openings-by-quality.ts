/** How a lore begins about somebody who is so, which a word for it stands for. A lead may stand before it; no row names the quality. */
export const EVENTS_BY_QUALITY: readonly (readonly [quality: string, events: readonly string[]])[] = [
  [
    'sad',
    [
      '{a_one} wept into the soup of {official}, who asked for the recipe and wrote down {name}',
      '{a_one} sighed so deeply that a door in {town} blew open, and the sign on the door said {name}',
    ],
  ],
  [
    'sleepy',
    [
      '{a_one} sat down for a minute in a shop window, and the price tag has said {name} ever since',
      '{a_one} slept through the christening and the party after it, and woke up as {name}',
    ],
  ],
  [
    'lonely',
    [
      '{a_one} wrote a postcard to whoever might read it, and the only answer began “Dear {name}”',
      '{a_one} booked a table for two, waited for {length}, and was billed as {name}',
    ],
  ],
  [
    'angry',
    [
      '{a_one} slammed a door in {town} so hard that the name plate fell down and read {name}',
      '{a_one} shouted at a form until it gave in and filled itself out as {name}',
      '{a_one} complained about the name, and then about the next, and the one that stuck was {name}',
      '{a_one} sent the soup back three times, and the cook has called it {name} ever since',
    ],
  ],
  [
    'happy',
    [
      '{a_one} waved at a funeral, a wedding and a bus, and all three waved back and called {name}',
      '{a_one} whistled in the lift until {official} whistled along, and the tune is called {name}',
    ],
  ],
  [
    'nervous',
    [
      '{a_one} checked the door nine times, and by the ninth time the name on it was {name}',
      '{a_one} practised saying hello for {length}, and then said {name}',
    ],
  ],
  [
    'jealous',
    [
      '{a_one} went through the letters of {rival}, found nothing, and signed for one as {name}',
      '{a_one} asked the mirror who else had been in it, and the mirror said {name}',
    ],
  ],
  [
    'lazy',
    [
      '{a_one} could not be bothered to choose a name, and was handed the nearest, which was {name}',
      '{a_one} sent somebody else to be christened, and they came back with {name}',
    ],
  ],
  [
    'hungry',
    [
      '{a_one} ate the guest list at a wedding in {town}, and all that was left of it says {name}',
      '{a_one} ordered everything on the menu, and then the menu, and was brought {name}',
    ],
  ],
  [
    'late',
    [
      '{a_one} arrived at the christening on {weekday}, when only the name {name} was left',
      '{a_one} ran for the bus of the day before, and the driver of the next one said “too bad, {name}”',
    ],
  ],
  [
    'fast',
    [
      '{a_one} went past the registry office of {town} so quickly that only {name} could be written down',
      '{a_one} was out of the door before the end of the name, which was to be longer than {name}',
    ],
  ],
  [
    'small',
    [
      '{a_one} was overlooked by {count} {crowd} in a row, and found behind a crumb that says {name}',
      '{a_one} was posted in a matchbox by mistake, and on the stamp it says {name}',
    ],
  ],
  [
    'giant',
    [
      '{a_one} leaned on {town} for a moment, and the maps have said {name} there ever since',
      '{a_one} did not fit on the form, so three forms were glued together, and across all of them it says {name}',
    ],
  ],
  [
    'old',
    [
      '{a_one} was asked for a date of birth, told the whole story, and by the end it was filed as {name}',
      '{a_one} was dusted in a museum in {town}, sneezed, and the label fell off and read {name}',
    ],
  ],
  [
    'broken',
    [
      '{a_one} went in for repairs, came out with two screws less, and was handed back as {name}',
      '{a_one} fell off a shelf in {town}, and what could be glued together reads {name}',
    ],
  ],
  [
    'cold',
    [
      '{a_one} breathed on a window in {town} to write something short, and wrote {name}',
      '{a_one} borrowed the coat of {official}, and inside the collar it said {name}',
    ],
  ],
  [
    'smelly',
    [
      '{a_one} got on a full bus in {town}, and on the empty bus somebody had written {name}',
      '{a_one} was reported by {count} noses, and under “description” all of them put {name}',
    ],
  ],
  [
    'shy',
    [
      '{a_one} whispered something at the registry office, the clerk did not dare to ask again, and wrote {name}',
      '{a_one} hid behind a curtain at a party in {town}, and the curtain was introduced as {name}',
    ],
  ],
  [
    'proud',
    [
      '{a_one} unveiled a statue of {themself}, and on the plinth, in gold, it says {name}',
      '{a_one} was asked for an autograph by mistake, and has not put down the pen since writing {name}',
    ],
  ],
  [
    'bored',
    [
      '{a_one} read the telephone book of {town} to the end, and then once more from {name}',
      '{a_one} counted the dots on the ceiling, joined them up, and they said {name}',
    ],
  ],
  [
    'clumsy',
    [
      '{a_one} bowed to {official}, took the tablecloth along, and was announced as {name} by the soup',
      '{a_one} tripped over the red carpet in {town}, and rolled out of it as {name}',
    ],
  ],
  [
    'poor',
    [
      '{a_one} could not pay for the long name, and was given {name} on credit',
      '{a_one} found a coin in {town}, bent down for it, and was fined as {name}',
    ],
  ],
  [
    'rich',
    [
      '{a_one} bought {town} for the parking, and had the sign changed to {name}',
      '{a_one} tipped a waiter with the restaurant, and the restaurant is now called {name}',
    ],
  ],
  [
    'homesick',
    [
      '{a_one} turned round at the first corner, and the postcard got home first, signed {name}',
      '{a_one} unpacked a suitcase full of doormat in {town}, and on the doormat it says {name}',
    ],
  ],
  [
    'evil',
    [
      '{a_one} practised a laugh in a lift in {town}, the doors opened, and everybody asked for {name}',
      '{a_one} signed a threatening letter with the proper name and address, and the name was {name}',
    ],
  ],
  [
    'polite',
    [
      '{a_one} held a door for {count} {crowd}, and the last one said “thank you, {name}”',
      '{a_one} apologised to a lamp post in {town} at such length that the plaque on it says {name}',
    ],
  ],
  [
    'invisible',
    [
      '{a_one} sat for a portrait, and under the empty canvas the painter wrote {name}',
      '{a_one} was missed at the roll call of {office}, shouted “here”, and was put down as {name}',
    ],
  ],
  [
    'loud',
    [
      '{a_one} said a few quiet words in {town}, a ship answered, and the log has {name} in capitals',
      '{a_one} was asked to keep it down by {count} {crowd}, and none of them could be heard over {name}',
    ],
  ],
  [
    'brave',
    [
      '{a_one} opened a letter from {office} without sitting down, and it was addressed to {name}',
      '{a_one} went first, into a cellar in {town}, and came up with a medal that says {name}',
    ],
  ],
  [
    'afraid',
    [
      '{a_one} jumped at the sound of a stamp, and has been {name} since the ink dried',
      '{a_one} hid in a wardrobe in {town}, and was sold with it, as {name}',
    ],
  ],
  [
    'in love',
    [
      '{a_one} carved two names into a bench in {town}, one of them deeper, and that was {name}',
      '{a_one} sent {rival} a bunch of flowers by mistake, and the card said {name}',
    ],
  ],
  [
    'suspicious',
    [
      '{a_one} gave a false name at the reception in {town}, and has been {name} since',
      '{a_one} had every signature checked, and the only one that was real was {name}',
    ],
  ],
];
