/** What is owed, scheduled, played or posted, and had nothing told of it: compound interest, annual leave, pay to win. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_DESK_AND_ARCADE: readonly NounClass[] = [
  {
    nouns: list('compoundinterest interestrate exchangerate creditscore'),
    events: [
      '{a_one} began with a penny in a shoe, was forgotten for two wars, and moved into the bank as {name}',
      '{a_one} fell by nine points because somebody had asked how it was, and has felt watched since, as {name}',
      '{a_one} was explained at a wedding with grains of rice, and by the dessert the hall belonged to {name}',
      '{a_body} was promised {topic}, waited by the safe for forty years, and was given a pen by {name}',
    ],
    conflicts: [
      told(
        'It all doubled while {they} slept, so {they} sleeps, on doctor’s orders.',
        'The bed is in another currency.',
        'The snoring has four per cent.',
      ),
      told(
        'An adviser drew a curve that went up, ran out of paper, and finished on {their} sleeve.',
        'The shirt is insured.',
        'At the elbow there was a dip.',
      ),
      told(
        'Never having borrowed a thing, {they} was not lent a thing.',
        'An umbrella was refused on Friday.',
        'The library asked for a second signature.',
      ),
    ],
    closings: [
      'It is small print, all the way up.',
      'The penny is fine, and has a driver.',
      'In forty years it will have been worth it.',
    ],
  },
  {
    nouns: list('tippingculture tipjar servicecharge tipscreen'),
    events: [
      '{a_one} turned a small screen round, looked at the ceiling, and a man left his car keys to {name}',
      '{a_one} added twelve per cent to a funeral, for the smile, and the widow asked for {name}',
      '{a_one} got eleven coins, a button and a phone number in one evening, and rang the button’s owner as {name}',
    ],
    conflicts: [
      told(
        'The screen offers twenty, thirty and “I have no heart”, and {they} counts to ten, aloud.',
        'Most people pay at four.',
        'A monk pressed the third one, and has been back to say sorry.',
      ),
      told(
        'Abroad {they} left too much, and at home too little, and both waiters ran after {them}.',
        'They met at the lights.',
        'One of them had the coat.',
      ),
      told(
        'The self-checkout has begun to ask as well, with its drawer a little open.',
        'It has three to feed.',
        'The bagging area says thank you, unexpectedly.',
      ),
    ],
    closings: ['Service was included, and so was the sigh.', 'Please round up.', 'It is not expected, it is only awaited.'],
  },
  {
    nouns: list('shrinkflation pricetag hiddenfee hiddenfees directdebit bookingfee'),
    events: [
      '{a_one} cost nine ninety-nine, plus the counter, the air and a convenience, which is called {name}',
      '{a_one} was left on a hat at a wedding, and for the whole of the speech people bid for {name}',
      '{a_one} went off on the first of the month, with the rent, a gym nobody has seen, and the name {name}',
    ],
    conflicts: [
      told(
        'The packet stayed the same, and inside {they} has moved closer together.',
        'There is an echo in it.',
        'It is “new recipe”, and the recipe is air.',
      ),
      told(
        'There is a fee for paying, and one for asking about it, and {they} thanks you for both.',
        'The thanks is itemised.',
        'It was waived, at a charge.',
      ),
      told(
        '{They} has been reduced four times, and the stickers on top are thicker than what is underneath.',
        'Underneath it was free.',
        'The fifth one is in another language, and says “sorry”.',
      ),
    ],
    closings: ['Terms apply, and so do trousers.', 'It was cheaper yesterday, by one crisp.', 'The bag is extra.'],
  },
  {
    nouns: list('annualleave sickleave sicknote restday paidleave gardeningleave'),
    events: [
      '{a_one} set the out of office, went to the beach, and met the whole third floor there, including {name}',
      '{a_one} was saved up for six years, all taken in one go, and on the desk grew a fern called {name}',
      '{a_one} began with a cough on the telephone, so good that the switchboard sent soup to {name}',
    ],
    conflicts: [
      told(
        'Twenty days were given, and {they} has used nineteen waiting for a man about the boiler.',
        'He came on the twentieth, to the neighbour.',
        'He is on leave.',
      ),
      told(
        'The boss saw {them} on television, in the front row of a match, between two sneezes.',
        'The sneezes were in slow motion.',
        'The boss was in row two.',
      ),
      told(
        'On the first day off {they} fell ill, on the last one {they} got well, to the hour.',
        'The doctor calls it punctual.',
        'The sun came out on the way to work.',
      ),
    ],
    closings: [
      'Back on Monday, in body.',
      'For urgent matters please write to somebody else.',
      'Eleven hundred unread, and all of them “reply all”.',
    ],
  },
  {
    nouns: list('onboarding probation noticeperiod firstdayatwork exitinterview'),
    events: [
      '{a_one} was shown the coffee machine, the fire exit and a man called Keith, in a week, and given a lanyard: {name}',
      '{a_one} was handed a laptop, no password and a branded bottle, and the bottle has done the work since, as {name}',
      '{a_one} had six months to prove itself, spent five of them looking for the room, and it was next to {name}',
    ],
    conflicts: [
      told(
        'On the first day {they} was introduced to forty people, and has called all of them “mate” since.',
        'Two are called Mate.',
        'One of them was a plant, and was touched.',
      ),
      told(
        '{They} asked where the toilets were, and has been too long here now to ask again.',
        'There is a café across the road.',
        'The café thinks that {they} works there.',
      ),
      told(
        'There was a film about lifting with the knees, a quiz, and a certificate for {them}.',
        'The knees passed.',
        'The film is from a firm that is no longer standing.',
      ),
    ],
    closings: [
      'The account will be set up by the time {they} leaves.',
      'Welcome on board, says the cake.',
      'Any questions? There was one, about the cake.',
    ],
  },
  {
    nouns: list(
      'circleback deepdive actionitem corporatejargon missionstatement roadmap stakeholder touchbase alignmentmeeting valueproposition',
    ),
    events: [
      '{a_one} was taken offline, parked, and picked up again in the third quarter by a man from parking, as {name}',
      '{a_one} was put on a slide with an arrow to a lightbulb, and the lightbulb reports to {name}',
      '{a_one} was agreed on by nineteen people, none of whom could say it back, and minuted as {name}',
    ],
    conflicts: [
      told(
        '{They} moves the needle, and the tailor next door has asked for it back.',
        'It is in the haystack, going forward.',
        'It was moved by two points.',
      ),
      told(
        'A new colleague took {them} at {their} word, and brought a snorkel to the meeting.',
        'He got to the bottom of it.',
        'The flippers are on the agenda.',
      ),
      told(
        '{They} was to be owned by somebody, and the whole table looked for a pen under the table.',
        'Two of them live there now.',
        'The intern was on the left, and is vice president.',
      ),
    ],
    closings: [
      'Let us take that away, said everybody, and nobody carried.',
      'It is on the wall in the lobby, under glass, for safety.',
      'Next steps: left, then right.',
    ],
  },
  {
    nouns: list('micromanagement hotdesking screenshare oneonone statusmeeting'),
    events: [
      '{a_one} stood behind a chair for so long that the cleaner hung a sign on it, and the sign said {name}',
      '{a_one} showed the whole department a shopping list, an open chat and a wallpaper of {name}',
      '{a_one} claimed a seat with a cardigan in spring, and the cardigan has been promoted to {name}',
    ],
    conflicts: [
      told(
        '{They} asked to be copied in, then to be asked before being copied in, in a font.',
        'The font was wrong.',
        'A comma was sent back, with thanks.',
      ),
      told(
        'Each quarter of an hour has to be written down, and writing it down takes a quarter of an hour.',
        'It is filed under “other”.',
        'On Thursday there were nine days.',
      ),
      told(
        'Somebody sat at the window seat, and {they} sat down too, and they have got used to it.',
        'The keyboard is shared by the vowels.',
        'The chair has asked for a day at home.',
      ),
    ],
    closings: [
      'Can everybody see it? Everybody could.',
      'Do it your own way, {they} said, and drew it.',
      'The cardigan sends its regards.',
    ],
  },
  {
    nouns: list('expensereport expenses businesstrip businesstravel perdiem'),
    events: [
      '{a_one} listed a taxi, a sandwich and “one (1) swan, unavoidable”, and was approved as {name}',
      '{a_one} flew to Frankfurt for a handshake, missed the hand, and is in the air still, as {name}',
      '{a_one} opened one very small nut in a hotel, and the family silver went to {name}',
    ],
    conflicts: [
      told(
        'The receipt had been in a trouser pocket, in the wash and in a dog.',
        'The dog was entered as office supplies.',
        'It was legible again, in parts.',
      ),
      told(
        'All that {they} saw of Vienna was a carpet, and it was this one.',
        'It has the same stain.',
        'The carpet does the whole chain.',
      ),
      told(
        'An auditor rang about the swan, and was put through to it.',
        'They are having lunch, up to twelve euros.',
        'It hissed, within the guidelines.',
      ),
    ],
    closings: [
      'Kilometres: four hundred, of which for work: the car park.',
      'The shower cap was free.',
      'Breakfast was included, and so was Gerhard.',
    ],
  },
  {
    nouns: list('worklifebalance workfromhome'),
    events: [
      '{a_one} was put on a seesaw with a laptop at one end and a child at the other, and the child won, as {name}',
      '{a_one} shut the laptop at five, opened the phone at one minute past, and the fridge light saw {name}',
      '{a_one} took eleven steps from the bed to the desk, in traffic, behind a cat called {name}',
    ],
    conflicts: [
      told(
        'The yoga at lunch was moved to make room for a meeting about stress.',
        'It was held in a low chair.',
        'The mats have been rolled into minutes.',
      ),
      told(
        'Above the waist {they} was at the office, and below it at the seaside.',
        'Then the doorbell rang, and {they} stood up.',
        'There was sand in the minutes.',
      ),
      told(
        'On holiday {they} looked at one message, just one, and the deck chair has a telephone now.',
        'The sea is on hold.',
        'It rang during the ice cream.',
      ),
    ],
    closings: [
      'It is in balance, if one leans.',
      'The family has booked a slot on Thursday.',
      'Five more minutes, said both ends.',
    ],
  },
  {
    nouns: list('paytowin microtransaction microtransactions dlc earlyaccess preorder'),
    events: [
      '{a_one} was free, apart from the hat, the horse, the key for the horse and the right to say {name}',
      '{a_one} came out in March without an ending, which could be had in June, together with {name}',
      '{a_one} beat a champion of ten years with a father’s credit card, and the father fights now as {name}',
    ],
    conflicts: [
      told(
        'A crown costs nine hundred gems, and gems come in packs of eight hundred and fifty.',
        'The fifty are in another game.',
        'It is a very small crown, and it is for the horse.',
      ),
      told(
        'The bank rang about a golden saddle, and {they} said that it was for a friend.',
        'The friend is a centaur.',
        'It rings at supper now, to ask how he rides.',
      ),
      told(
        'In the offer was a floor, which had been missed by those who fell.',
        'They land in the autumn.',
        'The ceiling is still in development.',
      ),
    ],
    closings: [
      'Batteries, mercy and the final level sold separately.',
      'It was on offer, and so was {they}.',
      'Only four more gems, says the dragon, and holds out a hat.',
    ],
  },
  {
    nouns: list('checkpoint extralife healthbar manapotion powerup permadeath hitpoint'),
    events: [
      '{a_one} floated over a head in red, got shorter at each stair, and a sandwich brought back {name}',
      '{a_one} was found in a wall, behind a brick that nobody had hit before the postman, and it said {name}',
      '{a_one} was reached with one tooth and no arrows, and the music changed to the one for {name}',
    ],
    conflicts: [
      told(
        'There were twelve blue bottles, kept for a worse day, and the game was won without one.',
        'They are still being kept.',
        'The worse day was the washing up.',
      ),
      told(
        'After falling off the roof {they} blinked for three seconds, and nothing could touch {them}.',
        'The tax office waited until the fourth.',
        'There had been a jump too many.',
      ),
      told(
        '{They} saved on the very edge, in mid-air, over spikes, and has loaded it eleven times.',
        'The view is well known by now.',
        'It is called “safe”.',
      ),
    ],
    closings: [
      'Continue? Nine, eight, seven.',
      'The princess has moved, and left no address.',
      'Insert another coin, or a sandwich.',
    ],
  },
  {
    nouns: list('fetchquest openworld inventoryfull battleroyale crafting inventory boarhunt'),
    events: [
      '{a_one} was asked to bring nine wolf tails, brought ten, and the tenth wolf came along to complain to {name}',
      '{a_one} carried four swords, a boat and eighty apples, could not carry a feather, and sat down as {name}',
      '{a_one} was to save the kingdom at once, and has been picking flowers by the road since, as {name}',
    ],
    conflicts: [
      told(
        'An old woman wanted a letter taken to her sister, who stood behind her.',
        'The sister wants the answer by Friday.',
        'It gave nine gold and a turnip.',
      ),
      told(
        'A hundred landed on an island with nothing on, and {they} found a pan.',
        'It was enough for third place.',
        'The circle closed, and so did the shop.',
      ),
      told(
        'Two sticks and a stone make an axe, and two axes and a night make a village.',
        'A cow was made by mistake.',
        'The door has no recipe.',
      ),
    ],
    closings: [
      'The world can wait, and has a horse.',
      'There is a cave on the map, and a question mark in the cave.',
      'Drop something first.',
    ],
  },
  {
    nouns: list('buttonmashing killstreak matchmaking pinghigh lobbywait combo'),
    events: [
      '{a_one} pressed everything at once, with a sleeve, and beat the champion of Osaka as {name}',
      '{a_one} was put in a team with a dog, a dentist and a silence, and they play every night as {name}',
      '{a_one} turned the corner on Tuesday, arrived there on Wednesday, and was shot on both days, as {name}',
    ],
    conflicts: [
      told(
        'The B has worn off, and so has the finger that was in charge of it.',
        'The thumb does nights.',
        'It was never clear what B did.',
      ),
      told(
        '{They} was told to wait for players of the same strength, and there is now one, in a nursery.',
        'It will not share the tower.',
        'Bedtime was a draw.',
      ),
      told(
        'The instructions had nine pages of moves, and {they} did all of them, in one go, by falling.',
        'The controller was under the knee.',
        'It is known abroad as “the stairs”.',
      ),
    ],
    closings: [
      'It was the lag, and before that the sun.',
      'One more, and then really one more.',
      'Searching for an opponent, and for the other sock.',
    ],
  },
  {
    nouns: list('shadowban paywall lurker viralvideo trendingtopic thumbnail'),
    events: [
      '{a_one} spoke to nine thousand people for a year, of whom none could hear it, and all of whom agree with {name}',
      '{a_one} was seen by forty million, in the shower, singing, and the shower has signed with {name}',
      '{a_one} opened its mouth very wide, with a red arrow and a circle, and in the circle was {name}',
    ],
    conflicts: [
      told(
        'For eleven years {they} only read along, and then liked something from 2012.',
        'A whole family sat up in bed.',
        'It was a salad.',
      ),
      told(
        'The first half of what {they} says is free.',
        'The second half was about the fire.',
        'For two pounds a month one hears the verb.',
      ),
      told(
        'Seven people danced it after {them}, on a roof, in a bank and at the dentist’s.',
        'The drill was on the beat.',
        'The original was a cramp.',
      ),
    ],
    closings: ['Part two is coming, says part one.', 'It had nine views, and eight were mother.', 'Subscribe, says the wall.'],
  },
  {
    nouns: list('echochamber hottake humblebrag virtuesignalling fakenews unpopularopinion'),
    events: [
      '{a_one} said that soup is a drink, in a full lift, and two of them are still not speaking to {name}',
      '{a_one} was so tired from all the prizes, and needed both hands to say so to {name}',
      '{a_one} called “who is right?” into a large empty room, and the room said nine times {name}',
    ],
    conflicts: [
      told(
        'It was meant to start a debate, and started a choir.',
        'All of them have the same part.',
        'The basses hum “exactly”.',
      ),
      told(
        'A cousin read that {they} had been seen on the moon, with a photograph, of a cheese.',
        'The cheese has denied it.',
        'It was shared before it was sliced.',
      ),
      told(
        '{They} would never speak of the donation, and has had that printed.',
        'On both sides, and on a bus.',
        'The bus goes past twice.',
      ),
    ],
    closings: [
      'Change my mind, said the sign, and fell over.',
      'Not to boast, it ends, after nine pages.',
      'Do your own research, said the horse.',
    ],
  },
  {
    nouns: list('incognitomode opentabs fortyopentabs browsertab searchhistory browsertabs'),
    events: [
      '{a_one} put on a hat and dark glasses to look up a rash, and was greeted by the whole chemist’s as {name}',
      '{a_one} kept forty windows open for later, one of which was singing, and it was a song about {name}',
      '{a_one} was shared by mistake before a board meeting, and the board has known since about the ferrets of {name}',
    ],
    conflicts: [
      told(
        'The one with the boarding pass is somewhere between “how to boil egg” and “egg too boiled”.',
        'The plane left with a boiled egg.',
        'The sound comes from none of them.',
      ),
      told(
        '{They} closed everything by accident, grieved for a minute, and has been happy since.',
        'It lasted until lunch.',
        'Restore? it asked, in a small voice.',
      ),
      told(
        'The fan came on at midnight, like a small aeroplane, and the cat moved to the window seat.',
        'Tea was served over the Alps.',
        'It is boarding by rows.',
      ),
    ],
    closings: [
      'Nothing will be remembered here but the shoes, for months.',
      'It was for a friend with a rash.',
      'The egg is done.',
    ],
  },
];
