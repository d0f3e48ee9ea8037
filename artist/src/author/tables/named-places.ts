/** What stands before a name of a place that does not tell it by its last word: "on Santorini", "at the Taj Mahal". */
export const NAMED_PLACES: Readonly<Record<string, string>> = {
  on: `Santorini, Crete, Corfu, Mykonos, Rhodes, Kos, Naxos, Paros, Zakynthos, Lesbos, Ithaca, Ibiza, Mallorca, Majorca, Menorca,
    Formentera, Capri, Elba, Ischia, Tenerife, Lanzarote, Gran Canaria, Fuerteventura, Alcatraz, Skye, Sylt, Rügen, Gotland, Bornholm,
    Phuket, Koh Samui, Lombok, Maui, Oahu, Kauai, Bora Bora, Martha's Vineyard, Nantucket, Copacabana, Ipanema, Kilimanjaro, Everest,
    K2, Vesuvius, Krakatoa, Mont Blanc, Mauna Kea, Denali, Olympus Mons, Ben Nevis, Snowdon, Stromboli, Mars, Venus, Mercury, Jupiter,
    Saturn, Uranus, Neptune, Pluto, Titan, Ganymede, Callisto, Tatooine, Pandora, Krypton, Arrakis, Endor, Naboo, Hoth, Coruscant,
    Cybertron, Namek, Broadway, Skull Island, Christmas Island, Table Mountain, Space Mountain, Love Island, Palm Island, Bondi Beach,
    Manly Beach, Venice Beach, Omaha Beach, Tower Bridge, London Bridge, Abbey Road, Oxford Street, Noah's Ark, Air Force One, Earth,
    Sunset Boulevard, Fifth Avenue, Lombard Street, Bourbon Street, Coronation Street, Elm Street, Sesame Street, Splash Mountain,
    Brokeback Mountain, Cold Mountain, Baker Street, Wall Street, Canary Wharf`,
  'on the': `Titanic, Mayflower, Orient Express, Death Star, Millennium Falcon, Black Pearl, Flying Dutchman, International Space Station,
    ISS, Nile, Thames, Danube, Rhine, Seine, Ganges, Volga, Loire, Mekong, Yangtze, Zambezi, Tiber, Rhône, Vistula, Matterhorn, Eiger,
    Zugspitze, Great Wall of China, Great Wall, Gold Coast, Amalfi Coast, French Riviera, Italian Riviera, Riviera, Costa del Sol,
    Costa Brava, Côte d'Azur, Las Vegas Strip, Golden Gate Bridge, Brooklyn Bridge, Manhattan Bridge, Sydney Harbour Bridge, Rialto
    Bridge, Ponte Vecchio, Champs-Élysées, Reeperbahn, Oregon Trail, Camino de Santiago, Silk Road, Autobahn, Hogwarts Express,
    Polar Express, Spanish Steps, Trans-Siberian Railway, Moon, Sun, Yellow Brick Road, Enterprise, Great Barrier Reef,
    Canary Islands, London Underground`,
  at: `Mount Rushmore, Studio 54, Madison Square Garden, Stonehenge, Machu Picchu, Angkor Wat, Disneyland, Disney World, Legoland, Harvard, Yale,
    Heathrow, Gatwick, JFK, LaGuardia, O'Hare, Schiphol, Woodstock, Glastonbury, Burning Man, Coachella, Wimbledon, Wembley, Camp Nou, Old
    Trafford, Anfield, Comic-Con, Versailles, Hogwarts, Uluru, Ayers Rock, Checkpoint Charlie, Karnak, Chichen Itza, Borobudur,
    Oktoberfest, Ikea, Walmart, Costco, Lidl, Aldi, McDonald's, Starbucks, Buckingham Palace, Sea World, Ground Zero, Le Mans,
    Windsor Castle, Edinburgh Castle, Neuschwanstein, Platform 9¾, Madame Tussauds, King's Cross Station, King's Cross,
    Grand Central Station, Grand Central`,
  'at the': `Taj Mahal, Eiffel Tower, Leaning Tower of Pisa, Statue of Liberty, Acropolis, Parthenon, Berlin Wall, British Museum, Sydney Opera
    House, North Pole, South Pole, Super Bowl, Olympics, World Cup, Pyramids, Great Pyramid, Sphinx, Brandenburg Gate, Sagrada Familia,
    Empire State Building, Burj Khalifa, Space Needle, Arc de Triomphe, Moulin Rouge, Oscars, Met Gala, London Eye,
    Equator, Ritz, Golden Temple, Blue Mosque, Wailing Wall, Royal Albert Hall, Hollywood Sign, Tower of London, Louvre Pyramid`,
  in: `Britain, Great Britain, Rhode Island, Ivory Coast, Long Beach, Virginia Beach, Palm Beach, Daytona Beach, Myrtle Beach, Laguna Beach, Silicon Valley,
    Death Valley, Yellowstone, Miami Beach, Sleepy Hollow, Westminster Abbey, Bikini Bottom, Hell's Kitchen, Monument Valley, Red Square,
    Piccadilly Circus, Covent Garden, Notting Hill, Beverly Hills, Knightsbridge, Cambridge, Castle Rock, Forest Hills, Diagon Alley,
    Crimea, Black Rock City, Trafalgar Square, Times Square, Sherwood Forest, Salt Lake City, Mexico City, Wonderland, New Zealand,
    Pompeii, China, Turkey, Cologne, Chad, Jordan, Georgia, Guinea, Jamaica, Area 51, South Park, Winterfell, Rivendell, Middle-earth, Baden-Baden`,
  'by the': 'Great Salt Lake, Trevi Fountain, Great Lakes',
  'in the': `Netherlands, Philippines, Maldives, Bahamas, Seychelles, Azores, Gambia, Congo, Vatican, USA, US, UK, UAE, EU, USSR, GDR, Bronx,
    Caribbean, Mediterranean, Middle East, Far East, Far North, Wild West, Arctic, Antarctic, Midwest, Deep South, Outback, Highlands, Negev, Sinai, Atlas Mountains,
    Balkans, Caucasus, Sahara, Gobi, Kalahari, Atacama, Namib, Sahel, Serengeti, Everglades, Alps, Himalayas, Andes, Rockies, Pyrenees,
    Carpathians, Dolomites, Apennines, Urals, Appalachians, Ozarks, Cotswolds, Lake District, Black Forest, Bavarian Forest, Amazon,
    Colosseum, Louvre, White House, Kremlin, Pentagon, Sistine Chapel, Oval Office, Prado, Uffizi, Alhambra, Soviet Union, Roman Empire,
    Ottoman Empire, Shire, Upside Down, Matrix, Backrooms, Bermuda Triangle, Grand Bazaar, Catacombs, Camargue, Algarve, Latin Quarter,
    Loire Valley, Ardennes, Vosges, Dordogne, Pacific, Atlantic, Baltic, Grand Canyon, Australian outback, Rocky Mountains,
    Blue Mountains, Smoky Mountains, Black Sea, Red Sea, Dead Sea, Hundred Acre Wood, Baltic Sea, North Sea, Czech Republic, Batcave, United States, United Kingdom, Hanging
    Gardens of Babylon, Swiss Alps, French Alps, Scottish Highlands, Hague`,
};

/** What stands before a name that ends like this; an article goes with the kinds of which names have one. */
export const HEADS_OF_PLACES: Readonly<Record<string, string>> = {
  on: 'beach pier island street road avenue boulevard lane bridge mountain hill',
  'on the': 'islands river canal reef coast riviera express peninsula metro subway underground tram bridges highway',
  at: 'station airport stadium arena zoo market university college academy falls racecourse speedway raceway',
  'at the': 'museum tower hotel theatre opera monument festival marathon',
  in: 'park square valley forest bay city town alley gardens garden harbour harbor abbey cathedral crescent palace castle',
  'in the':
    'desert mountains ocean sea canyon rainforest highlands outback republic kingdom empire union archipelago alps delta emirates states wetlands marshes steppe jungle',
};

/** Heads that are no part of the name itself: "the Tokyo subway". */
export const SMALL_HEADS = 'subway metro underground tram rainforest outback jungle steppe coast highway delta';
