import { type Ref, useEffect, useRef, useState } from 'react';
import { Eye, EyeOff } from '../../ui/icons.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { authMessages } from '../messages.ts';
import type { TypedProps } from '../use-typed.ts';

interface PasswordFieldProps extends Partial<TypedProps> {
  ref?: Ref<HTMLInputElement>;
  name?: string;
  label: string;
  fault: string | undefined;
  /** For the browser's and other keepers of passwords. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordField({ name = 'password', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField {...props} required name={name} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        aria-label={isShown ? authMessages.hide : authMessages.show}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted outline-offset-[-4px] hover:text-text"
      >
        <Icon className="size-5" />
      </button>
    </TextField>
  );
}

interface CodeFieldProps {
  fault: string | undefined;
  hint?: string;
  /** There is something to read before it. Elsewhere it comes where something else was done, and takes the focus. */
  isLater?: boolean;
}

/** One-time, or for recovery. */
export function CodeField({ fault, hint = authMessages.codeHint, isLater = false }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isLater) field.current?.focus();
  }, [isLater]);
  return (
    <TextField
      required
      ref={field}
      name="code"
      label={authMessages.code}
      hint={hint}
      fault={fault}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

type EmailFieldProps = Omit<TextFieldProps, 'name' | 'label'> & { label?: string };

export function EmailField({ label = authMessages.email, ...props }: EmailFieldProps) {
  return (
    <TextField
      required
      {...props}
      name="email"
      type="email"
      label={label}
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
