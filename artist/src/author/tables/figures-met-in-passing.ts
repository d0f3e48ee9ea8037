/** Whom one meets at fairs and in old stories: giant, Krampus, Cupid, hypnotist, jockey, exorcist. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_MET_IN_PASSING: readonly NounClass[] = [
  {
    nouns: list('giant giantess'),
    events: [
      '{a_one} asked a village to keep it down, and the village had to be looked for, and was told off by {name}',
      '{a_one} sat down on a hill to take off one shoe, and a parish has slept in it since, and is called {name}',
      '{a_one} counted “fee, fi, fo”, forgot the last one, and a boy on a beanstalk called up {name}',
    ],
    conflicts: [
      told(
        'Down there somebody has stolen the hen, the harp and the gold, and is called the hero.',
        'The harp shouted.',
        'The hen lays brown ones now, out of spite.',
      ),
      told(
        '{They} smelled the blood of an Englishman, and it was sausages, and the Englishman was turning them.',
        'He gave {them} a fork.',
        'They were for the cubs.',
      ),
      told(
        'A lake was made by {their} heel, and a lawsuit came from a man with a boat in the other heel.',
        'He was paid in herring.',
        'He has it up the hill, waiting.',
      ),
      told(
        'For a portrait {they} had to come nine times, and so far they have the knee.',
        'It is a good likeness.',
        'The other one was too far for the light.',
      ),
    ],
    closings: [
      'A small step, and a very long complaint.',
      'Mind the church, said the mother.',
      'The beanstalk was cut, and there is soup.',
      'Shoes are to order, in two ships.',
    ],
  },
  {
    nouns: list('gremlin'),
    events: [
      '{a_one} was fed one crumb at four minutes past midnight, and there were eleven by breakfast, all called {name}',
      '{a_one} loosened one screw on a bomber for a joke, flew along, and learned to pray as {name}',
      '{a_one} got wet under a garden hose, said “ooh”, and was a choir called {name}',
    ],
    conflicts: [
      told(
        'Bright light is bad for {them}, water is worse, and the aunt came with a watering can and a camera.',
        'There are now forty, and they pose.',
        'She has named them after her sisters.',
      ),
      told(
        'The photocopier was mended on Monday, and on Tuesday it was {them} in there with a spanner and a smile.',
        'It copies only teeth.',
        'The fitter has left a saucer of oil.',
      ),
      told(
        'It is always after midnight somewhere, said somebody with a sandwich, and the whole rule book fell over.',
        'He was from Greenwich.',
        'They asked him for the crust.',
      ),
      told(
        'Everyone in the cinema turned round at the crunching, and all the rows were {them}.',
        'They cried at the dwarfs.',
        'They had paid, with buttons.',
      ),
    ],
    closings: [
      'Do not feed it late; it is late.',
      'The screw left over is its visiting card.',
      'It was sweet until ten to twelve.',
      'One loose wire, and one small giggle.',
    ],
  },
  {
    nouns: list('hypnotist hypnosis hypnotherapist'),
    events: [
      '{a_one} swung the watch in front of a mirror to practise, and woke up nine days later as {name}',
      '{a_one} counted a hall down from ten, fell off the stage at four, and four hundred people still wait for {name}',
      '{a_one} told a banker that he was a hen, and at every word like “lay” he looks for {name}',
    ],
    conflicts: [
      told(
        '“You are getting sleepy”, said {they}, and the man said that he had two under three, and was gone.',
        'It had been the salt he had asked for.',
        'They let him sleep till spring.',
      ),
      told(
        'A volunteer ate an onion as an apple, asked for another, and it turned out that he likes onions.',
        'He wanted to see the watch.',
        'He had come for the onions.',
      ),
      told(
        'At the snap of the fingers everybody wakes, and so there is no jazz in the street any more.',
        'The saxophone tiptoes.',
        'A flamenco school had to move.',
      ),
      told(
        'With {their} help a woman gave up smoking, and then sugar, and then, by the sound of it, her sister.',
        'The sister blames the watch.',
        'It was in the small print, very small, very deep.',
      ),
    ],
    closings: [
      'Look into the eyes, and not around the eyes.',
      'Three, two, and everybody remembers only the bill.',
      'It was the watch that nodded off.',
      'When you wake you will have liked it.',
    ],
  },
  {
    nouns: list('astrologer horoscope zodiac'),
    events: [
      '{a_one} said that Tuesday would bring a tall stranger, it brought a fridge, and they are happy, says {name}',
      '{a_one} looked into the stars for a plumber, said “water”, and had him for life as {name}',
      '{a_one} blamed Mercury for the trains in the local paper, and Mercury sent a letter to {name}',
    ],
    conflicts: [
      told(
        'All Geminis were to beware of ladders that week, and so one of twelve windows was left dirty.',
        'The cleaners are mostly Libras.',
        'They could see it both ways.',
      ),
      told(
        '“A great change is near”, it says, and it was, at the till: two pounds forty.',
        'She keeps it in a jar.',
        'They had been meant for a Taurus.',
      ),
      told(
        '{They} asked the time of birth to the minute, and three mothers had to be rung, and one said “lunch”.',
        'It was soup, with soup rising.',
        'He has been a late riser since.',
      ),
      told(
        'When two Scorpios came to one dinner, the table was moved under another house, and the salt was hidden.',
        'It ended in the garden.',
        'The moon was in the pudding.',
      ),
    ],
    closings: [
      'Lucky number eleven, lucky colour beige.',
      'It will be a good week, for most.',
      'That is so typical of a Virgo, said a Virgo.',
      'What is written there was bent by a satellite.',
    ],
  },
  {
    nouns: list('druid druidess stonecircle'),
    events: [
      '{a_one} cut the mistletoe with a golden sickle, fell out of the oak with it, and was kissed by all as {name}',
      '{a_one} stood for sunrise at a ring of stones with nine hundred others, it was cloudy, and they hummed at {name}',
      '{a_one} moved one big stone two hundred miles, and was told “left a bit” by {name}',
    ],
    conflicts: [
      told(
        'The pot has been on since the Romans, and when it is asked for the recipe it says “lobster”.',
        'It was only for the taste.',
        'A small one with whiskers is not to have any.',
      ),
      told(
        'In {their} sheet and sandals {they} stood in the car park at dawn and was handed four sets of hotel towels.',
        'The towels were blessed.',
        'They have been softer since.',
      ),
      told(
        'Nobody knows what the stones were for, {they} said, and a builder looked, and said “patio”.',
        'He gave a price.',
        'It would have been ready by the Bronze Age.',
      ),
      told(
        'Every tree is greeted, by name, and so it is four days to the baker’s.',
        'The birch is a talker.',
        'The bread is from the week before, and nods.',
      ),
    ],
    closings: [
      'It lines up on one morning of the year, if he leans.',
      'The beard has moss on the north side.',
      'The oak says yes, in about a century.',
      'A white robe, and it was the day of the beetroot.',
    ],
  },
  {
    nouns: list('cupid valentinearcher'),
    events: [
      '{a_one} shot at a baker, hit the till, and it has opened with a sigh for every coin since, called {name}',
      '{a_one} came in wings, a bow and no trousers, was asked to leave a library, and hit both librarians as {name}',
      '{a_one} shut one eye to aim, then the other, and married a parking meter to a man, signed {name}',
    ],
    conflicts: [
      told(
        'In February {they} does four hundred shots a day, and the elbow has asked for March in writing.',
        'It has fallen for the wrist.',
        'They are going to Bath together.',
      ),
      told(
        'Lead for indifference, gold for love: the box fell down the stairs, and so people met at work.',
        'They sent each other minutes.',
        'One of them was “fine with it”.',
      ),
      told(
        'A dog jumped in between on the bridge, and the dog has been sending flowers to a tram.',
        'It is the nine.',
        'It rings back.',
      ),
      told(
        '{Their} mother is a goddess, {their} father is war, and at table the salt is asked for with care.',
        'It comes by air.',
        'They make it up with pudding.',
      ),
    ],
    closings: [
      'Fat, flying and fully armed.',
      'It was meant for the one behind.',
      'The target had only bent down for a coin.',
      'No licence, and nobody dares.',
    ],
  },
  {
    nouns: list('krampus jackfrost knechtruprecht oldmanwinter'),
    events: [
      '{a_one} rattled the chain at nine doors in December, and behind the tenth they rattled back at {name}',
      '{a_one} drew ferns on every window of a bank, was paid in ice, and wrote underneath it {name}',
      '{a_one} came with a sack for the naughty ones, they had brought their own sack, and now it is school for {name}',
    ],
    conflicts: [
      told(
        'Bells, fur, horns and a birch: the bus driver said that it was two zones.',
        'He stood.',
        'A lady gave up her seat for the tail.',
      ),
      told(
        'A child stuck out its tongue at {them}, and it has been on the lamp post since, with the rest of the child.',
        'They bring it tea.',
        'It is sorry, it thays.',
      ),
      told(
        'The nice saint walks ahead with oranges, and {they} has to carry the oranges.',
        'They are heavy, for nice.',
        'He has eaten three, with the skin on.',
      ),
      told(
        '{They} nipped at somebody’s nose on the market, and the nose made a complaint, blocked.',
        'It could not say by whom.',
        'The ears are to be heard next.',
      ),
    ],
    closings: [
      'Black sheep of the season, with horns.',
      '{They} melts into tears at carols.',
      'Have you been good, it asks, and so politely.',
      'Next week it is the other one, with the sleigh.',
    ],
  },
  {
    nouns: list('hades cerberus persephone charon riverstyx underworld'),
    events: [
      '{a_one} took the coin for the ferry, had no change, and rowed a banker round for ever as {name}',
      '{a_one} threw one ball for a dog with three heads, and the ball is now called {name}',
      '{a_one} ate six seeds of a pomegranate in a weak moment, and has had winter since, as {name}',
    ],
    conflicts: [
      told(
        'Down there all have been waiting since Homer, and a small ticket says “now serving: nine”.',
        'The machine is new.',
        'Sisyphus has been asked to mind the ramp.',
      ),
      told(
        'A singer was told not to look round until the top, and then thought of the iron at home.',
        'It was off.',
        'She had only just found her shoes.',
      ),
      told(
        'A cake in honey was thrown to the three heads, and the middle one has the stomach.',
        'The others have the taste.',
        'They sit, all three, in three minds.',
      ),
      told('{They} has half the souls of the world and nobody for cards.', 'They bluff so well.', 'The stakes are low, and red.'),
    ],
    closings: [
      'It is warm, and the parking is for eternity.',
      'The dog is lovely, lovely, lovely.',
      'In spring she goes home to her mother, with washing.',
      'Mind the river; you will forget why.',
    ],
  },
  {
    nouns: list('anubis osiris isis sphinxgod horus egyptiangod bastet'),
    events: [
      '{a_one} weighed a heart against a feather, had a thumb on it, and the crocodile went hungry for {name}',
      '{a_one} had a jackal’s head, stood three thousand years sideways, and turned once at the shout of {name}',
      '{a_one} was found in fourteen pieces by a loving wife, and one of them is a fish in the Nile called {name}',
    ],
    conflicts: [
      told(
        'The scales say too heavy, and the dead man says that it was the onions.',
        'They let him off with a chapter.',
        'The crocodile had laid the table.',
      ),
      told(
        '{They} can only walk to the left, and so has never met the ones who are drawn on the other wall.',
        'They nod, he thinks.',
        'There is a door between, painted.',
      ),
      told(
        'Cats were sacred, and nobody could be got off a chair by law for nine hundred years.',
        'It has gone on, without the law.',
        'The chair is in the museum, with hair.',
      ),
      told(
        'A pyramid came with a curse, a boat and packed lunch, and the lunch was the first to be opened.',
        'It was figs.',
        'The curse fell on the fork.',
      ),
    ],
    closings: [
      'Eyes, bird, wavy line: no offence meant.',
      'The afterlife has sand in it as well.',
      'Everything is in the jars, in order of use.',
      'Sit, said the priest, and a god did.',
    ],
  },
  {
    nouns: list('funeraldirector pallbearer'),
    events: [
      '{a_one} walked very slowly in front of the wrong car, and a wedding of ninety followed to the grave of {name}',
      '{a_one} kept one dry joke for the way back from the grave, and the end of it was {name}',
      '{a_one} took off the long face at the garden gate, and beneath it was a smile called {name}',
    ],
    conflicts: [
      told(
        'Nobody overtakes {them}, and so on Thursdays the whole of the ring road is in mourning.',
        'One had only wanted the tip.',
        'Their lights were on, out of respect or a habit.',
      ),
      told(
        'Six strong men were to lift, and five of them let the sixth count, and he could do it only up to two.',
        'They went on “amen”.',
        'It was the shortest that had the corner.',
      ),
      told(
        'He asked for “My Way”, and the organist had only “The Wheels on the Bus”.',
        'They all went round and round.',
        'It was what he would have wanted, says the nephew.',
      ),
      told(
        '{They} looks at a man for a little too long at a party and says “six foot one”.',
        'He has left early.',
        'It was about a coat, it turned out.',
      ),
    ],
    closings: [
      'People are dying to come, says the oldest of them.',
      'It was a beautiful do, but for one.',
      'Drive carefully: we can wait.',
      'Black suits everybody, in the end.',
    ],
  },
  {
    nouns: list('fireeater firebreather swordswallower'),
    events: [
      '{a_one} asked for a light in the interval, had a curry, and it was the second half that was called {name}',
      '{a_one} burped at christening tea, and the cake lost its candles, the vicar an eyebrow, and the child was {name}',
      '{a_one} swallowed a sword for a bet, hiccuped, and stood up very straight until Lent as {name}',
    ],
    conflicts: [
      told(
        'At home {they} blows on the porridge, to cool it, and that is the third table.',
        'They have a stone one now.',
        'It was done to a crisp on the inside.',
      ),
      told(
        'The dentist bent down to look, and has been without his moustache since.',
        'He has it in writing: “slightly warm”.',
        'His nurse had stepped back; she is from a circus.',
      ),
      told(
        'Paraffin was the starter, said the man on the market, and the salad came with too much vinegar for {them}.',
        'It was sent back, flaming.',
        'The waiter is on the bill.',
      ),
      told(
        'One winter all the village came and stood round {them}, in mittens, with bread on forks.',
        'It was called fondue.',
        'They have put off the central heating.',
      ),
    ],
    closings: [
      'Do not try it at home; {their} home had been nicer.',
      'It is all in the breath, and in the curtains.',
      'It went down well, up to the handle.',
      'Mints are no use now.',
    ],
  },
  {
    nouns: list('gymnast pommelhorse vaultinghorse handstand cartwheel'),
    events: [
      '{a_one} dismounted from the bus with a twist, landed with both feet, and raised two arms to {name}',
      '{a_one} was left upside down by a loose ring, waved, and had a nine point six as {name}',
      '{a_one} did the splits for a dropped pen, and the whole office had to help up {name}',
    ],
    conflicts: [
      told(
        'The horse has no head, no tail and two handles, and {they} gives it a sugar lump all the same.',
        'It leaves it.',
        'It was once patted, by a blind colonel.',
      ),
      told(
        'On a beam as wide as a hand {they} turns, jumps and smiles, and on the flat pavement there was a kerb.',
        'It got a four.',
        'The chalk held, up to the knee.',
      ),
      told(
        'The ribbon went once round {them}, twice round a judge, and came out with his glasses as the bow.',
        'He gave a nine, by feel.',
        'He has asked for it to be cut in the morning.',
      ),
      told(
        'Forward roll, said the PE teacher to a man of forty, and there he lay like a beetle.',
        'He sees now what the ceiling is for.',
        'They put a mat round him, and left.',
      ),
    ],
    closings: [
      'Stuck it, said the left foot; the right was still on its way.',
      'Toes pointed, at the fridge.',
      '{They} bends where others think.',
      'Chalk on the hands, and on the cat.',
    ],
  },
  {
    nouns: list('jockey horseracing horserace racehorse racecourse grandnational'),
    events: [
      '{a_one} was so light that the horse went round without knowing, and it was the hat that won as {name}',
      '{a_one} stopped at the last fence for a dandelion, in front of ninety thousand, and was cheered home as {name}',
      '{a_one} was sold with the saddle by an auctioneer who talked too fast, and fetched ninety pounds as {name}',
    ],
    conflicts: [
      told(
        'The favourite had four legs, a famous father and an itch, and of all days the itch had come.',
        'It won by a nose, at a post.',
        'It was scratched, they wrote.',
      ),
      told(
        'Great-aunt put a pound on it because it looked sad, and is in Monte Carlo now.',
        'It had smelled her mint.',
        'They winter together.',
      ),
      told(
        'For breakfast {they} has a look at an egg, and on Sundays a whole one, boiled, of a small bird.',
        'It may be why they sing.',
        '{They} dreams in gravy.',
      ),
      told(
        'Hats like flying saucers stood along the rails, one took off, and three horses went after it.',
        'It was by far the fastest.',
        'It stood at a hundred to one, with cherries.',
      ),
    ],
    closings: [
      'They are off, and one of them is off the other way.',
      'The going is soft, and so is the heart.',
      'Neck and neck, and then carrot.',
      '{They} is in silk, and the horse in a bad mood.',
    ],
  },
  {
    nouns: list('exorcist exorcism'),
    events: [
      '{a_one} rang at the wrong door with water and a book, and what came out of the in-laws was {name}',
      '{a_one} drove out a spirit by Latin, it was better at Latin, and corrected {name}',
      '{a_one} turned the head right round to see who was there, and behind it stood {name}',
    ],
    conflicts: [
      told(
        '“Who art thou?” {they} cried at the boiler, and it said that it was air, and had been for a week.',
        'It left with a sigh.',
        'The plumber would have charged more.',
      ),
      told(
        'The soup came up green, over the carpet, and all of them looked at the book, and it was only pea.',
        'It was the spoon that was possessed.',
        'They had it with bread.',
      ),
      told(
        'The house was sold as “swept”, and the new owner finds it too quiet to sleep.',
        'They have rented him a moan.',
        'It comes on Thursdays, with a chain.',
      ),
      told(
        'A teenager of fifteen was shown to {them}, with a deep voice, bad skin and a dark room.',
        'There is nothing to be done, he wrote.',
        'It passes out at twenty.',
      ),
    ],
    closings: [
      'Out, it was told, and it asked for the deposit.',
      'The bed came down again, and hoovered under.',
      'It was a draught, and it was called Legion.',
      'Holy water is good for the ferns.',
    ],
  },
];
