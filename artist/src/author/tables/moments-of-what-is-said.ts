/** What people say without meaning to tell of anything else: "one more game bro", "trust me", "not my job", "who ate my yoghurt". */
import { MOMENTS_OF_RETORTS } from './moments-of-retorts.ts';
import { told } from './noun-class.ts';
import type { Moment } from './side-class.ts';

export const MOMENTS_OF_WHAT_IS_SAID: readonly Moment[] = [
  {
    means: /^(?:just |ok(?:ay)? )?(?:one|1|five|5|ten|two) more (?:game|round|level|match|turn|try|run)s?\b/u,
    events: [
      '{a_thing} said {words}, the birds began, the bakery opened, and the boss level was finished in a suit by {name}',
      'the bedroom door opened a crack, a dressing gown asked, {a_thing} said {words}, and the crack has been lit blue since by {name}',
    ],
    conflicts: [
      told(
        'It was said at midnight, at one, at two, and each time it was meant with all the heart.',
        'At four it was not said any more, only nodded.',
        'The heart is asleep, and the thumbs go on.',
      ),
      told(
        'In the ninth round {they} lost to a boy of eight, who was having breakfast.',
        'It was cereal, and one could hear it.',
        'He had to go to school, and said “unlucky”.',
      ),
      told(
        'The alarm clock rang, was greeted like an old friend, and was asked to keep an eye on the score.',
        'It is level, says the alarm clock.',
        'They are in the same team now.',
      ),
    ],
    closings: ['And then really to bed, said the sun.', 'It is only four, which is a number, and numbers go on.'],
  },
  {
    means:
      /^(?:just |only |please |ok(?:ay)? )?(?:five|5|ten|10|two|2|one|1|a few) (?:more )?min(?:ute)?s?(?: more)?(?: please| longer)?(?:,? (?:mom|mum|mama|dad|please|bro))?$|^(?:let me|i want to) sleep(?!\p{L})/u,
    events: [
      'the curtain was pulled, the duvet said {words}, it was pulled as well, and there, with a crease on its cheek, lay {a_thing}, called {name}',
      '{a_thing} said {words} at seven, at eight, and to the doctor who had been sent for, and he took off his shoes and lay down by {name}',
    ],
    conflicts: [
      told(
        'They were given, and were the best of the whole night, with a dream that had a plot.',
        'In it one was already up.',
        'One had even brushed the teeth, so that was done.',
      ),
      told(
        'Mother has three voices for it, and the third can be heard by the bus.',
        'The bus waits.',
        'The second one works on the neighbour.',
      ),
      told(
        'A foot was put out into the room, reported back, and was taken in again.',
        'It is cold out there, and there is geography.',
        'The other one had never believed in it.',
      ),
    ],
    closings: ['It was Saturday, too.', 'The pillow has been asked to let go.'],
  },
  {
    means:
      /^(?:just |ok(?:ay)? )?(?:one|1|two) more (?:episode|chapter|video|season|page|scroll|reel)s?\b|\bare you still watching\b/u,
    events: [
      '“Are you still there?” asked the screen at three, {a_thing} said {words}, and it has been worried ever since about {name}',
      'the pizza was delivered in the first series, {words} was said, and in the fourth the same boy, now a father, rang at {name}, that is, {a_thing}',
    ],
    conflicts: [
      told(
        'It ended with a hand on a door handle, and nobody who has a heart can sleep on a door handle.',
        'It was the cleaner.',
        'She knows something, however.',
      ),
      told(
        'It counts down from fifteen by itself, and {they} has never in {their} life been as fast as fourteen.',
        'The remote was on the other side of the cat.',
        'The cat wants to know who did it.',
      ),
      told(
        'It was to be watched together, and one of the two was given away by a gasp that came early.',
        'They are in therapy, on episode two.',
        'He had even eaten the good crisps.',
      ),
    ],
    closings: ['The birds are in the credits.', 'Skip the recap; it was only an hour ago.'],
  },
  {
    means: /^(?:trust me|believe me|i swear|no lie)(?!\p{L})|\bi know a short ?cut\b/u,
    events: [
      '{a_thing} looked over the edge, said {words}, and the mountain rescue, the goat and the insurance all came for {name}',
      '“Which wire?” asked the voice in the ear, {a_thing} said {words}, and the lights of four villages went out for {name}',
    ],
    conflicts: [
      told(
        'The short cut was three hours long, and a cow at the end of it had to be paid.',
        'It was a scenic cow.',
        'On the way back they asked the cow.',
      ),
      told(
        'The last person who did has a plaster, a canoe and no security deposit.',
        'He would do it again, from lower down.',
        'The canoe is for sale.',
      ),
      told(
        'It is said with one hand on the shoulder, and the other already on the lever.',
        'The lever was for the fountain.',
        'There had been a sign, and somebody was leaning on it.',
      ),
    ],
    closings: ['It will be fine, said the rope.', 'What could possibly happen has been written down, in order.'],
  },
  {
    means:
      /^(?:can|could|would) you (?:please )?(?:not|stop|move|just)(?!\p{L})|^(?:stop it|leave me alone|not now|not today|go away)(?!\p{L})/u,
    events: [
      'an eyebrow went up in the reading room, somebody breathed {words}, and {a_thing} put down the maracas as {name}',
      'the cat pushed a glass to the edge, {a_thing} said {words}, and the cat, looking it in the eye, went on with {name}',
    ],
    conflicts: [
      told(
        'The chewing stopped, and then there was only the breathing, which was worse.',
        'Somebody has left the family over it.',
        'It was a very crisp apple, and a very quiet film.',
      ),
      told(
        'It was said to a toddler with a drum, a wasp and a brother-in-law, with the same result.',
        'The wasp at least had a point.',
        'The drum has been put on the wardrobe, and the toddler beside it.',
      ),
      told(
        'Nobody knew what was meant, and eleven people stopped what they were doing.',
        'One of them had been humming since 1988.',
        'The fountain has been off since then as well.',
      ),
    ],
    closings: ['Sorry, said the ceiling, and did it once more.', 'It could, and it will not.'],
  },
  {
    means:
      /^(?:(?:it|this|that|she|he)(?:'s| is|s) giving|giving) \p{L}|\bunderstood the assignment\b|\bslay(?:ed)?\b.*\b(?:queen|bestie)\b/u,
    events: [
      '{a_thing} came down the stairs in a curtain, somebody below said {words}, and the banister was slid down by {name}',
      'three girls on a wall marked everybody who walked by, {a_thing} got {words}, which was high, and walks by daily as {name}',
    ],
    conflicts: [
      told(
        'Grandmother wore the cardigan first, for forty years, and has asked what it had been giving until now.',
        'It gave warmth, said the cardigan.',
        'She has lent it out, at a rate.',
      ),
      told(
        'An uncle asked what it was giving, and to whom, and whether one had to give something back.',
        'He has been sitting there with his purse.',
        'It was explained to him twice, with hands.',
      ),
      told(
        'It was said of a lamp, a soup and a haircut within an hour, and all three have changed for the better.',
        'The soup holds itself very straight.',
        'The lamp now has a side that it prefers.',
      ),
    ],
    closings: ['And it has not been asked to stop.', 'Ten, said the wall, with a small pause first.'],
  },
  {
    means: /\bnot my (?:job|problem|fault|department|circus|monkeys)\b|\babove my pay ?grade\b/u,
    events: [
      'the roof came off the office, {a_thing} read the contract, said {words}, and rain fell on the in-tray of {name}',
      'a duck walked in at the ministry, nine desks said {words}, and it got as far as the last, where sat {a_thing}, alias {name}',
    ],
    conflicts: [
      told(
        'A colleague was on fire a little, and {they} looked up who was responsible for sleeves.',
        'It was Mr Bell, who is on a course.',
        'The course is about looking up.',
      ),
      told(
        'The bulb has been out since March, for it hangs exactly over the line between two departments.',
        'They both work in the dark, with dignity.',
        'A candle was bought, out of a third budget.',
      ),
      told(
        'It was passed on to the left until it came round again, larger, and with a folder.',
        'There is a ribbon on the folder.',
        'Somebody has begun to feed it.',
      ),
    ],
    closings: ['Please hold for somebody else.', 'It is somebody’s, and he has just gone to lunch.'],
  },
  {
    means:
      /^(?:it is what it is|so it goes|and so it goes|that'?s life|oh well|such is life|what can you do|nobody is perfect)$/u,
    events: [
      'the boat had gone down to the flag, {a_thing}, in the flag, said {words}, ate the last sandwich, and was rescued as {name}',
      'the cake fell, the dog was quicker, {a_thing} watched with a candle in its hand, said {words}, and blew out {name}',
    ],
    conflicts: [
      told(
        'A philosopher thought about it for a year, and could only add “probably”.',
        'He has been given a chair for the “probably”.',
        'His plumber says it for sixty an hour.',
      ),
      told(
        'It was said of the weather, the score and the trousers, and the trousers did not deserve it.',
        'They had only been washed.',
        'The score was worse than it was.',
      ),
      told(
        'If it were not, one would have heard, says the man at the bar, and wipes the same glass.',
        'The glass is what it is, too.',
        'He closes at one, and that is that.',
      ),
    ],
    closings: ['And tomorrow it will be again.', 'It was different for a minute, and nobody liked it.'],
  },
  {
    means: /^ok(?:ay)? (?:boomer|karen|zoomer|doomer)$|\bback in my day\b|\bkids (?:these days|today)\b|\bwhen i was your age\b/u,
    events: [
      'somebody explained the price of a house in 1974, {a_thing} said {words}, and at table there were two ends, and between them {name}',
      'the printer was asked for by its first name, a young person sighed {words}, {a_thing} was hurt, and went to bed as {name}',
    ],
    conflicts: [
      told(
        'In those days one walked nine miles to school, uphill, and home again, uphill as well.',
        'The hill has been asked, and stands by it.',
        'There was a bus, says the sister.',
      ),
      told(
        'He types with one finger, and the finger is in capitals.',
        'It ends with three dots, and nobody knows why...',
        'He is not shouting, he is from the country.',
      ),
      told(
        'The young one could not open the tin, the old one could not open the attachment, and supper was at nine.',
        'They opened each other’s.',
        'It was peaches, and a picture of peaches.',
      ),
    ],
    closings: ['It was all fields round here, including the answer.', 'The youth of today is forty by now.'],
  },
  {
    means: /^i (?:can|could|will) (?:fix|change|save) (?:him|her|it|them|this)(?!\p{L})/u,
    events: [
      '{a_thing} saw smoke, three red flags and a guitar, rolled up its sleeves, said {words}, and has been at it since as {name}',
      'the shop had written “broken, do not buy” on it, {a_thing} said {words}, and carried it home in both arms to {name}',
    ],
    conflicts: [
      told(
        'A toolbox, two books and a ring later he still says “seen” instead of an answer.',
        'He was seen as well, with a trombonist.',
        'The trombonist says that she can.',
      ),
      told(
        'It did work for an afternoon, by leaning, and there are pictures.',
        'In the pictures one sees who leans.',
        'Then somebody breathed out.',
      ),
      told(
        'Four friends said “do not”, in chorus, with a slide, and on the slide the ex was quoted.',
        'One of the friends is married to the last one.',
        'She took notes, and circled the worst in pink.',
      ),
    ],
    closings: ['There are two screws over, and they are his best side.', 'It came with a manual, and the manual was mother.'],
  },
  {
    means: /^(?:we need to talk|can we talk|we have to talk|call me when you can|got a (?:sec|minute))(?!\p{L})/u,
    events: [
      'a screen lit up with {words} and nothing more, {a_thing} thought back as far as 1996, and owned up to all of it as {name}',
      'a note on the fridge said {words}, so {a_thing} cleaned the flat, packed a bag, and sat down on it in the hall as {name}',
    ],
    conflicts: [
      told(
        'Between the message and the evening lay nine hours, and a will was made, and a cake.',
        'It was about the cake tin.',
        'The tin has been left to a cousin.',
      ),
      told(
        'Three people confessed who had only been standing near.',
        'One of them was the postman.',
        'It had been about the bins, and now it was about Linda.',
      ),
      told(
        'There was tea on the table, untouched, and two chairs at an angle.',
        'The dog went and lay down in the other room.',
        'It was his worming day, and he had always known.',
      ),
    ],
    closings: ['Nothing bad, it said, an hour later.', 'Sit down, said the sofa, in a voice that it had never used.'],
  },
  {
    means:
      /^who(?:'s| has)? (?:ate|eaten|stole|took|taken|drank|used|moved|touched|finished) (?:all )?(?:my|the|our)(?!\p{L})|^who left the \p{L}/u,
    events: [
      '{words} hung on the office fridge in red, under it stood “not me” in four hands, and with a milk moustache {a_thing} said {name}',
      'the house was searched from the attic down for {words}, and {a_thing} came out with its hands up and a spoon called {name}',
    ],
    conflicts: [
      told(
        'There was a name on the lid, a date, and a small skull, and only the skull is left.',
        'It had been licked.',
        'The skull has been recognised by a dentist.',
      ),
      told(
        'An inspector was sent for, who asked what flavour, closed his eyes, and said “I see”.',
        'It was peach, with bits.',
        'There is a bit on his tie.',
      ),
      told(
        'Everybody was in a meeting at the time, and the meeting smelled of it.',
        'The minutes are sticky.',
        'Somebody had proposed it under “any other business”.',
      ),
    ],
    closings: ['It was the one who asked the loudest.', 'The spoon will be heard last.'],
  },
  {
    means: /\bare we (?:there|home) yet\b|^i need (?:to pee|a wee|the (?:toilet|loo|bathroom))(?!\p{L})/u,
    events: [
      'a voice from the back seat said {words} before the end of the drive, and by the ring road {a_thing} had aged into {name}',
      'between Bologna and Rimini {words} was heard three hundred times, and at the next exit {a_thing} got out to walk as {name}',
    ],
    conflicts: [
      told(
        'It is only another hour, said father, and it is the third hour of that name.',
        'The child can tell the time by now.',
        'They have had birthdays in it.',
      ),
      told(
        'I spy something beginning with R was played, and it was road, and it is always road.',
        'Once it was rain.',
        'A cow was passed, and was spoken of as far as Ancona.',
      ),
      told(
        'Everybody had been asked at the petrol station, everybody had said no, and that was four minutes ago.',
        'There is a bottle.',
        'There was a bottle.',
      ),
    ],
    closings: ['Soon, said the dashboard, and looked away.', 'They are there now, and want to go home.'],
  },
  {
    means: /^(?:so |i'?m )?sorry(?! (?:sight|state))(?!\p{L})|^(?:my bad|oopsie|whoops|my mistake)(?!\p{L})/u,
    events: [
      'the swan was already through the window when {a_thing} said {words}, to the swan, and it has been accepted by {name}',
      'a wreath came with {words} on the ribbon, meant for a parking bump, and {a_thing} was buried by mistake as {name}',
    ],
    conflicts: [
      told(
        'It was said to a lamp post, a door and a shop dummy in one morning, and the dummy forgave {them}.',
        'The door is thinking about it.',
        'That is how one tells that somebody is British.',
      ),
      told(
        'The answer to it took eleven months, and began with the same words.',
        'They are both sorry by now, and have forgotten for what.',
        'It was a question about a Tuesday.',
      ),
      told(
        'Flowers were sent, to the wrong house, and a marriage there has been saved.',
        'He had done nothing, and took the credit.',
        'The right house got the bill.',
      ),
    ],
    closings: ['No, no, it was my fault, said the wall.', 'It will not happen again before Thursday.'],
  },
  {
    means:
      /\bi(?:'m| am|m|was| was)? ?(?:not (?:even )?(?:asleep|sleeping|tired|snoring)|(?:only |just )?resting my eyes)\b|\b(?:did not|didn'?t|do not|don'?t) snore\b/u,
    events: [
      '{words} came from the armchair, the whole room nodded, turned down the film, and put a blanket over {name}, that is, {a_thing}',
      '{a_thing} said {words}, so the recording was played to the jury, who held hands at the loud part, and ruled for {name}',
    ],
    conflicts: [
      told(
        'The programme had been over for an hour, and {they} could say exactly how it had gone on, with elephants.',
        'It had been the news.',
        'The elephants have been looked for.',
      ),
      told(
        'A window rattled, the dog moved house, and a neighbour asked who was sawing so late.',
        'It was somebody else’s nose.',
        'He has had two shelves put up by it, he says.',
      ),
      told(
        'A glass of water was taken out of the hand, and the hand went on holding it until supper.',
        'It drank, too.',
        'At supper the two were brought together again.',
      ),
    ],
    closings: ['Who, me?', 'The remote is still warm in the hand, and must not be touched.'],
  },
  {
    means:
      /\bi(?:'m| am|m) not (?:even )?(?:angry|mad|jealous|crying|arguing|lost|drunk|old|late|addicted|upset|sad|competitive|stubborn|scared)\b|^not me \p{L}+ing\b/u,
    events: [
      '{a_thing} said {words}, with a voice that took the paint off, and the whole car looked out of the other window, past {name}',
      '{words} was said so often in one evening that a witness wrote down the opposite, and the paper was signed by {a_thing}, as {name}',
    ],
    conflicts: [
      told(
        'It was said with a chin that shook, a cushion in both arms, and a voice from the cellar.',
        'There was something in the eye: an eye.',
        'The cushion was not asked, and is wet.',
      ),
      told(
        'The cupboard doors have been shut a little more clearly than usual, all nine of them.',
        'The tenth has been left open, as an offer.',
        'They said it too, one after the other.',
      ),
      told(
        'Nobody had said so, and nobody had thought so until then, and now there is a vote.',
        'It was unanimous, with one abstention, in tears.',
        'The result was taken very well, through a door.',
      ),
    ],
    closings: ['It is fine. It is fine.', 'Somebody was cutting onions, two streets away.'],
  },
  {
    means: /\bworks? on my (?:machine|computer|laptop)\b/u,
    events: [
      '{a_thing} said {words}, so the machine was sent to the customer by bicycle, with a cushion, a cable, and, to hold its hand, {name}',
      'the rocket turned left over the sea, in the control room somebody said {words}, and everybody turned round to {a_thing}, now {name}',
    ],
    conflicts: [
      told(
        'It works from nine to ten, with the window open, if Karl stands on the left.',
        'Karl has been put into the handbook.',
        'He may not go on holiday before the release.',
      ),
      told(
        'Everybody came to see it run, and it ran, and so they all went home, apart from the customer.',
        'The customer has been shown a picture of it.',
        'He has been told to think of it as running.',
      ),
      told(
        'There was one file that was only there, called “final_final_dont”, and nobody had the courage.',
        'It is all in that.',
        'It has been opened once, and something went past.',
      ),
    ],
    closings: ['Then we shall sell your machine.', 'Have you tried being him?'],
  },
  {
    means:
      /\b(?:left|leaves?|leaving) (?:(?:you|me|him|her|us|them|someone|everybody) )?on (?:read|seen|delivered)\b|\bseen at \d|\btwo blue ticks\b/u,
    events: [
      'two ticks went blue on a Monday, on Sunday there was still no word, and {a_thing} had written nine poems to the ticks, as {name}',
      'a thumb had typed for a week, and stopped for a week, and under {words} the phone was lifted out of the rice by {a_thing}, called {name}',
    ],
    conflicts: [
      told(
        'On the second day the battery was blamed, on the fourth the sea, and on the sixth the “lol”.',
        'It was the “lol”.',
        'The sea has been apologised to.',
      ),
      told(
        'Three dots came up, danced, and went away again, and eleven friends were rung about it.',
        'The friends have drawn the dots on a board.',
        'It may have been a cat.',
      ),
      told(
        'The other one had been online at noon, at two, and at three, with a picture of soup.',
        'The soup got an answer.',
        'He has liked it, and taken it back, and she has seen both.',
      ),
    ],
    closings: ['Seen.', 'An answer came on the seventh day: a thumb.'],
  },
  ...MOMENTS_OF_RETORTS,
];
