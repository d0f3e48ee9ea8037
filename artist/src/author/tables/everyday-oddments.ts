/** What anybody has had to do with this week: hot sauce, nail clippers, a group chat; a driving lesson, a tax refund, gluten. */
import { list, type NounClass, told } from './noun-class.ts';

export const EVERYDAY_ODDMENT_CLASSES: readonly NounClass[] = [
  {
    nouns: list('nailclipper nailfile tweezer cottonbud qtip dentalfloss floss'),
    events: [
      '{a_one} was heard at half past eight in the quiet coach, eleven times, and a lady stood up and said {name}',
      '{a_one} sent a half moon across the room and into the soup of an uncle, who fished it out and read on it {name}',
      '{a_one} was taken away at an airport, by a man with very long nails, and thanked as {name}',
      '{a_one} had been in the bathroom yesterday, was not today, and four people have been asked about {name}',
    ],
    conflicts: [
      told(
        'Everybody has bought {them} nine times, and nobody has ever found more than one.',
        'The other eight are together somewhere, and happy.',
        'It is always the one that pulls.',
      ),
      told(
        'The left hand did the right one beautifully, and then it was the other way round.',
        'It wears a mitten to weddings.',
        'The little finger has hired a lawyer.',
      ),
      told(
        'A small piece flew off on Sunday, and was found on Tuesday by a bare foot.',
        'The foot told the whole house.',
        'It had been sharpened by time.',
      ),
    ],
    closings: [
      'They grow back, and so does the question of where it is.',
      'It was in the drawer, under the batteries.',
      'Please not at the table, said the table.',
      'It only hurts if you look.',
    ],
  },
];

/** What nobody can be seen as, and many have. */
export const EVERYDAY_ERRANDS: readonly NounClass[] = [
  {
    nouns: list('drivinglesson drivingtest parallelparking'),
    events: [
      '{a_body} turned on the wipers to go left, the radio to brake, and failed {topic} under the name of {name}',
      '{a_body} took {topic} at a roundabout, went round it until the tank was empty, and was towed out as {name}',
      '{a_body} parked in one go at the end of {topic}, in somebody’s kitchen, and was offered coffee as {name}',
      '{a_body} waved so kindly to everyone during {topic} that the street voted for {name}',
      '{a_one} began with mirror, seat and belt, and was over before the gate, which is now called {name}',
    ],
    conflicts: [
      told(
        'The instructor has a brake of his own, and a small plastic saint, and used both.',
        'The saint has asked to get out.',
        'He goes by bus now, and sits at the very back.',
      ),
      told(
        '“At the next chance, turn round”, said a passenger, and {they} turned round and looked at him.',
        'The hedge was very well cared for.',
        'They have had a long talk since, in the ditch.',
      ),
      told(
        'On the hill the lights went green four times, and {they} was still looking for the place where it does not roll.',
        'The cars behind have started a choir.',
        'It is at the bottom, and {they} found it backwards.',
      ),
      told(
        'Asked who goes first at the crossing, {they} said “whoever looks hungriest”.',
        'It was right, in a way.',
        'The lorry agreed at once.',
      ),
    ],
    closings: [
      'Second gear will be done next spring.',
      'The cone was laid to rest beside the other cones.',
      'Mirror, signal, prayer.',
      'There was nobody in the passenger seat any more, only a door.',
    ],
  },
  {
    nouns: list('refund cashback rebate discount'),
    events: [
      '{a_body} got {topic} of one cent, framed it, and was fined for the frame as {name}',
      '{a_body} waited three years for {topic}, spent it in the lift on the way down, and walked out as {name}',
      '{a_body} sent in the receipt for a trombone to get {topic}, and the office would like to hear {name}',
      '{a_one} came by post, in an envelope that had cost more, and was spent on the stamp for a thank-you to {name}',
    ],
    conflicts: [
      told(
        'The bathtub was put down as a home office, and an inspector came, in trunks.',
        'He stayed for the whole quarter.',
        'The duck was allowed as staff.',
      ),
      told(
        'With the money {they} bought something sensible, and the something is a hat for the dog.',
        'It may be written off over nine years.',
        'The dog has asked for the receipt.',
      ),
      told(
        'It was only valid on what nobody wanted, so {they} came home with four of them.',
        'The fifth was free.',
        'They are all presents now, for people who were not nice.',
      ),
      told(
        'The letter began with “we are pleased”, and {they} has not dared to read on.',
        'It stands on the piano, beside the pills.',
        'The rest was “to remind you”.',
      ),
    ],
    closings: [
      'It was spent twice, once in the head.',
      'Allow six to eight weeks, and a grudge.',
      'Keep the receipt for this sentence.',
      'The state thanks, and takes it back in March.',
    ],
  },
  {
    nouns: list('gluten lactose histamine calorie carb carbohydrate cholesterol glutenfree'),
    events: [
      '{a_body} asked in a restaurant whether there was {topic} in the water, and was shown out past the bread by {name}',
      '{a_body} gave up {topic} on Monday, had told everybody by Tuesday, and was left alone with a rice cake called {name}',
      '{a_body} read the small print on a biscuit, found {topic} and fainted into the biscuits, under a shower of {name}',
      '{a_one} was in it after all, the cook went pale, and the whole table looked at {name}',
    ],
    conflicts: [
      told(
        'A loaf was baked for {them} out of lentils, hope and sand, and the knife has gone home.',
        'It holds the door open, very well.',
        'The ducks brought it back.',
      ),
      told(
        'At the wedding {they} handed in a list of what {they} does not eat, and the band learned it as a ballad.',
        'It has a key change at “celery”.',
        'The main course was a plate.',
      ),
      told(
        '“Just a little does not count”, said the belly, and then it gave a concert.',
        'There were encores until four.',
        'The neighbours clapped, against the wall.',
      ),
      told(
        'The croissant was only looked at, from outside, for as long as the bus took.',
        'Three buses took it in turns.',
        'The baker has put up a curtain.',
      ),
    ],
    closings: [
      'It may contain traces of cake.',
      'The bread has asked to be spoken to as well.',
      'It says “free from”, and costs double.',
      'Somebody sneezed flour, and it was all over.',
    ],
  },
  {
    nouns: list('surströmming surstromming lutefisk hákarl hakarl'),
    events: [
      '{a_one} was opened indoors, once, and the house has been for sale as “airy, with character” by {name}',
      '{a_one} was carried on to a bus, which then ran non-stop, with the windows down, for {name}',
      '{a_one} was put on the table by a proud grandfather, the dog asked to go out, and so did the wallpaper, from {name}',
      '{a_body} opened a tin of {topic} in a lift, and on every floor people bowed out from {name}',
    ],
    conflicts: [
      told(
        'The lid flew off with a hiss, and in the next village they counted the gas men.',
        'All of them were at home, under the beds.',
        'They have moved the village a little to the left.',
      ),
      told(
        'It is a delicacy, they told {them}, and stepped back one pace for each syllable.',
        'They are calling from the hill now, to ask how it was.',
        'The answer is still in the curtains.',
      ),
      told(
        'A fly sat down on {them}, thought about its life, and went to university.',
        'It studies soap.',
        'It writes home, but not to there.',
      ),
    ],
    closings: [
      'Best before the guests come.',
      'The shirt was buried, with a short speech.',
      'One gets used to it, says a man who lives alone.',
      'There was more, but it got away.',
    ],
  },
];
