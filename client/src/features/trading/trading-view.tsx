/** Giving away and swapping: two forms that share what has been chosen, and the offers. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import { useState } from 'react';
import { trading } from '../../lib/messages-trading.ts';
import { TRADING_TABS, type TradingTab } from '../../lib/search.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { EMPTY_DRAFT } from './draft.ts';
import { OfferForm } from './offer-form.tsx';
import { OffersList } from './offers-list.tsx';
import { useOffers } from './use-offers.ts';

export interface TradingSearch {
  tab: TradingTab;
  /** The id of whom something is for. */
  to: string;
  /** Whom somebody searches for. */
  q: string;
}

interface TradingViewProps {
  user: SessionUser;
  search: TradingSearch;
  onChange: (change: Partial<TradingSearch>) => void;
}

export function TradingView({ user, search, onChange }: TradingViewProps) {
  const { tab } = search;
  const offers = useOffers();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      <header>
        <h1 tabIndex={-1} className="font-display text-hero leading-none font-extrabold tracking-tight">
          {trading.title}
        </h1>
        <p className="mt-2 text-muted">{trading.tagline}</p>
      </header>
      <Tabs
        label={trading.tabsLabel}
        names={trading.tabs(offers.totalPending)}
        order={TRADING_TABS}
        selected={tab}
        onSelect={(next) => onChange({ tab: next })}
      >
        {tab === 'offers' ? (
          <OffersList user={user} offers={offers} onStart={() => onChange({ tab: 'trade' })} />
        ) : (
          <OfferForm offerType={tab} user={user} search={search} onSearch={onChange} draft={draft} onDraft={setDraft} />
        )}
      </Tabs>
    </div>
  );
}
