/** Notices as the bell gets them. */
import type { Notice, Notices } from '@chaos/shared/contract/notices';
import { newPerson } from './new-offer.ts';

/** Bob wants to give a character of this name. */
export const newNotice = (name: string, change: Partial<Notice> = {}): Notice => ({
  id: `notice of ${name}`,
  kind: 'offered',
  offer: { id: 'offer', offerType: 'gift' },
  characters: [{ id: name, name, imageUrl256: null }],
  characterCount: 1,
  person: newPerson('bob'),
  createdAt: new Date(0),
  isNew: true,
  ...change,
});

export const newNotices = (...items: Notice[]): Notices => ({
  items,
  newCount: items.filter(({ isNew }) => isNew).length,
  pendingOffers: items.filter(({ kind }) => kind === 'offered' || kind === 'countered').length,
});
