/** What is kept in the attic, on the shelf and over the sofa. */
import { list, type NounClass, told } from './noun-class.ts';

export const KEEPSAKE_CLASSES: readonly NounClass[] = [
  {
    nouns: list('map globe compass atlas passport'),
    events: [
      '{a_one} lay the wrong way up before a general, and the victory at the other town is still kept as the day of {name}',
      '{a_one} showed dragons in one corner, somebody went to look, and the dragon only asked who had told: {name}',
      '{a_one} got coffee on the one spot that mattered, and what three captains have been looking for since is {name}',
      '{a_one} was read by a scout who pointed at once to where they were, and the whole coach rose for {name}',
    ],
    conflicts: [
      told(
        'Two people have stood at the crossroads with {them} for an hour, and both of them are north.',
        'East is a matter of character, she said.',
        'A cow was asked, and faced south, out of tact.',
      ),
      told(
        'A red arrow in the station says “you are here”, and it has been right every single time.',
        'People ask how it knows.',
        'A man walked off quickly, and came back to see.',
      ),
      told(
        'An X marked the spot, and beneath it there was another, a little smaller.',
        'It is Xs all the way down, says the captain.',
        'At the bottom was the bill for the first.',
      ),
      told(
        'It was opened once in a small car, and the driver has not been seen since Lyon.',
        'He is somewhere under Burgundy.',
        'He can be heard to ask for more light.',
      ),
    ],
    closings: [
      'It is not far, on paper.',
      'The coffee ring is a lake by now, with a ferry.',
      'North is at the top, because somebody had to be.',
      'The sea is the same blue as the motorway, which was not wise.',
      'One corner is missing, and in it lives an aunt.',
    ],
  },
  {
    nouns: list('trophy medal'),
    events: [
      '{a_one} was won at last after nine lost finals, was dropped, and the dent, in profile, is {name}',
      '{a_one} was drunk from by eleven players, a dog and a coach driver, and one of them began to call it {name}',
      '{a_one} was won by guessing the weight of a ham, and a whole house was rebuilt round the shelf for {name}',
      '{a_one} came with a mistake in the engraving, and the winner, who wants no fuss, has changed his passport to {name}',
    ],
    conflicts: [
      told(
        'The one who came second drops in on Tuesdays to look at {them}, with a cloth.',
        'He has the better polish.',
        'He knows exactly where it would have stood.',
      ),
      told(
        '“For taking part”, it says, and it belongs to a boy who runs with his eyes shut.',
        'He has kissed it nearly flat.',
        'He came in somewhere else, and was cheered there.',
      ),
      told(
        'It is only lent for a year, and the captain’s wife has planted a fern in it.',
        'The fern has won twice.',
        'It will be sorry to move.',
      ),
      told(
        'In nine hundred speeches {they} has been held up, and each one thanked a mother.',
        'The mothers have formed a league.',
        'Once it was the wrong mother, and she came anyway.',
      ),
    ],
    closings: [
      'Bronze had a very nice time.',
      'It was bitten for the cameras, and has never been told why.',
      'There is room for one more name on {them}, if it is short.',
      'The shelf was full, so the degree had to go.',
      'Dust comes to it first, out of respect.',
    ],
  },
  {
    nouns: list('box cardboardbox carton crate cardboard'),
    events: [
      '{a_one} had brought a fridge, and the children let the fridge go and flew to the moon in {name}',
      '{a_one} has moved house nine times unopened, marked “misc., important”, and gets a card at Christmas as {name}',
      '{a_one} was carried up to the room marked “kitchen”, and in it lay a tent and a note for {name}',
      '{a_one} had a cat in it before it had reached the floor, by which everybody knew that it was {name}',
    ],
    conflicts: [
      told(
        '“This way up”, said an arrow, and the removal man has never liked being told.',
        'The arrow now points at the cellar.',
        'The soufflé dish was philosophical about it.',
      ),
      told(
        'A cat sat down in it, though she does not fit, and hangs over on all four sides.',
        'She fits, says the cat.',
        'The vet weighed both, and charged for a large one.',
      ),
      told(
        'The sticky tape is there; it is only its beginning that has been looked for since noon.',
        'Every fingernail in the house is broken.',
        'It was underneath the thumb.',
      ),
      told(
        'For years a firm of advisers has thought outside {them}, and nobody has ever looked in.',
        'It was quite roomy.',
        'There was a sandwich, and a better idea.',
      ),
    ],
    closings: [
      'With two holes for the eyes it was a helmet until supper.',
      '“That will come in handy”, said father, and there are forty in the cellar.',
      '“Fragile”, it says, and so is the man with the marker.',
      'It only wanted ticking.',
      'Most of it was air, and the air was from abroad.',
    ],
  },
  {
    nouns: list('bell cowbell churchbell handbell sleighbell'),
    events: [
      '{a_one} rang by {themself} at midnight, the village came with buckets, and as nothing was burning they put out {name}',
      '{a_one} was to be hung on the cat, the mice held nine meetings, and in the end she came to fetch it, as {name}',
      '{a_one} was cast with somebody’s spoon in it, and at noon one hears, quite clearly, {name}',
      '{a_one} was struck at a hotel desk by a polite man, who waited, struck again, and by and by was manager to {name}',
    ],
    conflicts: [
      told(
        'A cow has had to wear {them} day and night, and has composed something.',
        'The slow movement is in the clover.',
        'The bull takes the bass.',
      ),
      told(
        'Nobody knows for whom {they} tolls, and a man has come about it.',
        'It was for soup.',
        'It was for him, but there is no hurry.',
      ),
      told(
        'At the big stroke the ringer goes up on the rope, and he comes down at the small one.',
        'The storks know him by his socks.',
        'At Easter two boys have to hold him by the ankles.',
      ),
      told(
        'It went off in the middle of a lesson, and the teacher’s sentence has never been finished.',
        'It was about the meaning of all of it.',
        'It went: “and therefore”.',
      ),
    ],
    closings: [
      'It was saved by itself.',
      'The tongue has a great deal to say, and always the same.',
      'It hangs about all week, and on Sundays it is the loudest.',
      'Everybody found that it rang one, and could not think which.',
      'In the fog even the ferryman goes by it, who goes by nothing.',
    ],
  },
  {
    nouns: list('sword dagger sabre shield spear excalibur'),
    events: [
      '{a_one} was stuck for a hundred years, nine kings pulled, and a cleaner, who only wanted to dust, got out {name}',
      '{a_one} was swung in greeting at a ball, took down the chandelier, and in the dark somebody said {name}',
      '{a_one} cut a wedding cake, the table, and the floor as far as the cellar, where an uncle looked up at {name}',
      '{a_one} was held up out of a lake by a lady for whoever came by, and a plumber came by, and said {name}',
    ],
    conflicts: [
      told(
        'The pen is mightier, it is said, and the two were put in one drawer to find out.',
        'There is ink on the hilt.',
        'They open letters together now.',
      ),
      told(
        'It takes both hands, so nobody can hold the torch, the map or on to the horse.',
        'By evening a squire has eleven arms, says the squire.',
        'The dragon offered to take something.',
      ),
      told(
        'It glows blue when enemies are near, and one family has done without a lamp for years.',
        'They pay them a little.',
        'One of the enemies comes for the crossword.',
      ),
      told(
        'It was beaten into a ploughshare, and back again, and then into a very good spoon.',
        'The porridge has an edge.',
        'It still leaves the drawer with a ringing sound.',
      ),
    ],
    closings: [
      '{They} has two sides, like every compliment of that aunt.',
      'At customs it went through as cutlery.',
      '{They} hangs above the sofa on a hair, and guests sit up very straight.',
      'The tale is on the blade, and the price is on the back.',
      'Whoever lives by it has trouble in revolving doors.',
    ],
  },
  {
    nouns: list('telescope astronomer observatory stargazer astronomy'),
    events: [
      '{a_one} found a new light in the north, gave it a number and a talk, and it was the lamp at the kiosk of {name}',
      '{a_one} had a spider on the lens, and for a week the end of the world was due, on the word of {name}',
      '{a_one} was turned for a moment to the balcony opposite, where another one looked back at {name}',
      '{a_one} saw so far into the past that somebody there looked up and said: “Shut the door, {name}!”',
    ],
    conflicts: [
      told(
        'One clear night had been booked nine years ahead, and then there was a cloud.',
        'It was the only one in Chile.',
        'By dawn they had grown fond of it.',
      ),
      told(
        'Everybody may look once, says the notice, and a boy has been looking since eight.',
        'There is somebody up there, he says, with an ice.',
        'Those behind him have begun to study his neck.',
      ),
      told(
        'Only through the wrong end is the landlord bearable.',
        'He is very small there, and so is the rent.',
        'He has asked to be looked at properly.',
      ),
      told(
        'A signal came from the depths of space every day at noon, and it was the microwave in the kitchen.',
        'The goulash was twelve light years away.',
        'It was answered, and it pinged.',
      ),
    ],
    closings: [
      'Nine thousand million years back can be seen, but not the lens cap.',
      'Whoever has looked has a black ring round one eye, and nobody says so.',
      'The best night of all was the one with the power cut.',
      'Everything up there is moving away, and one should not take it personally.',
      'The neck is stiff, and the universe is not sorry.',
    ],
  },
];
