/** Who makes characters here: search, three lists, and following. */
import { people } from '../../lib/messages-people.ts';
import { CREATOR_TABS, type CreatorTab } from '../../lib/search.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CreatorsList } from './creators-list.tsx';
import { SearchBox } from './search-box.tsx';

interface CreatorsViewProps {
  tab: CreatorTab;
  query: string;
  onChange: (change: { tab?: CreatorTab; q?: string }) => void;
}

export function CreatorsView({ tab, query, onChange }: CreatorsViewProps) {
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      <header>
        <h1 tabIndex={-1} className="font-display text-hero leading-none font-extrabold tracking-tight">
          {people.creators.title}
        </h1>
        <p className="mt-2 text-muted">{people.creators.tagline}</p>
      </header>
      <SearchBox query={query} onQuery={(q) => onChange({ q })} />
      <Tabs
        label={people.creators.tabsLabel}
        names={people.creators.tabs}
        order={CREATOR_TABS}
        selected={tab}
        onSelect={(next) => onChange({ tab: next })}
      >
        <CreatorsList key={tab} tab={tab} query={query} />
      </Tabs>
    </div>
  );
}
