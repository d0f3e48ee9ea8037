/** What is owed, stamped, handed in or knocked off from: taxes, customs, a visa, a debt, a promotion, homework, the end of a shift. */
import { MORE_TAX_RETURNS } from './more-of-habits.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_BILLS_AND_PAPERS: readonly NounClass[] = [
  {
    nouns: list(
      'taxes taxinspector taxreturn taxrefund taxcollector taxauditor taxinspection taxaudit taxoffice taxation taxform taxevasion taxdeclaration irs vat',
    ),
    events: [
      '{a_body} had all the receipts for {topic} in one shoebox, opened it in a draught, and is the only one who could not deduct {name}',
      '{a_body} rang up about {topic}, was put through to Mr Brenner, who has been on holiday since March, and was asked to leave the name {name}',
      '{a_body} asked for one more month for {topic}, was given eleven minutes, and ran up the stairs as {name}',
      '{a_body} filled in {topic} in pencil, in case it was not meant like that, and a rubber came back, made out to {name}',
      '{a_body} put “a little bit of everything” on {topic}, and fills one whole shelf in the cellar, under {name}',
      '{a_one} put down the dog as an office chair, was visited on a Tuesday, and the dog held still until somebody sat on {name}',
      '{a_one} found four cents too many from the spring of 1997, rang a doorbell at dinner to give them back, and was thanked as {name}',
    ],
    conflicts: [
      told(
        'A dinner for two was entered as a conference, and both speakers had the duck.',
        'There were minutes, on a napkin.',
        'The talk after the cheese cannot be deducted.',
      ),
      told(
        'Nobody was at home, says the man behind the curtain, and his shoes agree.',
        'They are last year’s, and written off.',
        'The budgie gave him up for a seed.',
      ),
      told(
        'The swimming pool was called a fire pond, and the rubber flamingo a member of the brigade.',
        'It has the rank of a lieutenant.',
        'It was on duty at the inspection, with a drink.',
      ),
      told(
        'Line 37 asks for the amount from line 62, less what would have been in line 37.',
        'A monk has been put on it.',
        'The answer is a cow, and it has to be kept for ten years.',
      ),
      told(
        'There is a smile when a briefcase opens, and it belongs to the briefcase.',
        'It clicks twice, and the cashier sits down.',
        'Inside there is one sandwich, and it has been declared.',
      ),
    ],
    closings: [
      'The deadline is tonight, and the ballpoint knows.',
      'Nothing is certain but death and this, and the other one sends no reminders.',
      'A refund came, of eleven euros, and they are being held up to the light.',
      ...MORE_TAX_RETURNS,
      'Ask about the home office; it has a bed in it, and a very good lamp.',
      'All receipts must be kept, and so the ice cream from July is in folder C.',
    ],
  },
  {
    nouns: list(
      'layoff redundancy downsizing dismissal restructuring pinkslip severancepay unemployment severance jobcut headcount',
    ),
    events: [
      '{a_body} was called in about {topic} for a “quick chat”, saw the box of tissues on the desk, and took it home full of pens as {name}',
      '{a_body} was let go by way of {topic}, was not told where to, and the pass still opens the canteen for {name}',
      '{a_body} was called “family” at the summer party, heard of {topic} in the autumn, and has put in for the Sunday roast as {name}',
      '{a_one} came as an invitation for fifteen minutes without a subject, on a Friday, with somebody from upstairs and {name}',
    ],
    conflicts: [
      told(
        'It was nothing personal, the letter said, and began “Dear first name, surname”.',
        'It wished both of them well.',
        'Surname took it harder.',
      ),
      told(
        'Eleven years went into one cardboard box, and eight of them were mugs.',
        'The plant carried itself.',
        'The stapler had been coming of its own free will.',
      ),
      told(
        'Somebody had to stay until the end of the month to explain the coffee machine, and the month has been extended.',
        'Only one person ever knew about the tray.',
        'It is asked for by name, at night, by directors.',
      ),
      told(
        'At the farewell there was a cake, with a number on it, for the accounts.',
        'Each got a slice and a non-disclosure.',
        'It was cut by a fifth.',
      ),
      told(
        'Everybody said “let’s stay in touch”, and the one who did is the printer.',
        'It sends a test page every Monday.',
        'It is low on cyan, and has nobody to tell.',
      ),
    ],
    closings: [
      'The next chapter is exciting, says the post, with a rocket.',
      'They kept the chair on, for its experience.',
      'It is a good time to think; it is twenty past nine.',
      'The password was changed before the door was shut.',
      'The ducks in the park report a steep rise in bread and advice.',
    ],
  },
  {
    nouns: list('promotion careerladder jobtitle corneroffice fasttrack careerist glassceiling'),
    events: [
      '{a_body} was given a bigger desk at {topic}, then a bigger one, and as from today has to be reached by boat, as {name}',
      '{a_body} got a longer title at {topic} in place of the money, and the door had to be widened for {name}',
      '{a_body} went up one floor thanks to {topic}, where nobody does what it does best, and it was introduced to the carpet as {name}',
      '{a_one} was announced as “Senior”, asked senior what, and was told that this would be the first task of {name}',
    ],
    conflicts: [
      told(
        'The corner office has two windows, and out of both one can see those who have work to do.',
        'They wave, with a stapler.',
        'It is lonely in the corner, and so a plant was made vice plant.',
      ),
      told(
        'There is more responsibility, more travel and a better chair, and the chair was a loan.',
        'It goes up by itself, and so does everything else.',
        'The pay will be looked at in due course, by a telescope.',
      ),
      told(
        'Yesterday’s friends at lunch stood up when {they} came with the tray, and sat down at another table.',
        'The soup stayed loyal.',
        'It had just got to the good part.',
      ),
      told(
        'The old job still has to be done as well, as nobody knows who has it.',
        'It was given to the new one, who is the same.',
        'There is a handover on Friday, before the mirror.',
      ),
      told(
        'A parking space with a name on it came with it, and there was no car, so a pony stands there.',
        'It is the only one in on time.',
        'It has its own name on the hay.',
      ),
    ],
    closings: [
      'It is lonely at the top, and there is only the one socket.',
      'The business cards are ready, and they fold out.',
      'The ladder was passed back down with a note: mind the third rung.',
      'Everybody rises until it is too much for them, and there is still a floor to go.',
      'Mother has been told, and so has the butcher.',
    ],
  },
  {
    nouns: list(
      'customsofficer customs customsdeclaration customscontrol customsduty customsinspector nothingtodeclare contraband bordercontrol borderguard',
    ),
    events: [
      '{a_body} had nothing to declare to {topic}, but the suitcase had, it mooed, and both went on the record as {name}',
      '{a_body} walked through {topic} whistling, and the whistling was opened, weighed and held for nine days on behalf of {name}',
      '{a_one} asked “anything to declare?”, was told “my love”, looked it up in the tariff, and charged nineteen per cent on {name}',
      '{a_one} opened a suitcase full of cheese on a hot day, and it was the dog who handed in its notice, addressed to {name}',
    ],
    conflicts: [
      told(
        'A man came over the bridge every day with a wheelbarrow of sand, and nobody ever found anything in the sand.',
        'He has a nice house now, and four hundred wheelbarrows.',
        'The sand was tasted twice.',
      ),
      told(
        'The green channel is for the innocent, and everybody in it walks like a thief.',
        'A nun was sweating.',
        'In red there is one lady, with an honest salami.',
      ),
      told(
        'The parcel was said to be a gift worth ten euros, and it was wearing a saddle.',
        'It neighed at the second question.',
        'The card said “from aunt”, in hoofprints.',
      ),
      told(
        'Two hundred cigarettes, a litre of spirits, and one souvenir donkey up to the height of the knee are free.',
        'It was measured while it was kneeling.',
        'The rest of the donkey had to be paid for.',
      ),
      told(
        'The dog sat down beside the bag of an ambassador, and everyone very slowly looked at the ceiling.',
        'It was liver sausage, with immunity.',
        'The dog has been posted abroad.',
      ),
    ],
    closings: [
      'Did you pack it yourself? No, mother did, and there is no way of stopping her.',
      'The plant may not come in, and has taken a room at the border.',
      'One line on the ground, and on either side of it an opinion about ham.',
      'Everything was put back, and the lid will not shut.',
      'Please step aside, it said, and everybody did, for years.',
    ],
  },
  {
    nouns: list(
      'visa passportcontrol workpermit visaapplication residencepermit passportphoto immigrationofficer passportofficer',
    ),
    events: [
      '{a_body} must not smile in the photo for {topic}, tried for an hour, and the one they took shows a potato that answers to {name}',
      '{a_body} brought nine papers for {topic}, and only the tenth was missing, which can only be had abroad, from {name}',
      '{a_one} was asked for the purpose of the visit, said “to see what happens”, and that is what is written under {name}',
      '{a_one} looked at a photograph, at a face, and at the photograph again, until the face was no longer sure that it was {name}',
    ],
    conflicts: [
      told(
        'The copy has to be certified, and so has the one who certifies, and so on back to Charlemagne.',
        'He can be seen on Thursdays, by appointment.',
        'There is a good copy of him.',
      ),
      told(
        'How long will you be staying? {They} said it depended on this here, and was given ninety days.',
        'Eighty-nine went by at the counter.',
        'It was a lovely evening.',
      ),
      told(
        'The window closes at noon, and at one minute to, a hand came out and put up a picture of a sandwich.',
        'It was a very convincing sandwich.',
        'They are open again at “soon”.',
      ),
      told(
        'Please list all the countries of the last ten years, said page four, and left room for Malta.',
        'The rest went round the edge.',
        'Malta has been asked about it.',
      ),
      told(
        'A bank statement, a letter of invitation and proof of a wish to go home again had to be shown.',
        'A picture of the dog was enough for two officers.',
        'The dog had to show a wish as well.',
      ),
    ],
    closings: [
      'The page is full, and the best one has a parrot on it.',
      'Single entry, it says, and so it walks backwards.',
      'Next, please, said the glass.',
      'It has expired in the pocket, one minute before midnight, on a bridge.',
      'Fingerprints were taken, and have not been given back.',
    ],
  },
  {
    nouns: list('debt overdraft iou personalloan loanshark savingsaccount bankaccount debtcollector bankstatement moneytrouble'),
    events: [
      '{a_body} borrowed ten to pay back twenty in a matter of {topic}, and the sum has been going round the village since, under {name}',
      '{a_body} found a hole in a pocket thanks to {topic}, could not afford the thread, and keeps the hole as {name}',
      '{a_one} was cut in two with the kitchen scissors on New Year’s Day, and was glued by the sales, under the name of {name}',
      '{a_one} went red on the ninth of the month, was asked if it was embarrassed, and said “until the first”, and so did {name}',
    ],
    conflicts: [
      told(
        'The interest was very kind at first, and asked after the family.',
        'It now asks after the piano.',
        'It has met the grandmother, and she gave in first.',
      ),
      told(
        'A five lent to a colleague in 1988 has been mentioned at every birthday, in a warm voice.',
        'With interest it is the colleague’s house.',
        'He says it was a four.',
      ),
      told(
        'The machine asked whether {they} wanted the balance on the screen or on paper, and laughed while it printed.',
        'The paper was the bigger loss.',
        'It suggested a smaller machine.',
      ),
      told(
        'It was only nine a month, for ever, for a gym that has moved to Leeds.',
        'There is a towel there in {their} name.',
        'They are very sorry that nobody has been.',
      ),
      told(
        'The pig on the shelf was to be opened in an emergency, and had itself been paid in buttons.',
        'It has asked for a lawyer.',
        'Eleven of them fit the good coat.',
      ),
    ],
    closings: [
      'On the first everything is settled, and by the second it has been seen out dancing.',
      'Buy now, it said, and later came quite soon.',
      'The round is on the next one, as it has been since Easter.',
      'Nothing is owed to the sea, and so it is a good place to sit.',
      'It will be paid back, on the life of the fish.',
    ],
  },
  {
    nouns: list('coworker colleague officemate deskmate teammate micromanager teamlead hrdepartment humanresources internship'),
    events: [
      '{a_body} was sent three times in one hour by {topic} to ask how it was going, and how it was going was {name}',
      '{a_one} wrote a name on a yoghurt, then on the spoon, the shelf and the fridge, and the whole third floor belongs to {name}',
      '{a_one} replied “per my last email” at 9:01, the other one “as already discussed” at 9:02, and by ten it was a duel with {name}',
      '{a_one} came over “just for a second”, sat down on the edge of the desk in March, and has mail delivered there as {name}',
    ],
    conflicts: [
      told(
        'The last of the coffee was taken, and the pot put back with one drop in it, for the law.',
        'The drop has been there since Tuesday.',
        'Somebody has fingerprinted the handle, with flour.',
      ),
      told(
        'Fish was warmed up in the microwave at noon, and by one there was a working group.',
        'It has a logo, with a clothes peg.',
        'The mackerel was found in favour.',
      ),
      told(
        'The window has been opened from the left and shut from the right since the building was finished.',
        'It is on its third hinge.',
        'A draught from 2009 is still in there.',
      ),
      told(
        'Forty people put two euros in the envelope and nobody knows whose birthday it is.',
        'Gary got a scented candle, and was moved.',
        'There is no Gary.',
      ),
      told(
        '“Let me know if you need help,” {they} said, with the coat on.',
        'The lift had been called beforehand.',
        'It was meant from the heart, and the heart leaves at five.',
      ),
    ],
    closings: [
      'Whose turn is it with the dishwasher? Nobody’s, as usual, and it is full.',
      'The stapler has a name on it, and it is another one.',
      'Have you got a minute? It was the whole of May.',
      'See you tomorrow, they say, and it always sounds like a plan.',
      'Somebody has eaten the labelled one.',
    ],
  },
  {
    nouns: list('overtime unpaidovertime timesheet flexitime punchclock parttime'),
    events: [
      '{a_body} stayed on for ten minutes of {topic}, met the cleaner, then the night watchman, then the cleaner again, who said {name}',
      '{a_body} saved up {topic} for nine years, took it all at once, and came back to a firm run by the grandchildren of {name}',
      '{a_one} began at five with “just this one thing”, and at eleven the lights, which go by movement, believed that nobody was {name}',
      '{a_one} was to be paid back in time off, as soon as there was time, and the account stands at April, says {name}',
    ],
    conflicts: [
      told(
        'The lights go out unless somebody moves, and so every nine minutes there is a wave from the third floor.',
        'People across the road wave back.',
        'They have been engaged since the spring.',
      ),
      told(
        'Supper was a biscuit from a meeting, and it had already been in two.',
        'It knew the figures.',
        'It was dipped in what was left of the pen.',
      ),
      told(
        'The jacket was left on the chair so that it looked like work, and the jacket has been given a raise.',
        'It is in on Saturdays as well.',
        'It handles the sleeves of the business.',
      ),
      told(
        'At home the plate in the oven has become a family story.',
        'It was lasagne, they say, in the old days.',
        'The children know {them} from the door.',
      ),
      told(
        'Fifteen minutes were rounded down, then fifteen more, and there is a week down there by now.',
        'It has a small beach.',
        'Payroll spent it in Spain.',
      ),
    ],
    closings: [
      'Only this one email, and then only its reply.',
      'The last train has gone, and the one before it had been a nice idea.',
      'Home is where the charger is.',
      'It will be quieter after Christmas, they said, in which year?',
      'The vacuum cleaner was asked to lift its feet, out of habit.',
    ],
  },
  {
    nouns: list('knockingofftime feierabend clockingoff hometime quittingtime endofshift afterwork finishingtime'),
    events: [
      '{a_body} had a coat on and a hand on the door in honour of {topic} at one minute to, and stood there like a sprinter called {name}',
      '{a_body} dropped a hammer in the middle of a blow in favour of {topic}, and in the nail, which is half in, is scratched {name}',
      '{a_body} was asked “a quick question” after {topic}, and the man who asked was answered the next day, at eight, by {name}',
      '{a_one} came at half past four on the dot, took the pen out of a hand in mid-signature, and what there is of it reads {name}',
    ],
    conflicts: [
      told(
        'From three o’clock on things are only tidied, from four only looked at, and at ten to the bag is on the knees.',
        'The knees have been running since lunch.',
        'The broom is done at 4:20, so that it is not surprised.',
      ),
      told(
        'The telephone rang at one minute past, and eleven grown people looked at it as if it were a bear.',
        'It will ring itself out.',
        'One made the mistake of breathing.',
      ),
      told(
        'The first sip on the balcony is taken with a sound that the neighbours answer one by one.',
        'It goes round the block like church bells.',
        'After that nobody may ask about the gutter.',
      ),
      told(
        'A crane was left with a piano in the air, as it was time, and it will be half past seven before it comes down.',
        'A sonata has been asked for by the swallows.',
        'The piano has had a lovely evening.',
      ),
      told(
        'The boss wished everybody “a nice evening” at six, to a room of swinging chairs.',
        'One was still warm, and going round.',
        'The ficus said “likewise”.',
      ),
    ],
    closings: [
      'What is not done today has the whole of tomorrow to be sorry.',
      'The slippers are standing with their toes to the sofa.',
      'Down tools, up feet.',
      'The beer was opened with a spirit level, and it was exactly right.',
      'Ask again in the morning; this part of the person is shut.',
    ],
  },
  {
    nouns: list('homework mathshomework mathhomework essaywriting schoolwork homeassignment vocabularytest'),
    events: [
      '{a_body} gave {topic} to the dog to eat, the dog read it first, corrected the fractions, and wrote below it “see me, {name}”',
      '{a_body} copied {topic} on the bus from a friend, with all the mistakes and the friend’s own name, which was {name}',
      '{a_body} asked father for help with {topic}, and he has been at the kitchen table since eight, crying over the work of {name}',
      '{a_one} was due on Monday, was thought of on Sunday at ten to nine, and a whole house was woken for glue by {name}',
    ],
    conflicts: [
      told(
        'A model of a volcano is needed by tomorrow, it said at bedtime, and the shops are shut, and there is only flour.',
        'It went off at breakfast, over an uncle.',
        'It got a B, and so did the uncle.',
      ),
      told(
        'If Anna has twelve melons and gives away five, who are her parents, and do they know?',
        'The answer is seven, and a talk.',
        'The other five were seen in a van.',
      ),
      told(
        'Five hundred words were asked for, and there are four hundred and ninety, and “very” ten times over.',
        'It was a very, very, very good dog.',
        'The conclusion is that, in conclusion, it concludes.',
      ),
      told(
        'The pencils were sharpened, the desk tidied, a snack had, the pencils sharpened, and it was night.',
        'The pencils are earrings by now.',
        'It was the cleanest desk in the class.',
      ),
      told(
        'Mother did the poster, and she only got a C, and would like to speak to somebody.',
        'It was about glaciers, and it moved.',
        'Three other mothers got one as well, from each other.',
      ),
    ],
    closings: [
      'Is there any for tomorrow? No, said the bag, and would not shut.',
      'It is in the blue book, and the blue book is at school, and school is shut.',
      'Show your working, it said, and so there is a drawing of somebody sweating.',
      'The teacher had nearly forgotten, and then a hand went up in the front row.',
      'Signed by a parent, with a backwards R.',
    ],
  },
];
