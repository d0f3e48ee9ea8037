import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { HOME_DEFAULTS, type HomeSearch, readHomeSearch } from '../features/generation/search-params.ts';
import { HomeScreen, loadGallery } from '../screens/home.tsx';

export const Route = createFileRoute('/')({
  validateSearch: (raw: Partial<HomeSearch> & SearchSchemaInput): HomeSearch => readHomeSearch(raw),
  search: { middlewares: [stripSearchParams(HOME_DEFAULTS)] },
  loaderDeps: ({ search }) => ({ view: search.view }),
  loader: async ({ deps }) => {
    if (deps.view === 'gallery') await loadGallery();
  },
  component: HomeScreen,
});
