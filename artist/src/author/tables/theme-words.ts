/** Words by which a theme is known to be an event, food, a firm or a trade. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Events that are counted: "a wedding". */
export const EVENT_NOUNS = list(`
  siesta nap hike sprint tour cruise   wedding party funeral birthday interview date meeting concert festival election exam break holiday vacation picnic parade race marathon
  heist apocalypse revolution earthquake outage blackout blizzard honeymoon divorce breakup graduation prom promotion ceremony feast
  dinner breakfast lunch brunch supper strike reunion trip tournament match lesson rehearsal performance premiere sunset sunrise
  eclipse weekend deadline appointment checkup conference hangover tantrum sleepover barbecue bbq anniversary christening baptism
  engagement auction championship olympics gala road-trip expedition adventure quest duel battle carnival
  sale shift lecture webinar seminar workshop audition screening landing launch takeover showdown parley playoff playoffs derby match-day
  pregnancy birth audit siege invasion emergency catastrophe disaster accident inauguration`);

/** Those that are simply there: "tea time", "Monday morning". */
export const TIMES = list(`
  time night morning evening afternoon midnight bedtime lunchtime teatime dinnertime christmas easter halloween thanksgiving ramadan
  hanukkah oktoberfest eurovision songkran xmas retirement monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
  wednesdays thursdays fridays saturdays sundays day eve year week month decade semester quarter spring summer winter autumn hour rush-hour season diwali eid`);

/** Eaten or drunk, whatever its number. */
export const EDIBLE = list(`
  spaghetti pasta noodles pizza coffee tea milk cheese rice bread toast jam honey sugar butter soup sushi popcorn chocolate ketchup
  mustard mayonnaise yoghurt yogurt lemonade juice wine beer gelato tiramisu guacamole hummus garlic spinach broccoli ravioli gnocchi
  lasagna lasagne ramen curry salad tofu bacon ham beef meat sausages pancakes fries waffles cookies biscuits donuts doughnuts tacos
  burritos burgers dumplings pierogi paella risotto porridge cereal muesli cake pie ice-cream cream candy candies sweets chips crisps
  nachos bubble-tea matcha espresso cappuccino vodka whiskey whisky rum cocktails meatballs nuggets pretzels croissants bagels
  baguettes strawberries cherries grapes bananas apples oranges lemons mangoes pineapples watermelon potatoes tomatoes carrots onions
  mushrooms beans peas eggs marmalade kimchi bibimbap falafel kebab couscous fondue raclette goulash borscht sauerkraut salmon tuna
  seafood caviar mozzarella parmesan snacks leftovers dessert breakfast-cereal gingerbread marshmallows jelly pudding`);

/** Games, films, programmes and firms, in lower case. */
export const TITLES_OF_WORKS = list(`
  minecraft fortnite roblox tetris skyrim gta ikea netflix google amazon youtube tiktok instagram facebook twitter reddit discord twitch
  brexit spotify wikipedia tinder nintendo playstation xbox sega atari pokemon pokémon lego disney pixar nasa nike adidas gucci prada starbucks
  mcdonald's kfc coca-cola pepsi bitcoin linux windows microsoft photoshop whatsapp linkedin chatgpt hollywood broadway marvel
  nutella crocs uno monopoly scrabble warhammer overwatch valorant`);
export const TITLES_OF_SEVERAL_WORDS =
  /^(?:star wars|star trek|stranger things|the matrix|the simpsons|jurassic (?:park|world)|blade runner|(?:the )?lord of the rings|squid game|looney tunes|cartoon network|game of thrones|elden ring|dark souls|world of warcraft|animal crossing|among us|candy crush|angry birds|dungeons (?:&|and) dragons|burger king|coca cola|red bull|louis vuitton|subway surfers|rick and morty|super bowl|formula (?:1|one)|the olympics|paw patrol|studio ghibli|mario kart|guitar hero|wii sports|call of duty|google maps|windows (?:95|xp)|harry potter and .+|swan lake|sesame street)$/iu;

/** Persons who are born, crowned or cursed: nobody works as one. */
export const NO_TRADES = list(`
  ex traitor snitch coward bully backstabber troublemaker
  king queen prince princess emperor empress duke duchess count countess baron lord lady boy girl man woman baby toddler teenager kid child
  adult pensioner human person gentleman genius legend hero heroine villain vampire werewolf zombie ghost demon angel mermaid fairy elf
  dwarf goblin troll robot cyborg alien mutant superhero supervillain millionaire billionaire vegan vegetarian feminist communist pacifist
  optimist pessimist snob nerd geek hipster hippie punk rebel loner bachelor bride groom widow orphan liar caveman twin brother sister
  mother father mom mum dad grandma grandpa grandmother grandfather granny uncle aunt cousin nephew niece neighbor neighbour roommate
  friend boyfriend girlfriend husband wife enemy fan adult traveler traveller lover hater loser winner victim`);

/** How a pursuit is gone about that is no game; of all others one does not say. */
export const DONE_BY: ReadonlyMap<string, string> = new Map(
  `yoga pilates karate judo taekwondo aikido parkour gymnastics ballet crossfit capoeira homework laundry origami calligraphy fu sumo crypto
  paperwork maths math mathematics astrology algebra geometry`
    .split(/\s+/u)
    .map((word) => [word, 'doing']),
);

/** Where one is, rather than what one could be. */
export const PLACE_THEMES = list(`
  beach gym cafe café airport office kitchen library museum supermarket school hospital prison park zoo forest jungle desert swamp farm garden
  pool bathroom bedroom basement attic casino nightclub club bar pub restaurant bakery pizzeria mall stadium arena aquarium theatre theater
  cinema classroom laboratory lab factory garage graveyard cemetery street alley city village town suburb subway sewer dungeon hell heaven
  space sea ocean moon university court station harbour harbor market playground rooftop balcony meadow countryside mountains woods sauna
  spa dojo laundromat void backrooms`);

/** One of many, and yet nothing to be touched. */
export const UNTOUCHABLE = list(`
  crisis idea twist rush impression question dream secret rumour rumor plan mistake decision attitude habit fact opinion feeling mood trend
  challenge scandal return refund conspiracy theory trauma breakdown victory defeat promise apology compliment insult debt lie tax fee fine discount deadline password mortgage subscription`);
