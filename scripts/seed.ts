/** `DATABASE_URL=… npm run seed -- [characters]`: fills an empty database with people, characters and reactions. */
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { seedDatabase } from './lib/fill-database.ts';

const { DATABASE_URL } = process.env;
const characters = Number(process.argv[2] ?? 1_000_000);
if (!DATABASE_URL || !Number.isInteger(characters) || characters < 10) {
  console.error('Usage: DATABASE_URL=postgres://… npm run seed -- [how many characters, 10 or more; 1000000 unless told]');
  process.exit(1);
}
await migrateDatabase(DATABASE_URL);
const startedAt = performance.now();
await seedDatabase(DATABASE_URL, { characters, profiles: Math.ceil(characters / 10), reactions: characters * 5 }, (step) =>
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(0).padStart(4)} s  ${step}`),
);
console.log(`${((performance.now() - startedAt) / 1_000).toFixed(0).padStart(4)} s  done`);
