import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { Shareable } from '../../ui/share/share-text.ts';
import { characterMessages } from './messages.ts';

const TEXTS = characterMessages.share;

export function shareableCharacter({ id, name, description, imageUrl256, isPublic }: CharacterRow): Shareable {
  return {
    name,
    description,
    link: `${import.meta.env.SSR ? '' : location.origin}/character/${id}`,
    picture: imageUrl256,
    title: TEXTS.title,
    warning: isPublic ? null : TEXTS.isPrivate,
  };
}
