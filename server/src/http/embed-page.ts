/**
 * A character or a battle inside somebody else's page: a small page of its own, with no script, that is one link to ours. It stands
 * in frames of any site, also of those that let a frame do nothing (`sandbox`) or ask of it what they keep to themselves (COEP).
 */
import { createHash } from 'node:crypto';
import type { Rarity } from '@chaos/shared/contract/characters';
import { escapeHtml } from '@chaos/shared/rules/escape-html';

export interface Embed {
  /** What it shows: a name, or two. */
  title: string;
  /** Under the title: who made it, or who won. */
  line: string;
  /** Whole addresses. */
  url: string;
  pictureUrl: string | null;
  rarity: Rarity | 'none';
}

/** In a frame that is flat the words stand beside the picture. Colours are those of the product (client/src/styles/tokens.css). */
const STYLE = `:root{color-scheme:light dark;--bg:#fff;--text:oklch(21% .035 300);--muted:oklch(44% .03 300);--link:oklch(48% .23 305);--focus:oklch(45% .24 290);--frame:oklch(60% .02 300)}
.rare{--frame:oklch(58% .14 245)}.epic{--frame:oklch(54% .22 308)}.legendary{--frame:oklch(62% .13 75)}.mythic{--frame:oklch(56% .22 12)}.none{--frame:oklch(51% .235 305)}
@media(prefers-color-scheme:dark){:root{--bg:oklch(20.5% .027 300);--text:oklch(96.5% .01 300);--muted:oklch(78% .022 300);--link:oklch(80% .13 310);--focus:oklch(88% .17 100);--frame:oklch(70% .02 300)}.rare{--frame:oklch(70% .13 240)}.epic{--frame:oklch(66% .2 308)}.legendary{--frame:oklch(82% .15 82)}.mythic{--frame:oklch(70% .22 10)}.none{--frame:oklch(74% .16 310)}}
*{box-sizing:border-box}html,body{height:100%;margin:0}body{padding:3px;font:400 15px/1.35 system-ui,sans-serif;overflow-wrap:anywhere}
.card{display:flex;flex-direction:column;height:100%;overflow:hidden;border:5px solid var(--frame);border-radius:18px;background:var(--bg);color:var(--text);text-decoration:none}
.card:focus-visible{outline:3px solid var(--focus)}
img{display:block;flex:1 1 auto;min-height:0;width:100%;object-fit:cover}
.words{display:flex;flex:0 0 auto;flex-direction:column;gap:2px;padding:10px 14px 12px}
h1{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;margin:0;font-size:19px;font-weight:800;line-height:1.15}
p{margin:0;color:var(--muted);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.go{margin-top:4px;color:var(--link);font-weight:600}.card:hover .go{text-decoration:underline}
@media(min-aspect-ratio:8/5){.card{flex-direction:row}img{width:auto;max-width:60%;height:100%;flex:0 0 auto}.words{flex:1 1 0;min-width:0;justify-content:center}}
@media(forced-colors:active){.card{border-color:CanvasText}}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Everybody may frame it, and it may do nothing: no script, no form, no frame, pictures of ours alone. */
export const EMBED_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
  // The page that it shows is the one to be found.
  'x-robots-tag': 'noindex',
  'cache-control': 'public, no-cache',
} as const;

export function writeEmbed({ title, line, url, pictureUrl, rarity }: Embed): string {
  // The title says what it shows.
  const picture = pictureUrl === null ? '' : `<img src="${escapeHtml(pictureUrl)}" alt="">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="canonical" href="${escapeHtml(url)}"><style>${STYLE}</style></head>
<body><a class="card ${rarity}" href="${escapeHtml(url)}" target="_blank" rel="noopener">${picture}<div class="words"><h1 dir="auto">${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p><p class="go">See more in the Hall of Chaos</p></div></a></body></html>
`;
}

/** Of what is not there, or not for everybody. */
export function writeMissingEmbed(origin: string): string {
  return writeEmbed({
    title: 'Not here any more',
    line: 'But there are others.',
    url: `${origin}/?view=gallery`,
    pictureUrl: null,
    rarity: 'none',
  });
}
