import type { Notifications } from '@chaos/shared/contract/notifications';
import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { setNews } from '../../ui/page-title.ts';
import { pendingOffers } from '../offers/pending-offers.ts';
import { useArrivals } from './use-arrivals.ts';

/** What happened meanwhile, kept fresh by live hints. Asked for once the screen has what it shows. */
export function useNotifications(isOpen: boolean) {
  const isTime = useQuietMoment();
  const list = trpc.notifications.list.useQuery(undefined, { enabled: isTime || isOpen });
  const newCount = list.data?.newCount ?? 0;
  useEffect(() => {
    setNews('notifications', newCount);
    return () => setNews('notifications', 0);
  }, [newCount]);
  const waiting = list.data?.pendingOffers ?? 0;
  useEffect(() => {
    pendingOffers.set(waiting);
    return () => pendingOffers.set(0);
  }, [waiting]);
  useArrivals(list.data, isOpen);
  return { list, newCount, fresh: useSeeing(list.data, isOpen) };
}

function useQuietMoment(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  return isTime;
}

/** What is shown to somebody who looks has been seen. @returns what was new when it was shown, until it is closed. */
function useSeeing(data: Notifications | undefined, isOpen: boolean): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const utils = trpc.useUtils();
  const { mutate } = trpc.notifications.seen.useMutation({
    onMutate: async () => {
      // An answer under way would bring them back as new ones.
      await utils.notifications.list.cancel();
      utils.notifications.list.setData(undefined, markSeen);
    },
  });
  const see = useEffectEvent(() => {
    const [newest] = data?.items ?? [];
    if (!isOpen || !data || !newest || data.newCount === 0 || document.hidden) return;
    const ids = data.items.filter(({ isNew }) => isNew).map(({ id }) => id);
    setFresh((before) => new Set([...before, ...ids]));
    mutate({ until: newest.createdAt.toISOString() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever more of it is shown
  useEffect(() => see(), [data, isOpen]);
  useWindowFocus(see);
  useEffect(() => {
    if (!isOpen) setFresh(new Set());
  }, [isOpen]);
  return fresh;
}

function markSeen(data: Notifications | undefined): Notifications | undefined {
  return data && { ...data, newCount: 0, items: data.items.map((item) => ({ ...item, isNew: false })) };
}
