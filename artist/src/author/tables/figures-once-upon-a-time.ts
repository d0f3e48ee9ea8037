/** Figures out of old tales, old films and schoolbooks: Goldilocks, Indiana Jones, Quasimodo, Columbus. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_ONCE_UPON_A_TIME: readonly NounClass[] = [
  {
    nouns: list('laracroft indianajones tombraider treasurehunter templeraider'),
    events: [
      '{a_one} swapped a gold idol for a bag of sand of just the weight, and it had been lunch, said {name}',
      '{a_one} went back under the closing stone for a hat, and a small hand put a toothbrush after {name}',
      '{a_one} shot the man with the big sword to save time, missed the bus all the same, and was booed as {name}',
    ],
    conflicts: [
      told(
        '“It belongs in a museum”, {they} said of the last slice, and it was carbon dated, and had.',
        'It was rye.',
        'It is on loan to the toaster.',
      ),
      told(
        'A ball of stone rolls after {them} to the post office, and has learned to wait at the kerb.',
        'It only wants to be picked up.',
        'They call it Roland.',
      ),
      told(
        'The cup of the carpenter was to be chosen, and it was beside nine golden ones and a mug with a cat.',
        'It was the mug.',
        'He had been a carpenter with a sense of fun.',
      ),
      told(
        'Why did it have to be snakes, {they} asked, and the snakes had been wondering about hats.',
        'They agreed on carpets.',
        'They have moved to the side of the pit.',
      ),
    ],
    closings: [
      'X never marks the spot, apart from the once.',
      'The whip has got the lamp again.',
      'It is not the years, it is the stairs.',
      'The map is on the back of a cornflakes box, and has it right.',
    ],
  },
  {
    nouns: list('goldilocks threebears'),
    events: [
      '{a_one} found one porridge too hot, one too cold, and wrote of the third “adequate, but hairy”, as {name}',
      '{a_one} tried three beds in a shop in the same way, and was woken at closing time by a family called {name}',
      '{a_one} broke a very small chair, hid the pieces under a very big one, and left a card from {name}',
    ],
    conflicts: [
      told(
        'The chair broke, the bed was slept in, and the police have a drawing of somebody with very good hair.',
        'The small one cannot sleep now.',
        'The nightshirt had been folded.',
      ),
      told(
        'They had only gone for a walk until it cooled, says the father, and he blows on everything since.',
        'He blew on a salad.',
        'He was right about the salad.',
      ),
      told(
        'The middle one was too soft and too cold in all things, and she has had enough of being mentioned.',
        'She is a very good cook, for a bear.',
        'It is her house.',
      ),
      told(
        'Three bowls, three chairs, three beds, and in the end a window, for which there was only the one size.',
        'It was just right.',
        'The geraniums do not agree.',
      ),
    ],
    closings: [
      'It was just right, and not theirs.',
      'Who has been sitting here, asked the bear, and sat on it.',
      'Not too hot, not too cold, and not asked.',
      'They lock the door now, and leave out a spoon.',
    ],
  },
  {
    nouns: list('heidi alpinegirl alphut'),
    events: [
      '{a_one} was sent up an alp to a grandfather who spoke to nobody, and by cheese time he had said {name}',
      '{a_one} slept in the hay under a round window, and all Frankfurt has had a stiff neck for {name}',
      '{a_one} gave all the white rolls to a grandmother with no teeth, and was kissed, softly, as {name}',
    ],
    conflicts: [
      told(
        'Cheese is held on a fork before the fire up there, and the grandfather says nothing, and means it.',
        'The goat translates.',
        'He once said “hm”, at Easter.',
      ),
      told(
        'A lady with a bun was shown a kitten, then eight more, out of a hat box, and took to the curtains.',
        'She is up there yet.',
        'They were only meant for indoors.',
      ),
      told(
        'The chair with wheels went down the mountain alone, and everyone stood and looked terribly innocent.',
        'It was the goat boy.',
        'It is first at every bend, they say below.',
      ),
      told(
        'Holadio, the theme goes, and every man of forty has stopped in the supermarket and looked for the mountains.',
        'He was in cheese.',
        'The trolley went on by itself.',
      ),
    ],
    closings: [
      'The mountains are on fire, and it is only evening.',
      'One goat is white, one is brown, and one has opinions.',
      'The air does it, and the milk from the bowl.',
      'It pulls one home, by the sock.',
    ],
  },
  {
    nouns: list('hanselandgretel hansel gretel gingerbreadhouse'),
    events: [
      '{a_one} dropped bread for the way home, and it was two ducks that came out of the wood, quite fat, as {name}',
      '{a_one} was at a window that tasted of sugar, when an old lady asked who nibbled, and it was said to be {name}',
      '{a_one} went into the forest twice by stone and once by crumb, and learned about birds, as {name}',
    ],
    conflicts: [
      told(
        'A bone was held out through the bars each day, and the witch wrote “no progress” and changed the diet.',
        'It was the oven that was fed up.',
        'She has bad eyes and a good heart rate.',
      ),
      told(
        'The roof was of cake and the walls were of bread, and the insurance asked about the rain.',
        'It was covered as a sandwich.',
        'The gutter is custard, by now.',
      ),
      told(
        'Somebody should look whether the oven is hot, and they were both so stupid, and so very polite.',
        '“After you”, they said.',
        'It was on the timer.',
      ),
      told(
        'The stepmother sends one more card with “no hard feelings” and a map without a way back.',
        'They have framed it.',
        'They know the ducks by name.',
      ),
    ],
    closings: [
      'Nibble, nibble, said the estate agent.',
      'The roof was gone by rent day.',
      'Crumbs, they said, and so it was.',
      'The wind did it, the heavenly child with the icing.',
    ],
  },
  {
    nouns: list('georgewashington abrahamlincoln paulrevere benjaminfranklin'),
    events: [
      '{a_one} could not tell a lie about a cherry tree, and so was never asked to a birthday again, as {name}',
      '{a_one} was born in a log cabin that he had helped his father to build, and the maths is by {name}',
      '{a_one} rode all night to say that they were coming, had the wrong village, and had tea with {name}',
    ],
    conflicts: [
      told(
        '{They} stands up in a rowing boat, in winter, for the painter, and nine men sit there and say it.',
        'They say “sit”.',
        'He did, at Trenton.',
      ),
      told(
        'In the tall hat there were a speech, two letters and a sandwich, and the nation got the sandwich first.',
        'It was four score and seven crumbs.',
        'They put it on the hill, in marble.',
      ),
      told(
        'By the face on the coin {they} pays for everything, and the baker has held the two up beside each other.',
        'The one on the five is worried.',
        'The coin had the better teeth.',
      ),
      told(
        'A kite was flown with a key on it in a storm, and it has been the wrong door ever since.',
        'It opened a cloud.',
        'His hair told his wife before he did.',
      ),
    ],
    closings: [
      'It is a day off now, with mattresses at half price.',
      'The wig was fine; it was the teeth.',
      'In stone, with a squirrel on the head.',
      'The pie was of the cherries, and it was honest.',
    ],
  },
  {
    nouns: list('christophercolumbus columbus magellan vascodagama marcopolo'),
    events: [
      '{a_one} set out for India, got there to the left of it, and told the people on the beach that they were {name}',
      '{a_one} promised the crew an edge, a dragon and cinnamon, and there was only a parrot, called {name}',
      '{a_one} went round the whole world to prove a point, came home from behind, and shouted “boo”, as {name}',
    ],
    conflicts: [
      told(
        'The egg was stood on its end by {them}, with a small knock, and three cooks asked who would clean up.',
        'It was the Queen.',
        'She had wanted it soft.',
      ),
      told(
        '“Land”, cried the man in the basket every morning, and every morning it was the cook’s washing.',
        'On the Friday it was land.',
        'It had pegs all the same, by then.',
      ),
      told(
        'There were three ships, and the third was for the charts, and the charts said “here, or so”.',
        'It was “or so”.',
        'The gulls had been very clear.',
      ),
      told(
        'Asked the way, {they} has never asked the way, and the cook has sat in the boat since Genoa.',
        'He knew in the Azores.',
        'He holds the map the right way up.',
      ),
    ],
    closings: [
      'On the map there was a dragon, and it waved.',
      'India was nice, and said that it was not.',
      'It was called a discovery; the people at home there had called it home.',
      'Are we there yet, the ship’s boy asked, in 1492.',
    ],
  },
  {
    nouns: list('beetlejuice'),
    events: [
      '{a_one} was said three times by a man with a stammer, and at the sixth the room was full of {name}',
      '{a_one} came to a dinner in stripes, and the prawns stood up in the bowls and took the guests for {name}',
      '{a_one} gave out a card at a funeral that said “bio-exorcist, weddings, snakes”, under the name of {name}',
    ],
    conflicts: [
      told(
        'The handbook for the recently deceased is in the waiting room, and reads like a stereo.',
        'Take a ticket.',
        'It is nine billion, and the man with the small head is next.',
      ),
      told(
        'Banana boats were being sung about when the soup, the host and a sculptress began to dance.',
        'The sculpture had the solo.',
        'They were asked for the recipe.',
      ),
      told(
        'The attic has a model of the whole town, and in its churchyard, very small, somebody is shouting rude words.',
        'The bricks blush.',
        'It was the fly he had been calling.',
      ),
      told(
        'A door of chalk was knocked at three times, and beyond it there is sand, and something with two heads.',
        'Both smiled.',
        'It had come for the stripes.',
      ),
    ],
    closings: [
      'Say it once, say it twice, and then say “bless you”.',
      'Stripes, moss, and a sales pitch.',
      'It’s showtime, said the hearse.',
      'Dead for six hundred years, and always on commission.',
    ],
  },
  {
    nouns: list('edwardscissorhands'),
    events: [
      '{a_one} shook hands with a bishop who had not been looking, and has done the town’s hedges since as {name}',
      '{a_one} was asked to cut the cake, and did, and the table, the lawn and a swan out of Aunt Joyce, signed {name}',
      '{a_one} scratched one nose at the altar, and the veil came down in snowflakes, all alike, called {name}',
    ],
    conflicts: [
      told(
        'Each dog on the street has a hairdo by now, and the poodle was shown to her own mother.',
        'She had to sit.',
        'It was a swan, from the one side.',
      ),
      told(
        'The waterbed was very kind of them, and it was a warm night, and one turns over.',
        'They swam to breakfast.',
        'The cat was on the wardrobe.',
      ),
      told(
        'A pea was chased by {them} across a plate, a tablecloth and a dinner party of nine.',
        'It was had by the dog.',
        'The guests sat very, very still.',
      ),
      told(
        'At stone, paper, scissors {they} has won every single time, apart from all the stones.',
        'The boy next door had caught on.',
        'Paper has moved to the coast.',
      ),
    ],
    closings: [
      'It snows when the swan is cut.',
      'Hold me, she said, and they both thought about it.',
      'Pale, polite, and not to be hugged.',
      'The wrapping was off by seven on Christmas Day.',
    ],
  },
  {
    nouns: list('quasimodo hunchbackofnotredame hunchback phantomoftheopera'),
    events: [
      '{a_one} rang the bells with both feet, asked for something in a low voice, and was shouted at, as {name}',
      '{a_one} kept box five for one, sent notes about the tenor, and the tenor now sings to {name}',
      '{a_one} swung down on a rope to save a lady, was nine minutes early, and saved a baker as {name}',
    ],
    conflicts: [
      told(
        '“Sanctuary”, was called from up there, and a lady from the council came with a price list.',
        'It is double in August.',
        'The gargoyles went for half.',
      ),
      told(
        'Underneath the stage sits an organ in the dark, and all complaints go by gondola.',
        'They come back damp.',
        'The chandelier was on a loose screw, and then a soprano.',
      ),
      told(
        'Three friends of stone sit on the ledge, and one of them gave advice, and it rained through him.',
        'He is a gutter, by trade.',
        'He says everything twice, when it pours.',
      ),
      told(
        'The great bell is called Marie, and since Tuesday there has been a Jacqueline, and words were had at noon.',
        'It was twelve of them.',
        'All Paris had a late lunch.',
      ),
    ],
    closings: [
      'Behind the mask there was a very small mask.',
      '“What?” was said, and “what?”, and it was noon.',
      'A festival crown, and a good view.',
      '{They} hums it in the cellar, and the pipes join in.',
    ],
  },
];
