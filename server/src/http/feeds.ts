/** What is new, what is on top, what somebody has made, and what they have collected, for programs that look again by themselves. */
import { createHash } from 'node:crypto';
import { DEFAULT_TIME_FILTER, TIME_FILTERS, type TimeFilter } from '@chaos/shared/contract/gallery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readNewest, readNewestBy } from '../features/characters/queries.ts';
import { readSharedCharacters, readSharedCollection } from '../features/collections/queries.ts';
import { readGalleryPage } from '../features/gallery/ranking/queries.ts';
import { readOpenPerson } from '../features/profiles/queries.ts';
import type { Services } from '../trpc/context.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';
import { FEED_TYPES, type Feed, type FeedForm, writeFeed } from './feed-formats.ts';
import { takesGzip, zip } from './gzip-answer.ts';
import { placesOfAll, sendUnread } from './unread-answer.ts';
import type { Alternate } from './write-head.ts';

const FORMS: readonly FeedForm[] = ['atom', 'json'];
const FORM_NAMES: Readonly<Record<FeedForm, string>> = { atom: 'Atom', json: 'JSON Feed' };
/** Of characters. Whoever looks once a day sees most of a day. */
const FEED_SIZE = 50;
const TOP_TITLES: Readonly<Record<TimeFilter, string>> = {
  day: 'Top of today in the Hall of Chaos',
  month: 'Top of this month in the Hall of Chaos',
  all_time: 'Top of the Hall of Chaos',
};
const NEW_TITLE = 'New in the Hall of Chaos';

export type FeedServices = Pick<Services, 'db' | 'pool' | 'log' | 'publicUrl'> & PageLimitServices;

interface FeedRoute {
  Params: { id?: string };
  Querystring: Record<string, unknown>;
}

export function registerFeeds(app: FastifyInstance, services: FeedServices): void {
  const { db } = services;
  const { origin } = new URL(services.publicUrl);
  const places = placesOfAll({ atOnce: 2, queueMax: 50 });
  const inTurn = limitConcurrentPages(services, { what: 'program' });

  const offer = (address: string, form: FeedForm, read: (request: FastifyRequest<FeedRoute>) => Promise<Feed | null>) =>
    app.get(
      `/feeds/${address}.${form}`,
      inTurn<FeedRoute>(async (request, reply) => {
        try {
          const feed = await places.take(() => read(request));
          return feed ? await sendFeed(reply, form, writeFeed(form, origin, feed)) : reply.callNotFound();
        } catch (error) {
          return sendUnread(services, reply, { error, what: 'a feed' });
        }
      }),
    );

  for (const form of FORMS) {
    offer('top', form, async ({ query }) => {
      const timeFilter = TIME_FILTERS.find((filter) => filter === query.filter) ?? DEFAULT_TIME_FILTER;
      const { items } = await readGalleryPage(services, { timeFilter, limit: FEED_SIZE });
      return { ...describeTop(origin, timeFilter), items };
    });
    offer('new', form, async () => ({ ...describeNew(origin), items: await readNewest(db, FEED_SIZE) }));
    offer('members/:id', form, async ({ params }) => {
      const id = z.uuid().safeParse(params.id);
      const person = id.success ? await readOpenPerson(db, id.data.toLowerCase()) : null;
      return person && { ...describeMember(origin, person), items: await readNewestBy(db, person.id, FEED_SIZE) };
    });
    offer('collections/:id', form, async ({ params }) => {
      const id = z.uuid().safeParse(params.id);
      const found = id.success ? await readSharedCollection(db, id.data.toLowerCase()) : null;
      return found && { ...describeCollection(origin, found), items: await readSharedCharacters(db, found.id, FEED_SIZE) };
    });
  }
}

/** Looked at anew each time, so that what somebody hides is gone from it; the tag saves whoever has it the reading. */
async function sendFeed(reply: FastifyReply, form: FeedForm, text: string): Promise<FastifyReply> {
  const { headers } = reply.request;
  // A weak one: zipped or not, it is the same.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
  if (hasTag(headers['if-none-match'], etag)) return reply.code(304).send();
  const isZipped = takesGzip(headers);
  if (isZipped) reply.header('content-encoding', 'gzip');
  return reply.type(`${FEED_TYPES[form]}; charset=utf-8`).send(isZipped ? await zip(Buffer.from(text)) : text);
}

/** RFC 9110, section 13.1.2: tags are compared weakly. */
function hasTag(sent: string | undefined, etag: string): boolean {
  if (sent === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return sent.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}

type Description = Omit<Feed, 'items'>;

function describeTop(origin: string, timeFilter: TimeFilter): Description {
  const isDefault = timeFilter === DEFAULT_TIME_FILTER;
  return {
    title: TOP_TITLES[timeFilter],
    pageUrl: `${origin}/?view=gallery${isDefault ? '' : `&filter=${timeFilter}`}`,
    urls: urlsOf(`${origin}/feeds/top`, isDefault ? '' : `?filter=${timeFilter}`),
  };
}

function describeNew(origin: string): Description {
  return { title: NEW_TITLE, pageUrl: `${origin}/?view=gallery`, urls: urlsOf(`${origin}/feeds/new`) };
}

function describeMember(origin: string, { id, displayName }: { id: string; displayName: string }): Description {
  return {
    title: `${displayName} in the Hall of Chaos`,
    pageUrl: `${origin}/profile/${id}`,
    urls: urlsOf(`${origin}/feeds/members/${id}`),
  };
}

function describeCollection(
  origin: string,
  { id, name, ownerName }: { id: string; name: string; ownerName: string },
): Description {
  return {
    title: `${name}, collected by ${ownerName}`,
    pageUrl: `${origin}/collection/${id}`,
    urls: urlsOf(`${origin}/feeds/collections/${id}`),
  };
}

function urlsOf(address: string, search = ''): Record<FeedForm, string> {
  return { atom: `${address}.atom${search}`, json: `${address}.json${search}` };
}

function toAlternates({ title, urls }: Description): Alternate[] {
  return FORMS.map((form) => ({ type: FEED_TYPES[form], title: `${title} (${FORM_NAMES[form]})`, href: urls[form] }));
}

/** What the head of the Hall says of its feeds. */
export const galleryFeeds = (origin: string, timeFilter: TimeFilter = DEFAULT_TIME_FILTER): Alternate[] => [
  ...toAlternates(describeNew(origin)),
  ...toAlternates(describeTop(origin, timeFilter)),
];

/** What the head of a profile says of its feeds. */
export const memberFeeds = (origin: string, person: { id: string; displayName: string }): Alternate[] =>
  toAlternates(describeMember(origin, person));

/** What the head of a collection says of its feeds. */
export const collectionFeeds = (origin: string, collection: { id: string; name: string; ownerName: string }): Alternate[] =>
  toAlternates(describeCollection(origin, collection));
