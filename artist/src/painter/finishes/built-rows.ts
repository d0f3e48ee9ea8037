/** What is built of pieces or made of some stuff: facets, grids, yarn, clay. */
import { cubist, lowPoly, mosaic, origami, paperCut, stainedGlass } from './facets.ts';
import { firmBeside } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { ascii, bricks, crossStitch, eightBit, handheld, knitted, pixelArt } from './grids.ts';
import { clay, glass, gold, marble, plush } from './materials.ts';
import { isometric, render, voxel } from './solids.ts';

export const BUILT = [
  {
    id: 'low-poly',
    finish: lowPoly,
    names:
      'low ?poly*, lowpoly, polygon art, polygonal*, ps[12x] (?:graphics|style|game|look)*, playstation [12]*, n64(?: graphics)?, nintendo 64*, 64 ?bit*, early 3 ?d*, low ?res 3 ?d, retro 3 ?d, dreamcast*, sega saturn, old 3 ?d, лоу поли, низкополигональн*, ローポリ*, 低多边形, 로우폴리',
    hold: 2,
    finer: 0.5,
  },
  {
    id: 'origami',
    finish: origami,
    names:
      'origami*, pop ?up books?, pop ?up cards?, оригами, 折り紙, 折纸*, 종이접기, folded paper, gefaltetes papier, papier plie, papel doblado, papiroflexia',
    hold: 2,
  },
  {
    id: 'stained-glass',
    finish: stainedGlass,
    names:
      'stained ?glass*, buntglas*, glasmalerei, kirchenfenster, glasfenster, bleiglas*, vitrail, vitraux, vidriera*, vitral, vetrata, glas in lood, витраж*, ステンドグラス, 彩色玻璃, 스테인드글라스, tiffany lamp, leaded glass, church window',
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
    finish: firmBeside(cubist),
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
      'isometr*, изометри*, アイソメトリック*, 等距*, 等轴*, 아이소메트릭*, q ?bert, monument valley (?:game|style|art)*, diorama*',
    contour: 8,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'voxel',
    finish: voxel,
    names:
      'voxels?*, block(?:y|s) ?(?:3 ?d|style|art|graphics|world|game|look)*, 3 ?d blocks?, cub(?:es|ic|ey) style, made of (?:cubes|blocks), mine ?craft*, майнкрафт*, マインクラフト*, マイクラ*, 我的世界*, 마인크래프트*, roblox*, роблокс*, ロブロックス*, 로블록스*, crossy road*, воксел*, кубическ*, блочн*, ボクセル*, 体素*, 方块*, 복셀*, 블록 ?스타일, klötzchen*, kl[oö]tzchengrafik*, würfelwelt, style cubique, estilo (?:cubos|bloques|cúbico)*, de bloques, stile a blocchi, estilo blocos',
    also: 'blocky, cubes',
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'render',
    finish: firmBeside(render),
    names:
      '(?:3 ?d|cgi|blender|octane|cinema 4d|c4d|unreal engine|ray ?traced|vray) ?(?:render|art|style|animation|animated|model|movie|film|cartoon|graphics|character)*, 3 ?d, pixar*, пиксар, ピクサー, 皮克斯, 픽사, disney pixar, dreamworks*, illumination style, toy story, shrek style, cgi, octane, unreal engine*, computer animat*, vinyl toy*, funko*, action figure*, unity engine',
    also: 'render*, rendering, gerendert, photo ?realis*, fotorealis*, realis*, hyperrealis*, realistic*, hd, 4k, 8k, photograph*, photo, foto, cinematic, studio lighting, product shot, glossy, plastic toy',
    hold: 1,
  },
  {
    id: 'pixel-art',
    finish: pixelArt,
    names:
      'pixel ?art*, pixelart, pixelated, pixelkunst, pixelig, pixelgrafik, pixelise, pixelado, pixel style, пиксел*, ドット絵, ピクセルアート, 像素*, 픽셀*, 16 ?bit*, 32 ?bit*, stardew valley, sprite art, 16bit, (?:retro|old|old ?school|classic|vintage|80s|90s|arcade|2d)? ?(?:video ?|computer ?|arcade ?|console ?|pc )?games? ?(?:style|graphics|art|character|sprite|look), (?:retro|old|old ?school|classic|vintage|80s|90s|2d) (?:video |computer |arcade |console |pc )?games?, arcade games?, video ?games?, videospiel*, computerspiel*, jeux? (?:vid[eé]os?(?: r[eé]tro)?|r[eé]tro), r[eé]tro ?gaming, videojuegos?(?: retro)?, videogioc(?:o|hi)(?: retr[oò])?, videogames?, jogos? (?:retr[oô]|antigos?|de v[ií]deo ?game), computerspel*, videospel*, tv spel, gra (?:wideo|komputerowa), gry (?:wideo|komputerowe), videohra, videoj[aá]t[eé]k, joc video, video oyunu?, видеоигр*, компьютерн* игр*, ретро игр*, відеогр*, ألعاب فيديو, لعبة فيديو, レトロゲーム*, ファミコン風*, ビデオゲーム*, テレビゲーム*, 复古游戏*, 電玩*, 电子游戏*, 레트로 ?게임*, 비디오 ?게임*, snes, super nintendo, super famicom, sega*, mega ?drive, sega genesis, platformer*, side ?scroller*, rpg maker*, jrpg*, point (?:and|&|n) click*, lucas ?arts, point (?:and|&|n) click adventure*, monkey island, dos game*, 256 colou?rs',
    also: 'pixel*, sprite',
    hold: 1,
    finer: 0.5,
  },
  {
    id: '8-bit',
    finish: firmBeside(eightBit),
    names:
      '8 ?bits?, 8bit, eight ?bit, 8 битн*, восьмибит*, 8ビット, 8比特, 8비트, commodore*, c64, nes, famicom, nintendo entertainment system, atari, zx spectrum, chiptune, 4 ?bit',
    contour: 9,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'handheld',
    finish: firmBeside(handheld),
    names: 'game ?boy*, гейм бой, геймбой, ゲームボーイ, 게임보이, game boy green, tamagotchi, 1 ?bit',
    contour: 7,
    hold: 1,
    finer: 0.5,
  },
  {
    id: 'ascii',
    finish: firmBeside(ascii),
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
    contour: 9,
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
    toned: true,
  },
  {
    id: 'marble',
    finish: marble,
    names:
      'marble statue, marble sculpture, marble bust, made of marble, marmorstatue, marmorbuste, aus marmor, en marbre, de marmol, di marmo, de marmore, из мрамора, мраморн*, 大理石*, 대리석*, michelangelo sculpture, greek statue, roman statue, stone statue, plaster cast',
    also: 'marble, marmor, marbre, marmol, marmo, statue, sculpture, skulptur, estatua, scultura',
    hold: 2,
    toned: true,
  },
  {
    id: 'glass',
    finish: firmBeside(glass),
    names:
      'blown glass, glass sculpture, glass figurine, made of glass, glassmorphism, murano*, aus glas, en verre, verre souffle, de vidrio, de cristal, di vetro, de vidro, van glas, из стекла, стеклянн*, ガラス細工, 玻璃*, 유리*, crystal sculpture, ice sculpture, aero glass, frutiger aero',
    also: 'glass, glas, verre, vidrio, vetro, crystal, crystals, kristall, translucent, transparent, стекло',
    hold: 2,
  },
] as const satisfies readonly FinishRow[];
