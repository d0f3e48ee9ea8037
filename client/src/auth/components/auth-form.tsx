/** What the forms of this screen share: fields that must not be empty, one button, and the place where a refusal stays. */

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { describeFailure } from '../auth-failure.ts';
import { authMessages } from '../messages.ts';
import { showSuspension, suspensionOf } from '../suspension.ts';

interface AuthFormProps<Name extends string> {
  names: readonly Name[];
  submitLabel: string;
  failedTitle: string;
  onSubmit: (values: Record<Name, string>) => Promise<void>;
  children: (missing: Name | null) => ReactNode;
}

export function AuthForm<Name extends string>({ names, submitLabel, failedTitle, onSubmit, children }: AuthFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Name | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const values = readValues(form.current, names);
    const blank = names.find((name) => values[name] === '') ?? null;
    setMissing(blank);
    if (blank) return form.current.querySelector<HTMLInputElement>(`[name="${blank}"]`)?.focus();
    setBusy(true);
    setRefusal(null);
    try {
      await onSubmit(values);
    } catch (error) {
      const suspended = suspensionOf(error);
      if (suspended) showSuspension(suspended);
      else {
        const text = describeFailure(error, failedTitle);
        setRefusal(text.description ?? text.title);
        showToast(text, 'destructive');
      }
    }
    setBusy(false);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      {children(missing)}
      {refusal && <p className="rounded-control bg-danger-bg px-3.5 py-2.5 font-semibold text-danger-text">{refusal}</p>}
      <Button look="primary" type="submit" aria-disabled={isBusy} className="min-h-12 w-full text-lg">
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
    return name === 'password' ? value : value.trim();
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
