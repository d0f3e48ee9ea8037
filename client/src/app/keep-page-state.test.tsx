import { beforeEach, expect, test } from 'vitest';
import { keepPageState } from './keep-page-state.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

/** @returns the focused element after the script has taken over, while the one at this place in the markup had the focus. */
function takeOver(markup: string, focused: string, living: string): Element | null {
  root.innerHTML = markup;
  root.querySelector<HTMLElement>(focused)?.focus();
  expect(document.activeElement).toBe(root.querySelector(focused));
  const returnTo = keepPageState(root);
  root.innerHTML = living;
  returnTo(root);
  return document.activeElement;
}

const LINKS = '<a href="/">Home</a><a href="/battle">Battle</a>';
const FIELDS = '<label for="a">Theme</label><input id="a"><label for="b">Style</label><input id="b"><button>Generate</button>';

test.each(['a[href="/battle"]', '#a', '#b', 'button'])(
  'R350 the focus stays in %s where the living page has more links',
  (place) => {
    const after = takeOver(
      `<input type="hidden" name="page">${LINKS}${FIELDS}`,
      place,
      `${LINKS}<a href="/#yours">Yours</a>${FIELDS}`,
    );
    expect(after).toBe(root.querySelector(place));
  },
);

test('R350 of several that are alike the focus stays in the same one, and goes to none when their number changed', () => {
  const alike = (number: number) => '<button>Like</button>'.repeat(number);
  expect(takeOver(alike(3), 'button:nth-child(2)', LINKS + alike(3))).toBe(root.querySelectorAll('button')[1]);
  expect(takeOver(alike(3), 'button:nth-child(2)', LINKS + alike(2))).toBe(document.body);
  expect(takeOver(LINKS, 'a', FIELDS)).toBe(document.body);
});
