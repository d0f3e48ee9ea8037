/** What is peeled, pickled, or left on the plate: grape, pumpkin, olive, tofu. */
import { list, type NounClass, told } from './noun-class.ts';

export const FRUIT_AND_GREEN_CLASSES: readonly NounClass[] = [
  {
    nouns: list('grape grapes raisin'),
    events: [
      '{a_one} fell off the table, rolled under the fridge, and was found in the spring, wiser, as {name}',
      '{a_one} was peeled for an emperor by two servants, he was full by then, and they shared it as {name}',
      '{a_one} hung too high for a fox, who told everybody that it was sour, and has been sued by {name}',
      '{a_one} was trodden on by forty pairs of feet at a festival, and only one foot remembers {name}',
    ],
    conflicts: [
      told(
        'In the supermarket everybody tries one, and the bunch that got to the till was a sort of small tree.',
        'It was weighed, for the stalk.',
        'A man has lived on it since he retired; he has his own trolley.',
      ),
      told(
        'A cousin went to be made into wine, and has not said a clear word since.',
        'They put him on a label, with a castle.',
        'He was laid down for ten years, and they call that a career.',
      ),
      told(
        'One was thrown up and caught in the mouth, and then another, and the fourth is in the ear of a bishop.',
        'He hears it on high feast days.',
        'It was blessed, and is a raisin.',
      ),
      told(
        'The wrinkles came overnight, and a plum has called with a brochure.',
        'She says that she feels marvellous.',
        'One is not old; one is keeping.',
      ),
      told(
        'It is the one with pips among those without, and only tells people afterwards.',
        'There was a crunch, and a look.',
        'There is a vine in the uncle now.',
      ),
    ],
    closings: [
      'One more from the stalk, and then it is really only the stalk.',
      'The bunch sticks together, until somebody is peckish.',
      'It ages well, if somebody steps on it first.',
      'What cannot be reached is sour, and so is what can.',
      'News travels along it, and gets riper.',
    ],
  },
  {
    nouns: list(
      'kiwi lychee passionfruit dragonfruit guava persimmon starfruit rambutan jackfruit mangosteen açaí acai açaíbowl acaibowl loquat',
    ),
    events: [
      '{a_one} went along the belt in a supermarket, the girl at the till held it up, and over the loudspeaker she asked for {name}',
      '{a_one} was given to a neighbour for his trouble, he tried to switch it on, and called it {name}',
      '{a_one} was as hard as a doorknob on Monday, and was looked away from for a moment on Thursday, and missed, {name}',
      '{a_one} sat on top of the gift basket so beautifully that it was given on eleven times, and is well known as {name}',
    ],
    conflicts: [
      told(
        'Nobody knows how to get into it, and after the knife they tried talking to it.',
        'There is a film about it, with a hand, and the hand is eight years old.',
        'In the end it was dropped, and was right for it.',
      ),
      told(
        'It grew for five months, flew for nine thousand miles, and was put on a cake as the decoration.',
        'The child pushed it to the edge.',
        'It is still there, in case.',
      ),
      told(
        'It tastes a bit of pear, a bit of rose and a bit of bathroom, says everyone, and then looks at the ceiling.',
        'The bathroom was their own.',
        'A poet has asked for another.',
      ),
      told(
        'It was in the fruit salad, and an aunt had put it on the side of the plate and given it a name.',
        'There are four now, by height.',
        'They went home with her, in a napkin.',
      ),
      told(
        'One ought to press with the thumb to find out if it is ripe, and four hundred customers have.',
        'It is ripe now, everywhere.',
        'There is a thumb in it, says the label.',
      ),
    ],
    closings: [
      'It is a superfood, and would like to be treated like one.',
      'Spoon, bib, and no questions.',
      'There is a small sticker on it, and it is bigger than its future.',
      'Nobody has ever bought two.',
      'Half is skin, half is pip, and in between is a Tuesday in the tropics.',
    ],
  },
  {
    nouns: list('pumpkin jackolantern butternut'),
    events: [
      '{a_one} was given a face with a kitchen knife by a five-year-old, and has had to look like that ever after as {name}',
      '{a_one} was supposed to be a coach until midnight, the clock was slow, and in the passing lane they met {name}',
      '{a_one} was too heavy for the scales, the barrow and the bridge, and the village was moved to {name}',
      '{a_one} grew out of the compost without being asked, over the fence and into the chapel, and is there on Sundays as {name}',
    ],
    conflicts: [
      told(
        'In October everything tastes of it, including the coffee, the candle and the dentist.',
        'In November nobody has ever met {them}.',
        'There is one latte left, and it is looking round.',
      ),
      told(
        'One makes soup of it, then a cake, then bread, and after that there is still half.',
        'The neighbours have stopped opening.',
        'They leave theirs on the step at night, and run.',
      ),
      told(
        'It was hollowed out with a spoon until three in the morning, and the grin was for sale at nine for less.',
        'His is crooked, but it is his.',
        'The spoon is bent, and also grinning.',
      ),
      told(
        'By the second week of November the smile has gone in at the sides, and it looks like grandfather.',
        'He has noticed, and sat beside it.',
        'They were photographed, without their teeth.',
      ),
      told(
        'At the show it came second by a pound, and first prize went to one with a suspicious tap.',
        'It was half water and half vicar.',
        'Next year there will be an X-ray.',
      ),
    ],
    closings: [
      'There is light on upstairs, and nobody at home but a candle.',
      'It is a fruit, says somebody at every table, every year.',
      'The seeds can be roasted, says the same person.',
      'Empty in the head, but very good at the door.',
      'At midnight it turns back, and at five past it turns into soup.',
    ],
  },
  {
    nouns: list('bean kidneybean runnerbean chickpea lentil edamame soybean lentils chickpeas bakedbeans'),
    events: [
      '{a_one} was swapped for a cow on the way to market, and the boy got a smack, and in the morning there stood {name}',
      '{a_one} was put in wet cotton wool by class three, on the window sill, and over the summer holidays the school was taken by {name}',
      '{a_one} was spilled before the surprise party, in front of the very person, by an aunt who is known as {name}',
      '{a_one} was soaked overnight as it says in the book, and then for another, and in the third night {they} knocked from inside the pot as {name}',
    ],
    conflicts: [
      told(
        'Everybody at the table knows what comes later, and the talk is of the weather, with the window open.',
        'The dog was blamed, and he is in the photograph, hurt.',
        'Uncle laughed, which was a mistake.',
      ),
      told(
        'There is one stone in every bag, and only one person in every family that finds it.',
        'He chews like a bomb expert.',
        'He has nine, in an egg cup, with dates.',
      ),
      told(
        'A giant has written about the stalk: it blocks the view, it is full of boys, and the hen is missing.',
        'The council does not cut above nine metres.',
        'Mother says to leave it until the harp is in.',
      ),
      told(
        'Count them, said the king to somebody, and the somebody was a princess, and she only counts peas.',
        'She slept well on the rest.',
        'The mattress has been sold as “firm”.',
      ),
      told(
        'It came out of a tin with two hundred sisters, and on a cold night round a fire they sang, in a manner of speaking.',
        'The cowboy moved upwind, and so did the horse.',
        'It went on until the chorus.',
      ),
    ],
    closings: [
      'It is good for the heart, and you know the rest.',
      'Small, round, and not as quiet as it looks.',
      'Protein, says the thin man, with his mouth full.',
      'It does not amount to a hill, but it is working on it.',
      'Open a window first, and then the tin.',
    ],
  },
  {
    nouns: list('asparagus'),
    events: [
      '{a_one} was tied up with thirty others in kitchen string, and on the label, under the price, it said {name}',
      '{a_one} has a season of eight weeks, is spoken of for the other forty-four, and always as {name}',
      '{a_one} was steamed standing up in a pot of {their} own, and the pot was inherited by three sisters, who do not greet {name}',
      '{a_one} was the first of the year, was driven into town in a carriage with a band, and was weighed, kissed and boiled as {name}',
    ],
    conflicts: [
      told(
        'White or green has been the question at that table for years, and the two ends of it are served apart.',
        'A purple one came in, and nobody moved.',
        'They pass the butter with a pole.',
      ),
      told(
        'Afterwards the bathroom knows what there was for lunch, and not everybody can smell it.',
        'It runs in families, as a topic.',
        'A professor has a grant for it, and lives alone.',
      ),
      told(
        'Hands are allowed for this, said the hostess, and a farmer at the end of the table took her at her word.',
        'He has been to the elbows in the hollandaise.',
        'He was asked back, for the ribs.',
      ),
      told(
        'On the twenty-fourth of June the season is over, at midnight, and a man on the motorway has a boot full.',
        'He ate by torchlight, in a lay-by.',
        'He is still a bit green, and glows.',
      ),
      told(
        'It grows two hands high in one warm night, and on the farm nobody lies down in that field any more.',
        'One did, and was sold by the pound.',
        'The dog sleeps with a hat on.',
      ),
    ],
    closings: [
      'Peel it, tie it, talk about the price.',
      'More butter, said the vegetable man.',
      'It is eaten with the fingers and a clear conscience.',
      'There is a special fork, and it is lost.',
      'Only the top is for guests.',
    ],
  },
  {
    nouns: list('olive'),
    events: [
      '{a_one} was thrown into a glass on a stick, heard three secrets and a marriage proposal, and was fished out as {name}',
      '{a_one} was bitten in good faith by a child who had thought it was a grape, and the child said, after a pause, {name}',
      '{a_one} went off the plate when the fork came, over the edge and down the stairs, and the butler announced {name}',
      '{a_one} lay at the bottom of the jar, and nobody had a long enough fork, or enough hunger, for {name}',
    ],
    conflicts: [
      told(
        'One gets used to it at the eleventh, an uncle said, and a nephew is at the ninth and weeping.',
        'He has been promised an anchovy.',
        'At the tenth he lied.',
      ),
      told(
        'The stone is a matter of where to put it, at an ambassador’s, with no dish and both hands full.',
        'He has it in his cheek since the anthem.',
        'The fern has eleven by now, and is fruiting.',
      ),
      told(
        'Somebody stuffed it with a pepper, then with an almond, then with a note.',
        'It said: “help, I work in Seville”.',
        'He has been found, and was quite happy.',
      ),
      told(
        'The tree is two thousand years old, was there before the temple, and has just been asked to move for a roundabout.',
        'The roundabout now goes round it.',
        'It has given nine kilos, out of spite.',
      ),
      told(
        'On every pizza there are four, and there are three people at the table who push theirs across to him.',
        'He does not like them either; it was a rumour.',
        'He builds a wall of them, and it is salty.',
      ),
    ],
    closings: [
      'Mind the stone, says the label, and the dentist says hello.',
      'Virgin, extra virgin, and then there is that cousin.',
      'Shaken, stirred, and forgotten in the glass.',
      'A branch would have been a nicer gesture.',
      'It is the pits, but only one.',
    ],
  },
  {
    nouns: list('tofu'),
    events: [
      '{a_one} was asked what {they} would like to taste of, had no opinion, and was put down as {name}',
      '{a_one} was pressed between two books for a night, and when it was taken out it knew all about Flanders and {name}',
      '{a_one} was served as a duck, with feathers painted on, to a man who shoots them, and he called it {name}',
      '{a_one} was turned over on the barbecue between eleven steaks, on {their} own little tray of foil, and was introduced as {name}',
    ],
    conflicts: [
      told(
        'The cook says that it takes on the flavour of whatever it is with, and it had been with the socks.',
        'It was in the suitcase; it was a long flight.',
        'One guest found it “smoky”.',
      ),
      told(
        'At the grill it has a corner and tongs of its own, and uncle has used the wrong ones.',
        'There were tears, and a bishop.',
        'He has to wear a badge now.',
      ),
      told(
        '“You will not notice the difference”, said a hostess, and put it before a cat.',
        'The cat noticed, and has moved.',
        'It left the bowl, and a letter.',
      ),
      told(
        'It wobbles a little whenever somebody talks of personality.',
        'It was never asked; it was only marinated.',
        'Inside, says a therapist, it is just as white.',
      ),
      told(
        'It was marinated for an hour, then for a day, then for a week, and it has come out with an accent.',
        'It greets people from the fridge.',
        'It is ginger all the way through, and quite sure of itself.',
      ),
    ],
    closings: [
      'It can be anything, and mostly it is square.',
      'Silken, firm, or just not in the mood.',
      'Nobody was harmed, apart from the pan.',
      '{They} has absorbed a good deal in {their} time.',
      'There is sauce, and that is what people talk of.',
    ],
  },
  {
    nouns: list('kimchi sauerkraut'),
    events: [
      '{a_one} sat in a pot in the cellar with a stone on, and on the fortieth day it lifted the stone and said {name}',
      '{a_one} was on the third shelf, then in the butter, then in the hall, and the neighbours on the fourth floor nod to {name}',
      '{a_one} was opened at a slight angle on the express train, and the guard evacuated as far as {name}',
      '{a_one} was buried in the garden in the autumn, as one does, by a man who forgot where, and in spring the roses smelled of {name}',
    ],
    conflicts: [
      told(
        'It has a fridge of its own, on the balcony, since the argument about the strawberries.',
        'The strawberries have settled in, and sizzle.',
        'It hums, and nobody has plugged it in.',
      ),
      told(
        'There are as many recipes as mothers-in-law, and this year two of them brought a tub.',
        'He ate of both, at the same speed.',
        'He has asked for a transfer, with milk.',
      ),
      told(
        'It is alive, says the label, and should be let out of the lid once a day.',
        'It comes back by itself.',
        'It goes as far as the bins, and is respected there.',
      ),
      told(
        'Sailors took a barrel along against the scurvy, and against boarding.',
        'The pirates turned off at half a mile.',
        'The parrot has been quiet since.',
      ),
      told(
        'A jar went off in the cupboard on a warm night, and the family lay flat until the police came.',
        'There is cabbage on the ceiling, spelling something.',
        'The officer asked for the recipe.',
      ),
    ],
    closings: [
      'It is only cabbage, with a past.',
      'Good bacteria live here; please knock.',
      'It gets better with time, and time has moved out.',
      'One smells it long before one is asked to stay.',
      'Do not screw the lid on tight; it has feelings.',
    ],
  },
  {
    nouns: list('salad caesarsalad tabbouleh tabouli fattoush coleslaw ceviche somtam gadogado slaw'),
    events: [
      '{a_one} was brought along by eleven guests, in eleven bowls, and the only one with a name on the tape was {name}',
      '{a_one} was ordered by somebody who then ate everybody else’s chips, and she thanked the waiter as {name}',
      '{a_one} was tossed a little too high by a man in love, and in the lamp, among the croutons, hung {name}',
      '{a_one} was dressed and then left standing, so that at ten o’clock it was already lying down as {name}',
    ],
    conflicts: [
      told(
        'There is a snail in it, said the guest, and the waiter said: “Not so loud, it is the only one”.',
        'It has paid, and is looking for its coat.',
        'It was organic, and hurt.',
      ),
      told(
        'The fork only ever gets hold of the same leaf, and the tomato is on its third lap.',
        'It was caught by the door, with a spoon.',
        'A knife was sent for, and the good shirt was sent home.',
      ),
      told(
        'Somebody has a piece of green between the front teeth, and has been smiling at a minister since eight.',
        'The minister has one as well.',
        'They understood each other, at the highest level.',
      ),
      told(
        'The bowl is large, and on the sixth day at home it is still the same bowl.',
        'They have put a fork in at each end and hope.',
        'It goes to the rabbits, and they send it back with thanks.',
      ),
      told(
        'Healthy, said the menu, and then came bacon, three cheeses and an egg.',
        'There is a leaf at the bottom, holding its breath.',
        'It has more calories than the car.',
      ),
    ],
    closings: [
      'It was only a side, but it had the last word.',
      'Dressing is on the side, and on the lap.',
      'Nobody has ever asked for the recipe and meant it.',
      '{They} has been tossed, and has got over it.',
      'Take some home; no, take it all.',
    ],
  },
];
