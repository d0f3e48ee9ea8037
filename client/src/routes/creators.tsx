import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { CREATORS_DEFAULTS, type CreatorTab, readCreatorTab } from '../features/creators/search-params.ts';
import { text } from '../lib/search-params.ts';
import { CreatorsScreen } from '../screens/creators.tsx';

export const Route = createFileRoute('/creators')({
  validateSearch: (raw: { tab?: CreatorTab; q?: string } & SearchSchemaInput) => ({
    tab: readCreatorTab(raw.tab),
    q: text(60)(raw.q),
  }),
  search: { middlewares: [stripSearchParams(CREATORS_DEFAULTS)] },
  component: CreatorsScreen,
});
