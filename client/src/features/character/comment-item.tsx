import type { Comment } from '@chaos/shared/contract/comments';
import { useAuth } from '../../lib/auth.tsx';
import { formatDate } from '../../lib/format.ts';
import { gallery } from '../../lib/messages-gallery.ts';
import { report } from '../../lib/messages-report.ts';
import { truncate } from '../../lib/share-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Trash } from '../../ui/icons-later.tsx';
import { PersonLink } from './person-link.tsx';
import { ReportMenu } from './report-menu.tsx';
import { useRemoveComment } from './use-comments.ts';

const NAMED_BY_MAX = 40;

interface CommentItemProps {
  comment: Comment;
  /** It is about to leave the list. */
  onRemoved: (id: string) => void;
}

export function CommentItem({ comment, onRemoved }: CommentItemProps) {
  const { user } = useAuth();
  const { author, content, createdAt, id } = comment;
  return (
    <li id={`comment-${id}`} tabIndex={-1} className="comment">
      <Avatar person={author} className="size-9! text-base!" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          <PersonLink person={author} />
          <bdi className="wrap-anywhere">@{author.username}</bdi>
          <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{content}</bdi>
        </p>
      </div>
      {user?.id === author.id ? (
        <RemoveButton comment={comment} onRemoved={onRemoved} />
      ) : (
        <ReportMenu
          target={{ targetKind: 'comment', targetId: id }}
          label={report.menu.comment(truncate(content, NAMED_BY_MAX))}
        />
      )}
    </li>
  );
}

function RemoveButton({ comment, onRemoved }: CommentItemProps) {
  const { isPending, remove } = useRemoveComment(comment.characterId, onRemoved);
  return (
    <button
      type="button"
      aria-label={gallery.comments.remove(truncate(comment.content, NAMED_BY_MAX))}
      aria-disabled={isPending}
      onClick={() => remove(comment.id)}
      className="comment-remove"
    >
      <Trash className="size-4.5" />
    </button>
  );
}
