/** An offer that is being put together. It outlives the way from tab to tab. */
import type { OfferedCharacter } from './offered-character.ts';

export interface Draft {
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  /** Whose `gets` are: those of somebody else count for nothing. */
  getsFrom: string;
  message: string;
}

export const EMPTY_DRAFT: Draft = { gives: [], gets: [], getsFrom: '', message: '' };
