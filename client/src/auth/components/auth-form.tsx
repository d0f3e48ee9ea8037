/** What the forms of this screen share: what is wrong with which field, one button, and the place where a refusal stays. */

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { whyFailed } from '../../ui/toast/show-failure.ts';
import { dismissToast, showToast } from '../../ui/toast/toast.ts';
import { wasAbandoned } from '../abandoned-calls.ts';
import { describeFailure } from '../auth-form-failure.ts';
import { type FieldRule, REFUSED_FIELDS } from '../field-rules.ts';
import { authMessages } from '../messages.ts';
import { showSuspension, suspensionOf } from '../suspension-store.ts';

type Faults<Name extends string> = { [Field in Name]?: string | undefined };

interface AuthFormProps<Name extends string> {
  rules: Readonly<Record<Name, FieldRule>>;
  submitLabel: string;
  failedTitle: string;
  /** Of the button; as wide as the form unless said otherwise. */
  submitClass?: string;
  /** For what is not to stand there once it was taken. */
  isEmptiedAfter?: boolean;
  /** Told instead of what is unexpected where nobody has answered, and it may have happened. */
  unanswered?: string;
  onSubmit: (values: Record<Name, string>) => Promise<void>;
  children: (faults: Faults<Name>) => ReactNode;
}

export function AuthForm<Name extends string>({
  rules,
  submitLabel,
  failedTitle,
  submitClass,
  isEmptiedAfter,
  unanswered,
  onSubmit,
  children,
}: AuthFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  /** A keeper of passwords may submit twice before anything is drawn. */
  const isSending = useRef(false);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Of the last try: it is not to stand beside what comes of the next one, nor over another screen. */
  const toldBy = useRef(0);
  useEffect(() => () => dismissToast(toldBy.current), []);
  const names = Object.keys(rules) as Name[];

  /** Each at its field, and focus on the first of them. */
  const complain = (next: Faults<Name>) => {
    setFaults(next);
    const first = names.find((name) => next[name]);
    const field = first && form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    field?.focus();
    // Also where it was in sight already, but where the toast will lie.
    field?.scrollIntoView({ block: 'nearest' });
  };

  const tellFailure = (error: unknown) => {
    if (wasAbandoned(error)) return;
    const suspended = suspensionOf(error);
    if (suspended) return showSuspension(suspended);
    const described = describeFailure(error, failedTitle);
    const isLost = unanswered !== undefined && reasonOf(error) === null;
    const text = whyFailed(isLost ? { ...described, description: unanswered } : described);
    const sentence = text.description ?? text.title;
    const field = names.find((name) => REFUSED_FIELDS[reasonOf(error) ?? 'internal']?.includes(name));
    if (field) complain({ [field]: sentence } as Faults<Name>);
    else setRefusal(sentence);
    toldBy.current = showToast(text, 'destructive').id;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || !form.current) return;
    const values = readValues(form.current, names);
    const found = Object.fromEntries(names.map((name) => [name, rules[name](values[name]) ?? undefined])) as Faults<Name>;
    complain(found);
    setRefusal(null);
    dismissToast(toldBy.current);
    if (names.some((name) => found[name])) return;
    isSending.current = true;
    setBusy(true);
    try {
      await onSubmit(values);
      if (isEmptiedAfter) form.current.reset();
    } catch (error) {
      tellFailure(error);
    }
    isSending.current = false;
    setBusy(false);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      {children(faults)}
      {refusal && (
        <p className="form-refusal rounded-control bg-danger-bg px-3.5 py-2.5 font-semibold text-danger-text">{refusal}</p>
      )}
      <Button look="primary" type="submit" aria-disabled={isBusy} className={submitClass ?? 'min-h-12 w-full text-lg'}>
        {isBusy ? authMessages.busy : submitLabel}
      </Button>
    </form>
  );
}

/** Leads on from below the fields. */
export function FormLink({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-my-2 min-h-11 justify-self-start rounded-chip text-left font-semibold text-primary-text hover:underline"
    >
      {children}
    </button>
  );
}

/** Blanks around a password belong to it. */
function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const read = (name: Name) => {
    const value = String(data.get(name) ?? '');
    return /password$/i.test(name) ? value : value.trim();
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
