import { type GalleryTab, TIME_FILTERS, type TimeFilter } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { EXACTLY, oneOf } from '../../lib/search-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ArrowLeft } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { galleryMessages } from './messages.ts';

interface GalleryHeaderProps {
  tab: GalleryTab;
  filter: TimeFilter;
  onFilter: (filter: TimeFilter) => void;
}

export function GalleryHeader({ tab, filter, onFilter }: GalleryHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // After a change of view focus waits at the frame of the screen for what was still loading.
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="gallery-header">
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('ghost', 'is-back -ml-3')}>
        <ArrowLeft className="size-5" />
        {galleryMessages.back}
      </Link>
      <div className="is-title">
        <h1 ref={heading} tabIndex={-1} className="font-display text-hero leading-none font-extrabold tracking-tight">
          {galleryMessages.title}
        </h1>
        <p className="mt-2 text-muted">{galleryMessages.taglines[tab]}</p>
      </div>
      {tab === 'top' && <TimeFilterField filter={filter} onFilter={onFilter} />}
    </header>
  );
}

function TimeFilterField({ filter, onFilter }: Omit<GalleryHeaderProps, 'tab'>) {
  const readFilter = oneOf(TIME_FILTERS, filter);
  return (
    <div className="is-filter grid gap-1">
      <label htmlFor="gallery-filter" className="text-sm font-bold max-sm:sr-only">
        {galleryMessages.filter}
      </label>
      <Select
        id="gallery-filter"
        value={filter}
        onChange={(event) => onFilter(readFilter(event.target.value))}
        className="font-semibold"
      >
        {TIME_FILTERS.map((value) => (
          <option key={value} value={value}>
            {galleryMessages.filters[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}
