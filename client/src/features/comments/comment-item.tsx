import type { Comment } from '@chaos/shared/contract/comments';
import { useAuth } from '../../auth/provider.tsx';
import { formatDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Trash } from '../../ui/icons.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { truncate } from '../../ui/truncate.ts';
import { reportMessages } from '../reports/messages.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { commentMessages } from './messages.ts';
import { useRemoveComment } from './use-comment-actions.ts';

const NAMED_BY_MAX = 40;

export function CommentItem({ comment }: { comment: Comment }) {
  const { user } = useAuth();
  const { author, content, createdAt, id } = comment;
  return (
    <li tabIndex={-1} className="comment">
      <Avatar person={author} className="size-9! text-base!" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          <PersonLink person={author} />
          <bdi className="wrap-anywhere">@{author.username}</bdi>
          <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {content}
        </p>
      </div>
      {user?.id === author.id ? (
        <RemoveButton comment={comment} />
      ) : (
        <ReportMenu
          target={{ targetKind: 'comment', targetId: id }}
          label={reportMessages.menu.comment(truncate(content, NAMED_BY_MAX))}
          person={author}
        />
      )}
    </li>
  );
}

function RemoveButton({ comment }: { comment: Comment }) {
  const { isPending, remove } = useRemoveComment(comment);
  return (
    <button
      type="button"
      aria-label={commentMessages.remove(truncate(comment.content, NAMED_BY_MAX))}
      aria-disabled={isPending}
      onClick={remove}
      className="comment-remove"
    >
      <Trash className="size-4.5" />
    </button>
  );
}
