/**
 * What places are called, in the languages that people wish in, by the backdrop that shows them. Words for a mood or a time are
 * in places-of-styles.ts.
 */
import { foldName } from '../painter/finishes/find-finish.ts';

const NAMES: readonly (readonly [backdrop: string, names: string])[] = [
  ['alps', 'montagna, montagne, montanha, berge, gebirge, schnee, neve, nieve, neige, снег, горы, 雪, 雪山, 눈밭'],
  [
    'beach',
    'strand, am strand, praia, playa, plage, spiaggia, пляж, plaża, 海滩, 沙滩, 海辺, 砂浜, ビーチ, 해변, 바닷가, miami beach, seaside, seashore, coast, riviera',
  ],
  ['dojo', 'shrine, pagoda, pagode, 寺, 한국, shaolin'],
  [
    'piazza',
    'altstadt, old town, centro storico, vieille ville, market square, marktplatz, rynek, plaza, plaza mayor, trattoria',
  ],
  [
    'cyber-city',
    'night city, city at night, city by night, night town, town at night, town by night, night in a town, night in a city, night in the city, night in town, downtown at night, 夜の街, 夜の町, 밤거리, 夜晚的城市',
  ],
  ['meadow', 'wiese, prato, pradera, луг, 草原'],
  [
    'park',
    'park, city park, central park, dog park, stadtpark, im park, parc, parque, parco, парк, парке, 公園, 公园, 공원, حديقة عامة, plantsoen',
  ],
  ['forest', '森, 森林, 숲'],
  [
    'volcano',
    'mordor, vulkan, vulcano, volcán, vulcão, вулкан, 火山, 화산, hölle, inferno, infierno, enfer, ад, 地獄, 地狱, 지옥',
  ],
  [
    'fairground',
    'oktoberfest, kirmes, jahrmarkt, luna park, feria, fête foraine, ярмарка, disneyland, zirkus, circo, cirque, цирк, 遊園地, 游乐园, 놀이공원',
  ],
  [
    'candyland',
    'birthday party, birthday, geburtstag, geburtstagsparty, compleanno, cumpleaños, anniversaire, день рождения, 誕生日, 生日, 생일',
  ],
  ['stage', 'concert hall, opera house, konzerthalle, konzertsaal, teatro, théâtre, театр, 劇場, 剧院, 극장, bühne'],
  ['kitchen', 'küche, cucina, cocina, cuisine, cozinha, кухня, kuchnia, 台所, キッチン, 厨房, 부엌, 주방'],
  [
    'library',
    'bibliothek, biblioteca, bibliothèque, библиотека, biblioteka, 図書館, 图书馆, 도서관, university, universität, università, universidad, université',
  ],
  ['bathroom', 'badezimmer, bagno, baño, salle de bain, banheiro, ванная, お風呂, 浴室, 욕실, 화장실'],
  ['supermarket', 'supermarkt, supermercato, supermercado, supermarché, супермаркет, スーパー, 超市, 슈퍼마켓'],
  ['castle', 'schloss, burg, castello, castillo, château, castelo, замок, zamek, 城堡, お城, camelot, versailles'],
  ['jungle', 'dschungel, giungla, selva, джунгли, dżungla, ジャングル, 丛林, 정글'],
  ['underwater', 'unterwasser, sott acqua, bajo el agua, sous l eau, под водой, 海底, 水中, 바닷속'],
  ['moon', 'weltraum, weltall, mond, spazio, espacio, espace, espaço, luna, lune, космос, луна, kosmos, 宇宙, 太空, 月球, 우주'],
  ['desert', 'deserto, pustynia, 砂漠, 沙漠, 사막'],
  ['egypt', 'ancient egypt'],
  ['clouds', 'himmel, cielo, ciel, небо, niebo, 天国, 天堂, 하늘, 천국'],
  [
    'town',
    'downtown, skyscraper, skyscrapers, skyline, wolkenkratzer, stadt, großstadt, ciudad, città, ville, cidade, город, miasto, 城市, 都市, 도시, city, the city, urban, street, straße, strasse, strada, calle, rue, rua, улица, ulica',
  ],
  [
    'office',
    'office, offices, corporate, cubicle, meeting room, call center, büro, grossraumbüro, ufficio, oficina, bureau, escritório, офис, biuro, 办公室, オフィス, 会社, 사무실',
  ],
  [
    'school',
    'school, high school, classroom, kindergarten, schule, klassenzimmer, scuola, aula, escuela, colegio, clase, école, salle de classe, escola, школа, szkoła, 学校, 教室, 학교, 교실',
  ],
  [
    'hospital',
    'hospital, clinic, emergency room, operating room, krankenhaus, klinik, ospedale, clínica, hôpital, больница, szpital, 医院, 病院, 병원',
  ],
  [
    'gym',
    'gym, fitness studio, fitnessstudio, gymnasium, turnhalle, palestra, gimnasio, salle de sport, academia, спортзал, siłownia, 健身房, ジム, 헬스장',
  ],
  [
    'prison',
    'prison, jail, prison cell, behind bars, gefängnis, knast, prigione, carcere, cárcel, prisión, prisão, тюрьма, więzienie, 刑務所, 监狱, 감옥',
  ],
  [
    'church',
    'church, cathedral, chapel, monastery, notre dame, sagrada familia, kirche, kathedrale, kloster, chiesa, cattedrale, iglesia, catedral, église, cathédrale, igreja, церковь, kościół, 教会, 教堂, 교회',
  ],
  [
    'barbershop',
    'barbershop, barber shop, barber, hair salon, hairdresser, friseur, friseursalon, barbiere, parrucchiere, peluquería, barbería, coiffeur, salon de coiffure, barbearia, парикмахерская, fryzjer, 理发店, 美容院, 床屋, 미용실',
  ],
  [
    'laboratory',
    'laboratory, lab, science lab, labor, laboratorio, laboratoire, laboratório, лаборатория, laboratorium, 実験室, 实验室, 실험실',
  ],
  ['casino', 'casino, las vegas, vegas, monte carlo, kasino, spielbank, cassino, казино, kasyno, カジノ, 赌场, 카지노'],
  [
    'living-room',
    'living room, apartment, couch, at home, wohnzimmer, wohnung, soggiorno, salotto, sala de estar, salón, salon, гостиная, 居間, 客厅, 거실',
  ],
  [
    'bedroom',
    'bedroom, lofi bedroom, lo-fi bedroom, lo fi bedroom, hotel room, in bed, schlafzimmer, im bett, camera da letto, dormitorio, chambre, quarto, спальня, sypialnia, 寝室, 卧室, 침실',
  ],
  ['pub', 'pub, bar, tavern, irish pub, wine bar, brewery, kneipe, taverna, cantina, паб, бар, 居酒屋, izakaya, 酒吧, 술집'],
  ['cave', 'cave, cavern, in a mine, höhle, grotta, cueva, grotte, caverna, пещера, jaskinia, 洞窟, 山洞, 동굴'],
  [
    'farm',
    'farm, farmyard, barn, ranch, bauernhof, scheune, fattoria, granja, ferme, fazenda, ферма, gospodarstwo, 農場, 农场, 농장',
  ],
  [
    'stadium',
    'stadium, arena, football pitch, football field, soccer field, world cup, super bowl, wembley, camp nou, olympics, olympia, stadion, fussballplatz, fussballstadion, stadio, estadio, stade, estádio, стадион, 体育场, スタジアム, 경기장',
  ],
  ['subway', 'subway, subway station, underground, u bahn, metro, metropolitana, métro, metrô, метро, 地下鉄, 地铁, 지하철'],
  [
    'train-station',
    'train station, railway station, platform, bahnhof, hauptbahnhof, stazione, estación, estación de tren, gare, estação, вокзал, dworzec, 駅, 火车站, 기차역',
  ],
  ['airport', 'airport, flughafen, aeroporto, aeropuerto, aéroport, аэропорт, lotnisko, 空港, 机场, 공항'],
  [
    'playground',
    'playground, sandbox, spielplatz, sandkasten, parco giochi, parque infantil, aire de jeux, parquinho, детская площадка, plac zabaw, 遊び場, 游乐场, 놀이터',
  ],
  [
    'pool',
    'swimming pool, pool, pool party, water park, schwimmbad, freibad, piscina, piscine, бассейн, basen, プール, 游泳池, 수영장',
  ],
  [
    'battlefield',
    'battlefield, war, trenches, schlachtfeld, krieg, campo di battaglia, guerra, campo de batalla, champ de bataille, guerre, война, wojna, 戦場, 战场, 전쟁',
  ],
];

/** Places of which there is no picture, and those that come nearest. */
const NEAREST: readonly (readonly [backdrop: string, names: string])[] = [
  ['bedroom', 'motel'],
  ['office', 'post office, rathaus'],
  ['airport', 'mall'],
];

interface PlaceName {
  backdrop: string;
  name: string;
}

/** Scripts that are written without spaces have no ends of words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Longer names say more: a hot spring is no spring. */
const readTable = (table: typeof NAMES): PlaceName[] =>
  table
    .flatMap(([backdrop, names]) => names.split(', ').map((name) => ({ backdrop, name: foldName(name) })))
    .sort((a, b) => b.name.length - a.name.length);

const NAMED = readTable(NAMES);
const NEAR = readTable(NEAREST);

function findIn(table: readonly PlaceName[], text: string): PlaceName | undefined {
  const words = ` ${foldName(text)} `;
  return table.find(({ name }) => words.includes(UNSPACED.test(name) ? name : ` ${name} `));
}

/** The backdrop that shows a place which a text names. `isPhrase`: with more than one word, so that none of them is meant alone. */
export function findPlaceName(text: string): (PlaceName & { isPhrase: boolean }) | undefined {
  const found = findIn(NAMED, text);
  return found && { ...found, isPhrase: found.name.includes(' ') };
}

/** The backdrop that comes nearest to a place which none shows. */
export const nearestPlace = (text: string): string | undefined => findIn(NEAR, text)?.backdrop;
