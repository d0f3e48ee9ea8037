/** Moments that everybody knows, as people type them: "the feeling when you step on lego", "when you wave back at a stranger". */
import { MORE_MONDAYS } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import type { Moment } from './side-class.ts';

export const MOMENTS: readonly Moment[] = [
  {
    means: /\bst[eo]p(?:s|ped|ping)?\b.*\blego|\bstood on .*lego|\blego\b.*\b(?:foot|feet|barefoot)/u,
    events: [
      'the family album has a page for {words}, with {a_thing} in mid-air, and the caption is only the scream, which was {name}',
      'at two in the morning, barefoot, {a_thing} found out all about {words}, and the neighbours heard {name}',
    ],
    conflicts: [
      told(
        'A single brick lay in a dark corridor of forty square metres, and the foot went straight to it.',
        'It was a two by four, and the dent says so.',
        'The other foot has asked for a transfer.',
      ),
      told(
        'The way to the bathroom has been walked on the edges of the feet ever since.',
        'Guests take {them} for a dancer.',
        'Slippers are worn in bed, with a spare pair.',
      ),
      told(
        '{They} said a word that the children had never heard, and they have built it since, in yellow.',
        'It stands on the shelf, with a small garden.',
        'There were nine hundred pieces, and one was missing.',
      ),
    ],
    closings: [
      'The brick was unhurt, and is back in the box.',
      'Lava is softer, says whoever has tried both.',
      'It clicks a little when {they} walks.',
      'The foot has healed, but it will not go into the nursery alone.',
    ],
  },
  {
    means: /\bsneez\w*\b.*\b(?:half|away|gone|come|almost|never|stuck)|\b(?:half|almost|nearly)\b.*\bsneez|\bsneeze that\b/u,
    events: [
      'the whole tram had its tissues ready, {words} was all that came, and it was {a_thing} who had to apologise as {name}',
      '{a_thing} looked into a lamp with an open mouth for ten minutes, wrote down {words}, and gave up as {name}',
    ],
    conflicts: [
      told(
        '{They} has been standing there with one eye shut since Tuesday, one finger up, and nobody dares to speak.',
        'The finger is getting tired.',
        'Somebody said “bless you” in advance.',
      ),
      told(
        'The other half turned up at a funeral, three weeks later, and brought an echo.',
        'Both halves are together now, and very loud.',
        'The organist took it for the cue.',
      ),
      told(
        'Everybody said “bless you” too early, and had to take it back.',
        'It is kept for the next one.',
        'One aunt has not taken it back, out of pride.',
      ),
    ],
    closings: ['Ah, ah, ah, and then the weather forecast.', 'It tickles still.', 'The nose says that it was only a rehearsal.'],
  },
  {
    means:
      /\bmiss(?:es|ed|ing)? (?:the|my|your|a|his|her)?\s*(?:last |first |night |school )*(?:bus|train|tram|flight|ferry|metro|subway|boat)\b/u,
    events: [
      '{a_thing} ran the last hundred metres with one arm up, {words} was all over its face, and the doors shut on {name}',
      'the driver looked {a_thing} straight in the eye, shut the doors, and has called {words} by its name since: {name}',
    ],
    conflicts: [
      told(
        '{They} knocked on the glass, smiled and pointed at the door, and the driver pointed at the timetable.',
        'It left one minute early, for the first time since 1994.',
        'They waved at each other, and it was not meant kindly.',
      ),
      told(
        'To keep some dignity {they} went on running past the stop, as if it were a sport.',
        'A marathon club has taken {them} in.',
        '{They} was home before the next one came.',
      ),
      told(
        'The board said that the next would come in four minutes, and it said so for an hour.',
        'Then it said “good night”.',
        'The four minutes are still on it, framed.',
      ),
    ],
    closings: [
      'The red lights at the back are very pretty in the rain.',
      'Two came at once, later, both the other way.',
      'The bench at the stop has taken on the shape of somebody.',
      'It is only an hour on foot, and uphill only once.',
    ],
  },
  {
    means: /\bwav(?:e|es|ed|ing)\b.*\b(?:back|someone|somebody|stranger|at you|wrong)/u,
    events: [
      '{a_thing} waved at a stranger with both arms, the one behind waved back, and {words} was printed on a shirt for {name}',
      'the hand of {a_thing} was up already when it saw that {words} was what this would be, and so it hailed a taxi as {name}',
    ],
    conflicts: [
      told(
        'In order to save the hand, {they} ran it through the hair, then along a shelf, and then bought the shelf.',
        'It is a nice shelf.',
        'There was no hair, which made it worse.',
      ),
      told(
        '{They} got into the taxi that had stopped for the wave, out of shame, and was driven to {town}.',
        'A new life has been begun there.',
        'The driver waved, and {they} did not fall for it.',
      ),
      told(
        'The stranger came back to ask whether they knew each other, and now they had to.',
        'They have been on holiday together twice.',
        'Neither knows the other’s name, and it is too late.',
      ),
    ],
    closings: [
      'The hand now stays in the pocket until somebody gives the name in full.',
      'Behind everybody there stands somebody who was meant.',
      'It was the nicest wave that the wrong person ever had.',
      'At night, at ten to three, it is shown again.',
    ],
  },
  {
    means:
      /\brepl(?:y|ying|ies|ied) (?:to )?all\b|\breplied (?:to )?(?:all|everyone)|\bsent (?:it |that |an email |a text )?to (?:the wrong|everyone|the whole|my boss)|\bwrong (?:chat|person|group)\b/u,
    events: [
      'four thousand colleagues opened the mail, saw {a_thing}, and the subject line was {words}, with kind regards from {name}',
      '{a_thing} pressed the wrong arrow on a Friday at four, {words} was all that could be said, and the head office wrote back to {name}',
    ],
    conflicts: [
      told(
        'The mail was called back, and so all four thousand got a second one that asked them not to look at the first.',
        'By then it was the screen saver in Accounts.',
        'The third had the picture again, larger.',
      ),
      told(
        'Somebody replied to all that one should not reply to all, and that took care of the afternoon.',
        'The server has asked for a day off.',
        'Forty people asked to be taken off the list, and told the list.',
      ),
      told(
        '{They} went to the kitchen for a glass of water, and eleven people stopped talking.',
        'The twelfth said “nice arch”.',
        'The water was drunk under the desk.',
      ),
    ],
    closings: [
      'The boss replied with a thumb, and nobody knows what it means.',
      'It has been forwarded to the branch in {town}, with best wishes.',
      'The farewell cake was in the shape of it.',
      'Since then {they} sends only letters, one at a time, by hand.',
    ],
  },
  {
    means: /\bforg[eo]t\w*\b.*\b(?:why|what|name|came in|walked)|\b(?:walk|walked|come|go|went) into (?:a|the) (?:room|kitchen)/u,
    events: [
      '{a_thing} went into the kitchen with great purpose, stood there, and on the shopping list was {words} and {name}',
      'in a doorway, one hand on the switch, {a_thing} lost the thread for good, and {words} is what the neighbours call {name}',
    ],
    conflicts: [
      told(
        '{They} went back to where it had been thought of, remembered, came in again, and it was gone.',
        'The carpet between the two rooms is worn through.',
        'It was the scissors, but only in the corridor.',
      ),
      told(
        'To have come for something, {they} opened the fridge, looked at the light, and took a yogurt out of courtesy.',
        'There have been forty yogurts since.',
        'The fridge has begun to expect it.',
      ),
      told(
        '{They} talked for an hour with somebody whose name was gone, and called him “my dear fellow”.',
        'It was the brother.',
        'They have since been engaged.',
      ),
    ],
    closings: [
      'It will come back, at four in the morning.',
      'There was one more thing, and it was important.',
      'It began with a B, or with a T.',
    ],
  },
  {
    means: /\b(?:push|pull)(?:es|ed|ing)?\b.*\b(?:pull|push|door)|\bdoor\b.*\b(?:pull|push)/u,
    events: [
      '{a_thing} pushed for nine minutes, with a run-up, at a door with {words} on it, and on the inside it was called {name}',
      'a café was full of people who watched {a_thing} and a door, {words} was on everybody’s lips, and the waiter let in {name}',
    ],
    conflicts: [
      told(
        'The sign was read aloud, in three languages, and {they} leaned on it once more.',
        'The hinges have written to their union.',
        'Inside, the cake had been cut by the time.',
      ),
      told(
        'After that {they} stood aside and pretended to have been waiting for somebody.',
        'Somebody came, and it was a revolving door salesman.',
        'The somebody pulled, and said thank you.',
      ),
      told(
        'On the way out {they} had learnt from it, and pulled.',
        'It was the other kind, of course.',
        'The handle is on the mantelpiece.',
      ),
    ],
    closings: [
      'It opens by itself, as it turned out.',
      'The door won on points.',
      'Behind it there was only the cupboard with the mops.',
    ],
  },
  {
    means: /\byou too\b|\benjoy your (?:meal|flight|movie)\b/u,
    events: [
      'the waiter said “enjoy your meal”, {a_thing} gave the answer that is known as {words}, and left through the kitchen as {name}',
      '{a_thing} was wished a happy birthday, said {words}, and has moved to a town where they know only {name}',
    ],
    conflicts: [
      told(
        'The waiter thought about it, sat down at the next table, and ordered the same.',
        'He enjoyed it, as he had been told.',
        'He sends a card each year, on the day.',
      ),
      told(
        'At the airport somebody in uniform said “have a good flight”, and it happened again, with a salute.',
        'The officer had never been wished one.',
        'They are both barred from Gate Nine.',
      ),
      told(
        '{They} practises in front of the mirror, and the mirror always says it back.',
        'The mirror is not at all ashamed.',
        'They cannot get past “good morning”.',
      ),
    ],
    closings: [
      'Thank you, and the same to the soup.',
      'It is brought up again every night at ten to three.',
      'And many happy returns, to the till.',
    ],
  },
  {
    means:
      /\bphone\b.*\b(?:falls?|drops?|dropped|fell|lands?)\b.*\b(?:face|nose|bed|toilet)|\b(?:toe|shin|elbow|funny bone)\b.*\b(?:corner|table|door|hit|stub|bump|coffee)|\bstub\w*\b.*\btoe/u,
    events: [
      'in the dark, on the way to a glass of water, {a_thing} met the furniture, {words} was all it could report, and it signed as {name}',
      'the table has been in the same place for eleven years, {a_thing} found it anyway, and {words} is what the plaster says, by {name}',
    ],
    conflicts: [
      told(
        'There was the long silent second, in which one knows exactly what is about to arrive.',
        'Then it arrived, and the cat left.',
        'In that second {they} forgave nobody.',
      ),
      told(
        'The smallest part of the whole body has asked to lead the way from now on, since it finds everything.',
        'It glows in the dark now, for the others.',
        'It has its own lamp, and its own insurance.',
      ),
      told(
        '{They} hopped through the flat on one leg, and the neighbours below began to clap along.',
        'There was an encore, against the wardrobe.',
        'They have booked {them} for New Year.',
      ),
    ],
    closings: [
      'The corner is sorry, and still sharp.',
      'Everything is fine, in a very high voice.',
      'It only hurts when somebody asks.',
    ],
  },
  {
    means: /\bwet sock|\bsocks?\b.*\b(?:wet|puddle|water)|\bstep\w* in (?:something|water|a puddle)/u,
    events: [
      '{a_thing} crossed the kitchen in fresh socks, found the one drop there was, and {words} is on the towel of {name}',
      'somebody had spilt one spoonful at noon, {a_thing} came by at ten past, and {words} was said on one leg by {name}',
    ],
    conflicts: [
      told(
        'The sock was dry and proud, the floor was dry as well, but for a spot the size of a coin.',
        'The other sock has not been told.',
        'It was the last pair with no hole.',
      ),
      told(
        'With every step {they} says “squelch” on the left, which gives away all secret visits.',
        'The dog has asked {them} to stop.',
        'On the right it is a very normal life.',
      ),
    ],
    closings: [
      'It dries, but one never forgets.',
      'The day may as well go back to bed.',
      'One half of the pair hangs over the radiator and will not speak of it.',
    ],
  },
  {
    means: /\b(?:mute|muted|unmuted|camera (?:is |was )?on|zoom|video call|teams call)\b/u,
    events: [
      '{a_thing} spoke for twenty minutes with great feeling, {words} was what the others saw, and the minutes name {name}',
      'thirty small windows looked at {a_thing}, {words} was in the chat, and underneath it said {name}',
    ],
    conflicts: [
      told(
        'When the sound came on at last, it was for the part with the sandwich.',
        'The sandwich has been put on the agenda.',
        'Somebody asked {them} to share the mustard.',
      ),
      told(
        '“You’re on mute”, said nineteen people, and all of them were.',
        'It was the best meeting of the year.',
        'They could read it on each other’s lips.',
      ),
      told(
        'Above the table {they} wore a tie, and then the doorbell rang, and {they} got up.',
        'The board has seen the flamingos.',
        'It was a parcel, with trousers.',
      ),
    ],
    closings: ['Can everybody see the screen?', 'It could have been an email.', 'The connection was lost, and so was respect.'],
  },
  {
    means:
      /\b(?:thought|think|brain|awake|memor|remember|regret|worr|ceiling|mind)\w*\b.*\b(?:3|4|three|four|two|2) ?(?:am|a\.m\.|in the morning)\b|\b(?:embarrass|cringe|awkward)\w*\b.*\b(?:night|bed|years ago|remember)|\bremember\w*\b.*\b(?:embarrass|cringe|awkward)/u,
    events: [
      'just before falling asleep, {a_thing} was shown {words} once more, in colour, and sat up as {name}',
      'at ten to four the ceiling above {a_thing} had {words} on it, with all the names, and the first was {name}',
    ],
    conflicts: [
      told(
        'It happened in front of nine people in 2007, and eight of them have forgotten it, says {their} list.',
        'The ninth has moved to Norway, to be safe.',
        'They have been rung up, to be asked.',
      ),
      told(
        'The brain has a small cinema for it, with one film, and opens only when everybody else is asleep.',
        'There is now a director’s cut.',
        'There is no popcorn, only regret.',
      ),
      told(
        'An old blunder came to mind, {they} groaned in the dark, and the cat asked which one it had been.',
        'It was the one with the handshake.',
        'The cat has one too, with a window.',
      ),
    ],
    closings: [
      'The pillow is cooler on the other side, and says nothing.',
      'By breakfast it will have been somebody else.',
      'Nobody else remembers, which is worse.',
    ],
  },
  {
    means: /\bmonday\b|\blundi\b|\bmontag\w*\b|\blunedì\b|\bponiedzia/u,
    events: [
      '{a_thing} heard the alarm, said {words} into the pillow, pressed the button nine times, and clocked in as {name}',
      'the coffee machine took one look at {a_thing}, put {words} on its little screen, and made a double for {name}',
    ],
    conflicts: [
      told(
        'The weekend had been two days long when it was bought, and was half an hour when it was opened.',
        'It had shrunk in the wash, with the jumper.',
        'The receipt says “no exchange”.',
      ),
      told(
        'Somebody in the lift asked how it was going, and {they} said “it is Monday”, as if that were a place.',
        'They got out at it together.',
        'The lift had the same expression.',
      ),
      told(
        '{They} put on the jumper the wrong way round, then the wrong jumper, and then went back to Sunday.',
        'There was nobody there but a crumb.',
        'It was shut, with a note.',
      ),
    ],
    closings: [
      ...MORE_MONDAYS,
      'Only four more, says the calendar, and hides.',
      'Tomorrow will look the same, with a better name.',
      'Please ask again after the coffee.',
    ],
  },
  {
    means: /\beveryone (?:shouts|yells) at me|\bhangs? up\b|\bcall cent(?:re|er)\b/u,
    events: [
      '{a_thing} listened to the end, wished a pleasant day, put the receiver into a pot plant, and on the pot is {words}, for {name}',
    ],
    conflicts: [
      told(
        'The line was shouting again, so {they} laid the headset on a cushion and went out to see a tree.',
        'The tree had no complaints.',
        'The cushion has solved it, in part.',
      ),
      told(
        '“Your call is important to us”, {they} said to the kettle at home, and let it sing for once.',
        'It had only wanted to be heard.',
        'It was put through at once.',
      ),
    ],
    closings: [
      'The line is free now, and so is somebody else.',
      'Press one for quiet.',
      'All our lines are having a cup of tea.',
    ],
  },
  {
    means: /\bfloss(?:es|ed|ing)?\b/u,
    events: [
      '{a_thing} lay back, was asked with both hands in the mouth whether {words} was true, and said something like {name}',
    ],
    conflicts: [
      told(
        '“Every day”, {they} said, with an open mouth and a lamp in it, and the lamp could see.',
        'The gums spoke first.',
        'The receptionist made a small cross on the card.',
      ),
      told(
        'The night before, {they} cleaned for all of the half-year, and the thread has gone on leave.',
        'It shows, like a garden before a christening.',
        'The bathroom smelt of mint in three storeys.',
      ),
      told(
        'Each half-year the lie has grown a little, and by now it has a room of its own, with running water.',
        'It is up to twice a day, in front of the mirror.',
        'The lie has better teeth than anybody.',
      ),
    ],
    closings: [
      'Please rinse, and think about it.',
      'The next appointment is in six months, with the truth.',
      'A sticker was given out, and was not deserved.',
    ],
  },
  {
    means:
      /\bmissed the last step|\b(?:one more|extra|last) (?:stair|step)\b|\btrip(?:s|ped|ping)? (?:over|on|up)\b|\bhold(?:s|ing)? the door\b|\bheld the door\b/u,
    events: [
      '{a_thing} took a step that was not there, in front of a wedding, {words} was all that the band could play, and it landed as {name}',
      'the door was held by somebody forty metres away, {a_thing} had to run, and {words} was gasped out by {name}',
    ],
    conflicts: [
      told(
        '{They} went on at a light trot, in order to make it look like a plan.',
        'Two people trotted along, so as not to be rude.',
        'The pavement was looked at, sternly.',
      ),
      told(
        'For one breath there was no ground at all, and in it {they} saw {their} whole life, with receipts.',
        'The parking ticket was in it twice.',
        'It was rather short, and mostly hall carpet.',
      ),
    ],
    closings: ['The step sends its regards.', 'Nobody saw it, say all who did.', 'Thank you, thank you, sorry, thank you.'],
  },
  {
    means: /\b(?:song|tune|jingle|melody|baby shark)\b.*\b(?:head|stuck)\b|\bear ?worm\b/u,
    events: [
      'four bars of a jingle for carpets went into the ear of {a_thing}, {words} came out, and the second voice is {name}',
    ],
    conflicts: [
      told(
        'It is only the chorus, and only the half of it that everybody knows.',
        'The other half was played at a funeral, which helped for an hour.',
        'The verse is said to be about plumbing.',
      ),
      told(
        '{They} hummed it in a lift, and eleven people carried it out to eleven floors.',
        'By Friday the bishop had it.',
        'It came back in the evening, in harmony.',
      ),
    ],
    closings: ['La la la, and it is your turn now.', 'There is no cure but a worse one.', 'Even the fridge has got it.'],
  },
  {
    means:
      /\b(?:1|one|2|two) ?(?:%|percent|per cent)\b.*\b(?:battery|phone|left)|\b(?:battery|phone)\b.*\b(?:1|one|dies|dead|died|dying)\b|\bno charger\b/u,
    events: [
      '{a_thing} walked round an airport on its knees looking for a socket, {words} was on the dark screen, and in it looked {name}',
    ],
    conflicts: [
      told(
        'The one per cent lasted for an hour, and the eighty before that for a minute.',
        'It was used to look at the number.',
        'It went out in the middle of the address.',
      ),
      told(
        'The only socket in the station was behind a man who was charging a toothbrush.',
        'It was at ninety-nine, and he stayed for the hundred.',
        'They share a flat now, for the wall.',
      ),
    ],
    closings: [
      'There were trees outside, it turned out.',
      'The map was on it, and so was the ticket.',
      'Somebody has a cable, but it is the other kind.',
    ],
  },
];
