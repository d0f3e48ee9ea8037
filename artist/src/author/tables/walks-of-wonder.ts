/** What is told of black holes and light years, and of the caves and dice of a game master. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_WONDER: readonly NounClass[] = [
  {
    nouns: list('blackhole wormhole spacetime singularity eventhorizon supernova antimatter'),
    events: [
      '{a_one} came round to borrow a cup of sugar, and the street has been known since, as far as it goes, as {name}',
      '{a_one} was asked to take only one canapé, and of the tray, the table and the ambassador there is left {name}',
      '{a_one} was photographed for the first time, came out as a blurred doughnut, and the doughnut is now called {name}',
      '{a_one} was moved into a flat with fitted cupboards, which had room for everything and are missed by {name}',
      '{a_body} was asked to put {topic} away somewhere safe, and nothing but a faint {name} has come out since',
    ],
    conflicts: [
      told(
        'An astronaut came too close, and from outside he has been waving for forty years, ever more slowly, at {them}.',
        'From inside it was just “hel”.',
        'He has been sent a card, and it is longer now.',
      ),
      told(
        'Whatever comes near {them} is drawn out like spaghetti, and that is not {their} expression but the professors’.',
        'One of them has written it on a menu.',
        'The sauce went in first.',
      ),
      told(
        'Not even light gets away from {them}, and an aunt on a visit has said that she must really be going since six.',
        'She is still in the doorway, and so is the doorway.',
        'Her coat left on time, but to no effect.',
      ),
      told(
        'It is all lies, {they} says, {they} does not suck at all; things just come and sit on {them}.',
        'A sun said the same, and then less.',
        'The sofa has been over for years.',
      ),
      told(
        'The odd socks of the whole galaxy have turned up at {their} place, and none of them is a pair.',
        'Somebody has asked to look, on a rope.',
        'The rope says that it is lovely in there.',
      ),
    ],
    closings: [
      'What goes in does not come out; in this {they} resembles the cupboard under the stairs.',
      'It is later in there, and it is always heavier.',
      'Nothing escapes {them}, apart from the point of the joke.',
      'The horizon is nearer than it was, and would like a word.',
      'Please keep your distance, and everybody else’s.',
    ],
  },
  {
    nouns: list('speedoflight lightspeed lightyear relativity quantum physics gravity photon neutrino quark timedilation'),
    events: [
      '{a_one} overtook a beam of light on the inside, was back before it had set off, and let {themself} in as {name}',
      '{a_one} was flashed by a speed camera, and the flash is still trying to catch up with {name}',
      '{a_one} was in two places at once until somebody looked, and since then {they} has had to be {name}',
      '{a_one} fell off a table next to a feather in a vacuum, they landed together, and the feather was called {name}',
      '{a_body} measured {topic} twice, got two answers, and both of them are {name}',
    ],
    conflicts: [
      told(
        'The twin went for a drive at nearly the full limit, and came back for tea ten years younger than {them}.',
        'He still owes a birthday present, or is owed nine.',
        'The twin’s haircut is in fashion again.',
      ),
      told(
        'An apple, a tree and a man with a wig waited for {them} all day, and then it happened while he was looking elsewhere.',
        'The theory is about a pear.',
        'He felt it, though, and called it universal.',
      ),
      told(
        'A constable stopped {them} for one hundred and eighty-six thousand miles a second, in a zone of thirty.',
        '{They} was only keeping up with the rest.',
        'The red light had looked green, owing to the approach.',
      ),
      told(
        'It all depends who is looking, {they} says, and the station master says that in his view it is late.',
        'From the platform it had shrunk, and was proud.',
        'The buffet car agrees with both.',
      ),
      told(
        'Nobody can say where {they} is and how fast at the same time, and so the babysitter has never been paid.',
        'She was, and was not, and there is a cat in it.',
        'The lid has been put back on.',
      ),
    ],
    closings: [
      'Everything is relative, and most of them come at Christmas.',
      'It cannot be gone any faster, and it is still the neighbour who has parked.',
      'It works, but not when you look.',
      'What went up has been told.',
      'By the time you have read this, {they} has been round the earth {count} times.',
    ],
  },
  {
    nouns: list('dungeonmaster gamemaster roleplay roleplayer dungeoncrawl charactersheet'),
    events: [
      '{a_one} described a door for forty minutes, the party went in by the window, and the window was hastily called {name}',
      '{a_one} asked “are you sure?”, in that voice, and four grown men at once took back what they had done to {name}',
      '{a_one} rolled a one in front of everybody, fell off a horse that {they} had not even got, and was buried as {name}',
      '{a_one} had prepared a kingdom, a war and three moons, and the party spent the evening with an innkeeper called {name}',
      '{a_body} put {topic} behind a screen, rolled some dice, smiled, and would say no more than {name}',
    ],
    conflicts: [
      told(
        'The bard wanted to charm the dragon, rolled a twenty, and {they} has had to do the voice of the dragon in love for a year.',
        'They have a house now, with a moat.',
        'It does the dishes, in fire.',
      ),
      told(
        'Everybody is free on the same evening once every four months, and on Thursday the elf had a dentist’s appointment.',
        'The end of the world has been put off until May.',
        'It is the only foe that they have never beaten.',
      ),
      told(
        'A goblin without a name was asked for it, and since {they} said “Bob” nobody has been willing to go on without him.',
        'He has a pension and a hat.',
        'The dark lord has been told to leave Bob out of it.',
      ),
      told(
        'The thief searched the chest for traps, and the lid, and the floor in front of it, and it was the chair that {they} was smiling about.',
        'He has sat on the floor in taverns ever since.',
        'The chest was empty; it had never been about the chest.',
      ),
      told(
        'There is a die under the fridge that shows a twenty, and it is {their} ruling that it counts if somebody can read it.',
        'Two are under there, with a torch and a sandwich.',
        'Mother has rolled it with the vacuum cleaner, and slain a lich.',
      ),
    ],
    closings: [
      'You may certainly try.',
      'The story was planned; the party was not.',
      'Roll for it, {they} says, when asked who is to fetch the crisps.',
      'Nobody looks behind the screen, where the map says “something here”.',
      'One does not split up, it was said, and then two went to get beer.',
    ],
  },
];
