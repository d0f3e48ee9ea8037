/** What somebody is known for in a small circle: being early, gossiping, cheating at cards. No row names it. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const QUALITIES_OF_HABIT: readonly SideClass[] = [
  {
    means: anyOf('quiet silent hushed shushes shushing shush shhh soundless noiseless wordless tight_lipped speechless'),
    events: [
      '{a_one} was the only one in the reading room whom nobody heard come in, leave or be elected {name}',
      '{a_one} put a finger to the lips at a thunderstorm, and the last rumble was only a whisper: {name}',
      '{a_one} shared a lift with a talker for forty floors, nodded once, and is quoted in his memoirs as {name}',
    ],
    traits: [
      '{They} {does}, and even the crisps are sucked.',
      '{They} {does}: the neighbours have asked for some music.',
      '{They} {does}, and closes doors as if they were asleep.',
      '{They} {does}; the parrot in the house has nothing to work with.',
      '{They} {does}, and sneezes inwards.',
    ],
    conflicts: [
      told(
        'At the wedding they waited for the “I do” until the flowers had dropped.',
        'A nod was accepted, by an archbishop.',
        'It was said later, in a letter.',
      ),
      told(
        'A pin fell in the library, and {they} followed it to the door and showed it the notice.',
        'The pin has been back, in slippers.',
        'It has a ticket now, and reads thrillers.',
      ),
      told(
        'In the choir {they} was given the rests.',
        'They were the best bars of the evening.',
        'The critics held their breath for three of them.',
      ),
      told(
        'The phone company sent somebody to see whether the line was dead.',
        'It was only listening.',
        'He whispered the bill.',
      ),
    ],
    closings: [
      'There is more to be said, but not here.',
      'The clock has been asked to tock only.',
      'No comment, and that was one of the longer ones.',
      'You could have heard a pin drop, and it was asked not to.',
    ],
  },
  {
    means: anyOf('gossipy gossip gossips gossiping rumour rumours rumor rumors tattletale chinwag blabbermouth busybody'),
    events: [
      '{a_one} told the hairdresser in strict confidence, and by noon the weather forecast had it from {name}',
      '{a_one} heard it through the wall, improved it on the stairs, and at the bakery it was about {name}',
      '{a_one} spread a story so fast that it came back to {them} the same evening, and it was about {name}',
    ],
    traits: [
      '{They} {does}, and waters the window boxes eleven times a day.',
      '{They} {does}: the curtain has an elbow in it.',
      '{They} {does}, and has it from somebody who would know, and that is {them}.',
      '{They} {does}; a secret here is told to one person at a time.',
      '{They} {does}, and begins every second sentence with “I never said this”.',
    ],
    conflicts: [
      told(
        'Somebody was seen with somebody, behind the somewhere, and {they} needs only one more cup of tea.',
        'It was the plumber, and it was the boiler.',
        'By Friday they were engaged, and had to be told.',
      ),
      told(
        'The new family at number nine was known to {them} before the van had stopped.',
        'They have two lamps and a past.',
        'It is said that they have a piano and cannot pay for it.',
      ),
      told(
        'A lie was put about by the neighbours to see how it travels, and {they} came back with photographs.',
        'It turned out to be true, out of fear.',
        'The neighbours have apologised to the facts.',
      ),
    ],
    closings: [
      'But you did not hear it from here.',
      'No names, but it rhymes with “Mrs Parker”.',
      'It goes no further than the bus.',
      'Far be it from anybody to say so, and so it came from quite near.',
    ],
  },
  {
    means: anyOf('superstitious superstition jinxed'),
    events: [
      '{a_one} walked round a ladder, a cat, a hearse and the month of March, and arrived in another town as {name}',
      '{a_one} threw salt over the left shoulder, hit a bishop, and was blessed back as {name}',
      '{a_one} touched wood, the wood touched back, and on the trunk it says {name}',
    ],
    traits: [
      '{They} {does}, and gets out of bed on the right side, which is against the wall.',
      '{They} {does}: the four-leaf clover has been ironed.',
      '{They} {does}, and lives at number twelve and a half.',
      '{They} {does}, and greets single magpies by their titles.',
      '{They} {does}; the same socks have won nine games, two of them alone.',
    ],
    conflicts: [
      told(
        'A black cat crossed the road, and saw {them}, and both of them turned back.',
        'The road has been closed.',
        'They spat, and shook on it.',
      ),
      told(
        'On Friday the thirteenth {they} stays in bed, and so far it has been the bed that broke.',
        'It was seven years old, like the mirror.',
        'The slats came down on a horseshoe.',
      ),
      told(
        'The horoscope said “avoid the letter M”, and {they} has been buying argarine.',
        'onday is worst.',
        'Other rang, and was not let in.',
      ),
      told(
        'A mirror broke in the hall, and {they} has six years and eleven days to go.',
        'There is a chart on the door, with parole.',
        'It was a hand mirror, so it may be done at the weekends.',
      ),
    ],
    closings: [
      'Touch wood, says the table, nervously.',
      'Fingers are crossed, so the shoelaces are not done.',
      'It is only a hat on a bed, and the bed has been sold.',
      'Third time lucky, and this was the ninth.',
    ],
  },
  {
    means: anyOf('punctual on_time early_riser early_bird always_early too_early well_organised well_organized precise'),
    events: [
      '{a_one} was at the party two hours before the guests, blew up the balloons, and let in the hosts as {name}',
      '{a_one} came at nine on the dot, and the dot has been called {name} since',
      '{a_one} was used by a railway to set the station clock, which bows, and strikes {name}',
    ],
    traits: [
      '{They} {does}, and the cuckoo clock asks {them} first.',
      '{They} {does}: the alarm is woken at five to.',
      '{They} {does}, and was born on the due date, with a tap at the glass.',
      '{They} {does}, and has a spare minute in every pocket.',
      '{They} {does}; the sun was late once, and was spoken to.',
    ],
    conflicts: [
      told(
        '“About eight” was on the invitation, and {they} rang up to ask from which side.',
        'It was from above.',
        'They settled on seven fifty-nine and a bit.',
      ),
      told(
        'The train left a minute early, with nobody on it but {them}.',
        'The driver was running alongside.',
        'They were alone, and content, as far as the sea.',
      ),
      told(
        'The doctor took {them} at once, at the time on the card, and had to lie down.',
        'The magazines have not been touched since.',
        'It is in the medical books, under miracles.',
      ),
    ],
    closings: [
      'To the minute, said the minute, and blushed.',
      'This ends here, as planned.',
      'The early bird has the worm, and nobody to show it to.',
      'And it is now that time exactly.',
    ],
  },
  {
    means: anyOf('dishonest liar cheats cheating cheater corrupt crooked fraudulent con_artist tricks_people'),
    events: [
      '{a_one} won at snap against the vicar with a fifth queen, and the queen was {name}',
      '{a_one} swore on a stack of Bibles that there was no stack, and the stack is called {name}',
      '{a_one} won the egg and spoon race with glue, and the egg hatched in the lap of honour as {name}',
    ],
    traits: [
      '{They} {does}, and the fish was this big, and the arms have had to be extended.',
      '{They} {does}: in the left sleeve there are four kings and a small court.',
      '{They} {does}, and loses at patience only out of politeness.',
      '{They} {does}; the nose is under observation.',
      '{They} {does}, and has three alibis for breakfast.',
    ],
    conflicts: [
      told(
        'At the school exam the answers were up the sleeve, and the sleeve got a B.',
        'It is going to university.',
        'The other arm has to repeat the year.',
      ),
      told(
        'The polygraph drew a small mountain range, and a village, and in the village {their} statue.',
        'There is skiing there now.',
        'The needle has asked for danger money.',
      ),
      told(
        '{They} moved a pawn while somebody was looking at the bird, and there was no bird.',
        'The pawn says that it was always there, and sweats.',
        'It was checkmate in one, and in two other games.',
      ),
    ],
    closings: [
      'All of this is true, apart from this.',
      'The dice have been sent to be weighed.',
      'Honestly, it says, and that is how one can tell.',
      'Fair play to everybody who noticed.',
    ],
  },
  {
    means: anyOf('cozy cosy comfy comfortable snug homely wrapped_in_blanket wrapped_in_a_blanket warm_hearted'),
    events: [
      '{a_one} sat down “just for a second” in October, and at Easter the armchair was renamed {name}',
      '{a_one} was so pleasant to lean against that a whole waiting room missed the dentist because of {name}',
      '{a_one} turned a bus shelter into a living room with one lamp, and the driver gets off there to see {name}',
    ],
    traits: [
      '{They} {does}, and has been mistaken for a Sunday.',
      '{They} {does}: the slippers have slippers.',
      '{They} {does}, and the cat has filed for full custody.',
      '{They} {does}; guests come for an hour and have their post sent on.',
      '{They} {does}, and answers the door as a quilt.',
    ],
    conflicts: [
      told(
        'The remote control is on the table, the table is a metre away, and {they} has seen the programme about eels.',
        'It was the one with the conger.',
        'An expedition is planned for the spring.',
      ),
      told(
        'Somebody came to read the meter, was handed cocoa, and is reading it still, aloud.',
        'Chapter nine is about the fridge.',
        'It is said to have a happy ending.',
      ),
      told(
        'There is a gap in the blanket at the left foot, and {they} has rung for somebody.',
        'Two men came, and tucked.',
        'The foot has been given up, and waves.',
      ),
    ],
    closings: [
      'Five more minutes, says the calendar.',
      'It is raining outside, and that is how it should be.',
      'The kettle has it in hand.',
      'Getting up was discussed, and everybody laughed.',
    ],
  },
  {
    means: anyOf(
      'indecisive undecided never_sure unsure hesitant wavering two_minds dithering procrastinates procrastinator starts_tomorrow',
    ),
    events: [
      '{a_one} stood at a fork in the road until there was an inn there, called {name}',
      '{a_one} asked the ice cream man for another minute, he retired, and the new man is called {name}',
      '{a_one} put it off until the last moment, missed that as well, and was enrolled the year after as {name}',
    ],
    traits: [
      '{They} {does}, or perhaps not; it will be looked at again after lunch.',
      '{They} {does}: the coin has been tossed so often that the king is bald.',
      '{They} {does}, and has one shoe of each.',
      '{They} {does}, and “soon” is in the diary, in pencil, on every page.',
      '{They} {does}; the menu has gone out of print meanwhile.',
    ],
    conflicts: [
      told(
        'In the paint shop it was between two whites, and the wall has been torn down meanwhile.',
        'It was the other one in the end.',
        'The new wall is a window.',
      ),
      told(
        'There are nineteen lists of what has to be done, and one of them says “lists”.',
        'It has been ticked.',
        'Number one is “begin”, and has been moved to the end.',
      ),
      told(
        'A duck, an uncle and a fortune teller were asked what {they} should do, and it was one vote each.',
        'The uncle has changed his mind since.',
        'The duck is standing by it.',
      ),
    ],
    closings: [
      'To be continued, or else not.',
      'On the other hand, and there are several.',
      'It could go either way, and has gone out for some air.',
      'The last word is expected any day.',
    ],
  },
  {
    means: anyOf('philosophical philosopher profound thoughtful contemplative dreamy dreamer daydreamer overthinking'),
    events: [
      '{a_one} looked at a chip for an hour and asked who was looking at whom, and the chip said {name}',
      '{a_one} was asked “milk?”, said “is there?”, and the café was closed for a week by {name}',
      '{a_one} stepped into the same river twice, to be sure, and the river said “oh, {name}”',
    ],
    traits: [
      '{They} {does}, and has been at the window since there was one.',
      '{They} {does}: the tea is cold, but then what is warm?',
      '{They} {does}, and asks the lost sock what it was looking for.',
      '{They} {does}, and goes to the dump on Saturdays to see how things end.',
      '{They} {does}; a “how are you?” takes until Thursday.',
    ],
    conflicts: [
      told(
        'Is the hole part of the doughnut, {they} asked, and the baker has not made one since.',
        'He stands at the oven and weeps in circles.',
        'He sells the middle now, and there are no complaints.',
      ),
      told(
        'In a wood a tree fell, {they} was there, and was asked not to say.',
        'It made a sort of “oh”.',
        'The tree would like to remain anonymous.',
      ),
      told(
        'The glass was half full and half empty, and {they} sent it back for a second opinion.',
        'The waiter drank it, and left philosophy.',
        'The saucer had been overlooked by everybody.',
      ),
    ],
    closings: [
      'And yet, as the fridge says, and yet.',
      'The answer is in the question, and the question has been lent.',
      'What would it mean if this were the last line?',
      'The bus came, but in what sense?',
    ],
  },
  {
    means: anyOf('loyal faithful devoted trusty steadfast dutiful reliable dependable'),
    events: [
      '{a_one} waited outside a shop that closed in March, and is on the new lease as {name}',
      '{a_one} followed the same football club down nine divisions, to a field with a cow, who is called {name}',
      '{a_one} was told “stay”, and the hotel, the road and the town had to be built round {name}',
    ],
    traits: [
      '{They} {does}, and still writes to the first toothbrush.',
      '{They} {does}: the bonus card has been full since the shop was a stable.',
      '{They} {does}, and goes down with every ship, and comes up for the next.',
      '{They} {does}, and claps for the support act by name.',
      '{They} {does}; the same barber has been let down by his hands, and is not told.',
    ],
    conflicts: [
      told(
        'Somebody threw a stick for fun in the spring of last year, and {they} is back, with a tree.',
        'The fun is over, but it is a good tree.',
        'It had been stuck under a castle.',
      ),
      told(
        'A secret was entrusted to {them}, and it was “the oven is on”.',
        'Nothing was said, and there was a lot of smoke.',
        'It went to the grave, by way of the kitchen.',
      ),
      told(
        'In the pub quiz {they} gave the wrong answer with the rest of the team, out loud, with tears.',
        'It was Portugal, and everybody knew.',
        'They came last together, and had the better evening.',
      ),
    ],
    closings: [
      'Through thick and thin, and on the way back through the thick again.',
      'Still there; please wave.',
      'The other one has moved, but somebody has to hold the place.',
      'To the end, and then home with you.',
    ],
  },
];
