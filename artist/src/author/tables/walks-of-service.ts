/** Who serves the public, in uniform, robe or overall: firefighter, judge, caretaker. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_SERVICE: readonly NounClass[] = [
  {
    nouns: list('cleaner caretaker janitor cleaning'),
    events: [
      '{a_one} polished the dance floor so well that the whole wedding ended up in the cloakroom, shouting {name}',
      '{a_one} wiped a formula off the board, left the part that looked nice, and got the professor’s prize as {name}',
      '{a_one} put up the yellow sign, slipped on the sign, and is down in the accident book as {name}',
      '{a_one} switched off the last light with the choir still inside, and in the dark it sang {name}',
    ],
    conflicts: [
      told(
        '{They} lifted the carpet to hide some dust under it, and somebody was living there.',
        'They have a lamp.',
        'They had been wondering where it came from.',
      ),
      told(
        '“Walk on it, it is nearly dry”, {they} said, with a look that kept {official} in the lift until three.',
        'Supper was passed in on a tray.',
        'The lift is spotless too.',
      ),
      told(
        'After the concert {they} swept up nine hats, a love letter and the second violin.',
        'He had only bent down.',
        'The letter was for the first.',
      ),
      told(
        '{They} dusted a work of modern art, and it was worth a great deal less without the dust.',
        'The cloth hangs in the next room.',
        'The bucket has had an offer.',
      ),
      told(
        'One lamp on the fourth floor stays on, and {they} goes up every night to tell it what that costs.',
        'It goes off, and on again when {they} is on the stairs.',
        'The stairs have been counted twice.',
      ),
    ],
    closings: [
      'Shoes off, please, and the feet too, if possible.',
      'It was all clean for a moment, and {they} was there.',
      'Whoever leaves footprints will be followed.',
      'The bulb is on order, as it was last year.',
      'Behind the boiler there is an armchair, a kettle and peace.',
    ],
  },
  {
    nouns: list('undertaker mortician gravedigger cemetery graveyard hearse coffin tombstone gravestone'),
    events: [
      '{a_one} went to the shops so slowly that eleven cars followed with their lights on, and the baker bowed to {name}',
      '{a_one} stood beside the cake at a birthday, in black, and everybody began to say kind things about {name}',
      '{a_one} dug a little too far to the left, reached the cellar of the pub, and was toasted as {name}',
      '{a_one} took the measure of the neighbours in one glance over the fence, and they now wave from indoors at {name}',
    ],
    conflicts: [
      told(
        '{They} has not laughed on duty since {year}, and lets it all out on Wednesdays, at the swimming baths.',
        'The lifeguard joins in.',
        'It echoes until Friday.',
      ),
      told(
        '“How is business?” somebody asked {them} at a party, and {they} said there was no hurry.',
        'Everybody went over to juice.',
        'Nobody coughed for the rest of the evening.',
      ),
      told(
        'The organist had brought the wrong folder, and {they} led everybody out to a cha-cha-cha, with dignity.',
        'Three people have booked it.',
        'He would have danced, said the widow.',
      ),
      told(
        '{They} keeps a row of leeks between the yews, and the families bring butter.',
        'The best ones are beside the Major.',
        'He always was good with leeks.',
      ),
      told(
        'A ghost asked {them} to do something about the noise, and it was the blackbird.',
        'The three of them share a bench now.',
        'The blackbird has seniority.',
      ),
    ],
    closings: [
      'Everybody comes round in the end, and nobody has complained.',
      'There is no hurry, says {they}, and means it.',
      'The flowers are fresh, and the jokes are resting.',
      'A quiet street, a good view, and plenty of parking.',
      'Black goes with everything, and a clean spade with black.',
    ],
  },
  {
    nouns: list(
      'firefighter fireman firewoman firebrigade firestation fireengine firetruck firehose firealarm fireextinguisher firehydrant hydrant',
    ),
    events: [
      '{a_one} was sent to get a cat out of a tree, the cat got {them} down, and the newspaper thanked {name}',
      '{a_one} came down the pole asleep, landed in somebody else’s boots, and drove off as {name}',
      '{a_one} put out the candles of a hundredth birthday from across the street, and the cake spluttered {name}',
      '{a_one} went to fetch chips with the siren on, and the whole street made way for {name}',
    ],
    conflicts: [
      told(
        'The bell went in the middle of a bath, so {they} saved the bakery in a helmet and foam.',
        'Not all of the foam was for the oven.',
        'The rolls had a hint of lavender.',
      ),
      told(
        '{They} carried {official} down from the third floor, who had only been watering geraniums.',
        'They went back up, over the other shoulder.',
        'The geraniums have now been watered by everyone.',
      ),
      told(
        'Nothing has burnt for a year, and {they} has begun to look at birthday candles in a certain way.',
        'The bell has been polished nearly through.',
        'Somebody kindly burns the toast on Fridays.',
      ),
      told(
        'The station’s calendar is out, and {they} is November, behind a hose.',
        'It is hung up all year.',
        'It was a cold day, and a thin hose.',
      ),
      told(
        'The chip pan at the station caught fire while {they} was out giving a talk on chip pans.',
        'It was put out by the under-fives.',
        'The talk had a second half, with slides.',
      ),
    ],
    closings: [
      'The ladder reaches the fourth floor, and the cat lives on the fifth.',
      'It was only the toast, as it was on all the other days.',
      'Stop, drop and roll, and mind the butter.',
      'No smoke without somebody’s lasagne.',
      'In an emergency break the glass, and then the news.',
    ],
  },
  {
    nouns: list('detective police policeman policewoman policeofficer policestation cop sheriff constable sleuth fingerprint'),
    events: [
      '{a_one} stopped {themself} for speeding, showed {themself} {their} own badge, and got away as {name}',
      '{a_one} gathered everybody in the drawing room, forgot who it was, and accused {name}',
      '{a_one} went undercover as a hat stand, and by midnight nine coats were hanging on {name}',
      '{a_one} drew the chalk outline a little too well, and everybody recognised {name}',
    ],
    conflicts: [
      told(
        'The butler confessed at once, so {they} had to suspect everybody else until dessert.',
        'It was the butler.',
        'He is serving the cheese, rather hurt.',
      ),
      told(
        '{They} looked at a crumb through a magnifying glass, and it looked back.',
        'It was an ant with an alibi.',
        'It will only talk with its queen present.',
      ),
      told(
        'The good one was ill, so {they} had to play both, running round the table.',
        'The suspect got a coffee, lost it, and got sugar.',
        'He confessed out of dizziness.',
      ),
      told(
        'A red thread runs from photo to photo all over the room, and {they} can no longer get out.',
        'The cat has solved it.',
        'It all leads to the shop for drawing pins.',
      ),
      told(
        '“Just one more thing”, {they} said in the doorway, and it was supper.',
        'There was another thing, and it was custard.',
        'The suspect does a very good stew.',
      ),
    ],
    closings: [
      'The case is closed, and somebody is sitting on it.',
      'The trail has gone cold, and so has the tea.',
      'Nobody leaves the room; it is raining anyway.',
      'It was number three in the line, the one with the sandwich.',
      'Whatever you say will be taken down, and read out at Christmas.',
    ],
  },
  {
    nouns: list('prison prisoner jail jailer jailbird inmate convict dungeon handcuffs'),
    events: [
      '{a_one} dug for nine years with a teaspoon, came up in the governor’s bath, and was handed the soap as {name}',
      '{a_one} asked for a cake with a file in it, got one full of tax papers, and they are addressed to {name}',
      '{a_one} was released for good manners, came back for the pudding, and was put down as {name}',
      '{a_one} left in the laundry basket, was washed, ironed and returned, and the tag says {name}',
    ],
    conflicts: [
      told(
        'Nine bedsheets were knotted into a rope, and halfway down {they} felt the cold, and missed the blanket.',
        'It was handed out by the night watch.',
        'The knots are taught on Tuesdays.',
      ),
      told(
        '{They} scratched a line into the wall for each day, and somebody has been adding crosses.',
        'It is noughts’ turn.',
        'The wall got another year.',
      ),
      told(
        'The searchlight found {them} in the yard at midnight, and out of reflex there was a song.',
        'The towers wanted a second verse.',
        'It is on every Thursday now.',
      ),
      told(
        'A mouse comes on visiting days with crumbs and gossip, and {they} has to ask it to slow down.',
        'It has brought its mother.',
        'It knows who is marrying whom in C wing.',
      ),
      told(
        'A spoon is missing after lunch, and everybody looks at {them}, and at the new curtain on the wall.',
        'It was for the soup.',
        'It is rather a nice curtain.',
      ),
    ],
    closings: [
      'It was somebody else, says everybody in here, and they all mean the cook.',
      'Full board, a striped view, and nobody comes round selling brushes.',
      'The way out is open on Sundays, but there is a match on.',
      'Out by spring, says the tunnel.',
      'Lights out at nine, and then the harmonica.',
    ],
  },
  {
    nouns: list(
      'lawyer judge court courtroom courthouse attorney barrister solicitor prosecutor paralegal jury juror gavel trial lawsuit verdict',
    ),
    events: [
      '{a_one} objected to the weather, was sustained, and now it rains only on {name}',
      '{a_one} swore to tell the whole truth, began with nursery school, and on the ninth day reached {name}',
      '{a_one} cross-examined a parrot until it broke down and named {name}',
      '{a_one} banged for silence, liked the sound of it, and the drum solo is known as {name}',
    ],
    conflicts: [
      told(
        '{They} said “hereinafter” at breakfast, and the party of the first part, being the egg, went cold.',
        'It has engaged counsel.',
        'The toast was heard in its absence.',
      ),
      told(
        'Twelve people went out to think it over, {they} waited for nine days, and they had found the beach.',
        'They are unanimous about the ice cream.',
        'One held out for a swim.',
      ),
      told(
        'The only witness was a cat, which stared at {them} for an hour and then washed.',
        'It is being read as “guilty”.',
        'The washing was struck from the record.',
      ),
      told(
        '{They} asked one question too many, and the answer was “my mother, and she is sitting behind you”.',
        'She had brought sandwiches for both sides.',
        'Her handbag is exhibit C.',
      ),
      told(
        'Two neighbours went to law over a pear, and {they} found a fair solution: each got a pip.',
        'The pear went on costs.',
        'It was delicious, says the file.',
      ),
    ],
    closings: [
      'No further questions, and no nearer answers.',
      'The defence rests, and snores.',
      'All rise, says the clerk, and at home the dough obeys.',
      'This is not advice; advice is charged by the minute.',
      'The wig itches, but justice is blind to it.',
    ],
  },
  {
    nouns: list('soldier army sergeant corporal colonel lieutenant sentry recruit cadet barracks platoon squaddie commando'),
    events: [
      '{a_one} was told “left turn” and “as you were” so fast that what stood there in the end was {name}',
      '{a_one} guarded a bench for eleven years, nobody having said that the paint was dry, and reports as {name}',
      '{a_one} shouted at the mirror until one of the two did twenty press-ups, and that was {name}',
      '{a_one} was put on potatoes as a punishment, got a medal for the mash, and is saluted as {name}',
    ],
    conflicts: [
      told(
        '{They} made the bed so tight that a coin bounced off it and out of the window.',
        'It was reported over {town}.',
        'It got a medal for distance.',
      ),
      told(
        '“Who goes there?” {they} called into the dark, and it was a hedgehog that had often wondered.',
        'They talked until dawn.',
        'The password was “snuffle”.',
      ),
      told(
        'The camouflage was so good that {they} missed lunch, supper and the end of the exercise.',
        'A family had its picnic on {them}.',
        'The bush next door was a bush.',
      ),
      told(
        'The map had been folded by {them}, and the whole column marched off along the crease.',
        'They held the fold for nine days.',
        'The other side had folded too.',
      ),
      told(
        'Nobody had said “halt”, so {they} marched on through a pond, a post office and a christening.',
        'The baby saluted first.',
        'They left in step, with cake.',
      ),
    ],
    closings: [
      'At ease, somebody said, and {they} has asked for further instructions.',
      'Boots like mirrors, with a small tired face in each.',
      'Up at five, and the trumpet hates it as well.',
      'The potatoes have surrendered.',
      'By the left, says {they}, even to soup.',
    ],
  },
  {
    nouns: list(
      'politician president primeminister senator chancellor congressman parliament congress election referendum ballot voter candidate campaign spindoctor',
    ),
    events: [
      '{a_one} kissed so many babies at the market that one of them asked to see the manifesto of {name}',
      '{a_one} stood alone, came second all the same, and shook hands with {name}',
      '{a_one} answered a yes-or-no question for an hour, and the only clear word in it was {name}',
      '{a_one} cut the ribbon, and with the same swing the power line, and in the dark somebody thanked {name}',
      '{a_body} slept through {topic}, and won it as {name}, because nobody had heard anything bad',
      '{a_body} only asked the way during {topic}, but from a box, and went home as {name} with a majority',
    ],
    conflicts: [
      told(
        '{They} promised a bridge, was told that there was no river, and promised the river.',
        'The ducks are already for it.',
        'Both will be opened on the same day, when it is.',
      ),
      told(
        'Forty per cent like {them}, forty do not, and twenty had thought that it was about the weather.',
        'The weather is up by nine.',
        'Drizzle has offered a coalition.',
      ),
      told(
        '{They} shook every hand in the high street, and on the second round the ones in the glove shop.',
        'Those were the warmest.',
        'Two of them have joined.',
      ),
      told(
        '{They} made a U-turn in the middle of a speech, and three people in the back row fell off their chairs.',
        'It was at the second comma.',
        'They now sit facing both ways.',
      ),
      told(
        'A microphone was left on, and the whole country heard {them} ask if there was any more trifle.',
        'There was.',
        'It was the best speech of the year.',
      ),
    ],
    closings: [
      'No comment, says {they}, at some length.',
      'That was taken out of context, and the context was taken out to lunch.',
      'Two bodyguards, one idea, and a very small flag.',
      'It will be looked into, with the lights off.',
      'After the next one everything will be different, especially the chair.',
    ],
  },
  {
    nouns: list('stretcher gurney hospitalbed ivdrip dripstand'),
    events: [
      '{a_one} had one wheel that squeaked, so the whole ward knew who was out for a walk, and called: “Night, {name}”',
      '{a_one} was parked in a corridor “just for a moment”, and by Christmas was one of the basses in the choir, as {name}',
      '{a_one} took a corner too fast, went through two swing doors and a birthday, and was given a slice as {name}',
      '{a_one} was pushed to the kiosk at midnight by a man in slippers, who bought two ices and said: “Yours, {name}”',
      '{a_body} went for a walk in slippers, with {topic} for company, and the porter let both of them out as {name}',
      '{a_body} danced with {topic} to the radio of Ward Four, and the night sister gave nine points to {name}',
    ],
    conflicts: [
      told(
        'Three of the wheels want to go to X-ray, and the fourth has always wanted to see the sea.',
        'It pulls to the left.',
        'The sea is to the left.',
      ),
      told(
        'Two nurses took {them} down the long corridor at night, and the doctor held the watch.',
        'Forty seconds, with a pillow.',
        'Matron has the record.',
      ),
      told(
        '{They} has seen all the ceilings in the house, and the best is the one outside Ward Four.',
        'There is a stain like Portugal.',
        'Patients ask to go by it.',
      ),
      told(
        'The lift holds twelve people or {them}, and the twelve are very polite about it.',
        'They take the stairs, coughing.',
        'It stops at every floor all the same.',
      ),
      told(
        'Somebody hung a balloon on {them}, then a scarf and the grapes, and off they went to the terrace.',
        'Visitors took it for a carnival.',
        'The grapes never got there.',
      ),
    ],
    closings: [
      'Just a little scratch, they said, and for once it was the paint.',
      'Keep right in the corridor, and bow to the trolley with the soup.',
      'Get well soon, and mind the door.',
      'The brake is on, and spirits are up.',
      'Visiting hours are over, but nobody has told the wheels.',
    ],
  },
];
