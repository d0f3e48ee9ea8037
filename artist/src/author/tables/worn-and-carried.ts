/** What is worn on the head and pulled over it, and what takes a picture: headphones, hoodie, camera. */
import { list, type NounClass, told } from './noun-class.ts';

export const WORN_AND_CARRIED_CLASSES: readonly NounClass[] = [
  {
    nouns: list('headphones headphone earphone earphones'),
    events: [
      '{a_one} came unplugged in the quiet coach, at the tender part, and four rows joined in the chorus of {name}',
      '{a_one} was put in a pocket quite straight, was taken out as a fisherman’s knot, and in the middle of it was {name}',
      '{a_one} has been worn for years with nothing on, so that nobody asks anything, by somebody who hears all, {name} included',
      '{a_one} was washed at forty, came out singing lower, and sings only sea shanties now, as {name}',
    ],
    conflicts: [
      told(
        'Left is marked with an L and right with an R, in the size of a germ, and the cello has been on the wrong side since May.',
        'The violinists have moved.',
        'He turned round himself; it was easier.',
      ),
      told(
        'A man shouted “I can hear you perfectly well” at his wife, across the fish counter.',
        'Everyone else could, too.',
        'The halibut was wrapped for silence.',
      ),
      told(
        'One of the two has gone, and the other one goes on, with half of every song.',
        'It has the drums and the bad news.',
        'The lost one is in the sofa, and has the tune.',
      ),
      told(
        'They shut out all the noise of the world, and that was how the band went past, the fire and the proposal.',
        'She has married the drummer.',
        'He found a trombone in the hall, and a ladder.',
      ),
      told(
        'Two teenagers shared one, ear to ear, for a whole bus ride, and neither of them liked the song.',
        'It was played at their wedding, by mistake of love.',
        'The cable was just long enough for that.',
      ),
    ],
    closings: [
      'What? No, what?',
      'It is nodding, and nobody knows what to.',
      'The world has been put on quiet, and looks better.',
      'Somebody said something nice, in the gap.',
      'The knot was there before the cable.',
    ],
  },
  {
    nouns: list('hoodie sweatshirt'),
    events: [
      '{a_one} was lent to a girl for one cold evening, is now worn by her children, and they call it {name}',
      '{a_one} lost {their} string in the wash, at one end, and on the search for it a whole arm was lost in {name}',
      '{a_one} was put on over the interview shirt at home, for the camera, and the lower half of the man answered to {name}',
      '{a_one} was worn to the bank by a founder, and the director took off his tie and said: “Sit, {name}”',
    ],
    conflicts: [
      told(
        'There is one pouch in front, both hands meet in it, and they have become quite close.',
        'A third one was found there in the cinema.',
        'It holds keys, phone, crumbs, and once a puppy.',
      ),
      told(
        'Pulled tight, only the nose looks out, and it has been said good morning to.',
        'It was a good likeness.',
        'The glasses had to be put on the outside.',
      ),
      told(
        'On the front it says the name of a university, and its owner has been asked about the fountain.',
        'He said that it was wet.',
        'He has an honorary degree by now, in large.',
      ),
      told(
        'It has been on the chair for so long, with the shoulders up, that it has been given supper.',
        'It did not touch the peas.',
        'At night it is somebody; they have agreed on Steve.',
      ),
      told(
        'It was to be washed, mother said, and it went by itself as far as the stairs.',
        'It came back for the sleeves.',
        'It was seen at the bus stop, in the rain, being free.',
      ),
    ],
    closings: [
      'It is too big, which is the right size.',
      'Hood up means no; hood down means what.',
      'It smells of bonfire, bus and seventeen.',
      'It will be given back. It will not be given back.',
      'One string is longer, and has been chewed.',
    ],
  },
  {
    nouns: list('camera digitalcamera videocamera'),
    events: [
      '{a_one} was held up in front of a waterfall by a helpful stranger, who ran very well, and the last picture is of {name}',
      '{a_one} said “cheese” {themself}, after forty years, a whole wedding turned round, and they all have their mouths open at {name}',
      '{a_one} was on all through the holiday with the cap on, and the film of it is played at Christmas as {name}',
      '{a_one} was set to ten seconds, the uncle ran, and in the picture there is a family, a hedge and one leg of {name}',
    ],
    conflicts: [
      told(
        'There is a thumb in every picture since the spring, and it has been asked to the reunion.',
        'It is the best of all of them.',
        'It has grandmother’s nail.',
      ),
      told(
        'Of four hundred people exactly one always has the eyes shut, and {they} knows it one second before.',
        'It is a Mr Lind, on principle.',
        'They painted some on; now he is winking.',
      ),
      told(
        'The flash bounced off a bald head, then off a tray, and a couple in the next room have a tan.',
        'They have a pale strip, where the lamp was.',
        'The head is hired out for portraits.',
      ),
      told(
        'Everything red-eyed was blamed on {them}, and the bride had only been crying.',
        'The rabbit had not.',
        'The best man had not been to bed.',
      ),
      told(
        'It adds five kilos, they say, and a thin man has come in to be photographed by the dozen.',
        'He went out in a larger coat.',
        'He was sent an album of what he might have been.',
      ),
    ],
    closings: [
      'It saw everything, and slightly to the left.',
      'A bit closer together; no, the other family.',
      'Please smile now; thank you; please stop.',
      'The moment has been caught, and would like to be let go.',
      'It all came out, the uncle included.',
    ],
  },
];
