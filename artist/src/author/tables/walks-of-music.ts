/** Who plays, sings and dances, and what it is done with: what goes with each, as only it can have it. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_MUSIC: readonly NounClass[] = [
  {
    nouns: list('trombone trombonist bugler euphonium brassband bandmaster marchingband'),
    events: [
      '{a_one} let the water out over the row in front, and the row in front stood up as one and shouted {name}',
      '{a_one} turned left where the parade turned right, played on alone as far as {town}, and was welcomed there as {name}',
      '{a_one} swallowed a fly on the high note, finished the anthem all the same, and the programme thanks {name} and a fly',
      '{a_one} held one low note until the windows of {town} answered, and what they answered was {name}',
      '{a_body} followed {topic} through the village for the beer at the end, and was counted in as {name}',
    ],
    conflicts: [
      told(
        'There is always a little water in the bends, and whoever sits in front of {them} plays in wellingtons.',
        'The oboe has gone under twice.',
        'It is condensation, says the whole back row.',
      ),
      told(
        '{They} had three hundred bars of rest in {town}, counted them all, and came in during the speech.',
        'The speech was in the wrong key.',
        'It was bar three hundred and one, by {their} count.',
      ),
      told(
        'Rehearsal is at eight, beer is at nine, and the march has never been heard beyond bar forty.',
        'Bar forty-one is said to be lovely.',
        'It is the bar with the thirst in it.',
      ),
      told(
        'Children sat down opposite the bandstand and bit into lemons, and {they} got through the hymn without one round note.',
        'The lemons took the encore.',
        'It was a sour hymn, but a short one.',
      ),
      told(
        '{They} played a serenade under one window until it opened, and then it was a bucket.',
        'The second verse is for the bucket.',
        'It was wet, but it was a B flat.',
      ),
    ],
    closings: [
      'Loud is not a mistake, says the back row.',
      'At weddings {they} is seated in the next village.',
      'Oom, {they} says, and waits for somebody to say pah.',
      'The mute was lost years ago, and the neighbours are still looking for it.',
      'Everybody has a dent, and each dent has a procession.',
    ],
  },
  {
    nouns: list('orchestra classicalmusic viola violist oboe oboist bassoon clarinet clarinettist symphony philharmonic quartet'),
    events: [
      '{a_one} turned two pages at once, got to the end before the others, and bowed alone as {name}',
      '{a_one} coughed between two movements, the whole hall coughed back, and the recording is on sale as {name}',
      '{a_one} came in alone in the general pause, which the critic praised as a bold new work called {name}',
      '{a_one} asked the oboe for an A, was given an opinion, and has been tuned to {name} ever since',
      '{a_body} sat down on the wrong chair for {topic}, was handed the second desk, and stands in the programme as {name}',
    ],
    conflicts: [
      told(
        'The stick pointed at {them}, {they} looked behind {themself}, and so did the whole row, as far as the wall.',
        'The wall came in on time.',
        'At the end of the row sat a fireman, and he sang.',
      ),
      told(
        'The symphony is called the Unfinished, {they} knows how it goes on, and the hall was locked up at two.',
        'It ends with {them}.',
        'The audience was let out by way of the kettledrums.',
      ),
      told(
        'A telephone rang in the slow movement in {town}, and {they} took up the tune and passed it to the cellos.',
        'It is the only part that anybody whistled.',
        'The call was for the second horn.',
      ),
      told(
        'Over {their} part somebody has written “watch!”, and {they} has watched that word for whole seasons.',
        'The music went by on the other side.',
        'Underneath it says “not this”.',
      ),
      told(
        '{They} sits at the last desk, where you see nothing, and has been playing last week’s programme.',
        'It got the better review.',
        'The two only meet in the finale.',
      ),
    ],
    closings: [
      'It sounded better in rehearsal, when nobody listened.',
      'Nobody claps between the movements, and only {they} knows how many there are.',
      'A wrong note played twice is an interpretation.',
      'Tails at the back, gravy at the front.',
      'The interval was the best part, says the man who pours it.',
    ],
  },
  {
    nouns: list('piano pianist pianola harpsichord clavichord grandpiano'),
    events: [
      '{a_one} got stuck on the stairs between two removal men and a banister, and the whole house learnt {name}',
      '{a_one} was still playing in the lobby when the hotel closed for the winter, and the snow came down on {name}',
      '{a_one} was left under a lace cloth and nineteen family photographs, and the one in the middle says {name}',
      '{a_one} played “Chopsticks” with so much feeling that {official} had to go outside, and sobbed {name} there',
      '{a_body} did nine years of {topic} for the sake of an aunt, and knows one piece, and it is called {name}',
    ],
    conflicts: [
      told(
        'Six men brought {them} up to the fourth floor, and there a lady said that it was the other staircase.',
        'Two of them live on the landing now.',
        'The banister has been promised back.',
      ),
      told(
        'There are a pencil, a coin and half a biscuit under the keys, so that every waltz has a rattle in it.',
        'The rattle is now printed in the score.',
        'The biscuit is a little sharp.',
      ),
      told(
        'Every guest says that they do not play, and then plays one tune with one finger until the taxi comes.',
        'The taxi driver knows it too.',
        'The finger has begun to take lessons.',
      ),
      told(
        'The tuner comes once a year, hits one key forty times, looks sadly at {them}, and has cake.',
        'The cake was in tune.',
        'Next year it will be the key beside it.',
      ),
      told(
        'The young man who turns the pages fell asleep at page two, and {they} has played page two since {weekday}.',
        'People begin to see new things in it.',
        'Page three is thought to be about a river.',
      ),
    ],
    closings: [
      'The left hand does not know what the right is doing, but it is louder.',
      'Scales first, says a voice from the kitchen.',
      'The stool goes up, the stool goes down, and that was the concert.',
      'The black ones are for sad, and the sticky one is jam.',
      'Nobody in the house can play, but everybody can dust.',
    ],
  },
  {
    nouns: list(
      'guitar guitarist heavymetal bassist rockstar popstar rocker rockband boyband band metalhead punk roadie groupie amplifier amp riff ukulele banjo',
    ),
    events: [
      '{a_one} counted to four, nobody came in, and that is on sale as the first record of {name}',
      '{a_one} left a garage band over musical differences with the garage, and went solo as {name}',
      '{a_one} turned it up to eleven, the fuse of {town} turned it down to none, and somebody in the dark began to chant {name}',
      '{a_one} slept in the van through the whole farewell tour, and came on for the encore as {name}',
      '{a_body} promised that {topic} would only be on {weekday}s, and the neighbours still knock {name} on the wall in time',
    ],
    conflicts: [
      told(
        'The farewell tour is in its ninth year, and {they} has slowly begun to mean it.',
        'There is a last date, and then two extra ones.',
        'The farewell has had a greatest hits.',
      ),
      told(
        'The contract asks for sweets without the brown ones, and {relative} has been sorting them in the van for days.',
        'The brown ones have a dressing room of their own.',
        'One got through, and the evening was off.',
      ),
      told(
        '{They} leapt from the stage into the crowd, and the crowd, both of them, stepped back politely.',
        'One held the coat.',
        'They said sorry afterwards, and bought a shirt.',
      ),
      told(
        'The sound check goes “one, two”, and {they} has been asking the man at the desk for a three.',
        'He is more of a two man.',
        'There are rumours of a four.',
      ),
      told(
        'A hotel room was to be wrecked, but {they} had seen the price list, and only ruffled a cushion.',
        'It was plumped up again before breakfast.',
        'The cushion was on the bill.',
      ),
    ],
    closings: [
      '{They} knows three chords, and one of them is the doorbell.',
      'What? says the front row, from the year before.',
      'The long solo is when everybody goes for chips.',
      'Live fast, says the jacket; home by ten, says the van.',
      'The early stuff was better, says a man who has not heard it.',
    ],
  },
  {
    nouns: list('singer karaoke vocalist crooner singalong songwriter popsinger yodeller yodeler yodel yodelling singing'),
    events: [
      '{a_one} began the song an octave too high, reached the chorus on tiptoe, and came down as {name}',
      '{a_one} asked everybody to sing along, and everybody, which was a lift, got out at {name}',
      '{a_one} sang in the shower until the plumber asked for the second verse, and the pipes still hum {name}',
      '{a_one} forgot the words, sang the fire instructions off the wall instead, and had a hit with them as {name}',
      '{a_body} only came to {topic} to hold the coats, was pushed up for a duet, and left with the microphone and the name of {name}',
      '{a_body} put down {name} on the list for {topic} for a laugh, and the laugh was called up first',
    ],
    conflicts: [
      told(
        'The words on the screen ran ahead, {they} ran after them, and they met again at the chorus.',
        'Both were out of breath.',
        'The screen had won by a syllable.',
      ),
      told(
        '{They} does the whole power ballad in {place}: the guitar, the rain, and the woman who leaves.',
        'The rain is bought most of the drinks.',
        'She came back for the second chorus.',
      ),
      told(
        '{They} has to rest {their} voice, and explains it to everybody in {town}, at length, from a balcony.',
        'The scarf stays on.',
        'Three honeys are working on it.',
      ),
      told(
        'There is a key change before the last chorus, and {they} went through it without opening it.',
        'You can still see where the hinges were.',
        'Only the dog next door made it to the other side.',
      ),
      told(
        'It was a duet for two, and {they} did both parts, with a hat for the other one.',
        'The hat was a little flat.',
        'They fell out over the bridge.',
      ),
    ],
    closings: [
      'One more, {they} says; the last one, says the landlord; and the stool agrees with him.',
      'Me-me-me, {they} warms up, and only some of it is an exercise.',
      'Everybody joins in at the chorus, to get it over with.',
      'The microphone was off for the best part.',
      'It is not the song that was wrong, but where it had been put.',
    ],
  },
  {
    nouns: list('opera operasinger soprano tenor baritone mezzo diva aria libretto operetta mezzosoprano'),
    events: [
      '{a_one} was stabbed in the first act, sang about it until the third, and took eleven bows as {name}',
      '{a_one} hit a note that emptied every glass in {town}, and the last one said {name} and cracked',
      '{a_one} put on one small mask, and not even {their} own mother in the front row knew {name}',
      '{a_one} missed a duel, because there was an aria to be finished first, and won it by voice as {name}',
      '{a_body} was given a ticket for {topic} by an uncle who could not face it, and was shaken awake at the end as {name}',
    ],
    conflicts: [
      told(
        '{They} has been dying on that sofa since the interval, and has just asked for the window to be opened again.',
        'The villain has gone home by tram.',
        'The draught is being paid as a chorus.',
      ),
      told(
        '“We must flee at once!”, {they} sang, eleven times, standing still, with {count} friends.',
        'The guards sat down to wait.',
        'They fled after the repeat.',
      ),
      told(
        'A letter has to be read out in the second act, and {they} sings even the address.',
        'The postcode is the best-known tune in it.',
        'Postage was due, in a minor key.',
      ),
      told(
        'The surtitles in {town} had slipped by one scene, and {they} asked a candlestick for its hand.',
        'It said yes, in act four.',
        'They say that it is the happier version.',
      ),
      told(
        '{They} and {rival} warm up at each other through the same wardrobe.',
        'The moths have left for the ballet.',
        'The coats are the better audience.',
      ),
    ],
    closings: [
      'The plot is on page nine of the programme, and was lost there.',
      'Fourteen curtain calls, and it is the curtain that is tired.',
      'Somebody upstairs shouted “bravo”, in {their} voice.',
      'The count was the gardener’s sister all along.',
      'What was too silly to be said has been sung.',
    ],
  },
  {
    nouns: list('choir chorister choirboy chorus choirmaster choirgirl gospel madrigal'),
    events: [
      '{a_one} only mouthed the words for years, was found out by a sneeze, and the sneeze is in the programme as {name}',
      '{a_one} stood among the altos to be near the radiator, and they have been tuned to {name} since',
      '{a_one} held the last note until everybody else had cycled home, and the echo took it down as {name}',
      '{a_one} was put with the basses because there was only one of them, and he called out {name} with relief',
      '{a_body} joined {topic} for the biscuits, and both tenors carried it home on their shoulders as {name}',
    ],
    conflicts: [
      told(
        '{They} was told to breathe where nobody would notice, and did so in {town}.',
        'It is two hours by train.',
        'The others held the note until {they} got back.',
      ),
      told(
        'Over five verses everybody sank by a tone, and only {they} stayed up.',
        'It was lonely, but there was a view.',
        'They were met in the cellar, with lamps.',
      ),
      told(
        'There are thirty altos and one tenor, and {they} has been told to look after him.',
        'He is only let out for the high bit.',
        'Three villages have offered a goose for him.',
      ),
      told(
        'The robes came back from the laundry in one size, and it fits {official}.',
        'The sopranos share a sleeve.',
        'Two at the back have not been seen since the collar.',
      ),
      told(
        'Everybody wrote “very soft” over the second verse, but {they} had just lost the pencil.',
        'It was found at the top of the verse.',
        'The swallows have left early this year.',
      ),
    ],
    closings: [
      'Eyes on the front, ears on the neighbour.',
      'Rehearsal is on {weekday}, and the cake is the real programme.',
      'Everybody came in together, within a minute.',
      'The sopranos have the tune, and will not give it back.',
      'When in doubt, hum.',
    ],
  },
  {
    nouns: list('dj deejay rave raver nightclub disco discoball techno turntable clubber discjockey'),
    events: [
      '{a_one} waited for the beat to drop until it was light outside, and swept up as {name}',
      '{a_one} was not on the guest list, but {name} was, with one friend, so it went in as both',
      '{a_one} pressed one button, raised both arms, and was booked for the whole summer as {name}',
      '{a_one} shouted “make some noise”, and the people upstairs made it, in writing, to {name}',
      '{a_body} went down to the cellar for a jar of plums, took to {topic} instead, and came up on {weekday} as {name}',
    ],
    conflicts: [
      told(
        'The beat has been about to drop since two in the morning, and a mattress has been laid out for it.',
        'It dropped, and rolled under the bar.',
        'The mattress has dozed off.',
      ),
      told(
        'The man at the door looked {them} up and down and said “not tonight”, and it was {their} night.',
        'It was very good, they could hear outside.',
        'He did the last set himself.',
      ),
      told(
        'Somebody asked for “the one that goes oonts”, and {they} is still finding out which.',
        'It was the fridge.',
        'There are six hundred of them so far.',
      ),
      told(
        '{They} holds one headphone to one ear all night, and nobody knows that it is the shipping forecast.',
        'Gale at midnight, then bass.',
        'Five hundred people have danced to a light drizzle in the north.',
      ),
      told(
        'The smoke machine was left running, and some who came for one drink are still feeling for the cloakroom.',
        'Two of them got engaged, by touch.',
        'The cloakroom has moved on.',
      ),
    ],
    closings: [
      'The lights go on at six, and everybody turns into somebody’s aunt.',
      'One more track, {they} says, and means the winter.',
      'The bass was felt mainly in the fillings.',
      'No requests, says the sign, as requested.',
      'The ticket for the coat is still there, and the coat has gone on to a bar.',
    ],
  },
  {
    nouns: list('ballet ballerina tutu pirouette balletdancer primaballerina nutcracker'),
    events: [
      '{a_one} came out of a spin facing the car park, danced on there, and was given a bunch of carnations and a ticket as {name}',
      '{a_one} was the fourth swan from the left, went right, and became the first {name}',
      '{a_one} stood on tiptoe to reach the jam, held it, and the kitchen has had a box in the name of {name} since',
      '{a_one} was lifted by a new partner, set down on the wardrobe, and billed up there as {name} until somebody found a ladder',
      '{a_body} was sent to {topic} to learn to stand still, and left through the cloakroom in one leap as {name}',
    ],
    conflicts: [
      told(
        '{They} dances the second swan from the left, and has asked what the first one is thinking.',
        'Bread, says the director.',
        'The first swan says that she is thinking of the first swan.',
      ),
      told(
        'The lift was rehearsed with a sack of flour, and on the night {they} was thrown just as far.',
        'The third row caught {them}, and fluffed out the net.',
        'The flour has kept the part.',
      ),
      told(
        'All the talking is done by hand, so the prince spent one act on “the sink is blocked”, and {they} wept.',
        'It is the saddest scene of the season.',
        'A plumber rose out of the pit.',
      ),
      told(
        '{They} stands with {their} feet at a quarter to three, and people in {place} set their watches by it.',
        'The bus goes at half past, with a bend of the knee.',
        'In fifth position it is always lunch.',
      ),
      told(
        'It takes forty ribbons to get {them} ready, and one of them was tied to the piano.',
        'It came along for the jumps.',
        'They were a lovely pair.',
      ),
    ],
    closings: [
      'It looks as light as a feather, and lands like a drawer.',
      'And down, and up, and the knee has handed in its notice.',
      'Pink is a colour that has to be earned.',
      'The swan gets better every night, and is still not a duck.',
      'Everything hurts, says the smile.',
    ],
  },
  {
    nouns: list(
      'dancer tango waltz flamenco foxtrot ballroom polka samba tapdancer breakdancer choreographer dance dancing breakdance rumba',
    ),
    events: [
      '{a_one} led with the left, and so did the other one, and they were found three villages on as {name}',
      '{a_one} bit through the rose at the first turn, danced on with two halves, and was given a ten as {name}',
      '{a_one} asked the coat stand for the next one, took its silence for yes, and they were announced as {name} and partner',
      '{a_one} spun on one spot until it gave way, and came up out of the cellar as {name}',
      '{a_body} learnt {topic} from a chart of footprints, followed it out of the door, and was last heard of in {town} as {name}',
      '{a_body} brought {topic} to a place where people only nod, and a woman at the back nodded twice and said {name}',
    ],
    conflicts: [
      told(
        'It takes two, so {they} asked {rival}, and since then they lean on each other and do not speak.',
        'From the balcony it looks like passion.',
        'Only the knees are on good terms.',
      ),
      told(
        'Slow, slow, quick, quick, said the teacher, and {they} does it on the stairs, in the bus and with soup.',
        'The soup was one of the quick ones.',
        'The bus has picked it up.',
      ),
      told(
        '{They} trod on the same foot nineteen times in one evening, and by now the foot steps first.',
        'It leads.',
        'It belongs to {official}.',
      ),
      told(
        'The judges in {town} held up a six, a seven and a sandwich.',
        'The sandwich was the kindest.',
        'The crust was taken off for technique.',
      ),
      told(
        'There was one turn too many at the end, and {they} left through the band.',
        'The accordion took it for a solo.',
        'They closed up behind {them} without missing a beat.',
      ),
    ],
    closings: [
      'Chest out, chin up, and where did the partner go?',
      'One, two, three, one, two, and three has sat down.',
      'The floor has been excused for the rest of the evening.',
      'Sequins are still being found, as far as {town}.',
      'Whoever is not asked holds the handbags, and {they} holds nine.',
    ],
  },
];
