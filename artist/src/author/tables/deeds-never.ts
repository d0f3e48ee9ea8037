/** What somebody never does, and what follows from that. */
import { DRY_AND_PENNILESS } from './deeds-of-a-long-day.ts';
import { MORE_NEVER_TRAITS } from './more-of-habits.ts';
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

/** Who never does something: none of what goes with doing it is true of them. */
export const NEVER_CLASSES: readonly SideClass[] = [
  ...DRY_AND_PENNILESS,
  {
    means: anyOf("never_sleeps never_sleep never_slept cannot_sleep can[’']t_sleep insomnia insomniac sleepless"),
    events: [
      '{a_one} counted sheep until the sheep lay down, and was asked by the last one for a name, and it was {name}',
      '{a_one} knew at four in the morning what the answer should have been, went round to say it, and was let in as {name}',
      '{a_one} watched the street so long by night that the milkman began to report to {name}',
    ],
    traits: [
      '{They} {does}, and {they} has heard every hour in {town} by name.',
      '{They} {does}; the sheep have asked to be counted by somebody else.',
      '{They} {does}, and {they} rents out the bed to {official}.',
    ],
    conflicts: [
      told(
        '{They} counted sheep until {time}, and then the dog, the shepherd and the shepherd’s debts.',
        'It came to {count}.',
        'One sheep was counted twice and is proud of it.',
        'The shepherd is awake now as well.',
      ),
      told(
        'The moon and {they} know each other so well by now that they finish each other’s yawns.',
        'The moon has the better excuse.',
        'They have run out of small talk.',
        'They take turns at the fridge.',
      ),
      told(
        'A pillow was returned to the shop in {town} by {them}, as new.',
        'The feathers had never been met.',
        'They gave back half, and a lullaby.',
        'The shop assistant nodded off.',
      ),
    ],
    closings: [
      'Good night, says everybody else.',
      'The ceiling has been learned by heart.',
      'It is three o’clock, and then it is four.',
      'Dreams are forwarded to {relative}.',
    ],
  },
  {
    means: anyOf(
      "never_smiles never_smile never_laughs never_laugh cannot_laugh can[’']t_smile humourless humorless no_sense_of_humour stone_faced deadpan serious",
    ),
    events: [
      '{a_one} sat in the front row, and the comedian went home early and sold the jokes to {name}',
      '{a_one} was told to say cheese for the passport, said it, and the cheese looks happier than {name}',
      '{a_one} was sent to a course in laughing, and the whole course went quiet and then called the teacher {name}',
    ],
    traits: [
      '{They} {does}, and {they} has been used as a spirit level.',
      '{They} {does}; the photographers of {town} say “cheese” and go home with cheese.',
      '{They} {does}, and {they} was tickled by {official} in front of witnesses.',
    ],
    conflicts: [
      told(
        'The best comedian in {town} played for {them} alone, and now sells insurance.',
        '{They} bought a policy.',
        'It was the first thing that he ever finished.',
        'He says that it was the blinking.',
      ),
      told(
        'Once there was a twitch at the corner of the mouth, and {town} has a bank holiday for it.',
        'It was a crumb.',
        'There is a re-enactment every {weekday}.',
        'Doctors have ruled out joy.',
      ),
      told(
        '{They} was told the joke about {snack}, and asked who had been responsible.',
        'A report was written.',
        'The punchline has been suspended.',
        'It took {length} to explain the duck.',
      ),
    ],
    closings: [
      'That was not funny, {they} says, and underlines it.',
      'Laughter was heard once, and traced to the flat next door.',
      'The corners of the mouth are sold separately.',
      'If you laughed, please report to {them}.',
    ],
  },
  {
    means: anyOf('never_ends never_end endless never_ending neverending never_stops goes_on_forever eternal infinite forever'),
    events: [
      '{a_one} was announced for three o’clock, and by the second winter they were still at the first word of {name}',
      '{a_one} came to the last page, turned it over, and there in capitals stood {name}, part two',
      '{a_one} was read out in court, one judge retired, and the next came in on the word {name}',
    ],
    traits: [
      '{They} {does}, and the interval has been cancelled.',
      '{They} {does}; the clock in {town} was sent home.',
      '{They} {does}, and the last page reads “see page one”.',
    ],
    conflicts: [
      told(
        'People in {town} have been waiting for the end since {year}, with their coats on.',
        'Some have had the coats taken in.',
        'The coats are back in fashion.',
        'Somebody once said “at last”, and was only yawning.',
      ),
      told(
        'A search party of {count} left to look for the end, and writes home on {weekday}s.',
        'The letters say “nearly”.',
        'The sandwiches were for one day.',
        'A second party has been sent, with more soup.',
      ),
      told(
        'There were plans for afterwards, but {they} was still going on.',
        'The fireworks are damp by now.',
        'The plans have grown up and moved out.',
        'Afterwards has been let to students.',
      ),
    ],
    closings: [
      'And then, says the story, and takes a deep breath.',
      'To be continued, and continued.',
      'The end is near, but it has been near for {length}.',
      'The last line has been postponed, like everything after it.',
    ],
  },
];

/** What anybody may say of somebody who does not do a thing, whatever it is. */
export const ANY_NEVER: SideClass = {
  means:
    /(?:^|(?<!(?:^|\s)(?:is|are|was|were))\s)(?:never|not|cannot|can[’']t|doesn[’']t|does not|won[’']t|refuses|hardly|rarely)(?=\s)/u,
  traits: [
    '{They} {does}, not even when {official} asks in a whisper.',
    '{They} {does}, and the crowd that came to see it has been given {snack}.',
    ...MORE_NEVER_TRAITS,
    '{They} {does}; {town} has offered a horse, and the horse has taken the other side.',
    '{They} {does}, and whoever saw it otherwise was looking at {rival}.',
  ],
  conflicts: [
    told(
      'Somebody bet {money} that {they} would make one exception, and has been standing there since {year}.',
      'The bet now includes the coat.',
      'There was a moment in spring, but it was wind.',
      '{Rival} has bet on both sides.',
    ),
    told(
      '{Official} asked for it nicely, then in writing, then on one knee, and the answer was still no.',
      'The knee has been bandaged.',
      'The writing was nice, though.',
      'They are engaged now, by a misunderstanding.',
    ),
    told(
      'There was one exception, in {year}, and everybody in {town} was looking the other way.',
      'It had been announced for {weekday}.',
      'A cow saw it, and will not talk.',
      'They had come to see {rival}.',
    ),
    told(
      'A self-help book was written about it, with nothing in it but margins.',
      'It has been through nine printings.',
      'The sequel is called “Still Not”.',
      'The margins are very encouraging.',
    ),
    told(
      'The reminder hangs on the fridge, and the reminder of the reminder hangs on the reminder.',
      'The fridge can no longer be opened.',
      'The first one has turned yellow.',
      'The magnet has been given notice.',
    ),
    told(
      'A small committee asks every morning whether today is the day, and then goes for breakfast.',
      'They have put on weight.',
      'It was nearly the day once, but it was a Sunday.',
      'The minutes all say “no”.',
    ),
    told(
      'A hypnotist worked on it for an hour, and since then the hypnotist does not do it either.',
      'His wife has called twice.',
      'They meet on Thursdays, and do not.',
      'He was paid in full, for the company.',
    ),
  ],
  closings: [
    'And that, {they} says, is final.',
    'Please stop asking; the answer has been carved.',
    'An exception was planned, but the band did not come.',
    'The principle has cost {money} so far.',
  ],
};
