/** Who makes and mends, with tools and workshops of their own: locksmith, plumber, clockmaker. Each row fits the tools as well. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_CRAFT: readonly NounClass[] = [
  {
    nouns: list('locksmith lock padlock key keyhole keyring lockpick safecracker'),
    events: [
      '{a_one} was called out at three in the morning, found nothing locked, and the bill for it is made out to {name}',
      '{a_one} got shut out in slippers with the porridge on, and the whole stairwell learned to shout {name}',
      '{a_one} was hidden under the third flowerpot from the left, where every burglar in the street says good evening to {name}',
      '{a_one} turned left where everybody else turns right, and the caretaker hung up a tag that says {name}',
    ],
    conflicts: [
      told(
        '{They} let {official} into the house in nine seconds, and was asked to take longer, for the price.',
        'The second time came with groaning.',
        'A drill was held up, for show.',
      ),
      told(
        'Somebody lost the spare, so {they} was let down from the roof on a rope, past nine lit bathrooms.',
        'Two of them waved.',
        'The spare was in the other coat.',
      ),
      told(
        'At home {they} has eleven bolts at the front, and the back window is held shut with a wooden spoon.',
        'The burglar took the spoon.',
        'It is a very good spoon.',
      ),
      told(
        '{They} jammed in the frost, was breathed on by half the street, and they have all been friends since.',
        'Number nine had had garlic.',
        'The milkman still blows, out of habit.',
      ),
      told(
        'Burglars practise on {them} at weekends, and leave a note when there is a draught.',
        'The last one oiled the hinges.',
        'Three stars, for the welcome.',
      ),
    ],
    closings: [
      'Two turns to the left and a bit of hip, as with everything in life.',
      'The spare is with the neighbours, who have moved to Portugal.',
      'A hairpin would have done it, says everybody who has never tried.',
      'It is always in the last pocket, and so is the hole.',
      'Open sesame, says {they}, and is handed a bag of seeds.',
    ],
  },
  {
    nouns: list('carpenter joiner cabinetmaker woodworker woodwork sawmill flatpack plank plywood chipboard workbench sawdust'),
    events: [
      '{a_one} built a boat in the cellar, measured the stairs afterwards, and came up in four parts as {name}',
      '{a_one} was put together after the picture on the box, had three screws left over, and is sold as {name}',
      '{a_one} took a bit off one leg of the table, then off the others, and was left with a tray and the name {name}',
      '{a_one} aimed at the nail and met the thumb, and what the street heard through the window was {name}',
    ],
    conflicts: [
      told(
        'Step fourteen shows a smiling man with four hands, and {they} has been looking for him since lunch.',
        'He is not in the box.',
        'The bag with the hands was missing.',
        'A letter has gone to Sweden.',
      ),
      told(
        '{They} keeps a pencil behind one ear, and has looked for it in four counties.',
        'It was behind the other one.',
        'There are nine in there now.',
      ),
      told(
        'The shelf that {they} put up is perfectly level; it is the house that had to be turned.',
        'The neighbours came along.',
        'The bath now empties into the hall.',
      ),
      told(
        'For {official} {they} made a table without a single nail, and it leaves when anybody leans on it.',
        'It has got as far as the landing.',
        'The soup went with it.',
      ),
      told(
        '{They} knocked on a tree, listened, and told it what it would be.',
        'It had hoped for a violin.',
        'It will be a wardrobe, and took it like one.',
        'The squirrels want a second opinion.',
      ),
    ],
    closings: [
      'One screw is left over, and nobody sits on the left.',
      'There are shavings in the sandwich, and they are the good part.',
      'It wobbles only when somebody looks.',
      'A folded beer mat is holding up the masterpiece.',
      'Knock on wood, people say, and from inside somebody answers.',
    ],
  },
  {
    nouns: list('plumber plumbing faucet drain plughole stopcock drainpipe siphon sewer'),
    events: [
      '{a_one} turned off the water for the whole street to wash one cup, and the street came out in soap to shout {name}',
      '{a_one} reached down the sink for a ring, found two rings, a trout and a spoon, and the echo said {name}',
      '{a_one} left a tap to drip all night, in threes, until a pianist next door wrote it down as {name}',
      '{a_one} came on the very Thursday that had been promised, and the shocked family wrote {name} on the calendar',
    ],
    conflicts: [
      told(
        '{They} tapped a pipe in the cellar, and somebody on the fourth floor tapped back.',
        'They play on Sundays.',
        'It was chess, and the fourth floor is winning.',
      ),
      told(
        '“Who on earth put this in?” {they} asked with a long face, and it had been {them}.',
        'The bill has a line for the sigh.',
        'The street was told that it was a cowboy.',
      ),
      told(
        '{They} lay under the sink all morning, and only the legs took part in breakfast.',
        'One leg asked for the jam.',
        'They are said to be charming.',
      ),
      told(
        'Left was hot, right was cold, and since {they} came there is lukewarm, and a fountain in the wardrobe.',
        'The coats are doing well.',
        'Guests throw coins.',
      ),
      told(
        'Whatever is blocked, {they} pulls out the same three things: hair, a toy soldier and a letter to somebody else.',
        'The soldier has been through the house four times.',
        'The letter has been answered.',
      ),
    ],
    closings: [
      'It is always the washer; even when it is the roof, it is the washer.',
      'The call-out is free, the coming is not.',
      'Nothing leaks any more, apart from the news.',
      'There is a bucket under it, and a smaller bucket under the bucket.',
      'Whatever it was, it should never have been flushed.',
    ],
  },
  {
    nouns: list('electrician electriccurrent electricity cable fuse fusebox wiring voltage plug lightswitch pylon'),
    events: [
      '{a_one} flipped the switch marked “do not”, and when the street came on again it was humming {name}',
      '{a_one} found out by touch which wire was live, and with everything on end said {name}',
      '{a_one} went into the box of tangled leads under the stairs, and came out at the far end nine evenings later as {name}',
      '{a_one} labelled all the switches in the cellar: “kettle”, “not the kettle”, and the last one {name}',
    ],
    conflicts: [
      told(
        'The lights went out in the whole house, and {they} was found in the cellar with a candle and a theory.',
        'It was the kettle of number four.',
        'The theory needed a second candle.',
      ),
      told(
        'Red went to red, blue went to blue, and {they} had one wire left over that was tartan.',
        'It works a doorbell in Scotland.',
        'Somebody in Inverness has light now.',
      ),
      told(
        'Since {they} came, the doorbell flushes, and the toaster lets in guests.',
        'Most of them stay for breakfast.',
        'Nobody dares to press “hall”.',
      ),
      told(
        '“It is off, you can touch it”, says {they}, and takes a small step back.',
        'It was off on the plan.',
        '{Official} has curls now.',
      ),
      told(
        'Nine extension leads hang from one hole in the wall, and {they} calls it a family.',
        'The youngest is a toothbrush.',
        'At Christmas the street brings its own.',
      ),
    ],
    closings: [
      'Do not touch, says the sign, and hums.',
      'Somewhere in the dark a fridge is holding its breath.',
      'Try the other switch, says everybody’s father-in-law.',
      'Shocking, people say, and {they} smiles as if it were new.',
      'Behind the cupboard a small red light is on, and nobody knows for what.',
    ],
  },
  {
    nouns: list('housepainter decorator wallpaper wallpaperer paint paintbrush paintpot whitewash'),
    events: [
      '{a_one} began the floor at the door, reached the far corner, and sat there until Sunday as {name}',
      '{a_one} asked the shop for plain white, was shown two hundred of them, and came home as the one called {name}',
      '{a_one} hung the last strip upside down, so the roses grow into the carpet, and one is called {name}',
      '{a_one} leaned on a bench that said “wet”, and the stripes on the back spell {name}',
    ],
    conflicts: [
      told(
        '{They} went over one small spot, which then was whiter than the rest, and so was the next.',
        'By evening it was a new street.',
        'The spot is back.',
      ),
      told(
        'The customer wanted eggshell on the walls, and {they} has been boiling since six.',
        'It looks very even, as long as nobody leans on it.',
        'The hens have been thanked by name.',
      ),
      told(
        'Under the old pattern {they} found an older one, then a hatch, then a family at supper.',
        'They preferred the stripes.',
        'They were asked to lift the lamp.',
      ),
      told(
        'A bubble would not lie flat, so {they} pushed it from wall to wall and out over the balcony.',
        'It hangs above the market now.',
        'Number nine says it has always been his.',
      ),
      told(
        '{They} covered everything in dust sheets, and two of the relatives are still under there.',
        'One has been sold as a sofa.',
        'Tea goes in at the hem.',
      ),
    ],
    closings: [
      'It needs a second coat, and a third opinion.',
      'Wet, says the sign, so everybody has to touch it.',
      'It looked different in the tin.',
      'The radio on the ladder has had a coat as well.',
      'Magnolia, says {they}, and leaves nobody a choice.',
    ],
  },
  {
    nouns: list(
      'tailor seamstress dressmaker knitter knitting sewing crochet yarn needle thimble embroidery embroiderer weaver loom haberdasher pincushion',
    ),
    events: [
      '{a_one} sewed {their} own sleeve to the wedding dress, and walked up the aisle as {name}',
      '{a_one} followed the pattern through a thriller, and just where the butler did it the jumper says {name}',
      '{a_one} fell down the back of an armchair, was found by sitting, and was greeted with a loud {name}',
      '{a_one} shortened one trouser leg, then the other, then the first again, and is known in shorts as {name}',
      '{a_body} took up {topic} for the nerves, and the nerves are now a cardigan with {name} on the label',
      '{a_body} brought {topic} along on the night train, and by morning the whole carriage was one scarf called {name}',
    ],
    conflicts: [
      told(
        '{They} holds nine pins between the lips, so nobody has understood a word since spring.',
        'It was “fire”.',
        'Customers nod, and get flares.',
      ),
      told(
        'A button came off the coat of {official}, and {they} has to find the same one, at any price.',
        'It was cheaper to change the coat.',
        'The other five have been dismissed.',
      ),
      told(
        'The cat got hold of the wool on Monday, and {they} now reaches the kitchen by way of three neighbours.',
        'One sleeve goes round the church.',
        'The cat is taking orders.',
      ),
      told(
        '“Arms up, breathe in”, {they} said to {official}, and then it was lunchtime.',
        'The next fitting is on Thursday.',
        'Sparrows have begun to land.',
      ),
      told(
        'One pin fell somewhere on the carpet, and {they} has asked the guests to keep their shoes on.',
        'It was found by the vicar.',
        'It had been in the lapel all along.',
      ),
    ],
    closings: [
      'A stitch in time saves nine, and the tenth holds up the trousers.',
      'Inside, along the seam, there is a raffle ticket from somebody thinner.',
      'Cut on the fold, it said, and there lie two left halves.',
      '{They} will give with wearing, and so will whoever does the wearing.',
      'The moths send their compliments.',
    ],
  },
  {
    nouns: list('hairdresser hairstylist barber barbershop haircut quiff perm razor'),
    events: [
      '{a_one} held up the mirror behind {themself}, saw a stranger with a better parting, and greeted him as {name}',
      '{a_one} sneezed with the clippers running, evened out the rest, and the fashion is called {name}',
      '{a_one} was blown along the promenade, put on a lead by a kind old lady, and answers to {name}',
      '{a_one} swept up the week’s trimmings, gave the heap a bowl of milk, and it barked {name}',
    ],
    conflicts: [
      told(
        '“Going anywhere nice this year?” {they} asked a burglar, and got the date, the time and the address.',
        'It was next door.',
        'He left a tip, on somebody else’s dresser.',
      ),
      told(
        '{They} took a little off the left, then off the right, then off the left, and {official} has a lovely neck.',
        'The hat comes down to the collar.',
        'It is level now.',
      ),
      told(
        'A customer was forgotten under the dryer over the weekend, and came out with {count} firm opinions.',
        'They hold until Easter.',
        'She had read all the magazines, and believes them.',
      ),
      told(
        'Everybody tells {them} everything, so nobody in town dares to go anywhere else.',
        'The vicar comes twice a week.',
        'Prices go up with the secrets.',
      ),
      told(
        'Somebody held a photograph against {them} and said “like this”, and it was a poodle.',
        'It had won.',
        '{Official} fetches now.',
      ),
    ],
    closings: [
      'It will grow, says everybody at the till.',
      'Just the ends, somebody said, and this is the end.',
      'It looks very nice, people say, and reach for a hat.',
      'The parting was on the left, and very emotional.',
      'Cape off, mirror up, nod, lie: that will be twelve.',
    ],
  },
  {
    nouns: list('shoemaker cobbler bootmaker shoehorn insole'),
    events: [
      '{a_one} left the house with two left ones, walked in a circle all day, and was welcomed home as {name}',
      '{a_one} squeaked at every step through a silent library, and what it squeaked was {name}',
      '{a_one} trod in some chewing gum, and brought home a bus ticket, a leaf, and the name {name}',
      '{a_one} was put outside a hotel room at night, came back polished, and had been promoted to {name}',
    ],
    conflicts: [
      told(
        'Elves were to do the work at night, and in the morning {they} found them asleep on nine invoices.',
        'They charge by the toe.',
        'The small one would like a window.',
      ),
      told(
        '“They will stretch”, {they} told {official}, who has come down the stairs backwards ever since.',
        'So far the feet have.',
        'They squeak in two languages.',
      ),
      told(
        'One half of the pair ran off, and {they} stands by the door at night, listening for a single step.',
        'It is going out with a sock.',
        'It was last seen at a roadside; it is always a roadside.',
      ),
      told(
        'Goes with everything, the shop said of {them}, and so far it has been a postman and a circus.',
        'The circus walked further.',
        'There is sand from both.',
      ),
      told(
        'A pebble moved in with {them} on the first mile to {town}, and by the last one it was an old friend.',
        'It limps too.',
        'It has its own pillow.',
      ),
    ],
    closings: [
      'If it fits, wear it; if it does not, it was reduced.',
      'The lace always goes when there is a bus.',
      'Not to be worn with socks, and yet.',
      'Heel first, then toe, then an apology to the dog.',
      'Breathable, says the box, and the rest of the carriage would agree.',
    ],
  },
  {
    nouns: list(
      'clockmaker sundial watchmaker clock alarmclock cuckooclock grandfatherclock watch wristwatch pocketwatch stopwatch pendulum',
    ),
    events: [
      '{a_one} was five minutes fast for a year, saved them all up, and took an afternoon off as {name}',
      '{a_one} was put back an hour in October, met {themself} coming the other way, and was introduced as {name}',
      '{a_one} struck thirteen, and to get out of it claimed that the last one had been {name}',
      '{a_one} rang at six on a Sunday, flew across the bedroom, and was called {name} from under a pillow',
    ],
    conflicts: [
      told(
        '{They} laid out all the little wheels on the kitchen table, somebody opened a window, and Thursday is missing.',
        'It was between the soup and the cake.',
        'There is a spring in the neighbour’s step.',
      ),
      told(
        '{They} has stopped, is right twice a day, and likes to be watched at it.',
        'Visitors come at ten to four.',
        'In between there is tea.',
      ),
      told(
        '{They} ticks so loudly at night that the guests have begun to confess.',
        'One had eaten the cheese.',
        'The tock was worse.',
      ),
      told(
        'The church says noon, the station says three past, and {they} has not spoken to the station in years.',
        'Lunch is held in between.',
        'The trains leave out of spite.',
      ),
      told(
        'Whoever is late finds {them} at the door, with a raised eyebrow and the exact figure.',
        'The dentist owes nine minutes.',
        'It is all added up at Christmas.',
      ),
    ],
    closings: [
      'Time heals everything except the spring.',
      'It is later than anybody thinks, apart from {relative}.',
      'Easily wound up, and always on a Sunday night.',
      'The small hand does the work, and the big one gets the attention.',
      'Water-resistant, down to the washing-up.',
    ],
  },
  {
    nouns: list('potter pottery ceramics ceramic kiln clay vase earthenware porcelain flowerpot'),
    events: [
      '{a_one} was going to be tall, lost heart on the last turn of the wheel, and is exhibited lying down as {name}',
      '{a_one} came out of the fire with a crack in the shape of {town}, and was sold to its tourist office as {name}',
      '{a_one} sat down on the turning wheel for a rest, and was shaped, quite evenly, into {name}',
      '{a_one} gave somebody a thing with two handles and no bottom as a present, and was hugged as {name}',
    ],
    conflicts: [
      told(
        'Everything that {they} touches turns into a bowl in the end, and the wedding couple had ordered doves.',
        'They are very deep.',
        'They hold a litre each.',
      ),
      told(
        '{They} was up to the elbows in it when the nose itched, the phone rang and the bishop came in.',
        'All three have been glazed.',
        'The phone is a butter dish now.',
      ),
      told(
        'At a thousand degrees a voice in the oven said that there was a draught, and {they} knew which one it was.',
        'It was the one with the lid.',
        'It had been difficult from the start.',
      ),
      told(
        'A museum bought {their} breakfast bowl as Etruscan, with the porridge.',
        'The porridge is insured.',
        'School classes are shown the spoon.',
      ),
      told(
        'The handle came off on the first morning, and {they} took the tea lying down.',
        'It has been stuck back on, facing inwards.',
        'The tea is used to it.',
      ),
    ],
    closings: [
      'Made by hand, says the label, and you can see the thumb.',
      'It is not crooked, it has been to evening classes.',
      'Dishwasher safe; the dishwasher is not.',
      'Whatever breaks, it is always the good one.',
      'No two are alike, though two were meant to be.',
    ],
  },
  {
    nouns: list('chimneysweep sweep chimney roofer roof rooftop rooftile thatcher soot gutter'),
    events: [
      '{a_one} came down the wrong flue on a winter evening, and the family at the hearth unwrapped {name}',
      '{a_one} shook hands for luck with a whole wedding in white, and all the photographs are of {name}',
      '{a_one} waved from the ridge, kicked away the ladder with it, and spent the long weekend up there as {name}',
      '{a_one} whistled into the hearth of {official}, who took it for an uncle and answered {name}',
    ],
    conflicts: [
      told(
        'Whoever touches {them} has luck, so the lottery winners of {town} are all a little grey.',
        'The jackpot went to the laundry.',
        'The bank asks them not to sit.',
      ),
      told(
        '“One tile is loose”, {they} called down, and then everybody at the window counted along.',
        'The last one had the radio on it.',
        'The forty-first was the cat, who landed better.',
      ),
      told(
        'From up there {they} can see who is in whose garden, and reads it out on Fridays.',
        'There are more hedges now.',
        'Folding chairs are put out at six.',
      ),
      told(
        'A stork was sitting on top, so {they} has been brushing round it every spring.',
        'It tips in frogs.',
        'It calls {them} “the help”.',
      ),
      told(
        '{They} stepped out of the fireplace in the middle of dinner, asked for the salt, and went back up.',
        'Nobody had booked.',
        'There is a boiled egg up there, presumably.',
      ),
    ],
    closings: [
      'It only drips when it rains, and it only rains when there are guests.',
      'Where there is smoke, there is a bill.',
      'Up is the easy part, said the cat.',
      'Black is worn up there, and down here afterwards, by the sofa.',
      'Mind the third tile, says the fourth.',
    ],
  },
];
