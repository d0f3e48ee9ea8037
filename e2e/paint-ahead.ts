/** Ready pictures for tests that are not about them: painting one, in all its sizes, keeps a core busy for over a second. */
import { sql } from 'kysely';
import { PLAIN_PICTURE } from '../server/src/testing/test-data.ts';
import { keepPlainPictures } from './gallery-data.ts';
import type { Site } from './site.ts';

/**
 * Tickets that are opened from now on find their picture noted, as those of a worker that died after painting do: whoever runs
 * them writes the text, and keeps that picture. Not for tickets that take the place of others, which bring theirs along.
 */
export async function paintAhead({ db, folder }: Pick<Site, 'db' | 'folder'>): Promise<AsyncDisposable> {
  await keepPlainPictures(folder);
  const { imageKey, thumbhash, averageColor } = PLAIN_PICTURE;
  const picture = JSON.stringify({ folder: imageKey, thumbhash, averageColor });
  await sql`
    create or replace function paint_ahead() returns trigger language plpgsql as $$ begin
      insert into ticket_steps (ticket_id, step, output) values (new.id, 'picture', ${sql.lit(picture)});
      return null;
    end $$`.execute(db);
  await sql`
    create or replace trigger paint_ahead after insert on tickets
    for each row when (new.kind in ('generation', 'fusion')) execute function paint_ahead()`.execute(db);
  return {
    async [Symbol.asyncDispose]() {
      await sql`drop function paint_ahead cascade`.execute(db);
    },
  };
}
