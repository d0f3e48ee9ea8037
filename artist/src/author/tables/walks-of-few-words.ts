/** What fits on a door, a form or a plate and is wished for in a word or two: lullaby, deadline, room service, night owl. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_FEW_WORDS: readonly NounClass[] = [
  {
    nouns: list('lullaby storytime bedtimestory cradlesong'),
    events: [
      '{a_one} was sung forty-one times by a father who slept from verse nine, while the baby hummed on: {name}',
      '{a_one} was to be read once more, with the voices, and the wolf had by then the voice of the tax office and {name}',
      '{a_one} left out one page to be done sooner, and a person of three said, with the eyes shut: “{name}”',
      '{a_one} put the whole orchestra to sleep at the first rehearsal, triangle last, and is kept locked up as {name}',
    ],
    conflicts: [
      told(
        'The cradle falls out of the tree in verse one, and {they} has been asked by the fire brigade who put it there.',
        'It was the wind, in the text.',
        'There is a mat under it now.',
      ),
      told(
        'On tiptoe out of the room, and then a floorboard, and {they} had to begin again at “once”.',
        'It is the third from the door.',
        'It has been named after grandmother.',
      ),
      told(
        'The bear wants to sleep too, it says there, and {they} has seen the bear, on the lamp, wide awake.',
        'He knows how it ends.',
        'He mouths along.',
      ),
      told(
        'A truck driver asks for {them} on night radio, to be awake with, as he puts it, with somebody.',
        'They hum to him from two parked cars.',
        'He is through to Ghent, and a little damp.',
      ),
    ],
    closings: [
      'And they lived happily until about half past.',
      'A glass of water was wanted, and then the other glass.',
      'Sleep now, it says, and is the first.',
      'The end, said the mother, and a hand came out and turned back.',
    ],
  },
  {
    nouns: list('kidney spleen gallbladder donatedorgan pancreas'),
    events: [
      '{a_one} worked in the dark, unthanked, behind a rib, until somebody in a white coat clapped, and it was {name}',
      '{a_one} had a twin on the other side, wrote to it by way of the bladder, and signed with {name}',
      '{a_one} moved from one man into another, brought along a taste for radish, and is thanked yearly as {name}',
      '{a_one} was on a poster in every surgery in town, in three colours, with an arrow that said {name}',
    ],
    conflicts: [
      told(
        'Nobody knows what {they} does all day, and those who sit next to {them} have stopped asking.',
        'It filters.',
        'It is a bit touchy about the liver.',
      ),
      told(
        'A bean was named after {them}, and at the supermarket they lie eye to eye.',
        'The bean is in sauce, and proud.',
        'There is a pool as well, with a slide.',
      ),
      told(
        'The heart gets the songs and the cards in February, and {they} has looked for a rhyme of {their} own.',
        'It is a place in Australia.',
        'The liver got there first.',
      ),
      told(
        'At the butcher’s {they} lay between the sausages and the parsley, and was asked for by two very old men.',
        'They used to know what it was.',
        'It went into a pie, with honours.',
      ),
    ],
    closings: [
      'It is inside that counts.',
      '{They} keeps what is good and passes on the rest, like an aunt.',
      '{They} has never seen the sun, and does not ask.',
      'It is the shape of a swimming pool for the rich.',
    ],
  },
  {
    nouns: list('blooddonor organdonor blooddonation donorcard blooddrive'),
    events: [
      '{a_one} gave half a litre for a biscuit and a sticker, and wears the sticker to church as {name}',
      '{a_one} lay down next to a large policeman, who fainted at the alcohol wipe and was held by the hand by {name}',
      '{a_one} had a very rare type, so that a bus came for it, with a driver, a cushion and a song for {name}',
      '{a_one} was told to squeeze a rubber heart, squeezed it for an hour after, on the tram, and is known there as {name}',
    ],
    conflicts: [
      told(
        '“Just a little scratch,” said the nurse, and {they} looked at a poster of a kitten until it was over.',
        'The kitten hung on as well.',
        'There was squash, and glory.',
      ),
      told(
        'The hand went a bit cold, the ceiling a bit near, and {they} was given tea by a volunteer called Pam.',
        'Pam has saved more people than she knows.',
        'There was a second biscuit for the brave.',
      ),
      told(
        'A vampire sat in the waiting room beside {them} and asked how one applied.',
        'He was told that it went the other way.',
        'He had come for the biscuits, he said.',
      ),
      told(
        'Somewhere a stranger walks about with a bit of {them}, and has begun to like the accordion.',
        'They have never met, but they both hum.',
        'He cannot explain the shoes.',
      ),
    ],
    closings: [
      'It would give somebody the shirt as well, but the card was only for this.',
      'Type O, and always asked first.',
      'It may not lift anything heavy until Thursday, and mentions it.',
      'Custard cream or bourbon: that was the hardest part.',
    ],
  },
  {
    nouns: list('duedate overdueessay missedduedate overduebook extensionrequest'),
    events: [
      '{a_one} was a long way off all spring, and on Thursday stood in the bathroom doorway and said {name}',
      '{a_one} went by with a lovely whooshing noise, and on the last carriage somebody read {name}',
      '{a_one} was put off for a grandmother’s funeral, the fourth, and the grandmother herself brought it in as {name}',
      '{a_one} was met at 23:59, with the cat on the keyboard, so that what was handed in begins with {name}',
    ],
    conflicts: [
      told(
        'The flat has never been as clean as in the week of {them}, and behind the fridge one could operate.',
        'The text has a title by now.',
        'The title is in a very good font.',
      ),
      told(
        'Midnight is not yet midnight in Hawaii, and {they} was sent from there, in spirit, with a flower.',
        'It is eleven somewhere.',
        'The professor lives in Hawaii now, for peace.',
      ),
      told(
        'The page says “introduction”, and {they} has so far thanked everybody, by name, at some length.',
        'The cat comes before the parents.',
        'There are more thanks than thesis.',
      ),
      told(
        '{They} works well under pressure, says {they}, and the pressure has said that it would like an evening off.',
        'It was given till Monday.',
        'It asked for an extension.',
      ),
    ],
    closings: [
      'It is nearly done, as it was on Monday.',
      'There is coffee in the keyboard, and it types faster.',
      'The printer knows, and waits.',
      'Tomorrow, it said, was also a day, and then it was.',
    ],
  },
  {
    nouns: list('weeds bindweed groundelder crabgrass knotweed weedkiller'),
    events: [
      '{a_one} was pulled up on Saturday by the roots, and on Sunday watched the gardener eat his egg, as {name}',
      '{a_one} came up through the middle of a new tennis court, was played round, and has won a set as {name}',
      '{a_one} was put in a vase by a child with a bow round it, and since then is a flower, called {name}',
      '{a_one} held on to one end, a clergyman to the other, and when it gave he sat in the pond and said {name}',
    ],
    conflicts: [
      told(
        'Nobody planted {them}, watered {them} or said a kind word, and look, beside it the orchid has fainted.',
        'It had a bedtime.',
        'It has been given the orchid’s pot.',
      ),
      told(
        'A bit of root as long as a fingernail was left, and {they} made of it a family of forty.',
        'They hold hands under the patio.',
        'There is a reunion in the drains.',
      ),
      told(
        'It is only in the wrong place, says the book of {them}, and so {they} has asked where the right one is.',
        'Number seven, says the neighbour at five.',
        'Number five, says seven.',
      ),
      told(
        'A goat was hired against {them}, ate the roses, the hose and the gloves, and said that it was full.',
        'They share a fence.',
        'They respect each other, as eaters.',
      ),
    ],
    closings: [
      'It grows while one fetches the fork.',
      'One year’s seed is seven years’ knees.',
      'It is native, and it will outlive the shed.',
      'It was in flower, so it was let off until Monday.',
    ],
  },
  {
    nouns: list('blog blogpost blogger foodblog travelblog recipeblog mommyblog'),
    events: [
      '{a_one} told of a childhood, two divorces and a lake, and nine screens further down came the pancake, by {name}',
      '{a_one} apologised for not having written for so long, and that was all there was that year by {name}',
      '{a_one} had one reader, in Ohio, who was ill on Tuesday, and then none, and wrote a moving piece as {name}',
      '{a_one} listed ten things that nobody knows, of which everybody knew nine, and the tenth was {name}',
    ],
    conflicts: [
      told(
        '“Jump to recipe,” it says at the top, and {they} takes it personally each time that one jumps.',
        'There was a bit about the lake.',
        'The lake has its own fans.',
      ),
      told(
        'Somebody made the soup of {them} without soup, without onions and with a kiwi, and gave it one star.',
        'It was not like the picture.',
        'The kiwi had been so looking forward to it.',
      ),
      told(
        'A husband is called “The Hubs” in {them}, and has found out, at work, from a colleague.',
        'He is allergic on page four.',
        'They all know about the feet.',
      ),
      told(
        'The last entry of {their} old one is from 2009, and it says “big news tomorrow!”.',
        'It was a sofa.',
        'Somebody still looks in, on the day.',
      ),
    ],
    closings: [
      'In this post there is a link, and at the end of the link a pan.',
      'Comments are closed, and there was one.',
      'It was written in a café, about the café, to the café.',
      'Sign up below, says a box in front of the sentence.',
    ],
  },
  {
    nouns: list('penknife pocketknife swissarmyknife multitool jackknife'),
    events: [
      '{a_one} had a thing for getting stones out of hooves, waited for ninety years, and then came a horse, and {name}',
      '{a_one} opened out all at once in a pocket during a hymn, and the note was taken up by the choir as {name}',
      '{a_one} was given up at the airport by a scout in tears, and runs the security drawer as {name}',
      '{a_one} mended a bus with the toothpick and ate lunch off the saw, and the bus was renamed {name}',
    ],
    conflicts: [
      told(
        'There is a corkscrew in {them}, and no one who owns such a thing has wine, and no one with wine had {them}.',
        'They met once, on a hill.',
        'It was beer.',
      ),
      told(
        'The nail broke on the smallest blade, the only one that would open {them} was that nail, and it got dark.',
        'They were found by the whistle.',
        'There is a whistle, too.',
      ),
      told(
        'The tweezers are gone, they are always gone, and {they} feels the gap when it rains.',
        'They are in a hedgehog.',
        'He is very well groomed.',
      ),
      told(
        'A grandfather cuts his apple with {them}, wipes it on the trouser, and it has outlived four doctors.',
        'They were all against the trouser.',
        'The apple is handed over on the point.',
      ),
    ],
    closings: [
      '{They} has twenty-one functions, and the owner knows three.',
      'It is on the sharp side, and the blunt side, and the fish side.',
      '{They} snaps shut, and always on the same thumb.',
      'It would be useful, if it were not in the other trousers.',
    ],
  },
  {
    nouns: list('postoffice postofficecounter sortingoffice parcelcounter'),
    events: [
      '{a_one} had nine counters and one lady, who put up a small sign at noon and went to lunch with {name}',
      '{a_one} weighed a letter, a parcel and, for a bet, a vicar, who had to be sent second class as {name}',
      '{a_one} sold somebody one stamp after forty minutes, and a pen, a card, a fern and insurance, from {name}',
      '{a_one} kept a parcel for a man who was at home, with a card to say he was not, and signed {name}',
    ],
    conflicts: [
      told(
        '“Anything fragile?” {they} asks through the hatch, and an old man said that now that she mentioned it.',
        'She stamped his hand, gently.',
        'He comes on Tuesdays, with nothing to send.',
      ),
      told(
        'There is a lady at the front with eleven parcels and a purse of coins, and {they} loves her like weather.',
        'They are for the same person.',
        'He lives next door.',
      ),
      told(
        'A letter to Father Christmas came back from the pole, and {they} has had to answer it in a beard.',
        'The pony was declined, with regret.',
        'It was on headed paper, with hoof.',
      ),
      told(
        'The scale and the clerk of {them} disagree by one gram, and it has gone to the ministry.',
        'It was the thumb.',
        'The thumb has been weighed.',
      ),
    ],
    closings: [
      'Next window please, and it is shut.',
      'Lick here, it says, and somebody did, all of it.',
      'The pen is on a chain, and the chain on a man.',
      'First class, so it was late in good company.',
    ],
  },
  {
    nouns: list('fireexit emergencyexit exitsign evacuationplan assemblypoint'),
    events: [
      '{a_one} was held open with a chair by the smokers of three floors, who have called that place {name}',
      '{a_one} had a small green man over it who had been running since 1988, and was given water by {name}',
      '{a_one} let out a bride, a bank manager and a clown in one evening, by coincidence, says {name}',
      '{a_one} was opened just to see, and the whole cinema stood on the lawn in its 3D glasses round {name}',
    ],
    conflicts: [
      told(
        '“Push bar to open,” it says on {them}, and a professor is still pulling.',
        'He has published on it.',
        'A child went out past him, with a lolly.',
      ),
      told(
        'It may not be used except in an emergency, and {they} has been asked whether Gerald counts.',
        'He was telling about the boat.',
        'Four left by it, low, as in smoke.',
      ),
      told(
        'All stand at point B and count, and {they} was counted, and there was one too many, with a pizza.',
        'He had only been delivering.',
        'He has come to each drill since.',
      ),
      told(
        'From outside {they} has no handle, as a man in socks found out, with a coffee, in February.',
        'He is in the plan now, as a dot.',
        'The pigeons have taken him on.',
      ),
    ],
    closings: [
      'Do not use the lift, says the lift.',
      'The green man never gets there, and never slows down.',
      'It opens outwards, like some people.',
      'It has an alarm, and it has cried wolf, goose and Gerald.',
    ],
  },
  {
    nouns: list('stuntdouble acceptancespeech awardspeech bodydouble filmextra'),
    events: [
      '{a_one} fell off the church nine times so that somebody handsome could dust off his sleeve and say {name}',
      '{a_one} thanked the team, the dentist and a pony, was played off by the band, and went on thanking as {name}',
      '{a_one} wore a green jumper on the wrong day, so that in the film there is only a head, credited as {name}',
      '{a_one} walked past behind the kiss with a baguette, looked once into the camera, and the critics wrote of {name}',
    ],
    conflicts: [
      told(
        'From behind {they} and the star are the same, and the star’s mother has been hugging the wrong one.',
        'He is the nicer one, from behind.',
        'She knits for both.',
      ),
      told(
        'There was a piece of paper for it, and {they} had left it in the trousers of the suit before this.',
        'It was all from the heart, and mostly vowels.',
        'The trousers won best costume.',
      ),
      told(
        'The dragon was put in later, so {they} had to be terribly afraid of a tennis ball on a stick.',
        'It moved.',
        'It has had work since: two balls, and a lead.',
      ),
      told(
        '{They} murmurs “rhubarb” at the back in every crowd, and in a courtroom scene it got quiet.',
        'It was taken down as evidence.',
        'The jury asked for custard.',
      ),
    ],
    closings: [
      'Cut, said somebody, and it was the cake.',
      'No one was hurt in the making, apart from the lamp.',
      'It would like to thank nobody, and cannot find him.',
      'It is the elbow on the poster.',
    ],
  },
  {
    nouns: list('roomservice hotelbathrobe donotdisturb donotdisturbsign wakeupcall turndownservice'),
    events: [
      '{a_one} lifted a silver dome at midnight with a bow, and under it lay one club sandwich, with a flag: {name}',
      '{a_one} charged nine euros for a peanut, by weight sensor, when somebody only looked, and billed it to {name}',
      '{a_one} hung on a door for eleven days, so that nobody did disturb, and inside there was a lemur called {name}',
      '{a_one} rang at four for the flight of the man next door, who slept on, and so off went {name}',
    ],
    conflicts: [
      told(
        'The guest took the call in a towel, hid it from {them}, and there was a second dome, with the towel.',
        'It was on the bill, as “linen, medium”.',
        'He tipped it.',
      ),
      told(
        'A chocolate lies on the pillow each night, and {they} has seen who lies on the chocolate.',
        'Seven stars, he said, and a bit of nougat.',
        'It came off with the moon.',
      ),
      told(
        'There is a trolley with a wheel that squeaks, so that all of floor six knows what {they} brings to 614.',
        'It is soup, and company.',
        'They have begun to vote.',
      ),
      told(
        'The robe costs eighty if it is taken home, and {they} has seen men go out in June with a very full collar.',
        'The belt hung out of the taxi.',
        'It waved.',
      ),
    ],
    closings: [
      'The club is in quarters, and the flag is extra.',
      'The ketchup comes in a jar for dolls.',
      'Just leave it outside, said a voice from the bath.',
      'The little sign was turned round by a draught, with consequences.',
    ],
  },
  {
    nouns: list('coldcaller censustaker doortodoorsalesman doorbellringer charitycollector surveytaker'),
    events: [
      '{a_one} asked for five minutes of an old lady, who gave four hours, with cake, and bought nothing from {name}',
      '{a_one} counted eleven in a house for three, went in to count again, and has been down as twelve since, as {name}',
      '{a_one} rang at supper about the windows, was told that there were none, and had to think it over as {name}',
      '{a_one} put a foot in the door, the door was a revolving one, and in the bank opposite they bought {name}',
    ],
    conflicts: [
      told(
        '“On a scale from one to five,” {they} asked a widow, and she said that it depended on the week.',
        'They settled on a sad four.',
        'She rings up now, with the new figure.',
      ),
      told(
        'A dog came to the door, and {they} gave the whole talk, and the dog signed for two years.',
        'He gets the magazine.',
        'He may cancel in writing.',
      ),
      told(
        'The lights went out and the telly stopped when {they} came up the path, and somebody’s hiccup was heard.',
        'It was under the piano.',
        'It said that nobody was in.',
      ),
      told(
        'Under “occupation” a man had put “king”, and {they} asked of what, and was shown the shed.',
        'It had a border, and a stamp.',
        'Relations are good; there was tea.',
      ),
    ],
    closings: [
      'Is this a good time? It never was.',
      'It will only take a minute, and it took the good pen.',
      'It is not selling anything, it says, from behind a hoover.',
      'No, said the letterbox.',
    ],
  },
  {
    nouns: list('leavingcard farewellcard getwellcard birthdaycardfromwork greetingcard sympathycard'),
    events: [
      '{a_one} went round the office in a brown envelope, came to the person it was for, and was signed by him: {name}',
      '{a_one} had a joke on it about golf, for a lady in accounts, who had then no choice but to become {name}',
      '{a_one} played a tune when it was opened, would not stop in the church, and was sat upon as {name}',
      '{a_one} said “get well soon” and was for a wedding, as there was no other left, love from {name}',
    ],
    conflicts: [
      told(
        '“All the best, Steve” stands on {them} in the middle, large, and nobody there knows a Steve.',
        'He writes on all of them.',
        'He had a card himself once; it was full.',
      ),
      told(
        'There was only a corner left, and {they} has there, upside down, the one thing that was meant.',
        'It was found a year later.',
        'They have met for lunch since.',
      ),
      told(
        'Twelve euros and a button were in the envelope with {them}, so it was a voucher, and a button.',
        'The button was from Steve.',
        'It matched his cardigan.',
      ),
      told(
        'The verse rhymes “you” with “you”, and {they} has read it to the cactus, with feeling.',
        'The cactus asked for the other one.',
        'There is a gold edge, to be fair.',
      ),
    ],
    closings: [
      'The price was rubbed off, and one can see how much.',
      '{They} stands on the shelf, or, on some days, on the dog.',
      'Who is it for, somebody asked, after signing.',
      'Wishing you, it says, and then there is glitter.',
    ],
  },
  {
    nouns: list('freelancer freelance hotdesk digitalnomad coworkingspace selfemployment invoicereminder'),
    events: [
      '{a_one} was the boss, the staff and the works outing, and at the Christmas party there was a row with {name}',
      '{a_one} was paid in exposure, took it to the baker, and was given the outline of a loaf and {name}',
      '{a_one} worked from a beach with sand in the keys, and every word with an E in it ended as {name}',
      '{a_one} said yes to one more small job on a Friday, which was a cathedral, and is known on site as {name}',
    ],
    conflicts: [
      told(
        '“Just a gentle reminder,” {they} wrote to a client for the ninth time, and this time put in a tooth.',
        'It was a comb’s.',
        'They paid in two days, with a get-well card.',
      ),
      told(
        'On holiday {they} is only half there, and the half that is there is looking for a socket.',
        'It was behind the altar.',
        'The priest has the wifi as well.',
      ),
      told(
        'It can sleep as long as it likes, says {they}, at five, over a spreadsheet, in a coat.',
        'The heating is an expense.',
        'The coat is deductible.',
      ),
      told(
        'A cat, a plant and {they} make up the firm, and the plant has asked for a word in private.',
        'It was about the cat.',
        'There has been a restructuring, with earth.',
      ),
    ],
    closings: [
      'It is between projects, on the sofa between them.',
      'The invoice is attached; so is the heart.',
      'It sets its own hours, and they are all of them.',
      'Available from now.',
    ],
  },
  {
    nouns: list('nightowl nightperson nocturnalperson insomniacowl lateriser'),
    events: [
      '{a_one} had the best idea of {their} life at four in the morning, wrote it down, and at noon it only said {name}',
      '{a_one} began to hoover at two, very quietly, with the hand over it, and the flat below has asked for {name}',
      '{a_one} met the early bird on the stairs, one with a bread roll, one with a beer, and they bowed: {name}',
      '{a_one} set the alarm for noon, to make something of the day, and slept through it until supper with {name}',
    ],
    conflicts: [
      told(
        '“Good morning,” say people to {them} with a bright face, and it takes until three to hear it.',
        'It answers at supper.',
        'They have left by then, for bed.',
      ),
      told(
        'Everything interesting happens after one, {they} finds, such as toast.',
        'A fox comes for the crusts.',
        'They do the crossword, in whispers.',
      ),
      told(
        'A doctor advised {them} to be in bed by ten, and {they} has been, at ten, on most days, at last.',
        'It was a.m.',
        'He has put it in his book, as a success.',
      ),
      told(
        'The whole town is asleep and {they} feels it, like a big dog on the feet, and gets a lot done.',
        'It has alphabetised the spices.',
        'It starts with “allspice”, and ends with sunrise.',
      ),
    ],
    closings: [
      'It is not tired, it says, with the forehead on the keys.',
      'It will go to bed earlier tomorrow, as of 1998.',
      'The fridge light knows it best.',
      'Day broke, and it was not even touching it.',
    ],
  },
  {
    nouns: list('pacemaker heartmonitor ecg heartratemonitor'),
    events: [
      '{a_one} was so good at its work that a waltz was danced to it, through a shirt, with the widow of {name}',
      '{a_one} kept time for an old bandmaster, who has not been late with a trumpet since, and thanks {name}',
      '{a_one} drew mountains on a green screen all night, and in the morning a nurse named the highest one {name}',
      '{a_one} set off the gate at the airport every time, had a card for it, and the guards stood up for {name}',
    ],
    conflicts: [
      told(
        'A tango came on the radio, and {they} kept to its own time, and the tango fell in.',
        'The orchestra has written.',
        'It is for two hearts and a bandoneon now.',
      ),
      told(
        'Somebody rather nice came in with the tea, and everybody in the room could hear that {they} had noticed.',
        'The line went up, and over, and did a loop.',
        'She brings the tea every day.',
      ),
      told(
        'It was fitted for ten years, and {they} has looked up when that is, and put it next to the dentist.',
        'There is to be a small cake.',
        'The old one will be invited.',
      ),
      told(
        'Grandfather is part machine now, the boys say, and ask what else {they} can do.',
        'It opens the garage, he says.',
        'They have been watching the garage.',
      ),
    ],
    closings: [
      'Steady, it says, and says it again.',
      'It never skips, apart from at the goal.',
      'It runs on batteries, and on spite.',
      'One beat at a time, like everybody.',
    ],
  },
  {
    nouns: list('sleepingpill vitaminpill pillbox pillorganiser cureall'),
    events: [
      '{a_one} was taken by a man who wanted to sleep, and who lay awake all night to see it work, beside {name}',
      '{a_one} was to be taken after meals, so that a man ate four lunches to be sure, and rose from them as {name}',
      '{a_one} was hidden in the cheese for a dog, who ate the cheese all round, and laid on the rug {name}',
      '{a_one} had a leaflet as long as a bed, which put the patient to sleep before it could, says {name}',
    ],
    conflicts: [
      told(
        'The side effects are listed on both sides, and {they} has never had so many, nor such interesting ones.',
        'One was “a sense of Belgium”.',
        'In rare cases one sings.',
      ),
      told(
        'It is to be taken at bedtime, so {they} was woken at ten by the night nurse, to be on time.',
        'It had only just dropped off.',
        'They both had cocoa instead.',
      ),
      told(
        'Seven little doors, one for each day, and {they} was in Thursday, while it was Friday.',
        'There was a crush.',
        'Saturday had been a sweet, by mistake, and was lovely.',
      ),
      told(
        '“Does it help?” a neighbour asked about {them}, and took one as well, to be in on it.',
        'She has no longer got what she never had.',
        'They have swapped colours.',
      ),
    ],
    closings: [
      'Ask a doctor, or, failing that, a loud aunt.',
      'Do not operate heavy machinery, it says, and there went the tractor.',
      'With water, it says, and somebody looked at the wine.',
      'It is small, it is white, and it goes down well.',
    ],
  },
];
