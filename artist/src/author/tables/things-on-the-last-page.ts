/** What people wish for last, when all else has been thought of: peephole, waterbed, tan line, crop circle, yard sale, bazooka, lint. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_ON_THE_LAST_PAGE: readonly NounClass[] = [
  {
    nouns: list('bazooka rocketlauncher grenadelauncher'),
    events: [
      '{a_one} was brought along for one mosquito, and where the summer house stood a sign now says {name}',
      '{a_one} knocked at a door the only way it can, and through the hole a lady said: “You must be {name}”',
      '{a_one} was aimed at the moon for a wish, and came down three gardens on with a note for {name}',
    ],
    conflicts: [
      told(
        'It was held the wrong way round at the rehearsal, and the rehearsal is now in two places.',
        'The tuba is blamed.',
        'The front row sits behind.',
      ),
      told(
        'There is a little arrow on the tube, and it has been wrong since the factory.',
        'It says “bang” on the other side.',
        'The shed can confirm it.',
      ),
      told(
        'Airport security had a long look, and asked whether there was any liquid in it.',
        'The shampoo was taken away.',
        'It had to go through in its socks.',
      ),
    ],
    closings: [
      'Please stand to the side. No, the other side.',
      'The mosquito got away.',
      'It only says one word, and says it well.',
    ],
  },
  {
    nouns: list('slingshot peashooter'),
    events: [
      '{a_one} met a greenhouse on the first of the month, and the whole street ran, shouting the name of {name}',
      '{a_one} was confiscated eleven times by one teacher, who has been seen at break behind the bins as {name}',
      '{a_one} brought down a giant once, by the forehead, and the giant still asks about {name}',
    ],
    conflicts: [
      told(
        'The tin can on the wall has never been hit, and has begun to lean forward to help.',
        'The window behind it has been hit nine times.',
        'It wears a bullseye on Sundays.',
      ),
      told(
        'The rubber was a pair of grandfather’s braces, and he would like to stand up again some day.',
        'He has eaten sitting since May.',
        'The trousers have gone on ahead.',
      ),
      told(
        'It was not me, says every pocket in the street, and rattles with gravel.',
        'The glazier sends a card at Christmas.',
        'The gravel says nothing.',
      ),
    ],
    closings: [
      'It is never loaded, says the bump.',
      'Stretch first, say the doctors as well.',
      'Everybody ducked, and that was the window.',
    ],
  },
  {
    nouns: list('nunchuck nunchucks nunchaku'),
    events: [
      '{a_one} looked dangerous for four seconds, met its owner’s elbow, and was carried home as {name}',
      '{a_one} was swung once at the office party, and the lamp, the cake and the director remember {name}',
      '{a_one} went round the back, over the shoulder and into the ear, and what the ear heard was {name}',
    ],
    conflicts: [
      told(
        'The first lesson is how to swing, and the second is about ice packs.',
        'There is no third.',
        'The peas have been thawed and frozen nine times.',
      ),
      told(
        'In the film it takes out eleven men, and in the kitchen only the one who holds it.',
        'The mirror laughed and is in seven pieces.',
        'The budgerigar has moved to the bathroom.',
      ),
      told(
        'The two halves have been together for years, and still hit each other when they are excited.',
        'The chain sees a counsellor.',
        'It is the same with the neighbours.',
      ),
    ],
    closings: [
      'One half did it, and the other half held on.',
      'Please clear the room. And the lamp.',
      'It makes a sound like “ow”.',
    ],
  },
  {
    nouns: list('peephole doorviewer spyhole'),
    events: [
      '{a_one} looked at a courier until he grew a very large nose, and he delivered to {name} ever after',
      '{a_one} saw an aunt coming, went dark, and was addressed through the wood as {name}',
      '{a_one} had an eye at both ends for a whole minute, and both whispered {name}',
    ],
    conflicts: [
      told(
        'Everybody out there has a huge face and tiny feet, and it believes that this is how people are.',
        'At the beach it was disappointed.',
        'It finds us thin in the middle, says the optician.',
      ),
      told(
        'The whole house tiptoes up to it in socks, and pretends that nobody is in.',
        'The kettle gave them away.',
        'The courier waves.',
      ),
      told(
        'Chewing gum was stuck on it from outside, and for a week the world was mint.',
        'The bills came by window.',
        'It has asked for strawberry.',
      ),
    ],
    closings: [
      'Nobody is in, said the light, and went off.',
      '{They} has seen the top of every head in the house.',
      'Who is it? It knows. It always knows.',
    ],
  },
  {
    nouns: list('waterbed'),
    events: [
      '{a_one} was sat on at one side, and the sleeper on the other flew through the window as {name}',
      '{a_one} met the cat’s claws at midnight, and the people downstairs rowed over to ask for {name}',
      '{a_one} had a high tide on Tuesday, and the harbour office put it on the map as {name}',
    ],
    conflicts: [
      told(
        'Whoever turns over at ten is still being answered at half past.',
        'The last wave is from 1986.',
        'They sleep in shifts, with a whistle.',
      ),
      told(
        'It was bought in the seventies for romance, and both of them have been seasick since.',
        'There is a bucket on each side.',
        'They hold hands, for the railing.',
      ),
      told(
        'It took the garden hose and all of a Sunday to fill, and the floor has been smiling downwards since.',
        'The lamp below hangs lower.',
        'The landlord calls it a lake, and wants a share.',
      ),
    ],
    closings: [
      'No needles, please, and no cats.',
      'Breakfast is served when the sea is calm.',
      'A goldfish has been seen, but nobody says where.',
    ],
  },
  {
    nouns: list('goosebump goosebumps'),
    events: [
      '{a_one} turned up on an arm at a school concert, stood to the end, and was thanked as {name}',
      '{a_one} read a whole arm in Braille to a blind piano tuner, and it said {name}',
      '{a_one} came for one high note, stayed for the whole bath, and was rubbed dry as {name}',
    ],
    conflicts: [
      told(
        'A fingernail crossed a blackboard in the next village, and they all stood up at once.',
        'They have not been told to sit.',
        'The blackboard has apologised in writing.',
      ),
      told(
        'Once there was fur for this, and it looked twice as large and frightened bears.',
        'Now it frightens a cardigan.',
        'The bears are polite about it.',
      ),
      told(
        'No goose has ever been asked whether it was all right to use the name.',
        'They have plucked up courage, and a lawyer.',
        'Geese call it “people skin”.',
      ),
    ],
    closings: [
      'It is only the window. Or the violin.',
      'Look, says the sleeve, and is pushed up.',
      'They lie down again when the tea comes.',
    ],
  },
  {
    nouns: list('tickle tickler tickling'),
    events: [
      '{a_one} was only announced, with two wiggling fingers, and a grown man fell off a sofa crying {name}',
      '{a_one} went for the left foot of a bishop, and the sermon ended on a shrieked {name}',
      '{a_one} found the one spot behind the knee, and all the neighbours know the word that came out: {name}',
    ],
    conflicts: [
      told(
        'Nobody can do it to themselves, and a professor has been trying on a grant since spring.',
        'His toes are unmoved.',
        'He laughed once, but that was the grant.',
      ),
      told(
        '“I am not even ticklish”, somebody said, and that is how the vase went.',
        'It was a very loud vase.',
        'The elbow is on holiday.',
      ),
      told(
        'There is a feather in the drawer, and the whole family is good on Sundays because of it.',
        'The goose would like a say.',
        'It has only been shown twice.',
      ),
    ],
    closings: [
      'Stop, stop, stop. Do not stop.',
      'The ribs are closed until Monday.',
      'Coochy, it said, and left the coo for later.',
    ],
  },
  {
    nouns: list('tanline tanlines'),
    events: [
      '{a_one} followed a watch so exactly that people still ask the wrist the time, and the wrist says {name}',
      '{a_one} was left by a sandal in an hour, and the feet were stopped at the border as {name}',
      '{a_one} fell asleep under a book, woke with a white square, and the square is entitled {name}',
    ],
    conflicts: [
      told(
        'The T-shirt has been taken off, and nobody can tell.',
        'It has white sleeves, and red ones to put over them.',
        'The doctor asked it to undress, twice.',
      ),
      told(
        'The sunglasses were lost in June, and are still on.',
        'They suit the face, from a distance.',
        'An owl followed it home.',
      ),
      told(
        'One arm hung out of the car window all the way to the sea.',
        'It is from somewhere else now.',
        'The other arm writes it letters.',
      ),
    ],
    closings: [
      'It ends where the sock begins.',
      'Half of it had a lovely summer.',
      'Coming home, it was first recognised by the watch.',
    ],
  },
  {
    nouns: list('yardsale garagesale carbootsale jumblesale'),
    events: [
      '{a_one} had everything out on the lawn by six, sold the lawn, and was left standing on {name}',
      '{a_one} asked fifty for the lamp, was beaten down to two, and threw in the name, {name}',
      '{a_one} sold a box of cables that fit nothing, and the buyer came back to hug {name}',
    ],
    conflicts: [
      told(
        'The neighbour bought back the drill that he had lent, and it was cheaper than asking.',
        'He has been asked to lend it since.',
        'He says that it is in better shape.',
      ),
      told(
        'A jigsaw of a thousand pieces went for a coin, and the thousandth is still under the sofa.',
        'It is a piece of sky.',
        'It will be sold separately, next year.',
      ),
      told(
        'Grandfather sat down for a minute on the wrong chair, and went for eleven, with the chair.',
        'He was brought back on Monday, restored.',
        'He likes it there; they have a dog.',
      ),
    ],
    closings: [
      'Everything must go, except the dog, who was asked for.',
      'It works, it only needs a plug, a motor and love.',
      'What was left over was carried next door by night.',
    ],
  },
  {
    nouns: list('cropcircle cropcircles'),
    events: [
      '{a_one} was found in the wheat at dawn, perfectly round, and from the air it says {name}',
      '{a_one} was blamed on visitors from space, until two men with a plank were heard shouting for {name}',
      '{a_one} came out a little square, and the stars sent a correction to {name}',
    ],
    conflicts: [
      told(
        'The farmer takes four a head at the gate, and has begun to sow in rings.',
        'The cows stand in the middle, for the view.',
        'He says that he cannot explain it, and winks.',
      ),
      told(
        'Eleven professors measured it, and one of them lay down in the middle and felt younger.',
        'He was late for lunch, and for Thursday.',
        'It was hay fever.',
      ),
      told(
        'It is a message from another world, and a colleague there has said that it is the plumber’s number.',
        'He comes between eight and twelve light years.',
        'It rings, but in the barley.',
      ),
    ],
    closings: [
      'The plank has been hung up, and says nothing.',
      'From below it is only flat.',
      'They meant the field next to it.',
    ],
  },
  {
    nouns: list('lint fluff bellybuttonlint'),
    events: [
      '{a_one} came out of the dryer once a week for a year, until there was enough for a second jumper and {name}',
      '{a_one} was blown off a dark suit, came back by itself before the funeral, and was seated as {name}',
      '{a_one} was met in a pocket with half a mint, and the two of them have lived there since as {name}',
    ],
    conflicts: [
      told(
        'A roller with sticky paper lives in the hall, and has taken whole families of it.',
        'They were all on the same trousers.',
        'It sounds like a zip and an end.',
      ),
      told(
        'All socks leave a little behind in the drum, and added up that is the one that is missing.',
        'It is soft, and has no mate.',
        'The drum has been asked, and went round it.',
      ),
      told(
        'A scientist has kept what is in his navel for thirty years, in jars, by colour.',
        'It is mostly blue, and nobody knows why.',
        'He is single, but warm.',
      ),
    ],
    closings: ['Clean the filter, says the filter.', 'It clings, but means well.', 'Against the light there is a lot of it.'],
  },
  {
    nouns: list('diploma'),
    events: [
      '{a_one} cost four years and a kidney of patience, and the man at the printer’s wrote {name}',
      '{a_one} was framed, hung above the desk at the pizza parlour, and is asked for extra cheese as {name}',
      '{a_one} was thrown into the air with the hat, and only the hat came down to {name}',
    ],
    conflicts: [
      told(
        'It is in Latin, and whoever earned it cannot read what for.',
        'It may be for swimming.',
        'A monk read it, and laughed all the way home.',
      ),
      told(
        'The mother has had it copied, and one hangs in her hall, one in the lavatory, one at the butcher’s.',
        'The butcher salutes the chops.',
        'It is insured, and the child is not.',
      ),
      told(
        'It opens every door, they said, and it has been tried on nine, with the corner.',
        'One was a cat flap.',
        'The tenth was open.',
      ),
    ],
    closings: [
      'Congratulations, and please pay back by 2061.',
      '{They} hangs a little crooked, with honours.',
      'It was all worth it, says the ribbon.',
    ],
  },
  {
    nouns: list('recess breaktime'),
    events: [
      '{a_one} saw three wars, a wedding and a peace in fifteen minutes, and all were made under the name {name}',
      '{a_one} was rung out by a bell, and four hundred children ran into the yard screaming {name}',
      '{a_one} was taken away from the whole class because of one pea, and all of them blamed {name}',
    ],
    conflicts: [
      told(
        'A crust was swapped for a yoghurt, the yoghurt for a marble, and the marble is now a house in the hills.',
        'The crust regrets nothing.',
        'It had been ham.',
      ),
      told(
        'The football goal is two jackets, and the post has gone home with a cold.',
        'It counts if it hits the zip.',
        'Mother asked why the left sleeve was mud.',
      ),
      told(
        'The teacher on duty has one coffee and eyes in every direction but that of the climbing frame.',
        'He counts them in, and there is one more.',
        'The coffee has been cold since September.',
      ),
    ],
    closings: [
      'Five more minutes, said four hundred people.',
      'Whoever was last is still it.',
      'Inside, it smelled of fractions.',
    ],
  },
  {
    nouns: list('protractor setsquare'),
    events: [
      '{a_one} was bought in August, used once in March, and found under crumbs and the name {name}',
      '{a_one} measured how far the tower leans, wrote home at once, and signed at four degrees {name}',
      '{a_one} was held up to a smile, and the smile had a hundred and eighty degrees and was called {name}',
    ],
    conflicts: [
      told(
        'There are two rows of numbers on it, and everybody has always read the other one.',
        'The bridge meets the river after all.',
        'It has been a right angle from the left since.',
      ),
      told(
        'It was sat on before the exam, and measures ninety-one to this day.',
        'The house looks friendly.',
        'It calls that character.',
      ),
      told(
        'Nobody has drawn an angle since school, and it waits for the call.',
        'It was used for cheese in the meantime.',
        'A slice of brie came to exactly sixty degrees.',
      ),
    ],
    closings: ['It is always right at ninety.', 'Seen from the other side it is obtuse.', 'The compasses do the going out.'],
  },
  {
    nouns: list('mariachi mariachis'),
    events: [
      '{a_one} was booked for one song, the window stayed shut, and all forty verses went to {name}',
      '{a_one} came round the corner at somebody’s table, played into his soup, and was paid to leave as {name}',
      '{a_one} hit the high cry in the middle of the song, and two dogs and a widow answered {name}',
    ],
    conflicts: [
      told(
        'The trousers have forty silver buttons a side, and one of them has to be done up for each verse.',
        'The song is over at the knee.',
        'On the bus {they} jingles like the change.',
      ),
      told(
        'It was the wrong balcony, and a retired judge has accepted.',
        'They marry in June, with trumpets.',
        'He has a lovely view.',
      ),
      told(
        'The guitar is so large that the two of them need three seats and a window.',
        'It has the window.',
        'It has asked for the peanuts too.',
      ),
    ],
    closings: [
      'Ay, it went, and the glasses went with it.',
      'The hat came through the door at the second attempt.',
      'One more, said the table, and meant tequila.',
    ],
  },
  {
    nouns: list('lederhosen dirndl'),
    events: [
      '{a_one} stood up by itself on the morning after the beer tent, went home alone, and was let in as {name}',
      '{a_one} was inherited from an uncle, with the uncle’s shape in it, and has sat down like him as {name}',
      '{a_one} was slapped on both sides in a dance, and slapped back on the third beat as {name}',
    ],
    conflicts: [
      told(
        'It may not be washed, says grandfather, and it has by now a postal address.',
        'The goat feels related.',
        'It is hung up by asking it.',
      ),
      told(
        'On which side the bow is tied says whether one is free, and it came undone at the back.',
        'Eleven people have proposed, and a waiter.',
        'It is engaged in the mirror.',
      ),
      told(
        'An American bought it by internet, and it came from China with a zip and a smell of plastic.',
        'It has learned to yodel from the label.',
        'In the tent nobody would sit beside it.',
      ),
    ],
    closings: [
      '{They} squeaks on the bench, and says that it was the bench.',
      'A litre is a small one, says the embroidery.',
      'The knees have been out since April.',
    ],
  },
  {
    nouns: list('tarot'),
    events: [
      '{a_one} turned up the Tower, the Fool and a bus ticket, and all three pointed at {name}',
      '{a_one} saw a tall dark stranger on the way, opened the door to the meter man, and greeted him as {name}',
      '{a_one} drew Death, said “it only means change”, and gave eleven in coins to {name}',
    ],
    conflicts: [
      told(
        'It knew that the parking ticket was coming, and parked there all the same, so as not to spoil it.',
        'It was in the cards, on page two.',
        'The warden had drawn the Wheel.',
      ),
      told(
        'The Hanged Man came up five days running, and on the sixth it was noticed that he was upside down.',
        'He is just standing, on one leg.',
        'He asked them to turn him for the blood.',
      ),
      told(
        'One card is missing, and the game of snap next door has a very gloomy king.',
        'He says “snap” as if it were a curse.',
        'They have foreseen a draw.',
      ),
    ],
    closings: [
      'You will meet somebody, it said, and it was the landlord.',
      'The cat sits on the future.',
      'It is all there, if one asks twice.',
    ],
  },
  {
    nouns: list('hammam turkishbath'),
    events: [
      '{a_one} scrubbed a banker until he was seven years old, and he went home to his mother as {name}',
      '{a_one} was so full of steam that two gentlemen talked for an hour to a pillar named {name}',
      '{a_one} emptied a copper bowl over a general, and what he said is carved in the marble: {name}',
    ],
    conflicts: [
      told(
        'The man with the rough glove has rubbed off a tan, a tattoo and a surname.',
        'They were under the surname, three more.',
        'The drain knows everybody.',
      ),
      told(
        'Everybody goes out with somebody else’s slippers, and has for four hundred years.',
        'A sultan’s are still on the way.',
        'They fit better each time.',
      ),
      told(
        'The marble in the middle is so warm that an uncle lay down in March for five minutes.',
        'He is turned at noon.',
        'He sends out for tea.',
      ),
    ],
    closings: ['The towel covers most of the story.', '{They} drips, therefore {they} is.', 'Pink, all of them, and forgiven.'],
  },
  {
    nouns: list('carpool carsharing'),
    events: [
      '{a_one} left at seven sharp with four people and one radio, and at the border they had agreed on {name}',
      '{a_one} picked up the wrong colleague, was too polite to say so, and has taken him daily since as {name}',
      '{a_one} was told to sing along by the second traffic light, and by the fifth was on the wireless as {name}',
    ],
    conflicts: [
      told(
        'The one in the middle at the back has had his knees by his ears since 2014.',
        'He knows both ears by name.',
        'He votes for the other window.',
      ),
      told(
        'One is always late, three always wait, and it is not known who brings the doughnuts.',
        'The late one has sugar on his collar.',
        'They have begun to leave at six.',
      ),
      told(
        'There was a row about the heating at kilometre nine, and at kilometre ten there was a treaty.',
        'Left is May, right is February.',
        'The scarf is shared.',
      ),
    ],
    closings: [
      'Everybody chips in, mostly crumbs.',
      'Whose turn is it? Nobody said, and nobody will.',
      'They wave on Saturdays, from four cars.',
    ],
  },
  {
    nouns: list('ushanka furhat'),
    events: [
      '{a_one} had its flaps down all winter, heard nothing of the thaw, and was found in July as {name}',
      '{a_one} was taken for a cat in the cloakroom, was given milk, and purred back as {name}',
      '{a_one} was tied under the chin in October, and the bow has since frozen to a knot named {name}',
    ],
    conflicts: [
      told(
        'With the flaps up it is a general, and with the flaps down a spaniel.',
        'It has been saluted and patted in one hour.',
        'It barked at the parade.',
      ),
      told(
        'Whoever wears it has to be told everything twice, and agrees to both.',
        'He has bought two tractors.',
        'He thought it was about soup.',
      ),
      told(
        'It is forty below at the bus stop, and it is said that only the head got on.',
        'The rest took the next one.',
        'It was shown a seat.',
      ),
    ],
    closings: [
      'One ear up, and the news is bad enough.',
      'Moths have heard of it, with respect.',
      'In spring it is brushed, and sighs.',
    ],
  },
  {
    nouns: list('messageinabottle'),
    events: [
      '{a_one} was thrown in with a cry for help, floated for ninety years, and came up on the same beach as {name}',
      '{a_one} was fished out by a sailor who only wanted the deposit, and paid out to {name}',
      '{a_one} said “wish you were here”, and eleven ships set out to find where that was, led by {name}',
    ],
    conflicts: [
      told(
        'The cork would not come out, and so it is read from outside, a word at a time, by turning.',
        'It begins with “Dear”, and then there is a seam.',
        'It may be a shopping list.',
      ),
      told(
        'An answer was sent the same way, and has to get past Portugal.',
        'It says “who is this?”',
        'Two dolphins have marked it as read.',
      ),
      told(
        'The treasure map in it is correct, but the island was in pencil.',
        'The cross is a fly.',
        'A crab has been digging since lunch.',
      ),
    ],
    closings: [
      'Please reply by the next tide.',
      '{They} arrived, which is more than the post can say.',
      'The rum had been the better message.',
    ],
  },
];
