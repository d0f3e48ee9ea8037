/** What somebody has begun, given up or decided to be: whoever is on a diet knows what is in the fridge. */
import { told } from './noun-class.ts';
import { anyOf, deedOf, type SideClass } from './side-class.ts';

export const LIFE_DEEDS: readonly SideClass[] = [
  {
    means: anyOf('works_from_home working_from_home home_office video_calls video_call zoom_calls'),
    events: [
      '{a_one} was on mute for the whole job interview, and got the post because the caption under the picture said {name}',
      '{a_one} wore a tie above and pyjamas below, stood up to salute, and is known at head office as {name}',
      '{a_one} stared at a frozen screen for so long that colleagues framed it and hung it up as {name}',
      '{a_one} put a bookshelf behind the desk to look clever, and the only spine that can be read on the screen says {name}',
    ],
    traits: [
      '{They} {does}, and the way to work leads past the fridge, in both directions.',
      '{They} {does}; a cat attends all meetings, with its back to the board.',
      '{They} {does}, in the good shirt and the bad trousers.',
    ],
    conflicts: [
      told(
        '“You are on mute,” they told {them}, and it had been the best idea of the quarter.',
        '{They} cannot say it again; it came with the moment.',
        'The cat heard it, and has been promoted.',
        'By the time the button was found it was lunch.',
      ),
      told(
        'A meeting with the boss was interrupted by a kettle, a drill and somebody’s aunt in a towel.',
        'The aunt made some good points.',
        'She has been put in charge of the north.',
        'The drill came from the boss.',
      ),
      told(
        'The lunch break was spent in the kitchen with a colleague, who was the toaster.',
        'It is going through something as well.',
        'They talked about the lights in the corridor.',
        'It popped up with a counter-offer.',
      ),
      told(
        'At the end of the day {they} closes the laptop, goes round the table, and is home.',
        'The traffic was light, apart from the dog.',
        '{They} calls out “I am back”, and {they} is.',
        'On Fridays {they} goes round twice.',
      ),
    ],
    closings: [
      'Can everybody see my screen, {they} asks, and everybody can see the other one.',
      'The rest could have been an email.',
      'It is dress-down Friday from the waist.',
      'There is a crumb under the space bar, and it is doing all the talking.',
      'Bye, bye, bye, bye, it says, and nobody finds the button.',
    ],
  },
  {
    means: deedOf(
      'resigns resigning resigned quits_her_job quits_his_job quits_its_job quits_the_job quit_her_job quit_his_job quit_its_job quit_the_job quitting_the_job',
    ),
    events: [
      '{a_one} walked out with a box, a plant and a stapler, and on the stapler somebody had taped {name}',
      '{a_one} handed in a letter of one word, and it was not a polite one, but it is where the name {name} comes from',
      '{a_one} gave a speech on the desk, climbed down, and found that it was the desk of somebody called {name}',
      '{a_one} left a job for good, came back for the mug, and the mug says {name}',
    ],
    traits: [
      '{They} {does}, and takes the good chair, and whoever is on it.',
      '{They} {does}; the door was slammed, but it is the kind that closes slowly.',
      '{They} {does}, with effect from the next biscuit.',
    ],
    conflicts: [
      told(
        'The farewell card went round, and everybody had written “who?”',
        'There was one “at last”, with a heart.',
        'The cake had the right name and the wrong date.',
        'The boss had drawn a boat.',
      ),
      told(
        'On the first free morning {they} woke at six, put on the tie, and sat across from the wardrobe.',
        'It had nothing to report.',
        'They agreed to meet again at ten.',
        'By noon there was a flip chart.',
      ),
      told(
        'The successor rings every evening to ask what the blue folder is for, and {they} laughs.',
        'There is no blue folder.',
        'Nobody knows, and that was the job.',
        'He has begun to laugh as well.',
      ),
    ],
    closings: [
      'The plant has found something better too.',
      'There were two weeks’ notice, and nobody noticed.',
      'What the boss can do with it, it says on page two, with a drawing.',
      'The badge still opens the canteen, and it is schnitzel day.',
      'Out of office, says the answer, and means it.',
    ],
  },
  {
    means: deedOf('retires retiring is_retired retired about_to_retire'),
    events: [
      '{a_one} was given a gold watch after forty years, and the engraving was for somebody called {name}',
      '{a_one} bought a boat with the last wages, and it had {name} on it and a leak under the N',
      '{a_one} stood at a building site with both hands behind the back, until the crane driver asked what {name} thought',
      '{a_one} handed over the keys on Friday, went in on Monday to see how they were doing, and was announced as {name}',
    ],
    traits: [
      '{They} {does}, and has never had so little time.',
      '{They} {does}; there is a hammock, and on Tuesdays there is somebody in it.',
      '{They} {does}, and gets up at five to be early for nothing.',
    ],
    conflicts: [
      told(
        'After a week at home {they} had sorted the spices, the stairs and the neighbours.',
        'The neighbours are now by height.',
        'Cumin has asked for a day off.',
        'The family has found {them} a bench, in another county.',
      ),
      told(
        'A model railway was to fill one corner of the cellar, and has reached the bedroom.',
        'The 7.40 stops at the pillow.',
        'There is a strike at the wardrobe.',
        'The cat needs a ticket beyond the bath.',
      ),
      told(
        'On the cruise {they} woke the captain at four to say that the engine did not sound right.',
        'It was the captain.',
        'The engine said that it had felt seen.',
        'They do the night watch together now.',
      ),
    ],
    closings: [
      'In {their} day this would have been a longer story.',
      'The alarm clock has been thrown away, and rings from there.',
      'No more Mondays, only an endless row of small Saturdays with a crowd at the baker’s.',
      'The hobby was to begin as soon as there was time.',
      'Somebody has to water the tomatoes, and everybody else.',
    ],
  },
  {
    means: anyOf(
      'on_holiday on_vacation on_a_cruise goes_on_holiday goes_on_vacation going_on_holiday camping goes_camping travels_the_world travelling_the_world backpacking sunbathes sunbathing',
    ),
    events: [
      '{a_one} packed for every weather except the one there was, and the only dry thing in the case was a tag that said {name}',
      '{a_one} put a towel on a deck chair at dawn, and found another on it that was embroidered {name}',
      '{a_one} asked for a room with a view, and got a view with a sink, which the key fob calls {name}',
      '{a_one} got off the coach for two minutes to buy a hat, and the coach counted heads without {name}',
    ],
    traits: [
      '{They} {does}, with sunscreen on everything but the one spot.',
      '{They} {does}; the sandals have had socks in them since the border.',
      '{They} {does}, and points at the menu with great confidence.',
    ],
    conflicts: [
      told(
        'The brochure had shown the sea from the balcony, and so it was, from that of the photographer.',
        'He lives in another hotel.',
        'From here there is a bin, in the evening light.',
        'It can be seen in the bathroom mirror, on tiptoe.',
      ),
      told(
        '{They} ordered something in the language of the country, and the waiter fetched his brother.',
        'It had been a proposal.',
        'They brought a goat, and asked where to put it.',
        'The brother cried, and then there was soup.',
      ),
      told(
        'At the airport every case came round except the one, and then one came that looked at {them}.',
        'It had somebody’s whole life in it, and a ham.',
        'They have been on the belt together since.',
        'The right one is having a lovely time in Oslo.',
      ),
      told(
        'The neighbours watered the plants while {they} was away, and also the sofa, to be on the safe side.',
        'It has buds.',
        'They had not been sure which was the yucca.',
        'The cat is taller, too.',
      ),
    ],
    closings: [
      'There is sand in this sentence.',
      'Having a lovely time, it says, and the ink has run.',
      'The tan ends where the book was.',
      'Home is where you know which tap is hot.',
      'Only four more hours until breakfast, says the deck chair.',
    ],
  },
  {
    means: deedOf(
      'goes_to_the_gym going_to_the_gym works_out working_out lifts_weights lifting_weights exercises exercising does_yoga doing_yoga yoga pilates does_push-ups jogs jogging runs_marathons runs_a_marathon running_a_marathon',
    ),
    events: [
      '{a_one} lay down on a mat for one deep breath, and at closing time was put away with the mats as {name}',
      '{a_one} paid for a year in January, came once, and is remembered at the front desk as {name}',
      '{a_one} pressed “faster” instead of “stop”, and the wall behind the treadmill has a dent that is called {name}',
      '{a_one} flexed at a mirror that turned out to be a window, and the café next door gave marks to {name}',
    ],
    traits: [
      '{They} {does}, in new shoes, which have done most of the work so far.',
      '{They} {does}; one side is stronger, from waving.',
      '{They} {does}, and makes the noise even when lifting a teaspoon.',
    ],
    conflicts: [
      told(
        'There was a machine that nobody could work, and {they} did three sets on it before it was plugged in as a fridge.',
        'It had been heavy, but fresh.',
        'The milk has never been so fit.',
        'Others had been waiting for the second shelf.',
      ),
      told(
        'The trainer said “and now feel the burn”, and {they} has been feeling it on the stairs, the bus and the soup spoon.',
        'It has its own doorbell by now.',
        'The stairs are taken sitting down.',
        'The trainer was sent a picture.',
      ),
      told(
        'A very old lady on the next bike read a whole novel while {they} did one hill.',
        'She gave away the ending on the way down.',
        'She is in it for the library.',
        'Her husband knits, on the rowing machine.',
      ),
    ],
    closings: [
      'No pain, says the poster, and somebody has crossed out the rest.',
      'One more, says the trainer, who cannot count.',
      'It is only water weight, and a bun.',
      'The towel did more sweating than anybody.',
      'Tomorrow is leg day, says the lift, hopefully.',
    ],
  },
  {
    means: anyOf('on_a_diet diet dieting diets counts_calories counting_calories fasting fasts low_carb'),
    events: [
      '{a_one} opened the fridge just to look, the little light went on, and it said “really, {name}”',
      '{a_one} blew out the candles, passed the cake on unseen, and was carried from the room as {name}',
      '{a_one} stepped on the scales without shoes, hat or breath, and they showed neither pounds nor stone but {name}',
      '{a_one} took only one crisp from the bowl, at arm’s length, thirty-one times, and was introduced to the host as {name}',
    ],
    traits: [
      '{They} {does}, from Monday, and has been since a Monday long ago.',
      '{They} {does}; a lettuce leaf is cut into a starter, a main and a memory.',
      '{They} {does}, but whatever is eaten standing does not count.',
    ],
    conflicts: [
      told(
        'A single biscuit has been in the tin for a week, and they have begun to talk at night.',
        'It brought up the cream.',
        'It said that nobody would know.',
        'The tin has been moved to an aunt, and {they} visits a lot.',
      ),
      told(
        'Somebody brought cake to the office, and {they} said “not for me”, and the fork was already warm.',
        'It was only to straighten the edge.',
        'It took a great deal of straightening.',
        'There had been raisins, so it was fruit.',
      ),
      told(
        'The book said to drink a glass of water whenever hungry, and {they} can be heard coming.',
        'There is a tide.',
        'Ducks have followed {them} home.',
        'It was a sort of soup, if you thought about it.',
      ),
      told(
        'One day a week {they} may have whatever {they} likes, and the night before it {they} sleeps at the baker’s door.',
        'He steps over {them} with the éclairs.',
        'At one minute past midnight there was a noise like a lion.',
        'The day after, it is called an accident.',
      ),
    ],
    closings: [
      'It has all gone to the hips, and from there to the buffet.',
      'This sentence contains no sugar.',
      'The dressing is on the side, and so is {they}, on tiptoe.',
      'Broken biscuits have no calories; they have fallen out.',
      'Just a sliver, {they} says, and means of what is left over.',
    ],
  },
  {
    means: deedOf(
      'quits_smoking quitting_smoking quit_smoking gives_up_smoking gave_up_smoking giving_up_smoking stops_smoking stopped_smoking stop_smoking quits_coffee quit_coffee quitting_coffee gives_up_coffee gives_up_sugar quits_sugar quit_sugar quits quitting gives_up giving_up gave_up',
    ),
    events: [
      '{a_one} threw the very last one into the river, dived in after it, and was pulled out as {name}',
      '{a_one} told everybody that it was over, went outside to celebrate, and was caught behind the bins by {name}',
      '{a_one} chewed so much gum in one week that a dentist named a chair after it, {name}',
      '{a_one} signed a solemn promise with a shaking hand, and what it looks like is {name}',
    ],
    traits: [
      '{They} {does}, and does not think of it, and again does not think of it.',
      '{They} {does}; this is day three, and the curtains have been bitten.',
      '{They} {does}, every New Year, in front of witnesses, and with both hands full.',
    ],
    conflicts: [
      told(
        'By the second evening {they} had shouted at a lamp, a cheese and a very small dog.',
        'The cheese had been asking for it.',
        'The dog has sent a patch.',
        'They were all there to be supportive.',
      ),
      told(
        'The hands did not know what to do, and so they have learned the harp.',
        'They are on the third one; it comes apart in a crisis.',
        'The neighbours have gone out and bought {them} a lighter.',
        'They play it at the back door, in all weathers.',
      ),
      told(
        'A hypnotist counted {them} backwards from ten, and at four he said “actually, have you got one?”',
        'They shared a carrot.',
        'He has been on it since school.',
        'It was a very relaxed carrot.',
      ),
    ],
    closings: [
      'It is easy, {they} says, who has done it eleven times.',
      'Only one, and only because it is a day ending in Y.',
      'There is something in the coat pocket that nobody is thinking of.',
      'Everything tastes better now, even the pencil.',
      'The willpower was out at the time.',
    ],
  },
  {
    means: deedOf(
      'moves_house moving_house moved_house moves_in moving_in moves_out moving_out moves_home redecorates redecorating renovates renovating',
    ),
    events: [
      '{a_one} wrote “misc.” on every box, except on the one with the cat in it, which says {name}',
      '{a_one} got a sofa stuck on the second landing, and it has a doorbell there now, marked {name}',
      '{a_one} unscrewed the old nameplate last and could not find the new one, and has answered since to {name}',
      '{a_one} gave twelve friends a beer and a wardrobe each, and what they shouted on the stairs was {name}',
    ],
    traits: [
      '{They} {does}, and the kettle is in a box in a box.',
      '{They} {does}; the friends with the van no longer pick up the phone.',
      '{They} {does}, and says “lift with the knees” from the armchair.',
    ],
    conflicts: [
      told(
        'One box has been carried from flat to flat for twenty years, and nobody has ever dared to open it.',
        'It ticks a little in the spring.',
        'It is heavier each time, and may have a family.',
        '“Cables,” it says, “and the good scissors?”',
      ),
      told(
        'The new neighbours brought bread and salt, and then, when the drumming had begun, more salt.',
        'There is a ring of it round the door.',
        'It was only one nail, and its echo.',
        'The bread was used as a wedge under the piano.',
      ),
      told(
        'The piano went in through the window, and looked so well there, halfway, that it was left.',
        'Passers-by play the high end.',
        'A blackbird has taken the pedal.',
        'It rains in A minor.',
      ),
    ],
    closings: [
      'The one box that is missing has the tin opener, the deeds and the cat’s opinion.',
      'The last thing up the stairs was the first thing that was needed.',
      'It will all be unpacked by the time that it has to be packed.',
      'There is more light here, and it shows everything.',
      'This way up, it says, from below.',
    ],
  },
  {
    means: deedOf(
      'believes_in believing_in reads_horoscopes tells_fortunes telling_fortunes tells_the_future predicts predicting reads_palms reads_tea_leaves',
    ),
    events: [
      '{a_one} found a four-leaved clover, bent down for it, and was run over by a black cat called {name}',
      '{a_one} read in a teacup that a stranger would say a name, and the waiter said “more tea, {name}”',
      '{a_one} knocked on wood for luck, and somebody opened and said “{name}, at last”',
      '{a_one} wished on a falling star, which landed in the next field, and on its underside it says {name}',
    ],
    traits: [
      '{They} {does}, and walks round ladders, mirrors and accountants.',
      '{They} {does}; everything happens for a reason, and {they} has a list of them.',
      '{They} {does}, and has a pendulum that always points to the pub.',
    ],
    conflicts: [
      told(
        'The horoscope spoke of a tall stranger, and {they} has been stopping lorries.',
        'One of the drivers is a Libra.',
        'It was a lamp post, and they are very happy.',
        'It was the horoscope of the week before.',
      ),
      told(
        'A professor proved to {them} in ninety minutes that there is no such thing, and tripped over it on the way out.',
        'He says that it was a rug.',
        'It held the door for him.',
        'He has asked for a charm, for a friend.',
      ),
      told(
        '{They} foresaw everything that happened on Tuesday, apart from the cake in the face.',
        'The cake had been a little blurred.',
        'It was lemon, and lemon is never clear.',
        'Wednesday has been cancelled to be safe.',
      ),
    ],
    closings: [
      'You will read a sentence; it will be this one.',
      'The stars were asked, and said that they were busy burning.',
      'It is a sign, {they} says, and it is, and it says “no parking”.',
      'Touch wood, {they} says, and nobody else was going to.',
      'Science cannot explain it, but then science was not invited.',
    ],
  },
  {
    means: deedOf('pretends pretending impersonates impersonating disguises disguised_as dressed_as dresses_up'),
    events: [
      '{a_one} put on a false beard to get in for half price, and under the beard the ticket said {name}',
      '{a_one} nodded along in a meeting of experts, was made their chairman, and had to think quickly of {name}',
      '{a_one} answered to the first name called out in a waiting room, had the operation, and is now {name}',
      '{a_one} kept a straight face for a whole banquet, and was driven home by the chauffeur of somebody called {name}',
    ],
    traits: [
      '{They} {does}, and only the ears give it away, and the voice, and the rest.',
      '{They} {does}; the glue lasts until about the cheese course.',
      '{They} {does}, with an accent from three countries, one of them inland.',
    ],
    conflicts: [
      told(
        'It went well until somebody at the table turned out to be the real one.',
        'He was less convincing.',
        'They asked both to step out, and kept {them}.',
        'He took off a beard as well.',
      ),
      told(
        'Somebody called for one of those in the theatre, in an emergency, and four hundred people looked at {them}.',
        '{They} asked for hot water and a trombone.',
        'It got better from laughing.',
        'The emergency was a pretence too.',
      ),
      told(
        '{They} has done it for so long that {they} got a pension for it.',
        'It is paid in the other name.',
        'There is a widow as well.',
        'The old life rings up on Sundays, and is told that nobody of that name lives here.',
      ),
    ],
    closings: [
      'Nobody has noticed, or they are all pretending.',
      'The moustache has slipped, but in a distinguished way.',
      'Behind the mask is another one, for best.',
      'Act natural, says the prompter.',
      'If it walks like one and quacks like one, it has been rehearsing.',
    ],
  },
  {
    means: deedOf(
      'thinks_he thinks_she thinks_it thinks_they thinking_he believes_he believes_she believes_it believes_they convinced_he convinced_she convinced_it sure_he sure_she',
    ),
    events: [
      '{a_one} looked into a pond, did not recognise anybody, and bowed to {name}',
      '{a_one} filled in under “occupation” what nobody had the heart to cross out, and under “name” {name}',
      '{a_one} was put straight by a doctor, felt sorry for the doctor, and left under the name of {name}',
      '{a_one} held an audience in a bus shelter, and everybody who was let in had to say {name}',
    ],
    traits: [
      '{They} {does}, and all the evidence has been asked to leave.',
      '{They} {does}; the mirror was spoken to, and now says nothing.',
      '{They} {does}, and the neighbours curtsy, because it is quicker.',
    ],
    conflicts: [
      told(
        'Somebody handed {them} the facts, and {they} thanked them for the fan mail.',
        'It has been answered with a photograph.',
        'They were a bit long, {they} said, and not in {their} voice.',
        'They are used to level the table.',
      ),
      told(
        'There is another who thinks the same of himself, and on Wednesdays they meet and each humours the other.',
        'It is done very tenderly.',
        'One of them brings the biscuits, as a subject.',
        'Afterwards both ring the same doctor.',
      ),
      told(
        'A bump on the head cured {them} for an hour, and it was the dullest hour that anybody could remember.',
        'The family has padded the door frames.',
        'Everybody was relieved when {they} asked for the throne.',
        '{They} spent it doing the accounts, and did them well.',
      ),
    ],
    closings: [
      'And who is to say, says everybody, backing away.',
      'The rest of the world is mistaken, but {they} forgives it.',
      'It would explain the hat.',
      'Please call {them} what {they} likes; the soup is the same.',
      'In {their} own way {they} is better at it than the real ones.',
    ],
  },
  {
    means: deedOf(
      'wants_to_be wants_to_become dreams_of dreaming_of wishes longs_to_be learning_to learns learning trains_to training_to studies studying',
    ),
    events: [
      '{a_one} went to an audition for something else entirely, sang all the same, and was thanked as {name}',
      '{a_one} bought the uniform first, and in the lining was sewn {name}',
      '{a_one} had cards printed for the great day to come, and until then they only say {name}',
      '{a_one} skipped chapter one of the course, as too easy, and signed the test with a firm {name}',
    ],
    traits: [
      '{They} {does}, and practises on the stairs, where it echoes.',
      '{They} {does}; the wall over the bed has run out of wall.',
      '{They} {does}, and {relative} has been saving for a plan B.',
    ],
    conflicts: [
      told(
        'The school took one look at {them}, and sent back the application with a dried flower in it.',
        'It has been taken as a yes.',
        'It was a thistle, but it was kept.',
        'The headmaster has since had the same dream.',
      ),
      told(
        'A famous one came through town, and {they} held up the drawing, the shoe and the hamster.',
        'All three were autographed.',
        'He asked where the exit was, and it was filed as advice.',
        'The hamster has gone on tour.',
      ),
      told(
        'The first lesson was about patience, and {they} asked whether that could be done at the end.',
        'It was done then, and for quite a while.',
        'The teacher counted to ten, in the corridor.',
        'The second lesson was the first one again.',
      ),
    ],
    closings: [
      'One day, {they} says, and looks at the clock.',
      'It is only a matter of time, talent and a ladder.',
      'Everybody has to start somewhere, and {they} has done so nine times.',
      'The certificate has a space for the name and one for the crying.',
      'Follow your dream, they said, and it has just turned off to the left.',
    ],
  },
  {
    means: deedOf(
      'holds_grudges holds_a_grudge holding_grudges holding_a_grudge never_forgives bears_a_grudge bears_grudges takes_revenge seeks_revenge wants_revenge out_for_revenge plots plotting sulks sulking',
    ),
    events: [
      '{a_one} was passed over for the last roast potato in {year}, and has gone through life as {name}',
      '{a_one} did not get a wave back from {rival}, wrote it down with the date, and signed it {name}',
      '{a_one} waited nine years to say “same to you” to a bus driver, who turned round and said “never heard of {name}”',
      '{a_one} carved a list into the dining table, and at the very top, underlined twice, stands {name}',
    ],
    traits: [
      '{They} {does}, in alphabetical order, with an appendix for cousins.',
      '{They} {does}; it is fed, brushed and taken for a walk.',
      '{They} {does}, and says “it is fine” so that the milk turns.',
    ],
    conflicts: [
      told(
        'Revenge is best served cold, and so {they} keeps it in the fridge, next to the butter.',
        'Somebody has had a spoonful.',
        'The label says “do not touch, Brenda”.',
        'It has set very nicely.',
      ),
      told(
        'The enemy of {their} youth came to make peace, with flowers, and had forgotten what it was about.',
        '{They} had the minutes.',
        'It was added to the list, as number two.',
        'It had been a rubber, and it was never blue.',
      ),
      told(
        '{They} forgave somebody once, by accident, when {they} had hiccups, and has never forgiven {themself}.',
        'That is on the list as well.',
        'A letter was sent to take it back.',
        'The hiccup is being looked for.',
      ),
    ],
    closings: [
      'It is all forgotten, {they} says, and gives the time of day.',
      'Your name is on the list now; it was the tone in which you read.',
      'No hard feelings, only very, very dry ones.',
      'The hatchet was buried with the handle sticking out.',
      'Brenda knows what she did.',
    ],
  },
  {
    means: deedOf(
      'in_love_with has_a_crush_on falls_in_love fell_in_love falling_in_love in_love married_to engaged_to marries marrying got_married flirts flirting',
    ),
    events: [
      '{a_one} walked into a lamp post while looking back, and has been introduced to it properly as {name}',
      '{a_one} practised a proposal on the butcher, who said yes before it was explained, and calls it {name}',
      '{a_one} pulled the petals off a whole flower shop, and on the last one it says {name}',
      '{a_one} sang under the wrong balcony, and an old colonel in curlers threw down a rose for {name}',
    ],
    traits: [
      '{They} {does}, and has put the salt in the coffee, the coffee in the vase and the vase to bed.',
      '{They} {does}; the violins start by themselves, and have to be paid.',
      '{They} {does}, and sighs so that the curtains blush.',
    ],
    conflicts: [
      told(
        'A love letter was written in one night, and sent to the gas works with the meter reading.',
        'The gas works has written back, and is free on Friday.',
        'They said that the figures had moved them.',
        'The beloved got the meter reading, and keeps it under the pillow.',
      ),
      told(
        '{They} had a whole speech ready, and what came out was “nice weather, I do”.',
        'It was raining, and a bit premature.',
        'The weather blushed.',
        'There has been a silence since, but a warm one.',
      ),
      told(
        'The candlelight dinner went so well that nobody noticed the curtains.',
        'The firemen were seated at table nine.',
        'One of them caught the garter.',
        'It was the warmest evening of the year.',
      ),
    ],
    closings: [
      'Love is blind, and has left its glasses at {their} place.',
      'He loves me not, says the daisy, but it is only a daisy.',
      'You hang up first. No, you.',
      'The heart on the tree has grown, and so has the tree.',
      'There were butterflies, and they have ordered lunch.',
    ],
  },
];
