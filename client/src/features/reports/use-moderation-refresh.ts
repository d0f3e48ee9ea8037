import { trpc } from '../../api/client.ts';

/** What is taken down or back is seen, or not, all over the product. */
export function useModerationRefresh(): () => void {
  const utils = trpc.useUtils();
  return () => {
    for (const part of [utils.ops, utils.gallery, utils.characters, utils.comments, utils.collections]) void part.invalidate();
  };
}
