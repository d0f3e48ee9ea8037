/** What is seen at one part of somebody: dark glasses at the eyes, a plaster cast at a foot, a rubber ring around the waist. */
import { lightOf } from '../drawing/clay.ts';
import { coversPoint, type Part, partBox, partsBox, type SpritePart, type SvgPart, squareOf } from '../drawing/parts.ts';
import { PIECE_SIDE } from '../drawing/piece-pixels.ts';
import { fromPicture, toPicture, turnPoint } from '../drawing/place.ts';
import type { Box, Rgb } from '../drawing/raster.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isBareFace, isMerperson, isPerson } from '../pieces/people.ts';
import type { Point } from '../pieces/piece-types.ts';
import type { Bodily } from './expression-kinds.ts';
import { type Figure, type HeadSpot, placeAnchor, Z } from './figure.ts';
import { cheekOf, lipsOf } from './mouths.ts';
import { takeHold } from './reach-out.ts';
import { edgeAt, reachOf, type Scene, upright } from './scattered-marks.ts';
import { rowAt } from './silhouette.ts';
import { eyePoints, HEAD_HIDDEN, headPoints, headsOf, shareTouched, snoutPoints } from './uncover-faces.ts';

/** Where it is, and how large 100 units of it are there. */
type Spot = 'eye' | 'nose' | 'mouth' | 'cheek' | 'crown' | 'ears' | 'rear' | 'waist' | 'belly' | 'feet' | 'foot';

interface BodilyMark {
  spot: Spot;
  /** Drawn to the left of its spot. SKIN and EDGE stand for the colours of whose it is. */
  markup: string;
  bounds: Box;
  z: number;
  /** What of it is behind the body. */
  behind?: string;
  /** What is seen of it on who looks to the left. */
  sided?: { markup: string; bounds: Box };
}

const lens = (x: number, fill: string, edge: string): string =>
  `<path d="M${x - 46} -34H${x + 46}Q${x + 52} 44 ${x} 44Q${x - 52} 44 ${x - 46} -34Z" fill="${fill}" stroke="${edge}" stroke-width="8" stroke-linejoin="round"/>`;
const thickLens = (x: number): string =>
  `<circle cx="${x}" r="56" fill="#d6ecff" fill-opacity=".45" stroke="#2a1c12" stroke-width="15"/><circle cx="${x}" r="40" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="6"/><circle cx="${x}" r="26" fill="none" stroke="#8fb8dc" stroke-opacity=".9" stroke-width="5"/>`;
const roundLens = (x: number): string =>
  `<circle cx="${x}" r="57" fill="#e6f4ff" fill-opacity=".16" stroke="#6b3f14" stroke-width="11"/><circle cx="${x}" r="57" fill="none" stroke="#f2c14a" stroke-width="5"/>`;
const puff = (x: number, y: number, r: number): string =>
  `<g fill="#c6d65a" stroke="#5f7010" stroke-width="6"><path d="M${x - r} ${y + r * 0.5}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.2} ${-r * 1.1}a${r * 0.75} ${r * 0.75} 0 0 1 ${r * 1.4} 0a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.1} ${r * 1.1}Z"/></g>`;
const star = (x: number, y: number, r: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${r / 40})" d="M0 -40Q6 -6 40 0Q6 6 0 40Q-6 6 -40 0Q-6 -6 0 -40Z" fill="${fill}" stroke="#a8741a" stroke-width="5"/>`;
const ear = (x: number): string =>
  `<ellipse cx="${x}" cy="-20" rx="74" ry="92" fill="SKIN" stroke="EDGE" stroke-width="8"/><ellipse cx="${x}" cy="-14" rx="42" ry="60" fill="#f7a8b4"/>`;
/** Round at its ends and with a gleam: what is flat and striped around a waist is a skirt. */
const tube = (d: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#a86a08" stroke-width="66"/><path d="${d}" stroke="#ffc928" stroke-width="56"/><path d="${d}" stroke="#fff2a8" stroke-width="12" transform="translate(0 -15)"/></g>`;
const DUCK_OF_RING =
  '<g stroke="#a86a08" stroke-width="6" stroke-linejoin="round"><path d="M-166 -66L-202 -58Q-200 -42 -162 -44Z" fill="#ff7a1c"/><path d="M-150 22Q-166 -20 -154 -38A44 44 0 1 1 -94 -48Q-86 -14 -96 22Z" fill="#ffc928"/></g><circle cx="-138" cy="-82" r="8" fill="#1d1420"/>';
const bug = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-18 -6L-28 -12M-18 4L-28 10M18 -6L28 -12M18 4L28 10" stroke="#1d1420" stroke-width="5" stroke-linecap="round"/><ellipse rx="18" ry="14" fill="#4a2c1c" stroke="#1d1420" stroke-width="4"/></g>`;

/** From an eye outwards and down. */
const beam = (x: number, side: -1 | 1): string => {
  const cone = (half: number): string => `M${x} ${-half * 0.3}L${x + side * 360} ${130 - half}V${130 + half}L${x} ${half * 0.3}Z`;
  return `<path d="${cone(40)}" fill="#ff2030" fill-opacity=".4"/><path d="${cone(24)}" fill="#ff2a36"/><path d="${cone(9)}" fill="#ffe9d8"/><circle cx="${x}" r="26" fill="#ff2a36" stroke="#fff" stroke-width="7"/>`;
};

const BODILY: Readonly<Record<Bodily, BodilyMark>> = {
  'laser beams': {
    spot: 'eye',
    z: Z.face + 3,
    markup: `${beam(-50, -1)}${beam(50, 1)}`,
    bounds: { left: -414, top: -34, right: 414, bottom: 174 },
    sided: { markup: beam(0, -1), bounds: { left: -364, top: -34, right: 30, bottom: 174 } },
  },
  'dark glasses': {
    spot: 'eye',
    z: Z.face + 3,
    markup: `<path d="M-98 -22H98" stroke="#08060c" stroke-width="13" stroke-linecap="round"/>${lens(-50, '#15111c', '#08060c')}${lens(50, '#15111c', '#08060c')}<path d="M-76 -18L-50 16M28 -18L54 16" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>`,
    bounds: { left: -108, top: -40, right: 108, bottom: 50 },
    sided: {
      markup: `<path d="M-54 -26L118 -34" stroke="#08060c" stroke-width="14" stroke-linecap="round"/>${lens(0, '#15111c', '#08060c')}<path d="M-24 -18L2 16" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>`,
      bounds: { left: -60, top: -44, right: 126, bottom: 50 },
    },
  },
  'thick glasses': {
    spot: 'eye',
    z: Z.face + 3,
    markup: `${thickLens(-58)}${thickLens(58)}<path d="M-8 -10Q0 -20 8 -10" fill="none" stroke="#2a1c12" stroke-width="13"/>`,
    bounds: { left: -124, top: -66, right: 124, bottom: 66 },
    sided: {
      markup: `<path d="M54 -8L124 -18" stroke="#2a1c12" stroke-width="13" stroke-linecap="round"/>${thickLens(0)}`,
      bounds: { left: -66, top: -66, right: 132, bottom: 66 },
    },
  },
  'round glasses': {
    spot: 'eye',
    z: Z.face + 3,
    markup: `${roundLens(-58)}${roundLens(58)}<path d="M-4 -8Q0 -18 4 -8" fill="none" stroke="#6b3f14" stroke-width="11"/>`,
    bounds: { left: -124, top: -66, right: 124, bottom: 66 },
    sided: {
      markup: `<path d="M56 -8L124 -18" stroke="#6b3f14" stroke-width="11" stroke-linecap="round"/>${roundLens(0)}`,
      bounds: { left: -64, top: -64, right: 130, bottom: 64 },
    },
  },
  'grey bun': {
    spot: 'crown',
    z: Z.face + 2,
    markup:
      '<circle cx="0" cy="-92" r="42" fill="#d4d1dc" stroke="#6f6a80" stroke-width="7"/><path d="M-30 -104Q0 -76 30 -104M-34 -84Q0 -58 34 -84" fill="none" stroke="#a39eb2" stroke-width="6"/><path d="M-106 40Q-114 -60 0 -64Q114 -60 106 40Q72 -22 0 -24Q-72 -22 -106 40Z" fill="#d4d1dc" stroke="#6f6a80" stroke-width="7" stroke-linejoin="round"/><path d="M0 -58V-30M-44 -50Q-56 -30 -62 -12M44 -50Q56 -30 62 -12" fill="none" stroke="#a39eb2" stroke-width="6" stroke-linecap="round"/>',
    bounds: { left: -114, top: -138, right: 114, bottom: 46 },
  },
  'grey brows': {
    spot: 'eye',
    z: Z.face + 4,
    markup:
      '<g fill="#e2dfe8" stroke="#7d7890" stroke-width="5" stroke-linejoin="round"><path d="M-118 -62Q-96 -108 -52 -92Q-22 -92 -10 -64Q-54 -84 -118 -62Z"/><path d="M118 -62Q96 -108 52 -92Q22 -92 10 -64Q54 -84 118 -62Z"/></g>',
    bounds: { left: -122, top: -112, right: 122, bottom: -56 },
    sided: {
      markup:
        '<path d="M-72 -46Q-40 -98 10 -84Q50 -82 66 -46Q8 -72 -72 -46Z" fill="#e2dfe8" stroke="#7d7890" stroke-width="6" stroke-linejoin="round"/>',
      bounds: { left: -76, top: -102, right: 70, bottom: -42 },
    },
  },
  'grey tufts': {
    spot: 'ears',
    z: Z.head - 1,
    markup:
      '<path d="M-16 -66Q14 -96 44 -74Q82 -74 76 -38Q108 -14 82 14Q90 52 50 54Q22 82 -16 50Z" fill="#e2dfe8" stroke="#7d7890" stroke-width="7" stroke-linejoin="round"/><path d="M22 -52Q46 -52 50 -30M44 -14Q64 -2 52 16M20 20Q32 34 22 46" fill="none" stroke="#a39eb2" stroke-width="6" stroke-linecap="round"/>',
    bounds: { left: -22, top: -92, right: 102, bottom: 78 },
  },
  wrinkles: {
    spot: 'eye',
    z: Z.face + 3,
    markup:
      '<g fill="none" stroke="EDGE" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"><path d="M-50 -104Q0 -92 50 -104M-40 -84Q0 -74 40 -84M-84 44Q-58 60 -34 46M84 44Q58 60 34 46M-48 66Q-66 84 -60 108M48 66Q66 84 60 108"/></g>',
    bounds: { left: -90, top: -110, right: 90, bottom: 114 },
    sided: {
      markup:
        '<g fill="none" stroke="EDGE" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"><path d="M58 6L86 -6M60 22L90 26M52 38L76 54"/></g>',
      bounds: { left: 48, top: -12, right: 96, bottom: 60 },
    },
  },
  'clown nose': {
    spot: 'nose',
    z: Z.face + 3,
    markup:
      '<circle r="40" fill="#ff3040" stroke="#8f0a1e" stroke-width="7"/><ellipse cx="-13" cy="-14" rx="12" ry="9" fill="#fff" fill-opacity=".85"/>',
    bounds: { left: -46, top: -46, right: 46, bottom: 46 },
  },
  'clown tufts': {
    spot: 'ears',
    z: Z.head - 1,
    markup:
      '<g fill="#ff3f6c" stroke="#a8123c" stroke-width="7"><circle cx="14" cy="34" r="42"/><circle cx="52" cy="-6" r="46"/><circle cx="16" cy="-48" r="50"/></g><g fill="#ff7f9c"><circle cx="4" cy="-62" r="16"/><circle cx="46" cy="-20" r="14"/></g>',
    bounds: { left: -42, top: -104, right: 104, bottom: 84 },
    // Behind the cheek, and not upon it.
    sided: {
      markup:
        '<g transform="translate(64 -26) scale(.72)"><g fill="#ff3f6c" stroke="#a8123c" stroke-width="7"><circle cx="14" cy="34" r="42"/><circle cx="52" cy="-6" r="46"/><circle cx="16" cy="-48" r="50"/></g><g fill="#ff7f9c"><circle cx="4" cy="-62" r="16"/><circle cx="46" cy="-20" r="14"/></g></g>',
      bounds: { left: 30, top: -104, right: 142, bottom: 36 },
    },
  },
  'hearing aid': {
    spot: 'ears',
    z: Z.face + 3,
    markup:
      '<g transform="translate(84 0)"><path d="M-116 -52Q-70 -90 -52 -40Q-44 6 -74 30" fill="none" stroke="#3d2a1a" stroke-width="40" stroke-linecap="round"/><path d="M-116 -52Q-70 -90 -52 -40Q-44 6 -74 30" fill="none" stroke="#ffdcb0" stroke-width="28" stroke-linecap="round"/><path d="M-116 -50Q-136 10 -108 46" fill="none" stroke="#3d2a1a" stroke-width="9"/><circle cx="-108" cy="50" r="24" fill="#ffdcb0" stroke="#3d2a1a" stroke-width="7"/><circle cx="-58" cy="-30" r="8" fill="#35c46a"/><path d="M-16 -52Q8 -10 -16 34M18 -76Q54 -10 18 58" fill="none" stroke="#2f8fd8" stroke-width="10" stroke-linecap="round"/></g>',
    bounds: { left: -56, top: -94, right: 146, bottom: 80 },
  },
  'big ears': {
    spot: 'ears',
    z: Z.head - 1,
    markup: ear(14),
    bounds: { left: -66, top: -118, right: 94, bottom: 80 },
  },
  'bald head': {
    spot: 'crown',
    z: Z.face + 2,
    markup:
      '<path d="M-104 44Q-112 -52 0 -56Q112 -52 104 44Q60 14 0 14Q-60 14 -104 44Z" fill="SKIN" stroke="EDGE" stroke-width="6" stroke-linejoin="round"/><path d="M-64 -18Q-44 -40 -8 -42" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>' +
      '<g fill="none" stroke="#2a1430" stroke-width="6" stroke-linecap="round"><path d="M-14 -54Q-34 -92 -52 -84"/><path d="M4 -56Q4 -100 -10 -112"/><path d="M22 -54Q38 -92 58 -88"/></g>',
    bounds: { left: -112, top: -118, right: 112, bottom: 50 },
  },
  fleas: {
    spot: 'crown',
    z: Z.mark,
    markup: `${bug(-54, -30)}${bug(8, -64)}${bug(62, -18)}<path d="M-54 -52Q-40 -92 -8 -84M28 -70Q54 -84 60 -44" fill="none" stroke="#1d1420" stroke-width="5" stroke-dasharray="4 12" stroke-linecap="round"/>`,
    bounds: { left: -90, top: -100, right: 96, bottom: 6 },
  },
  'long nose': {
    spot: 'nose',
    z: Z.face + 3,
    markup:
      '<path d="M20 -30Q-120 -46 -262 -40Q-290 -14 -262 10Q-120 16 20 36Q40 0 20 -30Z" fill="#f0b88a" stroke="#7a4420" stroke-width="8" stroke-linejoin="round"/><path d="M-6 -18Q-120 -32 -240 -28" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/><path d="M-252 -34l-30 -36M-246 -36l6 -44" stroke="#3f9a3a" stroke-width="9" stroke-linecap="round"/><ellipse cx="-290" cy="-78" rx="20" ry="11" fill="#5cb84a" transform="rotate(40 -290 -78)"/><ellipse cx="-238" cy="-90" rx="20" ry="11" fill="#5cb84a" transform="rotate(-70 -238 -90)"/>',
    bounds: { left: -314, top: -116, right: 44, bottom: 44 },
  },
  'big nose': {
    spot: 'nose',
    z: Z.face + 3,
    markup:
      '<path d="M0 -38C34 -38 30 -4 56 4C78 14 74 48 44 48C28 52 14 44 0 46C-14 44 -28 52 -44 48C-74 48 -78 14 -56 4C-30 -4 -34 -38 0 -38Z" fill="#f0b88a" stroke="#7a4420" stroke-width="8" stroke-linejoin="round"/><path d="M-40 36q12 -14 26 -2M14 34q14 -12 26 2" fill="none" stroke="#7a4420" stroke-width="8" stroke-linecap="round"/><ellipse cx="-8" cy="-8" rx="9" ry="14" fill="#fff" fill-opacity=".6"/>',
    bounds: { left: -78, top: -42, right: 78, bottom: 54 },
  },
  'red nose': {
    spot: 'nose',
    z: Z.face + 3,
    markup:
      '<ellipse rx="42" ry="36" fill="#ff4a3d" stroke="#a8161a" stroke-width="6"/><ellipse cx="-14" cy="-12" rx="11" ry="8" fill="#fff" fill-opacity=".8"/><path d="M-14 34Q-22 74 -4 84Q12 76 4 34Z" fill="#a8e0ff" stroke="#2f8fd8" stroke-width="5"/><g fill="#bfeaff" stroke="#2f8fd8" stroke-width="5"><circle cx="-96" cy="30" r="17"/><circle cx="-140" cy="4" r="12"/><circle cx="-132" cy="58" r="14"/><circle cx="-178" cy="36" r="9"/></g>',
    bounds: { left: -190, top: -40, right: 46, bottom: 90 },
  },
  'round nose': {
    spot: 'nose',
    z: Z.face + 3,
    markup:
      '<circle r="44" fill="#ff3b30" stroke="#a8161a" stroke-width="6"/><ellipse cx="-14" cy="-16" rx="12" ry="9" fill="#fff" fill-opacity=".85"/>',
    bounds: { left: -48, top: -48, right: 48, bottom: 48 },
  },
  pipe: {
    spot: 'mouth',
    z: Z.mark,
    markup:
      '<path d="M6 -6Q-60 4 -104 44" fill="none" stroke="#2a1408" stroke-width="22" stroke-linecap="round"/><path d="M-158 -6H-86L-92 62Q-96 86 -124 86Q-150 86 -154 62Z" fill="#7a3d16" stroke="#2a1408" stroke-width="8" stroke-linejoin="round"/><ellipse cx="-122" cy="-6" rx="36" ry="11" fill="#ff9a2e" stroke="#2a1408" stroke-width="7"/><g fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-opacity=".92"><path d="M-122 -30Q-160 -66 -120 -96Q-84 -126 -124 -164"/></g><g fill="none" stroke="#8a84a0" stroke-width="9" stroke-linecap="round"><path d="M-122 -30Q-160 -66 -120 -96Q-84 -126 -124 -164"/></g>',
    bounds: { left: -166, top: -182, right: 20, bottom: 92 },
  },
  megaphone: {
    spot: 'cheek',
    z: Z.mark,
    markup:
      '<g transform="translate(-14 6) scale(.86)"><path d="M-20 -26L-170 -96Q-196 0 -170 96L-20 30Z" fill="#f0344a" stroke="#5f0a14" stroke-width="9" stroke-linejoin="round"/><ellipse cx="-172" cy="0" rx="26" ry="98" fill="#fff" stroke="#5f0a14" stroke-width="9"/><ellipse cx="-172" cy="0" rx="13" ry="60" fill="#5f0a14"/><rect x="-30" y="-30" width="30" height="64" rx="12" fill="#fff" stroke="#5f0a14" stroke-width="8"/><path d="M-78 54l-12 64h34l4 -74Z" fill="#3a2a55" stroke="#170f24" stroke-width="7"/><g stroke="#ffb52e" stroke-width="15" stroke-linecap="round"><path d="M-226 -62L-290 -96M-238 0H-312M-226 62L-290 96"/></g></g>',
    bounds: { left: -296, top: -92, right: 0, bottom: 116 },
  },
  braces: {
    spot: 'mouth',
    z: Z.face + 3,
    markup:
      '<path d="M-84 -22Q0 -6 84 -22Q78 46 0 50Q-78 46 -84 -22Z" fill="#fff" stroke="#2a1430" stroke-width="7" stroke-linejoin="round"/><path d="M-50 -14V40M-17 -10V48M17 -10V48M50 -14V40" stroke="#b9b4c4" stroke-width="5"/><path d="M-78 6Q0 26 78 6" fill="none" stroke="#5a6478" stroke-width="8"/><g fill="#a8b4cc" stroke="#3d4658" stroke-width="5"><rect x="-76" y="-2" width="20" height="20"/><rect x="-44" y="5" width="20" height="20"/><rect x="-10" y="8" width="20" height="20"/><rect x="24" y="5" width="20" height="20"/><rect x="56" y="-2" width="20" height="20"/></g>',
    bounds: { left: -90, top: -28, right: 90, bottom: 56 },
  },
  'long tongue': {
    spot: 'mouth',
    z: Z.face + 3,
    markup:
      '<path d="M-44 -6Q0 10 44 -6Q58 110 96 190Q104 246 44 250Q-12 244 -22 190Q-42 90 -44 -6Z" fill="#ff6a94" stroke="#a81c4c" stroke-width="8" stroke-linejoin="round"/><path d="M4 14Q14 110 40 200" fill="none" stroke="#c92f62" stroke-width="8" stroke-linecap="round"/>',
    bounds: { left: -50, top: -14, right: 106, bottom: 256 },
  },
  glitter: {
    spot: 'mouth',
    z: Z.mark,
    markup: `<path d="M-10 0Q-140 -110 -300 -90Q-330 0 -290 96Q-140 90 -10 14Z" fill="#ffd6f4" fill-opacity=".72"/>${star(-70, 0, 26, '#ffe14a')}${star(-124, -40, 30, '#ff7fd0')}${star(-140, 36, 30, '#6fd8ff')}${star(-204, -54, 38, '#ffe14a')}${star(-196, 8, 32, '#b38cff')}${star(-222, 62, 34, '#ff7fd0')}${star(-276, -20, 40, '#6fd8ff')}${star(-280, 48, 30, '#ffe14a')}`,
    bounds: { left: -330, top: -110, right: 6, bottom: 108 },
  },
  fart: {
    spot: 'rear',
    z: Z.markBehind,
    markup: `${puff(-34, 6, 40)}${puff(-104, -14, 52)}${puff(-186, -44, 64)}<path d="M-60 62H-120M-90 86H-170" stroke="#5f7010" stroke-width="9" stroke-linecap="round"/>`,
    bounds: { left: -300, top: -160, right: 8, bottom: 94 },
  },
  bite: {
    spot: 'rear',
    z: Z.face - 1,
    markup:
      '<g transform="translate(64 0)"><ellipse rx="62" ry="52" fill="#ff5f6e" fill-opacity=".55"/><g fill="#fff" stroke="#8c0f20" stroke-width="5" stroke-linejoin="round"><path d="M-50 -16L-38 -44L-22 -26ZM-22 -26L-2 -52L12 -30ZM12 -30L36 -46L42 -18ZM-50 16L-38 44L-22 26ZM-22 26L-2 52L12 30ZM12 30L36 46L42 18Z"/></g></g><g stroke="#ffb52e" stroke-width="12" stroke-linecap="round"><path d="M-20 -50L-52 -84M-34 0H-80M-20 50L-52 84"/></g>',
    bounds: { left: -90, top: -92, right: 130, bottom: 92 },
  },
  'round belly': {
    spot: 'belly',
    z: Z.chest + 3,
    markup:
      '<ellipse cy="-34" rx="116" ry="96" fill="SKIN" stroke="EDGE" stroke-width="8"/><ellipse cx="-38" cy="-72" rx="40" ry="24" fill="#fff" opacity=".35"/><path d="M-7 -10Q0 6 7 -10" fill="none" stroke="EDGE" stroke-width="8" stroke-linecap="round"/>',
    bounds: { left: -122, top: -136, right: 122, bottom: 68 },
  },
  'rubber ring': {
    spot: 'waist',
    z: Z.chest + 2,
    markup: `${tube('M-124 -4A128 40 0 0 0 124 -4')}${DUCK_OF_RING}`,
    behind: tube('M-124 -4A128 40 0 0 1 124 -4'),
    bounds: { left: -206, top: -136, right: 160, bottom: 76 },
  },
  'plaster cast': {
    spot: 'foot',
    z: Z.chest,
    markup:
      '<path d="M-40 -132H36L40 -54Q70 -40 66 0H-66Q-72 -34 -42 -54Z" fill="#fbfaf4" stroke="#5a5466" stroke-width="7" stroke-linejoin="round"/><path d="M-40 -106Q0 -94 38 -108M-42 -78Q0 -64 40 -80M-52 -40Q4 -26 56 -36M-64 -16H64" fill="none" stroke="#c4bfcc" stroke-width="6"/><path d="M-16 -62l14 -8 12 12 -8 16Z" fill="#f0344a"/>',
    bounds: { left: -72, top: -138, right: 72, bottom: 6 },
  },
  peel: {
    spot: 'foot',
    z: Z.chest + 1,
    markup:
      '<path d="M-10 -34Q-30 -64 -16 -72L10 -70Q14 -50 6 -32Q70 -30 112 14Q60 4 18 -6Q30 10 26 26Q0 22 -8 2Q-50 6 -110 18Q-70 -30 -10 -34Z" fill="#ffe14a" stroke="#7a5a0a" stroke-width="8" stroke-linejoin="round"/><path d="M-8 -24Q-40 -20 -70 0M14 -22Q50 -16 76 0" fill="none" stroke="#b8860b" stroke-width="6"/>',
    bounds: { left: -114, top: -78, right: 116, bottom: 30 },
  },
  'giant feet': {
    spot: 'feet',
    z: Z.chest,
    markup:
      '<path d="M40 -66Q66 -10 30 4H-120Q-176 -6 -150 -48Q-70 -40 -22 -84Q16 -100 40 -66Z" fill="SKIN" stroke="EDGE" stroke-width="8" stroke-linejoin="round"/><g fill="SKIN" stroke="EDGE" stroke-width="7"><circle cx="-148" cy="-24" r="26"/><circle cx="-112" cy="-14" r="19"/><circle cx="-80" cy="-12" r="17"/><circle cx="-52" cy="-10" r="15"/></g><path d="M-166 -34a14 14 0 0 1 18 -10" stroke="#fff" stroke-width="7" fill="none"/>',
    bounds: { left: -182, top: -98, right: 62, bottom: 10 },
  },
};

export const isBodily = (mark: string): mark is Bodily => Object.hasOwn(BODILY, mark);

interface Place extends Point {
  scale: number;
  turn: number;
  mirror: boolean;
}

const onHead = (head: HeadSpot, at: Point, scale: number): Place => {
  const moved = turnPoint({ x: head.mirror ? -at.x : at.x, y: at.y }, head.turn);
  return { x: head.eyes.x + moved.x, y: head.eyes.y + moved.y, scale, turn: head.turn, mirror: head.mirror };
};

/** As much as a megaphone takes. */
const PROBE: SvgPart = {
  kind: 'svg',
  z: Z.mark,
  shadow: 0,
  markup: '',
  bounds: { left: -296, top: -92, right: 0, bottom: 116 },
  place: upright({ x: 0, y: 0 }, 1),
};

/** In parts of the way from the top of a head to its eyes: so far down hair may be gone. */
const FOREHEAD = 0.62;

function placesOf({ figure, box, head }: Scene, spot: Spot): Place[] {
  const isSide = head.span === 0;
  const { radius, span } = head;
  switch (spot) {
    case 'eye': {
      if (isSide) return [onHead(head, { x: 0, y: 0 }, (radius * 0.72) / 100)];
      // Of who is all eyes, some of the face beside the glasses is to be seen.
      return [onHead(head, { x: 0, y: 0 }, Math.min(radius * 0.9, Math.max(span, radius * 0.42)) / 100)];
    }
    case 'nose':
      return isSide
        ? [onHead(head, { ...lipsOf(figure, head), y: lipsOf(figure, head).y - radius * 0.2 }, radius / 150)]
        : [onHead(head, { x: 0, y: Math.min(radius * 0.36, span * 0.55) }, radius / 140)];
    case 'mouth':
      return [onHead(head, lipsOf(figure, head), Math.max(70, radius * 0.85) / 130)];
    case 'cheek': {
      // Before the lips it would hide the lower half of a face that looks at us.
      const size = Math.max(70, radius * 0.85) / 130;
      if (isSide) return [onHead(head, lipsOf(figure, head), size)];
      const sides = [head, { ...head, mirror: !head.mirror }].map((side) => onHead(side, cheekOf(figure, side), size));
      const others = figure.parts.filter(({ z }) => z >= Z.arm);
      const takenBy = (place: Place): number => shareTouched({ ...PROBE, place }, others);
      return [sides.reduce((one, other) => (takenBy(other) < takenBy(one) ? other : one))];
    }
    case 'crown': {
      const { top, eyes, topWidth, turn, mirror } = head;
      const high = Math.hypot(eyes.x - top.x, eyes.y - top.y);
      const lowest = Math.min(...eyePoints(head).map((point) => Math.hypot(point.x - top.x, point.y - top.y)), high);
      return [{ ...top, scale: Math.min(topWidth / 200, Math.max(0.3, (lowest * FOREHEAD) / 50)), turn, mirror }];
    }
    case 'ears':
      if (isSide) return [onHead(head, { x: radius * 0.62, y: 0 }, radius / 130)];
      // The left one is the right one in a mirror.
      return [true, false].map((mirror) => {
        const at = turnPoint({ x: (mirror ? -1 : 1) * Math.max(radius * 0.86, span * 0.9), y: 0 }, head.turn);
        return { x: head.eyes.x + at.x, y: head.eyes.y + at.y, scale: radius / 130, turn: head.turn, mirror };
      });
    case 'rear': {
      const [wide, high] = [box.right - box.left, box.bottom - box.top];
      const isLong = wide > high * 1.1;
      // Whoever has no legs of their own below is drawn with them.
      const isWhole = isLong || !figure.parts.some(({ z, kind }) => kind === 'clay' && Math.floor(z) === Z.legs);
      const trunk = figure.parts.filter(
        ({ z, kind }) => kind !== 'svg' && z >= Z.back && z <= Z.chest && Math.floor(z) !== Z.legs,
      );
      const seat = trunk.length > 0 ? partsBox(trunk) : box;
      const y = isWhole ? box.top + high * 0.52 : seat.bottom - (seat.bottom - seat.top) * 0.14;
      const aside = head.middle.x - (box.left + box.right) / 2;
      const side = Math.abs(aside) > wide * 0.1 ? (aside > 0 ? -1 : 1) : roomierSide({ figure, box, head }, y);
      const x = bodyEdge(figure.parts, y, side, side < 0 ? box.left : box.right);
      return [{ ...upright({ x, y }, reachOf(head) / 120), mirror: side > 0 }];
    }
    case 'waist':
    case 'belly': {
      const trunk = sittingTrunk(figure);
      if (trunk) {
        const { left, right, bottom } = partBox(trunk);
        return [upright({ x: (left + right) / 2, y: bottom - (right - left) * 0.24 }, (right - left) / 206)];
      }
      const bodies = figure.parts.filter(
        ({ z, kind }) => kind !== 'svg' && z >= Z.back && z <= Z.chest && Math.floor(z) !== Z.legs,
      );
      const y = box.top + (box.bottom - box.top) * 0.74;
      const row = rowAt(bodies.length > 0 ? bodies : figure.parts, box, y);
      if (!row) return [];
      const wide = Math.max(0.5, (row.right - row.left) / 206);
      const at = { x: (row.left + row.right) / 2, y: row.y };
      if (spot === 'waist') return [upright(at, wide)];
      const scale = Math.min(wide, head.radius / 116);
      if (!head.hasMouth) return [upright(at, scale)];
      // Of who is hardly more than a face, as much is belly as is below the mouth.
      const chin = onHead(head, lipsOf(figure, head), 1).y + head.radius * 0.22;
      const small = Math.max(BELLY_LEAST, Math.min(scale, (at.y - chin) / BELLY_HIGH));
      return [upright({ x: at.x, y: Math.max(at.y, chin + small * BELLY_HIGH) }, small)];
    }
    case 'foot':
    case 'feet':
      return figure.feet
        .slice(0, spot === 'foot' ? 1 : 2)
        .map(({ at, side, size }) => ({ ...upright(at, size), mirror: side > 0 }));
  }
}

/** Above its spot, in units. */
const BELLY_HIGH = 130;
/** Less would be a button. */
const BELLY_LEAST = 0.35;

/** Where fewer arms and things are. */
const roomierSide = (scene: Scene, y: number): -1 | 1 =>
  edgeAt(scene, y, -1, 60) - scene.box.left > scene.box.right - edgeAt(scene, y, 1, 60) ? -1 : 1;

/** From outside to where the body begins. */
function bodyEdge(parts: readonly Part[], y: number, side: -1 | 1, from: number): number {
  const own = parts.filter(({ z }) => z >= Z.back && z < Z.face);
  let x = from;
  for (let steps = 0; steps < 60 && !own.some((part) => coversPoint(part, { x, y })); steps++) x -= side * 8;
  return x - side * 10;
}

/** Of who sits on something: what is below is no body. */
const sittingTrunk = ({ parts }: Figure) =>
  parts.flatMap((part) => (part.kind === 'clay' && part.z === Z.chest && part.joint === undefined ? [part] : []))[0];

/** What somebody wears at a point; nothing of it is drawn there. */
const clothesAt = ({ parts }: Figure, at: Point): SpritePart | undefined =>
  parts
    .filter((part): part is SpritePart => part.kind === 'sprite' && part.z >= Z.back && part.z <= Z.chest)
    .findLast((part) => isClothed(part.sprite.id) && coversPoint(part, at));

const isClothed = (id: string): boolean =>
  findPiece('body', id)?.kind === 'clothes' || (isPerson(id) && !isBareFace(id) && !isMerperson(id));

/** A belly below clothes is seen by how they bulge: the same cloth once more, larger, and shaded as a ball is. */
function roundUnder(worn: SpritePart, spot: Place, head: HeadSpot): Part[] {
  const { sprite, place } = worn;
  // Not so much of it, and so far down, that no chin is there twice.
  const chin = head.eyes.y + Math.max(head.span, head.radius * 0.5) * CHIN;
  const { bottom } = partBox(worn);
  const wanted = Math.max(30, Math.min(116 * spot.scale, (bottom - chin) * 0.55));
  const at = { x: spot.x, y: Math.max(spot.y, chin + wanted) };
  const own = fromPicture(place, at);
  const middle = { x: 50 + (own.x / PIECE_SIDE) * 100, y: 50 + (own.y / PIECE_SIDE) * 100 };
  const radius = Math.min(CLOTH_MOST, (wanted / place.scale / PIECE_SIDE) * 100) / BULGE;
  const scale = place.scale * BULGE;
  const cloth: SpritePart = {
    kind: 'sprite',
    z: Z.chest + 3,
    shadow: 0,
    sprite,
    options: { cut: { ...middle, radius, soft: 3 } },
    place: placeAnchor(at, middle, { scale, turn: place.turn, mirror: place.mirror }),
  };
  const reach = radius * 0.01 * PIECE_SIDE * scale;
  const markup = `${BELLY_SHADE}<circle r="${reach}" fill="url(#belly)"/>`;
  const shade: SvgPart = { kind: 'svg', z: Z.chest + 3, shadow: 0, markup, bounds: squareOf(reach), place: upright(at, 1) };
  return [cloth, shade];
}

/** Light from the upper left, as on a ball. */
const BELLY_SHADE =
  '<defs><radialGradient id="belly" cx=".42" cy=".34" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#1c0a30" stop-opacity="0"/><stop offset="1" stop-color="#1c0a30" stop-opacity=".42"/></radialGradient></defs>';
/** Of who wears a shirt of one colour. */
const ROUND_SHIRT = `<ellipse cy="-34" rx="116" ry="96" fill="SHIRT"/>${BELLY_SHADE}<ellipse cy="-34" rx="116" ry="96" fill="url(#belly)"/>`;

/** How much larger cloth is over a belly, and how much of it at most, in percent of what is worn. */
const BULGE = 1.22;
const CLOTH_MOST = 40;
/** How far below the eyes a chin ends, in parts of the distance between the eyes. */
const CHIN = 1.2;

const MEGAPHONES: ReadonlySet<string> = new Set(['1f4e3', '1f4e2']);
const MEGAPHONE_GRIP = { x: -82, y: 86 };

const css = (color: Rgb): string => `rgb(${color.map((value) => Math.round(value)).join(',')})`;

export function addBodily(scene: Scene, name: Bodily): void {
  const { spot, behind, z, sided, ...front } = BODILY[name];
  const { figure } = scene;
  const { markup, bounds } = scene.head.span === 0 && sided ? sided : front;
  const isHeld = figure.parts.some((part) => part.kind === 'sprite' && MEGAPHONES.has(part.sprite.id));
  // One megaphone is enough.
  if (name === 'megaphone' && isHeld) return;
  const color = (/^(?:waist|belly)$/.test(spot) ? sittingTrunk(figure)?.shape.color : undefined) ?? figure.color;
  const skin = css(lightOf(color, 0.25));
  const [red, green, blue] = color;
  const edge = css([red * 0.45, green * 0.45, blue * 0.45]);
  const dyed = (text: string): string => text.replaceAll('SKIN', skin).replaceAll('EDGE', edge).replaceAll('SHIRT', css(color));
  const isInShirt =
    spot === 'belly' && figure.parts.some((part) => part.kind === 'sprite' && part.z === Z.head && isPerson(part.sprite.id));
  const isPair = name !== 'hearing aid';
  for (const place of placesOf(scene, spot).slice(isPair ? 0 : -1)) {
    const clothes = spot === 'belly' ? clothesAt(figure, place) : undefined;
    if (clothes) {
      // One belly is enough, however often it is spoken of.
      if (figure.parts.some((part) => part.kind === 'sprite' && part.z === Z.chest + 3)) continue;
      figure.parts.push(...roundUnder(clothes, place, scene.head));
      continue;
    }
    figure.parts.push({ kind: 'svg', z, shadow: 0.25, markup: dyed(isInShirt ? ROUND_SHIRT : markup), bounds, place });
    if (behind) figure.parts.push({ kind: 'svg', z: Z.behind, shadow: 0, markup: dyed(behind), bounds, place });
  }
}

/** Marks that take the colour of a skin are known by none. */
export const isMarkOf = (part: Part, name: Bodily): boolean =>
  part.kind === 'svg' && [BODILY[name].markup, BODILY[name].sided?.markup].includes(part.markup);

/** What is shouted into is in a hand, where there is an empty one. */
export function holdMegaphones(figure: Figure): void {
  const { z } = BODILY.megaphone;
  for (const part of figure.parts) {
    if (part.kind !== 'svg' || !isMarkOf(part, 'megaphone')) continue;
    const before = figure.parts;
    let held = part;
    for (const out of OUT) {
      held = { ...part, place: { ...part.place, ...toPicture(part.place, { x: -out, y: out * 0.2 }) } };
      figure.parts = before.map((each) => (each === part ? held : each));
      const others = new Set(figure.parts);
      takeHold(figure, toPicture(held.place, MEGAPHONE_GRIP), z + 0.5);
      if (
        !isOnHeads(
          figure,
          figure.parts.filter((each) => !others.has(each)),
        )
      )
        break;
    }
  }
}

/** How far from the lips it is held at most, before whose snout a hand would be. */
const OUT = [0, 30, 60, 90, 120];

const isOnHeads = (figure: Figure, limbs: readonly Part[]): boolean =>
  headsOf(figure).some((head) => {
    const points = [...headPoints(head), ...snoutPoints(head)];
    const covered = points.filter((point) => limbs.some((part) => part.z > head.z && coversPoint(part, point)));
    return covered.length / points.length > HEAD_HIDDEN;
  });
