/** Fruit, vegetables, sweets and drinks: a banana is brown by Thursday, a kettle is watched, ice cream drips on a sleeve. */
import { MORE_TEAS } from './more-of-habits.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const LARDER_CLASSES: readonly NounClass[] = [
  {
    nouns: list('banana plantain'),
    events: [
      '{a_one} was picked up as a telephone by a child, and at the other end somebody said {name}',
      '{a_one} was forgotten in a gym bag for {length}, and the bag has to be addressed as {name}',
      '{a_one} was green on Monday, black on Friday, and for ten minutes on Wednesday answered to {name}',
      '{a_one} was taped to the wall of a gallery, where a collector paid {money} and called {them} {name}',
    ],
    conflicts: [
      told(
        '{They} was not ripe at nine, perfect at twelve, and by five past twelve a case for the baker.',
        'A loaf is planned, as always.',
        'Somebody had been in a meeting.',
      ),
      told(
        '{They} has done nothing to anybody, and still people look at the floor when {they} comes in.',
        'It was one gentleman in a hat, in a silent film.',
        'The hat has since apologised.',
      ),
      told(
        'Monkeys open {them} from the other end, a professor proved, and the whole breakfast table took sides.',
        'One of the sides had mush on it.',
        'The monkey charges by the hour.',
      ),
      told(
        'At the bottom of a rucksack {they} met a maths book, and the two can no longer be told apart.',
        'Fractions smell of August.',
        'The answer on page nine is brown.',
      ),
    ],
    closings: [
      'The spots are only sugar, {they} says, and stands in the shade.',
      '{They} came in a bunch, and misses the other five.',
      'The strings are peeled off first, and nobody knows where they are put.',
      'It is bent, and Brussels has a letter about that.',
      'The phone call for {them} is still going on.',
    ],
  },
  {
    nouns: list('pineapple mango melon watermelon papaya pomegranate'),
    events: [
      '{a_one} was tapped by eleven shoppers, and knocked back at the twelfth, who fainted with a cry of {name}',
      '{a_one} was won at a fairground after forty balls, and cost the winner his savings and the name {name}',
      '{a_one} arrived at a party in a net, stood there in a paper hat until dawn, and was thanked as {name}',
      '{a_one} was smuggled into a cinema under a coat, and a midwife two rows back called out {name}',
    ],
    conflicts: [
      told(
        'Nobody in the house knew how to open {them}: a hammer, a drill and the stairs were tried, in that order.',
        'The stairs have been replaced.',
        'There was a video, by a man without a thumb.',
      ),
      told(
        'At the market {they} was knocked on, sniffed and shaken by people who had no idea what they were listening for.',
        'They all nodded, and took another one.',
        'A doctor diagnosed a cough.',
      ),
      told(
        '{They} was carved into a swan for a buffet, and the real swans have sent somebody round.',
        'They were given a grape each.',
        'The beak was melon, and deeply hurtful.',
      ),
      told(
        'The cocktail cost eighteen euros because it was served in {them}, with a small parasol against the moon.',
        'Somebody had drunk from {them} before.',
        'The straw was too short, and so was the holiday.',
      ),
    ],
    closings: [
      'The juice ran as far as the elbow, and then made up its mind.',
      'A child swallowed a seed, and checks its ears every morning.',
      'Some of {them} is still between two teeth in Hamburg.',
      'It is cheaper in season, and better with a roof over it.',
      'At the till {they} was put on the scales, and it said “hat”.',
    ],
  },
  {
    nouns: list('pear raspberry blackberry plum peach apricot blueberry gooseberry cranberry nectarine prune'),
    events: [
      '{a_one} fell on the head of somebody asleep in an orchard, who had no theory but said {name}',
      '{a_one} was the only one in the punnet without mould, and moved to the top as {name}',
      '{a_one} sat for a still life for {length}, moved once, and was painted out and called {name}',
      '{a_one} was on the teacher’s desk on the first day of term, with a bite in it and a note from {name}',
    ],
    conflicts: [
      told(
        'A wasp has moved into {them} on one side, and the picnic is eating its way towards it from the other.',
        'They will meet at about four.',
        'The wasp has hung up curtains.',
      ),
      told(
        'The farm let people pick their own, and a family of five went home with one bowl and no appetite.',
        'They were weighed on the way out, all but grandfather.',
        'The red round the mouth was a rash, they said.',
      ),
      told(
        '{They} was to become jam, and there are already ninety jars in the cellar from the year of the rain.',
        'Every visitor leaves with four, and must show that they are not empty.',
        'The labels say “?” and “red”.',
      ),
      told(
        'Half a worm was found in {them}, and at the table it went very quiet.',
        'The other half has sent its regards.',
        'It was a vegetarian table until then.',
      ),
      told(
        'The best one grows out of reach, and {they} watched three ladders, two uncles and a dog come down.',
        'The blackbird had it for lunch.',
        'The dog had been at the top.',
      ),
    ],
    closings: [
      'There is a bruise, and {they} says that it was a door.',
      'In a crumble nobody would know {them}, and that can be arranged.',
      'It never falls far from the tree, and rings its mother on Sundays.',
      'A doctor was seen keeping away.',
      'The stalk is the part that they all leave, and it has begun a collection.',
    ],
  },
  {
    nouns: list('avocado guacamole'),
    events: [
      '{a_one} was squeezed by the whole of the Saturday market, and a thumb got stuck in {name}',
      '{a_one} was ripe for eight minutes on a Tuesday, during a phone call about {name}',
      '{a_one} was put on toast by two people who had meant to buy a house, and the house was called {name}',
      '{a_one} stood on a windowsill on three toothpicks for {length}, and put out one leaf and the word {name}',
    ],
    conflicts: [
      told(
        '“Not yet,” {they} said on Monday, Tuesday and Wednesday, and on Thursday {they} said “too late”.',
        'There had been a moment, at about four in the morning.',
        'The chips have been waiting with their coats on.',
      ),
      told(
        'A young couple was told that they could have had a house if it had not been for {them}.',
        'They have asked how many bedrooms {they} has.',
        'The bank looked at the toast, and then at its watch.',
      ),
      told(
        'The surgeon on call has a drawer for people who tried to get the stone out of {them} with a knife.',
        'They come on Sundays, with lime on the sleeve.',
        'He eats his on the ward, with a bodyguard.',
      ),
      told(
        'Next to a banana in a paper bag {they} was to soften overnight, and the banana told everything.',
        'In the morning neither of them was hard any more.',
        'There are two sides to it, and one is mush.',
      ),
    ],
    closings: [
      'The middle is all stone, and the rest is very easily hurt.',
      'A drop of lemon keeps {them} from going brown, and from going out.',
      'That costs two euros extra, as the waiter says every time.',
      'Only half of {them} is in the fridge, with its face to the wall.',
      'The stone is in a glass of water, and has been given a name.',
    ],
  },
  {
    nouns: list('tomato lettuce radish celery courgette zucchini aubergine eggplant'),
    events: [
      '{a_one} grew so long in one warm night that the greenhouse was opened by force, and out came {name}',
      '{a_one} was found at the back of the vegetable drawer, where {they} had gone soft and turned to {name}',
      '{a_one} was left on a doorstep by a neighbour with an allotment, who ran, and only called back {name}',
      '{a_one} jumped out of a jar that three strong men could not open, and introduced {themself} as {name}',
    ],
    conflicts: [
      told(
        'The neighbour has an allotment and a good summer, and there was another one like {them} on the step today.',
        'The street locks its cars in August, so that nobody puts any in.',
        'A note said “more where these came from”.',
      ),
      told(
        'In the salad {they} is what is left in the bowl at the end, in water, with the server lying on top.',
        'The host will have it for lunch, says the host each time.',
        'Only the olive came to say goodbye.',
      ),
      told(
        'A spa laid two slices of {them} on the eyes of a lady, and she got hungry.',
        'The other lady lost hers as well.',
        'The masseur found a way with a little salt.',
      ),
      told(
        'Fruit or vegetable, the family argued, and {they} was called as a witness and pleaded salad.',
        'An uncle put {them} into the custard to make a point.',
        'The judge had brought his own dressing.',
      ),
    ],
    closings: [
      'The lid was loosened by everybody before, says the last one.',
      'Ninety-six per cent of {them} is water, and the rest is attitude.',
      'It is on special offer, which {they} has taken to heart.',
      'The slug had a bite of every single one, to be fair.',
      'Slice {them} thinly, and do not talk of it at lunch.',
    ],
  },
  {
    nouns: list('onion garlic chilli chili shallot leek wasabi ginger'),
    events: [
      '{a_one} was cut up on a kitchen table, and through the tears the whole family sobbed {name}',
      '{a_one} was eaten before a first date, and the waiter seated the two at different ends of {name}',
      '{a_one} was tried by a man who said that nothing was too hot for him, and his last clear word was {name}',
      '{a_one} hung in a plait beside the door of a castle, and a pale gentleman in a cape hissed {name}',
    ],
    conflicts: [
      told(
        'Whoever comes near {them} with a knife begins to cry, and {they} used to think that it was remorse.',
        'The cook wears swimming goggles.',
        'One guest used the occasion to mention his divorce.',
      ),
      told(
        '{They} was in the sauce at noon, and on the night bus there is still a free seat on either side.',
        'The driver has opened the roof.',
        'They should all have had some, say the experts.',
      ),
      told(
        'A count from the next village has declined the dinner, because of {them}, and because it was by daylight.',
        'He sends his regrets on black paper.',
        'The mirror in the hall was a further point.',
      ),
      told(
        'The cook touched {them} with one finger, and an hour later, without a thought, touched his eye.',
        'He sees everything in red, and a saint.',
        'He then looked for help with the other eye.',
      ),
      told(
        'A man with three chillies on his T-shirt had a go at {them}, and the milk ran out in the whole street.',
        'The T-shirt belongs to his wife now.',
        'He says that it was mild, as soon as he can say anything.',
      ),
    ],
    closings: [
      'The chopping board will tell the strawberries all about it.',
      'There is another layer beneath, and beneath that one a smaller sob.',
      'Chew some parsley, and face the other way.',
      'Nobody in the house has had a cold, or a visitor.',
      'Wash your hands now; it is too late, but wash them.',
    ],
  },
  {
    nouns: list('cabbage cauliflower spinach pea kale turnip beetroot parsnip kohlrabi okra fennel pakchoi bokchoy'),
    events: [
      '{a_one} was hidden beneath the mash by a boy of six, and twenty years later answered from there as {name}',
      '{a_one} was boiled by a school kitchen from nine until one, and what was ladled out was {name}',
      '{a_one} was flown in as an aeroplane on a spoon, refused permission to land, and crashed as {name}',
      '{a_one} wobbled home from the giant vegetable show in a pram, and ladies looked in and cooed {name}',
    ],
    conflicts: [
      told(
        '“Three more bites, and then there is pudding,” said the mother, and {they} was cut into bites too small to see.',
        'Negotiations went on until bedtime.',
        'The dog under the table had shaken its head.',
      ),
      told(
        'A celebrity cook roasts {them} with honey, and grandmother, who boils {them} for an hour, has turned him off.',
        'He is too thin, she says, and so is the sauce.',
        'Her kitchen window has not been clear since the war.',
      ),
      told(
        '{They} was blended into a brownie by a clever father, and the children have asked to see the lawyer.',
        'They now suspect the lemonade.',
        'One of them wanted more, and had to leave the group.',
      ),
      told(
        'At Christmas everybody takes exactly one, for the look of it, and {they} was the one that was taken.',
        'The other forty will be soup until Easter.',
        'It went round the plate twice, and was left under the knife.',
      ),
    ],
    closings: [
      'It helps one see in the dark, and {they} is tired of being asked.',
      'The butter came to help, and has melted.',
      'A caterpillar was also served, and liked it.',
      'Good for you, says everybody, like a threat.',
      'There was none left over, says the pot plant, greener than before.',
    ],
  },
  {
    nouns: list('mushroom toadstool champignon porcini truffle fungus'),
    events: [
      '{a_one} came up in the lawn overnight, right on the penalty spot, and by morning was known as {name}',
      '{a_one} was held against the picture in the book, first page nine, then page ten, then, more softly, {name}',
      '{a_one} was sniffed out by a pig at the foot of an oak, and had to be bought back from the pig as {name}',
      '{a_one} grew behind the shower curtain of three students, who charged {them} rent and said {name}',
    ],
    conflicts: [
      told(
        'The book says that {they} is either delicious or the last thing one eats, and the picture is the same.',
        'The uncle went first; he is still telling everybody that he is fine.',
        'It was the one on page eleven.',
      ),
      told(
        'Where {they} stands in the wood is known to one old woman, and she walks there backwards.',
        'Her son has been shown the wrong valley.',
        'It will be in the will, on a map without a north.',
      ),
      told(
        'A gnome has let {them} as a flat with a red roof, and the tenants complain about the damp.',
        'The deposit was three acorns.',
        'The neighbours dance in a ring until four.',
      ),
      told(
        'On the pizza {they} was picked off by one child, put on the plate of another, and flicked to the cat.',
        'The cat buried it.',
        'By the time it reached the grown-ups it had a following.',
      ),
    ],
    closings: [
      'It rained, so by tomorrow there will be forty.',
      'All of them can be eaten, {they} says, some of them only once.',
      'The rest of {them} is under the ground, and goes as far as the church.',
      'The snail has had the first bite, and is being watched.',
      'Do not wash, only brush, and speak quietly.',
    ],
  },
  {
    nouns: list(
      'icecream cream gelato sundae popsicle sorbet slushie slush snowcone shaveice shavedice kulfi halohalo halo-halo softserve frozenyogurt froyo bananasplit granita icelolly affogato',
    ),
    events: [
      '{a_one} heard the van in the next street, and a hundred children in bathing trunks ran past shouting {name}',
      '{a_one} fell off the cone at the first lick, and a boy stood over {them} for {length} and said {name}',
      '{a_one} had thirty flavours to choose from, held up the whole pier, and in the end said {name}',
      '{a_one} was eaten out of the tub with the big spoon after a break-up, and was told all about {name}',
    ],
    conflicts: [
      told(
        'It was the hottest day of July, and {they} ran down a sleeve faster than anyone could lick.',
        'There is vanilla in the watch.',
        'The elbow was reached at ten past three, and a wasp at eleven past.',
      ),
      told(
        'The van plays its tune when there is none left, some parents say, and {they} knows about the lie.',
        'One child is eleven, and has just been told.',
        'The driver hears it in his sleep, in minor.',
      ),
      told(
        'A gull came out of the sun, and since then somebody on the pier has been licking an empty cone.',
        'The gull had a flake in its beak and no regrets.',
        'Witnesses were told to buy another, and to bend over it.',
      ),
      told(
        'Somebody ate {them} too fast, held his forehead, and saw the future for three seconds.',
        'It was rather cold.',
        'He did it again at once.',
      ),
    ],
    closings: [
      'The best bit is the chocolate at the very end, and that leaked.',
      'There is always room, because {they} fills the gaps.',
      'The spoon is wooden, flat, and good for nothing.',
      'The tub holds two portions, said the tub, to one person.',
      'The label says pistachio, and the tongue says green.',
    ],
  },
  {
    nouns: list(
      'jelly pudding trifle blancmange custard flan pannacotta crèmecaramel cremecaramel tapioca mousse aspic holodets rotegrütze blancmanger',
    ),
    events: [
      '{a_one} was turned out of the mould at a wedding, wobbled, and bowed to the guests as {name}',
      '{a_one} was carried in past a loud uncle, and his laugh went right through {name}',
      '{a_one} was to set overnight in the fridge, met a light in there, and came out in the morning as {name}',
      '{a_one} was made in a mould like a rabbit, lost an ear on the way, and was passed round as {name}',
    ],
    conflicts: [
      told(
        'A lorry drove past the party, and {they} was the first to know, and the last to stop.',
        'A geologist has asked for the recipe.',
        'It measured four, and rose.',
      ),
      told(
        'The skin on top of {them} was offered to {official}, who had been so brave until then.',
        'It had wrinkles, and looked back.',
        'Grandfather takes all the skins, and does not say what for.',
      ),
      told(
        'There is a slice of mandarin in the middle of {them}, and nobody knows how it lives.',
        'It has been waving since Sunday.',
        'Every tap of the spoon is taken as an answer.',
      ),
      told(
        '{They} was thrown only once, at a school dinner, and the ceiling has kept the place.',
        'In hot weather it comes down a little.',
        'Old boys come back and look up.',
      ),
    ],
    closings: [
      'It is for those who still have room, and those who have no teeth.',
      'Nobody has nailed {them} to the wall, though one tried.',
      'The spoon goes in without a sound, and comes out with a rude one.',
      'Stay still, said the photographer, and the picture is a blur.',
      'Layers are a sign of character, says the sherry at the bottom.',
    ],
  },
  {
    nouns: list(
      'chocolate candy toffee praline nougat fudge caramel liquorice licorice bonbon marzipan brigadeiro jawbreaker gobstopper salmiakki turrón turron s’more smore sherbet dulcedeleche',
    ),
    events: [
      '{a_one} was found behind the books, where somebody had hidden {them} from {themself} under {name}',
      '{a_one} stuck to a back tooth in the middle of a speech, so that the bride was toasted as {name}',
      '{a_one} lay in a coat pocket from one winter to the next, grew fur, and was petted as {name}',
      '{a_one} was pressed on every child by a doctor with cold hands, who said that it had not hurt, {name}',
    ],
    conflicts: [
      told(
        '“I will have just one square,” said somebody at eight, and by nine was folding the foil very small.',
        'It was put at the bottom of the bin, under the tea leaves.',
        'Next to it lay the foil from Tuesday.',
      ),
      told(
        'The little map in the lid of the box does not agree with what is in it, and grandmother bit into {them} first.',
        'It was coffee cream, and was put back with a dent.',
        'Most of the bottom layer has teeth marks.',
      ),
      told(
        'The child was to share {them} fairly with the little brother, and gave him the stick.',
        'He is a lawyer by now.',
        'It was the longer half, the child says.',
      ),
      told(
        '{They} stayed in the car on the hottest day of the year, on the cream leather, above the heating.',
        'It took the shape of a seat belt.',
        'Nobody will believe whoever sits there next.',
      ),
    ],
    closings: [
      'The dentist has a boat, and she is named after {them}.',
      'It was for the trick-or-treaters, but they were late, and {they} was not.',
      'Nobody likes the purple ones, so there they are.',
      'It helps with sadness, and is the reason that it has run out.',
      'Rustling was heard at row nine, for the length of the second act.',
    ],
  },
  {
    nouns: list(
      'coffee espresso cappuccino latte macchiato percolator cafetiere cortado flatwhite frappuccino icedcoffee coldbrew ristretto mokapot frenchpress mokka mocha',
    ),
    events: [
      '{a_one} was ordered with oat milk and a long name, and on the cup there was only {name}',
      '{a_one} was drunk standing up in Naples in eleven seconds, and the barman said “next” and {name}',
      '{a_one} was asked out with the words “shall we have one”, and the two of them are now called {name}',
      '{a_one} kept a night nurse up for {length}, until her patients sat up as well and shouted {name}',
    ],
    conflicts: [
      told(
        'Nobody in the office speaks before {they} comes, and on Monday {they} was late.',
        'They found out what some of them think.',
        'The firm was nearly sold to a man with a thermos.',
      ),
      told(
        'A cappuccino after eleven in the morning was ordered next to {them} in Rome, and the street went quiet.',
        'The tourist was driven to the border.',
        'An old man crossed himself, and the milk too.',
      ),
      told(
        'The heart in the foam was for the next table, but {they} got it, and somebody has fallen in love.',
        'It was meant as a leaf.',
        'They marry in June, and the milk is coming.',
      ),
      told(
        'The kitchen at work has a machine with nine buttons, and eight of them say “empty the tray”.',
        'The tray was empty, so they emptied the building.',
        'The ninth is soup, and nobody knows why.',
      ),
      told(
        'Someone took the last drop from the jug, put the jug back, and thinks that {they} did not see it.',
        'The jug has had everybody’s fingers taken.',
        'He drinks tea now, behind a plant.',
      ),
    ],
    closings: [
      'Decaf, it said underneath, and a whole morning fell to pieces.',
      'The ninth stamp is on the card, and the shop has closed.',
      'Sleep is for those who have met {them} before three.',
      'There is a ring on the important paper, and it improves it.',
      'The spoon still stirs when nobody is there.',
    ],
  },
  {
    nouns: list('tea teapot teacup mug teabag samovar chai masalachai earlgrey rooibos chamomile teacosy teastrainer icedtea'),
    events: [
      '{a_one} was made by a builder, with four sugars and a thumb, and he called it a proper {name}',
      '{a_one} was put on when the news was bad, and the whole street came in and said {name}',
      '{a_one} was watched for {length} to see whether the saying was true, and went off with a whistle and {name}',
      '{a_one} was handed round the back of the office with a list of nine wishes, and the last was {name}',
    ],
    conflicts: [
      told(
        'Milk first or milk last was said in the room where {they} stood, and two of the family left by separate doors.',
        'The grandmother puts in neither, and looks at the sky.',
        'Peace was made over cocoa.',
      ),
      told(
        '“I’ll put the kettle on,” somebody says at each death, birth and burst pipe, and then looks at {them}.',
        'It has never once made things worse.',
        'The plumber had his with two, in his waders.',
      ),
      told(
        'In the office there is one with a chip and a cat on it, and on Tuesday a new colleague drank from it.',
        'He did not know, said his mother at the hearing.',
        'It is kept in a safe, with the handle to the left.',
      ),
      told(
        'The knitted hat has kept {them} warm so well that guests get burnt and {they} gets compliments.',
        'It has a bobble, like the aunt who made it.',
        'In summer it is worn by a rugby player.',
      ),
      told(
        'A colleague went to make it for everyone at nine, and has been “just on the way” since.',
        'He was seen in the lift at noon, with six mugs and no hands.',
        'The bag has been in since Tuesday, and can stand.',
      ),
    ],
    closings: [
      'A nice sit-down is included.',
      'There is limescale in {them}, and it remembers the Queen.',
      'Strong enough to hold the spoon up, as it should be, and to have a view.',
      'It went cold next to somebody who was going to drink it in a minute.',
      ...MORE_TEAS,
      'A biscuit would be nice, {they} says, and the biscuit says nothing.',
    ],
  },
  {
    nouns: list('beer cocktail gin cider pint rum vodka martini lager ale mead pilsner sherry'),
    events: [
      '{a_one} was bought in a round for nine, came back as ten, and the tenth was called {name}',
      '{a_one} was chosen for the label by a man who had said that he knew about {name}',
      '{a_one} stood on the bar at closing time, and the landlord rang the bell twice and shouted {name}',
      '{a_one} was ordered as “just the one” at six, and at two somebody was hugging {them} and weeping {name}',
    ],
    conflicts: [
      told(
        'It was Kevin’s round, so he went to the gents, tied his shoe, and looked at a picture of the harbour.',
        'The picture is worn thin at that height.',
        'When he came back there was a song about him.',
      ),
      told(
        'With {them} in hand a quiet man has just begun a sentence with “what nobody dares to say”.',
        'It was about hedges.',
        'Everybody agreed, and then everybody sang.',
      ),
      told(
        'The first sip of {them} was tried by the host, who nodded, because he did not know what else to do.',
        'It was the water.',
        'The waiter nodded back, and has written a book.',
      ),
      told(
        'At midnight {they} gave an accountant the idea that he could dance, and at one that he could fly.',
        'He could do one of them, for a moment.',
        'The table is being mended, and so is he with his wife.',
      ),
      told(
        'There is a small parasol, half a fruit and a sparkler on {them}, and somewhere below a mouthful.',
        'It was named after a beach, and costs as much as one.',
        'The fruit had to be ordered separately, by the fire brigade.',
      ),
    ],
    closings: [
      'The chaser has caught up with {them}.',
      'A headache has booked a table for nine in the morning.',
      'The peanuts were there before {them}, and have seen a lot of hands.',
      'Last orders were hours ago, but {they} has a cousin with a key.',
      'The beer mat holds a phone number, a plan for a bank, and a wet ring.',
    ],
  },
  {
    nouns: list('milk yoghurt yogurt milkshake margarine kefir ayran lassi horchata buttermilk skyr ghee oatmilk milkcarton'),
    events: [
      '{a_one} was at the back of the fridge on a date that nobody read aloud, and moved when they said {name}',
      '{a_one} was pushed behind the others by a man who reaches for the freshest, and grew bitter as {name}',
      '{a_one} was left on the doorstep at dawn, and two small birds pecked through the lid and found {name}',
      '{a_one} went over on the breakfast table, ran to the edge, and dripped on the cat and the letter to {name}',
    ],
    conflicts: [
      told(
        '“Smell this,” one half of the couple says every morning, and holds {them} under the nose of the other.',
        'It is fine, says the one with the cold.',
        'They promised it in church, in sickness and in this.',
      ),
      told(
        'Somebody put {them} back with one last drop inside, so that it was somebody else who had finished {them}.',
        'The drop is called “enough for you”.',
        'In that house nobody has ever finished anything.',
      ),
      told(
        'There is jam in {them}, toast in {them}, and the print of a knife that had been in the fish.',
        'Nobody owns the knife.',
        'A clean corner was found, and claimed at once.',
      ),
      told(
        'Two little cows on the label stand in front of an Alp, and {they} is from an industrial estate near Hull.',
        'The cows have an agent.',
        'The Alp is a car park, seen from below.',
      ),
    ],
    closings: [
      'No use crying over {them}, said a man with a mop.',
      'Shake well, it says, and {they} says the same to you.',
      'The date on the lid is more of a dare.',
      'A thin moustache remained on everybody, and on the grandfather a second.',
      'The lid was licked, and it went up to the eyebrow.',
    ],
  },
];
