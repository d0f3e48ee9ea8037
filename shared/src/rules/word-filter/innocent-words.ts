/**
 * Words, names and places that look to a careless list as if they were refused, most because a refused word is a part of them:
 * the problem is known by the first of them. All are from dictionaries and gazetteers.
 */
const NAMED = {
  known: `
    Scunthorpe, Penistone, Cockermouth, Clitheroe, Lightwater, Cumbria, Essex, Sussex, Middlesex, Wank, Shitterton, Fucking,
    Condom, Intercourse, Dildo, Pratts, Arsenal, Dick, Dickens, Dickinson, Fanny, Nigel, Niger, Nigeria, Nigerian, Nigerien,
    Nigella, Montenegro, Negroni, Negro, Niña, Hancock, Peacock, Cockburn, Babcock, Hitchcock, Woodcock, Gaylord, Gay, Weiner,
    Titus, Cummings, Cox, Butts, Bastardi, Assange, Assisi, Assam, Bassett, Cassandra, Kassel, Passau, Lesbos, Lesbian, Uranus,
    Seamen, Semen, Homo, Homer, Homogeneous, Homework, Sapiens, Shiitake, Titmouse, Analyst, Analysis, Canal, Banal, Therapist,
    Pianist, Grapefruit, Drape, Grape, Specialist, Socialism, Cialis, Document, Circumstance, Cucumber, Scrapbook, Skyscraper,
    Classic, Classroom, Compass, Embassy, Glass, Grass, Mass, Massachusetts, Passion, Assassin, Assassinate, Assess, Asset,
    Assignment, Assume, Button, Buttercup, Rebuttal, Cockpit, Cocktail, Cockatoo, Cockroach, Peacocks, Shuttlecock, Weathercock,
    Hello, Shell, Mitsubishi, Mishit, Matsushita, Snigger, Sniggered, Sniggering, Niggard, Niggardly, Niggle, Niggling,
    Faggoting, Fagin, Fagus, Fagottino, Raccoon, Raccoons, Tycoon, Tycoons, Cocoon, Cocoons, Puccoon, Barracoon, Concoct, Spice,
    Spicy, Spicule, Aspic, Auspicious, Conspicuous, Despicable, Hospice, Suspicion, Perspicacious, Chinkapin, Chinking, Kinkier,
    Kiel, Kikuyu, Kikwit, Kikkoman, Japan, Japanese, Japonica, Jape, Japes, Hydrangea, Pakistan, Pakistani, Karachi, Pakora,
    Alpaka, Dagobert, Dagon, Dagger, Diego, Wigwam, Wogan, Polliwog, Swop, Wopping, Sloping, Yiddish, Yidaki, Gobbledygook,
    Gookin, Dyke, Offa, Vandyke, Gypsum, Gypsophila, Tranquil, Transit, Transistor, Transylvania, Strange, Orange, Retardant,
    Retardation, Ritardando, Retardierend, Bastard, Custard, Mustard, Leotard, Tardis, Tardy, Petard, Sauerkraut, Krautrock,
    Honkytonk, Coolidge, Coolies, Squawk, Squawking, Spade, Spook, Spooky, Jigger, Trigger, Bigger, Digger, Tigger, Figaro,
    Faction, Fagiano, Fagioli, Fagottist, Esophagus, Sarcophagus, Bacteriophage, Asparagus, Flagging, Bragging, Braggart, Flag,
    Dwarf, Cripple, Slav, Slave, Moron, Moor, Moors, Moorhen, Oriental, Eskimo, Gringo, Mick, Mickey, Guido, Paddy, Taffy,
    Sambo, Sambal, Zambo, Hun, Hunt, Huns, Cunard, Cunning, Kunta, Scunner, Kumquat, Jewel, Jewellery, Jewett, Hebe, Hebrew,
    Hebrides, Queer, Queen, Bender, Fairy, Pansy, Pansies, Poofy, Bimbo, Bimbos
  `,
  english: `
    Antofagasta, FORTRAN, Japura, Laocoon, Scribner, auspiciousness, benignity, coonskin, despicably, enigmatically, esophageal,
    estrangement, fortnight, hospice, japan, kaffeeklatsch, macrophages, monstrance, night, nightclubbed, nightgown, nightlight,
    nightshade, nighttime, outran, pedagogical, pedestrian, perspicuity, phagocyte, recalcitrant, retarder, spastic, spicule,
    strange, strangler, suspicious, tranquility, twopence
  `,
  spanish: `
    Japón, alfaguara, antropófago, auspiciar, boñigar, denigrante, desviador, entrañable, espiciforme, extranjerizar, extrañeza,
    hospicio, japónica, mastranzo, nigua, pedestal, polispasto, retardo, suspicacia, trancha, tranquila, tranvía
  `,
  portuguese: `
    abancíade, ameixa-do-japão, atrano, cacto-japonês, conopofagíneo, diervilas-do-japão, esofagiano, espicúlea, fagedeno,
    fortran, horispício, Japeri-RJ, japuçá, mafagafo, mogno-japonês, nigrícia, ostreofágico, perspícuo, recém-enviado,
    sitofágico, tetranópsico, tranquelejar
  `,
  french: `
    Bertrand, attrape-nigaud, breffage, dénigrant, entomophage, euthymie, franco-pakistanais, hyperphagique, japon, kafkaïen,
    maniguette, nécrophage, œsophagique, outrancièrement, pédégé, propédeutique, retardement, spasticité, thymie,
    tranquillisant
  `,
  german: `
    Abhängigkeit, Eintönigkeit, Kafka, Mixgetränk, Reiniger, Trance, abhängig, beschleunigen, dialektunabhängig, einzähnig,
    gradlinig, jähzornig, königreich, mannigfach, organigramm, preisbereinigt, schleunigst, sprachunabhängig, tränen,
    unbeschleunigt, wenig
  `,
  italian: `
    accentrando, arbitrando, autofago, Casnigo, Corniglio, enigmista, Fagagna, ferrotranviario, incontrante, litofago, minigolf,
    ofiofago, ortopedagogista, penetrando, profago, rinfagottare, sinigallia, spiccicando, strangolatura, teofagia,
    tranquillizzando
  `,
  dutch: `
    aangestrand, benig, chauffage, dinsdagochtendspits, enigst, gereinigd, holhoornig, japanoloog, kanovereniging, lenig,
    milieuverontreiniging, ondervereniging, Pakistaans, propedeuse, Riphagen, Spica, strandhut, superzuinig, tranig,
    verenigingslid, voortbewogen, wogen
  `,
  polish: `
    Albertrandi, Kirowograd, Tupakiem, WOPR-owskiemu, autofagocytoza, ekstraniespodzianka, fagotowy, inspicjentka, japońskość,
    kaftanik, krzywoprzysiężny, nawtranżalać, niepakietyzowanie, niewtranżolenie, nightmare, nowopolski, paliatywno-hospicyjną,
    polifagiczny, retardant, spastyczność, trankingowy, woprowcze
  `,
  russian: `
    Пиренеев, выжидавший, выжидательность, жидковолосый, жидкотекучесть, жидконогий, жидкокристаллический, жидкий,
    среднеевропейский, слухачом, полужидкий, поджидаемый, пережидавший, пережидающий, педикулёз, педикюрный, ожидавшийся,
    ожидать, ожидающийся, неожиданность, махачкалинский, махачкалинцем, лихаческий, лапидарность, хохлатый, гитлеровский,
    гитлеровцем, двухжидкостный, дожидавшийся, диснеевский
  `,
  ukrainian: `
    алькасар, байраківський, велосипедик, випихач, гітлер'югенд, граківський, дожидання, жебраків, жиденя, жидувати, зазіхач,
    краківець, Куракін, лихач, Лихачов, надихачка, нюхач, педикулярний, пережидання, півторакілограмовий, пічурка, попихачка,
    радіослухач, раківчицький, Руснів, скіке, сохачівський, Тухачевський, харакірі, хачкар
  `,
  turkish: `
    anığı, elektroniğiyle, Japonyası, kafalılığının, kafeslemiyor, kafiyelenme, kliniğimize, miniğimiz, mutfağınızda,
    mükafatlandırıldığı, paniğini, polikliniğimize, satranca, şafağındaki, tanığız, teyidindeki, verniğe, yabancılaşmadığını,
    yabancılaştıramayacağı, yabancılı
  `,
  places: `
    Wulêswālī Sayyid Karam, Tschanigraben, Trangie, Banigbé, Japaraíba, Bönigen, Tchinkoula, Maminigui, Gouékangouiné, Bogouiné,
    Gniguédougou, Strančice, Pennigsehl, Königswartha, Königsbrück, Aitrang, Solrød Strand, Kafr al Baţţīkh, Piérnigas, Jäppilä,
    Kœnigsmacker, Knighton, Podstrana, Japah, AlSayid Tribe, Rājāpur, Bījāpur, Kanigiri U, Kāfeh Bālūchī, Senigallia, Pedesina,
    Grumolo Pedemonte, Cencenighe Agordino, Francenigo, Onigo, Katran, Dagotière, El Nigromante, Shinkafi, Strand, Nordstranda,
    Lanigay, Nowogródek Pomorski, Kafr Jammāl, Făgeţelu, Kirovskiy, Kinigi, Hammarstrand, Kafr Takhārīm, Trang, Kirovo,
    West Coon Rapids, Thị Trấn Yên Bình, Sóc Trăng, Thị Trấn Na Sầm, Thị Trấn Đông Triều, Thị Trấn Bảo Lạc, Thị Trấn Tủa Chùa,
    Thị Trấn Hùng Quốc, Thị Trấn Bình Minh
  `,
  asian: `
    印度支那, 支那そば, 東支那海, 朝鮮人参, 北朝鮮, 朝鮮, 日本, 日本語, 本土人士, 小日向, 黑猫, 黑板, 鬼怒川, 棒球, 人参, ガイジン, ジャパン, ジャプニカ, ナイジェリア, ニジェール, チョンマゲ, シナモン,
    シナプス, 海南岛, 尼加拉瓜, 尼日利亚, 尼哥底母, 支持, 支出, 支付宝, 那里, 阿三哥面馆, 왜냐하면, 쪽지, 짱구, 깜짝, 검은콩, 홍어회, 게임, 게이머, 게이트, 호모사피엔스, 흑인음악, 장애물, 된장, 된장찌개,
    김치, 김치찌개, 맘마미아, 한남동, 지하철, हिज्जे, चमेली, चमक, चम्मच, कटहल, कटोरा, मुल्क, भंगड़ा, सुलह, چمن, عبدالله, عبير, زنجبيل, زنجبار,
    مخنوق, خولة, رافد, نصير, لوط, لوطا, bhangra, chamak, chameli, katori, mullah, sultana, cokelat, koki, bancuh, mahoni,
    asentuasi, anakonda, kebon
  `,
};

export const INNOCENT_WORDS: readonly string[] = Object.values(NAMED).flatMap((words) =>
  words.split(',').map((word) => word.trim()),
);
