import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import type { TicketKind } from '@chaos/shared/contract/tickets';
import type { Icon } from '../../ui/icon.tsx';
import { Sparkles, Swords, Wand } from '../../ui/sprite-icons.tsx';

const ICONS: Record<TicketKind, Icon> = { generation: Wand, fusion: Sparkles, story: Swords };

/** What came out of it, or a sign of what will. */
export function TicketThumb({ row: { kind, result } }: { row: Pick<OpsTicketRow, 'kind' | 'result'> }) {
  const Icon = ICONS[kind];
  return (
    <span className="ops-thumb">
      {result?.imageUrl256 ? (
        <img src={result.imageUrl256} alt={result.name ?? ''} width={44} height={44} loading="lazy" decoding="async" />
      ) : (
        <Icon />
      )}
    </span>
  );
}
