/** What stands in gardens, fairs and on Christmas tables: bird box, bonfire, gnome, pool. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_GARDEN_AND_FAIR: readonly NounClass[] = [
  {
    nouns: list('birdhouse birdbath birdfeeder birdcage nestbox birdtable'),
    events: [
      '{a_one} was hung up for a pair of tits, was viewed by nine, and let to a wasp with references as {name}',
      '{a_one} was filled with the best sunflower seeds for the robin, and the squirrel came in a van to {name}',
      '{a_one} had {their} little door open for years, and the canary comes back on Fridays, for the seed, to {name}',
    ],
    conflicts: [
      told(
        'There is a baffle, a cone, a moat and grease on {their} pole, and the squirrel has a rope.',
        'He abseils.',
        'He trains others, in the hedge.',
      ),
      told(
        'The woodpecker came to the wrong address, and knocked the hall through.',
        'It is open plan now.',
        'They call it a loft.',
      ),
      told(
        'The pigeon sits in what was built for something the size of a plum.',
        'One sees a beak at the front and tail at the back.',
        'He pays for two rooms.',
      ),
      told(
        'A man with binoculars has looked at {them} since March, and his wife has begun to wear a crest.',
        'He noted “female, cross”.',
        'She migrated, to her sister’s.',
      ),
    ],
    closings: [
      'To let: one room, round door, cat opposite.',
      'Peanuts are the currency; the jays are the bank.',
      'The perch is worn in the middle, from waiting.',
      'Somebody sings in there at four, and is not charged for it.',
    ],
  },
  {
    nouns: list('hamsterwheel treadwheel conveyorbelt baggagecarousel luggagecarousel'),
    events: [
      '{a_one} went round all night with a squeak, was back at the start by morning, and was paid as {name}',
      '{a_one} brought round the same brown suitcase eleven times, and in the end somebody out of pity took {name}',
      '{a_one} carried the shopping forward by one metre, stopped, and squashed the strawberries against {name}',
    ],
    conflicts: [
      told(
        'A sticker fell onto {them} in 2004, and comes by every two minutes, like an old friend.',
        'People greet it.',
        'It says “fragile”.',
      ),
      told(
        'The small bar was laid down to part the one customer from the other, and it held.',
        'A leek crossed over in the night.',
        'They were married at the express till.',
      ),
      told(
        'Somebody got on for fun, went through the rubber curtain, and is now in Lisbon.',
        'He has his own tag.',
        'He was weighed, and had to pay extra.',
      ),
      told(
        'If {they} stopped the lights would go out in the whole street, the hamster believes.',
        'He has not had a day off.',
        'It was tried on Sunday: it was true.',
      ),
    ],
    closings: [
      'It all comes round again, apart from the blue bag.',
      'Forward, it says, and it is a circle.',
      'The night shift has whiskers.',
      'Somebody takes it off at the end; that is all one knows.',
    ],
  },
  {
    nouns: list('lifeboat lifejacket lifering armbands inflatablearmband waterwings'),
    events: [
      '{a_one} was meant for forty, had a bishop and a goat aboard, and the goat took command of {name}',
      '{a_one} inflated by {themself} in the wardrobe at night, and saved two coats and a hat, which now swear by {name}',
      '{a_one} kept a man afloat in the shallow end for an hour, until a child walked past, and greeted {name}',
    ],
    conflicts: [
      told(
        'Women and children first, it was called, and the violins asked what about them.',
        'They floated best.',
        'They played something wet.',
      ),
      told(
        'There is a whistle on {them}, and a light, and no one in the paddling pool has taken either seriously.',
        'The light worked, at supper.',
        'The whistle was heard by an Alsatian.',
      ),
      told(
        'On day three somebody in {them} looked at somebody else, and saw a ham.',
        'He was a tailor, and offended.',
        'It was one hour to the ferry.',
      ),
      told(
        'One has to pull the toggle, says the lady, and not before the door.',
        'He was helped out through the galley, sideways.',
        'The drinks trolley is stuck behind.',
      ),
    ],
    closings: [
      'It floats; more has never been said of it.',
      'Row, said the one with the hat.',
      'Orange suits everybody, from the air.',
      'The biscuits are from 1979, and hold the seat up.',
    ],
  },
  {
    nouns: list('bonfire guyfawkes guyfawkesnight bonfirenight'),
    events: [
      '{a_one} was lit for the songs, burned through all nine verses and the guitar, and was sung on by {name}',
      '{a_one} chased the same aunt round the logs with {their} smoke, wherever she sat, and she said it was {name}',
      '{a_one} was stoked with the old shed, then the new one, and was seen from {town} as {name}',
    ],
    conflicts: [
      told(
        'The potato that lay in {them} was coal outside and raw inside, and there was love for it.',
        'It was passed on to Dad.',
        'It was thrown at an owl, and came back.',
      ),
      told(
        'The smoke goes to where people sit; they moved, and it said that it would come along.',
        'It has a bit of a cough.',
        'It likes company.',
      ),
      told(
        'A marshmallow caught fire, was waved about, and flew off into the night as a comet.',
        'Two astronomers have it down.',
        'It landed on a beard.',
      ),
      told(
        'Somebody jumped over {them} for luck, and was lucky that there was a pond.',
        'The trousers went up as a memory.',
        'A frog let him in.',
      ),
    ],
    closings: [
      'In the morning there was one shoe, and it steamed.',
      'It smells of this until Thursday, the jumper.',
      'Another log, and one more, and the bench.',
      'The faces were all orange, and for once kind.',
    ],
  },
  {
    nouns: list('christmastree tinsel'),
    events: [
      '{a_one} was tied up, dragged inside, dressed in lights and stared at, and had done nothing, said {name}',
      '{a_one} lost every needle between the car and the stand, and was decorated all the same as {name}',
      '{a_one} leaned to the left from the first evening, and all the family photographs lean along with {name}',
    ],
    conflicts: [
      told(
        'The cat looked up at {them}, and everybody in the room put down the glass.',
        'It took four seconds.',
        'She is the star.',
      ),
      told(
        'One lamp is out, so that all are out, and father has turned eighty of them by a quarter.',
        'It was the plug.',
        'It was the seventy-ninth, as it was last year.',
      ),
      told(
        '{They} was bought half a metre too tall, as every year, and the angel looks at the ceiling.',
        'She has a bent neck and a good heart.',
        'The neighbours above have the tip.',
      ),
      told(
        'In June a needle is found in the sofa, and in a sock, and in Sweden.',
        'It had come along in a boot.',
        'They are never the last.',
      ),
    ],
    closings: [
      'By Epiphany it is a stick with a bauble.',
      'It was green, it was proud, and now it is on the pavement with a star.',
      'The bad side faces the wall; there are two walls.',
      'Water it, it says; it was all gin.',
    ],
  },
  {
    nouns: list('gardengnome lawnflamingo lawngnome plasticflamingo pinkflamingo'),
    events: [
      '{a_one} was stolen from a rockery, sent photographs from nine capitals, and came back with a tan as {name}',
      '{a_one} fished in a dry pond for thirty years, and on a Tuesday, at last, something took it: {name}',
      '{a_one} stood on one metal leg in the front garden, and the whole street went to court about {name}',
    ],
    conflicts: [
      told(
        'The neighbour has seven of them, and at night somebody moves one a little nearer to the border.',
        'It is the one with the wheelbarrow.',
        'They call it the Tuesday front.',
      ),
      told(
        'The hedgehog has greeted {them} every evening for a year, and thinks that it is pride.',
        'He has stopped taking the hat off.',
        'He told the toad.',
      ),
      told(
        'In the frost {their} nose came off, and was put back on with chewing gum.',
        'It has had a cold ever since.',
        'It is mint, and turns up.',
      ),
      told(
        'A real flock came over, looked down, turned, and landed in the front garden to ask.',
        'They were offered the sprinkler.',
        'Two have stayed, for the quiet.',
      ),
    ],
    closings: [
      'It holds the lantern, and sees what you do with the slugs.',
      'The paint is going, and the smile stays.',
      'One does not speak of it; one has eleven.',
      '{They} keeps watch over the lettuce, and sleeps with the eyes open.',
    ],
  },
  {
    nouns: list('bubble soapbubble bubblewrap bubblemachine'),
    events: [
      '{a_one} floated over a wedding, came down on the priest’s nose, and went off with a small {name}',
      '{a_one} was saved for the vase, and the whole family stood in line to press it, one pop each for {name}',
      '{a_one} had the whole garden in it upside down, with the aunt, and the aunt cried out {name}',
    ],
    conflicts: [
      told(
        '{They} is not to be touched, and {they} is all that a two-year-old has ever wished to touch.',
        'It was a very short friendship.',
        'There are more, said the hoop.',
      ),
      told(
        'The last of the pops was being kept for a bad day, and grandfather sat on it.',
        'It was a bad day.',
        'Two more were found, in the corner.',
      ),
      told(
        'A hedgehog asked {them} for a dance, and they both knew.',
        'He wore gloves.',
        'It was worth it, she is said to have said.',
      ),
      told(
        'One sheet came round a teaspoon from the internet, and it was ninety metres.',
        'The spoon is fine.',
        'The children are in the loft, with the rest.',
      ),
    ],
    closings: [
      'It was round, it was shining, and it was there.',
      'Pop: the shortest of the speeches.',
      'There is nothing in it, and look how well it carries it.',
      'The soap stayed, on the sleeve.',
    ],
  },
  {
    nouns: list('swimmingpool poolnoodle waterslide waterpark divingboard lido inflatableflamingo'),
    events: [
      '{a_one} dared the ten-metre board, was overtaken by a girl of six, and came down the stairs as {name}',
      '{a_one} got stuck in the green pipe at the second bend, and one by one the whole school joined {name}',
      '{a_one} put a towel on the best place at six in the morning, and has been lying there in spirit as {name}',
    ],
    conflicts: [
      told(
        'One lane is for swimming, and in it two ladies stand and speak about a gall bladder.',
        'It was removed at the deep end.',
        'They do a width at Easter.',
      ),
      told(
        'No running, says the whistle, and so a child walks past {them} in a way that has to be seen.',
        'It was nearly flying.',
        'The whistle let it through, for style.',
      ),
      told(
        'A plaster floats by in no hurry, and everybody makes room for it, as for a swan.',
        'It has been here since the reopening.',
        'It does its lengths.',
      ),
      told(
        'Who jumps from the side makes a splash, and it went over the chips, the paper and a gentleman.',
        'He turned the page with a wring.',
        'There was one dry chip, and war.',
      ),
    ],
    closings: [
      'Chips at the end, with wet elbows.',
      'The key is on the wrist, and the locker is another one.',
      'It is warm once you are in; that was a lie, and a kind one.',
      'At six the lights go on below, and everybody looks better.',
    ],
  },
  {
    nouns: list('phonebooth photobooth telephonebox phonebox cashmachine atm passportphotobooth'),
    events: [
      '{a_one} gave four flashes, one with the eyes shut, one with a sneeze, one of the curtain, and one of {name}',
      '{a_one} said that the request could not be met at present, to a lady with a pram, and was kicked as {name}',
      '{a_one} rang in an empty street at night, and the man who picked up was told to put on {name}',
    ],
    conflicts: [
      told(
        'Somebody ran into {them} in a suit, and out came a cape with the suit over the arm.',
        'He had no small change.',
        'There is a coat hanger in there now.',
      ),
      told(
        'Four girls went in for one strip of pictures, and the fifth was the stool.',
        'It wound itself up.',
        'It has the best smile of them all.',
      ),
      told(
        'Who stands behind has to keep two metres, and look into the air as if at a bird.',
        'There was a bird.',
        'He knows four numbers out of four.',
      ),
      told(
        'Somebody lives in {them} now, with two hundred books and a defibrillator.',
        'It is the smallest library in the county.',
        'The thriller makes good use of it.',
      ),
    ],
    closings: [
      'Insert card, says the slot; it is hungry.',
      'Hair behind the ears, mouth shut, and the look of a suspect.',
      'The change falls into a little cup, with a laugh.',
      'Out of order, it says, in four kinds of handwriting.',
    ],
  },
  {
    nouns: list('tunnel subwaytunnel underpass channeltunnel'),
    events: [
      '{a_one} was dug from both ends by two proud teams, and where they had missed each other stood {name}',
      '{a_one} made everybody in the car hold the breath for eleven kilometres, and they came out as {name}',
      '{a_one} had a light at the end, which was a man with a lamp, looking for {name}',
    ],
    conflicts: [
      told(
        'Somebody always shouts “hello” in {them}, and somebody always shouts it back.',
        'It is the same man, from Monday.',
        'They would not get on.',
      ),
      told(
        'A mole came to the opening, cut in half with a ribbon in his paws.',
        'He had two remarks about the ceiling.',
        'He would have put the door at the bottom.',
      ),
      told(
        'The radio stopped in the middle of the goal, and came back to the adverts.',
        'It had been offside, it was hoped.',
        'They turned round, and heard it backwards.',
      ),
      told(
        'A painted one on a rock was run into by a coyote, and a train came out to see what it was.',
        'It was late, and glad of the hint.',
        'He has been given a return.',
      ),
    ],
    closings: [
      'Lights on, and the ears go plop.',
      'In at rain, out at sun, and one wiper still going.',
      'In the middle there is a line, and a green man running.',
      'It gets bigger, and then it is the day.',
    ],
  },
  {
    nouns: list('flag whiteflag bunting flagpole'),
    events: [
      '{a_one} was hoisted upside down before a king, and the king, out of tact, stood on his head, greeted by {name}',
      '{a_one} was planted on a peak, on a moon and, by the youngest, in the mashed potato, in the name of {name}',
      '{a_one} hung limp at every parade and was blown about each time that it was washed, by the spite of {name}',
    ],
    conflicts: [
      told(
        '{They} has three stripes, like forty others, and the wrong athlete was sung to.',
        'He cried all the same.',
        'He has kept the anthem.',
      ),
      told(
        'One must not let {them} touch the floor, and four scouts have been holding it since the picnic.',
        'They take turns to scratch.',
        'A cow has been asked to help.',
      ),
      told(
        'In the white version everybody stops shooting, and asks what is for dinner.',
        'It had been a tablecloth.',
        'There was gravy on it, and so there was talk.',
      ),
      told(
        'Somebody looks at how {they} hangs, wets a finger, and says “west”.',
        'It was the ventilator.',
        'The finger was right about the soup.',
      ),
    ],
    closings: [
      'Half of the way up, out of respect for the pulley.',
      'The sun goes down, and it is folded into a triangle with corners left over.',
      'It stands for something; it also lies for something, in the drawer.',
      'At the corner there is a hole, where history went through.',
    ],
  },
  {
    nouns: list('neonsign discolight lavalight billboardlight'),
    events: [
      '{a_one} lost {their} second letter on a hotel by the motorway, and by what was left they all know {name}',
      '{a_one} flickered “open” into a bedroom across the street for nine years, and the man there married {name}',
      '{a_one} was pink, hummed, and made every face below it look like the beginning of a film called {name}',
    ],
    conflicts: [
      told(
        'The F has gone, and guests ask the chip shop what exactly it is that is “resh”.',
        'It is the cod.',
        'There is a coffee at two, and a “ree” one after it.',
      ),
      told(
        'A detective stands below {them} each night with his collar up, for the light.',
        'It is for the crossword.',
        'His collar is always pink, at home too.',
      ),
      told(
        'Moths come from three counties, and wait at the arrow.',
        'It points at the stairs.',
        'There is one who leads a tour.',
      ),
      told(
        '{They} buzzes in B flat, and the busker at the corner has moved all his songs there.',
        'He is hit by the arrow at the chorus.',
        'The chord is better than the food.',
      ),
    ],
    closings: [
      'Open, closed, open, closed: it cannot decide.',
      'No vacancies, says the sky, and means it kindly.',
      'Off it is a tube; on it is Las Vegas.',
      'It will be fixed on Monday, the E says.',
    ],
  },
  {
    nouns: list('musicbox crystalball dreamcatcher voodoodoll ouijaboard windchime tarotcard tarotdeck'),
    events: [
      '{a_one} told the fortune of a plumber, saw a leak, and there was one by four, as had been said by {name}',
      '{a_one} was wound up by a burglar at two in the morning, played a waltz to the end, and he bowed to {name}',
      '{a_one} was hung above a bed to sort the dreams, and let through only the ones about {name}',
    ],
    conflicts: [
      told(
        'A tall dark stranger was promised, and came, and read the gas meter.',
        'He had the number of the house, not the heart.',
        'He is asked for every Thursday.',
      ),
      told(
        'In {them} one sees the future, upside down, and a window with a bit of curtain.',
        'It will need washing.',
        'So one hears.',
      ),
      told(
        'The small dancer has turned in {them} since 1911, and is not allowed to look at the audience.',
        'She has counted the hinge.',
        'At the end she slows down, like everybody.',
      ),
      told(
        'Somebody stuck a pin into something, and the boss of the third floor said “ow”, and gave a rise.',
        'It was the pin of the name badge.',
        'There is a whole cushion on order.',
      ),
    ],
    closings: [
      'The cards say yes, the wind says no, and the kettle says now.',
      '{They} tinkles when a ghost goes by, or a bus.',
      '{They} knew that you would read this.',
      'The spirit spelled “milk”, and there really was none.',
    ],
  },
  {
    nouns: list('mousetrap flyswatter flypaper rattrap'),
    events: [
      '{a_one} was set with the best cheddar, and in the morning there was a thank-you note, to {name}',
      '{a_one} was waved about a kitchen for an hour, hit two plates and a vicar, and the fly rode home on {name}',
      '{a_one} went off at night in the larder, and caught the one who had said there were no mice, namely {name}',
    ],
    conflicts: [
      told(
        'The mouse is known by name now, and he comes with a little fork.',
        'He has brought a pensioner’s card.',
        'He prefers the gouda, on the second spring.',
      ),
      told(
        'Grandmother hits with a slipper, and looks at {them} like at a university course.',
        'She got two in one, sitting.',
        'It was explained to her, with slides.',
      ),
      told(
        'A thumb was the first thing that {they} caught, and the second, and a thumb of the man who helped.',
        'They were set free in the garden.',
        'The mouse held the plaster.',
      ),
      told('The fly sat down on {them}, where it was safest.', 'It washed its hands of the matter.', 'It has put up a curtain.'),
    ],
    closings: [
      'Snap, and somebody says a word, and there is no mouse.',
      'Better ones have been built, and the world is on its way.',
      'The cheese was gone; the wire looked embarrassed.',
      'It is not cruel; it has never hit anything.',
    ],
  },
];
