/** What is worn, and what stands beside the basin, each told apart from what hangs next to it: jeans, a scarf, a shampoo. */
import { list, type NounClass, told } from './noun-class.ts';

export const CLOTHES_AND_WASHBAGS: readonly NounClass[] = [
  {
    nouns: list('jeans denim'),
    events: [
      '{a_one} had a hole in the knee, cost more for it, and the second hole came free and is called {name}',
      '{a_one} was washed once in eleven years, against all advice, and the water has been kept as {name}',
      '{a_one} stood up without anybody in it after the festival, went to the tent alone, and answered to {name}',
    ],
    conflicts: [
      told(
        'In the small pocket above the pocket lies a train ticket, folded to the size of a pea.',
        'It is a return.',
        'The train has been renamed since.',
      ),
      told(
        'A grandmother mended all nine holes as a surprise.',
        'There was a silence, and then cake.',
        'The tenth hole was the expensive one.',
      ),
      told(
        'One breath, one coat hanger through the zip, and {they} was on.',
        'Sitting down has been moved to Monday.',
        'The coat hanger is still in there.',
      ),
      told(
        'The belt was moved in by one hole, and the whole office was told.',
        'It was moved out again on Boxing Day.',
        'The hole had been made with a fork.',
      ),
    ],
    closings: [
      'Blue legs, blue sofa, blue guest on the sofa.',
      '{They} fits, as long as nobody sneezes.',
      'Flares are coming back, said a flare.',
      'The waist is high, low, or a matter of opinion.',
    ],
  },
  {
    nouns: list('jumper sweater cardigan pullover'),
    events: [
      '{a_one} was knitted by an aunt for somebody with three arms, and the third is known as {name}',
      '{a_one} had a reindeer on the front with a nose that lit up, also during the minute’s silence for {name}',
      '{a_one} was put in at sixty degrees, came out at age four, and the teddy wears it as {name}',
    ],
    conflicts: [
      told(
        'A thread came loose at the elbow on a bus, and by the terminus the bus had a scarf.',
        'The driver was nice about it.',
        'The elbow got off two stops early.',
      ),
      told(
        '{They} was put over somebody’s head, and for a while nobody came out at the top.',
        'The left arm found a light switch.',
        'He had the sleeve for a collar, and has kept it so.',
      ),
      told(
        'The aunt comes to visit on the second Sunday, and {they} has to be found, put on and sat in.',
        'It has a special drawer, under “aunt”.',
        'In July, with the heating on.',
      ),
      told(
        '{They} itches only at the neck, only in meetings, and only when somebody is crying.',
        'The chairman took it for sympathy.',
        'It was sympathy, with forty per cent mohair.',
      ),
    ],
    closings: [
      'Hand wash only, it says, and looks at the hand.',
      'One size too big is called “cosy”.',
      'There are little bobbles under the arms, and they have names.',
      '{They} crackles on the way off, and so did the evening.',
    ],
  },
  {
    nouns: list('raincoat anorak rainjacket'),
    events: [
      '{a_one} was left at home because of the blue sky, and the sky asked at once for {name}',
      '{a_one} was given by a mother to a bride, just in case, and stands in all the photographs as {name}',
      '{a_one} dripped in the hall of the registry office until the puddle was entered as {name}',
    ],
    conflicts: [
      told(
        '{They} keeps out the rain, and keeps in everything else.',
        'By the top of the hill there was weather inside.',
        'A small cloud had formed at the elbow.',
      ),
      told(
        'The hood goes left when the head goes left, and stays left when the head comes back.',
        'A lorry went by in there.',
        'He has crossed the road by ear ever since.',
      ),
      told(
        '{They} folds into a bag the size of an apple, once, in the shop.',
        'Since then it has been the size of a dog.',
        'The apple has been thrown away in anger.',
      ),
    ],
    closings: [
      'There is no bad weather, said a man in a doorway.',
      'The pocket is waterproof, and so the water stays in.',
      'A yellow spot on the hill, and it is having a lovely time.',
      'Only a shower, says the wet half of the family.',
    ],
  },
  {
    nouns: list('bathrobe dressinggown'),
    events: [
      '{a_one} went out to the bins for a second, the door fell shut, and the street got to know {name}',
      '{a_one} was worn to a video call, got up to fetch a charger, and is in the minutes as {name}',
      '{a_one} was borrowed from a hotel in all innocence, in a suitcase, under the name of {name}',
    ],
    conflicts: [
      told(
        'The belt is too long to be tied and too short to be a lead, and the dog has it.',
        '{They} is held shut by hand, like a grudge.',
        'The dog holds the other end.',
      ),
      told(
        'It was past noon when the postman rang, and {they} said that it was a cold.',
        'The postman has said nothing since the third cold.',
        'He has begun to bring soup.',
      ),
      told(
        'In the pocket are a tissue, a tissue and a half, and one half of a good idea.',
        'The idea was “toast”.',
        'The tissues are from two different winters.',
      ),
    ],
    closings: [
      'There is an initial on the breast, and it is nobody’s.',
      'From the front an emperor, from behind a towel.',
      '{They} was only going to be worn until the kettle boiled.',
      'The hook on the door has given everything it had.',
    ],
  },
  {
    nouns: list('pyjama onesie nightie nightgown'),
    events: [
      '{a_one} was under the coat at the school gate, one leg slipped down, and the headmaster greeted it as {name}',
      '{a_one} was bought with ducks on, for fun, and had to be explained to the whole fire brigade by {name}',
      '{a_one} was buttoned wrongly at nine in the evening, and by morning one shoulder had become {name}',
    ],
    conflicts: [
      told(
        'The fire alarm went at three in the hotel, and everybody saw what everybody wore.',
        'The managing director has rockets on his.',
        'Nobody has mentioned the rockets at any meeting.',
      ),
      told(
        'The bottoms went to the shop under a long coat, for milk only.',
        'Nobody in the line looked at the hem.',
        'The coat was opened once, for air, to gasps.',
      ),
      told(
        '{They} has been worn since Friday, and has taken on the shape of a sofa.',
        'Monday rang the bell twice.',
        'The sofa has come to look like {them} as well.',
      ),
    ],
    closings: [
      'Good night, say the ducks, all forty of them.',
      'The top has gone missing, and so goes with anything.',
      'There is a flap at the back, and a law about it.',
      'At noon it is called loungewear.',
    ],
  },
  {
    nouns: list('turtleneck poloneck rollneck'),
    events: [
      '{a_one} was stuck half way over a lecturer’s head, gave the rest of the talk from in there, and won a prize as {name}',
      '{a_one} was worn at a gallery with the arms folded, and somebody put a price beside {name}',
      '{a_one} unrolled to the eyebrows in a sudden wind, and the villain on the pier was named as {name}',
    ],
    conflicts: [
      told(
        'Once {they} is on, everybody begins to speak of space and of negative space.',
        'The coffee got smaller by itself.',
        'A chair was moved, and it took all evening.',
      ),
      told(
        'Nobody has seen the neck since autumn, and there are two theories.',
        'One of them is that there is a second one in there.',
        'The other is a scarf.',
      ),
      told(
        'Black goes with everything, so there are nine of them, and each is “the good one”.',
        'They are told apart by mood.',
        'In the dark wardrobe somebody has put on a sock.',
      ),
    ],
    closings: [
      '{They} folds down once, like a good argument.',
      'The hair comes out at the top like a firework.',
      'There was a statement, and it itched.',
      '{They} is above all that, by four inches.',
    ],
  },
  {
    nouns: list('scarf'),
    events: [
      '{a_one} was caught in a tram door at Central Station, was given the ride of its life, and came back as {name}',
      '{a_one} grew by a foot each winter until both ends had a different dentist, and the middle was {name}',
      '{a_one} was tied in the Paris way from a film of four minutes, and the paramedics undid {name}',
    ],
    conflicts: [
      told(
        'One end was dipped in the soup while the other was thrown over the shoulder with great style.',
        'The soup was tomato.',
        'The waiter brought it a spoon of its own.',
      ),
      told(
        '{They} is in the colours of a club, and was worn by mistake into the wrong pub.',
        'He has supported both since five past eight.',
        'It was tucked in so well that it came out at the ankle.',
      ),
      told(
        '{They} has been left on eleven trains, and has come back from ten of them with better manners.',
        'The eleventh goes to Verona.',
        'It sent word that the seat is heated.',
      ),
    ],
    closings: [
      'Twice round, and then say goodbye to the ears.',
      'The fringe has been plaited by a person on the telephone.',
      '{They} was a blanket in another life, and tells the knees so.',
      'Somebody’s mother did it up, tight, with love.',
    ],
  },
  {
    nouns: list('glove mitten gloves mittens'),
    events: [
      '{a_one} was put on a railing by a kind stranger, waved to everybody for a week, and is greeted as {name}',
      '{a_one} has been on the same string through both sleeves since the age of five, and the other end is {name}',
      '{a_one} was dropped for a duel, and the other gentleman picked it up and asked if it was {name}',
    ],
    conflicts: [
      told(
        'There are nine left ones in the drawer, and all of them are widowed.',
        'A club was founded, with one-handed applause.',
        'The right ones are said to have a villa.',
      ),
      told(
        'With {them} on, nothing can be taken from a pocket but the glove.',
        'The keys were seen in there, as through fog.',
        'A whole bus waited for the coin.',
      ),
      told(
        'The fingertip is for touch screens, and rang an aunt by itself.',
        'It was the aunt who was holding for news.',
        'The other nine fingers send emails in Finnish.',
      ),
    ],
    closings: [
      '{They} fits like a third one.',
      'One is missing, and it was the leader.',
      'It is warm in here, says the thumb, from its own flat.',
      'They were a pair once, and danced.',
    ],
  },
  {
    nouns: list('shoelace shoelaces bootlace'),
    events: [
      '{a_one} came undone in the last yard of a record, and the cup was engraved for second place: {name}',
      '{a_one} was tied to the next one under a desk, and two bankers went to lunch as {name}',
      '{a_one} was made with the rabbit and the hole, the rabbit ran off, and a whole class wept for {name}',
    ],
    conflicts: [
      told(
        'There is a double knot in it from the year of the flood, and a fork has been bent on it.',
        'A sailor looked at it, and took off his cap.',
        'The shoe is put on through the side now.',
      ),
      told(
        'The little plastic end came off, and its name was shouted by a man who had waited all his life to know it.',
        'Nobody had asked.',
        'He was given a cake for it, quickly.',
      ),
      told(
        'One end is long and one end is short, and neither will speak of how it came about.',
        'The long one gets the escalator.',
        'They were equal in the shop.',
      ),
    ],
    closings: [
      'Left over right, says the man on the ground.',
      '{They} will be done at the next wall, and then at the next.',
      'Bunny ears were drawn up as a contract.',
      'Stop, said everybody, and look down.',
    ],
  },
  {
    nouns: list('bowtie'),
    events: [
      '{a_one} was tied by hand from a drawing, upside down, and sat under the ear of a groom as {name}',
      '{a_one} spun round at the push of a button during a divorce hearing, and the verdict speaks of {name}',
      '{a_one} was put on a cat for the photograph, and the cat has chaired the meetings since as {name}',
    ],
    conflicts: [
      told(
        '{They} is a real one, and whoever wears {them} says so before the soup.',
        'The other kind has elastic, and a drink.',
        'It was undone at midnight, for effect, and is still undone.',
      ),
      told(
        '{They} slipped to the side by three degrees, and a waiter has been following {them} through the ballroom.',
        'He has gloves on, and a wish.',
        'At the coat check he broke down.',
      ),
      told(
        'A professor owns forty with small animals, and has an animal for each mood.',
        'The otter is a warning.',
        'On the day of the flamingo nobody handed in anything.',
      ),
    ],
    closings: [
      '{They} looks like a butterfly that has read the invitation.',
      'Shaken, stirred, and a little to the left.',
      'At the back there is a hook, and an honest face.',
      '{They} was the dress code, and the only part of that which came.',
    ],
  },
  {
    nouns: list('soap barofsoap'),
    events: [
      '{a_one} was dropped in the shower at the club, and eleven men looked at the ceiling and said {name}',
      '{a_one} was a swan from the guest bathroom that nobody may touch, until a child washed with {name}',
      '{a_one} was pressed onto the new piece so as not to waste it, and the two-tone one is called {name}',
    ],
    conflicts: [
      told(
        '{They} has become so thin that light falls through, and nobody will be the one to open a new one.',
        'A grandmother lived through worse, and says so.',
        'It has been used for a letter, in the window.',
      ),
      told(
        'There is one hair on it, and it is no colour that anybody in the house has.',
        'The family has met about it.',
        'It is curly, and looks happy.',
      ),
      told('{They} was meant for one mouth, after one word, in 1974.', 'The word was “pants”.', 'The mouth is a bishop now.'),
    ],
    closings: [
      'Lavender, it says, from a lorry in Croydon.',
      '{They} went under the bath, and lives there with the others.',
      'Clean hands, a slippery floor and no regrets.',
      'The dish has holes, and it knows about them.',
    ],
  },
  {
    nouns: list('shampoo conditioner'),
    events: [
      '{a_one} was turned upside down for the last drop, on Monday, and is still standing on its head as {name}',
      '{a_one} got in the eyes, and whoever was meant to be blinded by the shine shouted {name}',
      '{a_one} said “rinse and repeat”, and somebody obedient has been in there since breakfast with {name}',
    ],
    conflicts: [
      told(
        'There are six bottles on the edge of the bath, and all of them are conditioner.',
        'Somebody has filled one with water, twice.',
        'It has been told apart by tasting.',
      ),
      told(
        'A woman on it throws back her hair in slow motion, and nobody in this bathroom has that much room.',
        'The tap has a dent from trying.',
        'He is bald, and buys it for her.',
      ),
      told(
        'A hairdresser let one drop fall and spoke of “product”.',
        'It cost as much as the chair.',
        'The drop was asked how its week had been.',
      ),
    ],
    closings: [
      'For normal hair, it says, and looks up.',
      'No more tears, said the bottle, and then it did.',
      'Apple, coconut, and on the back a chemist’s whole name.',
      '{They} foams, and means well.',
    ],
  },
  {
    nouns: list('deodorant antiperspirant'),
    events: [
      '{a_one} promised forty-eight hours, was timed by a lonely man, and at hour forty-nine the lift knew {name}',
      '{a_one} was passed along the row at a summer wedding, without a word, and blessed as {name}',
      '{a_one} was sprayed in a changing room of thirteen-year-olds until the smoke alarm coughed up {name}',
    ],
    conflicts: [
      told(
        '{They} is called “Arctic Thunder”, and smells of an uncle in a new car.',
        'The other one is “Steel Glacier”, and is the same uncle.',
        'A woman followed it for a street, to ask him to stop.',
      ),
      told('There is a white mark on every black thing in the house.', 'It says it leaves none.', 'It left its address.'),
      told(
        '{They} was used instead of a shower, and the bus voted.',
        'Two windows were opened, by hand, through the glass.',
        'The driver had no vote, and went by bicycle.',
      ),
    ],
    closings: [
      'Both arms up, as if it were a robbery.',
      '{They} rolls, {they} sticks, and on Fridays it gives up.',
      'Invisible, it says, and everybody knows exactly where it is.',
      'The cap is under the radiator, with the other caps.',
    ],
  },
  {
    nouns: list('comb hairbrush'),
    events: [
      '{a_one} was held up to a mirror as a microphone, took three encores, and the neighbours clapped for {name}',
      '{a_one} had so much of the dog in it by spring that it was let out to the garden as {name}',
      '{a_one} was kept in a back pocket by a man without hair, out of loyalty to {name}',
    ],
    conflicts: [
      told(
        'A knot was met on the left, and there was a scream in two voices.',
        'It had been a plait, or a nest.',
        'There was a bit of twig, and a registered tenant.',
      ),
      told(
        'One tooth is missing, and there has been a stripe on the head of the family ever since.',
        'The milkman parts his the other way, out of tact.',
        'The tooth is in a box, with his.',
      ),
      told(
        'Wrapped in paper and blown on, {they} plays one song, and grandfather plays it.',
        'Nobody has worked out which.',
        'The dog knows it, and leaves.',
      ),
    ],
    closings: [
      'A hundred strokes, said great-grandmother, and counted on the cat.',
      'Side parting, centre parting, departing.',
      'Every hair is in place, and this is the place.',
      'The wind was waiting round the corner.',
    ],
  },
  {
    nouns: list('toothbrush toothpaste'),
    events: [
      '{a_one} was lent by accident for a whole holiday, and both owners have their doubts about {name}',
      '{a_one} hummed for two minutes exactly, and half asleep somebody has married {name}',
      '{a_one} was squeezed in the middle on the wedding night, and the lawyers file it as {name}',
    ],
    conflicts: [
      told(
        'There are two blue ones in the glass, and each of the two believes in the left.',
        'Nobody asks any more; it is called love.',
        'The cap of one has been bitten by a child or a dog.',
      ),
      told(
        'The tube has been empty since Sunday, and was rolled, pressed, cut open and begged.',
        'One more was got out, for the neck of a bottle brush.',
        'A new one stands in the cupboard, two steps away.',
      ),
      told(
        'Nine out of ten dentists recommend {them}, and one of them is looked at.',
        'He is in the back row with a toffee.',
        'At the conference he has a table to himself.',
      ),
    ],
    closings: [
      'Up and down, not side to side, says a poster with eyes.',
      'Spit, and do not look at it.',
      'The bristles point to where the head would like to be.',
      'Minty, until the orange juice.',
    ],
  },
  {
    nouns: list('wig toupee hairpiece'),
    events: [
      '{a_one} was lifted by a gust on the pier, was seen by a terrier, and is buried in the garden as {name}',
      '{a_one} sat on the stand overnight and in the morning had been stroked by the guests as {name}',
      '{a_one} was put on back to front by a judge in a hurry, and the sentence was passed by {name}',
    ],
    conflicts: [
      told(
        'Everybody in the office knows, and everybody has agreed on “you look rested”.',
        'A trainee said “hat”, and is in another building.',
        'It rested so well that it turned.',
      ),
      told(
        'On the roller coaster {they} went on ahead.',
        'It is smiling in the photo at the second bend.',
        'The man behind has two.',
      ),
      told(
        '{They} is a shade darker than the eyebrows, and they have noticed.',
        'They met in the middle to discuss it.',
        'The moustache abstained.',
      ),
    ],
    closings: [
      'Do not stand near the extractor fan.',
      '{They} is all {their} own, says the receipt.',
      'In heavy rain it looks for a burrow.',
      '{They} takes a bow a moment after the head.',
    ],
  },
  {
    nouns: list('beard moustache mustache goatee sideburns'),
    events: [
      '{a_one} caught a whole minestrone one bean at a time, and was rung out into a pot as {name}',
      '{a_one} was grown on holiday for a joke, was promoted on Monday, and signs with {name}',
      '{a_one} was stuck on for a school play, would not come off, and has a mortgage as {name}',
    ],
    conflicts: [
      told(
        'A crumb has been in there since the christening, and everybody speaks to the crumb.',
        'It nods.',
        'It is from the top tier.',
      ),
      told(
        'It was shaved off in one night, and his own children asked him what he had done with father.',
        'The dog has taken the other side.',
        'Underneath was the face of a boy called Keith.',
      ),
      told(
        'There is oil for it, a balm, a comb of pear wood, and no time left for the face.',
        'The face has stopped calling.',
        'It has its own shelf, at eye level.',
      ),
    ],
    closings: [
      '{They} is stroked when there is nothing to say.',
      'Milk tells on it.',
      'The ends are waxed, and point at two different countries.',
      'At the bottom it goes on for a bit, like a story.',
    ],
  },
  {
    nouns: list('sponge loofah'),
    events: [
      '{a_one} took up a whole spilt bath in one go, walked home, and was wrung out on the doorstep by {name}',
      '{a_one} was left in the sink over Easter, and on Monday asked for the vote as {name}',
      '{a_one} went round a classroom on a blackboard so often that what it knows is written up under {name}',
    ],
    conflicts: [
      told(
        'One side is yellow and kind, and the other is green and tells the truth.',
        'The pan asked for the yellow one.',
        'They share a back, and do not speak.',
      ),
      told(
        'Somebody cut a corner off, which means “floor”.',
        'It was done on a Tuesday, and nobody told the dishes.',
        'Two corners off, and it is never spoken of again.',
      ),
      told(
        '{They} was pressed by a guest, gave a sigh, and gave up what {they} had been keeping since the soup.',
        'There had been a spoon in there.',
        'The guest eats out now.',
      ),
    ],
    closings: [
      'Full of holes, and not one of them its fault.',
      '{They} was in the sea once, and did not have to smell of lemon.',
      'Squeeze, and it forgives.',
      '{They} takes everything in, and says so at night, drop by drop.',
    ],
  },
];
