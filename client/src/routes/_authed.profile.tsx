import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { PROFILE_DEFAULTS, type ProfileTab, readProfileTab } from '../lib/search-params.ts';
import { OwnProfileScreen } from '../screens/own-profile.tsx';

export const Route = createFileRoute('/_authed/profile')({
  validateSearch: (raw: { tab?: ProfileTab } & SearchSchemaInput) => ({ tab: readProfileTab(raw.tab) }),
  search: { middlewares: [stripSearchParams(PROFILE_DEFAULTS)] },
  component: OwnProfileScreen,
});
