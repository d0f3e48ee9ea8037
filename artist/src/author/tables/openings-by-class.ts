/** How a lore begins about one thing of a class, which a noun of it stands for. A lead may stand before it. */
export const EVENTS_BY_CLASS: readonly (readonly [noun: string, events: readonly string[]])[] = [
  [
    'cat',
    [
      '{a_one} sat in the box that {name} had been delivered in, and kept both',
      '{a_one} pushed a name plate off {official}’s desk, and landed on it as {name}',
    ],
  ],
  [
    'dog',
    [
      '{a_one} brought back a stick that nobody had thrown, and was registered as {name}',
      '{a_one} followed the postman all the way to the town hall, and was stamped {name}',
    ],
  ],
  [
    'elephant',
    [
      '{a_one} was counted as two visitors at the zoo, and the second ticket says {name}',
      '{a_one} could not be moved in time for the photo, and the caption says {name}',
    ],
  ],
  [
    'hedgehog',
    [
      '{a_one} came out of the ground in the middle of a football match, and the stadium called out {name}',
      '{a_one} filled both cheeks at a buffet in {town}, and could only introduce {themself} as {name}',
    ],
  ],
  [
    'bee',
    [
      '{a_one} flew in through the window of a registry office, and flew out as {name}',
      '{a_one} was found in a salad in {town}, complained first, and is called {name} on the bill',
    ],
  ],
  [
    'toaster',
    [
      '{a_one} was plugged in by {official}, hummed the anthem, and has been {name} since the smoke cleared',
      '{a_one} came back from the repair shop with one screw too many and the name {name}',
    ],
  ],
  [
    'robot',
    [
      '{a_one} was asked to tick “I am not a robot”, thought for {length}, and ticked {name}',
      '{a_one} installed the wrong update, and started again as {name}',
    ],
  ],
  [
    'car',
    [
      '{a_one} was parked in front of the town hall for {length}, and the parking ticket says {name}',
      '{a_one} took the wrong exit at the roundabout, and reached {town} as {name}',
    ],
  ],
  [
    'boat',
    [
      '{a_one} was launched with a bottle of lemonade, and christened {name} by mistake',
      '{a_one} ran aground beside the ice cream stand, and the harbour master wrote down {name}',
    ],
  ],
  [
    'sofa',
    [
      '{a_one} was assembled without the instructions, and what was left over spells {name}',
      '{a_one} got stuck on the stairs in {town}, and the neighbours have called it {name} ever since',
    ],
  ],
  [
    'cactus',
    [
      '{a_one} was watered by three people at once, and came up as {name}',
      '{a_one} was planted upside down by {relative}, and bloomed as {name}',
    ],
  ],
  [
    'coffee',
    [
      '{a_one} was ordered to go, stayed, and the name on the cup is {name}',
      '{a_one} was spilled over the register of births, and the stain reads {name}',
    ],
  ],
  [
    'cheese',
    [
      '{a_one} won a medal at a fair in {town}, got up to say thank you, and said {name}',
      '{a_one} was left out of the fridge for {length}, and answered to {name}',
    ],
  ],
  [
    'accountant',
    [
      '{a_one} rounded up {their} own name in the third column, and the total is {name}',
      '{a_one} sent {themself} a reminder, paid it late, and was addressed as {name}',
    ],
  ],
  [
    'chef',
    [
      '{a_one} tasted the soup until there was none, and the review in the newspaper was of {name}',
      '{a_one} wrote the menu in a hurry, and signed where it says {name}',
    ],
  ],
  [
    'knight',
    [
      '{a_one} rode to {town} for a battle that had been moved to {weekday}, and was announced as {name}',
      '{a_one} lost a duel against a turnstile, and was knighted {name} for trying',
    ],
  ],
  [
    'wizard',
    [
      '{a_one} looked up the spell for lunch on the wrong page, and appeared as {name}',
      '{a_one} said the magic word backwards, and the magic word was {name}',
    ],
  ],
  [
    'detective',
    [
      '{a_one} followed {their} own footprints for {length}, and arrested {name}',
      '{a_one} took fingerprints at {place}, and all of them belonged to {name}',
    ],
  ],
  [
    'thunderstorm',
    [
      '{a_one} was forecast for {town}, turned up a day early, and was given the name {name}',
      '{a_one} was blown in through the door of {office}, and entered in the visitors’ book as {name}',
    ],
  ],
  [
    'sweater',
    [
      '{a_one} went into the wash with one other thing, and the label now says {name}',
      '{a_one} hung in the cloakroom of the opera for {length}, under the number of {name}',
    ],
  ],
];
