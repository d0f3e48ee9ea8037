/** What stands in the street and beside it: whoever walks home knows it. */
import { list, type NounClass, told } from './noun-class.ts';

export const STREET_AND_BUILDING_CLASSES: readonly NounClass[] = [
  {
    nouns: list('trafficlight stoplight crosswalk zebracrossing'),
    events: [
      '{a_one} turned red before the last car of a wedding, and bride and groom drove in circles round {name}',
      '{a_one} was waited at by a man at three in the morning, with no car for miles, and at four he still stood there with {name}',
      '{a_one} changed when an old lady with a frame was only half-way, and she raised the frame and said {name}',
      '{a_one} has a button that every child in town has pressed, and which is wired to a small lamp that says {name}',
    ],
    conflicts: [
      told(
        'For nine years a man in a hurry has got red every morning, and takes it personally.',
        'It is meant so.',
        'He tried it on foot, and got the little man.',
      ),
      told(
        'At green nobody moved, for the driver in front had got to the best part of the song.',
        'Those behind joined in, on the horn.',
        'He left at amber, on the high note.',
      ),
      told(
        'The little red man has been standing since 1961, and the little green one has not arrived anywhere.',
        'They have never met.',
        'They write, by cable.',
      ),
      told(
        'Between amber and red there is one second, and in it a whole town shows what it is made of.',
        'The taxis have decided.',
        'The learner is still thinking.',
      ),
      told(
        'A young man washed every windscreen that stopped there, including those that shook their heads.',
        'One was a convertible.',
        'He has gone on to glasses.',
      ),
    ],
    closings: [
      'It is always green when one is looking for something in a bag.',
      'Nobody is coming, and yet four grown people wait, because of the child.',
      '“Wait”, says the button, and everybody presses it again, to argue.',
      'Amber means “just about”.',
      'It is switched off at midnight, and then everybody is alone.',
    ],
  },
  {
    nouns: list('trafficcone roadworks roadwork pothole'),
    events: [
      '{a_one} was carried home by two students at four in the morning, given a scarf, and presented to the landlady as {name}',
      '{a_one} got up on to the bronze general in the square one night, and is on all the tea towels now as {name}',
      '{a_one} closed a lane for one whole summer, and those who met in the jam hold a yearly dinner for {name}',
      '{a_one} appeared on the motorway at dawn for no reason, and four hundred drivers made way for {name}',
    ],
    conflicts: [
      told(
        'Nine kilometres of {their} family guard one hole, and in the hole a man is eating an egg.',
        'He looks up when somebody hoots.',
        'The shell is cordoned off separately.',
      ),
      told(
        'A boy put one of {their} family on his head, said “I am a wizard”, and needed the fire brigade.',
        'They asked for a wish each.',
        'He has kept the job.',
      ),
      told(
        'Every night it all moves a metre to the left, and by now the road goes through a garden.',
        'It is a nice bit of road, with roses.',
        'The gnome directs it.',
      ),
      told(
        'Nobody has ever seen {them} come or go, and the man from the works says the same.',
        'They come up after rain, he thinks.',
        'He counts on Fridays, and there are more.',
      ),
    ],
    closings: [
      'The end of it is promised for spring, in white paint, by hand.',
      'The tarmac behind {them} is protected, and nobody knows from what.',
      'Somebody holds a parking space like that all night, for love.',
      'It was run over twice, and rose both times, slowly, like a butler.',
      'One lane goes, and the other reads its messages.',
    ],
  },
  {
    nouns: list('streetlamp lamppost streetlight'),
    events: [
      '{a_one} was leaned on by a man with a bass voice and nowhere to go, and that song is called {name}',
      '{a_one} flickered over two people who had only meant to shake hands, and their eldest is called {name}',
      '{a_one} was walked into by a man with his eyes on his phone, who begged pardon, and was told: “Granted, {name}”',
      '{a_one} lit a man who was looking for a key that he had lost elsewhere, but the light was better with {name}',
    ],
    conflicts: [
      told(
        'Four hundred moths meet there every night, and not one can say what was decided.',
        'It was a good crowd, mostly in beige.',
        'They take {them} for the moon, and {they} has not had the heart.',
      ),
      told(
        'At ten a dog comes by, reads, and writes a line, and the owner studies the notice about the cat.',
        'The cat is sitting on top.',
        'The dog could tell him a thing or two.',
      ),
      told(
        'At dusk they all come on, one by one, down to the sea, except for {them}.',
        'It was thinking of something.',
        'It comes on at nine, when people have stopped waiting.',
      ),
      told(
        'A note with little strips hung there, “room, quiet”, and each strip was torn off by the same hand.',
        'He lives there now, with all the numbers.',
        'He rings himself up, and says that it is taken.',
      ),
    ],
    closings: [
      'Beneath it everybody looks as though they were about to confess.',
      'There is a glove on top, and it is always a left one.',
      'It is darkest just below the next one.',
      '{They} has seen everybody home, and said nothing.',
      'Somebody sings round {them} in the rain, and somebody shuts a window.',
    ],
  },
  {
    nouns: list('bin trashcan garbagecan trash garbage dumpster wastebasket rubbish dustbin wastepaper'),
    events: [
      '{a_one} was aimed at from nine metres, from six and from two, and then walked to, by a whole office that says {name}',
      '{a_one} was opened by a crow with two toes, who sniffed, nodded, and announced it like a wine: {name}',
      '{a_one} was put out on the wrong day, and the whole street, which goes by what it sees, followed {name}',
      '{a_one} swallowed a wedding ring, and six men went in up to the waist and came out with a boot and {name}',
    ],
    conflicts: [
      told(
        'A yoghurt pot with a foil lid and a paper sleeve stood before {them}, and a grown man wept.',
        'It went into four, in the end.',
        'The spoon was the hard part.',
      ),
      told(
        'The lid no longer shut, so a man climbed in to jump, and now the neighbours see only a hat.',
        'He is doing well, and would like a plank.',
        'The lorry comes at seven.',
      ),
      told(
        'At two a family with small hands and striped tails comes, and there have been remarks about the menu.',
        'It was fish again on Tuesday.',
        'The father would like a word with the cook.',
      ),
      told(
        'It is somebody’s turn to empty it, and there is a tower on top by now at which nobody breathes.',
        'An eggshell was placed yesterday, with tweezers.',
        'Whoever makes it fall has to go, those are the rules.',
      ),
    ],
    closings: [
      'Everything in the world ends up there, and most of it too soon.',
      'The banana skin came last, on top, like a cherry.',
      'A love letter lies in there, in two, next to the fish.',
      'The lid comes down slowly, so that one can think it over.',
      'It was still good, says the fly.',
    ],
  },
  {
    nouns: list('bench'),
    events: [
      '{a_one} had been painted that morning, the note had blown away, and a bishop went home with stripes and the name {name}',
      '{a_one} had two strangers, one at each end, who by the autumn had met in the middle and agreed on {name}',
      '{a_one} was told every day at ten past four, for forty years, by one old man with a newspaper: “Move up, {name}”',
      '{a_one} got a little brass plate about somebody who loved this view, and who, by the spelling, was {name}',
    ],
    conflicts: [
      told(
        'An old lady sat down exactly in the middle, put out her bags, and looked at nobody.',
        'A family of five is standing, and admires her.',
        'A duck has been let in.',
      ),
      told(
        'Two old men had agreed on everything since Easter, and then one of them said “chess”.',
        'There is a bag between them now.',
        'The bag is losing.',
      ),
      told(
        'All afternoon a young man tried out on {them} what he would say to her, and she came from behind.',
        'She had heard the second version.',
        'She said yes to that one.',
      ),
      told(
        'It was cold, it was “only for two minutes”, and {they} has heard a whole divorce.',
        'It was about the dishwasher.',
        'They went home together, with the same stripes.',
      ),
    ],
    closings: [
      'The paint has been dry for years, but nobody dares to take down the note.',
      'Somebody carved a heart, and somebody else gave it a moustache.',
      'There is a good view of the lake, or there was, before the other one.',
      'Whoever gets up sighs, and it is taken as a thank-you.',
      'The crossword is left there for the next, with one corner to go.',
    ],
  },
  {
    nouns: list('sign signpost roadsign stopsign billboard'),
    events: [
      '{a_one} said “wet paint”, and forty people with one green finger each have been asked about {name}',
      '{a_one} was turned round by a boy one night, and a coachload of florists got to know the quarry, and {name}',
      '{a_one} warned of leaping frogs for forty years, and then one came, looked at the picture, and did it just like {name}',
      '{a_one} said that signs were not allowed here, and the council congratulated itself on {name}',
    ],
    conflicts: [
      told(
        'Two bent little figures were put on {them}, for “old people”, and two old ladies stopped to correct the handbags.',
        'They vaulted it, to make the point.',
        'The hats were right, they said.',
      ),
      told(
        'There are nine on the one pole, and whoever has read them all may go, it says on the tenth.',
        'A learner has been there since spring.',
        'Right at the bottom somebody has lost a parrot.',
      ),
      told(
        'It says not to feed the ducks, and below sit four who cannot read, and one who can.',
        'He stands in front of the “not”.',
        'He has told the others that it is about swans.',
      ),
      told(
        'It used to say SLOW, and after the repairs the letters were put back in another order.',
        'It says OWLS now.',
        'There are owls.',
      ),
    ],
    closings: [
      '{They} points the way, and has never been there.',
      'Those who need it drive too fast to read it.',
      'On the back there is a heart, for the cows.',
      'It is still nine kilometres, as it was nine kilometres ago.',
      'Somebody has added a moustache to the little man at work.',
    ],
  },
  {
    nouns: list('postbox mailbox pillarbox'),
    events: [
      '{a_one} took in a man’s arm to the shoulder, who had thought better of a letter, and the van fetched both as {name}',
      '{a_one} was painted another colour, and an old lady who always turned left at the red one is still walking to {name}',
      '{a_one} got a letter every Sunday from a girl of four, without an address, that said: “Hello, {name}”',
      '{a_one} had one wasps’ nest, one firework and one proposal inside in a single summer, and came out as {name}',
    ],
    conflicts: [
      told(
        'He let the letter go, and in that moment he remembered what he had called her in line four.',
        'He waited till the van came, with a hook.',
        'She liked line four best.',
      ),
      told(
        'The van had gone at five, it was a minute past, and a man explained that to {them} with both hands.',
        'A dog sat down to listen.',
        'It changed nothing, but they parted as friends.',
      ),
      told(
        'Nobody writes any more, so {they} opens wide for anything, and was given a banana.',
        'It was delivered, to a Mr Banner.',
        'He has written back.',
      ),
      told(
        'A blue tit has moved in with four eggs, and there is a note on the slot in neat writing.',
        '“Please post next door”, it says, “they are asleep.”',
        'Even the taxman went on tiptoe.',
      ),
    ],
    closings: [
      'Everybody looks in after it, and nobody knows what for.',
      'One slot is for the town and one for the world, and behind them there is one bag.',
      'It is emptied daily, and takes it well.',
      'The rain gets in, and makes all of them sad letters.',
      'The ones to Father Christmas go in at knee height.',
    ],
  },
  {
    nouns: list('vending vendingmachine snackmachine'),
    events: [
      '{a_one} let a bar of chocolate hang by its very tip for a week, and the office kept watch by candlelight for {name}',
      '{a_one} turned down a crumpled note, a smoothed note and an ironed note, and a man knelt before {name}',
      '{a_one} was shaken by a student, gave out everything, down to a spring and a small light, and whispered {name}',
      '{a_one} gave one coin back nine times, and after the tenth, which had been licked, said thank you as {name}',
    ],
    conflicts: [
      told(
        'Number 34 is nuts, number 43 is a comb, and everybody is in a hurry.',
        'There is a very tidy man in accounts.',
        'Nobody knows who refills the combs.',
      ),
      told(
        'A bag of crisps leaned on the glass and did not fall, and a man leaned on the glass and did not go.',
        'They look alike by now.',
        'It fell at night, with nobody there.',
      ),
      told(
        'Somebody put an arm up the flap as far as it goes, and so the cleaner came to meet him.',
        'She dusted him as far as she could.',
        'He has the nuts, and will not let go of them.',
      ),
      told(
        'The soup comes out of the same nozzle as the cocoa, and {they} no longer knows which was first.',
        'It is called “brown”, and is popular.',
        'There is a noodle in it, for luck.',
      ),
    ],
    closings: [
      'The cup came after the coffee.',
      'Exact money only, {they} says, to a man with a fifty.',
      'The place to kick is marked by a dent, at the height of a manager.',
      'The top row has been empty for so long that it is called “the balcony”.',
      '{They} hums in the dark corridor, like a small cinema with one film.',
    ],
  },
  {
    nouns: list('trafficwarden parkingattendant parkingmeter'),
    events: [
      '{a_one} dealt with a snowed-up heap on a double yellow line, and in the thaw it was a hedge, which contests {name}',
      '{a_one} was one second ahead of a man with a coin, as always, and was called, beneath the breath, {name}',
      '{a_one} had a hearse, a tank and a pedal car in one morning, and only the pedal car has paid {name}',
      '{a_one} let somebody off, once, on a Tuesday, and that man has told his children about {name}',
    ],
    conflicts: [
      told(
        '“It was only two minutes”, everybody says, and {they} has added them up.',
        'It is four hundred years.',
        'It comes to a cathedral.',
      ),
      told(
        'A man ran out of the barber’s with half a beard, and the second line was written already.',
        'He went back for the other half.',
        'Both halves were over the time.',
      ),
      told(
        'The clowns had left their car on the yellow line, and {they} was patient until all of them were out.',
        'There were eleven, and a pony.',
        'One of them handed over a flower, and it was not water.',
      ),
      told(
        'The rain got at the ink, and all that could still be read beneath the wiper was “love”.',
        'He paid at once.',
        'He has parked there daily since.',
      ),
    ],
    closings: [
      'Everybody’s hour is known there, and when it ends.',
      'The money has run out, and after it came the man.',
      'Nobody waves, apart from children, who know no better.',
      'Somebody has moved the line a little, with chalk.',
      'Love is exempt, between two and four, except on market days.',
    ],
  },
  {
    nouns: list('statue monument bust obelisk'),
    events: [
      '{a_one} was unveiled, the cloth was pulled, and there, by a mix-up at the foundry, stood {name}',
      '{a_one} stood on a box in silver paint without blinking, had an itch before two hundred people, and became {name}',
      '{a_one} had one toe rubbed bright for luck before exams, and that toe alone is known as {name}',
      '{a_one} pointed out to sea until the square was turned round, and has pointed out the chip shop since as {name}',
    ],
    conflicts: [
      told(
        'The nose was lost in some war, and came back by ship from Italy, with a tan.',
        'It does not fit now.',
        'It looks down on the rest.',
      ),
      told(
        'For a bet a student spent a night up on {their} shoulders, and in the morning was dusted.',
        'The guide includes him.',
        'He is thought to be an allegory.',
      ),
      told(
        'A poster for a circus was pasted on {them}, and then the circus came to ask for {them}.',
        'It was for the number with the standing.',
        'It would have been between the seals and the knives.',
      ),
      told(
        'The night watchman swears that at three {they} shifts the weight to the other leg.',
        'So does he.',
        'They are both looking forward to the bench.',
      ),
    ],
    closings: [
      'The pose had been meant for five minutes.',
      'The inscription has all the dates, and not the story with the goat.',
      'It is heavier than the man was, and better liked.',
      'In winter it wears a woolly hat, and nobody knows from whom.',
      'Everybody meets beneath it, and looks the other way.',
    ],
  },
  {
    nouns: list('bridge viaduct drawbridge footbridge overpass'),
    events: [
      '{a_one} was begun from both sides, met in the middle with a step of one metre, and that step is called {name}',
      '{a_one} was crossed by an elephant and a mouse, and on the other side the mouse said: “How we shook it, {name}!”',
      '{a_one} went up for a very small captain with a very tall mast, and he took off his cap to {name}',
      '{a_one} had so many lovers’ padlocks on the rail that it hung low, and the fish have read on the largest: {name}',
    ],
    conflicts: [
      told(
        'A troll lives under there with three goats, and it was the goats who asked him in.',
        'They do the cooking.',
        'He is afraid of the big one.',
      ),
      told(
        'It takes nine years to paint {them} from end to end, and then the beginning is due.',
        'The painter got married half-way.',
        'His son is coming towards him, with another colour.',
      ),
      told(
        'Two villages have not spoken since {they} was finished, because now one could.',
        'Before that they used to wave.',
        'It had been put down to the water.',
      ),
      told(
        'A couple put a padlock on {them} and threw the key into the river, and it was that of the car.',
        'They live there now, and are happy.',
        'The padlock was for nine euros, and holds.',
      ),
    ],
    closings: [
      '{They} has been burnt behind several people, and was up again by Monday.',
      'In the middle everybody stops and spits, the judge as well.',
      '{They} sways a little, so as not to have to break.',
      'They will cross it when they come to it, people say, and then take the ferry.',
      'A great deal of water has gone under it, and it was never the same water.',
    ],
  },
  {
    nouns: list('castle tower palace fortress citadel turret'),
    events: [
      '{a_one} held out for two years of siege, until somebody thought of the back door, and it was opened by {name}',
      '{a_one} was haunted by a lady in white who only wanted the café, and who put down in the guest book: {name}',
      '{a_one} leaned a little, then a little more, and since then half the world has held out a hand beside {name}',
      '{a_one} was left to eleven cousins, who drew straws for the roof, and on the shortest one it said {name}',
    ],
    conflicts: [
      told(
        'There are forty rooms, and everybody lives in the one with the stove.',
        'The suits of armour have moved in too.',
        'On Sundays the other rooms are visited, in coats.',
      ),
      told(
        'The spiral stairs turn so that one man can hold them against an army, and the removal firm was two.',
        'The wardrobe has held out since Tuesday.',
        'It has named its terms.',
      ),
      told(
        'Boiling oil stood ready on the battlements, and then somebody brought potatoes.',
        'The enemy stayed for a second helping.',
        'Peace was made over the vinegar.',
      ),
      told(
        'From up there a princess has let down her hair, and so far it has been a sweep, a postman and a goat.',
        'A bell has been put in.',
        'The goat knows the way now, and comes on Fridays.',
      ),
    ],
    closings: [
      'There is a draught, says the duke, from beneath three rugs.',
      'The moat is held by ducks.',
      'The ghost has walked out, over the heating.',
      'From the top one sees in good time who is coming for tea.',
      'The key weighs four kilos, and is under the mat.',
    ],
  },
  {
    nouns: list('house cottage bungalow villa hut shed cabin'),
    events: [
      '{a_one} was built by a man with his own hands, and in places with his feet, and over the door it says {name}',
      '{a_one} was viewed by forty couples, who all said “one could do something here”, and who all meant {name}',
      '{a_one} settled in the night with one long creak, and the guest in the spare bed wrote down {name}',
      '{a_one} was huffed at and puffed at by a hairy gentleman with a surveyor’s report, who had to sit down in front of {name}',
    ],
    conflicts: [
      told(
        'The key has lain beneath the flowerpot for thirty years, and the burglars have been very decent.',
        'They water it.',
        'One of them took in a parcel.',
      ),
      told(
        'One room is kept nice for visitors, and the family has seen it twice.',
        'It is blue, they think.',
        'The visitors always sit down in the kitchen.',
      ),
      told(
        'Whoever comes is shown round, and at the cellar door the father takes over.',
        'The boiler has a name, and a speech.',
        'Upstairs takes four minutes, and the boiler forty.',
      ),
      told(
        'The third stair creaks, so a son has jumped over it at four in the morning since he was sixteen.',
        'His mother waits on the fourth.',
        'When it was mended nobody slept.',
      ),
    ],
    closings: [
      'Pencil marks go up the door frame, with dates, and the dog has one too.',
      'Nothing in there is level but the cat.',
      'The doorbell plays a tune, and there are people who write instead.',
      'It needs a lick of paint, says a snail.',
      'The roof is next year, as it was last year.',
    ],
  },
];
