/** Headphones: a band over the head, and cups on the ears, beside the eyes and never upon them. */
import { coversPoint, type Part } from '../drawing/parts.ts';
import { fromPicture, toPicture } from '../drawing/place.ts';
import { short } from '../drawing/svg.ts';
import { type HeadSpot, Z } from './figure.ts';

export const HEADPHONES = '1f3a7';

const cup = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" rx="${short(width * 0.48)}" fill="#2c2a3a"/><rect x="${short(x - width * 0.3)}" y="${short(y - height * 0.36)}" width="${short(width * 0.6)}" height="${short(height * 0.72)}" rx="${short(width * 0.28)}" fill="#ff4d6d"/>`;

const band = (from: number, to: number, ears: number, top: number, thick: number): string => {
  const middle = (from + to) / 2;
  const arc = `M${short(from)} ${short(ears)}C${short(from)} ${short(top * 1.25 - ears * 0.25)} ${short(to)} ${short(top * 1.25 - ears * 0.25)} ${short(to)} ${short(ears)}`;
  return `<path d="${arc}" fill="none" stroke="#2c2a3a" stroke-width="${short(thick)}" stroke-linecap="round"/><path d="M${short(middle - thick)} ${short(top + thick * 0.1)}h${short(thick * 2)}" stroke="#fff" stroke-opacity=".5" stroke-width="${short(thick * 0.25)}" stroke-linecap="round"/>`;
};

/** In parts of half a head's width: as large as an ear, and larger than any eye beside it. */
const EAR = 0.5;

const roundCup = (x: number, y: number, radius: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="#2c2a3a"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.68)}" fill="#ff4d6d"/><path d="M${short(x - radius * 0.4)} ${short(y - radius * 0.1)}A${short(radius * 0.42)} ${short(radius * 0.42)} 0 0 1 ${short(x)} ${short(y - radius * 0.42)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${short(radius * 0.14)}" stroke-linecap="round"/>`;

const halfBand = (crown: number, ear: number, ears: number, top: number, thick: number): string =>
  `<path d="M${short(crown - thick * 0.6)} ${short(top)}C${short(ear)} ${short(top)} ${short(ear)} ${short(top * 0.6)} ${short(ear)} ${short(ears)}" fill="none" stroke="#2c2a3a" stroke-width="${short(thick * 1.3)}" stroke-linecap="round"/>`;

/** Below hats. */
const ON_EARS = Z.hat - 1;

export const isHeadphones = ({ kind, z }: Part): boolean => kind === 'svg' && z === ON_EARS;

/** How far above the band something is still that it would lie across, in parts of half a head's width. */
const ABOVE_BAND = 0.3;

/** Of who goes on above the band, as churros do in their bag, it is behind, and only the cups are before. */
export function drawHeadphones(head: HeadSpot, parts: readonly Part[]): Part[] {
  const { eyes, turn, mirror, radius, span, eyeRadius = radius * 0.2 } = head;
  const place = { ...eyes, scale: 1, turn, mirror };
  const top = Math.min(-radius * 0.5, fromPicture(place, head.top).y) - radius * 0.06;
  const half = Math.max(head.topWidth * 0.56, span * 0.95, radius * 0.72);
  const [wide, high] = [half * 0.4, half * 0.72];
  const thick = half * 0.15;
  // Of a profile one ear is seen, behind the eye, and the band up to the crown.
  const crown = fromPicture(place, head.top).x;
  const ear = Math.max(radius * 0.62, eyeRadius + half * EAR, crown + half * 0.3);
  const arc = span === 0 ? halfBand(crown, ear, radius * 0.1, top, thick) : band(-half, half, radius * 0.05, top, thick);
  const cups =
    span === 0
      ? roundCup(ear, radius * 0.1, half * EAR)
      : `${cup(-half, radius * 0.1, wide, high)}${cup(half, radius * 0.1, wide, high)}`;
  const reach = Math.max(half * 1.3, ear + half * 0.6);
  const bounds = { left: -reach, right: reach, top: top - thick * 2, bottom: radius * 0.1 + Math.max(high / 2, half * EAR) + 4 };
  const draw = (markup: string, z: number): Part => ({ kind: 'svg', z, shadow: 0.4, markup, bounds, place });
  const above = toPicture(place, { x: 0, y: top - half * ABOVE_BAND });
  const isAcross = span > 0 && parts.some((part) => part.z <= head.z && coversPoint(part, above));
  return isAcross ? [draw(arc, Z.behind + 1), draw(cups, ON_EARS)] : [draw(`${arc}${cups}`, ON_EARS)];
}
