/** Title, description and picture of every screen, as a link to it is previewed: the product's own, and what members make. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { DEFAULT_TIME_FILTER, type TimeFilter } from '@chaos/shared/contract/gallery';
import { MEDIA_PREFIX, shareCardUrl } from '@chaos/shared/core/pictures/picture-files';
import type { SharedBattle } from '../features/battles/queries.ts';
import { battleCardPath } from '../features/battles/share-card.ts';
import type { SharedCollection } from '../features/collections/queries.ts';
import type { SharedProfile } from '../features/profiles/queries.ts';
import { oEmbedOf } from './embeds.ts';
import { collectionFeeds, galleryFeeds, memberFeeds } from './feeds.ts';
import type { PageHead } from './write-head.ts';

const PRODUCT = 'Hall of Chaos';
const DESCRIPTION =
  'Type a few odd ideas, or none. Out comes a brainrot with a name, a picture, a lore and a place in the Hall of Chaos.';

/** Of whatever has nothing of its own to say: Home is its one address. */
export function productHead(origin: string, address = '/'): PageHead {
  return {
    title: PRODUCT,
    description: DESCRIPTION,
    url: origin + address,
    image: { url: `${origin}/preview.jpg`, alt: PRODUCT },
  };
}

/** Whoever gives a feed reader the product's address alone means the Hall. */
export function homeHead(origin: string): PageHead {
  return { ...productHead(origin), alternates: galleryFeeds(origin) };
}

/** A ranking of another time holds others: an address of its own. Whatever else stands behind it changes nothing. */
export function galleryHead(origin: string, timeFilter: TimeFilter): PageHead {
  const address = `/?view=gallery${timeFilter === DEFAULT_TIME_FILTER ? '' : `&filter=${timeFilter}`}`;
  return { ...productHead(origin, address), alternates: galleryFeeds(origin, timeFilter) };
}

export function characterHead(origin: string, { row, pictureToken }: { row: CharacterRow; pictureToken: string }): PageHead {
  const { id, name, description, updatedAt } = row;
  const url = `${origin}/character/${id}`;
  return {
    title: name,
    description,
    url,
    image: { url: origin + shareCardUrl({ characterId: id, token: pictureToken, updatedAt }), alt: name },
    alternates: oEmbedOf(origin, { title: name, url }),
  };
}

export function battleHead(origin: string, { id, names, winner, story, hasPictures }: SharedBattle): PageHead {
  const title = names.join(' vs ');
  const plain = productHead(origin, `/battle/${id}`);
  return {
    ...plain,
    title,
    description: story ?? `${names[winner - 1]} won.`,
    image: hasPictures ? { url: origin + MEDIA_PREFIX + battleCardPath(id), alt: title } : plain.image,
    alternates: oEmbedOf(origin, { title, url: plain.url }),
  };
}

export function profileHead(origin: string, { id, displayName, characterCount, best }: SharedProfile): PageHead {
  const characters = `${characterCount.toLocaleString('en')} public ${characterCount === 1 ? 'character' : 'characters'}`;
  return {
    ...productHead(origin, `/profile/${id}`),
    title: displayName,
    description: `${characters} in the ${PRODUCT}.`,
    ...(best && { image: { url: origin + shareCardUrl(best), alt: best.name } }),
    alternates: memberFeeds(origin, { id, displayName }),
  };
}

/** @param cardUrl null where there is no picture to show. */
export function collectionHead(origin: string, collection: SharedCollection, cardUrl: string | null): PageHead {
  const { id, name, description, ownerName, count } = collection;
  const counted = `${count.toLocaleString('en')} ${count === 1 ? 'brainrot' : 'brainrots'}, collected by ${ownerName}.`;
  return {
    ...productHead(origin, `/collection/${id}`),
    title: name,
    description: description === '' ? counted : `${description} · ${counted}`,
    ...(cardUrl !== null && { image: { url: origin + cardUrl, alt: name } }),
    alternates: collectionFeeds(origin, collection),
  };
}
