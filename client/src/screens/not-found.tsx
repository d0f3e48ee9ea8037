import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { notFoundMessages } from '../app/messages.ts';
import { EXACTLY } from '../lib/search-params.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { buttonClass } from '../ui/button.tsx';
import { keepFocus } from '../ui/focus/lost-focus.ts';
import { LogoMark } from '../ui/logo.tsx';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';

export function NotFoundScreen() {
  return <NotFound />;
}

/** @param hint what may be the cause. */
export function NotFound({ hint }: { hint?: ReactNode }) {
  usePageTitle(`${notFoundMessages.title} · ${uiMessages.product}`);
  // It takes the place of what somebody has hidden, until they undo that.
  useEffect(() => {
    keepFocus();
    return () => void afterPaint(keepFocus);
  }, []);
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-5 py-10 text-center">
      <div aria-hidden className="card-back w-[min(10rem,45vw)] rotate-[8deg]" style={{ aspectRatio: '3 / 4' }}>
        <LogoMark className="rotate-180" />
      </div>
      <h1 tabIndex={-1} className="font-display text-[clamp(4.5rem,14vw,8rem)] leading-none font-extrabold tracking-tighter">
        {notFoundMessages.title}
      </h1>
      <p className="text-lg text-muted">{notFoundMessages.text}</p>
      {hint && <p className="max-w-prose">{hint}</p>}
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
        {notFoundMessages.link}
      </Link>
    </div>
  );
}
