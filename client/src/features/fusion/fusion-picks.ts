/** Which characters lie in the tray, why one cannot be added, and why they cannot be fused. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { FUSION_MAX, FUSION_MIN } from '@chaos/shared/rules/fusion';
import type { ToastText } from '../../ui/toast/toast.ts';
import { fusionMessages } from './messages.ts';

type Candidate = Pick<CharacterRow, 'id' | 'isFused' | 'isActive'>;

export interface Picked {
  selected: readonly string[];
  refusal: ToastText | null;
}

/**
 * Takes it out when it is in, puts it in when it may.
 * @param marks what keeps it with its owner.
 */
export function togglePick(
  selected: readonly string[],
  character: Candidate,
  [mark]: readonly { word: string; why: string }[] = [],
): Picked {
  const { id } = character;
  if (selected.includes(id)) return { selected: selected.filter((other) => other !== id), refusal: null };
  if (character.isFused) return { selected, refusal: fusionMessages.isFused };
  if (!character.isActive) return { selected, refusal: null };
  if (mark) return { selected, refusal: { title: mark.word, description: mark.why } };
  if (selected.length >= FUSION_MAX) return { selected, refusal: fusionMessages.tooMany };
  return { selected: [...selected, id], refusal: null };
}

export function whyNotFuse(picked: number): ToastText | null {
  return picked < FUSION_MIN ? fusionMessages.tooFew : null;
}
