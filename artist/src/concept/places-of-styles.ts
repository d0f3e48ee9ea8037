/** Which place a style asks for; how it is drawn is told in painter/finishes, what places are called in place-names.ts. The first line that matches wins; later words in a line are no better than earlier ones. */
export const PLACES_OF_STYLES: readonly (readonly [backdrop: string, words: RegExp])[] = [
  ['vaporwave', /\b(vapou?r\w*|synthwave|retrowave|80s|eighties|outrun|aesthetic|lo-?fi|miami|neon sunset|y2k)\b/],
  [
    'cyber-city',
    /\b(cyber\w*|futur\w*|sci-?fi|blade ?runner|dystopi\w*|tokyo|neon city|robotic|detective|hacker|matrix|tron|gotham)\b/,
  ],
  [
    'haunted-forest',
    /\b(haunt\w*|horror|spooky|goth\w*|halloween|creepy|dark forest|dark|ghost\w*|vampir\w*|nightmare|scary|grave\w*|witch\w*|tim burton|emo|zombie\w*)\b/,
  ],
  [
    'castle',
    /\b(mediev\w*|castle|knight\w*|fantasy|royal\w*|renaissance|dungeon\w*|fairy ?tale|kingdom|gothic cathedral|viking|king|queen)\b/,
  ],
  ['dojo', /\b(japan\w*|samurai|dojo|ninja|zen|asia\w*|china|chinese|kung ?fu|temple|korean?|k-?pop|sakura|martial)\b/],
  ['moon', /\b(space|moon|cosmic|galax\w*|astro\w*|lunar|alien\w*|universe|planet\w*|star ?wars|interstellar|nebula)\b/],
  ['underwater', /\b(underwater|sea|ocean|aqua\w*|deep sea|atlantis|marine|coral|submarine|nautical|mermaid)\b/],
  ['beach', /\b(beach|summer|tropic\w*|hawai\w*|island|surf\w*|vacation|holiday|sunny|caribbean|pirate|california|ibiza)\b/],
  ['egypt', /\b(egypt\w*|pharao\w*|pyramids?|sphinx)\b/],
  ['desert', /\b(desert|western|wild west|cowboy|sahara|mexic\w*|mad max|arabian|texas|dune)\b/],
  ['alps', /\b(snow\w*|alp\w*|winter|ice|icy|arctic|christmas|mountain\w*|ski\w*|frozen|nordic|swiss|polar|frost\w*)\b/],
  ['volcano', /\b(volcan\w*|lava|fire|fiery|hell\w*|inferno|apocalyp\w*|demonic|metal|explosive|prehistoric|jurassic)\b/],
  ['jungle', /\b(jungle|rainforest|amazon|wild|safari|tarzan|botanical)\b/],
  ['forest', /\b(forest|nature|woodland)\b/],
  [
    'piazza',
    /\b(ital\w*|piazza|rom\w*|venice|venetian|tuscan\w*|napol\w*|mediterran\w*|milan\w*|mafia|brainrot|europe\w*|paris\w*|french|classic)\b/,
  ],
  ['kitchen', /\b(kitchen|cook\w*|chef|food|restaurant|culinary|bakery|cozy|cottage\w*|grandma)\b/],
  [
    'stage',
    /\b(stage|theat\w*|opera|concert|rock|hollywood|glam\w*|broadway|cinema\w*|drama\w*|musical|jazz|circus show|punk|luxury|elegan\w*|3d|render|studio)\b/,
  ],
  ['arcade', /\b(arcade|retro|gam(e|er|ing)\w*|nintendo|90s|nineties)\b/],
  ['disco', /\b(disco|party|70s|seventies|club|dance|rave|techno|funk\w*|groovy|psychedel\w*|trippy|hippie|nightclub)\b/],
  ['bathroom', /\b(bath\w*|toilet|skibidi|shower|clean|plumb\w*|ohio)\b/],
  [
    'library',
    /\b(librar\w*|wizard\w*|magic\w*|hogwarts|academ\w*|book\w*|victorian|scholar\w*|old|ancient|alchem\w*|mystic\w*)\b/,
  ],
  ['supermarket', /\b(supermarket|shop\w*|mall|store|grocer\w*|capitalis\w*|walmart|liminal|backrooms)\b/],
  ['candyland', /\b(candy|sweet\w*|kawaii|cute|pink|barbie|bubblegum|dessert|rainbow|girly|cotton candy)\b/],
  ['burst', /\b((?:sun)?bursts?|superhero\w*|meme\w*|explosion|wow|marvel|sticker|flat|abstract|surreal\w*)\b/],
  ['fairground', /\b(circus|carnival|fair|fairground|clown(?! ?fish)\w*|amusement|festival|theme park|funfair|dusk)\b/],
  ['clouds', /\b(cloud\w*|sky|heaven\w*|dream\w*|ethereal|angelic|celestial|divine|soft|olymp\w*)\b/],
  [
    'meadow',
    /\b(meadow|spring|garden|country\w*|flower\w*|cottage|rural|pastoral|idyllic|child\w*|cartoonish|village|grass\w*)\b/,
  ],
];
