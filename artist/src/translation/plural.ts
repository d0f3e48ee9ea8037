/** English plurals. */
const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  mouse: 'mice',
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
};

/** "brooms" of "broom", "cleaning ladies" of "cleaning lady"; what ends like a plural is one: "glasses". */
export function pluralOf(words: string): string {
  const head = words.split(' ').at(-1) ?? words;
  const before = words.slice(0, words.length - head.length);
  const irregular = IRREGULAR[head];
  if (irregular !== undefined) return before + irregular;
  if (/[^s]s$/.test(head) && !/(?:us|is)$/.test(head)) return words;
  if (/[^aeiou]y$/.test(head)) return `${before}${head.slice(0, -1)}ies`;
  return `${before}${head}${/(?:s|x|z|ch|sh)$/.test(head) ? 'es' : 's'}`;
}

/** What is not what it says in the singular. */
const ALWAYS_MANY =
  /^(?:glasses|news|jeans|clothes|sports|arms|scissors|trousers|goods|games|maths|mathematics|physics|politics|economics|athletics|gymnastics|ethics)$/;

/** "Train" of "trains", as in a train strike; whatever has no plain plural is left as it is. */
export function singularOf(word: string): string {
  const irregular = Object.keys(IRREGULAR).find((one) => IRREGULAR[one] === word);
  if (irregular !== undefined) return irregular;
  const one = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].find(
    (stem) => stem !== word && pluralOf(stem) === word,
  );
  return ALWAYS_MANY.test(word) ? word : (one ?? word);
}
