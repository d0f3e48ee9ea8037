/** What stands about in every home and is met at night: hanger, clothes peg, iron, rug, smoke alarm, fan, stairs, kitchen board, and socks in sandals. */
import { list, type NounClass, told } from './noun-class.ts';

export const HOUSE_THING_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'socksinsandals sockinsandal sockandsandal socksandsandals sockswithsandals sandalsandsocks sandalswithsocks birkenstock birkenstocks',
    ),
    events: [
      '{a_one} stepped off a coach in Rimini at nine in the morning, and before anybody had spoken the ice cream man said, in German, {name}',
      '{a_one} was refused at the door of a discotheque, bought the house next to it for cash, and lives there quietly as {name}',
      '{a_one} was laughed at for thirty years, was shown on a catwalk in Milan, and woke up as {name}',
      '{a_one} climbed a glacier, a cathedral and a buffet in one day with no blister, and wrote in all three guest books {name}',
    ],
    conflicts: [
      told(
        'A daughter of fifteen walks eleven metres ahead on the promenade, and says that she is with the lifeguard’s family.',
        'They have waved to her, with a toe.',
        'She will be wearing the same at forty, and knows it.',
      ),
      told(
        'The toes can breathe and the heel is warm, so that the only part that feels the cold is everybody who looks.',
        'The fashion police came, and had them on under the desk.',
        'One of them has tried it at home, with the blinds down.',
      ),
      told(
        'At the beach the sand comes in from the front, cannot get out through the knit, and stays on full board.',
        'It was emptied out at home, and is a sandpit.',
        'Two crabs were in there, and had slept very well.',
      ),
      told(
        'The white ones are for the theatre, and the grey ones, pulled up to the knee, for everything else.',
        'At a wedding it was the black ones, out of respect.',
        'The opera has asked him to sit behind the pillar.',
      ),
      told(
        'The straps have been set to the third hole since 1988, and the tan ends there in a line.',
        'At the doctor’s he was asked to take them off, and he had.',
        'There is a map on his feet, and it is of a good life.',
      ),
    ],
    closings: [
      'It is not a mistake; it is a decision, with a buckle.',
      'Comfort came first, and nobody came second.',
      'The feet are happy, and the rest can look away.',
      'A bum bag is still missing, but not for long.',
      'In Paris a window was shut, quite gently, and a curtain drawn.',
    ],
  },
  {
    nouns: list('hanger coathanger clotheshanger coatrack clothesrack clothesrail'),
    events: [
      '{a_one} was alone in the wardrobe in the evening, and in the morning there were nine of them, tangled, calling {name}',
      '{a_one} was bent by a man who had locked his key in the car, opened three other cars first, and got away as {name}',
      '{a_one} held a coat up with such good shoulders that a short-sighted aunt offered it a chair and the name {name}',
      '{a_one} was swiped from a hotel, would not hook on to anything at home, and has leaned there since as {name}',
    ],
    conflicts: [
      told(
        'The wire ones come from the dry cleaner’s, and nobody has ever taken one out without its whole family.',
        'They hold each other by the neck.',
        'The dry cleaner says that they are not his; they only visit.',
      ),
      told(
        'The silk blouse has slid off on the left again, and lies on the floor of the wardrobe as if shot.',
        'The notches were on the other one.',
        'A pair of trousers saw it, but hangs by the knees.',
      ),
      told(
        'In the hall everybody’s coat is on top of everybody’s coat, and the first guest wants to go home.',
        'He went as a doctor, in furs.',
        'They dug, and found the guest of last year, rested.',
      ),
      told(
        'The hook has to face the wall, says one of the two, and the other one does it for a bit of excitement.',
        'It is all that is left to them, and it is quite a lot.',
        'One turns them round by night.',
      ),
      told(
        'The jumper has grown two small horns on the shoulders.',
        'He wore it to the bank and was given a wide berth and a loan.',
        'They have been stroked flat, and came up at the handshake.',
      ),
    ],
    closings: [
      '{They} has good posture, and nothing on.',
      'Somebody is always hanging on to {them}, mostly by the collar.',
      'They were counted, and that was a mistake.',
      'A question mark with shoulders.',
      'At night something clicks in there, like laughing.',
    ],
  },
  {
    nouns: list('clothespeg clothespin clothesline washingline clotheshorse dryingrack clothesairer laundrybasket laundryhamper'),
    events: [
      '{a_one} held on through the gale of {year} by the waistband of a vicar, who flew over three gardens and thanked {name}',
      '{a_one} was put on a nose at the opening of a cheese, was forgotten there, and has been heard ever since as {name}',
      '{a_one} was strung from window to window in Naples, and everything that two families think of each other hangs on {name}',
      '{a_one} was left out all winter, went grey, and greeted the first warm day with one stiff trouser leg as {name}',
    ],
    conflicts: [
      told(
        'It has been raining since the last sock was hung up, and not a minute before.',
        'The farmers pay her to do a wash in July.',
        'She has run out and in nine times, and is fit for the Games.',
      ),
      told(
        'The underwear hangs on the inside, the sheets on the outside, and the whole street knows all the same.',
        'The wind turned.',
        'There was one with hearts, and nobody in there is married.',
      ),
      told(
        'The spring has gone, and what was a bite is now more of a kiss.',
        'The shirts go when they like.',
        'It was moved to the crisps.',
      ),
      told(
        'A tightrope walker lodged next door for one summer, and looked at it in the evenings.',
        'She hung the sheets, and bowed.',
        'The long johns have learnt a little from her.',
      ),
      told(
        'A blackbird sits there and thinks, and thinks best over something white.',
        'It was for a christening.',
        'He has been told, and has shrugged on the blouse.',
      ),
    ],
    closings: [
      'Hold on, it says to everybody, through its teeth.',
      'There is always one short, and a sock hanging by a corner.',
      'The sun is out, and so is everything else.',
      'The shirts have their arms up, and give in.',
      'It pinches, but it means well.',
    ],
  },
  {
    nouns: list('iron steamiron flatiron ironingboard trouserpress'),
    events: [
      '{a_one} was put down for the time of one telephone call, and the shape of it is on the wedding shirt as {name}',
      '{a_one} was left on, or was not, and a family turned round at the airport for {name}',
      '{a_one} cried out in the cupboard whenever it was unfolded, and the neighbours thought of goats, and of {name}',
      '{a_one} made the whole of a Sunday flat, the sheets, the cushions and a tortoise, who is well, and said {name}',
    ],
    conflicts: [
      told(
        'One crease was smoothed out on the left, and there was one on the right, and she has been chasing it since supper.',
        'It left by the cuff.',
        'They have agreed on a pattern.',
      ),
      told(
        'It hissed, it dripped, and then it spat something brown on the only white blouse.',
        'It was saving that up.',
        'It does it for interviews, and can tell the day before.',
      ),
      told(
        'A linen suit was done for an hour, and its owner sat down in the tram.',
        'He stood up as a map of the Alps.',
        'He now travels upright, held by the lapels.',
      ),
      told(
        'Folding it out takes two hands, a knee and a word, and folding it in takes a finger, in the hinge.',
        'It has been standing in the hall since spring, as a bar.',
        'The finger is flat, and writes very fine.',
      ),
      told(
        'Grandfather made a cheese toastie with it, on “cotton”, when grandmother was at the sea.',
        'She knew it from the pillowcase.',
        'It was not bad, he says, and smells of roses.',
      ),
    ],
    closings: [
      'It is off. It is surely off. Shall we go back?',
      'Everything has been smoothed over, but not the uncle.',
      'It lets off steam, which is more than the family does.',
      'Silk on one dot, jeans on three, and the cat on none.',
      'The pile never gets smaller; it only changes its order.',
    ],
  },
  {
    nouns: list('rug carpet persiancarpet hearthrug bathrug flyingcarpet magiccarpet'),
    events: [
      '{a_one} was rolled up by removers with something in the middle, and it was still cross when it rolled out as {name}',
      '{a_one} was haggled over in a bazaar for three days and eleven teas, and the seller wept, and waved, and shouted {name}',
      '{a_one} was beaten on a rail in the yard by a quiet woman, who felt so much better that she thanked {name}',
      '{a_one} was laid over a stain, then moved for a second stain, and now goes round the room in turns as {name}',
    ],
    conflicts: [
      told(
        'One corner turns up, just one, and everybody who visits comes in on their knees.',
        'A bishop was taken aback, since it was his idea.',
        'It has been nailed, glued and begged.',
      ),
      told(
        'What they had been told not to talk about has been swept under it, and there is a hill now.',
        'The child sledges on it.',
        'Guests walk round, and say how nice.',
      ),
      told(
        'A whole glass of red went down on it, and eleven people shouted eleven cures.',
        'Salt, wine, salt, a hamster, more salt: it can be served now.',
        'It has become the pattern, and there was more wine to match.',
      ),
      told(
        'It came with a certificate that says that a family in the mountains knotted it for nine years.',
        'The moth did it in one winter.',
        'There is one knot missing; it was the grandfather’s day off.',
      ),
      told(
        'It gives a small spark to everyone who shuffles over it and reaches for the door.',
        'The postman is charged up, and delivers by nine.',
        'The engaged couple thought it was the other.',
      ),
    ],
    closings: [
      'It can fly, but there is a piano on it.',
      'Shoes off, said the hostess, and regretted it.',
      'A Lego brick is in there, in the deep part, waiting.',
      'The fringe is combed on Fridays, with a parting.',
      'It ties the room together, and trips it up.',
    ],
  },
  {
    nouns: list('smokealarm smokedetector carbonmonoxidedetector burglaralarm caralarm'),
    events: [
      '{a_one} chirped once at ten past three in the night, waited until everybody was asleep again, chirped, and was hit with a broom as {name}',
      '{a_one} tells a father every Sunday that the toast is done, and the family sits down at once at the sound of {name}',
      '{a_one} was hung over the bed of an uncle with a pipe, and the two of them have been shouting ever since at {name}',
      '{a_one} was waved at with a tea towel by a whole party, who thought that it was a dance, and named it {name}',
    ],
    conflicts: [
      told(
        'The battery ran low, as it does, at the one hour of the night for which it has been saving itself.',
        'There are nine in the house, and it is never the one that one is under.',
        'He has taken them all down, and it chirps from the dustbin.',
      ),
      told(
        'Nobody can reach it but a student on a chair on a table on a sofa.',
        'He was up there when it went off.',
        'He has not come down, for the view and the shame.',
      ),
      told(
        'The steak was only a bit dark, said the cook, but on the stairs there were three families and a hose.',
        'It was put out, and then it was put down.',
        'They had it with foam, and the captain had seconds.',
      ),
      told(
        'A parrot lives in that flat who can do it rather better.',
        'They answer each other, in thirds.',
        'The street has been evacuated eleven times, and greets by name.',
      ),
      told(
        'There is a small red light that blinks, and somebody lies beneath it and wonders whether it blinks more.',
        'He blinks back, in case it is polite.',
        'They are on the same rhythm now, and his wife is on the sofa.',
      ),
    ],
    closings: [
      'Press the button to test, and apologise to the dog.',
      '{They} has never been wrong about a pancake.',
      '{They} chirps, and looks as if it had been the other one.',
      'Better once too loud than once too warm.',
      '{They} sees everything from up there, and tells all of it at once.',
    ],
  },
  {
    nouns: list('ceilingfan airconditioner airconditioning aircon humidifier dehumidifier spaceheater fanheater electricfan'),
    events: [
      '{a_one} was turned to “three” in an office in August, and nine applications, a wig and a divorce went out of the window as {name}',
      '{a_one} was spoken into by every child of the family, in the voice of a robot, and the robot said {name}',
      '{a_one} stands between one who is always hot and one who is always cold, and is called by both of them {name}',
      '{a_one} hummed one note all summer, a choir next door tuned to it, and they won, and shared the cup with {name}',
    ],
    conflicts: [
      told(
        'Nineteen degrees, said the button, and on the other side of the office somebody put on a second coat.',
        'They have a thermostat each now, and neither of them is wired to anything.',
        'It is the plumber who knows, and he has a sauna.',
      ),
      told(
        'It turns its head from left to right all evening, and the aunt is sure that it is disappointed in her.',
        'She has asked what she did.',
        'It shook its head, and shook it, and she confessed.',
      ),
      told(
        'There is a remote control for it, with a drawing of a snowflake, a drop, a leaf and a sad face.',
        'It was set to leaf, and it rustled.',
        'Nobody presses the sad face, but it blinks.',
      ),
      told(
        'A drip falls from it in the courtyard, always on the third step, and always on the same notary.',
        'He has moved, and so has the drip.',
        'He has one parting, from above.',
      ),
      told(
        'Everybody’s cold came out of it, say those who were there, and the firm was in bed for a week.',
        'It had the place to itself, and turned itself down.',
        'They came back with scarves, in July, and a grudge.',
      ),
    ],
    closings: [
      'Somebody is too warm, and somebody has a blanket, and they are married.',
      'Papers should be weighted down, and so should aunts.',
      '{They} blows hot and cold, but by remote.',
      'Please close the window; no, the other; no, open it.',
      'It goes round and round, and calls that a career.',
    ],
  },
  {
    nouns: list('staircase stair stairs stairway cellar attic basement banister spiralstaircase'),
    events: [
      '{a_one} creaks on the fourth step, so that every teenager of that house has been caught, and at midnight mother says {name}',
      '{a_one} was counted in the dark by a man who thought that there was one more, and what he said as he arrived was {name}',
      '{a_one} was entered to fetch a jar, there was a photograph album next to it, and nobody has seen grandfather or {name} since',
      '{a_one} holds all that is too good to throw away, and under the pram, the skis and the other pram is {name}',
    ],
    conflicts: [
      told(
        'The light switch is at the far end, and everyone in the family runs the last part, at any age.',
        'Grandmother is eighty, and takes it in four seconds.',
        'Whatever it is down there has never once been fast enough.',
      ),
      told(
        'The thing for upstairs has been put on the bottom step, so that whoever goes up will take it along.',
        'There are nine of them on there now, and a cake.',
        'They all step over it, with their hands full of nothing.',
      ),
      told(
        'The mattress got as far as the bend.',
        'The tenants above it come and go by a rope.',
        '“Turn it,” said a man at the bottom; that was on Tuesday.',
      ),
      told(
        'Somebody went all the way, stood there, and no longer knew what for.',
        'He went down again to remember, and up again to forget.',
        'His calves are superb.',
      ),
      told(
        'Christmas is kept there in eleven boxes, and each of them says “misc.”.',
        'The angel was in the one with the paint.',
        'They have opened Easter by accident, and left it on.',
      ),
    ],
    closings: [
      'Something dripped, or coughed, and was asked to stop.',
      'Mind your head, says a sign behind the beam.',
      'One takes them two at a time, until one does not.',
      'There is a sledge in there for children who are judges now.',
      'It goes down as well, but that is extra.',
    ],
  },
  {
    nouns: list(
      'choppingboard cuttingboard breadboard teatowel dishtowel peeler potatopeeler bottleopener garlicpress eggcup saladspinner funnel cookiecutter eggslicer foodprocessor applecorer',
    ),
    events: [
      '{a_one} was held up in a doorway at three in the morning by a wife in curlers, and the husband, on all fours, said {name}',
      '{a_one} was left off the list for the holiday cottage, and six grown people sat round a full tin and whispered {name}',
      '{a_one} was given at a wedding eleven times over, and one of them has been used, to prop the window open, as {name}',
      '{a_one} jams the drawer from inside, with a shoulder, and can only be reached by knife and by the name {name}',
    ],
    conflicts: [
      told(
        'The drawer opens as far as a thumb, and then it is held by somebody.',
        'The soup has been served with a shoehorn.',
        'It was the masher, standing up for once.',
      ),
      told(
        'It is for the right-handed, and the left-handed brother-in-law has been at the same tin since noon.',
        'He has gone round the house with it, anticlockwise.',
        'He has eaten through the label.',
      ),
      told(
        'A gadget from the television can do the same, and three things besides, and takes an hour to wash.',
        'It lives on the top shelf now, with the other stars.',
        'One of the three things was a finger.',
      ),
      told(
        'It smells of onion, and so did the strawberries, and so did the christening cake.',
        'The priest had two, and wept.',
        'The other side is for fish.',
      ),
      told(
        '“Where does this live?” asks whoever is helping, and opens all the cupboards.',
        'It lives with the lids now, and has not been found.',
        'She has thanked him, and put everything back by night.',
      ),
    ],
    closings: [
      'Everything else in that drawer is for looking for it.',
      'Dishwasher safe, it says, and so it rusts with dignity.',
      'In use twice a year, and in the way every day.',
      '{They} hangs on a hook that was meant for something else.',
      'Mother’s was better; mother’s had a wobble.',
    ],
  },
];
