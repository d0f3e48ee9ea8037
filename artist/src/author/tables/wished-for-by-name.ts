/** What is wished for by its name and by nothing else: figures of the net, two or three things, and those that help when it matters. */
import { list, type NounClass, told } from './noun-class.ts';

export const WISHED_FOR_BY_NAME: readonly NounClass[] = [
  {
    nouns: list('sirenhead cartooncat longhorse'),
    events: [
      '{a_one} stood among the telegraph poles, was taken for one, and has had the swallows and the post of {name}',
      '{a_one} gave out the storm warning in a very old voice, then the football results, and then {name}',
      '{a_one} leaned over a camp site at night to ask for quiet, and all the tents were left behind for {name}',
      '{a_one} tested the alarm on a Saturday at noon, as the law has it, and the whole valley went down to the cellar of {name}',
    ],
    conflicts: [
      told(
        'A family on a walk asked the way, and both ends of the answer came at once, in stereo.',
        'They went left, on one ear.',
        'The left one is the polite one.',
      ),
      told(
        '{They} stood still in the wood for so long that somebody nailed up a nesting box.',
        'There are four eggs in it, and they are deaf.',
        'The tits get up at the all-clear.',
      ),
      told(
        'At school {they} was asked to use the indoor voice, and the indoors was moved to another town.',
        'The roll call is still going round.',
        'The caretaker reads lips now.',
      ),
      told(
        'Between two howls one can hear a woman read out train times from 1964, and {they} blushes.',
        'The train to Bath is on time.',
        'She is said to be an aunt.',
      ),
    ],
    closings: [
      'This was a test; in an emergency it would have been louder.',
      'All clear, says the left one, and the right one is not so sure.',
      'The path is closed until the end of the sentence.',
      'It only wanted to borrow a ladder, and then it needed none.',
    ],
  },
  {
    nouns: list('hellokitty pompompurin'),
    events: [
      '{a_one} was printed on a toaster, a plaster and a jumbo jet, and all three said nothing to the press but {name}',
      '{a_one} moved the bow from one ear to the other, and four million pencil cases had to be sold as {name}',
      '{a_one} was asked to smile for the passport, had nothing to do it with, and was let through as {name}',
    ],
    conflicts: [
      told(
        '{They} has no mouth, and was elected chair of the parents’ evening for that very reason.',
        'It was over by ten past seven.',
        'The minutes are one bow.',
      ),
      told(
        'There is a sandwich maker that burns {their} face into the toast, and {they} has been asked for the rights.',
        'The left ear is always a little dark.',
        'It is eaten from the whiskers in.',
      ),
      told(
        'A collector owns nine thousand of {them}, and his wife owns one suitcase, and it is packed.',
        'It has a bow on it as well.',
        'She took the kettle, and it was one too.',
      ),
      told(
        '{They} weighs as much as three apples, it is said, and a greengrocer has been round with the scales.',
        'It was three and a bow.',
        'They were large ones.',
      ),
    ],
    closings: [
      'Whatever {they} thinks of it, nothing has been said.',
      'It also comes in pink, and it also comes in the other pink.',
      'The bow stays on, also in the bath.',
    ],
  },
  {
    nouns: list('beyblade diabolo'),
    events: [
      '{a_one} was let go with a shout, met another one in a washing-up bowl, and the one left standing was {name}',
      '{a_one} was brought to school against the rules, spun out of a desk in the silence, and was confiscated as {name}',
      '{a_one} went round for so long at a family party that the cake was cut beside it by {name}',
    ],
    conflicts: [
      told(
        'The string was pulled so hard by a boy of eight that {they} left by the cat flap, still winning.',
        'The cat has given up the flap.',
        'It came back dizzy, with a leaf.',
      ),
      told(
        'In the headmaster’s drawer lie eleven of {them}, and after six o’clock one can hear why.',
        'He is second in the staff league.',
        'There is a bowl under his desk.',
      ),
      told(
        'A grandfather said that in his day they had one of wood, showed how, and has been undefeated since.',
        'He calls it “the old one”.',
        'It has a nail in it, and no mercy.',
      ),
      told(
        '{They} has been up and down and round all day, and asks at supper which way the peas are.',
        'They were to the left, twice.',
        'The gravy held on.',
      ),
    ],
    closings: [
      'Three, two, one, says somebody, in any room.',
      'It is over when it wobbles, and it has wobbled since lunch.',
      'Best of three, then best of five, then bed.',
    ],
  },
  {
    nouns: list('triangle rhombus trapezoid trapezium parallelogram hexagon pentagon octagon polygon isosceles hypotenuse'),
    events: [
      '{a_one} was to be worked out by a whole class from two sides and a hint, and the answer at the back says {name}',
      '{a_one} was proved on a blackboard, to applause from the front row, and is known in the textbooks as {name}',
      '{a_one} was cut out of a sandwich by a mother with a ruler, and at break it was swapped as {name}',
    ],
    conflicts: [
      told(
        'A pupil put a small square into {their} corner, and {they} has had to be right ever since.',
        'The other corners have stopped asking it anything.',
        'It is right at parties as well.',
      ),
      told(
        'The area was needed by Thursday, and nobody could remember what to halve.',
        'They halved the homework.',
        'The base was on holiday, with the height.',
      ),
      told(
        '{They} was pushed into the round hole by a child of two, with a shoe, and it went in.',
        'Geometry has written to the shoe.',
        'It came out with less of an opinion.',
      ),
      told(
        'On the ruler in {their} pencil case the first centimetre has been chewed off, so {they} is larger on Mondays.',
        'It is a matter of where one begins to bite.',
        'The chewer is in finance now.',
      ),
    ],
    closings: [
      'The angles add up, which cannot be said of the family.',
      'Show your working, says the margin, in red.',
      'It was the shortest way round, and it has corners.',
    ],
  },
  {
    nouns: list('colonoscopy gastroscopy endoscopy endoscope colonoscope'),
    events: [
      '{a_body} drank three litres of something lemon for the sake of {topic}, read the same magazine nine times, and is in it as {name}',
      '{a_body} was sent a video of {topic}, put on the wrong one at Christmas, and the aunts clapped for {name}',
      '{a_one} turned left at the second bend, met an old friend of the doctor’s, and was put in the report as {name}',
    ],
    conflicts: [
      told(
        '“You will not remember a thing”, said the nurse, and {they} remembers that, and the lemon.',
        'The lemon has been forgiven by nobody.',
        'The sandwich afterwards is still spoken of.',
      ),
      told(
        'The pictures came out so well that the doctor asked to keep one for the waiting room.',
        'It hangs beside the sunset, and people prefer it.',
        'It has been taken for a cave in Slovenia.',
      ),
      told(
        'The gown closes at the back, it was explained, in theory, by three people on a draughty corridor.',
        'The corridor was a long one.',
        'Somebody’s uncle walked the whole way backwards.',
      ),
      told(
        'Clear broth was allowed the day before, and {they} has never looked at a crouton with such feeling.',
        'It was held up to the light, to be sure.',
        'The crouton got through as a misprint.',
      ),
    ],
    closings: [
      'All clear, and see you in ten years, and not a word at dinner.',
      'There is light at the end of it, and the doctor is holding it.',
      'The worst was the evening before, as with most things.',
    ],
  },
  {
    nouns: list('midwife midwifery doula maternity'),
    events: [
      '{a_one} was called out at three in the morning, caught what came, weighed it on the kitchen scales, and wrote down {name}',
      '{a_one} said “push” in a lift that had stuck, and four firemen outside did so, and were congratulated by {name}',
      '{a_one} sent a fainting father out for hot water, so that he had something to do, and it is his tea that is called {name}',
    ],
    conflicts: [
      told(
        'Half of the town was once held upside down by {them}, and is still polite on the stairs.',
        'The mayor blushes, and says good morning to the bag.',
        'They all cried at first, also the postman.',
      ),
      told(
        '“Just one more”, {they} said, and it was the truth for once, and there were two.',
        'The second one had a brother to look for.',
        'The father has counted again.',
      ),
      told(
        'A plan of nine pages with music and candles was handed over, and {they} kept it dry very carefully.',
        'It lasted from the car park to the door.',
        'The whale song came on the day after.',
      ),
      told(
        'Babies wait for {their} night off, and in 2011 {they} had a ticket for the opera.',
        'It was a girl, and she is called Aida.',
        'The interval was in the car.',
      ),
    ],
    closings: [
      'Ten fingers, ten toes, and a hat that somebody knitted too large.',
      'Breathe, and the father as well.',
      'It has its grandfather’s ears, and he would like a word.',
    ],
  },
  {
    nouns: list('chancla chanclas'),
    events: [
      '{a_one} came round a corner without looking, low and fast, and the whole family sat up straight at the name of {name}',
      '{a_one} was heard on the tiles, slap, slap, slap, and eleven cousins remembered their homework for {name}',
      '{a_one} never missed in that kitchen, not even round the fridge, and the cousins still duck at the word {name}',
    ],
    conflicts: [
      told(
        'It was only lifted, and three gardens away a boy who had done nothing put the ball down.',
        'He had been about to.',
        'The ball has apologised.',
      ),
      told(
        'NASA asked how it turns twice in the air and still comes in heel first, and was told to sit up.',
        'They sat up in Houston.',
        'The report is one line, and it says “yes, señora”.',
      ),
      told(
        'The other one stays on the foot, so that nobody is ever quite unarmed at table.',
        'It taps.',
        'Dessert was eaten in a great silence.',
      ),
    ],
    closings: [
      'One, it is counted, two, and nobody has ever heard three.',
      'It was out of love, and from nine yards.',
      'Whoever runs makes it worse, say those who ran.',
    ],
  },
  {
    nouns: list('tungtungsahur tungtungtungsahur tungsahur tungtungtung sahur tungtung'),
    events: [
      '{a_one} knocked three times before dawn, with a bat, and breakfast was served in the whole road by {name}',
      '{a_one} was told to wake people gently, hit the pot with the bat, and was wished a good morning as {name}',
      '{a_one} called three times for somebody who did not come down to eat, and now he has {name}',
    ],
    conflicts: [
      told(
        'Baseball scouts came to see {them} swing, and {they} asked each of them if he had eaten.',
        'They had soup in the third inning.',
        'Nobody was struck out, and everybody was full.',
      ),
      told(
        'The alarm clock by the bed has gone quiet, out of respect for a log with a bat.',
        'It says “after you” at ten to four.',
        'Its snooze button has moved away.',
      ),
      told(
        'A carpenter looked {them} up and down, tapped, and got three taps back.',
        'He has been up since four.',
        'It was for a shelf.',
      ),
      told(
        'Every child can do {their} name, and in the back of the car all three of them did, to the coast.',
        'The driver now knocks on wood himself.',
        'The sea could be heard in the pauses.',
      ),
    ],
    closings: [
      'Tung, says the door, and it is the third one that counts.',
      'Early to rise, or else.',
      'The toast is ready, and it stands to attention.',
    ],
  },
  {
    nouns: list('bombardirococcodrillo bombardirocrocodilo bombardinocrocodilo bombardillococodrillo'),
    events: [
      '{a_one} asked for permission to land in a duck pond, with four propellers on, and the ducks read out {name}',
      '{a_one} came in low over a beach, dropped a sunbathing uncle’s own sandals on him, and the wing says {name}',
      '{a_one} was put through the scanner at an airport, teeth first, and was boarded by the crew as {name}',
    ],
    conflicts: [
      told(
        'The hand luggage may have no sharp objects, and {they} has sixty-four of them, in the mouth.',
        'They were put in a clear bag, and smiled.',
        'Somebody was upgraded, for the legroom.',
      ),
      told(
        'It is half reptile, so {they} has to lie in the sun on the runway until the engines can be felt.',
        'The flight to Pisa leaves when it is warm.',
        'The pilot brings a towel and a novel.',
      ),
      told(
        'A goose with a long row of bombs was met over the Alps, and neither would use the indicator.',
        'It ended in a rhyme.',
        'The Alps have asked for a narrator.',
      ),
    ],
    closings: [
      'Please fasten whatever is left of the seat.',
      'A deep voice says what it is, and then it rhymes.',
      'The tail is for balance, and for the second row.',
    ],
  },
];
