/** What somebody says, hears, thinks or dreams: whoever whispers has a secret, and whoever snores has neighbours. */
import { told } from './noun-class.ts';
import { deedOf, type SideClass } from './side-class.ts';

export const VOICE_DEEDS: readonly SideClass[] = [
  {
    means: deedOf(
      'queues queueing queuing stands_in_line standing_in_line waits_in_line waiting_in_line waits_for_the_bus waiting_for_the_bus waits_for_a_bus waiting_for_a_bus',
    ),
    events: [
      '{a_one} joined the end of a long line of people, heard at the front that it was for autographs, and gave one: {name}',
      '{a_one} stopped to tie a shoelace, eleven people lined up behind, and the first of them asked for {name}',
      '{a_one} drew number 94, fell asleep at 12, and woke up when somebody called {name}',
      '{a_one} let a lady with one item go first, and then her whole choir, who sang the thanks to {name}',
    ],
    traits: [
      '{They} {does}, and knows the back of the next head like a brother.',
      '{They} {does}; a step forward is talked about for days.',
      '{They} {does}, at a distance that is correct to the inch.',
    ],
    conflicts: [
      told(
        'A man pushed in at the front, and {they} said “tut”.',
        'It was heard in three counties.',
        'He has moved abroad.',
        'There was talk of a second one.',
      ),
      told(
        'The other line is faster, and so {they} changed over, and so did the speed.',
        'It was a trick of the light, and of a woman with coupons.',
        'The first line waved.',
        '{They} has now been third in all of them.',
      ),
      told(
        'After four hours {they} reached the counter, and a hand came out and turned round the little sign.',
        'It said “back in 5”, of what it did not say.',
        'The hand looked sorry.',
        'It was the front of somebody else’s line.',
      ),
      told(
        'Nobody in the line knows what it is for, but it must be good, {they} says, because it is long.',
        'A boy went to look, and has not come back.',
        'It goes round the block and joins itself.',
        'There was a rumour about ham.',
      ),
    ],
    closings: [
      'After you. No, after you. No.',
      'It has moved, or somebody breathed out.',
      'Please wait to be asked to wait.',
      'Two went past at once, both full.',
      'Is this the end, asks a stranger, and it is.',
    ],
  },
  {
    means: deedOf('complains complaining complained moans moaning grumbles grumbling whines nags criticises'),
    events: [
      '{a_one} sent the soup back, then the bowl, then the cook, and he went with a bow to {name}',
      '{a_one} found a hair in the guest book, and under “remarks” there are nine pages by {name}',
      '{a_one} wrote to a factory about a biscuit with one hole too few, and was sent the hole, addressed to {name}',
      '{a_one} asked to speak to somebody higher up, and was passed on until an astronaut said “yes, {name}”',
    ],
    traits: [
      '{They} {does}, and has a favourite pen for it.',
      '{They} {does}; waiters draw straws, and the straws are too short as well.',
      '{They} {does}, about the weather to its face.',
    ],
    conflicts: [
      told(
        'A holiday turned out to be perfect, and {they} wrote home that there had been nothing to write about.',
        'The sea was a little repetitive.',
        'The hotel has been reported for showing off.',
        'Next year it is a caravan, with a leak.',
      ),
      told(
        'The hotel room was too loud, the next one too quiet, and in the third {they} could hear {themself}.',
        'That one kept going on about the pillow.',
        'The fourth was given a warning in advance.',
        'The wall has knocked back.',
      ),
      told(
        '{They} was given a bunch of flowers to make up for it, and it was the wrong it.',
        'One of the tulips was looking at {them}.',
        'The vase has been written up as well.',
        'They were too fresh, and would only get worse.',
      ),
      told(
        'The only letter of praise that {they} ever wrote was two lines long, and has a footnote.',
        'The footnote is in three volumes.',
        'It began with “admittedly”.',
        'The bakery keeps it in the safe, face down.',
      ),
    ],
    closings: [
      'It is not about the money, {they} says, but how much is it?',
      'Mustn’t grumble, {they} says, and pulls up a chair.',
      'The story was too short, and there was too much of it.',
      'Three stars, and two of them under protest.',
      'Somebody is going to hear about this, and it is whoever sits next to {them}.',
    ],
  },
  {
    means: deedOf('apologises apologizes apologising apologizing says_sorry saying_sorry'),
    events: [
      '{a_one} trod on a foot in the tram, said sorry to all the feet, and was thanked by one of them as {name}',
      '{a_one} begged the pardon of a revolving door, each time round, until it let go of {name}',
      '{a_one} was late with a letter of regret, sent another for the delay, and the third was only “yours, {name}”',
      '{a_one} bumped into a mirror, said sorry first, and then gave way to {name}',
    ],
    traits: [
      '{They} {does}, also to furniture, and to the floor for the furniture.',
      '{They} {does}; burglars have left with a bad conscience and a sponge cake.',
      '{They} {does}, before, during and instead.',
    ],
    conflicts: [
      told(
        'At the dentist’s {they} said sorry for the tooth, and the dentist said sorry back, and it was dark when they stopped.',
        'The tooth has been forgiven.',
        'The next patient came in and was also to blame.',
        'It had been the other tooth.',
      ),
      told(
        '{They} backed out of a room full of people, so as not to disturb, and took the tablecloth.',
        'It came with forty plates.',
        'They found {them} in the garden, apologising to a hedge.',
        'It was the quietest exit, up to then.',
      ),
      told(
        'Somebody else stepped on {their} toes, and {they} has sent flowers.',
        'To the shoe.',
        'The toes have sent a card of their own.',
        'They had been in the way since birth.',
      ),
    ],
    closings: [
      'Sorry about that last sentence.',
      'It was nobody’s fault, and {they} would like to be considered.',
      'Pardon, says the echo, before anybody has called.',
      'It will not happen again, and {they} regrets that too.',
      'No, no, please, it was my foot.',
    ],
  },
  {
    means: deedOf(
      'laughs laughing giggles giggling chuckles tells_jokes telling_jokes makes_jokes cracks_jokes makes_puns tells_puns giggled',
    ),
    events: [
      '{a_one} got the joke a week later, in a lift, in front of four strangers, and all that came out was {name}',
      '{a_one} laughed so long at a door that said “pull” that the door was opened by somebody called {name}',
      '{a_one} told the one about the horse in a bar, there was a horse in the bar, and it got up and said {name}',
      '{a_one} snorted lemonade over a wedding photograph, and across the bride it now says, in bubbles, {name}',
    ],
    traits: [
      '{They} {does}, always one second before the end.',
      '{They} {does}; the tears are wiped away with whoever sits next to {them}.',
      '{They} {does}, and slaps a knee, mostly its owner’s second-best one.',
    ],
    conflicts: [
      told(
        'In the reading room somebody’s chair made a noise, and {they} had to be taken outside in sections.',
        'The chair has been replaced by a quieter one.',
        'The last section is still shaking.',
        'Somebody made the noise again, to check.',
      ),
      told(
        '{They} cannot tell the one about the two sausages, because {they} has never got past “there were two”.',
        'It is said to be only mildly funny.',
        'One of them says “hello, a talking sausage”.',
        'The audience has learned to go home at “there”.',
      ),
      told(
        'A serious man asked {them} what was so funny, and then saw himself in the window.',
        'It was the hat.',
        'It took two of them to hold him up.',
        'He has gone into comedy, with the hat.',
      ),
    ],
    closings: [
      'You had to be there, and please go there.',
      'There is a second joke, but nobody has the ribs.',
      'Stop, stop, says the stomach.',
      'And the duck says, “no, but I am with the band.”',
      'It is quiet now, except for one squeak.',
    ],
  },
  {
    means: deedOf(
      'whispers whispering gossips gossiping tells_secrets keeps_secrets keeping_secrets spreads_rumours spreads_rumors',
    ),
    events: [
      '{a_one} told one person in strict confidence, and by the end of the street it had become {name}',
      '{a_one} said something behind a hand to {rival}, who heard only the end of it, and that was {name}',
      '{a_one} leaned so close to an ear that the earring came off, and engraved in it was {name}',
      '{a_one} swore a hairdresser to silence at nine, and was greeted by the whole market at ten as {name}',
    ],
    traits: [
      '{They} {does}, and begins with “you did not hear this from me”, and you did.',
      '{They} {does}; the hedge is cut with an ear on each side.',
      '{They} {does}, and looks over both shoulders, one of them yours.',
    ],
    conflicts: [
      told(
        'A story that {they} had made up on Monday came back on Friday, with a twin sister and a boat.',
        '{They} had no idea, and gasped.',
        'The boat has since been confirmed.',
        'By Sunday the twin was expecting.',
      ),
      told(
        '{They} knows something about the baker that would make your hair stand up, and has promised to tell it on Thursday.',
        'The hairdresser is booked out.',
        'It has to do with a bun.',
        'Thursday has been brought forward by public demand.',
      ),
      told(
        'For a whole day nobody told {them} anything, and by evening {they} was sure that it was about {them}.',
        'It was, and there was a cake.',
        'They had all been talking about the baker.',
        '{They} had to start something {themself}.',
      ),
    ],
    closings: [
      'But that stays between us, and the bus.',
      'Come closer; not you.',
      'Two people can keep a secret if both of them are {them} and one is asleep.',
      'Psst.',
      'Who told you that, {they} asks, and remembers.',
    ],
  },
  {
    means: deedOf('shouts shouting yells yelling screams screaming shrieks roars howls howling'),
    events: [
      '{a_one} called across a valley for a cheese sandwich, and what the mountain sent back was {name}',
      '{a_one} asked for silence in a library, and when the shelves had stopped swaying the last card left said {name}',
      '{a_one} ordered a small coffee, the whole ferry turned round, and the captain’s log has {name}',
      '{a_one} rang up an uncle in the next county without the telephone, and he answered “speak up, {name}”',
    ],
    traits: [
      '{They} {does}, and the parrot next door has asked for a transfer.',
      '{They} {does}; soup is stirred by it.',
      '{They} {does}, and afterwards asks if everybody heard, and they did, in the next valley.',
    ],
    conflicts: [
      told(
        '{They} was taught to use the indoor voice, and the indoors has been rebuilt.',
        'It has more windows now, and they are open.',
        'The garden voice was tried, and the cows came home.',
        'There is only one voice; it is the doors that vary.',
      ),
      told(
        'A neighbour banged on the wall with a broom, and {they} shouted “come in”.',
        'He did, with the wall.',
        'They have one big flat now.',
        'The broom was hoarse for a week.',
      ),
      told(
        'At the opera {they} leaned over to {relative} and remarked that the tenor was a bit quiet.',
        'He cried in his dressing room, but audibly.',
        'The orchestra agreed, by leaving.',
        '{They} was asked to take over for act two.',
      ),
    ],
    closings: [
      'AND THAT, {they} says, WAS THE SHORT VERSION.',
      'The ringing will stop by the weekend.',
      'It was only “good morning”.',
      'Somewhere a wine glass has just thought better of it.',
      'There is no need to repeat that; they got it across the river.',
    ],
  },
  {
    means: deedOf('snores snoring sleeps sleeping naps napping sleepwalks sleepwalking dozes oversleeps'),
    events: [
      '{a_one} dropped off in a furniture shop, was sold with the mattress, and came with a label that said {name}',
      '{a_one} slept through the alarm, the breakfast and the fire drill, and was carried out as {name}',
      '{a_one} nodded at the wrong moment in an auction, and woke up owning a tugboat called {name}',
      '{a_one} mumbled one word into a pillow, and a whole sleeping car sat up and asked who was {name}',
    ],
    traits: [
      '{They} {does}, and the curtains go in and out.',
      '{They} {does}; ships have answered.',
      '{They} {does}, with one foot outside the blanket, to steer.',
    ],
    conflicts: [
      told(
        'The people next door thought that it was a lorry, and have been waiting for it to drive off.',
        'They heard it change gear at three.',
        'One of them went down to ask about a lift.',
        'When it stopped, they all sat up.',
      ),
      told(
        '{They} set nine alarm clocks, and has learned to turn them off in the order of a small tune.',
        'It is a waltz.',
        'The tenth was a cockerel, and it has been tucked in.',
        'It goes very well with the dustcart.',
      ),
      told(
        'Five more minutes, {they} said, and outside it has become autumn.',
        'The leaves were raked around the bed.',
        'There is frost on the hot-water bottle.',
        'Somebody has voted for {them}, by proxy.',
      ),
      told(
        'A sheep that {they} had counted came back to ask what the number was for.',
        'It was twelve, and had hoped for more.',
        'It fell asleep halfway through the answer.',
        'There are hoof marks on the duvet.',
      ),
    ],
    closings: [
      'Zzz, it says here, and in the next room too.',
      'The pillow has been turned to the cool side, and so has the story.',
      'Not before ten, please, and not after either.',
      'The dream was better, and had more custard in it.',
      'Whoever wakes {them} has to finish the snore.',
    ],
  },
  {
    means: deedOf(
      'lies$ lies_to lies_about lies_constantly lying_about fibs exaggerates exaggerating boasts boasting brags bragging tells_lies tells_stories telling_stories',
    ),
    events: [
      '{a_one} caught a fish this long, no, this long, and by the time the arms were at full stretch it was called {name}',
      '{a_one} claimed to be the lost heir of a small castle, was handed the keys, the debts and the name {name}',
      '{a_one} swore by {relative} that it was all true, and {relative} came in and said “that is enough, {name}”',
      '{a_one} told three people three different birthdays, and had to blow out all the candles as {name}',
    ],
    traits: [
      '{They} {does}, and once met the queen, or a very similar bus.',
      '{They} {does}; a pinch of salt is served with the first hello.',
      '{They} {does}, and a moustache has had to be grown to fit one story.',
    ],
    conflicts: [
      told(
        'The shark that {they} fought off as a child gets a little bigger every year, and sends a card.',
        'It was a trout, says the card.',
        'It has never been told about the knife.',
        'They both have the scar now.',
      ),
      told(
        'It had to come out one day, because {they} had told the pilot story to a plane.',
        'The landing was left to a stewardess and a cat.',
        '“Which handle?” {they} asked, in a deep voice.',
        'The passengers had liked the voice.',
      ),
      told(
        'Once {they} told the plain truth, about a potato, and nobody has believed a potato since.',
        'It was only a medium one.',
        'Witnesses were asked about the size.',
        'It felt wrong, {they} says, and added a storm.',
      ),
    ],
    closings: [
      'And every word of it happened, except for these.',
      'Ask {relative}, {they} says, who is at sea.',
      'The nose is as long as ever, and has asked not to be measured.',
      'It was bigger in the original.',
      'Cross my heart, {they} says, and looks for it on the wrong side.',
    ],
  },
  {
    means: deedOf(
      'gives_advice giving_advice knows_everything knows_better explains explaining lectures corrects correcting teaches mansplains',
    ),
    events: [
      '{a_one} told a surgeon how to hold the knife, and when the anaesthetic wore off the bracelet said {name}',
      '{a_one} explained the rules of chess to a winner, move by move, until he gave up with a tired {name}',
      '{a_one} corrected a road sign with a red pencil, and all lorries for the coast now come to {name}',
      '{a_one} stood behind a man with a flat tyre and told him about tyres until he asked for mercy and for {name}',
    ],
    traits: [
      '{They} {does}, and begins with “actually”.',
      '{They} {does}; nobody asked, and they do it louder every time.',
      '{They} {does}, with one finger up, which gets cold in winter.',
    ],
    conflicts: [
      told(
        'A swimmer was told by {them} about breathing until he got out so as to object.',
        'He had been to university.',
        'It worked, {they} says, and has it on a card.',
        'The lifeguard was given notes too.',
      ),
      told(
        'Somebody asked {them} the way to the station, and knows about the Romans now, but missed the train.',
        'They had no trains, which was the point.',
        'There were slides.',
        'The station turned out to be behind him.',
      ),
      told(
        'At an evening class for beginners {they} sat in the last row and moved {their} lips.',
        'By the second week the teacher sat there.',
        'It was a class in listening.',
        'They all passed, except {them}.',
      ),
    ],
    closings: [
      'If you had only asked, {they} says, to somebody who had not.',
      'There is a better way to read this sentence.',
      'Strictly speaking it was a Wednesday.',
      'That is not how you hold a spoon, but carry on.',
      '{They} would have done it differently, and the fire brigade agrees.',
    ],
  },
  {
    means: deedOf(
      'overthinks overthinking worries worrying thinks_too_much thinking_too_much doubts_everything ruminates panics panicking',
    ),
    events: [
      '{a_one} wrote “best wishes” on a card, lay awake over “best”, and crossed out everything but {name}',
      '{a_one} stood before two kinds of jam until the shop was sold, and is listed in the stock as {name}',
      '{a_one} got a message that said only “ok”, and read so much into it that it came out as {name}',
      '{a_one} waved back at somebody who had meant somebody else, and moved to another town as {name}',
    ],
    traits: [
      '{They} {does}, and has already had this conversation four times in the shower.',
      '{They} {does}; the stove is off, the stove is off, the stove is certainly off.',
      '{They} {does}, about a “you too” that was said to a waiter in spring.',
    ],
    conflicts: [
      told(
        'A list of reasons for and against going to the party was made, and by page six it was over.',
        'It was listed under “for”.',
        'There was one called Kevin on both sides.',
        'Page seven deals with the coat.',
      ),
      told(
        'At night the brain hands {them} something from school, with a bow on it.',
        'It was a trouser thing, in front of the choir.',
        'The choir has forgotten it, except one.',
        'It asked whether {they} had a minute.',
      ),
      told(
        'Somebody said “we need to talk”, and {they} packed a bag, sold the car and pleaded guilty.',
        'It was about the bins.',
        'It was very well packed.',
        'The judge had to look up “humming”.',
      ),
      told(
        'What if it all goes well, {they} thought one evening, and had to open a window.',
        'It was shut again, because of the what-ifs.',
        'There was no plan for that.',
        'Somebody was rung up, just in case.',
      ),
    ],
    closings: [
      'Was that last sentence all right?',
      'On the other hand there is a third hand.',
      'It is probably nothing, and that is how it always starts.',
      'A decision is expected as soon as the menu has been withdrawn.',
      'They did not notice, and if they did, they did not mind, unless they did.',
    ],
  },
  {
    means: deedOf(
      'talks_to_itself talks_to_himself talks_to_herself talks_to_themself talking_to_itself talks_too_much talks_all_day chats chatting talks_a_lot',
    ),
    events: [
      '{a_one} interrupted {themself} in the middle of a name, and both halves were written down, as {name}',
      '{a_one} got into a heated discussion at the bus stop, alone, and lost it to {name}',
      '{a_one} said “long story short” at breakfast, and at supper somebody asked again who was {name}',
      '{a_one} told a wrong number everything, and the wrong number calls back on Sundays and asks for {name}',
    ],
    traits: [
      '{They} {does}, and nods at the good bits.',
      '{They} {does}; a full stop was once seen, in the distance.',
      '{They} {does}, and breathes in only at commas.',
    ],
    conflicts: [
      told(
        'There was a difference of opinion about the soup, and {they} walked out on {themself}.',
        'One of them slammed the door.',
        'They made up over the pudding.',
        'The soup has heard both sides.',
      ),
      told(
        'A taxi driver was told the whole of it, and drove past the address four times to hear the end.',
        'There was an aunt in it, twice.',
        'He has paid the fare.',
        'He got out first, in tears.',
      ),
      told(
        'A machine that was to write down every word of {them} asked for a glass of water.',
        'And then for a comma.',
        'It has been smoking in the corridor.',
        'It only got as far as “anyway”.',
      ),
    ],
    closings: [
      'Where was I, {they} asks, and is told by {themself}.',
      'Anyway.',
      'But that is another story, and here it comes.',
      'The last word was had, and then one more.',
      'Nobody else was in the room, and it was a lively evening.',
    ],
  },
];
