/** All ways of drawing: what they are called, in the languages people type, and who draws them. */
import { impressionist, pointillist, vanGogh } from './brushwork.ts';
import { blueprint, chalk, charcoal, crayon, ink, pencil } from './drawn.ts';
import { cubist, lowPoly, mosaic, origami, paperCut, stainedGlass } from './facets.ts';
import type { FinishRow } from './finish-row.ts';
import { ascii, bricks, crossStitch, eightBit, handheld, knitted, pixelArt } from './grids.ts';
import { clay, glass, gold, marble, plush } from './materials.ts';
import { fresco, oldMaster, surreal } from './old.ts';
import { artNouveau, azulejo, folkArt, icon } from './ornament.ts';
import { flat, kawaii, ligneClaire, minimalist } from './outlined.ts';
import { anime, gouache, oil, watercolour } from './painted.ts';
import { glitch, neon, noir, sepia, steampunk, thermal, xRay } from './photographic.ts';
import { poster, propaganda, psychedelic } from './placards.ts';
import { artDeco, bauhaus, deStijl, graffiti, vaporwave } from './posters.ts';
import { comic, manga, popArt, ukiyoE, woodcut } from './printed.ts';
import { SHEETS } from './sheet-rows.ts';
import { collage, inkWash, scientific, tattoo } from './sheets.ts';
import { isometric, render } from './solids.ts';
import { TABLEAUX } from './tableau-rows.ts';
import { WORLD_TABLEAUX } from './world-rows.ts';

export const FINISHES = [
  // First, for the more special of two equal names is meant.
  ...WORLD_TABLEAUX,
  ...TABLEAUX,
  ...SHEETS,
  {
    id: 'oil',
    finish: oil,
    names: 'renaissance*, rinasciment*, renacimient*, ренессанс, classical painting',
    medium:
      'oil paint*, oils on canvas, oil on canvas, painted in oil, olgemalde, olmalerei, peinture a l huile, huile sur toile, pintura al oleo, oleo sobre lienzo, oleo, dipinto a olio, olio su tela, pintura a oleo, olieverf, масло*, масляная живопись, картина маслом, 油絵, 油画, 유화, impasto, acrylic on canvas',
    also: 'oil, oils, raphael, botticelli, titian, edward hopper, bob ross',
    vague: 'painting, painterly, painted, canvas, gemalde, peinture, pintura, dipinto, картина, живопись, 绘画, 絵画',
    hold: 2,
  },
  {
    id: 'old-master',
    finish: oldMaster,
    names:
      'rembrandt*, vermeer, caravaggi*, velazquez, рембрандт*, караваджо, レンブラント, 伦勃朗, 렘브란트, old master*, alte?r? meister, baroque*, barock*, barocc*, barroc*, барокко, バロック, 巴洛克, 바로크, chiaroscuro, clair obscur, claroscuro, helldunkel, tenebris*, dutch golden age, dutch master*, flemish painting, still ?life*, dutch still ?life*, stillleben, nature morte*, natura morta, naturaleza muerta, bodegon*, natureza morta, натюрморт*, 静物画*, 静物*, 정물화*, vanitas*',
    also: 'goya, rubens, dark fantasy, dark academia, gothic*, gotisch*, gotik, gothique, gotico, готическ*, готика, ゴシック, 哥特*, 고딕',
    hold: 2,
  },
  {
    id: 'fresco',
    finish: fresco,
    names:
      'fresco*, fresko*, fresque*, фреск*, フレスコ*, 湿壁画, 프레스코*, pompeii wall*, pompeian, sistine chapel ceiling, egyptian wall painting*, wall painting*, giotto',
    also: 'michelangelo, sistine chapel',
    hold: 2,
  },
  {
    id: 'icon',
    finish: icon,
    names:
      'orthodox icon*, russian icon*, byzantine icon*, religious icon*, icon painting*, ikonenmalerei, икона, иконопис*, イコン画, 圣像画, gold leaf icon, altar ?piece*, medieval altar',
    also: 'icon, ikone, icone, icono, icona, holy, saint',
    hold: 2,
  },
  {
    id: 'surreal',
    finish: surreal,
    names:
      'surrealis*, surrealis*, сюрреали*, シュルレアリスム, 超现实*, 초현실*, salvador dali, dali style, magritte, de chirico, melting clock*, dreamcore, weirdcore',
    also: 'surreal*, dali, дали, ダリ, 达利, 달리, dreamlike',
    hold: 2,
  },
  {
    id: 'watercolour',
    finish: watercolour,
    names:
      'watercolou?r*, water colou?r*, aquarel*, acuarel*, acquerell*, aquarela, wasserfarb*, акварел*, waterverf, akvarel*, akwarel*, suluboya, 水彩*, 수채화, wet on wet, children ?s? book*, childrens? book*, child s book*, kids? book*, kid s book*, picture ?book*, story ?book*, bedtime story, kinderbuch*, bilderbuch*, livre pour enfants, album jeunesse, cuento infantil, libro infantil, libro per bambini, livro infantil, детск* книг*, детск* книж*, 絵本*, 绘本*, 그림책*, fairy ?tale illustration*, beatrix potter, quentin blake, cottage ?core, fairy ?core, goblin ?core, hygge',
    hold: 3,
  },
  {
    id: 'ink-wash',
    finish: inkWash,
    names:
      'ink wash*, ink and wash, ink paint*, ink brush*, brush and ink, brush ink, (?:chinese|japanese|korean|asian|black|india|indian|zen) ink*, sumi ?e*, suibokuga, shan ?shui, guohua, chinese (?:brush |scroll |landscape |traditional )*paint*, japanese brush paint*, chinese scroll*, tuschemalerei, tuschmalerei, lavis, encre de chine, pintura china, pittura cinese, 水墨*, 墨絵*, 国画, 中国画, 수묵화, китайск* живопис*, суми э, zen painting, rorschach*',
    also: 'calligraph*, kalligra*, brush ?stroke*',
    hold: 3,
  },
  {
    id: 'gouache',
    finish: gouache,
    names:
      'gouache, guache, guazzo, гуаш*, tempera, poster paint*, acrylic*, acryl*, acrilic*, akryl*, mary blair, charley harper',
    vague: 'illustration*, illustrated, illustrazione, ilustracion, ilustracao, иллюстраци*, イラスト*, 插画*, 일러스트*',
    hold: 3,
  },
  {
    id: 'anime',
    finish: anime,
    names:
      'anime, anime style, cel shad*, cell shad*, toon shad*, studio аниме, アニメ, 动漫, 애니메이션, zeichentrick*, dessin anime, dibujos animados, cartone animato, мультфильм*, desenho animado, my neighbou?r sailor moon, dragon ?ball*, naruto, one piece anime, disney (?:style|classic|cartoon|animation|movie|film)*, walt disney, looney tunes style, saturday morning cartoon, hanna barbera, simpsons style, adventure time',
    also: 'disney, cartoon*, toon, tv cartoon, animated, animation, chibi art, уолт дисней, дисней, ディズニー, 迪士尼, 디즈니, looney tunes, simpsons, rick and morty, vtuber, genshin',
    hold: 2,
  },
  {
    id: 'van-gogh',
    finish: vanGogh,
    names:
      'van gogh*, vincent van gogh, vangogh, van gough, ван гог*, ゴッホ, 梵高, 고흐, starry night, sternennacht, nuit etoilee, noche estrellada, post ?impressionis*, expressionis*, expressionnis*, expresionis*',
    hold: 3,
    finer: 0.5,
  },
  {
    id: 'impressionist',
    finish: impressionist,
    names:
      'impressionis*, impressionnis*, impresionis*, импрессиони*, 印象派, 印象主义, 인상파, claude monet, monet, renoir, pissarro, sisley, berthe morisot, моне, モネ, 莫奈',
    contour: 5,
    hold: 3,
    finer: 0.5,
  },
  {
    id: 'pointillist',
    finish: pointillist,
    names:
      'pointillis*, puntinis*, puntillis*, pontilhis*, пуантили*, 点描*, 점묘*, seurat, georges seurat, signac, divisionis*, stippl*',
    contour: 6,
    hold: 3,
    finer: 0.5,
  },
  {
    id: 'pencil',
    finish: pencil,
    names:
      'pencil (?:draw|sketch|art|style|drawing)*, graphite*, bleistift*, crayon a papier, dessin au crayon, dibujo a lapiz, a lapiz, disegno a matita, desenho a lapis, potlood*, карандаш*, 鉛筆*, 铅笔*, 연필*, black and white sketch',
    also: 'pencil, pencils, pencilled, penciled, doodle*',
    vague:
      'sketch, sketches, sketchy, sketched, skizze, croquis, boceto, schizzo, drawing(?! rooms?), drawn, hand ?drawn, zeichnung, dessin, dibujo, disegno, desenho, рисунок, набросок, line art, line drawing*, 素描, スケッチ, 스케치',
    hold: 3,
  },
  {
    id: 'charcoal',
    finish: charcoal,
    names:
      'charcoal draw*, charcoal sketch*, kohlezeichnung, kohlestift, fusain, carboncillo, carboncino, desenho a carvao, houtskool*, углем, уголь, 木炭画, 목탄화, conte crayon',
    also: 'charcoal*, kohle, carvao',
    hold: 3,
  },
  {
    id: 'ink',
    finish: ink,
    names:
      'ink draw*, pen and ink, pen & ink, ink pen, ink sketch*, cross ?hatch*, tuschezeichnung, federzeichnung, dessin a l encre, a l encre, tinta china, inchiostro, nanquim, inkttekening, тушь, тушью, чернил*, etching*, engraving*, kupferstich, radierung, gravure, acquaforte, aguafuerte, durer',
    also: 'ink, inks, inked, tusche, encre, tinta, ballpoint*, biro, fineliner',
    hold: 3,
  },
  {
    id: 'crayon',
    finish: crayon,
    names:
      'crayon draw*, wax crayon*, colou?red pencil*, colou?r pencil*, buntstift*, wachsmal*, crayons? de couleur, lapices de colores, matite colorate, lapis de cor, kleurpotlood*, oil pastel*, pastellkreide, пастел*, цветн* карандаш*, クレヨン*, 크레용, 蜡笔*',
    also: 'crayon, crayons, pastels, pastel drawing',
    hold: 3,
  },
  {
    id: 'chalk',
    finish: chalk,
    names:
      'chalk draw*, chalk art, chalkboard*, blackboard*, kreidezeichnung, tafelkreide, dessin a la craie, ardoise, tiza, pizarra, gessetto, lavagna, giz, lousa, krijt*, мел, мелом, チョーク*, 粉笔*, 분필*, sidewalk chalk',
    also: 'chalk, chalky, kreide, craie',
    hold: 3,
  },
  {
    id: 'blueprint',
    finish: blueprint,
    names:
      'blueprint*, blue print, blaupause, bauplan, technical drawing*, technische zeichnung, dessin technique, plano tecnico, schematic*, cyanotyp*, чертеж*, 設計図, 蓝图, 청사진, engineering drawing*, patent drawing*',
    hold: 2,
  },
  {
    id: 'scientific',
    finish: scientific,
    names:
      'scientific (?:illustration|drawing|diagram|plate|art|style)*, (?:biology|medical|zoological|naturalist|nature|encyclop[ae]+dia|field guide|textbook|anatomical|anatomy) (?:illustration|drawing|plate|diagram|sketch|book|print|study)*, field guide, haeckel, ernst haeckel, audubon, da vinci (?:sketch|drawing|notebook)*, leonardo da vinci*, da vinci, vitruvian*, wissenschaftliche illustration, wissenschaftliche zeichnung, lehrtafel, schautafel, planche (?:botanique|scientifique|anatomique), illustration scientifique, ilustracion (?:cientifica|botanica), illustrazione scientifica, ilustracao cientifica, научн* иллюстрац*, ботаническ* иллюстрац*, 図鑑*, 图鉴',
    also: 'anatomical, scientific, encyclop[ae]+dia*',
    hold: 3,
  },
  {
    id: 'tattoo',
    finish: tattoo,
    names:
      'tattoo (?:flash|style|art|design|sheet|drawing|illustration)*, (?:old ?school|traditional|american|sailor|neo traditional|prison|japanese|irezumi) tattoo*, sailor jerry, irezumi, tatuaje*, tatuagem*, tatuaggi*, tatouage*, татуировк*, тату, タトゥー, 刺青, 纹身*, 문신*, tattoo flash',
    also: 'tattoo*, tatt?owierung*',
    hold: 2,
  },
  {
    id: 'collage',
    finish: collage,
    names:
      'collage*, kollage*, collagen, коллаж*, コラージュ, 拼贴*, 콜라주, photo ?montage*, mixed media, decoupage, scrap ?book*, dada*, kurt schwitters, hannah hoch, ransom note, torn paper, papier collé, papier colle, zine, punk zine*, punk rock poster, punk style, cut and paste, terry gilliam, monty python',
    also: 'cut ?out*, magazine cut*',
    hold: 2,
  },
  {
    id: 'woodcut',
    finish: woodcut,
    names:
      'woodcut*, wood cut, wood engraving*, linocut*, lino cut, lino print*, linolschnitt, holzschnitt*, gravure sur bois, linogravure, xilografia, xilogravura, houtsnede, linosnede, ксилограф*, линогравюр*, гравюр*, 木版画, 목판화, block print*, scratchboard',
    hold: 2,
  },
  {
    id: 'ukiyo-e',
    finish: ukiyoE,
    names:
      'ukiyo ?e, ukiyoe, укиё э, укие э, 浮世絵, 浮世绘, 우키요에, hokusai, hiroshige, utamaro, 北斎, хокусай, japanese woodblock*, japanese print*, woodblock print*, great wave*, estampe*, grabado japones, japanischer holzschnitt',
    hold: 2,
  },
  {
    id: 'comic',
    finish: comic,
    names:
      'comic ?book*, comic style, comic strip, comicstil, halftone*, half tone, ben ?day*, lichtenstein, roy lichtenstein, bande dessinee, historieta, fumetto, fumetti, historia em quadrinhos, комикс*, アメコミ, 漫画风, superhero comic, graphic novel, marvel comic*, dc comic*',
    also: 'comic, comics, tebeo, stripverhaal, quadrinhos',
    hold: 2,
  },
  {
    id: 'ligne-claire',
    finish: ligneClaire,
    names:
      'ligne claire, klare linie, klare lijn, clear line, linea clara, linea chiara, linha clara, herge, tintin*, tim und struppi, kuifje, тинтин, タンタン, 丁丁历险记, moebius*, asterix*, lucky luke, spirou, franco belgian*, blake and mortimer, clean outline*, bold outline*, colou?ring book*, wes anderson',
    hold: 2,
  },
  {
    id: 'flat',
    finish: flat,
    names:
      'flat (?:design|vector|illustration|art|style|colou?rs?|graphic|shapes|2d)*, vector (?:art|illustration|style|graphic|drawing)*, vektorgrafik, vektor*, material design, corporate memphis, alegria style, clip ?art*, swiss design, swiss style, infographic*, pictogram*, piktogramm*, kurzgesagt, плоск* дизайн*, векторн*, フラットデザイン, 扁平*, 矢量*, 플랫 ?디자인',
    also: 'flat, vector*, emoji style, app icon',
    hold: 2,
  },
  {
    id: 'minimalist',
    finish: minimalist,
    names:
      'minimalis*, minimal (?:art|design|style|line|poster|drawing)*, минимали*, ミニマリ*, 极简*, 미니멀*, negative space, less is more, two tone, two colou?rs, duotone, scandinavian design, dieter rams, saul bass',
    also: 'minimal, simple, simplistic',
    hold: 2,
  },
  {
    id: 'kawaii',
    finish: kawaii,
    names:
      'kawaii*, каваи*, かわいい*, カワイイ, 可爱风, chibi*, sanrio*, hello kitty*, sticker (?:art|style|design)*, die cut sticker*, cute (?:style|cartoon|art|drawing|illustration), my little pony, care bears, lisa frank, pusheen*, gudetama, line friends, decora',
    also: 'sticker*, cute, cutesy, 귀여운, 可爱',
    hold: 2,
  },
  {
    id: 'manga',
    finish: manga,
    names: 'manga, mangas, манга, マンガ, 漫画, 만화, screentone*, shonen, shounen, junji ito',
    hold: 2,
  },
  {
    id: 'pop-art',
    finish: popArt,
    names:
      'pop ?art*, popart, warhol*, andy warhol, поп арт*, уорхол*, ポップアート, 波普*, 팝아트, silk ?screen*, screen ?print*, siebdruck, serigraph*, serigrafi*',
    hold: 2,
    screens: 2,
  },
  {
    id: 'propaganda',
    finish: propaganda,
    names:
      'propaganda*, пропаганд*, プロパガンダ*, 宣传画, 선전*, agitprop*, (?:soviet|communist|ussr|chinese|war|wartime|political|ww2|wwii|north korean|cuban|maoist|revolution|revolutionary) (?:propaganda |war )*posters?, socialist realis*, sozialistischer realismus, realisme socialiste, realismo socialista, соцреализм*, социалистическ* реализм*, советск* плакат*, sowjetisch* plakat*, shepard fairey, obey poster, hope poster, rosie the riveter, uncle sam poster',
    also: 'soviet*, sowjet*, sovietique, sovietico, советск*, communist*, ussr, cccp',
    hold: 2,
  },
  {
    id: 'poster',
    finish: poster,
    names:
      '(?:movie|film|cinema|travel|tourism|concert|gig|theat(?:re|er)|circus|advertis(?:ing|ement)|wpa|national park|railway|ski|retro|vintage|50s|60s|70s|80s|90s|horror|grindhouse|sci fi|boxing) posters?, filmplakat*, kinoplakat*, reiseplakat*, werbeplakat*, affiche*, cartel de (?:cine|pelicula)*, locandina*, cartaz*, киноафиша, афиша, pulp (?:cover|magazine|art)*, book cover*, album cover*, vhs cover*, vintage ad*, toulouse lautrec*, saul bass poster, olly moss',
    also: 'advert, advertisement',
    vague: 'posters?, plakat*, плакат*, ポスター, 海报, 포스터, cover art',
    hold: 2,
  },
  {
    id: 'psychedelic',
    finish: psychedelic,
    names:
      'psychedeli*, psychedeli*, psychedelisch*, psychedelique*, psicodelic*, psichedelic*, психодел*, サイケ*, 迷幻*, 사이키델릭*, trippy, acid trip*, lsd, tie ?dye*, peter max, yellow submarine, lava lamp*, woodstock, hippie art, 60s art, fractal*, kaleidoscop*, op art, blacklight*',
    hold: 2,
  },
  {
    id: 'bauhaus',
    finish: bauhaus,
    names:
      'bauhaus*, баухаус, バウハウス, 包豪斯, 바우하우스, kandinsky, кандинск*, paul klee, geometric art, geometric shapes, geometric',
    hold: 2,
  },
  {
    id: 'de-stijl',
    finish: deStijl,
    names: 'de stijl, mondria*n, piet mondria*n, neoplasticis*, мондриан*, モンドリアン, 蒙德里安, 몬드리안',
    hold: 2,
  },
  {
    id: 'art-deco',
    finish: artDeco,
    names:
      'art ?deco, artdeco, арт деко, ар деко, アールデコ, 装饰艺术, 아르데코, great gatsby, gatsby, roaring twenties, tamara de lempicka, 1920s poster',
    hold: 2,
  },
  {
    id: 'art-nouveau',
    finish: artNouveau,
    names:
      'art ?nouveau*, artnouveau, jugendstil*, modernisme, modernismo, liberty style, stile liberty, модерн, ар нуво, アールヌーヴォー, アール ヌーボー, 新艺术*, 아르누보, mucha, alphonse mucha, alfons mucha, муха, ミュシャ, 慕夏, belle epoque*, secession style, vienna secession, sezession*, arts and crafts movement, william morris, aubrey beardsley, arthur rackham, mackintosh rose',
    also: 'ornamental, ornamented, ornate, filigree',
    hold: 2,
  },
  {
    id: 'azulejo',
    finish: azulejo,
    names:
      'azulejo*, (?:portuguese|spanish|moroccan|ceramic|delft|dutch|blue|painted|glazed|talavera|bathroom|lisbon) tiles?, delft*, delfts? blau*, delfter*, gzhel*, гжель, majolica, maiolica, majolika, talavera, ming vase*, blue and white (?:porcelain|china|pottery|ceramic|tiles?)*, porcelain (?:painting|plate|tile|vase|style)*, willow pattern, 青花*, 染付, 청화백자, kacheln, fliesen, азулежу, изразц*, アズレージョ, faience, wedgwood, iznik*',
    also: 'tiles?, tiled, porcelain, porzellan, porcelaine, porcelana, фарфор*',
    contour: 5,
    hold: 2,
  },
  {
    id: 'folk-art',
    finish: folkArt,
    names:
      'folk ?art*, folk (?:painting|style|illustration|drawing|craft)*, volkskunst*, art populaire, arte popular, arte popolare, народн* (?:искусств|творчеств|живопис|промысл)*, 民間芸術, 民间艺术, naive art*, naive painting, naif*, art naif, naive kunst, outsider art, grandma moses, matryoshka style, dala horse, (?:mexican|polish|ukrainian|russian|slavic|hungarian|swedish|scandinavian|scandi|indian|pennsylvania dutch|norwegian) folk*, day of the dead art',
    also: 'folk, folksy, folklor*',
    hold: 2,
  },
  {
    id: 'vaporwave',
    finish: vaporwave,
    names:
      'vapou?r ?wave*, synth ?wave*, retro ?wave*, outrun, вейпорвейв, вапорвейв, синтвейв, ヴェイパーウェイヴ, 蒸汽波, 베이퍼웨이브, miami vice',
    also: 'aesthetic',
    hold: 1,
  },
  {
    id: 'graffiti',
    finish: graffiti,
    names:
      'graffit*, street ?art, spray ?paint*, spray can, stencil, keith haring, banksy, basquiat, граффити, стрит арт, グラフィティ, 涂鸦, 그래피티, mural*, wandmalerei, arte urbano, arte callejero, art de rue, stencil art',
    hold: 2,
  },
  {
    id: 'low-poly',
    finish: lowPoly,
    names:
      'low ?poly*, lowpoly, polygon art, polygonal*, лоу поли, низкополигональн*, ローポリ*, 低多边形, 로우폴리, ps1 graphics, playstation 1',
    hold: 2,
    finer: 0.5,
  },
  {
    id: 'origami',
    finish: origami,
    names:
      'origami*, оригами, 折り紙, 折纸*, 종이접기, folded paper, gefaltetes papier, papier plie, papel doblado, papiroflexia',
    hold: 2,
  },
  {
    id: 'stained-glass',
    finish: stainedGlass,
    names:
      'stained ?glass*, buntglas*, glasmalerei, kirchenfenster, vitrail, vitraux, vidriera*, vitral, vetrata, glas in lood, витраж*, ステンドグラス, 彩色玻璃, 스테인드글라스, tiffany lamp, leaded glass, church window',
    hold: 3,
  },
  {
    id: 'mosaic',
    finish: mosaic,
    names: 'mosaic*, mosaik*, mosaique*, mosaico*, mozaiek*, мозаик*, モザイク, 马赛克, 모자이크, tesserae, gaudi, trencadis',
    contour: 9,
    hold: 2,
    finer: 0.5,
  },
  {
    id: 'cubist',
    finish: cubist,
    names:
      'cubis*, kubis*, cubismo, кубизм*, キュビズム, 立体派, 立体主义, 입체파, picasso*, pablo picasso, пикассо, ピカソ, 毕加索, georges braque, juan gris',
    contour: 8,
    hold: 2,
    finer: 0.6,
  },
  {
    id: 'paper-cut',
    finish: paperCut,
    names:
      'paper ?cut*, papercut*, cut ?paper, paper ?craft, layered paper, paper art, papier decoupe, papel cortado, carta ritagliata, kirigami, 종이공예, аппликац*, вырезан* из бумаги, paper collage',
    also: 'paper, papier, papel, carta',
    hold: 2,
  },
  {
    id: 'isometric',
    finish: isometric,
    names:
      'isometr*, изометри*, アイソメトリック*, 等距*, 等轴*, 아이소메트릭*, voxel*, воксел*, ボクセル, 体素*, 복셀, q ?bert, monument valley, diorama*, crossy road',
    contour: 8,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'render',
    finish: render,
    names:
      '(?:3 ?d|cgi|blender|octane|cinema 4d|c4d|unreal engine|ray ?traced|vray) ?(?:render|art|style|animation|animated|model|movie|film|cartoon|graphics|character)*, 3 ?d, pixar*, пиксар, ピクサー, 皮克斯, 픽사, disney pixar, dreamworks*, illumination style, toy story, shrek style, cgi, octane, unreal engine*, computer animat*, vinyl toy*, funko*, action figure*, unity engine',
    also: 'render*, rendering, gerendert, photo ?realis*, fotorealis*, realis*, hyperrealis*, realistic*, hd, 4k, 8k, photograph*, photo, foto, cinematic, studio lighting, product shot, glossy, plastic toy',
    hold: 1,
  },
  {
    id: 'pixel-art',
    finish: pixelArt,
    names:
      'pixel ?art*, pixelart, pixelated, pixelkunst, pixelig, pixelgrafik, pixelise, pixelado, pixel style, пиксел*, ドット絵, ピクセルアート, 像素*, 픽셀*, 16 ?bit*, 32 ?bit*, minecraft, stardew valley, sprite art, 16bit, retro game graphics',
    also: 'pixel*, sprite',
    hold: 1,
    finer: 0.5,
  },
  {
    id: '8-bit',
    finish: eightBit,
    names:
      '8 ?bits?, 8bit, eight ?bit, 8 битн*, восьмибит*, 8ビット, 8比特, 8비트, commodore*, c64, nes, famicom, nintendo entertainment system, atari, zx spectrum, chiptune, 4 ?bit',
    contour: 9,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'handheld',
    finish: handheld,
    names: 'game ?boy*, гейм бой, геймбой, ゲームボーイ, 게임보이, game boy green, tamagotchi, 1 ?bit',
    contour: 7,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'ascii',
    finish: ascii,
    names:
      'ascii*, ansi art, text art, typewriter art, letter art, аски, アスキーアート, 字符画, 아스키*, terminal art, teletext',
    hold: 2,
    finer: 0.5,
  },
  {
    id: 'bricks',
    finish: bricks,
    names:
      'lego, legos, duplo, toy bricks, building bricks, building blocks, brick ?built, made of bricks, klemmbaustein*, brique* de construction, лего, レゴ, 乐高*, 레고*, plastic bricks, 🧱',
    contour: 12,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'cross-stitch',
    finish: crossStitch,
    names:
      'cross ?stitch*, needle ?point*, kreuzstich*, point de croix, punto de cruz, punto croce, ponto cruz, kruissteek*, korsstygn*, haft krzyżykowy, haft krzyzykowy, вышивка крестом, крестиком, クロスステッチ*, 十字绣*, 십자수*, petit point, gros point',
    contour: 8,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'knitted',
    finish: knitted,
    names:
      'knitted*, knitting*, knit, crochet*, woollen, woolen, gestrickt*, gehakelt*, strick, strickmuster, tricot*, tricote, tejido*, de punto, ganchillo, maglia, uncinetto, lavorato a maglia, trico, croche, gebreid*, gehaakt*, вязан*, вязаный, 編み物, 針織*, 针织*, 뜨개*, amigurumi, made of yarn, made of wool, christmas sweater, ugly sweater, 🧶',
    also: 'yarn, wool, wolle, laine',
    contour: 9,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'clay',
    finish: clay,
    names:
      'claymation*, clay ?animation, clay figure*, clay sculpture, clay style, plasticine*, plastilin*, plastilina, plasticina, knete, knetfigur*, knetmasse, pate a modeler, klei, пластилин*, 粘土*, 점토*, wallace and gromit, aardman, play ?doh, stop ?motion*, shaun the sheep, puppet animation, made of clay, polymer clay',
    also: 'clay, argile, arcilla, argilla',
    hold: 3,
  },
  {
    id: 'plush',
    finish: plush,
    names:
      'plush*, plusch*, peluche*, pelucia, knuffel*, stuffed animal*, stuffed toy*, cuddly toy*, stofftier*, kuscheltier*, плюш*, ぬいぐるみ, 毛绒*, 봉제*, furry texture, made of fur, fluffy toy, needle felt*, felted, teddy bear style, muppet*, 🧸',
    also: 'fur, furry, fluffy, felt, filz, feutre',
    hold: 3,
  },
  {
    id: 'gold',
    finish: gold,
    names:
      'golden statue, gold statue, gold sculpture, solid gold, gold plated, gilded, vergoldet, en or massif, oro macizo, made of gold, cast in gold, gold leaf, blattgold, из золота, золотая статуя, 黄金*, 純金, 황금*, bronze statue, bronze sculpture, brass sculpture',
    also: 'gold, golden, dore, dorado, doree, d oro, dourado, goud, gouden, золото, золотой, золотая, золотое, bronze, brass',
    hold: 2,
  },
  {
    id: 'marble',
    finish: marble,
    names:
      'marble statue, marble sculpture, marble bust, made of marble, marmorstatue, marmorbuste, aus marmor, en marbre, de marmol, di marmo, de marmore, из мрамора, мраморн*, 大理石*, 대리석*, michelangelo sculpture, greek statue, roman statue, stone statue, plaster cast',
    also: 'marble, marmor, marbre, marmol, marmo, statue, sculpture, skulptur, estatua, scultura',
    hold: 2,
  },
  {
    id: 'glass',
    finish: glass,
    names:
      'blown glass, glass sculpture, glass figurine, made of glass, glassmorphism, murano*, aus glas, en verre, verre souffle, de vidrio, de cristal, di vetro, de vidro, van glas, из стекла, стеклянн*, ガラス細工, 玻璃*, 유리*, crystal sculpture, ice sculpture, aero glass, frutiger aero',
    also: 'glass, glas, verre, vidrio, vetro, crystal, crystals, kristall, translucent, transparent, стекло',
    hold: 2,
  },
  {
    id: 'noir',
    finish: noir,
    names: 'film noir, noir film, neo noir, noir, нуар*, silent film*, stummfilm, cine negro, sin city, 1940s detective',
    vague:
      'black and white, black & white, b&w, black white, schwarz ?wei(?:ss|ß), noir et blanc, blanco y negro, bianco e nero, preto e branco, zwart ?wit, черно бел*, 白黒, 黑白*, 흑백*, monochrom*, gr[ae]yscale',
    hold: 1,
  },
  {
    id: 'sepia',
    finish: sepia,
    names:
      'sepia*, сепия, セピア*, 세피아, old photo*, vintage photo*, antique photo*, altes foto, vieille photo*, foto antigua, foto antica, foto antiga, старое фото*, daguerreotyp*, tintype, victorian photo*, 19th century photo*, wild west photo, wanted poster*',
    vague: 'vintage, antique',
    hold: 1,
  },
  {
    id: 'x-ray',
    finish: xRay,
    names:
      'x ?rays?, xrays?, rontgen*, roentgen*, rayons? x, radiograph*, radiografi*, raio x, rayos x, raggi x, рентген*, レントゲン, x光, 엑스레이, mri scan, ct scan',
    hold: 1,
  },
  {
    id: 'thermal',
    finish: thermal,
    names:
      'thermal*, thermograph*, thermographi*, heat ?map*, heat ?vision, infrared*, infrarot*, infrarouge, infrarroj*, infraross*, infravermelho, warmebild*, termica, termico, imagen termica, тепловиз*, инфракрасн*, サーモグラフィー, 热成像, 열화상, predator vision, flir',
    hold: 1,
  },
  {
    id: 'neon',
    finish: neon,
    names:
      'neon sign*, neon light*, neon lines, neon tube*, neon glow*, neon art, leuchtreklame, enseigne au neon, luces de neon, luci al neon, неонов* вывеск*, ネオンサイン, 霓虹*, 네온사인, light painting, glow in the dark, glowing lines',
    also: 'neon, неон, неоновый, ネオン, 네온, neonfarben',
    hold: 1,
  },
  {
    id: 'glitch',
    finish: glitch,
    names:
      'glitch*, глитч*, グリッチ, 故障艺术, 글리치, vhs*, datamosh*, corrupted*, distorted signal, crt static, analog horror, broken tv, scrambled',
    hold: 2,
  },
  {
    id: 'steampunk',
    finish: steampunk,
    names:
      'steam ?punk*, стимпанк*, スチームパンク, 蒸汽朋克, 스팀펑크, diesel ?punk*, clockwork style, jules verne, victorian sci ?fi, gears and brass',
    hold: 1,
  },
] as const satisfies readonly FinishRow[];

export type FinishId = (typeof FINISHES)[number]['id'];

const byId = new Map<string, FinishRow>(FINISHES.map((row) => [row.id, row]));

/** @throws {RangeError} for an id that no way of drawing has. */
export function finishOf(id: FinishId): FinishRow {
  const row = byId.get(id);
  if (!row) throw new RangeError(`there is no finish called ${id}`);
  return row;
}
