/**
 * What a screen begins with, read and made into markup once a second for everybody. It lies in the gallery's cache: what is
 * hidden is forgotten in it at once.
 */
import type { Markup } from '@chaos/shared/contract/prerender';
import type { PictureSizes } from '@chaos/shared/rules/card-pictures';
import superjson from 'superjson';
import { escapeForScript } from '../features/gallery/fast-path/inlined-page.ts';
import type { PageCache } from '../features/gallery/fast-path/page-cache.ts';
import type { Screen } from './page-content.ts';
import { preloadCardPicture } from './preloads.ts';

interface FirstList<Page> {
  /** Under which the script looks for it, and the cache keeps it. */
  key: string;
  read: () => Promise<Page>;
  make: (page: Page) => Promise<Markup>;
  /** To be named in the head. */
  picturesOf?: (page: Page) => readonly PictureSizes[];
}

export async function readFirstList<Page extends { items: readonly { id: string }[] }>(
  pages: PageCache,
  { key, read, make, picturesOf = () => [] }: FirstList<Page>,
): Promise<Screen> {
  const { answers, pictures } = await pages.get(key, async () => {
    const page = await read();
    const { html, css } = await make(page);
    const texts = { html, css, json: escapeForScript(superjson.stringify(page)) };
    return {
      text: '',
      characterIds: page.items.map(({ id }) => id),
      pictures: picturesOf(page),
      answers: new Map(Object.entries(texts).map(([form, text]) => [form, Buffer.from(text)])),
    };
  });
  const formOf = (form: 'html' | 'css' | 'json') => answers.get(form) ?? Buffer.of();
  return {
    html: formOf('html'),
    css: formOf('css'),
    data: { key, json: formOf('json') },
    preloads: pictures.map(preloadCardPicture),
  };
}
