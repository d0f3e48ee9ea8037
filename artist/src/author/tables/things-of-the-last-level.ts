/** What waits at the end of a level, of a corridor and of a bed: the final boss, a battle pass, a walking frame, in-laws. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_LAST_LEVEL: readonly NounClass[] = [
  {
    nouns: list('finalboss ohiofinalboss bossfight endboss bosslevel lastboss miniboss'),
    events: [
      '{a_one} waited behind a fog door for forty hours, and was rolled past twice by a man in a pot, who shouted {name}',
      '{a_one} was beaten, got up again with more arms and a choir, and this time the bar at the bottom said {name}',
      '{a_one} explained the whole plan in a speech that one cannot skip, and at minute nine came the words “I, {name}”',
      '{a_one} had a red glowing spot on the back, the size of a door, and all who came wanted to press {name}',
    ],
    conflicts: [
      told(
        'Outside {their} room lie nine health packs, all the ammunition there is, and a save point.',
        'That has never meant anything good.',
        'The cleaner takes one a day.',
      ),
      told(
        'The music has Latin in it as soon as {they} stands up, even to answer the door.',
        'The postman lives two bars at a time.',
        'The choir is paid by the bell.',
      ),
      told(
        '{They} hits the floor three times, gets tired, pants, and can be hit on the head; it has always been so.',
        'A doctor has looked into the panting.',
        'At home it is the rug.',
      ),
      told(
        'A boy of nine beat {them} on the first try, with his chin, and asked whether that was it.',
        'It was not; there is a second form.',
        'He had to go to bed before that.',
      ),
      told(
        'Once only a sliver of the bar was left, and somebody’s mother called that dinner was ready.',
        'They both sat down to it.',
        'It had seconds, and got its health back.',
      ),
    ],
    closings: [
      'It was not even {their} final form.',
      'After {them} come the credits, and the washing-up.',
      'You may not save here.',
      '{They} drops a key, a hat and a tear.',
    ],
  },
  {
    nouns: list('battlepass lootbox seasonpass dailyquest sidequest loadingscreen respawnpoint'),
    events: [
      '{a_one} cost nine pounds, took all of a winter, and gave at level fifty a hat for a chicken, with the name {name}',
      '{a_one} began with an old man who had lost his spoon, and forty hours later it was about God and {name}',
      '{a_one} opened with lights, horns and a drum roll, and inside was the same spray of a toad as last time: {name}',
    ],
    conflicts: [
      told(
        'The world is ending on Thursday, and {they} has a man fetch twelve boar livers for a lady with a hat.',
        'She needs one more.',
        'The meteor is waiting, politely.',
      ),
      told(
        'Each day there is a small thing to do, and if one leaves it the number goes back to one.',
        'It stood at four hundred, at the funeral.',
        'He did it in the pew, with one thumb.',
      ),
      told(
        'Mother’s card was in it, and now the ninja has wings, and there is no ham.',
        'They are very good wings.',
        'She flies to work.',
      ),
    ],
    closings: [
      'Only three days left to be a banana.',
      'It gave ten experience, and a look.',
      'There is an exclamation mark above every head.',
    ],
  },
  {
    nouns: list('airpods airpod earbud earbuds lostairpod airpodcase airpodpro wirelessearphones'),
    events: [
      '{a_one} jumped out on the platform, looked once left and once right, and went under the 8:14 to Leeds as {name}',
      '{a_one} went through the wash in a sock, at forty, and all it can hear since is whales and {name}',
      '{a_one} was in the left ear of a man who answered a question that nobody had put to him, with {name}',
    ],
    conflicts: [
      told(
        'One is full and one is empty, always, and they have the same life.',
        'The right one goes out more.',
        'The left has been crying in the case.',
      ),
      told(
        '“Beep”, it can be made to say, softly, from somewhere in a sofa for four.',
        'It is between Tuesday and a peanut.',
        'The sofa has been to three doctors.',
      ),
      told(
        'The dog ate one, and in the park he now gets calls.',
        'It is mostly about insurance.',
        'He sits when the line is bad.',
      ),
      told(
        'An aunt waved in front of {them} for a whole lunch, and was given a thumbs-up.',
        'She had been on fire.',
        'Only a little, at the sleeve.',
      ),
    ],
    closings: [
      'Connected, said a voice, to somebody else’s phone.',
      'Two small ones, and always one to be found.',
      'What did you say?',
    ],
  },
  {
    nouns: list('parentsinlaw parents-in-law'),
    events: [
      '{a_one} came for a cup of tea in spring, found that the gutters needed doing, and is still in the loft, says {name}',
      '{a_one} ran one finger along the top of the door frame, looked at the finger, and said only {name}',
      '{a_one} brought towels, salt and an album of the one who came before, and by the end of it was calling everybody {name}',
    ],
    conflicts: [
      told(
        '“We do it otherwise at home”, {they} says, of water.',
        'It boils round the other way there.',
        'The kettle has asked to be left out of it.',
      ),
      told(
        'The sofa was moved to where it gets the light, while the young ones were at work.',
        'They sat down where it had been.',
        'It is lovely, they say, from the floor.',
      ),
      told(
        'Nothing was meant by the remark about the gravy, and it has its own chair at Christmas now.',
        'It is carved for.',
        'It was a thin remark, they say.',
      ),
    ],
    closings: ['Do not get up, they have a key.', 'One marries the whole album.', 'It was only an idea, with a tape measure.'],
  },
  {
    nouns: list('bogey booger boogers snot bogeys nosegold nosepicking'),
    events: [
      '{a_one} was fetched up by a small finger, looked at in the light from all sides, and shown to a bishop as {name}',
      '{a_one} has been under the second chair from the left since infants’ class, with friends, and is called {name}',
      '{a_one} hung from a nose at a school concert through all four seasons, and in the hall they only heard {name}',
    ],
    conflicts: [
      told(
        '“Where did it go?” mother asked, and the curtain has never been quite the same.',
        'It holds better.',
        'Guests are seated away from it.',
      ),
      told(
        'There is a tissue for it, a sleeve for it, and, at the wheel in a traffic jam, a certain belief that no one can see.',
        'The bus could.',
        'There was a round of thumbs.',
      ),
      told(
        'It came out long, with a bit of breakfast, and the brother offered his scooter.',
        'It was swapped.',
        'It came back for tea.',
      ),
    ],
    closings: [
      'Do not eat that, said everybody, too late.',
      'It can be rolled, and it can be flicked.',
      'A nose is only on loan.',
    ],
  },
];
