/** Every fixed text of the client in one place; the client itself loads them in parts. */

import { notifications } from '../client/src/features/notifications/messages.ts';
import { messages as first } from '../client/src/lib/messages.ts';
import { battle } from '../client/src/lib/messages-battle.ts';
import { gallery } from '../client/src/lib/messages-gallery.ts';
import { keys } from '../client/src/lib/messages-keys.ts';
import { later } from '../client/src/lib/messages-later.ts';
import { ops } from '../client/src/lib/messages-ops.ts';
import { people } from '../client/src/lib/messages-people.ts';
import { REPORT_REASON_NAMES, report } from '../client/src/lib/messages-report.ts';
import { trading } from '../client/src/lib/messages-trading.ts';

export const messages = {
  ...later,
  ...people,
  ...first,
  battle,
  detail: gallery.detail,
  comments: gallery.comments,
  share: gallery.share,
  keys,
  notifications,
  trading,
  operators: ops,
  report: { ...report, reasons: REPORT_REASON_NAMES },
  failure: { ...later.failure, ...first.failure },
  toast: { ...later.toast, ...first.toast },
};
