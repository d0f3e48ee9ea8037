/** Trades and ranks: what goes with each class of them, whatever else is in the wish. */
import { list, type NounClass, told } from './noun-class.ts';

export const PERSON_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'accountant lawyer judge notary banker clerk secretary bureaucrat manager boss ceo consultant auditor broker businessman politician president mayor minister attorney salesman realtor diplomat intern bookkeeper',
    ),
    events: [
      '{a_one} rounded up {their} own name in the third column, and the total is {name}',
      '{a_one} sent {themself} a reminder, paid it late, and was addressed as {name}',
    ],
    conflicts: [
      told(
        '{They} billed {relative} for a hug, to the quarter of an hour.',
        'It was paid under protest.',
        'The hug is deductible.',
        'Travel time came on top.',
      ),
      told(
        'A meeting called by {them} at {time} has not ended, because nobody dares to be the first to stand up.',
        'Food is passed in through the fax.',
        'Item two is “welcome”.',
        'Minutes have been taken, and then hours.',
      ),
      told(
        'The small print in {their} contracts is so small that {official} signed a crumb.',
        'It was binding.',
        'The crumb has been appealed.',
        'A flea has been called as an expert.',
      ),
      told(
        '{They} stamped a complaint against {them} “received”, then “rejected”, and then {rival}.',
        'It will not wash off.',
        'The ink pad has been confiscated.',
        'There is a form for that as well.',
      ),
    ],
    closings: [
      'All in triplicate, except the apology.',
      'The figures add up, but to what?',
      'Without prejudice, and without {snack}.',
      'The desk is empty at five and the cell at six.',
      'An objection has been lodged, and fed.',
    ],
  },
  {
    nouns: list(
      'doctor nurse dentist surgeon vet veterinarian pharmacist paramedic therapist psychologist psychiatrist optician midwife orthodontist radiologist',
    ),
    events: [
      '{a_one} asked {official} to say “aah”, and what came out was {name}',
      '{a_one} came to the appointment, sat in the waiting room through {count} magazines, and was called in as {name}',
      '{a_one} wrote a prescription that only one chemist could read, and the chemist filled it out to {name}',
    ],
    conflicts: [
      told(
        'A patient came to {them} with a cough, and left with a bandage, a lollipop and a different cough.',
        'The lollipop helped.',
        'The second cough is contagious, and catchy.',
        'The bandage was on {official}.',
      ),
      told(
        'Nobody can read {their} prescriptions, so the chemist in {town} hands out {snack}.',
        'Recovery is up by half.',
        'One of them was a shopping list.',
        'One of them was a love letter, and was filled twice.',
      ),
      told(
        'The magazines in {their} waiting room are from {year}, and some of the patients as well.',
        'They still discuss the moon landing.',
        'One has been promoted to plant.',
        'The next number is four.',
      ),
      told(
        '“This will not hurt”, {they} said, and it was {official} who cried.',
        'It was only the bill.',
        'A plaster was put on the tie.',
        'They hold hands on {weekday}s.',
      ),
    ],
    closings: [
      'Take twice a day, and do not ask what.',
      'The waiting room has applied to be a town.',
      'An apple a day was tried, and thrown.',
      'Open wide, says the sign, and the door is narrow.',
      'The patient is stable, which is more than can be said of the chair.',
    ],
  },
  {
    nouns: list(
      'knight viking pirate samurai ninja soldier gladiator cowboy warrior archer musketeer general admiral king queen prince princess emperor pharaoh jester duke jouster captain spartan caveman barbarian mercenary',
    ),
    events: [
      '{a_one} rode to {town} for a battle that had been moved to {weekday}, and was announced as {name}',
      '{a_one} lost a duel against a turnstile, and was knighted {name} for trying',
    ],
    conflicts: [
      told(
        '{They} laid siege to {town} for {length}, and then somebody found the doorbell.',
        'There were slippers for everyone.',
        'The moat is now a paddling pool.',
        'They had been expected since {year}.',
      ),
      told(
        'The map has a cross on it, {they} dug for {length}, and it turned out to be a smudge of {snack}.',
        'It was still good.',
        'The hole is open to the public.',
        '{Rival} had bitten off the legend.',
      ),
      told(
        '{They} challenged {rival} to a duel at dawn, and both overslept.',
        'Honour was satisfied at about eleven.',
        'The seconds had breakfast.',
        'They now duel at tea time.',
      ),
      told(
        '{Their} sword was handed in at the cloakroom of {place}, and {they} was given an umbrella with a number.',
        'It has won two battles.',
        'The number is {count}.',
        'It is mostly the enemy who gets dry.',
      ),
    ],
    closings: [
      'Ballads are sung about it, but only the verses with the horse.',
      'The treasure was divided fairly, into one part.',
      'Peace was signed on {weekday}, with a borrowed pen.',
      'The armour squeaks, so everybody has time to hide.',
      'Long may it last, says {town}, and boards up the windows.',
    ],
  },
  {
    nouns: list('genie fairy djinn peri'),
    events: [
      '{a_one} granted a third wish before the second, and the first had been {name}',
      '{a_one} was let out in {town} by somebody who only wanted to polish, and filled the kitchen as {name}',
    ],
    conflicts: [
      told(
        '{They} grants {count} wishes a year, all of them to the same man in {town}, who only wants it to stop.',
        'That was the third.',
        'He owns {count} ponies.',
        'There is a tax on it.',
      ),
      told(
        'Somebody in {town} wished for more wishes, and {they} has had to take on {count} {crowd}.',
        'The night shift does the ponies.',
        'There is a canteen now.',
        'Regrets are heard on Mondays.',
      ),
      told(
        'The small print of a wish runs to {count} pages, and {they} reads it aloud, twice.',
        'Page nine is about frogs.',
        'Most people settle for a sandwich.',
        'It expires at midnight.',
      ),
      told(
        '{They} was asked to make it {weekday}, and {town} had two of them.',
        'The second was cloudy.',
        'Rent was due on both.',
        'Nobody had ordered that.',
      ),
    ],
    closings: [
      'Wishes are dealt with in the order in which they are regretted.',
      'No exchange, no refund, no ponies.',
      'Think before you wish.',
      'The third one is always taken back.',
    ],
  },
  {
    nouns: list(
      'wizard witch sorcerer superhero supervillain magician elf vampire ghost zombie werewolf mummy demon devil angel goblin troll ogre gnome unicorn mermaid monster skeleton alien phantom cyclops minotaur poltergeist cupid leprechaun fiend enchantress necromancer banshee',
    ),
    events: [
      '{a_one} looked up the spell for lunch on the wrong page, and appeared as {name}',
      '{a_one} said the magic word backwards, and the magic word was {name}',
    ],
    conflicts: [
      told(
        'A spell against {them} was bought in {town}, and the small print said “for external use”.',
        'It did help with the moles.',
        'The shop has vanished, which was extra.',
        'The toad would like a word.',
      ),
      told(
        '{They} applied for a day job in {town}, and the reference only said “appears suddenly”.',
        'The interview was over before it began.',
        '{They} starts at midnight.',
        'The coat hooks have been moved.',
      ),
      told(
        'An exorcist was called on {weekday}, stayed for dinner, and is now on {their} side.',
        'The plates fly more carefully.',
        'He snores, in Latin.',
        'The house has been sold, complete.',
      ),
      told(
        '{They} appeared at midnight with smoke and thunder, and the smoke alarm got all the attention.',
        'The entrance was repeated at one.',
        'The fire brigade clapped.',
        'It needed a new battery.',
      ),
    ],
    closings: [
      'It can only be seen by the pure of heart, so there are no witnesses.',
      'Garlic was tried, and {they} asked for bread.',
      'The curse ends on {weekday}, unless it is a public holiday.',
      'Under the bed there is now a second bed.',
      'Abracadabra, they said, and then they looked for the receipt.',
    ],
  },
  {
    nouns: list(
      'detective police policeman cop sheriff spy thief burglar robber criminal gangster mafioso prisoner bodyguard guard firefighter fireman lifeguard agent hacker smuggler bouncer referee',
    ),
    events: [
      '{a_one} followed {their} own footprints for {length}, and arrested {name}',
      '{a_one} took fingerprints at {place}, and all of them belonged to {name}',
    ],
    conflicts: [
      told(
        '{They} was in the line-up, behind the glass and among the witnesses, all at once.',
        'Everybody picked {rival}.',
        '{They} recognised {themself} at once and said nothing.',
        'The glass was confiscated.',
      ),
      told(
        'A perfect crime was committed in {town}, and {they} wrote to the paper about the spelling in the report.',
        'There was a return address.',
        'The editor agrees about the comma.',
        'The letter is exhibit one.',
      ),
      told(
        '{They} followed a suspect for {length}, into the same flat, and into the same slippers.',
        'They fit.',
        'The mirror was arrested.',
        'The case has a bathroom.',
      ),
      told(
        'The getaway was planned to the second, except that {they} stopped to let an old lady cross.',
        'She was the old lady from the bank.',
        'She took the bag.',
        'The driver had no change for the car park.',
      ),
    ],
    closings: [
      'Anything you say may be used in the office newsletter.',
      'The fingerprints match, but the socks do not.',
      'The file is closed, because somebody is sitting on it.',
      'A whistle was blown, and never found again.',
      'The butler had an alibi, and it was {them}.',
    ],
  },
  {
    nouns: list(
      'ballerina dancer singer musician drummer conductor actor painter artist clown mime comedian dj rapper photographer sculptor juggler acrobat opera rockstar rapper influencer architect designer',
    ),
    events: [
      '{a_one} came on in the wrong act, was given flowers, and the card said {name}',
      '{a_one} took an encore that had not been asked for, and by the third everybody shouted {name}',
      '{a_one} was billed in letters so small that the optician of {town} reads them out as {name}',
    ],
    conflicts: [
      told(
        'A critic called {them} “unforgettable”, and has been in treatment for it since {year}.',
        'It comes back at night.',
        'The therapist bought a ticket.',
        'The word is on all the posters.',
      ),
      told(
        '{They} bowed after the first act and hit the scenery, and the third act is now performed in front of a hole.',
        'It was the best idea in the production.',
        'You can see the bar.',
        'The hole has an understudy.',
      ),
      told(
        'There was one person in the audience in {town}, and {they} asked for a volunteer.',
        'It was the caretaker.',
        'He still has the handkerchief.',
        'He has toured with the show since.',
      ),
      told(
        '{Their} dressing room and the broom cupboard were mixed up, and nobody has complained, least of all the brooms.',
        'One has an agent.',
        'The star on the door is cardboard.',
        'The bucket gets flowers.',
      ),
    ],
    closings: [
      'The show must go on, said somebody who was not there.',
      'Flowers were thrown, still in the pot.',
      'Standing ovations are usual, as the chairs were sold.',
      'The prompter has written a book about it.',
      'It is art, says the catalogue, and names a price.',
    ],
  },
  {
    nouns: list(
      'boxer wrestler goalkeeper footballer surfer skater swimmer runner sumo athlete bodybuilder cyclist golfer jockey skier fencer gymnast weightlifter coach racer bullfighter torero',
    ),
    events: [
      '{a_one} warmed up for so long that the crowd went home, and the cleaner raised a glove and said {name}',
      '{a_one} came second out of two, asked for a recount, and is on the lower step as {name}',
    ],
    conflicts: [
      told(
        '{They} was disqualified in the first second, appealed, and has won every slow-motion replay since.',
        'The medal comes in parts.',
        'The first second is being repeated on {weekday}.',
        'The starter has lost faith in the pistol.',
      ),
      told(
        'The doping test found nothing in {them} but {snack}, in quantities that {town} calls heroic.',
        'The record stands, leaning slightly.',
        'The B sample was eaten.',
        'It is on the banned list as of {weekday}.',
      ),
      told(
        '{They} warmed up for {length}, and then it was dark.',
        'The opponent had warmed up the car.',
        'It was the best warm-up of the season.',
        'The crowd did the stretching too.',
      ),
      told(
        '{Rival} won on points, and {they} would like to know which ones.',
        'They have been numbered.',
        'The judges were counting buttons.',
        'One is still in dispute, and quite blunt.',
      ),
    ],
    closings: [
      'It is the taking part that counts, and {they} took most of it.',
      'The trainer has thrown in the towel, and then the bucket.',
      'Extra time has been ordered, in a larger size.',
      'Personal best, says the board, and means the lunch.',
      'The crowd went wild, and has not been caught.',
    ],
  },
  {
    nouns: list(
      'plumber electrician mechanic carpenter builder chimney sweep roofer welder blacksmith mason locksmith handyman painter tiler',
    ),
    events: [
      '{a_one} sucked air through the teeth, said “who did this then”, and was introduced to {name}',
      '{a_one} brought the right tool for the wrong house in {town}, mended it anyway, and the bill says {name}',
    ],
    conflicts: [
      told(
        '{They} looked at the damage, sucked in some air, and named a sum; and the air has not come back.',
        'Whispering is recommended.',
        'The sum was {money}, plus air.',
        'The damage has grown out of respect.',
      ),
      told(
        '“Between eight and twelve”, {they} said to {official} in {year}, and {official} is still at the window.',
        'The wave has become weak.',
        'They did not say which year.',
        'There is a card on the mat: “sorry to have missed you”.',
      ),
      told(
        'After the repair there were {count} parts left, and {they} built a smaller one from them.',
        'It works better than the first.',
        'It has to be fed.',
        'There is a third, but it is just a screw and a smile.',
      ),
      told(
        '{They} asked who had done this before, and it was {them}, in {year}.',
        'The language used was withdrawn.',
        'A bill was sent both ways.',
        '{They} has promised to be more careful next time.',
      ),
    ],
    closings: [
      'The part has to be ordered, from {town}, from {year}.',
      'It holds as long as nobody uses it.',
      'Lunch is at nine, and again at ten.',
      'The ladder was left behind, with somebody on it.',
      'Cash only, and no looking behind the wall.',
    ],
  },
  {
    nouns: list(
      'gardener farmer fisherman lumberjack shepherd beekeeper miner hunter forester winemaker florist cowherd falconer',
    ),
    events: [
      '{a_one} talked to the leeks until one of them leaned over and said {name}',
      '{a_one} dug for {length}, and came up on the other side of the hedge as {name}',
    ],
    conflicts: [
      told(
        'The harvest was so good in {year} that {they} has been telling the weather about it ever since.',
        'The weather has heard it.',
        'It was mostly {snack}.',
        'There was a hailstone that disagreed.',
      ),
      told(
        '{They} gets up before the cock, and the cock has filed a complaint with {office}.',
        'They take turns now.',
        'The hens gave evidence.',
        '{They} does the crowing on {weekday}s.',
      ),
      told(
        'People from {town} pay to help {them} for a weekend, and {they} watches from the terrace.',
        'Next year there will be two terraces.',
        'They were told it is yoga.',
        'One of them has bought the boots.',
      ),
    ],
    closings: [
      'It was this big, with both arms, and the arms are getting longer.',
      'Boots off at the door, and leave them some privacy.',
      'The scarecrow has been given the night shift.',
      'There is always something to do, and it is always outside.',
      'All natural, says the jar, and growls.',
    ],
  },
  {
    nouns: list(
      'postman mailman courier driver trucker pilot sailor keeper messenger steward stewardess ferryman cabbie chauffeur usher doorman porter gondolier',
    ),
    conflicts: [
      told(
        'A parcel for {rival} was left with {them} in {year}, and by now they are very attached.',
        'It is asleep.',
        'It rattles at {time}.',
        'The card in the letterbox has faded.',
      ),
      told(
        '{They} once took a short cut through {town}, and {town} has not been on the list of stops since.',
        'The bakery was in the way.',
        'It saved four minutes.',
        'They wave when it is over.',
      ),
      told(
        'Every night {they} writes in the log “nothing to report”, with a drawing of what it was.',
        'It has tentacles.',
        'The drawing for {weekday} is in colour.',
        '{Official} only reads the text.',
      ),
    ],
    closings: [
      'Please sign here, and here, and do not look inside.',
      'The cap is on the hook, so nobody is in charge.',
      'Ring twice; the first one is for the dog.',
      'Arrival is expected, but not by anybody in {town}.',
      'The night shift sends its regards, and a smell of {snack}.',
    ],
  },
];
