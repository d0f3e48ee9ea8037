/** What programmers and designers wish for: void main, localhost, YAML, kerning, a moodboard, a bigger logo. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_CODE_AND_CANVAS: readonly NounClass[] = [
  {
    nouns: list('mainmethod voidmain intmain mainfunction publicstaticvoidmain publicstaticvoid voidmainvoid'),
    events: [
      '{a_one} is where it all begins, gives nothing back, and on the first line was told by a bracket that it is {name}',
      '{a_one} was typed from the board by forty students who did not know why, and all forty computers said {name}',
      '{a_one} opened a curly bracket in October, and the one who was to close it has left the firm of {name}',
    ],
    conflicts: [
      told(
        'The tutor said of {their} four first words, “never mind what that means, it comes in week nine”.',
        'In week nine he was ill.',
        'It has been week eight for a while.',
      ),
      told(
        '“What do you give back?” they asked, and {they} said “nothing”, proudly, as {their} father had.',
        'He was a static man.',
        'The bank has heard it too.',
      ),
      told(
        'There can only be one of {them}, and in the second file there is another, with the same hat.',
        'They met at compile time.',
        'Seventy errors were invited.',
      ),
      told(
        '{They} calls everybody else, and in a whole career has never been called by any of them.',
        'The operating system rings once, at the start.',
        'It lets it ring.',
      ),
      told(
        'A semicolon was missing in line four, and the complaint came about line ninety.',
        'Line ninety has hired a lawyer.',
        'It had been standing there quite still.',
      ),
    ],
    closings: [
      'It returns nothing, and on time.',
      'Hello, world, it says, and has not heard back.',
      'It starts here, for reasons that come later in the course.',
      'The last bracket is somebody else’s.',
    ],
  },
  {
    nouns: list('danglingpointer nullpointer nullpointerexception npe undefinedisnotafunction typeerror'),
    events: [
      '{a_one} pointed at a door, they all went through, and there had been no house since Tuesday, says {name}',
      '{a_body} asked {topic} for its name, and the whole airport fell over, gate by gate, with the word {name}',
      '{a_one} stood on the corner with an arm out like a signpost, and at the end of the arm there was no {name}',
    ],
    conflicts: [
      told(
        'The man who invented {them} has said sorry, and put it at a billion.',
        'It is to be paid to nobody.',
        'It was the same billion, in the same place.',
      ),
      told(
        '“That cannot be empty”, said the comment above {them}.',
        'It was empty.',
        'The comment was also from somebody who is gone.',
      ),
      told(
        '{They} was asked to hold the ladder, and the ladder was held by the idea of it.',
        'The painter is in line twelve.',
        'It was a good idea.',
      ),
      told(
        'On the customer’s screen it said that {they} is not a function, and the customer said he had suspected it.',
        'He was one himself until May.',
        'They were refunded undefined.',
      ),
    ],
    closings: [
      'There was something here, it swears.',
      'It is checked for twice now, and comes in third.',
      'Look where it points, and mind the step.',
    ],
  },
  {
    nouns: list('arrayindex offbyone offbyoneerror fenceposterror outofbounds'),
    events: [
      '{a_one} set the table for ten, from nought to ten, and the eleventh chair was taken by {name}',
      '{a_one} got out one stop early, walked into the flat next door, and has been the husband there as {name}',
      '{a_one} counted down for the rocket, “three, two, one”, and there was one more, and in it went {name}',
    ],
    conflicts: [
      told(
        'Ten metres of fence take eleven posts, and {they} has the spare one under the bed.',
        'The cows have found the gap.',
        'It is the best fence but one.',
      ),
      told(
        'There are two hard things in the trade: naming things, throwing away what is stale, and {they}.',
        'Somebody counts them again every year.',
        'It is always nearly two.',
      ),
      told(
        'Each of {their} birthdays is a day late and one candle short, and {they} has never been so nearly forty.',
        'The cake was for the neighbour.',
        'He blew and wished.',
      ),
      told(
        'It was fixed with a “plus one”, and in the next room with a “minus one”, and so both are wrong again.',
        'They cancel each other out in leap years.',
        'The door between them may not be opened.',
      ),
    ],
    closings: [
      'It was the last one, or the one after.',
      'Nearly, as they say on the floor above.',
      'Start at nought, stop before the end, mind the end.',
    ],
  },
  {
    nouns: list('codebase legacycode refactoring cobol'),
    events: [
      '{a_one} runs every bank in the country, was written by a man called Keith in 1983, and is kept alive by {name}',
      '{a_one} has a note at the top, “do not touch, will explain later”, in the hand of the late {name}',
      '{a_body} wanted to tidy one line of {topic} before lunch, and was found on the Thursday, under the rest, as {name}',
    ],
    conflicts: [
      told(
        'A variable called “x2final” holds up the whole of accounting, and nobody dares to breathe near it.',
        'Accounting has moved the fan.',
        'There is an “x3”, and it is only decoration.',
      ),
      told(
        'The one who knew {them} retired to grow leeks, and is rung up every Friday at the leeks.',
        'The leeks are billed by the hour.',
        'He says “have you tried not?”',
      ),
      told(
        'It was to be written anew in six months, and that was two teams and a king ago.',
        'The new one is old now as well.',
        'There is a bridge between them, made of tape.',
      ),
      told(
        'Somebody took out a line that did nothing, and the lifts in Antwerp stopped.',
        'It is back, with a lantern.',
        'Nobody has a customer in Antwerp.',
      ),
    ],
    closings: [
      'It works, and no one may ask.',
      'There is a comment, “sorry”, and a date.',
      'Interest is paid in weekends.',
      'Keith sends his love.',
    ],
  },
  {
    nouns: list('yaml json xml configfile indentation dotenv'),
    events: [
      '{a_one} was moved two blanks to the right by a cat, and a power station in Kent has been a list named {name}',
      '{a_one} took the answer “no” for a country, let Norway be false, and was corrected by the ambassador to {name}',
      '{a_body} looked for the mistake in {topic} for nine hours; it was a tab, and on its collar it said {name}',
    ],
    conflicts: [
      told(
        'It is all a matter of how far in one stands, and {they} stands under the wrong mother.',
        'She has been very good about it.',
        'At Christmas everybody moves two to the left.',
      ),
      told(
        'One comma hung on behind the last one, and the whole house was unreadable until March.',
        'It had only come along for company.',
        'The mice could read it.',
      ),
      told(
        '{They} swears to be readable for people, and the people have asked which.',
        'There is one, in Gdansk.',
        'She reads it aloud, for money.',
      ),
      told(
        'A machine of forty tons waits for {them} every morning, and starts only if nobody has sneezed.',
        'It was hay fever, twice.',
        'The factory prays in blanks.',
      ),
    ],
    closings: [
      'Tabs or blanks: the family is split.',
      'It was valid when it left the house.',
      'Two more to the right, and it will be a child.',
    ],
  },
  {
    nouns: list('localhost homeserver portnumber pinglocalhost staging testserver'),
    events: [
      '{a_one} worked beautifully for one person, who sent the whole company a link to {name}',
      '{a_body} set out to see the world by way of {topic}, rang at the door, and it was opened from inside by {name}',
      '{a_one} is where the heart is, a doormat says, with four numbers and three dots, and below them {name}',
    ],
    conflicts: [
      told(
        '“It works at my place”, {they} said, and so the customers come by on Sundays to use it there.',
        'There is cake.',
        'They have to take their shoes off.',
      ),
      told(
        'The door 8080 was taken, and behind it somebody from 2019 is still running.',
        'He has had no water.',
        'He may be killed only by number.',
      ),
      told(
        'A demo was given from {them} to a bank, by screen, and then the train went into a tunnel.',
        'The bank bought the tunnel.',
        'They saw it spin, and thought it deep.',
      ),
      told(
        '{They} talks only to {themself}, answers within a millisecond, and finds the company excellent.',
        'It is a loop, and well meant.',
        'They are engaged, on every port.',
      ),
    ],
    closings: ['There is no place like it.', 'It is up, and nobody else can say so.', 'Please knock at three thousand.'],
  },
  {
    nouns: list('sudo rootaccess superuser rmrf sudosandwich adminrights'),
    events: [
      '{a_one} told the dog “sit” in vain, said one short word before it, and it sat, and so did the street, for {name}',
      '{a_body} used {topic} to get a sandwich made, by whoever stood there, and it came with a flag for {name}',
      '{a_one} tidied up with two letters and a stroke, and where the office in Bern stood one can now see {name}',
    ],
    conflicts: [
      told(
        'The password may be tried three times, and then it will be reported, and {they} would like to know to whom.',
        'It comes to a post box in Finland.',
        'A man there has a shelf of them.',
      ),
      told(
        'With great power, said the screen the first time, and {they} had already pressed enter.',
        'The responsibility came on Monday.',
        'It was a very long list, going backwards.',
      ),
      told(
        '{They} may do everything now, and since then has been afraid of the kettle.',
        'It boiled by permission.',
        'The toast is owned by root.',
      ),
      told(
        'At customs {they} said the word once more, louder, and was waved through with the piano.',
        'The next man tried it too.',
        'He was not in the file.',
      ),
    ],
    closings: ['Please, and then in capitals.', 'Are you sure? It was, and look.', 'It runs as somebody bigger.'],
  },
  {
    nouns: list('kernelpanic stacktrace heisenbug outofmemory coredump'),
    events: [
      '{a_one} happened only when nobody was looking, and on the one film there is of it one sees a door, and {name}',
      '{a_body} held the left door for {topic}, {topic} held the right, and both are there yet, says {name}',
      '{a_one} printed forty lines of where it had been, of which thirty-nine were other people’s, and one was {name}',
    ],
    conflicts: [
      told(
        'As soon as a lamp was held to {them}, {they} was gone, and the lamp was left on, for good.',
        'It is the mend, officially.',
        'Moths do the rest.',
      ),
      told(
        'Two of them got to the last biscuit at the same time, and now there are minus one.',
        'The tin owes somebody.',
        'It was thread-safe, said the tin.',
      ),
      told(
        'It takes a little more room every day, and by Thursday the cleaner has to use the window.',
        'On Fridays they switch it off and on.',
        'It comes back thin, and hurt.',
      ),
      told(
        'It shows once in ten thousand times, and the boss is the ten thousandth.',
        'He has a gift.',
        'He is kept in a padded lift on release days.',
      ),
    ],
    closings: [
      'Cannot reproduce, says the ticket, and the wife.',
      'It was gone as soon as the expert had parked.',
      'Turning it off has worked on nobody’s pride.',
    ],
  },
  {
    nouns: list('rubberduckdebugging'),
    events: [
      '{a_one} listened to a man for two hours, said nothing, and the answer came to him in the word {name}',
      '{a_body} was put beside the screen for {topic}, had it all explained, line by line, and was thanked as {name}',
      '{a_one} solved nine hundred faults by looking to the left, and was made head of department as {name}',
    ],
    conflicts: [
      told(
        'Halfway through line six a programmer stopped, said “oh”, and went red, and {they} had not even blinked.',
        'It charges for the “oh”.',
        'It was a plus where the minus is.',
      ),
      told(
        'The therapist upstairs does the same for eighty an hour, and has come down to look at {them}.',
        'They agree on method.',
        'She squeaks a little too.',
      ),
      told(
        '{They} was taken home for the bath by somebody’s child, and the bank has been down since.',
        'The child knows the passwords.',
        'It has told nobody, and that is the point.',
      ),
      told(
        'A second one was bought, for a second opinion, and they have not been of one.',
        'It was a look.',
        'There is now a goose to decide.',
      ),
    ],
    closings: [
      'And what did you expect it to do, says {their} face.',
      'It quacks at the pull request.',
      'The best listener on the floor floats.',
    ],
  },
  {
    nouns: list('productiononfriday fridaydeploy deployfriday deployonfriday fridaydeployment hotfix rollback deploy'),
    events: [
      '{a_one} went out at ten to five with the words “what could happen”, and it was all of it, led by {name}',
      '{a_body} pressed the green button for {topic}, took its coat, and the lift doors opened again on {name}',
      '{a_one} was only a change of one colour, and by six the ferries had stopped, in that colour, round {name}',
    ],
    conflicts: [
      told(
        'The barbecue was at six, and {they} was there by way of three telephones and a laptop on the sausages.',
        'It is well done on the left.',
        'The mustard got in at the keys.',
      ),
      told(
        'It was rolled back to the version before, which was the one that had bitten people.',
        'They were at least used to it.',
        'It asked after the thumb.',
      ),
      told(
        'A dashboard with nine green lamps turned to {them} as one, like a field of sunflowers at dusk.',
        'Red suits the room.',
        'One had only ever been painted.',
      ),
      told(
        'Somebody in another time zone woke to four hundred messages, of which the last was “never mind”.',
        'He minds.',
        'He has found the reason, and it was Dave.',
      ),
    ],
    closings: [
      'Small change, said the subject.',
      'See you on Monday, they had said, and it was Saturday.',
      'The cake said “well done” and was sent back to the kitchen.',
    ],
  },
  {
    nouns: list('kerning letterspacing keming tracking typesetter ligature'),
    events: [
      '{a_body} saw the shop sign of a man who sells cl icks, and went in with a saw for {topic}, calling {name}',
      '{a_one} left so much room between the A and the V that somebody parked there, and the ticket says {name}',
      '{a_one} had an r and an n meet on a wedding card, it read as an m, and two families are looking for {name}',
    ],
    conflicts: [
      told(
        '{They} could not eat in that restaurant, as the T on the menu stood apart, like somebody at a wall.',
        'It was moved closer with a fork.',
        'The soup is said to have been good.',
      ),
      told(
        'On grandfather’s gravestone there is a gap, and {they} goes every Sunday with a chisel.',
        'He had been that sort of man, says grandmother.',
        'He is closer to the date now.',
      ),
      told(
        'A sign read “my pen is broken” to most people, and not to all.',
        'The vicar sat down.',
        'It is a matter of two points.',
      ),
      told(
        'Nobody else can see it, say the others, and since {they} showed them they can, everywhere.',
        'Four of them no longer drive.',
        'One has moved to a country without letters.',
      ),
    ],
    closings: [
      'A hair to the left, and the world would be well.',
      'It was never the words, it was what stood between.',
      'Closer, it says, but do not touch.',
    ],
  },
  {
    nouns: list('loremipsum dummytext placeholdertext blindtext'),
    events: [
      '{a_one} was to be replaced before it went to print, and ninety thousand milk cartons wish a good {name}',
      '{a_one} was read aloud at a wedding in place of the vows, and everybody wept at the bit with {name}',
      '{a_body} learnt Latin from {topic} for a year, and got on in Rome as far as the word {name}',
    ],
    conflicts: [
      told(
        'It means nothing, in four columns, and it was the best thing that the minister has ever said.',
        'He was voted in by the third paragraph.',
        'Both sides quote it.',
      ),
      told(
        'A scholar found a hidden sense in {them} after forty years, and it was a recipe for fish.',
        'It lacks salt.',
        'The fish was also only to show where the fish goes.',
      ),
      told(
        'The customer liked {them}, and asked for more of that voice on the other pages.',
        'It is now the voice.',
        'The copywriter has been let go in it.',
      ),
      told(
        '“Your heading here”, it says on {their} front door, in very large letters.',
        'The postman has tried.',
        'Three families came.',
      ),
    ],
    closings: [
      'Dolor sit, as they say, and then they have lunch.',
      'The real text comes on Friday.',
      'It fills the space, and does so with feeling.',
    ],
  },
  {
    nouns: list('moodboard styleguide brandguidelines brandbook pantoneswatch colorpalette colourpalette pantone'),
    events: [
      '{a_one} had a pebble, a feather and half a Frenchman pinned to it, and the client said “yes, exactly {name}”',
      '{a_body} was held against {topic} and was found to be “warm, but brave”, in a shade that is sold as {name}',
      '{a_one} gave the same beige nine names, from oat to regret, and between the two lies {name}',
    ],
    conflicts: [
      told(
        'It should feel like a Sunday in Lisbon, {they} explained, of a bank for dentists.',
        'They have put in a tram.',
        'The drill is now terracotta.',
      ),
      told(
        'An intern pinned up a shopping list, and it became the direction.',
        'The launch had eggs.',
        'Milk was felt to be too much.',
      ),
      told(
        'The wall was to be the grey of {their} left corner, and it was painted in the shade of the thumb that held it.',
        'It is a warm thumb.',
        'The owner of it has to be there for the touch-up.',
      ),
      told(
        'On page ninety it says what one may never do to the logo, with pictures, and they are the best ones.',
        'The dented one won a prize.',
        'Somebody had fun that day, and has been spoken to.',
      ),
    ],
    closings: [
      'Bold, but quiet, like a swan at a bank.',
      'It is more of a feeling, {they} says, and holds up a stone.',
      'The pins are the part that works.',
    ],
  },
  {
    nouns: list('makethelogobigger clientfeedback biggerlogo designfeedback clientrevision clientbrief finalfinal'),
    events: [
      '{a_body} was asked for “a bit bigger” by {topic}, until the trees had to go, and can be read from the sea as {name}',
      '{a_one} came at five with the words “nearly there”, in forty points, and the last of them was {name}',
      '{a_one} was saved as “final”, “final2” and “final, really, use this”, and what was printed was {name}',
    ],
    conflicts: [
      told(
        '“Can it pop?” they wrote, and {they} popped, and they meant less.',
        'Three cushions were hurt.',
        'It has been tied at one end.',
      ),
      told(
        'The wife of the boss does not like green, and so the brochure of the forest has been done in plum.',
        'The deer wear it well.',
        'The moss has a lawyer.',
      ),
      told(
        'Make it like the one of the others, they said, but so that nobody has ever seen it.',
        'It is behind a curtain.',
        'The others have asked for the same.',
      ),
      told(
        'After the nineteenth round they went back to the first, and asked why that had not been shown at once.',
        'It was shown at once.',
        'It was shown with a drum.',
      ),
    ],
    closings: [
      'We love it; only the colours, shapes and words.',
      'Just play around with it, says the last line, unpaid.',
      'It can be seen from space, and space has a small remark.',
    ],
  },
  {
    nouns: list('gradient dropshadow beziercurve artboard layoutgrid whitespace vectorgraphic layer47 layermask pixel pixels'),
    events: [
      '{a_one} was moved one to the left, by eye, at midnight, by a woman who then slept for the first time since {name}',
      '{a_body} was found on the lowest of two hundred layers of {topic}, locked, hidden, and labelled {name}',
      '{a_one} was pulled by one of its handles on a train, and the whole carriage leaned out into a curve at {name}',
    ],
    conflicts: [
      told(
        '“There is a lot of empty here”, said the client about {them}, and moved in with a sofa.',
        'It was the best part.',
        'The sofa is in all the brochures.',
      ),
      told(
        '{They} was copied as “copy of copy 7”, and it is that one which everybody has grown fond of.',
        'The first is in a drawer, and bitter.',
        'Seven has been asked to pose.',
      ),
      told(
        'At eight hundred per cent one sees it: a half, sticking out, like a foot from a blanket.',
        'It has been tucked in.',
        'At one hundred it was art.',
      ),
      told(
        '“Which layer is it on?” they ask across the floor, and a name is called that was never given.',
        'It is “rectangle 312”.',
        'He comes, too.',
      ),
    ],
    closings: [
      'It snaps to the wall, and to the neighbour.',
      'Undo, undo, undo, and there is breakfast.',
      'It has been aligned, and feels watched.',
    ],
  },
];
