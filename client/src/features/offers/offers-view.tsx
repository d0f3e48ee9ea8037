/** Giving away and swapping: two forms that share what has been chosen, and the offers. */

import type { SessionUser } from '@chaos/shared/contract/auth';
import { Tabs } from '../../ui/tabs.tsx';
import { offerMessages } from './messages.ts';
import { useOfferDraft } from './offer-draft.ts';
import { OfferForm } from './offer-form.tsx';
import { toPiece } from './offered-character.ts';
import { OffersList } from './offers-list.tsx';
import type { OffersSearch } from './search-params.ts';
import { OFFERS_TABS } from './search-params.ts';
import { useOffers } from './use-offers.ts';
import { usePreselected } from './use-preselected.ts';

interface OffersViewProps {
  user: SessionUser;
  search: OffersSearch;
  onChange: (change: Partial<OffersSearch>) => void;
}

export function OffersView({ user, search, onChange }: OffersViewProps) {
  const { tab } = search;
  const offers = useOffers();
  const [draft, setDraft] = useOfferDraft(user.id);
  usePreselected(search.give, (row) => {
    setDraft((before) => ({ ...before, gives: [toPiece(row)] }));
    onChange({ give: '' });
  });
  usePreselected(search.want, (row) => {
    setDraft((before) => ({ ...before, gets: [toPiece(row)], getsFrom: row.owner?.id ?? '' }));
    onChange({ want: '' });
  });
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      <header>
        <h1 tabIndex={-1} className="font-display text-hero leading-none font-extrabold tracking-tight">
          {offerMessages.title}
        </h1>
        <p className="mt-2 text-muted">{offerMessages.tagline}</p>
      </header>
      <Tabs
        label={offerMessages.tabsLabel}
        names={offerMessages.tabs(offers.totalPending)}
        order={OFFERS_TABS}
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
