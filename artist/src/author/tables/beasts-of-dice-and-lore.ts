/** Beings of dice, of folk tales and of far forests, who have no others of their kind in the tables: owlbear, mimic, kitsune, takin. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_OF_DICE_AND_LORE: readonly NounClass[] = [
  {
    nouns: list('owlbear owlbears'),
    events: [
      '{a_one} slept through the winter with one eye open, turned its head right round in March, and growled {name}',
      '{a_one} was rolled for on a table of forest dangers, came up on an eight, and ate the table, the pencil and {name}',
      '{a_one} built a nest in a spruce, and the spruce lay down, and the whole village came out to look at {name}',
      '{a_one} hooted so low at midnight that the cups walked off the shelf in the inn, as far as the sign for {name}',
    ],
    conflicts: [
      told(
        'A wizard did it, says every book on {them}, and none of them says what he was hoping for.',
        'He had wanted a cushion.',
        'The other half of his notes is about a catfish.',
      ),
      told(
        'The adventurers had a plan with ropes, honey and a mouse, and {they} came in by the other door.',
        'The bard is still in the honey.',
        'The mouse has joined.',
      ),
      told(
        'A druid took one home as a cub, and it sits on the bed at night, and looks, and weighs a ton.',
        'The bed is now a rug.',
        'It coughs up armour on Sundays.',
      ),
      told(
        '{They} is too heavy to fly and too proud to have it mentioned, and so {they} falls off things on purpose.',
        'There is a landing by the well.',
        'It has a perfect record downwards.',
      ),
      told(
        'Eleven level-two heroes hid in a barrel, and {they} sat down on it for a think.',
        'They are level three.',
        'It hatched nothing, and was patient.',
      ),
    ],
    closings: [
      'Beak first, and then questions.',
      'Roll for courage, and again for trousers.',
      'It gives a hug once, and it is the last of the evening.',
      'Wise in front, hungry behind, or the other way about.',
    ],
  },
  {
    nouns: list('mimic mimics'),
    events: [
      '{a_one} stood as a chest in a dungeon for ninety years, and the first hand that came wore a ring with {name}',
      '{a_one} tried being a door, was opened, shut, slammed and leaned on, and had to be talked down by {name}',
      '{a_one} was carried home as a wardrobe by a couple from Kent, who have not been short of a coat, only of {name}',
    ],
    conflicts: [
      told(
        'A thief knocked on every chair in the inn before he sat down, and the third one said “come in”.',
        'He drank standing.',
        'The table had not been asked.',
      ),
      told(
        'As a toilet {they} gave the performance of {their} life, to one man, who tells it in a high voice.',
        'He goes in the woods now.',
        'It was called brave.',
      ),
      told(
        'There was gold in {them}, and teeth, and the wizard only counted the gold.',
        'He counts to seven these days.',
        'It was interest.',
      ),
      told(
        '{They} once met another of the kind, and each waited for the other to be a chest first.',
        'They are two chests.',
        'They have a little box.',
      ),
    ],
    closings: [
      'Nothing here is furniture, whispers the rug.',
      'It creaked, and they were charmed.',
      'Please do not sit on what licks.',
    ],
  },
  {
    nouns: list('beholder gelatinouscube displacerbeast mindflayer ratfolk rustmonster aboleth illithid'),
    events: [
      '{a_one} filled the corridor from wall to wall, and inside at eye height there was a boot, and on it was {name}',
      '{a_one} was met on the third floor down, behind a door with a sign “do not”, by five friends and {name}',
      '{a_one} was drawn in a margin in 1975 by somebody bored at school, and has been in every cellar since as {name}',
    ],
    conflicts: [
      told(
        'The fighter hit it, the wizard lit it, and the bard asked what it had wanted to be as a child.',
        'A dentist.',
        'They talked until the torch went out.',
      ),
      told(
        'It guards a door, and after four hundred years somebody asked what was behind it.',
        'It was mops.',
        'It had never liked to look.',
      ),
      told(
        '{Their} number in the big book is thirteen, and an evening was lost on whether that was with the shield.',
        'There was no shield.',
        'The pizza saved against it.',
      ),
      told(
        'It cleans the dungeon floor each night, bones, coins and all, and has never had a tip.',
        'It has a helmet for life.',
        'The skeletons lift their feet.',
      ),
    ],
    closings: ['Roll for it, says the cellar.', 'It has not had the treasure appraised.', 'The party would like a short rest.'],
  },
  {
    nouns: list('tiefling aasimar dragonborn halfelf half-elf halforc half-orc kobold drow'),
    events: [
      '{a_one} came into the tavern with a hood, a secret and eleven pages of childhood, of which they heard {name}',
      '{a_one} was killed in the first fight by a rat, and came back a week later with a moustache as {name}',
      '{a_one} was made in four hours with three colours of dice, and the first thing the landlord asked was {name}',
    ],
    conflicts: [
      told(
        'Horns were practical at first, {they} says, and then came the jumpers.',
        'It is all cardigans now.',
        'The knitted ones have a story.',
      ),
      told(
        '{They} has a dead family and a mysterious uncle, as do the other four, and it is the same uncle.',
        'He is in real estate.',
        'He owes all five.',
      ),
      told('“I seduce it”, said somebody before {they} could speak, and it was the drawbridge.', 'It went down.', 'It writes.'),
      told(
        'A beautiful voice was written for {them}, Scottish at the start, and by midnight it was from Wales, or Goa.',
        'The ogre is always Yorkshire.',
        'On Thursdays it coughs.',
      ),
    ],
    closings: [
      'It is what the character would do.',
      'Charisma eighteen, and the bus still left.',
      'The secret is on page nine, with a drawing.',
    ],
  },
  {
    nouns: list('nat20 naturaltwenty natural20 nat1 criticalhit d6 initiativeroll polyhedraldie'),
    events: [
      '{a_one} came up when a bard asked the moon to lend him money, and ever since the tide has been late for {name}',
      '{a_one} rolled off the table, under the fridge, and whatever it says down there, it counts, said {name}',
      '{a_one} was put in the freezer to think about what it had done, between the peas and a bag of {name}',
    ],
    conflicts: [
      told(
        'It was not rolled for anything, only passed over the table, and that was the twenty of the evening.',
        'Somebody did get very good salt.',
        'It has never been better passed.',
      ),
      told(
        'There is a bag of forty, and only the purple one may be used against dragons.',
        'It was once touched by Kevin.',
        'It has been washed in moonlight.',
      ),
      told(
        'It was on its edge against a crisp, and two friends of nineteen years no longer speak.',
        'The crisp was eaten as evidence.',
        'It tasted of four.',
      ),
      told(
        'The master behind the screen rolled as well, looked, and went quiet, and smiled.',
        'It was nothing; he does that.',
        'They ran for an hour.',
      ),
    ],
    closings: [
      'The table stood up, and the dog barked.',
      'Again, it said, with a bonus.',
      '{They} always lands on the face {they} had in mind.',
    ],
  },
  {
    nouns: list('kitsune ninetails ninetailedfox gumiho huliying'),
    events: [
      '{a_one} married a clerk in the shape of a lady, was found out by a tail in the rice, and bowed out as {name}',
      '{a_one} took a hundred years for each tail and nine trains to Kyoto, all of them shut in the doors with {name}',
      '{a_one} paid for fried tofu with a banknote, which by evening was a leaf on which one read {name}',
    ],
    conflicts: [
      told(
        'It can look like anybody, and at the photo booth it took four tries, with the ears left on in three.',
        'The passport office took the fourth.',
        'It has a bus pass as a bishop.',
      ),
      told('Of nine tails each wants another side of the bed.', 'The husband sleeps in the drawer.', 'The seventh snores.'),
      told(
        'A dog looked at {them} for one second, at a wedding, and that was the end of the bride.',
        'The dog has the cake.',
        'The groom still sets out tofu.',
      ),
      told(
        'It rains with the sun out when one of {them} weds, and the forecast has begun to send a present.',
        'It was a rice cooker again.',
        'The forecast is godmother to three.',
      ),
    ],
    closings: [
      'One tail was showing all the while.',
      'Wise at nine, and late at all of them.',
      'The shrine is open, bring tofu.',
    ],
  },
  {
    nouns: list('kappa tengu oni yokai karakasa'),
    events: [
      '{a_one} bowed to a polite boy, so low that all the water ran out of the head, and went home for more as {name}',
      '{a_one} was pelted with beans on the third of February, ate most of them, and asked for salt and {name}',
      '{a_one} fanned a stuck-up priest into a cedar with one leaf, and he has a good view there of {name}',
    ],
    conflicts: [
      told(
        'Somebody threw a cucumber into the river with the family’s names on it, and so {they} knows them all.',
        'It sends them its best at New Year.',
        'It keeps an eye on the uncle.',
      ),
      told(
        '“Are there any bad children here?” {they} shouted through the door, and was told which flat.',
        'It was the lawyer’s.',
        'Both came out in tears.',
      ),
      told(
        'The iron club has sixteen spikes, and each is for something; the last is for olives.',
        'It is offered round.',
        'The party was a success until the song.',
      ),
      told(
        '{They} lost at sumo to a child of six, and paid in fish, for ever.',
        'The child is eighty now.',
        'It asked for a rematch, and then for soy sauce.',
      ),
    ],
    closings: [
      'Bow back, and mind the bowl.',
      'Beans out, luck in, and sweep up after.',
      '{They} has an old temple to {themself}, with draughts.',
    ],
  },
  {
    nouns: list('banshee banshees wailingwoman'),
    events: [
      '{a_one} screamed on the roof at three to tell of a death, and it was the boiler’s, which stopped at {name}',
      '{a_one} did the first note before the choir was ready, and the chapel has had its windows in plastic since {name}',
      '{a_one} was asked by the neighbours for a weekday voice, tried one, and eleven dogs came, with {name}',
    ],
    conflicts: [
      told(
        'It combs its hair at the window all night, and whoever picks up the comb has to listen.',
        'It is mostly about men called Sean.',
        'There was a knot from 1740.',
      ),
      told(
        'Only the old families are wailed for, and the new people at number nine have written in to ask.',
        'They were given a whimper.',
        'There is a list; they are after the O’Briens’ cow.',
      ),
      told('The glass-maker in the next street sends flowers.', 'It is a very good wail for trade.', 'He sends them in a tin.'),
      told(
        '{They} lost the voice for a week, and four people in the parish forgot to die.',
        'They have taken up bowls.',
        'One wants his wake back.',
      ),
    ],
    closings: [
      'It means you; or next door, it is a narrow street.',
      'The high note was only the kettle.',
      'A throat like that needs honey.',
    ],
  },
  {
    nouns: list('selkie kelpie merrow waterhorse nokken rusalka'),
    events: [
      '{a_one} hung up its skin to dry on a beach, between two wetsuits, and a man from Leeds went home in {name}',
      '{a_one} stood at the ford looking like a lovely pony, and seven children got on, and it asked for seven tickets to {name}',
      '{a_one} married a fisherman, kept house for nine years, found the old coat in the loft, and left a note: {name}',
    ],
    conflicts: [
      told(
        'The dry-cleaner has {their} coat, and no one has ever been wanted back so much by the sea.',
        'It is at the door, with foam.',
        'They open at nine.',
      ),
      told(
        'A halter will hold {them}, says the old book, and the new one says “talk first”.',
        'It prefers carrots to both.',
        'They talked about weed.',
      ),
      told(
        'The kitchen floor is wet from the door to the fridge, each morning, and only {they} has slept well.',
        'There was herring.',
        'It hums what the bay hums.',
      ),
      told(
        'At the baths {they} has a season ticket for the deep end, and the slow lane has asked questions.',
        'It was under for the whole of June.',
        'The lifeguard throws fish, to be safe.',
      ),
    ],
    closings: ['The tide is its lift home.', 'Mind the coat, it is family.', 'It looked back once, at the teapot.'],
  },
  {
    nouns: list('wendigo jackalope wolpertinger chupacabra mothman jersey-devil jerseydevil skunkape fresnonightcrawler'),
    events: [
      '{a_one} was seen at dusk by two men with beer, who agree on the eyes and on nothing else about {name}',
      '{a_one} hangs over a bar between two antlers and a licence, and has heard every song there is about {name}',
      '{a_one} walked past a trail camera at four, came back, looked in, breathed on the lens, and wrote {name}',
    ],
    conflicts: [
      told(
        'There is a gift shop about {them}, and {they} went in once, for a cap.',
        'They did not have the size.',
        'The costume got a discount.',
      ),
      told(
        'A professor has made a plaster cast of {their} foot, and it fits the professor.',
        'He limps in lectures now.',
        'His wife had always wondered.',
      ),
      told(
        'The town lives on {them}: a festival, a burger and a bench, and each year one is chosen queen.',
        'It has come second twice.',
        'It was beaten by a dentist in felt.',
      ),
      told(
        'All pictures of {them} are blurred, and an eye doctor has found that it is not the pictures.',
        'It has soft edges.',
        'It wears a lens on the left.',
      ),
    ],
    closings: [
      'The sheriff does not wish to talk about it.',
      'There is a podcast, in nine parts, about one shoe.',
      '{They} has never seen one either.',
    ],
  },
  {
    nouns: list('golem golems homunculus claygiant'),
    events: [
      '{a_one} was told to fetch water and not told to stop, and the whole quarter was rowed out past {name}',
      '{a_one} had one letter rubbed off the brow by a careless hat, lay down as a heap, and was spelt again as {name}',
      '{a_one} was made of river mud in one night, by a man with clean hands and a book, and dried as {name}',
    ],
    conflicts: [
      told(
        '{They} does what is said to the letter, and somebody said “put the kettle on”.',
        'It suits it.',
        'The lid is worn at an angle.',
      ),
      told(
        'The paper under the tongue was once changed for a till receipt, and {they} fetched all of it, and 5p change.',
        'The leeks were put back.',
        'It asked for a bag.',
      ),
      told(
        'In the rain {they} gets a little wider, and stands in the oven on Fridays to think.',
        'It comes out with a crust.',
        'It rings, if one knocks.',
      ),
      told('A potter asked {them} for a date and brought her own wheel.', 'They are both a bit taller.', 'It has handles.'),
    ],
    closings: [
      'It was an order, and a clear one.',
      'It has feet of the same, and they are good feet.',
      'The word was “truth”, less one letter.',
    ],
  },
  {
    nouns: list('lich necromancer lichking bonelord deathknight'),
    events: [
      '{a_one} raised an army at midnight, and it had to be in bed by one, so it got as far as the bakery, behind {name}',
      '{a_one} hid the soul in a box, the box in a tower, the tower in a fog, and the key under a pot marked {name}',
      '{a_one} read over a grave in the wrong row, and up came the village brass band, with all of {name}',
    ],
    conflicts: [
      told(
        'The servants are very loyal, and come apart on the stairs.',
        'They carry each other in bags.',
        'One has been put together with three left feet, and leads the dancing.',
      ),
      told(
        '{They} has beaten death, and now cannot get out of the book club.',
        'It has been two hundred years.',
        'It is the one with the whale again.',
      ),
      told(
        'A hero came to break the box with the soul, and it was the wrong box; it was buttons.',
        'They sorted them.',
        'He left with a cardigan.',
      ),
      told(
        'Grandmother was called up for one question about the gravy, and has taken over the tower.',
        'The skulls are dusted.',
        'She was quite right about the gravy.',
      ),
    ],
    closings: [
      'Rise, it said, and they asked for five minutes.',
      'Old friends are the best, and easily had.',
      'It only wanted a hand, and got one.',
    ],
  },
];
