/** How somebody is: a sad toaster is a joke about being sad, whatever toasters do. No row names the quality. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const QUALITY_CLASSES: readonly SideClass[] = [
  {
    means: anyOf(
      'sad sadness depression grief sorrow depressed gloomy melancholic melancholy unhappy miserable heartbroken sorrowful tearful crying weeping tragic dejected glum',
    ),
    events: [
      '{a_one} wept into the soup of {official}, who asked for the recipe and wrote down {name}',
      '{a_one} sighed so deeply that a door in {town} blew open, and the sign on the door said {name}',
    ],
    traits: [
      '{They} {does}, and the onions in {town} now chop themselves out of sympathy.',
      '{They} {does}; a clown was sent round to help, and there are two of them now.',
      '{They} {does}, and {they} rents out {their} tears to {official} for the window boxes.',
    ],
    conflicts: [
      told(
        '{They} was asked to smile for the passport photo, and {official} had to sit down and call home.',
        'The photo is shown in courses.',
        'The passport is stamped “we are so sorry”.',
        'It was the mother who answered, also in tears.',
      ),
      told(
        'A therapist in {town} listened to {them} for one hour and has been staring at the rain ever since.',
        'The rain has stopped twice, embarrassed.',
        '{They} sent flowers, wilted on purpose.',
        'The couch has been given away.',
      ),
      told(
        '{They} heard a joke in {year}, and has been looking for the sad part.',
        'It was the ending.',
        'The joke has apologised.',
        '{They} found three.',
      ),
      told(
        'For {their} birthday there was a surprise party, and everybody was sent home with a handkerchief.',
        'The balloons went down by themselves.',
        'The cake had said “cheer up”, and now says “why”.',
        'It was the best-attended sigh in {town}.',
      ),
    ],
    closings: [
      'The violin in the background has asked for a day off.',
      'It always rains on {their} side of the street, and only there.',
      'Cheering up has been put off until {weekday}, and then until spring.',
      'The glass is half empty, and the other half is tears.',
    ],
  },
  {
    means: anyOf(
      'sleepy tired exhausted drowsy yawning sleeping asleep dozing weary overtired napping sleep_deprived half_asleep',
    ),
    events: [
      '{a_one} sat down for a minute in a shop window, and the price tag has said {name} ever since',
      '{a_one} slept through the christening and the party after it, and woke up as {name}',
    ],
    traits: [
      '{They} {does}, and {they} yawned so widely that {official} parked in it.',
      '{They} {does}, and {they} has an alarm clock for going back to bed.',
      '{They} {does}: the last {count} meetings are minuted as “snoring, carried unanimously”.',
    ],
    conflicts: [
      told(
        '{They} nodded off in the middle of a sentence in {year}, and {town} is still waiting for the verb.',
        'It is expected to be “snooze”.',
        'Bets are being taken on “yawn”.',
        'The comma is getting cold.',
      ),
      told(
        '{They} entered a race against {rival} and dreamed that it was won.',
        'The medal was a pillow.',
        '{Rival} tucked {them} in at the finish.',
        'In the dream there was a parade as well.',
      ),
      told(
        'One of {their} yawns went round {town} in an afternoon, and took out the fire brigade.',
        'The fire also lay down.',
        'It came back in the evening, as an echo.',
        'The siren managed one note.',
      ),
      told(
        'The snooze button gave up first; now {relative} comes in every nine minutes and is hit on the head.',
        '{Relative} is paid by the bump.',
        'It has been five more minutes since {year}.',
        'The helmet was a birthday present.',
      ),
    ],
    closings: [
      'The rest of this story will be told after a nap.',
      'Please whisper; the pillow has only just been turned.',
      'Everything else is on {their} list for tomorrow, under “lie down”.',
      'Wake {them} if anything happens, and then run.',
    ],
  },
  {
    means: anyOf('lonely loneliness alone solitary forgotten abandoned friendless isolated unloved single unwanted neglected'),
    events: [
      '{a_one} wrote a postcard to whoever might read it, and the only answer began “Dear {name}”',
      '{a_one} booked a table for two, waited for {length}, and was billed as {name}',
    ],
    traits: [
      '{They} {does}, and {they} sends {themself} postcards from the next room.',
      '{They} {does}, and {they} calls the speaking clock to ask how its day was.',
      '{They} {does}; the imaginary friend has asked for more space.',
    ],
    conflicts: [
      told(
        '{They} invited all of {town} to a party, and only the caterer came, to ask for the money.',
        'They danced until nine.',
        'It was still the best party of the year.',
        'The caterer was given all {count} goodie bags.',
      ),
      told(
        'Wrong numbers are {their} only calls, and nobody has got off the line in under {length}.',
        'Three of them are now godparents.',
        'One was a fax, and it stayed for dinner.',
        '{Official} only wanted a pizza.',
      ),
      told(
        '{They} plays hide-and-seek, and nobody has been looking since {year}.',
        'It is {their} personal best.',
        'The hiding place has curtains now.',
        'Every noise outside is “warm, warmer”.',
      ),
      told(
        'A second chair was bought just in case, and by now {they} is on first-name terms with it.',
        'The chair is seeing somebody.',
        'They do not talk about the table.',
        'It has the better side of the window.',
      ),
    ],
    closings: [
      'Table for one, says the waiter, and takes away the candle.',
      'If you pass by, knock; there has been cake since {weekday}.',
      'The group photo shows {them}, and a lot of wall.',
      'The echo comes by on {weekday}s, and they split the bill.',
    ],
  },
  {
    means: anyOf(
      'angry anger rage grumpy furious cranky irritated moody raging bad_tempered short_tempered annoyed cross grouchy hangry passive_aggressive aggressive mad enraged hot_headed',
    ),
    events: [
      '{a_one} slammed a door in {town} so hard that the name plate fell down and read {name}',
      '{a_one} shouted at a form until it gave in and filled itself out as {name}',
      '{a_one} complained about the name, and then about the next, and the one that stuck was {name}',
      '{a_one} sent the soup back three times, and the cook has called it {name} ever since',
    ],
    traits: [
      '{They} {does}, and the kettle looks away when {they} comes in.',
      '{They} {does}; the suggestion box in {town} is full, and it is all {them}.',
      '{They} {does}, and {they} slams doors that do not belong to {them}, some of them revolving.',
    ],
    conflicts: [
      told(
        '{They} took a course in anger management, and now manages the anger of {count} others.',
        'Business is booming, and so is the furniture.',
        'It has grown by a third since {weekday}.',
        'The teacher passed, by the fire exit.',
      ),
      told(
        '{They} wrote a complaint so strong that the envelope arrived on fire.',
        'It was about the weather.',
        '{Office} has replied from a safe distance.',
        'The stamp had stamped its foot.',
      ),
      told(
        'Somebody in {town} said “good morning”, and {they} has demanded proof.',
        'It was produced, and torn up.',
        'The morning has apologised.',
        'Since then people only nod, and quickly.',
      ),
      told(
        'They asked {them} to count to ten, and {they} shouted all of them.',
        'Seven has asked for protection.',
        'The windows went at four.',
        'They are trying it with three now.',
      ),
    ],
    closings: [
      'Please do not say “calm down”; the last sign that said so is still in orbit.',
      'The last person who asked “what is the matter?” is on page {count} of the answer.',
      'There is a smile on file, but it was taken upside down.',
      'On good days {they} only mutters, and {town} hangs out flags.',
    ],
  },
  {
    means: anyOf(
      'happy happiness joy cheerful jolly joyful merry delighted smiling grinning optimistic content euphoric glad positive',
    ),
    events: [
      '{a_one} waved at a funeral, a wedding and a bus, and all three waved back and called {name}',
      '{a_one} whistled in the lift until {official} whistled along, and the tune is called {name}',
    ],
    traits: [
      '{They} {does}, and the dentist in {town} has asked for a percentage.',
      '{They} {does}, even on hold, even at the tax office, even on {weekday}s.',
      '{They} {does}, and {they} whistles at the wrong end of the news.',
    ],
    conflicts: [
      told(
        '{They} was told some terrible news by {official}, and asked for the next one.',
        'It was worse, and there was applause.',
        '{Official} went home humming.',
        'There is a list now, with ticks.',
      ),
      told(
        '{They} whistled at a funeral in {town}, and the deceased is said to have joined in.',
        'It was the second verse.',
        'The widow took the harmony.',
        'There have been bookings since.',
      ),
      told(
        'A parking fine made {their} day, so {they} framed it and parked there again.',
        'The second one has a bow.',
        'The warden has been sent a cake.',
        'The wall is nearly full.',
      ),
      told(
        'Doctors looked for the reason why {they} keeps smiling, and found a coat hanger.',
        'It has been left in.',
        'They also found {snack}.',
        'All of them left in a good mood, and were suspended.',
      ),
    ],
    closings: [
      'Nothing can be done about it; the grumpy have moved to {town}.',
      'It was the best day of {their} life, like all the others.',
      'Neighbours have asked for one gloomy {weekday} a month.',
      'Even the invoice was signed with a little sun.',
    ],
  },
  {
    means: anyOf(
      'nervous anxiety stress dread imposter_syndrome impostor_syndrome anxious worried stressed panicky panicked neurotic jumpy paranoid tense overwhelmed insecure',
    ),
    events: [
      '{a_one} checked the door nine times, and by the ninth time the name on it was {name}',
      '{a_one} practised saying hello for {length}, and then said {name}',
    ],
    traits: [
      '{They} {does}, and {they} has checked the stove of every house in {town}.',
      '{They} {does}, and {they} sends a message ahead to ask whether the message got there.',
      '{They} {does}; the stress ball has asked to be transferred.',
    ],
    conflicts: [
      told(
        '{They} rehearsed ordering {snack} for {length}, and then said “you too” to the menu.',
        'The waiter said “you too” as well.',
        'It came with chips, and {they} did not dare to say so.',
        'There will be another attempt in spring.',
      ),
      told(
        'An envelope came that said “do not worry”, and {they} has not opened a door since.',
        'It was a voucher.',
        'The second envelope says “too late”.',
        'The letterbox has been sat on.',
      ),
      told(
        '{They} breathes into a paper bag so often that the bag has been made an honorary lung.',
        'It is invited to check-ups.',
        'It has started to sigh on its own.',
        '{Snack} can no longer be kept in it.',
      ),
      told(
        'The emergency plan for {weekday} has {count} pages, and page one is “what if there is no page two”.',
        'There was a page two, and it was worse.',
        'Page three is a drawing of screaming.',
        'The staple has been double-checked.',
      ),
    ],
    closings: [
      'Something could still go wrong, and {they} has made a list.',
      'The all-clear was given, which sounded suspicious.',
      'It was only the doorbell, but the bed has been empty since.',
      'Everything turned out fine, and that was the worst part.',
    ],
  },
  {
    means: anyOf('jealous jealousy envy envious possessive'),
    events: [
      '{a_one} went through the letters of {rival}, found nothing, and signed for one as {name}',
      '{a_one} asked the mirror who else had been in it, and the mirror said {name}',
    ],
    traits: [
      '{They} {does}, and {they} has had the mirror followed.',
      '{They} {does}; even the echo is asked where it has been.',
      '{They} {does}, and {they} reads the postcards of {rival} by holding them over {snack}.',
    ],
    conflicts: [
      told(
        '{Rival} got a compliment in {year}, and {they} has asked to see the receipt.',
        'It was for the hat.',
        'Now there is a bigger hat.',
        'The compliment has been taken back, to be safe.',
      ),
      told(
        '{They} found a stranger’s crumb at home, and had it questioned for {length}.',
        'It was from {snack}.',
        'It named names.',
        'The broom is under suspicion as well.',
      ),
      told(
        '{They} counts who gets how many good mornings in {town}, and {rival} is three ahead.',
        'It will be settled before breakfast.',
        'A good evening only counts half.',
        'One of them was meant for the dog.',
      ),
    ],
    closings: [
      '{Rival} has the same, only greener, and that is the trouble.',
      'Congratulations are accepted through clenched teeth.',
      'Please do not look at anybody else while reading this.',
      'And who is {relative} smiling at?',
    ],
  },
  {
    means: anyOf('lazy laziness procrastination idle unmotivated slothful procrastinating'),
    events: [
      '{a_one} could not be bothered to choose a name, and was handed the nearest, which was {name}',
      '{a_one} sent somebody else to be christened, and they came back with {name}',
    ],
    traits: [
      '{They} {does}, and {they} hired somebody to hire somebody to do it.',
      '{They} {does}: the treadmill has been a coat rack since {year}.',
      '{They} {does}, and {they} signs everything with a dot.',
    ],
    conflicts: [
      told(
        '{They} has a plan to get up, and has already done the lying-down part.',
        'It went very well.',
        'Part two has been outsourced.',
        'The sofa has taken over the paperwork.',
      ),
      told(
        'The to-do list begins with “write to-do list”, and {they} is taking a break from that.',
        'The pen is out of reach.',
        'It is the longest break in the history of {town}.',
        'Item two is said to be good.',
      ),
      told(
        '{They} won the contest for doing nothing, and did not come to fetch the cup.',
        'It was posted, and is still on the doormat.',
        'The speech was “mh”.',
        'Second place had to breathe harder.',
      ),
    ],
    closings: [
      'The ending will be delivered, if somebody opens the door.',
      'There is more to tell, but not today.',
      'Moss has been seen, and offered a lease.',
      'The dust has asked to be turned over.',
    ],
  },
  {
    means: anyOf('hungry hunger greedy starving gluttonous ravenous insatiable peckish'),
    events: [
      '{a_one} ate the guest list at a wedding in {town}, and all that was left of it says {name}',
      '{a_one} ordered everything on the menu, and then the menu, and was brought {name}',
    ],
    traits: [
      '{They} {does}, and the fridge light has burnt out from overwork.',
      '{They} {does}, and {they} reads menus aloud at bedtime, with the prices whispered.',
      '{They} {does}: no buffet in {town} has dared to write “all you can eat” again.',
    ],
    conflicts: [
      told(
        '{They} asked for the dessert menu, and ate it.',
        'The starters menu was better.',
        'It came to {count} euros, with the ribbon.',
        'The wine list is kept under lock and key.',
      ),
      told(
        'A buffet in {town} said “help yourself”, and {they} left with the table.',
        'The tablecloth was the salad.',
        'A candle has not been seen since.',
        'The waiter was only just put back.',
      ),
      told(
        '{They} was asked to share {snack} with {relative}, and divided it into “all” and “the plate”.',
        '{Relative} got the plate.',
        'Later the plate went as well.',
        'There was a bite mark on the fork.',
      ),
    ],
    closings: [
      'The second helping is on its way to the first.',
      'The crumbs were going to be shared, but time was short.',
      'The last {snack} in {town} has gone into hiding.',
      'Seconds were over in seconds.',
    ],
  },
  {
    means: anyOf('slow sluggish unhurried late delayed always_late'),
    events: [
      '{a_one} arrived at the christening on {weekday}, when only the name {name} was left',
      '{a_one} ran for the bus of the day before, and the driver of the next one said “too bad, {name}”',
    ],
    traits: [
      '{They} {does}, and {their} shadow has been waiting at the corner since {weekday}.',
      '{They} {does}; the birthday card for {relative} has turned into an heirloom.',
      '{They} {does}, and {they} was overtaken by a building site.',
    ],
    conflicts: [
      told(
        '{They} set out for New Year’s Eve in {year}, and can already see the fireworks.',
        'They are somebody else’s.',
        'Somebody has kept a glass cold.',
        'It will be a good decade.',
      ),
      told(
        'A race was held in {town}, and they are still holding it for {them}.',
        'The ribbon has been renewed three times.',
        'The stopwatch has retired.',
        '{Rival} has children by now.',
      ),
      told(
        '{They} said “one moment, please”, and {official} has grown a beard.',
        'It is down to the second button.',
        'The moment is nearly over.',
        'A bird has moved in.',
      ),
    ],
    closings: [
      'The end of this sentence will be along shortly.',
      '{They} sends apologies, which should be here by {weekday}.',
      'It was all over by the time {they} said “wait”.',
      'Tomorrow {they} will find out about today.',
    ],
  },
  {
    means: anyOf('fast speedy quick in_a_hurry hurried rushed hyperactive hyper impatient restless'),
    events: [
      '{a_one} went past the registry office of {town} so quickly that only {name} could be written down',
      '{a_one} was out of the door before the end of the name, which was to be longer than {name}',
    ],
    traits: [
      '{They} {does}, and {they} has already read the end of this sentence.',
      '{They} {does}, and {they} was home before the party.',
      '{They} {does}; the speed camera in {town} only ever gets the shoes.',
    ],
    conflicts: [
      told(
        '{They} finished the marathon in {town} so early that it was put down as {weekday}.',
        'The others are still tying their shoes.',
        'The medal had to be thrown after {them}.',
        'The bananas were not even peeled.',
      ),
      told(
        '{They} pressed the lift button {count} times, and the lift went to another building.',
        'It is happier there.',
        'The stairs were also too slow.',
        '{Official} was inside, with soup.',
      ),
      told(
        'The minute’s silence in {town} took {them} eleven seconds.',
        'It was very quiet, but brief.',
        'The rest was spent at the buffet.',
        'There is a record for that now.',
      ),
    ],
    closings: [
      'Sorry, got to go.',
      'If you blinked, it is too late for questions.',
      'The sequel is already over.',
      'By the time you read this, {they} has had lunch twice.',
    ],
  },
  {
    means: anyOf('tiny small little mini miniature short microscopic pocket_sized'),
    events: [
      '{a_one} was overlooked by {count} {crowd} in a row, and found behind a crumb that says {name}',
      '{a_one} was posted in a matchbox by mistake, and on the stamp it says {name}',
    ],
    traits: [
      '{They} {does}, and {they} rents a drawer in {town}, with a view of the socks.',
      '{They} {does}; on the scales {they} has to jump to be believed.',
      '{They} {does}, and {they} uses a postage stamp as a rug.',
    ],
    conflicts: [
      told(
        '{They} reported {themself} missing, from between two sofa cushions.',
        'The search party found {count} coins first.',
        'The coins were taken as rent.',
        'A second one was down there as well.',
      ),
      told(
        '{They} demanded to see the manager, and the manager asked who had spoken.',
        'A stepladder was brought, and a magnifying glass.',
        'The complaint was written on a crumb.',
        'The counter has been lowered since.',
      ),
      told(
        'A moth sat down on {them} in {year} and would not discuss it.',
        'They share the lamp now.',
        'It was mistaken for a hat.',
        'The moth charges rent.',
      ),
    ],
    closings: [
      'The life-sized statue has been lost in a carpet.',
      'Please look down before you sit down.',
      'The ego is kept in a rented hall.',
      'Seen from up close, {they} would win.',
    ],
  },
  {
    means: anyOf('giant huge big enormous gigantic massive oversized colossal'),
    events: [
      '{a_one} leaned on {town} for a moment, and the maps have said {name} there ever since',
      '{a_one} did not fit on the form, so three forms were glued together, and across all of them it says {name}',
    ],
    traits: [
      '{They} {does}, and {they} has two postcodes.',
      '{They} {does}; when {they} sits down, {town} gets evening.',
      '{They} {does}, and the tape measure was not brought back.',
    ],
    conflicts: [
      told(
        '{They} tried to tiptoe through {town} at night, and the church is now on the other side of the river.',
        'The view is better.',
        'The bells ring when {they} is sorry.',
        'The tiptoe print has filled with ducks.',
      ),
      told(
        '{They} once asked to sit on somebody’s lap, and the whole row stood up.',
        'It was an aeroplane.',
        'The seat belt has been framed.',
        'They gave {them} the wing.',
      ),
      told(
        'Somebody told {them} to be the bigger one in the argument, and {rival} was standing next to the wall.',
        'It was a misunderstanding, and then a mural.',
        '{Rival} slides under doors now.',
        'The argument has been won.',
      ),
    ],
    closings: [
      'The small print had to be written large.',
      'Only one leg is in the family photo, and it is in all of it.',
      'The bath has been moved to the lake.',
      'In {town} they set their watches by the shadow.',
    ],
  },
  {
    means: anyOf('old elderly ancient retired vintage antique prehistoric aged wrinkly wrinkled senile'),
    events: [
      '{a_one} was asked for a date of birth, told the whole story, and by the end it was filed as {name}',
      '{a_one} was dusted in a museum in {town}, sneezed, and the label fell off and read {name}',
    ],
    traits: [
      '{They} {does}, and {they} lent {official} a pencil when it was still a tree.',
      '{They} {does}; the candles on the cake now need a permit.',
      '{They} {does}, and {they} begins every story with “before there was {town}”.',
    ],
    conflicts: [
      told(
        '{They} was asked for a date of birth, and the form only goes back to {year}.',
        'It was written on the back, in Latin.',
        'The century was guessed.',
        'An archaeologist helped with the ink.',
      ),
      told(
        '{They} has only just got used to the last thing, and somebody has invented an update.',
        'The cable does not fit, and neither does the language.',
        '{They} sent it back by horse.',
        'It wants a password, and {they} said “no, you first”.',
      ),
      told(
        'A museum in {town} asked for a loan, and {they} is home by eight every evening.',
        'It closes early on {weekday}s, for soup.',
        'The label says “please do not touch the knee”.',
        'Visitors are told what bread used to cost.',
      ),
    ],
    closings: [
      'In the old days there would have been a better ending.',
      'The knees have forecast rain, and been right.',
      'They do not make them like that any more; there was a vote.',
      'The pension was paid out in shells.',
    ],
  },
  {
    means: anyOf(
      'broken typo mistake damaged cracked rusty defective faulty malfunctioning glitchy buggy off_by_one error confused lost disoriented mistaken wrong misspelled forgetful',
    ),
    events: [
      '{a_one} went in for repairs, came out with two screws less, and was handed back as {name}',
      '{a_one} fell off a shelf in {town}, and what could be glued together reads {name}',
    ],
    traits: [
      '{They} {does}, and the repairman has gone home to think about his life.',
      '{They} {does}; it was reported, in writing, to the wrong address.',
      '{They} {does}, and {they} blames the last person who said “it works for me”.',
    ],
    conflicts: [
      told(
        '{They} followed the instructions to the letter, and it was the wrong letter.',
        'It was a Q.',
        'The instructions were for {snack}.',
        'There were two screws left, and a door.',
      ),
      told(
        '{They} turned up for {weekday} on the day after, and blamed {weekday}.',
        'The day after has complained.',
        'There was still some cake.',
        'It was off by a month as well.',
      ),
      told(
        '{Official} hit {them} once on the side, which used to help.',
        'Now there is a second noise.',
        'The side has asked for a lawyer.',
        'It helped the neighbours.',
      ),
      told(
        '{They} set out for {town} and arrived in {town.2}, exactly on time.',
        'There was a band, for somebody else.',
        'The map has been turned round, and so has {relative}.',
        '{They} gave a speech all the same.',
      ),
    ],
    closings: [
      'Have you tried switching it off and leaving?',
      'The error has been found, and will be kept.',
      'A spare part is on its way to somebody else.',
      'This ending is meant for another story.',
    ],
  },
  {
    means: anyOf('burnt burned overcooked charred toasted roasted crispy smoking boiled overbaked fried flaming'),
    traits: [
      '{They} {does}, and the smoke detector sings along.',
      '{They} {does}; the chef said “rustic” and changed his name.',
      '{They} {does}, and {they} scratches a little when {they} hugs.',
    ],
    conflicts: [
      told(
        'The timer was set for {them} in {year}, and somebody went to answer the door.',
        'It was {rival}, with a question about timers.',
        'The door has been blamed in court.',
        'It rang for {length}, politely.',
      ),
      told(
        '{They} insists on being “caramelised”, and {official} had to sign it.',
        'The pen broke on the crust.',
        'The fire brigade calls it something else.',
        'In {town} they call it charcoal, and draw with it.',
      ),
      told(
        'A food critic took one bite of {them}, and the tooth has been sent to the laboratory.',
        'The report says “basalt”.',
        'The review was a noise.',
        'Two stars: one for courage.',
      ),
    ],
    closings: [
      'The pan is soaking, and will be until {weekday}.',
      'Scrape off the edges, says {relative}, and there is nothing left.',
      'Twenty minutes less, and it would have been another story.',
      'The black bits are said to be good for the voice.',
    ],
  },
  {
    means: anyOf('cold frozen freezing icy chilly shivering melting lukewarm snowy'),
    events: [
      '{a_one} breathed on a window in {town} to write something short, and wrote {name}',
      '{a_one} borrowed the coat of {official}, and inside the collar it said {name}',
    ],
    traits: [
      '{They} {does}, and {they} borrowed a scarf from {official}, and then the radiator.',
      '{They} {does}; the thermometer in {town} has gone south.',
      '{They} {does}, and {they} chatters so loudly that the telegraph office answers.',
    ],
    conflicts: [
      told(
        'Somebody offered {them} a warm welcome, and there had to be a mop.',
        'The puddle has been shaken by the hand.',
        'Next time a cool one will do.',
        'The red carpet is a sponge now.',
      ),
      told(
        '{They} left the door of the fridge open from inside.',
        'The butter has complained about the draught.',
        '{Relative} calls it “airing”.',
        'There is a little doormat in there as well.',
      ),
      told(
        'A warm drink was recommended, and {they} has been holding it at arm’s length since {weekday}.',
        'It has frozen.',
        'They both look worried.',
        'It is the drink that asked for gloves.',
      ),
    ],
    closings: [
      'Best kept below zero, and out of arguments.',
      'Spring has been asked to ring first.',
      'What is left will be served with a straw.',
      'Please close the door, and put on a second one.',
    ],
  },
  {
    means: anyOf('dirty smelly stinky muddy filthy dusty greasy sticky mouldy moldy rotten slimy sweaty'),
    events: [
      '{a_one} got on a full bus in {town}, and on the empty bus somebody had written {name}',
      '{a_one} was reported by {count} noses, and under “description” all of them put {name}',
    ],
    traits: [
      '{They} {does}, and the bath has locked itself in.',
      '{They} {does}; the flies of {town} have formed a fan club.',
      '{They} {does}, and {they} was outlined on the sofa by experts.',
    ],
    conflicts: [
      told(
        'A bar of soap was sent to {them} in {year}, and came back with its hands up.',
        'It was given a medal.',
        'The bubbles are in therapy.',
        'The next one went in with a torch.',
      ),
      told(
        '{They} sat in the middle of a full tram in {town}, and then it was an empty one.',
        'The driver got out as well.',
        'It has never been so punctual.',
        'A single daisy fainted.',
      ),
      told(
        '{They} entered {place} by the door, and the perfume department left by the window.',
        'There is now a scent called “why”.',
        'It sells to {crowd}.',
        'The mannequins were found facing the wall.',
      ),
    ],
    closings: [
      'It washes off, but it comes back with friends.',
      'The stain has been listed, under “landscape”.',
      'Please open a window, and then another house.',
      'The laundry has sent a card with its condolences.',
    ],
  },
  {
    means: anyOf('shy timid introverted bashful introvert awkward'),
    events: [
      '{a_one} whispered something at the registry office, the clerk did not dare to ask again, and wrote {name}',
      '{a_one} hid behind a curtain at a party in {town}, and the curtain was introduced as {name}',
    ],
    traits: [
      '{They} {does}, and {they} waves at people from behind a curtain, a week later.',
      '{They} {does}; the doorbell is connected to a cupboard, so that {they} can get in.',
      '{They} {does}, and {they} once hid behind a question mark.',
    ],
    conflicts: [
      told(
        '{They} was asked to say a few words in {town}, and whispered them to the microphone stand.',
        'It has promised not to tell.',
        'The applause had to be done with mittens.',
        'They were “excuse me”.',
      ),
      told(
        'When the song was sung on {their} birthday, {they} had already left the country.',
        'The cake was forwarded.',
        '{They} sang along, from {town}.',
        'The candles blew themselves out.',
      ),
      told(
        '{They} practised “hello” in front of the mirror, and the mirror said it first.',
        'It has been turned to the wall.',
        'They nod at each other now.',
        'That was enough for this year.',
      ),
    ],
    closings: [
      'Please look away, so that the story can end.',
      '{They} would have taken a bow, but somebody was looking.',
      'The blushing can be seen from the tower of {town}.',
      'There is a photo, mostly of a hand.',
    ],
  },
  {
    means: anyOf(
      'proud arrogant smug vain snobby snobbish posh fancy elegant pretentious narcissistic fabulous glamorous conceited pompous self_important fashionable',
    ),
    events: [
      '{a_one} unveiled a statue of {themself}, and on the plinth, in gold, it says {name}',
      '{a_one} was asked for an autograph by mistake, and has not put down the pen since writing {name}',
    ],
    traits: [
      '{They} {does}, and {they} has the doorbell play applause.',
      '{They} {does}; the mirror is paid by the hour.',
      '{They} {does}, and {they} only answers letters that begin with a drum roll.',
    ],
    conflicts: [
      told(
        '{They} had a portrait painted of {themself} admiring a portrait of {themself}.',
        'The small one is the better likeness.',
        'The painter is still bowing.',
        '{Rival} has asked where the frame ends.',
      ),
      told(
        '{They} was introduced as “and others”, and bought the newspaper.',
        'It now appears in italics.',
        'The others have been let go.',
        'There is only a front page.',
      ),
      told(
        'A red carpet is rolled out for {them} every morning, from the bed to the toothbrush.',
        'The toothbrush has to curtsy.',
        'On {weekday}s there is a photographer.',
        '{Relative} is the one who rolls.',
      ),
    ],
    closings: [
      'Autographs will be given, whether you want one or not.',
      'Applause may be sent by post, in a large envelope.',
      '“Enough about me”, {they} said; “now tell me what you like about me.”',
      'The modesty is on loan to {rival}.',
    ],
  },
  {
    means: anyOf('bored boredom apathetic indifferent unimpressed disinterested jaded'),
    events: [
      '{a_one} read the telephone book of {town} to the end, and then once more from {name}',
      '{a_one} counted the dots on the ceiling, joined them up, and they said {name}',
    ],
    traits: [
      '{They} {does}, and {they} has read the wallpaper twice.',
      '{They} {does}: fireworks were lit for {them}, and {they} asked who would sweep up.',
      '{They} {does}, and {they} drums on the table so long that the table has joined a band.',
    ],
    conflicts: [
      told(
        '{They} counted the tiles in {place} and, for a change, counted them back.',
        'There was one fewer.',
        'It had left, for something more exciting.',
        'The ceiling is planned for {weekday}.',
      ),
      told(
        'A volcano erupted behind {them}, and {they} asked whether it could do anything else.',
        'It tried a somersault.',
        'It has lacked confidence since.',
        'Three out of ten.',
      ),
      told(
        '{They} sighed in {town}, and a paint-drying contest was stopped out of sympathy.',
        'It was getting interesting.',
        'The winner was beige.',
        'The sigh came second.',
      ),
    ],
    closings: [
      'And so on, and so on, {they} says, and turns the page for you.',
      'The sequel was read, and used under a table leg.',
      'A fly came in, and that was {weekday}.',
      'It could have been exciting, but {they} was asked first.',
    ],
  },
  {
    means: anyOf('clumsy dizzy wobbly unlucky careless tipsy drunk unbalanced'),
    events: [
      '{a_one} bowed to {official}, took the tablecloth along, and was announced as {name} by the soup',
      '{a_one} tripped over the red carpet in {town}, and rolled out of it as {name}',
    ],
    traits: [
      '{They} {does}, and the china shops of {town} share a siren.',
      '{They} {does}, and {they} once fell up a flight of stairs, to general applause.',
      '{They} {does}; the floor is insured separately.',
    ],
    conflicts: [
      told(
        '{They} tripped over a carpet pattern, and took down the curtains, the buffet and {official}.',
        'The pattern has been warned.',
        'The cake landed the right way up, for once.',
        '{Official} is still wearing the curtain.',
      ),
      told(
        '{They} went for a straight line in {town}, and the line filed a report.',
        'It has a bend in it now.',
        'Two lampposts were witnesses, and one was a victim.',
        'It will be redrawn on {weekday}.',
      ),
      told(
        'A domino record in {town} was to be broken on {weekday}, and {they} leaned on something to watch.',
        'It was broken early.',
        'All {count} of them clapped.',
        'The next one will be held in the dark.',
      ),
    ],
    closings: [
      'The vase was ugly anyway, and so was the other one.',
      'Oops, it says on the invoice, {count} times.',
      'The crash at the end was not planned.',
      'The plaster is dry; please keep {them} away from it.',
    ],
  },
  {
    means: anyOf('unemployed jobless broke poor homeless bankrupt penniless underpaid fired'),
    events: [
      '{a_one} could not pay for the long name, and was given {name} on credit',
      '{a_one} found a coin in {town}, bent down for it, and was fined as {name}',
    ],
    traits: [
      '{They} {does}, and {they} pays for coffee with a moving look.',
      '{They} {does}; the piggy bank has asked for asylum.',
      '{They} {does}, and {they} has sent out {count} applications, one of them to a cat.',
    ],
    conflicts: [
      told(
        'At the job centre in {town} {they} was asked about experience, and said that it had all been one.',
        'It was noted down as “sales”.',
        'They offered {them} the chair, by the week.',
        'The clerk applied somewhere else that evening.',
      ),
      told(
        '{They} tried to pay the rent with {snack}, and the landlord asked for change.',
        'It was crumbs.',
        'The landlord has put on weight.',
        'Next month it will be an IOU with icing.',
      ),
      told(
        '{They} threw the last coin into a wishing well, and climbed in after it.',
        'It was a button.',
        'The wish was to get out.',
        'There was already somebody there, for the same reason.',
      ),
    ],
    closings: [
      'The bank sends a card every year: “still zero”.',
      'Money is not everything, {they} says, and lists what it is.',
      'The moths have moved out of the wallet.',
      'Donations are welcome, and so is soup.',
    ],
  },
  {
    means: anyOf('rich wealthy spoiled royal millionaire billionaire luxurious'),
    events: [
      '{a_one} bought {town} for the parking, and had the sign changed to {name}',
      '{a_one} tipped a waiter with the restaurant, and the restaurant is now called {name}',
    ],
    traits: [
      '{They} {does}, and {they} has small change flown in.',
      '{They} {does}; the butler has a butler, and he is tired too.',
      '{They} {does}, and {they} bought {town} so as not to miss the bus.',
    ],
    conflicts: [
      told(
        '{They} asked what things cost in {town}, and then which of them was the till.',
        'The till has been bought.',
        'It rings at dinner.',
        'The receipt is taken round on a cushion.',
      ),
      told(
        '{They} lost a button, and had the coat replaced, and then the tailor.',
        'The button was diamond; the coat was only cashmere.',
        'The tailor lives in the coat.',
        'The search is on, with three helicopters.',
      ),
      told(
        'A wallet was found in {town} that {they} uses as a summer house.',
        'The finder was given the coin compartment.',
        'There is a pool between the notes.',
        'It folds in winter.',
      ),
    ],
    closings: [
      'The tip alone has bought a roundabout.',
      'If you have to ask, it is the one behind you.',
      'Even the puddle by the door is imported.',
      'The gold is real, and complains about the weather.',
    ],
  },
  {
    means: anyOf('in_love lovesick romantic flirty flirtatious smitten passionate lovestruck enamoured enamored heartsick'),
    events: [
      '{a_one} carved two names into a bench in {town}, one of them deeper, and that was {name}',
      '{a_one} sent {rival} a bunch of flowers by mistake, and the card said {name}',
    ],
    traits: [
      '{They} {does}, and {they} carves initials into {snack}.',
      '{They} {does}; the postman has been asked to carry the sighs by hand.',
      '{They} {does}, and {they} serenades the wrong balcony with great success.',
    ],
    conflicts: [
      told(
        '{They} wrote {count} love letters in one night, and posted them all to the bakery.',
        'The baker is thinking about it.',
        'They smelled of yeast already.',
        'One was answered, by a customer.',
      ),
      told(
        '{They} pulled the petals off every daisy in {town}, and the last one said “ask again”.',
        'The roses have gone into hiding.',
        'The bees want a word.',
        'It was a lettuce.',
      ),
      told(
        'Moonlight was ordered for eight, {they} had the violins at half past, and {rival} came instead.',
        'They have booked again.',
        'The violinist proposed.',
        'The moon left by the back door.',
      ),
    ],
    closings: [
      'The butterflies in the stomach have asked for a window.',
      'Love is blind, and has just walked into {official}.',
      'The heart says yes; the landlord says no.',
      'There will be a wedding, or at least a cake.',
    ],
  },
  {
    means: anyOf('homesick homesickness misses_home missing_home nostalgia nostalgic sentimental wistful'),
    events: [
      '{a_one} turned round at the first corner, and the postcard got home first, signed {name}',
      '{a_one} unpacked a suitcase full of doormat in {town}, and on the doormat it says {name}',
    ],
    traits: [
      '{They} {does}, and {they} keeps a jar of air from {town}.',
      '{They} {does}; the suitcase has been packed since the day of arrival.',
      '{They} {does}, and {they} weeps at timetables.',
    ],
    conflicts: [
      told(
        '{They} rang home to hear the fridge hum, and it put {them} on hold.',
        'The hold music was the tap.',
        'They talked about the old cheese.',
        'The bill is in three currencies.',
      ),
      told(
        'A postcard from home said “wish you were here”, and {they} was found in the letterbox.',
        'The postage was not enough.',
        'The stamp had been licked twice.',
        '{They} was returned to the wrong sender.',
      ),
      told(
        '{They} keeps one foot on the doormat from home wherever {they} goes.',
        'The doormat says “come back”.',
        'It slows down the dancing.',
        'At the border it had to be declared.',
      ),
    ],
    closings: [
      'There is no place like it, and the bus only goes twice a year.',
      'At home the soup is still on the stove, and {relative} next to it.',
      'Everything was better there, even the queue.',
      'A window is left open, on the side that faces home.',
    ],
  },
  {
    means: anyOf(
      'evil wicked villainous sinister villain bad_guy mean cruel rude naughty mischievous cheeky criminal dangerous bad terrible',
    ),
    events: [
      '{a_one} practised a laugh in a lift in {town}, the doors opened, and everybody asked for {name}',
      '{a_one} signed a threatening letter with the proper name and address, and the name was {name}',
    ],
    traits: [
      '{They} {does}, and {they} returns library books with the last page missing.',
      '{They} {does}; the laugh was bought by mail order and is a size too large.',
      '{They} {does}, and {they} parks across two thoughts.',
    ],
    conflicts: [
      told(
        '{They} planned to take over the world on {weekday}, but the gate at {town} wanted exact change.',
        'The world has been put back in the drawer.',
        '{They} took over the kiosk instead.',
        'A henchman has gone to look for a coin.',
      ),
      told(
        '{They} tied {official} to a railway line that was closed in {year}.',
        'They both waited for {length}.',
        'It was rather pleasant, with sandwiches.',
        'A replacement bus came instead, and was ignored.',
      ),
      told(
        'The evil laugh was rehearsed in a shared flat, and {they} has been given notice.',
        'It was the echo that hurt.',
        'The landlady does it better.',
        'The cat left the room, which is something.',
      ),
    ],
    closings: [
      'We would have got away with it too, {they} says, and means the soup.',
      'The victims have sent a thank-you card, unsigned.',
      'Crime does not pay, and has stopped answering.',
      'Next time it will be worse, if {relative} allows it.',
    ],
  },
  {
    means: anyOf('polite friendly kind gentle nice well_mannered sweet helpful courteous generous cute'),
    events: [
      '{a_one} held a door for {count} {crowd}, and the last one said “thank you, {name}”',
      '{a_one} apologised to a lamp post in {town} at such length that the plaque on it says {name}',
    ],
    traits: [
      '{They} {does}, and {they} has said “after you” to a revolving door since {weekday}.',
      '{They} {does}; even the parking meter is asked how it slept.',
      '{They} {does}, and {they} sends the mosquitoes a menu.',
    ],
    conflicts: [
      told(
        '{They} met somebody just as courteous in a doorway in {year}, and both are still there.',
        'Food is passed in with a bow.',
        'The building has been built around them.',
        '“No, I insist”, was the last thing anybody heard.',
      ),
      told(
        '{They} thanked a cash machine, and it gave {them} a little extra.',
        'It has been invited to tea.',
        'The bank is looking into it, with envy.',
        'It was {count} euros and a compliment.',
      ),
      told(
        'A burglar was shown round by {them}, with slippers, and left a tip.',
        'He comes every {weekday} now.',
        'The slippers were returned, washed.',
        'He took only a recipe.',
      ),
    ],
    closings: [
      'Please forgive the length of this story; {they} would want us to say so.',
      'You are welcome, {they} says, before anybody thanked.',
      'The apology came with a reply envelope.',
      'Nobody has ever been so gently in the way.',
    ],
  },
  {
    means: anyOf('invisible transparent see_through camouflaged'),
    events: [
      '{a_one} sat for a portrait, and under the empty canvas the painter wrote {name}',
      '{a_one} was missed at the roll call of {office}, shouted “here”, and was put down as {name}',
    ],
    traits: [
      '{They} {does}, and {they} is always blamed for the empty chair.',
      '{They} {does}; the tailor in {town} sent three bills and a question mark.',
      '{They} {does}, and {they} wins at every staring contest by default.',
    ],
    conflicts: [
      told(
        '{They} came first at hide-and-seek in {town}, and could not be found for the prize.',
        'It was handed to a curtain.',
        'A bow was heard.',
        'The trophy floated off.',
      ),
      told(
        'The portrait of {them} took the painter ten minutes, and hangs in the museum as “wall”.',
        'It is the best likeness.',
        'It was stolen, or so they think.',
        'The critics call it brave.',
      ),
      told(
        '{They} has been sat on in every cinema in {town}.',
        'The popcorn gave it away.',
        'Some of them were comfortable.',
        '{They} knows a lot of endings, muffled.',
      ),
    ],
    closings: [
      'If you cannot see the ending, that is {them} in front of it.',
      'Nobody saw it coming, and nobody saw it leave.',
      'Fingerprints were found, and an applause.',
      'The chair at the head of the table is not free.',
    ],
  },
  {
    means: anyOf('haunted cursed creepy spooky undead possessed ghostly'),
    traits: [
      '{They} {does}, and the chains are only oiled on {weekday}s.',
      '{They} {does}; visitors are met by a draught that knows their names.',
      '{They} {does}, and the exorcist asked whether there was a discount for two.',
    ],
    conflicts: [
      told(
        'A priest was called for {them}, and the thing inside asked for a second opinion.',
        'It was a “boo”.',
        'They play cards now, and the deck floats.',
        'He left by the wall.',
      ),
      told(
        'At midnight {they} says a name, and it is always that of {official}.',
        '{Official} has changed it twice.',
        'It is about a library book.',
        'Just once it said “sorry, wrong house”.',
      ),
      told(
        '{They} was sold as “full of character”, and the character wants the big bedroom.',
        'It pays rent, in moths.',
        'The curtains have taken sides.',
        'It only wails in the bathroom, for the echo.',
      ),
    ],
    closings: [
      'The lights went out at this point, and giggled.',
      'Something behind you also liked this story.',
      'The curse ends at noon, for lunch.',
      'It was only the wind, said the wind.',
    ],
  },
  {
    means: anyOf('vegan vegetarian gluten_free lactose_intolerant picky health_conscious organic'),
    traits: [
      '{They} {does}, and {they} tells the carrots that it is nothing personal.',
      '{They} {does}; you will have been told by now.',
      '{They} {does}, and {they} has been winking at a lentil.',
    ],
    conflicts: [
      told(
        '{They} read out the ingredients at a barbecue in {town}, and the sausages confessed.',
        'They were let off with a warning.',
        'The grill has gone cold, and thoughtful.',
        'Only the napkins could be eaten.',
      ),
      told(
        '{They} lives on salad, and the lettuces of {town} have elected a spokesman.',
        'He was delicious.',
        'Talks are under way, with dressing.',
        'The radishes have dug themselves in.',
      ),
      told(
        'A cheese was offered to {them} by {relative}, and had to be walked home.',
        'It was made of nuts after all.',
        'They both cried a little.',
        'The fondue has been cancelled until further notice.',
      ),
    ],
    closings: [
      'Nobody was eaten in the making of this story.',
      'The tofu has asked not to be named.',
      'May contain traces of opinion.',
      'The steak was sent a card, and got well soon.',
    ],
  },
  {
    means: anyOf('suspicious doubt suspicion sceptical skeptical doubtful doubting distrustful nosy curious snooping'),
    events: [
      '{a_one} gave a false name at the reception in {town}, and has been {name} since',
      '{a_one} had every signature checked, and the only one that was real was {name}',
    ],
    traits: [
      '{They} {does}, and {they} has asked this sentence for its papers.',
      '{They} {does}; every keyhole in {town} is a little wider now.',
      '{They} {does}, and {they} reads the back of {snack} twice.',
    ],
    conflicts: [
      told(
        '{They} was handed a bouquet, and asked the tulips one at a time where they had been.',
        'One of them was a daffodil.',
        'Their stories did not match.',
        'The ribbon has hired a lawyer.',
      ),
      told(
        '{They} keeps a notebook on the neighbours in {town}, and they have begun to read the instalments.',
        'The next one is about bins.',
        'There is a subscription now.',
        'Number {count} denies everything.',
      ),
      told(
        '{Official} said “trust me”, and {they} wrote down the time, the place and the tie.',
        'The tie was rented.',
        'The time was wrong as well.',
        'It all leads to {snack}.',
      ),
    ],
    closings: [
      'And who wants to know?',
      'That is what they would like us to think.',
      'The ending has been checked for wires.',
      'It all adds up, which is exactly what is wrong with it.',
    ],
  },
  {
    means: anyOf('loud noisy screaming shouting singing talkative chatty yelling chatterbox'),
    events: [
      '{a_one} said a few quiet words in {town}, a ship answered, and the log has {name} in capitals',
      '{a_one} was asked to keep it down by {count} {crowd}, and none of them could be heard over {name}',
    ],
    traits: [
      '{They} {does}, and the silence in {town} has moved away.',
      '{They} {does}; the library keeps a boat ready for {them}.',
      '{They} {does}, and {they} was once answered by a ship.',
    ],
    conflicts: [
      told(
        '{They} whispered a secret to {relative}, and three towns now have it on posters.',
        'It was about {snack}.',
        'The posters also shout.',
        '{Relative} had known already.',
      ),
      told(
        'An ear specialist moved in next to {them}, and then a whole clinic.',
        'They send a fruit basket at Christmas.',
        'The rents have gone up, to the sound of drums.',
        'It has three storeys, all of them padded.',
      ),
      told(
        '{They} was asked to keep it down, and it went up by two floors.',
        'The ceiling said “excuse me”.',
        'The lift has refused to follow.',
        'It can be heard on the roof, with a choir.',
      ),
    ],
    closings: [
      'Pardon?',
      'There was more, but the ears have gone home.',
      'You will have heard.',
      'The neighbours have learned to lip-read, out of spite.',
    ],
  },
  {
    means: anyOf('brave heroic fearless bold courageous daring tough strong muscular buff'),
    events: [
      '{a_one} opened a letter from {office} without sitting down, and it was addressed to {name}',
      '{a_one} went first, into a cellar in {town}, and came up with a medal that says {name}',
    ],
    traits: [
      '{They} {does}, and {they} opens letters from {office} without gloves.',
      '{They} {does}; the dark is afraid to be alone with {them}.',
      '{They} {does}, and {they} eats soup with a fork, uphill.',
    ],
    conflicts: [
      told(
        '{They} jumped into the river at {town} to save a drowning swan.',
        'The swan has pressed charges.',
        'It was a pedal boat, with a couple in it.',
        'There was a medal, and a towel.',
      ),
      told(
        '{They} volunteered before {official} had said what for.',
        'It was to sing.',
        'It was to hold {snack}, for {length}.',
        'Everybody else had taken one step back.',
      ),
      told(
        '{They} told the dentist to go ahead without anaesthetic, and the dentist fainted.',
        'The tooth was held up for applause.',
        'It was the wrong tooth, and {they} gave him another go.',
        'He has been given a sticker.',
      ),
    ],
    closings: [
      'The medal is heavy, but not for {them}.',
      'Capes are for beginners.',
      'Only {relative} still says “wear a scarf”.',
      'In case of danger, stand behind {them} and hold the sandwiches.',
    ],
  },
  {
    means: anyOf(
      'bald toothless headless legless armless hatless hairless shoeless boneless one_eyed one_legged no_teeth no_hair no_legs no_arms no_head no_eyes no_mouth no_nose crooked',
    ),
    traits: [
      '{They} {does}, and {they} gets a third off at the barber’s, the dentist’s and, once, the cobbler’s.',
      '{They} {does}; nothing was lost, it was invested.',
      '{They} {does}, and {they} calls that aerodynamic.',
    ],
    conflicts: [
      told(
        'What {they} lacks was found in {town}, and is said to be doing very well on its own.',
        'It has a flat, and a dog.',
        'They met once, and it was awkward.',
        'It sends {count} euros a month.',
      ),
      told(
        '{They} was sold a cure by {rival}, and now it is growing on {rival}.',
        'It curls.',
        'The money is not coming back either.',
        'They have gone into business.',
      ),
      told(
        'The police sketch of {them} was finished early, for lack of parts.',
        'It is a good likeness, and a circle.',
        'The rubber did most of the work.',
        'Eleven eggs have been arrested.',
      ),
    ],
    closings: [
      'What is missing will be added in the second edition.',
      'Less to wash, {they} says, and is right.',
      'It is what is inside that counts, and that was counted too.',
      'The spare one was worn out years ago.',
    ],
  },
  {
    means: anyOf('flying winged airborne floating levitating hovering'),
    traits: [
      '{They} {does}, and air traffic control in {town} has asked for a flag at least.',
      '{They} {does}; geese ask {them} for directions.',
      '{They} {does}, and {they} has been served with a kite.',
    ],
    conflicts: [
      told(
        '{They} came down in the middle of a garden party, and was asked whether there were more.',
        'There were {count}.',
        'The salad has been signed.',
        'The landing was given a four.',
      ),
      told(
        'A flock of geese let {them} lead for one winter, and all of them saw {town}.',
        'They had meant Africa.',
        'The postcards are still coming.',
        'Someone had held the map upside down.',
      ),
      told(
        '{They} was stopped at passport control, at nine hundred metres.',
        'The stamp is on a cloud.',
        'There was something in the hand luggage: hands.',
        'The queue went down to the ground.',
      ),
    ],
    closings: [
      'What goes up has made no promises.',
      'Please return {them} to the upright position.',
      'The shadow arrives a minute later, out of breath.',
      'An umbrella is recommended, the strong kind.',
    ],
  },
  {
    means: anyOf('empty hollow useless pointless forgettable boring ordinary average normal mediocre'),
    traits: [
      '{They} {does}, and the fan club meets in a telephone box, with room to spare.',
      '{They} {does}; the biography is one page, and wide margins.',
      '{They} {does}, and {they} was once described as “present”.',
    ],
    conflicts: [
      told(
        '{They} was shaken by {official}, to see whether anything was in there.',
        'A moth came out, and shrugged.',
        'It rattled, but that was {official}.',
        'The answer took {length}, and was no.',
      ),
      told(
        '{They} won a prize for being exactly in the middle, and half of {town} came.',
        'The other half would have been too many.',
        'The cup is half full.',
        'The speech was neither good nor bad.',
      ),
      told(
        'Nothing happened to {them} in {year}, and it was the highlight.',
        'There is an anniversary.',
        'They are thinking of doing it again.',
        'A plaque says “here, too”.',
      ),
    ],
    closings: [
      'There is nothing more to add, and there was nothing before.',
      'It is what it is, and on {weekday}s not even that.',
      'The surprise ending was left out.',
      'You may have forgotten it already.',
    ],
  },
];
