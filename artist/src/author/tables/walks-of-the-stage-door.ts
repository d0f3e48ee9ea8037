/** Who waits at the side of a stage, a mound or a road, and what is dear at the counter: bass players, learners, watches. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_STAGE_DOOR: readonly NounClass[] = [
  {
    nouns: list('soundcheck encore backingvocals backingvocalist supportact openingact setlist sheetmusic musicstand trebleclef'),
    events: [
      '{a_one} said “one, two” into the microphone all afternoon, and a crowd of thirty joined in at {name}',
      '{a_one} was called back nine times, had run out of songs, and sang the parking regulations, as {name}',
      '{a_one} sang nothing but “ooh” for twenty years, and in the one quiet bar everybody heard {name}',
      '{a_one} was blown off the stand in the slow part, into the horns, who played it, and that is how we got {name}',
    ],
    conflicts: [
      told(
        '“More of me,” {they} said to the man at the desk, and so did the four others, and now it is all of them.',
        'The man wears a cushion.',
        'It can be heard from space, a bit muddy.',
      ),
      told(
        'A page was turned too early, and {they} was at the wedding while the others were at the storm.',
        'The storm was better with bells.',
        'The soprano got rice.',
      ),
      told(
        'The people in row one had come to see somebody else, and {they} played to their phones and one kind dad.',
        'The dad bought four shirts.',
        'He is the manager now.',
      ),
      told(
        'Everybody had gone home, and {they} came on for one more, to the man with the broom.',
        'He held up a lighter.',
        'He asked for the sad one.',
      ),
    ],
    closings: [
      'There is a coffee ring on the coda.',
      '{They} knew that {they} would be called back; the lights said so.',
      'From the sign, to the sign, and then somebody had lost the sign.',
      'Thank you, you were lovely, it says to four seats.',
    ],
  },
  {
    nouns: list('bassplayer bassguitarist bassguitar electricbass slapbass bassline'),
    events: [
      '{a_one} stood at the back left for thirty years, and on every photograph one sees an elbow and {name}',
      '{a_one} played one note all evening, the right one, and the dance floor, without knowing why, followed {name}',
      '{a_one} got a solo at last, in the middle of which the whole audience went for beer, apart from {name}',
      '{a_one} has only four strings, was asked when the others would come, and answered lower down as {name}',
    ],
    conflicts: [
      told(
        'The band split up over it, the singer wept, and they had all forgotten to ring {them}.',
        'It turned up to rehearsal on Tuesday.',
        'It was the best one so far.',
      ),
      told(
        'Nobody hears {them}, they say, and then {they} stopped for a bar, and a chandelier came down.',
        'The couples fell over.',
        'There was a hole in it the size of a hum.',
      ),
      told(
        'The glasses at the bar walk along to {them}, one by one, and the barman catches them at the end.',
        'He takes requests.',
        'It is in E, because of the gin.',
      ),
      told(
        'A groupie asked for the guitarist, and {they} showed her where he stands, and held her coat.',
        'They have been married for nineteen years.',
        'She says that one feels it in the floor.',
      ),
    ],
    closings: [
      'It is felt in the knees, by people who credit the drums.',
      'The amp is carried by whoever plays it, and it is the biggest.',
      'One, five, one, five, and home.',
      '{They} nods, and that was the chorus.',
    ],
  },
  {
    nouns: list('baseballpitcher pitchersmound curveball fastball knuckleball reliefpitcher'),
    events: [
      '{a_one} shook the head at four signs in a row, and the fifth was supper, so in it went, {name}',
      '{a_one} threw a ball that turned left, had a look at the hot dogs, and came back over the plate as {name}',
      '{a_one} wound up with the knee by the ear, held it, held it, and the pigeon on the knee was called {name}',
      '{a_one} looked over at first for so long that the runner waved, sat down, and told the story of {name}',
    ],
    conflicts: [
      told(
        'There is a white bag of powder on the hill behind {them}, and nobody has ever asked.',
        'It is for scones.',
        'Between innings there are scones.',
      ),
      told(
        'Whoever throws a perfect game is not spoken to, so {they} has eaten alone since the fourth.',
        'The whole town is in on it.',
        'The dog looked away as well.',
      ),
      told(
        'The manager came out slowly, to talk, and {they} could see that it was about the milk.',
        'Semi-skimmed, he said, with the glove before the mouth.',
        'The batter had read it.',
      ),
      told(
        'The arm is in ice up to the shoulder, and {they} serves drinks out of it at parties.',
        'The lemon is on the elbow.',
        'It is insured, but not against olives.',
      ),
    ],
    closings: [
      'High and inside, like the rent.',
      'It had a no-hitter going, and so had the drummer.',
      'The cap was touched twice: that means goose.',
      'Three and two, and somebody’s uncle holding a giant finger.',
    ],
  },
  {
    nouns: list('learnerdriver studentdriver lplate hillstart stalledcar kangaroopetrol'),
    events: [
      '{a_one} stalled at the lights, at the next lights and in the prayer, and is hooted for in town as {name}',
      '{a_one} was told to turn when it was safe, and in the late afternoon it was, and there went {name}',
      '{a_one} went round a roundabout eleven times to be polite, and on the twelfth was handed a sandwich as {name}',
      '{a_one} put on the wipers to go left and the horn to go right, and all of the high street knows {name}',
    ],
    conflicts: [
      told(
        'There is a second brake at the other side, and {they} can hear a foot on it, and a prayer.',
        'He has ground down the mat.',
        'He teaches fish now, and they are no better.',
      ),
      told(
        'Reversing round the corner took {them} so long that there was a new corner.',
        'It had a bakery.',
        'They stopped for rolls.',
      ),
      told(
        'A hearse overtook {them}, a tractor, and a pram, and from the pram somebody gave advice.',
        'It was good: look up.',
        'The pram had passed first time.',
      ),
      told(
        'The examiner wrote without looking up for forty minutes, and {they} thinks it may be a novel.',
        'It dies at the junction.',
        'He gave it nine minors, and a happy end.',
      ),
    ],
    closings: [
      'Mirror, signal, weep.',
      'The car hopped home, like something from Australia.',
      '{They} has the letter on the back, as others have a family crest.',
      'It waved thanks to a parked car.',
    ],
  },
  {
    nouns: list('karaokequeen karaokeking karaokenight karaokebar karaokestar karaokemicrophone'),
    events: [
      '{a_one} took the long note at the end of the power ballad, kept it, and the fire brigade came in on {name}',
      '{a_one} began in the wrong octave, could not get down again, and was fetched with a ladder as {name}',
      '{a_one} dedicated a song to the man at the bar, who was only there for the peanuts, and has wed {name}',
      '{a_one} put the name down four times on the list, under four hats, and was called up each time as {name}',
    ],
    conflicts: [
      told(
        'The words turned pink one by one on the screen, and {they} was two lines ahead, from feeling.',
        'The machine gave up, and listened.',
        'It has asked for the sheet music of that.',
      ),
      told(
        'There was a bit without singing, forty seconds long, and {they} had no plan for the arms.',
        'One of them waved to Trevor.',
        'The other has been in plaster since.',
      ),
      told(
        'A shy accountant was pushed onto the stage after {them}, shut the eyes, and was magnificent.',
        'He went home at once.',
        'They have not found him, or the shoe.',
      ),
      told(
        'Off key is only another key, says {they}, and there is one for the shed as well.',
        'The piano has been told.',
        'The neighbours have asked for the shed.',
      ),
    ],
    closings: [
      'Ninety-one points, says the machine, for courage.',
      'The microphone was pointed at the crowd, and the crowd at the door.',
      'Last song, said the landlord, at the first.',
      'It did it its way, and the others had to go round.',
    ],
  },
  {
    nouns: list('signlanguage signlanguageinterpreter fingerspelling'),
    events: [
      '{a_one} told a joke across a full motorway, from bridge to bridge, and over there eleven people bent double at {name}',
      '{a_one} stood beside a minister who said nothing for an hour, and needed only one small gesture for {name}',
      '{a_one} had a quarrel in a library, at the top of the voice, and the librarian, who saw it, smiled at {name}',
      '{a_one} was given a name by the others, as one is, with two fingers and an ear, and spelled out it is {name}',
    ],
    conflicts: [
      told(
        'With the mouth full {they} can go on talking through all five courses, and has.',
        'The soup was the climax.',
        'The waiter got the gist, and blushed.',
      ),
      told(
        'A hand with a mitten on mumbles, and in January {they} cannot follow anybody.',
        'It was either “snow” or “divorce”.',
        'They wait for spring with the end of it.',
      ),
      told(
        'The rapper was fast, and {they} beside him was faster, and row one turned the chairs.',
        'He has asked for lessons.',
        'The last verse is still in the shoulder.',
      ),
      told(
        'Under water, through a window and from the dentist’s chair, {they} has had the last word.',
        'The dentist had to put down the drill to answer.',
        'It was about the bill.',
      ),
    ],
    closings: [
      'Clapping is done with both hands in the air, and there was a storm of it.',
      '{They} has said so, with eyebrows.',
      'Do not stand between two who are talking, nor gossip on a bus.',
      'It can whisper: one does it small, behind a bag.',
    ],
  },
  {
    nouns: list('gucci guccibag louisvuitton prada rolex rolexwatch designerbag designerhandbag fakerolex luxurywatch'),
    events: [
      '{a_one} was bought on a beach from a blanket for ten, with one letter too many, and that made it {name}',
      '{a_one} was put on the good chair in a restaurant, while the owner stood, and was brought the menu as {name}',
      '{a_one} was flashed at a porter from under a cuff, and it had stopped in March, and the porter said {name}',
      '{a_one} had a waiting list of six years, at the end of which stood a lady of ninety, who only sniffed at {name}',
    ],
    conflicts: [
      told(
        'The box was kept, and the bag for the box, and the ribbon, and {they} lives in the ribbon.',
        'The box has been to Paris.',
        'The bag is only let out in the dry.',
      ),
      told(
        '{They} costs as much as a small car, and holds a lipstick, if the lipstick breathes in.',
        'The car holds the rest.',
        'The keys are in a bread bag.',
      ),
      told(
        'An expert was asked whether {they} is real, and looked at the stitching for a long time, and then at the sea.',
        'It was the sea that was real.',
        'The stitching said “made with love”.',
      ),
      told(
        'It is not worn, it is kept for the next generation, and the next generation has asked for a bicycle.',
        'It is kept for the one after that.',
        'The bicycle was also Italian.',
      ),
    ],
    closings: [
      'The logo is small, and on everything.',
      'The receipt is in the frame, next to it.',
      'It goes well with shoes that cannot be walked in.',
      '{They} whispers money, rather loudly.',
    ],
  },
  {
    nouns: list('thermomix dyson vorwerk bimby cordlessvacuum dysonhairdryer'),
    events: [
      '{a_one} was shown to nine ladies in a living room, made a sorbet in front of them, and was bought as {name}',
      '{a_one} cost as much as a holiday, so the family ate soup on the balcony and raised a spoon to {name}',
      '{a_one} weighed, chopped, stirred and sang when it was done, and grandmother put down her spoon and said {name}',
      '{a_one} was turned on for the first time at four in the morning, from pure joy, and the street shouted {name}',
    ],
    conflicts: [
      told(
        'Whoever owns {them} mentions it within two minutes, and at the christening it was one.',
        'The baby was weighed in it.',
        'There is a group, and the group has a magazine.',
      ),
      told(
        'It beeps to say that it is ready, and beeps again, and {they} cannot see why nobody claps.',
        'They clapped on Sunday.',
        'It has expected it since.',
      ),
      told(
        'Grandmother’s sauce takes a whole day, and {they} did it in twenty minutes, and there was a silence.',
        'It tasted of twenty minutes.',
        'She asked it who its mother was.',
      ),
      told(
        'There is a part of {them} that nobody has ever used, and it came in its own case.',
        'It may be for eels.',
        'The case is used, for buttons.',
      ),
    ],
    closings: [
      '{They} has seven functions, and they make soup.',
      'It is cleaned by a special brush, which needs a brush.',
      'It was on the wedding list, above the husband.',
      '{They} has been paid for until 2031.',
    ],
  },
];
