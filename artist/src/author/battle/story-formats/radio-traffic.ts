import type { Shape } from '../story-format.ts';

export const RADIO_TRAFFIC: Shape = {
  opening: [
    'You are listening to Radio {town}, it is {time}, and here is the traffic. On the ring road: {first}. Also on the ring road, but in the other direction and in the same lane: {second}. Drivers are asked to keep right, keep calm, and keep a camera ready.',
    'Traffic news from Radio {town}. Ten kilometres of queue towards the coast, because {first} and {second} have met on the bridge and neither will reverse. Our reporter is on the spot. He left at noon and is on the spot because he cannot get away from it.',
    'And now the roads. The market square is closed owing to {first}. The diversion is closed owing to {second}. If you must go to {town} today, go as a pedestrian, and go humbly; there is a fight on, and it has right of way.',
  ],
  rising: [
    'We have a caller from the fast lane. “Hello, {referee} here. {Loser} is hitting the crash barrier with {loser_thing}, and {winner} is directing the traffic with {winner_thing}. I must say that it has never flowed so well.” Thank you, and do stay in the car.',
    'Caution on the slip road: there is {snack} on the carriageway, {count} metres of it, dropped by {loser} as a trap. {Winner} has walked around it. A coach full of {crowd} has not, and they wish to thank whoever was responsible.',
    'An update from our helicopter, which is a man on a ladder. {Loser} has overtaken {winner} on foot, on the right, without signalling. {Winner} has sounded a horn. It is not known whose horn, or where it was kept.',
    'Attention on all routes out of {town}: loose {crowd} on the road, {count} in number, who want to see the fight. Some have set up folding tables. {Winner} is giving autographs with one hand. {Loser} needs both, to keep {loser_thing} on the roof rack of a moving bus.',
  ],
  turn: [
    'News just in from the tunnel. The lights went out for {spell}, and when they came on again {winner} was holding {winner_other}. {Loser} was holding a warning triangle and has set it up behind {loser_themself}, at the correct distance. One does that when one has broken down.',
    'The man on the ladder reports that the {winner_soul} in {winner} has found fifth gear. {Loser} is looking for the handbook. It would be in the glove compartment, {loser}, next to the glove. There it is. That is the handbook for a fridge.',
    'A tip for {loser}, if {loser_they} is listening: {winner} is directly behind you. No, the other behind. We at Radio {town} are neutral, but we did say it, and for those who did not catch it, here it is again with music.',
    'We interrupt the music. At the roundabout {loser} has gone in and cannot get out; {loser_they} has passed the same exit nine times and greets it by now. {Winner} has simply driven across the middle, over the begonias. It was not allowed, but the begonias were in favour.',
  ],
  finish: {
    close: [
      'And the jam is clearing, for there is a result. They reached the toll booth side by side, and it came down to change. {Winner_name} won, {points}; one coin was enough. It was a very small coin, and it was found on the floor.',
      'Our traffic computer needed three attempts and a slap. {Winner_name} won, {points}. That is about the distance that you should not be keeping from the car in front.',
    ],
    clear: [
      'Good news for the ring road: the obstacle has been overcome. {Winner_name} won, {points}. {Loser} has been moved to the hard shoulder and, a little later, to a soft one, belonging to {referee}.',
      'The bridge is open again in one direction, and it is the direction of {winner_name}: {winner_name} won, {points}. Queues remain only at the place where you can still see the dent.',
    ],
    crushing: [
      '{Winner_name} won {points}. Please drive slowly past the scene, and not because of the police: it is simply worth it. {Loser} is expected to be cleared by a second sweeper, the first having asked for help.',
      'All roads are free, including some that we did not know we had. {Winner_name} won {points}, and the shock has turned every traffic light in {town} green. They will be talked down one by one.',
    ],
  },
  aftermath: {
    dignified: [
      'And a friendly word at the end: {loser} is standing at the junction, letting people in. All of them. One after another, with a little wave. It has been going on for an hour, and for the first time since records began, nobody in {town} has hooted.',
      '{Loser} has called the studio and asked for a song, “for {winner}, who was better today”. In nineteen years of traffic news we have never played it with such pleasure. It is the one with the accordion. Drive carefully.',
    ],
    undignified: [
      'A wrong-way walker has been reported on the coast road. It is {loser}, telling each car in turn what really happened. Please wind up your windows, do not argue, and under no circumstances ask about the gearbox.',
      '{Loser} has phoned in to complain about our report, has been put on hold, and is singing along. We shall keep {loser_them} there until {time}. It is quieter for everyone, and we rather like the second verse.',
    ],
  },
};
