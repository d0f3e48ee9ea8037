/** Dishes that whole countries sit down to: casserole, curry, noodle soup, a basket of dumplings, what smells, what burns, what is put on it, and breakfast. */
import { list, type NounClass, told } from './noun-class.ts';

export const WORLD_DISH_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'casserole gratin moussaka shepherdspie shepherd’spie cottagepie fishpie meatloaf tartiflette bobotie hotdish ovenbake parmigiana cannelloni pastitsio tunacasserole macandcheese macaronicheese mac&cheese',
    ),
    events: [
      '{a_one} was carried next door when the grandfather died, and the dish has been going to and fro ever since with {name}',
      '{a_one} was put in the middle of the table, and four forks met over the same crusty corner and shouted {name}',
      '{a_one} had a strip of tape on the bottom, so that the dish would come home again, and on the tape was {name}',
      '{a_one} was made of whatever was in the fridge on a Thursday, and when the children asked, father said {name}',
    ],
    conflicts: [
      told(
        'New neighbours moved in, and by the evening there were seven of them on the doorstep, all with tuna.',
        'They have returned the dishes, but nobody knows any more whose is whose.',
        'They moved again, lighter, and did not say where.',
      ),
      told(
        'It has four corners and a family of six, and Sundays begin with a draw.',
        'The middle is for those who married in.',
        'A cousin brought his own tin, with nine.',
      ),
      told(
        'Under the cheese there is another layer, and below that one, says the child, there are the vegetables of last year.',
        'An archaeologist has got as far as a pea.',
        'The spoon came up with a spoon.',
      ),
      told(
        'The oven glove had a hole at the thumb, and {they} was let go of over the white carpet, with a word.',
        'It landed the right way up, and a religion was founded.',
        'The child knows the word now, and the carpet too.',
      ),
      told(
        'It is only ever made for twelve, and there are two of them in that house, and it is Wednesday again.',
        'They greet it by its first name.',
        'On Friday it will be soup, and on Sunday it goes to church.',
      ),
    ],
    closings: [
      'The dish needs to soak, says whoever has to wash it, since Monday.',
      'It bubbles at the edge, like an aunt with news.',
      'No one has asked what is in it, and that is why everyone is well.',
      'Brown on top is not burnt; it is finished.',
      'Let it stand for ten minutes, which nobody has ever done.',
    ],
  },
  {
    nouns: list(
      'curry vindaloo korma madras rendang tikkamasala chickentikkamasala chickentikka butterchicken jalfrezi balti dal daal dhal palakpaneer paneer masala greencurry redcurry katsucurry currysauce massaman sambar',
    ),
    events: [
      '{a_one} was ordered “really hot, please” by a man on his first date, and the waiter fetched the others to watch {name}',
      '{a_one} was dropped on a white shirt at noon, and the shirt, which was given up on, has a name tag saying {name}',
      '{a_one} was left to a nephew in a recipe with the main thing missing, which the aunt took along to heaven as {name}',
      '{a_one} moved into a flat on Tuesday, was in the curtains by Thursday, and is on the doorbell now as {name}',
    ],
    conflicts: [
      told(
        'There are one, two or three small chillies next to it on the menu, and the cook cannot see that far.',
        'Somebody had the one with none, and has begun to preach.',
        'The third chilli is not for heat, it is for the ambulance.',
      ),
      told(
        'A glass of water was drunk against it, which has been known to be wrong since there has been water.',
        'He could not speak, but he could be seen from the street.',
        'The yoghurt had been standing there all along, with its arms open.',
      ),
      told(
        'The wooden spoon has been yellow since, and so have the worktop, two fingers and the cat.',
        'Everything in that kitchen goes with everything.',
        'The cat has been painted, by a neighbour, in oils.',
      ),
      told(
        'Eleven dishes were ordered to share, and everybody ate only the one of the man in the corner.',
        'He had asked for rice.',
        'He sits with his arm around the next one.',
      ),
      told(
        'Grandmother toasts the seeds until they jump, and knows from the sound who is in the room with a lid.',
        'She has never measured anything but suitors.',
        'One of them coughed, and was sent home with a box.',
      ),
    ],
    closings: [
      'The burn is only the beginning; the recipe says so too.',
      'Mop it up, lean back, and undo what can be undone.',
      'The next morning has been informed.',
      'Yellow does not come out, so the tablecloth was dyed to match.',
      'Everyone cried, and everyone asked for more.',
    ],
  },
  {
    nouns: list(
      'ramen pho phở udon soba laksa noodlesoup instantnoodle instantnoodles cupnoodle cupnoodles chowmein padthai japchae ramyeon lamian tomyum boatnoodle beefnoodlesoup lomein noodlebowl ramenbowl',
    ),
    events: [
      '{a_one} was slurped at the counter by a master, and the salarymen on both sides wiped their glasses and bowed to {name}',
      '{a_one} simmered for eighteen hours over a cook who had only gone to lie down, and what he heard in his sleep was {name}',
      '{a_one} was eaten by a student thirty days running, and when his mother rang up it was answered by {name}',
      '{a_one} was begun at both ends by two who had only just met, and where their noses touched they said {name}',
    ],
    conflicts: [
      told(
        'Slurping is polite, so a shy tourist took a run-up, and the soup was found on the ceiling, with respect.',
        'The cook came out and gave him his headband.',
        'The egg is still up there, cut in half, looking on.',
      ),
      told(
        'Three minutes, it says on the lid, and nobody has ever been seen to wait longer than two.',
        'The fork was laid on top to keep it shut, and has a perm.',
        'It crunched, but it was loved.',
      ),
      told(
        'The broth is a secret, and the son has been allowed to stir it since {year}, but not to look.',
        'He thinks that there is a boot in it.',
        'He will be told on his father’s last day, if there is no customer.',
      ),
      told(
        'The longest of them stands for a long life, and a great-uncle of a hundred and one is still on his.',
        'He bites when he is ready, he says.',
        'The heirs hold the other end, and hum.',
      ),
      told(
        'With chopsticks in one hand and the flat spoon in the other, nobody had a hand free for the phone, and it rang.',
        'It was fished out with the bamboo.',
        'It rings deeper now, and smells of leek.',
      ),
    ],
    closings: [
      'There is a splash on the shirt for every good thought.',
      'Drink the rest from the bowl, and meet the fish at the bottom.',
      'At half past two in the morning there is no better doctor.',
      'The steam did the eyes good, and hid them.',
      'It was too hot, and then it was gone.',
    ],
  },
  {
    nouns: list(
      'dimsum bao baozi wonton dumpling xiaolongbao momo manti mantı mandu shumai siomai gyoza jiaozi potsticker steamedbun charsiubao soupdumpling hargow dampfnudel knödel knedlik kroppkaka potatodumpling kreplach',
    ),
    events: [
      '{a_one} came in a basket of three for a table of four, and in the silence somebody’s grandmother said {name}',
      '{a_one} was pushed past on a trolley that never stops, and a man ran after it through three rooms, calling {name}',
      '{a_one} was folded with eighteen pleats by a cook with a stopwatch, and with one by his child, and that one is {name}',
      '{a_one} had soup in {them}, which a lady from out of town found out with her cheek, her scarf and the word {name}',
    ],
    conflicts: [
      told(
        'The round table turns, and the last one went by all eleven guests twice, out of politeness.',
        'At the third round somebody spun it.',
        'It is in the lap of the aunt who said that she was full.',
      ),
      told(
        'The lid was lifted, the steam came out, and nobody has seen the uncle by the window since.',
        'His glasses came back first.',
        'He is ten years younger, and soft underneath.',
      ),
      told(
        'On the eve of the feast the whole family sits and folds, and one of them has a coin in it.',
        'The dentist is of the family, and folds the most.',
        'Grandfather has swallowed the luck of three years.',
      ),
      told(
        'It slipped from the chopsticks, rolled through the vinegar, over the edge, and out on to the street.',
        'A taxi gave way.',
        'The dog at number eight believes in heaven.',
      ),
      told(
        'The daughter-in-law’s are too thick, said nobody aloud, but they were eaten last, and with a nod.',
        'It took her nine years, and now they say nothing at all.',
        'That is the highest praise there is in that house.',
      ),
    ],
    closings: [
      'Wait, bite a small hole, and blow; or learn.',
      'Counting is done by the baskets, and lying by the belt.',
      'Something that small should not have a secret.',
      'One stuck to the paper, and left it its skirt.',
      'They huddle, and so would you, in there.',
    ],
  },
  {
    nouns: list(
      'durian natto lutfisk stinkytofu centuryegg balut limburger roquefort bluecheese gorgonzola epoisses harzer rollmops stinkycheese casumarzu fermentedfish fishsauce shrimppaste',
    ),
    events: [
      '{a_one} was opened in a stairwell in Lund, and on the fourth floor a family who had never spoken knocked at all doors for {name}',
      '{a_one} was taken on the underground in nine bags, had the carriage to {themself} by the next stop, and was announced as {name}',
      '{a_one} stands in a hotel lift on a red sign of {their} own, crossed out, between the dog and the gun, as {name}',
      '{a_one} was sent as a present to the in-laws, was blown up on the lawn by the army, and lives on there as {name}',
    ],
    conflicts: [
      told(
        'It tastes much better than it smells, says everybody who loves it, from a distance.',
        'It would have to.',
        'They are mostly outdoors, and unmarried.',
      ),
      told(
        'A gas leak was reported, and eleven men in masks went in, and came out one by one, chewing.',
        'The twelfth is still in there, and asks for bread.',
        'They have put it in the manual, with a recipe.',
      ),
      told(
        'One holds the nose with one hand and eats with the other, and an old hand in the village clapped.',
        'He has not smelt anything since the war, and it was a short one.',
        'It was with both, and they were not his.',
      ),
      told(
        'The landlord keeps the deposit, the wallpaper keeps the rest.',
        'A new tenant is being sought with a cold.',
        'The flat was sold as “full of character”.',
      ),
      told(
        'The flies held a meeting in front of it, and have voted against, with one abstention.',
        'He is in there, and happy.',
        'It was a matter of conscience.',
      ),
    ],
    closings: [
      'It is not off; it is just getting into its stride.',
      'The neighbours have moved, and sent a card with a peg on.',
      'Open in the open, and stand where the wind has been.',
      'One gets used to {them}, says the one whom nobody visits.',
      'The dog rolled in it, and came home a god.',
    ],
  },
  {
    nouns: list(
      'hotsauce sriracha tabasco salsa sambal jalapeño jalapeno habanero ghostpepper carolinareaper chilisauce chillisauce harissa gochujang ajvar adjika piripiri periperi scotchbonnet chilioil chimichurri',
    ),
    events: [
      '{a_one} was tried for a bet from the tip of a toothpick, and the fire brigade, who were passing, was asked in by {name}',
      '{a_one} has a skull, a flame and a lawyer’s letter on the label, and in between, in small print, {name}',
      '{a_one} was taken for ketchup by a boy with chips, who rose, and when he came down again he spoke only {name}',
      '{a_one} won a contest in which nine men wept, a tenth saw his grandmother, and she said: {name}',
    ],
    conflicts: [
      told(
        '“It is not so hot,” said the uncle, and everyone watched the colour climb from his collar.',
        'It reached the parting, and then it whistled.',
        'He has said nothing since, but he says it with his ears.',
      ),
      told(
        'Somebody cut one up, washed his hands, washed them again, and in the evening took out his lenses.',
        'The neighbours heard how it went.',
        'He now sees through walls, mostly red ones.',
      ),
      told(
        'Milk helps, bread helps, and running round the house helps those who are watching.',
        'He was overtaken by the cow.',
        'The lawn has a track, with a bend for crying.',
      ),
      told(
        'It has a number on a scale that was made by a pharmacist, who drank sugar water and got married late.',
        'The next number up is only a drawing.',
        'The needle has melted, and points at you.',
      ),
      told(
        'A man who puts it on everything was asked what things taste of, and had to think of his childhood.',
        'It was custard, he believes.',
        'He has it on custard now, and on the memory.',
      ),
    ],
    closings: [
      'One drop is a spice, two are a hobby, three are a confession.',
      'It burns twice, says the old hand, and leaves it at that.',
      'The spoon has been buried at sea.',
      'Sweat, tears and a hiccup: that is how one says thanks.',
      'Do not rub your eyes; do not rub anything.',
    ],
  },
  {
    nouns: list(
      'cinnamon saffron nutmeg paprika oregano cumin turmeric cardamom vanilla clove thyme basil parsley coriander cilantro rosemary dill marjoram tarragon chive chives currypowder spice herb spicerack aniseed zaatar fenugreek bayleaf garammasala',
    ),
    events: [
      '{a_one} was bought for one dish in 1998, has moved house six times since, and on the lid, quite faded, is {name}',
      '{a_one} came in a pot from the supermarket, green and full of plans, and by Thursday was buried as {name}',
      '{a_one} was worth a camel once, crossed a desert on it, and now stands behind the cornflour as {name}',
      '{a_one} was put in by the pinch, by a cook with very large fingers, and the soup got up and said {name}',
    ],
    conflicts: [
      told(
        'The jars are in the order of the alphabet, and somebody in that house has moved in with a system of his own.',
        'It is by colour, and so were the wedding guests.',
        'They found each other under “P”, for peace.',
      ),
      told(
        'Half of the country says that {they} tastes of soap, and the other half has never washed with anything so good.',
        'It is in the genes, says a doctor, and spits.',
        'One couple is mixed, and eats by turns.',
      ),
      told(
        'It was stuck between two front teeth all through the interview, and waved at every “s”.',
        'He was taken on, for the garden department.',
        'His new boss had the same, but from Tuesday.',
      ),
      told(
        'The lid with the small holes came off over the stew, and took the rest of {them} along.',
        'It is a dish of its own now, with a bit of stew.',
        'Everybody at table sneezed, in the order of age.',
      ),
      told(
        'Best before the year 2004, says the bottom, and nobody has ever looked at it from below.',
        'It has lost its smell, but not its place.',
        'Grandmother has one from before the currency.',
      ),
    ],
    closings: [
      'A little of it was missing, said the aunt, and she says it about everything.',
      'Wars were fought over it, and there are three of them in the cupboard.',
      'To taste, it says, and does not say whose.',
      'Water it, talk to it, and buy another on Saturday.',
      'The drawer smells of five countries, and none of them is ours.',
    ],
  },
  {
    nouns: list(
      'friedchicken chickenwing chickenwings buffalowing buffalowings roastchicken rotisseriechicken drumstick chickenleg chickentender chickenstrip jerkchicken tandoorichicken karaage sparerib spareribs ribs bbqribs babybackribs yakitori satay souvlaki shashlik shishkebab skewer skewers brisket pulledpork',
    ),
    events: [
      '{a_one} came in a bucket with a lid, and the hand that was first in there, up to the wrist, was greeted by {name}',
      '{a_one} was gnawed in an evening dress by a lady who had waited for everyone to go, except the photographer and {name}',
      '{a_one} turned over hot coals from dawn, watched by seven men with tongs who all knew better, and each called {name}',
      '{a_one} was the odd one in a portion of thirteen for two, and an engagement was broken off because of {name}',
    ],
    conflicts: [
      told(
        'There is a small wet towel in a packet, for ten fingers, two cheeks and an elbow.',
        'It fought bravely, and has been folded.',
        'The packet was opened with the teeth, so it was too late anyhow.',
      ),
      told(
        'The bones were put back among the others, and at the end a guest reached in, in the dark of the film.',
        'He chewed on, so as not to say anything.',
        'It was the third time, and it is always him.',
      ),
      told(
        'Eleven herbs are in it, says the owner, and his brother, who left, says ten.',
        'They have not spoken since, not even of the salt.',
        'The eleventh was their mother’s thumb.',
      ),
      told(
        'It falls off the bone, the cook had promised, and it did, into a handbag.',
        'The handbag was full, and very happy.',
        'The dog has carried it home by the strap.',
      ),
      told(
        'White shirt, said the invitation, and on the menu was that.',
        'By nine they were all in the same pattern.',
        'One man had a bib with a lobster on, and was carried through the room.',
      ),
    ],
    closings: [
      'The fingers have been licked, and then whoever’s hand that was.',
      'Nobody wants the last one; nobody takes his eyes off it.',
      'There is sauce behind the ear, and no one knows the way it took.',
      'Low and slow, like the uncle who made it.',
      'Only bones are left, and a silence like after an opera.',
    ],
  },
  {
    nouns: list(
      'breakfast fullenglish fullenglishbreakfast englishbreakfast buffet breakfastbuffet smorgasbord smörgåsbord tapas meze mezze thali bento bentobox lunchbox schoollunch lunch tvdinner airplanefood',
    ),
    events: [
      '{a_one} was to be for two, was seen by a cousin from the road, and by the cheese there were nineteen at {name}',
      '{a_one} had a note stuck on, “not yours”, in the office fridge, and it was signed by whoever had left only {name}',
      '{a_one} was laid out in full under a clear sky by a man who had read the forecast, and what came down was {name}',
      '{a_one} was all one could eat for one price, and the landlord, pale, came out to see who could, and it was {name}',
    ],
    conflicts: [
      told(
        'Somebody took one plate, another on the arm and a roll in each pocket, and said to the waiter that he was only looking.',
        'The rolls were later found at the pool, on a towel.',
        'He had a banana under his hat, and took it off to a lady.',
      ),
      told(
        'The ants had sent one ahead, and he went back with a crumb and a very long story.',
        'They came in rows, with napkins.',
        'The blanket has been moved six feet to the left, and nobody moved it.',
      ),
      told(
        'There is a box in there with a lid and no date, and in that household nobody wants to be the one who opens it.',
        'It has been through two house moves, held at arm’s length.',
        'It hums on Sundays.',
      ),
      told(
        'The beans were touching the egg, and an orderly man from Leeds has built a wall out of sausage.',
        'It held until the tomato.',
        'He has applied for planning permission.',
      ),
      told(
        'The boy swapped his apple for a biscuit, the biscuit for a cake and the cake for a bicycle, and it was not yet noon.',
        'His mother was told by the head, who has the apple.',
        'He is at a bank now, and eats alone.',
      ),
    ],
    closings: [
      'Whoever comes late gets the parsley.',
      'Eat slowly; the trousers are listening.',
      'There is still room on the plate, if one builds upwards.',
      'The last olive is going round the dish, and so is somebody’s fork.',
      'Nobody is hungry any more, and everybody goes for one more look.',
    ],
  },
];
