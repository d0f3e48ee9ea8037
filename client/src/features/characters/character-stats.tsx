import type { CharacterRow } from '@chaos/shared/contract/characters';
import { formatCompact, formatNumber } from '../../lib/format.ts';
import { characterMessages } from './messages.ts';
import { winRate } from './win-rate.ts';

const TEXTS = characterMessages.detail.stat;

export function CharacterStats({ row }: { row: CharacterRow }) {
  return (
    <dl className="detail-stats" aria-label={characterMessages.detail.stats}>
      <Stat label={TEXTS.likes} value={row.likeCount} />
      <Stat label={TEXTS.dislikes} value={row.dislikeCount} />
      <Stat label={TEXTS.score} value={row.score} sign={row.score > 0 ? '+' : ''} />
      <Stat label={TEXTS.battles} value={row.battlesCount} />
      <Stat label={TEXTS.winRate} value={winRate(row)} />
      <Stat label={TEXTS.owners} value={row.totalOwnersCount} />
    </dl>
  );
}

function Stat({ label, value, sign = '' }: { label: string; value: number | string; sign?: string }) {
  const isNumber = typeof value === 'number';
  return (
    <div>
      <dt>{label}</dt>
      <dd title={isNumber ? formatNumber(value) : undefined}>
        {sign}
        {isNumber ? formatCompact(value) : value}
      </dd>
    </div>
  );
}
