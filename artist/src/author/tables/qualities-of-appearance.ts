/** How somebody comes across: invisible, haunted, loud, brave, bald. */
import { told } from './noun-class.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const APPEARANCES: readonly SideClass[] = [
  {
    means: anyOf('invisible transparent see_through camouflaged'),
    events: [
      '{a_one} sat for a portrait, and under the empty canvas the painter wrote {name}',
      '{a_one} was missed at the roll call of {office}, shouted “here”, and was put down as {name}',
    ],
    traits: [
      '{They} {does}, and {they} is always blamed for the empty chair.',
      '{They} {does}; the tailor in {town} sent three bills and a question mark.',
      '{They} {does}, and {they} wins at every staring contest by default.',
    ],
    conflicts: [
      told(
        '{They} came first at hide-and-seek in {town}, and could not be found for the prize.',
        'It was handed to a curtain.',
        'A bow was heard.',
        'The trophy floated off.',
      ),
      told(
        'The portrait of {them} took the painter ten minutes, and hangs in the museum as “wall”.',
        'It is the best likeness.',
        'It was stolen, or so they think.',
        'The critics call it brave.',
      ),
      told(
        '{They} has been sat on in every cinema in {town}.',
        'The popcorn gave it away.',
        'Some of them were comfortable.',
        '{They} knows a lot of endings, muffled.',
      ),
    ],
    closings: [
      'If you cannot see the ending, that is {them} in front of it.',
      'Nobody saw it coming, and nobody saw it leave.',
      'Fingerprints were found, and a round of applause.',
      'The chair at the head of the table is not free.',
    ],
  },
  {
    means: anyOf('haunted cursed creepy spooky undead possessed ghostly'),
    events: [
      '{a_one} was blessed by a priest, who left without his hat and with the name {name} in his ear',
      '{a_one} was sold at a very good price by a man who ran while he counted it, and shouted back “it is called {name}”',
      '{a_one} moved three inches to the left in the night, and in the dust behind stood {name}',
    ],
    traits: [
      '{They} {does}, and the chains are only oiled on {weekday}s.',
      '{They} {does}; visitors are met by a draught that knows their names.',
      '{They} {does}, and the exorcist asked whether there was a discount for two.',
    ],
    conflicts: [
      told(
        'A priest was called for {them}, and the thing inside asked for a second opinion.',
        'It was a “boo”.',
        'They play cards now, and the deck floats.',
        'He left by the wall.',
      ),
      told(
        'At midnight {they} says a name, and it is always that of {official}.',
        '{Official} has changed it twice.',
        'It is about a library book.',
        'Just once it said “sorry, wrong house”.',
      ),
      told(
        '{They} was sold as “full of character”, and the character wants the big bedroom.',
        'It pays rent, in moths.',
        'The curtains have taken sides.',
        'It only wails in the bathroom, for the echo.',
      ),
    ],
    closings: [
      'The lights went out at this point, and giggled.',
      'Something behind you also liked this story.',
      'The curse ends at noon, for lunch.',
      'It was only the wind, said the wind.',
    ],
  },
  {
    means: anyOf('vegan vegetarian gluten_free lactose_intolerant picky health_conscious organic'),
    events: [
      '{a_one} was told that there was “only a little” in it, and stood up, and the whole restaurant heard of {name}',
      '{a_one} mentioned it before the coat was off, and the hostess, with the roast in her hands, said only {name}',
      '{a_one} brought a lentil loaf to a barbecue, it held down the tablecloth in a storm, and there they thank {name}',
    ],
    traits: [
      '{They} {does}, and {they} tells the carrots that it is nothing personal.',
      '{They} {does}; you will have been told by now.',
      '{They} {does}, and {they} has been winking at a lentil.',
    ],
    conflicts: [
      told(
        '{They} read out the ingredients at a barbecue in {town}, and the sausages confessed.',
        'They were let off with a warning.',
        'The grill has gone cold, and thoughtful.',
        'Only the napkins could be eaten.',
      ),
      told(
        '{They} lives on salad, and the lettuces of {town} have elected a spokesman.',
        'He was delicious.',
        'Talks are under way, with dressing.',
        'The radishes have dug themselves in.',
      ),
      told(
        'A cheese was offered to {them} by {relative}, and had to be walked home.',
        'It was made of nuts after all.',
        'They both cried a little.',
        'The fondue has been cancelled until further notice.',
      ),
    ],
    closings: [
      'Nobody was eaten in the making of this story.',
      'The tofu has asked not to be named.',
      'May contain traces of opinion.',
      'The steak was sent a card, and got well soon.',
    ],
  },
  {
    means: anyOf(
      'suspicious doubt suspicion sceptical skeptical doubtful doubting distrustful nosy conspiracy_theorist detective tinfoil_hat magnifying_glass curious snooping',
    ),
    events: [
      '{a_one} gave a false name at the reception in {town}, and has been {name} since',
      '{a_one} had every signature checked, and the only one that was real was {name}',
    ],
    traits: [
      '{They} {does}, and {they} has asked this sentence for its papers.',
      '{They} {does}; every keyhole in {town} is a little wider now.',
      '{They} {does}, and {they} reads the back of {snack} twice.',
      '{They} {does}; the alphabet soup was held up to the light, and was about something.',
      '{They} {does}, and has paid a man to follow the man who follows nobody.',
      '{They} {does}; two eyes have been cut out of the newspaper, and then two out of the weather.',
    ],
    conflicts: [
      told(
        '{They} was handed a bouquet, and asked the tulips one at a time where they had been.',
        'One of them was a daffodil.',
        'Their stories did not match.',
        'The ribbon has hired a lawyer.',
      ),
      told(
        '{They} keeps a notebook on the neighbours in {town}, and they have begun to read the instalments.',
        'The next one is about bins.',
        'There is a subscription now.',
        'Number {count} denies everything.',
      ),
      told(
        '{Official} said “trust me”, and {they} wrote down the time, the place and the tie.',
        'The tie was rented.',
        'The time was wrong as well.',
        'It all leads to {snack}.',
      ),
    ],
    closings: [
      'And who wants to know?',
      'That is what they would like us to think.',
      'The ending has been checked for wires.',
      'It all adds up, which is exactly what is wrong with it.',
    ],
  },
  {
    means: anyOf('loud noisy screaming shouting singing talkative chatty yelling chatterbox'),
    events: [
      '{a_one} said a few quiet words in {town}, a ship answered, and the log has {name} in capitals',
      '{a_one} was asked to keep it down by {count} {crowd}, and none of them could be heard over {name}',
      '{a_one} hummed in a library, and the lions at the door have been looking for another post since hearing {name}',
      '{a_one} said “ahem” at the opera, got the part, and the tenor has taken up fishing under the name of {name}',
      '{a_one} whispered a secret to a friend, and a ship changed course by it, and it is on the chart as {name}',
    ],
    traits: [
      '{They} {does}, and the silence in {town} has moved away.',
      '{They} {does}; the library keeps a boat ready for {them}.',
      '{They} {does}, and {they} was once answered by a ship.',
      '{They} {does}: thunder has rung the bell to ask for a bit of peace.',
      '{They} {does}, and the deaf uncle has asked not to be shouted at.',
      '{They} {does}; the foghorn has been let go, with a watch.',
    ],
    conflicts: [
      told(
        '{They} whispered a secret to {relative}, and three towns now have it on posters.',
        'It was about {snack}.',
        'The posters also shout.',
        '{Relative} had known already.',
      ),
      told(
        'An ear specialist moved in next to {them}, and then a whole clinic.',
        'They send a fruit basket at Christmas.',
        'The rents have gone up, to the sound of drums.',
        'It has three storeys, all of them padded.',
      ),
      told(
        '{They} was asked to keep it down, and it went up by two floors.',
        'The ceiling said “excuse me”.',
        'The lift has refused to follow.',
        'It can be heard on the roof, with a choir.',
      ),
      told(
        '{They} was told to use the indoor voice, and it has had the plaster down.',
        'The outdoor voice is kept in a quarry.',
        'It was a bungalow, and is now a patio.',
      ),
      told(
        'A noise meter was put up next to {them}, and it has applied for early retirement.',
        'The needle was found in a tree.',
        'It said “ouch”, which it was not built for.',
      ),
    ],
    closings: [
      'Pardon?',
      'There was more, but the ears have gone home.',
      'You will have heard.',
      'The neighbours have learned to lip-read, out of spite.',
      'The next village has said “what?”, and the one after it “who was that?”.',
      'And now the same again, without the roof.',
    ],
  },
  {
    means: anyOf('brave heroic fearless bold courageous daring tough strong muscular buff'),
    events: [
      '{a_one} opened a letter from {office} without sitting down, and it was addressed to {name}',
      '{a_one} went first, into a cellar in {town}, and came up with a medal that says {name}',
      '{a_one} patted a lion, it was the wrong lion, then the right one, and both of them look up to {name}',
      '{a_one} asked a bouncer for his name, wrote it down, and was let in at the head of forty others as {name}',
      '{a_one} ate the office birthday curry, the hot one, in silence, and stood up as {name}',
      '{a_one} told the barber “surprise me”, watched the whole of it in the mirror, and thanked him as {name}',
      '{a_one} asked a grandmother for no second helping, held the silence, and is in the history books as {name}',
      '{a_one} pulled off the plaster in one go, on stage, with music, and bowed as {name}',
    ],
    traits: [
      '{They} {does}, and {they} opens letters from {office} without gloves.',
      '{They} {does}; the dark is afraid to be alone with {them}.',
      '{They} {does}, and {they} eats soup with a fork, uphill.',
      '{They} {does}; the plaster is pulled off slowly, with a nod.',
      '{They} {does}, and answers unknown numbers on the first ring.',
      '{They} {does}: the wasp was told “sit”.',
    ],
    conflicts: [
      told(
        '{They} jumped into the river at {town} to save a drowning swan.',
        'The swan has pressed charges.',
        'It was a pedal boat, with a couple in it.',
        'There was a medal, and a towel.',
      ),
      told(
        '{They} volunteered before {official} had said what for.',
        'It was to sing.',
        'It was to hold {snack}, for {length}.',
        'Everybody else had taken one step back.',
      ),
      told(
        '{They} told the dentist to go ahead without anaesthetic, and the dentist fainted.',
        'The tooth was held up for applause.',
        'It was the wrong tooth, and {they} gave him another go.',
        'He has been given a sticker.',
      ),
      told(
        '{They} stepped between two men who were fighting over a parking space, and parked.',
        'It was a neat job, with eleven centimetres either side.',
        'They have made up, as neither can open a door.',
      ),
      told(
        'The haunted house was rented for a weekend, and it was the house that left.',
        'It is staying with a cousin by the sea.',
        'There was breakfast at nine, and nobody had gone “boo”.',
      ),
    ],
    closings: [
      'The medal is heavy, but not for {them}.',
      'Capes are for beginners.',
      'Only {relative} still says “wear a scarf”.',
      'In case of danger, stand behind {them} and hold the sandwiches.',
      'Fear was asked for a comment, and had a dentist’s appointment.',
      'Somebody had to go first, and it was good down there.',
    ],
  },
  {
    means: anyOf(
      'bald toothless headless legless armless hatless hairless shoeless boneless one_eyed one_legged no_teeth no_hair no_legs no_arms no_head no_eyes no_mouth no_nose crooked',
    ),
    events: [
      '{a_one} was asked on a form for special marks, thought it over, and wrote {name}',
      '{a_one} was put together again in the dark after a party, one piece was left over, and the rest is {name}',
      '{a_one} bought a comb for company, and the comb came with {name} on the handle',
    ],
    traits: [
      '{They} {does}, and {they} gets a third off at the barber’s, the dentist’s and, once, the cobbler’s.',
      '{They} {does}; nothing was lost, it was invested.',
      '{They} {does}, and {they} calls that aerodynamic.',
    ],
    conflicts: [
      told(
        'What {they} lacks was found in {town}, and is said to be doing very well on its own.',
        'It has a flat, and a dog.',
        'They met once, and it was awkward.',
        'It sends {count} euros a month.',
      ),
      told(
        '{They} was sold a cure by {rival}, and now it is growing on {rival}.',
        'It curls.',
        'The money is not coming back either.',
        'They have gone into business.',
      ),
      told(
        'The police sketch of {them} was finished early, for lack of parts.',
        'It is a good likeness, and a circle.',
        'The rubber did most of the work.',
        'Eleven eggs have been arrested.',
      ),
    ],
    closings: [
      'What is missing will be added in the second edition.',
      'Less to wash, {they} says, and is right.',
      'It is what is inside that counts, and that was counted too.',
      'The spare one was worn out years ago.',
    ],
  },
  {
    means: anyOf('flying winged airborne floating levitating hovering'),
    events: [
      '{a_one} came in low over a garden party, took a cucumber sandwich, and was seen off as {name}',
      '{a_one} was tied to a chair against the draught, went up with the chair, and was waved through as {name}',
      '{a_one} filled a gap in a line of geese, and the one in front honked back something like {name}',
    ],
    traits: [
      '{They} {does}, and air traffic control in {town} has asked for a flag at least.',
      '{They} {does}; geese ask {them} for directions.',
      '{They} {does}, and {they} has been served with a kite.',
    ],
    conflicts: [
      told(
        '{They} came down in the middle of a garden party, and was asked whether there were more.',
        'There were {count}.',
        'The salad has been signed.',
        'The landing was given a four.',
      ),
      told(
        'A flock of geese let {them} lead for one winter, and all of them saw {town}.',
        'They had meant Africa.',
        'The postcards are still coming.',
        'Someone had held the map upside down.',
      ),
      told(
        '{They} was stopped at passport control, at nine hundred metres.',
        'The stamp is on a cloud.',
        'There was something in the hand luggage: hands.',
        'The queue went down to the ground.',
      ),
    ],
    closings: [
      'What goes up has made no promises.',
      'Please return {them} to the upright position.',
      'The shadow arrives a minute later, out of breath.',
      'An umbrella is recommended, the strong kind.',
    ],
  },
  {
    means: anyOf('empty hollow useless pointless forgettable boring ordinary average normal mediocre'),
    events: [
      '{a_one} was described to the police by nine witnesses, none of whom could think of anything but {name}',
      '{a_one} was knocked on, to see, and from inside came, after a while, {name}',
      '{a_one} won a prize for being of no use to anybody, and has been of no use to anybody as {name}',
    ],
    traits: [
      '{They} {does}, and the fan club meets in a telephone box, with room to spare.',
      '{They} {does}; the biography is one page, and wide margins.',
      '{They} {does}, and {they} was once described as “present”.',
    ],
    conflicts: [
      told(
        '{They} was shaken by {official}, to see whether anything was in there.',
        'A moth came out, and shrugged.',
        'It rattled, but that was {official}.',
        'The answer took {length}, and was no.',
      ),
      told(
        '{They} won a prize for being exactly in the middle, and half of {town} came.',
        'The other half would have been too many.',
        'The cup is half full.',
        'The speech was neither good nor bad.',
      ),
      told(
        'Nothing happened to {them} in {year}, and it was the highlight.',
        'There is an anniversary.',
        'They are thinking of doing it again.',
        'A plaque says “here, too”.',
      ),
    ],
    closings: [
      'There is nothing more to add, and there was nothing before.',
      'It is what it is, and on {weekday}s not even that.',
      'The surprise ending was left out.',
      'You may have forgotten it already.',
    ],
  },
];
