import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

interface EmptyStateProps {
  text: string;
  hint?: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

/** Nothing is there, which is not an error: what that means, and where to go from here. */
export function EmptyState({ text, hint, children }: EmptyStateProps) {
  return (
    <div data-empty className="mx-auto grid max-w-md justify-items-center gap-3 py-6 text-center sm:gap-4 sm:py-10">
      <div className="card-back w-24 -rotate-6 sm:w-36" style={{ aspectRatio: '3 / 4' }} aria-hidden>
        <LogoMark />
      </div>
      <p className="font-display text-xl font-extrabold wrap-anywhere">{text}</p>
      {hint && <p className="text-muted">{hint}</p>}
      {children}
    </div>
  );
}
