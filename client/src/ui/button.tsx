import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

export type ButtonLook = 'go' | 'primary' | 'danger' | 'quiet' | 'ghost';

/** Also for links that look like buttons. `go` is the arcade button: one on a screen. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return cx('btn', `btn-${look}`, className);
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export function Button({ look = 'quiet', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
