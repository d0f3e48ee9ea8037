/** What comes hot out of an oven or off a griddle somewhere: flatbread, pasty, croissant, cinnamon bun, baklava, panettone, scone. */
import { list, type NounClass, told } from './noun-class.ts';

export const BAKE_CLASSES: readonly NounClass[] = [
  {
    nouns:
      list(`flatbread gözleme gozleme pide pita lavash lavaş chapati chapatti roti paratha naan injera dosa idli uttapam lahmacun arepa pupusa lefse
      crispbread knäckebröd knackebrod langos lángos matzah matzo yufka bazlama pitabread rotiprata roticanai tlayuda bhakri knekkebrød piadina
      farinata socca msemen jianbing garlicnaan`),
    events: [
      '{a_one} was slapped on to the wall of the oven by hand, and the hand, without its bracelet, went home as {name}',
      '{a_one} was plate, fork and napkin at one dinner, and all that was left to wash up was {name}',
      '{a_one} puffed up on the griddle like a man with a medal, somebody poked {them}, and what sighed was {name}',
      '{a_one} was rolled out by a grandmother until she could read the paper through {them}, and the headline was {name}',
    ],
    conflicts: [
      told(
        'The first one off the griddle is never any good, and {they} was the first one.',
        'It was given to the uncle, who always gets the first one.',
        'The second looks just the same, but struts.',
      ),
      told(
        'Every aunt can make a round one, and the new daughter-in-law made a map of Norway.',
        'They ate as far as Bergen before anybody spoke.',
        'Her mother-in-law has hung it up, with pins for the cities.',
      ),
      told(
        'A guest from the north asked for cutlery, and the whole table tore off a piece and showed him.',
        'He is up to the elbow, and has never been so happy.',
        'He has thrown his fork into the river.',
      ),
      told(
        '{They} lies in a cloth with eleven others to stay warm, and the one on top does not stop talking about the view.',
        'The one at the bottom has gone soft, and is the best.',
        'Somebody lifts the corner, and they all pretend to sleep.',
      ),
      told(
        'The rolling pin is thin, long, and feared by three generations of sons.',
        'Nobody has ever been hit; it is enough to hear it being put down.',
        'It is older than the house, and has never been late.',
      ),
    ],
    closings: [
      'Eat {them} hot, or wear {them} as a hat.',
      'There is flour on the ceiling, and grandmother says that it is from the other grandmother.',
      'Whatever was on the plate, {they} wiped it up.',
      'It is thin, it is round, and it has never let a sauce escape.',
      'Fold {them} once for one hand, and twice for the bus.',
    ],
  },
  {
    nouns:
      list(`empanada samosa börek borek burek bourekas boreka pasty cornishpasty piroshki pirozhki pirozhok piroshok cheburek chebureki knish
      meatpie handpie springroll summerroll eggroll lumpia spanakopita khachapuri quiche quichelorraine karjalanpiirakka banitsa
      gibanica coxinha bitterballen bitterbal pakora bhaji onionbhaji saltena salteña vadapav currypuff turnover jamaicanpatty
      byrek tiropita`),
    events: [
      '{a_one} was bitten in the cold by a man in a hurry, who danced round the bus stop with his mouth open, shouting {name}',
      '{a_one} was pinched shut along the edge by four sisters, and one can tell by the pleats that the third is in love with {name}',
      '{a_one} was sold out of a basket on a bicycle to a whole street, and the last one, which is always squashed, is {name}',
      '{a_one} was brought for the journey, was eaten before the train had left, and was waved to from the platform as {name}',
    ],
    conflicts: [
      told(
        'Meat, cheese and spinach look alike from outside, and the cook marks them with a system that died with her uncle.',
        'The vegetarian has been unlucky three times, and looks forward to the fourth.',
        'A dot means cheese, or that there was a fly.',
      ),
      told(
        'It is cold at the ends, and in the middle it has the temperature of the sun.',
        'Nobody has tasted anything since, and they all say that it was good.',
        'Somebody blew into it, and it blew back.',
      ),
      told(
        'The pastry has a thousand layers, and at the first bite nine hundred of them were on the black jacket.',
        'He was on his way to an interview, and has the job: in a bakery.',
        'The pigeons walked him to the door.',
      ),
      told(
        'Grandmother makes ninety at a time, “in case somebody comes”, and then stands at the window.',
        'Nobody came, so the neighbours were fetched by the sleeve.',
        'Eighty are in the freezer, and have the second shelf to themselves.',
      ),
      told(
        'Four countries say that they had it first, and each of them pities the filling of the other three.',
        'The talks broke off over the raisins.',
        'They were served at the talks, and the tray came back clean.',
      ),
    ],
    closings: [
      'The paper bag is see-through by the second corner.',
      'What is in {them} stays in {them}, until the first bite.',
      'Lean forward, and spread your feet.',
      'One is a snack, two are a lunch, and five are nobody’s business.',
      'The crimped edge is the handle, and also the best part.',
    ],
  },
  {
    nouns: list(
      'croissant painauchocolat chocolatine danishpastry puffpastry franzbrötchen franzbroetchen cornetto kipferl pastry palmier kouignamann cruffin vanillekipferl',
    ),
    events: [
      '{a_one} was folded twenty-seven times around a block of butter, and when it was unrolled in Lyon the middle said {name}',
      '{a_one} was dipped into a bowl of coffee by a lady in pearls, bent at the waist, and went under as {name}',
      '{a_one} was eaten on the way to a meeting, so that the whole board looked at a chin with flakes on and greeted {name}',
      '{a_one} was kept warm inside a coat across Paris, and the coat, which is now mostly butter, answers to {name}',
    ],
    conflicts: [
      told(
        'There were flakes on the plate, on the lap and in the bed, and breakfast had been in another room.',
        'The vacuum cleaner has asked for a day off and a little jam.',
        'The detective only had to follow them, and to lick a finger.',
      ),
      told(
        'Curved means margarine and straight means butter, says a baker in Lyon, whose own are a little bent.',
        'His wife will not be seen with him on the street.',
        'A ruler has been taken from him twice.',
      ),
      told(
        'A tourist ordered {them} in his best French, and the waiter brought a map, a nun and a bill.',
        'The nun spoke English, and ate it.',
        'He pointed, in the end, like everybody since 1789.',
      ),
      told(
        'The dough has to sleep in the cold between one fold and the next, and the apprentice has followed its example.',
        'He has risen, too, but only to assistant.',
        'They were both turned over at four and rolled.',
      ),
      told(
        'Somebody from a fitness course asked what is in it besides butter, and the baker had to sit down and think.',
        'It was air.',
        'He asked his father, and his father said: “More butter.”',
      ),
    ],
    closings: [
      'It leaves more of itself on your jumper than in you.',
      'There is no tidy way, only a large napkin.',
      'By ten there are none left, and by eleven there is a man crying at the glass.',
      '{They} weighs nothing, until the evening.',
      'Half moon at breakfast, new moon by five past.',
    ],
  },
  {
    nouns: list(
      'cinnamonroll kanelbulle kanelbullar cinnamonbun kanelsnegl kanelbolle korvapuusti semla bun hotcrossbun chelseabun stickybun cardamombun kardemummabulle zimtschnecke schnecke babka challah honeybun melonpan',
    ),
    events: [
      '{a_one} was smelt on platform nine by four hundred commuters, and the train to Malmö left with only the driver and {name}',
      '{a_one} was unrolled from the outside in by a child with a method, took up the whole café, and ended with a soft bit called {name}',
      '{a_one} was shared fairly, which left one of the two with the middle, and the divorce is filed under {name}',
      '{a_one} proved all night under a tea towel, pushed the lid off at five, and looked over the edge as {name}',
    ],
    conflicts: [
      told(
        'The middle is the best part, and there is a man in Uppsala who buys six and eats six middles.',
        'His ducks are the roundest in Sweden.',
        'He calls the rest “packaging”.',
      ),
      told(
        'Coffee break was fifteen minutes by contract, and then somebody came in with a tray of them.',
        'That was in spring; a bridge up there still ends in the middle.',
        'The foreman has sugar on his whistle.',
      ),
      told(
        'There was icing on the fingers, then on the door handle, and by evening the whole office was holding hands.',
        'Two of them have not let go.',
        'The fire drill went off in a long line, singing.',
      ),
      told(
        'It was baked close beside eleven others, and where they touched each of them has a soft side and a grudge.',
        'The corner one has two crusts, and shows them to people.',
        'They were pulled apart at the table, and one of them squeaked.',
      ),
      told(
        'A dizzy spider has been sitting in front of it since Sunday, and taking notes.',
        'Her new web is round, brown, and very popular with wasps.',
        'She has asked where one is supposed to come out.',
      ),
    ],
    closings: [
      'Go round and round, and in the middle there is peace.',
      'The smell was two streets ahead, and had ordered.',
      'Lick your fingers, all of them, and then whose ever are nearest.',
      'Everybody is home when it comes out of the oven, even the lodger.',
      'It is best warm; so is grandmother.',
    ],
  },
  {
    nouns: list(
      'baklava baklawa kunefe künefe knafeh kanafeh kunafa halva halwa helva turkishdelight lokum gulabjamun jalebi laddu ladoo rasgulla rasmalai barfi basbousa loukoumades revani maamoul',
    ),
    events: [
      '{a_one} was offered to a guest who said “no, thank you” in a house where that means two, and he left on all fours as {name}',
      '{a_one} was cut into diamonds with a ruler by four brothers, and the odd triangle at the edge is the youngest, {name}',
      '{a_one} soaked in syrup from Thursday to the wedding, and when the bride kissed the groom, neither could let go of {name}',
      '{a_one} was brought home from a journey in hand luggage, leaked through it, and was led out of customs by bees as {name}',
    ],
    conflicts: [
      told(
        'The dentist and the confectioner of the bazaar are brothers, and share a boat.',
        'They wave at everybody who chews.',
        'It is called “Thank You Mother”.',
      ),
      told(
        'The box was tied with so much ribbon that a hungry cousin needed the whole of the holy night to open it.',
        'He had made a hole at the back, as generations before him.',
        'The top layer is as it was, and rests on nothing.',
      ),
      told(
        'A bee has come in by the window, looked at the tray, and gone to fetch the others to show them how it is done.',
        'They have sent the queen a slice.',
        'One has resigned, and is now a pistachio.',
      ),
      told(
        'One piece has the calories of a village, says a nutritionist, who was given a second to make sure.',
        'She has lost her notes between the ninth and the tenth layer.',
        'She moved to the village.',
      ),
      told(
        'The recipe says “enough” sugar, “enough” nuts and “more” butter, in a great-grandmother’s hand.',
        'The page itself was eaten in 1961.',
        'A chemist has tried it with scales, and it cried.',
      ),
    ],
    closings: [
      'The fork stood up in it, and is now staying.',
      'Coffee beside it, black as a tax office, or nobody gets up again.',
      'The fingers stuck to the money, and the shopkeeper had planned that.',
      'Take one more; the plate must not see the light.',
      'It glitters, it drips, and it knows your pancreas by name.',
    ],
  },
  {
    nouns: list(
      'panettone stollen pandoro fruitcake christmascake christmaspudding plumpudding mooncake mooncakes simnelcake kulich',
    ),
    events: [
      '{a_one} was given to the neighbours, who gave {them} to the vicar, who gave {them} to us, with our own card on, as {name}',
      '{a_one} was opened at Easter to see whether it was still good, and it was exactly as in 1987, which was {name}',
      '{a_one} was fed a spoonful of brandy every Sunday from September, and by Christmas Eve was singing {name}',
      '{a_one} was used to hold the church door open, and the whole congregation stepped over {name}',
    ],
    conflicts: [
      told(
        'There are only nine of {them} in the country, says a theory; the rest is people passing them on.',
        'One was marked with a dot, and has been to Australia.',
        'A family near Parma has eaten one, and the balance is upset.',
      ),
      told(
        'The raisins have been picked out by one child and the candied peel by everybody, and there it stands, full of holes.',
        'It has been mistaken for a Swiss cheese, but only by smell.',
        'The peel is in the flower pot, and the plant is dying.',
      ),
      told(
        'It keeps, said the great-aunt, and she has left hers to the nation.',
        'The nation has tried a corner.',
        'It is behind glass now, next to a mummy, who looks younger.',
      ),
      told(
        'It was set on fire at the table, as is the custom, and so was the cracker, the paper hat and an uncle’s speech.',
        'He was only on the second page.',
        'The flames were blue and very polite.',
      ),
      told(
        'Everybody is full, everybody says so, and then it is carried in on a board by two.',
        'The board has sat down.',
        'Thin slices were cut, like those of a ham or a phone book.',
      ),
    ],
    closings: [
      'It will be back in December, whoever you give it to.',
      'There is a coin in it, and somebody’s tooth is with the coin.',
      'The box has a ribbon for carrying, and the ribbon has given up.',
      'A slice was toasted in February, and it forgave everybody.',
      'It is heavier than the year was.',
    ],
  },
  {
    nouns: list('scone crumpet teacake englishmuffin sodabread flapjack madeleine'),
    events: [
      '{a_one} was called one thing by a duchess and another by her cook, both slammed a door, and the hall still echoes {name}',
      '{a_one} was too dry for a lord in the middle of a sentence, and the butler, who had water, waited for {name}',
      '{a_one} was stacked on the top tier of a stand with a paper lace, and looked down on the sandwiches as {name}',
      '{a_one} was held to the fire on a long fork by two children, fell in, and was eaten all the same, as {name}',
    ],
    conflicts: [
      told(
        'Does it rhyme with “gone” or with “bone”? A couple in Bath have not finished that sentence since the honeymoon.',
        'They point now.',
        'The children say “one of those”, and have moved abroad.',
      ),
      told(
        'It was cut with a knife, where one should break it, and a retired colonel left the tea room by the window.',
        'It was on the ground floor, but he had not known that.',
        'He came back for the jam.',
      ),
      told(
        'Butter has gone into every hole of it, and there are as many holes as excuses.',
        'It has come out below, on the tax return.',
        'One of the holes goes all the way to the wrist.',
      ),
      told(
        'Tea for two was ordered, with one of them each, and the plate arrived with three.',
        'They were married until then.',
        'It was cut in half with a look.',
      ),
      told(
        'The village hall sells them on Saturdays, and Mrs Pruett’s are always the last on the table.',
        'The roof was paid for by hers, though: they are in it.',
        'Her husband buys six, and is a hero.',
      ),
    ],
    closings: [
      'Another cup, please, or somebody will have to cough.',
      'It is four o’clock, and nobody has raised his voice yet.',
      'The crumbs lie where they fell, with honours.',
      'Best with clotted cream, and best without a doctor.',
      'One warm, one cold, and one in the handbag.',
    ],
  },
];
