/** What people live with, tell of and worry about now: an ex, a flatmate, a red flag, pickleball, a typeface. */
import { MORE_LANDLORDS } from './more-of-habits.ts';
import { MORE_OF_FONTS } from './more-of-nights-and-days.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_TODAY: readonly NounClass[] = [
  {
    nouns: list('ex exboyfriend exgirlfriend exhusband exwife'),
    events: [
      '{a_one} rang at midnight to give back a spatula, stayed for eggs, and was seen off on the stairs as {name}',
      '{a_one} was cut out of every holiday picture but for one elbow, and the elbow is in the album as {name}',
      '{a_one} happened to walk past the café in a new coat, eleven times, until the waiter said: “Sit down, {name}”',
      '{a_one} was saved in the phone as “do not answer”, then as “really, do not”, and at last as {name}',
    ],
    conflicts: [
      told(
        'The friends were divided fairly, and {they} got the ones with the boat.',
        'The tent went to the other side.',
        'One couple is shared, on Sundays.',
      ),
      told(
        'A box of {their} things stands in the hall: one sock, a charger and half a game of chess.',
        'It was {their} move.',
        'It is the charger that is wanted back.',
      ),
      told(
        '{They} still knows the password for the series, and both of them are at the same episode.',
        'Nobody says anything.',
        'One of them waits with the last one.',
      ),
      told(
        'The two of them agreed to stay friends, and are still looking for an evening for it.',
        'Not a Thursday.',
        'The dog has been to all the meetings.',
      ),
      told(
        'The dog is handed over to {them} on a bridge, at dusk, like a spy.',
        'It gets two suppers.',
        'It has told both sides everything.',
      ),
    ],
    closings: [
      'It was not you, it was the wallpaper.',
      'Seen at nine, thought about until eleven, and answered with a thumb.',
      'The jumper is not coming back.',
      'All is well, {they} says, and is only here for bread.',
      'There is somebody new now, and it is a parrot.',
    ],
  },
  {
    nouns: list('boyfriend girlfriend'),
    events: [
      '{a_one} was shown to the family on a Sunday, got the chair with the short leg, and was talked of for a week as {name}',
      '{a_one} came for a weekend with one toothbrush, and by Easter the whole bathroom shelf was in the name of {name}',
      '{a_one} said “you choose” outside nine restaurants until the last of them had closed, and a duck got to know {name}',
      '{a_one} was asked “do you notice anything?”, praised the curtains, and spent the night on the sofa as {name}',
    ],
    conflicts: [
      told(
        '{They} wanted no chips, thank you, and then had all of the other one’s.',
        'A third portion is ordered now, for the border.',
        'It is known as sharing.',
      ),
      told(
        'The blanket is two metres wide, and by three at night {they} has all of it.',
        'An edge is left, for good behaviour.',
        'It happens in deep sleep, with both hands.',
      ),
      told(
        'The father of the house shook hands with {them} for a very long time.',
        'They had to be parted for the pudding.',
        'They now go fishing, without anybody else.',
      ),
      told(
        '{They} watched the next episode alone, and was betrayed by a laugh that came too early.',
        'There was a trial.',
        'The dog gave evidence.',
      ),
      told(
        '{They} wrote “ok” with a full stop, and four friends met at once to read it aloud.',
        'It was taken for a threat, a poem and a farewell.',
        'It meant ok.',
      ),
    ],
    closings: [
      'You hang up; no, you; and the bill came in a box.',
      'What are you thinking of? Soup.',
      'Nothing is the matter, {they} says, and it is about the towel.',
      'The parents like {them}, which is a worry.',
      'Two spoons, one pudding, and no witnesses.',
    ],
  },
  {
    nouns: list('flatmate sharedflat dormroom dorm houseshare roommate housemate roomie flatshare'),
    events: [
      '{a_one} wrote a note about the dishes, got a note back, and the ninth was the first chapter of {name}',
      '{a_one} moved in “just until Monday”, did not say which, and has a shelf in the fridge under {name}',
      '{a_one} labelled the milk, the butter, one chair and the view, and all of it belongs to {name}',
      '{a_one} was chosen out of forty, at the kitchen table, for a love of cleaning, and they still tell it about {name}',
    ],
    conflicts: [
      told(
        'One of {their} pans has been “soaking” since {year}, and something in it pays rent.',
        'It has the small room.',
        'It does its own dishes.',
      ),
      told(
        '{They} finished the milk and put back the carton, so that nobody would be sad.',
        'A drop was left, for legal reasons.',
        'There are four such cartons now.',
      ),
      told(
        'There is a cleaning rota on the fridge, and {they} dusts it.',
        'Week nine says “not me”.',
        'It is the cleanest thing in the flat.',
      ),
      told(
        'At three at night {they} fries onions, very quietly, on tiptoe.',
        'Four doors open.',
        'It is always enough for five.',
      ),
      told(
        'Somebody called Steve sleeps on the sofa, and each of them thinks he belongs to one of the others.',
        'He has a key.',
        'He takes the bins out, so nobody asks.',
      ),
    ],
    closings: [
      'The bulb in the hall will be changed by whoever blinks first.',
      'It is {their} week for the bins, as it was last week.',
      'There is one sheet left on the roll, and everybody has seen it.',
      'The rent is split four ways, and the cheese is not split.',
      'All for one, and one for the internet bill.',
    ],
  },
  {
    nouns: list('landlord landlady'),
    events: [
      '{a_one} came to look at the drip, said “old house”, nodded to it, and was gone for a year as {name}',
      '{a_one} painted the walls, the plugs and a sleeping cat in one go, all in magnolia, and it purrs {name}',
      '{a_one} held back a deposit for wear on the view, and had to pay it to the hill, as {name}',
      '{a_one} came in with the spare key “only for the boiler”, and was given soup, a chair and the name {name}',
    ],
    conflicts: [
      told(
        'The boiler has been on its last winter for eleven winters, and {they} sends it a card.',
        'It rattles back.',
        'A man is coming, {they} says.',
      ),
      told(
        '{They} put up the rent because of the new view, which was the old one, washed.',
        'The washing was charged separately.',
        'It has streaks.',
      ),
      told(
        '“No pets”, {they} wrote, so the Harrisons have a very furry uncle, who is quiet on Sundays.',
        'He fetches the paper.',
        '{They} has stroked him, and said nothing.',
      ),
      told(
        'A mushroom grew on the bathroom ceiling, and {they} changed the listing to “furnished”.',
        'It is in the inventory.',
        'There are two now, so it is a double room.',
      ),
      told('The third floor asked {them} for a lock, and was sent a chair.', 'It goes under the handle.', 'It is a good chair.'),
    ],
    closings: [
      ...MORE_LANDLORDS,
      'It has always done that, {they} says, of everything.',
      'Somebody will be round between eight and spring.',
      'The water under the floor is a feature, and so is the duck.',
      'It is due on the first, and so nicely asked for.',
      'Character, {they} says, and puts a bucket under it.',
    ],
  },
  {
    nouns: list('darts dartboard dart bullseye'),
    events: [
      '{a_one} flew past the board, through the hatch and into the trifle, and was chalked up for dessert as {name}',
      '{a_one} went for the middle three times, hit the barman’s lunch each time, and the sandwich is called {name}',
      '{a_one} took fifty-seven from three hundred and one before anybody had blinked, and the whole pub turned to {name}',
      '{a_one} hit the nail on which everything hung, brought it all down in one throw, and the floorboards say {name}',
      '{a_body} threw three times at {topic}, got two in the door and one in a hat, and the hat bowed to {name}',
    ],
    conflicts: [
      told(
        'Nobody could teach {them} to count at school, and {they} takes 87 from 501 while chewing.',
        'It is 414, and a crisp.',
        'The teacher comes on Tuesdays, to watch.',
      ),
      told(
        '{They} stands at the line with one eye shut and the tongue out, and so does the whole pub.',
        'The dog does it too.',
        'Then somebody coughs.',
      ),
      told(
        'The wall round the board shows what everybody was really aiming at.',
        'There is a ring of holes as wide as a cow.',
        'The middle is as good as new.',
      ),
      told(
        'A picture of {rival} was pinned over the middle, and has never been hit.',
        'It is the safest place in the pub.',
        'Tourists stand in front of it, too.',
      ),
      told(
        '“One hundred and eighty!” somebody roared at the wedding, and it was only the bill.',
        'The bride had a walk-on song.',
        'It was for the peanuts.',
      ),
    ],
    closings: [
      'Two point three seven metres from happiness, and a step to the left.',
      'Double top, double crisps, and home by ten.',
      'It was best of three, then of five, then of friends.',
      'It is all in the wrist, and the rest is in the door.',
      'There was a point to it, and it is still in the ceiling.',
    ],
  },
  {
    nouns: list('pickleball pickleballer'),
    events: [
      '{a_one} asked where the pickle came in, four people explained at once, and the only word that got through was {name}',
      '{a_one} stepped into the kitchen, which is what they call it, and was sent out by a grandmother as {name}',
      '{a_one} went “pock” at six in the morning, and a whole street sat up in bed and said {name}',
      '{a_body} tried out {topic} on a public holiday, was beaten by a lady of ninety, and she only said: “Next, {name}”',
      '{a_body} talked of nothing but {topic} for a whole wedding, and the speech was given by {name}, in shorts',
    ],
    conflicts: [
      told(
        'A plastic ball with holes went over the net, and {they} has spoken of nothing else since.',
        'The family takes turns to nod.',
        'The dog was told twice.',
      ),
      told(
        '{They} lost eleven to nil to somebody in a sun hat, who was on the phone.',
        'She was selling a house.',
        'It was sold by match point.',
      ),
      told(
        'The tennis club came over to complain about the noise, and was asked to make up a four.',
        'They now own paddles.',
        'The big net is a washing line.',
      ),
      told(
        'One must not stand in the kitchen, and {they} keeps to that at home.',
        'Supper is thrown in, underarm.',
        'It has to bounce once.',
      ),
      told(
        '{They} calls three numbers before each serve, and nobody knows what the third is.',
        'It is the temperature.',
        'It is always two, and always right.',
      ),
    ],
    closings: [
      'Tennis is what one did when one was young.',
      'There is no pickle in it, hardly a ball, and the whole of a week.',
      'Pock, says the morning, and pock, says the street.',
      'It is good for the heart, and hard on the hedge next door.',
      'Underarm, overjoyed, and home by noon.',
    ],
  },
  {
    nouns: list('badminton shuttlecock badmintonplayer'),
    events: [
      '{a_one} went up in the garden on a windy Sunday, was last seen over the church, and was returned from there as {name}',
      '{a_one} landed in the gutter with nine others, and the blackbird who sits on all ten sings of {name}',
      '{a_one} met an uncle in sandals, who dived, and the hole in the hedge still has both their shapes and is called {name}',
      '{a_one} floated across a sports hall so slowly that both sides had sat down, and one of them greeted it as {name}',
      '{a_body} served {topic} over the washing line, got it back with a sock, and went down in chalk as {name}',
    ],
    conflicts: [
      told(
        'It was a lovely game in the garden with {them}, until an uncle began to count.',
        'He has brought tape for the lines.',
        'He has a whistle, for Christmas.',
      ),
      told(
        'It leaves at four hundred kilometres an hour, {they} says, and arrives like a leaf.',
        'Halfway it remembers its feathers.',
        'The other side had time to sit down.',
      ),
      told(
        'All sixteen feathers come from the left wing of one goose, and she comes to the matches.',
        'She only ever turns left.',
        'She has a season ticket.',
      ),
      told(
        'The floor of the hall has the lines of five games, and {they} has won by those of handball.',
        'The umpire was at basketball.',
        'Nobody liked to say so.',
      ),
      told(
        '“The wind”, said both sides after every point, for an hour, in a sports hall.',
        'It was a very polite wind.',
        'Somebody has shut a window.',
      ),
    ],
    closings: [
      'It was in, it was out, and it was in the gutter.',
      'A ladder belongs to the set, though the box does not say so.',
      'Love all, and mind the rhubarb.',
      'Part bird, part cork, and neither quite sure.',
      'The net is a washing line, and the socks have seen everything.',
    ],
  },
  {
    nouns: list(
      'gamingchair headset gamingheadset controller gamecontroller gamingcontroller gamingkeyboard gamingmouse gamingpc',
    ),
    events: [
      '{a_one} was blamed for a lost final, thrown at a cushion, picked up, kissed, and called {name}',
      '{a_one} heard “last round” at nine, at eleven and at four, and then, from a mother on the stairs, {name}',
      '{a_one} lit up in seven colours in a dark bedroom, and a pilot who took it for the runway thanked {name}',
      '{a_one} was unplugged by a hoover in the last second of a final, and nine countries at once shouted {name}',
    ],
    conflicts: [
      told(
        'The defeat was the lag, then the team, then the sun, and in the end it was {them}.',
        'The victories were all skill.',
        '{They} has asked for a replay.',
      ),
      told(
        'There were enough crumbs in {them} for a second breakfast, and it was eaten.',
        'It was the night of the big update.',
        'The pizza was from an earlier season.',
      ),
      told(
        '{They} shines in all colours, which makes everything a little faster, says the box.',
        'Homework has not been measured.',
        'The toaster would like the same.',
      ),
      told(
        'A whole castle was stormed by means of {them}, and at supper it was a child’s room again.',
        'The dragon was told to wash its hands.',
        'The bed counts as conquered.',
      ),
      told(
        '“It’s online, Mum, I can’t pause it”, {they} has heard, every evening, in three languages.',
        'Supper is at half-time.',
        'Mum is on the other team, and very good.',
      ),
    ],
    closings: [
      'One more round, and it really is the last but four.',
      'The treasure is in the next room, and so are all the plates.',
      'Low battery, high spirits, and school at eight.',
      'Saved, shut down, and on again under the blanket.',
      'It was the warm-up that lasted until Sunday.',
    ],
  },
  {
    nouns: list('font typeface comicsans helvetica timesnewroman arial sansserif'),
    events: [
      ...MORE_OF_FONTS.events,
      '{a_one} was used for a wedding, a court order and the sign “do not flush”, all in one day, and all begin with {name}',
      '{a_one} came to the office in bold, was asked to lean a little, and now goes by {name}, in italics',
      '{a_one} was put on a birthday card in the nineties, nobody dared to tell it, and it turns up on invitations as {name}',
      '{a_one} was made bigger and bigger to fill twelve pages of homework, until one page had room for half of {name}',
    ],
    conflicts: [
      ...MORE_OF_FONTS.conflicts,
      told(
        'A designer saw {them} on the side of a van, and had to sit down on the kerb.',
        'The water came in a cup with {them} on it.',
        'He lives on an island now, without signs.',
      ),
      told(
        '{They} was set so small under a contract that {they} met the bacteria.',
        'They had not read it either.',
        'It was about the piano.',
      ),
      told(
        'Two of the letters have stood too close for years, and there is talk.',
        'They are an f and an i.',
        'They are expecting a ligature.',
      ),
      told(
        'The printer had never heard of {them}, and put little boxes instead.',
        'The boxes are very popular.',
        'One of them has applied for bold.',
      ),
      told(
        '{They} was told to look serious for a letter from the bank, and held out as far as “Yours”.',
        'The s had a little smile.',
        'The loan was given.',
      ),
    ],
    closings: [
      ...MORE_OF_FONTS.closings,
      'The quick brown fox jumps, and {they} catches every letter.',
      'It is twelve points in the street, and eleven at home.',
      'Please do not stretch {them}; there is a corner for that.',
      'All capitals only means that {they} is in a good mood.',
      'Justified on both sides, for once.',
    ],
  },
  {
    nouns: list('number digit numeral'),
    events: [
      '{a_one} was left over at the end of a sum, asked where it should go, and the teacher wrote in the margin: {name}',
      '{a_one} was carried over into the next column, liked the neighbours, and is in the books there as {name}',
      '{a_one} was dialled at four in the morning, picked up, and for want of anything else to say said {name}',
      '{a_one} hung beside a front door, a screw came loose, and upside down it turned out to be {name}',
      '{a_body} worked out {topic} to nine decimal places, and after the ninth it just said {name}',
    ],
    conflicts: [
      told(
        'A mathematician proved that {they} exists, in ninety pages, and {they} has felt better since.',
        'Page forty has doubts.',
        'The cat could have told him.',
      ),
      told(
        'Somebody divided {them} by three, and the remainder lives in a drawer.',
        'It wants to be whole.',
        'At Christmas it is rounded up, and comes to table.',
      ),
      told(
        '{They} was rounded up in public, and went home feeling enormous.',
        'By morning it had gone down.',
        'The door frame was sent back.',
      ),
      told(
        'Everybody knows that seven ate nine, and {they} was at the same table.',
        '{They} has said nothing, and passes the salt quickly.',
        'Ten now eats at home.',
      ),
      told(
        '{They} did not come up in the lottery, again, and waved from behind the glass.',
        'It has never been so fit.',
        'Somebody in {town} plays it every week, out of love.',
      ),
    ],
    closings: [
      'Do the sum again, and {they} comes out, blinking.',
      'It all adds up, if nobody looks.',
      'Carry the one, and mind its head.',
      'The dots mean that it goes on, but not today.',
      'As sure as two and two, who are seeing each other.',
    ],
  },
  {
    nouns: list('fomo fearofmissingout missingout'),
    events: [
      '{a_one} went to three parties in one night, met {themself} coming down the stairs of the third, and waved to {name}',
      '{a_one} set an alarm for four, only to see if anything was on, and there, also looking, was {name}',
      '{a_one} left at ten for once, at one minute past ten there was a llama, and under every picture it says “without {name}”',
      '{a_body} said yes to everything on Saturday out of {topic}, spent it in one taxi, and the driver is godfather to {name}',
      '{a_body} slept in the coat out of pure {topic}, was ready in four seconds, and was announced downstairs as {name}',
    ],
    conflicts: [
      told(
        'There was a party below, and {they} listened through a glass until somebody filled it.',
        'It was elderflower.',
        'They had only been hoovering.',
      ),
      told(
        '{They} never leaves first, and so the hosts have begun to leave.',
        'Somebody has to see to the lamp.',
        'They sleep in the car.',
      ),
      told(
        '{They} said yes to a christening, a marathon and a foam party, all at eleven.',
        'The baby wore a number.',
        'The foam won.',
      ),
      told(
        'The others were only looking at a wall, and {they} wants to know which.',
        'It was a good wall.',
        'There will be a second showing.',
      ),
      told(
        '{They} follows {count} people through their holidays, hour by hour, and has sunburn.',
        'It is on the thumb.',
        'The sea was in another window.',
      ),
    ],
    closings: [
      'You should have been there, says everyone who was not.',
      'It was a quiet evening in, and {they} looked in on all the others.',
      'Somewhere somebody laughs, and one shoe is already on.',
      'Nothing happened, and {they} missed it.',
      'The next one may be better, so the coat stays on.',
    ],
  },
  {
    nouns: list('ghosting ghoster situationship'),
    events: [
      '{a_body} practised {topic} so well that three phones, two aunts and a dentist are still typing to {name}',
      '{a_body} gave up {topic} after nine years, answered “ha ha” to a wedding, and was introduced to the twins as {name}',
      '{a_one} said “back in a minute” in the spring, and the café still warms up the cup for {name}',
      '{a_one} typed for four hours, three dots went up and down, and all that ever came was {name}',
    ],
    conflicts: [
      told(
        'Two small ticks stand behind every question that {they} was ever asked.',
        'From afar they look like gulls.',
        'One was “fish or chicken?”, and the table waits.',
      ),
      told(
        'A real ghost has written to complain that ghosts, at least, rattle.',
        '{They} read it at four minutes past nine.',
        'They also say goodbye, at cockcrow.',
      ),
      told(
        '{They} vanished from a date so well that the waiter could only remember a coat.',
        'Both puddings had been eaten.',
        'The coat rang up the next day.',
      ),
      told(
        '“Sorry, only just saw this”, {they} answered after nine years, about the milk.',
        'It had been bought.',
        'It had also gone.',
      ),
      told(
        'For once {they} waited for an answer, all evening, and it was from a plumber.',
        'He has met somebody, with a leak.',
        '“Who is this?” it said.',
      ),
    ],
    closings: [
      'Delivered, seen, and then only the sea.',
      'New phone, who is this?',
      'Three dots came up, thought about it, and went home.',
      'No answer is an answer, but so is a fruit basket.',
      'The last message says “haha”, and has been studied.',
    ],
  },
  {
    nouns: list('redflag'),
    events: [
      '{a_one} was overlooked on three dates because {they} was such a nice red, and was invited to the wedding as {name}',
      '{a_one} was waved out of a car window all through a first date, and the other one looked out for the parade of {name}',
      '{a_one} said “all my exes are mad” between soup and fish, and the waiter took away the knives and wrote down {name}',
      '{a_body} was warned about {topic} by four friends and a taxi driver, and married it in May, as {name}',
    ],
    conflicts: [
      told(
        'A friend counted eleven like {them} before the pudding, from the next table.',
        'The twelfth was the tip.',
        'She had brought opera glasses.',
      ),
      told(
        '{They} claps when the plane lands and says so in the profile, under “hobbies”.',
        'The pilot has replied.',
        'They are meeting at arrivals.',
      ),
      told(
        'A bull was set up with {them}, through friends, and everybody said to give it time.',
        'It ran towards commitment.',
        'They were told to take it slowly.',
      ),
      told(
        '{They} calls the dog’s mother “my mother-in-law”, and that was only the first hour.',
        'She is a poodle.',
        'She does not think that it will last.',
      ),
      told(
        'Everybody at the table had seen {them}, except the one who was in love.',
        '“What a lovely colour”, she said.',
        'He thought it was bunting.',
      ),
    ],
    closings: [
      'It can be seen from the moon, but not from across a candle.',
      'Run, said the friends; slowly, said the heart.',
      'It will all be very funny in a year, and is already quite funny.',
      'In the right light it is almost beige.',
      'Nobody said there was nothing to see here; nobody looked.',
    ],
  },
  {
    nouns: list('maincharacter'),
    events: [
      '{a_one} leaned against a bus window in the rain, as in a film, and the driver wound the wipers in time to {name}',
      '{a_one} walked away from the barbecue without looking back, in slow motion, and the sausages exploded behind {name}',
      '{a_one} ran through an airport to tell somebody something, and the whole gate, who were for Malta, hugged {name}',
      '{a_one} said “nobody understands me” to the sea, and a voice from the next balcony said: “Go on, {name}”',
    ],
    conflicts: [
      told(
        'Whenever {they} looks out of a window, a piano begins, and it is the neighbour’s boy.',
        'He only knows the one.',
        'He has asked for sadder weather.',
      ),
      told(
        '{They} orders at the bakery as though it were the last scene, and the woman behind sobs.',
        'It was two rolls.',
        'She had come for the credits.',
      ),
      told(
        'A stranger asked {them} the time, and has had to stay on as the best friend.',
        'He has one funny line in each chapter.',
        'He has a bus to catch, really.',
      ),
      told(
        '{They} threw off the glasses and shook out the hair, and walked into the glass door.',
        'It was cut, for length.',
        'The door got the award.',
      ),
      told(
        'All the birds fell silent when {they} spoke, because of the cat behind.',
        'The cat had a better agent.',
        'It was a good speech, for a car park.',
      ),
    ],
    closings: [
      'Fade to black, and then somebody turns the light on for the crisps.',
      'To be continued, after the laundry.',
      'It had all been building up to this sandwich.',
      'In the sequel there is a horse.',
      'Everybody is an extra in somebody else’s supermarket.',
    ],
  },
];
