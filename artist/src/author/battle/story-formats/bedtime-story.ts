import type { Shape } from '../story-format.ts';

/** Told by a grandmother, to a grandchild who keeps interrupting. */
export const BEDTIME_STORY: Shape = {
  opening: [
    'Once upon a time, my little dumpling, in a land called {town}, there lived a brave creature by the name of {first}. “And {second}?” I am coming to {second}. “Is {second} the bad one?” There is no bad one, treasure. There are only two of them and one parking space.',
    'Close your eyes and I shall tell you of the night when {first} and {second} met {arena}. “Did they have swords?” Better: {first} had {first_thing}. “That is not better.” Wait for it. Your grandfather said the same, and he has never been the same since.',
    'Long, long ago, on a {weekday}, when {snack} still grew on trees, {first} knocked at the gate of {second} and said, “Come out and be beaten.” “That is rude.” Yes, my pumpkin. And {second} came out, in slippers, which was ruder.',
  ],
  rising: [
    'So {loser} took {loser_thing} for a swing, three times around the head. “Why three?” Because it is a story. The first time the birds fell silent, the second time the wind fell silent, and the third time it hit {loser} on the ear.',
    'Then {winner} held up {winner_thing}, and there was such a shine that {count} {crowd} came out of the forest and asked what was on. “Did they pay?” They did not pay. Nobody in this story pays, that is how you know it is a fairy tale.',
    'They fought over the hills and they fought over the dales, and by evening they had fought over who had started it. “Who had?” Go to sleep. “But who?” {Loser}, a bit. But {winner} had made the face.',
    'Then they had to cross the Dark Wood, where {count} {crowd} lived who had not been paid since the spring. “What did they do?” {Loser} gave them advice. {Winner} gave them {snack}. Now guess whom they showed the short cut.',
  ],
  turn: [
    'And just when all seemed lost, a little voice spoke up inside {winner}. It was the {winner_soul}. “What did it say?” It said, “{Exclaim}.” “What does that mean?” Nobody knows, my sparrow, but {winner} grew two inches and stopped being tired.',
    'Now a wise old creature lived in those parts, and it was {referee}. “I give you one wish each,” it said. {Loser} wished for {snack}. {Winner} wished for {winner_other}. “I would have taken the snack.” I know you would, treasure, and so did {loser}.',
    'But {loser} had been up late the night before. “Reading?” Reading under the blanket, yes, with a torch. So in the middle of the battle there came a yawn, as wide as a church door. You see why I am telling you this one.',
    'And {loser} would have won, if it had not been for the puddle. “What puddle?” There is always a puddle, my sparrow, and the proud ones never see it, because it lies where they are not looking. {Winner} had been living in puddles for years.',
  ],
  finish: {
    close: [
      'And it was close, oh, it was as close as two peas in one sock. But {winner_name} won, {points}. “By a lot?” By the width of an eyelash, and the eyelash was not even from the front.',
      'When the cock crowed they counted every bruise of the pride, and {winner_name} won, {points}. “What if the cock had crowed later?” Then it would be another story, and I only know this one.',
    ],
    clear: [
      'Then there was a bump, and a silence, and a hat rolling down the road on its own. {Winner_name} won, {points}. “Whose hat?” A very good question. It belonged to a man on his way to market, and he is in no other part of the story.',
      'So {winner_name} won, {points}, and the bells rang, and the cows came home to see what the bells were ringing about. “And {loser}?” {Loser} was sitting in the well, counting the stars. There were eleven, for it is a narrow well.',
    ],
    crushing: [
      'And {winner_name} won {points}. “That is a lot.” It is more than a lot, my noodle. They had to open a second kingdom to put it in.',
      '{Winner} huffed once. Not even puffed. And {winner_name} won {points}, and where {loser} had stood there were only two slippers, still warm, facing the wrong way.',
    ],
  },
  aftermath: {
    dignified: [
      'But do you know what {loser} did then? {Loser_they} got up, made a bow, and invited everybody to supper. “Even {winner}?” First of all {winner}. And if they have not finished the washing-up, they are drying the forks to this day. Good night, dumpling.',
      '{Loser} walked home under the moon and was not ashamed, for {loser_they} had been brave, and the owls said so. “Owls cannot talk.” These could, for as long as it mattered. Now close your eyes. No, both.',
    ],
    undignified: [
      'And {loser}? {Loser} stamped so hard on the ground that {loser_they} went through it, and came out on the other side, among {crowd}, who do not understand a word of the complaint. Let that be a lesson. “About what?” About floors. Good night.',
      '{Loser} went from door to door saying that it had been the other way round. At the last door there lived an echo, and it disagreed. “Nonna?” Yes, my dumpling? “I was for {loser}.” So was I, a little. Sleep now.',
    ],
  },
};
