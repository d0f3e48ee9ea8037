/** What somebody is like by size, age and pace, and what has become of them: slow, giant, broken, burnt. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const STATES: readonly SideClass[] = [
  {
    means: anyOf('slow sluggish unhurried late delayed always_late'),
    events: [
      '{a_one} arrived at the christening on {weekday}, when only the name {name} was left',
      '{a_one} ran for the bus of the day before, and the driver of the next one said “too bad, {name}”',
      '{a_one} came to the New Year’s party in February, with salad, and was toasted by the cleaners as {name}',
      '{a_one} was told five minutes early for once, died of the shock, came back late, and gave the name {name}',
      '{a_one} missed the boat, the next boat, and the building of the bridge, which is now called {name}',
      '{a_one} turned up at the school reunion of the class below, twice, and was voted most likely to be {name}',
    ],
    traits: [
      '{They} {does}, and {their} shadow has been waiting at the corner since {weekday}.',
      '{They} {does}; the birthday card for {relative} has turned into an heirloom.',
      '{They} {does}, and {they} was overtaken by a building site.',
      '{They} {does}: “nearly there”, it says in the message, from the bath.',
      '{They} {does}, and the birthday is kept in the following year.',
      '{They} {does}; the meeting point has been moved to where {they} is.',
    ],
    conflicts: [
      told(
        '{They} set out for New Year’s Eve in {year}, and can already see the fireworks.',
        'They are somebody else’s.',
        'Somebody has kept a glass cold.',
        'It will be a good decade.',
      ),
      told(
        'A race was held in {town}, and they are still holding it for {them}.',
        'The ribbon has been renewed three times.',
        'The stopwatch has retired.',
        '{Rival} has children by now.',
      ),
      told(
        '{They} said “one moment, please”, and {official} has grown a beard.',
        'It is down to the second button.',
        'The moment is nearly over.',
        'A bird has moved in.',
      ),
      told(
        'The clocks were put back an hour for {them} in the autumn, and it was used for a nap.',
        'Spring has been asked to wait outside.',
        'They are now thinking of a week.',
      ),
      told(
        '{They} was born on the due date, by a different calendar.',
        'The midwife had taken up the harp.',
        'It was the last time that anything was nearly right.',
      ),
    ],
    closings: [
      'The end of this sentence will be along shortly.',
      '{They} sends apologies, which should be here by {weekday}.',
      'It was all over by the time {they} said “wait”.',
      'Tomorrow {they} will find out about today.',
      'On my way, says a voice from under the blanket.',
      'The punch line will be along in a minute, with two others.',
    ],
  },
  {
    means: anyOf('fast speedy quick in_a_hurry hurried rushed hyperactive hyper impatient restless'),
    events: [
      '{a_one} went past the registry office of {town} so quickly that only {name} could be written down',
      '{a_one} was out of the door before the end of the name, which was to be longer than {name}',
      '{a_one} ran round the house, caught up with {themself}, and the one in front turned out to be {name}',
      '{a_one} had finished before the pistol, the clock was sent after it, and came home with the name {name}',
    ],
    traits: [
      '{They} {does}, and {they} has already read the end of this sentence.',
      '{They} {does}, and {they} was home before the party.',
      '{They} {does}; the speed camera in {town} only ever gets the shoes.',
      '{They} {does}; the shadow goes by bus.',
      '{They} {does}, and has been photographed only as a breeze.',
    ],
    conflicts: [
      told(
        '{They} finished the marathon in {town} so early that it was put down as {weekday}.',
        'The others are still tying their shoes.',
        'The medal had to be thrown after {them}.',
        'The bananas were not even peeled.',
      ),
      told(
        '{They} pressed the lift button {count} times, and the lift went to another building.',
        'It is happier there.',
        'The stairs were also too slow.',
        '{Official} was inside, with soup.',
      ),
      told(
        'The minute’s silence in {town} took {them} eleven seconds.',
        'It was very quiet, but brief.',
        'The rest was spent at the buffet.',
        'There is a record for that now.',
      ),
      told(
        '{They} took the soup while it was still a carrot.',
        'The spoon arrived later.',
        'The cook has been overtaken twice, once in the freezer.',
      ),
    ],
    closings: [
      'Sorry, got to go.',
      'If you blinked, it is too late for questions.',
      'The sequel is already over.',
      'By the time you read this, {they} has had lunch twice.',
      'Was that it? It was.',
      'The full stop came before the sentence did, and was not amused.',
    ],
  },
  {
    means: anyOf('tiny small little mini miniature short microscopic pocket_sized'),
    events: [
      '{a_one} was overlooked by {count} {crowd} in a row, and found behind a crumb that says {name}',
      '{a_one} was posted in a matchbox by mistake, and on the stamp it says {name}',
      '{a_one} climbed on to a biscuit, planted a flag, and has been the king of it, until tea, as {name}',
      '{a_one} fell into a keyhole, had the whole castle to {themself}, and wrote home through it as {name}',
      '{a_one} was taken for a full stop, and a whole novel has ended with {name}',
    ],
    traits: [
      '{They} {does}, and {they} rents a drawer in {town}, with a view of the socks.',
      '{They} {does}; on the scales {they} has to jump to be believed.',
      '{They} {does}, and {they} uses a postage stamp as a rug.',
      '{They} {does}, and rows across the soup plate for exercise.',
      '{They} {does}: goosebumps are taken for a mountain tour.',
      '{They} {does}, and got lost in a buttonhole, with a guide.',
    ],
    conflicts: [
      told(
        '{They} reported {themself} missing, from between two sofa cushions.',
        'The search party found {count} coins first.',
        'The coins were taken as rent.',
        'A second one was down there as well.',
      ),
      told(
        '{They} demanded to see the manager, and the manager asked who had spoken.',
        'A stepladder was brought, and a magnifying glass.',
        'The complaint was written on a crumb.',
        'The counter has been lowered since.',
      ),
      told(
        'A moth sat down on {them} in {year} and would not discuss it.',
        'They share the lamp now.',
        'It was mistaken for a hat.',
        'The moth charges rent.',
      ),
      told(
        'A sugar lump was ordered for the garden, as a rockery.',
        'The ants have made an offer for the view.',
        'It rained in May, and now it is a pond.',
      ),
      told(
        '{They} stood up in the theatre to be seen, and a lady brushed {them} off her sleeve.',
        'It was a good seat while it lasted.',
        'The next row was very taken with the second act of the sleeve.',
      ),
    ],
    closings: [
      'The life-sized statue has been lost in a carpet.',
      'Please look down before you sit down.',
      'The ego is kept in a rented hall.',
      'Seen from up close, {they} would win.',
      'Two sizes smaller, and it would be a rumour.',
      'A big hand, please; no, not that one, it is dangerous.',
    ],
  },
  {
    means: anyOf('giant huge big enormous gigantic massive oversized colossal'),
    events: [
      '{a_one} leaned on {town} for a moment, and the maps have said {name} there ever since',
      '{a_one} did not fit on the form, so three forms were glued together, and across all of them it says {name}',
      '{a_one} sat in the front row, and there has been a village in the shade behind {them} since, called {name}',
      '{a_one} waded in at one end of the lake, and at the other a campsite put on its shoes and cried {name}',
      '{a_one} bent down to tie a shoe, and for an hour it was evening in three parishes, which blame {name}',
    ],
    traits: [
      '{They} {does}, and {they} has two postcodes.',
      '{They} {does}; when {they} sits down, {town} gets evening.',
      '{They} {does}, and the tape measure was not brought back.',
      '{They} {does}; the scarf was knitted by a school, and then by the next one.',
      '{They} {does}: the doormat is a football pitch, and is shaken on Sundays.',
      '{They} {does}, and has a cough that is forecast.',
    ],
    conflicts: [
      told(
        '{They} tried to tiptoe through {town} at night, and the church is now on the other side of the river.',
        'The view is better.',
        'The bells ring when {they} is sorry.',
        'The tiptoe print has filled with ducks.',
      ),
      told(
        '{They} once asked to sit on somebody’s lap, and the whole row stood up.',
        'It was an aeroplane.',
        'The seat belt has been framed.',
        'They gave {them} the wing.',
      ),
      told(
        'Somebody told {them} to be the bigger one in the argument, and {rival} was standing next to the wall.',
        'It was a misunderstanding, and then a mural.',
        '{Rival} slides under doors now.',
        'The argument has been won.',
      ),
      told(
        'A church was all that there was to hide behind, and they were very polite about it.',
        'The counting was stopped at four, for safety.',
        'On the other side there was still the other side.',
      ),
      told(
        'A bath was taken in the harbour, and the tide has asked for an explanation.',
        'The ferry was used for the back.',
        'There is a ring round the town at the height of the clock.',
      ),
    ],
    closings: [
      'The small print had to be written large.',
      'Only one leg is in the family photo, and it is in all of it.',
      'The bath has been moved to the lake.',
      'In {town} they set their watches by the shadow.',
      'To be continued on the left, behind the hill.',
      'Somebody ought to tell the ankles how it ended.',
    ],
  },
  {
    means: anyOf('old elderly ancient retired vintage antique prehistoric aged wrinkly wrinkled senile'),
    events: [
      '{a_one} was asked for a date of birth, told the whole story, and by the end it was filed as {name}',
      '{a_one} was dusted in a museum in {town}, sneezed, and the label fell off and read {name}',
      '{a_one} asked the way to a shop, and it was the Romans who had told it last, under the name of {name}',
      '{a_one} blew out the candles with a fan, four men and a permit, and through the smoke it said {name}',
      '{a_one} remembered when this was all mammoths, and where they kept the ladle, and is quoted as {name}',
      '{a_one} took out a book as a child, brought it back on Monday, and the fine is called the {name}',
    ],
    traits: [
      '{They} {does}, and {they} lent {official} a pencil when it was still a tree.',
      '{They} {does}; the candles on the cake now need a permit.',
      '{They} {does}, and {they} begins every story with “before there was {town}”.',
      '{They} {does}, and was there when they invented waiting, and took a number.',
      '{They} {does}: the birthday cake is lit from a helicopter.',
      '{They} {does}, and calls Stonehenge “the new flats”.',
    ],
    conflicts: [
      told(
        '{They} was asked for a date of birth, and the form only goes back to {year}.',
        'It was written on the back, in Latin.',
        'The century was guessed.',
        'An archaeologist helped with the ink.',
      ),
      told(
        '{They} has only just got used to the last thing, and somebody has invented an update.',
        'The cable does not fit, and neither does the language.',
        '{They} sent it back by horse.',
        'It wants a password, and {they} said “no, you first”.',
      ),
      told(
        'A museum in {town} asked for a loan, and {they} is home by eight every evening.',
        'It closes early on {weekday}s, for soup.',
        'The label says “please do not touch the knee”.',
        'Visitors are told what bread used to cost.',
      ),
      told(
        'A carbon dating was made, and the machine asked whether there was a longer strip of paper.',
        'It has gone home with a headache.',
        'The result is expected by the time that it is wrong.',
      ),
      told(
        '“When I was young”, {they} began, and the glaciers sat down.',
        'They had heard it, but like the part with the comet.',
        'The comet tells it otherwise.',
      ),
    ],
    closings: [
      'In the old days there would have been a better ending.',
      'The knees have forecast rain, and been right.',
      'They do not make them like that any more; there was a vote.',
      'The pension was paid out in shells.',
      'They do not make them like that, and the mould has been listed.',
      'In {their} day it went uphill both ways, and there was no day.',
    ],
  },
  {
    means: anyOf(
      'broken typo mistake damaged cracked rusty defective faulty malfunctioning glitchy buggy off_by_one error confused lost disoriented mistaken wrong misspelled',
    ),
    events: [
      '{a_one} went in for repairs, came out with two screws less, and was handed back as {name}',
      '{a_one} fell off a shelf in {town}, and what could be glued together reads {name}',
      '{a_one} worked perfectly in the shop, for the last time, and the salesman waved and called {name}',
      '{a_one} was held together by tape, was soon nothing but tape, and on the roll it says {name}',
    ],
    traits: [
      '{They} {does}, and the repairman has gone home to think about his life.',
      '{They} {does}; it was reported, in writing, to the wrong address.',
      '{They} {does}, and {they} blames the last person who said “it works for me”.',
      '{They} {does}, and works if you hit the left side, apologise, and look away.',
      '{They} {does}; the missing part is still in the box, which is in the sea.',
    ],
    conflicts: [
      told(
        '{They} followed the instructions to the letter, and it was the wrong letter.',
        'It was a Q.',
        'The instructions were for {snack}.',
        'There were two screws left, and a door.',
      ),
      told(
        '{They} turned up for {weekday} on the day after, and blamed {weekday}.',
        'The day after has complained.',
        'There was still some cake.',
        'It was off by a month as well.',
      ),
      told(
        '{Official} hit {them} once on the side, which used to help.',
        'Now there is a second noise.',
        'The side has asked for a lawyer.',
        'It helped the neighbours.',
      ),
      told(
        '{They} set out for {town} and arrived in {town.2}, exactly on time.',
        'There was a band, for somebody else.',
        'The map has been turned round, and so has {relative}.',
        '{They} gave a speech all the same.',
      ),
      told(
        'The repairman shook his head, and something in it rattled as well.',
        'They are now on one waiting list.',
        'He has been switched off and on again, and sends his love.',
      ),
    ],
    closings: [
      'Have you tried switching it off and leaving?',
      'The error has been found, and will be kept.',
      'A spare part is on its way to somebody else.',
      'This ending is meant for another story.',
      'It is not a fault, it is the way it falls apart.',
      'Please try again later, {they} says, and has said so since Lent.',
    ],
  },
  {
    means: anyOf('burnt burned overcooked charred toasted roasted crispy smoking boiled overbaked fried flaming'),
    events: [
      '{a_one} was only meant to get a little colour, the phone rang, and what came out of the smoke was {name}',
      '{a_one} set off the alarm, the brigade came, sniffed, stayed for supper, and put it in the book under {name}',
      '{a_one} was scraped off the bottom with a chisel, and on the underside it said {name}',
    ],
    traits: [
      '{They} {does}, and the smoke detector sings along.',
      '{They} {does}; the chef said “rustic” and changed his name.',
      '{They} {does}, and {they} scratches a little when {they} hugs.',
    ],
    conflicts: [
      told(
        'The timer was set for {them} in {year}, and somebody went to answer the door.',
        'It was {rival}, with a question about timers.',
        'The door has been blamed in court.',
        'It rang for {length}, politely.',
      ),
      told(
        '{They} insists on being “caramelised”, and {official} had to sign it.',
        'The pen broke on the crust.',
        'The fire brigade calls it something else.',
        'In {town} they call it charcoal, and draw with it.',
      ),
      told(
        'A food critic took one bite of {them}, and the tooth has been sent to the laboratory.',
        'The report says “basalt”.',
        'The review was a noise.',
        'Two stars: one for courage.',
      ),
    ],
    closings: [
      'The pan is soaking, and will be until {weekday}.',
      'Scrape off the edges, says {relative}, and there is nothing left.',
      'Twenty minutes less, and it would have been another story.',
      'The black bits are said to be good for the voice.',
    ],
  },
  {
    means: anyOf('cold frozen freezing icy chilly shivering melting lukewarm snowy'),
    events: [
      '{a_one} breathed on a window in {town} to write something short, and wrote {name}',
      '{a_one} borrowed the coat of {official}, and inside the collar it said {name}',
    ],
    traits: [
      '{They} {does}, and {they} borrowed a scarf from {official}, and then the radiator.',
      '{They} {does}; the thermometer in {town} has gone south.',
      '{They} {does}, and {they} chatters so loudly that the telegraph office answers.',
    ],
    conflicts: [
      told(
        'Somebody offered {them} a warm welcome, and there had to be a mop.',
        'The puddle has been shaken by the hand.',
        'Next time a cool one will do.',
        'The red carpet is a sponge now.',
      ),
      told(
        '{They} left the door of the fridge open from inside.',
        'The butter has complained about the draught.',
        '{Relative} calls it “airing”.',
        'There is a little doormat in there as well.',
      ),
      told(
        'A warm drink was recommended, and {they} has been holding it at arm’s length since {weekday}.',
        'It has frozen.',
        'They both look worried.',
        'It is the drink that asked for gloves.',
      ),
    ],
    closings: [
      'Best kept below zero, and out of arguments.',
      'Spring has been asked to ring first.',
      'What is left will be served with a straw.',
      'Please close the door, and put on a second one.',
    ],
  },
  {
    means: anyOf('dirty smelly stinky muddy filthy dusty greasy sticky mouldy moldy rotten slimy sweaty'),
    events: [
      '{a_one} got on a full bus in {town}, and on the empty bus somebody had written {name}',
      '{a_one} was reported by {count} noses, and under “description” all of them put {name}',
    ],
    traits: [
      '{They} {does}, and the bath has locked itself in.',
      '{They} {does}; the flies of {town} have formed a fan club.',
      '{They} {does}, and {they} was outlined on the sofa by experts.',
    ],
    conflicts: [
      told(
        'A bar of soap was sent to {them} in {year}, and came back with its hands up.',
        'It was given a medal.',
        'The bubbles are in therapy.',
        'The next one went in with a torch.',
      ),
      told(
        '{They} sat in the middle of a full tram in {town}, and then it was an empty one.',
        'The driver got out as well.',
        'It has never been so punctual.',
        'A single daisy fainted.',
      ),
      told(
        '{They} entered {place} by the door, and the perfume department left by the window.',
        'There is now a scent called “why”.',
        'It sells to {crowd}.',
        'The mannequins were found facing the wall.',
      ),
    ],
    closings: [
      'It washes off, but it comes back with friends.',
      'The stain has been listed, under “landscape”.',
      'Please open a window, and then another house.',
      'The laundry has sent a card with its condolences.',
    ],
  },
];
