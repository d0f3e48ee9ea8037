/** Fastify and PostGraphile, with one persisted operation; a page goes on from PostGraphile's own cursor. */
import { PersistedPlugin } from '@grafserv/persisted';
import Fastify from 'fastify';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { connection } from 'postgraphile/grafast';
import { grafserv } from 'postgraphile/grafserv/fastify/v5';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { extendSchema, gql, pgSmartTags } from 'postgraphile/utils';

const { DATABASE_URL, PORT, COLUMNS } = process.env;
const inCamels = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
const person = '{ rowId username displayName avatarKey leftAt }';
const PAGE = `query page($first: Int!, $after: Cursor) {
  gallery(first: $first, after: $after) {
    nodes {
      ${JSON.parse(COLUMNS)
        .map(({ name }) => (name === 'id' ? 'rowId' : inCamels(name)))
        .join(' ')}
      creator ${person}
      owner ${person}
    }
    pageInfo { hasNextPage endCursor }
  }
  galleryTotalByOnlyRow(onlyRow: true) { characters }
}`;

const relations = pgSmartTags([
  { kind: 'class', match: 'meme_characters', tags: { foreignKey: ['(owner_id) references profiles (id)|@fieldName owner'] } },
  { kind: 'constraint', match: 'meme_characters_original_creator_id_fkey', tags: { fieldName: 'creator' } },
]);

// What takes `first` and `after`, and adds their conditions, is its own.
const gallery = extendSchema(({ pgResources: { meme_characters: characters }, sql }) => ({
  typeDefs: gql`
    extend type Query {
      gallery: MemeCharacterConnection
    }
  `,
  objects: {
    Query: {
      plans: {
        gallery() {
          const $characters = characters.find();
          $characters.where(sql`${$characters}.is_public and ${$characters}.is_active`);
          $characters.orderBy({ attribute: 'nscore', direction: 'ASC' });
          return connection($characters);
        },
      },
    },
  },
}));

const server = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [PersistedPlugin, relations, gallery],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ['public'], poolConfig: { max: 10 } })],
  grafserv: { graphqlOverGET: true, graphiql: false, persistedOperations: { page: PAGE } },
  grafast: { explain: false },
});
const app = Fastify();
await server.createServ(grafserv).addTo(app);
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
