import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

interface ListOptionProps {
  id: string;
  /** The one that Enter takes; it stays in sight. */
  isActive: boolean;
  className: string;
  onPick: (isTouch: boolean) => void;
  children: ReactNode;
}

/** One of what a field with a list under it (a combobox) offers. */
export function ListOption({ id, isActive, className, onPick, children }: ListOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={className}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={({ nativeEvent }) => onPick(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')}
    >
      {children}
    </div>
  );
}

/** In the field. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();
