/** Who makes characters here: search, three lists, and following. */
import { SEARCH_MAX } from '@chaos/shared/contract/profiles';
import { people } from '../../lib/messages-people.ts';
import { CREATOR_TABS, type CreatorTab } from '../../lib/search.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CreatorsList } from './creators-list.tsx';

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
      <search className="block max-w-xl">
        <SearchField
          label={people.creators.search}
          placeholder={people.creators.placeholder}
          clear={people.creators.clear}
          maxLength={SEARCH_MAX}
          query={query}
          onQuery={(q) => onChange({ q })}
        />
      </search>
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
