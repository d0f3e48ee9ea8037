/** Games, luck, parties and the net: what goes with each, as only it can have it. */
import { MORE_OF_MEMES } from './more-of-nights-and-days.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_LEISURE: readonly NounClass[] = [
  {
    nouns: list('chess chessboard grandmaster checkmate chessplayer stalemate chesspiece checkers draughts'),
    events: [
      '{a_one} thought about the first move for so long that the moss on the board spelled {name}',
      '{a_one} played eleven opponents at once, lost to ten and a radiator, and shook hands with the radiator as {name}',
      '{a_one} ran to the far end of the board, asked to be made a queen, and was told that there was only {name} left',
      '{a_one} lost a horse in {town}, replaced it with a salt cellar, and the opening is now called the {name}',
      '{a_body} sat down in the park to tie a shoe, lost at {topic} to three pensioners in turn, and got up as {name}',
    ],
    conflicts: [
      told(
        '{They} offered a draw in {year}, and {rival} is still looking for the catch.',
        'He has found two, both very deep.',
        'The clock has been let go.',
      ),
      told(
        '{They} moves one forward, two to the side, also in supermarkets.',
        'The yoghurt cannot be reached from the door.',
        'In a corner {they} has to wait for somebody with eggs.',
      ),
      told(
        'There is a pawn too many on the board, it was a peppermint, and {they} has sacrificed it brilliantly.',
        'The move has two exclamation marks and a fresh taste.',
        'Books have been written about the peppermint.',
      ),
      told(
        'An old man in the park of {town} beats {them} every day in nine moves while telling a story about fish.',
        'On move seven the fish gets away.',
        'It was a cod, and it was mate.',
      ),
      told(
        '{They} touched a piece in order to dust it, and now it has to move.',
        'The house was lost for cleanliness.',
        'The duster is in check.',
      ),
    ],
    closings: [
      'White begins, and black has to hear about it.',
      'The king cannot be taken, only bored.',
      'Your move, {they} says, and takes off {their} shoes.',
      'It is mate in four, or lunch in three.',
      'The bishop only ever says things at an angle.',
    ],
  },
  {
    nouns: list('boardgame gamenight monopoly ludo scrabbleboard dominoes domino jenga parlourgame gameboard backgammon mahjong'),
    events: [
      '{a_one} sat down to a quick game after lunch, was made the banker, and foreclosed on {relative} as {name}',
      '{a_one} lost the little metal dog, stood in for it on the board, and was landed on as {name}',
      '{a_one} read out all forty pages of the rules, and only {name} was awake for the end',
      '{a_one} swept the table clean when {rival} was winning, and blamed the wind, the cat and one {name}',
      '{a_body} was needed as the fourth for {topic}, and the other three have never let go of {name}',
    ],
    conflicts: [
      told(
        'It says on the box “for two to six players, forty minutes”, and that was before the baby was born.',
        'The baby is winning.',
        'Two of the six have moved, but not their pieces.',
      ),
      told(
        '{They} owns both stations and the street of {relative}, who has to ring before coming home.',
        'The bathroom costs extra with a hotel on it.',
        'It is only a game, says the notice on the door.',
      ),
      told(
        'The rule about going back to the start is not in the booklet, but {they} has it from an uncle.',
        'The uncle always won.',
        'On page nine there is a gap in his handwriting.',
      ),
      told(
        'One piece has been missing since {year}, and {they} plays with a lentil, which wins.',
        'It is red, and it does not gloat.',
        'It was soup once, by an oversight.',
      ),
      told(
        '{They} has to throw a six to get out, and has been in there since {weekday}.',
        'It was a five, and then the dog ate it.',
        'The others have dinner now and then, quietly.',
      ),
    ],
    closings: [
      'Miss a turn, said the card, and it was autumn.',
      'Nobody cheats in this family, as long as everybody is watching.',
      'The lid does not go on any more, and neither does the marriage of the yellow ones.',
      'The die is under the sideboard, and it is a four.',
      'Best of three, {they} says, after the eleventh.',
    ],
  },
  {
    nouns: list(
      'gamer retroconsole videogame gaming speedrunner speedrun respawn gamepad joystick esports noob tetris arcade pinball playthrough savegame',
    ),
    events: [
      '{a_one} paused the game to answer the door, and the door asked for two players and {name}',
      '{a_one} fell through the floor of the first level, walked home under the map, and came up in {town} as {name}',
      '{a_one} had to choose a name in ten seconds, sat on the keys, and has had to save the world as {name}',
      '{a_one} jumped against one wall for an hour, found a secret room, and in it somebody called {name}',
      '{a_body} got through {topic} with one heart left and nine hundred cheeses, and the credits thank {name}',
    ],
    conflicts: [
      told(
        'A villager in the first village gave {them} a letter for his brother, and {they} has saved two worlds without it.',
        'He is still nodding by the well.',
        'The brother has sent his own letter: “anything?”',
      ),
      told(
        '“Five more minutes until I can save”, {they} told {relative} in the spring.',
        'Dinner has respawned eleven times.',
        'The potion of parsley was used up.',
      ),
      told(
        '{They} has ninety-nine healing potions and keeps them all for later, and later the credits came.',
        'They went off in the inventory.',
        'One was drunk during the end music, for the knee.',
      ),
      told(
        '{They} smashes every pot in {place}, since there might be a coin in it.',
        'There was one, and an angry aunt.',
        'The hotel charges by the vase.',
      ),
      told(
        'A boy of nine beat {them}, danced on the spot, and had to go to bed.',
        'It was half past seven, and a massacre.',
        'He said something about {their} mother’s router.',
      ),
    ],
    closings: [
      'It was lag, {they} says, about the stairs.',
      'There are three lives left, and one of them has homework.',
      'Somewhere a cartridge is being blown into.',
      'The princess is in another castle, and likes it there.',
      'Press any key, said the screen, and {they} is looking for it.',
    ],
  },
  {
    nouns: list('poker casino croupier roulette blackjack gambler jackpot slotmachine pokerface cardsharp bookie bookmaker'),
    events: [
      '{a_one} raised when {they} only meant to scratch, won a paddle steamer, and renamed it {name}',
      '{a_one} put everything on the red, the ball went to the buffet, and somebody there shouted {name}',
      '{a_one} kept such a straight face that it was taken for a portrait, and the frame says {name}',
      '{a_one} dropped a button into a machine in {town}, and out came nine plums, a siren and {name}',
      '{a_body} chose {topic} for the air conditioning, broke the bank with the change for the bus, and was driven home as {name}',
    ],
    conflicts: [
      told(
        '{They} has a system, and {official} has bought a yacht from it.',
        'It is named after the system.',
        'It only needs the wheel to play along.',
      ),
      told(
        'Whenever {they} has a good hand, the left ear goes red, so {they} now plays in a bonnet.',
        'The bonnet twitches.',
        'People fold as soon as it is tied.',
      ),
      told(
        '{They} lost the shirt, then the watch, and then {relative} was put in the middle, knitting.',
        'She was won back with two pair.',
        'She has cleaned out the table since.',
      ),
      told(
        'There are no clocks in there, {they} only came in for a look, and has missed two leap years.',
        'The car outside has become a hedge.',
        'The free sandwich cost nine thousand.',
      ),
      told(
        'A stranger pushed all his chips across the table, and {they} asked for salt.',
        'It was the strongest move of the night.',
        'He was the third to be bluffed by supper.',
      ),
    ],
    closings: [
      'The house always wins, and has had the roof done.',
      'There was an ace up the sleeve, and two more in the wash.',
      'Rien ne va plus, says the lift.',
      'Quit while you are ahead, they say, and somebody always is.',
      'A pair of twos can look like a lot with a good hat.',
    ],
  },
  {
    nouns: list('lottery raffle tombola lotteryticket scratchcard'),
    events: [
      '{a_one} rolled out of the drum between two balls, with a seven chalked on the back, and was read out as {name}',
      '{a_one} won first prize at a church fair, a ham, and gave it the flat and the name of {name}',
      '{a_one} scratched the silver off a ticket, then off the spoons, and underneath it all said {name}',
      '{a_one} had all six numbers in the wrong week, and the week has been moved for {name}',
      '{a_body} bought a ticket for {topic} from a child with no change, and won the child’s bicycle, which is called {name}',
    ],
    conflicts: [
      told(
        'A couple in bathrobes won, in spring, and have been asked by four hundred cousins how they are.',
        'They had two cousins in winter.',
        'They are well, thank you, and have moved.',
      ),
      told(
        'A troll doll, a dead uncle and a fortnight’s tea leaves were asked for the numbers, and gave the same six.',
        'It was the telephone number of the uncle.',
        'The tea leaves had copied.',
      ),
      told(
        '{They} had already told the boss what {they} thought of him when the draw was held.',
        'It was one number out.',
        'He had the other five, and told {them} the same.',
      ),
      told(
        'The main prize in {town} was a hamper, and {they} has won it nine years running, with the same plum jam.',
        'Nobody has opened it since the lid bulged.',
        'It is raffled at a distance now.',
      ),
      told(
        '{They} always plays the birthdays of the family, so that two cousins had to be born on the forty-third.',
        'They are very punctual.',
        'One is a Capricorn and a half.',
      ),
    ],
    closings: [
      'It could be you, says the poster, to the man behind.',
      'One number short of a castle, and one sandwich short of lunch.',
      'The ticket went through the wash, and the wash has come into money.',
      'The money was not to change {them}, and so it went to somebody else.',
      'The consolation prize is a smaller ham.',
    ],
  },
  {
    nouns: list('birthday party partyhat birthdaycake confetti surpriseparty partypopper housewarming'),
    events: [
      '{a_one} hid behind the sofa for the surprise, was forgotten there until the next year, and jumped out as {name}',
      '{a_one} made a wish, blew, and put out the street lamps of {town}, and in the dark they sang for {name}',
      '{a_one} breathed in from the wrong bottle, and asked the guests in a very high voice to call {them} {name}',
      '{a_one} won at musical chairs, kept the chair, and took it home under the name of {name}',
      '{a_body} came to {topic} an hour early, helped with the sausages, and was thanked in the speech as {name}',
    ],
    conflicts: [
      told(
        'Everybody sang, and at “dear…” each of them sang another name for {them}.',
        'One was the dog’s, and the dog blew.',
        'They agreed on a hum.',
      ),
      told(
        'The donkey on the wall has its tail by now, and so has {official}, who only came about the noise.',
        'It suits him.',
        'He won the comb.',
      ),
      told(
        '{They} said “no presents, really”, and {relative} took it at its word.',
        'The silence has been wrapped.',
        'There was a card, with another card’s name in it.',
      ),
      told(
        'The pass-the-parcel had forty layers, and the music stopped at {them} only for the newspaper.',
        'It was from {year}, and the news was good.',
        'In the middle was a smaller aunt.',
      ),
      told(
        'One string was let go of in the garden, and {town} has seen something small and red over the church since.',
        'It is thought to be watching the clock.',
        'Children with long arms meet there on Sundays.',
      ),
    ],
    closings: [
      'There is cake in the piano, and somebody will find it in March.',
      'Going-home bags contain a whistle, so that nobody goes home alone.',
      'The number of candles has been agreed with the fire brigade.',
      'The people from downstairs came up to complain, and stayed to dance.',
      'The best crisps are in the bowl that nobody was shown.',
    ],
  },
  {
    nouns: list(
      'influencer streamer selfie selfiestick vlogger vlog youtuber tiktoker instagrammer ringlight hashtag tiktok livestream unboxing follower clickbait',
    ),
    events: [
      '{a_one} filmed {their} breakfast until it was lunch, and nine million people know the egg as {name}',
      '{a_one} stepped back to get the sunset in, then a bit more, and the splash was shared as {name}',
      '{a_one} took one picture that was not posed, did not know who that was, and tagged it {name}',
      '{a_one} unwrapped a parcel live, with gasps, and it was a bill to {name}',
      '{a_body} asked for {topic} to be put away at dinner, was filmed asking, and is famous for it as {name}',
    ],
    conflicts: [
      told(
        'The morning routine of {them} takes until four, so that it is the only thing that {they} does.',
        'The evening routine is a repeat.',
        'Nobody has seen the afternoon.',
      ),
      told(
        '{They} proposed to somebody on a cliff, and it had to be done nine times because of the light.',
        'The seventh yes was the best.',
        'By the ninth it was a maybe.',
      ),
      told(
        'A hotel lets {them} stay for nothing in return for a mention, and a second hotel in return for none.',
        'The second has more stars.',
        'The minibar is unpaid, but reached thousands.',
      ),
      told(
        '{They} went off the grid for a week to find peace, with a drone, two lights and a man called Kevin.',
        'Kevin found it.',
        'There were three parts, and a code for ten per cent off peace.',
      ),
      told(
        'Nobody in {place} may start eating until the soup has been seen from above.',
        'It was the soup’s good side.',
        'The spoon is on a ladder.',
      ),
    ],
    closings: [
      'Link below, says the lift boy.',
      'Do not forget to like it, says a voice from the wardrobe.',
      'This lore was paid for by a tooth powder.',
      'The real one is in the second picture, at the back, holding the lamp.',
      'Comments are closed, and so is the café.',
    ],
  },
  {
    nouns: list('podcast podcaster podcasting audiobook truecrime'),
    events: [
      '{a_one} only wanted to ask the way, was asked back for ninety minutes, and went out on Thursday as {name}',
      '{a_one} left the recording on while making soup, and the soup has more listeners than {name}',
      '{a_one} bought two microphones and one mattress, sat between them, and said “welcome back” to {name}',
      '{a_one} interviewed {themself} when the guest did not come, disagreed, and was cancelled as {name}',
      '{a_body} fell asleep to {topic}, answered a question in there, and is credited as {name}',
    ],
    conflicts: [
      told(
        'Two men have talked about {them} for eleven hours, and they are about to come to the point.',
        'It is in the part for members.',
        'First they would like to say a word about mattresses.',
      ),
      told(
        '{They} has looked into the case of a missing gnome in {town} for nine episodes, with sad piano.',
        'It was behind the shed.',
        'The shed has asked for a second season.',
      ),
      told(
        'It is recorded in a wardrobe, because of the sound, and a coat has begun to give its views.',
        'It is the one that people write to.',
        'It comes from a good lining.',
      ),
      told(
        '{They} listens at double speed, so that the day is over at noon and {relative} sounds slow.',
        'She was slow, and had a point.',
        'The other half of {weekday} is spent waiting for the bus.',
      ),
      told(
        '“So, who are you?”, {they} asks every guest, and in {year} one of them began to think.',
        'He is still in the wardrobe.',
        'He sends a sponsor’s biscuits out under the door.',
      ),
    ],
    closings: [
      'But first a word from somebody who sells razors.',
      'Five stars, please, wherever you get your soup.',
      'That is a really great question, says the guest, and lives off it for an hour.',
      'The best bit was before somebody pressed the red button.',
      'There is an ambulance in episode nine, but it was passing.',
    ],
  },
  {
    nouns: list('yolo vibe sigma skibidi meme yeet doge rickroll mewing copypasta emoji lol'),
    events: [
      ...MORE_OF_MEMES.events,
      '{a_one} said one word that nobody over twelve understood, and a school in {town} rose as one for {name}',
      '{a_one} was a joke for nine minutes on a Tuesday, did not hear that it was over, and still goes about as {name}',
      '{a_one} went outside to touch grass, and the grass posted it first, as {name}',
      '{a_body} asked a nephew what {topic} means, and was told, with a look, that it means {name}',
      '{a_body} used {topic} in a speech at a bank, in the right place even, and was led out to silence as {name}',
    ],
    conflicts: [
      ...MORE_OF_MEMES.conflicts,
      told(
        '{They} lost a thousand points of aura in {place}, by waving back at somebody who meant the man behind.',
        'The man behind has two thousand now.',
        'Forty came back for a good jacket.',
      ),
      told(
        '{Relative} used the word at dinner, correctly, and {they} has had to find a new one.',
        'The old one was buried with the peas.',
        'The new one is a noise.',
      ),
      told(
        '{They} needs nobody, and has told all nine hundred followers so, twice a day.',
        'They need nobody either, and have asked {them} to say it again.',
        '{Their} mother follows, and likes every one.',
      ),
      told(
        '“Nobody:”, {they} begins each sentence, and in {town} somebody has at last complained.',
        'It was a Mr Nobody, and he had said it all along.',
        'The colon is being held.',
      ),
      told(
        '{They} winked at {official} with everything {they} had, and a speck had to be taken out.',
        'It was the speck that got the number.',
        'There was charm in it, the doctor says, about four grams.',
      ),
    ],
    closings: [
      ...MORE_OF_MEMES.closings,
      'It slaps, says the door.',
      'No cap, {they} says, and wears two.',
      'Real ones know, and the others have a job.',
      'It was funnier with fewer pixels.',
      'This is over by {weekday}, and back as a mug.',
    ],
  },
];
