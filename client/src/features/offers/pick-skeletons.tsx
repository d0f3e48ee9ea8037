import { range } from '../../lib/range.ts';
import { Skeletons } from '../../ui/skeletons.tsx';

const COUNT = 8;

/** The choice that is to come, in its final geometry. */
export function PickSkeletons() {
  return (
    <Skeletons className="pick-box">
      <div className="skeleton h-6 w-32 flex-none" />
      <div className="pick-scroll">
        <div className="pick-grid">
          {range(COUNT).map((index) => (
            <div key={index} className="pick">
              <div className="skeleton aspect-square" />
              <div className="skeleton h-4 w-4/5" />
            </div>
          ))}
        </div>
      </div>
    </Skeletons>
  );
}
