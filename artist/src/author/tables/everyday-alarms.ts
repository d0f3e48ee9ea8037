/** What is heard, feared or waited for on a weekday, and would be taken for its last word alone: a fire drill is no tool. */
import { list, type NounClass, told } from './noun-class.ts';

export const EVERYDAY_ALARMS: readonly NounClass[] = [
  {
    nouns: list('firedrill evacuationdrill firewarden'),
    events: [
      '{a_body} stood in a car park in socks during {topic}, beside a man in a towel, and they were both counted as {name}',
      '{a_one} came in the middle of the maths test, and four hundred children prayed that this time it was {name}',
      '{a_body} led all of accounting down nine floors for {topic}, and back up, as it had forgotten its vest and {name}',
    ],
    conflicts: [
      told(
        'In an orderly manner, please, said the voice, and then somebody saw the ice cream van.',
        'It was the fastest that they have ever been.',
        'He now parks at the meeting point.',
      ),
      told('They were counted twice, and there was one too many.', 'He has been in accounting since.', 'He is rather good.'),
      told(
        'Leave all your things, it said, and {they} came out with a laptop, a lunch and a rubber plant.',
        'The plant was on the list.',
        'It was the plant that had asked.',
      ),
    ],
    closings: [
      'Three minutes forty, and the real one would have had toast.',
      'Do not use the lift, said the lift.',
      'The yellow vest stays on at home.',
    ],
  },
  {
    nouns: list('lollipoplady lollipopman crossingguard schoolcrossing'),
    events: [
      '{a_one} stepped into the road with a pole, stopped a fire engine for one boy with a cello, and was thanked by {name}',
      '{a_one} has stopped the sea on a school outing, with a raised hand, for as long as it took to count to {name}',
      '{a_one} knows eighty children by name and forty by their shoelaces, and all of them shout from the kerb {name}',
    ],
    conflicts: [
      told(
        'A hedgehog and a bank manager crossed together, and each was told to hold hands.',
        'They do it still.',
        'It was the manager who had dawdled.',
      ),
      told(
        '{They} stops them all at home too, by the stairs, so that the cat can go first.',
        'The cat waited for the sign.',
        'Grandfather gets across at four.',
      ),
      told(
        'A sports car hooted, and {they} looked at it for the length of three lessons.',
        'It is a pushchair now.',
        'The baby in it is never late.',
      ),
    ],
    closings: [
      'Look left, look right, look at that coat, zip it up.',
      'The pole is nearly as tall as the authority.',
      'At twenty past nine the cars are free again.',
    ],
  },
  {
    nouns: list('pyramidscheme ponzischeme mlm networkmarketing multilevelmarketing bossbabe getrichquick'),
    events: [
      '{a_body} brought only six friends into {topic}, who brought six each, and by spring the whole planet owed {name}',
      '{a_one} was explained at a coffee morning with a drawing, and somebody asked why it came to a point at {name}',
      '{a_body} has a garage full of leggings thanks to {topic}, and every neighbour is a regional director under {name}',
    ],
    conflicts: [
      told(
        '“Hey hun!” it began, from a girl who had last been seen in class four.',
        'It was about shakes.',
        'Class four has been through it from A to K.',
      ),
      told(
        'It is no triangle, {they} says, and turns the drawing round, and it is a funnel.',
        'It comes out at the bottom as oil.',
        'The oil is for wrists.',
      ),
      told(
        'A car is to be won, pink, by whoever first runs out of aunts.',
        'There is one left, in Perth.',
        'She has an offer of her own.',
      ),
    ],
    closings: [
      'One is one’s own boss, and has nine above.',
      'It works, if everybody is born twice.',
      'The pharaohs at least got the view.',
    ],
  },
  {
    nouns: list('couchpotato sofasurfer bingewatcher'),
    events: [
      '{a_one} was asked by the screen whether it was still there, thought about it, and could not swear to {name}',
      '{a_one} sat so long in one place that the sofa was valued with it, and the two are insured as {name}',
      '{a_one} reached for the remote with a foot, a broom and a trained dachshund, in this order, says {name}',
    ],
    conflicts: [
      told(
        'The watch said it was time to stand, and {they} held it up, as high as it would go.',
        'It was very proud of both.',
        'Ten thousand, it says; that was the crisps.',
      ),
      told(
        '“Only until the end of this one”, {they} said, and it is the one with nine series.',
        'They had children in it.',
        'Winter went by on the other channel.',
      ),
      told('Crumbs have come to rest in the fold, and there is a small economy.', 'It is led by an ant.', 'It exports.'),
    ],
    closings: ['Up, said the sofa, and they laughed.', 'It has roots, and a lap.', 'Pass the bowl, it is by your foot.'],
  },
  {
    nouns: list('jiraticket bugreport jiraboard kanbanboard backlog storypoints sprintreview'),
    events: [
      '{a_one} was moved from left to right for nine months, a column a month, and in the last one somebody asked {name}',
      '{a_body} was asked how big {topic} was, and held up a card with an eight, a five, and a croissant for {name}',
      '{a_one} has lain at the bottom of the list since the list was new, and on it one reads “later”, and {name}',
    ],
    conflicts: [
      told(
        'It was to be done by Friday, and then it was split into four, and each of them was put off on its own.',
        'One has had a little one.',
        'They meet at the retro.',
      ),
      told(
        '“As a user, I would like”, it begins, and no user has ever said that.',
        'One would like to go home.',
        'He would like it to be blue again.',
      ),
      told(
        'Everything else is blocked by {them}, and {they} is blocked by a man on holiday.',
        'He is on a lilo, unblocked.',
        'He has left his away message in Dutch.',
      ),
    ],
    closings: [
      'Done, said the column, and it had a question.',
      'It was closed as “works as designed”, sadly.',
      'Priority one, like all the other nine hundred.',
    ],
  },
  {
    nouns: list('helloworld firstprogram'),
    events: [
      '{a_one} greeted the planet from a cellar in one line, at four in the morning, and somebody upstairs knocked back {name}',
      '{a_body} copied {topic} out of a book, letter by letter, pressed enter, and was greeted in return by {name}',
      '{a_one} was the first line of a whole generation of screens, and nobody ever told them what came after {name}',
    ],
    conflicts: [
      told(
        'It is politely said in ninety languages, and in each of them somebody has left out the bracket.',
        'It was still understood.',
        'The world was in a meeting.',
      ),
      told(
        'A boy made a machine say it, and by the evening he had put “programmer” on his door.',
        'He has a job in it.',
        'The door was hung the wrong way round.',
      ),
      told(
        'The world has been greeted eleven billion times, and has so far sent one error back.',
        'It was about line one.',
        'It was quite friendly.',
      ),
    ],
    closings: ['And the comma makes it formal.', 'That was the easy bit.', 'It said so, and then it ended, with code nought.'],
  },
  {
    nouns: list('socialbattery introvert introversion peopleperson leavingearly'),
    events: [
      '{a_body} was seen in the coats at nine, talking to a sleeve, as {topic} was at four per cent, and the sleeve was {name}',
      '{a_body} left a party by way of the bathroom window for {topic}, met three others on the roof, and all were {name}',
      '{a_one} went flat in the middle of a handshake, and the hand has had to be collected later by {name}',
    ],
    conflicts: [
      told(
        'At every party there is a dog, and {they} had known about this one since Tuesday.',
        'They discussed the hostess.',
        'He has given it his number.',
      ),
      told(
        'When plans are called off {they} says “oh no”, in a voice like a cork.',
        'There is a dance for it.',
        'The pyjamas had been on under the suit.',
      ),
      told(
        '“We must do this again”, said somebody, and it was quite enough to have done it once.',
        'It lies in the dark, on charge.',
        'The lamp on its forehead is yellow.',
      ),
    ],
    closings: [
      'It was lovely; it was eleven minutes.',
      'Back at full by about Thursday, if no one rings.',
      'Please do not knock, it is being nobody.',
    ],
  },
  {
    nouns: list('pubquiz quiznight tiebreaker pubquizteam'),
    events: [
      '{a_body} shouted out the answer at {topic}, so that all tables had it, and is only known in there as {name}',
      '{a_one} asked for the capital of Burkina Faso, and a man who has waited all his life stood up and said {name}',
      '{a_one} was won by a table of nuns called “Quizzy Rascals”, by one point, which was about {name}',
    ],
    conflicts: [
      told(
        '{They} was sure that it was 1972, changed it to 1973, and it was 1972.',
        'It has been brought up at every meal.',
        'It is on the wreath.',
      ),
      told(
        'The picture round was of baby photos, and the landlord’s was put down as Churchill by everyone.',
        'He was flattered for a while.',
        'It had been the dog.',
      ),
      told(
        'Somebody went to the toilet with a phone for nine minutes, and came back knowing about moss.',
        'They were beaten by the moss.',
        'He also knew the score.',
      ),
    ],
    closings: [
      'Pens down, and no arguing with the sheet.',
      'First prize is a meat tray, and a silence.',
      'It was on the tip of the tongue, with the peanut.',
    ],
  },
];
