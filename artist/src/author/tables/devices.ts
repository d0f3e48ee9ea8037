/** What has a plug, a battery or a screen: whoever has pressed the button twice knows it. */
import { list, type NounClass, told } from './noun-class.ts';

export const DEVICE_CLASSES: readonly NounClass[] = [
  {
    nouns: list('computer pc desktop supercomputer mainframe ereader e-reader webcam monitor harddrive'),
    events: [
      '{a_one} was told to think of everything, hummed for a week, and came out with one word: {name}',
      '{a_one} wanted a password with a capital, a figure, a sign and a bird, and lets in nobody now but {name}',
      '{a_one} was turned off and on by a nephew for a plate of cake, and an aunt lights a candle to {name}',
      '{a_one} had a cat asleep on the keys, and the report that reached the board was by {name}',
    ],
    conflicts: [
      told(
        '“Are you sure?” {they} asked, and a man who had been quite sure went for a walk.',
        'He is sure about the walk.',
        'He came back, pressed “no”, and was asked again.',
      ),
      told(
        'A little ring has been turning since the morning, and the whole office watches it like a soufflé.',
        'It sank at four.',
        'Somebody had slammed a door.',
      ),
      told(
        'There are nine thousand photographs in there, and eight thousand are of one sunset and a thumb.',
        'It is a good thumb.',
        'They will be sorted when it rains.',
      ),
      told(
        'The update began as a professor got up to speak, and {they} told the whole hall not to switch anything off.',
        'At forty per cent they sang.',
        'It came back up with his holidays.',
      ),
      told(
        'A crumb fell in between G and H, and every letter since then is to “Mr Smit”.',
        'He has grown fond of it.',
        'It is from the good biscuits, and may not be blown on.',
      ),
    ],
    closings: [
      'There is a folder called “new”, and in it one called “new new”.',
      '{They} has forgotten nothing, and cannot find it.',
      'Something went wrong, {they} says, and leaves it at that.',
      'The yellow note on the edge has the password, and below that “secret”.',
      'The fan starts up whenever somebody says “budget”.',
    ],
  },
  {
    nouns: list('printer scanner cartridge toner fax faxmachine shredder papershredder'),
    events: [
      '{a_one} would not do a black letter for want of yellow, and the widow, the notary and the heirs all prayed to {name}',
      '{a_one} woke at three in the morning, all alone, and put out one single page, on which stood {name}',
      '{a_one} brought out eleven sheets with one smiling face in place of the contract, and both sides agreed on {name}',
      '{a_one} was carried out to a field by three colleagues with bats, and there, for the first time, it all worked for {name}',
    ],
    conflicts: [
      told(
        'A jam was reported in tray two, and there is only one tray.',
        'Nine flaps were opened, as at Advent.',
        'There was a chocolate behind the fourth.',
      ),
      told(
        'Page one of two came out beautifully, and page two comes on Thursdays.',
        'The contract is binding up to “unless”.',
        'They were married on the strength of page one.',
      ),
      told(
        'The ink costs more than champagne, and {they} rinses with it every night.',
        'Both were tried, in a glass.',
        'The director has a blue smile.',
      ),
      told(
        '{They} is offline, says the laptop that is standing on top of {them}.',
        'There have been words, but none on paper.',
        'They share a cable, and a grudge.',
      ),
      told(
        'The train left at ten, the ticket was sent off at five to, and {they} began to clean the heads.',
        'It was done with great care.',
        'The ticket came at noon, in stripes, and is very like the sea.',
      ),
    ],
    closings: [
      '{They} can smell a deadline.',
      'The test page is flawless.',
      'Replace magenta, it says, though nobody has used magenta since the wedding.',
      'Two hundred copies were made, all of the lid.',
      'A poem lay in the tray, and now everybody in purchasing walks differently.',
    ],
  },
  {
    nouns: list('battery remotecontrol remote'),
    events: [
      '{a_one} was held out at arm’s length, pressed hard, and across the road a garage opened for {name}',
      '{a_one} was rolled a little, warmed in a fist, licked, and gave one more evening in the name of {name}',
      '{a_one} was a week in the fridge, behind the butter, where a tired father had put {them}, and came out as {name}',
      '{a_one} went into a talking bear the wrong way round, and what he says now, at night, is {name}',
    ],
    conflicts: [
      told(
        'Whoever has it in his hand is king, and an uncle has ruled since lunch.',
        'There was a coup during the adverts.',
        'He rules asleep, with one thumb on snooker.',
      ),
      told(
        'Two out of four are empty, nobody knows which, and all four were put back in the drawer.',
        'It is roulette, with a torch.',
        'They lie there and tell of brighter days.',
      ),
      told(
        'On Christmas morning the box said “not included”, and {they} was the most wanted thing in the street.',
        'The clock in the hall was robbed.',
        'The smoke alarm gave one, and then its opinion.',
      ),
      told(
        'Nobody has ever touched the blue button, and the family has sworn not to.',
        'The baby did, and since then it is all in Portuguese.',
        'It does the same as the red one, but with feeling.',
      ),
    ],
    closings: [
      'The little lid is gone, and a bit of tape has the job.',
      '“Press harder”, says father, as though that could be heard.',
      'It lasts up to nine times longer, and nobody has said than what.',
      'The dog brought it, wet, and now there is only the dog’s channel.',
      'Plus goes to plus, mutters a man with a torch between his teeth.',
    ],
  },
  {
    nouns: list(
      'radio jukebox cassette walkman mixtape boombox loudspeaker speaker smartspeaker vhstape vhs dvd cd floppy cassettetape',
    ),
    events: [
      '{a_one} was kept on for one song, which came while the family was out, and the canary has sung {name} since',
      '{a_one} stuck at one word, two people danced to it for four hours, and the word was {name}',
      '{a_one} was hit on the side by a grandfather, gave up crackling, and said, quite clearly, {name}',
      '{a_one} was mended with a pencil on a back seat near Verona, and for the rest of the way sang, a tone lower, {name}',
    ],
    conflicts: [
      told(
        'It only sounds right if an uncle stands at the window with one arm up.',
        'He has stood through a whole opera.',
        'Somebody painted him, as Liberty.',
      ),
      told(
        'All afternoon a finger lay on the red button, and the man talked into the start of the song again.',
        'He is on everything they ever danced to.',
        'They can do his weather by heart.',
      ),
      told(
        'The tape came out, all ninety minutes of it, and was wound back by a family along the garden fence.',
        'There is a blackbird on side B.',
        'Father is in there somewhere.',
      ),
      told(
        'It always jumps at the second verse, so in that house nobody knows how the boy gets home.',
        'He is by the river, by the river, by the river.',
        'They have sent him a coat.',
      ),
    ],
    closings: [
      'Side two is better, and nobody has ever turned it over.',
      'It smells of warm dust, and of somebody’s first kiss.',
      'Traffic is slow, it says, on a road that no longer exists.',
      'Between two songs a man says something important in Hungarian.',
      'A coin is still stuck in it, and with the coin half a tango.',
    ],
  },
  {
    nouns: list('satnav googlemaps gps navigation navigator sextant'),
    events: [
      '{a_one} said “turn left” on a jetty, and the fish who have the small red car now ask after {name}',
      '{a_one} went on working it out until the driver was back in his own drive, where he told his wife about {name}',
      '{a_one} had the voice of an old sea captain, and a whole suburb has been parked to starboard by {name}',
      '{a_one} was certain that they were in the lake, and four people looked down at their feet and believed {name}',
    ],
    conflicts: [
      told(
        '“You have arrived”, {they} said in a field of beet, to two people in evening dress.',
        'The host was a scarecrow, and charming.',
        'It was the ballet they had wanted, so they did some.',
      ),
      told(
        'He knows a better way, and since the bridge they have both been silent.',
        'His wife took the side of the voice.',
        'She says “recalculating” as well now, at breakfast.',
      ),
      told(
        'A lorry was sent down a lane one metre ninety wide, and has been decorated each Christmas.',
        'The village goes round by the roof.',
        'The driver sings bass in the choir.',
      ),
      told(
        'At the roundabout the third exit was meant, but {they} counts the bakery.',
        'It is rather a good exit.',
        'They have been in for rolls four times.',
      ),
    ],
    closings: [
      'The fastest way is the blue one, and it is a river.',
      'In four hundred metres it will all be clear.',
      'Every road is known in there, and nobody to visit.',
      'In the tunnel the signal was lost, and a man found himself.',
      'The arrow is always right; it is the world that has been turned.',
    ],
  },
];
