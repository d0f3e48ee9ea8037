/** What people type who have seen it on a screen, or who ask somebody to draw: "this is fine", "imagine a world where", "my ex as a cactus". */
import { told } from './noun-class.ts';
import type { Moment } from './side-class.ts';

export const ERRORS_AND_MEMES: readonly Moment[] = [
  {
    means: /\bthis is fine\b|\beverything(?:'s| is) (?:fine|ok|on fire|burning)|\bi(?:'m| am) fine\b/u,
    events: [
      'the curtains were burning, the firemen asked for a statement, {a_thing} put down its coffee, said {words}, and was saved as {name}',
      'smoke came down to the height of a hat, {a_thing} took off the hat, said {words}, and on the hatband it says {name}',
    ],
    conflicts: [
      told(
        'The flames had reached the table when {they} asked whether anybody else would like a refill.',
        'The coffee was a little too hot, for once.',
        'The marshmallows were on the same shelf as the denial.',
      ),
      told(
        'The smoke alarm was told kindly that it worries too much, and has been seeing somebody about it.',
        'It beeps in a softer voice now.',
        'They sit it out together.',
      ),
      told(
        'A fireman looked in at the window, and {they} complimented him on the hose.',
        'He was offered the chair that was still a chair.',
        'He has put it down as “tenant in good spirits”.',
      ),
      told(
        'The landlord rang about the heating, and {they} said that there was nothing to complain of.',
        'The bill will be lower this year.',
        'He could hear it crackle, and thought of Christmas.',
      ),
    ],
    closings: [
      'It is all right, and the ceiling is only resting.',
      'The coffee was very good.',
      'Nothing to see here, and soon there will be nothing here.',
      'The eyebrows will grow back.',
    ],
  },
  {
    means:
      /\bthinks? (?:he|she|they|it)(?:'s|'re| is| are) (?:him|her|them|it)\b|\bi(?:'m| am) (?:him|her)\b|\bmain character energy\b|\bhim\b.*\bsigma\b/u,
    events: [
      'somebody asked at the counter for “him”, {a_thing} stepped forward before anyone could laugh, and {words} was added on the slip for {name}',
      '{a_thing} walked away from a burning bin without looking round, the subtitle said {words}, and the credits said {name}',
    ],
    conflicts: [
      told(
        '{They} nodded at {their} own reflection in a shop window, and a man inside brought the trousers.',
        'They were a size too modest.',
        'The mirror had seen it coming.',
      ),
      told(
        'There was a slow walk in with music, and it turned out to be the wrong christening.',
        'The baby was him.',
        'The godparents moved up all the same.',
      ),
      told(
        '{They} has spoken of “my people” ever since somebody held a door.',
        'The door was automatic.',
        'It is one person, and he was going anyway.',
      ),
    ],
    closings: [
      'It was the one behind, as it always is.',
      'The dog was asked, and says that it is not true.',
      'Nobody had the heart to tell, not even the bin.',
    ],
  },
  {
    means: /\bis calling\b|\bincoming call\b|\bpicked up the phone\b/u,
    events: [
      'the telephone lit up at a quarter to midnight with {words} on it, {a_thing} filled the whole screen, and it went on ringing for {name}',
      'a whole class let it ring, for {words} was what it said, and only a grandfather picked up, and found {a_thing} very polite, and called {name}',
    ],
    conflicts: [
      told(
        'Whoever declines is rung again, from one street nearer.',
        'By now it is ringing in the cupboard.',
        'The bus stop outside has begun to vibrate.',
      ),
      told(
        'Somebody picked up at last, and {they} only wanted to know whether it was a bad time.',
        'It was, and they talked for an hour.',
        'Then there was breathing, and a biscuit.',
      ),
      told(
        'The picture in the phone looks out with its head a little on one side, like a neighbour with a casserole.',
        'Nobody had saved the number.',
        'The casserole was real.',
      ),
    ],
    closings: [
      'You have one missed call, and it is behind you.',
      'Swipe up to answer, and do not.',
      'The ringtone was somebody humming.',
    ],
  },
  {
    means: /^(?:nothing|nichts|rien|nada|niente|nothing at all|absolutely nothing|none|i don't know|idk|dunno)[.!?]*$/u,
    events: [
      'the field was marked as required, {words} was all that somebody filled in, {a_thing} was sent out to fill it, and that was {name}',
      'the box was opened in front of everybody, {words} was inside, {a_thing} had been the wrapping, and it was thanked as {name}',
    ],
    conflicts: [
      told(
        'A museum bought it, hung it, and has had to put up a rope, since people kept walking through.',
        'The guard says that it follows you round the room.',
        'The shop has it as a fridge magnet.',
      ),
      told(
        '“What would you like for your birthday?” was asked, the answer was believed, and it came with a bow.',
        'The bow has been kept.',
        'It was the wrong size, too.',
      ),
      told(
        'It was wrapped, weighed and insured, and at the customs they could not find anything wrong with it.',
        'They took out half.',
        'It came back as “not enough postage”.',
      ),
    ],
    closings: [
      'There is more where that came from.',
      'It goes with everything.',
      'You are welcome, and it was no trouble at all.',
      'The rest is empty, and dusted weekly.',
    ],
  },
  {
    means: /\bjust vibes\b|\bno thoughts\b|\bhead empty\b|\bonly vibes\b/u,
    events: [
      'the doctor held the picture up to the light, wrote {words} under it, {a_thing} said “nice”, and on the file stood {name}',
      '{a_thing} was weighed, measured and listened to, nothing was found but {words}, and the certificate was made out to {name}',
    ],
    conflicts: [
      told(
        'An X-ray was taken, and showed a beach, a slow song, and somebody’s flip-flop.',
        'The doctor has asked for the address.',
        'It is the left one, and it is happy.',
      ),
      told(
        'At work {they} was asked for the figures, and moved to the music in the printer.',
        'The board has voted for the music.',
        'The figures went up, out of mood.',
      ),
      told(
        'Of all the parts that others have, {they} has the hum that a fridge makes in August.',
        'It is enough to get by on.',
        'Nothing can be put down, so nothing is mislaid.',
      ),
    ],
    closings: [
      'Nothing aches, as there is nothing to.',
      'It is a good one, and it is on until late.',
      'Thinking was tried, and it only made a noise.',
    ],
  },
  {
    means:
      /\b(?:lol |lmao |idk |dunno )+.*\bmake\b|\bjust make (?:som\w+|it)\b|\bmake (?:it|som\w*thing) (?:weird|cursed|funny|cool|random|scary)|\bsurprise me\b|\bidk\b|\bwhatever you (?:want|like)\b|\bsomething (?:weird|random|funny|cursed)\b/u,
    events: [
      'the order said {words}, the kitchen looked at each other, {a_thing} was what they all had dreamt of once, and the bill says {name}',
      'somebody waved a hand and said {words}, the artist took it as an order, drew {a_thing}, and has not slept well since, for fear of {name}',
    ],
    conflicts: [
      told(
        'Nobody had said what it was to be, so the one who began had the legs, and the next had the doubts.',
        'There was glue over, and it shows.',
        'The third only signed, and ran.',
      ),
      told(
        'It was shown to a focus group, which has become a support group.',
        'They meet on Thursdays, with the lights on.',
        'One of them has begun to find it sweet.',
      ),
      told(
        'The customer looked at it for a long time, and asked whether it came in normal.',
        'It had, and that one had run away.',
        'Normal is extra.',
      ),
    ],
    closings: [
      'You said that it did not matter.',
      'Be careful what you do not wish for.',
      'No returns, it knows the way back by itself.',
    ],
  },
  {
    means: /\b(?:please )?(?:make|draw|turn|paint) (?:me|my|our)\b|\bso please (?:make|draw)\b/u,
    events: [
      'a letter came in a careful hand, {words} it said, with a coin taped to it, and {a_thing} reported for duty as {name}',
      'somebody asked so nicely that the rest of the shop fell silent, {words} went up on the wall, and {a_thing} came forward as {name}',
    ],
    conflicts: [
      told(
        'The one whom it was for looked at it for a long time, and said “again”.',
        'It has been done again, every evening at seven.',
        'Then it was fed a piece of toast.',
      ),
      told(
        'The likeness was in the ears, said the whole family, and then somebody found it in the snoring.',
        'The snoring is on both sides.',
        'The ears have been in the family since 1912.',
      ),
      told(
        'It is allowed into bed, with the boots off, as long as it keeps to its own side.',
        'It has no boots, and four sides.',
        'It is the one that gets tucked in first.',
      ),
    ],
    closings: [
      'With love, and a stamp on it upside down.',
      'It hangs over the sofa, and looks after the cushions.',
      'Thank you, says the letter twice, and once more on the back.',
    ],
  },
  {
    means: /\bmy ex\b|\bex[- ](?:boyfriend|girlfriend|husband|wife)\b/u,
    events: [
      'at a party somebody was asked to describe the last one, said {words}, and {a_thing} came in, late as ever, as {name}',
      '{words} was what the friends had said all along, {a_thing} was standing there with a toothbrush in a bag, and the bag is marked {name}',
    ],
    conflicts: [
      told(
        '{They} still has the good saucepan, and it has been sent greetings.',
        'The lid stayed behind, and they write to each other.',
        'It is used for one egg, out of spite.',
      ),
      told(
        'At ten past one in the night {they} wrote “hey”, with two y’s.',
        'It was answered by the mother.',
        'The second y was read by nine friends, out loud.',
      ),
      told(
        '“I have changed”, {they} said, and it was the shirt.',
        'It was also somebody else’s.',
        'It does suit {them}, which is the worst of it.',
      ),
    ],
    closings: [
      'They are still friends, says one of them.',
      'It was not you, it was the dishwasher.',
      'The jumper will be kept, on principle.',
      'The number is saved as “no”.',
    ],
  },
  {
    means: /\bmy (?:\w+ )?(?:brother|sister|cousin|sibling)\b.*\b(?:as|but|like)\b/u,
    events: [
      'there was a quarrel in the back seat, somebody shouted {words}, it grew very quiet, and {a_thing} asked to be let out as {name}',
      'the school wanted a family portrait, {words} was what was handed in, {a_thing} got a star for it, and mother had it framed as {name}',
    ],
    conflicts: [
      told(
        '{They} was not touching, not touching, not touching, with one finger, all the way to {town}.',
        'There is a line down the back seat, in felt pen.',
        'The car was turned round once, as had been promised.',
      ),
      told(
        'The last slice was to be shared fairly, so one cut and the other chose, and {they} licked both.',
        'It has been in court since 2016.',
        'Mother had the crust.',
      ),
      told(
        '{They} told on somebody to the grandmother, and the grandmother has told on {them}.',
        'It goes back to a vase.',
        'The vase has two versions.',
      ),
    ],
    closings: [
      'He started it, it says here.',
      'Mum, it is doing it again.',
      'It may come into the room, if it knocks and has chocolate.',
    ],
  },
  {
    means: /\bmother[- ]in[- ]law\b|\bschwiegermutter\b|\bbelle-mère\b|\bsuegra\b|\bsuocera\b|\bsogra\b/u,
    events: [
      'the doorbell rang a day early, {words} was all that the husband could say, {a_thing} ran a finger along the shelf, and it read {name}',
    ],
    conflicts: [
      told(
        '{They} only looked into the cupboard, only put everything somewhere else, and only meant well.',
        'The cups have not been found.',
        'A list of it hangs inside the door.',
      ),
      told(
        '“I am not saying anything”, {they} said, and that took from the soup until the coffee.',
        'The gravy heard most of it.',
        'The hair was left for next time.',
      ),
      told(
        'The roast was very good, {they} said, for somebody who had not been shown how.',
        'It was her recipe.',
        'The salt was passed without a word, and with one eyebrow.',
      ),
    ],
    closings: [
      'An aunt will stay until Sunday, and it is not said which.',
      'The curls hold, whatever is on fire.',
      'Has the child got a vest on?',
    ],
  },
  {
    means: /\bhiccup|\bhickup/u,
    events: [
      'the needle at the observatory jumped every nine seconds, {words} was put on the board, {a_thing} said “sorry”, and then {name}',
    ],
    conflicts: [
      told(
        'A glass of water was brought, to be drunk from the far side, and it took nine fire engines and a ladder.',
        'It went down the wrong crater, so to speak.',
        'The far side is in another country.',
      ),
      told(
        'A whole village took turns to jump out and shout “boo”, and only the village got a fright.',
        'The goats have stopped giving milk.',
        'They now shout it at each other, out of habit.',
      ),
      told(
        'Between two of them there is time for exactly one sentence, and it is mostly “excuse me”.',
        'Tourists set their watches by it.',
        'The third word has to be left for the next.',
      ),
    ],
    closings: [
      'It has gone, says the mayor, and hic.',
      'Somebody is thinking of somebody.',
      'Hold your breath, please, all of you down there.',
    ],
  },
  {
    means: /\bimagine (?:a|if|that)\b|^(?:a )?world (?:where|in which)\b|\bwhat if\b|\bin a world where\b/u,
    events: [
      'a child asked at bedtime about {words}, the light was switched off, and in the dark {a_thing} cleared its throat and said {name}',
      'somebody in the back row put up a hand and said {words}, the professor laughed, and {a_thing} took the chair as {name}',
    ],
    conflicts: [
      told(
        'It was only meant as a thought, but a surveyor has been there, and it has a bus line.',
        'The fare is half a thought.',
        'One has to change at “supposing”.',
      ),
      told(
        'There is one rule in it that nobody has thought through, and {they} lives just next to that.',
        'It comes up whenever it rains.',
        'A small fence has been put round it.',
      ),
      told(
        'The first morning of it was chaos, the second was a bank holiday, and on the third they had a flag.',
        'The flag is a tea towel, for now.',
        'By the fourth they had an opposition.',
      ),
    ],
    closings: [
      'And then they all woke up, but for one.',
      'It would explain the noise.',
      'In that world this sentence would be a hat.',
    ],
  },
  {
    means: /\bby day\b.*\bby night\b|\bduring the day\b.*\bat night\b/u,
    events: [
      'two business cards fell out of one wallet, both of them true, {words} was what {a_thing} had to admit, and both say {name}',
    ],
    conflicts: [
      told(
        'At dusk there are eleven minutes for changing, and the tie has twice gone on over the mask.',
        'Nobody at the meeting said a thing.',
        'It was thought to be the new dress code.',
      ),
      told(
        'The night job has been put down as “travel”, with receipts for the rope.',
        'The tax office climbed in through the window to ask.',
        'Black cloth can be written off over five years.',
      ),
      told(
        'Both of them get on each other’s nerves, and leave notes on the fridge about the milk.',
        'One is in very small figures.',
        'The other was thrown, and stuck.',
      ),
    ],
    closings: ['Nobody has ever seen both at the same barbecue.', 'Sleep is taken in the lift.', 'The disguise is a yawn.'],
  },
  {
    means: /\bturn(?:ing|ed)? it off and (?:back )?on\b|\bhave you tried turning\b/u,
    conflicts: [
      told(
        'A man rang about the end of his marriage, and was told to pull out the plug and count to ten.',
        'At seven she laughed.',
        'They are both back, with a blue screen.',
      ),
      told(
        'The caller said that it had been done already, and {they} said nothing until he did it.',
        'It was the lamp.',
        'It works now, and he is sulking.',
      ),
      told(
        'Each night {they} does it {themself}, for eight hours, and it has always helped so far.',
        'Some settings are lost every time.',
        'In the morning there is an update.',
      ),
    ],
    closings: [
      'Ticket closed, and opened, and closed.',
      'Please hold, while it thinks.',
      'It was the cable; it is always the cable.',
    ],
  },
  {
    means: /\bnull pointer\b|\bundefined\b|\bsegfault\b|\bsegmentation fault\b|\bnot a function\b|\bstack overflow\b|\b404\b/u,
    events: [
      'the screen went grey, {words} was all that it would say, a developer lowered the lid on {a_thing}, and the ticket is called {name}',
    ],
    conflicts: [
      told(
        'It happened only on one laptop, in front of the customer, and never when {they} was asked to do it again.',
        'The customer has taken a photo of it, with his thumb.',
        'On the developer’s machine there was sunshine.',
      ),
      told(
        'Somebody put in a line that prints “here”, and then one that prints “here 2”, and neither was.',
        'There are forty of them now, and one says “help”.',
        'They have gone live, and customers like them.',
      ),
      told(
        'The one person who had ever had the same wrote nine years ago: “never mind, fixed it”.',
        'He has been searched for by the whole trade.',
        'He did not say how, and he sleeps well.',
      ),
    ],
    closings: [
      'It was a bracket.',
      'Nobody touched anything, all of them say.',
      'It works if somebody looks away.',
      'Closed, as it could not be repeated by anyone who wanted to go home.',
    ],
  },
];
