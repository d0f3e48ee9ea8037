/** What somebody has come to, is in the middle of or waits for: theft, the night shift, hiccups, a locked bathroom. */
import { MORE_EATING_TRAITS, MORE_EVENTS_OF_TWO, MORE_OF_TWO } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const CIRCUMSTANCE_DEEDS: readonly SideClass[] = [
  {
    means: anyOf('steals stealing stole steal robs thief burglar pickpocket'),
    events: [
      '{a_one} climbed in through the skylight, found somebody already at it, and they agreed that it had been {name}',
      '{a_one} took everything but the clock, came back for the clock, and the clock said “{name}”',
      '{a_one} signed the visitors’ book on the way out, for the sake of form, with {name}',
    ],
    traits: [
      '{They} {does}, and {they} has returned one thing, for a bigger size.',
      '{They} {does}; the police of {town} have to borrow their own car.',
      '{They} {does}, and {they} leaves receipts.',
    ],
    conflicts: [
      told(
        'The lost property office in {town} was emptied overnight, and {they} came to ask for it.',
        'It could not be described.',
        'They only had the counter left, for an hour.',
        'A glove was kept back as bait.',
      ),
      told(
        '{They} made off with the alarm, which went off at home.',
        'The neighbours thought that it was {relative}.',
        'It had to be fed.',
        'It has been ringing for help.',
      ),
      told(
        '{They} broke into the same house as {rival}, and both of them hid in the wardrobe.',
        'So did the owner.',
        'They have met there every {weekday} since.',
        'There was barely room for the loot.',
      ),
    ],
    closings: [
      'The last line of this story is missing, and so is a spoon.',
      'It was only borrowed, until further notice.',
      'Anyone who saw something no longer has glasses.',
      'The loot has asked to be taken somewhere nicer.',
    ],
  },
  {
    means: anyOf('eats eating eat devours chews nibbles swallows'),
    events: [
      '{a_one} asked whether anybody wanted the last piece, did not wait, and was written on the box as {name}',
      '{a_one} was invited for coffee, stayed until the cupboard was bare, and the cupboard says {name} inside',
      '{a_one} licked the plate so clean that the maker’s name could be read, and it was {name}',
    ],
    traits: [
      ...MORE_EATING_TRAITS,
      '{They} {does}, and {they} asks for the recipe afterwards.',
      '{They} {does}; the doctor has put it on the wall, with a pin.',
      '{They} {does}, with a napkin, so nobody can say anything.',
    ],
    conflicts: [
      told(
        '{They} was put on a diet by {official}, and has eaten it.',
        'The second copy was on cardboard.',
        'It said “one slice”, of what it did not say.',
        'There is only the staple left.',
      ),
      told(
        'Before the main course {they} was asked whether there were any allergies, and said “not enough”.',
        'The cook has had a lie-down.',
        'The tablecloth has been moved.',
        'The dessert left on its own.',
      ),
      told(
        'A tummy ache was looked into, in {town}, with a lamp on a string.',
        'The lamp tasted all right.',
        'They found {official}, and the good spoons.',
        'An echo said “next”.',
      ),
    ],
    closings: [
      'The evidence was delicious.',
      'Anything left on this page by noon will be regarded as lunch.',
      'Burp, it says in the minutes.',
      'A toothpick has been ordered, from a timber yard.',
    ],
  },
  {
    means: anyOf('paints painting draws_pictures drawing_pictures sculpts photographs'),
    events: [
      '{a_one} painted the family, the family bought the picture to keep it from the neighbours, and in the corner stands {name}',
      '{a_one} stepped back to see it better, and back, and back, and was fished out of the canal as {name}',
      '{a_one} left the wet brush on a chair, a critic sat down, and what he took home is {name}',
    ],
    traits: [
      '{They} {does}, and {official} came out with two noses.',
      '{They} {does}; the walls of {town} have asked to be white again, for a minute.',
      '{They} {does}, and {they} signs the visitors.',
    ],
    conflicts: [
      told(
        'One canvas took {them} {length}, and then somebody opened the curtain.',
        'It was the curtain that sold.',
        'The light was better before there was any.',
        'Critics praise the dust.',
      ),
      told(
        '{They} painted a door so well that {count} {crowd} have moved in.',
        'They complain about the draught.',
        'The bell has been painted as well, and rings.',
        'The rent is paid in oils.',
      ),
      told(
        '{Relative} sat for a portrait by {them}, and has never been invited as that person again.',
        'The ear is very good.',
        'It is hung facing the cellar.',
        'There was some green left over.',
      ),
    ],
    closings: [
      'The blue period ended when the tube did.',
      'Wet paint, says the sign, and so says the cat.',
      'It hangs upside down, and is improved.',
      'Please stand back until it makes sense.',
    ],
  },
  {
    // Who lost eleven nil looks for nothing.
    means: anyOf(
      'waits waiting looking_for searching searches lost(?!_(?:\\p{L}+_)?(?:nil|zero|one|two|three|four|five|six|seven)(?![\\p{L}])) seeks',
    ),
    events: [
      '{a_one} was told that it would turn up, bought a folding chair, and the chair has {name} on the back',
      '{a_one} stood by the door so long that somebody hung up a coat there, and in the coat was the name {name}',
      '{a_one} took a number in spring, it was called in winter, and the number was {name}',
    ],
    traits: [
      '{They} {does}, and {they} has looked under {official} twice.',
      '{They} {does}; there is a poster in {town}, with a drawing by heart.',
      '{They} {does}, and {they} thanks everybody who has not found anything.',
    ],
    conflicts: [
      told(
        'A reward of {money} was offered, and {count} {crowd} came with something similar.',
        'One was very close, but it was a duck.',
        'All of them were kept, to be polite.',
        'The reward has been lost as well.',
      ),
      told(
        'They say that it is always in the last place you look, so {they} looked there first, and was too early.',
        'It is expected on {weekday}.',
        'A chair has been put out.',
        'They have missed each other by a minute.',
      ),
      told(
        'The lost property office of {town} knows {them} by first name, and has baked a cake.',
        'It was mislaid.',
        'They blew out the candles, which had been handed in.',
        'Somebody had left behind a birthday.',
      ),
    ],
    closings: [
      'If it turns up, say that {they} was here, and left a note.',
      'It was in the other pocket, but so was a hole.',
      'Any day now, it says on the calendar, every day.',
      'The search party has become a party.',
    ],
  },
  {
    means: anyOf('night_shift nightshift works_nights working_nights night_watch double_shifts overtime'),
    events: [
      '{a_one} ate breakfast at nine in the evening, went to bed at noon, and met {name} on the stairs in between',
      '{a_one} put a cup of soup into the machine, pressed the wrong button at four, and was paid as {name} ever after',
      '{a_one} wrote “all quiet” in the book so neatly each night that the day staff thought it was by {name}',
    ],
    traits: [
      '{They} {does}, and {they} says “good morning” to the evening news.',
      '{They} {does}; the payslip is blank, but warm.',
      '{They} {does}, and {they} clocks in with a yawn of two minutes.',
    ],
    conflicts: [
      told(
        'At four in the morning {they} had the best idea of the year, and there was only a broom to tell it to.',
        'The broom has patented it.',
        'By breakfast it was about ducks.',
        'They shook hands on it, and bristles.',
      ),
      told(
        'The coffee machine in the corridor calls {them} “darling” by now.',
        'It has never given any change.',
        'They have been through a lot of milk.',
        'Its light is the last to go out.',
      ),
      told(
        '{They} handed over to the day shift in {year}, and it has not come out of the cloakroom.',
        'It is looking for its clogs.',
        'Nobody wants to be the one who turns on the light.',
        'It is a double shift now, and a triple coffee.',
      ),
    ],
    closings: [
      'Breakfast is supper, and the sun is a rumour.',
      'The break was planned for {time}, but it fell asleep.',
      'Employee of the month, says the frame, and there is only a mop in it.',
      'The overtime will be paid in weekends, when there are any.',
    ],
  },
  {
    means: anyOf(
      'thinks_he thinks_she thinks_it thinks_they believes_he believes_she believes_it wants_to_be wants_to_become dreams_of dreams_about dreaming wishes learning_to trying_to tries_to pretends pretending',
    ),
    events: [
      '{a_one} told the mirror first, the mirror said nothing against it, and so it is {name}',
      '{a_one} turned up for the first day in the full costume, and nobody had the heart not to say “good morning, {name}”',
      '{a_one} filled in “occupation” with three pages and a drawing, and the drawing is called {name}',
    ],
    traits: [
      '{They} {does}, and nobody in {town} has had the heart.',
      '{They} {does}; the certificate is in crayon.',
      '{They} {does}, and {they} practises in front of {official}.',
    ],
    conflicts: [
      told(
        'There was an audition in {town}, and the jury is still discussing whether it has begun.',
        'One of them was moved, by a removal firm.',
        'They gave {them} the part of “next”.',
        'The pianist clapped, with one hand.',
      ),
      told(
        '{They} bought the handbook, and is stuck at “you will need”.',
        'It said “talent”, so {they} packed {snack}.',
        'The photos were no help.',
        'There is a volume two, for those who do not give up.',
      ),
      told(
        'The real ones sent a delegation to look at {them}, and stayed for dinner.',
        'They have asked for lessons.',
        'Not a word was said about it until the cheese.',
        'One of them was a fake as well.',
      ),
    ],
    closings: [
      'Dream big, says {relative}, and carries the ladder.',
      'It is nearly true, if you close one eye and the door.',
      'Everybody plays along on {weekday}s.',
      'The diploma is in the post, and the post is pretending.',
    ],
  },
  {
    means: anyOf('hug cuddle hugs needs_love needs_a_friend kisses kiss cuddles'),
    events: [
      '{a_one} held on for a moment too long at a station, missed the train, and was carried home by {name}',
      '{a_one} put both arms round a lamp post in the fog, apologised, and was called {name} by the lamp post’s owner',
      '{a_one} was squeezed so hard by an aunt that the air came out as “{name}”',
    ],
    traits: [
      '{They} {does}, and {town} has drawn up a rota, with gloves.',
      '{They} {does}; the queue is short, and well padded.',
      '{They} {does}, and {they} holds on until the bus has left.',
    ],
    conflicts: [
      told(
        '{They} stood in the square with a sign that said “free hugs”, and the sign got three.',
        'It blushed, for a board.',
        '{They} has been carrying it home every night.',
        'One was from {rival}, by mistake.',
      ),
      told(
        '{Official} opened both arms to show the size of a fish, and {they} has not let go since.',
        'The fish was smaller.',
        'They share a coat now.',
        'A spatula has been sent for.',
      ),
      told(
        'A scientist in {town} measured one embrace of {them}, and asked to measure it again.',
        'It came to {length}.',
        'The ruler is warm.',
        'The paper ends with “please”.',
      ),
    ],
    closings: [
      'There, there, says {town}, from across the street.',
      'One squeeze would do; two would be reported.',
      'The pillow does what it can.',
      'Come closer, but bring a cushion.',
    ],
  },
  {
    means: anyOf(
      'hiccups hiccup sneezes sneezing sneeze flu coughs farts burps seasick carsick dizzy hungover hangover allergies',
    ),
    events: [
      '{a_one} held it in all through the minute’s silence, and then the whole square heard “{name}”',
      '{a_one} was told to drink upside down from the wrong side of the glass, and came up as {name}',
      '{a_one} let it out in the museum, the alarm went, and the guard wrote in the book that it was {name}',
    ],
    traits: [
      '{They} {does}, and the earthquake service in {town} has stopped calling.',
      '{They} {does}; the soup is served in a lidded cup.',
      '{They} {does}, and {they} says “pardon” to the furniture.',
    ],
    conflicts: [
      told(
        '{They} held {their} breath for as long as they said, and {town} held it as well.',
        'Then it was {weekday}.',
        'The church bell turned blue.',
        'It stopped, and started in {official}.',
      ),
      told(
        'Everybody had a remedy, and {they} has drunk {count} glasses upside down.',
        'Now it also gurgles.',
        'The ceiling is damp.',
        '{Relative} swears by {snack}, on the neck.',
      ),
      told(
        'The doctor asked {them} to say “aah”, and had to be helped off the lamp.',
        'It was the wrong syllable.',
        'He prescribed a mop.',
        'The next patient has brought an umbrella.',
      ),
    ],
    closings: [
      'Bless you, says {town}, in shifts.',
      'The bucket has been named after {relative}.',
      'This, too, will pass, and the window panes with it.',
      'Please keep a distance, and a towel.',
    ],
  },
  {
    means: anyOf('reads reading read writes writing poet'),
    events: [
      '{a_one} walked into a pond on page ninety, read on, and came out at the end of the chapter as {name}',
      '{a_one} looked at the last page first, found out that the murderer was {name}, and was never the same',
      '{a_one} could not put it down, and was baptised, married and photographed with it in front of {name}',
    ],
    traits: [
      '{They} {does}, and {they} whispers “spoiler” before every meal.',
      '{They} {does}; the bookmark is {official}.',
      '{They} {does}, always up to the last page but one.',
    ],
    conflicts: [
      told(
        'A library book is {length} overdue, and the fine has been made into a film.',
        'The book was better.',
        'It is about a library.',
        '{They} plays the stamp.',
      ),
      told(
        'The whole of {town} stood in line for the first reading, and it turned out to be of the gas meter.',
        'There was an encore.',
        'It rhymed towards the end.',
        'The meter has an agent now.',
      ),
      told(
        '{They} was so deep in chapter nine that the house was repossessed around the armchair.',
        'The new owners dust.',
        'In chapter ten there was a house as well.',
        'They only moved the lamp.',
      ),
    ],
    closings: [
      'The butler did it, {they} says, from behind you.',
      'Shh.',
      'There are three more volumes, and no shelf.',
      'Chapter two begins as soon as somebody finds chapter one.',
    ],
  },
  {
    means: anyOf(
      'plays_the plays_guitar plays_piano plays_drums plays_trumpet playing_the drums drummer guitarist violinist pianist accordion trombone trumpet band',
    ),
    events: [
      '{a_one} practised until the tenant below moved out, then the house, and on the last letter box it says {name}',
      '{a_one} came in one bar early, the orchestra came too, and the conductor shouted “{name}” above the noise',
      '{a_one} was paid by the street to go and play in the next one, and the receipts are made out to {name}',
    ],
    traits: [
      '{They} {does}, and the neighbours have learned to clap against it.',
      '{They} {does}; one note was right, and has been framed.',
      '{They} {does}, and {they} turns two pages at once to get home.',
    ],
    conflicts: [
      told(
        'The band broke up over {them}, and the pieces all play the same song.',
        'It is slower now, and in four towns.',
        'The tambourine got the house.',
        'They meet on {weekday}s, by ear.',
      ),
      told(
        '{They} practised one bar for {length}, and the wallpaper has come off in time with it.',
        'There was older wallpaper underneath, and it also left.',
        'The landlord hums it in his sleep.',
        'Bar two is feared.',
      ),
      told(
        'A street collection for {them} in {town} brought in {money}, on condition that it stops.',
        'The hat has been bought a ticket.',
        'It was more for each minute of quiet.',
        '{They} took it as an advance.',
      ),
    ],
    closings: [
      'There is a rest here, and everybody takes it.',
      'Da capo, says the sheet, and no, says {town}.',
      'The solo will be over by {weekday}.',
      'Out of tune, out of time, and out of the window.',
    ],
  },
  {
    means: anyOf('best_friends friends friendship twins siblings married couple together'),
    events: [
      '{a_one} went through a narrow door side by side, and the frame was taken home with {name} on it',
      ...MORE_EVENTS_OF_TWO,
      '{a_one} got the giggles on a bus, about nothing, and had to get off at a stop called {name}',
      '{a_one} ordered one milkshake with two straws, and the waiter, without looking up, wrote down {name}',
    ],
    traits: [
      '{They} {does}, and there is a joke about it that nobody else gets.',
      '{They} {does}; {count} photo booths in {town} have been worn out.',
      '{They} {does}, and the secret handshake takes until {time}.',
    ],
    conflicts: [
      told(
        'They share one umbrella, one bicycle and one alibi, and {official} has only met half of it.',
        'The alibi was at the cinema.',
        'The bicycle takes turns.',
        'The umbrella has picked a favourite.',
      ),
      told(
        'There was a quarrel once, in {year}, over the last dumpling, and both of them insisted that the other have it.',
        'It went bad, and they are very proud.',
        'It is kept in a locket.',
        'It was shared in the end, by {rival}.',
      ),
      told(
        'A matching jumper was knitted for both, with one hole too few.',
        'They take turns at breathing.',
        'It stretches, and so do they.',
        'It is worn to weddings, sideways.',
      ),
      ...MORE_OF_TWO,
    ],
    closings: [
      'One would not go without the other, and so they sent a postcard together, to themselves.',
      'Two toothbrushes, one glass, and no explanation.',
      'If you invite one, set two plates.',
      'They have promised to be buried in the same joke.',
    ],
  },
  {
    means: anyOf(
      'stuck trapped locked imprisoned in_a_bathtub in_the_bath in_a_bath in_an_elevator in_a_lift in_a_box in_a_jar in_a_cage in_prison in_jail',
    ),
    events: [
      '{a_one} was pulled from the front, pushed from behind, greased, photographed, and at last left there as {name}',
      '{a_one} called for help, and what arrived was a sandwich, a pillow and the post for {name}',
      '{a_one} tried to turn round once more, and the fireman wrote in his book “see last week, {name}”',
    ],
    traits: [
      '{They} {does}, and {they} has had the post redirected.',
      '{They} {does}; butter was tried, and now there is a smell as well.',
      '{They} {does}, and {they} has put up curtains.',
    ],
    conflicts: [
      told(
        'The fire brigade pulled for {length}, and now two of them are in there as well.',
        'They play cards.',
        'A third has been sent for, for bridge.',
        'The helmet was the problem.',
      ),
      told(
        '{They} called for help on {weekday}, and by the time it came there was a doormat.',
        'It said “please knock”.',
        'Help stayed for coffee.',
        'There is a view, if you lean.',
      ),
      told(
        '{They} has been in there for {length}, and the council of {town} has begun to charge ground rent.',
        'The first reminder was soap.',
        'There is a vote as well.',
        'The number is 1b.',
      ),
    ],
    closings: [
      'The way in was easy, and is now a footnote.',
      'Please send butter, and something to read.',
      'It is cosy, once you have given up.',
      'Visiting hours are always.',
    ],
  },
  {
    means: anyOf(
      'forgets forget forgetful remembers lost_its lost_his lost_her lost_their loses_its loses_his loses_her loses_everything loses_keys amnesia absent_minded',
    ),
    events: [
      '{a_one} tied a knot in a handkerchief, and found it years later in a drawer with a label that said {name}',
      '{a_one} stood in the kitchen and could not think what for, until somebody in the hall called “{name}”',
      '{a_one} introduced {themself} with great warmth to the same guest four times, the last time as {name}',
    ],
    traits: [
      '{They} {does}, and {they} has introduced {themself} to {relative} {count} times.',
      '{They} {does}; there is a knot in every handkerchief, and no handkerchief.',
      '{They} {does}, and {they} was going to say something about that.',
    ],
    conflicts: [
      told(
        '{They} wrote everything down on a note, and has eaten, posted or married it.',
        'It was a lovely ceremony, they say.',
        'The note remembers.',
        'On the back it said “do not”.',
      ),
      told(
        '{They} went upstairs for something in {year}, and has settled there.',
        'It was the scissors, or a wife.',
        'Downstairs they keep the soup warm.',
        'There is a second stairs up there now.',
      ),
      told(
        'Everything was unlocked in {town} with the wrong key, and it was better furnished.',
        'The family has got used to it.',
        'The dog was new, but friendly.',
        'The right key was in the door, of somebody else.',
      ),
    ],
    closings: [
      'And the moral was on the tip of the tongue.',
      'Who are you, again?',
      'There was a good last line, a moment ago.',
      'It will come back, like the library book, the cat and {weekday}.',
    ],
  },
];
