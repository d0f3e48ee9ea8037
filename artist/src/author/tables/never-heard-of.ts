/**
 * Of whom nothing is known but the word: what happened to them, as it could to anybody, and not to the word. Of whoever has only
 * a name, and of a person of whom only one deed is known, there is more to tell.
 */
import { told } from './noun-class.ts';

/** A word that nobody knows: a blorptang. It may be a beast, a thing or a feeling. */
export const UNHEARD_OF = {
  events: [
    '{a_one} let everybody go first at a cheese counter, from spring to autumn, and is greeted there as {name}',
    '{a_one} came to read the gas meter, was offered soup, and has a drawer in that flat under {name}',
    '{a_one} moved in above a tuba teacher, took up the tuba in revenge, and plays at weddings as {name}',
    '{a_one} won a ham at a raffle, took it everywhere on a lead, and the baker calls them both {name}',
    '{a_one} was alone at a lighthouse for one night, and the ships have been asked not to wave to {name}',
    '{a_one} minded a stranger’s suitcase on a platform for nine years, and the railway now pays {name}',
    '{a_one} joined a choir for the biscuits, was given the solo, and the biscuits were named {name}',
    '{a_one} stood still in a park for a minute, and by noon two joggers had hung their jackets on {name}',
    '{a_one} coached the under-nines on one Saturday, they won, and now there are four babies called {name}',
    '{a_one} sat down at the wrong wedding, gave the better speech, and the bride still writes to {name}',
    '{a_one} held the door of a bank for a lady, her choir and then a robbery, and is wanted as {name}',
    '{a_one} slept through a coach tour of four countries, and woke up in a will, as {name}',
    '{a_one} fed a parking meter until it purred, and the traffic wardens lower their voices for {name}',
    '{a_one} stood for the school board with longer lunches, and four hundred posters still say {name}',
    '{a_one} was hired to guard a wedding cake, and in the morning there were crumbs, and a poem by {name}',
    '{a_one} rode one tram all winter, for the heating, and the last stop has been renamed {name}',
    '{a_one} took over a corner shop, sells only batteries and plums, and over the door it says {name}',
    '{a_one} asked for a short back and sides, the barber said “where?”, and they agreed on {name}',
    '{a_one} was lent a rowing boat for an hour, and is seen off the coast at times, waving, as {name}',
    '{a_one} gave a bus driver directions, and eleven pensioners in the mountains are fond of {name}',
  ],
  conflicts: [
    told(
      'By day {they} works at the swimming pool, and by night {they} lets the water out and puts it back.',
      'It is a different water, and only {they} can tell.',
      'The bath attendant has noticed the plug.',
    ),
    told(
      'In the bottom drawer there are eleven certificates for ballroom dancing, and one for a dog.',
      'The dog led.',
      'It was the dog’s idea.',
    ),
    told(
      '{They} says “nearly there” on every journey, and it has been true once.',
      'That was the garage.',
      'The children no longer ask; they pack.',
    ),
    told(
      'The neighbours leave {them} their keys in August, and {they} waters everything, the sofa too.',
      'The sofa has put out a shoot.',
      'There is a fern where the radio was.',
    ),
    told(
      'On Thursdays {they} plays cards with three widows, and has not won anything but a lampshade.',
      'It is worn on Fridays.',
      'The widows share a flat in Spain by now.',
    ),
    told(
      'Years ago {they} was sent out for milk, and is expected back any minute.',
      'The coffee has been kept warm.',
      'There was a man with an offer, and a cow.',
    ),
    told(
      'Whenever there is to be a toast, the family locks the piano, and then the second piano.',
      'The speech has an interval.',
      '{They} brings a third.',
    ),
    told(
      '{They} keeps a list of all who have not given back a pen, and it will be printed in two volumes.',
      'You are in the second.',
      'It was written in pencil.',
    ),
    told(
      'For a bet {they} wore one sock for a year, and it is not said where.',
      'The other one has seen the world.',
      'The bet was with the sock.',
    ),
    told(
      'At the gym {they} asked for the smallest weight, thanked it, and took it home.',
      'It sleeps in the hall.',
      'They go for walks.',
    ),
    told(
      'A hotel once left {them} alone with the buffet, and has had one star fewer since.',
      'It was the chocolate one.',
      'The swan made of ice was found in the lift, in tears.',
    ),
    told(
      'A limousine drops {them} off round the corner, so that it looks like the bus.',
      'The chauffeur has been told to be late.',
      'He carries the season ticket.',
    ),
    told(
      'An aunt left {them} half a rowing boat, and the other half went to a man called Keith.',
      'They meet at the bridge.',
      'Keith has the oars.',
    ),
    told(
      '{They} cannot pass a revolving door without going round four times, for luck.',
      'The doorman has bought a stool.',
      'The fifth round is charged.',
    ),
    told(
      'Since the school fair {they} owns nine goldfish and a debt of one hoop.',
      'The goldfish are called One to Eight, and Gary.',
      'It was thrown on Saturday, and is still rolling.',
    ),
    told(
      'The secret hobby is Sunday drivers, and {they} overtakes them on foot, with a hat on.',
      'The hat has a number plate.',
      'One of them has proposed.',
    ),
    told(
      '{They} cooks one dish, for eight, whoever comes, and does not say what it is until the coffee.',
      'It was leek.',
      'The eighth portion is for the plumber, who knows too much.',
    ),
    told(
      'Once a month {they} tunes the church bells, and once a month they are called off.',
      'The priest gets up early on those days.',
      'One of them does a very good noon.',
    ),
  ],
  closings: [
    'Asked about it, {they} only orders another sandwich.',
    'There is a spare one in the garage, under a blanket.',
    'It was not in the advertisement, and neither was the horse.',
    'Visiting hours are from two to four, with cake from three.',
    'The rest is with the lawyer, who giggles.',
    'By Sunday it had all been put back, apart from the piano.',
    'Should you meet {them}, say hello, and hold on to your chips.',
    '{They} would do it again, but with a thermos flask.',
    'It pays badly, but there is soup.',
    'Each family has one, usually near the crisps.',
    'There is a ham in it for whoever finds out.',
    'Nothing was broken, and what was broken was ugly.',
    'It went well, until somebody clapped.',
    'Please do not feed {them} after the news.',
  ],
} as const;

/** Of whom only a first name is known, as of anybody’s friend: Moritz, Priya, Jennifer from HR. */
export const CALLED_BY_NAME = {
  events: [
    '{a_one} was the third of that name in the class, and to tell them apart the teacher added {name}',
    '{a_one} helped one friend to move house, and is rung up on the first of every month, as {name}',
    '{a_one} said “leave it with me” in 2009, it was left, and the folder on the shelf is labelled {name}',
    '{a_one} told the one with the goat at a christening, and no birthday has begun since without {name}',
    '{a_one} sent the whole family a thumbs up, under bad news, and is saved in eleven telephones as {name}',
    '{a_one} knew a shortcut, and forty people in a coach, who are home by now, still talk of {name}',
    '{a_one} got a mug with the wrong name on it, drank from it out of politeness, and so became {name}',
    '{a_one} was to bring the napkins, brought a brass band, and the napkins now come from {name}',
    '{a_one} waved back at somebody who had meant the man behind, and was taken along on a cruise, as {name}',
    '{a_one} brought potato salad, like everybody, and only one bowl was empty at midnight: that of {name}',
    '{a_one} carved a name into a desk in third grade, the wrong one, and was told off as {name}',
    '{a_one} did an impression of the boss, with the boss behind the door, and was promoted as {name}',
  ],
  conflicts: [
    told(
      'One last look at the phone at ten, and at sunrise {they} knows how to restore a tractor.',
      'The tractor runs.',
      'There are nine parts.',
    ),
    told(
      'Every group photograph has half of {them} in it, on the left, with one eye shut.',
      'The frame covers the rest.',
      'The other eye is on the buffet.',
    ),
    told(
      'The barista has tried eleven spellings on the cup, and {they} has answered to them all.',
      'The twelfth was a drawing, and the nearest.',
      'One of them was “Steam”.',
    ),
    told(
      '{They} still has everybody’s plastic boxes, and there is always cake in them, so it is not mentioned.',
      'The lids live elsewhere.',
      'It is a kind of interest.',
    ),
    told(
      'At work {they} is known for one thing, and it was the fire alarm.',
      'The toast was excellent.',
      'Two people met in the car park, and have a daughter.',
    ),
    told(
      '{They} says “we must do this more often” each time, and the last time was in a different century.',
      'A date has been found, for the others.',
      'Everybody got out their diaries, and looked at the ceiling.',
    ),
    told(
      'Asked for one fun fact, {they} spoke for an hour, and it concerned ducks.',
      'The duck has been checked, and was not fun.',
      'The next speaker said only “Steve”, and sat down.',
    ),
    told(
      'A cousin named a boat after {them}, and it went down in front of the whole family, slowly.',
      'There is a second boat, and it is called “Second”.',
      'It has been raised, and is shy.',
    ),
    told(
      '{They} slips out of parties unseen, and comes back for the jacket at the best moment of the speech.',
      'It was under the groom.',
      'The jacket has stayed on twice.',
    ),
  ],
  closings: [
    'There is one in every family, and this one is theirs.',
    'Say hello from me, said everybody, and the postman did.',
    'The chair by the radiator is kept free.',
    'It is in the group chat, with pictures.',
    '{They} has left already, and is saying goodbye in the hall.',
    'The nickname came later, with the canoe.',
    'Somebody has to bring the ice, and it will not be {them}.',
    'Ask the mother; she has the photographs.',
    'And that was {their} good side.',
  ],
} as const;

/** A person of whom one deed is known: "a person who put the empty carton back". */
export const TOLD_BY_DEED = {
  events: [
    '{a_one} told the bathroom mirror everything, and the mirror fogged up and wrote {name}',
    '{a_one} was recognised on a ferry, and two hundred people made room at the rail for {name}',
    '{a_one} got a cake for it at work, with one candle, and in icing it said {name}',
    '{a_one} mentioned it to a hairdresser, and by four o’clock the whole town spoke of {name}',
    '{a_one} asked a doctor whether it was serious, and the doctor wrote on the slip only {name}',
    '{a_one} found eleven others on the internet, and they have elected as chair {name}',
    '{a_one} had it printed on a T-shirt, and was hugged in a lift by a stranger, who whispered {name}',
    '{a_one} blamed the dog, the dog brought a lawyer, and the letter begins “Dear {name}”',
    '{a_one} said nothing until the gravy came, and a grandmother put down her spoon and said {name}',
    '{a_one} wrote to a problem page, and the answer began “you again, {name}”',
    '{a_one} owned up to a man on a bench, he owned up to the same, and the bench is called {name}',
    '{a_one} was asked about it at the interview, and got the job, the car and a door marked {name}',
  ],
  conflicts: [
    told(
      'Witnesses were heard, and all but the cat spoke in {their} favour.',
      'The cat had seen it from the start.',
      'She will talk for tuna.',
    ),
    told(
      'The mother has been told a different version, with a doctor in it.',
      'In hers there is a wedding.',
      'She tells it better.',
    ),
    told(
      'There is a photograph of it, and in it {they} looks straight at whoever is looking.',
      'It has been turned to the wall, and coughs.',
      'The thumb is an uncle’s.',
    ),
    told(
      'At work there is a sign, “days since it last happened”, with room for one figure.',
      'It is a nought, and nicely drawn.',
      'The hook for the tens has dust on it.',
    ),
    told(
      'A friend did the same, got a prize for it, and thanked everybody but {them}.',
      'The prize is a jug.',
      'It leaks on one side.',
    ),
    told(
      'It was the last time, {they} promised, and crossed fingers, toes and the road.',
      'The road was the hard one.',
      'There is a calendar, and it has its doubts.',
    ),
    told(
      'An insurance man wrote it all down, read it back, and had to sit in the car for a while.',
      'He came back with his wife.',
      'He ticked “weather”.',
    ),
    told(
      'It was to stay between four people, and one of them plays the organ.',
      'It is sung on Sundays, to the usual tune.',
      'He only told the choir.',
    ),
    told(
      'A museum has asked for the shoes {they} wore that day, and for somebody to stand in them.',
      'It is indoor work.',
      'The left one is on loan to Vienna.',
    ),
    told(
      'The children acted it out at school, with a sheep in the leading part.',
      'The sheep was very moving.',
      'There were calls for an encore, and for a shepherd.',
    ),
  ],
  closings: [
    'It could have happened to anybody, say the others, and look down.',
    'The cat knows, and has named her terms.',
    'No jury would convict, and two have asked for the recipe.',
    'It is not a habit, {they} says, it is a tradition.',
    'On the whole it was worth it, and in detail it was not.',
    'Next time there will be a plan, or at least a torch.',
    'The others would have done the same, but slower.',
    'That was on a Tuesday. It has been a long Tuesday.',
    'Let whoever has not done it before lunch throw the first bun.',
  ],
} as const;
