/** The page inside an archive: all of it to look at in any browser, without the product, a network or a script. */
import { escapeHtml } from '@chaos/shared/rules/escape-html';
import type { Entry } from './queries.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere }
  section { margin-block: 2rem } h1, h2 { line-height: 1.2 }
  nav { display: flex; flex-wrap: wrap; gap: 0 1rem }
  article { border-block-start: 1px solid; padding-block: .5rem }
  dl { display: grid; grid-template-columns: min(10rem, 30%) minmax(0, 1fr); gap: .125rem 1rem; margin: 0 }
  dd { margin: 0; white-space: pre-wrap } img { max-inline-size: 16rem; inline-size: 100%; block-size: auto }`;

interface PageSection {
  name: string;
  title: string;
  entries: AsyncIterable<Entry>;
}

/** @param pictures of the characters whose picture is in the archive. */
export async function* writePage(
  sections: readonly PageSection[],
  { madeAt, pictures }: { madeAt: Date; pictures: ReadonlySet<string> },
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Hall of Chaos: everything of yours</title><style>${STYLE}</style></head><body>
<h1>Everything of yours</h1>
<p>As the Hall of Chaos knew it on ${inMinutes(madeAt.toISOString())}. The same stands in <code>data</code>, for programs, and <code>schemas</code> says what is what.</p>
<nav aria-label="Sections">${sections.map(({ name, title }) => `<a href="#${name}">${escapeHtml(title)}</a>`).join('')}</nav>\n`;
  for (const { name, title, entries } of sections) {
    yield `<section id="${name}"><h2>${escapeHtml(title)}</h2>\n`;
    let isEmpty = true;
    for await (const entry of entries) {
      isEmpty = false;
      yield writeEntry(entry, pictures);
    }
    yield `${isEmpty ? '<p>Nothing.</p>' : ''}</section>\n`;
  }
  yield '</body></html>\n';
}

function writeEntry({ picture, ...entry }: Entry, pictures: ReadonlySet<string>): string {
  const image =
    typeof picture === 'string' && pictures.has(picture)
      ? `<img src="${escapeHtml(picture)}" alt="${escapeHtml(String(entry.name))}" loading="lazy">`
      : '';
  const lines = linesOf(entry).map(([key, value]) => `<dt>${escapeHtml(inWords(key))}</dt><dd>${escapeHtml(inText(value))}</dd>`);
  return `<article>${image}<dl>${lines.join('')}</dl></article>\n`;
}

const linesOf = (values: object) => Object.entries(values).filter(([, value]) => value !== null);

/** `isMadeByYou` as "is made by you". */
const inWords = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function inText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return TIME.test(value) ? inMinutes(value) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(inText).join(', ') || '–';
  // A wish: a line for each part.
  return (
    linesOf(value as object)
      .map(([key, part]) => `${inWords(key)}: ${inText(part)}`)
      .join('\n') || '–'
  );
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As "2026-11-25 13:15 UTC". */
const inMinutes = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
