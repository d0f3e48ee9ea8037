/** What sticks to teeth, hair and lapels: candyfloss, chewing gum, meringue, churro. */
import { list, type NounClass, told } from './noun-class.ts';

export const SWEET_CLASSES: readonly NounClass[] = [
  {
    nouns: list('candyfloss cottoncandy candycotton fairyfloss'),
    events: [
      '{a_one} was larger than the child that held it, the wind got up, and over the fairground they waved to {name}',
      '{a_one} was washed before eating by a careful raccoon, and all that it found in the water afterwards was {name}',
      '{a_one} was wound round a stick out of one spoon of sugar and a great deal of nothing, and the nothing is called {name}',
      '{a_one} met a bearded man in the crush at the big wheel, and neither he nor {name} has come off since',
    ],
    conflicts: [
      told(
        'It rained for one minute, and a crowd of children stood there holding sticks.',
        'The puddle is pink, and has a line of dogs.',
        'They were given a stick each, which they had.',
      ),
      told(
        'Somebody took a bite, and there was nothing in it, and then there was sugar on the ears.',
        'He goes on, since it must be in there.',
        'It is like a promise, but on a stick.',
      ),
      told(
        'A cloud came down to ask about the colour.',
        'It has been seen at sunset, trying it on.',
        'They have exchanged sheep.',
      ),
      told(
        'An old lady has felt the fluff, thought of a cardigan, and brought her needles.',
        'The sleeves lasted until she leaned on the horse.',
        'It is one size, and shrinking.',
      ),
      told(
        'It was kept for later, in a drawer, and later it was a pebble.',
        'Grandfather cut a tooth on it.',
        'On the drawer it says “cloud, do not open”.',
      ),
    ],
    closings: [
      '{They} weighs as much as a sigh, and sticks like a relative.',
      'Hold it up, hold your hair back, and go in face first.',
      'It was there, and then it was only on the chin.',
      'There is more of it on the outside than there is in it.',
      'Keep away from rain, tongues and jumpers.',
    ],
  },
  {
    nouns: list('chewinggum bubblegum'),
    events: [
      '{a_one} was stuck under a school desk in the spring of 1974, and at the class reunion somebody felt for it and said {name}',
      '{a_one} was swallowed by a boy who had been told what happens then, and he has been waiting seven years for {name}',
      '{a_one} was blown up to the size of a head at a recital, and the head that appeared behind the bang was {name}',
      '{a_one} was pulled, quite slowly, between a shoe and a pavement, and the note that it made was {name}',
    ],
    conflicts: [
      told(
        'It is in somebody’s hair, and there are five cures for that, and each of the aunts has brought one.',
        'There is peanut butter in it as well by now, and an ice cube.',
        'In the end it was the scissors; they call it a fringe.',
      ),
      told(
        'A goalkeeper chewed all through the final, and at the penalty he was busy with a bubble.',
        'It covered a good part of the goal.',
        'The ball has been got out, in shorts.',
      ),
      told(
        'The teacher held out a hand and said “spit it out”, and has a collection now.',
        'Some of it is still sweet.',
        'At his retirement it was hung in the gym, and bounced.',
      ),
      told(
        'A bank robber sat down on a tram seat, and was found there by the police at the terminus.',
        'He had to leave the trousers.',
        'They were taken in for questioning.',
      ),
      told(
        'After the first minute the taste is gone, and the chewing goes on out of loyalty.',
        'The jaw has been given a holiday.',
        'He parked it behind the ear, and now hears peppermint.',
      ),
    ],
    closings: [
      'It gives way, but it does not let go.',
      'Please use the bin, not the underside of the world.',
      'One may not talk with it in, but one may think in circles.',
      'It is on the sole now, and part of the family.',
      'It will stick by you, whether you like it or not.',
    ],
  },
  {
    nouns: list('gummybear gummibear gummyworm jellybean jellybaby winegum gumdrop'),
    events: [
      '{a_one} sat in the sun on a dashboard with forty others, and there is only one of them now, a big one: {name}',
      '{a_one} was given to a boy for being brave, he was brave again at once, eleven times, and the dentist wrote down {name}',
      '{a_one} hid among the vitamins of a health-conscious aunt, has been taken daily since, and she calls it {name}',
      '{a_one} fell between the seats in the cinema, stuck to a coat, and saw the world from below as {name}',
    ],
    conflicts: [
      told(
        'The red ones go first, then the green ones, and the white one has been to a counsellor.',
        'It is pineapple, and nobody has ever asked.',
        'Uncle takes it last of all, with the light off.',
      ),
      told(
        'At the bottom of the bag two have grown together, and the family is divided on whether to part them.',
        'They were eaten as a couple.',
        'A priest was asked, and took one end.',
      ),
      told(
        'Somebody laid nine of them in vodka overnight, and by morning they had the size of mice and a song.',
        'The baby shower has been brought to an end by a neighbour.',
        'Grandmother had three, for the vitamins.',
      ),
      told(
        'Some people begin with the head and some with the feet, and there is a third kind who swallow whole.',
        'One does not turn one’s back on them.',
        'They never say which; they only smile in colours.',
      ),
      told(
        'The small bag was for the whole journey, and at the end of the drive it was passed to the driver, for folding.',
        'There was one, but it was a button.',
        'He has it still, and sucks it in tunnels.',
      ),
    ],
    closings: [
      'It bends, it does not break, and it does not come off the filling.',
      'No fat, it says on the bag, very large.',
      'One more, and then only the orange ones.',
      'Soft, cheerful, and hard as a pebble by the weekend.',
      'It is in the carpet now, and looks up.',
    ],
  },
  {
    nouns: list('candycane'),
    events: [
      '{a_one} was sucked to such a point that the child was sent to bed and the point put away as {name}',
      '{a_one} hung on the tree until Easter, since nobody likes that flavour, but nobody says so to {name}',
      '{a_one} was taken by a very small shepherd for the nativity play, as his was broken, and was eaten before the kings came, as {name}',
      '{a_one} was found in a coat pocket with the lining on, and was licked clean, by a grown woman, as {name}',
    ],
    conflicts: [
      told(
        'Somebody bit, instead of sucking, and the dentist heard it across the square.',
        'He put his coat on without being asked.',
        'The tooth is in there, for good.',
      ),
      told(
        'It was to be shared out among three with a hammer, and it was the hammer that had to be shared.',
        'The table is in four parts.',
        'The cat has taken the head of it under the piano.',
      ),
      told(
        'A barber has hung it outside his shop for the stripes, and there is a boy at the foot of it every morning.',
        'Business has never been so sticky.',
        'The pole comes to a point now.',
      ),
      told(
        'The stripes go round and round, and a hypnotist on the fairground has had to buy a plain one.',
        'He is still very relaxed.',
        'A hen is on the till for the time being.',
      ),
      told(
        'It is hooked on to everything in December, and by the sixth of January the tree is only held up by that.',
        'The cat is hung there as well, but she was asked.',
        'Father lifts it off with his teeth.',
      ),
    ],
    closings: [
      '{They} has been in a mouth, in a pocket and in a mouth.',
      'Wash your hands, and then whatever they touched.',
      'After dinner, said mother; she did not say which.',
      'Hard on the outside, and then hard.',
      'The last of it is thin enough to read through.',
    ],
  },
  {
    nouns: list('meringue pavlova crèmebrûlée cremebrulee crèmebrulee'),
    events: [
      '{a_one} stood proudly in the oven, somebody on the third floor shut a door, and it went down as {name}',
      '{a_one} was carried on tiptoe past a sleeping uncle, he said “what?”, and there it lay, {name}',
      '{a_one} was tapped with a spoon at table six, it cracked like a pistol, and the waiter lay flat and called {name}',
      '{a_one} needed eleven whites of egg, so that there is also a bowl of yolks in that house which calls itself {name}',
    ],
    conflicts: [
      told(
        'Nobody may speak above a whisper until it is on the table, and the plumber is coming at four.',
        'He mimed the bill.',
        'It was the hiccups that did it, not the drill.',
      ),
      told(
        'Two countries claim to have made it first, for the same dancer, and she did not eat sweets.',
        'She had half a pear.',
        'The pear is claimed by nobody.',
      ),
      told(
        'At the first touch of a fork it went off all over the table, and the fork had been so careful.',
        'There is a bit in the chandelier, glittering.',
        'The guest is still holding on to the plate.',
      ),
      told(
        'A small blowtorch was bought for it, and the husband has not been bored since.',
        'The toast, the fence and the salad are done on top.',
        'His fringe will come back, says the barber.',
      ),
      told(
        'It is mostly air, says a guest with a pocket calculator, and at that price it must be from Switzerland.',
        'He has had three breaths of it.',
        'The cook has offered him the window.',
      ),
    ],
    closings: [
      'Please do not slam anything, including this story.',
      'It rose, it shone, and somebody coughed.',
      'Light as a feather, and rather more sensitive.',
      'Serve at once, or mourn at leisure.',
      'It cracked under the pressure of a teaspoon.',
    ],
  },
  {
    nouns: list(
      'cannolo cannoli profiterole beignet croquembouche chimneycake trdelník trdelnik kürtőskalács kurtoskalacs pączki paczki pączek',
    ),
    events: [
      '{a_one} was eaten in a black suit just before a wedding, and on all of the pictures the best man looks like {name}',
      '{a_one} was bitten by somebody who breathed in at the wrong moment, and the cloud over the market was {name}',
      '{a_one} was taken home on the back seat in a paper bag, the bag was see-through by the bridge, and the driver had eaten {name}',
      '{a_one} was dropped on the festival square in the sugar of all the others, and got up better, as {name}',
    ],
    conflicts: [
      told(
        'The filling, or the dip, or the syrup goes up the sleeve, and comes out again at the next handshake.',
        'It was with a bank manager, and they clung.',
        'The elbow has been licked, which is said to be impossible.',
      ),
      told(
        'They are sold by six, and six is what a man bought who lives alone, for appearances.',
        'He said “the children will be pleased”, twice.',
        'He set a table for it, with names.',
      ),
      told(
        'A grandmother left out one thing when she told the recipe, and the whole family has been tasting since {year}.',
        'It is not the cinnamon; it may be love, or lard.',
        'She smiles in the photograph, with sugar on.',
      ),
      told(
        'Leave the car, said a visitor from Palermo, but take that with you.',
        'The car was found, and had been licked.',
        'Nobody asks about the visitor.',
      ),
      told(
        'Hot oil and a wet spoon met over it, and the stall next door sells candles by its own light since.',
        'They share the extractor, and a lawyer.',
        'The bats have moved in with the perfumer.',
      ),
    ],
    closings: [
      'There is sugar on the lapel, and no use denying it.',
      'It is fried, it is filled, it is forgiven.',
      'One is enough, says the label of the trousers.',
      'The bag knows everything, and shines.',
      'Do not laugh while eating; do not sneeze while laughing.',
    ],
  },
  {
    nouns: list('mochi daifuku dango tteokbokki tteok tangyuan'),
    events: [
      '{a_one} was hit with wooden hammers by two brothers in turn, and only the one who turned it shouted {name}',
      '{a_one} had {their} cheek pinched by a passing grandmother, and the cheek is still on its way back to {name}',
      '{a_one} was dropped from a table, bounced twice, and was handed back by a cat, who had dusted it, as {name}',
      '{a_one} was bitten in the front by somebody and pulled away from, all across the room, and the bridge is called {name}',
    ],
    conflicts: [
      told(
        'Chew, it says on the packet, in four languages and one drawing, and uncle is not a reader.',
        'He has been quiet since lunch, and that is new.',
        'He has said one word, on Tuesday: “nice”.',
      ),
      told(
        'The rabbit in the moon has been pounding it since there was a moon, and the neighbours have written to him.',
        'He answers with a parcel.',
        'At half moon he works part time.',
      ),
      told(
        'A pillow shop has returned {them}; they had only noticed when it was in the cover.',
        'The sleeper is very pleased, and dusted in starch.',
        'There is an ear in it.',
      ),
      told(
        'In the middle is either red bean or strawberry, and a whole family is shaking {them} by the ear.',
        'It was ice cream, and the ear is cold.',
        'There is now a fingerprint of everybody.',
      ),
      told(
        'It does not come off the plate, nor the chopsticks, nor the gums, and has been admired for its loyalty.',
        'There is a dog of that name, too.',
        'The plate is going along to the party.',
      ),
    ],
    closings: [
      'Please squeeze, but only with clean hands.',
      'It is round, soft, and has no plans.',
      'What sticks together stays together, mostly to the roof of the mouth.',
      'It is dusted once a day.',
      'The stretch is the point.',
    ],
  },
];
