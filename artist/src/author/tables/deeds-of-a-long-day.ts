/** What a long day is made of: where somebody lives and works, whom they owe, the bus that was missed, a cold, a bad dream. */
import { told } from './noun-class.ts';
import { anyOf, deedOf, type SideClass } from './side-class.ts';

export const LONG_DAY_DEEDS: readonly SideClass[] = [
  {
    means: anyOf(
      'on_an?_(?:\\p{L}+_)?(?:skateboard|longboard) on_(?:roller_skates|rollerblades|inline_skates) skateboards skateboarding rollerblades rollerblading roller-?skates roller-?skating',
    ),
    events: [
      '{a_one} came down the ramp on one foot, the bench on the other, and shook hands below with somebody called {name}',
      '{a_one} met a pebble the size of a pea, flew over a hedge, and was introduced to the people behind it as {name}',
      '{a_one} rolled past the sign that forbids it with both arms out, and the sign was changed to “except {name}”',
    ],
    traits: [
      '{They} {does}, with pads on the knees, the elbows and the ego.',
      '{They} {does}; the four small wheels do as they please.',
      '{They} {does}, and says “I meant to do that” from the bush.',
    ],
    conflicts: [
      told(
        'The handrail was to be slid down with a smile, and it had a knob at the end.',
        'The smile got there first.',
        'The knob was polished, and has a fan.',
      ),
      told(
        'It all went perfectly once, at dusk, and only a snail was there to see it.',
        'It gave a nine, and took a while.',
        'It has been asked to say so under oath.',
      ),
      told(
        'Some twelve-year-olds looked on in silence, and one of them took off the cap.',
        'It was to scratch, but it counts.',
        'They have asked for a lesson in falling.',
      ),
    ],
    closings: [
      'The helmet has a sticker of a better helmet.',
      'The board arrived on its own, and took a bow.',
      'Gravity sent its regards, and a plaster.',
    ],
  },
  {
    means:
      /(?:^|\s)(?:has|have|having|with|gets?|suffers? from|suffering from) (?:an? |the |his |her |its |constant |nightly |terrible |bad |frequent )*(?:sleep paralysis|night ?mares?|bad dreams?|night terrors?)(?![\p{L}])/u,
    events: [
      '{a_one} woke at three, could move one eyebrow only, and used it to ask who was on the chest; it was {name}',
      '{a_one} dreamed of an exam in swimming trunks, came second, and was given the certificate of {name}',
      '{a_one} lay stiff as a plank until the hall stand said good morning, and it was only a coat called {name}',
    ],
    traits: [
      '{They} {does}, and knows every crack in the ceiling by its first name.',
      '{They} {does}; the shadow in the corner has begun to bring a book.',
      '{They} {does}, and sleeps with the light on, which is keeping the light awake.',
    ],
    conflicts: [
      told(
        'The little toe can be moved first, they say, and all night long it was argued which one.',
        'It was the one under the cat.',
        'It moved on Tuesday, on its own business.',
      ),
      told(
        'A tall figure stood at the end of the bed until seven, and in the day it was a dressing gown.',
        'It does not like to be called that.',
        'It was given a hook and a kind word.',
      ),
      told(
        'Warm milk was tried, and a sheep was counted, who was in the room.',
        'It had come about the milk.',
        'There was only the one, and it kept going round.',
      ),
    ],
    closings: [
      'It was only a dream, said the thing in the corner.',
      'By half past seven both eyebrows were up.',
      'The chest is free again, apart from the cat.',
    ],
  },
  {
    means:
      /(?:^|\s)(?:has|have|having|with|catches|caught|gets?|suffers? from) (?:an? |the |his |her |its |terrible |bad |eternal |permanent )*(?:hay ?fever|colds?|head cold|flu|man flu|sniffles|runny nose|blocked nose|pollen allergy)(?= and |$|[,.;])/u,
    events: [
      '{a_one} sneezed the petals off a bridal bouquet, and the one that was caught instead was {name}',
      '{a_one} said a perfectly plain name through a blocked nose, and at the registry it was taken down as {name}',
      '{a_one} was wished good health by a whole cinema, eleven times, and on the twelfth it was only {name}',
    ],
    traits: [
      '{They} {does}, and has a tissue up every sleeve, and {they} has borrowed sleeves.',
      '{They} {does}; every vowel comes out as a small goose.',
      '{They} {does}, and has written to the birch.',
    ],
    conflicts: [
      told(
        'One sneeze was on its way for a whole opera, and arrived in the pause.',
        'It was called back for a second one.',
        'The tenor has not been found.',
      ),
      told(
        'Grandmother rubbed something on the chest that smells of pine, and a forester came by to count.',
        'He left a feeder up.',
        'There is a squirrel in it now.',
      ),
      told(
        'The last tissue was the one with the speech on it.',
        'It was a moving one, and is now legible in places.',
        'The groom only got “in sickness”.',
      ),
    ],
    closings: [
      'Bless you, said the field.',
      'It takes a week with the soup, and seven days without.',
      'The nose has asked to be let out at the next stop.',
    ],
  },
  {
    means: deedOf(
      '(?:with_)?(?:two|three|four|five|six|seven|eight|nine|ten|a_hundred|many|several|too_many|[2-9])_(?:heads|headed)',
    ),
    events: [
      '{a_one} bought one hat, was asked for whom, and the quarrel in the shop was only ended by {name}',
      '{a_one} put it to the vote which of them should be introduced, and a tie went down in the minutes as {name}',
      '{a_one} told a secret to one ear only, and by the evening all the others were calling it {name}',
    ],
    traits: [
      '{They} {does}, and only one of them is a morning person.',
      '{They} {does}; they finish each other’s sentences, and then each other’s lunch.',
      '{They} {does}, and the barber has bought a second house.',
    ],
    conflicts: [
      told(
        'A film is seen from the aisle, because the left one has read the book.',
        'The right one only came for the popcorn.',
        'It told the middle how it ends.',
      ),
      told(
        'Two wanted to go left at the fork, and {they} has been standing there since breakfast.',
        'A bench has been put up.',
        'The casting vote is asleep.',
      ),
      told(
        'One has a cold, and the rest have moved as far away as a neck allows.',
        'It sneezes inwards, out of tact.',
        'They wave at it.',
      ),
    ],
    closings: [
      'Great minds think alike, but not these.',
      'They are more than one, and nobody has the keys.',
      'The last word was had by all of them.',
    ],
  },
  {
    means: deedOf('barks_at barking_at barks_at_everything barks_all_(?:day|night) barks bays_at'),
    events: [
      '{a_one} said something to the moon at midnight, was answered by four counties, and the fifth one asked for {name}',
      '{a_one} saw off a postman, a hedge and a large cloud before breakfast, and was given a sash with {name}',
      '{a_one} had only one thing to say, said it at the gate all night, and in the morning it was spelt {name}',
    ],
    traits: [
      '{They} {does}, and the thing has always gone away in the end.',
      '{They} {does}; a man at number nine answers in his sleep.',
      '{They} {does}, and looks round to see who saw it.',
    ],
    conflicts: [
      told(
        'It stayed up there, round and calm, and by the end of the month there was less of it.',
        'That is called a result.',
        'It grew back, and had to be told again.',
      ),
      told(
        'One night nothing was there, and {they} barked at that as well.',
        'It has not come back.',
        'The neighbours could not sleep for the quiet.',
      ),
      told(
        'A recording of it was played to scare off burglars, and {they} was the first to run.',
        'Whoever that was, he meant it.',
        'The burglar stayed for the second side.',
      ),
    ],
    closings: [
      'It was a leaf, but it will think twice.',
      'Somebody three streets away agreed.',
      'Woof, it says in the minutes, and again, woof.',
    ],
  },
  {
    means: deedOf(
      'runs_(?:an?|the|his_own|her_own|its_own)_(?:small_|tiny_|little_|local_|corner_|secret_|illegal_|underground_|failing_)*(?:bakery|hotel|hostel|shop|store|caf[eé]|restaurant|bar|pub|business|company|office|stall|stand|truck|food_truck|salon|laundrette|laundromat|b&b|guesthouse|bookshop|kiosk|empire|startup|start-up|market|agency|school|museum|garage|deli|pizzeria) opened_(?:an?|his_own|her_own)_(?:bakery|hotel|shop|caf[eé]|restaurant|bar|pub) manages_(?:an?|the)_(?:hotel|shop|bar|restaurant|office) has_(?:an?|his_own|her_own)_side_hustle a_side_hustle',
    ),
    events: [
      '{a_one} opened at nine with a ribbon, a bell and no customers, and at noon the bell itself asked for {name}',
      '{a_one} framed the first coin ever taken, needed it for the change, and hung up a paper with {name}',
      '{a_one} hired a cousin, dismissed a cousin, and painted over the “and Sons” until it said {name}',
    ],
    traits: [
      '{They} {does}, and is the manager, the staff and the man from the complaints.',
      '{They} {does}; “back in five minutes” has hung on the door since May.',
      '{They} {does}, and gives family a discount, and everybody is family.',
    ],
    conflicts: [
      told(
        'The first customer came in out of the rain, and was not let go until it was profitable.',
        'He has a loyalty card, and all ten holes.',
        'He is in charge of Tuesdays now.',
      ),
      told(
        'An inspector came with a clipboard, and left with an apron.',
        'He is good with the soup.',
        'The clipboard is used as a tray.',
      ),
      told(
        'The books were done by candlelight, and they balance, as long as nobody sneezes.',
        'There is a penny on the left that is holding up the roof.',
        'One of them is about whales.',
      ),
    ],
    closings: [
      'Closed on Mondays, and on principle.',
      'The till goes “ting”, mostly out of hope.',
      'Please ring for attention; it has been wanting some.',
    ],
  },
  {
    means: deedOf(
      'misses_(?:the|his|her|its|every|my)_(?:last_)?(?:bus|train|tram|flight|plane|ferry|stop) missed_(?:the|his|her|its|every|my)_(?:last_)?(?:bus|train|tram|flight|plane|ferry|stop) runs_after_(?:the|a|every)_(?:bus|train|tram)',
    ),
    events: [
      '{a_one} ran for it, waved, was waved back at by the whole rear window, and a child in it shouted {name}',
      '{a_one} got to the platform as the doors shut on a scarf, and the scarf has been to Trieste as {name}',
      '{a_one} waited for it in the wrong shelter for a winter, and the shelter has been listed as {name}',
    ],
    traits: [
      '{They} {does}, by one shoelace.',
      '{They} {does}; the driver looks in the mirror, and misses {them} as well.',
      '{They} {does}, and then three come, all of them to the depot.',
    ],
    conflicts: [
      told(
        'Once {they} was early, sat down proudly, and it went from the other side.',
        'It was seen off with a handkerchief.',
        'The bench has never told anyone.',
      ),
      told(
        'The board said “two minutes”, then “one”, then something in its own language.',
        'It means “walk”.',
        'It was two again by supper.',
      ),
      told(
        '{They} jumped on at the last second, out of breath, and it was the one that cleans the road.',
        'The road to work has never looked better.',
        'It takes the corners with both brushes.',
      ),
    ],
    closings: [
      'The next one is in the morning, and brings its own fog.',
      'It could still be seen, very small, indicating.',
      'Mind the gap, it said; it was a whole train long.',
    ],
  },
  {
    means: anyOf(
      'speak_to_the_manager talk_to_the_manager asks_for_the_manager asking_for_the_manager call_the_manager calls_the_manager',
    ),
    events: [
      '{a_one} asked for the manager at a waterfall, was shown the river, and the river went to look for {name}',
      '{a_one} took down the badge of a scarecrow, and it was the first time that anybody had asked it for {name}',
      '{a_one} tapped a glass at somebody else’s wedding, and the priest had to send for his superior, {name}',
    ],
    traits: [
      '{They} {does}, and has three of them at home, who have not been let go.',
      '{They} {does}; the sunset was taken back on Tuesday, with the receipt.',
      '{They} {does}, and the haircut arrives a minute earlier.',
    ],
    conflicts: [
      told(
        'The manager came, and he had a manager, and by evening they were up to a man on a mountain.',
        'He gave a voucher, and looked tired.',
        'He has asked to speak to somebody as well.',
      ),
      told(
        'A coupon from 1998 was unfolded at the till, slowly, like a map of a country that is gone.',
        'It was for a different shop, and a different moon.',
        'They let it have the cheese.',
      ),
      told(
        'Nothing was wrong one Friday, and {they} asked who was responsible for that.',
        'A boy put up his hand, and was thanked in writing.',
        'It was looked into, and there was a hair.',
      ),
    ],
    closings: [
      'The customer is always, and right as well.',
      'Somebody in the back is pretending to be a shelf.',
      'It was noted, on the hand.',
    ],
  },
  {
    means: deedOf(
      '(?:with_)?(?:a|an_own|its_own|his_own|her_own|the)_(?:\\p{L}+_){0,2}podcast hosts_(?:a|the)_(?:\\p{L}+_){0,2}podcast records_(?:a|the)_podcast podcasts',
    ),
    events: [
      '{a_one} spoke into a sock on a stick for three hours, and was listened to by one man in a lift, who got out at {name}',
      '{a_one} said “so, anyway” to begin, had a guest who could not leave, and calls episode nine {name}',
      '{a_one} recorded it in the wardrobe for the sound, and the good coat, which has heard all of it, hums {name}',
    ],
    traits: [
      '{They} {does}, and everything is brought to you by a mattress.',
      '{They} {does}; a single listener is in the kitchen, and is being asked for five stars.',
      '{They} {does}, and says “a hundred per cent” to the kettle.',
    ],
    conflicts: [
      told(
        'Two hours were spoken with great warmth, and the little red light had never been on.',
        'It was the best one.',
        'The wardrobe can do some of it.',
      ),
      told(
        'The guest was an expert on silence, and it was a long one.',
        'It has been streamed more than the others.',
        'A chair creaked, and had to be credited.',
      ),
      told(
        'Episode one is about why there was no episode one.',
        'The second is an apology to the first.',
        'There is a bonus one, in tears.',
      ),
    ],
    closings: [
      'Before that, a word from a mattress.',
      'Like, subscribe, and bring the bins in.',
      'And that is really all there was time for, said hour four.',
    ],
  },
];

/** Who keeps out of the water, and who has left the wallet at home: told of before what anybody never does. */
export const DRY_AND_PENNILESS: readonly SideClass[] = [
  {
    means: deedOf(
      "does(?:n[’']t|_not)_like_(?:the_)?(?:water|getting_wet|swimming|baths?) hates_(?:the_)?(?:water|getting_wet|swimming|baths?|bath_time) hating_water cannot_swim can[’']t_swim can_not_swim never_learn(?:ed|t)_to_swim afraid_of_(?:the_)?water scared_of_(?:the_)?water",
    ),
    events: [
      '{a_one} went to the pool in wellingtons, stood on the edge for a season, and is in the lifeguard’s book as {name}',
      '{a_one} walked round a lake of forty miles to avoid a boat, and arrived with a beard and the name {name}',
      '{a_one} was asked in for a dip by the others, held up a doctor’s note, and the doctor had written only {name}',
    ],
    traits: [
      '{They} {does}, and has had the bath filled with cushions.',
      '{They} {does}; a puddle is gone round, and then reported.',
      '{They} {does}, and takes tea as a powder.',
    ],
    conflicts: [
      told(
        'A toe was put in, in 2014, and it still tells the others about it.',
        'They have heard it, and stay where it is dry.',
        'It says it was like soup, without the good part.',
      ),
      told(
        'Armbands were put on, then a ring, then a second ring, and then {they} sat down in the changing room.',
        'It was a lovely afternoon, on the bench.',
        'They had to be let out with a pin.',
      ),
      told(
        'It began to drizzle at the picnic, and {they} was under the cloth before the salad was.',
        'The salad has not taken it well.',
        'There was one drop, and they have met.',
      ),
    ],
    closings: [
      'The towel is bone dry, and is kept for best.',
      'It is wet, and it is everywhere, and it starts at the edge.',
      'The sea was invited to come up instead.',
    ],
  },
  {
    means: deedOf(
      "owes owing never_pays_(?:me_|you_|anybody_|anyone_|us_|it_|them_)?back never_pays pays_no_rent has_not_paid won[’']t_pay",
    ),
    events: [
      '{a_one} left the wallet in the other trousers, for the ninth year, and the trousers have been summoned as {name}',
      '{a_one} went to the toilet whenever the bill came, and on its door there is a small brass sign for {name}',
      '{a_one} wrote “I owe you” on so many napkins that a bank took one, and the cashier asked for {name}',
    ],
    traits: [
      '{They} {does}, and says “next Friday” without a year.',
      '{They} {does}; a round of drinks is gone out of on all fours.',
      '{They} {does}, and has paid with a smile until it ran out of change.',
    ],
    conflicts: [
      told(
        'The sum is known by heart in three families, and rounded up at Christmas.',
        'It has an uncle now.',
        'A place is laid for it.',
      ),
      told(
        '{They} crossed the street to avoid somebody, and on the other side there was another.',
        'The middle of the road was worst of all.',
        'The two of them have compared napkins.',
      ),
      told(
        'A coin was seen to leave the purse, and turned round at the door.',
        'It had never been out.',
        'It said it had forgotten its coat.',
      ),
    ],
    closings: [
      'It is the thought that counts, and it is compounding.',
      'The cheque is in the post, and so is the chicken.',
      'Next time it is on {them}, as it was last time.',
    ],
  },
];
