/**
 * How a lore tells of what a body cannot be grown together with: chess, a wedding, insomnia, the beach. The body lives it.
 * `{topic}` is a noun that may be singular or plural, so that nothing here makes it the subject of the present tense;
 * what goes with one class only stands in topics-by-class.ts.
 */
import type { Conflict } from './conflicts.ts';

/** All the sentences that one kind of story is made of. */
export interface TopicTables {
  /** What happened; a lead may stand before it. */
  events: readonly string[];
  /** What it is, after "{name} is". */
  kinds: readonly string[];
  /** What sets it apart, together with what it is about. */
  traits: readonly string[];
  conflicts: readonly Conflict[];
  closings: readonly string[];
}

export const ANY_TOPIC: TopicTables = {
  events: [
    '{a_body} asked for a book about {topic}, was handed the author’s coat, and has been {name} ever since',
    '{a_body} called a helpline about {topic}, was put on hold for {length}, and came off it as {name}',
    '{a_body} put {topic} on a list of things to try, crossed out all the others, and signed it {name}',
    '{relative} left {a_body} everything that had to do with {topic}, and the box said {name}',
    'somebody had to explain {topic} to {official}, {a_body} drew the short straw, and the visitor’s pass said {name}',
    '{a_body} dreamt of {topic} {count} nights in a row, and came down to breakfast as {name}',
    '{a_body} wrote {count} letters about {topic}, and the only answer was addressed to {name}',
    'a fortune teller in {town} saw {topic}, {a_body} and the words “{name}”, in that order',
    '{rival} said that {a_body} would never understand {topic}, and is proved wrong by {name} every {weekday}',
    'the papers were full of {topic}, {a_body} was on page {count}, and the caption said {name}',
    '{official} asked {a_body} for a few words about {topic}, and after {length} somebody wrote down {name}',
    '{town} needed an expert on {topic}, only {a_body} looked up, and {name} has had an office ever since',
    '{a_body} lost a bet about {topic}, and has had to sign everything as {name} ever since',
    '{relative} warned {a_body} about {topic}, and {name} is what came of the warning',
    '{a_body} applied for a grant to study {topic}, got it by mistake, and had {name} printed on the door',
    '{a_body} gave up everything for {topic}, including the old name, and moved to {town} as {name}',
    'a museum of {topic} opened in {town}, {a_body} went in to get warm, and the label says {name}',
    '{a_body} was interviewed about {topic} on local radio, forgot to leave, and is now on every morning as {name}',
    '{a_body} stood up in front of {count} {crowd}, told them all about {topic}, and was carried out as {name}',
    'the dictionary had no picture for {topic}, {a_body} happened to be passing, and {name} has been on that page since',
    '{a_body} promised {relative} to keep away from {topic}, crossed every finger there was, and was found out as {name}',
    '{a_body} corrected {official} on the subject of {topic}, was right, and had to leave {town} as {name}',
    'the quiz had a question about {topic}, {a_body} knew the answer, and the prize was to be called {name}',
  ],
  kinds: [
    '{a_body} {body_who} sees {topic} everywhere',
    '{a_body} {body_who} was told about {topic} at an impressionable age',
    'the last {body_unit} in {town} to believe in {topic}',
    '{a_body} {body_who} keeps a lamp lit for {topic}',
    '{a_body} {body_who} can spell {topic} backwards, and does',
    'what happens when {a_body} takes {topic} seriously',
    '{a_body} {body_who} thinks of nothing but {topic}',
    '{a_body} {body_who} cannot hear about {topic} without sitting down',
    'proof that {a_body} and {topic} should have been kept apart',
    '{a_body}, and so far the world’s leading authority on {topic}',
    '{a_body} {body_who} has turned {topic} into a career',
    '{a_body} {body_who} read one book about {topic} and skipped the middle',
    '{a_body} with {count} certificates, all of them for {topic}',
    '{a_body}, and the reason why {town} has had a rule about {topic} since {year}',
    'the only {body_unit} ever sent home from an evening course about {topic} for asking',
    'what was left in the waiting room when {topic} met {a_body}',
    'the {body_unit} on the warning sign for {topic}',
    'the reason why {a_body} is asked about {topic} at every border, and sighs',
  ],
  traits: [
    '{They} {does}, and puts it all down to {topic}.',
    '{They} {does}, which nobody in the history of {topic} had tried before.',
    'No rule was ever written against it, with or without {topic}: {they} {does}.',
    'It was {topic} that did it: ever since, {they} {does}.',
    '{They} {does}; before {topic}, nobody would have believed it of {a_body}.',
    'The talk was meant to be about {topic}, but {they} {does}, and now everybody only asks about that.',
    '{They} {does}, which is not what {relative} expected of {a_body} with an interest in {topic}.',
    'When people ask about {topic}, {they} {does}, and that is the end of the conversation.',
    'For {topic} you need patience; {they} {does} instead.',
    'One half of the fan mail is about {topic}, the other half about the fact that {they} {does}.',
    'Nothing helps, not {snack}, not {topic}, not even {relative}: {they} {does}.',
    'The film spends ten minutes on {topic} and two hours on the fact that {they} {does}.',
    'Others would keep {topic} and private life apart; {they} {does} in both.',
    'They looked for somebody who could combine {topic} with good manners and got {them}: {they} {does}.',
    '{They} {does}, and the chapter on {topic} had to be rewritten.',
    'What {topic} began, {relative} encouraged: {they} {does}.',
    'There was one question about {topic}, and the answer was that {they} {does}.',
    'Whoever comes to talk about {topic} is told at the door that {they} {does}.',
    '{They} blames {topic}, {topic} cannot answer, and so {they} {does}.',
    'Two things are certain in {town}: {topic}, and the fact that {they} {does}.',
    '{They} {does}, with {topic} as an excuse and {relative} as a witness.',
    'The pamphlet on {topic} has {count} pages; on each of them {they} {does}.',
    'Some have a gift for {topic}; {they} {does}, which is cheaper.',
    'After an hour of {topic}, {they} {does}, and the room agrees that it is late.',
    'Mention {topic} on a {weekday}, and {they} {does} until {weekday.2}.',
    'Ever since {topic} got out of hand, {they} {does}.',
  ],
  conflicts: [
    {
      tells: '“Where do you see yourself in five years?”, {they} was asked, and said “{topic}”.',
      closings: [
        'The job went to somebody who had said “here”.',
        'It has been four, and it is going well.',
        'They had to look it up, and have sent a card.',
      ],
    },
    {
      tells: '{They} gives lessons in {topic} on {weekday}s, and so far {count} {crowd} have asked for their money back.',
      closings: ['They were given {snack}.', 'Next term there will be an exam.', 'Only {rival} passed.'],
    },
    {
      tells: 'At charades {they} had to act {topic}, and nobody has guessed it since supper.',
      closings: [
        'They are still on “film, two words”.',
        'An ambulance was called, which was the best guess so far.',
        '{Relative} says “toast”, as with every turn.',
      ],
    },
    {
      tells: 'For {length} {they} tried to live without {topic}, and {town} had to be evacuated.',
      closings: ['It will not be tried again.', 'Some people still live in tents.', 'The plaque says “never mind”.'],
    },
    {
      tells: '{They} has been writing a book about {topic} since {year} and has got as far as “the”.',
      closings: ['The publisher calls it brave.', 'The film rights are sold.', 'The sequel is finished.'],
    },
    {
      tells: 'The search history says “{topic}”, “how much is too much”, “is it normal” and “cake near me”.',
      closings: [
        'The cake was near.',
        'It was normal, said a forum, and then the forum was closed.',
        'One cannot clear it; one can only buy a new telephone.',
      ],
    },
    {
      tells: 'On the first date {they} was not going to talk of {topic}, and held out until the bread came.',
      closings: [
        'The bread was the last to leave.',
        'There is to be a second one, with slides.',
        'The waiter has changed his studies.',
      ],
    },
    {
      tells: '{They} named {their} boat after {topic}, and it sank with dignity.',
      closings: ['The fish talk of nothing else.', 'The second boat has no name.', 'It is a better boat now.'],
    },
    {
      tells: 'In bed, at three in the morning, {they} remembers what {they} once said about {topic}.',
      closings: [
        'It was “you too”.',
        'One other man remembers, and he is awake as well.',
        'It was meant as a toast, and the bride still writes.',
      ],
    },
    {
      tells: '{They} was asked to choose between {topic} and {snack}, and is still standing there.',
      closings: ['People bring blankets.', 'The snack has gone cold.', 'It may take until {weekday}.'],
    },
    {
      tells: '{They} ordered {topic} in the small size, and four men carried the parcel up.',
      closings: ['The large one has a tide.', 'They took the door away with them.', 'One of them has stayed, and is called Uwe.'],
    },
    {
      tells: 'The instructions for {topic} came in nine languages, and {they} followed the Finnish.',
      closings: [
        'Three screws are left over, and a sauna.',
        'Nobody can say that it is wrong.',
        'Step four was to be silent together.',
      ],
    },
    {
      tells: 'Whenever somebody mentions {topic}, {they} has to leave the room, and takes the room along.',
      closings: ['The landlord has been informed.', 'It is {official} who puts it back.', 'The wallpaper has travelled far.'],
    },
    {
      tells: '{They} told {official} one small lie about {topic}, and it is now taught in schools.',
      closings: ['The children love it.', 'There is a song.', 'The teachers suspect {rival}.'],
    },
    {
      tells: '{They} gave a speech about {topic} at {occasion}, and the microphone asked to be switched off.',
      closings: ['It was a long speech.', '{Rival} translated it into mime.', 'Somebody shouted “more”, and was removed.'],
    },
    {
      tells: 'Somebody asked what lay behind {topic}, {they} had a look, and it was a curtain.',
      closings: [
        'Behind the curtain there was a window, and behind that the neighbour.',
        'It was drawn again, with apologies.',
        'Forty minutes were charged for it.',
      ],
    },
    {
      tells: '{They} put {topic} out with the recycling, and came home to a letter from the whole street.',
      closings: [
        'It goes in with the cardboard, they write.',
        'There is a bin for it now, and the bin has a lock.',
        'It had been picked up by a couple with plans for it.',
      ],
    },
    {
      tells: 'For a desert island {they} would take {topic}, two towels and no further questions.',
      closings: [
        'The second towel is for guests.',
        'The island has asked for references.',
        'There is no socket there, and that was the question.',
      ],
    },
    {
      tells: '{They} dreamed of {topic} every night for {length}, and woke up with a tan.',
      closings: ['The doctor wants to know where.', 'It has been framed.', '{Rival} only dreams of {them}.'],
    },
  ],
  closings: [
    'Say what you like about {topic}, but not within earshot of {the_body}.',
    'If you hear somebody shouting about {topic}, it is probably {them}.',
    'Somewhere an ordinary {body_unit} has never heard of {topic} and sleeps well.',
    'If it is not {topic}, it is the knees.',
    'It all comes down to {topic}, says {relative}, and goes back to bed.',
    'Donations will be spent on {topic}.',
    'The last word on {topic} has not been spoken, but {they} is clearing {their} throat.',
    'In the encyclopaedia, the page on {topic} is sticky and smells of {body}.',
    'The label said “may contain {topic}”, and it was not wrong.',
    'It was never about {topic}, says {the_body}, and all look at the floor.',
    'There was more of {topic} in the car.',
    'Ask about {topic} at your own risk.',
    'As far as {topic} goes, it could have been worse, and on {weekday} it was.',
    'Next year it will be done without {topic}; that was also said last year.',
    'Take {a_body}, add {topic}, and stand well back.',
    'The moral, if there is one, has to do with {topic} and was eaten by {the_body}.',
    'Nothing rhymes with {topic}, and {the_body} has tried everything.',
    'The debate about {topic} has been adjourned, because {the_body} sat on the microphone.',
    'There is now a hotline for {topic}, and {the_body} answers it.',
    'Both {topic} and {the_body} are covered by the same insurance, just.',
    'The next {body_unit} will have to sign something about {topic}.',
    'When all is said about {topic}, somebody will have to wake {the_body}.',
    'The part about {topic} has been translated; {the_body} has not.',
    'In case of {topic}, break glass and shout for {the_body}.',
    '{Relative} has forgiven {the_body}, but not {topic}.',
    'More about {topic} next {weekday}, if {the_body} can find the door.',
    'For {topic}, press one; for {the_body}, run.',
    'The file on {topic} is closed, and {the_body} is sitting on it.',
  ],
};
