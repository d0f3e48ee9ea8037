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
    nouns: list('filingcabinet filecabinet filingdrawer'),
    events: [
      '{a_one} only lets one drawer out at a time, somebody pulled at two, and the fall was filed under {name}',
      '{a_one} was emptied for the move, and behind the last drawer, flat as a ham, lay the contract of 1983 with {name}',
      '{a_one} went down in the lift alone with a trainee, came out locked, and inside somebody knocked and said {name}',
    ],
    conflicts: [
      told(
        'Everything is in there from A to Z, apart from “Miscellaneous”, which has three drawers and the hallway.',
        'The letter X holds the biscuits.',
        'The key is under K, inside.',
      ),
      told(
        'The bottom drawer was meant for the year 2000, and nobody who knew why still works here.',
        'It rattles a little in December.',
        'A pair of sensible shoes was heard to be in it.',
      ),
      told(
        'A lady in Accounts shuts {them} with her hip, and from across the road one can set a watch by it.',
        'There is a dent, and it is her signature.',
        'She has been offered a softer one, and refused.',
      ),
    ],
    closings: [
      'It is in there somewhere, which is what “filed” means.',
      'It shuts with the sound of a decision.',
      'The hanging folders are hanging on.',
    ],
  },
  {
    nouns: list('bidet washlet bidetspray'),
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
    nouns: list('lavalamp'),
    events: [
      '{a_one} was stared at for a whole party, and at four a guest swore that the lower blob had winked and was called {name}',
      '{a_one} takes two hours to get going, and by then the seventies were over, and there was only {name}',
      '{a_one} let one blob go up and one come down, they met in the middle, and the student wrote his thesis on {name}',
    ],
    conflicts: [
      told(
        'The two blobs have been about to touch since Thursday, and nobody can leave the room.',
        'Somebody has to go to work.',
        'They have drifted apart, by mutual consent.',
      ),
      told(
        'It was bought for the bedroom, to set a mood, and the mood was “aquarium in a dentist’s”.',
        'There is a wall of it in the hall now.',
        'They talked until morning about the cleaning of fish tanks.',
      ),
      told(
        'It gives no light to read by, no heat to speak of, and has never been switched off.',
        'Nobody has asked it to be useful.',
        'It was once asked for advice, and said “bloop”.',
      ),
    ],
    closings: [
      'Slowly, says the wax, and then says it again, lower down.',
      'It is warm by now; the guests have gone.',
      'Man, it would say, if it said anything.',
    ],
  },
  {
    nouns: list('opossum possum'),
    events: [
      '{a_one} played dead at the till, so convincingly that a hymn was sung, and got up at the second verse as {name}',
      '{a_one} carried nine young ones on the back to the bus, paid for one, and was let on as a rucksack called {name}',
      '{a_one} screamed at its own reflection in the patio door, lost, and lay down to be found as {name}',
    ],
    conflicts: [
      told(
        'At the first awkward question {they} falls over with the tongue out, and the meeting has to be moved.',
        'It works with landlords as well.',
        'One eye is open, for the minutes.',
      ),
      told(
        'A doctor listened to {their} chest, found nothing, and took off his hat; it was eaten.',
        'The hat had been felt, and felt good.',
        'He has written a paper, and it is thin.',
      ),
      told(
        '{They} hung by the tail from the curtain rail during the viewing of the flat.',
        'It was mentioned as “original features”.',
        'The flat went for less, to {their} cousin.',
      ),
    ],
    closings: [
      'It is not dead, it is only not available.',
      'Fifty teeth, and all of them are nervous.',
      'Please come back when it is over; it says so on the belly.',
    ],
  },
  {
    nouns: list('leafblower'),
    events: [
      '{a_one} blew all the leaves from the left of the garden to the right, met the wind, and called it a draw with {name}',
      '{a_one} was started at seven on a Sunday for one leaf, and behind forty curtains one heard the word {name}',
      '{a_one} met another at the fence, each with a heap, and over the hedge all October went back and forth {name}',
    ],
    conflicts: [
      told(
        'Each leaf is blown as far as the neighbour, who has one too, and an aim.',
        'There are leaves in it that have known both families for years.',
        'They fall again in spring, from exhaustion.',
      ),
      told(
        'A man with a rake was done by nine, and stood there to watch until noon.',
        'He had brought a chair, and ear muffs.',
        'He leaned on the rake as if it were a proof.',
      ),
      told(
        'It was once pointed at a barbecue, and the sausages are still being handed in.',
        'A vegan three streets away has forgiven it.',
        'The charcoal was a great success.',
      ),
    ],
    closings: [
      'It does not remove anything; it changes the subject.',
      'One leaf is left, and it is looking at the switch.',
      'The dog has moved in with an aunt until November.',
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
      'It has been written down to the last drop.',
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
