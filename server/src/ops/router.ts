/** What operators see and do. */
import { operatorProcedure, router } from '../trpc/init.ts';
import { readOverview } from './overview/queries.ts';

export const opsRouter = router({
  overview: operatorProcedure.query(({ ctx }) => readOverview(ctx)),
});
