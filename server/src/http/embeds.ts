/** What another site may show of a character or a battle: the page for its frame, and how to ask for it (oEmbed 1.0). */
import { MEDIA_PREFIX, SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import { escapeHtml } from '@chaos/shared/rules/escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readSharedBattle, type SharedBattle } from '../features/battles/queries.ts';
import { battleCardPath } from '../features/battles/share-card.ts';
import { readSharedCharacter } from '../features/characters/queries.ts';
import type { Services } from '../trpc/context.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';
import { EMBED_HEADERS, type Embed, writeEmbed, writeMissingEmbed } from './embed-page.ts';
import { sendUnread } from './unread-answer.ts';
import type { Alternate } from './write-head.ts';

const KINDS = ['character', 'battle'] as const;
type Kind = (typeof KINDS)[number];

/** An embed, and what only oEmbed tells of it. */
interface Embeddable extends Embed {
  id: string;
  author: { name: string; url: string } | null;
  /** The first that fits is taken. */
  thumbnails: readonly Thumbnail[];
}

interface Thumbnail {
  url: string;
  width: number;
  height: number;
}

/** In pixels; the host may have less room. */
const FRAME_SIZES: Readonly<Record<Kind, { width: number; height: number }>> = {
  character: { width: 360, height: 480 },
  battle: { width: 480, height: 370 },
};
/** What was taken down meanwhile is still named by whoever asks less often. */
const CACHE_SECONDS = 3_600;

export function registerEmbeds(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'log' | 'publicUrl'> & PageLimitServices,
): void {
  const { origin } = new URL(services.publicUrl);

  const answerBusy = (reply: FastifyReply, error: unknown) => sendUnread(services, reply, { error, what: 'an embed' });

  const oneOfFew = limitConcurrentPages(services, { what: 'page' });
  const programInTurn = limitConcurrentPages(services, { what: 'program' });
  for (const kind of KINDS)
    app.get(
      `/embed/${kind}/:id`,
      oneOfFew<{ Params: { id: string } }>(async ({ params }, reply) => {
        try {
          const embed = await readEmbeddable(services, kind, params.id);
          // The one kind of page that may stand in a frame.
          reply.raw.removeHeader('x-frame-options');
          return reply
            .code(embed ? 200 : 404)
            .headers(EMBED_HEADERS)
            .type('text/html; charset=utf-8')
            .send(embed ? writeEmbed(embed) : writeMissingEmbed(origin));
        } catch (error) {
          return answerBusy(reply, error);
        }
      }),
    );

  app.get(
    '/oembed',
    programInTurn(async (request, reply) => {
      const asked = OEmbedSchema.safeParse(request.query);
      if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
      const { url, format, maxwidth, maxheight } = asked.data;
      if (format !== 'json') return reply.code(501).send({ message: 'There is format=json only.' });
      if (url.origin !== origin) return reply.code(400).send({ message: `There are addresses of ${origin} only.` });
      const [, kind, id = ''] = PAGE_PATH.exec(url.pathname) ?? [];
      const known = KINDS.find((one) => one === kind);
      try {
        const embed = known && (await readEmbeddable(services, known, id));
        if (!embed) return reply.code(404).send({ message: 'There is nothing to embed at this address.' });
        return reply
          .header('cache-control', 'public, no-cache')
          .send(writeOEmbed(origin, known, embed, { width: maxwidth, height: maxheight }));
      } catch (error) {
        return answerBusy(reply, error);
      }
    }),
  );
}

const side = z.coerce.number().int().min(1).default(Number.POSITIVE_INFINITY);
const OEmbedSchema = z.object({
  url: z.url().transform((url) => new URL(url)),
  format: z.string().default('json'),
  maxwidth: side,
  maxheight: side,
});
const PAGE_PATH = /^\/(\w+)\/([^/]+)$/;

/** @returns null for what is not there, and for what not everybody may see. */
async function readEmbeddable(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  kind: Kind,
  text: string,
): Promise<Embeddable | null> {
  const id = z.uuid().safeParse(text);
  if (!id.success) return null;
  const { origin } = new URL(publicUrl);
  const read = kind === 'character' ? readCharacter : readBattle;
  return read(db, origin, id.data.toLowerCase());
}

async function readCharacter(db: Services['db'], origin: string, id: string): Promise<Embeddable | null> {
  const shared = await readSharedCharacter(db, id);
  if (!shared) return null;
  const { name, creator, rarity, imageUrl, imageUrl512, imageUrl256 } = shared.row;
  const square = (path: string, width: number) => ({ url: origin + path, width, height: width });
  return {
    id,
    title: name,
    line: creator ? `by ${isolate(creator.displayName)}` : 'Anonymous',
    url: `${origin}/character/${id}`,
    pictureUrl: origin + imageUrl512,
    rarity,
    author: creator && { name: creator.displayName, url: `${origin}/profile/${creator.id}` },
    thumbnails: [square(imageUrl, 1024), square(imageUrl512, 512), square(imageUrl256, 256)],
  };
}

async function readBattle(db: Services['db'], origin: string, id: string): Promise<Embeddable | null> {
  const battle = await readSharedBattle(db, id);
  if (!battle) return null;
  const pictureUrl = battle.hasPictures ? origin + MEDIA_PREFIX + battleCardPath(id) : null;
  return {
    id,
    title: battle.names.join(' vs '),
    line: [`${isolate(battle.names[battle.winner - 1] ?? '')} won`, ...departuresOf(battle)].join(' · '),
    url: `${origin}/battle/${id}`,
    pictureUrl,
    rarity: 'none',
    author: null,
    thumbnails: pictureUrl === null ? [] : [{ url: pictureUrl, ...SHARE_CARD_SIZE }],
  };
}

/** Why it has no picture, as everybody may know it. */
const departuresOf = ({ names, departures }: SharedBattle) =>
  departures.flatMap((departure, at) =>
    departure === null ? [] : [`${isolate(names[at] ?? '')} ${departure === 'fused' ? 'went into a fusion' : 'is gone'} since`],
  );

/** A name that is written from right to left turns nothing around it. */
const isolate = (name: string) => `\u2068${name}\u2069`;

function writeOEmbed(
  origin: string,
  kind: Kind,
  { id, title, author, thumbnails }: Embeddable,
  most: { width: number; height: number },
) {
  const width = Math.min(FRAME_SIZES[kind].width, most.width);
  const height = Math.min(FRAME_SIZES[kind].height, most.height);
  const thumbnail = thumbnails.find((one) => one.width <= most.width && one.height <= most.height);
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(author && { author_name: author.name, author_url: author.url }),
    provider_name: 'Hall of Chaos',
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...(thumbnail && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    width,
    height,
    html: `<iframe src="${origin}/embed/${kind}/${id}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  };
}

/** What the head of a page says of its embed. */
export function oEmbedOf(origin: string, { title, url }: { title: string; url: string }): Alternate[] {
  const href = `${origin}/oembed?${new URLSearchParams({ url, format: 'json' })}`;
  return [{ type: 'application/json+oembed', title, href }];
}
