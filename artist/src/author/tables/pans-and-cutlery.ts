/** What is cooked and bathed with, each apart from its neighbours: a frying pan, a fork, an air fryer, a shower. */
import { list, type NounClass, told } from './noun-class.ts';

export const PANS_AND_CUTLERY: readonly NounClass[] = [
  {
    nouns: list('fryingpan pan saucepan wok skillet'),
    events: [
      '{a_one} was held behind a door for a burglar, and it was father, home early, who still answers to {name}',
      '{a_one} tossed one pancake for the cameras, and the lampshade has been brown and called {name}',
      '{a_one} was scrubbed clean by a kind guest, forty years of flavour went down the sink, and so did {name}',
    ],
    conflicts: [
      told(
        'The handle comes off at the moment of pouring, and the moment of pouring is over the cat.',
        'It was only peas.',
        'There is a screw on the window sill, waiting to be believed in.',
      ),
      told(
        'Nothing sticks to it, said the advertisement, and then came the egg.',
        'It has been soaked since Sunday.',
        'The egg has been offered a lease.',
      ),
      told(
        'The lid belongs to another one, and everyone can hear that.',
        'It rattles like a bus in love.',
        'The right lid is on top of the wardrobe, over a plant.',
      ),
    ],
    closings: [
      'Out of it, says the fire, and everybody comes to me.',
      'There is a smell of onions, and a reason.',
      '{They} hangs by the stove, and knows the price of eggs.',
      'The bacon had the last word, and it was long.',
    ],
  },
  {
    nouns: list('spoon teaspoon'),
    events: [
      '{a_one} was an aeroplane from the age of one, landed in every kind of weather, and has four stripes as {name}',
      '{a_one} was bent by a man on television with the power of his mind, and wants it said that it was {name}',
      '{a_one} lay beside a fork for thirty years, ran away with a dish, and sends its love as {name}',
    ],
    conflicts: [
      told(
        'There are six in the set, and there have been five since the office was given one yoghurt.',
        'An email went round.',
        'It was answered with a knife.',
      ),
      told(
        'Somebody stirs, and stirs, and lays {them} down, and stirs again, and says “nothing”.',
        'The sugar went in at the church.',
        'It is quite cold, and so is he.',
      ),
      told(
        '{They} hung from a nose at a very long dinner, and was the best of the evening.',
        'The ambassador tried it with a ladle.',
        'It fell at the word “tariffs”.',
      ),
    ],
    closings: [
      '{They} sees everybody upside down, and likes them.',
      'One for mother, one for father, and one for the wall.',
      'A full one is a lot, of the brown medicine.',
      'In the drawer it lies behind another, with an arm round it.',
    ],
  },
  {
    nouns: list('fork'),
    events: [
      '{a_one} was in a toaster for a second, lit up the street, and on the meter it says {name}',
      '{a_one} was the wrong one, of five, on the left, and a duchess coughed until it was put back as {name}',
      '{a_one} combed a mermaid’s hair before anybody could tell her, and it has had airs ever since, like {name}',
    ],
    conflicts: [
      told(
        'One prong stands out, and catches the lip at every meal, and everybody gives it to somebody else.',
        'It is the guest’s tonight.',
        'The guest has it marked.',
      ),
      told(
        'The last potato was reached for by four of them at once.',
        'There are four small holes in the table.',
        'The potato rolled off, and has been free since.',
      ),
      told(
        'Peas were chased round the rim, as in a stadium.',
        'The gravy was blocking.',
        'One got out at the exit by the napkin.',
      ),
    ],
    closings: [
      '{They} was put in, and turned, and the spaghetti kept coming.',
      '{They} points down for “more”, and across for “the bill”.',
      'The road did that as well, and it went left.',
      'Soup was served, and it looked out of the window.',
    ],
  },
  {
    nouns: list('knife breadknife butterknife'),
    events: [
      '{a_one} was the sharpest in the drawer, was told so, and has done the crossword in pen since as {name}',
      '{a_one} was used to open a tin, a parcel and a paint pot, and is now a kind of spoon called {name}',
      '{a_one} cut the cake so that both halves were fair, and a boy measured them, in front of {name}',
    ],
    conflicts: [
      told(
        'A grinder came to the door, and afterwards it went through the tomato, the board and the drawer below.',
        'The tomato did not notice until lunch.',
        'The forks moved over.',
      ),
      told(
        '{They} has never cut anything but butter, and has opinions on bread.',
        'A crust was put to it, and it lay down.',
        'It was promoted, to cake.',
      ),
      told(
        'The guest asked for the “other one”, and there was a silence, for the other one is for the cheese.',
        'He cut the bread with the fish one.',
        'The cheese has been told, and is sitting down.',
      ),
    ],
    closings: [
      '{They} is in the washing-up water, somewhere, like a shark.',
      '{They} falls, and a visitor is coming.',
      'Butter first, said the blade; crumbs in the butter, said the family.',
      'A tap would have done, or a tear.',
    ],
  },
  {
    nouns: list('whisk'),
    events: [
      '{a_one} was to beat for three minutes, was thanked at forty, and is in plaster to the elbow as {name}',
      '{a_one} was taken out of the cream too early by a thirsty child, and the wallpaper is dotted with {name}',
      '{a_one} got stuck in the drawer, so the house has not been able to have a fork since {name}',
    ],
    conflicts: [
      told(
        'The egg whites were turned upside down over a husband’s head, to see if they were stiff.',
        'They were nearly stiff.',
        'He has been very soft since.',
      ),
      told(
        'Nobody licks it but whoever made the cake, says the law, and there were four lawyers in the kitchen.',
        'One loop each.',
        'The dog appealed.',
      ),
      told(
        'Soft peaks were asked for, and soft peaks were there, and then the phone rang.',
        'It is butter now.',
        'There is a whole Alp in the bowl.',
      ),
    ],
    closings: [
      'All loops, and no end.',
      '{They} hums in the bowl like somebody coming home.',
      'Stop, said the cream.',
      'Air has been got into it, by the wrist.',
    ],
  },
  {
    nouns: list('colander'),
    events: [
      '{a_one} was worn into battle against a wasp, the steam came through, and the survivors knew {name}',
      '{a_one} held back the pasta, let the water go, and was asked to look after the border as {name}',
      '{a_one} was used as a lampshade in a student flat, and on the ceiling, in stars, it says {name}',
    ],
    conflicts: [
      told(
        'One pea got stuck in one hole, and has a view of the tap.',
        'It was poked at from behind with a match.',
        'Another has come to live opposite.',
      ),
      told('{They} was asked to keep a secret.', 'It was half an hour until the street was wet.', 'The big bits it still has.'),
      told(
        '{They} stood under the leak with the other pots, and did {their} best.',
        'The carpet has forgiven it.',
        'The others were full by noon, and looked down.',
      ),
    ],
    closings: [
      '{They} is full of holes, and every one has been thought of.',
      'What stays is dinner.',
      'The steam fogged up everyone’s glasses, and so nobody saw.',
      '{They} was a hat once, and it was the best day.',
    ],
  },
  {
    nouns: list('rollingpin'),
    events: [
      '{a_one} was behind the door at two in the morning, and a man on tiptoe whispered that it was only {name}',
      '{a_one} rolled off the table, down the steps and across the square, and made a very thin dog of {name}',
      '{a_one} flattened the dough until the table could be read through it, and what it said was {name}',
    ],
    conflicts: [
      told(
        'The pastry was to be round, and came out as Australia.',
        'Tasmania was eaten raw.',
        'A quiche has been cut to the coast.',
      ),
      told(
        'Flour was put on it, under it and round it, and the cook can be seen by her outline.',
        'She sneezed, and it was winter.',
        'The baby has been found by its blinking.',
      ),
      told(
        '{They} was given at a wedding as a joke, to the groom.',
        'He bakes on Saturdays now, in the good apron.',
        'Her mother has stopped laughing.',
      ),
    ],
    closings: [
      'Back and forth, and not a word about last night.',
      'One end has come off, so it goes in circles.',
      'The dough shrank back as soon as it turned away.',
      '{They} stands in a vase in the hall, in case.',
    ],
  },
  {
    nouns: list('apron'),
    events: [
      '{a_one} said “kiss the cook”, the cook was a large man called Ron, and the bishop met {name}',
      '{a_one} had the body of a Greek god on it, was worn to answer the door, and was signed for by {name}',
      '{a_one} was tied at the back so well that it had to be slept in, by an aunt called {name}',
    ],
    conflicts: [
      told(
        'There is a whole week on it, and whoever can read it knows what there was.',
        'Thursday is beetroot.',
        'The dog has got as far as Wednesday.',
      ),
      told(
        'In the pocket are a peg, a plaster and a spoon that everybody was searched for.',
        'The maid was dismissed in 1911.',
        'It was for tasting, and it had tasted.',
      ),
      told(
        'A boy held on to the strings in a crowd, for safety, and it was another mother.',
        'He was home by Friday, with a recipe.',
        'They do a very good pie there.',
      ),
    ],
    closings: [
      '{They} is put on last, after the flour.',
      'Hands are wiped on it, and so are noses, and so are words.',
      'In use twice a year, and it is a good cook on both days.',
      '{They} hangs on the nail, with the shape of somebody inside.',
    ],
  },
  {
    nouns: list('ovenmitt ovenglove potholder'),
    events: [
      '{a_one} had a thin place at the thumb, the tin was at two hundred, and what was shouted is now {name}',
      '{a_one} was worn on both hands at the telephone, and the emergency line was told, through wool, of {name}',
      '{a_one} has been a crocodile with a red mouth since a child got hold of it, and bites as {name}',
    ],
    conflicts: [
      told(
        '{They} was damp, and nobody had said what damp does.',
        'The lasagne stopped half way, in the air.',
        'It was put down on the cat’s chair, fast, and the chair has a window now.',
      ),
      told(
        'The guest used the good tea towel, folded in eight, and lost eight layers and an eyebrow.',
        'The mitten hung beside it, saying nothing.',
        'It can be smelled in the curtains, at Easter.',
      ),
      told(
        'There were two, they went to the same school, and one of them was left on the hob.',
        'The other does everything single-handed.',
        'The smoke was very like it, said the sister.',
      ),
    ],
    closings: [
      'It is hot, said somebody, and was believed afterwards.',
      '{They} claps quietly, like an audience of bread.',
      '{They} hangs there, and has shaken hands with a goose.',
      'The brown mark is from the year of the big pie.',
    ],
  },
  {
    nouns: list('canopener tinopener'),
    events: [
      '{a_one} went round the lid until a quarter inch was left, and there it left the cook, with {name}',
      '{a_one} lay in the other house when it rained at the campsite, and nine tins were thrown at {name}',
      '{a_one} works only for the left hand, which nobody told the right hand, now in bandages as {name}',
    ],
    conflicts: [
      told(
        'The lid stood up, sharp and shiny, and somebody thought of drinking the rest.',
        'There was a plaster on the nose at the wedding.',
        'The peaches were worth it, said the nose.',
      ),
      told(
        'A cat hears {them} through four doors and a dream.',
        'It was only beans.',
        'A second cat came in from the street, to check.',
      ),
      told(
        'The tins had lost their labels in the flood, and it is a lottery every evening.',
        'Tonight it was pears with meatballs.',
        'One was paint, and was very filling.',
      ),
    ],
    closings: [
      'Tins have a ring these days, and it is hurt.',
      'Round it goes, with its teeth together.',
      '{They} was invented fifty years after the tin, and they were a hungry fifty.',
      'Grip, said the manual; the thumb did.',
    ],
  },
  {
    nouns: list('microwave'),
    events: [
      '{a_one} was given a fork by a student, and the flash spelled {name} on the kitchen wall',
      '{a_one} warmed a soup for nine minutes, and it was lava at the edge and January in the middle, called {name}',
      '{a_one} was asked to melt one marshmallow, which grew until it leaned on the glass and breathed {name}',
    ],
    conflicts: [
      told(
        '{They} pings at three in the morning, and somebody stands there in socks, as before a fire.',
        'It is one spring roll, going round.',
        'Two neighbours have met like that, and are engaged.',
      ),
      told(
        'Fish was warmed in it at work, in full knowledge.',
        'The third floor has been evacuated.',
        'The window has been open since, and so have some old wounds.',
      ),
      told(
        'A little plate goes round inside, and has been everywhere, and has seen a light.',
        'It says there is a moth in there.',
        'Off its wheels for one day, it ground its teeth.',
      ),
    ],
    closings: [
      'The clock says 00:00, and is right when it matters least.',
      'Stop at one second, and be a hero.',
      'The door was opened too early, and a baked bean got home first.',
      '{They} hums one note, and the dog sings the other.',
    ],
  },
  {
    nouns: list('airfryer'),
    events: [
      '{a_one} was put on the worktop between the toaster and the bread machine, looked round, and was king as {name}',
      '{a_one} was talked about for a whole dinner by people who had come to talk about the divorce of {name}',
      '{a_one} was fed chips, then fish, then a pair of wet socks, and the crisp left one is named {name}',
    ],
    conflicts: [
      told(
        'A friend has one too, and she began the call with that.',
        'They have not needed to speak of children since.',
        '“Do you shake yours?” she asked, in a low voice.',
      ),
      told(
        'The oven has been cold since, and keeps the baking trays.',
        'It was touched last at Easter, out of pity.',
        'It is a large safe with a light, said the man who values houses.',
      ),
      told(
        '{They} takes four chips, seven with a shoe horn.',
        'There are five at table, so there is a lottery.',
        'The fifth has bought his own, and moved into it.',
      ),
    ],
    closings: [
      'Less oil, it says, and more often.',
      'The basket goes in the dishwasher, and the dishwasher goes in the garage.',
      '{They} sounds like a jet, and lands with wings.',
      'Everybody should have one, says everybody who has one.',
    ],
  },
  {
    nouns: list('barbecue'),
    events: [
      '{a_one} was lit at noon, and at nine in the evening the last guest put on a jacket and bit into {name}',
      '{a_one} caught the hedge, the hedge caught the shed, and the salad was lovely, wrote the paper of {name}',
      '{a_one} is the only cooking that father does, and it takes all of mother, four trays and {name}',
    ],
    conflicts: [
      told(
        'Rain set in at four, and a man stayed out there with the tongs, as a captain would.',
        'The family ate indoors, and waved.',
        'The sausages had the better view.',
      ),
      told(
        'Nobody may touch the tongs but him, and whoever comes near is told about the zones.',
        'There is a hot zone, a warm zone and a zone for brothers-in-law.',
        'He clicks them twice, for luck.',
      ),
      told(
        'The sausage was black outside and pink inside, and was eaten in the dark out of politeness.',
        'The dog asked what it was.',
        'A vegetarian had the corn, the plate and the last laugh.',
      ),
    ],
    closings: [
      'Two more minutes, said a voice out of the smoke.',
      'The wind turns whenever somebody sits down.',
      '{They} is rained on under a cover with a hole in it.',
      'Charcoal on the nose means that it is going well.',
    ],
  },
  {
    nouns: list('shower showerhead'),
    events: [
      '{a_one} went from ice to lava while somebody flushed downstairs, and the scream was {name}',
      '{a_one} heard an opera in full, from a dentist, and threw him a towel at the end as {name}',
      '{a_one} had three buttons in the hotel, all of them the wrong one, and the guest, in his suit, met {name}',
    ],
    conflicts: [
      told(
        'The best answer to the quarrel of 2009 came in there, with foam on the head.',
        'The other side has emigrated.',
        'It was delivered to the shampoo, and it wept.',
      ),
      told(
        'The curtain comes in, cold and loving, and takes hold of a calf.',
        'There was a fight, and the rail lost.',
        'It is only physics, said the rail.',
      ),
      told(
        'A spider was there first, and they have looked at each other for a while.',
        'She was given the towel.',
        'He is washing at his sister’s.',
      ),
    ],
    closings: [
      'Five more minutes, said the steam.',
      '{They} drips one drop afterwards, when all are in bed.',
      'Somebody drew a heart on the glass, and it ran.',
      'It was only to be quick, says the bill.',
    ],
  },
  {
    nouns: list('rubberduck bathduck'),
    events: [
      '{a_one} fell off a ship with thirty thousand others, crossed an ocean, and came ashore in Devon as {name}',
      '{a_one} was sat on in a bath by a general, and what it said is in his memoirs as {name}',
      '{a_one} was told about a bug by a programmer, line by line, and at line nine looked at {name}',
    ],
    conflicts: [
      told(
        'There is a hole underneath, and when it is pressed, what was in the bath in 1994 comes out.',
        'It was yellow then as well.',
        'It squirts in the direction of uncles.',
      ),
      told(
        '{They} was put at the edge to guard the plug, and in the morning {they} had been moved to the left.',
        'There are five people in this house, and all of them bathe.',
        'It looked as if it would tell, and then the water came.',
      ),
      told(
        'One of them, as big as a house, visited the harbour, and the real ones held a meeting.',
        'They agreed to be proud.',
        'A tugboat fell in love, and had to be held.',
      ),
    ],
    closings: [
      '{They} is always the right way up in the end.',
      '{They} smiles, or that is the beak.',
      '{They} has never seen a pond, and is not asked about it.',
      'A small trail of foam follows {them}, like children.',
    ],
  },
];
