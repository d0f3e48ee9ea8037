/** What people call things, next to the picture that shows them. Several pictures: the first that suits is used. */
export const SYNONYMS = `
🐊 crocodilo, coccodrillo, croc, gator, alligator, caiman
🦈 squalo, tiburon, tralalero, hammerhead, megalodon
🐵 chimp, chimpanzee, ape, scimmia, chimpanzini, bonobo, macaque, baboon, lemur
🦍 king kong, harambe, silverback
🐶 doggo, pup, cane, hound, corgi, pug, dachshund, shiba, doge, chihuahua, retriever, husky, bulldog
🐱 kitty, gatto, meow, gato, tabby, cheems
🐸 rana, toad, pepe, froggy, ambalabu
🐘 elefante, elefant
🦛 hippopotamus, ippopotamo
🐦 sparrow, robin, seagull, crow, raven, pigeon, toucan, hummingbird, uccello
🦜 macaw, cockatoo
🐟 tuna, salmon, cod, sardine, anchovy, pesce, goldfish, carp, piranha, trippi
🦐 prawn, troppi, gambero
🐙 kraken, cthulhu, polpo
🐍 viper, cobra, python, serpente
🦎 gecko, chameleon, iguana, komodo, salamander, axolotl
🐭 mouse, topo
🐀 ratto, pizza rat, ratatouille
🐹 guinea pig, gerbil, capybara, vole
🦫 capybara
🦖 t-rex, trex, tyrannosaurus, dino, godzilla, velociraptor, raptor, kaiju
🦕 brontosaurus, diplodocus, nessie
🐲 drake, wyvern, drago
🐝 wasp, hornet, bumblebee, ape operaia
🪳 roach, bug
🕷️ tarantula, spiderman
🐎 pony, stallion, cavallo, mustang
🐂 bull, toro
🐄 mucca, vacca
🐖 maiale, hog, piglet
🐑 lamb, pecora
🐔 hen, pollo, gallina
🦆 duckling, mallard, quack, anatra
🪿 gosling, oca
🐧 pinguino, pingu
🦙 alpaca
🐪 dromedary, cammello
🐻 grizzly, orso
🐻‍❄️ polar bear
🐺 werewolf, lupo
🦊 volpe, kitsune
🐮 bovine
👻 spirit, spectre, phantom, fantasma, boo
💀 skeleton, undead, death, reaper, teschio
🤖 android, cyborg, mech, droid, robotic, automaton, terminator
👽 extraterrestrial, martian, ufo pilot, area 51
🤡 joker, pagliaccio, circus clown
👹 demon, devil, monster, oni, troll, goblin, orc, demonio
🗿 moai, sigma, gigachad, chad, statue, stone face
💩 poo, turd, cacca
🎃 jack o lantern, halloween
⛄ yeti, snowy man, frosty
🥷 shinobi
🧟 undead walker
🧞 djinn
🧸 plushie, plush, stuffed animal
👾 invader, pixel monster, alien monster
🦭 walrus, sea lion, foca
✈️ airplane, plane, aircraft, jet, airliner, aereo, boeing, fighter jet
🛬 bomber plane, bomber, bombardiro, bombardier, warplane, bomber jet, bomber aircraft, aeroplano, war plane, jet fighter
🚀 spaceship, spacecraft, missile, razzo, rocket ship, space shuttle
🛸 ufo, alien ship
🚁 chopper
🚗 automobile, sedan, macchina, ferrari, lamborghini, sports car, tesla
🏎️ formula 1, f1, race car, racecar
🚜 farm tractor
🛵 vespa, moped
🏍️ motorbike, harley
🚲 bike, bicicletta
🚂 steam train, steam engine, treno
🚢 boat, cruise ship, titanic, submarine
🛹 skate, skater, skateboarding
🛞 tire, tyre, wheel, pneumatic
☕ cappuccino, espresso, latte, caffe, caffè, mocha, macchiato, cappuccina, coffee, cup of joe, americano, kaffee
🧋 boba, milk tea
🍵 matcha, green tea
🍕 pizzaiolo, margherita, pepperoni
🍝 pasta, bolognese, carbonara, noodles, linguine, spaghetti
🍜 ramen, noodle soup, pho, udon, lasagna
🍔 burger, cheeseburger, big mac, mcdonalds, whopper
🌭 sausage, wurst, frankfurter, weiner, bratwurst
🍟 fries, chips
🌮 tacos
🥑 guacamole
🍌 bananini, bananas, banane
🍆 aubergine
🥒 pickle, gherkin, zucchini
🥔 spud, patata
🍓 berry
🍦 gelato, ice cream, soft serve, icecream
🍩 doughnut
🍰 tiramisu, cheesecake, panettone, cannoli
🧁 muffin
🍞 bread, toast, pane, ciabatta, focaccia
🥐 cornetto
🧀 mozzarella, parmesan, formaggio, cheddar, gorgonzola
🍅 pomodoro
🥚 uovo
🍉 anguria
🥥 coco
🌵 cactus, cacti, succulent, larila
🌳 tree, wood, wooden, oak, forest tree, albero, treant, ent, patapim
🪵 log, wooden log, timber, sahur, tung, plank, trunk, wood block
🏏 baseball bat, bat club, wooden bat, cricket bat
🍄 toadstool, fungus, fungo, shroom
🚽 toilet, loo, wc, skibidi, potty, lavatory, toilette
🛁 tub, bath
🧻 loo roll, tp
🪠 unclogger
🧼 bar of soap
🧊 ice block
📺 tv, telly, television set
💻 notebook computer, macbook, computer
🖥️ pc, monitor, desktop
📱 phone, iphone, cellphone, cell phone, mobile, telefono
🔋 energizer
💡 lightbulb, lamp, idea
🏺 vase, jar, greek pot
🗑️ trash, garbage, bin, trash can, rubbish
🎒 schoolbag
🧳 luggage, baggage
🪣 pail
🪨 stone, boulder, pebble
🔥 fire, fuoco, burning, flames, lava, on fire, hellfire
💧 water, acqua, drop
⚡ electric, lightning, thunder, electricity, shocking, pikachu
❄️ ice, frozen, freezing, frost, icy
☁️ cloudy, cloud
🌋 vulcano
🌙 lunar
☀️ sole, solar
⭐ stella
🌍 globe, world, planet
🪐 saturn
🧠 smart, brainy, mind, intellect, cervello, brainrot
❤️ amore, lovely, cuore, in love, loving, romantic
🦷 molar, dentist
👟 sneaker, trainers, nike, adidas, running shoes, jordans, kicks, wears sneakers, shoes, shoe, scarpe, yeezy
🥾 boots, hiking boot, boot, timberlands
👢 cowboy boot
👠 heels, high heel, stiletto
🛼 roller skates, rollerblades, rollerskates, inline skates
🩰 ballet, ballerina, ballet shoes, tutu
👗 ballerina, ballerina dress, suit, gown, skirt, princess dress
👘 geisha, kimono
🥋 karate, judo, taekwondo, kung fu, gi, martial arts, karate suit
🧥 trench coat, jacket, detective coat
👕 shirt, tshirt, tee, jersey
👖 trousers, pants
🕶️ shades, sunglass, cool, cool glasses, swag, sigma male, spy, agent, bodyguard, gangster
👓 eyeglasses, spectacles, nerdy, nerd, geek, geeky, intellectual, professor, librarian, reading glasses
🥽 vr, vr headset, virtual reality, ski goggles, diver, pilot, aviator, scientist
👑 king, queen, royal, royalty, prince, princess, re, monarch, emperor, noble, kingly
🎩 tophat, gentleman, gentlemanly, fancy, posh, victorian, elegant, aristocrat, monocle, magician, distinguished, classy, sophisticated
🎓 graduate, student, scholar, wise, educated, philosopher, phd, genius, academic, clever, einstein
🧢 cap, snapback, rapper, street, streetwear, hip hop, trucker hat
🪖 soldier, military, army, war, general, sergeant, tank, veteran, commando, warzone
⛑️ firefighter, medic, paramedic, fireman, construction worker, builder
👒 beach hat, straw hat, lady
🎀 cute, kawaii, girly, bow, adorable, pretty
🪽 wings, winged, flying, flies, fly, angel, angelic, feathered wings, can fly, airborne, wing, pegasus
🎸 plays guitar, guitarist, rock star, rocker, electric guitar, rock and roll, rockstar, metalhead, heavy metal, bass, punk, ukulele
🎻 fiddle, violinist, cello
🎺 trumpeter, brass
🎷 sax, jazz musician, jazzy
🥁 drummer, drums, plays drums
🪗 accordionist, polka
🎤 singer, sings, singing, karaoke, rapping, mic, opera, vocalist, canta
🎹 pianist, keyboard
🗡️ sword, blade, katana, knight, assassin, assassino, assassinates, stabby, thief, rogue
⚔️ katanas, swords, ninja swords, gladiator, warrior, samurai, ninja, viking, barbarian, fighter, duel, crossed swords
🛡️ guardian, defender, paladin, protector
🏹 archer, elf, robin hood, hunter
🪓 lumberjack, axe, ax, woodcutter, viking axe
🔨 builder hammer, thor, carpenter
🪄 wizard, magic, mage, sorcerer, witch, magical, merlin, spell, wand, fairy, mago, harry potter
🔮 fortune teller, psychic, mystic, crystal ball, prophet, mysterious
🧹 quidditch, cleaner, janitor, sweeping
🥊 boxer, boxing, punches, brawler, fighter gloves, fights, mma, rocky
💪 strong, muscle, muscular, buff, bodybuilder, gym, gym bro, swole, ripped, flexing
💰 rich, wealthy, money, millionaire, billionaire, greedy, treasure, mafia, banker, ceo, ricco, loaded, capitalist, tycoon
💵 cash, dollars, dollar
💎 diamonds, jewel, bling, shiny, gemstone, diamond hands
🏆 champion, winner, victorious, winning, number one
💤 sleepy, sleeping, tired, lazy, asleep, naps, snoring, drowsy, exhausted, bored, nap
💢 angry, anger, furious, mad, rage, raging, grumpy, evil, aggressive, hostile, villain
💦 sweaty, nervous, anxious, scared, wet, swimming, stressed
💨 fast, speedy, quick, farting, fart, running, runs, speed, turbo, sonic, smelly
💫 dizzy, drunk, confused, crazy, insane, hypnotic, silly, goofy
✨ sparkling, shiny, glittery, glamorous, magical glow, beautiful, fabulous, sparkle, glowing, legendary, holy
🎶 musical, music, dancing, dances, dancer, dance, musician, whistling, melodic
💥 explosive, exploding, boom, explosion, explodes, bombastic
💣 bombs, bombardment, drops bombs, bombing
🎈 birthday balloon
🎉 party, partying, celebration, birthday, festive
🍾 celebrating, champagne
🍺 drinking, oktoberfest, bavarian
🎮 gamer, gaming, video game, plays games, playstation, xbox, nintendo, twitch streamer, esports
🕹️ arcade stick
📷 photographer, influencer, paparazzi, selfie, tourist
🎨 painter, artist, artistic, van gogh
📚 reader, reading, bookworm, books
📖 teacher, storyteller
🔬 science
🧪 mad scientist, chemist, alchemist, potion, scientist, toxic, poisonous, radioactive
💉 doctor, nurse
🔍 detective, sherlock, investigator, curious
🎣 fisherman, fishing
🏀 basketball player, dunk, nba, lebron
⚽ soccer, football, footballer, messi, ronaldo, soccer ball
🎾 tennis player
🏓 ping pong, table tennis
☂️ mary poppins, rainy, rain
🔧 mechanic, plumber, handyman, mario
🔪 chef, cook, cooking, butcher, master chef, knife
🍳 breakfast, frying
🧨 dynamite, tnt, fireworks
🔱 aquaman, poseidon, neptune
🪭 flamenco, geisha fan
🪃 australian
🎧 dj, headphones, listens to music, headset
🏄 surfer, surfing
💄 makeup, beauty, glam
💋 kissing
🚬 smoker, smoking
🌹 romance, bachelor, romeo
🪩 disco, seventies
🎲 gambler, gambling, lucky, casino, dice
🔦 explorer, miner, cave
⛏️ miner, minecraft, mining, dwarf
🔑 keymaster, locksmith
🧲 magnetic, attractive
🛟 lifeguard
🪂 parachute
👵 grandma, granny, nonna, grandmother, old lady, abuela, babushka
👴 grandpa, nonno, grandfather, old man, abuelo
👶 infant, bambino, toddler
🎅 santa, santa claus
🧙 gandalf, dumbledore, wizard, witch, sorcerer, mage, merlin, mago, harry potter
👨‍🍳 chef, cook, pizzaiolo
👨‍🚀 astronaut, cosmonaut, spaceman
👸 princess, queen
🤴 prince, king
👼 angel, cherub
🤠 cowboy, sheriff, cowgirl
🧑‍🎤 rock star, rockstar, singer
🥷 ninja, assassin
👷 construction worker, builder
💂 guard
🧛 vampire, dracula
🧜 siren
🧝 legolas
🦸 superhero, superman, batman, hero
🕵️ sherlock holmes, detective, spy, sherlock
👮 police officer, cop
🤴 prince charming
🧊 fridge, refrigerator, freezer, cold
🍞 toaster
🧹 vacuum cleaner, hoover
🛢️ barrel
🧺 laundry
📠 washing machine, microwave, oven, dishwasher
🥄 spoons
🛞 car tire, tires, wheels
🎿 skier, skiing
🧤 gloves
🤵 suit and tie, tuxedo, groom, businessman
🪕 country music
🐱 кот, кошка, gatto, chat, katze, kedi, kot, 猫, ねこ, 고양이, 貓, قطة, חתול
🐶 собака, perro, chien, hund, cachorro, pies, köpek, 犬, いぬ, 개, 狗, كلب, כלב
🐻 медведь, bär, ours, oso, urso, 熊, دب
🐸 лягушка, grenouille, frosch, sapo, kikker, 蛙, カエル, 青蛙
🐊 крокодил, krokodil, cocodrilo, crocodile, ワニ, 鳄鱼, تمساح
🦈 акула, requin, hai, haifisch, tubarao, サメ, 鲨鱼, قرش
🐘 слон, éléphant, olifant, fil, 象, ゾウ, فيل
🐵 обезьяна, mono, singe, affe, macaco, サル, 猴子, قرد
🐷 свинья, cerdo, cochon, schwein, porco, ブタ, 猪
🐴 лошадь, caballo, cheval, pferd, cavalo, 馬, 马, حصان
🐮 корова, vaca, vache, kuh, 牛, بقرة
🐔 курица, gallo, poule, huhn, galinha, 鶏, 鸡, دجاجة
🐦 птица, pajaro, oiseau, vogel, passaro, 鳥, 鸟, طائر
🐟 рыба, pescado, poisson, fisch, peixe, 魚, 鱼, سمك
🐧 пингвин, pinguino, pingouin, pinguin, ペンギン, 企鹅
☕ кофе, кафе, café, koffie, kahve, コーヒー, 咖啡, قهوة
🍕 пицца, ピザ, 披萨, بيتزا
🍌 банан, plátano, banane, バナナ, 香蕉, موز
🚽 унитаз, туалет, inodoro, toilettes, トイレ, 厕所, مرحاض
🌵 кактус, kaktus, サボテン, 仙人掌, صبار
🌳 дерево, árbol, arbre, baum, albero, 木, 树, شجرة
👟 кроссовки, zapatillas, baskets, turnschuhe, scarpe da ginnastica, 運動靴, スニーカー, 运动鞋
👑 король, королева, roi, könig, könig, rey, reina, 王
🤖 робот, roboter, ロボット, 机器人, روبوت
🐉 дракон, drachen, drache, 龍, 龙, ドラゴン, تنين
`;
