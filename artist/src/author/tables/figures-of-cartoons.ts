/** Figures of cartoons and series, told by what everybody remembers of them. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_CARTOONS: readonly NounClass[] = [
  {
    nouns: list(
      'tomandjerry bugsbunny daffyduck roadrunner wileecoyote tweety donaldduck mickeymouse minniemouse goofy felixthecat speedygonzales pinkpanther mickey looneytunes elmerfudd bettyboop',
    ),
    events: [
      '{a_one} ran off a cliff, walked on for eleven steps, looked down, and waved a small sign that said {name}',
      '{a_one} painted a tunnel on a rock, a train came out of it, and the driver leaned out and said {name}',
      '{a_one} was flattened by a piano, got up with keys for teeth, and played the first bars of {name}',
    ],
    conflicts: [
      told(
        'A crate from the mail order arrived, with a rocket, a magnet and one roller skate.',
        'The other skate is on the stairs.',
        'The magnet found everybody’s anvil.',
      ),
      told(
        '{They} wears a bow, a jacket and gloves with three fingers, and nobody has ever found the trousers.',
        'There is a parking meter with a better wardrobe.',
        'They are in the wash, since 1928.',
      ),
      told(
        'The cat and the mouse have been running through the same room, past the same lamp, since breakfast.',
        'The lamp waves by now.',
        'It is a small flat, seen from the side.',
      ),
      told(
        'A frying pan met {them} in the face, and both have the shape of it.',
        'It makes fried eggs with ears.',
        'They are thought a good likeness.',
      ),
    ],
    closings: [
      'That is all, it says, out of a hole in the curtain.',
      'Stars went round the head, and one small bird.',
      'The bomb had a fuse, a fizz and a change of mind.',
      'Feathers came down for the rest of the afternoon.',
    ],
  },
  {
    nouns: list('garfield odie heathcliff'),
    events: [
      '{a_one} ate the whole lasagna, the dish and the Monday that it stood on, and sat there as {name}',
      '{a_one} was put on a diet on a Monday, pushed the scales off the table, and was weighed, in bits, as {name}',
      '{a_one} woke up, saw what it was, and pulled the blanket over what the vet calls {name}',
    ],
    conflicts: [
      told(
        'Monday came, and {they} hit it with the alarm clock, and then there was still the rest of it.',
        'Tuesday took another street.',
        'The clock is in the garden with the others.',
      ),
      told(
        'The dog was kicked off the table again, with a small yelp, and he thinks that it is a game.',
        'He got back up.',
        'He has a map of the tables.',
      ),
      told(
        '{They} posted a spider to {place}, and it came back with a suntan.',
        'It had been to Abu Dhabi before.',
        'It had kept the receipt.',
      ),
      told(
        'A mouse came by, and they shook hands, as two who have an agreement about work.',
        'He had brought the crackers.',
        'They meet at the cheese.',
      ),
    ],
    closings: [
      'The lasagna was for six, and it is six, in a way.',
      'A nap, then the nap before dinner.',
      'The teddy bear was told all of it.',
      'Happiness is a warm radiator.',
    ],
  },
  {
    nouns: list('popeye oliveoyl bluto spinachsailor'),
    events: [
      '{a_one} squeezed one tin of spinach with one hand, ate it in the air, and towed the ferry home as {name}',
      '{a_one} lifted a bully, a pier and a brass band with one forearm, and the tattoo on it says {name}',
      '{a_one} talked round a pipe for ninety years, so that only the anchor has understood {name}',
    ],
    conflicts: [
      told(
        'The forearms are as thick as hams, and the shirts have to be made by a sailmaker.',
        'He uses two jibs.',
        'The cuffs have reefs.',
      ),
      told(
        'The shop sold out of spinach, and {they} stood before the chard as before a hard decision.',
        'It gave half the strength, and a cough.',
        'The beetroot was talked round.',
      ),
      told(
        'A lady was tied to a railway line at four, as every day, and the train driver knows her children.',
        'He brakes at the biscuits.',
        'They wave at each other, over the moustache.',
      ),
      told(
        '{They} is what {they} is, and has told the tax office nothing else.',
        'It was filed under “yam”.',
        'They sent a tin.',
      ),
    ],
    closings: [
      'Toot, says the pipe, twice, for the end.',
      'Strong to the finish, and then a bit of a lie-down.',
      'It was the iron; the decimal point was in the wrong place, but it was the iron.',
      'An anchor on each arm, so as not to drift off.',
    ],
  },
  {
    nouns: list('asterix obelix getafix idefix gaul gaulishvillage tintin captainhaddock luckyluke'),
    events: [
      '{a_one} fell into a cauldron as a baby, is given no more potion, and knocks over doors as {name}',
      '{a_one} lifted forty legionaries out of their sandals, stacked the helmets, and was cheered as {name}',
      '{a_one} solved a case with a terrier and a very cross captain, and made the front page as {name}',
    ],
    conflicts: [
      told(
        'One small village holds out against everybody, {they} says, and means the flat on the third floor.',
        'The cable man was thrown out through the ceiling.',
        'He waves from the camp, in Latin.',
      ),
      told(
        'The bard has been tied up in the tree again, and he had only opened the mouth.',
        'There is still a hum.',
        'A squirrel asked for more rope.',
      ),
      told(
        'A menhir was delivered, without anybody’s having ordered one.',
        'It goes with the sofa.',
        'There was nobody at home, so that it was left with the neighbour, through the roof.',
      ),
      told(
        'The fish was not fresh, somebody said, and at once the whole street was in it.',
        'Even the mackerel had an opinion.',
        'A feast was held over it, with boar.',
      ),
    ],
    closings: [
      'These Romans, says somebody, and taps the forehead.',
      'The sky may fall on everybody’s head; not tomorrow, though.',
      'At the end there is a table under the stars, and somebody is gagged.',
      'Wild boar, and a second one for the one who is not fat.',
    ],
  },
  {
    nouns: list(
      'aliceinwonderland madhatter cheshirecat queenofhearts humptydumpty whiterabbit marchhare jabberwocky wonderland teaparty',
    ),
    events: [
      '{a_one} drank from a bottle because it said so, could not reach the door handle, and shouted up at {name}',
      '{a_one} sat on a wall with all the king’s horses below, had a great fall, and was glued together as {name}',
      '{a_one} celebrated three hundred and sixty-four unbirthdays, and moved one place on as {name}',
    ],
    conflicts: [
      told(
        'The watch is two days late, and butter has been tried.',
        'It was the best butter.',
        'There were crumbs in it, of Tuesday.',
      ),
      told(
        'Off with the head, it was ruled at croquet, because a flamingo had looked up.',
        'It was a knave’s ball.',
        'The hedgehog had rolled off to vote.',
      ),
      told(
        'The grin was there before {they} was, and stayed for the washing-up.',
        'It dried four plates.',
        'It had to be asked to mind the step.',
      ),
      told(
        'Why a raven is like a writing desk {they} has been asked at every interview.',
        'One says “nevermore”, the other “not today”.',
        'They took the desk.',
      ),
    ],
    closings: [
      'The jam is for tomorrow, and was for yesterday.',
      'Down the hole, third shelf on the left, marmalade.',
      'All the king’s men were there, with tape.',
      'Begin at the beginning, said somebody, and this is the end.',
    ],
  },
  {
    nouns: list('tarzan mowgli baloo kingofthejungle jungleboy junglebook'),
    events: [
      '{a_one} swung through the office on a cable, landed on the projector, and yelled out {name}',
      '{a_one} was raised by wolves, took off the shoes at the opera, and was fed in the interval as {name}',
      '{a_one} asked at the florist’s for a stronger vine, tried three, and left by the window as {name}',
    ],
    conflicts: [
      told(
        'Me this, you that, {they} says at parties, and it is the clearest speech of the evening.',
        'Two diplomats took notes.',
        'A lady was swung off to the canapés.',
      ),
      told(
        'The bear necessities were bought, at the chemist’s, in a list of four.',
        'They rest at your feet, with the honey.',
        'He forgot about the ants.',
      ),
      told(
        'The loincloth is leopard, and the leopard asks after it.',
        'It wants it back by autumn.',
        'They share it, with a rota.',
      ),
      told(
        'Every evening {they} gives the great cry from the balcony, and eleven dogs and a stag come.',
        'The stag has his own bowl.',
        'A lady on the second floor answers, in tune.',
      ),
    ],
    closings: [
      'Breakfast hangs above, and has to be caught.',
      'The python said “trust in me”, and looked at the watch.',
      'Home is the tree with the curtains.',
      '{They} went by vine; the tram had no room for the elephant.',
    ],
  },
  {
    nouns: list('spock captainkirk startrek klingon vulcan trekkie picard captainpicard starfleet starshipenterprise'),
    events: [
      '{a_one} raised one eyebrow at a birthday cake, called it fascinating, and cut it into eleven logical {name}',
      '{a_one} was beamed down with two others in red shirts, and came home as the only {name}',
      '{a_one} split two fingers from two in greeting, pulled a muscle, and lives long and prospers as {name}',
    ],
    conflicts: [
      told(
        'It is not logical, {they} said to a coffee machine that took coins and gave soup.',
        'The soup was beige and undecided.',
        'It was set to stun.',
      ),
      told(
        'Whoever visits in a red jumper is asked to wait outside, for his own sake.',
        'The postman has bought a blue one.',
        'One went to the loo, and was not seen again.',
      ),
      told(
        'The whole bridge leans left when there is a bump, and then right, and {they} spills no tea.',
        'The engineer cannot give it any more power.',
        'They are parked.',
      ),
      told(
        '{They} goes boldly where no one has gone before, and it was the cellar.',
        'There was life, but not as we know it.',
        'It had been a potato.',
      ),
    ],
    closings: [
      'Energise, and mind the carpet.',
      'Tea, Earl Grey, hot, and a biscuit at warp one.',
      'The captain’s log says only: log.',
      'The ears are pointed; so was the remark.',
    ],
  },
  {
    nouns: list('kermit misspiggy muppet fozzie gonzo muppetshow'),
    events: [
      '{a_one} waved both arms in the air at an interview, without any bones in them, and got the job as {name}',
      '{a_one} sat on a wall with a banjo, said that it was not easy being so, and was kissed by {name}',
      '{a_one} announced a very special guest, looked behind the curtain, and it had to be done again by {name}',
    ],
    conflicts: [
      told(
        'Two old men heckle {their} every breakfast from a box above the fridge.',
        'They have not missed one yet.',
        'They liked the eggs, and denied it.',
      ),
      told(
        'There is a hand in it somewhere, and {they} would rather that the doctor did not mention it.',
        'He found a wristwatch.',
        'It was warm, he wrote, and well meant.',
      ),
      told(
        'A chef with a moustache was given {their} kitchen for one evening, and a chicken and a trumpet.',
        'The soup went “bork”.',
        'The chicken has the recipe.',
      ),
      told(
        'The lady with the pearls has had a karate chop for each contract, and for one admirer.',
        'He was a frog, and he bowed.',
        'The violins took cover.',
      ),
    ],
    closings: [
      'It is time to get things started; the drummer has.',
      'A tomato came up from the stalls, with its own seat.',
      'The drummer is on a chain, for the slow ones.',
      'It is time to meet {them}, with the lights up.',
    ],
  },
  {
    nouns: list(
      'totoro noface ponyo howl kiki studioghibli chihiro spiritedaway doraemon kirby mymelody kuromi cinnamoroll pusheen gudetama moomin snufkin pingu',
    ),
    events: [
      '{a_one} waited for a bus with a leaf on the head, and the bus had twelve legs and took {name}',
      '{a_one} was so round that it rolled off the shelf, was put back, and sold out by noon as {name}',
      '{a_one} looked at a visitor with hardly any mouth, and the visitor bought a mug with {name}',
    ],
    conflicts: [
      told(
        'Nothing happens for ten minutes, and it rains, and {they} has never been so loved.',
        'A snail crossed the veranda.',
        'People cried at the tea.',
      ),
      told(
        '{They} is on eleven pencil cases in one classroom, and the teacher has the socks.',
        'The headmaster has the toaster.',
        'It makes the face on the bread.',
      ),
      told(
        'A wind went through the grass and under {them}, and for no reason everybody flew a little.',
        'They landed in time for rice.',
        'A bicycle came along, with a radio.',
      ),
      told(
        'The soup is painted so well that a whole cinema went out for soup.',
        'The kitchen closed at nine, in tears.',
        'The egg had its own light.',
      ),
    ],
    closings: [
      'It is soft, it is silent, and it is twelve euros ninety.',
      'There is a small house, a big tree, and a pot of something.',
      '{They} fell asleep on {their} own face, and the day was done.',
      'The bus with the legs is on time.',
    ],
  },
  {
    nouns: list('willywonka oompaloompa wonka goldenticket charlieandthechocolatefactory'),
    events: [
      '{a_one} hid five tickets in five million bars, ate four by oversight, and was opened on the tram as {name}',
      '{a_one} let a boy fall into a river of milk chocolate, sang about his manners, and stirred with {name}',
      '{a_one} chewed a whole dinner out of one gum, turned blue at the pudding, and was rolled off as {name}',
    ],
    conflicts: [
      told(
        'The lift goes sideways, and slantways, and {they} still takes it for one floor.',
        'There was a button for “out of the roof”.',
        'The neighbours have learned to look up.',
      ),
      told(
        'The workers sing a moral to everything, and since Friday to the one who took the last biscuit.',
        'It had four verses and a key change.',
        'He has brought a new tin.',
      ),
      told(
        'Good day, sir, {they} said to the bank, and the bank came back with an everlasting sweet.',
        'It has been passed round since.',
        'The director has it on Thursdays.',
      ),
      told(
        'The wallpaper tastes of fruit, and the flat is let without it.',
        'The last tenant licked through to the plumbing.',
        'The snozzberries are behind the wardrobe.',
      ),
    ],
    closings: [
      'The factory has a gate, a whistle and no weight-watchers.',
      'Nobody ever goes in, and nobody comes out, and it smells of caramel.',
      'A purple coat went by, and a cane that was liquorice.',
      'The grandfather has got up, after twenty years, for this.',
    ],
  },
  {
    nouns: list('baymax stitch liloandstitch dumbo bambi'),
    events: [
      '{a_one} was sneezed at in a circus, flew once round the tent, and landed in the band as {name}',
      '{a_one} slipped on the ice in front of a rabbit, all four ways at once, and the rabbit does a good {name}',
      '{a_one} was adopted out of a dog pound by a girl who thought that it was a dog, and answers to {name}',
    ],
    conflicts: [
      told(
        'On a scale of one to ten {they} was asked how much it hurt, and the lamp post answered.',
        'It was a four, with a plaster.',
        'It has since had a hug, and a lollipop.',
      ),
      told(
        'The social worker came with dark glasses, and found the house tidy and the beast at a ukulele.',
        'He took the second voice.',
        'There was a scorch mark, in the shape of Elvis.',
      ),
      told(
        'The saddest scene comes after eight minutes, and {they} has seen it as a musical.',
        'The fathers in row nine had to be carried out.',
        'The children asked for more popcorn.',
      ),
    ],
    closings: [
      'The feather did it, they say; the feather says nothing.',
      'Five spoons of sugar, and then ohana.',
      'There were handkerchiefs at row nine.',
      'Family means that nobody gets left behind, apart from the cool box.',
    ],
  },
  {
    nouns: list('smurf smurfs smurfette gargamel papasmurf smurfvillage'),
    events: [
      '{a_one} was one too many for the mushroom, said “smurf” at the door, and was let in as {name}',
      '{a_one} fell into a pot of ink and came out a shade lighter, and was registered in the village as {name}',
      '{a_one} was no bigger than three apples, stood on the fourth, and spoke to the cat as {name}',
    ],
    conflicts: [
      told(
        'A verb was missing in {their} sentence, so that it was smurfed, and now nobody knows who owes whom.',
        'The court smurfed it.',
        'It was smurfed on appeal.',
      ),
      told(
        'A sorcerer with a cat has been after {them} for sixty years, for a recipe with six of them.',
        'He has five, on a good day, and then a hole in the net.',
        'The cat eats vegan, of late.',
      ),
      told(
        'In the village everybody is called after the one thing he can do, and one is called Kevin.',
        'They are still waiting.',
        'He is good with gutters.',
      ),
      told(
        'One wears a red hat, and the other ninety-nine do as he says, about mushrooms.',
        'It was a vote, once, and it was smurfed.',
        'The rent is paid in sarsaparilla.',
      ),
    ],
    closings: [
      'La la, it went, la-la-la-la, the whole way home.',
      'The house was a mushroom, and was soup by Friday.',
      'White trousers, blue legs, no washing machine.',
      'That was very smurf of you.',
    ],
  },
  {
    nouns: list(
      'walterwhite heisenberg breakingbad michaelscott dwight dwightschrute theoffice sheldoncooper sheldon barneystinson chandler phoebe rosgeller friendsshow joeytribbiani jonsnow daenerys tyrion gameofthrones squidgame squidgameguard wednesdayaddams demogorgon strangerthings sopranos peakyblinders tvshow boxset',
    ),
    events: [
      '{a_one} was only going to watch one, the sofa took the shape, and the seventh season began with {name}',
      '{a_one} looked straight into the camera during a meeting about staplers, and the camera saw {name}',
      '{a_one} died in episode nine, was back in ten with longer hair, and thanked the fans as {name}',
    ],
    conflicts: [
      told(
        'Previously, says a voice when {they} enters, and sums up the breakfast.',
        'It left out the jam.',
        'The jam comes back in the finale.',
      ),
      told(
        'Winter is coming, {they} said for eight years, and then it was over in one evening, and too dark.',
        'People turned up their lamps.',
        'The dragon had brought a torch.',
      ),
      told(
        'Somebody put a stapler in jelly, and {they} knew who it was, and had loved him for nine seasons.',
        'It was lime.',
        'They were married on the beet farm.',
      ),
      told(
        'Six friends sit in one café all day, and {they} would like to know who pays the rent.',
        'The sofa is always free.',
        'It was the monkey, who had a deal with a beer.',
      ),
    ],
    closings: [
      'Are you still watching, it asks, in a worried voice.',
      'The last season was written by somebody with a train to catch.',
      'The intro can be skipped; nobody dares.',
      'To be continued, and there will be a spin-off about the lamp.',
    ],
  },
  {
    nouns: list(
      'freddyfazbear fivenightsatfreddys fnaf huggywuggy chucky pennywise ghostface michaelmyers jasonvoorhees freddykrueger slenderman hanniballecter horrorvillain jigsawkiller annabelle animatronic slasher leatherface babadook boogeyman bogeyman',
    ),
    events: [
      '{a_one} walked very slowly after a man who ran, was there first, and offered him tea as {name}',
      '{a_one} stood behind the shower curtain until the water was warm enough, and was handed the soap as {name}',
      '{a_one} breathed down a telephone at midnight, was taken for the dentist, and got Thursday, as {name}',
    ],
    conflicts: [
      told(
        'Whoever says “I’ll be right back” in {their} presence is missed at once, and they lay one plate less.',
        'He had only gone for ice.',
        'He has asked for his plate back.',
      ),
      told(
        'The group decided to split up, with one torch, and {they} had to ask them to stay together.',
        'He has a bad knee.',
        'It is in the interests of everybody.',
      ),
      told(
        'The door creaked, the light flickered, and {they} held out the electrician’s card.',
        'He comes on Monday.',
        'Until then it is atmosphere.',
      ),
      told(
        'A red balloon hung over the drain, and the child below was told to take a coat.',
        'It was draughty down there.',
        'It was about recycling, for the most part.',
      ),
    ],
    closings: [
      'The cat jumped out first; it was only the cat.',
      '{They} is behind you, with a towel.',
      'Part nine is in space, as they all are.',
      'The phone line is dead; the contract runs till May.',
    ],
  },
  {
    nouns: list('groot rocketraccoon guardiansofthegalaxy treebeard'),
    events: [
      '{a_one} was asked for a statement, said the same three words, and the court wrote down {name}',
      '{a_one} grew out of a flower pot, danced until somebody looked, and froze as {name}',
      '{a_one} stood so still at a bus stop that a dog, two jays and a notice about a cat were given to {name}',
    ],
    conflicts: [
      told(
        'In autumn the whole speech comes down in leaves, and somebody has to read them in order.',
        'It says the same on each.',
        'The third one was an insult.',
      ),
      told(
        '{They} was pruned by an aunt who meant well, and has had to repeat puberty.',
        'The voice broke in May.',
        'She took cuttings, and they all dance.',
      ),
      told(
        'The carpenter’s shop is on {their} way, and {they} walks past it with a hand over the eyes.',
        'There is a chair in the window that looks like an uncle.',
        'The carpenter waves, and hides the saw.',
      ),
      told(
        'Whoever carves a heart into {them} has to stay for the tea.',
        'The tea is from the left arm.',
        'They are still together; the bark has grown over.',
      ),
    ],
    closings: [
      '{They} said what {they} always says, and it was true again.',
      'A bird has moved in over the ear, with family.',
      'Watered on Thursdays, and never asked to hurry.',
      'They are all of them that, in the end, said the raccoon, and blew his nose.',
    ],
  },
  {
    nouns: list('peterpan tinkerbell neverland captainhookcrocodile'),
    events: [
      '{a_one} came in by the nursery window for a shadow, had it sewn on, and left without paying, as {name}',
      '{a_one} thought one lovely thought, hit the lampshade, and was helped down by a dog in a cap, as {name}',
      '{a_one} would not grow up for one more year, blew out the one candle, and flew off as {name}',
    ],
    conflicts: [
      told(
        'Glitter falls from {them} when {they} is cross, and the hoover has been flying since Tuesday.',
        'It comes down for plugs.',
        'It has been to the second star, and back.',
      ),
      told(
        'If nobody claps {they} goes out, and the whole theatre has sore hands.',
        'The critic sat on his.',
        'He was bitten on the thumb.',
      ),
      told(
        'A crocodile that ticks is looking for the other hand, and the whole pier sets its watches by him.',
        'It needs winding on Sundays.',
        'He is four minutes fast, out of hunger.',
      ),
      told(
        'The lost boys were found, in the wardrobe, and they would like not to be.',
        'They are due at the dentist.',
        'They have been lost again, by agreement.',
      ),
    ],
    closings: [
      'Second to the right, and straight on, and mind the chimney.',
      'The bell rings when it swears.',
      '{They} has never been late for bed, as {they} does not go.',
      'To grow up takes all day, and there is no lunch.',
    ],
  },
  {
    nouns: list('elsa annaandelsa queenelsa olaf icequeen snowqueen'),
    events: [
      '{a_one} shut one door to the world, sang about it for four minutes, and the whole street knows it as {name}',
      '{a_one} built a palace of ice in one verse, had no chairs in it by the chorus, and stood there as {name}',
      '{a_one} took off one glove at a party, and the lake, the punch and the uncles froze round {name}',
    ],
    conflicts: [
      told(
        '{They} let it go on Monday, and by Friday it was back, with a parking ticket.',
        'It has been let go again, further.',
        'The ticket is frozen to the windscreen.',
      ),
      told(
        'A sister knocks at {their} door and sings, and the neighbours have learned the second voice.',
        'They would all like to build a snowman.',
        'It is July, and she has brought a carrot.',
      ),
      told(
        'The cold never bothered {them} anyway, but it bothers the plumber twice a week.',
        'He comes in skates.',
        'He has bought a house from it.',
      ),
      told(
        'At a kindergarten gate {they} was met by thirty girls in the same blue dress.',
        'They wanted to know who {they} was supposed to be.',
        'Twenty-nine capes went down the slide at once.',
      ),
    ],
    closings: [
      'The plait went over the shoulder, and winter began.',
      'There is one song, and every father in the car knows all of it.',
      'A snowman in summer walked by, and said it was lovely.',
      'The doors are open now; that is why it draws so.',
    ],
  },
];
