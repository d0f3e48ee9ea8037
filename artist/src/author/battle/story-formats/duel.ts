import type { Shape } from '../story-format.ts';

export const DUEL: Shape = {
  plain: true,
  opening: [
    'They met at {time} {arena}, twenty paces apart, because that was where the tape measure ended. {First} had brought {first_thing}. {Second} had brought {second_thing} and a sandwich, and for a while it looked as if the sandwich would decide it.',
    'The insult was small but well made: {first} had called {second} “decorative”. By {time} both stood {arena}, with {referee} holding the coats and {count} {crowd} holding their breath.',
    'A duel needs a reason, and nobody could find one. So {first} and {second} simply turned up {arena} on {weekday} and bowed until it became awkward. {Referee} blew a whistle to end the bowing.',
  ],
  rising: [
    'On the count of three, both drew. {Winner} drew {winner_thing}; {loser} drew a rather good horse and had to be reminded of the rules. {Referee} kept the horse as evidence.',
    'They circled. They circled back. {Loser} swung {loser_thing} in a wide arc and knocked the hat off {referee}, who had not been wearing one and has been looking for it ever since.',
    'The first blow was {loser_thing}; the second was a remark about posture. {Winner} replied with {winner_thing} and a slow clap, which echoed so well that it counted as two.',
    'As challenged, {loser} had the choice of weapons, and chose last. {Winner} had taken {winner_thing} by then. What was left in the box was a fan, a fork and a strongly worded postcard. {Loser} took all three and fanned angrily.',
  ],
  turn: [
    'Then the wind turned, and with it came a smell of {snack}. {Loser} looked round for one second only. In a duel that is a long weekend, and {winner} had already packed.',
    'Paragraph nine of the rules says that a duellist may ask for a glass of water. {Loser} asked for the dessert menu. By the time {loser_they} had ruled out the pudding, {winner} had crossed the twenty paces on tiptoe.',
    'For {spell} nothing moved. Then the {winner_soul} in {winner} remembered something, smiled, and reached for {winner_other} instead. Nobody duels with that. That was the idea.',
    'Then {loser} made the mistake of announcing the next move. “Now I shall leap,” {loser_they} said, and leapt. {Winner} had stepped aside at “shall”. There was a hedge behind, and it was not a soft one.',
  ],
  finish: {
    close: [
      'Both tapped each other on the nose in the same instant, and {referee} had to interview the noses. {Winner_name} won the duel, {points}. One nose has appealed.',
      'It took three replays, performed slowly by the {crowd}, to see who had blinked, slipped and apologised first. {Winner_name} won by half an apology, {points}.',
    ],
    clear: [
      'A tap on the shoulder, a twirl, and {loser} was sitting in the fountain with {loser_thing} on {loser_their} head. {Winner_name} won the duel, {points}, and went to fetch a towel.',
      'One step left, one step right, and {loser} had been neatly buttoned to a lamp post. {Winner_name} won, {points}, with two buttons to spare.',
    ],
    crushing: [
      'It was over in four seconds, three of which were the bow. {Winner_name} won {points}, so early that {referee} had to fill the evening with a song. It had {count} verses.',
      '{Winner} raised an eyebrow, and {loser} fell over backwards, politely, into a row of {crowd}. {Winner_name} won the duel {points} without putting down {winner_their} drink.',
    ],
  },
  aftermath: {
    dignified: [
      '{Loser} got up, dusted off {loser_thing}, and shook hands with everybody, including a lamp post. It was the finest exit of the season, spoiled only slightly by the door, which said “pull”.',
      '{Loser} bowed once more, so deeply that several {crowd} wept. Then {loser_they} offered {winner} half a sandwich. Friendships have been built on less, and so have most of the houses in {town}.',
    ],
    undignified: [
      '{Loser} explained that {loser_they} had let {winner} win, then that there had been no duel, then that {loser_their} name was Fabrizio. {Loser_they} left on a borrowed tricycle, ringing the bell at every corner.',
      '{Loser} demanded a rematch, a recount, a refund and a lift home, in that order, and got the lift. {Loser_they} sulked so hard that the windows steamed up.',
    ],
  },
};
