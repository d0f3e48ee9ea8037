/** English plurals. */
import { isOurWord } from '../author/foreign-words.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    man: 'men',
    woman: 'women',
    child: 'children',
    mouse: 'mice',
    ox: 'oxen',
    goose: 'geese',
    foot: 'feet',
    tooth: 'teeth',
    wolf: 'wolves',
    knife: 'knives',
    leaf: 'leaves',
    fisherman: 'fishermen',
    person: 'people',
    fish: 'fish',
    sheep: 'sheep',
    deer: 'deer',
    tomato: 'tomatoes',
    potato: 'potatoes',
    hero: 'heroes',
    mosquito: 'mosquitoes',
    mango: 'mangoes',
    volcano: 'volcanoes',
    scarf: 'scarves',
    spaghetti: 'spaghetti',
    emoji: 'emojis',
    taxi: 'taxis',
  }),
);

const PLURALS: ReadonlySet<string> = new Set(IRREGULAR.values());

/** "brooms" of "broom", "cleaning ladies" of "cleaning lady"; what ends like a plural is one: "glasses". */
export function pluralOf(words: string): string {
  const head = words.split(' ').at(-1) ?? words;
  const before = words.slice(0, words.length - head.length);
  const irregular = IRREGULAR.get(head);
  if (irregular !== undefined) return before + irregular;
  if (PLURALS.has(head)) return words;
  if (/[^s]s$/.test(head) && !/(?:us|is)$/.test(head)) return words;
  if (/[^aeiou]y$/.test(head)) return `${before}${head.slice(0, -1)}ies`;
  return `${before}${head}${/(?:s|x|z|ch|sh)$/.test(head) ? 'es' : 's'}`;
}

/** What is not what it says in the singular. */
const ALWAYS_MANY =
  /^(?:glasses|sunglasses|news|jeans|clothes|sports|arms|scissors|trousers|goods|games|maths|mathematics|physics|politics|economics|athletics|gymnastics|ethics)$/;

/** "Train" of "trains", as in a train strike; whatever has no plain plural is left as it is. */
export function singularOf(words: string): string {
  const head = words.split(' ').at(-1) ?? words;
  const irregular = [...IRREGULAR].find(([, many]) => many === head)?.[0];
  if (ALWAYS_MANY.test(head) || (irregular === undefined && /(?:us|is|[^s]ss)$/.test(head))) return words;
  const stems = [head.replace(/s$/, ''), head.replace(/ies$/, 'y'), head.replace(/es$/, '')];
  const one = irregular ?? stems.find((stem) => stem !== head && isOurWord(stem) && pluralOf(stem) === head);
  return words.slice(0, words.length - head.length) + (one ?? head);
}
