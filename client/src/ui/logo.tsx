/** The mark: a collector's card that looks back, and is missing a tooth. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect x="10.5" y="3" width="18" height="24" rx="5" transform="rotate(12 19.5 15)" fill="var(--primary)" />
      <rect x="3.5" y="4.5" width="19" height="25" rx="5.5" transform="rotate(-6 13 17)" fill="var(--accent)" />
      <g transform="rotate(-6 13 17)">
        <ellipse cx="9.2" cy="13.4" rx="3.3" ry="3.9" fill="#fff" />
        <ellipse cx="16.8" cy="12.8" rx="4" ry="4.7" fill="#fff" />
        <circle cx="10" cy="14.2" r="1.5" fill="#1c1029" />
        <circle cx="16" cy="14.4" r="1.9" fill="#1c1029" />
        <path d="M6.8 20.6c3.8 1.5 9.4 1.3 13-.6-.4 4-2.9 6.6-6.4 6.600s-6.2-2.3-6.6-6Z" fill="#1c1029" />
        <path d="M10.3 21.500v2.300h2.700v-2.100Z" fill="#fff" />
      </g>
    </svg>
  );
}

/** The name as lettering; whoever uses it says the name in text. */
export function Wordmark({ className }: { className?: string }) {
  return <span aria-hidden="true" className={`wordmark ${className ?? ''}`} />;
}
