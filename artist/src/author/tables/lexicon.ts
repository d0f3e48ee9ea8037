/**
 * The little English the author must know to put a stranger's words into a sentence. Whatever is missing here is read
 * as a countable thing, which is what people type most.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

export const ADVERBS = list(`
  always never often constantly forever very too extremely slightly secretly sometimes just still really so super quite
  permanently usually mildly deeply oddly suspiciously surprisingly incredibly ridiculously totally completely utterly
  absolutely chronically eternally rather pretty almost half fully barely way dangerously emotionally weirdly rarely ever`);

export const ADJECTIVES = list(`
  sleepy angry sad happy lazy hungry tired grumpy shy brave tiny huge giant big small little enormous gigantic tall short
  fat thin long old young new late early fast slow quick loud quiet silent noisy smelly stinky sticky slimy fluffy furry
  hairy bald spiky fuzzy shiny sparkly glittery golden silver rusty dusty muddy wet dry hot cold frozen spicy sweet sour
  salty bitter crispy crunchy soft hard broken cracked confused bored nervous anxious scared afraid jealous proud rich
  poor broke famous evil good bad kind cruel rude polite smart clever dumb stupid silly goofy funny weird strange odd
  crazy mad cool cute ugly pretty beautiful handsome elegant fancy royal magic invisible transparent glowing radioactive
  electric magnetic robotic metallic wooden plastic rubber drunk dizzy clumsy sneaky mysterious dramatic romantic
  melancholic optimistic pessimistic sarcastic energetic athletic muscular buff strong weak invincible immortal undead
  dead alive haunted cursed blessed holy legendary epic mythical ancient modern futuristic retro vintage neon pastel
  colorful colourful red orange yellow green blue purple pink black white grey gray brown rainbow striped spotted
  checkered bright dark gloomy spooky scary creepy cozy cosy warm icy snowy rainy sunny stormy cloudy windy foggy deaf
  blind lonely single married divorced retired unemployed busy free lost hidden naked dressed barefoot upside-down
  inside-out homesick seasick lovesick nocturnal vegan vegetarian italian french german spanish japanese chinese british
  american psychedelic minimalist surreal abstract baroque gothic gloopy wobbly bouncy jiggly floppy grouchy hangry
  moody sulky giddy dreamy wise humble arrogant patient impatient allergic addicted obsessed ready awake asleep online
  offline overdue overpriced overconfident underpaid`);

export const MASS_NOUNS = list(`
  cheese spaghetti lava water milk coffee tea rice bread butter toast jam honey sugar salt pepper pasta pizza-dough dough
  mozzarella parmesan tofu meat bacon ham beef soup sushi popcorn chocolate ketchup mustard mayonnaise yoghurt yogurt jelly slime glue
  mud sand snow ice fire smoke fog steam mist rain thunder lightning electricity gas plasma gold silver metal steel iron wood plastic
  glass concrete paper cardboard cotton wool velvet rubber soap shampoo toothpaste foam dust dirt gravel grass hay
  seaweed music news jazz techno love hate rage anger joy fear anxiety sadness chaos gravity time money luck magic
  energy power silence noise laughter sleep homework maths math science history furniture luggage laundry traffic air
  wind darkness light moonlight sunlight sunshine static wifi internet software lemonade juice wine gelato tiramisu guacamole
  hummus garlic spinach broccoli ravioli gnocchi lasagna confetti glitter graffiti nostalgia bureaucracy paperwork tape
  courage patience confidence swagger charisma aura drip talent hair fur armour armor makeup strength
  weather asphalt breath fu karate judo yoga parkour`);

export const IRREGULAR_PLURALS = list(`
  feet teeth mice lice geese men women children people police pants dice oxen sheep fish deer cattle cacti fungi octopi
  firemen policemen snowmen spacemen fishermen paparazzi spaghettoni`);

/** Ends in s, yet is one thing. */
export const SINGULAR_IN_S = list(`
  bus gas lens atlas canvas chaos news christmas iris tennis chess plus minus bias alias cosmos ethos axis oasis basis
  crisis genesis nemesis thesis analysis hades mars venus texas paris pancreas asparagus dais yes swiss jeans-jacket
  series species circus virus walrus octopus hippopotamus platypus cactus abacus minibus omnibus campus bonus genius
  mathematics physics gymnastics mumps tapas`);

/** Body parts and gifts of nature: a creature has them. */
export const BODY_PARTS = list(`
  eye eyes leg legs arm arms wing wings tail tails tooth teeth fang fangs foot feet hand hands horn horns nose ear ears
  head heads brain brains belly beard mustache moustache mullet mohawk hair fur claw claws tentacle tentacles beak eyebrow
  eyebrows eyelashes muscles abs power powers superpower superpowers voice smile laugh vision breath skin scales shell
  face fins fin antennae antenna heart soul temper accent swagger charisma aura personality issues problem problems
  anxiety courage patience confidence talent strength superstrength chin neck tongue knees knee elbows elbow biceps fists`);

export const WEARABLES = list(`
  sneaker sneakers shoe shoes boot boots sandals sandal slippers flip-flops heels socks sock hat hats cap caps crown tiara
  helmet beret beanie fedora sombrero headband bow ribbon glasses sunglasses goggles monocle mask masks scarf tie bowtie
  necktie shirt t-shirt tracksuit hoodie jacket coat vest suit tuxedo dress gown skirt kimono sari jeans pants trousers
  shorts bikini swimsuit underwear pyjamas pajamas cape cloak robe apron uniform costume armour armor glove gloves
  mittens ring rings necklace earrings bracelet watch belt headphones earphones backpack skates rollerblades skis makeup
  lipstick wig turban veil medal jetpack toga poncho cardigan pullover sweater jumper clogs loafers stilettos moccasins`);

/** Things played rather than carried. */
export const INSTRUMENTS = list(`
  guitar violin piano keyboard drum drums trumpet saxophone sax flute accordion banjo harp cello tuba trombone ukulele
  tambourine maracas kazoo harmonica bagpipes xylophone triangle recorder synthesizer`);

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
  quack oink howl hiss buzz arrive leave return wake sleepwalk slap squirt leak shed moult hatch swallow chew gargle`);

/** Base forms that nobody types to mean a thing: "fly" alone is a talent, "drum" alone is a drum. */
export const TALENTS = list(`
  fly dance sing swim jump sleep juggle teleport yodel hover levitate moonwalk breakdance twerk beatbox meditate explode
  snore fart burp sleepwalk communicate disappear cry melt wobble`);

/** Base forms that, at the head of several words, are never the first half of a compound noun. */
export const PLAIN_VERBS = list(`
  wear eat love hate speak sing carry juggle collect breathe steal own drink forget remember lose hide sell buy deliver
  invent build avoid dodge live complain argue worship summon predict refuse insist identify suffer survive eats explode
  believe know want need bring keep teleport levitate communicate swallow chew gargle cook bake knit`);

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
  against towards around during after before like as about for to full covered made filled stuck dressed trapped
  addicted obsessed armed wrapped powered born raised allergic afraid scared`);

/** At these a long noun phrase stops naming the thing and starts telling about it. */
export const PHRASE_BREAKS = list(`
  in on under over from of with without at by inside outside behind beneath between above near through beyond into
  against towards around during after before like for to that who which made covered filled dressed full stuck riding
  wearing holding eating playing driving flying running dancing singing sitting standing doing having being made
  wrapped trapped on and but whose where while`);

/** First words that make a sentence or a mutter of it, rather than the name of a thing. */
export const NOT_A_NAME = list(`
  i you we they he she it my your our his her their what why how when who whom where which this that these those please
  let lets let's make do don't no not yes and or but if because im i'm ive it's its there here me us them whatever
  something anything nothing everything idk lol give want help be go can could should would will is are am was were`);

/** Words in -ing that are things. */
export const ING_NOUNS = list(`
  king ring thing wing pudding building earring duckling viking string spring ceiling wedding painting sibling being
  dumpling darling pingping herring sting swing sling lightning clothing piercing morning evening meeting drawing
  icing stuffing stocking railing awning crossing filling frosting gosling lemming offspring sapling starling yearling
  boxing wasabi-ing cling-cling bing boing sterling changeling underling training bowling`);

export const PLACES_ON = list(`
  beach island moon street stage ship farm mountain planet highway rooftop balcony coast volcano cliff meadow hill
  motorway road pier train boat catwalk asteroid glacier cloud iceberg battlefield football-field field runway playground`);
export const PLACES_AT = list(`
  party concert airport station sea school university court festival opera funeral wedding supermarket disco gym
  carnival circus office checkout market rave`);
export const PLACES_IN = list(`
  swamp city forest desert jungle castle kitchen space cave house mansion village town garden park room bathroom bedroom
  ocean lake river sky valley temple palace church cathedral museum library hospital prison dungeon basement attic
  garage factory laboratory lab kingdom galaxy universe world wasteland canyon ruins ruin graveyard cemetery casino
  saloon bar cafe restaurant bakery pizzeria metropolis suburb alley arcade mall stadium arena aquarium zoo underworld
  hell heaven nebula rainforest savanna savannah tundra reef lagoon bunker sewer subway cyberspace dreamland wonderland
  countryside mountains hills clouds woods alps pool bathtub barn greenhouse theatre theater cinema classroom dimension void backrooms spa sauna`);
export const PLACES_WITHOUT_ARTICLE = list(`space cyberspace hell heaven wonderland dreamland court school`);

/** Qualities that are things as well when they stand alone. */
export const NOUN_ADJECTIVES = list(`
  orange rainbow magic rubber plastic giant silver single neon good rose short sweet kind cold`);

/** Third persons that, alone, are rather things. */
export const NOUN_VERBS = list(`
  drinks dreams hugs kisses skates posts games spins rolls skis looks feels works calls lies needs acts rules
  lives likes streams slides punches squats pumps draws leaves turns raps tastes sounds stands pranks`);

/** Second words that make a sentence of what began like a name. */
export const FINITE_VERBS = list(`
  is are am was were has have does do can will i you`);
