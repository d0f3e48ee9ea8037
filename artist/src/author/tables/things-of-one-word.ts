/** What one word names and another kind had told: a siren on a roof, bowls on a green, the day's five letters, a metronome. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_ONE_WORD: readonly NounClass[] = [
  {
    nouns: list('policesiren ambulancesiren bluelights airraidsiren tornadosiren'),
    events: [
      '{a_one} was put on for a birthday, just once, and a wedding, two buses and a burglar pulled over for {name}',
      '{a_one} fell by half a tone in passing, and a professor of physics at the kerb took off his hat to {name}',
      '{a_one} was tested on the first Saturday at noon, as ever, and as ever a lady dropped the soup and said {name}',
      '{a_one} was answered by every dog on the hill, in parts, and the descant was written down as {name}',
    ],
    conflicts: [
      told(
        'Every car moves over for {them}, to the left, to the right, and one, in the middle, begins to think.',
        'He indicated both ways.',
        'He is still there, as a sort of island.',
      ),
      told(
        'At home {they} cannot ask for the salt without everybody standing against the wall.',
        'The cat has a shelf for it.',
        'It was only ever about the salt.',
      ),
      told(
        'A toddler does {them} so well that a surgeon scrubbed up.',
        'He took out a splinter, to be going on with.',
        'Then came the fire engine, from the same child.',
      ),
      told(
        'It was the sandwiches, as it turned out, but they had to be there while warm, so {they} was on.',
        'They went through on red.',
        'It was cheese, and it was critical.',
      ),
    ],
    closings: [
      'Nee-naw, it says, and there are people who disagree.',
      'It is louder than it is blue.',
      'It comes, it comes, it has gone, and it was flat.',
      'Whoever it was for is fine, and has had soup.',
    ],
  },
  {
    nouns: list('lawnbowls bowlsclub bowlinggreen bowlsplayer'),
    events: [
      '{a_one} rolled so slowly towards the little white one that there was a tea break, and on arrival it said {name}',
      '{a_one} was measured with a string, a stick, and at last the braces of a notary, and lay nearer than {name}',
      '{a_one} went through the hedge, down the lane and into the other club, where it won for them as {name}',
      '{a_one} called four men in white hats to order over a blade of grass, and the blade is kept as {name}',
    ],
    conflicts: [
      told(
        'The average age on the green is eighty-one, and {they} was told off for running, at seventy.',
        'It was a brisk bend.',
        'He had seen the cake.',
      ),
      told(
        'Nobody may tread on the grass in shoes, so {they} and the mayor have met in socks.',
        'His had holes.',
        'It has been good for the drains question.',
      ),
      told(
        'The ball has a will of its own and bends to the left, and so, with the years, has {they}.',
        'They allow for it at the gate.',
        'It gets home by way of Derby.',
      ),
      told(
        'Somebody kissed the jack, it is called that, and {they} had to explain it to a wife.',
        'She had seen the card.',
        'She plays on Thursdays, and hits harder.',
      ),
    ],
    closings: [
      'There is pastis, or there is tea, and both take the afternoon.',
      'Nearest wins, and hungriest cuts the sponge.',
      'It is not far off, if one lies down to look.',
      'Well bowled, they murmur, like a threat.',
    ],
  },
  {
    nouns: list('wordle wordlegame dailypuzzle wordsearch hangmangame spellingbeepuzzle connectionspuzzle'),
    events: [
      '{a_one} had five letters, four of them green, and a family of nine went to bed without a word on {name}',
      '{a_one} was got in two by an aunt, who rang everybody, said nothing, and breathed like {name}',
      '{a_one} was begun with “adieu” each morning for three years, and a Frenchman came at last to ask after {name}',
      '{a_one} was a word that nobody had ever used, and on that day four million people said {name}',
    ],
    conflicts: [
      told(
        'Little squares are sent round at breakfast, and {they} can see by the yellow ones who slept badly.',
        'The uncle is all grey.',
        'They have sent him soup.',
      ),
      told(
        'On the last line {they} had “_IGHT” and a choice of nine, and looked out of the window for a while.',
        'It was a bird that said it.',
        'It was not that one.',
      ),
      told(
        'The streak was two hundred days long, and then there was a wedding without a signal, and {they} was best man.',
        'The speech had five letters.',
        'He went up the tower with the rings.',
      ),
      told(
        'American spelling was used, and {they} has been standing on the balcony in the rain about it.',
        'There was a U in its heart.',
        'The neighbours have closed the blinds, in grey and gray.',
      ),
    ],
    closings: [
      'No hints, said everybody, and looked at the cheese.',
      'Six tries, which is five more than marriage.',
      'There is another tomorrow, at midnight, and somebody is up.',
      'Right letter, wrong place: it could be any of us.',
    ],
  },
  {
    nouns: list('playstation xbox nintendo nintendoswitch gamingconsole ps5 ps4 sega'),
    events: [
      '{a_one} was bought “for the children” by a man who then put the children to bed at five, and plays as {name}',
      '{a_one} updated {themself} from seven until bedtime, on Christmas Day, and the box it came in was played with by {name}',
      '{a_one} took off like a jet under the television, and the family waved to {name} out of habit',
      '{a_one} had one good controller and one that sticks, and the guest was given the one known as {name}',
    ],
    conflicts: [
      told(
        'The disc was in another box, that one in a third, and {they} was found with a film about penguins inside.',
        'They watched it.',
        'Everybody cried, and nobody saved.',
      ),
      told(
        '“Pause it,” mother calls, it is online, says the child, and {they} has heard that in every house of the street.',
        'Supper is live as well, she said.',
        'The dragon ate first.',
      ),
      told(
        'There were two of {them} in the playground, one from each firm, and the rest of the school had to choose.',
        'They shook hands behind the gym.',
        'There is a third, who has a moustache.',
      ),
      told(
        'Somebody blew into {them}, as one used to, and it was the wrong decade, but it did feel better.',
        'The dust had been holding it together.',
        'It asked for it again, in private.',
      ),
    ],
    closings: [
      'Have a break, it says, after eleven hours, and goes on.',
      'Player two has entered, with crisps.',
      'It is not a toy, says whoever cannot be reached.',
      'There are forty games, and it is always the one.',
    ],
  },
  {
    nouns: list('metronome clicktrack'),
    events: [
      '{a_one} was set to a funeral march by mistake, and the whole of the ballet class aged before {name}',
      '{a_one} ticked on in a cupboard for a year, and the house did everything to it, down to the rows, says {name}',
      '{a_one} was right, and the pianist was right, and they have had to be seated apart ever since {name}',
      '{a_one} wagged a finger at a child of six for one hour a week, until it was wound round with a sock as {name}',
    ],
    conflicts: [
      told(
        'It never hurries at the difficult bit, and everybody who has {them} on the piano holds that against it.',
        'The bit has been left out.',
        'It clicked through the gap, with a look.',
      ),
      told(
        'A rock drummer was shown {them} by a friend, quite lovingly, and has not spoken to the friend since.',
        'He rushed out.',
        'He had been ahead of it from the start.',
      ),
      told(
        'The stairs in the house are climbed in andante, because of {them}, and the bath takes sixty-four bars.',
        'The eggs have never been better.',
        'The cat is in another metre.',
      ),
      told(
        'A hundred were set going at once in a modern concert, and {they} was the last, alone, for four minutes.',
        'It was the best solo of the year.',
        'It had been wound by an aunt.',
      ),
    ],
    closings: [
      'Tick, it says, and is of the same opinion still.',
      'It is the only one in the room who is in time.',
      'Now the same again, but so that one can hear it.',
      'It has a weight on its mind, and one may slide it.',
    ],
  },
  {
    nouns: list('mobilegame candycrush angrybirds flappybird subwaysurfers clashofclans farmville phonegame'),
    events: [
      '{a_one} was only for the bus, and the bus has been to the depot twice and come back with {name}',
      '{a_one} sent forty requests for a life to a boss, a dentist and an ex, and got one, from the dentist, for {name}',
      '{a_one} shouted “delicious!” in the middle of a minute’s silence, out of a black handbag, and was {name}',
      '{a_one} stood still at level nine thousand, as they had run out of levels, and was looked at by {name}',
    ],
    conflicts: [
      told('It is free, and so far {they} has cost a grandmother a fence.', 'She is ahead of Linda.', 'Linda has sold the shed.'),
      told(
        'There was an advertisement with a king in hot water, and {they} could have saved him, with one pin.',
        'It was another game, when one got there.',
        'The king is all right; he does adverts.',
      ),
      told(
        'The last life was lost, and {they} was told to wait for twenty-four minutes, and looked up.',
        'There was a child, quite a tall one.',
        'They have got to know each other, in bits of twenty-four.',
      ),
      told(
        'In the toilet at work it is played without sound, and {they} has heard six thumbs at once.',
        'A minute later there was a sigh, in all cubicles.',
        'The boss is on level forty, and pretends.',
      ),
    ],
    closings: [
      'Just until the ones in the corner are gone.',
      '{They} has not been put down, only turned over.',
      'Five lives, and not one of them outdoors.',
      'Sugar, says the telephone, and the dentist looks up.',
    ],
  },
  {
    nouns: list('costco walmart lidl aldi warehouseclub middleaisle bulkbuying familypack'),
    events: [
      '{a_one} was gone into for milk, and come out of with a kayak, four hundred rolls, a drill and {name}',
      '{a_one} sold a mayonnaise in a bucket to a lady who lives alone, and they have been a couple since: {name}',
      '{a_one} scanned so fast that the shopping was on the floor before the bag was open, and on top of it {name}',
      '{a_one} gave out a cube of cheese on a stick, and a man in nine different hats came back for {name}',
    ],
    conflicts: [
      told(
        'Between the nappies and the ham there are diving suits in May, and {they} has never seen who needs them.',
        'They have all been sold.',
        'There is a lot of ham down there.',
      ),
      told(
        'One till is open, eleven people wait, then “till two!” calls a voice, and {they} has seen grandmothers jump.',
        'The last are first, and have only a leek.',
        'It is on film, with music.',
      ),
      told(
        'Thirty-six yoghurts had to be eaten by Sunday, and {they} rang round the relatives.',
        'They came with spoons.',
        'The cherry ones are still in the family.',
      ),
      told(
        'The coin is stuck in the trolley, so {they} is pushed home by a man who will not give in.',
        'It is on his balcony.',
        'It was a euro, and it is about the principle.',
      ),
    ],
    closings: [
      'It was not on the list, and there was a list.',
      'At that price one cannot afford not to.',
      'The car is full, and mother comes by bus.',
      'The receipt is as long as the drive.',
    ],
  },
];
