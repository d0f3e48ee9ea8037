/** Whoever has begun to use the markup of the server goes on in the living page, in the same place. */
import { failGeneration } from '../features/generation/generation-store.ts';
import { changeDraft, FORM_ID } from '../features/generation/wish-draft.ts';

const CONTROLS = 'a, button, input, select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the form is in its first picture: also what came back with the page. */
export function keepDraft(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement>(`#${FORM_ID} .field-input`)) {
    if (!field.value) continue;
    changeDraft({ [field.name]: field.value });
    // Whatever it is changed to from here on, and be it nothing, is entered anew.
    field.defaultValue = field.value;
  }
}

/** @returns how to go back to where the page and the focus were, when the same page stands there again. */
export function keepPageState(root: HTMLElement): (living: HTMLElement) => void {
  const entries = [...root.querySelectorAll<Field>('input, select, textarea')]
    .filter(isChanged)
    .map((field) => keepEntry(root, field));
  const top = scrollY;
  const presses = [...root.querySelectorAll<HTMLElement>('[data-pressed]')].map((button) => follow(root, button));
  const fault = root.querySelector('[role=alert]')?.textContent;
  const focused = root.querySelector<HTMLElement>(':focus');
  const findFocused = focused && follow(root, focused);
  const selection = isText(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  return (living) => {
    // The router begins at the top, unless it knows where a reload was left.
    if (!scrollY) scrollTo(0, top);
    if (fault) failGeneration({ message: fault, unanswered: null, again: null });
    for (const enter of entries) enter(living);
    for (const findPressed of presses) findPressed(living)?.click();
    const control = findFocused?.(living);
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
  return (living: HTMLElement) => {
    const same = find(living);
    if (!same || same.value === value) return;
    // Past React, which would take it for what it has set itself.
    Reflect.set(Object.getPrototypeOf(same), 'value', value, same);
    same.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/**
 * Not by its place among all: who is known to this browser has more links than the markup.
 * @returns finds the same control in the living page; nothing where there are not as many of its like.
 */
function follow<Control extends HTMLElement>(root: HTMLElement, control: Control) {
  const signs = signsOf(control);
  const findAlike = (page: HTMLElement) =>
    [...page.querySelectorAll<Control>(CONTROLS)].filter((other) => signsOf(other) === signs);
  const before = findAlike(root);
  return (living: HTMLElement) => {
    const now = findAlike(living);
    return now.length === before.length ? now[before.indexOf(control)] : undefined;
  };
}

/** Most have no id of their own, and React's are others on the server. */
function signsOf(control: Element): string {
  // Null for a hidden field.
  const label = 'labels' in control ? (control.labels as NodeListOf<Element> | null)?.[0] : undefined;
  return [control.tagName, control.getAttribute('href'), control.ariaLabel, (label ?? control).textContent].join();
}
