/** What shines, falls and blows: whoever has looked up, or was caught in it, knows its ways. */
import { list, type NounClass, told } from './noun-class.ts';

export const SKY_AND_WEATHER_CLASSES: readonly NounClass[] = [
  {
    nouns: list('sun sunrise sunset sunshine sunbeam'),
    events: [
      '{a_one} came out for one minute in April, and in that minute a whole town took off its jumper and cried {name}',
      '{a_one} found the one gap in a curtain at five on a Sunday, and was called {name}, and worse',
      '{a_one} was put in the top left corner by four hundred children, with a smile, and under it they wrote {name}',
      '{a_one} went down behind the sea, people clapped, and a waiter in the front row asked for more of {name}',
    ],
    conflicts: [
      told(
        'A gentleman fell asleep beneath {them} with a novel on his stomach.',
        'The stomach can be read in good light.',
        'It is the first chapter, in white.',
      ),
      told(
        'Only one table in the beer garden had any of it, and everybody moved along with {them}, hour by hour.',
        'By six they were in the road.',
        'The innkeeper has put wheels on the chairs.',
      ),
      told(
        'The old dial on the church says four, and {they} has never heard of summer time.',
        'It is the town that hurries.',
        'Twice a year {they} is asked to wait an hour, and will not.',
      ),
      told(
        'Nobody may look straight at {them}, so nobody has said a word about the new hair.',
        'A man with a colander saw it, upside down.',
        'It is said to be a corona.',
      ),
      told(
        'Everything turns round {them}, and it is lonely in the middle all the same.',
        'The nearest neighbour is Mercury, who burns easily.',
        'Post takes eight minutes, at the speed of light.',
      ),
    ],
    closings: [
      'It will be over in five thousand million years, so there is time for one more ice.',
      'Behind the clouds it all goes on as usual, without anybody to see it.',
      'The cat knows the one warm patch, and moves with it across the carpet.',
      'The best light comes last, when everybody has gone in to eat.',
      'Cream was put on everywhere except the ears.',
    ],
  },
  {
    nouns: list('moon fullmoon moonlight crescent eclipse moonbeam'),
    events: [
      '{a_one} went along beside a car all the way home, and the child on the back seat said good night to {name}',
      '{a_one} got in the way for four minutes, and half a country stood in cardboard glasses and breathed {name}',
      '{a_one} was howled at by a dachshund until three, and what he howled, the neighbours say, was {name}',
      '{a_one} was seen down in a well, a fool ran for a net, and what he got out of it, he says, was {name}',
    ],
    conflicts: [
      told(
        'Twelve men have been up there to see {them}, and all they left were a flag, two golf balls and a car.',
        'The battery is as good as new.',
        'Nobody has come back for the balls.',
      ),
      told(
        'Only one side of {them} is ever shown, and the other is said to be in its dressing gown.',
        'A probe has seen it, and will not say.',
        'It is where the socks are.',
      ),
      told(
        'Because of {them} the tide comes in twice a day, and a man with a bucket would like a word.',
        'The moat has been explained to him.',
        'He builds at low hours now, like a burglar.',
      ),
      told(
        'Some see a man in {them} and some a hare, and {they} has been asked to make up {their} mind.',
        'It depends on the supper.',
        'The man has asked the hare to move over.',
      ),
      told(
        'It was that night of the month again, and the baker’s boy bit the postman, though not hard.',
        'He has to shave twice that week.',
        'The round has been moved to the mornings.',
      ),
    ],
    closings: [
      'The light is borrowed, but {they} does not make a thing of it.',
      'A cow has been over, and does not like to speak of it.',
      'Poets look up at {them}, and moths, and both go home with a stiff neck.',
      'It is the same one over both of them, says a letter, and over the dentist too.',
      'There is less of {them} every night, and nobody has seen the mouse.',
    ],
  },
  {
    nouns: list('star meteor shootingstar constellation asteroid meteorite'),
    events: [
      '{a_one} was bought as a present, with a certificate, and on that the salesman had put {name}',
      '{a_one} fell, somebody on a balcony wished too fast, and what came was half a sandwich and {name}',
      '{a_one} was explained for an hour by a young man, blinked red and green, landed, and is known at the airport as {name}',
      '{a_one} was counted by a shepherd who had run out of sheep, and as number four thousand and nine is called {name}',
    ],
    conflicts: [
      told(
        'Nine hundred years the light of {them} was on its way, and then it fell on a man who was looking for his keys.',
        'He found them.',
        'It had set out for that in the Middle Ages.',
      ),
      told(
        'Somebody joined {them} to six others by lines and called it the Saucepan, when it could have been a hero.',
        'The handle is a cousin.',
        'In the south they say Shopping Trolley.',
      ),
      told(
        'A lady with a shawl blames {them} for the whole of last week.',
        '{They} was four light years off, and asleep.',
        'It was a Taurus who broke the vase.',
      ),
      told(
        'Two people lay down on a bonnet to look at {them}, and could not say afterwards what they had seen.',
        'The bonnet can.',
        'It has a dent in the shape of the autumn sky.',
      ),
      told(
        'In one night three wishes were sent up to {them}, and all were about the same bicycle.',
        'The middle one got it.',
        'They share the bell.',
      ),
    ],
    closings: [
      'It may have gone out long ago, but it would be rude to mention it.',
      'Sailors steer by {them}, and the man with the chart steers by the sailors.',
      'Over the town there is only the lit sign of the bank.',
      'The telescope was set up for {them}, and shows the neighbour.',
      'How I wonder what you are, says the song, which is fair.',
    ],
  },
  {
    nouns: list('planet jupiter neptune earth'),
    events: [
      '{a_one} was put to the vote, came ninth of eight, and gets more letters than all the others, addressed to {name}',
      '{a_one} was hung up in a classroom as a painted tennis ball, and the class decided on {name}',
      '{a_one} went once round the sun without spilling anything, and was greeted at the finish as {name}',
      '{a_one} went backwards for a week, a lady in accounts lost her keys, and she knows whom to blame: {name}',
    ],
    conflicts: [
      told(
        'A probe flew for nine years to see {them}, took one picture, and was past.',
        'In it {they} has {their} eyes shut.',
        '{They} was just about to say something.',
      ),
      told(
        'Visitors would need eleven years to get there, and {they} has been tidying since the first signal.',
        'The best of the dust is behind the craters.',
        'They may only wave.',
      ),
      told(
        'One day lasts so long with {them} that there is room in it for two lunches and a divorce.',
        'Mondays had to be given up.',
        'The year goes by in between.',
      ),
      told(
        'There is a sentence about somebody’s very excellent mother, so that children know where {they} stands.',
        'Nobody has ever met her.',
        'She used to serve pizzas, and now it is noodles.',
      ),
      told(
        'The moons were counted again, and there were two more than before, and a glove.',
        'One of them is only on a visit.',
        'The glove has a stable orbit, and a friend.',
      ),
    ],
    closings: [
      'There is no life on {them} that would admit to it.',
      'The path is an ellipse, {they} says, and not “a wobble”.',
      'The gravity of the situation is about two thirds of ours.',
      'From out there we are all one dot, and the dot is late for work.',
      '“And yet it turns”, somebody muttered about {them}, and had to leave the room.',
    ],
  },
  {
    nouns: list('cloud cumulus thundercloud'),
    events: [
      '{a_one} looked just like a rabbit for eleven seconds, and the only witness, who is four, says {name}',
      '{a_one} stood before the sun at noon on a nurse’s one free day, and she shook a spoon at {name}',
      '{a_one} went with a picnic from the meadow to the wood and back to the car, and by then was known as {name}',
      '{a_one} weighed five hundred tons when a professor worked it out, and he now tiptoes beneath {name}',
    ],
    conflicts: [
      told(
        'Two people in the grass agree on nothing: to him {they} is a ship, and to her an uncle.',
        'It was the uncle, but at sea.',
        'Then the wind came, and it was a poodle.',
      ),
      told(
        'For a week {they} hung above one garden, and rained on one man.',
        'He is said to have sung at a wedding.',
        'His lettuces have taken the other side.',
      ),
      told(
        'A man in a glider flew through the middle of {them} with his mouth open, to know.',
        'A little like candyfloss, he says, without the fair.',
        'He is still damp, and will not hear a word against it.',
      ),
      told(
        'The mountain wears {them} as a hat, and down in the valley they know what that means.',
        'It means the washing.',
        'It is the hat for best.',
      ),
    ],
    closings: [
      'The silver lining can only be dry-cleaned.',
      '{They} is not going anywhere, but is being taken.',
      'From above it is always fine, say those in the window seats.',
      'A painter got the edges wrong for thirty years, and was happy.',
      'Something is brewing, and perhaps it is only tea.',
    ],
  },
  {
    nouns: list('rain raindrop drizzle downpour rainstorm rainy'),
    events: [
      '{a_one} waited until a man had washed his car, dried it and stepped back to look, and he said a word like {name}',
      '{a_one} came at the word “I do”, and a wedding of sixty, beneath one table, agreed on {name}',
      '{a_one} put an end to a whole sports day, and two hundred children who cannot run were heard to chant {name}',
      '{a_one} drummed on a tin roof until a man without sleep took down the rhythm, which is called {name}',
    ],
    conflicts: [
      told(
        'Everybody runs from {them} with one shoulder up, as though a shoulder helped.',
        'One man walked, and was as wet, but a gentleman.',
        'The shoulder has asked for a hat.',
      ),
      told(
        'The farmer had begged for {them} since May, and the bride next door had begged against.',
        'It stopped at the fence, to the drop.',
        'The fence has never been so popular.',
      ),
      told(
        'A frog sat out in {them} without a coat, and could not see what the fuss was about.',
        'He has asked his family over.',
        'Somebody lent him a rhubarb leaf, and he thought it was lunch.',
      ),
      told(
        'The gutter was going to be cleared in autumn, and {they} has found out.',
        'There is a waterfall at the bedroom window, with a wagtail.',
        'The ladder stands in it, up to the third rung.',
      ),
      told(
        'It had only looked like a shower to the man who left the roof of his car open.',
        'There are minnows in the ashtray.',
        'He drives it in trunks.',
      ),
    ],
    closings: [
      'It is good for the garden, say people who have none.',
      'One sock is wet, and that was the day.',
      'Lovely weather, say the ducks, and mean it.',
      'It stopped the moment the door was shut.',
      'The smell afterwards is the best of it, and cannot be bought.',
    ],
  },
  {
    nouns: list('snow snowfall snowdrift blizzard'),
    events: [
      '{a_one} came the night before a test, the school stayed shut, and four hundred children trod {name} into the field',
      '{a_one} landed on the tongue of a lady of ninety, who shut her eyes and said, as in the old days, {name}',
      '{a_one} was one centimetre deep as the whole country stopped, and on the radio they spoke of {name}',
      '{a_one} was shovelled to and fro by two neighbours until April, and what is left on the border is called {name}',
    ],
    conflicts: [
      told(
        'Two centimetres fell overnight, and at the bus stop people spoke to each other.',
        'By noon it had melted, and so had they.',
        'They know now who has the dog.',
      ),
      told(
        'No two are the same, they say, and {they} has been looking for the other one since.',
        'There was one in Finland, but only from the left.',
        'They had melted before anybody could compare.',
      ),
      told(
        'Somebody has to be the first across the white lawn, and {they} had hoped for a hare.',
        'It was the postman, in a zigzag.',
        'It was the cat, and she shook each foot.',
      ),
      told(
        'A neighbour has cleared {them} off exactly half of the path, up to a line that he alone can see.',
        'The other half says good morning, on ice.',
        'It was measured with a broom.',
      ),
      told(
        'A ball of it was meant for a brother, came over the wall, and met a bank manager.',
        'He put down his case, and made one himself.',
        'The bank stayed shut all afternoon.',
      ),
    ],
    closings: [
      'It is quiet, as though somebody had thought of something.',
      'The yellow part is not for eating, says everybody’s mother.',
      'One glove sits on a fence post, and waves.',
      'The grit lorry has been, on the dry half.',
      'In spring there will be a bucket under it.',
    ],
  },
  {
    nouns: list('snowman snowwoman'),
    events: [
      '{a_one} lost the nose to a horse within an hour, and wore a parsnip under the name of {name}',
      '{a_one} got the good scarf of a grandfather, the hat of an uncle and, from the dog, warmly, the name {name}',
      '{a_one} was asked in to get warm, out of kindness, and the mark on the parquet is known as {name}',
      '{a_one} was built outside the window of a lonely teacher, who lifts his hat in the morning to {name}',
    ],
    conflicts: [
      told(
        'Every evening a hare sits down before {them}, and looks at the middle of the face.',
        'It is only a matter of courage.',
        'He has brought a very small ladder.',
      ),
      told(
        'The arms are held out so wide that a short-sighted aunt came running into them.',
        'She stayed for a while.',
        'It was, she says, the warmest welcome that winter.',
      ),
      told(
        'Plus four was forecast, and the children have stood a parasol beside {them}, and a fan.',
        'The fan was plugged into nothing, but meant well.',
        'The freezer was measured, and the peas were told.',
      ),
      told(
        'All the buttons are of coal, and the stove has been making eyes at {them} through the glass.',
        'It would have a seat free.',
        'It is the old story, and ends in a bucket.',
      ),
      told(
        'Overnight {they} had turned to face the house.',
        'Nobody on the first floor has slept.',
        'It was the wind, or the carrot wanted in.',
      ),
    ],
    closings: [
      'What will be left are a hat, a carrot and the memory of a very good posture.',
      '{They} has only heard bad things about the spring.',
      'The pipe is not lit, on doctor’s orders.',
      'Somebody small comes out last thing, pats, and says good night.',
      'The head is on the small side, but it rolled the furthest.',
    ],
  },
  {
    nouns: list('storm thunderstorm thunder lightning tornado hurricane gale typhoon thunderbolt whirlwind'),
    events: [
      '{a_one} was given a first name by the weather office, and a dentist who has it too is shouted at as {name}',
      '{a_one} took a cake on a plate from number four to number nineteen, and number nineteen would like to thank {name}',
      '{a_one} was counted by two children beneath a blanket, from flash to bang, and at four they whispered {name}',
      '{a_one} blew over forty garden chairs and left one standing, in which, with a glass, sat {name}',
    ],
    conflicts: [
      told(
        'Somebody said that the trampoline would be all right, and {they} took it as an invitation.',
        'It went over the church quite slowly.',
        'There was a dachshund on it, who would like to go again.',
      ),
      told(
        'On the sea front a reporter holds on to a post, and says that nobody should go out because of {them}.',
        'Behind him goes a man with a loaf.',
        'His hood has begun to answer the questions.',
      ),
      told(
        'The dog is under the bed, the cat is on the wardrobe, and father has gone out to look at the fence.',
        'He came back with another fence.',
        '“Fresh”, he said.',
      ),
      told(
        'The lights went out at the first bang, and a whole family met in the kitchen.',
        'They had all grown.',
        'One of them turned out to be funny.',
      ),
      told(
        'All the candles in the house are for birthdays, so {they} was sat out by the light of a seven.',
        'And then by that of a four.',
        'In the end they sang, to be on the safe side.',
      ),
    ],
    closings: [
      'It was worse in the year with the cow, says grandfather.',
      'It blew over, and so did the shed.',
      'Seven, eight, nine: it is moving off, or it has lost count.',
      'Afterwards everybody stands in the road, and is friends.',
      'Somebody’s bin has emigrated.',
    ],
  },
  {
    nouns: list('rainbow'),
    events: [
      '{a_one} came out in the middle of a driving lesson, and pupil, teacher and tram all stopped for {name}',
      '{a_one} ended, quite clearly, behind the shed of a scrap dealer, who dug, and found a pot marked {name}',
      '{a_one} was photographed by a whole street, and on every picture there are a wire, a thumb and {name}',
      '{a_one} was coloured in by a child whose blue had run out, and with two greens was hung up as {name}',
    ],
    conflicts: [
      told(
        'Since ten past two a man has been walking towards the end of {them}, and it keeps up.',
        'He is in the next county.',
        'He has met somebody who was walking to this one.',
      ),
      told(
        'Nobody can ever say what there is between the blue and the violet.',
        'Indigo, says indigo.',
        'It was put in so that there would be seven.',
      ),
      told(
        'A small man in green has let one end of {them} as a garage, with pot.',
        'The gold is a loan from the bank.',
        'The bank would like the other end as security.',
      ),
      told(
        '“Quick, look!” somebody called, and by the time grandfather had the right glasses it was over.',
        'He preferred the one in ’61, he says.',
        'He had been at the other window, with the better neighbours.',
      ),
    ],
    closings: [
      'It takes rain, sun, and somebody who happens to stand right.',
      'There is nothing to be seen of {them} from the side.',
      'The second one, above it, has it the wrong way round, and has been told.',
      'It cannot be folded or kept, and the cat has tried.',
      'A pony was only passing through, and is on all the pictures.',
    ],
  },
  {
    nouns: list('wind breeze gust'),
    events: [
      '{a_one} turned the page just before the murderer, and the lady in the deckchair has never forgiven {name}',
      '{a_one} took the hat off a general, three plums off a tree, and off a speech its last word, which was {name}',
      '{a_one} got in under a door, played something on the keyhole, and the lodgers came down to see who was {name}',
      '{a_one} carried a strange sock on to a balcony, and that evening its owner came up to ask for {name}',
    ],
    conflicts: [
      told(
        'A cyclist had {them} in his face on the way there, and on the way back as well.',
        'It was only being polite.',
        'It turns where he turns, at the church.',
      ),
      told(
        'A lady had just been to the hairdresser, and it was eleven metres to the car.',
        'At four metres it was still a hairdo.',
        'The receipt was found in the next village, and so was the fringe.',
      ),
      told(
        'The map was opened on top of a pass, and since then {they} has had it.',
        'Four people each hold a corner, in three valleys.',
        'It showed clearly where it was going.',
      ),
      told(
        'A man lit his pipe behind a wall, a hand, a hat and a friend, and {they} came from above.',
        'It was the last match.',
        'The friend smoulders a little.',
      ),
      told(
        'All the leaves were in one heap at last, and he had only turned round for the rake.',
        'By supper they were next door’s.',
        'Next door has a rake as well, and patience.',
      ),
    ],
    closings: [
      'It is in the chimney again, telling it about the sea.',
      'The washing is dry, and in the pear tree.',
      'All the trees lean one way, like people who have been told something.',
      'Whichever way it blows, somebody’s chips are open.',
      '“Hold on to your hats”, it was said, and nobody had one.',
    ],
  },
];
