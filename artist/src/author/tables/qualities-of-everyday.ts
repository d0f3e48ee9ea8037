/** How people say every day that a thing or somebody is. No row names the quality. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const QUALITIES_OF_EVERYDAY: readonly SideClass[] = [
  {
    means: anyOf('guilty guilty_conscience remorseful contrite'),
    events: [
      '{a_one} confessed to the broken vase before anybody had noticed that there was one, and the glue is called {name}',
      '{a_one} blushed at customs with a bag of socks, was taken aside, and wept for the officer as {name}',
      '{a_one} took the blame for the rain at the summer fête, and the vicar forgave {name}',
    ],
    traits: [
      '{They} {does}, and the security gate goes off out of sympathy.',
      '{They} {does}; even the traffic lights have been apologised to.',
      '{They} {does}, and flinches when somebody says “who”.',
      '{They} {does}; there is a drawer with unsent letters to a biscuit.',
    ],
    conflicts: [
      told(
        'A policeman asked {them} the way, and {they} held out both wrists.',
        'He only wanted the post office.',
        'They walked there together, in silence.',
      ),
      told(
        'The last piece was gone, and {they} had already washed the plate, the knife and the neighbours’ plate.',
        'There were crumbs on the dove.',
        'The neighbours have asked if it could be Thursdays.',
      ),
      told(
        'A confession of nine pages was handed in at the station.',
        'The sergeant has sent it on to a publisher.',
        'On page four a duck is forgiven.',
      ),
    ],
    closings: [
      'It was not even the dog, said the dog’s face.',
      '{They} has given it back, and a bit more, and a card.',
      'Somebody coughed, and it was all admitted.',
    ],
  },
  {
    means: anyOf('sparkly glittery glittering bedazzled sequinned shiny twinkling dazzling gleaming'),
    events: [
      '{a_one} came into the room a second after the light did, and a magpie fainted on {name}',
      '{a_one} was wiped off one table in 2016, and has since been found on all the others as {name}',
      '{a_one} was steered by at sea, and eleven fishing boats are in the car park of {name}',
    ],
    traits: [
      '{They} {does}, and small planes have begun to turn.',
      '{They} {does}; the hoover has asked for danger money.',
      '{They} {does}, and there is some of it on you already.',
      '{They} {does}; at funerals a blanket has to be held up.',
    ],
    conflicts: [
      told(
        'There was a power cut, and dinner was served round {them}.',
        'Everybody saw what was on the fork.',
        'An aunt took off her sunglasses to cry.',
      ),
      told(
        'One hug was given at a wedding in May, and the surgeon found it in June.',
        'It had got as far as the knee.',
        'He has it on the lapel now.',
      ),
      told(
        '{They} sat down in a bank, and the chair cannot be used for bad news any more.',
        'Loans are up.',
        'A man with a mortgage asked to sit there and be told.',
      ),
    ],
    closings: [
      'The magpies are in talks.',
      'Not all that glitters is gone by Monday.',
      'There is a bit on your cheek; no, the other one; no.',
    ],
  },
  {
    means: anyOf('squeaky squeaks squeaking rattles rattling creaks creaking creaky beeps beeping bleeps clanks rattly'),
    events: [
      '{a_one} was oiled by nine men in a row, and it went up a third, and is the tuning note for {name}',
      '{a_one} gave away a burglar, an affair and a surprise party in one evening, and all of them curse {name}',
      '{a_one} answered a dog’s toy from across a street, and the pup ran off with {name}',
    ],
    traits: [
      '{They} {does}, and a mouse has brought soup.',
      '{They} {does}; the note is an A, and the choir starts with it.',
      '{They} {does}, but never when the man comes to listen.',
      '{They} {does}; a whole family now walks on the outside of the stairs.',
    ],
    conflicts: [
      told(
        '{They} was taken to a workshop on Monday, and was silent for an hour and forty pounds.',
        'At the gate it began again.',
        'The mechanic waved with an oil can.',
      ),
      told(
        'It was only on the left, then only when it is damp, and now it knows the chorus.',
        'The neighbours hum along.',
        'There is a request for something slower.',
      ),
      told('At a minute’s silence {they} breathed in.', 'That was the first.', 'The bugler lost his place.'),
    ],
    closings: [
      'The oil is in the shed, and so is the oil from before.',
      'Somebody got used to it, and had to go away to sleep.',
      'It has stopped, said everyone, and then it had not.',
    ],
  },
  {
    means: anyOf('leaky leaking leaks dripping drips always_wet soaked soggy waterlogged drenched'),
    events: [
      '{a_one} was sat down on the good sofa for a minute, and the sofa is now on the coast, under {name}',
      '{a_one} had a pot put under, then a bath, then a boat, and the boat was named {name}',
      '{a_one} came to the wedding straight from the canal, and the confetti has grown on {name}',
    ],
    traits: [
      '{They} {does}, and there is a frog who pays rent.',
      '{They} {does}; the plumber has taken to holding hands.',
      '{They} {does}, so the ducks have it in their diary.',
      '{They} {does}; the carpet has seen the sea now.',
    ],
    conflicts: [
      told(
        'A finger was put on the hole by a small boy from a tale, who has to go home at six.',
        'His mother rings from the dyke.',
        'Then it came out at the ear.',
      ),
      told(
        'Somebody lent {them} a coat, and got back a coat with a tide.',
        'There is a limpet in the pocket.',
        'He has taken up sailing.',
      ),
      told(
        'There was a stain on the ceiling below, in the shape of a bishop.',
        'Pilgrims came with buckets.',
        'It is a camel now, and they have gone.',
      ),
    ],
    closings: [
      'A towel was brought, and is with the other towels.',
      'Drip, it was explained.',
      'It will dry, said an optimist, in waders.',
    ],
  },
  {
    means: anyOf(
      'falls_apart falling_apart falls_to_pieces missing_a_screw missing_one_screw rickety ramshackle held_together_with_tape wonky',
    ),
    events: [
      '{a_one} sat down at the notary’s, came apart in the order of the instructions, and was signed for in a box as {name}',
      '{a_one} has one screw left over after each repair, and from the screws somebody has built {name}',
      '{a_one} was moved to the next room in one piece, it said on the van, and the pieces were called {name}',
    ],
    traits: [
      '{They} {does}, and an arm has its own seat on the bus.',
      '{They} {does}; a man follows with a dustpan and great tact.',
      '{They} {does}, but always on the best side first.',
      '{They} {does}; the tape has a pension by now.',
    ],
    conflicts: [
      told(
        'A photographer said “hold it”, and {they} did, but only what could be reached.',
        'The ear is in the next picture.',
        'Everybody else looks very together.',
      ),
      told(
        'Someone leaned on {them} at a party, and then nobody could say which bits were whose.',
        'A nose went home to Kent.',
        'He has been a bit rickety as well, since.',
      ),
      told(
        'A carpenter looked for the place to begin, found one, took it out, and that had been holding it all.',
        'He said a long word.',
        'It is a kit now, for ages eight and up.',
      ),
    ],
    closings: [
      'There are eleven parts, and ten were here.',
      'It only has to last until Sunday, it has been said since 1981.',
      'Do not breathe on the left.',
    ],
  },
  {
    means: anyOf('expired stale past_its_best past_its_prime out_of_date past_its_sell_by_date gone_off half_eaten'),
    events: [
      '{a_one} was found at the back behind the capers, with a date from another reign, and sniffed at by {name}',
      '{a_one} was smelled by the whole family in turn, and the last one, who had a cold, ate with {name}',
      '{a_one} was put back in the fridge for somebody else to decide, and has now decided about {name}',
    ],
    traits: [
      '{They} {does}, and the fruit flies have named a star.',
      '{They} {does}; the label has been turned to the wall.',
      '{They} {does}, but only on paper, says an uncle.',
      '{They} {does}; the yoghurt next door has moved.',
    ],
    conflicts: [
      told(
        '“Best before” it said, and then there was only a smudge and a laugh.',
        'Nobody knows who laughed.',
        'It had been a good year for smudges.',
      ),
      told(
        'A grandfather scraped off the top, and said that they had been glad of it in his day.',
        'He has the room to himself now.',
        'He is ninety-four, so it is not clear.',
      ),
      told(
        'The food bank said no, the dog said no, and the compost said that it would think.',
        'It thought until March.',
        'There is a tomato there, with opinions.',
      ),
    ],
    closings: [
      'It is fine, said a man with a spoon, for the last time.',
      'It keeps, but one does not know what.',
      'Sniff first; no, not like that.',
    ],
  },
  {
    means: anyOf('messy untidy cluttered disorganised disorganized chaotic_desk slovenly never_tidies'),
    events: [
      '{a_one} lost a bicycle in the bedroom, and the search party has been in there since Easter under {name}',
      '{a_one} knew where everything was until a mother tidied up, and they are both still looking for {name}',
      '{a_one} opened one cupboard at a viewing, and the estate agent was dug out as {name}',
    ],
    traits: [
      '{They} {does}, but it is a system, with layers.',
      '{They} {does}; the burglar left a note of sympathy.',
      '{They} {does}, and the floor is known from photographs.',
      '{They} {does}; there is a cup in there with a civil war.',
    ],
    conflicts: [
      told(
        'An archaeologist came to tea, and has not got further than Wednesday.',
        'He found a spoon with a handle.',
        'On Tuesday there was pasta, he can say that much.',
      ),
      told(
        'All of it was pushed under the bed before the visit, and the bed now touches the ceiling.',
        'The visitor admired the height.',
        'Somebody was asleep on it.',
      ),
      told(
        'A sock was looked for, and on the way there turned up a passport, an aunt and the other sock.',
        'The aunt had only come for the milk.',
        'The passport is for a dog.',
      ),
    ],
    closings: [
      'A path leads from the door to the bed, with a lay-by.',
      'It was tidied in 2014, and nothing has been the same.',
      'The chair is under there, and is thought to be well.',
    ],
  },
  {
    means: anyOf('swears foul_mouthed cusses curses_like_a_sailor swears_a_lot swears_like_a_sailor potty_mouthed'),
    events: [
      '{a_one} stubbed a toe in the cathedral, and the echo is still bringing back bits of {name}',
      '{a_one} taught a parrot one evening, and a children’s zoo was shut on account of {name}',
      '{a_one} played a whole round of golf with a bishop, who asked to have some of it written down by {name}',
    ],
    traits: [
      '{They} {does}, and a sailor has covered his ears.',
      '{They} {does}; the jar for it has bought a caravan.',
      '{They} {does}, but only in front of machines and saints.',
      '{They} {does}; there is a beep in the air, a little late.',
    ],
    conflicts: [
      told(
        'Grandmother asked what that word meant, and {they} said that it is a kind of bird.',
        'She has been looking for one at the feeder.',
        'She called it in to the bird society, twice.',
      ),
      told(
        'For a week {they} said “sugar”, “fudge” and “crumbs”.',
        'The baker took it personally.',
        'On Sunday there was a hammer, and a thumb.',
      ),
      told(
        'The speech at school had been cleared by three teachers, and then the microphone squealed.',
        'It was short, and everyone had heard it.',
        'The children ask if {they} will come again.',
      ),
    ],
    closings: [
      'Pardon my French, said the Frenchman.',
      'The soap has been got in by the crate.',
      'What was said cannot be embroidered.',
    ],
  },
  {
    means: anyOf('annoying irritating gets_on_everyone’s_nerves infuriating insufferable grating'),
    events: [
      '{a_one} hummed one line of one song in the lift, and the whole building is off sick with {name}',
      '{a_one} clicked a pen through a funeral, and even the departed is said to have looked at {name}',
      '{a_one} asked “are we there yet” before the car had been bought, and the dealer waved goodbye to {name}',
    ],
    traits: [
      '{They} {does}, and has been given a window seat in another train.',
      '{They} {does}; a monk has broken a vow.',
      '{They} {does}, but means it as a hobby.',
      '{They} {does}; the mosquito next to it is called “the nice one”.',
    ],
    conflicts: [
      told(
        '{They} has told the joke about the two biscuits to both biscuits.',
        'One is a crumb now.',
        '“What is a zebra?” it went on, over the crumbs.',
      ),
      told(
        'A neighbour moved three towns away, and met {them} there at the bins, on a visit.',
        '{They} had brought the drum.',
        'He has bought a boat, and it has a bell.',
      ),
      told(
        'Somebody counted to ten, and {they} counted along, out loud, a little behind.',
        'They got to nine.',
        'The ten is still in there, somewhere.',
      ),
    ],
    closings: [
      'Guess what, said somebody, and waited.',
      'It is only meant well, say all who live far away.',
      'Tap, tap, tap, said a fingernail, and a marriage.',
    ],
  },
  {
    means: anyOf('inflatable blow_up blown_up_by_mouth'),
    events: [
      '{a_one} was blown up by an uncle over two days, who now lies next to it, and is rather like {name}',
      '{a_one} drifted out with a sleeping dentist on board, and was hailed by a ferry as {name}',
      '{a_one} met a hedgehog at a garden party, bowed, and went round the marquee three times as {name}',
    ],
    traits: [
      '{They} {does}, and is put away at night with great tenderness.',
      '{They} {does}; the plug is the one thing nobody talks about.',
      '{They} {does}, and sighs when sat on.',
      '{They} {does}; a repair kit with a hopeful picture is kept in the boot.',
    ],
    conflicts: [
      told(
        'There is a slow hole somewhere, and in the course of any evening {they} gets more relaxed.',
        'By the cheese there is a chin on the table.',
        'Everybody thinks it is the wine.',
      ),
      told(
        'It was windy on the beach, and {they} went to see the next beach, and the next.',
        'A man in Norfolk waved.',
        'There was a postcard, quite flat.',
      ),
      told(
        'Everybody wanted to help with the pump, and nobody knew how to stop.',
        'There was a party in the street of the word “stop”.',
        'One foot is bigger, and squeaks of it.',
      ),
    ],
    closings: ['Mind the cactus.', 'It is mostly air, like the best speeches.', 'Deep breath in, said the uncle, and saw stars.'],
  },
  {
    means: anyOf('second_hand hand_me_down pre_loved pre_owned stolen'),
    events: [
      '{a_one} was bought at a flea market by the very man who had thrown it out, who gave it the name {name}',
      '{a_one} had a stranger’s name tape inside, wrote to him, and they spend Christmas together with {name}',
      '{a_one} was haggled for until the seller had paid four pounds, and he still asks after {name}',
    ],
    traits: [
      '{They} {does}, and knows things about a family in Stoke.',
      '{They} {does}; the label has been crossed out by nine hands.',
      '{They} {does}, and it still smells of somebody’s Sundays.',
      '{They} {does}; in one pocket there was a life.',
    ],
    conflicts: [
      told(
        'In the lining was a shopping list that asked for lard, lamp oil and patience.',
        'They had everything but the patience.',
        'The lard has been bought, out of respect.',
      ),
      told(
        'The owner before came to the door and asked to see if {they} was happy.',
        'They had tea, and all three were shy.',
        'He comes on Thursdays, with a brush.',
      ),
      told(
        '“One careful owner”, said the card, and nothing of the other eleven.',
        'One of them was a circus.',
        'There is sawdust yet, in the good places.',
      ),
    ],
    closings: [
      'It was loved once, and it has been noticed.',
      'No returns, said the man, and ran.',
      'It fits somebody, somewhere, perfectly.',
    ],
  },
  {
    means: anyOf('repeats_everything repeats_itself repetitive says_everything_twice parrots_everything echoes_everything'),
    events: [
      '{a_one} said “pardon?”, said “pardon?”, and two mountains have been at it since, over {name}',
      '{a_one} was told a secret, told it back, and went on telling it back all down the high street as {name}',
      '{a_one} stood before a mirror to say hello, and it was midnight before either gave in to {name}',
    ],
    traits: [
      '{They} {does}, and a cave has complained.',
      '{They} {does}; the minutes of the meeting are twice as long.',
      '{They} {does}, and then it is said again, for those who were there.',
      '{They} {does}; the judge has struck it from the record four times.',
    ],
    conflicts: [
      told(
        'The speaking clock was rung, and they got on so well that it is ten past still.',
        'At the third stroke they both laughed.',
        'At the third stroke they both laughed, it was said.',
      ),
      told('“You can say that again,” somebody told {them} at lunch.', 'It is supper now.', 'He has learnt not to agree.'),
      told(
        'A wedding vow was spoken along with, from the third row, a little late.',
        'On paper there are three of them.',
        'The best man has asked where {they} will sleep.',
      ),
    ],
    closings: [
      'As was said before, it was said.',
      'It bears repeating, and so it was borne.',
      'Once more, for the people in the back, who had heard.',
    ],
  },
];
