/** Dishes, each with its own jokes: a pizza is cut into eight for nine, a soup is sent back, a biscuit is dunked. */
import { list, type NounClass, told } from './noun-class.ts';

export const DISH_CLASSES: readonly NounClass[] = [
  {
    nouns: list('pizza calzone margherita pepperoni flammkuchen pinsa pizzaroll'),
    events: [
      '{a_one} was cut into eight for nine guests, and the ninth shouted {name}',
      '{a_one} went to the wrong floor, where a family had named {them} {name} before the bell rang again',
      '{a_one} was ordered half with and half without, and both halves of the box said {name}',
      '{a_one} was thrown into the air by a cook in Naples, stayed up for {length}, and came down as {name}',
    ],
    conflicts: [
      told(
        'One half of {them} was ordered Hawaiian, and the two halves now speak through a lawyer.',
        'The lawyer takes the crust.',
        'Naples has recalled its ambassador.',
      ),
      told(
        'The little plastic table in the box keeps the lid off {them}; {they} has furnished a flat with the others.',
        'Guests sit low.',
        'Chairs come with the garlic bread.',
      ),
      told(
        '{They} was kept for breakfast, cold, and heard all that a household says at two in the morning.',
        'Most of it was about the last slice.',
        'The household has offered money and a plate.',
      ),
      told(
        'Everybody at the table was full, and the last piece of {them} looked from one to the next.',
        'The light went out for a second, and that was that.',
        'Nobody had been full.',
      ),
      told(
        'It was thirty minutes or free, so {they} rang at twenty-nine and then could not find the change.',
        'The stairwell still smells of oregano.',
        'The tip was a slice.',
      ),
    ],
    closings: [
      'The box is square, and nobody has ever explained that to {them}.',
      'The crusts lie in a circle, like the scene of a small crime.',
      'All the cheese went along with the first slice, in one long string.',
      'The roof of somebody’s mouth still remembers {them}.',
      'On the menu {they} is number seventeen, without olives.',
    ],
  },
  {
    nouns: list(
      'sandwich panini toastie falafel banhmi bánhmì wrap croquemonsieur croquemadame francesinha blt pastrami po’boy poboy clubsandwich grilledcheese smørrebrød smorrebrod smørbrød mettbrötchen bruschetta crostini sabich choripán choripan sloppyjoe lobsterroll falafelwrap submarinesandwich doubledecker',
    ),
    events: [
      '{a_one} was unwrapped on a silent train, and the whole carriage sniffed and said {name}',
      '{a_one} came apart at the first bite, and the last thing to drop on the shoe was {name}',
      '{a_one} was bought at the counter with everything, and when asked what everything was, said {name}',
      '{a_one} was left in a schoolbag over the summer, and in September the class voted for {name}',
    ],
    conflicts: [
      told(
        'The first bite of {them} pushed everything out at the back, and the second bite was only the outside.',
        'The filling has started a life of its own, on a tie.',
        'The napkin was one of three, and they were all needed.',
      ),
      told(
        'Somebody in the office took {them} from the fridge, and left a note that said “sorry, it was very good”.',
        'A handwriting expert has been called, and he smells of mustard.',
        'The next one was full of chilli, and somebody wept on the third floor.',
      ),
      told(
        '“Sauce?” asked the man with the long knife at three in the morning, and {they} said yes to all of them.',
        'The shirt has been buried.',
        'He calls everybody “boss”, and now {they} has a staff.',
      ),
      told(
        '{They} was cut across, and half the family says that {they} should have been cut into triangles.',
        'Triangles taste better, and nobody can prove it.',
        'The crusts were cut off, and are bitter.',
      ),
    ],
    closings: [
      'There is salad in {them}, so it counts as healthy.',
      'A gull has been watching from the railing since the paper rustled.',
      'Hold {them} with both hands, and ask nothing of the third.',
      'The tomato slid out early, as the tomato does.',
      'Lunch is at twelve, and {they} was finished by ten past nine.',
    ],
  },
  {
    nouns: list('burger hamburger cheeseburger hotdog fries nugget corndog onionring'),
    events: [
      '{a_one} looked much taller on the picture over the counter, and the picture was called {name}',
      '{a_one} was handed out of a drive-through window into the wrong car, and was driven off as {name}',
      '{a_one} was number eighty-one on the receipt, but the girl at the counter called {name}',
      '{a_one} was served with a knife and fork to a gentleman, who had to ask what it was, and heard {name}',
    ],
    conflicts: [
      told(
        'In the photograph over the counter {they} is a hand high and shining, and {they} has stopped looking up.',
        'The photograph was glued and varnished.',
        'The lettuce in the picture is a professional.',
      ),
      told(
        'The ketchup would not come, and then all of it came, and {they} had been the nearest.',
        'The bottle is at rest now.',
        'A wall in the background got the worst of it.',
      ),
      told(
        'The gherkin was taken out of {them} and stuck under the table, next to those of the last forty years.',
        'Together they could be a salad.',
        'Biologists are counting the layers.',
      ),
      told(
        '“Do you want to go large?” somebody asked {them}, and {they} has not fitted into the bag again.',
        'It was only thirty pence more.',
        'The straw has remained the same.',
      ),
      told(
        'The paper bag went see-through on the way home, and the street could read who was in it.',
        'The car still smells of {them}, and has been sold twice.',
        'Two were missing from the bag, and the driver was chewing.',
      ),
    ],
    closings: [
      'The toy that came with {them} has outlived three cars.',
      'One more was found at the bottom of the bag, and there was joy.',
      'The milkshake machine is broken, and {they} knows why.',
      'A diet begins on Monday, somebody told {them}, chewing.',
      'There are still sesame seeds in the keyboard.',
    ],
  },
  {
    nouns: list('bread baguette toast loaf focaccia brioche simit ciabatta cornbread pumpernickel crouton breadroll'),
    events: [
      '{a_one} came out of the oven at four in the morning, looked around, and told the baker {name}',
      '{a_one} rode through the village under somebody’s arm, and everybody tore off a bit of {name}',
      '{a_one} was thrown to the ducks, who looked at {them}, then at each other, and quacked {name}',
      '{a_one} was called {name} by a woman who had kept the sourdough going since her divorce',
    ],
    conflicts: [
      told(
        'The end of {them} was gone before they reached home, and everybody in the car had crumbs and an alibi.',
        'The child said it was like that when they bought it.',
        'The second end followed at the lights.',
      ),
      told(
        '{They} fell from the table, turned over once in the air, and landed on the buttered side.',
        'Physicists had put their money on it.',
        'The carpet is delicious.',
      ),
      told(
        'A man brought {them} from Paris on his lap, six hours in second class, and {they} was stale at the border.',
        'It opened a locked door in the end.',
        'Customs asked about the weapon.',
      ),
      told(
        '{They} was sliced for the guests in such thick slices that two of them asked for a ladder.',
        'Whoever cut it has been told to buy it sliced.',
        'The cheese fell through a hole, and is still falling.',
      ),
      told(
        'The dough was left to rest for an hour, and {they} has used that hour as an argument for every day since.',
        'It doubled, and so did the argument.',
        'The tea towel was like a duvet, says whoever was in there.',
      ),
    ],
    closings: [
      'There are crumbs in the bed, and nobody had breakfast there.',
      'By tomorrow {they} will be croutons, and the day after a hammer.',
      'Butter makes everything better, {they} says, and lies down.',
      'Six more are in the freezer, for a catastrophe.',
      'The crust is for others; {they} gives away only the middle.',
    ],
  },
  {
    nouns: list(
      'cake brownie éclair eclair gateau tart pie tiramisu strudel sachertorte apfelstrudel torte torta tresleches cheesecakes shortcake mudcake',
    ),
    events: [
      '{a_one} rose, saw that somebody had opened the oven door, and sank again as {name}',
      '{a_one} was iced in a hurry: there was room for “Happy” and the first half of {name}',
      '{a_one} was brought to the office on a Monday, was gone by ten past, and left a box labelled {name}',
      '{a_one} won second prize at the village show, behind the judge’s sister, and was listed as {name}',
    ],
    conflicts: [
      told(
        '“Only a sliver,” said the aunt, and then another sliver, and by five {they} was a sliver.',
        'The knife was never put down.',
        'She has taken the recipe, for the slivers.',
      ),
      told(
        '“Homemade,” says the label on {them}, and it does not say whose home.',
        'The supermarket sticker was found under the doily.',
        'There had been icing sugar over the evidence.',
      ),
      told(
        '{They} carried ninety candles into the room, and the sprinklers thought that it was a fire.',
        'They blew out the candles too.',
        'The wish came true: it was for rain.',
      ),
      told(
        'At the village show a judge with a small spoon looked into {them}, and wrote “soggy bottom” in ink.',
        'It was read out over the loudspeaker.',
        'The marrow looked down at its boots.',
      ),
      told(
        'A colleague who does not eat sugar cut {them} in half, and the half in half, and so on until evening.',
        'The crumb is still on the plate, out of decency.',
        'Mathematicians say that it will never end.',
      ),
    ],
    closings: [
      'The diet starts on Monday, and {they} was there on Sunday.',
      'Icing covers a lot, {they} says, and turns the better side to the camera.',
      'A child has licked the spoon, the bowl, and the mixer, in that order.',
      'There is a hole in the middle, and it is the best part.',
      'The tin is closed with tape, and the tape has teeth marks.',
    ],
  },
  {
    nouns: list('biscuit cookie cracker shortbread macaron wafer alfajor alfajores speculoos spekulatius lebkuchen stroopwafel'),
    events: [
      '{a_one} was dunked for one second too long, and the tea has since been called {name}',
      '{a_one} was the last on the plate, and everybody said “no, you have {them}” until somebody said {name}',
      '{a_one} came out of a tin that should have held sewing things, and grandmother cried {name}',
      '{a_one} was cut out in the shape of a star, baked in the shape of a cloud, and passed off as {name}',
    ],
    conflicts: [
      told(
        '{They} was held in the tea for three seconds, and the fourth is now being investigated.',
        'A rescue party of a second one went in, and did not come back.',
        'The spoon found them both, at the bottom, in peace.',
      ),
      told(
        'The packet says that {they} serves eight, and one man in a dressing gown has proved it wrong.',
        'He was only going to have two.',
        'The packet had been opened “here”, with teeth.',
      ),
      told(
        'The tin rattled at midnight, and {they} was the only one who saw who it was.',
        'It was grandmother.',
        'Her price for silence was a custard cream.',
      ),
      told(
        'The children left {them} out for Father Christmas, and the plate was empty when father came down with crumbs.',
        'The carrot was eaten as well, with an effort.',
        'The reindeer have their own lawyer.',
      ),
    ],
    closings: [
      'There are two layers, and nobody is allowed to begin the second.',
      'All the nice ones have gone, and {they} has been told so.',
      'The meeting was dull, but it had {them} in the middle.',
      'A crumb has been found in the keyboard, under the letter M.',
      'Tea without {them} is just a wet afternoon.',
    ],
  },
  {
    nouns: list(
      'soup stew broth goulash chowder gazpacho borscht borsch barszcz bigos żurek zurek gumbo jambalaya feijoada ratatouille bouillabaisse cassoulet pozole sinigang adobo hotpot congee egusi callaloo minestrone bisque caldoverde shakshuka menemen bourguignon boeufbourguignon coqauvin misosoup phali hariramen kapuśniak solyanka',
    ),
    events: [
      '{a_one} was served to a critic with a fly on top, and the fly introduced {them} as {name}',
      '{a_one} stood on the stove for {length}, and when the lid was lifted something said {name}',
      '{a_one} was tasted by four aunts, who each added salt, and the last one said {name}',
      '{a_one} was eaten by a man with a large moustache, and the moustache went home as {name}',
    ],
    conflicts: [
      told(
        'The letters floating in {them} came together at the edge of the plate, and spelled “help”.',
        'The guest corrected the spelling with his spoon.',
        'The reply was in noodles.',
      ),
      told(
        'There is too much of {them}: whatever was left over on Sunday was on the table again on Friday, with a carrot.',
        'By next week it will be older than the dog.',
        'It has been frozen, in boxes that say “maybe”.',
      ),
      told(
        'The waiter carried {them} with his thumb in it, and said that it was not hot.',
        'The thumb has asked for the recipe.',
        'The doctor had told him to keep it warm.',
      ),
      told(
        'Somebody with a cold was given {them} for three days, and now coughs whenever the pot is empty.',
        'He has bought a second pillow and a bell.',
        'Grandmother sees through it, and adds barley.',
      ),
      told(
        '“Blow on it,” the child was told, and blew, and {they} was all over the uncle.',
        'The uncle wears a bib now, to weddings.',
        'He had been talking about his boat.',
      ),
    ],
    closings: [
      'The fork was a mistake, but an honest one.',
      'Too many cooks had a hand in {them}, and one of them a sock.',
      'There is a bay leaf somewhere, and whoever finds it does the dishes.',
      'On the second day {they} is better, and says so.',
      'The spoon stands up in {them} by itself, as a mark of respect.',
    ],
  },
  {
    nouns: list(
      'pasta noodle macaroni ravioli linguine tagliatelle penne carbonara spätzle spaetzle käsespätzle fettuccine fusilli rigatoni farfalle orecchiette tortellini bolognese vermicelli',
    ),
    events: [
      '{a_one} was thrown at the kitchen wall to see if {they} was done, stuck there, and was called {name}',
      '{a_one} was cooked by a man who was told “for one”, and fed a street that shouted {name}',
      '{a_one} was slurped so loudly at a first date that the next table thought the name was {name}',
      '{a_one} was broken in half over a pot in Bologna, and an old lady on the balcony screamed {name}',
    ],
    conflicts: [
      told(
        'Nobody has ever cooked the right amount of {them}: it was either four strings or enough for a barracks.',
        'Tonight it is the barracks.',
        'The neighbours open their doors with bowls in hand.',
      ),
      told(
        '{They} came with tomato sauce on the one day on which somebody wore white.',
        'The shirt now counts as a tablecloth.',
        'It was one drop, and it had waited for him.',
      ),
      told(
        '“Eight minutes,” says the packet; {they} was looked at after seven and forgotten until the film was over.',
        'One could have built with it.',
        'The pot has been left to soak since spring.',
      ),
      told(
        'An Italian was told about the cream, and had to sit down on the kitchen steps with {their} photograph.',
        'His mother was told that it had been a car accident.',
        'There had been ketchup too, but they kept it from him.',
      ),
      told(
        'A bib was offered to a gentleman in a white suit, and he said that he had eaten {them} before.',
        'The suit is now worn to matches.',
        'It went up, and they are still looking at the ceiling.',
      ),
      told(
        'Two people began at the two ends of {them}, without knowing it, in two restaurants.',
        'They met in a tunnel, and have the one fork.',
        'He had the basil, and she the better band.',
      ),
      told(
        'A spoon was used to wind {them} up, and in a village in the south a bell rang by itself.',
        'The grandmother laid down her knitting, and asked “who?”.',
        'She is on the night train, with a wooden spoon.',
      ),
      told(
        'The water was to be as salty as the sea, so it was fetched there, and there was a crab in it.',
        'It keeps the time, and nips at nine minutes.',
        'It said that it had been asked to dinner.',
      ),
    ],
    closings: [
      'Two dogs tried to share {them} once, and got engaged.',
      'The last one is hiding in the sieve.',
      'With enough Parmesan nobody asks any questions.',
      '{They} should have some bite left, and so should the cook.',
      'The glasses steamed up, and what happened after that is only known by sound.',
    ],
  },
  {
    nouns: list('sushi sushiroll onigiri riceball sashimi maki nigiri kimbap gimbap pokebowl californiaroll spammusubi'),
    events: [
      '{a_one} was chased round the plate with chopsticks for {length}, and the waiter whispered {name}',
      '{a_one} jumped off the chopsticks, into a handbag at the next table, and was found at home as {name}',
      '{a_one} was rolled at a birthday by seven beginners with one mat, and the crooked one was called {name}',
      '{a_one} was spooned out by a cook who had practised for ten years before he was allowed to say {name}',
    ],
    conflicts: [
      told(
        'The chopsticks crossed, trembled, and shot {them} across the room to {official}.',
        'The fork was brought without a word.',
        'It was a good catch, with the left hand.',
      ),
      told(
        'The green stuff beside {them} was taken for avocado by a man on a business lunch, and he closed the deal in tears.',
        'The other side thought that he was moved.',
        'He could hear colours until Thursday.',
      ),
      told(
        'A guest took the hot towel for the first course, dipped it, and praised {them} for the firm bite.',
        'He has asked for the recipe, and the laundry has sent it.',
        'It was seaweed, in a way, by then.',
      ),
      told(
        'A conveyor belt took {them} past a shy man eleven times, and by the end they were nodding.',
        'On the twelfth round he had his coat on, and so did it.',
        'The plate was the dear one, with the gold edge.',
      ),
    ],
    closings: [
      'There is a little plastic hedge in the box, and {they} has planted it out.',
      'The soy sauce came in a fish, and the fish has been set free.',
      'The plates are stacked by colour, and the bill is as tall as the guest.',
      'One is never enough, and twenty were one too many.',
      'The master has practised the rice for ten years, and next year he may touch the fish.',
    ],
  },
  {
    nouns: list('egg omelette omelet frittata'),
    events: [
      '{a_one} was in a box of six that was dropped, and as the only one whole was given the name {name}',
      '{a_one} was to be boiled for four minutes, but somebody told a long story, and it ended with {name}',
      '{a_one} was hidden so well at Easter that only the smell in July led to {name}',
      '{a_one} was carried on a spoon over the finish by a headmaster, who fell, and shouted {name}',
    ],
    conflicts: [
      told(
        'A couple has not agreed for forty years how many minutes {they} needs, and both wear a stopwatch.',
        'He says four and she says soft.',
        'Breakfast is taken in separate towns.',
      ),
      told(
        'In the shop the lid was lifted, every one in the box was turned round, and {they} had the crack.',
        'The box was put back at the bottom, quietly.',
        'It is a laughter line, says the label.',
      ),
      told(
        'Which of them came first was to be settled in a race, and the hen had entered {them} without asking.',
        'The road was crossed, nobody knows why.',
        'It was a photo finish, and the photo is scrambled.',
      ),
      told(
        'The little knitted hat was to keep {them} warm, and now {they} will not come to the table without it.',
        'The spoon has been told to knock first.',
        'There is one for church as well.',
      ),
    ],
    closings: [
      'A bit of shell is in there, and everybody waits for who gets it.',
      'Put into one basket with {them}, the others asked for a second basket.',
      'The soldiers are cut, and await orders.',
      'Hard on the outside, {they} says, and looks away until somebody says it.',
      'Peeling {them} took half of {them}, and the other half took it badly.',
    ],
  },
  {
    nouns: list(
      'pancake waffle crepe crêpe blini blin syrniki poffertjes pannenkoek dorayaki taiyaki okonomiyaki kaiserschmarrn palatschinke galette hotteok crumpets',
    ),
    events: [
      '{a_one} was tossed at breakfast, stuck to the ceiling, and at supper came down as {name}',
      '{a_one} was the first of the batch, the one that never works, and was given to the dog and {name}',
      '{a_one} was flipped at a race in high heels, overtook the lady, and won as {name}',
      '{a_one} was ordered with syrup by a man in a white suit, and the cleaner’s ticket said {name}',
    ],
    conflicts: [
      told(
        'The first one always goes wrong, says every cook, and {they} has been the first one all {their} life.',
        'The second had it easy, and has a career.',
        'There is a support group, at the bottom of the stack.',
      ),
      told(
        '“Watch this,” said a father, and tossed {them}, and the family watched the lampshade.',
        'It was the best side that hung down.',
        'Mother used a spatula, like a peacemaker.',
      ),
      told(
        'A stack of twelve was built on top of {them}, and somebody took one from the middle.',
        'Engineers had warned about the blueberries.',
        'The butter slid out first, as captains should not.',
      ),
      told(
        'The syrup ran off the plate, over the table and onto the chair, and a guest has been with the family for a week.',
        'He gets up on Sunday, with warm water.',
        'He says he would have stayed anyway.',
      ),
    ],
    closings: [
      'Both sides of {them} have been seen, and one is darker.',
      'The pan was a present, and has stuck to it.',
      'There is batter on the cat, and the cat has not complained.',
      'One fits in, however full you are: {they} is flat.',
      'The smell reached the teenagers, and by noon all of them were up.',
    ],
  },
  {
    nouns: list(
      'potato spud gnocchi hashbrown rösti rosti latke latkes poutine patatasbravas yuca cassava yam fufu ugali polenta mămăligă mamaliga grits mash tatertot stamppot mashedpotato mashedpotatoes bangersandmash',
    ),
    events: [
      '{a_one} was peeled in the army, answered the sergeant back, and had to be written down as {name}',
      '{a_one} sprouted in the dark under the sink, reached for the light, and switched it on as {name}',
      '{a_one} was dug up with a bent spade by a man who had been looking for a Roman and said {name}',
      '{a_one} wore a jacket to a barbecue, was asked who had invited {them}, and said {name}',
    ],
    conflicts: [
      told(
        '{They} was left at the back of the cupboard, and has grown an arm for the door handle.',
        'It has been heard practising.',
        'The onion next door has moved out.',
      ),
      told(
        'All {their} eyes were taken out with the tip of a peeler, and {they} saw that coming.',
        'The peeler cannot look anyone in the face.',
        'New ones are due in March.',
      ),
      told(
        'A child carved {them} into a printing block, and a whole school now wears {their} picture.',
        'Gravy was used for the second colour.',
        'Art experts call it early starch.',
      ),
      told(
        'At home {they} can be boiled, mashed or fried, and the family asks for “something else for once”.',
        'It was rice, and nobody spoke.',
        'The masher has been sharpened, if that is the word.',
      ),
    ],
    closings: [
      'Gravy is on the way, so nobody should build in the valley.',
      'It is a vegetable, {they} says; no, says the doctor.',
      'The couch was named after {them}, or the other way round.',
      'Hot as {they} is, everybody passes {them} on.',
      'One side is green, and that is jealousy.',
    ],
  },
  {
    nouns: list(
      'cheese cheesewheel cheesewheels cheeseboard brie camembert parmesan mozzarella feta cheddar halloumi gouda stilton oscypek brunost ricotta mascarpone provolone pecorino emmental gruyère gruyere burrata',
    ),
    events: [
      '{a_one} was brought back from France in hand luggage, and the cabin crew made an announcement about {name}',
      '{a_one} rolled down a hill in Gloucestershire, and the first of the men who fell after {them} shouted {name}',
      '{a_one} sat in a mousetrap for {length} without a visitor, and got so lonely that {they} called out {name}',
      '{a_one} came on the trolley after dinner, the trolley slowed down by itself, and the lady in pearls breathed {name}',
      '{a_one} was unwrapped on a train, and all the way to the buffer stop there was a whole carriage for {name}',
      '{a_one} ran as soon as the room was warm enough, across the board and out at the door, and a cracker came after, crying {name}',
      '{a_one} won a medal at a fair in {town}, got up to say thank you, and said {name}',
      '{a_one} was left out of the fridge for {length}, and answered to {name}',
    ],
    conflicts: [
      told(
        'Somebody cut the nose off {them}, straight across, and the French guest has asked for his coat.',
        'One cuts along the side, he said from the stairs.',
        'A treaty about it is in the drawer with the knife.',
      ),
      told(
        '{They} travelled in a rucksack on a warm train, and the compartment was soon free.',
        'The conductor checked the ticket through the window.',
        'At the border the dog fainted.',
      ),
      told(
        'The rind: half of the guests ate it, half did not, and each half watched the other with horror.',
        'It was wax.',
        'The candle was eaten as well, to be safe.',
      ),
      told(
        'A mouse looked {them} over in the trap, and left its card: it prefers peanut butter.',
        'Four hundred years of cartoons have been pulped.',
        'The trap was sold as modern art.',
      ),
      told(
        'An expert bored a small hole in {them}, sniffed it, and put the plug back without a word.',
        'It has whistled in the wind since that day.',
        'He was later seen hugging a goat.',
      ),
      told(
        '{They} was left out overnight, and in the morning there were two opinions and a smell.',
        'The smell had better arguments.',
        'One opinion has been grated.',
        'A window has been opened, in {town.2}.',
      ),
      told(
        'The fridge light goes out for everyone except {them}.',
        'They read to each other.',
        'The electricity bill is addressed to both.',
        'The door has started to knock.',
      ),
      told(
        'A mouse was sent to negotiate, and came back with a napkin tucked in.',
        'The talks were a success for one side.',
        'It has asked to go again.',
        'The minutes have holes in them.',
      ),
    ],
    closings: [
      'The holes are included in the price.',
      'That blue bit is meant to be there, and the green one is being asked.',
      'At midnight {they} gives people dreams about their headmaster.',
      'A tiny flag has been stuck in {them}, and it has declared independence.',
      'Grated, {they} would fill a pillow.',
      '{They} goes well with everything except company.',
      'The cheeseboard has been left to {relative}, who sleeps in the garage.',
      'Age has only made {them} louder.',
      'The label says “mild”, and the label was wrong.',
      'Crackers have been laid out, as a peace offering.',
    ],
  },
  {
    nouns: list(
      'sausage salami bratwurst chorizo schnitzel haggis blackpudding bloodsausage weisswurst weißwurst currywurst leberkaese leberwurst liverwurst kielbasa kiełbasa cevapcici ćevapčići ćevapi cevapi mici kofte köfte kofta kibbeh biltong jerky beefjerky roastbeef porkchop merguez boudin mettigel lechon asado bulgogi teriyaki milanesa frikandel sauerbraten crackling pastirma patty',
    ),
    events: [
      '{a_one} rolled off a barbecue, and three uncles with tongs shouted {name} at once',
      '{a_one} was stolen from a butcher by a small dog, and the butcher ran through the town calling {name}',
      '{a_one} was the only thing that a vegetarian of nine years ever asked for in her sleep, by the name of {name}',
      '{a_one} hung in a butcher’s window with parsley behind the ear, and the price tag said {name}',
    ],
    conflicts: [
      told(
        'An uncle has stood over {them} with tongs since noon, and clicks them twice before he says anything.',
        'Black on the outside, he says, is flavour.',
        'The salad has been ready for four hours.',
      ),
      told(
        'Nobody at the table wants to know what is in {them}, and one man has started to tell.',
        'He was a butcher, and is fond of detail.',
        'The mustard has been passed to his mouth.',
      ),
      told(
        'The smell of {them} went up the stairs on Sunday morning and brought down a teenager and two ex-vegetarians.',
        'A neighbour came along with her own plate.',
        'The dog had been sitting there since Friday.',
      ),
      told(
        'A string of them went round the corner, and at the far end of it there was a dachshund.',
        'It was running.',
        'The dachshund was first taken for number nine.',
      ),
    ],
    closings: [
      'Everything has an end, and {they} has two.',
      'The dog has forgiven everybody, just in case.',
      'Fat spat at the cook, and the cook spat back.',
      'Let {them} rest for five minutes, and lie down too.',
      'Mustard, and no more questions.',
    ],
  },
];
