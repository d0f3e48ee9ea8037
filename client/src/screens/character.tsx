import { getRouteApi } from '@tanstack/react-router';
import { CharacterPage } from '../features/characters/character-page.tsx';
import { GoneReason } from '../features/characters/lineage/gone-reason.tsx';
import { NotFound } from './not-found.tsx';

const route = getRouteApi('/character/$id');

export function CharacterScreen() {
  const { id } = route.useParams();
  return <CharacterPage key={id} id={id} notFound={<NotFound hint={<GoneReason id={id} />} />} />;
}
