import { getRouteApi } from '@tanstack/react-router';
import { CardList } from '../features/characters/card-list.tsx';
import { CardSkeletons } from '../features/characters/card-skeletons.tsx';
import { OpenCharacter } from '../features/characters/open-character.tsx';
import { OpenableCard } from '../features/characters/openable-card.tsx';
import { type Cards, CollectionPage } from '../features/collections/collection-page.tsx';
import { collectionMessages } from '../features/collections/messages.ts';
import { useReactions } from '../features/reactions/use-reactions.ts';
import { NotFound } from './not-found.tsx';

const route = getRouteApi('/collection/$id');
const FIRST_ROW = 5;
const SKELETONS = 8;

export function CollectionScreen() {
  const { id } = route.useParams();
  return (
    <>
      <CollectionPage
        key={id}
        id={id}
        notFound={<NotFound hint={collectionMessages.page.gone} />}
        skeletons={<CardSkeletons count={SKELETONS} />}
        renderCards={(cards) => <CollectionCards {...cards} />}
      />
      <OpenCharacter />
    </>
  );
}

function CollectionCards({ rows, listRef, footOf, readAt }: Cards) {
  const reactions = useReactions(rows, readAt);
  return (
    <CardList
      rows={rows}
      listRef={listRef}
      renderCard={(row, index) => (
        <OpenableCard row={row} priority={index < FIRST_ROW ? 'first' : 'later'} reaction={reactions.get(row.id) ?? null}>
          {footOf(row)}
        </OpenableCard>
      )}
    />
  );
}
