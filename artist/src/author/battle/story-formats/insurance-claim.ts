import type { Shape } from '../story-format.ts';

/** Filled in by whoever owned the place. */
export const INSURANCE_CLAIM: Shape = {
  opening: [
    'Describe the damage in your own words. — One wall, one fence, the other wall, and my trust in {weekday}s. Cause: {first} and {second}, who asked whether they might “settle something quickly” on my property. I said yes, because {second} was holding {second_thing} and I took them for decorators.',
    'Type of claim: other. Time: {time}. Place: my greenhouse, formerly. I was watering the tomatoes when {first} came in through the door and {second} came in through the rest. They were very polite about it. They wiped their feet on the tomatoes.',
    'To whom it may concern at {office}: I wish to report a battle. It was between {first} and {second}, it was not mine, and it took place in my café, which is covered against hail, flood and poets, but not, I am told, against this.',
  ],
  rising: [
    'Were any household items involved? — Yes. {Winner} used {winner_thing}, brought along for the purpose. {Loser} used {loser_thing}, also brought along, and then my fridge, which was not. The fridge put up a better fight than I would have expected.',
    'List all witnesses. — {Referee}, {count} {crowd}, and my aunt, who had come to see the new curtains. She saw them go by. She says that {loser} was wearing them well and that {winner} was using them better.',
    'Did you try to limit the damage? — I did. I stood between them and said “gentlemen”, and neither of them was one. Then I offered {snack}. That bought us {spell}, and for that time it was actually rather cosy.',
    'Was anything of sentimental value affected? — My grandfather’s clock. {Winner} asked it for the time before going on, which I thought was nice. {Loser} hid inside it and struck four. It has struck four ever since, and so it is right twice a day.',
  ],
  turn: [
    'When did the situation escalate? — When {winner} took out {winner_other}. Until then it could have been called a visit. {Loser} saw it, said a word that I had to look up, and backed into the aquarium. The fish are fine. The fish have moved in with my aunt.',
    'Was the accident foreseeable? — Only to the {winner_soul} in {winner}, which seemed to know about the loose tile. {Loser} did not. I have put up a sign since, and I can recommend the tile to anyone with enemies.',
    'In your opinion, what was the main cause? — Vanity. {Loser} stopped to check {loser_their} look in a spoon, was pleased, and checked the other side of the spoon, where everything is upside down. By the time {loser_they} had turned round, so had the battle.',
    'What action, if any, did you take? — I switched off the lights, to calm them. When I switched them on again, {winner} was standing behind {loser}, quite still, with {winner_other}. I switched them off again. Some things are private.',
  ],
  finish: {
    close: [
      'State the outcome. — {Winner_name} won, {points}. It was so close that my aunt had to be asked twice, and she only saw it from behind a sofa. On the attached sketch the difference is the line that looks like a hair. It may be a hair.',
      'Final result, if known. — {Winner_name} won, {points}, on the last shelf. Had I dusted that shelf, it might have gone the other way. I accept partial blame, but not for the shelf.',
    ],
    clear: [
      'State the outcome. — {Winner_name} won, {points}. One could see it from the street, as one can now see everything from the street. People clapped. A bus stopped, and it was not even its stop.',
      'Final result, if known. — {Winner_name} won, {points}, and helped me to look for the ceiling afterwards. We found most of it on {loser}, who was using it as a blanket.',
    ],
    crushing: [
      'State the outcome. — {Winner_name} won {points}. Please use a separate sheet for the remaining furniture; there is a separate sheet, and it is all that remains of the linen. {Loser} is listed under “fixtures”, until somebody comes with a spatula.',
      'Final result, if known. — {Winner_name} won {points}. I am no expert, but I once saw a piano fall on a cake, and the cake had more of a say.',
    ],
  },
  aftermath: {
    dignified: [
      'Remarks. — I should add that {loser} came back the next morning with a broom, {loser_thing} and a bag of warm rolls, and did not leave until it was tidier than before. I would therefore like to claim for the walls, but not against {loser_them}.',
      'Remarks. — {Loser} apologised to every single cup. There were {count} of them, and {loser_they} gave each a name. I can no longer bring myself to replace them. Please send glue.',
    ],
    undignified: [
      'Remarks. — {Loser} insists that my house started it. {Loser_they} has filled in a form of {loser_their} own, in crayon, and it is longer than mine. I look forward to hearing from you before {loser_they} does.',
      'Remarks. — {Loser} left without paying, came back for {loser_thing}, left again without paying, and waved. I waved back. It was a reflex, and I should like to claim for that as well.',
    ],
  },
};
