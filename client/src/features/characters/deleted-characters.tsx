/** What its owner has deleted, for as long as it can be had back. */

import type { DeletedCharacter } from '@chaos/shared/contract/characters';
import { trpc } from '../../api/client.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { thumbhashUrl } from './decode-thumbhash.ts';
import { characterMessages } from './messages.ts';
import { useRestore } from './use-owner-actions.ts';

const TEXTS = characterMessages.own;

export function DeletedCharacters() {
  const { data } = trpc.characters.deleted.useQuery();
  const items = data?.items ?? [];
  const focusOnNext = useFocusOnNext();
  if (items.length === 0) return null;
  return (
    <details className="panel p-4" {...focusOnNext}>
      <summary className="min-h-11 content-center font-bold">{TEXTS.deleted(items.length)}</summary>
      <p className="text-sm text-muted">{TEXTS.deletedHint}</p>
      <ul className="mt-2 grid gap-2">
        {items.map((item) => (
          <DeletedItem key={item.id} item={item} />
        ))}
      </ul>
    </details>
  );
}

function DeletedItem({ item }: { item: DeletedCharacter }) {
  const { restore, isRestoring } = useRestore(item);
  return (
    <li tabIndex={-1} className="flex items-center gap-3 rounded-tile">
      <span aria-hidden className="size-12 shrink-0 rounded-tile bg-cover" style={likenessOf(item)} />
      <span className="min-w-0 flex-1">
        <HyphenatedName name={item.name} className="block font-bold wrap-anywhere" />
        <span className="text-sm text-muted">
          {TEXTS.until} <time dateTime={item.until.toISOString()}>{formatDate(item.until)}</time>
        </span>
      </span>
      <Button aria-label={TEXTS.restoreOf(item.name)} aria-disabled={isRestoring} onClick={restore}>
        {TEXTS.restore}
      </Button>
    </li>
  );
}

function likenessOf({ thumbhash, averageColor }: DeletedCharacter) {
  const blurred = thumbhashUrl(thumbhash);
  return { backgroundColor: averageColor, ...(blurred && { backgroundImage: `url(${blurred})` }) };
}
