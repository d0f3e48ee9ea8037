/** What comes along on holiday, lies on grandmother's shelf or pops up on a screen: a lilo, a middle seat, mothballs, a screenshot. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_SUITCASE_AND_SHELF: readonly NounClass[] = [
  {
    nouns: list('lilo airbed poolfloat bananaboat rubberring'),
    events: [
      '{a_one} drifted off Rimini with a sleeping accountant, and Croatia has stamped his back and entered {name}',
      '{a_one} was blown up by grandfather by mouth, over a whole afternoon, and he has been seeing stars and {name}',
      '{a_one} was thrown off by all six riders at the first wave, and went twice round the bay alone, waving, as {name}',
    ],
    conflicts: [
      told(
        'The way up on to {them} has been filmed, and is shown to seals, as a comedy.',
        'They have done it, with a fish.',
        'It took eleven tries and a nephew.',
      ),
      told(
        'At night it goes down, slowly, and by three the guest has met the carpet, and by four the parquet.',
        'He knows it to be oak.',
        'The hosts slept very well.',
      ),
      told(
        'It has a slow leak, and they have looked for it with soap, with an ear and with reproach.',
        'It is by the cup holder.',
        'It whistles when one breathes out.',
      ),
      told(
        'There was a drink in the holder when the wave came, and there was still a drink, only of another kind.',
        'It had a shrimp for a cherry.',
        'It was salted, and on the house.',
      ),
    ],
    closings: [
      'It is never the current, it is always only a nap.',
      'Put the plug in, and do not laugh.',
      'It comes home folded, with half the beach.',
    ],
  },
  {
    nouns: list(
      'sunloungerreservation sunlounger sunbed poollounger allinclusivewristband allinclusive allinclusivebracelet beachtowelreservation',
    ),
    events: [
      '{a_one} was kept with a towel at five in the morning by a man in pyjamas, who met eleven others there, and {name}',
      '{a_one} came off in Crawley in March with the garden shears, and until then whoever wore it ate free as {name}',
      '{a_one} got folded flat with a guest in it, and was carried into the shed in October together with {name}',
    ],
    conflicts: [
      told(
        'By six all the front row is towels, and at noon not one of the towels has been seen to swim.',
        'The book on the third is on page one.',
        'They are on half board.',
      ),
      told(
        'One lever has four settings, and the fifth is the floor.',
        'It says “clack”, and then the sky.',
        'A lady from Bonn said a word that the pool boy knew.',
      ),
      told(
        'There are nine kinds of ham from seven o’clock on, and {they} has an elbow for it.',
        'It was third at the melon.',
        'The ice cream machine has asked for a day off.',
      ),
      told(
        'A war broke out over two of them, under a parasol, with a flag of stripes and one of flowers.',
        'Switzerland was by the slide.',
        'It ended with the crazy golf treaty.',
      ),
    ],
    closings: [
      'It was free, as far as the eye could see.',
      'Done on one side, please turn.',
      'It is orange, it is tight, and it opens the bar.',
    ],
  },
  {
    nouns: list('middleseat budgetairline windowseat aisleseat airplaneseat armrest legroom cabinbaggage handluggage'),
    events: [
      '{a_one} had an elbow on the left and an elbow on the right, and by Malaga had been told two lives and {name}',
      '{a_one} lands, it says, in “Paris”, and the bus from there to Paris was the honeymoon of {name}',
      '{a_one} went into the metal box at the gate on the ninth push, and it is the box that is called {name}',
    ],
    conflicts: [
      told(
        'Everything is extra: the bag, the seat, the lid on the seat, and going down again.',
        'They took the slide.',
        'Half the plane stayed up to save.',
      ),
      told(
        'There is a song when they have landed on time, and the band has not worked since March.',
        'It plays weddings, late.',
        'The trumpet is a recording, of rain.',
      ),
      told(
        'Both armrests go with it by right, said a judge once, and he sat by the window.',
        'The elbows have appealed.',
        'There is a groove.',
      ),
      told(
        'Three coats, two jumpers and a toaster were worn on to the plane, and {they} could not sit, and was stood in row nine.',
        'It was warm in Oslo.',
        'It popped up on take-off.',
      ),
    ],
    closings: [
      'The knees arrive first.',
      'Excuse me, excuse me, and once more on the way back.',
      'Thank you for flying with what was left.',
    ],
  },
  {
    nouns: list('mothball mothballs lavenderbag lavendersachet mottenkugel campherball'),
    events: [
      '{a_one} has guarded grandfather’s wedding suit since 1958, and wherever the suit goes people say “ah, {name}”',
      '{a_one} was taken for a peppermint by a nephew, at a funeral, and the second hymn had in it a verse for {name}',
      '{a_one} came out with the winter coats, and the whole front row at the opera had to think of {name}',
    ],
    conflicts: [
      told(
        'In forty years not one jumper has been lost, and not one has been worn near anyone.',
        'They are as good as new, and lonely.',
        'The cardigan has gone to the bad.',
      ),
      told(
        'A family of moths lived next door to {them} with a peg on the nose.',
        'They had it in cashmere.',
        'They moved to the man upstairs, who is polyester.',
      ),
      told('The fur smells so strongly of {them} that foxes cross the road.', 'One raised its hat.', 'It was an aunt of its.'),
    ],
    closings: [
      'That smell is love, with the door shut.',
      'Back in the drawer, says the summer.',
      'Nothing has been eaten here but time.',
    ],
  },
  {
    nouns: list(
      'wertheroriginal werthersoriginal werthers buttercandy butterscotch coughdrop mintimperial barleysugar hardcandy',
    ),
    events: [
      '{a_one} came out of a coat with wool on it, was blown on twice, and was given to a grandson, who kept {name}',
      '{a_one} was unwrapped in the slow movement, for seven minutes, and the conductor turned round to {name}',
      '{a_one} had been in a dish at the notary’s since the war, and could only be lifted out with its whole family and {name}',
    ],
    conflicts: [
      told(
        'Some suck and some bite, and a marriage of fifty years has been held together by a third room.',
        'One hears it there.',
        'The crack comes at nine.',
      ),
      told(
        'The dish stands on the sideboard, and whoever takes from it is asked about school, at any age.',
        'A colonel was asked.',
        'He had done badly in sums.',
      ),
      told(
        'It stuck to the bottom of the handbag in 1994, and holds it together.',
        'It has a comb for a sail.',
        'Customs gave it a wide berth.',
      ),
    ],
    closings: [
      'It makes one feel special, and a bit glued.',
      'Not before supper, and then two.',
      'The paper is the loudest part of church.',
    ],
  },
  {
    nouns: list('grandchildren grandchild grandkids greatgrandchild enkelkind'),
    events: [
      '{a_one} was sent home from grandmother’s with nine kilos of biscuits, a jumper, and a note in the sock for {name}',
      '{a_one} showed grandfather how the telephone works, and for that he has shown it how to spit, as {name}',
      '{a_one} is in a frame on the piano in a sailor suit, and all visitors have to stand before it and say {name}',
    ],
    conflicts: [
      told(
        '“You are so thin”, {they} is told at the door, each time, by way of the third plate.',
        'The door has been widened.',
        'It is loved by the kilo.',
      ),
      told(
        'What mother forbade there is in the tin, and the tin has a tune, so that all know.',
        'It is their song.',
        'Mother was brought up on sticks, it seems.',
      ),
      told(
        'Ten euros are put in {their} hand under the table, with a look, as though for a murder.',
        'Grandfather comes ten minutes later, with the same.',
        'Both swear {them} to silence.',
      ),
      told(
        '“How was it in my day?” grandmother asks herself for {them}, and it is a quarter past four.',
        'The bear comes in at six.',
        'There were eleven in the bed.',
      ),
    ],
    closings: [
      'It can do no wrong, says the one who could do none right.',
      'Have another, says the whole house.',
      'It has the grandmother’s nose, and she would like to see it more often.',
    ],
  },
  {
    nouns: list('readingglasses varifocals bifocals reading-glasses lorgnette'),
    events: [
      '{a_one} was looked for by a whole family, on and under everything, and had been up on the forehead of {name}',
      '{a_one} cost three pounds at the petrol station, and there is one in every room, and none where one sits with {name}',
      '{a_one} let a judge see for the first time what he had been putting his name to, and it was a poem by {name}',
    ],
    conflicts: [
      told(
        'The arms had grown too short for the paper, and then it was found that it was the eyes.',
        'The arms have had an apology.',
        'They had already been stretched.',
      ),
      told(
        'Over the rim {they} can see who has not done the homework, also in the bakery.',
        'The rolls stood up straight.',
        'The baker has handed in an essay.',
      ),
      told(
        'It sat on the sofa, under an aunt, and reads everything with a slight lean to the left since.',
        'It has come round to tax.',
        'The aunt saw nothing.',
      ),
      told(
        'On the menu it said “sole”, and without {them} it was “soul”, with chips.',
        'It was a bit dry.',
        'He asked whether it was fresh, and from whom.',
      ),
    ],
    closings: [
      'It is on a string, and so is the person.',
      'Hold it further off; no, the waiter.',
      'The print has got smaller, and ruder.',
    ],
  },
  {
    nouns: list('screenshot screengrab screenrecording screencap'),
    events: [
      '{a_one} was taken of a conversation and sent to the one that it was about, with the words “look at this”, by {name}',
      '{a_one} has lain among four thousand others since 2019, of a recipe for soup, and is still hoping for {name}',
      '{a_one} caught a minister with eleven tabs open, and in the third from the left one can read {name}',
    ],
    conflicts: [
      told(
        'It came with a click in a room where one had said that one was only looking at the time.',
        'It was ten past.',
        'He has gone to live in a hut.',
      ),
      told(
        'The boarding pass was in {them}, and below it, as one scrolled, at the gate, was the rash.',
        'The lady has recommended a cream.',
        'It was waved through.',
      ),
      told(
        'In the corner one sees the battery at one per cent, and that is what the whole office talked about.',
        'A charger was sent.',
        'How can anyone live so.',
      ),
    ],
    closings: ['It has been forwarded to mother.', 'Deleted, and so it is in six places.', 'Crop it, they had said, crop it.'],
  },
  {
    nouns: list('pushnotification notification notificationbell redbadge popupad'),
    events: [
      '{a_one} buzzed in the middle of the minute’s silence, to say that an owl was disappointed in {name}',
      '{a_one} asked “allow?”, was told “later”, and came back every day at supper, with a little number, as {name}',
      '{a_one} lit up a whole bedroom at three, to tell it that somebody likes a bench, and the bench is {name}',
    ],
    conflicts: [
      told(
        'All others may be put to sleep, and {they} has learned to say that it is from the bank.',
        'It was about shoes.',
        'The bank now says it is about shoes.',
      ),
      told(
        'There is one red dot that will not go away, and three people have been through the phone for it.',
        'It is in the settings of the settings.',
        'It wanted them to know that there are no others.',
      ),
      told(
        '“Somebody whom you may know”, it said, and it was his wife.',
        'They met for a coffee.',
        'They have four friends in common, and a dog.',
      ),
    ],
    closings: ['You have one new one, and it is this.', 'Ding, it says, out of love.', 'It was off; it was only telling you so.'],
  },
  {
    nouns: list('screenprotector crackedscreen brokenscreen phonecase phonescreen phonegrip'),
    events: [
      '{a_one} fell butter side down, lay there, and for one long breath nobody wanted to turn over {name}',
      '{a_one} was put on in one go, slowly, with a card, by steady hands, and in the middle of it there is a hair of {name}',
      '{a_one} took the fall on the kitchen tiles for its friend, in nine pieces, and the friend is quite well, says {name}',
    ],
    conflicts: [
      told(
        'There is one bubble, and it has been pushed about with a thumb for a year, from one side to the other.',
        'It has seen all four corners.',
        'It comes back at Christmas.',
      ),
      told(
        'One reads round the star in the glass, and from it all the news has a hole at the top left.',
        'It is a better world there.',
        'An ear was cut on a lullaby.',
      ),
      told(
        '“Made for falls of two metres”, said the box, and the sink was at one.',
        'It has asked for a taller kitchen.',
        'They tried again, with two.',
      ),
    ],
    closings: [
      'It still works, if one holds it like a sandwich.',
      'The glass is fine; it was the heart.',
      'Nine pieces, and every one takes calls.',
    ],
  },
  {
    nouns: list('gif reactiongif animatedgif loopingvideo'),
    events: [
      '{a_one} shows one man spitting out his tea, for ever, and he has now had enough of tea and of {name}',
      '{a_body} could not say by hand how it felt, and sent off {topic}: a cat that falls off a shelf as {name}',
      '{a_one} begins where it ends, has been going round for nine years, and each time comes by {name}',
    ],
    conflicts: [
      told(
        'Half the office says it with a hard G and half with a soft one, and there have been two canteens since.',
        'One has the gravy, and one the jravy.',
        'The man who made it came by, said it, and was not believed.',
      ),
      told(
        'A grandmother answered the news of a death with {them}, dancing, as she had taken it for a candle.',
        'It was rather like him.',
        'Uncle Bert would have danced.',
      ),
      told(
        'The child in {them} is thirty now, a lawyer, and is still looking at that cake.',
        'His clients smile.',
        'It was vanilla.',
      ),
    ],
    closings: [
      'And again, and again, and there it goes.',
      'It says more than two words, and fewer than three.',
      'Somewhere a cat is still falling.',
    ],
  },
];
