/** What one walks through, swims in or gets lost in: the sea, a river, a beach, a desert, a forest, a cave. */
import { list, type NounClass, told } from './noun-class.ts';

export const PLACE_TO_BE_CLASSES: readonly NounClass[] = [
  {
    nouns: list('ocean sea'),
    events: [
      '{a_one} was emptied with a bucket by a boy of four, who had got quite far by teatime, and still sends drops to {name}',
      '{a_one} came in at the back door of a beach hotel for a look, took a deckchair, and left in the guest book a wet {name}',
      '{a_one} got nine thousand bottles with letters in, and answered the first one: “Dear Sir, please stop, {name}”',
      '{a_one} was parted by a man with a stick, closed behind him in a hurry, and has had a crease since called {name}',
    ],
    conflicts: [
      told(
        'The moon pulls at one side and lets go of it twice a day, and {they} would like to know what it is after.',
        'It says that it is nothing personal.',
        'The crabs have put it down to love.',
      ),
      told(
        'A bather went in as far as the knees, said “fresh”, and came out of it blue.',
        'It was meant as a welcome.',
        'His wife had been told that one gets used to it, and she is out there.',
      ),
      told(
        'There are more fish in {them}, everybody says after a bad date, and the fish have asked not to be dragged into it.',
        'One of them is seeing somebody.',
        'It was a cod, and it said no.',
      ),
      told(
        'It was asked about the salt, and it says that it was like that when it came.',
        'A cook stood on the pier, tasted, and nodded.',
        'The herring are for less, the eggs are for more.',
      ),
      told(
        'Seven tenths of everything belongs to {them}, and still it comes up the beach for one sandal.',
        'It has the left ones; the right ones are in Portugal.',
        'It gave one back, with a crab in it, as interest.',
      ),
    ],
    closings: [
      'It waves at everybody.',
      'It is deep, but it does not talk about it.',
      'You can hear it in a shell, and it says “ring me”.',
      'The tide is out, back at six.',
      'What it has taken it brings back, on the wrong coast.',
    ],
  },
  {
    nouns: list('river stream brook creek'),
    events: [
      '{a_one} was stepped into twice by a philosopher, who had said that one cannot, and he has wet feet and {name}',
      '{a_one} took a short cut across a bend, met {themself} coming the other way, and said: “After you, {name}”',
      '{a_one} was the border between two villages, moved over one night, and since then eleven people are from {name}',
      '{a_one} babbled for nine hundred miles without drawing breath, and the sea, which had to listen at the end, calls it {name}',
    ],
    conflicts: [
      told(
        'It has a mouth at one end and a bed in the middle, and has never been seen to eat or to sleep.',
        'It runs at night, as well.',
        'The doctor has told it to lie down; it said that it was.',
      ),
      told(
        'A beaver has parked across it, and everything behind is hooting.',
        'A duck got out to see what was the matter.',
        'There is a lake now, with a view and a rent.',
      ),
      told(
        'Two banks look after {them}, and they have never once met.',
        'They write to each other, by boat.',
        'There was a bridge once, but it was awkward.',
      ),
      told(
        'One can drive a horse to it, and then there is the question of the drinking.',
        'The horse had been at the pub.',
        'He looked in, and there was a horse in there already.',
      ),
      told(
        'Children have thrown in sticks on one side of the bridge, and have run over to the other for forty years.',
        'One of the sticks is still under there, out of spite.',
        'The winner has grandchildren, and cheats.',
      ),
    ],
    closings: [
      'It is not in a hurry; it is only downhill.',
      'It rises early and gets up at a spring.',
      'Still waters are deep; this lot is about to the ankle.',
      'All of it has gone by, and there it is.',
      'The current opinion is that it bends.',
    ],
  },
  {
    nouns: list('lake pond'),
    events: [
      '{a_one} lay so still at dawn that a man shaved by it, slipped, and the ring that spread out was read as {name}',
      '{a_one} froze overnight, a fisherman drilled a hole for his line, and somebody below pushed up a bill from {name}',
      '{a_one} was for sale with a castle on it, upside down, and the buyer has been looking for the upper half of {name}',
      '{a_one} had an arm put up out of it with a sword, and a walker, who was in a hurry, hung his coat on {name}',
    ],
    conflicts: [
      told(
        'A goose has been head of {them} for years, and there is a toll for bathing: bread.',
        'A bather had none with him, and is in the reeds.',
        'She takes seeded by now, and cheques.',
      ),
      told(
        'The pedal boat in the shape of a swan was courted all through May, by a swan.',
        'There are eggs, and a life jacket.',
        'It comes at two for the half hour, and he pays.',
      ),
      told(
        'Everything is in it twice, the mountain, the moon and the kiosk, and at the lower one there is no waiting.',
        'The ice cream drips upwards.',
        'A drunk was served there, and came out wet but happy.',
      ),
      told(
        'Somebody skipped a stone, eleven times, and nobody was looking.',
        'The pike saw it, and will not say.',
        'He has thrown every stone of that shore since.',
      ),
      told(
        'It is said to be bottomless, and the wife of the diver has asked for a date.',
        'He met a carp who had asked as well.',
        'It was two metres ten, plus mud.',
      ),
    ],
    closings: [
      'It looks back at whoever looks in.',
      'Nothing ripples, apart from the rumours.',
      'A leaf fell in, and that was Wednesday.',
      'The ducks are only the management.',
      'One could sit here for hours, and one has.',
    ],
  },
  {
    nouns: list('beach seashore shore'),
    events: [
      '{a_one} was taken at six in the morning with eleven towels, nobody was on them until noon, and the army of them is called {name}',
      '{a_one} had only one free spot left, beside a family with a radio, and by evening they had married into {name}',
      '{a_one} was carried home in one shoe, then in the other, for ninety summers, and the hill behind the car park is {name}',
      '{a_one} was covered in fathers at low tide, all of them buried to the neck, and the sea came nearer to {name}',
    ],
    conflicts: [
      told(
        'One changes under a towel there, on one leg, and everyone looks at the horizon, where it was reflected.',
        'The towel was a face cloth.',
        'A ship has hooted.',
      ),
      told(
        'Someone asked for cream on the back, in the shape of a hand, and it has been on there since.',
        'It waves if one breathes in.',
        'His wife would like to know whose it is.',
      ),
      told(
        'A gull takes a chip from each, as a deposit, and nobody has ever had it back.',
        'She has put it into property.',
        'A man held out an empty hand, for fun, and has nine and a half.',
      ),
      told(
        'The ball of the others has landed in the potato salad three times, with the same “sorry”.',
        'The fourth time it was thrown back with egg.',
        'They play together now; the salad is in goal.',
      ),
      told(
        'A nice pebble was picked up by everybody who came, and the council has been wondering about the cliff.',
        'They are on four hundred window sills, dull.',
        'The tide brings new ones, but not with the same heart.',
      ),
    ],
    closings: [
      'There is sand in the sandwich, which is only right.',
      'The footprints go in, and there is a hat.',
      'Nobody has read the book, but everybody has turned it over.',
      'Red on one side, and very sure of that side.',
      'Come in, it is lovely, said the blue man.',
    ],
  },
  {
    nouns: list('desert dune sahara'),
    events: [
      '{a_one} was swept by a new housekeeper from the left to the right, and the wind, who had just done it, quit {name}',
      '{a_one} offered a thirsty man an oasis, then a palm, then a lemonade stand, and none of it was there but {name}',
      '{a_one} had one shower in nine years, it was on the day of the wedding, and the bride is called {name}',
      '{a_one} was crossed by four hundred camels in a line, the first one asked the way, and from the last came back {name}',
    ],
    conflicts: [
      told(
        'A man who sold sand went there on business.',
        'The talks are going on.',
        'He came home with ties, and then met the man who sells ties.',
      ),
      told(
        'There is a signpost in the middle, with one arm, on which it says “on”.',
        'Eleven people have gone on, and come by again.',
        'A lizard lives on it, for the shade of the “n”.',
      ),
      told(
        'By day it is fifty degrees and by night it freezes, and there is a cactus with a drawer full of jumpers.',
        'He changes at six.',
        'The knees are through, from the prickles.',
      ),
      told(
        'A mirage has been complaining that nobody stays.',
        'It has put in chairs.',
        'One couple did, and are very happy not to be there.',
      ),
      told(
        'A ship of it was announced at the harbour, and in came a camel.',
        'It was made fast, and spat.',
        'The pilot went on board with a stool.',
      ),
    ],
    closings: [
      'All of it is beach; it is only the sea that is late.',
      'Nothing to see, as far as the eye can see.',
      'A grain fell, and nobody has noticed which.',
      'It is a dry humour.',
      'Water would be nice, said the bucket.',
    ],
  },
  {
    nouns: list('forest woodland'),
    events: [
      '{a_one} was gone into by two children with crumbs, the birds had them by three o’clock, and they were last seen near {name}',
      '{a_one} could not be seen for the trees by a surveyor, who walked round it for a month, and wrote down “nothing here but {name}”',
      '{a_one} whispered all night about a tent, and the couple in it moved to a hotel, where it stood at the window: {name}',
      '{a_one} was called into by a rambler, and what came back out was his voice, but in a better mood, saying {name}',
    ],
    conflicts: [
      told(
        'There is a rustling at night, and it is always a bear, and it has always been the hedgehog.',
        'He does it in boots.',
        'The bear has had complaints, and sleeps at his mother’s.',
      ),
      told(
        'A wolf asked a girl the way in there, and she told him, and he would have liked to be asked for a biscuit.',
        'Grandmother says that he was nicer than the nephew.',
        'He has the nightdress still.',
      ),
      told(
        'Someone carved a heart in {them} in {year}, with two letters, and one of the two comes by with a file.',
        'It is a “B” by now, out of an “R”.',
        'The beech has put moss over it, out of tact.',
      ),
      told(
        'One just keeps the sun on the left, said father, at noon, with the car keys in his hand.',
        'They have passed that stump, and it nods.',
        'Mother has begun to count the berries.',
      ),
      told(
        'The owl is the night porter, and he has a list, and the list says “who?”.',
        'Nobody can answer that, in that light.',
        'A mouse said “nobody”, and got in.',
      ),
    ],
    closings: [
      'It is quiet in there, apart from everything.',
      'Something looked, and it was bark.',
      'One goes in straight ahead, and comes out older and with a tick.',
      'The leaves have left.',
      'The mushrooms know it, but they are in a ring.',
    ],
  },
  {
    nouns: list('cave grotto cavern'),
    events: [
      '{a_one} was shouted into by a tour group, thought about it for a week, and shouted back, but not what they had said: {name}',
      '{a_one} grew a stalactite by a finger in a thousand years, and a guide with a hat on came round a corner into {name}',
      '{a_one} would open only for the right word, forty thieves forgot it, and they say everything they know, up to {name}',
      '{a_one} was sold as a cellar flat by an estate agent with a lamp on his head, and the bats pay rent to {name}',
    ],
    conflicts: [
      told(
        'The ones from above and the ones from below have been growing towards each other for nine thousand years, and missed.',
        'By a hand, to the left.',
        'They say that it was the draught.',
      ),
      told(
        'At the end of the tour the light is put out, so that one can see how dark it is.',
        'When it came on again there was one more.',
        'Somebody had kissed the guide; nobody is complaining.',
      ),
      told(
        'A bear lives at the back and has put up with the choir, the paintings and the wedding, up to now.',
        'He is in all of the photographs, in his pyjamas.',
        'He asked for the bill to be pushed in.',
      ),
      told(
        'It has eleven thousand bats, and only one of them hung the right way up.',
        'They have had a word with her.',
        'She says that the blood goes to their feet.',
      ),
      told(
        'It drips on the same spot since the Ice Age, and on Thursday a bald man stood there.',
        'It was an honour, he was told.',
        'There is a small stone on him, and he has to be dusted.',
      ),
    ],
    closings: [
      'It echoes, so think it over.',
      'Mind your head; too late; mind it again.',
      'Nine degrees, summer and winter, and so is the guide.',
      'There is light at the end, and it wants four coins.',
      'Deep down, it is quite shallow.',
    ],
  },
  {
    nouns: list('iceberg'),
    events: [
      '{a_one} showed an explorer {their} best side, he praised it, and the other nine tenths were offended, down there with {name}',
      '{a_one} broke off from the family at last, to see the world, and has been getting smaller with every port, as {name}',
      '{a_one} floated into a warm bay with three penguins on it, and the hotel wrote on the towels: {name}',
      '{a_one} was ordered in a drink by a captain, who looked at it for a long time, and then steered round {name}',
    ],
    conflicts: [
      told(
        'A large ship came by, with an orchestra, and {they} had been there first.',
        'It was dark, and it has never got over the music.',
        'The insurance still writes to it, in salt water.',
      ),
      told(
        'Everybody only talks about the tip.',
        'The rest is a good listener.',
        'It rolled over once, to show them, and got a round of silence.',
      ),
      told(
        'It was asked to a party, broke the ice, and was then found in the punch.',
        'The last of it has told a good joke.',
        'It was swallowed by an aunt, and hiccups.',
      ),
      told(
        'A bear hitched a ride to the north, fell asleep, and has woken up off Spain on something the size of a tray.',
        'He stands on one leg, and looks for somebody in charge.',
        'A waiter has brought it in.',
      ),
      told(
        'A therapist has said that it should warm to people.',
        'It did, and there was a puddle in the chair.',
        'He mopped, and felt that it had gone well.',
      ),
    ],
    closings: [
      'There is more to {them}, and it is under you.',
      'It is cool about everything, so far.',
      'It drifts, with a great deal behind it.',
      'Nobody saw it coming, and it was in white.',
      'It will come to water in the end.',
    ],
  },
  {
    nouns: list('waterfall cascade'),
    events: [
      '{a_one} was looked at by a couple on honeymoon, until both had to go, and the small hut behind it is called {name}',
      '{a_one} was gone over in a barrel by a man for a bet, and from the bottom, in bits, came up a cheer and {name}',
      '{a_one} was turned off for a night to be repaired, and the village woke up from the silence and called for {name}',
      '{a_one} was whispered to by a shy man, “will you marry me”, and on the other side of it somebody said “what, {name}?”',
    ],
    conflicts: [
      told(
        'One can get behind it, says a sign, and there is a man there who has been taking tickets since the war.',
        'He says “what?” to every one of them.',
        'His sandwich has never been dry.',
      ),
      told(
        'A salmon comes every year and jumps up it, and at the top somebody says that she has forgotten her bag.',
        'She goes back down, in tears, which helps.',
        'There is a lift, but it is for the trout.',
      ),
      told(
        'Nine hundred tons come down every second, and a tourist has asked when it starts.',
        'He was told at four.',
        'He came back at four, and was very satisfied.',
      ),
      told(
        'There is always a rainbow in it, and a gnome waits there with a spade, and it moves each time by a step.',
        'He is up to the beard.',
        'He found a coin, but it had been thrown.',
      ),
      told(
        'A shampoo was filmed below it, and the lady has not been able to find her curls.',
        'They went by at the mill.',
        'A pike is said to look marvellous.',
      ),
    ],
    closings: [
      'What goes over does not come back for its hat.',
      'Speak up; no, further up.',
      'It fell, and it was applauded for it.',
      'It never stops, and has nothing else on.',
      'Stay behind the rail, and in front of the man.',
    ],
  },
  {
    nouns: list('fog mist'),
    events: [
      '{a_one} came in on little cat feet, and then there was a crash, and a milk jug, and in the kitchen stood {name}',
      '{a_one} was so thick that a cow was milked on both sides by two farmers, who are at law about her and {name}',
      '{a_one} lifted at noon, and on the green were two cricket teams, of which neither had come to meet {name}',
      '{a_one} was cut into slices by a harbour pilot, put in tins, and sold to the south under the name of {name}',
    ],
    conflicts: [
      told(
        'A man felt his way home along the fence, and it was a very long fence, and it was a train.',
        'He lives in Hanover now.',
        'The supper there was good, and she says that he is taller.',
      ),
      told(
        'The photographer has been sent for the famous view, and has eleven pictures of the inside of {them}.',
        'They are in the brochure, as “morning”.',
        'In one of them is an elbow, and it is not his.',
      ),
      told(
        'Two ships hooted at each other all night, politely, and in the morning one was a cow.',
        'She had right of way.',
        'They are still in touch, on low notes.',
      ),
      told(
        'A ghost had to come in and ask where the castle was.',
        'He had been haunting a bus shelter.',
        'They gave him a reflective vest.',
      ),
      told(
        'A detective lost sight of the murderer in {them}, then of his assistant, then of his pipe.',
        'He walked all night behind himself.',
        'The pipe was found: it had solved it.',
      ),
    ],
    closings: [
      'There was somebody there. No. Good evening.',
      'It will clear up, {they} says, and leans on the house.',
      'One sees one’s hand, but it might be anybody’s.',
      'Nothing was seen, and it was lovely.',
      'Drive slowly, says the sign, somewhere.',
    ],
  },
  {
    nouns: list('sauna'),
    events: [
      '{a_one} was entered by a chief executive and by his driver, both in a towel, and only one of them came out as {name}',
      '{a_one} was heated up to ninety by a Finn, to ninety-five by his brother, and they are still waiting for the other to say {name}',
      '{a_one} fogged up the glasses of a man who said “good evening, Helga”, and it was not Helga, but {name}',
      '{a_one} was out of bounds for talking, until somebody’s stomach did, for quite a long time, and it said {name}',
    ],
    conflicts: [
      told(
        'Nobody wants to be the first who gets out, and there are five in there who came in on Tuesday.',
        'They are raisins, but proud ones.',
        'The sixth had a cough, and has been banned.',
      ),
      told(
        'Somebody poured beer on, then herbs, then grandmother’s plum brandy.',
        'They came out singing, and in the wrong village.',
        'The stones have asked for water.',
      ),
      told(
        'One meets one’s teacher in there, after thirty years, and there is only one small towel.',
        'He asked about the homework.',
        'They both looked at the thermometer, until it was late.',
      ),
      told(
        'After that comes the cold water, said the expert, and jumped, and it has a lid in winter.',
        'He is resting on top.',
        'It was good for the circulation of the others.',
      ),
      told(
        'A monkey got in before everybody, with a cloth on his head, and has shut his eyes.',
        'Nobody likes to ask for his ticket.',
        'He moved over a bit, at last, for the priest.',
      ),
    ],
    closings: [
      'Shut the door, says everybody, and then sighs.',
      'All are equal in there, apart from the one with the ladle.',
      'It was only to be ten minutes, and it was the best year.',
      'Sweat first, talk later, herring at the end.',
      'One feels new, and just as red.',
    ],
  },
];
