/**
 * What places of every day are called, in the form of SIGHTS in world-places.ts, before which they are read. Each has a picture
 * that tells it from its neighbours, so none needs a sign.
 */
export const EVERYDAY: readonly (readonly [look: string, names: string])[] = [
  // Where people buy, eat and drink.
  [
    'cafe',
    'cafe, café, coffee ?shop, coffee house, coffeehouse, coffee bar, espresso bar, starbucks, internet cafe, cat cafe, kaffeehaus, cafetería, cafeteria, caffetteria, кафе, кофейн*, カフェ, 喫茶店, コーヒーショップ, スターバックス, 咖啡馆, 咖啡厅, 咖啡店, 카페, 커피숍, kahve, kahveci, kahvehane, مقهى, kawiarni*, koffiehuis, kavárna, kafé, καφετερια, quán cà phê, בית קפה, ร้านกาแฟ, कॉफी शॉप',
  ],
  [
    'restaurant',
    'restaurant, restaurants, fancy restaurant, gasthaus, wirtshaus, gaststätte, speisesaal, dining room, esszimmer, ristorante, osteria, restaurante, comedor, salle à manger, brasserie, sala da pranzo, ресторан*, レストラン, 餐厅, 饭店, 식당, 레스토랑, مطعم, restauracj*, lokanta, restoran, steakhouse, nhà hàng, מסעדה, ร้านอาหาร, रेस्तरां',
  ],
  [
    'pizzeria',
    'pizzeria, pizzaria, pizzerie, pizza place, pizza parlor, pizza parlour, pizza hut, pizza shop, пиццери*, ピザ屋, ピッツェリア, 比萨店, 披萨店, 피자집, بيتزيريا',
  ],
  [
    'sushi-bar',
    'sushi bar, sushi restaurant, sushi shop, sushi place, ramen shop, ramen bar, noodle shop, sushiladen, bar de sushi, restaurante japonés, суши бар, суши-бар, 寿司屋, 寿司店, すし屋, 回転寿司, ラーメン屋, 초밥집',
  ],
  [
    'bakery',
    'bakery, bakeries, bakehouse, bread shop, pastry shop, bäckerei, bäckerladen, konditorei, boulangerie, pâtisserie, panadería, pastelería, panetteria, panificio, pasticceria, padaria, pastelaria, пекарн*, булочн*, パン屋, ベーカリー, 面包店, 빵집, مخبز, fırın, piekarni*, bakkerij, pekárna, bageri',
  ],
  [
    'laundromat',
    'laundromat*, launderette, laundrette, laundry, laundry room, laundry shop, dry cleaner*, waschsalon, waschküche, wäscherei, laverie, buanderie, lavandería, lavanderia, lavadero, прачечн*, コインランドリー, ランドリー, 洗衣店, 洗衣房, 빨래방, 세탁소, مغسلة, çamaşırhane, pralni*, wasserette, wassalon',
  ],
  [
    'jazz-club',
    'jazz, jazz ?club, jazz bar, jazz cafe, jazz lounge, jazzkeller, jazzkneipe, speakeasy, blues bar, piano bar, club de jazz, bar de jazz, джаз, джаз клуб, джаз-клуб, джаз бар, ジャズ, ジャズバー, ジャズクラブ, 爵士酒吧, 爵士, 재즈바, 재즈 클럽, 재즈, caz kulübü, klub jazzowy',
  ],
  [
    'tiki-bar',
    'tiki bar, tiki, tiki lounge, beach bar, strandbar, chiringuito, cocktail bar on the beach, тики бар, пляжный бар, ティキバー',
  ],
  [
    'furniture-store',
    'ikea, икеа, икее, イケア, 宜家, 이케아, ايكيا, furniture store, furniture shop, furniture showroom, möbelhaus, möbelladen, magasin de meubles, mueblería, tienda de muebles, negozio di mobili, loja de móveis, мебельный магазин, 家具屋, 家具店, 가구점, sklep meblowy, meubelwinkel, mobilya mağazası',
  ],
  [
    'bank',
    'bank, bank vault, vault, banks, sparkasse, tresorraum, tresor, banque, coffre fort, banco, caja fuerte, banca, caveau, cofre, банк, банке, 銀行, 金庫, 银行, 金库, 은행, بنك, banka, bankkluis, skarbiec, fort knox, gringotts',
  ],
  [
    'market',
    'market, farmers market, street market, vegetable market, fruit market, fruit stand, food market, market stall, greengrocer*, wochenmarkt, markt, bauernmarkt, gemüsemarkt, obststand, flohmarkt, flea market, marché, marche aux puces, mercado, mercadillo, mercato, feira, feira livre, verdulería, рынок, рынке, 市場, 朝市, 市场, 菜市场, 시장, 재래시장, pazar, pazarı, targ, targowisko, tržnice, marknad',
  ],
  [
    'park 🍺',
    'beer garden, beer gardens, biergarten, im biergarten, biergärten, jardin à bière, jardín cervecero, giardino della birra, jardim da cerveja, ogródek piwny, biertuin, ölträdgård, пивной сад, ビアガーデン, 啤酒花园, 비어가든',
  ],
  // Where people work, wait, look and travel.
  [
    'stage 🎭',
    'opera, opera house, paris opera, opera in paris, palais garnier, opéra garnier, opéra de paris, opéra bastille, la scala, scala di milano, teatro alla scala, vienna opera, vienna state opera, wiener staatsoper, wiener oper, staatsoper, semperoper, opernhaus, oper, in der oper, opéra, à l opéra, teatro dell opera, ópera, teatro real, teatro colón, teatro de ópera, bolshoi, bolshoi theatre, bolshoi theater, большой театр, опера, метрополитен опера, metropolitan opera, met opera, royal opera house, covent garden opera, operahuset, ooppera, opera binası, オペラ座, オペラハウス, 歌剧院, 오페라 극장, 오페라하우스, دار الأوبرا',
  ],
  ['hill-town', 'hill town, hillside town'],
  ['harbour au opera', 'sydney opera house, sydney opera, opera house sydney'],
  [
    'meadow',
    'hill, hilltop, hill top, rolling hills, green hills, green hill, grassy hill, on a hill, auf dem hügel, hügel, hügellandschaft, colline, collines, sur la colline, colina, colinas, collina, colline toscane, холм*, 丘, 丘の上, 山丘, 小山坡, 언덕, tepede, wzgórze, wzgórza, na wzgórzu, heuvel, heuvels, kulle, kullar, mäki, kopec, na kopci, dombtető',
  ],
  [
    'art-gallery',
    'art gallery, gallery, art museum, art exhibition, vernissage, kunstgalerie, galerie, kunstmuseum, kunstausstellung, galerie d art, musée d art, galería, galería de arte, museo de arte, galleria d arte, pinacoteca, galeria de arte, галере*, картинн* галере*, выставка, ギャラリー, 画廊, 美術館, 美术馆, 미술관, 갤러리, معرض فني, sanat galerisi, galeria sztuki, kunstgalerij, uffizi, moma, tate modern',
  ],
  [
    'museum',
    'museum, museums, natural history museum, dinosaur museum, museo, musée, museu, музе*, 博物館, 博物馆, 박물관, müze, متحف, muzeum, exhibition hall',
  ],
  [
    'courtroom',
    'courtroom, court room, court, court of law, courthouse, law court, supreme court, tribunal, gericht, gerichtssaal, gerichtshof, salle d audience, palais de justice, sala del tribunal, juzgado, tribunale, aula di tribunale, зал суда, суд, суде, 法廷, 裁判所, 法庭, 法院, 법정, 법원, محكمة, mahkeme, sala sądowa, rechtbank, rechtszaal',
  ],
  [
    'elevator',
    'elevator, elevators, aufzug, fahrstuhl, lift, ascenseur, ascensor, ascensore, elevador, лифт, лифте, エレベーター, 电梯, 엘리베이터, مصعد, asansör, winda, windzie, výtah',
  ],
  [
    'workshop',
    'workshop, garage, mechanic shop, car repair shop, auto repair shop, auto shop, tool shed, shed, hardware store, werkstatt, autowerkstatt, werkzeugschuppen, baumarkt, home depot, atelier, garage auto, taller mecánico, ferretería, officina, oficina mecânica, гараж, гараже, мастерск*, автосервис*, ガレージ, 修理工場, 工房, 车库, 修车店, 차고, 정비소, ورشة, tamirhane, warsztat, werkplaats, dílna',
  ],
  [
    'factory',
    'factory, factories, assembly line, production line, fabrik, fabrikhalle, fließband, usine, fábrica, fabbrica, завод, заводе, фабрик*, 工場, 工厂, 공장, fabryka, fabryce, مصنع, fabrika, fabriek, továrna',
  ],
  [
    'warehouse',
    'warehouse, amazon warehouse, storage room, depot, lagerhalle, lagerhaus, hochregallager, entrepôt, almacén, depósito, magazzino, armazém, склад, складе, 倉庫, 仓库, 창고, مستودع, magazyn, magazijn, loods',
  ],
  [
    'cinema',
    'cinema, movie theater, movie theatre, movie palace, drive in cinema, kino, kinosaal, lichtspielhaus, cinéma, cine, sala de cine, кино, кинотеатр*, 映画館, 电影院, 영화관, سينما, sinema, bioscoop, biograf',
  ],
  ['sauna', 'sauna, steam room, banya, saunahütte, сауна, сауне, баня, бане, サウナ, 桑拿, 桑拿房, 사우나, ساونا'],
  [
    'aquarium',
    'aquarium, fish tank, sea life center, oceanarium, aquariums, acuario, acquario, aquário, аквариум*, океанариум*, 水族館, 水族馆, 아쿠아리움, 수족관, حوض سمك, akvaryum, akwarium',
  ],
  [
    'space-station',
    'space ?station, international space station, iss, spaceship, spacecraft, inside a spaceship, spaceship bridge, starship, uss enterprise, raumstation, raumschiff, weltraumstation, station spatiale, vaisseau spatial, estación espacial, nave espacial, stazione spaziale, astronave, estação espacial, мкс, космическ* станци*, космическ* корабл*, 宇宙ステーション, 宇宙船, 空间站, 太空站, 宇宙飞船, 우주정거장, 우주선, محطة فضاء, محطة الفضاء, uzay istasyonu, uzay gemisi, stacja kosmiczna, statek kosmiczny, ruimtestation, ruimteschip',
  ],
  [
    'plane-cabin',
    'airplane cabin, plane cabin, airplane, aeroplane, in a plane, on a plane, inside a plane, aircraft, flugzeug, im flugzeug, flugzeugkabine, avion, dans l avion, avión, cabina de avión, aereo, cabina dell aereo, avião, самолет, самолёт, самолете, самолёте, 飛行機, 飞机, 비행기, طائرة, uçak, samolot, samolocie, vliegtuig',
  ],
  [
    'boxing-ring',
    'boxing ring, wrestling ring, boxing match, wrestlemania, boxring, wrestlingring, ring de boxe, ring de boxeo, cuadrilátero, ring di pugilato, ringue, боксерск* ринг, боксёрск* ринг, ринг, リング, 拳击台, 拳击场, 복싱 링, 링 위, حلبة ملاكمة, boks ringi, ring bokserski, boksring',
  ],
  [
    'bowling-alley',
    'bowling alley, bowling, bowling lane, bowling center, bowlingbahn, kegelbahn, bolera, boliche, pista da bowling, боулинг*, ボウリング場, 保龄球馆, 볼링장, صالة بولينغ, bowling salonu, kręgielnia, bowlingbaan',
  ],
  [
    'server-room',
    'server room, data center, data centre, datacenter, serverraum, rechenzentrum, salle des serveurs, centro de datos, sala server, серверн*, дата центр, データセンター, サーバールーム, 机房, 数据中心, 서버실, serwerownia',
  ],
  // Woods, fields, gardens and waters.
  [
    'corn-field',
    'corn ?field, cornfields, corn maze, field of corn, maize field, maisfeld, champ de maïs, maizal, campo de maíz, campo di mais, campo di granturco, milharal, кукурузн* пол*, とうもろこし畑, トウモロコシ畑, 玉米地, 玉米田, 옥수수밭, حقل ذرة, mısır tarlası, pole kukurydzy, maïsveld',
  ],
  [
    'wheat-field',
    'wheat ?field, farmland, wheat, grain field, field of wheat, hay field, crop field, harvest, weizenfeld, kornfeld, getreidefeld, acker, feld, felder, champ de blé, champs, trigal, campo de trigo, campo di grano, trigo, пшеничн* пол*, поле, 麦畑, 小麦畑, 麦田, 田野, 밀밭, 들판, حقل قمح, حقل, buğday tarlası, tarla, pole pszenicy, tarweveld, korenveld',
  ],
  [
    'sunflower-field',
    'sunflower field, sunflower fields, field of sunflowers, sunflowers, sonnenblumenfeld, champ de tournesols, campo de girasoles, campo di girasoli, campo de girassóis, поле подсолнухов, ひまわり畑, 向日葵畑, 向日葵花田, 해바라기밭, pole słoneczników, zonnebloemenveld',
  ],
  [
    'lavender-field',
    'lavender field, lavender fields, field of lavender, lavendelfeld, champ de lavande, campo de lavanda, campo di lavanda, лавандов* пол*, ラベンダー畑, 薰衣草田, 라벤더밭, lavanta tarlası, pole lawendy, lavendelveld',
  ],
  [
    'jungle',
    'tropical forest, tropical rainforest, amazon forest, tropenwald, urwald, regenwald, foret tropicale, forêt amazonienne, selva tropical, bosque tropical, foresta tropicale, foresta pluviale, floresta tropical, тропическ* лес, 熱帯雨林, 热带雨林, 열대우림, غابة مطيرة',
  ],
  [
    'forest',
    'forest, forests, woods, in the woods, woodland, pine forest, deep forest, wald, nadelwald, im wald, märchenwald, enchanted forest, magical forest, fairy forest, zauberwald, forêt enchantée, bosque encantado, bosco incantato, волшебн* лес, wäldchen, forêt, dans les bois, bosque, pinar, foresta, nel bosco, bosco, floresta, лес, лесу, леса, 樹海, 森の中, 树林, 숲속, غابة, orman, ormanda, lesie, bos, skog, metsä, δάσος, יער, rừng, hutan, ป่า, जंगल',
  ],
  [
    'bamboo-forest',
    'bamboo, bamboo forest, bamboo grove, bamboo jungle, arashiyama, bambus, bambuswald, bambushain, bambouseraie, forêt de bambous, bosque de bambú, bambú, foresta di bambù, floresta de bambu, бамбук*, бамбуков* лес, 竹林, 竹やぶ, 竹藪, 竹海, 대나무숲, 대나무, غابة خيزران, خيزران, bambu ormanı, las bambusowy, bamboebos',
  ],
  [
    'swamp',
    'swamp, swamps, swampland, bog, marsh, marshland, bayou, everglades, wetland*, mangrove*, shrek s swamp, sumpf, moor, moorlandschaft, marais, marécage, pantano, ciénaga, palude, pântano, brejo, болот*, 沼, 沼地, 湿地, 沼泽, 沼澤, 늪, 습지, مستنقع, bataklık, bagna, bagnie, mokradła, moeras, bažina, träsk',
  ],
  [
    'pond',
    'pond, ponds, duck pond, frog pond, lily pond, lily pad, lily pads, koi pond, puddle, teich, ententeich, weiher, gartenteich, tümpel, étang, mare aux canards, estanque, charca, stagno, laghetto, lagoa, пруд, пруду, пруда, 池塘, 연못, بركة, gölet, staw, stawie, vijver, rybník',
  ],
  [
    'hot-spring',
    'hot spring, hot springs, onsen, hot tub, thermal bath*, geothermal, therme, thermalquelle, thermalbad, heiße quelle*, whirlpool, jacuzzi, source chaude, sources chaudes, thermes, aguas termales, baños termales, fuente termal, sorgente termale, fontes termais, горяч* источник*, термальн* источник*, онсэн, 温泉, 露天風呂, 溫泉, 온천, ينابيع حارة, kaplıca, gorące źródła, gorące źródło, heetwaterbron, warmwaterbron, suối nước nóng',
  ],
  [
    'garden',
    'garden, gardens, backyard, back yard, front yard, suburban garden, vegetable garden, allotment, allotment garden, community garden, flower garden, kitchen garden, garten, im garten, vorgarten, schrebergarten, kleingarten, kleingartenanlage, gemüsegarten, schrebergartenkolonie, laubenpieper, hinterhof, jardin, potager, jardin ouvrier, jardins ouvriers, jardín, huerto, huerta, patio trasero, giardino, orto, jardim, horta, quintal, сад, саду, огород*, дач*, теплиц*, 庭, 菜園, 家庭菜園, 花园, 菜园, 后院, 정원, 텃밭, 뒷마당, حديقة, bahçe, ogród, ogrodzie, ogródek, działka, tuin, achtertuin, moestuin, volkstuin, zahrada, trädgård, kert, κήπος, גינה, vườn, kebun, taman',
  ],
  [
    'campsite',
    'camp ?site, campground, camping, tent, tents, summer camp, scout camp, camping trip, campfire, bonfire, zelt, zelten, im zelt, zeltplatz, campingplatz, lagerfeuer, bivouac, tente, feu de camp, campamento, acampada, tienda de campaña, fogata, hoguera, campeggio, tenda, falò, acampamento, barraca, fogueira, кемпинг*, палатк*, костёр, костер, у костра, キャンプ*, キャンプ場, テント, 焚き火, 露营, 营地, 帐篷, 篝火, 캠핑, 캠핑장, 텐트, 모닥불, مخيم, خيمة, kamp, kamp alanı, çadır, kemping, namiot, biwak, ognisko, tent kamperen, kampeerterrein',
  ],
  [
    'river',
    'river, rivers, riverbank, river bank, riverside, creek, brook, fluss, am fluss, flussufer, rivière, fleuve, ruisseau, río, arroyo, fiume, ruscello, riacho, река, реке, реки, речк*, ручей, 川, 河原, 小川, 河流, 河边, 小溪, 강가, 시냇물, نهر, nehir, rzeka, rzece, strumyk, rivier, beek, řeka, sông, sungai',
  ],
  ['mars', 'mars, planet mars, mars colony, on mars, red planet, marte, marsoberfläche, марс, марсе, 火星, 화성, المريخ'],
  [
    'cemetery',
    'cemetery, cemeteries, cemetery gates, graveyard*, churchyard, grave, tomb, tombstones, burial ground, crypt, friedhof, grab, gruft, cimetière, tombe, crypte, cementerio, tumba, cripta, camposanto, cimitero, cemitério, túmulo, кладбищ*, могил*, склеп*, 墓地, 墓場, お墓, 墓园, 坟墓, 坟场, 묘지, 무덤, مقبرة, mezarlık, cmentarz*, begraafplaats, kerkhof, hřbitov, kyrkogård, nghĩa trang, סי קברות, בית קברות, สุสาน',
  ],
  [
    'ship-deck',
    'ship, ships, ship deck, deck of a ship, on a ship, on board, pirate ship, pirate boat, sailing ship, sailboat, boat, on a boat, viking ship, titanic, schiff, piratenschiff, segelschiff, schiffsdeck, auf dem schiff, navire, bateau, bateau pirate, bateau de pirates, voilier, barco, barco pirata, velero, nave, nave pirata, nave dei pirati, veliero, navio, navio pirata, корабл*, пиратск* корабл*, лодк*, 船, 海賊船, 海盗船, 帆船, 해적선, 배 위, سفينة, سفينة القراصنة, gemi, korsan gemisi, tekne, statek, statek piracki, schip, piratenschip',
  ],
  // Streets, yards and sports grounds.
  [
    'back-alley',
    'back ?alley, dark alley, alley, alleyway, alleys, backstreet, back street, dumpster, dumpsters, hintergasse, seitengasse, dunkle gasse, gasse, ruelle, callejón, callejones, vicolo, beco, viela, переулк*, переулок, подворотн*, 路地裏, 裏路地, 路地, 裏通り, 小巷, 后巷, 胡同口, 골목, 골목길, 뒷골목, زقاق, arka sokak, zaułek, steegje, steeg',
  ],
  [
    'haunted-house',
    'haunted house*, haunted mansion, haunted manor, haunted hotel, haunted villa, haunted home, abandoned house, abandoned mansion, spooky house, spooky mansion, ghost house, creepy house, old mansion, addams family house, spukhaus, geisterhaus, gruselhaus, verlassenes haus, maison hantée, manoir hanté, casa embrujada, casa encantada, mansión embrujada, casa abandonada, casa infestata, casa stregata, casa dei fantasmi, casa assombrada, mansão assombrada, дом с привидениями, дом с призраками, заброшенн* дом, お化け屋敷, 幽霊屋敷, 鬼屋, 幽灵屋, 흉가, 귀신의 집, 유령의 집, بيت مسكون, البيت المسكون, منزل مسكون, perili ev, hayaletli ev, nawiedzony dom, nawiedzonym domu, spookhuis, nhà ma',
  ],
  [
    'building-site',
    'building site, construction site, construction zone, construction, under construction, scaffold*, construction crane, construction crane, construction crane, baustelle, auf der baustelle, rohbau, baugerüst, chantier, en construction, sitio de construcción, cantiere, canteiro de obras, стройк*, стройплощадк*, 工事現場, 建設現場, 工地, 建筑工地, 공사장, 공사 현장, موقع بناء, inşaat, şantiye, plac budowy, budowa, budowie, bouwplaats, bouwput, staveniště',
  ],
  [
    'petrol-station',
    'petrol station, gas station, filling station, service station, fuel station, truck stop, tankstelle, raststätte, an der tankstelle, station service, station essence, gasolinera, estación de servicio, stazione di servizio, distributore di benzina, benzinaio, posto de gasolina, заправк*, автозаправк*, бензоколонк*, азс, ガソリンスタンド, 加油站, 주유소, محطة وقود, محطة بنزين, benzin istasyonu, benzinlik, stacja benzynowa, stacji benzynowej, tankstation, benzinestation, benzinkút, bensinstation, cây xăng, תחנת דלק',
  ],
  [
    'bus-stop',
    'bus stop, bus station, bus, bus shelter, bushaltestelle, busbahnhof, haltestelle, im bus, arrêt de bus, abribus, gare routière, parada de autobús, parada de bus, autobús, colectivo, fermata dell autobus, fermata, autobus, ponto de ônibus, ônibus, автобусн* остановк*, остановк*, автобус*, バス停, バス, 公交站, 公交车站, 公共汽车, 버스 정류장, 버스정류장, 버스, موقف حافلات, محطة حافلات, حافلة, otobüs durağı, otobüs, przystanek, przystanku, przystanek autobusowy, bushalte, zastávka',
  ],
  [
    'skate-park',
    'skate ?park, half ?pipe, skateboarding, skate ramp, skate bowl, skatepark, skaterpark, skateanlage, skatebahn, skateplatz, parque de skate, pista de skate, pista de patinaje urbano, скейт*, скейт-парк, скейтпарк*, スケートパーク, 滑板公园, 스케이트 파크, 스케이트파크, kaykay parkı',
  ],
  [
    'parking-garage',
    'parking garage, parking lot, car park, parking, multi storey car park, underground parking, parkhaus, tiefgarage, parkplatz, parking souterrain, estacionamiento, aparcamiento, garaje, parcheggio, estacionamento, парковк*, подземн* парковк*, автостоянк*, 駐車場, 停车场, 地下车库, 주차장, موقف سيارات, otopark, parkometr, parkeergarage, parkeerplaats, parkoviště',
  ],
  [
    'junkyard',
    'junkyard, junk yard, scrapyard, scrap yard, garbage dump, rubbish dump, landfill, dump, trash heap, schrottplatz, müllhalde, mülldeponie, deponie, décharge, casse auto, vertedero, basurero, desguace, chatarrería, discarica, sfasciacarrozze, lixão, ferro velho, свалк*, помойк*, ゴミ捨て場, ごみ処理場, スクラップ置き場, 垃圾场, 垃圾堆, 废品站, 쓰레기장, 고물상, مكب نفايات, çöplük, hurdalık, wysypisko, złomowisko, vuilnisbelt, stortplaats',
  ],
  [
    'bridge',
    'bridge, bridges, suspension bridge, on a bridge, brücke, auf der brücke, hängebrücke, pont, sur le pont, puente, puente colgante, ponte, мост, мосту, 橋, 吊り橋, 桥, 다리 위, 다리, köprü, جسر, moście, brug, most nad rzeką, cầu, גשר',
  ],
  [
    'baseball-stadium',
    'baseball, baseball stadium, baseball field, baseball diamond, baseball park, ballpark, baseball game, yankee stadium, fenway park, wrigley field, world series, softball field, baseballstadion, baseballfeld, stade de baseball, estadio de béisbol, campo de béisbol, béisbol, campo da baseball, campo de beisebol, бейсбол*, бейсбольн* стадион*, 野球場, 野球, 甲子園, 棒球场, 棒球, 야구장, 야구, ملعب بيسبول, beyzbol, honkbalstadion, honkbalveld',
  ],
  [
    'basketball-court',
    'basketball, basketball court, basketball arena, basketball game, basketball hall, nba, basketballplatz, basketballfeld, basketballhalle, terrain de basket, cancha de baloncesto, cancha de básquet, baloncesto, campo da basket, quadra de basquete, баскетбол*, バスケットコート, 体育館, 篮球场, 篮球, 농구장, 농구, ملعب كرة سلة, basketbol, basketbol sahası, boisko do koszykówki, koszykówka, basketbalveld',
  ],
  [
    'tennis-court',
    'tennis, tennis court, wimbledon, roland garros, tennis match, us open tennis, tennisplatz, court de tennis, cancha de tenis, pista de tenis, campo da tennis, quadra de tênis, теннисн* корт*, теннис, テニスコート, 网球场, 테니스장, 테니스 코트, ملعب تنس, tenis kortu, kort tenisowy, tennisbaan',
  ],
  [
    'ice-rink',
    'ice ?rink, ice hockey, ice skating, ice skating rink, ice arena, skating rink, hockey rink, hockey arena, eisbahn, eislaufbahn, schlittschuhbahn, eisstadion, eishalle, eishockey, patinoire, pista de hielo, pista de patinaje, pista di pattinaggio, pista di ghiaccio, palaghiaccio, pista de gelo, pista de patinação, катк*, каток, ледов* арен*, хоккей*, スケートリンク, アイススケート場, 溜冰场, 滑冰场, 아이스링크, 스케이트장, حلبة تزلج, buz pisti, buz pateni pisti, lodowisko, lodowisku, ijsbaan, kluziště, ishall, jääkenttä',
  ],
  [
    'golf-course',
    'golf, golf course, golf club, mini golf, minigolf, golfplatz, minigolfplatz, terrain de golf, campo de golf, campo da golf, campo de golfe, гольф, поле для гольфа, ゴルフ場, ゴルフコース, 高尔夫球场, 골프장, ملعب غولف, golf sahası, pole golfowe, golfbaan',
  ],
  [
    'race-track',
    'race ?track, racing track, race circuit, racecourse for cars, formula 1, formula one, f1, nascar, grand prix, nürburgring, silverstone, monza, rennstrecke, rennbahn, formel 1, circuit automobile, circuit de course, pista de carreras, autódromo, pista da corsa, autodromo, pista di formula 1, pista de corrida, гоночн* трасс*, автодром*, формула 1, サーキット, レース場, 赛车场, 赛道, 레이싱 트랙, 경주장, حلبة سباق, yarış pisti, tor wyścigowy, racebaan',
  ],
  // Rooms above, below and between others.
  [
    'basement',
    'basement, cellar, boiler room, keller, im keller, heizungskeller, cave voûtée, sous sol, sótano, seminterrato, cantina sotterranea, porão, подвал*, 地下室, 지하실, 지하실에서, قبو, bodrum, piwnica, piwnicy, kelder, sklep',
  ],
  [
    'sewer',
    'sewer, sewers, sewage, kanalisation, abwasserkanal, égout, égouts, alcantarilla, cloaca, fogna, fogne, esgoto, канализаци*, 下水道, 하수구, مجاري, kanalizasyon, kanalizacja, riool',
  ],
  ['tunnel', 'tunnel, tunnels, tunel, túnel, galleria stradale, тоннел*, туннел*, トンネル, 隧道, 터널, نفق, tünel'],
  [
    'throne-room',
    'throne room, throne, thronsaal, thron, salle du trône, trône, sala del trono, trono, тронн* зал*, трон, 玉座の間, 玉座, 王座, 왕좌, taht odası, sala tronowa, troonzaal',
  ],
  [
    'hotel-lobby',
    'hotel, hotel lobby, lobby, reception, hotel reception, grand hotel, hotel corridor, im hotel, hotelhalle, rezeption, hôtel, hall d hôtel, albergo, hall dell hotel, hotel de lujo, recepción, отел*, гостиниц*, ホテル, 旅館, 酒店, 宾馆, 旅馆, 호텔, فندق, otel',
  ],
  [
    'attic',
    'attic, loft, dachboden, speicher, grenier, ático, desván, soffitta, sótão, чердак*, 屋根裏, 屋根裏部屋, 阁楼, 다락방, çatı katı, strych, strychu, zolder',
  ],
  [
    'train-cabin',
    'train, trains, in a train, on a train, on the train, train car, train compartment, dining car, orient express, zug, im zug, zugabteil, abteil, dans le train, en tren, tren, treno, in treno, trem, поезд*, в поезде, 電車, 列車, 新幹線, 火车, 列车, 高铁, 기차, 열차, قطار, pociąg, pociągu, trein, vlak, tåg',
  ],
  [
    'zoo',
    'zoo, zoos, petting zoo, tierpark, tiergarten, streichelzoo, im zoo, parc animalier, parc zoologique, zoológico, zoologico, giardino zoologico, jardim zoológico, зоопарк*, 動物園, 动物园, 동물원, حديقة الحيوان, حديقة حيوان, hayvanat bahçesi, ogród zoologiczny, dierentuin, vườn thú, สวนสัตว์',
  ],
  // Where a thing on the right, or a sign, tells which of its kind it is.
  [
    'farm 🐴',
    'stable, horse stable, stables, pferdestall, écurie, establo, caballeriza, scuderia, stalla, estábulo, конюшн*, 馬小屋, 马厩, 마구간, إسطبل, ahır, stajnia, paardenstal',
  ],
  [
    'farm 🐔',
    'chicken coop, hen house, henhouse, hühnerstall, poulailler, gallinero, pollaio, galinheiro, курятник*, 鶏小屋, 鸡舍, 닭장, قن الدجاج, kümes, kurnik, kippenhok',
  ],
  ['garden 🐝', 'beehive, bee hive, apiary, bienenstock, ruche, colmena, alveare, улей, 蜂の巣, 蜂箱, 벌집'],
  [
    'orchard',
    'orchard, apple orchard, fruit garden, obstgarten, apfelplantage, verger, huerto de manzanos, frutteto, pomar, фруктов* сад, 果樹園, りんご園, 果园, 과수원, بستان, meyve bahçesi, sad owocowy, boomgaard',
  ],
  [
    'forest 🍁',
    'autumn, autumn forest, fall foliage, herbst, herbstwald, automne, otoño, bosque de otoño, autunno, outono, осен*, 秋, 秋天, 가을, خريف, sonbahar, jesień, herfst',
  ],
  ['forest', 'national park, nationalpark, parc national, parque nacional, parco nazionale, национальн* парк'],
  [
    'taiga',
    'forest in winter, forest in the snow, wald im winter, wald im schnee, forêt en hiver, forêt d hiver, bosque en invierno, bosque de invierno, bosque invernal, bosco d inverno, bosco in inverno, bosco invernale, foresta invernale, foresta d inverno, floresta no inverno, floresta de inverno, las zimą, zimowy las, лес зимой, зимовий ліс, ліс взимку, winterbos, bos in de winter, vinterskog, skog på vintern, skog om vinteren, vinterskov, skov om vinteren, talvimetsä, metsä talvella, zimní les, les v zimě, zimný les, téli erdő, erdő télen, pădure iarna, kış ormanı, kışın orman, 冬天的森林, 冬季森林, 겨울 숲, 겨울숲, غابة في الشتاء, rừng mùa đông, hutan musim dingin, snowy forest, winter forest, snow forest, winterwald, verschneiter wald, forêt enneigée, bosque nevado, foresta innevata, зимн* лес, 雪の森, 冬の森, 雪林',
  ],
  [
    'ice-shelf',
    'glacier, gletscher, ghiacciaio, glaciar, geleira, ледник*, 氷河, 冰川, 빙하, lodowiec, buzul, iceberg, eisberg, айсберг*, 氷山, 冰山, 빙산',
  ],
  [
    'forest 🛖',
    'tree ?house, baumhaus, cabane dans les arbres, cabane dans l arbre, casa del árbol, casa sull albero, casa na árvore, домик на дереве, ツリーハウス, 树屋, 트리하우스, ağaç ev, domek na drzewie, boomhut',
  ],
  [
    'supermarket 🥩 =',
    'butcher, butcher shop, butchery, metzgerei, fleischerei, boucherie, carnicería, macelleria, açougue, мясн* лавк*, 肉屋, 肉铺, 정육점, جزار, kasap, rzeźnik, slagerij',
  ],
  [
    'supermarket 💊 =',
    'pharmacy, drugstore, chemist, apotheke, pharmacie, farmacia, farmácia, аптек*, 薬局, 药店, 약국, صيدلية, eczane, apteka, apotheek',
  ],
  [
    'market 💐 =',
    'flower shop, florist, flower market, blumenladen, fleuriste, floristería, florería, fioraio, floricultura, цветочн* магазин, 花屋, 花店, 꽃집, çiçekçi, kwiaciarnia, bloemenwinkel',
  ],
  [
    'supermarket 🐶 =',
    'pet shop, pet store, zoohandlung, tierhandlung, animalerie, tienda de mascotas, negozio di animali, pet shop brasil, зоомагазин*, ペットショップ, 宠物店, 펫샵',
  ],
  [
    'supermarket 🧸 =',
    'toy store, toy shop, toys r us, spielzeugladen, magasin de jouets, juguetería, negozio di giocattoli, loja de brinquedos, магазин игрушек, おもちゃ屋, 玩具店, 장난감 가게',
  ],
  [
    'barbershop 💅 =',
    'nail salon, nail studio, nagelstudio, beauty salon, kosmetikstudio, salon de manucure, salón de uñas, маникюрн* салон, ネイルサロン, 美甲店, 네일샵',
  ],
  [
    'hospital 🦷 =',
    'dentist, dentist s office, zahnarzt, zahnarztpraxis, dentiste, dentista, стоматолог*, зубн* врач*, 歯医者, 歯科, 牙医, 牙科, 치과, طبيب أسنان, dişçi, dentysta, tandarts',
  ],
  [
    'town 🚒 =',
    'fire station, firehouse, fire department, feuerwache, feuerwehr, caserne de pompiers, estación de bomberos, parque de bomberos, caserma dei pompieri, пожарн* част*, 消防署, 消防站, 소방서',
  ],
  [
    'town 🚓 =',
    'police station, police, polizeiwache, polizeistation, commissariat, comisaría, stazione di polizia, commissariato, delegacia, полицейск* участ*, 警察署, 警察局, 경찰서, مركز شرطة, karakol, komisariat, politiebureau',
  ],
  [
    'town 🚋 =',
    'tram, tramway, streetcar, trolley, straßenbahn, strassenbahn, tranvía, bonde, трамва*, 路面電車, 有轨电车, 전차, ترام, tramvay, tramwaj',
  ],
  ['town 🚕 =', 'taxi, cab, in a taxi, такси, タクシー, 出租车, 택시, تاكسي, taksi, taksówka'],
  [
    'highway 🚗 =',
    'traffic jam, rush hour, im stau, stau, embouteillage, bouchon, atasco, ingorgo, engarrafamento, пробк*, 渋滞, 堵车, 교통체증',
  ],
  [
    'church 💐 =',
    'wedding, hochzeit, mariage, boda, matrimonio, casamento, свадьб*, 結婚式, 婚礼, 결혼식, زفاف, düğün, wesele, bruiloft',
  ],
  [
    'restaurant 🍔 =',
    'diner, american diner, fast food, fast food restaurant, food court, burger joint, burger shop, mcdonald s, mcdonalds, burger king, макдоналдс, マクドナルド, 麦当劳, 맥도날드, canteen, mensa, kantine, cantine, imbiss, snack bar, столов*',
  ],
  ['restaurant 🍗 =', 'kfc, popeyes'],
  [
    'cafe 🍦 =',
    'ice cream parlor, ice cream parlour, ice cream shop, eisdiele, eiscafé, glacier artisanal, heladería, gelateria, sorveteria, кафе мороженое, アイスクリーム屋, 冰淇淋店, 아이스크림 가게, dondurmacı, lodziarnia, ijssalon',
  ],
  [
    'candyland =',
    'candy store, candy shop, sweet shop, süßwarenladen, confiserie, tienda de dulces, dulcería, negozio di caramelle, loja de doces, кондитерск*, お菓子屋, 糖果店, 사탕 가게',
  ],
  [
    'workshop 🔨 =',
    'blacksmith, forge, smithy, schmiede, herrería, fucina, forja, кузниц*, 鍛冶屋, 铁匠铺, 대장간, demirci, kuźnia, smederij',
  ],
  [
    'factory ⚡ =',
    'power plant, nuclear power plant, power station, kraftwerk, atomkraftwerk, centrale électrique, central eléctrica, central nuclear, centrale nucleare, usina, электростанци*, атомн* станци*, аэс, 発電所, 原発, 发电站, 核电站, 발전소, elektrownia',
  ],
  [
    'cave 🍷 =',
    'wine cellar, weinkeller, cave à vin, bodega de vinos, cantina dei vini, adega, винн* погреб*, ワインセラー, 酒窖',
  ],
  [
    'cave ⛏️ =',
    'mine, gold mine, coal mine, mineshaft, bergwerk, mine d or, mina, miniera, шахт*, 鉱山, 矿井, 광산, منجم, maden, kopalnia, mijn',
  ],
  [
    'canyon own-excavator =',
    'quarry, steinbruch, carrière de pierre, cantera, cava di pietra, pedreira, карьер, 採石場, 采石场, 채석장',
  ],
  [
    'taiga 🔭 =',
    'observatory, sternwarte, observatoire, observatorio, osservatorio, observatório, обсерватори*, 天文台, 천문대, gözlemevi, obserwatorium, planetarium',
  ],
  [
    'bazaar 🕌',
    'mosque, moschee, mosquée, mezquita, moschea, mesquita, мечет*, モスク, 清真寺, 모스크, مسجد, جامع, cami, camide, meczet, moskee',
  ],
  ['old-town 🕍', 'synagogue, synagoge, sinagoga, синагог*, シナゴーグ, 犹太教堂, בית כנסת, synagoga'],
  [
    'underwater ⚓',
    'sunken ship, shipwreck, schiffswrack, wrack, épave, naufragio, relitto, naufrágio, затонувш* корабл*, 沈没船, 沉船, 난파선',
  ],
  [
    'stage 🎥 =',
    'tv studio, movie set, film set, filmset, fernsehstudio, plateau de tournage, plató, set de filmación, set cinematografico, съемочн* площадк*, 撮影所, 片场, 촬영장',
  ],
  [
    'stage 🎙️ =',
    'recording studio, radio station, radio studio, podcast studio, tonstudio, radiosender, studio d enregistrement, estudio de grabación, emisora de radio, studio di registrazione, estúdio de gravação, студия звукозаписи, ラジオ局, 録音スタジオ, 录音棚, 녹음실',
  ],
  ['tennis-court', 'volleyball court, badminton court, squash court, volleyball, badminton'],
  ['beach 🏐', 'beach volleyball, beachvolleyball, vóley playa, пляжн* волейбол'],
  ['pool', 'swimming hall, hallenbad, schwimmhalle, piscine municipale, piscina cubierta'],
  [
    'fairground',
    'theme park, amusement park, freizeitpark, vergnügungspark, parc d attractions, parque de atracciones, parque de diversiones, parco divertimenti, parque de diversões, парк аттракционов, 主题公园',
  ],
  ['village', 'trailer park, caravan park'],
  ['hill-town =', 'slum, slums, ghetto, трущоб*, スラム, 贫民窟'],
  // Land and houses whose picture there was before.
  [
    'desert',
    'الصحراء, صحراء, في الصحراء, пустын*, έρημος, ερημο, מדבר, रेगिस्तान, ทะเลทราย, çöl, çölde, sa mạc, gurun, woestijn, sivatag, sivatagban, poušť, poušti, öken, ørken, autiomaa, pustyni, désert, deșert, biyaban, کویر, بیابان, صحرا, মরুভূমি, பாலைவனம்',
  ],
  ['ice-shelf own-igloo', 'igloo, igloos, iglu, iglú, iglus, eskimo*, иглу, イグルー, 冰屋, 이글루, إيغلو'],
  [
    'rocky-coast',
    'lighthouse, lighthouses, leuchtturm, phare, faro, farol, маяк*, маяке, 灯台, 灯塔, 등대, منارة, deniz feneri, latarnia morska, vuurtoren',
  ],
  [
    'meadow own-windmill',
    'windmill, windmills, windmühle, moulin à vent, molino de viento, mulino a vento, moinho, мельниц*, 風車, 风车, 풍차, طاحونة',
  ],
  ['battlefield', 'поле битвы, поле боя'],
  ['highway 🚴 =', 'tour de france, giro d italia'],
  ['boxing-ring', '🥊'],
  ['cafe', '☕'],
  ['campsite', '⛺'],
  ['hot-spring', '♨'],
  ['building-site', '🏗'],
  ['petrol-station', '⛽'],
  ['bus-stop', '🚏'],
  ['bank', '🏦'],
  ['haunted-house', '🏚'],
  ['race-track', '🏁'],
  ['golf-course', '⛳'],
  ['factory', '🏭'],
  ['art-gallery', '🖼'],
];
