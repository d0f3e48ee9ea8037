/** Title, description and share tags of a page: what a pasted link unfolds into. */
import { SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import { escapeHtml } from '@chaos/shared/rules/escape-html';

export interface PageHead {
  title: string;
  description: string;
  /** The one address of the page, whole. */
  url: string;
  /** The whole address of a share card, and what it shows; null for a page without one. */
  image: { url: string; alt: string } | null;
  /** The same in other forms, for programs: feeds, and what another site may show of it. */
  alternates?: readonly Alternate[];
}

export interface Alternate {
  type: string;
  title: string;
  /** A whole address. */
  href: string;
}

/** What the built document says for itself, and what every head takes the place of. */
const PLAIN_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
/** Longer ones are cut by those who show them, somewhere in the middle of a word. */
const DESCRIPTION_MAX = 200;

/** Where the screens are put in, and their style. */
const ROOT = '<div id="root">';
const STYLESHEET = /<link rel="stylesheet"[^>]*>/;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** The built document, cut where something is put in. */
export interface PageParts {
  beforeHead: string;
  headRest: string;
  /** The page's own script: its tag, and its address. */
  entry: { tag: string; file: string };
  stylesheet: string;
  /** From the end of the head to the tag that holds the screens, which is left open. */
  beforeScreen: string;
  afterScreen: string;
  end: string;
}

/** @throws when the document has no such places. */
export function splitPage(html: string): PageParts {
  const head = PLAIN_HEAD.exec(html);
  if (!head) throw new Error('the built page has no title followed by a description');
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.indexOf('</body>')];
  if (headEnd < 0 || bodyEnd < 0) throw new Error('the built page has no end of its head or its body');
  const screen = html.indexOf(ROOT, headEnd);
  const stylesheet = STYLESHEET.exec(html.slice(0, headEnd))?.[0];
  const [tag, file] = ENTRY.exec(html.slice(0, headEnd)) ?? [];
  if (screen < 0 || !stylesheet || !tag || !file)
    throw new Error('the built page has no place for a screen, no style or no script');
  return {
    beforeHead: html.slice(0, head.index),
    headRest: html
      .slice(head.index + head[0].length, headEnd)
      .replace(tag, '')
      .replace(stylesheet, ''),
    entry: { tag, file },
    stylesheet,
    beforeScreen: html.slice(headEnd, screen) + ROOT.slice(0, -1),
    afterScreen: html.slice(screen + ROOT.length, bodyEnd),
    end: html.slice(bodyEnd),
  };
}

export function writeHead({ title, description, url, image, alternates = [] }: PageHead): string {
  const short = cut(description, DESCRIPTION_MAX);
  const tags: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', short],
    ['og:url', url],
  ];
  if (image)
    tags.push(
      ['og:image', image.url],
      ['og:image:width', `${SHARE_CARD_SIZE.width}`],
      ['og:image:height', `${SHARE_CARD_SIZE.height}`],
      ['og:image:alt', image.alt],
    );
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(short)}" />`,
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...alternates.map(
      (one) => `<link rel="alternate" type="${one.type}" title="${escapeHtml(one.title)}" href="${escapeHtml(one.href)}" />`,
    ),
  ];
  return lines.join('\n    ');
}

/** Counted in code points, so that no emoji is cut in two. */
function cut(text: string, most: number): string {
  const points = [...text];
  return points.length <= most
    ? text
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
