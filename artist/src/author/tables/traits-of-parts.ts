/** What sets somebody apart by a part of theirs that is too big, too small, too many or gone: "huge ears", "two left feet", "no neck". */
import { told } from './noun-class.ts';
import type { SideClass } from './side-class.ts';

/** A part, with whatever is said of it before. */
const having = (parts: string): RegExp =>
  new RegExp(`^(?:has|wears|walks around with) (?!no |zero )(?:\\S+ ){0,3}(?:${parts})(?:$| (?:that|and|of|in|with)\\b)`, 'u');

export const TRAITS_OF_PARTS: readonly SideClass[] = [
  {
    means: having('ears?'),
    events: [
      '{a_one} heard a biscuit tin open two villages away, and was there before the lid was off, as {name}',
      '{a_one} was held up against the wind for a joke, took off, and came down in a parish that says {name}',
    ],
    traits: [
      '{They} {does}, and has heard what was said about them.',
      '{They} {does}, and the left one is still listening to last week.',
      '{They} {does}; the hat was made by a sailmaker.',
      '{They} {does}, and every secret in the street has gone indoors.',
    ],
    conflicts: [
      told(
        'A whole street whispers, and {they} answers from the garden.',
        'The answer is mostly “pardon?”',
        'By now people write it down.',
      ),
      told(
        'In a strong wind {they} has to be held by two friends.',
        'One of them has been to Norway.',
        'They have bought a rope.',
      ),
      told(
        '{They} was asked to keep an ear out, and it has not been possible to get it back in.',
        'The door is left open for it.',
        'It has its own bench.',
      ),
    ],
    closings: [
      'In at one, out at the other, and the other is quite a walk.',
      'Everything was heard, and some of it was true.',
      'A small draught is felt whenever {they} turns round.',
    ],
  },
  {
    means: having('nose|snout|trunk|beak'),
    events: [
      '{a_one} smelt lunch through three walls and a holiday, and was seated at it as {name}',
      '{a_one} got round the corner a good minute after the nose, which had already said {name}',
    ],
    traits: [
      '{They} {does}, and it arrives at parties first, and is offered a drink.',
      '{They} {does}; the photographer took it in two halves.',
      '{They} {does}, and can tell from the stairs who had garlic, and when.',
    ],
    conflicts: [
      told(
        '{They} kissed somebody hello on both cheeks, and the second took a detour.',
        'A third person was met on the way.',
        'It counted as exercise.',
      ),
      told(
        '{They} was told not to poke it into other people’s business, and it does not bend.',
        'Business has grown around it.',
        'It is given a chair at meetings.',
      ),
      told(
        'One sneeze turned the pages of a book across the room.',
        'It was a good place to go on.',
        'The librarian has asked for another.',
      ),
    ],
    closings: [
      'It runs in the family, and in winter it just runs.',
      'Follow it, they said, and there has been lunch ever since.',
      'It was not stuck up; it was only long.',
    ],
  },
  {
    means: having('hands?|arms?|fingers?|claws?|paws?|flippers?|wings?|tentacles?'),
    events: [
      '{a_one} waved to one person, eleven waved back, and the bus stopped for {name}',
      '{a_one} was asked to hold something for a moment in 1994, and is still holding it as {name}',
    ],
    traits: [
      '{They} {does}, and shakes on everything, including the weather.',
      '{They} {does}; gloves are ordered by post, and come with a letter of regret.',
      '{They} {does}, and at cards everybody can see what is in them.',
    ],
    conflicts: [
      told(
        'A jar had to be opened, and the whole family looked at {them}.',
        'The jar is still shut, but it was a fine speech.',
        'The lid is in the garden, and so is the ceiling lamp.',
      ),
      told(
        '{They} tried on mittens in a shop, and the shop is now one mitten short, and one pair long.',
        'The sums have been shown to a priest.',
        'It was a pair of oven gloves.',
      ),
      told(
        '{They} gave a round of clapping, and it was taken for something else.',
        'Two pigeons have moved.',
        'The play went on, out of fear.',
      ),
    ],
    closings: [
      'There is a hand for everybody, and sometimes the same one.',
      'It was all done by hand, as one can see.',
      'Nothing was touched, and all of it has moved.',
    ],
  },
  {
    means: having('feet|foot|legs?|toes|knees?|hooves'),
    events: [
      '{a_one} asked a partner for one waltz, and the floor had to be signed off by {name}',
      '{a_one} walked in fresh cement to be polite, and the street is now named after {name}',
    ],
    traits: [
      '{They} {does}, and buys shoes in pairs out of pure hope.',
      '{They} {does}; in a three-legged race there was a dispute about the number.',
      '{They} {does}, and dances in the direction of the exit.',
      '{They} {does}, and the stairs have been asked to be patient.',
    ],
    conflicts: [
      told(
        '{They} put the best one forward, and the rest came later, by taxi.',
        'The driver waited.',
        'It has been home before {them} twice.',
      ),
      told(
        'At the shoe shop a young man knelt down, looked, and went to fetch a colleague.',
        'The colleague fetched a box without a lid.',
        'They have all sat down.',
      ),
      told(
        '{They} joined a conga line, and it is the reason for the bend.',
        'The bend is in the brochure.',
        'The front is in another hotel by now.',
      ),
    ],
    closings: [
      'One step at a time, and not always the same way.',
      'The bath has a deep end for them.',
      'They have never stood still, and have not got far either.',
    ],
  },
  {
    means: having('eyes?|eyelashes|lashes|eyebrows?|brows?|glass eye|side eye'),
    events: [
      '{a_one} looked at a cake for so long that the baker wrapped it, free, for {name}',
      '{a_one} winked at nobody in particular at an auction, and took home a tractor called {name}',
    ],
    traits: [
      '{They} {does}, and has won every staring contest but one, against a door.',
      '{They} {does}; the optician has put the chart in the car park.',
      '{They} {does}, and nobody has yet got past with the last biscuit.',
    ],
    conflicts: [
      told(
        '{They} looked at the waiter, and the bill was torn up.',
        'He has taken up farming.',
        'It was only meant to be a question.',
      ),
      told(
        'A portrait was painted, and the painter had to go out for more white.',
        'It follows people to the shop.',
        'It hangs facing the wall, at its own wish.',
      ),
      told(
        '{They} kept an eye on the neighbours’ post, and the neighbours would like it back.',
        'The eye or the post, it is not clear.',
        'There is a rota.',
      ),
    ],
    closings: [
      'Seen from the side it is a different story.',
      'It was all in the eyes, and the eyes said “cake”.',
      'Blink, and {they} will have seen it.',
    ],
  },
  {
    means: having('mouth|teeth|tooth|fangs|tongue|lips?|smile|grin|jaw'),
    events: [
      '{a_one} smiled for the school photograph, and the back row is only known as {name}',
      '{a_one} bit into a cobbler’s apple by way of a test, and the cobbler has the bite framed as {name}',
    ],
    traits: [
      '{They} {does}, and the dentist brings a torch, a flask and a friend.',
      '{They} {does}; yawning is done by appointment.',
      '{They} {does}, and one smile lights the hall, so the lamp was sold.',
    ],
    conflicts: [
      told(
        '{They} bit off more than {they} could chew, and is still chewing.',
        'It was a wedding cake, with both of them on it.',
        'Please ring again on Thursday.',
      ),
      told(
        'The whistle was swallowed, and every laugh now starts a race.',
        'The runners have got fit.',
        'Two dogs have moved in.',
      ),
      told(
        'A word got out, and it had to be brought back by a neighbour.',
        'It was a rude one, but it had been missed.',
        'It is kept indoors after dark.',
      ),
    ],
    closings: [
      'Wide open, as the barn said.',
      'A toothpick was lent, and came back as kindling.',
      'It is all talk, and there is room for more.',
    ],
  },
  {
    means: having('hair|mullet|fringe|wig|curls|eyebrows|fur|mane|ponytail|bald patch'),
    events: [
      '{a_one} was told “just a trim” by a hairdresser with hiccups, and came out as {name}',
      '{a_one} lost a comb on Monday, a second one on Tuesday, and both were found in {name}',
    ],
    traits: [
      '{They} {does}, and it is insured, fed and asked for advice.',
      '{They} {does}; the wind has an agreement with it.',
      '{They} {does}, and a wren has signed for two rooms.',
    ],
    conflicts: [
      told(
        '{They} slept on it, and it has taken a view of its own.',
        'Its view is to the left.',
        'The view was shared by the pillow.',
      ),
      told(
        'In the rain it gets larger, and people have stood under it.',
        'One couple met there.',
        'There is a small charge for dogs.',
      ),
      told(
        'The barber asked “the usual?”, and nobody has ever known what that is.',
        'It took four hours, and it was not that.',
        'There was a plaster, and an apology.',
      ),
    ],
    closings: [
      'It will grow back, and it knows the way.',
      'No comb has been the same afterwards.',
      'It looked better on the poodle.',
    ],
  },
];
