/** Days of the week and what happens on them, as people type them: "Tuesday", "when your song comes on", "me trying to parallel park". */
import { told } from './noun-class.ts';
import type { Moment } from './side-class.ts';

export const MOMENTS_OF_THE_WEEK: readonly Moment[] = [
  {
    means: /\b(?:tuesday|dienstag|mardi|martedì|martes)\b/u,
    events: [
      '{a_body} took {topic} for Monday, did it all over again, and the second time it was signed {name}',
      '{a_body} threw a party on {topic}, nobody could think of a reason not to come, and they came to {name}',
    ],
    conflicts: [
      told(
        'Nobody has ever written a song about it, and {they} has had the piano tuned in case.',
        'It goes “Tuesday, Tuesday”, and then it is Wednesday.',
        'The second verse is about bins.',
      ),
      told(
        'It has neither the misery of the day before nor the hope of the ones to come, only the recycling.',
        'The blue bin understands.',
        'It was paper this week, and {they} wept a little.',
      ),
      told(
        'Four days to go, said the calendar, and then counted again, and it was still four.',
        'The calendar has a coffee stain on it in that place.',
        'By noon it was four and a half.',
      ),
    ],
    closings: [
      'It is Monday’s little brother, in the same trousers.',
      'Two for one at the cinema, and nobody went.',
      'Nothing ever happens, and here it is.',
    ],
  },
  {
    means: /\b(?:wednesday(?! addams)|mittwoch|mercredi|mercoledì|miércoles)\b/u,
    events: [
      '{a_body} climbed to the very top of {topic}, saw the weekend lying in the mist, and planted a flag with {name} on it',
    ],
    conflicts: [
      told(
        'It is the hump in the middle, and {they} carries a rucksack, a rope and a sandwich up to noon.',
        'From there it is downhill, with squeaking brakes.',
        'A hut at the top sells soup to clerks.',
      ),
      told(
        'The other days stand three on the left and three on the right, and never quite ask it to dance.',
        'Thursday did once, and took it back.',
        'It leans against the wall, with a silent D.',
      ),
    ],
    closings: [
      'Half full, says the week, or half empty.',
      'It is spelt as nobody says it.',
      'Only two more, and one of them hardly counts.',
    ],
  },
  {
    means: /\b(?:thursday|donnerstag|jeudi|giovedì|jueves)\b/u,
    events: [
      '{a_body} said “nearly Friday” to {topic}, which was hurt, and has been made to say sorry to it weekly as {name}',
      '{a_body} could never get the hang of {topic}, took lessons, and is now let out on it alone as {name}',
    ],
    conflicts: [
      told(
        'All day long it is called “almost Friday”, and nobody calls Friday “almost Saturday”.',
        'Somebody does, and that hurt too.',
        'It keeps a list, and hands it to Friday at midnight.',
      ),
      told(
        'It was named after a god with a hammer, and there is a meeting about chairs from ten to twelve.',
        'The hammer was taken away at reception.',
        'At eleven there was thunder, but it was the trolley.',
      ),
    ],
    closings: [
      'One more sleep, said the intern, aloud.',
      'It is late opening, and nobody came.',
      'The pub quiz is on, and it is always the rivers.',
    ],
  },
  {
    means: /\bsunday (?:evening|night|afternoon|scaries)\b|\bsonntagabend\b|\bdimanche soir\b/u,
    events: ['{a_body} heard the theme tune of {topic} through a wall, felt the stomach drop, and ironed nine shirts as {name}'],
    conflicts: [
      told(
        'At ten to five the light in the room turned brown, and somebody remembered a poster for geography.',
        'It was to be on volcanoes, with cotton wool.',
        'The shops had been shut since Saturday.',
      ),
      told(
        'It is still free time, but it already smells of pencil case.',
        'The bath was run, as for a condemned man.',
        '{They} went to bed early, to lie awake longer.',
      ),
    ],
    closings: [
      'The alarm has been set, and looked at.',
      'There was a whole weekend here, just now.',
      'Whoever still has homework, let him weep now.',
    ],
  },
  {
    means: /\balarm\b|\bsnooz|\bwak(?:e|es|ing) up\b|\bwecker\b/u,
    events: [
      'five in the morning came with a marimba, {words} was all {a_thing} could get out, and a flat hand came down on {name}',
    ],
    conflicts: [
      told(
        'Nine minutes are not a lot, and {they} has slept from one to the next since the spring.',
        'Added up they make a cruise.',
        'Each of them had a dream with a bell in it.',
      ),
      told(
        'The telephone was put at the other end of the room, and {they} slept on the way back from it.',
        'The carpet has a face on it.',
        'It was the neighbour’s, in any case.',
      ),
    ],
    closings: [
      'Just five more, and five are eight.',
      'It is Saturday, as it turned out at the bus stop.',
      'The marimba is not invited to anything.',
    ],
  },
  {
    means: /\bparallel park|\bparking (?:spot|space|place)\b|\breverse park/u,
    events: [
      'eleven people came out of a café to watch, {words} was on all their lips, and {a_thing} got a number for style as {name}',
    ],
    conflicts: [
      told(
        'In, out, a bit of left, and out again: the gap was long enough for a bus, and a bus came and took it.',
        'The driver waved, with one finger on the wheel.',
        'It took him one go and half a sandwich.',
      ),
      told(
        'An old man stood behind and beckoned, come on, come on, come on, and then he put both hands over his eyes.',
        'The hydrant is a fountain now, and rather pretty.',
        '“That is how I do it too”, he said.',
      ),
      told(
        '{They} drove on as if it had never been the plan, and has a flat near the place where there was room.',
        'It is in another town.',
        'The furniture came by tram.',
      ),
    ],
    closings: [
      'It is straight, if you stand at a slant.',
      'The kerb would like a word.',
      'Leave it, we can walk to the pavement from here.',
    ],
  },
  {
    means: /\blaugh\w*\b.*\b(?:funeral|church|silence|serious|exam|library)|\bfuneral\b.*\blaugh/u,
    events: [
      'the organ drew breath, {a_thing} thought of a word it had heard at seven, {words} was the shortest account, and a pew shook with {name}',
    ],
    conflicts: [
      told(
        'It began in the nose, went down to the ribs, and came out as a cough that nobody could believe in.',
        'The uncle beside it had caught it.',
        'The widow said that he would have liked it.',
      ),
      told(
        '{They} thought of sad things, one after the other, and each of them had a moustache.',
        'There was one left, a sad fish, and that was the end.',
        'The vicar has had to turn to the wall.',
      ),
    ],
    closings: [
      'Do not look at the cousin.',
      'It was grief, the family agreed, with snorts.',
      'At the word “ashes” it was all over.',
    ],
  },
  {
    means: /\b(?:your|my|our|the|that) (?:favou?rite )?song (?:comes|came|is|starts)\b/u,
    events: [
      'three notes came over the loudspeaker of a supermarket, {words} was on the face of {a_thing}, and the tins were danced down by {name}',
    ],
    conflicts: [
      told(
        '“This is my song!” {they} cried, dropped the shopping, and knew every word but those of the verse.',
        'The verse goes “na na”, in a deep voice.',
        'The leeks were spun, and dipped.',
      ),
      told(
        'The lift had come to the right floor, but the chorus had not, so {they} rode on up to the roof.',
        'There is a key change on the sixth.',
        'The doors opened on the last note, to an auditor.',
      ),
    ],
    closings: [
      'Turn it up, and get out of the way.',
      'The trolley had been a very good partner.',
      'Who wrote it is not known; who sings it is.',
    ],
  },
  {
    means: /\bleg day\b|\bafter the gym\b|\bafter (?:a )?workout\b/u,
    events: [
      'a flight of nine stairs stood between {a_thing} and its tea, {words} was all that it said on each of them, and at the top they carried {name}',
    ],
    conflicts: [
      told(
        'Sitting down was a matter of faith: {they} turned round, let go, and hoped for a chair.',
        'There was one, a little further left.',
        'It was the getting up that took the lift engineer.',
      ),
      told(
        'The stairs were taken backwards, one hand on the wall, like a crab with a mortgage.',
        'The neighbour thought it was a wedding dance.',
        'The knees have handed in a sick note each.',
      ),
    ],
    closings: [
      'Tomorrow it will be worse, says everybody, kindly.',
      'The legs have gone home without the rest.',
      'The loo is so far down.',
    ],
  },
  {
    means: /\b(?:friend|person|guy|girl)\b.*\b(?:always late|on my way|five minutes)/u,
    events: [
      'a table for six was booked for seven, {words} was toasted at eight, at ten {a_thing} asked “am I the first?”, and they all shouted {name}',
    ],
    conflicts: [
      told(
        '“On my way”, {they} wrote, and the shower could be heard in it.',
        'The towel was on its way, too.',
        '“Just parking” was sent from the bath.',
      ),
      told(
        'The others have begun to say five when they mean six, and {they} has begun to reckon with that.',
        'They now meet the day before.',
        'Both clocks have been to a counsellor.',
      ),
    ],
    closings: [
      'Two minutes, and then two of those.',
      'The bus was late, says whoever owns a bicycle.',
      'Start without, and keep a pudding.',
    ],
  },
  {
    means: /\bgrève\b|\bstreik\b|\bon strike\b|\bsciopero\b|\bhuelga\b|\bgreve\b/u,
    events: [
      '{a_body} painted a very large sheet for {topic}, ran out of wall before the last word, and so they marched behind {name}',
    ],
    conflicts: [
      told(
        'The barrel was lit, the sausages were turned, and the demands had been under the sausages.',
        'They are now greasier, and more heartfelt.',
        'The mustard has been put on the list.',
      ),
      told(
        'The megaphone had batteries for half a slogan, so the town knows when they want it, but not what.',
        'The management has agreed to “now”.',
        'The other half was sung.',
      ),
      told(
        'The trains stood still, so nobody could come to the demonstration, and {they} held the whole line alone.',
        'It was a good line.',
        'The police asked whether {they} would like a lift.',
      ),
    ],
    closings: [
      'What do we want? Lunch, and then the rest.',
      'The last train leaves on Thursday, backwards.',
      'The whistle is round the neck, also in bed.',
    ],
  },
  {
    means:
      /\bin the rain\b|\bsous la pluie\b|\bim regen\b|\bbajo la lluvia\b|\bsotto la pioggia\b|\bna chuva\b|\brainy day\b|雨の日/u,
    conflicts: [
      told(
        'It was only a shower, said the man with the awning, and has sold nine coffees a day to those who believed him.',
        'One of them has married the cake.',
        'The shower has a birthday soon.',
      ),
      told(
        'Everything is twice there, once the right way up, and the one in the puddle has the better light.',
        'A taxi went through it, and put it all on a gentleman.',
        'He has worn it since, and it suits him.',
      ),
      told(
        'The gutters sang all afternoon, in three parts, and one of them was leaking.',
        'The leak has the tune.',
        'A bucket came in on the second verse.',
      ),
    ],
    closings: [
      'It will clear up from the west, says the east.',
      'The cobbles shine, as if somebody were coming.',
      'Drip, says the hat, and means it.',
    ],
  },
  {
    means: /\bpost office\b|\bpostamt\b|\bbureau de poste\b|\bufficio postale\b|\bcorreos\b/u,
    conflicts: [
      told(
        'The parcel was two grams over, and those had to be opened, discussed and taken home again in a pocket.',
        'It was the bow.',
        'She has weighed the string as well, with her eyebrow.',
      ),
      told(
        'At one minute to twelve the little wooden blind came down, on a pensioner’s sleeve.',
        'He was served the rest at two.',
        'The sleeve had the right change.',
      ),
      told(
        'There are five windows, and behind four of them stands a rubber plant.',
        'The plants are on their break.',
        'One of them is quicker.',
      ),
    ],
    closings: [
      'Next window, please, and there is none.',
      'It has to be signed here, here, and in the other ink.',
      'A red slip was left, saying that nobody had rung.',
    ],
  },
  {
    means: /\bwalking frame\b|\bzimmer\b|\brollator\b|\bdeambulatore\b|\bandador\b/u,
    conflicts: [
      told(
        'It has a basket in front, a bell, and brakes that nobody at the home has yet seen {them} use.',
        'The corridor has a marked lane now.',
        'The physiotherapist blows a whistle, at a distance.',
      ),
      told(
        'At the traffic lights somebody offered an arm across, and was pulled along to the dance hall.',
        'He was home by four, with sore feet.',
        'It was ladies’ choice all night.',
      ),
      told(
        'The tennis balls on the frame are from a real final, and {they} will say no more about the umpire.',
        'He writes at Christmas.',
        'One of them was out.',
      ),
    ],
    closings: [
      'Mind your toes, young man, there is somebody coming through.',
      'There is a seat on it too, for whoever cannot keep up.',
      'In the basket there are mints, a flask and a helmet.',
    ],
  },
  {
    means: /\b(?:last|end|first) (?:days? )?of (?:the )?(?:summer|holidays?|vacation)\b/u,
    events: [
      '{a_body} tried to pack {topic} into a bucket, put a towel on top, and it had run out on the motorway when they called {name}',
    ],
    conflicts: [
      told(
        'There was sand in everything, and {they} has kept it, with the date, in a jar marked “do not sweep”.',
        'On bad days a pinch is put in the shoes.',
        'A shell in it still has somebody at home.',
      ),
      told(
        'The ice-cream man gave what was left away, and wept into the pistachio.',
        'It was saltier than usual, and very good.',
        'His van plays it slower now.',
      ),
    ],
    closings: [
      'The deckchair was folded up, with its fingers in it.',
      'There is a white line where the watch was.',
      'The pencil case has been seen, and looked away.',
    ],
  },
  {
    means: /^(?:asdf\w*|qwert\w*|[bcdfghjklmnpqrstvwxz]{5,}|(?:ha|lo|ke){4,}\w*|aaa+h*)$/u,
    events: [
      '{a_one} was typed by a cat on its way from the window to the stove, sent, and answered by a bank as {name}',
      '{a_one} was the password of an entire ministry, until a forehead fell on the keys, and the door was opened by {name}',
    ],
    conflicts: [
      told(
        'An expert read it, and found it to be either Welsh, a forehead, or the name of a wardrobe.',
        'The wardrobe came flat.',
        'The Welsh have asked him round.',
      ),
      told(
        'All the letters live next door to one another, and for once somebody asked the whole street.',
        'The Q had a cold.',
        'The semicolon had come along, and nobody had the heart.',
      ),
    ],
    closings: ['The cat stands by every letter.', 'Sent from my elbow.', 'It means exactly what it says.'],
  },
];
