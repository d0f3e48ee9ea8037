/** What is played on boards, on sand and with balls, outside the big stadiums: skateboarding, surfing, volleyball. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_PLAY: readonly NounClass[] = [
  {
    nouns: list('skateboard skateboarder skateboarding longboard skatepark halfpipe'),
    events: [
      '{a_one} came down the courthouse steps backwards, and the judge leaned out and gave it a nine, in the name of {name}',
      '{a_one} rolled off alone down the hill, through a market and a wedding, and was caught by the bride as {name}',
      '{a_one} tried one trick two hundred times below a window, and at the last a grandmother cried: “Finally, {name}!”',
      '{a_one} met a pebble no larger than a pea, flew quite well, and was written down in the ambulance as {name}',
      '{a_body} took {topic} down nine steps and a handrail, and the handrail, which is a little bent, is called {name}',
      '{a_body} fell off {topic} in front of four girls and a bus, got up as if it were meant, and answers now to {name}',
    ],
    conflicts: [
      told(
        'A pebble the size of a lentil lay on the path, and {they} has told it since as a boulder.',
        'The pebble is kept in a matchbox, like a tooth.',
        'It took the elbow, and still has it.',
      ),
      told(
        'The bench outside the bank has had iron knobs put on, because of {them}.',
        'They were taken for a challenge.',
        'The pensioners slide off it more slowly now.',
      ),
      told(
        '“It is not a crime”, says a sticker underneath, and {they} had to show it to two constables.',
        'The younger asked how one does the jump.',
        'He did it, in uniform, and is still on the roof of the van.',
      ),
      told(
        'The trick has a name of five words, and from outside it looks just like falling off.',
        'It is falling off, says the expert, but backwards.',
        'The landing is in another film.',
      ),
      told(
        'A poodle has tried it once, and has more followers now than {they} does.',
        'He does the stairs, and yawns.',
        'His knees are nearer the ground, to be fair.',
      ),
    ],
    closings: [
      'One more try, {they} says, at dusk, in the dark and at breakfast.',
      'Somebody has to film it, and he has missed it again.',
      'The kerb has been waxed, and so has the postman.',
      'The left shoe wears out first, and bears a grudge.',
      'The knee was new, says mother, and means the trousers.',
    ],
  },
  {
    nouns: list('surfer surfing surfboard windsurfer windsurfing surf'),
    events: [
      '{a_one} waited three hours for the right wave, and it came as the sandwich was unwrapped, and is called {name}',
      '{a_one} was put down on a beach among towels, from well above, and a lady moved her book and said: “Good morning, {name}”',
      '{a_one} shared one wave with a seal, who had right of way, and who is on the poster as {name}',
      '{a_one} was waxed on the wrong side, shot up the sand, through the kiosk, and was served as {name}',
      '{a_body} rode {topic} in as far as the car park, and on the ticket behind the wiper it says {name}',
    ],
    conflicts: [
      told(
        '“You should have been here yesterday”, everybody tells {them}, every day.',
        'Yesterday they said it too.',
        'One man was here yesterday, and he talks of Tuesday.',
      ),
      told(
        'A fin came round {them} in a circle, and then a second one, and they began to talk.',
        'It was seals, about the hair.',
        'It was two swimmers with a plan.',
      ),
      told(
        'From the shore an aunt has filmed a whole morning of {them}, and one sees a dot, sitting.',
        'At minute ninety the dot scratches.',
        'It is shown at Christmas, with a pointer.',
      ),
      told(
        'The wetsuit went on in eleven minutes and would not come off, and {they} was seen hopping past the bank.',
        'A stranger pulled, and then they both hopped.',
        'It was worn to the christening, beneath a tie.',
      ),
      told(
        'There is sand in the bed, in the toaster and in the ear of the cat, and {they} has not noticed any.',
        'The cat goes round it like a camel.',
        'There is a tide in the hall.',
      ),
    ],
    closings: [
      'It looks flat, {they} says, and will not move the car.',
      'The next one will be it, and so will the next.',
      'Lean forward, says the teacher, and it was the last that was seen of the nose.',
      'There is salt on everything, and none on the table.',
      'Everybody nods at the sea, as though it had asked.',
    ],
  },
  {
    nouns: list('volleyball beachvolleyball volleyballplayer'),
    events: [
      '{a_one} went up between two people who both called “yours!”, and where {they} landed stands a flag with {name}',
      '{a_one} hit the net, thought it over, and dropped on the side of the other team, who bowed to {name}',
      '{a_one} was served out of the hall, through a hatch and into the canteen, where a lady returned {name}',
      '{a_one} was dug out of the sand by three men who all dived, and of whom one came up as {name}',
      '{a_body} shouted “mine!” about {topic}, and as nobody disagreed is on the sheet as {name}',
    ],
    conflicts: [
      told(
        'Both of them called “yours”, and {they} came down between two very polite people.',
        'It has happened nine times, and they are engaged.',
        'They now call “ours”, and both run into it.',
      ),
      told(
        'After each point they all slap hands, after each mistake as well, and also at the bakery.',
        'The baker holds his up already.',
        'A stranger at the bus stop got five.',
      ),
      told(
        'At school {they} was chosen last, then next to last, and once before a boy with a cello.',
        'The boy had the higher reach.',
        'The captain had her eyes shut, and has never regretted it.',
      ),
      told(
        'The forearms are red to the elbow, and each side of the net says that it is technique.',
        'A doctor has read the maker’s name off one.',
        'It matches the sunset, on the beach team.',
      ),
    ],
    closings: [
      'It was in, says the line, which is itself under sand.',
      'Rotate, somebody called, and the granny in row three moved up.',
      'Knee pads are worn, in church as well.',
      'Three touches are allowed, and the fourth was love.',
      'Tall people are at the front, and the view is somewhere behind.',
    ],
  },
  {
    nouns: list('basketball basketballplayer'),
    events: [
      '{a_one} rolled round the rim nine times, while a whole hall held its breath, and then fell out towards {name}',
      '{a_one} went in from the wrong half as the hooter sounded, by way of a lamp and a hot-dog man, for {name}',
      '{a_one} bounced down four flights at seven in the morning, and each landing opened its door and said {name}',
      '{a_one} hung on the ring after a dunk, could not think how to get down, and was fed up there as {name}',
    ],
    conflicts: [
      told(
        'There were four seconds on the clock, and they took {them} forty minutes.',
        'There were nine time-outs, and a wedding.',
        'The hot-dog man sold out in the last two.',
      ),
      told(
        'A colleague aims a paper ball at the bin, cries the name of a star, and misses by a desk.',
        'He gets his own rebound, on his knees.',
        'The cleaner has the best percentage in the league.',
      ),
      told(
        'The net is a chain, the ring hangs like a lip, and on that court {they} has never lost to anybody over twelve.',
        'The twelve-year-old has moved away.',
        'A lady with shopping sank one, and went on.',
      ),
      told(
        'Everybody in a lift asks the tall one about the weather up there, and {they} has heard it on eleven floors.',
        'It is dusty.',
        'At the twelfth he gave a full forecast.',
      ),
    ],
    closings: [
      'Nothing but net, it was called, and the net was the goalkeeper’s.',
      'The shoes squeak like a box of mice, and the mice have written.',
      'It was a foul, says everybody’s elbow.',
      'One more basket, and then supper, was said in the light, and again in the dark.',
      'The ball is round the garage, where it always is.',
    ],
  },
];
