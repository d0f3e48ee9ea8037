/**
 * Names of further schools, painters, crafts and prints, each with the way of drawing that comes nearest to it. What
 * a row is called first stands in the row itself.
 */
import type { FinishId } from './finishes.ts';

export const MORE_FINISH_NAMES: readonly (readonly [id: FinishId, names: string])[] = [
  [
    'old-master',
    'mannerism*, manierism*, manierist*, mannerist*, maniérisme, hieronymus bosch, jheronimus bosch, bruegel*, brueghel*, el greco, frans hals, zurbaran, artemisia gentileschi, jan steen, van dyck, van eyck*, hans holbein*, holbein*, cranach*, lucas cranach*, ribera, murillo, arcimboldo*, ghirlandaio, northern renaissance, flemish primitive*, spanish golden age, siglo de oro, peredvizhniki, repin, репин, передвижник*, старые мастера, velaskes, tronie, baroque portrait*, barockgemalde',
  ],
  [
    'oil',
    'pre ?raphaelite*, praraffaelit*, prerafael*, norman rockwell, grant wood, american gothic painting, andrew wyeth, botero, fernando botero, courbet, delacroix, gericault, millet, barbizon*, hudson river school, ashcan school, american realism, regionalism, lucian freud, edward hopper*, hopper, francis bacon painting, john singer sargent, sargent, wanderers painting, бидермейер, biedermeier*, orientalism*, trompe l ?oeil',
  ],
  [
    'impressionist',
    'tonalis*, luminis*, plein ?air*, macchiaioli, divisionis*, berthe morisot, pissarro, sisley, mary cassatt, sorolla, joaquin sorolla, skagen painters, левитан, j m w turner, william turner, turner, whistler nocturne, whistler',
  ],
  [
    'munch',
    'schiele, egon schiele, kokoschka, die brucke, der blaue reiter, blauer reiter, franz marc, kirchner, emil nolde, ensor, soutine',
  ],
  [
    'woodcut',
    'german expressionist woodcut*, expressionist woodcut*, linoryt*, linorite, drzeworyt*, linolschnitt*, linogravure*, linograbado*, линорит, линогравюр*, ксилографи*, dřevoryt*, dreveny rez, träsnitt*, tresnitt*, træsnit*, puupiirros, fametszet, ahşap baskı, inuit print*, inuit art, cape dorset, sgraffito, käthe kollwitz, kathe kollwitz, frans masereel, lynd ward, xylograph*, хромоксилограф*, printmaking, block ?print*',
  ],
  [
    'ink',
    'intaglio, mezzotint*, mezzotinto, aquatint*, aquatinta, drypoint, dry point, kaltnadel, gravure sur cuivre, incisione, calcografia, grabado, grabado en cobre, gravura em metal, офорт*, гравюр*, miedzioryt*, akwaforta, gravyr*, oymabaski, 銅版画*, 铜版画*, 동판화*, scrimshaw*, copper ?plate*, banknote*, geldschein, currency engraving, piranesi, gustave dore, hogarth, ralph steadman, edward lear, punch magazine, tenniel, tusche und feder, guilloche',
  ],
  [
    'charcoal',
    'lithograph*, lithografie, litografia*, litografi*, литографи*, リトグラフ, 石版画*, 석판화*, conte crayon, sanguine, rotel*, daumier, degas pastel',
  ],
  [
    'gouache',
    'gauguin*, paul gauguin, гоген, ゴーギャン, 高更, nabis, pochoir*, nihonga, 日本画, 工笔*, 工筆*, gongbi*, casein, egg tempera, david hockney, hockney, pont aven, otsu ?e, 大津絵, emakimono, emaki*, 絵巻*, yamato ?e, 大和絵, rimpa, 琳派, byobu, 屏風絵, tranh lua, silk painting*, seidenmalerei*',
  ],
  [
    'watercolour',
    'william blake, chagall*, marc chagall, шагал*, シャガール, 夏加尔, struwwelpeter*, ivan bilibin, bilibin, билибин, arthur szyk, elsa beskow, john bauer, carl larsson, tove jansson, moomin*, winnie the pooh, e h shepard, peter rabbit, le petit prince, der kleine prinz, el principito',
  ],
  [
    'fresco',
    'muralismo*, mexican mural*, muralista*, diego rivera, rivera mural, siqueiros, orozco, ajanta*, minoan*, knossos, etruscan*, teotihuacan mural, fresco secco, luftlmalerei, lüftlmalerei, byzantine wall*, ladakh mural',
  ],
  [
    'folk-art',
    'ex ?votos?, retablos?, hinterglas*, reverse glass*, glass icon*, peinture sous verre, pintura popular, naïve, наив*, пиросмани, pirosmani, haitian (?:art|painting)*, wayside shrine, carretto siciliano, sicilian cart*, gypsy caravan, painted caravan, fileteado*, filete porteno, jeepney*, chiva bus, nicaraguan primitiv*, solentiname, mexican folk art, mexican tin, hojalata, talavera folk, kalagha, hungarian folk art, zalipie*, matryoshka painting, vologda, gorodetskaya, городецк*, дымковск*, dymkovo*, филимоновск*, haida*, totem ?pole*, formline, tlingit*',
  ],
  [
    'child-drawing',
    'art brut, dubuffet, jean dubuffet, raw art, doodle*, kritzel*, gribouillage, garabato*, scarabocchi*, каракул*, 落書き*, 涂鸦画, 낙서, ms paint, microsoft paint, badly drawn, napkin drawing',
  ],
  [
    'cubist',
    'futuris(?:m|mo|me|mus)*, boccioni, giacomo balla, vorticis*, wyndham lewis, orphis*, delaunay*, rayonis*, cubo futur*, футуризм, кубофутуризм, 未来派, 未来主义, 미래파, fernand leger, leger',
  ],
  [
    'biomorphic',
    'hundertwasser*, хундертвассер, フンデルトヴァッサー, cobra group, karel appel, tamayo, wifredo lam, paul klee twitter*, joan mir[oó]',
  ],
  [
    'comic',
    'mad magazine, fotonovela*, photo ?novel*, fotoroman*, jack kirby, golden age comic*, silver age comic*, tebeo*, historietas?, quadrinhos, gibi, komiks*, komiksowy, çizgi roman*, tegneserie*, serietidning*, strip ?verhaal, stripboek, 连环画*, lianhuanhua, комикс*, मनोरंजन कॉमिक*, amar chitra katha, tex willer, dylan dog, diabolik, mortadelo*, 2000 ?ad, judge dredd',
  ],
  [
    'ligne-claire',
    'spirou, gaston lagaffe, lucky luke, schtroumpf*, smurfs style, peyo, joost swarte, marjane satrapi, persepolis, blake et mortimer, mafalda, quino',
  ],
  [
    'stained-glass',
    'cloisonn[eé]*, 景泰蓝*, 七宝焼, 칠보*, enamel*, émail, emaille*, email cloisonne, esmalte*, smalto, эмал*, финифть, champlev[eé]*, plique a jour, limoges enamel, thai glass, meenakari*, minakari*, mina ?kari',
  ],
  [
    'mosaic',
    'terrazzo*, pietra dura, pietre dure, parchin kari, intarsi*, marquetr*, marketeri*, marqueterie, taracea, tarsia, zellige*, zellij, zillij, picassiette, opus sectile, azulejo mosaic, cosmatesque, khatam*, sadeli, shell mosaic, sea ?glass, egg ?shell mosaic, 寄木細工, 螺鈿, 자개*, najeonchilgi, khảm trai, mother of pearl',
  ],
  ['gold', 'faberg[eé]*, фаберже, filigran*, gold ?smith*, vermeil, ormolu, oscar statue, damascene, damasquinado, trophy'],
  [
    'marble',
    'netsuke*, 根付*, ivory (?:carving|figure|sculpture)*, elfenbein*, alabaster*, alabastro, soapstone*, scrimshaw carving, sand ?sculpture*, sandskulptur*, sand ?castle sculpture, stone carving*, bas ?relief*, rune ?stones?, runenstein*, moai, gargoyle statue, snow sculpture*, rodin, bernini, tanagra, terra ?cotta warrior*, biscuit porcelain, parian ware, butter sculpture, soap carving',
  ],
  [
    'clay',
    'terra ?cott*, terrakotta*, терракот*, テラコッタ, 陶俑, 兵马俑, earthenware, pottery figurine*, tonfigur*, tonskulptur, barro negro, arbol de la vida, tree of life clay, majapahit, haniwa, 埴輪, fimo, marzipan*, fondant*, sugar paste, mazapan, marzapane, salt dough, salzteig*, nick park, morph cartoon, pingu, will vinton',
  ],
  [
    'render',
    'airbrush*, air brushed, balloon (?:animal|art|sculpture|dog)*, luftballon ?(?:tier|figur|hund)*, ballon ?sculpt*, globoflexia, jeff koons, inflatable*, aufblasbar*, bobble ?head*, wind ?up toy*, tin toy*, blechspielzeug*, rubber duck style, jelly ?style, gummi ?style, latex balloon, fisher price, playmobil*, polly pocket, happy meal toy',
  ],
  [
    'rococo',
    'meissen (?:porcelain|figurine|style)*, meissner porzellan, meißner porzellan, capodimonte*, porcelain figur*, porzellanfigur*, sevres porcelain, lladro*, dresden lace figurine, toile de jouy, cameo portrait, gainsborough, tiepolo, canaletto, vigee le brun*, gallant style, chinoiserie*',
  ],
  [
    'silhouette',
    'zoetrope*, zoopraxiscope, magic lantern*, laterna magica, linterna magica, lanterna magica, phantasmagoria, karag[oö]z, nang talung, tholu bommalata, tolu bommalata, chinese shadow*, sbek thom, shadow theat(?:re|er)*, kara walker, ipod ad*, 影戏*, 그림자 ?인형극, theatre d ombre*',
  ],
  [
    'collage',
    'victorian scrap*, photo ?montage*, fotomontage, hannah hoch, kurt schwitters, terry gilliam, monty python*, ransom note, scrapbook*, decalcoman*, merz, richard hamilton, peter blake, sgt pepper*, exquisite corpse, joseph cornell, cut up magazine*',
  ],
  [
    'batik',
    'katazome*, 型染*, bingata*, 紅型*, songket*, tenun, block printed fabric, ajrakh*, dabu print, bandhani*, blaudruck*, blueprint fabric, modrotisk*, kekfesto, waxprint, kanga cloth, pagne, lambahoany, tapa cloth, siapo, barkcloth, kapa cloth, indienne fabric, kalamkari cloth, suzhou silk',
  ],
  [
    'folk-stitch',
    'sami (?:embroider|art|duodji)*, hutsul (?:embroider)*, palestinian (?:embroider)*, tatreez*, تطريز*, chikankari*, zardozi*, kutch embroider*, rumal, kashmiri embroider*, miao embroider*, hmong*, paj ntaub, vyshyvka*, caracal embroider*, breton embroider*, piteado',
  ],
  [
    'petrykivka',
    'hutsul*, гуцул*, samchyk*, самчик*, yavoriv*, косівськ*, opishnya, опішн*, kosiv ceramic*, floral folk*, vytynanka floral',
  ],
  [
    'dong-ho',
    'hang trong*, hàng trống, kim hoang, yangliuqing*, 杨柳青*, taohuawu*, 桃花坞*, 绵竹年画*, chaekgeori*, 책거리*, munja ?do, 문자도, woodblock folk*',
  ],
  [
    'miniature',
    'nakkash*, nakkaş*, surname miniature, shahnameh*, siyah qalam, behzad, pahari*, basohli*, kangra*, deccani*, rajasthani (?:painting|miniature)*, rajasthani*, ragamala*, timurid*, safavid*, qajar*, company painting, армянск* миниатюр*, armenian miniature*, mozarabic',
  ],
  [
    'madhubani',
    'bhil (?:art|painting)*, cheriyal*, saura painting, kerala mural*, santhal*, kalighat*, कलमकारी, पट्टचित्र, पिछवाई, jamini roy, sohrai*, khovar*, aipan*, rangoli*, kolam*, alpana*, चौक, रंगोली',
  ],
  [
    'illuminated',
    'ottonian*, carolingian*, insular art, lindisfarne, codex gigas, livre d heures, book of hours, stundenbuch*, tres riches heures, heures du duc, bestiary*, bestiar*, bestiaire*, bestiario*, marginalia, drollery, beatus, haggadah, ethiopian (?:art|icon|manuscript|painting)*, art ethiopien, coptic*, коптск*, armenian manuscript',
  ],
  [
    'propaganda',
    'dprk poster*, vkhutemas poster, rosta window*, окна роста, cultural revolution poster*, 文革海报, 大字报, recruiting poster, keep calm poster',
  ],
  [
    'ukiyo-e',
    'kabuki (?:poster|print)*, kabuki*, 歌舞伎*, sharaku*, kuniyoshi*, hiroshige*, utamaro*, yoshitoshi*, shin ?hanga, 新版画, nishiki ?e, 錦絵, surimono, kawase hasui, hasui, japanese woodblock*, japanischer holzschnitt*, estampe japonaise*, grabado japones, stampa giapponese',
  ],
  [
    'papyrus',
    'navajo sand painting*, nazca*, nasca lines, moche*, olmec*, zapotec*, mixtec*, inca (?:art|textile|style)*, aztek*, aztec*, maya(?:n)? (?:mural|glyph|relief)*, azteca, egyptian relief*, assyrian relief*, mesopotamian*, sumerian*, cuneiform*, hittite*',
  ],
  ['azulejo', 'çini*, kutahya, talavera pottery'],
  ['graffiti', 'haring, wildstyle, paste ?up*, airbrushed van*, street mural*, os gemeos'],
  [
    'art-deco',
    'erte, cassandre, am cassandre, chrysler building style, streamline moderne, machine age, ocean liner poster, tamara lempicka, fritz lang poster, bakelite',
  ],
  [
    'blueprint',
    'cyanotyp*, zianotyp*, cianotipia*, цианотипи*, サイアノタイプ, 蓝晒*, patent drawing*, patentzeichnung*, schematic*, technical drawing*, technische zeichnung*',
  ],
  [
    'poster',
    'bollywood*, bollywood poster*, nollywood poster*, ghana(?:ian)? (?:movie )?poster*, luchador poster*, lucha libre poster*, hatch show print, letterpress poster*, swiss (?:style|design|poster)*, international typographic style, giallo poster*, spaghetti western poster*, kung fu poster*, affiche de cinema, wanderzirkus plakat',
  ],
  [
    'tattoo',
    'sailor jerry, chicano art, pinstriping, hot rod art, rat fink, ed hardy, russian prison tattoo*, sak yant*, polynesian (?:tattoo|art|pattern)*, maori*, ta moko, lowrider art',
  ],
  [
    'noir',
    'ansel adams, silver gelatin, fritz lang, nosferatu, caligari, german expressionist (?:film|cinema)*, expressionist film*, hitchcock*, casablanca film',
  ],
  [
    'sepia',
    'ambrotype*, carte de visite, cabinet card*, ferrotyp*, albumen print*, wet plate*, collodion*, edwardian photo*, old family photo*, edwardian postcard, vintage postcard*, alte postkarte*',
  ],
  [
    'papier-mache',
    'alebrijes?, fallas*, ninot*, carnival float*, karnevalswagen*, viareggio*, judas figure, cartoneria*, daruma*, だるま*, akabeko*, 赤べこ*, newspaper sculpture',
  ],
  [
    'knitted',
    'macram[eé]*, lace ?work, bobbin lace, klöppel*, dentelle*, encaje, merletto, кружев*, granny square*, nalbinding*, nålbind*, fair isle, aran jumper, lopapeysa*, norwegerpulli*, norwegian sweater, selbu*',
  ],
  [
    'plush',
    'felted wool*, nadelfilz*, wet felt*, валян*, войлок*, shyrdak*, rag doll*, stoffpuppe*, poupee de chiffon, muneca de trapo, sock puppet*, sockenpuppe*, hand puppet*, handpuppe*, jim henson*, sesame street*, sesamstrasse, fraggle rock',
  ],
];
