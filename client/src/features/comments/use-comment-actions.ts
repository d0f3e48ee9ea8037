/** Posting a comment, deleting one, and undoing that. */
import { COMMENTS_PAGE_SIZE, type Comment, type CommentsPage } from '@chaos/shared/contract/comments';
import type { InfiniteData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { createRequestId } from '../../api/request-id.ts';
import { rememberPerson } from '../../auth/same-person.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { commentMessages } from './messages.ts';

const TEXTS = commentMessages;

type Pages = InfiniteData<CommentsPage, string | null>;

/** Nothing is sent twice, also not by a second press that comes before the button is drawn anew. */
function useAlone() {
  const isUnderWay = useRef(false);
  return {
    start: (send: () => void) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      send();
    },
    end: () => {
      isUnderWay.current = false;
    },
  };
}

/** @param onAdded also learns what was sent. */
export function useAddComment(characterId: string, onAdded: (comment: Comment, sent: string) => void) {
  const append = useAppend(characterId);
  const alone = useAlone();
  /** What was sent and not answered: the same words again are the same press. */
  const unanswered = useRef<{ content: string; requestId: string }>(null);
  const { isPending, mutate } = trpc.comments.add.useMutation({
    onSuccess: (comment, { content }) => {
      unanswered.current = null;
      append(comment);
      onAdded(comment, content);
    },
    onError: (error) => showFailure(describePostFailure(error)),
    onSettled: alone.end,
  });
  const send = (content: string) => {
    const requestId = unanswered.current?.content === content ? unanswered.current.requestId : createRequestId();
    unanswered.current = { content, requestId };
    mutate({ characterId, content, requestId });
  };
  return { isPending, add: (content: string) => alone.start(() => send(content)) };
}

/** It is gone at once, also for whoever closes the tab. Undoing that posts the same words anew. */
export function useRemoveComment({ id, characterId, content }: Comment) {
  const { client } = trpc.useUtils();
  const change = useChangePages(characterId);
  const append = useAppend(characterId);
  const alone = useAlone();
  /** Only whoever deleted it can have it back: anybody else would post it as their own. */
  const [requestId] = useState(createRequestId);
  const undoFor = (isSamePerson: () => boolean): Pick<ToastText, 'action'> => {
    if (!isSamePerson()) return {};
    const fail = (error: unknown) => showFailure({ ...describePostFailure(error), ...undoFor(isSamePerson) });
    const run = () => void client.comments.add.mutate({ characterId, content, requestId }).then(append, fail);
    return { action: { label: TEXTS.undo, run } };
  };
  const { isPending, mutate } = trpc.comments.remove.useMutation({
    onMutate: () => ({ isSamePerson: rememberPerson() }),
    onSuccess: (_gone, _id, { isSamePerson }) => {
      void change(-1, (pages) => pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })));
      showToast({ ...TEXTS.deleted, ...undoFor(isSamePerson) });
    },
    onError: () => showFailure(TEXTS.deleteFailed),
    onSettled: alone.end,
  });
  return { isPending, remove: () => alone.start(() => mutate({ id })) };
}

function describePostFailure(error: unknown): ToastText {
  const why = serverSentence(error);
  return { title: TEXTS.errorTitle, description: why === null ? TEXTS.postFailed : `${TEXTS.postFailed}: ${why}` };
}

/** What was posted stands at the end of the list, unless it stood there before its answer came. */
function useAppend(characterId: string): (comment: Comment) => void {
  const change = useChangePages(characterId);
  return (comment) => {
    void change(1, (pages) => {
      if (pages.some(({ items }) => items.some(({ id }) => id === comment.id))) return pages;
      return pages.map((page, at) => (at === pages.length - 1 ? { ...page, items: [...page.items, comment] } : page));
    });
    showToast(TEXTS.added);
  };
}

function useChangePages(characterId: string) {
  const utils = trpc.useUtils();
  const input = { characterId, limit: COMMENTS_PAGE_SIZE };
  return async (more: number, change: (pages: CommentsPage[]) => CommentsPage[]) => {
    // An answer that is under way knows nothing of it, and would take it back.
    await utils.comments.list.cancel(input);
    // Without an answer there is nothing to change; the next one knows of it.
    if (!utils.comments.list.getInfiniteData(input)) return utils.comments.list.invalidate({ characterId });
    utils.comments.list.setInfiniteData(input, (data): Pages | undefined => {
      if (!data) return data;
      const pages = change(data.pages);
      if (pages === data.pages) return data;
      return { ...data, pages: pages.map((page) => ({ ...page, totalCount: Math.max(0, page.totalCount + more) })) };
    });
  };
}
