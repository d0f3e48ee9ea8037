import { useEffect, useState } from 'react';
import { trpc } from './trpc.ts';

/** By then the screen has asked for what it shows. */
const ASK_AFTER_MS = 2_000;

/** How many offers of this member are pending, sent and received together; 0 until it is known. Live hints keep it fresh. */
export function usePendingOffers(): number {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = trpc.offers.list.useQuery({ limit: 1 }, { enabled: isTime });
  return data?.totalPending ?? 0;
}
