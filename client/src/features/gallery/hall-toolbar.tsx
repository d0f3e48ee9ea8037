/** How the Hall is ordered and searched: each tab is an address, and so is what is searched for. */
import { GALLERY_TABS } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { EXACTLY } from '../../lib/search-params.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Grid } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { isCompact, switchDensity } from './card-density.ts';
import { type HallAddress, type HallSearch, writeTab } from './hall-address.ts';
import { galleryMessages } from './messages.ts';
import { HallSearchField } from './suggestions/hall-search-field.tsx';

/** Nobody filters what is not there yet. Its place is kept. */
const HallFilters = optionalPart(
  () => import('./hall-filters.tsx'),
  () => <div aria-hidden className="filter-button min-h-11" />,
);

interface HallToolbarProps {
  search: HallSearch;
  address: HallAddress;
  onChange: (change: Partial<HallAddress>) => void;
}

export function HallToolbar({ search, address, onChange }: HallToolbarProps) {
  const { tab, words } = search;
  return (
    <div className="hall-tools needs-script">
      <HallTabs search={search} address={address} />
      <HallSearchField query={address.q} onQuery={(q) => onChange({ q })} />
      <DensitySwitch />
      <HallFilters key={tab} words={words} onChange={onChange} />
    </div>
  );
}

function HallTabs({ search: { tab }, address: { q, only } }: Pick<HallToolbarProps, 'search' | 'address'>) {
  return (
    <nav aria-label={galleryMessages.tabsLabel} className="tab-list hall-tabs">
      {GALLERY_TABS.map((one) => (
        <Link
          key={one}
          to="/"
          search={{ view: 'gallery', tab: writeTab(one), q, only }}
          // Else the ranking, which says less than the others, would be current on all of them.
          activeOptions={EXACTLY}
          viewTransition={false}
          aria-current={one === tab ? 'page' : undefined}
          className="tab"
        >
          {galleryMessages.tabs[one]}
        </Link>
      ))}
    </nav>
  );
}

function DensitySwitch() {
  const isClose = useStore(isCompact);
  return (
    <Button className="density-button" aria-pressed={isClose} title={galleryMessages.compact} onClick={switchDensity}>
      <Grid className="size-5" />
      <span className="sr-only">{galleryMessages.compact}</span>
    </Button>
  );
}
