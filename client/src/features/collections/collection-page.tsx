/** One collection as a page: where its link leads, and where its owner puts it in order. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { Collection } from '@chaos/shared/contract/collections';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { useAuth } from '../../auth/provider.tsx';
import { useAskToSignIn } from '../../auth/use-ask-to-sign-in.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Lock, UserCheck, UserPlus } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { ShareMenu } from '../../ui/share/share-menu.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { reportMessages } from '../reports/messages.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { CollectionOwnerTools, type CollectionOwnerToolsProps } from './collection-owner-tools.tsx';
import { CollectionCover } from './collection-tile.tsx';
import { EntryTools } from './entry-tools.tsx';
import { collectionMessages } from './messages.ts';
import { useFollowCollection } from './use-collections.ts';
import { useEntries, useOrder } from './use-entries.ts';
import './collections.css';

const TEXTS = collectionMessages;

export interface Cards {
  rows: readonly CharacterRow[];
  listRef: RefObject<HTMLUListElement | null>;
  /** What is at the foot of a card. */
  footOf: (row: CharacterRow) => ReactNode;
  /** When the rows were read. */
  readAt: number;
}

interface CollectionPageProps {
  id: string;
  notFound: ReactNode;
  skeletons: ReactNode;
  renderCards: (cards: Cards) => ReactNode;
}

export function CollectionPage({ id, notFound, skeletons, renderCards }: CollectionPageProps) {
  const { user } = useAuth();
  const { data: collection, error, refetch } = trpc.collections.get.useQuery({ id });
  const [isEditing, setEditing] = useState(false);
  usePageTitle(`${collection?.name ?? TEXTS.title} · ${uiMessages.product}`);
  useWindowFocus(() => void refetch({ cancelRefetch: false }));
  const reason = reasonOf(error);
  if (reason === 'not_found' || reason === 'invalid_input') return notFound;
  const isOwn = user !== null && collection?.owner.id === user.id;
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      {collection ? (
        <>
          <Header collection={collection} isOwn={isOwn} isEditing={isEditing && isOwn} onEdit={setEditing} />
          <Entries
            collection={collection}
            isOwn={isOwn}
            isEditing={isEditing && isOwn}
            skeletons={skeletons}
            renderCards={renderCards}
          />
        </>
      ) : error ? (
        <ErrorBox title={TEXTS.page.failed} onRetry={() => void refetch()}>
          {TEXTS.page.failedText}
        </ErrorBox>
      ) : (
        <Skeletons className="grid">
          <div className="skeleton h-48 rounded-panel!" />
        </Skeletons>
      )}
    </div>
  );
}

interface HeaderProps extends CollectionOwnerToolsProps {
  isOwn: boolean;
}

function Header({ collection, isOwn, isEditing, onEdit }: HeaderProps) {
  const { id, name, description, owner, count, followerCount, isPublic, isTakenDown } = collection;
  return (
    <header className="panel collection-header">
      <CollectionCover collection={collection} />
      <div className="grid min-w-0 content-start gap-3">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="font-display text-3xl leading-tight font-extrabold wrap-anywhere">
            <HyphenatedName name={name} />
          </h1>
          {description !== '' && (
            <p dir="auto" className="w-fit max-w-[65ch] wrap-anywhere">
              {description}
            </p>
          )}
          <p className="text-muted">
            {TEXTS.count(count)} {TEXTS.by} <PersonLink person={owner} />
            {followerCount > 0 && ` · ${TEXTS.followers(followerCount)}`}
          </p>
        </div>
        {!isPublic && (
          <p className="flex items-center gap-1.5 font-semibold text-muted">
            <Lock className="size-4.5 shrink-0" />
            {TEXTS.private}
          </p>
        )}
        {isTakenDown && <p className="font-semibold text-warning-text">{TEXTS.takenDown}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {!isOwn && <Follow collection={collection} />}
          <ShareMenu shared={toShareable(collection)} action={TEXTS.share.action} />
          {isOwn && <CollectionOwnerTools collection={collection} isEditing={isEditing} onEdit={onEdit} />}
          {!isOwn && (
            <ReportMenu
              target={{ targetKind: 'collection', targetId: id }}
              label={reportMessages.menu.collection}
              person={owner}
            />
          )}
        </div>
      </div>
    </header>
  );
}

function toShareable({ id, name, description, count, owner, isPublic, pictures }: Collection) {
  const counted = `${TEXTS.count(count)} ${TEXTS.by} ${owner.displayName}`;
  return {
    name,
    description: description === '' ? counted : `${description} · ${counted}`,
    link: `${location.origin}/collection/${id}`,
    picture: pictures[0] ?? null,
    title: TEXTS.share.title,
    warning: isPublic ? null : TEXTS.share.isPrivate,
  };
}

function Follow({ collection }: { collection: Collection }) {
  const { user } = useAuth();
  const askToSignIn = useAskToSignIn();
  const { toggle, isPending } = useFollowCollection(collection);
  const { isFollowing } = collection;
  const Icon = isFollowing ? UserCheck : UserPlus;
  return (
    <Button
      look={isFollowing ? 'quiet' : 'primary'}
      aria-disabled={isPending}
      className="at-least-32"
      // A double click means it once.
      onClick={(event) => {
        if (!user) askToSignIn(TEXTS.follow.signIn);
        else if (event.detail < 2) toggle();
      }}
    >
      <Icon className="size-4.5" />
      {isFollowing ? TEXTS.follow.unfollow : TEXTS.follow.follow}
    </Button>
  );
}

interface EntriesProps extends Omit<HeaderProps, 'onEdit'>, Pick<CollectionPageProps, 'skeletons' | 'renderCards'> {}

function Entries({ collection, isOwn, isEditing, skeletons, renderCards }: EntriesProps) {
  const { list, rows, total } = useEntries(collection.id);
  const order = useOrder(collection.id, rows);
  const isLast = (row: CharacterRow) => rows.at(-1) === row;
  return (
    <section aria-label={collection.name} className="grid min-w-0 grid-cols-1 gap-4">
      {isEditing && <p className="text-muted">{TEXTS.order.hint}</p>}
      <PagedList
        list={list}
        shown={rows.length}
        total={total}
        skeletons={skeletons}
        failed={<LoadFailed title={TEXTS.page.listFailed} onRetry={list.refetch} />}
        empty={<Nothing isOwn={isOwn} />}
        more={uiMessages.more.label}
      >
        {(listRef) =>
          renderCards({
            rows,
            listRef,
            readAt: list.dataUpdatedAt,
            footOf: (row) =>
              isEditing && (
                <EntryTools
                  name={row.name}
                  isFirst={rows[0] === row}
                  isLast={isLast(row)}
                  onMove={(by) => order.move(row, by)}
                  onRemove={() => order.remove(row)}
                />
              ),
          })
        }
      </PagedList>
    </section>
  );
}

function Nothing({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      text={isOwn ? TEXTS.page.ownEmpty : TEXTS.page.empty}
      hint={isOwn ? TEXTS.page.ownEmptyHint : TEXTS.page.emptyHint}
    >
      <Link to="/" search={{ view: 'gallery' }} className={buttonClass('primary')}>
        {TEXTS.page.toGallery}
      </Link>
    </EmptyState>
  );
}
