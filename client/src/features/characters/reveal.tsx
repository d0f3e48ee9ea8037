/** Turns a card over: a glow in the colours of its picture, then the flip. Any key or tap skips to the end. */
import type { Character } from '@chaos/shared/contract/characters';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { LogoMark } from '../../ui/logo.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { isStill } from '../appearance/motion.ts';
import { playSound } from '../sound/play-sound.ts';
import { CharacterImage } from './character-image.tsx';
import { finishMark, useFinishLight } from './use-finish-light.ts';

const GLOW_MS = 400;
const FLIP_MS = 700;
const Confetti = optionalPart(() => import('./confetti.tsx'));

type Face = 'brewing' | 'glowing' | 'turning' | 'open';

interface RevealProps {
  /** Undefined while it is being fetched: the card stays face down. */
  character: Character | undefined;
  onOpen: () => void;
}

export function Reveal({ character, onOpen }: RevealProps) {
  const [face, setFace] = useState<Face>('brewing');
  useFinishLight(character?.finish);
  const open = () => {
    if (face === 'open') return;
    setFace('open');
    if (character) playSound(`reveal-${character.finish}`);
    onOpen();
  };
  const finish = useEffectEvent(open);

  useEffect(() => {
    if (face === 'brewing' || face === 'open') return;
    const timer = setTimeout(() => (face === 'glowing' ? setFace('turning') : finish()), face === 'glowing' ? GLOW_MS : FLIP_MS);
    const skip = (event: Event) => {
      if (leadsAway(event)) return;
      keepDialogOpen(event);
      finish();
    };
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [face]);

  // The card is turned only when there is something to see on the other side.
  const onPicture = () => {
    if (face !== 'brewing') return;
    if (isStill()) open();
    else setFace('glowing');
  };

  return (
    <div className="reveal" data-face={face} style={{ '--glow': character?.averageColor } as CSSProperties}>
      <div className="reveal-turn">
        <div className="card-back is-brewing aspect-square" aria-hidden>
          <LogoMark />
        </div>
        {character && (
          <div
            className="card-frame reveal-front"
            data-rarity={character.rarity}
            data-fused={character.isFused || undefined}
            data-finish={finishMark(character.finish)}
          >
            <CharacterImage
              character={character}
              sizes="(min-width:1024px) 352px, (min-width:768px) 320px, 90vw"
              alt={character.name}
              priority="hero"
              className="rounded-card-inner"
              onSettled={onPicture}
            />
          </div>
        )}
      </div>
      {face === 'open' && character && isFestive(character) && <Confetti />}
    </div>
  );
}

/** A press on a link: the page would scroll to what is turned over, and the next screen begin somewhere below its top. */
function leadsAway(press: Event): boolean {
  const isPress = !(press instanceof KeyboardEvent) || press.key === 'Enter';
  return isPress && press.target instanceof Element && press.target.closest('a') !== null;
}

/** The press that skips does not close the dialog around the card as well. */
function keepDialogOpen(press: Event): void {
  if (press instanceof KeyboardEvent && press.key === 'Escape') press.preventDefault();
  if (press.type !== 'pointerdown') return;
  const swallow = (click: Event) => {
    if (click.target instanceof HTMLDialogElement) click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
}

function isFestive({ rarity, isFused, finish }: Character): boolean {
  return isFused || finish === 'neon' || finish === 'golden' || rarity === 'legendary' || rarity === 'mythic';
}
