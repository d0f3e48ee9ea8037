import { Skeletons } from '../../ui/skeletons.tsx';

/** The grid that is to come, in its final geometry. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Skeletons className="card-grid" count={count}>
      <div className="rounded-card border-6 border-raised bg-surface">
        <div className="skeleton aspect-square rounded-none!" />
        <div className="grid gap-2 p-3.5">
          <div className="skeleton h-5 w-4/5" />
          <div className="skeleton h-3 w-1/4" />
          <div className="skeleton h-4 w-3/5" />
          <div className="skeleton h-4 w-full" />
        </div>
      </div>
    </Skeletons>
  );
}
