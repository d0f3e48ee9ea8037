/**
 * Things and traits of other languages that people wish for and that no table of pieces has: the English words, and then
 * what means the same, without capitals.
 */
export const FOREIGN_THINGS = `
grandma: abuela, abuelita, abuelinha
pizza courier: pizzabote, pizzabotin, pizza bote, pizzalieferant
slipped disc: bandscheibenvorfall, hernia discal, hernie discale, ernia del disco
overtime: 残業, 加班, überstunden, horas extras, heures sup, straordinari
deadline: 締め切り, 截止日期, fecha límite
landlord: 房东, 大家さん, el casero, le proprio
hangover: похмелье, la gueule de bois, gueule de bois, la resaca, a ressaca, kac, der kater vom feiern
bogey: los mocos, der popel, une crotte de nez, la caccola
invoice: o boleto, la bolletta, il conto della luce
allotment: дача, działka, schrebergarten, la parcela
tax return: podatek, zeznanie podatkowe, belastingaangifte
queue: warteschlange, kolejka, la fila, la coda
petanque: la pétanque, pétanque, петанк
samovar: самовар, samowar, samovár, semaver, samovarı
balalaika: балалайка, bałałajka, バラライカ
tteokbokki: 떡볶이, トッポギ, トッポッキ, 炒年糕
kimchi: 김치, キムチ, 泡菜, кимчи
bibimbap: 비빔밥, ビビンバ
gimbap: 김밥
bulgogi: 불고기
soju: 소주
hamster: 햄스터, хомяк, хом'як, chomik, hörcsög, křeček, ハムスター, 仓鼠, אוגר, हैम्स्टर
bear: 곰
rabbit: 토끼
samosa: समोसा, सामोसा
pakora: पकोड़ा, पकौड़ा, पकोड़े
naan: नान, ナン
chai: चाय
jalebi: जलेबी
lassi: लस्सी
auto-rickshaw: ऑटोरिक्शा, ऑटो
lawnmower: kosiarka, rasenmäher, tondeuse, tosaerba, tagliaerba, cortacésped, газонокосилка, grasmaaier, gräsklippare, fűnyíró, sekačka, 芝刈り機, 割草机
vacuum cleaner: odkurzacz, staubsauger, aspirateur, aspirapolvere, aspiradora, aspirador, пылесос, stofzuiger, dammsugare, porszívó, vysavač, 掃除機, 吸尘器, 청소기
washing machine: pralka, waschmaschine, lavatrice, lavadora, стиральная машина, wasmachine, tvättmaskin, mosógép, pračka, 洗濯機, 洗衣机, 세탁기
screwdriver: schraubenzieher, schraubendreher, tournevis, cacciavite, destornillador, отвёртка, śrubokręt, schroevendraaier, csavarhúzó
seagull: martı, möwe, mouette, goéland, gabbiano, gaviota, gaivota, чайка, mewa, meeuw, mås, sirály, racek, カモメ, 海鸥, 갈매기, שחף
latke: לביבה, לביבות
hummus: חומוס, حمص
falafel: פלאפל, فلافل
shawarma: שווארמה, شاورما
cat: חתול, 고양이, बिल्ली
camel: גמל
borscht: борщ, barszcz
kvass: квас
buckwheat: гречка
dumplings: пельмени, вареники, манты
felt boots: валенки
accordion: баян, гармошка
dacha: дача
baklava: بقلاوة, μπακλαβάς
souvlaki: σουβλάκι
moussaka: μουσακάς
tzatziki: τζατζίκι
takoyaki: たこ焼き, たこやき, タコ焼き
natto: 納豆, なっとう
miso soup: 味噌汁, みそ汁
matcha: 抹茶
kotatsu: こたつ, コタツ
hot pot: 火锅
milk tea: 奶茶
baozi: 包子
mahjong: 麻将, 麻雀
banh mi: bánh mì
pho: phở
som tam: ส้มตำ
pad thai: ผัดไทย
nasi goreng: nasi goreng
rendang: rendang
chess: schach, échecs, les échecs, ajedrez, scacchi, xadrez, schaken, szachy, шахматы, шахи, チェス, 将棋, 체스, 国际象棋, 象棋, satranç, شطرنج, शतरंज, schack, catur, šachy, sakk, șah, shakki, σκάκι, שחמט
fire brigade: feuerwehr, pompiers, bomberos, vigili del fuoco, pompieri, bombeiros, brandweer, straż pożarna, пожарные, пожежники, 消防隊, 消防署, 消防队, 소방서, itfaiye, brandkåren, pemadam kebakaran, hasiči, tűzoltóság
mushroom picker: grzybiarz, pilzsammler, pilzsammlerin, cueilleur de champignons, cercatore di funghi, fungaiolo, fungiatt, buscador de setas, boletaire, грибник, грибниця, svampplockare, paddenstoelenplukker, houbař
mushroom picking: grzybobranie, pilze sammeln, svampplockning, andare a funghi, houbaření
cat café: 猫カフェ, 고양이 카페, 고양이카페, 猫咖, 猫咖啡馆, katzencafé, kattencafé, bar à chats, kocia kawiarnia, котокафе
ice skating: schaatsen, schlittschuhlaufen, eislaufen, patinage, patinage sur glace, pattinaggio, pattinaggio sul ghiaccio, patinaje, patinaje sobre hielo, patinação, łyżwiarstwo, skridskoåkning, 滑冰, 溜冰, アイススケート, 스케이트, катание на коньках, buz pateni
shopping: belanja, einkaufen, shoppen, fare shopping, ir de compras, faire du shopping, zakupy, 買い物, 购物, 쇼핑, alışveriş, التسوق, ख़रीदारी, खरीदारी, шопинг
cycling: fietsen, radfahren, cyclisme, ciclismo, faire du vélo, kolarstwo, サイクリング, 骑自行车, 자전거 타기, велоспорт, cykling, bersepeda
swimming: schwimmen, natation, natación, nuoto, natação, zwemmen, pływanie, плавание, плавання, 水泳, 游泳, 수영, yüzme, سباحة, السباحة, तैराकी, simning, berenang, renang
hiking: wandern, randonnée, senderismo, escursionismo, wandelen, vandring, 登山, 등산, ハイキング, 徒步, mendaki
kung fu: 功夫, カンフー, 쿵푸, кунг-фу, кунгфу
dentist: zahnarzt, zahnärztin, dentiste, dentista, tandarts, dentysta, dentystka, diş hekimi, dişçi, стоматолог, зубной врач, 歯医者, 歯科医, 牙医, 치과의사, tandläkare, طبيب أسنان, दंत चिकित्सक, dokter gigi, zubař, fogorvos, οδοντίατρος, רופא שיניים
doomsday: weltuntergang, fin del mundo, fin du monde, fine del mondo, fim do mundo, koniec świata, конец света, 世界末日
cricket: क्रिकेट, کرکٹ, ক্রিকেট
ramen shop: ラーメン屋, ラーメン店
witcher: wiedźmin, ведьмак, відьмак, zaklínač
blinds: жалюзи, жалюзі, jalousien, żaluzje
Eiffel Tower: eiffelturm, der eiffelturm, la tour eiffel, tour eiffel, la torre eiffel, torre eiffel, a torre eiffel, eiffeltoren, de eiffeltoren, wieża eiffla, eiffelova věž, эйфелева башня, ейфелева вежа, eyfel kulesi, eiffeltornet, eiffeltårnet, eiffel-torni, eiffel-torony, turnul eiffel, πύργος του άιφελ, エッフェル塔, 埃菲尔铁塔, 에펠탑, برج إيفل, מגדל אייפל, एफिल टॉवर, menara eiffel
Colosseum: kolosseum, das kolosseum, le colisée, colisée, el coliseo, coliseo romano, il colosseo, colosseo, o coliseu, coliseu, koloseum, колизей, колізей, kolezyum, コロッセオ, 斗兽场, 콜로세움
Statue of Liberty: freiheitsstatue, die freiheitsstatue, la statue de la liberté, statue de la liberté, la estatua de la libertad, estatua de la libertad, la statua della libertà, statua della libertà, a estátua da liberdade, estátua da liberdade, vrijheidsbeeld, statua wolności, статуя свободы, статуя свободи, özgürlük heykeli, frihetsgudinnan, 自由の女神, 自由の女神像, 自由女神像, 자유의 여신상
Leaning Tower of Pisa: der schiefe turm von pisa, schiefer turm von pisa, la tour de pise, tour de pise, la torre de pisa, torre de pisa, la torre di pisa, torre di pisa, toren van pisa, krzywa wieża w pizie, пизанская башня, pisa kulesi, ピサの斜塔, 比萨斜塔, 피사의 사탑
Brandenburg Gate: brandenburger tor, das brandenburger tor, porte de brandebourg, puerta de brandeburgo, porta di brandeburgo, brama brandenburska, бранденбургские ворота, ブランデンブルク門
Sagrada Familia: la sagrada familia, sagrada família, la sagrada família, саграда фамилия, サグラダ・ファミリア
Arc de Triomphe: l'arc de triomphe, triumphbogen, arco del triunfo, arco di trionfo, łuk triumfalny, триумфальная арка, 凱旋門, 凯旋门
Cologne Cathedral: kölner dom, der kölner dom, cathédrale de cologne, catedral de colonia, duomo di colonia, ケルン大聖堂
Mont Saint-Michel: le mont saint-michel, le mont-saint-michel, mont-saint-michel, モンサンミッシェル
Neuschwanstein: schloss neuschwanstein, château de neuschwanstein, castello di neuschwanstein, ノイシュヴァンシュタイン城
Mount Fuji: 富士山, ふじさん, fudschi, fujiyama, le mont fuji, mont fuji, monte fuji, il monte fuji, фудзияма, гора фудзи, 후지산
Great Wall of China: chinesische mauer, die chinesische mauer, la grande muraille de chine, grande muraille de chine, la gran muralla china, gran muralla china, la grande muraglia cinese, grande muraglia cinese, a grande muralha da china, wielki mur chiński, великая китайская стена, 万里の長城, 长城, 만리장성
ice cream seller: el señor de los helados, señor de los helados, heladero, el heladero, eisverkäufer, eismann, marchand de glaces, gelataio, мороженщик
firefighter: brandweerman, brandwacht, นักดับเพลิง, lính cứu hỏa, пожарникар
`;

/** What is told of somebody, as it follows "it": a deed, a trade, or what cannot be done. */
export const FOREIGN_TRAITS = `
criticises everything: critique tout, critique tout le temps, critique tout le monde, critica tutto, critica todo, kritisiert alles, kritisiert jeden, nörgelt an allem, critica tudo, krytykuje wszystko, bekritiseert alles
wants to go home: will nach hause, will heim, will nur nach hause, vuole andare a casa, vuole tornare a casa, veut rentrer, veut rentrer à la maison, quiere irse a casa, quiere volver a casa, quer ir para casa, chce do domu, wil naar huis
hates Mondays: n'aime pas le lundi, n'aime pas les lundis, déteste le lundi, déteste les lundis, mag keine montage, odia il lunedì, odia i lunedì, odeia segundas
is hungry: ha fame, a faim, tiene hambre, hat hunger, tem fome, heeft honger, jest głodny
is thirsty: ha sete, a soif, tiene sed, hat durst, tem sede, heeft dorst
is in a bad mood: de mauvaise humeur, mit schlechter laune, de mal humor, di cattivo umore, de mau humor, w złym humorze, slechtgehumeurd
is in a good mood: de bonne humeur, mit guter laune, de buen humor, di buon umore, de bom humor, w dobrym humorze
is very sleepy: con mucho sueño, avec sommeil, ha sonno, tiene sueño, a sommeil, com sono
has no idea: ohne plan, keine ahnung, hat keine ahnung, ohne ahnung, sans la moindre idée, ni idea, nessuna idea, geen idee
knows everything better: besserwisser, weiß alles besser, sait tout mieux que tout le monde, sa tutto lui, lo sabe todo, weet alles beter
is always in a hurry: immer in eile, toujours pressé, toujours pressée, sempre di fretta, siempre con prisa, sempre com pressa, altijd gehaast
is fed up: a la nariz, hat die nase voll, hat keinen bock mehr, en a marre, ne ha abbastanza, está harto, ma dość
has no shame: ohne scham, sans gêne, sin vergüenza, senza vergogna, sem vergonha
philosopher: философ, philosophe, filosofo, filósofo, filozof, filosoof, 哲学者, 哲学家, 철학자, פילוסוף, فيلسوف
thief: hırsız, dieb, voleur, ladro, ladrón, ladrão, вор, złodziej, dief, tjuv, tolvaj, zloděj, κλέφτης, 泥棒, 小偷, 도둑, גנב, لص, चोर
king: könig, roi, rey, царь, король, król, koning, kral, király, král, βασιλιάς, 王様, 国王, 왕, מלך, ملك, राजा
dances: नाचता है, नाचती है, tanzt, danse, balla, baila, dança, танцует, tańczy, danst, dansar, dans ediyor, χορεύει, 踊る, 跳舞, 춤춘다, 춤추는, רוקד, يرقص
sings: गाता है, गाती है, singt, chante, canta, поёт, śpiewa, zingt, sjunger, τραγουδάει, 歌う, 唱歌, 노래하는, يغني
sleeps: सोता है, सोती है, schläft, dort, dorme, duerme, спит, śpi, slaapt, sover, κοιμάται, 寝ている, 睡觉, 자는, ישן, ينام
can't eat spicy food: 매운 거 못 먹음, 매운거 못 먹음, 매운 거 못 먹는, 辛いのが苦手, 不能吃辣
works overtime: 加班, 残業, 残業中, 야근, 야근 중
always late: 지각, 지각대장, 遅刻, 遅刻魔, 迟到, опаздывает, всегда опаздывает, immer zu spät, toujours en retard, sempre in ritardo, siempre tarde, sempre atrasado, zawsze spóźniony, altijd te laat, hep geç kalıyor
sleepy: 졸려, 졸린, 졸림, ねむい, 眠い, 困, 困了, сонный, сонная, schläfrig, śpiący, sonolento, sonolenta, sonnolento, somnoliento, uykulu, ישנוני, نعسان, ngái ngủ, buồn ngủ
on a diet: 다이어트 중, 다이어트, ダイエット中, 减肥, на диете, auf diät, au régime, a dieta, na diecie
broke: pleite, fauché, al verde, sin blanca, без денег, spłukany, 金欠, 没钱
`;
