/** What happened meanwhile, newest first: a sheet on phones, a panel below the bell elsewhere. */
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { notices as TEXTS } from '../../lib/messages-notices.ts';
import { BareDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ChevronRight, Close, Swap } from '../../ui/icons-later.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { NoticeItem } from './notice-item.tsx';
import type { useNotices } from './use-notices.ts';

interface NoticesPanelProps extends Pick<ReturnType<typeof useNotices>, 'list' | 'fresh'> {
  onClose: () => void;
}

export function NoticesPanel({ list, fresh, onClose }: NoticesPanelProps) {
  const id = useId();
  const waiting = list.data?.pendingOffers ?? 0;
  return (
    <BareDialog labelledBy={id} onClose={onClose} className="notices">
      <div className="notices-head">
        <h2 id={id} tabIndex={-1} className="font-display text-xl font-extrabold">
          {TEXTS.title}
        </h2>
        <button type="button" aria-label={TEXTS.close} onClick={onClose} className="notices-close">
          <Close className="size-5" />
        </button>
      </div>
      <div className="notices-body">
        {waiting > 0 && (
          <Link to="/trading" search={{ tab: 'offers' }} onClick={onClose} className="notices-waiting">
            <Swap className="size-5 shrink-0" />
            <span className="flex-1">{TEXTS.waiting(waiting)}</span>
            <ChevronRight className="size-5 shrink-0" />
          </Link>
        )}
        <List list={list} fresh={fresh} onClose={onClose} />
      </div>
    </BareDialog>
  );
}

function List({ list, fresh, onClose }: NoticesPanelProps) {
  if (list.data === undefined && !list.isError) return <NoticeSkeletons />;
  if (list.data === undefined)
    return (
      <ErrorBox title={TEXTS.failedTitle} onRetry={() => void list.refetch()}>
        {TEXTS.failedText}
      </ErrorBox>
    );
  if (list.data.items.length === 0) return <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint} />;
  return (
    <ul aria-label={TEXTS.list} className="notice-list">
      {list.data.items.map((notice) => (
        <li key={notice.id}>
          <NoticeItem notice={notice} isNew={notice.isNew || fresh.has(notice.id)} onFollow={onClose} />
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = 4;

function NoticeSkeletons() {
  return (
    <Skeletons className="notice-list" count={SKELETONS}>
      <div className="notice">
        <div className="skeleton size-13 rounded-control!" />
        <div className="skeleton h-10" />
      </div>
    </Skeletons>
  );
}
