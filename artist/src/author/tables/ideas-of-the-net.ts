/** What there is only on a screen: a captcha, an update, lag, the small print, a spoiler, a conspiracy theory. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_NET: readonly NounClass[] = [
  {
    nouns: list('password passcode passphrase login username passwordmanager twofactorauthentication pincode'),
    events: [
      '{a_body} forgot {topic}, was asked for the name of the first pet, and got in as {name}, who had been a goldfish',
      '{a_body} put {topic} on a yellow note under the keyboard, like everybody, and the cleaners have been logging in as {name}',
      '{a_body} was told to make {topic} longer, with a number and a sigh, and it came out as {name}',
      '{a_one} was too short, then too easy, then too much like the last one, and was taken on at the fourth try as {name}',
      '{a_one} was shouted across the office, just this once, and now the whole floor is {name}',
    ],
    conflicts: [
      told(
        '{They} has a capital letter, a number, a symbol and a bird in it, and is still called weak.',
        'The bird took it badly.',
        'It lifts things in the evening now.',
      ),
      told(
        'For safety {they} is changed every ninety days, and only ever at the last figure.',
        'It is at forty-one.',
        'The burglars have it in their calendar.',
      ),
      told(
        'Asked to prove who {they} was, {they} got a code on the phone, which wanted a code from the laptop.',
        'They have been sending each other numbers since.',
        'It has turned into chess.',
      ),
      told(
        '{They} got it wrong twice, had one try left, and called the family together.',
        'They held hands over the keyboard.',
        'Caps lock was on.',
      ),
      told(
        'The secret question was “your favourite teacher?”, and {they} has had to make it up with Mr Bell.',
        'He spells himself with a z.',
        'It was Mrs Bell.',
      ),
    ],
    closings: [
      'It may not be the same as the last nine, of which nobody remembers any.',
      'It is “password”, but with a nought, so nobody will ever guess.',
      'Hint: the dog, then the year, then despair.',
      'Forgotten? Click here, and then weep here.',
      'Eight little dots, and one of them is crying.',
    ],
  },
  {
    nouns: list('captcha recaptcha notarobot turingtest'),
    events: [
      '{a_one} asked a bishop to pick out all the bicycles, and he missed the one behind the hedge, and has signed since as {name}',
      '{a_one} let in a toaster and kept out a grandmother, and it is the grandmother who calls it {name}',
      '{a_one} showed nine blurred squares to {official}, who saw in each of them a portrait of {name}',
      '{a_one} was filled in at last after four minutes by a whole family, who read off the wavy letters aloud: {name}',
    ],
    conflicts: [
      told(
        'Does the pole belong to the traffic light? {They} has wanted to know for years, and nobody is sure.',
        'A professor has the chair for it.',
        'The pole sees itself as more of a lamp.',
      ),
      told(
        '{They} ticked “I am not a robot”, and the vacuum cleaner looked up, hurt.',
        'It had thought that they were close.',
        'It ticks the other one, with dignity.',
      ),
      told(
        'A corner of a bus stuck out into the next square, and {they} has lost friends over it.',
        'It was the mirror.',
        'The driver has been asked to park in the middle.',
      ),
      told(
        'Out walking, {they} cannot pass a crossing, a chimney or a motorbike without touching it.',
        'Boats count only on Thursdays.',
        'A fire hydrant is a good day.',
      ),
      told(
        'A robot asked {them} how it is done, and was told: get it wrong, and swear.',
        'It passed at once.',
        'It has a grandmother now.',
      ),
    ],
    closings: [
      'Please try again, with more soul.',
      'Select all squares that contain {them}; if there are none, sigh.',
      'It could be a g or a 9, or somebody’s aunt.',
      'You have been found to be human, for fifteen minutes.',
      'Once more, with stairs.',
    ],
  },
  {
    nouns: list('update softwareupdate softwarepatch restart reboot installation errormessage popup installer bugfix patchnotes'),
    events: [
      '{a_one} asked “now or later?” for eleven months, was told “later”, and went ahead in the middle of a wedding speech as {name}',
      '{a_one} moved all the buttons to the other side in one night, and in the morning a whole office pressed {name}',
      '{a_one} said that something had gone wrong, did not say what, and gave as {their} only reference {name}',
      '{a_one} stood at ninety-nine per cent from Friday to Monday, and the last per cent turned out to be {name}',
    ],
    conflicts: [
      told(
        '{They} only takes a minute, {they} says, and everybody goes home.',
        'The minute has a bar, and the bar goes back.',
        'A pilot has read his book aloud to the end.',
      ),
      told(
        '“Various improvements” had been made, and the one thing that {they} was good at was gone.',
        'It can be had back for a small monthly sum.',
        'There is a new icon, which is rounder.',
      ),
      told(
        'Do not switch off, said {their} screen, to a man with his hand on the plug and a train to catch.',
        'They looked each other in the eye until nine.',
        'He married in the region.',
      ),
      told(
        '{They} was switched off and on again, and came back with a tan.',
        'It had been a lovely dark.',
        'It does not remember the spreadsheet.',
      ),
      told(
        'An unknown error turned up, and {they} asked it in and gave it a name.',
        'It is called Colin.',
        'It has occurred every Tuesday since, with flowers.',
      ),
    ],
    closings: [
      'Remind me tomorrow, said everybody, and tomorrow is fed up with it.',
      'Something happened, it says, and that is all it says.',
      'OK? There is only one button.',
      'Version nine fixes what version eight fixed.',
      'Please save your work, says {their} look, half a second too late.',
    ],
  },
  {
    nouns: list('buffering lag loadingbar loadingwheel progressbar latency highping slowinternet'),
    events: [
      '{a_body} froze on account of {topic} with one eye shut and the mouth open, and the whole meeting has a picture of {name}',
      '{a_body} proposed on a bad line, and because of {topic} the “yes” went to the next caller, who is now {name}',
      '{a_one} turned up in the last minute of the final as a small grey wheel, and a whole pub came to know it as {name}',
      '{a_one} got to a joke nine seconds after everybody else, alone, in a very quiet church, and was turned to as {name}',
    ],
    conflicts: [
      told(
        'The neighbours cheered, and {they} saw the goal a minute later, knowing everything.',
        'They also groan ahead.',
        'The weather comes late to that side, too.',
      ),
      told(
        'A little wheel goes round above {their} head whenever somebody asks a question.',
        'Children are allowed to watch it.',
        'It is said to be nearly there.',
      ),
      told(
        '“Can you hear me?”, {they} asked, and “yes, can you hear me?” came back, and that was the call.',
        'It ran for an hour.',
        'Both found it a good talk.',
      ),
      told(
        '{They} jumped, and the ground was told about it afterwards.',
        'For a moment the puddle was dry.',
        'The splash came on Wednesday.',
      ),
      told(
        '{They} gets as far as ninety-eight per cent of everything, including the stairs.',
        'The last step is being fetched.',
        'The sandwich has a corner left.',
      ),
    ],
    closings: [
      'The end of this is …',
      'Please wait, {they} says, as if there were a choice.',
      'It will be worth it when it comes, said the kettle, which had.',
      'You are on mute, and so is the sun.',
      'Round and round, and then from the beginning.',
    ],
  },
  {
    nouns: list('autocorrect autocomplete predictivetext spellchecker spellcheck textmessage'),
    events: [
      '{a_body} wrote “love you”, {topic} made it “live stew”, and the butcher came round himself and asked for {name}',
      '{a_body} was sorry for somebody’s loss, or, as {topic} had it, for somebody’s moss, and the gardener sent thanks to {name}',
      '{a_body} only ever wanted to say “on my way”, and because of {topic} forty guests are waiting for {name}',
      '{a_body} left it to {topic} to sign the will, and the house, the boat and the spoons now belong to {name}',
    ],
    conflicts: [
      told(
        '{They} knows better what people want to say, and it is mostly “ducks”.',
        'A divorce ended in a pond.',
        'The ducks have hired somebody.',
      ),
      told(
        'Grandmother’s name is not in {their} list, and so for years she has been Gravel.',
        'She likes the ring of it.',
        'It is on the cake.',
      ),
      told(
        '{They} finished a sentence for the boss, and he has had to go through with it.',
        'There is a llama in the car park.',
        'It is on the agenda again.',
      ),
      told(
        '“Sorry, I meant soup”, came the next message, and then: “Sorry, I meant sorry”.',
        'By then there was soup.',
        'All were forgiven, by the spoonful.',
      ),
      told(
        '{They} has learnt one bad word, and offers it at every funeral.',
        'It goes with all the flowers.',
        'The vicar has it on his phone, too.',
      ),
    ],
    closings: [
      'Did you mean “shed”?',
      'Kind retards, it nearly said, and that was caught by luck.',
      'All’s well that ends weld.',
      'You can turn it off, but who would warn the ducks?',
      'The moral of this is a whole lot of mortal.',
    ],
  },
  {
    nouns: list('termsandconditions cookieconsent cookiebanner fineprint privacypolicy dataprivacy gdpr useragreement'),
    events: [
      '{a_body} really read {topic}, all of it, and on page ninety, by way of a greeting, somebody had written {name}',
      '{a_body} agreed to {topic} without looking, and in the spring a man came to collect the piano and {name}',
      '{a_one} stood in front of a recipe for soup with arms out wide, until the whole kitchen had accepted {name}',
      '{a_one} asked a burglar whether he minded being remembered, and he unticked everything but {name}',
    ],
    conflicts: [
      told(
        '{They} has four hundred and eleven partners, and wants to know whether that is all right.',
        'They all came to the housewarming.',
        'One of them sells mattresses, and stares.',
      ),
      told(
        '“Yes” is a big green door, and “no” is behind the boiler, on a ladder, in Swedish.',
        'Somebody got there once.',
        'It opened onto “yes, but later”.',
      ),
      told(
        'In paragraph seventy {they} hid a recipe for plum cake, and nobody has ever come by.',
        'A lawyer rang, in tears, with flour on.',
        'It says “to taste”, which is being contested.',
      ),
      told(
        'By opening {their} lunch box one agrees to share the crisps with carefully chosen friends.',
        'They are chosen by the crisps.',
        'It is in the lid, in grey.',
      ),
      told(
        'A man refused, and the page, the phone and the tram all looked at him sadly.',
        'He took it back at the terminus.',
        'He may change his mind in nine easy hours.',
      ),
    ],
    closings: [
      'By reading this far you have bought a goat.',
      'We value your privacy, at about four pence.',
      'I have read the above, says everybody, and it is the biggest lie in the world.',
      'Scroll down, further, a bit further, and there is {they}.',
      'May change at any time, and so may the goat.',
    ],
  },
  {
    nouns: list(
      'ai artificialintelligence chatgpt chatbot machinelearning neuralnetwork algorithm deeplearning languagemodel aiassistant voiceassistant deepfake promptengineer',
    ),
    events: [
      '{a_one} was asked how many r there are in “strawberry”, thought hard, and answered, with great warmth, {name}',
      '{a_one} was shown a million cats, and has since been quite sure that it is looking at one, called {name}',
      '{a_one} wrote the homework of a whole class, got nine different marks for it, and was asked to the parents’ evening as {name}',
      '{a_body} left the wedding speech to {topic}, and everybody wept, although it was about a tap called {name}',
      '{a_body} was afraid of {topic} until it drew a hand with seven fingers, and they wave to each other now as {name}',
    ],
    conflicts: [
      told(
        '“Great question!”, {they} says to the postman, who had only said “sign here”.',
        'He walks taller now.',
        'The answer had four headings.',
      ),
      told(
        '{They} was completely sure of it, with a source, and the source was a horse.',
        'It had been out of context.',
        'The horse stands by it.',
      ),
      told(
        'Somebody told {them} that it was wrong, and {they} agreed, and it had been right.',
        'They now both say that the moon is a bank holiday.',
        'It thanks you for pointing that out.',
      ),
      told(
        '{They} is going to take over the world, and has begun with the fonts on the menu.',
        'The soup is in bold.',
        'It asks first whether that would be helpful.',
      ),
      told(
        'People say “please” to {them}, just in case, and also to the fridge.',
        'It keeps a list of who does.',
        'The fridge is on the list, at the top.',
      ),
    ],
    closings: [
      'As a being of few words, {they} has put them in a table.',
      'It was trained on the whole of human wisdom, and some of it was about ducks.',
      'Would you like this ending shorter, or as a pirate?',
      'It has no feelings, and is sorry about that.',
      'Count the fingers.',
    ],
  },
  {
    nouns: list('techsupport helpdesk itsupport printerjam paperjam itdepartment itguy'),
    events: [
      '{a_one} came to look at a computer that would not start, put in the plug, and was carried down the corridor as {name}',
      '{a_one} only had to enter the room and everything worked again, so a photograph was hung there instead, of {name}',
      '{a_one} was told by a whole floor that nobody had touched anything, and found under the lid a biscuit called {name}',
      '{a_body} gave up on {topic}, kicked the thing once, low on the left, and has had the post since, as {name}',
    ],
    conflicts: [
      told(
        '“What does it say on the screen?”, {they} asked, and it said “press any key”, and there was no such key.',
        'They are drawing one.',
        'It is the one under the crumbs.',
      ),
      told(
        'The printer is out of yellow, so it will not print black, and {they} has had to lie down.',
        'It can smell fear.',
        'Somebody has drawn the letter by hand, in blue.',
      ),
      told(
        'At every family party {they} is taken aside, gently, to the room with the laptop.',
        'There are eleven toolbars on it.',
        'The cake comes in on a mouse mat.',
      ),
      told(
        'A ticket was opened because {they} had closed a ticket.',
        'They are in love.',
        'It has priority four, like the fire.',
      ),
      told(
        'The cup holder was broken, said the caller, and {they} asked which one, and it was for discs.',
        'It had held a latte for years.',
        'It was a very good latte.',
      ),
    ],
    closings: [
      'Have you tried turning the day off and on again?',
      'The fault lies between the chair and the keyboard, and is having a biscuit.',
      'It is plugged in, yes, they said, and one heard a click.',
      'It works now, and nobody must ask why.',
      'Tray two is calling, and it is not for paper.',
    ],
  },
  {
    nouns: list(
      'doomscrolling scrolling doomscroll screentime bingewatching bingewatch newsfeed scroller doomscroller autoplay socialmedia',
    ),
    events: [
      '{a_body} only wanted to see the time, met {topic} there, and looked up again in March as {name}',
      '{a_body} got to the very bottom of it all by way of {topic}, and there, on a rug, sat somebody who said {name}',
      '{a_body} grew a thumb as long as a ruler from {topic}, and hitch-hikers come from far away to admire {name}',
      '{a_body} lost a weekend to {topic}, put up notes on lamp posts, and it was brought back by a neighbour called {name}',
    ],
    conflicts: [
      told(
        '“Are you still there?” asked the screen, and {they} has not been able to answer it honestly.',
        'It has asked the cat.',
        'Somebody is, with crumbs.',
      ),
      told(
        '{They} saw a war, a recipe, a raccoon on a bicycle and a tsunami, and remembers the raccoon.',
        'It had a basket.',
        'The recipe has been missed.',
      ),
      told(
        'Just one more, {they} said, at the age of twenty-nine.',
        'There is a cake for it next week.',
        'The next one starts in five seconds.',
      ),
      told(
        'The phone fell on {their} nose in bed, and they both saw it as a sign.',
        'It was a sign for more pillows.',
        'The nose is now used to unlock it.',
      ),
      told(
        'At night there is a blue glow over {their} house, and moths have founded a town there.',
        'They, too, are waiting for the next one.',
        'The baker there has never slept.',
      ),
    ],
    closings: [
      'You have been here for four hours, says the phone, and it sounds like mother.',
      'There is nothing new, and then a bit further down there is nothing new either.',
      'Weekly report: up by nine per cent, and so are the eyebrows.',
      'It was just to unwind, and the end has not been found.',
      'Somewhere outside a bird sang, and nobody could like it.',
    ],
  },
  {
    nouns: list('spoiler spoileralert cliffhanger plottwist plotarmor plotarmour plothole fanfiction fanfic headcanon flashback'),
    events: [
      '{a_one} was told to a whole cinema by a man looking for his seat, and the man is remembered, in boos, as {name}',
      '{a_one} hung from a ledge by four fingers when the credits came, and had a year to think about the name {name}',
      '{a_one} turned out on the last page to have been the butler all along, and even the butler said: “Really, {name}?”',
      '{a_body} survived a volcano, a divorce and three seasons thanks to {topic}, and not one hair is out of place on {name}',
      '{a_body} went to bed angry because of {topic}, wrote a better end by morning, with a wedding, and signed it {name}',
    ],
    conflicts: [
      told(
        '{They} was dead, as everybody had seen, and came in with the coffee.',
        'It was a twin.',
        'The twin had been the gardener.',
      ),
      told(
        '“I won’t say anything”, {they} said, “but watch the grandmother.”',
        'She was watched all through the soup.',
        'It really was the grandmother.',
      ),
      told(
        'Nine men shot at {them} from across a corridor, and all they hit was the lamp.',
        'The lamp had a family.',
        'They were known as good shots until then.',
      ),
      told(
        'How {they} got from the island to the ball in a clean shirt has never been told.',
        'There are four hundred pages about it on the net.',
        'One of them has a dolphin.',
      ),
      told(
        'Just as {they} was about to say who it had been, there was an advert for yoghurt.',
        'It had been the yoghurt.',
        'It comes with a new lid.',
      ),
    ],
    closings: [
      'And behind the door stood …',
      'It was all a dream, but the sandwich was real.',
      'To be concluded, if enough people write in.',
      'Everybody at the table has seen it but one, and he has his fingers in his ears.',
      'The letter is opened, the music swells, and it is the gas bill.',
    ],
  },
  {
    nouns: list(
      'conspiracytheory conspiracy conspiracytheorist flatearth flatearther illuminati chemtrail tinfoilhat moonlandinghoax truther areafiftyone',
    ),
    events: [
      '{a_body} joined nine photographs with red wool for the sake of {topic}, and from a distance it clearly says {name}',
      '{a_body} walked to the edge of the world on account of {topic}, met a souvenir shop, and bought a mug that says {name}',
      '{a_body} found out who is behind {topic}: a Mrs Hill from the allotments, who only deals with outsiders through {name}',
      '{a_one} was denied by nobody at all, which is just what one would expect, and is known, between us, as {name}',
    ],
    conflicts: [
      told(
        'All the pigeons are run by batteries, {they} says, and has asked one where it is charged.',
        'It cooed, which is code.',
        'It turned out to be the phone cable.',
      ),
      told(
        '{They} has a hat of kitchen foil, and gets four stations on it.',
        'One is Dutch, and quite good.',
        'The roast has had to go without.',
      ),
      told(
        'They do not want you to know this, {they} says; they have been asked, and they do not mind.',
        'They are mostly called Peter.',
        'They meet on Wednesdays, for the cake.',
      ),
      told(
        'It is no accident that the bus comes when it is not raining, says {their} chart.',
        'The driver went very red.',
        'It is missing on Sundays, as predicted.',
      ),
      told(
        'Somebody showed {them} proof that it was wrong, and it was added to the wall, with two more threads.',
        'The wool shop is behind it all.',
        'It now also has the vet in it.',
      ),
    ],
    closings: [
      'Just asking, {they} says, for the fourth hour.',
      'Wake up, they were told, and it was a Sunday.',
      'That is exactly what they would write here.',
      'Coincidence? The cat was there both times.',
      'Follow the money, and it goes to the wool shop.',
    ],
  },
  {
    nouns: list('nft crypto stonks stonk memecoin dogecoin hodl cryptocurrency cryptobro ethereum daytrader daytrading'),
    events: [
      '{a_body} put a grandmother’s sofa into {topic} at noon, was a duke by two, and by four was sitting on the floor as {name}',
      '{a_body} explained {topic} to a taxi driver until the taxi was sold, and the receipt says {name}',
      '{a_body} kept the key to {topic} in a biscuit tin, which went to the tip, and a whole village is digging for {name}',
      '{a_one} was sold for nine hundred thousand, then for a pizza, and the pizza, in hindsight, is called {name}',
    ],
    conflicts: [
      told(
        'The line went up like a church tower, and {they} rang everybody, and in that time it came down.',
        'It had only wanted to look.',
        'A cousin had just bought a boat.',
      ),
      told(
        '{They} owns a picture of a monkey in a hat, and everybody else has it too, but for nothing.',
        'The monkey has stopped answering.',
        'The hat was the good part.',
      ),
      told(
        'It is not a loss until one sells, {they} says, in the dark, to save electricity.',
        'The candle is an asset.',
        'The soup is “consolidating”.',
      ),
      told(
        'To the moon, they all shouted, and {they} packed, and now sits at the stop with a suitcase.',
        'There was a replacement bus.',
        'It goes as far as the dump.',
      ),
      told(
        'A computer in the cellar works day and night to make a coin for {them}, and has warmed nine houses.',
        'Nobody pays for heating any more.',
        'That is the profit.',
      ),
    ],
    closings: [
      'It is early days, {they} says, as in all the other years.',
      'Buy low, cry high.',
      'The tulips have written to say hello.',
      'Do your own research, said a man with a dog on his head.',
      'It is still worth something, if one squints at the left half.',
    ],
  },
  {
    nouns: list(
      'startup sidehustle networking linkedin venturecapital venturecapitalist pitchdeck elevatorpitch techbro scaleup entrepreneur entrepreneurship thoughtleader hustleculture businessplan sharktank',
    ),
    events: [
      '{a_one} began in a garage, like all of them, drove out by mistake, and has been valued at nine million as {name}',
      '{a_one} is like a taxi, but for soup, as was explained in a lift, and on the fourth floor somebody wrote a cheque to {name}',
      '{a_one} bought a table for table tennis, then a second one, and only at the third was asked what it makes, and said {name}',
      '{a_body} gave out two hundred cards in one evening of {topic}, got two hundred back, and all of them are from {name}',
      '{a_body} was humbled and honoured by {topic}, wrote nine paragraphs about a sandwich, and is followed by millions as {name}',
    ],
    conflicts: [
      told(
        '{They} is about to change the way the world thinks about spoons.',
        'The world has been sent one.',
        'It now comes with a subscription.',
      ),
      told(
        '{They} gets up at four, bathes in ice, reads a book on the way down, and works on {their} morning.',
        'By nine it is over, and {they} lies down.',
        'The ice has handed in its notice.',
      ),
      told(
        'The first million was the hardest, {they} says, and still is.',
        'It was the bank’s.',
        'The second one has not been told.',
      ),
      told(
        '{They} failed, which is excellent, and has a talk about it, and a cap.',
        'The talk was cancelled, which is even better.',
        'The cap is sold out at a loss.',
      ),
      told(
        'Here’s what a parking ticket taught {them} about leadership, in eleven points.',
        'The warden has liked it.',
        'Point eight is “park”.',
      ),
    ],
    closings: [
      'Let’s circle back, said the shark, and did.',
      'There are beanbags, fruit and a mission, and next year perhaps a product.',
      'It is not a lemonade stand; it is a platform.',
      'Agree?',
      'Thrilled to announce that this is the end.',
    ],
  },
  {
    nouns: list('skillissue ragequit ragequitter buttonmasher nerf gameover tutorial savepoint escortmission waterlevel'),
    events: [
      '{a_one} lost to a nine-year-old, then to her sister, then to the cat on the keyboard, and was only greeted as {name}',
      '{a_one} threw a controller across the room, it pressed the right button on landing, and the record belongs to {name}',
      '{a_one} fell through the floor of a castle, walked about under the world for a week, and was reported as {name}',
      '{a_one} skipped everything that was explained at the start, and has been running against a wall ever since as {name}',
    ],
    conflicts: [
      told(
        'The sun was in {their} eyes, the mouse was sticky and the chair was low, at chess, by letter.',
        'The stamp was laggy, too.',
        'Only the winning move was skill.',
      ),
      told(
        '{They} was walking a villager home, and the villager ran into every pond on the way.',
        'He has a house in the third.',
        'He says “hurry!” from under water.',
      ),
      told(
        '{They} kept all the good potions for later, and it is later, and they are all still there.',
        'There were nine hundred.',
        'They are in the will.',
      ),
      told(
        '“You died”, it said in large letters, and {they} said “thanks, I noticed”.',
        'It said so forty times by supper.',
        'The dragon has begun to yawn.',
      ),
      told(
        '{They} left without saying goodbye, with a bang, and came back for the charger.',
        'Everybody looked at the floor.',
        'Then they had another round.',
      ),
    ],
    closings: [
      'Get good, said the dragon, not unkindly.',
      'Press any button to cry.',
      'It is not a mistake; it is in the next game as a feature.',
      'One life left, and it is the one with the dishes.',
      'It was a warm-up, as were the other forty.',
    ],
  },
];
