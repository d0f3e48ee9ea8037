/** For operators. To everybody else there is no such screen, and the server decides who that is. */
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { trpc } from '../api/client.ts';
import { reasonOf } from '../api/errors.ts';
import { useAuth } from '../auth/provider.tsx';
import { IN_PLACE } from '../features/characters/open-character-param.ts';
import { type OpsSearch, readOpsSearch, writeOpsSearch } from '../features/ops/search-params.ts';
import { NotFoundScreen } from './not-found.tsx';

const route = getRouteApi('/ops');
const OpsView = lazy(() => import('../features/ops/ops-view.tsx'));
const OpsFailed = lazy(() => import('../features/ops/ops-failed.tsx'));

export function OpsScreen() {
  const { user } = useAuth();
  // Nothing of it is shown, and nothing loaded, before the server has answered as it answers operators.
  const overview = trpc.ops.overview.useQuery(undefined, { enabled: user !== null });
  const { search, onChange } = useOpsSearch();
  const reason = reasonOf(overview.error);
  const isOperator = user?.role === 'operator' && reason !== 'not_found' && reason !== 'signed_out';
  if (!user || (overview.isError && !isOperator)) return <NotFoundScreen />;
  if (!overview.data) {
    return (
      overview.isError && (
        <Suspense>
          <OpsFailed onRetry={() => void overview.refetch()} />
        </Suspense>
      )
    );
  }
  return (
    <Suspense>
      <OpsView key={user.id} search={search} onChange={onChange} />
    </Suspense>
  );
}

function useOpsSearch() {
  const navigate = route.useNavigate();
  return {
    search: readOpsSearch(route.useSearch()),
    /** @param isStep Back leads to what was before. */
    onChange: (change: Partial<OpsSearch>, isStep = false) =>
      void navigate({
        search: (before) => writeOpsSearch({ ...readOpsSearch(before), ...change }),
        replace: !isStep,
        ...IN_PLACE,
      }),
  };
}
