import { Link } from '@tanstack/react-router';
import { messages } from '../lib/messages.ts';
import { later } from '../lib/messages-later.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { EXACTLY } from '../lib/search.ts';
import { buttonClass } from '../ui/button.tsx';
import { LogoMark } from '../ui/logo.tsx';

export function NotFoundScreen() {
  usePageTitle(`${later.notFound.title} · ${messages.product}`);
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-5 py-10 text-center">
      <div aria-hidden className="card-back w-40 rotate-[8deg]" style={{ aspectRatio: '3 / 4' }}>
        <LogoMark className="rotate-180" />
      </div>
      <h1 tabIndex={-1} className="font-display text-[clamp(4.5rem,14vw,8rem)] leading-none font-extrabold tracking-tighter">
        {later.notFound.title}
      </h1>
      <p className="text-lg text-muted">{later.notFound.text}</p>
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
        {later.notFound.link}
      </Link>
    </div>
  );
}
