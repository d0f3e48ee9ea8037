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
    nouns: list('sagradafamilia'),
    events: [
      '{a_one} was begun by somebody’s great-grandfather, for Easter, and on the scaffolding they hung up {name}',
      '{a_one} was in no hurry, as the client has eternity, and the foreman’s foreman’s foreman swears by {name}',
      '{a_one} asked for a building permit in 1885, had the answer in 2019, and in the box for the owner stands {name}',
    ],
    conflicts: [
      told(
        'There is a magic square on the front, and it makes thirty-three, down, across and on the electricity bill.',
        'The electrician has converted.',
        'A fourth corner was tried, for the beer.',
      ),
      told(
        'The plans were lost, and since then they have been building from memory and a matchbox.',
        'The picture on it is of a sandcastle.',
        'One tower is a thumb.',
      ),
      told(
        'On the tops of the towers there are baskets of fruit, of glass, and a parrot has been at them since Lent.',
        'It chews, and thinks it over.',
        'The plum is a little loose.',
      ),
    ],
    closings: [
      'It will be lovely when it is finished, said Grandmother, and her grandmother.',
      'A tortoise holds up the column by the sea, in its own time.',
      'Please mind the wet cement, as in 1882.',
    ],
  },
  {
    nouns: list('colognecathedral'),
    events: [
      '{a_one} stood about with half a tower and a wooden crane for three hundred years, and all said hello to {name}',
      '{a_one} got off the train in Cologne, found that it was right in front of the door, and moved no further, as {name}',
      '{a_one} came out of the nets for one afternoon, and a lady of ninety, who had never seen it bare, said {name}',
    ],
    conflicts: [
      told(
        'When it is finished the world will end, they say by the Rhine, so a mason takes one stone off each evening.',
        'In the morning he puts it back.',
        'He has a small one in his lunch box, for safety.',
      ),
      told(
        'The fat bell weighs twenty-four tons and is called Peter, and at noon the beer in all the glasses stands up.',
        'The waiter only puts it down again.',
        'The clapper fell off once, and said sorry in G.',
      ),
      told(
        'At carnival a pirate, a bee and two bishops stood before {them}, and one of the bishops was on duty.',
        'He was told that the hat was good.',
        'The bee had a cold, and lit a candle.',
      ),
    ],
    closings: [
      'Five hundred and thirty-three steps, and then a bell.',
      'Three kings lie in a gold box, and it is always somebody’s turn to dust.',
      'It is black from the rain, and goes with everything.',
    ],
  },
  {
    nouns: list('brandenburggate'),
    events: [
      '{a_one} was ridden through by an emperor, and the horses from the roof went home in his baggage, labelled {name}',
      '{a_one} got its four horses back from Paris in fifteen crates, and on the longest of them was written {name}',
      '{a_one} had a wall before its nose for twenty-eight years, and the first to come round the side shouted {name}',
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
      'The four horses look east, where breakfast comes from.',
      'Please go through the middle, as kings did.',
    ],
  },
  {
    nouns: list('arcdetriomphe'),
    events: [
      '{a_one} had twelve roads sent round it, no lanes were painted, and from the middle one hears them hooting {name}',
      '{a_one} was ordered by an emperor for his way home, was thirty years late, and he came by lying down, says {name}',
      '{a_one} had an aeroplane flown through the middle in 1919, felt a draught, and is a little proud of it as {name}',
    ],
    conflicts: [
      told(
        'A lady in a small Renault went round {them} all of March, and waves when she has a hand free.',
        'Her husband throws her sandwiches.',
        'She knows all twelve roads, from the inside.',
      ),
      told(
        'Six hundred and sixty generals are carved on {their} walls, and one of them is spelt wrong, and knows it.',
        'His widow came with a chisel.',
        'He is third from the top, in a good light.',
      ),
      told(
        'The cyclists come by once a year for the end of their tour, eight times round, to be sure that it is over.',
        'One of them wanted a croissant, and lost by it.',
        'The man in yellow has champagne in a bottle cage.',
      ),
    ],
    closings: [
      'No insurer in Paris will hear of the roundabout.',
      'The way across is underground, and about a third of them find it.',
      'The flame is lit at half past six, and nobody has blown.',
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
    nouns: list('montsaintmichel'),
    events: [
      '{a_one} was an island at noon and a hill at six, so the postman has two bags, and on both it says {name}',
      '{a_one} was asked for by an angel, three times, and the third time he tapped the bishop on the head and said {name}',
      '{a_one} was painted from the sand by a man who looked up too late, and the picture came ashore in Jersey as {name}',
    ],
    conflicts: [
      told(
        'There is one street up to {them}, one omelette costs as much as a coat, and it is whisked to music.',
        'The coat is fluffier.',
        'They whisk until it forgets that it was an egg.',
      ),
      told(
        'Whoever misses the last bus over the bridge has to stay the night, and by morning there is a new legend.',
        'The last one is about a dentist from Ghent.',
        'It has a grey lady in it, and she only wanted the bus.',
      ),
      told(
        'The tide comes in as fast as a horse, they say, and a horse was brought, to see.',
        'They came in together, by a nose.',
        'The horse has asked for a towel and a second heat.',
      ),
    ],
    closings: [
      'Back before the tide, please, or after breakfast.',
      'In the fog it is only a rumour with a car park.',
      'The sheep on the meadow are salted already.',
    ],
  },
  {
    nouns: list('neuschwanstein'),
    events: [
      '{a_one} was built by a king who wanted to be alone, and has had one and a half million guests a year as {name}',
      '{a_one} was drawn by a theatre painter, and only at the topping-out did they ask him for a kitchen, and for {name}',
      '{a_one} was meant for a knight with a swan, in Bavaria, and on six hundred taps there is a swan that spits {name}',
    ],
    conflicts: [
      told(
        'There is a cave between the study and the drawing room, with a waterfall, and the guests ask for the bathroom.',
        'They are told that it was not that.',
        'A duke came out wet.',
      ),
      told(
        'A company with mouse ears came to measure {them}, and has built {them} four times, in pink.',
        'The originals have asked for a tail.',
        'The towers there are filled with popcorn.',
      ),
      told(
        'The picture is taken from the bridge, where two hundred people hold their telephones over the same gorge.',
        'At the bottom is a dam, of telephones.',
        'The king’s ghost is in most of them, waving them off.',
      ),
    ],
    closings: [
      'One throne room, no throne, and the money was gone.',
      'The tour takes thirty-five minutes, and the king had hardly longer.',
      'It looks best on the jigsaw, with one piece missing.',
    ],
  },
  {
    nouns: list('mountfuji'),
    events: [
      '{a_one} hid behind one cloud for a whole honeymoon, and came out as the train left, to the cry of {name}',
      '{a_one} was drawn thirty-six times by an old man, from everywhere, and in each he put a very small {name}',
      '{a_one} was dreamt of on the first night of the year, with a hawk and an aubergine, and the aubergine said {name}',
    ],
    conflicts: [
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
      told(
        'They climb all night with lamps to see the sun come up, and at four it has a necklace on.',
        'The sun has a look first.',
        'Somebody had the cloud with him, in a bag.',
      ),
    ],
    closings: [
      'From the fast train it is on the right, for eleven seconds.',
      'A wise man climbs it once, and his knees agree.',
      'A small post office at the top takes a card home to mother.',
    ],
  },
  {
    nouns: list('matterhorn'),
    events: [
      '{a_one} was on so much chocolate that the first climbers brought a knife, and on the top they found {name}',
      '{a_one} has one foot in Italy, where they call it something softer, and on the Swiss side it is only {name}',
      '{a_one} stood on its head in a lake at breakfast, so that the guests had two of it, and the bill came from {name}',
    ],
    conflicts: [
      told(
        'A bear is hidden in {their} picture on the chocolate, and a man from Bern has looked at nothing else.',
        'He is on his ninth bar.',
        'The bear says that it was a misprint.',
      ),
      told(
        'Every hotel in the valley has a room with a view of {them}, and in the cheap one there is a mirror.',
        'One has to lie in the bath.',
        'The cloud costs nothing extra.',
      ),
      told(
        'No cars are let into the valley, so the rich come up in a milk float, at the speed of milk.',
        'A count was delivered to the wrong door.',
        'They ring at corners.',
      ),
    ],
    closings: [
      'It is only crooked from the expensive side.',
      'The hut at the shoulder has soup, and a view of its own feet.',
      'It was pointed before it was fashionable.',
    ],
  },
  {
    nouns: list('mounteverest'),
    events: [
      '{a_one} was measured at twenty-nine thousand feet exactly, so they added two, to be believed, and wrote {name}',
      '{a_one} was climbed at half past eleven by two men and a bar of mint cake, and on the wrapper stood {name}',
      '{a_one} was named after a man who never saw it and said his own name otherwise, and would rather be called {name}',
    ],
    conflicts: [
      told(
        'There is a traffic jam below the top, at minus thirty, and one of them has to sneeze.',
        'They all hold their breath, and are used to it.',
        'The one in front is taking it from the other side.',
      ),
      told(
        'Tea boils up there before it is hot, and an Englishman has written to the mountain about it.',
        'The answer was cool.',
        'He drinks it, and says nothing, loudly.',
      ),
      told(
        'A guide has been up thirty times, the last time for a glove that a banker thought he had left.',
        'It was in the other pocket.',
        'The banker has been told that it was a nice walk.',
      ),
    ],
    closings: [
      'The view is of everything else.',
      'Because it is there, they say, and it would rather be asked.',
      'It grows four millimetres a year, and tells nobody at base camp.',
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
