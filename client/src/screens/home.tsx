/** Home: the generator and the Hall of Chaos, one behind the other on the same address. */
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ExampleChips } from '../features/generator/example-chips.tsx';
import { GeneratorForm } from '../features/generator/generator-form.tsx';
import { Stage } from '../features/generator/stage.tsx';
import { messages } from '../lib/messages.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { IdleStage } from './idle-stage.tsx';

export const loadHall = () => import('./hall.tsx');
const HallScreen = lazy(loadHall);

const route = getRouteApi('/');

export function HomeScreen() {
  const { view, filter } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(messages.product);

  if (view === 'gallery') {
    return (
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <HallScreen
          filter={filter}
          onFilter={(next) => void navigate({ search: { view: 'gallery', filter: next }, replace: true })}
        />
      </Suspense>
    );
  }
  return <GeneratorView onViewGallery={() => void navigate({ search: { view: 'gallery' } })} />;
}

function GeneratorView({ onViewGallery }: { onViewGallery: () => void }) {
  return (
    <div className="py-6 md:py-8">
      <div className="mb-5 grid gap-3 lg:mb-6">
        <h1 tabIndex={-1} className="font-display text-hero leading-[1.02] font-extrabold tracking-tight lg:text-[3rem]">
          {messages.home.title}
        </h1>
        <p className="max-w-[64ch] text-pretty text-muted md:text-lg">{messages.home.tagline}</p>
        <ExampleChips />
      </div>
      <div className="home-grid">
        <GeneratorForm />
        <Stage idle={<IdleStage />} onViewGallery={onViewGallery} />
      </div>
    </div>
  );
}
