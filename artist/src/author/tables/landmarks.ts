/** What stands where everybody has their picture taken, and is told of as a being: `{a_one}` is the Eiffel Tower or half of it. */
import { list, type NounClass, told } from './noun-class.ts';

export const LANDMARK_CLASSES: readonly NounClass[] = [
  {
    nouns: list('eiffeltower'),
    events: [
      '{a_one} was put up for twenty years, on trial, was never fetched, and on the invoice it still says {name}',
      '{a_one} was sold to a scrap dealer, twice, by the same gentleman, and both of the receipts are made out to {name}',
      '{a_one} grew fifteen centimetres in the heat of July, bumped into a cloud from Lyon, and apologised as {name}',
      '{a_one} was bought as a key ring by four thousand couples on one Sunday, and every one of them has called it {name}',
    ],
    conflicts: [
      told(
        'A poet had lunch in {them} every day, since it was the one place in town with no view of {them}.',
        'He had the sole.',
        'From there he could see only Paris, and complained of that.',
      ),
      told(
        'Every seven years {they} gets sixty tons of paint, with a brush, and stands quite still.',
        'The painters have met on the third floor, and married.',
        'There are three browns, the darkest at the feet.',
      ),
      told(
        'Nineteen men have gone down on one knee before {them} this morning, and {they} has said “yes” to two.',
        'One ring is still in the drain.',
        'The photographer has put his children through college.',
      ),
      told(
        'At night {they} glitters for five minutes on the hour, which is how {they} gets the sleepy ones home.',
        'The neighbour opposite has bought curtains, and then a mask.',
        'At one o’clock it goes out without a word.',
      ),
    ],
    closings: [
      'Please take the stairs, all one thousand six hundred and sixty-five of them.',
      'Two million rivets, and one of them squeaks.',
      'The lift to the second floor is on the left leg.',
    ],
  },
  {
    nouns: list('colosseum'),
    events: [
      '{a_one} lost the outer wall to four popes, who were building, and the stones are still asked for by {name}',
      '{a_one} was filled with water for a sea battle, there was a leak, and the cellar next door sent a bill to {name}',
      '{a_one} was asked by a man in a broom helmet for ten euros, with photograph, and the print is marked {name}',
    ],
    conflicts: [
      told(
        'Forty cats have taken over the best seats, and their thumbs, if they had any, would be down.',
        'The lions had been promised a smaller cousin.',
        'The emperor’s box belongs to the ginger one.',
      ),
      told(
        'Eighty doors empty {them} in a quarter of an hour, and the ladies’ has had the same line since the year 80.',
        'There was one seat, of marble, for forty.',
        'It moves a little at each eclipse.',
      ),
      told(
        'A guide says “on this very spot” every ten metres, and a schoolboy has been keeping the score.',
        'It stands at four hundred lions.',
        'On the very spot there was a chewing gum.',
      ),
    ],
    closings: [
      'Thumbs up, thumbs down, the results are in the evening paper.',
      'A gladiator goes off at five, by moped.',
      'Two thousand years, and still no roof.',
    ],
  },
  {
    nouns: list('sagradafamilia colognecathedral'),
    events: [
      '{a_one} was begun by somebody’s great-grandfather, for Easter, and on the scaffolding they hung up {name}',
      '{a_one} was in no hurry, as the client has eternity, and the foreman’s foreman’s foreman swears by {name}',
      '{a_one} came out of the nets for one afternoon, and a lady of ninety, who had never seen it bare, said {name}',
    ],
    conflicts: [
      told(
        'When the last stone was in, the first one was due, so the scaffolding has only gone round the corner.',
        'It waved.',
        'There is a pension for it by now.',
      ),
      told(
        'The plans were lost, and since then they have been building from memory and a matchbox.',
        'The picture on it is of a sandcastle.',
        'One tower is a thumb.',
      ),
      told(
        'The crane has been up there so long that it is in the guidebook, under “towers”.',
        'Storks have it on the list.',
        'The man in it was told about lunch in 1983.',
      ),
    ],
    closings: [
      'It will be lovely when it is finished, said Grandmother, and her grandmother.',
      'Five hundred steps, and then a bell.',
      'Please mind the wet cement, as in 1882.',
    ],
  },
  {
    nouns: list('brandenburggate arcdetriomphe'),
    events: [
      '{a_one} was ridden through by an emperor, from the front, and left by the back in his baggage, labelled {name}',
      '{a_one} had four horses on the roof, they were borrowed by the French, and on the slip it says {name}',
      '{a_one} had twelve roads sent round it, no lanes were painted, and from the middle one hears them hooting {name}',
    ],
    conflicts: [
      told(
        'Nobody may drive through {them} any more, so a man in a bear costume goes through all day, on foot.',
        'He turns round at the coffee.',
        'He waves to both sides, as kings did.',
      ),
      told(
        'There is a draught between the columns that has had four hats since Monday.',
        'It prefers straw.',
        'The hats are all in Potsdam.',
      ),
      told(
        'The marathon comes through at the end, and each of them believes that it is for the view.',
        'One has been lying there since the photograph.',
        'It is only four hundred metres more, which is worse.',
      ),
    ],
    closings: [
      'It is a gate; the wall has gone, and it is not sorry.',
      'The horses look that way because of the light.',
      'Please go through the middle, as kings did.',
    ],
  },
  {
    nouns: list('statueofliberty'),
    events: [
      '{a_one} came in three hundred and fifty parcels, with one screw too few, and the carrier left a slip for {name}',
      '{a_one} was brown for twenty years, went green from the sea air, and the ferryman asked if she was unwell: “{name}?”',
      '{a_one} stood up in New York with one arm in the air, no taxi has stopped since, and the meter says {name}',
    ],
    conflicts: [
      told(
        'The arm with the torch has been up since 1886, and {they} has begun to lean on the wind.',
        'A physiotherapist comes by helicopter.',
        'A taxi nearly stopped in 1931.',
      ),
      told(
        'Nine people in foam crowns have climbed up to the crown, and each says “I can see our hotel”.',
        'It was the same hotel.',
        'One of the spikes pokes a seagull.',
      ),
      told(
        'At the island they ask visitors for their shoes and belts, and {they} is glad not to have to get off.',
        'The sandals are size eight hundred and seventy-nine.',
        'The heel is up; {they} was just leaving.',
      ),
    ],
    closings: [
      'The book is heavy, and she is on page one.',
      'Every lightning bolt in the state knows the address.',
      'The light is on, so somebody is home.',
    ],
  },
  {
    nouns: list('montsaintmichel neuschwanstein'),
    events: [
      '{a_one} was an island at noon and a hill at six, so the postman has two bags, and on both it says {name}',
      '{a_one} was built by somebody who wanted to be alone, and has had one and a half million guests a year as {name}',
      '{a_one} was drawn by a theatre painter, and only at the topping-out did they ask him for a kitchen, and for {name}',
    ],
    conflicts: [
      told(
        'There is one street up to {them}, one omelette costs as much as a coat, and it is whisked to music.',
        'The coat is fluffier.',
        'They whisk until it forgets that it was an egg.',
      ),
      told(
        'Whoever misses the last bus down has to stay the night, and by morning there is a new legend.',
        'The last one is about a dentist from Ghent.',
        'It has a grey lady in it, and she only wanted the bus.',
      ),
      told(
        'A company with mouse ears came to measure {them}, and has built {them} four times, in pink.',
        'The originals have asked for a tail.',
        'The towers there are filled with popcorn.',
      ),
    ],
    closings: [
      'Back before the tide, please, or after breakfast.',
      'One throne room, no throne, and the money was gone.',
      'In the fog it is only a rumour with a car park.',
    ],
  },
  {
    nouns: list('mountfuji matterhorn mounteverest'),
    events: [
      '{a_one} hid behind one cloud for a whole honeymoon, and came out as the train left, to the cry of {name}',
      '{a_one} was drawn thirty-six times by an old man, from everywhere, and in each he put a very small {name}',
      '{a_one} was on so much chocolate that the first climbers brought a knife, and on the top they found {name}',
    ],
    conflicts: [
      told(
        'There is a traffic jam below the top, at minus thirty, and one of them has to sneeze.',
        'They all hold their breath, and are used to it.',
        'The one in front is taking it from the other side.',
      ),
      told(
        'A vending machine stands up there, with hot soup, and nobody has ever seen who fills it.',
        'Some leave it a coin and bow.',
        'It says “sold out” in the clouds.',
      ),
      told(
        '{They} wears the snow off one shoulder in spring, and half a country says that it is late this year.',
        'It is a matter of the season, says {they}.',
        'The other shoulder is for the photographers.',
      ),
    ],
    closings: [
      'The view is of everything else.',
      'Because it is there, they say, and it would rather be asked.',
      'Down is the same way, but with the knees.',
    ],
  },
  {
    nouns: list('sydneyoperahouse'),
    events: [
      '{a_one} was ordered for four years and came in fourteen, and the man who drew it never came to see {name}',
      '{a_one} was drawn while peeling an orange, the pips are the bar, and on the peel was written {name}',
      '{a_one} opened with a great aria, a possum walked on in the middle, bowed, and is billed as {name}',
    ],
    conflicts: [
      told(
        'A seal lies on the northern steps, with no ticket, and coughs in the quiet parts.',
        'It has seen nine “Toscas”, and prefers the fish.',
        'Everybody looks at the lady in the fur.',
      ),
      told(
        'The sails are set, the wind is right, and after all these years nobody dares to cast off.',
        'The tenor has brought a lifebelt.',
        'The bridge has been ready to open, and it cannot.',
      ),
      told(
        'A net hangs over the cellos, because a hen once fell on one out of an opera.',
        'She had a bigger part after that.',
        'The cellist has gone over to the harp.',
      ),
    ],
    closings: [
      'One million tiles, and they wash themselves when it rains.',
      'The second half is at high tide.',
      'Seen from the ferry it is yawning.',
    ],
  },
];
