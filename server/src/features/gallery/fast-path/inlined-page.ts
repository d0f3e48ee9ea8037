/**
 * The visitors' first page of the gallery, as it stands in the HTML of `/?view=gallery`: what gallery.top answers to a
 * visitor, from the same cache. Nobody's own reactions are in it, so it may be the same for everybody.
 */
import { GALLERY_PAGE_SIZE, type GalleryPage, type TimeFilter } from '@chaos/shared/contract/gallery';
import type { Prerender } from '@chaos/shared/contract/prerender';
import type { PictureSizes } from '@chaos/shared/rules/card-pictures';
import superjson from 'superjson';
import { type PageServices, readPage } from './page-loader.ts';
import { fillPage } from './serializer.ts';

export interface InlinedPage {
  timeFilter: TimeFilter;
  /** superjson's wire text, which no HTML parser finds a tag in. */
  data: Buffer;
  html: Buffer;
  css: Buffer;
  /** Of its first cards, to be named in the head. */
  pictures: readonly PictureSizes[];
}

/** Kept with the page, so that each is made once for however many ask within the same second. */
const FORMS = { data: 'in a script element', html: 'as markup', css: 'as style' } as const;

export async function readInlinedPage(
  services: PageServices,
  { hall }: Pick<Prerender, 'hall'>,
  timeFilter: TimeFilter,
): Promise<InlinedPage> {
  const page = await readPage(services, { timeFilter, limit: GALLERY_PAGE_SIZE });
  const { answers } = page;
  if (!answers.has(FORMS.html)) {
    const json = fillPage(page);
    const { html, css } = hall(timeFilter, superjson.parse<GalleryPage>(json));
    for (const [form, text] of [
      [FORMS.data, escapeForScript(json)],
      [FORMS.html, html],
      [FORMS.css, css],
    ] as const)
      answers.set(form, Buffer.from(text));
  }
  const formOf = (form: string) => answers.get(form) ?? Buffer.of();
  return { timeFilter, data: formOf(FORMS.data), html: formOf(FORMS.html), css: formOf(FORMS.css), pictures: page.pictures };
}

/** A `<` in JSON stands in some text, where it may be written so. Without one neither `</script` nor `<!--` can be there. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
