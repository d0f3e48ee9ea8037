/** Builds the client, for an image; `npm start` does it by itself. */
import { buildClientIfStale } from './lib/client-build.ts';

await buildClientIfStale(() => process.stdout.write('Building the client ...\n'));
