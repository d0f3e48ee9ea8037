import type { Shape } from '../story-format.ts';

export const MUSEUM_GUIDE: Shape = {
  opening: [
    'If you would follow me, please, and not lean on the ropes. In this room we remember the battle of {first} and {second}. The diorama was made by {count} {crowd} from memory and felt. The small one at the back is {referee}, who asked to be shown taller.',
    'We come now to the pride of the {town} Museum: the very spot where {first} met {second}. The stain on the floor is original. The second stain is a school group. To your left, under glass: {first_thing}. On {weekday}s the night watchman hears humming.',
    'Room seven, ladies and gentlemen. The painting is called “{First} Meeting {Second} in Bad Light”, oil and some vinegar on canvas. Experts believe that the painter stood very close, because the lower third is a footprint.',
  ],
  rising: [
    'Note the expression of {loser}, who has just thrown {loser_thing} and seen the result. Scholars call it “the face”. Postcards of the face are available in the shop, next to the exit and in every other room as well.',
    'Press the green button and you will hear the sound of {winner_thing} against {loser_thing}, played by the choir of {town}. Please do not press the red button. Last week somebody did, and we had {snack} on the ceiling.',
    'This tapestry shows the middle part of the battle, when both had to wait for a tram. They shared a bench. {Winner} offered {loser} a mint. It is the only fight in our collection with a mint in it, and we are insured for the mint.',
    'The small bell in the niche was rung at the end of each round. There were to be three. There were eleven, as {referee} enjoyed ringing it. You see the rope is worn, and so are both fighters in this fresco. {Winner} is the one still holding {winner_thing}.',
  ],
  turn: [
    'Here the artist shows the turning point. {Winner} reaches for {winner_other}, and a beam of light falls from the upper left, where in fact there was a dentist. {Loser} can be seen thinking of something else. An X-ray of the canvas has shown that it was lunch.',
    'Behind this curtain is the decisive moment itself, in wax. You can see the {winner_soul} in {winner} take over: look at the eyebrows. They were not raised by the sculptor, madam. They do that at night.',
    'A guide is not supposed to have favourites, but come closer. This is the banana peel. {Loser} stepped over it, proudly; it was the pride that {loser_they} slipped on. The peel was a mere bystander and has been acquitted.',
    'This chair is where {loser} rested between two rounds. You will note the cushion, the footstool and the little dish for olives. It was, as we know today, a very comfortable chair, and that decided the afternoon. {Winner} had been given a bucket.',
  ],
  finish: {
    close: [
      'The scoreboard is genuine: {points}. It was so close that the archive kept both endings until {referee} cleaned the glasses. {Winner_name} won. The other ending is upstairs, in the section for fiction.',
      'In this little drawer we keep the difference between the two. You need the magnifying glass, sir. {Winner_name} won, {points}, and there it is, next to the pin.',
    ],
    clear: [
      'The bronze plate says it in four languages, one of them pigeon: {winner_name} won, {points}. You may touch the plate for luck. You may not polish it with the tie, sir.',
      'And so, as the mural shows in rather too much gold, {winner_name} won, {points}. The figure in the lower corner, half behind a bush, is {loser}. The bush was added at {loser_their} request.',
    ],
    crushing: [
      '{Winner_name} won {points}. We had to build this extra hall for the score alone. Those of you with weak hearts may look at the carpet, which shows the same thing, but in beige.',
      'Visitors often ask whether the model is to scale. It is. {Winner_name} won {points}, and {loser} was indeed blown into the gift shop, where {loser_they} bought a pencil.',
    ],
  },
  aftermath: {
    dignified: [
      'The last picture is the one people cry at: {loser}, seen from behind, holding the door open for everybody else. It took {spell}, for there were a lot of {crowd}. The door is in the next room. It has been holding itself open ever since.',
      '{Loser} visits us every year, pays the full price, and stands in front of the scoreboard, nodding. “Good fight,” {loser_they} says to whoever is next to {loser_them}. Sometimes it is only the fire extinguisher. Mind the step.',
    ],
    undignified: [
      'The empty frame is where {loser} cut out {loser_their} own face and replaced it with the winner’s. We noticed on {weekday}, because of the glue. Mind the step, and please do not feed the statue; it is, in fact, {loser}, hiding.',
      'The shouting that you hear is not a recording. {Loser} comes here on {weekday}s to contradict the audio guide. We have put a chair there. This way to the café, and do hold on to your {snack}.',
    ],
  },
};
