import type { Character } from '@chaos/shared/contract/characters';
import { cx } from '../../lib/cx.ts';
import { finishMark } from './use-finish-light.ts';

type Pictured = Pick<Character, 'imageUrl256'> &
  Partial<Pick<Character, 'imageUrl512' | 'averageColor' | 'rarity' | 'isFused' | 'finish'>>;

interface MiniPictureProps {
  character: Pictured;
  sizes: string;
  className?: string;
}

/** A small framed picture without words, for shows. Its name is said by whoever shows it. */
export function MiniPicture({ character, sizes, className }: MiniPictureProps) {
  return (
    <div
      className={cx('card-frame is-mini', className)}
      data-rarity={character.rarity}
      data-fused={character.isFused || undefined}
      data-finish={finishMark(character.finish)}
    >
      <div
        className="character-picture relative aspect-square overflow-hidden rounded-[11px]"
        style={{ backgroundColor: character.averageColor }}
      >
        <img
          // What is hidden stays so, also for the next picture in its place.
          key={character.imageUrl256}
          src={character.imageUrl256}
          srcSet={character.imageUrl512 && `${character.imageUrl256} 256w, ${character.imageUrl512} 512w`}
          sizes={sizes}
          alt=""
          decoding="async"
          draggable={false}
          // The browser has a sign of its own for a missing one.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}
