/** Figures of scripture, saga and screen: Noah, Odin, Socrates, the space invader, the werewolf. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_ARK_AND_ARCADE: readonly NounClass[] = [
  {
    nouns: list('noah noahsark'),
    events: [
      '{a_one} built a boat in the garden, far from any sea, and the neighbours laughed until Friday at {name}',
      '{a_one} took two of everything, woodworm included, and the boat was by the end mostly {name}',
      '{a_one} let a dove out to see if there was land, it came back with a leaf and a brochure for {name}',
    ],
    conflicts: [
      told(
        'Two rabbits went aboard on Monday, and by Saturday they had asked for another deck.',
        'The rabbits have the bridge.',
        'There was a vote, and they won it.',
      ),
      told(
        'It was forty days, and somebody had put the skunks in the middle.',
        'The rest of the zoo went to the rail.',
        'They were very quiet about it.',
      ),
      told(
        'The sloths were told in good time, and are still on the gangway.',
        'They waved it off, on the ninth day.',
        'They say it brightened up.',
      ),
    ],
    closings: [
      'The fish had a lovely time, and were not asked.',
      'Five hundred cubits, says the plan; the cubit was his cousin’s.',
      'A rainbow was put up, and the washing with it.',
    ],
  },
  {
    nouns: list('moses tencommandments burningbush'),
    events: [
      '{a_one} came down from a mountain with two tablets and no charger, and on the back was scratched {name}',
      '{a_one} raised a stick on the beach, the sea stepped aside, and a man on a lilo shook his fist at {name}',
      '{a_one} was found in a basket between the reeds, with a rattle, and the princess read the tag: {name}',
    ],
    conflicts: [
      told(
        '{They} led the whole party through the desert for forty years, and it is two weeks on foot.',
        'He would not ask anybody the way.',
        'The scenic part was the sand.',
      ),
      told(
        'The hedge was on fire and spoke, and the gardener has handed in his shears.',
        'It told him to take off his shoes.',
        'It asked for less off the top.',
      ),
      told(
        'In the swimming baths {they} only put up a hand, and lane four stood on both sides like walls.',
        'The aqua aerobics went on, upright.',
        'A lady walked across, for her cap.',
      ),
    ],
    closings: [
      'There was an eleventh, about shoes, but it slipped.',
      'Frogs again, says the evening paper.',
      'Manna for breakfast, and quail; and someone asks for cucumbers.',
    ],
  },
  {
    nouns: list('socrates plato aristotle diogenes'),
    events: [
      '{a_one} knew that {they} knew nothing, said so in the quiz, and the point was given to {name}',
      '{a_one} leapt out of the bath with an idea, ran through town in only that, and the town wrote down {name}',
      '{a_one} lived in a barrel, asked a king to step out of the sun, and the shade was named after {name}',
    ],
    conflicts: [
      told(
        'What is bread, {they} asked the baker, and by noon he was not sure.',
        'He sells it in inverted commas.',
        'He has shut, to think.',
      ),
      told(
        'There is a cave, with shadows on the wall, and {they} has been to reception to ask for a window.',
        'It has a picture of one.',
        'The others like it, and there is popcorn.',
      ),
      told(
        'With a lamp at noon {they} was looking for one honest man, and was sold a bigger lamp.',
        'It came with no guarantee, said the man.',
        'It does not work, he said, quite honestly.',
      ),
    ],
    closings: [
      'The square on the sandwich is equal to the others together.',
      'Know thyself, it says over the door; pull, says the door.',
      'Give it a place to stand, and it asks for a chair.',
    ],
  },
  {
    nouns: list('winstonchurchill churchill'),
    events: [
      '{a_one} fought on the beaches, the landing grounds and the hotel bar, and never gave back the towel of {name}',
      '{a_one} made two fingers at a whole square for victory, and the waiter brought two more to {name}',
      '{a_one} dictated from the bath to a lady behind the door, and the damp part of the speech was {name}',
    ],
    conflicts: [
      told(
        '{They} had nothing to offer but blood, toil, tears and sweat, and the buffet has been cancelled.',
        'There was some parsley.',
        'The sweat was catered for.',
      ),
      told(
        'Never was so much owed by so many to so few, and that was the tab at the club.',
        'The few have put it in a drawer.',
        'It was rounded up, and applauded.',
      ),
      told(
        'The bulldog has the same chins, and at the photograph they let him do the growling.',
        'It was the dog who was quoted.',
        'He was taken by the cigar, which he ate.',
      ),
    ],
    closings: [
      '{They} laid a wall in the afternoon, badly, to think.',
      'If you are going through a roundabout, keep going.',
      'In the morning it will be sober, and you will still be late.',
    ],
  },
  {
    nouns: list('odin loki valhalla freya yggdrasil ragnarok bifrost'),
    events: [
      '{a_one} gave an eye for wisdom, and the wisdom was not to do that, as two ravens tell of {name}',
      '{a_one} turned into a mare, a salmon and a fly in one week, and came to the family dinner as {name}',
      '{a_one} rode a horse with eight legs past the smith, and he has been able to retire, thanks to {name}',
    ],
    conflicts: [
      told(
        'Two ravens fly out every morning and report everything, and one of them rounds up.',
        'The other has been told, by the first.',
        'The war was a picnic, in the end.',
      ),
      told(
        'In the hall the same boar is eaten every evening, and gets up in the morning.',
        'He has opinions on the mustard.',
        'By Thursday he lies down himself.',
      ),
      told(
        'The end of the world is coming, with a wolf, and nobody has told the man with the scaffolding.',
        'He can start on the Monday after.',
        'It is up, and the wolf has used it.',
      ),
    ],
    closings: [
      'A squirrel runs up and down the tree with insults.',
      'Under the mistletoe it stands well clear.',
      'The rainbow is closed for works, in the red lane.',
    ],
  },
  {
    nouns: list('poseidon triton aquaman atlantis seagod'),
    events: [
      '{a_one} rose from the waves with a fork of three prongs, and was shown to the salad bar as {name}',
      '{a_one} shook the earth over a late ferry, and the timetable has a footnote since about {name}',
      '{a_one} sank with a whole city, street lamps and all, and the post is still sent down to {name}',
    ],
    conflicts: [
      told(
        'All the fish obey {them}, and one evening {they} went out for sushi, for the company.',
        'The belt stopped, and bowed.',
        'It was a very quiet table.',
      ),
      told(
        'The chariot is pulled by sea horses, and they are as long as a thumb.',
        'He arrives on the third day, upright.',
        'There are forty thousand of them.',
      ),
      told(
        'Someone blinded a nephew, so the man’s way home takes ten years, by request.',
        'The wife knits, and undoes it.',
        'He sends a card from each island.',
      ),
    ],
    closings: [
      'The beard has a tide, and a tenant.',
      'Red flag today: somebody did not say thank you.',
      'The plug is out there; it is under a rock, and guarded.',
    ],
  },
  {
    nouns: list('sandman babayaga'),
    events: [
      '{a_one} came by at seven with a small bag, and in grandfather’s eye in the morning was found {name}',
      '{a_one} lived under a bed for years, was invited up in a storm, and got the cold side as {name}',
      '{a_one} came round a corner on chicken legs, house and all, and asked the toll booth for {name}',
    ],
    conflicts: [
      told(
        'A child looked under the bed and said “boo”, and {they} has been sleeping with the light on.',
        'The child has left a biscuit.',
        'They hold hands, round the edge.',
      ),
      told(
        'On the job {they} yawned, and a bus, an opera and eleven babies went along.',
        'The babies woke first, at four.',
        'The tenor was let lie.',
      ),
      told(
        'In the dream there was an exam, no trousers, and the teeth; and then the teeth were marked.',
        'It was a pass.',
        'The trousers had revised.',
      ),
    ],
    closings: [
      'The stairs creak: that is only the cat, being it.',
      'Sweet dreams, says the bag, may contain nuts.',
      'It has gone by dawn, and has made the bed.',
    ],
  },
  {
    nouns: list('rudolph rednosedreindeer santasworkshop'),
    events: [
      '{a_one} was not let join in any games, then there was fog, and the whole team was behind {name}',
      '{a_one} had a nose that lit the fridge, the barn and a landing strip, where somebody came in to {name}',
      '{a_one} landed on eleven million roofs in one night, and one of them was the greenhouse of {name}',
    ],
    conflicts: [
      told(
        'The traffic stops wherever {they} stands, and starts again when {they} sneezes.',
        'There is a camera on it now.',
        'A bus has waited since Advent.',
      ),
      told(
        'All the others used to laugh and call {them} names, and now they want to be in the song.',
        'Donner has a verse, about the hay.',
        'The song takes four beats, and is full.',
      ),
      told(
        'There is one night of work a year, and the trade union has asked about the other 364.',
        'They are spent on carrots.',
        'It is a long way back, they heard.',
      ),
    ],
    closings: ['In July it is only a cold.', 'It went down in history, and got a C.', 'The battery is behind the left ear.'],
  },
  {
    nouns: list('sans undertale papyrus deltarune fivenights toriel'),
    events: [
      '{a_one} was spared by somebody with a stick, offered spaghetti, and has gone out twice since as {name}',
      '{a_one} sold hot dogs behind a waterfall, put thirty of them on a customer’s head, and is known as {name}',
      '{a_one} explained a puzzle of eight colours for an hour, switched it on, and all of it was pink, says {name}',
    ],
    conflicts: [
      told(
        'Before the fight {they} fell asleep, and it has been the visitor’s turn ever since.',
        'She has brought a pillow.',
        'It is a special move, and a long one.',
      ),
      told(
        'A brother with a scarf boils spaghetti with passion, and nobody has asked for how long.',
        'It is one piece by now.',
        'The smoke alarm got the recipe.',
      ),
      told(
        'Somebody heard a mouse look at cheese, and it filled her with determination.',
        'The mouse saved, and tried again.',
        'The cheese has been there since chapter one.',
      ),
    ],
    closings: [
      'You could have hugged it; there was a button.',
      'A bad time is being had, in slippers.',
      'The joke has a skeleton in it, and no skin.',
    ],
  },
  {
    nouns: list('stardewvalley tomnook nook animalcrossing isabelle villager'),
    events: [
      '{a_one} was given a house, a loan and a net, and the raccoon with the apron calls it freedom, like {name}',
      '{a_one} shook a tree for fruit, got a sofa and a wasps’ nest, and moved into the sofa as {name}',
      '{a_one} inherited a farm, three stones and a parsnip, and the whole village fell for the jam of {name}',
    ],
    conflicts: [
      told(
        '{They} gave everybody in town the same turnip on their birthday, and all of them loved it but Clint.',
        'He wanted the other turnip.',
        'They were married by autumn.',
      ),
      told(
        'The mortgage is paid in seashells, and after the last one a bigger house came with the post.',
        'It has a basement, for the shells.',
        'He rubs his paws together, softly.',
      ),
      told(
        'It is two at night, {they} has one more row to water, and that is where {they} falls down.',
        'Somebody took 87 from the pocket.',
        'The beans were not even beans.',
      ),
    ],
    closings: [
      'A sea bass! No, wait, at least a C plus.',
      'All the villagers stand in the rain, facing the same wall.',
      'Every day is seventeen minutes, and there is fishing in it.',
    ],
  },
  {
    nouns: list('spaceinvader spaceinvaders asteroids templerun highscore arcademachine insertcoin'),
    events: [
      '{a_one} went left, one step down, right, one step down, and was in the front garden by tea as {name}',
      '{a_one} held the first ten places with three letters each, and all of them are rude but {name}',
      '{a_one} was down to one life, had a coin for another, and spent it on chips for {name}',
    ],
    conflicts: [
      told(
        'The fewer of them there are, the faster they come, and it is the same with the family at Christmas.',
        'The last aunt did the hall in four seconds.',
        'She was got behind the third bunker.',
      ),
      told(
        'Somebody ran through a temple, slid under a beam and jumped the gap, and it was for a bus.',
        'The bus turned left, at a swipe.',
        'The ape got on at the same stop.',
      ),
      told(
        'The left button has stuck since 1983, and a whole town walks in a slight curve.',
        'It is very good at roundabouts.',
        'The chemist meets the church that way.',
      ),
    ],
    closings: [
      'Continue? Nine, eight, where is that coin, six.',
      'AAA, it says, and that was the cat.',
      'The princess is not in this one; it sells carpets.',
    ],
  },
  {
    nouns: list('ricksanchez rickandmorty morty picklerick stewie stewiegriffin familyguy'),
    events: [
      '{a_one} turned into a pickle to get out of an appointment, and in the jar the doctor found {name}',
      '{a_one} opened a green hole in the garage, stepped through, and out of another one came for lunch {name}',
      '{a_one} took over the world from a high chair, as far as the kitchen, and the teddy sided with {name}',
    ],
    conflicts: [
      told(
        'There are infinitely many of {them}, and all of them have parked in front of the same garage.',
        'The one with the moustache has a permit.',
        'The street is a multi-storey now.',
      ),
      told(
        'It was to be in and out, a twenty-minute adventure, and the boy needs a new school by now.',
        'It was on the sixth planet, for a screw.',
        'He has the beard, and the screw.',
      ),
      told(
        '“This is worse than the time with the goat”, {they} said, and all sat through the time with the goat.',
        'It was four seconds, and a piano.',
        'The goat gets a fee.',
      ),
    ],
    closings: [
      'The dog has a drink, and is the sensible one.',
      'Nothing matters, it says; come and watch television.',
      'A chicken is at the door. It has not forgotten.',
    ],
  },
  {
    nouns: list('titanic jackandrose'),
    events: [
      '{a_one} was called unsinkable in the brochure, and on page two, under the ice cubes, was printed {name}',
      '{a_one} stood on the bow with both arms out, said who was king, and a gull put a chip on {name}',
      '{a_one} asked for ice at the bar, got a good deal of it through the wall, and rang for {name}',
    ],
    conflicts: [
      told(
        'There was room for two on that door, and it has been measured by everybody with a bath.',
        'The duck was in favour.',
        'It was a wardrobe, says the joiner.',
      ),
      told(
        'The band played on, and the lifeboats had asked for something quicker.',
        'They left in waltz time.',
        'The cello got a seat.',
      ),
      told(
        'A man won {their} ticket at cards, and all that evening thought himself lucky.',
        'He had two pairs, both dry.',
        'The one who lost runs a café, in sight of the pier.',
      ),
    ],
    closings: [
      'Something went bump, and it was put down to the soup.',
      'Three hours and fourteen minutes, and not one toilet break.',
      'An old lady threw it back. In front of everybody.',
    ],
  },
  {
    nouns: list('zoro roronoazoro nezuko demonslayer'),
    events: [
      '{a_one} went round the corner for bread with three swords, got lost, and joined two wars on the way as {name}',
      '{a_one} carried a sister in a box on the back, and at the cloakroom was given two numbers for {name}',
      '{a_one} shouted the name of a cut for forty seconds, cut, and only then fell in two halves the loaf of {name}',
    ],
    conflicts: [
      told(
        'The third sword is held in the teeth, and at the dentist’s all three had to stay outside.',
        'They were asked to rinse.',
        'He fenced the little mirror.',
      ),
      told(
        'Both fighters stood in the wind, thought of their childhood, and the last train went.',
        'The childhood took nine episodes.',
        'They shared a taxi, and a grudge.',
      ),
      told(
        'Somebody leapt behind {them} and said it was too late, and it was only a quarter past.',
        'The shop was open till six.',
        'They got the umbrellas.',
      ),
    ],
    closings: [
      'The true power is in the next episode.',
      'A bamboo stick between the teeth, and not one complaint.',
      'North is up, it says, and starts to climb.',
    ],
  },
  {
    nouns: list('musketeer threemusketeers dartagnan cardinalrichelieu swashbuckler'),
    events: [
      '{a_one} called out three duels for the same noon, turned up to all, and went to lunch with them as {name}',
      '{a_one} was one for all, and when the bill came it was all for one: {name}',
      '{a_one} swung across the hall on a chandelier, let go where the soup was, and rose from it as {name}',
    ],
    conflicts: [
      told(
        'There are three of them in the title and four at the table, and no sign of a musket.',
        'They have looked in the boots.',
        'It was in for repair, with the fifth.',
      ),
      told(
        'The feather is so long that it tickled the cardinal’s guard behind, and he sneezed at the queen.',
        'She had the diamonds in a hanky.',
        'That was the war with Spain.',
      ),
      told(
        '{They} threw down a glove, a poodle brought it back, and this has gone on since Whitsun.',
        'The poodle has chosen pistols.',
        'The opponent holds the lead.',
      ),
    ],
    closings: [
      'En garde, it says to the roast, and carves.',
      'The moustache has two points, and both are taken.',
      'The horse is yellow; do not mention the horse.',
    ],
  },
  {
    nouns: list('nerd geek weeb otaku swot dweeb'),
    events: [
      '{a_one} put up a hand to say “well, actually”, and has not been able to take it down since as {name}',
      '{a_one} queued four days in pointed ears for a film, and the film was about somebody else than {name}',
      '{a_one} was asked what was new, began with the first season, and at dawn was introduced as {name}',
    ],
    conflicts: [
      told(
        'On page 411 of the appendix {they} found a mistake in Elvish, and wrote to the dead author.',
        'An answer came, in Dwarvish.',
        'It was a comma, and changes everything.',
      ),
      told(
        'The figure is still in its box, and {they} has one to look at and one to not look at.',
        'A nephew opened it, and has been written out of the will.',
        'The third is for holding, in gloves.',
      ),
      told(
        'The sword for the costume is foam, so airport security took only the shampoo.',
        'Seat 14B has been dubbed a knight.',
        'It was foam as well, they say.',
      ),
    ],
    closings: [
      'The plaster on the spectacles is original, first edition.',
      'The book was better, it says, of the film of the game.',
      'Three dice were thrown for who does the bins.',
    ],
  },
  {
    nouns: list('vtuber esportsplayer streamerchair greenscreen'),
    events: [
      '{a_one} had ears on the screen and none in the chair, and half a million people wished good night to {name}',
      '{a_one} forgot that the green wall was also the colour of the jumper, and on air was only the head of {name}',
      '{a_one} thanked somebody for five euros by a name nobody could say, and it was {name}',
    ],
    conflicts: [
      told(
        'The camera slipped, and for two seconds everybody saw the grandmother who does the voice.',
        'She has nine million more since.',
        'She waved, with a bun in it.',
      ),
      told(
        'When {they} leans forward, the hair arrives a second later, and sometimes the chin.',
        'The hair has its own channel.',
        'They meet again at the goodbye.',
      ),
      told(
        'The mother came in with cut apple, and the chat has asked for nothing else.',
        'The apple is on at eight.',
        'She reads the rules out now, and means them.',
      ),
    ],
    closings: [
      'Ten hours live, and the tea is from the first.',
      'Behind the wall of plush there is an ironing board.',
      '{They} smiles when the mouse moves.',
    ],
  },
  {
    nouns: list('tails milesprower knuckles eggman amyrose'),
    events: [
      '{a_one} had one more at the back than anybody else, spun them, and hung over the barbecue as {name}',
      '{a_one} ran behind a blue friend for thirty years, and all that is known of the view is signed {name}',
      '{a_one} dropped all the rings on the stairs, and for a second could not be touched, like {name}',
    ],
    conflicts: [
      told(
        'The other player holds the second pad, and is the small cousin, and walks into every spike.',
        'He thinks he is doing it.',
        'The pad has not been plugged in since 1993.',
      ),
      told(
        'A man shaped like an egg built a whole fortress with one weak spot, and painted the spot red.',
        'It was for the fire brigade.',
        'It is also where one rings.',
      ),
      told(
        'The plane is {their} own, with two wings, and the passenger insists on standing outside.',
        'He eats chilli dogs there.',
        'The seat is free, with a belt.',
      ),
    ],
    closings: [
      'Too slow, says the friend, from next week.',
      'A hundred rings, and at the jeweller’s one gets a lemonade.',
      'At the loop everybody held the ceiling.',
    ],
  },
  {
    nouns: list('werewolf wolfman lycanthrope'),
    events: [
      '{a_one} went out for milk at moonrise, and the milk came home under the arm of somebody with fur: {name}',
      '{a_one} howled once on the balcony, eleven terriers took the alto, and the block sang along with {name}',
      '{a_one} burst out of a good shirt every four weeks, and the tailor has paid off his house with {name}',
    ],
    conflicts: [
      told(
        'The postman bites back now, once a month, and they have agreed on Thursdays.',
        'It was a misunderstanding, with a parcel.',
        'His rounds are by moonlight, and quicker.',
      ),
      told(
        'The waxing was booked for the fifteenth, and on the fourteenth it had all been for nothing.',
        'The lady got out the sheep shears.',
        'It comes off as a waistcoat.',
      ),
      told(
        'In the morning {they} lay in a field, with a stick, and no idea who had thrown it.',
        'It was a very good stick.',
        'Somebody had written “good boy” on it.',
      ),
    ],
    closings: [
      'The silver cutlery is only for guests.',
      '{They} asks the weather man about clouds, and means it.',
      'On the other twenty-seven days it does tax.',
    ],
  },
  {
    nouns: list('orc goblinking uruk balrog'),
    events: [
      '{a_one} stood in a horde of ten thousand, at the back, saw nothing all day, and charged the tea tent as {name}',
      '{a_one} was one big eye on a tower, looked everywhere for a ring, and it was in the soap dish of {name}',
      '{a_one} was told that one does not simply walk in, took the number nine bus, and got off as {name}',
    ],
    conflicts: [
      told(
        'Meat was back on the menu, and {they} had only just got used to the quiche.',
        'The cook hit the gong with a cook.',
        'They had both, and a fight about the salad.',
      ),
      told(
        'The armour is of odd pieces from three wars, and squeaks, so the ambush has a tune.',
        'It was whistled by the elves.',
        'A dwarf has put words to it.',
      ),
      told(
        'The wizard at the bridge said that {they} should not pass, and {they} had exact change.',
        'There is a way round, by the mill.',
        'It was for bicycles only.',
      ),
    ],
    closings: [
      'The teeth are all there; some of them are its own.',
      'For a horde, they fold their blankets very well.',
      'Eagles were an option, as everybody says since.',
    ],
  },
];
