/** The Hall of Chaos, with the character that lies open in front of it. */
import type { ComponentProps } from 'react';
import { OpenCharacter } from '../features/characters/open-character.tsx';
import { GalleryView } from '../features/gallery/gallery-view.tsx';

export default function HallScreen(props: ComponentProps<typeof GalleryView>) {
  return (
    <>
      <GalleryView {...props} />
      <OpenCharacter />
    </>
  );
}
