/** What is eaten in pubs, at stalls and from grandmother's tin: Scotch egg, Yorkshire pudding, elote, cheese bread. */
import { list, type NounClass, told } from './noun-class.ts';

export const DISHES_OF_PUBS_AND_STALLS: readonly NounClass[] = [
  {
    nouns: list('scotchegg scotcheggs porkpie porkpies sausageroll'),
    events: [
      '{a_one} was cut in two at a picnic, before witnesses, and in the middle, golden and surprised, sat {name}',
      '{a_one} was declared a meal by a minister, opened eleven thousand pubs with that, and is known there as {name}',
      '{a_one} rolled off the rug, down the hill and into a christening, and the vicar held up {name}',
    ],
    conflicts: [
      told(
        'There is a coat round the coat, and inside somebody is at home and not yet hard.',
        'Knock twice.',
        'It likes a warm draught.',
      ),
      told(
        'It was held under a train seat for three hours with one bite out, and the carriage had to vote.',
        'It was put off at Crewe.',
        'It has friends in Crewe.',
      ),
      told(
        'A hen looked at {them} through the deli window for the length of a bus.',
        'She took the next one too.',
        'She left something for it on the step.',
      ),
      told(
        'A man from Dundee came to say that it is from London, and one from London that it is from Lucknow.',
        'They shared it, and both had the lid.',
        'The mustard was from Dijon, and quiet.',
      ),
    ],
    closings: [
      'Best eaten cold, in a car, looking at the sea.',
      'It is a picnic with walls.',
      'There is always one left, and always an uncle.',
    ],
  },
  {
    nouns: list('yorkshirepudding yorkshirepuddings yorkies toadinthehole bubbleandsqueak gravyboat roastdinner'),
    events: [
      '{a_one} rose in the oven to the height of a chef’s hat, somebody opened the door to look, and down went {name}',
      '{a_one} held half a litre of gravy for a whole grace, did not leak, and was sworn in by a Yorkshireman as {name}',
      '{a_one} talked in the pan at nine on a Monday, of all that had been left on Sunday, and chiefly of {name}',
    ],
    conflicts: [
      told(
        'The fat has to smoke first, and the alarm, the dog and the neighbours all know {their} day.',
        'They bring their own plates.',
        'The dog lies beneath the beep.',
      ),
      told(
        'Grandmother’s never fell, and she took the reason with her, on purpose, smiling.',
        'It was in the tin all along, says the tin.',
        'There is a line of eleven flat Sundays.',
      ),
      told(
        'A guest from abroad waited for dessert, and was shown that it had come with the beef.',
        'He put custard on it.',
        'The county has been told.',
      ),
      told(
        'Four were made for five people, and that was how the matter of the will came up.',
        'The fifth has the clock now.',
        'One of them had a corner.',
      ),
    ],
    closings: ['Do not open that door.', 'It is mostly air and pride.', 'More gravy, says the hole.'],
  },
  {
    nouns: list(
      'spotteddick stickytoffeepudding jamrolypoly steamedpudding etonmess banoffeepie banoffee breadandbutterpudding treacletart',
    ),
    events: [
      '{a_one} was read out from a school menu in a clear voice, and forty boys were sent home along with {name}',
      '{a_one} was dropped on the way to the headmaster, scooped up with a smile, and served to this day as {name}',
      '{a_one} was under so much custard that it was only found in spring, by the spoon, quite warm, as {name}',
    ],
    conflicts: [
      told(
        'It steamed for three hours in somebody’s best cloth, and came out with the crest of a hotel on it.',
        'It has sea view.',
        'Checkout is at eleven.',
      ),
      told(
        '“Just a small piece”, they all said of {them}, and the table had to be loosened.',
        'It went by the second hole.',
        'The chairs will need a moment.',
      ),
      told(
        'After {them} nobody has ever gone for the walk that they had promised.',
        'The coats were put on, and sat in.',
        'The dog went, and told them about it.',
      ),
      told(
        'An American asked what it was called again, and then asked for it once more, to record.',
        'It is his ring tone.',
        'Grandmother said it for him, slowly, twice.',
      ),
    ],
    closings: [
      'Custard is not a side, it is a tide.',
      'School was worse, but it had Thursdays.',
      'There is always room, it is another stomach.',
    ],
  },
  {
    nouns: list('fairybread lamington lamingtons anzacbiscuit vegemitetoast'),
    events: [
      '{a_one} was claimed by two countries at one table, each with a cousin and a date, and both of them wept for {name}',
      '{a_one} went round at a birthday of six-year-olds, and what fell off is still being found between the toes of {name}',
      '{a_one} was rolled in the nearest bowl by a maid who had dropped it, before a governor, and was presented as {name}',
    ],
    conflicts: [
      told(
        'The recipe is bread, butter and hundreds of small hopes, and it cannot be made for grown-ups.',
        'They cry at the crust.',
        'Triangles, or it does not count.',
      ),
      told(
        'The ants had heard of it by noon, and they came by car.',
        'They took the pink ones.',
        'There was a very long hearing.',
      ),
      told(
        '“A dancer was named after it”, said the one aunt, and the other one put down the whisk.',
        'New Zealand has been on the phone.',
        'It cracked down the middle, like the family.',
      ),
    ],
    closings: ['It does not travel, and neither will they.', 'Mind the lawn, it has sprinkles.', 'No worries, says the plate.'],
  },
  {
    nouns: list('elote esquites streetcorn cornonthecob papasbravas'),
    events: [
      '{a_one} was turned on the coals by a man called Chuy, who put on everything, looked, and put on {name}',
      '{a_one} was eaten on the way to an interview, and the panel saw on one cheek the lime, the chilli and {name}',
      '{a_one} was played from left to right like a mouth organ, with a small bell at the end of the line, by {name}',
    ],
    conflicts: [
      told(
        'There is a stick in it, and still nobody has gone home with clean elbows.',
        'The elbows will not say how.',
        'There was mayonnaise behind an ear.',
      ),
      told(
        '“Does it bite?” a tourist asked about the red one, and the whole square said “no”.',
        'He is being fanned with a hat.',
        'He has gone back for it, with a towel.',
      ),
      told(
        'A floss seller has set up beside {them}, and neither could live without the other.',
        'They share a wall and a summer.',
        'There will be children.',
      ),
    ],
    closings: [
      'With everything, and hold the shirt.',
      'The bell on the tricycle says it in two notes.',
      'It was a little hot, said the fire.',
    ],
  },
  {
    nouns: list('cheesebun cheesebread paodequeijo pandebono chipa gougere'),
    events: [
      '{a_one} was round, warm and hollow, there had been thirty of them, and the tray could only speak of {name}',
      '{a_one} was taken out of the oven just as the bell rang, and it was the whole building asking for {name}',
      '{a_one} was pulled apart by two sisters, and between the two halves, long as a bridge, hung {name}',
    ],
    conflicts: [
      told(
        'One is never enough, and so {they} was sold by the bag, and the bag never got past the corner.',
        'It is a very fat corner.',
        'There is a bench there, with a napkin.',
      ),
      told(
        'Outside there is a crust, inside there is a sort of argument with cheese, and it stretches.',
        'The cheese won.',
        'A chin was involved.',
      ),
      told(
        'No flour, says the recipe, and a baker from Bavaria sat down on the step with it for an hour.',
        'It is cassava, he tells his pillow.',
        'He has taken up samba.',
      ),
      told(
        'An aunt in Minas sends the right cheese by coach, in a hat box, on the lap of a cousin.',
        'He smells at every stop, and makes friends.',
        'The hat is left at home, and sulks.',
      ),
    ],
    closings: [
      'With coffee, and standing up.',
      'The last is the one that everybody was leaving for you.',
      'They are only good warm, and have never had the time to cool.',
    ],
  },
  {
    nouns: list('souffle soufflé cheesesouffle'),
    events: [
      '{a_one} stood at its full height for eleven seconds, and in those the waiter ran forty metres shouting {name}',
      '{a_one} heard a door slam two streets off, took it personally, and came to the table as {name}',
      '{a_one} was photographed in the oven, through the glass, by a proud man, and the flash was the end of {name}',
    ],
    conflicts: [
      told(
        'All had to walk on tiptoe, and then grandfather sneezed in the next village.',
        'He has sent his condolences.',
        'It leaned that way for a while.',
      ),
      told(
        '{They} is nothing but eggs and breath, and takes a remark very badly.',
        '“Is that it?” was the remark.',
        'It was the last thing it heard.',
      ),
      told(
        'The guests were late by four minutes, and it went down to meet them.',
        'They ate it with straws.',
        'It had waited as long as it had knees.',
      ),
    ],
    closings: ['Hush, it is rising.', 'It was taller in the kitchen.', 'Up is an hour, and down is a look.'],
  },
  {
    nouns: list('roux bechamel béchamel whitesauce hollandaise bearnaise gravygranules velouté mirepoix'),
    events: [
      '{a_one} was left for the length of one telephone call, and the spoon stands in it, upright, in memory of {name}',
      '{a_one} split at a quarter to eight, in front of the in-laws, and each half went home with another side of {name}',
      '{a_one} was stirred for forty minutes, always the same way round, and at the end the cook was wound up and said {name}',
    ],
    conflicts: [
      told(
        'There was one lump, and it was found by the critic.',
        'It was the size of a pea and had a will of its own.',
        'He has called it “honest”.',
      ),
      told(
        '“Add the milk slowly”, says the book, and the phone rang, and it was added at once, and so was the phone.',
        'It is well coated.',
        'It still takes calls, thickly.',
      ),
      told(
        'An apprentice stirred {them} to the left, and the old chef had to sit down.',
        'It is another sauce now, in another hemisphere.',
        'He is peeling potatoes until Lent.',
      ),
    ],
    closings: [
      'It coats the back of a spoon, a tie and a Sunday.',
      'Do not stop now.',
      'It needs salt, love and somebody to scrape the bottom.',
    ],
  },
  {
    nouns: list('churro churros churreria churroseller'),
    events: [
      '{a_one} came out of a star-shaped hole at five in the morning, met a whole night club, and was crowned {name}',
      '{a_one} was dipped up to the neck in hot chocolate, held its breath, and came up with a moustache as {name}',
      '{a_one} was bent into a loop, hung on a reed with eleven others, and carried home through the mist as {name}',
    ],
    conflicts: [
      told(
        'The sugar lands on whoever is in black, and at the wedding it was all of them.',
        'It was taken for snow, and they sang.',
        'The priest licked a cuff.',
      ),
      told(
        'The man at the stall cuts {them} with scissors, and he has cut a sentence short as well.',
        'It was about his brother.',
        'It was by weight.',
      ),
      told(
        'By the hour of breakfast half of Madrid was going home, half to work, and both wanted {them}.',
        'They met in the cup.',
        'Neither half would say good night.',
      ),
      told(
        'It is ridged so that it does not burst, and {they} has tried to get that across to nervous people.',
        'They are in a line by the oil.',
        'They came out golden.',
      ),
    ],
    closings: [
      'One more, says the chocolate.',
      '{They} has ridges, and has had enough of straight things.',
      'The bag is see-through by the corner.',
    ],
  },
  {
    nouns: list('tartetatin escargot escargots froglegs'),
    events: [
      '{a_one} came to the table with its own pair of tongs, shot off over four heads, and landed in the soup of {name}',
      '{a_one} fell out of the oven upside down in the hands of two sisters, who looked at each other and said {name}',
      '{a_one} hung in the hall by one foot for three years, and visitors took it for an uncle named {name}',
    ],
    conflicts: [
      told(
        'Garlic was all that one could taste, and for the next two days it was all that could be said.',
        'The bus had a row free.',
        'He proposed through a window.',
      ),
      told(
        'The knife for {them} is as long as a flute, and the man who holds it may not be spoken to.',
        'He has been silent since Easter.',
        'One can read the paper through the slice.',
      ),
      told(
        '“Only the fish that were caught this morning”, said the chef, and one of them had a return ticket.',
        'It was from Lyon.',
        'It has asked for the rust-coloured sauce.',
      ),
    ],
    closings: ['With bread, or it does not count.', 'The French guest has nodded, once.', 'It was worth the second napkin.'],
  },
];
