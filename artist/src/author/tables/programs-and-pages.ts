/** What people do all day on a screen, each told by what everybody knows of it: cells, ticks, playlists, threads, parcels. */
import { list, type NounClass, told } from './noun-class.ts';

export const PROGRAMS_AND_PAGES: readonly NounClass[] = [
  {
    nouns: list('excel msexcel microsoftexcel excelsheet exceltable excelfile googlesheets pivottable vlookup'),
    events: [
      '{a_one} was given a telephone number, took it for a very large sum, and rounded it up to {name}',
      '{a_one} pulled one cell down by the corner, it went on to row nine thousand, and there stood {name}',
      '{a_one} was too wide for the column, so that it said nothing but ####, until somebody pulled and it read {name}',
      '{a_one} took “May be” for a date in May, booked a hall for it, and was toasted there as {name}',
      '{a_one} was asked to plan one birthday, and by noon had four tabs, a budget for balloons and the title of {name}',
    ],
    conflicts: [
      told(
        '{They} adds up whatever is selected, and at breakfast that was two eggs and a Tuesday.',
        'It came to 44,927.',
        'The Tuesday has been formatted as currency.',
      ),
      told(
        'Column B is hidden, the accountants know that {they} has one, and none of them brings it up.',
        'It is where the cake is.',
        'Column C is wider than it need be, out of tact.',
      ),
      told(
        'Somebody merged two cells in 2014, and {they} has not been able to sort anything since.',
        'They are happily merged, and have a small cell now.',
        'Marriage counsellors call it a circular reference.',
      ),
      told(
        'A whole company hangs on one of {their} formulas, by a man called Keith who has left.',
        'It has eleven brackets, and one of them is holding the roof.',
        'Keith is asked to the summer party every year.',
      ),
      told(
        '{They} was asked whether it was sure, by {themself}, on the way out, and saved a second copy to be safe.',
        'It is called “final new 3 real”.',
        'Nobody has ever opened the first.',
      ),
    ],
    closings: [
      'The top row stays where it is, whatever happens below.',
      'There is a million rows, and the mistake is in the fourth.',
      'It refers to itself, and would rather not say how.',
      'Where there should be a total, it says #NAME?, and it does sound like one.',
      'If happy, then happy, else see sheet two.',
    ],
  },
  {
    nouns: list('microsoftword msword worddocument googledoc googledocs'),
    events: [
      '{a_one} moved one picture a hair to the left, four pages fled, and on the empty fifth stood {name}',
      '{a_one} underlined {their} own name in red, offered three better ones, and went with {name}',
      '{a_one} was shared with the whole office, and eleven coloured cursors fought over one comma and {name}',
      '{a_one} began a list with one point, would not stop at two, and has been numbering people as 3. {name}',
    ],
    conflicts: [
      told(
        'The text reached the end of the line, and {they} took the table, the logo and the index down with it.',
        'They were found on page nineteen.',
        'The logo had got as far as the footnotes.',
      ),
      told(
        'A colleague switched on “track changes”, and since then {they} has been crossed out in four colours.',
        'The purple one is personal.',
        'One of them only says “hm”.',
      ),
      told(
        'The page was empty, and yet there were two of {them}, and nobody could delete the second.',
        'It is printed each time, and kept.',
        'There is a drawer of second pages.',
      ),
      told(
        '{They} closed without warning, and came back with eleven versions of the same letter, all of them recovered.',
        'The oldest is the best.',
        'They are not on speaking terms.',
      ),
    ],
    closings: [
      'The font was chosen at ten, and the text at four in the morning.',
      'It may be read, but not touched, says a yellow bar.',
      'Page 1 of 2, and 2 is blank.',
      'Do you want to save? It would like to know for whom.',
    ],
  },
  {
    nouns: list('outlook microsoftoutlook gmail inbox unreademail inboxzero'),
    events: [
      '{a_one} sent a “quick question” to nine thousand people, and eight thousand of them answered all, to {name}',
      '{a_one} recalled a message, by which the whole firm first learned that there was something to read about {name}',
      '{a_one} promised an attachment, forgot it, wrote “now really”, forgot it again, and is filed as {name}',
      '{a_one} reached the bottom of the pile one night, saw that it was wood, and wept as {name}',
    ],
    conflicts: [
      told(
        '{They} hopes that this finds you well, and it found somebody in the bath.',
        'He was well, until then.',
        'He has answered “as per my last soak”.',
      ),
      told(
        'There are four thousand and eleven of them unread, and {they} wears the number in red on the shoulder.',
        'It was four thousand before this sentence.',
        'A prince is among them, with an offer.',
      ),
      told(
        '“Kind regards” turned into “Regards”, and then into “R.”, and {they} has had to bring in a mediator.',
        'They are back to “Best”.',
        'Nobody knows best what.',
      ),
      told(
        'Somebody was copied in who should not have been, and {they} could see him reading, from across the room.',
        'He reads with his lips.',
        'It was his own farewell party.',
      ),
    ],
    closings: [
      'It was sent from a small device, with a large thumb.',
      'Ping, it says, at the funeral.',
      'Per its last message, there was a last message.',
      'It is back on Monday, and so is everything else.',
    ],
  },
  {
    nouns: list('slack microsoftteams msteams teamscall slackchannel slackmessage discord discordserver'),
    events: [
      '{a_one} wrote “@everyone”, everyone came, and there were only enough chairs for {name}',
      '{a_one} was typing for eleven minutes, three dots and all, and what came in the end was “ok”, from {name}',
      '{a_one} opened a channel about lunch, a second one about the first, and is now in charge of both as {name}',
      '{a_one} muted a room of four hundred people, forgot it, and waved to them for a week as {name}',
    ],
    conflicts: [
      told(
        '{They} has a green dot, and jiggles a little every nine minutes so that it does not turn yellow.',
        'At night it is tied to the cat.',
        'The cat was employee of the month.',
      ),
      told(
        'Eleven people answered {them} with a thumb, and the twelfth with an aubergine, by accident.',
        'He has been moved to Utrecht.',
        'There is a channel about it.',
      ),
      told(
        'Somebody has asked for “a quick call”, and {they} is looking for a shirt to go with the pyjamas.',
        'The camera went on before the collar.',
        'The bottom half was on holiday.',
      ),
      told(
        'There is one rule in the channel, and {they} has pinned it over all the other pinned ones.',
        'It says “please do not pin”.',
        'Nobody has read that far.',
      ),
    ],
    closings: [
      'Somebody is typing. Somebody has stopped.',
      'The channel “random” is the only one with any order.',
      'It is away, says the dot, and eats a sandwich.',
      'Seen by all, said nobody.',
    ],
  },
  {
    nouns: list('spotify playlist spotifywrapped shuffleplay shufflebutton applemusic musicstreaming'),
    events: [
      '{a_one} was played once for a baby, and at the end of the year the top artist of a grown man was {name}',
      '{a_one} put four hundred songs in a row for a drive to the tip, and was asked to slow down as {name}',
      '{a_one} shuffled nine thousand songs, and the same one came out first, as always, by {name}',
      '{a_one} was on in a lift, somebody asked “who is this?”, and a man on floor six said that it was {name}',
    ],
    conflicts: [
      told(
        'In December {they} tells everybody what they were really like, and one judge was “goblin whale song”.',
        'He had it framed.',
        'He is in the top one per cent.',
      ),
      told(
        'The romantic supper had just gone quiet when {they} offered thirty seconds about car insurance.',
        'They are insured now.',
        'The candle leaned in to hear.',
      ),
      told(
        '{They} knows what everybody sings in the shower, and thinks that they might also enjoy the rest of it.',
        'There is an accordion in it.',
        'They did enjoy it, and are not proud.',
      ),
      told(
        'A private session was meant to be private, and {they} showed it to a sister-in-law in real time.',
        'It was all ABC songs.',
        'She has asked for the link.',
      ),
    ],
    closings: [
      'Up next: the one with the whistling.',
      'It can be skipped six times, and then it has to be faced.',
      'It is on repeat, and the neighbours have the lyrics.',
      'Made for you, it says, by somebody who has been listening at the door.',
    ],
  },
  {
    nouns: list('whatsapp whatsappmessage whatsappstatus bluetick blueticks doubletick telegramapp snapchat snapstreak'),
    events: [
      '{a_one} was meant for a wife, went to the boss with two hearts, and got two hearts back, and {name}',
      '{a_one} was last seen at 3.14, by an ex, an aunt and a landlord, who all wrote at once: {name}?',
      '{a_one} deleted a message, and it still says there that one was deleted, which is worse, signed {name}',
      '{a_one} sent good morning with a rose to eighty relatives, and got eighty roses back for {name}',
    ],
    conflicts: [
      told(
        'Two ticks turned blue, and since then {they} and somebody in Parma both know that both know.',
        'It has been a week.',
        'One of them bought a house in the meantime.',
      ),
      told(
        'An aunt sends {them} films of three minutes about garlic, with the warning to pass it on to nine people.',
        'Eight have got it.',
        'The ninth is a doctor.',
      ),
      told(
        '{They} recorded a voice message of eleven minutes, and the answer to it was a thumb.',
        'The thumb took two days.',
        'There was a bus in it, and a whole quarrel with a bus.',
      ),
      told(
        'A new photo was put up, at an angle, and {they} was asked by six people who had died.',
        'Only the haircut had.',
        'It was laid to rest behind the sofa.',
      ),
    ],
    closings: [
      'It is online, and then it is not, and somebody has seen it.',
      'Forwarded many times, and still not true.',
      'It was only to say “ok”, and it took a paragraph.',
      'The last word is a sticker of a cat.',
    ],
  },
  {
    nouns: list('instagram instagramstory instagramreel instagrampost instafilter facebook facebooklike facebookpost likebutton'),
    events: [
      '{a_one} photographed a soup from above until it was cold, and the soup got four thousand hearts and {name}',
      '{a_one} liked a photo of 2014 by mistake, at two in the morning, with a thumb that has since been known as {name}',
      '{a_one} put a filter over a bin in the rain, and people travelled from Japan to stand before {name}',
      '{a_one} was gone after twenty-four hours, as agreed, and a grandmother is still looking for {name}',
    ],
    conflicts: [
      told(
        '{They} asked three friends to look as if they had not been asked, on a wall, laughing, forty-one times.',
        'In number nine one really laughs.',
        'He had fallen off.',
      ),
      told(
        'An uncle writes under all {their} pictures as if it were a letter, with a date and “Yours, Gerald”.',
        'He has more followers by now.',
        'They come for the weather in Derby.',
      ),
      told(
        'Breakfast was up, the beach was up, and {they} was on the sofa at home, with a sunlamp and a mango.',
        'The mango was last week’s.',
        'Forty-four people have asked for the hotel.',
      ),
      told(
        'The algorithm showed {them} one video about moss, and now it is all moss, and some lichen.',
        'It can tell them apart by the sound.',
        'A spore has followed back.',
      ),
    ],
    closings: [
      'No filter, it says, through a filter.',
      'Link in bio, bio in the bin.',
      'Eleven people like this, and eight of them are one aunt.',
      'It was golden hour for four minutes, and there were five people.',
    ],
  },
  {
    nouns: list('twitter twitterthread tweet retweet reddit redditor subreddit ratioed upvote downvote hottakethread'),
    events: [
      '{a_one} said that soup is a drink, went to bed, and was woken by eleven million people who disagreed with {name}',
      '{a_one} began with “a thread”, got to part one of sixty, and there was a biscuit break for {name}',
      '{a_one} was corrected by a man with an egg for a face, who had read one book, and that was by {name}',
      '{a_one} asked strangers who was right about a dishwasher, and four hundred of them advised divorce from {name}',
    ],
    conflicts: [
      told(
        '{They} answered a troll with a kind word, and he had no reply to it, and has taken up pottery.',
        'It goes well; he glazes.',
        'He sends a bowl at Christmas.',
      ),
      told(
        'One of {their} thoughts fitted into exactly one line, and then somebody wrote “source?” under it.',
        'The source was the bath.',
        'The bath has been peer-reviewed.',
      ),
      told(
        'Somebody scrolled to the very bottom of {them}, and found two people there who were agreeing.',
        'They are married now.',
        'A moderator removed it.',
      ),
      told(
        '{They} edited {their} text to add “thank you for the gold, kind stranger”, and there had been no gold.',
        'It was yellow, at best.',
        'The stranger had been quite rude.',
      ),
    ],
    closings: [
      'Delete this, wrote somebody, and it was framed instead.',
      'It is right, technically, and lonely.',
      'The first comment was “first”, and it was second.',
      'It did not ask, says the internet, and then it did.',
    ],
  },
  {
    nouns: list('youtube youtubevideo youtubechannel youtubetutorial twitch twitchstreamer videotutorial'),
    events: [
      '{a_one} said “what’s up, guys” to a plumber at the door, who liked, subscribed, and rang the bell for {name}',
      '{a_one} was only to show how one unblocks a sink, and at four in the morning had explained Rome, as {name}',
      '{a_one} put on an open mouth and a red arrow for the thumbnail, and the jaw locked, and that is {name}',
      '{a_one} was watched by one viewer for nine hours, who turned out to be a fridge, and it gave a coin to {name}',
    ],
    conflicts: [
      told(
        'Before {they} could get to the point, there was a word from the sponsor, and the sponsor was very fond of words.',
        'The point fell asleep.',
        'There is a code for ten per cent off the point.',
      ),
      told(
        'A man from Leeds commented under all {their} films that the first one was better.',
        'He had been in the first one.',
        'He was the sink.',
      ),
      told(
        '{They} was skipped after five seconds so often that at the altar it talked very fast.',
        'The vicar pressed “later”.',
        'The bride saw it at double speed.',
      ),
      told(
        'The chat asked {them} to eat a whole lemon, and when that was done it asked for the tree.',
        'The tree has a channel of its own.',
        'It was sponsored by sugar.',
      ),
    ],
    closings: [
      'Smash that bell, it said, and the bell was a neighbour’s.',
      'Part two is coming, and has been since 2016.',
      'Nobody has the rights to the music in the background, least of all the ears.',
      'It is live, with a slight delay, like an uncle.',
    ],
  },
  {
    nouns: list('netflix streamingservice streamingplatform netflixseries disneyplus areyoustillwatching'),
    events: [
      '{a_one} asked at two in the morning whether somebody was still there, and the voice from the crumbs said {name}',
      '{a_one} offered nine thousand films, the pizza went cold over the choosing, and they ate it in front of {name}',
      '{a_one} counted down from five to the next part before anybody had found the remote, and so began {name}',
      '{a_one} was cancelled after one season, on a cliff, by the fingertips, and from down there shouts {name}',
    ],
    conflicts: [
      told(
        'The password belongs to an ex of a cousin, and {they} has had to go on being polite to him for six years.',
        'He is called Profile 4.',
        'His taste has improved, thanks to the cousin.',
      ),
      told(
        '{They} went “tudum”, and in three flats somebody put down the washing-up and came.',
        'One of them lived alone.',
        'The washing-up is in season two.',
      ),
      told(
        'One half of a couple watched ahead, and {they} has been sitting between the two at breakfast since.',
        'It was the butler, says the toast.',
        'They act surprised very well by now.',
      ),
      told(
        '{They} suggested a film because somebody had once seen a dog, and it was about a divorce.',
        'The dog got custody.',
        'It was a ninety-one per cent match.',
      ),
    ],
    closings: [
      '{They} can skip the intro, and the part with the parents.',
      'Leaving soon, it says, like every good guest.',
      'One more, and it was light outside.',
      'The trailer was all there was of it.',
    ],
  },
  {
    nouns: list('google googlesearch searchengine wikipedia wikipediaarticle wikipediapage citationneeded'),
    events: [
      '{a_one} was asked about a small itch, showed eleven rare diseases and a castle, and the castle was called {name}',
      '{a_one} was edited by a boy of nine, and for one afternoon the inventor of the spoon was {name}',
      '{a_one} asked the world for three euros, very politely, and a widow in Bern sent them to {name}',
      '{a_one} finished everybody’s sentence at a wedding, and the vows came out as {name}',
    ],
    conflicts: [
      told(
        'Somebody began with the Battle of Hastings, and three hours later {they} was with him at “list of cheeses”.',
        'Nobody knows how, but it was all blue.',
        'Hastings turns out to have had a cheese.',
      ),
      told(
        '“Did you mean…?” {they} asked a man who knew precisely what he had meant, and then he was not so sure.',
        'He had meant “duck”.',
        'They took the other one.',
      ),
      told(
        'There is a second page of {them}, and explorers speak of it as of the pole.',
        'One came back, and does not talk.',
        'It is mostly recipes, he wrote.',
      ),
      told(
        'A teacher told the class not to quote {them}, and had got that sentence from there.',
        'The pupils noticed, in a footnote.',
        'The footnote leads to a pub.',
      ),
    ],
    closings: [
      'This sentence needs a source, and would settle for a hug.',
      'About nine million results, and the first is an advertisement for the second.',
      'It may mean several other things, see there.',
      'People also ask why.',
    ],
  },
  {
    nouns: list('amazon amazonparcel amazonprime amazonpackage ebay ebayauction paypal onlineorder'),
    events: [
      '{a_one} sent a lipstick in a box that could have held a pony, and the pony was delivered to {name}',
      '{a_one} was sold in the last second to a man with a twitching finger, who had wanted a lamp and got {name}',
      '{a_one} was left with a neighbour who denies it, and wears something very like {name}',
      '{a_one} came tomorrow, before ten, every day for a year, and the dog has stopped barking at {name}',
    ],
    conflicts: [
      told(
        'Whoever bought {them} also bought a kayak, and nobody in the flat can say when or why.',
        'It makes a good bath.',
        'Customers who own a kayak also own regret.',
      ),
      told(
        'One star, wrote a man: “arrived on time, exactly as described, but my wife has left”.',
        'Eleven people found this helpful.',
        'The wife gave four.',
      ),
      told(
        'The box was folded up for the bin, and {they} had been in it, under the paper, being quiet.',
        'The cat had known.',
        'The cat wanted the box.',
      ),
      told(
        '{They} may be returned within thirty days, and on the thirty-first a man always finds the slip.',
        'It was in the kayak.',
        'He has learned to love the colour.',
      ),
    ],
    closings: [
      'Delivered, it says, and the picture shows somebody else’s knees.',
      'Going once, going twice, gone to a village hall in Kent.',
      'Only one left, it says, for three years now.',
      'Handed to a resident, says the note, and the resident is a hedge.',
    ],
  },
  {
    nouns: list('uber uberride airbnb blablacar'),
    events: [
      '{a_one} was two minutes away for half an hour, drove round the block on the map, and was waved at as {name}',
      '{a_one} got five stars for silence, and has not dared to say a word to anybody since, not even {name}',
      '{a_one} was described as “cosy”, and the guest, who could open all the windows from the bed, wrote {name}',
      '{a_one} left the key under the third stone on the left, in a field of stones, with kind regards from {name}',
    ],
    conflicts: [
      told(
        'There were nineteen notes in the kitchen, and {they} had put a twentieth on the one about not reading notes.',
        'The kettle has rules of its own.',
        'It is laminated, and so is the loo.',
      ),
      told(
        'Both sides gave the other five stars, and {they} knows what both of them really thought.',
        'It was three, and a smell.',
        'They will do it again in May.',
      ),
      told(
        'A cleaning fee was charged, and then {they} asked the guests to strip the beds and paint the hall.',
        'It is a nice yellow.',
        'One of them has stayed on, for the skirting.',
      ),
      told(
        'The driver in the photograph had a beard and a moustache, so {they} put on both, out of fairness.',
        'The passenger had none.',
        'Stars fell for it.',
      ),
    ],
    closings: [
      'It is arriving, and then it is arriving.',
      'The view is of the sea, if one knows somebody on the roof.',
      'Superhost, it says, next to a hair.',
      'There was a mint on the seat, and a toll.',
    ],
  },
  {
    nouns: list('photoshop photoshopped photoshopfail retouching clonestamp photoshoplayer'),
    events: [
      '{a_one} took a lamp post out of a wedding photograph, and with it the uncle who had held on to it, {name}',
      '{a_one} made a waist so slim that the door behind it bent too, and through the bend came {name}',
      '{a_one} had one layer too many, and under the sky, the beach and the family there sat {name}',
      '{a_one} gave a model three hands by mistake, and with the third she has been waving to {name}',
    ],
    conflicts: [
      told(
        '{They} cut {themself} out along the edge to stand on a better background, and lost an ear to the Alps.',
        'The Alps look well with it.',
        'It is on a layer of its own.',
      ),
      told(
        'Somebody undid the last twenty steps, and {they} was a sketch again, with no trousers.',
        'The twenty-first was the trousers.',
        'History goes no further back.',
      ),
      told(
        'The client wanted {them} “to pop”, then “to pop less”, then as it had been on Monday.',
        'On Monday it had been a fish.',
        'The invoice is on a hidden layer.',
      ),
      told(
        'Whenever {they} has no idea what should be there, a bit of cloud is copied over it.',
        'There are four alike over Rome.',
        'Nobody has missed the station.',
      ),
    ],
    closings: [
      'Behind it everything is small grey squares.',
      'It looks real, but the shadow goes to another party.',
      'Final, flattened, final two.',
      'The magic wand was pointed at the sky and selected the dog.',
    ],
  },
];
