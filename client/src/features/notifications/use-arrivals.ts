/** What happens while somebody is here: a gift, an answer or a loss is told at once; the rest counts in the bell and is spoken. */
import type { Notification, NotificationKind, Notifications } from '@chaos/shared/contract/notifications';
import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { showToast, type ToastTone, toasts } from '../../ui/toast/toast.ts';
import { sentenceOf } from './fill-sentence.ts';
import { notificationMessages as TEXTS } from './messages.ts';
import { placeOf } from './place-of.ts';

/** Kinds that are told at once. What others say, follow and find comes often, and asks for nothing. */
const TOLD_AT_ONCE: Partial<Record<NotificationKind, ToastTone>> = {
  offered: 'success',
  countered: 'success',
  accepted: 'success',
  won: 'success',
  liked: 'success',
  lost: 'neutral',
  rejected: 'neutral',
  reversed: 'neutral',
  signed_in: 'neutral',
};

/** What was there already is found in the bell. */
export function useArrivals(data: Notifications | undefined, isOpen: boolean): void {
  const known = useRef<Known | null>(null);
  const tell = useTelling(isOpen);
  const compare = useEffectEvent((now: Notifications) => {
    const before = known.current;
    known.current = { newCount: now.newCount, newestMs: now.items[0]?.createdAt.getTime() ?? 0 };
    if (before === null) return;
    const arrived = now.items.filter(
      ({ kind, isNew, createdAt }) => isNew && createdAt.getTime() > before.newestMs && TOLD_AT_ONCE[kind],
    );
    // A loss is not to be drowned by a gift of the same moment.
    const first = arrived.find(({ kind }) => kind === 'lost') ?? arrived[0];
    const isToldWhole = first !== undefined && tell(first) && now.newCount <= before.newCount + 1;
    if (!isToldWhole && now.newCount > before.newCount) announce(TEXTS.arrived(now.newCount));
  });
  useEffect(() => {
    if (data) compare(data);
  }, [data]);
}

interface Known {
  newCount: number;
  newestMs: number;
}

/** @returns tells of it; false where it is seen anyway, or something else stands there that one may want to act upon. */
function useTelling(isOpen: boolean): (arrived: Notification) => boolean {
  const router = useRouter();
  return (arrived) => {
    const place = placeOf(arrived);
    if (isOpen || isAt(router.state.location, router.buildLocation(place)) || document.hidden || toasts.get() !== null)
      return false;
    const title = sentenceOf(arrived)
      .map(({ text, isName }) => (isName ? isolate(text) : text))
      .join('');
    showToast({ title, action: { label: TEXTS.see, run: () => void router.navigate(place) } }, TOLD_AT_ONCE[arrived.kind]);
    return true;
  };
}

/** Each name may be written in another direction than the sentence: what `bdi` does where there are elements. */
const isolate = (name: string): string => `\u2068${name}\u2069`;

/** Whatever else stands in the address, such as the partner of an offer that is being made. */
function isAt(here: ParsedLocation, place: ParsedLocation): boolean {
  const asked = new Map<string, unknown>(Object.entries(here.search));
  return here.pathname === place.pathname && Object.entries(place.search).every(([key, value]) => asked.get(key) === value);
}
