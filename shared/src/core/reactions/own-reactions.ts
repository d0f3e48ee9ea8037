/** A person's own reactions, for lists that carry them and for whoever asks. */
import type { ReactionType } from '../../contract/reactions.ts';
import { Batcher } from '../../platform/batcher.ts';
import type { DatabasePool } from '../../platform/database.ts';
import { prepare } from '../../platform/prepared-statement.ts';

/** A person's reactions by the character's id; without an entry where there is none. */
export type Reactions = ReadonlyMap<string, ReactionType>;

interface Question {
  personKey: string;
  characterIds: readonly string[];
}

interface Row {
  person_key: string;
  character_id: string;
  reaction_type: ReactionType;
}

const NONE: Reactions = new Map();

// People who ask at once mostly look at the same page, so the product of both lists is little more than what was asked.
const readAll = prepare<Row, [string[], string[]]>(
  'own_reactions',
  `select person_key, character_id, reaction_type from character_reactions
   where person_key = any($1::text[]) and character_id = any($2::uuid[])`,
);

/** Answers questions that arrive together with one read. */
export class OwnReactions {
  readonly #batcher: Batcher<Question, Reactions>;

  constructor(pool: DatabasePool) {
    this.#batcher = new Batcher({ batchMax: 64, send: (questions) => answerAll(pool, questions) });
  }

  /** @returns also some that were not asked for, when somebody else asked for them in the same moment. */
  read(personKey: string, characterIds: readonly string[]): Promise<Reactions> {
    return characterIds.length === 0 ? Promise.resolve(NONE) : this.#batcher.ask({ personKey, characterIds });
  }
}

async function answerAll(pool: DatabasePool, questions: readonly Question[]): Promise<Reactions[]> {
  const rows = await readAll(
    pool,
    [...new Set(questions.map(({ personKey }) => personKey))],
    [...new Set(questions.flatMap(({ characterIds }) => characterIds))],
  );
  const byPerson = new Map<string, Map<string, ReactionType>>();
  for (const { person_key, character_id, reaction_type } of rows) {
    const reactions = byPerson.get(person_key) ?? new Map<string, ReactionType>();
    byPerson.set(person_key, reactions.set(character_id, reaction_type));
  }
  return questions.map(({ personKey }) => byPerson.get(personKey) ?? NONE);
}
