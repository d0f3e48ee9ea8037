/**
 * The little English the author must know to put a stranger's words into a sentence. Whatever is missing here is read
 * as a countable thing, which is what people type most.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

export const ADVERBS = list(`
  über uber not always never often constantly forever very too extremely slightly secretly sometimes just still really so super quite
  permanently usually mildly deeply oddly suspiciously surprisingly incredibly ridiculously totally completely utterly
  absolutely chronically eternally rather pretty almost half fully barely way dangerously emotionally weirdly rarely ever`);

export const ADJECTIVES = list(`
  gossipy overmotivated headstrong sporty blasé heartbroken lovesick starstruck overcaffeinated undercaffeinated sleepwalking jetlagged revengeful vengeful scatterbrained
  square oval flat round hollow upside-down inside-out lopsided two-dimensional sleepy angry sad happy lazy hungry tired grumpy shy brave tiny huge giant big small little enormous gigantic tall short boxy
  fat thin long old young new late early fast slow quick loud quiet silent noisy smelly stinky sticky slimy fluffy furry
  hairy bald spiky fuzzy shiny sparkly glittery golden silver rusty dusty muddy wet dry hot cold frozen spicy sweet sour
  sweaty salty bitter crispy crunchy soft hard broken cracked confused bored nervous anxious scared afraid jealous proud rich
  poor broke famous evil good bad kind cruel rude polite smart clever dumb stupid silly goofy funny weird strange odd
  crazy mad cool cute ugly pretty beautiful handsome elegant fancy royal magic invisible transparent glowing radioactive
  electric magnetic robotic metallic wooden plastic rubber drunk dizzy clumsy sneaky mysterious dramatic romantic
  melancholic optimistic pessimistic sarcastic energetic athletic muscular buff strong weak invincible immortal undead
  dead alive haunted cursed blessed holy legendary epic mythical ancient modern futuristic retro vintage neon pastel
  colorful colourful red orange yellow green blue purple pink black white grey gray brown rainbow striped spotted
  checkered bright dark gloomy spooky scary creepy cozy cosy warm icy snowy rainy sunny stormy cloudy windy foggy deaf
  blind lone lonely single married divorced retired unemployed busy free lost hidden naked dressed barefoot upside-down
  inside-out homesick seasick lovesick nocturnal vegan vegetarian italian french german spanish japanese chinese british
  american psychedelic minimalist surreal abstract baroque gothic gloopy wobbly bouncy jiggly floppy grouchy hangry
  moody sulky giddy dreamy wise humble arrogant patient impatient allergic addicted obsessed ready awake asleep online
  offline overdue overpriced overconfident underpaid judgy extra emo goth woke sus cringe bougie hangry colorblind colourblind
  vegan feral unhinged petty random chill lit mid basic toxic thicc swole ripped jacked stoned tipsy wasted hungover pregnant
  nude bipolar autistic introvert extrovert ambidextrous squished squashed stylish trendy rad groovy gnarly tubular based salty shook
  lowkey highkey hyper peckish cranky smol comfy loopy clueless hopeless swollen stolen forgotten misunderstood inverted illegal legal local global solo
  posh nerdy geeky preppy edgy sassy snarky snooty smug needy whiny wimpy wise-cracking antisocial
  extroverted introverted gay lesbian bi trans queer straight nonbinary y2k lo-fi sci-fi hi-fi low-poly post-apocalyptic cottagecore
  steampunk cyberpunk dark light heavy cheap expensive pricey fake real true false wild tame holy mellow
  intolerant unbothered hesitant toothless locked unlocked missing undefeated overworked understaffed off-key offbeat offside well-read half-baked`);

export const MASS_NOUNS = list(`
  tteokbokki kimchi bibimbap bulgogi gimbap ramen udon miso natto matcha borscht halva couscous paella risotto polenta goulash sauerkraut chai kvass soju sake
  cheese spaghetti spezzati lava water milk coffee tea rice bread butter toast jam honey sugar salt pepper pasta pizza-dough dough
  mozzarella parmesan tofu meat bacon ham beef soup sushi popcorn chocolate ketchup mustard mayonnaise yoghurt yogurt jelly slime glue
  mud sand snow ice fire smoke fog steam mist rain thunder lightning electricity gas plasma gold silver metal steel iron wood plastic
  glass concrete paper cardboard cotton wool velvet rubber soap shampoo toothpaste foam dust dirt gravel grass hay
  plankton sourdough seaweed music news money wasabi
  noise laughter homework science furniture luggage laundry traffic air
  wind darkness light candlelight moonlight sunlight sunshine static wifi internet software lemonade juice wine gelato tiramisu guacamole
  hummus garlic spinach broccoli ravioli gnocchi lasagna confetti glitter graffiti paperwork tape
  swagger charisma aura drip talent hair fur armour armor makeup strength
  weather asphalt breath corn wheat barley maize ramen
  mayonnaise oatmeal candy gravy garbage trash rubbish junk stuff money cash lemonade flour oil vinegar mustard wifi wi-fi swag drip rizz
  toothpaste cinnamon oregano parsley caviar porridge granola cereal custard pesto kimchi seafood pork poultry veal
  champagne vodka whiskey whisky cider rum tequila gin sake kombucha kefir lard wax tar gasoline petrol fuel rust mold mould moss
  ivy bamboo cork leather denim silk lace nylon lint fluff yarn slush sleet hail sewage sweat blood saliva spit snot phlegm pus
  merchandise equipment cutlery silverware jewelry jewellery clothing footwear baggage mail spam advertising software hardware malware
  pho borscht reggae punk ska polka samba salsa bossa-nova hip-hop k-pop rock'n'roll uranium plutonium oxygen helium
  hydrogen nitrogen carbon aluminium aluminum copper brass bronze zinc titanium chrome marble granite clay chalk charcoal
  lego dandruff acne cellulite botox cholesterol caffeine nicotine dna lsd`);

/** What nobody can touch or count. */
export const IDEAS = list(`
  influence relegation offside
  work duty stress panic hustle boxing bowling wrestling kpop k-pop hip-hop techno reggaeton reggae house-music trap-music salsa-music jazz blockchain keto bluetooth sumo maths mathematics midsummer insomnia arthritis sciatica tinnitus lumbago paralysis amnesia adhd ocd ptsd asmr ai depression dementia vertigo hypnosis freedom democracy anxiety love chaos nostalgia dread time gravity silence justice procrastination hope jealousy happiness
  boredom capitalism communism philosophy friendship destiny fate luck wisdom evil melancholy ambition regret trauma energy pressure
  self-confidence confidence envy sense burnout puberty infinity math maths karma rage anger joy fear sadness hate magic sleep
  courage patience truth beauty peace war death life honesty honour honor pride shame guilt grief pain suffering misery despair
  loneliness solitude privacy fame glory success failure power poverty wealth greed lust gluttony wrath vanity
  symmetry asymmetry self-respect self-esteem etiquette
  humility modesty charity kindness mercy forgiveness gratitude loyalty trust betrayal revenge vengeance violence
  intelligence stupidity ignorance knowledge information education literacy curiosity creativity imagination inspiration motivation
  determination perseverance discipline laziness productivity efficiency bureaucracy corruption politics diplomacy
  religion faith spirituality enlightenment mindfulness meditation serenity tranquility bliss ecstasy euphoria excitement
  enthusiasm passion desire romance affection attention affirmation attraction intimacy nudity sex flirting gossip
  inflation unemployment taxation globalization democracy anarchy feminism socialism fascism nihilism
  existence nothingness emptiness consciousness awareness insanity madness sanity therapy health
  sarcasm irony humor humour satire comedy nonsense absurdity randomness coincidence entropy physics chemistry biology geometry algebra
  astrology astronomy history geography economics psychology linguistics grammar punctuation spelling poetry literature
  fashion etiquette politeness rudeness hospitality nature pollution
  momentum inertia velocity acceleration electricity magnetism relativity eternity immortality mortality youth adulthood childhood
  parenthood motherhood fatherhood brotherhood sisterhood teamwork leadership citizenship ownership
  hygiene sanitation overtime homework slavery racism sexism progress evolution extinction
  sunshine autocorrect clickbait feedback advice help damage harm evidence proof research
  schadenfreude hygge wanderlust weltschmerz fomo yolo rock'n'roll parkour existentialism
  saudade customs git lofi chillhop winter autumn summertime wintertime springtime travel tourism hibernation sightseeing
  karaoke crypto evasion fright gentrification inflation deflation confusion frustration automation telepathy telekinesis astronomy
  photosynthesis déjà-vu gluten jet-lag jetlag thirst hunger heartbreak homesickness mansplaining gaslighting multitasking networking`);

export const IRREGULAR_PLURALS = list(`
  feet teeth mice lice geese men women children people police pants dice oxen cattle cacti fungi octopi
  firemen policemen snowmen spacemen fishermen paparazzi spaghettoni
  criteria phenomena bacteria data media dwarves wolves knives leaves loaves elves shelves halves calves hooves scarves thieves potatoes tomatoes`);

/** Signs in the air that tell how somebody feels, by the names of their pieces. */
export const MEANT_BY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['zzz', 'snores with open eyes'],
  ['sweat', 'sweats from both ends'],
  ['drop of water', 'drips'],
  ['droplet', 'drips'],
  ['tears', 'weeps without a reason'],
  ['anger', 'is angry on principle'],
  ['dizzy star', 'sees stars'],
  ['heart', 'falls in love on sight'],
  ['hearts', 'falls in love on sight'],
  ['broken heart', 'has a broken heart'],
  ['sparkles', 'sparkles'],
  ['musical notes', 'hums'],
  ['musical note', 'hums'],
  ['thought bubble', 'thinks too much'],
  ['flame', 'is on fire'],
  ['fire', 'is on fire'],
  ['wings', 'has wings'],
  ['lightning bolt', 'crackles'],
  ['dash of air', 'is always in a hurry'],
]);

/** Several, in no dictionary. */
export const SLANG_PLURALS = list(
  `stonks deets feels lulz shenanigans chonks doggos catgirls memelords npcs edgelords normies uwus nuggies tendies frens`,
);

/** Ends in s, yet is one thing. */
export const SINGULAR_IN_S = list(`
  bus customs gas lens atlas canvas chaos news christmas iris tennis chess plus minus bias alias cosmos ethos axis oasis basis
  crisis genesis nemesis thesis analysis hades mars venus texas paris pancreas asparagus dais yes swiss jeans-jacket
  series species circus virus walrus octopus hippopotamus platypus cactus abacus minibus omnibus campus bonus genius
  mathematics physics gymnastics mumps tapas compass cutlass mattress witness hostess princess waitress actress goddess lioness
  harness business fitness illness chorus focus cosmos pegasus nautilus stegosaurus lotus crocus fungus uterus anus
  carcass molasses ananas always perhaps mantis rhinoceros albatross triceratops cyclops pegasos thermos tyrannosaurus brontosaurus
  diabetes rabies measles kudos pathos logos xmas`);

/** One thing with two legs, blades or branches: "a pair of scissors". */
export const PAIRS = list(`
  scissors shears pliers tweezers tongs binoculars handcuffs trousers pants jeans shorts leggings tights overalls dungarees knickers underpants
  boxers pyjamas pajamas lederhosen glasses sunglasses spectacles goggles headphones earphones earbuds antlers stilts crutches chopsticks
  flip-flops flops slippers maracas castanets dentures needles shoes boots sandals sneakers trainers heels crocs clogs loafers socks stockings gloves mittens skates skis`);

/** In what one has some of it. */
export const PORTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cup: 'coffee tea cocoa espresso matcha chai',
    glass:
      'milk water juice wine beer lemonade tequila vodka gin rum whisky whiskey cider champagne prosecco sake soju kombucha kvass kefir eggnog',
    plate:
      'spaghetti spezzati pasta ravioli gnocchi lasagna lasagne sushi curry bacon ham meat beef hummus guacamole risotto paella couscous tteokbokki bulgogi polenta pork poultry veal seafood poutine mash chips',
    bowl: 'rice soup ramen salad popcorn porridge cereal yoghurt yogurt ice-cream cream pho udon miso borscht goulash bibimbap oatmeal granola custard gelato kimchi sauerkraut natto stew dal chili',
    piece:
      'cheese cake butter tofu mozzarella parmesan halva tiramisu jewelry jewellery candy furniture luggage advice paper wood plastic glass metal',
    slice: 'bread toast gimbap',
    jar: 'jam honey mustard mayonnaise glue pesto lard caviar',
    tube: 'toothpaste makeup',
    pair: 'sandals',
    stick: 'chalk dynamite',
    touch: 'drip swag rizz swagger charisma',
    bulb: 'garlic',
    head: 'broccoli',
    bunch: 'spinach parsley oregano',
    pinch: 'cinnamon wasabi',
    lock: 'hair',
    bolt: 'lightning',
    clap: 'thunder',
    cloud: 'smoke steam mist dust gas',
    drop: 'blood sweat',
    lump: 'sourdough dough clay charcoal wax',
    ball: 'wool cotton yarn',
    cob: 'corn maize',
    roll: 'tape paper-towel',
    blade: 'grass',
    bag: 'sugar flour salt pepper confetti',
    bottle: 'ketchup vinegar oil shampoo fuel petrol gasoline',
    bar: 'chocolate soap gold silver',
    gust: 'wind',
    bank: 'fog',
    bucket: 'rain mud sand slime lava paint ice gravel foam',
  }).flatMap(([portion, words]) => words.split(' ').map((word): [string, string] => [word, portion])),
);

/** Ideas of two words, of which the last alone is a thing that can be counted. */
export const IDEA_PHRASES =
  /(?:^|\s)(?:joie de vivre|small talk|legacy code|spaghetti code|technical debt|tech debt|red tape|climate change|road rage|stage fright|tax (?:evasion|fraud)|peer review|hard work|honest work|screen time|public transport|team spirit|customer service|deep learning|machine learning|customer support|free will|open source|(?:dark|light|night) mode|stranger danger|second-hand embarrassment|fan fiction|real estate|(?:paid|annual|sick|gardening) leave|compound interest|tipping culture|shrinkflation|yassification|kalsarikännit|tsundoku|free shipping|time travel|jet lag|spring cleaning|space travel|existential dread|outer space|(?:data|computer|rocket) science|artificial intelligence|information technology|social media|hip hop|black magic|public speaking|knocking-off time|quantum physics|heavy metal|tax season|rush hour traffic|\S+ syndrome)$/iu;

/** Body parts and gifts of nature: a creature has them. */
export const BODY_PARTS = list(`
  hip hips mouth mouths tongue tongues lip lips chin neck knee knees pack eye eyes leg legs arm arms wing wings tail tails tooth teeth fang fangs foot feet hand hands horn horns nose ear ears
  head heads brain brains belly beard mustache moustache mullet mohawk hair fur claw claws tentacle tentacles beak eyebrow
  cheek cheeks eyebrows eyelashes muscles abs power powers superpower superpowers voice smile laugh vision breath skin scales shell
  face fins fin antennae antenna heart soul temper accent swagger charisma aura personality issues problem problems
  anxiety courage patience confidence talent strength superstrength amnesia insomnia adhd ocd ptsd dandruff acne rizz swag drip drive
  issue syndrome disorder crisis phobia vibes vibe energy taste tattoo tattoos antlers abs six-pack skills skill friends friend girlfriend boyfriend wife husband kids
  fans followers sense dimples freckles wrinkles braces dreadlocks scar scars goatee stubble manners instincts feelings job degree chin neck tongue knees knee elbows elbow biceps fists
  memory reputation attitude ego posture handwriting appetite stomach shoulder shoulders back hips hip lips lip nails nail toe toes finger fingers
  thumb thumbs ankle ankles spine ribs bones ends burns bruises rash allergy allergies cough fever hiccups nightmares debts ambitions
  priorities opinions secrets conscience fuse pitch patience`);

export const WEARABLES = list(`
  sneaker sneakers shoe shoes boot boots sandals sandal slippers flip-flops heels socks sock hat hats cap caps crown tiara
  helmet beret beanie fedora sombrero headband bow ribbon glasses sunglasses goggles monocle mask masks scarf tie bowtie
  necktie shirt t-shirt tracksuit hoodie jacket coat vest suit tuxedo dress gown skirt kimono sari jeans pants trousers
  shorts bikini swimsuit underwear pyjamas pajamas cape cloak robe apron uniform costume armour armor glove gloves
  mittens ring rings necklace earrings bracelet watch belt headphones earphones backpack skates rollerblades skis makeup
  lipstick wig turban veil medal jetpack toga poncho cardigan pullover sweater jumper clogs loafers stilettos moccasins eyepatch chain chains crocs bracelets pearls jewelry jewellery
  leotard tutu corset bra thong lederhosen dirndl hijab bonnet visor bandana chaps overalls dungarees raincoat trenchcoat`);

/** Things played rather than carried. */
export const INSTRUMENTS = list(`
  guitar violin piano keyboard drum drums trumpet saxophone sax flute accordion banjo harp cello tuba trombone ukulele
  tambourine maracas kazoo harmonica bagpipes xylophone triangle recorder synthesizer`);

/** Games and sports, which are played. */
export const GAMES = list(`
  football soccer tennis chess checkers poker bingo golf basketball volleyball baseball handball hockey rugby cricket badminton squash
  billiards snooker darts dominoes backgammon scrabble ping-pong pong tetris minecraft solitaire croquet dodgeball polo paintball mahjong shogi ludo sudoku pétanque petanque boules bocce curling lacrosse softball netball futsal pinball roulette blackjack`);

/** What is done, day by day, and never carried. */
export const PURSUITS = list(
  `yoga pilates archery karate judo taekwondo aikido parkour gymnastics ballet crossfit fu capoeira homework laundry origami calligraphy crochet`,
);

/** Nobody is carried around who has a profession or a rank: one is a king. */
export const PERSONS = list(`
  keeper forecaster weatherman zookeeper lighthouse-keeper gymnast swimmer cyclist motorcyclist climber fencer schoolgirl schoolboy violinist judoka concierge roofer sweep luchador
  king queen prince princess emperor empress duke duchess count countess baron lord lady knight squire peasant pope bishop priest nun monk rabbi imam
  wizard witch pirate ninja samurai cowboy cowgirl clown viking gladiator caveman astronaut cosmonaut spy thief burglar detective
  boy girl man woman baby toddler teenager kid child adult pensioner human person gentleman genius legend hero heroine villain
  teacher doctor nurse dentist surgeon vet chef cook baker butcher farmer gardener plumber electrician carpenter mechanic engineer scientist professor
  student lawyer judge cop policeman policewoman firefighter fireman soldier sailor captain pilot steward waiter waitress barista bartender
  politician president mayor senator minister diplomat boss manager ceo accountant intern secretary clerk banker broker influencer streamer gamer hacker
  model actor actress singer rapper dancer ballerina poet writer author painter sculptor photographer journalist musician drummer guitarist pianist dj
  goalkeeper striker boxer wrestler bodybuilder athlete coach referee surfer skater jockey bullfighter lifeguard hairdresser barber tailor
  librarian archaeologist astronomer beekeeper shepherd hunter fisherman lumberjack miner postman mailman janitor bouncer bodyguard assassin
  vampire werewolf zombie ghost demon angel mermaid fairy elf dwarf goblin troll robot cyborg alien mutant superhero supervillain millionaire billionaire
  vegan vegetarian feminist communist pacifist optimist pessimist snob nerd geek hipster hippie punk rebel loner bachelor bride groom widow orphan
  traitor ex snitch coward bully backstabber prankster troublemaker perfectionist workaholic insomniac romantic dreamer
  rep expert liar leader champion rookie veteran freelancer apprentice
  introvert extrovert narcissist perfectionist workaholic insomniac diva kleptomaniac pyromaniac psychopath sociopath hypochondriac
  neighbour neighbor cousin nephew niece crybaby weirdo hothead loudmouth slacker
  chatterbox know-it-all sleepyhead daydreamer grouch`);

/** What has been done, by the form that is typed: "lost his ring". Where the participle is the same there is one word. */
export const PAST_VERBS: ReadonlyMap<string, string> = new Map(
  `lost, found, made, built, bought, brought, caught, taught, thought, fought, sold, told, held, kept, left, lent, spent, won, met, paid, said, sent, shot,
  slept, stood, swept, wept, heard, read, cut, put, quit, hit, hurt, shut, dug, hung, led, fed, bled, fled, stuck, swung, stole stolen, broke broken, forgot forgotten,
  ate eaten, sang sung, rang rung, drank drunk, sank sunk, swam swum, ran run, began begun, came come, became become, went gone, did done, saw seen, gave given,
  took taken, wrote written, rode ridden, drove driven, rose risen, bit bitten, hid hidden, fell fallen, flew flown, grew grown, knew known, threw thrown, blew blown,
  drew drawn, wore worn, tore torn, swore sworn, spoke spoken, woke woken, chose chosen, froze frozen, got got, shook shaken, mistook mistaken, overslept, outgrew outgrown`
    .split(',')
    .map((entry): [string, string] => {
      const [past = '', participle = past] = entry.trim().split(' ');
      return [past, participle];
    }),
);

/** Things that are sat or stood on. */
export const VEHICLES = list(`
  bicycle bike unicycle tricycle scooter skateboard surfboard snowboard sled sledge motorcycle motorbike horse pony
  hoverboard broomstick tandem vespa`);

/** Too big, too fixed or too alive to be carried: a creature owns them. */
export const ESTATES = list(`
  house castle car truck van bus train boat ship yacht plane helicopter rocket submarine spaceship tractor tank throne farm kingdom empire army dog cat parrot hamster
  goldfish sidekick twin butler lawyer brother sister mother father grandma grandmother podcast restaurant casino
  island volcano planet theme song catchphrase degree diploma diplomas problem debt debts dream dreams secret secrets`);

/** Verbs by their base form; the third person is worked out. */
export const VERBS = list(`
  wear eat love hate speak sing ride carry juggle collect breathe smell steal own play drink drive dance run walk jump
  fly swim sleep snore fart burp talk shout scream whisper whistle yodel cry laugh smile wink fight hunt chase bite lick
  sniff throw kick punch spin roll slide skate surf ski climb dig cook bake fry grill paint draw write read rap beatbox
  knit sew dream think know believe forget remember lose find hide seek sell buy trade pay glow shine sparkle explode
  melt freeze burn spit shoot launch deliver count invent build break fix hold use want need like fear avoid dodge
  teleport levitate hover float travel live work study teach preach pray vote complain argue lie cheat win wait sit
  stand lean bounce wobble twerk moonwalk breakdance meditate hum mumble sneeze cough vomit drool sweat stink come go
  get make take give say tell ask call turn grow shrink transform dress behave act look feel taste sound worship
  summon predict control command rule judge bring keep lift flex pump squat hug kiss cuddle tickle poke prank haunt
  refuse insist identify communicate suffer survive binge stream game code hack tweet post follow moo bark meow roar
  vape fall cost cast break bleed blink blush boil bow brag brush burst chat cheer clap clean close crash crawl
  touch spill dare decide demand depend die differ disappear dislike divide doubt drag drown dye earn enjoy enter envy escape exist expect explain faint feed fetch fill
  finish fish flee flirt flow fold follow forgive freak gather giggle grin groan grab growl guess hang heal hear help hire hop hurt
  imagine improve interrupt itch join kill knock lay lead learn let lift limp listen load lock long march marry matter mean melt mend
  miss moan mock mop mourn mow nag nap need nod notice obey offer open order overreact overthink owe panic park pass peel pick pinch plan plant plug point pollute pop pour
  practise practice prefer pretend print promise protect prove pull push quit rain reach recite regret reject relax rely repair repeat rescue resemble rest ring rise rob rub ruin rush
  save scare scratch scrub see seem send serve shake share shave shop show shrug sign sip skip slap slip slurp smash smoke snap sneak snitch
  sob spend spill spoil spread spy squeak squeeze stalk stare start stop stutter suck suffer support suspect sway swear swing tap tease tend thank threaten tire touch train travel tremble trip trust try
  tug type understand unlock use vanish vibrate visit waddle wag wail wander warm warn wash waste watch wave wax whine whip wiggle wish wonder worry wrestle yawn yell
  quack oink howl hiss buzz arrive leave return wake sleepwalk slap squirt leak shed moult hatch swallow chew gargle sigh hiccup burble growl grunt snort sneer sulk pout hoard spin faint belch flinch gasp gulp munch nibble nap pace perspire purr ramble roam shiver slouch smirk snuggle stammer stomp strut stumble swirl tiptoe twitch twirl whimper wince wheeze yearn`);

/** Base forms that nobody types to mean a thing: "fly" alone is a talent, "drum" alone is a drum. */
export const TALENTS = list(`
  fly dance sing swim jump sleep juggle teleport yodel hover levitate moonwalk breakdance twerk beatbox meditate explode
  snore fart burp sleepwalk communicate disappear cry melt wobble`);

/** Base forms that, at the head of several words, are never the first half of a compound noun. */
export const PLAIN_VERBS = list(`
  wear eat love hate speak sing carry juggle collect breathe steal own drink forget remember lose hide sell buy deliver
  invent build avoid dodge live complain argue worship summon predict refuse insist identify suffer survive eats explode
  juggle respect understand enjoy obey believe know want need bring keep teleport levitate communicate swallow chew gargle cook bake knit`);

export const AUXILIARIES = list(`
  is isn't has hasn't can can't cannot does doesn't was were will won't must mustn't needs had could should would`);

export const DETERMINERS = list(`
  a an the its his her their my your our every each some any no all another this that two three four five six seven
  eight nine ten many several both few at to`);

export const QUANTITIES = list(`
  two three four five six seven eight nine ten eleven twelve twenty fifty hundred many several both few multiple twin
  triple double`);

export const PREPOSITIONS = list(`
  in on under over from of with without at by inside outside behind beneath between above near through beyond into
  against towards around during after before since until despite among across like as about for to full covered made filled stuck dressed trapped
  addicted obsessed armed wrapped powered born raised allergic afraid scared`);

/** At these a long noun phrase stops naming the thing and starts telling about it. */
export const PHRASE_BREAKS = list(`
  in on under over from of with without at by inside outside behind beneath between above near through beyond into
  against towards around during after before since until despite among across like for to that who which made covered filled dressed full stuck riding
  wearing holding eating playing driving flying running dancing singing sitting standing doing having being made
  wrapped trapped on and but whose where while`);

/** First words that make a sentence or a mutter of it, rather than the name of a thing. */
export const NOT_A_NAME = list(`
  i you we they he she it my your our his her their what why how when who whom where which this that these those please
  let lets let's make do don't no not yes and or but if because im i'm ive it's its there here me us them whatever
  something anything nothing everything idk lol omg wtf lmao rofl brb meh yay hello hi hey bye goodbye bonjour gesundheit hola ciao oops ouch wow thanks thank sorry ok okay nope yep yeah
  gonna wanna gotta nobody somebody everybody someone everyone anyone anybody nowhere somewhere el la le les il lo der die das den dem mon ma mes qué una uno un une ein eine
  give want help be go can could should would will is are am was were`);

/** Words in -ing that are things. */
export const ING_NOUNS = list(`
  king ring thing wing pudding building earring duckling viking string spring ceiling wedding painting sibling being
  dumpling darling pingping herring sting swing sling lightning clothing piercing morning evening meeting drawing
  icing stuffing stocking railing awning crossing filling frosting gosling lemming offspring sapling starling yearling
  everything nothing something anything wasabi-ing cling-cling bing boing sterling changeling underling tiefling halfling`);

export const PLACES_ON = list(`
  farmland pitch lawn bench sofa couch throne
  campus cruise bus roof top corner deck spaceship shore riverbank terrace bridge jetty porch prairie steppe ridge mountaintop beach island moon street stage ship farm mountain planet highway rooftop balcony coast volcano cliff meadow hill slope piste raft ferry yacht tram plane airplane aeroplane tightrope dune rig ranch course wall ledge
  motorway road pier train boat catwalk asteroid glacier cloud iceberg battlefield football-field field runway playground`);
export const PLACES_AT = list(`
  rink racetrack track campground funfair seafront seaside waterfront beachfront stop checkpoint harbour harbor reception fair sawmill waterfall crossing party concert airport station sea school university court festival opera funeral wedding supermarket disco gym
  carnival circus office checkout market rave match rodeo wash picnic barbecue bbq prom reunion banquet auction marathon
  parade pageant ceremony gala sleepover`);
export const PLACES_IN = list(`
  courthouse diner cubicle barbershop laundromat lot driveway treehouse canteen courtroom salon tent shop store vineyard orchard courtyard backyard yard bazaar swamp city forest desert jungle castle kitchen space cave house mansion village town garden park room bathroom bedroom
  ocean lake river sky valley temple palace church cathedral museum library hospital prison dungeon basement attic
  garage factory laboratory lab kingdom galaxy universe world wasteland canyon ruins ruin graveyard cemetery casino
  saloon bar cafe restaurant bakery pizzeria metropolis suburb alley arcade mall stadium arena aquarium zoo underworld
  hell heaven nebula rainforest savanna savannah tundra reef lagoon bunker sewer subway cyberspace dreamland wonderland
  fairground dojo piazza clearing pub tavern monastery abbey pyramid tomb observatory ballroom nightclub club
  parliament embassy bank hotel motel igloo cabin cottage shed tunnel pit trench crater oasis countryside mountains hills clouds woods alps pool bathtub barn greenhouse theatre theater cinema classroom dimension void backrooms spa sauna
  fjord bath hammam apartment flat penthouse forum balloon submarine rocket taxi car limousine helicopter cockpit canoe kayak rowing-boat gondola
  hallway corridor lobby foyer lift elevator cellar wardrobe closet shower fridge freezer gallery studio workshop hangar warehouse stable kennel lighthouse windmill watermill caravan campervan camper trailer crypt vault mine quarry`);
export const PLACES_WITHOUT_ARTICLE = list(`farmland space cyberspace hell heaven wonderland dreamland court school`);

/** Qualities that are things as well when they stand alone. */
export const NOUN_ADJECTIVES = list(`
  orange rainbow square oval magic rubber plastic giant silver single neon good rose short sweet kind cold`);

/** Third persons that, alone, are rather things. */
export const NOUN_VERBS = list(`
  drinks dreams hugs kisses skates posts games spins rolls skis looks feels works calls lies needs acts rules
  lives likes streams slides punches squats pumps draws leaves turns raps tastes sounds stands pranks`);

/** Second words that make a sentence of what began like a name. */
export const FINITE_VERBS = list(`
  is are am was were has have does do can will i you me us them him gonna wanna gotta`);

/** Everyday nouns that are in no other list here. */
export const THINGS = list(`
  satnav chainsaw saw axe hatchet sword dagger spear shield bow arrow flamethrower bazooka grenade bomb cannon pistol rifle shotgun laser lightsaber nunchucks
  katana whip lasso net rope chain anchor wrench screwdriver drill nail screw bolt ladder bucket broom mop vacuum shovel rake wheelbarrow hose
  kettle stapler scissors tape ruler compass calculator clipboard briefcase suitcase purse handbag wallet key keys lock remote cable charger battery
  lightbulb torch flashlight candle lantern lamp chandelier chair stool table desk drawer shelf bed mattress pillow blanket carpet rug curtain mirror
  clock hourglass stopwatch calendar diary notebook pen pencil crayon eraser stamp envelope letter parcel box crate barrel bottle jar mug cup glass plate
  bowl spoon fork knife spatula whisk ladle teapot saucepan pan wok toaster blender microwave oven fridge freezer dishwasher toilet sink bathtub shower
  towel sponge toothbrush razor comb brush hairdryer bag sack basket cart trolley pram stroller wheelchair skateboard trampoline hammock tent
  balloon kite puzzle doll puppet teddy dice cards poker domino frisbee racket bat ball puck trophy banner flag poster painting statue
  burger sandwich pizza taco burrito kebab sausage pickle pancake waffle muffin cookie cracker pretzel donut doughnut croissant baguette cake pie
  apple banana lemon mango pear potato onion carrot tomato cucumber pumpkin mushroom egg noodle noodles meatball dumpling nugget nuggets fries
  boy girl man woman baby king queen prince princess knight wizard witch pirate ninja samurai cowboy clown ghost zombie vampire werewolf alien robot
  monster demon angel dragon unicorn fairy mermaid goblin troll dwarf elf giant teacher doctor nurse lawyer judge cop chef farmer baker plumber dentist
  spy thief hacker influencer politician president boss manager accountant intern grandpa uncle aunt cousin nephew niece neighbor neighbour roommate landlord
  hedgehog squirrel raccoon badger weasel ferret hamster gerbil rat mouse moose elk goat donkey llama alpaca camel ostrich emu goose duck swan turkey
  pigeon seagull crow parrot toucan owl eagle falcon snail slug worm spider scorpion beetle moth bee wasp ant jellyfish starfish lobster crab shrimp
  dolphin whale shark octopus squid seal walrus otter beaver platypus kangaroo koala sloth lemur gorilla lizard gecko iguana turtle tortoise frog toad
  tax problem secret plan idea dream song joke story book movie podcast channel account password diploma degree license licence permit passport ticket
  loan debt mortgage pension salary invoice receipt coupon subscription membership collection hobby habit obsession addiction allergy curse spell potion
  superpower disguise alter-ego mustache tattoo piercing perm mohawk ponytail braid pigtails beard wart mole pimple hump antlers trunk snout mane
  engine motor propeller turbine wheel tire tyre brake pedal antenna satellite rocket jetpack parachute telescope microscope camera drone printer
  computer laptop tablet keyboard joystick console headset speaker microphone radio television typewriter camcorder walkman cassette record vinyl
  fan heater radiator pipe tube hook zipper button pocket sleeve collar lace buckle strap handle lid cap cork plug switch lever
  stick stone pebble brick tile plank log branch leaf flower tulip cactus tree bush mushroom seed acorn nut bean corncob cigar cigarette pipe`);

/** What a text that was cut must not end with. */
export const LEFT_HANGING = list(`
  a an the and or but with of to in on at for from by as like very so too my your his her its their our who which that when while where because if than
  is are was were has have had not no i it he she they we you`);
