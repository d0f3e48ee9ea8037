import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { BATTLE_DEFAULTS, type BattleTab, readBattleTab, text } from '../lib/search-params.ts';
import { BattleScreen } from '../screens/battle.tsx';

export const Route = createFileRoute('/battle')({
  validateSearch: (raw: { tab?: BattleTab; opponent?: string } & SearchSchemaInput) => ({
    tab: readBattleTab(raw.tab),
    opponent: text(36)(raw.opponent),
  }),
  search: { middlewares: [stripSearchParams(BATTLE_DEFAULTS)] },
  component: BattleScreen,
});
