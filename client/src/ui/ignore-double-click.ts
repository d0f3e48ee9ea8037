import type { MouseEvent } from 'react';

/** A double click is one press, also where the first one has not been drawn yet. */
export const ignoreDoubleClick = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run();
};
