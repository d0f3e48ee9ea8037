import { Fragment, type ReactNode } from 'react';
import { range } from '../lib/range.ts';
import { uiMessages } from './messages.ts';
import { OfflineNote } from './offline-note.tsx';
import { useOnline } from './use-online.ts';

interface SkeletonsProps {
  /** Of the box that is to come, so that nothing moves when it does. */
  className: string;
  /** How many of the children are shown. */
  count?: number;
  children?: ReactNode;
}

/** What stands where something is to come: told to the ear at once, and to the eye if it takes a while. Offline nothing comes, which is said instead. */
export function Skeletons({ className, count = 1, children }: SkeletonsProps) {
  if (!useOnline()) return <OfflineNote />;
  return (
    <div className="after-150ms">
      <p role="status" className="sr-only">
        {uiMessages.loading}
      </p>
      <div aria-hidden className={className} data-skeletons>
        {range(count).map((index) => (
          <Fragment key={index}>{children}</Fragment>
        ))}
      </div>
    </div>
  );
}
