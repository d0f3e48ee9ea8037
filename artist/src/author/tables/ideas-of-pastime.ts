/** What fills the ears or the day: jazz, an earworm, hide and seek, a traffic jam, a line of people, hold music. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_PASTIME: readonly NounClass[] = [
  {
    nouns: list('jazz bebop swingmusic scatsinging jazzband jazzclub jazzmusician freejazz smoothjazz ragtime dixieland'),
    events: [
      '{a_body} played a wrong note in the middle of {topic}, played it again, so that it was meant, and went down in history as {name}',
      '{a_body} came in one beat late because of {topic}, on purpose, to supper, to the wedding, and to the naming of {name}',
      '{a_body} sang the telephone book for the sake of {topic}, as far as “doo-bee”, and a Mr Doobie rang up to ask for {name}',
      '{a_one} began a solo on a Tuesday, lost the way home, and a search party with brushes found it as {name}',
    ],
    conflicts: [
      told(
        '{They} nods slowly with the eyes shut, and nobody knows whether it is the music or the bus.',
        'It was the bus.',
        'It was in seven-four.',
      ),
      told(
        'It’s the notes one does not play, {they} says, and has played none since Easter.',
        'The neighbours have bought the record.',
        'It is very tight, they say.',
      ),
      told(
        'The bass got a solo, so everybody began to talk, and {they} talked in time.',
        'It was about parking, in G.',
        'The talk got a round of its own.',
      ),
      told(
        '{They} wears sunglasses in a cellar, at night, and has been in the broom cupboard for two numbers.',
        'It had good brushes.',
        'The mop swings.',
      ),
      told(
        '“Is this still the same piece?”, a lady asked after an hour, and {they} asked the drummer.',
        'He had been hoping that it was another.',
        'It was the tuning.',
      ),
    ],
    closings: [
      'If you have to ask, the answer is a long one, on the saxophone.',
      'One, two, and then everybody for themselves.',
      'There are no wrong notes, only brave ones.',
      'Nice, says a man in a roll-neck, very quietly.',
      'They will all meet again at the end, or near it.',
    ],
  },
  {
    nouns: list('hiphop rap rapper beatbox beatboxer rapbattle freestyle trapmusic breakbeat emcee'),
    events: [
      '{a_body} dropped the microphone at the end of {topic}, as one does, on the foot of the landlord, and he shouted {name}',
      '{a_body} was beaten at {topic} by a retired librarian, who had found nine rhymes for “silence”, and one was {name}',
      '{a_body} wore so many chains for the sake of {topic} that a bicycle was locked to {them}, and it is waiting for {name}',
      '{a_one} made the sound of a whole drum kit in the dentist’s chair, and the drill came in with {name}',
    ],
    conflicts: [
      told(
        '{They} comes from the street, and more exactly from the end house, with the good hedge.',
        'There is a track about the hedge.',
        'Mother is on the chorus, with the bins.',
      ),
      told(
        'Everything that {they} says about {themself} is “the greatest”, including the shoes, in a forty-six.',
        'They are kept in the box.',
        'The box is the second greatest.',
      ),
      told(
        'Nothing rhymes with “orange”, and {they} has taken it out on a greengrocer.',
        'He had “door hinge” ready.',
        'The crowd went wild, among the leeks.',
      ),
      told(
        'Hands in the air, {they} said, and at the bank it was misunderstood.',
        'They swayed, at least.',
        'The clerk waved them from side to side.',
      ),
      told(
        'Before every line {they} says “yeah”, “uh” and “check it”, and also at the chemist’s.',
        'It was checked, and was the wrong cream.',
        'There is no line after it.',
      ),
    ],
    closings: [
      'Mic check: one, two, and three has the day off.',
      'Peace, {they} says, and is fetched by mother.',
      'It is all about respect, and a bit about trousers.',
      'Turn it down, said the window; turn it up, said the dog.',
      'Word, and then several thousand of them.',
    ],
  },
  {
    nouns: list('countrymusic bluegrass honkytonk linedance linedancing linedancer hoedown squaredance squaredancer'),
    events: [
      '{a_body} lost the truck, the dog and the girl in the first verse of {topic}, and the dog came back as {name}',
      '{a_body} turned left in the middle of {topic} while ninety hats turned right, and the new dance is called {name}',
      '{a_body} cried into a beer for the sake of {topic}, it was weak to begin with, and the barman calls it a {name}',
      '{a_one} is three chords and the truth, and when it came out about the chords, all that was left was {name}',
    ],
    conflicts: [
      told(
        'Played backwards, {they} gets the truck, the house and the wife back, and stops drinking.',
        'The dog gets a pup.',
        'The wife would like it played forwards again.',
      ),
      told(
        '{They} has a hat, boots and a buckle like a soup plate, and works at the bank.',
        'The horse is a bicycle.',
        'It is tied up outside, for the look.',
      ),
      told(
        'The river, the road and the moon are in every song, and {they} has had to put in a lake.',
        'It had asked.',
        'It has a part in the second verse now.',
      ),
      told(
        '{They} yodelled by accident, on a step, and got a contract.',
        'It has been hard to do again.',
        'They have put in more steps.',
      ),
      told(
        'He done her wrong, {they} sings, and an English teacher in row two gets up every time.',
        'She sings the seconds, corrected.',
        'They are touring as a duo.',
      ),
    ],
    closings: [
      'The truck still runs, and nobody knows after whom.',
      'It was the dog who wrote most of it.',
      'There is a tear in the beer, and a beer in the truck.',
      'Heels together, thumbs in, and mind the ham.',
      'One more verse, and the train goes off the bridge.',
    ],
  },
  {
    nouns: list('earworm jingle catchysong catchytune hitsong onehitwonder summerhit babyshark'),
    events: [
      '{a_one} got in by way of an advert for carpets, and nine years later a surgeon in the middle of it all was humming {name}',
      '{a_one} was whistled once in a lift, got out on every floor, and by noon the whole tower was typing in time to {name}',
      '{a_one} has only one line, which goes round, and the second has been looked for by four professors and {name}',
      '{a_body} woke up with {topic}, gave it to the baker, met it again at noon on a priest, and they both sighed: {name}',
    ],
    conflicts: [
      told(
        'It was played at a christening by accident, and {they} was the only one who knew all the moves.',
        'By the end there were forty.',
        'The vicar led the clapping.',
      ),
      told(
        'There is only one way to be rid of it, and that is to hum {them} at somebody else.',
        'Whole offices have gone down.',
        'It is back by four, with harmonies.',
      ),
      told(
        'At three at night, in perfect silence, {they} goes “bada-bing”.',
        'The tap does the second voice.',
        'The dog has learnt the clap.',
      ),
      told(
        'Nobody likes {them}, nobody has bought {them}, and nobody can hear “la” without going on.',
        'It stood at number one all summer.',
        'It went “la”.',
      ),
      told(
        '{They} stopped at the last note but one, in a full train, and nobody could get off.',
        'A man from Leeds sang it in the end.',
        'He was kissed by the conductor.',
      ),
    ],
    closings: [
      'You are humming it now.',
      'Da-da-dum, says the kettle; oh no, says the house.',
      'And again from the top.',
      'It has been gone for a week, and somebody has just asked where.',
      'Na na na, and that is the deep part.',
    ],
  },
  {
    nouns: list('eurovision songcontest talentshow talentcontest singingcontest castingshow'),
    events: [
      '{a_body} sang at {topic} inside a burning piano with a wind machine, and a man in the front row was blown to {name}',
      '{a_body} got no points at {topic}, from all sides, with warm greetings, and is a hero at home by the name of {name}',
      '{a_body} read out the points at {topic}, asked for a word about the lovely show, took nine minutes, and is known as {name}',
      '{a_one} stood in tears before three judges, because of a lost hamster, and the hamster was put through as {name}',
    ],
    conflicts: [
      told(
        'Up a half-tone it went, and {they} with it, and one of them has not come down.',
        'It is on the lamps.',
        'The bat in row nine liked it.',
      ),
      told(
        'There were four dancers, a man on a hamster wheel and a grandmother with bread, and {they} was the singer.',
        'The bread got the most votes.',
        'The wheel is still going.',
      ),
      told(
        'The neighbours give each other twelve, as every year, and {they} lives on an island.',
        'Iceland sent a card.',
        'The sea gave eight.',
      ),
      told(
        'Something silver was torn off in the second verse, and under it {they} wore something more silver.',
        'By the third it was a mirror.',
        'A pilot has complained.',
      ),
      told('The song is about peace, and has “bang” in it forty times.', 'It was understood.', 'A general bought the record.'),
    ],
    closings: [
      'Good evening, this is the jury; we can hear you, can you hear us?',
      'It is not about winning, says everybody above ninth.',
      'Two points, and one of them was meant for the lamp.',
      'It’s a yes from the hamster.',
      'Next year it will be held where nobody has a hall.',
    ],
  },
  {
    nouns: list(
      'olympics olympicgames olympiad decathlon torchrelay javelin shotput discus polevault longjump highjump hammerthrow relayrace goldmedallist',
    ),
    events: [
      '{a_body} carried the flame to {topic}, stopped for a sausage, saw that it could be grilled, and got there on Sunday as {name}',
      '{a_body} came fourth at {topic}, by the width of a moustache, and in metal there is nothing for {name}',
      '{a_body} went to {topic} to watch, bent down for a dropped bun at the gun, and was through to the final as {name}',
      '{a_one} was thrown so far that {they} had to change planes, and is in the tables of two countries as {name}',
    ],
    conflicts: [
      told(
        'The anthem was the wrong one, but {they} stood there so nicely that they let it finish.',
        'It was for the weightlifter from Tonga.',
        'He had wept to another one all week.',
      ),
      told(
        'Once in four years everybody knows about trampolining, and {they} explains it from the sofa.',
        'The landing was a disgrace, with crisps.',
        'The crisps fell off at the somersault bit.',
      ),
      told(
        'One bites on gold, and {they} bit on it, and the other one was a biscuit.',
        'Both have a bit off.',
        'The biscuit was the real one.',
      ),
      told(
        'Taking part is what counts, {they} was told, by somebody with nine of them round his neck.',
        'He clinked.',
        'He could not get through the door.',
      ),
      told(
        'The baton fell at the second change, and {they} ran the rest with a leek.',
        'It came in third.',
        'It has been looked into, and was a good leek.',
      ),
    ],
    closings: [
      'Faster, higher, and could somebody help with the zip?',
      'Four years for nine seconds, and there was a bee.',
      'The flame is out, but somebody has a lighter.',
      'It was a personal best, says mother, of all of them.',
      'False start.',
    ],
  },
  {
    nouns: list(
      'hideandseek hideandgoseek hopscotch musicalchairs blindmansbuff leapfrog tugofwar peekaboo truthordare spinthebottle',
    ),
    events: [
      '{a_body} stood behind a curtain for {topic} with both feet sticking out, and after a week the shoes were sent on to {name}',
      '{a_body} won at {topic} in 1994, and nobody has found out yet, and to the mice in the airing cupboard it is {name}',
      '{a_body} counted to a hundred for {topic}, was good at it, went on, and at nine million was tapped by {name}',
      '{a_one} crept out from behind the sofa when all the others had grown up, and was told over the phone: “Found you, {name}”',
      '{a_body} was left without a chair in {topic}, sat down on the cake, and was declared the winner of that as {name}',
    ],
    conflicts: [
      told(
        '{They} covered both eyes, and since then nobody has been able to see {them}.',
        'There is a pram that agrees.',
        'It worked on the taxman, for a year.',
      ),
      told(
        '“Ready or not”, somebody called, and {they} was not, and said so from the wardrobe.',
        'They gave it another hundred.',
        'It is always the wardrobe.',
      ),
      told(
        'Everybody went home for supper, and {they} is still in the hollow tree, very pleased.',
        'The squirrel has been counting.',
        'A plate is left at the roots.',
      ),
      told(
        'In the grown-ups’ version {they} has to be found by Tuesday, by the tax office.',
        'They looked behind the curtain.',
        'The feet were right there.',
      ),
      told(
        'A giggle came from the laundry basket, and nobody could think who that might be.',
        'The whole house wondered aloud.',
        'The socks were asked.',
      ),
    ],
    closings: [
      'Warm, warmer, and then it was the cat.',
      'Ninety-eight, ninety-nine, and something fell in the kitchen.',
      'Come out, come out; it has been eleven years.',
      'It does not count, {they} says, as always when it did.',
      'Peep, went the cupboard, and was sorry at once.',
    ],
  },
  {
    nouns: list('traffic rushhour congestion motorway parking detour carpark parkinglot commute'),
    events: [
      '{a_body} got to know the lady in the next car in {topic}, proposed at junction nine, and at junction ten the twins were christened {name}',
      '{a_body} took a short cut round {topic} that only locals know, met all the locals there, and was elected by them as {name}',
      '{a_body} changed to the faster lane in {topic}, eleven times, and each time the other one sped off and hooted at {name}',
      '{a_one} went round in a circle from Friday on, looking for the right way off, and the daffodils in the middle know {name}',
      '{a_one} was put up for nine days in the spring of 1998, with a digger and two men, and both are leaning there as {name}',
    ],
    conflicts: [
      told(
        'At the head of it all, eleven miles on, there was nothing, and {they} was quite hurt.',
        'A hedgehog had looked left, then right, then left.',
        'It had been a man who braked in 2009.',
      ),
      told(
        'A snail overtook on the hard shoulder, without looking across.',
        'It had its whole house with it.',
        'It was home for the news.',
      ),
      told(
        'Somebody let {them} in, and {they} waved so long that the lights changed.',
        'The one behind did not wave.',
        'They have exchanged cards since.',
      ),
      told(
        'There was one space, and {they} and another came to it at once, and each said “after you”.',
        'A lady with a trailer took it.',
        'She had a second trailer.',
      ),
      told(
        '{They} sings best there, with the windows up, and the whole left lane knows that it is opera.',
        'There is a conductor in a van.',
        'The tenor drives for a laundry.',
      ),
    ],
    closings: [
      'You are not in it, said a poster above it; you are it.',
      'We would have been there by now, said somebody in the back, on foot.',
      'It is only another nine minutes, as it has been since lunch.',
      'Turn round where possible, says the voice, and it sounds tired.',
      'Everybody was going somewhere, and got to know a bridge.',
    ],
  },
  {
    nouns: list(
      'flightdelay delayedflight lostluggage turbulence layover boardingpass checkin departurelounge carryon airportsecurity overbooking cancelledflight stopover dutyfree',
    ),
    events: [
      '{a_one} was put back by ten minutes, thirty times, and at gate nine they have since founded a town called {name}',
      '{a_one} flew to Oslo by {themself}, saw the fjords, and came back a week later with a tan and a tag for {name}',
      '{a_one} shook two hundred people so thoroughly that all the soups were one, and the captain greeted them on behalf of {name}',
      '{a_body} slept across four chairs with an armrest in the ribs because of {topic}, and was called to the gate as {name}',
    ],
    conflicts: [
      told(
        'The seat belt sign went on with a “bing”, just as {they} had all of the lunch on a fork.',
        'It landed in business class.',
        'It had been upgraded before {them}.',
      ),
      told(
        'Round and round went one pink case that nobody wanted, and {they} has begun to nod to it.',
        'It belongs to a bishop.',
        'It is the only one that is ever on time.',
      ),
      told(
        'The belt, the shoes, the water and the watch were off, and it was {they} who still beeped.',
        'It was joy.',
        'It was a fork, from home.',
      ),
      told(
        'A sandwich at the gate cost as much as the flight, and {they} has it insured.',
        'It has its own seat.',
        'It did not like the take-off.',
      ),
      told(
        'Everybody stood up the moment it stopped, heads bent under the lockers, and so they stayed, with {them}.',
        'Some have been engaged like that.',
        'The door was at the other end.',
      ),
    ],
    closings: [
      'We apologise for any inconvenience, said somebody who was at home.',
      'Nothing to declare, {they} says, and the cheese clears its throat.',
      'In the unlikely event of landing, keep the little spoon.',
      'It is due at nine, and it does not say which.',
      'Some things may have moved, and so has the sun.',
    ],
  },
  {
    nouns: list('queue waitingroom waitinglist ticketqueue queuing queueing queuejumper'),
    events: [
      '{a_one} grew behind a man who was only looking at the sky, went round the block, and is known by {their} front as {name}',
      '{a_one} had a fish tank, nine chairs and a magazine about a royal baby who is now a grandfather, and in it sat {name}',
      '{a_one} was joined by everybody on principle, nobody knew what for, and at the end of it they were handed {name}',
      '{a_body} coughed once because of {topic}, everybody moved two chairs on, and the whole row was left to {name}',
    ],
    conflicts: [
      told(
        'The other one moves faster, and {they} went over, and now this one does.',
        'There are notes on it, in two colours.',
        'The tills take turns, out of spite.',
      ),
      told(
        'Somebody pushed in, and {they} breathed out through the nose, audibly.',
        'It was the talk of the week.',
        'He is said to have moved abroad.',
      ),
      told(
        'Number forty-six was called, then ninety, then forty-seven, and {they} has B twelve.',
        'Nobody has ever met a B.',
        'The machine only meant it as a vitamin.',
      ),
      told(
        '“I’m only going to ask something”, said a lady, and forty people looked at {them}.',
        'She asked where the end was.',
        'It has moved to the next street.',
      ),
      told(
        'The fish in the tank have seen {them} so often that they swim up.',
        'The one with the hat is the doctor.',
        'They have an appointment, too.',
      ),
    ],
    closings: [
      'Next, please, and nobody looked up in time.',
      'It has two ends, and everybody is at the wrong one.',
      'You are number four hundred, and it is nice and warm.',
      'Excuse me, is this the end? Yes, it is.',
      'A man has come to see what it is about, and is the last now.',
    ],
  },
  {
    nouns: list(
      'holdmusic customerservice hotline callcentre callcenter helpline callwaiting liftmusic elevatormusic muzak customersupport',
    ),
    events: [
      '{a_body} was passed on by {topic} from sales to service to a man in a boat, who was very nice, and took down {name}',
      '{a_body} danced slowly round the kitchen to {topic} for two hours, and when somebody picked up, asked for one more as {name}',
      '{a_body} said “agent” to {topic}, then “AGENT”, then “please”, and was put through at once, as {name}',
      '{a_one} pressed one, then four, then the star, and was asked how likely it was to recommend {name}',
    ],
    conflicts: [
      told(
        '“Your call is important to us”, {they} was told, every forty seconds, and began to believe it.',
        'It was the nicest thing all year.',
        'They have never called back.',
      ),
      told(
        'It is always the same four bars on a pan pipe, and {they} is not allowed to know how it ends.',
        'It ends on Thursdays.',
        'The piper is on hold, too.',
      ),
      told(
        '“Is there anything else I can help you with?” asked somebody who had not helped with anything.',
        'There was a leak, and a sorrow.',
        'They talked about the sorrow.',
      ),
      told(
        'This may be recorded for training, said the voice, so {they} did all of Hamlet.',
        'It is shown to the new ones.',
        'The ghost was called Steve.',
      ),
      told(
        'After ninety minutes {they} was first in the line, and dropped the phone into a pan.',
        'The pan has been asked to hold.',
        'It is now ninth.',
      ),
    ],
    closings: [
      'For anything sensible, hang up and ask the cat.',
      'All our colleagues are at this moment one man.',
      'Please rate this ending from one to five.',
      'There is a website, says the voice, and the website says to ring.',
      'Beep.',
    ],
  },
  {
    nouns: list(
      'laundryday oddsock washday ironingpile movinghouse movingday removalvan removalman housemove springclean decluttering',
    ),
    events: [
      '{a_body} put in one red sock because of {topic}, and a whole football team now plays in pink as {name}',
      '{a_body} found a tissue in the wash after {topic}, or rather all over it, and it snowed in the hall on {name}',
      '{a_body} marked everything “misc” on account of {topic}, and has lived out of that for nine years as {name}',
      '{a_one} went in white at forty degrees with one red sock, came out pink, and has gone by the name of {name} on every line since',
      '{a_body} got a sofa stuck on the stairs in the course of {topic}, and two families, above and below it, share it with {name}',
    ],
    conflicts: [
      told(
        'Two socks go in and one comes out, and {they} has looked behind the drum with a torch.',
        'They have a house there, with a fence.',
        'It came out with a note.',
      ),
      told(
        'There is a chair for clothes that are neither clean nor dirty, and nobody has seen it since the spring.',
        'It is thought to be a rocking chair.',
        'A guest hung a hat on it, and hat and guest are gone.',
      ),
      told(
        'Somebody folded the fitted sheet alone, and {they} has asked for the witness.',
        'There was an outbreak of awe.',
        'It was a ball, seen closely.',
      ),
      told(
        'Friends came to carry boxes for a pizza, and {they} had forty boxes marked “books”.',
        'One of them was stones, out of love.',
        'There are three friends left, with backs.',
      ),
      told(
        'A shirt has been at the bottom of the basket for so long that {they} asks after it.',
        'It was white when it went in, in its youth.',
        'It fits a child now.',
      ),
    ],
    closings: [
      'It will all be put away on Sunday, it is said, by whoever lives here then.',
      'The kettle is in one of the boxes, and so is hope.',
      'Everything shrank, except the heap.',
      'Wash with similar colours, says the label; there are none.',
      'Lift with your knees, they said, and the knees had left.',
    ],
  },
];
