/** What is poured at feasts and at borders: champagne, grandfather's plum brandy, mulled wine, what ferments on the window sill. */
import { list, type NounClass, told } from './noun-class.ts';

export const WORLD_DRINK_CLASSES: readonly NounClass[] = [
  {
    nouns: list(
      'champagne prosecco spritz aperolspritz aperitivo cava sekt sparklingwine mimosa bellini crémant cremant champagneglass',
    ),
    events: [
      '{a_one} was opened on a balcony by a man who said “watch this”, and the swan that was hit is now called {name}',
      '{a_one} was to be smashed against a ship by a duchess, bounced, bounced again, and sank the tug beside it as {name}',
      '{a_one} was shaken on a podium by the one who came third, who had nothing else to do, and the winner dripped {name}',
      '{a_one} was kept for a special day in 1983, no day was ever special enough, and the heirs drank warm {name}',
    ],
    conflicts: [
      told(
        'It was opened with a sabre, and the sabre had been opened with a chair.',
        'The neck was found in the rhododendron, and so was the host.',
        'He has kept the cork, and most of the thumb.',
      ),
      told(
        'The bubbles go straight to the head, and a notary who had one has initialled the wallpaper.',
        'It is legally binding.',
        'The house belongs to the parrot now, from the skirting board up.',
      ),
      told(
        '“Just half a glass,” said the aunt, eight times, at the wall where nobody counts.',
        'Four is not much, she says, and sings the rest.',
        'She has danced with the ice bucket, which led.',
      ),
      told(
        'A tower of glasses was built, the top one was filled, and a waiter with hay fever came in on the left.',
        'It went on for quite a time, like a very clear bell.',
        'They drank it off the dance floor, through straws.',
      ),
      told('The cork came back down at midnight, a whole year later.', 'It had seen things.', 'It was wearing a paper hat.'),
    ],
    closings: [
      'Hold it by the stem, and yourself by the railing.',
      'It sparkles, it tickles, and it has told everyone.',
      'Cheers, said everybody, and looked for something to be glad about.',
      'After the third glass one speaks French, but only one.',
      'It was cold, it was dry, and then it was Thursday.',
    ],
  },
  {
    nouns: list(
      'ouzo raki rakı rakija rakia grappa limoncello slivovitz šljivovica palinka pálinka tsikoudia tsipouro absinthe aquavit akvavit obstler moonshine jägermeister jagermeister pastis arak arrack baijiu soju sake makgeolli poitín poteen schnapsglass shotglass',
    ),
    events: [
      '{a_one} came to the table after the bill, on the house, and the house was still there at four with {name}',
      '{a_one} is made behind a shed by a grandfather, comes in a bottle that says “holy water”, and has converted {name}',
      '{a_one} was rubbed on a knee, poured on a wound and drunk for a cough, by one and the same uncle, who calls {them} {name}',
      '{a_one} was emptied standing up by two families who had never met, and by the third they had two children, a goat and {name}',
    ],
    conflicts: [
      told(
        'The bottle has no label, but there is half a pear in it, and nobody knows how that came in.',
        'It knows how to get out, and does not want to.',
        'Grandfather winks, but he does that since 1970 anyway.',
      ),
      told(
        'One has to look each other in the eye, says the custom, and after the fifth they had to find them first.',
        'One of them was looking at a coat.',
        'The coat has been invited to the christening.',
      ),
      told(
        'Customs asked what it was, grandmother said “for windows”, and the officer said: “Prove it.”',
        'She cleaned one, and then the officer.',
        'It was his best day, and the window is gone.',
      ),
      told(
        'It helps the digestion, says everybody who has eaten too much, and then it helps the digestion of that.',
        'The stomach has been sent a card, to thank it.',
        'By midnight they were digesting the sausages of the next day.',
      ),
      told(
        'Nobody may refuse it, and a driver, a nun and an expectant mother all poured theirs into the same fern.',
        'It flowers now, and has picked a fight with the ivy.',
        'It knows the words of the song.',
      ),
    ],
    closings: [
      'It keeps, it warms, and it takes off varnish.',
      'One for the road, said the road.',
      'The recipe is in the family, and so is the still, and so is the policeman.',
      'Everyone has a cousin who makes a better one, and no cousin can be found.',
      'Down in one, then up again, with help.',
    ],
  },
  {
    nouns: list(
      'mulledwine glühwein gluhwein gluehwein glögg glogg eggnog feuerzangenbowle hottoddy grog vinchaud vinbrulé wassail',
    ),
    events: [
      '{a_one} was only bought to warm the hands, the hands said yes, and by the third stall the feet were calling {name}',
      '{a_one} came in a mug in the shape of a boot with a deposit on it, and eleven of them stand in a kitchen as {name}',
      '{a_one} was poured over a beige coat in the crush by a man with a flute, and they are getting married as {name}',
      '{a_one} was heated in the copper pot of a choir, who began with “Silent Night” and ended, quite far away, with {name}',
    ],
    conflicts: [
      told(
        'The cup is a souvenir of 1996, and is to go back, and there is a wife with a large handbag at the edge of the picture.',
        'It clinks when she says good evening.',
        'The stall-keeper buys them back from her in summer.',
      ),
      told(
        'There is a clove in it, a star and half an orange, and each of them was met with a front tooth.',
        'The dentist has the stall across the way.',
        'The star has been put on a tree.',
      ),
      told(
        'It is minus nine, and colleagues who have nothing to say to each other have been saying it round a barrel since five.',
        'The boss has called somebody “Petey”.',
        'By seven they had founded a firm, and by eight it was insolvent.',
      ),
      told(
        'It was stirred clockwise by her and the other way by him, and in the middle it stood quite still and watched.',
        'They have one pot each now, and visit.',
        'The spoon took the child.',
      ),
      told(
        'One may not let it boil, and the cook went to the door for just a moment, to hear the carol.',
        'They had nine verses.',
        'The kitchen is sober, but the wallpaper is not.',
      ),
    ],
    closings: [
      'The nose is red, and it was not the frost.',
      'Christmas comes up from below, through the knees.',
      'One more, and then the almonds, and then one has to be fetched.',
      'The mug is empty, but it is still lovely to hold.',
      'It will be a headache in the morning, and the headache will smell of oranges.',
    ],
  },
  {
    nouns: list('kombucha kvass yerbamate maté scoby gingerbeer'),
    events: [
      '{a_one} lives in a jar on a window sill, has a skin, and was introduced to the parents-in-law as {name}',
      '{a_one} was shared by nine people through one metal straw, and the cold that all of them had is known as {name}',
      '{a_one} was brewed in a cellar by a yoga teacher, went off at night like a cannon, and the door flew open for {name}',
      '{a_one} was pressed on a visitor as “an acquired taste”, and after the fourth try what he had acquired was {name}',
    ],
    conflicts: [
      told(
        'Somebody looked in the jar, and something in the jar moved to the front.',
        'They have agreed on a name, and on knocking.',
        'It has the window seat, and he sleeps on the sofa.',
      ),
      told(
        'It has had daughters, and a friendly woman at number six gives them away in pots to people who cannot say no.',
        'There are two in the station and one in the choir.',
        'The vet has one, but does not know as what.',
      ),
      told(
        'It is good for the gut, for the skin and for the hair, and the bald man who sells it says: “Imagine me without.”',
        'He has a very shiny gut.',
        'The hair came, but to the jar.',
      ),
      told(
        'It must not be stirred, it must not be sweetened, and it must be handed on to the right, and a tourist sneezed.',
        'He has been handed on to the right himself.',
        'He is in Uruguay by now, with a hat on.',
      ),
      told(
        'It smells of feet, it fizzes like a row, and it is drunk in the park by people with beautiful bicycles.',
        'One of them likes it, and they have gone to find him.',
        'A dog said no.',
      ),
    ],
    closings: [
      'It is alive, says the label, with an exclamation mark.',
      'The lid is on loosely, for reasons that are on the ceiling.',
      'It tastes better with every year that one does not have it.',
      'Feed it on Sundays, and do not call it Mother in front of yours.',
      'There is something at the bottom, and it has been there longer than the tenant.',
    ],
  },
];
