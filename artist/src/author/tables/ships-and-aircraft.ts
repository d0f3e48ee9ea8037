/** What swims, flies and goes up, with whoever is at the helm. */
import { list, type NounClass, told } from './noun-class.ts';

export const SHIP_AND_AIRCRAFT_CLASSES: readonly NounClass[] = [
  {
    nouns: list('boat rowboat canoe kayak raft dinghy gondola gondolier oar paddle'),
    events: [
      '{a_one} went round in a circle for an hour with two lovers and one oar aboard, and the middle of that circle is {name}',
      '{a_one} tipped over where the water came up to the knee, and those who were saved sat in a row and sobbed {name}',
      '{a_one} was untied by a goose, drifted beneath nine bridges, and was waved to from each of them as {name}',
      '{a_one} had one aboard who stood up to change places, against all advice, and the last dry word was {name}',
    ],
    conflicts: [
      told(
        'Two people rowed with all their might for an hour, one this way and one that, and {they} turned like a spoon.',
        'The lake has been stirred, and settles by Thursday.',
        'They have married since, and still do it.',
      ),
      told(
        'There was a hole in {them} no larger than a coin, so there is a man with a tin as well.',
        'He has made a second hole, for the water to go out by.',
        'He and the water know each other by name.',
      ),
      told(
        'Whoever rows looks backwards, and that is how {they} met the swan.',
        'The swan had right of way, and a temper.',
        'The swan steers now, and rather well.',
      ),
      told(
        'The knot was out of a book, page one, and the part about holding is on page two.',
        'It was found among the reeds, in good company.',
        'The jetty had come along, out of loyalty.',
      ),
      told(
        'There were life jackets for twelve, all orange, and all of them for children of six.',
        'Eleven bankers sat there like parcels.',
        'Nobody could lower an arm, so the shore waved back.',
      ),
    ],
    closings: [
      'From below {they} looks like a cloud with opinions, say the fish.',
      'Everybody sits down dry, and gets up with a stripe.',
      'There is a flask of tea aboard, so nobody need turn back.',
      'Row, row, row, says the song, and then that life is but a dream, which is a comfort.',
      'The far bank had looked much nearer from the bar.',
    ],
  },
  {
    nouns: list('ship ferry yacht sailboat galleon tugboat steamship sailor captain sailing'),
    events: [
      '{a_one} could not sail until the bottle broke on the bow, and after nine throws the duchess said {name}',
      '{a_one} went round the world, got home a day too early, and was still being waved off as {name}',
      '{a_one} told a light ahead to give way, three times, and on the rock that it stood on there is a brass sign now: {name}',
      '{a_one} smelt land two days before it was seen, and it was the cook’s socks, which are on the chart as Cape {name}',
    ],
    conflicts: [
      told(
        'At the captain’s table the soup went to port, to starboard, and then to the widow of an admiral.',
        'In his day, she said, it had been a better sea.',
        'The peas are expected back with the tide.',
      ),
      told(
        'The rats left {them} in good order, with luggage, and would not say what they had heard.',
        'They only said “lovely weather”, in high voices.',
        'One came back for his hat.',
      ),
      told(
        'A man in the crow’s nest cried “land”, and it was, and {they} was on it.',
        'The chart had coffee there.',
        'A nice beach, said the cook, and opened.',
      ),
      told(
        'There is a knot for every purpose, and somebody has tied all of them in the one rope that holds {them}.',
        'It is art now, and may not be cut.',
        'The harbour has been asked to come along.',
      ),
      told(
        'At breakfast a lady asked {them} whether the crew sleep on board.',
        'No, she was told, they are fetched at ten, by bus.',
        'She waves them good night from the rail.',
      ),
    ],
    closings: [
      'The horn has one thing to say, and three hundred cups of tea are spilt by it.',
      'Red is left, green is right, and the buffet is in the middle.',
      'A barnacle came aboard as crew, and holds on better than most.',
      'Whistling brings wind, so {they} only hums.',
      'Land lies ahead, behind and, for a short time, underneath.',
    ],
  },
  {
    nouns: list('submarine periscope torpedo'),
    events: [
      '{a_one} came up beneath a rowing boat with a couple in it, lifted them quite gently, and was thanked as {name}',
      '{a_one} put an eye out of the water in the middle of a polo match, was thrown at the goal, and counted as {name}',
      '{a_one} dived with the cook still out on deck, and his bubbles, read from left to right, said {name}',
      '{a_one} was ordered to be silent, hiccuped, and on nine listening stations the pencils wrote {name}',
    ],
    conflicts: [
      told(
        'Silence was ordered, for depth charges were about, and somebody opened a bag of crisps.',
        'In Norway they heard it, and guessed the flavour.',
        'They were eaten one by one, over nine days.',
      ),
      told(
        'There have been beans since Thursday, and no hatch may be opened before Sunday.',
        'Morale has moved into the torpedo tube.',
        'The cook calls it “propulsion”, and is hurt.',
      ),
      told(
        'Since the chart was read upside down {they} looks out of a duck pond every noon.',
        'The bread is thrown with great accuracy.',
        'The ducks think that it is a poor sort of heron.',
      ),
      told(
        'Down there forty people share twenty bunks, in shifts, and the pillow has never been cold.',
        'It has not slept since it came aboard.',
        'It knows forty secrets, in two keys.',
      ),
      told(
        'Something large and lonely answered the sonar, and has been ringing {them} at all hours.',
        'It is about nothing in particular.',
        'They are engaged, by the sound of it.',
      ),
    ],
    closings: [
      'No use in knocking; somebody would only knock back.',
      'The window had been a nice idea.',
      'Every dive has gone well, up to the middle.',
      'As soon as the tower is out of the water the washing is hung on it.',
      'On the depth gauge, down where it gets dark, somebody has stuck a small sun.',
    ],
  },
  {
    nouns: list(
      'plane airplane aeroplane jet airliner biplane airport pilot copilot airtrafficcontroller stewardess flightattendant',
    ),
    events: [
      '{a_one} came down so softly that nobody clapped, went up again, did it badly, and was clapped off as {name}',
      '{a_one} gave a talk over the loudspeaker about height, speed and a divorce, and ended: “Thank you for flying {name}”',
      '{a_one} was kept on the ground for so long that a stork was let go first, and the tower put the delay down to {name}',
      '{a_one} found the one hole in the air over the Alps just as the coffee came, and two hundred laps remember {name}',
    ],
    conflicts: [
      told(
        'Boarding by rows was announced, and two hundred people stood up at once, in order to stand.',
        'They have stood since, and feel ahead.',
        'Row one stayed sitting, and was last.',
      ),
      told(
        'The seat in front went right back, and {they} heard behind it a sound like a small accordion.',
        'It was a tall man, in A flat.',
        'He has asked for his knees to be stowed overhead.',
      ),
      told(
        'Nobody drinks tomato juice down here, but above the clouds {they} is asked for nothing else.',
        'With pepper, says a man who is afraid of pepper.',
        'It is the height, or the loneliness.',
      ),
      told(
        '“Doors to automatic and cross-check”, came the voice, and nobody has ever known what it means.',
        'One old lady checks her cross.',
        'It is a greeting, says the door.',
      ),
      told(
        'A suitcase for Malaga has been to Malta, Malmö and Malawi, and each time {they} was near.',
        'It sends the owner one sock from each.',
        'It has gold status now, and boards before him.',
      ),
    ],
    closings: [
      'The seats by the emergency exit have the most room for legs, and for imagination.',
      'The life jacket has a little whistle, in case the Atlantic is looking the other way.',
      'Fish or pasta, it was asked, and there was no pasta.',
      'The wing wobbles a bit, which is normal, and so is holding a stranger’s hand.',
      'The window blind stays up, says the man with the blind.',
    ],
  },
  {
    nouns: list('helicopter chopper drone'),
    events: [
      '{a_one} came down on a lawn to ask the way, and left with three hats, a tablecloth and the name {name}',
      '{a_one} hung over a garden party until the host’s toupee rose, circled once, and saluted {name}',
      '{a_one} stood still in the air above a bean field for an hour, and the farmer told the hose about {name}',
      '{a_one} was to film a wedding from above, and what there is on film is one bald uncle with a broom, shouting {name}',
    ],
    conflicts: [
      told(
        'Everybody ducks beneath the blades, though they are three metres up, even the very small lady.',
        'One feels taller for it, she says.',
        'The dachshund did it as well.',
      ),
      told(
        'Nobody hears a word next to {them}, so whatever matters has been settled by thumbs.',
        'Two people are engaged, and one had only meant “sandwich”.',
        'The left thumb is being interpreted.',
      ),
      told(
        '{They} hung above the yard for a minute, and a whole street got to know each other’s washing.',
        'A vest was last seen over Portugal.',
        'The spotted pair found a home on the third floor.',
      ),
      told(
        'A seagull took {them} for a rival, then for a friend, and brought half a chip.',
        'It was accepted, at eighty metres.',
        'It was an engagement chip, says the expert.',
      ),
    ],
    closings: [
      '{They} can stand still in the air, and cannot stand still on the ground.',
      'The hairdresser below has sent a cake.',
      'Somebody ought to have tied down the parasols.',
      'From up there one sees exactly who has a pool.',
      'Whoever had a meringue on the terrace has it no more.',
    ],
  },
  {
    nouns: list('rocket spaceship spacecraft astronaut cosmonaut spacesuit spacewalk spaceman jetpack nasa spacestation'),
    events: [
      '{a_one} was counted down by an excited man who forgot the four, and went up one second early as {name}',
      '{a_one} took a giant leap, came down two days later in a bed of leeks, and was hosed down by the gardener as {name}',
      '{a_one} sneezed with the lid shut, saw nothing for six orbits, and steered by feel to a crater now called {name}',
      '{a_one} rang Houston about a problem, got a hairdresser of that name, and is down for Tuesdays as {name}',
    ],
    conflicts: [
      told(
        'The soup floats through the cabin as one ball, and {they} follows it with a spoon.',
        'It looked out of the window for a while.',
        'One crouton has got a moon of its own.',
      ),
      told(
        'For the toilet up there one needs a fan, a funnel and a manual, and {they} has got to page nine.',
        'Page ten is about holding on.',
        'Houston has asked to be told less.',
      ),
      told(
        'From orbit {they} saw no borders and no walls, only that the light in the garage was on.',
        'It has been on since the launch.',
        'The whole crew can find it now, and hums.',
      ),
      told(
        'A screwdriver got away from {them} outside the hatch, and comes by again every ninety minutes.',
        'They wave.',
        'It was the neighbour’s, and he keeps asking.',
      ),
      told(
        'Ten, nine, eight, said the voice, and at three {they} thought of the oven.',
        'One does not like to ask at two.',
        'At one everything was warm anyway.',
      ),
    ],
    closings: [
      'In space nobody can hear you hum, and that is why {they} does.',
      'It is not rocket science, {they} says, about everything else.',
      'The sun rises sixteen times a day up there, and each time there is an egg.',
      'One small step, and then a very long search for the other sock.',
      'All the dials glow, and the smallest of them is for eggs.',
    ],
  },
  {
    nouns: list('elevator lift paternoster'),
    events: [
      '{a_one} stopped between four and five with a choir on board, and by the time the fitter came they had a hit called {name}',
      '{a_one} had all {their} buttons pressed by a child who got out at one, and the rest took it as a tour with {name}',
      '{a_one} let in one more, and one more, until a voice from the armpits said: “Eight persons, or {name}”',
      '{a_one} played one waltz for so long that two strangers bowed, danced past the ninth floor, and named their first {name}',
    ],
    conflicts: [
      told(
        'Everybody looks up at the numbers, as though one of them might be wrong.',
        'On Tuesday it was the six.',
        'A child looked at the people instead, and had to be led out.',
      ),
      told(
        'The button had been pressed already, but a gentleman came and pressed it properly.',
        'His wife does it with the elbow, and it comes.',
        'It counts how often, and comes more slowly.',
      ),
      told(
        'Somebody got in at the ninth and said “lovely weather”, and there were eight floors to go.',
        'At the fifth he said “yes”.',
        'They got out at three, each to a different staircase.',
      ),
      told(
        'Between the second and the third a director pulls his best face in the mirror, and {they} has never told.',
        'There is a camera, and a fan club in the cellar.',
        'Once the doors opened early, on the board.',
      ),
      told(
        'A smell got in on the second floor, and all looked at the only one who got out.',
        'He had come for that.',
        'By Friday it had a button of its own.',
      ),
    ],
    closings: [
      '{They} has ups and downs, and has been asked not to say so.',
      'The button for closing the door is connected to nothing, and is the most loved of all.',
      'Eight persons, says the plate, or six with opinions.',
      'The thirteenth floor is there; it is only not mentioned.',
      'In case of fire take the stairs; in case of the neighbours as well.',
    ],
  },
];
