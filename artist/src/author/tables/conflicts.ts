/**
 * A rivalry, a habit, a weakness or a quarrel with an office, each with the closing lines that only it can have.
 * Slots keep their value, so `{rival}` in a closing is the rival of the story.
 */
export interface Conflict {
  readonly tells: string;
  readonly closings: readonly string[];
}

export const CONFLICTS: readonly Conflict[] = [
  {
    tells: '{Their} sworn enemy is {rival}, ever since they were seated together at {occasion}.',
    closings: [
      '{Rival} has asked for a different table.',
      'The seating plan is now kept in a safe in {town}.',
      'They still exchange cards at New Year, unsigned.',
    ],
  },
  {
    tells: 'Only {rival} stands between {them} and the crown of {town}, and {rival} has a better lawyer.',
    closings: [
      'The lawyer is {another_theme}.',
      'They settled out of court, for {snack}.',
      'The case continues on {day}, weather permitting.',
    ],
  },
  {
    tells: 'In {year} {they} challenged {rival} to a duel with {snack}, and both sides claim victory.',
    closings: ['The stains are under monument protection.', 'The {snack} never recovered.', 'The rematch is sold out.'],
  },
  {
    tells: '{Rival} stole {their} parking space in {year}, and neither has driven anywhere since.',
    closings: [
      'Both meters have expired.',
      'The space has been listed as a ruin.',
      'A tree is growing there now, and it has picked a side.',
    ],
  },
  {
    tells: 'Every {weekday} {they} races {rival} around {place}, and every {weekday} {official} wins.',
    closings: [
      '{Official} was only looking for the exit.',
      'The trophy is {thing}.',
      'Nobody has explained the rules to any of them.',
    ],
  },
  {
    tells: '{Their} great weakness is {fear}: one look, and {they} has to lie down for {length}.',
    closings: [
      '{Rival} has just ordered {count} of them.',
      'The carpet is very comfortable.',
      'Please tidy up before {they} gets here.',
    ],
  },
  {
    tells: '{They} fears nothing in this world except {fear}, and {town} is full of them.',
    closings: [
      '{They} moves to the countryside on {weekday}.',
      'The town has refused to comment on its {fear}.',
      '{They} has started wearing a blindfold, and traffic has improved.',
    ],
  },
  {
    tells: '{Their} hobby is {hobby}, and {they} has never once been asked to stop politely.',
    closings: [
      'On {weekday} someone finally asked politely, and {they} wept.',
      'Volunteers are welcome; nobody has come.',
      'There is a waiting list now.',
    ],
  },
  {
    tells: '{They} relaxes by {hobby}, which {official} has tried to ban with {form}.',
    closings: [
      '{Form} is now a rare collector’s item.',
      'The ban is itself a popular hobby.',
      '{Official} has taken it up as well, in secret.',
    ],
  },
  {
    tells: '{They} works nights as {job}, and so far every shift has ended in a standing ovation.',
    closings: [
      'The pay is still {money}.',
      'The day shift is not speaking to {them}.',
      'Nobody has ever applied for the post again.',
    ],
  },
  {
    tells: 'Employed as {job} for {length}, {they} was promoted until nobody could find the office.',
    closings: [
      '{They} found it last {weekday}; it was locked.',
      'The business cards are still wet.',
      'The pension is paid in {money}.',
    ],
  },
  {
    tells: '{Office} demands {form}, and {they} has eaten it {count} times.',
    closings: ['It is better with lemon.', 'The copies taste worse.', '{Office} now prints it on rice paper.'],
  },
  {
    tells: 'In the files of {office} {they} is listed as a building, and has to be repainted every {count} years.',
    closings: [
      'This year it will be {colour}.',
      'The scaffolding arrives on {weekday}.',
      'There are two flats free on the second floor.',
    ],
  },
  {
    tells: '{Office} once fined {them} for {offence}, and {they} framed the ticket.',
    closings: [
      'The frame was stolen; {they} is the suspect.',
      'It hangs in {town}, next to the other {count}.',
      'The second offence is free.',
    ],
  },
  {
    tells: 'Wanted in {town} for {offence}, {they} hides by standing very still among {crowd}.',
    closings: [
      'The {crowd} have elected {them} treasurer.',
      'The reward is {count} bus tokens and a handshake.',
      'The police photo is actually quite flattering.',
    ],
  },
  {
    tells: '{They} eats nothing but {snack}, and only when {official} is watching.',
    closings: [
      '{Official} has asked to be reassigned.',
      'The {snack} would like it to stop.',
      'Both of them have gained weight.',
    ],
  },
  {
    tells: 'A single portion of {snack} turns {them} into a completely different animal, usually a worse one.',
    closings: ['Lunch is at {time}.', 'The canteen has been warned.', 'It is the specials board that decides our fate.'],
  },
  {
    tells: '{They} saves {snack} for bad times and sleeps on the pile.',
    closings: [
      'Times have been good, and it is starting to smell.',
      'The pile is visible from {town}.',
      'Dragons have sent a letter of complaint.',
    ],
  },
  {
    tells: 'When excited, {they} shouts “{exclaim}” and every window in {town} opens.',
    closings: [
      'Then somebody throws {snack}.',
      'The town has ordered curtains.',
      'It means nothing in any language; we have checked.',
    ],
  },
  {
    tells: 'Three times a day {they} cries “{exclaim}”, and {count} {crowd} put down whatever they were carrying.',
    closings: [
      'The pianos are a loss.',
      'They pick it up again when nobody is looking.',
      'It is still the best-organised part of {town}.',
    ],
  },
  {
    tells: '{They} ran for mayor of {town} on a promise of free {snack}, and lost to {rival} by one vote.',
    closings: [
      'The vote was {their} own.',
      '{Rival} has kept the promise, which makes it worse.',
      'There will be a recount as soon as someone can count.',
    ],
  },
  {
    tells: 'In {year} {they} won {prize}, and has mentioned it in every conversation since.',
    closings: ['This includes this one.', 'The jury has changed its phone number.', 'It was a very small field.'],
  },
  {
    tells: '{They} has been training for {occasion} since {year} without knowing the date.',
    closings: ['It was on {weekday}.', 'It has been cancelled, but nobody dares.', 'The form is excellent; the calendar is not.'],
  },
  {
    tells: '{They} owes {rival} {count} euros and has faked {their} own departure {count.2} times.',
    closings: [
      'The farewell cards are beautiful by now.',
      '{Rival} came to every party.',
      'With interest it is now a small yacht.',
    ],
  },
  {
    tells: 'Twice a week {they} gets lost inside {place}, and twice a week {they} is given a job there.',
    closings: [
      'The staff canteen does a decent {snack}.',
      '{They} has {count} badges and no idea.',
      'The pension will be complicated.',
    ],
  },
  {
    tells: '{They} cannot pass {place} without proposing marriage to someone.',
    closings: [
      'The wedding is on {weekday}; bring {snack}.',
      'So far {count} people have said “maybe”.',
      '{Rival} said yes, and now it is awkward.',
    ],
  },
  {
    tells: '{They} is allergic to {snack}, which would be fine if {they} were not made of {snack}.',
    closings: ['The itching is considerable.', 'The doctor has asked for seconds.', 'Some days are crumblier than others.'],
  },
  {
    tells: 'Every full moon {they} turns into an ordinary {citizen} and has to catch up on emails.',
    closings: [
      'There are {count} unread.',
      'All of them are from {rival}.',
      '{They} always signs off with “kind regards”, and that is the horror of it.',
    ],
  },
  {
    tells: '{They} collects {things}, and the collection has started to collect {them}.',
    closings: [
      'Opening hours are {time} to {time.2}.',
      'Admission is free; leaving is not.',
      'It is now the third-largest museum in {town}.',
    ],
  },
  {
    tells: 'Somebody gave {them} {thing}, and {they} has been awaiting further instructions ever since.',
    closings: ['There are none.', 'The instructions went to {rival}.', 'It is a very patient form of madness.'],
  },
  {
    tells: '{They} never leaves home without {thing}, in case {official} asks.',
    closings: [
      '{Official} has never asked.',
      'Last {weekday}, {official} asked, and it was the wrong colour.',
      'It is, for the record, a different one every time.',
    ],
  },
  {
    tells: 'With {thing} and a great deal of shouting {they} once held up {occasion} for {length}.',
    closings: [
      'The demands were unclear, but they have been met.',
      'Everyone agreed it was the best part.',
      'They released the {crowd} first, and then the balloons.',
    ],
  },
  {
    tells: '{They} took an oath never to return to {town}, forgot it, and is now on the city council.',
    closings: [
      'The oath is item {count} on the agenda.',
      '{They} votes against everything, including {themself}.',
      'Turnout was excellent.',
    ],
  },
  {
    tells: '{They} dreams of opening a restaurant for {crowd}, but they never order dessert.',
    closings: [
      'There are {count} tiramisus in the fridge.',
      'The reviews mention the lighting.',
      'Opening night was also closing night, to save on {cost}.',
    ],
  },
  {
    tells: 'A prophecy from {town} says {they} will one day save {count} {crowd} from {mishap}.',
    closings: [
      'They have been told to stay close.',
      'Until then {they} is on standby pay.',
      'The prophecy is sponsored by {snack}.',
    ],
  },
  {
    tells: '{They} speaks {count} languages, all of them only about {snack}.',
    closings: [
      'It is enough for a career in diplomacy.',
      'The silence at breakfast is magnificent.',
      'In Finnish it sounds almost romantic.',
    ],
  },
  {
    tells: '{They} is banned from {place} for life, and goes there every {weekday} to read the sign.',
    closings: ['It is spelled wrong.', 'The sign has become a friend.', '{They} wrote it {themself}, giddy with lemonade.'],
  },
  {
    tells: 'To fall asleep {they} has to be told about {occasion} in a calm voice.',
    closings: [
      'The only calm voice in {town} belongs to {rival}.',
      'The recording is available for {count} euros.',
      '{Official} does it, and has never felt so useful.',
    ],
  },
  {
    tells: '{They} once tried to retire, but {count} {crowd} pushed {them} back uphill.',
    closings: [
      'The hill has been named after them.',
      'It was a very short retirement: there is one photo, blurred.',
      'The cake was eaten anyway.',
    ],
  },
  {
    tells: '{Official} follows {them} everywhere with {thing}, for reasons sealed by {office}.',
    closings: [
      'The seal is made of cheese.',
      'They have grown quite fond of each other.',
      '{Official} retires on {weekday}; training of the successor has begun.',
    ],
  },
  {
    tells: '{They} can be paid in {money}, threatened with {fear} and calmed with {snack}.',
    closings: ['In that order, please.', 'It says so on the box.', 'Nobody has dared to try all three at once.'],
  },
  {
    tells: '{Rival} claims to be {their} long-lost twin, and the only evidence is a shared love of {hobby}.',
    closings: [
      'The blood test came back “perhaps”.',
      'They have {count} birthdays between them.',
      'Mother is keeping out of it.',
    ],
  },
  {
    tells: '{They} accidentally invented {hobby}, and now {count} {crowd} write to {them} every week for advice.',
    closings: [
      'The advice is always “{exclaim}”.',
      'The answers come from {rival}, who does it better.',
      'It may be an Olympic sport by {weekday}.',
    ],
  },
  {
    tells: 'Any lift {they} enters goes to {town}.',
    closings: ['The stairs go there too, but slower.', 'Nobody presses the buttons any more.', '{Official} uses it to commute.'],
  },
  {
    tells: 'Where {they} has walked, no {citizen} will ever hum again.',
    closings: [
      'The village band has switched to tapping.',
      'It is quite restful, actually.',
      'Humming licences are available from {office}.',
    ],
  },
  {
    tells: 'Last year {they} was mistaken for {rival} and received a medal, a speech and a bill for {count} dinners.',
    closings: [
      'The medal turned out to be chocolate.',
      'The speech was moving; the bill more so.',
      '{Rival} wants the leftovers.',
    ],
  },
  {
    tells: '{They} was sent to {town} to find {themself} and came back with {rival}.',
    closings: ['It was a group discount.', 'They share a toothbrush and a grudge.', 'The search continues, but with snacks.'],
  },
  {
    tells: '{They} keeps a diary, and every single page says “{exclaim}”.',
    closings: ['Page {count} says it twice.', 'The film rights have gone for {money}.', 'The sequel is darker.'],
  },
  {
    tells: 'Whoever finds {them} is asked to call {office} and hum until someone comes.',
    closings: ['No one ever comes.', 'You are caller number {count}.', 'The hold music is also {them}.'],
  },
  {
    tells: '{They} is in love with {rival}, but expresses it through {hobby}.',
    closings: [
      '{They} has been misread as a threat.',
      'They are to be married behind {place}.',
      '{Rival} would have preferred {snack}.',
    ],
  },
  {
    tells: '{They} was elected patron of {crowd} without standing, sitting or being asked.',
    closings: [
      'The term ends in {count} years.',
      'There is a small statue, facing the wrong way.',
      'Miracles on {weekday}s only.',
    ],
  },
  {
    tells: 'Once a year {they} must be wound up by {official}, clockwise, with {feeling}.',
    closings: [
      'Nobody remembers which way is clockwise.',
      'Last year it was forgotten, and nothing changed.',
      'The key is under the {bite}.',
    ],
  },
  {
    tells: '{They} writes anonymous letters to {rival} and signs them with {their} full name.',
    closings: [
      'The postman has begun to add remarks.',
      '{Rival} answers, also anonymously, on letterhead.',
      'The name does not fit on the envelope.',
    ],
  },
  {
    tells: '{They} plans to conquer {town} by {weekday}, provided {relative} gives {them} a lift.',
    closings: [
      'The lift has been moved to {time}.',
      'There is only room for {count} in the car.',
      '{Town} has already agreed, to be polite.',
    ],
  },
  {
    tells: '{Crowd} in {count} cities have sworn to avenge {them}, though {they} is perfectly fine.',
    closings: [
      'They look so happy that {they} does not say anything.',
      'Uniforms have been ordered.',
      'The oath involves {snack}.',
    ],
  },
  {
    tells: '{Their} greatest secret is {secret}, and everyone at {place} is sick of hearing it.',
    closings: ['Please act surprised.', 'There is a brochure.', '{Rival} sells the T-shirt.'],
  },
  {
    tells: 'During {occasion.2} {they} blinked once, and {official} wrote it down as {offence}.',
    closings: [
      'The appeal is being drafted by {another_theme}.',
      'The other eye has been released on bail.',
      'Sunglasses are now compulsory.',
    ],
  },
  {
    tells: 'Science keeps {them} under observation, but {they} observes back, and takes better notes.',
    closings: [
      'Science has been graded C minus.',
      'Science now eats lunch in the car.',
      'The paper appears in spring, with science as a footnote.',
    ],
  },
  {
    tells: '{They} tried to sell {place} to {crowd}, and they came back with exact change.',
    closings: [
      'The keys do not fit anything.',
      'There are {count} owners now and one sofa.',
      '{They} rents a corner of it, at a loss.',
    ],
  },
  {
    tells: '{They} sleeps {count} minutes a night, standing, next to {thing}.',
    closings: ['Do not wake {thing}.', 'The snoring comes from somewhere else.', 'The rest of the night belongs to {snack}.'],
  },
  {
    tells: 'On {weekday}s {they} sits behind {place} and sells advice, which is always “{exclaim}”.',
    closings: ['Refunds take {length}.', 'For {count} euros more, {they} says it slower.', 'Two governments have acted on it.'],
  },
  {
    tells: '{They} once held {their} breath from {time} to {time.2}, and {official} still talks about it at dinner.',
    closings: ['Dinner guests have become rare.', 'The record was broken by a cupboard.', 'Nobody had asked {them} to.'],
  },
  {
    tells: 'Every night {they} dreams of being {thing}, and every morning {they} is a little disappointed.',
    closings: ['{Thing} dreams of nothing at all.', 'The feeling passes after {snack}.', 'The therapist is {thing} too.'],
  },
  {
    tells: '{Rival} has been telling people that {they} is hollow.',
    closings: [
      'There was an echo, and that settled it.',
      'It is true, but that is what happened to the {snack}.',
      'They have since rented the space out.',
    ],
  },
  {
    tells: '{They} gave {rival} a hug in {year} that has not technically ended.',
    closings: [
      'They take turns at the shops.',
      'A priest, a plumber and {official} have all tried.',
      'It counts as one household now.',
    ],
  },
  {
    tells: '{They} is the only living thing that can say “{exclaim}” backwards, and {office} has begged {them} not to.',
    closings: ['Last time it rained {snack}.', 'The windows of {town} are on order.', '{They} practises in the bath.'],
  },
  {
    tells: 'In the local derby {they} plays against {crowd}, alone, and complains about {their} own passes.',
    closings: ['The score is {count} to “please stop”.', 'The coach is {thing}.', 'They have booed {them} into the semi-finals.'],
  },
  {
    tells: 'Twice {they} was sold on the flea market of {town}, and twice {they} came back with the money.',
    closings: [
      'The third buyer looks nervous.',
      'It is a business model, says {relative}.',
      'The flea market has moved, without telling {them}.',
    ],
  },
  {
    tells: '{They} has a black belt in {hobby} and a restraining order from a fountain.',
    closings: [
      'The fountain has started seeing {rival}.',
      'They must stay {count} metres apart, except on {weekday}s.',
      'The belt is edible.',
    ],
  },
  {
    tells: '{They} wrote a cookbook with one recipe, {snack}, and {count} chapters of threats.',
    closings: [
      'It is a classic in {town}.',
      'Chapter nine is addressed to {rival}.',
      'The recipe has a mistake in it, and everybody is afraid to say so.',
    ],
  },
  {
    tells: 'There is a button on {their} back that {official} has sworn never to press again.',
    closings: ['It plays the {town} anthem, at length.', 'It is labelled “{exclaim}”.', '{Rival} has a very long finger.'],
  },
  {
    tells: 'Since {year} {they} has been waiting for a bus that {rival} drives.',
    closings: ['It came once, waving.', 'The timetable says “perhaps”.', 'The shelter has been extended to {count} rooms.'],
  },
  {
    tells: '{They} is paid by {official} to walk past {place} looking disappointed.',
    closings: ['Business has never been better.', 'On {weekday}s {they} does it for free.', 'It started as a joke, in {year}.'],
  },
  {
    tells: 'A single tear from {them} cures hiccups, but to get one you have to mention {fear}.',
    closings: [
      'The pharmacies of {town} mention little else.',
      'It also removes stains.',
      '{Official} has hiccupped since {year}, out of decency.',
    ],
  },
  {
    tells: '{They} keeps {crowd} in good spirits by falling off something every day at {time}.',
    closings: ['Yesterday it was {place}.', 'Membership costs {count} euros a month.', 'They hold up numbers now.'],
  },
  {
    tells: 'Whenever {they} yawns, {rival} gets parcels addressed to {office}.',
    closings: ['They all contain {snack}.', 'Science prefers not to know.', 'The signature is excellent, though.'],
  },
  {
    tells: '{Office} hired {them} as {job} by mistake and is too embarrassed to say so.',
    closings: [
      'The farewell speech has been ready since {year}.',
      '{They} is employee of the month again.',
      'There have been fewer complaints, and fewer {crowd}.',
    ],
  },
  {
    tells: '{They} bought {place} for one euro and {count} promises.',
    closings: [
      'The euro was counterfeit.',
      'So far {they} has kept the one about {snack}.',
      'It was still too much, says {rival}.',
    ],
  },
];
