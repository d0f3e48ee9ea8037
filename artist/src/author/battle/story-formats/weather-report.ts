import type { Shape } from '../story-format.ts';

export const WEATHER_REPORT: Shape = {
  opening: [
    'And now the weather for {town} and surroundings. A large area of high confidence named {first} moved in from the west this morning, where it met {second}, a slow-moving front with occasional singing. Residents were advised to close their windows and open their umbrellas, indoors if necessary.',
    'Good evening. The outlook for {weekday} was “mild”, and we at the weather desk would like to apologise. At {time} {first} and {second} collided {arena}, and the barometer climbed down from the wall and left.',
    'The forecast had promised scattered {snack}, clearing later. Instead, {first} came down over {town} at {time}, closely followed by {second}, and anybody who had hung out washing is asked to look for it in the next province.',
  ],
  rising: [
    'Towards noon there were gusts of {loser_thing} in exposed places. {Winner} replied with a sudden drop in {winner_thing}, heavy at times. {Count} {crowd} sheltered under one very small umbrella and describe the mood as close.',
    'In the afternoon {loser} brought thunder, then a pause in which nobody clapped, then more thunder. {Winner} stayed dry. Meteorologists cannot explain it, though {referee}, who was standing nearby with a bucket, says “attitude”.',
    'Visibility fell to the length of an arm, and it was not clear whose. From within the fog came the sound of {winner_thing} meeting {loser_thing} at walking speed, followed by the words “no, after you”.',
    'Our weather balloon over {town} measured three kinds of shouting. The low notes are {winner}, the high ones {loser}, and the ones in between {referee}, who was hanging from the balloon. We had asked for a volunteer; we had not asked so loudly.',
  ],
  turn: [
    'Then came the change that our models had missed, since our models are plasticine. The {winner_soul} inside {winner} warmed by eleven degrees. {Loser} began to drizzle around the edges.',
    'The turning point arrived at {time} in the form of a light breeze, carrying {winner_other} and a faint smell of {snack}. {Winner} rose on it. {Loser} had dressed for a different breeze altogether.',
    'An isolated ray of sunshine then fell on {winner}, by appointment. {Loser} asked for one as well and was told that there was a waiting list and that it was raining on the waiting list.',
    'As so often, it was the humidity. {Loser} swelled, like a door in autumn, and stuck. {Winner} went through the gap with {winner_other}, and for the first time this season the weathercock on the church of {town} turned round to see what was happening behind it.',
  ],
  finish: {
    close: [
      'By evening the two systems differed by a single drop, which landed on {referee}. On the strength of that drop {winner_name} won, {points}. The drop could not be reached for comment.',
      'For hours it could have gone either way, like a plastic bag. At last the needle quivered and settled: {winner_name} won, {points}, with a chance of argument overnight.',
    ],
    clear: [
      'The clouds parted, and it was official: {winner_name} won, {points}. {Loser} moved off towards the sea, losing strength, a shoe and the thread of the conversation.',
      'By nightfall it had cleared from the left. {Winner_name} won, {points}, and temperatures around the winner’s smile reached those of a good toaster.',
    ],
    crushing: [
      '{Winner_name} won {points}. On our map this is shown in a colour we had to order from abroad. Where {loser} had been, there is now a puddle with excellent manners.',
      'All records fell, and one of them bounced. {Winner_name} won {points}, the most one-sided weather since the summer when the rain forgot {town} altogether.',
    ],
  },
  aftermath: {
    dignified: [
      'Overnight {loser} will be calm and reflective, with a light mist about the eyes. The gardens of {town} have sent a card, because somebody did, after all, water them.',
      'Tomorrow {loser} will be seen low on the horizon, in pink, waving. Photographers should be there at {time}. It is expected to be one of the more graceful sunsets of a losing season.',
    ],
    undignified: [
      'The outlook for {loser}: grumbling, becoming sulky by the coast, with isolated outbursts of “I was not ready”. A warning is in force for doors, which may be slammed.',
      'Tonight {loser} is expected to blow about outside the station, knocking over the same bin several times. The bin has been told. It is bearing up.',
    ],
  },
};
