/** Pages of what has an address of its own, whoever it belongs to: a profile, a character, a collection, a battle. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readSharedBattle } from '../features/battles/queries.ts';
import { readSharedCharacter } from '../features/characters/queries.ts';
import { readSharedCollection } from '../features/collections/queries.ts';
import { collectionCardUrl } from '../features/collections/share-card.ts';
import { readSharedProfile } from '../features/profiles/queries.ts';
import type { Services } from '../trpc/context.ts';
import type { limitConcurrentPages } from './concurrent-pages.ts';
import type { PageContent, Screen, SendPage } from './page-content.ts';
import type { ScreenCache } from './prerender-cache.ts';
import { battleHead, characterHead, collectionHead, profileHead } from './screen-heads.ts';

type ReadShared<Shared> = (db: Services['db'], id: string) => Promise<Shared | null>;

interface SharedPagesOptions {
  services: Pick<Services, 'db' | 'log'>;
  origin: string;
  characters: ScreenCache<CharacterRow>;
  /** Of a character's screen. */
  scripts: readonly string[];
  sendPage: SendPage;
  oneOfFew: ReturnType<typeof limitConcurrentPages>;
}

export function registerSharedPages(
  app: FastifyInstance,
  { services, origin, characters, scripts, sendPage, oneOfFew }: SharedPagesOptions,
): void {
  /** Private, retired and unknown ones are one and the same. The page then asks again as whoever is signed in. */
  const registerShared = <Shared>(
    what: string,
    read: ReadShared<Shared>,
    show: (shared: Shared) => PageContent | Promise<PageContent>,
  ) =>
    app.get(
      `/${what}/:id`,
      oneOfFew<{ Params: { id: string } }>(async ({ params }, reply) => {
        const id = z.uuid().safeParse(params.id);
        try {
          const shared = id.success ? await read(services.db, id.data.toLowerCase()) : null;
          if (shared) return sendPage(reply, 200, await show(shared));
          // Whether there is such a person is told by the page itself.
          return sendPage(reply, what === 'profile' ? 200 : 404);
        } catch (error) {
          // The page has its own words for it, and asks again.
          services.log.error({ err: error }, `a shared ${what} could not be read`);
          return sendPage(reply, 503);
        }
      }),
    );

  /** @returns null where its markup cannot be made: the script makes the screen then, and the head stands all the same. */
  const writeCharacter = async (row: CharacterRow): Promise<Screen | null> => {
    try {
      return await characters.get(row.id, row);
    } catch (error) {
      services.log.error({ err: error, characterId: row.id }, 'a shared character could not be made into markup');
      return null;
    }
  };

  registerShared('profile', readSharedProfile, (profile) => ({ head: profileHead(origin, profile) }));
  registerShared('character', readSharedCharacter, async (shared) => ({
    head: characterHead(origin, shared),
    scripts,
    screen: await writeCharacter(shared.row),
  }));
  registerShared('collection', readSharedCollection, (collection) => ({
    head: collectionHead(origin, collection, collectionCardUrl(collection)),
  }));
  registerShared('battle', readSharedBattle, (battle) => ({ head: battleHead(origin, battle) }));
}
