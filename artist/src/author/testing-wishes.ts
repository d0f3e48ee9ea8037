/** Wishes as strangers type them: of every class of words, in every field, with the capitals of a phone or of a shouter. */
import type { Wish } from '@chaos/shared/contract/characters';
import { type Chance, createChance } from '../drawing/random.ts';

const list = (words: string): string[] => words.split(/[,\n]/u).flatMap((word) => word.trim() || []);

/** What people type, by the class of its words. None of these lists is known to the author. */
export const TYPED = {
  things: list(`
    stapler, walrus, toaster, cactus, kettle, garden gnome, octopus, hourglass, umbrella, armadillo, wheelbarrow, iguana, x-ray
    machine, unicorn, eagle, hour hand, european robin, snow globe, coffee mug, dishwasher, trampoline, hedgehog, chess board,
    disco ball, yoga mat, rice cooker, lava lamp, axolotl, kombucha scoby, sourdough starter, traffic light, tax return, tooth fairy,
    garden hose, sea cucumber, washing machine, hair dryer, honey badger, doorbell, office chair, parking meter, moose, tapir, swan,
    mango, eggplant, croissant, pickle, burrito, hot dog, ice cream cone, lobster, submarine, bulldozer, escalator, chandelier,
    rhinoceros, albatross, plumber, goalkeeper, tax accountant, typewriter, gas mask, bus, lens, compass, cutlass, mattress, witness, hostess, princess, atlas, iris, cutlery drawer`),
  described: list(`
    angry walrus, a very tired badger, sleepy little toad, an old grumpy wizard, giant purple squid, haunted doll, melted snowman,
    broken umbrella, tiny elephant, bald eagle, invisible giraffe, overcooked lasagna, retired pirate, dancing banana, flying toaster,
    talking fish, an honest politician, rusty robot, depressed clown, caffeinated squirrel, undercover pigeon, the last dodo,
    the moon, one sad spoon, my neighbour, my cat, your mom, his left shoe, the internet, an unpaid intern, half a sandwich,
    king of the potatoes, cat with a jetpack, frog in a suit, shark riding a bicycle, ghost of a hamster, a man made of cheese,
    a dog that hates mondays, penguin who sells insurance, queen of hearts, lord of the fries, bread but angry`),
  plurals: list(`
    sneakers, chicken nuggets, socks and sandals, two swords, three geese, bees, wolves, knives, geese, teeth, children, sunglasses,
    french fries, spaghetti, headphones, mice, feet, noodles, potatoes, ghosts, cats, 99 balloons, seven dwarfs, pants, scissors,
    binoculars, antlers, locked doors, men in suits, people, sheep, criteria, cacti, trousers, a pair of pliers, a lot of bees, legs, big ears, googly eyes, wings`),
  masses: list(`
    cheese, water, lava, mayonnaise, butter, slime, fog, gold, glitter, sand, toothpaste, electricity, laundry, homework, gravy, soup,
    furniture, luggage, dust, moonlight, music, jazz, concrete, oat milk, cold brew, cotton candy, plastic, money, garbage, oatmeal`),
  abstracts: list(`
    freedom, democracy, anxiety, love, chaos, nostalgia, existential dread, time, gravity, silence, justice, procrastination, hope,
    jealousy, happiness, boredom, capitalism, philosophy, friendship, destiny, trust issues, bad luck, wisdom, pure evil, melancholy,
    stage fright, small talk, yoga, karaoke, climate change, insomnia, ambition, regret, childhood trauma, main character energy, peer pressure, imposter syndrome, self-confidence, envy,
    midlife crisis, commitment issues, common sense, social anxiety, burnout, puberty, small talk, the void, infinity, math, karma`),
  adjectives: list(`
    judgy, canadian, sleepy, nosy, passive-aggressive, left-handed, italian, overconfident, fluffy, emo, goth, introverted, woke, salty,
    mischievous, bossy, extra, dramatic, feral, unhinged, cheesy, gluten-free, vegan, dyslexic, colorblind, immortal, purple, french,
    too cool for school, afraid of heights, bad at math, allergic to cats, very british, kind of sad, a bit drunk, always late, tired,
    extremely online, made of glass, on fire, in love, out of order, half asleep, deeply religious, secretly rich, awkward, petty,
    jealous, clingy, chubby, muscular, ticklish, old-fashioned, sus, cringe, bougie, hangry, forgetful, stubborn, brave, loud, famous,
    wanted by the police, obsessed with trains, addicted to coffee, not very smart, never on time, scared of birds, ready to fight`),
  deeds: list(`
    wears sneakers, plays the saxophone, hates mondays, loves his mom, can fly, never sleeps, dances tango, knows kung fu, yeets things,
    sings opera, smells like teen spirit, eats homework, collects spoons, talks to plants, runs late, drinks too much coffee, fly,
    breathe fire, dance, cry, swim, yodel, juggle chainsaws, dancing, screaming, running late, crying in the club, always complaining,
    falls asleep in meetings, forgets everything, is afraid of spoons, has no friends, can't swim, won't shut up, doesn't care,
    speaks fluent dolphin, steals wifi, judges everyone, vapes, snores, whispering, it hates you, he sells cars, she knows,
    lost his ring, forgot his keys, ate too much, stopped worrying, never learned to drive, was fired, drops the beat, crosses the street,
    hibernates, beeps, wants world peace, lives in a shoe, cooks pasta badly, thinks it is a bird, thinks he is a king, believes in aliens, glows,
    riding a unicycle, holding a sandwich, wearing a tiny hat, stuck in a chimney, dressed as a banana, born in paris, lies a lot`),
  owned: list(`
    top hat, laser eyes, a fake mustache, tattoos, eyepatch, monocle, an umbrella, six-pack abs, mullet, gold chain, bad breath,
    sunglasses, crown, cowboy boots, big muscles, no legs, no pants, his own podcast, its own theme song, a law degree, an axe,
    anger issues, huge debt, a secret twin, black belt in karate, amnesia, adhd, high heels, braces, dreadlocks, wifi, a gun, swag,
    drip, rizz, great hair, resting bitch face, three eyes, ten arms, one leg, a heart of gold, mommy issues, chainsaw, flamethrower`),
  names: list(`
    Taylor Swift, Napoleon, Harry Potter, Mozart, Elon Musk, Pikachu, Shrek, Batman, Cleopatra, Frida Kahlo, Santa Claus, Godzilla,
    Darth Vader, Mickey Mouse, Jesus, Zeus, Dracula, Sherlock Holmes, Barbie, Mona Lisa, Lionel Messi, Keanu Reeves, Snoop Dogg,
    Queen Elizabeth, Uncle Bob, Mr. Bean, Dr. House, Princess Leia, King Arthur, Paris, New York, Canada, Germany, Tokyo, Antarctica,
    Mount Everest, Ikea, Nike, NASA, McDonald's, Lego, Nintendo, iPhone, Tesla, Coca-Cola, Minecraft, Tetris, Wikipedia, YouTube,
    Kevin, Grandma Rosa, Bob from accounting, Eiffel Tower, Big Ben, Titanic, Statue of Liberty, Monday, Christmas, Halloween, Spider-Man,
    Bilbo Baggins, Captain Ahab, Scarlett O'Hara, Winnie-the-Pooh, Uncle Fester, Asterix, Pippi Langstrumpf, Sherwood Forest, SpongeBob, Super Mario, Gandalf, Yoda, Albert Einstein, Donald Duck, Karen, Hello Kitty, Goku, Sonic, Hulk, Thor`),
  foreign: list(`
    schadenfreude, bonjour, gato, perro loco, kartoffel, schmetterling, qué pasa, der hund, el niño, la vie en rose, mon petit chou,
    fromage, krokodil, Кот, медведь, 猫, 鳄鱼, ワニ, さくら, 고양이, تمساح, قطة سوداء, חתול, शेर, γάτα, ส้มตำ, mamma mia, hakuna matata,
    señor burro, über cool, façade, naïve, jalapeño, crème brûlée, smörgåsbord, zmeură, żółw, nyan, kawaii, senpai, gesundheit,
    Mülltonne, Waschbär, Straßenbahn, Angst vor Spinnen, klaut alles, baila salsa, pulpo gallego, o tucano, Łoś, éclair, âne, il Papa,
    carpe diem, hygge, ubuntu, ciao bella, pollo, tofu, baguette, piñata, doppelgänger, kindergarten, żaba, kedi, con`),
  sentences: list(`
    i like trains, what the heck is this, make me a sandwich please, my cat stole my wallet last night, never gonna give you up
    a crocodile who thinks he is a bomber plane and flies over the sea, please draw something really funny with a lot of color
    i am your father, to be or not to be, no idea just surprise me, the floor is lava, it is wednesday my dudes, help
    a sad clown walking home alone in the rain after the party, why are you gay, who let the dogs out, hello there
    this is fine, do a barrel roll, when the imposter is sus, all your base are belong to us, i can haz cheeseburger
    a penguin but it has the head of a horse and it is late for work, lol, idk, whatever, random, anything, nothing, surprise`),
  emoji: list('🐊, 🦈, 🍕🍕🍕, 🐸👑, 🔥, 💀, 🏳️‍🌈, 👩🏽‍🚀, cat 🐱, 🚽 man, fire 🔥 truck, ❤️, 😂😂, 🗿, 🇮🇹, 🎸 hero'),
  numbers: list(
    '67, 420, 3.14, 1984, 007, 3 cats, 100 dollars, 42nd street, 2 left feet, 1 million ducks, year 3000, 8-bit, 90s',
  ),
  oddities: list(`
    asdfgh, blorptang, <script>alert(1)</script>, {rival}, $$$, ???, ..., C++, @elonmusk, #yolo, http://x.com, a/b test, "quoted"
    'single', (brackets), wtf!!!, hm..., x, a, the, of, xX_sn1per_Xx, e=mc2, 50% off, cat & dog, rock'n'roll, it's, ok, nooooo`),
  styles: list(`
    vaporwave, cyberpunk, film noir, baroque, pixel art, watercolor, oil painting, anime, 90s, 1980s, the 80s, medieval, steampunk,
    space, outer space, haunted swamp, the beach, under the sea, in a supermarket, at the disco, on mars, desert, jungle, victorian
    london, tokyo at night, new york, wild west, the wild west, bauhaus, art deco, van gogh, picasso, studio ghibli, pop art, lo-fi,
    horror, comic book, minimalist, surrealism, psychedelic, pastel, black and white, neon, gothic, canadian, italian, christmas,
    halloween, ikea, minecraft, lego, claymation, 8-bit, retro, dark, cute, very dark, spooky, school, hospital, prison, office, subway,
    post-apocalyptic, underwater, snowy mountains, kitchen, graveyard, train station, ancient rome, egypt, soviet, y2k, dreamy, heaven,
    summer, rainy day, autumn, the future, renaissance, cottagecore, kawaii, impressionism, sad, chaos, rainbow, Paris, Las Vegas`),
} as const;

type TypedClass = keyof typeof TYPED;

const SUBJECTS: readonly (readonly [TypedClass, number])[] = [
  ['things', 26],
  ['described', 16],
  ['plurals', 8],
  ['masses', 6],
  ['abstracts', 7],
  ['adjectives', 5],
  ['deeds', 3],
  ['names', 12],
  ['foreign', 7],
  ['sentences', 5],
  ['emoji', 3],
  ['numbers', 2],
  ['oddities', 3],
];
const TRAITS: readonly (readonly [TypedClass, number])[] = [
  ['adjectives', 26],
  ['deeds', 24],
  ['owned', 20],
  ['things', 5],
  ['plurals', 5],
  ['masses', 2],
  ['abstracts', 7],
  ['names', 4],
  ['foreign', 4],
  ['sentences', 3],
  ['emoji', 2],
  ['numbers', 1],
  ['oddities', 2],
];
const STYLES: readonly (readonly [TypedClass, number])[] = [
  ['styles', 80],
  ['names', 5],
  ['things', 3],
  ['abstracts', 3],
  ['adjectives', 3],
  ['foreign', 3],
  ['sentences', 1],
  ['emoji', 1],
  ['oddities', 1],
];

/** As its seed says: mostly typed words, in the case in which fingers and keyboards leave them. */
export function imagineWish(seed: string): Wish {
  const chance = createChance(`wish ${seed}`);
  const typed = (classes: readonly (readonly [TypedClass, number])[], given: number): string | null =>
    chance.happens(given) ? recase(chance.pick<string>(TYPED[chance.pickWeighted(classes)]), chance) : null;
  return {
    mainTheme: typed(SUBJECTS, 0.95),
    bodyInfluence: typed(SUBJECTS, 0.75),
    characteristicInfluence: typed(TRAITS, 0.85),
    style: typed(STYLES, 0.7),
    hiddenMessage: null,
    makeMessageSecret: false,
  };
}

/** Phones begin with a capital; some people never use one, and some use nothing else. */
function recase(text: string, chance: Chance): string {
  const how = chance.pickWeighted([
    ['as it is', 62],
    ['phone', 22],
    ['lower', 10],
    ['title', 4],
    ['upper', 2],
  ] as const);
  if (how === 'phone') return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (how === 'lower') return text.toLowerCase();
  if (how === 'title') return text.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return how === 'upper' ? text.toUpperCase() : text;
}
