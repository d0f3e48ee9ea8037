import type { PersonSummary } from '@chaos/shared/contract/people';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../api/client.ts';
import { serverReason } from '../../api/failure-sentence.ts';
import { keyOf } from '../../api/procedures.ts';
import { useAuth } from '../../auth/provider.tsx';
import { useAskToSignIn } from '../../auth/use-ask-to-sign-in.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { cacheFollow, cacheFollowerCount } from './follow-cache.ts';
import { creatorMessages } from './messages.ts';

interface FollowTexts {
  followed: ToastText;
  unfollowed: ToastText;
  failed: ToastText;
}

type Followed = PersonSummary & { isFollowing: boolean };

/** Follows and unfollows: at once for the eye, and taken back when the server does not agree. */
export function useFollow(person: Followed, texts: FollowTexts) {
  const { user } = useAuth();
  const askToSignIn = useAskToSignIn();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { id, isFollowing } = person;

  const mutation = trpc.creators.toggleFollow.useMutation({
    scope: { id: `follow:${id}` },
    onMutate: async () => {
      // An answer that is under way knows nothing of this.
      await Promise.all([queryClient.cancelQueries({ queryKey: keyOf('creators') }), utils.profiles.byId.cancel({ id })]);
      cacheFollow(queryClient, id, !isFollowing);
      // By the time of an answer these callbacks are those of a later render, in which `isFollowing` is the wish.
      return { wasFollowing: isFollowing };
    },
    onError: (error, _variables, before) => {
      if (before) cacheFollow(queryClient, id, before.wasFollowing);
      const description = serverReason(error);
      showFailure({ ...texts.failed, ...(description && { description }) });
    },
    onSuccess: ({ following, followerCount }) => {
      cacheFollowerCount(queryClient, id, { isFollowing: following, followerCount });
      showToast(following ? texts.followed : texts.unfollowed);
      void utils.creators.following.invalidate(undefined, { refetchType: 'none' });
      void utils.characters.following.invalidate();
      if (user) void utils.profiles.byId.invalidate({ id: user.id });
    },
  });

  const toggle = () => {
    if (!user) askToSignIn(creatorMessages.follow.signIn);
    else if (!mutation.isPending) mutation.mutate({ targetUserId: id, following: !isFollowing });
  };
  return { toggle, isPending: mutation.isPending };
}
