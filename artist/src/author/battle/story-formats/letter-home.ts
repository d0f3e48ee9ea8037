import type { Shape } from '../story-format.ts';

/** Written by the referee. */
export const LETTER_HOME: Shape = {
  opening: [
    'Dear Mamma, you asked whether my new job as a referee is dangerous. It is not, but today I was in it. They put me {arena}, gave me a whistle without a pea, and sent in {first}. Then they sent in {second}, and I understood about the helmet.',
    'Dear Mamma, thank you for the socks. I wore all of them at once today, for it was the battle of {first} against {second}, and I was the referee. I had imagined it larger in some places and without the {snack}.',
    'Dear Mamma, I hope that the goat is better. Here in {town} I have seen something that I must tell you while my hand still shakes in a readable way. At {time} I blew my whistle, and {first} and {second} both thought that I was a kettle.',
  ],
  rising: [
    'You always said that one should never come between two people and their dinner. I came between {winner} with {winner_thing} and {loser} with {loser_thing}. It was not dinner, Mamma. I wish it had been.',
    'I showed {loser} the yellow card. {Loser} took it, read it, and corrected the spelling. Then {loser_they} gave me one back. I did not know that they could do that, and so I went and stood outside for a bit.',
    'At half-time I drank from the wrong bottle and for a while could understand pigeons. They were backing {winner}, Mamma. One of them had put a whole breadcrumb on it.',
    'There were {count} {crowd} in the stands, and all of them knew the rules better than I do. I had the rulebook with me, but somebody had torn out the middle to wrap {snack}. So I ruled on the beginning and the end, and in between I just nodded.',
  ],
  turn: [
    'Then something happened that you will not believe, so please sit down, but not on the good chair. The {winner_soul} inside {winner} looked out through the eyes, and it winked. At me, Mamma. I dropped the rulebook, and it landed open at “good luck”.',
    'I think that {loser} would have had a chance if {loser_they} had not stopped to show the {crowd} how it is done. {Loser_they} showed them very well. {Count} {crowd} can do it now. {Winner}, meanwhile, was really doing it.',
    'The moment that decided it was a small one. {Winner} picked up {winner_other} and said softly, “{Exclaim}.” I do not know what came over me. I saluted.',
    'Then {loser} asked me whether {loser_they} had something between the teeth. I am a polite person, you brought me up so, and I went to look. When I turned round again, {winner} had used the time. I feel a little guilty, but there really was something. It was parsley.',
  ],
  finish: {
    close: [
      'In the end I had to decide it, and you know how long I take over ice cream. I looked left, I looked right, I thought of Nonna. {Winner_name} won, {points}. I have counted it again since, on the goat calendar, and it is true.',
      'They both fell over the line at once, and I crawled along it with your ruler. {Winner_name} won, {points}, by less than the width of a stamp. I have put that stamp on this letter so that you can see.',
    ],
    clear: [
      'I did not even have to count on my fingers. {Winner_name} won, {points}, and I lifted the winner’s arm the way you taught me to lift hot trays. There was applause, and some of it was for the lifting.',
      'So I blew the whistle, and for once it made a sound. {Winner_name} won, {points}. I said it in a loud voice, like Papa at the train station.',
    ],
    crushing: [
      'Mamma, it was not close. You know when Uncle Aldo plays chess against the cat? {Winner_name} won {points}, and I am sorry to say that {loser} was Uncle Aldo.',
      '{Winner_name} won {points}. I had brought a notebook for the score and filled it on one side only. You may have the other half for recipes.',
    ],
  },
  aftermath: {
    dignified: [
      'Afterwards {loser} came to me and I thought, now it comes. But {loser_they} only thanked me for my work and gave me {loser_thing} to remember {loser_them} by. You will find my keepsake in the parcel. Do not let the goat near it. Your loving child.',
      '{Loser} carried my bag to the bus, Mamma, and would not take money. One can lose like that, I thought, and be the tallest person at the bus stop. I shall try it at cards. Kisses to all, also the goat.',
    ],
    undignified: [
      '{Loser} has written me a letter of complaint, nine pages, with drawings. I am in three of them. My ears are not like that. Please send more socks and say nothing to Uncle Aldo.',
      '{Loser} refused to leave, so we turned off the lights, and {loser_they} said in the dark that now it counted double. It did not, Mamma. I checked the rules by torch. It is late; I embrace you.',
    ],
  },
};
