/** How somebody carries on: what is finer than a mood. No row names the quality. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const MANNERS: readonly SideClass[] = [
  {
    means: anyOf('drunk tipsy drunken hammered sloshed boozy wasted'),
    events: [
      '{a_one} said goodnight to a coat stand, hung up the host, and drove home in the wardrobe as {name}',
      '{a_one} sang in the wrong street at four, was asked to stop, bowed, and gave as an encore {name}',
      '{a_one} tried the key in every lock of the road, and at number forty they had breakfast ready for {name}',
      '{a_one} toasted the bride, the groom, the band and the radiator, and the radiator gurgled {name}',
      '{a_one} walked the white line for the police, liked it, and followed it to the sea as {name}',
      '{a_one} ordered one for the road, poured it on the road, and the road answered as {name}',
    ],
    traits: [
      '{They} {does}, and the key has been tried in the letterbox, the cat and the neighbour.',
      '{They} {does}, and loves you, and you, and the one behind you who is a hat stand.',
      '{They} {does}; the floor is holding on to {them}, not the other way round.',
      '{They} {does}, and has just explained the whole truth to a bicycle.',
      '{They} {does}: there are two moons, and one of them owes {them} a drink.',
      '{They} {does}, and the song has eleven verses, all of them the first.',
    ],
    conflicts: [
      told(
        '{They} has asked a portion of chips to marry {them}, on one knee, and held up an onion ring.',
        'The chips need time, and vinegar.',
        'The wedding was called off at breakfast.',
      ),
      told(
        '{They} took the last bus home, and it was a photo booth.',
        'There are four pictures, and in the fourth somebody has fallen asleep.',
        'The fare was collected by the flash.',
      ),
      told(
        '“I am fine to walk”, {they} said, and walked into the fishpond, the hedge and the priest.',
        'The priest was fine to walk as well.',
        'The fish have asked what was in it.',
      ),
      told(
        'In the morning there was a traffic cone in the bed, and neither of them wished to talk first.',
        'They are still in touch.',
        'The cone had kept its hat on.',
      ),
    ],
    closings: [
      'Never again, {they} says, and means until about seven.',
      'It was the peanuts.',
      'A glass of water has been put by the bed, and missed.',
      'The memory is expected back on Tuesday.',
      'Somebody will have to tell {them} about the karaoke.',
    ],
  },
  {
    means: anyOf('hungover hangover crapulent'),
    events: [
      '{a_one} asked a snowflake to land more quietly, and the snow has gone round the house since, out of regard for {name}',
      '{a_one} was found in the vegetable drawer, where it is cool, dark and nobody talks, labelled {name}',
      '{a_one} opened one eye, saw the bill, the tattoo and the goat, and the goat was called {name}',
      '{a_one} phoned to find out what had happened, was passed on nine times, and thanked in the end by a mayor, as {name}',
    ],
    traits: [
      '{They} {does}, and the toast has been asked to stop shouting.',
      '{They} {does}: the sun was turned down, and it is still on the loud side.',
      '{They} {does}, and wears the sunglasses on the inside.',
      '{They} {does}; a butterfly went by, and it was like a brass band.',
      '{They} {does}, and pieces the evening together from receipts.',
      '{They} {does}, and has sworn off everything, also water, which sloshes.',
    ],
    conflicts: [
      told(
        'A fried breakfast was put in front of {them}, looked up, and both of them went pale.',
        'The egg is feeling better.',
        'It was led away by the beans.',
      ),
      told(
        'On the camera there are four hundred pictures of a hedge, and in the last one it is wearing {their} hat.',
        'They have arranged to meet.',
        'It suits the hedge.',
      ),
      told(
        'The church bells rang at nine, and {they} has applied for a transfer to another faith, with gongs.',
        'The gong was tried, once, from a distance.',
        'It is with felt slippers on.',
      ),
    ],
    closings: [
      'Not so loud, please, says the cushion.',
      'The aspirin makes such a noise when it lands.',
      'Whose shoe is that?',
      'It had been only the one, and after that only the ones.',
    ],
  },
  {
    means: anyOf(
      'flirty flirtatious seductive charming charismatic rizz sexy suave irresistible attractive beautiful winks winking',
    ),
    events: [
      '{a_one} winked at the ticket machine, was given two returns and a number, and is in the memory of the thing as {name}',
      '{a_one} held a look across the room for so long that the soup went cold, and the soup sighed {name}',
      '{a_one} asked “do you come here often?” in the lift, and the lift has stopped for nobody else but {name}',
      '{a_one} leaned against a doorpost that was wet paint, and three hearts and a door are stuck on {name}',
      '{a_one} kissed a hand, the hand was the dentist’s, and the bill was made out to “dear {name}”',
    ],
    traits: [
      '{They} {does}, and the self-checkout has blushed and given change in notes.',
      '{They} {does}: a wink at the lighthouse, and it has missed a turn.',
      '{They} {does}; the tax return came back with a little heart on the zero.',
      '{They} {does}, and one raised eyebrow has cost the bakery a whole tray.',
      '{They} {does}, and even the voice in the lift has asked “going up?” twice.',
      '{They} {does}; the wrong number called back.',
    ],
    conflicts: [
      told(
        'A rose was held between the teeth all evening, so nobody has understood a word.',
        'It was agreed with, warmly.',
        'It went to a gentleman with hay fever.',
      ),
      told(
        'Three dates were made for eight o’clock, all at the same table.',
        'They got on so well that {they} had to sit at the bar.',
        'The waiter married two of them.',
      ),
      told(
        '“Is it hot in here, or is it me?”, {they} said, and it was the chip pan.',
        'The fire brigade came, all nine of them, and got a wink each.',
        'The line was excellent, says the insurance.',
      ),
    ],
    closings: [
      'The number on the napkin is that of the laundry.',
      'Call me, {they} says, and does not have a telephone.',
      'One wink is left, and it is for the driver.',
      'Nobody fainted, but several sat down.',
      'It was nothing serious, says the lighthouse, and blinks.',
    ],
  },
  {
    means: anyOf(
      'exhausted overworked burnt_out workaholic multitasking out_of_breath jetlagged asthmatic burned_out tired weary overtired worn_out fed_up sleep_deprived',
    ),
    events: [
      '{a_one} rested the head on the till for a moment, and was sold at half price as {name}',
      '{a_one} poured the coffee beside the cup, looked at it for an hour, and in the puddle it said {name}',
      '{a_one} put the keys in the fridge and the milk in the ignition, and started at once, as {name}',
      '{a_one} answered the telephone with a banana, agreed to everything, and was down for Saturday as {name}',
      '{a_one} got as far as one arm in the pyjamas, went to work in the other, and was clocked in as {name}',
      '{a_one} was told “you look rested” by somebody without glasses, wept, and was hugged as {name}',
    ],
    traits: [
      '{They} {does}, and the bags under the eyes have to be checked in.',
      '{They} {does}: the coffee has begun to drink coffee.',
      '{They} {does}, and goes upstairs in two days, with a camp on the landing.',
      '{They} {does}; the sheep have stopped jumping, and lie down with {them}.',
      '{They} {does}, and said “good night” at the start of the meeting, and it was.',
      '{They} {does}, and puts one foot in front of the same foot.',
    ],
    conflicts: [
      told(
        'A holiday was booked to get over it, with a programme from six in the morning.',
        'Day two was camels.',
        'A second one has been booked to get over that.',
      ),
      told(
        '{They} sat down on the edge of the bath on Sunday, and that was Monday too.',
        'The water had been let in by then.',
        'The duck has kept everybody informed.',
      ),
      told(
        'Eight hours are recommended, and {they} has them, in small coins.',
        'The longest was at a red light.',
        'Four minutes are still in the other coat.',
      ),
    ],
    closings: [
      'Only this one thing still, and then that other one.',
      'Another coffee was had, and it has gone to bed.',
      'The weekend came by, and could not wake anybody.',
      'It is only Tuesday, says the calendar, and pats the hand.',
    ],
  },
  {
    means: anyOf(
      'grumpy grouchy cranky moody crotchety cantankerous sulky sullen disgruntled grumbling bad_tempered ill_tempered',
    ),
    events: [
      '{a_one} was wished a nice day, asked who had ordered that, and sent it back in the name of {name}',
      '{a_one} put up a sign that said “no”, to nothing in particular, and it is signed {name}',
      '{a_one} told the sunrise to keep it down, it clouded over, and the whole street thanked {name}',
      '{a_one} got a free sample, complained about the price, and was refunded as {name}',
      '{a_one} sat at the window with a cushion, wrote down everybody who laughed, and the list is headed {name}',
      '{a_one} smiled once, because of a sneeze, was photographed, and has been hunting the picture since as {name}',
    ],
    traits: [
      '{They} {does}, and has two moods: before coffee, and about the coffee.',
      '{They} {does}; the birds begin at five, and are answered.',
      '{They} {does}; the welcome mat has been turned over, and says nothing.',
      '{They} {does}, and the card for the birthday girl was signed “must I”.',
      '{They} {does}; a smile was tried on in the shop, and pinched.',
      '{They} {does}, and calls it “being realistic”, to the face of the balloon seller.',
      '{They} {does}: the doormat says “what”.',
      '{They} {does}, and carries a second frown in case the first is admired.',
      '{They} {does}, and blew out the birthday candles before they were lit.',
    ],
    conflicts: [
      told(
        'Carol singers came to the door, and {they} listened to all four verses in order to be quite sure.',
        'The second alto was flat, and has been told.',
        'They were given a mince pie each, thrown.',
      ),
      told(
        'A laughter club met in the park, and {they} took the bench in the middle.',
        'It is a silence club now, with a waiting list.',
        'They say that it has never been so funny.',
      ),
      told(
        'The ball came over the fence, and {they} kept it, with the eleven others.',
        'They play at night, alone, and rather well.',
        'On Sundays one is put back, a little flatter.',
      ),
      told('{They} was given a puppy against it.', 'It has the same face now.', 'They sit at the window and bark in turns.'),
    ],
    closings: [
      'Mornings have been written to, and have not replied.',
      'What is there to laugh about, {they} asked, and then it was the cat.',
      'Deep down there is a heart of gold, and it has a headache.',
      'If you liked this, keep it to yourself.',
      'Bah, it says on the cake.',
    ],
  },
  {
    means: anyOf(
      'confused lost disoriented bewildered puzzled baffled distracted scatterbrained clueless forgetful absent_minded',
    ),
    events: [
      '{a_one} asked the way of a map shop window, thanked it, and went in by the mirror as {name}',
      '{a_one} waited at the wrong church, married well, and only found out from the cake, which said {name}',
      '{a_one} pushed a door that said “pull” until the house moved, and the new address is {name}',
      '{a_one} went upstairs to fetch something, has now been up there for a year, and gets post as {name}',
      '{a_one} followed a man to the station who was following the same coat, and the coat was called {name}',
      '{a_one} read the instructions of something else to the end, and built {name}',
    ],
    traits: [
      '{They} {does}, and holds the map the right way up, but of Norway.',
      '{They} {does}: the glasses are on the head, and the head is being looked for.',
      '{They} {does}, and has laughed at a joke that was a weather warning.',
      '{They} {does}; left and right have been explained, and now there are three.',
      '{They} {does}, and nods so nicely that {they} has been put in charge.',
      '{They} {does}, and says “ah, of course” in the voice of somebody on the wrong train.',
    ],
    conflicts: [
      told(
        '{They} joined a guided tour, and at the end of it was given the flag.',
        'Forty people have followed ever since, and take pictures of bins.',
        'It is the best-loved tour of the season.',
      ),
      told(
        'The quiz asked for {their} name, and {they} used the telephone joker.',
        'It was engaged, by {them}.',
        'The audience was split.',
      ),
      told(
        'The knot in the handkerchief is to remind {them} of something, and now there is only knot.',
        'It was to buy a handkerchief.',
        'Sailors have come to study it.',
      ),
    ],
    closings: [
      'What was the question?',
      'Turn around when possible, it says, so {they} is dancing.',
      'All will be clear in the end; this is the middle, or the other end.',
      'You are here, says the map, and {they} asks how it knows.',
    ],
  },
  {
    means: anyOf(
      'fancy elegant posh glamorous chic classy sophisticated stylish fashionable dapper fabulous slay luxurious bougie well_dressed',
    ),
    events: [
      '{a_one} came down the stairs so slowly that dinner was breakfast, and the butler announced {name}',
      '{a_one} sent back the tap water because of the year, and was shown to the better tap as {name}',
      '{a_one} lifted the little finger, it caught in the chandelier, and there hangs, very straight, {name}',
      '{a_one} wore gloves to the compost heap, and the worms made way for {name}',
      '{a_one} ate a crisp with a knife and fork, in nine bites, and was asked to the castle as {name}',
    ],
    traits: [
      '{They} {does}, and takes the bins out in velvet.',
      '{They} {does}: the doorbell is a man called Henri.',
      '{They} {does}, and has crisps decanted.',
      '{They} {does}; the wellingtons have heels.',
      '{They} {does}, and says “summer” as a verb, in February.',
      '{They} {does}, and has been ironed on both sides.',
    ],
    conflicts: [
      told(
        'The dress code said “casual”, and {they} had to lie down.',
        'It was found in a dictionary, under “sad”.',
        'A second bow tie was loosened, as far as it goes.',
      ),
      told(
        'At the chip shop {they} asked to see the sommelier.',
        'He recommended the vinegar, from the south side of the shelf.',
        'It was Kevin, and he has framed the question.',
      ),
      told(
        'A puddle lay on the way to the car, and eleven coats were laid across it.',
        'It was in fact the carpet, a blue one.',
        'The puddle has been asked back for drinks.',
      ),
    ],
    closings: [
      'One does not sweat; one has it done.',
      'The pinkie is insured.',
      'Something borrowed, something blue, and nothing under four figures.',
      'Darling, it says on the invoice.',
    ],
  },
  {
    means: anyOf('sarcastic ironic cynical snarky sassy cheeky smirking witty savage judgmental judgemental judgy petty'),
    events: [
      '{a_one} clapped slowly, once, at a parade, and it broke up in tears; the tuba still dreams of {name}',
      '{a_one} said “oh, well done” to a man on a ladder, and he came down in all ways, muttering {name}',
      '{a_one} gave the sunset three stars, “predictable”, and the review is signed {name}',
      '{a_one} said “nice hat” on a Monday, the hat left town, and the town still whispers of {name}',
      '{a_one} raised one eyebrow at the register office, and eleven couples have asked for time; they blame {name}',
    ],
    traits: [
      '{They} {does}, and even the echo sounds as if it did not mean it.',
      '{They} {does}: “great” is the worst word {they} has.',
      '{They} {does}, and the mirror has asked for that to be said to its face.',
      '{They} {does}; compliments have to be held up to the light first.',
      '{They} {does}, and rolls the eyes so far that they see what is for supper.',
      '{They} {does}, and thanked the dentist for a lovely time.',
    ],
    conflicts: [
      told(
        '“Lovely weather”, {they} said, and it has not dared to change since.',
        'The farmers have written.',
        'It was drizzle, and it is now in its ninth week.',
      ),
      told(
        'A motivational speaker came, and {they} nodded at him until he asked what the point was.',
        'He breeds hens now, and does not encourage them.',
        'He left the headset behind, and it sighs.',
      ),
      told(
        'In the guest book of the museum {they} wrote “I have also seen a wall”.',
        'It hangs in the next room now, lit.',
        'The wall was very pleased.',
      ),
    ],
    closings: [
      'What a surprise, {they} says, before it has happened.',
      'No, really, it was wonderful, and {they} has nearly finished yawning.',
      'This was the best story ever, and you may hear that how you like.',
      'Slow clapping can be heard as far as the coast.',
    ],
  },
  {
    means: anyOf('chill unbothered mellow zen carefree nonchalant demure mindful lowkey cool_headed blissful unfazed'),
    events: [
      '{a_one} was struck by a wave, a tray and a divorce, said “no worries”, and was put on a T-shirt as {name}',
      '{a_one} floated down the river on a door, past the house it belonged to, and was waved to as {name}',
      '{a_one} let the phone ring until it was tired, and on the bill it says “please, {name}”',
      '{a_one} was put in charge of panic, forgot, and nothing burnt down but the office of {name}',
      '{a_one} took a number, lost it, took a hammock, and at closing time they tiptoed round {name}',
    ],
    traits: [
      '{They} {does}; the blood pressure had to be looked for.',
      '{They} {does}, and the meteorite was asked to mind the plants.',
      '{They} {does}, and once fell off a roof without changing the subject.',
      '{They} {does}: the deadline came, sat down, and has not felt so well in years.',
      '{They} {does}, and mosquitoes that have bitten {them} go home and take up pottery.',
      '{They} {does}, and the fire alarm has been asked how it really feels.',
    ],
    conflicts: [
      told(
        'Two men came to repossess the furniture, and were given tea on it.',
        'They left without the sofa, and without shoes.',
        'One of them has moved in, as a cushion.',
      ),
      told(
        'A yoga teacher asked {them} for the secret, and was told “what secret?”, and went away in tears.',
        'It sells as a book, with nothing in it.',
        'She breathes only out now.',
      ),
      told(
        'The shark circled three times, {they} said hello, and it felt silly.',
        'They share a towel.',
        'It has stopped humming that tune.',
      ),
    ],
    closings: [
      'It will be fine, and if not, it will be over.',
      'The pulse was taken, and has not been asked back.',
      'Somebody should do something, {they} says, and turns the pillow.',
      'No thoughts, and a nice breeze.',
    ],
  },
  {
    means: anyOf('mysterious sneaky secretive sly cunning enigmatic shady sus stealthy devious undercover shifty'),
    events: [
      '{a_one} left a party through the painting, which has been a landscape with a gap in it since, called {name}',
      '{a_one} was seen in two towns on one evening, with the same sandwich, and both of them put up a poster for {name}',
      '{a_one} bought a ticket there, but none back, and a moustache, and paid as {name}',
      '{a_one} whispered “you did not see me” to a dog, who has told nobody about {name}',
      '{a_one} turned up in the group photo of a group that nobody knew, and on the back it says {name}',
    ],
    traits: [
      '{They} {does}, and the fog is {their} own, on wheels.',
      '{They} {does}: even the fingerprints are somebody’s on holiday.',
      '{They} {does}, and answers “who is there?” with “exactly”.',
      '{They} {does}; the diary is kept in invisible ink, and so is the pen.',
      '{They} {does}, and tiptoes so well that the stairs only creak out of pride.',
      '{They} {does}, and has a bookcase that opens, on to a bookcase.',
    ],
    conflicts: [
      told(
        'A detective followed {them} for a month, and was handed his own umbrella.',
        'He had left it at home.',
        'There was a note in it: “you look tired”.',
      ),
      told(
        'The biscuits went one by one, and {they} joined the search party, and led it.',
        'It has been sent to the next village twice.',
        'There are crumbs on the magnifying glass.',
      ),
      told(
        'There is a third door in the corridor, and only {they} has ever said “what door?”.',
        'It was painted on by Thursday.',
        'Behind it somebody laughed, and then the light.',
      ),
    ],
    closings: [
      'This never happened, and you were never told.',
      'The moustache was found; {they} was not.',
      'Nobody knows, and {they} is taking notes on who.',
      'One eye of the portrait moved, and it was the left one.',
    ],
  },
  {
    means: anyOf(
      'offended touchy sensitive insulted indignant resentful vengeful spiteful vindictive sore_loser rages_when_he_loses revengeful',
    ),
    events: [
      '{a_one} was not greeted by a man who was asleep, and has had his name taken off everything but {name}',
      '{a_one} got no card from the bank, moved all eleven euros, and closed the account as {name}',
      '{a_one} was told “no offence”, looked for it all night, found it at four, and rang up as {name}',
      '{a_one} keeps a little black book, in volumes, and on the spine of the ninth it says {name}',
      '{a_one} returned a slight after eleven years, with interest, gift-wrapped, with love from {name}',
    ],
    traits: [
      '{They} {does}, and has counted the kisses on the card, twice, against last year’s.',
      '{They} {does}: somebody said “never mind”, and {they} does mind.',
      '{They} {does}; the silence has been going since Easter, with interval drinks.',
      '{They} {does}, and says “it is nothing” so that it can be heard in the garden.',
      '{They} {does}, and the revenge is in the freezer, labelled and dated.',
      '{They} {does}, and has left the room in order to be followed.',
    ],
    conflicts: [
      told(
        'They forgot {them} in the speech, under “and many others”.',
        'The many others have been forgiven, one by one.',
        'A speech has been given in reply, to an empty hall, with names.',
      ),
      told(
        'The neighbour’s hedge is two centimetres too high, and {they} has bought a giraffe.',
        'The giraffe likes the neighbour.',
        'It is now one centimetre, and there is talk of peace.',
      ),
      told(
        'Somebody laughed in another room, and {they} has asked for the minutes.',
        'It was about a sausage.',
        'It can be no coincidence that it was a small sausage.',
      ),
    ],
    closings: [
      'Do not say sorry; say it again, and slower.',
      'It is served cold, with a garnish.',
      'Everything is forgiven, and filed.',
      'No, no, it is fine, goes the door.',
    ],
  },
];
