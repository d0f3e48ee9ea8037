import { type ReactNode, useId } from 'react';

/** A room of the settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-1 gap-4 p-5 sm:p-6">
      <h2 id={id} className="font-display text-2xl font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  );
}
