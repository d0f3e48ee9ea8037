/** Names that everybody knows from museums, stages and history, told by what they are known for. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_THE_PAST: readonly NounClass[] = [
  {
    nouns: list('monalisa lagioconda americangothic whistlersmother venusdemilo oldmaster'),
    events: [
      '{a_one} had to hold still for four years, was told one joke in the third, and smiled as {name}',
      '{a_one} was stolen by a man under his coat, spent two years in a wardrobe, and the moths call it {name}',
      '{a_one} turned out smaller than everybody had thought, and said so first, from behind the glass, as {name}',
    ],
    conflicts: [
      told(
        'Wherever anybody goes in the room, {their} eyes go along, and the guard has begun to walk in zigzags.',
        'He was followed to the canteen.',
        'They are both good at it now.',
      ),
      told(
        'Ten million visitors a year turn their backs on {them}, hold up a telephone and smile.',
        'It has seen a great many backs.',
        'In the pictures {they} is the one who is awake.',
      ),
      told(
        'A professor has written nine hundred pages about why {they} smiles.',
        'It was wind.',
        'On page nine hundred he does too.',
      ),
      told(
        'Restorers cleaned one corner for a year, and found a thumbprint and some lunch.',
        'The lunch is from 1503, and insured.',
        'It was put back.',
      ),
    ],
    closings: [
      'No flash, please: it has been five hundred years without a blink.',
      'There used to be eyebrows; somebody was too thorough.',
      'The frame has its own guard, and they do not speak.',
      'It hangs straight; it is the visitors who tilt.',
    ],
  },
  {
    nouns: list('thescream edvardmunch'),
    events: [
      '{a_one} was crossing a bridge at sunset, remembered the oven, and is known to art as {name}',
      '{a_one} opened the telephone bill on a bridge, and the sky went orange round {name}',
      '{a_one} heard what a square metre costs, and the painter who walked behind drew {name}',
    ],
    conflicts: [
      told(
        'Two friends walked on ahead, as they do in the picture, and have not turned round once.',
        'They are talking about cheese.',
        'They thought it was a gull.',
      ),
      told(
        'Both hands are at {their} cheeks, so that somebody else has to carry the shopping.',
        'The doors are a matter of patience.',
        'Nobody has ever seen the ears.',
      ),
      told(
        'In the cinema {they} is asked to leave before anything has happened.',
        'It was the price of the popcorn.',
        'The trailer was about a fjord.',
      ),
      told(
        'A throat doctor has looked in, with a lamp, and said that it was beautiful down there.',
        'He hung up a print of it.',
        'There was an echo, and it was in oil.',
      ),
    ],
    closings: [
      'It is quiet, really; the noise is all in the sky.',
      'The bridge has a railing because of this.',
      'Four versions exist, and one is a pastel, for calmer days.',
      'The mouth is shut on Sundays, for cleaning.',
    ],
  },
  {
    nouns: list('mrbeast youtubemillionaire'),
    events: [
      '{a_one} gave a stranger a house for touching a car the longest, and the car went to a cousin of {name}',
      '{a_one} buried a sandwich, a sofa and a hundred thousand in the desert, and the last to dig is {name}',
      '{a_one} went out to buy milk, and the last one to leave the shop got it, from {name}',
    ],
    conflicts: [
      told(
        'Forty people are standing in a circle on {their} lawn, and the last one to leave it wins the lawn.',
        'It has been mown round them.',
        'One of them only wanted to read the meter.',
      ),
      told(
        'The waiter was given a tip, an island and a man with a camera.',
        'He had asked about dessert.',
        'The camera follows him to the island.',
      ),
      told(
        'In {their} kitchen every cupboard has a number, and only one of them has the cereal.',
        'The others have briefcases.',
        'Breakfast has been watched ninety million times.',
      ),
      told(
        'A grandmother won a jet for sitting on a bench, and she had only been tired.',
        'She parks it behind the church.',
        'It takes her to the bench.',
      ),
    ],
    closings: [
      'The thumbnail has the mouth open; it was the dentist’s idea.',
      'Whoever reads to the end gets a tractor.',
      'It was all over in eight minutes, with one break for a chocolate bar.',
      'There are three doors here, and a lamborghini behind the fridge.',
    ],
  },
  {
    nouns: list('napoleon bonaparte juliuscaesar caesar genghiskhan alexanderthegreat hannibal attila conqueror'),
    events: [
      '{a_one} took a wrong turn with sixty thousand men behind, called it a campaign, and returned as {name}',
      '{a_one} was painted on a white horse that had been a mule, and the mule asked who that was: {name}',
      '{a_one} conquered a breakfast buffet from two sides, left a garrison at the ham, and was hailed as {name}',
    ],
    conflicts: [
      told(
        '{They} set out for Moscow in a light jacket.',
        'The horse had said something.',
        'There is a whole chapter about the socks.',
      ),
      told(
        'At the board game {they} took Australia and would not come out for dessert.',
        'An aunt held Kamchatka all night.',
        'The trifle was eaten by neutral powers.',
      ),
      told(
        'One hand stays inside {their} coat, and the generals have placed their bets.',
        'It is a cheese roll.',
        'It is another hand.',
      ),
      told(
        'They sent {them} to an island with a nice view, and a telescope that pointed away from France.',
        'It took a hundred days to turn it.',
        'The goats there march in step.',
      ),
    ],
    closings: [
      '{They} came, {they} saw, and {they} asked about the parking.',
      'The hat goes sideways, so that the enemy does not know which way.',
      'All roads lead there, and two of them are closed.',
      'History is written by the winner, and in this case by his mother.',
    ],
  },
  {
    nouns: list('miketyson knockoutking'),
    events: [
      '{a_one} ran up some steps, raised both arms at the top, and the museum guard wrote down {name}',
      '{a_one} floated like one insect, stung like the other, and was asked to leave the bakery as {name}',
      '{a_one} went fifteen rounds with a revolving door, lost on points, and shouted a name, which was {name}',
    ],
    conflicts: [
      told(
        '{They} drinks five raw eggs at dawn, and the hens have asked for a word.',
        'They came in a delegation.',
        'The cake had to do without.',
      ),
      told(
        'A bell rang, and {they} was off the chair and in the middle of the room.',
        'It was the postman.',
        'The postman went down in the second.',
      ),
      told(
        '{They} trains in a cold store, and the butcher has not sold a tender side of beef since.',
        'It can be ordered as “beaten”.',
        'One of the hams hit back.',
      ),
      told(
        'A rhyme about the opponent is delivered first, and after that there is hardly any need to box.',
        'He was counted out at “wasp”.',
        'The rematch is in sonnets.',
      ),
    ],
    closings: [
      'There is a montage now, and then it is spring.',
      'A towel was thrown in, and it was folded and put away.',
      'The trainer has a hat, a stool and a great belief in raw eggs.',
      'The greatest, it says on the gown; the laundry agrees.',
    ],
  },
  {
    nouns: list(
      'johnwick keanureeves neo chucknorris brucelee jackiechan jasonstatham arnoldschwarzenegger sylvesterstallone terminator rambo actionhero robocop',
    ),
    events: [
      '{a_one} counted to infinity, went back for one that was missing, and found {name}',
      '{a_one} walked away from an explosion without looking round, and had left the keys in it, which said {name}',
      '{a_one} fought eleven men on a staircase, apologised to the handrail, and the handrail asked for {name}',
    ],
    conflicts: [
      told(
        '{They} said “I’ll be back” at the bakery, and a loaf was put aside.',
        'It was back in twenty minutes.',
        'The baker has said it to his wife, with less success.',
      ),
      told(
        'Nobody in the film had hurt {their} dog, and still the whole town holds its breath at the park.',
        'The dog is called Daisy and knows it.',
        'Squirrels cross themselves.',
      ),
      told(
        'Every enemy comes one at a time and waits for his turn, and one has brought a book.',
        'He is on chapter four.',
        'It is about patience.',
      ),
      told(
        'A single pencil lay on the table, and the whole bar stood up and paid.',
        '{They} had only wanted to draw a duck.',
        'It was sharpened, with great tenderness.',
      ),
    ],
    closings: [
      'The vest is white at the beginning, and that is the last of it.',
      'The door was open, but it came in by the window.',
      'The stuntman is at home, with a cup of tea.',
      'The punch arrived first, and then the sound, and then the bill.',
    ],
  },
  {
    nouns: list(
      'snoopdogg eminem drake kanyewest 50cent tupac jayz kendricklamar cardib nickiminaj lilwayne postmalone rapstar rapmogul',
    ),
    events: [
      '{a_one} rhymed a whole tax return, was given the money back in coins, and dropped the microphone on {name}',
      '{a_one} spilled mum’s spaghetti on a sweater before the show, and it is in the lyrics, as is {name}',
      '{a_one} had the teeth done in gold, smiled at a magpie, and the rest is known from the reports about {name}',
    ],
    conflicts: [
      told(
        'The beef with a rival has now reached its ninth song, and it began over a lasagna.',
        'The lasagna has a verse.',
        'They shared it, off the record.',
      ),
      told(
        '{They} arrives at the dentist with an entourage of eleven, and ten of them nod.',
        'The eleventh holds the bib.',
        'The drill was sampled.',
      ),
      told(
        'The chain round {their} neck is so heavy that whoever says hello gets a bow.',
        'The Japanese were touched.',
        'An anchor asked where it was from.',
      ),
      told(
        'In the video {they} rides in nine cars, and in the evening the bus has to be caught.',
        'It bounces, though.',
        'The driver leans back too.',
      ),
    ],
    closings: [
      'Word, and after it about nine hundred more.',
      'The hook is sung by somebody with a nicer voice.',
      'The hands go up, the trousers go down, and everybody is careful.',
      'Parental advice was followed, in the end, and a scarf worn.',
    ],
  },
  {
    nouns: list('bts blackpink kpopidol kpopstar kpop kpopband kpopgroup kpopfan straykids boygroup girlgroup'),
    events: [
      '{a_one} trained for seven years to point at a camera with one finger, and the finger pointed at {name}',
      '{a_one} rehearsed one wink until the mirror blushed, screamed, and had a poster of {name}',
      '{a_one} came seventh in a formation of seven, was the middle for two seconds, and the fans cried {name}',
    ],
    conflicts: [
      told(
        '{They} has a fixed place in every photograph, and at breakfast the family stands in a V.',
        'Grandfather is the main rapper.',
        'The toast goes to the centre.',
      ),
      told(
        'Eleven cameras film how {they} eats one noodle, and one of them films only the noodle.',
        'The noodle has a fan club in Brazil.',
        'It is the shy one.',
      ),
      told(
        'The hair was pink on Monday and silver on Friday, and the passport officer has his own album of it.',
        'He collects the cards.',
        'One is missing, and he would swap two for it.',
      ),
      told(
        'Forty thousand lightsticks go blue when {they} enters, and so does the pharmacy.',
        'It is a matter of Bluetooth.',
        'The plasters are sold out in an hour.',
      ),
    ],
    closings: [
      'A finger heart for everybody, and a whole one for the back row.',
      'The comeback is on Friday, after four days of absence.',
      'The youngest is the one who carries the bags.',
      'There is a dance break, and after it nobody can find the verse.',
    ],
  },
  {
    nouns: list('abba eltonjohn bobdylan kurtcobain jimihendrix acdc nirvana pinkfloyd'),
    events: [
      '{a_one} wore glasses as big as a windscreen to the optician’s, who read in them, from left to right, {name}',
      '{a_one} smashed a guitar at the end of the song, found that there was one more, and mended it as {name}',
      '{a_one} jumped into the crowd at a spa town, which stepped aside politely, and landed as {name}',
    ],
    conflicts: [
      told(
        'For forty years {they} has played the hit as the last one, and the hall has come for nothing else.',
        'The new album was heard by a caretaker.',
        'He likes track nine.',
      ),
      told(
        'A legendary hotel room was wrecked by {them}, and then hoovered, because one had been raised well.',
        'The television was thrown into the pool, and rinsed.',
        'A tip lay on the ruins.',
      ),
      told(
        'The platform boots are so high that {they} sings in another weather.',
        'It was clear up there, with a flat.',
        'They have to be told when it rains.',
      ),
    ],
    closings: [
      'The wild years ended at about half past nine.',
      'The guitar solo is still going on, in another town.',
      'The hair was long, the trousers were short of air.',
      'Everybody knows the chorus, and mumbles on towards it.',
    ],
  },
  {
    nouns: list(
      'nicolascage tomcruise leonardodicaprio bradpitt johnnydepp ryangosling morganfreeman samuelljackson marilynmonroe charliechaplin audreyhepburn filmactor oscarwinner',
    ),
    events: [
      '{a_one} waited six nominations for a small gold man, and the small gold man had been waiting for {name}',
      '{a_one} ran across nine roofs for a scene, one more for pleasure, and came down as {name}',
      '{a_one} won a lookalike contest against the real one, who came second and congratulated {name}',
    ],
    conflicts: [
      told(
        'In every film there is a scene in which {they} runs, also in the one about chess.',
        'He ran to the other side of the board.',
        'The pawn was a stuntman.',
      ),
      told(
        'The voice is so good that people ask {them} to read out the gas bill.',
        'It made them cry, at the standing charge.',
        'The gas company has sent flowers.',
      ),
      told(
        'There would have been room on the door for two, and {their} whole family says so at Christmas.',
        'They have tried it with an uncle.',
        'The door is in the living room now.',
      ),
      told(
        'The speech of thanks was learned by heart in 1994, and has been given to the fridge since.',
        'The fridge plays the orchestra.',
        'It thanks the light inside.',
      ),
    ],
    closings: [
      'Cut, says somebody, and the lunch can begin.',
      'The second best scene is in the trailer as well.',
      'The moustache is the character’s, and the cold is {their} own.',
      'One good side, and it is the left, and it has its own chair.',
    ],
  },
  {
    nouns: list(
      'elonmusk jeffbezos markzuckerberg stevejobs billgates warrenbuffett billionaire millionaire richman trillionaire',
    ),
    events: [
      '{a_one} bought a whole shop to return one kettle, and the receipt was made out to {name}',
      '{a_one} presented a box with round corners for ninety minutes, in a black jumper, and named it {name}',
      '{a_one} wanted a rocket to be back by lunch, caught it with a pair of chopsticks, and signed as {name}',
    ],
    conflicts: [
      told(
        '{They} founded it all in a garage, and the family car has stood in the rain since.',
        'It will be in the museum as well.',
        'The lawnmower got shares.',
      ),
      told(
        'The yacht has a smaller yacht inside, for the shallow end of the first.',
        'In the smaller one there is a duck.',
        'They had to move a bridge, and the bridge was polite.',
      ),
      told(
        '{They} owns forty identical jumpers, and mornings are lost to choosing.',
        'One of them is the lucky one.',
        'The wardrobe is a prototype.',
      ),
      told(
        'A pizza was paid for with a share in the company, and the boy on the bicycle now owns Belgium.',
        'He still delivers, on Thursdays.',
        'The tip was Luxembourg.',
      ),
    ],
    closings: [
      'One more thing, it says, and takes out a smaller one.',
      'The first million was the hardest, and was in coins.',
      'The island has its own weather, and the weather keeps its hat on.',
      'Money is no object; it is a very large heap.',
    ],
  },
  {
    nouns: list('shakespeare williamshakespeare hamlet macbeth romeo juliet romeoandjuliet othello kinglear yorick ophelia'),
    events: [
      '{a_one} asked a skull a question, got no answer for five acts, and took a bow as {name}',
      '{a_one} stood under the wrong balcony, spoke for nine minutes, and the dentist up there still loves {name}',
      '{a_one} invented one thousand seven hundred words and could not spell one name, namely {name}',
    ],
    conflicts: [
      told(
        'To be or not to be, {they} asked at the counter, and there were eleven people behind.',
        'The butcher said “sliced?”.',
        'Two of them were for it.',
      ),
      told(
        'A ghost told {them} everything in the first scene, and still there were four hours to go.',
        'There was a play in the play, to gain time.',
        'The ghost took the early tram.',
      ),
      told(
        '{They} wrote the good lines with the left hand and the insults with relish.',
        'The relish was plum.',
        '“Thou cream-faced loon” went to the milkman.',
      ),
      told(
        'Three witches in the car park told {them} that the wood would come, and it was the garden centre’s van.',
        'Double, double, and a delivery note.',
        'Fair is foul, and the hedge was eight ninety-nine.',
      ),
    ],
    closings: [
      'Everybody lies about on the stage now; it must be the end.',
      'Exit, pursued by a bear, who has a ticket.',
      'It rhymes, every ten beats, with a sigh.',
      'The rest is silence, and after it the cloakroom.',
    ],
  },
  {
    nouns: list(
      'kimkardashian parishilton kyliejenner khloekardashian realitystar tvreality loveisland bachelorette dschungelcamp trashtv',
    ),
    events: [
      '{a_one} lost one earring in the sea, cried for three episodes, and the herring who wears it met {name}',
      '{a_one} was recorded while thinking about nothing, in eleven rooms, and the season was called {name}',
      '{a_one} said “literally” at a funeral, twice, to a camera behind the wreath, and was left in as {name}',
    ],
    conflicts: [
      told(
        'In a small room {they} says what {they} really thinks of the others, and the curtain is shocked.',
        'It has its own show now.',
        'The lamp saw it coming.',
      ),
      told(
        'A rose was handed out in the evening, and {they} has had to wait beside the palm for it.',
        'The palm got one as well.',
        'It was for the cameraman, in the end.',
      ),
      told(
        'The quarrel about the salad had to be done four times, because of the light.',
        'By the fourth they had made it up.',
        'The salad has left the villa.',
      ),
      told(
        '{They} launched a perfume, and it smells of a door that was slammed.',
        'The top note is a lawyer.',
        'It comes with the door.',
      ),
    ],
    closings: [
      'There will be a reunion, with a sofa, and it will be wet.',
      'The sunglasses stay on; it is two in the morning.',
      '{They} was not here to make friends, and made eleven.',
      'After the break there is the same again, with music.',
    ],
  },
  {
    nouns: list('davidattenborough steveirwin beargrylls wildlifefilmmaker naturefilmer jacquescousteau naturedocumentary'),
    events: [
      '{a_one} whispered at a wedding buffet that the male was now approaching the ham, and the male was {name}',
      '{a_one} lay in a bush for nine weeks for one snow leopard, which sat behind, watching {name}',
      '{a_one} said “isn’t she a beauty” to a very cross gutter, was bitten by it, and was pulled out as {name}',
    ],
    conflicts: [
      told(
        '“And here,” {they} breathes beside the photocopier, “an old female guards the toner.”',
        'She has bared the stapler.',
        'It is a long dry season.',
      ),
      told(
        'Lost in the wild, {they} drank from a boot, although there was a kiosk behind the tree.',
        'The kiosk had its own camera team.',
        'It had been a good boot.',
      ),
      told(
        'The penguins had been told to act naturally, and one of them looked into the lens all winter.',
        'He did the voice as well.',
        'He has since been given a hut.',
      ),
      told(
        'In slow motion and with cellos, {their} uncle is seen taking the last potato.',
        'The herd lets it happen.',
        'It will feed him until spring.',
      ),
    ],
    closings: [
      'In a moment the small crab will make it, or not, and there are violins.',
      'Only one in a thousand comes back from the sales.',
      'Once a year the whole valley meets at one puddle, as it does at the bar.',
      'And so the great circle closes, and there is tea from a flask.',
    ],
  },
  {
    nouns: list('leonardodavinci davinci michelangelo raffael donatello raphael renaissanceman polymath vitruvianman'),
    events: [
      '{a_one} drew a helicopter four hundred years early, waited at the stop, and the stop is named {name}',
      '{a_one} wrote every shopping list from right to left, came home with the eggs last, and was hailed as {name}',
      '{a_one} stood in a circle and a square at once, with four arms, and measured exactly one {name}',
    ],
    conflicts: [
      told(
        'The ceiling took four years, lying down, and then somebody asked for it in beige.',
        'It was the chairman.',
        'He got the corner behind the lamp.',
      ),
      told(
        'Of a hundred things {they} began, three are finished, and one of these is the soup.',
        'The horse still has no legs.',
        'The soup flies, too, in theory.',
      ),
      told(
        'The marble said that there was somebody in there, and {they} has been knocking ever since.',
        'He needed a towel, as it turned out.',
        'There was “occupied” on the other side.',
      ),
      told(
        'A supper for thirteen was painted with all of them on one side of the table.',
        'The waiters were grateful.',
        'The bill has not moved for five hundred years.',
      ),
    ],
    closings: [
      'The plan for it lies in a notebook, in a mirror.',
      'In the margin there is a better idea, and a duck.',
      'It was only a sketch; it is worth a town.',
      'Everything is in proportion, apart from the invoice.',
    ],
  },
  {
    nouns: list(
      'marieantoinette louisxiv sunking henryviii elizabethi queenvictoria queenelizabeth katharinethegreat sissi kingcharles',
    ),
    events: [
      '{a_one} said one thing about cake, had it framed by the wrong people, and the baker remembers it as {name}',
      '{a_one} walked through a hall of mirrors, greeted everybody on both sides, and they were all {name}',
      '{a_one} waved from a coach with one wrist for seventy years, and the wrist was given the title {name}',
    ],
    conflicts: [
      told(
        '{They} has a hairdo with a ship in it, and doors are a question of the tide.',
        'It has three masts and a cook.',
        'It ran aground on a chandelier.',
      ),
      told(
        'Nine people dress {them} in the morning, and the left sock ranks above the right.',
        'They do not greet.',
        'On Sundays it is a duke.',
      ),
      told(
        'Little dogs run ahead of {them} through every palace, and one of them has the better pension.',
        'He has met fourteen presidents.',
        'Eleven of them were bitten.',
      ),
      told(
        'A banquet was given with forty forks a head, and only one of the ambassadors had brought a sandwich.',
        'He alone left on time.',
        'He was given Wales.',
      ),
    ],
    closings: [
      'One is amused, a little, at the left corner of the mouth.',
      'The carriage is waiting; the horse has been ennobled.',
      'A small nod, and four countries sit down.',
      'The head stays where it is, for now, with thanks.',
    ],
  },
  {
    nouns: list('bobmarley reggaeking jimmycliff'),
    events: [
      '{a_one} told three little birds at the doorstep not to worry, and one of them is now the manager of {name}',
      '{a_one} shot no sheriff, sang for four minutes that it was not the deputy either, and was let off as {name}',
      '{a_one} came to everything on the offbeat, also to the dentist, and the drill slowed down for {name}',
    ],
    conflicts: [
      told(
        'Every little thing is going to be all right, {they} told the tax office, and it asked by when.',
        'He is in the hammock now.',
        'It was about the birds.',
      ),
      told(
        'A cap has been knitted for {their} hair in four colours, and there is a cat in it, with its own exit.',
        'The cat is called Number Two.',
        'It comes out for the bassline.',
      ),
      told(
        'The clock in {their} kitchen only does “soon”.',
        'It is right twice a day, about.',
        'The eggs are soft, the people too.',
      ),
      told(
        '{They} was asked to hurry, and everybody in the room had to sit down.',
        'They are still there, and happier.',
        'Somebody brought a drum.',
      ),
    ],
    closings: [
      'No hurry, no cry, and a second helping.',
      'The sun is shining, and the weather is sweet enough for tea.',
      'One love, two sugars.',
      'The bass goes through the wall, and the wall nods.',
    ],
  },
];
