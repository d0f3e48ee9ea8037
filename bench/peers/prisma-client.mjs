/** Writes the schema of what a page reads, and makes Prisma's client of it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const TYPES = {
  uuid: 'String? @db.Uuid',
  integer: 'Int?',
  boolean: 'Boolean?',
  jsonb: 'Json?',
  'timestamp with time zone': 'DateTime?',
};
const columns = JSON.parse(process.env.COLUMNS).filter(({ name }) => name !== 'id');

writeFileSync(
  'schema.prisma',
  `generator client {
  provider        = "prisma-client"
  previewFeatures = ["relationJoins"]
  output          = "./generated"
}
datasource db {
  provider = "postgresql"
}
model profiles {
  id           String            @id @db.Uuid
  username     String
  display_name String
  avatar_key   String?
  left_at      DateTime?
  created      meme_characters[] @relation("creator")
  owned        meme_characters[] @relation("owner")
}
model meme_characters {
  id       String    @id @db.Uuid
  nscore   Int
  owner_id String?   @db.Uuid
  creator  profiles? @relation("creator", fields: [original_creator_id], references: [id])
  owner    profiles? @relation("owner", fields: [owner_id], references: [id])
  ${columns.map(({ name, type }) => `${name} ${TYPES[type] ?? 'String?'}`).join('\n  ')}
}
model gallery_total {
  only_row   Boolean @id
  characters Int
}
`,
);
// The engine of migrations, which is fetched from elsewhere, has no part in this: any program in its place spares the fetching.
const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
execFileSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--schema', 'schema.prisma'], { env });
