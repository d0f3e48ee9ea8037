/** How the Hall is ordered and searched: each tab is an address, and so is what is searched for. */
import { GALLERY_TABS } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { EXACTLY } from '../../lib/search-params.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { Grid } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { isCompact, switchDensity } from './card-density.ts';
import { type GalleryAddress, type GallerySearch, writeTab } from './gallery-address.ts';
import { galleryMessages } from './messages.ts';
import { GallerySearchField } from './suggestions/gallery-search-field.tsx';

/** Nobody filters what is not there yet. Its place is kept. */
const FilterChips = optionalPart(
  () => import('./filter-chips.tsx'),
  () => <div aria-hidden className="filter-button min-h-11" />,
);

interface GalleryToolbarProps {
  search: GallerySearch;
  address: GalleryAddress;
  onChange: (change: Partial<GalleryAddress>) => void;
}

export function GalleryToolbar({ search, address, onChange }: GalleryToolbarProps) {
  const { tab, words } = search;
  return (
    <div className="gallery-tools needs-script">
      <GalleryTabs search={search} address={address} />
      <GallerySearchField query={address.q} onQuery={(q) => onChange({ q })} />
      <DensitySwitch />
      <FilterChips key={tab} words={words} onChange={onChange} />
    </div>
  );
}

function GalleryTabs({ search: { tab }, address: { q, only } }: Pick<GalleryToolbarProps, 'search' | 'address'>) {
  return (
    <nav aria-label={galleryMessages.tabsLabel} className="tab-list gallery-tabs">
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
