/**
 * What follows from a clause of a wish of which no class knows more: `{vping}` is what somebody does ("waving at his mum")
 * or once did ("having survived three roommates"), `{obj}` what they have or are full of, `{where}` where they are and
 * `{when}` when. No verb after `{obj}` shows whether it is one or several.
 */

import type { Conflict } from './conflicts.ts';
import { MORE_OF_PLACES, MORE_OF_TIMES } from './more-of-times-and-places.ts';
import { told } from './noun-class.ts';

/** What somebody does again and again. */
export const KEPT_DEEDS: readonly Conflict[] = [
  told(
    'A neighbour tried {vping} as well, for a weekend, and has not come out of the shed.',
    'There is a light on in it.',
    'Soup is passed in through the window.',
  ),
  told(
    'An evening class in {vping} was full within an hour, and {they} is not allowed to teach it.',
    '{They} sits in the back row, and coughs.',
    'The teacher has only read about it.',
  ),
  told(
    'The rule book had nothing against {vping}, and now it has a page, with a drawing.',
    'It is a good likeness, apart from the ears.',
    '{They} has asked for a print.',
  ),
  told(
    'The doctor asked since when, was told about {vping}, and drew up a second chair.',
    'Nobody has come out yet.',
    'The chair was for the doctor’s feet.',
  ),
  told(
    'The tax office would like to know whether {vping} is work or pleasure, and so would {they}.',
    'It was put down as farming.',
    'A man came to watch, and could not say either.',
  ),
  told(
    'On the first date {they} began with {vping}, to have it over with, and was asked for more.',
    'There is a second date, with tickets.',
    'The waiter has seen worse.',
  ),
  told(
    'An expert flew in to say that {vping} cannot be done, and was asked to hold something for a moment.',
    'He is still holding it.',
    'The return flight has left.',
  ),
  told(
    'The first lesson in {vping} is free, and so far nobody has needed a second.',
    'The ambulance gives a discount.',
    'One pupil has gone into flowers.',
  ),
  told(
    'The insurance covers hail, theft and frost, and has a man on the telephone about {vping}.',
    'He was asked to describe it slowly.',
    'The hail was not mentioned again.',
  ),
  told(
    'There is a sign in the street now with {vping} crossed out in red.',
    'The artist took nine weeks over it.',
    'Tourists have themselves photographed in front of it.',
  ),
  told(
    'A thesis on {vping} was handed in last spring, by a student with a folding stool and no social life.',
    'It got top marks, and a plaster.',
    'The stool has been left to science.',
  ),
  told(
    '“Is it hard?” a child asked about {vping}, and {they} said that the shoes are the main thing.',
    'The child has put in for the shoes.',
    'It is the socks, really.',
  ),
  told(
    'The rest of the family is at the beach, but {vping} does not do itself, says {they}.',
    'They send a photograph of the sea.',
    'A chair is kept free at the beach, for the towel.',
  ),
  told(
    'In the diary it says, from two to four: {vping}, then tea, then a bit more of it.',
    'The tea went cold in spring.',
    'At half past four there is a lie-down.',
  ),
  told(
    'The Olympic committee was written to about {vping}, and has asked whether there is a ball.',
    'A ball has been bought, to be safe.',
    'Training has begun, against a wall.',
  ),
  told(
    'The weather report now ends with the outlook for {vping}: good, with a little doubt towards evening.',
    'It was wrong on Thursday.',
    'Farmers have begun to go by it.',
  ),
  told(
    'At the class reunion there were three surgeons and a judge, and all anybody asked about was {vping}.',
    'The judge took notes.',
    'One of the surgeons cried a little.',
  ),
  told(
    '“Four stars for {vping},” a stranger wrote, “and one off for the parking.”',
    'The parking has been seen to.',
    'Underneath, somebody has written “I was the car”.',
  ),
  told(
    'The village set its clocks by {vping}, and was an hour late for Christmas.',
    'The goose was glad of it.',
    'The church has ordered a second bell.',
  ),
  told(
    'A day off from {vping} was granted, and {they} spent it watching somebody else do it wrong.',
    'It took all day not to say anything.',
    'Towards evening a finger was raised.',
  ),
  told(
    'The company was asked for volunteers for {vping}, and the lift has never been so full.',
    'They got out on nine, by the roof.',
    'The coffee machine had an alibi.',
  ),
  told(
    'There was a quiet half-hour on the train, and then somebody asked {them} about {vping}.',
    'They missed Bologna.',
    'Two carriages down, a man pulled the brake.',
  ),
  told(
    '{Their} mother tells people that it is engineering; it is {vping}.',
    'There is a photograph of a bridge on the sideboard.',
    'An aunt knows, and is paid in cake.',
  ),
  told(
    'The lottery would not change a thing, {they} says: it would still be {vping}, but with a better chair.',
    'The chair has been picked out.',
    'One number was right, and it was the date.',
  ),
  told(
    'Somebody put up a bench opposite for all who want to watch {them} {vping}.',
    'It has been booked until the autumn.',
    'A man sells cushions.',
  ),
  told(
    'A union was founded for all who are known for {vping}, and {they} was elected, by one vote.',
    'The strike went on until lunch.',
    'The minutes are very short, and proud.',
  ),
  told(
    '{They} tried to give up {vping} for a bet, and it was the longest nine minutes of the year.',
    'The bet was with the mirror.',
    'The tenth was not counted.',
  ),
  told(
    'A patent was taken out on {vping}, and {they} has to pay {themself} a penny each time.',
    'The pennies are in a jar.',
    'In August there was a reminder.',
  ),
];

/** What somebody did once. */
export const KEPT_PASTS: readonly Conflict[] = [
  told('The medal for {vping} is real; the ribbon used to be a curtain.', 'The window has been told.', 'It is worn in the bath.'),
  told(
    'A support group for {vping} meets on Tuesdays, and so far it is {them} and the biscuits.',
    'The biscuits have opened up.',
    'Next week it is somebody else’s turn to put out the chairs.',
  ),
  told(
    'The book about {vping} is in its third printing, with the neighbours in it under false names.',
    'They have all picked the same one.',
    'The film has a horse in it.',
  ),
  told(
    'For {vping} there was a round of drinks, a card, and a letter from a lawyer.',
    'The lawyer had signed the card too.',
    'The card plays a tune.',
  ),
  told(
    'A reporter came about {vping}, and got the long version, with a chair as everybody else.',
    'The chair was very good in the middle part.',
    'The tape ran out at noon.',
  ),
  told(
    'Looking back on {vping}, {they} would only do the shoes differently.',
    'The shoes see it in another light.',
    'They were the blue ones.',
  ),
  told(
    'The town put up a bench for {vping}, and {they} is the only one who may lie down on it.',
    'It is under the chestnut, which drops things.',
    'A dog has been granted the other end.',
  ),
  told(
    'On the CV it comes before the school and after the name: {vping}.',
    'There were no further questions.',
    'Under “hobbies” it says “see above”.',
  ),
  told(
    'A guided tour stops at the spot and lowers its voice, on account of {vping}.',
    'There is a rope round it, and a gift shop.',
    'A lady from Leeds left a flower.',
  ),
  told(
    'Not everybody comes back from {vping} as they were, and {they} has a new hat.',
    'Nothing has been asked about the hat.',
    'The old one is at the bottom of a lake.',
  ),
  told(
    '{They} was warned about {vping}, and has had the warning framed.',
    'It hangs slightly to the left.',
    'The last line was cut off by the frame.',
  ),
  told(
    'The grandchildren hear about {vping} every Sunday, and each time there is one more bear in it.',
    'There are eleven by now.',
    'The bears have asked to see the script.',
  ),
  told(
    'The police asked one question about {vping}, and it was “how?”',
    'They have come back with a drawing board.',
    'The sergeant has tried it since.',
  ),
];

/** What somebody has, be it a lollipop or hay fever. */
export const KEPT_THINGS: readonly Conflict[] = [
  told(
    'There was a choice between {obj} and a company car, and {they} has never looked back.',
    'The car would have had mirrors for it.',
    'The boss took the bus that day.',
  ),
  told(
    'It was the bedroom or {obj}, and {they} sleeps in the hall.',
    'The coats have made room.',
    'The post lands on the pillow.',
  ),
  told(
    'The will is one page long: the house goes to a cousin, and {obj} to science.',
    'Science has asked for the house.',
    'The cousin is relieved.',
  ),
  told(
    'The first date went well up to the cheese, when {they} could no longer keep quiet about {obj}.',
    'The cheese was eaten standing.',
    'They are married now, all three.',
  ),
  told(
    'An aunt asked where {they} had got {obj}, and {they} pretended to look for the receipt.',
    'The aunt has begun to help look.',
    'There is a shop, but one has to know somebody.',
  ),
  told(
    'The tailor, the dentist and the bus driver each had one question, and it was about {obj}.',
    'The dentist asked it twice.',
    'The bus left without the answer.',
  ),
  told(
    'The biography begins with {obj}, and needs nineteen chapters to get back to it.',
    'Chapter four is a recipe.',
    'It is missing from the index.',
  ),
  told(
    'Once {they} went out without {obj}, and was greeted by nobody, not even the dog.',
    'The dog has apologised.',
    'At home it was the key that would not know anybody.',
  ),
  told(
    'The village is proud of two things, its bridge and {obj}, and the bridge is closed.',
    'They meet on the far bank on Sundays.',
    'A coach comes on Thursdays.',
  ),
  told(
    'The last question at the quiz was about {obj}, and {they} asked for another question.',
    'It was the capital of Peru.',
    'The pub has been very quiet since.',
  ),
  told(
    '“Anything else?” asked the customs man, after {obj}, and then he put on his coat.',
    'His wife was told nothing.',
    'The lane has not been opened again.',
  ),
  told(
    'Of the three wishes two went on {obj}, and the third was for a bit of advice.',
    'It was good advice.',
    'The fairy has changed her number.',
  ),
  told(
    'The family has crossed itself off the list of guests for everything that has to do with {obj}.',
    'They send a cake, by post.',
    'An uncle came anyway, in goggles.',
  ),
  told(
    '{They} was asked to say a few words about {obj}, and it got dark.',
    'The chairs were stacked around the speech.',
    'There were slides.',
  ),
];

/** What one can take along. */
export const KEPT_HELD: readonly Conflict[] = [
  told(
    'A thief took everything else, looked at {obj}, and left a note that said “sorry”.',
    'He has put a biscuit with it.',
    'On the back there was a number to call.',
  ),
  told(
    'At the airport {they} put {obj} into the tray, and all four lanes came over to look.',
    'A man in gloves asked to hold it up.',
    'The plane waited, for once.',
  ),
  told(
    'People ask what {they} would save from a fire, look at {obj}, and ask something else.',
    'The fire brigade has it in writing.',
    'The cat has asked as well.',
  ),
  told(
    'Somebody offered to hold {obj} for a moment, and that was the end of a long friendship.',
    'The moment was in March.',
    'They see each other in court, and wave.',
  ),
  told(
    'A full fare for {them} and half a fare for {obj}, said the conductor, after a long look.',
    'They had to sit in different carriages.',
    'The ticket for two would have been dearer.',
  ),
  told(
    'The passport photograph shows {obj}, and a bit of {them} at the edge.',
    'At borders it is always recognised.',
    'It was the best one of four.',
  ),
  told(
    'The cloakroom lady hung up {obj} on a hook of its own, and has not left its side.',
    'The opera had no sopranos after that.',
    'She was asked for a tip, and gave one.',
  ),
];

/** What somebody or something is full of. */
export const KEPT_FILLINGS: readonly Conflict[] = [
  told(
    'It was opened once for a look, and three men and a song were needed to shut it again over {obj}.',
    'The song had nine verses.',
    'One of the men is missing a cuff.',
  ),
  told(
    'Customs wanted to count {obj}, and the officer has been brought a blanket and a lamp.',
    'He is at four hundred, or was.',
    'His wife comes at noon with a sandwich.',
  ),
  told(
    'There is room for one thing more, if it is thin and gets on with {obj}.',
    'A letter was tried, and a letter was sent back.',
    'A breadstick has put its name down.',
  ),
  told(
    'Somebody asked what was inside, laughed at the answer, and was shown {obj}.',
    'He has not laughed since, not even at the dog.',
    'It was shut again, and they spoke of the weather.',
  ),
  told(
    'A museum would like to have {them}, but without {obj}, and {they} has hung up.',
    'They have rung again, with a lorry.',
    'The museum next door would take both.',
  ),
  told(
    'The plan was to get rid of {obj} in spring, and it did not say which spring.',
    'It is spring again, by the look of it.',
    'The plan has gone in there too.',
  ),
  told(
    'If {obj} were money, {they} would own the bank, and both of the lions at the door.',
    'There was talk of a savings book.',
    'The lions have been asked to stay on.',
  ),
  told(
    'In every bend one can hear {obj} move over to the other side and think.',
    'They take the straight road, by way of Austria.',
    'Something squeaked, and was hushed.',
  ),
  told('A mouse moved in on account of {obj}, and sends invitations.', 'It is evening dress.', 'The cat has replied.'),
  told(
    'When it is quiet at night, {obj} can be heard settling, with a sigh.',
    'The sigh is a bit much.',
    'Downstairs they turn up the radio.',
  ),
  told(
    'An inspector came about {obj}, put an arm in up to the shoulder, and looked surprised.',
    'The arm came out with somebody’s watch.',
    'He has asked for longer arms.',
  ),
  told(
    'At the fair one may guess how much there is of {obj}; the prize is to take it all home.',
    'So far everybody has guessed very badly, on purpose.',
    'It has been won once, and brought back.',
  ),
];

/** Where somebody is. */
export const KEPT_PLACES: readonly Conflict[] = [
  ...MORE_OF_PLACES,
  told(
    'It was meant to be for an afternoon, and by now {they} has a favourite corner {where}.',
    'There is a doily in it.',
    'The corner has been left alone since.',
  ),
  told(
    'The search party had looked everywhere but {where}, and then it stayed for a bit.',
    'Somebody had brought a guitar.',
    'A second one has been sent.',
  ),
  told(
    'Somebody asked whether the place {where} was free, and {they} moved over by an inch.',
    'The inch has been measured again.',
    'It was the beginning of a great friendship, or a cramp.',
  ),
  told(
    '“Is it always like this {where}?” asked a tourist, and {they} asked what he meant.',
    'He waved an arm, and lost the hat.',
    'He lives there now.',
  ),
  told(
    'The line is good {where}, {they} shouts into the telephone, and it was a wrong number.',
    'They have been talking since ten.',
    'The wrong number is coming for Easter.',
  ),
  told(
    'Breakfast {where} is at eight; whoever comes at nine gets what is left, and that is a spoon.',
    'The egg was gone by five past.',
    'The spoon is quite good.',
  ),
  told(
    'The doctor ordered a change of air, and “{where}” was what {they} heard.',
    'The doctor had meant Davos.',
    'The cough is better, or further away.',
  ),
  told(
    'No photograph shows {them} anywhere but {where}, and that goes for the passport.',
    'At the border they looked for the join.',
    'The baby pictures are a mystery.',
  ),
  told(
    'A leaflet was printed about life {where}, and {they} is on the cover, slightly blurred.',
    'Page two is a coupon.',
    'Three families have booked.',
  ),
  told(
    'Halfway through the winter {they} put up a shelf {where}, and it has never been spoken of.',
    'There is one cup on it, for visitors.',
    'It is not straight, and that is not spoken of either.',
  ),
  told(
    'The rent {where} is paid in biscuits, on the first, and nobody can say to whom.',
    'They are always gone by the second.',
    'In May it went up to shortbread.',
  ),
  told(
    'A letter reached {them} that was addressed only with “{where}, second from the left”.',
    'It was the gas bill.',
    'The first from the left had opened it.',
  ),
  told(
    'One more hour {where}, {they} tells everybody at home, and orders curtains.',
    'They were to be yellow, and came in mustard.',
    'At home the bed has been let.',
  ),
];

/** When it happens. */
export const KEPT_TIMES: readonly Conflict[] = [
  ...MORE_OF_TIMES,
  told(
    'Nothing that happens {when} counts, says {they}, and has had a paper drawn up.',
    'The notary could not come, as it was then.',
    'It was witnessed by a duck.',
  ),
  told(
    'Otherwise {they} is the picture of calm; it is only {when} that somebody should hold the vase.',
    'It is the third vase.',
    'The picture of calm has been taken down as well.',
  ),
  told(
    'The neighbours know what is coming {when}, and go to see an aunt.',
    'The aunt has begun to know as well.',
    'They have no aunt; it is a bench.',
  ),
  told(
    'A good watch was bought, and it only goes {when}.',
    'The shop says that this is a feature.',
    'It was a present from the neighbours.',
  ),
  told(
    'Another time was suggested, {they} looked at the man for a while, and it was left {when}.',
    'He has moved, to another time.',
    'The look is still talked about.',
  ),
  told(
    'The best ideas come {when}, nine at once, and by morning there is one left, about soup.',
    'It is not a bad idea.',
    'The soup was made, and had no idea.',
  ),
  told(
    'The insurance has read its own small print, and it covers everything, but never {when}.',
    'The rest of the time nothing happens.',
    'They were sorry, and sent a calendar.',
  ),
  told(
    'Whoever wants to see {them} at {their} best should come {when}, and bring a towel.',
    'It need not be a good towel.',
    'People who came at noon saw a closed door.',
  ),
  told(
    'The door has a sign, “back soon”, and it is turned round only {when}.',
    'The other side says “too late”.',
    'Soon was in April.',
  ),
  told(
    'A child asked why it always has to be {when}, and {they} is still thinking about it.',
    'The child is a lawyer now.',
    'It was a good question, and was sent to bed.',
  ),
  told(
    'Experts have looked at what is different {when}, and found a draught and a smell of toast.',
    'The toast could not be explained.',
    'One of them has gone back for the toast.',
  ),
  told(
    'Half of the street is set to “silent” {when}, and the other half brings a chair.',
    'There is a stall with nuts.',
    'It is the silent half that complains.',
  ),
];
