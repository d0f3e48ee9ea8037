/** What painters paint with and how their schools are called. */
import { impressionist, pointillist, vanGogh } from './brushwork.ts';
import { anime, cartoon, sticker } from './cartoons.ts';
import { firmBeside } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { fresco, oldMaster, surreal } from './old.ts';
import { icon } from './ornament.ts';
import { gouache, oil, watercolour } from './painted.ts';
import { inkWash } from './sheets.ts';

export const PAINTED = [
  {
    id: 'oil',
    finish: oil,
    names: 'classical painting',
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
      'renaissance*, rinasciment*, renacimient*, ренессанс, rembrandt*, vermeer, caravaggi*, velazquez, рембрандт*, караваджо, レンブラント, 伦勃朗, 렘브란트, old master*, alte?r? meister, baroque*, barock*, barocc*, barroc*, барокко, バロック, 巴洛克, 바로크, chiaroscuro, clair obscur, claroscuro, helldunkel, tenebris*, dutch golden age, dutch master*, flemish painting, still ?life*, dutch still ?life*, stillleben, nature morte*, natura morta, naturaleza muerta, bodegon*, natureza morta, натюрморт*, 静物画*, 静物*, 정물화*, vanitas*',
    also: 'goya, rubens, dark fantasy, dark academia, gothic(?! (?:castle|cathedral|church|palace|tower|mansion|house|ruins?)), gotisch*, gotik, gothique, gotico, готическ*, готика, ゴシック, 哥特*, 고딕',
    hold: 2,
    toned: true,
  },
  {
    id: 'fresco',
    finish: fresco,
    names:
      'fresco*, affresc*, afresco*, fresko*, fresque*, фреск*, フレスコ*, 湿壁画, 프레스코*, pompeii wall*, pompeian, sistine chapel ceiling, egyptian wall painting*, wall painting*, giotto',
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
    finish: firmBeside(inkWash),
    names:
      'ink wash*, ink and wash, ink paint*, ink brush*, brush and ink, brush ink, (?:chinese|japanese|korean|asian|black|india|indian|zen) ink*, sumi ?e*, suibokuga, shan ?shui, guohua, chinese (?:brush |scroll |landscape |traditional )*paint*, japanese brush paint*, chinese scroll*, tuschemalerei, tuschmalerei, lavis, encre de chine, pintura china, pittura cinese, 水墨*, 墨絵*, 国画, 中国画, 수묵화, китайск* живопис*, суми э, zen painting, rorschach*',
    also: 'calligraph*, kalligra*, brush ?stroke*',
    hold: 3,
    toned: true,
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
      'anime, animes, anime style, аниме, アニメ*, 动漫*, 動漫*, 애니메이션, 애니, 애니풍, studio trigger, dragon ?ball*, naruto, one piece anime, sailor moon, cute anime girl',
    also: 'vtuber, genshin, 二次元*',
    hold: 2,
  },
  {
    id: 'cartoon',
    finish: cartoon,
    names:
      'cartoon style, (?:90s|80s|70s|60s|00s|2000s|saturday(?: morning)?|kids?|children s|childrens|tv|modern|classic|vintage|retro|funny|silly|american|animated) (?:tv )?cartoons?, cartoon network, nickelodeon*, nicktoons, cel shad*, cell shad*, toon shad*, zeichentrick*, trickfilm*, dessins? anim[eé]s?, dibujos animados, dibujo animado, caricaturas animadas, carton[ei] animat[oi], desenhos? animados?, мульт*, мультфильм*, мультик*, мультяшн*, tekenfilm*, tecknad*, tegnefilm*, tegneserie*film, kreskówk*, kreslen[yý]*, rajzfilm*, desene? animate?, piirretty*, piirros*film*, çizgi ?film*, рисован* фильм*, анимационн*, animasyon film*, kartun*, phim hoạt hình, hoạt hình*, การ์ตูน*, कार्टून*, كرتون*, رسوم متحركة*, קומיקס מצויר, סרט מצויר, καρτουν*, κινουμενα σχεδια, 卡通*, 动画片*, 動畫片*, 动画*, カートゥーン*, 카툰*, 만화영화*, disney (?:style|classic|cartoon|animation|movie|film)*, walt disney, looney tunes*, saturday morning cartoon*, hanna barbera*, simpsons*, adventure time, rick and morty*, spongebob*, bold outline*, thick outline*',
    also: 'disney, cartoons?, cartoonish, cartoony, toons?, tv cartoon, animated, animation, chibi art, уолт дисней, дисней, ディズニー, 迪士尼, 디즈니',
    hold: 2,
  },
  {
    id: 'sticker',
    finish: sticker,
    names:
      'sticker (?:art|style|design|sheet|pack)*, die ?cut sticker*, vinyl sticker*, laptop sticker*, whatsapp sticker*, telegram sticker*, aufkleber*, klebebild*, sammelbild*, autocollant*, pegatina*, calcoman[ií]a*, adesiv[oi]*, figurinh?[ae]s? adesiv*, naklejk*, samolepk*, nálepk*, klistermärk*, klistermerk*, çıkartma*, matrica, tarra, наклейк*, стикер*, наліпк*, ملصق, ステッカー*, シール, 贴纸*, 貼紙*, 스티커*',
    also: 'stickers?, decal*',
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
      'impressionis*, degas, edgar degas, impressionnis*, impresionis*, импрессиони*, 印象派, 印象主义, 인상파, claude monet, monet, renoir, pissarro, sisley, berthe morisot, моне, モネ, 莫奈',
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
] as const satisfies readonly FinishRow[];
