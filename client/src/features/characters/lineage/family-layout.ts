/** Where the members of a family stand: a generation below the other, wrapped into lines where it is wide. */
import type { Lineage } from '@chaos/shared/contract/characters';

/** In pixels, as the style sheet draws them. */
export const CELL_WIDTH = 88;
export const CELL_HEIGHT = 116;
const CAPTION = 36;
/** A link leaves below the name and arrives above the picture. */
const LEAVES_AT = 108;
const ARRIVES_AT = 2;

interface Place {
  x: number;
  y: number;
}

export interface FamilyLayout {
  height: number;
  /** The upper left corner of each member's cell, in the order of the members. */
  places: Place[];
  captions: { generation: number; y: number }[];
  /** A path of SVG for each link, in the order of the links. */
  paths: string[];
}

/** @param width of the drawing, in pixels; one cell is the least. */
export function layOutFamily({ members, links }: Pick<Lineage, 'members' | 'links'>, width: number): FamilyLayout {
  const columns = Math.max(1, Math.floor(width / CELL_WIDTH));
  const places: Place[] = [];
  const captions: FamilyLayout['captions'] = [];
  let y = 0;
  for (const generation of new Set(members.map((member) => member.generation))) {
    const size = members.filter((member) => member.generation === generation).length;
    captions.push({ generation, y });
    y += CAPTION;
    for (let at = 0; at < size; at += columns) {
      const inLine = Math.min(columns, size - at);
      const left = (width - inLine * CELL_WIDTH) / 2;
      for (let column = 0; column < inLine; column += 1) places.push({ x: left + column * CELL_WIDTH, y });
      y += CELL_HEIGHT;
    }
  }
  const paths = links.flatMap(({ parent, child }) => {
    const [from, to] = [places[parent], places[child]];
    return from && to ? [curve(from, to)] : [];
  });
  return { height: y, places, captions, paths };
}

function curve(from: Place, to: Place): string {
  const [x1, x2] = [from.x + CELL_WIDTH / 2, to.x + CELL_WIDTH / 2];
  const [y1, y2] = [from.y + LEAVES_AT, to.y + ARRIVES_AT];
  const half = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}`;
}
