/**
 * Cartoons, games, printed things of every day and further painters, each with the way of drawing that comes nearest to it. Names
 * of schools and crafts stand in more-finish-names.ts.
 */
import type { FinishId } from './finishes.ts';

export const POPULAR_FINISH_NAMES: readonly (readonly [id: FinishId, names: string])[] = [
  [
    'cartoon',
    'family guy*, powerpuff*, bluey, rick & morty, simpsons*, futurama*, american dad, bojack*, steven universe, gravity falls, big mouth, south park*, avatar the last airbender, she ra, sponge bob*, scooby doo*, tom and jerry*, tom & jerry, flintstones, pink panther*, woody woodpecker, popeye*, bugs bunny, mickey*, ben 10, teen titans*, dexter s lab*, looney ?toons*, borderlands*, gta*, gta loading screen, loading screen, bajka*',
  ],
  [
    'woodcut',
    'scratch (?:art|board)*, pyrograph*, wood ?burn*, brandmalerei, (?:rubber|potato|ink|wood) stamps?, stempel(?:druck)?*, tampon encreur, sello de goma, timbro, carimbo, штамп*, печать, スタンプ*, 印章*, 도장*',
  ],
  ['plush', 'soft toys?, feltro, fieltro, войлочн*, felt (?:craft|art|doll|toy)s?'],
  ['clay', 'knetanimation*, play ?dough*, wax (?:figure|sculpture)*, wachsfigur*, animaci[oó]n stop motion, animation en volume'],
  [
    'poster',
    'film ?posters?, (?:vinyl|record|lp|cd|single|mixtape) (?:cover|sleeve|art)s?, (?:platten|album|cd)cover*, portada de (?:disco|[aá]lbum|libro), pochette d ?albums?, copertina (?:di un |dell? ?)?(?:disco|album|libro), capa de (?:disco|[aá]lbum|livro), okładk* (?:płyty|albumu), обложк* (?:альбома|книги|диска), cover of an? (?:magazine|book|album|record), アルバムジャケット*, ジャケ写*, 专辑封面*, 앨범 ?커버*',
  ],
  ['handheld', 'calculator (?:display|screen)*, lcd (?:game|display|screen)*, nokia (?:snake|phone|3310)*, game (?:&|and) watch'],
  ['8-bit', 'led (?:display|board|matrix|panel|sign)s?, scoreboard*'],
  ['beadwork', 'rhinestones?'],
  [
    'pencil',
    'story ?boards?, character (?:sheet|design|study)s?, fashion (?:sketch|drawing|illustration)*, architectural (?:sketch|drawing)*',
  ],
  ['gouache', 'concept art*, digital (?:art|painting|illustration)*, ai art*, artstation*'],
  [
    'child-drawing',
    'scribbl*, wojak*, rage comics?, shit ?posts?, troll ?face*, (?:school )?notebook (?:doodle|sketch|drawing)*, school notebook, schulheft*, cahier d ecolier',
  ],
  ['flat', 'logos?, (?:airport|toilet|warning|safety|street) signs?'],
  ['watercolour', 'fairy ?tale (?:book|illustration)s?, märchenbuch*, livre de contes'],
  ['comic', 'comix, underground comi(?:x|cs)'],
  ['biomorphic', 'abstract, abstrakt, abstrait, abstracto, astratto, abstrato'],
  ['trading-card', 'holographic*, holo foil'],
  ['ascii', 'text adventure*, matrix code*, green terminal, terminal, dot ?matrix*, nethack*, rogue ?like*'],
  [
    'render',
    '(?:film|movie) still*, screen ?shots?, filmstandbild, movie scene, cut ?scene*, snow ?globe*, blender, unreal, ray tracing',
  ],
  ['gold', '(?:ancient|old|roman|greek|gold|silver) coins?, coin design, medallion*, medaille*, antike münze*, münzprägung*'],
  [
    'newspaper-cartoon',
    '(?:news ?paper|editorial|political|satirical|press|gag|single panel|new yorker|magazine) (?:cartoon|caricature|comic|strip|drawing|illustration)*, new yorker style, the new yorker, caricatur*, karikat*, zeitungskarikatur*, pressezeichnung*, caricature de presse, dessin de presse, dessin humoristique, caricatura*, viñeta*, humor gráfico, vignett*, charge, charge de jornal, krantencartoon*, spotprent*, skämtteckning*, bladtegning*, rysunek satyryczny, rysunek prasowy, карикатур*, газетн* (?:карикатур|рисун|шарж|комикс)*, шарж*, gazete karikatürü, рисунок в газете, كاريكاتير*, קריקטור*, γελοιογραφι*, σκιτσο, कार्टून अखबार, व्यंग्यचित्र*, การ์ตูนการเมือง, biếm họa, karikatur*, karikatúr*, caricatură*, pilapiirro*, 風刺画*, 新聞漫画*, 四コマ*, 讽刺漫画*, 报纸漫画*, 漫画报*, 시사만화*, 신문 ?만화*, 캐리커처*, far side, peanuts, snoopy, charlie brown, garfield, calvin and hobbes, dilbert, calvin & hobbes, hagar, doonesbury, news ?paper*, zeitung*, periódico, journal, giornale, jornal, газет*, 新聞紙*, 报纸*, 신문*, honoré daumier caricature, al hirschfeld, george grosz, otto dix, gary larson',
  ],
  [
    'cave-painting',
    'cave (?:painting|art|drawing|wall)*, rock painting*, pre ?historic (?:art|painting|drawing)*, stone age (?:art|painting|drawing)*, lascaux*, altamira*, chauvet*, höhlenmalerei*, höhlenbild*, felsbild*, steinzeit(?:kunst|malerei)*, peinture* rupestre*, art pariétal*, art rupestre, peinture préhistorique, pintura rupestre*, arte rupestre*, pintura prehistórica, pittura rupestre*, pitture rupestri, incisioni rupestri, pintura das cavernas, grotschildering*, rotstekening*, hällmålning*, hällristning*, hulemaleri*, malowid(?:ło|ła) (?:naskalne|jaskiniowe)*, наскальн*, пещерн* (?:живопис|рисун|искусств)*, наскельн*, mağara resmi*, رسوم الكهوف, رسم كهف, ציורי מערות, ציור מערה, σπηλαιογραφι*, βραχογραφι*, गुफा चित्र*, ภาพเขียนในถ้ำ, tranh hang động, lukisan gua, jeskynní malb*, barlangrajz*, pictură rupestră, luolamaalau*, 洞窟壁画*, 洞窟画*, 岩画*, 洞穴壁画*, 동굴 ?벽화*, 암각화*',
  ],
  [
    'manual',
    '(?:ikea|assembly|instruction|furniture|lego|user|safety|airline|airplane|owner s) (?:manual|instruction|guide|booklet|leaflet|safety card|card)s?, ikea (?:style|drawing|diagram|instructions)*, instruction manual*, how ?to diagram*, step by step (?:instruction|diagram)*, ikea anleitung, bauanleitung*, aufbauanleitung*, gebrauchsanweisung*, bedienungsanleitung*, montageanleitung*, notice (?:ikea|de montage|d emploi), mode d emploi, manual (?:de instrucciones|de ikea|de montaje|ikea), instrucciones de montaje, istruzioni (?:ikea|di montaggio)*, manuale (?:ikea|d istruzioni)*, manual de instruções, manual de montagem, handleiding*, monteringsanvisning*, bruksanvisning*, instrukcj[aie] (?:obsługi|montażu|ikea)*, инструкци*, ikea kılavuzu, kullanım kılavuzu, تعليمات التركيب, دليل ايكيا, הוראות הרכבה, οδηγιες συναρμολογησης, návod k*, használati utasítás*, 取扱説明書*, 説明書*, 组装说明书*, 说明书*, 설명서*, 조립 ?설명서*',
  ],
  [
    'papel-picado',
    'papel picado*, papeles picados, mexican paper*, mexican bunting, day of the dead (?:banner|paper|bunting)*, dia de (?:los )?muertos*, día de (?:los )?muertos*, day of the dead*, tag der toten, sugar skull*, calavera*, perforated paper*, banderitas mexicanas, мексиканск* (?:бумаг|флажк)*, パペル ?ピカド, 剪纸墨西哥, 파펠 ?피카도',
  ],
  ['dong-ho', '한국 민화, 민화*, minhwa*, korean (?:folk painting|minhwa|folk art)*, 朝鮮民画, 韩国民画, 韓国民画*'],
  [
    'miniature',
    'मुगल*, मुग़ल*, mughal*, moghul*, mogul painting, miniature mogh?ole, miniatura mughal, mogulmalerei, mughalmalerei, могольск*, ムガル*, 莫卧儿*, 무굴*, مغول*, منمنم*, مينياتور*, مينياتور فارسي, राजपूत चित्र*, लघु चित्र*, islamic art*, فن إسلامي, islamic miniature',
  ],
  [
    'one-line',
    'minimalist line (?:art|drawing)*, minimal line (?:art|drawing)*, simple line (?:art|drawing)*, line art minimalis*, line ?drawing*, dibujo a línea*, dibujo lineal*, dibujo de línea*, dessin au trait*, strichzeichnung*, linienzeichnung*, minimalistische linien*, disegno al tratto*, desenho de linha*, lijntekening*, linjeteckning*, rysunek liniowy*, линейн* рисун*, контурн* рисун*, çizgi çizim*, 線画*, 线描*, 선화*, 라인 ?아트*, wire sculpture, wireframe*, connect the dots*',
  ],
  [
    'romantic',
    'caspar david friedrich*, каспар давид фридрих*, カスパー ダーヴィト*, 弗里德里希, wanderer above the sea of fog*, romanticism*, romantik(?:er|malerei)*, romantisme, romanticismo*, romantische malerei, романтизм*, german romantic*, sublime landscape*, hudson river school*, albert bierstadt, thomas cole, john martin painting, turner painting*, romantic (?:era|landscape|painting)*, ロマン主義*, 浪漫主义*, 낭만주의*, aivazovsk*, айвазовск*',
  ],
  [
    'anime',
    'sailor moon*, dragon ?ball*, pok[eé]mon*, ポケモン*, 宝可梦, 포켓몬*, покемон*, zelda*, breath of the wild, genshin*, yu ?gi ?oh*, naruto*, one piece*, attack on titan, evangelion, akira, studio trigger, demon slayer, digimon, persona 5',
  ],
  [
    'flat',
    'peppa pig*, peppa, south park flat, among us*, fall guys, emoji*, emoticon*, емодзі, эмодзи, 絵文字*, 表情符号*, 이모지*, road sign*, traffic sign*, verkehrsschild*, sign ?age, paper mario, duolingo*, headspace, memoji, google doodle, eric carle*, power ?point*, windows (?:95|98|xp)*, subway map*, u ?bahn ?plan, metro map*',
  ],
  [
    'ligne-claire',
    'where s wally*, where s waldo*, richard scarry*, m[uo]omin comic, dr seuss*, whiteboard*, sticky note*, post it note*, ausmalbild*, malbuch*, coloriage*, libro para colorear*, раскраск*, 塗り絵*, 色ぬり, 涂色*, 색칠 ?공부*',
  ],
  [
    'child-drawing',
    'crayon drawing by*, kindergarten art*, fridge drawing, drawn by my*, finger ?paint*, fingermalerei, fingerfarb*, potato print*, kartoffeldruck, barnteckning*, barntekning*, barntegning*, tekening van een kind*, kindertekening*, lukisan anak*, gambar anak*, tranh trẻ (?:con|em)*, बच्चों की*, बच्चे का बनाया*, 兒童畫*, 儿童画*, 児童画*, 子供の絵*, 子供の落書き*, dětsk* kresb*, gyerekrajz*, desen de copil*, lapsen piirust*, παιδικη ζωγραφι*, çocuk resmi*, çocuk çizimi*, نقاشی کودک*, kid pix, wimpy kid',
  ],
  [
    'old-master',
    'barock(?:es)? (?:öl)?portr[aä]t*, baroque oil*, baroque portrait*, oil portrait*, ölportr[aä]t*, retrato barroco*, portrait baroque*, ritratto barocco*, портрет барокко, royal portrait*, court portrait*, modigliani*, francis bacon*, zdzisław beksiński*, beksi[nń]ski*, giger*, h r giger*, magic the gathering*, mtg card, dungeons and dragons*, d&d*, skyrim*, dark souls*, hollow knight*',
  ],
  [
    'pixel-art',
    'tetris*, тетрис*, undertale*, terraria*, celeste game, pac ?man*, space invader*, super mario*, mario bros*, sonic the hedgehog, mega ?man, doom, pixel game*, animal crossing pixel',
  ],
  [
    'render',
    'fortnite*, the sims*, sims 4, overwatch*, animal crossing*, playstation*, xbox*, metaverse*, vr chat, action figure*, barbie doll*, hologram*, голограмм*, ホログラム*, 全息*, 홀로그램*, shrek, frozen movie*, minions*, toy ?story*',
  ],
  [
    'ink',
    'm ?c ?escher*, escher*, эшер*, エッシャー*, 埃舍尔*, 에셔*, edward gorey*, where the wild things are*, maurice sendak*, aubrey beardsley*, beardsley*, postage stamp*, briefmarke*, timbre poste*, sello postal*, francobollo*, selo postal*, почтов* марк*, 切手*, 邮票*, 우표*, old map*, treasure map*, alte karte, schatzkarte*, carte au trésor, mapa del tesoro, карта сокровищ*, 藏宝图*, 宝の地図*, star chart*, constellation*, zodiac*, topographic*, ink blot*, tintenklecks',
  ],
  [
    'poster',
    'magazine cover*, vogue cover*, vogue, time magazine*, titelblatt, couverture de magazine, portada de revista, copertina di rivista, capa de revista, обложк*, 雑誌の表紙, 杂志封面*, 잡지 ?표지*, post ?card*, postkarte*, carte postale*, tarjeta postal, cartolina*, cartão postal, открытк*, 絵葉書*, 明信片*, 엽서*, travel post ?card*, game cover',
  ],
  [
    'noir',
    'security camera*, cctv*, überwachungskamera*, caméra de surveillance, cámara de seguridad, камер* наблюден*, 監視カメラ*, 监控*, news ?paper photo*, pressefoto*, newsreel*, ultra ?sound*, ultraschall*, 超音波*',
  ],
  [
    'handheld',
    'night ?vision*, nachtsicht*, vision nocturne, visión nocturna, visione notturna, ночно[ег]о? видени*, 暗視*, 夜视*, 야간 ?투시*',
  ],
  [
    'gingerbread',
    'cookies?, biscuit art, icing, royal icing, latte art*, chocolate (?:art|sculpture|figure)*, schokoladenfigur*',
  ],
  [
    'clay',
    'marionett*, puppet*, puppen*, wood carving*, wood ?carved, wooden (?:toy|figure|doll)*, holzschnitzerei*, holzfigur*, carved wood*, talla de madera, intaglio in legno, entalhe em madeira, резьб* по дереву, деревянн* игрушк*, 木彫*, 木雕*, 목각*, sand ?art*, sand ?castle*, sandskulptur*, play ?doh*',
  ],
  ['render', 'jelly, jello, gelatin*, wackelpudding*, gelatina, candy style, gummy*, gummy bear style'],
  ['kawaii', 'takashi murakami*, superflat*, 村上隆*, tamagotchi art, snapchat filter*, instagram filter*, neko atsume, 可愛い*'],
  [
    'ink-wash',
    'خط عربي*, arabic calligraphy*, kaligrafi*, calligraph*, هنر خوشنویسی, arabische kalligra*, calligraphie arabe, caligrafía*, 書道*, 书法*, 서예*',
  ],
  ['impressionist', 'georgia o ?keeffe*, o ?keeffe*'],
  ['thangka', 'จิตรกรรมไทย*, ภาพจิตรกรรมฝาผนัง*, thai (?:temple )?(?:mural|painting)*, khmer painting*, ramakien*'],
  [
    'propaganda',
    'плакат* ссср*, ссср плакат*, советск* агит*, агитплакат*, affiche soviétique*, cartel soviético*, manifesto sovietico*, cartaz soviético*',
  ],
  ['folk-stitch', 'embroidery hoop*, stickrahmen*'],
  [
    'tapestry',
    'rug, rugs, carpets?, teppich*, alfombra*, tappeto*, tapis, tapete, ковр*, ковёр*, dywan*, halı*, 絨毯*, 地毯*, 카펫*',
  ],
];
