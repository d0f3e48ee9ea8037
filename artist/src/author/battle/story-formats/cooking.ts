import type { Shape } from '../story-format.ts';

export const COOKING: Shape = {
  plain: true,
  opening: [
    'Two ovens, one lemon, no rules: the final of the {town} cooking contest took place {arena}. At stove one stood {first}, already crying over {first_thing}. At stove two stood {second}, who had mistaken the apron for a cape and could not be corrected.',
    '“You have {spell},” said {referee}, “and you must use all of the {snack}.” {First} gasped. {Second} fainted, but in a professional way, and was cooking again before hitting the floor.',
    'The theme of this year’s contest was “comfort”, which {first} understood as soup and {second} as furniture. {Referee} tasted both with the same spoon and asked for a chair, then realised that it was the main course.',
  ],
  rising: [
    '{Loser} flambéed {loser_thing}. This is not a dish, but it is a spectacle, and the {crowd} applauded until the sprinklers joined in. {Winner} calmly held a pan under the sprinklers and called it broth.',
    'Things grew tense at the spice rack. {Winner} asked for the salt; {loser} passed the sugar, the cinnamon and finally {loser_thing}, all while maintaining eye contact. {Referee} wrote the word “drama” on a napkin and ate it.',
    '{Winner} stirred with {winner_thing}. {Loser}, not to be outdone, stirred with both arms, one foot and a passing waiter. The sauce began to answer questions from the audience.',
    '{Referee} announced the mystery ingredient. It was {snack}, and the mystery was why. {Winner} sliced, diced and whistled. {Loser} challenged the ingredient to a duel, lost, and started to peel an onion for comfort.',
  ],
  turn: [
    'Then the soufflé of {loser} rose. It rose past the rim, past the lamp and past the fire regulations, and was last seen over {town}. {Winner} had made a small one and sat on the lid.',
    'It was the {winner_soul} in {winner} that made the difference: it tasted the sauce, thought of home, and added {winner_other}. The whole room went quiet. Somewhere a violin started, and nobody had brought a violin.',
    'With one minute left, {loser} discovered that the oven had been a filing cabinet all along. The lasagne was cold, but filed correctly. {Winner} was already wiping the edge of the plate.',
    'Then {loser} lifted the lid to see whether the dumplings were done. They were. They left in single file, past the jury, out of the door and into legend. {Winner}’s dumplings had been raised differently and stayed for the applause.',
  ],
  finish: {
    close: [
      '{Referee} licked both plates, thought, and licked them again to be fair. {Winner_name} won by one crouton, {points}. The crouton has been framed.',
      'Both dishes scored full marks for courage. It came down to garnish: {winner_name} won, {points}, because a sprig of parsley pointed in the right direction.',
    ],
    clear: [
      '{Referee} took one bite of each, then moved in with the better plate. {Winner_name} won the contest, {points}, and the washing-up went to the other side of the kitchen.',
      'The {crowd} had to choose by queueing, and the queue for seconds said it all. {Winner_name} won, {points}, and ran out of bowls before running out of fans.',
    ],
    crushing: [
      '{Referee} tried one spoonful, resigned from every other job, and asked to be adopted. {Winner_name} won {points}; the dish of {loser} has been sent to the laboratory, which sent it back.',
      'By the second course the {crowd} were carrying the chef around the room. {Winner_name} won {points}. What {loser} had cooked was used to mend the road.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} took off the apron, folded it into a swan, and asked for the recipe. Then {loser_they} washed every pan in the building, humming. The pans have never been the same, in a good way.',
      '{Loser} ate {loser_their} own dish to the end, nodding at every bite. “Needs {snack},” {loser_they} said at last, and the {crowd} rose to their feet for such honesty.',
    ],
    undignified: [
      '{Loser} blamed the oven, the altitude, the moon, and a carrot with a grudge. {Loser_they} left through the serving hatch, got stuck, and was garnished by passers-by.',
      '{Loser} hid the trophy in a trifle and denied everything with a mouth full of trifle. {Referee} took the matter, and a second helping, very seriously.',
    ],
  },
};
