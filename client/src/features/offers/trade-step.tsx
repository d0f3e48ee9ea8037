import type { ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx.ts';

interface StepProps {
  number: number;
  title: string;
  /** What is inside goes, or comes. */
  edge?: 'give' | 'get';
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of the form, in the order in which it is filled in. */
export function Step({ number, title, edge, headingRef, children }: StepProps) {
  return (
    <section className={cx('panel trade-step', edge && `is-${edge}`)}>
      <h2 ref={headingRef} tabIndex={-1} className="flex items-center gap-2.5 font-display text-xl font-extrabold">
        <span aria-hidden className="trade-number">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
