/** What is drawn with something in the hand. */
import { blueprint, chalk, charcoal, crayon, ink, marker, pencil } from './drawn.ts';
import { glitter, pastel } from './dusted.ts';
import { firmBeside } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { collage, scientific, tattoo } from './sheets.ts';

export const DRAWN = [
  {
    id: 'pencil',
    finish: firmBeside(pencil),
    names:
      'pencil (?:draw|sketch|art|style|drawing)*, graphite*, bleistift*, crayon a papier, dessin au crayon, dibujo a lapiz, a lapiz, disegno a matita, desenho a lapis, potlood*, карандаш*, 鉛筆*, 铅笔*, 연필*, black and white sketch',
    also: 'pencil, pencils, pencilled, penciled, doodle*',
    vague:
      'sketch, sketches, sketchy, sketched, skizze, croquis, boceto, schizzo, drawing(?! rooms?), drawn, hand ?drawn, zeichnung, dessin, dibujo, disegno, desenho, рисунок, набросок, line art, line drawing*, 素描, スケッチ, 스케치',
    hold: 3,
    toned: true,
  },
  {
    id: 'charcoal',
    finish: firmBeside(charcoal),
    names:
      'charcoal draw*, charcoal sketch*, kohlezeichnung, kohlestift, fusain, carboncillo, carboncino, desenho a carvao, houtskool*, углем, уголь, 木炭画, 목탄화, conte crayon',
    also: 'charcoal*, kohle, carvao',
    hold: 3,
    toned: true,
  },
  {
    id: 'ink',
    finish: firmBeside(ink),
    names:
      'ink draw*, pen and ink, pen & ink, ink pen, ink sketch*, cross ?hatch*, tuschezeichnung, federzeichnung, dessin a l encre, a l encre, tinta china, inchiostro, nanquim, inkttekening, тушь, тушью, чернил*, etching*, engraving*, kupferstich, radierung, gravure, acquaforte, aguafuerte, durer',
    also: 'ink, inks, inked, tusche, encre, tinta, ballpoint*, biro, fineliner',
    hold: 3,
    toned: true,
  },
  {
    id: 'crayon',
    finish: firmBeside(crayon),
    names:
      'crayon draw*, wax crayon*, colou?red pencil*, colou?r pencil*, buntstift*, wachsmal*, crayons? de couleur, lapices de colores, matite colorate, lapis de cor, kleurpotlood*, цветн* карандаш*, мелк(?:и|ами)*, восков* мелк*, giz de cera, ceras? (?:de (?:niños|ninos|colores)|blandas?)?, crayolas?, pastelli a cera, waskrijt*, kredki*, kredkami, vaxkrit*, mum boya*, クレヨン*, 크레용, 蜡笔*',
    also: 'crayon, crayons',
    hold: 3,
  },
  {
    id: 'pastel',
    finish: firmBeside(pastel),
    names:
      '(?:oil |soft |chalk |dry )?pastels? (?:draw|paint|art|style|sketch|chalk|colou?r|drawing|painting)*, oil pastels?, soft pastels?, chalk pastels?, pastell*, pastelkleur*, pastelkrijt*, pastelow*, пастел*, pastel boya*, パステル*, 粉彩*, 파스텔*',
    also: 'pastels?(?! de (?:nata|bel|choclo|tres|carne|queijo|cumplea)), pastello, pastelli(?! a cera), pasteles',
    hold: 3,
  },
  {
    id: 'glitter',
    finish: glitter,
    names:
      'glitter*, glitzer*, glitz, paillettes*, lentejuelas*, purpurina*, brillantin[ai]*, brokat*, sequin*, sparkly, sparkles?(?! the ), блёстк*, блестк*, ラメ(?![ァ-ー]), キラキラ*, グリッター*, 闪粉, 亮片*, 글리터*, 반짝이*',
    hold: 1,
  },
  {
    id: 'marker',
    finish: firmBeside(marker),
    names:
      '(?:magic |permanent |alcohol |copic |whiteboard )?markers?(?: pens?)? (?:drawing|sketch|art|style|illustration)s?, magic markers?, copic*, sharpies?, felt ?tips?(?: pens?)?, highlighters?, filzstift*, textmarker*, edding, feutres?, dessin aux? feutres?, surligneur*, rotulador*, pl[uú]m[oó]n(?:es)?, pennarell[oi]*, evidenziator*, canetinhas?, caneta hidrogr[aá]fica, marca texto, viltstift*, stift ?zeichnung, tuschpenn*, tusj, flamastr*, mazak*, фломастер*, маркер*, keçeli kalem*, マーカー*, マジックペン*, 马克笔*, 馬克筆*, 水彩笔*, 마커*, 매직펜*, 사인펜*',
    also: 'markers?',
    hold: 3,
  },
  {
    id: 'chalk',
    finish: firmBeside(chalk),
    names:
      'chalk draw*, chalk art, chalkboard*, blackboard*, kreidezeichnung, tafelkreide, dessin a la craie, ardoise, tiza, pizarra, gessetto, lavagna, giz, lousa, krijt*, мел, мелом, チョーク*, 粉笔*, 분필*, sidewalk chalk',
    also: 'chalk, chalky, kreide, craie',
    hold: 3,
  },
  {
    id: 'blueprint',
    finish: firmBeside(blueprint),
    names:
      'blueprint*, blue print, blaupause, bauplan, technical drawing*, technische zeichnung, dessin technique, plano tecnico, schematic*, cyanotyp*, чертеж*, 設計図, 蓝图, 청사진, engineering drawing*, patent drawing*',
    hold: 2,
  },
  {
    id: 'scientific',
    finish: firmBeside(scientific),
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
] as const satisfies readonly FinishRow[];
