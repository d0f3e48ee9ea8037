/** Whom one meets today: best friend, dog walker, boomer, delivery driver, consultant. */
import { list, type NounClass, told } from './noun-class.ts';

export const PERSONS_OF_TODAY: readonly NounClass[] = [
  {
    nouns: list('bestfriend bff bestie bestmate'),
    events: [
      '{a_one} was told “don’t laugh now” in a church, and both of them were led out as {name}',
      '{a_one} held the hair, the bag and the secret, in that order, until dawn, and was toasted as {name}',
      '{a_one} said “I would not tell you this as anybody else”, told it, and was quite right, as {name}',
    ],
    conflicts: [
      told(
        'Half of a heart hangs round {their} neck, and the other half has moved to Leicester.',
        'They write in halves.',
        'It fits, when they hug, and pinches.',
      ),
      told(
        '“Tell me when you are home”, says each, and both have fallen asleep, and the phones lie there.',
        'One of them rang at noon.',
        'It was “home”, with a yawn.',
      ),
      told(
        'A look across the table was enough, and a man who had just said “actually” was done for.',
        'It was a long look.',
        'He is told about every year, under another name.',
      ),
      told(
        '{They} knows the password, the ex, the scar and the summer of the perm.',
        'There are photographs, in a bank.',
        'The bank has begun to giggle.',
      ),
    ],
    closings: [
      'It was agreed in the sandpit.',
      'What was yours was borrowed.',
      'No, you hang up.',
      'Since then everything has been “remember”.',
    ],
  },
  {
    nouns: list('bachelor confirmedbachelor'),
    events: [
      '{a_one} had a plate, a fork and a cup, cooked for two, and washed up between courses as {name}',
      '{a_one} ironed only the collar, took off the jumper at a party out of heat, and was found out as {name}',
      '{a_one} was put beside nine cousins at nine weddings, and caught nine bouquets as {name}',
    ],
    conflicts: [
      told(
        'In the fridge there are a lemon, a film and a mustard with a past.',
        'It was the mustard’s idea to part.',
        'The lemon lives in a sock for Christmas.',
      ),
      told(
        'The aunts have a list, and it began with doctors, and is now at “has most of a car”.',
        'He rang.',
        'The car was the better half.',
      ),
      told(
        'One rose was left, and eleven people stood in evening dress and looked at it in sorrow.',
        'The gardener got it.',
        'It went home with the cameraman.',
      ),
      told(
        'The socks were paired by {them} on a Sunday, one was alone at the end, and they looked at each other.',
        'They watched the news.',
        'It is on the chair beside {them}.',
      ),
    ],
    closings: [
      'One chop, please, and two if it is sad.',
      'The bed is made on the one side.',
      'Married to the work, and it has been asking questions.',
      'There is room, if you move the guitar.',
    ],
  },
  {
    nouns: list('boomer'),
    events: [
      '{a_one} rang the bank to ask how to send an email, was sent the answer by email, and hung up as {name}',
      '{a_one} wrote “lots of love” under a condolence in three letters, and the family laughed, cried and said {name}',
      '{a_one} bought a house for a handful of buttons and a firm handshake, and wonders what is keeping {name}',
    ],
    conflicts: [
      told(
        '{They} holds the telephone at arm’s length, tips with one finger, and the dots are meant kindly...',
        'They looked like a threat...',
        'The grandson has packed...',
      ),
      told(
        'In {their} day one went outside, came back at dark, and was worth a hundred pounds a week.',
        'It was mostly bruises.',
        'They ate a whole pig, with the bus fare.',
      ),
      told(
        'The avocado was to blame, said {they}, and nine of them sat in a bowl and felt it coming.',
        'The toast has a lawyer.',
        'They could have been a deposit.',
      ),
      told(
        'On every picture {they} types the first and last name, and thinks that it is a search.',
        'It is known to all of Facebook as “Doreen cardigan beige”.',
        'Doreen has answered.',
      ),
    ],
    closings: [
      'Back then it was all fields, and affordable.',
      'Sent from my iPad, says the birthday cake.',
      '{They} rings, and is answered with the number.',
      'Thumb up, and meant from the heart.',
    ],
  },
  {
    nouns: list('genz zoomer genalpha'),
    events: [
      '{a_one} was rung up, looked at the phone till it stopped, and wrote “you called?” to {name}',
      '{a_one} ate lunch on a video call with the sound on for her hair alone, and resigned by gif as {name}',
      '{a_one} found a landline in an attic, asked where the camera was, and was told by a dial that it is {name}',
    ],
    conflicts: [
      told(
        '{They} has a job, a side job, a job about the job, and a plant that is called Rent.',
        'The plant is late.',
        'All three are in the same bed.',
      ),
      told(
        '“No offence”, {they} told the manager, and the manager has been lying down since Easter.',
        'It was about the font.',
        'He has taken up pottery, and feels seen.',
      ),
      told(
        'Jeans as wide as a tent were worn, grandfather asked for his back, and now he is in fashion too.',
        'He had been wearing the braces.',
        'They share the tent on Fridays.',
      ),
      told(
        'A full stop at the end of a message was shown to {them}, and the whole house had to talk it through.',
        'It was from mother.',
        'She had meant “soup at six”.',
      ),
    ],
    closings: [
      'It is giving what it was asked to give.',
      'Left on read, in good health.',
      'Low battery, and it is about both.',
      'Literally dead, and hungry.',
    ],
  },
  {
    nouns: list('hippie hippy flowerchild'),
    events: [
      '{a_one} put a daisy into the barrel of a hose, and the fire brigade has smelled lovely since, and says {name}',
      '{a_one} set off for India in a van in 1969, and ended at a lay-by near Luton, with new friends, as {name}',
      '{a_one} said “peace” to a wasp, was understood, and shares the jam with it as {name}',
    ],
    conflicts: [
      told(
        'In {their} van live four adults, a goat, a sitar and the idea that one should leave earlier.',
        'The goat can play.',
        'The gearbox is on its own journey.',
      ),
      told(
        'A tambourine was handed round and has reached a man from the tax office, who has his shoes off.',
        'He shook it, twice.',
        'He files everything under “love”.',
      ),
      told(
        'All is one, {they} told the waiter, and the waiter said that it was four, with the drinks.',
        'They paid in beads.',
        'One of them was a sultana.',
      ),
      told(
        'Three weeks {they} sat in a tree so that it would not be felled, and it was a hat stand.',
        'It has budded.',
        'The hotel brings up tea.',
      ),
    ],
    closings: [
      'Far out, and it has been a while.',
      'The beads have gone to the grandson, who is a banker.',
      'Give it time, man; it is only a kettle.',
      'Flowers in the hair, and one bee with a season ticket.',
    ],
  },
  {
    nouns: list('director filmdirector moviedirector'),
    events: [
      '{a_one} shouted “action” at a wedding, and they did it nine times, and the ninth kiss was for {name}',
      '{a_one} looked at the world through two hands like a frame, fell in the canal, and called “cut”, as {name}',
      '{a_one} had a folding chair with a name on the back, sat down on it hard, and it was then {name}',
    ],
    conflicts: [
      told(
        'The rain was too wet for {them}, so eleven men made better rain with a hose.',
        'It poured on both.',
        'The real one has asked for its fee.',
      ),
      told(
        '“Once more, but with loss”, said {they} to the horse, and the horse gave a performance.',
        'The rider wept.',
        'It will not do television now.',
      ),
      told(
        'There is a long cut, a short cut and {their} cut, which is nine hours, and the ninth is a door.',
        'It opens in the second part.',
        'The door has an agent.',
      ),
      told(
        '{They} yelled through the megaphone for silence, and in the silence a sandwich was heard.',
        'It stayed in.',
        'It had been improvising.',
      ),
    ],
    closings: [
      'That was perfect; again, please.',
      'It will be mended in the edit.',
      'The clapper has lost a fingertip, and two weeks.',
      'Based on a true budget.',
    ],
  },
  {
    nouns: list('diver scubadiver deepseadiver'),
    events: [
      '{a_one} gave the sign for “all right” to a shark, and they have both been so since, with {name}',
      '{a_one} walked backwards over a whole beach in flippers, said nothing, and fell in as {name}',
      '{a_one} spat in the mask, rinsed it, saw a mermaid, and spat again, as {name}',
    ],
    conflicts: [
      told(
        'Thumb up means “up”, and not “lovely”, and for this {they} missed four wrecks.',
        'They had been lovely.',
        'The fifth was all thumbs.',
      ),
      told(
        'On forty metres the depth made {them} drunk, and {they} offered the air to a grouper.',
        'It took it, politely.',
        'He has been asked back for Christmas.',
      ),
      told(
        'Dived from a plane, or was it the board, and the belly came before the rest and was given a two.',
        'The German judge gave it four, for the sound.',
        'It was pink until Lent.',
      ),
      told(
        'The wetsuit took ninety minutes, talcum, swearing and a friend, and now there is a need.',
        'The ocean is warmer there.',
        'They do not speak of it on the boat.',
      ),
    ],
    closings: [
      'Bubbles, and no further comment.',
      'Never alone, and never with Gerald.',
      'The treasure was a tyre, and a nice one.',
      'It is quiet down there, apart from the breathing.',
    ],
  },
  {
    nouns: list('dogwalker'),
    events: [
      '{a_one} went left with nine leads when all nine saw a squirrel on the right, and landed in the paper as {name}',
      '{a_one} was plaited into a tree by five spaniels, and the fire brigade had to undo {name}',
      '{a_one} took eight out and brought nine home, and the ninth was a fox, and came for Thursday too with {name}',
    ],
    conflicts: [
      told(
        '{Their} pockets hold ninety bags, and at the theatre the tickets came out with a rustle.',
        'Nobody in row C would look.',
        '{They} scents {their} gloves now.',
      ),
      told(
        'Round the pond the owners know nobody’s name, so {they} is “Biscuit’s one, on Tuesdays”.',
        'Biscuit is known to the bishop.',
        'They meet at the cinema and do not know each other without hair.',
      ),
      told(
        'The smallest of them leads the way, the biggest hides behind {them}, and a leaf has come.',
        'It was quite a dry leaf.',
        'They took the other road, as one.',
      ),
      told(
        'The stick would not go through the gate crosswise, and eight of them looked on and gave advice.',
        'It was a Friday stick.',
        'In the end they took the gate along.',
      ),
    ],
    closings: [
      'Nine tails, and one shoulder out of joint.',
      'Rain or shine, said the weather, and meant rain.',
      'Whoever it was, they all looked at the pug.',
      'Sit, said somebody, and {they} did.',
    ],
  },
  {
    nouns: list('deliverydriver deliveryman deliveryguy parceldriver'),
    events: [
      '{a_one} rang, ran, and was a dot by the time the door opened, and the card said that it had missed {name}',
      '{a_one} left a wardrobe “in a safe place”, and it was the gutter, and the photograph shows {name}',
      '{a_one} knew that they were in, saw the curtain, heard the bath, and wrote on the slip “sorry”, and then {name}',
    ],
    conflicts: [
      told(
        'There are nine stops between {them} and you, and now there are eleven, and the van is in the sea.',
        'It has been “out for” since Monday.',
        'The map had always liked water.',
      ),
      told(
        'A number seventeen without a seventeen took up the whole of the morning, and a dog the rest.',
        'It was behind fourteen.',
        'The dog took the parcel in, and signed with a paw.',
      ),
      told(
        'In the box there was a box, in the box some paper, and at the bottom a lip balm that had come from Ohio.',
        'It weighs as much as a wink.',
        '{They} had brought it up five floors, on a strap.',
      ),
      told(
        'The whole house has its things left with old Mrs Bell, and she lives behind a wall of them now.',
        'She gets in over the trampoline.',
        'The ground floor is for returns.',
      ),
    ],
    closings: [
      'Left with a neighbour; which, is the game.',
      'A thumbs-up on the door cam, blurred.',
      'The porch had it, and then it did not.',
      'Here is your order, it said, beside somebody else’s door.',
    ],
  },
  {
    nouns: list('airbnbhost holidaylet'),
    events: [
      '{a_one} wrote “cosy” for a cupboard and “charming” for a tap, and was given five stars as {name}',
      '{a_one} hid the key under the third gnome, and there were eleven gnomes, and the guests slept as {name}',
      '{a_one} put up sixty small notes about the bin, and one about the bin notes, in the hand of {name}',
    ],
    conflicts: [
      told(
        'A cleaning fee is asked, then the guests are asked to clean, to strip the beds and to paint the shed.',
        'It is quite a nice green.',
        'They left a star for the brush.',
      ),
      told(
        'The rooster next door is called “authentic local atmosphere”, and starts with it at four.',
        'He has his own reviews.',
        'He was thought to be the fire alarm, and was thrown a shoe.',
      ),
      told(
        'In the drawer they found one spoon, nine corkscrews and a laminated letter to the spoon.',
        'It may be counted at departure.',
        'The soup was had in turns.',
      ),
      told(
        '“A stone’s throw from the sea”, said the page, and a guest has asked for the name of the thrower.',
        'He is at the Olympics.',
        'The stone took two buses.',
      ),
    ],
    closings: [
      'Live like a local: in somebody else’s kitchen.',
      'Check-out is at ten, and so is breakfast.',
      'The wifi is called “MartinRouterKing”, and is weak.',
      'A welcome basket: two teabags and a rule.',
    ],
  },
  {
    nouns: list('discordmod moderator redditmod discordmoderator'),
    events: [
      '{a_one} banned a man for an hour over a comma, muted the comma, and pinned a rule called {name}',
      '{a_one} locked the thread for being too jolly, asked all to stay on topic, and was the topic, as {name}',
      '{a_one} rose to purple at three in the morning, by seniority, and cried a little, as {name}',
    ],
    conflicts: [
      told(
        '{They} has power over nine channels, and none over the bin, says mother, through the door.',
        'It overflowed.',
        'She was timed out, and cut off the pasta.',
      ),
      told(
        'Rule four was broken in the rules channel by rule nine, and now {they} has to recuse itself.',
        'It was over memes.',
        'The case is heard in general.',
      ),
      told(
        'A kitten was posted under “dogs only”, and {they} took off the headset and breathed.',
        'It was a very good kitten.',
        'They let it stand, with a warning.',
      ),
      told(
        'Outside, on the lawn, a small boy called a name, and {they} reached for a button that was not there.',
        'The boy got an ice.',
        '{They} has asked the park for rights.',
      ),
    ],
    closings: [
      'Unpaid, unthanked, unmuted.',
      'This has been discussed; see pinned.',
      'It is a volunteer post, with a throne.',
      'The ban is under appeal, by mum.',
    ],
  },
  {
    nouns: list('cosplayer fursuit cosplay'),
    events: [
      '{a_one} made armour for four months of yoga mats, sat down in the train, and stood up as {name}',
      '{a_one} had wings six feet wide, went to the ladies’, and came out again backwards in May as {name}',
      '{a_one} was taken for a real one by a very small child, knelt down, and was not able to get up as {name}',
    ],
    conflicts: [
      told(
        'The sword had to be left at the door, it was foam, and the guard has it still, and swings it.',
        'He is a knight of something.',
        'His lunch break has a villain.',
      ),
      told(
        'Nine of the same were at one fair, and they nodded, and looked at each other’s seams.',
        'One had a zip.',
        'They have founded a choir.',
      ),
      told(
        'Inside there it is fifty degrees, and out of the mouth there comes a straw, and out of the straw “help”.',
        'It was heard as a roar.',
        'They patted it, and gave it a biscuit.',
      ),
      told(
        'The hot glue has both hands, a cat and the left half of a shield, and the bus leaves at six.',
        'They went as a group.',
        'The cat took third prize.',
      ),
    ],
    closings: [
      'No photographs while eating, through the visor.',
      'The wig has its own seat.',
      'Out of character, {they} does tax.',
      'It was all done with the good scissors, mother.',
    ],
  },
  {
    nouns: list('consultant managementconsultant businessman businesswoman'),
    events: [
      '{a_one} borrowed a watch, told its owner the time, kept the watch, and sent a bill from {name}',
      '{a_one} drew four boxes on a wall, put the baker in the left one below, and left as {name}',
      '{a_one} circled back on a roundabout until lunch, aligned with a tractor, and was promoted as {name}',
    ],
    conflicts: [
      told(
        'The firm was too slow, found {they}, after six months, and in the report there is a picture of a cheetah.',
        'It is low-hanging, on a branch.',
        'The cheetah was let go.',
      ),
      told(
        'At home {they} gave feedback on the soup, and had to take it offline.',
        'It was a sandwich: good, soup, good.',
        'The dog has been asked for its goals.',
      ),
      told(
        'The suitcase has four wheels, and by the sound of it on cobbles all Zurich knew that it was Monday.',
        'One of the wheels has burned out.',
        'It is a partner now.',
      ),
      told(
        '“Let us not boil the ocean”, {they} said, and a man from the coast guard put down his pen.',
        'They had meant the tea.',
        'It has been moved to a bigger pot.',
      ),
    ],
    closings: [
      'Next slide, said the dentist, out of habit.',
      '{They} adds value, or carries it out of the house.',
      'Happy to jump on a call, from any height.',
      'To sum up: it depends, plus expenses.',
    ],
  },
];
