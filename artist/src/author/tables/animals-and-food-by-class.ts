/** Animals, food and drink: what goes with each class of them, whatever else is in the wish. A bird does not fly south. */
import { list, type NounClass, told } from './noun-class.ts';

export const ANIMAL_CLASSES: readonly NounClass[] = [
  {
    nouns:
      list(`bird pigeon seagull gull goose duck swan pelican stork heron crow raven magpie parrot toucan robin sparrow swallow
      flamingo turkey chicken hen rooster ostrich emu peacock eagle hawk falcon vulture puffin cockatoo canary kiwi dodo duckling chick albatross`),
    conflicts: [
      told(
        '{They} was supposed to fly south in {year}, and has been in the departure lounge ever since.',
        'The flock has sent a postcard.',
        'The gate has changed {count} times.',
        '{They} knows all the duty-free staff by name.',
      ),
      told(
        'Ornithologists hid in a bush to watch {them}, and {they} brought them coffee.',
        'They have put {them} down as “neighbour”.',
        'The bush has been extended.',
        'One of them has started to moult.',
      ),
      told(
        '{They} built a nest out of the correspondence of {office}, and it is the first time that anyone has read it.',
        'Two complaints have hatched.',
        'The reply is still warm.',
        '{Office} writes on thicker paper now.',
      ),
      told(
        'Somebody threw {them} one crumb in {year}, and {they} has had the rest of the bread in writing since.',
        'The bench now belongs to {them}.',
        'The baker pays in advance.',
        'The contract runs until the spring.',
      ),
    ],
    closings: [
      'The car below has been washed {count} times, and {they} has never missed it.',
      'Twice a year somebody opens a window, and {they} closes it again, because of the draught.',
      'The worm got away, and dines out on the story.',
      '{They} was counted in the autumn census, twice, because {they} walked round the back.',
      'Feathers have been found in {place}, neatly sorted by grudge.',
    ],
  },
  {
    nouns: list(
      'hedgehog badger mole mouse rat hamster guineapig gerbil rabbit hare bunny groundhog meerkat weasel armadillo shrew gymnure porcupine wombat',
    ),
    events: [
      '{a_one} came out of the ground in the middle of a football match, and the stadium called out {name}',
      '{a_one} filled both cheeks at a buffet in {town}, and could only introduce {themself} as {name}',
    ],
    conflicts: [
      told(
        '{They} dug a tunnel out of {town} for {length}, and came up in the kitchen of {official}.',
        'Soup was being served.',
        '{They} was given a key, for next time.',
        'The tunnel is now on the bus map.',
      ),
      told(
        'Winter came early, {they} had stored nothing but {snack}, and slept through the complaints.',
        'It was enough until {weekday}.',
        'The cellar has been aired.',
        'The complaints had been stored as well.',
      ),
      told(
        'A gardener in {town} set a trap for {them}, and {they} sent it back, polished.',
        'The gardener now grows gravel.',
        'They play cards on {weekday}s.',
        'There was a carrot in it, as change.',
      ),
      told(
        '{They} has a burrow with {count} exits, and is late for everything because of the choice.',
        'One of them leads to {place}.',
        'Visitors are given a thread.',
        'The post arrives at all of them.',
      ),
    ],
    closings: [
      'The lawn will recover; {official} may not.',
      'Please knock on the ground, twice, and stand to one side.',
      '{They} rolls up at the word “invoice”.',
      'Seen from above, {town} is mostly {their} front door.',
      'Whatever goes missing in {town} is three feet down, and well looked after.',
      '{They} twitches {their} nose once for yes, and {official} has been waiting for a no.',
      'The vegetable patch has been given up, and {rival} with it.',
      'Spring was announced by {them}, in error, and everybody had already put away their coats.',
    ],
  },
  {
    nouns: list(
      'otter beaver platypus capybara duckbill muskrat newt frog toad turtle tortoise salamander axolotl tadpole desman',
    ),
    conflicts: [
      told(
        '{They} dammed the village stream to have a pond, and {town} got a lake and a ferry.',
        'The ferry is always full.',
        'The mayor has bought flippers.',
        'The lake has been named after the plumber.',
      ),
      told(
        'Someone kissed {them} in {year}, to see what would happen, and is still waiting.',
        'There has been a letter from a prince.',
        'The bus has left.',
        'It was a very polite kiss.',
      ),
      told(
        '{They} rents out lily pads by the hour, and has never once mentioned that they sink.',
        'The towels cost extra.',
        'Weekends are fully submerged.',
        '{Official} has been down there since noon.',
      ),
      told(
        'At the swimming pool {they} was asked to shower first, and has not come out.',
        'The water bill has a page of its own.',
        'A queue has formed, in bathrobes.',
        'The lifeguard throws in {snack}.',
      ),
    ],
    closings: [
      'The river has asked to be moved.',
      'Whoever lends {them} a bath gets it back with reeds.',
      'It is calm on the surface, and that is where the paperwork floats.',
      'There will be a second dam, once somebody has missed their table legs.',
      'Wet footprints lead up to the door of {office} and do not lead back.',
    ],
  },
  {
    nouns: list('seal walrus penguin polar sealion yeti snowman reindeer moose elk husky iceberg glacier'),
    conflicts: [
      told(
        '{They} sent back the radiator, the scarf and the soup, and asked whether there was anything colder.',
        'They brought the bill.',
        'The cellar is free from {weekday}.',
        '{They} has married a freezer.',
      ),
      told(
        'Every spring {they} complains to {office} about the thaw, and every spring the letter arrives wet.',
        'It has been hung up to dry since {year}.',
        'The reply is a fan.',
        'Only the word “drip” could be read.',
      ),
      told(
        'Explorers reached the pole after {length}, and {they} charged them for parking.',
        'The flag was clamped.',
        'They paid in dried fruit.',
        'There is a second pole, for coaches.',
      ),
      told(
        '{They} slid into {town} on {their} belly, and the ice rink wants to know how it got there.',
        'There was no ice before.',
        'The jury gave it a nine.',
        'The bakery has not been found again.',
      ),
    ],
    closings: [
      'Shut the door; that is all {they} has ever asked.',
      'The fridge is left open at night, with a small lamp on.',
      'Summer has been asked to go round the back.',
      'It will keep for another {count} years, at minus eighteen.',
      'The note on the door says “cold inside”, and means it kindly.',
    ],
  },
  {
    nouns: list('cat kitten tomcat lynx lion tiger panther leopard cheetah jaguar cougar sphinx'),
    events: [
      '{a_one} sat in the box that {name} had been delivered in, and kept both',
      '{a_one} pushed a name plate off {official}’s desk, and landed on it as {name}',
    ],
    conflicts: [
      told(
        '{They} sat down on the plans for the new bridge in {year}, and the bridge goes round {them}.',
        'Lorries have to breathe in.',
        'The river has followed.',
        'Nobody wanted to wake {them}.',
      ),
      told(
        '{They} asked to be let out, then in, then out, and {official} has been holding the door for {length}.',
        'The hinge has been given a medal.',
        '{They} is now sitting in the doorway.',
        'A second official has been sent for.',
      ),
      told(
        'One glass at a time, {they} has pushed the whole porcelain museum of {town} off the shelf, with eye contact.',
        'Admission is now by weight.',
        'The last vase is chained.',
        '{They} calls it a retrospective.',
      ),
      told(
        '{They} was given a throne, a cushion and a bell, and moved into the box they came in.',
        'The cushion is rented out.',
        'The box faces south.',
        'The throne has been scratched, as a thank-you.',
      ),
    ],
    closings: [
      'Seven lives are used up, and the eighth is being wasted on paperwork.',
      'Nobody owns {them}; {town} is merely kept.',
      'The sofa has been buried in the garden, with honours.',
      'At four in the morning {they} will explain everything, at a gallop.',
      'If it fits, {they} sits in it, and that includes the office of {official}.',
    ],
  },
  {
    nouns: list('cow bull ox sheep lamb goat pig piglet horse pony donkey mule llama alpaca boar ram foal calf zebu'),
    conflicts: [
      told(
        '{They} was sold at the market in {town} three times in one day, and walked home with the money.',
        'The auctioneer has asked for a share.',
        'The farmer has stopped asking.',
        '{They} is saving up for the fence.',
      ),
      told(
        'A gate was left open in {year}; {they} closed it, from the outside, and kept the key.',
        'The farmer shouts the shopping list.',
        'The grass is greener, and numbered.',
        'The key hangs round {their} neck, as a bell.',
      ),
      told(
        'A professor counted {them} in order to fall asleep, and {they} has billed for the night.',
        'It came to one.',
        'There is a surcharge for snoring.',
        'The professor has switched to tablets.',
      ),
      told(
        '{They} ate the hay, the sign that said “no hay”, and the man’s hat, in alphabetical order.',
        'The man was next.',
        'Alphabetically, {town} is safe.',
        'The sign was a bit dry.',
      ),
    ],
    closings: [
      'The barn door has been closed, and {they} is inside with the horsepower.',
      'First prize at the village show was a rosette, and it was delicious.',
      'The farmer gets up at four, to ask whether anything is needed.',
      'Chewing is not an answer, says {official}, and writes it down.',
      'It may rain, which {they} knew from the left knee.',
    ],
  },
  {
    nouns: list('crocodile alligator snake lizard gecko chameleon iguana dinosaur dragon python cobra komodo dino raptor t-rex'),
    conflicts: [
      told(
        '{They} lay on a stone in {town} until somebody took {them} for the monument, and laid a wreath.',
        'The wreath was eaten at dusk.',
        'The speech was about somebody else.',
        'A guided tour stops there at {time}.',
      ),
      told(
        'The dentist in {town} treats {them} by post.',
        'The mirror came back bent.',
        'The postman wants danger money.',
        'There are {count} letters about one tooth.',
      ),
      told(
        '{They} shed {their} skin in a changing room, and it was sold before {they} could say anything.',
        'It looks better on the buyer.',
        'The shop has asked for more in blue.',
        'It was half price, because of the elbows.',
      ),
      told(
        'When the heating failed, {they} stopped in the middle of a step, and {official} used {them} as a coat rack.',
        'Spring came as a surprise to the hats.',
        'The foot came down in April.',
        'Nothing of it is held against anyone.',
      ),
    ],
    closings: [
      '{They} smiles like that at everyone, and that is the trouble.',
      'The tail was returned to the owner, who had already grown another.',
      'Handbag shops in {town} close when {they} walks by.',
      'Extinction has been postponed for lack of interest.',
      'The sunny side of the street is taken.',
    ],
  },
  {
    nouns: list(
      'bee wasp ant beetle ladybug ladybird butterfly caterpillar spider scorpion fly mosquito snail slug worm cricket grasshopper cockroach dragonfly mantis centipede flea bug tick hornet termite bumblebee',
    ),
    events: [
      '{a_one} flew in through the window of a registry office, and flew out as {name}',
      '{a_one} was found in a salad in {town}, complained first, and is called {name} on the bill',
    ],
    conflicts: [
      told(
        'A magnifying glass was brought in to read {their} contract, and the contract caught fire.',
        'The pay was very small anyway.',
        'Only the word “queen” survived.',
        '{They} works without one now, and without pause.',
      ),
      told(
        '{They} crossed the motorway near {town} in {length}, and was booed for the finish.',
        'The medal had to be rolled.',
        'A lorry waited, moved.',
        'The way back starts on {weekday}.',
      ),
      told(
        '{They} moved into a lamp in {office}, and has been billed for the light.',
        'The shadow pays half.',
        'The switch is in dispute.',
        'It is the brightest flat in {town}.',
      ),
      told(
        'Someone in {town} put a glass over {them}, and {they} hung up pictures.',
        'The rent is fair.',
        'The acoustics are much praised.',
        'The postcard underneath is the carpet.',
      ),
    ],
    closings: [
      'It is all a matter of scale, says {official}, and looks for the glasses.',
      'The windscreen was not mentioned.',
      'A rolled newspaper lies ready, but nobody in {town} reads the news.',
      'The jam jar is empty, and so is the jar next to it.',
      'Under the stone there is a small brass plate with office hours.',
    ],
  },
];

export const FOOD_CLASSES: readonly NounClass[] = [
  {
    nouns:
      list(`baguette bread toast bun roll bagel croissant pretzel sourdough loaf biscuit cracker sandwich burger hotdog taco burrito pizza
      flatbread focaccia pie quiche calzone kebab`),
    conflicts: [
      told(
        '{They} went stale once, over a long weekend in {year}, and came back with opinions.',
        'They are mostly crust.',
        'Butter has been seen leaving.',
        'The pigeons have asked for a date.',
      ),
      told(
        'A baker in {town} claims {them} as his own, and has the burns to prove it.',
        '{They} remembers only warmth.',
        'The oven has refused to comment.',
        'They meet at four in the morning, like everyone involved.',
      ),
      told(
        '{They} fell on the floor at {occasion}, on the wrong side, and {count} {crowd} shouted “five seconds!”.',
        'It took six.',
        'The floor has been praised.',
        'Nobody would say who picked {them} up.',
      ),
      told(
        '{Official} asked for a slice of the credit, and {they} took it literally.',
        'It was the end piece.',
        'There were crumbs in the minutes.',
        'The knife has been signed.',
      ),
    ],
    closings: [
      'Best before {weekday}, and unbearable afterwards.',
      'The crumbs lead to {office} and stop at the lift.',
      'The toaster sends its love, and a threat.',
      'In {town} nobody has dared to say the word “carbs”.',
      '{They} rose once, and has been telling people ever since.',
      'A second one is in the oven, with the door locked.',
    ],
  },
  {
    nouns:
      list(`cake cupcake muffin donut doughnut cookie brownie pancake waffle pudding jelly candy lollipop chocolate gingerbread macaron
      tiramisu gelato sundae popsicle marshmallow éclair eclair flan cannolo profiterole trifle dessert cheesecake truffle`),
    conflicts: [
      told(
        'At a birthday in {town} {they} was lit, sung at and wished over, and nobody had asked {them}.',
        'The wish was for socks.',
        'The candles had to be blown out twice.',
        '{They} has kept one candle, for the lawyer.',
      ),
      told(
        '{They} was left alone with a diet club for {length}, and was elected treasurer.',
        'The scales have been sold.',
        'The club meets twice a day now.',
        'There is a waiting list, with spoons.',
      ),
      told(
        'The dentists of {town} sent {them} a basket of flowers and a percentage.',
        'The card only said “more”.',
        'The flowers were sugar.',
        'It covers the frosting.',
      ),
      told(
        'A child in {town} was told to wait before touching {them}, and has been staring for {length}.',
        'It is now a question of pride.',
        'The child has grown a moustache.',
        'Scientists have taken over the evenings.',
      ),
    ],
    closings: [
      'There is always room for {them}, says {town}, and loosens its belt.',
      'The last piece is still on the plate, out of politeness, since {year}.',
      '{They} was shared in {count} parts, all of them different.',
      'Too sweet to jail, wrote the judge, and licked the pen.',
      'The recipe is secret, but the dentist has guessed it.',
      'Sprinkles were found at the scene.',
    ],
  },
  {
    nouns:
      list(`banana apple pear lemon lime orange peach plum cherry strawberry raspberry grape pineapple mango melon watermelon coconut avocado
      tomato potato carrot onion garlic broccoli cabbage cucumber pickle gherkin eggplant aubergine pumpkin radish turnip parsnip beetroot leek corn pea
      bean mushroom pepper chili artichoke cauliflower lettuce kale celery asparagus zucchini courgette olive fig kiwi turnip fruit vegetable`),
    conflicts: [
      told(
        'In the fruit bowl {they} sits apart, next to the keys, and is treated as one of them.',
        '{They} opens the cellar.',
        'The keys are getting soft.',
        'Somebody drove off with {them} on {weekday}.',
      ),
      told(
        'A supermarket in {town} weighed {them} at the self-checkout, and there was no button.',
        'The machine said “please wait”, and has been waiting since {year}.',
        'They pressed “onions”.',
        'Help is on the way, in a waistcoat.',
      ),
      told(
        'Everybody agreed that {they} was ripe at {time}, and by then it was four minutes later.',
        'The committee had a good sniff.',
        'A second date will be announced by smell.',
        'It has gone brown at one meeting.',
      ),
      told(
        '{They} entered the giant vegetable show in {town}, came last, and was the only one to stand up and object.',
        'The marrow looked away.',
        'The jury had to be watered.',
        'The rosette was pinned on all the same, carefully.',
      ),
      told(
        'One sticker says where {they} is from, and {they} has never been able to read it.',
        'It says “see other side”.',
        '{Official} stamped it unread.',
        'It is in a language spoken by {count} {crowd}.',
      ),
    ],
    closings: [
      'Five a day, say the doctors, but not this one.',
      'The peeler has been put on a high shelf.',
      '{They} will be soup in the end, like all of us.',
      'Keep in a cool, dark place, and do not ask what it does there.',
      'A still life was attempted, but {they} would not hold still.',
      'The compost has offered early retirement.',
    ],
  },
];
