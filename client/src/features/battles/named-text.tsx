import { HyphenatedName } from '../../ui/hyphenated-name.tsx';

/**
 * Words around names. Each name has a direction of its own, so that one in Arabic turns nothing else round, and its long words part
 * with a hyphen.
 */
export function NamedText({ text, names }: { text: string; names: readonly string[] }) {
  return text.split(anyOf(names)).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
    index % 2 === 1 ? <HyphenatedName key={index} name={part} isInSentence /> : part,
  );
}

/** What it splits at is kept: every second part is a name. */
function anyOf(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${escaped.join('|')})(?![\p{L}\p{N}])`, 'u');
}
