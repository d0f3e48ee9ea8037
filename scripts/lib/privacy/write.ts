/** Writes docs/privacy.md out of the tables and of what lies elsewhere. */
import { ELSEWHERE } from './outside-database.ts';
import { IMPERSONAL, type Kept, PERSONAL } from './tables.ts';

const INTRO = `# What is kept of people

Written by \`npm run generate\` out of \`scripts/lib/privacy\`; \`npm run check\` fails where it is not up to date, and a test where a column of
the database has no place in it. Nobody outside gets any of it, but for what the settings name: a mail server, a storage, AI providers, who get
wishes without whose they are, and the push services of browsers. Nothing counts visits, and no page loads anything from elsewhere.

"Keyed hash" is a hash with the key of this installation (\`APP_SECRET\`): who has the database alone cannot find out what went into it.
When an account ends (fourteen days after its member has left), what is theirs alone is deleted and the rest is nobody's; see
[who leaves becomes somebody who left](decisions.md). A member takes everything along as an archive, in the settings.
`;

export function writePrivacy(): string {
  const tables = Object.entries(PERSONAL).map(([table, kept]) => describeTable(table, kept));
  return [
    INTRO,
    '## In the database\n',
    'Columns that are not named say nothing of a person: numbers, states and times of the thing itself.\n',
    ...tables,
    `Nothing of anybody is in ${[...IMPERSONAL].map((table) => `\`${table}\``).join(', ')}.\n`,
    '## Elsewhere\n',
    '| Where | What | Who sees it | Until |\n| --- | --- | --- | --- |',
    ...ELSEWHERE.map(({ where, what, seenBy, until }) => `| ${where} | ${what} | ${seenBy} | ${until} |`),
    '',
  ].join('\n');
}

function describeTable(table: string, { about, seenBy, until, personal }: Kept): string {
  const columns = Object.entries(personal).map(([column, says]) => `| \`${column}\` | ${says} |`);
  return [
    `### \`${table}\`: ${about}\n`,
    `Seen by ${seenBy}. Kept until ${until}.\n`,
    '| Column | What it says |\n| --- | --- |',
    ...columns,
    '',
  ].join('\n');
}
