import { getRouteApi } from '@tanstack/react-router';
import { BattlePage } from '../features/battles/battle-page.tsx';
import { battleMessages } from '../features/battles/messages.ts';
import { NotFound } from './not-found.tsx';

const route = getRouteApi('/battle_/$id');

export function BattleScreen() {
  const { id } = route.useParams();
  return <BattlePage key={id} id={id} notFound={<NotFound hint={battleMessages.page.gone} />} />;
}
