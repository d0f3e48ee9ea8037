/** Markup without attributes of style, which the page's policy does not let in, and the same as rules for a style sheet with a nonce. */
import type { Markup } from '@chaos/shared/contract/prerender';

/** React writes quotes in texts and values as entities, so this is never somebody's words. */
const STYLE = / style="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** @param html as React has written it. */
export function extractInlineStyles(html: string): Markup {
  const numbers = new Map<string, number>();
  const without = html.replace(STYLE, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${decode(style)}}`);
  // Where one would end the style sheet, all do without.
  const css = rules.join('');
  return { html: without, css: css.includes('<') ? '' : css };
}

const decode = (text: string) => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
