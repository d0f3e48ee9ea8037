import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useQueryClient } from '@tanstack/react-query';
import { changeCachedCharacter } from '../../api/character-cache.ts';
import { trpc } from '../../api/client.ts';
import { serverReason } from '../../api/failure-sentence.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { characterMessages } from './messages.ts';

const TEXTS = characterMessages.own;

/** Who may see a character changes what others see, so nothing is shown before the server has said it. */
export function usePrivacy({ id: characterId, isPublic: was }: Pick<CharacterRow, 'id' | 'isPublic'>) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const mutation = trpc.characters.togglePrivacy.useMutation({
    onSuccess: ({ isPublic }) => {
      changeCachedCharacter(queryClient, characterId, (row) => ({ ...row, isPublic }));
      showToast(isPublic ? TEXTS.nowPublic : TEXTS.nowPrivate);
      void utils.gallery.invalidate();
      void utils.profiles.byId.invalidate();
    },
    onError: (error) => {
      const description = serverReason(error);
      showFailure({ ...TEXTS.privacyFailed, ...(description && { description }) });
    },
  });
  return { toggle: () => mutation.isPending || mutation.mutate({ characterId, isPublic: !was }), isPending: mutation.isPending };
}
