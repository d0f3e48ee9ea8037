import type { Shape } from '../story-format.ts';

export const COUNCIL_MINUTES: Shape = {
  opening: [
    'Minutes of the {town} village council, {weekday}, {time}. Present: {count} {crowd}, {referee} in the chair, a dog. Excused: common sense. Point one, the bench by the pond: both {first} and {second} claim it. It was resolved that they should fight for it, but nicely.',
    'Minutes, {town}, emergency session. The chair, {referee}, reported that {first} and {second} had met {arena} and that words had been exchanged, among them “bumpkin”. The council voted to watch. Carried unanimously; the sandwiches, too, were carried.',
    'The council of {town} met to discuss drains. It did not get that far. At {time} {first} came in to complain about {second}, and at one minute past {second} came in to complain about {first}. The drains were postponed for the ninth time.',
  ],
  rising: [
    'Point two. {Loser} put forward {loser_thing}. {Winner} put forward {winner_thing}, slightly further forward. The treasurer asked who would pay for the table. Laughter; then the table gave way; then the treasurer was heard asking again, from below.',
    'Point three. Mrs Bertolini wished it to be noted that in her day battles had been longer and had included a raffle. Noted. {Loser} at once held a raffle and drew {loser_their} own ticket. An inquiry has been opened, and a bottle of lemonade.',
    'Point four. The band was asked to play something soothing. It knows only the one piece, and that is a charge. Under its influence {loser} ran at {winner} with {loser_thing}, missed, and was thanked by the chair for opening the window.',
    'Point six was brought forward, as nobody could find point two. {Winner} and {loser} were to state their demands in writing. {Winner} wrote a poem. {Loser} wrote on the wall. The painter, who is a cousin of the treasurer, was pleased.',
  ],
  turn: [
    'Point five, any other business. {Winner} had other business. It was {winner_other}, kept behind the flag for exactly such a moment. The council was of the opinion that this should have been announced three weeks in advance, but sat up.',
    'At this point the {winner_soul} in {winner} asked for the floor and was given it. {Loser}, who had been standing on the floor, was left without. The secretary would like to add, in a private capacity, that it was beautiful.',
    'A pause of {spell} was agreed for {snack}. {Loser} took seconds, then thirds, then a short rest on the coats. The minutes must state that from here on the discussion was led by {winner}.',
    'The chair then asked for a show of strength. {Winner} lifted the table with the minutes on it, which explains the handwriting from this point. {Loser} lifted {loser_thing}, and a shoulder was heard to object.',
  ],
  finish: {
    close: [
      'The vote was tied until the dog was asked. It went to the left, sneezed, and sat down on the right. Result: {winner_name} won, {points}. The dog’s sneeze was counted as an abstention.',
      'Result: {winner_name} won, {points}. At the request of {loser} it was counted again, by candlelight, backwards, and by Mrs Bertolini. It remained so, if only just. Mrs Bertolini is asked to return the candle.',
    ],
    clear: [
      'Result: {winner_name} won, {points}. The winner receives the bench by the pond, the public the view, and next year the bill.',
      'It was established without further debate that {winner_name} won, {points}. {Loser} proposed that it should not be written down. The proposal has been written down.',
    ],
    crushing: [
      'Result: {winner_name} won {points}. The council has no form for this. It was decided to ring the bell, which turned out to be decorative, and so {count} {crowd} went outside and shouted “dong”.',
      'Result: {winner_name} won {points}. The secretary put down the pen at this point, and it was picked up again by the dog, to whom the council owes the following three lines of pawprints.',
    ],
  },
  aftermath: {
    dignified: [
      'Closing remarks. {Loser} asked for permission to repair the council’s table and did so on the spot, with {loser_thing} and a steady eye. It no longer wobbles. The council, which had been wobbling with it for years, felt a little seasick, and moved.',
      'Closing remarks. {Loser} congratulated {winner} in verse. It rhymed in all the right places. The council is now looking for a wall to put it on, and for somebody who can spell.',
    ],
    undignified: [
      'Closing remarks. {Loser} declared the pond an independent country and {loser_themself} its admiral, and left in the paddle boat. It is tied to the jetty. Nobody has had the heart to say so.',
      'Closing remarks. {Loser} read out a statement of {count} points, the first of which was “boo”. The others were similar. The session was closed and the lights were switched off, in that order, while {loser_they} was still on “boo”.',
    ],
  },
};
