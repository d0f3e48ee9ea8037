import type { Shape } from '../story-format.ts';

export const SHAREHOLDER_MEETING: Shape = {
  plain: true,
  opening: [
    'Item one on the agenda was lunch, item two was the annual battle, and the shareholders of {town} Holdings were displeased to learn that item one had been cancelled. {First} presented first, with charts. {Second} presented a larger chart and stood behind it, breathing.',
    'The extraordinary general meeting was opened at {time} {arena} by {referee}, who owns one share and never lets anybody forget it. Two candidates were proposed for the post of “best one”: {first}, with {first_thing} as security, and {second}, with momentum.',
    '“Dear shareholders,” said {referee}, “it has been a difficult year for {snack}.” There was a murmur. To lift the mood, the board had arranged for {first} and {second} to settle their differences on the conference table, in socks, to protect the varnish.',
  ],
  rising: [
    'In the first quarter {loser} invested heavily in {loser_thing} and saw strong growth, mainly in noise. {Winner} diversified into {winner_thing}. One of the {crowd} rose, said “synergy”, and was asked to leave.',
    '{Loser} promised returns of {count} percent and threw {loser_thing} at the flip chart for emphasis. {Winner} turned over a single page. It said “No.” The market for flip charts has not recovered.',
    'During questions from the floor, the floor asked both of them to get off. They refused. A motion to fight more quietly was seconded by the neighbours and lost by {count} votes to a tuba.',
    'The figures were then read aloud. {Loser} had spent a third of the budget on {loser_thing}, a third on a theme tune, and could not recall the last third but was humming it. {Winner} had spent nothing, on purpose, and glowed.',
  ],
  turn: [
    'Then the auditors found a hole in {loser}’s strategy. It was roughly the size of {loser}, who fell through it into the meeting below and had to return by lift, apologising at every floor.',
    'What turned the meeting was an unannounced move: {winner} put {winner_other} on the table and said the word “leveraged”. Nobody dared to ask. Confidence rose by {count} points and had to be let out through a window.',
    'Sources close to the {winner_soul} in {winner} had long spoken of a hidden reserve. At {time} it was released. Hats flew; a treasurer wept on a plant; {loser} was downgraded from “fierce” to “present”.',
    'The decisive moment fell into the coffee break. {Loser} was found behind the plant, selling shares in {loser_themself} to {loser_themself}. The price was falling. {Winner} bought the whole of {loser} for two biscuits, held on for {spell}, and sold at three.',
  ],
  finish: {
    close: [
      'The votes were counted, recounted, and weighed on the kitchen scales. {Winner_name} won, {points}, by a margin that the finance department has rounded up to “some”.',
      'It came down to the one share of {referee}, who enjoyed the moment for {spell} before using it. {Winner_name} won, {points}. The share is now worth a coffee.',
    ],
    clear: [
      '{Winner_name} won, {points}, after tax. The board thanked {loser} for “exploring the lower end of the market” and sent round a tray of {snack}.',
      'All in favour raised their hands, and one of the {crowd} raised a neighbour’s. {Winner_name} won, {points}. The result was approved, stapled, and briefly worn as a hat.',
    ],
    crushing: [
      '{Winner_name} won {points}. The chart left the page, crossed the wall, and was last seen going up the chimney. {Loser} has been moved to a folder labelled “lessons”.',
      'In the words of the annual report: {winner_name} won {points}, and what happened to {loser} is shown on page nine as a very small cloud. Page ten is a picture of a sunrise, for those who needed it.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} took full responsibility, which nobody had ever seen done at a shareholder meeting. Several members asked how it works. {Loser_they} explained it kindly, with diagrams, and declined the bonus.',
      '{Loser} stood up, thanked the other side, and cleared away the cups without being asked. The cups have elected {loser_them} honorary chair. It is not much, but it swivels.',
    ],
    undignified: [
      '{Loser} announced a restructuring: from now on losing would be called “winning in reverse”. {Loser_they} then left by golden parachute, indoors, and is still attached to the lamp.',
      '{Loser} tried to sell {loser_thing} to pay for a recount, was by mistake the highest bidder, and called it a strategy. The minutes record laughter, in brackets.',
    ],
  },
};
