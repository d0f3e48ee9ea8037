/** All tickets that the filters let through, not only those that are shown, so that something can be done with them. */
import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { opsMessages } from './messages.ts';
import type { TicketFilter } from './use-tickets.ts';

/** Whoever wants more does it again when these are done. */
export const MATCHING_MAX = 1_000;

/** @returns null until they were asked for, and again when other tickets are selected or the filters have changed. */
export function useMatching(filter: TicketFilter, selected: ReadonlySet<string>) {
  const utils = trpc.useUtils();
  const [found, setFound] = useState<{ of: readonly unknown[]; rows: readonly OpsTicketRow[] } | null>(null);
  const [isGathering, setGathering] = useState(false);
  const gather = async () => {
    if (isGathering) return;
    setGathering(true);
    try {
      const rows: OpsTicketRow[] = [];
      for (let cursor: string | null | undefined; cursor !== null && rows.length < MATCHING_MAX; ) {
        const page = await utils.client.ops.tickets.query({ ...filter, ...(cursor && { cursor }) });
        rows.push(...page.items);
        cursor = page.nextCursor;
      }
      setFound({ of: [filter, selected], rows: rows.slice(0, MATCHING_MAX) });
    } catch {
      showFailure(opsMessages.bulk.failed);
    } finally {
      setGathering(false);
    }
  };
  const isSame = found?.of[0] === filter && found.of[1] === selected;
  return { rows: isSame ? found.rows : null, isGathering, gather };
}
