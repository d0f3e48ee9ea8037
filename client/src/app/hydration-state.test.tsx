import { beforeEach, expect, test } from 'vitest';
import { FORM_ID } from '../features/generation/wish-draft.ts';
import { keepDraft, keepPageState } from './hydration-state.ts';

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

test('R605 what was typed and then changed or taken out while the living page was made is so in it', () => {
  const form = `<form id="${FORM_ID}">${FIELDS.replaceAll('<input', '<input class="field-input"')}</form>`;
  root.innerHTML = form;
  const field = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  for (const id of ['a', 'b']) field(id).value = 'crocodile';
  keepDraft(root);
  field('a').value = '';
  field('b').value = 'croissant';
  const returnTo = keepPageState(root);
  root.innerHTML = form.replaceAll('<input', '<input value="crocodile"');
  returnTo(root);
  expect([field('a').value, field('b').value]).toEqual(['', 'croissant']);
});
