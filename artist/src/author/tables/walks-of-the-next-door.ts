/** What is heard from next door and at the door: a leaf blower, a bouncer, a drummer, teeth at night, the fear of being found out. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_NEXT_DOOR: readonly NounClass[] = [
  {
    nouns: list('leafblower'),
    events: [
      '{a_one} moved the autumn from one garden to the next, had it sent back by return, and it is addressed to {name}',
      '{a_one} was started at seven on a Sunday for a single leaf, and a whole street cheered the leaf against {name}',
      '{a_one} blew a neat heap together all morning, turned round to admire it, and turned it back into a lawn by {name}',
      '{a_one} was pointed at a hat for a joke, and two villages on a lady ran after it shouting {name}',
    ],
    conflicts: [
      told(
        'There was one leaf left on the lawn, and it was followed as far as the county line.',
        'It has a passport now.',
        'A rake watched, and said nothing.',
        'The leaf says that it was a butterfly.',
      ),
      told(
        'The street has signed up for a day of quiet, and {they} could not hear the invitation.',
        'It was read out twice.',
        'They settled on Mondays, in mime.',
      ),
      told(
        'A toupee came down at the bus stop, on a gentleman who had never had it so good.',
        'He has stopped looking up.',
        'It waves when it sees {them}.',
      ),
      told(
        'The heap was ready, and the wind came by to ask whether it could help.',
        'They now work as a pair.',
        'It was offered a half-day contract.',
      ),
      told(
        '{They} and the rake have the same job, and only one of them can hear the birds.',
        'The birds are on the rake’s side.',
        'It takes the rake nine minutes, and it does not shout.',
      ),
    ],
    closings: [
      'It is not gone, it is next door.',
      'The tank is full, the lawn is bare, and the tree has one more.',
      'By noon all the leaves were back, with friends.',
      'Ear protection is worn by everyone but the ears that need it.',
      'It will be spring, and {they} will have something to say about petals.',
    ],
  },
  {
    nouns: list('hedgetrimmer'),
    events: [
      '{a_one} took a little off the left, then a little off the right to match, and the neighbours saw in over {name}',
      '{a_one} was meant to make it straight, and what is there now is a camel, and the camel is called {name}',
      '{a_one} ate through the cable in the first minute, and in the dark house somebody sighed {name}',
    ],
    conflicts: [
      told(
        'It was to be a peacock, and a visitor with kind eyes has said “what a nice teapot”.',
        'It has been given a lid.',
        'Tea is served under it on Sundays.',
      ),
      told(
        'The cable is orange so that it can be seen, and {they} has seen it four times.',
        'It is mostly plaster by now.',
        'The electrician comes with flowers.',
      ),
      told(
        'Since the last cut two families wave to each other at breakfast, in dressing gowns.',
        'They used to think it was a wood.',
        'One of them has bought a longer gown.',
      ),
      told(
        'A blackbird had not finished moving out, and kept {them} waiting until July.',
        'She left a note about the draught.',
        'The rent was worms.',
      ),
    ],
    closings: [
      'A little more off the left, and then really nothing more.',
      'It grows back; the camel does not.',
      'The spirit level was asked, and would rather not say.',
      'The clippings are in the hair, the pond and the potato salad.',
    ],
  },
  {
    nouns: list('parkingticket parkingfine'),
    events: [
      '{a_one} was behind a wiper before the meter had run out, still warm, and was read aloud in the rain as {name}',
      '{a_one} was stuck on an ice cream van in mid-chime, and the queue of children was asked to pay to {name}',
      '{a_one} was given to a hearse, with a note on how to appeal, and the widow wrote back to {name}',
      '{a_one} flew off in the first wind, landed on a parked bishop, and was settled out of heaven by {name}',
    ],
    conflicts: [
      told(
        'The man had only gone to get change for the meter, and the shop had only gone to get it too.',
        'They met at the windscreen.',
        'The coin is still going round.',
      ),
      told(
        'Whoever pays within fourteen days pays half, and {they} is read for the first time on day fifteen.',
        'It had slipped under the mat, with nine relatives.',
        'Day fourteen was a bank holiday.',
      ),
      told(
        'An appeal was lodged with a drawing of the kerb, and the kerb was asked to give evidence.',
        'It was very yellow about it.',
        'It said that it had two lines on that.',
      ),
      told(
        'The photograph shows the car, the time, and a man running with his trousers half up.',
        'He has ordered three copies.',
        'It is his best profile.',
      ),
      told(
        'Somebody had one framed, hung it in the hall, and came home to find another on the frame.',
        'The hall is residents only.',
        'It was over the line by a nail.',
      ),
    ],
    closings: [
      'Payment by card, by phone or by tears; the machine takes no notes.',
      'It was only two minutes, they say, and it was, for everybody.',
      'No return within two hours, and no regret within three.',
      'The wiper has seen it all, and sweeps it aside.',
      'It is valid on the moon as well, where one flag is overdue.',
    ],
  },
  {
    nouns: list('parkingspace driveway'),
    events: [
      '{a_one} was free until a quarter past nine, was seen by two drivers at once, and both waved the other into {name}',
      '{a_one} was kept overnight with a chair, two crates and an aunt, and the aunt is on the map as {name}',
      '{a_one} was just too short by a hand, and nine fathers got out to look at it and shook their heads at {name}',
    ],
    conflicts: [
      told(
        'A man went round the block for the ninth time, and the block has begun to nod to him.',
        'He is godfather at number four.',
        'His supper is handed in at the corner.',
      ),
      told(
        'The car fitted in at last, and the doors did not open on either side.',
        'He lives in it, and has curtains.',
        'The boot was suggested, and an uncle is still in it.',
      ),
      told(
        '{They} was drawn in white for a car of 1961, and the big black one has to breathe in.',
        'It has left the mirrors at home.',
        'A moped in the middle enjoys the view.',
      ),
      told(
        'Somebody came back from the shops, and would not leave until the lights had been put on twice.',
        'A convoy formed behind the indicator.',
        'He was only looking for a mint.',
      ),
    ],
    closings: [
      'Just going, says the wave, and then the lipstick comes out.',
      'There was one nearer to the door; there always is.',
      'Left a bit, left a bit, stop; that was the sound of left.',
    ],
  },
  {
    nouns: list('modem 56kmodem'),
    events: [
      '{a_one} sang two high notes and a hiss down the telephone, and on the other end a fax machine wept for {name}',
      '{a_one} loaded a picture of a beach from the top, and by midnight they were as far as the sunglasses of {name}',
      '{a_one} was halfway through a song, on its second day, when grandmother lifted the receiver on {name}',
      '{a_one} went “bee-dong, bee-dong, kshhh” in the night, and the whole house knew who was up with {name}',
    ],
    conflicts: [
      told(
        'The photograph came down line by line; it was a head, then a neck, and then somebody wanted to ring the vet.',
        'It was possibly a lady.',
        'It was the vet.',
      ),
      told(
        'Every minute was paid for, so the letters were written first, in a coat, with a stopwatch.',
        '“Love” was left out to save a penny.',
        'They are still the best letters.',
      ),
      told(
        'A boy knew the song of the line by heart, whistled it into the receiver, and was let on.',
        'He got the weather in Ohio.',
        'He has to be careful near kettles.',
      ),
      told(
        '{They} had just reached ninety-nine when mother called out that she only wanted to ring Aunt Vera.',
        'It was a long story about a hip.',
        'It began again from nought, and so did Aunt Vera.',
      ),
      told(
        'You have mail, it said, and the family came in from the garden to see.',
        'It was from the same room.',
        'There was only one, and it was printed out.',
      ),
    ],
    closings: [
      'Get off the line, calls the stairs.',
      '{They} screeched and meant every note.',
      'Fifty-six thousand of something a second, and in no hurry.',
      'One waited, and meanwhile one had a childhood.',
      'Carrier lost; it may have gone home.',
    ],
  },
  {
    nouns: list('nostalgia'),
    events: [
      '{a_body} bought a jar of the air of 1988 out of {topic}, and it smelled of chips, of rain and of {name}',
      '{a_body} rang the old number out of {topic}, and a child that had not been born then asked for {name}',
      '{a_one} turned up in the loft in a box marked “keep”, under the tapes, and sang two lines as {name}',
    ],
    conflicts: [
      told(
        'The sweets were larger, the summers were longer, and the bus cost a button.',
        'The button is in a museum.',
        'It was raining in all of the photographs.',
      ),
      told(
        '{They} went back to look at the old school, and the chairs had been shrunk out of spite.',
        'The caretaker had not: he still knew about the window.',
        'It still smelled of Wednesday.',
      ),
      told(
        'Somebody played a song from that year, and a whole kitchen put down its knives.',
        'It had been a bad song then as well.',
        'They had to be let down gently, by the adverts.',
      ),
      told(
        'The mobile phone with the snake on it was charged again after twenty years, and had four bars and one message.',
        'It was from mother, about tea.',
        'The tea is cold, and she is on her way.',
      ),
    ],
    closings: [
      'It was never like that, but it was lovely.',
      'They don’t make them any more, and they hardly did then.',
      'Be kind, and wind it back.',
      'One day this will be it.',
    ],
  },
  {
    nouns: list('chiropractor osteopath'),
    events: [
      '{a_one} took a head in both hands, spoke of the weekend, and at the crack a waiting room sat up straight for {name}',
      '{a_one} cracked a knuckle at a funeral, and three rows stood up, an inch taller, and thanked {name}',
      '{a_one} said “now breathe out” to an accordion, and it has been in tune and grateful to {name}',
      '{a_one} shook hands with a stiff colonel, and there was a noise, and he has been able to see left since {name}',
    ],
    conflicts: [
      told(
        '“Just relax”, {they} said, and there is no sentence in the world that makes a neck go harder.',
        'They waited for each other.',
        'The clock relaxed.',
      ),
      told(
        'A deckchair was brought in that could not open, and it left on its own four legs.',
        'It has told the others.',
        'There is a clothes horse at four.',
      ),
      told(
        'There is a plastic spine in the corner, and somebody has hung a coat on the sixth one down.',
        'It has ached there since.',
        'Visitors hold its tail while they talk.',
      ),
      told(
        'It cracked so loudly that the patient thanked {them} and the ceiling, and it had been the chair.',
        'The chair is coming back on Tuesday.',
        'He has never felt better.',
      ),
      told(
        'One leg was longer, {they} said; after the crack it was the other, which evened it out.',
        'He walks to work in a gentle curve.',
        'They will do the trousers next.',
      ),
    ],
    closings: [
      'And now the other side, which has heard everything.',
      'Crack, it said, and the knee in the next room answered.',
      'Ten sessions, and then one may turn round again and see the bill.',
      '{They} goes down to the bone, and leaves by the wallet.',
      'Sit up straight: you have read this with your neck.',
    ],
  },
  {
    nouns: list('bouncer doorman'),
    events: [
      '{a_one} looked at the shoes, looked at the list, looked at the shoes, and the shoes went in without {name}',
      '{a_one} asked a man of seventy for his card, made his whole year, and is in his diary as {name}',
      '{a_one} stood in front of the wrong door all night, and the most exclusive broom cupboard in town is {name}',
      '{a_one} said “not tonight” to the owner, and the owner waited in the rain, full of respect for {name}',
    ],
    conflicts: [
      told(
        'A wasp came up to the rope, said nothing, and was let in because it was with the band.',
        'It had a stamp.',
        'It left with a hat on.',
      ),
      told(
        'Every Saturday a man swears that he knows the DJ, and on Sunday morning the DJ asks who he is.',
        'The DJ is not on the list either.',
        'They share a kebab.',
      ),
      told(
        '{They} undid the little hook of the red rope with two fingers, as other people open a letter.',
        'The rope would have held a hen.',
        'At home the kettle has one too.',
      ),
      told(
        'A stag party in dresses came back in suits, then as nuns, and it was the nuns that did it.',
        'One of them was a nun.',
        'She knew the barmaid.',
      ),
      told('There is an earpiece in one ear, and it is the football.', 'One all.', 'A nod meant extra time, and let in eleven.'),
    ],
    closings: [
      'Not in those trainers, not in that mood, and not with that trumpet.',
      'One in, one out, and mother may stand inside in the warm.',
      'If your name’s not down, try another.',
      'At five they stack the chairs, and {they} asks them all nicely to leave.',
      'The list is blank; it has always been the look.',
    ],
  },
  {
    nouns: list('nightwatchman watchman securityguard'),
    events: [
      '{a_one} walked round a button factory every night with a lamp, and every night counted one button more as {name}',
      '{a_one} shone the torch on a burglar, recognised a fellow night worker, and shared an egg sandwich with {name}',
      '{a_one} watched twelve screens with nothing on until morning, and has sent the author a letter, care of {name}',
    ],
    conflicts: [
      told(
        'On camera nine something moved at ten to three, and {they} ran down, and it was {them}, on camera nine.',
        'The two have not been introduced.',
        'It happens every night at ten to.',
      ),
      told(
        'The museum is safe, since {they} says good night to each of the Romans by name.',
        'Gaius has asked for a biscuit.',
        'The third one snores.',
      ),
      told(
        'The keys are on one ring, sixty of them, and the right one has always been the last so far.',
        'It was tried from the other end, and it knew.',
        'One of them is for a bicycle.',
      ),
      told(
        'There is a chair by the gate that nobody may fall asleep in, and it does its best.',
        'The cushion was a trap.',
        'It was found at six with its legs up.',
      ),
    ],
    closings: [
      'All quiet, says the book, and in brackets: owl.',
      'Eleven hours, four rounds, one crossword, and “six letters, nocturnal”.',
      'The flask is empty, and now it is tomorrow.',
      'At seven comes the day, late as ever, with wet hair.',
    ],
  },
  {
    nouns: list('drummer drum drumkit snaredrum bassdrum'),
    events: [
      '{a_one} lost a stick into row nine at the first beat, and the lady there played the concert to the end as {name}',
      '{a_one} was given as a present by an uncle without children, to parents who no longer speak to him or {name}',
      '{a_one} practised on the pans, the cat, the radiator and the pipes, and four floors up a plumber wrote down {name}',
      '{a_one} was put behind a sheet of clear plastic by the sound man, and visitors have thrown peanuts in to {name}',
    ],
    conflicts: [
      told(
        'How do you know that it is at the door? The knocking speeds up, and comes in on the wrong beat.',
        'It never knows when to come in.',
        'The bell has been tried, as a roll.',
      ),
      told(
        'The van was packed at two in the morning, and the singer had carried one tambourine and a scarf.',
        'The stands were still going in at dawn.',
        'There is a screw left over, from 1994.',
      ),
      told(
        'There were three musicians in the band, the guitarist said, and somebody at the back.',
        'The somebody sped up.',
        'He is on the photograph from the elbow on.',
      ),
      told(
        'The neighbour below came up with a cake to ask whether it could be the brushes.',
        'It was the brushes.',
        'It was eaten in six-eight time.',
      ),
      told(
        'There was a solo, and half the hall went for a drink, and it was still there with the cake.',
        'The barman asked for a longer one.',
        'The bassist had gone home to put up a shelf.',
      ),
    ],
    closings: [
      'Faster at the end; it could smell the hotel.',
      'Two sticks, one bang, and somebody’s fault.',
      'Boom-boom, tish: that was the funny part.',
      '{They} keeps time, and will not give it back.',
      'There is a rug underneath, and the rug has nails in it for a reason.',
    ],
  },
];
