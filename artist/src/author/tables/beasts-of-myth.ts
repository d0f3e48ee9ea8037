/** Who is half one thing and half another, has too many heads, or begins again from ashes: phoenix, centaur, minotaur. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEAST_OF_MYTH_CLASSES: readonly NounClass[] = [
  {
    nouns: list('phoenix firebird'),
    events: [
      '{a_one} burst into flames at the stroke of midnight, was swept up by the cleaner, and climbed out of the dustpan as {name}',
      '{a_one} set off the smoke alarm at {their} own funeral, came back for the coffee, and was greeted as {name}',
      '{a_one} was insured against fire only once, and the second claim, and the ninth, were paid out to {name}',
      '{a_one} left nothing but a small heap on the rug, and the heap coughed twice and introduced itself as {name}',
    ],
    conflicts: [
      told(
        'The passport photo has to be taken again every time, because of the singeing.',
        'The date of birth is filled in with a pencil.',
        'In number six it is mostly beak.',
      ),
      told(
        'A thrifty aunt has raked {them} out of the grate, and used {them} on the icy path.',
        'Spring came early there, with feathers.',
        'Nobody has slipped; somebody has been pecked.',
      ),
      told(
        '{They} died in style at the opera, and rose again during the interval, in front of the ice creams.',
        'They were soup by then.',
        'Row G would like a new curtain, and eyebrows.',
      ),
      told(
        'The will has been read out eleven times, and each time it was {they} who inherited.',
        'The nephew has given up hope and taken up golf.',
        'It is one egg cup and a box of matches.',
      ),
      told(
        'The pension office says that {they} is four days old, and has sent a rattle.',
        '{They} is keeping it for the next time.',
        'The contributions go back to Egypt.',
      ),
    ],
    closings: [
      'Ashes to ashes, and then back again by Tuesday.',
      'Do not cry; just open a window.',
      'It was a good funeral, and the next one has been booked.',
      'Please do not empty the ashtray.',
      'Every ending is only the warm part.',
    ],
  },
  {
    nouns: list('griffin gryphon griffon hippogriff chimera chimaera'),
    events: [
      '{a_one} was put on a coat of arms, ate the lion out of the other corner, and is now the whole crest of {name}',
      '{a_one} was to be brought to the vet, but the front needed one vet and the back another, and they agreed only on {name}',
      '{a_one} guarded a heap of gold for nine hundred years, asked at last whose it was, and heard that it belonged to {name}',
      '{a_one} was drawn by a monk who had run out of animals, and in the margin, with an arrow, he wrote {name}',
    ],
    conflicts: [
      told(
        'The front half gets up at dawn, and the back half does not.',
        'They meet in the middle at about ten.',
        'The belt is a border, and it is guarded.',
      ),
      told(
        'At the zoo {they} was offered two cages, with a hole in the wall between them.',
        'The ticket is charged twice.',
        'One keeper feeds, and the other says sorry.',
      ),
      told(
        'The family tree has been looked at by a professor, who then had to sit down under it.',
        'It was a long ago party, and everybody blames the wine.',
        'There is a branch that nobody talks to.',
      ),
      told(
        '{They} was hired to stand on a gatepost with one paw on a ball, and {they} has seen a stick.',
        'The ball rolled as far as the rectory.',
        'The other gatepost saw nothing.',
      ),
      told(
        'A cat flap was put in for {them}, and then a bird bath, and {they} got stuck in both.',
        'It was the same morning.',
        'The joiner has asked for a drawing, from all sides.',
      ),
    ],
    closings: [
      '{They} was put together by somebody who could not decide, and is well made.',
      'All parts are original, though not of the same original.',
      'The other half sends its regards.',
      'Half of it would like to go out, and the rest has the claws in the carpet.',
      'Under “species” it says: “see overleaf”.',
    ],
  },
  {
    nouns: list('centaur'),
    events: [
      '{a_one} tried on trousers in a very good shop, and the fitting room is now called {name}',
      '{a_one} came to the ball with bare hooves, tapped along to one waltz, and had to pay for a parquet as {name}',
      '{a_one} was shod and shaved on the same morning by the same man, who got them in the wrong order and shouted {name}',
      '{a_one} was asked at the door whether {they} came as a guest or as transport, and said “both”, and {name}',
    ],
    conflicts: [
      told(
        'The tailor has taken the measurements as far as the belt, and from there on he has passed them to the saddler.',
        'They share one tape measure, and no opinion.',
        'The jacket is a dream; below there is a draught.',
      ),
      told(
        'The doctor examined {them} down to the navel, and wrote a letter to the vet.',
        'They have agreed on oats and a walk.',
        'The prescription is to be taken with water, from a bucket.',
      ),
      told(
        '{They} cannot sit in any theatre, and stands at the back, where people come and pat {them}.',
        '{They} enjoyed the second act, and a carrot.',
        'Somebody has left a coat on {them}.',
      ),
      told(
        'For breakfast one end would like the newspaper, and the other end would like the lawn.',
        '{They} has had the sports pages, and a bit of the croquet.',
        'It is settled by whoever is nearer.',
      ),
      told(
        'Every summer the nymphs move house, and it is always {them} whom they ask to carry the piano.',
        '{They} has hinted at a back problem, and there is a good deal of back.',
        'It was a harp, said the advertisement.',
      ),
    ],
    closings: [
      'The manners are excellent, as far as the belt.',
      'Knock, knock, and then two more knocks.',
      'From the waist up it is philosophy, and from there down it is grass.',
      'The carpet has been rolled up, to be on the safe side.',
      'It is a good seat, if one is asked.',
    ],
  },
  {
    nouns: list('minotaur'),
    events: [
      '{a_one} asked the first visitor in years for the way to the bathroom, and they are both still looking, he and {name}',
      '{a_one} lived at the end of four hundred wrong turnings, and the only parcel that ever arrived was for {name}',
      '{a_one} was given a ball of red wool by a tourist, knitted it into a jumper, and the tourist is out there somewhere, calling {name}',
      '{a_one} had an open day, three hundred people came, and at six o’clock they were counted by {name}',
    ],
    conflicts: [
      told(
        'Somebody has drawn arrows on the walls, and {they} has been turning them round, one each night.',
        'A school class now has its sports day in there.',
        'Seven heroes have shaken hands with each other.',
      ),
      told(
        'A pizza was ordered for dead end number nine, and it is hot when it sets out.',
        'The driver has married in there.',
        'By the smell it is two walls away, and has been for a week.',
      ),
      told(
        'Keep to the left, says the leaflet, and whoever does so ends up in the gift shop.',
        'The leaflet is sold there.',
        'There is one mug left, and it has horns.',
      ),
      told(
        'An estate agent measured it all and calls it “a studio with character and a long hall”.',
        'He came out at the back, older.',
        'The bedroom has not been found, but it is south-facing.',
      ),
      told(
        'A hero came with a sword and a thread, and the cat had been at the thread.',
        'He helps in the kitchen, now that he has found it.',
        'The cat gets out every evening; nobody thinks to follow.',
      ),
    ],
    closings: [
      'The exit is where you came in, if you remember.',
      'Second left, and then a moment of reflection.',
      'You have passed this sentence before.',
      'Whoever finds the middle may have a biscuit and a fright.',
      'Home is easy to find; it is only hard to leave.',
    ],
  },
  {
    nouns: list('cyclops'),
    events: [
      '{a_one} winked at somebody across the harbour, went completely dark, walked into a temple, and came out as {name}',
      '{a_one} bought one contact lens, and the optician wrote on the little pot, to be on the safe side: {name}',
      '{a_one} asked who was in the cave, heard “Nobody”, and told it to the neighbours, who have called {them} {name}',
      '{a_one} counted the sheep into the cave by touch, and one had a beard, sandals and a plan for {name}',
    ],
    conflicts: [
      told(
        'At the optician’s the machine is meant for two, and somebody else looks in at the other side.',
        'It is a Mr Bernini, and they see alike.',
        'They have met since, without the machine.',
      ),
      told(
        'How far off a thing is {they} finds out with the shin.',
        'The coffee table has moved out.',
        'The harbour was further; the boat was nearer.',
      ),
      told(
        'Sunglasses are only sold in pairs, and {they} has had to make a friend.',
        'He wears the other half, and walks on the left.',
        'On cloudy days they do not talk.',
      ),
      told(
        'There is only one eyelash comb in the cave, and it is a garden rake.',
        'Mascara comes by the bucket.',
        'One tear filled the trough.',
      ),
      told(
        'A guest who called himself Nobody left without paying, and the police would like to know who it was.',
        'They have written it down just as it was said.',
        'Nobody is wanted in four ports.',
      ),
    ],
    closings: [
      'An eye for an eye would be the end of it.',
      'All is seen, but flat.',
      'A wink and a blink are the same thing here.',
      'Turn a blind eye, and that is bedtime.',
      'The cave is lovely, with just the one window.',
    ],
  },
  {
    nouns: list('medusa gorgon basilisk cockatrice'),
    events: [
      '{a_one} looked round for a taxi, and the rank has been in marble since and is called {name}',
      '{a_one} was only asked to look after the garden, and it now has forty stone visitors and a sign: {name}',
      '{a_one} came first in a staring contest, second was a bust, and on the cup it says {name}',
      '{a_one} had the school photograph taken, and the photographer has been standing in the hall ever so still, saying {name}',
    ],
    conflicts: [
      told(
        'A blind date went well for as long as he was one; then somebody lent him glasses.',
        'He looks distinguished in the hall, and holds the coats.',
        'The roses are in granite, and will keep.',
      ),
      told(
        'Everything in {their} street has been cleaned with a cloth by the museum, including a man who was bending for a coin.',
        'The coin is on loan to Berlin.',
        'His wife visits him, and dusts.',
      ),
      told(
        '{They} has been told to look people in the eye at interviews, and has met four firms so far.',
        'They were all firm.',
        'The last one is used as a paperweight, with his staff.',
      ),
      told(
        'The bathroom mirror hangs with its face to the wall, and {they} does the rest from memory.',
        'The cat did not know that, and is very still.',
        'A passing tap was seen in the chrome, and has set.',
      ),
      told(
        'Burglars came in through the skylight, looked up for a moment, and are now gargoyles.',
        'They still have the sack, which is useful for rain.',
        'The insurance calls it an improvement.',
      ),
    ],
    closings: [
      'It was love at first sight, and the postman has not moved since.',
      'Eyes down, please, and mind the gravel.',
      'Nobody has ever had a bad word to say, or finished one.',
      'That is not a stare; it is interior decoration.',
      'You may look now. No, do not.',
    ],
  },
  {
    nouns: list('hydra'),
    events: [
      '{a_one} ordered for everybody, one mouth after the other, and at the last one the waiter fainted onto {name}',
      '{a_one} sang the birthday song in parts, without rehearsal, and the postman joined the basses of {name}',
      '{a_one} bought one hat, and the others did not speak for a year to the one they call {name}',
      '{a_one} went to a barber who only wanted to take a little off the top, and got back, with interest, {name}',
    ],
    conflicts: [
      told(
        'One head would like to go left and another to go right, and one in the middle gets car sick.',
        'They went straight on, into the kiosk.',
        'The one at the back has the map.',
      ),
      told(
        'One of them told a joke last week, and the furthest has just got it.',
        'The laugh is still going round.',
        'It was about necks.',
      ),
      told(
        'There is one toothbrush too few, and all of them have a theory.',
        'The one that says nothing has minty breath.',
        'It is settled at bedtime, with hissing and a chart.',
      ),
      told(
        'Somebody has to stay awake and mind the swamp, and they have drawn lots with their teeth.',
        'The short one lost, and has told everybody’s dreams.',
        'One of them snored, and the others bit the wrong one.',
      ),
      told(
        'A hero sent in an estimate per neck, and had to correct it upwards.',
        'He is on instalments.',
        'The invoice grows two new lines for each one that is struck out.',
      ),
    ],
    closings: [
      'Many heads are better than one, except on a bicycle.',
      'It was put to the vote, and there were teeth.',
      'One of them is the nice one, and it changes.',
      'A kiss good night takes until half past.',
      'The scarf was knitted by a very patient woman.',
    ],
  },
  {
    nouns: list('gargoyle'),
    events: [
      '{a_one} sat on a cathedral for eight hundred years, came down once to stretch, and was told by the verger: “Back up, {name}”',
      '{a_one} was carved to look like the bishop’s brother-in-law, and at the blessing somebody laughed out loud and said {name}',
      '{a_one} spat rain on a wedding from forty metres up, hit the cake, and got a piece of it as {name}',
      '{a_one} was to frighten off evil, and the first that came by stayed for the view with {name}',
    ],
    conflicts: [
      told(
        'A restorer gave {them} a new nose in the style of the period, but it was the wrong period.',
        '{They} smells the Baroque everywhere.',
        'The old one is in the crypt, in cotton wool.',
      ),
      told(
        'The whole roof drains through {their} mouth, and {they} has not finished a sentence since the Middle Ages.',
        'It began with “By the way”.',
        'There was a drought in June, and it came to a comma.',
      ),
      told(
        '{They} was lent to an exhibition, and the people at home have noticed how nice the roof looks without.',
        'It has rained in ever since.',
        'The letter asks in a friendly way about next year.',
      ),
      told(
        'Lichen has been growing on {them} since the plague, and {they} calls it the beard.',
        'It is trimmed by a canon, on a rope.',
        'The ladies’ guild finds it distinguished.',
      ),
      told(
        'At the stroke of twelve {they} is allowed to move for one hour, and it takes fifty minutes to stand up.',
        'There is just time for a scratch.',
        'In the spring, with the clock change, {they} missed it.',
      ),
    ],
    closings: [
      '{They} has a cold, and the square below has it too.',
      'The face is not meant personally; it was paid for.',
      'Nobody is scared any more, but everybody waves.',
      'It takes a chisel to get a smile out of {them}.',
      'Cold hands, cold heart, warm sandstone.',
    ],
  },
  {
    nouns: list('zeus thor thundergod'),
    events: [
      '{a_one} dropped something heavy on a cloud, the whole valley unplugged the television, and it was only {name}',
      '{a_one} was invited to a garden party in white, and the weather is written down there as {name}',
      '{a_one} was asked for a light by somebody with a cigarette, and where there used to be a kiosk it now says {name}',
      '{a_one} snapped {their} fingers for the bill, and the restaurant reopened in the spring as {name}',
    ],
    conflicts: [
      told(
        'The neighbour downstairs has counted the seconds between flash and bang, and it is always the same ceiling.',
        'She bangs back with a broom, and it rains.',
        'The lease says nothing about bolts.',
      ),
      told(
        'The beard is full of static, and whoever kisses {them} hello has a new hairstyle.',
        'The aunts come with a rubber mat.',
        'The cat is twice as large as before.',
      ),
      told(
        'At the airport {they} was asked to put everything metal in the tray, and the tray is now through the floor.',
        'Nobody could lift it off the belt.',
        'The belt has been declared a place of worship.',
      ),
      told(
        '{They} has a cousin for everything, one for the sea and one for the cellar, and Christmas is done by treaty.',
        'There was a trident in the goose.',
        'Somebody had brought a wolf, and nobody asked.',
      ),
      told(
        'A golfer under a tree held up an iron and shouted that it could not hit that, and it was a lovely afternoon.',
        'The handicap has been adjusted.',
        'He has been a weather vane since, and quite good.',
      ),
    ],
    closings: [
      'That was not thunder; that was a sigh.',
      'Sacrifices are accepted, preferably in sausages.',
      'The throne is a bit damp, but the view is of everybody.',
      'It never strikes twice, because once is enough.',
      'Mortals may knock; the rest do not bother.',
    ],
  },
  {
    nouns: list('nessie lochness lochnessmonster'),
    events: [
      '{a_one} was photographed from very far away by somebody who was shaking, and the smudge is now known as {name}',
      '{a_one} came out to ask for quiet, four campers dropped the camera, and nobody believes them about {name}',
      '{a_one} bought a tea towel in the visitors’ centre with {their} own picture on it, and the cashier did not notice {name}',
      '{a_one} had been looked for with sonar, nets and an American, and was standing behind them the whole time as {name}',
    ],
    conflicts: [
      told(
        '{They} holds still for every photograph, and it is the photographers who move.',
        'There are nine thousand, and in all of them {they} is a log.',
        'The log has an agent.',
      ),
      told(
        'A professor proved that {they} cannot exist, and then came by in person to say so.',
        'They had tea, and he has changed his glasses.',
        'There is an inscription in the book: “best wishes, nobody”.',
      ),
      told(
        'The whole village lives on {them}: two hotels, a boat and a fudge.',
        'The fudge is in {their} shape, and has the wrong number of humps.',
        '{They} may appear on even days only, by order of the tourist board.',
      ),
      told(
        'In the best known picture {they} is a toy with a bath plug, and {they} looks very good in it.',
        'The plug has been offered a film.',
        '{They} has it on the wall, under “me, 1934”.',
      ),
      told(
        'Once {they} waved at a bus full of people, and they all looked at the other side, because of a sheep.',
        'The sheep is on four hundred phones.',
        'It looked into the lens, too, which is talent.',
      ),
    ],
    closings: [
      'There is no proof, only a smell and an invoice.',
      '{They} was there just now, while you were reading.',
      'Seen by three people, and two of them had been at a wedding.',
      '{They} does not believe in you, either.',
      'Please do not feed what is not there.',
    ],
  },
];
