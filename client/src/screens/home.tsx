/** Home: the generator and the Hall of Chaos, one behind the other on the same address. */

import { getRouteApi } from '@tanstack/react-router';
import { useHasStored } from '../app/use-has-stored.ts';
import { CLAIMS_KEY } from '../auth/claims-key.ts';
import { useAuth } from '../auth/provider.tsx';
import { ExampleChips } from '../features/generation/example-chips.tsx';
import { GenerationForm } from '../features/generation/generation-form.tsx';
import { generation } from '../features/generation/generation-store.ts';
import { generationMessages } from '../features/generation/messages.ts';
import { ResultArea } from '../features/generation/result-area.tsx';
import { serverParts } from '../features/generation/server-rendered-parts.ts';
import { useStore } from '../lib/store.ts';
import { uiMessages } from '../ui/messages.ts';
import { optionalPart } from '../ui/optional-part.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import type Gallery from './gallery.tsx';
import { IdleResultArea } from './idle-result-area.tsx';

/** There before the route shows it. As a lazy component it would suspend, and React keeps what did so back for 300 ms. */
let GalleryScreen: typeof Gallery | undefined;

export async function loadGallery(): Promise<void> {
  GalleryScreen ??= (await import('./gallery.tsx')).default;
}

const ApplyRemix = optionalPart(() => import('../features/generation/apply-remix.tsx'));
const YourCreations = optionalPart(() => import('../features/characters/your-creations.tsx'));

const route = getRouteApi('/');

export function HomeScreen() {
  const { view, remix } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(uiMessages.product);

  if (view === 'gallery') return GalleryScreen && <GalleryScreen />;
  return (
    <>
      {remix !== '' && <ApplyRemix id={remix} onArrived={() => void navigate({ search: {}, replace: true })} />}
      <GeneratorView onViewGallery={() => void navigate({ search: { view: 'gallery' } })} />
    </>
  );
}

function GeneratorView({ onViewGallery }: { onViewGallery: () => void }) {
  const { user } = useAuth();
  // By then what was made without an account is kept.
  const { phase } = useStore(generation);
  const hasMade = useHasStored(CLAIMS_KEY);
  if (import.meta.env.SSR && serverParts.current.insteadOfHome) return serverParts.current.insteadOfHome;
  return (
    <div className="py-6 md:py-8">
      <div className="mb-5 grid gap-3 lg:mb-6">
        <h1 tabIndex={-1} className="font-display text-hero leading-[1.02] font-extrabold tracking-tight lg:text-[3rem]">
          {generationMessages.home.title}
        </h1>
        <p className="max-w-[64ch] text-muted md:text-lg">{generationMessages.home.tagline}</p>
        <ExampleChips />
      </div>
      <div className="home-grid">
        <GenerationForm />
        <ResultArea idle={<IdleResultArea />} onViewGallery={onViewGallery} />
      </div>
      {(user || phase === 'done' || hasMade) && <YourCreations />}
    </div>
  );
}
