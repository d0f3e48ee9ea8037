import type { Notification } from '@chaos/shared/contract/notifications';
import type { LinkProps } from '@tanstack/react-router';

/** Where it belongs: offers in their tab, a battle with its story, a character where it can be seen, and otherwise whoever has it now. */
export function placeOf({ session, offer, battleId, characters: [character], person }: Notification): LinkProps {
  if (session) return { to: '/settings' };
  if (offer) return { to: '/trading', search: { tab: 'offers' } };
  if (battleId) return { to: '/battle/$id', params: { id: battleId } };
  if (character?.name) return { to: '/character/$id', params: { id: character.id } };
  if (person) return { to: '/profile/$userId', params: { userId: person.id } };
  return { to: '/battle', search: { tab: 'logs' } };
}
