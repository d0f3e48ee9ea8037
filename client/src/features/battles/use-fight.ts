/** Sends two into the arena. However often it is pressed, reloaded or asked again: the same requestId is one battle. */
import type { BattleResult } from '@chaos/shared/contract/battles';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { createRequestId } from '../../api/request-id.ts';
import { showFailure, unlessOffline } from '../../ui/toast/show-failure.ts';
import { afterFailure, type FightRecord, keepFightRecord, openRequestId, readFightRecord } from './fight-record.ts';
import { battleMessages } from './messages.ts';
import { useReload } from './use-fighter-lists.ts';
import { stakesInput } from './use-stakes.ts';

/** Both as they went into the arena. */
export interface Bout {
  fighter: CharacterRow;
  opponent: CharacterRow;
}

export interface Fought extends Bout {
  result: BattleResult;
  /** It was seen before a reload. */
  isRepeat: boolean;
}

export type Fight =
  | { phase: 'ready' }
  | { phase: 'fighting' }
  | { phase: 'failed'; title: string; text: string }
  | ({ phase: 'fought' } & Fought);

/** @param viewerId null for a visitor. */
export function useFight(viewerId: string | null) {
  const { client, characters, battles } = trpc.useUtils();
  const reload = useReload();
  const [fight, setFight] = useState<Fight>({ phase: 'ready' });
  const isBusy = useRef(false);

  const send = async (record: FightRecord, bout: Bout) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const isRepeat = record.state === 'fought';
    setFight({ phase: 'fighting' });
    keepFightRecord(isRepeat ? record : { ...record, state: 'sent' });
    const leaving = watchLeaving();
    try {
      const { requestId, opponentOwnerId } = record;
      const pair = stakesInput(record);
      const shown = battles.stakes.getData(pair);
      const isAtStake = shown && { isAtStake: shown.ifLost === null };
      const result = await client.battles.execute.mutate({ ...pair, requestId, opponentOwnerId, ...isAtStake });
      keepFightRecord({ ...record, state: 'fought' });
      setFight({ phase: 'fought', result, isRepeat, ...bout });
      reload(viewerId !== null);
    } catch (error) {
      // A page that goes away gives up its calls. The next one asks again.
      if (leaving.hasBegun()) return;
      const reason = reasonOf(error);
      const isRefusal = reason !== null;
      keepFightRecord(afterFailure(record, reason));
      if (reason === 'stakes_changed') {
        void characters.byId.invalidate({ id: record.opponentId });
        void battles.stakes.invalidate();
      }
      showFailure(isRefusal ? battleMessages.result.executeFailed : battleMessages.result.failed);
      const { failedTitle, lostTitle, lost } = battleMessages.poster;
      setFight({
        phase: 'failed',
        title: isRefusal ? failedTitle : lostTitle,
        text: isRefusal ? sentenceOf(error) : unlessOffline(lost),
      });
    } finally {
      leaving.stop();
      isBusy.current = false;
    }
  };

  return {
    fight,
    start(bout: Bout, isFriendly: boolean) {
      const pair = { viewerId, fighterId: bout.fighter.id, opponentId: bout.opponent.id, isFriendly };
      const requestId = openRequestId(readFightRecord(), pair) ?? createRequestId();
      void send({ ...pair, requestId, opponentOwnerId: bout.opponent.owner?.id ?? null, state: 'sent' }, bout);
    },
    /** What was begun before a reload. */
    resume: (record: FightRecord, bout: Bout) => void send(record, bout),
    /** Another fighter: what went wrong with the one before is past. */
    calm: () => setFight((now) => (now.phase === 'failed' ? { phase: 'ready' } : now)),
  };
}

const LEAVING = ['beforeunload', 'pagehide'] as const;

function watchLeaving() {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  for (const event of LEAVING) window.addEventListener(event, leave);
  return {
    hasBegun: () => isLeaving,
    stop: () => {
      for (const event of LEAVING) window.removeEventListener(event, leave);
    },
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
