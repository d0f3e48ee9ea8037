/**
 * Icons that stand in sprite.svg, which is no script and weighs nothing in the first page's budget; the others are outlines in
 * icons.tsx. All are Lucide's (lucide.dev, ISC licence); its package draws each path as an element of its own and costs 3 kB more.
 */
import { createSpriteIcon } from './icon.tsx';

export const Moon = /* @__PURE__ */ createSpriteIcon('moon');
export const Sun = /* @__PURE__ */ createSpriteIcon('sun');
export const System = /* @__PURE__ */ createSpriteIcon('system');
export const Compass = /* @__PURE__ */ createSpriteIcon('compass');
export const Swords = /* @__PURE__ */ createSpriteIcon('swords');
export const People = /* @__PURE__ */ createSpriteIcon('people');
export const Wand = /* @__PURE__ */ createSpriteIcon('wand');
export const Sparkles = /* @__PURE__ */ createSpriteIcon('sparkles');
export const Dice = /* @__PURE__ */ createSpriteIcon('dice');
export const ArrowRight = /* @__PURE__ */ createSpriteIcon('arrow-right');
