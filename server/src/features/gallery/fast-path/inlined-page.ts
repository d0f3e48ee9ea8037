/**
 * The visitors' first page of the gallery, as it stands in the HTML of `/?view=gallery`: what gallery.top answers to a
 * visitor, from the same cache. Nobody's own reactions are in it, so it may be the same for everybody.
 */
import { GALLERY_PAGE_SIZE, type TimeFilter } from '@chaos/shared/contract/gallery';
import type { PictureSizes } from '@chaos/shared/rules/card-pictures';
import { type PageServices, readPage } from './page-loader.ts';
import { fillPage } from './serializer.ts';

export interface InlinedPage {
  timeFilter: TimeFilter;
  /** superjson's wire text, which no HTML parser finds a tag in. */
  data: Buffer;
  /** Of its first cards, to be named in the head. */
  pictures: readonly PictureSizes[];
}

const FORM = 'in a script element';

export async function readInlinedPage(services: PageServices, timeFilter: TimeFilter): Promise<InlinedPage> {
  const page = await readPage(services, { timeFilter, limit: GALLERY_PAGE_SIZE });
  const data = page.answers.get(FORM) ?? Buffer.from(escapeForScript(fillPage(page)));
  page.answers.set(FORM, data);
  return { timeFilter, data, pictures: page.pictures };
}

/** A `<` in JSON stands in some text, where it may be written so. Without one neither `</script` nor `<!--` can be there. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
