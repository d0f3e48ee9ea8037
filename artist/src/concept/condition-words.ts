/**
 * What weather, hours, seasons, feasts and states of a place are called. A star stands for any ending. `home` is where it is so when
 * nobody says where; `own` are the places that are like that anyway.
 */
import type { ConditionId } from '../painter/backdrops/conditions/conditions.ts';

export interface ConditionWords {
  id: ConditionId;
  home: string;
  own?: string;
  names: string;
}

export const CONDITION_WORDS: readonly ConditionWords[] = [
  {
    id: 'rain',
    home: 'town',
    names:
      'rain, rains, rainy, raining, rainfall, in the rain, drizzl*, downpour*, pouring rain, monsoon*, regen, regnerisch*, verregnet*, im regen, regennass*, pluie, pluvieu*, sous la pluie, lluvia, lluvios*, lloviendo, bajo la lluvia, pioggia, piovos*, sotto la pioggia, chuva, chuvos*, na chuva, chovendo, regenachtig*, in de regen, regnig*, regn, deszcz*, deszczow*, w deszczu, дожд*, дощ*, ливень, ливн*, yağmur*, مطر, المطر, ممطر*, תחת הגשם, גשום*, גשם, βροχη*, βροχερ*, बारिश, वर्षा, बरसात, ฝนตก*, mưa, trời mưa, hujan, deštiv*, déšť, ploaie, ploios*, esős, sateis*, sateessa, 雨の日, 雨の, 雨中*, 雨天, 下雨*, 大雨, 梅雨, 雨, 비 오는, 비오는, 빗속*, 장마*, باران*',
  },
  {
    id: 'storm',
    home: 'steppe',
    names:
      'storm, storms, stormy, thunder*, thunderstorm*, lightning, tempest*, hurricane*, typhoon*, tornado*, cyclone*, sturm, stürmisch*, gewitter*, im sturm, unwetter*, orage*, orageu*, tempête*, tormenta*, tormentos*, tempestad*, temporale*, tempesta*, burrasca*, tempestade*, tempestuos*, storm op zee, stormachtig*, onweer*, åskväder, oväder, burz*, burzow*, sztorm*, гроз*, шторм*, буря, бурю, бурей, ураган*, бурхлив*, fırtına*, عاصف*, סערה, סוער*, θυελλα*, καταιγιδα*, तूफान*, तूफ़ान*, आँधी, พายุ*, giông bão, badai*, bouř*, furtun*, vihar*, myrsky*, 嵐*, 雷雨*, 暴风雨*, 暴風雨*, 台風*, 台风*, 폭풍*, 태풍*, 천둥*, طوفان*',
  },
  {
    id: 'snow',
    home: 'village',
    own: 'alps snow-town ice-shelf',
    names:
      'snow(?! white), snowy, snowing, snowed in, snow ?covered, snowfall, snowstorm*, blizzard*, winter, wintry, winter ?time, schnee, verschneit*, schneebedeckt*, schneesturm*, winterlich*, im schnee, neige, enneigé*, sous la neige, hiver, hivernal*, nieve, nevad*, nevando, invierno, invernal*, neve, nevicata, innevat*, inverno, invernale, nevando, sneeuw*, besneeuwd*, snö*, snöig*, sne, snø*, śnieg*, śnieżn*, zaśnieżon*, zim[aeyo], zimow*, снег*, снеж*, заснежен*, зим[аеуойы]*, зимн*, сніг*, зимов*, kar altında, karlı, kış, kışın, ثلج*, الثلج, ثلوج, شتاء, שלג, מושלג*, חורף, χιονι*, χιονισμεν*, χειμωνα*, बर्फीला, बर्फ में, सर्दी*, หิมะ*, ฤดูหนาว, tuyết, mùa đông, salju, bersalju, sníh, zasněžen*, zima, havas, tél, zăpad*, iarn*, luminen, talvi*, 雪の, 雪国, 雪景*, 雪地*, 雪中*, 雪, 冬の*, 冬天*, 冬季, 冬, 눈 덮인, 눈 오는, 눈내리는, 눈 내리는, 겨울*, برفی, زمستان*',
  },
  {
    id: 'fog',
    home: 'forest',
    names:
      'fog, foggy, mist, misty, haze, hazy, smog*, steamy, nebel*, neblig*, neblos*, brume*, brumeu*, brouillard*, niebla, neblin*, nebbia*, nebbios*, neblina, nevoeiro, enevoad*, mist in, mistig*, dimma, dimmig*, tåge*, tåke*, mgl[aey]*, mglist*, zamglon*, туман*, sisli, puslu, ضباب*, ضبابي*, ערפל, ערפילי*, ομιχλ*, कोहरा, कोहरे, धुंध, หมอก*, sương mù, kabut, berkabut, mlh[aouy]*, mlhav*, ceaț*, ceață, ködös, sumu*, sumuinen, 霧の*, 霧, 雾中*, 大雾, 雾, 안개*, مه آلود',
  },
  {
    id: 'wind',
    home: 'meadow',
    names:
      'wind, windy, windswept, breezy, gale, gusts, windig*, im wind, vent fort, venteu*, ventos*, viento, con viento, al vento, winderig*, blåsig*, wietrzn*, ветрен*, на ветру, вітрян*, rüzgar*, عاصف الرياح, रياح, 강풍, 바람 부는, 大风, 強風, 風の強い',
  },
  {
    id: 'dust',
    home: 'dunes',
    names:
      'sandstorm*, sand ?storm*, dust ?storm*, dusty, dust bowl, haboob, sandsturm*, staubig*, staubsturm*, tempête de sable, poussiéreu*, tormenta de arena, polvorient*, tempesta di sabbia, polveros*, tempestade de areia, poeirent*, empoeirad*, zandstorm*, burza piaskowa, zakurzon*, песчан* бур*, пыльн*, kum fırtınası, عاصفة رملية, סופת חול, 砂嵐, 沙尘暴, 모래 ?폭풍*',
  },
  {
    id: 'heat',
    home: 'beach',
    own: 'beach volcano',
    names:
      'heat ?wave*, scorching*, sweltering, sunny, sunshine, in the sun, midsummer, summer, summery, noon, midday, hitze*, hitzewelle*, sonnig*, sommer*, sommerlich*, in der sonne, mittags, canicule*, ensoleillé*, été, en été, au soleil, ola de calor, solead*, verano, veraniego*, al sol, assolat*, soleggiat*, in estate, d estate, estiv*, afa, ensolarad*, verão, onda de calor, hittegolf*, zonnig*, zomer*, solig*, sommar*, upał*, słoneczn*, lato, latem, letni*, солнечн*, лет[оа], летн*, летом, жара, жару, сонячн*, güneşli, yaz sıcağı, yazın, مشمس*, صيف*, الصيف, שמשי, קיץ, ηλιολουστ*, καλοκαιρ*, गर्मी*, धूप, แดดจ้า, ฤดูร้อน, nắng, mùa hè, musim panas, slunečn*, lét[oě], napos, nyár*, însorit*, aurinkoinen, kesä*, 真夏*, 夏の*, 夏日*, 夏天*, 晴れた*, 炎天下, 여름*, 화창한, تابستان*',
  },
  {
    id: 'rainbow',
    home: 'meadow',
    own: 'candyland clouds',
    names:
      'rainbow, rainbows, under a rainbow, regenbogen*, arc en ciel, arcoíris, arco iris, arcobaleno, regenboog*, regnbåge*, tęcz*, радуг*, веселк*, gökkuşağı*, قوس قزح, קשת בענן, ουρανιο τοξο, इंद्रधनुष, สายรุ้ง, cầu vồng, pelangi, duha, duhou, szivárvány*, curcubeu, sateenkaar*, 虹の*, 虹, 彩虹, 무지개*',
  },
  {
    id: 'sunset',
    home: 'lake',
    own: 'savanna piazza',
    names:
      'sunset*, at sunset, sundown, dusk, twilight, evening, golden hour, sonnenuntergang*, abenddämmerung*, abendrot, abends, am abend, dämmerung*, coucher de soleil, au crépuscule, crépuscule*, le soir, atardecer*, al atardecer, puesta de sol, puesta del sol, crepúsculo*, anochecer*, ocaso, tramonto*, al tramonto, crepuscolo*, serale, di sera, pôr do sol, por do sol, entardecer*, anoitecer*, zonsondergang*, avond*, schemering*, solnedgång*, kväll, kvällen, solnedgang*, skumring*, aften, zachód słońca, zachodzie słońca, o zachodzie, zmierzch*, wieczór*, wieczorem, закат*, заход* солнц*, сумерк*, вечер*, захід сонця, заході сонця, вечір*, günbatımı*, gün batımı*, akşam*, غروب*, الغروب, مساء, المساء, שקיעה, בשקיעה, ערב, ηλιοβασιλεμα*, βραδυ, सूर्यास्त*, शाम*, พระอาทิตย์ตก*, ยามเย็น, hoàng hôn, matahari terbenam, senja, západ slunce, západu slunce, večer*, naplement*, alkony*, auringonlasku*, 夕方*, 夕焼け*, 夕暮れ*, 夕日*, 黄昏*, 日落*, 傍晚*, 夕阳*, 노을*, 석양*, 해질녘*, 저녁*, 일몰*',
  },
  {
    id: 'dawn',
    home: 'lake',
    names:
      'dawn, sunrise*, daybreak, early morning, morning light, morning, sonnenaufgang*, morgengrauen*, morgenröte, frühmorgens, am morgen, lever de soleil, lever du soleil, à l aube, aube, au matin, amanecer*, salida del sol, alba, all alba, aurora, sorgere del sole, amanhecer*, nascer do sol, madrugada, zonsopgang*, dageraad, soluppgång*, gryning*, soloppgang*, solopgang*, wschód słońca, wschodzie słońca, świt*, poranek, porank*, рассвет*, восход* солнц*, утр[оаеу]*, утренн*, світанок*, світанк*, şafak*, gün doğumu*, sabah*, شروق*, الفجر, فجر, صباح*, זריחה, שחר, בוקר, ανατολη του ηλιου, αυγη, सूर्योदय*, सुबह*, พระอาทิตย์ขึ้น*, รุ่งอรุณ, bình minh, matahari terbit, fajar, svítání, východ slunce, ráno, hajnal*, napfelkelt*, răsărit*, zori, auringonnousu*, aamu*, 朝の*, 朝焼け*, 夜明け*, 日の出*, 日出*, 黎明*, 清晨*, 早晨*, 새벽*, 아침*, 일출*',
  },
  {
    id: 'night',
    home: 'meadow',
    own: 'night-skyline cyber-city',
    names:
      'night, at night, night ?time, midnight, nocturnal, moonlit, moonlight, by moonlight, starry, starlit, under the stars, notturn[oa], nocturn[oae], nächtlich*, nacht, nachts, bei nacht, mitternacht*, mondlicht*, sternenklar*, unter sternen, nuit, de nuit, la nuit, minuit, au clair de lune, étoilé*, noche, de noche, medianoche, a medianoche, luz de luna, estrellad*, notte, di notte, mezzanotte, chiaro di luna, stellat*, noite, à noite, meia noite, luar, s nachts, middernacht, maanlicht, natt, natten, midnatt, månsken, nat, midnat, noc, nocą, w nocy, północ*, ночь*, ноч[ьиюе]*, ночн*, полноч*, ніч*, нічн*, gece*, gece yarısı, ليل*, الليل, ليلا, منتصف الليل, לילה, בלילה, חצות, νυχτα*, μεσανυχτα*, रात*, आधी रात, กลางคืน, เที่ยงคืน, ban đêm, đêm, nửa đêm, malam, malam hari, v noci, půlnoc*, éjszaka*, éjfél*, noapte*, yö, yöllä, 夜の*, 夜中*, 真夜中*, 深夜*, 夜晚*, 夜里*, 午夜*, 月夜*, 星空*, 夜, 밤의, 밤에, 한밤*, 심야*, 밤, شب',
  },
  {
    id: 'autumn',
    home: 'park',
    names:
      'autumn*, autumnal, in the fall, fall leaves, fall foliage, falling leaves, october, november, herbst*, herbstlich*, automne*, automnal*, otoño*, otoñal*, autunno*, autunnale, outono*, outonal, herfst*, höst*, efterår*, høst*, jesień*, jesien*, осен*, осін*, sonbahar*, خريف*, الخريف, סתיו, φθινοπωρ*, पतझड़, शरद*, ฤดูใบไม้ร่วง, mùa thu, musim gugur, podzim*, ősz*, őszi, toamn*, syksy*, 秋の*, 秋天*, 紅葉*, 红叶*, 秋, 가을*, 단풍*, پاییز*',
  },
  {
    id: 'spring',
    home: 'garden',
    own: 'meadow dojo hot-spring',
    names:
      'spring ?time, in spring, spring, blossoming, in bloom, in full bloom, blooming, cherry blossom*, under a cherry tree, cherry tree*, frühling*, frühlings*, im frühjahr, blühend*, kirschblüte*, printemps*, printanier*, en fleurs, cerisier*, primavera*, primaveral*, en flor, cerezo*, in fiore, ciliegi*, florid[ao]s?, in de lente, bloeiend*, vår, våren, forår*, wiosn*, kwitnąc*, весн*, весенн*, цветущ*, весня*, квітуч*, ilkbahar*, baharda, çiçek açmış, ربيع*, الربيع, אביב, ανοιξη*, वसंत*, बसंत*, ฤดูใบไม้ผลิ, mùa xuân, musim semi, jaro, na jaře, jarní*, tavasz*, primăvar*, kevät*, 春の*, 春天*, 桜の*, 桜, 樱花*, 花见, 花見, 春, 봄*, 벚꽃*, بهار*',
  },
  {
    id: 'christmas',
    home: 'living-room',
    names:
      'christmas*, xmas, x mas, christmassy, advent, yuletide, weihnacht*, weihnachtlich*, noël, de noël, navidad*, navideñ*, natale, natalizi*, natal, natalin[oa]*, kerst*, jul, julen, święt* bożego narodzenia, boż[eęy]* narodzeni*, świąteczn*, bożonarodzeniow*, рождеств*, рождественск*, новогодн*, різдв*, noel, yılbaşı*, عيد الميلاد, الكريسماس, כריסמס, חג המולד, χριστουγενν*, क्रिसमस*, คริสต์มาส*, giáng sinh, noel, vánoc*, vánoční*, karácsony*, crăciun*, joulu*, クリスマス*, 圣诞*, 聖誕*, 크리스마스*, 성탄*, کریسمس*',
  },
  {
    id: 'halloween',
    home: 'haunted-house',
    names:
      'halloween*, all hallows*, trick or treat*, hallowe en, хэллоуин*, хелловін*, halloweenow*, cadılar bayramı*, هالوين, האלווין, ליל כל הקדושים, हैलोवीन*, ฮาโลวีน*, ハロウィ[ーン]*, 万圣节*, 萬聖節*, 핼러윈*, 할로윈*',
  },
  {
    id: 'carnival',
    home: 'fairground',
    names:
      'carnival in, carnival, carnaval*, mardi gras*, karneval*, fasching*, fastnacht*, carnevale*, karnawał*, карнавал*, karnaval*, كرنفال*, קרנבל, καρναβαλ*, कार्निवल*, คาร์นิวัล*, カーニバル*, 狂欢节*, 嘉年华*, 카니발*, purim, samba parade, parade',
  },
  {
    id: 'party',
    home: 'garden',
    own: 'disco candyland',
    names:
      'birthday*, party, parties, festive, decorated, confetti, celebration, geburtstag*, feier, feierlich*, fête, festif*, anniversaire, cumpleaños, fiesta, festiv[oa]*, festa, festos[oa]*, compleanno, aniversário, feest, feestelijk*, fest, födelsedag*, urodzin*, impreza, imprezie, день рождения, дне рождения, вечеринк*, праздн*, свят[оакує]*, doğum günü*, parti, partisi, حفلة*, عيد ميلاد, מסיבה, יום הולדת, παρτι, γενεθλι*, पार्टी, जन्मदिन*, งานปาร์ตี้, วันเกิด, tiệc, sinh nhật, pesta, ulang tahun, oslav*, narozenin*, buli, születésnap*, petrecere*, zi de naștere, juhlat, パーティー*, 誕生日*, 派对*, 生日*, 파티*, 생일*',
  },
  {
    id: 'wedding',
    home: 'church',
    names:
      'wedding*, marriage ceremony, hochzeit*, mariage*, boda, bodas, nozze, matrimonio, casamento*, bruiloft*, bröllop*, bryllup*, ślub*, wesel[eu]*, свадьб*, свадебн*, весілл*, düğün*, زفاف*, عرس, חתונה, γαμ[οω][συ]?, शादी*, विवाह*, งานแต่ง*, đám cưới, pernikahan, svatb*, esküvő*, nunt[aă]*, häät, 結婚式*, 婚礼*, 婚禮*, 결혼식*, عروسی',
  },
  {
    id: 'love',
    home: 'garden',
    names:
      'romantic, valentine*, valentine s day, lovers, honeymoon, romantisch*, valentinstag*, saint valentin, romantique*, san valentín*, romántic*, san valentino*, romantic[oah]*, dia dos namorados, romântic*, walentynk*, romantyczn*, романтич*, валентин*, sevgililer günü, romantik, رومانسي*, عيد الحب, רומנטי*, ρομαντικ*, रोमांटिक, वैलेंटाइन*, วาเลนไทน์*, lãng mạn, バレンタイン*, ロマンチック*, 情人节*, 浪漫*, 발렌타인*, 로맨틱*',
  },
  {
    id: 'fireworks',
    home: 'night-skyline',
    names:
      'fireworks?, new year s eve, new years eve, new year, 4th of july, fourth of july, diwali, silvester*, feuerwerk*, neujahr*, nouvel an, feu d artifice, feux d artifice, réveillon, nochevieja, año nuevo, fuegos artificiales, capodanno, fuochi d artificio, ano novo, fogos de artifício, vuurwerk*, oud en nieuw, nyår*, fyrverkeri*, nytår*, fyrværkeri*, sylwest*, fajerwerk*, салют*, фейерверк*, нов(?:ый|ого) год*, феєрверк*, yeni yıl, havai fişek*, ألعاب نارية, رأس السنة, זיקוקים, πυροτεχνηματα, दिवाली*, आतिशबाजी*, ดอกไม้ไฟ*, pháo hoa, kembang api, ohňostroj*, silvestr*, tűzijáték*, szilveszter*, artificii, ilotulit*, 花火*, 大晦日*, 烟花*, 煙花*, 除夕*, 불꽃놀이*, 불꽃축제*',
  },
  {
    id: 'mud',
    home: 'meadow',
    names:
      'muddy, mud, mud bath, mudbath, soggy, waterlogged, boggy, schlammig*, matschig*, schlamm, matsch, boueu*, boue, fangos[oa], fango, barro, embarrad[oa], enlamead[oa], lama, modderig*, modder, błotnist*, błoto, грязн*, грязь, болотист*, lerig*, mudret, mutaine*, çamurlu, 泥だらけ*, 泥の*, 泥泞*, 진흙*',
  },
  {
    id: 'melting',
    home: 'ice-shelf',
    names:
      'melting, melted, thawing, dripping, schmelzend*, tauend*, fondant, qui fond, derretid*, derritiéndose, fondente, che si scioglie, sciolt*, derretendo, smeltend*, topniej*, тающ*, eriyen, smältande, smeltende, sulava, 溶けている*, 溶ける*, 融化*, 녹는*',
  },
  {
    id: 'smoke',
    home: 'jazz-club',
    names:
      'smoky, smokey, smoke filled, full of smoke, verraucht*, rauchig*, enfumé*, lleno de humo, humead*, fumos[oa], pieno di fumo, esfumaçad[oa], rokerig*, zadymion*, прокурен*, дымн*, задымл*, dumanlı, 煙たい*, 烟雾*, 연기*',
  },
  {
    id: 'flooded',
    home: 'town',
    own: 'underwater lake river',
    names:
      'flooded, flood, flooding, waterlogged, under a foot of water, submerged in water, überflutet*, überschwemmt*, geflutet*, hochwasser*, unter wasser stehend*, inondé*, inondation*, inundad[oa]*, inundación*, anegad[oa]*, allagat[oae]*, alluvione*, alagad[oa]*, inundação, enchente*, ondergelopen, overstroomd*, översvämmad*, oversvømmet*, zalan[yae]*, zatopion*, powódź*, затоплен*, наводнен*, потоп*, sel basmış, su basmış, sular altında*, غارق*, مغمور*, فيضان*, מוצף*, מוצפת, שיטפון, πλημμυρισμεν*, बाढ़*, น้ำท่วม*, ngập lụt, ngập nước, banjir*, zatopen*, povod*, elárasztott*, áradás*, inundat*, tulvi*, 水浸し*, 浸水*, 洪水*, 被淹*, 水淹*, 침수*, 물에 잠긴*, 홍수*',
  },
  {
    id: 'waves',
    home: 'beach',
    names:
      'stormy (?:coast|sea|beach|ocean|shore)*, rough sea*, high waves, big waves, giant waves?, tsunami*, raging sea, rocky coast*, rocky shore*, stürmische[rn]? (?:küste|see)*, sturmflut*, raue see, hohe wellen, côte orageuse, mer agitée, mer démontée, costa tormentosa, mar agitado, mar bravo, costa in tempesta, mare in tempesta, mare mosso, costa tempestuosa, wzburzon* morz*, штормов* мор*, штормящ*, fırtınalı deniz*, بحر هائج, ים סוער, 荒れた海, 荒波*, 惊涛*, 津波*, 海啸*, 거친 바다*, 파도치는*, 폭풍우 치는 해안',
  },
  {
    id: 'sinking',
    home: 'ship-deck',
    names:
      'sinking*, shipwreck*, sunken, titanic*, going down, capsiz*, sinkend*, gesunken*, untergehend*, schiffbruch*, coulant, qui coule, en train de couler, naufrage*, naufrag*, hundiéndose, que se hunde, hundid[oa]*, affondant*, che affonda, affondat*, naufragio, afundando, naufrágio*, que afunda, zinkend*, gezonken*, sjunkande, synkende, tonąc*, wrak[ui]*, тонущ*, тонет, затонувш*, кораблекрушен*, batan gemi*, batan, batmakta*, سفينة تغرق, غارقة, תטבע, טובעת, βυθιζομεν*, डूबता*, डूबते*, เรือจม*, chìm, đang chìm, tenggelam, potápějíc*, süllyedő*, scufund*, uppoava*, 沈む船*, 沈没*, 沉没*, 沉船*, 침몰*, 가라앉는*',
  },
  {
    id: 'frozen',
    home: 'lake',
    own: 'ice-shelf ice-rink',
    names:
      'frozen, frozen over, freezing, icy, ice ?covered, iced over, ice age, frosty, frosted, zugefroren*, gefroren*, vereist*, eisig*, frostig*, eiszeit*, gelé*, glacial*, congelad[oa]*, gélid[oa]*, ghiacciat[oaie]*, gelat[oa] in inverno, gelid[oa]*, bevroren*, ijzig*, frusen*, fruset, isig*, frossen*, iskald*, zamarznięt*, zamarzł*, lodow*, zamrożon*, замерзш*, замёрзш*, ледян*, обледен*, замерзл*, крижан*, donmuş*, buzlu*, متجمد*, مجمد*, קפוא*, קפואה, παγωμεν*, जमी हुई, जमा हुआ, बर्फ़ीली, แช่แข็ง*, เป็นน้ำแข็ง, đóng băng, beku, membeku, zamrzl*, ledov*, fagyott*, befagyott*, jeges*, înghețat*, jäätyn*, jäinen*, 凍った*, 凍りついた*, 氷の*, 結冰*, 结冰*, 冰封*, 冰冻*, 얼어붙은*, 얼음*, یخ زده*',
  },
  {
    id: 'burning',
    home: 'town',
    own: 'volcano',
    names:
      'burning, on fire, in flames, aflame, ablaze, wildfire*, forest fire*, brennend*, in flammen, lichterloh, waldbrand*, en feu, en flammes, brûlant*, incendie*, en llamas, ardiendo, incendiad[oa]*, incendio*, in fiamme, incendiat*, in fuoco, em chamas, pegando fogo, incêndio*, brandend*, in brand, brinnande, brændende, brennende, płonąc*, w ogniu, w płomieniach, горящ*, горит, в огне, в пламени, пожар*, палаюч*, yanan, alevler içinde*, محترق*, يحترق, تحترق, בוער*, עולה באש, φλεγομεν*, στις φλογες, जलता*, जलती*, जलते*, ไฟไหม้*, cháy, bốc cháy, đang cháy, terbakar, hořící*, v plamenech, égő*, lángoló*, în flăcări, arzând*, palava*, liekeissä, 燃える*, 燃えている*, 炎上*, 火事*, 燃烧*, 着火*, 起火*, 불타는*, 화재*, در آتش',
  },
  {
    id: 'ruined',
    home: 'town',
    names:
      'abandoned*, derelict*, ruin, ruins, ruined, in ruins, deserted, overgrown, decay*, rundown, run down, dilapidated, crumbling, collapsed, destroyed, bombed, post ?apocaly*, apocaly*, wasteland*, lost place*, verlassen*, verfallen*, ruine, ruinen, zerstört*, heruntergekommen*, verwildert*, postapokalypt*, endzeit*, abandonné*, en ruine*, délabré*, détruit*, post ?apocalypti*, abandonad[oa]*, en ruinas, ruinas, derruid[oa]*, postapocalíptic*, abbandonat[oaie]*, in rovina, rovine, diroccat*, em ruínas, ruínas, pós apocalíptic*, verwaarloosd*, vervallen*, övergiven*, övergivet, forladt*, forlatt*, opuszczon*, zrujnowan*, ruin[yaąe]*, заброшен*, разрушен*, руин[аы]*, постапокалип*, покинут*, зруйнован*, занедбан*, terk ed?il*, terkedilmiş*, yıkık*, harabe*, مهجور*, مدمر*, أنقاض, خراب, נטוש*, נטושה, הרוס*, εγκαταλελειμμεν*, ερειπ*, परित्यक्त*, खंडहर*, उजड़*, ร้าง*, bỏ hoang, hoang tàn, đổ nát, terbengkalai, opuštěn*, zničen*, elhagyott*, romos*, abandonat*, ruinat*, hylätty*, raunio*, 廃墟*, 廃*の, 荒廃*, 荒れ果てた*, 废弃*, 廢棄*, 废墟*, 버려진*, 폐허*, 폐가*, متروکه*',
  },
  {
    id: 'haunted',
    home: 'haunted-house',
    own: 'haunted-forest haunted-house cemetery',
    names:
      'haunted*, spooky, creepy, ghostly, eerie, scary, sinister, cursed, spuk*, gruselig*, unheimlich*, verflucht*, geister*, hanté*, effrayant*, lugubre*, maudit*, embrujad[oa]*, encantad[oa] de fantasmas, tenebros[oa]*, siniestr[oa]*, maldit[oa]*, infestat[oa]*, stregat[oa]*, spettral*, inquietant*, assombrad[oa]*, mal assombrad[oa]*, assustador*, spookachtig*, spook*, hemsök*, kuslig*, hjemsøgt*, hjemsøkt*, nawiedzon*, straszn*, upiorn*, с привидениями, призрачн*, жутк*, проклят*, моторошн*, perili*, hayaletli*, lanetli*, مسكون*, مرعب*, מכושף*, רדוף*, רדופה, מפחיד*, στοιχειωμεν*, भूतिया*, प्रेतवाधित*, ผีสิง*, ma ám, berhantu, angker, strašideln*, kísértet*, bântuit*, kummittel*, aavemai*, お化け*, 幽霊*, 呪われた*, 不気味*, 闹鬼*, 鬧鬼*, 阴森*, 유령*, 귀신 나오는, 으스스한*, جن زده',
  },
  {
    id: 'submerged',
    home: 'underwater',
    own: 'underwater aquarium',
    names:
      'underwater*, under water, under the sea, undersea, sunken city, submerged, bottom of the (?:sea|ocean), unterwasser*, unter wasser, unter dem meer, am meeresgrund, sous l eau, sous marin*, sous la mer, bajo el agua, submarin[oa], subacuátic*, bajo el mar, sott acqua, subacque*, sottomarin*, debaixo d água, debaixo da água, subaquátic*, submers[oa]*, onder water, onderwater*, under vattnet, undervattens*, under vand*, undervands*, pod wodą, podwodn*, под водой, подводн*, під водою, підводн*, su altı*, sualtı*, تحت الماء, מתחת למים, תת ימי*, υποβρυχι*, κατω απο το νερο, पानी के नीचे, ใต้น้ำ*, dưới nước, bawah air, pod vodou, podmořsk*, víz alatt*, subacvatic*, sub apă, vedenalai*, 水中の*, 海底の*, 水中*, 海底*, 水下*, 수중*, 해저*, 바닷속*, زیر آب',
  },
  {
    id: 'space',
    home: 'moon',
    own: 'moon mars space-station',
    names:
      'in space, in outer space, outer space, in orbit, orbiting, zero gravity, in the cosmos, space(?= [a-z]), weltraum*, im all, im weltall, schwerelos*, dans l espace, en orbite, de l espace, en el espacio, espacial*, en órbita, nello spazio, spazial*, in orbita, no espaço, espacia[li]*, in de ruimte, ruimte*, i rymden, rymd*, i rummet, w kosmosie, kosmiczn*, в космосе, космическ*, на орбите, у космосі, космічн*, uzayda, uzay*, في الفضاء, فضائي*, בחלל, στο διαστημα, διαστημικ*, अंतरिक्ष*, ในอวกาศ, อวกาศ*, ngoài không gian, trong vũ trụ, di luar angkasa, ve vesmíru, vesmírn*, az űrben, în spațiu, spațial*, avaruudessa, avaruus*, 宇宙の*, 宇宙*, 太空*, 우주*, در فضا',
  },
  {
    id: 'neon',
    home: 'cyber-city',
    own: 'cyber-city neon-crossing vaporwave disco arcade',
    names:
      'cyber ?punk*, futurist*, futuristic, sci ?fi, neon ?lit, neon ?lights?, futuristisch*, futurístic*, futuristic[oa]*, футуристич*, киберпанк*, sayborg, siberpunk*, fütüristik*, مستقبلي*, עתידני*, भविष्य*, อนาคต, サイバーパンク*, 未来的な*, 未来*, 赛博朋克*, 미래의*, 사이버펑크*, dystopi*',
  },
  {
    id: 'crowded',
    home: 'town',
    names:
      'crowded, crowd, busy, rush hour, packed, bustling, überfüllt*, voll besetzt, menschenmenge*, bondé*, foule, abarrotad[oa]*, multitud*, llen[oa] de gente, affollat[oaie]*, folla, lotad[oa]*, multidão, druk bezet*, overvol*, fullsatt*, zatłoczon*, tłum*, переполнен*, толп*, многолюдн*, переповнен*, kalabalık*, مزدحم*, צפוף*, הומה אדם, πολυσυχναστ*, भीड़*, แออัด*, đông đúc, ramai, přeplněn*, zsúfolt*, aglomerat*, täynnä ihmisiä, 混雑*, 満員*, 拥挤*, 인파*, 붐비는*, شلوغ',
  },
  {
    id: 'twenties',
    home: 'jazz-club',
    names:
      '1920s?, 1910s?, 1900s, twenties, roaring (?:20s|twenties), belle époque, 1920er*, zwanziger jahre, goldene zwanziger, années folles, années 20, años 20, años veinte, anni 20, anni venti, anos 20, jaren 20, lata 20, lata dwudzieste, 1920 х, двадцат[ые]+х? год*, 1920lerde, 1920年代, 1920년대',
  },
  {
    id: 'fifties',
    home: 'town',
    names:
      '19[3456]0s?, fifties, the 50s, 50s, 40s, 60s, sixties, forties, 19[456]0er*, fünfziger jahre, 50er jahre, 50er, 60er jahre, années [456]0, années cinquante, los años [456]0, años [456]0, años cincuenta, anni [456]0, anni cinquanta, anos [456]0, jaren [456]0, lata [456]0, lat [456]0, 19[456]0 х, пятидесят[ые]+х? год*, [56]0 х, 19[456]0larda, 1950lerde, 19[456]0年代, [56]0年代, 19[456]0년대, en 195\\d, in 19[456]\\d',
  },
  {
    id: 'seventies',
    home: 'living-room',
    names:
      '1970s?, the 70s, 70s, seventies, 1970er*, siebziger jahre, 70er jahre, 70er, années 70, años 70, años setenta, anni 70, anni settanta, anos 70, jaren 70, lata 70, lat 70, 1970 х, 70 х, 1970年代, 70年代, 1970년대, in 197\\d',
  },
  {
    id: 'nineties',
    home: 'arcade',
    own: 'vaporwave arcade',
    names:
      '19[89]0s?, the [89]0s, [89]0s, nineties, eighties, 19[89]0er*, achtziger jahre, neunziger jahre, [89]0er jahre, [89]0er, années [89]0, años [89]0, anni [89]0, anos [89]0, jaren [89]0, lata [89]0, lat [89]0, 19[89]0 х, [89]0 х, 19[89]0年代, [89]0年代, 19[89]0년대, y2k, in 19[89]\\d',
  },
  {
    id: 'medieval',
    home: 'castle',
    own: 'castle throne-room',
    names:
      'medieval, middle ages, mittelalter*, mittelalterlich*, médiéval*, moyen âge, medieval*, edad media, medioeval*, medievale, medioevo, idade média, middeleeuw*, medeltid*, middelalder*, średniowie*, средневеков*, середньовіч*, ortaçağ*, العصور الوسطى, ימי הביניים, μεσαιωνικ*, मध्ययुगीन*, ยุคกลาง, thời trung cổ, abad pertengahan, středověk*, középkori*, medieval[ăe]*, keskiaikai*, 中世の*, 中世*, 中世纪*, 중세*',
  },
  {
    id: 'victorian',
    home: 'living-room',
    names:
      'victorian, edwardian, georgian, 19th century, 1800s, 18[0-9]0s?, viktorianisch*, biedermeier ?zimmer, victorien*, victorian[oa]*, vittorian[oa]*, vitorian[oa]*, victoriaans*, viktoriansk*, wiktoriańsk*, викторианск*, вікторіанськ*, viktorya dönemi, الفيكتوري*, ויקטוריאני*, βικτωριαν*, विक्टोरियन*, ヴィクトリア朝*, 维多利亚*, 빅토리아 시대*',
  },
];
