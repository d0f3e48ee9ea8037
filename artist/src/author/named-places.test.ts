import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { readStyleOf } from './style-phrases.ts';
import { SLOTS } from './tables/lore-phrases.ts';
import { writeCharacter } from './write-character.ts';

/** Where somebody is told to be, by what was typed as the place. */
const PLACES = `
  Manly Beach | on Manly Beach
  Venice Beach | on Venice Beach
  Copacabana | on Copacabana
  Copacabana beach | on Copacabana Beach
  Southend Pier | on Southend Pier
  Santa Monica pier | on Santa Monica Pier
  blackpool pier | on Blackpool Pier
  Easter Island | on Easter Island
  Coney Island | on Coney Island
  Skull Island | on Skull Island
  Christmas Island | on Christmas Island
  Santorini | on Santorini
  Crete | on Crete
  Corfu | on Corfu
  Ibiza | on Ibiza
  Mallorca | on Mallorca
  Capri | on Capri
  Tenerife | on Tenerife
  Alcatraz | on Alcatraz
  Bali | in Bali
  Sicily | in Sicily
  Galapagos Islands | on the Galapagos Islands
  Faroe Islands | on the Faroe Islands
  Canary Islands | on the Canary Islands
  the Maldives | in the Maldives
  Bahamas | in the Bahamas
  Azores | in the Azores
  Seychelles | in the Seychelles
  Gobi desert | in the Gobi Desert
  Sahara desert | in the Sahara Desert
  Kalahari | in the Kalahari
  Atacama Desert | in the Atacama Desert
  Mojave desert | in the Mojave Desert
  Sahara | in the Sahara
  Namib desert | in the Namib Desert
  New York subway | on the New York subway
  Paris metro | on the Paris metro
  London Underground | on the London Underground
  Tokyo subway | on the Tokyo subway
  Moscow metro | on the Moscow metro
  Abbey Road | on Abbey Road
  Oxford Street | on Oxford Street
  Fifth Avenue | on Fifth Avenue
  Baker Street | on Baker Street
  Wall Street | on Wall Street
  Sesame Street | on Sesame Street
  Sunset Boulevard | on Sunset Boulevard
  Route 66 | on Route 66
  Diagon Alley | in Diagon Alley
  Times Square | in Times Square
  Trafalgar Square | in Trafalgar Square
  Red Square | in Red Square
  Tiananmen Square | in Tiananmen Square
  Mars | on Mars
  Jupiter | on Jupiter
  Neptune | on Neptune
  Titan | on Titan
  Tatooine | on Tatooine
  Pandora | on Pandora
  Mount Fuji | on Mount Fuji
  Mount Rushmore | at Mount Rushmore
  Mount Olympus | on Mount Olympus
  Kilimanjaro | on Kilimanjaro
  Mont Blanc | on Mont Blanc
  Mount Etna | on Mount Etna
  Table Mountain | on Table Mountain
  Vesuvius | on Vesuvius
  the Matterhorn | on the Matterhorn
  Space Mountain | on Space Mountain
  Rocky Mountains | in the Rocky Mountains
  Blue Mountains | in the Blue Mountains
  Himalayas | in the Himalayas
  Andes | in the Andes
  Pyrenees | in the Pyrenees
  Carpathians | in the Carpathians
  Dolomites | in the Dolomites
  Scottish Highlands | in the Scottish Highlands
  Australian outback | in the Australian outback
  King's Cross station | at King's Cross Station
  Grand Central Station | at Grand Central Station
  Waterloo Station | at Waterloo Station
  Heathrow airport | at Heathrow Airport
  Heathrow | at Heathrow
  JFK airport | at JFK Airport
  Wembley Stadium | at Wembley Stadium
  Yankee Stadium | at Yankee Stadium
  Madison Square Garden | at Madison Square Garden
  Berlin Zoo | at Berlin Zoo
  San Diego Zoo | at San Diego Zoo
  Camden Market | at Camden Market
  Buckingham Palace | at Buckingham Palace
  Westminster Abbey | in Westminster Abbey
  Edinburgh Castle | at Edinburgh Castle
  Oxford University | at Oxford University
  Harvard | at Harvard
  Niagara Falls | at Niagara Falls
  Victoria Falls | at Victoria Falls
  Lake Como | by Lake Como
  Lake Garda | by Lake Garda
  Loch Ness | by Loch Ness
  Lake Tahoe | by Lake Tahoe
  Great Salt Lake | by the Great Salt Lake
  Stonehenge | at Stonehenge
  Disneyland | at Disneyland
  Hyde Park | in Hyde Park
  Central Park | in Central Park
  Yellowstone | in Yellowstone
  Yosemite National Park | in Yosemite National Park
  Sherwood Forest | in Sherwood Forest
  Black Forest | in the Black Forest
  Amazon rainforest | in the Amazon rainforest
  Death Valley | in Death Valley
  Silicon Valley | in Silicon Valley
  Grand Canyon | in the Grand Canyon
  Baltic Sea | in the Baltic Sea
  Dead Sea | in the Dead Sea
  Pacific Ocean | in the Pacific Ocean
  Mediterranean | in the Mediterranean
  Mississippi River | on the Mississippi River
  Nile | on the Nile
  Thames | on the Thames
  Danube | on the Danube
  Ganges | on the Ganges
  Amazon river | on the Amazon River
  Suez Canal | on the Suez Canal
  Great Barrier Reef | on the Great Barrier Reef
  Amalfi Coast | on the Amalfi Coast
  Ivory Coast | in Ivory Coast
  Gold Coast | on the Gold Coast
  French Riviera | on the French Riviera
  Las Vegas Strip | on the Las Vegas Strip
  Golden Gate Bridge | on the Golden Gate Bridge
  Brooklyn Bridge | on the Brooklyn Bridge
  Tower Bridge | on Tower Bridge
  London Bridge | on London Bridge
  Titanic | on the Titanic
  Orient Express | on the Orient Express
  Death Star | on the Death Star
  Eiffel Tower | at the Eiffel Tower
  Leaning Tower of Pisa | at the Leaning Tower of Pisa
  Great Wall of China | on the Great Wall of China
  Berlin Wall | at the Berlin Wall
  Statue of Liberty | at the Statue of Liberty
  Taj Mahal | at the Taj Mahal
  Acropolis | at the Acropolis
  Colosseum | in the Colosseum
  Louvre | in the Louvre
  British Museum | at the British Museum
  Sydney Opera House | at the Sydney Opera House
  White House | in the White House
  Sistine Chapel | in the Sistine Chapel
  North Pole | at the North Pole
  Netherlands | in the Netherlands
  Philippines | in the Philippines
  Bronx | in the Bronx
  USA | in the USA
  UK | in the UK
  Czech Republic | in the Czech Republic
  United Kingdom | in the United Kingdom
  Caribbean | in the Caribbean
  Arctic | in the Arctic
  Wild West | in the Wild West
  Soviet Union | in the Soviet Union
  Roman Empire | in the Roman Empire
  Middle East | in the Middle East
  South Pole | at the South Pole
  Portugal | in Portugal
  Lisbon | in Lisbon
  Nairobi | in Nairobi
  Oslo | in Oslo
  Texas | in Texas
  Brooklyn | in Brooklyn
  Harlem | in Harlem
  Chinatown | in Chinatown
  Chernobyl | in Chernobyl
  Pompeii | in Pompeii
  Machu Picchu | at Machu Picchu
  Angkor Wat | at Angkor Wat
  Siberia | in Siberia
  Bavaria | in Bavaria
  Tuscany | in Tuscany
  Dubai skyscraper | in a Dubai skyscraper
  rush hour in Mumbai | at rush hour in Mumbai
  hot springs in Iceland | in the hot springs in Iceland
  frozen lake in Canada | on a frozen lake in Canada
  traffic jam in Bangkok | in a traffic jam in Bangkok
  rainy day in London | on a rainy day in London
  deep sea | in the deep sea
  a wedding | at a wedding
  pier | on a pier
  party | at a party
  house party | at a house party
  train station | at a train station
  ship | on a ship
  pirate ship | on a pirate ship
  cruise ship | on a cruise ship
  desert island | on a desert island
  rooftop | on a rooftop
  balcony | on a balcony
  bridge | on a bridge
  bus | on a bus
  train | on a train
  plane | on a plane
  tropical beach | on a tropical beach
  mountain top | on a mountain top
  bus stop | at a bus stop
  school | at school
  football match | at a football match
  rock concert | at a rock concert
  rodeo | at a rodeo
  funeral | at a funeral
  car wash | at a car wash
  petrol station | at a petrol station
  flea market | at a flea market
  music festival | at a music festival
  ski slope | on a ski slope
  spaceship | on a spaceship
  space station | on a space station
  raft | on a raft
  iceberg | on an iceberg
  tightrope | on a tightrope
  catwalk | on a catwalk
  stage | on a stage
  highway | on a highway
  golf course | on a golf course
  tennis court | on a tennis court
  oil rig | on an oil rig
  farm | on a farm
  ranch | on a ranch
  planet | on a planet
  alien planet | on an alien planet
  Waikiki Beach | on Waikiki Beach
  Whitby Pier | on Whitby Pier
  brighton beach | on Brighton Beach
  Vancouver Island | on Vancouver Island
  Solomon Islands | on the Solomon Islands
  Thar desert | in the Thar Desert
  Chihuahuan Desert | in the Chihuahuan Desert
  Berlin subway | on the Berlin subway
  Mexico City metro | on the Mexico City metro
  Mumbai station | at Mumbai Station
  Gatwick Airport | at Gatwick Airport
  Osaka Castle | in Osaka Castle
  Himeji Castle | in Himeji Castle
  Charles Bridge | on Charles Bridge
  Mount Kenya | on Mount Kenya
  Mount Doom | on Mount Doom
  Lake Titicaca | by Lake Titicaca
  lake victoria | by Lake Victoria
  Iguazu Falls | at Iguazu Falls
  River Thames | on the River Thames
  Amazon jungle | in the Amazon jungle
  Congo river | on the Congo River
  Isle of Man | on the Isle of Man
  Cape Cod | at Cape Cod
  Gulf of Mexico | in the Gulf of Mexico
  Bay of Bengal | in the Bay of Bengal
  Ural Mountains | in the Ural Mountains
  Atlas Mountains | in the Atlas Mountains
  Harz mountains | in the Harz Mountains
  Kruger National Park | in Kruger National Park
  Kew Gardens | in Kew Gardens
  Tivoli Gardens | in Tivoli Gardens
  Covent Garden | in Covent Garden
  Sydney Harbour | in Sydney Harbour
  Hong Kong harbour | in Hong Kong Harbour
  Cambridge University | at Cambridge University
  Warsaw University | at Warsaw University
  Tokyo Tower | at the Tokyo Tower
  Arctic Ocean | in the Arctic Ocean
  Caspian Sea | in the Caspian Sea
  Dominican Republic | in the Dominican Republic
  Ottoman Empire | in the Ottoman Empire
  Swiss Alps | in the Swiss Alps
  Norwegian fjord | in a Norwegian fjord
  Chinese restaurant | in a Chinese restaurant
  Japanese garden | in a Japanese garden
  Italian village | in an Italian village
  Irish pub | in an Irish pub
  haunted castle | in a haunted castle
  Haunted Castle | in a haunted castle
  Tropical Island | on a tropical island
  Dark Forest | in a dark forest
  busy street | on a busy street
  night market | at a night market
  Christmas market | at a Christmas market
  Turkish bath | in a Turkish bath
  French cafe | in a French cafe
  Greek island | on a Greek island
  Soviet apartment | in a Soviet apartment
  Hawaiian beach | on a Hawaiian beach
  wedding party | at a wedding party
  beach party | at a beach party
  hot air balloon | in a hot air balloon
  submarine | in a submarine
  trampoline park | in a trampoline park
  swimming pool | in a swimming pool
  volcano | on a volcano
  Kyoto street | on a Kyoto street
  Paris rooftop | on a Paris rooftop
  London bus | on a London bus
  Berlin nightclub | in a Berlin nightclub
  Manhattan | in Manhattan
  Senegal | in Senegal
  Reykjavik | in Reykjavik
  Nepal | in Nepal
  New Orleans | in New Orleans
`;

const tellPlace = (style: string): string | null =>
  readStyleOf(
    conceive(
      {
        mainTheme: 'plumber',
        bodyInfluence: 'cat',
        characteristicInfluence: 'lazy',
        style,
        hiddenMessage: null,
        makeMessageSecret: false,
      },
      'place',
    ).style,
    'mystery',
  ).place;

const told = (rows: string): Record<string, string | null> =>
  Object.fromEntries(
    rows
      .trim()
      .split('\n')
      .map((row) => row.split(' | ').map((cell) => cell.trim())),
  );

test('each place has the preposition and the article that English gives it', () => {
  const wanted = told(PLACES);
  expect(Object.fromEntries(Object.keys(wanted).map((typed) => [typed, tellPlace(typed)]))).toEqual(wanted);
});

const ELSEWHERE = `
  मुंबई | in Mumbai
  Σαντορίνη | on Santorini
  Lisboa | in Lisbon
  Köln | in Cologne
  서울 | in Seoul
  Αθήνα | in Athens
  北京 | in Beijing
  中国 | in China
  תל אביב | in Tel Aviv
  Schwarzwald | in the Black Forest
  Ostsee | in the Baltic Sea
  Côte d’Azur | on the French Riviera
  万里长城 | on the Great Wall of China
  富士山 | on Mount Fuji
  пустыня Сахара | in the Sahara
  Ägypten | in Egypt
  Ελλάδα | in Greece
  Россия | in Russia
  à Paris | in Paris
  в Париже | in Paris
  Prag im Regen | in Prague in the rain
`;

test('a place is told by its English name', () => {
  const wanted = told(ELSEWHERE);
  expect(Object.fromEntries(Object.keys(wanted).map((typed) => [typed, tellPlace(typed)]))).toEqual(wanted);
});

test('nobody lives in a place with a name and in another town at once', () => {
  const towns = new RegExp(`\\b(?:${(SLOTS.town ?? []).join('|')})\\b`, 'u');
  for (let seed = 0; seed < 40; seed++) {
    const wish = { mainTheme: 'opera singer', bodyInfluence: 'whale', characteristicInfluence: 'loud', style: 'Venice' };
    const { description } = writeCharacter(conceive({ ...wish, hiddenMessage: null, makeMessageSecret: false }, `${seed}`));
    expect(description).toContain('Venice');
    expect(description).not.toMatch(towns);
  }
});
