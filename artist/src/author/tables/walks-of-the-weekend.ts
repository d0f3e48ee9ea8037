/** Whom one meets and where one goes between Friday and Monday: the zoo, the chemist’s, the reef, the night shift. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_WEEKEND: readonly NounClass[] = [
  {
    nouns: list('zoo pettingzoo safaripark enclosure'),
    events: [
      '{a_one} was looked at by nine hundred people a day, began to look back, and has kept notes as {name}',
      '{a_one} threw a fish to a penguin, had it thrown back with a remark, and is on the penguin’s list as {name}',
      '{a_body} went in at {topic} for an afternoon, stood still near a sign, and was explained to a school as {name}',
    ],
    conflicts: [
      told(
        'The lion slept, and eleven classes have handed in a drawing of a hill.',
        'The hill has a tail in one of them.',
        'He turned over once, and it was a Monday.',
      ),
      told(
        'A goat in the petting corner ate {their} ticket, the map and the strap of the bag.',
        'She has been in twice on that ticket.',
        'She knows where the toilets are.',
      ),
      told(
        'The monkeys asked for a pane of glass that one cannot see out of.',
        'They had had the Rotary Club.',
        'It is for the children, they said.',
      ),
    ],
    closings: [
      'Do not feed them, says the sign; there is a bite out of it.',
      'The flamingos are counted by the legs, and there is always one over.',
      'At six the visitors are let out.',
    ],
  },
  {
    nouns: list('themepark amusementpark funfairride waltzers logflume teacupride'),
    events: [
      '{a_one} went down a log flume with both arms up, and the photograph at the exit sells well as {name}',
      '{a_one} spun round in a teacup with grandmother, and where the teacup stopped nobody was left but {name}',
      '{a_body} stood two hours for four seconds of {topic}, had the eyes shut, and was helped off as {name}',
    ],
    conflicts: [
      told(
        'You must be as tall as the wooden squirrel, and {they} and the squirrel have fallen out over it.',
        'He wears heels at weekends.',
        'It was settled by hat.',
      ),
      told(
        'From here it is forty-five minutes, says the sign, and the man under it has a beard.',
        'He was fifth behind his father.',
        'There is a sign at the sign.',
      ),
      told(
        'A mouse of two metres waved at {them}, and inside was a student of law.',
        'He waives, with i.',
        'He is on his third ear.',
      ),
    ],
    closings: [
      'Keep your arms inside, it says, and one glove does not.',
      'The hot dog went twice round, in both directions.',
      'One leaves through the shop. One always leaves through the shop.',
    ],
  },
  {
    nouns: list('swamp bog marsh mangrove quagmire quicksand'),
    events: [
      '{a_one} took a boot from the surveyor, a wheel from the coach, and is the best shod spot in the county as {name}',
      '{a_one} was sold as a building plot, with a lake view from all sides and from below, under {name}',
      '{a_body} went by the shortest way through {topic}, up to the belt by noon, and shouted for {name}',
    ],
    conflicts: [
      told(
        'The more one struggles, the deeper, says the book, and it is on chapter two already.',
        'The bookmark is a frog.',
        'It has come up to the hat of the author.',
      ),
      told(
        'A bubble rose beside {them}, burst, and said something that the frogs have not taken up.',
        'It was after lunch.',
        'They looked the other way, both eyes.',
      ),
      told(
        'A light danced over the reeds and beckoned, and it was the gas man.',
        'He has been beckoning since 1960.',
        'He was reading the meter.',
      ),
    ],
    closings: [
      'Mosquitoes do come, but they bring the children.',
      'Where the boot is, there is also the sock.',
      'A log opened one eye. It was no log.',
    ],
  },
  {
    nouns: list('spa wellnesshotel facial hotstone mudbath'),
    events: [
      '{a_one} lay with a slice of cucumber on each eye, was taken for a salad, and was dressed as {name}',
      '{a_one} put on the white gown at three in the afternoon, and the gown got off the train at home as {name}',
      '{a_body} booked three days of {topic}, was wrapped in seaweed, and put out by the kitchen as {name}',
    ],
    conflicts: [
      told(
        'Pan pipes were playing, softly, and after four hours {they} asked where the man was.',
        'He was in the cupboard, with the towels.',
        'He has been let out, and it is very quiet.',
      ),
      told(
        'Tiny fish nibbled at {their} feet, and one of them has written a review.',
        'It was two stars, and “busy”.',
        'It recommends the heel.',
      ),
      told(
        'Somebody whispered that {they} should let go of everything, and {they} was holding the tea.',
        'It was ginger, and hot.',
        'The robe has let go too.',
      ),
    ],
    closings: [
      'In the quiet room one crisp was heard.',
      'The water has lemon in it, and costs like lemon.',
      'It is all coming off with the mud, they say, except the mud.',
    ],
  },
  {
    nouns: list('petrolstation gasstation petrolpump toll tollbooth motorwayservices reststop carwash'),
    events: [
      '{a_one} stopped at exactly fifty, went on to fifty and one, and the till has not let that go from {name}',
      '{a_one} drove off with the hose still in, and at the next village handed in a pump under {name}',
      '{a_body} came to {topic} at three in the morning for a sandwich, and by dawn had the night key as {name}',
    ],
    conflicts: [
      told(
        'The cap is always on the other side, and has been since the car was on its other side.',
        'He drove round in a circle, and so did it.',
        'There is an arrow, and it points at him.',
      ),
      told(
        'The coins were thrown at the basket, and nine of them are in the grass with a lady on her knees.',
        'The tailback has let her in.',
        'She found a tenth, and a hubcap.',
      ),
      told(
        'The key to the toilet hangs on a car door, so that nobody takes it.',
        'It was taken, with the car.',
        'One drives there.',
      ),
    ],
    closings: [
      'The flowers in the bucket have said sorry for thousands.',
      'Air is free, and out of order.',
      'Pump four, please, and a pasty of uncertain age.',
    ],
  },
  {
    nouns: list('meadow haymeadow wildflower wildflowermeadow dandelionclock'),
    events: [
      '{a_one} was left unmown for the bees, for the idea and for eleven years, and in there lives {name}',
      '{a_one} was lain on by two people who looked at a cloud, and the cloud resembled {name}',
      '{a_body} ran through {topic} in slow motion towards somebody, for an hour, and arrived as {name}',
    ],
    conflicts: [
      told(
        'A blanket was spread, and eleven ants carried it back to where it had been.',
        'The cake went ahead, to show the way.',
        'They took the plate for the view.',
      ),
      told(
        'Everybody looks for the clover with four leaves, and the one with five has stopped hoping.',
        'A cow found it.',
        'She won at bingo that night.',
      ),
      told(
        'A nose was put deep into a buttercup, and there was somebody at home.',
        'It buzzed, in the manner of an answer.',
        'The nose has been a size up since.',
      ),
    ],
    closings: [
      'He loves me, it says, he loves me not, and is short of a petal.',
      'In August it is rolled up, and wrapped in plastic like a cheese.',
      'Somewhere in it is a frisbee, and a generation.',
    ],
  },
  {
    nouns: list('busker streetmusician hurdygurdy streetperformer livingstatue onemanband'),
    events: [
      '{a_one} knew one song, stood outside a bank for nine years, and the bankers count to it as {name}',
      '{a_one} had a drum on the back, cymbals on the knees and an itch, and played all evening as {name}',
      '{a_one} was painted silver and stood so still that the council sent a man with a brush for {name}',
    ],
    conflicts: [
      told(
        'In the hat lie three coins, a button and a bus ticket, and the button gives most.',
        'It comes every day, on the same coat.',
        'The ticket was good to the end of the line.',
      ),
      told(
        'The tram doors shut in the middle of “My Way”, and {they} did it {their} way to the depot.',
        'The driver took the last verse.',
        'There is an echo in there, and tips.',
      ),
      told(
        'A man with an accordion took the corner by the cheese shop, and there has been a war in waltz time.',
        'The cheese has turned.',
        'They met for a duet, and each sped up.',
      ),
    ],
    closings: [
      'One euro, and it stops.',
      'The dog in front wears sunglasses, and does the business side.',
      'They throw more from the fourth floor, but with the pot.',
    ],
  },
  {
    nouns: list('optician optometrist eyetest eyechart'),
    events: [
      '{a_one} asked whether it was better with the first or the second, until a man confessed, to {name}',
      '{a_one} wrote the smallest line on the chart at home, out of loneliness, and it reads {name}',
      '{a_one} puffed air into one eye too many, was puffed back at, and went about for a week as {name}',
    ],
    conflicts: [
      told(
        'Read the last line, {they} said, and the gentleman began with the name of the printer.',
        'He knew him, from Leeds.',
        'He went on to the fire regulations next door.',
      ),
      told(
        'In the new frames the customer saw the price, and asked for the old ones back.',
        'It was cheaper without seeing.',
        'It had a nought he had never met.',
      ),
      told(
        'Four hundred frames have been tried on, and the husband was asked about each.',
        'He said “nice” in nine ways.',
        'He has been fitted with a chair.',
      ),
    ],
    closings: [
      'Number one? Or number two? It was the same one.',
      'At the bottom of the chart it says who is looking.',
      'Everybody nods, and the tiny screw is in the carpet.',
    ],
  },
  {
    nouns: list('pharmacist pharmacy apothecary drugstore prescription'),
    events: [
      '{a_one} read a doctor’s handwriting aloud, and the whole shop stood up and answered to {name}',
      '{a_one} asked across nineteen people whether it was for the itching, and the nineteen know {name}',
      '{a_one} went into the back for a box, past all the drawers there are, and in 2004 came out as {name}',
    ],
    conflicts: [
      told(
        'Three times a day, {they} said, but not with milk, sun, cheese, tractors or an uncle.',
        'He gave up the uncle.',
        'It is on the leaflet, which has been made into a marquee.',
      ),
      told(
        'A lady came for a plaster, and told it all from the war on.',
        'There was a plaster after the second husband.',
        'It was a small cut, but an old family.',
      ),
      told(
        'The green cross outside blinks so wildly that a plane has come down beside the cough drops.',
        'It had a bit of a throat.',
        'The pilot was sold a pillow for the neck.',
      ),
    ],
    closings: [
      'There is a cheaper one with the same in it, and a duller camel.',
      'A free sample of hand cream, for your trouble, and your hands.',
      'Shake well, it says, and the gentleman did so.',
    ],
  },
  {
    nouns: list('physiotherapist masseur masseuse massage chiropractor osteopath massagechair'),
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
        'All the children in the lane have {their} smile, and there is a simple reason: he tells them the same joke.',
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
      'It leans on the broom, and the street leans along.',
      'A coin shines in the gutter, and so does the tooth next to it.',
      'The wind has been spoken to.',
    ],
  },
  {
    nouns: list('scubadiver diver scuba divingsuit aqualung deepseadiver flipper wetsuit'),
    events: [
      '{a_one} made the sign for “all well”, which one bay on is a proposal, and came up engaged as {name}',
      '{a_one} walked backwards down a beach in flippers, over nine towels, and was greeted on each as {name}',
      '{a_one} went down to a wreck for gold, found the bar open, and came up a little bent as {name}',
    ],
    conflicts: [
      told(
        'It takes forty minutes to get into the suit, and at minute thirty-nine comes the thought of tea.',
        'That is how he keeps warm.',
        'It goes no further than the knee.',
      ),
      told(
        'A fish looked in at {their} mask, called another fish, and they have brought the children.',
        'The fogged side is closed on Mondays.',
        'They tapped, although it is forbidden.',
      ),
      told(
        'The buddy pointed and pointed, and {they} thought how nicely he danced.',
        'It was a shark, and it thought so too.',
        'He had the thing with the elbows.',
      ),
    ],
    closings: [
      'Never alone, never hold your breath, never go on about it at dinner.',
      'One comes up slowly, as from an armchair.',
      'In the photograph there is a thumb, and behind it a whale.',
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
      'It sees only where it has been, like most.',
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
    nouns: list('tourdefrance yellowjersey pelotonrider runningofthebulls superbowl halftimeshow'),
    events: [
      '{a_one} was passed in one second by a hundred and seventy people, after a wait of six hours, with {name}',
      '{a_one} ran down a lane in white, looked round, saw the horns, and won it by a balcony as {name}',
      '{a_body} watched {topic} for the adverts, went out for dip, and missed the one second about {name}',
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
        'The bull took the second turning, by the bakery, and has been served.',
        'He had the horn-shaped ones.',
        'The baker said “next”, out of habit.',
      ),
    ],
    closings: [
      'A musette of two sandwiches hung for a second in the air.',
      'He is breaking away, cries the man on the radio, and it is his voice.',
      'There was a minute left, and it took half an hour.',
    ],
  },
];
