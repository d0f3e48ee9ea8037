/** Figures of books and of the stories that are told again each winter, by what everybody remembers of them. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_STORIES: readonly NounClass[] = [
  {
    nouns: list('winniethepooh poohbear eeyore tigger heffalump'),
    events: [
      '{a_one} got stuck in a rabbit’s front door after elevenses, was read to for a week, and came out as {name}',
      '{a_one} followed two pairs of footprints round a tree, then three, and all of them belonged to {name}',
      '{a_one} held on to a balloon below a bees’ nest, pretended to be a cloud, and the bees said {name}',
    ],
    conflicts: [
      told(
        'A small jar stands on the table, then half a jar, then {them} with a very thoughtful nose.',
        'It had been labelled “not honey”.',
        'The cupboard has been asked, and is empty too.',
      ),
      told(
        '{They} had a birthday, and was given a burst balloon and a pot to keep it in.',
        'It went in and out very nicely.',
        'It was red, when it was bigger.',
      ),
      told(
        'On a blustery day a whole house blew over, and the donkey in it said that he had expected it.',
        'He had packed.',
        'It is nicer from this side, he supposes.',
      ),
      told(
        'Whoever asks {them} for advice is told to have a little something first.',
        'It solved three of four.',
        'The fourth was about honey.',
      ),
    ],
    closings: [
      'It was eleven o’clock, as it is so often.',
      'A bear of very little brain, and a lot of the rest.',
      'The bridge is for throwing sticks from, and thinking that one has won.',
      'Oh bother, said somebody, kindly.',
    ],
  },
  {
    nouns: list('pinocchio geppetto woodenboy'),
    events: [
      '{a_one} told one small fib about a biscuit, and the washing hangs to this day on {name}',
      '{a_one} was carved out of a chair leg, kicked the carver at once, and was christened {name}',
      '{a_one} asked to be a real boy, got a cold with it, and blew what was left of {name}',
    ],
    conflicts: [
      told(
        'When {they} says “I am on my way”, the door across the street opens from the tip.',
        'The neighbours air their rugs on it.',
        'It was two streets, in fact, with the bus.',
      ),
      told(
        'A woodpecker has moved in, and only comes when {they} speaks of the weight.',
        'He calls it overtime.',
        'He has a balcony by now.',
      ),
      told(
        'Inside a whale {they} met the father, with a table, a lamp and a fish, and the rent was good.',
        'They kept it for weekends.',
        'The whale snores.',
      ),
      told(
        'The cricket that is {their} conscience charges by the hour.',
        'It has bought a meadow.',
        'On the tram it looks out of the window.',
      ),
    ],
    closings: [
      'There are no strings attached, apart from those in the drawer.',
      'The nose knows.',
      'Sanded on Sundays, oiled on Mondays, sorry on Tuesdays.',
      'Every word of this is true; measure it.',
    ],
  },
  {
    nouns: list('minion minions gru despicableme'),
    events: [
      '{a_one} was sent to steal the moon, came back with a banana, and was shouted at as {name}',
      '{a_one} was asked for a plan, said “papoy” four times with growing anger, and it worked, said {name}',
      '{a_one} put on blue dungarees and goggles for one day at the bank, and the board fell in with {name}',
    ],
    conflicts: [
      told(
        '{They} speaks a language of four languages, none of them whole, and the word for everything is “gelato”.',
        'The contract is in it.',
        'The lawyers ordered two.',
      ),
      told(
        '{They} has served a dinosaur, a pharaoh and a vampire, and none of them made it to the pension.',
        'It was always the same banana skin.',
        'The references are short.',
      ),
      told(
        'There are ten thousand of them at the birthday, and the cake was for twelve.',
        'The candles were eaten first.',
        'It came to a song.',
      ),
      told(
        'A fire alarm was needed, and {they} did it by mouth.',
        'Bee-do, it went, for an hour.',
        'The fire brigade has hired two.',
      ),
    ],
    closings: [
      'Banana, it says here, and nothing else.',
      'The boss is bad; the pension scheme is worse.',
      'One eye or two, depending on the shift.',
      'It was laughter, from about four hundred, behind the door.',
    ],
  },
  {
    nouns: list('grinch scrooge ebenezerscrooge humbug'),
    events: [
      '{a_one} stole eleven Christmas trees up one chimney, sneezed at the tinsel, and was found out as {name}',
      '{a_one} was visited by three ghosts in one night, gave each a chair, none a biscuit, and was haunted as {name}',
      '{a_one} had a heart two sizes too small, took it back with the receipt, and left the shop as {name}',
    ],
    conflicts: [
      told(
        '{They} hates carols from a mountain, on which, as it happens, one hears them best.',
        'He hums the alto.',
        'The dog gives the note.',
      ),
      told(
        'One lump of coal was allowed in {their} office, and the clerk has drawn a fire.',
        'It is a good drawing; the cat lies before it.',
        'They warm it up on Fridays.',
      ),
      told(
        'All the presents were gone in the morning, and the whole village sang anyway, a little sharp.',
        'He had to bring them back, for the peace.',
        'There was one too many, with a bow, for the dog.',
      ),
      told(
        '“Humbug”, {they} said to a goose, and the goose said something back.',
        'It was about interest.',
        'They dine together now, on sprouts.',
      ),
    ],
    closings: [
      'The heart grew three sizes; the jumper had to be let out.',
      'Bah, it says on the mat.',
      'The roast beast was carved by the one who took it.',
      'There are twelve days of it, and an extra for grumbling.',
    ],
  },
  {
    nouns: list('joker harleyquinn riddler arkham'),
    events: [
      '{a_one} asked a whole city why it was so serious, and a baker said: because of {name}',
      '{a_one} put a small flag that said “bang” into a cucumber, laughed alone, and was led off as {name}',
      '{a_one} was dealt into a game of bridge by two widows, was wild for one hand, and won the tea set as {name}',
    ],
    conflicts: [
      told(
        '{They} has a plan with eleven steps and a flower that squirts, and the flower is all that works.',
        'It got the chief of police.',
        'It got him in the eye, and he laughed.',
      ),
      told(
        'A purple suit at fourteen degrees in the dry cleaner’s, with a note: careful, acid.',
        'It came back mauve.',
        'The cleaner smiles since Tuesday.',
      ),
      told(
        'The laugh was practised on a bus, and the whole upper deck moved downstairs.',
        'The driver asked whether it was a stop.',
        'A child had the hiccups, and lost them.',
      ),
      told(
        'Half of the card game is lost because of {them}, and the other half is found in the sleeve.',
        'It was a full house, with a trapdoor.',
        'The queen of hearts has a new lock.',
      ),
    ],
    closings: [
      'One of fifty-four, and never in the plan.',
      'The make-up is smudged; that took two hours.',
      'The bat did not laugh, or only a little, in the car.',
      'The punchline is in a box, and the box ticks.',
    ],
  },
  {
    nouns: list('grimreaper reaper sensenmann'),
    events: [
      '{a_one} came with a scythe, was asked to do the edges of the lawn first, and left as {name}',
      '{a_one} played a knight at chess on a beach, lost to a girl with an ice cream, and went home as {name}',
      '{a_one} knocked at number nine instead of nineteen, stayed for the soup, and is remembered kindly as {name}',
    ],
    conflicts: [
      told(
        'The black cloak was washed with a red sock, and since then nobody has been properly afraid.',
        'It is a warm pink.',
        'Two clients complimented the cut.',
      ),
      told(
        'An old lady of ninety-nine says every year that it does not suit her on Thursday.',
        'She has a choir.',
        'He turns the pages for her.',
      ),
      told(
        'At the airport they took {their} scythe, and gave {them} a plastic tray for it.',
        'It was more than a hundred millilitres long.',
        'It travelled with the golf clubs.',
      ),
      told(
        'The hourglass on {their} shelf was used for an egg, and somebody in {town} got four minutes extra.',
        'She finished the crossword.',
        'The yolk was a sunrise.',
      ),
    ],
    closings: [
      '{They} gets everybody in the end, and asks whether they have a coat.',
      'The horse is pale, because it does not like the hours.',
      'No hurry. It has a novel with it.',
      'It is very good with gardens, in September.',
    ],
  },
  {
    nouns: list('frankenstein frankensteinsmonster frankensteinmonster'),
    events: [
      '{a_one} was put together out of eleven good ideas in a storm, and the bolt left over is called {name}',
      '{a_one} came to life at the third lightning, asked who had sewn this, and was told {name}',
      '{a_one} was chased up a hill with torches, thanked everybody for the light, and bowed as {name}',
    ],
    conflicts: [
      told(
        'The left hand is a pianist’s and the right one a butcher’s, and together they do a lovely mince.',
        'It is in waltz time.',
        'Applications for the feet are still open.',
      ),
      told(
        'Villagers come with pitchforks every full moon, and {they} has put out a rack for them.',
        'There is cake at half past.',
        'One of them does the hay on his way back.',
      ),
      told(
        '{They} was charged once in 1818, and has forty per cent left.',
        'In a storm {they} goes out and holds up a fork.',
        'Slow charging is kinder to the seams.',
      ),
      told(
        'The pitch of the voice depends on the weather, and the seams on the soup.',
        'The neck creaks in E flat.',
        'Igor has the oil.',
      ),
    ],
    closings: [
      'It is alive, shouted somebody; it was the sourdough.',
      'There was a screw loose, and it has been found in the sofa.',
      'Fire bad, says the guest; the fondue is off.',
      'People always get the name wrong, and then run.',
    ],
  },
  {
    nouns: list('aladdin jafar genie magiclamp'),
    events: [
      '{a_one} polished a lamp for a jumble sale, got three wishes, and wasted the first on {name}',
      '{a_one} came out of a teapot by an honest error, in blue smoke, and the guests had wished for {name}',
      '{a_one} spent ten thousand years in a very small pot with one handle, and asked, on getting out, for {name}',
    ],
    conflicts: [
      told(
        'The third wish was for more wishes, and the small print on the bottom of the lamp is in Persian.',
        'It is also there in French.',
        'A carpet read it out, and sighed.',
      ),
      told(
        'At the flat {they} parks the carpet on the balcony, and the caretaker has beaten it twice.',
        'It filed a complaint.',
        'The second time it took him along, as far as the river.',
      ),
      told(
        'A sultan’s parrot repeats everything that was said before the second wish.',
        'It was mostly “no”.',
        'He is for sale, on good days.',
      ),
      told(
        'There was a cave of wonders, and one was to touch nothing, and {they} only wanted the tiny spoon.',
        'The cave has closed for repairs.',
        'It is a lovely spoon, though.',
      ),
    ],
    closings: [
      'Three wishes, no refunds, rub gently.',
      'A whole new world, and the same old socks.',
      '{They} went back into the lamp, feet first, with a book.',
      'Open, said somebody; it was the sesame.',
    ],
  },
  {
    nouns: list(
      'cinderella rapunzel sleepingbeauty ariel mulan moana pocahontas belle tiana merida disneyprincess fairygodmother snowwhite',
    ),
    events: [
      '{a_one} left one shoe on a staircase, danced on in the other, and hopped home as {name}',
      '{a_one} let down nine metres of hair for a visitor, and the window cleaner came up and asked for {name}',
      '{a_one} slept for a hundred years because of one splinter, missed two wars and a bus, and woke up as {name}',
    ],
    conflicts: [
      told(
        'Mice sew {their} dresses at night, and the bill is in cheese.',
        'It is a mature one.',
        'The hem was done by a cousin with a squint.',
      ),
      told(
        'A bird sat down on {their} finger during the song, and another, and by the refrain there was a badger.',
        'The badger had a solo.',
        'The finger needed a rest.',
      ),
      told(
        'At twelve the coach turned into a pumpkin, with a driver in it who had no idea.',
        'He was soup for a while.',
        'He is paid until one.',
      ),
      told(
        'The apple was refused, with thanks, since {they} had just eaten.',
        'The old woman had carried eleven up the hill.',
        'Seven small men had a crumble.',
      ),
    ],
    closings: [
      'The shoe fits; the other one is still in the washing-up.',
      'There is a song for this, and a deer joins in.',
      'Happily ever after, and on Thursdays recycling.',
      'The mirror was asked, and named the plumber.',
    ],
  },
  {
    nouns: list('marypoppins nannymcphee chimneysweepbert supercalifragilistic'),
    events: [
      '{a_one} came down on the east wind, took a hatstand out of a handbag, and was engaged on the spot as {name}',
      '{a_one} flooded a bathroom with the best of manners, sat on the lid, and the label at the neck said {name}',
      '{a_one} put a spoonful of sugar on a plumber’s estimate, and it went down, and so did {name}',
    ],
    conflicts: [
      told(
        'A marmalade sandwich is kept under {their} hat, in case of an emergency, and Tuesday was one.',
        'A queen had half of it.',
        'It dripped on a treaty.',
      ),
      told(
        'A hard stare from {them} was enough, and the photocopier has worked ever since.',
        'It does both sides.',
        'It blushes, when the lid is up.',
      ),
      told(
        'The kite was mended, and so was the father, and the bank closed early to fly both.',
        'The directors held the string.',
        'Interest rose, then swooped.',
      ),
      told(
        'Practically perfect, said the tape measure, and the tape measure next door has asked to be checked.',
        'It had said “rather inclined to giggle”.',
        'They had both been right.',
      ),
    ],
    closings: [
      '{They} left when the wind changed, and had washed up.',
      'There is a longer word for this, and it cannot be sung while eating.',
      'Please look after this, it says on the label, thank you.',
      'Spit spot, and the nursery was a fleet.',
    ],
  },
  {
    nouns: list('r2d2 c3po bb8 walle dalek cyberman k9robot protocoldroid'),
    events: [
      '{a_one} fell down a staircase with a very important message, and beeped, which means {name}',
      '{a_one} speaks six million languages, said “we’re doomed” in each, and was switched off at {name}',
      '{a_one} wanted to rule the universe, was stopped by four steps, and waits at the bottom of them as {name}',
    ],
    conflicts: [
      told(
        '{They} beeped something to the toaster, and the toaster has been rude to everybody since.',
        'It was a short beep, but from the heart.',
        'The kettle had to look away.',
      ),
      told(
        'The odds are three thousand seven hundred to one, {they} says, also at the zebra crossing.',
        'They made it.',
        'The lollipop lady has stopped listening.',
      ),
      told(
        'The princess’s plans were inside {them} all the time, between a screwdriver and the drinks.',
        'The battle was won, with ice.',
        'Somebody had ordered a tomato juice.',
      ),
      told(
        '{They} rolled up a ramp into history, and history had no ramp on the other side.',
        'There is a plank now.',
        'A sink-shaped shadow waits there, and is patient.',
      ),
    ],
    closings: [
      'These are not the ones you are looking for; they are next door.',
      'Oil bath on Fridays, and no sand.',
      'A long time ago, and far away, and still it has not been serviced.',
      '{They} went beep at the end, and nobody’s eyes were dry.',
    ],
  },
];
