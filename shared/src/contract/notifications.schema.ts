/** The checks behind notifications.ts. */
import { z } from 'zod';

/** The time of the newest one that was shown: what comes meanwhile stays new. In text, as no input brings a date. */
export const SeenNotificationsSchema = z.strictObject({
  until: z.iso.datetime({ error: 'until must be a time like 2026-01-31T12:00:00Z.' }),
});
