/** Notifications as the bell gets them. */
import type { Notification, Notifications } from '@chaos/shared/contract/notifications';
import { newPerson } from './new-offer.ts';

/** Bob wants to give a character of this name. */
export const newNotification = (name: string, change: Partial<Notification> = {}): Notification => ({
  id: `notification of ${name}`,
  kind: 'offered',
  offer: { id: 'offer', offerType: 'gift' },
  battleId: null,
  characters: [{ id: name, name, imageUrl256: null }],
  characterCount: 1,
  person: newPerson('bob'),
  personCount: 1,
  session: null,
  likes: null,
  createdAt: new Date(0),
  isNew: true,
  ...change,
});

export const newNotifications = (...items: Notification[]): Notifications => ({
  items,
  newCount: items.filter(({ isNew }) => isNew).length,
  pendingOffers: items.filter(({ kind }) => kind === 'offered' || kind === 'countered').length,
});
