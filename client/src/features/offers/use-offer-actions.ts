/** What a member can do with offers. An action is sent at once or not at all: nothing waits for a connection to happen later. */
import type { Offer } from '@chaos/shared/contract/offers';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { serverReason } from '../../api/failure-sentence.ts';
import { useAuth } from '../../auth/provider.tsx';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { offerMessages } from './messages.ts';
import { findOffer, type OffersData, withAnswer, withNewOffer } from './offer-cache.ts';
import { requestIds } from './request-ids.ts';

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

export function useCounterOffer(onDone: (childId: string | null) => void) {
  const cache = useOffersCache();
  const { mutate, isPending, error } = trpc.offers.counter.useMutation({
    onSuccess: (child, { offerId, requestId }) => {
      requestIds.settle(requestId);
      cache.change((data) =>
        withNewOffer(withAnswer(data, offerId, { status: 'counter_offered', counteredById: child.id }), child),
      );
      onDone(child.id);
      showToast(offerMessages.counter.sent);
    },
    onError: async (failure, { offerId }) => {
      // Of a brainrot that is gone the server says the same: whether the offer is, its list knows.
      await cache.readAgain();
      const isGone = reasonOf(failure) === 'not_found' && !findOffer(cache.read(), offerId);
      showFailure(isGone ? offerMessages.counter.gone : { title: serverReason(failure) ?? offerMessages.counter.failed });
      if (isGone || reasonOf(failure) === 'already_answered') onDone(null);
    },
    onSettled: () => {
      void cache.readAgain();
      void cache.refreshTradable();
    },
  });
  const counter = (form: Omit<Parameters<typeof mutate>[0], 'requestId'>) => {
    if (!isPending) mutate({ ...form, requestId: requestIds.idFor(['counter', cache.userId, form]) });
  };
  return { counter, isPending, error };
}
