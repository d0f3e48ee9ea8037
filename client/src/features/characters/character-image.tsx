/** A character's picture: its blurred likeness at once, the picture over it when it has arrived, and a way out when it does not come. */

import type { Character } from '@chaos/shared/contract/characters';
import { pictureSrcSet } from '@chaos/shared/rules/card-pictures';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ImageOff } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { thumbhashUrl } from './decode-thumbhash.ts';
import { characterMessages } from './messages.ts';

type Pictured = Pick<Character, 'name' | 'imageUrl' | 'imageUrl512' | 'imageUrl256' | 'thumbhash' | 'averageColor'> &
  Partial<Pick<Character, 'isActive' | 'isFusedAway'>>;

interface CharacterImageProps {
  character: Pictured;
  sizes: string;
  /** Blank where the name stands beside the picture. */
  alt: string;
  /** `first`: among the first things seen; `hero`: the very first. */
  priority?: 'hero' | 'first' | 'later';
  className?: string;
  /** The picture is there, or will not come. */
  onSettled?: () => void;
}

export function CharacterImage({ character, sizes, alt, priority = 'later', className, onSettled }: CharacterImageProps) {
  // Of each two attempts the second takes the size that lists show: without a connection it is mostly still at hand.
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isSecond = attempt % 2 === 1;
  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  // Taken down: there is no picture of it for anybody, and none will come.
  const isGone = character.isActive === false && !character.isFusedAway;
  // As long as the words of a whole card: in markup the colour has to do.
  const blurred = import.meta.env.SSR ? undefined : thumbhashUrl(character.thumbhash);

  return (
    <div
      className={cx('character-picture relative aspect-square overflow-hidden bg-cover', className)}
      style={{ backgroundColor: character.averageColor, backgroundImage: blurred && `url(${blurred})` }}
    >
      {isGone ? (
        <div className="absolute inset-0 grid place-content-center bg-bg/75">
          <ImageOff className="size-6 text-muted" />
        </div>
      ) : hasFailed ? (
        <PictureFailed name={character.name} onRetry={retry} />
      ) : (
        <img
          key={attempt}
          src={character.imageUrl512}
          srcSet={isSecond ? undefined : pictureSrcSet(character)}
          sizes={sizes}
          width={512}
          height={512}
          alt={alt}
          // The very first are there with the words around them, and not a moment later.
          decoding={priority === 'later' ? 'async' : 'sync'}
          loading={priority === 'later' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'hero' ? 'high' : 'auto'}
          draggable={false}
          onLoad={(event) => void decode(event.currentTarget).then(onSettled)}
          onError={() => {
            if (!isSecond) return retry();
            setHasFailed(true);
            onSettled?.();
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** For nothing but the moment: a card is turned when its picture can be painted at once. */
async function decode(image: HTMLImageElement): Promise<void> {
  // Its bytes are here. What cannot be decoded, or was replaced meanwhile, must not keep the card face down for good.
  await image.decode().catch(() => {});
}

function PictureFailed({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-bg/75 p-3 text-center text-sm">
      <ImageOff className="size-6 text-muted" />
      <p className="text-muted">
        <span className="sr-only">{name}: </span>
        {characterMessages.card.pictureFailed}
      </p>
      <button type="button" onClick={onRetry} className="min-h-8 rounded-chip px-3 font-bold text-primary-text underline">
        {uiMessages.tryAgain}
      </button>
    </div>
  );
}
