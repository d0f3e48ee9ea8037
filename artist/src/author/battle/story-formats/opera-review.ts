import type { Shape } from '../story-format.ts';

export const OPERA_REVIEW: Shape = {
  plain: true,
  opening: [
    'Last night’s opera had been announced as “{First} against {second}, in three acts and one ladder”, and the house was sold out down to the umbrella stands. The overture was short, because the conductor, {referee}, had been told that there would be soup.',
    'Not every battle should be sung. This one, given {arena} before {count} {crowd} in evening dress, made a case for it. {First} entered from the left on a cloud made of plywood. {Second} entered from above, too early, and waited on the chandelier for the cue.',
    'It takes courage to stage a battle with only two voices and {first_thing}. {First} sings the part of {first}; {second} had hoped for the same part, and out of this misunderstanding grows the whole of the first act.',
  ],
  rising: [
    'In the famous duet, “Give Me Back My Elbow”, {loser} held a high note until the fire curtain came down by itself. {Winner} answered in the lower register, accompanied by {winner_thing}, and a lady in row four gave birth to an opinion.',
    'The second act belongs to the props. {Loser} brandished {loser_thing} for the length of an aria, tired, put everything down on the harpist, and could not be made to see that this was a person.',
    'There is a moment in act two when both have to faint. Neither would go first. They bowed each other towards the trapdoor for {spell}, while the chorus of {crowd} ran out of verses and began to read aloud from the bus timetable.',
    'The sword fight was danced, a bold idea, since neither can dance and there were no swords. {Winner} made do with {winner_thing} and a certain look. {Loser} made do with the tenor, who had only come to return a hat.',
  ],
  turn: [
    'Then, in the third act, the silence. {Winner} steps forward, lifts {winner_other} into a single beam of light, and sings one word: “{Exclaim}.” My neighbour took my hand. I do not know my neighbour. We are going to the lake on {weekday}.',
    'The turn comes quietly. While {loser} was milking the applause, which by then was mostly coughing, the {winner_soul} in {winner} found the tune that the orchestra had been looking for since the overture. Even the prompter came out to watch.',
    'Disaster struck in the great mirror scene, when {loser} challenged the reflection, lost, and apologised to it in recitative. {Winner} had only to stand beside it and be taller. It was very good casting.',
    'And then the lights failed. In the dark one heard {loser} asking for the way, politely, in the key of G; one heard the tuba, entered; and one heard {winner}, far in front, already singing the ending. It was the right ending. We had just not expected it before the interval.',
  ],
  finish: {
    close: [
      'The applause-meter trembled between the two like a jelly on a tram. When it came to rest, {winner_name} had won, {points}. One extra “bravo” had settled it, and it came from the cloakroom.',
      'Both took their bows, then each other’s, then wrestled over the bouquet. On the final count of carnations {winner_name} won, {points}. The odd petal out is in my buttonhole.',
    ],
    clear: [
      'When the curtain rose again, one of them was standing on the other’s cape, and the verdict was plain: {winner_name} won, {points}. The flowers went to the right and the cabbage, with respect, to the left.',
      'In the end it was a matter of breath, and only one of them had any left. {Winner_name} won, {points}, and used what remained to thank the plywood.',
    ],
    crushing: [
      '{Winner_name} won {points}. There were nineteen curtain calls, after which the curtain asked to be excused. {Loser} was carried off with the scenery and has been put away between “forest” and “miscellaneous”.',
      'A triumph, and not for both. {Winner_name} won {points}; the chandelier applauded; strong {crowd} had to be fanned with programmes. Of {loser} the programme says only “and others”.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser}, in defeat, gave the performance of the night: one bow, one hand on the heart, one small wave to the lighting technician, whom nobody ever waves to. The lights dimmed by themselves, out of tenderness.',
      'Afterwards {loser} stood at the stage door in the rain and held an umbrella over the queue waiting for somebody else’s autograph. There are greater voices. I doubt that there are greater umbrellas.',
    ],
    undignified: [
      '{Loser} sang an encore that nobody had asked for, then a second, about the first. It ended when the orchestra had left, the seats had been folded, and a cleaner began to harmonise.',
      '{Loser} has written to this newspaper to point out that the stage was sloping, the audience was sitting down, and the critic was eating {snack}. All three are true.',
    ],
  },
};
