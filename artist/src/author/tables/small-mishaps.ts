/** What everybody has had, and hardly anybody mentions: a burp, a pimple, a splinter, a yawn. */
import { list, type NounClass, told } from './noun-class.ts';

export const SMALL_MISHAPS: readonly NounClass[] = [
  {
    nouns: list('fart burp belch'),
    events: [
      '{a_one} was in the lift before the others, and all five of them looked at the dog, who said {name}',
      '{a_one} slipped out in the quietest bar of the cello concerto, and the cellist bowed to {name}',
      '{a_one} was blamed on the sofa by three generations, and the sofa has hired a lawyer against {name}',
    ],
    conflicts: [
      told(
        'Whoever smelt it dealt it, ruled the judge, and opened a window.',
        'It was he.',
        'The court withdrew, at some speed.',
      ),
      told(
        'A bubble came up in the bath, and then four, and the duck looked away.',
        'It has seen too much.',
        'It swims at the tap end now.',
      ),
      told(
        'The yoga class was in the deepest silence, and {they} was released into the world.',
        'They call it the ninth position.',
        'It was carried on as breathing out.',
      ),
      told(
        'Grandfather says “pull my finger”, and there is no child so clever that it does not.',
        'It was the Sunday best.',
        'The aunt pulled it last, and had to sit down.',
      ),
    ],
    closings: [
      'Beans were had; it is no mystery.',
      'It was silent, and it was deadly, and it had onion.',
      'A warm wind from the south, says the dog.',
      'Excuse me, says the cushion.',
    ],
  },
  {
    nouns: list('poo poop turd pooemoji poopemoji dogpoo dogturd dung'),
    events: [
      '{a_one} lay on the pavement like a walnut whip, and eleven people in a row made a little jump over {name}',
      '{a_one} was left on a critic’s doormat, by way of review, and he trod on {name}',
      '{a_one} was rolled uphill by a beetle who would hear no word against it, and who calls it {name}',
    ],
    conflicts: [
      told(
        'A man in a good coat walks behind a small dog, and carries {them} about in a bag, like jewels.',
        'The dog cannot believe his luck.',
        'He asks whether they are for somebody.',
      ),
      told(
        '{They} brings luck, they say to whoever steps in {them}, and he looked for {them} on the sole.',
        'It was in the pattern.',
        'He won a toaster, and had to take the shoes off.',
      ),
      told(
        '{They} had two eyes and a smile on the telephone, and great-aunt took {them} for chocolate ice cream.',
        'She sent it at a christening.',
        'She sent it again, with a heart.',
      ),
      told(
        'A pigeon aimed at the mayoress, and the hat made it look intended.',
        'The milliner has eleven orders.',
        'He feeds the pigeon figs.',
      ),
    ],
    closings: [
      'A fly came by, and called the others.',
      'It steams a little, and looks back on lunch.',
      'The rose bush speaks very highly of it.',
      'Flush, and a goodbye that is not meant.',
    ],
  },
  {
    nouns: list('pimple zit wart freckle blackhead'),
    events: [
      '{a_one} came the night before the school photograph, in the middle, and was in focus as {name}',
      '{a_one} was covered with half a tube of cream, shone through like a lighthouse, and ships steered by {name}',
      '{a_one} stood on a witch’s nose for four hundred years with one hair, and the hair is called {name}',
    ],
    conflicts: [
      told(
        'Everybody looked {them} in the eyes so hard that it could only mean one thing.',
        'It was on the chin.',
        'The mirror cleared its throat.',
      ),
      told(
        'A grandmother knows a cure for {them}, with a snail, the moon and a thread.',
        'The snail is booked till March.',
        'It works, unless one counts.',
      ),
      told(
        'One must not squeeze, and two fingers have been walking up and down before the bathroom since eight.',
        'They were only passing.',
        'The mirror had to be wiped.',
      ),
      told(
        '{They} came for the wedding, for the interview and for the first date, and never once on a wet Wednesday.',
        'It reads the diary.',
        'It likes a reason to dress up.',
      ),
    ],
    closings: [
      'By Monday it was gone, and so was the photographer.',
      'It had its own weather, and a small flag.',
      'It will be missed by nobody, and it knows.',
      'A second one has come, for company.',
    ],
  },
  {
    nouns: list('yawn yawning'),
    events: [
      '{a_one} went once round a meeting, out by the door, through two villages, and came back as {name}',
      '{a_one} opened so wide at the opera that the tenor thought he was being joined, and was joined by {name}',
      '{a_one} was swallowed out of politeness, came out at the nose, and was taken for emotion by {name}',
    ],
    conflicts: [
      told(
        'The dog had it from the aunt, and the aunt had it from {them}, and whoever reads this is next.',
        'There it was.',
        'It was a big one, with a tear.',
      ),
      told(
        'The lion on the poster has had it for nine years, and he is thought to be roaring.',
        'He is thinking of the sofa.',
        'He has a show at eight.',
      ),
      told(
        'A man with an arm used it to lay the arm round her shoulders in row nine.',
        'She had brought a longer one.',
        'It went round both, and the lady behind.',
      ),
      told(
        'The lecturer saw {them} in the first row, and went faster, and it got to the last row before him.',
        'They all said “haaah”.',
        'He ended with one, and it was the best part.',
      ),
    ],
    closings: [
      'The jaw clicked, twice, like a lock.',
      'It was not boredom, it was oxygen.',
      'And another, with a little squeak at the end.',
      'Good n-aaah-ight.',
    ],
  },
  {
    nouns: list('splinter blister bruise papercut scab mosquitobite'),
    events: [
      '{a_one} was so small that only the thumb could see it, and was carried about like a king, {name}',
      '{a_one} came of a new pair of shoes on the first of nine kilometres, and each step since then has said {name}',
      '{a_one} turned blue, green and yellow in a week, and was shown round in the playground, for a sweet, as {name}',
    ],
    conflicts: [
      told(
        'A mother came with a needle, and the whole house heard that it would not hurt.',
        'It had not been touched yet.',
        'The needle was shown to it, and it fainted.',
      ),
      told(
        'There are four stories about how {they} came about, and in none of them is there a coffee table.',
        'There is a bear in two.',
        'The table has a bruise as well.',
      ),
      told(
        'Do not pick at it, says everybody who has ever picked at it.',
        'There is a corner, though.',
        'It was a question of Tuesday.',
      ),
      told(
        '{They} was from a sheet of paper, the thinnest there was, and lemons have been thinking of {them} since.',
        'It was a birthday card.',
        'Another thing was the salt.',
      ),
    ],
    closings: [
      'A plaster with a dinosaur, and the world went on.',
      'It itches; that means that it is thinking.',
      'The elbow has had worse; it says so often.',
      'Blow on it, said the doctor, who is six.',
    ],
  },
  {
    nouns: list('virus germ bacteria bacterium microbe amoeba'),
    events: [
      '{a_one} went round the kindergarten by Tuesday, the parents by Friday, and is home again with {name}',
      '{a_one} divided in two over a disagreement, and neither half has spoken since to the half called {name}',
      '{a_one} moved in without a rucksack, ate what there was, and was seen off with a pill and a waltz, as {name}',
    ],
    conflicts: [
      told(
        '{They} sat on a door handle in the town hall, and met absolutely everybody.',
        'It remembers the ones with the gloves.',
        'It was on hand, it says.',
      ),
      told(
        'By midnight {they} was two, by one four, and by breakfast there was a parliament.',
        'It cannot agree on a nose.',
        'The left wing is in the ear.',
      ),
      told(
        '{They} lives where others only eat, and has never once been asked to lay the table.',
        'It knows the menu from inside.',
        'There was too much garlic, it has sent word.',
      ),
      told(
        'A soap came by, with bubbles, and sang “Happy Birthday” twice, and that was an end of most of them.',
        'The last one was under a ring.',
        'It hums it still, in the drain.',
      ),
    ],
    closings: [
      'Bless you, said nobody it knew.',
      'It is smaller than a comma, and has more effect.',
      'Under the lens it waved, with a hair.',
      'It is going round; it will be back.',
    ],
  },
  {
    nouns: list('dna gene chromosome clone'),
    events: [
      '{a_one} was copied eleven thousand times, and somebody tired wrote at the end {name}',
      '{a_one} is half of it a banana, by the numbers, and the other half looked at the fruit bowl, and said {name}',
      '{a_one} had grandfather’s ears and grandmother’s nose, and the rest came from {name}',
    ],
    conflicts: [
      told(
        'A ladder, but twisted, so that nobody has ever got to the top of {them} with a paintbrush.',
        'They tell you so on the third rung.',
        'It was designed by a pasta.',
      ),
      told(
        '{They} was sent to a firm with some spit, and they came back with a cousin in Uruguay.',
        'He has the laugh.',
        'He is bringing nine others.',
      ),
      told(
        'The other one looks just like {them}, to the last freckle, and has paid for neither lunch.',
        'They each thought it was a mirror.',
        'The mirror had the soup.',
      ),
      told(
        'One letter was wrong, three billion from the front, and since then it is able to wiggle its ears.',
        'It was an A.',
        'The ears have been published.',
      ),
    ],
    closings: [
      'It is all in there, also the thing with the thumbs.',
      'The apple did not fall far; it rolled, though.',
      'Copy, paste, and a small mistake, with hair.',
      'The instructions are four letters long, and nobody reads them.',
    ],
  },
  {
    nouns: list('ear earlobe'),
    events: [
      '{a_one} was laid to a door, heard {their} own name in the next room, and it was {name}',
      '{a_one} went in one side with every piece of good advice and out by the other, where there waited {name}',
      '{a_one} was cut from a painter by himself, came by post, and was signed for by {name}',
    ],
    conflicts: [
      told(
        'A pencil lives behind {them}, and has been looked for in the whole workshop.',
        'It hears that, every time.',
        'It has the view.',
      ),
      told(
        'They are told to be all {them}, and one man in the second row has been nothing else since.',
        'He is carried in.',
        'His glasses will not hold.',
      ),
      told(
        'A secret went in with a tickle, and came to the other one before the tea had drawn.',
        'There is a short way.',
        'It has been let out as a flat.',
      ),
      told(
        'When somebody speaks behind {their} back {they} turns red, and it is always behind {their} back.',
        'It sees to the front by rumour.',
        'The left one takes it better.',
      ),
    ],
    closings: [
      'It is full of wax and the sea.',
      'Say that again, it says, into the good one.',
      'It wiggles, for guests.',
      'What was heard there stays there, with the pea.',
    ],
  },
  {
    nouns: list('tongue lips mouth'),
    events: [
      '{a_one} froze to a lamp post in January, and told the fire brigade {their} name, which they wrote down as {name}',
      '{a_one} got tied at “she sells sea shells”, needed two sailors, and was undone as {name}',
      '{a_one} was put out at a doctor, a rival and an ice cream, and only the ice cream knew how to take {name}',
    ],
    conflicts: [
      told(
        'A word was on the tip of {them} from Monday to Thursday, and then it was “colander”.',
        'It had been for a quiz in spring.',
        'They had strained the peas with a hat.',
      ),
      told(
        'The hot pizza was tried, and blown on, and tried again one second too soon.',
        'Since then everything is called “thawthage”.',
        'The roof has come off.',
      ),
      told(
        '{They} found a hole in a tooth, and has been there on every visit, with friends.',
        'To it, it is a cathedral.',
        'It says that there is an echo.',
      ),
      told(
        'The dog’s is three times as long, and he has shown {them} everything he has found with it.',
        'It was a slipper, with a hint of heel.',
        'They agree about gravy.',
      ),
    ],
    closings: [
      'It slipped once, and eleven people know.',
      'Ah, it says, further, aaah.',
      'It is the strongest one for its size, and is mostly used for toast.',
      'It curls up at the sides, as not everybody can.',
    ],
  },
  {
    nouns: list('knee elbow armpit leg shin bigtoe'),
    events: [
      '{a_one} found the coffee table in the dark at the first attempt, and what was said then was {name}',
      '{a_one} was put on the dinner table by a boy, was asked to go, and left over the butter as {name}',
      '{a_one} can tell the weather by two days, is never wrong, and is rung by the farmers as {name}',
    ],
    conflicts: [
      told(
        'One square inch of {them} makes a grown man laugh, and no one knows why it is called funny.',
        'It was the edge of a door.',
        'The door did not see it either.',
      ),
      told(
        'A proposal was made on {them}, in gravel, and the answer took all summer.',
        'It was yes, and a tweezer.',
        'The gravel is in the ring now.',
      ),
      told(
        'Each pair of trousers has a patch where {they} came through to look at the world.',
        'The patch has a dog on it.',
        'The dog has come through as well.',
      ),
      told(
        '{They} cracks on the stairs at night, just as one is being as quiet as a mouse.',
        'The mouse has complained.',
        'A whole house said “is that you?”.',
      ),
    ],
    closings: [
      'It bends one way, and has been asked about the other.',
      'Ouch, it says, in blue.',
      'It went to sleep, and woke up in needles.',
      'The left one is the clever one.',
    ],
  },
  {
    nouns: list('mullet afro pigtails ponytail manbun dreadlock hair hairclip headband scrunchie'),
    events: [
      '{a_one} was business in front and a party at the back, and over the ears there was a talk with {name}',
      '{a_one} took four cans of spray and stood up to a hurricane, which has the name from {name}',
      '{a_one} was found in the soup by a baron, was followed to the end, and on the end sat {name}',
    ],
    conflicts: [
      told(
        'A comb went into {them} in the spring, and is being looked for by a second.',
        'They have rung, from the crown.',
        'There is a pencil in there, and a Tuesday.',
      ),
      told(
        'Just the tips, it was said, and the scissors had understood “just the head”.',
        'They meet again in four months.',
        'There has been a lot of hat.',
      ),
      told(
        'In the fog it doubles, in the rain it gives up, and at the photographer’s it has an idea.',
        'It was to the left.',
        'It has been retouched into a cat.',
      ),
      told(
        'A single grey one has come, stands up straight, and waves at {their} enemies.',
        'It was plucked; three came to the funeral.',
        'It is called Wisdom.',
      ),
    ],
    closings: [
      'There is a good day and a bad day, and a cap.',
      'It grew out, as they all do.',
      'The plughole knows more of it.',
      'It was fashion once, and will be again, on Thursday.',
    ],
  },
  {
    nouns: list('skull bone ribcage'),
    events: [
      '{a_one} held still while a prince in black tights asked it what it thought, and it thought: {name}',
      '{a_one} was buried in the flower bed by a dachshund with a system, and is down in it under {name}',
      '{a_one} was found by nine professors, fitted by eight, and the one that was over is on the mantel as {name}',
    ],
    conflicts: [
      told(
        '{They} hung in the biology room in a school scarf, and was given a detention each April.',
        'It served them all.',
        'It still has its mark for posture.',
      ),
      told(
        'A candle was set on {them} for atmosphere, and it dripped, and the landlord took it for tears.',
        'He lowered the rent.',
        'They were wax, and so was he.',
      ),
      told(
        'A spaniel had two of them and one mouth, and his whole afternoon was philosophy.',
        'He has barked for help.',
        'A terrier is holding the other, as security.',
      ),
      told(
        'The pirates have {them} on the flag, and only the two behind, crosswise, have read the articles.',
        'It is about biscuits.',
        'They wanted the weekend.',
      ),
    ],
    closings: [
      'It is grinning; it has nothing else to do it with.',
      '{They} rattles when {they} thinks.',
      'There is nothing in there now, and yet that look.',
      'Dry, but with a sense of it.',
    ],
  },
  {
    nouns: list('ultrasound pregnancytest ultrasoundpicture'),
    events: [
      '{a_one} lay on the edge of a basin for three minutes, while a whole future walked up and down, and read {name}',
      '{a_one} was tried on the fern for a joke, showed two lines, and the fern has been knitting for {name}',
      '{a_one} was framed in a hall as a grey smudge, and everybody says that it has the nose of {name}',
    ],
    conflicts: [
      told(
        'One line or two, and five people stand there with a lamp, and grandmother has come by train.',
        'It was the edge.',
        'There are three, she says, in wool.',
      ),
      told(
        'The father read the leaflet in eleven languages, and in Finnish it was good news.',
        'He has ordered a sauna.',
        'He rang his mother, in Finnish.',
      ),
      told(
        '{They} was kept in the drawer with the passports, and once travelled.',
        'Anything to declare, asked the customs; well, they said.',
        'He was named after the officer.',
      ),
      told(
        'A name was being looked for, and the list hangs on the fridge: Otto, Ida, “not Kevin”.',
        'It kicked at “Otto”.',
        'It was the fridge that hummed.',
      ),
    ],
    closings: [
      'Wait, it says, and means nine months.',
      'Two lines, and they were the whole letter.',
      'The bathroom has never been so full.',
      'Somebody cried, and somebody painted a room.',
    ],
  },
];
