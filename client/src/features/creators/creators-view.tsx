/** Who makes characters here: search, three lists, and following. */

import { PEOPLE_SEARCH_MAX } from '@chaos/shared/contract/creators';
import { SearchField } from '../../ui/search-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CreatorsList } from './creators-list.tsx';
import { creatorMessages } from './messages.ts';
import { CREATOR_TABS, type CreatorTab } from './search-params.ts';

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
          {creatorMessages.title}
        </h1>
        <p className="mt-2 text-muted">{creatorMessages.tagline}</p>
      </header>
      <search className="needs-script block max-w-xl">
        <SearchField
          label={creatorMessages.search}
          placeholder={creatorMessages.placeholder}
          clear={creatorMessages.clear}
          maxLength={PEOPLE_SEARCH_MAX}
          query={query}
          onQuery={(q) => onChange({ q })}
        />
      </search>
      <Tabs
        label={creatorMessages.tabsLabel}
        names={creatorMessages.tabs}
        order={CREATOR_TABS}
        selected={tab}
        onSelect={(next) => onChange({ tab: next })}
      >
        <CreatorsList key={tab} tab={tab} query={query} />
      </Tabs>
    </div>
  );
}
