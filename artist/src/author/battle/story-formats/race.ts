import type { Shape } from '../story-format.ts';

export const RACE: Shape = {
  plain: true,
  opening: [
    'It was meant to be a hundred metres, but nobody had a calculator, so {first} and {second} agreed to race once around {town} and stop when it felt right. {Referee} fired the starting carrot at {time}.',
    'At the start line {arena}, {first} was stretching and {second} was stretching the truth: “I have run this route before,” said {second}, who had come by taxi. {Count} {crowd} lined the track, mostly by accident.',
    'Every {weekday} there is a race in {town}, and every {weekday} the bus wins. This time the bus was being repaired, which left {first}, {second} and a dream. The dream was disqualified for a false start.',
  ],
  rising: [
    '{Loser} took the lead by throwing {loser_thing} overboard, and lost it again by going back to apologise. {Winner} ran with {winner_thing} held high, for reasons that were never explained and looked magnificent.',
    'In the second bend they met a herd of {crowd}. {Winner} went round them. {Loser} went through them, made three friends, agreed on a dinner for {weekday}, and came out facing the other way.',
    'By the bakery they were level. By the second bakery they were full. {Loser} complained of a stitch, and a helpful tailor ran alongside for half a lap looking for it.',
    'At the drinks station {winner} took water, {loser} took orders. By the time {loser_they} had served table four, there was talk of a permanent position, with every other {weekday} off.',
  ],
  turn: [
    'Then came the hill. {Loser} chose the stairs, the lift and a brief career as a goat. {Winner} simply looked at the hill for {spell}, and witnesses insist that it got lower.',
    'The road forked at a sign that somebody had turned round. {Loser} followed it with confidence. {Winner} heard the {winner_soul} within say “left”, and for once it was not only hungry.',
    'Two hundred metres from home, {loser} stopped to pose for what {loser_they} took for a photograph. It was a speed camera. {Winner} went by with {winner_other} under one arm and did not slow down for the flash.',
    'Then {loser}’s shoelace came undone. This would be nothing, had {loser_they} been wearing shoes. It belonged to {referee}, on the bicycle behind, and the three of them went down the hill together, wheel, whistle and all. {Winner} heard it and, being well brought up, did not turn round.',
  ],
  finish: {
    close: [
      'They hit the tape together and took it with them for another street. The photo shows a knee, a blur and a sandwich; the knee belonged to {winner}. {Winner_name} won the race, {points}.',
      'It was so tight that {referee} measured the difference with a biscuit and then, in the excitement, ate the result. From memory: {winner_name} won, {points}.',
    ],
    clear: [
      'The tape broke, the band played, and {loser} was just turning into the street, waving, under the impression that it was all for {loser_them}. {Winner_name} won the race, {points}.',
      '{Winner_name} won, {points}, and had time to comb everything that could be combed before {loser} arrived on the back of a street sweeper.',
    ],
    crushing: [
      '{Winner_name} won {points}, received the medal, gave the interview, wrote the memoirs and was signing copies when {loser} came round the corner and bought one.',
      'At the finish, {referee} checked the clock, then the calendar. {Winner_name} won {points}, the largest lead since the year when the other runner had stayed at home.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} crossed the line walking backwards, to thank the {crowd}, and gave {winner} a hug that was officially timed at nine seconds. It is a personal best.',
      '{Loser} finished, because {loser_they} had said so at breakfast. Then {loser_they} picked up all the paper cups along the route, and {town} has put {loser_them} on a stamp.',
    ],
    undignified: [
      '{Loser} claimed to have run a longer race, in another town, faster, and pointed at {loser_thing} as proof. {Loser_they} was still explaining it when the street lamps went out.',
      '{Loser} lay down one step before the line and called it “a protest”. After {spell} it had become a nap, and the {crowd} covered it with a banner that said “Finish”.',
    ],
  },
};
