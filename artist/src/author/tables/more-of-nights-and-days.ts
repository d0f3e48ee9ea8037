/** More rows of what most people wish for that is no beast: a late meal, a bad morning, a way of writing. */
import { MORE_OF_THE_WORD } from './more-of-habits.ts';
import type { MoreRows } from './more-of-pets-and-cubs.ts';
import { told } from './noun-class.ts';

export const MORE_OF_KEBABS: MoreRows = {
  events: [
    '{a_one} was carried home through the rain inside a jacket, and the jacket goes by {name}',
    '{a_one} was ordered without onions, had onions, and the man who picked them out one by one proposed to {name}',
    '{a_one} lost its meat on the second bite, all at once, on a white shirt, and the shirt is signed {name}',
    '{a_one} was sworn off by a whole football team on the coach, and at the next exit all eleven asked for {name}',
    '{a_one} was found in a handbag on Sunday, next to somebody else’s shoe, and with a telephone number for {name}',
  ],
  conflicts: [
    told(
      'The wooden fork has three prongs, and one of them stayed with {them} for good.',
      'It was the strong one.',
      'The rest was done by hand, and by chin.',
    ),
    told(
      'Two friends who had not spoken for a year shared {them} on a kerb, and both of them cried at the chilli.',
      'It was put down to the chilli.',
      'They do not remember it, but they hum.',
    ),
    told(
      'Garlic or herbs was the question, and the answer was heard on Monday by the whole open-plan office.',
      'The plants are doing well.',
      'A meeting was held by telephone.',
    ),
    told(
      'A vegetarian of eleven years stood in front of {them} at ten to four, and only wanted to ask the time.',
      'It was ten to four.',
      'She has the date on a small chain.',
    ),
  ],
  closings: [
    'There is a drop of sauce on the elbow, and no one will ever know how.',
    'Eat it over the bin, and look nobody in the eye.',
    'The last bite is only paper, and was enjoyed.',
    'Salad was there as a witness.',
  ],
};

export const MORE_OF_MEMES: MoreRows = {
  events: [
    '{a_one} was explained to a maths teacher in nine steps, and the teacher says it now, with a wink, to {name}',
    '{a_one} was on a cereal box by the time it was over, and at the bottom of the box was a plastic {name}',
    '{a_one} stood perfectly still at a school disco, and thirty people filmed it as {name}',
    '{a_one} walked in slow motion to the photocopier, and a trainee put music under {name}',
    '{a_one} got a standing ovation from the back row of a bus, and silence from the front, as {name}',
  ],
  conflicts: [
    told(
      'A father wore it on a T-shirt to the parents’ evening, and that was that.',
      'The shirt is a duster now.',
      'The class has moved to another word, and another town.',
    ),
    told(
      '{They} practised the look for an hour in front of the mirror, and the mirror asked if something was wrong.',
      'It was the eyebrow.',
      'The bathroom has been closed to fans.',
    ),
    told(
      'The museum of modern art wanted to buy it, and by the time they had agreed on a wall it was old.',
      'It hangs beside the fax.',
      'A guide explains it with a pointer.',
    ),
    told(
      'The little brother says it forty times a day, at breakfast to the egg, and the egg has gone soft.',
      'He is six, and has a following.',
      'He does not know what it means, which is correct.',
    ),
  ],
  closings: [
    ...MORE_OF_THE_WORD,
    'If you have to ask, you are paying for the data.',
    'It will be vintage by Thursday.',
    'The comments are off, and the neighbours are on.',
    'Everybody laughed, and one person laughed later, when it had been explained.',
  ],
};

export const MORE_OF_DENTISTS: MoreRows = {
  events: [
    '{a_one} said “wider, please” to a patient, and then, out of habit, to a lift, and it opened as far as {name}',
    '{a_one} dropped the little mirror, and the man who swallowed it sees everybody now from inside as {name}',
    '{a_one} told a joke just as the injection began to work, and half of the face still laughs at {name}',
    '{a_one} took a plaster cast of a boy who would not let go, and on the shelf, between the jaws, it says {name}',
    '{a_one} hummed along with the drill in thirds, and the waiting room has brought out a record of {name}',
  ],
  conflicts: [
    told(
      'A toothbrush is given away by {them} at the end, and each time it is taken as criticism.',
      'It is also meant as criticism.',
      'There are eleven in the glovebox.',
    ),
    told(
      'The chair went back, and back, and the general who was lying in it told {them} where the tanks are.',
      'He was allowed to rinse.',
      'The tanks have had a check-up.',
    ),
    told(
      '“You may feel a little pressure,” {they} said, with one foot on the armrest.',
      'Something gave, and it was the armrest.',
      'It has been kept in a matchbox.',
    ),
    told(
      'There is a poster on {their} ceiling, of a beach, and four hundred people know each palm.',
      'The third from the left has a cavity.',
      'Somebody has spent both honeymoons there.',
    ),
  ],
  closings: [
    'Rinse, and look for your dignity in the little basin.',
    'No eating for two hours, and no whistling until Friday.',
    'Same time in six months, it says on the card, and it is always raining then.',
    'It is only the sound that hurts, apart from the rest.',
  ],
};

export const MORE_OF_HANGOVERS: MoreRows = {
  events: [
    '{a_body} answered the door in one ski boot on account of {topic}, and the parcel was for {name}',
    '{a_body} put on sunglasses to open the fridge because of {topic}, and the milk gave its name as {name}',
    '{a_body} brushed the teeth with foot cream on account of {topic}, minty enough, and is on the tube as {name}',
    '{a_body} went to a christening with {topic}, held the child by the wrong end, and was thanked in whispers as {name}',
    '{a_body} lay down on the cool tiles with {topic}, and the pattern on the cheek can be read as {name}',
  ],
  conflicts: [
    told(
      'The eyes were opened one at a time, and the second one advised against it.',
      'They took a vote, and closed.',
      'The ceiling had seen it coming.',
    ),
    told(
      'A neighbour was drilling, very far away, at home, in Portugal.',
      'It was heard in the fillings.',
      'He has been asked to hang the picture by other means.',
    ),
    told(
      'There is a stamp on the wrist from a place that nobody has heard of, and a second one from the zoo.',
      'The zoo does not open at night.',
      'A llama has sent its regards.',
    ),
    told(
      'The stairs were taken on the bottom, step by step, with a rest at each and a word for it.',
      'The third step is the kind one.',
      'The postman offered an arm.',
    ),
    told(
      'A friend rang to tell what had happened, and was asked to stop at half past ten.',
      'It went on until six.',
      'There is a film, and it has music.',
    ),
  ],
  closings: [
    'Close the curtain, and tell the bird.',
    'There is pizza under the pillow, and it was meant well.',
    'The shoes are there, one on each balcony.',
    'Please speak in small letters.',
  ],
};

export const MORE_OF_FONTS: MoreRows = {
  events: [
    '{a_one} was chosen for a tattoo after nine weeks, with one letter missing, and the arm reads {name}',
    '{a_one} stood on a wet floor sign, was slipped on by a typographer, and the last thing he saw was {name}',
    '{a_one} came home from the printer’s with an extra space, sat down beside it, and both of them are {name}',
    '{a_one} was replaced at night by a cousin with feet, and in the morning the village was spelled {name}',
    '{a_one} was sent by fax to the moon, lost its dots on the way, and landed as {name}',
  ],
  conflicts: [
    told(
      'A couple broke up over {them}, at the invitations, between “formal” and “fun”.',
      'The cake was lettered by a lawyer.',
      'They are back together, in capitals.',
    ),
    told(
      'A gravestone was ordered in {them} by mistake, and the whole cemetery reads much more cheerfully.',
      'Two of the neighbours have asked to be re-cut.',
      'The widow says that he would have groaned.',
    ),
    told(
      'The licence was for one computer, one desk and one season, and it is autumn.',
      'The Qs have been collected.',
      'They write “kwestion” for the time being.',
    ),
    told(
      '{They} was stretched sideways by somebody in accounts, on a banner, and felt it for weeks.',
      'The O is still an egg.',
      'There is a helpline, but it is in bold.',
    ),
  ],
  closings: [
    'Justified on both sides, and still nobody agrees.',
    'The quick brown fox has asked for a different dog.',
    'It was only a draft, and it has been carved.',
    'Eleven points is plenty for one lifetime.',
  ],
};

export const MORE_OF_LONGINGS: MoreRows = {
  events: [
    '{a_body} rang the old number because of {topic}, to hear the stairs behind the voice, and it was answered with {name}',
    '{a_body} sent a parcel home full of {topic}, with the weight in words, and the customs opened it and sat down with {name}',
    '{a_body} found the soup of home in a tin, and for {topic} it tasted of tin, and of {name}',
    '{a_body} set one clock in the hall to the time at home out of {topic}, and rings it at supper for {name}',
    '{a_body} hummed for {topic} on a park bench, a stranger took the second voice, and they cried in the key of {name}',
  ],
  conflicts: [
    told(
      'The accent was looked after for years, and now at home they ask where {they} is from.',
      'It is from the telephone, by now.',
      'A cousin has offered to translate.',
    ),
    told(
      'Somebody from the same street was met by chance, nine hundred miles off, and at home they had never said hello.',
      'They have not let go of each other’s sleeves.',
      'It turns out that he was the one with the trumpet.',
    ),
    told(
      'A biscuit of the right sort was sent to {them} by post, arrived as crumbs, and is taken by the pinch.',
      'The envelope is smelled on Sundays.',
      'The pigeon on the sill has begun to sigh.',
    ),
    told(
      'All the photographs of home show rain, and {they} has hung them up towards the sun.',
      'One of them drips.',
      'It was better rain.',
    ),
  ],
  closings: [
    'The last train went in that direction, and so did the head, out of the window.',
    'It does not get better, but it rhymes.',
    'A stone from the beach is on the desk, and has to be turned towards the sea.',
    'Somebody is leaving the porch light on, on the other side of the atlas.',
  ],
};
