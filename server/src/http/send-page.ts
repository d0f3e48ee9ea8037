/** Writes the one HTML document of the client: with a head of its own, and with the markup of a screen where there is some. */
import { randomBytes } from 'node:crypto';
import { writeDeferredScript } from './deferred-script.ts';
import { takesGzip, zip } from './gzip-answer.ts';
import type { Screen, SendPage } from './page-content.ts';
import { type Preloads, preloadScript } from './preloads.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';
import { pagePolicy } from './security-headers.ts';
import { type PageHead, type PageParts, writeHead } from './write-head.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

interface BuiltPage {
  parts: PageParts;
  preloads: Preloads;
  /** The style that the first screens need at once. */
  criticalCss: string;
}

/** @param neutral the head of a page that has nothing of its own to say. */
export function createSendPage(built: BuiltPage, neutral: PageHead): SendPage {
  const { parts, preloads } = built;
  return async (reply, status, { head = neutral, screen = null, scripts = [] } = {}) => {
    const nonce = randomBytes(16).toString('base64');
    // Into our own parts alone: in all others stands what people wrote.
    const fill = (part: string) => part.replaceAll(NONCE_PLACEHOLDER, nonce);
    // Where all that is seen at first is markup, nothing goes before its pictures and letters.
    const links = screen
      ? [...preloads.everywhere, ...(screen.preloads ?? []), writeDeferredScript(nonce, [parts.entry.file, ...scripts])]
      : [parts.entry.tag, ...preloads.everywhere, ...scripts.map(preloadScript)];
    const html = Buffer.concat([
      Buffer.from([fill(parts.beforeHead), writeHead(head), fill(parts.headRest), ...links].join('\n    ')),
      ...(screen
        ? writeScreen(built, screen, nonce)
        : [parts.stylesheet, parts.beforeScreen, '>', writeNoScript(status), parts.afterScreen]
      ).map(toBuffer),
      Buffer.from(parts.end),
    ]);
    const isZipped = takesGzip(reply.request.headers);
    if (isZipped) reply.header('content-encoding', 'gzip');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return (
      reply
        .code(status)
        .header('content-security-policy', pagePolicy(nonce))
        // What somebody hides meanwhile must not come back with a step back in the history.
        .header('cache-control', screen?.data || screen?.isPersonal ? 'no-store' : 'no-cache')
        .header('vary', 'accept-encoding')
        .type('text/html; charset=utf-8')
        .send(isZipped ? await zip(html) : html)
    );
  };
}

/** The whole style comes after the words: nothing that is seen at first waits for it. */
function writeScreen(
  { parts, criticalCss }: BuiltPage,
  { html, css, data, head = '', end = '' }: Screen,
  nonce: string,
): (Buffer | string)[] {
  return [
    head,
    `<style nonce="${nonce}">`,
    criticalCss,
    css,
    '</style>',
    parts.beforeScreen,
    ' data-prerendered>',
    html,
    parts.afterScreen,
    parts.stylesheet,
    ...(data ? inlineData(data) : []),
    end,
  ];
}

/** In the place of a screen that only the script can show, or that could not be made now. */
function writeNoScript(status: number): string {
  const isForNow = status === 429 || status === 503;
  const why = isForNow ? 'Too much is going on here. Please load this page again in a minute.' : 'This page needs JavaScript.';
  return `<noscript><p class="page-width py-6">${why} ${isForNow ? 'Meanwhile' : 'Without it'} you can <a href="/">make a brainrot</a> and look around in the <a href="/?view=gallery">Hall of Chaos</a>.</p></noscript>`;
}

/** Read, never run: the policy lets no script in by its type. */
function inlineData({ key, json }: NonNullable<Screen['data']>): (Buffer | string)[] {
  return [`<script type="application/json" id="inlined" data-key="${key}">`, json, '</script>\n  '];
}

const toBuffer = (part: Buffer | string) => (typeof part === 'string' ? Buffer.from(part) : part);
