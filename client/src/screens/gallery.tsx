/** The Hall of Chaos, with the character that lies open in front of it. */
import { getRouteApi } from '@tanstack/react-router';
import { OpenCharacter } from '../features/characters/open-character.tsx';
import { IN_PLACE } from '../features/characters/open-character-param.ts';
import { GalleryView } from '../features/gallery/gallery-view.tsx';

const route = getRouteApi('/');

export default function GalleryScreen() {
  const { filter, tab, q, only } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <GalleryView
        filter={filter}
        tab={tab}
        q={q}
        only={only}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true, ...IN_PLACE })}
      />
      <OpenCharacter />
    </>
  );
}
