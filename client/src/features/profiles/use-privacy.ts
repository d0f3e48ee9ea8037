import type { CharactersPage } from '@chaos/shared/contract/characters';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { profileMessages } from './messages.ts';

/** Who may see a character changes what others see, so nothing is shown before the server has said it. */
export function usePrivacy(characterId: string) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const mutation = trpc.characters.togglePrivacy.useMutation({
    onSuccess: ({ isPublic }) => {
      for (const list of ['list', 'following']) {
        queryClient.setQueriesData<InfiniteData<CharactersPage>>(
          { queryKey: [['characters', list]] },
          (data) => data && { ...data, pages: data.pages.map((page) => withPrivacy(page, characterId, isPublic)) },
        );
      }
      showToast(isPublic ? profileMessages.nowPublic : profileMessages.nowPrivate);
      void utils.gallery.invalidate();
      void utils.profiles.byId.invalidate();
    },
    onError: (error) => {
      const isWonLately = reasonOf(error) === 'won_lately';
      showFailure(isWonLately ? { ...profileMessages.privacyFailed, description: error.message } : profileMessages.privacyFailed);
    },
  });
  return { toggle: () => mutation.isPending || mutation.mutate({ characterId }), isPending: mutation.isPending };
}

function withPrivacy(page: CharactersPage, characterId: string, isPublic: boolean): CharactersPage {
  return { ...page, items: page.items.map((item) => (item.id === characterId ? { ...item, isPublic } : item)) };
}
