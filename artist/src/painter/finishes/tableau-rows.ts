/** What the ways of drawing that bring their own ground are called. */
import type { FinishRow } from './finish-row.ts';
import * as art from './tableaux-art.ts';
import * as folk from './tableaux-folk.ts';
import * as paper from './tableaux-paper.ts';

export const TABLEAUX = [
  {
    id: 'klimt',
    finish: art.klimt,
    hold: 2,
    names:
      'klimt*, gustav klimt, климт*, густав климт, クリムト, 克里姆特, 클림트, كليمت, קלימט, κλιμτ, क्लिम्ट, golden phase, the kiss painting',
  },
  {
    id: 'byzantine',
    finish: art.byzantine,
    hold: 2,
    names:
      'byzantin*, bizantin*, византи*, ビザンティン*, ビザンチン*, 拜占庭*, 비잔틴*, byzantine mosaic*, mosaico bizantin*, mosaique byzantine, byzantinisch* mosaik*, ravenna mosaic*, ravenna, bizans*, بيزنطي*, ביזנטי*, βυζαντιν*',
  },
  {
    id: 'munch',
    finish: art.munch,
    hold: 3,
    names:
      'munch, edvard munch*, мунк*, ムンク, 蒙克, 뭉크, the scream, der schrei, le cri de munch, el grito, l urlo di munch, o grito, крик мунка, çığlık',
  },
  {
    id: 'constructivism',
    finish: art.constructivist,
    hold: 2,
    names:
      'constructivis*, konstruktivis*, constructivisme, constructivismo, costruttivismo, конструктивизм*, 構成主義, 构成主义, 구성주의, el lissitzky, lissitzky, rodchenko*, родченко, suprematis*, супрематизм*, malevich, малевич*, russian avant ?garde, konstrüktivizm, البنائية',
  },
  {
    id: 'rococo',
    finish: art.rococo,
    hold: 2,
    names:
      'rococo*, rokoko*, рококо, ロココ*, 洛可可*, 로코코*, fragonard, boucher, watteau, marie antoinette style, روكوكو, רוקוקו, ροκοκο, pompadour style',
  },
  {
    id: 'colour-field',
    finish: art.colourField,
    hold: 2,
    names:
      'rothko*, mark rothko, ротко, ロスコ, 罗斯科, 로스코, colou?r field*, farbfeld*, barnett newman, רותקו, روثكو, colour ?block*, color ?block*',
  },
  {
    id: 'drip',
    finish: art.drip,
    hold: 2,
    names:
      'pollock*, jackson pollock, поллок*, ポロック, 波洛克, 폴록, action painting, drip painting*, splatter*, paint splash*, abstract expressionis*, abstrakter expressionismus, dripping, paint drip*, tachism*',
  },
  {
    id: 'polka-dots',
    finish: art.polkaDots,
    hold: 2,
    names:
      'kusama*, yayoi kusama, 草間彌生, 草间弥生, 쿠사마, кусама, polka ?dot*, infinity dots, gepunktet, a pois, lunares, 水玉, горошек',
  },
  {
    id: 'cut-outs',
    finish: art.cutOuts,
    hold: 2,
    names:
      'matisse*, henri matisse, матисс*, マティス, 马蒂斯, 마티스, matisse cut ?outs, fauvis*, fauve*, фовизм, 野獣派, 野兽派, 야수파, ماتيس',
  },
  {
    id: 'biomorphic',
    finish: art.biomorphic,
    hold: 2,
    names:
      'miro, joan miro*, миро, ミロ, 米罗, 호안 미로, biomorphi*, alexander calder, calder mobile, hans arp, abstract art*, abstrakte kunst, art abstrait, arte abstract*, arte abstracto, arte astratta, абстракц*, 抽象画, 抽象艺术, 추상화',
  },
  {
    id: 'jungle-leaves',
    finish: art.jungleLeaves,
    hold: 2,
    names:
      'frida kahlo*, frida, kahlo, фрида*, фрида кало, フリーダ*, 弗里达*, 프리다*, henri rousseau, le douanier rousseau, tropical leaves, magic realism painting, diego rivera',
  },
  {
    id: 'burton',
    finish: art.burton,
    hold: 3,
    names:
      'tim burton*, burtonesque, тим бертон*, тима бертона, ティム バートン*, 蒂姆 伯顿*, 蒂姆伯顿*, 팀 버튼*, 팀버튼*, nightmare before christmas*, corpse bride, coraline, edward gorey, beetlejuice*, addams family, wednesday addams, تيم برتون, טים ברטון',
  },
  {
    id: 'ghibli',
    finish: art.greenHills,
    hold: 2,
    names:
      'ghibli*, studio ghibli*, miyazaki*, hayao miyazaki*, totoro, my neighbou?r totoro, spirited away, howl s moving castle, kiki s delivery service, ponyo, mononoke*, гибли, хаяо миядзаки, ジブリ*, スタジオジブリ, 宮崎駿, 吉卜力*, 宫崎骏*, 지브리*, 미야자키*, جيبلي, غيبلي, גיבלי, จิบลิ*, makoto shinkai*',
  },
  {
    id: 'memphis',
    finish: art.memphis,
    hold: 2,
    names:
      'memphis (?:design|style|group|milano|pattern|art)*, memphis, ettore sottsass, sottsass, memphis stil, estilo memphis, style memphis, stile memphis, мемфис*, メンフィス*, 孟菲斯*, 멤피스*, 80s pattern*, saved by the bell, 90s pattern*, jazz cup',
  },
  {
    id: 'tarot',
    finish: art.tarot,
    hold: 2,
    names:
      'tarot*, tarocch*, таро, タロット*, 塔罗*, 타로*, rider waite*, marseille tarot, fortune teller card*, oracle card*, tarokk*, التارو, טארוט, ไพ่ทาโรต์, loteria, lotería card, playing card*, spielkarte*',
  },
  {
    id: 'illuminated',
    finish: art.illuminated,
    hold: 2,
    names:
      'illuminated (?:manuscript|letter|bible|page|book)*, illumination medievale, manuscript*, medieval manuscript*, mittelalterlich* handschrift*, handschrift, buchmalerei, enluminure*, manuscrito iluminado, manuscrito*, miniatura medievale, manoscritto miniato, manoscritto, рукопис*, иллюминированн* рукопис*, 装飾写本, 写本, 手抄本, 泥金装饰手抄本, 채식 필사본, book of kells, codex gigas, book of hours, stundenbuch, marginalia, celtic knot*, celtic art, insular art, medieval (?:art|painting|illustration|style|marginalia), gothic manuscript, voynich*, el yazması, مخطوطة*, verluchte handschrift',
  },
  {
    id: 'dot-painting',
    finish: folk.dotPainting,
    hold: 2,
    names:
      'dot ?painting*, aborigin*, dreamtime*, aboriginal (?:art|dot|painting|style)*, indigenous australian*, punktmalerei, peinture aborigene, arte aborigen*, arte aborigeno, arte aborigena, абориген*, アボリジニ*, 澳洲原住民*, 애버리지니*, dot art, mandala stones, songline*',
  },
  {
    id: 'wycinanki',
    finish: folk.wycinanka,
    hold: 2,
    names:
      'wycinank*, polish paper ?cut*, lowicz*, łowicz*, polish folk*, wycinanka lowicka, polska wycinanka, вытинанк*, витинанк*, выцинанк*',
  },
  {
    id: 'khokhloma',
    finish: folk.khokhloma,
    hold: 2,
    names:
      'khokhloma*, hohloma*, chochloma*, хохлом*, ホフロマ*, 霍赫洛玛*, 호흘로마*, zhostovo*, жостов*, palekh*, палех*, russian lacquer*, russian folk*, gorodets*, городец*',
  },
  {
    id: 'jianzhi',
    finish: folk.jianzhi,
    hold: 2,
    names:
      'jian ?zhi*, 剪纸*, 剪紙*, 窗花, chinese paper ?cut*, chinesischer scherenschnitt, papier decoupe chinois, red paper cut*, китайск* вырезан*, chinese new year paper',
  },
  {
    id: 'petrykivka',
    finish: folk.petrykivka,
    hold: 2,
    names:
      'petrykivk*, петриківк*, петриківськ*, петриковск*, петриковк*, petrikov*, ukrainian folk*, український розпис, украинск* роспис*, pysank*, писанк*, kalocsa*, folk flowers',
  },
  {
    id: 'bayeux',
    finish: folk.bayeux,
    hold: 2,
    names:
      'bayeux*, bayeux tapestry*, tapisserie de bayeux, teppich von bayeux, tapiz de bayeux, arazzo di bayeux, гобелен из байе, байе, バイユー*, 贝叶*, 바이외*, medieval tapestry*, medieval meme*',
  },
  {
    id: 'henna',
    finish: folk.henna,
    hold: 2,
    names:
      'henna*, mehndi*, mehendi*, mehandi*, хна, хной, мехенди, ヘナ*, メヘンディ*, 海娜*, 汉娜纹身, 헤나*, मेहंदी, मेहँदी, حناء, حنا, الحناء, חינה, kına*, henne*, henna tattoo*, mandala, mandalas',
  },
  {
    id: 'greek-vase',
    finish: folk.greekVase,
    hold: 2,
    names:
      'greek (?:vase|pottery|amphora|urn|ceramic|black figure)*, ancient greek (?:vase|pottery|amphora|art|style)*, ancient (?:vase|pottery|amphora), black ?figure*, red ?figure*, amphora*, griechisch* vase*, vasenmalerei, vase grec*, vasija griega, vaso greco, cerámica griega, ceramica griega, vaso grego, αγγειο*, αμφορε*, αρχαιο αγγειο, аттическ* ваз*, греческ* ваз*, краснофигурн*, чернофигурн*, ギリシャ壺絵, 壺絵, 古希腊*瓶*, 希腊陶器*, 希腊瓶画, 그리스 도자기, attic vase*, hercules vase',
  },
  {
    id: 'dong-ho',
    finish: folk.dongHo,
    hold: 2,
    names:
      'dong ho*, đông hồ*, tranh đông hồ, tranh dân gian*, vietnamese folk*, nianhua, 年画*, chinese new year print*, minhwa, 민화, korean folk*, 民画',
  },
  {
    id: 'madhubani',
    finish: folk.madhubani,
    hold: 2,
    names:
      'madhuban*, madhubani*, mithila*, मधुबनी*, मिथिला*, мадхубани, マドゥバニ*, ミティラー*, 马杜巴尼*, 마두바니*, indian folk*, kalamkari*, pattachitra*, gond art, gond painting*, phad painting, truck art*, indian truck art',
  },
  {
    id: 'warli',
    finish: folk.warli,
    hold: 2,
    names:
      'warli*, वारली*, варли, ワルリー*, 瓦尔利*, rock art, petroglyph*, stick figure*, strichmännchen, tribal drawing*, bushman painting, san rock art, высокопетрогл*',
  },
  {
    id: 'cordel',
    finish: folk.cordel,
    hold: 2,
    names:
      'cordel, literatura de cordel, xilogravura de cordel, cordel (?:woodcut|art|style|literature)*, brazilian woodcut*, folheto de cordel, nordestino, j borges, posada, josé guadalupe posada, calavera print*',
  },
  {
    id: 'batik',
    finish: folk.batik,
    hold: 2,
    names:
      'batik*, батик*, バティック, 蜡染*, 바틱, shibori*, indigo dye*, adire*, ikat, wayang*, indonesian textile*, wax print*, ankara fabric*, kente*, african textile*, bogolan*',
  },
  {
    id: 'folk-stitch',
    finish: folk.folkStitch,
    hold: 1,
    names:
      'matyo*, matyó*, matyó hímzés, hímzés*, himzes*, otomi*, tenango*, suzani*, satin stitch*, folk embroider*, hungarian (?:embroider|folk)*, mexican (?:embroider|folk)*, bordado mexicano, mola, guna mola, phulkari, kantha, sashiko, 刺し子, crewel*, chasuble, broderie folklorique, вышиванк*, vyshyvank*, hafty, haft ludowy',
  },
  {
    id: 'papyrus',
    finish: folk.papyrus,
    hold: 2,
    names:
      'papyrus*, hieroglyph*, egyptian (?:art|papyrus|painting|drawing|hieroglyph|style)*, ancient egyptian (?:art|papyrus|painting|style)*, ägyptisch* (?:kunst|malerei), папирус*, иероглиф*, パピルス, 象形文字, 纸莎草*, 파피루스, 상형문자, بردي*, هيروغليفي*, book of the dead, aztec (?:art|codex|style)*, mayan (?:art|codex|style)*, maya codex, codice azteca, códice maya, amate',
  },
  {
    id: 'miniature',
    finish: folk.miniature,
    hold: 2,
    names:
      'persian miniature*, mughal*, mogul miniature*, ottoman miniature*, minyatür*, miniature persane, persische miniatur*, miniatura persa, персидск* миниатюр*, миниатюр*, مینیاتور*, منمنمات*, منمنمة, ペルシャ細密画, 細密画, 细密画*, 세밀화, rajput painting*, indian miniature*, persian (?:art|painting|carpet|rug)*, islamic art*, arabesque*, عربسک, tezhip',
  },
  {
    id: 'kintsugi',
    finish: folk.kintsugi,
    hold: 2,
    names: 'kintsugi*, 金継ぎ*, 金缮*, 킨츠기*, кинцуги, wabi ?sabi*, わびさび, celadon*, 青磁, raku*',
  },
  {
    id: 'beadwork',
    finish: folk.beadwork,
    hold: 1,
    names:
      'huichol*, bead ?work*, beads, beaded*, perlenkunst, perles, chaquira*, bisutería, бисер*, ビーズ*, 珠饰*, 비즈*, bügelperlen, perler beads*, hama beads*, yarn painting, alebrije*, maasai beads, diamond painting, sequins, pailletten',
  },
  {
    id: 'botanical',
    finish: paper.botanicalPlate,
    hold: 3,
    names:
      'botanical*, botanical (?:illustration|drawing|art|plate|print|style|sketch)*, botanisch*, botanische (?:illustration|zeichnung|tafel), planche botanique*, illustration botanique, lamina botanica, lámina botánica, ilustracion botanica, tavola botanica, illustrazione botanica, gravura botanica, ilustração botânica, ботаническ*, ботаническ* иллюстрац*, ボタニカル*, 植物画*, 植物図鑑, 植物插图*, 植物图鉴*, 식물 세밀화, 보태니컬*, herbarium*, гербарий, herbier, pressed flower*, maria sibylla merian, redouté, redoute, botanik*, رسم نباتي',
  },
  {
    id: 'one-line',
    finish: paper.oneLine,
    linear: true,
    hold: 3,
    names:
      'one line (?:drawing|art|style)*, single line (?:drawing|art)*, continuous line*, line ?art, linea unica, dibujo de una linea, dibujo de una sola línea, einzeichnung, eine linie, ein strich zeichnung, einlinien*, one ?liner, dessin en un trait, un seul trait, disegno a una linea, одной линией, одна линия, 一筆書き*, 一笔画*, 线描*, 線画*, 원라인*, 한붓그리기, picasso line*, picasso dove, contour drawing*, outline only',
  },
  {
    id: 'child-drawing',
    finish: paper.childDrawing,
    hold: 3,
    names:
      'child s drawing*, childs drawing*, children s drawing*, childrens drawing*, child drawing*, kid s drawing*, kids drawing*, kid drawing*, drawn by a (?:child|kid|toddler|five year old|5 year old), toddler (?:drawing|art)*, kindergarten (?:drawing|art)*, kinderzeichnung*, von kindern gemalt, dessin d enfant*, dibujo infantil*, dibujo de (?:niño|nino|ninos|un nino), disegno (?:infantile|di bambin|da bambin)*, desenho (?:infantil|de crianca)*, kindertekening*, рисунок ребенка, детск* рисун*, дитяч* малюн*, rysunek dziecka, çocuk çizimi, 子供の絵, 子どもの絵*, こどもの絵, お絵かき, 儿童画*, 简笔画*, 아이 그림, 어린이 그림, رسم طفل, رسم أطفال, ציור של ילד, ציור ילדים, ภาพวาดเด็ก, tranh trẻ em, fridge drawing*, crayon drawing by*',
  },
  {
    id: 'rubber-hose',
    finish: paper.rubberHose,
    hold: 3,
    names:
      'rubber ?hose*, 1930s? (?:cartoon|animation)*, 1920s? (?:cartoon|animation)*, 30s cartoon*, old cartoon*, steamboat willie*, cuphead*, betty boop, fleischer*, vintage cartoon*, black and white cartoon*, disney 1930*, inkwell animation, zeichentrick der 30er, мультфильм 30*, カップヘッド, ラバーホース, 橡皮管*, 茶杯头, 컵헤드, bendy*',
  },
  {
    id: 'cardboard',
    finish: paper.cardboard,
    hold: 3,
    names:
      'south ?park*, саус парк*, южный парк, サウスパーク, 南方公园*, 사우스파크, construction paper*, paper cut ?out animation, cut ?out animation*, card ?board*, pappe, aus pappe, tonpapier, bastelpapier, carton, cartón, cartulina, cartone, папье картон, картон*, ダンボール*, 硬纸板*, 골판지, paper ?doll*, felt board',
  },
  {
    id: 'papier-mache',
    finish: paper.papierMache,
    hold: 2,
    names:
      'papier mache*, paper mache*, papier machee, papiermache*, pappmache*, pappmaché, papel mache, papel maché, cartapesta, papel machê, papier mâché, папье маше*, 張り子*, 纸浆*, 纸塑*, 종이죽*, piñata*, pinata*, пиньят*, newspaper style, newspaper collage, aus zeitung',
  },
  {
    id: 'silhouette',
    finish: paper.silhouette,
    hold: 2,
    names:
      'silhouett*, siluet*, silueta*, силуэт*, 影絵*, シルエット*, 剪影*, 실루엣*, shadow ?puppet*, shadow play*, schattenriss, schattenspiel*, ombres chinoises, sombras chinescas, teatro delle ombre, theatre d ombres, теневой театр, 皮影*, wayang kulit, lotte reiniger, gölge oyunu, karagöz, cameo, خيال الظل, צללית',
  },
  {
    id: 'gingerbread',
    finish: paper.gingerbread,
    hold: 3,
    names:
      'ginger ?bread*, lebkuchen*, pain d epices*, pan de jengibre, pan di zenzero, biscoito de gengibre, имбирн* пряник*, пряник*, ジンジャーブレッド*, 姜饼*, 진저브레드*, piernik*, pepparkak*, peperkoek, cookie style, cookie*, keks*, biscuit*, галета, печень*, クッキー*, 饼干*, 쿠키*, royal icing, chocolate sculpture*, made of chocolate, aus schokolade, en chocolat, de chocolate, di cioccolato, из шоколада',
  },
  {
    id: 'webtoon',
    finish: paper.webtoon,
    hold: 2,
    names:
      'web ?toon*, 웹툰*, manhwa*, 만화풍, manhua*, вебтун*, манхва*, маньхуа*, ウェブトゥーン*, 条漫*, 网络漫画, korean comic*, webcomic*, web comic*, shojo manga, shoujo*, 少女漫画, otome*, オトメ, danmei, shōjo, วาดการ์ตูน, เว็บตูน*, ويبتون, solo leveling',
  },
  {
    id: 'risograph',
    finish: paper.risograph,
    hold: 2,
    names:
      'risograph*, riso ?print*, riso*, ризограф*, リソグラフ*, 孔版*, 리소그래프*, two colou?r print*, duotone print*, zine print, misprint*, offset print*, gig poster',
  },
  {
    id: 'macro',
    finish: paper.macro,
    hold: 1,
    names:
      'macro*, macro ?photo*, macro photography*, makro*, makrofoto*, makroaufnahme*, macrophotograph*, macrofotograf*, fotografia macro, макро*, макросъемк*, макросъёмк*, макрофото*, マクロ*, 接写*, 微距*, 매크로*, 접사*, bokeh*, боке, ボケ味, 散景, 보케, depth of field, close ?up*, nahaufnahme*, gros plan, primer plano, primo piano, tilt ?shift*, microscope*, mikroskop*, dew ?drop*',
  },
  {
    id: 'polaroid',
    finish: paper.polaroid,
    hold: 1,
    names:
      'polaroid*, полароид*, ポラロイド*, 拍立得*, 宝丽来*, 폴라로이드*, instax*, instant (?:photo|film|camera)*, sofortbild*, disposable camera*, lomograph*, lomo*, kodak*, analog(?:ue)? photo*, film photo*, 35mm*, family photo*, passport photo*, selfie*, yearbook*, mugshot*, photo booth*, бабушкин* фото*',
  },
] as const satisfies readonly FinishRow[];
