import type { Shape } from '../story-format.ts';

export const COURTROOM: Shape = {
  plain: true,
  opening: [
    'The case of {first} versus {second} was heard {arena}, because the courthouse had been rented out for a wedding. The charge was “being the lesser of the two”. Both pleaded not guilty, at the same time, and then accused each other of copying.',
    '“All rise,” said {referee}, who was the judge that day and the only one sitting. {First} rose. {Second} rose higher. An usher had to fetch {first_thing} for {first} to stand on, and the trial had not even begun.',
    'In the matter of {first} and {second}, the court of {town} met at {time} to settle who was the better of the two. {Count} {crowd} had been chosen as the jury. They had brought cushions and, against instructions, {snack}.',
  ],
  rising: [
    'The first exhibit was {loser_thing}. {Loser} wept over it, kissed it, and asked that it be shown respect. The second exhibit was {winner_thing}, which {winner} merely placed on the table, very slowly. The jury went “ooh”.',
    '{Loser} called a witness, who turned out to be {loser} in a moustache. Under cross-examination the moustache confessed. The witness was thanked and allowed to keep it.',
    '“Objection!” cried {loser}. “To what?” asked {referee}. “Generally,” said {loser}, and sat down on {loser_thing}, which squeaked for the rest of the proceedings and was entered into the minutes as a second opinion.',
    '{Winner} called {count} {crowd} as character witnesses. They had never met {winner}, but they had such honest faces. {Loser} called {loser_thing} to the stand, and waited, and said at last: “As you can see, the witness is overcome.”',
  ],
  turn: [
    'Then {winner} stood up for the closing speech and said only: “{Exclaim}.” Nobody knew what it meant. Everybody felt it. {Referee} had to borrow a handkerchief from the accused.',
    'Everything changed when {winner} produced {winner_other} from under the bench. The jury leaned forward. The stenographer stopped typing and started sketching. {Loser} was heard to whisper that this was really very good.',
    'Asked whether {loser_they} would have done anything differently, {loser} thought for {spell} and answered, “The hair.” The {winner_soul} in {winner} knew a gift when it saw one, and rested the case.',
    'It was the cross-examination that did it. “Where were you on the night in question?” asked {winner}. “Which night?” asked {loser}. “I had not got to the question,” said {winner}, and the whole court saw how pale an innocent face can go.',
  ],
  finish: {
    close: [
      'The jury returned after four hours, voted, dropped the ballots, voted again, and came to a judgment in favour of {winner_name}, {points}. It would have been a tie, but one of the {crowd} has two elbows.',
      'After much paper had been shuffled, the judge looked up: {winner_name} won by a semicolon, {points}. The semicolon is being held for its own protection.',
    ],
    clear: [
      'The jury did not even leave the room; it only turned round for privacy. {Winner_name} won the case, {points}, and {referee} struck the gavel so hard that a drawer opened in the next street.',
      '“The court finds in favour of {winner_name},” read {referee}, “{points}, and also finds a glove. Is this anybody’s glove?” It was not. The rest of the judgment stands.',
    ],
    crushing: [
      'The jury gave its verdict during the opening statement, and again afterwards, with harmonies. {Winner_name} won {points}. Law students are already asked to read it aloud when they are sad.',
      '{Loser}’s own lawyer asked {winner} for an autograph. After that it was a formality: {winner_name} won {points}, and the case is now taught as a warning, next to wet floors.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} thanked the court, the jury and the chair, and served the whole sentence on the spot. It read, “Well tried, and please come again.”',
      '{Loser} accepted the judgment with one hand on {loser_thing} and not a word of complaint. Outside, on the steps, {loser_they} gave a short speech about justice. A pigeon landed on {loser_them}, out of respect.',
    ],
    undignified: [
      '{Loser} appealed to a higher court, then to a higher shelf, where {loser_they} remained until the ladder came. The appeal was dismissed for reasons of dust.',
      '{Loser} tried to flee the courtroom disguised as a coat stand, and might have managed it, had {referee} not hung up a coat.',
    ],
  },
};
