/** What would be told of by half of its name: a grill is no clock of an oven, a keyboard key opens no door, a pie chart was never baked. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_TAKEN_FOR_ANOTHER: readonly NounClass[] = [
  {
    nouns: list('grill barbecuegrill bbqgrill charcoalgrill kettlegrill gasgrill webergrill'),
    events: [
      '{a_one} was ready at the moment when everybody had filled up on bread, and was applauded with full mouths as {name}',
      '{a_one} turned eleven sausages into eleven pencils, and a whole street was drawn with them by {name}',
      '{a_one} was lit with half a bottle of something, and the hedge next door has been known since as {name}',
    ],
    conflicts: [
      told(
        'Four men stand around it with a bottle each, and the fifth may hold the tongs.',
        'He has handed them on only once, at a birth.',
        'The salad was made by somebody indoors.',
      ),
      told(
        'The rain began with the first chop, so {they} was moved beneath an umbrella, which is now a frame.',
        'Everybody said that it tasted of summer.',
        'The chop was worn home as a brooch.',
      ),
      told(
        'Black on the outside and pink on the inside, and the cook calls that a crust.',
        'The dog was asked, and declined.',
        'There is cheese, says his wife.',
      ),
    ],
    closings: ['The coals are perfect now, as everybody leaves.', 'It will be cleaned in spring.', 'Whoever turns it, owns it.'],
  },
  {
    nouns: list('flattyre flattire puncturedtyre puncturedtire bursttyre bursttire puncture'),
    events: [
      '{a_one} went “pfff” eleven miles from anything, and the only one who stopped was a nun with a jack and {name}',
      '{a_one} was looked at by four men with their hands on their hips, and at nightfall the fourth said {name}',
      '{a_one} met its one nail on a road of nine hundred miles, and still keeps it in its side as {name}',
    ],
    conflicts: [
      told(
        'The spare is underneath the suitcases, the pram and the cool box, and it is flat as well.',
        'They ate what was in the cool box.',
        'It was the good cheese.',
      ),
      told(
        'Father knows how it is done, and has been lying under there since lunch.',
        'Now and then a hand comes out and wants a sandwich.',
        'The man from the service needed four minutes.',
      ),
      told(
        'A sign promised a garage in half a mile, and it has been a nail studio since 2009.',
        'They did what they could, in coral.',
        'It does look nicer than the other three.',
      ),
    ],
    closings: [
      'It is only flat at the bottom.',
      'The air is out; the jokes are on.',
      'Slowly does it, with the warning lights on.',
    ],
  },
  {
    nouns: list('friendshipbracelet beadbracelet beadedbracelet charmbracelet loomband'),
    events: [
      '{a_one} was swapped for another at a concert with somebody in sequins, who wept, and has been godmother since to {name}',
      '{a_one} was knotted on with three wishes, and must fall off by itself, so that nobody has showered properly since {name}',
      '{a_one} was made by a niece of six with a letter too few, and the whole office reads {name}',
    ],
    conflicts: [
      told(
        'Both swore never to take it off, and one of the two is now a surgeon.',
        'It has a glove of its own.',
        'The patients ask for it.',
      ),
      told(
        'Forty of them reach to the elbow, and clack when their owner is lying.',
        'Nobody plays cards there any more.',
        'At “I am fine” it sounds like a train.',
      ),
      told(
        'A bead rolled off in the cinema, and eleven rows went after it on their knees.',
        'They missed the kiss.',
        'It was the heart, of course.',
      ),
    ],
    closings: [
      'It says “forever”, with one bead to spare.',
      'The knot was meant to be temporary.',
      'The other half of it lives in Leeds.',
    ],
  },
  {
    nouns: list('anklemonitor anklemonitors ankletag electronictag housearrest'),
    events: [
      '{a_one} beeped at the garden gate, at the letter box and once at a very good offer from {name}',
      '{a_one} was charged at the wall every night with the leg still in it, and so learned the news by heart as {name}',
      '{a_one} won a prize for most steps between a sofa and a fridge, which was accepted on its behalf by {name}',
    ],
    conflicts: [
      told(
        'The radius ends in the middle of the neighbour’s table, at the potatoes.',
        'The gravy is handed over with a ladle on a stick.',
        'Dessert is out of reach, and the judge knows it.',
      ),
      told(
        'Two officers came at once when {they} danced to the radio, and stayed for the second song.',
        'One of them can do the turn.',
        'It is in the report as “movement”.',
      ),
      told(
        'With the blue trousers it goes nicely, and with the sandals it raises questions.',
        'The mother-in-law took it for a step counter.',
        'She has ordered two.',
      ),
    ],
    closings: [
      'Home by eight, and by nine, and by ten.',
      'Somebody in an office always knows where it is.',
      '{They} blinks when {they} is thinking of the sea.',
    ],
  },
  {
    nouns: list(
      'keyboardkey capslock capslockkey shiftkey enterkey escapekey esckey deletekey backspace backspacekey controlkey ctrlkey altkey tabkey',
    ),
    events: [
      '{a_one} got stuck at the end of a polite mail, and eleven departments thought that somebody was screaming {name}',
      '{a_one} was leaned on by a cat, and what came out was signed, stamped and made a law as {name}',
      '{a_one} was pressed by mistake for twenty years, and resigned in capitals as {name}',
    ],
    conflicts: [
      told(
        'A crumb has moved in below, and every press of it says “crunch”.',
        'The crumb has a view.',
        'It was a good sandwich, in 2014.',
      ),
      told(
        'Everybody hits {them} twice, harder the second time, as if it had been a question of strength.',
        'The lift has the same trouble.',
        'They meet on Thursdays, and do not talk about it.',
      ),
      told(
        'The password was right all along; only the little green light knew.',
        'It told nobody.',
        'The account is locked until Monday.',
      ),
    ],
    closings: [
      'IT IS NOT SHOUTING, IT SAYS.',
      'Nobody has ever cleaned beneath {them} and spoken of it after.',
      'Press any other.',
    ],
  },
  {
    nouns: list('pooltable snookertable billiardtable billiardstable'),
    events: [
      '{a_one} swallowed a coin, a ball and a wedding ring, gave back the ball, and was proposed to by {name}',
      '{a_one} stands in a bar on a slope, so that the black goes home by itself, and the house always wins as {name}',
      '{a_one} was leaned over for an entire evening by a man explaining angles, and the cloth still repeats {name}',
    ],
    conflicts: [
      told(
        'The wall is so near on one side that there is a short cue, and a shorter one for July.',
        'In August it is done with a pencil.',
        'The pencil has won a cup.',
      ),
      told(
        'A champion called the pocket, the cushion and the year, and then potted the white.',
        'It was chalk, he said, and looked at the chalk.',
        'The chalk has a lawyer.',
      ),
      told(
        'Somebody put a drink on {them} once, for a second, and the landlord has pointed at the ring since 1987.',
        'The drink was lemonade.',
        'He keeps the coaster in the safe.',
      ),
    ],
    closings: [
      'Winner stays on, and so he lives there.',
      'One foot on the floor, please.',
      'The brown has been missing since the wedding.',
    ],
  },
  {
    nouns: list('solarpanel solarpanels photovoltaicpanel balconypowerplant'),
    events: [
      '{a_one} made so much on one day in June that the kettle was boiled for the whole street by {name}',
      '{a_one} was put up facing the sun, and a week later the neighbours built a third floor for {name}',
      '{a_one} has an app, and father reads out the curve at supper as if it were a letter from {name}',
    ],
    conflicts: [
      told(
        'A seagull has chosen it, and the east wing has been out since Easter.',
        'The seagull is paid in peanuts to sit on the other side.',
        'It has brought a cousin.',
      ),
      told(
        'The washing may be done between eleven and two, when there is sun, and not a minute after.',
        'Nobody has had a dry sock since October.',
        'The socks are waiting for March.',
      ),
      told('A cloud came by at noon, stopped, and was spoken to by name.', 'It was called Günter.', 'Günter has friends.'),
    ],
    closings: [
      'It pays for itself in 2051.',
      'It never misses a sunset, and resents each.',
      'In the evening it tells the toaster all about it.',
    ],
  },
  {
    nouns: list('firstaidkit firstaidbox medicalkit bandagebox'),
    events: [
      '{a_one} was opened at last in an emergency, and held a whistle, a receipt and one left glove for {name}',
      '{a_one} has lain in the car since it was built, and whatever is in it has expired, except the triangle and {name}',
      '{a_one} was needed for a paper cut, and four colleagues with a certificate carried out {name}',
    ],
    conflicts: [
      told(
        'The plasters with dinosaurs are gone, and the ones for grown-ups are exactly one size too small.',
        'Grown men ask at the school.',
        'The stegosaurus heals quickest.',
      ),
      told(
        'A foil blanket was unfolded once to see how it works, and nobody has ever folded it again.',
        'Grandfather wears it to the opera.',
        'He can be heard in the third act.',
      ),
      told(
        'The instructions begin with “stay calm”, in letters so small that everybody shouted for glasses.',
        'The glasses were in it.',
        'So was the tin of mints.',
      ),
    ],
    closings: [
      'Scissors not included; never were.',
      '{They} has helped most by being looked for.',
      'Blow on it, said somebody, and it was better.',
    ],
  },
  {
    nouns: list('hottub hottubs jacuzzi jacuzzitub whirlpoolbath whirlpooltub paddlingpool kiddiepool inflatablepool wadingpool'),
    events: [
      '{a_one} was filled in one go with the hose, and the village shaved dry for a week in honour of {name}',
      '{a_one} took five people, then a sixth, and then the lawn, the path and the guinea pigs on the wave of {name}',
      '{a_one} was so warm that a business meeting fell asleep in it, with wrinkled fingers, and was chaired by {name}',
    ],
    conflicts: [
      told(
        'Everybody swears that the bubbles are only from the nozzles.',
        'The nozzles have been off since Friday.',
        'Uncle looked at the moon.',
      ),
      told(
        'A leaf floats in it, and each in turn is told that somebody should get it.',
        'It is the third summer of that leaf.',
        'It has a name, and a towel.',
      ),
      told(
        'Getting in takes a breath, and getting out takes a war, a towel and a sister.',
        'The sister is at the back door, laughing.',
        'The towel was hers.',
      ),
    ],
    closings: ['The lid weighs more than the fun.', 'No diving; it has been tried.', 'The duck is for guests.'],
  },
  {
    nouns: list('bathbomb bathbombs bathfizzer'),
    events: [
      '{a_one} fizzed for four minutes, turned a lawyer lilac up to the chin, and was cited in court as {name}',
      '{a_one} was taken for a scone by grandfather, who has been blowing bubbles since, and answers to {name}',
      '{a_one} was a present from an aunt, who had it from a niece, who had it from {name}',
    ],
    conflicts: [
      told(
        'The tub has a ring of glitter now, and so has the plumber.',
        'He was asked about it at home.',
        'It will be gone by the next reign.',
      ),
      told(
        'It promises “calm of the ocean”, and goes off like a shaken lemonade.',
        'The cat was on the rim.',
        'The cat smells of lavender, and will not discuss it.',
      ),
      told(
        'Dried petals came out of it, and each had to be picked from a place of its own.',
        'One was found at the airport.',
        'They were polite about it.',
      ),
    ],
    closings: ['It was far too pretty to use, for nine years.', 'It gave all it had, and was pink.', 'Keep dry until wet.'],
  },
  {
    nouns: list('piechart piecharts piegraph'),
    events: [
      '{a_one} added up to a hundred and nine per cent, and nobody at the meeting dared to count but {name}',
      '{a_one} had a slice called “other”, which grew from Monday to Monday until it was promoted as {name}',
      '{a_one} was shown at half past eleven, and the whole board went to lunch after {name}',
    ],
    conflicts: [
      told(
        'Two slices are the same blue, and both departments insist on the larger.',
        'The legend was printed in grey.',
        'It came to a tie, also blue.',
      ),
      told(
        'The smallest slice is labelled with a line, the line with an arrow, and the arrow with an apology.',
        'It is the training budget.',
        'It fed a moth, for a day.',
      ),
      told(
        'In three dimensions the front looks bigger, so everybody wants to be in front.',
        'It has been turned eleven times.',
        'Sales is dizzy, and leading.',
      ),
    ],
    closings: ['Next slide, please.', 'A table would have done.', 'Nine out of ten were asked, and the tenth drew it.'],
  },
  {
    nouns: list('plasticbag plasticbags carrierbag grocerybag paperbag paperbags binbag binliner trashbag'),
    events: [
      '{a_one} cost ten pence, tore at the third egg, and was carried home under an arm by {name}',
      '{a_one} lives in a drawer inside another of the kind, with two hundred cousins, all called {name}',
      '{a_one} danced in the wind above a car park, was filmed by a student, and won in Cannes as {name}',
    ],
    conflicts: [
      told(
        'At the till its two sides hold together, and a queue of eleven watches a man lick his thumb.',
        'The thumb was no help.',
        'A child did it with one breath.',
      ),
      told(
        'It rustles in the one quiet second of the film, slowly, so as not to disturb.',
        'It took until the credits.',
        'It was a mint.',
      ),
      told(
        'The good one from the good shop is never used, and hangs on the door for visitors to see.',
        'Inside it is a smaller one.',
        'The milk has to walk.',
      ),
    ],
    closings: [
      'No bag, thanks, said somebody with nine tins.',
      'The handle held until the stairs.',
      'It will outlive us, and the receipt in it.',
    ],
  },
  {
    nouns: list('onesock singlesock lonesock lostsock leftsock rightsock missingsock'),
    events: [
      '{a_one} went in as one of two, came out alone and warm, and told the detective only {name}',
      '{a_one} was kept for a year in case the other came back, and they now write to each other through {name}',
      '{a_one} was found behind the machine with a coin, a peg and a view of life, and gives talks as {name}',
    ],
    conflicts: [
      told(
        'A drawer of thirty has not one pair in it, and on Fridays they are introduced to each other again.',
        'Stripes and dots got on quite well.',
        'Black does not match black; it never has.',
      ),
      told(
        'On the day the other was thrown away, {they} turned up.',
        'It had been in the duvet cover, resting.',
        'There was a short service by the bin.',
      ),
      told(
        'It has a career as a puppet now, and a small mouth that is never believed.',
        'The left eye is a button.',
        'The button misses its coat.',
      ),
    ],
    closings: ['The dryer was fed, and is content.', 'It keeps one foot in the past.', 'Together they were seven days old.'],
  },
  {
    nouns: list(
      'oneboot singleboot loneboot oddboot lostboot leftboot rightboot oneshoe singleshoe loneshoe lostshoe leftshoe rightshoe missingshoe',
    ),
    events: [
      '{a_one} lay in the middle of the motorway, as one always does, and every driver has a theory about {name}',
      '{a_one} was lost at the stroke of midnight, tried on by a whole kingdom, and pinches everybody but {name}',
      '{a_one} came up on a fishing line instead of supper, and was weighed, photographed and let go as {name}',
    ],
    conflicts: [
      told(
        'The lost property office has it, and asks for proof: the other foot.',
        'He hopped there, to be on the safe side.',
        'It was closed for lunch.',
      ),
      told(
        'The dog has the second one, and is open to talks.',
        'It wants a sausage, and a signature.',
        'The laces are not for sale.',
      ),
      told(
        'The shop sells them only in twos, and will not be told about a shark.',
        'There was no shark.',
        'It was an escalator, but one has one’s pride.',
      ),
    ],
    closings: ['It waits for the other one to drop.', 'It stands on its own foot.', 'Somewhere somebody is walking in circles.'],
  },
];
