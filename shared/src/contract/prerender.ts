/** What the built client does for the server: the screens that most people open first, as markup that stands before any script. */
import type { CharacterRow, CharactersPage, WishField } from './characters.ts';
import type { CreatorsPage } from './creators.ts';
import type { GalleryPage, TimeFilter } from './gallery.ts';
import type { Ticket } from './tickets.ts';

/** The field of the form whose value is new on every page: the same page sent twice is one wish. */
export const PAGE_ID_FIELD = 'page';

/** Stands for that value until the page is sent, before anything that people wrote. */
export const PAGE_ID_PLACEHOLDER = '__PAGE_ID__';

/** A form that comes back, because what it asked for could not be done. */
export interface ReturnedForm {
  /** As they were typed. */
  fields: Record<WishField, string>;
  fault: string;
}

/** Written by React, which escapes what people wrote. Nobody is signed in on it, so it may be the same for everybody. */
export interface Markup {
  html: string;
  /** The style of single elements, such as the colour behind a picture. The page's policy takes none from attributes. */
  css: string;
}

/** Under which a page holds the lists that its screen begins with. */
export const INLINED = { creators: 'creators', opponents: 'opponents' } as const;

export interface Prerender {
  home(returned?: ReturnedForm): Markup;
  hall(filter: TimeFilter, page: GalleryPage): Markup;
  character(row: CharacterRow): Promise<Markup>;
  creators(popular: CreatorsPage): Promise<Markup>;
  arena(opponents: CharactersPage): Promise<Markup>;
  /** Where somebody without a script sees what becomes of a wish. */
  ticket(ticket: Ticket<'generation'>): Markup;
}
