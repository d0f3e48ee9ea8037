/** More of what follows from a time or a place that stands in a wish, and from what somebody does not have. */
import type { Conflict } from './conflicts.ts';
import { told } from './noun-class.ts';

export const MORE_OF_TIMES: readonly Conflict[] = [
  told(
    'A doctor asked if it could not wait, and {they} explained that it is {when} or not at all.',
    'They settled on both.',
    'The doctor comes {when} as well now.',
  ),
  told(
    'The café round the corner opens {when} for one single guest, and it is {them}.',
    'There is one cup, and it is warm.',
    'The bell on the door plays along.',
  ),
  told(
    'The phone has been told to ring {when} and at no other hour, for the sake of the nerves.',
    'It rings out of loyalty.',
    'The nerves ring back.',
  ),
  told(
    'An aunt believes that it only happens {when} because of the gravy.',
    'There was no gravy.',
    'She has been proved right twice.',
  ),
  told(
    'On the invitation it says “{when}” in ink, and the rest is in pencil.',
    'The ink has gone through to August.',
    'A wedding was moved for it.',
  ),
  told(
    'Somebody set up a camera to see what {they} gets up to {when}, and has asked to be left alone with the film.',
    'He has seen it four times.',
    'His mother brings up the meals.',
  ),
  told(
    'The moon was blamed, then the cheese, then the neighbours; it comes {when} all the same.',
    'The cheese has appealed.',
    'The moon was at its sister’s.',
  ),
  told(
    'A song was written about {them} {when}, and it has nine verses and ends before breakfast.',
    'The chorus is mostly yawning.',
    'The band has day jobs.',
  ),
];

export const MORE_OF_PLACES: readonly Conflict[] = [
  told(
    'A plant was brought to make it nicer {where}, and the plant has asked about the way out.',
    'It leans towards the door.',
    'They split the window.',
  ),
  told(
    'Of all the places in the world {they} was asked to choose one, took a fortnight, and said “{where}”.',
    'The travel agent cried.',
    'There was a discount, but for two.',
  ),
  told(
    'Three people have already proposed {where}, and each time {they} was in the picture.',
    'One of them meant {them}.',
    'Two of them said yes to the wrong one.',
  ),
  told(
    'The post comes twice a day {where}, and it is always for somebody who has just left.',
    '{They} answers for them.',
    'The handwriting is getting close.',
  ),
  told(
    'A cleaner found {them} {where}, dusted {them} like everything else, and put {them} back a little straighter.',
    'It was rather pleasant.',
    'It is every Thursday now.',
  ),
  told(
    'There is a draught {where}, and {they} has given it a name and a chair.',
    'It goes out for a smoke.',
    'It has its own key.',
  ),
  told(
    'On the plan of the architect there is nothing at all {where}, apart from a small arrow and “sorry”.',
    'The arrow points at {them}.',
    'He has gone into bridges.',
  ),
  told(
    'In case of fire everybody is to meet {where}, and so {they} has been hoping for company.',
    'There was a drill, but they met in the pub.',
    'A bowl of nuts has been put out.',
  ),
];

export const MORE_OF_LACKS: readonly Conflict[] = [
  told(
    'A cousin offered to lend {them} {obj} for the weekend, and there was a long silence on the telephone.',
    'It was the thought that counted, to four.',
    'The cousin needed it back by Monday.',
  ),
  told(
    'The travel insurance has a line for lost {obj}, and {they} rings up every winter to ask.',
    'They know the voice.',
    'It has to have been there at some time.',
  ),
  told(
    'A sculptor worked for a month from life, and at the end he said that he liked it without {obj} as well.',
    'It saved on marble.',
    'The old Greeks had the same trouble.',
  ),
  told(
    'In the children’s book one is supposed to find {obj} on every page, and one page has {them}.',
    'A boy of four has been looking since May.',
    'The answers are at the back, with an apology.',
  ),
];
