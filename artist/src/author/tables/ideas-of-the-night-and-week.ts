/** What comes of a night out and of the week after it: last orders, a glow stick, hangxiety, a gym membership. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_NIGHT_AND_WEEK: readonly NounClass[] = [
  {
    nouns: list('hangxiety beerfear thefear hangoverregret drunktext drunktexts'),
    events: [
      '{a_body} sent “sorry about last night” to all forty contacts, because of {topic}, and the dentist forgave {name}',
      '{a_body} woke at six with {topic}, and slowly, like a curtain, there rose the memory of a speech about {name}',
      '{a_one} sat on the edge of the bed with a list of names, and at the top, underlined, in lipstick, was {name}',
      '{a_one} asked whether it had sung, was told “at first”, and pulled the duvet up to the word {name}',
    ],
    conflicts: [
      told(
        '{They} looked at the phone with one eye, through a hole in the blanket, and there were nine pictures.',
        'It is held up in six of them.',
        'In the last one there is a traffic cone, and a vow.',
      ),
      told(
        'Everybody is angry, {they} is quite sure, and the only message so far is a heart from Linda.',
        'It was read for tone.',
        'Who is Linda?',
      ),
      told(
        'The barman was told everything on Friday, and {they} now walks round by the ring road.',
        'He has forgotten it, he says, kindly, by name.',
        'He has asked how the rash is.',
      ),
      told('Toast was made, looked at, and apologised to.', 'The butter took it well.', 'It was the first to say anything nice.'),
      told(
        '{They} called the boss “mate” at about eleven, and at midnight “mum”.',
        'The boss has sent a jumper.',
        'There is a meeting called “quick chat”.',
      ),
    ],
    closings: [
      'It was fine, they all write, one after the other, too fast.',
      'Never again, says {their} mouth, and it tastes of carpet.',
      'By Tuesday it was a good night.',
      'There was dancing, and there is a film.',
    ],
  },
  {
    nouns: list('lastorders lastcall closingtime'),
    events: [
      '{a_one} was rung with a ship’s bell at ten to eleven, and forty people who had been leaving all asked for {name}',
      '{a_body} went up for one more at {topic}, and came back with a tray, a dog and a new friend called {name}',
      '{a_one} turned all the lights on at once, and the most beautiful person in the room was seen to be {name}',
    ],
    conflicts: [
      told(
        '“Have you no homes to go to?” they ask at the bar, and {they} said it was a long story, and it was.',
        'The chairs went up round it.',
        'It got as far as the divorce.',
      ),
      told(
        'A pint can be drunk in eleven seconds, {they} found, and then one has the rest of the evening.',
        'It was on the kerb.',
        'There is a trick with the jaw.',
      ),
      told(
        'The mop goes round {them} each night like the sea round a lighthouse.',
        'The ships are stools.',
        'It has the one dry spot in Hull.',
      ),
    ],
    closings: [
      'Drink up, please, says the dark.',
      'One for the road, and the road has had enough.',
      'Time, ladies and gentlemen, and Kevin.',
    ],
  },
  {
    nouns: list('walkofshame strideofpride'),
    events: [
      '{a_body} met the whole of church on its way home in {topic}, in sequins, and was handed a hymn book by {name}',
      '{a_one} went past nine bus stops at eight in the morning with one shoe in each hand, and a nun winked at {name}',
      '{a_one} crossed the marathon at mile four in a dinner jacket, was clapped, and has a medal for {name}',
    ],
    conflicts: [
      told('The milkman has seen it all, and of {them} he has seen the label.', 'It was on the outside.', 'He left a yoghurt.'),
      told(
        '{They} had told the flat “just one drink”, and came in as they were sitting down to lunch.',
        'There was a place laid, with a raised eyebrow.',
        'It was roast.',
      ),
      told(
        'A jogger, a dog and a father with a pram all said good morning, and each said it differently.',
        'The dog meant it.',
        'The pram is said to have known.',
      ),
    ],
    closings: ['Head high, heels in hand.', 'It was a short way last night.', 'The sun has no manners.'],
  },
  {
    nouns: list('fakeid guestlist bouncerlist vipwristband handstamp clubstamp plusone plus-one'),
    events: [
      '{a_one} was forty-one, from Ohio, a dentist, and shown at the door by a girl with a brace, who said {name}',
      '{a_body} said at the door that it was on {topic}, twice, with the surname, and was let in as the plus one of {name}',
      '{a_one} got past the rope with a nod, and was halfway to the bar when it was asked for the star sign of {name}',
    ],
    conflicts: [
      told(
        'The doorman held {them} to the light, then to his ear, and then he laughed until Wednesday.',
        'It is on the fridge in the back.',
        'He asked for one for his brother.',
      ),
      told(
        '“What year does that make you?” he asked, and one could hear it being worked out.',
        'It was 1894.',
        'A milk tooth fell out.',
      ),
      told(
        'Behind the rope it is the same room, only with a rope.',
        'The olives are the same too, and shorter.',
        'It looks back at the others, and they have chips.',
      ),
      told(
        '{They} does not come off with soap, and on Monday they all saw it at the bank, on the wrist, in pink.',
        'The manager has the same one.',
        'It was good for one drink, until May.',
      ),
    ],
    closings: [
      'Not in those shoes, said the rope.',
      'The name was down, only in another town.',
      'It has been of age for ages, says the plastic.',
    ],
  },
  {
    nouns: list('glowstick lightstick kpoplightstick concertlight discoglasses'),
    events: [
      '{a_one} was bent until it cracked, shone for one night over ten thousand heads, and was found in the fridge as {name}',
      '{a_one} was waved left by a whole stadium while it went right, and that is how the singer noticed {name}',
      '{a_one} was the lighthouse of a tent at four in the morning, and nine lost people sat down round {name}',
    ],
    conflicts: [
      told(
        'In the freezer it lasts another night, said somebody’s sister, and now the peas dance.',
        'The ice cubes have a drop coming.',
        'It is slow, but it is green.',
      ),
      told(
        '{They} knows every pause of the song, and goes dark for it, together with forty thousand others.',
        'One sneezed, and was seen from space.',
        'That was a very bright ballad.',
      ),
      told(
        'It was put round a neck, then a wrist, then the dog, and the dog was seen to come home four times.',
        'He has friends in pink now.',
        'The cat has asked for the off switch.',
      ),
      told(
        'At a power cut {they} was all that the surgeon had.',
        'The appendix came out to a beat.',
        'It went well, hands in the air.',
      ),
    ],
    closings: [
      'It glows when it has been broken, as do they all.',
      'By breakfast it is a stick.',
      'Left, right, left, and the chorus.',
    ],
  },
  {
    nouns: list('limbo limbodance limbostick conga congaline chacha macarena'),
    events: [
      '{a_one} leaned back at a wedding until the string vest could be read, and stayed down there as {name}',
      '{a_body} said that it could still do {topic}, at sixty, to a mop on two chairs, and was driven home flat as {name}',
      '{a_one} went out through the kitchen, the car park and a christening, and got longer each time by {name}',
    ],
    conflicts: [
      told(
        '“How low can you go?” they sang, and the answer was heard by everybody, at the seam.',
        'He walked out backwards.',
        'A tablecloth has been worn well since.',
      ),
      told(
        'The back was last that straight in 1988, and it went off like a ruler on a desk.',
        'A doctor was under the mop already.',
        'They rebooked as one.',
      ),
      told(
        'An aunt holds on at the hips in front, an uncle behind, and {they} cannot get off before Dover.',
        'The ferry charged for one, long.',
        'They are very well liked in Calais.',
      ),
    ],
    closings: [
      'Lower, said the mop.',
      'The chin was under, and then there was the rest.',
      'Hips are not what they were, nor where.',
    ],
  },
  {
    nouns: list('tequilashot smokingarea shotstray jagerbomb cheekyhalf'),
    events: [
      '{a_body} went out to {topic} for one minute, has three best friends from there, and knows none of them but {name}',
      '{a_one} came round on a tray that nobody had ordered, was drunk to nobody’s health, and was paid for by {name}',
      '{a_one} heard two break-ups, a proposal and a plan for a bar in Spain, all before midnight, and all from {name}',
    ],
    conflicts: [
      told(
        'Salt, then the glass, then the lemon, and an uncle did it the other way about, to the eye.',
        'He sees very clearly in it.',
        'The salt was sugar, and there are bees.',
      ),
      told(
        '“We should start a company”, somebody told {them} out in the cold, and there is one now.',
        'It sells candles to cats.',
        'Neither founder smokes.',
      ),
      told(
        '“One, two, three” was counted, and each of the nine had another idea of what comes after it.',
        'Four is a beautiful number.',
        'It ended in a tie, which had been his.',
      ),
    ],
    closings: ['It was just the one, times nine.', 'Have you got a light, or a plan?', 'Down in one, up in two.'],
  },
  {
    nouns: list('designateddriver nightbus taxirank taxiqueue nighttaxi'),
    events: [
      '{a_one} drank nine colas, heard the same story six times, and knows it now better than {name}',
      '{a_body} sang the whole of {topic}, from the station to the garage, with a kebab for a microphone, as {name}',
      '{a_one} got everybody home, and one too many, who is a lawyer from Leeds and lives in the box room as {name}',
    ],
    conflicts: [
      told(
        '“You are my best friend”, it was told by four people in the back, and one in the boot.',
        'The boot meant it.',
        'They sent it a fruit basket, by midday.',
      ),
      told(
        'At the lights somebody wished to be sick politely, and asked for a hat.',
        'It was a good hat, in its time.',
        'The other lights were green, too.',
      ),
      told(
        'In front of {them} stood two people and a traffic cone, and the cone had the better manners.',
        'It was going to the airport.',
        'It gave up its place to a bride.',
      ),
    ],
    closings: [
      'It knows where you live, and that you cried.',
      'Sober, and for that it deserves a medal and chips.',
      'Left here, no, left, the other left.',
    ],
  },
  {
    nouns: list('dancefloor firstdance slowdance dancebattle'),
    events: [
      '{a_body} was cleared for {topic}, did a thing with the knees, and the circle that formed was a first-aid course with {name}',
      '{a_one} was empty until ten, and then one aunt walked into the middle of it with a handbag and said {name}',
      '{a_one} began as a waltz for two, and by the second verse there were a fork, a flower girl and {name}',
    ],
    conflicts: [
      told(
        'They had had six lessons, and at the dip {they} met the cake.',
        'It gave way beautifully.',
        'The lift was left for the marriage.',
      ),
      told(
        'All shoes lie at the edge by eleven, and in the morning {they} counted one more foot than pairs.',
        'It hopped in at nine.',
        'He had danced on neither.',
      ),
      told(
        'The slow song came on, and {they} had a very long look at the fire notice with all the others.',
        'There are two exits.',
        'It can say it by heart, in three-four time.',
      ),
    ],
    closings: ['The knees will write to you.', 'It was sticky, and they held on to each other.', 'One more, says the floor.'],
  },
  {
    nouns: list('gymmembership gymcontract gymsubscription'),
    events: [
      '{a_one} was taken out on the second of January, shown round once, and has not seen anyone since but {name}',
      '{a_body} paid for {topic} for nine years, went twice, once to find a glove, and at the desk they cried {name}',
      '{a_one} could only be ended in person, in trainers, after three squats, so it is still paid by {name}',
    ],
    conflicts: [
      told(
        'Every visit so far comes to eleven hundred, and for that he had one banana and a shower.',
        'It was a very good shower.',
        'It came with a view of somebody’s leg.',
      ),
      told(
        'The plastic card lies in a wallet, and it is the fittest thing in it.',
        'It has been carried up two million stairs.',
        'The loyalty card from the bakery is nearly full.',
      ),
      told(
        'On Monday, {they} says, and means it, and has said it to four hundred Mondays.',
        'They have begun to laugh, as a group.',
        'It would have been legs.',
      ),
      told(
        'A personal plan was made for {them}, with arrows, and it has been used to light the barbecue.',
        'That was the cardio.',
        'The arrows went well with lamb.',
      ),
      told(
        '“We miss you!” they write, with a flexed arm, and then there is the other letter, with the sum.',
        'Both are from Darren.',
        'He has never met it, and would like to.',
      ),
    ],
    closings: [
      'It is in good shape, on paper.',
      'The bag is packed, and has been in the hall since spring.',
      'Cancel any time, by fax, on a bench press.',
      'Next week, legs and all.',
    ],
  },
  {
    nouns: list('trustissues peoplepleaser attachmentstyle abandonmentissues commitmentissues boundaries daddyissues'),
    events: [
      '{a_body} counted its change in front of its own mother, because of {topic}, and it was 5p short, said {name}',
      '{a_body} said “whatever you like” for so long, on account of {topic}, that it has come home with the horse of {name}',
      '{a_one} was asked to fall backwards into the arms of a whole department, and first looked round for {name}',
    ],
    conflicts: [
      told(
        'On the team day {they} was caught by nine colleagues, and asked all of them what they wanted.',
        'One of them did want something.',
        'It was only the stapler.',
      ),
      told(
        '{They} agreed with both sides of a divorce, and now spends Christmas at two tables, eating for four.',
        'There are two geese who trust it.',
        'It liked both of the gravies.',
      ),
      told(
        '“Who told you that?” {they} asked the weather forecast.',
        'It had a source in Iceland.',
        'It has looked out of the window, through a hole in the paper.',
      ),
      told(
        'A shop assistant asked if {they} needed help, and they have been in there since Friday, talking of fathers.',
        'Hers had sold shoes.',
        'It has bought a kayak, so as not to be rude.',
      ),
    ],
    closings: [
      'It is fine, really, whatever is easiest.',
      'It has read the small print on a hug.',
      'Sorry, it said to the chair.',
      'The therapist has been asked for references.',
    ],
  },
  {
    nouns: list(
      'decisionfatigue analysisparalysis intrusivethoughts intrusivethought sundayscaries sundayscares sundaynightdread sundaynightblues',
    ),
    events: [
      '{a_body} stood before eighty kinds of yoghurt with {topic}, and at closing time was carried out, holding {name}',
      '{a_body} was told by {topic} to put its tongue on the cold rail, only once, and the fire brigade asked for {name}',
      '{a_one} came in at five on the Sunday, without knocking, sat down in the good chair and opened the laptop of {name}',
    ],
    conflicts: [
      told(
        '“You could throw your phone in the river”, it said to {them} on the bridge, in a friendly voice.',
        'The phone is held with both hands there.',
        'A trout has rung.',
      ),
      told(
        'Every film there is was looked through before dinner, and it was bedtime.',
        'They saw four hundred beginnings.',
        'It was to be the one with the dog.',
      ),
      told(
        'On Sunday at six {they} irons one shirt, slowly, as a knight might.',
        'The horse is a bus.',
        'It has the sleeves of a man with a meeting.',
      ),
      told(
        'The waiter came for the fourth time, and {they} had got it down to two, and one was to leave.',
        'The fish has been taken off since.',
        'It had what he was having, and he was having doubts.',
      ),
    ],
    closings: [
      'The other one would have been better.',
      'What if it had been left on, asks the pillow.',
      'It will be Monday whatever one picks.',
    ],
  },
  {
    nouns: list('caffeinecrash all-nighter powernap sugarcrash afternoonslump'),
    events: [
      '{a_body} wrote nine pages during {topic}, and from page four on it is one letter, held down by the nose of {name}',
      '{a_one} came at twenty to three with the sound of a bouncy castle, in the middle of a sentence about {name}',
      '{a_one} lay down for ten minutes on a Tuesday, and got up in the wrong season with the word {name} on the cheek',
    ],
    conflicts: [
      told(
        'The birds began, and {they} shouted out of the window that it was still yesterday.',
        'They had a vote on it.',
        'They were in better voice.',
      ),
      told(
        'At four in the morning everything was suddenly clear, and {they} has it in writing: “cheese = God?”',
        'It got a B.',
        'The footnote is only a spoon.',
      ),
      told(
        '{They} spoke for an hour at a rate that no one could write down, and then was a coat on a chair.',
        'The chair took the questions.',
        'One word was “penguins”.',
      ),
    ],
    closings: [
      'It will close the eyes just to think.',
      'One more cup, said the hand, shaking on it.',
      'It was handed in at 8:59, and slept through the ten.',
    ],
  },
  {
    nouns: list('citybreak minibreak weekendbreak packageholiday'),
    events: [
      '{a_body} walked thirty-one thousand steps a day during {topic}, saw nine doors that were shut, and wept before {name}',
      '{a_body} had a list of eighty things for {topic}, from a friend, and the friend had only ever been to {name}',
      '{a_one} was to be for two, with a bridge and a sunset, and there were four thousand of them there, and {name}',
    ],
    conflicts: [
      told(
        'The flat was “in the heart of it”, and the heart beat all night, with a bass.',
        'It was above a mechanical bull.',
        'It stops for mass.',
      ),
      told(
        'They went where no tourists go, the book said, with the same book as all the others there.',
        'The landlord has one too.',
        'One local was found; he was from Hull.',
      ),
      told(
        'The blister on the left heel has seen the Uffizi from the queue.',
        'It was moved by it.',
        'It has been named after a Medici.',
      ),
    ],
    closings: [
      'They did it all, and could not say what.',
      'One should come back, with other shoes.',
      'Eleven hundred pictures, of which one is level.',
    ],
  },
  {
    nouns: list('datenight candlelightdinner candlelitdinner romanticdinner anniversarydinner'),
    events: [
      '{a_body} had a babysitter until ten for {topic}, and by nine was asleep in the bread, calling for {name}',
      '{a_body} wore the good shirt for {topic}, talked of the boiler for two hours, and was held by the hand by {name}',
      '{a_one} had a candle so close to a sleeve that the waiter put it out with the wine and the word {name}',
    ],
    conflicts: [
      told(
        'They were not going to talk about the children, and looked for eleven minutes at the salt.',
        'It was very like Oskar.',
        'It has his chin.',
      ),
      told(
        '“You choose”, said one, and “no, you”, said the other, and at midnight they had toast.',
        'It was the best toast in years.',
        'It had been her choice all along.',
      ),
      told(
        'A man with one rose at a time came by the table, and would not be looked past.',
        'They have eleven, and a bucket.',
        'He is called Ali, and has the other half of the tiramisu.',
      ),
    ],
    closings: [
      'Home by half past nine, and proud of it.',
      'Two spoons, and only one of them was fair.',
      'They still like each other, in good light.',
    ],
  },
  {
    nouns: list('spinclass spinningclass indoorcycling pilatesclass aerobics bootcamp bodypump stepaerobics'),
    events: [
      '{a_one} rode forty kilometres uphill in the dark, to drums, and got off exactly where it had got on, as {name}',
      '{a_body} clipped its shoes in for {topic}, could not get them out again, and was carried off with the bike by {name}',
      '{a_one} went left when all the others went right, for the whole of a song, and led a new group under {name}',
    ],
    conflicts: [
      told(
        '“Turn it up!” shouts the lady at the front, and {they} moves the hand to the knob, and does not.',
        'The knob knows.',
        'It was for the mirror.',
      ),
      told('The hill has no top, no view and no bench with an ice cream.', 'There is a fan.', 'One waved, as to a cow.'),
      told(
        'Everybody hugged at the end, and was wet, and knew nobody.',
        'It was like a wedding, or a shipwreck.',
        'They have a group now, with flames.',
      ),
    ],
    closings: [
      'Last one, said the voice, for the fourth time.',
      'Nothing has moved but the moon.',
      'Breathe, smile, and where is the towel.',
    ],
  },
];
