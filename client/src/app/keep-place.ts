/** Whoever has begun to use the markup of the server goes on in the living page, in the same place. */
import { failGeneration } from '../features/generation/generation-store.ts';
import { changeDraft, FORM_ID, type WishDraft } from '../features/generation/wish-draft.ts';

const CONTROLS = 'a, button, input, select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @returns how to go back to where the page and the focus were, when the same page stands there again. */
export function keepPlace(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement>(`#${FORM_ID} .field-input`)].filter(({ value }) => value);
  if (typed.length > 0) changeDraft(Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<WishDraft>);
  const entries = [...root.querySelectorAll<Field>('input, select, textarea')]
    .filter(isChanged)
    .map((field) => keepEntry(root, field));
  const top = scrollY;
  const presses = [...root.querySelectorAll<HTMLElement>('[data-pressed]')].map((button) => follow(root, button));
  const fault = root.querySelector('[role=alert]')?.textContent;
  const focused = root.querySelector<HTMLElement>(':focus');
  const findFocused = focused && follow(root, focused);
  const selection = isText(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  return () => {
    // The router begins at the top, unless it knows where a reload was left.
    if (!scrollY) scrollTo(0, top);
    if (fault) failGeneration({ message: fault, unanswered: null, again: null });
    for (const enter of entries) enter();
    for (const findPressed of presses) findPressed()?.click();
    const control = findFocused?.();
    control?.focus({ preventScroll: true });
    if (selection && isText(control)) control.setSelectionRange(...selection);
  };
}

const isText = (element: unknown) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? field.selectedOptions[0]?.defaultSelected === false
    : field.value !== field.defaultValue;
}

/** @returns enters it anew, as if it were typed or chosen then. */
function keepEntry(root: HTMLElement, field: Field) {
  const find = follow(root, field);
  const { value } = field;
  return () => {
    const living = find();
    if (!living || living.value === value) return;
    // Past React, which would take it for what it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(living), 'value')?.set?.call(living, value);
    living.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/**
 * Not by its place among all: who is known to this browser has more links than the markup.
 * @returns finds the same control in the living page; nothing where there are not as many of its like.
 */
function follow<Control extends HTMLElement>(root: HTMLElement, control: Control) {
  const signs = signsOf(control);
  const findAlike = () => [...root.querySelectorAll<Control>(CONTROLS)].filter((other) => signsOf(other) === signs);
  const before = findAlike();
  return () => {
    const now = findAlike();
    return now.length === before.length ? now[before.indexOf(control)] : undefined;
  };
}

/** Most have no id of their own, and React's are others on the server. */
function signsOf(control: Element): string {
  // Null for a hidden field.
  const label = 'labels' in control ? (control.labels as NodeListOf<Element> | null)?.[0] : undefined;
  const attributes = ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name));
  return [control.tagName, ...attributes, (label ?? control).textContent].join();
}
