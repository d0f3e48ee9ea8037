/** How somebody feels: sad, sleepy, jealous, hungry. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const MOODS: readonly SideClass[] = [
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
      'angry anger rage grumpy furious cranky irritated moody raging bad_tempered short_tempered hot_tempered hotheaded annoyed cross grouchy hangry passive_aggressive aggressive mad enraged hot_headed',
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
    means: anyOf('lazy laziness idle unmotivated slothful procrastinating'),
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
];
