import type { Shape } from '../story-format.ts';

/** Over the loudspeakers of a station or a department store. */
export const LOST_PROPERTY: Shape = {
  opening: [
    'Attention, please. The following items were handed in after the battle between {first} and {second}: {first_thing}, {second_thing}, one eyebrow of unknown origin, and a rather hurt accordion. Owners are asked to come to the lost-property office and to bring a good explanation.',
    'This is an announcement for all visitors. Would whoever owns a small trolley of {snack} please move it: {first} and {second} are fighting {arena}, and it is in the way of the better part. Thank you.',
    'Ladies and gentlemen, a child has been found on the second floor. The child is well and does not wish to be fetched until the battle between {first} and {second} is over. We can see it from here too, and we understand the child.',
  ],
  rising: [
    'Attention, please. We are looking for the owner of a loud noise. It was last heard at {time}, when {loser} lost hold of {loser_thing}. It had three syllables and has broken a vase. The vase has been found.',
    'A further announcement. {Winner} has thrown {winner_thing} and asks us to say that this was on purpose. {Loser} asks us to say “ow”. We are happy to be of service.',
    'For the {crowd} on the escalator: the escalator has been stopped so that you can see better. Please do not throw {snack}. If you have already thrown some, it can be collected from {referee}, who caught it with the face.',
    'Attention, please. The fight between {winner} and {loser} has moved to kitchenware. All pans are reduced by half, some of them in size. {Loser} is wearing a colander. That is not an offer; it is simply happening.',
  ],
  turn: [
    'Attention. Found a moment ago: the upper hand. It is firm, warm and slightly sticky. It was lost by {loser} near the perfume counter and picked up by {winner}, who says that finders are keepers. We have checked. They are.',
    'An urgent message for {loser}: your concentration has been handed in at the cheese counter. It says that it waited for {spell} and that you did not come. {Winner} has meanwhile brought {winner_other} to the front. That concludes the message.',
    'Would the driver of the {winner_soul} inside {winner} kindly return to the vehicle? Thank you. It has returned. We can tell by the lights and by the way {loser} is now walking backwards.',
    'A customer has handed in a plan. It is written on the back of a hand, and the hand belongs to {loser}. We had to read it in order to identify it, we read it over this loudspeaker, and we are sorry. {Winner} says thank you.',
  ],
  finish: {
    close: [
      'Attention, please: it is over. The two were so close that both have claimed the same victory at our counter. After a look at the label, it belongs to one of them only: {winner_name} won, {points}. The label was very small.',
      'Found: one victory, hardly used, with a small scratch. It was claimed by two persons and fits only one. {Winner_name} won, {points}. The other person was offered an umbrella.',
    ],
    clear: [
      'Ladies and gentlemen, the matter is settled. {Winner_name} won, {points}. Lost, on the other hand: one battle, belonging to {loser}. There is no reward, as nobody would know what to do with it.',
      'Attention, please. {Winner_name} won, {points}. The gentleman who has been shouting “mamma mia” since four o’clock may now stop. Thank you, sir. The echo will follow shortly.',
    ],
    crushing: [
      'Attention, please, and perhaps a hand on the railing. {Winner_name} won {points}. Parts of {loser}’s plan have been found on all five floors and in a pram. The baby has read it and could have told you.',
      'This is not a drill: {winner_name} won {points}. Visitors are asked to use the stairs, as the lift is full of {crowd} who have seen it and are lying down.',
    ],
  },
  aftermath: {
    dignified: [
      'A last announcement. {Loser} has collected {loser_thing}, signed in beautiful handwriting, and thanked every member of staff. Should anyone have lost their faith in good manners: it is here at the counter, folded.',
      'And finally: somebody has left a note on our counter. It says “Well fought, {winner}”, and it is signed by {loser}. We are keeping it in the drawer for valuables, between the wedding rings and the good stapler. Good night.',
    ],
    undignified: [
      'A last announcement for {loser}: we know that you are in the wardrobe department. You cannot win the battle by buying a new hat. You may, however, keep the hat. It suits you, and we close at {time}.',
      'Would somebody please collect {loser}, who is sitting in the basket for lost gloves and says that nobody has found {loser_them} yet? {Loser_they} answers to biscuits. We close in ten minutes.',
    ],
  },
};
