import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Eye, EyeOff } from '../../ui/icons-later.tsx';
import { authMessages } from '../messages.ts';

interface AuthFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string;
  label: string;
  hint?: string | undefined;
  fault: string | undefined;
  /** Lies over the right end of the field. */
  children?: ReactNode;
}

/** What the field of an address begins with, and who hears of what is typed into it. */
export type AddressProps = Pick<AuthFieldProps, 'defaultValue' | 'onChange'>;

export function AuthField({ label, hint, fault, children, ...input }: AuthFieldProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          required
          aria-invalid={fault !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={cx('field-input', children !== undefined && 'pr-13')}
        />
        {children}
      </div>
      {note && (
        <p id={`${id}-note`} className={cx('text-sm', fault ? 'font-semibold text-danger-text' : 'text-muted')}>
          {note}
        </p>
      )}
    </div>
  );
}

interface PasswordFieldProps {
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
    <AuthField {...props} name={name} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        aria-label={isShown ? authMessages.hide : authMessages.show}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted outline-offset-[-4px] hover:text-text"
      >
        <Icon className="size-5" />
      </button>
    </AuthField>
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
    <AuthField
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

type EmailFieldProps = Omit<AuthFieldProps, 'name' | 'label'> & { label?: string };

export function EmailField({ label = authMessages.email, ...props }: EmailFieldProps) {
  return (
    <AuthField
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
