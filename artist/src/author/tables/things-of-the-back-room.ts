/** What stands in the back room, in the yard and by the ward: hearing aid, filing cabinet, food truck, bidet, lava lamp, litter box. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_BACK_ROOM: readonly NounClass[] = [
  {
    nouns: list('foodtruck foodvan burgervan snackvan streetfoodtruck tacotruck foodcart'),
    events: [
      '{a_one} opened its hatch on a Tuesday in a car park, nobody came, and then one man said “ooh”, and ninety stood behind {name}',
      '{a_one} drove off with the awning out, a customer under it and his change in the sauce, all three served by {name}',
      '{a_one} put one word too many of French on the board, had to charge double, and is reviewed on Sundays as {name}',
    ],
    conflicts: [
      told(
        'The menu has four things on it, three are off, and the fourth is what the man before you just had.',
        'He is eating it slowly, and facing this way.',
        'There is bread, says the hatch.',
      ),
      told(
        'A festival gave {them} the pitch between the toilets and the drum workshop.',
        'The chips came out in four-four time.',
        'Business was good on one side only.',
      ),
      told(
        'The generator hums so loudly that every order is called out as “number nineteen”.',
        'Nineteen people stepped forward, and one seagull.',
        'The seagull had the receipt.',
      ),
    ],
    closings: [
      'Cash only, it says, in the window with the card logos.',
      'The hatch is closed, but the smell is working late.',
      'It is parked wherever one was an hour ago.',
    ],
  },
  {
    nouns: list('hearingaid hearingdevice eartrumpet'),
    events: [
      '{a_one} whistled through the whole of the vicar’s silence, and eleven pews looked round for {name}',
      '{a_one} was switched off at the first word about the bins, on again at “cake”, and is praised by the family as {name}',
      '{a_one} heard what was said in the next room about the soup, came in smiling, and has been feared since as {name}',
    ],
    conflicts: [
      told(
        'The battery always dies in the middle of what the daughter-in-law is getting at.',
        'There is a drawer full of new ones.',
        'It has never died during the football.',
      ),
      told(
        'The whole family shouted for nine years, and now goes on shouting, out of habit.',
        'The neighbours know about the rash.',
        'They send ointment.',
      ),
      told(
        'It turned out that the fridge hums, the parrot swears, and grandfather whistles when he thinks.',
        'He had taken it for the wireless.',
        'He thinks a good deal less now.',
      ),
    ],
    closings: ['Pardon?', 'It hears everything, and lets on about half.', 'No need to shout; that was the kettle.'],
  },
  {
    nouns: list('bidet washlet bidetspray bumgun'),
    events: [
      '{a_one} was taken for a footbath by a guest, for a fountain by the next, and for a baby’s bath by the third, called {name}',
      '{a_one} was turned up to the full by somebody who only wanted to see, and on the ceiling it still says {name}',
      '{a_one} was filled with ice and eleven bottles for a party, and drunk dry to the health of {name}',
    ],
    conflicts: [
      told(
        'A family from the north has rented the flat for nine summers, and keeps the sandals in it.',
        'It has seen Venice, by hearsay.',
        'One of them once asked, and changed the subject.',
      ),
      told(
        'There are two taps, and between “glacier” and “tea” lies the width of a hair.',
        'A gentleman has found the hair, and tells nobody.',
        'Everybody else has screamed in two languages.',
      ),
      told(
        'An Italian was away from {them} for a week, and came home like a sailor.',
        'He kissed the ground, and then he was busy.',
        'The suitcase stood in the hall till evening.',
      ),
    ],
    closings: [
      'It is not for the feet, but the feet were happy.',
      'It looks up at everybody, and judges nobody.',
      'Those who know, know, and sit down.',
    ],
  },
  {
    nouns: list('catheterbag urinebag legbag drainagebag'),
    events: [
      '{a_one} hung on the side of the bed with a red lid, and the night nurse, who counts everything twice, wrote down {name}',
      '{a_one} was emptied at three, at four and at five, and at six the whole bay said good morning to {name}',
      '{a_one} went down to the kiosk on its own stand, one step ahead of its gentleman, and bought a paper for {name}',
    ],
    conflicts: [
      told(
        'The nurse holds {them} up to the light like a wine merchant, and says a number.',
        'It was a good year.',
        'Bed four asked to see the label.',
      ),
      told(
        'A visitor put the grapes down beside {them}, looked again, and moved the grapes.',
        'He has talked about the weather ever since.',
        'The grapes went to the night shift.',
      ),
      told(
        'It is Friday night, eleven bells are ringing, and {they} is the only one who is full and calm.',
        'Somebody has run past with a bucket and a biscuit.',
        'The biscuit will have been supper.',
      ),
    ],
    closings: [
      '{They} has been written down to the last drop.',
      'Handover is at seven, and so is everything else.',
      'A tap is a tap, says the ward, and washes its hands.',
    ],
  },
  {
    nouns: list('dialup dialupinternet dialupmodem modemnoise dialuptone oldmodem'),
    events: [
      '{a_one} screeched, gargled and sang for half a minute, the dog sang along, and they were connected to {name}',
      '{a_one} loaded the picture from the top: a hair, a forehead, an eye; then mother picked up the receiver, and that was {name}',
      '{a_one} was left on all night for a single song, and at breakfast there was a trailer for it, and {name}',
    ],
    conflicts: [
      told(
        'Nobody could ring for a whole evening, and grandmother sent a policeman to see whether they lived.',
        'He wanted to know the score as well.',
        'It was on its way, from the top.',
      ),
      told(
        '{They} hangs up whenever somebody on the first floor so much as thinks of a telephone.',
        'At ninety-eight per cent, as a rule.',
        'The other two per cent are in heaven.',
      ),
      told(
        'A page took so long that one read the advertisement to the end, and bought the lawnmower.',
        'It was a good lawnmower.',
        'It came before the page did.',
      ),
    ],
    closings: [
      'Get off the phone!',
      'One went online then, and afterwards one came back.',
      'Krrr, ding, ding, shhh, as the poet has it.',
    ],
  },
  {
    nouns: list('rubberstamp datestamp inkpad inkstamp notarystamp'),
    events: [
      '{a_one} came down on the wrong line with such authority that a goat is married to a notary by the name of {name}',
      '{a_one} had been set to the year 1996 by a child, and a whole morning of babies is older than its mother, says {name}',
      '{a_one} rolled off the counter in front of forty people, and for eleven days nothing in the country was true but {name}',
    ],
    conflicts: [
      told(
        'The paper was right, the signature was right, but there was no little purple circle, so it was Tuesday again.',
        'The circle is kept by a lady who is at lunch.',
        'Lunch is from Monday.',
      ),
      told(
        'A clerk does it with the wrist, twice on the pad and once on the desk, and could be a drummer.',
        'He is, on Thursdays, at the harbour.',
        'They dance to the residence permits.',
      ),
      told(
        'The pad has dried up, and {they} now approves of everything very faintly.',
        'A building was built on it, and is also faint.',
        'One has to breathe on it, says the ministry.',
      ),
    ],
    closings: ['Thump.', 'It is official now, on the sleeve as well.', 'Without it one is only a person with a story.'],
  },
  {
    nouns: list('registeredletter recordedletter circularletter certifiedletter finaldemandletter'),
    events: [
      '{a_one} rang at the only minute when nobody was in, left a slip, and can be fetched tomorrow, not before ten, by {name}',
      '{a_one} was feared for a weekend, with aunts, and on Monday it was a calendar from the water board for {name}',
      '{a_one} went to three wrong floors to be received in person, and each of them asked it in, as {name}',
    ],
    conflicts: [
      told(
        'The slip says “we missed you”, and he had been sitting behind the door in his coat.',
        'The postman had breathed on the bell.',
        'It was a very light breath.',
      ),
      told(
        'It is kept at a counter in another part of town, open from two to twenty past.',
        'The bus arrives at twenty-one past.',
        'It has always been a punctual bus.',
      ),
      told(
        'Nobody has ever been sent a compliment in one.',
        'An uncle opened his with the barbecue tongs.',
        'Once it was a compliment, and was not believed.',
      ),
    ],
    closings: [
      'Somebody must have been in, it says, in two languages.',
      'It was received, alas, and there is proof.',
      'Good news comes without a number.',
    ],
  },
  {
    nouns: list('bunchofkeys keybunch keybundle setofkeys'),
    events: [
      '{a_one} has nineteen, of which three open something, and the other sixteen rattle for {name}',
      '{a_one} was in the hand all the time, while two floors and a dog looked for {name}',
      '{a_one} fell down the gap of the lift, and one could hear it say, on every floor, {name}',
    ],
    conflicts: [
      told(
        'One of them is for a bicycle that was stolen in 2004, and nobody can bring himself.',
        'The bicycle may yet come back and ask.',
        'It is the shiniest of the lot.',
      ),
      told(
        'The caretaker can tell by the sound which floor is coming home, and how the day was.',
        'The third floor has had a day.',
        'He puts the kettle on, or goes under the stairs.',
      ),
      told(
        'With a torch, a miniature shoe and a bottle opener, the keys are by now a minority.',
        'The shoe has been to Rimini.',
        'The torch has never worked, and is always found first.',
      ),
    ],
    closings: [
      'It is the last one, whichever one begins with.',
      'Pockets have given their lives for it.',
      'The little one is for the letter box, or for a diary, or for nothing.',
    ],
  },
  {
    nouns: list('rubberboot wellingtonboot rainboot gumboot welly rubberboots wellies wellington'),
    events: [
      '{a_one} stayed behind in the mud when the foot went on, and from the far side of the field one hopped back for {name}',
      '{a_one} met a puddle that had only looked shallow, carried half of it home, and poured out on the carpet {name}',
      '{a_one} stood by the door all winter, and in spring something had moved in at the toe, and answered to {name}',
    ],
    conflicts: [
      told(
        'It took two people to pull {them} off, and they have sat on the hall floor laughing since.',
        'The sock has gone further still.',
        'One of them was the vet.',
      ),
      told(
        'A child has them on in bed, on the beach and to the wedding, and has an answer for everybody.',
        'The answer is “no”.',
        'The bride wished she had thought of it.',
      ),
      told(
        'The water came in over the top, and now it cannot get out.',
        'It is a very small lake, and it is warm.',
        'A newt has asked about the rent.',
      ),
    ],
    closings: [
      'Left is right tonight, and nobody has noticed.',
      'It goes “shlup”, as everything honest does.',
      'It has not rained since they were bought.',
    ],
  },
];
