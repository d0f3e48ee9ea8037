/** What somebody is wished not to have, and the piece shows: it is under a patch of the skin around it. */
import type { SvgPart } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { short } from '../drawing/svg.ts';
import { css, type Figure, type HeadSpot, type Studio, Z } from './figure.ts';
import type { OwnMouth } from './own-mouths.ts';
import { headsOf } from './uncover-faces.ts';

function coverOf({ eyes, span, turn, mirror }: HeadSpot, { down, right = 0, width, height, skin }: OwnMouth): SvgPart {
  const at = turnPoint({ x: right * span * (mirror ? -1 : 1), y: down * span }, turn);
  const [w, h] = [width * span * 0.53, height * span * 0.53];
  return {
    kind: 'svg',
    z: Z.face - 1,
    shadow: 0,
    markup: `<rect x="${short(-w)}" y="${short(-h)}" width="${short(w * 2)}" height="${short(h * 2)}" rx="${short(Math.min(w, h))}" fill="${css(skin)}"/>`,
    bounds: { left: -w, right: w, top: -h, bottom: h },
    place: { x: eyes.x + at.x, y: eyes.y + at.y, scale: 1, turn, mirror },
  };
}

export function leaveOut(figure: Figure, { concept: { lacks = [] } }: Studio): void {
  for (const head of headsOf(figure)) {
    if (lacks.includes('mouth') && head.mouth) figure.parts.push(coverOf(head, head.mouth));
    if (lacks.includes('nose') && head.nose) figure.parts.push(coverOf(head, head.nose));
  }
}
