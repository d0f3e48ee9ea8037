/** What one rides at a fair, down a hill or round a yard: roller coaster, zeppelin, forklift. */
import { list, type NounClass, told } from './noun-class.ts';

export const RIDE_CLASSES: readonly NounClass[] = [
  {
    nouns: list('rollercoaster'),
    events: [
      '{a_one} took a hat, two phones and a set of teeth off a party from the bank, and gave back, at the bottom, {name}',
      '{a_one} stopped at the very top for a safety check, and a man got to know the back of a head up there, called {name}',
      '{a_one} photographed everybody in the steep part, and in one picture, among the open mouths, someone is reading {name}',
      '{a_one} let in only people taller than a wooden squirrel, and the squirrel, who got in for nothing, calls it {name}',
    ],
    conflicts: [
      told(
        'The waiting takes an hour and a half and the fun takes fifty seconds, and one of them was spent with the eyes shut.',
        'It was the best second, he says.',
        'They got in line again, to see it.',
      ),
      told(
        'Somebody had candyfloss, then sausage, then {them}, in that order, and the people below have had it in the other.',
        'He feels much better.',
        'The swans have been given a hat.',
      ),
      told(
        'Grandmother went along only to hold the bags, and has now been round nine times with the bags.',
        'She knits on the slow part.',
        'She keeps her hands up, and her teeth in a bag.',
      ),
      told(
        'A father said that it was nothing, and at the click-click-click he took hold of his daughter, who is seven.',
        'She told him when it was over.',
        'He bought the photograph, and ate it.',
      ),
      told(
        'A screw was found underneath on Tuesday, a small one, and nobody wants to say what it is from.',
        'They have put it back somewhere.',
        'It goes faster since, and sings.',
      ),
    ],
    closings: [
      '{They} has {their} ups and downs, and then a bend.',
      'Please keep hands, feet and lunch inside.',
      'One would like to get off now, said the man, at the top.',
      'Once more, said the child, in green.',
      'It ends where it began, only paler.',
    ],
  },
  {
    nouns: list('carousel merrygoround'),
    events: [
      '{a_one} was ridden by a shy man in the hope of meeting somebody, and he met, eleven times, the man with the tickets and {name}',
      '{a_one} began to go backwards at dusk, nobody could say why, and everyone got off a little younger, at {name}',
      '{a_one} lost {their} music in the rain and was given a funeral march, and to this very tune they got on to {name}',
      '{a_one} was bought at an auction by a farmer, for the cows, and gives a pint more since, as {name}',
    ],
    conflicts: [
      told(
        'A mother waves at every turn, at the same place, and the child on board looks straight ahead, at work.',
        'She has been there since {year}, and he shaves.',
        'At the last turn he waved; she was looking for a tissue.',
      ),
      told(
        'There was one place left, and it was a pink one, and a general took it, for the sake of his grandson.',
        'The grandson had gone home.',
        'He asked for another token.',
      ),
      told(
        'A couple got on in love, quarrelled by the second lap, and were not yet let off.',
        'By the ninth they had made up, and by the tenth it was about his mother.',
        'They were married by the man who holds the lever.',
      ),
      told(
        'The man who takes the money walks about on it backwards, smoking, and at home he cannot cross a room.',
        'His wife turns the table for him.',
        'He fell once, on a pavement: it stood so still.',
      ),
      told(
        '“Another round, another round”, says the loudspeaker, and says it in the sleep of the whole street.',
        'A baby’s first word was “token”.',
        'They miss it in the winter, and turn by themselves.',
      ),
    ],
    closings: [
      'One gets nowhere, but with music.',
      'Hold tight, and look at somebody who stands still.',
      'There were lights on it, and a small girl still has all of them in her eyes.',
      'It goes round, and so does the stomach.',
      'The last round is free, and the last but one is the best.',
    ],
  },
  {
    nouns: list('ferriswheel bigwheel'),
    events: [
      '{a_one} stopped with somebody’s future husband at the top and somebody’s present one at the bottom, and both waved to {name}',
      '{a_one} was boarded by a man with a ring in his pocket, he dropped it at the highest point, and a sausage seller said yes to {name}',
      '{a_one} was let out at night by a drunk night watchman, rolled as far as the river, and was asked for papers as {name}',
      '{a_one} gave a lady of ninety a view of her own chimney, and she rang home from up there to ask for {name}',
    ],
    conflicts: [
      told(
        'At the top one can see the sea, says the man at the lever, and he has never been up.',
        'He is dizzy from the step.',
        'It is the gasworks, but nobody likes to tell him.',
      ),
      told(
        'Somebody is afraid of heights, and they always stop for boarding when he is up there.',
        'He has got to know the bolt, and calls it Peter.',
        'He kissed the gravel, and it was on the shoe of a nun.',
      ),
      told(
        'One child spat, and it took its time, and far below there was a bald man with an ice cream.',
        'He looked up for a bird.',
        'He had asked for sprinkles.',
      ),
      told(
        'Two people who are not speaking have a cabin to themselves, and it is a twelve minute ride.',
        'At the top he said “nice”, and it was about the view.',
        'They are on the fourth ticket, to be able to finish.',
      ),
      told(
        'A hamster at the fair looked up at it for a long time, and has since been very quiet.',
        'He has begun to train.',
        'He asked who it was that they keep in there.',
      ),
    ],
    closings: [
      'What goes up comes round, and has to get out on the left.',
      'It never arrives, but it has a lovely way of not doing so.',
      'Please do not swing, said the voice, too late.',
      'From the top, all the troubles are down at the ticket booth.',
      'Everybody gets one turn at being highest.',
    ],
  },
  {
    nouns: list('bumpercar dodgem dodgems'),
    events: [
      '{a_one} was the one in the corner that only goes backwards, and a driving instructor was rammed all evening by {name}',
      '{a_one} was given as a company car to somebody in sales, and at the first meeting it came in as {name}',
      '{a_one} was hit by a mother, a priest and a nephew at once, from three sides, and the spark on top wrote {name}',
      '{a_one} was steered by a very polite man, who let everybody go first, and at closing time he was told “move, {name}”',
    ],
    conflicts: [
      told(
        'The sign says “no bumping”, and it has been bumped into so often that it now says “no bum”.',
        'A choir took offence.',
        'The painter came, and was hit.',
      ),
      told(
        'An insurance man got in for his child’s sake, and was in tears at the second corner.',
        'He took everybody’s details, at speed.',
        'He has asked whether there is a night session.',
      ),
      told(
        'Two people met there head on, at six miles an hour, and have been married since the spring.',
        'They still come from the right, without looking.',
        'The best man was the rubber.',
      ),
      told(
        'The power was cut in the middle of the best chase, and they all sat there with a steering wheel, like in an office.',
        'One made the noise by himself.',
        'They were given a token, and somebody’s elbow.',
      ),
      told(
        'The boy who jumps on behind and collects the money has never once held on.',
        'His mother has seen him do it in church.',
        'At home he rides on the pram.',
      ),
    ],
    closings: [
      'The steering wheel is there for the feeling.',
      'No harm done, apart from the neck and the marriage.',
      'One more token, and then they would all like to apologise.',
      'It has right of way, since it is rubber.',
      '{They} did learn from {their} mistakes, and now does them on purpose.',
    ],
  },
  {
    nouns: list('forklift forklifttruck'),
    events: [
      '{a_one} reversed with a beep through a glass door, a partition and a farewell party, whose cake reads {name}',
      '{a_one} lifted the foreman’s office a hand high, with the foreman, to sweep below, and is known up there as {name}',
      '{a_one} may be driven only after a film in which everything goes wrong, and in the film it was played by {name}',
      '{a_one} was taken to the bakery by a man on his break, at six miles an hour, and the whole town drove behind {name}',
    ],
    conflicts: [
      told(
        'When it goes backwards it beeps, and there is a lorry out there that has fallen in love.',
        'They back towards each other on Fridays.',
        'The children will have a light on top.',
      ),
      told(
        'The colleague stood on it just for a minute, to get at the top shelf, and the shift has ended since.',
        'He has light up there, and biscuits.',
        'A pulley has been set up, for his wife.',
      ),
      told(
        'On the yard there is a race every Friday after four, which the management does not know of, and wins.',
        'The record is nine minutes, for the hall.',
        'A hedgehog overtook on the inside.',
      ),
      told(
        'The new man did in one morning what had stood there for thirty years: a wall.',
        'There is a fine view of the accounts now.',
        'He had been told to press it home.',
      ),
      told(
        'Two prongs have gone through a crate marked “this side up”, and something in there has said “ow”.',
        'It was forty talking dolls.',
        'They say it in turn, on the night shift.',
      ),
    ],
    closings: [
      'Beep, says the rear, and everything has been said.',
      '{They} has a heavy foot, and no licence for feelings.',
      'Slow, but not to be talked out of it.',
      'The warning triangle is under it.',
      '{They} can carry two tons, but not a grudge; for that {they} has a pallet.',
    ],
  },
  {
    nouns: list('zeppelin blimp airship'),
    events: [
      '{a_one} hung quite still over a nudist camp for an hour, on account of the wind, says the captain of {name}',
      '{a_one} was moored to the church for a night by one thin rope, and in the morning the village had no church, but {name}',
      '{a_one} was taken for the moon by a dog on a farm, and he has thrown himself hoarse at {name}',
      '{a_one} had advertising along the side, the wind folded it, and from below everybody read {name}',
    ],
    conflicts: [
      told(
        'Somebody inside had onions for lunch, there are forty people, and the windows are only painted on.',
        'They were the first to see the summit, with tears.',
        'He said “lovely air”, when they got out.',
      ),
      told(
        'Smoking is strictly forbidden on board, and so is woollen underwear, sparks, and a certain Mr Blitz.',
        'He got as far as the gangway.',
        'The soup is served cold, by a barefoot man.',
      ),
      told(
        'It sways only a little, said the guide, and a lady has told him her whole life.',
        'He has asked her not to get to the end.',
        'She hugged a ski, which was not hers.',
      ),
      told(
        'A bird sat on it, and forty people leaned to the other side.',
        'It had only wanted to see the view.',
        'It flew off, and all of them leaned back at once.',
      ),
      told(
        'It takes an age to turn round, and the captain has forgotten his sandwich.',
        'They will be over his house by Wednesday.',
        'His wife lowers one from the attic, on a rod.',
      ),
    ],
    closings: [
      'From up there everybody is small, and owes one money.',
      'Please do not poke the ceiling.',
      'It floats, as long as no one brings it up.',
      'The view was fog, but of the highest quality.',
      'Down below somebody waves, and it is the man with the rope.',
    ],
  },
  {
    nouns: list('gokart soapbox soapboxracer'),
    events: [
      '{a_one} was built of a pram, a bath and an uncle’s promise, took the first bend on two wheels, and the other two are called {name}',
      '{a_one} went down the steep lane with a boy, a hen and no brakes, and through the bakery they came as {name}',
      '{a_one} was steered by a bishop for a charity hour, he lifted both hands for the blessing, and the straw bales received {name}',
      '{a_one} came in last by two laps, with the safety marshal on the bonnet, and was flagged home as {name}',
    ],
    conflicts: [
      told(
        'The knees come up past the ears, and the man is a director.',
        'He overtook his own driver, with a bell.',
        'The driver has saluted, as one does.',
      ),
      told(
        'There is a helmet to go with it, and with that on nobody has ever looked well.',
        'A bride tried; the veil went under.',
        'It is worn very low, for the neighbours.',
      ),
      told(
        'It belongs to a child of five, who has counted the rounds, and father is on his fourth.',
        'He says that he is only testing the bend.',
        'The child has looked at the clock, like mother.',
      ),
      told(
        'A policeman measured it at a walking pace, and then had to run along, to hand over the paper.',
        'He caught up at the slope.',
        'They were both out of breath, it from the bell.',
      ),
      told(
        'Half way down somebody thought of the brakes, and there had been a talk about them, in the shed.',
        'It was to be done after the paint.',
        'The duck pond is soft, but full.',
      ),
    ],
    closings: [
      'It is low, loud, and thinks of itself as a car.',
      'Stopping is for people who are late.',
      'There is a flag on {them}, so that they can find the rest.',
      'The bend won.',
      'One can laugh, but only from behind.',
    ],
  },
  {
    nouns: list('policecar patrolcar squadcar'),
    events: [
      '{a_one} stood behind a hedge with the lights off for so long that a family of wrens moved in with {name}',
      '{a_one} drove behind a very careful man for nineteen miles, just by chance, and he gave himself up to {name}',
      '{a_one} went off, blue light and all, for the last doughnut in the district, and four burglars lay flat before {name}',
      '{a_one} was washed by school children for charity, and at the very next chase smelled of strawberries and {name}',
    ],
    conflicts: [
      told(
        'Everybody slows down when it comes along, and so it has not got above forty since the spring.',
        'It was overtaken by a hearse, with a nod.',
        'At home it is told that it is always late.',
      ),
      told(
        'The back doors do not open from inside, and the sergeant had only got in to look for his glove.',
        'He confessed at about four.',
        'His partner went for help, and for lunch.',
      ),
      told(
        'A dog has the back seat to himself, and the thief has to sit with the driver and hold the map.',
        'He is quite good at it.',
        'They let him out where he lives, and asked him for next week.',
      ),
      told(
        'The siren was changed in the workshop by mistake for one with ice cream.',
        'The arrests are up, and the average age is seven.',
        'One robber came out with a coin.',
      ),
      told(
        'Somebody in the rear mirror was flashing, and the two of them in front began to look for the papers.',
        'It was an ambulance, wanting to get by.',
        'They have fined themselves, to be safe.',
      ),
    ],
    closings: [
      'Nobody has done anything, and all of them sit up straight.',
      'Nee-naw, {they} says, and means a sandwich.',
      'There are crumbs in there that will never talk.',
      'It is only looking, but from quite near.',
      'Drive on, please; there is something to see, but it is ours.',
    ],
  },
];
