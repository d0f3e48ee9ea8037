/** Things, plants and weather: what goes with each class of them, whatever else is in the wish. */
import { list, type NounClass, told } from './noun-class.ts';

export const THING_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'toaster blender microwave oven fridge refrigerator freezer dishwasher stove cooker mixer kettle airfryer pan pot frying juicer grill',
    ),
    events: [
      '{a_one} was plugged in by {official}, hummed the anthem, and has been {name} since the smoke cleared',
      '{a_one} came back from the repair shop with one screw too many and the name {name}',
    ],
    conflicts: [
      told(
        'The kitchen fuse has blown {count} times, and each time {they} looked at the ceiling.',
        'The ceiling has been cleared.',
        'The candles in {town} are sold out.',
        'The electrician is now family.',
      ),
      told(
        '{They} was unplugged over the holidays to save money, and has kept a list.',
        'It is alphabetical and begins with {official}.',
        'Breakfast has been tense.',
        'The plug is now carried at all times.',
      ),
      told(
        'The manual for {them} exists in {count} languages, and in all of them page four says “not in the bath”.',
        'Page five is a drawing of a bath.',
        '{Relative} has questions about page four.',
        'It was found in the bath.',
      ),
      told(
        'The timer went off in the middle of {occasion}, and everybody looked at {them}.',
        'It was done on both sides.',
        'Nobody had set it.',
        'The speech had to be taken out with a cloth.',
      ),
    ],
    closings: [
      'The warranty ran out one day before, as it does.',
      'Crumbs at the bottom date back to {year}.',
      'Please let {them} cool down before asking again.',
      'The light inside stays on, and that is a secret between the two of them.',
      'A technician will come between eight and {weekday}.',
    ],
  },
  {
    nouns: list(
      'computer laptop phone password wifi email algorithm app website gps navigation satnav alarm smartphone telephone robot printer scanner router television tv radio camera keyboard mouse cursor modem server drone monitor calculator gameboy console chatbot bug algorithm pixel pager fax jukebox satellite android cyborg cassette',
    ),
    events: [
      '{a_one} was asked to tick “I am not a robot”, thought for {length}, and ticked {name}',
      '{a_one} installed the wrong update, and started again as {name}',
    ],
    conflicts: [
      told(
        'The help desk asked {them} to switch {themself} off and on again, and nobody knew who came back.',
        'It has the same voice, but better manners.',
        'The ticket was closed.',
        'The password is not the same.',
      ),
      told(
        'An update began in {year} and has been at ninety-nine percent ever since.',
        'Nobody dares to breathe.',
        'The bar moved once, backwards.',
        'Children have been named after the last percent.',
      ),
      told(
        '{They} agreed to {count} pages of conditions without reading them, and now belongs to a firm in {town}.',
        'The firm is sorry too.',
        'Page nine was about the weekends.',
        'It can be cancelled by fax, on {weekday}s.',
      ),
      told(
        'The battery fell to one percent during {occasion}, and {they} used it for a joke.',
        'It was worth it.',
        'The end of the joke is still charging.',
        'Only {rival} had a cable.',
      ),
    ],
    closings: [
      'To prove that you are not {them}, please tick all the pictures with a traffic light.',
      'There is no signal in {place}, and that is why {they} goes there.',
      'The backup is on a disc, and the disc is under a plant.',
      'The password is {weekday}, with a capital.',
      'Paper jam has been declared in {town}.',
      'Your call is important to {them}, and that is the saddest part.',
    ],
  },
  {
    nouns: list(
      'car truck bus taxi van tractor motorcycle motorbike moped scooter vespa bicycle bike skateboard ambulance limousine tank forklift bulldozer excavator crane wheelbarrow tricycle racecar lorry camper caravan unicycle rickshaw digger',
    ),
    events: [
      '{a_one} was parked in front of the town hall for {length}, and the parking ticket says {name}',
      '{a_one} took the wrong exit at the roundabout, and reached {town} as {name}',
    ],
    conflicts: [
      told(
        'The inspector found {count} faults in {them}, and {they} called them features.',
        'The horn was the only thing that did not make a noise.',
        'The sticker was given out of pity.',
        'The inspector walks now.',
      ),
      told(
        'There is one parking space left in {town}, and {they} has been circling it with {rival} since {year}.',
        'A pigeon took it.',
        'It was for loading only.',
        'They share the petrol.',
      ),
      told(
        '“Turn around where possible”, said the navigation, and {they} did, for {length}.',
        'The roundabout has been named after {them}.',
        'The voice has apologised.',
        '{Town} was on the left every time.',
      ),
      told(
        'A wheel came off on the way to {occasion}, arrived first, and was taken for {them}.',
        'It gave quite a good speech.',
        'It got the better seat.',
        'They came home separately.',
      ),
    ],
    closings: [
      'A warning light has come on, with a picture that nobody has seen before.',
      'The spare tyre knows everything.',
      'One careful owner, says the ad, and does not say who the others were.',
      'The fine came to {money}, and there was a photograph, which is quite flattering.',
      'Honk twice; once was {rival}.',
    ],
  },
  {
    nouns: list(
      'boat ship submarine ferry yacht canoe kayak raft sailboat rowboat gondola lighthouse anchor buoy harbour harbor pier tugboat galleon',
    ),
    events: [
      '{a_one} was launched with a bottle of lemonade, and christened {name} by mistake',
      '{a_one} ran aground beside the ice cream stand, and the harbour master wrote down {name}',
    ],
    conflicts: [
      told(
        '{They} ran aground in the harbour of {town}, where there had been no ground before.',
        'It has been put on the charts.',
        'Cafe tables were out by noon.',
        'The tide is taking sides.',
      ),
      told(
        'A message in a bottle reached {them} after {length}, and it was an invoice.',
        'It has been put back.',
        'The bottle was extra.',
        '{Rival} had signed for it.',
      ),
      told(
        'The captain is supposed to leave last, so there have been {count} captains and they are all still in there.',
        'They take turns at the hat.',
        'Dinner is very formal.',
        'Nobody will look at the hole.',
      ),
      told(
        '{They} sent up a flare to ask the time, and {count} lifeboats came.',
        'It was {time}.',
        'They stayed for {snack}.',
        'One of them had to be rescued.',
      ),
    ],
    closings: [
      'There is a small leak, and it has a name by now.',
      'Women, children and {official} first.',
      'The logbook for {weekday} just says “wet”.',
      '{They} was last seen on the horizon, and the horizon has moved.',
      'The ship’s cat has transferred to another vessel.',
    ],
  },
  {
    nouns: list(
      'plane airplane aeroplane satellite spacecraft helicopter rocket train tram locomotive balloon zeppelin blimp spaceship spacecraft ufo jet glider subway metro elevator lift escalator airport cablecar',
    ),
    events: [
      '{a_one} was held above {town} for want of a gate, and the tower got so used to it that it said {name}',
      '{a_one} was told to fasten the belt, fastened everything, and had to be landed as {name}',
      '{a_one} went up for a look, and the little flag on the wind sock says {name}',
    ],
    conflicts: [
      told(
        'The passengers were told “a few minutes” in {year}, and some of them have grandchildren now.',
        'A village has grown around the queue.',
        'The trolley came by once.',
        'The few minutes will be extended.',
      ),
      told(
        '{They} stopped between two floors, two stations and two governments, and would not say why.',
        'There had been a leaf.',
        'The view was rather good.',
        'The alarm button plays a waltz.',
      ),
      told(
        'Everything that belongs to {them} was sent to {town} by mistake, and {town} has put it on.',
        'It suits the mayor.',
        'The suitcase still goes round.',
        'A form has been lost as well.',
      ),
      told(
        'An announcement was made about {them}, and all that anyone could make out was “due to”.',
        'The rest was a sneeze.',
        'Linguists are on platform two.',
        'It was the fault of {rival}.',
      ),
    ],
    closings: [
      'Mind the gap; it minds you.',
      'The connection has been missed, but not by anyone.',
      'It only goes up, and that will have to be discussed.',
      'In the unlikely event, {they} would like the window seat.',
      'The next one comes in {length}, and is full.',
    ],
  },
  {
    nouns: list(
      'trombone trumpet tuba guitar violin piano accordion drum flute saxophone harp cello banjo bagpipe bagpipes ukulele harmonica clarinet triangle xylophone tambourine organ bassoon kazoo metronome microphone',
    ),
    events: [
      '{a_one} came in one bar early at the funeral of a colonel, and the widow hummed along to {name}',
      '{a_one} was tuned to the kettle of {town}, and the two of them perform as {name}',
      '{a_one} played the one tune it knew until the street gave it a coin and the name {name}',
    ],
    conflicts: [
      told(
        'At rehearsal {they} came in one bar early, in {year}, and the orchestra has been trying to catch up.',
        'The conductor has sold the stick.',
        'They are down to half a bar.',
        'The audience left during the overture, and returned for it.',
      ),
      told(
        'The neighbours collected {money} for {them}, so that {they} would take lessons in another town.',
        'The other town has doubled it.',
        '{They} practises on the train.',
        'They miss the wrong note.',
      ),
      told(
        'There is one note that only {they} can reach, and every dog in {town} has asked not to.',
        'It is a B, in a way.',
        'The windows were insured separately.',
        'A cat has signed too.',
      ),
      told(
        '{They} busked outside {office} for {length}, and was paid to go inside.',
        'The work is slower there, but in three-four time.',
        'The hat was taxed.',
        'The lift has better music now.',
      ),
    ],
    closings: [
      'The encore was not asked for, and lasted {length}.',
      '{They} has been tuned once, by the weather.',
      'Everybody else in the band plays louder, out of self-defence.',
      'The solo was cut, but nobody has told {them}.',
      'In the rests you can hear {town} hoping.',
    ],
  },
  {
    nouns: list(
      'sweater jumper coat raincoat jacket shirt sock sneaker slipper hat cap scarf glove mitten trousers pants jeans skirt dress suit tie necktie bathrobe pyjamas underpants bra',
    ),
    events: [
      '{a_one} went into the wash with one other thing, and the label now says {name}',
      '{a_one} hung in the cloakroom of the opera for {length}, under the number of {name}',
    ],
    conflicts: [
      told(
        'The label says thirty degrees; {official} tried forty, and now {they} only fits a child in {town}.',
        'The child has been very good about it.',
        'The label has been framed.',
        '{They} has taken up smaller hobbies.',
      ),
      told(
        'A fashion house copied {them} down to the stain, and asks {money} for the stain alone.',
        'It is sold out in {colour}.',
        '{Relative} has one for best.',
        'The original was free with {snack}.',
      ),
      told(
        'Moths came to {town}, heard about {them}, and asked for a table by the window.',
        'The sleeve was recommended.',
        'They left a hole and a tip.',
        'The critic preferred the lining.',
      ),
      told(
        '{Relative} gave {them} away for Christmas, got {them} back for a birthday, and has stopped celebrating.',
        'The receipt has been worn out.',
        'It is the thought that counts, and the thought was {snack}.',
        'This year it goes to {rival}.',
      ),
    ],
    closings: [
      'In the left pocket there is a ticket to {town}, one way.',
      'It was knitted for somebody else, and so was the excuse.',
      '{They} has gone out of fashion and come back twice, with luggage.',
      'Iron on the inside, and look away.',
      '{They} does go with everything, and nobody can stop it.',
    ],
  },
  {
    nouns: list(
      'umbrella handbag luggage baggage briefcase mask wig braces backpack suitcase purse wallet helmet crown sunglasses glasses monocle boot shoe sandal key button',
    ),
    conflicts: [
      told(
        '{They} was left on a train in {year}, and has seen more of the country than the owner.',
        'A postcard comes every month.',
        'The lost-property clerk proposed.',
        'It was first class.',
      ),
      told(
        'Eleven people in {town} have picked {them} up by mistake, and nine of them have kept the mistake.',
        'The other two were {rival}.',
        'Swaps take place on {weekday}s.',
        'They look better, all of them.',
      ),
      told(
        'The one time {they} was really needed, in {year}, {they} was at home, next to the door.',
        'The door has been told.',
        'It rained for {length}.',
        'A note hangs there now, and nobody reads it.',
      ),
      told(
        'A thief in {town} took everything except {them}, and straightened {them} a little.',
        'It was meant kindly.',
        'The police call it an insult.',
        'A spare was left behind.',
      ),
    ],
    closings: [
      'A reward of {money} has been offered, to whoever keeps it.',
      'The one that goes with {them} lives abroad.',
      '{They} has been round the world once, without the owner.',
      'Lost property opens on {weekday}, but nobody can find the office.',
      'There is a name inside, and it is not the right one.',
    ],
  },
  {
    nouns: list(
      'cactus tree flower rose tulip sunflower bonsai fern mushroom grass weed bush shrub dandelion orchid daisy palm oak pine willow bamboo ivy houseplant plant succulent seaweed acorn leaf pinecone lavender',
    ),
    events: [
      '{a_one} was watered by three people at once, and came up as {name}',
      '{a_one} was planted upside down by {relative}, and bloomed as {name}',
    ],
    conflicts: [
      told(
        '{Relative} was asked to water {them} for one week, did it all on {weekday}, and {they} floated.',
        'The saucer has a tide.',
        'The neighbours below have noticed.',
        'Cards are no longer exchanged.',
      ),
      told(
        'People are told to talk to {them}, and {they} has started to answer, mostly “no”.',
        'The gardener has shortened the sentences.',
        'It was a fair question.',
        'The lilies have complained about the tone.',
      ),
      told(
        '{They} was planted facing north by mistake, and has turned the house round since.',
        'The postman needed {length}.',
        'The kitchen gets the evening sun now.',
        'The deeds show an arrow.',
      ),
      told(
        'A botanist came to give {them} a Latin name, and was given one back.',
        'It is not a nice one.',
        'It ends in “-us”.',
        'The botanist has had it printed on cards.',
      ),
    ],
    closings: [
      'Repotting is planned for the spring, with the help of the army.',
      '{They} has grown by one centimetre, and wants it recorded.',
      'Nothing else has ever come up in that bed.',
      'The roots have reached {town} and are asking for directions.',
      'A little more light, please, and a little less {rival}.',
    ],
  },
  {
    nouns: list(
      'thunderstorm storm cloud rain rainbow tornado hurricane lightning thunder snow snowflake fog wind sun moon star comet planet meteor sunset tsunami volcano mountain avalanche earthquake blizzard puddle galaxy asteroid island iceberg waterfall hailstone drizzle sleet monsoon typhoon squall heatwave',
    ),
    events: [
      '{a_one} was forecast for {town}, turned up a day early, and was given the name {name}',
      '{a_one} was blown in through the door of {office}, and entered in the visitors’ book as {name}',
    ],
    conflicts: [
      told(
        'The forecast said “light and variable”, and {they} took it personally.',
        'The forecaster broadcasts from a cellar.',
        'It has since said “sorry”, with a map.',
        'The map of {town} has been redrawn.',
      ),
      told(
        'A hiking club set out to climb, measure or at least photograph {them}, and came back with {snack}.',
        'The flag was lent to {rival}.',
        'There had been a kiosk.',
        'One of them has stayed, and waves.',
      ),
      told(
        '{They} was asked to keep away from the garden party of {official}, and did, by about a metre.',
        'The cake flew very well.',
        'The tent is now in {town}.',
        'It was the liveliest party of the year.',
      ),
      told(
        'An insurance man called {them} an act of God, and {they} has used it on letters ever since.',
        'God has been informed.',
        'The stamp costs extra.',
        'The premium erupted.',
      ),
    ],
    closings: [
      'Scientists have put up a sensor, and the sensor has asked for a transfer.',
      '{They} looks smaller from far away, and {town} has moved far away.',
      'Umbrellas will be handed out afterwards, as souvenirs.',
      'It will pass, says {relative}, who has said so since {year}.',
      'Geologists call it “recent”, and pack.',
    ],
  },
  {
    nouns: list(
      'ankle knee kneecap elbow toe foot finger thumb nose ear eye eyeball tooth molar tongue brain heart liver kidney hand leg arm skeleton skull bone mustache moustache beard eyebrow belly stomach lung spleen appendix tonsil butt chin',
    ),
    events: [
      '{a_one} was missing in the anatomy lesson, turned up in the next room, and answered the register as {name}',
      '{a_one} was X-rayed from the wrong side, and behind it stood {name}',
    ],
    conflicts: [
      told(
        'A doctor in {town} asked {them} to say “aah”, and {they} said what {they} really thought.',
        'The doctor is thinking it over.',
        'There was an aah at the end.',
        'The invoice has been reduced.',
      ),
      told(
        '{They} left the body on {weekday}, by mutual agreement, and they still meet on stairs.',
        'The body limps a little.',
        'Custody of the shoe is shared.',
        'Both say it is going well.',
      ),
      told(
        'An X-ray of {them} was hung up the wrong way round, and has won {prize}.',
        'The jury praised the light.',
        'The radiologist is now an artist.',
        'There was a coin in it.',
      ),
      told(
        '{They} can tell the weather a day ahead, and complains a day ahead as well.',
        'Farmers ring up at {time}.',
        'It has been right about {weekday}.',
        'The met office has offered a chair.',
      ),
    ],
    closings: [
      'Rest it, said the doctor, and put ice on {town}.',
      'Evolution has been asked for a statement.',
      'Medical students have voted it the chapter to skip.',
      'It still aches when somebody says “stairs”.',
      'A second opinion has grown next to the first.',
    ],
  },
  {
    nouns: list(
      'house tower castle gravestone tombstone roundabout bench fence gate chimney church bridge pyramid windmill skyscraper hotel bakery library museum cottage igloo tent barn garage shed fountain statue gnome postbox mailbox hydrant streetlamp cone bin trash dumpster vending parking phonebox tombstone scarecrow',
    ),
    events: [
      '{a_one} was sold with a view, kept the view, and the deeds are in the name of {name}',
      '{a_one} was to be pulled down on a Monday, the crew stayed for coffee, and it was listed as {name}',
    ],
    conflicts: [
      told(
        'A coach party stopped to look at {them}, and the guide told them everything, all of it wrong.',
        'They tipped well.',
        '{They} took notes.',
        'One lady touched it and nodded.',
      ),
      told(
        '{They} was declared a monument on {weekday}, and may not be moved, painted or contradicted.',
        '{Town} walks round.',
        'The plaque has a spelling mistake.',
        'Scratching is allowed from Easter.',
      ),
      told(
        'A dog in {town} has an understanding with {them}, and comes by at {time}.',
        'It is mostly one-sided.',
        'The dog has brought a friend.',
        'Nothing has been put in writing.',
      ),
      told(
        'Surveyors found that {they} stands two metres over the border, and both countries have sent flowers.',
        'Nobody wants the two metres.',
        'A toll is being discussed.',
        'The flowers are also over the border.',
      ),
    ],
    closings: [
      'Somebody has leant a bicycle against {them}, and it is still there.',
      'Post no bills, says the sign; love letters are fine.',
      'The scaffolding goes up in spring and the excuses in autumn.',
      '{They} has stood there since {year}, and says that standing is underrated.',
      'Meet you there, people say, and then they go somewhere else.',
    ],
  },
  {
    nouns: list(
      'pencil pen stapler ticket receipt invoice letter newspaper form eraser notebook book dictionary calendar envelope paperclip scissors ruler crayon brush paintbrush hammer screwdriver wrench drill saw axe shovel ladder nail rake toothbrush comb razor soap towel toothpaste syringe stethoscope bandage spoon fork knife spatula whisk corkscrew lock balloon kite ball dice yoyo teddy doll puppet',
    ),
    events: [
      '{a_one} was lent to {official} for a moment in {year}, and came back half as long and called {name}',
      '{a_one} was behind somebody’s ear all the time, and from there it had learned to say {name}',
    ],
    conflicts: [
      told(
        '{They} was lent to a colleague in {year}, “just for a second”, and the second is in court.',
        'The colleague has moved to {town}.',
        'It came back with bite marks.',
        'The judge asked to borrow it.',
      ),
      told(
        'A drawer in {town} has been stuck since {they} lay down across it.',
        'There is {snack} in there.',
        'The desk was sold with the office.',
        'It opens a little on {weekday}s, and breathes.',
      ),
      told(
        'Every instruction ends with “then use {them}”, and there the drawing shows only a cloud.',
        'The cloud has been very helpful.',
        'Doctors in {town} know the cloud.',
        'Step seven is a prayer.',
      ),
      told(
        'Nobody has ever bought {them}; one morning {they} was simply there, next to the phone.',
        'The shop denies everything.',
        'The phone is gone.',
        'On {weekday} there were two.',
      ),
    ],
    closings: [
      '{They} is never there when {they} is needed, and {they} has {their} reasons.',
      'Keep out of reach of children, and of {relative}.',
      'Sold singly, regretted in packs of six.',
      'There is another in the drawer with the batteries, the string and the menu of a closed restaurant.',
      'After use please rinse, dry and apologise.',
    ],
  },
];
