/** Who sells, lends, lets and serves: banker, landlord, barista. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_COMMERCE: readonly NounClass[] = [
  {
    nouns: list(
      'banker economist economy inflation recession money cash banknote loan mortgage stockbroker stockmarket hedgefund investor investment',
    ),
    events: [
      '{a_one} was put aside for a rainy day, and when it came was paid out as {name}',
      '{a_one} forgot the number at the machine in the wall, tried four words, and at the last one, {name}, out came the manager',
      '{a_one} forecast everything correctly, a year later, and is quoted as {name}',
      '{a_one} went through the wash in a back pocket, came out soft, and is accepted at the bakery as {name}',
      '{a_body} explained {topic} with two pears and a hat, lost the hat, and is cited as {name}',
      '{a_body} lost a sandwich to {topic}, asked for it back with interest, and was listed as {name}',
    ],
    conflicts: [
      told(
        'The pen on the counter is on a chain, and since Thursday {they} is as well.',
        'They write together.',
        'It reaches as far as the mints.',
      ),
      told(
        'On the one hand yes, {they} said, on the other hand no, and then borrowed a hand from {official}.',
        'It has not been given back.',
        'It was for “maybe”.',
      ),
      told(
        '{They} was counted three times, came out as less each time, and would like to know who was counting.',
        'It was an expert.',
        'The thumb was wet.',
      ),
      told(
        'The vault has a door a metre thick, a time lock and a guard, and in it {they} keeps {snack}.',
        'It bears interest, and some fur.',
        'It is worth most just before lunch.',
      ),
      told(
        'The branch was closed to be closer to the customers, so {they} sits behind a shoebox on a bridge.',
        'The bridge charges a fee.',
        'The shoebox has a night safe, and it is a sock.',
      ),
    ],
    closings: [
      'It cannot buy happiness, but it has made an offer.',
      'What goes up must be explained afterwards.',
      'In the long run it evens out, says everybody who went for a short one.',
      'There is a curve for it, and {they} is on the part that slopes.',
      'Insert card, take card, look over shoulder, forget money.',
    ],
  },
  {
    nouns: list('estateagent realtor tenant lodger rent lease homeowner'),
    events: [
      '{a_one} described a cupboard as “compact, with character”, and the character turned out to be {name}',
      '{a_one} came to see a damp patch, and in the right light the patch is a portrait of {name}',
      '{a_one} got the whole deposit back, and a crowd gathered in the street to touch {name}',
      '{a_one} showed forty couples round one room with a lamp, and the lamp was let, as {name}',
    ],
    conflicts: [
      told(
        '“Five minutes from the station”, {they} wrote, and it is, by train.',
        'The train does not stop.',
        'It was a good train, in {year}.',
      ),
      told(
        'In the photo the bedroom looks enormous, because {they} had put a doll’s bed in it.',
        'The doll has given notice.',
        'She found it poky.',
      ),
      told(
        'The heating will be seen to, says {they}, after the roof, after the summer, after the heating.',
        'A second jumper is in the contract.',
        'It works very well in June.',
      ),
      told(
        'Upstairs somebody moves a wardrobe every night at eleven, and {they} says that it is an old house.',
        'The wardrobe lives there alone.',
        'Tonight it has guests.',
      ),
      told(
        'It is due on the first, and from the twenty-eighth on {they} stands on the landing and hums.',
        'The tune is known as the second reminder.',
        'On the second there are words to it.',
      ),
    ],
    closings: [
      'Needs some work, and some walls.',
      'Quiet, sunny, no pets, no guests, no people.',
      'Viewings are on Saturday, through the letterbox.',
      'Location, location, and a smell.',
      'The neighbours are charming, word for word.',
    ],
  },
  {
    nouns: list('insurance insurer actuary underwriter risk lossadjuster policyholder'),
    events: [
      '{a_one} worked out the odds of being hit by a piano, looked up, and was paid out as {name}',
      '{a_one} put on a helmet to read the small print, and on page forty the ceiling came down on {name}',
      '{a_one} knew to the day when the toaster would give up, brought flowers, and wrote {name} on the ribbon',
      '{a_one} described the collision from four sides, and from the fourth it was all the fault of {name}',
      '{a_body} read everything about {topic} before getting up, stayed in bed, and gets letters as {name}',
      '{a_body} came with a dented teapot and a story about {topic}, and was settled out of pity as {name}',
    ],
    conflicts: [
      told(
        'A meteorite came down in the flower bed, and {they} wants to know why it was parked there.',
        'It had no third-party cover.',
        'The hole belongs to both.',
      ),
      told(
        '“Your call is important to us”, says {their} voice on the tape, and {official} has been important since Tuesday.',
        'The tune has a third verse.',
        'There are two callers ahead, and one is a descendant.',
      ),
      told(
        'There is a table for everything: of a thousand aunts, {they} says, four fall off a camel.',
        'Mostly on Mondays.',
        'The camels pay less.',
      ),
      told(
        '{They} let go of a banister once, in {year}, and has a chart of it.',
        'It goes up, and then, briefly, down.',
        'The banister has been informed.',
      ),
      told(
        'The bicycle was stolen, and {they} is sorry: it was only covered against being brought back.',
        'It was brought back, and that was paid.',
        'The bell was extra.',
      ),
    ],
    closings: [
      'Better safe than sorry, and best of all reimbursed.',
      'Everything is covered, except what happened.',
      'Please read clause nine sitting down.',
      'The chance was one in a million, and it had an appointment.',
      'Acts of nature are excluded, acts of nephews cost extra.',
    ],
  },
  {
    nouns: list('waiter waitress headwaiter restaurant restaurateur busboy'),
    events: [
      '{a_one} took an order for twelve without writing anything down, and brought twelve portions of {name}',
      '{a_one} looked past a raised hand for so long that it turned into a dance, which is called {name}',
      '{a_one} asked the lobster in the tank what it would recommend, and the lobster said {name}',
      '{a_one} ground the pepper until somebody said “stop”, nobody did, and the hill is called {name}',
    ],
    conflicts: [
      told(
        '“Is everything to your taste?” {they} asked, with perfect timing, when every mouth was full.',
        'The answer was “mmf”, and was passed on to the chef.',
        'A dumpling was swallowed whole, out of courtesy.',
      ),
      told(
        'There was a fly in the soup, and {they} asked whether it had booked.',
        'It had, for two.',
        'The fly sent back the soup.',
      ),
      told(
        'Nine friends split the bill, and until midnight {they} had to hear who had eaten the olives.',
        'Nobody had eaten the olives.',
        'There are seven friends now.',
      ),
      told(
        '{They} lit a candle for a couple who had only met about a boundary fence.',
        'They are engaged.',
        'The fence is coming down in May.',
      ),
      told(
        'The kitchen door swings both ways, and in the middle {they} met a colleague with the trifle.',
        'It was served as a special.',
        'They have both been garnished.',
      ),
    ],
    closings: [
      'The kitchen has just closed, at whatever time it is.',
      'That is somebody else’s table, says {they}, and is gone.',
      'Still or sparkling, and the same goes for the guests.',
      'The tip was a friendly one: try next door.',
      'A table by the window is free, but the window is not.',
    ],
  },
  {
    nouns: list('fishandchips chippy chipshop'),
    events: [
      '{a_one} was opened on the pier, and a seagull who had only come for the view flew off with half of {name}',
      '{a_one} was wrapped in the paper of the day before, took on the headline, back to front, and is known as {name}',
      '{a_one} was asked “salt and vinegar?” before any good evening, said yes to both, and is on the board as {name}',
      '{a_one} warmed the knees of a whole upper deck in the rain, and at the last stop there were three cheers for {name}',
      '{a_body} carried {topic} down the pier for a friend, arrived with only the fork, and is reminded of it as {name}',
      '{a_body} had {topic} in the car, with the sea behind the wipers, and on the steamed-up glass somebody wrote {name}',
    ],
    conflicts: [
      told(
        'A gull stood beside {them} on the wall, looked out to sea, and was not interested at all.',
        'Then it was very quick.',
        'It left the lemon.',
      ),
      told(
        'The wooden fork broke on the first chip, as it has at every attempt since {year}.',
        'Fingers were invented for this.',
        'The second fork is for the gull.',
      ),
      told(
        'It rained sideways, and {they} was enjoyed in the car, looking at where the sea must be.',
        'It was the best day of the summer.',
        'Nobody turned on the wipers.',
      ),
      told(
        'The mushy peas came along with {them}, and nobody remembers having asked them.',
        'They keep to their corner.',
        'They mean well, and are very green.',
      ),
      told(
        'The last scrap in the paper is the best, and two old friends walked home apart because of it.',
        'It was mostly batter.',
        'The gull had advised both sides.',
      ),
    ],
    closings: [
      'Salt, vinegar, and a view of the rain.',
      'Friday comes once a week, and can be smelt from Thursday.',
      'The paper can be read afterwards, wherever one cannot see through it.',
      '“Open or wrapped?” is the great question, and the answer is yes.',
      'The tide is out, and the gulls are not.',
    ],
  },
  {
    nouns: list('bartender barman barmaid barkeeper publican pub tavern innkeeper saloon mixologist beermat'),
    events: [
      '{a_one} said “the usual?” to a horse that walked in, it nodded, and over the entrance it now says {name}',
      '{a_one} called for last orders, was ordered, and went over the counter as {name}',
      '{a_one} shook something blue behind {their} back, let go, and three people at the dartboard were served {name}',
      '{a_one} won the quiz night by standing behind the hatch with the answers, as a team of one called {name}',
    ],
    conflicts: [
      told(
        '{They} wipes one glass all evening while people pour out their hearts, and it is very clean by now.',
        'Nobody may drink from it.',
        'It has heard about everybody’s brother.',
      ),
      told(
        '“Same again”, somebody said, so {they} had to spill it, insult the vicar and drop the change once more.',
        'It had been better the first time.',
        'The vicar knew his line.',
      ),
      told(
        'The stool at the end belongs to a man who left in {year}, and {they} still pours for him at six.',
        'He came in on Friday and said it was flat.',
        'The stool never complains.',
      ),
      told(
        'A dart missed the board, the wall and the car park, and {they} has chalked it up as an away win.',
        'It came down at a wedding.',
        'Double top, says the hat.',
      ),
      told(
        'A horse, a duck and a bishop walked in, and {they} said “not again” and put out the lights.',
        'The duck had wanted grapes.',
        'It was the other joke.',
      ),
    ],
    closings: [
      'Time, please, and if there is none left, a packet of nuts.',
      'Free drinks tomorrow, says the sign, every day.',
      'On the house, somebody said, and it took a ladder.',
      'It is five o’clock somewhere, and {they} has looked up where.',
      'Half full or half empty, it is the full price.',
    ],
  },
  {
    nouns: list('barista café cafe coffeeshop coffeehouse'),
    events: [
      '{a_one} gave {their} own name at the counter, spelt it out, and got it back on the cup as {name}',
      '{a_one} drew a swan in the foam, and it hissed at the customer until it was called {name}',
      '{a_one} called out an order for an hour, nobody came, and in the end went home with it, as {name}',
      '{a_one} tasted forty shots before opening time, and introduced {themself} to the chairs, one by one, as {name}',
    ],
    conflicts: [
      told(
        '{They} drew a heart in the foam, and {official} has taken it personally.',
        'It was a radish.',
        'There have been nine more cups today, and a poem.',
      ),
      told(
        'Somebody has sat there since Monday with a laptop and one small cup, and {they} has begun to dust him.',
        'The novel is on page two.',
        'His post is delivered there.',
      ),
      told(
        'Somebody asked for oat, extra hot, no foam, no shot, to go, and {they} handed over a warm oat.',
        'It was perfect.',
        'It needed a lid.',
      ),
      told(
        'It has notes of plum, cedar and wet rope, {they} said, and a sailor in the corner began to cry.',
        'It was the rope.',
        'He has asked for a double harbour.',
      ),
      told(
        'The tenth one is free, says the little card, and {they} holds it against the light: somebody has used a fork.',
        'The fork is a regular.',
        'It takes it black.',
      ),
    ],
    closings: [
      'Small is called tall here, and tall is called a taxi.',
      'Decaf, somebody said, and the machine went quiet.',
      'Oat, soy, almond, or from a cow by appointment.',
      'No talking before the first one, and none during the second.',
      'The foam settles; the heartbeat takes until Thursday.',
    ],
  },
  {
    nouns: list('hotel hotelier concierge receptionist bellboy bellhop chambermaid guesthouse hotelroom minibar'),
    events: [
      '{a_one} was slapped on the head at the front desk, said “ding” out of politeness, and is rung for as {name}',
      '{a_one} put on the sign that says “do not disturb”, lay down for a minute, and was woken a season later as {name}',
      '{a_one} folded a towel into a swan so well that it hissed, and what it hissed was {name}',
      '{a_one} took a wake-up call meant for somebody else, went to his meeting, and closed the deal as {name}',
    ],
    conflicts: [
      told(
        'Nobody leaves without a bathrobe, so on Sundays {they} stands at the station and collects them.',
        'People travel on in vests.',
        'Under one there was a trouser press.',
      ),
      told(
        'Breakfast ends at ten, and at one minute past {they} took the egg from under the spoon of {official}.',
        'The spoon went on for a while.',
        'It had been a four-minute egg, and had one left.',
      ),
      told(
        'Somebody asked {them} for a firmer pillow, with feathers, and was brought a goose.',
        'It is the firm one.',
        'It would like to be woken at six.',
      ),
      told(
        'There is no room thirteen, and {they} is tired of carrying up its newspaper.',
        'It tips well.',
        'It has asked for a sea view.',
      ),
      told(
        'The shower has three handles and no words, and at seven {they} hears the same scream on every floor.',
        'It saves the wake-up calls.',
        'One guest got the radio.',
      ),
    ],
    closings: [
      'Late check-out is possible, says the smile; the eyes say no.',
      'The ice machine is just outside every room.',
      'Tiny soap, tiny sins.',
      'Enjoy your stay, and put back the kettle.',
      'Green light, red light, green light, and back down to the front desk.',
    ],
  },
  {
    nouns: list(
      'supermarket shop cashier checkout shopkeeper shopassistant storekeeper grocer grocery shopping shoppingtrolley shoppingcart shoppinglist selfcheckout barcode',
    ),
    events: [
      '{a_one} lay down on the conveyor belt for a moment, was scanned twice, and is down on the receipt as {name}',
      '{a_one} was the unexpected item in the bagging area, and until help came the machine said {name}',
      '{a_one} went in for milk, came out with a canoe and no milk, and is known to the cow as {name}',
      '{a_one} was wanted at till four, and the loudspeaker said it in front of everybody: {name}',
      '{a_body} set out for {topic} on an empty stomach, and what came home in the fourteen bags was {name}',
    ],
    conflicts: [
      told(
        'Whichever lane {they} chooses, the lady at its end begins to count out coppers.',
        'She is up to nine.',
        'She has a coupon for later.',
      ),
      told(
        'One wheel wants to go to the frozen peas, and {they} has stopped arguing.',
        'It is nice there.',
        'Bread is reached by leaning.',
      ),
      told(
        'The eggs were moved from aisle seven to aisle two, and {they} led out nine people, hand in hand.',
        'One still asks for seven.',
        'The eggs had not been asked either.',
      ),
      told(
        'A plum had no label, so {they} held it up and asked everybody what they would pay.',
        'It went to a dealer.',
        'Somebody bid a peach.',
      ),
      told(
        'The little bar that keeps the shopping apart has been taken home by {them}, for the sofa.',
        'The cat is on the other side.',
        'The remote control belongs to the next customer.',
      ),
    ],
    closings: [
      'Reduced to clear, and still not clear.',
      'Bag? Card? Points? No, just the leek.',
      'It was on offer, so there are nine.',
      'Somebody is needed at till two, and always has been.',
      'One grape was tasted, and so was the next witness.',
    ],
  },
  {
    nouns: list('auction auctioneer market fleamarket stallholder greengrocer fishmonger hawker pedlar bazaar haggler'),
    events: [
      '{a_one} scratched an ear at the wrong moment, and went home with a church organ and the name {name}',
      '{a_one} shouted “two for a pound” so fast that all anybody understood was {name}',
      '{a_one} sold the apples, then the table, then the awning, and was wrapped up last, as {name}',
      '{a_one} was lot forty, “contents of a shed”, and two aunts fought to the end for {name}',
      '{a_body} waved to a friend at {topic}, is paying it off until spring, and was delivered as {name}',
    ],
    conflicts: [
      told(
        '“Going, going”, {they} cried, and the clock, the vicar and the back wall went.',
        '“Gone”, said the vicar, from outside.',
        'The wall fetched more than the house.',
      ),
      told(
        'Two sisters bid by eyebrow, and {they} knocked down an egg cup for the price of a farm.',
        'It came with eleven cows.',
        'The eyebrows are not speaking.',
      ),
      told(
        '{They} asked for ten, was offered two, sighed, spoke of the little ones at home, and got eleven.',
        'The little ones are onions.',
        'The customer carried the bags as well.',
      ),
      told(
        'Nobody may squeeze the melons, says {they}, and tucks one in.',
        'It is marked “not this one”.',
        'It has been promised the sea.',
      ),
      told(
        'A chair in the last box turned out to be from Louis the Fourteenth, and {they} has put up a rope.',
        'The other thirteen are being looked for.',
        'There was a sixpence in it, and a crumb.',
      ),
    ],
    closings: [
      'Everything must go, and some of it is already walking.',
      'Caught this morning, and so was the customer.',
      'To the gentleman with the itch, at the back.',
      'A bargain is what nobody else wanted either.',
      'That is the last price; the next one comes after lunch.',
    ],
  },
];
