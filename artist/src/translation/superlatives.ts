/** How very much somebody is so: "lentissimo" is "lento", "velocissimo" "veloce" and "felicísimo" "feliz". */

/** What may be meant, the best first: what has a word of its own is that. */
export function withoutSuperlative(text: string | null): (string | null)[] {
  const [superlative] = /(?<=\p{L}{3})(?:h?issim|ísim)[oaie]s?(?!\p{L})/iu.exec(text ?? '') ?? [];
  if (text === null || superlative === undefined) return [text];
  const stem = text.replace(superlative, '');
  const vowel = superlative.replace(/^(?:h?issim|ísim)/i, '');
  return [text, ...[vowel, 'e', ''].map((ending) => text.replace(superlative, ending)), stem.replace(/c$/, 'z')];
}
