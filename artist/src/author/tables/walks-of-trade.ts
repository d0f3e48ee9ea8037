/** Who sells, tends, guards and listens: florist, shepherd, bouncer, therapist. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_TRADE: readonly NounClass[] = [
  {
    nouns: list('florist flowershop flowerseller'),
    events: [
      '{a_one} asked a man with roses what he had done, he told {them} everything, and the card with it says {name}',
      '{a_one} put “get well soon” on the wedding and “lifelong happiness” on the knee, and both came to thank {name}',
      '{a_one} watered the whole window at closing time, though half of it was silk, and one of the silk ones came up as {name}',
      '{a_one} tied a bouquet so big that the bride came up the aisle behind it unseen, and the groom said yes to {name}',
    ],
    conflicts: [
      told(
        'On the fourteenth of February {they} sells nine hundred roses, and on the fifteenth nine.',
        'The nine are bigger.',
        'The nine come with a letter.',
      ),
      told(
        '{They} can tell by the size of the bunch what the man has done.',
        '“And the other thing?” {they} asks.',
        'For lilies {they} rings the wife first.',
      ),
      told(
        'A man came in for “just something green”, and left under a fern, to his own surprise.',
        'It has the front seat.',
        'They have moved in together.',
      ),
      told(
        'A bee comes in at nine every morning, goes round the whole shop, and buys nothing.',
        'It is only looking, thanks.',
        'It has a loyalty card now.',
      ),
      told(
        '{They} keeps a cactus in the window, to show the roses that thorns are no excuse.',
        'It has flowered once, out of spite.',
        'Nobody sends it to say sorry, except a dentist.',
      ),
    ],
    closings: [
      'Cut the stems, change the water, and ring your mother.',
      'Say it with flowers, but say it before half past five.',
      'He loves me, he loves me not, and the floor needs sweeping.',
      'It comes with a little sachet, and nobody knows what is in it.',
      'The carnations know they were the second choice, and keep longer for it.',
    ],
  },
  {
    nouns: list('vet veterinarian veterinary'),
    events: [
      '{a_one} was bitten by the budgie and kissed by the python, all before nine, and is down in both files as {name}',
      '{a_one} said “this won’t hurt” to a parrot, and the whole waiting room has heard, over and over, {name}',
      '{a_one} put the cone on the owner and gave the bill to the dog, and both were better at once, thanks to {name}',
      '{a_one} called out “next, please”, and the cat, the crate and the sofa to which it clung were carried in to {name}',
    ],
    conflicts: [
      told(
        'The whole waiting room is afraid of the dog, and the dog is afraid of {them}.',
        'Everybody is afraid of the cat.',
        'The goldfish is afraid of the carpet.',
      ),
      told(
        'A tortoise was brought in for being slow.',
        'It has been told to come back.',
        'It was well again by the time it reached the table.',
      ),
      told(
        '{They} weighs the dog by weighing the lady with it and then the lady without it.',
        'The lady has changed to another practice.',
        'The dog weighs eleven kilos, and she a secret.',
      ),
      told(
        'The cat had been ill for a week, and was well the moment {they} put on the gloves.',
        'It was ill again in the car park.',
        'The bill was for the gloves.',
      ),
      told(
        'At night the phone rings, and a worried voice tells {them} that the dog has eaten a sock.',
        'It was one of the good ones.',
        'They should bring the other, for comparison.',
      ),
    ],
    closings: [
      'Once a day with food, and a plaster for whoever gives it.',
      '“Good boy”, {they} says to all of them, and to the owner.',
      'The biscuit afterwards is for both sides.',
      'Everybody in here has fur on, or in, or both.',
      'The patient did not complain, being a hamster.',
    ],
  },
  {
    nouns: list('shepherd shepherdess'),
    events: [
      '{a_one} counted the flock, was asleep at eleven, and has no idea to this day how many of them know {name}',
      '{a_one} whistled for the dog, and all the taxis of the valley came up the mountain, asking for {name}',
      '{a_one} knitted the flock warm jumpers for the winter, out of the flock, and what it bleated was {name}',
      '{a_one} left the dog in charge for one night, found the sheep in order of height, and now works under the dog as {name}',
    ],
    conflicts: [
      told(
        'One sheep has been missing since {weekday}, and ninety-nine are sure it is having a better time.',
        'They have asked who gets its place.',
        'It has written, on wool.',
      ),
      told(
        '{They} cried wolf once, to see, and the whole village came up, with cake.',
        'The wolf had a slice.',
        'It was the best evening of the year.',
      ),
      told(
        'The dog does the work, {they} leans on the stick, and the sheep think it is the stick.',
        'The stick has its own blanket.',
        'The dog lets them think so.',
      ),
      told(
        'A man from the city asked how {they} tells them apart, and {they} said: by the faces.',
        'He was introduced to Margaret.',
        'He was later shorn as one of them.',
      ),
      told(
        'The black one stands apart on the hill, and everybody thinks that it is thinking.',
        'It is, about grass.',
        'The dog brings it the paper.',
      ),
    ],
    closings: [
      'That will do, says the dog, and goes home.',
      'The grass over there is greener, and {they} has gone to see.',
      'All present, and one extra, in a very good coat.',
      'It is warm up here, if you know whom to stand between.',
      'Nothing happened on the hill, for the four thousandth time, and it was lovely.',
    ],
  },
  {
    nouns: list('butcher butchery butchershop'),
    events: [
      '{a_one} asked “a little over, is that all right?” until a lady came home with half an ox and the name {name}',
      '{a_one} gave each child a slice of sausage over the counter, and the whole school now walks home by way of {name}',
      '{a_one} waved goodbye with the leg of lamb still in hand, and the burglar whom it hit could only say {name}',
      '{a_one} wrapped up a wedding ring with half a pound of mince, and the happiest pie in the street is called {name}',
    ],
    conflicts: [
      told(
        '{They} is asked for bones for the dog, and knows that the Hendersons have no dog.',
        'Mr Henderson barks a little, to be safe.',
        'It is good soup.',
      ),
      told(
        'The model pig in the window wears a chef’s hat, and nobody has ever asked whose side it is on.',
        'It is on commission.',
        'The hat was its own idea.',
      ),
      told(
        '{They} ties up a joint so beautifully that people put it on the piano.',
        'It has had two birthdays there.',
        'The pianist waters it.',
      ),
      told(
        'A vegetarian moved in next door, and {they} left a bunch of parsley on the step.',
        'It was accepted.',
        'The banns are up between two hams.',
      ),
      told(
        'The scales say just over, {they} looks at the customer, and the customer looks at the thumb.',
        'The thumb goes home at six.',
        'It weighs forty grams, and always has.',
      ),
    ],
    closings: [
      'Anything else? There is always something else.',
      'A little over is not an error; it is a greeting.',
      'The parsley between the trays is plastic, and the oldest in the business.',
      'What is in the sausage is a secret, and whoever knows it eats cheese.',
      'The sharpest wit in the street, after the knives.',
    ],
  },
  {
    nouns: list('burglar thief robber pickpocket catburglar bankrobber shoplifter heist bankrobbery burglary'),
    events: [
      '{a_one} crept in on tiptoe, sneezed, was blessed from upstairs, said thank you, and was heard of after that as {name}',
      '{a_one} came for the silver, could not leave those dishes like that, and the family still asks after {name}',
      '{a_one} stole a piano, by way of the stairs, and the eleven neighbours who helped to carry it wave to {name}',
      '{a_one} handed over a note that said “this is a robbery please”, and the cashier put in the comma and gave it back to {name}',
      '{a_body} broke into a house at night only for {topic}, and the family, in pyjamas, made coffee for {name}',
    ],
    conflicts: [
      told(
        '{They} wears a striped jersey and a mask, because it was on the list, and is greeted everywhere.',
        'The sack says “swag”, for the customs.',
        'The baker asks how business is.',
      ),
      told(
        'The third stair creaked at every visit, until {they} brought some oil.',
        'The family left a thank-you.',
        'The cat had liked the warning.',
      ),
      told(
        'The guard dog was won over with a sausage, and now it comes along.',
        'It carries the torch.',
        'It barks at the wrong moment, out of pride.',
      ),
      told(
        'All that {they} ever takes is one sock of each pair, and nobody reports it.',
        'There is a plan, {they} says.',
        'There are four thousand of them, and no feet.',
      ),
      told(
        '{They} met another one at the same window, and each of the two put up both hands.',
        'They shared the cheese.',
        'The safe was left to the third, who came at four.',
      ),
    ],
    closings: [
      'Nothing was missing afterwards, except the last piece of cake.',
      'The getaway car is in the second row, with a ticket.',
      'It was only borrowed, and the moon held the lamp.',
      'There is honour among them, but no teaspoons.',
      'The alarm went off, and so did {they}, in the other direction.',
    ],
  },
  {
    nouns: list('bodyguard guard'),
    events: [
      '{a_one} stood so close in front of a singer that the fan club has only got photographs of {name}',
      '{a_one} tasted the soup, the roast and the cake for a president, who went to bed hungry and thanked {name}',
      '{a_one} threw {themself} in front of a snowball, went down in slow motion, and with the last breath said {name}',
      '{a_one} opened all the presents at a child’s birthday first, behind a wall, and was booed by eleven boys as {name}',
    ],
    conflicts: [
      told(
        'A baby reached out of a pram with a rusk, and four men in dark glasses lay down on it.',
        'It was only apple.',
        'The baby has been given a code name.',
      ),
      told(
        'On the night shift {they} watches eleven screens, and on all of them it is Tuesday.',
        'A moth came by on screen nine.',
        'The moth is on the Christmas list.',
      ),
      told(
        '{They} speaks into a cuff now and then, and the cuff has never answered.',
        'It is a button.',
        'Last week it said “copy”.',
      ),
      told(
        'At home {they} goes into every room first, and says “clear” to the cat.',
        'The cat has a key of its own.',
        'The bathroom has never been clear.',
      ),
      told(
        'Nobody gets past {them}, and so a Mr Nobody has had free entry for years.',
        'He tips well.',
        'His wife is a Somebody, and waits outside.',
      ),
    ],
    closings: [
      'Arms crossed, feet apart, and a heart of butter.',
      'There is nothing to see here, and {they} has seen all of it.',
      'Whoever smiles first has lost, and {they} has lost to a baby.',
      'Move along, please, and mind the step.',
      'The night is long, and the thermos is not.',
    ],
  },
  {
    nouns: list('wrestler wrestling luchador headlock piledriver'),
    events: [
      '{a_one} came in through smoke, with music and a cape, to a parents’ evening, and was told: “Sit down, {name}”',
      '{a_one} jumped off the top rope, stayed up longer than planned, and the hall had time to agree on {name}',
      '{a_one} got into a headlock with a deckchair, gave up in the third minute, and the chair took the belt from {name}',
      '{a_one} hit a man with a folding chair, and he thanked {them}, unfolded it and sat down beside {name}',
      '{a_body} took on {topic} in a cage, best of three falls, and the bell was rung out of pity for {name}',
    ],
    conflicts: [
      told(
        '{They} greets everybody by ripping a shirt in two, and {relative} does the buttons.',
        'It is all velcro now.',
        'Mondays are two shirts.',
      ),
      told(
        'Everyone says that it is not real, and {they} weeps about it in a very real way.',
        'It takes two referees to hold the hanky.',
        'Then the bell goes, and all is well.',
      ),
      told(
        '{They} challenged the postman through a microphone, across the front garden, for Sunday.',
        'He has ordered a cape.',
        'The parcel came from the top rope.',
      ),
      told(
        'The arch-enemy of eleven years picks {them} up for work, because of the petrol.',
        'They do not speak until the motorway.',
        'He brings the rolls, and growls.',
      ),
      told(
        '{They} wears the mask to the bakery as well, where they pretend not to know who it is.',
        '“The usual, stranger?”',
        'The loaf has eyeholes.',
      ),
    ],
    closings: [
      'One, two, and up again at two and three quarters.',
      'The belt is very big, and holds up nothing.',
      'It was all planned, except for the sneeze.',
      'Somebody is coming to the ring with a ladder, but it is only the electrician.',
      'Behind the curtain the two of them share a banana.',
    ],
  },
  {
    nouns: list('hacker phishing phisher cyberattack ransomware malware computervirus cybersecurity'),
    events: [
      '{a_one} typed very fast in the dark, said “I’m in”, and was in the settings of a fridge, as {name}',
      '{a_one} got into a bank, where the password was “password”, and left a concerned note from {name}',
      '{a_one} wrote to nine thousand people as a prince with gold to share, and a real princess replied to {name}',
      '{a_one} broke into a school to change a mark, felt for the others, gave everybody a B, and is toasted as {name}',
      '{a_body} locked up {topic} behind nine passwords, forgot the fourth, and waits outside as {name}',
    ],
    conflicts: [
      told(
        '{They} got past four walls and a moat of passwords, and the secret file was called “soup”.',
        'It is very good soup.',
        'The secret is a bay leaf.',
      ),
      told(
        'In the middle of the attack {their} grandmother rang, because the printer was printing in pink.',
        'The attack had to wait.',
        'It is still pink.',
      ),
      told(
        '{They} locked all the pictures of a family, looked at them, and sent them back in order.',
        'There is an album now.',
        'Two red eyes had been put right.',
      ),
      told(
        '{They} has tried the name of the dog on every ministry there is, and it has always worked.',
        'Somebody should tell the dogs.',
        'One of them had to be Rex2.',
      ),
      told(
        'Green figures run down {their} screen day and night, and they are the times of the bus.',
        'The nine is late.',
        'It looks very good in the dark, though.',
      ),
    ],
    closings: [
      'Access granted, it says, in letters that no computer has.',
      'Change your password, and say hello to the old one.',
      'The hood is up, the blinds are down, and supper is at seven, says Mum.',
      'Somewhere a server sneezes, and {they} says bless you.',
      'Have you clicked on it? You have clicked on it.',
    ],
  },
  {
    nouns: list('translator interpreter translation polyglot subtitle mistranslation'),
    events: [
      '{a_one} stood between two kings, left out the insults, and the peace that came of it is called {name}',
      '{a_one} looked for a word that there is only in Finnish, alone in a cabin, and came out nine days later as {name}',
      '{a_one} put a minister’s joke into four languages, and said in the fifth only: “Please laugh now, thank you, {name}”',
      '{a_one} did the manual for a shelf out of Swedish by way of Dutch, and what stood in the room at last was {name}',
      '{a_body} found no word for {topic}, waved both arms instead, and is in the minutes as {name}',
    ],
    conflicts: [
      told(
        'The speaker said one short word, and {they} talked for three minutes.',
        'It was a very full word.',
        'The next three minutes came out as “no”.',
      ),
      told(
        'The verb comes at the end, so {they} listens to the whole sentence with one hand up.',
        'It was “not”.',
        'Two delegations had embraced by then.',
      ),
      told(
        '{They} once said it was raining cats and dogs, in a country that takes the weather seriously.',
        'Baskets were put out.',
        'Two families have kept theirs.',
      ),
      told(
        '“Untranslatable”, says the dictionary, and {they} has taken that personally.',
        'It needs a footnote, an uncle and a stove.',
        'The footnote is in its third volume.',
      ),
      told(
        '{They} dreams with subtitles, and they are half a second late.',
        'The monster is gone before it is announced.',
        'A door creaks, it says, and then it creaks.',
      ),
    ],
    closings: [
      'Or words to that effect.',
      'In the original it was funnier, say those who cannot read it.',
      'There is no word for it, so {they} made the gesture.',
      'False friends are the only enemies {they} has.',
      'It was lost on page nine, and found on page ninety, slightly damp.',
    ],
  },
  {
    nouns: list('therapist psychologist psychology psychiatrist psychotherapist psychoanalyst counsellor'),
    events: [
      '{a_one} asked a mountain how that made it feel, waited eleven years, and the echo has opened up about {name}',
      '{a_one} lay down on {their} own couch to try it, was asked about {their} mother by the clock, and rose as {name}',
      '{a_one} said “mm” in so many ways that a choir bought the rights, and it is performed as {name}',
      '{a_one} showed a man a blot, he saw a moth, and the moth, when it was asked the same, saw {name}',
    ],
    conflicts: [
      told(
        '“And how does that make you feel?” {they} asked a plumber, and the tap stopped by itself.',
        'It had only wanted to be heard.',
        'The bill was for fifty minutes.',
      ),
      told(
        'The tissues are for the patients, and {they} got through two boxes over a hamster.',
        'It pulled through.',
        'It was somebody else’s hamster.',
      ),
      told(
        'After fifty minutes {they} says that time is up, also at weddings.',
        'The vows were just getting interesting.',
        '“Same time next week”, said the groom.',
      ),
      told(
        'The rubber plant in the corner has heard everything, and drops a leaf at the word “mother”.',
        'It is seeing somebody.',
        'Three leaves are left.',
      ),
      told(
        'A ghost came to say that nobody sees it, and {they} said: “I see you.”',
        'It wept, right through the chair.',
        'It comes on Thursdays, by way of the wall.',
      ),
    ],
    closings: [
      '“That is interesting”, {they} says, and writes down “milk”.',
      'We shall have to leave it there for today.',
      'It all goes back to a tricycle, as it usually does.',
      'There are no wrong answers, but that one was close.',
      'The couch has heard enough, and would like to talk about itself.',
    ],
  },
  {
    nouns: list('salesman saleswoman salesperson carsalesman telemarketer'),
    events: [
      '{a_one} put one foot in the door, sold the door as well, and the receipt for the hinges is in the name of {name}',
      '{a_one} sold ice to a penguin, in monthly instalments, and the penguin recommends {name}',
      '{a_one} rang at the house of another of the same kind, and by Thursday neither knew which of them was {name}',
      '{a_one} said “but wait, there is more”, and there was, for nine hours, until somebody unplugged {name}',
    ],
    conflicts: [
      told(
        '{They} kicked the tyre, to show how good it was, and the rest of the car sat down.',
        'It is the sports model, then.',
        'The horn was thrown in.',
      ),
      told(
        'The offer ended at midnight, and at one past {they} stood under the window with a better one.',
        'It was sung.',
        'They took two, to be able to sleep.',
      ),
      told(
        '{They} hears the word “no” as the beginning of a conversation.',
        '“Goodbye” is the middle.',
        'A closed door is a maybe.',
      ),
      told(
        'A lady wanted to see nothing, thank you, and {they} had brought that in three colours.',
        'She took the blue.',
        'Nothing comes with a guarantee.',
      ),
      told(
        'At home {they} explains the advantages of the potatoes before anybody gets one.',
        'There is a leaflet.',
        'The peas were an upgrade.',
      ),
    ],
    closings: [
      'The demonstration is free, and lasts until somebody buys it.',
      'There is only one left, as there has been since spring.',
      'Can I interest you in the second half of this sentence?',
      'The smile is on loan from head office.',
      'What would it take to send you home in this story today?',
    ],
  },
  {
    nouns: list('mime mimeartist pantomimist'),
    events: [
      '{a_one} got stuck in a box that was not there, and the fire brigade sawed through nothing to free {name}',
      '{a_one} leaned on the wind until the wind gave way, and the whole market mouthed {name}',
      '{a_one} gave evidence with both hands, was cross-examined with both hands, and the clerk took down {name}',
      '{a_one} ordered a coffee without a word, got one without a cup, and the bill was mouthed to {name}',
    ],
    conflicts: [
      told(
        'There is a wall in the street that only {they} can feel, and everybody walks round it.',
        'The door is on the left.',
        'Somebody has hung a picture on it, they think.',
      ),
      told(
        '{They} rang a friend, both held a hand to one ear, and it was the best talk in years.',
        'Neither wanted to hang up first.',
        'It was long-distance, to judge by the faces.',
      ),
      told(
        'One evening {they} said “ow”, and it was in all the papers.',
        'The critics found it wordy.',
        'It had been a real wall.',
      ),
      told(
        '{They} walks a dog that is not there, and the baker’s real one has fallen in love with it.',
        'They go out together.',
        'The lead is getting tight.',
      ),
      told(
        'Nobody could tell whether {they} was trapped behind glass or waiting on the phone to the bank.',
        'It was the bank.',
        'There was music, to judge by the hips.',
      ),
    ],
    closings: [
      'There is nothing more to say, and {they} says it with both hands.',
      'It goes without saying, and it went without saying.',
      'The hat on the pavement is the only prop, and is quite real.',
      'Words fail {them}, and have done for years, at union rates.',
      'Then {they} went down the stairs behind the sofa, and there are no stairs.',
    ],
  },
  {
    nouns: list('hermit recluse hermitage anchorite'),
    events: [
      '{a_one} moved into a cave to be alone, wrote a book about it, and three coaches a day drive up to see {name}',
      '{a_one} took a vow of silence, stubbed a toe in its ninth year, and what the valley heard was {name}',
      '{a_one} came down from the mountain for salt, was asked “how are you?”, and fled as {name}',
      '{a_one} talked to nobody but a stone for nine winters, and in the tenth the stone put in a word for {name}',
    ],
    conflicts: [
      told(
        'Another one has moved into the cave next door, and {they} can hear him being quiet.',
        'It is the wrong kind of quiet.',
        'They nod at the same stone, at different times.',
      ),
      told(
        'Somebody climbed up to ask about the meaning of life, and {they} asked how the match had gone.',
        'Both went home wiser.',
        'It was two–two.',
      ),
      told(
        'The bell at the mouth of the cave was only meant as a joke, and it rang.',
        'It was a parcel for the cave next door.',
        'The bell now wears a sock.',
      ),
      told(
        '{They} has not met a soul since {year}, and remembers the last one with a shudder.',
        'There had been small talk.',
        'It was about parking.',
      ),
      told(
        '{They} was voted neighbour of the year, for never having been heard.',
        'The prize was left at the foot of the mountain.',
        'It was a weekend for two.',
      ),
    ],
    closings: [
      'Company is lovely, {they} says, and draws the moss.',
      'The party was for one, and somebody left early.',
      'Peace, quiet, and a goat with opinions.',
      'Please do not ring; there is nobody in but {them}.',
      'It was a full day: first the morning, and then the rest of it.',
    ],
  },
];
