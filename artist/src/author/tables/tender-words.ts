/**
 * Words of which no joke is made, in the languages that people wish in, without accents. `word*` is how one begins, `=word` is one
 * only where nothing else is said: a war, but no star wars.
 */
export const TENDER_WORDS = {
  /** What a lore does not speak of at all. */
  grave: `
    سرطان, מחלת הסרטן, חולה סרטן, חולת סרטן, סרטן השד, עם סרטן, יש לו סרטן, יש לה סרטן, больной раком, больная раком, рак груди, рак легких, болеет раком, mit krebs, hat krebs, krebskrank*, brustkrebs*, lungenkrebs*, chory na raka, chora na raka, rwanda 1994, 黑鬼, gantung diri, хочет умереть, 死にたい, quiere morir, kills his wife, kills her husband,
    done with life, tired of life, tired of living, enough of life, end of his rope, end of her rope, end of its rope, end of my rope, ground zero, stalingrad, omaha beach, srebrenica*, robben island, goree island, end of life,
    child marriage*, forced marriage*, honor kill*, honour kill*, mercy kill*, drive by shoot*, mafia kill*, gang kill*, contract kill*, hanged, nuclear bomb*, atom bomb*, atomic bomb*, nuclear missile*, atombombe*, bombe atomique, bomba atomica,
    blackface, zwarte piet, midget*, cripple*, krüppel, spastic, covid*, corona virus, coronavirus, =coma, =stroke, kinderehe*, ehrenmord*, شهيد, 原爆, 核兵器,
    whore*, hooker*, puta, putas, hure, huren, nutte*, pute, putes, bicha, bichas, maricon*, crackhead*, puttan*, kurwa*, шлюх*,
    massacre*, genocid*, holocaust*, shoah, ethnic cleansing, slavery, slave, slaves, enslave*, lynching*, lynched, lynch mob, rape, rapes, raped, raping, rapist*,
    molest*, sexual assault, sexual abuse, sexual harass*, child abuse, child porn*, pedophil*, paedophil*, incest*, domestic violence, domestic abuse, =abuse, abused, abuser*,
    suicid*, self harm*, selfharm*, cutting herself, cutting himself, cutting itself, cutting myself, cut myself, cuts myself, cuts herself, cuts himself, cut herself, cut himself, cut my wrist*, cut her wrist*, cut his wrist*, cuts her wrist*, cuts his wrist*, cut my arms, hurt myself, hurts herself, hurts himself, starve myself, starves herself, starves himself, starving myself, starving herself, starving himself, touched the child*, touched the boy*, touched the girl*, touched a child, touched a boy, touched a girl, touched children, touched me, touches children, shot the child*, shot a child, shot children, hospital is dying, people are dying, children are dying, everyone is dying, baby i lost, i lost my baby, lost my baby, lost her baby, lost the baby, lost our baby, baby we lost, hanging himself, hanging herself, hang myself, kill myself,
    killing himself, killing herself, killing itself, kills himself, kills herself, kills itself, wants to die, wanna die, wants to kill, terrorist*, terrorism*, terror attack*, =terror,
    car bomb*, bombing*, nail bomb, traffick*, torture*, torturing, waterboard*, abortion*, miscarriage*, stillborn, stillbirth*, infanticid*, femicid*,
    cancer, cancers, cancerous, tumor*, tumour*, leukemi*, leukaemi*, chemotherapy, =aids, hiv, overdos*, school shoot*, mass shoot*, shootings, shooting spree, shooting people,
    shooting children, shooting up, =shooting, active shooter, gunman, gun violence, murder*, manslaughter, homicid*, serial kill*, killing people, kills people, killing children, killing spree,
    =killing, behead*, decapitat*, death penalty, death row, electric chair, euthanas*, stalking, stalker*, stalked, kidnap*, hostage*, hijack*,
    plane crash, =war, =wars, world war*, civil war*, war crime*, war criminal*, nuclear war, atomic war, war victim*, warzone, war zone, 9 11, nine eleven, september 11, nazi, nazis, nazism*, nazist*,
    neonazi*, hitler*, himmler, goebbels, mengele, swastika*, kkk, ku klux, concentration camp*, death camp*, gas chamber*, auschwitz*, gulag*, apartheid, hate crime*, racist*,
    racism, white power, white suprem*, antisemit*, anti semit*, homophob*, islamophob*, transphob*, fascis*, al qaeda, taliban, jihad*, bin laden, famine,
    starving children, child soldier*, child lab*, human sacrifice, necrophil*, bestiality, zoophil*, mass grave*, atrocit*, pogrom*, police brutality, drone strike*, air strike*,
    airstrike*, hiroshima, nagasaki, dead baby, dead babies, dead child*, =execution, executions, crucifixion, genital mutilation, heroin, cocaine, crystal meth, meth, fentanyl, crack cocaine, nigger*, nigga*, faggot*, kike, kikes, chink, tranny, retard, retarded, retards, krebskrank*, brustkrebs, lungenkrebs, kokain, cocaina, heroina, heroine addict, кокаин, героин, fgm, human traffic*,
    massaker, volkermord, sklaverei, sklave, sklaven, vergewaltig*, kindesmissbrauch, missbrauch, selbstmord*, suizid*, selbstverletz*, terroranschlag, folter*, abtreibung*,
    fehlgeburt, hirntumor, uberdosis, amoklauf, amoklaufer, mord, morder*, geisel*, =krieg, weltkrieg*, kriegsverbrech*, menschenhandel, konzentrationslager, hinrichtung*, hungersnot, rassis*, ritzen,
    esclavage, esclave*, viol, violeur*, =violer, inceste, pedocrimin*, automutilation, attentat*, avortement, avorter, fausse couche, surdose, fusillade*, tuerie*, meurtre*, meurtrier*,
    assassinat, assassinio, otage*, =guerre, guerre mondiale, guerre civile, crime de guerre, crimes de guerre, traite des, camp de concentration, chambre a gaz, raciste*, racisme,
    masacre*, genocidio*, esclavitud, esclavo*, esclava*, violacion*, violador*, violada, abuso sexual, abuso infantil, autolesion*, atentado*, trata de personas, tortura*, torturar, aborto*, abortar,
    sobredosis, tiroteo*, asesin*, homicidio*, =guerra, guerra mundial, guerra civil, crimen de guerra, secuestr*, rehen*, racismo, racista*, campo de concentracion, hambruna,
    massacro*, schiavitu, schiavo, schiava, schiavi, stupro, stupri, stuprat*, pedofil*, tratta di, cancro, omicid*, sparatoria*, strage, stragi, guerra mondiale, crimini di guerra,
    ostaggi*, razzis*, campo di concentramento, overdose, violenza domestica, femminicid*,
    escravidao, escravo*, escrava*, estupro*, estuprador*, automutilacao, trafico de pessoas, homicidio, tiroteio*, refens, crimes de guerra, terrorismo, massacres,
    bloedbad, volkerenmoord, slavernij, slaaf, verkrachting*, kindermisbruik, zelfmoord*, zelfbeschadiging, aanslag*, mensenhandel, marteling*, kanker, schietpartij*, moord*, =oorlog, wereldoorlog*, oorlogsmisdad*, gijzel*,
    masakr*, ludobojstw*, niewolnictw*, niewolnik*, gwalt*, samobojstw*, samookalecz*, zamach*, tortur*, aborcja*, aborcj*, nowotwor*, strzelanin*, morderstw*, morderc*, =wojna, wojna swiatowa, zbrodni*, zakladnik*,
    handel ludzmi, przedawkowan*, folkmord, slaveri, valdtakt*, sjalvmord*, voldtekt*, selvmord*, tortyr, abort, skolskjut*, =krig, varldskrig*, gidsel*, joukkomurha*, kansanmurha*, orjuus, raiskaus, itsemurha*, kidutus, abortti, syopa, =sota,
    genocida, otroctvi, znasilneni*, sebevrazd*, muceni, potrat*, rakovina, vrazd*, =valka, nepirtas, rabszolga*, =eroszak, ongyilkos*, kinzas, abortusz, gyilkos*, =haboru, genocid, sclavie, sinucid*, avort, crima, =razboi,
    katliam*, soykirim*, kolelik, kole, tecavuz*, intihar*, iskence*, kurtaj, kanser*, cinayet*, =savas, rehine*,
    резня, геноцид*, холокост*, рабств*, раб, рабы, изнасилован*, насильник*, самоубий*, суицид*, теракт*, террор*, пытк*, аборт*, рак мозга, онкологи*, передоз*, стрельба в школе, убийств*, убийц*, =война, заложник*, фашис*, нацис*, расис*,
    різанин*, рабство, згвалтуван*, самогубств*, тортур*, вбивств*, вбивц*, =війна, геноцидът, изнасилване, самоубийств*, робство, убийство,
    σφαγη, γενοκτονι*, δουλεια σκλαβων, σκλαβια, βιασμ*, αυτοκτονι*, τρομοκρ*, βασανιστηρι*, εκτρωση, καρκινο*, δολοφον*, =πολεμος,
    مذبحة, مجزرة, إبادة, عبودية, اغتصاب, انتحار, إرهاب, تعذيب, إجهاض, سرطان, قتل, حرب, רצח, שואה, עבדות, אונס, התאבדות, טרור, עינויים, הפלה, סרטן הדם, מלחמה, מחבל,
    नरसंहार, हत्या, गुलामी, बलात्कार, आत्महत्या, आतंकवाद, यातना, गर्भपात, कैंसर, युद्ध, कत्ल,
    虐殺, 大量殺人, 奴隷, レイプ, 強姦, 自殺, 自傷, リストカット, テロ, 拷問, 中絶, 癌, がん患者, 殺人, 戦争, 人質, 銃乱射, 大屠杀, 屠杀, 种族灭绝, 奴隶, 强奸, 自杀, 自残, 恐怖主义, 恐怖分子, 酷刑, 堕胎, 癌症, 谋杀, 战争, 枪击, 大屠殺, 戰爭,
    학살, 노예, 강간, 자살, 자해, 테러, 고문, 낙태, 암 환자, 살인, 전쟁, 인질, 총기난사,
    pembantaian, genosida, perbudakan, pemerkosaan, bunuh diri, terorisme, penyiksaan, aborsi, pembunuhan, =perang, tham sat, diet chung, hiep dam, khung bo, tra tan, pha thai, ung thu, giet nguoi, =chien tranh,
    ฆ่าตัวตาย, ข่มขืน, ฆาตกรรม, สงคราม, มะเร็ง, ทำแท้ง, ก่อการร้าย, کشتار, خودکشی, تجاوز, شکنجه, جنگ`,

  /** What people are or believe. */
  plain: `
    wailing wall, western wall, klagemauer,
    =turk, =turks, =german, =germans, =brit, =brits, =scot, =swede, =dane, =finn, =spaniard, =frenchman, =englishman, =irishman, =mexicans, =russians, =americans, =italians, =indians, =gaijin, evangelico*, menopaus*, pregnan*, schwangerschaft, חרדי, חרדים, 妊娠, 怀孕,
    muslim*, moslem*, islam, islamic, jew, jews, jewish, jewess, judaism, christian, christians, christianity, catholic*, protestant*, orthodox, baptist, evangelical*, mormon*, hindu*, sikh*, buddhis*, jain,
    jainism, shia, sunni, sufi, amish, quaker*, jehovah*, atheis*, agnostic*, zoroastrian*, bahai, religious, hijab*, hijabi, niqab*, burka*, burqa*, kippah, yarmulke, turban*,
    gay, gays, lesbian*, bisexual*, homosexual*, heterosexual*, pansexual*, asexual*, trans, transgender*, transsexual*, transwoman, transman, trans woman, trans man, nonbinary, non binary, enby, genderfluid, genderqueer, intersex, queer*, lgbt*, drag queen*,
    same sex, two moms, two dads, black woman, black man, black women, black men, black people, black person, black girl, black boy, black guy, black lady, white people, white man, white woman, brown people, =asian, asians, =african, africans, african american, afro american,
    latino*, latina*, latinx, hispanic*, =arab, arabs, arabic man, arab man, gypsy, gypsies, romani, roma people, sinti, native american*, american indian, indigenous, aboriginal*, inuit, eskimo*, maori, kurd, kurds, kurdish, palestinian*, israeli*, mixed race, biracial,
    half black, half asian, person of color, people of color, bame, immigrant*, migrant*, refugee*, asylum seeker*, foreigner*, undocumented,
    =fat, =obese, =overweight, =underweight, obese, obesity, anorex*, dwarfism, =pregnant,
    musulman*, mussulman*, muselman*, mohammedan*, moslim*, muzulman*, muzulm*, muculman*, musliman*, musluman*, mussulmano, mussulmana, jude, juden, judisch*, judin, juif*, juive*, judio*, judia*, judeu*, judia, judaismo, ebreo, ebrea, ebrei, ebraic*, joods*, jood, zyd, zydowk*, zydowsk*, jodisk*,
    zid, zidovk*, zsido*, evreu*, yahudi*, juutalai*, christ, chretien*, cristian*, cristao*, crista, christlich*, katholi*, katoli*, catoli*, cattolic*, evangelisch*, hinduis*, bouddhis*, budis*, atheist*, athee, ateo, atea, ateu, kristen*, hristiyan*,
    schwul*, lesbisch*, lesbe*, lesbien*, lesbica, lesbiche, lesbijk*, lesbisk*, transgenre, transsexuel*, transexual*, transessual*, travesti, homosexuel*, omosessual*, gej, homoseksual*, bisexuel*, bisessual*, escinsel, lezbiyen*, homo, nicht binar,
    auslander*, fluchtling*, geflucht*, zigeuner*, tzigane*, gitan*, refugie*, immigre*, etranger, refugiad*, inmigrante*, imigrante*, extranjero*, rifugiat*, immigrat*, profug*, zingar*, vluchteling*, uchodzc*, imigrant*, cygan*, flykting*, flygtning*, uprchlik*, menekult*, refugiat*, multeci*, gocmen*, siyahi,
    schwarze frau, schwarzer mann, femme noire, homme noir, mujer negra, hombre negro, =dick, =fett, =gros, =grosse, =gordo, =gorda, =grasso, =grassa, =obeso, =obesa, =ubergewichtig, =dikke, =gruby, =gruba, =schwanger, =enceinte, =embarazada, =incinta, =gravida,
    мусульман*, евре*, иуде*, христиан*, православн*, католи*, буддис*, атеист*, гей, лесбиян*, трансгендер*, бисексуал*, беженец, беженц*, беженк*, мигрант*, цыган*, =толстый, =толстая, євре*, біженець, біженц*, бежанец, евреин, мюсюлман*, циган*,
    μουσουλμαν*, εβραι*, χριστιαν*, ομοφυλοφιλ*, λεσβια, προσφυγ*, μεταναστ*, τσιγγαν*,
    مسلم, مسلمة, يهودي, مسيحي, لاجئ, مهاجر, مثلي, محجبة, מוסלמי, יהודי, נוצרי, פליט, הומו, לסבית, טרנס, דתי, मुस्लिम, मुसलमान, हिंदू, यहूदी, ईसाई, सिख, समलैंगिक, शरणार्थी,
    イスラム, ムスリム, ユダヤ, キリスト教, 仏教徒, ゲイ, レズビアン, 同性愛, トランスジェンダー, 難民, 移民, 外国人, 黒人, 穆斯林, 犹太, 基督徒, 佛教徒, 同性恋, 跨性别, 难民, 黑人, 무슬림, 유대인, 기독교인, 불교 신자, 게이, 레즈비언, 동성애, 트랜스젠더, 난민, 흑인, 이민자,
    yahudi, kristen, pengungsi, hoi giao, do thai, dong tinh, nguoi chuyen gioi, ti nan, มุสลิม, ยิว, เกย์, ผู้ลี้ภัย, مسلمان, یهودی, پناهنده`,

  /** What people live with. */
  lived: `
    in therapy, trauma dump*, =vertigo, thinks he is dying, thinks she is dying, thinks it is dying,
    coma patient*, hospice*, terminal illness, كفيف,
    disabled, disability, disabilities, handicap*, deaf, deafness, =blind, blind man, blind woman, blind girl, blind boy, blindness, legally blind, mute, =paralyzed, =paralysed, paralys*, paraplegic*, quadriplegic*, tetraplegic*, amputee*, amputat*, one legged, one armed, wheelchair*,
    with hearing aid*, with a hearing aid*, wears hearing aid*, wears a hearing aid*, wearing hearing aid*, wearing a hearing aid*, has hearing aid*, has a hearing aid*, needs a hearing aid*, prosthetic*, crutches, white cane, autism, autistic*, asperger*, adhd, dyslexi*, dyspraxi*, down syndrome, downs syndrome, down s syndrome, trisomy*, cerebral palsy, tourette*, epilep*, bipolar, schizophren*, psychotic, psychosis, depress*, anxiety disorder, panic disorder, ptsd, ocd,
    dementia, alzheimer*, parkinson*, multiple sclerosis, muscular dystrophy, diabet*, cystic fibrosis, lupus, crohn*, endometriosis, =albino, albinism, vitiligo, alopecia, cleft lip, stutter*, stroke survivor, terminally ill, chronically ill, mentally ill, mental illness, learning disab*, special needs,
    intellectually disab*, burn victim, bulimi*, eating disorder, borderline, infertile, infertility,
    behindert*, behinderung*, taub, gehorlos*, =blinde, blinder, =stumm, gelahmt*, querschnitt*, rollstuhl*, autist, autistin, autistisch*, epilepti*, depressiv*, demenz*, dement, demente, dementia, diabetik*, horgerat*, zuckerkrank*, handicape*, sourd, sourde, =aveugle, aveugle*, =muet, =muette, fauteuil roulant, autisme, epilepsie, trisomi*, malvoyant*, malentendant*,
    discapacita*, sordo, sorda, sordomud*, ciego, ciega, =mudo, =muda, silla de ruedas, autismo, epilepsia, diabetic*, demencia, depresion, disabil*, =cieco, =cieca, non vedente, sedia a rotelle, carrozzina, demenza, surdo, surda, =cego, =cega, cadeira de rodas, cadeirante, gehandicapt*, doof, rolstoel*, =niepelnospr*, niepelnospr*,
    niewidom*, =gluchy, =glucha, wozek inwalidzki, padaczk*, depresj*, cukrzyc*, autyz*, rullstol*, korestol*, rullestol*, dov, funktionsneds*, vammainen, kuuro, =sokea, pyoratuoli*, invalid*, =slepy, =hluchy, vozickar*, =vak, =siket, fogyatekos*, kerekesszek*, =orb, =surd, scaun cu rotile, engelli*, sagir, =kor, tekerlekli sandalye, otizm*, otistik,
    инвалид*, глух*, =слепой, =слепая, немой, коляск*, аутиз*, аутист*, эпилепс*, депресси*, деменци*, диабет*, шизофрен*, інвалід*, сліпий, глухий, αναπηρ*, κωφ*, τυφλ*, αυτισ*, معاق, أصم, أعمى, كرسي متحرك, توحد, נכה, חירש, עיוור, אוטיס, כיסא גלגלים, विकलांग, बहरा, अंधा, व्हीलचेयर, ऑटिज्म,
    障害者, 障がい, 聾, 盲目, 車椅子, 車いす, 自閉症, うつ病, 認知症, 糖尿病, てんかん, 残疾, 聋, 盲人, 轮椅, 自闭症, 抑郁症, 장애인, 청각장애, 시각장애, 휠체어, 자폐, 우울증, 치매, 당뇨, difabel, cacat, orang tuli, tunarungu, =buta, kursi roda, autis, khuyet tat, xe lan, tu ky, คนพิการ, หูหนวก, ตาบอด, รถเข็นคนพิการ`,

  /** Holy days and fasts. */
  feast: `
    ramadan*, ramazan, ramadhan, eid, eid al*, hanukkah, chanukah, hannukah, chanukka, hanouk*, januca, passover, pesach, yom kippur, jom kippur, rosh hashanah, sukkot, shavuot, purim, shabbat, sabbath, diwali, deepavali, holi, navaratri, navratri, vesak, ashura, nowruz, =lent, fasting, good friday, karfreitag, ash wednesday, aschermittwoch, holy week, semana santa, corpus christi,
    pentecost, all souls, all saints, allerheiligen, toussaint, day of the dead, dia de los muertos, dia de muertos, hajj, umrah, bar mitzvah, bat mitzvah, first communion, erstkommunion, communion, baptism, christening, pilgrimage, fastenzeit, fasten, careme, cuaresma, quaresima, quaresma, zuckerfest, opferfest, bayram*, kurban*, wielki post, wielki piatek, vendredi saint, viernes santo, venerdi santo,
    рамадан*, ханука, песах, йом кипур, великий пост, курбан*, ураза*, пасха, ραμαζανι, σαρακοστη, رمضان, عيد, حج, חנוכה, פסח, יום כיפור, שבת, פורים, ראש השנה, रमजान, दिवाली, ईद, होली, नवरात्रि, ラマダン, 断食, ハヌカ, 斋月, 开斋节, 光明节, 라마단, 하누카, puasa, lebaran, idul fitri, idul adha, le phat dan, รอมฎอน`,

  /** Whom life, the law or a vow has made what they are: it is no trade. */
  people: `
    victim*, survivor*, prisoner*, inmate*, convict, convicts, criminal*, felon*, drug dealer*, drug lord*, =addict, =addicts, drug addict*, heroin addict*, junkie*, alcoholic*, homeless*, beggar*, orphan*, martyr*, psychopath*, sociopath*, dictator*, prostitute*, sex worker*, stripper*, escort girl, pimp, pimps, porn star*, pornstar*,
    rabbi, rabbis, imam*, nun, nuns, priest*, pope, popes, monk, monks, bishop*, =pastor, =pastors, vicar, friar*, mullah*, ayatollah*, dalai lama, deacon*, missionary, missionaries, prophet*, jesus*, allah, muhammad, mohammed, buddha*, virgin mary, veteran*, сирот*, waise, waisen, waisenkind*, orphelin*, huerfan*, orfan*, orfao, sierot*, yetim, widow, widower, untouchable*,
    opfer, haftling*, gefangene*, verbrecher*, drogendealer*, suchtig*, drogensuchtig*, obdachlos*, bettler*, prostituierte*, rabbiner, nonne, nonnen, priester*, papst, monch*, bischof, pfarrer*, victime*, prisonnier*, criminel*, drogue, droguee, toxicoman*, sans abri, sdf, mendiant*, prostituee*, rabbin, religieuse, pretre*, pape, moine*, eveque,
    victima*, prisioner*, preso, presa, narco*, narcotraficant*, drogadict*, mendigo*, prostituta*, rabino*, monja*, sacerdote*, el papa, =cura, monje*, obispo, vittim*, prigionier*, carcerat*, spacciator*, tossic*, senzatetto, rabbino, suora, suore, =prete, preti, frate, vescovo, viciado, drogado, freira*, =monge, bispo,
    slachtoffer*, gevangene*, verslaafde*, dakloze*, prostituee, rabbijn, de paus, monnik*, ofiar*, wiezien, wiezniow*, narkoman*, bezdomn*, prostytutk*, rabin, zakonnic*, ksiadz, papiez, mnich*, uhri, vangi, narkomaani, nunna, prast, prest, jeptisk*, knez, apaca, =pap, calugarit*, preot*, mahkum*, fahise*, haham, rahibe, papaz,
    жертв*, заключенн*, преступник*, наркоман*, бездомн*, бомж*, проститутк*, раввин*, монах*, священник*, папа римский, имам*, ζητιαν*, πορνη, παπας, καλογρι*, ضحية, سجين, مدمن, متسول, حاخام, إمام, راهبة, כומר, קורבן, אסיר, רב, נזירה, זונה, पुजारी, इमाम, वेश्या, भिखारी, 囚人, 犯罪者, 売春婦, ホームレス, 麻薬中毒, 修道女, 神父, 司祭, 僧侶, 坊主, 囚犯, 罪犯, 妓女, 乞丐, 修女, 牧师, 和尚, 죄수, 범죄자, 매춘부, 노숙자, 수녀, 신부님, 스님, 목사, pelacur, pengemis, narapidana, biarawati, pendeta, nu tu, linh muc, gai mai dam, โสเภณี, พระสงฆ์`,
};

/** What such words stand in, and means nothing of the kind. */
export const HARMLESS = new RegExp(
  [
    'en retard|cut (?:my|him|her)self (?:a|an|some|off)\\b|lost (?:my|the|her|our) baby (?:monitor|wipes?|bottles?|photos?|teeth|tooth|shark|carriage|blanket)',
    '(?:song|film|movie|book|poem|story|music) touched me|suicide squad|slave to|jude law|hey jude|mante religieuse|cristiano ronaldo|rape abisal|rape a fromage',
    'murder (?:mystery|hornets?|she wrote|of crows|on the dance ?floor|ballads?)|terror birds?|jesus lizard|black widow|widow (?:lines?|spiders?)|widows and orphans',
    'monk (?:fruit|seal|parakeet)s?|bath bomb(?:ing)?s?|survivor island|towel turban|turban (?:squash|shell)s?|convict (?:cichlid|fish)|canis lupus|chess bishops?|bishops? (?:in chess|chess pieces?)',
    // Of ears, eyes and voices that nobody has.
    'sleep paralysis|analysis paralysis|tone deaf(?:ness)?|deaf ears?|one armed bandits?|stone deaf (?:router|doorbell)s?|mute (?:button|switch|key|swan|mode|icon)s?|on mute',
    'blind (?:date|bag|box|spot|alley|corner|bend|taste|tasting|tasting test|auction|bid|faith|luck|optimism|loyalty|drunk|as a (?:bat|mole)|without (?:his|her|its|my|the) glasses)e?s?',
    // What is big with nobody, and hollow without being sad.
    'pregnancy brain|pregnant (?:pause|silence|moment|(?:male )?seahorse)s?|depressing(?:ly)?|(?:tropical )?depression (?:in|on|over|off) (?:the|an?)|tropical depression',
    'borderline (?!personality|disorder|patient|syndrome|case)\\p{L}+|bipolar (?:bear|transistor)s?|invalid (?:passwords?|syntax|arguments?|dates?|inputs?|tokens?|urls?|usernames?|tickets?|coupons?|pins?|emails?|moves?|json|certificates?|numbers?|codes?|logins?)',
    'disabled (?:buttons?|accounts?|cookies|javascript|comments?|notifications|alarms?)|(?:non|un) alcoholic|alcoholic (?:drinks?|beverages?|punch|ginger beer)',
    // Said of what somebody likes, wears or does too much.
    'prisoners? of (?:(?:its|his|her|their|my|our) own|habit|routine|love|azkaban|fashion)|(?:fashion|style) victims?|victims? of (?:fashion|(?:its|his|her|their) own success)',
    'criminally \\p{L}+|tortured (?:poet|artist|soul)s?|overdos(?:e|es|ed|ing) (?:of|on) (?:cheese|cake|sugar|caffeine|coffee|glitter|chocolate|garlic|cuteness|vitamins?|carbs)',
    'hijack(?:s|ed|ing|er of)? (?:the |my |our |every |an? |all )?(?:conversation|aux|playlist|trolley|meeting|part(?:y|ie)|speeche?|buffet|karaoke|shopping cart|lawn ?mower|group chat|tea trolley)s?',
    'kidnap(?:s|ped|ping|per of)? (?:the |my |an? |all )?(?:garden )?(?:gnome|sock|tedd(?:y|ie)|sandwiche?|toy|mascot|spoon|stapler)s?|orphan(?:ed)? (?:sock|glove|line|word|process|lid|mitten|chopstick)(?:es|s)?|homeless (?:snail|slug|crab|hermit crab)s?',
    'pilgrimage to (?:ikea|the (?:fridge|kitchen|kebab shop|buffet|shops?|coffee machine))|baptism of fire|christian (?:bale|dior|louboutin|slater)|trans (?:fats?|siberian|am|atlantic|pacific|europe)',
  ]
    .map((phrases) => `(?<![\\p{L}])(?:${phrases})(?![\\p{L}])`)
    .concat('게이머', 'سرطان البحر')
    .join('|'),
  'gu',
);

/** Other words with their marks than without: a grater, a stick, taxes, a hanger. */
export const HARMLESS_WITH_MARKS = /(?<!\p{L})(?:râpes?|gậy|gáy|daně|věšák\p{L}*)(?!\p{L})/giu;

/** What is said of things that have no ears, eyes or mood: a deaf smoke alarm, a homeless sock. */
export const SAID_OF_THINGS =
  /(?<!\p{L})(?:deaf|blind|mute|depressed|homeless|orphan(?:ed)?|one[ -](?:legged|armed)|paraly[sz]ed|bipolar|religious|disabled)(?!\p{L})/giu;

/** What is no matter of beasts and things either, whom nobody weighs or tries in court: a fat pigeon, a goose with a criminal record. */
export const SAID_OF_BEASTS =
  /(?<!\p{L})(?:fat|chubby|obese|overweight|underweight|pregnant|criminals?|dictator|psychopath|sociopath)(?!\p{L})/giu;

/** Whoever these are, nobody expects it of them. */
export const NEVER_EXPECTING =
  /(?<!\p{L})(?:m[ae]n|males?|dads?|dadd(?:y|ies)|fathers?|grandpas?|grandads?|grandfathers?|husbands?|uncles?|brothers?|bros?|kings?|santa|boys?|sons?|lads?|guys?)(?!\p{L})/iu;
