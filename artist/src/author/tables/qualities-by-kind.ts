/** How somebody is, by what kind of thing or being it is: a sleepy croissant does not rise, a sleepy bus is pushed. */

/** What stands under each of its kinds: sentences that are whole as they stand, and follow "it is sleepy:" as well. */
export type RowsByKind = Readonly<Partial<Record<Kind, readonly string[]>>>;
export type Kind = 'beast' | 'food' | 'trade' | 'vehicle' | 'appliance';

/** By a word that is so: the first class of qualities that means it has these rows. */
export const QUALITIES_BY_KIND: Readonly<Record<string, RowsByKind>> = {
  sleepy: {
    beast: [
      'The nature film about {them} runs for three hours, and is used in hospitals.',
      '{They} began to hibernate in May, to be on the safe side.',
      'The wildlife camera has taken four thousand pictures of the same yawn.',
    ],
    food: [
      'The oven rang, and {they} asked for another five minutes at the lowest heat.',
      '{They} was sent back as underdone, and tucked in with foil.',
      'On the plate {they} lay down on the salad, and pulled a leaf up to the chin.',
    ],
    trade: [
      'The lunch break began at nine and met the next one.',
      'A nap at work is in the contract, in the small print, drooled on.',
      'The customers have learned to whisper, and serve each other.',
    ],
    vehicle: [
      'The passengers whisper, get off on tiptoe and push {them} the last bit.',
      'At the ninth green light nobody had the heart to hoot.',
      '{They} is parked more than most, with a blanket.',
    ],
    appliance: [
      'The button says “standby”, and {they} takes that as good advice.',
      'The first chapter of the manual is about waking {them}, and is sung.',
      '{They} is put on at seven, and is on by ten.',
    ],
  },
  exhausted: {
    beast: [
      'The hunt for food now goes as far as the bowl.',
      'Evolution was asked for a day off, and sent a sloth with the forms.',
      '{They} was born to be wild, and would be, after a little sit-down.',
    ],
    food: [
      '{They} has been kept warm since Thursday, and feels it.',
      'The steam goes up as far as the rim, and has to sit down there.',
      'Even the garnish has its arms hanging down.',
    ],
    trade: [
      'The overtime is kept in a shed, and a second one has been ordered.',
      'The name badge is pinned on upside down, so that {they} can read it lying.',
      'At the end of the shift {they} clocked in by mistake, and it counts.',
    ],
    vehicle: [
      'Uphill everybody gets out, and downhill they hold {them} back for a chat.',
      'The reading on the clock is twice round and a sigh.',
      'A tow truck came, took one look and lay down alongside.',
    ],
    appliance: [
      'The guarantee ran out on Monday, and {they} on Tuesday.',
      'A little smoke goes up, and it has the shape of a hammock.',
      'There is a setting for “gently”, and a setting below that, with tea.',
    ],
  },
  angry: {
    beast: [
      'The sign on the fence says “beware”, and beneath it somebody has written “we do”.',
      'The vet has the whole treatment done by telephone.',
      '{They} chased a lorry, caught it and had a word.',
    ],
    food: [
      '{They} was told to cool down before serving, and the kitchen has been cordoned off.',
      'The lid was put on, and the lid is now in the ceiling.',
      '{They} came to the boil at the word “portion”.',
    ],
    trade: [
      'The suggestion box at work was sent home with a bruise.',
      'The customer is always right, and is now up a tree.',
      '{They} handed in the notice, together with the door.',
    ],
    vehicle: [
      'The horn has been worn down to a growl.',
      '{They} overtook a man in order to show him, and then once more, as he had not looked.',
      'In the car park {they} takes two spaces, one of them for the temper.',
    ],
    appliance: [
      'The plug had to be pulled, and it pulled back.',
      'The manual says not to shake {them}, and has been shaken.',
      '{They} rattles the cupboard until the cups apologise.',
    ],
  },
  grumpy: {
    beast: [
      'In the petting zoo there is a rail round {them}, and the rail is for the children’s feelings.',
      '{They} was stroked once, and has written to the zoo about it.',
    ],
    food: [
      'It said “enjoy” on the menu, and {they} has had that crossed out.',
      '{They} was served with a smile, which was the waiter’s, and it was sent back.',
    ],
    trade: [
      'The counter opens at nine, and {they} at about eleven.',
      'The bell says “please ring”, and has had its tongue taken out.',
    ],
    vehicle: ['Passengers are carried, and it is held against them.', 'On cold mornings {they} starts with “what”.'],
    appliance: [
      '{They} works, but makes that noise, so that everybody knows what it costs.',
      'It says “easy to use”, and {they} has taken that personally.',
    ],
  },
  sad: {
    beast: [
      'At the zoo the visitors are given a tissue with the ticket.',
      'An elephant came by to forget, and could not.',
      'The keeper whispers the feeding times, and adds “if you like”.',
    ],
    food: [
      'No salt is needed, and the cook has asked why, and had to sit down as well.',
      '{They} was ordered as comfort food, and the guest is now doing the comforting.',
      'The onion was only passing, and is blamed for everything.',
    ],
    trade: [
      'The tools are wiped every evening, first with oil and then with the sleeve.',
      'The shop window has a little rain on the inside.',
      'The customers came to complain, and left {them} a cake.',
    ],
    vehicle: [
      'The wipers go in all weathers, and the weather is fine.',
      'The satnav says “it will be all right”, and recalculates.',
      '{They} was overtaken by a hearse, and it slowed down to ask.',
    ],
    appliance: [
      'There is always a puddle beneath, and the plumber says that it is feelings.',
      '{They} was reduced by half in the sale, and has never got over the word.',
      '{They} hums, and it has been found to be a slow movement.',
    ],
  },
  happy: {
    beast: [
      'The tail knocked over the vase, and then, out of joy, the other one.',
      '{They} was released into the wild, and came back to tell everybody.',
      'The vet was greeted like a sausage.',
    ],
    food: [
      'The guests say that {they} hums on the fork.',
      '{They} was eaten up to the last crumb, and the crumb is still beaming.',
      'There was a face on {them} in ketchup, and nobody had drawn it.',
    ],
    trade: [
      'There is whistling at work, so the radio has been let go.',
      'The bill comes with a sticker, and people have gone back for a second one.',
      'The week is begun on Sunday, as {they} cannot wait.',
    ],
    vehicle: [
      'The indicator goes both ways, and so do the hips.',
      'In traffic jams {they} gets out the bunting.',
      'The horn has been tuned to a major key.',
    ],
    appliance: [
      '{They} rattles, and there is a dance to it by now.',
      'The warning light turned out to be a smile.',
      '{They} works better than it says on the box, and waves.',
    ],
  },
  anxious: {
    beast: [
      '{They} was fourth in the food chain, and has had the first three checked.',
      'A butterfly landed on the nose, and both had to be treated.',
      'The field guide shows only a rustling bush.',
      'A twig snapped, and {they} has apologised to it from a tree.',
      'The shadow on the wall had ears, so they both ran, in the same direction.',
    ],
    food: [
      'The best-before date is looked at every hour, with one eye.',
      'A fork was laid down in the next room, and {they} has left a will.',
      'Under the grill {they} asked whether it was nearly over, and which “it” was meant.',
    ],
    trade: [
      'The work is done twice, and then once more with somebody watching.',
      'The boss said “have you got a minute?”, and {they} had packed by the time he sat down.',
      'The tools are numbered, and so are the numbers.',
    ],
    vehicle: [
      '{They} brakes for shadows, and lets them go first.',
      'The hazard lights have been on since the showroom.',
      '{They} would rather not say where it goes, in case it does not.',
    ],
    appliance: [
      'There is an emergency button on the emergency button.',
      '{They} asks “are you sure?” three times, and is not.',
      'The guarantee is for ten years, and {they} lies awake about the eleventh.',
    ],
  },
  jealous: {
    beast: [
      'A neighbour was given a tin with a picture on it, and there has been no peace since.',
      '{They} sniffs at every hand, to find out who else has been stroked.',
    ],
    food: [
      'The dish of the day is somebody else, and {they} has asked since when.',
      'The next table said “mm”, and {they} had it looked into.',
    ],
    trade: [
      'The employee of the month has been turned to the wall, eleven of them.',
      'A customer went next door once, and is greeted with “oh, it is you”.',
    ],
    vehicle: [
      'Somebody waxed the one in the next space, and {they} has let the air out of the evening.',
      '{They} follows the car in front, to see where it has been.',
    ],
    appliance: [
      'A newer model stands in the window, and {they} takes the long way round in the removal van.',
      '{They} went off in the middle of the night, when the other one was being used.',
    ],
  },
  lazy: {
    beast: [
      'The prey was given the address and a time.',
      '{They} plays dead, and has never looked back.',
      'In the race of the species {they} is held as the finishing line.',
    ],
    food: [
      '{They} was left to rise, and left it at that.',
      'Ready in ten minutes, it says on the packet, and that was on Sunday.',
      '{They} slid off the fork, to lie down properly.',
    ],
    trade: [
      'The sign on the door says “back soon”, and has been repainted twice.',
      'The apprentice has an apprentice, and {they} waves to both from the hammock.',
      'The strike has been called off, as nobody had noticed.',
    ],
    vehicle: [
      '{They} goes downhill only, and then has to be told how it was.',
      'The handbrake is thought of as a pillow.',
      'Under the wheels there are daisies, in their third year.',
    ],
    appliance: [
      '{They} has nine settings, and all of them are “off”.',
      'The dust on {them} has been given a name.',
      'It says “automatic”, and {they} is waiting for that to begin.',
    ],
  },
  hungry: {
    beast: [
      'The bowl was licked until it was a plate.',
      'The keeper is greeted with a tape measure.',
      '{They} bit the hand that feeds, in case it was the starter.',
    ],
    food: [
      '{They} ate the side dish on the way to the table.',
      'The garnish has hidden behind the salt.',
      'A guest felt a fork in his own side, and {they} had the other end.',
    ],
    trade: [
      'The sandwich for noon was gone at eight, and the colleague’s at five past.',
      'The work was on the table, and so, it was assumed, was lunch.',
      'Customers are asked what they had, slowly, and with details.',
    ],
    vehicle: [
      '{They} pulls to the left at every bakery.',
      'The tank is full, says the gauge, and {they} says that gauges say a lot.',
      'The map has been eaten as far as the coast.',
    ],
    appliance: [
      'Crumbs go in, the spoon went in, and on Friday the cat’s bell.',
      'The lid opens by itself when anybody says “cake”.',
      '{They} swallowed the coin and the hand, and gave back the watch.',
    ],
  },
  drunk: {
    beast: [
      '{They} found the fallen plums, and has been explaining the forest to a stump.',
      '{They} got home in a straight line, apart from the corners.',
    ],
    food: [
      'There was a drop of rum in the recipe, and a hand that slipped.',
      '{They} slid along the buffet and embraced the ham.',
    ],
    trade: [
      'The work was finished in record time, on the house next door.',
      'The tools have all been told that they are the best.',
    ],
    vehicle: [
      'The police asked {them} to blow, and the siren went off in a hiccup.',
      '{They} was parked in the river, neatly, between two swans.',
    ],
    appliance: [
      '{They} leans on the wall, and the wall is not there on Fridays.',
      'Somebody filled {them} up with punch, and since then it has been “mate”.',
    ],
  },
  shy: {
    beast: [
      'The nature film shows ninety minutes of fern, and at the end the fern blushes.',
      '{They} went through the zoo with a paper bag over the sign.',
      'The mating call is written down, and put under the door.',
    ],
    food: [
      'Until the bill came {they} lay under the lettuce.',
      'The lid was lifted, {they} turned red, and it was taken for paprika.',
      '{They} goes cold whenever anybody looks.',
    ],
    trade: [
      'The shop opens at night, when nobody comes, and it goes very well.',
      'The customers are served through the letterbox, from a crouch.',
      'The business card is blank, and held against the chest.',
    ],
    vehicle: [
      '{They} takes the back roads, at night, with the lights off, on tiptoe.',
      'The horn says “only if it is no trouble”.',
      'There is a stop at the market, but so many people look.',
    ],
    appliance: [
      '{They} only works when nobody is in the room.',
      'The light goes red when it is switched on, and it is not that kind of light.',
      'The cable goes behind the curtain, and so does everything else.',
    ],
  },
  proud: {
    beast: ['{They} won the show, and has the other beasts come in by the back gate.', 'The tail has its own cushion.'],
    food: [
      '{They} asked for a bigger plate, and for the parsley to kneel.',
      'The recipe is told with the eyes closed, from the grandfather on.',
    ],
    trade: [
      'The certificate hangs in the window, so there is no more light inside.',
      'The tools are laid out on velvet, and the customers on chairs.',
    ],
    vehicle: [
      '{They} takes the roundabout three times, for those who missed it.',
      'The number plate is polished, and reads itself aloud.',
    ],
    appliance: [
      'The price tag has been left on, facing out.',
      '{They} stands in the middle of the shelf, and the rest are “the rest”.',
    ],
  },
  rich: {
    beast: ['The bowl is silver, the flea is an heir.', 'The nest has been done by an architect, with a moat.'],
    food: ['The crumbs are swept up by a man with a safe.', '{They} is served under a dome, and the dome is listed.'],
    trade: ['The work is done for the love of it, by others.', 'The apron is mink, and has a pocket for the pocket.'],
    vehicle: ['The ashtray is emptied only when it is full of diamonds.', '{They} was washed in a mineral water with a name.'],
    appliance: ['{They} is gold-plated, also on the side to the wall.', 'The spare part was flown in first class, with a hat.'],
  },
  in_love: {
    beast: [
      '{They} brought a mouse, a rose and the postman, and laid them on the mat.',
      'The mating dance has been going since Lent, with a matinee.',
      'The other one is a garden gnome, and very understanding.',
    ],
    food: [
      'Two straws were put in the glass, and a candle got too near.',
      '{They} melts whenever the waiter with the moustache comes by.',
      'It was the salt that {they} fell for, and they had so little time.',
    ],
    trade: [
      'The measurements have all been taken in sighs.',
      'A customer said “see you tomorrow”, and the banns have been read.',
      'The receipts have hearts on them, which the tax office has had to count.',
    ],
    vehicle: [
      'The heart on the back window was drawn from inside, by breath.',
      'At the crossing {they} gave way to a milk float, and is still there.',
      'The two of them share one parking space, and one blanket.',
    ],
    appliance: [
      'The lamp across the room is the lucky one, and it has been turned off for the night.',
      'The two were put in one cupboard over the winter, and now there is a small one.',
      'The cable of one of them lies over that of the other.',
    ],
  },
  evil: {
    beast: [
      'The lair has been done up, with a tank for somebody larger.',
      '{They} laughs in the wrong places, and in the right ones too.',
      'The mice have a lawyer, and he has been eaten.',
    ],
    food: [
      '{They} waits at the back of the fridge until the light goes out, and then laughs.',
      'There was one nut in it, and it was no accident.',
      '{They} burns the tongue first, and the bridges after that.',
    ],
    trade: [
      'The first lesson of the trade is how to laugh with an echo.',
      'Customers are given exactly what they asked for.',
      'The waiting room has one magazine, and the last page is gone.',
    ],
    vehicle: [
      'The puddles are known by heart, and so are the prams.',
      'Doors close when somebody has nearly made it, and from inside comes an organ.',
      'The number plate adds up to it.',
    ],
    appliance: [
      '{They} has a corner at the height of the toe, and moves it by night.',
      '{They} waits for the guarantee to run out, and knows the hour.',
      'The fuse goes when the film gets to the murderer, and {they} knows who.',
    ],
  },
  tiny: {
    beast: [
      'The flea on {them} has asked for more space.',
      'In the census of the forest {they} is a footnote, and fell off.',
      'The lion’s share was a crumb, with leftovers.',
    ],
    food: [
      'The chef put {them} in the middle of a very large plate, and charged for the walk.',
      'One portion serves an ant, with a box to take home.',
      '{They} fell through the fork, and it was the small fork.',
    ],
    trade: [
      'The ladder is used to get on to the stool to get on to the step.',
      'All the tools are tweezers, held with both hands.',
      'The customers look over the counter, and then down, and then for their glasses.',
    ],
    vehicle: [
      'There is room for one, if he leaves the hat at home.',
      'The speed camera wrote down “moth”.',
      '{They} is parked in another one’s glove compartment.',
    ],
    appliance: [
      'The manual is four hundred times as heavy, and serves as a hall.',
      '{They} is kept in a thimble, with a lot of air round the sides.',
      '{They} has gone under the sofa, where they think that it is a boulder.',
    ],
  },
  giant: {
    beast: [
      'The ark was built, and then a second one, for {them}, and the first was the dinghy.',
      'The birds on the back speak a dialect of their own by the tail.',
      'The shadow arrives on Tuesday.',
    ],
    food: [
      '{They} is eaten from the north, and they have not met the others yet.',
      'The toothpick was a mast.',
      'A diver was sent in after the spoon.',
    ],
    trade: [
      'The shop was built round {them}, and opens at the elbows.',
      'The smock was a circus, and still smells of lions.',
      'Lunch is brought by a crane, and the crane stays for soup.',
    ],
    vehicle: [
      'The front has been there for an hour when the back sets off.',
      'The bridges duck.',
      'There is a village in the boot, and it has a twin town.',
    ],
    appliance: [
      '{They} was ordered by the centimetre, and delivered by the mile.',
      '{They} came by the front door, and the front came along.',
      '{They} is switched on by a man with a run-up.',
    ],
  },
  brave: {
    beast: [
      '{They} barked, or whatever it does, at the vacuum cleaner, and it went out.',
      'The lion came to ask what the secret was.',
    ],
    food: ['{They} looked the fork in the eye, all four of them.', 'The lid was lifted, and {they} said “you first”.'],
    trade: [
      '{They} went to the till without a shield, on a Saturday, in the sales.',
      'The last customer before closing time was served, and asked whether there was anything else.',
    ],
    vehicle: [
      '{They} takes the left lane, with the windows down, behind a hay cart.',
      'The bridge was closed, the river was high, and {they} had only been washed that morning.',
    ],
    appliance: [
      '{They} fell down all nine floors, and asked for the lift up to go again.',
      '{They} was given to a child of two to hold, and did not blink.',
    ],
  },
  lonely: {
    beast: [
      'The mating call is answered by a door.',
      'The species is “solitary”, it says in the book, which {they} has underlined and cried on.',
      'In the ark {they} had the double cabin.',
    ],
    food: [
      '{They} is the last one in the packet, which nobody likes to take.',
      'A table was laid for one, and then the one rang to say that he had eaten.',
      '{They} stands at the end of the buffet, next to the napkins, and they are leaving.',
    ],
    trade: [
      'The bell over the door has rung twice this year, and once was the wind.',
      'Customers are asked how they are, and then please not so short.',
      'The Christmas party was held, and {they} won the raffle again.',
    ],
    vehicle: [
      'All the seats are free, and the stop button is pressed by {them}, for the sound.',
      'The hitchhiker said that he would rather walk, and has been accompanied.',
      'On the long straight {they} flashes the lights, and waits.',
    ],
    appliance: [
      'The plug has a socket for two, and talks to the other hole.',
      '{They} was switched on in March, by an elbow, and still speaks of it.',
      '{They} goes off at night now and then, just to hear somebody get up.',
    ],
  },
  old: {
    beast: [
      'The fossil in the museum has sent a card, “to my dear nephew”.',
      'On the cave wall there is one that looks like {them}, only with more hair.',
    ],
    food: ['{They} was found behind the mustard, and remembers the last king.', 'The best-before date is in Roman numerals.'],
    trade: ['The tools are in the museum, and {they} borrows them on working days.', 'The apprentice has retired, with a cake.'],
    vehicle: ['The first gear was once a horse, and is still fed.', 'The log book begins with “and on the third day”.'],
    appliance: [
      'The manual is a clay tablet, and page two is in another museum.',
      'The guarantee was given by a king, and he has died.',
    ],
  },
  dramatic: {
    beast: [
      'A thorn in the foot was carried through three villages, on a litter, with torches.',
      'The nature film had to be cut, as {they} would not stop dying.',
    ],
    food: [
      '{They} collapsed when the oven door was opened, with a hand to the filling.',
      'The cloche was lifted twice, because of the light.',
    ],
    trade: [
      'A pencil broke, and the works were closed for the day, with a flag at half mast.',
      '{They} hands in the notice every Friday, and takes three bows.',
    ],
    vehicle: ['The puncture was heard by the whole street, with a monologue.', '{They} brakes for the last time, every time.'],
    appliance: [
      'The fuse blew, and {they} had asked for candles a moment before.',
      '{They} fell off the shelf slowly, and landed on the chaise longue.',
    ],
  },
  chill: {
    beast: ['The flight reflex has been sent on ahead.', 'A lion came, looked, and lay down next to {them} with a magazine.'],
    food: ['{They} was brought to the boil, and declined.', 'The timer went off, and only the cook jumped.'],
    trade: [
      'The customers came in shouting, and left with a stone to hold.',
      'The deadline was moved, by nobody, a little every day.',
    ],
    vehicle: [
      'The speedometer has been replaced by a picture of the sea.',
      'Everybody overtakes, and {they} wishes each of them a good one.',
    ],
    appliance: ['{They} was dropped, said “all good”, and bounced once.', 'The alarm is a gong, far away, and some other time.'],
  },
  flirty: {
    beast: [
      '{They} fluttered at the bird-watcher until he had to be led off with his flask.',
      'The sheepdog winked back, and forty sheep were witnesses.',
    ],
    food: [
      '{They} let a drop run down the side, slowly, and the waiter walked into the fridge.',
      '“Shall we share?”, {they} asked the spoon, and the candle lit itself.',
    ],
    trade: ['The customers come back with nothing wrong, and a new shirt.', 'The bill was rounded down to a telephone number.'],
    vehicle: [
      'One headlight goes off and on, at buses of a certain age.',
      'In the car wash {they} asked for the brushes by name.',
    ],
    appliance: [
      'The hand that switched {them} on was held a moment longer.',
      'On the shop floor {they} stands at an angle, with the label half off.',
    ],
  },
  sigma: {
    beast: [
      'The pack was left in March, over the route, and it still sends the minutes.',
      'The moon was howled at, once, in a low voice, and it moved over.',
      '{They} drinks from the puddle without looking, and a frog keeps watch.',
    ],
    food: [
      '{They} was put in the oven and stared at it until it was done.',
      'On the plate there is nothing beside {them}, by arrangement.',
      '{They} comes without sauce, without a smile, and with a little thunder.',
    ],
    trade: [
      'The clocking-in machine is nodded at, and it lets {them} pass.',
      'On the team photo {they} stands a mile off, on a hill.',
      'The tea break is taken standing, facing the window, with the jaw.',
    ],
    vehicle: [
      '{They} parks backwards, in one go, and does not look whether anybody saw.',
      'The indicator has never been used; the road is told by a look.',
      'The radio only has one station, and it is wind.',
    ],
    appliance: [
      '{They} needs no batteries, only the night and a reason.',
      'The manual was handed back unread.',
      '{They} stands in the corner, and the corner has begun to work out.',
    ],
  },
};
