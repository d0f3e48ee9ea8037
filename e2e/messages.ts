/** Every fixed text of the client in one place; the client itself loads them by feature. */

import { appMessages, notFoundMessages } from '../client/src/app/messages.ts';
import { authMessages } from '../client/src/auth/messages.ts';
import { codesMessages } from '../client/src/auth/one-time-codes/messages.ts';
import { passkeyListMessages } from '../client/src/auth/passkeys/passkey-list-messages.ts';
import { accountMessages } from '../client/src/features/account/messages.ts';
import { battleMessages } from '../client/src/features/battles/messages.ts';
import { characterMessages } from '../client/src/features/characters/messages.ts';
import { similarMessages } from '../client/src/features/characters/similar/messages.ts';
import { commentMessages } from '../client/src/features/comments/messages.ts';
import { creatorMessages } from '../client/src/features/creators/messages.ts';
import { fusionMessages } from '../client/src/features/fusion/messages.ts';
import { galleryMessages } from '../client/src/features/gallery/messages.ts';
import { suggestionMessages } from '../client/src/features/gallery/suggestions/messages.ts';
import { generationMessages } from '../client/src/features/generation/messages.ts';
import { resultMessages } from '../client/src/features/generation/result-messages.ts';
import { lockMessages } from '../client/src/features/locks/messages.ts';
import { notificationMessages } from '../client/src/features/notifications/messages.ts';
import { offerMessages } from '../client/src/features/offers/messages.ts';
import { opsMessages } from '../client/src/features/ops/messages.ts';
import { profileMessages } from '../client/src/features/profiles/messages.ts';
import { REPORT_REASON_NAMES, reportMessages } from '../client/src/features/reports/messages.ts';
import { shortcutMessages } from '../client/src/features/shortcuts/messages.ts';
import { ticketMessages } from '../client/src/features/tickets/messages.ts';
import { uiMessages } from '../client/src/ui/messages.ts';
import { shareMessages } from '../client/src/ui/share/messages.ts';
import { toastMessages } from '../client/src/ui/toast/messages.ts';

export const messages = {
  ...uiMessages,
  ...appMessages,
  ...generationMessages,
  ...ticketMessages,
  account: accountMessages,
  auth: authMessages,
  suspended: authMessages.suspended,
  avatar: profileMessages.avatar,
  battle: battleMessages,
  comments: commentMessages,
  creators: creatorMessages,
  detail: characterMessages.detail,
  follow: creatorMessages.follow,
  fusion: fusionMessages,
  gallery: galleryMessages,
  keys: shortcutMessages,
  locks: lockMessages,
  notFound: notFoundMessages,
  notifications: notificationMessages,
  operators: opsMessages,
  codes: codesMessages,
  passkeys: passkeyListMessages,
  profile: profileMessages,
  failure: resultMessages.failure,
  result: resultMessages,
  report: { ...reportMessages, reasons: REPORT_REASON_NAMES },
  others: characterMessages.others,
  own: characterMessages.own,
  save: characterMessages.save,
  similar: similarMessages,
  suggestions: suggestionMessages,
  share: { ...characterMessages.share, ...shareMessages },
  toast: { ...generationMessages.toast, ...resultMessages.toast, ...toastMessages, galleryFailed: galleryMessages.loadFailed },
  showMore: uiMessages.more,
  trading: offerMessages,
  yours: characterMessages.yours,
};
