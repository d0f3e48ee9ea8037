/** One outline icon of 24 units. Its name, if it needs one, stands on the button around it. */
import type { ComponentType, ReactNode } from 'react';
import sprite from './sprite.svg';

interface IconProps {
  className?: string;
}

export type Icon = ComponentType<IconProps>;

export function createIcon(path: string): Icon {
  return drawn(<path d={path} />);
}

/** @param id of a symbol in sprite.svg. */
export function createSpriteIcon(id: string): Icon {
  return drawn(<use href={`${sprite}#${id}`} />);
}

function drawn(shape: ReactNode): Icon {
  return ({ className }) => (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );
}
