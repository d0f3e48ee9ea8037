/**
 * Names that people wish for, as they are spelt. One that begins with "the" is never said without it; one that begins
 * with "a" or "an" is a thing of which there are many: "an iPhone".
 */
export const PROPER_NAMES = `
Excel, PowerPoint, Photoshop, InDesign, Google Maps, Google Docs, Google Translate, Candy Crush, Microsoft Teams, Microsoft Word, Microsoft Excel, Internet Explorer, an Excel spreadsheet, an Excel sheet, an Excel file, an Excel table, an Excel formula, a PowerPoint presentation, a PowerPoint slide,
Helvetica, Garamond, Comic Sans, Times New Roman, an Arsenal fan, a Chelsea fan, an Arsenal supporter, a Chelsea supporter, a Liverpool fan,
Shrek, Pikachu, Batman, Superman, Spider-Man, Spiderman, Iron Man, Wonder Woman, Catwoman, the Joker, the Hulk, Thor, Loki, Thanos, Deadpool,
Wolverine, Captain America, Black Panther, Doctor Strange, Darth Vader, Luke Skywalker, Han Solo, Chewbacca, Yoda, Baby Yoda, R2-D2, C-3PO,
Jar Jar Binks, Princess Leia, Kylo Ren, Gandalf, Frodo, Gollum, Sauron, Legolas, Aragorn, Bilbo, Harry Potter, Hermione, Voldemort, Dumbledore, Hagrid,
Snape, Dobby, Mario, Super Mario, Luigi, Princess Peach, Bowser, Yoshi, Wario, Waluigi, Toad, Sonic, Sonic the Hedgehog, Tails, Donkey Kong, Kirby,
Zelda, Link, Ganondorf, Samus, Pac-Man, Lara Croft, Kratos, Sephiroth, Master Chief, Steve from Minecraft, Herobrine, Charizard, Bulbasaur, Squirtle,
Charmander, Mewtwo, Snorlax, Eevee, Psyduck, Jigglypuff, Gengar, Magikarp, Goku, Vegeta, Naruto, Sasuke, Luffy, Zoro, Totoro, Doraemon, Sailor Moon, Hello Kitty,
Godzilla, King Kong, Mothra, Dracula, Frankenstein, Nosferatu, Medusa, Zeus, Poseidon, Hades, Athena, Apollo, Hercules, Achilles, Odin, Anubis, Ra, Cthulhu,
Shiva, Buddha, Jesus, God, Satan, Lucifer, Santa, Santa Claus, Rudolph, Krampus, Mickey Mouse, Minnie Mouse, Donald Duck, Goofy, Pluto, Bugs Bunny,
Daffy Duck, Tweety, Garfield, Snoopy, Charlie Brown, Tom and Jerry, Scooby-Doo, Bart Simpson, Homer Simpson, Homer, Peter Griffin, Rick and Morty, SpongeBob,
SpongeBob SquarePants, Patrick Star, Squidward, Mr. Krabs, Peppa Pig, Bluey, Elsa, Olaf, Moana, Simba, Bambi, Dumbo, Nemo, Dory, Winnie the Pooh, Winnie-the-Pooh, Eeyore, Tigger,
Paddington, Barbie, Ken, Teletubbies, Kermit, Miss Piggy, Big Bird, Elmo, the Cookie Monster, the Grinch, the Terminator, Robocop, RoboCop, E.T., Indiana Jones,
James Bond, Sherlock Holmes, Sherlock, Watson, Hercule Poirot, Rambo, Rocky, John Wick, Neo, Morpheus, Forrest Gump, Mr. Bean, Dr. House, Dr. Who, Doctor Who, Walter White,
Heisenberg, Saul Goodman, Tony Soprano, Jon Snow, Daenerys, Romeo, Juliet, Hamlet, Macbeth, Don Quixote, Pinocchio, Cinderella, Snow White, Rapunzel, Red Riding Hood, Hansel and Gretel,
Peter Pan, Tinker Bell, Captain Hook, Robin Hood, King Arthur, Merlin, Moby Dick, Alice, Mary Poppins, Gru, the Lorax, Waldo, Wally, Pepe, Doge, Shaggy,
Napoleon, Julius Caesar, Caesar, Cleopatra, Nero, Alexander the Great, Genghis Khan, Joan of Arc, Marie Antoinette, Queen Elizabeth, Queen Victoria, King Charles, Shakespeare,
Einstein, Albert Einstein, Newton, Isaac Newton, Tesla, Nikola Tesla, Darwin, Freud, Sigmund Freud, Karl Marx, Marx, Lenin, Stalin, Nietzsche, Socrates, Plato, Aristotle, Diogenes,
Mozart, Beethoven, Bach, Chopin, Vivaldi, Verdi, Picasso, Van Gogh, Vincent van Gogh, Da Vinci, Leonardo da Vinci, Michelangelo, Raphael, Donatello, Monet, Dalí, Dali, Salvador Dali, Frida Kahlo,
Frida, Warhol, Andy Warhol, Banksy, Rembrandt, Vermeer, Klimt, Hokusai, Botticelli, Caravaggio, Hieronymus Bosch, Escher, Kafka, Dante, Homer, Bob Ross, Studio Ghibli, Bauhaus, Art Nouveau, Pixar,
Disney, Wes Anderson, Tim Burton, Taylor Swift, Beyoncé, Beyonce, Rihanna, Lady Gaga, Madonna, Elvis, Elvis Presley, Michael Jackson, Freddie Mercury, David Bowie, Prince Charles, Snoop Dogg,
Eminem, Drake, Kanye, Kanye West, Jay-Z, Billie Eilish, Harry Styles, Ed Sheeran, Adele, Shakira, Pitbull, Rick Astley, ABBA, Queen Latifah, the Beatles, the Rolling Stones, Led Zeppelin, the Avengers, the London Eye, the Great Wall, the North Pole, the South Pole, the Bahamas, the Maldives, the Philippines, the Caribbean, the Amazon rainforest, the Atlantic Ocean, the Pacific Ocean, the Atlantic, the Pacific, Metallica, Nirvana, Skrillex, Daft Punk, Hatsune Miku,
Elon Musk, Elon, Jeff Bezos, Mark Zuckerberg, Zuckerberg, Bill Gates, Steve Jobs, Donald Trump, Trump, Joe Biden, Biden, Obama, Barack Obama, Putin, Angela Merkel, Merkel, Boris Johnson, Macron,
Berlusconi, Greta Thunberg, Keanu Reeves, Keanu, Nicolas Cage, Danny DeVito, Chuck Norris, Arnold Schwarzenegger, Tom Cruise, Tom Hanks, Brad Pitt, Leonardo DiCaprio, Ryan Gosling,
Morgan Freeman, Dwayne Johnson, the Rock, Will Smith, Johnny Depp, Jack Black, Jackie Chan, Bruce Lee, Steven Seagal, Vin Diesel, Gordon Ramsay, Oprah, Kim Kardashian, Kardashian, Paris Hilton, Greta Garbo,
Marilyn Monroe, Audrey Hepburn, Charlie Chaplin, Alfred Hitchcock, Hitchcock, Messi, Lionel Messi, Haaland, Ronaldinho, John Cena, Hulk Hogan, Arsenal, Arsenal FC, Real Madrid, FC Barcelona, Bayern Munich, Bayern München, FC Bayern, Manchester United, Manchester City, Liverpool FC, Chelsea FC, Juventus, AC Milan, Inter Milan, Borussia Dortmund, Celtic FC, Ronaldo, Cristiano Ronaldo, Maradona, Pelé, Zidane, Zlatan, Neymar, Mbappé, Haaland, Federer,
Serena Williams, Usain Bolt, Michael Jordan, LeBron James, LeBron, Shaq, Mike Tyson, Muhammad Ali, Tony Hawk, MrBeast, PewDiePie, Ninja Turtles, Bob, Kevin, Karen, Chad, Gary, Steve, Dave, Larry, Mona Lisa,
the Mona Lisa, the Eiffel Tower, the Sagrada Familia, the Brandenburg Gate, the Arc de Triomphe, the Golden Gate Bridge, the Sydney Opera House, Mont Saint-Michel, Neuschwanstein, Cologne Cathedral, the Matterhorn, Big Ben, the Titanic, the Statue of Liberty, the Tower of Pisa, the Leaning Tower of Pisa, the Colosseum, the Taj Mahal, the Great Wall of China, Stonehenge, Mount Everest, Mount Fuji,
Mount Rushmore, the Sphinx, the White House, the Vatican, the Louvre, the Death Star, the Millennium Falcon, Hogwarts, Narnia, Mordor, Gotham, Atlantis, Area 51, Route 66, Antarctica,
the Antarctic, the Arctic, the Sahara, the Amazon, the Alps, the Himalayas, the Bronx, the Netherlands, Route 66, Hollywood, Broadway, Las Vegas, Vegas, Los Angeles, San Francisco, New York, New York City,
Manhattan, Brooklyn, Chicago, Miami, Texas, California, Florida, Hawaii, Alaska, Mexico, Mexico City, Tijuana, Brazil, Rio de Janeiro, Argentina, Cuba, Jamaica, London, Paris, Berlin, Rome, Milan, Naples,
Venice, Florence, Bologna, Sicily, Tuscany, Italy, Spain, Barcelona, Madrid, Ibiza, France, Germany, Bavaria, Vienna, Austria, Switzerland, Zurich, Amsterdam, Belgium, Brussels, Scotland,
Ireland, England, Wales, Norway, Sweden, Finland, Denmark, Iceland, Greenland, Poland, Ukraine, Russia, Moscow, Siberia, Chernobyl, Transylvania, Istanbul, Greece, Athens, Egypt, Cairo, Morocco, Nigeria, Kenya, India,
Mumbai, Tibet, Thailand, Bangkok, Vietnam, Japan, Tokyo, Kyoto, Osaka, Korea, North Korea, South Korea, Seoul, Hong Kong, Shanghai, Beijing, Singapore, Bali, Australia, Sydney, New Zealand, Dubai, Ohio, Detroit, Wakanda,
Mars, Venus, Jupiter, Saturn, Uranus, Neptune, Europe, Asia, Africa, America, the USA, the UK, NATO, NASA, the FBI, the CIA, the KGB, the NSA, IKEA, McDonald's, KFC, Burger King, Starbucks, Subway Surfers, Nutella,
Coca-Cola, Coca Cola, Pepsi, Red Bull, Fanta, Sprite, Nike, Adidas, Gucci, Prada, Louis Vuitton, Crocs, Lego, Nintendo, PlayStation, Xbox, Sega, Atari, Game Boy, Minecraft, Fortnite, Roblox, Tetris, Skyrim,
Elden Ring, Dark Souls, GTA, World of Warcraft, Animal Crossing, Among Us, Pokémon, Pokemon, Dungeons & Dragons, Google, Amazon, Netflix, YouTube, TikTok, Instagram, Facebook, Twitter, Reddit, Discord, Twitch, Spotify, Wikipedia,
Tinder, Windows 95, Windows XP, Microsoft, Clippy, Siri, Alexa, ChatGPT, Bitcoin, Linux, Ubuntu, LinkedIn, WhatsApp, Photoshop, Wi-Fi, iOS, Android, Game of Thrones, Star Wars, Star Trek, Stranger Things,
the Matrix, the Simpsons, Jurassic Park, Blade Runner, Lord of the Rings, Squid Game, Looney Tunes, Cartoon Network, Rick Sanchez, Christmas, Halloween, Christmas Eve, New Year, Lunar New Year, Songkran, Buenos Aires, the Swiss Alps, Easter, Hanukkah, Ramadan, Thanksgiving, Valentine's Day, Oktoberfest, Eurovision,
Mardi Gras, the Olympics, the Bible, the Beatles, the Renaissance, the Middle Ages, the Wild West, the Bronze Age, the Stone Age, the Ice Age, Silicon Valley, Wall Street, Sesame Street, Baker Street, Abbey Road, Times Square, Coney Island, Easter Island,
Pippi Longstocking, Wallace and Gromit, Undertale, Stardew Valley, a UX designer, Rumpelstiltskin, Rocky Balboa, Miffy, Puss in Boots, Optimus Prime, Mrs Doubtfire, Oliver Twist, Winston Churchill, Muhammad Ali,
Swan Lake, Loch Ness, Sherwood Forest, the Grand Canyon, the Cayman Islands, the Bermuda Triangle, the Shire, the Black Forest, the Oval Office, Buckingham Palace, Machu Picchu,
Pearl Harbor, Niagara Falls, Mount Olympus, Central Park, Silent Hill, Jurassic World, Formula 1, Formula One, the Tour de France, the Super Bowl, R2D2, Zorro, Robin Hood, Peter Pan,
Tinker Bell, Captain Hook, Captain Nemo, Captain Ahab, Moby Dick, Robinson Crusoe, Sleeping Beauty, Snow White, Little Red Riding Hood, Humpty Dumpty, the Grinch, Uncle Sam, Iron Maiden,
Black Sabbath, Pink Floyd, Green Day, Red Hot Chili Peppers, Black Widow, Green Lantern, Poison Ivy, Harley Quinn, Doctor Who, Mad Max, Indiana Jones, James Bond, Forrest Gump,
Jack Sparrow, Jack the Ripper, Walter White, Ned Flanders, Squidward, Patrick Star, Mr. Krabs, Buzz Lightyear, Lightning McQueen, Bluey, Peppa Pig, Paw Patrol, Dora the Explorer,
Jack Skellington, the Mad Hatter, the Cheshire Cat, the White Rabbit, the Tin Man, the Easter Bunny, the Tooth Fairy, Father Christmas, Mother Nature, Father Time, the Grim Reaper, the Loch Ness Monster, Big Bird, Cookie Monster,
the Terminator, the Predator, the Little Mermaid, the Pink Panther, the Great Gatsby, the Big Bang, the Cold War, World War II, Black Friday, April Fools' Day, New Year's Eve, Mother's Day,
an iPhone, an iPad, an iPod, a MacBook, an AirPod, a Tesla Model S, a Ferrari, a Lamborghini, a Porsche, a Volkswagen, a Toyota, a BMW, a Vespa, a Big Mac, a Whopper, a Game Boy, a Tamagotchi,
a Furby, a Rubik's cube, a Pokéball, a Nokia, a Rolex, a Zippo, a Jedi, a Sith, a Viking, a Stormtrooper, a Dalek, a Klingon, a UFO, a DJ, a TV, a CEO, an NPC, a PC, a CD, a DVD, a VHS, a VCR, a GPU, a CPU, an ATM, an MRI, a USB stick, a Roomba, a St Bernard, a St. Bernard, a Smurf, a Minion, a Gremlin, a Jedi knight, a Pokémon trainer, a PhD, an MBA, a VIP, an SUV,
a T-rex, a T-Rex, a T. rex, a Chihuahua, a Dalmatian, a Rottweiler, a Labrador, a Pomeranian, a Yorkshire terrier, a Great Dane, a Saint Bernard, a Tasmanian devil, a Frankenstein's monster, a Christmas tree, an Easter egg, an Easter bunny, a Molotov cocktail, a Bond villain`;

/** Letters that are said one by one, and stay capitals: things of which one has none or all. */
export const SPELT_OUT = `ADHD, DNA, LSD, ASMR, HDMI, OCD, PTSD, AI, VR, XP, LOL, BBQ, DIY, EDM, IQ, HR, RGB, UV, RNA, FOMO, YOLO, NFT, Y2K, a VAR referee, a VAR decision, a VAR review, a VAR official, a VAR check, a VAR monitor, a VAR room, NHS, GPS, PDF, CCTV, SUV, VIP, HTML, a PR manager, an IT guy, IT support, an HR manager`;

/** The spelling, and after it how many type it, in as many words. */
export const TYPED_OTHERWISE = `a T-rex=t rex, a T-rex=trex, New Year's Eve=new years eve, New Year's Day=new years day, Valentine's Day=valentines day,
Mother's Day=mothers day, Father's Day, Father's Day=fathers day, Brexit, a Cossack, Gotham City, Neverland, Camelot, Bikini Bottom, St Patrick's Day, St Patrick's Day=st patricks day, Groundhog Day, Independence Day, Boxing Day,
Cyber Monday, Taco Tuesday, McDonald's=mcdonalds, McDonald's=mc donalds, McDonald's=mcdonald s, Scarlett O'Hara, a Bigfoot, Haribo, Heinz, Doc Martens, a Kinder egg, an Uber driver, an Uber ride, a lost Uber, a late Uber, a missing Uber, a cancelled Uber,
Lidl, Aldi, Walmart, Costco, Home Depot, Birkenstocks, Ugg boots, Levi's=levis, Pringles, Doritos, Uber Eats, Deliveroo, a Dyson, a Thermomix, a KitKat, an Oreo,
an IV drip, an AirPod, an X-ray=x ray, an X-ray=xray, an X-ray, an Amazon package, an Amazon parcel, an Amazon driver, an Amazon delivery, Dungeons & Dragons=dungeons and dragons,
Excel, Outlook, Slack, Java, CSS, SQL, PHP, League of Legends, Counter-Strike, Counter-Strike=counter strike, Call of Duty, Valorant, Fifa`;

/** A program for whoever types nothing else; in a sentence it is a word. */
export const NAMES_WHEN_ALONE = `excel outlook slack java`;

/** Names of makers, and of nobody who could be half a llama. */
export const COMPANIES: ReadonlySet<string> = new Set(
  "Tesla,McDonald's,IKEA,Google,Amazon,Netflix,Nike,Adidas,Gucci,Prada,Starbucks,Lego,Nintendo,Haribo,Heinz,Spotify,Nutella,Pepsi,Coca-Cola,Coca Cola,Red Bull".split(
    ',',
  ),
);

/** Words that stand before a name and belong to it. */
export const FORMS_OF_ADDRESS = `king queen prince princess emperor empress pope saint sir lord lady count baron uncle aunt auntie grandma grandpa granny nonna nonno
mr mrs ms dr mr. mrs. ms. dr. st. saint professor captain doctor president general colonel sergeant mount lake`;

/** Called like somebody or some place, but nearly always meant as a thing. */
export const RATHER_COMMON = `turkey china iris rose lily daisy jasmine violet ivy olive ginger hazel amber ruby pearl jade coral robin jay drake bill mark frank jack
art ray dick willy peter john jimmy sue pat penny grace joy hope faith summer autumn spring dawn april may june august march chad reading nice mobile bath cork
polish swift bush wood woods stone rock rocky forest field fields ford banks cook baker smith mason carpenter fisher hunter butler porter carter cooper potter
taylor knight king prince duke earl bishop pope abbot dean page bean beans berry cherry peach apple fox wolf bear lamb bird crane swan finch buck hare drake stark
frost snow rain storm sky ocean river brook lake hill dale glen valley heath marsh moss reed cotton silk leather gold silver steel diamond crystal gem
pepper basil sage rosemary honey candy sugar angel heaven destiny chance miles rich young old short small little long black white brown green gray grey blue
jesus-sandals panama java cologne guinea jersey sandwich hamburger hamburg champagne bologna denim guy buddy max major junior link toad tails homer ken alice
mercury wally gary-oak prime target apple excel outlook slack oracle shell gap visa orange chase discover puma jaguar jordan victoria christian mason harmony melody
teddy woody rusty sandy dusty misty stormy sunny wendy tiffany rocket star nova luna leo cash bud gene gray hank josh lance neil pierce randy rob rod roman sonny
teller vic wade ward trip van so do the ha an dang beard sweet love hay bell bells day days night knights england-rose mint melon lemon hood cube kitty ape
melon pickle pickles noodle noodles pumpkin peanut waffle cookie muffin cupcake biscuit toast bacon nugget mickey-finn blossom walker driver gardner spears horn horns foot hand head beard mouse duck goose`;

/** Peoples and ages, whose adjectives are capitals as well. */
export const ADJECTIVES_OF_NAMES = `british english irish scottish welsh french german italian spanish portuguese dutch swiss austrian belgian danish swedish norwegian
finnish icelandic polish-speaking czech slovak hungarian romanian bulgarian greek turkish russian soviet ukrainian israeli arab arabic persian iranian iraqi egyptian moroccan
african nigerian kenyan ethiopian indian pakistani chinese japanese korean vietnamese thai indonesian filipino australian canadian american mexican brazilian argentinian
peruvian chilean colombian cuban jamaican european asian scandinavian mediterranean caribbean texan californian parisian roman venetian sicilian neapolitan florentine
victorian edwardian georgian elizabethan shakespearean napoleonic byzantine babylonian mayan aztec celtic nordic viking-age christian catholic protestant jewish muslim
buddhist hindu orwellian kafkaesque lovecraftian freudian marxist gothic aboriginal polynesian hawaiian maori inuit māori tibetan
mongolian nepalese nepali bengali punjabi tamil burmese cambodian laotian malaysian singaporean taiwanese hongkongese afghan armenian georgian azerbaijani uzbek
kazakh syrian lebanese jordanian palestinian saudi yemeni algerian tunisian libyan sudanese somali congolese ghanaian senegalese zimbabwean tanzanian ugandan
ecuadorian bolivian uruguayan paraguayan venezuelan guatemalan honduran costa-rican panamanian puerto-rican haitian dominican albanian serbian croatian bosnian
slovenian macedonian montenegrin estonian latvian lithuanian belarusian moldovan maltese cypriot catalan basque breton cornish flemish walloon bavarian
prussian saxon ottoman mughal persianate mesopotamian sumerian assyrian phoenician carthaginian etruscan minoan mycenaean spartan athenian trojan olmec incan
toltec amazonian andean patagonian siberian alaskan appalachian himalayan arctic antarctic mandarin cantonese sanskrit latin hellenic hellenistic germanic
slavic baltic balkan iberian gallic anglo-saxon norman carolingian merovingian tudor stuart jacobean regency-era dickensian darwinian newtonian einsteinian
machiavellian napoleonic stalinist leninist maoist wagnerian mozartian shakespearian homeric dantesque faustian oedipal sisyphean herculean promethean
mormon quaker amish lutheran calvinist anglican orthodox-jewish sikh jain shinto taoist daoist confucian zoroastrian sufi sunni shia`;
