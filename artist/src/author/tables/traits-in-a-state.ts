/** How somebody is for now or by measure: off key, on the phone, on a hen night, one beat behind, out of order, older than the house. */
import { told } from './noun-class.ts';
import type { SideClass } from './side-class.ts';

/** What comes of somebody of whom nobody expected it, or of a hamster; it is no joke about a belly. */
export const EXPECTING: SideClass = {
  means:
    /(?:^|[^\p{L}])(?:(?:heavily |very |eight months |nine months )?pregnant|expecting (?:twins|triplets|a baby|a child))(?![\p{L}])/u,
  events: [
    '{a_one} was sent out at three in the morning for gherkins and custard, and the shop has it under “usual”, for {name}',
    '{a_one} knitted one bootee, then four more to be safe, and all five have been sewn with {name}',
    '{a_one} put together a cot from the box, with two screws left over, and the left one was called {name}',
  ],
  traits: [
    '{They} {does}, and there are gherkins on the bedside table, in case of a second breakfast.',
    '{They} {does}; the bag has stood by the door since {weekday}, and has packed a smaller bag.',
    '{They} {does}, and the list of names is down to four hundred.',
    '{They} {does}, and strangers on the tram stand up, and so does the driver.',
  ],
  conflicts: [
    told(
      'At the evening class everybody breathed in and out as told, and {they} did it so well that a window steamed up.',
      'Somebody drew a heart on it.',
      'The teacher has breathed differently since.',
    ),
    told(
      'Both of the grandmothers have knitted, in secret, and in the same yellow.',
      'There is enough for a team.',
      'The goat next door is wearing the spare.',
    ),
    told(
      'The nursery was to be blue, then green, and on the third coat the painter moved in.',
      'He reads the stories, for practice.',
      'It is a sort of porridge now.',
    ),
    told(
      'At night {they} fancies a pickled egg on a waffle, and there is a man on call for it.',
      'He has begun to fancy it too.',
      'The waffle iron sleeps in its clothes.',
    ),
  ],
  closings: [
    'The pram has had its test drive, round a cone, with a pumpkin.',
    'It is due any day, and so is the washing machine.',
    'Sleep now, everybody says, and rings up at seven to say so.',
    'The godparents have been picked, and one of them can juggle.',
  ],
};

export const TRAITS_IN_A_STATE: readonly SideClass[] = [
  EXPECTING,
  {
    means: /(?:^|[^\p{L}])(?:tone[- ]deaf|off[- ]key|out of tune|sings (?:flat|sharp|badly|very badly))(?![\p{L}])/u,
    events: [
      '{a_one} held the last note of the anthem a little too low, two armies sat down again, and history calls it {name}',
      '{a_one} hit a note that is not on the piano, and a tuner came from Vienna to add a key for {name}',
    ],
    traits: [
      '{They} {does}, and the high C has asked for a different address.',
      '{They} {does}; the machine gave no points, a voucher and a leaflet about swimming.',
      '{They} {does}, and on birthdays the candles go out before the second line.',
      '{They} {does}, and the choir has put {them} in the car park, with the doors open for the low part.',
    ],
    conflicts: [
      told(
        'The tuning fork was held up to {them} for the A, thought it over, and changed its mind.',
        'It has been a B flat since.',
        'It went back to eating peas.',
      ),
      told(
        'A duet was arranged, so that one of the two would be right.',
        'The other one has given up as well.',
        'They met in the middle, which was a door hinge.',
      ),
      told(
        'On the last chorus the glass did not break, but it asked to be put away.',
        'It is now with the good china, and starts at doorbells.',
        'The vase went of its own accord.',
      ),
    ],
    closings: [
      'All the right notes were there, and some of them knew the song.',
      'An encore was asked for, in another building.',
      'It is not the wrong note, it is the wrong song.',
    ],
  },
  {
    means:
      /^is (?:(?:always|constantly|forever|still|usually|permanently) )?(?:stuck )?on (?:the (?:phone|telephone|line)|hold|a (?:call|conference call)|calls|speakerphone|mute)(?![\p{L}])/u,
    events: [
      '{a_one} was told “please hold”, held, through a summer and a wedding, and the music on the line is now called {name}',
      '{a_one} said “can you hear me?” from a tunnel, and eleven people in four countries answered “yes, {name}”',
    ],
    traits: [
      '{They} {does}, and walks in circles round the plant, which has a path by now.',
      '{They} {does}, and has said “let me put you through” to a waiter.',
      '{They} {does}; the family rings from the kitchen to say that the soup is ready.',
      '{They} {does}, and nods a great deal, which does not come across.',
    ],
    conflicts: [
      told(
        '{They} said one last thing, then the very last one, and the other had hung up at Easter.',
        'It was a good talk all the same.',
        'The very last one was about cheese.',
      ),
      told(
        'In the quiet carriage everybody knows by now who is leaving whom, and what the vet said.',
        'Two have taken sides.',
        'It was only wind, the vet said.',
      ),
      told(
        'The battery went at the word “because”, and nobody has dared to ring back.',
        'It may have been about the piano.',
        'Three versions are going round.',
      ),
    ],
    closings: [
      'Your call is important, and has been for forty minutes.',
      'You are breaking up, says {they}, and means the biscuit.',
      'There was a beep, and then all was said.',
    ],
  },
  {
    means:
      /^is (?:(?:always|almost|nearly|usually|forever|exactly|only) )*(?:(?:an?|half an?|one|two|three|four|five|six|ten|\d+) \S+ )?(?:behind|ahead|early)(?: (?:schedule|of .+|the .+|everyone|everybody|on .+))?$/u,
    events: [
      '{a_one} clapped when all the others had stopped, and in that silence a duchess distinctly said “{name}”',
      '{a_one} came to a surprise party on the wrong side of eight, and surprised everybody but {name}',
    ],
    traits: [
      '{They} {does}, and laughs at the joke in peace.',
      '{They} {does}; the rest of the band has learned to leave a gap, and to hope.',
      '{They} {does}, and has met {themself} at the door.',
      '{They} {does}, and the clock in the hall has been asked to mind its own business.',
    ],
    conflicts: [
      told(
        'At the minute’s silence {they} was the one who was heard.',
        'It was a cough, but a good one.',
        'It has been moved to eleven and a bit.',
      ),
      told(
        'Somebody lent {them} a watch, and it has fallen in with the new hours.',
        'It strikes thirteen, to be on the safe side.',
        'They are very happy together.',
      ),
      told(
        'The three-legged race was over, and one of the legs was still to come.',
        'It got a cheer of its own.',
        'It was third.',
      ),
    ],
    closings: [
      'It all comes out even by February.',
      'One, two, three, and in a moment four.',
      'The rest of the world is not quite on time, {they} has found.',
    ],
  },
  {
    means:
      /^is (?:(?:always|permanently|temporarily|usually|still|currently|only|mostly) )*(?:closed|sold out|out of (?:order|stock|service|use)|under (?:new management|construction|maintenance)|open (?:on|from|until|at)|for (?:sale|hire|rent)|reserved|on (?:sale|offer|display|loan))(?![\p{L}])/u,
    events: [
      '{a_one} was hung with a sign on a bit of string, nobody took it off again, and on the back it says {name}',
      '{a_one} had people outside with folding chairs from four in the morning, and the first of them shouted {name}',
    ],
    traits: [
      '{They} {does}, according to the sign, which has had more visitors than the museum.',
      '{They} {does}, and a man with a flask and a stool is prepared to wait.',
      '{They} {does}, and people put their hands round their eyes and lean on the glass all the same.',
      '{They} {does}; there is a bell for emergencies, and so far it was always about stamps.',
    ],
    conflicts: [
      told(
        'Somebody knocked, although it was plain to read, and asked whether it would be different for a cousin.',
        'It was, a little.',
        'The cousin had brought a cake.',
      ),
      told(
        'An engineer came, sucked in air, and said that the part is not made any more.',
        'He was not asked which part.',
        'He left the part with the neighbours.',
      ),
      told(
        'The notice was turned round for a joke, and by noon there was a coach party on the sofa.',
        'They liked it, and left coins in the fruit bowl.',
        'The guide is still in the bath.',
      ),
    ],
    closings: [
      'We apologise for any inconvenience, says the sign, and does not look it.',
      'Try next door, which is also {them}.',
      'Back in five minutes, and it does not say whose.',
    ],
  },
  {
    means:
      /^is (?:(?:still|always|secretly|only) )*on (?:an?|the|his|her|its|their) (?:\S+ )?(?:hen (?:night|do|party|weekend)|stag (?:night|do|weekend)|bachelor(?:ette)? party|gap year|night out|bender|business trip|school trip|(?:coffee|lunch|tea|cigarette|smoke) break|honeymoon|pub crawl|cruise|weekend away|road trip|package holiday|staycation)(?![\p{L}])/u,
    events: [
      '{a_one} lost the group at the second bar, was found by another with pink sashes, and is engaged as {name}',
      '{a_one} came home with a traffic cone, a sunburn in the shape of a map, and a wristband that said {name}',
    ],
    traits: [
      '{They} {does}, with a sash, a whistle and a photograph of somebody called Kev.',
      '{They} {does}, and the minibus has been asked not to come back without {them}, or with {them}.',
      '{They} {does}; the others flew home on Sunday.',
      '{They} {does}, and has had a T-shirt printed with the wrong year.',
    ],
    conflicts: [
      told(
        'There was an itinerary in a plastic folder, and at item three somebody found a karaoke machine.',
        'Item four is still waiting, in life jackets.',
        'The folder sang as well.',
      ),
      told(
        'What was paid from the kitty nobody can say, but there is a pedalo in the front garden.',
        'It was the cheaper of the two.',
        'A swan has come with it.',
      ),
      told(
        'What happens there stays there, they had sworn, and it was on the big screen at the wedding.',
        'The priest asked to see it once more.',
        'An aunt was in it, twice.',
      ),
    ],
    closings: [
      'One more, said somebody in March.',
      'The hotel has kept the deposit, and the duck.',
      'Nobody tells the mother about the llama.',
    ],
  },
  {
    means:
      /^(?:only |always |also )?(?:charges|bills|invoices|fines|taxes|sends (?:invoices|bills))(?= |$)(?! (?:at|into|towards?|through|down|up)\b)(?! (?:his|her|its|the) (?:phone|battery))/u,
    events: [
      '{a_one} was wished a good morning, looked at the clock, and the receipt for it was made out by {name}',
      '{a_one} put a little meter on the garden bench, and the sparrows have had letters from {name}',
    ],
    traits: [
      '{They} {does}, and rounds up, out of kindness.',
      '{They} {does}; a sneeze counts as overtime.',
      '{They} {does}, and has sent one to the sea, for the noise.',
      '{They} {does}, with ten days to pay and a smiley.',
    ],
    conflicts: [
      told(
        'The bride asked for a short speech, and it came with travel, lodging and one item called “feeling”.',
        'The feeling was the dearest.',
        'It was worth it, said the groom, who is paying until June.',
      ),
      told(
        'A reminder went out to the grandmother, for listening, two hours at the family rate.',
        'She has sent one back, for the childhood.',
        'They have settled on a pie.',
      ),
      told(
        '{They} gave a friend a discount, and had to lie down in a dark room.',
        'The room was put on the bill.',
        'It was two per cent.',
      ),
    ],
    closings: [
      'Reading this far comes to four euros ninety.',
      'The first minute is free, and lasts ten seconds.',
      'Thank you, it says at the bottom, plus tax.',
    ],
  },
  {
    means: /^(?:always |only |never |just |constantly )?(?:beeps|moos|oinks|quacks|clucks|bleats|honks|wheezes)(?= |$)/u,
    events: [
      '{a_one} was answered from the other side of the valley, at dusk, by something large that seemed to mean {name}',
      '{a_one} did it once in a lift, eight people got out at the wrong floor, and the lift says it too: {name}',
    ],
    traits: [
      '{They} {does}, and somewhere a reversing lorry feels less alone.',
      '{They} {does}; a farmer has twice come out in his slippers to count.',
      '{They} {does}, and half of the street pats its pockets.',
      '{They} {does}, and the parrot next door has stopped doing the telephone.',
    ],
    conflicts: [
      told(
        'A man came to find out where the noise was, went through the house with a stethoscope, and heard the sea.',
        'The noise was behind him.',
        'He has brought his children to hear it.',
      ),
      told(
        'At the theatre it happened in the pause before “or not to be”, and the actor took it as a vote.',
        'He sells insurance now.',
        'The play was over by nine.',
      ),
      told(
        'For the wedding {they} promised to hold it in, and it came out during the vows, as a third voice.',
        'It has been entered as a witness.',
        'The organist joined in, out of manners.',
      ),
    ],
    closings: [
      'It means “hello”, or the battery.',
      'The dog has an answer to it, and the dog is working on a second one.',
      'Three short ones and a long one, and then supper.',
    ],
  },
  {
    means:
      /^(?:always |only |constantly )?(?:has (?:restarted|rebooted|crashed|frozen)|restarts|reboots|crashes(?! (?:into|weddings|parties|the|every|on))|buffers|lags|glitches|overheats|needs (?:a restart|an update|updates|charging|rebooting))(?= |$)/u,
    events: [
      '{a_one} stopped in the middle of a word, and a small circle went round over the forehead of {name}',
      '{a_one} was asked by a nephew whether it had been switched off and on again, and came back as {name}',
    ],
    traits: [
      '{They} {does}, and says afterwards that all changes have been kept, apart from Wednesday.',
      '{They} {does}; a nephew has been sent for, and he has sent for a nephew.',
      '{They} {does}, usually at the top of the stairs, and with the tray.',
      '{They} {does}, and the last words before it are always “this will only take a second”.',
    ],
    conflicts: [
      told(
        'The progress was at ninety-nine per cent when the guests came, and at ninety-nine when they left.',
        'They have sent a card to the last one.',
        'It was the ninety-nine of the day before.',
      ),
      told(
        'An update was offered at midnight, {they} said “later”, and it has moved into the spare room.',
        'It comes down for breakfast, and looks.',
        'It has brought new icons for everything.',
      ),
      told(
        '“Something went wrong,” {they} said at the altar, and there was a button for “OK”.',
        'The bride pressed it.',
        'Nobody has found the other button.',
      ),
    ],
    closings: [
      'Please do not switch {them} off, it says, and somebody always does.',
      'It worked on Tuesday, with the window open.',
      'An error has occurred, and would like to be asked in.',
    ],
  },
  {
    means: /^(?:only |always )?(?:gets|is|becomes|grows) (?:\S+ )?(?:more expensive|dearer|pricier)(?= |$)/u,
    events: [
      '{a_one} was put in the basket at one price, and at the till a bell rang, and the manager came out for {name}',
      '{a_one} was looked at for one second too long, and has gone up to {money}, with {name} on the tag',
    ],
    traits: [
      '{They} {does}, and the price tag has been given an extension.',
      '{They} {does}; people who only wanted to look have had to sell the car.',
      '{They} {does}, and a man with a sticker gun follows at three steps.',
    ],
    conflicts: [
      told(
        'A customer counted out the coins, and by the last one it was no longer enough.',
        'He is now on his fourth jar.',
        'He has asked for a smaller one, of anything.',
      ),
      told(
        'In grandfather’s day one got two of {them} and a tram ride for that money, and change.',
        'The tram has been told, and went red.',
        'He had the change with him.',
      ),
      told(
        '{They} was reduced by mistake for one hour in May, and the street has a monument to it.',
        'It says “was”.',
        'Flowers are laid there, small ones.',
      ),
    ],
    closings: [
      'If you have read this far, it is dearer now.',
      'The bank has looked in and cried.',
      'It was cheap at the time, but that was this morning.',
    ],
  },
  {
    means:
      /^is (?:(?:much|even|far|way|slightly|a bit|no|always) )*(?:\p{L}{2,}er|worse|better|(?:more|less) \p{L}+) than (?!me\b|you\b|life\b)/u,
    events: [
      '{a_one} was stood back to back with it by an uncle with a pencil, and the mark on the door frame says {name}',
      '{a_one} came first in a contest with two entries, and the other one has asked for a recount by {name}',
    ],
    traits: [
      '{They} {does}; it was measured by a cousin, with a broom handle and a good deal of feeling.',
      '{They} {does}, and mentions it in the second sentence, after the name.',
      '{They} {does}, and there is a photograph of the two, in which one looks away.',
      '{They} {does}, which was to be settled over lunch, and lunch is still going on.',
    ],
    conflicts: [
      told(
        'A jury was asked to compare the two, and had them both brought in, on a trolley.',
        'It was close, apart from the trolley.',
        'The jury has split up and married.',
      ),
      told(
        'The other side has been training in secret, in a shed, with the radio on.',
        'It is said to have gained an inch.',
        'The shed was seen to shake.',
      ),
      told(
        'A bet on it was lost by a man from the savings bank, and he now delivers the milk on one leg.',
        'The milk arrives as cream.',
        'He still thinks that it depends how one holds it.',
      ),
    ],
    closings: [
      'Side by side one sees it at once, and it is rather awkward.',
      'The difference has been framed.',
      'It is not a competition, say those who came second.',
    ],
  },
];
