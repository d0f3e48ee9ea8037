import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import type { OpsSearch } from '../features/ops/search-params.ts';
import { OpsScreen } from '../screens/ops.tsx';

/** The screen itself reads what the address says: this file is in the first page, where everybody would carry that. */
export const Route = createFileRoute('/ops')({
  validateSearch: (raw: Partial<OpsSearch> & SearchSchemaInput): Partial<OpsSearch> => raw,
  component: OpsScreen,
});
