/** What follows from being afraid of this and of nothing else: of water one does not faint as of needles. */
import { MORE_AFRAID_OF_WATER } from './more-of-habits.ts';
import { type Relation, relation } from './relation.ts';

const AFRAID_OF = '(?:(?:afraid|scared|terrified|frightened|petrified) of|fears|has a (?:fear|phobia) of)';
const fearOf = (words: string, rows: Parameters<typeof relation>[2]): Relation =>
  relation(`${AFRAID_OF}(?= (?:(?:the|a|an|big|deep|getting|going to the|being in the) )*(?:${words})\\b)`, 'anything', rows);

export const FEARS: readonly Relation[] = [
  fearOf('water|rain|sea|ocean|swimming|wet|baths?|showers?|puddles?|waves?|lakes?|rivers?|drowning|swimming pools?', {
    traits: [
      '{They} {does}, and drinks with a lifeguard present.',
      '{They} {does}, and washes one toe at a time, on different days.',
      '{They} {does}: the rubber duck is on guard, and faces outwards.',
      '{They} {does}, and crosses the bath mat only at low tide.',
    ],
    conflicts: [
      'The first swimming lesson is in its ninth year, and is still about the changing room.',
      'At the seaside {they} put up the deckchair with its back to everything, in a life jacket.',
      ...MORE_AFRAID_OF_WATER,
      'A puddle lay on the pavement, so {they} took the bus round it, by way of the next county.',
      'The tap dripped once, and was interviewed by {them} through a closed door.',
      '{They} was poured a glass of it at a restaurant, and asked for a lifebelt with it.',
    ],
    closings: [
      'It is sparkling water that is worst, since it hisses.',
      'There is a damp patch on the ceiling, and the two of them do not speak.',
      'The forecast says fifty per cent, and that was enough to fill the cellar with sandbags.',
      'Inside the wellingtons there is a second pair.',
      'Two thirds of the planet have been sent a letter.',
    ],
  }),
  fearOf('dark|darkness|night|night-?time|shadows?|black|basements?|cellars?|attics?', {
    traits: [
      '{They} {does}, and blinks with one eye at a time.',
      '{They} {does}; the night light has a night light.',
      '{They} {does}, and gets into the fridge to sleep, as there is always somebody up in there.',
      '{They} {does}, and has asked the moon for its holidays in writing.',
    ],
    conflicts: [
      'The switch is by the door and the bed is by the window, and the leap between them is a local record.',
      'A coat on a hook has been under observation since ten, and has not moved, which is what it would do.',
      'At the power cut {they} lit four candles to look for the torch, and the torch to look for more candles.',
      '{They} put one foot out from under the blanket at half past two, as a question.',
      'In the tunnel {they} shut both eyes, so as not to see how much there was of it.',
    ],
    closings: [
      'It is only the wardrobe, said the wardrobe.',
      'Sunrise gets a round of clapping, every day, from one window.',
      'The bulb went out at midnight, and there has been an inquest.',
      'By day the bravest words are spoken, mostly before four.',
      'The electricity company sends a hamper at Christmas.',
    ],
  }),
  fearOf(
    'heights?|falling|edges?|ladders?|stairs|lifts?|elevators?|flying|bridges?|cliffs?|high places|towers?|balcon(?:y|ies)',
    {
      traits: [
        '{They} {does}, and has had the kerb made lower.',
        '{They} {does}, and stands on a carpet only with somebody holding the fringe.',
        '{They} {does}: the top bunk was sold with the house round it.',
        '{They} {does}, and buys nothing from the upper shelf, which is why it has been decaf since spring.',
      ],
      conflicts: [
        'Half way up the stepladder {they} asked for a rope, a priest and a sandwich, in that order.',
        'The view from the tower was described to {them} over the telephone, from the car park, lying down.',
        'In high heels {they} asked to be talked down, and the fire brigade came out with a mat.',
        '{They} was given a window seat, and read the sick bag from cover to cover.',
        'The slide had five steps, and on the third there is a camp now, with a kettle.',
      ],
      closings: [
        'Do not look down, said everybody, from down there.',
        'It is not the fall, it is the ground, and the ground has been told.',
        'A mountaineer shook hands with respect: the bunk bed is still unconquered.',
        'The flat is on the ground floor, and there is talk of the cellar.',
        'Both feet are on the ground, and so are both hands.',
      ],
    },
  ),
  fearOf('fire|flames?|candles?|matches|sparks|fireworks?|smoke|burning|ovens?|toasters?|thunder(?:storms?)?|lightning|storms?', {
    traits: [
      '{They} {does}, and eats soup cold, blowing on it.',
      '{They} {does}: the birthday cake is lit in the next street and described.',
      '{They} {does}, and keeps a bucket beside the spicy food.',
      '{They} {does}, and has put a smoke alarm on the smoke alarm.',
    ],
    conflicts: [
      'At a romantic dinner the candle was replaced by a torch, and the torch by going home.',
      'The toast came up brown, and the house was cleared in forty seconds, with the cat in a wet towel.',
      'A sunset was reported to the fire brigade nine times last summer, with the full address.',
      'Round the camp there was a ring of stones, round the stones a ditch, and in the ditch {them}, with a hose.',
      'Somebody was said to be on fire at karaoke, and got a bucket over the head in the second verse.',
    ],
    closings: [
      'Where there is smoke, there is somebody running.',
      'The meeting point is in the next county, and one is already there.',
      'Warm words are accepted, up to thirty degrees.',
      'It was only a lighter, and it was out of gas.',
      'The barbecue was a salad.',
    ],
  }),
  fearOf('needles?|blood|injections?|shots|vaccines?|doctors?|dentists?|hospitals?|drills?|knives|scissors|teeth', {
    traits: [
      '{They} {does}, and goes pale at a cactus.',
      '{They} {does}: the plaster has to come off under general anaesthetic.',
      '{They} {does}, and faints politely, in the direction of a chair.',
      '{They} {does}, and asks for ketchup to be announced.',
    ],
    conflicts: [
      'It was only going to be a little scratch, and four people and a vet had to hold the chair.',
      'In the waiting room {they} was so brave that everybody clapped, and then the door opened.',
      '{They} was promised a lollipop afterwards, and negotiated for nine of them, in advance, from the roof.',
      'The nurse said “look over there”, and {they} is still looking over there.',
      'A tailor came near with one pin, and has the jacket in the shape of somebody leaving.',
    ],
    closings: [
      'It did not hurt at all, said the doctor, of the bite.',
      'The sticker says “I was brave”, and the small print says when.',
      'The cotton wool has been framed.',
      'Count to three, they said, and two was as far as anybody got.',
      'The sleeve is down again, and has been sewn to the glove.',
    ],
  }),
  fearOf(
    'dogs?|cats?|mice|mouse|spiders?|bees?|wasps?|birds?|geese|pigeons?|snakes?|bugs|insects|moths?|chickens?|ducks?|butterfl(?:y|ies)|cows?|sharks?|sheep|bears?|wol(?:f|ves)|frogs?|rats?|crabs?|seagulls?|horses?',
    {
      traits: [
        '{They} {does}, and they can smell it, mostly from the top of the wardrobe.',
        '{They} {does}: “it is more afraid of you” has been checked, and it is not.',
        '{They} {does}, and crosses the road at the picture of one.',
        '{They} {does}, and has a glass and a sheet of card in every room.',
      ],
      conflicts: [
        'It only wants to play, called the owner, and {they} called back, from the tree, what the score was.',
        'There was one in the bathroom on Monday, and the bathroom has been let to it since.',
        'A child held one out on the palm and said that it was called Susan, and {they} left by the skylight.',
        'On the nature programme {they} follows everything from behind the sofa, through a colander.',
        'It had {them} in the corner for an hour, then yawned and turned out to be a cushion.',
      ],
      closings: [
        'It has gone now; the worry is where.',
        'Somebody brave has been rung, and is eight years old.',
        'It was stuffed, and so was the hero, behind the sofa.',
        'They met by the bins, both screamed, and it was quite a good fifth.',
        'Susan sends her love.',
      ],
    },
  ),
  fearOf(
    'ghosts?|mumm(?:y|ies)|monsters?|zombies?|vampires?|clowns?|skeletons?|aliens?|witches|dolls?|mirrors?|(?:his|her|its) own shadow|reflections?|haunted houses?|the afterlife|halloween',
    {
      traits: [
        '{They} {does}, and says “excuse me” to every sheet on the line.',
        '{They} {does}, and has left a chair free at table, just so as not to be rude.',
        '{They} {does}: under the bed everything has been bricked up, with a slot for slippers.',
        '{They} {does}, and lets the phone ring till it is light outside.',
      ],
      conflicts: [
        'A stair creaked at night and {they} confessed to everything, including the biscuits.',
        'On the ghost train {they} screamed at the exit sign, and two skeletons held hands.',
        'The film was switched off at the title, and the television was carried into the yard to think about it.',
        'Somebody whispered “behind you”, and {they} has walked backwards to work since then.',
        'It knocked three times, and was only the postman, who now leaves the parcels by the gate, and runs.',
      ],
      closings: [
        'It said “boo”, and then “sorry”, and then “are you all right?”',
        'The garlic is for the soup, officially.',
        'There is no such thing, says a voice from the wardrobe.',
        'It was the wind, in a sheet, with a candle.',
        'Even the shadow has begun to look over its shoulder.',
      ],
    },
  ),
  fearOf(
    'crowds?|strangers|children|kids|humans|customers|students|pupils|women|men|girls|boys|talking to \\p{L}+|phone calls?|the phone|public speaking|audiences?|speaking|stages?|commitment|marriage|intimacy|weddings?',
    {
      traits: [
        '{They} {does}, and looks through the spyhole before going in as well.',
        '{They} {does}: “hello” is rehearsed from Tuesday on.',
        '{They} {does}, and has the groceries left at the edge of the wood.',
        '{They} {does}, and lies flat on the carpet when the bell rings.',
      ],
      conflicts: [
        'In the lift there was somebody already, and {they} has known the stairs by their first names since.',
        'A waiter said “enjoy your meal”, {they} said “you too”, and has not been out since that winter.',
        'The phone rang; {they} waited until it had finished, and then wrote a letter to ask who it was.',
        'Somebody waved, and {they} looked behind, and there was a wall, and it was no help at all.',
        'At the party {they} spent four hours with the coats, who were good listeners.',
      ],
      closings: [
        'The party was a success: nobody came, and all were asked.',
        'The dog of the house was charming, and says the same.',
        'Sorry, said the answering machine, and hung up first.',
        'If they ring again, this is a lamp.',
        'It was a lovely evening, as far as could be seen from the hedge.',
      ],
    },
  ),
  fearOf(
    'balloons?|bangs|loud noises?|noises?|popping|crackers|the vacuum(?: cleaner)?|vacuum(?: cleaner)?s?|hoovers?|alarms?|alarm clocks?|doorbells?|hair ?dryers?|blenders?|drums?',
    {
      traits: [
        '{They} {does}, and opens crisps in another room, under a cushion.',
        '{They} {does}, and has sent the toaster on a course in how to break things gently.',
        '{They} {does}: the jack-in-the-box is kept shut with a bank vault.',
        '{They} {does}, and winces at exclamation marks.',
      ],
      conflicts: [
        'It was a birthday party, somebody sneezed, and {they} was found two gardens away in a hen house.',
        'A cork came out on New Year’s Eve, and {they} went in, under the piano.',
        'The doorbell has been replaced by a slip of paper, which is pushed in very slowly.',
        'One of them squeaked at {them} from a corner for a whole evening, and was only being tied.',
        'The cupboard it is kept in has a chair against the door, and on the chair sits an uncle.',
      ],
      closings: [
        'Shh, it says on the bell.',
        'It went off, and so did the guest of honour.',
        'The cake was cut very softly.',
        'The silence afterwards was also a bit much.',
        'Fingers in the ears is a way of life, and it is hard on the gloves.',
      ],
    },
  ),
  fearOf(
    'magnets?|electricity|metal|rust|technology|computers?|robots?|machines?|software|updates?|updating|unplugging|batter(?:y|ies)|ai|wifi|internet',
    {
      traits: [
        '{They} {does}, and goes round the fridge in a wide arc, past the holiday photographs.',
        '{They} {does}: every plug in the house has been talked to.',
        '{They} {does}, and wears rubber soles, rubber gloves and, on bad days, a rubber ring.',
        '{They} {does}, and clicks “remind me tomorrow” with a stick.',
      ],
      conflicts: [
        'The fridge door has forty of them, all from seaside towns, and {they} has not had butter since the move.',
        'In the hardware shop {they} felt a pull towards aisle nine, and hung on to a wheelbarrow until closing.',
        'A horseshoe was hung over the door for luck, and {they} has used the window since, with a run-up.',
        'Somebody said that opposites attract, and {they} agreed with everything for a month, to be on the safe side.',
        'A little light began to blink in the hall, and the hall has been evacuated, with the hatstand.',
      ],
      closings: [
        'It was a souvenir from Brighton, and it had hold of the spoon.',
        'There was a force, and it was not with anybody.',
        'Switch it off and on again, they said, and nobody would go near it.',
        'The attraction was not mutual.',
        'It is plugged in over there, and it knows.',
      ],
    },
  ),
  fearOf(
    'marshmallows?|butter|bread|crumbs?|vegetables?|broccoli|carrots?|cheese|eggs?|soup|milk|jam|bananas?|apples?|garlic|pineapples?|pizzas?|cakes?|chocolate|onions?|tomatoes|cucumbers?|potatoes|ketchup|mayo(?:nnaise)?|salads?|sugar|salt|pepper|coffee|tea|forks?|spoons?|food',
    {
      traits: [
        '{They} {does}, and has a taster, who has a taster.',
        '{They} {does}: the menu is read out to {them} by somebody trained.',
        '{They} {does}, and shops with {their} eyes shut, by smell, backwards.',
        '{They} {does}, and asks at every buffet where the exits are.',
      ],
      conflicts: [
        'There was some in the fridge, behind the mustard, and {they} has slept at a hotel since.',
        'A waiter lifted the silver lid, and {they} was out through the kitchen before he could say “surprise”.',
        'It was on the table and did nothing, and that, {they} knows, is how it begins.',
        'At the supermarket the fourth aisle is walked by {them} at a run, with the trolley as a shield.',
        'It said “may contain traces” on the packet, and the police have been shown the traces.',
      ],
      closings: [
        'It was served with a little napkin, to put people off their guard.',
        'The leftovers have been put in the freezer, and the freezer in the lake.',
        'One bite, said mother, and the siege is in its third week.',
        'It is only food, said the plate, and nobody liked its tone.',
        'The doggy bag moved; it was the dog.',
      ],
    },
  ),
];
