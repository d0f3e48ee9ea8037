import sprite from './sprite.svg';

/** The mark: a collector's card that looks back, and is missing a tooth. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`${sprite}#mark`} />
    </svg>
  );
}

/** The name as lettering; whoever uses it says the name in text. */
export function Wordmark({ className }: { className?: string }) {
  return <span aria-hidden="true" className={`wordmark ${className ?? ''}`} />;
}
