import { Skeletons } from '../../ui/skeletons.tsx';

/** As high as most characters, so that nothing jumps when theirs is there. */
export function DetailSkeleton() {
  return (
    <Skeletons className="detail p-0!">
      <div className="detail-card">
        <div className="detail-media skeleton aspect-square rounded-card!" />
        <div className="detail-facts content-start">
          <div className="skeleton h-8 w-4/5" />
          <div className="skeleton h-5 w-2/5" />
          <div className="skeleton h-6 w-3/5" />
          <div className="skeleton h-11 w-full" />
          <div className="skeleton h-31 w-full" />
          <div className="skeleton h-5 w-2/5" />
        </div>
      </div>
      <div className="grid content-start gap-3">
        <div className="skeleton h-6 w-24" />
        <div className="skeleton h-24 w-full" />
      </div>
    </Skeletons>
  );
}
