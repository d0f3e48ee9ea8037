/**
 * A gallery page in superjson's wire format, written directly: superjson walks every value to find the dates, and this
 * page's dates are known. The place of the viewer's own reaction stays open, so that one text serves everybody.
 */
import type { FusedMetadata } from '@chaos/shared/contract/characters';
import type { GalleryPage, GalleryRow } from '@chaos/shared/contract/gallery';
import type { ReactionType } from '@chaos/shared/contract/reactions';
import { HEROES, type PictureSizes } from '@chaos/shared/rules/card-pictures';
import type { TextPage, TextRow } from '../ranking/queries.ts';

const OPEN_PLACE = '"userReaction":null';

/** The wire text, with a place for the viewer's reaction to each row. */
export interface PageText {
  text: string;
  characterIds: readonly string[];
  /** Of its first cards. */
  pictures: readonly PictureSizes[];
}

/** @param page as everybody sees it, without reactions. */
export function writePage(page: GalleryPage | TextPage): PageText {
  const json = JSON.stringify(page);
  const dates = page.items.map(writeDates).join(',');
  const meta = page.items.length > 0 ? `,"meta":{"values":{${dates}},"v":1}` : '';
  return {
    text: `{"json":${json}${meta}}`,
    characterIds: page.items.map(({ id }) => id),
    pictures: page.items.slice(0, HEROES),
  };
}

type DateField<Row> = { [Field in keyof Row]-?: Extract<Row[Field], Date> extends never ? never : Field }[keyof Row];

/** @param dates all dates of a row: one that is missing does not compile. */
const datesOf = <Row>(dates: Record<DateField<Row>, true>): readonly string[] => Object.keys(dates);

const DATES = datesOf<GalleryRow>({ createdAt: true, updatedAt: true });
const FUSION_DATES = datesOf<FusedMetadata>({ fusionDate: true });

function writeDates(row: GalleryRow | TextRow, at: number): string {
  const { fusedMetadata } = row;
  const path = `"items.${at}`;
  const fused = fusedMetadata ? FUSION_DATES.map((field) => `${path}.fusedMetadata.${field}":["Date"]`) : [];
  const own = DATES.filter((field) => Reflect.get(row, field) !== null).map((field) => `${path}.${field}":["Date"]`);
  return [...fused, ...own].join();
}

/** @returns the wire text for one viewer; for a visitor without `reactions`. */
export function fillPage({ text, characterIds }: PageText, reactions?: ReadonlyMap<string, ReactionType>): string {
  if (!reactions?.size) return text;
  let at = 0;
  // Inside of a text the quotes are escaped, so the open places are never somebody's words.
  return text.replaceAll(OPEN_PLACE, () => {
    const reaction = reactions.get(characterIds[at++] ?? '');
    return reaction ? `"userReaction":"${reaction}"` : OPEN_PLACE;
  });
}
