/** Who fights, reigns or gives in tales: each class has jokes that only it could have. No ninja blows a horn. */
import { list, type NounClass, told } from './noun-class.ts';

export const HERO_CLASSES: readonly NounClass[] = [
  {
    nouns: list('knight jouster crusader paladin'),
    events: [
      '{a_one} was lowered on to a horse by crane, rode off before the crane had let go, and was last seen as {name}',
      '{a_one} came to rescue a maiden from a tower, took the wrong tower, and freed a lighthouse keeper called {name}',
      '{a_one} knelt down before the queen, could not get up for the rust, and was dubbed three more times, up to {name}',
      '{a_one} threw down the gauntlet, nobody picked it up, and on the hand that got cold was written {name}',
    ],
    conflicts: [
      told(
        'The visor fell shut in {year}, and {they} has been riding by ear.',
        'The dragon turned out to be a bakery.',
        'Soup goes in through the slits.',
        'The princess has been described to {them}, by rivals.',
      ),
      told(
        'There was an itch between the shoulder blades, under forty pounds of steel, an hour before the tournament.',
        'The lance was tried, then a fork, then a kneeling squire.',
        '{They} won, by writhing.',
        'The tin opener had been left at the dragon’s.',
      ),
      told(
        'At the round table there is no head and no foot, so the bill has been going round since {year}.',
        'The one with the quest said he had no change.',
        'It has been once past everybody and is warm.',
        'The wizard has a way of being outside just then.',
      ),
      told(
        'It rained on the way to the quest, and {they} stands at the crossroads with an arm out.',
        'A signpost has been nailed to it: left for {town}.',
        'Somebody comes by with oil on Tuesdays.',
        'The horse has finished the quest alone.',
      ),
      told(
        'A damsel was in distress, on the fourth floor, and the stairs were narrow and wound the wrong way for armour.',
        'She came down to see what the noise was.',
        '{They} is stuck at the second bend, as a guard.',
        'She pulled, and was put up for the order.',
      ),
    ],
    closings: [
      'The shield has a lion on it, though it was meant to be the dog.',
      'Honour was saved; the hinges were not.',
      'The squire knows how one gets out of it, and wants a rise.',
      'The grail was in the sideboard, behind the good cups.',
      'In for a clank, out for a clank.',
    ],
  },
  {
    nouns: list('pirate buccaneer corsair privateer jacksparrow captainhook blackbeard longjohnsilver'),
    events: [
      '{a_one} dug where the cross was on the map, struck a chest, and inside sat the landlord of {name}',
      '{a_one} sailed under false colours, had washed them with a red sock, and is feared in pink as {name}',
      '{a_one} boarded a cruise liner with a knife between the teeth, was too late for dinner, and was put on table nine as {name}',
      '{a_one} let go of the helm to scratch, with the hook, and the cry was {name}',
    ],
    conflicts: [
      told(
        'The treasure was buried on an island, ten paces from the palm, and {they} has since been given shorter legs by rheumatism.',
        'There are four hundred holes, and a golf club has leased them.',
        'The palm is in on it.',
        'It is eleven paces, with a sigh.',
      ),
      told(
        'The patch changes from left to right, depending on which side the tax office comes aboard.',
        'It is for reading in the hold, with the other one.',
        'Nobody has ever asked about the eye; it is fine.',
        'In the bath it floats.',
      ),
      told(
        'A lemon a day keeps the teeth in, so the most fearsome ship of the seven seas smells of lemonade.',
        'Two were put down by wasps.',
        'The broadside was pips.',
        'They have eleven teeth, and they are going to keep them.',
      ),
      told(
        'The plank was oiled, the prisoner was bound, and then he took a run-up, did a somersault, and the crew held up numbers.',
        'They gave him an eight; the knees.',
        'Now all of them want to.',
        'The sharks have sat down in rows.',
      ),
      told(
        'A parrot on the shoulder says at every port what was agreed at sea.',
        'It is called the log.',
        'The left side of the coat is to be looked at from the right only.',
        'Governors ask for the bird by name.',
      ),
    ],
    closings: [
      'The rum is gone, and so is the man who asked.',
      'Half of the map is in the soup, and it is the half with the cross.',
      'Dead men tell no tales, but the cook never stops.',
      'The skull on the flag has been drawn by the cabin boy, and smiles.',
      'Home is where the anchor is, and that is in the neighbour’s conservatory.',
    ],
  },
  {
    nouns: list('viking norseman berserker'),
    events: [
      '{a_one} rowed four weeks to plunder a monastery, was given a beer by the monks, and joined the choir as {name}',
      '{a_one} discovered a continent, found that there was no parking for the longship, and went home as {name}',
      '{a_one} carved half a word into a stone, was called to supper, and scholars read it as {name}',
      '{a_one} set out with a helmet, an axe and a sandwich, and from the coast of England the sandwich was sent back to {name}',
    ],
    conflicts: [
      told(
        'The flat-pack longship came with forty oars, one key, and a drawing of a man who smiles.',
        'It has turned out as a shelf, with a dragon’s head.',
        'The screw that was over was the keel.',
        'They have raided the shop that it came from.',
      ),
      told(
        'There were no horns on the helmet until the opera came by, and since then {their} mother has asked for the truth.',
        'They unscrew.',
        'They do hold the wool when she winds.',
        'The neighbours have aerials on theirs.',
      ),
      told(
        'The beard is plaited in four, and each of the plaits has been sworn in as a witness.',
        'The left one has seen Dublin.',
        'It takes until noon; the coasts are grateful.',
        'There is a herring in the third, for the road.',
      ),
      told(
        'They burned their boats so that nobody could turn back, on the wrong side of the river, before lunch.',
        'There was a bridge; it had not been mentioned.',
        'The lunch was in the second boat.',
        '{They} has opened a ferry company with a raft.',
      ),
      told(
        'At the fjord the wind dropped, and forty men have been rowing to the song with the hundred verses.',
        'At ninety-four somebody forgot a word.',
        'It is about rowing.',
        'They are against it, the anchor was down.',
      ),
    ],
    closings: [
      'Pillage first, then burn; it is on the list in that order, and underlined.',
      'The sagas tell it with more dead and fewer sandwiches.',
      'A seat is kept for {them} in Valhalla, by the kitchen door.',
      'The monks have counted the candlesticks, and there is one over.',
      'The runes on the axe say “this side”.',
    ],
  },
  {
    nouns: list('ninja samurai shinobi ronin'),
    events: [
      '{a_one} hid so well at the school photograph that the caption has a gap, and in it stands {name}',
      '{a_one} drew the sword, split a falling petal, a candle and the lease, and the landlord bowed to {name}',
      '{a_one} crept over four roofs to fetch the milk unseen, was greeted by the milkman, and had to start again as {name}',
      '{a_one} threw a smoke bomb to get out of a dinner, came to in the kitchen, and washed up until two as {name}',
    ],
    conflicts: [
      told(
        'Both bowed, the master a bit lower, so {they} a bit lower, so the master a bit lower, since {year}.',
        'They are through the mat.',
        'The tea went cold at a very good angle.',
        'Somebody is going to have to sneeze.',
      ),
      told(
        'For nine years {they} sat in the ceiling of a lord on a mission, and the lord has moved out.',
        'The new ones are nice, and play cards.',
        'A floorboard creaked; it has been a member of the clan.',
        '{They} knows the end of every bedtime story.',
      ),
      told(
        'The blade may not go back into the sheath until it has tasted something, and since then there has been a lot of salad.',
        'The radish had looked at {them} oddly.',
        'The blade does a cucumber per breath.',
        'At the cheese it was found to have no honour.',
      ),
      told(
        'Dressed in black from head to foot {they} was invisible, and then the snow came.',
        '{They} has been taken for a coal cellar, a priest and a comma.',
        'The carrot was put in by children.',
        'A white set is on order, one size, for the clan.',
      ),
      told(
        'A haiku was to be composed before the duel, and both of them got stuck in the last line.',
        'It wants one syllable.',
        'The cherry tree has finished.',
        'They have gone to look up “tangerine”.',
      ),
    ],
    closings: [
      'You did not see {them}, and {they} thanks you for that.',
      'Honour first, then the shoes off, then the noodles.',
      'The star that was thrown is stuck in the fridge, and holds the shopping list.',
      'The silence was from here, and so was the crisp.',
      'Behind you. No, now {they} is behind the other one.',
    ],
  },
  {
    nouns: list('king queen prince princess emperor empress monarch duchess'),
    events: [
      '{a_one} waved from a balcony, it was the wrong house, and the family inside calls it {name}',
      '{a_one} felt a pea through twenty mattresses, had the hotel closed, and got the bill as {name}',
      '{a_one} opened a sewage plant with gold scissors, slipped, and surfaced to the anthem as {name}',
      '{a_one} offered the half of the kingdom for a horse, was taken at {their} word, and lives in the other half as {name}',
    ],
    conflicts: [
      told(
        'The crown sits well, but nobody has told {them} where one puts it down at night.',
        'It is over the tap.',
        'The bed has had to be made longer, for three points.',
        'The cat has been in it since Easter, and reigns.',
      ),
      told(
        '{They} has never carried money, and at the supermarket had to point to the face on the banknotes.',
        'It was the aunt, said the cashier, and with more chin.',
        'The trolley wanted a coin, and got a knighthood.',
        'Three bags were given a title.',
      ),
      told(
        'A taster tries every dish for poison, and for years there has been nothing left of the pudding.',
        'He has asked to be quite sure, with cream.',
        'He is the only one who is getting rounder.',
        'The broccoli he passes without a look.',
      ),
      told(
        'The whole court laughs when {they} laughs, and it was a sneeze.',
        'The ambassador fell off his chair, to be on the safe side.',
        'It is now a national holiday, with handkerchiefs.',
        'At the second one they were in tears.',
      ),
      told(
        'In the portrait {they} rides a stallion over an abyss; the sitting was on the arm of a sofa.',
        'The sofa rears up very well.',
        'The abyss was the painter’s own idea, and his bill.',
        'The footstool has been made a marshal.',
      ),
    ],
    closings: [
      'We are quite well, and so are we.',
      'Heavy is the head, but the scones are light.',
      'The wave is from the wrist, and the wrist has a deputy.',
      'The palace has four hundred rooms, and the slippers are in another.',
      'Off with something, it was decreed, and it was the lid.',
    ],
  },
  {
    nouns: list('superhero superheroine supervillain villain sidekick superwoman superman'),
    events: [
      '{a_one} ran into a phone box to change, it was occupied by another one, and they came out mixed up as {name}',
      '{a_one} explained the whole of the plan to a prisoner on a conveyor belt, missed the last bus, and missed the world as {name}',
      '{a_one} caught a falling piano with one hand, saw that it was a delivery, and signed the receipt as {name}',
      '{a_one} had the cape shut in the tram door, ran along as far as the terminus, and was thanked for the escort as {name}',
    ],
    conflicts: [
      told(
        'At the office nobody has seen through {them}, because of the glasses, least of all the optician.',
        'He asked whether it was better with or without the mountain.',
        'The tie has been on fire twice.',
        'A man on the third floor has the same glasses and the same lunch break.',
      ),
      told(
        'The pants go over the tights, said the book, and {their} mother has been on the telephone about it since {year}.',
        'The neighbours have a washing line.',
        'It is cut for flying, not for benches.',
        'She has sewn a name into the cape.',
      ),
      told(
        'The lair in the volcano was a dream: the view, the quiet, and the rent; nobody had said how it is heated.',
        'The shark tank is now a soup.',
        'The estate agent had a white cat and would not meet {their} eye.',
        'The henchmen are in sandals.',
      ),
      told(
        'A kitten was up a tree and a comet was coming down on {town}, and {they} had one hand free.',
        'It is a different sort of tree now.',
        'The kitten had thrown itself in between.',
        'The comet was scratched behind the ear.',
      ),
      told(
        'The archenemy has a cold, and {they} has been standing on the roof in the rain all evening like a fool.',
        'At ten {they} brought him soup.',
        'He coughed the plan, as far as the laser.',
        'They threatened each other by text.',
      ),
    ],
    closings: [
      'With great power comes a great deal of dry cleaning.',
      'The sign in the sky was a moth.',
      'The city has been saved, and so has the receipt.',
      'The mask hides everything except the sandwich.',
      'Curses, and foiled again, and half a pound of ham in foil.',
    ],
  },
  {
    nouns: list('gnome'),
    events: [
      '{a_one} was turned round on the lawn by a child, saw the house for the first time, and asked to be put back as {name}',
      '{a_one} was taken off the lawn by students, sent pictures from eleven capitals, and came home as {name}',
      '{a_one} was seen by a postman, who told his wife, who told the whole of the close, and now they all leave buns for {name}',
      '{a_one} fell asleep in a mushroom, was sold by the pound at the market, and woke in the omelette as {name}',
    ],
    conflicts: [
      told(
        'At night {they} comes in to do the dishes unseen, and somebody has bought a machine.',
        'They do the washing-up together now; one of them hums.',
        'It leaves streaks, says {they}, and moves a cup.',
        'A bowl of cream stands by the plug, for either.',
      ),
      told(
        'Under the third toadstool {they} had a bell put in, and the wood has had no peace since.',
        'The slugs ring and slide off.',
        'It was two hedgehogs, about the insurance.',
        'The neighbour in the fourth only ever has parcels.',
      ),
      told(
        'A lady at number eleven has put {them} by the pond with a rod, and the goldfish take it as a joke up to a point.',
        '{They} has caught a cold and a crisp packet.',
        'In the night the rod is put down and the feet go in.',
        'The barrow beside it is new, and does not say a word either.',
      ),
      told(
        'One sock of each pair was taken, as agreed in the old days, and the family has bought only single ones.',
        '{They} takes the gaps, now.',
        'There is a washing line under the floor, and it is very festive.',
      ),
      told(
        'There is a home for the ones with a chip, and {they} looks in on Sundays with a pot of red paint.',
        'One has no nose, and smells of geranium.',
        'The flamingo from the lawn opposite does the reading.',
      ),
    ],
    closings: [
      'At the bottom of the garden the light is on, and the rates are paid in acorns.',
      'The cap is red so that one is found under the leaves.',
      'The wheelbarrow is always full, and always of the same thing.',
      'By day it does not move, and by night it has a bus pass.',
      'Mind where you mow.',
    ],
  },
  {
    nouns: list('santa claus'),
    events: [
      '{a_one} came down the chimney of an insurance office, apologised, left a train set, and is on the staff list as {name}',
      '{a_one} read eleven million letters in a night, in the bath, and the one that was still legible asked for {name}',
      '{a_one} was found asleep on a roof on the sixth of January, with one parcel left, addressed to {name}',
      '{a_one} got stuck at the hips above a fireplace, sang until help came, and is still listed there as {name}',
    ],
    conflicts: [
      told(
        'At every house there is a biscuit and a glass of milk, and in the last street {they} no longer fits through the stairwell.',
        'It was two billion biscuits; one was ginger.',
        'The cow has been sent a card.',
        'A carrot has been tried, by the reindeer’s leave.',
      ),
      told(
        'The list of who has been naughty is checked twice, and this year {they} was on it.',
        'It was about the sherry at number nine.',
        'There was coal, and the sleigh is warm at last.',
        'The second check found the clerk, too.',
      ),
      told(
        'Underfloor heating was put in all over {town}, and {they} has been standing on a roof with a sack and a question.',
        'The cat flap was tried, up to the boot.',
        'They had left the key under the pot, with the biscuit.',
        '{They} came up through the bathroom, warm.',
      ),
      told(
        'There are three of {them} in the department store, on three floors, and a boy of five has taken the lift.',
        'The beards have been asked to line up.',
        'On the third floor it was Mrs Hoffmann from shoes.',
        'He has asked each for a different thing, and has a system.',
      ),
      told(
        'A speed trap at the North Pole has a picture of a red nose, and {they} says that it was not at the wheel.',
        'There is no wheel.',
        'The points are spread over nine licences.',
        'The fine was down the chimney before the ink was dry.',
      ),
    ],
    closings: [
      'One working day a year, and it is nights, and on the roofs.',
      'The elves have asked for the beard to be kept out of the ribbon.',
      'You had better not pout: the list has a column for it.',
      '{They} says “ho”, and after the stairs the other two.',
      'On the twenty-seventh there is a line at the exchange, and it has a sack.',
    ],
  },
];
