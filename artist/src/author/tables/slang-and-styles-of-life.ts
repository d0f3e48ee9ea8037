/** How people are, work and talk of themselves today: quiet quitting, rage bait, a gym of the jaw, a cottage of the mind. */
import { list, type NounClass, told } from './noun-class.ts';

export const SLANG_AND_STYLES_OF_LIFE: readonly NounClass[] = [
  {
    nouns: list('quietquitting quietquitter quietlyquitting actyourwage lazygirljob bareminimummonday'),
    events: [
      '{a_body} took up {topic} so well that the firm gave a farewell party, at the next desk, for {name}',
      '{a_body} did {topic} from nine to five, to the second, and the pen that fell at five hangs in the air as {name}',
      '{a_one} did what it said in the contract and not a comma more, and the comma was filled by {name}',
      '{a_one} answered a mail of Friday on Monday, alive and rested, and the whole floor came to look at {name}',
    ],
    conflicts: [
      told(
        'At one minute past five the chair is still turning, and {they} is already on the bus.',
        'The chair comes round at ten past.',
        'The bus leaves at one minute to.',
      ),
      told(
        'Somebody asked {them} to go the extra mile, and {they} wished to know who had ordered it.',
        'It was delivered to another department.',
        'It is still out there, by the ring road.',
      ),
      told(
        'The boss praised {them} by mistake, and {they} had to do rather less for a week, to even it out.',
        'It evened out on Thursday.',
        'He has asked for the recipe.',
      ),
      told(
        '{They} has a plant, a mug and a cardigan at the desk, and on some days they do it by themselves.',
        'The cardigan was promoted.',
        'The mug says no.',
      ),
    ],
    closings: [
      '{They} has not left, {they} has only stopped arriving.',
      'The camera is on, and so is the kettle.',
      'It gave a hundred per cent, spread over the week.',
      'Out of office, says the face.',
    ],
  },
  {
    nouns: list('ragebait ragebaiter ragebaiting engagementbait'),
    events: [
      '{a_one} said in a calm voice that milk goes in before the cereal, the bowl and the kitchen, and was {name}',
      '{a_one} spread butter on the outside of the bread, with a comb, and nine million people wrote to {name}',
      '{a_one} mispronounced one cheese, on purpose, and a whole valley came down on foot to correct {name}',
      '{a_body} used {topic} at a quiet supper, only to see, and there is a hole in the wall the shape of {name}',
    ],
    conflicts: [
      told(
        '{They} cut a pizza with scissors before an Italian, and looked at him all the while.',
        'He said that he was not angry.',
        'The scissors are in his museum.',
      ),
      told(
        'Nothing happened for a day, so {they} wrote that dogs are overrated, and put a pie in the oven.',
        'There was a siren before it was done.',
        'The dog of the house only sighed, and that hurt.',
      ),
      told(
        'A grandmother was not to be provoked, and told {them} that it must be tired, poor thing.',
        'It was, as a matter of fact.',
        'She has put a blanket on it.',
      ),
      told(
        'Somebody was about to answer {them}, took a breath, and went for a walk instead.',
        'It was the worst day of its life.',
        'It has asked where he is.',
      ),
    ],
    closings: [
      '{They} parks across two spaces, for the comments.',
      'You will not believe what it did next; it was tea.',
      'You are typing; stop.',
      'It is only asking questions, with a spoon in the socket of the debate.',
    ],
  },
  {
    nouns: list('looksmaxxing looksmaxxer looksmax looksmaxer jawline jawlineexercise mogging mogger canthaltilt'),
    events: [
      '{a_one} chewed on the hardest gum in town for the chin, which came in at last, one street ahead of {name}',
      '{a_one} pushed the tongue against the roof of the mouth for a year, and the roof has gone up a floor for {name}',
      '{a_one} rubbed the face with ice, gold, snail and a potato, and at the till was asked for the age of {name}',
      '{a_body} spent a summer on {topic}, was taken in a mirror from below, and the mirror fogged up at {name}',
    ],
    conflicts: [
      told(
        'In the passport photograph {they} holds the chin so that it throws a shadow over two other people.',
        'They want it to pay for their light.',
        'At the border it is measured.',
      ),
      told(
        'A cousin stood next to {them} in a photograph, just like that, in a cardigan, and was better.',
        'He has never heard of it.',
        'He was looking at a sandwich.',
      ),
      told(
        '{They} sleeps on the back, with tape on the mouth, under a lamp, and dreams of being plain.',
        'There are crisps there.',
        'The lamp finds it a bit much.',
      ),
      told(
        'There are nine steps before bed, and {they} has begun with them after lunch.',
        'The ninth is to forgive the first.',
        'The bathroom is let by the hour.',
      ),
    ],
    closings: [
      'The cheekbones can be seen from the bus.',
      'Grandmother still says that it looks peaky.',
      'It was beautiful before, said the barber, and nobody heard.',
      'The chin opens parcels.',
    ],
  },
  {
    nouns: list('bussinfood fanumtax fanum bussin bussing nocapbussin'),
    events: [
      '{a_one} tasted a grandmother’s stew, hit the table, ran once round the house and came in by the window as {name}',
      '{a_one} reached across for “just one” of a friend’s chips, in the name of a tax, and left him the salt and {name}',
      '{a_one} closed the eyes over a dumpling, hummed, and the next table ordered what was being had by {name}',
      '{a_body} spoke of {topic} with the mouth full, and what the waiter wrote down was {name}',
    ],
    conflicts: [
      told(
        'The chef was told the word by a boy of twelve, wept, and put {them} on the menu, between fish and meat.',
        'It comes with rice.',
        'He had it explained by the dishwasher.',
      ),
      told(
        '{They} takes a third of every lunch at the table, as duty, and gives a paper for it.',
        'The paper is a napkin.',
        'One may not claim it back.',
      ),
      told(
        'Everybody has a fork in the others’ plates, thanks to {them}, and nobody has one in their own.',
        'It works out, apart from the soup.',
        'The soup is exempt.',
      ),
      told(
        'An aunt heard “this slaps” and took the spoon away, to be safe.',
        'The stew had done nothing.',
        'She tasted it, and slapped the table.',
      ),
    ],
    closings: [
      'There was none left, and that is a review.',
      'It goes hard, as they say, and it was pudding.',
      'A nod, a second one, and then the eyes shut.',
      'The last bite belongs to whoever sits nearest.',
    ],
  },
  {
    nouns: list('averagejoe mid midasf kindamid prettymid somid mediocrity mediocre averageguy'),
    events: [
      '{a_one} came fifth of nine, was neither clapped for nor booed, and a lady in the middle row said {name}',
      '{a_one} was given three stars out of five by four hundred people who could not remember {name}',
      '{a_one} was reviewed in one word by a boy of thirteen, who went on looking at his screen: {name}',
      '{a_one} was painted in beige on beige, hung between two better ones, and is used for directions as {name}',
    ],
    conflicts: [
      told(
        '“It was fine,” they said of {them}, and the word was passed on from mouth to mouth, losing heat.',
        'By Thursday it was room temperature.',
        'By Friday it was “oh, that”.',
      ),
      told(
        'A prize was made for {them}, the one for having been there, and it was handed out in the second half.',
        'It is silver-ish.',
        'It stands in the middle of the shelf.',
      ),
      told(
        '{They} was compared with a sandwich from a petrol station, and the sandwich asked for a rematch.',
        'It ended even.',
        'Both were a bit wet.',
      ),
      told(
        'Nothing about {them} is wrong, said the expert, after an hour, and nothing about {them} is.',
        'He charged half.',
        'He had a so-so lunch afterwards.',
      ),
    ],
    closings: [
      'Six out of ten, with rice.',
      'Half of all people are worse, and half of those know it.',
      'It was all right, and it was on time.',
      'One could have it again, if it were there.',
    ],
  },
  {
    nouns: list('darkacademia cottagecore cottagecoregirl goblincore fairycore lightacademia grannycore'),
    events: [
      '{a_one} moved to the country for the bread, was met by a goose, and dictated a diary through a window as {name}',
      '{a_one} wore linen to pick berries, one at a time, for a photograph, and the jam came to one spoon of {name}',
      '{a_one} read Latin by a candle in a turtleneck, in July, and the fire brigade put out {name}',
      '{a_one} filled a jar with acorns, three keys and a good stone, and on the label it says {name}',
    ],
    conflicts: [
      told(
        'The basket is woven by {their} own hand, and so far it holds the hand.',
        'It could not be got out.',
        'It is worn to market.',
      ),
      told(
        'There is a dead language for the feelings and a tweed for the rain, and {they} has a quiz on Monday.',
        'It is in geography.',
        'The skull on the desk did not revise either.',
      ),
      told(
        'A hen was bought for the look of it, and {they} has had to get up at five since, for the look.',
        'The hen has an account.',
        'She prefers the wifi corner.',
      ),
      told(
        'All {their} things are picked, dried, pressed or hung from a beam, and the cat is careful.',
        'It has been bunched once.',
        'It smelled of thyme, and held that against them.',
      ),
    ],
    closings: [
      'The candle is real, and so is the electricity bill.',
      '{They} rises at dawn, to photograph that.',
      'There is moss on it, and it was watered.',
      'Somebody plays a harp, off-screen, on a subscription.',
    ],
  },
  {
    nouns: list(
      'oldmoney oldmoneyaesthetic oldmoneygirl cleangirl cleangirlaesthetic quietluxury stealthwealth demure verydemure verymindful',
    ),
    events: [
      '{a_one} wore a grey jumper so quietly that a duke felt overdressed, and took it off for {name}',
      '{a_one} said “we summer”, as if it were a verb, and had to conjugate it for a customs man called {name}',
      '{a_one} had hair so smooth that a fly slipped, was caught on the wing with two fingers, and said {name}',
      '{a_one} ate one olive, with the back straight, very mindful, and the olive felt seen by {name}',
    ],
    conflicts: [
      told(
        'The jumper has no label, and {they} has to ask people to guess.',
        'They guess sheep.',
        'It was eleven hundred, per sleeve.',
      ),
      told(
        '{They} never runs, and so a train, two boats and a marriage have had to come back for it.',
        'The train was very well mannered.',
        'It thanked them with one eyebrow.',
      ),
      told(
        'The family has a house that leaks, a dog that bites and nine spoons, and it is called taste.',
        'The tenth spoon is in the dog.',
        'Buckets have been handed down.',
      ),
      told(
        'A glass of water with cucumber was got up for, at five, and {they} has been glowing at people since.',
        'The postman wears a hat for it.',
        'The cucumber retired.',
      ),
    ],
    closings: [
      'It does not shout; it has somebody for that.',
      'The pearls were grandmother’s, and grandmother would like them back.',
      'Not a hair out of place, and one on probation.',
      'It left early, so that it would be missed.',
    ],
  },
  {
    nouns: list('bratsummer brat hotgirlsummer hotgirlwalk partygirl itgirl'),
    events: [
      '{a_one} went out for one drink in a green that hurt, and on the fourth day was seen at a bakery as {name}',
      '{a_one} danced in last night’s eyeliner on a bin, which was collected, and went along with it as {name}',
      '{a_one} wrote to an old love at five in the morning, without capital letters, and it was only the word {name}',
      '{a_one} walked four miles with an iced coffee and a high opinion, and was joined by eleven dogs and {name}',
    ],
    conflicts: [
      told(
        'One shoe is in a taxi and one at an embassy, and {they} has been carried ever so grandly to a kebab.',
        'The embassy has tried it on.',
        'The taxi goes dancing on Fridays.',
      ),
      told(
        '{They} cried in the toilet with a stranger, and they have named a constellation after each other.',
        'It can be seen over the hand dryer.',
        'Neither knows the other’s surname.',
      ),
      told(
        'It was to be a calm September, and {they} had the calendar changed to a fortieth of August.',
        'The school is furious.',
        'Wasps have sent a thank-you.',
      ),
      told(
        'A cigarette, a lipstick and a key were all {they} had in the bag, and it was somebody else’s key.',
        'It fitted.',
        'It opened a pharmacy.',
      ),
    ],
    closings: [
      'The sunglasses stay on, for the sake of the room.',
      '{They} has slept, but not so as to be noticed.',
      'The neighbours know the bridge by heart.',
      'It is bumping that, said the physiotherapist.',
    ],
  },
  {
    nouns: list('chillguy myguy lowkeyguy justachillguy unbothered'),
    events: [
      '{a_one} stood there with the hands in the pockets while the roof came down, looked up, and was {name}',
      '{a_one} was told that the ship was sinking, said “oh well”, and sat down on the piano as {name}',
      '{a_one} lost the bus, the job and the trousers on one Monday, and on Tuesday was still {name}',
      '{a_one} did not mind when somebody took the last chip, and the papers came to see {name}',
    ],
    conflicts: [
      told(
        'A man shouted at {them} for an hour about a hedge, ran out, and asked how it did that.',
        'It had been thinking about soup.',
        'He has cut it into the shape of a shrug.',
      ),
      told(
        '{They} wears a jumper and rolled-up jeans to everything, including a coronation.',
        'The king asked where from.',
        'It was also at the rehearsal, by accident.',
      ),
      told(
        'At a raffle {they} won a car, said “nice”, and went on with the potato salad.',
        'The second prize has fainted.',
        'The car is very relaxed too.',
      ),
      told(
        'The alarm went, the others ran, and {they} let everybody pass and asked after their families.',
        'It was a drill, as it turned out.',
        'It had thought as much, roughly.',
      ),
    ],
    closings: [
      'It does not really care, and says so kindly.',
      'Its hands have been in those pockets since spring.',
      'Whatever happens, it was there, leaning.',
      'The pulse was looked for, and found, at its leisure.',
    ],
  },
  {
    nouns: list('girlmath boymath girldinner snackdinner picnicforone'),
    events: [
      '{a_one} gave back a coat for eighty, bought a bag for seventy, and earned ten, as can be shown by {name}',
      '{a_one} paid in cash, which does not count, for shoes that had been reduced, which does, and saved {name}',
      '{a_one} had six olives, a heel of bread, two cheeses and a gherkin on a board, and called the lot {name}',
      '{a_one} divided the price of a dress by all the days of life to come, got a penny, and kept the change as {name}',
    ],
    conflicts: [
      told(
        'Free postage began at fifty, so {they} spent another forty to save five.',
        'A professor has checked it, and has bought a hat.',
        'The forty was on the other card, so it was free.',
      ),
      told(
        'Whatever was paid for in March is free in July, and {they} went on holiday for nothing.',
        'The bank calls it a point of view.',
        'The hotel was last year’s money.',
      ),
      told(
        'One cannot call it cooking, but {they} opened four jars with some style.',
        'It was plated by candle.',
        'The fourth jar was hand cream.',
      ),
      told(
        'It was “about ten minutes” to the party, and {they} had only to wash the hair, choose and cry.',
        'They were early, by that reckoning.',
        'The taxi has its own arithmetic.',
      ),
    ],
    closings: [
      'It was practically free, apart from the money.',
      'There is a cheese left, and it is for breakfast.',
      'The sum is right if one does not look at the left-hand side.',
      '{They} has eaten standing up, so that there were no calories.',
    ],
  },
  {
    nouns: list('nepobaby trustfundbaby financebro linkedinbro hustlebro podcastbro alphamale'),
    events: [
      '{a_one} began with nothing but an idea, a dream and a street named after the father, and made {name}',
      '{a_one} wore a padded waistcoat to a beach, took a call in the sea, and bought the sea as {name}',
      '{a_one} got up at four, bathed in ice, wrote nine goals on a wall, and fell asleep at seven under {name}',
      '{a_one} explained to a waitress what a menu could be, in three slides, and had to pay for {name}',
    ],
    conflicts: [
      told(
        '“Let’s circle back,” {they} said to a mother at the school gate, and she did, with the car.',
        'She has the synergy on the bonnet.',
        'The child was taken offline.',
      ),
      told(
        '{They} got the part all by {themself}, and the director, who does the sparring at family breakfasts, agrees.',
        'The mother held the camera.',
        'The grandfather is on the coin.',
      ),
      told(
        'There is a podcast about discipline, and {they} could not come to it, on account of the bed.',
        'The second microphone talked.',
        'It was the best part so far.',
      ),
      told(
        'A salad costs nineteen, and {they} has it leveraged.',
        'The croutons are in Zug.',
        'It went up by a tomato at the close.',
      ),
    ],
    closings: [
      'It is all mindset, and an uncle.',
      'The waistcoat is padded against doubt.',
      'It never stops hustling, and nobody knows what.',
      'Per my last yacht, it begins.',
    ],
  },
  {
    nouns: list('crashout crashingout meltdown tantrum hissyfit ragefit'),
    events: [
      '{a_one} kept calm about a flood, a fine and a divorce, and then the straw in the juice bent: {name}',
      '{a_one} lay down on the floor of a shop between pasta and rice, and a whole family stepped over {name}',
      '{a_one} wrote eleven messages in capitals, to a fish shop, and signed each of them {name}',
      '{a_body} went through {topic} over one sock, and the other sock has put in writing what it saw of {name}',
    ],
    conflicts: [
      told(
        'It began with a yoghurt lid, and twenty minutes later {they} was shouting about Grandfather’s canary.',
        'The canary was in 1989.',
        'The yoghurt has apologised.',
      ),
      told(
        '{They} threw the remote, went to look for it in tears, and needed a torch and the help of the dog.',
        'The dog pretended to look.',
        'It lay in the fruit bowl, on “mute”.',
      ),
      told(
        'A toddler watched {them} for a while with the thumb in, and gave it a six.',
        'The heels were not drummed.',
        'He showed how, on the tiles.',
      ),
      told(
        'By evening it was all over, and {they} went round with a cake to nine addresses.',
        'The cake fell at the seventh.',
        'It began again at the eighth.',
      ),
    ],
    closings: [
      'It was the wrong spoon, and the last one.',
      'It is fine now, it says, with a twig in the hair.',
      'Somebody counted to ten, and it was somebody else.',
      'It needed a nap and a biscuit, like all of us.',
    ],
  },
  {
    nouns: list('stan stanning stanaccount fangirl fangirling superfan fanclub cheugy'),
    events: [
      '{a_one} slept on a pavement for four nights to be in row one, stood behind a tall hat, and loved it as {name}',
      '{a_one} fainted at the sight of a bus on which there was a poster, and woke up as president, {name}',
      '{a_one} knew the singer’s birthday, shoe size and cat, and at the door could only say {name}',
      '{a_one} won an argument about an album with four thousand strangers before school, and signed it {name}',
    ],
    conflicts: [
      told(
        'A drop of sweat fell from the stage, and {they} has it in a jar with a certificate.',
        'It may have been the bassist.',
        'It is kept facing the wall, when he is on.',
      ),
      told(
        'Somebody said that the third single was “all right”, and {they} had to be sat on by three friends.',
        'They let go at the bridge.',
        'It was the key change that calmed it.',
      ),
      told(
        'The idol once waved, in the direction of a car park, and {they} lives there now.',
        'It is bay nineteen.',
        'It was a wasp that was being waved at.',
      ),
      told(
        'There are forty posters on {their} ceiling, and at night they all look at the one lamp.',
        'The lamp has had fan mail.',
        'One has come loose at the smile.',
      ),
    ],
    closings: [
      'It was into them before they were born.',
      '{They} knows all the words, and comes in early.',
      'Mother, it says, to a woman of twenty-five.',
      'The T-shirt has been washed once, by mistake, and there was a service.',
    ],
  },
  {
    nouns: list('millennial millenial avocadotoastmillennial'),
    events: [
      '{a_one} bought an avocado, and so no house, and gave the stone a name, a pot and the post of {name}',
      '{a_one} rang somebody up without writing first, and the person at the other end thought of a death, and {name}',
      '{a_one} cracked {their} back picking up a charger, and was old from one side of the room to the other, as {name}',
      '{a_one} made a heart of two hands at a teenager, and was led away, gently, as {name}',
    ],
    conflicts: [
      told(
        'The parting of {their} hair is on the side, and somebody of sixteen asked what war that was.',
        'It was 2009.',
        'There were skinny jeans on both sides.',
      ),
      told(
        '{They} still has the owl from the letter to come, and a degree, and a room at the parents’.',
        'The owl pays rent.',
        'The degree is over the washing machine.',
      ),
      told(
        '“I did a thing,” {they} wrote, with a picture of a bill that had been paid.',
        'Ninety people liked it.',
        'The bill was for a plant.',
      ),
      told(
        'A song from school came on at the chemist’s, and {they} knew all of the rap, between the plasters.',
        'The pharmacist did the chorus.',
        'It was in the aisle for joints.',
      ),
    ],
    closings: [
      'It needs a coffee first, and a pension.',
      'It was not like that when it was nineteen, which was last year.',
      'The cactus is an heir.',
      '{They} laughs with the face that is crying, and means it.',
    ],
  },
  {
    nouns: list(
      'java javascriptdeveloper javadeveloper php phpdeveloper rustlang rustacean sql sqlquery sqlinjection programminglanguage cplusplus haskell',
    ),
    events: [
      '{a_one} runs on three billion things, one of them a kettle, and the kettle whistles in brackets: {name}',
      '{a_one} added a one to a one, got eleven, and was paid accordingly as {name}',
      '{a_one} was to be declared dead by four articles a year, and keeps up nine tenths of the world as {name}',
      '{a_one} dropped a table, said the log, and in the canteen the soup was still on it, next to {name}',
    ],
    conflicts: [
      told(
        'To say “good morning” {they} needs a factory for greetings, and the factory needs a permit.',
        'It was evening by then.',
        'The night shift has a greeting of its own.',
      ),
      told(
        'One of {their} pointers pointed to nothing, and everybody in the room turned round to look.',
        'There was a draught.',
        'It was null, and rather hurt.',
      ),
      told(
        'There are two ways to do it, and {their} friends have not been to the same wedding since 2003.',
        'The bride used tabs.',
        'The cake was passed by value.',
      ),
      told(
        'The compiler would not let {them} out of the house with that, and it listed the reasons.',
        'It was for its own good, on line four.',
        'It had lent the scarf to two people at once.',
      ),
    ],
    closings: [
      'One semicolon is missing, and it is in the sofa.',
      'It begins to count at nought, and so it was never first.',
      'It works, and nobody is to touch it or ask.',
      'Select all from where it hurts.',
    ],
  },
  {
    nouns: list('css html cssfile stylesheet htmltag centereddiv webpage website'),
    events: [
      '{a_one} was to be put in the middle, went to the left for four days, and then out of the window as {name}',
      '{a_one} was opened with an angle and never closed, so that all of Wednesday is in bold, from here on: {name}',
      '{a_one} looked perfect on every screen but the boss’s, where it covers the button with {name}',
      '{a_one} was marked “important”, then “more important”, and in the end nobody dared to paint over {name}',
    ],
    conflicts: [
      told(
        '{They} moved the logo by one dot, and in the basement of the page a footer caught fire.',
        'It is under construction, with a small man with a spade.',
        'The logo is back, and smug.',
      ),
      told(
        'There is a mug on which the word does not fit and hangs over the side, and {they} owns four.',
        'They overflow, in every sense.',
        'They were a gift from the back end.',
      ),
      told(
        'A box was put in a box in a box, for safety, and {they} cannot remember what was in it.',
        'It was a comma.',
        'It is centred, at last.',
      ),
      told(
        'On a telephone {they} is one narrow column with the eyes under each other.',
        'Turned round, it is a hedge.',
        'The ears come after the cookies.',
      ),
    ],
    closings: [
      'It is still loading, but it has a lovely wheel.',
      'It was pink for a second, and everybody saw.',
      'It works in the old browser, out of spite.',
      'Right click, and look what it is made of.',
    ],
  },
  {
    nouns: list(
      'server serverroom bluescreen bluescreenofdeath servererror error500 servercrash datacenter datacentre npm nodemodules',
    ),
    events: [
      '{a_one} lived under a desk in accounts, was unplugged for a fan, and four countries lost sight of {name}',
      '{a_one} went blue in front of eleven hundred people, in the middle of the word “reliable”, and said {name}',
      '{a_one} was to bring one small box, brought nine thousand that came with it, and under them all was {name}',
      '{a_one} was asked for a page, looked everywhere, even behind the fridge, and came back with {name}',
    ],
    conflicts: [
      told(
        'It was turned off and on again, and {they} came back with a different idea of the world.',
        'It asks after a printer that we never had.',
        'It was always on, in its own view.',
      ),
      told(
        'A man in a jumper sits next to {them} in the cold, and they hum the same note.',
        'He has been up for four hundred days.',
        'His wife thinks that there is someone else; there is a rack.',
      ),
      told(
        'Something has gone wrong, {they} says, with a sad face made of a colon and a bracket.',
        'It has been at it since the colon.',
        'The error is called 0x00, after its father.',
      ),
      told(
        'The lamp at the front blinks green, and {they} has told nobody what it is counting.',
        'It is at nine billion, and smiling.',
        'It stops when the cleaner looks.',
      ),
    ],
    closings: [
      'Please wait; do not turn off your uncle.',
      'There is a backup, and it is from a happier time.',
      'It is somebody else’s computer, said the cloud.',
      'It is up, says the one who is on call, and cries.',
    ],
  },
];
