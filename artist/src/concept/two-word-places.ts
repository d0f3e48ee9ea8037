/** Places of two or three words, of which the first says as much as the last, and towns with what they are known by. In the form of SIGHTS in world-places.ts, before all others. */
export const TWO_WORD_PLACES: readonly (readonly [look: string, names: string])[] = [
  [
    'ancient-town',
    'ancient greece, ancient greek city, ancient athens, ancient rome, ancient roman city, roman empire, ancient city, ancient temple, greek temple, roman temple, parthenon, acropolis, akropolis, forum romanum, roman forum, mount olympus, olymp, pompeii, pompeji, troy, sparta, delphi, antikes griechenland, altes griechenland, altes rom, antikes rom, grèce antique, rome antique, grecia antigua, roma antigua, antigua grecia, antigua roma, antica grecia, antica roma, grecia antica, roma antica, grécia antiga, roma antiga, starożytna grecja, starożytny rzym, древняя греция, древний рим, 古代ギリシャ, 古代ローマ, 古希腊, 古罗马',
  ],
  [
    'beer-tent',
    'beer tent, beer tents, beer hall, festzelt, bierzelt, im bierzelt, bierhalle, wiesnzelt, beer festival, circus of beer, tente à bière, carpa de cerveza, tendone della birra, namiot piwny, ビアホール, 啤酒节',
  ],
  [
    'port',
    'harbour, harbor, hafen, am hafen, im hafen, port, au port, puerto, porto, al porto, haven, порт, порту, гавань, 港, 港口, 港湾, 항구, liman, limanda, ميناء, marina, docks, dock, dockyard, shipyard, werft, chantier naval, astillero, cantiere navale, wharf, quay, container port, container terminal, industriehafen, fishing port, fischereihafen, port de pêche, przystań, hamn, havn, satama, kikötő, přístav',
  ],
  ['port de', 'hamburg, hamburg*, hamburger hafen, rostock, bremerhaven, гамбург'],
  ['port nl', 'rotterdam, rotterdam*'],
  [
    'port tr mosque',
    'istanbul, istanbul*, ıstanbul*, i̇stanbul*, konstantinopel, constantinople, bosphorus, bosporus, стамбул*, イスタンブール, 伊斯坦布尔, 이스탄불, إسطنبول, اسطنبول',
  ],
  [
    'bazaar mosque',
    'mosque, mosque courtyard, moschee, mosquée, mezquita, moschea, mesquita, мечет*, モスク, 清真寺, 모스크, مسجد, جامع, cami, camide, meczet',
  ],
  ['bazaar ir mosque', 'isfahan, shiraz, tehran, teheran'],
  ['bazaar ma mosque', 'marrakesh, marrakech, marrakesch, casablanca, fez morocco, rabat, марракеш, マラケシュ'],
  ['seafront es spires', 'barcelona, barcelona*, sagrada familia, барселон*, バルセロナ, 巴塞罗那, 바르셀로나'],
  ['old-town hu parliament', 'budapest, budapest*, будапешт*, ブダペスト, 布达佩斯, 부다페스트'],
  ['city us capitol', 'washington dc, washington d c, white house, capitol hill, capitol, the capitol, вашингтон'],
  ['city my petronas', 'kuala lumpur, petronas towers'],
  ['dojo jp torii', 'kyoto, kyoto*, nara, fushimi inari, киото, 京都, 교토, شنتو'],
  ['dojo torii', 'shinto shrine, japanese shrine, torii gate, japanese temple, schrein, 神社, 신사'],
  [
    'night-market',
    'night market, night markets, night bazaar, nachtmarkt, mercado nocturno, marché de nuit, marché nocturne, mercato notturno, mercado noturno, nocny targ, ночной рынок, pasar malam, chợ đêm, ตลาดกลางคืน, 夜市, 야시장, 屋台, street food market, food stalls, food market at night',
  ],
  [
    'market ~christmas',
    'christmas market, christmas fair, xmas market, weihnachtsmarkt, christkindlmarkt, adventsmarkt, marché de noël, mercado de navidad, mercado navideño, mercatino di natale, mercatini di natale, mercado de natal, kerstmarkt, jarmark bożonarodzeniowy, рождественская ярмарка, julmarknad, julemarked',
  ],
  ['market 🌸', 'flower market, blumenmarkt, mercado de flores, marché aux fleurs, mercato dei fiori, bloemenmarkt'],
  [
    'market 🐟',
    'fish market, fischmarkt, marché aux poissons, mercado de pescado, mercato del pesce, vismarkt, рыбный рынок, 魚市場, 鱼市场, 수산시장',
  ],
  [
    'market 📻',
    'flea market, flohmarkt, trödelmarkt, marché aux puces, mercadillo, mercatino delle pulci, rommelmarkt, pchli targ, блошиный рынок, loppis, 蚤の市, yard sale, garage sale, car boot sale',
  ],
  ['market 🥕', 'farmers market, farmer s market, farmers markets, bauernmarkt, wochenmarkt, marché fermier'],
  [
    'lake 🦢',
    'swan lake, lake with swans, schwanensee, lac des cygnes, lago de los cisnes, lago dei cigni, lago dos cisnes, jezioro łabędzie, лебединое озеро, 白鳥の湖, 天鹅湖, 백조의 호수, swan pond',
  ],
  ['stage 🦢', 'swan lake stage, swan lake ballet'],
  ['lake 🦆', 'duck pond, ententeich, mare aux canards'],
  [
    'forest ~autumn',
    'autumn forest, autumnal forest, fall forest, forest in autumn, forest in fall, autumn woods, fall foliage, autumn leaves, herbstwald, wald im herbst, herbstlicher wald, forêt d automne, forêt en automne, bosque de otoño, bosque otoñal, bosque en otoño, foresta autunnale, bosco autunnale, bosco d autunno, floresta de outono, floresta no outono, jesienny las, las jesienią, herfstbos, bos in de herfst, осенний лес, осеннем лесу, осінній ліс, sonbahar ormanı, höstskog, efterårsskov, syksyinen metsä, podzimní les, őszi erdő, 秋の森, 秋林, 秋天的森林, 가을 숲, hutan musim gugur',
  ],
  ['forest 🍄', 'mushroom forest, pilzwald, fungi forest, forêt de champignons, bosque de setas'],
  [
    'forest ~snow',
    'snowy forest, snow forest, winter forest, verschneiter wald, winterwald, śnieżny las, zimowy las, зимний лес, зимовий ліс, karlı orman, snöig skog, vinterskog, snødækket skov, luminen metsä, zasněžený les, havas erdő, foresta innevata, bosco innevato, forêt enneigée, bosque nevado, floresta nevada, besneeuwd bos',
  ],
  ['garden 🌹', 'rose garden, rosengarten, roseraie, jardín de rosas, roseto, rozentuin'],
  [
    'sunflower-field',
    'соняшникове поле, поле соняшників, соняшники, подсолнечное поле, подсолнухи, ayçiçeği tarlası, cánh đồng hoa hướng dương, ทุ่งทานตะวัน, slunečnicové pole, solrosfält, solsikkemark, napraforgómező, ladang bunga matahari',
  ],
  [
    'tulip-field',
    'tulip field, tulip fields, field of tulips, tulips, tulpenfeld, tulpenveld, tulpenvelden, champ de tulipes, campo de tulipanes, campo di tulipani, campo de tulipas, pole tulipanów, поле тюльпанов, チューリップ畑, 郁金香花田, 튤립밭, lale tarlası, keukenhof, flower field, flower fields, blumenfeld, champ de fleurs, campo de flores, campo di fiori, bloemenveld',
  ],
  [
    'poppy-field',
    'poppy field, poppy fields, field of poppies, poppies, mohnfeld, mohnblumenfeld, champ de coquelicots, campo de amapolas, campo di papaveri, campo de papoilas, pole maków, маковое поле, klaproosveld',
  ],
  [
    'stadium',
    'pitch, football pitch, soccer pitch, football field, soccer field, rugby pitch, cricket pitch, playing field, sports field, fußballplatz, fussballplatz, bolzplatz, sportplatz, terrain de foot, terrain de football, campo de fútbol, campo da calcio, campo di calcio, campo de futebol, voetbalveld, boisko, футбольное поле, サッカー場, 足球场, 축구장',
  ],
  [
    'saloon',
    'saloon, wild west saloon, western saloon, old west saloon, wild west town, western town, old west town, cowboy town, ghost town in the west, westernstadt, westernsaloon, ville du far west, pueblo del oeste, pueblo del viejo oeste, città del far west, villaggio western',
  ],
  [
    'cabin',
    'cabin, log cabin, log house, cosy cabin, cozy cabin, wooden cabin, mountain cabin, ski lodge, ski chalet, chalet, lodge, hunting lodge, mountain hut, berghütte, almhütte, skihütte, blockhütte, holzhütte, hütte, cabane en bois, refuge de montagne, cabaña, cabaña de madera, baita, baita di montagna, rifugio, rifugio alpino, cabana de madeira, berghut, houten hut, drewniana chata, chata w górach, хижина, избушка, изба, dağ evi, fjällstuga, hytte, mökki',
  ],
  [
    'control-room',
    'control room, control centre, control center, mission control, command center, command centre, situation room, kontrollraum, leitstelle, salle de contrôle, sala de control, sala di controllo, sala de controle, cockpit, spaceship cockpit, cockpit of a spaceship, bridge of a spaceship, spaceship bridge, submarine, inside a submarine, u boot, im u boot, power plant control room, kommandobrücke',
  ],
  [
    'train-cabin ~night',
    'night train, nachtzug, im nachtzug, sleeper train, sleeping car, schlafwagen, train de nuit, tren nocturno, treno notturno, trem noturno, nachttrein, nocny pociąg, ночной поезд, 夜行列車, 夜车',
  ],
  [
    'castle ~night',
    'dark castle, castle at night, gloomy castle, vampire castle, vampire s castle, dracula s castle, gothic castle, haunted castle, spooky castle, dunkles schloss, dunkle burg, gruselschloss, geisterschloss, spukschloss, château sombre, château hanté, castillo oscuro, castillo embrujado, castello oscuro, castello buio, castelo escuro, тёмный замок, mroczny zamek',
  ],
  [
    'jazz-club ~smoke',
    'smoky room, smoke filled room, smoky jazz bar, smoky jazz club, verrauchtes zimmer, rauchiges zimmer, pièce enfumée, stanza fumosa',
  ],
  [
    'ship-deck ~waves',
    'stormy sea, storm at sea, rough sea, at sea, on the sea, high sea, thunderstorm at sea, auf hoher see, stürmische see, auf see, mer agitée, en mer, en haute mer, mar agitado, en alta mar, mare in tempesta, mare mosso, alto mare, mar revolto, sztorm na morzu, бурное море, шторм на море',
  ],
  ['village', 'viking village, wikingerdorf, fishing village, fischerdorf, village viking, aldea vikinga'],
  [
    'canal-town ~frozen',
    'frozen canal, frozen canals, bevroren gracht, bevroren grachten, zugefrorener kanal, canal gelé, canal congelado, canale ghiacciato, zamarznięty kanał, замерзший канал',
  ],
];
