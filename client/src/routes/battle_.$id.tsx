import { createFileRoute } from '@tanstack/react-router';
import { BattleScreen } from '../screens/battle.tsx';

export const Route = createFileRoute('/battle_/$id')({ component: BattleScreen });
