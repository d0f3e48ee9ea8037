/** What people answer and call out: "nobody asked", "you had one job", "mom said", "no wifi", "as per my last email". */
import { told } from './noun-class.ts';
import type { Moment } from './side-class.ts';

export const MOMENTS_OF_RETORTS: readonly Moment[] = [
  {
    means: /^(?:(?:literally |but )?(?:nobody|no one) asked|who asked|did i ask|nobody cares|who cares)(?!\p{L})/u,
    events: [
      'a man had just got to the second gearbox when {words} was said by a child, and {a_thing} took the next question as {name}',
      '{a_thing} stood up at the wedding with forty slides, somebody coughed {words}, and at slide nine there was dancing with {name}',
    ],
    conflicts: [
      told(
        'It began with the words “fun fact”, and neither of the two turned out to be so.',
        'It was about gravel.',
        'There are eleven sorts, and we are at four.',
      ),
      told(
        'An opinion on the pineapple was left on every table, like a menu.',
        'One family has ordered it.',
        'The pineapple would rather be left out of this.',
      ),
      told(
        'Somebody did ask, in the end, out of kindness, and missed the last bus, and the first.',
        'He knows a lot about gravel.',
        'They are to be neighbours.',
      ),
    ],
    closings: ['Anyway, it went on.', 'Thank you for not asking.'],
  },
  {
    means: /^you had one job(?!\p{L})|^i had one job(?!\p{L})/u,
    events: [
      'the ribbon was there, the band, the king, and only the scissors were not; {words}, said the king, and {a_thing} bit through it as {name}',
      '{words} was painted on the road, right after the word “SHCOOL”, and with the brush in its hand stood {a_thing}, called {name}',
    ],
    conflicts: [
      told(
        'The best man had the rings, a pocket, and a hole in it, and that was all the information.',
        'They were married with two onion rings.',
        'It held, and they smelled of it.',
      ),
      told(
        'The lighthouse was out for one night, for the man had wanted to see the stars.',
        'Four ships came to see them with him.',
        'They were very good stars.',
      ),
      told(
        'The job was to press the green one when the red one came on, and he is a poet.',
        'It was more of a coral.',
        'The town has been rebuilt, in coral.',
      ),
    ],
    closings: ['Half of it was done very well.', 'He has been given another one, just to be safe, with a lid.'],
  },
  {
    means:
      /\b(?:it'?s|is) my turn\b|\bmy turn on the\b|^(?:mom|mum|dad|mommy|mummy) said\b|\bi(?:'m| am) telling (?:mum|mom|dad)\b/u,
    events: [
      'two brothers pulled at one cable, {words} was called up the stairs, and what came off in the middle was {a_thing}, or {name}',
      'the kitchen timer was put between them, {words} was said to the second, and the next ten minutes belonged to {a_thing} and {name}',
    ],
    conflicts: [
      told(
        'The little one has been playing for an hour with a controller that is not plugged in.',
        'He is winning.',
        'He is very good, says the big one, and means it.',
      ),
      told(
        'Mother was quoted, in her own voice, on things that she has never said.',
        'She has looked it up, and likes it.',
        'It is to be embroidered.',
      ),
      told(
        'A line was drawn across the carpet with a sock, and the dog lies on both sides.',
        'He is the only one with a passport.',
        'Peace talks are about the armrest.',
      ),
    ],
    closings: ['Five minutes, said a voice, and they were the long ones.', 'He started it.'],
  },
  {
    means: /^(?:please )?no \p{L}+ please(?!\p{L})|^please no \p{L}/u,
    events: [
      '{words}, it said on the order, in capitals, underlined, and on the doorstep in the morning stood {a_thing}, quite calm, as {name}',
      'the waiter read back {words}, with a pencil behind the ear, shouted something else through the hatch, and there came {name}, or {a_thing}',
    ],
    conflicts: [
      told(
        'One was sent all the same, free of charge, with the compliments of the house.',
        'It has been given a basket by the radiator.',
        'It sheds.',
      ),
      told(
        'The clerk had never had a wish with a “please” in it, and has hung it over his desk.',
        'The rest of it he did not read.',
        'He is a different man, and has a canary.',
      ),
      told(
        'Whoever says what he does not want is shown it at once, so that there is no mistake.',
        'It was this one, in three sizes.',
        'They looked at each other, and something clicked.',
      ),
    ],
    closings: ['The wish has been granted to the letter, but to which letter?', 'Without, said the kitchen, is extra.'],
  },
  {
    means:
      /^no (?:wi-?fi|4g|5g|bars|reception|battery|charger)$|\bwi-?fi\b.*\b(?:dies|died|drops|dropped|gone|is down|goes down|not working)\b/u,
    events: [
      'all four bars went out at seven, the family came down one by one, and in the kitchen, with cards, sat {a_thing}, known as {name}',
      '{words} it said at the café, so forty people looked up, saw each other, and asked, to break the ice, after {name}, that is, {a_thing}',
    ],
    conflicts: [
      told(
        'The router was switched off and on, then stroked, then held out of the window like a lion cub.',
        'One bar came, and looked in, and went.',
        'The neighbours have a password, and it is not “password”.',
      ),
      told(
        'It turned out that there is a brother, and that he is fourteen by now.',
        'He is nice, as far as one can tell.',
        'He plays the bassoon, and that explains the noises.',
      ),
      told(
        'A book was found, and a finger was laid on a word, but it did not explain itself.',
        'One of them pinched the page to make it larger.',
        'Grandmother turned it for them, with a lick.',
      ),
    ],
    closings: ['It came back at nine, and nobody has said good night.', 'A small dinosaur is running, and jumps well.'],
  },
  {
    means:
      /^(?:this|that|it) (?:whole )?(?:meeting )?(?:could|should|might)(?: have|'?ve| of)? been an? (?:e-?mail|text|postcard)(?!\p{L})/u,
    events: [
      '{words} was found scratched into the table of the big room, in the hand of eleven generations, and beneath it {a_thing} drew {name}',
      'in minute ninety somebody thought {words} so loudly that the speaker stopped, and everybody turned round to {a_thing}, now {name}',
    ],
    conflicts: [
      told(
        'So it was an email the next time, of nine pages, and a meeting was called about the email.',
        'There was a slide of the email.',
        'Somebody asked for it to be sent round.',
      ),
      told(
        'The biscuits were the only item on which something was decided.',
        'They were decided one by one.',
        'The last one has been put off until Thursday.',
      ),
      told(
        'A man had been in the wrong one from the start, and has taken on two tasks and a trainee.',
        'He works for a dairy, in fact.',
        'The dairy has noticed nothing.',
      ),
    ],
    closings: ['Thank you all for your time; it is not coming back.', 'Let us take that offline, said the last one awake.'],
  },
  {
    means: /^the floor is (?:lava|water|acid)(?!\p{L})/u,
    events: [
      'somebody shouted {words} in the furniture shop, four hundred grown people took off their feet, and from lamp to lamp swung {name}, or {a_thing}',
      '{words} had been called in 1994 and never called off, and still up on the sideboard, with a beard, sat {a_thing}, alias {name}',
    ],
    conflicts: [
      told(
        'The way to the kitchen goes by cushion, pouffe, grandfather.',
        'Grandfather is out of the game, and does not know it.',
        'He was stepped on with great respect.',
      ),
      told(
        'The judge came down from the bench by the rail, the shelf and the usher.',
        'The usher has been promoted to island.',
        'It was his idea, as a boy.',
      ),
      told(
        'A sock went over the edge, and was mourned.',
        'It hissed, they all agreed.',
        'The dog walks through it as if it were nothing.',
      ),
    ],
    closings: ['Three, two, one.', 'The carpet has cooled down, but nobody wants to be the first.'],
  },
  {
    means: /^(?:he|she|it|i)(?:'s|'m| is| am|m|s)? not like (?:the |all the )?other \p{L}+/u,
    events: [
      '{words}, said the owner proudly at the show, and by way of proof {a_thing} ate the cup, the card and the bow of {name}',
      'a whole class was drawn as ducklings in a row, and behind them, under {words}, came {a_thing}, in a cape, as {name}',
    ],
    conflicts: [
      told(
        'All the others have said the same of themselves, in one voice, on a T-shirt.',
        'The T-shirt comes in one size.',
        'There is a club, and {they} is the treasurer.',
      ),
      told(
        '{They} prefers the old albums, the cold side and the crust.',
        'The crust is all that was left.',
        'Nobody had asked about the side.',
      ),
      told(
        'At the vet’s there is a box for it, between “brown” and “bites”.',
        'It bites as well, but in its own way.',
        'The vet has ticked it with a sigh.',
      ),
    ],
    closings: ['It is exactly like other ones, but from behind.', 'Special, says mother; and she has five.'],
  },
  {
    means:
      /^(?:bro|bruh|dude)(?: moment$)|^(?:bro|bruh|dude)(?: (?:\p{L}|')+)* (?:is|just|really|what|why|said|thinks|got|did|no|needs)(?!\p{L})|(?:^| )(?:me|it|that|this|now|you|on|up|lift|real|\d+ ?[ap]m|serious|not|what|why|stop|way|chill) (?:bro|bruh|dude|fam)$/u,
    events: [
      'two friends on a kerb went through the whole of life with {words}, in eleven tones, and the twelfth was for {a_thing}, or {name}',
      '{words} was the entire speech, hand on heart, at the altar, and the bride, the vicar and {a_thing} wept for {name}',
    ],
    conflicts: [
      told(
        'They clasped hands, bumped shoulders, and then neither of them knew how to stop.',
        'They are an arch now, and people walk through.',
        'A bird has nested in the fist part.',
      ),
      told(
        'The judge was called it as well, by mistake, and had been waiting for it all his life.',
        'Not guilty, he said, with two fingers up.',
        'He has a cap.',
      ),
      told(
        'There was one thing that one had to know about the protein, and it took until morning.',
        'It is in eggs.',
        'The eggs were there from the start, and said nothing.',
      ),
    ],
    closings: ['For real, though.', 'No more words were needed, and none were there.'],
  },
  {
    means:
      /^(?:as )?per (?:my|our) (?:last|previous|earlier) (?:e-?mail|message|mail)|^just circling back\b|^gentle reminder\b|^hope this (?:e-?mail )?finds you\b/u,
    events: [
      '{words}, it began, and on the fourth floor a window broke by itself, and at the keyboard, smiling, sat {a_thing}, as {name}',
      'a courteous duel was fought with {words}, at ten paces, in copy to all, and what fell was {a_thing}, with kind regards {name}',
    ],
    conflicts: [
      told(
        'A director was put in copy, then his director, and by four there was a king in it.',
        'The king wrote back “please remove me”.',
        'He had to be answered first, with all his names.',
      ),
      told(
        'The word “kindly” was used, and a man in the next town put on a helmet.',
        'He had seen “with all due respect” once.',
        'It had left a mark on the plaster.',
      ),
      told(
        'The answer had been in the attachment, and the attachment had been in another email, to a dentist.',
        'The dentist has been very helpful.',
        'He has done the numbers, and a filling.',
      ),
    ],
    closings: ['Best, which is not meant.', 'The email did not find anybody well.'],
  },
];
