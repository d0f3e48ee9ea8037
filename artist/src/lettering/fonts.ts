/** The fonts of the letters in pictures, each read when a word first needs it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as HarfBuzz from 'harfbuzzjs';

interface FontFile {
  /** Its URL. */
  file: string;
  /** What it is read for. */
  scripts: RegExp;
}

/** In the order in which they are asked. */
const FONTS: readonly FontFile[] = [
  {
    file: import.meta.resolve('@expo-google-fonts/bungee/400Regular/Bungee_400Regular.ttf'),
    scripts: /[\p{Script=Latin}\p{Nd}\p{P}\p{S}]/u,
  },
  {
    file: import.meta.resolve('@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf'),
    scripts: /[\p{Script=Greek}\p{Script=Cyrillic}\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
  },
  { file: import.meta.resolve('@expo-google-fonts/zcool-kuaile/400Regular/ZCOOLKuaiLe_400Regular.ttf'), scripts: /\p{scx=Han}/u },
  {
    file: import.meta.resolve('@expo-google-fonts/black-han-sans/400Regular/BlackHanSans_400Regular.ttf'),
    scripts: /\p{scx=Hang}/u,
  },
  { file: import.meta.resolve('@expo-google-fonts/lemonada/700Bold/Lemonada_700Bold.ttf'), scripts: /\p{scx=Arab}/u },
  { file: import.meta.resolve('@expo-google-fonts/secular-one/400Regular/SecularOne_400Regular.ttf'), scripts: /\p{scx=Hebr}/u },
  { file: import.meta.resolve('@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf'), scripts: /\p{scx=Deva}/u },
  // Twelve megabytes, for signs that none of the others has.
  {
    file: import.meta.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
    scripts: /\p{scx=Han}/u,
  },
];

/** Is there a font for the script of a text? Without one, nobody could read it. */
export function canBeSet(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const set = letters.filter((letter) => FONTS.some(({ scripts }) => scripts.test(letter)));
  return set.length * 2 >= letters.length;
}

export interface Font {
  /** In units of which a letter size has a thousand. */
  shape(text: string, rightToLeft: boolean): Glyph[];
  has(text: string): boolean;
}

interface Glyph {
  /** SVG path data; y points up. */
  path: string;
  advance: number;
  x: number;
  y: number;
  /** How far its ink reaches above and below the base line. */
  above: number;
  below: number;
}

let library: Promise<typeof HarfBuzz> | undefined;
const loaded = new Map<string, Promise<Font>>();

/** The fonts that may have the letters of a text, one after the other. */
export async function* fontsFor(text: string): AsyncGenerator<Font> {
  for (const { file, scripts } of FONTS) {
    if (!scripts.test(text)) continue;
    const font = loaded.get(file) ?? loadFont(file);
    loaded.set(file, font);
    // A file that could not be read must not stay broken for as long as the process lives.
    font.catch(() => loaded.delete(file));
    yield await font;
  }
}

async function loadFont(file: string): Promise<Font> {
  library ??= import('harfbuzzjs');
  const data = await readFile(fileURLToPath(file));
  return createFont(await library, data);
}

/** Joiners and the like: they are shaped, but never seen. */
const INVISIBLE = /\p{Cf}/u;

function createFont(harfBuzz: typeof HarfBuzz, data: Uint8Array): Font {
  const font = new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(data)));
  font.setScale(1000, 1000);
  return {
    has: (text) =>
      [...text].every((letter) => INVISIBLE.test(letter) || font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined),
    shape(text, rightToLeft) {
      const buffer = new harfBuzz.Buffer();
      buffer.addText(text);
      buffer.setDirection(rightToLeft ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR);
      buffer.guessSegmentProperties();
      harfBuzz.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const { yBearing, height } = font.glyphExtents(glyph) ?? { yBearing: 0, height: 0 };
        return {
          path: font.glyphToPath(glyph),
          advance: xAdvance,
          x: xOffset,
          y: yOffset,
          above: yBearing + yOffset,
          below: -(yBearing + yOffset + height),
        };
      });
    },
  };
}
