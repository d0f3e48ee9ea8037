import type { Shape } from '../story-format.ts';

/** By a pupil of about nine. */
export const SCHOOL_ESSAY: Shape = {
  opening: [
    '“My Best Weekend”, an essay. On {weekday} we wanted to go to the zoo but it was shut because of the geese. So my uncle took me to see {first} against {second} instead. It was {arena}. It was better than the zoo because nobody tells you not to knock on the glass.',
    'Essay: “A Person I Admire”. I admire two persons and they are {first} and {second}. They do not admire each other. I know because I saw them fight on {weekday} and I was so close that I got some of it on my coat.',
    'Homework, and it is late because of a battle. My teacher will say that this is an excuse but {referee} has signed below. What happened is that {first} and {second} were fighting in front of our door and I could not get past with my satchel. Also I did not try.',
  ],
  rising: [
    'First they shouted. My uncle covered my ears but he has small hands. Then {loser} threw {loser_thing}, and then {winner} threw {winner_thing}, and then there was nothing left to throw and they had to wait for somebody to bring it back. I brought it back. I think that I am part of the sport now.',
    'In the break you could buy {snack}. I had three portions, and I will write about that in my other essay, “A Time I Was Ill”. {Loser} had four. {Winner} had none and looked at us in a way that I have only seen on coins.',
    '{Winner} is very strong and can carry {winner_thing} with one hand. {Loser} is also strong, but more on the inside. My uncle says that the inside is what counts. My uncle has bet on {winner}.',
    'I made a table for both of them, like in maths. {Winner}: arms, yes; teeth, yes; {winner_thing}, yes. {Loser}: arms, yes; teeth, some; a plan, no. My uncle says that I will be a scientist. I said that I will be {winner}.',
  ],
  turn: [
    'Then came the exciting bit, and I have used a new pencil for it. {Winner} suddenly had {winner_other}! Nobody had seen that coming. {Loser} said a word that I am not allowed to write, so I shall draw it. It has a tail.',
    'What {loser} did wrong was to look at the {crowd} and wave. We learned in road safety that you should look left, right and left again. You should not look at {count} {crowd}. I waved back, so it is my fault by a tenth. We have just done tenths.',
    'My uncle says that the {winner_soul} in {winner} lives deep down, and that you can see it if you squint. I squinted. I saw it. It gave me a thumbs-up, and after that it was really no longer fair.',
    'Then {loser} tripped over my satchel. I had put it down for one second. The headmistress always says that satchels belong on the hook and that one day somebody would be sorry, and now I know who she meant. {Winner} gave me a look and I gave {winner_them} one back.',
  ],
  finish: {
    close: [
      'It ended almost the same for both, but in sport almost does not count, and in sums it does not count either. {Winner_name} won, {points}. I checked it with my calculator and then with my toes.',
      'They were both on the ground, and {referee} counted to ten in a foreign language to be fair. {Winner_name} got up at nine and won. I mean that {winner_name} won, {points}. My teacher says that one should write numbers down.',
    ],
    clear: [
      'Then {loser} fell over, and it was not one of the pretend times. {Winner_name} won, {points}. Everybody cheered, and my uncle kissed a traffic light.',
      '{Winner_name} won, {points}. You could tell because {winner} was on top and also because it said so on the scoreboard. I can read scoreboards since Year Two.',
    ],
    crushing: [
      '{Winner_name} won {points}. That is a difference so big that we have not had it in class yet. {Loser} looked like my sandcastle after my brother.',
      'And then bang, and it was over, and I had only just opened my crisps. {Winner_name} won {points}. My uncle said, “Remember this,” and I do, though mainly the crisps.',
    ],
  },
  aftermath: {
    dignified: [
      'Afterwards I asked {loser} for an autograph, because nobody else did. {Loser_they} wrote, “Never give up, not even at spelling.” It was the best one I ever got, and spelling is hard. The end. I have used two hundred words if you count the title.',
      'The loser was very nice about it and helped an old lady over the road, and then back, because she had not wanted to go. I want to be like that when I grow up, or a digger. The end.',
    ],
    undignified: [
      '{Loser} cried, but said that it was hay fever. I offered {loser_them} my handkerchief, and {loser_they} kept it. If you are reading this, {loser}: it was the one with the tractors. The end.',
      'Then {loser} said that the winner had cheated and that the ground had cheated and that I had cheated. I am nine. My uncle told {loser_them} so, and we all went for ice cream, except for one. The end.',
    ],
  },
};
