/**
 * The icons of the first page, drawn in first-icons.svg, which is no script and weighs nothing in its budget: others are in
 * icons-later.tsx. The outlines are Lucide's (lucide.dev, ISC licence); its package draws each path as an element of its
 * own and costs 3 kB more.
 */
import { createFirstIcon } from './icon.tsx';

export const Moon = /* @__PURE__ */ createFirstIcon('moon');
export const Sun = /* @__PURE__ */ createFirstIcon('sun');
export const System = /* @__PURE__ */ createFirstIcon('system');
export const Compass = /* @__PURE__ */ createFirstIcon('compass');
export const Swords = /* @__PURE__ */ createFirstIcon('swords');
export const People = /* @__PURE__ */ createFirstIcon('people');
export const Wand = /* @__PURE__ */ createFirstIcon('wand');
export const Sparkles = /* @__PURE__ */ createFirstIcon('sparkles');
export const Dice = /* @__PURE__ */ createFirstIcon('dice');
export const ArrowRight = /* @__PURE__ */ createFirstIcon('arrow-right');
