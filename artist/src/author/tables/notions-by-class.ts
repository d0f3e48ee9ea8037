/**
 * What an abstract word would do as a being: freedom is told of as freedom, and not as whoever stands in the picture. No
 * row names the word but its openings.
 */
import { MORE_TOLD_OF_MONDAYS } from './more-of-habits.ts';
import { anyOf, type SideClass } from './side-class.ts';

export const NOTION_CLASSES: readonly SideClass[] = [
  {
    means: anyOf('freedom liberty independence emancipation liberation'),
    events: [
      '{a_body} opened every door in {town} in the name of {topic}, and each of them now says {name}',
      '{a_body} asked for {topic}, was told to help {themself}, and left with a flag, a goat and the name of {name}',
    ],
    traits: [
      '{They} {does}, and nobody is allowed to stop {them}, which is the point.',
      '{They} {does}, and has it down in writing, on a torn leash.',
      '{They} {does}; the fence was only ever a suggestion.',
    ],
    conflicts: [
      {
        tells: '{They} let all the shopping trolleys out of the car park, and stood at the gate saluting.',
        closings: ['Two of them have reached the sea.', 'They came back for their coins.'],
      },
      {
        tells: '{They} was offered a cage with a sea view, and tore it up, and then the contract.',
        closings: ['The sea view is still on offer.', '{Rival} moved in the same day.'],
      },
      {
        tells: 'No leash, lead or seat belt has held {them} longer than {length}.',
        closings: ['The seat belt has joined {them}.', 'The bus driver salutes and looks away.'],
      },
      {
        tells: '{They} held a speech to the budgies of {town}, and by evening there was not a perch to be had outdoors.',
        closings: ['Most were home for supper.', 'One has written a book.'],
      },
    ],
    closings: [
      'The gate is open; {they} climbs over it on principle.',
      'Anyone may leave at any time, and that is why they stay.',
      'Keep off the grass, says the sign, and {they} is lying on the sign.',
      '{They} comes with no strings, and the balloon seller has complained.',
    ],
  },
  {
    means: anyOf('love romance affection attraction desire passion flirting heartbreak friendship tenderness'),
    events: [
      '{a_body} was hit by an arrow that was meant for {official}, put it down to {topic}, and has signed every letter {name} since',
      '{a_body} carved {topic} into a tree, the tree asked for a surname, and that is how it became {name}',
    ],
    traits: [
      '{They} {does}, and everyone in {town} forgives it before it has happened.',
      '{They} {does}; the butterflies in the stomach have asked for wages.',
      '{They} {does}, and writes it in the margins with a heart for a full stop.',
    ],
    conflicts: [
      {
        tells: '{They} walked into {office} on {weekday}, and by noon all the forms were signed with kisses.',
        closings: ['Three of the forms are engaged.', 'The stamp is on honeymoon.'],
      },
      {
        tells: '{They} makes grown {crowd} carry pianos up to balconies.',
        closings: ['The balconies have been reinforced.', 'None of them can play.'],
      },
      {
        tells: '{They} is said to be blind, and was given a guide dog, which fell for {thing}.',
        closings: ['The wedding is on {weekday}.', 'It was mutual.'],
      },
      {
        tells: 'Doctors measured {them}: one pulse too many, no appetite, and a great wish to text {rival}.',
        closings: ['The phone has been hidden in the rice.', 'The message was a single comma.'],
      },
    ],
    closings: [
      'Everybody has been warned, and everybody is looking forward to it.',
      'It cannot be bought, but somebody in {town} rents it out.',
      'At first sight {they} looks harmless; nobody has asked for a second.',
      'It hurts a bit, and there is a queue.',
    ],
  },
  {
    means: anyOf('hope faith loyalty trust optimism belief confidence self_confidence courage motivation'),
    events: [
      '{a_body} stood under a broken lamp with {topic} and a spare bulb, and was still there in the morning as {name}',
      '{a_body} had nothing left but {topic} and a raincoat, and when the sun came out it called {name}',
    ],
    traits: [
      '{They} {does}, and still leaves a light on.',
      '{They} {does}, and is certain that it will be all right by {weekday}.',
      '{They} {does}; the forecast has been asked to try harder.',
    ],
    conflicts: [
      {
        tells: '{They} has been waiting for the number nine bus since {year}, and keeps the right change warm.',
        closings: ['The line was closed in the spring.', 'There are sandwiches for the driver.'],
      },
      {
        tells: 'They tell each other in {town} that {they} dies last; {they} finds that flattering, and late.',
        closings: ['{Rival} has put in for last but one.', 'The coffin is used for tomatoes.'],
      },
      {
        tells: '{They} planted {snack} in a flowerpot, and waters it every morning with a speech.',
        closings: ['Something has come up; it is the bill.', 'The pot has begun to believe it.'],
      },
      {
        tells: '{They} carries an umbrella only on days when no rain is expected, to encourage it.',
        closings: ['The rain is touched.', 'Nobody has ever been so wet and so pleased.'],
      },
    ],
    closings: [
      'There is a light at the end of the tunnel, and {they} pays the electricity.',
      'Next year, {they} says, and means it every time.',
      'Nothing has come of it so far, which leaves a great deal.',
      'The glass is half full, and {they} has ordered a bigger glass.',
    ],
  },
  {
    means: anyOf('time eternity infinity history future past punctuality forever'),
    events: [
      '{a_body} asked for more {topic}, was given {count} minutes in a paper bag, and signed for them as {name}',
      '{a_body} wound every clock in {town} for the sake of {topic}, and when they all struck at once they struck {name}',
    ],
    traits: [
      '{They} {does}, tick by tick.',
      '{They} {does}, and will have done so by {weekday}.',
      '{They} {does}; the hour hand has asked {them} to slow down.',
    ],
    conflicts: [
      {
        tells: '{They} flew past the window at {time}, and the whole of {town} shouted to slow down.',
        closings: ['It was {weekday} before anyone had sat down.', 'A speed camera caught one hour.'],
      },
      {
        tells: '{They} heals all wounds, but only by appointment, and the waiting room is full of {crowd}.',
        closings: ['The magazines are from {year}.', 'One of them has healed by accident.'],
      },
      {
        tells: '{Rival} tried to kill {them} with a crossword, and was let off with a warning.',
        closings: ['Seven across is still open.', 'The pencil has aged.'],
      },
      {
        tells: '{They} was spent by {official} in a single afternoon, and nobody remembers on what.',
        closings: ['There is no receipt.', 'It had something to do with {snack}.'],
      },
    ],
    closings: [
      'The rest will be told later, if there is any.',
      'Only {they} will tell, and {they} charges by the hour.',
      'It was over before the kettle knew.',
      'You could have had {them} back if you had kept the minutes.',
    ],
  },
  {
    means: anyOf('doubt doubts self_doubt uncertainty hesitation indecision scepticism skepticism'),
    events: [
      '{a_one} was asked for a name, said {name}, and has wondered ever since whether that was right',
      '{a_one} read the label three times, crossed out “certain”, and wrote {name} in pencil',
      '{a_body} was quite sure until {topic} moved in, and has signed everything {name}, with a question mark, since',
    ],
    traits: [
      '{They} {does}, or so {they} thinks.',
      '{They} {does}, and has asked {count} people whether that was wise.',
      '{They} {does}; then {they} goes back to check.',
    ],
    conflicts: [
      {
        tells: '{They} crept into a wedding in {town} during “speak now”, and coughed.',
        closings: ['Both said yes, a little later.', 'The organist has left her husband.'],
      },
      {
        tells: '{They} asked the compass whether it was sure about north.',
        closings: ['It has been spinning since.', 'They now agree on “roughly there”.'],
      },
      {
        tells: '{They} has been standing at the bakery since {weekday}: with poppy seeds, or without?',
        closings: ['The queue has elected a mayor.', 'The bread has gone hard with waiting.'],
      },
      {
        tells: '{They} lives between “yes” and “but”, in a flat with {count} exits.',
        closings: ['None has been used so far.', 'The lease is signed in pencil.'],
      },
    ],
    closings: [
      'This is the last sentence, or perhaps it was the one before.',
      '{They} was given the benefit of it, and is not sure what to do with it.',
      'It is beyond question, which {they} questions.',
      'The statue has its head on one side.',
    ],
  },
  {
    means: anyOf('regret regrets guilt remorse shame embarrassment guilty_conscience bad_conscience'),
    events: [
      '{a_body} sent one text too many, was caught up by {topic} on the stairs, and has answered to {name} ever since',
      '{a_body} had a small moustache tattooed, felt {topic} by {weekday}, and reads {name} in every mirror',
    ],
    traits: [
      '{They} {does}, and would like to take it back.',
      '{They} {does}, and lies awake over it at {time}.',
      '{They} {does}; the apology is being drafted.',
    ],
    conflicts: [
      {
        tells: 'At {time} {they} sits on the edge of the bed and reads out what was said at {occasion}.',
        closings: ['With voices.', 'There are slides.'],
      },
      {
        tells: '{They} always arrives a moment too late, with a cake that says “oh no”.',
        closings: ['The cake is very good.', '{Rival} has had nine.'],
      },
      {
        tells: 'The tattoo parlour in {town} has {them} standing by the exit, with a mirror.',
        closings: ['There is a discount for the second arm.', 'Nobody looks until {weekday}.'],
      },
      {
        tells: '{They} opened a shop that takes back haircuts, and the queue reaches {town}.',
        closings: ['They come back wetter.', 'The fringe is behind glass.'],
      },
    ],
    closings: [
      'If {they} had known, this would have been a shorter story.',
      'It seemed a good idea at {time}.',
      'Nobody mentions the karaoke.',
      'It could all be undone with three keys, and one of them is lost.',
    ],
  },
  {
    means: anyOf(
      'silence quiet quietness stillness peace serenity tranquility tranquillity calm solitude meditation mindfulness',
    ),
    events: [
      '{a_body} was so full of {topic} that a pin was dropped in {town} to test it, and the pin said {name}',
      '{a_body} answered every question with {topic}, and the clerk wrote down {name} for want of anything better',
    ],
    traits: [
      '{They} {does}, and you could hear a pin drop, if the pin dared.',
      '{They} {does}, and the whole library leans in.',
      '{They} {does}; afterwards even the fridge is embarrassed.',
    ],
    conflicts: [
      {
        tells: '{They} fell over a dinner party in {town}, and {count} {crowd} heard each other chew.',
        closings: ['Somebody dropped a spoon on purpose.', 'The celery was the worst.'],
      },
      {
        tells: '{They} is broken whenever somebody says {their} name, and has sent the bill to {rival}.',
        closings: ['The glue is paid for by the library.', 'The bill was read aloud, which doubled it.'],
      },
      {
        tells: '{They} gave a concert at the opera of {town}, and the second half was called even better.',
        closings: ['The encore was a shrug.', 'One cough got its own review.'],
      },
      {
        tells: '{They} rides in the lift between the third floor and the fourth, where nobody knows where to look.',
        closings: ['The buttons have never been so well read.', 'Somebody mentioned the weather and was put out.'],
      },
    ],
    closings: [
      'No further comment, and no nearer one either.',
      'They say {they} is golden; the dentist has looked into it.',
      '“…”, it says on the plaque.',
      'And then one of the neighbours bought a drum.',
    ],
  },
  {
    means: anyOf('truth honesty justice fairness honour honor equality'),
    events: [
      '{a_body} was put on the scales together with {topic}, and the dial stopped at {name}',
      '{a_body} was sworn in together with {topic}, and the clerk of the court wrote down {name}',
    ],
    traits: [
      '{They} {does}, and it has been put to the vote.',
      '{They} {does}, hand on heart, and whose heart is being looked into.',
      '{They} {does}; both sides have been heard, twice.',
    ],
    conflicts: [
      {
        tells: '{They} divided a cake in {town} into {count} equal parts, and everybody wanted a different one.',
        closings: ['The knife has been adjourned.', 'The crumbs have appealed.'],
      },
      {
        tells: '{They} came out at a family dinner, between the soup and the roast.',
        closings: ['{Relative} has moved to {town}.', 'The roast was never served.'],
      },
      {
        tells: '{They} lost an election to {thing}, by one vote, and that was {their} own.',
        closings: ['The recount will take {length}.', 'The winner has yet to speak.'],
      },
      {
        tells: '{They} took off the blindfold to see who was pushing, and it was {official}.',
        closings: ['The scales have been returned to the kitchen.', 'It cost {official} a tip.'],
      },
    ],
    closings: [
      'It hurts, says {relative}, but only those who asked.',
      'The verdict is in, and it is sitting on the good chair.',
      'Somewhere in the middle, they say, and there {they} lies.',
      'All are equal here, and one of them has a crown.',
    ],
  },
  {
    means: anyOf('luck bad_luck good_luck fate destiny karma coincidence serendipity fortune chance jinx probability'),
    events: [
      '{a_body} threw a coin for {topic}, it landed on its edge, and on the edge it says {name}',
      '{a_body} walked under a ladder for the sake of {topic}, and the paint that fell down spelled {name}',
    ],
    traits: [
      '{They} {does}, and it was bound to happen.',
      '{They} {does}, by pure chance, every {weekday}.',
      '{They} {does}; black cats walk round {them}.',
    ],
    conflicts: [
      {
        tells: '{They} let {rival} win the lottery on the day when {rival} washed the trousers with the ticket.',
        closings: ['The trousers are very clean.', 'Two digits can still be read.'],
      },
      {
        tells: '{They} is behind every dropped slice of toast in {town}, and always picks the carpet.',
        closings: ['Butter side down, with a signature.', 'The carpet is worth {money} by now.'],
      },
      {
        tells: '{They} shuffled the doorbells of a whole street, and {count} {crowd} married the wrong neighbour.',
        closings: ['All but one are happy.', 'It had been written in the stairwell.'],
      },
      {
        tells: 'A fortune teller in {town} took {their} hand, looked at the lines, and packed.',
        closings: ['She left the crystal ball as a tip.', 'The crystal ball has packed as well.'],
      },
    ],
    closings: [
      'It might as well have been you.',
      'What goes around has just come around, and would like a coffee.',
      'Touch wood; {they} has sawn through the table.',
      'Nobody saw it coming but the horse.',
    ],
  },
  {
    means: anyOf('bureaucracy red_tape paperwork administration officialdom tax corruption politics fine fee permit'),
    events: [
      '{a_body} took a number because of {topic}, waited for {length}, and was called up as {name}',
      '{a_body} filled in the first page of {topic}, and under “name, if any” somebody stamped {name}',
      '{a_one} was filed in the wrong drawer, stamped on both sides, and sent back as {name}',
    ],
    traits: [
      '{They} {does}, in triplicate.',
      '{They} {does}, but only between ten and a quarter past.',
      '{They} {does}; the form for it has to be requested with the form for it.',
    ],
    conflicts: [
      {
        tells: 'To get past {them} you need form nineteen, which is handed out behind {them}.',
        closings: ['Somebody in {town} has form eighteen and is treated like a king.', 'The queue has children by now.'],
      },
      {
        tells: '{They} rejected the sunrise of {weekday} because the signature was missing.',
        closings: ['It came up without a permit.', 'A reminder has been sent to the east.'],
      },
      {
        tells: 'An old lady asked what {they} was for, and was given a leaflet on leaflets.',
        closings: ['There is a shorter one, which is longer.', 'She has wrapped a herring in it, which was fined.'],
      },
      {
        tells: 'A rubber stamp was lost, and for a week nobody in the building was married, dead or parked.',
        closings: ['It was under the cake.', 'The couples had begun to enjoy it.'],
      },
      {
        tells: 'The receipts came in a shoebox, and in the shoebox there was also a shoe.',
        closings: ['It was allowed, the left one, at thirty per cent.', 'The heel is being looked at.'],
      },
      {
        tells: '{They} was called to a fire, and asked for it in writing.',
        closings: ['The fire has until {weekday} to appeal.', 'It went out in the waiting room.'],
      },
      {
        tells: 'It takes {count} signatures to make {them} sneeze, and {official} is on holiday.',
        closings: ['The tissue has been approved.', 'The sneeze is valid for one year.'],
      },
    ],
    closings: [
      'The reason was entered under “other”, and there were nine lines for it.',
      'Reminder one was friendly, and reminder two has brought its brother.',
      'It has been received, and nobody will say by whom.',
      'Keep this for seven years, and then for the other seven.',
      'Please take a number; {they} has taken the others.',
      'Window four is closed, and so are the others, but politely.',
      'A copy of this goes to {town}, and a copy of the copy stays.',
    ],
  },
  {
    means: anyOf(
      'mortgage rent inflation pension pension_plan interest_rate loan budget invoice poverty subscription electricity_bill gas_bill bankruptcy capitalism',
    ),
    events: [
      '{a_body} opened a letter about {topic}, sat down, and was addressed in it as {name}',
      '{a_body} put {topic} on a bank counter in {town}, and the receipt says {name}',
      '{a_one} turned up with the post in {town}, in an envelope with a window, and in the window it said {name}',
    ],
    traits: [
      '{They} {does}, plus tax.',
      '{They} {does}, in monthly instalments.',
      '{They} {does}; the piggy bank has left the country.',
    ],
    conflicts: [
      {
        tells: '{They} comes on the first of every month, sits down on the wallet, and asks how everybody is.',
        closings: ['The wallet is thinner, and so is the smile.', 'On the second {they} is never at home.'],
      },
      {
        tells: '{Official} worked {count} years for {them}, and then {they} was a little less than on the leaflet.',
        closings: ['The leaflet has been adjusted.', 'It pays for the stamp.'],
      },
      {
        tells: '{They} grew by four per cent overnight, and nobody in {town} had fed {them}.',
        closings: ['The bread noticed first.', 'It has been let out at the waist.'],
      },
      {
        tells: 'A banker explained {them} with a chart, and the chart ended on the wall of the next room.',
        closings: ['The next room is to let.', 'The arrow is still rising.'],
      },
    ],
    closings: [
      'The rest is in the small print, and the small print is in the safe.',
      'It all adds up, but to something else.',
      'You will hear from {them} on the first.',
      'Payable on {weekday}, in {snack}.',
    ],
  },
  {
    means: anyOf(
      'null_pointer null_pointer_exception nullpointerexception legacy_code software_bug regression syntax_error compiler_error blue_screen runtime_error dependency_hell 404_error 404_page 404 hotfix production_bug bug_report',
    ),
    events: [
      '{a_one} was found at {time} by an intern, who put a comment in front of it that says {name}',
      '{a_one} went live on {weekday}, and the last line in the log is {name}',
      '{a_body} was rolled back because of {topic}, and came out one version earlier, as {name}',
    ],
    traits: [
      '{They} {does}, but never while anybody is looking.',
      '{They} {does}, and only on the machine of {relative}.',
      '{They} {does}; the ticket was closed as “works for me”.',
    ],
    conflicts: [
      {
        tells: '{They} only happens on {weekday}s after {time}, when the one person who wrote it is on a boat.',
        closings: ['The boat has no signal, on purpose.', 'He waves, and it compiles.'],
      },
      {
        tells: '{They} was fixed in {year}, and three others came to the funeral.',
        closings: ['They stayed.', 'One of them had flowers, and the flowers crashed.'],
      },
      {
        tells: 'An intern deleted the comment “do not touch”, and all the lifts in {town} went to the basement.',
        closings: ['The comment has been restored and framed.', 'The intern is head of department now.'],
      },
      {
        tells: 'A senior developer looked at {them} for {length}, said “huh”, and took up pottery.',
        closings: ['The pots have no handles, by design.', 'The second pot works on Linux.'],
      },
      {
        tells: '{They} has a ticket with {count} comments, and all of them say “any news?”.',
        closings: ['It is assigned to somebody who left.', 'Priority: low, in red.'],
      },
    ],
    closings: [
      'It has been documented as a feature.',
      'Have you tried telling {them} to stop?',
      'It works in {town}, on one laptop, and nobody may close the lid.',
      'Fixed in the next version, like last time.',
    ],
  },
  {
    means: anyOf(
      'kerning kerning_problem typography wrong_font bad_kerning font_problem line_break page_margin hyphen widow_line',
    ),
    events: [
      '{a_one} was set a little too far to the left on a poster in {town}, and everybody read it as {name}',
      '{a_one} slipped between two letters on a shop sign, pushed, and what is left reads {name}',
    ],
    traits: [
      '{They} {does}, a hair too far to the right.',
      '{They} {does}, and one designer in {town} has had to lie down.',
      '{They} {does}; once you have seen it, you cannot stop.',
    ],
    conflicts: [
      {
        tells: '{They} stood between two letters on the sign of a pen shop, and the shop now has other customers.',
        closings: ['The police came to look at the spacing.', 'Business has never been better.'],
      },
      {
        tells: 'Two letters that had been married for years moved apart because of {them}.',
        closings: ['The A has kept the flat.', 'The V only leans now.'],
      },
      {
        tells: 'A designer in {town} saw {them} from a moving train, and pulled the emergency brake.',
        closings: ['The fine was badly set as well.', 'The train now stands slightly to the left.'],
      },
    ],
    closings: [
      'Everything is fi ne.',
      'The gravestone will have to be done again.',
      'Nobody noticed except those who will never sleep again.',
      'It is off by one point, and so is {relative}.',
    ],
  },
  {
    means: anyOf(
      'gout flu cough indigestion heartburn diarrhea diarrhoea common_cold man_flu sore_throat runny_nose stomach_ache itch',
    ),
    events: [
      '{a_body} went to the doctor with {topic}, and on the prescription, as far as anyone can read it, it says {name}',
      '{a_body} blamed the weather for {topic}, the weather denied it, and they settled on {name}',
      '{a_one} was caught by {official} on a draughty platform, and entered in the sick note as {name}',
    ],
    traits: [
      '{They} {does}, worst of all before rain.',
      '{They} {does}, three times a day after meals.',
      '{They} {does}; {relative} had the same, only much worse.',
    ],
    conflicts: [
      {
        tells: '{They} can tell the weather two days ahead, and has been offered a job at the airport of {town}.',
        closings: ['The left knee reads the bulletin.', '{They} took a sick day at once.'],
      },
      {
        tells: '{They} came for one weekend in {year}, unpacked, and asked where the good cushion was.',
        closings: ['The cushion has filed a complaint.', 'Visiting hours have been abolished.'],
      },
      {
        tells: '{Relative} swears that {they} goes away with {snack}, rubbed in clockwise.',
        closings: ['It did not help, but the dog is interested.', 'Anticlockwise it comes back.'],
      },
      {
        tells: 'In the waiting room in {town} {count} {crowd} compared {them} at length, and there was a winner.',
        closings: ['The cup is hard to lift.', 'Second place has asked for another opinion.'],
      },
    ],
    closings: [
      'The leaflet unfolds to the size of {town}.',
      'The doctor says rest; {they} never does.',
      'It gets better by itself, or by somebody else.',
      'Not contagious, says the doctor, from the next room.',
    ],
  },
  {
    means: anyOf(
      'monday mondays monday_morning sunday_scaries workday first_day_of_school back_to_school office_hours work deadline deadlines',
    ),
    events: [
      '{a_body} hit the snooze button on {topic}, and the alarm clock has called out {name} ever since',
      '{a_body} said “never again” to {topic}, was overheard, and got a desk with the sign {name}',
    ],
    traits: [
      '{They} {does}, before the first coffee.',
      '{They} {does}, and there is a meeting about it.',
      '{They} {does}; the weekend denies ever having met {them}.',
    ],
    conflicts: [
      ...MORE_TOLD_OF_MONDAYS,
      {
        tells: '{They} turns up once a week, unasked, with a briefcase full of wet umbrellas.',
        closings: ['Nobody has dared to change the lock.', 'By lunch it feels like a month.'],
      },
      {
        tells: '{They} drank all the coffee in {town} at {time}, and left one drop, so as not to be the one who refills.',
        closings: ['The drop has been promoted.', 'There is a meeting about the drop.'],
      },
      {
        tells: '{Count} {crowd} signed a petition to move {them} to the weekend, and the weekend has fled.',
        closings: ['It was last seen in {town}, in sandals.', 'The petition is due tomorrow.'],
      },
      {
        tells: '{They} asked to be loved for once, and got {count} emails marked urgent.',
        closings: ['They were all the same email.', 'It has been put off until next week.'],
      },
    ],
    closings: [
      'Only four more days.',
      'It will be back in a week, rested.',
      'The weekend can already hear {them} on the stairs.',
      'As per my last sentence, it is far from over.',
    ],
  },
  {
    means: anyOf('spring springtime summer summertime autumn winter wintertime sunshine heatwave drizzle'),
    events: [
      '{a_body} could not wait for {topic}, set the calendar on fire, and was told to sign for it as {name}',
      '{a_body} took off one jumper too many on account of {topic}, and on the label it said {name}',
    ],
    traits: [
      '{They} {does}, as always at this time of year.',
      '{They} {does}; the almanac had hoped for something else.',
      '{They} {does}, from one equinox to the next.',
    ],
    conflicts: [
      {
        tells: '{They} came {length} too early, and stood at the gates of {town} with everything in the wrong colour.',
        closings: ['The birds had to be rung up.', 'The ice cream man cried.'],
      },
      {
        tells: '{They} has three quarters of the year off, and spends it ringing the other three to ask how it is going.',
        closings: ['They hang up in turns.', 'Autumn only rustles.'],
      },
      {
        tells: '{They} was ordered out of a catalogue by {town}, and came in one size.',
        closings: ['The hem has been let down to {weekday}.', 'Returns only in March.'],
      },
    ],
    closings: [
      'It will be over just when somebody has found the right shoes.',
      'See you next year, about the same time, with other hats.',
      'The forecast says “probably”.',
      'The wardrobe has given up and stays open.',
    ],
  },
  {
    means: anyOf('chaos anarchy madness insanity nonsense absurdity randomness entropy pandemonium havoc mayhem'),
    events: [
      '{a_body} alphabetised {topic}, got as far as a duck, and was swept out with the letters {name}',
      '{a_body} put {topic} in charge of the seating plan, and the card on the chandelier says {name}',
    ],
    traits: [
      '{They} {does}, and then the other thing, and then a goose.',
      '{They} {does}, in no particular order.',
      '{They} {does}; the plan had been a different one, or upside down.',
    ],
    conflicts: [
      {
        tells: '{They} tidied the town hall: the mayor is under M, and so is the fire.',
        closings: ['The keys are under the letter “where”.', 'It was quicker before.'],
      },
      {
        tells: '{They} conducted the brass band of {town} with a fish, and nobody played the same thing but on time.',
        closings: ['The fish took a bow.', 'The applause came first.'],
      },
      {
        tells: 'All the left shoes of {town} have gone to one address, and {they} says that this is the system.',
        closings: ['The right ones are on strike.', 'The system has a waiting list.'],
      },
    ],
    closings: [
      'Last of all comes the first sentence.',
      'Somebody is bound to clear this up, said the cat, and left by the oven.',
      'In the end it all makes seven.',
      'Order has been restored twice, in the wrong place.',
    ],
  },
  {
    means: anyOf(
      'wisdom knowledge intelligence philosophy logic curiosity creativity imagination inspiration idea science physics grammar',
    ),
    events: [
      '{a_body} had {topic} explained by a lamp, understood it at {time}, and shouted “{name}!” in the bath',
      '{a_body} looked up {topic} in {count} books, and the last page of the last one just says {name}',
    ],
    traits: [
      '{They} {does}, and can prove it on the back of an envelope.',
      '{They} {does}, after long thought and a short nap.',
      '{They} {does}; it follows from page one.',
    ],
    conflicts: [
      {
        tells: '{They} came to {official} in the shower, and left by the drain before there was a pencil.',
        closings: ['It had something to do with wheels.', 'The drain has applied for a patent.'],
      },
      {
        tells: '{They} was asked one simple question in {town}, and answered with {count} better ones.',
        closings: ['The quizmaster has gone into the woods.', 'There was a prize for the third.'],
      },
      {
        tells: '{They} proved on a blackboard that {rival} does not exist, and {rival} wiped it off.',
        closings: ['The proof was correct.', 'Both are now marked with a question mark.'],
      },
    ],
    closings: [
      'Everything else follows, and is left to the reader as an exercise.',
      'The answer is at the back, upside down.',
      'The more you know of {them}, the longer the footnote.',
      'It was obvious, says {relative}, to the lamp.',
    ],
  },
  {
    means: anyOf('fame success power ambition glory victory popularity influence wealth'),
    events: [
      '{a_body} was told that {topic} would go to the head, ordered a bigger hat, and had {name} sewn into it',
      '{a_body} got {topic} overnight, by mistake, and the limousine outside is waiting for {name}',
    ],
    traits: [
      '{They} {does}, and has people for the rest.',
      '{They} {does}, on the cover.',
      '{They} {does}; the red carpet is rolled out in front and eaten behind.',
    ],
    conflicts: [
      {
        tells: '{They} lasted fifteen minutes in {town}, and {they} has been asking for the sixteenth since {year}.',
        closings: ['The clock has an agent.', 'It went to {rival}.'],
      },
      {
        tells: '{They} went to the head of {official}, and had to turn back at the hat.',
        closings: ['The hat is signing autographs.', 'There was a view from the brim.'],
      },
      {
        tells: 'Ladders are put up all over {town} to reach {them}, and {they} sits at the bottom, holding one.',
        closings: ['Nobody looks down.', 'The top rung is to let.'],
      },
    ],
    closings: [
      'There is always room at the top, and it is draughty.',
      'The autograph can be read from space, but not spelled.',
      'Behind {them} stands {relative}, with the bags.',
      'The crown comes in one size, and it is too big.',
    ],
  },
  {
    means: anyOf(
      'void nothingness emptiness existence existential_dread existentialism nihilism consciousness reality meaning_of_life',
    ),
    events: [
      '{a_body} stared into {topic} for {length}, and it stared back and said {name}',
      '{a_body} rang the doorbell of {topic}, nobody was in, and the echo introduced itself as {name}',
    ],
    traits: [
      '{They} {does}, and why not, and why at all.',
      '{They} {does}, which means nothing, and that is the beauty of it.',
      '{They} {does}; the universe did not ask.',
    ],
    conflicts: [
      {
        tells: '{They} comes up around {time}, between the fridge and the sink, and asks what all this is for.',
        closings: ['The fridge hums something, and that helps.', 'It is for the dishes.'],
      },
      {
        tells: '{Count} {crowd} looked into {them}, and one dropped his glasses.',
        closings: ['They are still falling.', 'They came back cleaned.'],
      },
      {
        tells: '{They} was put up for sale in {town}: unfurnished, no neighbours, very high ceilings.',
        closings: ['There is a waiting list.', 'The estate agent has not come out.'],
      },
    ],
    closings: [
      'There is no answer, but there is {snack}.',
      'Nothing matters, and it is on offer until {weekday}.',
      'In the long run it all comes to dust, and {they} owns the broom.',
      'Mind the gap.',
    ],
  },
];
