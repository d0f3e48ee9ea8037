/**
 * Names of places in languages that bend them or write articles as a part of them, and in those that fewer people wish in; the
 * others are in place-names.ts. In the form of SIGHTS in world-places.ts.
 */
export const MORE_PLACE_NAMES: readonly (readonly [look: string, names: string])[] = [
  ['hill-town br christ', 'in rio, à rio, no rio de janeiro'],
  [
    'hill-town br christ ~carnival',
    'carnival in rio, rio carnival, carnaval do rio, carnaval no rio, carnaval de rio, carnaval de río, carnevale di rio, karneval in rio, karnawał w rio, карнавал в рио, carnival in brazil, リオのカーニバル, 里约狂欢节, 리우 카니발',
  ],
  [
    'town street-lamp ~night',
    'street ?lamp*, street ?light*, lamp ?post*, lantern post, straßenlaterne, strassenlaterne, laternenpfahl, laterne, lampadaire, réverbère, farola, lampione, poste de luz, straatlantaarn, gatlykta, latarni*, фонарн*, фонарь, фонарем, фонарём, уличн* фонар*, ліхтар*, sokak lambası, عمود إنارة, פנס רחוב, φαναρι, 街灯*, 路灯*, 가로등*',
  ],
  ['market', 'बाज़ार, बाजार, سوق, السوق'],
  [
    'living-room fireplace',
    'fireplace, chimney corner, hearth, kamin, kaminfeuer, cheminée, coin du feu, chimenea, caminetto, focolare, lareira, open haard, kominek, kominku, камин*, şömine, مدفأة, אח בוערת, 暖炉, 壁炉*, 벽난로*',
  ],
  [
    'rooftop',
    'rooftop*, rooftop bar, roof terrace, on the roof, roof, roofs, dachterrasse, auf dem dach, dächer*, über den dächern, toit, toits, sur le toit, toit terrasse, azotea, tejado*, tetto, sul tetto, terrazza sul tetto, telhado*, terraço, dakterras, på taket, takterrass, na dachu, dach, крыш*, на крыше, дах, даху, çatı*, سطح المبنى, السطح, גג, על הגג, ταρατσα, छत पर, ดาดฟ้า, sân thượng, atap, střech*, háztető*, acoperiș*, katolla, 屋上*, 屋根の上*, 屋顶*, 天台, 옥상*, 지붕 위*',
  ],
  [
    'greenhouse',
    'greenhouse*, glass ?house, hothouse, conservatory, winter garden, orangery, gewächshaus*, treibhaus*, wintergarten*, orangerie, serre, dans la serre, jardin d hiver, invernadero*, serra, giardino d inverno, estufa de plantas, estufa, jardim de inverno, kas, broeikas, växthus, drivhus, szklarni*, ogród zimowy, теплиц*, оранжере*, зимн* сад*, sera, دفيئة, صوبة, חממה, θερμοκηπιο, ग्रीनहाउस, เรือนกระจก, nhà kính, rumah kaca, skleník*, üvegház*, seră, kasvihuone*, 温室*, ビニールハウス, 온실*',
  ],
  ['living-room', 'drawing room, parlour, parlor, sitting room, front room, lounge, salotto buono, petit salon, гостинн*'],
  [
    'hospital',
    'больниц*, лікарн*, مستشفى, مستشفي, بیمارستان, hastane, hastanede, בית חולים, अस्पताल, โรงพยาบาล, bệnh viện, rumah sakit, ziekenhuis, sjukhus, nemocnice, kórház, spital, νοσοκομειο, szpitalu, sairaala, sykehus',
  ],
  [
    'school',
    'школ*, класс, классе, مدرسة, فصل دراسي, مدرسه, okul, okulda, sınıf, בית ספר, כיתה, स्कूल, विद्यालय, โรงเรียน, ห้องเรียน, trường học, lớp học, sekolah, schoolklas, klaslokaal, skola, škola, třída, iskola, școală, σχολειο, szkole, koulu, skole',
  ],
  [
    'kitchen',
    'кухн*, مطبخ, آشپزخانه, mutfak, mutfakta, מטבח, रसोई, रसोईघर, ห้องครัว, nhà bếp, dapur, keuken, kuchyně, konyha, bucătărie, κουζινα, kuchni, keittiö, kjøkken',
  ],
  [
    'library',
    'библиотек*, бібліотек*, مكتبة, کتابخانه, kütüphane, kütüphanede, ספרייה, ספריה, पुस्तकालय, ห้องสมุด, thư viện, perpustakaan, bibliotheek, bibliotek, knihovna, könyvtár, bibliotecă, βιβλιοθηκη, bibliotece, kirjasto, bücherei, stadtbücherei, leihbücherei',
  ],
  [
    'bathroom',
    'ванн*, туалет*, унитаз*, حمام, مرحاض, banyo, tuvalet, חדר אמבטיה, שירותים, स्नानघर, शौचालय, ห้องน้ำ, phòng tắm, nhà vệ sinh, kamar mandi, badkamer, badrum, koupelna, fürdőszoba, μπανιο, łazienka, łazience, toalet*, kylpyhuone, トイレ, 厕所, 卫生间, toilette, toiletten, inodoro, salle de bains',
  ],
  [
    'bedroom',
    'спальн*, в постели, غرفة نوم, غرفة النوم, اتاق خواب, yatak odası, חדר שינה, शयनकक्ष, ห้องนอน, phòng ngủ, kamar tidur, slaapkamer, sovrum, ložnice, hálószoba, dormitor, υπνοδωματιο, sypialni, makuuhuone',
  ],
  [
    'living-room',
    'гостин*, дома, квартир*, غرفة المعيشة, غرفة الجلوس, oturma odası, evde, סלון, बैठक, ห้องนั่งเล่น, phòng khách, ruang tamu, woonkamer, thuis, vardagsrum, obývák, nappali, sufragerie, σαλονι, salon w domu, w domu, zu hause, zuhause, a casa, en casa, à la maison, em casa, 家の中, 家里, 집에서',
  ],
  [
    'office',
    'офис*, مكتب, اداره, ofis, ofiste, משרד, कार्यालय, สำนักงาน, ออฟฟิศ, văn phòng, kantor, kantoor, kontor, kancelář, iroda, birou, γραφειο, biurze, toimisto, großraumbüro',
  ],
  [
    'beach',
    'пляж*, شاطئ, ساحل, plaj, plajda, kumsal, חוף, חוף הים, בחוף הים, समुद्र तट, ชายหาด, ทะเล, bãi biển, pantai, strand aan zee, stranden, pláž, tengerpart, plajă, παραλια, plaży, uimaranta, 沙灘',
  ],
  [
    'underwater',
    'под водой, подводн*, تحت الماء, تحت البحر, su altında, deniz altı, מתחת למים, पानी के नीचे, ใต้น้ำ, dưới nước, dưới biển, bawah laut, onder water, onderwater, under vatten, pod vodou, víz alatt, sub apă, υποβρυχια, pod wodą, veden alla, meeresgrund, fond de la mer, fondo del mar, fondo del mare, fundo do mar, 海の中',
  ],
  [
    'jungle',
    'джунгл*, أدغال, غابة استوائية, جنگل بارانی, cengiz ormanı, ג ונגל, जंगल सफारी, ป่าดงดิบ, rừng nhiệt đới, rimba, oerwoud, djungel, džungle, dzsungel, junglă, ζουγκλα, dżungli, las deszczowy, lesie deszczowym, viidakko, regnskog',
  ],
  [
    'farm',
    'ферм*, مزرعة, مزرعه, çiftlik, çiftlikte, חווה, खेत, ฟาร์ม, nông trại, trang trại, peternakan, boerderij, bondgård, statek na vsi, tanya, fermă, φαρμα, gospodarstwie, maatila',
  ],
  [
    'stadium',
    'стадион*, футбольн* поле, ملعب, ملعب كرة القدم, استاد, stadyum, futbol sahası, אצטדיון, מגרש כדורגל, स्टेडियम, สนามกีฬา, สนามฟุตบอล, sân vận động, sân bóng, stadion sepak bola, lapangan bola, voetbalveld, voetbalstadion, fotbollsplan, hřiště na fotbal, focipálya, stadion, stadionie, γηπεδο, boisko, boisku, campo de fútbol, cancha de fútbol, campo da calcio, campo de futebol, terrain de foot, terrain de football, サッカー場, 足球场, 축구장',
  ],
  [
    'airport',
    'аэропорт*, مطار, فرودگاه, havalimanı, havaalanı, שדה תעופה, हवाई अड्डा, สนามบิน, sân bay, bandara, luchthaven, vliegveld, flygplats, letiště, repülőtér, aeroportul, αεροδρομιο, lotnisku, lentokenttä',
  ],
  [
    'train-station',
    'вокзал*, на перроне, محطة قطار, محطة القطار, ایستگاه قطار, tren istasyonu, tren garı, תחנת רכבת, रेलवे स्टेशन, สถานีรถไฟ, ga tàu, nhà ga, stasiun kereta, treinstation, tågstation, nádraží, pályaudvar, σταθμος τρενου, dworcu, rautatieasema',
  ],
  [
    'subway',
    'в метро, مترو, مترو الأنفاق, metroda, תחנת רכבת תחתית, मेट्रो, รถไฟใต้ดิน, tàu điện ngầm, kereta bawah tanah, tunnelbana, metró, stacja metra, w metrze, subway platform, subway train, subway car',
  ],
  [
    'playground',
    'детск* площадк*, песочниц*, ملعب أطفال, ملعب الأطفال, oyun parkı, çocuk parkı, גן שעשועים, मैदान, สนามเด็กเล่น, sân chơi, taman bermain, speeltuin, lekplats, dětské hřiště, játszótér, loc de joacă, παιδικη χαρα, placu zabaw, leikkikenttä',
  ],
  [
    'pool',
    'бассейн*, مسبح, حمام سباحة, استخر, yüzme havuzu, havuz, havuzda, בריכה, בריכת שחייה, स्विमिंग पूल, สระว่ายน้ำ, bể bơi, hồ bơi, kolam renang, zwembad, simbassäng, simhall, bazén, uszoda, piscină, πισινα, basenie, uima allas',
  ],
  [
    'gym',
    'спортзал*, тренажёрн* зал*, тренажерн* зал*, صالة رياضية, نادي رياضي, باشگاه, spor salonu, חדר כושר, जिम, โรงยิม, ฟิตเนส, phòng gym, phòng tập, sportschool, posilovna, edzőterem, sală de sport, γυμναστηριο, siłowni, kuntosali',
  ],
  [
    'supermarket',
    'супермаркет*, магазин*, سوبرماركت, متجر, فروشگاه, süpermarket, markette, סופר, סופרמרקט, सुपरमार्केट, ซูเปอร์มาร์เก็ต, siêu thị, toko, supermarkt ah, snabbköp, obchod, szupermarket, σουπερμαρκετ, sklep, sklepie, kauppa, торгов* центр*, einkaufszentrum, centre commercial, centro comercial, centro commerciale, ショッピングモール, 商场, 쇼핑몰',
  ],
  [
    'church',
    'церк*, собор*, كنيسة, کلیسا, kilise, כנסייה, गिरजाघर, โบสถ์, nhà thờ, gereja, kerk, kyrka, kostel, templom, biserică, εκκλησια, kościele, kirkko',
  ],
  [
    'prison',
    'тюрьм*, سجن, زندان, hapishane, cezaevi, כלא, जेल, คุก, เรือนจำ, nhà tù, penjara, gevangenis, fängelse, vězení, börtön, închisoare, φυλακη, więzieniu, vankila',
  ],
  [
    'castle',
    'замк*, قلعة, قصر, قلعه, şato, טירה, किला, महल, ปราสาท, lâu đài, kastil, istana, kasteel, slott, hrad, zámek, kastély, castel, καστρο, zamku, linna',
  ],
  ['cave', 'пещер*, كهف, غار, mağara, מערה, गुफा, ถ้ำ, hang động, grotta, jeskyně, barlang, peșteră, σπηλια, jaskini, luola'],
  [
    'alps',
    'в горах, جبل, جبال, کوه, dağlar, הר, הרים, पहाड़, ภูเขา, gunung, fjäll, hory, hegyek, munți, βουνα, w górach, góry, vuoristo, skipiste, station de ski, estación de esquí, pista da sci, лыж*, スキー場, 滑雪场, 스키장',
  ],
  [
    'volcano',
    'вулкан*, بركان, آتشفشان, yanardağ, volkan, הר געש, ज्वालामुखी, ภูเขาไฟ, núi lửa, gunung berapi, vulkaan, sopka, tűzhányó, ηφαιστειο, wulkan, wulkanie, tulivuori',
  ],
  [
    'moon',
    'в космосе, на луне, الفضاء, فضاء, القمر, uzay, uzayda, חלל, ירח, अंतरिक्ष, चाँद, อวกาศ, ดวงจันทร์, vũ trụ, mặt trăng, luar angkasa, ruimte, maan, rymden, vesmír, űr, spațiu, διαστημα, w kosmosie, avaruus',
  ],
  [
    'town',
    'город*, улиц*, مدينة, شارع, şehir, sokak, caddede, עיר, רחוב, शहर, सड़क, เมือง, ถนน, thành phố, đường phố, stad, straat, ulice, város, utca, oraș, πολη, δρομος, mieście, ulicy, kaupunki, busy street, 街, 街道, 거리',
  ],
  ['village', 'деревн*, köyde, כפר, หมู่บ้าน, dorpje, dorp, byn, vesnice, falu, χωριο, wsi, kylä'],
  [
    'fairground',
    'цирк*, سيرك, مدينة ملاهي, مدينة الملاهي, شهربازی, sirk, lunapark, קרקס, לונה פארק, सर्कस, สวนสนุก, ละครสัตว์, rạp xiếc, công viên giải trí, taman hiburan, sirkus, pretpark, kermis, circus tent, cirkus, tivoli, pouť, cirkusz, vidámpark, τσιρκο, cyrk, cyrku, wesołe miasteczko, zirkuszelt, carpa de circo, chapiteau',
  ],
  [
    'stage',
    'театр*, концерт*, сцен*, مسرح, حفلة موسيقية, تئاتر, tiyatro, sahne, konser, תיאטרון, במה, रंगमंच, เวที, โรงละคร, sân khấu, nhà hát, panggung, podium, teater, scén, divadlo, színház, teatru, θεατρο, teatr, scenie, teatteri, escenario, palcoscenico, palco, sur scène, auf der bühne, 舞台, ステージ, 무대',
  ],
  [
    'meadow',
    'луг*, مرج, çayır, אחו, घास का मैदान, ทุ่งหญ้า, đồng cỏ, padang rumput, weiland, weide, louka, pajiște, λιβαδι, łąka, łące, niitty',
  ],
  ['park', 'парк, парке, парка, حديقة عامة, منتزه, پارک, parkta, פארק, पार्क, สวนสาธารณะ, công viên, taman kota'],
  [
    'pub',
    'паб*, حانة, meyhane, birahane, פאב, ผับ, quán rượu, quán bia, kocsma, hospoda, кабак*, biergarten, bierzelt, beer garden, hofbräuhaus, gasthof, knajpa, pubie, kroeg, taberna, cervecería, birreria',
  ],
  [
    'barbershop',
    'парикмахерск*, барбершоп*, صالون حلاقة, حلاق, آرایشگاه, berber, kuaför, מספרה, नाई की दुकान, ร้านตัดผม, tiệm cắt tóc, tukang cukur, kapper, frisör, kadeřnictví, fodrászat, frizerie, κουρειο, fryzjera, parturi',
  ],
  [
    'laboratory',
    'лаборатори*, مختبر, آزمایشگاه, laboratuvar, מעבדה, प्रयोगशाला, ห้องทดลอง, phòng thí nghiệm, laboratorium, laboratorio segreto, laboratoř, labor, εργαστηριο, laboratoryjny',
  ],
  ['casino', 'казино, كازينو, kumarhane, קזינו, कैसीनो, คาสิโน, sòng bạc, kasyn*, kaszinó'],
  [
    'clouds',
    'в облаках, на небе, السماء, سماء, bulutlar, gökyüzü, שמיים, עננים, आसमान, बादल, ท้องฟ้า, bầu trời, langit, wolken, über den wolken, moln, nebe, felhők, συννεφα, chmury, w chmurach, pilvet, dans les nuages, en las nubes, tra le nuvole, nas nuvens, 雲の上, 云端, 구름 위',
  ],
  [
    'battlefield',
    'на войне, ساحة معركة, ساحة المعركة, حرب, savaş alanı, savaş, שדה קרב, युद्धभूमि, สนามรบ, chiến trường, medan perang, slagveld, slagfält, bojiště, csatatér, πεδιο μαχης, polu bitwy, taistelukenttä',
  ],
  [
    'disco',
    'дискотек*, клуб, клубе, ملهى ليلي, gece kulübü, diskotek*, diskoteka, מועדון לילה, ไนต์คลับ, hộp đêm, vũ trường, diskothek, nachtclub, boîte de nuit, discoteca, balada, ディスコ, クラブ, 夜店, 迪斯科, 클럽, 나이트클럽',
  ],
  [
    'arcade',
    'игров* автомат*, аркад*, صالة ألعاب, atari salonu, ארקייד, เกมเซ็นเตอร์, spielhalle, salle d arcade, sala de juegos, sala giochi, fliperama, ゲームセンター, ゲーセン, 游戏厅, 오락실, salon gier, speelhal',
  ],
  ['hill-town al', 'tirana'],
  ['city au 🦘', 'canberra'],
  ['city bh', 'manama'],
  ['beach bb', 'bridgetown'],
  ['jungle bz', 'belmopan'],
  ['jungle cm', 'yaounde, yaoundé'],
  ['hill-town ec', 'quito'],
  ['beach fj', 'suva'],
  ['city kz', 'astana'],
  ['old-town xk', 'pristina, prishtina'],
  ['harbour nz', 'wellington'],
  ['city pk', 'islamabad'],
  ['savanna za', 'pretoria'],
  ['savanna tz', 'dodoma'],
  ['old-town ch', 'bern, berne, basel, lausanne, st gallen'],
  ['city us', 'washington dc, washington d c'],
  ['old-town de', 'wuppertal, dortmund, duisburg, bochum, bielefeld, augsburg, kassel, erfurt, rostock'],
  ['old-town at', 'linz, klagenfurt'],
  ['old-town it', 'catania, rimini, trieste, perugia, padova, padua, bergamo, modena, ferrara, ravenna, cremona, mantova, lucca'],
  ['old-town nl', 'eindhoven'],
  ['old-town se', 'malmö, malmo'],
  ['fjord no', 'bergen norway, stavanger, trondheim'],
  ['old-town dk', 'aarhus, odense'],
  ['brick-street gb', 'cardiff, leicester, nottingham, belfast, swansea, coventry, wolverhampton'],
];
