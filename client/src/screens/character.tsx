import { getRouteApi } from '@tanstack/react-router';
import { CharacterPage } from '../features/characters/character-page.tsx';
import { Successor } from '../features/characters/lineage/successor.tsx';
import { characterMessages } from '../features/characters/messages.ts';
import { NotFound } from './not-found.tsx';

const route = getRouteApi('/character/$id');

export function CharacterScreen() {
  const { id } = route.useParams();
  const notFound = (
    <NotFound hint={characterMessages.detail.goneText}>
      <Successor of={id} />
    </NotFound>
  );
  return <CharacterPage key={id} id={id} notFound={notFound} />;
}
