import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { OFFERS_DEFAULTS, type OffersSearch, readOffersTab } from '../features/offers/search-params.ts';
import { text } from '../lib/search-params.ts';
import { OffersScreen } from '../screens/offers.tsx';

export const Route = createFileRoute('/_authed/trading')({
  validateSearch: (raw: Partial<OffersSearch> & SearchSchemaInput) => ({
    tab: readOffersTab(raw.tab),
    to: text(36)(raw.to),
    q: text(60)(raw.q),
    give: text(36)(raw.give),
    want: text(36)(raw.want),
  }),
  search: { middlewares: [stripSearchParams(OFFERS_DEFAULTS)] },
  component: OffersScreen,
});
