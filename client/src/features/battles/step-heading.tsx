import { type ReactNode, useEffect, useRef } from 'react';
import { hasInteracted } from '../../ui/has-interacted.ts';

interface StepHeadingProps {
  title: string;
  hint?: string;
  /** Beside the title. */
  children?: ReactNode;
}

/**
 * A step begins at its heading: what was pressed in the step before is gone, and focus with it. A page that was just
 * loaded begins at its top.
 */
export function StepHeading({ title, hint, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (!hasInteracted()) return;
    if (focused === null || focused === document.body || focused.id === 'main') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold">
          {title}
        </h2>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
