import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { PROFILE_DEFAULTS, type ProfileTab, readProfileTab } from '../features/profiles/search-params.ts';
import { text } from '../lib/search-params.ts';
import { OwnProfileScreen } from '../screens/own-profile.tsx';

export const Route = createFileRoute('/_authed/profile')({
  validateSearch: (raw: { tab?: ProfileTab; fuse?: string } & SearchSchemaInput) => ({
    tab: readProfileTab(raw.tab),
    fuse: text(36)(raw.fuse),
  }),
  search: { middlewares: [stripSearchParams(PROFILE_DEFAULTS)] },
  component: OwnProfileScreen,
});
