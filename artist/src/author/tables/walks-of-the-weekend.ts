/** Whom one meets and where one goes between Friday and Monday: the zoo, the chemist’s, the reef, the night shift. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_WEEKEND: readonly NounClass[] = [
  {
    nouns: list('zoo pettingzoo safaripark enclosure'),
    events: [
      '{a_one} was looked at by nine hundred people a day, began to look back, and has kept notes as {name}',
      '{a_one} threw a fish to a penguin, had it thrown back with a remark, and is on the penguin’s list as {name}',
      '{a_body} went in at {topic} for an afternoon, stood still near a sign, and was explained to a school as {name}',
    ],
    conflicts: [
      told(
        'The lion slept, and eleven classes have handed in a drawing of a hill.',
        'The hill has a tail in one of them.',
        'He turned over once, and it was a Monday.',
      ),
      told(
        'A goat in the petting corner ate {their} ticket, the map and the strap of the bag.',
        'She has been in twice on that ticket.',
        'She knows where the toilets are.',
      ),
      told(
        'The monkeys asked for a pane of glass that one cannot see out of.',
        'They had had the Rotary Club.',
        'It is for the children, they said.',
      ),
    ],
    closings: [
      'Do not feed them, says the sign; there is a bite out of it.',
      'The flamingos are counted by the legs, and there is always one over.',
      'At six the visitors are let out.',
    ],
  },
  {
    nouns: list('themepark amusementpark funfairride waltzers logflume teacupride'),
    events: [
      '{a_one} went down a log flume with both arms up, and the photograph at the exit sells well as {name}',
      '{a_one} spun round in a teacup with grandmother, and where the teacup stopped nobody was left but {name}',
      '{a_body} stood two hours for four seconds of {topic}, had the eyes shut, and was helped off as {name}',
    ],
    conflicts: [
      told(
        'You must be as tall as the wooden squirrel, and {they} and the squirrel have fallen out over it.',
        'He wears heels at weekends.',
        'It was settled by hat.',
      ),
      told(
        'From here it is forty-five minutes, says the sign, and the man under it has a beard.',
        'He was fifth behind his father.',
        'There is a sign at the sign.',
      ),
      told(
        'A mouse of two metres waved at {them}, and inside was a student of law.',
        'He waives, with i.',
        'He is on his third ear.',
      ),
    ],
    closings: [
      'Keep your arms inside, it says, and one glove does not.',
      'The hot dog went twice round, in both directions.',
      'One leaves through the shop. One always leaves through the shop.',
    ],
  },
  {
    nouns: list('swamp bog marsh mangrove quagmire quicksand'),
    events: [
      '{a_one} took a boot from the surveyor, a wheel from the coach, and is the best shod spot in the county as {name}',
      '{a_one} was sold as a building plot, with a lake view from all sides and from below, under {name}',
      '{a_body} went by the shortest way through {topic}, up to the belt by noon, and shouted for {name}',
    ],
    conflicts: [
      told(
        'The more one struggles, the deeper, says the book, and it is on chapter two already.',
        'The bookmark is a frog.',
        'It has come up to the hat of the author.',
      ),
      told(
        'A bubble rose beside {them}, burst, and said something that the frogs have not taken up.',
        'It was after lunch.',
        'They looked the other way, both eyes.',
      ),
      told(
        'A light danced over the reeds and beckoned, and it was the gas man.',
        'He has been beckoning since 1960.',
        'He was reading the meter.',
      ),
    ],
    closings: [
      'Mosquitoes do come, but they bring the children.',
      'Where the boot is, there is also the sock.',
      'A log opened one eye. It was no log.',
    ],
  },
  {
    nouns: list('spa wellnesshotel facial hotstone mudbath'),
    events: [
      '{a_one} lay with a slice of cucumber on each eye, was taken for a salad, and was dressed as {name}',
      '{a_one} put on the white gown at three in the afternoon, and the gown got off the train at home as {name}',
      '{a_body} booked three days of {topic}, was wrapped in seaweed, and put out by the kitchen as {name}',
    ],
    conflicts: [
      told(
        'Pan pipes were playing, softly, and after four hours {they} asked where the man was.',
        'He was in the cupboard, with the towels.',
        'He has been let out, and it is very quiet.',
      ),
      told(
        'Tiny fish nibbled at {their} feet, and one of them has written a review.',
        'It was two stars, and “busy”.',
        'It recommends the heel.',
      ),
      told(
        'Somebody whispered that {they} should let go of everything, and {they} was holding the tea.',
        'It was ginger, and hot.',
        'The robe has let go too.',
      ),
    ],
    closings: [
      'In the quiet room one crisp was heard.',
      'The water has lemon in it, and costs like lemon.',
      'It is all coming off with the mud, they say, except the mud.',
    ],
  },
  {
    nouns: list('petrolstation gasstation petrolpump toll tollbooth motorwayservices reststop carwash'),
    events: [
      '{a_one} stopped at exactly fifty, went on to fifty and one, and the till has not let that go from {name}',
      '{a_one} drove off with the hose still in, and at the next village handed in a pump under {name}',
      '{a_body} came to {topic} at three in the morning for a sandwich, and by dawn had the night key as {name}',
    ],
    conflicts: [
      told(
        'The cap is always on the other side, and has been since the car was on its other side.',
        'He drove round in a circle, and so did it.',
        'There is an arrow, and it points at him.',
      ),
      told(
        'The coins were thrown at the basket, and nine of them are in the grass with a lady on her knees.',
        'The tailback has let her in.',
        'She found a tenth, and a hubcap.',
      ),
      told(
        'The key to the toilet hangs on a car door, so that nobody takes it.',
        'It was taken, with the car.',
        'One drives there.',
      ),
    ],
    closings: [
      'The flowers in the bucket have said sorry for thousands.',
      'Air is free, and out of order.',
      'Pump four, please, and a pasty of uncertain age.',
    ],
  },
  {
    nouns: list('meadow haymeadow wildflower wildflowermeadow dandelionclock'),
    events: [
      '{a_one} was left unmown for the bees, for the idea and for eleven years, and in there lives {name}',
      '{a_one} was lain on by two people who looked at a cloud, and the cloud resembled {name}',
      '{a_body} ran through {topic} in slow motion towards somebody, for an hour, and arrived as {name}',
    ],
    conflicts: [
      told(
        'A blanket was spread, and eleven ants carried it back to where it had been.',
        'The cake went ahead, to show the way.',
        'They took the plate for the view.',
      ),
      told(
        'Everybody looks for the clover with four leaves, and the one with five has stopped hoping.',
        'A cow found it.',
        'She won at bingo that night.',
      ),
      told(
        'A nose was put deep into a buttercup, and there was somebody at home.',
        'It buzzed, in the manner of an answer.',
        'The nose has been a size up since.',
      ),
    ],
    closings: [
      'He loves me, it says, he loves me not, and is short of a petal.',
      'In August it is rolled up, and wrapped in plastic like a cheese.',
      'Somewhere in it is a frisbee, and a generation.',
    ],
  },
  {
    nouns: list('busker streetmusician hurdygurdy streetperformer livingstatue onemanband'),
    events: [
      '{a_one} knew one song, stood outside a bank for nine years, and the bankers count to it as {name}',
      '{a_one} had a drum on the back, cymbals on the knees and an itch, and played all evening as {name}',
      '{a_one} was painted silver and stood so still that the council sent a man with a brush for {name}',
    ],
    conflicts: [
      told(
        'In the hat lie three coins, a button and a bus ticket, and the button gives most.',
        'It comes every day, on the same coat.',
        'The ticket was good to the end of the line.',
      ),
      told(
        'The tram doors shut in the middle of “My Way”, and {they} did it {their} way to the depot.',
        'The driver took the last verse.',
        'There is an echo in there, and tips.',
      ),
      told(
        'A man with an accordion took the corner by the cheese shop, and there has been a war in waltz time.',
        'The cheese has turned.',
        'They met for a duet, and each sped up.',
      ),
    ],
    closings: [
      'One euro, and it stops.',
      'The dog in front wears sunglasses, and does the business side.',
      'They throw more from the fourth floor, but with the pot.',
    ],
  },
  {
    nouns: list('optician optometrist eyetest eyechart'),
    events: [
      '{a_one} asked whether it was better with the first or the second, until a man confessed, to {name}',
      '{a_one} wrote the smallest line on the chart at home, out of loneliness, and it reads {name}',
      '{a_one} puffed air into one eye too many, was puffed back at, and went about for a week as {name}',
    ],
    conflicts: [
      told(
        'Read the last line, {they} said, and the gentleman began with the name of the printer.',
        'He knew him, from Leeds.',
        'He went on to the fire regulations next door.',
      ),
      told(
        'In the new frames the customer saw the price, and asked for the old ones back.',
        'It was cheaper without seeing.',
        'It had a nought he had never met.',
      ),
      told(
        'Four hundred frames have been tried on, and the husband was asked about each.',
        'He said “nice” in nine ways.',
        'He has been fitted with a chair.',
      ),
    ],
    closings: [
      'Number one? Or number two? It was the same one.',
      'At the bottom of the chart it says who is looking.',
      'Everybody nods, and the tiny screw is in the carpet.',
    ],
  },
  {
    nouns: list('pharmacist pharmacy apothecary drugstore prescription'),
    events: [
      '{a_one} read a doctor’s handwriting aloud, and the whole shop stood up and answered to {name}',
      '{a_one} asked across nineteen people whether it was for the itching, and the nineteen know {name}',
      '{a_one} went into the back for a box, past all the drawers there are, and in 2004 came out as {name}',
    ],
    conflicts: [
      told(
        'Three times a day, {they} said, but not with milk, sun, cheese, tractors or an uncle.',
        'He gave up the uncle.',
        'It is on the leaflet, which has been made into a marquee.',
      ),
      told(
        'A lady came for a plaster, and told it all from the war on.',
        'There was a plaster after the second husband.',
        'It was a small cut, but an old family.',
      ),
      told(
        'The green cross outside blinks so wildly that a plane has come down beside the cough drops.',
        'It had a bit of a throat.',
        'The pilot was sold a pillow for the neck.',
      ),
    ],
    closings: [
      'There is a cheaper one with the same in it, and a duller camel.',
      'A free sample of hand cream, for your trouble, and your hands.',
      'Shake well, it says, and the gentleman did so.',
    ],
  },
];
