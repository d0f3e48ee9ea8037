import type { CollectionSummary } from '@chaos/shared/contract/collections';
import { Link } from '@tanstack/react-router';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { BookmarkCheck, Lock } from '../../ui/icons.tsx';
import { collectionMessages } from './messages.ts';
import './collections.css';

interface CollectionTileProps {
  collection: CollectionSummary;
  /** Whose it is goes without saying on their own profile. */
  showsOwner?: boolean;
}

/** One collection in a list: its first pictures, its name, and how many stand in it. */
export function CollectionTile({ collection, showsOwner = false }: CollectionTileProps) {
  const { id, name, count, isPublic, owner } = collection;
  return (
    <Link to="/collection/$id" params={{ id }} className="collection-tile">
      <CollectionCover collection={collection} />
      <span className="grid min-w-0 gap-0.5 px-1">
        <span className="flex items-center gap-1.5 font-display text-lg leading-tight font-extrabold">
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            <HyphenatedName name={name} />
          </span>
          {!isPublic && (
            <span className="shrink-0 text-muted" title={collectionMessages.private}>
              <Lock className="size-4.5" />
              <span className="sr-only">{collectionMessages.private}</span>
            </span>
          )}
        </span>
        <span className="truncate text-sm text-muted">
          {collectionMessages.count(count)}
          {showsOwner && (
            <>
              {` ${collectionMessages.by} `}
              <bdi className="font-semibold">{owner.displayName}</bdi>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}

/** Its first pictures side by side. */
export function CollectionCover({ collection: { pictures } }: { collection: Pick<CollectionSummary, 'pictures'> }) {
  return (
    <span aria-hidden className="collection-cover">
      {pictures.map((url) => (
        <img key={url} src={url} alt="" width={256} height={256} loading="lazy" decoding="async" />
      ))}
      {pictures.length === 0 && <BookmarkCheck className="size-10 text-muted" />}
    </span>
  );
}
