/** What is done to whole collections. */
import type { Collection } from '@chaos/shared/contract/collections';
import { useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { createRequestId } from '../../api/request-id.ts';
import { tellFailure, whyRefused } from '../../auth/tell-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { type Details, forgetDetails } from './collection-form.tsx';
import { collectionMessages } from './messages.ts';

export function useCreate(onMade: (made: Collection) => void) {
  const { collections } = trpc.useUtils();
  // The same words pressed again are the same request: it may have been heard.
  const unanswered = useRef<{ details: string; requestId: string }>(null);
  const { mutate, isPending, error } = trpc.collections.create.useMutation({
    onSuccess: async (made, { requestId: _, ...accepted }) => {
      unanswered.current = null;
      forgetDetails(accepted);
      await collections.invalidate();
      onMade(made);
    },
  });
  const create = (details: Details) => {
    const text = JSON.stringify(details);
    const requestId = unanswered.current?.details === text ? unanswered.current.requestId : createRequestId();
    unanswered.current = { details: text, requestId };
    mutate({ ...details, requestId });
  };
  return { create, isCreating: isPending, fault: error && whyRefused(error) };
}

export function useUpdate({ id, isSaved }: Collection, onDone: () => void) {
  const { collections } = trpc.useUtils();
  const { mutate, isPending, error } = trpc.collections.update.useMutation({
    onSuccess: (changed, { id: _, ...accepted }) => {
      forgetDetails(accepted, id);
      collections.get.setData({ id }, changed);
      void collections.invalidate();
      onDone();
      showToast(collectionMessages.edit.changed);
    },
  });
  const update = ({ name, ...details }: Details) => mutate({ id, ...details, ...(!isSaved && { name }) });
  return { update, isUpdating: isPending, fault: error && whyRefused(error) };
}

export function useDelete({ id, name }: Collection, onGone: () => void) {
  const { collections } = trpc.useUtils();
  const { mutate, isPending } = trpc.collections.delete.useMutation({
    onSuccess: () => {
      onGone();
      showToast(collectionMessages.delete.done(name));
      void collections.list.invalidate();
    },
    onError: (error) => tellFailure(collectionMessages.order.failed, error),
  });
  return { remove: () => isPending || mutate({ id }), isDeleting: isPending };
}

/** At once for the eye, and taken back when the server does not agree. */
export function useFollowCollection({ id, isFollowing }: Collection) {
  const { collections } = trpc.useUtils();
  const set = (isNow: boolean) =>
    collections.get.setData(
      { id },
      (before) =>
        before && {
          ...before,
          isFollowing: isNow,
          followerCount: before.followerCount + Number(isNow) - Number(before.isFollowing),
        },
    );
  const options = (isNow: boolean) => ({
    onMutate: () => set(isNow),
    onError: (error: unknown) => {
      set(!isNow);
      tellFailure(collectionMessages.follow.failed, error);
    },
    onSettled: () => void collections.invalidate(),
  });
  const follow = trpc.collections.follow.useMutation(options(true));
  const unfollow = trpc.collections.unfollow.useMutation(options(false));
  const isPending = follow.isPending || unfollow.isPending;
  return { toggle: () => isPending || (isFollowing ? unfollow : follow).mutate({ id }), isPending };
}
