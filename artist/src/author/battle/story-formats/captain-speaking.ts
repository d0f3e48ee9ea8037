import type { Shape } from '../story-format.ts';

export const CAPTAIN_SPEAKING: Shape = {
  opening: [
    'Good evening, this is your captain speaking, somewhere above {town}. On the left you can see the sea. On the right you can see {first} and {second}, who have disagreed about an armrest since take-off. We expect some turbulence, and all of it is in row twelve.',
    'Ladies and gentlemen, a short word from the cockpit. Our flying time today is two hours, or until {first} and {second} have finished. They both hold a ticket for seat 4A. One of them also holds {first_thing}, which should really have gone under the seat.',
    'Dear passengers, welcome aboard. We apologise for the delay. {First} wished to board with {first_thing}, {second} made a remark in the queue, and the two of them will now be settling the matter in the aisle. The trolley service will go around, or over.',
  ],
  rising: [
    'A brief update. {Loser} has opened the overhead locker and is fighting from inside it. Please take care when retrieving your luggage: {loser_thing} may have shifted during the flight. {Winner} has pressed the call button eleven times, in rhythm.',
    'The crew will shortly come through the cabin with {snack}. Please do not give any to {loser}, who throws it. {Winner} is demonstrating the emergency exits with {winner_thing}, and I must say that I have never seen it done so clearly.',
    'Those of you on the aisle will have noticed the shouting. It is perfectly normal at this height. {Referee}, in seat 14C, has kindly agreed to act as referee, and the {crowd} in rows nine to thirty are agreed that this beats the film.',
    'From the galley I hear that {loser} has built a wall out of meal trays and is issuing visas. {Winner} has applied for one, been refused, and is coming in through the ceiling. For our younger guests: this is also how borders work.',
  ],
  turn: [
    'This is the captain again. My co-pilot, who has gone back to look, and has stayed, reports that {winner} has produced {winner_other} from the seat pocket. In thirty years of flying I have found only a damp magazine there. {Loser} is said to be impressed, and pale.',
    'We are now passing through a small cloud. I mention it because {loser} took it for applause and bowed, and it was during this bow that the {winner_soul} in {winner} unfastened its seat belt. I have switched on the sign. It will not help.',
    'Ladies and gentlemen, {loser} has got hold of the microphone and is trying to — thank you. We are back. {Winner} has got hold of {loser}. Please stow your tray tables, and if you have an opinion, place it upright.',
    'We have now reached the height at which ears pop. {Loser}’s did, and {loser_they} asked everybody to repeat the last ten minutes. {Winner} kindly did so, with {winner_other} and more emphasis.',
  ],
  finish: {
    close: [
      'The result has reached me on a napkin. {Winner_name} won, {points}; a very close thing, decided on the armrest itself by one elbow and the memory of another. The armrest has asked to be seated elsewhere.',
      'We have had to circle twice so that {referee} could count again. It is final now: {winner_name} won, {points}. That is less than the width of our landing strip, which I would also like you to keep in mind.',
    ],
    clear: [
      'I can now confirm that {winner_name} won, {points}. The seat is taken. {Loser} has been moved to the jump seat next to the coffee machine, where {loser_they} is learning what the buttons do.',
      'Dear passengers, the aisle is free again. {Winner_name} won, {points}. Thank you for your patience, and to the gentleman in row two, thank you for the trombone.',
    ],
    crushing: [
      'You may have felt a slight bump. That was not the landing. {Winner_name} won {points}, and {loser} is now in the hold with the skis, of {loser_their} own free will and at some speed.',
      'From the cockpit only this: {winner_name} won {points}. The control tower saw it from the ground and has cleared us to land on any runway we like, including the nice one.',
    ],
  },
  aftermath: {
    dignified: [
      'On leaving the aircraft you will find {loser} at the door, thanking each of you for flying with {loser_them}. We did not ask for this. We would not dream of stopping it. Local time is {time}; the weather is kind.',
      'A last remark. {Loser} has given up the window seat to a grandmother in row six and is explaining the clouds to her. They are all named after {winner} now. That is what I call flying. Goodbye.',
    ],
    undignified: [
      'We ask for your understanding: {loser} has locked {loser_themself} in the lavatory and says that this is where the real battle is. We shall be landing around {loser_them}. Please remain seated until it is quiet.',
      'Passengers with onward connections should let {loser} get off first. {Loser_they} wants to tell the ground staff that it was a draw, and would like to get there before the facts.',
    ],
  },
};
