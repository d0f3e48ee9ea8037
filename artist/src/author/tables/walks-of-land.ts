/** Who works outside, with earth, water, rock and weather: gardener, angler, miner. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_LAND: readonly NounClass[] = [
  {
    nouns: list('gardener gardening garden lawn hedge allotment greenhouse compost secateurs topiary shrub landscaper'),
    events: [
      '{a_one} trimmed a little off one side, then off the other, and by evening had one twig left, called {name}',
      '{a_one} pulled up a whole row of weeds, found them on the seed packet, and is known to the salad as {name}',
      '{a_one} sat down among the marrows at the village show, and came third as {name}',
      '{a_one} went round every single daisy, out of kindness, and from the air it reads {name}',
      '{a_body} got into {topic} with one pot of basil, and can now be found, by helicopter, as {name}',
    ],
    conflicts: [
      told(
        'The grass next door is greener, so {they} went over at night with a torch, and it was paint.',
        'Two coats.',
        'There were other people looking too.',
      ),
      told(
        'A mole has been at war with {them} since spring, and it has the better maps.',
        'It came up under the deckchair.',
        'Talks are held in the rhubarb.',
      ),
      told(
        '{They} talks to the tomatoes, and since last week they have asked for somebody else.',
        'It was always about the weather.',
        'The beans are better listeners.',
      ),
      told(
        'One courgette plant is enough, said the book, and {they} goes from doorstep to doorstep after dark.',
        'They come back, as cake.',
        'The street no longer opens.',
      ),
      told(
        'The water reaches everything except the one thing that is dry, and {they} leans.',
        'It is always half a metre.',
        'The dry thing has learned to jump.',
      ),
    ],
    closings: [
      'It will be lovely next year, as it was going to be last year.',
      'The slugs thank everybody for the buffet.',
      'Keep off the grass, says the sign, which is standing on it.',
      'It is half past seven on a Sunday, and somebody starts an engine.',
      'Well rotted, and proud of it.',
    ],
  },
  {
    nouns: list('fisherman fisherwoman angler fishing trawler fishingrod fishinghook'),
    events: [
      '{a_one} pulled out a boot, then the other boot, then an angry man, and was thrown back as {name}',
      '{a_one} held out both arms to show how big it was, knocked over two people, and was booked as {name}',
      '{a_one} sat so still on the bank that a heron moved in, and the heron says {name}',
      '{a_one} talked the whole pond out of biting, and is down in the club’s book as {name}',
      '{a_body} went along to {topic} for the silence, said “lovely silence”, and was rowed ashore as {name}',
    ],
    conflicts: [
      told(
        'The one that got away was as long as a bus by Sunday, and {they} has begun to list the stops.',
        'It had a conductor.',
        'On Friday it had been a sardine.',
      ),
      told(
        '{They} gets up at four to sit in the rain beside a bucket, and calls it rest.',
        'The bucket has the better chair.',
        'The rain has asked to be let off on Sundays.',
      ),
      told(
        'A worm looked up at {them} out of the tin, and by noon they had agreed that nobody was hungry.',
        'It has its own sandwich.',
        'It is good at cards.',
      ),
      told(
        'The line went tight, {they} fought for three hours, and on the other bank stood another one, just as proud.',
        'Each was photographed with the other.',
        'Both were put back.',
      ),
      told(
        'It is forbidden here, says the board, so {they} is only holding a stick.',
        'The warden is holding the other end, to be sure.',
        'Three trout were held as well.',
      ),
    ],
    closings: [
      '“Shh”, says {they}, to the river.',
      'It was this big, and both arms are still getting longer.',
      'Nothing today either, and what a day.',
      'There are plenty more in the sea, and they have been warned.',
      'Supper came from the shop, and was thrown into the net from there, for honour.',
    ],
  },
  {
    nouns: list('miner coalminer coal pickaxe mineshaft colliery quarry goldmine goldminer prospector'),
    events: [
      '{a_one} dug straight down after lunch, came up on the ninth green of a golf course, and was cheered as {name}',
      '{a_one} had the first bath since spring, and nobody at home had known that it was {name}',
      '{a_one} followed a gleam through the rock for a year, caught up with the lamp in front, and heard it say {name}',
      '{a_one} shouted hello down the shaft, and from the bottom something answered {name}',
    ],
    conflicts: [
      told(
        'The canary was there to warn {them}, but it only ever warned about the sandwiches.',
        'It was right about the egg.',
        'It has been made foreman.',
      ),
      told(
        '{They} knocked on the rock face, and from inside somebody knocked back.',
        'It was the other shift, with the same idea.',
        'Both sides shouted “gold”.',
      ),
      told(
        'Down there it is always dark, so {they} says good night in the morning, and some take it at its word.',
        'There are blankets on level four.',
        'The pony snores.',
      ),
      told(
        'A diamond the size of a fist lay in the rubble, and {they} uses it to keep the canteen window open.',
        'It is a stuffy canteen.',
        'It was offered to the pony, who wanted a carrot.',
      ),
      told(
        'The lift goes down for nine minutes, and {they} has told the same joke in it since {year}.',
        'It ends on level six.',
        'Those at the bottom know only the end.',
      ),
    ],
    closings: [
      'There is a light at the end of the tunnel, and it is Gary.',
      'Deep down {they} is soft, at about nine hundred metres.',
      'Black hands and a clean lunchbox: that is the rule.',
      'Mind your head, says the beam, as it does afterwards.',
      'What is found goes up; whoever found it goes down again.',
    ],
  },
  {
    nouns: list('lighthousekeeper lighthouse foghorn beacon lightship'),
    events: [
      '{a_one} winked at a ship, as one does every ten seconds, and it came ashore to ask for {name}',
      '{a_one} was told by an admiral to move aside, answered “you first”, and is on the charts as {name}',
      '{a_one} polished the big lens on a Saturday night, and four ferries tied up for the disco of {name}',
      '{a_one} sang to keep awake in the fog, and three captains have reported an island called {name}',
    ],
    conflicts: [
      told(
        'The milk comes by boat on the first of the month, and {they} has learned to love it as a cheese.',
        'It is salted by the spray.',
        'The boat has hinted at biscuits.',
      ),
      told(
        'Two hundred steps up {they} missed the glasses, and two hundred steps down forgot what for.',
        'They were for the steps.',
        'The spare pair is in the middle, at step ninety.',
      ),
      told(
        'Every ten seconds {they} lights up a bedroom fourteen miles away, and has views on the curtains.',
        'The couple in there reads in instalments.',
        'They have asked for dimming on Sundays.',
      ),
      told(
        'In a round room no cupboard fits the wall, so all that {they} owns stands in the middle.',
        'Visitors go round it clockwise.',
        'A corner was seen last in {year}.',
      ),
      told(
        'A gull on the railing screams, {they} screams back, and that is the evening programme.',
        'There are repeats in summer.',
        'On Sundays it is a serial.',
      ),
    ],
    closings: [
      'On, off, on, off: the ships are grateful, the moths are dizzy.',
      'Nobody is ever just passing, and still there is cake.',
      'It is lonely at the top, and it turns.',
      'The nearest neighbour is a buoy, and it has stopped nodding.',
      'Whoever is lost may follow the light, and whoever is found wipes their feet.',
    ],
  },
  {
    nouns: list('beekeeper apiarist apiary beehive hive honey honeycomb honeypot'),
    events: [
      '{a_one} told the bees a secret, as one should, and forty thousand of them had it round the county as {name}',
      '{a_one} lifted the lid without knocking first, and crossed three fields at great speed, shouting {name}',
      '{a_one} was presented to the queen, curtsied, and has it from her in wax that the name is {name}',
      '{a_one} stuck to the lid, the table and the vicar, in this order, and came off as {name}',
    ],
    conflicts: [
      told(
        'The swarm settled on the pulpit, and {they} went up in the veil and finished the wedding.',
        'Everybody said “I do” very quickly.',
        'The bride had meant to be the one in the veil.',
      ),
      told(
        '{They} puffed some smoke about to keep everybody calm, and it was the guests who dozed off.',
        'The wasps had a lovely party.',
        'They woke up candied.',
      ),
      told(
        'All sixty thousand are known to {them} by name, and the new ones introduce themselves on Mondays.',
        'Most are called Barbara.',
        'Forty Barbaras are away on business.',
      ),
      told(
        'A spoonful is the life’s work of twelve, {they} said at breakfast, and the toast was eaten standing.',
        'Nobody took a second one.',
        'There was a minute’s silence, with butter.',
      ),
      told(
        'The label says lavender, but {they} followed one of them, and it flies to the ice-cream van.',
        'There are notes of raspberry ripple.',
        'The van has put out a very small stool.',
      ),
    ],
    closings: [
      'No sudden movements, and no sudden remarks.',
      'The sting is in the price.',
      'Sticky to the touch, sweet on the whole.',
      'They know where the good clover is, and dance about it.',
      'It keeps for three thousand years, if the bear is not told.',
    ],
  },
  {
    nouns: list('farmer farming farm barn scarecrow crofter ranch rancher cowshed pitchfork'),
    events: [
      '{a_one} leaned on a gate for so long that it was put on the hiking map as {name}',
      '{a_one} said that a drop of rain would be nice, it took six weeks, and the village blames {name}',
      '{a_one} gave the sheepdog the wrong whistle, was driven into the pen, and is counted there as {name}',
      '{a_one} lent somebody the long ladder in spring, and calls for it so often that the cows say {name}',
    ],
    conflicts: [
      told(
        'There was too much rain, then too little, and on the one right day {they} was at a wedding.',
        'It was a dry one.',
        'The barley sent its regrets.',
      ),
      told(
        'The hens were allowed to roam, and two of them have a flat in {town}.',
        'They still come home to lay.',
        'The rent is paid in eggs.',
      ),
      told(
        '{They} raised one finger off the wheel to greet {official}, and it was talked about as an outburst.',
        'Two fingers are for funerals.',
        'It will be the subject until the hay is in.',
      ),
      told(
        'In the good jacket that {they} put out for it, the one on the pole is now asked for advice by crows.',
        'It is mostly about trousers.',
        'It has been invited to the harvest ball; {they} was not.',
      ),
      told(
        'Whoever asks {them} the way is told to turn left where the old oak was.',
        'It fell over in {year}.',
        'Most of them live here now.',
      ),
    ],
    closings: [
      'Mustn’t grumble, {they} says, and then there is an hour of it.',
      'Up at four, and so is everybody within earshot.',
      'Whoever goes through last shuts the gate, even in dreams.',
      'The goat has seen the accounts, and eaten the good years.',
      'It is not a smell, it is the season.',
    ],
  },
];
