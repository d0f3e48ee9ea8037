import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const CONDITION = /sql<boolean>`([^`]*)`(?!\.as\()/g;

/** Without what is in brackets of its own, and without what other values are put in for. */
function outermost(condition: string): string {
  let text = condition.replaceAll(/\$\{[^}]*\}/g, '?');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/g, '?');
  }
  return text;
}

/** Conditions are joined by `and` as they stand, which then holds for the first half alone. */
const isLoose = (condition: string) => /\bor\b/i.test(outermost(condition));

test('R498 no written condition has an "or" without brackets around it', () => {
  expect([isLoose('a is null or b > now()'), isLoose('(a is null or b > now())'), isLoose('a is null and (b or c)')]).toEqual([
    true,
    false,
    false,
  ]);
  const files = globSync('{server,shared,worker,scripts,bench}/**/*.ts', { cwd: ROOT, exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(500);
  const loose = files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    return [...source.matchAll(CONDITION)].flatMap(([, condition = '']) => (isLoose(condition) ? [`${file}: ${condition}`] : []));
  });
  expect(loose).toEqual([]);
});
