/** What is said today, and may be over by Thursday: cooked, no cap, rizz, aura, the ick, a side eye, 67. */
import { list, type NounClass, told } from './noun-class.ts';

export const SLANG_OF_TODAY: readonly NounClass[] = [
  {
    nouns: list('67 sixtyseven sixseven'),
    events: [
      '{a_one} came up in a sum in class, thirty children moved both hands up and down, and the bell had to ring for {name}',
      '{a_one} was called out at the counter of a baker’s, a whole school class fell to the floor, and the rolls went to {name}',
      '{a_one} was asked what it means, said that it means nothing, shrugged with both hands, and was written down as {name}',
      '{a_one} was the number of a hotel room, and the corridor has been so full of twelve-year-olds since that it is shut, as {name}',
    ],
    conflicts: [
      told(
        'On page sixty-six the teacher shut the book, because of {them}, and gave the class the afternoon off.',
        'She teaches up to sixty-five now.',
        'They are waiting on the other side, at sixty-eight.',
      ),
      told(
        'A grandfather turned that age, and could not think why his party was attended by a school.',
        'They cheered the cake, candle by candle.',
        'He is doing the hands himself now.',
      ),
      told(
        'The two hands go up and down as if they weighed two melons, and {they} has grown muscles of it.',
        'One melon is always heavier.',
        'A greengrocer has taken it as an offer.',
      ),
      told(
        'Two professors asked forty pupils for the meaning of {them}, and the answer was the same forty times.',
        'It was “six seven”.',
        'The report is a page long, and has a tune.',
      ),
    ],
    closings: [
      'Six, said one end of the bus, and the other end could not help it.',
      'Whoever has understood it is too old.',
      'It is a bit more than sixty-six, and a lot louder.',
      'It will be over when the headmaster does it.',
      'The bingo caller has asked for leave.',
    ],
  },
  {
    nouns: list('cooked socooked brocooked lethimcook'),
    events: [
      '{a_one} looked at the exam, then at the clock, then at the sky, and turned over the sheet on which it said {name}',
      '{a_one} pressed “reply all”, heard nine phones go off, and walked into the sea with dignity as {name}',
      '{a_one} opened the bank app on the second of the month, shut it again, and sent it flowers from {name}',
      '{a_one} texted “she will never know” to her, and was last seen packing as {name}',
    ],
    conflicts: [
      told(
        'It is over for {them}, say the friends, and mean the test, the haircut and the message at midnight.',
        'They have brought a spoon.',
        'Her “k” came with a full stop.',
      ),
      told(
        '{They} was told to be let cook, and what came out of it has been shown to the fire brigade.',
        'They stayed for seconds.',
        'Somebody has taken away the apron.',
      ),
      told(
        'The paper was due at noon, {they} found out at ten past, by looking at everybody’s face.',
        'The faces were well done.',
        'It has a title, and very wide margins.',
      ),
      told(
        'The group chat asked who had told the boss, and {they} has been “typing” since lunch.',
        'Everybody can see the three dots sweat.',
        'The boss is in the chat.',
      ),
      told(
        '{Their} phone was on two per cent, the ticket was on the phone, and the inspector was on the stairs.',
        'They looked into each other’s eyes at one.',
        'He had a charger, for money.',
      ),
    ],
    closings: [
      'Done on both sides, say the friends, and pass the salt.',
      'There is no coming back from this, but there is a bus.',
      'Rest in peace, it says on the group chat, with a frying pan.',
      'It was medium at breakfast, and now it is charcoal.',
      'Somebody turn off the hob, it is only Tuesday.',
    ],
  },
  {
    nouns: list('nocap capper frfr ongod fr'),
    events: [
      '{a_one} said “on God” so often in a supermarket that a vicar looked round the shelf and asked for {name}',
      '{a_one} swore that a fish was as big as a door, no lie, and the door was signed for by {name}',
      '{a_one} took off the hat to show that there was none, and under it was a smaller one, called {name}',
      '{a_one} was asked in court for the truth, said “for real, for real”, and the judge asked which of the two was {name}',
    ],
    conflicts: [
      told(
        '{They} says “for real” twice, as the first one is for the public and the second is for the lawyers.',
        'A third one would be binding.',
        'The notary nods in between.',
      ),
      told(
        'Whatever {they} says is no lie, and a cap has been seen in the wardrobe, on a pillow.',
        'It was for the sun.',
        'It is also size nine.',
      ),
      told(
        'A teacher wrote “no cap” under an essay, to be liked, and {they} had to be carried out.',
        'He had meant the capital letters.',
        'The class has forgiven him, slowly, over the summer.',
      ),
      told(
        '{They} told the plain truth for a whole weekend, and by Sunday there was no family left at the table.',
        'The roast was dry, for real.',
        'There was more gravy for one.',
      ),
    ],
    closings: [
      'For real, said the echo, and for real.',
      'There is no cap, and the ears are cold.',
      'Facts, said the toaster, who had been there.',
      'That is deadly true, or at least it was on a T-shirt.',
      'The lie detector has asked for a selfie.',
    ],
  },
  {
    nouns: list('rizz rizzler rizzgod unspokenrizz pickupline'),
    events: [
      '{a_one} leaned on a door frame to say something smooth, it was a curtain, and from below came {name}',
      '{a_one} raised one eyebrow at a waitress, it got stuck there, and she put it down in the bill as {name}',
      '{a_one} asked the moon whether it came here often, the tide turned round, and the coast guard wrote down {name}',
      '{a_body} was full of {topic}, smiled at a lamp post, and it came along home, as far as the hall, with {name}',
    ],
    conflicts: [
      told(
        '“Are you a parking ticket?”, {they} asked a traffic warden, and she was, in a way.',
        'It had “fine” written all over it.',
        'They pay it off together.',
      ),
      told(
        '{They} said nothing at all across a crowded bus, so well that nine people got off with {them}.',
        'Two of them were married, to each other.',
        'The driver has rung since.',
      ),
      told(
        'Before each date {they} practises the look in the kettle, and the kettle whistles.',
        'It switches itself off, shaking.',
        'The toaster has asked to be faced the other way.',
      ),
      told(
        '{They} winked, and the automatic door opened, shut, and opened again, a bit slower.',
        'It has left its glass for {them}.',
        'The supermarket has moved it to the back.',
      ),
    ],
    closings: [
      'It was charm, and then it was hay fever.',
      'The smile was returned, without a receipt.',
      'Hello there, said the voice, and the lift stopped between floors.',
      'The number was given, and it was that of the dentist.',
      'It is all in the jaw, and the jaw is tired.',
    ],
  },
  {
    nouns: list('aura aurafarming aurafarmer aurapoints auraloss negativeaura'),
    events: [
      '{a_one} walked off from an explosion without looking round, got minus forty for the bin that was in the way, and is {name}',
      '{a_one} tripped going up, turned it into a run, ran as far as {town}, and broke even there as {name}',
      '{a_one} stood on the bow of a boat with folded arms and danced with one hand, and the regatta was won by {name}',
      '{a_body} counted the points for {topic}, lost them all by saying “you too” to a waiter, and begins again as {name}',
    ],
    conflicts: [
      told(
        '{They} caught a falling glass without looking, plus a thousand, and drank from the wrong side, minus two.',
        'Two thousand.',
        'The glass kept the change.',
      ),
      told(
        '{They} held up a hand to wave at somebody who had meant the man behind, and turned it into a stretch.',
        'The stretch has been going on since March.',
        'The man behind is rich now.',
      ),
      told(
        'A door said “pull”, and {they} pushed, with the whole school behind.',
        'There is a committee on how to get it back.',
        'So {they} stayed there, as if it had been the plan.',
      ),
      told(
        '{Their} mother came to the gate with the forgotten lunch and a pet name, and the account was closed.',
        'It rhymes with “pumpkin”.',
        'It was a very good lunch, worth about forty.',
      ),
    ],
    closings: [
      'Plus one hundred for silence, minus three for the hiccup.',
      'The harvest was good, until the shoelace.',
      'It glows, but only for people who owe it money.',
      'Somebody has been farming here: the wind is from the side.',
      'The coat moved first.',
    ],
  },
  {
    nouns: list('delulu delusionalcrush delulusolulu'),
    events: [
      '{a_one} was asked the time by a stranger, chose the names of the children, and booked the church as {name}',
      '{a_one} got a letter that began “dear customer”, wept at the “dear”, and answered it as Mrs {name}',
      '{a_one} came last in a race, waved to the crowd, gave an interview, and is getting used to fame as {name}',
      '{a_one} saw that he had watched the video to the end, and hired a band, a barn and a priest for {name}',
    ],
    conflicts: [
      told(
        'He liked a picture of hers from 2014, so {they} has told the parents, and they have told a caterer.',
        'It was his thumb.',
        'The thumb has been invited.',
      ),
      told(
        '{They} has not applied for the job, and has already bought a plant for the office.',
        'The plant has its doubts.',
        'It has the better seat, by the window.',
      ),
      told(
        '“We are on a break”, {they} says of a singer, who lives in another country and has a wife.',
        'The wife is being very good about it.',
        'He sang “you”, and who else could that be?',
      ),
      told(
        'The signs were all there, said {they}, and pointed at a bus, a cloud and a discount on yoghurt.',
        'The bus was out of service, like him.',
        'The yoghurt expires on the wedding day.',
      ),
    ],
    closings: [
      'It will come true; the horoscope only has to be read in a mirror.',
      'The friends nod, and hide the ring catalogue.',
      'The other one has not written yet, for love.',
      'Reality rang twice, and was asked to leave a message.',
      'Somewhere there is a cake with both names on.',
    ],
  },
  {
    nouns: list('ick theick icks'),
    events: [
      '{a_body} was in love until half past eight, saw him chase a ping-pong ball, got {topic}, and fled as {name}',
      '{a_body} caught {topic} when he clapped as the plane landed, and got out over the wing as {name}',
      '{a_one} came over a bride at the altar, as he tiptoed round a puddle, and the ring went to {name}',
      '{a_one} began with a rucksack bouncing on somebody who ran for the bus, and by the stop all there was left was {name}',
    ],
    conflicts: [
      told(
        'He said “yummy” to a waiter, and {they} was there at once, with a coat and a taxi.',
        'The soup has had to be told.',
        'The waiter felt it, too.',
      ),
      told(
        'His feet did not reach the floor from the bar stool, and they swung, and that was that.',
        'They had been so happy, up to the knee.',
        'The stool is now with somebody else.',
      ),
      told(
        'Love is patient, it says, but nobody had pictured him with goggles on.',
        'They left rings.',
        'He waved, with the float.',
      ),
      told(
        'He asked the bus driver to wait, said “thank you, captain”, and got out to an empty future.',
        'The captain took it well.',
        'It can be heard in the voice for weeks.',
      ),
    ],
    closings: [
      'It cannot be unseen, though nine friends have been told it in detail.',
      'It was the way Kevin said “holibobs”.',
      'There is no cure, but there is the back door.',
      'Kevin had been a ten, and then there was the wind and the poncho.',
      'Run, says the stomach, before Kevin dances.',
    ],
  },
  {
    nouns: list('sideeye bombasticsideeye criminaloffensivesideeye'),
    events: [
      '{a_one} was given to a sandwich on a train, the sandwich got off one stop early, and left a note to {name}',
      '{a_one} came from a grandmother, crossed two rows of a church, and the hat that it met is now called {name}',
      '{a_one} was caught by a photographer at a wedding, next to the cake, and of all the pictures everybody ordered {name}',
      '{a_body} gave {topic} to a man with a trumpet, he put in the mute, then himself, then {name}',
    ],
    conflicts: [
      told(
        '{They} said nothing about the new curtains, but the pupils went as far left as they would go.',
        'They have not come back yet.',
        'The curtains draw themselves now.',
      ),
      told(
        'A man ate crisps in a library, and got it from {them}, first the small one, then the whole of it.',
        'He swallowed the bag.',
        'The last crisp was let melt.',
      ),
      told(
        'At the optician’s {they} read the chart without turning the head, and the chart felt judged.',
        'The E has straightened its back.',
        'He has prescribed kindness, in drops.',
      ),
      told(
        'Two of them met on a tram, and slid past each other so slowly that it missed its stop.',
        'The conductor got the rest of it.',
        'A baby had started it.',
      ),
    ],
    closings: [
      'No word was said, and eleven people have changed their shoes.',
      'The head stays where it is; that is the art.',
      'It was about the sandals.',
      'Even the portrait looked away first.',
      'It lasted one second, and will be told to grandchildren.',
    ],
  },
  {
    nouns: list('lockin lockedin lockingin grindset grindsetbro'),
    events: [
      '{a_one} put the phone in another room to get something done, and spent the evening in that other room as {name}',
      '{a_one} set an alarm for five, an ice bath for six and a journal for seven, and slept through to lunch as {name}',
      '{a_one} stared at page one with such will that the page gave in, and on page two it only said {name}',
      '{a_one} put on a hood, two headphones and a face, was taken for a burglar, and finished the essay at the station as {name}',
    ],
    conflicts: [
      told(
        'It is time to be serious, said {they}, and first tidied the desk, the flat and a drawer of batteries.',
        'They are sorted by hope.',
        'The essay is still called “Untitled”.',
      ),
      told(
        'With the hood up {they} hears nothing, not the phone, not the friends, and not the fire drill.',
        'The chapter is very good, and a bit wet.',
        'The firemen came up on tiptoe.',
      ),
      told(
        '{They} wrote a plan for the day in five colours, and it took the day.',
        'Tomorrow is in green.',
        'The ruler has done overtime.',
      ),
      told(
        'The playlist for working is four hours long, and it took six to choose.',
        'It starts with whales.',
        'Nothing has been written, but it had a wonderful bass.',
      ),
    ],
    closings: [
      'The eyes are narrow, the shoelaces are double, and the battery is at nine.',
      'No days off, it says on the pillow.',
      'Do not speak to it now; it has nearly begun.',
      'The grind was coffee.',
      'From Monday, then.',
    ],
  },
  {
    nouns: list('touchgrass touchinggrass grasstoucher chronicallyonline terminallyonline'),
    events: [
      '{a_body} was told in a comment to go and {topic}, took a taxi to a lawn, and gave it one star as {name}',
      '{a_body} went out for the first time since the update, squinted at the sun, and asked where one turns down {name}',
      '{a_one} knelt down on a lawn with gloves on, patted it twice, said “nice detail”, and logged off as {name}',
      '{a_one} tried to zoom in on a cow with two fingers, was licked on both, and came home changed, as {name}',
    ],
    conflicts: [
      told(
        'The meadow looked real enough, but {they} swiped left at a bee, and it did not go.',
        'It swiped back.',
        'There was nowhere to report it.',
      ),
      told(
        'A neighbour said “good morning”, and {they} looked for the button to answer with a heart.',
        'It was drawn in the air, in the end.',
        'He has asked his wife what was meant.',
      ),
      told(
        'After ten minutes outdoors {they} had argued with a signpost and unfollowed a stream.',
        'The stream has not noticed.',
        'The signpost had the last word: “Pond”.',
      ),
      told(
        'The lawn was wet, green and free of charge, and {they} searched it for the terms.',
        'There was a sign: keep off.',
        'A worm scrolled by, at its own speed.',
      ),
    ],
    closings: [
      'There was no comment section under the tree, only moss.',
      'The birds are not a notification.',
      'The grass says that it did not feel much either.',
      'It was bright out there, and nobody had skipped the intro.',
      'Four bars of signal, all of them fence.',
    ],
  },
  {
    nouns: list('npc npcenergy npcs'),
    events: [
      '{a_one} stood by a well and said the same two lines to everybody, until somebody asked a third thing and got {name}',
      '{a_one} was walked into by a hero for an hour, took two steps left, and with a golden mark over the head became {name}',
      '{a_one} asked for nine wolf pelts, was brought ten, had no line for that, and only said, over and over, {name}',
      '{a_one} went in at the baker’s door at eight and out at nine for years, until a rainy Tuesday, when out came {name}',
    ],
    conflicts: [
      told(
        '{They} knows two sentences, and the second one comes only after somebody has saved the bridge.',
        'It is “thank you for saving the bridge”.',
        'The bridge has heard it through the wall.',
      ),
      told(
        'Heroes come into {their} house at night, open the chest, take the spoon, and go without a word.',
        'One of them read the diary: it says “nice weather”.',
        'There is a new spoon each time, which is odd.',
      ),
      told(
        '{They} had an arrow in the knee, and has told everybody who came through the gate.',
        'The arrow has its own pension.',
        'It only hurts when there is no quest.',
      ),
      told(
        'There is a wall just behind the village, and {they} has always walked against it after supper.',
        'It is good for the legs.',
        'Beyond it somebody has only painted the hills.',
      ),
    ],
    closings: [
      'Nice weather, traveller; nice weather, traveller.',
      'The shop buys everything, at all hours, from anybody covered in blood.',
      'When nobody is looking it stands there with both arms out.',
      'The name was to be filled in later.',
      'Ask again, and it will say it again, with the same hand.',
    ],
  },
  {
    nouns: list('ohio onlyinohio ohiorizz'),
    events: [
      '{a_body} got off a bus for a first look at {topic}, the bus took fright, and the driver asked the way home of {name}',
      '{a_body} had a fridge magnet about {topic}, it began to hum at midnight, and the fridge left with {name}',
      '{a_body} asked whether {topic} was always like that, a horse in a tie said “mostly”, and wrote down {name}',
      '{a_body} took just one photograph of {topic}, and between the corn and the two moons there waves {name}',
    ],
    conflicts: [
      told(
        'Only there does the lamp post walk the dog, and {they} has said good morning to both.',
        'The dog has a permit for it.',
        'The lamp post was in a hurry.',
      ),
      told(
        'A tornado rang at {their} front door, wiped its feet, and asked to borrow a cup of roof.',
        'It brought it back, on somebody else’s house.',
        'The doormat is in the next state.',
      ),
      told(
        'Everything was normal for eleven minutes on Sunday, and people came out to look.',
        'Then the cornfield coughed.',
        '{They} has it on film, but one sees only a shed, breathing.',
      ),
      told(
        'The grass is behind the fence there, and the fence would like a word with {them}.',
        'It was about the mailbox, which has legs.',
        'They settled it with a casserole.',
      ),
    ],
    closings: [
      'Only there, said the corn.',
      'The final boss works at the petrol station, Tuesdays off.',
      'It is heart-shaped, roughly, and beats on Thursdays.',
      'Can one leave? One can, and arrives.',
      'The weather was fine, and it asked twice.',
    ],
  },
  {
    nouns: list(
      'brainrot italianbrainrot tralalerotralala ballerinacappuccina lirililarila brrbrrpatapim chimpanzinibananini trippitroppi capuccinoassassino cappuccinoassassino',
    ),
    events: [
      '{a_one} was three things glued together at four in the morning, sang its own name twice, and the whole bus joined in: {name}',
      '{a_one} was shown to a grandfather for nine seconds, and at bowls he now shouts at every throw {name}',
      '{a_one} turned up in a dictation, half the class wept with joy, and the teacher had to ask how one spells {name}',
      '{a_one} fought a shark in trainers on a Tuesday, lost to a dancing cup, and was comforted by a log as {name}',
    ],
    conflicts: [
      told(
        'A deep voice announces {them} in Italian, also in the bathroom, and the plumber has begun to answer.',
        'He rolls the r.',
        'It rhymes with whatever is blocked.',
      ),
      told(
        'Nobody knows whether {they} would win against a shark in trainers, and break has been extended.',
        'The caretaker is for the shark.',
        'The trainers have three left shoes.',
      ),
      told(
        'An aunt from Bologna was asked what {their} song means, and had to sit down with the coffee.',
        'It is about nothing, but it insults it.',
        'She has it as a ringtone.',
      ),
      told(
        '{They} eats brains, say the parents; no, say the children, only afternoons.',
        'There were four in the tin.',
        'The last one was a Sunday.',
      ),
      told(
        'A museum wanted {them} for the twenty-first century, and there was a scuffle with a cup in ballet shoes.',
        'The cup has the better light.',
        'A crocodile flew over it, as a matter of form.',
      ),
    ],
    closings: [
      'It means nothing, twice, and then with a trumpet.',
      'Whoever can hum it is lost, and in good company.',
      'The sequel has a coconut.',
      'It was made up by nobody, at speed.',
      'Again, said the child, and the grandfather said it with her.',
    ],
  },
  {
    nouns: list('cringefest cringelord cringe cringiness'),
    events: [
      '{a_one} called the teacher “Mum” in front of everybody, in the third form, and has lain awake over it since as {name}',
      '{a_one} danced at a school disco, was collected by a father who danced along, and the whole hall looked at {name}',
      '{a_one} said “enjoy your meal” to the waiter, heard “you too” from inside, and moved to {town} as {name}',
      '{a_body} remembered {topic} from 2009 in the shower, made a noise, and the neighbours know the noise as {name}',
    ],
    conflicts: [
      told(
        '{They} said goodbye warmly at the corner, and then both had to go the same way.',
        'It was forty minutes to the station.',
        'One of them has taken up a hedge.',
      ),
      told(
        'An uncle did a rap at the wedding, with {their} name in it, and the toes of eleven tables curled.',
        'They have not been straight since.',
        'It rhymed with “pension”.',
      ),
      told(
        'At three in the morning the brain plays {them} that one sentence from school, in colour.',
        'There is now a version with subtitles.',
        'Everybody else has forgotten it, say the others, in chorus.',
      ),
      told(
        'A love poem by {them} was read out in class by the wrong person, and the right one was sitting there.',
        'The bell had gone, but nobody would leave.',
        'The “thighs” was meant to be “sighs”.',
      ),
    ],
    closings: [
      'One can watch it only through the fingers, and one does.',
      'The ground was asked to open, and has put it on the list.',
      'It was finger guns, both of them.',
      'The shoulders have come up round the ears and are staying.',
      'Delete it, please, from everywhere, and from Aunt Hilda.',
    ],
  },
  {
    nouns: list('twitchchat livechat streamchat twitchstream chatmod twitchmod'),
    events: [
      '{a_one} was asked “is this real?” by a man with a headset, argued with itself, and nine thousand votes went to {name}',
      '{a_one} typed one letter F for a fallen sandwich, forty thousand others followed, and at the funeral spoke {name}',
      '{a_one} told a man the way through a maze in eleven directions at once, and he walked into the lava as {name}',
      '{a_one} moved so fast that nobody noticed who had proposed to whom, and one of the two was {name}',
    ],
    conflicts: [
      told(
        'Whatever is said, {they} answers with the same yellow face a thousand times, also at the dentist’s.',
        'He got the extraction, and applause.',
        'The face is somebody’s brother-in-law.',
      ),
      told(
        'A gift of four pounds was sent to {them}, and had to be thanked for by name, in song and on one leg.',
        'The name was not fit for singing.',
        'Another pound, and the leg is changed.',
      ),
      told(
        'Somebody asked {them} whether they were cooked, and a poll was held.',
        'It was ninety per cent, with a margin of butter.',
        'The other ten are bots.',
      ),
      told(
        'A moderator gave {them} ten minutes to think, and they were used for thinking up a worse one.',
        'It was very well thought up.',
        'He has it on a mug.',
      ),
    ],
    closings: [
      'F, wrote the whole waiting room, with feeling.',
      'First, wrote somebody, and was nine thousandth.',
      'Is this real? There is a delay of eleven seconds on that.',
      'Clip it, said the barber’s whole waiting room.',
      'The clown was right behind you the whole time, they had said so.',
    ],
  },
  {
    nouns: list('gyatt gyat slay slayqueen yassqueen girlboss baddie'),
    events: [
      '{a_one} walked down a supermarket aisle as if it had a crowd on both sides, and at the yoghurt somebody threw roses at {name}',
      '{a_one} put on one earring too many for the bins, and the dustmen, all four, went down on their knees and said {name}',
      '{a_one} came in, the room fell quiet, a grandfather said one word that he had from his grandson, and it stuck: {name}',
      '{a_one} was told to slay, looked for a dragon, found an office party, and left it in ruins and sequins as {name}',
    ],
    conflicts: [
      told(
        'The stairs were in the way, so {they} came down them as at a première, and it was the cellar.',
        'The onions have asked for pictures.',
        'The second walk was for the boiler.',
      ),
      told(
        '{They} left no crumbs, as the young say, and the pigeons have complained.',
        'It was a figure of speech, and a croissant.',
        'The plate has had itself framed.',
      ),
      told(
        'The fan snapped open so loudly that two neighbours lay down and a horse began to run.',
        'It won the three-thirty.',
        'It has been tuned a tone lower since, for weekdays.',
      ),
      told(
        'Monday came in grey, saw {them} at the coffee machine, went out again, and came back in a hat.',
        'It was a lot of hat.',
        'Tuesday has booked a fitting.',
      ),
    ],
    closings: [
      'The crown is straight; it is the head that leans.',
      'Ten, ten, ten, said the panel, and it was a bus stop.',
      'The shoes hurt, and that is nobody’s business.',
      'It was served, and there was no second helping.',
      'Work, said somebody, and {they} took it as a compliment.',
    ],
  },
];
