/** What stands on a desk or under it, each with its own trouble: an envelope, a laptop, a rocking chair. */
import { list, type NounClass, told } from './noun-class.ts';

export const DESKS_AND_DRAWERS: readonly NounClass[] = [
  {
    nouns: list('highlighter'),
    events: [
      '{a_one} marked the important things in a law book, and it is now a yellow book called {name}',
      '{a_one} ran dry on the word “urgent”, and has been green about everything else as {name}',
      '{a_one} was left uncapped in a white shirt, and the most important part of the accountant is {name}',
    ],
    conflicts: [
      told(
        'The first chapter is all yellow, and from the second on it is as white as snow.',
        'There was a party.',
        'The exam was on the second.',
      ),
      told(
        'A code was agreed on: yellow for now, pink for later, green for never.',
        'It is a very green plan.',
        'The rest are blue, and it has been forgotten what for.',
      ),
      told(
        '{They} shone through to the next page, and a recipe for soup has “the defendant” in it.',
        'It was served with thyme.',
        'The defendant was, too.',
      ),
    ],
    closings: [
      'If everything stands out, somebody has to be the page.',
      '{They} squeaks at the good bits.',
      'The cap is on the wrong one, and they have got used to it.',
      'Whoever reads it next will know what was not understood.',
    ],
  },
  {
    nouns: list('spreadsheet'),
    events: [
      '{a_one} was opened to split one pizza, and has fourteen tabs, a pivot and an heir by the name of {name}',
      '{a_one} showed only hash signs in column F, was pulled wider, and wider, and at the far end was {name}',
      '{a_one} turned a phone number into a date in 1931, and the date went ahead, with {name}',
    ],
    conflicts: [
      told(
        'One cell refers to the next, which refers to the first, and both are waiting for the other to speak.',
        'It is called a circular reference, or a marriage.',
        'A warning came up, with a small bell.',
      ),
      told(
        'Nobody knows what hides between column C and column H.',
        'A colleague unhid it, and has asked to be moved.',
        'It says “do not sort”, in red, from 2009.',
      ),
      told(
        'The holiday was planned in it down to the ice cream, and the ice cream was conditional.',
        'It turned orange if above two euros.',
        'On the beach he filtered the family by hunger.',
      ),
    ],
    closings: [
      'Do not touch row seven; it holds up the company.',
      '{They} is saved as final, final two, and final this time.',
      'The sum is right, and that is what frightens everybody.',
      'Somebody merged two cells, and the lights went out in Hull.',
    ],
  },
  {
    nouns: list('envelope'),
    events: [
      '{a_one} was licked at four in the morning with a tongue for three hundred invitations, and one was to {name}',
      '{a_one} had a window, and in it a name could be seen that was not meant for the street: {name}',
      '{a_one} was steamed open over the soup by an aunt, and it has smelled of leek and of {name}',
    ],
    conflicts: [
      told(
        '{They} says “do not bend”, and the letter box is round.',
        'The postman read it aloud as he folded.',
        'A dentist’s X-ray came out as a boomerang.',
      ),
      told(
        'Something in it can be felt with a thumb, and it is either a coin or a button.',
        'It was from grandmother, so it was both.',
        'The thumb has been at it since the gate.',
      ),
      told(
        'A sum was once done on the back of {them} by a professor, and it was the universe.',
        'There is milk on the bottom half.',
        'On the front it says “occupier”.',
      ),
    ],
    closings: [
      'Brown means money, and in the wrong direction.',
      'The flap has been stuck down, with tape, and with feeling.',
      '{They} was pushed across the table with two fingers, and everybody looked at the fish.',
      'Return to sender, it said; and the sender had moved.',
    ],
  },
  {
    nouns: list('paperclip'),
    events: [
      '{a_one} was bent straight during a long call, then into a swan, and the firm was sold to {name}',
      '{a_one} held a whole trial together by one corner, let go for a second, and the appeal was won by {name}',
      '{a_one} popped up in a corner and asked if somebody was writing a letter, and the answer was {name}',
    ],
    conflicts: [
      told(
        'One was swapped for a pen, the pen for a door knob, and so on, up to a house.',
        'It lives in the hall, on a cushion.',
        'The door knob has regretted it since.',
      ),
      told(
        'A chain of four hundred hangs along the wall of the quiet man in room nine.',
        'He was asked what he does.',
        'He held up the chain.',
      ),
      told(
        '{They} was used on a lock by somebody who had seen a film.',
        'The door has opened to both sides since, and cannot say why.',
        'The credit card went in afterwards, and stayed.',
      ),
    ],
    closings: [
      '{They} takes a bit of everything, and leaves a small dent.',
      'There were a hundred in the box, and there is one.',
      'A magnet came by, and it had to go.',
      '{They} looks like a tiny trombone, and was told so at school.',
    ],
  },
  {
    nouns: list('photocopier copier'),
    events: [
      '{a_one} was sat on at the Christmas party, and the pages came out in the budget under {name}',
      '{a_one} jammed in door two, tray three, flap B, and behind flap B lived somebody called {name}',
      '{a_one} was told to make one of each, and made one of each, for as long as there was paper, as {name}',
    ],
    conflicts: [
      told(
        'A green light went past underneath, and the trainee saw his whole life on A4.',
        'It was two-sided.',
        'There were some margins he had not known about.',
      ),
      told(
        'The toner came out all at once, and accounts has been a darker department since.',
        'Their teeth are very noticeable.',
        'The vacuum cleaner has taken early retirement.',
      ),
      told(
        '{They} warms up for four minutes, and in that time all the firm’s secrets have been told.',
        'It has them in memory, as job nine.',
        'The engineer left with tears in his eyes.',
      ),
    ],
    closings: [
      'Somebody has left the original in there, and it was a face.',
      'Enlarge to 141, it says, and the ego obeys.',
      'The last one used up the paper, and is humming in the corridor.',
      '{They} sorts, staples, and sighs.',
    ],
  },
  {
    nouns: list('cubicle workstation'),
    events: [
      '{a_one} was decorated for one birthday in March, and the balloon has been on the payroll since as {name}',
      '{a_one} had walls up to the chin, so all of accounts knows the upper half of {name}',
      '{a_one} was moved by the window for one glorious week, by an error, and the sun still asks for {name}',
    ],
    conflicts: [
      told(
        'Three sides are grey felt, and the fourth is everybody.',
        'Somebody eats an apple in there, at length.',
        'The felt has taken down every word.',
      ),
      told(
        'There is a photo of a beach, and it has been looked at so hard that it has faded.',
        'The sea is now a rumour of the sea.',
        'The man on the lilo has left.',
      ),
      told(
        'A head comes up over the edge at five to twelve, and then all of them, as in the savannah.',
        'It was the sandwich van.',
        'One of them keeps watch for the manager.',
      ),
    ],
    closings: [
      'The plant is plastic, and died anyway.',
      'Knock, knock, he said, as there is no door.',
      '{They} is three square metres, with a view of a bin and of a career.',
      'The chair goes down slowly through the afternoon.',
    ],
  },
  {
    nouns: list('desk writingdesk standingdesk'),
    events: [
      '{a_one} was tidied once, and under the third layer was a colleague who had been missed as {name}',
      '{a_one} went up at the press of a button during a call, took the coffee along, and stopped at {name}',
      '{a_one} had a secret drawer for the love letters, and nine generations have looked for it under {name}',
    ],
    conflicts: [
      told(
        'A clean one, they say, is the sign of something.',
        'Everything is in the bottom drawer.',
        'The bottom drawer has asked for a lawyer.',
      ),
      told(
        'There is chewing gum underneath from four generations, and the oldest is by a headmaster.',
        'It still has a trace of mint.',
        'Whole careers have been thought over it with one finger.',
      ),
      told(
        'One leg is short by a beer mat, and every signature in the house goes downhill.',
        'Two laws were signed on it like that.',
        'The mat is holding up the economy.',
      ),
    ],
    closings: [
      'The in-tray is on the left, and the out-tray is a cat.',
      'There is a ring from every cup, like in a tree.',
      'The good pen was here a minute ago.',
      '{They} was made for great thoughts, and holds the printer.',
    ],
  },
  {
    nouns: list('rockingchair'),
    events: [
      '{a_one} went on rocking after grandmother had got up, and nobody has asked who {name} is',
      '{a_one} came forward over the cat’s tail at ten to nine, and what was said is the name of {name}',
      '{a_one} crossed the porch by an inch an evening, until one summer it was down the steps as {name}',
    ],
    conflicts: [
      told(
        '{They} looks out over the road with a blanket and a view on everything.',
        'A shotgun was mentioned; it was a knitting pattern.',
        'Whoever drives past is discussed as far as the bend.',
      ),
      told(
        'Two babies and a bishop have been put to sleep in it, and only one of them was meant to be.',
        'The sermon was finished by a baby.',
        'It was shorter, and better.',
      ),
      told(
        '{They} goes forward on “well” and back on “I never”.',
        'A whole scandal takes eleven minutes.',
        'At the vicar it nearly went over.',
      ),
    ],
    closings: [
      '{They} has been going since 1911, and is not there yet.',
      'One more story, said the floorboard.',
      '{They} stops when somebody comes in, and then everybody stops.',
      'The knees have a rug, and the rug has a cat.',
    ],
  },
  {
    nouns: list('highchair'),
    events: [
      '{a_one} threw down one spoon, was given it back, and has trained the whole family as {name}',
      '{a_one} wore more of the carrot than the guest of honour, and had to be hosed down as {name}',
      '{a_one} was sat in by an uncle at two in the morning, for a bet, and the fire brigade came to {name}',
    ],
    conflicts: [
      told(
        'The aeroplane came in with the pea, was cleared for landing, and the tower shut its mouth.',
        'It circled for an hour.',
        'Spinach has been diverted to Luton.',
      ),
      told(
        'From up there everything can be seen, and it has all been pointed at.',
        'The dog sits exactly below, like a bank.',
        'He has put on two stone since the weaning.',
      ),
      told(
        'A raisin from another baby was found in the straps.',
        'It was swallowed as a greeting.',
        'There is a biscuit further down, with a future.',
      ),
    ],
    closings: [
      'All gone, said the head of the table.',
      'The tray comes off with a crack, and so does the mood.',
      '{They} wipes clean, says somebody who has never met one.',
      'There is a throne in every house, and it has a bib.',
    ],
  },
  {
    nouns: list('laptop notebookcomputer macbook'),
    events: [
      '{a_one} was opened on a train at “salary negotiations”, and the whole carriage advised {name}',
      '{a_one} got so hot on somebody’s knees that an egg was put on it, and it was eaten as {name}',
      '{a_one} was shut quickly when the door opened, and the poem on it ended in the middle of {name}',
    ],
    conflicts: [
      told(
        'The battery said two hours, and then, after one email, four minutes.',
        'A café was chosen by its sockets, and the coffee was an afterthought.',
        'He has married into the table by the wall.',
      ),
      told(
        'A plaster has been stuck over the camera since the day of the towel.',
        'The team still speaks of it in the present tense.',
        'It blinked afterwards, they say.',
      ),
      told(
        'There are crumbs under the L and the O, and the firm has had to do without “hello”.',
        '“He” was written to a minister.',
        'Shaken out, it gave half a bagel.',
      ),
    ],
    closings: [
      'Ninety-one tabs are open, and one of them is singing.',
      'The fan starts when nobody asked it anything.',
      '{They} will update now, says a box, in the middle of the wedding speech.',
      'The sticker on the lid says more than the work inside.',
    ],
  },
  {
    nouns: list('tablet ipad'),
    events: [
      '{a_one} was propped against the cereal, was smeared with jam up to the password, and unlocks itself for {name}',
      '{a_one} was to be for reading, and has been a cartoon about a digger since breakfast, with {name}',
      '{a_one} was held up at a concert by a tall man, and row nine saw the whole show on {name}',
    ],
    conflicts: [
      told(
        'The pensioner’s finger swipes once, very hard, and something has been bought.',
        'It was a boat.',
        'It comes on Thursday, with a captain.',
      ),
      told(
        'A child of two can open it, and cannot say how.',
        'A cat can, and will not.',
        'The father has been locked out until 2061.',
      ),
      told(
        '{They} is too big for a pocket, too small for a desk, and perfect for a face, at night, from above.',
        'It fell at eleven, with the corner first.',
        'The nose has the shape of the home button.',
      ),
    ],
    closings: [
      'There is a fingerprint on {them}, and it is cheese.',
      '{They} was at nine per cent all the way to Cornwall.',
      'Just one more, said a small voice with a large screen.',
      '{They} turns round to be upright the moment somebody lies down.',
    ],
  },
  {
    nouns: list('floppydisk'),
    events: [
      '{a_one} was shown to a class of ten-year-olds, who were delighted that somebody had printed out {name}',
      '{a_one} holds a whole novel of 1991, if anybody could get at it, and the hero is thought to be {name}',
      '{a_one} was put on the fridge with a magnet, to keep it safe, and has been empty since as {name}',
    ],
    conflicts: [
      told(
        'Everybody presses a small picture of {them} every day, and nobody knows who it was.',
        'It gets no royalties.',
        'A toddler called it “the save”, and it had to sit down.',
      ),
      told(
        '{They} takes one and a half megabytes, which is nearly one photo of a cat’s ear.',
        'The other ear was on disk two.',
        'Disk two of eleven is corrupt, said the machine, after ten.',
      ),
      told(
        'A nuclear base was run on eight of them until quite lately.',
        'They were in a drawer marked “Dave”.',
        'It all went well, apart from the hole in the Tuesday.',
      ),
    ],
    closings: [
      'The shutter goes click, and so does a whole generation.',
      '{They} is not floppy at all, and has often been asked.',
      'Insert the next one, it says, in the dark.',
      '{They} remembers everything, and can tell nobody.',
    ],
  },
  {
    nouns: list('curtain drape'),
    events: [
      '{a_one} was opened with a flourish at nine, and so was the nightshirt behind it, to cheers for {name}',
      '{a_one} hid a lover, a second lover and the cat, and at the third sneeze it came down with {name}',
      '{a_one} was drawn at noon in a street of retired people, and by one there was a wreath for {name}',
    ],
    conflicts: [
      told(
        'It is stuck one hand before the end, and through that hand comes the whole sun, onto the one pillow.',
        'The pillow was turned.',
        'The sun had reserved.',
      ),
      told(
        '{They} twitches on the left when a car stops, and on the right when it is a taxi.',
        'It knows the price of the shoes.',
        'An electric one was bought, and gave itself away.',
      ),
      told(
        'Two wedding dresses and one concert gown have been cut out of it in hard times.',
        'The bride had rings along the top.',
        'She drew herself, at midnight.',
      ),
    ],
    closings: [
      '{They} hangs an inch short, after a warm wash.',
      'There is a fly behind {them}, with a long story.',
      'The lining is for the neighbours.',
      'Final, said somebody, and meant the play.',
    ],
  },
  {
    nouns: list('drawer messydrawer junkdrawer'),
    events: [
      '{a_one} would not open for the ladle that lay across it, and the last person to see inside was {name}',
      '{a_one} was pulled out too far, fell on a foot, and what rolled away has been called {name}',
      '{a_one} is where things go that might be needed, and in the war of the corkscrews it gave birth to {name}',
    ],
    conflicts: [
      told(
        'Batteries lie in it, and nobody knows which of them are dead.',
        'They are tried, licked and put back.',
        'One of them is from a toy that has a pension.',
      ),
      told(
        'A key turned up that fits nothing in the house, nor in the next one.',
        'It cannot be thrown away; there might be a door.',
        'Four more are on the ring, for company.',
      ),
      told(
        '{They} holds nine takeaway menus, and the restaurant burned down in the reign of the first.',
        'Number forty-two is still spoken of.',
        'The soy sauce is in there, and will outlive everybody.',
      ),
    ],
    closings: [
      '{They} is opened, looked into, and shut with a sigh.',
      'There is string in {them}, too short to be of use.',
      'Somebody tidied it, and nothing has been found since.',
      '{They} goes in if the whisk breathes out.',
    ],
  },
];
