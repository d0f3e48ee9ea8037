/** What comes off a press, hangs on a wall or has an ornament around it: prints, comics, posters. */
import { firmBeside } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { artNouveau, azulejo, folkArt } from './ornament.ts';
import { flat, kawaii, ligneClaire, minimalist } from './outlined.ts';
import { poster, propaganda, psychedelic } from './placards.ts';
import { artDeco, bauhaus, deStijl, graffiti, vaporwave } from './posters.ts';
import { comic, fourScreens, manga, popArt, ukiyoE, woodcut } from './printed.ts';
import { tradingCard } from './tableaux-sheets.ts';

export const GRAPHIC = [
  {
    id: 'woodcut',
    finish: firmBeside(woodcut),
    names:
      'woodcut*, wood cut, wood engraving*, linocut*, lino cut, lino print*, linolschnitt, holzschnitt*, gravure sur bois, linogravure, xilografia, xilogravura, houtsnede, linosnede, ксилограф*, линогравюр*, гравюр*, 木版画, 목판화, block print*, scratchboard',
    linear: true,
    hold: 2,
    toned: true,
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
      'ligne claire, klare linie, klare lijn, clear line, linea clara, linea chiara, linha clara, herge, tintin*, tim und struppi, kuifje, тинтин, タンタン, 丁丁历险记, moebius*, asterix*, lucky luke, spirou, franco belgian*, blake and mortimer, clean outline*, colou?ring (?:book|page)s?, wes anderson',
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
      'kawaii*, каваи*, かわいい*, カワイイ, 可爱风, chibi*, sanrio*, hello kitty*, cute (?:style|cartoon|art|drawing|illustration), my little pony, care bears, lisa frank, pusheen*, gudetama, line friends, decora',
    also: 'cute, cutesy, 귀여운, 可爱',
    hold: 2,
  },
  {
    id: 'manga',
    finish: firmBeside(manga),
    names: 'manga, mangas, манга, マンガ, 漫画, 만화, screentone*, shonen, shounen, junji ito',
    hold: 2,
    toned: true,
  },
  {
    id: 'pop-art',
    finish: popArt,
    names: 'pop ?art*, popart, поп арт*, ポップアート, 波普*, 팝아트',
    hold: 2,
  },
  {
    id: 'four-screens',
    finish: fourScreens,
    names:
      'warhol*, andy warhol, уорхол*, ウォーホル*, 沃霍尔*, 워홀*, silk ?screen*, screen ?print*, siebdruck, serigraph*, serigrafi*',
    hold: 2,
    screens: 2,
  },
  {
    id: 'trading-card',
    finish: tradingCard,
    names:
      '(?:trading|collectible|collectable|collector s?|baseball|football|soccer|basketball|hockey|sports|game|pokemon|monster|battle|top trumps|magic|yu ?gi ?oh|foil|holo(?:graphic)?|rare|shiny) ?cards?, trading card game, tcg, sammelkarte*, sammelbildchen, quartettkarte*, tauschkarte*, carte* [aà] collectionner, carte* [aà] jouer pok[eé]mon, cartas? coleccionables?, cromo, cromos, figurinas?, figurine? panini, panini (?:sticker|card)s?, carta collezionabile, carte collezionabili, figurinhas?, cartas? colecion[aá]ve(?:l|is), verzamelkaart*, kart* kolekcjonersk*, samlarkort*, коллекционн* карт*, карточк* игрок*, トレーディングカード*, トレカ*, カードゲーム*, 集换式卡牌*, 卡牌*, 球星卡*, 트레이딩 ?카드*, 카드 ?게임*, hearthstone*',
    hold: 2,
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
    finish: firmBeside(artDeco),
    names:
      'art ?deco, artdeco, арт деко, ар деко, アールデコ, 装饰艺术, 아르데코, great gatsby, gatsby, roaring twenties, tamara de lempicka, 1920s poster',
    hold: 2,
    toned: true,
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
    toned: true,
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
] as const satisfies readonly FinishRow[];
