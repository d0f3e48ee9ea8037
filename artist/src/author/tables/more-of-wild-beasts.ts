/** More rows of the wild beasts that most people wish for, so that of a hundred lores hardly two tell the same. */
import type { MoreRows } from './more-of-pets-and-cubs.ts';
import { told } from './noun-class.ts';

export const MORE_OF_FLAMINGOS: MoreRows = {
  events: [
    '{a_one} stood in a front garden among eleven plastic ones for a summer, and the postman only ever greeted {name}',
    '{a_one} changed legs in the middle of a minute’s silence, and the whole front row toppled towards {name}',
    '{a_one} was washed at sixty degrees with the towels, and a football club now plays in {name}',
    '{a_one} ate upside down at a state banquet, as is usual at home, and the soup has been served to the ceiling by {name}',
    '{a_one} applied to a tights factory as a model, one leg only, and the half-price pair is called {name}',
  ],
  conflicts: [
    told(
      'The knee bends the wrong way, and is not a knee at all, {they} explains, but by then people have left.',
      'It is the ankle, and it has had enough.',
      'The knee is further up, and shy.',
    ),
    told(
      'A cocktail was served with {them} on the stick, as a likeness, and {they} has sent it back for more colour.',
      'The cherry was an extra.',
      'The barman posed until four.',
    ),
    told(
      'Once, after a week of lettuce, {they} turned white, and was congratulated on the wedding.',
      'There were already three presents.',
      'A swan asked for the name of the dress.',
    ),
    told(
      'At the physiotherapist’s {they} was asked to stand on both legs, and fell over.',
      'They are starting with the wall.',
      'The other leg has asked what it is supposed to do now.',
    ),
  ],
  closings: [
    '{They} is not blushing, it is supper.',
    'The left foot is up, and will come down when there is a reason.',
    'One leg is cold, and both know which.',
    'Salmon, coral, rose: the paint shop has been asked to choose its words.',
  ],
};

export const MORE_OF_GIRAFFES: MoreRows = {
  events: [
    '{a_one} bent down to kiss somebody goodnight, began at eight, and at half past they both said {name}',
    '{a_one} looked over the wall of a football ground every Saturday, until they sent a season ticket to {name}',
    '{a_one} had a tie for {their} birthday, and the family of eleven who knitted it signed the hem as {name}',
    '{a_one} was measured for the school doorpost, and the last line, on the roof, says {name}',
    '{a_one} put {their} head through the sunroof of a safari jeep, ate the map, and drove home with it as {name}',
  ],
  conflicts: [
    told(
      'The lift was too low, so {they} sent the head up by the stairs.',
      'It waited on the ninth floor, and they met there.',
      'The neck is still on its way.',
    ),
    told(
      'Two dates have ended at the question of who should kneel.',
      'The third brought a stepladder, and is still there.',
      'One was at a bungalow, and is not spoken of.',
    ),
    told(
      '{They} sleeps for half an hour a day, standing up, and is asked each time if {they} is waiting for somebody.',
      'The last one offered a chair.',
      'In the end a bus was stopped.',
    ),
    told(
      'In group photographs {they} is a pair of knees, and in the one from the plane {they} is a face with nobody under it.',
      'The two were hung one above the other.',
      'The passport office took the knees.',
    ),
  ],
  closings: [
    'The weather up there is none of your business.',
    'What goes in on Monday is on {their} mind until Wednesday.',
    'The tongue is blue and long, and cleans the ears while you are speaking.',
    'The balcony belongs to somebody else, but the geraniums were very good.',
  ],
};

export const MORE_OF_OCTOPUSES: MoreRows = {
  events: [
    '{a_one} shut {themself} into a jar to be left in peace, screwed on the lid from the inside, and was shelved as {name}',
    '{a_one} played chess against four men at once, helped both sides, and the cup was engraved with {name}',
    '{a_one} turned the colour of the wallpaper when the rent was due, and the landlord papered over {name}',
    '{a_one} tried to applaud politely, got into a knot, and was untied by the second violins as {name}',
    '{a_one} squirted at a lamp in the aquarium until the fuses went, and the night guard, in the dark, said {name}',
  ],
  conflicts: [
    told(
      'A glove shop closed on the day when {they} came in and said “the same again”.',
      'The till was still going on Thursday.',
      'One of the eight was a mitten.',
    ),
    told(
      'Each of the arms thinks for itself, and five of them have voted to go on holiday.',
      'Two want the mountains.',
      'The head was told by letter.',
    ),
    told(
      '{They} has three hearts, and they were broken one after another by the same lobster.',
      'It was Tuesday, Friday, and Friday night.',
      'The lobster only ever meant the first.',
    ),
    told(
      'On the tube somebody felt a hand on his wallet, and there were seven others in the air to prove that it was not {them}.',
      'They were very convincing, all seven.',
      'The wallet came back tidier.',
    ),
  ],
  closings: [
    'There was a hole the size of a coin, and now there is a wet patch beyond it.',
    'Of eight alibis, seven are holding each other up.',
    'The suckers come off with warm water, and with flattery.',
    'Everything is in hand, in hand, in hand, and in hand.',
  ],
};

export const MORE_OF_SHARKS: MoreRows = {
  events: [
    '{a_one} went to the dentist with one loose tooth, and nine rows later both of them were in the paper as {name}',
    '{a_one} came to a pool party as an inflatable, and it was only at the cake that somebody said {name}',
    '{a_one} swam up a canal to ask the way to the sea, and a town of anglers ran home shouting {name}',
    '{a_one} circled a lilo for an hour to ask whether the next one was free, and the man on it tells his children of {name}',
    '{a_one} was tagged by a scientist, found the transmitter rather becoming, and checks in every morning as {name}',
  ],
  conflicts: [
    told(
      'The film about {their} cousin is shown every summer, and {they} has to explain on every beach that it was a puppet.',
      'The puppet has never rung.',
      'The cello player gets the royalties.',
    ),
    told(
      'A lifeguard blew the whistle, and {they} got out with all the others and stood there, dripping.',
      'Somebody lent {them} a towel.',
      'Nobody could say who had started it.',
    ),
    told(
      '{They} has tried the plankton diet for a week, with a whale who swears by it.',
      'The whale was never seen without a surfboard after that.',
      'It is a great deal of chewing for nothing.',
    ),
    told(
      'A fin is a fin, they say in the harbour, and three dolphins have had to sign a paper.',
      'One of them laughed at the wrong moment.',
      'The sailing school has lowered its sails.',
    ),
  ],
  closings: [
    'Smile, and the boat gets bigger all by itself.',
    'It was only a nibble, and it has been framed.',
    'The tooth fairy has stopped coming, and sends a lorry.',
    'The water is lovely; there is suddenly so much room in it.',
  ],
};

export const MORE_OF_SLOTHS: MoreRows = {
  events: [
    '{a_one} entered a race in the spring, and when the winner’s grandson handed out the prizes there came {name}',
    '{a_one} caught a ball that had been thrown in another season, and the pitch is named after {name}',
    '{a_one} began to yawn at a wedding, and the couple had two children before it ended in {name}',
    '{a_one} was rung up by a survey, said “hello”, and the surveyor, who has since retired, wrote down {name}',
    '{a_one} was hung on a coat stand by a guest who had not looked, and went to the opera as {name}',
  ],
  conflicts: [
    told(
      'The doctor took {their} pulse, went for lunch, and came back in time for the second beat.',
      'It was a strong one.',
      'The third is expected by Easter.',
    ),
    told(
      'A wildlife film of {them} was bought by eleven countries as a photograph.',
      'In one of them it is a stamp.',
      'At minute forty there is a blink.',
    ),
    told(
      '{They} was told to hurry, and looked as though somebody had spoken Greek on the telephone.',
      'It got there at about the end of the month.',
      'A reply is being prepared, limb by limb.',
    ),
    told(
      'Three claws are enough to hang on by, and {they} has been wondering since March what one would do with more.',
      'Typing has been ruled out.',
      'A glove maker has asked to be let go.',
    ),
  ],
  closings: [
    'It will be done today, whatever day that turns out to be.',
    'A leaf fell past, and was considered reckless.',
    'The end is coming, but it is coming by branch.',
    'Ask again in the autumn, when the question has gone down.',
  ],
};

export const MORE_OF_HEDGEHOGS: MoreRows = {
  events: [
    '{a_one} sat down on a waterbed in a furniture store, and those who were washed out at the till still curse {name}',
    '{a_one} collected all the minutes of a meeting on the back, one by one, and is filed as {name}',
    '{a_one} was knocked into a golf hole from the rough, and on the card of the lucky man stands {name}',
    '{a_one} asked a tailor for something sleeveless, and the pins went missing one and all as {name}',
    '{a_one} ran under the lawnmower robot, won, and drives it out on Sundays as {name}',
  ],
  conflicts: [
    told(
      'It was love at first sight with a cactus in the window, and they are taking it slowly.',
      'The cactus says little, and means it.',
      'They hold hands with tongs.',
    ),
    told(
      'A neighbour built a house for {them}, with a porch and a number, and {they} sleeps beside it under a bag.',
      'The house is let to a slug.',
      'It faced north.',
    ),
    told(
      'At judo nobody wants to be {their} partner, so {they} has a black belt.',
      'It was handed over on a stick.',
      'The mat has never been the same.',
    ),
    told(
      'At night it snuffles, smacks and groans in the hedge, and the couple at number six think it is the couple at number eight.',
      'Number eight has moved the bed.',
      'It was a snail, with onions.',
    ),
  ],
  closings: [
    'Five thousand good points, and nobody wants to hear one.',
    'A balloon seller has crossed the road.',
    'Wake in April, and mind the foot.',
    'All rolled up, and nothing to say for the front.',
  ],
};

export const MORE_OF_PIGEONS: MoreRows = {
  events: [
    '{a_one} walked behind a man with a pastry for two miles, nodding, and he introduced it at work as {name}',
    '{a_one} built a nest of three twigs and a coffee stirrer on a balcony, and the lease has passed to {name}',
    '{a_one} flew in at the window of a courtroom and would not be overruled, and in the files there is a {name}',
    '{a_one} was released at a wedding as a dove, came back for the buffet, and is in all the pictures as {name}',
    '{a_one} sat in an opera through four acts, in the dome, and at the end a rose was thrown to {name}',
  ],
  conflicts: [
    told(
      'The head goes forward at every step, and {they} has been agreeing with everybody for years.',
      'Two contracts have come of it.',
      'A carpet seller counts on it.',
    ),
    told(
      'A plastic owl was put up on the roof to frighten {them}, and they have been very happy together.',
      'The owl is a good listener.',
      'There was an egg in spring; it was round and said “made in Taiwan”.',
    ),
    told(
      'One chip was dropped at the bus stop, and by the time it touched the ground there were forty opinions about it.',
      'It was taken by a gull, from above.',
      'The forty-first had brought a fork.',
    ),
    told(
      '{They} was painted on the pavement by a street artist, and has been bowing to it for a week.',
      'It rained, and there was a period of mourning.',
      'The likeness is better fed.',
    ),
  ],
  closings: [
    'Coo, it says on the ledge at five in the morning, and then it says it again.',
    'The car is under the lime tree, and so is the decision.',
    'Somebody’s sandwich has been shared, and that somebody was not asked.',
    'The fountain is a bath, the hero is a chair, and the city pays.',
  ],
};

export const MORE_OF_PENGUINS: MoreRows = {
  events: [
    '{a_one} slid into a wedding party on {their} belly, was taken for the organist, and played as {name}',
    '{a_one} was asked in a tailor’s shop whether it was for hire, and has been to nine balls as {name}',
    '{a_one} marched sixty miles over the ice for supper, and on the way home remembered what for: {name}',
    '{a_one} sat in the chest freezer of a supermarket with a book, and the stocktaker noted one {name}',
    '{a_one} conducted an orchestra of seals with a herring, and the encore, at least, was {name}',
  ],
  conflicts: [
    told(
      'Among nine thousand who look the same {they} found {their} own child by the voice, at the first go.',
      'It had been saying “you’re embarrassing me”.',
      'The child had hoped for longer.',
    ),
    told(
      'They all queue at the edge of the ice, very politely, each for the other to jump first.',
      'It was {they} who sneezed.',
      'The seal below has brought a book.',
    ),
    told(
      'A scientist dressed up as one of them, and {they} has since had to explain to the others what a “grant” is.',
      'He was given an egg to mind.',
      'He still writes to it at Christmas.',
    ),
    told(
      'A bow tie was suggested, and {they} looked down at {themself} for quite some time.',
      'It would have been too much.',
      'The tailor left by the first ship.',
    ),
  ],
  closings: [
    'Stand close, and take turns with the draught.',
    'It is formal, it is fishy, and it starts at minus forty.',
    'The polar bear sends his regrets; it is the wrong end of the earth.',
    'One flipper left, one flipper right, and nobody falls over until Tuesday.',
  ],
};

export const MORE_OF_WALRUSES: MoreRows = {
  events: [
    '{a_one} lay down on the slipway on the day of the regatta, and the cup has gone three times to {name}',
    '{a_one} barked during a sermon on the quay, always at the right place, and was ordained as {name}',
    '{a_one} came up through the ice beside a man with a rod, asked what was biting, and he said, very softly, {name}',
    '{a_one} was to be put on a diet by the zoo, sat on the scales, and the dial spells {name} to this day',
    '{a_one} slid down the ferry ramp between two caravans, and was charged as a third one under {name}',
  ],
  conflicts: [
    told(
      'The whiskers can feel a clam in the dark at forty paces, and in the lift they have felt everything else.',
      'A lady got out early.',
      'There was half a biscuit in somebody’s pocket.',
    ),
    told(
      'A massage was given to {them} as a present, and the whole practice worked in shifts.',
      'They found a fishing net, and a smile.',
      'It wobbled on until the weekend.',
    ),
    told(
      '{They} rolled over in {their} sleep, and four others had to, and then the beach was in another parish.',
      'The council sent a welcome basket.',
      'The fifth had been told, but was on the phone.',
    ),
    told(
      'Sunbathing was begun at Easter, on one side, and the other side is down for August.',
      'There is a line down the middle.',
      'A lifeguard comes by with a spatula.',
    ),
  ],
  closings: [
    '{They} smells of herring, and means it as a compliment.',
    'The rock is taken, and has been sighed on.',
    'Arf is all that needs to be said about it.',
    'A moustache like that does not get up for just anybody.',
  ],
};

export const MORE_OF_CROCODILES: MoreRows = {
  events: [
    '{a_one} was bought in a shop as a suitcase, and at the customs, where it opened by itself, they know {name}',
    '{a_one} lay so still at the hotel pool that a towel was put on the back, reserved for {name}',
    '{a_one} bit into a garden hose, and was then the only fountain in the village, by the name of {name}',
    '{a_one} went to a casting for a zip, and the anoraks of that winter all bear the mark of {name}',
    '{a_one} smiled at a toddler, the toddler counted to sixty, and the first long word it ever said was {name}',
  ],
  conflicts: [
    told(
      'A rubber band round the nose is all it takes, and {they} has had a quiet year since the postman found out.',
      'He carries a spare.',
      'A great deal has been hummed.',
    ),
    told(
      'The eggs came out as daughters in the sun and as sons in the shade, and one rolled to and fro.',
      'It is very good company.',
      'The names had been embroidered already.',
    ),
    told(
      'On the shirt of a man at the bar sat a very small relative, and {they} has written to the family.',
      'The whole tennis club is involved.',
      'It was washed too hot, says the aunt.',
    ),
    told(
      '{They} has not eaten since the spring, and would like that to be seen as self-control.',
      'The antelopes have it in their diary.',
      'There was a flip-flop in between.',
    ),
  ],
  closings: [
    'See you later, it was said, and there was a short pause on both sides.',
    'The tears are real, the feelings are under review.',
    'If the log has eyes, take the other log.',
    'Brush twice a day, and count the brushes.',
  ],
};
