import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

interface EmptyStateProps {
  text: string;
  hint?: string;
  /** The next step. */
  children?: ReactNode;
}

/** Nothing is there, which is not an error: what that means, and where to go from here. */
export function EmptyState({ text, hint, children }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-10 text-center">
      <div className="card-back w-36 -rotate-6" style={{ aspectRatio: '3 / 4' }} aria-hidden>
        <LogoMark />
      </div>
      <p className="font-display text-xl font-extrabold wrap-anywhere">{text}</p>
      {hint && <p className="text-muted">{hint}</p>}
      {children}
    </div>
  );
}
