/** How somebody stands with the world: banned, wanted, off duty, in need of coffee, with a past, without a filter. */
import { told } from './noun-class.ts';
import type { SideClass } from './side-class.ts';

export const TRAITS_OF_STANDING: readonly SideClass[] = [
  {
    means: /^is (?:banned|barred|not allowed|blocked|kicked out|thrown out) /u,
    events: [
      '{a_one} hangs as a photograph behind the till, second from the left, between a goat and a bishop, as {name}',
      '{a_one} came back in a false beard, was thrown out again, and the beard was let in as {name}',
    ],
    traits: [
      '{They} {does}, and waves in through the window at a quarter to five.',
      '{They} {does}; the security man has asked for a photo of the two of them.',
      '{They} {does}, and only wanted to return a cucumber.',
    ],
    conflicts: [
      told(
        '{They} stood outside with a shopping list and a small boy, who had been promised a lolly.',
        'The boy has come back with a manager.',
        'He ate the list.',
      ),
      told(
        'The ban runs out on a Sunday, when they are closed.',
        'It was in the small print.',
        '{They} has bought a calendar, elsewhere.',
      ),
      told(
        'It was all about one pineapple, and both sides have kept the pineapple.',
        'It cannot be told without puppets.',
        'It has gone very soft, unlike them.',
      ),
    ],
    closings: [
      'The door opens by itself, but not for everybody.',
      'They are missing somebody to talk about.',
      'Please use the other entrance, of another shop.',
    ],
  },
  {
    means:
      /^(?:is (?:wanted|on the run|under arrest|on parole|on probation|up to no good|secretly a spy|undercover|in hiding)|has (?:a|an) (?:criminal record|alibi|(?:dark |secret |shady )?past|(?:dark |big |terrible |little )?secret|double life))\b/u,
    events: [
      '{a_one} gave the police a false name, an honest smile and a biscuit, and it is filed under {name}',
      '{a_one} drove a getaway car at the speed limit, indicated, and let two old ladies cross in front of {name}',
    ],
    traits: [
      '{They} {does}, and whistles a little too evenly past the station.',
      '{They} {does}; the neighbours only say that the bins were always out on time.',
      '{They} {does}, and has three passports, all of them with the same bad photo.',
      '{They} {does}, and asks for the seat that faces the door.',
    ],
    conflicts: [
      told(
        'An old friend turned up at the door with a suitcase that was ticking.',
        'It was an alarm clock, and he was early.',
        'They have never spoken of the cheese.',
      ),
      told(
        'The poster went up at the post office, and {they} asked for one without the hat.',
        'They took a better one at the counter.',
        'It has sold quite well.',
      ),
      told(
        '{They} was seen at the scene of it, at the same time, by a nun.',
        'She was there on business.',
        'The nun has changed her story twice.',
      ),
    ],
    closings: [
      'You did not read this here.',
      'The file is thick, but it is mostly recipes.',
      'It was a long time ago, in another cardigan.',
      'Nothing was ever proved, and it is kept in the shed.',
    ],
  },
  {
    means:
      /^(?:(?:desperately |really |badly |always |just )*needs|could do with|wants) (?:an? )?(?:(?:strong|long|big|proper|good|quick|little|new|stiff) )*(?:coffee|caffeine|espresso|holiday|vacation|break|nap|drink|tea|hug|raise|day off|lie-?down|pay rise)(?: \S+)*$/u,
    events: [
      '{a_one} put {their} head on the table at ten, and the print on the forehead, read backwards, says {name}',
      '{a_one} put in for one in January, in writing, was told “we will see”, and the tray is labelled {name}',
    ],
    traits: [
      '{They} {does}, and should not be asked anything before that.',
      '{They} {does}; a doctor wrote it down, underlined it, and took one too.',
      '{They} {does}, and has been looking at a poster of one since March.',
    ],
    conflicts: [
      told('{They} was offered a leaflet about breathing instead.', 'It was read, and eaten.', 'The leaflet has resigned.'),
      told(
        'It was promised for Friday, and on Friday somebody else was standing there with a straw.',
        'A sentence was begun, and stopped.',
        'The straw has been handed in.',
      ),
      told(
        '{They} got one at last, sat down with a sigh, and the telephone rang.',
        'It was about the one before.',
        'It is still ringing, in a drawer.',
      ),
    ],
    closings: [
      'Five more minutes, says {they}, as in the spring.',
      'It would be a different story afterwards.',
      'There was one left, and then there was a noise.',
    ],
  },
  {
    means:
      /^(?:is (?:off duty|off work|out of office|off the clock|on strike|on leave|on a break|on annual leave)|works? to rule)\b/u,
    events: [
      '{a_one} put up a sign that said “back in five minutes”, and it has been repainted twice by {name}',
      '{a_one} walked past the greatest emergency of the year with an ice cream, and was pointed at as {name}',
    ],
    traits: [
      '{They} {does}, and points at the clock, the card and the deckchair.',
      '{They} {does}; the answering machine has been promoted.',
      '{They} {does}, and is holding a placard on which it only says “no”, with a heart.',
    ],
    conflicts: [
      told(
        'Everybody said that it would all stop without {them}, and one tap did.',
        'It had been dripping.',
        'It was the one in the garden.',
      ),
      told(
        '{They} got an urgent call, and answered with a picture of two feet and a lake.',
        'The feet were much admired.',
        'The lake has been asked to come in.',
      ),
      told(
        'A replacement was sent, and people now ask for the replacement.',
        'It was a bucket.',
        'They have gone on a cruise together.',
      ),
    ],
    closings: [
      'Please try again on a working day, in another year.',
      'The kettle is on, so somebody is at work.',
      'Demands: one chair, and then the other chair.',
    ],
  },
  {
    means:
      /^has (?:no|zero|absolutely no) (?:filter|tact|chill|shame|patience|manners|self[ -]control|inside voice|boundaries|poker face|brakes|off switch|volume control|regrets|respect(?: for \S+)*)\b/u,
    events: [
      '{a_one} was asked by a bride how she looked, answered, and the church door still swings after {name}',
      '{a_one} said what everybody was thinking, and a few things that nobody was, and was carried out as {name}',
    ],
    traits: [
      '{They} {does}, and has been asked to leave a surprise party, before the surprise.',
      '{They} {does}; the family plays music when it is {their} turn to say grace.',
      '{They} {does}, and was thanked for it once, by a man who had misheard.',
    ],
    conflicts: [
      told(
        '{They} was told to count to ten, and said what {they} thought of each number.',
        'Seven has not got over it.',
        'It got no further than four.',
      ),
      told(
        'The neighbour’s new baby was shown round, and it came to {them}.',
        'The word was “potato”.',
        'The baby laughed, and that was not enough.',
      ),
      told(
        '{They} was given a secret to keep, and it was out before the wrapping was off.',
        'It was in the parish news by noon.',
        'It has been told back to {them}, as news.',
      ),
    ],
    closings: ['Somebody had to say it, but not twice.', 'One was sent for, by post, and did not fit.', 'Well, you did ask.'],
  },
  {
    means:
      /^has (?:no|zero|absolutely no|not the slightest) (?:idea|clue|plan|sense of direction|thoughts?|brain cells?|braincells?|common sense|experience|qualifications|licen[cs]e|map)\b/u,
    events: [
      '{a_one} was put in charge because nobody else had turned up, pointed north, and all of them ended up in {name}',
      '{a_one} read out the instructions with great feeling, from the wrong box, and it was a tent called {name}',
    ],
    traits: [
      '{They} {does}, and says so in a voice that has been given a department.',
      '{They} {does}; nodding has got {them} as far as deputy.',
      '{They} {does}, and was asked to speak about it at a conference.',
    ],
    conflicts: [
      told(
        '{They} was asked for directions by a tour group, and gave them.',
        'They send a card every year, from a bog.',
        'It was the other sea.',
      ),
      told(
        'There was a button with “do not press” on it, and {they} wanted to know which way up.',
        'It is a car park now.',
        'It was the bell.',
      ),
      told(
        'In the exam {they} drew a horse, for all nine questions.',
        'One of them was about a horse.',
        'Full marks were given for the ears.',
      ),
    ],
    closings: [
      'It worked, and nobody knows why, least of all {them}.',
      'Ask somebody else, said the sign that {they} holds.',
      'The plan is to have one by Friday.',
    ],
  },
  {
    means: /^has (?:no|zero|absolutely no) (?:friends?|social life|family|fans|followers|date)\b/u,
    events: [
      '{a_one} set the table for six, sat on each chair in turn, and laughed at the jokes of {name}',
      '{a_one} played table tennis against the wall, lost, and shook hands with the wall as {name}',
    ],
    traits: [
      '{They} {does}, but the satnav has begun to say “welcome home”.',
      '{They} {does}; two pigeons and a postman dispute it.',
      '{They} {does}, and gets on very well with the lamp.',
    ],
    conflicts: [
      told('{They} threw a party, and one balloon came.', 'It stayed until the very end.', 'It has been seen with others since.'),
      told(
        '{They} put up a card in the shop window, “friend wanted, own bicycle”.',
        'Eleven have rung, all about the bicycle.',
        'The shop has moved it to the front.',
      ),
      told(
        '{They} sends a birthday card to every house in the street, signed “from number nine”.',
        'Number nine has become very popular.',
        'Today there was one in return.',
      ),
    ],
    closings: [
      'There is a chair free, says the sign, and somebody has just sat down.',
      'The echo came to tea.',
      'It is a start, said the cat, and stayed.',
    ],
  },
  {
    means:
      /^(?:always |constantly |secretly |often )?talks to (?:plants|(?:her|his|its|the) plants|walls?|itself|himself|herself|animals|pigeons|strangers|objects|inanimate objects|furniture|trees|ghosts|the moon|(?:the|his|her|its) (?:plants?|cat|dog|fridge|toaster|mirror))\b/u,
    events: [
      '{a_one} asked a fern how it was, waited politely for the answer, and was told {name}',
      '{a_one} had a long talk at the bus stop, the other side was a bin, and it called {them} {name}',
    ],
    traits: [
      '{They} {does}, and leaves gaps, so as not to be rude.',
      '{They} {does}; they have heard the one about the vicar, and it grew a leaf.',
      '{They} {does}, and last Sunday got an answer, and left the room.',
    ],
    conflicts: [
      told(
        'There was an argument on the window sill, and {they} has slept on the sofa since.',
        'A cactus took it the wrong way.',
        'The fern has been very quiet.',
      ),
      told(
        'A listener was asked in to check, and has nothing to add.',
        'It was a rubber plant.',
        'It nodded, but there was a draught.',
      ),
      told(
        '{They} was overheard on the stairs, agreeing with somebody at last.',
        'Nobody was there, and they all agree.',
        'The banister has not denied it.',
      ),
    ],
    closings: [
      'The other one said nothing, and meant it.',
      'A good listener is watered twice a week.',
      'It is the answers that worry the family.',
    ],
  },
  {
    means:
      /^(?:is (?:twice|thrice|recently|freshly|happily|newly|three times) (?:divorced|separated|widowed|dumped)|is (?:single|divorced|on (?:his|her|its) (?:second|third|fourth|fifth) (?:marriage|husband|wife)))\b/u,
    events: [
      '{a_one} got the toaster, the caravan every second summer and the dog on Tuesdays, and signed as {name}',
      '{a_one} took down the double name from the door with a butter knife, and what was left said {name}',
    ],
    traits: [
      '{They} {does}, and has a good lawyer, and half a sofa.',
      '{They} {does}; the wedding photos have been cut out with care, and are now about the cake.',
      '{They} {does}, and sets one alarm clock, on the good side of the bed.',
    ],
    conflicts: [
      told('They could not agree on who keeps the cat, and so the cat decided.', 'It kept the flat.', 'It has a new one.'),
      told(
        '{They} filled in a form for a dating agency, and under “hobbies” wrote “silence”.',
        'Forty have answered, quietly.',
        'The agency sent a librarian.',
      ),
      told(
        'The bread knife is still with the other one, and so is the bread.',
        'There are talks about the butter.',
        'It has been torn since.',
      ),
    ],
    closings: [
      'Half of it was very happy, and the other half has the car.',
      'It is the peace that costs.',
      'The ring has been made into a small tap.',
    ],
  },
  {
    means:
      /^(?:wants (?:to go home|its mum|his mum|her mum|(?:its|his|her) (?:mom|mummy|mommy|mother|bed)|out)|would rather (?:not|be\b.*|stay\b.*)|should be in bed)/u,
    events: [
      '{a_one} came in, looked round the room, and had {their} coat on again before they had said {name}',
      '{a_one} was the first to say “well then” and slap both knees, and the whole party left behind {name}',
    ],
    traits: [
      '{They} {does}, and has kept the coat on, and the engine running.',
      '{They} {does}; the slippers have been seen in the bag.',
      '{They} {does}, and has been saying goodbye since the soup.',
    ],
    conflicts: [
      told(
        '{They} asked how long it would be, and was told that it had not begun.',
        'A biscuit was offered, and taken along.',
        'The clock was asked as well.',
      ),
      told(
        '{They} hid under the coats on the bed, and was put on by an uncle.',
        'They got as far as the ring road.',
        'He thought that he had put on weight.',
      ),
      told('A taxi was rung under seven names, to be on the safe side.', 'All seven came.', 'They have had to form a line.'),
    ],
    closings: [
      'It was lovely, said {they}, from the car.',
      'There is no bed like the one that {they} is not in.',
      'Are we there yet, asked somebody, and meant home.',
    ],
  },
];
