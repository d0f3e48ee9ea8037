/** What the prints, posters and paintings in tableaux-world.ts are called, and the cloths in textiles.ts. */
import type { FinishRow } from './finish-row.ts';
import * as world from './tableaux-world.ts';
import { embroidery, tapestry } from './textiles.ts';

export const WORLD_TABLEAUX = [
  {
    id: 'lubok',
    finish: world.lubok,
    also: 'auca, auques, aleluyas',
    hold: 2,
    names:
      'lubok*, lubki, loubok*, лубок*, лубочн*, лубка, лубки, ルボーク, 卢布克, image d epinal, images d epinal, imagerie populaire, bilderbogen*, moritaten*, broadside ballad*, chap ?book*',
  },
  {
    id: 'scherenschnitt',
    finish: world.scherenschnitt,
    hold: 2,
    names:
      'scherenschnitt*, schärenschnitt*, psaligraph*, schattenschnitt*, black paper ?cut*, papercutting, paper cutting, kirie, kiri ?e, 切り絵, 切绘, canivet*, papierschnitt*, papir ?klip*, papirklip, knippen, papierknip*, kağıt oyma, kat ?ı sanatı, силуэтное вырезание, מגזרת נייר, hans christian andersen paper*',
  },
  {
    id: 'rosemaling',
    finish: world.rosemaling,
    hold: 2,
    names:
      'rosemal*, bauernmalerei, bauernmobel, bauernschrank, kurbits*, telemark (?:painting|style|rose), dala (?:painting|malning|style), dalmalning*, dalarna (?:painting|folk)*, tole ?(?:painting|ware)*, zhostovo tray, hindeloop*, norwegian folk*, swedish folk*, bavarian folk*, alpine folk*, tyrolean (?:folk|painting)*, tiroler malerei, pennsylvania dutch*, fraktur (?:art|painting|drawing)*, hex sign*, peinture paysanne, pintura campesina, pittura contadina, folk chest, canal boat (?:art|painting), castles and roses, роза маль*',
  },
  {
    id: 'polish-poster',
    finish: world.polishPoster,
    hold: 2,
    names:
      'plakat* (?:prl|polski*|z prl)*, plakat* z czasow prl, plakat filmowy, polska szkoła plakatu, polski* plakat*, polish (?:school of |film |movie |circus |theat(?:re|er) |poster )*(?:posters?|school)*, polnisch* plakat*, polnisch* filmplakat*, affiche* polonaise*, cartel* polaco*, manifest* polacc[oh]*, польск* плакат*, cyrk poster, plakat cyrkowy, szkola plakatu, tomaszewski, jan lenica, lenica, cieslewicz, starowieyski, mlodozeniec, swierzy, cuban poster*, ospaaal, czech (?:film |movie )*posters?',
    also: 'prl',
  },
  {
    id: 'fiesta-poster',
    finish: world.fiestaPoster,
    hold: 2,
    names:
      'cartel* de (?:la )?(?:feria|fiesta|toros|corrida|semana santa|carnaval|san fermin|verbena)*, cartel* (?:taurin[oa]|andaluz|espanol|flamenco|de sevilla)*, cartell* de festa*, feria de (?:abril|sevilla|jerez|malaga)*, feria poster*, bullfight(?:ing)? poster*, corrida poster*, spanish (?:poster|fiesta|feria)*, stierkampfplakat*, affiche de (?:corrida|feria|feria de nimes)*, manifesto (?:di|della) (?:festa|corrida|fiera|sagra)*, cartaz de (?:tourada|festa|romaria)*, fiesta poster*, carnival poster*, festival de la tomatina',
  },
  {
    id: 'thangka',
    finish: world.thangka,
    hold: 2,
    names:
      'thangka*, thanka*, tibetan (?:painting|art|buddhist|scroll|style)*, tibetische (?:malerei|kunst), buddhist (?:painting|art|mural)*, mandala painting*, paubha*, bhutanese (?:painting|art)*, dancheong*, tanjore*, thanjavur*, pichwai*, pichhwai*, тханка*, тибетск* (?:живопис|искусств)*, タンカ, 曼荼羅*, 唐卡*, 敦煌*, 曼陀罗*, 탱화*, 단청*, थांगका, तंजावुर*, ภาพจิตรกรรมไทย, thai (?:mural|temple painting|painting)*, khmer (?:art|painting)*, burmese (?:art|painting)*, balinese (?:painting|art)*',
  },
  {
    id: 'ndebele',
    finish: world.ndebele,
    hold: 2,
    names:
      'ndebele*, esther mahlangu, (?:south )?african (?:wall painting|mural|geometric|pattern|art|folk art|style)*, tinga ?tinga*, sirigu*, kassena*, tiebele*, kuba cloth, mudcloth pattern, litema*, basotho*, африканск* (?:узор|роспис|искусств)*, afrikanische kunst, afrikanische malerei, art africain, arte africano, arte africana, アフリカ美術, 非洲艺术',
  },
  {
    id: 'marbling',
    finish: world.marbling,
    also: 'marbled, marbling, marmoriert*',
    hold: 2,
    names:
      'ebru, ebru sanati, paper marbling, marbled paper, paper marbling, suminagashi*, 墨流し, マーブリング, marmorpapier*, papier marbre, papier a la cuve, papel marmolado, papel jaspeado, carta marmorizzata, carta marmo*, papel marmorizado, эбру, мраморирован*, إبرو, الابرو, ابرو, acrylic pour*, fluid art, pour painting',
  },
  {
    id: 'patchwork',
    finish: world.patchwork,
    also: 'quilted, molas?, applique*',
    hold: 1,
    names:
      'patch ?work*, quilt, quilts, quilting,  gee s bend, flickenteppich, flickendecke, fleckerl*, courtepointe, edredon, colcha de retazos, retalhos, trapunta, лоскут*, pojagi, jogakbo*, 조각보*, パッチワーク*, キルト*, 拼布*, 百衲*, arpillera*, kuna mola, ralli quilt*, crazy quilt*, kırkyama, boro textile*, ボロ, godhadi, khayamiya*, story quilt, lapptäcke*, tilkkutäkki',
  },
  {
    id: 'neoclassical',
    finish: world.neoclassical,
    also: 'ingres, canova, empire style',
    hold: 2,
    names:
      'neo ?classic*, neo ?klassi*, klassizis*, neoclassicis*, neoclasic*, неокласси*, классицизм*, 新古典主义*, 新古典主義*, 신고전주의*, jacques ?louis david*, jacques louis david painting, j l david, napoleon (?:painting|portrait|crossing the alps)*, angelica kauffmann, жак луи давид, ジャック ルイ ダヴィッド, ダヴィッド, 雅克 路易 大卫, empire style, academic (?:art|painting|painter)*, academicis*, bouguereau, salon painting, history painting*, historienmalerei, peinture d histoire, heroic portrait*, equestrian portrait*, official portrait*, royal portrait*, presidential portrait*',
  },
  {
    id: 'embroidery',
    finish: embroidery,
    hold: 1,
    names:
      'embroider*, needlework, thread painting, stickerei*, gestickt*, bestickt*, nadelmalerei, broderie*, brode, bordado*, ricamo*, ricamat*, borduur*, geborduurd*, вышив*, вишив*, haft, haftowan*, haftu, broderi*, hímzett, vyšív*, nakış, nakis, işleme, brodat*, κέντημα, κεντητο*, 刺繍*, 刺绣*, 苏绣*, 자수, कढ़ाई, 🪡, 🧵',
    also: 'tambour, punto antico, goldwork, stumpwork, blackwork, silk thread',
  },
  {
    id: 'tapestry',
    finish: tapestry,
    hold: 1,
    names:
      'tapestry, tapestries, gobelin*, гобелен*, шпалер*, wandteppich*, bildteppich*, wirkteppich*, tapisserie*, aubusson*, tapiz, tapices, tapeçaria*, arazz[oi]*, wandtapijt*, arras hanging, kilim*, килим*, oriental rug, persian rug*, carpet (?:art|style)*, woven (?:picture|art|rug|carpet|wool)*, lady and the unicorn, unicorn tapestr*, verdure, ryijy*, rya rug, navajo (?:rug|blanket|weav)*, gewebt*, tejido andino, telar, 織物, 綴織*, つづれ織*, 缂丝*, 挂毯*, 태피스트리*, duvar halısı, halı',
  },
] as const satisfies readonly FinishRow[];
