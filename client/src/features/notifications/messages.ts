/** The fixed texts of what happened to a member meanwhile. */

export const notificationMessages = {
  title: 'Notifications',
  bell: (newCount: number) => (newCount === 0 ? 'Notifications' : `Notifications, ${newCount} new`),
  arrived: (newCount: number) => (newCount === 1 ? 'One new notification' : `${newCount} new notifications`),
  close: 'Close notifications',
  list: 'What happened',
  fresh: 'New',
  waiting: (count: number) => (count === 1 ? 'One offer waits for you' : `${count} offers wait for you`),
  /** {who} and {what} are names, each on its own whatever its writing. */
  says: {
    lost: '{who} won {what} from you',
    won: '{who} challenged you and lost {what} to you',
    offered: { gift: '{who} wants to give you {what}', trade: '{who} offers you {what} in a trade' },
    countered: '{who} answered your trade and offers {what}',
    accepted: { gift: '{who} accepted your gift of {what}', trade: '{who} accepted your trade: {what} moved in with you' },
    rejected: { gift: '{who} rejected your gift of {what}', trade: '{who} rejected your trade for {what}' },
  },
  somebody: 'Somebody',
  /** Without a name that may be seen. */
  nameless: (count: number) => (count === 1 ? 'a brainrot' : `${count} brainrots`),
  others: (count: number) => ` and ${count} more`,
  empty: 'All quiet.',
  emptyHint: 'When somebody wins a brainrot from you, sends you an offer or answers yours, you read it here.',
  failedTitle: 'The notifications could not be loaded',
  failedText: 'The server did not answer the way it should.',
} as const;
