import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { BATTLE_DEFAULTS, type BattleTab, readBattleTab } from '../features/battles/search-params.ts';
import { text } from '../lib/search-params.ts';
import { ArenaScreen } from '../screens/arena.tsx';

export const Route = createFileRoute('/battle')({
  validateSearch: (raw: { tab?: BattleTab; opponent?: string; fighter?: string } & SearchSchemaInput) => ({
    tab: readBattleTab(raw.tab),
    opponent: text(36)(raw.opponent),
    fighter: text(36)(raw.fighter),
  }),
  search: { middlewares: [stripSearchParams(BATTLE_DEFAULTS)] },
  component: ArenaScreen,
});
