import type { Finish } from '@chaos/shared/contract/characters';
import { FINISH_ODDS } from '@chaos/shared/rules/finish';
import { formatNumber } from '../../lib/format.ts';
import { finishMessages } from './finish-messages.ts';

/** "Foil, 1 in 5", so that a finish is never told by looks alone. Of a plain one nothing is said. */
export function FinishWord({ finish }: { finish: Finish }) {
  if (finish === 'plain') return null;
  return (
    <span className="finish-word" data-finish={finish}>
      <span className="sr-only">{finishMessages.label} </span>
      {finishMessages.names[finish]}, {finishMessages.oneIn(formatNumber(FINISH_ODDS[finish]))}
    </span>
  );
}
