/** The place of a card in a ranking: a medal for the first three, a number for the others. */
import { cx } from '../../lib/cx.ts';
import { characterMessages } from './messages.ts';

const MEDALS = ['🥇', '🥈', '🥉'];

export function RankMedal({ rank }: { rank: number }) {
  const medal = MEDALS[rank - 1];
  return (
    <p className={cx('rank-mark', medal && 'rank-medal')}>
      <span aria-hidden={medal ? true : undefined}>{medal ?? `#${rank}`}</span>
      {medal && <span className="sr-only">{characterMessages.card.rank(rank)}</span>}
    </p>
  );
}
