import { type ReactNode, useId } from 'react';

/** A room of the settings. Beside large text its padding and heading leave the width of a phone to the words. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-1 gap-4 p-[min(1.25rem,6.5vw)] sm:p-6">
      <h2 id={id} className="font-display text-[min(1.75rem,10vw)]/[1.3333] font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  );
}
