/** Why a list of the Hall is empty, and what would be in a wider one. */
import type { EmptyReason } from '@chaos/shared/contract/gallery';
import { Link, useRouterState } from '@tanstack/react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { GalleryAddress, GallerySearch } from './gallery-address.ts';
import { searchMessages as TEXTS } from './search-messages.ts';

interface NothingFoundProps {
  reason: EmptyReason | null;
  search: GallerySearch;
  onChange: (change: Partial<GalleryAddress>) => void;
}

export function NothingFound({ reason, search, onChange }: NothingFoundProps) {
  const { text } = search;
  const here = useRouterState({ select: ({ location }) => location.href });
  if (reason === 'signed_out')
    return (
      <EmptyState text={TEXTS.signedOut.text} hint={TEXTS.signedOut.hint}>
        <Link to="/auth" search={{ redirect: here }} className={buttonClass('primary')}>
          {TEXTS.signedOut.action}
        </Link>
      </EmptyState>
    );
  if (reason === 'follows_nobody')
    return (
      <EmptyState text={TEXTS.followsNobody.text} hint={TEXTS.followsNobody.hint}>
        <Link to="/creators" className={buttonClass('primary')}>
          {TEXTS.followsNobody.action}
        </Link>
      </EmptyState>
    );
  if (reason === 'all_seen')
    return (
      <EmptyState text={TEXTS.allSeen.text} hint={TEXTS.allSeen.hint}>
        <Link to="/" search={{ view: 'gallery', tab: 'new' }} className={buttonClass('primary')}>
          {TEXTS.allSeen.action}
        </Link>
      </EmptyState>
    );
  const { said, hint } = describe(reason, search);
  return (
    <EmptyState text={said} hint={hint}>
      <Widen search={search} onChange={onChange} />
      {text === '' && search.words.length === 0 && (
        <Link to="/" search={{}} className={buttonClass('primary')}>
          {TEXTS.generate}
        </Link>
      )}
    </EmptyState>
  );
}

/** What was searched for, in words. */
function describe(reason: EmptyReason | null, { text, words }: GallerySearch): { said: string; hint: string } {
  if (reason === 'no_such_person') return { said: TEXTS.noSuchPerson.text(text), hint: TEXTS.noSuchPerson.hint };
  const names = words.map((word) => TEXTS.filters[word]).join(', ');
  const said = text !== '' ? TEXTS.none.text(text) : words.length > 0 ? TEXTS.none.filtered : TEXTS.none.plain;
  return { said, hint: words.length > 0 ? TEXTS.none.with(names) : text !== '' ? TEXTS.none.hint : TEXTS.none.first };
}

function Widen({ search: { tab, text, words }, onChange }: Omit<NothingFoundProps, 'reason'>) {
  const isNarrow = text !== '' || words.length > 0;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {words.length > 0 && <Button onClick={() => onChange({ only: '' })}>{TEXTS.widen.filters}</Button>}
      {text !== '' && <Button onClick={() => onChange({ q: '' })}>{TEXTS.widen.text}</Button>}
      {isNarrow && tab !== 'top' && <Button onClick={() => onChange({ tab: '' })}>{TEXTS.widen.tab}</Button>}
    </div>
  );
}
