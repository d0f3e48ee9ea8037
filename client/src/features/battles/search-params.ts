/** What the address says of the arena. */
import { oneOf } from '../../lib/search-params.ts';

export const BATTLE_TABS = ['battle', 'logs'] as const;
export type BattleTab = (typeof BATTLE_TABS)[number];
export const BATTLE_DEFAULTS = { tab: 'battle', opponent: '', fighter: '' } as const;
export const readBattleTab = oneOf(BATTLE_TABS, BATTLE_DEFAULTS.tab);
