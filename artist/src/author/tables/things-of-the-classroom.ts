/** What lies, hums and is feared at school, and who walks its corridors: laminator, recorder, spelling test, supply teacher. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_CLASSROOM: readonly NounClass[] = [
  {
    nouns: list('laminator laminatingmachine laminatingpouch'),
    events: [
      '{a_one} was left alone with a new teacher in August, and by September everything shone, also a boy called {name}',
      '{a_one} took in a class list, a crisp and a tie with a man in it, and gave him back, wipeable, as {name}',
      '{a_one} was warm by eight, the caretaker dried a sock in it, and it hangs in the corridor as {name}',
    ],
    conflicts: [
      told(
        'It sealed a butterfly, then a leaf, then the register, and on page four is a slice of ham for ever.',
        'It is in date.',
        'The ham is always present.',
      ),
      told(
        'The head teacher has hidden the pouches, and {they} has been seen behind the gym, with people waiting.',
        'They have brought their own coats to be done.',
        'The first one is free.',
      ),
      told(
        'A word was spelled wrong on the wall, and as it has been through {them} it will outlive the school.',
        'The children of the children say “libary”.',
        'Experts will date us by it.',
      ),
      told(
        'When a sheet goes in crooked there is a smell, a silence, and a fan that was the Tudors.',
        'Henry has had nine wives since.',
        'It folds out.',
      ),
    ],
    closings: [
      'It will be here when the sun has gone out.',
      'Wipe clean, says everything.',
      'Warm, flat, and round the edges a bit sharp.',
    ],
  },
  {
    nouns: list('recorder descantrecorder recorderlesson schoolrecorder'),
    events: [
      '{a_one} was given to thirty children at once, for three blind mice, and the school cat has gone to sea with {name}',
      '{a_one} got as far as the high note, and nine dogs and a vicar looked over the hedge and said {name}',
      '{a_one} was blown with the nose in front of the bishop’s wife, who has never heard such a {name}',
    ],
    conflicts: [
      told(
        'A father asked the music teacher what {their} mute was called, and it is called “July”.',
        'He has ordered another.',
        'He has a shed now.',
      ),
      told(
        'It was cleaned out with the little brush, and there was the raisin of 2016.',
        'It had been the B flat.',
        'It has been played since by ear.',
      ),
      told(
        'The carol was to have three verses, and at the second {they} dripped on the baby in the manger.',
        'He took it like a king.',
        'The donkey moved back.',
      ),
      told(
        'It has one good note, and a family has been formed around avoiding it.',
        'Grandfather hears it coming.',
        'They sit in the car.',
      ),
    ],
    closings: [
      'Hot cross buns, again, and with feeling.',
      'There is spit in every song.',
      'It will be found in the loft, and it will still be able to.',
    ],
  },
  {
    nouns: list('spellingtest spellingbee diktat'),
    events: [
      '{a_one} asked for “necessary”, and thirty pencils put in a c, took out an s, and drew a shirt on {name}',
      '{a_body} was right nineteen times in {topic}, and in the twentieth wrote its own name as {name}',
      '{a_one} had a silent letter in every word, and when they were let out at break all they said was {name}',
    ],
    conflicts: [
      told(
        'I before E, {they} was told, and then came weird, ancient and a neighbour called Keith.',
        'He is the exception and knows it.',
        'They have moved house over it.',
      ),
      told(
        'Words were stuck on the fridge for a week, and the dog knows them all.',
        'He is shaky on “rhythm”.',
        'So was everyone; he at least sat.',
      ),
      told(
        '“Can you use it in a sentence?” {they} asked, and the teacher did, and it was about her weekend.',
        'They asked for it in another.',
        'The word had been “lonely”.',
      ),
    ],
    closings: [
      'Ten out of ten, and a star that will not come off.',
      'It had two Ms, it turned out, and a mother.',
      'See me, it said, in red, and they have.',
    ],
  },
  {
    nouns: list('supplyteacher substituteteacher teachingassistant classroomassistant'),
    events: [
      '{a_one} was told by class nine that they always have a film on a Tuesday, and that everybody in it is called {name}',
      '{a_one} asked who was who, was given twenty-eight false names and one true one, and did not believe {name}',
      '{a_one} tied nineteen shoes before nine, held a tooth, a hamster and a secret, and was called mum by {name}',
    ],
    conflicts: [
      told(
        'At the door {they} was given a key, a sheet for week three and a look by the woman from the office.',
        'The key is for a piano.',
        'It was week four.',
      ),
      told(
        'At eleven precisely they all dropped their pencils, and {they} dropped {their} own, louder.',
        'There was respect.',
        'It is called the Battle of 9C.',
      ),
      told(
        'The chair in that staff room belonged to somebody, and so did the mug, and so did the silence.',
        'It stands by the boiler with a straw.',
        'It was Jean’s, since 1987.',
      ),
      told(
        '{They} sits on a chair for a child of five all day, and stands up at three in two parts.',
        'The knees come on the later bus.',
        'The gum under the table has been counted.',
      ),
    ],
    closings: [
      'We never do it like that, said the front row.',
      'The leaving present was a drawing, with eleven fingers.',
      'Somebody has glue somewhere.',
    ],
  },
  {
    nouns: list('staffroom schoolcorridor teacherslounge'),
    events: [
      '{a_body} knocked at {topic} with a nosebleed, and for one second saw them all, in there, laughing, with {name}',
      '{a_one} has a fridge with a note, under the note a note, and under that one a yoghurt that is called {name}',
      '{a_one} has one good armchair, left to Mr Hughes by Mr Price on his last day, with the blessing of {name}',
    ],
    conflicts: [
      told(
        'A cake appeared at ten, there was a bell, and at two past ten there was a doily.',
        'Geography denies it.',
        'The doily was gone by lunch.',
      ),
      told(
        'The photocopier in {them} knows who comes at 8:58, and stops for it.',
        'It is always Drama.',
        'It eats the odd pages.',
      ),
      told('“That class”, says one, and all the others put down their cups.', 'A chair is brought.', 'It was Kyle.'),
    ],
    closings: [
      'Whose mug is this, asks a note, since the spring.',
      'Do not run, except to the kettle.',
      'The bell goes, and nobody in there has heard it.',
    ],
  },
  {
    nouns: list('schoolinspector ofstedinspector healthinspector foodinspector ofsted inspection'),
    events: [
      '{a_one} sat at the back with a clipboard, in a chair for six-year-olds, and could not get out of it or of {name}',
      '{a_one} lifted one lid in a kitchen, put it down again, and in the book there is only one word, and it is {name}',
      '{a_one} was expected on Monday, so the boys with the good ears were put in front, and the others went by bus with {name}',
    ],
    conflicts: [
      told(
        'For {them} the corridors were painted, and a teacher leaned on one and has been “good” since.',
        'On the left side only.',
        'The tie is “outstanding”.',
      ),
      told(
        '“And what are we learning today?” {they} asked, and a small girl said, “To behave when you are here.”',
        'She got a sticker.',
        'It was written down, and underlined.',
      ),
      told(
        '{They} wears a white cap and looks behind things, at home too.',
        'Behind the wardrobe lay a report.',
        'The toaster was given a month.',
      ),
      told(
        'The mouse came out at ten past eleven, on its own, and sat by {them}, as if it had an appointment.',
        'It had, for ten past.',
        'It spoke freely.',
      ),
    ],
    closings: [
      '“Requires improvement”, somebody said to the sunset.',
      'One look, and things fall over.',
      'The soap was new, and had the price on it.',
    ],
  },
  {
    nouns: list('metaphor simile adverb adjective pronoun subjunctive preposition verb onomatopoeia oxymoron'),
    events: [
      '{a_one} was explained to class eight by means of a bridge, and four of them went home over {name}',
      '{a_one} was looked for in a sentence by thirty pupils with a green pencil, and was hiding behind {name}',
      '{a_body} fell asleep in the middle of {topic}, quietly, slowly, happily, and the teacher wrote it up as {name}',
    ],
    conflicts: [
      told(
        'The poet was asked what he had meant, and he had only meant a blackbird.',
        'Forty years of essays have been told.',
        'It was also the soul; it nested.',
      ),
      told(
        '{They} was taken out of every line by an editor with a beard, and the lines walk barefoot now.',
        'It was put back, barely.',
        'He did it ruthlessly, he said, and blushed.',
      ),
      told(
        'At the end of a sentence {they} may not stand, and that is something that {they} will not put up with.',
        'It leaned on a colon.',
        'It was told where to go to.',
      ),
    ],
    closings: [
      'It is like something, and there it stops.',
      'Underline it twice, and leave it in peace.',
      'The grammar is on page nine, crying.',
    ],
  },
  {
    nouns: list('growthspurt voicebreak braceface'),
    events: [
      '{a_body} went to bed in August as one size, thanks to {topic}, and came down to breakfast through the ceiling as {name}',
      '{a_one} took a choirboy in the middle of a solo from the angels to the docks, on the word {name}',
      '{a_one} came in one night, and the school trousers now end at what the family calls {name}',
    ],
    conflicts: [
      told(
        'There are pencil marks on the door frame, and the last of them is on the landing.',
        'The aunt needs a chair for the kiss.',
        'They have bought another door.',
      ),
      told(
        'The arms came first, and {they} knocks over milk in rooms where {they} is not.',
        'The rest is due by May.',
        'They were sent on ahead.',
      ),
      told(
        'The fridge was full at six, and {they} said there was nothing in it, at seven.',
        'There was a lemon, and it hid.',
        'The shelf was gone too.',
      ),
    ],
    closings: ['Haven’t you grown, says everybody from below.', 'The shoes fitted on Sunday.', 'It will all join up in the end.'],
  },
  {
    nouns: list('pekit lostpekit freshersflu lostgymkit schooljumper readingweek'),
    events: [
      '{a_one} was met in a hall with three hundred others, over one bowl of punch, and all of them cough {name}',
      '{a_body} had to do gym in what was left in the box, because of {topic}, and vaulted in the skirt of {name}',
      '{a_one} came home in somebody else’s bag, with a banana from the year before last and a label that reads {name}',
    ],
    conflicts: [
      told(
        'There was a note from home, “please excuse”, in a hand that had just learned to join up.',
        'It had love from “my mum”.',
        'The knee was on the wrong side.',
      ),
      told(
        'A mother sewed the name into all of it, even the bag and the banana, and still there are two left socks.',
        'They have played for the school.',
        'They were in the tree.',
      ),
      told(
        'Nobody got any reading done in {them}, and one got as far as the blurb and Lisbon.',
        'It had a good beginning.',
        'The book had a lovely tan.',
      ),
    ],
    closings: ['Check the box by the office, with a stick.', 'It was there on Friday.', 'Atishoo, said the lecture.'],
  },
];
