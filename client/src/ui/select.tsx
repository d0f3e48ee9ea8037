import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { ChevronDown } from './icons.tsx';

/** The browser's own list of choices, with our arrow on it: each browser has another. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select className={cx('field-input appearance-none pr-10', className)} {...rest} />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted" />
    </span>
  );
}
