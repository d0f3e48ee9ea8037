import type { ReactNode } from 'react';

/** Of a section: one thing to change. */
export function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-border pt-4">
      <h3 className="font-bold">{title}</h3>
      <p className="text-sm text-muted">{hint}</p>
      {children}
    </div>
  );
}
