/** What is only said, or thought of others: small talk, a pun, a white lie. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_TALK: readonly NounClass[] = [
  {
    nouns: list('smalltalk chitchat elevatortalk smalltalker icebreaker'),
    events: [
      '{a_body} ran out of {topic} between the ground floor and the first, and filled the rest of the ride with “So, {name}”',
      '{a_body} practised {topic} on a hat stand, got a better answer than usual, and has been on first-name terms with it as {name}',
      '{a_body} said “warm for the time of year” to a stranger, meant it, and out of pure {topic} was asked in as {name}',
      '{a_one} said “busy, busy” to a postman for nine years, and he thinks that this is how you pronounce {name}',
      '{a_one} opened with the weather, closed with the weather, and is on the guest list, in between, as {name}',
    ],
    conflicts: [
      told(
        '{They} and a neighbour said goodbye at the gate, and then found that they were going the same way.',
        'One of them tied a shoe until dark.',
        'They walked a mile in step, admiring hedges.',
      ),
      told(
        'Asked “how are you?”, {they} once answered, and it took until the cheese.',
        'Since then people ask with the engine running.',
        'It turned out to be the knee.',
      ),
      told(
        '{They} keeps nine remarks about the weather ready, and one for when there is none.',
        'It is about parking.',
        'Number six has hail in it, and is saved for weddings.',
      ),
      told(
        '{They} said “you too” when the waiter hoped that the soup would taste good.',
        'The waiter was touched.',
        'He had some, in the end.',
      ),
      told(
        'At parties {they} stands by the crisps, because there “crunchy” is a whole topic.',
        'The dip is the second one.',
        'By ten they are on to salt.',
      ),
    ],
    closings: [
      'Well, {they} says, and slaps both knees, and stays for another hour.',
      'We must do this again, they said, and moved to different towns.',
      'Mustn’t grumble, {they} says, and draws breath.',
      'Anyway, says everybody at once, and nobody goes.',
      'And what do you do? Mostly this.',
    ],
  },
  {
    nouns: list('gratitude gratefulness thankfulness thankyou'),
    events: [
      '{a_body} held a door out of {topic}, was thanked, thanked back, and the two of them are still there, on behalf of {name}',
      '{a_body} wrote three things in a notebook every night out of {topic}, ran out of things, and put down {name} twice',
      '{a_body} thanked the bus, the stop, the rain and the shelter, all from {topic}, and the rain made a note of {name}',
      '{a_one} was so pleased with a pair of socks that an aunt wept, and knits nothing else, all of it for {name}',
    ],
    conflicts: [
      told(
        '{They} thanked a cash machine, which has been giving a little extra since.',
        'The bank sent flowers to ask it to stop.',
        'It blushes at the slot.',
      ),
      told(
        'A thank-you card was answered with a thank-you card, and {they} is on the forty-first.',
        'Neither side can remember the jam.',
        'The postman has had one as well.',
      ),
      told(
        'It was an ugly vase, and {they} said “you really shouldn’t have” with so much feeling that there are nine.',
        'All of them are on show when the aunt comes.',
        'One is sometimes knocked, gently, by the cat.',
      ),
      told(
        '{They} got an award, thanked four hundred people by name, and forgot one.',
        'He was holding the microphone.',
        'He was thanked at the second try, in the rain.',
      ),
      told(
        '{They} waves at every driver who stops, then breaks into a little run that is no faster.',
        'The knees are what says thank you.',
        'Drivers stop on purpose now, to see it.',
      ),
    ],
    closings: [
      'No, thank you, and no, thank you, and after you.',
      'Don’t mention it, they said, and {they} mentioned it for years.',
      'It was nothing, and {they} has framed it.',
      'One sock would have been enough; there were two, and {they} cried.',
      'Thanks in advance, says the last page, and then: afterwards, too.',
    ],
  },
  {
    nouns: list('schadenfreude'),
    events: [
      '{a_body} held in {topic} all through a wedding, and when the cake went it came out through the nose as {name}',
      '{a_body} saw a rival step in a puddle, was carried home weak with {topic}, and woke up as {name}',
      '{a_body} moved to a house by an icy corner out of pure {topic}, and rents out the balcony as {name}',
      '{a_body} laughed at a man with a deckchair, sat down on the next one, and owes it to {topic} to be called {name}',
    ],
    conflicts: [
      told(
        'A neighbour bought a bigger barbecue, and on the first Sunday it rained on {their} side, too, but what of it.',
        'They were both soaked, one of them happily.',
        'The sausages floated in order of size.',
      ),
      told(
        '{They} says “oh dear, oh no” with a hand over the mouth, and the hand is shaking.',
        'The shoulders give it away.',
        'It has to be bitten, in the worst cases.',
      ),
      told(
        '{They} knew that there was a glass door, and said nothing, and brought a chair.',
        'By noon there was a second row.',
        'The door has been cleaned again specially.',
      ),
      told(
        'The German for it had to be lent to {them}, because at home it was only called Thursday.',
        'It was returned with crumbs on it.',
        'There is also one for when nobody slips.',
      ),
      told(
        '{They} rushed over to help the rival up, so as to have a better view.',
        'A hand was offered, slowly.',
        'The photographs are sharp.',
      ),
    ],
    closings: [
      'How terrible, {they} says; tell it again, from the ladder.',
      'No pastry was harmed that had not been showing off.',
      'It could have happened to anybody, but it did not.',
      'Nobody deserves that, and it was wonderful.',
      'Tomorrow it will be {their} turn, and the seats are sold out.',
    ],
  },
  {
    nouns: list('sarcasm irony sarcasmdetector eyeroll deadpan'),
    events: [
      '{a_body} said “oh, great” with so much {topic} that it was taken for praise, and a prize came, engraved with {name}',
      '{a_body} rolled both eyes from pure {topic}, and they went under the sofa, from where they could clearly read {name}',
      '{a_body} clapped very slowly out of {topic}, the whole hall joined in, and a star was born: {name}',
      '{a_one} was the last to arrive at a conference on punctuality, and was handed the best paper, titled {name}',
    ],
    conflicts: [
      told(
        '“Take your time”, {they} said to a snail, which thanked {them}, and took it.',
        'It has sent word from the gate.',
        'It was the nicest thing that anybody had said.',
      ),
      told(
        'A fire station burned down, and {they} was asked not to say anything.',
        '{They} raised one eyebrow, and was fined.',
        'The sprinklers had been at a funeral.',
      ),
      told(
        '{They} tried to be sincere for once, and the whole table laughed until it hurt.',
        'It had been about love.',
        'They asked for more.',
      ),
      told(
        'A detector was built for it, and {they} called it “a really useful invention”.',
        'It blew up.',
        'It had been told that it was clever, too.',
      ),
      told(
        '{They} has two tones of voice, and the same one means both.',
        'The dog can tell.',
        'The wedding vows had to be checked by a lawyer.',
      ),
    ],
    closings: [
      'What a surprise, {they} says.',
      'No, really, it is a lovely ending.',
      'The opposite is true, and so is this.',
      'One could hear the inverted commas from the road.',
      'It goes over everybody’s head, and has a nest there by now.',
    ],
  },
  {
    nouns: list('pun wordplay joke dadjoke punchline oneliner'),
    events: [
      '{a_one} was told at a funeral by accident, got the only laugh of the day, and it was the widow who said {name}',
      '{a_one} walked into a bar, and so did the next two, and the one who should have ducked was {name}',
      '{a_one} was explained at length by an uncle with a diagram, and in the last box of the diagram is {name}',
      '{a_one} knocked twice, was asked “who’s there?”, panicked, and for want of a second half just said {name}',
      '{a_body} stopped a ceasefire for the sake of {topic}, and both sides groaned in the same language: {name}',
    ],
    conflicts: [
      told(
        'It takes {them} ten minutes to get to the end, and then it was a nun, not a monk, wait.',
        'It begins again, with a bishop.',
        'The parrot got there first.',
      ),
      told(
        'Somebody groaned at {them}, and {they} has had it framed as a review.',
        'It hangs next to the sigh.',
        'There is one from a dentist, in the original.',
      ),
      told(
        'A man laughed at {them} at once, a second at midnight, and a third on the train home in May.',
        'The third had to be helped off.',
        'The conductor got it in June.',
      ),
      told(
        '{They} asked why the chicken had crossed the road, and the chicken said that it was private.',
        'There had been somebody on the other side.',
        'It has not crossed since.',
      ),
      told(
        'A horse went in as well, and was asked about its long face, and {they} had to apologise.',
        'It was going through something.',
        'It drinks at home now.',
      ),
    ],
    closings: [
      'Stop me if you have heard it, {they} says, and cannot be stopped.',
      'The father laughed, and the children have moved out.',
      'You had to be there, and those who were would rather not have been.',
      'It is all in the ti. Ming.',
      'Get it? {they} asks, with an elbow, until it is got.',
    ],
  },
  {
    nouns: list('gossip rumour rumor hearsay scuttlebutt tittletattle whisperinggame'),
    events: [
      '{a_body} heard a bit of {topic} over a hedge, passed it on over the next, and at the ninth it was about {name}',
      '{a_body} was told some {topic} “and not a word to anybody”, held out for a whole staircase, and burst as {name}',
      '{a_one} left the hairdresser’s as a cough, reached the church as twins, and was christened there as {name}',
      '{a_one} was denied so firmly by a baker that the whole village now buys its rolls at {name}',
    ],
    conflicts: [
      told(
        '“I’m not saying anything”, {they} says, and pulls the chair closer.',
        'It took two pots of tea.',
        'The cat left the room, out of decency.',
      ),
      told(
        '{They} set out as a sprained ankle, and came home as a Spanish count with three wives.',
        'The ankle is said to be furious.',
        'Two of the wives have been seen, in hats.',
      ),
      told(
        'The walls have ears, and {they} once heard one of them say “no!”.',
        'It was the one to the kitchen.',
        'They have had the house repainted.',
      ),
      told(
        '{They} knows who, and with whom, but is a little weak on what.',
        'It may have been badminton.',
        'The postman is in all versions.',
      ),
      told(
        'Somebody asked where {they} had it from, and the trail led once round the village and back.',
        'It had picked up a goat on the way.',
        'It was greeted like a stranger.',
      ),
    ],
    closings: [
      'You did not hear it from {them}.',
      'No smoke without fire, they say, and it was a toaster.',
      'It stays between us, says the whole bus.',
      'There is always something in it, and this time it was soup.',
      'She told nobody, and he told nobody, and now nobody else is left.',
    ],
  },
  {
    nouns: list('excuse whitelie lie fib alibi lameexcuse'),
    events: [
      '{a_one} was about a dog that ate the homework, until somebody met the dog, and it could recite all of {name}',
      '{a_one} began as a slight cold on a Friday, needed a nurse by Monday, and had to be given a funeral as {name}',
      '{a_one} had such short legs that {they} was overtaken by a neighbour, who said: “Good morning, {name}”',
      '{a_body} got out of a wedding by {topic}, met the bride at the swimming pool, and dived in as {name}',
      '{a_body} needed {topic} in a hurry, said “the train”, in a village without one, and it was built for {name}',
    ],
    conflicts: [
      told(
        '{They} was five minutes away, {they} said, from the bath.',
        'One could hear the duck.',
        'It was four, at the next call.',
      ),
      told(
        '{They} said “I love it” about a jumper, and there is one every Christmas.',
        'The reindeer on it can see through {them}.',
        'The seventh has lights.',
      ),
      told(
        'Grandmother has been buried four times, according to {them}, and sends her regards.',
        'She plays along for a share of the day off.',
        'The boss cried at the third.',
      ),
      told(
        '{They} has read the book, of course, and thinks that the end was very near the back.',
        'It was a cookery book.',
        'The author was deeply moved.',
      ),
      told(
        'For one small thing nine others had to be made up by {them}, and there is a wall chart.',
        'Two of the threads are red.',
        'The cat has three names in it.',
      ),
    ],
    closings: [
      'Sorry, something has come up, and it is the blanket.',
      'It was in the post, and so was the post office.',
      'The nose is not longer; it is the light.',
      'That never happened, and it was Tuesday.',
      'Honestly, {they} says, and there one should have left.',
    ],
  },
  {
    nouns: list(
      'commentsection comment flamewar shitstorm hater cancelculture internettroll keyboardwarrior onlinereview onestarreview',
    ),
    events: [
      '{a_body} wrote “nice cake” under a picture of a cake, and after four hundred answers in {topic} there were two camps, a flag and {name}',
      '{a_body} wanted to have the last word in {topic}, and so did a retired dentist, and they have been married since as {name}',
      '{a_one} gave the sea two stars, “too wet”, and the sea has answered, very politely, to {name}',
      '{a_one} began “I’m not an expert, but”, and in the next line there was a fire, a vet and {name}',
    ],
    conflicts: [
      told(
        'Somebody is wrong on the internet, and {they} has put on a coat over the pyjamas.',
        'It is about gravel.',
        'The other one is up, too, in a bobble hat.',
      ),
      told(
        '“First!”, {they} wrote, and has had nothing to add for nineteen years.',
        'It is on the gravestone, on order.',
        'The second one has never got over it.',
      ),
      told('In real life {they} says sorry to doors.', 'One of them has it in writing.', 'In capitals it sounds different.'),
      told(
        'It had been about a lost cat, and by page three {they} was against the moon.',
        'The cat was found on page one.',
        'The moon has hired a man.',
      ),
      told(
        '{They} gave one star to a lighthouse because it “kept going off”.',
        'It now flashes only on request.',
        'A ship has replied, from the kitchen of a hotel.',
      ),
    ],
    closings: [
      'Do not feed {them}, says the sign, and somebody has been at it with a ham.',
      'Nobody asked, and eleven hundred answered.',
      'This comment has been removed, and it was the nice one.',
      'Great recipe; I left out the fish and it was a bicycle. One star.',
      'They have agreed to disagree, in capitals.',
    ],
  },
];
