/**
 * What goes with one class of theme only: chess is played, a wedding attended, insomnia caught, cheese hoarded, the beach
 * lived on, and who "hates Mondays" does so. Each row has slots of its own besides `{topic}`.
 */
import { EVENTS_ALONE } from './alone.ts';
import type { TopicTables } from './topics.ts';

/** `{doing}`: "playing chess", "baking bread". */
export const ACTIVITIES: TopicTables = {
  events: [
    '{a_body} took up {doing} to get out of the house, and {name} has not been home since',
    '{a_body} was caught {doing} outside {place}, and gave the name of {name}',
    '{a_body} won {prize}, all thanks to {topic}, and {name} is what they engraved on it',
    '{a_body} went on {doing} while the wind changed, and {name} stayed like that',
    '{official} banned {topic} after dark, {a_body} lit a lamp, and {name} has been wanted since {year}',
    '{a_body} spent {length} {doing}, somebody shouted “{name}!”, and it fitted',
    '{a_body} tried {doing} without reading the rules, broke all of them, and was registered as {name}',
    '{a_body} joined a club for {doing}, was the only member, and elected {name} for life',
    '{a_body} slept through a whole course in {topic}, and woke up as {name}, with honours',
    '{a_body} got so good at {doing} that {town} had to put up a sign saying {name}',
  ],
  kinds: [
    '{a_body} {body_who} would rather be {doing}',
    '{a_body} {body_who} started {doing} on a dare and never heard the whistle',
    'the only {body_unit} ever sent off for {doing}',
    '{a_body} {body_who} is paid by {town} to stop {doing}',
    '{a_body} {body_who} lists {topic} under “languages”',
    'the uncrowned champion of {town} in {topic}, and {a_body} as well',
    '{a_body} with only one goal in life, which is {topic}',
  ],
  traits: [
    'While {doing}, {they} {does}, and that has been ruled legal {count} times.',
    '{They} {does}, and it does not help at all with {topic}.',
    '{They} {does} even while {doing}, which costs points.',
    'Some go {weekday} after {weekday} without {doing}; {they} does not, and {they} {does}.',
    'People who watch {them} {doing} notice one thing first: {they} {does}.',
  ],
  conflicts: [
    {
      tells: 'On {weekday}s {they} can be seen {doing} against {rival}, and the fire brigade stands by.',
      closings: ['So far it is a draw.', 'The fire brigade has started to bet.', '{Rival} cheats, but with style.'],
    },
    {
      tells: '{They} was once found {doing} while fast asleep, and did it better.',
      closings: [
        'The trainer now works nights.',
        'There is a waiting list for the bedroom.',
        'Nobody dares to set an alarm clock.',
      ],
    },
    {
      tells: 'The doctor prescribed {topic} three times a day, and {they} has asked for a fourth.',
      closings: ['The doctor has moved.', 'The side effect is {snack}.', 'It helped against everything else.'],
    },
    {
      tells: '{They} spends so much time {doing} that the post is delivered there.',
      closings: ['The rent is paid there too.', 'The postman has joined in.', 'Bills are returned unopened.'],
    },
    {
      tells: '{They} once went on {doing} right through an earthquake, and the earthquake apologised.',
      closings: ['They are still in touch.', 'It only broke one cup.', '{Town} was a little offended.'],
    },
    {
      tells: '{Official} came to forbid {topic}, was talked into a trial lesson, and has not been seen at work since.',
      closings: ['There is a successor, who is on the list.', 'The office is now a changing room.', 'The talent is modest.'],
    },
  ],
  closings: [
    'Anyone who is {doing} nearby is asked to stop and clap.',
    'Please do not disturb; somebody in there is {doing}.',
    'Nobody has asked what {the_body} did before {topic}, and that is for the best.',
    'The instructions for {topic} now have a chapter on {the_body}.',
    'There are worse things than {topic}, but not in {town}.',
  ],
};

/** `{an_event}`: "a wedding", "Christmas", "tea time"; `{the_event}` when it is met again. */
export const OCCASIONS: TopicTables = {
  events: [
    '{a_body} turned up for {an_event} without an invitation, and the guest book says {name}',
    '{a_body} came to {an_event} by mistake, stayed to the end, and was put on the bill as {name}',
    '{a_body} arrived much too early for {an_event}, fell asleep, and was woken as {name}',
    '{an_event} was short of a main attraction, {a_body} was standing next to the coats, and the posters were changed to {name}',
    '{a_body} gave a speech during {an_event}, nobody had asked for it, and {name} got the bill',
    '{official} mistook {a_body} for part of {an_event}, and before it was over everybody said {name}',
    '{a_body} was told to dress up for {an_event}, overdid it, and had to be announced as {name}',
    '{a_body} slept through {an_event}, and above the snoring part of the photograph somebody wrote {name}',
    '{a_body} was left behind after {an_event}, and lost property filed it under {name}',
    '{an_event} ended with a fire alarm, and under a table they found {a_body} with a badge that said {name}',
  ],
  kinds: [
    '{a_body} {body_who} treats every day like {an_event}',
    '{a_body} {body_who} has never got over {an_event}',
    'the first {body_unit} in {town} to be asked to leave {an_event} twice',
    '{a_body} dressed for {an_event}',
    '{a_body} {body_who} has been preparing for {an_event} since {year}',
    '{a_body} in charge of {an_event}, by a show of hands',
    '{a_body} {body_who} came for {an_event} and stayed for the music',
  ],
  traits: [
    '{They} {does}, which was not on the programme of {the_event}.',
    'Whoever was there for {the_event} remembers one thing: {they} {does}.',
    '{They} {does}, but only until {the_event} is over, and {the_event} has been going on for {length}.',
    'Before {the_event} nobody knew, and after it everybody did: {they} {does}.',
    'There was a plan for {the_event}; the plan did not mention that {they} {does}.',
  ],
  conflicts: [
    {
      tells: '{They} had {the_event} moved to {weekday}, then to {town}, and then into the bathroom.',
      closings: ['There is still a queue.', 'The echo was excellent.', 'The caterer fell in.'],
    },
    {
      tells: 'The video of {the_event} shows {them} for {length}, always from behind.',
      closings: ['It has won {prize}.', 'There is a director’s cut.', '{Rival} is in the front row, weeping.'],
    },
    {
      tells: '{They} sent out {count} invitations to {the_event}, all of them to {rival}.',
      closings: ['{Rival} brought everybody.', 'One came back.', 'It was still rather full.'],
    },
    {
      tells: 'For {the_event} {they} had rehearsed one sentence, and it came out in the wrong language.',
      closings: ['It is now an anthem somewhere.', 'The interpreter sat down.', '{Official} said “amen”.'],
    },
    {
      tells: '{Rival} was in charge of the music during {the_event} and only knew one song.',
      closings: ['{They} danced to it {count} times.', 'It has a very long chorus.', 'The song has been put down.'],
    },
    {
      tells: 'Halfway through {the_event} somebody asked whose fault it was, and the whole room pointed at {the_body}.',
      closings: ['{They} took a bow.', 'Even {rival} pointed.', 'It was meant as a compliment.'],
    },
  ],
  closings: [
    'Next time, {the_event} will have a doorman.',
    'Few people remember {the_event}, but everybody remembers {the_body}.',
    'For reasons of safety, {the_event} was declared over on {weekday}.',
    'After {the_event} the chairs had to be counted, and then {the_body}.',
    'There are photographs of {the_event}, but {the_body} has bought them all.',
  ],
};

/** Love, insomnia, climate change. */
export const NOTIONS: TopicTables = {
  events: [
    '{a_body} came down with a bad case of {topic}, and the doctor wrote {name} on the form',
    '{official} was looking for the cause of {topic}, lifted {a_body}, and found the signature of {name}',
    '{a_body} blamed everything on {topic}, was believed, and has lived on it as {name} ever since',
    'philosophers argued about {topic} for {length}, then {a_body} fell through the ceiling, and they settled on {name}',
    '{a_body} signed a petition against {topic} with the wrong pen, and the pen wrote {name}',
    '{a_body} looked up {topic} in the dictionary and found a small drawing of {name}',
    '{a_body} ran into {topic} at {occasion}, they got talking, and {name} has not slept since',
  ],
  kinds: [
    'as close to {topic} as {a_body} can get without a permit',
    '{a_body} {body_who} tried {topic} once and kept the receipt',
    '{a_body} with a doctor’s note about {topic}',
    'the patron saint of {topic}, and {a_body} the rest of the week',
    '{a_body} in a long and difficult relationship with {topic}',
  ],
  traits: [
    '{They} {does}, and the doctors say that it comes from {topic}.',
    'Some people are changed by {topic}; {they} {does}, and did so before.',
    '{They} {does}, which is how {topic} shows in {a_body}.',
  ],
  conflicts: [
    {
      tells: 'The doctor in {town} says that it is {topic}, the vet says that it is {weekday}, and {they} has paid both.',
      closings: ['Both prescribed {snack}.', 'A third opinion has been ordered from {town.2}.', 'It is {weekday}.'],
    },
    {
      tells: '{They} tried to sell {topic} by the pound, and {count} {crowd} bought some.',
      closings: ['One of them came back for more.', 'It does not keep well.', '{Rival} sells it by the metre.'],
    },
    {
      tells: '{They} has had {topic} explained {count} times, the last time with puppets.',
      closings: ['The puppets have resigned.', 'The crocodile was right.', 'There was no time for questions.'],
    },
    {
      tells: '{Relative} believes that {topic} can be cured with {snack}.',
      closings: ['It was worth a try.', 'The soup helped the soup.', '{They} has put on weight.'],
    },
  ],
  closings: [
    'There is no cure for {topic}, but there is {snack}.',
    'Against {topic} there is now a helmet.',
    'That is what comes of {topic} in {a_body}.',
    'People used to come to {town} for the sea; now they come for {topic}.',
  ],
};

/** What somebody has a lot of: money, five balloons, coffee. */
export const GOODS: TopicTables = {
  events: [
    '{a_body} fell into a shipment of {topic}, and the customs officer wrote {name} on the crate',
    '{a_body} gave everything away for {topic}, and only the name of {name} was left',
    '{relative} left {topic} to {a_body} in a will, on one condition, and the condition was {name}',
    '{a_body} came to return {topic}, had no receipt, and was kept as {name}',
    '{a_body} put all {their} savings into {topic}, and {name} is what the bank calls it now',
    '{a_body} swore off {topic}, lasted {length}, and came back as {name}',
    'somebody left {a_body} alone with {topic} for {length}, and what came out of the room was {name}',
    '{a_body} tried to smuggle {topic} through customs, sneezed, and was booked as {name}',
    '{a_body} wrote a fan letter to {topic}, got an answer from {official}, and framed it as {name}',
  ],
  kinds: [
    '{a_body} {body_who} can smell {topic} through two walls',
    '{a_body} {body_who} sleeps with {topic} under the pillow',
    '{a_body} {body_who} takes {topic} instead of wages',
    '{a_body} under house arrest because of {topic}',
    '{a_body} {body_who} brings {topic} to every funeral',
    '{a_body} with a licence for {topic}',
  ],
  traits: [
    '{They} {does}, and will only stop for {topic}.',
    'Offer {them} {topic}, and {they} {does}.',
    'With {topic} to think of, it is no wonder that {they} {does}.',
  ],
  conflicts: [
    {
      tells: '{They} hid {topic} somewhere in {town}, and cannot remember where.',
      closings: ['The whole town is digging.', 'It was under {thing}.', 'The map is in the same place.'],
    },
    {
      tells: 'At customs {they} was asked about {topic} and fainted.',
      closings: ['The dog at customs fainted too.', 'The stamp is on the forehead.', '{Rival} walked through with a piano.'],
    },
    {
      tells: 'The bank refuses to take {topic} for money, so {they} has opened a bank.',
      closings: ['The interest is sticky.', 'It opens at {time}.', '{Rival} is already in debt.'],
    },
    {
      tells: '{Rival} stole {topic} from {them} on {weekday}; the chase lasted {length} and went round one table.',
      closings: ['The table won.', 'Both stopped for {snack}.', 'It was the wrong table.'],
    },
  ],
  closings: [
    'If anybody asks, {the_body} never touched {topic}.',
    'All complaints about {topic} go to {rival}.',
    'The evidence, namely {topic}, was last seen near {the_body}.',
    'It is either {topic} or peace and quiet, and {town} has chosen.',
  ],
};

export const FOODS: TopicTables = {
  events: [
    '{a_body} ordered {topic} for one, got enough for {count}, and signed the bill as {name}',
    '{a_body} entered an eating contest, {topic} won, and {name} was the runner-up',
    '{a_body} fell asleep face down in {topic}, and {name} rose when it was done',
    '{official} ordered {topic}, found {a_body} in there, complained, and was charged extra for {name}',
    '{a_body} was sent out for {topic}, came back after {length}, and would only answer to {name}',
    '{a_body} asked for {topic} with nothing else, and {name} was the nothing else',
  ],
  kinds: [
    '{a_body} raised on {topic} and compliments',
    '{a_body} best served with {topic}',
    'half {topic}, half {body}',
    '{a_body} {body_who} runs on {topic} and does not take anything else',
    'nine parts {topic}, one part {body}, and {count} parts attitude',
  ],
  traits: [
    'Without {topic} {they} {does}; with {topic}, nobody has ever waited to find out.',
    '{They} {does}, and no kitchen in {town} will admit that it began with {topic}.',
  ],
  conflicts: [
    {
      tells: 'Three cooks from {town} tried to keep {them} away from {topic}, and one of them is now a bus driver.',
      closings: ['The bus smells of it.', 'The other two are still in the pantry.', 'The kitchen has new doors.'],
    },
    {
      tells: '{They} reviews {topic} for the local paper, always with five stars and never with words.',
      closings: ['The stars are sticky.', 'The chef cried.', '{Rival} writes the words.'],
    },
    {
      tells: '{They} was told to share {topic} with {rival}, and the table had to be replaced.',
      closings: ['The new one is bolted down.', 'There were no crumbs.', '{Rival} got the napkin.'],
    },
  ],
  closings: ['The evidence, namely {topic}, has been eaten.', 'Second helpings of {topic} are at the discretion of {the_body}.'],
};

/** Games, films and firms: Minecraft, Star Wars, IKEA. */
export const TITLED: TopicTables = {
  events: [
    '{a_body} stood in a queue for {topic} for {length}, forgot why, and was let in as {name}',
    '{a_body} auditioned for {topic}, got the part of a door, and made {name} of it',
    'the instructions for {topic} had one page too many, {a_body} followed it, and the result is {name}',
    '{a_body} forgot the password for {topic}, guessed {name}, and was right',
    '{a_body} spent so long with {topic} that the chair was reported missing, together with {name}',
  ],
  kinds: [
    'the only {body_unit} with a lifetime ban from {topic}',
    'the {topic} fan club of {town}, which consists of {a_body}',
    '{a_body} {body_who} thinks that {topic} is a documentary',
    '{a_body} {body_who} got into {topic} by the back door',
  ],
  traits: [
    '{They} {does}, because {they} once saw it in {topic}.',
    'In {topic} nobody minds that {they} {does}; in {town} they have called a meeting.',
  ],
  conflicts: [
    {
      tells: '{They} wrote to {topic} to complain about the ending.',
      closings: ['They changed it.', 'The answer was a voucher for {snack}.', 'There was no ending.'],
    },
    {
      tells: '{They} knows all about {topic} by heart, and recites it to {thing}.',
      closings: ['The first part takes {length}.', 'It has asked for subtitles.', '{Rival} knows only the songs.'],
    },
  ],
  closings: [
    'No part of {topic} was harmed; the same cannot be said of {the_body}.',
    'There will be no {topic} in {town} again.',
  ],
};

/** `{in_place}`: "on the beach", "at the gym", "in Paris". */
export const LOCATIONS: TopicTables = {
  events: [
    '{a_body} was locked in overnight {in_place}, and the cleaners found {name}',
    '{a_body} spent one summer {in_place}, and came back with a lawyer and the name of {name}',
    '{a_body} got lost {in_place}, asked the way, and was mistaken for {name}',
    '{a_body} rented the last free corner {in_place}, and the doorbell says {name}',
    '{a_body} applied for a job {in_place}, and {name} now has the only key',
    'they were one short {in_place}, {a_body} looked honest, and the badge already said {name}',
    '{a_body} left an umbrella {in_place}, went back for it, and returned as {name}',
    'the loudspeaker {in_place} called for {name} three times, and in the end {a_body} gave in',
  ],
  kinds: [
    '{a_body} {body_who} was born {in_place} and complains about the draught',
    '{a_body} {body_who} has not missed a day {in_place} since {year}',
    'the only {body_unit} {in_place} with a parking space',
    '{a_body} {body_who} feels at home {in_place} and nowhere else',
    '{a_body} with a lifelong ban from everywhere except one corner {in_place}',
  ],
  traits: [
    '{In_place} {they} {does}, and the others move their chairs.',
    '{They} {does}, which is perfectly normal {in_place} and nowhere else.',
    'There is a sign {in_place}, and it only says that {they} {does}.',
  ],
  conflicts: [
    {
      tells: 'Nobody {in_place} dares to switch off the light while {they} is reading.',
      closings: ['It is a very long book.', 'The bulb has been promoted.', '{They} has been on page one since {year}.'],
    },
    {
      tells: '{They} left a towel {in_place} in {year}, and it is still keeping the seat.',
      closings: ['It has been given a pension.', '{Rival} has a towel next to it.', 'Nobody has dared to sit down.'],
    },
    {
      tells: 'People {in_place} point at {them} and tell their children to eat more {snack}.',
      closings: ['The children point back.', 'Sales have doubled.', '{They} has begun to charge for it.'],
    },
  ],
  closings: [
    'Please leave everything {in_place} as you found it, including {the_body}.',
    'The lights stay on {in_place}, just in case.',
    'For opening hours {in_place}, ask {the_body}.',
    'If nobody is {in_place}, try behind {the_body}.',
  ],
};

/** `{deed}`: "hates Mondays"; whoever does it is told of as one. */
export const DEEDS: TopicTables = {
  events: EVENTS_ALONE,
  kinds: [
    '{a_one}',
    'the only {body_unit} in {town} {body_who} {deed}',
    'the {body_unit} {body_who} {deed} on all the posters in {town}',
    'living proof that there is such a thing as {a_one}',
    'what {town} has instead of a mayor: {a_one}',
    'the kind of {body_unit} {body_who} {deed} and gets away with it',
    'a perfectly normal {body_unit}, except that {they} {deed}',
    'what remained when {official} asked for {a_body} and got {a_one}',
  ],
  traits: [
    '{They} {deed}, {they} {does}, and on {weekday}s both at once.',
    'Some say it is because {they} {does}, others because {they} {deed}; the bill is the same.',
    'It is bad enough that {they} {does}, but nothing compared to the fact that {they} {deed}.',
    'First {they} {deed}, then {they} {does}, and then the fire brigade comes.',
    'It is hard to say what is worse for the neighbours, that {they} {deed} or that {they} {does}.',
    'That {they} {deed} is on the label; that {they} {does} is in the small print.',
    'Everybody in {town} knows that {they} {deed}; that {they} {does} they found out on {weekday}.',
    'The doctor wrote down two things: {they} {deed}, and {they} {does}.',
  ],
  conflicts: [
    {
      tells: 'It was in the newspaper that {they} {deed}, under “weather”.',
      closings: ['It cleared up by {weekday}.', 'The forecast is no better.', 'People took umbrellas.'],
    },
    {
      tells: 'Because {they} {deed}, {official} now visits twice a week with {thing}.',
      closings: ['They have become friends.', 'The report says “still”.', 'Nobody knows what it is for.'],
    },
    {
      tells: 'There is a support group for anybody who {deed}, and {they} is the chair.',
      closings: ['{Rival} is the table.', 'So far nobody else has come.', 'The biscuits are excellent.'],
    },
    {
      tells: '{Rival} has copied everything about {them} except that {they} {deed}.',
      closings: ['It shows.', 'The hat was the hardest part.', 'The court will sit on {weekday}.'],
    },
    {
      tells: 'A professor in {town} proved that it cannot be true that {they} {deed}, and {they} sent flowers.',
      closings: ['The professor is now {job}.', 'The proof has been recycled.', 'The card only said “well”.'],
    },
    {
      tells: 'On the dating site {they} wrote nothing but “{deed}”, and got {count} answers.',
      closings: ['All of them were from {town}.', 'One was from {rival}.', 'The wedding is on {weekday}.'],
    },
    {
      tells: 'Nobody had ever asked why {they} {deed}, until {relative} did, and that took {length}.',
      closings: ['There was a break for {snack}.', 'The answer was “because”.', 'It was not the question that was too long.'],
    },
  ],
  closings: [
    'And still {they} {deed}.',
    'Long story short: {they} {deed}, and {town} pays for it.',
    'Whoever {deed} as well may write to {office}.',
    'They say that {relative} {deed} too.',
    'If anything in {town} {deed}, you know whom to call.',
    'The gravestone will say that {they} {deed}, in gold.',
  ],
};

/** `{a_theme}` is somebody with a trade, who is told of as a half as well. */
export const TRADES: TopicTables = {
  events: [
    '{a_body} wanted to become {a_theme}, skipped the exam, and got a brass plate that says {name}',
    '{town} was short of {a_theme}, {a_body} had nothing on that day, and {name} still has the keys',
    '{official} advertised for {a_theme}, only {a_body} applied, and the contract was made out to {name}',
    '{a_body} put on the wrong uniform, was taken for {a_theme}, and was too polite to say anything but {name}',
    '{a_body} was apprenticed to {a_theme} for {length}, and left with {thing} and the name of {name}',
    'somebody shouted for {a_theme}, {a_body} came running, and nobody has dared to ask {name} for papers',
    '{a_body} lied about being {a_theme}, was hired on the spot, and {name} has been in charge since',
    '{a_body} only wanted to watch {a_theme} at work, was handed a tool, and now {name} does the work',
  ],
  kinds: [
    '{a_body} {body_who} works as {a_theme}',
    'the only {body_unit} in {town} with a licence to work as {a_theme}',
    '{a_theme} by trade and {a_body} by nature',
    'the best {theme_unit} that {a_body} has ever been',
    '{a_body} in the uniform of {a_theme}',
    '{a_body} {body_who} retrained as {a_theme} at evening classes',
    '{a_theme} with the working hours of {a_body}',
  ],
  traits: [
    'For {a_theme} it is unusual that {they} {does}; for {a_body} it is {weekday}.',
    'The customers know that {they} {does}, and after all, it is hard to find {a_theme} these days.',
    '{They} {does}, which was never a question in the exam for {a_theme}.',
    'In a letter of reference for {a_theme}, “{they} {does}” is a strong sentence.',
  ],
  conflicts: [
    {
      tells: 'As {a_theme} {they} charges by the hour, as {a_body} by the bite.',
      closings: ['Most people pay by the hour.', 'There is a discount for {relative}.', 'Receipts come with teeth marks.'],
    },
    {
      tells: 'People who ask for {a_theme} are a little surprised to be sent {a_body}.',
      closings: ['They tip well, out of fear.', 'Nobody has asked twice.', 'The reviews are short.'],
    },
    {
      tells: 'On {their} first day as {a_theme}, {they} was locked in with {rival} by mistake.',
      closings: ['They share the tips.', 'The door opened after {length}.', 'It is now company policy.'],
    },
    {
      tells: '{They} failed the exam for {a_theme} {count} times, always on the question about {snack}.',
      closings: ['The examiner has kept all the answers.', 'The question was dropped.', '{They} passed while asleep.'],
    },
    {
      tells: 'The union has no rule against {a_body} working as {a_theme}, because nobody had thought of it.',
      closings: ['They meet again on {weekday}.', 'It has a rule against {rival}.', '{They} is now the treasurer.'],
    },
  ],
  closings: [
    'If you need {a_theme}, call twice; if you need {a_body}, just open a window.',
    'As {a_theme} {they} is hopeless, but nobody has ever complained in person.',
    'Every other {theme_unit} in {town} has gone into gravel.',
    'It is not every day that {a_theme} has to be fed.',
  ],
};
