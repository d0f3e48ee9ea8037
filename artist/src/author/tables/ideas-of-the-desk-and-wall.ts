/** What glows, plays, hangs on the wall or is only thought: a merge conflict, spam, dark mode, reggae, concrete, beige, free will, longing. */
import { MORE_OF_LONGINGS } from './more-of-nights-and-days.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_DESK_AND_WALL: readonly NounClass[] = [
  {
    nouns: list(
      'git mergeconflict gitmergeconflict gitpush gitcommit gitmerge gitblame pullrequest codereview commitmessage forcepush rebase mergerequest gitbranch',
    ),
    events: [
      '{a_body} took both sides in {topic}, between two rows of arrows, and what was left in the middle is {name}',
      '{a_body} saved the day after {topic} as “final”, then “final2”, then “finalreally”, and what is running is {name}',
      '{a_one} was changed in Lisbon and in Oslo on the same line, at the same second, and both of them swear by {name}',
      '{a_one} was waved through with “looks good to me” by somebody on a train, and the train is now called {name}',
    ],
    conflicts: [
      told(
        '“Accept theirs or accept ours?” it asked, and {they} said “yes”.',
        'They all live in the same line now, with a curtain.',
        'Theirs has brought a mother.',
      ),
      told(
        'Whoever was to blame could be looked up, line by line, and it was {they}, two years ago, at night.',
        'The remark beside it says “don’t touch, I’ll explain tomorrow”.',
        'They have not been on speaking terms since.',
      ),
      told(
        'It was pushed on a Friday at five with the message “small fix”, and the fire brigade asked how small.',
        'The second message says “fix fix”.',
        'The third is only a vowel.',
      ),
      told(
        'Forty remarks were made about one missing blank, and nobody mentioned the burning barn behind it.',
        'The barn has been approved.',
        'The blank has a birthday.',
      ),
      told(
        'A branch was cut two years ago for a weekend, and a family of owls has a say in it.',
        'They are nine hundred behind main, and happy.',
        'It can only be merged in winter.',
      ),
    ],
    closings: [
      'Resolved, it says, by somebody who has since taken up carpentry.',
      '“It works on my machine,” and so the machine was posted.',
      'Please pull before you push, says the door as well.',
      'History has been rewritten, and the cat no longer appears in it.',
      'Detached at the head, and otherwise quite well.',
    ],
  },
  {
    nouns: list(
      'technicaldebt techdebt segfault segmentationfault stackoverflow unittest printstatement memoryleak racecondition spaghetticode infiniteloop deadlock',
    ),
    events: [
      '{a_body} put “fix this later” beside {topic} in 2009, moved away, had children, and one of them was given the ticket about {name}',
      '{a_body} pulled one grey cable out of {topic} to see what it did, and a lighthouse in Norway went off, says {name}',
      '{a_one} passed on Monday, failed on Tuesday, was looked at by nine people, passed out of shyness, and was closed as {name}',
      '{a_one} was only found because somebody had printed “here”, “here2” and “why”, and after “why” it said {name}',
    ],
    conflicts: [
      told(
        'Nobody knows what the file called “temp” is for, and the airport stands on it.',
        'It was opened once, and closed with respect.',
        'It has a night watchman.',
      ),
      told(
        'An answer was found, from 2011, with one reply: “never mind, solved it”.',
        'He lives in Ohio, and the curtains are drawn.',
        'There is a pilgrimage, with rucksacks.',
      ),
      told(
        'It was explained to the rubber duck, out loud, and halfway through the duck went pale.',
        'It had seen it coming from the bath.',
        'The duck has its own login now.',
      ),
      told(
        'It goes away as soon as anybody looks, and comes back when the lead developer is at a wedding.',
        'It was the bride who had to restart it.',
        'The cake was rolled back.',
      ),
      told(
        'A week had been set aside to mend {them}, it was this one, and it is Friday.',
        'One comma has been mended.',
        'It is in somebody else’s calendar now.',
      ),
    ],
    closings: [
      'Works as designed, by somebody who was asleep.',
      'Nine green, one red, and the red one has been asked to wait outside.',
      'Please do not remove: nobody knows why.',
      'It could be rewritten in a weekend, they said, in spring, of another year.',
      'Undefined, it says, and means it kindly.',
    ],
  },
  {
    nouns: list('opensource opensourcesoftware opensourceproject freesoftware opensourcemaintainer hackathon'),
    events: [
      '{a_body} fixed a typing error in {topic} one evening, and half the banks of the world have been leaning since on {name}',
      '{a_body} asked for {topic} to have a button, was told “patches welcome”, came back with a needle, and was let in as {name}',
      '{a_one} gave away a cake with the recipe, was sent eleven better cakes and one complaint, and is now run by {name}',
      '{a_one} was to be named by all its friends together, and on the ninth day of the vote there were two of it, both {name}',
    ],
    conflicts: [
      told(
        'The whole internet rests on {them}, and {they} does it on Thursdays, after the swimming.',
        'Somebody in Nebraska has a cold, and the trains are late.',
        'It was asked for an invoice, and sent a drawing.',
      ),
      told(
        'A stranger wrote “this is broken, fix it today”, and was offered double the money back.',
        'It was paid out: nothing, twice.',
        'He has bought a frame for it.',
      ),
      told(
        'They fell out over tabs and spaces, and one half moved across the river with the logo.',
        'Each side has a penguin, and they are cousins.',
        'The bridge is indented by four.',
      ),
      told(
        'Anyone may look inside, change it and pass it on, and so the fridge at home has been forked.',
        'Theirs has jam.',
        'The light stays on in one of them, and it is being discussed.',
      ),
      told(
        'There was a donation of five euros, with a note: “for the coffee, and could it also do planes?”',
        'It does planes, since the weekend.',
        'The coffee was free as well, as in speech.',
      ),
    ],
    closings: [
      'Provided as is, without warranty of any kind, including this sentence.',
      'Free as in beer, says the beard, and explains the other one until closing time.',
      'Read the manual; somebody has to write it first.',
      'Everybody uses it, and two have said thank you, and one of those was a robot.',
      'The last release was on a Sunday, from a bathtub.',
    ],
  },
  {
    nouns: list('spam spammer spamemail spammail phishingemail scamcall scammer robocall'),
    events: [
      '{a_body} answered {topic} out of politeness, and a prince is now in the guest room, with the deposit and a towel that says {name}',
      '{a_body} was told by {topic} about a parcel, an aunt’s gold and three lonely ladies nearby, and went to meet all of them as {name}',
      '{a_one} began with “Dear Sir or Madam Beloved”, meant every word of it, and nobody ever wrote back to {name}',
      '{a_one} rang nine million people about their car, and the only one who had time was a grandmother, who sold it a car and {name}',
    ],
    conflicts: [
      told(
        'Congratulations, it says, {they} is the visitor number one million, for the ninth time today.',
        'The prize is a telephone, and one only has to send a telephone.',
        'The others are still in the corridor, with balloons.',
      ),
      told(
        'The real prince, who has all that money, has been writing for twenty years, and weeps at the filter.',
        'He has no idea what he does wrong.',
        'The capitals were meant as a hug.',
      ),
      told(
        'It was signed “Your Bank”, and the bank had three n’s in it and was asking for a gift card.',
        'It also sends love.',
        'A teller with a false beard has been let go.',
      ),
      told(
        'The one letter that mattered went in there as well, between two pills and a rich widow.',
        'It was the invitation, and it was last week.',
        'It has become friends with the widow.',
      ),
      told(
        '{They} pressed “unsubscribe”, and was asked for the reason, the address, the shoe size, and whether it was the heart.',
        'It was asked to stay for the children.',
        'There is a goodbye letter every morning.',
      ),
    ],
    closings: [
      'Act now, it says; this closing ends at midnight.',
      'Four thousand unread, and every one of them urgent and warm.',
      'Click here, and if not here, then here.',
      'This is not a joke, dear friend, and only needs a small fee.',
      'Doctors hate it, and have asked to be taken off the list.',
    ],
  },
  {
    nouns: list('nightmode darkmode lightmode darktheme screenbrightness screensaver bluelight'),
    events: [
      '{a_body} opened a white page at one in the morning in place of {topic}, and ships turned to port in front of {name}',
      '{a_body} got used to {topic}, went out into the garden, and looked for the switch of the noon, which is labelled {name}',
      '{a_one} went over to black to save the battery, the eyes and the soul, and was found only by walking into it, as {name}',
      '{a_one} was put on at sunset by itself, in the middle of a chess game, and both of the players are now {name}',
    ],
    conflicts: [
      told(
        'Grey was written on darker grey, very elegantly, and {they} has agreed to something.',
        'It was a cruise, or a kidney.',
        'The button can be felt, with patience.',
      ),
      told(
        'One colleague still has it all in white, and the others put on goggles and go past with a hand on the wall.',
        'He is brown on one side.',
        'Bees come to the window.',
      ),
      told(
        'Then a document opened, as bright as a fridge, and from the bed came a cry as of a vampire.',
        'There was a small heap of dust on the pillow.',
        'The cat needed a cloth over its eyes.',
      ),
      told(
        'The kitchen was done the same way, and supper is only known by its edges.',
        'It was fish, they think, or the sponge.',
        'The candle was told to invert itself.',
      ),
      told(
        'It was asked for in nine thousand letters, came at last, and everybody had it for a day.',
        'They miss the dust.',
        'The tenth thousand asks for beige.',
      ),
    ],
    closings: [
      'The moon has had it since the beginning, and does not go on about it.',
      'It is easier on the eyes, says a voice from somewhere.',
      'At breakfast it wore sunglasses to the milk.',
      'Only the logo was forgotten, and it stands there in a white box like a fridge.',
      'Nobody is sure if it is off.',
    ],
  },
  {
    nouns: list('asmr asmrvideo whispervideo asmrartist tingles mukbang whitenoise'),
    events: [
      '{a_body} chewed a gherkin into a microphone for the sake of {topic}, and four million people fell asleep on {name}',
      '{a_body} combed a doormat for nine hours in the name of {topic}, until it purred, and the comments only say {name}',
      '{a_one} tapped on a box with ten fingernails until something tapped back from inside, very softly, with the words {name}',
      '{a_one} whispered the rules of cricket to a whole ward, and they are known there as the first injection, or {name}',
    ],
    conflicts: [
      told(
        'A crisp packet was opened so gently that it took from Monday to Thursday.',
        'They were prawn cocktail, and they wept.',
        'The packet says it has never been so seen.',
      ),
      told(
        'The argument with the landlord was whispered as well, close to each ear in turn, and he let the rent go.',
        'He is on the carpet, smiling.',
        'He has asked for the part about the boiler again.',
      ),
      told(
        'In the night a lorry reversed, and nine hours of rain on a leaf had to be begun again.',
        'The leaf was very professional.',
        'The driver has been given a brush, and an ear.',
      ),
      told(
        'Towels were folded on camera, and the one who liked it most was a wolf in Canada.',
        'It has written about the flannels.',
        'It howls, but under its breath.',
      ),
      told(
        'When {they} orders at the bakery, the whole shop leans in, shuts its eyes, and gets goosebumps over a roll.',
        'The bell on the door has been oiled.',
        'It was for two with poppy seeds, and they are still sitting there.',
      ),
    ],
    closings: [
      'Good night, it said, to the left ear, and then, in fairness, to the right.',
      'Slime is in the fridge, behind the soap that has been cut.',
      'And now the brush again, says the thumb.',
      'Shh.',
      'The cough was cut out, and sells as a single.',
    ],
  },
  {
    nouns: list('lofi lofibeat lofimusic lofibeats lofihiphop chillhop studymusic studybeats chillout backgroundmusic'),
    events: [
      '{a_body} put on {topic} to study, has been at the same desk by the same wet window for six years, and the cat says {name}',
      '{a_body} slowed down everything by a third for {topic}, the rain, the kettle and the postman, and he has only got as far as {name}',
      '{a_one} was made with two chords, a rainy window and a needle with fluff on it, and the fluff gets a credit as {name}',
      '{a_one} was left on overnight by mistake by a nuclear power station, and in the morning all the rods were nodding to {name}',
    ],
    conflicts: [
      told(
        'The record crackles although there is no record, and a small man with a bag of crisps is paid for it.',
        'He takes it very seriously, and only salted.',
        'They once had vinegar, and it was jazz.',
      ),
      told(
        'The exam was passed, the degree put up, the hair went grey, and the beat has not been changed.',
        'The pen is on its ninth notebook.',
        'There is still one line to highlight.',
      ),
      told(
        'It rains outside, always outside, and the plant on the sill has never been so well.',
        'It has headphones too.',
        'The rest of the street is dry, and asks.',
      ),
      told(
        'Somebody sampled a grandmother saying “put a jumper on”, and eleven million people have put a jumper on.',
        'She gets a scarf for every thousand.',
        'On the B side it is soup.',
      ),
      told(
        'It was tried at an aerobics class, and they lay down one after the other, knees last.',
        'The instructor is doing her tax at last.',
        'The heart rates are being used as a drum.',
      ),
    ],
    closings: [
      'And round again, with a sigh on the four.',
      'The desk lamp is warm, the cat is asleep, and nothing has been written.',
      'Beats to relax to, or to look for the other sock to.',
      'It ends where it began, with a small bump.',
      'Twenty-two thousand are listening right now, and one of them is the kettle.',
    ],
  },
  {
    nouns: list('reggae reggaemusic ska rocksteady dancehall steeldrum reggaeband skaband soundsystem'),
    events: [
      '{a_body} came in on the off-beat in {topic}, has done since on stairs, and everybody else trips up over {name}',
      '{a_body} was told by {topic} not to worry about a thing, rang up the dentist to say so, and he has hung it up, signed {name}',
      '{a_one} had so much bass that the neighbour’s tea went from Tuesday to the edge, and fell off to the cry of {name}',
      '{a_one} was slowed down by a cow on the road, kept the tempo, and put the cow on the sleeve next to {name}',
    ],
    conflicts: [
      told(
        'One and three are kept free, as one never knows who might drop in.',
        'An aunt did, and was given the cowbell.',
        'Two and four have the guitar, and that is work enough.',
      ),
      told(
        'The loudspeakers are as high as a barn, and the hens live in the left one.',
        'They lay on the beat, only just after it.',
        'The eggs come scrambled.',
      ),
      told(
        'The rehearsal was at eight, and at eleven the drummer rang to say that he was nearly awake.',
        'He was the early one.',
        'They played at one, and it was about sunrise.',
      ),
      told(
        'The song is four minutes long, the echo another nine, and somebody has been sent after it.',
        'It was in the next valley, dubbing sheep.',
        'It came back with more of itself.',
      ),
      told(
        'A marching band came the other way down the street, and where they met there is now a beach.',
        'The tuba has taken its shoes off.',
        'The major is nodding, but in secret.',
      ),
    ],
    closings: [
      'Every little thing is going to be seen to, some time after lunch.',
      'The bass is still in the cutlery drawer.',
      'Up on the second, and down on nothing in particular.',
      'There is one more verse, when the sun has moved.',
      'It is not late; it is behind the beat.',
    ],
  },
  {
    nouns: list('freewill determinism predestination butterflyeffect trolleyproblem'),
    events: [
      '{a_body} decided against {topic} on a Monday, was told that it had always been going to, and in a huff became {name}',
      '{a_body} exercised {topic} over a menu for four hours, by choice, and had the soup, as always, and the name of {name}',
      '{a_body} tossed a coin to find out about {topic}, and it came down on its edge, and rolled off with {name}',
      '{a_one} stood at the switch between one and five, chose to rebuild the railway, and has a station named {name}',
    ],
    conflicts: [
      told(
        'A professor proved at breakfast that {they} could not have done otherwise, and so {they} took his egg.',
        'He could not have done otherwise but shout.',
        'It had been boiled since the Big Bang.',
      ),
      told(
        'In the shop there are forty-one jams, and {they} was free to take any, and is still standing there.',
        'They closed round {them}, gently.',
        'It will be strawberry, and everybody knows.',
      ),
      told(
        'The arm went up by itself, a third of a second before {they} wanted it to, and bought a horse.',
        'The arm looks after it, mostly.',
        'It is a good horse; the arm has an eye.',
      ),
      told(
        'Just to surprise fate, {they} turned left at the bakery, and fate was there with a bun.',
        'It had been waiting since the Bronze Age.',
        'The bun was still warm, somehow.',
      ),
      told(
        'The horoscope said “you will do as you please”, and since then {they} does not know what to do.',
        'It was held to be pushy.',
        'Capricorn has been told to mind its own.',
      ),
    ],
    closings: [
      'It could all have come quite differently, only not here.',
      'Nobody is forcing anybody to read the next sentence.',
      'The choice was between the two, and it was made by lunch.',
      'It was meant to be, said the domino, and leaned.',
      'Of {their} own accord, and at the usual time.',
    ],
  },
  {
    nouns: list(
      'brutalism brutalist brutalistbuilding brutalistarchitecture concreteblock towerblock rawconcrete brutalistposter multistorey',
    ),
    events: [
      '{a_body} asked for a cosy little bench in the manner of {topic}, and eleven lorries came at dawn to pour {name}',
      '{a_body} lost a set of keys while taking the tour of {topic}, on walkway C, level minus half, and lives there as {name}',
      '{a_one} was to be pulled down in April, was put on mugs by the young people in May, and is protected under the name of {name}',
      '{a_one} got one window box from a lady on the ninth floor, blushed in grey, and lets itself be called {name}',
    ],
    conflicts: [
      told(
        'When it rains there are long dark streaks down the front, and the experts call it honest.',
        'The laundry has another word.',
        'Somebody has offered it a handkerchief, of concrete.',
      ),
      told(
        'The entrance is on the third floor at the back, over a bridge, as people come by air in the future.',
        'The postman has been on the ramp since 1974.',
        'A helicopter came once, and could not find the bell.',
      ),
      told(
        'The heating was cast into the floor with great foresight, and the tap is under the car park.',
        'It is on “July”.',
        'The car park has lovely warm feet.',
      ),
      told(
        'A cushion was put down in the foyer, and the architect was seen crying in a polo neck.',
        'It was cast over in the night.',
        'It is still the softest thing on the block.',
      ),
      told(
        'Photographers come from Berlin, lie down on the ground, look up, and never ask anybody in.',
        'Inside there is a very good smell of onions.',
        'Mrs Novak waves from each of the pictures.',
      ),
    ],
    closings: [
      'It is warmer than it looks, and it looks like a bunker for organs.',
      'Truth to the material, it said, and grazed an elbow.',
      'The ivy has been trying since the seventies, and is being interviewed.',
      'Not a curve in it, unless one counts Mrs Novak’s cat.',
      'It casts a shadow as far as the next council.',
    ],
  },
  {
    nouns: list(
      'beige colourbeige colorbeige colourgrey colorgray colourred colorred colouryellow coloryellow colourgreen colorgreen colourblue colorblue colourpink colorpink colourpurple colorpurple colourorange colororange colourbrown colorbrown colourturquoise colorturquoise colourwhite colorwhite colourblack colorblack magenta turquoise paintcolour colourchart',
    ),
    events: [
      '{a_one} was chosen for the hall by a couple who could not agree, and of all the tins it is the only one they both call {name}',
      '{a_one} was on the chart between “Moth’s Breath” and “Sunday Porridge”, and the paint shop had to invent the name {name}',
      '{a_one} looked quite different in the tin, different again on the wall, and by candlelight it was found to be {name}',
      '{a_body} painted one wall with {topic} to try it out, then the cat leaned on it, and both samples are called {name}',
    ],
    conflicts: [
      told(
        'The decorator asked “matt, silk or eggshell?”, and {they} had to sit down on the dust sheet.',
        'It was eggshell, and an egg has complained.',
        'They tried all of them, on a nephew.',
      ),
      told(
        'A sofa was bought to go with it, then a lamp to go with the sofa, and on Sunday a dog to go with the lamp.',
        'Nobody can find the dog.',
        'It was a shade too lively.',
      ),
      told(
        'Two coats were needed, and one was on the back of the man who leaned on the door frame.',
        'He goes very well with the hall.',
        'It is his best side, and it is drying.',
      ),
      told(
        'At the rainbow’s they were told that all seven places are taken, and that a list is being kept.',
        'Brown has been waiting since the flood.',
        'Indigo had somebody in the family.',
      ),
      told(
        'It was the colour of the year once, and is still greeted by cushions.',
        'In the year after that it was in the sale, with the cushions.',
        'It wore a sash, in a matching shade.',
      ),
    ],
    closings: [
      'It goes with everything, and everything has asked where to.',
      'It says something about a person, and then says it again, in gloss.',
      'There is half a tin left, in the cellar, for touching up.',
      'Seen by north light, it has been to university.',
      'Watching it dry has been sold out since Thursday.',
    ],
  },
  {
    nouns: list('longing saudade homesickness yearning sehnsucht heimweh lovesickness pining'),
    events: [
      ...MORE_OF_LONGINGS.events,
      '{a_body} stood on a quay full of {topic}, waving to a ship until it came back to ask what was the matter with {name}',
      '{a_body} hung a smell of the kitchen at home in a jam jar because of {topic}, opens it on Sundays for a second, and sobs {name}',
      '{a_body} sang of {topic} in a cellar in Lisbon, about a fish that had gone, and the fish, at table four, wept for {name}',
      '{a_one} looked out of a train window at a lit kitchen, eleven years ago, and has been laying a place there for {name}',
    ],
    conflicts: [
      ...MORE_OF_LONGINGS.conflicts,
      told(
        'It is for a place that {they} has never been to, and the food there was better.',
        'The aunt there is missed most of all.',
        'They do a bread that cannot be described, and it was.',
      ),
      told(
        'The sea was asked when it would be back, and it said twice a day, but that was not what was meant.',
        'It left a shell, for the time between.',
        'It came up to the knee, in sympathy.',
      ),
      told(
        'When {they} got home at last, there it was, and nothing to sigh at, so {they} went away again.',
        'From the bus stop it was lovely.',
        'They waved from the kitchen with both arms.',
      ),
      told(
        'There is no word for it in any other language, and {they} has explained it in nine, with a guitar.',
        'It takes all evening, and then it is morning, and that has gone too.',
        'The Finns only nodded.',
      ),
      told(
        'A light has been left on in the window since 1987, and the electricity company sends a sigh with the bill.',
        'A moth has moved in, and is missed whenever it is out.',
        'It can be seen from a fishing boat, who has one too.',
      ),
    ],
    closings: [
      ...MORE_OF_LONGINGS.closings,
      'It was never as good as it will have been.',
      'The last ferry has gone, and it is being looked after.',
      'Far away is quite near, if one sits on the wall in the evening.',
      'There is an empty chair at the table, and it is given seconds.',
      'One more verse, said the guitar, and looked out to sea.',
    ],
  },
];
