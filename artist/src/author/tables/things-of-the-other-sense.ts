/** Who shares a word with something else: a bank by the river, a seal of wax, a pitcher of water, and goods called by two nouns. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_OTHER_SENSE: readonly NounClass[] = [
  {
    nouns: list('ruler woodenruler foldingrule yardstick slideruler sliderule'),
    events: [
      '{a_one} was held over the edge of a desk and flicked, and the note that came out of the wood was {name}',
      '{a_one} measured a caterpillar at nine, when it was long, and at noon, when it was not, and wrote {name} in between',
      '{a_one} drew a line under the whole matter, went over the edge with it, and on the table it still says {name}',
      '{a_one} was thirty centimetres on one side and twelve inches on the other, and answered on both to {name}',
    ],
    conflicts: [
      told(
        'The pencil caught the nick at seventeen, as always, and {their} straight line has a knee there.',
        'A whole house was built with it.',
        'Architects come to see the porch.',
      ),
      told(
        'Two boys fenced with {them} until the bell, and one of them is at least nine millimetres shorter.',
        'It may be the haircut.',
        'Honour was satisfied at twenty.',
      ),
      told(
        '{They} does not begin at the end but a little way in, and many have been cheated of that bit.',
        'It adds up to a canoe.',
        'A tailor has fainted.',
      ),
      told(
        'A name was scratched into the back in 1988 with a compass, and there is a heart, and it is to scale.',
        'One to ten.',
        'The other name has been rubbed out, with feeling.',
      ),
    ],
    closings: [
      'It is right by a hair, and has measured the hair.',
      'Everything else is curved, it finds.',
      'It was snapped in two, and now there is a six-inch opinion.',
      'Give it an inch, and it has eleven more.',
    ],
  },
  {
    nouns: list('waxseal sealingwax sealring royalseal notaryseal signetring'),
    events: [
      '{a_one} was pressed on a love letter while it was hot, and the footman, whose thumb was there, is in it as {name}',
      '{a_one} closed a letter to a king so well that he had it read through the light, and it said {name}',
      '{a_one} dripped past the envelope on a duke, and the duke was delivered, to an abbey, as {name}',
      '{a_one} was broken by an aunt with steam and a hairpin, and put back with jam, by the name of {name}',
    ],
    conflicts: [
      told(
        'There is a lion on {them}, said the herald, but he had pressed too lightly, and it is a bun.',
        'The house has kept the bun.',
        'It is rampant, on a field of crumbs.',
      ),
      told(
        '{They} is red, solemn and secret, and on the envelope there are only two tickets for the pool.',
        'They were for Tuesday.',
        'The guard wept, and swam.',
      ),
      told(
        'The letter is opened with a bang and a little shower, and {they} has been in somebody’s tea.',
        'It kept the tea private.',
        'Nobody else could get in.',
      ),
      told(
        'A treaty lay in the sun on the way, and {they} ran down to the signatures and married two of them.',
        'The peace has held.',
        'One was the duchess.',
      ),
    ],
    closings: [
      '{They} has been impressed once, and never again.',
      'It was still a bit warm, and so was the duke.',
      'What is inside is nobody’s business, and it is a bill.',
      '{They} cracks under pressure, and only then.',
    ],
  },
  {
    nouns: list('riverbank riverside towpath embankment canalside'),
    events: [
      '{a_one} let a man with a rod sit on it from April to June, and what he caught in the end was a cold and {name}',
      '{a_one} gave way under a picnic of the choral society, and the altos came by the next bridge as {name}',
      '{a_one} lost a metre to the other side in the spring flood, and over there they call it {name}',
      '{a_one} had a bench with a name on it, whose letters fell off one by one until it said {name}',
    ],
    conflicts: [
      told(
        'A vole has dug eleven doors in {them}, and uses the twelfth, because of the view.',
        'There are otters opposite.',
        'The heron has a key.',
      ),
      told(
        'Everybody says how peaceful it is beside {them}, loudly, and then an eight comes by with a man who shouts.',
        'He shouts “in, out”, and the ducks do.',
        'The swan has written to his club.',
      ),
      told(
        'The other one is greener, says whoever sits on {them}, and over there they say it of this one.',
        'They have rowed across, and waved at each other from the wrong grass.',
        'The cows swam home.',
      ),
      told(
        'A child threw in a stick, a shoe and a brother, and {they} handed back the brother.',
        'The shoe is in Rotterdam.',
        'The stick was for a dog.',
      ),
    ],
    closings: [
      '{They} has seen a lot of water go by, and has not got involved.',
      'Nettles on the left, lovers on the right.',
      'There is a boot in it, and the boot has a fish.',
      'It is where one sits who will not be asked to row.',
    ],
  },
  {
    nouns: list('oceancurrent seacurrent ripcurrent gulfstream undertow rivercurrent'),
    events: [
      '{a_one} took a load of rubber ducks from China round the whole world, and at each beach introduced them as {name}',
      '{a_one} carried a bottle to Ireland for a girl, read the letter on the way, and put in a word as {name}',
      '{a_one} kept half of Norway warm for ten thousand years, asked for a thank-you, and got a herring and {name}',
      '{a_one} drew a swimmer gently sideways, past his towel, his wife and his county, until he shouted {name}',
    ],
    conflicts: [
      told(
        'An eel has been following {them} since Bermuda, and does not know either who is meant to lead.',
        'They ask the plankton.',
        'The plankton goes with whoever asks.',
      ),
      told(
        '{They} turns left at Greenland, because it always has, and the charts were drawn round that.',
        'Once it went right; there were bananas.',
        'The puffins still speak of them.',
      ),
      told(
        'Whoever is in {them} should not fight it, says the sign, but swim along for a bit and make conversation.',
        'One man came out in Wales, engaged.',
        'It is a good listener, if wet.',
      ),
      told(
        'Somebody’s lilo went out with {them} on a Sunday, and the nap on it is not over.',
        'Ships give way.',
        'He has a nice colour.',
      ),
    ],
    closings: [
      'It is going with the flow, and it is the flow.',
      'It is warm on top, cold beneath, and polite in between.',
      'Three socks and a piano are on the way.',
      'The gulls know where; they take it on the way home.',
    ],
  },
  {
    nouns: list('birthmark beautyspot beautymark strawberrymark moleonthecheek moleonthechin moleonthenose moleontheback'),
    events: [
      '{a_one} had the outline of Sardinia, and a customs man stamped it, with his thumb, as {name}',
      '{a_one} was taken for chocolate by eleven aunts with eleven wet hankies, and held out against them as {name}',
      '{a_one} was left off a portrait to be kind, and the sitter took a brush and put back {name}',
      '{a_one} proved in the last act that the shepherd was the prince, or at least somebody with {name}',
    ],
    conflicts: [
      told(
        'A film star painted one on in the same place, and {they} has been asked where it was bought.',
        'It came with the cheek.',
        'Hers came off on a scarf.',
      ),
      told(
        '“You’ve got something there,” said a man on the train, and {they} said that he had as well.',
        'It was a moustache, and it was his.',
        'They parted as equals.',
      ),
      told(
        'There is one hair in {them}, which has been pulled out on Mondays since 1990, and returns on Tuesdays.',
        'It brings a friend at Easter.',
        'It commutes.',
      ),
      told(
        'All the women of the family have {them}, in a slightly different place, and at reunions it moves.',
        'Seen in a row, it is a film.',
        'It winks.',
      ),
    ],
    closings: [
      'It was here first, it says to the rest of the face.',
      'It is on the left, or on the right, if you ask the mirror.',
      'Full stop, says the cheek.',
      '{They} has never been lost, on any beach.',
    ],
  },
  {
    nouns: list('matchbox matchstick boxofmatches bookofmatches'),
    events: [
      '{a_one} was the last of forty, it was windy, and eleven men with cold pipes stood round in a ring and said {name}',
      '{a_one} was built into a cathedral by a patient man in Hull, somewhere on the left, behind {name}',
      '{a_one} was struck, was wet, was struck, was bent, and at last lit up the word {name} and a thumb',
      '{a_one} was drawn as the short one, and had to go and see what the noise was, as {name}',
    ],
    conflicts: [
      told(
        'Somebody put the burnt ones back among the good ones, and in the dark {they} was asked for and nodded.',
        'It was its second career.',
        'The candle has had hopes before.',
      ),
      told(
        'Three lit their pipes at {them}, which is unlucky, and the third has been looking at the sky since.',
        'It was a plant pot.',
        'He had been warned, by the first two.',
      ),
      told(
        'On the box there is a swan, and {they} has been asked for bread at every pond.',
        'It goes by the back way now.',
        'The swan on the box has been fed.',
      ),
      told(
        'Moving four of them makes three squares, says the puzzle, and {they} has been moved since lunch.',
        'It made a pig.',
        'The uncle lit the answer.',
      ),
    ],
    closings: [
      '{They} has a hot head and a short temper, and is otherwise of wood.',
      'Keep away from children, it says, and then there was a birthday.',
      'Shake it: there is one left.',
      'It went out with a curl of smoke, and so would we all.',
    ],
  },
  {
    nouns: list('bolt nutandbolt boltandnut nutsandbolts wingnut hexnut washerring lockwasher'),
    events: [
      '{a_one} was left over when the shelf was done, and lies on the shelf, in a dish, as {name}',
      '{a_one} was turned to the right until it was tight, and then once more, to be safe, and flew off as {name}',
      '{a_one} held up one corner of a railway bridge for a century, sneezed, and nine trains slowed for {name}',
      '{a_one} had been painted over four times, and whoever got it off had earned the right to be called {name}',
    ],
    conflicts: [
      told(
        'It fits, thought a man in the dark under a car, and {they} was half a millimetre of another opinion.',
        'He used the word for it.',
        'The word is still under there.',
      ),
      told(
        'There are two that belong together, and {they} was put into jar one, and the better half into jar two.',
        'They can see each other through the pickles.',
        'Jar three is for cases like that.',
      ),
      told(
        'Rust came, and since then {they} and the bracket have been one, against the family’s wishes.',
        'Oil was spoken of.',
        'They were parted by a man with a lamp and no poetry.',
      ),
      told(
        'A robot came to {them} with a complaint about a knee, and left with a squeak in another place.',
        'The other place was the laugh.',
        'It asks for a quarter turn at parties.',
      ),
    ],
    closings: [
      'It is the one that rolls, and it rolls under.',
      'Lefty loosey, it was told, and was by the window.',
      'Thirteen was the size, and so was the luck.',
      'It holds everything together, and would like it noticed.',
    ],
  },
  {
    nouns: list('pitcher jug waterjug ewer lemonadepitcher watercarafe'),
    events: [
      '{a_one} went to the well until it broke, as they say, was glued, and went to the solicitor as {name}',
      '{a_one} had a lip that dripped down the outside, over every tablecloth since 1960, and each drop reads {name}',
      '{a_one} was put down in the middle of a quarrel, and both sides had to wait while it poured {name}',
      '{a_one} came to the table with ice in it, all the ice came at once, and the bishop was greeted as {name}',
    ],
    conflicts: [
      told(
        'Little ones have big ears, it is said, and {they} has one, at the side, for lifting.',
        'It has heard about the will.',
        'The handle is the one that knows.',
      ),
      told(
        'A slice of lemon lies at the bottom of {them}, too wide for the neck, and has seen nine refills.',
        'It counts as crew.',
        'A fork went in after it, and stayed.',
      ),
      told(
        '“Shall I be mother?” asked an uncle, and {they} went all over the trousers of the other uncle.',
        'They had been his funeral ones.',
        'Mother said that it served them right.',
      ),
      told(
        'It is half empty, said one guest, it is half full, said the other, and {they} said that it was the gravy.',
        'Both had been going to drink it.',
        'One did, out of principle.',
      ),
    ],
    closings: [
      '{They} pours best when nobody holds out a glass.',
      'There is a chip in {them}, and an auntie who did that.',
      'The last inch is for the flowers.',
      '{They} has a good handle on things.',
    ],
  },
  {
    nouns: list('coffeepot coffeepots teaurn coffeeurn enamelpot'),
    events: [
      '{a_one} was on the hot plate from seven till noon, and what came out then could stand, and it said {name}',
      '{a_one} was put back with one sip in it, so that nobody had to make a new one, by somebody called {name}',
      '{a_one} sang over a campfire until a cowboy, a bear and a second bear sat down, and is known to them as {name}',
      '{a_one} was filled, filtered and forgotten under the machine without the jug, and the floor woke up as {name}',
    ],
    conflicts: [
      told(
        '“Whoever finishes me makes the next,” it says on {them}, and there has been a last inch since March.',
        'It has a skin, and a following.',
        'It voted on the Christmas party.',
      ),
      told(
        'At the wake they tipped {them} so far that the lid fell into the widow’s cup, with a plop.',
        'She said that he would have laughed.',
        'It was the first coffee that evening.',
      ),
      told(
        'Somebody made decaf in {them} by night, and at ten the whole of accounts lay down on the carpet.',
        'The books were balanced, asleep.',
        'It has been marked with a skull since.',
      ),
      told(
        'The inside is black with forty years, and a new colleague scrubbed {them}, and there was an inquest.',
        'The taste has been declared missing.',
        'He makes tea now, in another town.',
      ),
    ],
    closings: [
      'Do not talk to {them} before ten, nor after.',
      '{They} drips on the left, for old times’ sake.',
      '{They} has kept more people awake than the moon.',
      'Milk? it asks, in a tone.',
    ],
  },
  {
    nouns: list('icecreamtruck icecreamvan icecreamcart icecreamman gelatovan'),
    events: [
      '{a_one} played a tune round the corner, forty children ran out with one shoe each, and shouted {name}',
      '{a_one} sold out of everything but lemon in the first street, and in the second was called {name}',
      '{a_one} came in February, by mistake, with the music on, and an old man in a scarf bought one from {name}',
      '{a_one} got the song stuck on the fourth note, and from here to the sea it has been the hymn of {name}',
    ],
    conflicts: [
      told(
        '“It plays that when the ice cream is all gone,” said a mother, and {they} has been asked for the truth.',
        'It took the side of the mother.',
        'The child is a judge now.',
      ),
      told(
        'A flake leans out of each cone like a chimney, and {they} has to be paid extra for a second chimney.',
        'A boy asked for a factory.',
        'It was built, and melted at shift end.',
      ),
      told(
        'A scoop fell on the pavement beside {them}, and a hundred ants have taken the rest of the day off.',
        'They had waited for pistachio.',
        'A pigeon was hired as a lifeguard.',
      ),
      told(
        'The hatch is so high that {they} sees only hands with coins, and knows the whole town by its fingers.',
        'The mayor is a left one, sticky.',
        'One has asked for sprinkles since 1974.',
      ),
    ],
    closings: [
      'Mind that child, says the back, and the child minds the van.',
      'A ninety-nine costs three fifty; nobody can explain it.',
      'Strawberry is only pink, said the boy, and he was right.',
      'The tune is in your head now; that will be two euros.',
    ],
  },
  {
    nouns: list('pigsty pigpen pigshed hogpen pigtrough'),
    events: [
      '{a_one} was compared with a teenager’s room, took offence, and was tidied by nine sows who put up a sign: {name}',
      '{a_one} lost its gate to an itch, and the whole of the village fête was opened by {name}',
      '{a_one} had one dry corner, about which there was a vote, four speeches and a shove, and it went to {name}',
      '{a_one} was painted pink for the visit of a minister, who could not see the pigs, and shook hands with {name}',
    ],
    conflicts: [
      told(
        'The mud in front is for bathing and the mud at the back for guests, and {they} minds if one mixes them.',
        'A vet did, up to the knee.',
        'He was invited to stay for acorns.',
      ),
      told(
        'A poet sat on the rail of {them} for the simple life, and it broke, simply.',
        'He has written of nothing else.',
        'It comes out in spring, with the stain.',
      ),
      told(
        'Slops come at six, and from five on {they} sounds like a wedding with one plate.',
        'The bride was a boar.',
        'The farmer does it in earplugs and a bow tie.',
      ),
      told(
        'Two farms off they say that it smells, and {they} has smelled them too, on a Sunday, with the wind.',
        'It was aftershave.',
        'Nobody has said so to their face.',
      ),
    ],
    closings: [
      'It is cleaner than the parlour, on the whole.',
      'One oinks before one comes in.',
      'The straw was changed in May, and it was noticed.',
      'There is always room, if everybody breathes out.',
    ],
  },
  {
    nouns: list('goalpost goalposts crossbar goalnet goalframe'),
    events: [
      '{a_one} was hit three times in one final, from the same foot, and the foot was asked to apologise to {name}',
      '{a_one} was two jumpers in a park, one of which was needed because it grew cold, and so the score is {name}',
      '{a_one} was moved during an argument, and moved again, and has since got as far as Belgium as {name}',
      '{a_one} was kissed by a goalkeeper after the whistle, in front of his wife, who only said {name}',
    ],
    conflicts: [
      told(
        'The ball was over the line, swore sixty thousand, and {they}, who was the nearest, was not asked.',
        'It had been.',
        'It has told the corner flag in confidence.',
      ),
      told(
        'A keeper leaned on {them} and told everything, the divorce, the knee, and then there was a corner.',
        'It knows how the knee ends.',
        'It let in nothing all day, from loyalty.',
      ),
      told(
        'Fans ran on and took {them} home in pieces, and there is a bit in every shed of the town.',
        'Put together, it would be wider.',
        'One holds up beans, unbeaten.',
      ),
      told(
        'It rang like a bell, and in the second half {they} was still humming, on a note between two anthems.',
        'The vicar has asked what it would cost.',
        'Both sides stood up for it.',
      ),
    ],
    closings: [
      'It is the twelfth man, and the only one who stays put.',
      'An inch to the left, and it would be a street name.',
      '{They} has never been offside.',
      'White, upright and in the way: it could be an uncle.',
    ],
  },
  {
    nouns: list('pensioncheque cheque chequebook bouncedcheque blankcheque'),
    events: [
      '{a_one} came on the first of the month, had been spent on the second, and was back on the third as {name}',
      '{a_one} bounced at the bank, into the street and twice off a bus, and was caught by a boy who said {name}',
      '{a_one} was made out with a flourish, to the wrong year and the right lady, in the sum of {name}',
      '{a_one} was as wide as a door, for the cameras, and a bank clerk had to fold it to get in {name}',
    ],
    conflicts: [
      told(
        'Grandmother cashes {them} at the counter, in person, and counts it twice, against the clerk and against God.',
        'Both were right.',
        'There was a coin over, and she gave it to neither.',
      ),
      told(
        'It is in the post, said a man about {them}, in 1987, and it was, as a matter of fact.',
        'The post is in a ditch.',
        'The ditch has had interest.',
      ),
      told(
        'One line is for figures and one for words, and {they} says eight there and “a goose” here.',
        'The bank paid the goose.',
        'It had a number, which was its ring.',
      ),
      told(
        'Half of {them} goes to the grandchildren in folded notes, which nobody is to tell the others about.',
        'All eleven have not told.',
        'The folds are all different, and so is the sum.',
      ),
    ],
    closings: [
      'It pays to the bearer, and a bear has enquired.',
      'The hand shook, but the sum stood still.',
      'It lasts until the twentieth, and then there is soup.',
      'Carbon copy to follow; so is the original.',
    ],
  },
  {
    nouns: list('blueprint floorplan buildingpermit planningpermission plumbline drywall plasterboard studwall'),
    events: [
      '{a_one} had a coffee ring on the ground floor, the builders took it for a fountain, and it was opened as {name}',
      '{a_one} was held upside down for one morning, and the family lives under a cellar that is known as {name}',
      '{a_one} needed nine approvals, got eight, and the ninth was a newt, which had a say as {name}',
      '{a_one} hung perfectly straight in a house that did not, and everybody in it began to lean towards {name}',
    ],
    conflicts: [
      told(
        'A door is drawn on {them} that leads from the bath straight into the air, and it was built to the letter.',
        'It is called a balcony, by optimists.',
        'The towel has been out.',
      ),
      told(
        '{They} was knocked on to find where it is solid, and it knocked back.',
        'It was the neighbour, with the same shelf.',
        'They have hung it from both sides.',
      ),
      told(
        'The plan was for two weeks, and {they} has a birthday at the site every year, with a cake of foam.',
        'The builders sing it in parts.',
        'Nobody has moved in but the robin.',
      ),
      told(
        'Somebody had leaned on the scale, so {they} is one to fifty on the left, and one to fifty-two by the stairs.',
        'The sofa has found out.',
        'It lives on the landing now.',
      ),
    ],
    closings: [
      'It is load-bearing, emotionally.',
      'Measure twice, it says, and somebody had a saw.',
      'The kitchen faces south, whatever the sun says.',
      'It was approved, subject to the goat.',
    ],
  },
  {
    nouns: list('deadend culdesac noentrysign wrongturn detoursign'),
    events: [
      '{a_one} was the quickest way, according to a telephone, and eleven lorries have since moved in at {name}',
      '{a_one} was driven into by a bank robber at great speed, and he had to ask a lady in slippers for {name}',
      '{a_one} came to an end at a hedge, and behind the hedge somebody who had also been told to turn left said {name}',
      '{a_one} was turned round in by a hearse, a circus and a bride, in that order, and each of them waved to {name}',
    ],
    conflicts: [
      told(
        'Nobody passes through, so {they} knows every car by its cough, and there is one now that is new.',
        'Nine curtains have moved.',
        'It was the pizza, and it was lost.',
      ),
      told(
        'A philosopher came to {them}, stood there for an hour, and went back with a face as if it had been said.',
        'His book stops in the middle.',
        'He has bought the last house.',
      ),
      told(
        'Children play football across {them} all day, and the ball is always at number nine.',
        'Number nine has a net up.',
        'He is on the bench for Sunday.',
      ),
      told(
        'It goes on, say the older people of {them}, if one knows the lady with the shed.',
        'One has to admire the marrows.',
        'Some have never come out at the other side.',
      ),
    ],
    closings: [
      'One can only go back, and that was uphill.',
      'There is room to turn, in nine goes.',
      'It leads nowhere, but it gets there.',
      'The sign is at the end of it, where one has noticed.',
    ],
  },
];
