/** What is seen from the terraces: an own goal, a card, added time, the away end, a prop, a googly. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_THE_TERRACES: readonly NounClass[] = [
  {
    nouns: list('owngoal owngoals'),
    events: [
      '{a_one} was the most beautiful of the season, into the top corner, and only the other half sang {name}',
      '{a_one} was headed in by a man who had not scored for six years, and his own mother stood up for {name}',
      '{a_body} slid across the line on its back in {topic}, with the ball in both arms, like a present from {name}',
      '{a_body} waved to the crowd for three seconds after {topic}, and in the third somebody explained it to {name}',
    ],
    conflicts: [
      told(
        'The goalkeeper had called “leave it”, and {they} heard “please”.',
        'They no longer share a taxi.',
        'Both words are on the dressing-room wall.',
      ),
      told(
        'The visitors named a lounge after {them}, and {they} is served free soup there, to weak smiles.',
        'It is the only lounge with a view of the wrong end.',
        'The spoon is engraved.',
      ),
      told(
        'It went in off a knee, a post and a steward, and all three have been asked not to talk to {them}.',
        'The steward has been offered a contract.',
        'The post is unhappy, and it is only a post.',
      ),
      told(
        'On the scoreboard {their} name stood for the wrong side for half an hour, in lights, and spelled right.',
        'It had never been spelled right before.',
        'A photograph was taken, and regretted.',
      ),
      told(
        '{They} is top scorer of the town, if one counts both ends, and the club counts only one.',
        'The barber counts both.',
        'There is a boot, and it points backwards.',
      ),
    ],
    closings: [
      'It was a very good finish, said the wrong bench.',
      'The grandchildren will be told that it was windy.',
      'One-nil, and nobody on the bus said to whom.',
      'Three points, carefully delivered.',
    ],
  },
  {
    nouns: list('yellowcard redcard secondyellow'),
    events: [
      '{a_one} came out of the wrong pocket first, and a full-back was shown a shopping list and sent off as {name}',
      '{a_one} was held up to a man of two metres by a man of one metre sixty, on tiptoe, until he saw {name}',
      '{a_one} was waved at a wedding, at the uncle with the speech, and he went to the dressing room as {name}',
    ],
    conflicts: [
      told(
        '{They} goes to the shops in a breast pocket, and has been shown to the man with eleven items.',
        'He protested, and now has ten.',
        'His captain came over from the dairy shelf.',
      ),
      told(
        'Whoever sees {them} throws up both arms, looks at the sky, and asks what the other one did.',
        'The sky has been booked too.',
        'It works in kitchens as well.',
      ),
      told(
        'Two of {them} make a third one of another colour, and no paint shop can explain it.',
        'The referee’s wife found out at dinner.',
        'The early bath is running.',
      ),
      told(
        '{They} was washed once with the shorts, and everybody was let off until Wednesday.',
        'It was the friendliest derby since the war.',
        'One could hear birds.',
      ),
    ],
    closings: [
      'It was for the dive, and the dive got five point eight.',
      'One more like that, says {their} look, quite kindly.',
      'The ball was also there, at some point.',
      'One of them went before it was shown, and waved.',
    ],
  },
  {
    nouns: list('fourthofficial injurytime addedtime stoppagetime'),
    events: [
      '{a_one} held up a board with a nine on it, upside down, and the last bus left during the sixth, without {name}',
      '{a_one} found three minutes behind the dugout that belonged to nobody, and gave them to {name}',
      '{a_body} scored in the ninety-seventh of {topic}, when half the stadium was already in the car, humming {name}',
    ],
    conflicts: [
      told(
        'Two managers talk into {their} ears at once, one in each, and what is in the middle is calm.',
        'It is thinking of a bath.',
        'It has been left some gum.',
      ),
      told(
        '{They} adds three minutes to everything, and dinner has gone to penalties.',
        'The gravy took the first.',
        'The peas were brought on for it.',
      ),
      told(
        'At home {they} holds up a board when somebody has to leave the table, and a cousin comes on.',
        'He is on a yellow.',
        'The aunt clapped all four sides on her way out.',
      ),
      told(
        'It was for the dog on the pitch, and {they} timed the dog.',
        'He had a very good second half.',
        'He was also fouled.',
      ),
    ],
    closings: [
      'There is still time, said everybody who was winning, in horror.',
      'The whistle is on its way.',
      'Five minutes at least, says the board, and the tea is cold.',
      'It is never over, and that is what the babysitter charges for.',
    ],
  },
  {
    nouns: list('awayfan awayfans awaysupporter awayday awaydays'),
    events: [
      '{a_one} drove six hours to stand behind a pillar, lost five-nil, and sang all the way home about {name}',
      '{a_one} sat down among the wrong scarves, sneezed when they scored, and was found out as {name}',
      '{a_one} was kept in for forty minutes for its own safety, with two policemen and a pie, and left as {name}',
    ],
    conflicts: [
      told(
        '“Shall we sing a song for you?” {they} asked, and for once the others said yes.',
        'There were nine verses.',
        'An old man at the front wept into a pasty.',
      ),
      told(
        'In minute thirty-one {they} jumped up for an offside, and has been hugging the stranger from row F since.',
        'They spend Christmas together.',
        'He is a dentist, from Hull.',
      ),
      told(
        'The coach left at five in the morning with {them}, eighty cans and one bladder.',
        'Every hedge to the coast is twinned with it.',
        'The driver supports nobody, and it shows.',
      ),
      told(
        '{They} has been to all ninety-two grounds, and of the towns {they} knows the chip shops.',
        'The map is greasy and exact.',
        'The cathedral has been seen from the ring road.',
      ),
    ],
    closings: [
      'They were rubbish, and {they} would not have missed it.',
      'Next Tuesday it is Grimsby, in the rain, and {they} is packed.',
      'No scarf has seen more motorway services.',
      'One-nil down and still louder, which is a result.',
    ],
  },
  {
    nouns: list('cornerflag cornerkick cornerpost'),
    events: [
      '{a_one} was kicked in joy, danced round and bitten by eleven men on one afternoon, and asked for {name}',
      '{a_body} took a run-up of nine steps to {topic}, hit the first man on the knee, and forty thousand groaned {name}',
      '{a_one} was the only one who stood where it had been told to for all ninety minutes, says the coach of {name}',
    ],
    conflicts: [
      told(
        'A winger with a two-goal lead held the ball against {them} for eight minutes, and they got talking.',
        'It was mostly about wind.',
        'He has sent a card.',
      ),
      told(
        'Nobody may move {them}, say the laws, so the tall winger plays from row B.',
        'Row B has begun to mark him.',
        'He takes it off a lady’s flask.',
      ),
      told(
        '{They} knows which way it blows, and has not once been asked by the man who takes the kick.',
        'It goes out for a throw, daily.',
        'The ball boy nods to it.',
      ),
      told(
        'In the year of the cup {they} went home under somebody’s coat, and now marks the end of a lawn in Crewe.',
        'The neighbours cut it short.',
        'Their cat is always offside.',
      ),
    ],
    closings: [
      'It was cleared at the near post, as ever.',
      'A metre and a half, at least, and not pointed.',
      'The short one never works, and is tried again.',
    ],
  },
  {
    nouns: list('seasonticket seasonticketholder'),
    events: [
      '{a_one} has had row M, seat 114, since the roof was wood, and the seat groans on its own, for {name}',
      '{a_one} was left to a nephew in a will, who has no interest and cannot now miss one game of {name}',
      '{a_one} passed down a cup of tea along a whole row without a drop spilt, for thirty years, and was named {name}',
    ],
    conflicts: [
      told(
        'The man beside {them} has been known to {them} for nineteen years, and his name is “Eh, ref”.',
        'They were at each other’s weddings, both on a Tuesday.',
        'Neither knows what the other does in the week.',
      ),
      told(
        '{They} leaves at eighty-five minutes for the car, and has never seen a winner.',
        'There have been eleven.',
        'It is heard from the ring road, as a sort of weather.',
      ),
      told(
        '“Never again”, {they} says in May, and in June the bank knows better.',
        'It is a direct debit of the heart.',
        'The cat has been put on a cheaper food.',
      ),
      told(
        'A wedding was put on a Saturday in March, and {they} was there from ten to two.',
        'The best man gave the score before the toast.',
        'The couple understood at half past four.',
      ),
    ],
    closings: [
      'It was better under the old manager, and worse under him too.',
      'The cushion has been there longer than the board.',
      'Same seat, same pie, other hopes.',
    ],
  },
  {
    nouns: list('transferwindow deadlineday transferdeadlineday transfersaga'),
    events: [
      '{a_body} was seen in an airport lounge during {topic}, holding a scarf that was not its own and said {name}',
      '{a_one} was shut at eleven at night with a left-back half in, and the half that is in is called {name}',
      '{a_body} sent the papers of {topic} by a machine that had run out of toner, and was bought as a blank page named {name}',
    ],
    conflicts: [
      told(
        'A man in a yellow tie has stood outside {their} gate since morning, and reports on a car.',
        'It was the milkman, for the milk.',
        'The milk would neither confirm nor deny.',
      ),
      told(
        '{Their} agent wants a fee, and the agent’s agent, and a man called Tony.',
        'Tony only held the door.',
        'It was a very good door, Tony says.',
      ),
      told(
        'The medical was passed by everything but one knee, which stays in Turin on loan.',
        'It has settled in.',
        'There is an option to buy.',
      ),
      told(
        '“Here we go”, wrote somebody, and {they} had only gone to the bakery.',
        'Four clubs have bid for the roll.',
        'The roll has always supported them, as a boy.',
      ),
    ],
    closings: [
      'It has always been {their} dream club, as was the last one.',
      'The shirt was held up the wrong way round.',
      'Add-ons are due if it rains.',
    ],
  },
  {
    nouns: list('rugbyprop propforward loosehead tighthead looseheadprop tightheadprop frontrow'),
    events: [
      '{a_one} leaned on a bus to talk to the driver, the bus moved back nine metres, and the driver wrote down {name}',
      '{a_one} was handed the ball by surprise, in space, and is said to have asked it politely what it wanted of {name}',
      '{a_one} bought a scarf, went through the whole shop with a tailor looking for the neck, and left as {name}',
    ],
    conflicts: [
      told(
        'The collar goes straight up to the ears, and between them there is a rumour.',
        'The tie is worn round the thigh.',
        'Giraffes look away.',
      ),
      told(
        '{They} has pushed for twenty years without once seeing where to.',
        'There is a man behind who says it is going well.',
        'It turned out to be Wales.',
      ),
      told(
        '“Crouch,” said somebody at the buffet, “bind,” and {they} and two uncles took the table through the wall.',
        'The trifle was held up in the scrum.',
        'It was reset four times.',
      ),
      told(
        '{They} ran fifteen metres in 2009, and the club has it on a tape that is mostly crowd.',
        'It is shown in slow motion, which takes the same time.',
        'The lungs were found at the far end.',
      ),
      told(
        'One ear is a cauliflower, one is a dumpling, and {they} hears soup.',
        'It was asked for at a deli.',
        'Glasses are worn with string.',
      ),
    ],
    closings: [
      'No neck, no regrets, and second helpings.',
      'A door that was marked “pull” has learnt better.',
      'The dark is where the work is done, {they} says, about the middle of it.',
      'A gentle soul, say all those underneath.',
    ],
  },
  {
    nouns: list('googly legspin legspinner yorker spinbowler doosra'),
    events: [
      '{a_one} went left, and the bat went right, and the bails stayed up for one second out of respect for {name}',
      '{a_one} was posted in Leeds with a flick of the wrist, turned sharply at Crewe, and was delivered to {name}',
      '{a_one} looked like one thing out of the hand and was another off the grass, and signs both ways as {name}',
    ],
    conflicts: [
      told(
        '{They} says good morning so that it means good night, and only the wrist could have told you.',
        'The milkman plays it off the back foot.',
        'He was beaten all ends up.',
      ),
      told(
        'The batsman read {them} in the air, in the book and in the bath, and was bowled through the gate.',
        'There is a draught in that gate now.',
        'He is still in the bath.',
      ),
      told(
        'A grandfather shows {them} at table with an orange, every Sunday, and the gravy has been caught at slip.',
        'It was a sharp chance.',
        'The cat went round the wicket.',
      ),
      told(
        'It pitched in the rough, bit, and {they} was found the next day in the umpire’s pocket.',
        'He had given it not out.',
        'There was a mint with it.',
      ),
    ],
    closings: [
      'Nobody picked it, and it was picked for England.',
      'Well bowled, said the stumps, lying down.',
      'It is all in the fingers, and they will not talk.',
    ],
  },
  {
    nouns: list('cricketumpire testmatch cricketmatch villagecricket'),
    events: [
      '{a_one} held six jumpers, four hats and a sandwich for the others since noon, and answered out of the wool as {name}',
      '{a_one} went on for five days with breaks for tea, ended with nobody winning, and was called thrilling by {name}',
      '{a_body} raised one finger to ask for the bill during {topic}, and eleven men hugged and sent home {name}',
    ],
    conflicts: [
      told(
        'At ten to three a cloud came over, and {they} looked at it with a meter for an hour.',
        'The cloud was good enough to play in.',
        'They have gone off for the look of it.',
      ),
      told(
        '“How’s that?” they all shouted at {them}, and {they} said that it was very nice, thank you.',
        'It was plumb.',
        'The cake had been his wife’s.',
      ),
      told(
        'On 111 {they} stands on one leg, for luck, and there is a heron that takes an interest.',
        'It has been given the other end.',
        'They are both rather good.',
      ),
      told(
        'Six small stones go from one pocket to the other, and at the seventh {they} is in somebody’s garden.',
        'It was a long over.',
        'The stones have a pension.',
      ),
    ],
    closings: [
      'Tea is at twenty to four, whatever else falls.',
      'Rain stopped it, and nobody could tell at once.',
      'It is not slow; it is only still the second day.',
    ],
  },
  {
    nouns: list('foamfinger foamhand'),
    events: [
      '{a_one} was held up for the anthem, and the four rows behind have only heard of {name}',
      '{a_one} pointed at the sky for a whole game, and an airliner asked the tower what was meant by {name}',
      '{a_one} came to a job interview on the right hand, by way of a handshake, and got the post as {name}',
    ],
    conflicts: [
      told(
        'It says that they are number one, and they are fourteenth.',
        'The table has been asked to look again.',
        'It never said of what.',
      ),
      told(
        '{They} cannot pick up a coin, a fork or a telephone, and so {they} answers all of them by pointing.',
        'The fork came.',
        'The call was for the man next to it.',
      ),
      told(
        'A glove was knitted for {them} by a great-aunt, with one finger, and it took a sheep.',
        'The sheep watches from the cheap seats.',
        'It itches on derby days.',
      ),
      told(
        'In the lift {they} pressed all the floors at once, and supports each of them.',
        'The fourth won.',
        'The basement is rebuilding.',
      ),
    ],
    closings: [
      '{They} has a good side, and that is the palm.',
      'The other fingers are still in the shop.',
      'It does not point, it believes.',
    ],
  },
  {
    nouns: list('pitchinspection waterloggedpitch groundsman'),
    events: [
      '{a_one} dropped a ball in the centre circle, and it did not bounce but went under, waving to {name}',
      '{a_body} walked about in wellingtons at eleven for {topic}, poked the penalty spot, and a duck came up as {name}',
      '{a_one} has asked people to keep off the grass for so long that eleven men were told the same by {name}',
    ],
    conflicts: [
      told('“It will be fine by three”, {they} said, with one boot gone.', 'It was fine by Thursday.', 'The boot scored.'),
      told(
        'A pitchfork was put in every half metre, and at the halfway line {they} struck a tap.',
        'It is now two pools with a bank.',
        'The left-back has armbands.',
      ),
      told(
        '{They} paints the lines by eye, and the box is a good box, with a bay window.',
        'The goalkeeper has put up curtains.',
        'Penalties are taken from the kitchen.',
      ),
      told(
        'Two coaches from Carlisle arrived just as {they} shook {their} head.',
        'They were shown the puddle, and sang to it.',
        'It is nil-nil against the weather.',
      ),
    ],
    closings: [
      'Subject to a second look at two, by the ducks.',
      'The goalmouth is the only beach for miles.',
      'Keep off it, said {they}, and it was a lovely season.',
    ],
  },
];
