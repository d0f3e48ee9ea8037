import type { Shape } from '../story-format.ts';

export const AUCTION: Shape = {
  opening: [
    'Lot forty-one, ladies and gentlemen: one grudge, in working order, fought over by {first} and {second}. The owner inherited it and has no room. Shall we start at three {crowd}? Three {crowd} from the lady with the fan. Thank you, madam. They will need water.',
    'At the spring sale of the {town} auction house, two bidders raised a hand for the same lamp. One was {first}. The other was {second}. Neither needed a lamp. By {time} both hands were still up, and {referee}, who held the hammer, had stopped counting in money and gone over to honour.',
    'The catalogue had described it as “a quarrel, Italian, late last {weekday}, some foxing to the edges”. It did not do justice to {first} and {second}, who were brought in by two porters each and set down facing one another on a felt cloth.',
  ],
  rising: [
    '{Loser} opened with {loser_thing}. {Winner} raised to {winner_thing}. There was a rustle in the room; the {crowd} in the third row put down their {snack}. {Loser} went higher by standing on the chair. {Winner} went higher by staying seated, which is a thing one has or has not.',
    '“Do I hear a growl?” asked {referee}. {Winner} growled. “Do I hear two?” {Loser} gave two and a cough. “A growl, a growl and a cough, going once.” Somewhere at the back an elderly dog woke up, bid by accident, and led for nearly a minute.',
    'A telephone bidder offered a thunderclap, but the line was poor. {Loser} laid {loser_thing} on the table and demanded a valuation on the spot. The expert wept. He had owned the very same as a boy, he said, and it had been an unhappy boyhood.',
    'Refreshments were served between the blows. {Winner} took a small coffee. {Loser} took {snack}, then the tray, then a swing with the tray, and the {crowd} in the front row were put down in the ledger as “slightly buttered”.',
  ],
  turn: [
    'Then {winner} reached into a perfectly ordinary bag and took out {winner_other}. The expert had to be held. Nothing of the kind had come under the hammer since the great sale in {town}, and that one had been a copy. {Loser} lowered the paddle by a finger, then by a hand.',
    'What {loser} did not know was that the {winner_soul} in {winner} had been bidding all along, with one eyelid. When {referee} read out the total, the paddle in {loser}’s hand began to look like what it was: a table-tennis bat.',
    'At this point {loser} sneezed, and in an auction a sneeze is binding. {Loser_they} was now the owner of a wardrobe, two stuffed pike and a share in a lighthouse, and had nothing left to fight with but charm. It went for very little.',
    'It was very quiet in the room when {winner} turned over the label and read out what nobody had read: “Not to be used against anybody with {winner_other}.” {Loser} asked to see it. {Loser} saw it. {Loser} asked for a glass of water and a smaller chair.',
  ],
  finish: {
    close: [
      '“Going once. Going twice.” Both shouted at the same time, and the hammer hovered between them like a fly over two desserts. “Sold!” {Winner_name} won, {points}, by half a syllable. The syllable was “me”.',
      'It had to be settled with scales, the fine ones, for saffron. {Winner_name} won, {points}. The needle moved by so little that the porter who saw it has asked for a rise.',
    ],
    clear: [
      'The hammer fell, and so did {loser}, because they were on the same table. {Winner_name} won, {points}. The lot will be wrapped in tissue paper and a little smugness.',
      '“Sold to the smile in the second row.” {Winner_name} won, {points}, and paid in full with one look at the cashier, who wrote a receipt for it.',
    ],
    crushing: [
      '{Referee} brought the hammer down so hard that it went on to the floor below, where it sold a piano. {Winner_name} won {points}, a record for the house, for the street, and for anything done on felt.',
      '{Winner_name} won {points}. {Loser} was offered as part of the next lot, “mixed kitchenware, as seen”, and failed to reach the reserve.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} folded the catalogue, congratulated the winner, and bought the small sad vase that nobody had wanted. It stands on {loser_their} windowsill now. It is said to look quite different when there is somebody at home.',
      '{Loser} helped the porters to carry everything down, including {loser_thing}, including the felt. At the door {referee} gave {loser_them} the hammer to hold for a moment. It is not done. It was done, and people clapped.',
    ],
    undignified: [
      '{Loser} demanded to be auctioned again, “to a better audience”, and stayed on the table with a label tied to one toe until the lights went out. There has since been one bid, from an elderly dog.',
      '{Loser} left in a hurry by what {loser_they} took for the exit. It was a wardrobe, lot forty-two. It was delivered on {weekday}, and {loser} stepped out of it as though nothing had happened.',
    ],
  },
};
