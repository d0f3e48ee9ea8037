/** Whom one meets in the high street and after hours: physiotherapist, milkman, diver, night porter. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_HIGH_STREET: readonly NounClass[] = [
  {
    nouns: list('physiotherapist masseur masseuse massage massagechair'),
    events: [
      '{a_one} put a thumb where it hurt, asked whether it hurt, and the answer was heard in Ferrara as {name}',
      '{a_one} cracked a neck with a noise like celery, and for the first time a man saw behind him {name}',
      '{a_one} gave out a sheet with five exercises, nobody did one, and under the fridge magnet hangs {name}',
    ],
    conflicts: [
      told(
        'The face goes through a hole in the table, and knows everything of {their} shoes.',
        'They are brown, and on the left undone.',
        'One customer proposed to the sandals.',
      ),
      told(
        '“And have we been doing our stretches?”, {they} asked, and both looked at the skeleton.',
        'It had.',
        'It was let go with a warning, and a rubber band.',
      ),
      told(
        'There was a knot in a shoulder, and a sailor was called in to have a look.',
        'It was a bowline, from the tax year.',
        'He moored a boat to it.',
      ),
    ],
    closings: [
      'Relax, it says, and leans on the elbow.',
      'The big ball has rolled off, with somebody on it.',
      'You have got very tense, says the back to the hands.',
    ],
  },
  {
    nouns: list('secretary personalassistant typist typingpool dictation'),
    events: [
      '{a_one} took down every word in shorthand, sneezes too, and the sneezes went out to all branches as {name}',
      '{a_one} said that the boss was in a meeting for eleven years, and there had never been anybody but {name}',
      '{a_one} typed so fast that the last line was there before it was thought, and it was {name}',
    ],
    conflicts: [
      told(
        'Nobody gets past {them}, and the new owner of the firm has been in the armchair since March.',
        'He has an appointment in June.',
        'He gets a biscuit at eleven.',
      ),
      told(
        'The boss bought {their} husband’s anniversary present, for once it was the other way round.',
        'It was a stapler.',
        'It came with a card: “as per yours”.',
      ),
      told(
        'In the bottom drawer there are tights, a screwdriver and what the last director said.',
        'It is filed under C, for Christmas party.',
        'The current one walks on tiptoe.',
      ),
    ],
    closings: [
      'It will just see whether he is in, it says, looking at him.',
      'Yours sincerely was left out, on purpose.',
      'The plant is doing well; it has been given dictation.',
    ],
  },
  {
    nouns: list('recruiter headhunter talentscout resume'),
    events: [
      '{a_one} came across an exciting profile at midnight, wrote to it with joy, and it was the plumber, {name}',
      '{a_one} had seven years of experience in something that is four years old, and was placed at once as {name}',
      '{a_one} was humbled and thrilled to announce a sandwich, and eleven hundred people congratulated {name}',
    ],
    conflicts: [
      told(
        'Where do you see yourself in five years, {they} asked a clairvoyant, and she told {them}.',
        'She saw a fern, and a different chair.',
        'She was not a team player, but right.',
      ),
      told(
        'The greatest weakness is perfectionism, said all nine, and one of them misspelt it.',
        'She was honest, and got it.',
        'It was the name badge.',
      ),
      told(
        '“We will keep you in our files”, {they} wrote to everybody, and the files are in the cellar, with a kettle.',
        'They have a choir down there.',
        'They were asked to move up a little.',
      ),
    ],
    closings: [
      'The salary is competitive; it lost.',
      'Hobbies: reading, travel, and both at once.',
      'We are a family, says the advert, and it is like one.',
    ],
  },
  {
    nouns: list('welder welding upholsterer foundry steelworker blowtorch'),
    events: [
      '{a_one} joined two pipes, a gate and a passing bicycle in one seam, and the cyclist waits inside with {name}',
      '{a_one} flipped the visor down with a nod, and at weddings and in church still nods as {name}',
      '{a_one} opened up a sofa, found forty years of the family, and sewed it shut again with a note to {name}',
    ],
    conflicts: [
      told(
        'Do not look, everybody said of the blue light, and so everybody knows exactly what colour it is.',
        'They saw it on the inside of the toast.',
        'The cat looked, and has been to an optician.',
      ),
      told(
        'In the seat of a judge {they} found a sausage, two verdicts and a spring with a grudge.',
        'The spring had been overruled.',
        'One was “not guilty”, with mustard.',
      ),
      told(
        'The sculpture for the bank was to be airy, and it weighs what the bank does.',
        'The bank has moved down a floor.',
        'It is called “Feather”, and has a crane.',
      ),
    ],
    closings: [
      'It holds; and so will the thumb.',
      'Sparks flew, says the wife of how they met, and her hat.',
      'Nine brass tacks are in the mouth, and the telephone rings.',
    ],
  },
  {
    nouns: list('milkman milkfloat mailcarrier paperboy newspaperboy papergirl'),
    events: [
      '{a_one} came up the path at five in the morning, clinked once, and the whole street turned over for {name}',
      '{a_one} threw the paper from a bicycle at eleven porches, and hit nine, a cat and the bell of {name}',
      '{a_one} drove at nine kilometres an hour from the scene of the crime, and the police gave up on {name}',
    ],
    conflicts: [
      told(
        'The blue tits open the tops before breakfast, and have begun to leave notes about cream.',
        'They would like two on Sunday.',
        'They do not do skimmed.',
      ),
      told(
        'In bottle post a lady asked for one pint less, and he read it as a poem.',
        'He left a yoghurt, and an answer.',
        'They married; she is off milk.',
      ),
      told(
        'All the children in the lane have {their} smile, and there is a simple reason: they were all told the same joke.',
        'It has a cow in it.',
        'The husbands have been told it too, since.',
      ),
    ],
    closings: [
      'Empty bottles go out, like skittles after a party.',
      'Rain, snow, and the small brown dog at number nine.',
      'It is up before the birds, and is blamed for them.',
    ],
  },
  {
    nouns: list('streetsweeper roadsweeper groundskeeper'),
    events: [
      '{a_one} blew all the leaves to number eleven, number eleven blew them back, and the parcel is known as {name}',
      '{a_one} went along behind the parade, the horses and the speech, and was cheered the loudest as {name}',
      '{a_one} found eleven odd gloves by spring, put them on a fence, and they have all been waving at {name}',
    ],
    conflicts: [
      told(
        'One leaf waited on the branch until {they} had packed up.',
        'It came down on the broom, with a bow.',
        'There is one like it on every tree.',
      ),
      told(
        'The confetti of the carnival of 1996 is still coming out of the cobbles, by twos.',
        'It was a Saturday, and it lies on.',
        'The green has bred.',
      ),
      told(
        'The machine with the round brushes has no room for a thought, so {they} walks.',
        'It waxed a dachshund.',
        'The thought was about brushes.',
      ),
    ],
    closings: [
      '{They} leans on the broom, and the street leans along.',
      'A coin shines in the gutter, and so does the tooth next to it.',
      'The wind has been spoken to.',
    ],
  },
  {
    nouns: list('shaman psychic seance ouija telepath'),
    events: [
      '{a_one} felt a name beginning with M, then with any letter, and the spirit had mercy and said {name}',
      '{a_one} bent a spoon by thought alone, at a dinner, and the hostess would like the soup from {name}',
      '{a_one} knew that the bell would ring, went to the door, waited eleven days, and opened it to {name}',
    ],
    conflicts: [
      told(
        'Knock once for yes, {they} said, and the plumber in the wall said four times that he was busy.',
        'Four is “beware”.',
        'He crossed over, at five, in a van.',
      ),
      told(
        'Grandfather came through at last, and all he wanted was who has the ladder.',
        'It is with Uncle Bruno.',
        'He has been asked from beyond, in writing.',
      ),
      told(
        'The appointment was cancelled owing to unforeseen circumstances.',
        'She has been asked about that.',
        'She had it on Thursday, as a feeling.',
      ),
    ],
    closings: [
      'You are thinking of a number, it says; and you are.',
      'The table rose a little, on the side with the knee.',
      'There is somebody here called John, or a John is here.',
    ],
  },
  {
    nouns: list('nightshift graveyardshift nightporter insomniac lateshift'),
    events: [
      '{a_one} said good morning to the evening and good night to the baker, and neither knows what to call {name}',
      '{a_one} walked round an empty factory with a torch every hour, and scared the other torch, which was {name}',
      '{a_body} took on {topic} for the quiet, heard the vending machine breathe, and has sung it to sleep as {name}',
    ],
    conflicts: [
      told(
        'It was breakfast at six in the evening, and lunch was at two, with a fox.',
        'He brings his own, from the bins.',
        'They have a table by the container.',
      ),
      told(
        'At four the clock stands still, and {they} has spoken to it, as a colleague.',
        'It has been there longer.',
        'It goes on at five past, ashamed.',
      ),
      told(
        'The neighbour has his roof done by day, and asked whether {they} had slept through the storm.',
        'It was the slates.',
        'There was a break, for the drum lesson.',
      ),
    ],
    closings: [
      'The sun comes up, and the blinds go down, and somebody mows.',
      'Only the moon and the man from the bread know it by sight.',
      'Is this coffee the last of yesterday or the first of tomorrow?',
    ],
  },
  {
    nouns: list('paparazzi photojournalist autographhunter redcarpet'),
    events: [
      '{a_one} sat in a hedge for nine days for an actress, and the hedge has sold its story on {name}',
      '{a_one} took four hundred pictures of a film star’s hand, and the hand was before the face of {name}',
      '{a_body} ran after {topic} on a scooter through all of Rome, and was overtaken by a nun called {name}',
    ],
    conflicts: [
      told(
        'From the tree {they} saw the prince at breakfast, and the prince sent up an egg.',
        'It was soft, and there was a little spoon.',
        'It is in all the papers: “Four minutes”.',
      ),
      told(
        'Everybody shouted “over here”, so the star looked at the fire exit.',
        'It has never been so well lit.',
        'It is said to be seeing someone.',
      ),
      told(
        'Out of the limousine came a very small dog, and then nobody.',
        'He did the carpet twice.',
        'He was asked who he was wearing.',
      ),
    ],
    closings: [
      'The lens is as long as the waiting.',
      'No comment, said the gardener, and so it was on page one.',
      'Everybody looks good from behind a bin.',
    ],
  },
  {
    nouns: list('uxdesigner webdesigner uidesigner graphicdesigner productdesigner figma'),
    events: [
      '{a_one} moved a button two pixels to the left, and in Finland a bank fell over, it is said, because of {name}',
      '{a_one} asked a real person to use it, and the person stroked the screen and asked for {name}',
      '{a_one} put forty notes on a wall, in four colours, and the cleaner sorted them into the word {name}',
    ],
    conflicts: [
      told(
        'The client wanted the logo bigger, and now it goes round the corner of the building.',
        'The tail is over the chemist’s.',
        'He would like it to “pop”, and it did.',
      ),
      told(
        'The door at the office has a handle that says pull and a sign that says push, and {they} cannot go home.',
        'He is on the ninth sketch for a door.',
        'He sleeps beneath the sign.',
      ),
      told(
        'It was called final, then final two, then final really, and it was printed from the first.',
        'It had the placeholder cat in.',
        'Sales are up, with the cat.',
      ),
    ],
    closings: [
      'There is so much white space that somebody has moved in.',
      'Grandmother was the target group, and hit back.',
      'Are you sure? Cancel? Or cancel the cancel?',
    ],
  },
  {
    nouns: list('rower rowing rowingmachine coxswain regatta dragonboat polevaulter hammerthrower'),
    events: [
      '{a_one} faced the wrong way for two kilometres, at full strength, and was told at the end that it was {name}',
      '{a_one} was the small one with the megaphone, shouted at eight giants until Henley, and they obey only {name}',
      '{a_one} pulled eleven kilometres in the cellar without leaving it, and stepped off, seasick, as {name}',
    ],
    conflicts: [
      told(
        'A swan had the inside lane, and nobody had told {them} about swans.',
        'She won by a neck.',
        'She was protested against, from a tree.',
      ),
      told(
        'Eight oars went in as one, and one of them stayed in, and its owner went on by air.',
        'He landed in the tent with the strawberries.',
        'It is called a crab, and he asked for mayonnaise.',
      ),
      told(
        'The boat is eighteen metres long and sleeps in a shed of seventeen.',
        'There is a hole, with a hat on it.',
        'The bow is with the neighbour.',
      ),
    ],
    closings: [
      '{They} sees only where {they} has been, like most.',
      'At five in the morning the river belongs to them, and the mist is rude.',
      'The winner throws the smallest one in.',
    ],
  },
  {
    nouns: list('parentsevening sportsday schoolplay eggandspoonrace sackrace dinnerlady lunchlady'),
    events: [
      '{a_one} ran with an egg on a spoon and a thumb on the egg, and the photo finish shows the thumb of {name}',
      '{a_one} was given one scoop of something grey and one of something green, and asked if they knew {name}',
      '{a_body} sat through {topic} on a chair for six-year-olds, could not get out of it, and walks about as {name}',
    ],
    conflicts: [
      told(
        'The fathers’ race was only for fun, and two of them have come in spikes.',
        'One has been in training since the birth.',
        'It was won by a mother with a pram.',
      ),
      told('The tree had no lines in the play, and said one all the same.', 'It was “Mum”.', 'There was an encore, with leaves.'),
      told(
        'On Wednesdays there is fish, and on Thursdays one is asked what that was on Wednesday.',
        'It had corners.',
        'There was custard on it, both days.',
      ),
    ],
    closings: [
      'Everybody gets a sticker; some get two, and a look.',
      'A pleasure to have in class, it says, in last year’s pen.',
      'The sack went over the line, and somebody was still in it.',
    ],
  },
  {
    nouns: list('tourdefrance yellowjersey giroditalia'),
    events: [
      '{a_one} was passed in one second by a hundred and seventy people, after a wait of six hours, with {name}',
      '{a_one} was given a yellow jersey, two kisses and a toy lion, and the lion is at home under {name}',
      '{a_one} broke away alone on the flat, for two hundred kilometres, and was caught at the bakery as {name}',
    ],
    conflicts: [
      told(
        'A man dressed as the devil runs alongside {them}, with a fork, on every hill.',
        'He is a retired dentist, and quicker.',
        'He hands out the water too.',
      ),
      told(
        'Eleven people slept in a field for three days to paint a name on the road.',
        'It was spelt right from the helicopter.',
        'They have run out of road before the last O.',
      ),
      told(
        'In the middle of the mountain stage a level crossing came down, and everybody saw a goods train.',
        'It took the sprint points.',
        'The devil went under, with his fork.',
      ),
    ],
    closings: [
      'A musette of two sandwiches hung for a second in the air.',
      'Something is breaking away, cries the man on the radio, and it is his voice.',
      'Everybody is wet from one bottle, and keeps it.',
    ],
  },
];
