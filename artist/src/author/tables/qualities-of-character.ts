/** What somebody is like to others, and how they get on: shy, vain, broke, polite. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const CHARACTERS: readonly SideClass[] = [
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
];
