import { COMMENT_MAX, type Comment } from '@chaos/shared/contract/comments';
import { dropForbidden, isBlankText } from '@chaos/shared/rules/invisible-characters';
import { textLength } from '@chaos/shared/rules/text';
import { Link, useRouterState } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { cx } from '../../lib/cx.ts';
import { useDraft } from '../../lib/draft.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { commentMessages } from './messages.ts';
import { useAddComment } from './use-comments.ts';

const TEXTS = commentMessages;
/** From here on it is said how much is left. */
const NEAR_LIMIT = 100;

interface CommentFormProps {
  characterId: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onAdded: (comment: Comment) => void;
}

export function CommentForm({ characterId, fieldRef, onAdded }: CommentFormProps) {
  const id = useId();
  const { user } = useAuth();
  const draft = useDraft(`chaos.comment.${characterId}`, user?.id ?? null);
  const content = dropForbidden(draft.text ?? '');
  const { add, isPending } = useAddComment(characterId, (comment, sent) => {
    // What was typed meanwhile stays.
    if (content === sent) draft.change(null);
    fieldRef.current?.focus({ preventScroll: true });
    onAdded(comment);
  });
  const left = COMMENT_MAX - textLength(content);
  const canPost = !isBlankText(content) && left >= 0 && !isPending;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!canPost) return;
    if (user) add(content);
    else showToast(TEXTS.loginRequired, 'destructive');
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };

  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="text-sm font-bold">
        {TEXTS.label}
      </label>
      <textarea
        id={id}
        ref={fieldRef}
        value={draft.text ?? ''}
        rows={2}
        placeholder={TEXTS.placeholder}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => draft.change(event.target.value || null)}
        onKeyDown={submitByKey}
        className="field-input field-long"
      />
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {!user && <SignIn />}
        <p
          id={`${id}-left`}
          aria-live="polite"
          className={cx('text-sm tabular-nums', left < 0 ? 'font-bold text-danger-text' : 'text-muted')}
        >
          {left < 0 ? TEXTS.over(-left) : left <= NEAR_LIMIT && TEXTS.left(left)}
        </p>
        <Button look="primary" type="submit" disabled={!canPost} className="at-least-28">
          {isPending ? TEXTS.busy : TEXTS.post}
        </Button>
      </div>
    </form>
  );
}

/** Leads back to this character; what was typed waits here. */
function SignIn() {
  const redirect = useRouterState({ select: ({ location }) => location.href });
  return (
    <Link
      to="/auth"
      search={{ redirect }}
      className="mr-auto inline-flex min-h-11 items-center font-bold text-primary-text underline"
    >
      {TEXTS.signIn}
    </Link>
  );
}
