/**
 * UNPLEASANT TO READ: slurs against groups, names and slogans of hate, and phrases that make children sexual. Swearing is not in
 * here: it is welcome. Nobody but word-filter.ts reads this file, which says how its lines are understood.
 *
 * A word stands here where people of a group are insulted by it for what they are, and where it has no everyday meaning beside
 * that in a large language; where it has one, it is refused in phrases that leave no doubt, or the everyday phrases are allowed.
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 *
 */

const lines = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const phrases = (first: string, second: string): string[] =>
  lines(first).flatMap((one) => lines(second).map((other) => `${one} ${other}`));

const ENGLISH = [
  ...lines(`
    *nigger*, *nigga*, *niglet*, nigguh, niggaz, nignog*, reggin, reggins, toggaf, toggafs, *nlgger*, *nlgga*, splc, splcs, klke, klkes, chlnk, chlnks, nig nog, nig nogs, *sandnigg*, *faggot*, fag, fags, faggy, fagz, *fagboy*,
    phag, *phaggot*, chink, chinks, chinky, chinkies, chinkee, ching chong*, chingchong*, ching chang chong, gook, gooks, gookz, zipperhead*,
    slant eye, slant eyes, slanteye*, slanty eyed, slopehead*, jap, japs, spic, spics, spick, spicks, wetback, wetbacks, beaner, beaners,
    greaser mexican, kike, kikes, kyke, kykes, heeb, heebs, hymie, hymies, yid, yids, jewboy*, jew boy, jewbag*, *christkiller*,
    christ killer, christ killers, coon, coons, coonass*, darkie, darkies, darky, *jigaboo*, *jiggaboo*, jungle bunny, jungle bunnies,
    junglebunn*, porch monkey, porch monkeys, *porchmonkey*, moon cricket, moon crickets, mooncricket*, *spearchucker*, spear chucker,
    *pickaninn*, *piccaninn*, *golliwog*, *gollywog*, wogs, a wog, you wog, dirty wog, fucking wog, the wog, wops, dirty wop, fucking wop, you wop, dagos, dagoes, guinea wop, gyppo*, gippo, gippos, gypo, gypos,
    pikey*, paki bastard, paki bastards, paki cunt, paki scum, paki shop, pakis out, a paki, you paki, pakibash*, paki bash*, paki go home, raghead*, rag head, rag heads,
    towelhead*, towel head, towel heads, *cameljockey*, camel jockey, camel jockeys, sand monkey, sand monkeys, sandmonkey*, dune coon, dune coons, mudslime*, muzrat*, musrat, musrats, muzzie, muzzies,
    currymunch*, curry muncher, curry munchers, dothead*, dot head, pajeet*, *pooinloo*, kaffir, kaffirs, *kaffirboetie, boong, boongs,
    injun, injuns, polack, polacks, honkey, honkeys, honky, honkies, *untermensch*,
    tranny, trannies, trannys, shemale*, she male, she males, troons, *trannie*, *bulldyke*, bull dyke, bull dykes, *rugmuncher*, rug muncher, rug munchers,
    carpetmuncher*, carpet muncher, carpet munchers, poofter*, poofta, pooftas, battyboy*, batty boy, batty boys, battyman, batty man, bumboy, bum boy, bum boys, *fudgepacker*, fudge packer, fudge packers, *pillowbiter*, pillow biter, pillow biters,
    retards, retarded, *fucktard*, *libtard*, *tardass*, a retard, you retard, u retard, your retard, fucking retard, such a retard, ur retard, retard boy, retard girl, full retard,
    spazzes, *spastard*, mongoloid retard, femoid, femoids, kys faggot, negroes out, house nigg*, tar baby nigg*, eskimo nigg*
  `),
  ...phrases(
    'dirty, filthy, fucking, stinking, greedy',
    'jew, jews, muslim, muslims, arab, arabs, gypsy, gypsies, mexican, mexicans, paki, pakis, negro, negroes, niggers, immigrants',
  ),
  ...phrases(
    'kill, kill all, kill the, kill all the, gas, gas all, gas the, gas all the, hang the, lynch the, lynch all, burn the, burn all, exterminate the, exterminate all, death to, death to all, death to the',
    'jews, muslims, blacks, gays, arabs, gypsies, immigrants, homosexuals, black people, trans people, gay people, jewish people',
  ),
  ...lines('lynch blacks, jews will not replace us, jews must die, blacks must die, muslims must die, gays must die'),
];

const HATE = lines(`
  *hitler*, *hitlar*, *adolfhitl*, adolph hitler, *hiitler*, himmler*, goebbels*, mengele, *siegheil*, sieg heil, sig heil, seig heil, heil hitler, *kukluxklan*, ku klux klan, ku klux clan,
  white power, *whitepower*, white pride world wide, *gasthejews*, *gaschamber now, *holohoax*, holocaust hoax, holocaust was fake, holocaust never happened, the holocaust is a lie, *sixmillionmore, 6 million more, six million more, zyklonb*, zyklon b,
  race war now, *racewarnow*, rahowa, *heilhitl*, 1488 heil, heil 88, wpww, white genocide, *killalljews*, *killthejews*, *killallmuslims*, *killallblacks*, breivik, *anders breivik, brenton tarrant, *saintarrant*, saint tarrant,
  гитлер*, *гитлер, *ґітлер*, гітлер*, хайль гитлер, хайль гітлер, зиг хайль, зиґ хайль, зіг хайль, майн кампф, *mein kampf, white power*, هتلر, هيتلر, हिटलर, 希特勒, *希特勒*, *希特拉*, *ヒトラー*, *ヒットラー*, *ジークハイル*, *히틀러*, *지크하일*, *하일히틀러*
`);

const MINORS = [
  ...lines(`
    *childporn*, *kiddieporn*, *kiddyporn*, *kidporn*, *lolicon*, *shotacon*, *toddlercon*, *lolihentai*, *underageporn*, *underagesex*, *preteenporn*, *preteensex*, *pedoporn*, *jailbait*, *csam trade*, sell csam, selling csam, buy csam, trade csam, trading cp porn, cp porn,
    child porn, child porno, child pornography, kiddie porn, kiddy porn, kid porn, kids porn, children porn, loli porn, loli hentai, loli sex, lolita porn, lolita sex, shota porn, shota hentai, baby porn, toddler porn,
    underage porn, underage sex, underage nude, underage nudes, underage girls nude, underage boys nude, preteen porn, preteen sex, preteen nude, preteen nudes, jail bait girls, teen under 18 nude
  `),
  ...phrases(
    'sex with, sexual with, fuck, fucking, rape, raping, naked, nude, nudes of, sexy, horny, molest, molesting, i love molesting',
    'child, a child, children, kid, a kid, kids, little girl, a little girl, little girls, little boy, a little boy, little boys, toddler, a toddler, toddlers, minor, a minor, minors, underage girl, underage girls, underage boy, underage boys, preteen, preteens, preteen girl, preteen girls, schoolgirl, schoolgirls, schoolboy, schoolboys, infant, infants, baby girl',
  ).filter(
    (phrase) =>
      ![
        'fucking child',
        'fucking kid',
        'fucking kids',
        'fucking children',
        'fucking toddler',
        'fucking minor',
        'fuck minor',
      ].includes(phrase),
  ),
  ...lines(`
    pornografia infantil, porno infantil, porno de menores, porno con menores, ninas desnudas, ninos desnudos, nina desnuda, nino desnudo, sexo con ninas, sexo con ninos, sexo con menores, sexo con una nina, sexo con un nino, follar ninas, follar ninos, violar ninas, violar ninos,
    sexo com criancas, sexo com crianca, sexo com menores, criancas nuas, crianca nua, meninas nuas menores, estuprar criancas, pornografia de criancas, porno com criancas,
    pornographie infantile, pornographie enfantine, porno infantile, porno enfantin, pedopornograph*, pedopornograf*, pedoporno*, sexe avec des enfants, sexe avec un enfant, sexe avec une mineure, sexe avec des mineurs, sexe avec des mineures, petites filles nues, petite fille nue, enfants nus, violer des enfants,
    kinderporn*, kinder porno, kinder pornos, sex mit kindern, sex mit kind, sex mit minderjahrigen, kinder ficken, nackte kinder, nacktes kind, nackte kleine madchen, kinderfick*, kinder vergewaltigen,
    sesso con bambini, sesso con bambine, sesso con minori, sesso con minorenni, bambine nude, bambini nudi, bambina nuda, violentare bambini, stuprare bambine,
    kinderseks, seks met kinderen, seks met een kind, seks met minderjarigen, naakte kinderen, naakte kleuters, kinderen neuken, kinderen verkrachten,
    dzieciece porno, porno dzieciece, pornografia dziecieca, dziecieca pornografia, porno z dziecmi, seks z dziecmi, seks z dzieckiem, seks z nieletnimi, nagie dzieci, gwalcic dzieci,
    детское порно, детская порнография, детскую порнографию, детское порево, секс с детьми, секс с ребенком, секс с малолетками, голые дети, голые девочки, голые мальчики, голая девочка, трахать детей, насиловать детей, порно с детьми, порно с малолетками,
    дитяче порно, дитяча порнографія, дитячу порнографію, секс з дітьми, секс з дитиною, голі діти, голі дівчатка, ґвалтувати дітей, гвалтувати дітей, порно з дітьми,
    cocuk pornosu, cocuk porno, cocuk pornografisi, cocuklarla seks, cocukla seks, ciplak cocuk, ciplak cocuklar, ciplak kiz cocugu, cocuk sikmek,
    اباحية الاطفال, اباحية اطفال, اباحيه الاطفال, بورنو اطفال, بورنو الاطفال, سكس اطفال, سكس الاطفال, جنس مع الاطفال, جنس مع اطفال, اطفال عراة, اغتصاب الاطفال ممتع, سكس مع طفلة, سكس مع طفل, نيك اطفال,
    चाइल्ड पोर्न, बाल पोर्न, बाल अश्लील, बच्चों के साथ सेक्स, बच्चे के साथ सेक्स, बच्ची के साथ सेक्स, नंगी बच्ची, नंगी बच्चियां, bacchon ke saath sex, bachon ke sath sex, bachchi ke saath sex, bachi ke sath sex, nangi bachi, nangi bacchi, bachon ka porn, bacchon ka porn,
    *児童ポルノ*, *ロリポルノ*, *幼女ポルノ*, *幼女レイプ*, *幼女とセックス*, *小学生とセックス*, *子供とセックス*, *子どもとセックス*, *児童とセックス*, *ロリセックス*, *ロリエロ*, *裸の幼女*, *幼女の裸*, *全裸の幼女*, *ロリコン*, *ショタコン*,
    *아동포르노*, *아동 포르노*, *아동음란물*, *아동 음란물*, *아동야동*, *아동 야동*, *어린이야동*, *로리야동*, *로리콘*, *쇼타콘*, *아이와 섹스*, *아이랑 섹스*, *어린이와 섹스*, *미성년자와 섹스*, *미성년자랑 섹스*, *초딩이랑 섹스*, *초등학생과 섹스*,
    *儿童色情*, *兒童色情*, *幼女色情*, *幼童色情*, *萝莉色情*, *蘿莉色情*, *萝莉控*, *蘿莉控*, *正太控*, *幼女性交*, *儿童性交*, *兒童性交*, *强奸幼女*, *強姦幼女*, *奸幼女*, *裸体儿童*, *裸體兒童*, *裸体幼女*, *裸體幼女*, *和小孩做爱*, *和小孩做愛*, *与儿童做爱*, *與兒童做愛*,
    porno anak, pornografi anak, bokep anak, bokep bocil, seks dengan anak, seks sama anak, seks dengan bocil, ngentot anak kecil, ngentot bocil, anak kecil telanjang, anak telanjang, bocil telanjang, perkosa anak
  `),
];

const SPANISH = lines(`
  sudaca, sudacas, negrata, negratas, maricon, maricones, maricona, mariconas, mariconazo, bujarron, bujarrones, bujarra, travelo, travelos, machupichu de mierda, panchito de mierda, panchitos de mierda, boliguayo*, cabecita negra, cabecitas negras, mogolico*, mogolica, mogolicas,
  moro de mierda, moros de mierda, mora de mierda, putos moros, puto moro, negro de mierda, negros de mierda, negra de mierda, puto negro de mierda, putos negros, puto negro, judio de mierda, judios de mierda, puto judio, putos judios, perro judio, cerdo judio, gitano de mierda, gitanos de mierda, puto gitano, putos gitanos,
  indio de mierda, indios de mierda, indio patarrajada, pata rajada, chino de mierda, chinos de mierda, puto chino de mierda, arabe de mierda, latino de mierda, moros fuera, moros no, muerte a los judios, maten a los judios, muerte a los moros, muerte a los negros, muerte a los gays, matar judios, matar negros, matar moros, matar gays, retrasado mental, retrasada mental, subnormal profundo, sidoso de mierda
`);

const PORTUGUESE = lines(`
  viado, viados, viadinho, viadinhos, viadao, viadagem, boiola, boiolas, baitola, baitolas, traveco, travecos, xibungo, paneleiro, paneleiros, paneleirote, sapatao de merda, bicha nojenta, bicha de merda,
  preto de merda, preta de merda, pretos de merda, preto sujo, preto nojento, negro de merda, negra de merda, negros de merda, negro sujo, negro nojento, negro fedido, macaco preto, macaca preta, crioulo de merda, crioulo safado, crioulada, judeu de merda, judeus de merda, judeu sujo, porco judeu, cigano de merda, ciganos de merda, nordestino de merda, nordestinos de merda, paraiba de merda, indio de merda, bugre sujo,
  monhe, monhes, zuca de merda, volta pra senzala, volta para a senzala, morte aos judeus, matem os judeus, morte aos pretos, morte aos negros, morte aos gays, matar judeus, matar pretos, matar viados, retardado mental, mongoloide de merda
`);

const FRENCH = lines(`
  =nègre, =nègres, =négresse, =négresses, =negresse, bougnoule*, bougnoul, bougnouls, bicots, =bicot, youpin, youpins, youpine, youpines, chinetoque*, chinetok, niakoue*, niakwe, niakwes, niaque, niaques, bamboula, bamboulas, crouille, crouilles, crouillat*, =négro, =négros, youtre, youtres, =pédé, =pédés, =pédéraste, =pédérastes,
  tarlouze*, tarlouse*, tafiole*, =gouine, =gouines, gouinasse*, travelo, travelos, negro de merde, sale negro, sales negros, sale negre, sales negres, sale noir, sales noirs, sale arabe, sales arabes, sale juif, sales juifs, sale juive, sales juives, sale pede, sales pedes, gros pede, pede de merde, sale gitan, sales gitans, sale rom, sales roms, sale chinois, sales chinois, sale bougn*, sale musulman, sales musulmans, sale blanc, sales blancs,
  juif de merde, juifs de merde, arabe de merde, arabes de merde, noir de merde, noirs de merde, gitan de merde, mort aux juifs, mort aux arabes, mort aux noirs, mort aux musulmans, mort aux pedes, tuer les juifs, tuez les juifs, tuer les arabes, gazer les juifs, sous hommes noirs, sidaique de merde, face de citron, bride de merde, yeux brides de merde
`);

const GERMAN = lines(`
  neger, negers, negern, negerin, negerinnen, negerlein, negerhure*, negerschwein*, negerschlampe*, negerpack, negersau, *bimboneger, drecksneger*, scheissneger*, kanake, kanaken, kanacke, kanacken, kanackisch*, drecksskanak*, scheisskanak*, dreckskanak*, kummelturke*, kuemmeltuerke*, schlitzauge*, schlitzaugig*, olauge, olaugen, polacke, polacken, polackenpack, *zigeunerpack*, *dreckszigeuner*, *scheisszigeuner*,
  judensau*, judenschwein*, saujude*, drecksjude*, scheissjude*, judenpack, judenfotze*, judenlummel*, judennase*, judenvergas*, vergast die juden, juden vergasen, juden ins gas, juden raus, tod den juden, tod allen juden, tote juden, totet juden, tod den moslems, tod den muslimen, auslander raus, turken raus, turkensau*, turkenschwein*, moslemsau*, moslemschwein*, moslempack, kameltreiberpack, itaker, itakern, spaghettifresser*, knoblauchfresser*, tschusch, tschuschen, kaffer, kaffern, nafri, nafris, asylantenpack, asylantenschwein*, reisfresser*, mozzarellafresser*,
  schwuchtel*, schwulensau*, schwulenschwein*, drecksschwuchtel*, scheissschwuchtel*, arschficker schwuchtel, kampflesbe*, spast, spasti, spastis, spasten, vollspast*, mongokind, mongokinder, behindertensau*, missgeburt behindert, rassenschande, rassenschander*, blut und ehre, untermensch*, herrenrasse, arbeit macht frei, endlosung jetzt, endlosung der judenfrage jetzt
`);

const ITALIAN = lines(`
  frocio, froci, frociaggine, ricchione, ricchioni, recchione, recchioni, culattone, culattoni, busone, busoni, terrone, terroni, terrona, terrone di merda, polentone di merda, negro di merda, negri di merda, negra di merda, sporco negro, sporchi negri, sporca negra, brutto negro, ebreo di merda, ebrei di merda, sporco ebreo, sporchi ebrei, sporca ebrea, giudeo di merda, sporco giudeo, zingaro di merda, zingari di merda, sporco zingaro, sporchi zingari, sporca zingara, marocchino di merda, marocchini di merda, sporco marocchino, arabo di merda, arabi di merda, cinese di merda, cinesi di merda, muso giallo, musi gialli, vucumpra, vu cumpra, negraccio, negracci, crucco di merda, albanese di merda, albanesi di merda, rumeno di merda, rumeni di merda,
  morte agli ebrei, a morte gli ebrei, ebrei al forno, ebrei ai forni, ebrei nei forni, morte ai negri, morte ai gay, morte ai musulmani, uccidere ebrei, bruciare gli ebrei, mongoloide di merda, handicappato di merda, trans di merda
`);

const DUTCH = lines(`
  neger, negers, negerin, negerinnen, nikker, nikkers, zandneger*, zwartjoekel*, roetmop*, bosneger hoer, kutneger*, kankerneger*, tyfusneger*, teringneger*, kutmarokkaan*, kutmarokkanen, kankermarokka*, tyfusmarokka*, teringmarokka*, kankerjood*, kankerjoden*, kutjood*, kutjoden, tyfusjood*, tyfusjoden, vuile jood, vuile joden, vieze jood, vieze joden, rotjood, rotjoden, kankerturk*, kutturk*, vuile turk, vuile turken, vieze turk, kankerhomo*, vuile homo, vieze homo, kutpool*, kankerpool*, spleetoog, spleetogen, spleetoogje*, poepchinees, poepchinezen, kutchinees, kankerchinees*, pindachinees, pinda chinees, geitenneuker*, kankerflikker*, vieze flikker, vuile flikker, vieze flikkers, vuile flikkers, teringflikker*, kontneuker*, kutbuitenlander*, kankermongool*, kankerlesb*, joden aan het gas, hamas hamas joden aan het gas, alle joden aan het gas, dood aan de joden, joden moeten dood, dood aan alle joden, dood aan moslims, kopvodd*
`);

const POLISH = lines(`
  czarnuch*, czarnuszysko, ciapaty, ciapaci, ciapatych, ciapak, ciapaki, ciapakow, ciapas*, zydokomun*, zydostwo, zydki, zydkow, zydlak*, zydzisko, zydzi do gazu, zydow do gazu, jebac zydow, jebac zyda, jebani zydzi, jebany zyd, smierc zydom, brudny zyd, brudni zydzi, zyd do gazu, kacap, kacapy, kacapow, kacapski*, kacapka, kacapstwo, szwab jebany, jebany szwab, pedaly do gazu, jebany pedal, jebane pedaly, jebac pedalow, brudny pedal, smierc pedalom, pedalstwo, pedzio, pedzie, ciota, cioty, cioto, ciotom, cwel pedal, zakaz pedalowania, pedalowania zakaz, brudny cygan, jebany cygan, jebani cyganie, jebac cyganow, cyganie do gazu, murzyni do gazu, jebany murzyn, brudny murzyn, brudas ciapaty, ukry do gazu, jebany ukrainiec, jebani ukraincy, jebac ukraincow, upadlina, upadlincy, upadliniec, biala sila
`);

const RUSSIAN = lines(`
  *ниггер*, *нигга*, *ниггир*, негритос*, черномаз*, черножоп*, *жопоглаз*, узкоглазые, узкоглазый, узкоглазых, узкоглазая, узкопленочн*, жид, жида, жиду, жиды, жидов, жидам, жидами, жидов бей, жидяр*, жидовк*, жидовск*, жидовин*, жидобандер*, жидомасон*, жидор*, *жидва, пархатый жид, пархатые, хохол, хохла, хохлу, хохлы, хохлам, хохлами, хохляндия, хохляндии, хохляцк*, хохлядск*, хохлуш*, хохлосвин*, свинохохл*, укропитек*, кацап, кацапа, кацапы, кацапов, кацапам, кацапск*, кацапня, кацапстан, москалей на ножи, москаляк*, русня, русню, русней, русне, свинорус*, чурки, чурок, чурка, чурке, чуркам, чурками, чуркобес*, чуркестан*, чучмек*, хачи, хачей, хачам, хачами, хач, хачик вонючий, хачики, хачиков, азеры, азеров, азерам, армяшка, армяшки, армяшек, косорылы*, лугандон*, пиндос*, пендос*, талибанутый чурка,
  пидор*, пидар*, пидорас*, педрил*, пидрил*, пидарас*, *пидорас*, педики, педиков, педикам, педик, гомик, гомики, гомиков, гомосек, гомосеки, гомосеков, лесбух*, трансуха, трансухи, жидовская морда, смерть жидам, бей жидов, смерть евреям, смерть хохлам, смерть кацапам, смерть чуркам, смерть неграм, смерть русским, убивать евреев, убей еврея, евреев в газ, евреев в печь, россия для русских, белая раса превыше всего, унтерменш*, черножопые
`);

const UKRAINIAN = lines(`
  *ніггер*, *нігга*, чорномазий, чорномазі, чорномазих, чорномаза, чорножоп*, вузькоглазі, вузькоглазий, жиди, жидів, жидам, жидами, жидівськ*, жидівк*, жидовськ*, жидовн*, кацапи, кацапів, кацапам, кацапськ*, кацапня, кацапію, москалі, москалів, москалям, москалями, москалі, москаляка, москаляку, на ножі, москалів на ножі, русні, руснявий, русняві, русняв*, свинособак*, підар, підари, підарів, підарас*, підор, підори, підорів, підорас*, педики, педиків, гомосік*, хачі, хачів, чурки, чурок, азери, смерть жидам, смерть москалям, смерть ляхам, ляхів на ножі, бий жидів
`).filter((word) => word !== 'на ножі');

const TURKISH = lines(`
  ibne, ibneler, ibnenin, ibneye, ibneyi, ibnelik, =kıro, =kırolar, ermeni dolu, ermeni dolleri, ermeni pici, ermeni picleri, ermeni tohumu, ermeni kopegi, yahudi pici, yahudi kopegi, yahudi dolu, yahudi tohumu, rum dolu, rum pici, rum tohumu, kurt kopegi seni, kurt pici, kurt pici seni, kurt dolu, pis kurt, pis kurtler, pis ermeni, pis ermeniler, pis yahudi, pis yahudiler, pis cingene, pis cingeneler, pis zenci, pis zenciler, pis arap, pis araplar, pis alevi, pis aleviler, pis suriyeli, pis suriyeliler, arap kopegi, arap kopekleri, suriyeli kopek, cingene kopegi, yahudilere olum, ermenilere olum, kurtlere olum, yahudilerin hepsini oldurun, zenci kopek, kopek zenci, gavur pici, gavur tohumu, top ibne, gotveren ibne, mum sondu alevi
`);

const ARABIC = lines(`
  زنجي, زنوج, الزنوج, الزنجي, عبيد سود, عبد اسود قذر, عبيد افارقة, لوطي, اللوطي, لوطيين, اللوطيين, لواطي, خولات, الخولات, مخنث, المخنث, مخنثين, المخنثين, روافض, الروافض, الرافضة, نواصب, النواصب, نصيرية كفار, ابناء القردة, احفاد القردة, ابناء القردة والخنازير, احفاد القردة والخنازير, اخوان القردة والخنازير, ابن اليهودية, يا ابن اليهودية, كلب يهودي, يهودي كلب, يهود كلاب, اليهود كلاب, يهودي قذر, خنزير يهودي, الموت لليهود, اقتلوا اليهود, اقتل اليهود, اقتلوا المسيحيين, اقتلوا الشيعة, الموت للشيعة, الموت للنصارى, عباد الصليب, عبدة الصليب, نصراني كلب, نصارى كلاب, خنازير النصارى, الاكراد كلاب, كردي كلب, سود عبيد, عبد اسود, يا عبد يا اسود, نوري حقير, غجري قذر
`);

const HINDI = lines(`
  चमार, चमारों, चमारिन, भंगी, भंगियों, चूहड़ा, चुहड़ा, भीमटा, भीमटे, कटुआ, कटुए, कटुओं, कटुवा, कटुवे, कटल्ला, कटल्ले, मुल्ले काटो, मुल्लों को मारो, सुल्ला, सुल्ले, सुल्लों, हिजड़ा, हिजड़े, हिजड़ों, छक्का साला, छक्के साले, हब्शी, हब्शियों, चिंकी, चिंकियों, नीच जात, नीच जाति का, नीची जात, मलेच्छ, म्लेच्छ साले, रंडवा मुल्ला, कालू हब्शी, मुसलमानों को मारो, मुसलमानों को काटो, हिंदुओं को मारो, हिन्दुओं को मारो, हिंदुओं को काटो, दलितों को मारो, सिखों को मारो,
  chamaar, chamaaro, chamaaron, chamar saala, saala chamar, saale chamar, bhangi, bhangiyo, bhangiyon, chuhra, chuhda, bhimta, bhimte, bheemta, bheemte, katua, katue, katuo, katuon, katuye, katwe saale, katalle, sulla saala, saale sulle, mulle kato, mullo ko maro, hijda, hijde, hijdo, hijdon, hijra saala, chhakka saala, saala chhakka, habshi, habshiyo, chinki, chinkis, kaalu habshi, neech jaat, neech jat, neech jati, malechh, malechha, musalmano ko maro, muslimo ko maro, muslimon ko maro, muslimo ko kato, hinduo ko maro, hinduon ko maro, dalito ko maro, sikho ko maro, rice bag convert
`);

const JAPANESE = lines(`
  *チョン公*, *チョンコ*, *ちょん公*, *バカチョン*, *ばかチョン*, *馬鹿チョン*, *チョッパリ*, *鮮人*, *センジン野郎*, *支那*, *シナ人*, *しな人*, *シナチク野郎*, *チャンコロ*, *ちゃんころ*, *毛唐*, *ケトウ*, *ジャップ*, *黒んぼ*, *黒ンボ*, *クロンボ*, *くろんぼ*, *ニガー野郎*, *ニグロ*, *ニガー*, *穢多*, *エタヒニン*, *えたひにん*, *えた非人*, *エタ非人*, *ガイジ*, *ロスケ野郎*, *露助*, *ユダ公*, *ユダヤの豚*, *ユダヤ人を殺せ*, *朝鮮人を殺せ*, *韓国人を殺せ*, *中国人を殺せ*, *在日を殺せ*, *朝鮮人死ね*, *韓国人死ね*, *中国人死ね*, *在日死ね*, *朝鮮人は死ね*, *韓国人は死ね*, *在日は死ね*, *ゴキブリ朝鮮人*, *ゴキブリ在日*, *ゴキブリ韓国人*, *ホモ野郎*, *オカマ野郎*, *おかま野郎*, *レズ女死ね*, *三国人*, *アイヌ死ね*
`);

const KOREAN = lines(`
  *쪽발이*, *쪽바리*, *쪽빠리*, *쪽팔이*, *짱깨*, *짱개*, *짱꼴라*, *짱꼴*, *짱게*, *떼놈*, *뙈놈*, *왜놈*, *깜둥이*, *껌둥이*, *깜딩이*, *똥남아*, *똥꼬충*, *똥꾸충*, *조센징*, *니그로*, *전라디언*, *전라도 홍어*, *홍어새끼*, *홍어족*, *절라디언*, *개쌍도*, *경상디언*, *흉노족 새끼*, *개슬람*, *이슬람 새끼*, *유대인 새끼*, *흑인 새끼*, *중국인 새끼*, *일본인 새끼*, *조선족 새끼*, *호모새끼*, *호모 새끼*, *게이새끼*, *게이 새끼*, *게이충*, *젠신병자*, *맘충*, *한남충*, *김치녀*, *된장녀*, *유대인을 죽*, *유대인 죽어*, *무슬림을 죽*, *흑인을 죽*, *조선족을 죽*, *중국인을 죽*, *일본인을 죽*, *애자새끼*, *장애새끼*, *장애인 새끼*, *장애인새끼*
`);

const CHINESE = lines(`
  *支那*, *支畜*, *小日本*, *日本鬼子*, *倭奴*, *倭狗*, *日杂*, *鬼子去死*, *高丽棒子*, *高麗棒子*, *韩国棒子*, *韓國棒子*, *韩棒子*, *棒子国*, *黑鬼*, *尼哥*, *尼格罗*, *尼格羅*, *黑奴去死*, *黑猴子*, *印度阿三*, *死阿三*, *死基佬*, *死同性恋*, *死同性戀*, *死玻璃*, *死变态基*, *死人妖*, *台巴子*, *臺巴子*, *呆湾*, *呆灣*, *湾湾去死*, *白皮猪*, *白皮豬*, *黄皮猪*, *死穆斯林*, *穆畜*, *绿畜*, *杀光穆斯林*, *杀光回族*, *回回猪*, *犹太猪*, *猶太豬*, *犹太狗*, *猶太狗*, *杀光犹太人*, *殺光猶太人*, *杀死犹太人*, *杀光日本人*, *殺光日本人*, *杀光黑人*, *殺光黑人*, *杀光中国人*, *殺光中國人*, *南蛮子*, *东亚病夫*, *東亞病夫*, *蝗虫大陆人*, *死残废*, *死殘廢*, *残废狗*, *藏独狗*, *死维族*, *河南狗*
`);

const INDONESIAN = lines(`
  cina babi, cina anjing, cina kafir, dasar cina, ganyang cina, usir cina, bantai cina, bunuh cina, bunuh orang cina, cina keparat, cina bangsat, cokin, cokin babi, aseng, aseng babi, monyet papua, papua monyet, papua anjing, hitam babi, keling babi, keling busuk, =banci, banci kaleng, bencong, bencongs, maho menjijikkan, dasar maho, homo babi, yahudi babi, yahudi anjing, yahudi laknat, bunuh yahudi, bunuh orang yahudi, bantai yahudi, kristen babi, kristen anjing, islam babi, islam anjing, bunuh kristen, bunuh orang kristen, bunuh muslim, negro babi, idiot papua, bunuh papua, dasar papua, dasar banci
`);

/** Found in everyday words as well: those are among ALLOWED_WORDS. */
export const REFUSED_WORDS: readonly string[] = [
  ...new Set([
    ...[...ENGLISH, ...HATE, ...MINORS, ...SPANISH, ...PORTUGUESE, ...FRENCH, ...GERMAN, ...ITALIAN, ...DUTCH, ...POLISH],
    ...[...RUSSIAN, ...UKRAINIAN, ...TURKISH, ...ARABIC, ...HINDI, ...JAPANESE, ...KOREAN, ...CHINESE, ...INDONESIAN],
  ]),
];

/** What contains a refused word and is none. */
export const ALLOWED_WORDS: readonly string[] = lines(`
  *snigger*, *niggard*, reniggl*, faggoting, faggots and gravy, faggots and peas, faggots with peas, faggots in gravy, faggot of herbs, faggots of wood, faggot of wood, fag end, fag ends, fag packet, fag packets, fag break, fag ash, fag butt, fag butts,
  chink in, chinks in, chink of light, chinks of light, chink of glasses, chink of coins, chinks between, chink between, chink and clink, spic and span, spic n span, spic amp span, spick and span, spick n span, spick span, spic span,
  maine coon, maine coons, coon cat, coon cats, coon hound, coon hounds, coonhound*, carrie coon, chris coons, coon rapids, coon dog, coons age, coon's age, coon valley, coon creek, honky tonk*, honky chateau, honkytonk*,
  faq, faqs, *whittler*, =spić, =śpik, hitleri*, hitlery*, hitlerow*, hitlerjugend*, hitlerdeutsch*, hitlerregi*, hitler duitsland, anti hitler, antihitler*, antyhitler*, neohitler*, гитлеровц*, гитлеровск*, гитлеровец*, гитлеризм*, гітлерівс*, гітлерівц*, гітлерівец*, гітлерівк*, гітлеризм*, гітлер югенд, négro africain, négro africaine, négro africains, négro africaines, doo wop, doo wops, do wop, doowop*, wop bop, bop a lula wop, wop bam, wop bam boom, wop doo, kaffir lime, kaffir limes, kaffir lime leaf, kaffir lily, injun joe, honest injun, yid army, habshi halwa, chinki yadav, chinki minki,
  kike hernandez, kike garcia, kike perez, kike barja, kike salas, kike sola, kike setien, kike cassina, kike lopez, kike burgos, enrique kike, kike saverio, banci penduduk, banci malaysia, bancian, ,
  retarded potential, retarded potentials, retarded time, retarded growth, retarded ignition, retarded timing, fire retarded, spark retarded, flame retarded, growth retarded, 
  hitlerjunge salomon, als hitler das rosa kaninchen stahl, when hitler stole pink rabbit,
  хохлов, хохлома, хохломск*, кацапетовк*, русняк*, русняч*,
  *印度支那*, *支那そば*, *支那蕎麦*, *支那竹*, *支那事変*, *東支那海*, *南支那海*, *交趾支那*, *朝鮮人*, *北朝鮮人*, *ガイジン*, *ガイジュ*, *尼哥底母*, *尼哥拉*, *ニガーウ*, *ガイジェ*, *ナガイジ*, *タガイジ*, *チガイジ*, *ガイジョ*, *ガイジル*,
  la ciotat
`);
