/** Hats that the picture set lacks. Drawn around the middle of the brim, 200 units wide at the head. */
import type { Box } from '../drawing/raster.ts';

export type DrawnHat =
  | 'wizard'
  | 'chef'
  | 'party'
  | 'viking'
  | 'pirate'
  | 'santa'
  | 'halo'
  | 'headband'
  | 'cowboy'
  | 'propeller'
  | 'sombrero'
  | 'horns'
  | 'beret'
  | 'straw'
  | 'knight'
  | 'gnome';

const shade = (id: string, light: string, dark: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const HATS: Readonly<Record<DrawnHat, string>> = {
  wizard: `${shade('h1', '#7b5cf5', '#33158f')}<path d="M-96 0Q-60 -120 -6 -232Q30 -300 96 -268Q54 -262 44 -226Q70 -100 96 0Q0 40 -96 0Z" fill="url(#h1)"/><path d="M-98 -34Q0 14 96 -34L101 -2Q0 46 -102 -2Z" fill="#ffc93d"/><ellipse cx="0" cy="8" rx="160" ry="30" fill="#4a26b8"/><path d="M-160 8A160 30 0 0 0 160 8A160 22 0 0 1 -160 8Z" fill="#2a1076"/><path d="M-97 -4Q0 38 97 -4L98 6Q0 46 -98 6Z" fill="#2a1076" fill-opacity=".5"/><path d="M-30 -120l9 19l21 3l-15 14l4 21l-19 -10l-19 10l4 -21l-15 -14l21 -3Z" fill="#ffe27a"/><path d="M34 -76l6 12l13 2l-9 9l2 13l-12 -6l-12 6l2 -13l-9 -9l13 -2Z" fill="#ffe27a"/>`,
  chef: `${shade('h2', '#ffffff', '#c9c4e0')}<path d="M-92 10L-88 -86Q-160 -100 -132 -172Q-104 -214 -58 -190Q-30 -246 28 -226Q62 -232 72 -196Q134 -206 134 -146Q132 -100 88 -86L92 10Q0 40 -92 10Z" fill="url(#h2)"/><path d="M-90 -34Q0 -6 90 -34L92 10Q0 40 -92 10Z" fill="#fff"/><path d="M-90 -34Q0 -6 90 -34" stroke="#a9a2c8" stroke-width="5" fill="none"/><path d="M-44 -90V-44M0 -96V-36M44 -90V-44" stroke="#b8b2d2" stroke-width="6" stroke-linecap="round"/>`,
  party: `${shade('h3', '#ff6bb5', '#c91f7a')}<path d="M-84 8L-4 -220L84 8Q0 38 -84 8Z" fill="url(#h3)"/><path d="M-66 -44Q0 -18 64 -44L74 -16Q0 14 -76 -16ZM-36 -128Q0 -114 32 -128L44 -98Q0 -80 -47 -98Z" fill="#ffe14a"/><circle cx="-4" cy="-222" r="30" fill="#4de1ff"/><circle cx="-13" cy="-231" r="9" fill="#fff" fill-opacity=".8"/>`,
  viking: `${shade('h4', '#d8dbe8', '#7f84a3')}<path d="M-84 -52Q-170 -60 -176 -168Q-140 -100 -70 -110Z" fill="#fff3d6" stroke="#c9a86b" stroke-width="4"/><path d="M84 -52Q170 -60 176 -168Q140 -100 70 -110Z" fill="#fff3d6" stroke="#c9a86b" stroke-width="4"/><path d="M-104 6Q-104 -132 0 -138Q104 -132 104 6Q0 38 -104 6Z" fill="url(#h4)"/><path d="M-108 -26Q0 6 108 -26L108 6Q0 40 -108 6Z" fill="#b07a2f"/><path d="M-14 -138H14L16 0Q0 6 -16 0Z" fill="#b07a2f"/><circle cx="-70" cy="0" r="7" fill="#ffe6a0"/><circle cx="70" cy="0" r="7" fill="#ffe6a0"/><circle cx="0" cy="-70" r="7" fill="#ffe6a0"/>`,
  pirate: `${shade('h5', '#3a3350', '#120c20')}<path d="M-176 -20Q-120 -60 -92 -92Q-40 -168 0 -150Q40 -168 92 -92Q120 -60 176 -20Q110 34 0 34Q-110 34 -176 -20Z" fill="url(#h5)"/><path d="M-176 -20Q-110 34 0 34Q110 34 176 -20" stroke="#ffc93d" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-30 -66a30 28 0 1 1 60 0q0 16 -10 22v16h-40v-16q-10 -6 -10 -22Z" fill="#fff"/><circle cx="-11" cy="-64" r="8" fill="#120c20"/><circle cx="11" cy="-64" r="8" fill="#120c20"/><path d="M-46 -8L46 -30M46 -8L-46 -30" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
  santa: `${shade('h6', '#ff4a55', '#a3122a')}<path d="M-94 0Q-70 -170 40 -190Q140 -190 158 -70Q110 -120 82 -100Q98 -50 94 0Z" fill="url(#h6)"/><rect x="-114" y="-34" width="228" height="62" rx="31" fill="#fff"/><path d="M-100 8Q0 34 100 8" stroke="#cfc9e2" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="156" cy="-58" r="32" fill="#fff"/><circle cx="147" cy="-67" r="10" fill="#fff"/>`,
  halo: `<ellipse cx="0" cy="-46" rx="96" ry="26" fill="none" stroke="#fff6c2" stroke-opacity=".45" stroke-width="40"/><ellipse cx="0" cy="-46" rx="96" ry="26" fill="none" stroke="#ffcf3d" stroke-width="22"/><ellipse cx="0" cy="-50" rx="96" ry="24" fill="none" stroke="#fff3b0" stroke-width="7"/>`,
  headband: `${shade('h7', '#ff4646', '#a31226')}<path d="M88 -2Q160 -40 196 6Q150 2 128 26ZM84 10Q150 30 166 86Q120 54 84 40Z" fill="#c91f35"/><path d="M-106 -26Q0 12 106 -26L106 22Q0 60 -106 22Z" fill="url(#h7)"/><circle cx="0" cy="20" r="17" fill="#fff"/><circle cx="0" cy="20" r="10" fill="#c91f35"/>`,
  cowboy: `${shade('h8', '#b5713c', '#6a3617')}<path d="M-84 -6Q-92 -130 -48 -146Q-20 -118 0 -132Q20 -118 48 -146Q92 -130 84 -6Q0 26 -84 -6Z" fill="url(#h8)"/><path d="M-86 -34Q0 0 86 -34L86 -6Q0 26 -86 -6Z" fill="#3f1d0c"/><path d="M-176 -34Q-150 12 -90 2Q0 30 90 2Q150 12 176 -34Q150 44 0 44Q-150 44 -176 -34Z" fill="#8f5226"/><path d="M0 -28l6 12l13 2l-9 9l2 13l-12 -6l-12 6l2 -13l-9 -9l13 -2Z" fill="#ffcf3d"/>`,
  propeller: `${shade('h9', '#ff5a5a', '#b01a3a')}<path d="M-98 6Q-98 -114 0 -118Q98 -114 98 6Q0 36 -98 6Z" fill="url(#h9)"/><path d="M-34 22Q-44 -80 0 -118Q44 -80 34 22Q0 30 -34 22Z" fill="#ffd83d"/><path d="M-98 6Q0 36 98 6Q150 16 158 36Q80 58 -70 26Z" fill="#2f7fe0"/><rect x="-6" y="-160" width="12" height="46" fill="#7f84a3"/><path d="M0 -158Q-60 -196 -100 -166Q-60 -140 0 -158ZM0 -158Q60 -196 100 -166Q60 -140 0 -158Z" fill="#4dd06b"/><circle cx="0" cy="-160" r="12" fill="#ffd83d"/>`,
  sombrero: `${shade('ha', '#ffd27a', '#c07a2a')}<path d="M-74 -4Q-62 -150 0 -154Q62 -150 74 -4Z" fill="url(#ha)"/><ellipse cx="0" cy="4" rx="220" ry="46" fill="#e09a3f"/><path d="M-220 4A220 46 0 0 0 220 4A220 34 0 0 1 -220 4Z" fill="#b0632a"/><path d="M-78 -22Q0 10 78 -22L80 4Q0 34 -80 4Z" fill="#d8334a"/><path d="M-190 10l20 -12l20 16l22 -14l22 18l24 -14M190 10l-20 -12l-20 16l-22 -14l-22 18l-24 -14" stroke="#2f9e58" stroke-width="9" fill="none" stroke-linejoin="round"/>`,
  horns: `${shade('hb', '#ff5a4a', '#a3122a')}<path d="M-88 20Q-150 -40 -118 -130Q-100 -60 -34 -18Z" fill="url(#hb)"/><path d="M88 20Q150 -40 118 -130Q100 -60 34 -18Z" fill="url(#hb)"/>`,
  beret: `${shade('hc', '#e0405a', '#8a1230')}<path d="M-96 10Q-150 -20 -120 -76Q-70 -128 30 -112Q140 -96 136 -34Q120 10 92 12Q0 36 -96 10Z" fill="url(#hc)"/><path d="M-96 10Q0 36 92 12L90 -8Q0 16 -94 -10Z" fill="#5a0c22"/><path d="M10 -112l6 -26" stroke="#5a0c22" stroke-width="12" stroke-linecap="round"/>`,
  straw: `${shade('hd', '#ffe29a', '#c8923a')}<path d="M-86 -6Q-84 -112 -40 -122Q0 -132 40 -122Q84 -112 86 -6Z" fill="url(#hd)"/><ellipse cx="0" cy="6" rx="186" ry="38" fill="#e8bb5e"/><path d="M-186 6A186 38 0 0 0 186 6A186 28 0 0 1 -186 6Z" fill="#b27a2a"/><path d="M-87 -34Q0 -4 87 -34L88 -2Q0 28 -88 -2Z" fill="#a83a2c"/><path d="M-66 -78Q0 -58 66 -78M-56 -104Q0 -88 56 -104M-160 14Q-120 30 -70 34M160 14Q120 30 70 34" stroke="#a8742a" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  knight: `${shade('he', '#e6e9f2', '#777d99')}<path d="M0 -136Q-30 -220 60 -236Q150 -226 150 -130Q120 -170 60 -150Q30 -140 10 -124Z" fill="#d2283c"/><path d="M-104 8Q-112 -128 0 -150Q112 -128 104 8Q0 -34 -104 8Z" fill="url(#he)"/><path d="M-104 4Q0 -38 104 4" stroke="#d9a53a" stroke-width="16" fill="none"/><path d="M-8 -148H8V-34H-8Z" fill="#d9a53a"/><circle cx="-88" cy="-10" r="8" fill="#d9a53a"/><circle cx="88" cy="-10" r="8" fill="#d9a53a"/>`,
  gnome: `${shade('hf', '#f2484e', '#9c1526')}<path d="M-104 14Q-70 -140 20 -250Q40 -120 104 14Q0 46 -104 14Z" fill="url(#hf)"/><path d="M-106 -10Q0 26 104 -10L108 16Q0 50 -108 16Z" fill="#c02434"/>`,
};

/** No hat is larger than this. */
const HAT_BOUNDS: Box = { left: -150, top: -200, right: 165, bottom: 50 };
const LARGER: Partial<Readonly<Record<DrawnHat, Box>>> = {
  wizard: { left: -164, top: -285, right: 164, bottom: 50 },
  chef: { left: -142, top: -236, right: 142, bottom: 44 },
  party: { left: -90, top: -256, right: 90, bottom: 44 },
  viking: { left: -182, top: -172, right: 182, bottom: 44 },
  pirate: { left: -184, top: -160, right: 184, bottom: 44 },
  santa: { left: -120, top: -196, right: 194, bottom: 44 },
  headband: { left: -112, top: -40, right: 202, bottom: 92 },
  cowboy: { left: -184, top: -156, right: 184, bottom: 50 },
  straw: { left: -190, top: -134, right: 190, bottom: 50 },
  knight: { left: -116, top: -240, right: 154, bottom: 42 },
  gnome: { left: -112, top: -254, right: 112, bottom: 50 },
  sombrero: { left: -226, top: -160, right: 226, bottom: 56 },
};

/** How far down they reach over a forehead. */
const BRIMS: Partial<Readonly<Record<DrawnHat, number>>> = {
  wizard: 36,
  chef: 23,
  party: 20,
  viking: 21,
  pirate: 36,
  santa: 27,
  cowboy: 41,
  propeller: 36,
  sombrero: 49,
  beret: 22,
  straw: 43,
  gnome: 31,
};
const USUAL_BRIM = 16;

export const brimOfHat = (hat: DrawnHat): number => BRIMS[hat] ?? USUAL_BRIM;

export const boundsOfHat = (hat: DrawnHat): Box => LARGER[hat] ?? HAT_BOUNDS;

export const drawHat = (hat: DrawnHat): string => HATS[hat];

/** What a word asks for when no piece of the picture set shows it. */
export const HAT_WORDS: readonly (readonly [DrawnHat, RegExp])[] = [
  ['wizard', /\b(wizard|witch|mage|magic\w*|sorcer\w*|merlin|warlock)\b/],
  ['chef', /\b(chef|cook\w*|baker\w*|kitchen|pizzaiolo|culinary)\b/],
  ['party', /\b(party|birthday|celebrat\w*|clown|festive)\b/],
  ['viking', /\b(viking|norse|barbarian|warrior|thor|odin)\b/],
  ['pirate', /\b(pirate|captain|buccaneer|corsair)\b/],
  ['santa', /\b(santa|christmas|xmas|noel|winter)\b/],
  ['halo', /\b(angel\w*|holy|saint|heaven\w*|innocent)\b/],
  ['headband', /\b(ninja|karate|samurai|kung ?fu|dojo|shinobi|martial)\b/],
  ['cowboy', /\b(cowboy|cowgirl|sheriff|western|rodeo|wild west|texas|rancher)\b/],
  ['propeller', /\b(propeller|kid|childish|nerd\w*|geek\w*|goofy)\b/],
  ['sombrero', /\b(sombrero|mexic\w*|mariachi|fiesta|taco)\b/],
  ['horns', /\b(devil\w*|demon\w*|hell\w*|evil|satan\w*|diavol\w*)\b/],
  ['beret', /\b(artist|paint\w*|french|paris\w*|beret|poet\w*|mime)\b/],
];
