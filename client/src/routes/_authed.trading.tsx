import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { readTradingTab, TRADING_DEFAULTS, type TradingTab, text } from '../lib/search-params.ts';
import { OffersScreen } from '../screens/offers.tsx';

export const Route = createFileRoute('/_authed/trading')({
  validateSearch: (raw: { tab?: TradingTab; to?: string; q?: string } & SearchSchemaInput) => ({
    tab: readTradingTab(raw.tab),
    to: text(36)(raw.to),
    q: text(60)(raw.q),
  }),
  search: { middlewares: [stripSearchParams(TRADING_DEFAULTS)] },
  component: OffersScreen,
});
