/** What somebody does with things all day: whoever delivers pizza has a doorbell for an enemy. */
import { told } from './noun-class.ts';
import { deedOf, type SideClass } from './side-class.ts';

export const HAND_DEEDS: readonly SideClass[] = [
  {
    means: deedOf('collects collecting hoards hoarding'),
    events: [
      '{a_one} bought a bigger house for the collection, and then a shed to live in, with {name} on the door',
      '{a_one} swapped a passport for the one piece that was missing, and goes by what the piece says on the back, {name}',
      '{a_one} labelled everything in the cabinet, had one label left over, and it says {name}',
      '{a_one} outbid everybody at an auction, including {themself} on the telephone, and both bidders were called {name}',
    ],
    traits: [
      '{They} {does}, and has two of everything, in case the first one gets lonely.',
      '{They} {does}; visitors are allowed to look with their hands behind their back.',
      '{They} {does}, and nobody may say “what for”.',
    ],
    conflicts: [
      told(
        'A visitor picked up the rarest piece to see what was underneath, and put it down facing left.',
        'It had faced right for eleven years.',
        'He is still not allowed to leave.',
        'It has lost half its value and some of its trust.',
      ),
      told(
        'There is a swap meeting every month, to which {they} takes one box and from which {they} brings home four.',
        'The rule was one in, one out.',
        'Nobody swaps; they show each other and sigh.',
        'The fourth box turned out to be a member.',
      ),
      told(
        'The collection was complete for one evening, and {they} sat in front of it not knowing where to put {their} hands.',
        'Luckily they brought out a second series.',
        'Next morning one was missing, and {they} was seen with a shovel.',
        '{They} has begun to collect boxes.',
      ),
      told(
        'A burglar broke in, looked along the shelves, and left something of his own.',
        'It has been catalogued under B.',
        'It was the only duplicate he had.',
        'They write to each other now.',
      ),
    ],
    closings: [
      'Number 412 is missing, and nobody is going to bed.',
      'It will all be worth something one day, {they} says, holding the ladder.',
      'Dusting begins on Monday and ends on Sunday.',
      'Please put it back exactly where the ring in the dust is.',
      'The last one in the set is owned by a man who knows it.',
    ],
  },
  {
    means: deedOf('throws throwing threw tosses tossing hurls juggles juggling'),
    events: [
      '{a_one} aimed at the bin, hit a brass band, and was put down in the programme as {name}',
      '{a_one} shouted “catch”, and then, a moment too late, “{name}”',
      '{a_one} threw a boomerang in a narrow flat, and the last thing heard before the window was “{name}”',
      '{a_one} knocked all the cans off the stall at the fair, and the stall too, and won a teddy bear called {name}',
    ],
    traits: [
      '{They} {does}, and everybody in {town} has learned to duck in their sleep.',
      '{They} {does}; the cat watches, and gives marks.',
      '{They} {does}, overarm, with one eye shut and the other one hopeful.',
    ],
    conflicts: [
      told(
        'One throw went up in spring and has not come down, and {they} stands underneath with both hands out.',
        'Planes have been asked to keep an eye open.',
        'Lunch is brought to {them} under a roof.',
        'It may have been caught by somebody taller.',
      ),
      told(
        'The neighbour over the fence throws everything back, and lately he has been adding things.',
        'Last week it came back with gravy.',
        'He has the better arm, and a note.',
        'Between them they own nine shoes.',
      ),
      told(
        '{They} hit the same lamp post three times running, and it has begun to lean.',
        'It flinches at night as well.',
        'The first two were practice, {they} says.',
        'A dog waits there, for the ricochet.',
      ),
      told(
        'At the wedding {they} was asked to throw the bouquet, and it was caught in the next village.',
        'A goat is engaged.',
        'It took out a weathercock on the way.',
        'The bride has asked for the distance in writing.',
      ),
    ],
    closings: [
      'Heads, please.',
      'It was a good throw; only the target was wrong.',
      'What goes up is {their} business, and what comes down is yours.',
      'The glazier sends a card every Christmas.',
      'One more go, {they} says, and everybody sits down under the table.',
    ],
  },
  {
    means: deedOf('feeds feeding'),
    events: [
      '{a_one} opened one tin in the yard, and all that came running answered to {name}',
      '{a_one} said “just a little bite” to a guest who had already left, and ran after the car shouting {name}',
      '{a_one} filled one bowl too many, and something under the sofa came out, ate, and said {name}',
      '{a_one} cut the crusts off for a whole park bench, and the bench now has a brass plate that says {name}',
    ],
    traits: [
      '{They} {does}, and nobody has ever been seen to leave thin.',
      '{They} {does}; there are breadcrumbs in every coat, and something that lives on them.',
      '{They} {does}, with a spoon and the noise of an aeroplane.',
    ],
    conflicts: [
      told(
        'At six in the morning they sit on the windowsill in order of size, and look at the clock.',
        'One of them has learned to turn it forward.',
        'The smallest has a bib.',
        'On Sundays they knock.',
      ),
      told(
        'The sign says “do not feed”, and {they} has cut it into small pieces and handed them out.',
        'They liked the “not” best.',
        'A new sign has been ordered, with salt.',
        'The keeper had a piece too.',
      ),
      told(
        '{They} went away for a weekend and left instructions, in nine pages, with a map of the left cheek.',
        'Page four is about chewing.',
        'They had eaten the instructions by Friday.',
        'Whoever was to do it has been fed as well.',
      ),
      told(
        'One of them got so round on it that it was taken for the bus shelter.',
        'Two people waited in it for the nineteen.',
        'It has been put on half portions, twice.',
        '“Big bones,” {they} says, and holds out a biscuit.',
      ),
    ],
    closings: [
      'Eat, {they} says; you look like a sentence without a verb.',
      'There is some left, and there will be some left until you have had it.',
      'They have all had breakfast, and none of them will admit it.',
      'The bowl is licked so clean that it was sold as new.',
      'A saucer stands outside the door, just in case.',
    ],
  },
  {
    means: deedOf('delivers_(?:the_)?pizzas? delivering_(?:the_)?pizzas?'),
    events: [
      '{a_one} held the box upright on the bends, for the view, and what slid out on the mat was taken for {name}',
      '{a_one} was opened to by a man in a towel, who had not ordered, looked, and said “come in, {name}”',
      '{a_one} rang with the elbow, the nose and the knee, and over the intercom a child asked whether it was {name}',
      '{a_one} took the pineapple off on the way, out of conviction, and the guest wrote a song to {name}',
      '{a_one} came with forty-one boxes to a party of one, stayed, and by midnight they were both called {name}',
    ],
    traits: [
      '{They} {does}, and has never once been asked how the crust is at home.',
      '{They} {does}: a whole street knows the smell, and opens by the nose.',
      '{They} {does}, and wears the warm bag in winter, as a hat.',
      '{They} {does}; the tip is mostly coins, buttons and advice.',
      '{They} {does}, and can tell by the doorbell whether there are anchovies.',
      '{They} {does}, and knows who said that they were on a diet.',
    ],
    conflicts: [
      told(
        'The pizza arrived with one slice missing, and a straight face.',
        'There was cheese on it, and it reached to the bike.',
        'It was the slice for the toll.',
      ),
      told(
        'The bell said “broken, please knock”, the door said “baby, please do not”, and {they} sang.',
        'The baby came to the window with a note.',
        'It went cold in the third verse, and nobody minded.',
      ),
      told(
        'Thirty minutes or it is free, so the customer had moved the house.',
        'It was found in the twenty-ninth, behind a haystack.',
        'They had left the porch light on, out of habit.',
      ),
      told(
        'At a haunted house somebody ordered thirteen with extra garlic, and then cancelled the garlic.',
        'The arm that paid was very long, and said to keep the change.',
        'The address was a crypt, second floor.',
      ),
    ],
    closings: [
      'The last slice was eaten by the lid.',
      'Whoever ordered the one without anything is still thinking about it.',
      'It is only a box, but everybody looks at it as if it were the sunrise.',
      'Ding dong, goes the stomach.',
      'It will be there in five minutes, as it was ten minutes ago.',
    ],
  },
  {
    means: deedOf('delivers delivering delivered delivery'),
    events: [
      '{a_one} rang at every door of a tower block, was asked “who is it” forty times, and said {name} on the last floor',
      '{a_one} handed a parcel to the neighbour of a neighbour of a neighbour, and each of them wrote down {name}',
      '{a_one} arrived within thirty minutes, but at the wrong christening, and left with the name {name}',
      '{a_one} put a card through the door of an open house saying “sorry we missed you, {name}”',
    ],
    traits: [
      '{They} {does}, and has seen more pyjamas than any doctor.',
      '{They} {does}; dogs of four streets have put {them} in their diary.',
      '{They} {does}, always to the fifth floor, and always when the lift is resting.',
    ],
    conflicts: [
      told(
        'House number 14 lies between 3 and 208, and {they} has been ringing at 14a since lunchtime.',
        'There is a 14b, in another town.',
        'A woman at 208 has made up the spare bed.',
        'The street was numbered by its inhabitants, after a party.',
      ),
      told(
        'The note on the door said “leave it with the dog”, and the dog asked for identification.',
        'It wanted two kinds.',
        'The dog keeps a ledger.',
        'The cat would have been less formal.',
      ),
      told(
        '{They} got one star from a customer, for “arrived, but looked at my slippers”.',
        'They were shaped like lobsters.',
        'The slippers got five.',
        'The chef has defended the slippers.',
      ),
      told(
        'The satnav told {them} to turn around when possible, and one day, on a bridge, {they} thought about life.',
        'It was not possible until the next exit.',
        'Everything arrived cold, but wiser.',
        'A U-turn was made, in several respects.',
      ),
    ],
    closings: [
      'It was left in a safe place, and nobody has found the place.',
      'The tip was “watch the third step”.',
      'The doorbell says {their} name by now.',
      'It is still warm if you hold it right.',
      'Your order is eleven stops away, and so is everybody else.',
    ],
  },
  {
    means: deedOf('sells selling auctions'),
    events: [
      '{a_one} sold the stall by accident on the first morning, and the customer kept the sign that says {name}',
      '{a_one} talked a man out of his trousers and into a better pair, and he asked whom to thank: {name}',
      '{a_one} knocked at a door, sold the door to whoever opened it, and wrote {name} on the bill',
      '{a_one} shouted the price across the market so often that customers thought it was {name}',
    ],
    traits: [
      '{They} {does}, and says “last one” with forty under the table.',
      '{They} {does}; the second one is half price, and the third one follows you home.',
      '{They} {does}, and wraps it before you have finished saying no.',
    ],
    conflicts: [
      told(
        'An old lady came to buy nothing, and after an hour {they} had bought a pair of gloves from her.',
        'They were the left ones.',
        'She threw in a lecture on margins.',
        'She has the stall next door now.',
      ),
      told(
        'A customer brought one back because it worked, and had not expected that.',
        'It was exchanged for one that hums.',
        'The guarantee did not cover success.',
        'He was given a voucher and a chair.',
      ),
      told(
        'The closing-down sale has been going on for fourteen years, and {they} gets a little emotional each Saturday.',
        'Everything must go, except {them}.',
        'The regulars bring cake.',
        'Last year they opened a second closing-down branch.',
      ),
      told(
        '{They} gave a free sample to a small boy, who came back with his school.',
        'Then with the other school.',
        'The sample is now larger than the product.',
        'He has been made head of sales.',
      ),
    ],
    closings: [
      'No refunds, but a very understanding nod.',
      'That is the price for you, and the wink costs extra.',
      'Everything here is nearly new, says the sign, which is nearly straight.',
      'You did not come for it, and you are carrying two.',
      'The till says “ping”, and so does {they}.',
    ],
  },
  {
    means: deedOf('buys buying shops shopping bargain_hunting orders_online ordering_online'),
    events: [
      '{a_one} filled a basket on the telephone while asleep, and the nine parcels are addressed to {name}',
      '{a_one} scratched an ear at an auction, and that is how a lighthouse came to belong to {name}',
      '{a_one} bought ten to get one free, and the free one was the name {name}',
      '{a_one} stood so long before the shop window that a price was put on, under the words “new in: {name}”',
    ],
    traits: [
      '{They} {does}, because it was reduced, and it was reduced because nobody else would.',
      '{They} {does}; the bags are hidden behind the sofa, and the sofa was reduced as well.',
      '{They} {does}, and has a loyalty card that is more loyal than most people.',
    ],
    conflicts: [
      told(
        'The list said eggs, and {they} came back with everything that had not been on the list.',
        'There were no eggs in it.',
        'The list has been laminated, to give it some authority.',
        'It also said “really, only eggs”.',
      ),
      told(
        '{They} bought a thing for seven hundred uses, and has found out that it does not open tins.',
        'The tin opener was use seven hundred and one.',
        'It can core a pear, if the pear helps.',
        'The box is in use, as a box.',
      ),
      told(
        'Something arrived that {they} had ordered at three in the morning, and neither of them knew what to say.',
        'It has forty-two legs, to be screwed on.',
        'It can be sent back within fourteen days by two strong men.',
        'A second one is on its way, in beige.',
      ),
      told(
        'In the supermarket {they} always chooses the fastest till, and has seen the woman in front pay in chestnuts.',
        'She had the exact amount.',
        'The next till opened, for everybody behind.',
        'One chestnut had to be checked by a manager.',
      ),
    ],
    closings: [
      'It was half price, so in a way {they} has earned money.',
      'The receipt is longer than the summer.',
      'There is a bag in the bag, and in that a bag.',
      'It does not fit, but it will match something one day.',
      'Money does not make happy, {they} says, and asks whether there is a set.',
    ],
  },
  {
    means: deedOf('lends lending borrows borrowing'),
    events: [
      '{a_one} lent a neighbour a ladder, never saw it again, and looks up at every gutter calling {name}',
      '{a_one} wrote a name inside a book before lending it out, and has that back only: {name}',
      '{a_one} asked for a cup of sugar, then for the cup, then for the kitchen, and the door says {name}',
      '{a_one} borrowed a suit with a name sewn into the collar, and has had to be {name} at every wedding',
    ],
    traits: [
      '{They} {does}, and keeps a small black book, lent by a friend.',
      '{They} {does}; half of {town} has it, and the other half had it last.',
      '{They} {does}, only until Thursday, and never says which.',
    ],
    conflicts: [
      told(
        'A drill went from house to house, and after nine years it came home with a hole in it.',
        'Nobody could say how, but everybody had a theory and the drill.',
        'It had got married somewhere on the way, to a sander.',
        'It fits in nowhere now.',
      ),
      told(
        '{They} and the neighbour have each other’s hedge trimmers, and each is too polite to begin.',
        'The hedges have met in the middle.',
        'They talk about the weather, through leaves.',
        'One of them has offered to lend his own.',
      ),
      told(
        'A book came back with notes in the margin, and the notes were about {them}.',
        'Page ninety just says “typical”.',
        'They have been underlined, in two colours.',
        'They were better than the book.',
      ),
      told(
        'The last thing of {their} own in the house is a spoon, and somebody has asked whether it is free on Friday.',
        'It is, from four.',
        'It has more engagements than {they} has.',
        'Soup is on Saturday now.',
      ),
    ],
    closings: [
      'You will get it back, says the note, which is on the back of the last note.',
      'It comes home by itself when the batteries are empty.',
      'Interest is paid in jam.',
      'Whose casserole dish this is, nobody dares to ask any more.',
      'It was lent for a day, and it has a room there now.',
    ],
  },
  {
    means: deedOf('repairs repairing fixes fixing mends mending builds building_(?:an?|the|his|her|its|their) tinkers assembles'),
    events: [
      '{a_one} took a clock apart, put it together again, and had six parts left and the name {name}',
      '{a_one} hammered one nail into a wall in {town}, and through the hole the neighbour said “good morning, {name}”',
      '{a_one} said “I will just have a quick look”, and the house has been lit by candles and known as {name} since',
      '{a_one} held two wires together for a moment, and every radio in the street said {name}',
    ],
    traits: [
      '{They} {does}, and says “who put this in?”, and it was {them}.',
      '{They} {does}; there is a drawer of screws that fit nothing and may not be thrown away.',
      '{They} {does}, with tape, and then with the other tape.',
    ],
    conflicts: [
      told(
        'A dripping tap was seen to, and now it only drips when the doorbell rings.',
        'The doorbell is turned on in the bathroom.',
        'Visitors are told to bring a bucket.',
        'The light in the hall has joined in.',
      ),
      told(
        'The instructions showed a smiling man with no mouth, and after page three {they} looked like that too.',
        'Part G was upside down, and so was the man.',
        'The shelf leans towards the door.',
        'There should have been two of them, and a friend.',
      ),
      told(
        '{They} went to the hardware shop for one screw, and a man there said “what kind?”',
        'They have opened a workshop.',
        'There are ninety-one kinds, and he told them all.',
        'It was the kind that is out of stock.',
      ),
      told(
        'The toaster was mended in one evening, and can be heard from the ferry.',
        'It does one side, very well.',
        'Slices have been found in the tree opposite.',
        'The ferry has answered.',
      ),
    ],
    closings: [
      'It works, as long as nobody looks at it.',
      'The spare part has been ordered from a country that is no longer there.',
      'Hold this, {they} says, and do not let go until I am back.',
      'Nothing lasts as long as what was done “just for now”.',
      'It is fixed, and it has a new noise.',
    ],
  },
  {
    means: deedOf(
      'cleans cleaning vacuums vacuuming washes washing irons ironing dusts dusting sweeps sweeping mops tidies tidying polishes scrubs',
    ),
    events: [
      '{a_one} rubbed at a spot on an old brass sign until there was nothing left of it but {name}',
      '{a_one} lifted a rug that had not been lifted in forty years, and something under it said “close the door, {name}”',
      '{a_one} wiped a window so clear that half the street walked in through it and asked for {name}',
      '{a_one} tidied up so thoroughly that the birth certificate was never seen again, and had to settle for {name}',
    ],
    traits: [
      '{They} {does}, and guests are asked to float.',
      '{They} {does}; dust has been known to turn round in the doorway.',
      '{They} {does}, also in hotels, and also in other people’s rooms there.',
    ],
    conflicts: [
      told(
        'A crumb fell at four o’clock, and the evening had to be called off.',
        'It has been traced to a biscuit in 1998.',
        'The cake was eaten outside, over a neighbour.',
        'There may be a second one.',
      ),
      told(
        'A cleaner comes on Fridays, and on Thursdays {they} cleans so that she will not think anything.',
        'She thinks something.',
        'They have coffee on two coasters each.',
        'She has not seen a speck in six years and is losing her touch.',
      ),
      told(
        '{They} found one sock behind the machine, and after it a tunnel.',
        'There are more down there, and they have voted.',
        'It comes up in a laundrette in {town}.',
        'The sock would not say who had dug it.',
      ),
      told(
        'Somebody wrote “wash me” on the back of a van, and {they} did, and the driver, and his mother.',
        'She smells of pine and has no complaints.',
        'The van turned out to be a different colour and somebody else’s.',
        'The road was damp as far as the border.',
      ),
    ],
    closings: [
      'Shoes off, please, and if you can, feet.',
      'There is a cupboard that nobody may open, for everything else.',
      'The floor can be eaten from, and on Sundays it is.',
      'Lemon, says the nose, and underneath it, peace.',
      'It was only clean for a minute, but what a minute.',
    ],
  },
  {
    means: deedOf('digs digging buries burying dug'),
    events: [
      '{a_one} began a small hole behind the house, came up in a kitchen in {town}, and was greeted as {name}',
      '{a_one} hit something hard a metre down, and it was a nameplate that says {name}',
      '{a_one} fell into the hole of the day before, and what echoed back was {name}',
      '{a_one} dug up the lawn of {official} looking for treasure, and found a bill addressed to {name}',
    ],
    traits: [
      '{They} {does}, and asks about the garden before asking how you are.',
      '{They} {does}; the worms have put up a sign with opening times.',
      '{They} {does}, and knows from the sound what your cellar is like.',
    ],
    conflicts: [
      told(
        'The map had an X on it, and after three days {they} found out that it was a kiss.',
        'It was signed by an aunt.',
        'The hole is very romantic, though.',
        'Under it there was another, deeper kiss.',
      ),
      told(
        '{They} put the earth from the first hole into a second hole, and that is how the third began.',
        'There is one wheelbarrow too many.',
        'The first hole feels used.',
        'They have names, and one has a pond.',
      ),
      told(
        'Halfway down, {they} met somebody who was digging up.',
        'They shook hands and swapped shovels.',
        'Each said “after you”.',
        'He wanted to know whether it was raining.',
      ),
      told(
        'A professor came because of the old pot in the hole, and it was the one that {they} had had lunch from.',
        'It has been dated, to Tuesday.',
        'The soup is in a museum.',
        'He found the spoon two layers further down.',
      ),
    ],
    closings: [
      'Mind the edge, and the other edge.',
      'It is not deep, {they} calls, from far away.',
      'Down there it is quiet, and the rent is low.',
      'The lawn was, on the whole, a memory.',
      'Whatever was buried here is somewhere else here.',
    ],
  },
  {
    means: deedOf('counts counting measures measuring weighs weighing calculates'),
    events: [
      '{a_one} got as far as nine hundred and six, was interrupted by “excuse me, {name}?”, and had to start again',
      '{a_one} measured a doorway three times, bought a sofa, and both have been stuck and called {name} since',
      '{a_one} counted everybody at a family dinner, got one more than there were, and that one was {name}',
      '{a_one} held a ruler against the horizon in {town}, and wrote on the back of it, to scale, {name}',
    ],
    traits: [
      '{They} {does}, out loud, and stairs are a conversation.',
      '{They} {does}; a pinch of salt has fourteen grains, or it goes back.',
      '{They} {does}, and knows exactly how many peas are fair.',
    ],
    conflicts: [
      told(
        'The guess-how-many-sweets jar at the fair was won by {them}, with proof, on eleven sheets.',
        'It was 412 and a button.',
        'They had to empty it to check, and then eat it.',
        'The button has been disputed.',
      ),
      told(
        'There were eight slices, seven guests and {them}, and a protractor.',
        'By then it was breakfast.',
        'One slice was found to be a degree too proud.',
        'The cherry was settled by lot.',
      ),
      told(
        'A clock in {town} is four seconds slow, and {they} stands in front of it every noon, coughing.',
        'The pendulum has begun to hurry when it sees {them}.',
        'It was right once, and they both remember it.',
        'The bell-ringer goes round by the back.',
      ),
      told(
        'Somebody said “there must be a million stars up there”, and {they} has not been back to bed.',
        'One of them moved, so all of it is to be done again.',
        '“Nearly,” {they} said, in autumn.',
        'It is fewer, and somebody is going to hear about it.',
      ),
    ],
    closings: [
      'That makes three sentences and this one.',
      'Give or take one, {they} says, and does not sleep.',
      'The tape measure snaps back with a noise like a small yes.',
      'It adds up, but nobody knows to what.',
      'Round numbers are for people who gave up early.',
    ],
  },
  {
    means: deedOf('grows growing gardens gardening waters_plants watering plants planting prunes'),
    events: [
      '{a_one} planted a label by mistake, watered it for a year, and it came up as {name}',
      '{a_one} talked to a tomato every evening, and one evening the tomato said {name}',
      '{a_one} grew a marrow so large that it got its own letterbox, and the letterbox says {name}',
      '{a_one} left the hose on over the weekend, and what floated past on Monday was a sign reading {name}',
    ],
    traits: [
      '{They} {does}, and apologises to every weed by its Latin name.',
      '{They} {does}; there is soil in the bed, the bath and the butter.',
      '{They} {does}, and gives everybody courgettes until they move away.',
    ],
    conflicts: [
      told(
        'A snail was carried to the far end of the road, and was back before {they} was.',
        'It had taken the short cut through the lettuce.',
        'They have done it nine times, and it has got fitter.',
        'It brought a friend, to show him the lettuce.',
      ),
      told(
        'The seed packet showed a sunflower, and what came up was a very good turnip with ambitions.',
        'It turns with the sun, a little late.',
        'It won second prize among the sunflowers.',
        'The neighbour’s turnips are yellow and tall.',
      ),
      told(
        'At the village show {their} carrot lost to a carrot with a face.',
        'The face belonged to a judge’s uncle.',
        'Next year {they} is bringing a parsnip in a hat.',
        'The carrot was gracious; {they} was not.',
      ),
      told(
        '{They} wished for rain in spring, and the greenhouse has since been rented out to a swimming club.',
        'The cucumbers do the breaststroke.',
        'There is a lifeguard among the beans.',
        'The club is very pleased with the light.',
      ),
    ],
    closings: [
      'It will come up, {they} says, and looks at the ground like a father.',
      'Take a courgette; nobody leaves without one.',
      'The slugs thank everybody involved.',
      'Everything is in bloom except the roses.',
      'Please do not step there; that is Kevin.',
    ],
  },
];
