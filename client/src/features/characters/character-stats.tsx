import type { CharacterRow } from '@chaos/shared/contract/characters';
import { formatCompact, formatNumber } from '../../lib/format.ts';
import { characterMessages } from './messages.ts';
import { statMessages } from './stat-messages.ts';
import { winRate } from './win-rate.ts';

const TEXTS = statMessages;

export function CharacterStats({ row }: { row: CharacterRow }) {
  return (
    <dl className="detail-stats" aria-label={characterMessages.detail.stats}>
      <Stat label={TEXTS.likes(row.likeCount)} value={row.likeCount} />
      <Stat label={TEXTS.dislikes(row.dislikeCount)} value={row.dislikeCount} />
      <Stat label={TEXTS.score} value={row.score} sign={row.score > 0 ? '+' : ''} />
      <Stat label={TEXTS.battles(row.battlesCount)} value={row.battlesCount} />
      <Stat label={TEXTS.winRate} value={winRate(row)} />
      <Stat label={TEXTS.owners(row.totalOwnersCount)} value={row.totalOwnersCount} />
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
