/** Games, brands and cups that people type as they are, each told by what everybody knows of it. */
import { list, type NounClass, told } from './noun-class.ts';

export const GAMES_AND_NAMES_OF_SHOPS: readonly NounClass[] = [
  {
    nouns: list('roblox robloxnoob robloxcharacter robloxguest adoptme robux'),
    events: [
      '{a_one} jumped from a tower of coloured steps, came apart into six pieces, said “oof”, and was put together as {name}',
      '{a_one} was asked for the credit card “just to look at it”, and now a child of eight owns the hat of {name}',
      '{a_one} worked in a pizza shop of four hundred children without one pizza, and rose to manager as {name}',
      '{a_one} fell off the same moving plank for a whole wet Sunday, and the last checkpoint is called {name}',
    ],
    conflicts: [
      told(
        '{They} cannot bend the knees, and at church the whole of {them} has to be leaned on the pew.',
        'It slid, with a hymn.',
        'The pew has a checkpoint now.',
      ),
      told(
        'Pocket money was changed into something that rattles only on the screen, and {they} wears it as wings.',
        'The dentist was paid in real ones.',
        'The wings are on loan until supper.',
      ),
      told(
        'The face is printed on, and it is smiling, so {they} was asked to leave the reading of the will.',
        'Inside it was quite sad.',
        'There is a sad one for eighty coins.',
      ),
      told(
        'A stranger offered {them} a free dragon, and all that {they} had to do was say the password.',
        'It was “dragon”.',
        'The stranger was nine, and had a bedtime.',
      ),
    ],
    closings: [
      'It was built by a ten-year-old, and it shows, in a good way.',
      'Mum says five minutes, and the lava says three.',
      'The hands are square, and so is the wave.',
      'It came apart again, but it was together for the photo.',
    ],
  },
  {
    nouns: list('amongus amonguscrewmate crewmate sus susimposter amongusimpostor emergencymeeting'),
    events: [
      '{a_one} stood a moment too long beside a drain, and the whole works canteen voted out {name}',
      '{a_one} said “it was red”, and red, who had only come for the photocopier, was put outside by {name}',
      '{a_one} pretended to mend a fuse box for so long that the lights came on, and everybody saw {name}',
      '{a_one} was found next to half a lasagne, called a meeting in person, and blamed {name}',
    ],
    conflicts: [
      told(
        'There were ten at the table and one was lying, and {they} laughed first.',
        'It was at the pudding.',
        'The other nine have been lying about the pudding since.',
      ),
      told(
        '{They} was in the electrical room, says {they}, with wires, and cannot say which colour.',
        'All of them, it said, in the end.',
        'The wires have an alibi.',
      ),
      told(
        'Two voted for {them}, three skipped, and somebody’s grandmother did not know what the button was for.',
        'It was for the door.',
        'She is floating past the window, knitting.',
      ),
      told(
        'A vent in the hall is open, and {they} came out of the one in the bathroom with a different hat.',
        'The plumber has seen both hats.',
        'He does not want to be involved.',
      ),
    ],
    closings: [
      'One was the impostor; it is not said which.',
      'Where? asks the chat, and that is all it ever asks.',
      'It did the bins, and nobody can confirm that.',
      'Trust nobody, least of all the one with the little dog on the head.',
    ],
  },
  {
    nouns: list(
      'leagueoflegends dota dota2 counterstrike csgo overwatch valorant callofduty apexlegends rainbowsix rankedmatch rankedgame eloheaven',
    ),
    events: [
      '{a_one} was reported by the whole team for feeding, and had only brought a tray of sandwiches for {name}',
      '{a_one} said “rush B” in a bakery, four strangers ran to the buns, and the last one standing was {name}',
      '{a_one} blamed the team, the jungle, the mouse and the weather, in this order, and then {name}',
      '{a_one} was told about {their} mother by a voice of eleven, and had to agree that she does sing like {name}',
    ],
    conflicts: [
      told(
        '{They} won one round and lost one round, nine hundred times, and is where {they} began, in bronze.',
        'The bronze has begun to go green.',
        'It is called a mental reset, and is a cupboard.',
      ),
      told(
        '“Last game,” {they} said, and it was a defeat, and one does not go to bed on a defeat.',
        'The birds have begun, and are in a better team.',
        'At breakfast it won, against a toaster.',
      ),
      told(
        'A grandmother picked up the headset to clean it, and {they} has been carried by her since.',
        'She calls everybody “petal”.',
        'She is diamond, and makes them drink water.',
      ),
      told(
        'The plan was explained for ten minutes, and then {they} ran in alone, shouting a name.',
        'It was the wrong map.',
        'The name was a cheese.',
      ),
    ],
    closings: [
      'Good game, it typed, in a tone.',
      'The healer did nothing, says everybody who is still alive.',
      'One more, until it is a good one to stop on.',
      'It was lag, it was the sun, it was the chair.',
    ],
  },
  {
    nouns: list('gta grandtheftauto gta6 gtasix wantedlevel fivestarwantedlevel'),
    events: [
      '{a_one} borrowed a bus to go to the dentist, by way of a pier, a lawn and a helicopter, and is wanted as {name}',
      '{a_one} drove into a lamp post, got out, took a better car, drove into the next one, and had a street named {name}',
      '{a_one} was announced for so many years that in the meantime two popes and a cheese were called {name}',
      '{a_one} hid from five stars in a car wash, came out in pink, and nobody recognised {name}',
    ],
    conflicts: [
      told(
        'The mission was to follow the train, and all that {they} had to do was follow the train.',
        'It was on the train.',
        'A friend has been disappointed about it since 2004.',
      ),
      told(
        'The phone rang in the middle of the chase, and it was a cousin who asked {them} to go bowling.',
        'They went; there was a strike.',
        'He had booked the lane for two stars.',
      ),
      told(
        '{They} stopped at a red light once, with nobody on the road, and a whole city came out to look.',
        'There is a festival of it.',
        'The light went on to do modelling.',
      ),
      told(
        'Whoever hits {them} loses a hat and some loose change, and wakes up in front of a hospital, feeling fine.',
        'The insurers want to know how.',
        'The hat is worn by a paramedic.',
      ),
    ],
    closings: [
      'The radio has the best of it.',
      '{They} got out of the car, and the car was still going.',
      'Two stars is only a warning, and a helicopter.',
      '{They} obeyed the speed limit once, by falling.',
    ],
  },
  {
    nouns: list('fifa fifaplayer eafc eafootball footballmanager ultimateteam fifacareermode'),
    events: [
      '{a_one} opened a pack with fireworks and a drum roll, and out stepped the third goalkeeper of Wigan, {name}',
      '{a_one} shot over the bar from a yard, looked at the controller, shook it, and wrote a letter to {name}',
      '{a_one} was rated sixty-four for pace by people who had never seen the bus, which was caught by {name}',
      '{a_one} paused the game after each goal against, to think, and the brother ate the snacks of {name}',
    ],
    conflicts: [
      told(
        'The commentator has eleven sentences, and {they} heard nine of them before the throw-in.',
        'The tenth is about form.',
        'He says them at home too; they have asked.',
      ),
      told(
        '{They} ran past four men by holding one button, and at school on Monday the button was not there.',
        'The four men were.',
        'It has asked the PE teacher where it is.',
      ),
      told(
        'It is the same game as last year with other haircuts, and {they} has bought all twenty of them.',
        'The haircuts are very good.',
        'One has been to the barber since.',
      ),
      told(
        'The stadium is full of the same nine people in rows, and {they} has begun to greet them.',
        'The one in yellow waves out of time.',
        'They never leave early.',
      ),
    ],
    closings: [
      '{They} celebrated with the knee slide, and that is the carpet for you.',
      'Extra time, and then supper.',
      'The goal was scripted, says whoever let it in.',
      'It is the manager who goes, and the sofa that stays.',
    ],
  },
  {
    nouns: list('thesims sims simscharacter plumbob simlish simshouse'),
    events: [
      '{a_one} went for a swim, the ladder was taken away, and after the fourth lap one could read in the water {name}',
      '{a_one} set fire to a salad, stood before it waving both arms, and was promoted to chef as {name}',
      '{a_one} had a green stone over the head, which went yellow at a party, and everybody knew about {name}',
      '{a_one} talked of nothing but llamas, in a language without words, and was married within the hour to {name}',
    ],
    conflicts: [
      told(
        '{They} needed the bathroom, and somebody up there had forgotten to put in a door.',
        'There is a puddle, and a lovely window.',
        'It was shown to guests as an atrium.',
      ),
      told(
        'A motive was low, so {they} stopped in the middle of the room and complained to the ceiling.',
        'The ceiling bought a sofa.',
        'It was “fun” that was low, and a fish that helped.',
      ),
      told(
        'Rent was due, and {they} typed one word, and there were fifty thousand on the table.',
        'The neighbours have learned the word.',
        'It does not work at the bank; it has been tried.',
      ),
      told(
        'Four hours were spent on the wallpaper, and then {they} was not played any more.',
        'It is still standing by the fridge.',
        'It is a very nice wallpaper.',
      ),
    ],
    closings: [
      'Sul sul, it says, and means the rent.',
      'It cannot pass: there is a plate in the way.',
      '{They} was in bed by nine, at triple speed.',
      'The diamond over the head is green, more or less.',
    ],
  },
  {
    nouns: list('eldenring darksouls soulslike bloodborne sekiro tarnished malenia'),
    events: [
      '{a_one} died at the same gate for the ninetieth time, and the letters that came up in red said {name}',
      '{a_one} read a message on the ground, “try jumping”, jumped, and is at the bottom, beside {name}',
      '{a_one} rolled to work, past two buses and a dog, without being hit once, and was hired as {name}',
      '{a_one} sat down by a fire to rest, and everybody who had been beaten that day stood up again and said {name}',
    ],
    conflicts: [
      told(
        'A large knight was beaten with the last drop, and then {they} read that he had been the doorman.',
        'The house has nine floors.',
        'He had a key for the bin.',
      ),
      told(
        '{They} lost nine thousand souls beside a swamp, went to fetch them, and now there are two of {their} coats there.',
        'The swamp is well dressed.',
        'It is always the dog, not the dragon.',
      ),
      told(
        'Everybody asked {them} whether there was an easy way, and was told to get good, and there was tea.',
        'They got good at tea.',
        'The kettle has a second phase.',
      ),
      told(
        'The story is told on the backs of rings and spoons, and {they} has read all the spoons.',
        'It is about a king, or a cough.',
        'One spoon contradicts the rest.',
      ),
    ],
    closings: [
      'There is fog before the door, and music behind it.',
      'The chest was a mouth.',
      'Praise the sun, somebody wrote, in a cellar.',
      'It was a wall, until somebody hit it for luck.',
    ],
  },
  {
    nouns: list('worldofwarcraft mmorpg mmo raidleader guildmaster finalfantasyxiv leeroyjenkins'),
    events: [
      '{a_one} ran in while the others were still doing sums, shouting, and what was shouted was {name}',
      '{a_one} collected twenty boar livers for a widow, from forty boars, and has doubts about the boars and {name}',
      '{a_one} won the trousers in the raffle, which cannot be worn by anybody there, and they are called {name}',
      '{a_one} was asleep on a griffin, was flown over two continents, and landed in the middle of the wedding of {name}',
    ],
    conflicts: [
      told(
        'Forty people were ready at eight, and {they} had to take the bin out, so forty people waited.',
        'The bin dropped a sword.',
        'They cheered, when it was out.',
      ),
      told(
        '{They} has a mount of ice, a mount of fire and a mount with rockets, and goes to the shops by bus.',
        'The bus has no loot.',
        'It tips the driver in copper.',
      ),
      told(
        'The healer stood in the fire, and {they} told him so, as one has told him since 2006.',
        'He likes it there.',
        'He calls it a warm spot.',
      ),
      told(
        'A goblin sells {them} back {their} own boots every Thursday, at a profit for both.',
        'The boots are used to it.',
        'They have gone up to epic.',
      ),
    ],
    closings: [
      '{They} needs wood, and has a job in the morning.',
      'The exclamation mark is over the wrong head.',
      'Ding, it said, and strangers said well done.',
      '{They} rolled a one, on the cake.',
    ],
  },
  {
    nouns: list('uno unocard unoreversecard reversecard drawfour plusfour plusfourcard'),
    events: [
      '{a_one} put four cards on a grandmother, who put four on top, and it went round the table as far as {name}',
      '{a_one} forgot to say the one word before the last card, and a family of nine pointed as one at {name}',
      '{a_one} was held up to a parking attendant, in blue, with two arrows, and he had to pay the fine to {name}',
      '{a_one} wished for green, and the whole room turned to see who had laughed, and that was {name}',
    ],
    conflicts: [
      told(
        'Christmas was going well until {they} was got out, and then an uncle drew eight and left for Portugal.',
        'He writes on yellow paper.',
        'It was the other uncle who had the red.',
      ),
      told(
        'Every household has rules for {them} of its own, and at the wedding there were two households.',
        'The cake was skipped.',
        'The vicar had to draw two.',
      ),
      told(
        '{They} turned the direction round, so that the washing-up came back to the cook.',
        'She had a second one up her sleeve.',
        'It is going round to this day.',
      ),
      told(
        'A child of five kept {them} for last, smiling, and three grown men looked at the ceiling.',
        'It was a wild one.',
        'She chose pink, and they let her.',
      ),
    ],
    closings: [
      'One left, and everybody knows it.',
      'It can be any colour, and wants to be begged.',
      'Nobody has read the rules; everybody has them by heart.',
      '{They} skipped a turn, and so did the friendship.',
    ],
  },
  {
    nouns: list('tesla teslacar cybertruck electriccar autopilot chargingstation rangeanxiety'),
    events: [
      '{a_one} drove to the sea with four per cent left and the heating off, and rolled the last mile as {name}',
      '{a_one} updated {themself} in the night, and in the morning the horn made the noise of a goat called {name}',
      '{a_one} parked without a driver, very slowly, in front of eleven men with folded arms, who said {name}',
      '{a_one} made no noise at all at a crossing, and a lady in the road turned round and came nose to nose with {name}',
    ],
    conflicts: [
      told(
        'There were two free sockets, three cars and one cable, and {they} got to know a couple from Ghent.',
        'They stay in touch, at eighty per cent.',
        'They have all seen the same noodle bar.',
      ),
      told(
        'The door handles come out by themselves, except in frost, when {they} is got into through the boot.',
        'The bank manager was in it too.',
        'He asked to be let out at the lights.',
      ),
      told(
        '“Please hold the wheel,” said the screen, and {they} put a grapefruit on it.',
        'The grapefruit has no points on the licence.',
        'It was a cautious driver.',
      ),
      told(
        '{They} is faster to sixty than anything in the village, and then there is a tractor.',
        'The tractor waved.',
        'It was also faster to the shop.',
      ),
    ],
    closings: [
      'It can do all this with a telephone, except find the telephone.',
      '{They} hums a bit, so as not to be rude to cyclists.',
      'There is a fireplace on the screen, and a coat on the driver.',
      'It is charged, and so is the card.',
    ],
  },
  {
    nouns: list('stanleytumbler stanleymug waterbottleinfluencer hydroflask travelmug thermosmug'),
    events: [
      '{a_one} held two litres and a straw, went to every meeting, and was put on the guest list as {name}',
      '{a_one} came through a car fire with the ice still in it, and the fireman, rather moved, drank to {name}',
      '{a_one} was out in a pink that was sold for one morning only, and before the shop there was a wedding under {name}',
      '{a_one} did not fit in the holder, so that {they} was given the whole passenger seat, a belt and {name}',
    ],
    conflicts: [
      told(
        '{They} falls over at every lecture, in the quiet bit, and it takes a full minute until the ringing stops.',
        'The professor waits for the lid.',
        'It rolled down all the steps, and each of them cheered.',
      ),
      told(
        'There is a handbag for {them}, with a strap, and in the handbag a smaller one for the lips.',
        'The keys are in a trouser pocket.',
        'The lips have a season ticket.',
      ),
      told(
        'Somebody has drunk enough for a horse since breakfast, thanks to {them}, and has seen every toilet in town.',
        'The one at the library is best.',
        'The horse asked for the brand.',
      ),
      told(
        'The ice lasted sixteen hours, and then {they} was found under the car seat, with milk from May.',
        'It was opened in a field.',
        'The field is closed.',
      ),
    ],
    closings: [
      'There are nine more at home, in order of the rainbow.',
      'The ice has outlived two relationships.',
      'It was a gift, then a second one, then a shelf.',
      'One sip, and the straw squeaks.',
    ],
  },
  {
    nouns: list('stanleycup icehockeytrophy hockeytrophy championstrophy'),
    events: [
      '{a_one} was carried round the ice by a man without front teeth, who kissed it and could only whistle {name}',
      '{a_one} was taken home by each of the team for one day, and at the third a baby was bathed in {name}',
      '{a_one} was left at the side of a road after the party, waited for a lift, and came back in a taxi as {name}',
      '{a_one} got a new ring at the bottom for more names, and there between two goalies it says {name}',
    ],
    conflicts: [
      told(
        'A man in white gloves travels with {them} everywhere, and on holiday has the room next door.',
        'He polishes in his sleep.',
        'They have never been seen apart at breakfast.',
      ),
      told(
        'It has held champagne, cereal and once a small dog, and {they} liked the dog best.',
        'The dog had to win nothing for it.',
        'The cereal left a ring, which was engraved.',
      ),
      told(
        'Whoever has not won {them} may not touch {them}, so the postman has been handing it over with tongs.',
        'He plays on Sundays, just in case.',
        'They are fireplace tongs, and have been blessed.',
      ),
      told(
        'Twenty large men cried over {them} at once, on skates, and the ice had to be done again.',
        'The machine went round twice.',
        'It was slightly salted.',
      ),
    ],
    closings: [
      'The dents all have a date.',
      'It was lifted, and so was somebody’s back.',
      '{They} has been in more canoes than most cups.',
      'It goes home with the winner, and is sick of the car.',
    ],
  },
  {
    nouns: list('cocacola coca-cola pepsi fanta cocacolacan'),
    events: [
      '{a_one} was shaken by a little brother and given to a bishop, and the ceiling of the vestry still shows {name}',
      '{a_one} had a mint dropped into it behind the bike shed, and came down two gardens away as {name}',
      '{a_one} had first names printed on it, and in the whole fridge of the shop there was only {name}',
      '{a_one} was put in the freezer for ten minutes, was forgotten, and is on the wall, the peas and the ham as {name}',
    ],
    conflicts: [
      told(
        '“Is the other kind all right?” asked the waiter, and {they} heard that, from the fridge.',
        'It was not all right.',
        'They have been in separate fridges since.',
      ),
      told(
        'The recipe is in a safe, and {they} was told only the part with the sugar.',
        'That is most of it.',
        'The other part is a shrug.',
      ),
      told(
        'A grandmother cleans her taps with {them}, and the family still drinks it at her table.',
        'Their pipes are spotless.',
        'The taps are sixty, and fizz.',
      ),
      told(
        '{They} went flat overnight, with the cap off, after a party at which it had been the loudest.',
        'It is good for an upset stomach now.',
        'It had told the same story twice.',
      ),
    ],
    closings: [
      'It came back up through the nose, at a joke about geese.',
      'The ice was most of it.',
      'Best before the burp.',
      'It is the real thing, said the other thing.',
    ],
  },
  {
    nouns: list("mcdonalds mcdonald's kfc burgerking happymeal drivethrough drivethru fastfoodchain mcnugget"),
    events: [
      '{a_one} asked a loudspeaker for a small ice cream, the machine was broken, and out of the window came {name}',
      '{a_one} was driven up to the second window in reverse, by mistake, and paid by the car behind, for {name}',
      '{a_one} came with a toy for a child of three, and a father of forty has not let go of {name}',
      '{a_one} counted the fries, got to eleven at the bottom of the bag, and called those {name}',
    ],
    conflicts: [
      told(
        'A birthday was held at {them} in 1996, and eleven grown-ups still have the paper crown.',
        'One wore it to court.',
        'The slide was sticky, and so was the cake.',
      ),
      told(
        'The one on the picture was tall and shone, and {they} came out of the box as if it had been sat on.',
        'The picture was sat on later.',
        'They have been seen together, and it was awkward.',
      ),
      told(
        '“Would you like to make it large?” {they} was asked, and that was at a christening.',
        'The font was extended.',
        'It came with a drink.',
      ),
      told(
        'At four in the morning everybody in there is a friend, and {they} has been to eleven weddings because of it.',
        'The sauce was best man.',
        'They cut a nugget.',
      ),
    ],
    closings: [
      'The gherkin is on the window, looking in.',
      'The box is empty, but there is one under the seat.',
      'There is a straw for it, and it is soup by now.',
      'It smells in the car until the next car.',
    ],
  },
  {
    nouns: list('starbucks pumpkinspicelatte latteart oatmilklatte'),
    events: [
      '{a_one} gave a name at the counter, clearly, twice, and what was on the cup was {name}',
      '{a_one} ordered something with nine words, one of which was “tall” for small, and it was called out as {name}',
      '{a_one} drew a leaf in the foam, a swan, and then, on account of a sneeze, {name}',
      '{a_one} sat over one small cup with a laptop from eight till six, and the table was let as {name}',
    ],
    conflicts: [
      told(
        'Autumn begins when {they} says so, and it was the ninth of August, and people wore scarves.',
        'Two fainted, into cinnamon.',
        'The trees had not been told.',
      ),
      told(
        'There is a novel being written at every table, and {they} is in four of them, as the stranger.',
        'In one of them it dies, for oat milk.',
        'All four are at chapter one.',
      ),
      told(
        'A man asked for “a coffee”, and it went very quiet, and {they} had to sit down.',
        'It was found for him, at the back.',
        'He drank it black, and people filmed.',
      ),
      told(
        '{They} can do oat, almond, soya and pea, and somebody has brought a cow.',
        'She had a voucher.',
        'She waits by the sugar, and feels old-fashioned.',
      ),
    ],
    closings: [
      'It is hot, says the cup, and has been told so by a lawyer.',
      'The key to the toilet is on a spoon the size of an oar.',
      'There is foam on the lip, and nobody has said so.',
      'It was decaf all along.',
    ],
  },
  {
    nouns: list('nike adidas sneakerhead limitededitionsneaker runningshoes hypebeast'),
    events: [
      '{a_one} was told to just do it, had not asked what, and had by noon done the lawn and {name}',
      '{a_one} camped for three nights outside a shop for one pair, in the wrong size, and loves it like {name}',
      '{a_one} had three stripes, lost one in the wash, and has been stopped at the border since as {name}',
      '{a_one} ran round the block once, bought a watch, a vest and a drink for it, and entered the race as {name}',
    ],
    conflicts: [
      told(
        'The shoes have never touched the ground, and {they} is carried across roads by a friend.',
        'The friend wears sandals.',
        'There is a crease now, and a support group.',
      ),
      told(
        'There is a tick on all {their} clothes, and a teacher took it to mean that it was all right.',
        'It passed in French.',
        'The cross-country got a cross.',
      ),
      told(
        'They were bought to jog in, and {they} has so far walked to the fridge in them, at a good pace.',
        'The fridge was a personal best.',
        'There was a lap of honour with ham.',
      ),
      told(
        '{They} was sold on at three times the price, to a man who has no feet to speak of.',
        'He has a shelf.',
        'The shelf is a nine and a half.',
      ),
    ],
    closings: [
      'They light up at the heel, when nobody is looking.',
      'The box is the right size for a hamster, and has been.',
      'It can jump no higher, but it looks as if.',
      'The laces are for show, and so is the sweat.',
    ],
  },
];
