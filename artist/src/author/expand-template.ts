import { capitalise } from './clean-text.ts';

/** Rows of fragments by slot name. A fragment may hold slots itself. */
export type Tables = Readonly<Record<string, readonly string[]>>;

interface GrammarOptions {
  tables: Tables;
  /**
   * Ready texts by slot name. They are data and are never searched for slots, whatever people typed. One under a slot's
   * name in upper case stands there as it is: a person's name may begin with a small letter.
   */
  values: Readonly<Record<string, string>>;
  /** Chooses among the fragments of a slot. */
  pick: (fragments: readonly string[]) => string;
  /** Slots that are picked anew wherever they stand: a story has one rival, but more than one number. */
  fresh?: ReadonlySet<string>;
}

const SLOT = /\{([a-zA-Z_]+)(?:\.(\d))?\}/gu;

/** "It was flat, says the frog" turns round with "she": "she says". */
const SAYS_THEY = /, (says|said|asks|asked) \{they\}(?=[ ,.;])/gu;

/**
 * Makes a function that fills the slots of one text. `{rival}` is picked once and stays the same through the whole
 * text, so that a later sentence can return to it; `{rival.2}` is another one. `{Rival}` is the same in upper case.
 * Met again, "a goose with a law degree" has become "the goose with a law degree".
 *
 * @throws {Error} from the returned function, when a template names a slot that nobody fills.
 */
export function createExpander({ tables, values, pick, fresh = new Set() }: GrammarOptions): (template: string) => string {
  const remembered = new Map<string, string>();
  const used = new Map<string, Set<string>>();

  const pickUnused = (table: string): string => {
    const fragments = tables[table];
    if (fragments === undefined) throw new Error(`No table or value fills the slot {${table}}.`);
    const taken = used.get(table) ?? new Set<string>();
    const left = fragments.filter((fragment) => !taken.has(fragment));
    const fragment = pick(left.length > 0 ? left : fragments);
    used.set(table, taken.add(fragment));
    return fragment;
  };

  const fill = (table: string, key: string): string => {
    const value = values[table] ?? remembered.get(key);
    if (value !== undefined) return value;
    const filled = expand(pickUnused(table));
    if (!fresh.has(table)) remembered.set(key, filled.replace(/^an? /u, 'the '));
    return filled;
  };

  const expand = (template: string): string =>
    template.replaceAll(SAYS_THEY, ', {they} $1').replace(SLOT, (_slot, name: string, number: string | undefined) => {
      const exact = values[name];
      if (exact !== undefined) return exact;
      const table = name.charAt(0).toLowerCase() + name.slice(1);
      const text = fill(table, `${table}.${number ?? '1'}`);
      return table === name ? text : capitalise(text);
    });

  return expand;
}
