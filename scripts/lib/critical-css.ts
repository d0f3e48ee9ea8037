/** The part of a style sheet that some markup needs, so that it can stand in the page itself. */
import postcss, { type AtRule, type Declaration, list, type Rule } from 'postcss';

/** Selectors ask for classes in three ways; what is negated need not be there. */
const CLASS = /\.((?:\\.|[\w-])+)/g;
const NEGATED = /:not\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Errs on the side of too much: a rule stays when every class that it names occurs somewhere in the markup.
 * @param htmls pages as they are sent; what is in none of them may come with the whole style sheet.
 */
export function findCriticalCss(css: string, htmls: readonly string[]): string {
  const classes = new Set(
    htmls.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? [])),
  );
  const root = postcss.parse(css);
  root.walkRules((rule) => keepUsedSelectors(rule, classes));
  removeUnusedAnimations(root);
  removeEmpty(root);
  return root.toString();
}

function keepUsedSelectors(rule: Rule, classes: ReadonlySet<string>): void {
  if (isKeyframe(rule)) return;
  const used = list.comma(rule.selector).filter((selector) => isUsed(selector, classes));
  if (used.length > 0) rule.selectors = used;
  else rule.remove();
}

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  return [...selector.replace(NEGATED, '').matchAll(CLASS)].every(([, name = '']) =>
    classes.has(name.replaceAll(/\\(.)/g, '$1')),
  );
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function removeUnusedAnimations(root: postcss.Root): void {
  const asked: string[] = [];
  root.walkDecls(/^(animation(-name)?|--animate-.*)$/, ({ value }: Declaration) => void asked.push(value));
  const text = ` ${asked.join(' ')} `;
  root.walkAtRules('keyframes', (rule) => {
    if (!text.includes(` ${rule.params} `)) rule.remove();
  });
}

/** From the inside out: what held nothing but an empty one is empty then. */
function removeEmpty(container: postcss.Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as postcss.Container);
    if (node.nodes.length === 0) node.remove();
  }
}
