/** After the commit of a command: this server's caches forget what has changed, and others are told. */
import { type Changes, announce as tellOthers } from '@chaos/shared/core/live/announce';
import type { Notice } from '@chaos/shared/core/notifications/write-notifications';
import type { Context } from '../trpc/context.ts';

/** The one place that knows which cache holds what. Whoever asks this server next is answered anew, before any hint is back. */
export function announce({ bus, galleryPages, pictureRows }: Context, changes: Partial<Changes>): void {
  if (changes.gallery && changes.gallery.length > 0) {
    galleryPages.clear();
    for (const id of changes.gallery) pictureRows.drop(id);
  }
  tellOthers(bus, changes);
}

/** Whoever is to read a notice hears that there is one. */
export function tellNotification(ctx: Context, notice: Notice | null): void {
  if (notice) announce(ctx, { members: [{ topic: 'notifications', userIds: [notice.userId], ids: [notice.id] }] });
}
