/** What is told of who serves, entertains or gives himself airs: nanny, butler, intern, jester, fortune-teller. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_SOCIETY: readonly NounClass[] = [
  {
    nouns: list('nanny aupair governess childminder'),
    events: [
      '{a_one} came in by the window with a bag and the east wind, and was told by the father that the door was there, {name}',
      '{a_one} counted to ten for hide-and-seek in a villa with forty rooms, and on the third day rang the police as {name}',
      '{a_one} sang four verses at bedtime, all the adults fell asleep, and three children made toast for {name}',
      '{a_one} was told “no sugar, no screens”, and by the evening the parrot, the twins and the sofa were in league with {name}',
    ],
    conflicts: [
      told(
        'The twins were bathed one after the other, and {they} has a feeling that it was twice the same one.',
        'The other is by now rather brown.',
        'They answer to “you there”.',
      ),
      told(
        'The parents said “ten at the latest”, and at one in the morning {they} was reading the fridge magnets out loud to the dog.',
        'The parents came in on tiptoe, and were sent to bed.',
        'He liked the one from Rimini.',
      ),
      told(
        'At the interview {they} was asked for experience, and showed a bite.',
        'It was a boy of good family; one can see the crown.',
        'They doubled the pay, and locked the dining room.',
      ),
      told(
        'There are four children in the house, according to the contract, and {they} puts five to bed.',
        'The fifth has the best manners.',
        'He was the gas man, and is happy.',
      ),
      told(
        '“Indoor voices”, {they} said, and there was a moment in which one could hear the honey run down the piano.',
        'It was a C, and it held.',
        'Something with four legs and a bow then came out.',
      ),
    ],
    closings: [
      'Nobody is crying, and that is what is worrying.',
      'One, two, two and a half, two and three quarters.',
      'There is a sticker on the back, and it says “good girl” or “fragile”.',
      'The children are asleep; please do not breathe on the stairs.',
      'If it is quiet, it is paint.',
    ],
  },
  {
    nouns: list('butler maid housekeeper footman valet manservant'),
    events: [
      '{a_one} announced four hundred guests without a mistake, and at the end, into the silence, by accident, {name}',
      '{a_one} was suspected in eleven murders at one weekend, brought everybody cocoa, and was cleared as {name}',
      '{a_one} coughed, very softly, behind a duke in a burning library, and was told to wait, {name}',
      '{a_one} was rung for on a cord from the bath, then from the attic, then from the lake, and arrived everywhere dry, as {name}',
    ],
    conflicts: [
      told(
        'The silver is counted every night, and there is always one fork more than in the morning.',
        'It is a fish fork, and it will not say.',
        'The neighbours have hired a detective, and he eats with his hands.',
      ),
      told(
        'The master has asked for the newspaper to be ironed, and there has been a fold in the Foreign Office since.',
        'War was avoided, at low heat.',
        'The crossword is very smooth.',
      ),
      told(
        'A detective gathered everyone in the drawing room and pointed, and {they} asked whether he took sugar.',
        'It was the aunt, but she had been so nicely served.',
        'He pointed again, and was given a biscuit for it.',
      ),
      told(
        '“Very good”, {they} says, and there are nine ways of saying it, of which one is a resignation.',
        'His lordship has heard it only once, about a waistcoat.',
        'The fourth one means that there is a bear.',
      ),
      told(
        'On the day off {they} sat in a café, and three tables were cleared before anyone could say anything.',
        'They left a tip; it was left again, folded.',
        'The waiter has asked for a reference.',
      ),
    ],
    closings: [
      'You rang? No. It was the conscience.',
      'One sees nothing, one hears nothing, and one knows it from the laundry.',
      'Dinner is served, and so is a certain look.',
      'There was dust, on Thursday, but it apologised.',
      'Will that be all? It never is.',
    ],
  },
  {
    nouns: list('intern trainee'),
    events: [
      '{a_one} was sent to the stores for a left-handed screwdriver, came back with one, and has been feared since as {name}',
      '{a_one} replied to all, with a heart, to a mail about redundancies, and four hundred people wrote back to {name}',
      '{a_one} made one very good coffee on the first day, and still has, after nine months, no other task or name than {name}',
      '{a_one} was introduced at the meeting as “somebody who will be helping us”, and in the minutes it says {name}',
    ],
    conflicts: [
      told(
        'The pay is experience, and {they} has tried to hand it in at the supermarket.',
        'They could not change it.',
        'The landlord has some of it already, framed.',
      ),
      told(
        'Everyone has explained the photocopier to {them}, and by now {they} is the only one who knows how it works.',
        'The board comes to ask, on tiptoe.',
        'The tray three thing is passed on at night, by mouth.',
      ),
      told(
        '{They} carried eleven coffees, with a list: oat milk, soy milk, no milk, and one that was angry.',
        'The angry one went to the wrong person, and he got promoted.',
        'Nobody noticed that it was all tea.',
      ),
      told(
        'In the second week the whole department was ill, and {they} has sold a subsidiary.',
        'It went for a good price, with a goat.',
        'They only noticed when the canteen was in Danish.',
      ),
      told(
        'The reference says “always made an effort”, and a lawyer friend read it, and put a hand on {their} arm.',
        'There was a word for “punctual” missing, too.',
        'The next one says “sociable”, and that is worse.',
      ),
    ],
    closings: [
      'Six months, and after that there might be a chair.',
      'Has anybody got two minutes? Nobody had.',
      'It looks good on the CV, next to the coffee stain.',
      'The password is still “Welcome1”, and so is the feeling.',
      'Somebody has to do it, and it is a Friday.',
    ],
  },
  {
    nouns: list('jester courtjester'),
    events: [
      '{a_one} told the king the truth, everybody laughed, and it was not until Wednesday that the king sent for {name}',
      '{a_one} fell down the throne steps so well that the ambassador did it as well, out of courtesy, behind {name}',
      '{a_one} wanted to creep out of a boring banquet, in a hat with eleven bells, and the whole hall said good night to {name}',
      '{a_one} hit a bishop with a pig’s bladder on a stick, and as it was a Thursday it counted as advice from {name}',
    ],
    conflicts: [
      told(
        'The joke was new, so the court waited until the king knew whether it was funny.',
        'He is still thinking, and the soup is cold.',
        'The queen laughed into a duke.',
      ),
      told(
        '{They} juggled three oranges, a dagger and the crown, and somebody called out {their} name.',
        'The crown came down on the cook.',
        'The kingdom was well fed until it was noticed.',
      ),
      told(
        'Two of the points on the cap go left and right, and the third one has a will of its own.',
        'It winks at the queen.',
        'There is a bell in there which is off, by half a tone and a marriage.',
      ),
      told(
        'The fools’ guild has met about {them}, because {they} was right four times in a row.',
        'They let it go; the fifth time was about shoes.',
        'The ministers would like to know how it is done.',
      ),
      told(
        'Off duty {they} is a serious person in grey, and nobody at court has ever recognised {them}.',
        'A duke took {them} for the chancellor, and paid {them} what he owed.',
        'The only thing was the shoes.',
      ),
    ],
    closings: [
      'All a joke, all a joke; where is the door?',
      'The king has laughed; you may now breathe.',
      '{They} jingles, so one hears the truth coming.',
      'One head on the neck, and one on the stick, in case.',
      'The fool said so, and it has been so.',
    ],
  },
  {
    nouns: list('fortuneteller palmreader palmist clairvoyant soothsayer'),
    events: [
      '{a_one} saw a tall dark stranger coming, and it was the bailiff, who took the table, the cloth and {name}',
      '{a_one} called out “Come in” before anybody had knocked, nobody had, and nobody came in, as foretold by {name}',
      '{a_one} warned a whole town of next Tuesday, and since nobody can say what it was, all of them thank {name}',
      '{a_one} had an accident outside the tent that nobody could have foreseen, says the letter from the insurance to {name}',
    ],
    conflicts: [
      told(
        'A goldfish got into the works, and everybody in the village has been promised a long journey in circles.',
        'They went, and it was lovely.',
        'He comes up at “money”, and opens his mouth.',
      ),
      told(
        'It said “closed owing to unforeseen circumstances” on the tent, and it was in the paper.',
        'It was cleaned up; now it says “closed, as you knew”.',
        'They lined up to be told when it opens.',
      ),
      told(
        'A customer had a very short line in the hand, and it was jam.',
        'He was licked to seventy.',
        'There were crumbs ahead, and a dark beard.',
      ),
      told(
        '“There is somebody with an M in your life”, it was said to a man called Müller, from München, with a mother.',
        'He went white, and paid twice.',
        'He has told it to Monika.',
      ),
      told(
        'The lottery numbers have been known in there for years, but it is a matter of professional ethics.',
        'The rent is due as well; that was seen too.',
        'There is one pair of socks, and it is in the stars.',
      ),
    ],
    closings: [
      'You will read this sentence, and then it will be over.',
      'It all came true, give or take the date, the man and the boat.',
      'The future is cloudy; it needs a cloth with a bit of vinegar.',
      'It is ten more for good news.',
      'You knew that already, which is what you pay for.',
    ],
  },
  {
    nouns: list('inventor'),
    events: [
      '{a_one} had the idea of the century in the bath, ran out into the street, and it was the street that cried {name}',
      '{a_one} thought of something round that rolls, was told at the counter that there was one already, and was sent home as {name}',
      '{a_one} made an alarm clock that tips the sleeper into cold water, forgot about it, and at seven was heard to shout {name}',
      '{a_one} pulled the lever on the great day, in front of the press, and out came a boiled egg with the initials of {name}',
    ],
    conflicts: [
      told(
        'In the shed there is something with nine belts, a boot and a candle, and it butters bread.',
        'One side only, but at four metres.',
        'The hen in it is a permanent employee.',
      ),
      told(
        'A bulb went on over {their} head, and somebody said that it was on the landlord’s bill.',
        'It is a low-energy idea now.',
        'It was about a better switch.',
      ),
      told(
        'The first ten thousand attempts did not work, and the wife has kept them all, in the guest room.',
        'Number four is quite a good guest.',
        'Her mother slept on sixty-one, and has not come back.',
      ),
      told(
        'A rival got to the patent office nine minutes earlier, with the same thing, but in blue.',
        'It was the shoes; they had a motor.',
        'They have both been overtaken by an aunt with a rubber band.',
      ),
      told(
        'The machine for perpetual motion has been going since {year}, and it stops only when one looks.',
        'A man from the ministry shut his eyes, and passed it.',
        'It was the cat, on a wheel, for tuna.',
      ),
    ],
    closings: [
      'Necessity was the mother of it; the father has not come forward.',
      'It works, in principle and behind a sandbag.',
      'Stand back, and hold this for me.',
      'The eyebrows will be in the next version.',
      'Nobody needed it before, and now it is in the way.',
    ],
  },
  {
    nouns: list('historian chronicler'),
    events: [
      '{a_one} corrected the tour guide, then the plan, then the tomb, and was at last contradicted from inside, as {name}',
      '{a_one} was asked what happened at the weekend, began with the Hittites, and by Monday had got to {name}',
      '{a_one} wrote four volumes on a Tuesday in 1312, in which it rained, and the rain is known in the trade as {name}',
      '{a_one} blew the dust off an old letter, read “do not open before our time, {name}”, and went pale',
    ],
    conflicts: [
      told(
        'Two schools are at war over what a king said as he fell off the horse: “ah” or “oh”.',
        'The horse’s side was never heard.',
        'It has been found out that it was the neighbours’ king.',
      ),
      told(
        'In the film the knight had a wristwatch, and {they} stood up, in row nine, and has not sat down since.',
        'Somebody has hung a coat on the raised arm.',
        'The row behind has bought a periscope.',
      ),
      told(
        '“That was all before my time”, says everyone who is asked, and so it is {they} who gets the bill.',
        'It is for a castle, and half a Thirty Years’ War.',
        'It may be paid in groats, or in tithes.',
      ),
      told(
        'There are two sources: one was not there, and the other one was drunk.',
        'They agree on the soup.',
        'The third is a cook, and he is the one with a grudge.',
      ),
      told(
        'The past is a foreign country, {they} said at the border, and opened the suitcase.',
        'It was mostly footnotes, and one helmet.',
        'They had to leave the plague behind.',
      ),
    ],
    closings: [
      'It happened; the rest is a footnote.',
      'In those days people still knew how to be ill.',
      'It was all better before, says a man from before.',
      'The winners wrote it, and their spelling was dreadful.',
      'Those who forget it have to sit the test again.',
    ],
  },
  {
    nouns: list('hipster'),
    events: [
      '{a_one} liked the place before it had a roof, a floor or customers, and left when it got to be known as {name}',
      '{a_one} typed a novel in a café on a machine without a ribbon, and the only copy is on the table top, by {name}',
      '{a_one} ordered something that nobody had heard of, the waiter had not either, and it was brought as {name}',
      '{a_one} was photographed as a lumberjack for a magazine, was handed a saw, and let go of a scream and of {name}',
    ],
    conflicts: [
      told(
        '{They} burned {their} tongue on the pizza, as {they} had eaten it before it was cool.',
        'The demo was less hot.',
        'The tongue has left for Berlin.',
      ),
      told(
        'The bicycle has no gears and no brakes, and {their} street goes down to the river.',
        'The ducks were into it first.',
        'It is for sale, slightly rinsed.',
      ),
      told(
        'The coffee was dripped for eleven minutes through a sock from Ethiopia, and there is a note of sock in it.',
        'It was called approachable.',
        'The sock has a waiting list.',
      ),
      told(
        'Grandfather was seen in town in the same trousers, cap and glasses, and has been asked for an interview.',
        'He had only wanted a screw.',
        'He has been followed to the allotment, and it is now full.',
      ),
      told(
        'A band was so little known that it broke up out of respect on the day when somebody else bought the record.',
        'It was the drummer’s mother.',
        'There were two of them, and one was the tambourine.',
      ),
    ],
    closings: [
      'It was better when nobody came.',
      'You have probably not heard of {them}; nor has {they}.',
      'It is meant ironically, apart from the moustache wax.',
      'Served in a jam jar, on a slate, in the dark.',
      'Everybody there is different in exactly that way.',
    ],
  },
  {
    nouns: list('goth emo'),
    events: [
      '{a_one} came to the beach in a floor-length coat, was taken for a beetle by a child, and kept as {name}',
      '{a_one} dyed everything black in one wash, the bath, the cat and the mother included, and they all answer to {name}',
      '{a_one} sighed on a swing at midnight, the swing squeaked along in tune, and the song got into the charts as {name}',
      '{a_one} was invited as a bridesmaid, wore the pink dress with dignity, and is mourned in that colour as {name}',
    ],
    conflicts: [
      told(
        'Mother knocked at the crypt with sandwiches, cut into triangles, in front of everybody.',
        'They were cucumber, and the crusts were off.',
        'All the lost souls had two.',
      ),
      told(
        'The fringe covers one eye, and {they} has known only the left half of town since {year}.',
        'The right half is said to be nicer.',
        'There was a sister over there all the time.',
      ),
      told(
        'Somebody said “cheer up, it may never happen”, and {they} had put it in the diary.',
        'It was for Thursday, and there was to be a cake.',
        'It did rain, which helped.',
      ),
      told(
        'A poem about the void was handed in, and came back with a gold star and a smile drawn in.',
        'The star was worse than the smile.',
        'The void has it on the fridge.',
      ),
      told(
        'A puppy came up in the graveyard, and there was nobody else there, and it was only for a minute.',
        'A raven saw it, and has told.',
        'They say that there was a voice: “who is a good hellhound”.',
      ),
    ],
    closings: [
      'Black goes with everything, above all with black.',
      'Nobody understands, and that was the plan.',
      'It is not a phase, it says on the biscuit tin.',
      'Darkness falls, and has ruined the eyeliner.',
      'A tear ran down, in search of company.',
    ],
  },
];
