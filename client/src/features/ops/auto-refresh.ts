/** How the operators' screen follows the line: hints over the live connection, and asking every few seconds in case none comes. */
import { useState } from 'react';
import { trpc } from '../../api/client.ts';

export const REFRESH_SECONDS = [2, 5, 30] as const;
type RefreshSeconds = (typeof REFRESH_SECONDS)[number];
/** What costs more, and changes less. */
const SELDOM_MS = 30_000;

export interface LiveMode {
  isLive: boolean;
  seconds: RefreshSeconds;
  setLive: (isLive: boolean) => void;
  setSeconds: (seconds: RefreshSeconds) => void;
  /** For queries: how often they are asked. */
  often: { refetchInterval: number | false };
  seldom: { refetchInterval: number | false };
}

export function useLiveMode(): LiveMode {
  const utils = trpc.useUtils();
  const [isLive, setLive] = useState(true);
  const [seconds, setSeconds] = useState<RefreshSeconds>(5);
  const askAgain = () => {
    // An answer that is under way comes first: a busy line hints faster than a slow server answers.
    for (const part of [utils.ops.overview, utils.ops.tickets, utils.ops.ticket])
      void part.invalidate(undefined, {}, { cancelRefetch: false });
  };
  trpc.ops.live.useSubscription(undefined, { enabled: isLive, onData: askAgain });
  return {
    isLive,
    seconds,
    setLive(next) {
      setLive(next);
      if (next) askAgain();
    },
    setSeconds,
    often: { refetchInterval: isLive && seconds * 1_000 },
    seldom: { refetchInterval: isLive && SELDOM_MS },
  };
}
