/** A thin bar at the top while the next screen loads; CSS holds it back for the first 150 ms. */
import { useRouterState } from '@tanstack/react-router';

export function RouteProgress() {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  return isPending ? <div aria-hidden className="route-progress" /> : null;
}
