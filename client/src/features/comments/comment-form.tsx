import { COMMENT_MAX, type Comment } from '@chaos/shared/contract/comments';
import { textLength } from '@chaos/shared/rules/clean-text';
import { dropForbidden, isBlankText } from '@chaos/shared/rules/tidy-text';
import { Link, useRouterState } from '@tanstack/react-router';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { useDraft } from '../../lib/draft.ts';
import { Button } from '../../ui/button.tsx';
import { LongTextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { commentMessages } from './messages.ts';
import { useAddComment } from './use-comment-actions.ts';

const TEXTS = commentMessages;

interface CommentFormProps {
  characterId: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onAdded: (comment: Comment) => void;
}

export function CommentForm({ characterId, fieldRef, onAdded }: CommentFormProps) {
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
      <LongTextField
        ref={fieldRef}
        label={TEXTS.label}
        left={left}
        value={draft.text ?? ''}
        rows={2}
        placeholder={TEXTS.placeholder}
        onChange={(event) => draft.change(event.target.value || null)}
        onKeyDown={submitByKey}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {!user && <SignIn />}
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
