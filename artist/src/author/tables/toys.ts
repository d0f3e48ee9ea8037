/** What is played with: dice, puppet, slime, sandcastle. */
import { list, type NounClass, told } from './noun-class.ts';

export const TOY_CLASSES: readonly NounClass[] = [
  {
    nouns: list('dice d20'),
    events: [
      '{a_one} rolled off the table, under the sofa and out of the game, and is only known there, by hearsay, as {name}',
      '{a_one} landed on {their} edge against a biscuit, two families went to court over it, and the judge rolled {name}',
      '{a_one} was blown on for luck by a man with a cold, and everybody in the casino has since had {name}',
      '{a_one} came up one, and one, and then again one, and was put outside on the step overnight to think, as {name}',
    ],
    conflicts: [
      told(
        'It hit the floor, and half of the table said that it counts and the other half that it does not.',
        'It was a six from above and a scandal from the side.',
        'The halves have moved to two tables.',
      ),
      told(
        'A player had it in the fridge overnight, on the six, so that it would get used to it.',
        'It got used to the butter.',
        'It rolls like a potato now, but upwards.',
      ),
      told(
        'God does not play with {them}, said a professor, and was heard that night, in the next room, to rattle.',
        'He lost a grant to himself.',
        'The universe has called: it would like another go.',
      ),
      told(
        'A hero talked for nine minutes of how he would jump across, and then {they} said one.',
        'He is down there, telling it to a frog.',
        'It was a very small gap, and he is a very large elf.',
      ),
      told(
        'Uncle shakes for so long that the others have got married, and when he lets go it is a two.',
        'He has to go back to the start, and that is Bremen.',
        'His elbow has its own doctor.',
      ),
    ],
    closings: [
      '{They} has more than one side, and always shows the wrong one.',
      'Roll again, this one was at a slant.',
      'All is chance, apart from aunt, who wins.',
      'It was cast, and it was down the back of the armchair.',
      'The spots can be counted; on the luck there is no number.',
    ],
  },
  {
    nouns: list('puppet marionette handpuppet sockpuppet fingerpuppet'),
    events: [
      '{a_one} was asked in the middle of the play who was behind it, looked round, saw an arm, and fainted as {name}',
      '{a_one} said something about the landlord that nobody had said, and it was {name} who was thrown out',
      '{a_one} married the crocodile in matinees and the princess in the evening, and the children wrote in to {name}',
      '{a_one} was packed in a hurry with all the others, and came out of the case as half of a policeman and {name}',
    ],
    conflicts: [
      told(
        'The hand went for lunch, and {they} has been lying with the face in the edge of the stage since twelve.',
        'It was the best scene, says the critic.',
        'A child came up, and told it all that had happened.',
      ),
      told(
        'Four hundred children shouted “behind you!”, and {they} turned round the wrong way, as every day since {year}.',
        'One of them has taken it up with the ministry.',
        'The crocodile is embarrassed for them both.',
      ),
      told(
        'Somebody is pulling the strings, {they} has been told, and {they} looked up for the first time.',
        'It was a Mr Weber, with a sandwich.',
        'They nodded; it was hard to say who began.',
      ),
      told(
        'A second hand was hired for the left arm, and the two hands do not speak.',
        'The applauding scene has been cut.',
        'One waves, and the other one denies it.',
      ),
      told(
        'At home the player is a silent man, and his wife has asked whether {they} could come to the table.',
        'They have been talking until two.',
        'He passes the salt, and listens.',
      ),
    ],
    closings: [
      'There is a hand in it somewhere.',
      '{They} speaks {their} mind, which is in somebody’s elbow.',
      'Everybody clapped, apart from the one with both hands full.',
      'At night it hangs on a hook, next to the devil and the queen.',
      'No legs, and yet it always gets away.',
    ],
  },
  {
    nouns: list('slime playdough playdoh modellingclay'),
    events: [
      '{a_one} was left on the carpet for one phone call, and there is now, where the carpet was, {name}',
      '{a_one} was all the colours once, and then a child of four mixed them, and it became brown and {name}',
      '{a_one} dropped on the cat from the fourth shelf, and they have been walking about since as {name}',
      '{a_one} was made in the kitchen after a film for which one needs two things, and they had only the third: {name}',
    ],
    conflicts: [
      told(
        'It was to stay on the table, on the tray, in the kitchen, and a bit of it has been seen in Norway.',
        'Somebody there had a jumper on.',
        'It sends no word, only fluff.',
      ),
      told(
        'A mother was given a plate of it with a fork, and said that it was delicious, and has been given more.',
        'There is a starter now.',
        'She asked for the bill; it was a snake.',
      ),
      told(
        'It has been flushed, thrown, dried and buried, and on Monday it sat in the tub again, with a hair.',
        'Nobody knows the hair.',
        'It has been greeted by the dog like an uncle.',
      ),
      told(
        'The tub was left open overnight, and in the morning they had a stone in the shape of a thumb.',
        'It holds the door, and is called art.',
        'Water was added, and prayers.',
      ),
      told(
        'One pushes it in with a finger and it makes a noise, and grandfather has said “I beg your pardon”.',
        'He has one of his own by now, for church.',
        'They have a concert at four, as a duet.',
      ),
    ],
    closings: [
      'It takes any shape, and then the shape of the sofa.',
      'It is not sticky, said the box, in front of the judge.',
      'Squeeze, stretch, and ring the insurance.',
      'It does not dry out, except when one likes it.',
      'Best kept in the tub, and the tub in a lake.',
    ],
  },
  {
    nouns: list('sandcastle'),
    events: [
      '{a_one} had four towers, a moat and a flag made of a lolly stick, and at ten to five the tide asked for {name}',
      '{a_one} was built by a child for a minute and by the father until dark, and the family went home without {name}',
      '{a_one} was let to a crab for the season, sea view on all sides, and then from inside as well, as {name}',
      '{a_one} came out of the bucket in one go, the beach held its breath, and a dog ran through {name}',
    ],
    conflicts: [
      told(
        'An estate agent came along the beach in rolled-up trousers, and said “first line to the sea”.',
        'The offer was good until a quarter past.',
        'He has sold the hole next to it, as a pool.',
      ),
      told(
        'The father has made a drainage plan, and the sea has not read it.',
        'He stood in front of it with his arms out.',
        'They found his hat, and a small arch.',
      ),
      told(
        'The moat was to be filled with a bucket, and the water goes away each time, and has done so since nine.',
        'The boy thinks that somebody is drinking below.',
        'He has put up a sign: “please stop”.',
      ),
      told(
        'A boy from two towels further on has jumped on it with both feet, and his own has a dungeon.',
        'They have made peace, over an ice cream.',
        'They have jumped on a third one, as allies.',
      ),
      told(
        'The flag is up, so somebody must be at home, and a sand flea has moved in as duke.',
        'He rules wisely until the evening.',
        'He has raised the bridge; it was a shell.',
      ),
    ],
    closings: [
      'It stood for a whole afternoon, which is more than some.',
      'There is some of it in the car, in the bed, and in the sandwich.',
      'The sea only wanted to look.',
      'No heating, but a good deal of view.',
      'Tomorrow they build on the ruins.',
    ],
  },
  {
    nouns: list("rubikscube rubik'scube rubik’scube"),
    events: [
      '{a_one} was done on one side by an uncle in 1981, and has lain on the piano since with that side up, as {name}',
      '{a_one} was solved in nine seconds by a boy who had not even been asked, and father has gone for a walk with {name}',
      '{a_one} was taken apart with a butter knife, put together again, and shown at school as {name}',
      '{a_one} had all of {their} stickers changed round in a weak hour, and one of them hangs by a corner and says {name}',
    ],
    conflicts: [
      told(
        'Only one piece is wrong, and to put that one right, all the others have to be made wrong first.',
        'A marriage counsellor uses it as an example.',
        'It was turned, and now it is nine.',
      ),
      told(
        'There are forty-three quintillion ways, and grandmother says that she has been through most of them.',
        'She does it by feel, under the table, at mass.',
        'She has got to the red ones.',
      ),
      told(
        'A colour-blind nephew finished it on the first evening, and there was no talking him out of it.',
        'He is very happy.',
        'He has begun on the neighbours’.',
      ),
      told(
        'It was bought to calm somebody down, and there is a dent in the wallpaper.',
        'The dent is square, and turns.',
        'He is calm when it is in the other room.',
      ),
      told(
        'A robot does it in less than a second, and then it sits there.',
        'It has asked what else there is.',
        'It was handed a deckchair.',
      ),
    ],
    closings: [
      'The middle ones never move, and are very sure of themselves.',
      'Left, up, back, and there was nearly a face.',
      'It is better from some sides than from others.',
      'One more turn, they said, in the dark.',
      'Every problem has six sides and one that sticks.',
    ],
  },
  {
    nouns: list('bouncycastle bouncehouse jumpingcastle'),
    events: [
      '{a_one} was tied down with three pegs by an optimist, the wind got in, and five villages saw a birthday called {name}',
      '{a_one} was for children up to eight, an uncle of ninety kilos landed in it, and eleven of them were airborne with {name}',
      '{a_one} had the fan unplugged for a hairdryer, sank over the whole of class two, and sighed as it did so: {name}',
      '{a_one} was entered by a porcupine, on a ticket, and the hiss that went across the fête was {name}',
    ],
    conflicts: [
      told(
        'Shoes have to stay outside, and there are forty there, and at six there were thirty-nine.',
        'The fortieth is in there, and bounces.',
        'A mother went in for it, and was not seen to fall.',
      ),
      told(
        'A knight rode against it with a lance, since it was a castle.',
        'He took it, and then it took him.',
        'The horse asked for another go.',
      ),
      told(
        'One may not eat in there, and somebody was sick in there, and that is how one knows.',
        'It went up, it came down, and it was noodles.',
        'They hosed the whole thing, and three cousins.',
      ),
      told(
        'Nobody fell out of it apart from the insurance man, who had only wanted to look at the net.',
        'He cleared it by a metre.',
        'He ticked the box in the air.',
      ),
      told(
        'The parents took over when it got dark, in stockings, and they said that it was to tire out the children.',
        'The children fell asleep on the coats.',
        'A knee was heard as far as the church.',
      ),
    ],
    closings: [
      'It is full of hot air, and so it is never lonely.',
      'What goes up comes down on a cousin.',
      'Conquered four times today, mostly by socks.',
      'No throne, but everybody gets a bump.',
      'Please let the air out slowly, and the uncle.',
    ],
  },
  {
    nouns: list('legobrick lego buildingblock'),
    events: [
      '{a_one} lay on the way from the bed to the bathroom in the dark, and father, on one leg, cried out: {name}',
      '{a_one} was one of four thousand and the only one that was missing at the end, and the starship is called {name}',
      '{a_one} went up a nose at three and came out of it at nineteen, in the army, on parade, as {name}',
      '{a_one} was bitten apart by generations, and in the marks of the teeth one can read quite clearly {name}',
    ],
    conflicts: [
      told(
        'Two of them, the flat ones, have been together since Easter and cannot be parted by any fingernail.',
        'The family dentist has offered.',
        'It was love, says the tool, and snapped.',
      ),
      told(
        'A man with a yellow face and no thumbs has been laughing at {them} since he was put on the roof.',
        'His hair comes off; he laughs on.',
        'He is a policeman from the waist up.',
      ),
      told(
        'It was all sorted by colour by an aunt, and then sorted by a boy, by hand, with a shovel.',
        'She looked out of the window for a while.',
        'There are nine shades of grey in that window.',
      ),
      told(
        'The picture on the box shows a castle, and after page sixty it is a castle with a hole and three over.',
        'The three are the important ones.',
        'It is now a ruin, which is more difficult.',
      ),
      told(
        'The hoover took something with a clatter, and a child went white, and wanted to see the bag.',
        'It was all in there: the wheel, the sword and the hamster’s hat.',
        'They sift it on Sundays, like gold.',
      ),
    ],
    closings: [
      'Small, square, and the reason for slippers.',
      'It fits everything, except the one that one is holding.',
      'It holds, until somebody wants to show it.',
      'There is one in the sofa, one in the bath, and one in a cousin.',
      'It was on page nine, under the thumb.',
    ],
  },
];
