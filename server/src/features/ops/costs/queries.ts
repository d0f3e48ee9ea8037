/** What calls of AI providers cost, in the currency of their prices. */
import { sql } from 'kysely';

/** For one of `provider_calls`. Whose worker died before the answer counts with what was set aside, for it may be charged. */
export const costOfCall = sql<number>`(coalesce(cost_micros, reserved_micros) / 1e6)::float8`;

/** For a group of them. */
export const sumOfCosts = sql<number>`(sum(coalesce(cost_micros, reserved_micros)) / 1e6)::float8`;
