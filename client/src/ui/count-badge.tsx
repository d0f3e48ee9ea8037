/** How many there are, in the corner of what leads to them. It moves nothing when it comes; words beside it say what it counts. */

/** There is no room for more than one digit. */
const MOST = 9;

export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className="count-mark">
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
