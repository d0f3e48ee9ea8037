/** How people say today that somebody is. No row names the quality. */
import { MORE_MAIN_CHARACTERS } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const QUALITIES_OF_TODAY: readonly SideClass[] = [
  {
    means: anyOf('sigma aura aura_farming mewing cool badass swag swagger macho tough_guy'),
    events: [
      '{a_one} walked away from an explosion without looking round, and what had blown up was the last bus home for {name}',
      '{a_one} leaned against a wall, said nothing, and the wall has been telling everybody about {name}',
      '{a_one} took off the sunglasses, and there was a second pair beneath, engraved {name}',
      '{a_one} stood on the bow of the ferry with folded arms from port to port, and was charged as luggage: {name}',
      '{a_one} came in late, backwards, with wind from somewhere, and the teacher wrote in the book “present: {name}”',
    ],
    traits: [
      '{They} {does}, and nods at people so slightly that it takes two days to arrive.',
      '{They} {does}: the jaw is set, and was set by a dentist.',
      '{They} {does}, and brings {their} own slow motion.',
      '{They} {does}; the saxophone starts by itself when the fridge is opened.',
      '{They} {does}, and gets up at four to look out of the window for a while.',
      '{They} {does}, and puts on sunglasses to look at the sunglasses.',
    ],
    conflicts: [
      told(
        'At the playground {they} took the swing without a word, and the whole sandpit moved up.',
        'It was thirty points, and minus ten for the squeak.',
        'A small girl with a bucket has more of it, and knows.',
      ),
      told(
        'A coat was thrown over one shoulder, and put out the candles, the soup and an uncle.',
        'He said that it was worth it.',
        'The other shoulder has asked for a turn.',
      ),
      told(
        '{They} walks alone, so the dog has to be taken out by somebody else.',
        'It is a poodle, and they are very close.',
        'On Sundays the poodle walks alone as well.',
      ),
      told(
        'The mother rang in front of everybody, and asked whether {they} had the vest on.',
        'It was a strong “yes, Mum”, and a deep one.',
        'The vest has a bear on it.',
      ),
    ],
    closings: [
      'No further questions, said the wind.',
      'The points have been counted, and the wink cost four.',
      'Legends do not wave; they have the hands in the pockets, and cannot find the way out.',
      'The look was held until the eyes watered.',
      'It costs nothing to say hello, but it does cost points.',
    ],
  },
  {
    means: anyOf('delulu delusional main_character overconfident confident self_confident cocky big_headed boastful bragging'),
    events: [
      '{a_one} took a general round of applause personally, bowed, and was asked to leave the operating theatre as {name}',
      '{a_one} waved back at somebody who was cleaning a window, and has been expecting a proposal since as {name}',
      '{a_one} entered a marathon at the last corner, with a speech, and was held up by both arms as {name}',
      '{a_one} told the orchestra “from the top”, it was on holiday, and a deckchair stood up for {name}',
      '{a_one} applied to be the sea, and was put on the list as {name}, between a pond and a man called Neil',
    ],
    traits: [
      '{They} {does}, and has left room on the mantelpiece for the cup, the other cup and the queen.',
      '{They} {does}: it was not a no, it was a “please leave”.',
      '{They} {does}, and looks out of bus windows as if there were music.',
      '{They} {does}, and has practised being surprised for the prize.',
      '{They} {does}; the horoscope is read as a contract.',
      '{They} {does}, and refers to last place as “the far end of the podium”.',
    ],
    conflicts: [
      told(
        'A star looked in {their} direction at a concert, along with eleven thousand others.',
        'The hall has been booked, and he has only to say yes.',
        'It was the exit sign that he was looking at, and it is engaged too.',
      ),
      ...MORE_MAIN_CHARACTERS,
      told(
        'There was one vote, it was {their} own, and the result was called a landslide.',
        'The victory parade went once round the kitchen.',
        'A recount has been refused, gracefully.',
      ),
      told(
        'The trainer said that there were no small roles, and {they} was the curtain.',
        'It took nine bows, as it had to.',
        'The reviews of the hem were good.',
      ),
    ],
    closings: [
      'It could happen, and the shoes are on.',
      'Everybody is talking about it, {they} told everybody.',
      'Manifested, it says on the parking ticket.',
      'The autobiography is out: volume one, breakfast.',
    ],
  },
  {
    means: anyOf('cringe cringy cringey awkward embarrassed embarrassing ashamed self_conscious mortified'),
    events: [
      '{a_one} said “love you” to the tax office, hung up, moved away, and is registered there as {name}',
      '{a_one} held a door for somebody a field away, who had to run, fell, and gasped at the hinge {name}',
      '{a_one} waved, saw that it was meant for another, made it a stretch, then a gymnastics club, called {name}',
      '{a_one} laughed before the joke was over, it was an obituary, and in the next one stands {name}',
      '{a_one} went for a handshake, met a hug, and came out of it dancing, to slow hand clapping, as {name}',
    ],
    traits: [
      '{They} {does}, and goodbyes take four tries, all in the same direction.',
      '{They} {does}; at night the ceiling plays the highlights from school.',
      '{They} {does}: “you too”, {they} told the birthday child, the surgeon and the hearse.',
      '{They} {does}, and has pretended to be a lamp, twice, with success.',
      '{They} {does}, and once walked eleven miles in order not to overtake somebody.',
      '{They} {does}, and claps when the bus lands.',
    ],
    conflicts: [
      told(
        '{They} forgot a name in the first minute, and it is now too late by nine years of marriage.',
        'It says “you” on the birthday cakes.',
        'There is hope of a passport check.',
      ),
      told(
        'The microphone was still on when {they} went to the little room.',
        'There was a key change.',
        'The mayor said that he had not enjoyed a pause so much in years.',
      ),
      told(
        'A stranger’s trolley was pushed round the whole shop, and {they} would rather have paid than say so.',
        'It has led to a baby, of which nobody speaks.',
        'The prunes were not bad.',
      ),
    ],
    closings: [
      'It is thought of every night at two, and by everybody else never.',
      'The ground was asked to open, and is looking into it.',
      'That went well, says nobody, from behind a plant.',
      'Ha ha, goes the silence, and then it is the turn of the clock.',
    ],
  },
  {
    means: anyOf('feral unhinged chaotic chaos_gremlin rabid manic deranged rebellious mischievous naughty'),
    events: [
      '{a_one} bit through the ribbon before the minister could, ran off with the bridge, and is known there as {name}',
      '{a_one} was let out of the bag by the cat, the other way round for once, and both answer to {name}',
      '{a_one} ran through a wedding with the veil and the ham, and the album has eleven pages of {name}',
      '{a_one} got into the ball pool at nine, and at closing time they threw in a net and a sausage for {name}',
      '{a_one} ate the instructions first, built everything, and the tower in the hall has been told to obey {name}',
    ],
    traits: [
      '{They} {does}; the leash is for everybody else.',
      '{They} {does}, and has been seen on the roof with a ladle.',
      '{They} {does}: the plan was A, and it has been chewed.',
      '{They} {does}, and came to the interview through the other window.',
      '{They} {does}, and the babysitter left a note from the port.',
      '{They} {does}; the smoke alarm has a nickname for {them}.',
    ],
    conflicts: [
      told(
        'At obedience school {they} taught the others, and on Friday all of them left in the teacher’s car.',
        'It was a stick shift, so somebody fetched the stick.',
        'The teacher sits and stays.',
      ),
      told(
        'Somebody said “do not press that”, and then it was very loud and full of foam.',
        'It was pressed again, as nobody had said anything about twice.',
        'The foam has been given its own room.',
      ),
      told(
        'It was quiet next door for four minutes, which is how the police knew.',
        'They found glue, a goose and a plan.',
        'In the fifth minute the garage went by.',
      ),
    ],
    closings: [
      'The curtains were down anyway by then.',
      'Nobody was hurt, but the trifle will not be the same.',
      'It is behind you.',
      'Doctors recommend to back away slowly, and leave the cheese.',
    ],
  },
  {
    means: anyOf(
      'existential emo goth dead_inside nihilistic gothic brooding angsty pessimistic hopeless disillusioned soulless pensive',
    ),
    events: [
      '{a_one} asked the helpdesk what it was all for, was put through to a man called Uwe, and he wept and said {name}',
      '{a_one} stared into the abyss, the abyss said it had a lot on, and handed over a card for {name}',
      '{a_one} painted the bedroom black, could not find the door, and lives there, by torch, as {name}',
      '{a_one} got a fortune cookie without a note in it, framed the nothing, and signed below as {name}',
      '{a_one} asked “who am I?” at the cloakroom, and the ticket said forty, and the coat said {name}',
    ],
    traits: [
      '{They} {does}, and reads the terms and conditions for the ending.',
      '{They} {does}: the glass is neither half full nor half empty, it is just more washing-up.',
      '{They} {does}, and has written “why” in the margin of a bus timetable.',
      '{They} {does}; the fringe is over both eyes, as one saw a butterfly.',
      '{They} {does}, and was asked to say cheese, and asked what for.',
      '{They} {does}, and leaves poems on the shopping list, after “eggs”.',
    ],
    conflicts: [
      told(
        'The meaning of life was explained on the back of a cereal box, and {they} had already thrown it away.',
        'There was also a whistle.',
        'The bin men have been very happy since.',
      ),
      told(
        '“Nothing matters”, {they} told the plumber, and he charged for the hour.',
        'It mattered to the amount of ninety.',
        'The tap drips as before, but meaningfully.',
      ),
      told(
        'The smallest of the black shirts was washed with a pink sock.',
        'It is a dark pink, {they} says, like a wound.',
        'A grandmother said “how fresh”, and was not spoken to until Lent.',
      ),
    ],
    closings: [
      'And then what?',
      'The void rang back, and it was only about the insurance.',
      'Everything ends, also this, though there will be biscuits.',
      'It does not matter, but please close the door.',
    ],
  },
  {
    means: anyOf(
      'caffeinated overcaffeinated hyperactive restless fidgety energetic excited excitable jittery overexcited lively enthusiastic frenetic way_too_much_caffeine bouncy',
    ),
    events: [
      '{a_one} had a ninth espresso, read the whole of Tuesday in advance, and vibrated through a wall as {name}',
      '{a_one} was told to sit still for the photograph, and the only one without a blur is of the house next door, by {name}',
      '{a_one} paced up and down so fast that both ends saw two of {them}, and called both {name}',
      '{a_one} answered the question, the next one and the one for Thursday, and was sent home by noon as {name}',
      '{a_one} hummed at a pitch that opens garages, and nine neighbours came out and said {name}',
    ],
    traits: [
      '{They} {does}, and finishes your sentences, and then the soup.',
      '{They} {does}: at the zebra crossing {they} had crossed on Monday.',
      '{They} {does}, and one knee is on the national grid.',
      '{They} {does}; sleep was tried, and it was full of exclamation marks.',
      '{They} {does}, and has cleaned the oven, the neighbour’s oven and the neighbour.',
      '{They} {does}, and blinks in turns, to save time.',
    ],
    conflicts: [
      told(
        'A meditation class asked {them} to empty the mind, and it was out on the pavement in four minutes.',
        'The skip is full, and there is a queue of thoughts behind it.',
        'The gong was hit back.',
      ),
      told(
        'Five things were begun at six, and by seven they had begun five more between them.',
        'One is a canoe.',
        'Nothing is finished, but everything is warm.',
      ),
      told(
        'The doctor took the pulse, and asked whether it was one person.',
        'It had a good beat, and he kept it for the weekend.',
        'He was told to hurry up.',
      ),
    ],
    closings: [
      'Just the one more, and then the one for balance.',
      'It is four in the morning, and the shed has been alphabetised.',
      'There is no time for a last line, and it is over.',
      'The spoon stands up by itself, and so does the hair.',
    ],
  },
  {
    means: anyOf('famous celebrity superstar legendary iconic influencer popular epic well_known'),
    events: [
      '{a_one} bought milk with a hat on, and by the till there were forty others in that hat, chanting {name}',
      '{a_one} gave an autograph to a man who was only delivering, and the parcel was sold on as a work by {name}',
      '{a_one} was mistaken for somebody who had been mistaken for {them} first, and both are billed as {name}',
      '{a_one} had a star put into the pavement, fell over it live on television, and the chalk outline says {name}',
    ],
    traits: [
      '{They} {does}, and goes out in disguise, with a sign that says so.',
      '{They} {does}: there is a wax one, and it gets more letters.',
      '{They} {does}, and has a bodyguard, who has a fan club.',
      '{They} {does}; the shopping list went for four thousand, without the eggs.',
      '{They} {does}, and cannot sneeze without a statement.',
      '{They} {does}, and the used teabag is on tour.',
    ],
    conflicts: [
      told(
        'A lookalike contest was held, and {they} came third.',
        'The winner has taken over on weekdays.',
        'Second place was a coat.',
      ),
      told(
        'Photographers hid in the hedge until it was more lens than hedge.',
        'The blackbird has an agent.',
        'It has to be trimmed by somebody from the press.',
      ),
      told('The fans asked for a strand of hair, each of them.', 'The wig was a hit.', 'It now tours without {them}.'),
    ],
    closings: [
      'No pictures, {they} said, from the good side.',
      'You may tell your grandchildren, and they may yawn.',
      'The dressing room has a smaller dressing room for the ego.',
      'Any resemblance is charged for.',
    ],
  },
  {
    means: anyOf('cute adorable fluffy cuddly kawaii wholesome innocent huggable'),
    events: [
      '{a_one} tilted the head at a bank robber, who put everything back, and a little more, for {name}',
      '{a_one} sneezed in parliament, both sides said “aw”, and the law is named after {name}',
      '{a_one} looked up at the judge, and the other side was fined; the case is known as {name}',
      '{a_one} fell asleep on a general, he did not dare to move, and the peace of that day is called {name}',
    ],
    traits: [
      '{They} {does}, and a man who had only come to read the meter has asked for a photo and a minute alone.',
      '{They} {does}: the dentist held the hand with both of his.',
      '{They} {does}, and has got out of nine parking fines by blinking.',
      '{They} {does}; the word “no” has been tried on {them} and came out as a squeak.',
      '{They} {does}, and has to be kept away from old ladies with pockets.',
      '{They} {does}, and was put in charge of bad news.',
    ],
    conflicts: [
      told(
        'The big eyes were turned on at the butcher’s, and he has gone vegetarian, and cannot say why.',
        'He sells buttons now.',
        'The sausage was given a name, and a burial.',
      ),
      told(
        'A warning sign was put up for {them}: “do not look for more than ten seconds”.',
        'The man who put it up has not come down.',
        'Somebody has drawn a heart round the ten.',
      ),
      told(
        'Something terrible was done to the good carpet, and {they} looked round with crumbs on the nose.',
        'The carpet was made to apologise.',
        'It was photographed, and is the calendar for May.',
      ),
    ],
    closings: [
      'And then it yawned, and the war was over.',
      'One of the cheeks has been pinched smooth.',
      'Underneath, the plan for world rule is coming along.',
      'You would have given it the last biscuit as well.',
    ],
  },
  {
    means: anyOf('cheugy basic uncool unfashionable outdated passé out_of_fashion old_hat'),
    events: [
      '{a_one} put “live, laugh, love” on the wall in letters of wood, the L fell off each, and it now reads {name}',
      '{a_one} wore last year’s shoes to a party of people of nineteen, and was asked if it was for a play: {name}',
      '{a_one} learned the dance from the telephone, and by the last step there was another, says a child, of {name}',
      '{a_one} held up a pumpkin latte on the first of September, as in every year since 2012, and it said {name}',
    ],
    traits: [
      '{They} {does}, and a niece has asked {them} to stay a bus length behind.',
      '{They} {does}: over the sofa it says “sofa”, in curly letters.',
      '{They} {does}, and still does the sign with the fingers that was meant to be a heart.',
      '{They} {does}; the jeans are tight in a way that has to be explained to the young.',
    ],
    conflicts: [
      told(
        'A child of fifteen looked {them} up and down, said one word, and {they} had to look it up, in a book.',
        'The book was the funny part.',
        'By then it had a new word.',
      ),
      told(
        'There is a moustache on {their} mug, an owl on the cushion and an avocado on the socks, and they were all bought new.',
        'The owl has been told nothing.',
        'A museum has rung about the cushion.',
      ),
      told(
        'In ten years it will all come back, says {they}, and has kept the belt, and stands at the window.',
        'It came back on Tuesday, and left on Wednesday.',
        'The belt has been on both sides of history.',
      ),
    ],
    closings: [
      'But first, coffee, says the doormat.',
      'It was in, for an afternoon, and {they} was at the dentist.',
      'Somebody’s little sister has shut her eyes.',
      'The sign in the kitchen says that the kitchen is for dancing.',
    ],
  },
];
