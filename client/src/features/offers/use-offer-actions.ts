/** What a member can do with offers. An action is sent at once or not at all: nothing waits for a connection to happen later. */
import type { Offer, OfferAnswer } from '@chaos/shared/contract/offers';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../api/client.ts';
import { isUnanswered, reasonOf } from '../../api/errors.ts';
import { serverReason } from '../../api/failure-sentence.ts';
import { useAuth } from '../../auth/provider.tsx';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { playSound } from '../sound/play-sound.ts';
import { offerMessages } from './messages.ts';
import { findOffer, type OffersData, withAnswer, withNewOffer } from './offer-cache.ts';
import { requestIds } from './request-ids.ts';

/** Its recipient answers, its sender withdraws, and whoever gave takes back. */
export type OfferAction = OfferAnswer | 'withdraw' | 'reverse';

function useOffersCache() {
  const utils = trpc.useUtils();
  const { user } = useAuth();
  return {
    userId: user?.id ?? null,
    change: (by: (data: OffersData | undefined) => OffersData | undefined) => utils.offers.list.setInfiniteData({}, by),
    read: () => utils.offers.list.getInfiniteData({}),
    readAgain: () => utils.offers.list.invalidate(),
    /** What can be given has changed, or what stands in offers. */
    refreshTradable: () => utils.characters.tradable.invalidate(),
    /** Characters have changed hands. */
    refreshOwners: () =>
      Promise.all([utils.characters.invalidate(), utils.gallery.invalidate(), utils.profiles.byId.invalidate()]),
  };
}

export function useSendOffer(onSent: (offer: Offer) => void) {
  const cache = useOffersCache();
  const { mutate, isPending, error, reset } = trpc.offers.send.useMutation({
    onSuccess: (offer, { requestId }) => {
      requestIds.settle(requestId);
      cache.change((data) => withNewOffer(data, offer));
      onSent(offer);
      showToast(offerMessages.form.sent[offer.offerType]);
    },
    onError: () => showFailure(offerMessages.form.failed),
    onSettled: () => {
      void cache.readAgain();
      void cache.refreshTradable();
    },
  });
  const send = (form: Omit<Parameters<typeof mutate>[0], 'requestId'>) => {
    if (!isPending) mutate({ ...form, requestId: requestIds.idFor(['send', cache.userId, form]) });
  };
  return { send, isPending, error, reset };
}

export function useAcceptOffer(onDone: () => void) {
  const cache = useOffersCache();
  const { mutate, isPending, error } = trpc.offers.accept.useMutation({
    onSuccess: ({ transferred }, { offerId, requestId }) => {
      requestIds.settle(requestId);
      cache.change((data) => withAnswer(data, offerId, { status: 'accepted' }));
      onDone();
      playSound('accepted');
      showToast(offerMessages.offers.accepted(transferred));
      void cache.refreshOwners();
    },
    onError: (failure) => {
      showFailure({ title: serverReason(failure) ?? offerMessages.offers.failed });
      if (reasonOf(failure) === 'already_answered') onDone();
    },
    onSettled: () => void cache.readAgain(),
  });
  const accept = ({ id: offerId, termsHash }: Offer) => {
    const form = { offerId, termsHash };
    if (!isPending) mutate({ ...form, requestId: requestIds.idFor(['accept', cache.userId, form]) });
  };
  return { accept, isPending, error };
}

export function useRejectOffer(onDone: () => void) {
  const cache = useOffersCache();
  const { mutate, isPending, error } = trpc.offers.reject.useMutation({
    onSuccess: (_offer, { offerId, requestId }) => {
      requestIds.settle(requestId);
      cache.change((data) => withAnswer(data, offerId, { status: 'rejected' }));
      onDone();
      showToast(offerMessages.offers.rejected, 'neutral');
    },
    onError: (failure) => {
      showFailure({ title: serverReason(failure) ?? offerMessages.offers.failed });
      if (reasonOf(failure) === 'already_answered') onDone();
    },
    onSettled: () => {
      void cache.readAgain();
      void cache.refreshTradable();
    },
  });
  const reject = ({ id: offerId }: Offer) => {
    if (!isPending) mutate({ offerId, requestId: requestIds.idFor(['reject', cache.userId, offerId]) });
  };
  return { reject, isPending, error };
}

export function useWithdrawOffer(onDone: () => void) {
  const cache = useOffersCache();
  const { mutate, isPending, error } = trpc.offers.withdraw.useMutation({
    onSuccess: (_offer, { offerId, requestId }) => {
      requestIds.settle(requestId);
      cache.change((data) => withAnswer(data, offerId, { status: 'withdrawn' }));
      onDone();
      showToast(offerMessages.offers.withdrawn, 'neutral');
    },
    onError: (failure) => {
      showFailure({ title: serverReason(failure) ?? offerMessages.offers.withdrawFailed });
      if (reasonOf(failure) === 'already_answered') onDone();
    },
    onSettled: () => {
      void cache.readAgain();
      void cache.refreshTradable();
    },
  });
  const withdraw = ({ id: offerId }: Offer) => {
    if (!isPending) mutate({ offerId, requestId: requestIds.idFor(['withdraw', cache.userId, offerId]) });
  };
  return { withdraw, isPending, error };
}

export function useReverseOffer(onDone: () => void) {
  const cache = useOffersCache();
  const { mutate, isPending, error } = trpc.offers.reverse.useMutation({
    onSuccess: async ({ returned }, { requestId }) => {
      requestIds.settle(requestId);
      await cache.readAgain();
      onDone();
      showToast(offerMessages.offers.reversed(returned));
      void cache.refreshOwners();
    },
    onError: (failure) => {
      showFailure({ title: serverReason(failure) ?? offerMessages.offers.reverseFailed });
      void cache.readAgain();
      if (reasonOf(failure) === 'already_answered') onDone();
    },
  });
  const reverse = ({ id: offerId }: Offer) => {
    if (!isPending) mutate({ offerId, requestId: requestIds.idFor(['reverse', cache.userId, offerId]) });
  };
  return { reverse, isPending, error };
}

/** All that disowned sessions gave away. @returns the answer to the last press too, which says what stays. */
export function useTakeBack() {
  const utils = trpc.useUtils();
  const cache = useOffersCache();
  const { mutate, isPending, data } = trpc.offers.takeBack.useMutation({
    // The id is kept: pressed again it is the same wish, and what was given away since is answered under an id of its own.
    onSuccess: async ({ returned, withdrawn }) => {
      await Promise.all([cache.readAgain(), utils.offers.disowned.invalidate()]);
      showToast(returned + withdrawn > 0 ? offerMessages.takeBack.done(returned) : offerMessages.takeBack.nothing);
      void cache.refreshOwners();
    },
    onError: (failure) => showFailure({ title: serverReason(failure) ?? offerMessages.takeBack.failed }),
  });
  const takeBack = () => {
    if (!isPending) mutate({ requestId: requestIds.idFor(['takeBack', cache.userId]) });
  };
  return { takeBack, isPending, taken: data };
}

/** @param current what the list knows of the original now: it tells of a counter-offer whose answer got lost that it was heard. */
export function useCounterOffer(current: Offer | undefined, onDone: (childId: string) => void) {
  const cache = useOffersCache();
  const settle = (requestId: string, childId: string) => {
    requestIds.settle(requestId);
    onDone(childId);
    showToast(offerMessages.counter.sent);
  };
  const { mutate, isPending, error, variables } = trpc.offers.counter.useMutation({
    onSuccess: (child, { offerId, requestId }) => {
      cache.change((data) =>
        withNewOffer(withAnswer(data, offerId, { status: 'counter_offered', counteredById: child.id }), child),
      );
      settle(requestId, child.id);
    },
    onError: async (failure, { offerId }) => {
      // Of a brainrot that is gone the server says the same: whether the offer is, its list knows.
      await cache.readAgain();
      const known = findOffer(cache.read(), offerId);
      if (isUnanswered(failure) && known?.counteredById) return;
      const isGone = reasonOf(failure) === 'not_found' && !known;
      showFailure(isGone ? offerMessages.counter.gone : { title: serverReason(failure) ?? offerMessages.counter.failed });
    },
    onSettled: () => {
      void cache.readAgain();
      void cache.refreshTradable();
    },
  });
  // Only its recipient counters: after a lost answer the counter-offer that is there is the one that was sent.
  const heardId = error && isUnanswered(error) ? (current?.counteredById ?? null) : null;
  const finishHeard = useEffectEvent((childId: string) => variables && settle(variables.requestId, childId));
  useEffect(() => {
    if (heardId !== null) finishHeard(heardId);
  }, [heardId]);
  const counter = (form: Omit<Parameters<typeof mutate>[0], 'requestId'>) => {
    if (!isPending) mutate({ ...form, requestId: requestIds.idFor(['counter', cache.userId, form]) });
  };
  return { counter, isPending: isPending || heardId !== null, error };
}
