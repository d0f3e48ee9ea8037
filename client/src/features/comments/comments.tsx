import { COMMENTS_COUNTED_MAX } from '@chaos/shared/contract/comments';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { Retry } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { commentMessages } from './messages.ts';
import { useComments } from './use-comments.ts';

const TEXTS = commentMessages;

export function Comments({ characterId, Heading }: { characterId: string; Heading: 'h2' | 'h3' }) {
  const { list, comments, total } = useComments(characterId);
  const field = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLOListElement>(null);
  const [ownNewest, setOwnNewest] = useState<string | null>(null);
  const focusOnNext = useFocusOnNext(field);
  useFailureToast(list.errorUpdatedAt, TEXTS.loadFailed);

  // One's own comment comes into sight, the list alone moving. It is written into the list a moment after it was answered.
  const isOwnThere = comments.some(({ id }) => id === ownNewest);
  useEffect(() => {
    const box = scroller.current;
    if (ownNewest && isOwnThere && box) box.scrollTop = box.scrollHeight;
  }, [ownNewest, isOwnThere]);

  return (
    <section className="needs-script grid grid-cols-1 gap-3">
      <Heading className="detail-heading">
        {TEXTS.title}{' '}
        {list.data && (
          <span className="font-sans text-base leading-none font-semibold text-muted tabular-nums">
            {total < COMMENTS_COUNTED_MAX ? total : TEXTS.many}
          </span>
        )}
      </Heading>
      {list.isPending && <CommentSkeletons />}
      {list.isError && comments.length === 0 && (
        <div className="grid justify-items-start gap-2 rounded-tile bg-danger-bg p-4">
          <p className="font-semibold text-danger-text">{TEXTS.failedInline}</p>
          <Button onClick={() => void list.refetch()}>
            <Retry className="size-4.5" />
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
      {list.data && comments.length === 0 && !list.isError && <p className="comments-empty">{TEXTS.empty}</p>}
      {comments.length > 0 && (
        <ol ref={scroller} className="comment-list" aria-label={TEXTS.list} {...focusOnNext}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
          {list.hasNextPage && (
            <li className="grid justify-items-center py-2">
              <ShowMore list={list} label={TEXTS.more} isSmall />
            </li>
          )}
        </ol>
      )}
      <CommentForm characterId={characterId} fieldRef={field} onAdded={({ id }) => setOwnNewest(id)} />
    </section>
  );
}

/** As high as the words that there are none. */
function CommentSkeletons() {
  return (
    <Skeletons className="grid min-h-17 content-center">
      <div className="grid grid-cols-[auto_1fr] items-center gap-3">
        <div className="skeleton size-9 rounded-full!" />
        <div className="grid gap-1.5">
          <div className="skeleton h-3.5 w-32" />
          <div className="skeleton h-4 w-4/5" />
        </div>
      </div>
    </Skeletons>
  );
}
