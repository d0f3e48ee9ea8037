/** What hangs in the sky, falls from it or keeps people awake, and what waits in a jam: a comet, a nightmare, a roundabout. */
import { list, type NounClass, told } from './noun-class.ts';

export const HEAVENS_AND_NIGHTS: readonly NounClass[] = [
  {
    nouns: list('comet'),
    events: [
      '{a_one} comes past every seventy-six years, has missed grandmother each time by a week, and is called {name}',
      '{a_one} was promised for nine o’clock to a whole town on a hill, which saw a cloud and {name}',
      '{a_one} let the tail go on ahead, as it does on the way out, and an astronomer has married it as {name}',
    ],
    conflicts: [
      told(
        '{They} is a dirty snowball, said a professor on the radio, and {they} was in range.',
        'He has had to apologise, by laser.',
        'The tail turned its back on him.',
      ),
      told(
        'The last time {they} was here there was a king with an arrow in the eye, and people still link the two.',
        'It was only passing.',
        'It is on the tapestry, with an alibi.',
      ),
      told(
        'Two people lay down on a bonnet to look at it, and cannot say what they saw.',
        'There is a dent, and a daughter.',
        'She is called Hale, and the boy Bopp.',
      ),
    ],
    closings: [
      'See you in 2061, it said, and who will feed the cat?',
      '{They} has not been to the sun for a while, and goes all to pieces.',
      'A wish was made on it, and there was no box for the reply.',
      '{They} is the only one with {their} hair down.',
    ],
  },
  {
    nouns: list('galaxy milkyway'),
    events: [
      '{a_one} has four hundred billion suns, and was put out at being called a “smudge” by a boy, as {name}',
      '{a_one} has been turning once since the dinosaurs, and is dizzy, and known to the telescope as {name}',
      '{a_one} was printed on a pair of leggings, and the whole gym has looked into {name}',
    ],
    conflicts: [
      told(
        'The one next door is going to run into it, and they have begun to wave.',
        'It is in four billion years, and the insurers have already left.',
        'All of it will miss all of it, says one who did the sum.',
      ),
      told(
        'There is a hole in the middle, and nobody mentions it at table.',
        'Things have been lost there: a sun, a sun, an earring.',
        'Everybody goes round it, as round grandfather.',
      ),
      told(
        '{They} was served as a chocolate bar, and it is not known who asked whom.',
        'There is less in it than in 1990.',
        'A crumb has life on it, and is worried.',
      ),
    ],
    closings: [
      'We are somewhere on the left arm, below the elbow.',
      '{They} is bigger on the inside, but there is no inside.',
      'Half of it was spilt, it says in the old books, and it was milk.',
      '{They} is expanding, and blames the holidays.',
    ],
  },
  {
    nouns: list('saturn'),
    events: [
      '{a_one} was told at a party that the ring was lovely, and who is the lucky one, and it was {name}',
      '{a_one} would float, in a large enough bath, and a man in Hull has begun to fill one for {name}',
      '{a_one} dropped a ring behind the sofa of the heavens, and has a hundred and forty-six moons looking for {name}',
    ],
    conflicts: [
      told(
        'The rings are ice, dust and the odd glove, and are gone in a hundred million years.',
        'They were only lent.',
        'It has been told that it will look younger.',
      ),
      told(
        '{They} comes back to everybody at twenty-nine, and there is a haircut, and a resignation.',
        'Then there is pottery.',
        'The second time comes with a boat.',
      ),
      told(
        'Visitors stop at {them}, take a photograph, and go on to whoever is behind.',
        'No one has ever asked about the weather.',
        'It rains diamonds, so that was their loss.',
      ),
    ],
    closings: [
      '{They} is the one that children draw first.',
      'A hat with a brim, in a very big cloakroom.',
      '{They} wears them on the slant, like a sailor.',
      'There is a storm at the top with six corners, and no explanation.',
    ],
  },
  {
    nouns: list('pluto dwarfplanet'),
    events: [
      '{a_one} was a planet until a show of hands in Prague, while it was out, and the card still says {name}',
      '{a_one} sent a photo after nine years, with a heart on the side, to those who had voted, signed {name}',
      '{a_one} has been kept in the song by a whole primary school, against the law, and sung as {name}',
    ],
    conflicts: [
      told(
        '{They} is “dwarf” now, says the letter, and that it is meant as a category.',
        'The letter came to the old address.',
        'A petition was signed by a girl in pencil, and framed.',
      ),
      told(
        'One moon is half as big as it is, and they go round each other, face to face, like a last dance.',
        'The band has gone home.',
        'Neither wants to say who is the moon.',
      ),
      told(
        'A year lasts two hundred and forty-eight of ours, and it has been Monday for most of it.',
        'The weekend was to be in 2170.',
        'It was voted on, in its absence.',
      ),
    ],
    closings: [
      'My very easy method just shows us nothing, at the end.',
      'It is cold out there, and the party is lit up.',
      '{They} has a heart, which is more than can be said of Prague.',
      'Out of sight, but it kept the badge.',
    ],
  },
  {
    nouns: list('icicle'),
    events: [
      '{a_one} hung over the front door since Advent, and the family has used the window on account of {name}',
      '{a_one} was the perfect weapon in a crime novel, until the inspector saw the puddle, and wrote {name}',
      '{a_one} was snapped off, licked, and sworn with for a duel by two boys, one of whom is still stuck to {name}',
    ],
    conflicts: [
      told(
        '{They} grows by a drop a minute, and an engineer below has been doing the sum in a helmet.',
        'It says Thursday.',
        'He has moved his chair by one drop.',
      ),
      told(
        'At noon it begins to let go, and at one it thinks better of it.',
        'The cat has been sitting under it as a matter of principle.',
        'The gutter is holding its hand.',
      ),
      told(
        'A whole row of them was played with a spoon, from the long to the short.',
        'It was the anthem, until the top note.',
        'The top note went through the conservatory.',
      ),
    ],
    closings: [
      '{They} points down, like most advice.',
      '{They} was a leak, and has done well for itself.',
      'Mind your head, said a sign, and fell.',
      'Spring is a drop behind the ear.',
    ],
  },
  {
    nouns: list('snowflake'),
    events: [
      '{a_one} was told that there was not another like it, and the man on the next bench said so to {name}',
      '{a_one} landed on an eyelash, and the kiss was in all the brochures of the town as {name}',
      '{a_one} began a whole avalanche by sitting down, and says that it was already like that, as {name}',
    ],
    conflicts: [
      told(
        'A photographer has taken five thousand of them, and found two the same, and burned one.',
        'It was for the best.',
        'They had been so happy.',
      ),
      told(
        '{They} has six arms, and knits.',
        'Nobody has seen the result for long.',
        'A scarf was begun over Leeds, and was sleet by Derby.',
      ),
      told(
        '{They} was to be first, and went down alone in October, on a postman.',
        'It was in the paper.',
        'He thought that it was dandruff, and so did his wife.',
      ),
    ],
    closings: [
      '{They} took an hour to come down, and the view was white.',
      'Please do not breathe, said the glove.',
      '{They} was cut out of paper by a child, and that one has five.',
      'Caught on a tongue, it said one cold word.',
    ],
  },
  {
    nouns: list('puddle'),
    events: [
      '{a_one} was measured with one boot by a child, and it was one boot and a bit, called {name}',
      '{a_one} waited by the kerb for the number nine, and the whole bus stop was drawn into {name}',
      '{a_one} was on the way to school and on the way home, and the shoes have promised to avoid {name}',
    ],
    conflicts: [
      told(
        'A coat was laid over {them} for a queen, and the coat has not been seen since.',
        'It was deeper than the manners.',
        'She went round, as it happens.',
      ),
      told(
        '{They} showed the whole sky, a tower and two pigeons, and nobody looked but a dog.',
        'The dog drank the tower.',
        'A tourist took it upside down, and sells it.',
      ),
      told(
        'The council has filled it in nine times, and each time it was back by the weekend with friends.',
        'It is down as a lake now.',
        'There is a duck, a bench, and talk of a marina.',
      ),
    ],
    closings: [
      'Jump, said the boots.',
      'There is petrol in {them}, so there is a rainbow.',
      'By noon it was a rumour, with a rim.',
      'The small ones know how deep it is.',
    ],
  },
  {
    nouns: list('tsunami tidalwave'),
    events: [
      '{a_one} drew back very politely, as far as the wreck, took a breath, and came in as {name}',
      '{a_one} was only a metre high, like the one in the paper, but with the elbows of {name}',
      '{a_one} was rung in by a siren on a fine day, for a test, and the town has picnics up there as {name}',
    ],
    conflicts: [
      told(
        'The sea went out and left the fish standing there, and nobody knew where to look.',
        'A boy collected them with a bucket, and went uphill when told.',
        'They were put back in order of size.',
      ),
      told(
        'A surfer has been waiting for it for thirty years with a flask.',
        'It came while he was pouring.',
        'He has seen the post office from above.',
      ),
      told(
        '{They} is on a print, over a fisherman and a small mountain, in every dentist’s waiting room.',
        'It has been about to come down since 1831.',
        'The dentist’s fish has never slept.',
      ),
    ],
    closings: [
      'Uphill, said grandmother, and was there first.',
      '{They} was a small cough, far down.',
      'The deckchairs met in another county.',
      '{They} will put everything back somewhere.',
    ],
  },
  {
    nouns: list('nightmare baddream'),
    events: [
      '{a_one} had the exam, the trousers missing and the train, all in one, and the teeth were falling out of {name}',
      '{a_one} was running in soup before something with a cello, and woke up holding the dog, named {name}',
      '{a_one} came at four, as it does after cheese, and stood at the end of the bed as {name}',
    ],
    conflicts: [
      told(
        '{They} was told at breakfast, and nobody could see what was so bad about a large spoon.',
        'It had known his name.',
        'Grandmother stirred, and he left the room.',
      ),
      told(
        'There was a door at the end of the corridor that had to stay shut, and there was a draught.',
        'It was the boiler room.',
        'It was the boiler, and he was very nice about it.',
      ),
      told(
        'One was still falling when one was already lying on the rug.',
        'The bed looked down.',
        'The rug says it is a regular.',
      ),
    ],
    closings: [
      'Everybody was there, but it was not them.',
      '{They} goes on under the bed, for the slippers.',
      'The light is left on, for the light.',
      'There were no trousers, and there was a prize.',
    ],
  },
  {
    nouns: list('blanket duvet comforter'),
    events: [
      '{a_one} was pulled over to the left side of a marriage in 1988, and has been living there as {name}',
      '{a_one} was a cave, a cape and a sea in one afternoon, and at supper it was taken away as {name}',
      '{a_one} went into its cover corner by corner, with a father, and only one of them came out, as {name}',
    ],
    conflicts: [
      told(
        'A foot has to stay outside, and nothing under the bed has ever broken the treaty.',
        'It is for the temperature.',
        'A sock was handed over as a pledge.',
      ),
      told(
        'All the stuffing has gone down to one end, and so there is a hill with a sheet.',
        'The dog lives on the hill.',
        'It was shaken over the balcony, and a street had snow.',
      ),
      told(
        '{They} is dragged along by a corner through every room and the shop, by somebody of two.',
        'It has been washed once, at night, by lawyers.',
        'It smelled wrong, and there was a hearing.',
      ),
    ],
    closings: [
      'Whoever wakes first is the cold one.',
      'Five more minutes, it says, with its whole weight.',
      'In here nothing has happened yet.',
      'There is room for one more, and it is the cat.',
    ],
  },
  {
    nouns: list('pinata piñata'),
    events: [
      '{a_one} was hit by everyone but the birthday boy, and when it was his turn, there was only {name}',
      '{a_one} ducked, to general surprise, and the stick went through to the salad and to {name}',
      '{a_one} was filled by a dentist, and what rained on the lawn were floss and {name}',
    ],
    conflicts: [
      told(
        'A girl in a blindfold went straight for the uncle, with a cry.',
        'He had it coming, said the aunt, and turned her round again.',
        'Toffees came out of his jacket.',
      ),
      told(
        'The head has come off, and hangs up there with the smile on it, turning.',
        'It is still saying “happy birthday”.',
        'They ate on with their backs to it.',
      ),
      told(
        '{They} is paper and paste, and somebody cried who had made friends with {them} in the car.',
        'It was carried home, and sits at the table.',
        'The sweets were taken out through the ear.',
      ),
    ],
    closings: [
      'It is what is inside that they want.',
      'One more, said somebody in a helmet.',
      '{They} was a good swing, and a new lamp.',
      'Under the hedge there are sweets till Easter.',
    ],
  },
  {
    nouns: list('roundabout trafficcircle'),
    events: [
      '{a_one} was entered at four by an American, for the view, and he is on his ninth tank at {name}',
      '{a_one} has a sculpture in the middle of which nobody knows the meaning, nor how one gets over to {name}',
      '{a_one} was twinned with another one in Swindon, which has five round it, and kneels before {name}',
    ],
    conflicts: [
      told(
        'Two drivers waved each other on, at each of the four roads, until it was dark.',
        'They were all from Kent.',
        'A tractor went straight over the tulips, and was clapped.',
      ),
      told('There is a calendar of them, and {they} is April.', 'July is a double.', 'A man in Redditch has it signed.'),
      told(
        'The voice says “take the third exit”, and then, more quietly, “take the third exit”.',
        'It was a lay-by.',
        'On the fourth time round she sighed.',
      ),
    ],
    closings: [
      'The indicator has been on since Wales.',
      'Grass in the middle, and one shoe.',
      'Priority from the right, and a prayer from the left.',
      '{They} comes round again, and so does the baker’s van.',
    ],
  },
  {
    nouns: list('plunger'),
    events: [
      '{a_one} was bought in shame, with a bunch of flowers over it, and at the till was held up as {name}',
      '{a_one} was stuck on the headmaster’s door, then on the headmaster, and the school song has {name}',
      '{a_one} came up with a sound that stopped the dinner party, and in the silence said {name}',
    ],
    conflicts: [
      told(
        '{They} has {their} own corner, behind the door, and guests move it with one finger.',
        'It has never been thanked by anybody who stayed.',
        'One lady curtsied, out of fear.',
      ),
      told(
        'Somebody was a robot with it for the whole of Halloween, and has not given it back.',
        'He is at large, on wheels.',
        'The toilet has asked, in its way.',
      ),
      told(
        '{They} was the right one for the sink and the wrong one for the loo, said the man in the shop, loudly.',
        'There are two now, and they must never touch.',
        'There is a ribbon on the one, and a skull on the other.',
      ),
    ],
    closings: [
      'Nobody is glad to see {them}, and everybody is glad of {them}.',
      'Up, down, up, and look away.',
      'What it has seen it keeps in its heart, and drips.',
      '{They} held on, and so did the water.',
    ],
  },
  {
    nouns: list('escapeartist houdini'),
    events: [
      '{a_one} got out of the chains, the trunk and the river, and was then held up in the foyer for an hour by {name}',
      '{a_one} was sewn into a sack for the second half, and the audience went home one by one, without {name}',
      '{a_one} slipped out of a dinner with the in-laws between the fish and the meat, and left a napkin called {name}',
    ],
    conflicts: [
      told(
        'The padlock was opened in four seconds, and the tin of sardines has been under the bed since 1990.',
        'The key broke off.',
        'There is one corner, and it is looking at him.',
      ),
      told(
        'There was a straitjacket for the birthday, from a sister, and everybody looked at their watch.',
        'It was done before the candles.',
        'He came back in, because of the cake.',
      ),
      told(
        'Nobody has ever seen how {they} leaves a party.',
        'The hosts found a chair that was still warm.',
        'At the next one they had put a bell on.',
      ),
    ],
    closings: [
      'The rabbit hole has been bricked up, twice.',
      'It was the little finger, and the rest followed.',
      'Lock the door, by all means, said the voice from outside.',
      'There is one marriage left, and it is double-knotted.',
    ],
  },
  {
    nouns: list('biscuittin biscuitstin cookietin sewingtin buttercookietin danishbuttercookie'),
    events: [
      '{a_one} was opened by nine grandchildren in turn, each full of hope, and each was looked at by a needle, and {name}',
      '{a_one} had held the good biscuits for one evening in 1983, and buttons ever since, under {name}',
      '{a_one} was shaken at an ear, rattled in the right way, and it was a zip, two hooks and {name}',
    ],
    conflicts: [
      told(
        'There is a blue lid with a farm on it, and behind it lie all the disappointments of a family.',
        'Even the dog stopped begging.',
        'It was zips, in the reign of the grandmother, and it is zips now.',
      ),
      told(
        'A burglar took it, as one takes the heavy ones, and it was back on the step with a button sewn on.',
        'It was on his coat, said the note, and thank you.',
        'He had matched the thread.',
      ),
      told(
        'Once there really were biscuits in it, and nobody looked for a year.',
        'They were found by a man who needed a needle.',
        'He has never trusted a button again.',
      ),
    ],
    closings: [
      'Measuring tape, thimble, one sad pretzel.',
      'Every house has one, and it is the same one.',
      'Do not eat the grey ones; they are for coats.',
      'The farm on the lid has a light on.',
    ],
  },
  {
    nouns: list('drivinginstructor'),
    events: [
      '{a_one} had a brake of {their} own, stood on it through all of Tuesday, and the left shoe is called {name}',
      '{a_one} said “when you are ready” to a lady in 1997, and they are still at the kerb outside {name}',
      '{a_one} has eleven ways of saying “mirror”, and the last of them is sung, by {name}',
    ],
    conflicts: [
      told(
        '{They} sits on the left with the hand on the door, and smiles like a saint in a picture.',
        'The foot goes down even at the cinema.',
        'At home the hoover was told to check behind.',
      ),
      told(
        'There was one who turned left, and left, and left, as the right had not come up yet.',
        'They have seen the post office from all sides.',
        'The lesson on right is next week.',
      ),
      told(
        'The test was passed at the sixth go, and they both wept on the bonnet.',
        'Then she drove off with {them} still on it.',
        'It was a very smooth start, and {they} said so.',
      ),
    ],
    closings: [
      'Second gear, it was said, and that was the wiper.',
      'Nobody stalls like the vicar.',
      'There are two pedals on that side, and both have been prayed on.',
      'The sign on the roof says L, and means “Lord”.',
    ],
  },
];
