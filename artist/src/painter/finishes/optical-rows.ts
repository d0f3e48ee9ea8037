/** What lenses, films, tubes and rays make of a picture. */
import { firmBeside } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { glitch, neon, noir, sepia, steampunk, thermal, xRay } from './photographic.ts';

export const OPTICAL = [
  {
    id: 'noir',
    finish: firmBeside(noir),
    names:
      'film noir, noir film, black (?:and|&) white (?:photo*|picture*|film*|movie*), neo noir, noir, нуар*, silent film*, stummfilm, cine negro, sin city, 1940s detective',
    vague:
      'black and white, black & white, b&w, black white, schwarz ?wei(?:ss|ß), noir et blanc, blanco y negro, bianco e nero, preto e branco, zwart ?wit, черно бел*, 白黒, 黑白*, 흑백*, monochrom*, gr[ae]yscale',
    hold: 1,
    toned: true,
  },
  {
    id: 'sepia',
    finish: sepia,
    names:
      'sepia*, сепия, セピア*, 세피아, old photo*, vintage photo*, antique photo*, altes foto, vieille photo*, foto antigua, foto antica, foto antiga, старое фото*, daguerreotyp*, tintype, victorian photo*, 19th century photo*, wild west photo, wanted poster*',
    vague: 'vintage, antique',
    hold: 1,
    toned: true,
  },
  {
    id: 'x-ray',
    finish: firmBeside(xRay),
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
    finish: firmBeside(neon),
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
