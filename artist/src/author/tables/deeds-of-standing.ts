/** What somebody owns, has passed, suffers from or lives in: the landlord, the doctor of potatoes, who aches before the rain. */
import { told } from './noun-class.ts';
import { anyOf, deedOf, type SideClass } from './side-class.ts';

export const STANDING_DEEDS: readonly SideClass[] = [
  {
    means:
      /(?:^|\s)(?:is|am|are|was) (?:secretly |actually |now )?(?:the|my|your|our|a|everybody['’]s) land(?:lord|lady)(?![\p{L}])/u,
    events: [
      '{a_one} went through the flat without knocking, put the rent up by one sardine, and left a card with {name}',
      '{a_one} has only one name on the bell, the lease and the radiator that does not work, and it is {name}',
      '{a_one} inspected the bathroom at four in the morning, called the mould “period”, and signs as {name}',
    ],
    traits: [
      '{They} {does}, and keeps the deposit because of a crumb.',
      '{They} {does}; the heating comes on in October if everybody asks nicely.',
      '{They} {does}, and has a key to everything but the boiler.',
      '{They} {does}, and calls the cupboard a second bedroom.',
    ],
    conflicts: [
      told(
        'The rent is due on the first, and on the second {they} sits on the chest of the tenant.',
        'The tenant has paid, in order to breathe.',
        'A late fee is being kneaded.',
      ),
      told(
        'The tap was reported in March, and {they} came to look at it in May, and liked it.',
        'It was let to a frog.',
        'The drip is now included in the price.',
      ),
      told(
        'No pets, says the lease, in the paragraph that {they} wrote.',
        'The goldfish has moved in with an aunt.',
        'It does not apply to the owner.',
      ),
    ],
    closings: [
      'The deposit has been spent on the deposit.',
      'Twenty-four hours’ notice was given, all of them at once.',
      'The lease has been renewed by sleeping on it.',
    ],
  },
  {
    means: deedOf('owns owning the_owner_of inherits inherited'),
    events: [
      '{a_one} had a fence put round it, found the gate was on the other side, and rang the bell as {name}',
      '{a_one} walked the borders every morning with a slow step and a map, and the map says only {name}',
      '{a_one} showed the deeds to a policeman, who read them twice, saluted, and wrote down {name}',
    ],
    traits: [
      '{They} {does}, and has the papers, in a biscuit tin, under the biscuits.',
      '{They} {does}; visitors may look at it until five, with their hands behind their backs.',
      '{They} {does}, and has put {their} towel on all of it.',
      '{They} {does}, and says “mind the paint” to anybody who breathes.',
    ],
    conflicts: [
      told(
        'A man sat down without asking, and was sent a bill for the bench, the shade and the view.',
        'He has paid for the shade.',
        'The view is still being worked out.',
      ),
      told(
        'Somebody else said that it belonged to everybody, and {they} asked to see everybody.',
        'Everybody was at work.',
        'Nine of them came, and were shown round.',
      ),
      told(
        '{They} bought it with the inheritance, a coupon and a very long look.',
        'The look did most of it.',
        'The coupon had run out in June.',
      ),
    ],
    closings: [
      'Trespassers will be stared at.',
      'One day all this will be somebody’s, and they will have to mow it.',
      'The sign says “private”, and looks rather lonely.',
    ],
  },
  {
    means:
      /(?:^|\s)(?:has|have|having|with) (?:(?:an?|two|three|four|several) )(?:\p{L}+ )?(?:ph\.?ds?|degrees?|doctorates?|masters|diplomas?|mba)(?![\p{L}])/u,
    events: [
      '{a_one} ran down the aisle when somebody asked for a doctor on the plane, and corrected a footnote as {name}',
      '{a_one} wrote four hundred pages about a single Tuesday, and the only one to read them was thanked as {name}',
      '{a_one} wore the flat hat to the bakery, in the bath and in bed, and its tassel has been sewn on by {name}',
    ],
    traits: [
      '{They} {does}, and the doorbell has room for nothing else.',
      '{They} {does}; there were eleven readers, and ten of them were {their} mother.',
      '{They} {does}, and says “well, it depends” to a waiter.',
      '{They} {does}, and has it framed where others have a window.',
    ],
    conflicts: [
      told(
        'The thesis took nine years, and its last sentence says that more research is needed.',
        'It was needed by the library, for a door.',
        'The first sentence has been refuted by a student.',
      ),
      told(
        'A neighbour with a rash came to the door, and was given a reading list.',
        'The rash is in the third edition.',
        'He got better at the second footnote.',
      ),
      told(
        'At dinner {they} was asked what it was about, and the coats were brought.',
        'It was the soup, and it had only been a greeting.',
        'One guest is still there, and has questions.',
      ),
    ],
    closings: [
      'That is Doctor to you, and to the toaster.',
      'See also page 212, where it says the same.',
      'The grant ran out in the middle of the last w',
    ],
  },
  {
    means:
      /(?:^|\s)(?:has|have|having|with|gets?|suffers? from|suffering from) (?:an? |his |her |its |their |terrible |bad |chronic |really )*(?:arthritis|rheumatism|sciatica|lumbago|gout|backache|bad back|back (?:pain|ache|problems)|stiff neck|(?:bad|creaky|sore|dodgy) (?:knees?|hips?|back|shoulder)|(?:knee|hip|joint|neck) (?:pain|problems)|osteoarthritis)(?![\p{L}])/u,
    events: [
      '{a_one} felt the rain coming two days before the radio did, and reads the forecast since then as {name}',
      '{a_one} bent down for a coin, stayed down for the evening, and was dusted by the cleaners as {name}',
      '{a_one} stood up with a noise like a wooden ship, and a harbour master logged it as {name}',
    ],
    traits: [
      '{They} {does}, and goes “oof” on sitting down, on getting up, and once in between.',
      '{They} {does}; the weather asks first.',
      '{They} {does}, and talks to the stairs before the stairs can start.',
      '{They} {does}, and owns a cushion for every chair in town.',
    ],
    conflicts: [
      told(
        'The pill jar has a lid that no child can open, so a child was sent for.',
        'She did it in four seconds, and wants a sticker.',
        'He took the lid along for practice.',
      ),
      told(
        'Ten easy exercises hang on the fridge, and the fridge has become very supple.',
        'The ninth one needs a second person and a rope.',
        'It can touch its own plug.',
      ),
      told(
        '{They} tried the low sofa at a party, and the party had to be held round it.',
        'Three cousins and a plank were of use.',
        'The sofa went home with {them}.',
      ),
    ],
    closings: [
      'It will rain on Thursday, says the left one.',
      'The hot-water bottle has been put in the will.',
      'Getting down was the easy part.',
    ],
  },
  {
    means: deedOf('judges judging silently_judges silently_judging side-?eyes side-?eyeing'),
    events: [
      '{a_one} held up a card with a four on it at a christening, and the baby was renamed {name}',
      '{a_one} looked at a pair of sandals with socks for one full minute, and the socks confessed to {name}',
      '{a_one} raised one eyebrow at a buffet, and three people put the ham back on to the plate of {name}',
    ],
    traits: [
      '{They} {does}, without a word, which takes the longest.',
      '{They} {does}; there are points for effort, and so far nobody has had one.',
      '{They} {does}, and has seen that shirt before.',
      '{They} {does}, from a chair that is a little higher than the others.',
    ],
    conflicts: [
      told(
        'A man ate cereal for supper, with the blinds down, and looked up.',
        'He has bought a salad, and cries into it.',
        'The spoon was taken in evidence.',
      ),
      told(
        'Somebody asked for an honest opinion, and has moved to the coast.',
        'The coast was a seven.',
        'It was about a fringe.',
      ),
      told(
        '{They} met {their} own look in a shop window, and was found guilty.',
        'The sentence was a new hat.',
        'An appeal is being heard by the glass.',
      ),
    ],
    closings: [
      'No comment, says the left eyebrow.',
      'You are wearing that, then.',
      'The verdict was a small breath through the nose.',
    ],
  },
  {
    means: deedOf(
      'speaks_(?:only_|fluent_|perfect_|good_|bad_|broken_)*(?:latin|french|german|italian|spanish|portuguese|polish|dutch|russian|chinese|japanese|korean|arabic|greek|swedish|welsh|esperanto|klingon|elvish|english|\\p{L}+_languages|in_tongues) is_fluent fluent_in learning_(?:latin|french|german|italian|spanish|japanese|english|korean|chinese|greek)',
    ),
    events: [
      '{a_one} took a course on cassette, fell asleep at lesson nine, and dreams under the name of {name}',
      '{a_one} asked a stranger the way to the station, in the subjunctive, and was taken for {name}',
      '{a_one} learned one sentence of it, “the aunt is on the roof”, and waited years to use it as {name}',
    ],
    traits: [
      '{They} {does}, with the hands as well, so glasses are put away first.',
      '{They} {does}; the irregular verbs come for supper on Fridays.',
      '{They} {does}, but only to order soup.',
    ],
    conflicts: [
      told(
        '{They} knew eleven words for “table”, and there was only a chair.',
        'The chair was very patient with the accent.',
        'A table has been flown in.',
      ),
      told(
        'An app with a small bird has asked every evening why there was no lesson.',
        'The bird has found out the address.',
        'It is the only one that writes.',
      ),
      told(
        'At the bakery {they} said something lovely, and a man put his coat on and left for good.',
        'One letter was wrong, in the middle.',
        'He has sent a photograph of goats.',
      ),
    ],
    closings: [
      'The rest is a false friend.',
      'Repeat, said the cassette, and the neighbours did.',
      'It has no word for “hurry”, and several for “lunch”.',
    ],
  },
  {
    means: deedOf(
      'tells_(?:only_|bad_|terrible_|awful_|the_same_|dad_|knock-knock_|old_)*(?:jokes?|puns?) telling_(?:only_|bad_|terrible_|dad_)*(?:jokes?|puns?) makes_(?:bad_|terrible_|awful_|constant_|dad_)*(?:jokes?|puns?) laughs_at_(?:his|her|its|their)_own_jokes? cracks_jokes',
    ),
    events: [
      '{a_one} knocked, was asked who was there, and the door stayed shut so long that it had to be {name}',
      '{a_one} told the one about the two tomatoes at a funeral, and from the front row somebody groaned {name}',
      '{a_one} forgot the end, went home to look for it, and came back a week later with {name}',
    ],
    traits: [
      '{They} {does}, and laughs before the end, to show where it is.',
      '{They} {does}; the groans are collected in a jar.',
      '{They} {does}, and then explains it, with a salt cellar.',
    ],
    conflicts: [
      told(
        'A horse walks into a bar, {they} began, and there was one, and it had heard it.',
        'It had the long face on already.',
        'The barman had to tell the rest.',
      ),
      told(
        'Somebody laughed out loud in 2009, and {they} has tried to find him since.',
        'He had been reading something else.',
        'There is a reward of two more.',
      ),
      told(
        'The family has given them numbers, and on a long drive it is enough to say “fourteen”.',
        'The dog leaves the car at nine.',
        'It is all in the telling, says fourteen.',
      ),
    ],
    closings: [
      'And then the tomato said: ketchup.',
      'He gets it on the way home, in the bath.',
      'That one was better with the tuba.',
    ],
  },
  {
    means: deedOf(
      'gives_(?:only_|bad_|terrible_|good_|unwanted_|unsolicited_|great_|relationship_|life_)*advice giving_(?:bad_|good_|unwanted_)*advice is_a_life_coach',
    ),
    events: [
      '{a_one} told a bride to sleep on it, a baker to rise above it, and a bridge to get over it, as {name}',
      '{a_one} listened with the head on one side, said “have you tried not doing it”, and charged for an hour as {name}',
      '{a_one} was asked the time, and replied with what {they} would do in that place, which is {name}',
    ],
    traits: [
      '{They} {does}, and nobody had got as far as the question.',
      '{They} {does}; three of those who followed it now live in the same tent.',
      '{They} {does}, with a hand on the shoulder, and it is heavy.',
    ],
    conflicts: [
      told(
        '“Just be yourself,” {they} told a man on trial, and he was.',
        'Four years, with a garden.',
        'He writes that it is going well, as himself.',
      ),
      told(
        'Somebody did the exact opposite for a month, and has a boat.',
        'It is named after {them}, in thanks.',
        'He sends a photograph each time it floats.',
      ),
      told(
        '{They} took some of it in person, once, and had to be let down with a rope.',
        'The rope had been against it.',
        'It had sounded better from outside.',
      ),
    ],
    closings: [
      'Sleep on it, said the mattress shop.',
      'It was free, and it was still too dear.',
      'As somebody once said, and was not asked either.',
    ],
  },
  {
    means: deedOf(
      'reviews reviewing rates rating gives_(?:one|two|1|2)_stars? leaves_(?:one|1|bad)_(?:star_)?reviews? writes_(?:bad_|one_star_|angry_|terrible_)+reviews?',
    ),
    events: [
      '{a_one} gave the sea two stars, for noise and no handrail, and the reply from the owner begins “Dear {name}”',
      '{a_one} brought a thermometer, a small torch and a false moustache to a hot dog stand, and booked as {name}',
      '{a_one} was given a mint with the bill, called it “forward”, and is on a photograph in every kitchen as {name}',
    ],
    traits: [
      '{They} {does}, and has taken off half a star for the sunset, which was late.',
      '{They} {does}; the cooks know the cough.',
      '{They} {does}, to four decimal places.',
    ],
    conflicts: [
      told(
        'Grandmother’s soup got three out of five, with a remark about the lighting.',
        'She has answered, with a ladle.',
        'It is four without the grandmother.',
      ),
      told(
        'A bus stop was found “authentic, but understaffed”, and has been full ever since.',
        'People come for the drizzle.',
        'The bus was not mentioned, and sulks.',
      ),
      told(
        'The dream was well cast, {they} wrote on waking, but the staircase led nowhere.',
        'It would not be dreamed again.',
        'The sequel is on tonight.',
      ),
    ],
    closings: [
      'Would come again, with a coat.',
      'Eleven people found this helpful, and one found a spoon.',
      'One star, and it was the one on the tree.',
    ],
  },
  {
    means: anyOf(
      'tiktoks? tiktok_addicted addicted_to_(?:tiktok|instagram|the_phone|his_phone|her_phone|its_phone|social_media|scrolling|reels) scrolls scrolling doomscrolls doomscrolling takes_selfies taking_selfies takes_too_many_selfies livestreams livestreaming chronically_online terminally_online',
    ),
    events: [
      '{a_one} looked down at a small screen at the start of lunch, looked up, and it was Easter and somebody said {name}',
      '{a_one} danced the same eight seconds in a launderette until the machines joined in, under the title {name}',
      '{a_one} filmed the kettle from above, from below and in tears, and two million strangers know it as {name}',
      '{a_one} walked into a lamp post, said sorry to it, and filmed it as {name}',
    ],
    traits: [
      '{They} {does}, with a thumb that has gone to the gym without {them}.',
      '{They} {does}; “just one more” was in the spring.',
      '{They} {does}, and the soup has to be shown to everybody before it is eaten cold.',
      '{They} {does}, and blinks only when it buffers.',
    ],
    conflicts: [
      told(
        'The telephone says how long it has been this week, and was turned face down.',
        'It said it to the table.',
        'It was a hundred and sixty-nine hours, of a hundred and sixty-eight.',
      ),
      told(
        'A stranger in a bathrobe explained how to fold a sheet, and it was two in the morning.',
        'The sheet is still a ball, but a well-informed one.',
        'After him came a goat on a goat.',
      ),
      told(
        'One clip of eight seconds needed nine hours, a ring of light and an uncle as a stand.',
        'The uncle got most of the hearts.',
        'It was watched once, with the sound off.',
      ),
    ],
    closings: [
      'Wait for it, says the writing, and one waits.',
      'Battery at one, and the heart at two.',
      'Part two is somewhere below.',
    ],
  },
];
