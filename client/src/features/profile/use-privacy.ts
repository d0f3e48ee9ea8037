import type { CharactersPage } from '@chaos/shared/contract/characters';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { reasonOf, trpc } from '../../lib/trpc.ts';

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
      showToast(isPublic ? people.profile.nowPublic : people.profile.nowPrivate);
      void utils.gallery.invalidate();
      void utils.profiles.byId.invalidate();
    },
    onError: (error) => {
      const isWonLately = reasonOf(error) === 'won_lately';
      showToast(
        isWonLately ? { ...people.profile.privacyFailed, description: error.message } : people.profile.privacyFailed,
        'destructive',
      );
    },
  });
  return { toggle: () => mutation.isPending || mutation.mutate({ characterId }), isPending: mutation.isPending };
}

function withPrivacy(page: CharactersPage, characterId: string, isPublic: boolean): CharactersPage {
  return { ...page, items: page.items.map((item) => (item.id === characterId ? { ...item, isPublic } : item)) };
}
