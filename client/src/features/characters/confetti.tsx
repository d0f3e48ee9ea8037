/** Two seconds of paper. Not for people who asked for less motion. */
import type { CSSProperties } from 'react';
import { range } from '../../lib/range.ts';

const PIECES = 36;
const COLORS = ['var(--accent)', 'var(--primary)', 'var(--r-legendary)', 'var(--r-mythic)', 'var(--r-rare)'];

export default function Confetti() {
  return (
    <div aria-hidden className="confetti only-in-motion">
      {range(PIECES).map((index) => (
        <span key={index} style={pieceStyle(index)} />
      ))}
    </div>
  );
}

/** Spread by the golden angle, so that the burst is even without looking like a grid. */
function pieceStyle(index: number): CSSProperties {
  const angle = index * 2.4;
  const reach = 9 + (index % 7) * 1.6;
  return {
    '--x': `${(Math.cos(angle) * reach).toFixed(1)}rem`,
    '--y': `${(Math.sin(angle) * reach - 5).toFixed(1)}rem`,
    '--spin': `${(index % 5) * 170 + 200}deg`,
    background: COLORS[index % COLORS.length],
  } as CSSProperties;
}
