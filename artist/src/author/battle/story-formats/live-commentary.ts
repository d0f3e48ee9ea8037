import type { Shape } from '../story-format.ts';

export const LIVE_COMMENTARY: Shape = {
  opening: [
    '“Good evening from {town}, where the stands are full and so am I. In the left corner: {first}, with {first_thing}. In the right corner: {second}, who has just asked which one is left. We are seconds away, Loredana.” “We are three minutes away, Gino.” “Then I have time for a breadstick.”',
    '“Welcome back, everyone. If you have just joined us: nothing has happened, and {referee} has stopped it twice. {First} and {second} are facing each other {arena}, and you could cut the tension with {first_thing}. Somebody is trying, Loredana.”',
    '“And there goes the bell! No, I am told that it was an ice-cream van. {First} has stopped fighting and is looking for coins. {Second} is looking for coins as well. This is what people pay for, Loredana.” “They got in free, Gino.”',
  ],
  rising: [
    '“Minute four! {Loser} comes forward with {loser_thing}! {Winner} ducks! {Referee} does not duck!” “Is that allowed?” “Ducking? It is encouraged, Loredana.” “And there goes {referee} again.”',
    '“Now {winner} is doing something with {winner_thing}. I have called this sport for thirty years, and I have no word for it.” “Juggling, Gino.” “I have one word for it.”',
    '“Half-time, and the {crowd} are singing the anthem of {town}, which is mostly the word ‘parking’. {Loser} is being fanned with {loser_thing}. {Winner} has eaten the whole plate of {snack} and the doily. Statistically, nobody who eats the doily goes home sad.”',
    '“We have a question from a listener: why is {loser} running in circles?” “Tactics, Gino.” “And why is {winner} sitting in the middle, eating {snack}?” “Better tactics.” “Thank you. I hope that answers it, Mamma.”',
  ],
  turn: [
    '“Hold on, hold on. {Winner} has put everything down. Everything. {Winner} is just... standing there, Loredana.” “It is the stance of the {winner_soul}, Gino. I have only seen it in books.” “You read books?” “I have seen books.”',
    '“Oh, and {loser} slips! On what? Let us see the replay. It is one stray portion of {snack}, Loredana, placed there by destiny.” “By a child in row two.” “By a child called Destiny, I am hearing now.”',
    '“{Winner} reaches behind the bench and pulls out {winner_other}! The {crowd} are on their feet! I am on my feet! Loredana is on my foot!” “Sorry, Gino.” “Do not be. It is that kind of night.”',
    '“Now {loser} is looking at the scoreboard. Never look at the scoreboard, Loredana. My father looked at a scoreboard once.” “What happened?” “He was reading for twenty minutes. It was the train timetable. And there comes {winner}, at full speed!”',
  ],
  finish: {
    close: [
      '“Ten seconds. Nine. I have lost count. Eight again! They both go down, they both get up, somebody gets up a bit more, and that is it! {Winner_name} won! {Points} it ends, and I need a biscuit and a nurse, in that order.”',
      '“It is going to the judges, Loredana.” “One judge has fallen asleep, Gino.” “Then it is going to the other one. And she is holding up the card. {Winner_name} wins! {Points}, by a nostril!”',
    ],
    clear: [
      '“And {loser} sits down. Just sits down, Loredana, in the middle of it all, and takes out a crossword. That is as clear as it gets. {Winner_name} wins, {points}!” “Seven letters, Gino, ‘beaten’.” “Lasagne.” “That fits.”',
      '“There is the whistle, there is the flag, there is somebody’s uncle on the pitch, and it is all over! {Winner_name} wins, {points}! You could see it coming from the moment {loser} waved to the wrong audience.”',
    ],
    crushing: [
      '“Stop the clock! Stop everything! {Winner_name} wins, {points}! I have run out of adjectives, Loredana.” “Round, Gino.” “Round! What a round, round victory!”',
      '“Is that it? I bent down for my pencil.” “That was it, Gino.” “What happened?” “Everything. {Winner_name} won, {points}. They have already swept the floor.” “At least I have found the pencil.”',
    ],
  },
  aftermath: {
    dignified: [
      '“And look at this, Loredana: {loser} is going round shaking hands with every one of the {crowd}, by name.” “How does one know all the names?” “One asks, Gino. One asks.” And for the first time in thirty years there was a silence on the microphone.',
      '“{Loser} is giving {loser_thing} to a child in the front row. I am not crying.” “You are, Gino.” “It is the onions.” “There are no onions.” “Then, dear listeners, I have no explanation. Good night.”',
    ],
    undignified: [
      '“{Loser} is being interviewed, and I am told that it is the fault of the grass.” “It was indoors, Gino.” “That is what is wrong with the grass, apparently. Back to the studio, if the studio is still there.”',
      '“{Loser} is leaving. {Loser} is back, wrong door. {Loser} is leaving again. That is the broom cupboard, Loredana.” “Should we say something?” “We have a contract until {time}. Let us say nothing and enjoy it.”',
    ],
  },
};
