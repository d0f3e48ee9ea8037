import type { Shape } from '../story-format.ts';

export const STARING_MATCH: Shape = {
  plain: true,
  opening: [
    'The rules of the staring match are simple: two chairs, no blinking, and nobody may mention the soup. {First} sat down at {time} {arena}. {Second} sat down opposite and at once mentioned the soup.',
    'At first nobody noticed that it had started. {First} was looking at {second}, {second} was looking back, and {referee} was looking for the stopwatch. By the time it turned up, {count} {crowd} had taken sides and chairs.',
    '“You blink, you lose,” said {referee}, and blinked, and had to be replaced. The new referee wore sunglasses. Between {first} and {second} there was only a small table with {first_thing} on it, to give the eyes something to resist.',
  ],
  rising: [
    'After an hour a fly landed on {loser}. After two it had brought its family. {Winner}, who had been offered {snack} from behind, let it pass by with the calm of a lighthouse.',
    '{Loser} tried to distract {winner} by slowly lifting {loser_thing} into view. {Winner} countered with {winner_thing}. For {spell} the two objects stared at each other as well, and several of the {crowd} placed bets on them.',
    'By evening the silence was so deep that one could hear the paint dry, and the wall was not even painted. A child asked who they were. “Statues,” said a mother. “Good ones,” said the child, and hung a coat on {loser}.',
    'Around {time} both had begun to dream with their eyes open. {Loser} said a name, and it was “Gnocchi”. {Winner} did not say anything but moved one ear in the direction of {referee}, who blushed without knowing why.',
  ],
  turn: [
    'Then somebody opened an umbrella indoors. {Loser} did not blink, but {loser_their} left ear did. {Winner} saw it and leaned forward by one millimetre, which in this sport is a tackle.',
    'It was the {loser_soul} in {loser} that gave way first: it had remembered the oven. Had it been switched off? {Loser} thought of home, of gas bills, of a very flat lasagne. A tear set off on its journey.',
    '{Winner} began to hum, very low, the tune that plays when a lift is stuck. Nobody can look dangerous to that tune. The eyelids of {loser} were seen to sway.',
    'Then {referee} brought in the onions. It was in the rules, on the back, in pencil. {Winner} regarded the onions as one regards the sea. {Loser} tried to regard them as well, and for {spell} it was a great performance, but already the chin was going.',
  ],
  finish: {
    close: [
      'Both blinked. It was {referee} who heard it, because one blink clicked a little earlier than the other. {Winner_name} won the match, {points}, by the thickness of an eyelash.',
      'In the end each accused the other of winking, and the slow-motion film had to be developed in {town}. It arrived on {weekday}: {winner_name} won, {points}, by one frame.',
    ],
    clear: [
      '{Loser} blinked, then denied it, then blinked at the accusation. {Winner_name} won the match, {points}, and went on staring for a moment out of sheer manners.',
      'The left eye of {loser} closed, and the right one followed to see what was the matter. {Winner_name} won, {points}, and was carried out in the same position, chair included.',
    ],
    crushing: [
      '{Loser} blinked at once, then so often that {referee} felt a draught. {Winner_name} won {points} and has not blinked since, in case there is a second round.',
      '{Winner_name} won {points}. {Loser} had looked away, got up, changed seats, come back, and asked whether it had started. It had started. It had been over since the handshake.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} closed both eyes for a while, as was now allowed, and said that it was lovely in there. Then {loser_they} paid for everybody’s eye drops and left with a straight back.',
      '“You have kind eyes,” said {loser} to {winner}. “I had time to check.” The {crowd}, who had not moved all day, moved now, chiefly towards the handkerchiefs.',
    ],
    undignified: [
      '{Loser} walked out backwards, staring at everyone to show that it could be done, and was stopped by a revolving door, which won by several rounds.',
      '{Loser} claimed that it had been a very long wink, and winked at each of the {crowd} to prove it. Two of them misunderstood and are now engaged to {loser_them}.',
    ],
  },
};
