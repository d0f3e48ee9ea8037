/** The two forms of a feed: Atom (RFC 4287) and JSON Feed 1.1. Both say the same. */
import type { Character } from '@chaos/shared/contract/characters';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { escapeHtml } from '@chaos/shared/rules/escape-html';

export interface Feed {
  title: string;
  /** Whole addresses: of the page with the same characters, and of the feed in each form. */
  pageUrl: string;
  urls: Record<FeedForm, string>;
  items: readonly FeedItem[];
}

export type FeedForm = 'atom' | 'json';
export type FeedItem = Pick<Character, 'id' | 'name' | 'description' | 'imageUrl512' | 'createdAt' | 'updatedAt'> & {
  creator: Pick<PersonSummary, 'id' | 'displayName'> | null;
};

export const FEED_TYPES: Readonly<Record<FeedForm, string>> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

const PRODUCT = 'Hall of Chaos';
const PICTURE_TYPE = 'image/webp';
const PICTURE_SIDE = 512;
/** Of what a visitor has made. */
const NOBODY = 'Anonymous';
/** Of a feed in which nothing is yet: a feed has to have a time. */
const NEVER = new Date(0);

/** @param origin of the product, for whole addresses. */
export function writeFeed(form: FeedForm, origin: string, feed: Feed): string {
  return form === 'atom' ? writeAtom(origin, feed) : writeJson(origin, feed);
}

function writeAtom(origin: string, { title, pageUrl, urls, items }: Feed): string {
  const updated = items.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), NEVER);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(urls.atom)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${PRODUCT}</name><uri>${origin}/</uri></author>`,
    `<icon>${origin}/icons/192.png</icon>`,
    `<link rel="self" type="${FEED_TYPES.atom}" href="${escapeXml(urls.atom)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    ...items.map((item) => writeEntry(origin, item)),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(origin: string, item: FeedItem): string {
  const { id, name, createdAt, updatedAt, creator, imageUrl512 } = item;
  const uri = creator ? `<uri>${profileUrl(origin, creator)}</uri>` : '';
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${escapeXml(name)}</title>`,
    `<published>${createdAt.toISOString()}</published>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    `<author><name>${escapeXml(creator?.displayName ?? NOBODY)}</name>${uri}</author>`,
    `<link rel="alternate" type="text/html" href="${characterUrl(origin, item)}"/>`,
    `<link rel="enclosure" type="${PICTURE_TYPE}" href="${escapeXml(origin + imageUrl512)}"/>`,
    `<content type="html">${escapeXml(writeContent(origin, item))}</content>`,
    '</entry>',
  ].join('\n');
}

function writeJson(origin: string, { title, pageUrl, urls, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: urls.json,
    icon: `${origin}/icons/512.png`,
    favicon: `${origin}/icons/192.png`,
    language: 'en',
    items: items.map((item) => ({
      id: item.id,
      url: characterUrl(origin, item),
      title: item.name,
      content_html: writeContent(origin, item),
      image: origin + item.imageUrl512,
      date_published: item.createdAt.toISOString(),
      date_modified: item.updatedAt.toISOString(),
      authors: [item.creator ? { name: item.creator.displayName, url: profileUrl(origin, item.creator) } : { name: NOBODY }],
      attachments: [{ url: origin + item.imageUrl512, mime_type: PICTURE_TYPE, title: item.name }],
    })),
  });
}

/** Readers show the picture of a post by its markup; few look at what is enclosed. */
function writeContent(origin: string, item: FeedItem): string {
  const picture = `<img src="${escapeHtml(origin + item.imageUrl512)}" width="${PICTURE_SIDE}" height="${PICTURE_SIDE}" alt="${escapeHtml(item.name)}">`;
  return `<p><a href="${characterUrl(origin, item)}">${picture}</a></p><p>${escapeHtml(item.description)}</p>`;
}

const characterUrl = (origin: string, { id }: Pick<FeedItem, 'id'>) => `${origin}/character/${id}`;
const profileUrl = (origin: string, { id }: Pick<PersonSummary, 'id'>) => `${origin}/profile/${id}`;

/** XML 1.0 has no way to write any of these, not even escaped: one of them, and no reader takes the feed. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_IN_XML, ''));
}
