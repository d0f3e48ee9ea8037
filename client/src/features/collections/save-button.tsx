/** Keeps a character: in Saved with one press, and in other collections from the sheet that it opens. */
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { keepPendingSave } from '../../auth/pending-save.ts';
import { useAuth } from '../../auth/provider.tsx';
import { useAskToSignIn } from '../../auth/use-ask-to-sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Bookmark, BookmarkCheck } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { saveMessages } from './save-messages.ts';

const SaveSheet = optionalPart(() => import('./save-sheet.tsx'));

interface Saved {
  id: string;
  name: string;
}

/** On a card, in the corner of its picture. */
export function SaveOnCard({ character }: { character: Saved }) {
  const { press, sheet } = useSave(character);
  const label = saveMessages.saveOf(character.name);
  return (
    <div className="card-save needs-script">
      <button type="button" aria-haspopup="dialog" aria-label={label} title={saveMessages.save} onClick={press}>
        <Bookmark className="size-5" />
      </button>
      {sheet}
    </div>
  );
}

/** Beside its other actions: it shows whether it is kept. */
export function SaveButton({ character }: { character: Saved }) {
  const { user } = useAuth();
  const { press, sheet } = useSave(character);
  const marks = trpc.collections.marks.useQuery({ characterId: character.id }, { enabled: user !== null });
  const isSaved = user !== null && marks.data?.items.some(({ holds }) => holds) === true;
  const [Icon, label] = isSaved ? [BookmarkCheck, saveMessages.saved] : [Bookmark, saveMessages.save];
  return (
    <>
      <Button className="needs-script px-3" aria-haspopup="dialog" aria-label={label} title={label} onClick={press}>
        <Icon className="size-5 shrink-0" />
      </Button>
      {sheet}
    </>
  );
}

function useSave(character: Saved) {
  const { user } = useAuth();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  const signIn = () => {
    keepPendingSave(character);
    askToSignIn(saveMessages.signIn);
  };
  return {
    press: () => (user ? setOpen(true) : signIn()),
    sheet: isOpen && user && <SaveSheet character={character} userId={user.id} onClose={() => setOpen(false)} />,
  };
}
