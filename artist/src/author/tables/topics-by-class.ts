/**
 * What goes with one class of theme only: chess is played, a wedding attended, insomnia caught, cheese hoarded, the beach
 * lived on, and who "hates Mondays" does so. Each row has slots of its own besides `{topic}`.
 */
import { EVENTS_ALONE } from './single-subject.ts';
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
    '{a_body} tried {doing} with both eyes shut, opened them in {town}, and was greeted as {name}',
    '{relative} forbade {doing} at table, {a_body} moved out with the table, and had {name} carved into it',
    '{a_body} thought that {doing} was a dance, asked {official} for one, and left as {name}',
    'somebody filmed {a_body} {doing}, {count} {crowd} watched it twice, and the title was {name}',
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
    '{a_body} {body_who} does not call it {doing} any more, but breakfast',
    'second in {town} for {topic}, out of two, and {a_body} as well',
    '{a_body} {body_who} was only {doing} when it all began',
    '{a_body} with only one goal in life, which is {topic}',
  ],
  traits: [
    'While {doing}, {they} {does}, and that has been ruled legal {count} times.',
    '{They} {does}, and it does not help at all with {topic}.',
    '{They} {does} even while {doing}, which costs points.',
    'Some go {weekday} after {weekday} without {doing}; {they} does not, and {they} {does}.',
    'People who watch {them} {doing} notice one thing first: {they} {does}.',
    '{They} {does}, which the referee calls a style of its own.',
    'There are two schools of {topic}; in the third one, {they} {does}.',
    '{They} {does}, and since then spectators of {topic} have had to sign a form.',
    'Before each round {they} stretches, drinks a glass of water, and {does}.',
    'The trainer says that it is normal in {topic}, but {they} {does} at home as well.',
    'They have slowed the film down: even between two moves, {they} {does}.',
    '{They} {does}; that is how {doing} became a spectator sport in {town}.',
    'It is possible to be good at {topic} and quiet about it; {they} {does} instead.',
    'Whoever is next in line for {topic} should know that {they} {does}.',
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
    {
      tells: 'Somebody hid the equipment, and {they} went on {doing} without it for {length}.',
      closings: ['It looked better that way.', 'The equipment has not been missed.', 'Two neighbours have joined in.'],
    },
    {
      tells: '{They} challenged {rival} to {topic}, lost, and demanded to see the rules.',
      closings: ['There was only one, about shoes.', 'The rules had been eaten.', '{Rival} had written them.'],
    },
    {
      tells: '{Town} built a hall for {topic}, and forgot the door.',
      closings: ['{They} was already inside.', 'Somebody lowers {snack} through the chimney.', 'It is never too crowded.'],
    },
    {
      tells: 'There is a poster of {them} {doing}, and it has been stolen {count} times.',
      closings: ['{They} has all of them at home.', 'The nail was stolen too.', 'It was a bad likeness.'],
    },
    {
      tells: 'For {length} nobody could say who was winning, because {they} was {doing} facing the wrong way.',
      closings: ['The wrong way has been made official.', 'The crowd turned round.', '{Rival} waved.'],
    },
    {
      tells: '{They} wrote a handbook on {topic}, with {count} chapters on snacks.',
      closings: [
        'It has been translated into {count} dialects.',
        'Chapter one is missing a corner.',
        'The last chapter is a napkin.',
      ],
    },
    {
      tells: 'The club for {topic} has a motto, and nobody can read it without {them} humming.',
      closings: ['It rhymes with “ouch”.', 'The motto is on the lease.', 'They have asked for a shorter one.'],
    },
    {
      tells: 'A scout from {town} came to watch {them} {doing}, and wept into a notebook.',
      closings: ['It may have been hay fever.', 'The notebook is in a museum.', 'The contract is still damp.'],
    },
  ],
  closings: [
    'Anyone who is {doing} nearby is asked to stop and clap.',
    'Please do not disturb; somebody in there is {doing}.',
    'Nobody has asked what {the_body} did before {topic}, and that is for the best.',
    'The instructions for {topic} now have a chapter on {the_body}.',
    'There are worse things than {topic}, but not in {town}.',
    'The cup for {topic} stands on the fridge, and has soup in it.',
    'Beginners are welcome; nobody has ever got further.',
    'Some were born for {topic}, and {the_body} was standing nearby.',
    'The season is over, but nobody has told {the_body}.',
    'In case of rain, {topic} will take place in the hall of {relative}.',
    'The record is safe, and so is the exit.',
    'There is no prize for coming second in {topic}, but there is {snack}.',
    'Try it at home, says {the_body}, just not in this one.',
    'The next lesson in {topic} begins when the bandages come off.',
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
    '{official} took {a_body} for part of {an_event}, and by the time it was over everybody said {name}',
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
    'The invitations to {the_event} said “casual”, so {they} {does}.',
    '{They} {does}, and on the seating plan for {the_event} there is now an arrow.',
    'If {the_event} had a low point, it was not that {they} {does}; that came second.',
    'Somebody made a toast to the fact that {they} {does}, and {the_event} never recovered.',
    'It was {the_event} that brought it out: {they} {does}, and not only when people watch.',
    '{They} {does}, and for {the_event} {they} practised in front of a mirror.',
    'The neighbours complained about {the_event}, but above all that {they} {does}.',
    'You can skip most of {the_event}, but not the part in which {they} {does}.',
    'Weeks after {the_event}, {they} {does}, and still in the same shoes.',
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
    {
      tells: 'Somebody had ordered a cake for {the_event} in the shape of {rival}.',
      closings: ['{They} ate the hat.', '{Rival} took it as a compliment.', 'There were seconds.'],
    },
    {
      tells: 'The lights went out during {the_event}, and when they came back {they} was wearing the curtains.',
      closings: ['They suit {them}.', 'The lights have apologised.', 'It has become a tradition.'],
    },
    {
      tells: '{They} was asked to bring a salad to {the_event}, and brought {official}.',
      closings: ['There was dressing.', '{Official} had a lovely time.', 'The salad came later, by train.'],
    },
    {
      tells: 'At the door of {the_event} there was a list, and {they} was on it {count} times.',
      closings: ['All of them were let in.', 'Only one had to pay.', '{Rival} was not on it.'],
    },
    {
      tells: 'For {the_event} the whole of {town} was decorated with {snack}.',
      closings: ['It was gone by {time}.', '{They} calls it the best street in the world.', 'Pigeons came from far away.'],
    },
    {
      tells: 'Half of {the_event} was spent looking for {them} under the table.',
      closings: ['There were three others down there.', 'It was the better half.', 'The tablecloth knew.'],
    },
  ],
  closings: [
    'Next time, {the_event} will have a doorman.',
    'Few people remember {the_event}, but everybody remembers {the_body}.',
    'For reasons of safety, {the_event} was declared over on {weekday}.',
    'After {the_event} the chairs had to be counted, and then {the_body}.',
    'There are photographs of {the_event}, but {the_body} has bought them all.',
    'The deposit for {the_event} has not been returned.',
    'Thank-you notes for {the_event} are still arriving, some of them by lawyer.',
    'The clean-up after {the_event} is expected to take until {weekday}.',
    'Whoever lost a shoe during {the_event} may collect it from {the_body}.',
    'The band was paid to stop.',
    'Somebody is still asleep in the coats.',
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
    'Some people are changed by {topic}; {they} {does}, then as now.',
    '{They} {does}, which is how {topic} shows in {a_body}.',
    '{They} {does}, and calls it a side effect of {topic}.',
    'Between {topic} and breakfast, {they} {does}.',
    'Experts on {topic} have looked at {them}: {they} {does}, they wrote, and closed the book.',
    'It began with {topic}, as these things do, and now {they} {does}.',
    '{They} {does}; the rest of {topic} is kept in the cellar.',
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
    {
      tells: '{They} wrote a song about {topic}, and the radio plays it whenever it rains.',
      closings: ['It has rained since {year}.', '{Rival} plays the triangle.', 'The chorus is a sigh.'],
    },
    {
      tells: 'A self-help group for {topic} met in {town}, and {they} brought the wrong biscuits.',
      closings: ['Nobody mentioned {topic} again.', 'They were excellent.', 'The group has split over it.'],
    },
    {
      tells: '{They} put {topic} in a box, and the box in the loft, and the loft on the market.',
      closings: ['It sold within {length}.', 'The buyer sounds tired.', 'The box was returned.'],
    },
  ],
  closings: [
    'There is no cure for {topic}, but there is {snack}.',
    'Against {topic} there is now a helmet.',
    'That is what comes of {topic} in {a_body}.',
    'People used to come to {town} for the sea; now they come for {topic}.',
    'Science will get to the bottom of {topic} as soon as {the_body} gets off it.',
    'In {town} they have put up a bench for {topic}, with room for one.',
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
    '{They} {does}, and has {topic} to thank for it.',
    'Nobody can be around so much of {topic} and stay normal: {they} {does}.',
    '{They} {does}; it is the price of living with {topic}.',
    'Where others keep a conscience {they} keeps {topic}, and {they} {does}.',
    'The neighbours can put up with {topic}, but {they} {does}.',
    'The insurance for {topic} is void, because {they} {does}.',
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
    {
      tells: '{Office} wants to count {topic} once and for all, and {they} keeps moving the table.',
      closings: ['So far there are either {count} or none.', 'The table is counted twice.', 'They have agreed on “plenty”.'],
    },
    {
      tells: '{They} paid for dinner with {topic}, and got change.',
      closings: ['The waiter was new.', 'The change was {snack}.', 'The restaurant has closed.'],
    },
    {
      tells: 'A burglar broke in, saw {topic}, and left {money} on the table.',
      closings: ['There was a note.', 'The burglar sends postcards.', 'It was {rival}.'],
    },
  ],
  closings: [
    'If anybody asks, {the_body} never touched {topic}.',
    'All complaints about {topic} go to {rival}.',
    'The evidence, namely {topic}, was last seen near {the_body}.',
    'It is either {topic} or peace and quiet, and {town} has chosen.',
    'All of it will go to {relative}, who is afraid of {topic}.',
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
    '{a_body} that is mostly {topic}',
    '{a_body} {body_who} runs on {topic} and does not take anything else',
    'nine parts {topic}, one part {body}, and {count} parts attitude',
  ],
  traits: [
    'Without {topic} {they} {does}; with {topic}, nobody has ever waited to find out.',
    '{They} {does}, and no kitchen in {town} will admit that it began with {topic}.',
    '{They} {does}, and leaves crumbs of {topic} wherever it happens.',
    'It is hardly the fault of {topic} that {they} {does}.',
    '{They} {does} between courses, with a napkin on.',
    'On the menu, under {topic}, there is a warning that {they} {does}.',
    'Waiters whisper it with the bill: {they} {does}.',
    '{They} {does} until somebody says “{topic}”, and then there is silence.',
    'Give {them} {topic} and {they} {does}; give {them} a spoon and stand back.',
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
    {
      tells: '{They} buried {topic} in the garden for the winter, and the garden has been locked since.',
      closings: ['Something is coming up.', 'The worms have put on weight.', '{Rival} has bought a spade.'],
    },
    {
      tells: 'The health inspector asked to see {topic}, and was shown to a chair with a bib.',
      closings: ['There were seconds.', 'The grade was “mm”.', 'The inspector comes every {weekday}.'],
    },
    {
      tells: '{They} opened a stand for {topic} outside {place}, and was its only customer.',
      closings: ['The queue was still long.', 'Business is excellent.', '{They} left no tip.'],
    },
    {
      tells: 'A poet came to {town} to write about {topic}, and {they} ate the ink.',
      closings: ['The poem is very short.', 'Blue suits {them}.', 'The poet has switched to pencil.'],
    },
    {
      tells: 'There was one portion of {topic} left, and {rival} blinked first.',
      closings: ['It was over quickly.', 'There were no survivors on the plate.', 'They shared the napkin.'],
    },
  ],
  closings: [
    'The evidence, namely {topic}, has been eaten.',
    'Second helpings of {topic} are at the discretion of {the_body}.',
    'The leftovers of {topic} have been asked to leave.',
    'Please wait to be seated, and keep {topic} where {the_body} can see it.',
    'The chef blames {topic}; {topic} cannot be reached.',
    'The doctor has advised against {topic}, and then asked for some.',
    'In {town} they now lock up {topic} at night.',
    'It was only meant to be a starter.',
    'The bill came to {money}, and the tip was a burp.',
  ],
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
    '{They} {does}, which is the level after the last one in {topic}.',
    'Fans of {topic} dress up; {they} {does}.',
    '{They} {does}, and thinks that somebody at {topic} must be watching.',
    'The small print of {topic} says that {they} {does}, under “other”.',
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
    {
      tells: '{They} built {topic} out of {snack} in the garden, true to scale.',
      closings: ['It lasted until lunch.', 'Lawyers came, and stayed for pudding.', 'The birds have a season ticket.'],
    },
    {
      tells: 'There was a quiz about {topic} in {town}, and {they} answered before the questions came.',
      closings: ['All of it was right.', '{Rival} has asked for a recount.', 'The prize was {snack}.'],
    },
  ],
  closings: [
    'No part of {topic} was harmed; the same cannot be said of {the_body}.',
    'There will be no {topic} in {town} again.',
    'The makers of {topic} have been told, and have moved.',
    'In the sequel to {topic}, {the_body} gets a chair.',
    '{Relative} still calls it “that thing with {topic}”.',
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
    '{a_body} was sent {in_place} for a loaf of bread, and {name} was who came back, without the bread',
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
    'It takes some time to get used to life {in_place}, where {they} {does}.',
    '{They} {does}, and {in_place} that counts as good weather.',
    'The guide says nothing for {length} {in_place}, and then: “{they} {does}”.',
    'You can tell the regulars {in_place} by one thing: it no longer surprises them that {they} {does}.',
    '{They} {does}, and has had the best seat {in_place} ever since.',
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
    {
      tells: '{They} has been sending postcards from one corner {in_place} to another since {year}.',
      closings: ['None has arrived.', '{Rival} reads them all.', 'The weather is always fine.'],
    },
    {
      tells: 'Somebody drew a line {in_place}, and {they} has guarded it for {length}.',
      closings: ['Both sides pay a toll.', 'It was only chalk.', 'Nobody remembers which side is which.'],
    },
    {
      tells: '{They} applied to be put on the map {in_place}, as a hill.',
      closings: ['It was granted, in pencil.', 'Hikers have begun to complain.', '{Rival} is a lake.'],
    },
  ],
  closings: [
    'Please leave everything {in_place} as you found it, including {the_body}.',
    'The lights stay on {in_place}, just in case.',
    'For opening hours {in_place}, ask {the_body}.',
    'If nobody is {in_place}, try behind {the_body}.',
    'Children under ten go free {in_place} if {the_body} has been fed.',
    'The best time to visit is when {the_body} is out.',
    'Nobody {in_place} remembers what it was like before, and they have stopped trying.',
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
    'what remained when {official} asked for {a_body} and got one that {deed}',
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
    '{a_body} stood in for {a_theme} for one afternoon, and the pay slip has said {name} ever since',
    '{town} was short of {a_theme}, {a_body} had nothing on that day, and {name} still has the keys',
    '{official} advertised for {a_theme}, only {a_body} applied, and the contract was made out to {name}',
    '{a_body} put on the wrong uniform, was taken for {a_theme}, and was too polite to say anything but {name}',
    '{a_body} was apprenticed to {a_theme} for {length}, and left with {thing} and the name of {name}',
    'somebody shouted for {a_theme}, {a_body} came running, and nobody has dared to ask {name} for papers',
    '{a_body} lied about being {a_theme}, was hired on the spot, and {name} has been in charge since',
    '{a_body} only wanted to watch {a_theme} at work, was handed a tool, and now {name} does the work',
    '{a_body} answered an advert for {a_theme}, was the only one without shoes, and {name} got the job',
    '{a_theme} went on holiday, {a_body} was asked to mind the shop, and {name} has changed the locks',
    '{a_body} found the hat of {a_theme} on a bus, put it on, and has had appointments as {name} ever since',
    '{town} held an election for {a_theme}, {a_body} was standing nearest, and the sash says {name}',
    '{a_body} failed as {another_body}, passed as {a_theme}, and was given a locker marked {name}',
    '{a_theme} taught {a_body} everything over {length}, and regretted it the moment somebody said {name}',
    '{a_body} borrowed the tools of {a_theme} for an afternoon, and {name} was booked until {weekday}',
    '{relative} always wanted {a_theme} in the family, {a_body} was available, and {name} is on the door',
    '{a_body} had {a_theme} printed on a card as a joke, and by {time} people were ringing for {name}',
    '{official} confused the papers of {a_theme} with those of {a_body}, and {name} started on {weekday}',
  ],
  kinds: [
    '{a_body} {body_who} works as {a_theme}',
    'the only {body_unit} in {town} with a licence to work as {a_theme}',
    '{a_theme} by trade and {a_body} by nature',
    'the best {theme_unit} that {a_body} has ever been',
    '{a_body} in the uniform of {a_theme}',
    '{a_body} {body_who} retrained as {a_theme} at evening classes',
    '{a_theme} with the working hours of {a_body}',
    '{a_body} with the diploma of {a_theme} and no idea where it came from',
    '{a_theme} on weekdays and {a_body} as soon as somebody opens the fridge',
    'the first {body_unit} in the family to become {a_theme}',
    '{a_body} {body_who} calls it a vocation to be {a_theme}, and has a hat for it',
    'what you get if you order {a_theme} and only {a_body} is on duty',
    '{a_theme}, certified by {office}, and {a_body}, certified by nobody',
    'the only {theme_unit} that has to be brushed before work',
  ],
  traits: [
    'For {a_theme} it is unusual that {they} {does}; for {a_body} it is {weekday}.',
    'The customers know that {they} {does}, and after all, it is hard to find {a_theme} these days.',
    '{They} {does}, which was never a question in the exam for {a_theme}.',
    'In a letter of reference for {a_theme}, “{they} {does}” is a strong sentence.',
    'The diploma on the wall says “{theme}”; the small print adds that {they} {does}.',
    '{They} {does}, and charges extra for it, as any good {theme_unit} would.',
    'Every {theme_unit} has one secret, and here it is: {they} {does}.',
    'The advert asked for {a_theme} with character; {they} {does}, so that was that.',
    '{They} {does}, but only in working hours, and the hours are long.',
    'A second {theme_unit} was hired, just to explain to visitors why {they} {does}.',
    'The handbook for every {theme_unit} has a blank page; on it somebody wrote that {they} {does}.',
    'Other people bring sandwiches to work; {they} {does}.',
    'When {a_theme} is needed in a hurry, {they} {does}, and the hurry is soon over.',
    '{They} {does}, which {relative} blames on the tools.',
    'On the name badge it says “{theme}”, and underneath, in pencil, that {they} {does}.',
    'The boss knew about the {body}, but nobody had mentioned that {they} {does}.',
    '{They} {does}, and no {theme_unit} in {town} has been promoted faster.',
    'In the annual photograph of the firm one thing stands out: {they} {does}.',
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
    {
      tells: 'The apprentice asked how {a_theme} gets through the winter, and was shown how {a_body} does it.',
      closings: ['There is no apprentice any more.', 'It involved a great deal of sleep.', 'The apprentice has put on weight.'],
    },
    {
      tells: '{They} was named employee of the month by mistake, and has guarded the frame ever since.',
      closings: ['The month was February.', 'The frame has a lock.', '{Rival} was second.'],
    },
    {
      tells: '{Official} inspected the workshop, found {thing} in the drawer marked “urgent”, and sat down.',
      closings: ['A chair was found as well.', 'It was urgent.', 'The report is a drawing.'],
    },
    {
      tells: 'A rich customer wanted the cheapest {theme_unit} in {town}, and got {a_body} with a receipt.',
      closings: ['The receipt was edible.', 'The customer has moved in.', 'Both felt cheated.'],
    },
    {
      tells: '{They} took a day off in {year}, and it took {count} {crowd} to fill the gap.',
      closings: ['They are still tired.', 'One of them has stayed.', 'Nobody has mentioned a holiday since.'],
    },
    {
      tells: 'The tools of {a_theme} are not made for {a_body}, so {they} uses {snack}.',
      closings: ['It holds better than expected.', 'The tools are jealous.', 'Lunch comes later.'],
    },
    {
      tells: '{Rival} opened a shop across the road and does everything that {a_theme} does, only with shoes on.',
      closings: ['The shoes squeak.', 'Nobody can tell them apart.', 'The road has been widened.'],
    },
    {
      tells: '{They} put up a poster saying “{theme}, day and night”, and somebody called at night.',
      closings: ['It was {rival}.', 'The poster now says “day”.', 'They are friends now.'],
    },
  ],
  closings: [
    'If you need {a_theme}, call twice; if you need {a_body}, just open a window.',
    'As {a_theme} {they} is hopeless, but nobody has ever complained in person.',
    'Every other {theme_unit} in {town} has gone into gravel.',
    'It is not every day that {a_theme} has to be fed.',
    'People come for {a_theme}, and leave with a story about {a_body}.',
    'The waiting list is long, and the {body} has eaten the first page.',
    'If you are not satisfied, so is nobody.',
    'Tips may be left in the bowl on the floor.',
    'For a real {theme_unit}, please take the next street on the left.',
    'On {weekday}s {the_theme} stays at home, and only {the_body} comes.',
    '{They} will retire as soon as somebody explains the word.',
    'The van says “{theme}”, and the brakes say nothing.',
    'Payment is due on {weekday}, in {money} or in kind words.',
    'Nobody has worked harder, and nobody has asked {a_body} to.',
    'The next {theme_unit} will be chosen by height.',
    'Whoever taught {them} the trade has taken up another.',
    'The guild has sent a card, with no stamp and no text.',
    'It is said that {the_body} does the work, and {the_theme} does the invoices.',
  ],
};
